import type { Plot } from '../plot.ts'
import { afterYouRetold } from '../retold/after-you.ts'

/** Two driverless buses, each too polite to go first, meet where only one can pass; their passengers change places. */
export const afterYou: Plot = {
  id: 'after-you',
  retold: afterYouRetold,
  themes: ['vehiculos', 'ciencia ficcion'],
  needs: ['ground'],
  refrains: {
    es: ['¡Usted primero!', '¡No, usted primero!'],
    en: ['After you!', 'No, after you!'],
  },
  blurb: {
    es: 'El autobús Amarillo conduce solo y es educadísimo: deja pasar a las palomas, a las sombras y a las bolsas de plástico. Hoy lleva a {H} y a {F} a {event}. Pero en el paso estrecho viene de frente el autobús Verde, que es igual de educado. ¿Quién pasa primero?',
    en: 'The Yellow bus drives itself, and it has lovely manners. It gives way to pigeons, to shadows and to paper bags. Today it is taking {H} and {F} along for {event}. But at the narrow pass it meets the Green bus, whose manners are just as good. Who will go first?',
  },
  setup: {
    id: 'after-you/setup',
    titles: {
      es: ['Usted primero', 'El autobús más educado del mundo'],
      en: ['After you', 'The politest bus in the world'],
    },
    moments: [
      {
        es: `0-2 ¡Un autobús amarillo! ¡Brum!
0-2 ¡Pase, paloma! ¡Pase!
2-2 El autobús espera. Espera y espera.
4! {at} había un autobús nuevo, el Amarillo. ¡Conducía solo!
4! Era muy educado y siempre cedía el paso.
4 {H} y {F} subieron para ir a {event}.
6 —Bienvenid{HF:os/as} —dijo una voz amable—. Arrancaremos en cuanto pase esa paloma.
6 La paloma no quería pasar. Quería una miga.
8 El Amarillo tenía ocho cámaras, cuatro radares y un ordenador debajo del asiento de atrás. Le habían enseñado todas las normas de tráfico y una de propina: en caso de duda, usted primero.
10 Y dudaba mucho. Es lo que tiene verlo todo por ocho lados a la vez, que por alguno siempre viene alguien.`,
        en: `0-2 A yellow bus! Vroom!
0-2 After you, pigeon!
2-2 The bus waits. It waits and waits.
4! There was a new bus {at}. It was the Yellow one, and it drove itself!
4! It had very good manners. It let them all go first.
4 {H} and {F} got on. It would soon be time for {event}.
6 “Welcome,” said a kind voice. “We will set off as soon as that pigeon has crossed.”
6 The pigeon did not want to cross. It wanted a crumb.
8 The Yellow bus had eight cameras, four radars and a computer under the back seat. It knew all the rules of the road and one more: when in doubt, after you.
10 And it was often in doubt. That is what comes of looking eight ways at once. There is always somebody coming in one of them.`,
        alt: {
          es: '{H} y {F} suben a un autobús amarillo que conduce solo.',
          en: '{H} and {F} get on a yellow bus that drives itself.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['wave', 'happy'],
          props: ['bus', 'ticket', 'wheel'],
          shot: 'wide',
        },
      },
      {
        es: `4 El Amarillo dejó pasar a un gato. Dejó pasar a una pelota.
4! Dejó pasar a una bolsa de plástico. «¡Usted primero!»
4 La bolsa se lo pensó, dio dos vueltas y pasó.
4 {X} bajó, tomó un helado y volvió a subir. ¡No habían avanzado nada!
4! Entonces, en el paso estrecho, apareció otro autobús. Era el Verde.
6 En el paso estrecho solo cabía uno. El Amarillo frenó. El Verde frenó.
6 —Usted primero —dijo el Amarillo.
6 —De ninguna manera —dijo el Verde—. Usted.
6 —Yo no tengo prisa.
6 —Yo tengo menos.
6 Los dos apagaron un faro, como quien se quita el sombrero. Y no se movió nadie.
6 {X} contó los segundos en voz alta y al llegar a seiscientos se cansó.
8 ¶—A lo mejor se arreglan solos —dijo {F}.
8 —Se están arreglando —dijo {H}—. Mira qué bien se llevan.
8 Y era verdad. El Verde le preguntaba al Amarillo por su batería. El Amarillo le alababa al Verde los limpiaparabrisas. Hablaban con muchísima calma, porque ninguno de los dos tenía que ir al baño.
8 Los pasajeros, sí. Un señor empezó a mirar los arbustos con interés.
8 {X} repartió la merienda de todo el mundo, que era la suya.
10 ¶{H} bajó y midió el paso con los pies. Diecinueve de {H}, veintidós de {F}. Un autobús cabía justo. Dos, ni soñarlo.
10 —Con personas no pasa —dijo una señora—. Siempre hay alguien con más cara.
10 {F} pensó en todas las veces que una persona con mucha cara había arreglado un atasco. Daba un poco de rabia, pero había que reconocerlo.
10 Detrás del Amarillo se paró una furgoneta de flores, que también conducía sola. También era educada.`,
        en: `4 The Yellow bus let a cat go by. It let a ball go by.
4! It let a paper bag go by. “After you!” it said.
4 The bag had a think, went round twice, and went by.
4 {X} got off, ate an ice cream and got on again. They had not moved at all!
4! And then, at the narrow pass, they met one more bus. It was the Green one.
6 There was room for just one bus. The Yellow one stopped. The Green one stopped.
6 “After you,” said the Yellow bus.
6 “By no means,” said the Green bus. “After you.”
6 “I am in no hurry.”
6 “I am in less.”
6 They each put out one lamp, as you take off a hat. And nobody moved.
6 {X} counted out loud how long it took, and gave up at six hundred.
8 ¶“They may sort it out,” said {F}.
8 “They have sorted it out,” said {H}. “Look how well they get on.”
8 It was true. The Green bus was asking after the Yellow one’s battery. The Yellow bus said how much it liked the Green one’s wipers. They were very calm about it all, for neither of them needed the toilet.
8 The passengers did. One man began to take an interest in the bushes.
8 {X} gave out the snacks for the whole bus, which were all {X} had.
10 ¶{H} got down and measured the pass in feet. It was nineteen of {H.his} own, or twenty-two of {F}’s. One bus would just fit. Two buses would not, not ever.
10 “You do not get this with people,” said a lady. “There is always somebody rude.”
10 {F} thought of all the jams that had been cleared by somebody rude. It was annoying, but there it was.
10 Behind the Yellow bus, a flower van pulled up. It drove itself too. Its manners were excellent.`,
        alt: {
          es: '{H} y {F} miran a su autobús, que no quiere pasar primero.',
          en: '{H} and {F} look at their bus, which does not want to go first.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'worried'],
          X: ['hold', 'happy', 'ice-cream'],
          props: ['bus', 'speech'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 Viene otro autobús. ¡Verde!
0-2 ¡Usted! ¡No, usted!
0-2 {X} mira el reloj.
2-2 {H} y {F} bajan a mirar.
4! —Así no llegamos nunca —dijo {H}.
4! —¿Y si decimos «por favor»? —dijo {F}.
4 —Con mucho gusto —dijo el Amarillo—. En cuanto pase el Verde.
4 —¡Cómo no! —dijo el Verde—. En cuanto pase el Amarillo.
6 {X} lo intentó con los dos a la vez, uno por cada oreja. Los dos le dieron las gracias.
6 Se estaba haciendo tarde para {event}, y en el primer asiento viajaba {thing}. ¡Eso no podía esperar!
8 —El problema no es que sean malos —dijo {H}.
8 —El problema es que son buenos a la vez —dijo {F}.
10 Nunca habían visto un problema así. Los de siempre tienen un culpable y dos gritos. Este tenía buenos modales y música ambiental.
4 Detrás sonó una bocina, muy bajito. «Cuando puedan», dijo.`,
        en: `0-2 Here is a green bus!
0-2 After you! No, you!
0-2 {X} looks at a clock.
2-2 {H} and {F} get off to look.
4! “We will never get there,” said {H}.
4! “What if we say please?” said {F}.
4 “With pleasure,” said the Yellow bus. “After the Green one.”
4 “Of course,” said the Green bus. “After the Yellow one.”
6 {X} tried them both at once, one in each ear. They both said thank you.
6 It was getting late for {event}. On the front seat of the bus was {thing}, and that could not wait!
8 “The trouble is not that they are bad,” said {H}.
8 “The trouble is that they are both good at once,” said {F}.
10 They had never seen trouble like that. The usual sort has somebody to blame and a bit of shouting. This sort had nice manners and soft music.
4 Behind them a horn went, very softly. “When you are ready,” it said.`,
        alt: {
          es: '{H} y {F} piden por favor al autobús que pase.',
          en: '{H} and {F} say please to the bus.',
        },
        picture: {
          H: ['reach', 'thoughtful'],
          F: ['stand', 'worried'],
          X: ['think', 'calm', 'clock'],
          props: ['bus', 'car'],
          showsThing: true,
        },
      },
    ],
  },
  setback: {
    id: 'after-you/setback',
    titles: {
      es: ['El botón de maleducado', '¡Yo primero!'],
      en: ['The rude button', 'Me first!'],
    },
    moments: [
      {
        es: `0-2 {H} ve un botón rojo.
0-2 ¡Clic! ¡Oh, no!
2-2 ¡Yo primero!, dice el autobús. ¡No, yo!
4! Debajo del asiento de atrás había una rueda pequeña.
4 A un lado ponía «Educado». Al otro ponía «Maleducado».
4! —Solo un poquito —dijo {H}. Y la giró.
6 En el Verde, alguien había encontrado una rueda igual y había tenido la misma idea.
6 Los dos autobuses encendieron todos los faros.
8 —¡Yo primero! —dijo el Amarillo, con una voz que no parecía suya.
8 —¡Yo antes! —dijo el Verde—. ¡Y quítese, calcetín con ruedas!
10 Entre «educado» y «maleducado» la rueda no tenía nada, ni una muesca. Se ve que a quien la hizo no se le había ocurrido que hubiera algo en medio.`,
        en: `0-2 {H} sees a red button.
0-2 Click! Oh no!
2-2 Me first, says the bus. No, me!
4! There was a small dial under the back seat.
4 On one side it said “Polite”. On the other it said “Rude”.
4! “Just a bit,” said {H}. And round it went.
6 Over on the Green bus, somebody had found one just like it, and had thought just the same.
6 Both buses put on all their lamps.
8 “Me first!” said the Yellow bus, in a voice that was not its own.
8 “No, me!” said the Green bus. “Move over, you sock on wheels!”
10 Between “polite” and “rude” there was nothing on the dial, not even a notch. It had not crossed the maker’s mind that there might be something in the middle.`,
        alt: {
          es: '{H} gira una rueda del autobús y {F} se asusta un poco.',
          en: '{H} turns a dial on the bus, and {F} gets a bit of a fright.',
        },
        picture: {
          H: ['reach', 'determined', 'gear'],
          F: ['stand', 'surprised'],
          props: ['bus', 'chair', 'bulb'],
          shot: 'close',
        },
      },
      {
        es: `4! ¡Piii! ¡Mooc! Entraron los dos a la vez en el paso.
4 Y se quedaron morro con morro. ¡Ahora sí que no había manera!
4 —¡Tartana! —dijo el Amarillo.
4 —¡Lata! —dijo el Verde.
4 {X} se tapó las orejas con dos panecillos.
6 Los pasajeros del Amarillo sacaron la cabeza y empezaron a protestar. Los del Verde sacaron la cabeza y protestaron más alto.
6 Hacía un rato se habían estado saludando con la mano. Ahora se llamaban cosas de comer: ¡berza! ¡Besugo! ¡Alcachofa!
6 {H} miró la rueda y se puso muy roj{H:o/a}. Aquello lo había puesto en marcha con dos dedos.
6 —Bájala —dijo {F}—. Yo voy a por la otra.
6 {F} cruzó el paso, muy pegad{F:o/a} a la pared, hasta el autobús de enfrente. Alguien le gritó «¡merluzo!», y {F} contestó «buenas tardes».
6 Contaron hasta tres y giraron las dos ruedas al mismo tiempo.
6 {X} ofreció un panecillo por una ventanilla, y luego el otro. Con la boca llena es difícil gritar.
8 ¶Se hizo un silencio largo. Olía a goma quemada y a vergüenza.
8 —Le ruego que me disculpe lo de «lata» —dijo el Amarillo.
8 —Lo de «tartana» era un elogio, supongo —dijo el Verde.
8 Retrocedieron los dos, despacito, pidiéndose perdón cada metro. Cuando terminaron estaban otra vez como al principio, pero más lejos.
8 —Hemos perdido media hora —dijo {H}.
8 —No —dijo {F}—. He encontrado una cosa.
10 ¶—¿Sabes a quién he visto en el Verde? —siguió {F}—. A una señora con un violonchelo que va a tocar en nuestra calle. Y a un niño que va a ver a su abuela, que vive al lado de la parada nuestra, de donde venimos.
10 —Pues en el Amarillo hay un panadero que va a la calle de ellos —dijo {H}.
10 Lo dijeron sin darle importancia, como se cuentan las cosas cuando uno está cansado. La idea estaba allí mismo, sentada entre l{HF:os/as} dos, y todavía no la vio nadie.`,
        en: `4! Honk! Beep! They both drove in at once.
4 And there they stood, nose to nose. Now they were really stuck!
4 “You tin!” said the Yellow bus.
4 “You tub!” said the Green bus.
4 {X} put a bread roll over each ear.
6 The people on the Yellow bus put out their heads and began to complain. The ones on the Green bus put out their heads and complained louder.
6 Not long ago they had waved to each other. Now they called each other things to eat. You turnip! You kipper! You sprout!
6 {H} looked at the dial and went very red. Two fingers had been enough to start all that.
6 “Turn it back,” said {F}. “I will get the other one.”
6 {F} squeezed along the wall to the Green bus. “You haddock!” cried somebody. “Good afternoon,” said {F}.
6 They counted to three and turned both dials at the same time.
6 {X} held up a roll to one window, and then one more. It is hard to shout with your mouth full.
8 ¶There was a long hush. It smelled of hot rubber and shame.
8 “I do beg your pardon for ‘tub’,” said the Green bus.
8 “I took it as a kindness,” said the Yellow bus.
8 They both backed out, very slowly, and said sorry at each yard. When they had done, it was all just as before, only further apart.
8 “We have lost half an hour,” said {H}.
8 “No,” said {F}. “I have found something.”
10 ¶On the Green bus {F} had met a lady with a cello, who was going to play in their own street. There was a boy, too, on his way to his gran, who lived next to the stop where they had got on.
10 “And there is a baker on ours who is going to their street,” said {H}.
10 They said it just for something to say, as you do when you are tired. The idea was right there, sitting between them, and nobody had seen it yet.`,
        alt: {
          es: '{H} y {F} intentan calmar a los autobuses, que se gritan.',
          en: '{H} and {F} try to calm down the shouting buses.',
        },
        picture: {
          H: ['reach', 'worried'],
          F: ['run', 'determined'],
          X: ['hold', 'surprised', 'bread'],
          props: ['bus', 'speech', 'carrot'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Perdón! ¡Perdón!
0-2 {H} apaga el botón. ¡Uf!
0-2 {X} da un pan.
2-2 Los autobuses ya no gritan. ¡Qué bien!
4! —Perdón —le dijo {H} al Amarillo—. No lo haré más.
4 —Faltaría más —dijo el Amarillo—. Perdone usted.
4! Atardecía. Los faros se encendieron, uno amarillo y otro verde.
6 {F} pintó en la rueda una raya con tiza, justo en medio, por si servía otro día.
6 {X} dijo que, si había que dormir allí, se pedía la ventanilla.
8 De un autobús a otro los pasajeros empezaron a saludarse de nuevo, primero con un dedo, luego con la mano entera.
8 —¡Perdón por lo de besugo! —gritó alguien.
8 —¡No hay de qué, alcachofa! —contestaron, y hubo una risa larga que cruzó el paso sin pedir permiso.
10 {H} se fijó en eso. La risa había pasado. El paso era estrecho para un autobús, pero para una risa sobraba sitio. ¿Qué más cabría por allí?
4 Se hizo de noche, y nadie había pasado.`,
        en: `0-2 Sorry! So sorry!
0-2 {H} turns it off. Phew!
0-2 {X} gives them bread.
2-2 The buses do not shout now. Good!
4! “Sorry,” {H} told the Yellow bus. “I will not do that again.”
4 “Not at all,” it said. “I beg your pardon.”
4! The sun went down. The lamps came on, one yellow, one green.
6 {F} took some chalk and drew a line in the middle of the dial, just in case.
6 {X} said that if they had to sleep there, the window seat was taken.
8 From one bus to the other the people began to wave again, first with a finger and then with the whole hand.
8 “Sorry about ‘kipper’!” somebody called.
8 “No harm done, you old sprout!” came the reply, and a long laugh went right through the pass.
10 {H} noticed that. The laugh had gone through. The pass was too narrow for a bus, but a laugh had plenty of room. What else might fit?
4 It got dark, and nobody had gone by.`,
        alt: {
          es: 'Al atardecer, {H} y {F} piden perdón junto al autobús.',
          en: 'At sunset, {H} and {F} say sorry beside the bus.',
        },
        picture: {
          H: ['stand', 'calm'],
          F: ['kneel', 'thoughtful', 'pencil'],
          X: ['hold', 'happy', 'bread'],
          props: ['bus', 'lantern'],
          time: 'sunset',
        },
      },
    ],
  },
  climax: {
    id: 'after-you/climax',
    titles: {
      es: ['El gran cambio', 'Nadie primero'],
      en: ['The great swap', 'Nobody first'],
    },
    moments: [
      {
        es: `0-2 Aquí, amarillo. Allí, verde.
0-2 {H} piensa. {F} piensa.
2-2 ¿Quién pasa? ¿Tú? ¿Yo? ¿Nadie?
4! El Amarillo y el Verde seguían frente a frente.
4 —Usted primero —decía uno.
4! —No, usted primero —decía el otro. ¡Y ya iba a empezar {event}!
6 Detrás de cada uno había una cola de coches sin conductor. Todos muy educados. Se oía un murmullo de «no faltaba más» que llegaba hasta el horizonte.
6 —Si uno diera marcha atrás... —dijo {F}.
6 —Los dos darían marcha atrás —dijo {H}.
8 Lo probaron. Los dos dieron marcha atrás. Luego los dos avanzaron para no hacer esperar al otro. Luego se pararon y se rieron, un poco cortados, como en los pasillos.
10 En el fondo, pensó {H}, no había ningún atasco. Un atasco es gente que quiere pasar. Allí lo único que quería todo el mundo era no molestar.`,
        en: `0-2 Here is yellow. There is green.
0-2 {H} thinks. {F} thinks.
2-2 Who goes first? You? Me? Nobody?
4! The Yellow bus and the Green bus were still face to face.
4 “After you,” said the one.
4! “No, after you,” said the other. And it was time for {event}!
6 Behind each of them was a line of cars with no drivers. They all had lovely manners. You could hear a soft “not at all, not at all” as far as the sky.
6 “If one of them backed up...” said {F}.
6 “They would both back up,” said {H}.
8 They tried it. Both buses backed up. Then both came on again, so as not to keep the other one waiting. Then they stopped, and laughed a bit, as people do in corridors.
10 Really, thought {H}, it was not a jam at all. A jam is people who want to get through. Here, all that anybody wanted was to be no bother.`,
        alt: {
          es: '{H} y {F} piensan delante de los autobuses parados.',
          en: '{H} and {F} think hard in front of the waiting buses.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['stand', 'thoughtful'],
          props: ['bus', 'car', 'speech', 'clock'],
          shot: 'wide',
        },
      },
      {
        es: `4! Enfrente estaba el autobús Verde, igual de educado. Solo cabía uno.
4 —¿Adónde van? —preguntó {H} a los del Verde.
4 —Allí, de donde venís vosotr{HF:os/as}.
4 —¡Y nosotr{HF:os/as} vamos allí! —dijo {F}—. ¡De donde vienen ustedes!
6 {H} miró a un lado. Miró al otro. ¡Y se echó a reír!
4 —¡Cambiamos de autobús! —dijo {H}—. ¡Y nadie pasa primero!
6 Eran diez pasos a pie. Los del Verde subirían al Amarillo, y al revés. Luego, cada autobús daría media vuelta.
6 Hubo un silencio, de esos en los que se oye cómo la gente hace la cuenta.
6 {X} fue {X:el primero/la primera} en coger el abrigo.
6 Empezó la mudanza. Pasaron una señora con un violonchelo, un panadero y tres abuelos. También pasó un perro, pero se había equivocado y hubo que devolverlo.
8 —¿Y mi asiento? —protestó un señor—. Yo siempre voy en el nueve.
8 —Pues el nueve del Verde está calentito —dijo {F}.
8 {X} dirigía el tráfico en medio del paso con dos calcetines de colores. Por la derecha los que iban. Por la izquierda los que venían.
8 Los autobuses miraban por sus ocho cámaras sin entender nada y sin atreverse a preguntar.
10 ¶Quedaba lo más gordo. En el Amarillo viajaba {thing}, bien sujeto entre dos cojines. Y en el Verde viajaba un piano. Nadie sabe por qué en los atascos siempre hay un piano.
10 Se encontraron justo en el centro, en el único punto donde no cabían a la vez.
10 —Usted primero —le dijo {F} al piano, sin poder evitarlo.
4 Pero, a mitad del paso, se atascó un carrito lleno de maletas. ¡Había que sacarlo!`,
        en: `4! There was the Green bus, just as polite. One bus would fit, not two.
4 “Where are you going?” {H} asked the people on it.
4 “There, where you came from.”
4 “And we want to go there!” said {F}. “Where you came from!”
6 {H} looked one way. {H} looked the other way. And laughed!
4 “Then let’s swap buses!” said {H}. “And nobody has to go first!”
6 It was ten steps on foot. The people on the Green bus would get on the Yellow one, and the other way about. Then each bus would turn round.
6 There was a hush, the sort in which you can hear people do a sum.
6 {X} was the first to get up and find a coat.
6 So the great move began. Over went a lady with a cello, and a baker, and three grandads. So did a dog, but he was wrong and had to go back.
8 “What about my seat?” said one man. “I always have number nine.”
8 “There is a number nine on the Green bus too,” said {F}. “And it is warm.”
8 {X} stood in the middle with a bright sock in each hand, like a policeman. If you were going, you kept right. If you were coming, you kept left.
8 The buses watched with all eight cameras. They had no idea what was going on, and did not like to ask.
10 ¶The biggest bit was still to come. On the Yellow bus, between two cushions, was {thing}. And on the Green bus there was a piano. Nobody knows why, but in a traffic jam there is always a piano.
10 They met right in the middle, at the one spot where there was no room for both.
10 “After you,” said {F} to the piano. It just slipped out.
4 But halfway across, something got stuck. They would have to pull!`,
        alt: {
          es: '{H} señala el otro autobús, y {F} ayuda a la gente a cambiarse.',
          en: '{H} points to the other bus, and {F} helps the people to change.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['hold', 'happy', 'box'],
          X: ['cheer', 'happy', 'scarf'],
          props: ['bus', 'violin', 'basket'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Tú aquí! ¡Yo allí!
0-2 {H} salta. {F} salta.
0-2 ¡Adiós! ¡Brum, brum!
2-2 El amarillo va atrás. El verde también.
4! ¡Todo el mundo cambió de autobús! Así nadie pasó primero.
4 Después, cada uno dio media vuelta. ¡Brum!
4 Y se dijeron adiós con el claxon, muy flojito.
4 —¿Y quién ha pasado primero? —preguntó el Amarillo.
4 —Nadie —dijo {H}.
6 —Entonces, ¿hemos cedido los dos? —dijo el Verde.
6 —Los dos —dijo {F}.
6 Los autobuses encendieron el intermitente a la vez. Era su manera de dar saltos.
8 Detrás, los coches sin conductor empezaron a darse la vuelta en fila. Se oían suspiros de alivio y mucho «gracias, gracias a usted».
10 El ordenador del Amarillo tardó tres segundos enteros en guardar aquello, que para un ordenador es casi una tarde. Lo puso en una carpeta nueva. No sabía qué nombre darle y escribió: «Cosas que no venían».`,
        en: `0-2 You here! Me there!
0-2 {H} hops. {F} hops.
0-2 Bye-bye! Vroom, vroom!
2-2 The yellow bus turns. The green bus turns.
4! So they all changed buses! Nobody had to go first.
4 Then each bus turned round. Vroom!
4 They said goodbye with their horns, very softly.
4 “So who went first?” asked the Yellow bus.
4 “Nobody,” said {H}.
6 “Then did we both give way?” said the Green bus.
6 “You both did,” said {F}.
6 The buses began to wink on both sides. It was their way of jumping up and down.
8 Behind them the cars with no drivers turned round too, one by one. There was a lot of “thank you, no, thank you”.
10 The computer in the Yellow bus took three whole seconds to store that, which for a computer is nearly an afternoon. It put it in a new folder. It did not know what to call it, so it wrote “Things that were not in the rules”.`,
        alt: {
          es: '{H} y {F} saltan de alegría: los autobuses dan la vuelta.',
          en: '{H} and {F} jump for joy: the buses are turning round.',
        },
        picture: {
          H: ['jump', 'happy'],
          F: ['jump', 'excited'],
          X: ['cheer', 'happy'],
          props: ['bus', 'car', 'wheel'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'after-you/resolution',
    titles: {
      es: ['La parada de en medio', 'Buenas noches, usted primero'],
      en: ['The stop in the middle', 'Good night, after you'],
    },
    moments: [
      {
        es: `0-2 ¡Ya llegan! ¡Piii!
0-2 {H} baja. {F} baja.
2-2 ¡Gracias, autobús! ¡Gracias, gracias!
4! {H} y {F} llegaron en el Verde, justo a tiempo.
4 Y los del Verde llegaron en el Amarillo. ¡A la vez!
4 —Ha sido un placer —dijo el autobús, y abrió todas las puertas.
6 Esperó a que bajara la gente, a que bajara un perro y a que bajara el aire. Luego se despidió del bordillo.
6 —¿Siempre es así? —susurró {F}.
6 —Peor —dijo una señora del Verde que se había confundido y seguía allí—. Pero se le coge cariño.
8 {H} se palpó los bolsillos y se echó a reír. Con las prisas llevaba puesto un sombrero que no era suyo.
10 Aquella tarde, medio pueblo llevaba el paraguas del otro medio. Nadie tuvo prisa por devolverlos: eran una excusa estupenda para volver a verse.`,
        en: `0-2 Here they are! Beep!
0-2 {H} gets off. {F} gets off.
2-2 Thank you, bus! Thank you so much!
4! {H} and {F} got there on the Green bus, just in time.
4 And the others got there on the Yellow one. Both at once!
4 “It was a pleasure,” said the bus, and opened all its doors.
6 It waited for the people to get off, and for a dog, and for some air. Then it said goodbye to the kerb.
6 “Is it always like this?” whispered {F}.
6 “It is worse,” said a lady who had got mixed up and was still there. “But it grows on you.”
8 {H} reached up and laughed. In all the rush, {H} had put on a hat that was somebody else’s.
10 That evening, one half of the town had the other half’s umbrellas. Nobody was in a hurry to give them back. They were such a good reason to meet again.`,
        alt: {
          es: '{H} y {F} bajan del autobús, content{HF:os/as}, con un sombrero ajeno.',
          en: '{H} and {F} get off the bus, happy, with somebody else’s hat.',
        },
        picture: {
          H: ['wave', 'happy', 'hat'],
          F: ['walk', 'happy'],
          props: ['bus', 'umbrella'],
          shot: 'wide',
        },
      },
      {
        es: `4 Desde entonces, en el paso estrecho hay una parada con banco.
4! Los autobuses llegan, la gente se cambia y cada uno se vuelve.
4 {X} estrenó el banco, por si había que charlar.
4! Y {thing} llegó a su sitio sin un rasguño.
6 El panadero, que pasa por allí a las ocho, deja una cesta. Hay quien toca el violonchelo mientras espera, y hay quien va solo por el cambio y no se sube a nada.
6 Un señor dice que antes tardaba menos. «¿Y qué hacía con lo que le sobraba?», le pregunta {F}. Todavía lo está pensando.
6 {X} pintó en el banco una raya que dice «aquí se queda uno un rato», y funciona.
8 ¶Vino a verlo la ingeniera que había hecho los autobuses. Miró el paso, miró el banco y miró sus planos, que eran muy buenos y no llevaban banco.
8 —Yo les enseñé a ceder —dijo—. No se me ocurrió enseñarles qué hacer si ceden los dos.
8 —A nosotr{HF:os/as} tampoco —dijo {H}—. Lo vimos al preguntar adónde iban.
8 La ingeniera apuntó la pregunta en su cuaderno y la subrayó. «¿Adónde va usted?» Ocho cámaras y cuatro radares, y a nadie se le había ocurrido preguntar.
8 {X} le regaló un calcetín de colores, por si hacía falta en otra ciudad.
10 ¶En la rueda de los autobuses hay ahora una muesca nueva, justo en el medio. Al principio la ingeniera no sabía qué poner. «Normal» quedaba soso. «Listo» quedaba presumido.
10 {F} propuso «Pregunta». Y eso pone.
10 Con la rueda en ese punto, si el Amarillo se encuentra con alguien en un sitio estrecho, lo saluda y le dice: «¿Adónde va?». Es asombrosa la de veces que así basta.`,
        en: `4 Now there is a bus stop with a bench at the pass.
4! The buses come, the people change, and each bus goes back.
4 {X} tried out the bench, for a chat.
4! And there was not a scratch on {thing}.
6 The baker goes by at eight and leaves a basket. Somebody plays the cello while they wait. Some people just come for the change, and do not get on a bus at all.
6 One man says that he used to be quicker. “And what did you do with the time?” asks {F}. He is still thinking.
6 {X} drew a line on the bench that says “stay a bit”, and it works.
8 ¶The engineer who had made the buses came to see it. She looked at the pass, and the bench, and her plans. They were very good plans, but there was no bench in them.
8 “I taught them to give way,” she said. “I did not think to teach them what to do if they both do it.”
8 “Nor did we,” said {H}. “We saw it when we asked them where they were going.”
8 She put that in her notebook, and underlined it. “Where are you going?” Eight cameras and four radars, and nobody had thought to ask.
8 {X} gave her one bright sock, in case it was needed in some other town.
10 ¶There is a new notch on the dial of the buses now, right in the middle. At first the engineer did not know what to call it. “Normal” sounded dull. “Clever” sounded vain.
10 {F} thought of “Ask”. And that is what it says.
10 So now, when the Yellow bus meets somebody in a tight spot, it says hello, and then it says, “Where are you going?” It is surprising how often that is enough.`,
        alt: {
          es: '{H} y {F} esperan en la nueva parada, con {thing}.',
          en: '{H} and {F} wait at the new bus stop, with {thing}.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['wave', 'happy'],
          X: ['sit', 'happy'],
          showsThing: true,
          props: ['bus', 'chair', 'basket', 'violin'],
        },
      },
      {
        es: `0-2! ¡Tú y yo! ¡Ya está!
0-2 {X} aplaude.
0-2 {H} pasa. {F} pasa. ¡Plop!
2-2 ¡Los dos autobuses duermen! ¡Brum, brum!
4! ¡Qué bien salió todo en {event}! Y nadie llegó tarde.
4 Por la noche, los dos autobuses se apagaron.
4 —Que duerma usted primero —dijo el Amarillo.
4 —No, usted primero —dijo el Verde.
6 Así siguieron hasta la madrugada, de lo más felices.
4! {H} y {F} llegaron a la puerta de casa.
6 —Pasa tú —dijo {H}.
6 —No, pasa tú —dijo {F}.
8 {X} miró a {H}, miró a {F}, suspiró y pasó.
8 —¿Adónde vas? —preguntó entonces {H}.
8 —A cenar. ¿Y tú?
8 —También.
10 No había nada que cambiar, porque iban al mismo sitio. Para eso, la ingeniera no tenía muesca.
4! Y pasaron a la vez: ¡plop!`,
        en: `0-2! You and me! We did it!
0-2 {X} claps.
0-2 In go {H} and {F}. Pop!
2-2 The two buses go to sleep. Vroom!
4! So nobody was late for {event}. How good it was!
4 At night the two buses turned off their lamps.
4 “You go to sleep first,” said the Yellow bus.
4 “No, after you,” said the Green bus.
6 They kept it up until dawn, as happy as could be.
4! {H} and {F} got to their own front door.
6 “After you,” said {H}.
6 “No, after you,” said {F}.
8 {X} looked at {H}, looked at {F}, sighed and went in.
8 “Where are you going?” asked {H} then.
8 “To supper. And you?”
8 “Me too.”
10 They could not swap, for they were both going to the same place. The engineer had no notch for that.
4! And they both went in at once. Pop!`,
        alt: {
          es: 'De noche, {H} y {F} ríen a la vez, y los autobuses descansan.',
          en: 'At night, {H} and {F} laugh together, and the buses rest.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'happy'],
          X: ['wave', 'happy'],
          props: ['bus', 'moon', 'star'],
          time: 'night',
        },
      },
    ],
  },
}
