import type { Plot } from '../plot.ts'
import { swiftRetold } from '../retold/swift.ts'

/** A swift never lands, so her warning comes in scraps, one a round. They are put together wrongly, then in time. */
export const swift: Plot = {
  id: 'swift',
  retold: swiftRetold,
  themes: ['animales', 'naturaleza'],
  needs: ['beasts', 'ground'],
  refrains: { es: ['¡Sriii, sriii, sriii!', '¡Otra vuelta más!'], en: ['Screee, screee, screee!', 'Round she goes!'] },
  blurb: {
    es: 'Un vencejo pasa gritando a toda velocidad. Como no se para nunca, solo se le oye un trozo por vuelta. La gente prepara {event}, junta los trozos a su manera y lo tiene clarísimo. {H} y {F} miran el cielo y no lo tienen tan claro. ¿Y si falta justo el trozo que importa?',
    en: 'A swift goes screaming by. She never stops, so they hear just one scrap a round. It is nearly time for {event}, and people put the scraps together as they please. {H} and {F} look up and are not so sure. What if the missing scrap is the one that matters?',
  },
  setup: {
    id: 'swift/setup',
    titles: {
      es: ['Un trozo por vuelta', 'El conde Comonueces', 'Una coma con prisa'],
      en: ['One scrap a round', 'Sir Walnuts is coming', 'A comma in a hurry'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} miran arriba.
0-2 ¡Sriii! Un pájaro. ¡Adiós!
2-2 ¿Qué ha dicho? ¡Otra vez, otra!
4! {H} y {F} preparaban {event}.
4 Allí fuera estaba {thing}.
4! ¡Sriii! Pasó un vencejo. «¡Viene...!», gritó. Y ya no estaba.
6 Era oscuro, fino y curvo, como una coma con prisa.
6 Dio una vuelta entera por encima de {place} y pasó otra vez.
6 —¡...como nueces...!
6 —¿Qué viene como nueces? —preguntó {F}.
8 Un vencejo no se para nunca. Come volando, bebe volando y duerme volando, muy arriba. Con esas patas tan cortas, posarse no le sale a cuenta.
10 Los jóvenes pasan dos o tres años en el aire antes de tocar nada. Todo lo que saben del suelo es que queda abajo.`,
        en: `0-2 {H} and {F} look up.
0-2 Screee! A bird! Bye-bye!
2-2 What was that? Once more, please!
4! {H} and {F} were out of doors. It was nearly time for {event}.
4 There stood {thing}.
4! Screee! A swift went by, over {place}. She cried “Hail...!” and was gone.
6 She was dark, thin and curved, like a comma in a hurry.
6 “Hail to you too!” called {F}, to be polite.
6 She flew one whole round of the sky and came by again. “...size of walnuts...!”
8 A swift never stops. She eats on the wing, drinks on the wing and sleeps on the wing, high up. With legs that short it does not pay to land.
10 The young ones spend two or three years in the air before they touch a thing. All they know of the ground is that it is down.`,
        alt: {
          es: '{H} y {F} miran hacia arriba: algo ha pasado volando.',
          en: '{H} and {F} look up: something has just flown past.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'surprised'],
          showsThing: true,
          props: ['bird', 'speech', 'table'],
          shot: 'wide',
        },
      },
      {
        es: `4! Decía: «¡Viene...!». Luego: «¡...como nueces...!». Luego: «¡...a las cinco...!».
4 Eso era todo. Un trozo por vuelta.
4! —Está clarísimo —dijo el alcalde—. Viene Comonueces a las cinco.
4 —¿Y quién es? —preguntó {F}.
4 —Un conde —dijo el alcalde.
4 {X} empezó a ensayar la reverencia.
6 En media hora lo sabía todo el mundo. El conde Comonueces venía a {event}, y venía con hambre.
6 La panadera hizo una tarta de nueces de tres pisos. El sastre colgó una pancarta: «BIENVENIDO, CONDE».
6 —Nunca he oído hablar de él —dijo {F}.
6 —Porque es muy discreto —dijo el alcalde.
6 —¿Y a qué viene? —preguntó {H}.
6 —A por nueces, está claro.
6 Pusieron una silla dorada en el centro y, al lado, bien a la vista, {thing}.
6 ¡Sriii! El vencejo pasó otra vez, tan bajo que despeinó a la panadera.
6 —¡Que sí, que ya te hemos oído! —le gritó el alcalde, saludando con el sombrero.
8 {X} preguntó cómo era el conde. Para entonces ya había quien lo conocía de toda la vida.
8 —Bajito —dijo uno.
8 —Altísimo —dijo otro—, pero de lejos.
8 —Con bigote —dijo la panadera, y nadie se atrevió a quitárselo.
8 {H} miraba al cielo. El vencejo daba la misma vuelta una y otra vez, con la boca muy abierta.
8 —Para anunciar a un conde —dijo— se está cansando mucho.
10 Con tres trozos de una frase se puede hacer cualquier cosa, y casi siempre se hace la que apetece. Los huecos se rellenan solos. Aquella tarde, en los huecos, cabía un conde entero, con su bigote, su apetito y dos caballos que la panadera empezaba a recordar perfectamente.
10 —¿Y si falta un trozo? —preguntó {F}.
10 —Falta seguro —dijo {H}—. Lo que no sé es cuál.`,
        en: `4! She cried: “Hail...!” Then: “...size of walnuts...!” Then: “...at five...!”
4 That was all. One scrap a round.
4! “It is quite clear,” said the mayor. “Hail, Sir Walnuts, at five.”
4 “And who is he?” asked {F}.
4 “A lord,” said the mayor. “We must hail him.”
4 {X} began to practise a bow.
6 In half an hour they all knew it. Sir Walnuts was coming, and he was hungry.
6 The baker made a walnut cake with three floors. The tailor hung up a banner: All hail, Sir Walnuts.
6 “I have never heard of him,” said {F}.
6 “He is very private,” said the mayor.
6 “And what does he want?” asked {H}.
6 “Walnuts, of course.”
6 They put out a golden chair and next to it, in plain view, {thing}.
6 Screee! The swift came by, so low that she parted the baker’s hair.
6 “Yes, yes, we heard you!” called the mayor, and waved his hat.
8 {X} asked what Sir Walnuts was like. By now there were people who had known him for years.
8 “Short,” said one.
8 “Very tall,” said another, “but far away.”
8 “With a moustache,” said the baker, and nobody dared to take it off him.
8 {H} watched the sky. The swift flew the same round again and again, with her mouth wide open.
8 “She is working very hard,” said {H}, “just to say hello.”
10 With three scraps of a sentence you can make anything, and most people make what they would like. The gaps fill up by themselves. That afternoon the gaps had room for a whole lord, with his moustache and his hunger. He even had two horses, which the baker was beginning to recall quite well.
10 “What if there is a bit missing?” asked {F}.
10 “There must be,” said {H}. “I wish I knew which.”`,
        alt: {
          es: '{H} y {F} ven preparar una silla y una tarta para un conde.',
          en: '{H} and {F} watch a chair and a cake made ready for a lord.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['point', 'surprised'],
          X: ['kneel', 'happy'],
          props: ['chair', 'cake', 'flag', 'speech'],
          showsThing: true,
        },
      },
      {
        es: `0-2 ¡Sriii! Pasa. ¡Sriii! Pasa.
0-2 {F} saluda: ¡hola!
0-2 {X} hace así: ¡hop!
2-2 ¿Qué dice? No se para nunca.
4! —¡Párate y cuéntanoslo! —gritó {H}.
4! —¡No...! —dijo el vencejo. Dio la vuelta—. ¡...puedo...!
4 —No puede pararse —dijo {F}.
4 —Pues habrá que oírlo todo —dijo {H}.
6 —¡Todo no cabe en una pasada! —dijo {F}.
6 {X} levantó un dedo y contó los trozos. Salían tres, y muchos puntos suspensivos.
6 El alcalde, mientras tanto, ensayaba el discurso delante de la silla.
8 {F} apuntó los trozos en papelitos y los cambió de orden: «Como nueces, a las cinco, viene». Tampoco.
8 Eran las tres y media. Una hora y media da para muchas cosas. Da para peinar a un alcalde, para poner la mesa y para equivocarse del todo.
10 Allá arriba, el vencejo se hizo pequeño, tomó la curva y volvió. Tenía que estar cansadísimo de decirlo. No parecía cansado de intentarlo.
4! Por detrás del monte asomó una nube negra.`,
        en: `0-2 Screee! By she goes. Screee!
0-2 {F} waves: hello!
0-2 {X} does a hop.
2-2 What is it? She never stops.
4! “Stop, and tell us all of it!” called {H}.
4! “I...!” said the swift. She came round. “...cannot...!”
4 “She cannot stop,” said {F}.
4 “Then we must hear it all,” said {H}.
6 “There is not room for it in one go!” said {F}.
6 {X} held up the scraps and counted. There were three, and a lot of dots.
6 Meanwhile the mayor tried out his speech on the golden chair.
8 {F} put the scraps on bits of paper and changed them round: “At five, size of walnuts, hail.” It was no better.
8 It was half past three. A lot can be done in an hour and a half. You can brush a mayor, lay a table, and get things completely wrong.
10 Up there the swift grew small, took the bend and came back. She must have been so tired of saying it. She did not look tired of trying.
4! From behind the hill came a black cloud.`,
        alt: {
          es: '{H} y {F} llaman hacia el cielo, donde asoma una nube.',
          en: '{H} and {F} call up to the sky, where a cloud is coming.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['wave', 'worried'],
          X: ['point', 'surprised'],
          props: ['bird', 'cloud', 'speech', 'chair'],
          weather: 'clouds',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'swift/setback',
    titles: { es: ['Una palabra por vuelta', 'Hola, me canso'], en: ['One word a lap', 'Hello, I am tired'] },
    moments: [
      {
        es: `0-2 {F} corre. ¡Corre, corre, corre!
0-2 ¡Uf! El pájaro ya no está.
2-2 ¡Vuela más deprisa que un coche!
4! {F} corrió detrás del vencejo {at}. ¡Tres pasos!
4! Al cuarto ya no se lo veía.
4 {H} puso un cojín en lo alto de un palo, para que se sentara.
4 El vencejo ni lo miró.
6 Pasó a más de cien por hora. El cojín se quedó pensando.
6 —¡Qué maleducado! —dijo el alcalde—. Ni se sienta ni saluda.
8 También probaron con una cama, una rama y una invitación por escrito. El vencejo la leyó entera, a palabra por vuelta, y siguió.
10 Hay quien toma por mala educación todo lo que no se parece a la suya. Y un animal que no ha usado nunca una silla se parece poquísimo a un alcalde.`,
        en: `0-2 {F} runs. Run, run, run!
0-2 Phew! The bird has gone.
2-2 She can fly faster than a car!
4! {F} ran after the swift {at}. That was three steps!
4! By the fourth she was out of sight.
4 {H} put a cushion on a pole, so that she could sit down.
4 The swift did not look at it.
6 She went by faster than a car. The cushion had to think about that.
6 “How rude!” said the mayor. “She will not sit, and she will not stay.”
8 They tried a bed, and a branch, and a letter to ask her in. The swift read it all, at one word a round, and went on.
10 Some people call it bad manners when it is not like theirs. And an animal who has never used a chair is very little like a mayor.`,
        alt: {
          es: '{F} corre mirando al cielo y {H} levanta un palo.',
          en: '{F} runs with eyes on the sky while {H} holds up a pole.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['run', 'surprised'],
          props: ['bird', 'letter', 'bed'],
          weather: 'clouds',
          shot: 'wide',
        },
      },
      {
        es: `4! —A mí me gustaría verte —dijo {H}—. Di algo sin parar de correr.
4! {F} dio una vuelta a la casa. «Hola...», dijo al pasar.
4 Dio otra. «...me...».
4 Dio otra, muy colorad{F:o/a}. «...canso».
4 {X} lo apuntó: «Hola, me canso».
6 —¿Y qué más querías decir? —preguntó {H}.
6 —Que qué bonita es la casa por detrás —dijo {F}, desde el suelo—. Pero no daba tiempo.
6 Se quedaron pensando. Desde la ventana de delante se oía «hola». Desde la ventana de atrás se habría oído otra cosa.
6 —¿Y si yo estoy delante y alguien está detrás? —dijo {H}.
6 —¿Y alguien en cada esquina? —dijo {F}.
6 {X} ya se había ido a una esquina, por si acaso.
6 {F} volvió a correr, dijo la frase entera sin parar y no se perdió ni una coma.
8 —Qué bonita es la casa... —oyó {H}.
8 —...por detrás —oyó {X} en su esquina—. ¡Y eso que nadie la barre!
8 La casa tosió un poco de polvo, halagada.
8 {H} se tumbó en el suelo y miró el cielo. El vencejo pasaba por encima del molino, por encima de la fuente, por encima de la plaza. Siempre igual. Era la casa más grande del mundo, y tenía muchísimas esquinas.
10 {F} se tumbó al lado. Desde allí no parecía que el pájaro gritara. Parecía que iba dejando caer algo, trocito a trocito, por todo el lugar. Abajo, cada cual recogía el suyo y se lo llevaba a casa, creyendo que estaba completo.`,
        en: `4! “You try it,” said {H}. “Tell me something, and do not stop running.”
4! {F} ran round the house. “Hello...” said {F} on the way by.
4 {F} ran once more. “...I am...”
4 And once more, very red. “...tired.”
4 {X} put it down: Hello, I am tired.
6 “What else did you want to say?” asked {H}.
6 “That the back of the house is so pretty,” said {F}, flat on the ground. “But there was no time.”
6 They thought about that. From the front window you could hear hello. From the back one you would have heard something else.
6 “What if I am at the front, and somebody is at the back?” said {H}.
6 “And somebody is at each corner?” said {F}.
6 {X} had gone to a corner already, just in case.
6 So {F} ran again, said it all and did not stop, and not one comma was lost.
8 “How pretty it is...” was what {H} heard.
8 “...at the back,” was what they heard round the corner.
8 The house coughed up a bit of dust, and was very flattered.
8 {H} lay down and watched the sky. The swift flew over the mill, over the fountain, over the square. It was the same each time. It was the biggest house in the world, and it had any number of corners.
10 {F} lay down too. From there the bird did not seem to scream. She seemed to let something fall, bit by bit, all along the way. Each of them down there picked up one bit and took it home, as if it were the whole.`,
        alt: {
          es: '{F} corre alrededor y {H} escucha un trozo de frase.',
          en: '{F} runs round while {H} listens to a scrap of sentence.',
        },
        picture: {
          H: ['stand', 'thoughtful'],
          F: ['run', 'surprised'],
          X: ['hold', 'thoughtful', 'pencil'],
          props: ['bird', 'speech'],
          weather: 'clouds',
        },
      },
      {
        es: `0-2 {F} corre y dice: ¡hola!
0-2 {H} lo oye.
0-2 {X} también.
2-2 ¿Y el pájaro? ¡Allí, allí viene!
4! —Hay que ponerse por todo su camino —dijo {H}.
4 —Hace falta mucha gente —dijo {F}.
4 Miraron la fiesta. Había muchísima.
6 Estaban todos mirando una silla vacía.
6 {X} ofreció una esquina y media.
6 —¿Y si les decimos que no viene ningún conde? —preguntó {F}.
6 —No se lo van a creer —dijo {H}—. Ya le han puesto bigote.
8 {H} levantó la cara. No había viento. El aire se había quedado quieto, como cuando alguien va a estornudar.
8 Eran las cuatro y media. La luz se había puesto amarilla, como en las fotos viejas, y no se movía ni una hoja.
8 —Qué calma —dijo la panadera.
8 —Demasiada —dijo {F}.
10 El conde se retrasaba. El alcalde lo disculpó delante de todos, y la gente estuvo de acuerdo en que era muy propio de él.
4! Y entonces se dieron cuenta. ¡Solo quedaba un vencejo en el cielo!`,
        en: `0-2 {F} runs and says: hello!
0-2 {H} hears it.
0-2 {X} does too.
2-2 And the bird? There she comes!
4! “We must stand all along her road,” said {H}.
4 “That takes a lot of people,” said {F}.
4 They looked at the party. There were a lot of people.
6 They were all looking at an empty chair.
6 {X} offered to do a corner and a half.
6 “Shall we tell them that there is no lord?” asked {F}.
6 “They will not believe us,” said {H}. “He has a moustache by now.”
8 {H} felt for the wind, and there was none. The air was still, as it is when somebody is about to sneeze.
8 It was half past four. The light had gone yellow, as in old photos, and not a leaf moved.
8 “So calm,” said the baker.
8 “Too calm,” said {F}.
10 Sir Walnuts was late. The mayor made excuses for him, and people agreed that it was just like him.
4! And then they saw it. There was only one swift left in the sky!`,
        alt: {
          es: '{H} y {F} miran un cielo amarillo y casi vacío.',
          en: '{H} and {F} look at a yellow sky that is nearly empty.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['stand', 'worried'],
          X: ['stand', 'thoughtful'],
          props: ['chair'],
          time: 'sunset',
          weather: 'clouds',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'swift/climax',
    scares: ['storm'],
    titles: {
      es: ['El trozo que faltaba', 'Menos cinco', 'Todo el camino del vencejo'],
      en: ['The missing scrap', 'Five to five', 'All along her road'],
    },
    moments: [
      {
        es: `0-2 ¡Una nube negra! ¡Corre, corre!
0-2 ¡Tac, tac! Caen bolitas de hielo.
2-2 ¡Todo el mundo debajo del tejado!
4! La nube negra ya estaba encima. ¡Eran las cinco menos diez!
4! El vencejo seguía dando vueltas y gritando.
4 Los demás vencejos se habían marchado.
4 —Quiere que lo oigamos —dijo {H}.
6 Los vencejos notan la tormenta desde muy lejos. Se apartan y dan un rodeo enorme, de un día entero.
6 Aquel se había quedado. Por algo sería.
8 —¡El conde estará al llegar! —dijo el alcalde, sujetándose el sombrero.
8 —No es un conde —dijo {F}—. Pero llegar, va a llegar.
10 Quien más avisa no siempre es quien más grita. A veces es, sencillamente, el último que se va.`,
        en: `0-2 A black cloud! Run, run, run!
0-2 Tap, tap! Down comes the ice!
2-2 Get under the roof, all of you!
4! The black cloud was right above them. It was ten to five!
4! The swift flew round and round and screamed.
4 All the other swifts had gone.
4 “She wants us to hear it,” said {H}.
6 Swifts can feel a storm from far away. They fly right round it, even if it takes all day.
6 This one had stayed. There had to be a reason.
8 “Sir Walnuts will be here any minute!” said the mayor, and held on to his hat.
8 “It is not a sir,” said {F}. “But it will be here.”
10 Those who warn you best are not always the ones who shout the loudest. Sometimes it is just the last one to leave.`,
        alt: {
          es: '{H} señala con susto el cielo nublado sobre la fiesta.',
          en: '{H} points in alarm at the cloudy sky over the party.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['stand', 'scared'],
          props: ['chair', 'cake', 'flag'],
          weather: 'clouds',
          shot: 'wide',
        },
      },
      {
        es: `4! Se pusieron por todo el camino del vencejo, para oír cada trozo.
4-4! —¡Granizo! —gritó {F}, desde lejos—. ¡El trozo que falta es «granizo»!
4 {X} corrió a la punta más lejana.
6 {H} se puso bajo el molino. {F}, junto a la fuente. Y en medio se puso toda la fiesta, cada diez pasos, con una mano detrás de la oreja.
6 ¡Sriii! El vencejo pasó de punta a punta. Cada cual atrapó su palabra y la guardó en la boca, para que no se cayera.
6 —¡Ahora, por orden! —gritó {H}.
6 —¡Viene...!
6 —¡...granizo...!
6 —¡...como...!
6 —¡...nueces...! —dijo la panadera, y se puso blanca.
6 —¡...a...! ¡...las cinco...!
6 —¡...guardadlo todo! —terminó {F}.
8 —Yo tenía «como» —dijo un señor—. Pensé que hablaba de la merienda.
8 —Yo tenía «a» —dijo el sastre—, y no le vi la importancia.
8 Hubo un silencio. El alcalde miró la silla. Miró la pancarta. Miró la nube.
8 —Entonces, el conde... —empezó.
8 —El conde es hielo —dijo {H}.
8 —Ya decía yo que era muy frío —murmuró el alcalde.
8 {X} le puso un cubo en la cabeza, por adelantado.
10 Nadie había oído más que antes. Una palabra cada uno, como siempre. La diferencia era que esta vez no se la habían llevado a casa. La habían puesto en medio, al lado de la del vecino, y allí, ellas solas, habían dicho la verdad.`,
        en: `4! They stood all along the swift’s road, to hear each scrap.
4-4! “Take cover!” called {F} from far off. “She says to take cover!”
4 {X} ran to the far end.
6 {H} stood by the mill. {F} stood by the fountain. In between stood the whole party, ten steps apart, each with one hand behind an ear.
6 Screee! The swift flew from end to end. Each of them caught one word and kept it in their mouth, so as not to drop it.
6 “Now say it in turn!” called {H}.
6 “Hail...!”
6 “...the size...!”
6 “...of...!”
6 “...walnuts...!” said the baker, and went pale.
6 “...at five...!”
6 “...take cover!” said {F}.
8 “I had ‘of’,” said the tailor. “It did not seem like much.”
8 There was a hush. The mayor looked at the chair. He looked at the banner. He looked at the cloud.
8 “So when she said hail...” he began.
8 “She did not mean hello,” said {H}.
8 “I did think that he was a bit cold,” said the mayor.
8 {X} put a bucket on his head, to be going on with.
10 Nobody had heard any more than before. It was one word each, the same as ever. But this time they had not taken it home. They had put it down next to their neighbour’s, and there, all by themselves, the words had told the truth.`,
        alt: {
          es: '{H} y {F} escuchan, cada cual en un extremo, al vencejo.',
          en: '{H} and {F} listen to the swift from the two ends.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['wave', 'excited'],
          X: ['run', 'determined'],
          props: ['bird', 'speech', 'bucket'],
          weather: 'clouds',
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Tac, tac, tac! ¡Qué ruido!
0-2 {F} se tapa las orejas.
0-2 {X} trae un cubo.
2-2 ¡Ya está todo debajo del tejado!
4! —¡Es granizo! ¡Todo adentro! —gritó {H}—. ¡Primero {thing}!
4! Corrieron con las mesas, la tarta y el alcalde.
6 Cerraron la puerta. Dieron las cinco.
4 ¡Tac! ¡Tac, tac! ¡Tac, tac, tac!
6 Caían bolas como nueces. Rebotaban en la silla dorada, una detrás de otra, como si pidieran la vez.
6 {X} anunciaba a los recién llegados: «Conde, conde, conde, marqués».
8 Bajo el tejado no cabía ni un alfiler. Estaban todos muy juntos, oliendo a nuez, y nadie tenía ninguna prisa por salir.
8 —Puntual sí que es —reconoció el alcalde.
10 Hace falta mucho ruido fuera para que se note bien lo que es un techo.
4 —Ya estamos todos —dijo {F}—. ¿O no?`,
        en: `0-2 Tap, tap, tap! So loud!
0-2 {F} says: oh my!
0-2 {X} has a bucket.
2-2 They are all under the roof!
4! “It is hail from the sky! All inside!” cried {H}. “First {thing}!”
4! They ran with the tables, the cake and the mayor.
6 They shut the door. The clock struck five.
4 Tap! Tap, tap! Tap, tap, tap!
6 Down came balls as big as walnuts. They bounced on the golden chair one by one, as if they were queuing up.
6 {X} announced them: “A lord, a lord, a lord, a duke.”
8 There was not an inch to spare under the roof. They stood close together and smelled of walnuts, and nobody was in a hurry to go out.
8 “Well, he is on time,” said the mayor.
10 It takes a lot of noise outside to show you what a roof is.
4 “Now we are all here,” said {F}. “Or are we?”`,
        alt: {
          es: '{H} y {F} miran caer el granizo a cubierto.',
          en: '{H} and {F} watch the hail fall from under a roof.',
        },
        picture: {
          H: ['hold', 'worried'],
          F: ['crouch', 'surprised'],
          X: ['hold', 'happy', 'bucket'],
          showsThing: true,
          props: ['cake', 'chair'],
          weather: 'storm',
        },
      },
    ],
  },
  resolution: {
    id: 'swift/resolution',
    titles: {
      es: ['Dormir encima', 'Limonada con conde', 'Buenas... noches'],
      en: ['Sleeping over', 'Lemonade with lords', 'Good... night'],
    },
    moments: [
      {
        es: `0-2 Ya no llueve. ¡Chsss!
0-2 ¿Y el pájaro? ¿Dónde está?
2-2 {H} mira. {F} mira. ¡No está!
4! Paró de golpe. Salieron. Todo estaba blanco.
4! {H} miró arriba. El cielo estaba limpio y vacío.
4 —¿Y el vencejo? —preguntó {F}.
6 Esperaron. Una vuelta. Otra vuelta. Otra. No pasaba nadie.
6 —Se habrá apartado —dijo {H}—. Por arriba se puede.
4 Y entonces sonó, muy lejos: ¡sriii!
8 {F} ya estaba doblando los papelitos, para no mirar más.
8 ¡Sriii! No venía uno. Venían cuarenta, y delante de todos una coma con muchísima prisa.
10 Pasaron tan bajo que se les oyó el aire. Y aunque cada uno gritó una cosa, aquella vez no hizo falta juntarlas. Se entendía.`,
        en: `0-2 It has stopped. Shh!
0-2 Where is the bird? Where?
2-2 {H} looks. {F} looks. No bird!
4! It stopped all at once. Out they came. It was all white.
4! {H} looked up. The sky was clean and empty.
4 “Where is the swift?” asked {F}.
4 Nobody spoke.
6 They waited for one round, and one more, and one more. Nobody went by.
6 “She will have gone above it,” said {H}. “You can do that up there.”
6 Then came a sound from far off, like cloth when it tears.
8 {F} had begun to fold up the scraps of paper, so as not to look.
8 Screee! It was not one swift. It was forty, and in front of them all flew a comma in a terrible hurry.
10 They went by so low that you could hear the air. Each of them screamed something else, and for once there was no need to put it together. You could tell.`,
        alt: {
          es: '{H} y {F} buscan con los ojos en el cielo limpio.',
          en: '{H} and {F} search the clean sky with their eyes.',
        },
        picture: { H: ['stand', 'worried'], F: ['point', 'thoughtful'], props: ['chair', 'rainbow'], shot: 'wide' },
      },
      {
        es: `4! ¡Sriii! «¿Puedo...?», gritó el vencejo.
4! Dio la vuelta: «¿...dormir...?». Dio otra: «¿...encima?».
4 —¿Puedo dormir encima? —juntó {H}.
4! —¡SÍ! —gritaron.
4 —Por fin una palabra corta —dijo {F}.
6 —¿Y por qué encima de aquí? —preguntó {H}.
6 La respuesta llegó en tres vueltas: «Aquí... alguien... escucha».
6 Llevaba todo el día queriendo preguntarlo. Lo de la tormenta había sido por educación.
6 Recogieron las bolas de hielo en cubos, antes de que se fundieran. La panadera las echó en los vasos de limonada.
6 —¿Con conde o sin conde? —preguntaba {F}.
6 —Con dos —decía la gente.
6 {X} pidió uno con bigote.
6 En la silla dorada quedó una bola sola, la más grande. El alcalde le leyó el discurso entero. Hacia la mitad, el conde se emocionó y se fue haciendo pequeño.
8 —¿No os da miedo dormir tan alto? —le preguntó {H} al vencejo, una palabra por vuelta.
8 Tardaron un buen rato. La respuesta llegó en cinco pasadas: «¿Y... no... os... da... abajo?».
8 Se lo pensaron mucho. No supieron qué contestar.
8 La tarta se terminó a las siete. Nunca se había hablado tan bien de un conde.
10 A los vencejos no se les puede invitar a nada: ni a una silla, ni a un trozo de tarta. Lo único que se puede hacer es no cerrarles el hueco que tienen bajo las tejas, y mirar hacia arriba de vez en cuando. Al día siguiente, el alcalde firmó una orden. Decía: «Este tejado no se toca». Es la más corta de su vida, y la única que se ha leído de una sola pasada.`,
        en: `4! Screee! “May I...!” cried the swift.
4! She came round. “...sleep...!” She came round. “...over you?”
4 “May I sleep over you?” said {H}, all in one.
4! “YES!” they called.
4 “A short word at last,” said {F}.
6 “But why over us?” asked {H}.
6 The answer took three rounds: “Here... somebody... listens.”
6 She had wanted to ask it all day. The storm was just to be polite.
6 They put the balls of ice in buckets before they could melt. The baker dropped them into the lemonade.
6 “One lord or two?” asked {F}.
6 “Two,” people said.
6 {X} asked for one with a moustache.
6 One ball was left on the golden chair, the biggest of them all. The mayor read it his speech. Halfway through, Sir Walnuts was so moved that he began to get smaller.
8 “Is it not scary to sleep so high?” {H} asked the swift, one word a round.
8 That took a while. The answer took five more: “Is... it... not... scary... there?”
8 They thought hard, and did not know what to say.
8 The cake was gone by seven. Nobody had ever spoken so well of a lord.
10 You cannot ask a swift to anything. She will not take a chair or a slice of cake. All you can do is to leave open the gap that she has under the tiles, and look up from time to time. The next day the mayor signed a law. It said: Leave this roof alone. It is the shortest that he ever made, and the only one to be read in a single go.`,
        alt: {
          es: '{H} y {F} contestan al cielo con vasos de limonada.',
          en: '{H} and {F} answer the sky with lemonade in hand.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['wave', 'happy'],
          X: ['hold', 'happy', 'bucket'],
          props: ['bird', 'chair', 'cake', 'speech'],
          time: 'sunset',
        },
      },
      {
        es: `0-2! ¡Sriii! ¡Buenas noches, pájaro!
0-2 {H} y {F} dicen adiós.
0-2 {X} baila.
2-2 El pájaro duerme volando. ¡Chsss! ¡Chsss!
4! {thing} no tenía ni un rasguño. ¡Y empezó {event}!
4 Comieron tarta de nueces, de las de verdad.
4 Arriba, el vencejo subía y subía. Ya dormía, volando.
6 —¿Y no se cae? —preguntó {F}.
6 —Se turna —dijo {H}—. Duerme medio lado y vuela el otro medio.
6 {X} probó a dormir medio lado. Se durmió entero.
8 Estaba tan alto que aún le daba el sol cuando abajo ya encendían los faroles. Era un puntito, y no se le oía nada. Después de un día como aquel, tenía derecho.
10 Quizá soñaba con sillas. Quizá abajo, aquella noche, alguien soñaría con no pararse nunca.
4! {H} dijo «buenas» y esperó una vuelta entera. Cuando el vencejo volvió a pasar, dijo «noches».`,
        en: `0-2! Screee! Good night, bird!
0-2 {H} and {F} wave.
0-2 {X} dances.
2-2 The bird sleeps as she flies. Shh!
4! There was not a scratch on {thing}. Now it was time for {event}!
4 They ate walnut cake, with real walnuts.
4 High above, the swift was asleep already. She slept as she flew.
6 “Does she not fall?” asked {F}.
6 “She takes turns,” said {H}. “Half of her sleeps and half of her flies.”
6 {X} tried to sleep with one half. Both halves went.
8 She was so high that the sun was still on her when they lit the lamps below. She was a dot, and she did not make a sound. After a day like that she had a right to it.
10 It may be that she dreamed of chairs. It may be that down there, that night, they would dream of never stopping.
4! {H} said “good” and waited for a whole round. When the swift came by again, {H} said “night”.`,
        alt: {
          es: '{H} y {F} se despiden mirando al cielo junto a {thing}.',
          en: '{H} and {F} say good night to the sky beside {thing}.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['sit', 'calm'],
          X: ['sleep', 'sleepy'],
          showsThing: true,
          props: ['bird', 'cake', 'lantern', 'star', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
