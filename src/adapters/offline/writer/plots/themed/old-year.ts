import type { Plot } from '../plot.ts'
import { oldYearRetold } from '../retold/old-year.ts'

/** Between the eleventh stroke and the twelfth, the Old Year will not go: nobody gave him anything to take along. */
export const oldYear: Plot = {
  id: 'old-year',
  retold: oldYearRetold,
  themes: ['navidad'],
  needs: ['magic'],
  refrains: { es: ['¿Ya? ¡Todavía no!', '¡Dong, dong, uva!'], en: ['Now? Not yet!', 'Ding, dong, grape!'] },
  blurb: {
    es: 'Es Nochevieja. Suenan once campanadas, todo el mundo se come once uvas y la doce… no suena. Hay un señor con barba que no piensa irse. Es el Año Viejo. Al otro lado de la puerta, el Año Nuevo da saltitos en pijama. ¡Y en medio, {H} y {F}!',
    en: 'In Spain, on New Year’s Eve, you eat twelve grapes, one for each stroke of midnight. But tonight the twelfth stroke does not come. The Old Year will not go. {H} and {F} had better do something, for the New Year is at the door in his pyjamas.',
  },
  setup: {
    id: 'old-year/setup',
    titles: {
      es: ['Once campanadas', 'El señor del baúl', 'La uva que faltaba'],
      en: ['Eleven strokes', 'The man on the trunk', 'One grape to go'],
    },
    moments: [
      {
        es: `0-2 ¡Dong, dong! Una uva. ¡Ñam!
0-2 {H} come. {F} come.
2-2 Dong… ¿Y la otra? ¡No suena!
4! Era Nochevieja {at}. ¡Dong! Una uva con cada campanada.
4! Sonaron once. {H} y {F} comieron once. ¡Y la doce no sonaba!
4 —¿Se ha roto el reloj? —preguntó {F}.
6 No estaba roto. La aguja temblaba, a un pelo de las doce, y no se atrevía a pasar.
6 Todo el mundo esperaba con la última uva delante de la boca abierta.
8 Al principio hizo gracia. Luego empezaron a cansarse los brazos. Alguien apoyó el codo en la zambomba. ¡Bruuum!
10 Entre la campanada once y la doce cabe muy poco tiempo. Aquella noche, en cambio, cabían una tos, dos bostezos, un chiste largo y la explicación del chiste.`,
        en: `0-2 Ding, dong! A grape. Yum!
0-2 {H} eats. {F} eats.
2-2 Dong… Where is the last one? Not yet!
4! It was New Year’s Eve {at}. As in Spain, they ate a grape for each dong.
4! There were eleven dongs. But the twelfth did not come!
4 “Is the clock broken?” asked {F}.
6 It was not broken. The hand shook, a hair away from twelve, and did not dare to go on.
6 They all stood there with the last grape in the air, and their mouths open.
8 At first it was funny. Then their arms got tired. Somebody leaned an elbow on the Christmas tree.
10 There is very little time between the eleventh stroke and the twelfth. That night there was room in it for a cough, two yawns, a long joke, and somebody explaining the joke.`,
        alt: {
          es: '{H} y {F} miran un reloj que no da las doce.',
          en: '{H} and {F} look at a clock that will not strike twelve.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'thoughtful'],
          props: ['clock', 'bell', 'christmas-tree'],
          time: 'night',
        },
      },
      {
        es: `4! En el pasillo había un señor muy viejo, sentado en un baúl.
4! —Soy el Año —dijo—. El Viejo. Y no me voy.
4 —¿Por qué? —preguntó {H}.
4 —Porque mi baúl está vacío. Nadie me ha contado nada bueno.
4 {X} le ofreció una silla, pero él no se levantó.
6 El señor dio dos golpes en la tapa. Sonaba a hueco.
6 —Todos los años se llevan doce cosas buenas —explicó—. Una por mes. A mí solo me han dado quejas. Y las quejas no pesan nada.
6 Abrió la tapa con cuidado, para que no se le escapara el vacío. Dentro había un calcetín.
6 —Es mío —aclaró—. Y ni siquiera es el bueno.
6 En la otra puerta, alguien daba golpecitos con el pie.
6 —¿Ya? —preguntó una voz muy fina—. ¿Ya?
6 Era el Año Nuevo. Iba en pijama, tenía mucho flequillo y no paraba quieto.
6 —¡Todavía no! —gritaron todos.
6 —¿Y ahora?
6 {X} salió a distraerlo con palmas palmitas. Volvió a la media hora, agotad{X:o/a}.
8 —¿No hubo nada bueno? —preguntó {F}.
8 —«Qué frío», en enero —contó el Viejo con los dedos—. «Qué calor», en julio. «Qué largo se me ha hecho», ayer mismo.
8 —¿Y el día que nevó dentro de una bota? —dijo {H}.
8 El señor levantó una ceja.
8 —¿Eso fue mío?
8 —¡Pues claro! ¡En enero!
8! Dentro del baúl, algo pequeño hizo «toc». Miraron. Había un copo de nieve, al lado del calcetín. No se derretía.
10 El Año Viejo lo miró con la boca abierta. Tenía trescientos sesenta y cinco botones en el abrigo y ninguno bien abrochado. Se notaba que nadie le había dicho nunca algo bonito sin añadir «pero».
10 —Es que estas cosas solo pesan si alguien las recuerda en voz alta —dijo.
10 {F} ya estaba echando la cuenta. Un baúl, doce meses, un copo. Faltaban once.`,
        en: `4! In the hall was a very old man, sitting on a trunk.
4! “I am the Year,” he said. “The Old one. And I won’t go.”
4 “Why not?” asked {H}.
4 “My trunk is empty. Nobody has told me one good thing.”
4 {X} brought a chair, but he did not get up.
6 The old man knocked on the lid. It sounded hollow.
6 “Each year takes away twelve good things,” he said. “One for each month. I only got grumbles. And grumbles don’t weigh a thing.”
6 He opened the lid. In it was one sock.
6 “That’s mine,” he said. “And it’s not even the good one.”
6 At the other door somebody was tapping one foot.
6 “Now?” said a tiny voice. “Now?”
6 It was the New Year. He was in pyjamas, with hair in his eyes, and he could not keep still.
6 “Not yet!” they all cried.
6 “What about now?”
6 {X} went out to play pat-a-cake with him, and came back worn out.
8 “Wasn’t there one good thing?” asked {F}.
8 “‘How cold,’ in January,” said the Old Year, and counted on his fingers. “‘How hot,’ in July. ‘Will it never end?’ That was only yesterday.”
8 “What about the day it snowed into a boot?” said {H}.
8 The old man raised an eyebrow.
8 “Was that mine?”
8 “Of course! It was in January!”
8! In the trunk, some small thing went “tock”. They looked. There was a snowflake next to the sock. It did not melt.
10 The Old Year stared at it. His coat had three hundred and sixty-five buttons, and not one of them was in the right hole. You could tell that nobody had ever said a nice thing to him and left out the “but”.
10 “You see, they only weigh if somebody remembers them out loud,” he said.
10 {F} was doing the sum. One trunk, twelve months, one flake. That left eleven.`,
        alt: {
          es: '{H} y {F} miran un baúl abierto y casi vacío.',
          en: '{H} and {F} look into an open trunk, nearly empty.',
        },
        picture: {
          H: ['crouch', 'surprised'],
          F: ['think', 'thoughtful'],
          X: ['hold', 'calm', 'chair'],
          props: ['chest', 'clock'],
          time: 'night',
        },
      },
      {
        es: `0-2 Un señor. ¡Qué viejo es!
0-2 {H} saluda. {F} saluda.
0-2 {X} espera.
2-2 No se quiere ir. ¡Uy, uy, uy!
4! —Espere aquí —dijo {H}—. ¡Vamos a buscarle cosas buenas!
4-6 —Doce —dijo {F}—. Una por mes.
8 —Once —dijo {F}—. Con el copo, doce.
4 Cada cual se guardó la última uva en el bolsillo.
4! En la puerta esperaba el Año Nuevo, en pijama. «¿Ya?», decía. ¡Todavía no!
6 El reloj seguía a un pelo de las doce. Había tiempo. Había, exactamente, un segundo larguísimo.
6 {X} se quedó sujetando la aguja con la mirada, por si se le ocurría moverse.
8 —Si alguien se acuerda de algo, que lo apunte —pidió {F} desde la puerta.
8 —¿De algo de qué? —preguntó una señora, con la uva en alto.
8 —De algo que le haya gustado.
8 La señora bajó el brazo. Llevaba todo el año esperando que se lo preguntaran.
10 Fuera, las estrellas tampoco se movían. Una, a medio caer, se había quedado pegada en el cielo, y aprovechaba para mirar las vistas.`,
        en: `0-2 A man! He is so old!
0-2 {H} waves. {F} waves.
0-2 {X} waits.
2-2 He does not want to go. Oh dear!
4! “Wait here,” said {H}. “We’ll find you some good things!”
4-6 “Twelve,” said {F}. “One for each month.”
8 “Eleven,” said {F}. “Twelve, with the flake.”
4 They each put the last grape in a pocket.
4! “Now?” asked the New Year at the door, in his pyjamas. Not yet!
6 The clock was still a hair away from twelve. They had time. They had, to be exact, one very long second.
6 {X} kept an eye on the hand of the clock, in case it got ideas.
8 “If you think of anything, write it down,” said {F} at the door.
8 “What sort of thing?” asked a lady with her grape in the air.
8 “A thing that you liked.”
8 The lady let her arm drop. All year long she had been waiting for somebody to ask.
10 Outside, the stars were not moving either. One of them, halfway through falling, had stuck to the sky, and was taking the chance to enjoy the view.`,
        alt: {
          es: '{H} y {F} salen a la noche quieta, llena de estrellas.',
          en: '{H} and {F} go out into the still, starry night.',
        },
        picture: {
          H: ['walk', 'determined', 'lantern'],
          F: ['walk', 'excited', 'basket'],
          X: ['stand', 'worried'],
          props: ['star', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'old-year/setback',
    titles: {
      es: ['¿Quién se ha comido octubre?', 'Un eructo de abril'],
      en: ['Who ate October?', 'A hiccup of April'],
    },
    moments: [
      {
        es: `0-2 La cesta está vacía. ¡Oh!
0-2 {H} busca. {F} busca.
2-2 ¿Quién se las ha comido? ¡Ñam!
4! {H} y {F} llevaban una cesta con nueve uvas. En cada una habían guardado un recuerdo, muy bajito.
4! Se pararon a descansar {at}. Al mirar otra vez, ¡la cesta estaba vacía!
4 Solo quedaba un rabito.
6 —¿Ya? —dijo alguien debajo de la cesta.
6 Era el Año Nuevo. Se había escapado de la puerta y tenía los carrillos llenos.
8 —Estaban buenísimas —dijo—. Una sabía a playa.
8 —¡Eso era agosto! —dijo {F}—. ¡Te has comido agosto!
10 Los años nuevos son así. No han desayunado nunca. Ven una cosa, se la meten en la boca y luego preguntan qué era.`,
        en: `0-2 The basket is empty. Oh!
0-2 {H} looks. {F} looks.
2-2 Who ate them all? Yum, yum!
4! {H} and {F} had nine grapes in a basket. They had whispered one good thing into each.
4! They sat down for a rest {at}. When they looked again, the basket was empty!
4 There was just one stalk.
6 “Now?” said a voice under the basket.
6 It was the New Year. He had got away from the door, and his cheeks were full.
8 “They were lovely,” he said. “One of them tasted of the beach.”
8 “That was August!” said {F}. “You have eaten August!”
10 New years are like that. They have never had breakfast. They see a thing, put it in their mouths and ask afterwards what it was.`,
        alt: {
          es: '{H} y {F} encuentran vacía su cesta.',
          en: '{H} and {F} find their basket empty.',
        },
        picture: {
          H: ['kneel', 'surprised', 'basket'],
          F: ['point', 'worried'],
          props: ['basket', 'star'],
          time: 'night',
        },
      },
      {
        es: `4 —Nueve recuerdos —suspiró {H}—. Y ya no queda ninguno.
4! El Año Nuevo puso cara de pena. Se tocó la tripa. ¡Hip!
4! —En abril voló un paraguas —dijo, sin querer—. ¡Con la señora agarrada!
4 {X} abrió mucho los ojos. ¡Era verdad!
6 —¿Cómo lo sabes? —preguntó {F}—. Tú no estabas.
6 —No sé. ¡Hip! En mayo hubo un helado que se cayó encima de un perro. Y el perro pidió otro.
6 —¡Los tienes dentro! —dijo {H}.
6 {X} le dio palmaditas en la espalda, por si salía junio. Salió junio.
6 El Año Nuevo estaba encantado. Hacía un minuto no sabía nada de nada. Ahora sabía que las cometas se enganchan y que las gafas perdidas suelen estar puestas.
6 —¿Yo también voy a tener días así? —preguntó.
6 —Muchos —dijo {F}.
6 —¿Y se caerá un helado?
6 —Seguro.
8 {H} había mirado aquella cesta vacía como se mira un agujero. Ahora ya no se lo parecía. Las uvas eran para llevar los recuerdos, y los recuerdos ya iban en otro sitio, en pijama y dando saltos.
8 —Pero son para él —dijo—. Para el Viejo. Tendrás que devolvérselos.
8 —¿Y me quedaré sin saberlos?
8 —No —dijo {F}—. Eso es lo bueno de contarlos. Los das y te los quedas.
8 {X} hizo la prueba: le contó un secreto a {H}, y comprobó que todavía se lo sabía.
10 El Año Nuevo meditó aquello con los pies hacia dentro. Era la primera cosa difícil que aprendía, y le gustó más que la uva de agosto.
10 —¿Y si se me olvida uno por el camino?
10 —Para eso somos varios —dijo {H}.
10 Lo pusieron en el medio y echaron a andar, cada cual con una manga de pijama en la mano. Cada tres pasos había que esperar a que se asombrara de algo: una farola, un buzón, un dedo gordo.`,
        en: `4 “Nine good things,” sighed {H}. “And not one left.”
4! The New Year was sorry. He put a hand on his tummy. Hip!
4! “In April an umbrella blew away,” he said, by mistake. “With the lady on it!”
4 {X} stared at him. It was true!
6 “How do you know?” asked {F}. “You were not there.”
6 “I don’t know. Hip! In May an ice cream fell on a dog. And the dog asked for one more.”
6 “You’ve got them inside you!” said {H}.
6 {X} patted him on the back to see if June would come up. Up came June.
6 The New Year was thrilled. A minute ago he had known nothing at all. Now he knew that kites get stuck, and that lost glasses are mostly on your nose.
6 “Will I have days like that too?” he asked.
6 “Lots,” said {F}.
6 “And will there be an ice cream?”
6 “There will.”
8 {H} had looked at that empty basket as you look at a hole. It did not seem like one now. The grapes were only to carry the good things in. The good things had moved on, in pyjamas, at a hop.
8 “But they’re for him,” said {H}. “For the Old Year. You’ll have to give them back.”
8 “Then I won’t know them any more.”
8 “Yes, you will,” said {F}. “That is the good part about telling. You give them away and you have them still.”
8 {X} tested this. {X} told {H} a secret, and found that it was still there.
10 The New Year thought it over with his toes turned in. It was the first hard thing he had ever learned, and he liked it even better than August.
10 “What if I lose one on the way?”
10 “That is why there is more than one of us,” said {H}.
10 They put him in the middle and set off, with a pyjama sleeve each. Every three steps they had to wait while he was amazed at something: a lamp post, a letter box, a thumb.`,
        alt: {
          es: '{H} y {F} escuchan con asombro, con la cesta vacía al lado.',
          en: '{H} and {F} listen in wonder beside the empty basket.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['sit', 'happy'],
          X: ['crouch', 'surprised'],
          props: ['basket', 'umbrella', 'ice-cream'],
          time: 'night',
          shot: 'medium',
        },
      },
      {
        es: `0-2 ¡Aquí está! ¡Un niño!
0-2 {H} ríe. {F} ríe.
0-2 {X} aplaude.
2-2 Es el Año Nuevo. ¡Va en pijama!
4! Volvieron con el Año Nuevo de la mano.
4 —¿Ya? —preguntaba—. ¿Ya?
4! —¡Casi! —dijo {H}. Nunca le habían dicho «casi». Dio tres volteretas.
6 A lo lejos se veía la ventana con luz, y el reloj, a un pelo de las doce. Dentro, todos los brazos en alto parecían un bosque.
6 —Cuéntame otra vez lo del perro —pidió el Año Nuevo.
6 {X} iba contando meses con los dedos. Le sobraba un dedo y le faltaba un mes.
8 —Enero, abril, mayo, junio… —repasaba {F}—. ¿Quién tiene diciembre?
8 Nadie tenía diciembre.
8 Miraron en la cesta, en los bolsillos y detrás de las orejas del Año Nuevo, que tenía cosquillas.
8 —Ya saldrá —dijo {H}—. Un mes entero no se pierde así como así.
10 Pero apretaron el paso. La estrella que estaba a medio caer se había sentado en el borde de un tejado y balanceaba las puntas, como quien espera un autobús.`,
        en: `0-2 Here he is! A little boy!
0-2 {H} laughs. {F} laughs.
0-2 {X} claps.
2-2 It is the New Year. In his pyjamas!
4! They came back hand in hand with the New Year.
4 “Now?” he asked. “Now?”
4! “Nearly!” said {H}. Nobody had said “nearly” to him before. He turned three somersaults.
6 Far off they could see the lit window, and the clock, a hair away from twelve.
6 “Tell me the one with the dog again,” said the New Year.
6 {X} counted the months on both hands. There was one finger too many and one month too few.
8 “January, April, May, June…” {F} went over them. “Who’s got December?”
8 Nobody had December.
8 They looked in the basket, in their pockets and behind the ears of the New Year, who was ticklish.
8 “It will turn up,” said {H}. “You can’t just lose a whole month.”
10 But they did walk faster. The star that was halfway through falling had sat down on the edge of a roof and swung its points, like somebody waiting for a bus.`,
        alt: {
          es: '{H} y {F} vuelven deprisa bajo una estrella enorme.',
          en: '{H} and {F} hurry back under an enormous star.',
        },
        picture: {
          H: ['walk', 'happy'],
          F: ['walk', 'thoughtful', 'basket'],
          X: ['walk', 'thoughtful'],
          props: ['star', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'old-year/climax',
    titles: {
      es: ['El segundo más largo', 'Falta diciembre', 'Un baúl muy pesado'],
      en: ['The longest second', 'December is missing', 'A very heavy trunk'],
    },
    moments: [
      {
        es: `0-2 El señor no se va. ¿Ya? ¡No!
0-2 {H} tira. {F} tira.
2-2 ¡Cómo pesa! No se mueve.
4! El Año Viejo seguía sentado en su baúl {at}.
4! El reloj temblaba, a un pelo de las doce. ¡Pero no hacía dong!
4 —¿Traéis algo? —preguntó, sin muchas ganas.
6 Alrededor, la gente sostenía la última uva con las dos manos. Algunos se turnaban.
6 —Traemos orejas —dijo {H}—. Y ahora, que hable todo el mundo.
8 Hubo un momento de vergüenza, como cuando alguien pide un voluntario para cantar. Todos se miraron los zapatos. Eran unos zapatos estupendos.
10 El Año Viejo se miró los botones. Ya se lo esperaba. Había visto aquello en muchas caras, a última hora: cada cual buscaba algo bueno y solo encontraba prisa.`,
        en: `0-2 He will not go. Now? No!
0-2 {H} pulls. {F} pulls.
2-2 He does not move. He is heavy!
4! The Old Year was still sitting on his trunk {at}.
4! The clock shook, a hair away from twelve. But there was no dong!
4 “Did you bring me a thing or two?” he asked with a sigh.
6 All round them, people were holding up the last grape with both hands. Some took turns.
6 “We’ve brought our ears,” said {H}. “Now you all talk.”
8 There was an awkward pause, as when somebody asks who would like to sing. They all looked at their shoes.
10 The Old Year looked down at his buttons. He had expected it. He had seen that look before, at the last minute. They hunted for something good and could find nothing but hurry.`,
        alt: {
          es: '{H} y {F} animan a todos junto al baúl y el reloj.',
          en: '{H} and {F} get them all to talk, by the trunk and clock.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['point', 'thoughtful'],
          props: ['chest', 'clock', 'christmas-tree'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! El Año Viejo no se iba con el baúl vacío. Le contaron algo bueno de cada mes.
4 {X} contó la suya cantando.
6 —En febrero, el panadero se disfrazó de croqueta —dijo uno. ¡Toc!, hizo el baúl.
6 —En marzo encontré mis gafas —dijo una señora—. Las llevaba puestas. ¡Toc!
6 —En abril se me voló el paraguas conmigo colgando. ¡Toc!
6 —En junio me reí tanto que se me olvidó de qué. ¡Toc, toc!
6 El señor ya no miraba al suelo. Se había inclinado hacia delante, como un niño en el teatro.
8 —¿Eso también fue mío? —repetía—. ¿Y eso? ¿Y lo de la croqueta?
8 —¡Todo! —decía {H}.
8 —Vaya —dijo el señor, y se le abrochó solo un botón.
8 {F} llevaba la cuenta con los dedos. Julio, un chapuzón. Agosto, una siesta con las ventanas abiertas. Octubre, unas botas nuevas y un charco viejo.
8 Once meses. Once cosas. El baúl pesaba ya como un piano.
4! ¡Pero nadie tenía nada de diciembre!
8 Nadie decía nada. Había pasado tan deprisa, entre listas y colas, que no se le había pegado a nadie.
10 {X} abrió la boca y la volvió a cerrar. Lo único que se le ocurría de diciembre era que estaban allí.
10 El silencio se hizo grande. Se oyó al Año Nuevo, detrás de la puerta, preguntar «¿ya?» muy bajito, como quien teme la respuesta.
10 {H} miró a {F}. {F} miró el pasillo: un señor con un abrigo mal abrochado, un baúl, cuarenta bocas abiertas, una noche que no se acababa nunca.`,
        en: `4! The Old Year had an empty trunk. They told him one good thing from each month.
4 {X} sang one, with all the verses.
6 “In February the baker dressed up as a sausage,” said one. And the trunk went tock!
6 “In March I found my glasses,” said a lady. “They were on my nose.” Tock!
6 “In April my umbrella took off with me on it.” Tock!
6 “In June I laughed so much that I forgot what at.” Tock, tock!
6 The old man had stopped looking at the floor. He leaned forward, like a child at the theatre.
8 “Was that mine as well?” he asked, over and over. “And that? And the sausage?”
8 “All of it!” said {H}.
8 “Well I never,” said the old man, and one of his buttons did itself up.
8 {F} kept count. July was a splash. August was a nap with the windows open. October was a new pair of boots and an old puddle.
8 That made eleven months and eleven things. By now the trunk weighed as much as a piano.
4! But nobody had a thing for December!
8 Nobody spoke. It had gone by so fast, what with the lists and the queues, that none of it had stuck.
10 {X} began to speak and stopped. The only thing about December that came to mind was that they were all there.
10 It was a big silence. Behind the door the New Year said “Now?”, very softly, like somebody who is afraid of the answer.
10 {H} looked at {F}. {F} looked at the hall: an old man in a badly buttoned coat, a trunk, forty open mouths, and a night that would not end.`,
        alt: {
          es: 'Cada cual cuenta algo bueno; {H} y {F} escuchan.',
          en: 'Good things are told, and {H} and {F} listen.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['think', 'thoughtful'],
          X: ['wave', 'happy'],
          props: ['chest', 'umbrella', 'boots', 'clock'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Empuja, empuja! ¡Uno, dos!
0-2 {H} empuja. {F}, también.
0-2 {X} sopla.
2-2 El baúl ya está lleno. ¡Adiós, señor!
4! —¡Lo mejor de diciembre es usted! —dijeron {H} y {F}.
4! ¡TOC! El baúl se llenó hasta arriba.
4 —De esta noche me acordaré siempre —dijo {H}.
6 Al Año Viejo le tembló la barba. La miró por si era el viento. No era el viento.
6 Se sonó con el calcetín.
6 —Entonces sí que me voy —dijo—. ¡Pero ahora no puedo con él!
8 {H} cogió un asa. {F} cogió la otra. Un baúl con un año entero dentro no se mueve así como así.
8 {X} iba delante apartando alfombras, uvas y tías.
8 Un palmo. Descanso. Otro palmo. Dentro se oían rodar las cosas: el chapuzón, la siesta, la croqueta. La puerta.
10 En el umbral, el señor se volvió a mirar la casa, despacio, como se miran las casas cuando ya se han devuelto las llaves.
4 Y el Año Viejo levantó un pie para irse.`,
        en: `0-2 Push, push! One, two!
0-2 {H} pushes. {F} pushes.
0-2 {X} puffs.
2-2 Now the trunk is full. Bye-bye, old man!
4! “The best of December is you!” said {H} and {F}.
4! TOCK! The trunk was full to the top.
4 “I will never forget tonight,” said {H}.
6 The Old Year felt his beard shake. He looked to see if it was the wind. It was not.
6 He blew his nose on the sock.
6 “Then I will go,” he said. “But now I can’t lift it!”
8 {H} took one handle. {F} took the other. A trunk with a whole year in it does not move just like that.
8 {X} went in front and cleared away rugs, grapes and aunts.
8 One inch. A rest. One more inch. They could hear it all rolling about in there, the splash, the nap and the sausage. The door.
10 On the step the old man turned to look at the house, slowly, as you do when you have handed back the keys.
4 And the Old Year lifted one foot, to go.`,
        alt: {
          es: '{H} y {F} empujan un baúl pesadísimo hacia la puerta.',
          en: '{H} and {F} push a very heavy trunk to the door.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'determined'],
          X: ['walk', 'worried'],
          props: ['chest', 'clock', 'christmas-tree'],
          time: 'night',
        },
      },
    ],
  },
  resolution: {
    id: 'old-year/resolution',
    titles: {
      es: ['¡Dong!', 'La fila de los años viejos', 'Una pepita para enero'],
      en: ['Dong!', 'The queue of old years', 'A pip for January'],
    },
    moments: [
      {
        es: `0-2 ¡DONG! ¡Una uva más! ¡Ñam!
0-2 {H} salta. {F} salta.
2-2 Entra el Año Nuevo. ¡Hola, hola!
4! El Año Viejo cruzó la puerta. ¡DONG!
4! ¡Sonó la doce! Todos se comieron la última uva.
4 Y por la otra puerta entró rodando el Año Nuevo.
6 —¿Ya? —preguntó desde el suelo.
6 —¡Ya! —gritó todo el mundo.
6 Nunca había oído esa palabra sin un «todavía no» detrás. Le gustó tanto que la repitió hasta quedarse ronco.
8 La estrella que estaba a medio caer terminó de caer, con muchísimo alivio, detrás de una chimenea. Alguien pidió un deseo a toda prisa, con la uva en la boca, y le salió en otro idioma.
10 Cuarenta brazos bajaron al mismo tiempo. Se oyó un crujido general de codos. Después, el ruido más bonito que existe: mucha gente con la boca llena, intentando felicitarse.`,
        en: `0-2 DONG! One more grape! Yum!
0-2 {H} hops. {F} hops.
2-2 In comes the New Year. Hello, hello!
4! The Old Year went out of the door. DONG!
4! It was twelve! They all ate the last grape.
4 And in at the other door rolled the New Year.
6 “Now?” he asked, from the floor.
6 “Now!” they all cried.
6 He had never heard that word with no “not yet” after it. He liked it so much that he said it until he was hoarse.
8 The star that was halfway through falling finished its fall, much relieved, behind a chimney. Somebody made a quick wish with a full mouth, and it came out in Dutch.
10 Forty arms came down. There was a general creaking of elbows. Then came the loveliest sound there is: a lot of people with full mouths, all trying to say Happy New Year.`,
        alt: {
          es: '{H} y {F} saltan: el reloj por fin da las doce.',
          en: '{H} and {F} jump for joy: it is twelve at last.',
        },
        picture: {
          H: ['jump', 'excited'],
          F: ['jump', 'happy'],
          props: ['clock', 'bell', 'star', 'christmas-tree'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! {H} y {F} se asomaron a la ventana.
4! El Año Viejo bajaba la calle. En la esquina lo esperaban otros años.
4 Había muchísimos. ¡Todos con su baúl!
4 {X} abrió la ventana y gritó: «¡Buen viaje!».
6 Los años se sentaron en la acera y abrieron las tapas. Se enseñaban las cosas unos a otros, como quien cambia cromos.
6 —¡Mira qué croqueta! —se oía.
6 —Te la cambio por dos bodas y un eclipse.
6 —¡Ni hablar!
6 Dentro, el Año Nuevo lo tocaba todo. Preguntaba qué era un lunes. Nadie sabía cómo decírselo.
6 —¿Y esto? —preguntó delante de {thing}.
6 —Eso vale para todos los años —dijo {H}—. Ahora te toca cuidar{lo:lo/la} a ti.
6 {X} sacó al Año Nuevo a bailar. Se pisaban. El Año no había estrenado los pies.
8 El Año Viejo levantó la cabeza, vio dos caras en la ventana y se quitó el sombrero. En el abrigo llevaba por fin los botones en su sitio. Se los había abrochado el que tenía al lado, que era del siglo pasado y muy mañoso.
8 —¿Adónde van? —preguntó {F}.
8 —A algún sitio con mucho espacio —dijo {H}—. O a uno pequeño, donde los cuenten.
8 {X} aseguró que el tercero de la fila era el suyo, el de cuando aprendió a montar en bicicleta. Lo llamó por su número. El año lo saludó.
10 Era una fila larguísima. Los últimos, allá al fondo, casi no se distinguían: llevaban faroles, y detrás antorchas, y detrás solo estrellas. Y todos, uno por uno, habían sido alguna vez el Nuevo, habían entrado rodando y habían preguntado qué era un lunes.
10 {F} se acordó entonces de que en su baúl había ido también un calcetín. Le pareció bien. En los mejores equipajes siempre hay algo que no hace falta.`,
        en: `4! {H} and {F} looked out of the window.
4! The Old Year walked down the street. On the corner more years were waiting for him.
4 There were so many! They all had trunks.
4 {X} put up the window and shouted, “Have a good trip!”
6 The years sat down on the kerb and opened the lids. They showed each other their things, the way you swap cards.
6 “Look at that sausage!” somebody said.
6 “I’ll give you two weddings and an eclipse for it.”
6 “Not a chance!”
6 Indoors, the New Year had to touch it all. He asked what a Monday was. Nobody knew how to break it to him.
6 “And what is this?” he asked. It was {thing}.
6 “That does for all the years,” said {H}. “It’s your turn to look after it now.”
6 {X} danced with the New Year. They trod on each other’s toes. His were brand new.
8 The Old Year looked up, saw two faces in the window and took off his hat. His buttons were in the right holes at last. The year next to him had done them up. It was one from the last century, and good with its hands.
8 “Where are they going?” asked {F}.
8 “Somewhere with lots of room,” said {H}. “Or somewhere small, where people tell them.”
8 {X} was sure that the third in line had the bicycle in it, and called out its number. The year waved back.
10 It was a very long line. The last of them, far away, were hard to make out. They had lanterns, and then torches, and then only stars. And every one of them had once been the New one, and had come in at a roll, and had asked what a Monday was.
10 {F} recalled that there had been a sock in that trunk as well. It seemed right. In the best luggage there is always something that you do not need.`,
        alt: {
          es: '{H} y {F} se asoman a la noche, cerca de {thing}.',
          en: '{H} and {F} look out at the night, close to {thing}.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['wave', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['lantern', 'star', 'christmas-tree'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡DONG! ¡Feliz Año!
0-2 {H} ríe. {F} baila.
0-2 {X} canta.
2-2 ¿Qué guardas, Año Nuevo? ¡Una pepita!
4! Así se fue el Viejo, y dieron las doce. El Nuevo traía un baúl vacío.
4 —¿Ya me voy? —preguntó.
4 —¡Todavía no! —dijeron l{HF:os/as} dos.
6 —Te quedan trescientos sesenta y cinco días —dijo {F}—. Menos un rato.
4 {X} bostezó, y el Año lo anotó. Era su primer bostezo.
8 —Entonces quiero ir empezando —dijo el Año Nuevo—. ¿Cuál es la primera cosa buena?
8 Se quedaron pensando. Era tardísimo, y aún no había pasado casi nada.
8 —Tiene que ser pequeña —dijo {F}—. Así te caben más.
10 Fuera empezaba a clarear. {H} se metió la mano en el bolsillo, por costumbre. Era una mañana sin estrenar, con la etiqueta todavía puesta. Entonces notó algo diminuto y duro.
4! {H} le dio al Año Nuevo la pepita de su última uva. Y el baúl hizo «toc».`,
        en: `0-2! DONG! Happy New Year!
0-2 {H} sings. {F} dances.
0-2 {X} sings.
2-2 The New Year gets the pip!
4! So the Old one went, and it was twelve. The New Year had an empty trunk.
4 “Must I go now?” he asked.
4 “Not yet!” they both said.
6 “You’ve got three hundred and sixty-five days,” said {F}. “Less a bit.”
4 {X} gave a yawn. The Year wrote it down, as his first.
8 “Then I want to make a start,” said the New Year. “What is the first good thing?”
8 They had a think. It was very late, and next to nothing had happened yet.
8 “It has to be small,” said {F}. “Then you’ll have room for more.”
10 It was getting light outside. {H} felt in a pocket, out of habit, and there was something tiny and hard in it. It was an unused morning, with the price still on.
4! {H} gave the New Year the pip of the last grape. And his trunk went “tock”.`,
        alt: {
          es: '{H} y {F} celebran el Año Nuevo junto a un baúl vacío.',
          en: '{H} and {F} see in the New Year by an empty trunk.',
        },
        picture: {
          H: ['crouch', 'happy'],
          F: ['dance', 'happy'],
          X: ['sit', 'sleepy'],
          props: ['chest', 'christmas-tree', 'clock'],
          time: 'dawn',
        },
      },
    ],
  },
}
