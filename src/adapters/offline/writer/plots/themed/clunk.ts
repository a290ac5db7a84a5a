import type { Plot } from '../plot.ts'
import { clunkRetold } from '../retold/clunk.ts'

/** A bus has a noise that it never makes in the workshop; the whole village must ride along to find it. */
export const clunk: Plot = {
  id: 'clunk',
  retold: clunkRetold,
  themes: ['vehiculos', 'profesiones'],
  needs: ['ground'],
  refrains: {
    es: ['¡Cloc, cloc, cloc!', '¿Has oído eso?'],
    en: ['Clunk, clunk, clunk!', 'Did you hear that?'],
  },
  blurb: {
    es: 'El autobús ocho hace «cloc». Lo hace en la calle, delante de todo el mundo, y en el taller se calla. {H} y {F} tienen una llave inglesa, una lista de sospechosos y hasta mañana, que es {event}. ¿De dónde sale ese ruido?',
    en: 'Bus number eight goes “clunk”. It does it out on the road, in front of everybody, and in the workshop it is as quiet as a mouse. {H} and {F} have a spanner, a list of suspects and one day left before {event}. Where does that noise come from?',
  },
  setup: {
    id: 'clunk/setup',
    titles: {
      es: ['El autobús que hacía cloc', 'En el taller nunca lo hace'],
      en: ['The bus that went clunk', 'It never does it here'],
    },
    moments: [
      {
        es: `0-2 ¡Un autobús! ¡Pi, pi!
0-2 Hace: ¡cloc, cloc!
2-2 {H} mira debajo. ¿Qué suena? ¿Qué?
4! {H} y {F} aprendían mecánica {at}.
4! Un día llegó el autobús ocho. Hacía «cloc».
4 —¿Dónde suena? —preguntó {H}.
4 —Donde quiere —dijo Amparo, la conductora.
6 Al día siguiente tenía que ir a {event}, cargado de gente. {thing} iría en el asiento de delante.
6 —Con ese ruido no salgo —dijo Amparo—. Me da vergüenza.
8 La maestra del taller se llamaba Leocadia y tenía las manos negras y la paciencia larga. Les dio el mono, la llave inglesa y un consejo: primero se mira y luego se desmonta.
10 Leocadia sabía de motores más que nadie. Solo le faltaba una herramienta, la llave del doce, y cuando alguien preguntaba por ella se ponía a barrer.`,
        en: `0-2 A bus! Honk, honk!
0-2 It goes: clunk, clunk!
2-2 {H} looks under it. What is that?
4! {H} and {F} were learning about motors {at}.
4! One day bus number eight came in. It went “clunk”.
4 “Where does it clunk?” asked {H}.
4 “All over,” said Mrs Plum, who drove it.
6 The next day it had to go to {event}, full of people. On the front seat there would be {thing}.
6 “Not with that noise,” said Mrs Plum. “I would be ashamed.”
8 Old Mrs Bolt ran the workshop. She had black hands and plenty of time. She gave them overalls, a spanner and a rule: first you look, then you take it apart.
10 Nobody knew more about motors than Mrs Bolt. There was just one tool missing from her wall, the number twelve. If you asked about that one, she would pick up a broom and sweep.`,
        alt: {
          es: '{H} y {F} reciben en el taller a un autobús que hace cloc.',
          en: '{H} and {F} welcome a bus that goes clunk to the workshop.',
        },
        picture: {
          H: ['hold', 'thoughtful', 'wrench'],
          F: ['point', 'surprised'],
          props: ['bus', 'wheel', 'gear'],
          showsThing: true,
        },
      },
      {
        es: `4! Escucharon las ruedas. Nada. Escucharon el motor. Nada.
4 {F} cerró las puertas muy fuerte. ¡Pam! Pero no era un cloc.
4 —En el taller no suena —dijo {H}.
4! —¡En el taller nunca lo hace! —dijo Amparo.
4 {X} pegó la oreja a un faro y dijo que oía el mar.
6 Es una cosa que saben todos los mecánicos. Un ruido puede estar una semana sonando y, en cuanto ve una llave inglesa, se calla.
6 Con tiza, en la pared, hicieron una lista de sospechosos. Las ruedas, las puertas, el motor, el timbre y el asiento que baila.
6 —Al que no haya sido, lo tachamos —dijo {H}.
6 Le quitaron las ruedas y las volvieron a poner. Tachadas. Abrieron el motor, que estaba limpio como un plato. Tachado.
6 {F} tocó el timbre treinta y una veces, por si acaso. Tachado, y con muchas ganas.
6 {X} se sentó en el asiento que baila y lo apretó con un tornillo. Ya no bailaba. Ni hacía cloc.
8 ¶—¿Y si es un fantasma? —dijo {F}.
8 —Un fantasma haría «uuu» —dijo {H}.
8 —A lo mejor es un fantasma de pocas palabras.
8 {H} no lo apuntó en la lista. Con tiza solo se apunta lo que se puede comprobar.
8 {X} le llevó un café a Amparo, que paseaba arriba y abajo como quien espera noticias del médico.
8 —Dígame la verdad —pidió Amparo—. ¿Es grave?
8 —Es raro —dijo {F}—. Que es mejor.
10 ¶Por la tarde no quedaba en la lista nadie sin tachar. {H} se sentó en el suelo, delante de aquella pared llena de inocentes.
10 —Cuando no queda nada, es que falta algo —dijo Leocadia, la maestra, sin levantar los ojos de la escoba.
10 —¿El qué?
10 —Si lo supiera yo, no lo tendríais que aprender.
10 Era una de esas frases de maestra que dan mucha rabia por la tarde y mucha razón por la noche.`,
        en: `4! They listened to the wheels. Nothing. They listened to the motor. Nothing.
4 {F} shut the doors with a bang. But a bang is not a clunk.
4 “It will not do it in here,” said {H}.
4! “It never does it in here!” said Mrs Plum.
4 {X} put an ear to a lamp and said, “I can hear the sea.”
6 It is a thing that all mechanics know. A noise may go on for a week. Then it sees a spanner, and it stops.
6 They made a list of suspects in chalk on the wall. The wheels, the doors, the motor, the bell and the seat that wobbled.
6 “If it was not you, we cross you off,” said {H}.
6 They took off the wheels and put them back. Cross. They opened up the motor, and it was as clean as a plate. Cross.
6 {F} rang the bell thirty-one times, just to be sure. That was a big cross.
6 {X} sat on the seat that wobbled and put in a screw. It did not wobble now. It did not clunk.
8 ¶“What if it is a ghost?” said {F}.
8 “A ghost goes ‘oooh’,” said {H}.
8 “It may not be a big talker.”
8 {H} did not put that on the list. You only chalk up what you can test.
8 {X} took some coffee to Mrs Plum, who was walking up and down like somebody outside a hospital door.
8 “Tell me the truth,” said Mrs Plum. “Is it bad?”
8 “It is odd,” said {F}. “Odd is better.”
10 ¶By the evening there was nobody left on the list. {H} sat on the floor and looked at a whole wall of things that had not done it.
10 “When there is nothing left, there is something missing,” said Mrs Bolt, with her eyes on her broom.
10 “What is missing?”
10 “If I told you that, I would have learned it and you would not.”
10 Teachers say such things. In the evening they drive you mad, and at night they turn out to be true.`,
        alt: {
          es: '{H} escucha las ruedas del autobús y {F} mira una lista.',
          en: '{H} listens to the wheels of the bus and {F} looks at a list.',
        },
        picture: {
          H: ['kneel', 'thoughtful', 'stethoscope'],
          F: ['think', 'thoughtful', 'pencil'],
          X: ['sit', 'happy'],
          props: ['bus', 'wheel', 'wrench', 'gear'],
        },
      },
      {
        es: `0-2 {F} mira las ruedas. No.
0-2 {H} mira el motor. No.
0-2 {X} escucha. ¡Chsss!
2-2 El autobús se va. ¡Y hace cloc!
4! —Está perfecto —dijo {H}—. Ya se lo puede llevar.
4! El autobús salió a la calle. Dobló la esquina... ¡Y «cloc»!
4 Amparo frenó. {H} y {F} se miraron.
4 —¡Lo hace aposta! —dijo {F}.
6 {X} salió corriendo detrás y lo oyó tres veces: cloc, cloc y cloc.
6 Por la acera todo el mundo saludaba al autobús con la cabeza. Era un ruido muy conocido.
6 —Pues no se viene él al taller —dijo {H}—. Vamos nosotr{HF:os/as} a la calle.
8 Cogieron la linterna, la tiza y la llave inglesa. También una almohada, porque {F} pensaba viajar debajo de los asientos.
8 —¿Y a qué hora lo hace? —preguntó {H}.
8 —A todas —dijo Amparo—. Pero con público, mejor.
10 {H} se paró con la tiza en la mano. «Con público, mejor.» Aquello lo había dicho Amparo de broma, y era lo primero que alguien decía en todo el día que no estaba en la lista.
4 Detrás, en el taller, no se oía ni una mosca.`,
        en: `0-2 {F} looks at the wheels. No.
0-2 {H} looks at the motor. No.
0-2 {X} listens. Shhh!
2-2 The bus goes off. And it clunks!
4! “It is as good as new,” said {H}. “You can have it back.”
4! The bus drove out. It went round the bend... and “clunk”!
4 Mrs Plum stopped. {H} looked at {F}.
4 “It does it on purpose!” said {F}.
6 {X} ran after it and heard it three times. Clunk, clunk and clunk.
6 All down the street people nodded to it. They knew that noise so well.
6 “It will not do it for us,” said {H}. “So we will go to it.”
8 They took the torch, the chalk and the spanner. They took a pillow too, since {F} planned to travel under the seats.
8 “When does it do it?” asked {H}.
8 “Any time,” said Mrs Plum. “But it likes a crowd.”
10 {H} stopped with the chalk in the air. It likes a crowd. Mrs Plum had said it for a joke, and it was the first thing that anybody had said all day that was not on the list.
4 Behind them, in the workshop, there was not a sound.`,
        alt: {
          es: 'El autobús se va y {H} y {F} salen detrás.',
          en: 'The bus drives off and {H} and {F} go after it.',
        },
        picture: {
          H: ['run', 'surprised', 'wrench'],
          F: ['point', 'surprised'],
          X: ['run', 'excited'],
          props: ['bus', 'music-note'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'clunk/setback',
    titles: {
      es: ['Tornillo a tornillo', 'Ni un cloc'],
      en: ['Screw by screw', 'Not one clunk'],
    },
    moments: [
      {
        es: `0-2 {H} quita un tornillo.
0-2 {F} quita dos.
2-2 ¡Uy! ¡Ya no hay autobús!
4! Desmontaron el autobús entero {at}. ¡Entero!
4! Había cuatrocientas piezas en el suelo.
4 {H} las miró. {F} las miró. Y ninguna hacía cloc.
6 {F} las sacudió todas, una por una, junto a la oreja. Unas hacían «clin». Otras hacían «tris». Una muy gorda hizo «plof» y le cayó en el pie.
6 —Ay —apuntó {H} en la lista.
8 Allí tumbado, en filas, el autobús parecía una paella para gigantes. Solo reconocían el volante y el espejo.
10 Desmontar es fácil: uno va siempre hacia donde hay menos. Lo difícil viene después, cuando hay que acordarse de lo que eran las cosas antes de que uno las entendiera.`,
        en: `0-2 {H} takes out a screw.
0-2 {F} takes out two.
2-2 Oh no! Where is the bus?
4! They took the bus to bits {at}. All of it!
4! There were four hundred bits on the floor.
4 {H} looked at them. {F} looked at them. Not one went clunk.
6 {F} shook every bit, one by one, to hear it. Some went “ting”. Some went “tick”. One very fat bit went “thud”, and landed on a toe.
6 “Ow,” {H} wrote on the list.
8 Laid out in rows, the bus looked like a dinner for giants. All that you could still make out were the wheel and the mirror.
10 Taking a thing apart is easy, for you are always on your way to less. The hard part comes later, when you have to remember what it all was before you understood it.`,
        alt: {
          es: '{H} y {F} están rodead{HF:os/as} de piezas de autobús.',
          en: '{H} and {F} stand among hundreds of pieces of a bus.',
        },
        picture: {
          H: ['kneel', 'surprised', 'wrench'],
          F: ['stand', 'worried', 'wheel'],
          props: ['gear', 'wheel', 'mirror', 'chair', 'bulb'],
          shot: 'wide',
        },
      },
      {
        es: `4 Amparo lo vio y se tuvo que sentar en un asiento. El asiento no tenía autobús.
4! —Mañana es {event} —dijo con un hilo de voz.
4 —Lo montamos esta noche —prometió {H}.
4! Y lo montaron, tuerca a tuerca.
4 {X} las iba dando por orden de tamaño.
6 —Se nos ha olvidado mirar primero —dijo {F}.
6 —Lo sé —dijo {H}. No hacía falta decir más. Se lo habían saltado l{HF:os/as} dos.
6 Leocadia, la maestra del taller, llegó con una lámpara y no riñó a nadie. Se remangó y buscó en la caja. Cogió la llave del once, cogió la del trece y suspiró.
6 —¿Por qué no hay del doce? —preguntó {F}.
6 —Porque la perdí —dijo Leocadia, y por una vez no cambió de tema—. Fue mi primer día de aprendiza. La busqué una semana. Pensé que ya no me dejarían tocar un coche nunca más.
6 —¿Y se enfadaron mucho?
6 —Nada. Eso fue lo peor.
6 {X} le puso en la mano una tuerca del doce, para que la apretara como fuera.
8 ¶Con la del once y un trapo también se podía. Hacía treinta años que Leocadia apretaba así todas las del doce del pueblo, y no se le había soltado ni una.
8 —Un buen mecánico no es el que no pierde nada —dijo—. Es el que se apaña.
8 Pero miró un momento hacia el gancho vacío de la pared.
8 {X} lo vio, y colgó allí un plátano, por alegrar. Nadie entendió por qué alegraba, pero alegraba.
8 Sobre las tres de la mañana entró el último tornillo. No sobró ninguna pieza. {F} las contó dos veces, porque eso no pasa nunca.
10 ¶—¿Y el cloc? —preguntó {H}—. Si lo hemos tenido todo en la mano, ¿por dónde se ha escapado?
10 Leocadia apagó la lámpara para pensar mejor.
10 —Un ruido no es una pieza —dijo en la oscuridad—. Es una cosa que pasa entre varias. A lo mejor no le faltaba nada al autobús. A lo mejor le faltabais vosotr{HF:os/as}.
10 —¿Nosotr{HF:os/as}?
10 —La gente, digo. Un autobús vacío es solo una lata con ventanas.`,
        en: `4 When Mrs Plum saw it she had to sit down on a seat. There was no bus round it.
4! “We set off at nine,” she said in a very small voice.
4 “It will be done by nine,” {H} promised.
4! And they put it back, nut by nut.
4 {X} passed them the nuts, from big to small.
6 “We forgot to look first,” said {F}.
6 “I know,” said {H}. That was all that had to be said. They had both forgotten.
6 Old Mrs Bolt, who ran the workshop, came with a lamp. She just rolled up her sleeves. She took the number eleven spanner, and then the number thirteen, and she sighed.
6 “Why is there no number twelve?” asked {F}.
6 “I lost it,” said Mrs Bolt, and for once she did not change the subject. “It was my first day. I thought I would never touch a car again.”
6 “Were they very cross?”
6 “No. That was the worst of it.”
6 {X} put a number twelve nut in her hand, to see how she did it.
8 ¶You could do it with the eleven and a bit of rag. For thirty years Mrs Bolt had done all the twelves like that, and not one of them had ever come loose.
8 “It is not that a good mechanic never loses a thing,” she said. “A good mechanic finds a way.”
8 But she did look up, just once, at the empty hook on the wall.
8 {X} saw it and hung a banana there, to cheer things up. Nobody knew why it cheered things up, but it did.
8 At three in the morning the last screw went in. There was not one bit left over. {F} counted twice, because that never happens.
10 ¶“So where is the clunk?” said {H}. “We had all of it in our hands. How did it get away?”
10 Mrs Bolt put out the lamp, to think better.
10 “A noise is not a part,” she said in the dark. “It is something that goes on between parts. It may be that nothing was missing from the bus but you.”
10 “Us?”
10 “People, I mean. With no people in it, a bus is a tin with windows.”`,
        alt: {
          es: 'De noche, {H} y {F} montan el autobús tuerca a tuerca.',
          en: 'At night, {H} and {F} put the bus together nut by nut.',
        },
        picture: {
          H: ['reach', 'determined', 'wrench'],
          F: ['kneel', 'determined', 'gear'],
          X: ['hold', 'calm', 'bucket'],
          props: ['bus', 'lantern', 'wheel'],
          time: 'night',
        },
      },
      {
        es: `0-2 Una rueda. ¡Otra rueda!
0-2 {X} trae el volante.
0-2 ¡Ya está! ¡Pi, pi!
2-2 {H} y {F} bostezan. ¡Qué sueño!
4! Al amanecer, el autobús estaba entero. Brillaba como un zapato.
4 —¿Y ahora? —preguntó {F}.
4! —Ahora, que suba todo el mundo —dijo {H}.
4 Y fueron a llamar puerta por puerta.
6 {X} se encargó de las puertas de la izquierda, y en todas le ofrecieron desayuno.
6 —¿Para ir a {event}? —preguntaba la gente en zapatillas.
6 —Para hacer un cloc —decía {F}.
8 Nadie pidió más explicaciones. Al oír «cloc», todos se iban a por el abrigo, como si llevaran años esperando que les preguntaran.
10 {H} los vio salir con sus cestas, sus paraguas y sus caras de sueño. Cuatrocientas piezas en el suelo, pensó, y habían ido a buscar el ruido en todas menos en aquellas.`,
        en: `0-2 One wheel. Two wheels!
0-2 {X} finds the horn.
0-2 It is done! Honk, honk!
2-2 {H} and {F} yawn. So sleepy!
4! At dawn it was a bus again. It shone like a shoe.
4 “What now?” asked {F}.
4! “Now we need people,” said {H}. “All of them.”
4 And they went from door to door.
6 {X} did the doors on the left, and got breakfast at each one.
6 “Is it time to go?” people asked in their slippers.
6 “It is time to clunk,” said {F}.
8 Nobody asked what that meant. At the word “clunk” they all went to get their coats, as if they had been waiting for years to be asked.
10 {H} watched them come out with their baskets, their umbrellas and their sleepy faces. Four hundred bits on a floor, and they had looked for the noise in every bit but these.`,
        alt: {
          es: 'Al amanecer, {H} y {F} invitan a todos a subir al autobús.',
          en: 'At dawn, {H} and {F} ask everyone to get on the bus.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['point', 'excited'],
          X: ['wave', 'happy', 'bread'],
          props: ['bus', 'basket', 'umbrella'],
          time: 'dawn',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'clunk/climax',
    titles: {
      es: ['Que suba todo el mundo', 'El asiento doce'],
      en: ['All aboard', 'Seat number twelve'],
    },
    moments: [
      {
        es: `0-2 ¡Sube, sube! ¡Pi, pi!
0-2 Suben {H} y {F}.
2-2 Sube una señora con una gallina.
4! Subió todo el mundo, cada cual a su asiento.
4 Subieron la panadera, los gemelos, un contrabajo y una gallina.
4! —¡A la curva! —dijo {H}.
6 —Como todos los días —pidió {F}—. Nada de portarse mejor porque haya visita.
6 Así que la panadera se durmió, los gemelos se pelearon y el contrabajo ocupó dos asientos.
8 {H} se tumbó en el pasillo con la oreja en el suelo. {F} fue contando las farolas. Amparo arrancó con suavidad, como quien lleva un bizcocho.
10 No es corriente que cincuenta personas guarden silencio para oír un defecto. Si hubieran ido a oír un violín, alguien habría tosido.`,
        en: `0-2 On you get! Honk, honk!
0-2 {H} and {F} get on.
2-2 A lady gets on with a hen.
4! They all got on, each in their own seat.
4 There was the baker, and the twins, and a double bass, and a hen.
4! “To the bend!” said {H}.
6 “Just be as you always are,” said {F}. “Do not be good because of us.”
6 So the baker fell asleep, the twins had a fight, and the double bass took up two seats.
8 {H} lay down in the middle with one ear on the floor. {F} counted lamp posts. Mrs Plum set off very gently, as if she had a cake on board.
10 It is not every day that fifty people hold their breath to hear something wrong. If it had been a violin, somebody would have coughed.`,
        alt: {
          es: '{H} y {F} suben al autobús con mucha gente.',
          en: '{H} and {F} get on the bus with a lot of people.',
        },
        picture: {
          H: ['wave', 'excited'],
          F: ['point', 'happy'],
          props: ['bus', 'violin', 'basket', 'bread'],
          shot: 'wide',
        },
      },
      {
        es: `4! Con gente, en la curva, el autobús hizo «¡cloc!».
4 —¡Ahí está! —gritó todo el mundo.
4 Bajó la mitad de la gente. ¡Cloc! Bajó la mitad de la otra mitad. ¡Cloc!
4 {X} subía y bajaba cada vez, por gusto.
6 Esa fue la idea de {F}: ir partiendo por la mitad. Si suena, el ruido se ha quedado dentro. Si no suena, se ha bajado con los otros.
6 De cincuenta pasaron a veinticinco, luego a doce, luego a seis. A la quinta vuelta se bajó la gallina y el cloc siguió.
6 —La gallina es inocente —apuntó {H}.
6 Al final quedó solo el señor Benito. Iba siempre en el asiento doce, con un saco de patatas encima.
6 {H} le pidió que se levantara. Curva. Nada. Le pidió que se sentara. Curva. ¡Cloc!
8 —¿Soy yo? —preguntó el señor Benito, muy preocupado.
8 —Ni usted ni las patatas —dijo {F}—. Es lo que hay debajo.
8 Miraron con la linterna. Debajo del asiento había una tapa vieja, pintada del mismo color que el suelo, con cuatro tornillos oxidados. Nadie la había abierto en treinta años.
8 {X} se acordó del aceite y fue a por él a la carrera.
10 —Mirábamos las piezas que había —dijo {H}, tumbad{H:o/a} bajo el asiento—. Y la tapa no salía en los planos.
10 —Los planos los dibuja quien sabe dónde está todo —dijo {F}—. Esto lo cerró alguien que no.
10 Leocadia había dejado de mirar. Se limpiaba las manos con un trapo que ya estaba limpio.
4 La tapa de debajo del asiento estaba dura. ¡Había que tirar!`,
        en: `4! Full of people, on the bend, the bus went “clunk”!
4 “There it is!” they all shouted.
4 Half of the people got off. Clunk! Half of that half got off. Clunk!
4 {X} got on and off each time, just for fun.
6 It was {F} who thought of the halves. If it clunks, the noise is still on the bus. If not, it got off with the rest.
6 So they went from fifty to twenty-five, and then to twelve, and then to six. On the fifth trip the hen got off, and it still went clunk.
6 “The hen did not do it,” wrote {H}.
6 In the end they had just one. That was Mr Crumb, in seat number twelve, with a sack of potatoes on his knees.
6 {H} asked him to stand up. Bend. Nothing. {H} asked him to sit down. Bend. Clunk!
8 “Is it me?” asked Mr Crumb, who was worried.
8 “It is not you, and it is not the potatoes,” said {F}. “It is what is under you.”
8 They looked with the torch. There was an old lid under that seat, the same colour as the floor, with four rusty screws. Nobody had had it open for thirty years.
8 {X} remembered the oil and ran to get it.
10 “We looked at the parts that there were,” said {H} from below the seat. “And this lid is not on the plan.”
10 “A plan is drawn by somebody who knows where things are,” said {F}. “Whoever shut this did not.”
10 Mrs Bolt had stopped looking. She was wiping her hands on a rag, and her hands were clean.
4 The lid below the seat was stuck fast. They had to pull!`,
        alt: {
          es: '{H} y {F} miran debajo del asiento con una linterna.',
          en: '{H} and {F} look under the seat with a torch.',
        },
        picture: {
          H: ['kneel', 'determined', 'lantern'],
          F: ['crouch', 'excited', 'wrench'],
          X: ['run', 'happy'],
          props: ['chair', 'bus', 'gear'],
          shot: 'close',
        },
      },
      {
        es: `0-2 {H} tira. {F} tira.
0-2 ¡Plop! ¡Una llave!
0-2 ¡Ella hacía cloc!
2-2 ¡Era la llave! ¡Cloc, cloc, cloc!
4 ¡Plop! La tapa saltó por los aires.
4! ¡Debajo de un asiento había una llave inglesa!
4 —Cloc —dijo la llave al caer.
4 El autobús entero se echó a reír. ¡Tanto ruido, y era eso!
6 Estaba negra de polvo. En el mango tenía atado un hilo rojo.
6 Con alguien sentado encima, en la curva, la llave resbalaba y daba en la chapa.
6 {F} la frotó con la manga hasta que apareció un número. Un uno. Y un dos.
8 —Leocadia —dijo {H} despacio—. ¿La suya llevaba un hilo?
8 No hizo falta que contestara. Se había sentado en el asiento doce, que era el que le pillaba más cerca.
8 {X} le acercó la llave con las dos manos, como se lleva algo vivo.
10 —El primer día —dijo Leocadia—. Me mandaron cerrar la tapa de un autobús nuevo. El ocho. La busqué en todas partes, menos en el sitio donde había hecho bien mi trabajo.`,
        en: `0-2 {H} pulls. {F} pulls.
0-2 Pop! A spanner!
0-2 That was the clunk!
2-2 It was the spanner! Clunk, clunk, clunk!
4 Pop! The lid flew off.
4! Under a seat there was a spanner!
4 “Clunk,” it said, and fell out.
4 They all burst out laughing. So much noise, and so small!
6 It was black with dust, and it had a bit of red thread round the handle.
6 With somebody on the seat, on the bend, it slid and hit the side.
6 {F} rubbed it until a number came up. It was a one. And a two.
8 “Mrs Bolt,” {H} said slowly. “Did yours have a thread on it?”
8 She did not need to say. She had sat down on seat number twelve, which was the nearest.
8 {X} took the spanner to her in both hands, as you carry something alive.
10 “My first day,” said Mrs Bolt. “I had to shut the lid on a new bus. I looked everywhere, except in the one place where I had done my job well.”`,
        alt: {
          es: '{H} saca una llave inglesa de debajo del asiento y {F} salta.',
          en: '{H} pulls a spanner from under the seat and {F} jumps for joy.',
        },
        picture: {
          H: ['hold', 'proud', 'wrench'],
          F: ['jump', 'excited'],
          X: ['reach', 'surprised'],
          props: ['chair', 'bus', 'thread'],
        },
      },
    ],
  },
  resolution: {
    id: 'clunk/resolution',
    titles: {
      es: ['La llave del doce', 'Un autobús demasiado callado'],
      en: ['Number twelve', 'A bus that was too quiet'],
    },
    moments: [
      {
        es: `0-2 La llave va a casa.
0-2 {H} la cuelga. {F} aplaude.
2-2 La maestra ríe. ¡La quería mucho!
4! La llave era de la maestra del taller. La había perdido en su primer día.
4 La maestra la cogió, la pesó en la mano y sonrió.
4 —Treinta años viajando —dijo—. Y sin pagar billete.
6 —Entonces el autobús no estaba roto —dijo {F}.
6 —No —dijo {H}—. Solo guardaba una cosa.
6 La colgaron en su gancho, entre el once y el trece. Por fin la pared sabía contar.
8 Leocadia les pidió que la apretaran ell{HF:os/as} primero, la tuerca de la rueda de delante. Giró suave, sin trapo, como una llave en su cerradura.
10 —En mi primer día creí que no valía para esto —les contó—. Vosotr{HF:os/as} lleváis uno y ya me habéis arreglado a mí.`,
        en: `0-2 The spanner is home.
0-2 {H} hangs it up. {F} claps.
2-2 Old Mrs Bolt laughs. She missed it!
4! It belonged to old Mrs Bolt, who ran the workshop. She had lost it on her first day.
4 She took it, and felt the weight of it, and smiled.
4 “Thirty years on the bus,” she said. “And not one ticket.”
6 “So the bus was not broken,” said {F}.
6 “No,” said {H}. “It was just keeping something safe.”
6 They hung it on its hook, between eleven and thirteen. At last the wall could count.
8 Mrs Bolt let them have the first turn with it, on a nut of the front wheel. It went round like a key in its own lock, with no rag at all.
10 “On my first day I thought that I was no good at this,” she told them. “It is your first day, and you have already mended me.”`,
        alt: {
          es: '{H} y {F} cuelgan la llave en la pared del taller.',
          en: '{H} and {F} hang the spanner on the workshop wall.',
        },
        picture: {
          H: ['reach', 'happy', 'wrench'],
          F: ['cheer', 'happy'],
          props: ['hammer', 'gear', 'wheel', 'bus'],
        },
      },
      {
        es: `4! El autobús salió hacia {event} sin un solo ruido. ¡Qué suave!
4 {thing} iba en el asiento de delante, con cinturón.
4 Pasó la primera parada. Y no bajó nadie.
4! —¡Nos hemos pasado! —gritó la panadera—. ¡No ha sonado el cloc!
4 {X} empezó a reírse y ya no pudo parar.
6 Así descubrieron una cosa. La panadera se despertaba con el cloc. Los gemelos se bajaban dos farolas después del cloc. El señor del contrabajo afinaba con él.
6 —Yo creía que os molestaba —dijo Amparo.
6 —¿Molestar? —dijo la panadera—. ¡Si es como de la familia!
6 Amparo puso el intermitente y se paró a un lado. Todo el mundo miró a {H} y a {F}. {H} y {F} miraron la caja de herramientas.
6 —Nos han traído aquí para quitar un ruido —dijo {F}.
6 —Pues ahora tenemos que poner otro —dijo {H}—. Pero aposta.
8 ¶Probaron con una cuchara. Demasiado fino. Probaron con un candado. Demasiado serio. {X} ofreció su cantimplora, que hacía «blub», y un gemelo dijo que aquello daba ganas de ir al baño.
8 Entonces la panadera buscó en la cesta y sacó un molde viejo, de los de magdalenas.
8 {H} lo colgó debajo del asiento doce con un muelle corto. Curva. «Clinc.»
8 —Un poco más grave —pidió el del contrabajo.
8 {F} le apretó media vuelta. «Clonc.» Hubo un aplauso.
10 ¶Leocadia escribió en el libro del taller, con su letra redonda: «Autobús ocho. Avería: ninguna. Reparación: un cloc nuevo, a petición del público». Debajo dejó sitio para dos firmas.
10 {H} firmó con mucho cuidado. {F} apretó tanto que la firma salió también en la página siguiente.
10 Se notaba al tacto, y allí sigue, debajo de un cambio de aceite.`,
        en: `4! The bus set off for {event} with not one sound. It was so smooth!
4 On the front seat sat {thing}, with a belt on.
4 It passed the first stop. And nobody got off.
4! “We have missed it!” cried the baker. “There was no clunk!”
4 {X} began to laugh and could not stop.
6 And then it all came out. The baker woke up by the clunk. The twins got off two lamp posts after the clunk. The man with the double bass used it to tune up.
6 “I thought that you all hated it,” said Mrs Plum.
6 “Hate it?” said the baker. “It is like one of the family!”
6 Mrs Plum pulled in at the side. They all looked at {H} and {F}. {H} and {F} looked at the toolbox.
6 “They got us here to take out a noise,” said {F}.
6 “So now we put one in,” said {H}. “But on purpose.”
8 ¶They tried a spoon. It was too thin. They tried a padlock. It was too grave. {X} had a flask that went “glug”, but one of the twins said that it made him need the toilet.
8 Then the baker felt in her basket and came up with an old bun tin.
8 {H} hung it under seat number twelve on a short spring. Bend. “Clink.”
8 “A bit lower,” said the man with the double bass.
8 {F} gave it half a turn. “Clonk.” They all cheered.
10 ¶Mrs Bolt wrote it in the workshop book in her round hand. “Bus number eight. Fault: none. Repair: one new clunk, by request of the public.” Below that she left room for two names.
10 {H} signed with great care. {F} pressed so hard that it came out on the next page as well.
10 You could feel it with a finger. It is still there, below a change of oil.`,
        alt: {
          es: '{H} y {F} ponen un ruido nuevo en el autobús, con {thing} delante.',
          en: '{H} and {F} give the bus a new noise, with {thing} in front.',
        },
        picture: {
          H: ['kneel', 'happy', 'wrench'],
          F: ['hold', 'excited'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['bus', 'bucket', 'violin'],
        },
      },
      {
        es: `0-2! ¡Era una llave! ¡Adiós, autobús!
0-2 {X} dice adiós.
0-2 {H} y {F} ríen.
2-2 Ahora suena a música. ¡Clonc, clonc!
4! El autobús llegó a tiempo a {event}. Llevaba un molde viejo debajo del asiento: ¡clonc, clonc, clonc!
4! Y nadie se pasó de parada.
4 Amparo les regaló dos billetes para toda la vida.
6 Cuando se hizo de noche, volvieron en él, medio dormid{HF:os/as}, en el asiento once y en el trece.
6 —¿Has oído eso? —dijo {F} en la curva.
6 —Clonc —dijo {H}—. Está perfecto.
8 {X} dormía con la cabeza contra el cristal y, a cada curva, sonreía.
8 —No —dijo {F}—. Lo otro. Escucha.
4 Y en algún sitio, muy bajito, algo hizo «tic».
10 {H} buscó la tiza en el bolsillo. No tenían ninguna prisa. En el taller, seguro, no lo iba a hacer.`,
        en: `0-2! It was a spanner! Bye-bye, bus!
0-2 {X} waves.
0-2 {H} and {F} laugh.
2-2 Now it makes music. Clonk, clonk!
4! The bus got to {event} on time. An old bun tin under a seat went “clonk”!
4! And nobody missed their stop.
4 Mrs Plum gave them two tickets that would last for ever.
6 At night they rode home on it, half asleep, in seats eleven and thirteen.
6 “Did you hear that?” said {F} on the bend.
6 “Clonk,” said {H}. “It is perfect.”
8 {X} slept with one cheek on the window, and smiled at each bend.
8 “No,” said {F}. “Not that. Listen.”
4 And then, very softly, something went “tick”.
10 {H} felt for the chalk. There was no hurry at all. In the workshop, of course, it would never do it.`,
        alt: {
          es: '{H} y {F} dicen adiós al autobús, ya de noche.',
          en: '{H} and {F} wave to the bus in the evening.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['wave', 'happy'],
          X: ['wave', 'happy'],
          props: ['bus', 'music-note', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
