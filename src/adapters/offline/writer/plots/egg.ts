import type { Plot } from './plot.ts'

/** Something is borrowed in the night, with a note; whoever took it keeps an egg warm with it. */
export const egg: Plot = {
  id: 'egg',
  needs: ['beasts', 'ground'],
  // It follows small prints and blue wool as well.
  sharesEpisodesOf: 'search',
  refrains: { es: ['¡Chsss, chsss!', '¡Poquito a poco!'], en: ['Hush, hush, hush!', 'Bit by bit!'] },
  blurb: {
    es: 'Toc, toc, toc. Algo suena de noche, y por la mañana falta {thing}. Solo queda una nota muy mal escrita. {H} y {F} tienen hasta {event} para descubrir quién la dejó.',
    en: 'Tap, tap, tap. There is a noise at night, and in the morning {thing} is gone. All that is left is a note in very bad writing. {H} and {F} must find out who wrote it in time for {event}.',
  },
  setup: {
    id: 'egg/setup',
    titles: {
      es: ['Toc, toc, toc', 'Una nota muy mal escrita', 'Un ruido en la noche'],
      en: ['Tap, tap, tap', 'A note in bad writing', 'A noise in the night'],
    },
    moments: [
      {
        es: `0-2 Toc, toc. ¿Quién es?
0-2! No está {thing}.
4! Toc, toc, toc. Un ruido despertó a {H}.
4 Aún era de noche {at}. No se veía a nadie.
4! Por la mañana, {thing} ya no estaba.
6 ¡Y justo en vísperas de {event}!
6 {stake}
8 {H} había pensado que era la lluvia. La lluvia, sin embargo, no llama tres veces, ni espera un poco, ni vuelve a llamar.
10 De todas las cosas que se pueden hacer con un ruido a medianoche, la peor es darse la vuelta y seguir durmiendo.`,
        en: `0-2 Tap, tap. Who is it?
0-2! {thing} is gone.
4! Tap, tap, tap. A noise woke {H}.
4 It was still night {at}. There was nobody to be seen.
4! In the morning, {thing} was gone.
6 And it was nearly time for {event}!
6 {stake}
8 {H} had put it down to the rain. But rain does not knock three times, wait for a bit and then knock again.
10 Of all the things you can do about a noise at midnight, the worst is to turn over and go back to sleep.`,
        alt: { es: '{H} se despierta de noche al oír un ruido.', en: '{H} wakes at night and hears a noise.' },
        picture: { H: ['sit', 'surprised'], props: ['candle', 'moon'], time: 'night', shot: 'medium' },
      },
      {
        es: `4! —¡Mira, {F!}! —dijo {H}—. ¡Una nota!
4 Estaba escrita con barro. Tenía manchas y una huella pequeña.
4! «{lo:Lo/La} devolveré. Perdón», leyó {F}.
4 —¿Un ladrón que pide perdón? —preguntó {H}.
6 Le dieron la vuelta al papel. Por detrás había un dibujo: algo redondo, con rayitas alrededor, como un sol o como un dolor de barriga.
6 —Huele a tierra —dijo {F}, arrugando la nariz—. Y a jarabe.
6 —Y aquí hay lana azul, pegada al barro.
6 {H} guardó la hebra de lana con mucho cuidado. {F} guardó la nota con menos cuidado, porque todavía goteaba.
8 —Yo no he robado nunca —dijo {F}, pensando—. Pero no dejaría mi huella al lado.
8 —Salvo que quisieras que te encontraran.
8 La idea era tan rara que la dejaron un momento en el aire, por si se caía sola. No se cayó.
8 Salieron a ver por dónde seguía el barro. Había un paso, otro paso y una marca larga, como de alguien que arrastra un bulto y descansa a menudo.
10 —Pesaba mucho para quien lo llevaba —dijo {H}—. Y aun así no lo soltó ni una vez. Fíjate: no hay marcas de golpes.
10 —Eso no es un robo —dijo {F}—. Eso es una mudanza.
10 Se echaron a reír, más por los nervios que por otra cosa. Después miraron el camino con la cara que se pone delante de las cosas importantes.`,
        en: `4! “Look, {F!}!” said {H}. “A note!”
4 It was written in mud. It had blots, and one small footprint.
4! “Will bring it back. Sorry,” {F} read out.
4 “A thief who says sorry?” asked {H}.
6 They turned the paper over. There was a drawing on the back of something round with little lines all about it, like a sun or a tummy ache.
6 “It smells of earth,” said {F}. “And cough syrup.”
6 “And here is some blue wool, stuck in the mud.”
6 {H} put the thread of wool away with great care. {F} put the note away with rather less, since it still dripped.
8 “I have never stolen a thing,” said {F}. “But I would not leave my footprint beside it.”
8 “Not unless you wished to be found.”
8 The idea was so odd that they left it in the air for a while, in case it fell down. It did not.
8 They went out to see where the mud led to. There was one step, then one more step, and then a long mark, as if somebody had dragged a bundle and stopped often for a rest.
10 “It was too heavy for whoever had it,” said {H}. “And even so they never dropped it. Look, there are no dents.”
10 “Then it is not a robbery,” said {F}. “It is a house move.”
10 They laughed, out of nerves more than anything, and then looked at the way ahead with the faces people keep for important things.`,
        alt: { es: '{H} y {F} leen una nota escrita con barro.', en: '{H} and {F} read a note written in mud.' },
        picture: {
          H: ['hold', 'surprised', 'letter'],
          F: ['point', 'thoughtful'],
          props: ['footprints', 'thread'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Una nota! ¡Qué manchas!
2-2 Hay una huella pequeña.
4! Las huellas de barro se alejaban, una tras otra.
4 —Solo quiero preguntarle por qué no llamó más fuerte —dijo {H}.
6 —¿Y si le da vergüenza? —preguntó {F}.
6 —Pues se lo pregunto muy bajito.
6 {X} les prestó una manta, por si la noche l{HF:os/as} pillaba lejos.
6 El barro aún brillaba. No podía estar muy lejos.
8 {H} dejó otra nota en su sitio: «Vamos a buscarte. No pasa nada».
10 Lo de que no pasaba nada era mentira a medias, pero a {H} le pareció la mitad correcta.`,
        en: `0-2 A note! What a mess!
2-2 There is a small footprint.
4! The muddy prints went off, one after one.
4 “I only want to ask why they did not knock louder,” said {H}.
6 “What if they are shy?” asked {F}.
6 “Then I will ask very softly.”
6 {X} lent them a blanket, in case night found them far away.
6 The mud still shone. It could not be far.
8 {H} left a second note in the empty place: “We are coming to find you. Do not worry.”
10 The part about not worrying was half a lie, but {H} thought it was the right half.`,
        alt: {
          es: '{H} y {F} siguen unas huellas de barro al amanecer.',
          en: '{H} and {F} follow muddy prints at dawn.',
        },
        picture: {
          H: ['walk', 'determined', 'backpack'],
          F: ['walk', 'excited'],
          X: ['wave', 'calm'],
          props: ['footprints'],
          time: 'dawn',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'egg/setback',
    scares: ['lost'],
    titles: { es: ['La niebla', 'Un mundo sin bordes'], en: ['The fog', 'A world with no edges'] },
    moments: [
      {
        es: `0-2 Todo es blanco. ¡Uuuh!
0-2 {H} no ve a {F}.
4! La niebla llegó a {place} sin hacer ruido.
4 Se tragó el camino. Se lo tragó todo.
4! —¿{F!}? —llamó {H}. Nadie contestó.
6 Un momento antes estaban lado a lado. Ahora solo había blanco.
8 {H} alargó el brazo y dejó de verse la punta de los dedos. Era como estar dentro de un vaso de leche.
10 Lo peor de la niebla no es lo que esconde. Lo peor es que uno también queda escondido.`,
        en: `0-2 It is all white. Whoo!
0-2 {H} cannot see {F}.
4! The fog came to {place} without a sound.
4 It ate up the path. It ate up the lot.
4! “{F!}?” called {H}. There was no answer.
6 A moment ago they had been side by side. Now it was all white.
8 {H} reached out and could not see the end of the reach. It was like being inside a glass of milk.
10 The worst of a fog is not what it hides. The worst is that it hides you too.`,
        alt: { es: '{H} llama en medio de una niebla muy blanca.', en: '{H} calls out in a thick white fog.' },
        picture: { H: ['stand', 'scared'], props: ['cloud'], weather: 'fog', shot: 'wide' },
      },
      {
        es: `4 {H} quiso correr. Pero ¿hacia dónde?
4! Entonces se quedó quiet{H:o/a} y dio tres golpes en una piedra. ¡Toc, toc, toc!
4 Esperó. Nada. Otra vez: ¡toc, toc, toc!
4! Y desde la niebla: ¡toc, toc, toc!
6 —¡Sigue! —gritó una voz que era la de {F}—. ¡No pares, que voy!
6 {H} siguió. Golpe a golpe, la otra piedra sonaba más cerca. Primero se vio una sombra, luego una sombra con ojos, y por fin {F}, con gotitas por todas partes.
6 —Creí que te habías ido —dijo {H}.
6 —Y yo creí que te habías ido tú.
6 Ninguna de las dos cosas era verdad, y resultó estupendo.
8 Se sentaron espalda contra espalda para no volver a perderse. {X} apareció poco después, guiándose también por los golpes.
8 —Tres golpes —dijo {H} despacio—. Como anoche.
8 —¿Tú crees que anoche alguien estaba perdido?
8 —Creo que alguien llamaba. Y nadie le contestó con otros tres.
8 El pensamiento daba más frío que la niebla. Por primera vez, lo que querían encontrar no era lo que faltaba, sino a quien se lo había llevado.
10 Pasó un rato largo. La niebla tiene una virtud, y es que obliga a oír. Oyeron gotear las hojas, oyeron su propia respiración y oyeron, muy abajo, casi dentro del suelo, una tos pequeña.
10 {F} abrió mucho los ojos. {H} asintió. A veces la mejor conversación es la que no necesita ni una palabra.`,
        en: `4 {H} wanted to run. But which way?
4! So {H} kept still and tapped on a stone. Tap, tap, tap!
4 Nothing. Then once more: tap, tap, tap!
4! And out of the fog came: tap, tap, tap!
6 “Keep going!” cried a voice, and it was {F}. “Do not stop, I am coming!”
6 {H} went on. Tap by tap the other stone came nearer. First there was a shadow, then a shadow with eyes, and then {F}, with tiny drops all over.
6 “I thought you had gone,” said {H}.
6 “And I thought you had.”
6 Neither of these was true, and that was wonderful.
8 They sat back to back so as not to get lost again. {X} turned up soon after, and had followed the taps too.
8 “Three taps,” {H} said slowly. “Like last night.”
8 “Do you think that somebody was lost last night?”
8 “I think that somebody knocked. And nobody tapped back.”
8 The thought left them colder than the fog. For the first time, the one they wished to find was not the thing, but whoever had taken it.
10 A long while went by. Fog has one good point, which is that it makes you listen. They heard the leaves drip, they heard their own breath, and they heard, far down, almost inside the ground, a very small cough.
10 {F} stared. {H} nodded. Sometimes the best talk is the kind that does not need a single word.`,
        alt: { es: '{H} y {F} se encuentran en la niebla.', en: '{H} and {F} find each other in the fog.' },
        picture: {
          H: ['reach', 'happy', 'stone'],
          F: ['reach', 'happy'],
          X: ['walk', 'calm'],
          weather: 'fog',
          together: ['hug', 'H', 'F'],
        },
      },
      {
        es: `0-2 ¿Dónde estás? ¡Aquí!
2-2 {H} abraza a {F}.
4! La niebla se abrió como una cortina.
4 —¡Cof, cof! —sonó bajo sus pies.
4 —Eso no he sido yo —dijo {F}.
6 En el suelo, entre las raíces, había un agujero del tamaño de un melón.
8 Por el agujero salía un hilo de luz, como por debajo de una puerta.
10 Bajo tierra, tan tranquilo, alguien empezó a tararear.`,
        en: `0-2 Where are you? Here!
2-2 {H} hugs {F}.
4! The fog opened like a curtain.
4 “Ahem! Ahem!” went something below.
4 “That was not me,” said {F}.
6 In the ground, between the roots, there was a hole as big as a melon.
8 A thread of light came out of the hole, as from under a door.
10 Deep in the earth, calm as you please, somebody began to hum.`,
        alt: {
          es: '{H} y {F} descubren un agujero entre las raíces.',
          en: '{H} and {F} discover a hole between the roots.',
        },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['point', 'surprised'],
          props: ['hole', 'tree'],
          time: 'sunset',
          weather: 'fog',
        },
      },
    ],
  },
  climax: {
    id: 'egg/climax',
    scares: ['dark'],
    titles: { es: ['Hacia abajo', 'Lo que latía en la oscuridad'], en: ['Down and down', 'The heart in the dark'] },
    moments: [
      {
        es: `0-2 Un agujero. Es hondo.
0-2 {H} y {F} bajan.
4! Las huellas de barro terminaban {at}, delante de un agujero.
4 Era hondo y oscuro. Muy al fondo había una luz.
4! ¡Allí abajo estaba {thing}!
6 La bajada era de piedra suelta y el techo, de raíces.
8 —Las cosas caen hacia abajo sin ningún esfuerzo —dijo {F}—. Lo difícil es bajar sin caerse.
10 Nadie se rio. Hay chistes que solo tienen gracia cuando ya se ha subido.`,
        en: `0-2 A deep hole.
0-2 {H} and {F} go down.
4! The muddy prints ended {at}, beside a hole.
4 It was deep and dark. Far below there was a light.
4! And down there was {thing}!
6 The way down was all loose stones, with a roof of roots.
8 “Anything can fall down,” said {F}. “The hard part is to go down without falling.”
10 Nobody laughed. Some jokes are only funny once you are back on top.`,
        alt: {
          es: '{H} y {F} miran una luz al fondo de un agujero.',
          en: '{H} and {F} look at a light down a deep hole.',
        },
        picture: {
          H: ['crouch', 'worried'],
          F: ['kneel', 'surprised'],
          showsThing: true,
          props: ['hole', 'lantern'],
          time: 'night',
        },
      },
      {
        es: `4! Había que bajar por el agujero hasta {thing}. ¿Cómo?
6 Una piedra se soltó. Contaron hasta cuatro antes de oírla llegar.
6 —Cuatro es mucho —dijo {F}.
6 —Cuatro es lo que hay —contestó {H}.
6 Empezaron a bajar de lado, como los cangrejos, con la espalda pegada a la pared.
8 [El barro se les metía entre los dedos y las raíces les peinaban la cabeza./Las raíces les hacían cosquillas en la nuca y la tierra les llenaba los zapatos.] A cada paso, la luz crecía un poquito y el ruido de arriba se apagaba.
8 —Si te da miedo, aprieta mi mano —dijo {F}.
8 —¿Y si te da miedo a ti?
8 —Entonces aprieto yo. Por eso tenemos dos.
10 A mitad de camino hubo un crujido y l{HF:os/as} dos se quedaron como estatuas. Después sonó otra vez, más claro, y no venía del techo ni de las piedras. Venía de la luz. Era un ruido pequeño, terco, de alguien que da golpes desde dentro.`,
        en: `4! They had to go down the hole to {thing}. But how?
6 A stone came loose. They counted to four before they heard it land.
6 “Four is a lot,” said {F}.
6 “Four is what there is,” said {H}.
6 They began to go down sideways, like crabs, with their backs to the wall.
8 [Mud got between their toes, and the roots combed their heads./The roots tickled their necks and the earth got into everything.] At each step the light grew a little, and the noise from above grew faint.
8 “If you are scared, squeeze,” said {F}.
8 “And if you are scared?”
8 “Then I will squeeze. That is why there are two of us.”
10 Halfway down there was a crack, and they stood like statues. Then it came again, clearer, and it was not the roof and it was not the stones. It came from the light. It was a small, stubborn noise, the noise of somebody knocking from inside.`,
        alt: { es: '{H} y {F} bajan con cuidado entre raíces.', en: '{H} and {F} climb down with care among roots.' },
        picture: {
          H: ['reach', 'determined', 'lantern'],
          F: ['reach', 'determined'],
          X: ['point', 'worried'],
          props: ['rope', 'stone'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Poc! ¿Qué se mueve?
2-2 Algo hace poc, poc.
4! Por fin tocaron el suelo. Allí estaba {thing}.
4! Y al lado, sobre lana azul, ¡un huevo!
4 —No lo toquéis —dijo una voz—. Está a punto.
4! Era un topo con gafas.
6 ¡Y qué catarro tenía! ¡Achís, achís!
8 —Siento lo de la nota —añadió—. Tengo muy mala letra. Es que escribo a oscuras.
10 {H} había preparado un discurso por el camino, y ya no quedaba ni una palabra en su sitio.`,
        en: `0-2 Pock! What is it?
2-2 Something goes pock, pock.
4! At last they were down. There was {thing}.
4! And by it, on blue wool, lay an egg!
4 “Do not touch it,” said a voice. “It is nearly time.”
4! It was a mole with glasses.
6 And what a cold! A-choo, a-choo!
8 “I am sorry about the note,” it added. “My writing is awful. I do it in the dark.”
10 {H} had made up a speech on the way, and there was not a single word of it left.`,
        alt: { es: '{H} y {F} encuentran un huevo junto a {thing}.', en: '{H} and {F} find an egg beside {thing}.' },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['kneel', 'excited'],
          showsThing: true,
          props: ['egg', 'nest', 'scarf'],
          shot: 'close',
          time: 'night',
        },
      },
    ],
  },
  resolution: {
    id: 'egg/resolution',
    titles: { es: ['El primer pío', 'Alguien nuevo'], en: ['The first cheep', 'Somebody new'] },
    moments: [
      {
        es: `0-2 Hay un huevo. Poc, poc.
0-2 {H} lo tapa bien.
4! El topo cuidaba de aquel huevo.
4! —Se me iba rodando —dijo—. Con {thing} se está quieto.
4 Había llamado tres veces, pidiendo ayuda.
4 —Te oí —dijo {H}—. Perdón.
6 El viento había tirado el huevo del nido, y el topo no tenía dónde ponerlo.
6 El topo se quitó las gafas, las limpió y volvió a ponérselas al revés.
8 Desde que lo encontró, no había dormido ni una hora. Contaba cuentos al huevo, por si dentro se aburría.
10 Nadie le había enseñado a ser padre de un pájaro. Lo iba aprendiendo sobre la marcha, como todo el mundo.`,
        en: `0-2 It is an egg. Pock, pock.
0-2 {H} keeps it warm.
4! The mole looked after that egg.
4! “It kept rolling off,” it said. “With {thing} it keeps still.”
4 It had knocked three times, to ask for help.
4 “I heard you,” said {H}. “I am sorry.”
6 The wind had blown the egg down, and the mole had nowhere to put it.
6 The mole took off its glasses, cleaned them and put them back on upside down.
8 It had not slept for an hour since it found the egg. It told it stories, in case it was bored in there.
10 Nobody had taught the mole how to bring up a bird. It was learning on the job, like everyone else.`,
        alt: { es: 'Un topo cuenta su historia a {H} y {F}.', en: 'A mole tells its story to {H} and {F}.' },
        picture: {
          H: ['sit', 'calm'],
          F: ['sit', 'thoughtful'],
          props: ['egg', 'nest', 'candle'],
          together: ['face-to-face', 'H', 'F'],
          time: 'night',
        },
      },
      {
        es: `4 Se turnaron. Primero, un abrazo al huevo. Después, una canción.
4! ¡Crac! Se abrió una rendija. ¡Crac, crac!
4! Asomó un pico, y luego un ojo muy redondo.
4 —¡Pío! —dijo el pájaro. Y miró a {H}.
6 Fue un pío enorme para un cuerpo tan pequeño. El topo se puso a llorar de catarro, o eso dijo. {F} le prestó la punta de la bufanda, que ya estaba bastante mojada.
6 —Ahora ya no me hace falta {thing} —susurró el topo—. Es hora de que vuelva a su sitio.
6 —Ven tú también —dijo {H}—. Venid a {event}.
6 —¿Yo? Si soy yo quien...
6 —Tú dejaste una nota —dijo {F}—. Eso cuenta.
8 El pájaro probó a andar y se cayó de pico. Probó otra vez. A la tercera llegó hasta el pie de {H} y se durmió encima, convencido de que un pie era el mejor sitio del mundo.
8 {X} dijo que había que ponerle nombre. Se les ocurrieron once, a cual peor, y al final decidieron que ya lo elegiría él cuando supiera hablar.
8 Subieron despacio, con el topo en medio y el pájaro en el bolsillo más blando.
10 La subida se hizo corta. Cuando alguien va dormido en un bolsillo se camina de otra manera, con más cuidado y más deprisa a la vez, cosa en principio imposible.
10 Arriba, el aire olía a noche recién lavada. El topo, que llevaba años sin salir, levantó la cara y preguntó qué eran todos aquellos agujeritos del techo.
10 —Estrellas —contestó {H}.
10 —Ah —dijo el topo—. Alguien debería taparlos. Entra mucha luz.`,
        en: `4 They took turns. First came a hug for the egg. Then came a song.
4! Crack! There was a slit. Crack, crack!
4! Out came a beak, and then one round eye.
4 “Cheep!” said the bird. And it looked at {H}.
6 It was a huge cheep for such a tiny thing. The mole began to cry because of its cold, or so it said. {F} lent it the end of the scarf, which was quite wet by now.
6 “I do not need {thing} any more,” whispered the mole. “You can take it home.”
6 “You come too,” said {H}. “Come with us for {event}.”
6 “Me? But I was the one who…”
6 “You left a note,” said {F}. “That counts.”
8 The bird tried to walk and fell on its beak. It tried again. At the third go it reached {H}’s foot and went to sleep on it. It was quite sure that a foot was the best place in the world.
8 {X} said that it needed a name. They thought of eleven, each worse than the last, and in the end they let it choose for itself.
8 They climbed up slowly, with the mole in the middle and the bird in the softest pocket.
10 The way up seemed short. When somebody is asleep in your pocket you walk in a new way, with more care and yet faster, which ought to be impossible.
10 At the top, the air smelled of a night fresh from the wash. The mole, which had not been out for years, looked up and asked what all those little holes in the roof were.
10 “Stars,” said {H}.
10 “Oh,” said the mole. “Somebody should fill them in. They let in such a lot of light.”`,
        alt: { es: 'Nace un pajarito delante de {H} y {F}.', en: 'A little bird hatches in front of {H} and {F}.' },
        picture: {
          H: ['kneel', 'happy'],
          F: ['cheer', 'excited'],
          X: ['kneel', 'happy'],
          props: ['egg', 'nest', 'feather'],
          shot: 'close',
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Pío, pío! ¡Un pajarito!
0-2! ¡{H} tiene {thing}!
4! Aquella noche, {thing} estaba otra vez en su sitio.
4! ¡Llegó {event}! El topo bailó sin mirar. El pájaro recién nacido dijo pío.
6 Cuando todos se durmieron, {H} oyó un ruido: toc, toc, toc.
6 Esta vez se levantó enseguida.
8 Era el topo, que venía a dar las gracias y no sabía a qué hora se dan.
10 —A cualquiera —dijo {H}—. Pasa.
4 {H} contestó con tres golpes: ¡toc, toc, toc!`,
        en: `0-2 Cheep, cheep! A little bird!
0-2! {H} has {thing}!
4! That night, {thing} was back in its place.
4! Now it was time for {event}! The mole danced. The brand-new bird said cheep.
6 When everyone was asleep, {H} heard a noise: tap, tap, tap.
6 This time {H} got straight up.
8 It was the mole, who had come to say thank you and did not know at what time you say it.
10 “At any time,” said {H}. “Come in.”
4 {H} gave three taps back: tap, tap, tap!`,
        alt: {
          es: '{H} y {F} bailan en la fiesta, con {thing} en su sitio.',
          en: '{H} and {F} dance at the party, with {thing} in its place.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['cheer', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['nest', 'music-note', 'balloon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
