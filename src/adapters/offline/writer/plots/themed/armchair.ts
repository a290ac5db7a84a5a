import type { Plot } from '../plot.ts'
import { armchairRetold } from '../retold/armchair.ts'

/** The old armchair is put out three times, and comes home with somebody tired in it each time. */
export const armchair: Plot = {
  id: 'armchair',
  retold: armchairRetold,
  themes: ['familiar', 'valores'],
  needs: ['magic', 'ground'],
  refrains: { es: ['¡Otra vez aquí!', '¡Boing, boing, boing!'], en: ['Back again!', 'Boing, boing, boing!'] },
  blurb: {
    es: 'El sillón del bisabuelo tiene un muelle que hace boing y ya no cabe en casa. {H} y {F} lo sacan de allí. A la mañana siguiente está otra vez en su sitio, ¡y con alguien dormido encima! Algo trama ese sillón. ¿Por qué vuelve siempre? ¿Y adónde va de noche?',
    en: 'Great-Grandad’s armchair has a spring that goes boing, and there is no room for it. So {H} and {F} get rid of it. Next morning it is back in its place, with somebody asleep in it! That armchair is up to something. Why does it always come back? And where does it go at night?',
  },
  setup: {
    id: 'armchair/setup',
    titles: {
      es: ['El sillón que volvía', 'Un cartero en el salón', 'Boing'],
      en: ['The armchair that came back', 'A postman in the parlour', 'Boing'],
    },
    moments: [
      {
        es: `0-2 ¡Boing! Un sillón viejo.
0-2 {H}: ¡fuera! {F}: ¡adiós!
2-2 Toc, toc. ¡Otra vez el sillón!
4! El sillón del bisabuelo ya no cabía {at}. ¡Boing!
4! {H} y {F} lo sacaron a la calle. Por la mañana, ¡había vuelto!
4 Y con un cartero dormido encima.
6 —¡Qué descanso! —dijo el cartero, abriendo un ojo—. Lo vi en la esquina y me senté un momentito.
6 No recordaba haberse movido. El sillón no decía nada.
8 Tenía patas de león, brazos gordos y un color que en su día fue verde. En las uñas de las patas había barro fresco.
10 Hacía falta sitio para {event}. Eso habían dicho los mayores. Y cuando los mayores buscan sitio, lo primero que miran es lo más viejo.`,
        en: `0-2 Boing! An old armchair.
0-2 {H}: out! {F}: bye-bye!
2-2 Tap, tap. It is back again!
4! There was no room {at} for Great-Grandad’s old armchair. Boing!
4! {H} and {F} put it out in the street. Next day it was back!
4 There was a postman in it, fast asleep.
6 “I needed that!” said the postman, with one eye open. “I saw it on the corner and sat down for a minute.”
6 He did not recall moving. The armchair said nothing.
8 It had lion’s feet, fat arms, and a colour that had once been green. There was fresh mud on its claws.
10 They needed the room for {event}. That was what the grown-ups had said. And when grown-ups need room, the first thing they look at is the oldest.`,
        alt: {
          es: '{H} y {F} se asombran: el sillón ha vuelto a su sitio.',
          en: '{H} and {F} stare: the armchair is back in its place.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'surprised'],
          showsThing: true,
          props: ['armchair', 'sign', 'footprints'],
          time: 'dawn',
        },
      },
      {
        es: `4! Lo sacaron otra vez. Más lejos, detrás de la fuente.
4 {X} cerró la puerta con dos vueltas de llave.
4! Por la noche se oyó: ¡boing, boing, boing!
4! Y por la mañana había dos señoras en el sillón. ¡Con un puerro!
6 —Veníamos del mercado con las piernas hechas polvo —dijeron—. Qué detalle, mandarnos el sillón.
6 Hubo que darles café. El cartero, que aún no se había ido, pidió otro.
6 —Átalo —dijo {F}.
6 {H} lo ató a un árbol con una cuerda muy gorda. Le hizo siete nudos.
6 {X} añadió un lazo, que no ata más, pero queda mejor.
6 Por la mañana, el sillón estaba en su sitio. Y el árbol, también.
6 Debajo del árbol, en el sillón, roncaba un señor con una tuba.
8 —Lo hemos sacado para tener sitio —dijo {H}, contando cabezas—, y ahora hay un cartero, dos señoras, un músico y un árbol.
8 —Y una tuba —dijo {F}, que era exact{F:o/a}.
8 —¿Por qué vuelve? —preguntó {H}.
8 El sillón miraba por la ventana. No tenía ojos, pero los botones del respaldo parecían mirar. En la acera de enfrente, una chica cambiaba de pie, cansada de esperar el autobús.
8 Al sillón le tembló un muelle.
8 {X} se sentó un momento para pensar y ya no hubo manera de que se levantara.
10 Lo raro era que nadie se quejaba. El cartero había repartido las cartas desde allí, por la ventana, llamando a la gente por su nombre. Las señoras habían hecho una sopa con el puerro. Del músico solo se sabía que estaba muy a gusto.
10 —Hay que llevárselo donde no haya nadie cansado —dijo {F} por fin.
10 Miraron el mapa. Era un mapa grande, y no supieron dónde poner el dedo.`,
        en: `4! They took it out again. This time it went behind the pump.
4 {X} locked the door and then locked it again.
4! In the night they heard: boing, boing, boing!
4! And next day there were two ladies in it. They had a leek!
6 “We came from the market and our legs had gone,” they said. “How kind of you to send the chair.”
6 They had to be given coffee. The postman, who had not left yet, had one too.
6 “Tie it up,” said {F}.
6 {H} tied it to a tree with a very thick rope. It took seven knots.
6 {X} added a bow. A bow does not hold, but it looks better.
6 Next day the armchair was in its place. So was the tree.
6 Under the tree, in the armchair, a man with a tuba lay and snored.
8 “We put it out to make room,” said {H}, counting heads. “Now we’ve got a postman, two ladies, a bandsman and a tree.”
8 “And a tuba,” said {F}, who liked to be exact.
8 “Why does it come back?” asked {H}.
8 The armchair looked out of the window. It had no eyes, but there was something about the buttons. Across the street a girl stood first on one leg and then on the other. She was tired of waiting for the bus.
8 A spring in the armchair gave a tremble.
8 {X} sat down in it for a minute to think, and could not be got out of it again.
10 The odd thing was that nobody complained. The postman had done his round from there, calling people to the window by name. The ladies had made soup of the leek. Of the bandsman they only knew that he was comfortable.
10 “We have to take it where nobody is tired,” said {F} at last.
10 They got out the map. It was a large map, and they could not think where to put a finger.`,
        alt: {
          es: '{H} ata el sillón con una cuerda y {F} sujeta el nudo.',
          en: '{H} ties up the armchair while {F} holds the knot.',
        },
        picture: {
          H: ['crouch', 'determined', 'rope'],
          F: ['reach', 'thoughtful', 'rope'],
          X: ['sit', 'happy'],
          props: ['armchair', 'tree', 'trumpet', 'key'],
        },
      },
      {
        es: `0-2 ¡Otra vez! ¡Boing, boing!
0-2 {H} empuja. {F} tira.
0-2 {X} se sienta.
2-2 Vamos lejos, sillón. ¡Muy, muy lejos!
4! —Lo llevaremos tan lejos que no sepa volver —dijo {H}.
4 {F} se puso a empujar. El sillón daba pasitos, muy contento.
4! Creía que iban de excursión.
6 Las dos señoras salieron a despedirlo. Una le cosió un botón.
6 {X} fue sentad{X:o/a} encima los diez primeros pasos. Para hacer peso, dijo.
6 En cada cuesta, el sillón empujaba un poquito por su cuenta.
4 —Pórtate bien —le pidió el cartero desde la ventana.
8 Los vecinos salían a los balcones. No se ve todos los días un sillón con patas de león que va de paseo con dos amigos.
8 —No le hables —avisó {F}—. Que se encariña.
8 —No le hablo —dijo {H}, y le quitó una hoja del respaldo.
10 Al pasar junto a la parada, el sillón se paró en seco. La chica del autobús se sentó, descansó lo que dura una canción y le dio las gracias. Luego siguieron. Nadie hizo ningún comentario.`,
        en: `0-2 Back again! Boing, boing!
0-2 {H} pushes. {F} pulls.
0-2 {X} sits down.
2-2 We will go far away. Far, far away!
4! “We’ll take it so far that it can’t come back,” said {H}.
4 {F} began to push. The armchair took small, happy steps.
4! It thought that this was a day out.
6 The two ladies came to the door to wave. One of them sewed a button on it.
6 {X} rode in it for the first ten steps, to test the wheels. It had no wheels.
6 At each hill the armchair did a bit of the pushing itself.
4 “Be good!” called the postman from the window.
8 “Don’t talk to it,” said {F}. “It will get fond of you.”
8 “I’m not talking to it,” said {H}, and picked a leaf off its back.
10 When they came to the bus stop, the armchair stopped dead. The girl sat down, rested for as long as a song lasts and said thank you. Then they went on. Nobody passed any remark.`,
        alt: {
          es: '{H} y {F} se llevan el sillón por el camino.',
          en: '{H} and {F} push the armchair along the road.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['walk', 'thoughtful'],
          X: ['sit', 'happy'],
          props: ['armchair', 'leaf'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'armchair/setback',
    titles: {
      es: ['Detrás de un árbol muy delgado', 'Quieto, sillón'],
      en: ['Behind a very thin tree', 'Stay, armchair'],
    },
    moments: [
      {
        es: `0-2 ¡Quieto, sillón! ¡Ahí!
0-2 {H} se va. {F} se va.
2-2 El sillón se queda solo. Boing…
4! Dejaron el sillón {at}. Allí no pasaba nadie.
4! —¡Quieto! —dijo {H}. El sillón se quedó muy quieto.
4 Se fueron sin mirar atrás.
6 Era un sitio muy tranquilo. Demasiado tranquilo para un sillón.
6 Detrás sonó un boing muy pequeño.
6 —No mires —dijo {F}—. Si miras, viene.
8 {H} miró. El sillón se había escondido detrás de un árbol. El árbol era delgado, y el sillón, no. Asomaba por los dos lados y por arriba.
10 Cuando paraban, paraba. Cuando andaban, andaba. Si se volvían, se hacía el interesante. Allí estaba, en mitad de la nada, con un brazo a cada lado de un arbusto, como toda la vida.`,
        en: `0-2 Stay, armchair! Stay!
0-2 {H} goes. {F} goes.
2-2 It is all alone. Boing…
4! They left the armchair {at}. Nobody ever came there.
4! “Stay!” said {H}. And it stayed, as good as gold.
4 They went off and did not look back.
6 It was a quiet place. It was much too quiet for an armchair.
6 Behind them there was a very small boing.
6 “Don’t look,” said {F}. “If you look, it will come.”
8 {H} looked. The armchair had hidden behind a tree. The tree was thin, and the armchair was not. It stuck out on both sides and at the top.
10 When they stopped, it stopped. When they walked, it walked. If they turned round, it pretended to have been there all along, in the middle of nowhere, with an arm on each side of a bush.`,
        alt: {
          es: '{H} y {F} se alejan y el sillón se queda junto a un árbol.',
          en: '{H} and {F} walk away and the armchair stays by a tree.',
        },
        picture: {
          H: ['walk', 'sad'],
          F: ['walk', 'sad'],
          props: ['armchair', 'tree'],
          weather: 'clouds',
          shot: 'wide',
        },
      },
      {
        es: `4-6! El sillón l{HF:os/as} siguió despacito, detrás de un árbol muy delgado.
4! —¡Vete! —le dijo {F}—. ¡Allí se está muy bien!
4! El sillón bajó los brazos y no se movió más.
4 {X} se sonó. Dijo que era el polvo.
4-4! {H} encontró un silbato en el bolsillo. ¡Era un regalo del sillón!
6! {H} metió la mano en el bolsillo. ¿Qué era aquello?
6 Era un silbato. Y una canica. Y un botón con un ancla.
6 —Estaban entre los cojines —dijo {H}—. Se me han debido de caer encima al empujar.
6 {F} también encontró algo: media galleta, un diente de leche y una carta muy doblada.
6 —Ese silbato es de mi abuelo —dijo {F}—. Lo buscó tres años. ¡Lo tenía el sillón!
6 {X} reconoció el diente. Era suyo.
6 Fueron poniéndolo todo en fila sobre una piedra. Cada cosa se la había dejado alguien sentado allí: leyendo, riéndose, quedándose dormido.
8 {H} sopló el silbato por dentro, para quitarle las migas. Salieron migas de por lo menos cuatro cumpleaños.
8 —No es un sillón viejo —dijo {H}—. Es un sillón lleno.
8 La carta era del bisabuelo. Tenía una sola línea y la tinta se había corrido. Solo se leía el principio: «Para quien venga…».
8 —¿Para quien venga cómo? —preguntó {F}.
8 {X} probó varias posibilidades: «contento», «por la tarde», «con dulces».
8 Se volvieron corriendo. El árbol delgado seguía en su sitio. Detrás no había nadie. Solo cuatro huellas de león, que se marchaban despacio en la otra dirección.
10 —Le dije «vete» —murmuró {F}—. Y me ha hecho caso.
10 Es lo que tienen los muebles de familia. Aguantan mudanzas, niños, perros y meriendas, y uno piensa que lo aguantan todo.
10 Llamaron. Silbaron con el silbato. El silbido fue y volvió, y volvió solo.`,
        en: `4! “Go away!” said {F}. “It’s very nice here!”
4! It did not move any more. It let its arms hang.
4 {X} sniffed and said that it was the dust.
4! {H} felt in a pocket. What was that?
6 It was a whistle. There was a marble too, and a button with an anchor on it.
6 “They were down the side,” said {H}. “They must have come out when we pushed.”
6 {F} had things as well: half a biscuit, a milk tooth and a letter, folded very small.
6 “That whistle is my grandad’s,” said {F}. “He looked for it for three years. The armchair had it!”
6 {X} knew that tooth. It was an old friend.
6 They put it all in a row on a stone. It had all been left by somebody who sat there, reading, or laughing, or falling asleep.
8 “It’s not an old armchair,” said {H}. “It’s a full one.”
8 The letter was from Great-Grandad. It was one line long, and the ink had run. You could only read the start of it: “For whoever is…”
8 “Whoever is what?” asked {F}.
8 {X} tried a few: “early”, “ticklish”, “on the side of cake”.
8 They ran back. The thin tree was still there. There was nobody behind it. There were just four lion’s footprints, going slowly the other way.
10 “I told it to go away,” said {F}, very low. “And it did as it was told.”
10 That is the trouble with family furniture. It bears with house moves and children and dogs and teas, and you think that it can bear anything.
10 They called. They blew the whistle. The sound went out and came back, and it came back alone.`,
        alt: {
          es: '{H} y {F} miran lo que había entre los cojines.',
          en: '{H} and {F} look at what was down the side of the chair.',
        },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['hold', 'sad', 'letter'],
          X: ['stand', 'sad'],
          props: ['cushion', 'stone', 'letter', 'cookie'],
          weather: 'clouds',
        },
      },
      {
        es: `0-2 ¿Y el sillón? ¡No está!
0-2 {H} llama. {F} llama.
0-2 {X} silba.
2-2 ¡Sillón, sillón! ¿Dónde estás? ¡Vuelve!
4! Buscaron el sillón hasta que se hizo de noche.
4 —¡Sillón! —gritaba {H}.
4 —¡Sillón bonito! —gritaba {F}.
4! Nadie hizo boing.
4 Soplaron el silbato. Nada. Solo contestó un búho.
6 Guardaron el silbato, la canica, el botón y la media galleta, porque había que devolvérselos.
6 {X} se guardó su diente de leche, para ponerlo otra vez donde estaba, entre los cojines.
6 —A lo mejor ya está en casa —dijo {F}.
6 Lo dijo dos veces. A la segunda se lo creyeron un poco.
8 Por primera vez, {H} deseaba con todas sus fuerzas oír aquello al otro lado de la puerta. Boing, boing, boing. Con quien fuera encima.
10 El camino de vuelta era el mismo que el de ida, pero alguien lo había alargado. Eso hacen los caminos cuando se vuelve con las manos vacías.`,
        en: `0-2 The armchair is gone! Oh!
0-2 {H} calls. {F} calls.
0-2 {X} whistles.
2-2 Armchair, armchair, where are you? Come back!
4! They looked for the armchair until it got dark.
4 “Armchair!” cried {H}.
4 “Nice armchair!” cried {F}.
4! Nobody went boing.
4 They blew the whistle. There was no one but an owl.
6 They put away the whistle, the marble and the half biscuit. It would want them back.
6 {X} kept the tooth, to put it down the side again.
6 “It may be at home by now,” said {F}.
6 {F} said so twice. The second time they believed it, a bit.
8 For the first time, {H} longed to hear it on the other side of the door. Boing, boing, boing. It could have anybody it liked in it.
10 The way home was the same as the way there, but somebody had made it longer. Roads do that when you come back with empty hands.`,
        alt: {
          es: '{H} y {F} buscan el sillón de noche con un farol.',
          en: '{H} and {F} look for the armchair with a lantern.',
        },
        picture: {
          H: ['walk', 'worried', 'lantern'],
          F: ['walk', 'sad'],
          X: ['walk', 'worried'],
          props: ['footprints', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'armchair/climax',
    scares: ['dark'],
    titles: {
      es: ['Algo hace boing en la oscuridad', 'Cabe uno más', 'Sin un paso más'],
      en: ['Something goes boing in the dark', 'Room for one more', 'Not one more step'],
    },
    moments: [
      {
        es: `0-2 ¡Qué sueño! ¡Qué lejos!
0-2 {H} bosteza. {F} bosteza.
2-2 Me duelen los pies. ¡Uf, uf!
4! De camino a {place} se les hizo de noche. El sillón se había quedado muy lejos.
4! A {H} le pesaban los pies. A {F}, también.
4 —¿Descansamos? —preguntó {F}.
4 Pero no había dónde sentarse.
6 Había piedras con punta, hierba mojada y un tronco lleno de hormigas que ya estaban durmiendo. No era cosa de despertarlas.
8 La casa no se veía. No se veía la luz de la casa, ni el humo, ni el camino por el que se llega.
8 —Ahora vendría bien un… —empezó {F}, y no acabó la frase, por vergüenza.
10 Pensaron en unos brazos gordos, en un color que había sido verde, en un hueco que ya tenía la forma de todos. Lo pensaron por separado, mirando cada cual a un lado.`,
        en: `0-2 So sleepy! So far!
0-2 {H} yawns. {F} yawns.
2-2 My feet hurt. Oh dear, oh dear!
4! On the way to {place} it got dark. The armchair was far behind.
4! {H} had heavy feet. So had {F}.
4 “Shall we rest?” asked {F}.
4 But there was nowhere to sit.
6 There were sharp stones, and wet grass, and a log full of ants who had gone to bed. It would not do to wake them.
8 They could not see the house. They could not see its light, or its smoke, or the road that leads to it.
8 “What we need now is an…” began {F}, and did not finish, for shame.
10 They thought of two fat arms, of a colour that had once been green, of a hollow that was everybody’s shape by now. They thought of it separately, each looking the other way.`,
        alt: {
          es: '{H} y {F}, de noche, ya no pueden con el cansancio.',
          en: 'It is night, and {H} and {F} are too tired to go on.',
        },
        picture: {
          H: ['stand', 'sleepy', 'lantern'],
          F: ['crouch', 'sleepy'],
          props: ['moon', 'stone', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! Habían dejado el sillón muy lejos. Y ahora no podían dar un paso más.
4! Entonces, en la oscuridad, algo hizo: ¡boing!
4-4! ¡Era el sillón! Tenía una pata hundida en el barro.
4 {X} se escondió detrás de {H}, que se escondió detrás de {F}.
6 Los búhos se callaron. Los grillos se callaron.
6 Boing. Boing. Y después: ¡chof!
6 Levantaron el farol. Al pie de la cuesta asomaba un respaldo con botones.
6 —¡Es él! —gritó {H}—. ¡Ha venido a buscarnos!
6 Pero una pata de león se le había hundido en el barro. Cada vez que tiraba, se hundía más.
6 Bajaron resbalando. El cansancio se les quedó arriba, sentado en una piedra.
8 El sillón los vio llegar. Quiso hacer boing y le salió otra cosa, más floja, como cuando uno no quiere que se le note.
8 —¿Y por qué ha vuelto? —preguntó {F}, con barro hasta las rodillas—. ¡Si lo echamos!
8 —Porque estamos cansad{HF:os/as} —dijo {H}—. Viene siempre a por la gente cansada. No vuelve a casa, {F!}. ¡Hace viajes!
8 {F} se quedó con la boca abierta. El cartero. Las señoras del puerro. El de la tuba.
8 {X} tiraba de un brazo del sillón y daba órdenes al barro.
8 Cavaron con las manos. Pusieron piedras y ramas. Pusieron hasta un sombrero que ya no hacía falta.
8 —¡Ahora! —dijo {H}. La pata no quiso.
8 —¡Ahora! —dijo {F}. La pata se lo estaba pensando.
10 Un sillón no pesa mucho cuando uno está sentado en él. Desde el otro lado pesa como el mundo. {H} apoyó la frente en aquel respaldo que olía a siesta, a café y a perro. Por dentro temblaban todos los muelles, uno por uno.
10 —Tranquilo —le dijo al oído. No sabía dónde tenía el oído. Eligió un botón.`,
        en: `4! They had left the armchair far away. Now they could not go one more step.
4! Then, in the dark, there was a boing!
4-4! It was the armchair! One foot was stuck in the mud.
4 {X} hid behind {H}, who hid behind {F}.
6 The owls went quiet. The crickets went quiet.
6 Boing. Boing. And then: splosh!
6 They held up the lantern. At the foot of the hill stood a back with buttons on it.
6 “It’s our chair!” cried {H}. “It has come to get us!”
6 But one lion’s foot was stuck in the mud. The more it pulled, the more it sank.
6 Down they slid. Their tiredness stayed at the top, on a stone.
8 It saw them come. It tried to go boing, but what came out was softer, as when you don’t want people to notice.
8 “But why come back?” asked {F}, in mud to the knees. “We threw it out!”
8 “It’s because we’re tired,” said {H}. “It comes for people who are tired. It doesn’t come home, {F!}. It goes on trips!”
8 {F} stood there and gaped. The postman. The ladies with the leek. The man with the tuba.
8 {X} pulled at one arm of it and gave orders to the mud.
8 They dug with their hands. They put in stones and sticks.
8 “Now!” said {H}. The foot would not.
8 “Now!” said {F}. The foot said that it would think about it.
10 An armchair is not heavy when you are in it. From the other side it weighs as much as the world. {H} leaned on that back, which smelled of naps and coffee and dog. Inside it every spring was trembling, one by one.
10 “There now,” said {H} in its ear, not knowing where its ear was, and choosing a button.`,
        alt: {
          es: '{H} y {F} encuentran el sillón hundido en el barro.',
          en: '{H} and {F} find the armchair stuck in the mud.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'worried', 'lantern'],
          X: ['reach', 'determined'],
          props: ['armchair', 'stone', 'moon'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Boing! ¡El sillón! ¡Arriba!
0-2 {H} y {F} se sientan.
0-2 {X} cabe.
2-2 El sillón anda solito. ¡Boing, boing, a casa!
4! Tiraron del sillón. ¡Chof, boing! ¡La pata salió del barro!
4! Cayeron sentad{HF:os/as} en el sillón. ¡Y el sillón echó a andar!
4 Iba despacio, para no despertar a nadie.
6 {X} cabía en un brazo. {H} y {F}, en el hueco. Era justo de su tamaño. Siempre había sido del tamaño de quien se sentaba.
6 Olía a siesta. Debajo, las cuatro patas de león iban marcando el paso: boing, boing, boing.
6 En el cruce, el sillón se paró. Había una enfermera que volvía de trabajar toda la noche.
6 —Suba —dijo {H}—. Cabe una más.
8 Subió la enfermera. Subió un panadero que iba a empezar. Subieron dos abuelos que se habían pasado de parada.
8 —¿Esto va al centro? —preguntó uno.
8 —Esto va a casa —dijo {F}.
10 Ninguno se extrañó. Cuando uno está de verdad cansado y pasa un sillón, se sube y no hace preguntas.`,
        en: `0-2 Boing! The armchair! Up!
0-2 {H} and {F} sit down.
0-2 {X} fits too.
2-2 It walks all by itself. Boing, boing, home!
4! They pulled at the armchair. Splosh, boing! Its foot came out of the mud!
4! {H} and {F} fell back into the armchair. And off it walked!
4 It went slowly, so as not to wake anybody.
6 {X} sat on one arm. {H} and {F} had the seat. It was just the right size. It had always been the right size for whoever was in it.
6 It smelled of naps. Below them the four lion’s feet kept time: boing, boing, boing.
6 At the crossroads the armchair stopped. There was a nurse there, on her way home from a long night.
6 “Hop on,” said {H}. “There’s room for one more.”
8 On got the nurse. On got a baker who was off to start work. On got two grandads who had missed their stop.
8 “Does this go to the town?” asked one of them.
8 “It goes home,” said {F}.
10 None of them was surprised. When you are properly tired and an armchair comes by, you get on it and ask no questions.`,
        alt: {
          es: '{H} y {F} descansan por fin, junto al sillón, bajo la luna.',
          en: '{H} and {F} rest at last in the armchair by moonlight.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['sit', 'sleepy'],
          X: ['sit', 'happy'],
          props: ['armchair', 'moon', 'star'],
          time: 'night',
        },
      },
    ],
  },
  resolution: {
    id: 'armchair/resolution',
    titles: {
      es: ['Para quien venga cansado', 'Otra vez aquí', 'Un sitio en la puerta'],
      en: ['For whoever is tired', 'Back again', 'A place by the door'],
    },
    moments: [
      {
        es: `0-2 ¡Boing, boing! ¡Otra vez aquí!
0-2 {H} ríe. {F} ríe.
2-2 ¡Cuánta gente cansada! ¡Pasen, pasen!
4! Al amanecer, alguien llamó a la puerta. ¡Boing!
4! Era el sillón, con siete personas encima. ¡Otra vez aquí!
4 —¡Menos mal! —gritaron dentro. Habían puesto la mesa.
6 El cartero, las señoras y el de la tuba llevaban toda la noche de pie en la ventana.
6 Salieron a recibirlo con sopa de puerro. Hubo para la enfermera y para los que se habían pasado de parada.
8 Nadie preguntó quién lo había sacado ni quién lo había traído. Le limpiaron el barro de las patas, uña por uña.
10 El árbol se había quedado en el salón. Le habían puesto un tapete debajo, y parecía que llevaba allí toda la vida. Es increíble la cantidad de cosas que caben en una casa cuando se deja de buscar sitio.`,
        en: `0-2 Boing, boing! Back again!
0-2 {H} laughs. {F} laughs.
2-2 So many sleepy people! In you come!
4! At dawn there was a noise at the door. Boing!
4! It was the armchair, with seven people on it. Back again!
4 “Thank goodness!” they all cried inside.
6 The postman, the ladies and the tuba man had stood at the window all night.
6 They came out to meet it with leek soup.
8 Nobody asked who had taken it away or who had brought it home. They cleaned the mud from its feet, claw by claw.
10 The tree had stayed in the parlour. They had put a mat under it, and it looked as if it had been there for ever. It is amazing how much fits into a house when people stop looking for room.`,
        alt: {
          es: 'Al amanecer, {H} y {F} vuelven a casa con el sillón.',
          en: 'At dawn {H} and {F} come home with the armchair.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['wave', 'sleepy'],
          props: ['armchair', 'soup', 'sun'],
          time: 'dawn',
          shot: 'wide',
        },
      },
      {
        es: `4! Le dieron la vuelta para limpiarlo bien. ¡Debajo había unas letras!
4! Ponía: «Para quien venga cansado».
4 Lo había escrito el bisabuelo con su navaja.
4 —Entonces no volvía a casa —dijo {H}—. ¡Salía a buscar gente!
4 {X} pasó el dedo por cada letra.
6 —Dentro no cabe —dijo {F}—. Ya lo sabíamos.
6 —Dentro se aburre —dijo {H}—. Desde dentro no ve pasar a nadie.
6 Así que lo pusieron en la puerta, por fuera, debajo del tejadillo, mirando al camino.
6 El sillón se acomodó. Primero una pata, luego otra. Hizo un boing larguísimo, como un suspiro.
6 {X} dejó una manta en el respaldo y un papel que decía: «Siéntese, casi no muerde».
6 Aquel año, {event} se celebró en la calle, alrededor del sillón. Se sentaban por turnos. A quien se le veía cansado, le tocaba otra vez.
8 Entre los cojines había un silbato, una canica y un diente de leche. Allí se quedaron, que era donde todo el mundo los iba a buscar.
8 La chica del autobús contó que desde allí se veía venir el veintitrés con tiempo de sobra. Aun así lo perdía, por gusto, para seguir sentada.
8 El de la tuba tocó una nana, que en tuba es más bien un temblor. Se durmieron tres.
8 {X} inauguró la lista de espera y se apuntó al principio y al final.
10 Por las noches, cuando ya no pasa nadie, el sillón se levanta y se da una vuelta por ahí. Nadie lo sigue. Se oye boing, boing, calle abajo, y luego, al cabo de un rato, calle arriba, un poco más despacio, como suena quien vuelve acompañado.
10 —¿A quién traerá hoy? —pregunta siempre alguien, y pone agua a calentar.`,
        en: `4! They turned it over to clean it well. There were some letters on the bottom!
4! They said: “For whoever is tired.”
4 Great-Grandad had cut them with his knife.
4 “So that’s it!” said {H}. “It went to look for them!”
4 {X} ran a finger over each letter.
6 “It won’t fit indoors,” said {F}. “We knew that.”
6 “It’s bored indoors,” said {H}. “From in there it can’t see who goes by.”
6 So they put it by the front door, outside, under the porch, facing the road.
6 The armchair settled down. First one foot, then the next. It gave a very long boing, like a sigh.
6 {X} left a rug on the back of it and a note: “Do sit, it hardly bites.”
6 That year {event} was held in the street, with the armchair in the middle. They took turns to sit. If you looked tired, you got two.
8 Down the side were a whistle, a marble and a milk tooth. They stayed there, since that was where people would look for them.
8 The girl from the bus stop said that you could see the number nine from there in plenty of time. She missed it anyway, on purpose, so as to stay where she was.
8 The man with the tuba played a lullaby, which on a tuba is more of a tremble. It sent three people to sleep.
8 {X} opened a waiting list, and was both the first on it and the last.
10 At night, when nobody comes by any more, the armchair gets up and goes for a walk. No one goes with it. You hear boing, boing, down the street. After a while you hear it come up again, a bit more slowly, as it sounds when it is not alone.
10 “Who will it be tonight?” somebody always asks, and puts the kettle on.`,
        alt: {
          es: '{H} y {F} ponen el sillón en la puerta, con {thing} cerca.',
          en: '{H} and {F} put the armchair by the door, near {thing}.',
        },
        picture: {
          H: ['kneel', 'happy'],
          F: ['point', 'surprised'],
          X: ['hold', 'happy', 'blanket'],
          showsThing: true,
          props: ['armchair', 'trumpet', 'soup'],
        },
      },
      {
        es: `0-2! ¡Boing! ¡Quédate, sillón!
0-2 {H} se sienta. {F} también.
0-2 {X} ríe.
2-2 ¡Cabe uno más! ¿Y tú? ¿Te sientas?
4! El sillón se quedó en la puerta, para quien viniera cansado.
4 Y en su sitio pusieron un sofá nuevo, muy fino.
4 {X} se sentó una vez.
6 Casi nadie se atrevía a sentarse en él.
6 El sofá no hizo ni boing. Ni siquiera saludó.
6 Una mañana, {H} entró y se encontró un hueco. ¡El sofá había desaparecido!
8 Ni en el salón, ni en el pasillo, ni debajo del árbol. En el suelo había unas huellas, todavía un poco torpes, de quien no ha salido nunca de noche.
10 {F} miró por la ventana. El sillón estaba en su sitio, muy tieso, con cara de no haber enseñado nada a nadie. Pero le temblaba un muelle, y no era de frío.
4! Por la calle venía también el sofá, ¡con un equipo de fútbol encima!`,
        en: `0-2! The armchair stays! Boing!
0-2 {H} sits down. So does {F}.
0-2 {X} laughs.
2-2 There is room for one more! Is it you?
4! The armchair stayed by the door, for whoever was tired.
4 In its old place they put a smart new sofa.
4 {X} sat on it once.
6 Few people dared to sit on it.
6 It did not go boing. It did not so much as say hello.
6 One morning {H} came in and found a gap. The sofa was gone!
8 It was not in the parlour, or in the hall, or under the tree. There were footprints on the floor, a bit clumsy still, as of somebody new to going out at night.
10 {F} looked out of the window. The armchair was in its place, very upright, with the look of one who has never taught anybody anything. But a spring in it trembled, and not from cold.
4! Up the street came the sofa too. It had a football team on it!`,
        alt: {
          es: '{H} y {F} miran con asombro unas huellas junto al sillón.',
          en: '{H} and {F} stare at footprints beside the armchair.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['cheer', 'excited'],
          X: ['stand', 'happy'],
          props: ['armchair', 'footprints', 'ball'],
          time: 'dawn',
        },
      },
    ],
  },
}
