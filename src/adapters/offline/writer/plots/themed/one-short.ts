import type { Plot } from '../plot.ts'
import { oneShortRetold } from '../retold/one-short.ts'

/** Ten set out; whoever counts them gets nine, and the reader knows whom the counter forgets. */
export const oneShort: Plot = {
  id: 'one-short',
  retold: oneShortRetold,
  themes: ['divertido', 'aprendizaje', 'misterioso'],
  needs: ['beasts'],
  refrains: { es: ['¡Cuenta otra vez!', '¿Estamos todos? ¡Cua!'], en: ['Count again!', 'All here? Quack, quack!'] },
  blurb: {
    es: 'Diez salen de excursión a {event}. {H} los cuenta: nueve. {F} los cuenta: nueve. Los patitos cuentan: nueve. ¡Falta uno! Pero ¿quién? Hay una entrada de sobra, una galleta que se esfuma y una pista tan cerca que nadie la ve.',
    en: 'Ten set out for {event}. {H} counts them: nine. {F} counts them: nine. The ducklings count them: nine. Somebody is missing! But who? There is a spare ticket, a biscuit that vanishes, and a clue so close that nobody can see it.',
  },
  setup: {
    id: 'one-short/setup',
    titles: {
      es: ['Falta uno', 'Diez entradas', 'Nueve y pico'],
      en: ['One too few', 'Ten tickets', 'Nine and a bit'],
    },
    moments: [
      {
        es: `0-2! Uno, dos, tres, cuatro patitos.
0-2 ¡Cua, cua, cua! ¿Están todos?
2-2 {H} cuenta otra vez. ¡Ay! ¡Falta uno!
4! {H} y {F} llevaban a ocho patitos. Iban a {event}.
4 Tenían diez entradas, una por cabeza.
4 {X} iba aparte, con su propia entrada.
4! {at}, {H} los contó a todos. ¡Nueve! ¡Faltaba uno!
6 Los patitos se llamaban Primero, Segundo, Tercero... El más pequeño era Octavo.
6 {stake} Por eso llevaban {thing} entre todos.
8 {H} contó de nuevo, muy deprisa, por si el que faltaba no se lo esperaba. Nueve.
10 No hay número más triste que un nueve cuando se espera un diez. Parece un diez al que se le ha caído algo por el camino.`,
        en: `0-2! One, two, three little ducks.
0-2 Quack, quack! Is that all?
2-2 {H} counts them again. Oh no!
4! {H} and {F} had to take eight ducklings to {event}.
4 They had ten tickets, one for each.
4 {X} came too, with an extra ticket.
4! {H} counted them all {at}. Nine! One was missing!
6 The ducklings were called First, Second, Third and so on. The smallest one was Eighth.
6 {stake} So they had {thing} with them too.
8 {H} counted again, very fast, in case the missing one was not ready for it. Nine.
10 No number is as sad as a nine when you are waiting for a ten. It looks like a ten that has dropped something on the way.`,
        alt: { es: '{H} cuenta patitos en voz alta junto a {F}.', en: '{H} counts ducklings out loud beside {F}.' },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'happy'],
          props: ['duck', 'ticket'],
          showsThing: true,
          shot: 'wide',
        },
      },
      {
        es: `4! —Déjame a mí —dijo {F}. Y contó—. Uno, dos... ¡Nueve!
4 {X} contó las patas y le salieron veintitrés.
4! —¡Nueve! —dijo Octavo, que contaba de puntillas.
4 Se miraron con los ojos muy abiertos.
4 Miraron debajo de las alas. Nadie.
4 —¿Y quién falta? —preguntó {F}.
6 Esa era la parte rara. Primero estaba. Segundo estaba. Estaban todos hasta Octavo, que levantó un ala para que lo vieran bien.
6 —Pues falta otro —dijo {H}—. Vamos a repartir las entradas, y así saldremos de dudas.
6 Repartió una a cada patito. Después le dio la suya a {F}. Todos tenían una en la mano o en el pico.
6 En la mano de {H} quedaba una entrada.
6 —¡Sobra una! —dijo {H}—. ¡Es la de quien falta!
6 A nadie se le ocurrió preguntar por qué la tenía {H}.
6 {X} buscó la explicación debajo de una piedra. Había un escarabajo que tampoco lo sabía.
6 —¿Cómo es? —preguntó {F}—. Para buscar a alguien hay que saber cómo es.
8 —Es simpático —dijo Primero—. Y muy valiente.
8 —Tiene buena voz —dijo Segundo, que la tenía.
8 —Es más bien pequeño y pregunta mucho —dijo Octavo—. ¿Por qué pregunta tanto?
8 Cada uno lo recordaba perfectamente. Lo curioso es que todos lo recordaban muy parecido a sí mismos.
8 —¿Y tiene pico? —preguntó {H}.
8 —Yo juraría que sí —dijeron los ocho.
8 {X} hizo un retrato con todos los datos. Salió un pato con gafas, bufanda y cara de {X}.
8 —Pobrecito —dijo {H}—. Estará por ahí, pensando que nadie lo echa de menos.
10 Se les hizo un nudo en la garganta a los nueve. Es decir, a los que fueran. Querían a quien faltaba como no habían querido a nadie, y eso que no sabían ni cómo se llamaba.
10 {F} miró la entrada de {H}, miró a {H}, y por un momento estuvo a punto de pensar algo. Luego pasó una mosca y se le fue.`,
        en: `4! “Let me do it,” said {F}. “One, two... Nine!”
4 {X} counted the feet and got to twenty-three.
4! “Nine!” said Eighth, who had to count on tiptoe.
4 They all looked at each other.
4 They looked under each wing. Nobody.
4 “But who is missing?” asked {F}.
6 That was the odd part. First was there. Second was there. They were all there, down to Eighth, who put up a wing to be seen.
6 “Then it is some other one,” said {H}. “Let’s hand out the tickets. Then we will know.”
6 {H} gave one to each duckling. Then {H} gave one to {F}. They all had a ticket in hand or in beak.
6 One ticket was left, and {H} was holding it.
6 “There is one over!” said {H}. “It must belong to the missing one!”
6 It did not cross anybody’s mind to ask why {H} had it.
6 {X} looked under a stone for the answer, and found a beetle that did not know.
6 “What do they look like?” asked {F}. “You have to know that, or you cannot look.”
8 “Very nice,” said First. “And brave.”
8 “With a fine voice,” said Second, who had one.
8 “Rather small, with a lot of questions,” said Eighth. “Why so many questions?”
8 They could all remember perfectly. It was just that they all remembered somebody very much like themselves.
8 “Is there a beak?” asked {H}.
8 “I am nearly sure of it,” said all eight.
8 {X} drew a picture from what they said. It came out as a duck with a scarf, a hat and {X}’s face.
8 “Poor thing,” said {H}. “Out there all alone, and sure that nobody cares.”
10 All nine of them had a lump in the throat. That is to say, as many as there were. They loved the missing one as they had never loved anybody, and they did not even know the name.
10 {F} looked at the ticket, and looked at {H}, and was just about to think of something. Then a fly went by and it was gone.`,
        alt: { es: 'A {H} le sobra una entrada en la mano.', en: '{H} is left with one ticket too many.' },
        picture: {
          H: ['hold', 'surprised', 'ticket'],
          F: ['think', 'thoughtful'],
          X: ['kneel', 'thoughtful'],
          props: ['duck', 'ticket'],
        },
      },
      {
        es: `0-2! ¿Quién falta? ¿Tú? ¿Tú?
0-2! {X} mira también.
0-2 {F} mira debajo. ¡Nada!
0-2 {H} mira detrás. ¡Nada!
2-2 ¿Dónde estará?
2-2! Los patitos buscan. ¡Cua, cua, cua!
4! —No se abandona a nadie —dijo {H}—. ¡Vamos a buscar a quien falta!
4 —¡Cua! —dijeron los ocho.
4! Y se fueron los diez a buscar al décimo.
4 —¿Y si está llorando? —preguntó {F}.
4 —Pues lo oiremos —dijo {H}.
6 Iban en fila, mirando a los lados y llamando a gritos.
6 —¿Cómo lo llamamos? —preguntó Octavo—. ¿Por qué no sabemos cómo se llama?
6 Era un problema. Si se llama a gritos y sin nombre, no viene nadie.
6 {X} iba gritando «¡eh, tú!», que es un nombre que vale para todos.
8 —¡Eh, tú! —gritaba {H}.
8 —¿Qué? —contestaba {F}.
8 —Tú no. El otro.
8 Miraron detrás de todo lo que tenía un detrás. Encontraron un guante, medio lápiz y a un señor que dormía la siesta.
10 Detrás de la fila, el sol alargaba las sombras en el suelo. Si alguien las hubiera contado, este cuento se habría acabado aquí mismo. Eran diez, y muy bonitas.`,
        en: `0-2! Is it you? Or you?
0-2! {X} looks too.
0-2 {F} looks under. Nobody!
0-2 {H} looks behind. Nobody!
2-2! The ducks look. Quack, quack, quack!
4! “We leave nobody behind,” said {H}. “Let’s go and look!”
4 “Quack!” said all eight.
4! And off went the ten to find the tenth.
4 “What if they are crying?” asked {F}.
4 “Then we will hear it,” said {H}.
6 They went in a row, and looked both ways, and called out loud.
6 “What do we call?” asked Eighth. “Why do we not know the name?”
6 It was hard. If you shout and have no name, nobody comes.
6 {X} called out “Hey, you!”, which is a name that fits anybody.
8 “Hey, you!” called {H}.
8 “What?” said {F}.
8 “Not you. The other one.”
8 They looked behind all the things that had a behind. They found a glove, half a pencil and a man who was having a nap.
10 Behind the row the sun drew their shadows out along the ground. If anybody had counted those, the story would have ended right here. There were ten, and very nice ones too.`,
        alt: {
          es: '{H} y {F} salen a buscar, con un patito detrás.',
          en: '{H} and {F} set out to search with a duckling behind.',
        },
        picture: {
          H: ['walk', 'determined', 'ticket'],
          F: ['walk', 'worried'],
          X: ['wave', 'excited'],
          props: ['duck', 'footprints'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'one-short/setback',
    titles: {
      es: ['Cada vez somos menos', 'El caso de la galleta', 'Alguien invisible'],
      en: ['Fewer and fewer', 'The case of the biscuit', 'Somebody invisible'],
    },
    moments: [
      {
        es: `0-2! {F} se va a mirar.
0-2 {H} cuenta. ¡Ay, ay! ¡Ocho!
2-2 ¡Ahora faltan dos! ¿Dónde están? ¡Cua, cua!
4! {at} no había nadie perdido. {F} se alejó a mirar.
4! {H} volvió a contar, por si acaso. ¡Ocho!
4 —¡Socorro! —gritó—. ¡Ahora faltan dos!
6 —¿Qué pasa? —preguntó {F}, que volvía corriendo.
6 Octavo lloraba ya, por si el segundo que faltaba era él.
6 {H} contó otra vez. Nueve. ¡Menos mal! Uno había vuelto.
8 —No os mováis nadie —ordenó {H}—. Al que se mueve lo perdemos.
8 —¿Ni para rascarse? —preguntó Octavo.
8 —Ni para rascarse.
10 Las cuentas, por lo visto, no son de fiar. Se les pierde la gente en cuanto uno se da la vuelta, y luego la devuelven como si nada.`,
        en: `0-2! {F} goes off to look.
0-2 {H} counts. Oh no! Eight!
2-2 Now two are missing! Where are they? Quack!
4! There was nobody lost {at}. {F} went off to look.
4! {H} counted them again, just in case. Eight!
4 “Help!” cried {H}. “Now there are two!”
6 “What is it?” asked {F}, and came running back.
6 Eighth was crying by now, in case the second one was Eighth.
6 {H} counted again. Nine. What a relief! One had come home.
8 “Nobody move,” said {H}. “If you move, we lose you.”
8 “Not even to scratch?” asked Eighth.
8 “Not even to scratch.”
10 Sums, it seems, are not to be trusted. They lose people as soon as your back is turned, and then hand them back as if nothing had happened.`,
        alt: {
          es: '{H} cuenta y se asusta. {F} vuelve corriendo.',
          en: '{H} counts and gets a fright. {F} comes running back.',
        },
        picture: { H: ['point', 'scared'], F: ['run', 'surprised'], props: ['duck'], shot: 'wide' },
      },
      {
        es: `4! Para calmarse, merendaron. Había diez galletas.
4 {H} dio una a cada patito y otra a {F}. ¡Sobraba una!
4 —Es la suya —dijo {F}—. La dejamos ahí, por si viene.
4 {X} se puso a vigilarla, pero le hizo cosquillas una mariposa.
4! Cuando miraron otra vez, ¡la galleta ya no estaba!
6 —¡Ha venido! —gritó Octavo—. ¿Por qué no lo hemos visto?
6 —Porque es invisible —dijo {H}, y se sacudió unas migas.
6 Aquello lo explicaba todo. Quien faltaba no se había ido. ¡Iba con ell{HF:os/as}, pero no se le veía!
6 —¿Nos oyes? —preguntó {F} al aire—. Si nos oyes, no digas nada.
6 No dijo nada. ¡Los oía!
6 Le hicieron sitio en la manta. {H} lo saludó con la mano, un poco hacia la izquierda, por si estaba allí.
6 {X} quiso darle un abrazo y acabó abrazando una piedra. Dijo que estaba fría, pero que se notaba el cariño.
6 Luego {F} quiso hacer parejas, para que nadie más se perdiera.
6 Primero con Segundo. Tercero con Cuarto. Quinto con Sexto. Séptimo con Octavo. Y {F} con {H}.
8 —¡Qué bien! —dijo {H}—. Todos tenemos pareja y no sobra nadie.
8 {F} frunció el ceño. Contó por los dedos. Los cerró. Los volvió a abrir.
8 —Eso no puede ser —dijo—. De nueve siempre sobra uno. Las parejas son de dos, y el nueve es de los que se quedan cojos.
8 —Será que el invisible se ha puesto con alguien —dijo {H}.
8 {X} le cedió su asiento al invisible y se pasó el resto de la merienda de pie, con mucha elegancia.
8 —Octavo, ¿tú vas de la mano de alguien a quien no ves? —preguntó {F}.
8 —¿Por qué iba a ir? —dijo Octavo.
10 {F} no dijo nada más, pero se quedó dándole vueltas. Cinco parejas. Cinco y cinco. Era un problema de los que se resuelven solos si uno los deja tranquilos en un rincón de la cabeza. El de {F} tenía ya la puerta entornada.
10 —Tienes migas en la barbilla —le dijo a {H}, pensando en otra cosa.
10 —Son de mi galleta —contestó {H}, y se las limpió.
10 Ninguno cayó en la cuenta. Es asombroso lo que cabe en una barbilla sin que nadie lo vea.`,
        en: `4! To calm down they had a snack. There were ten biscuits.
4 {H} gave one to each duckling and one to {F}. One was left!
4 “We can put it there,” said {F}, “in case they come.”
4 {X} stood guard, but a butterfly tickled.
4! When they looked again, the biscuit had gone!
6 “They came!” cried Eighth. “Why did we not see it?”
6 “You cannot see them,” said {H}, and brushed off some crumbs. “They are invisible.”
6 That was it! The missing one had not gone. The missing one was with them, but you could not see!
6 “Can you hear us?” {F} asked the air. “If you can, say nothing.”
6 There was not a sound. It could hear them!
6 They made room on the rug. {H} gave a wave, a bit to the left, in case that was the spot.
6 {X} tried to give it a hug and hugged a stone. It was cold, said {X}, but you could feel the love.
6 Then {F} put them in pairs, so that nobody else would get lost.
6 First went with Second. Third went with Fourth. Fifth went with Sixth. Seventh went with Eighth. And {F} went with {H}.
8 “Good!” said {H}. “We all have a partner and nobody is left over.”
8 {F} frowned, and counted on both hands, and shut them, and opened them again.
8 “That cannot be,” said {F}. “If you pair up nine, there is always one left. Nine has an odd sock.”
8 “Then one of us must be with the invisible one,” said {H}.
8 {X} gave up a seat for it and ate standing up for the rest of the picnic, with great style.
8 “Eighth, are you with somebody you cannot see?” asked {F}.
8 “Why would I be?” said Eighth.
10 {F} said no more, but went on turning it over. Five pairs. Five and five. It was the kind of puzzle that will solve itself if you leave it in peace in a corner of your head. In that corner a door stood open by an inch.
10 “You have crumbs on your chin,” said {F}, thinking of something else.
10 “They are from my biscuit,” said {H}, and brushed them off.
10 Neither of them gave it a thought. It is amazing how much you can keep on a chin in full view.`,
        alt: {
          es: '{H} y {F} meriendan en el suelo con un patito.',
          en: '{H} and {F} have a snack on the ground with a duckling.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['sit', 'thoughtful', 'cookie'],
          X: ['stand', 'surprised'],
          props: ['duck', 'cookie', 'blanket'],
        },
      },
      {
        es: `0-2! ¡La galleta no está!
0-2! {X} mira a {H}.
0-2 {F} ve migas. ¡Mmm!
0-2 {H} dice: ¡yo no!
2-2 ¡Ñam, ñam y ñam!
2-2! ¿Quién la tiene? ¡Tú lo sabes!
4! Se ataron con una cuerda, para no perderse más.
4 —Un nudo cada uno —dijo {H}.
4! Salieron diez nudos. ¡Sobraba un nudo!
4 —Será de quien no está —dijo {F}.
4 Y le dejaron sitio en la cuerda.
6 —¿Tirará mucho? —preguntó Octavo.
6 —Si tira, lo notaremos —dijo {H}—. ¡Y ya lo tendremos!
6 {X} sujetaba el final de la cuerda, muy en serio, y andaba hacia atrás por si las moscas.
6 —Una entrada de sobra, una galleta de sobra y un nudo de sobra —dijo {F}—. Nos sobra de todo menos uno.
8 —¿Y si no falta nadie? —añadió, bajito.
8 Se hizo un silencio, como cuando alguien estornuda en mitad de un cuento.
8 —Entonces, ¿por qué contamos nueve? —dijo {H}.
8 Y como a eso no supo contestar nadie, apretaron el paso.
10 Había empezado a oscurecer. En la cuerda, diez nudos subían y bajaban, cada uno atado a la cintura de alguien. A veces la verdad va así, en fila india, dando tironcitos.`,
        en: `0-2! The biscuit has gone!
0-2! {X} looks at {H}.
0-2 {F} sees crumbs. Yum!
0-2 {H} says: not me!
2-2! Who has it? I think you know!
4! They tied themselves to a rope, so as not to get lost.
4 “One knot each,” said {H}.
4! There were ten knots. One too many!
4 “It must be for the missing one,” said {F}.
4 So they left room on the rope.
6 “Will it pull a lot?” asked Eighth.
6 “If it pulls, we will feel it,” said {H}. “Then we have got it!”
6 {X} had the far end of the rope and walked backwards, just to be sure.
6 “A spare ticket, a spare biscuit and a spare knot,” said {F}. “We have too much of it all.”
8 “What if nobody is missing?” {F} added in a low voice.
8 “Then why do we get nine?” said {H}.
8 Nobody could answer that, so they walked a bit faster.
10 It had begun to get dark. Along the rope ten knots went up and down, each one tied to somebody’s middle. That is how truth goes at times: in single file, with little tugs.`,
        alt: {
          es: '{H} y {F} andan con una cuerda, junto a un patito.',
          en: '{H} and {F} walk along with a rope and a duckling.',
        },
        picture: {
          H: ['walk', 'determined', 'rope'],
          F: ['walk', 'thoughtful'],
          X: ['walk', 'worried'],
          props: ['duck', 'rope'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'one-short/climax',
    titles: {
      es: ['¿Y el diez?', 'Contar a oscuras', 'Aquí pone diez'],
      en: ['And the tenth?', 'Counting in the dark', 'It says ten'],
    },
    moments: [
      {
        es: `0-2! Hay una puerta. ¡Toc, toc, toc!
0-2 Pasan diez. ¡Solo diez!
2-2 {H} cuenta: siete, ocho, ¡nueve! ¡Ay, ay!
4! {at} había una puerta. Detrás empezaba {event}.
4! —Aquí pone diez —dijo una señora—. Sin los diez no se pasa.
6 Alumbraba las entradas con una linterna.
4 {H} los contó. ¡Otra vez nueve!
6 —Es que uno es invisible —explicó {H}—. Le dejamos una galleta, y ya no está.
6 La señora miró la fila y movió los labios. Luego miró las migas que {H} llevaba encima.
8 —¿Seguro que falta? —preguntó.
8 —Segurísimo. Y eso que en parejas salimos justos. ¡Cinco y cinco!
10 La señora llevaba veinte años en aquella puerta. Había visto colarse a mucha gente. Gente que se descolara, nunca.`,
        en: `0-2! A door. Knock, knock!
0-2 It is for ten! Just ten!
2-2 {H} counts: seven, eight, nine! Oh no!
4! There was a door {at}. It led to {event}.
4! “It says ten here,” said a lady. “All ten, or nobody goes in.”
6 She looked at their tickets with a torch.
4 {H} counted. It was nine again!
6 “One of us is invisible,” said {H}. “We left it a biscuit, and that has gone.”
6 The lady looked at the row, and her lips moved. Then she looked at the crumbs on {H}.
8 “Are you sure that one is missing?” she asked.
8 “Quite sure. And yet we make five pairs. It is odd!”
10 The lady had been at that door for twenty years. She had seen a good many sneak in. She had never seen anybody sneak themselves out.`,
        alt: {
          es: '{H} y {F} enseñan una entrada a la luz de un farol.',
          en: '{H} and {F} show a ticket by the light of a lamp.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['think', 'thoughtful'],
          props: ['duck', 'ticket', 'lantern'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4 De repente, se hizo de noche. ¡No se veía nada!
4 {X} encontró una mano. Era la suya.
4! —¡Decid cada uno un número! —pidió {H}.
4! Los patitos, del uno al ocho. {F}, el nueve. ¿Y el diez?
6 Nadie dijo diez. El silencio era tan grande que se oía pensar a {F}.
6 —¡Diez! —llamó {H}—. ¿Estás ahí, Diez?
6 Había que subir a oscuras hasta la puerta, por una rampa estrecha. {H} iba a tientas, sin soltar a nadie.
6 —¡Dame la mano, Primero! ¡Tú, Segundo! ¡Cuidado, Octavo!
6 {H} los fue pasando a todos, de uno en uno, hasta arriba. No se dejó ni una pluma.
6 {F} iba al final. Buscó en la oscuridad una mano de la que agarrarse. Y la encontró enseguida.
8 —¿Quién eres? —preguntó {F}.
8 —Soy yo —dijo {H}.
8 —¿Y qué número tienes?
8 Se hizo una pausa muy larga.
8 —Ninguno —dijo {H}—. Yo soy quien cuenta.
8 {F} no soltó aquella mano. Le estaba viniendo una idea desde muy lejos.
8 {X} tropezó con un escalón y pidió perdón al invisible, muy educadamente.
8 De pronto, en un rincón de su cabeza se abrió una puerta de par en par.
10 Todo el día había habido una mano de más. Había repartido las entradas, había sujetado la galleta y había tirado de los demás a oscuras. Estaba tan ocupada que nadie había mirado de quién era.`,
        en: `4 All at once it got dark. They could not see a thing!
4 {X} found a hand. It was {X.his} other hand.
4! “Say your numbers!” said {H}.
4! The ducks said one to eight. {F} said nine. And ten?
6 Nobody said ten. It was so quiet that you could hear {F} think.
6 “Ten!” called {H}. “Are you there, Ten?”
6 They had to go up a ramp to the door, in the dark. {H} felt the way and did not let go.
6 “Give me your hand, First! You too, Second! Mind out, Eighth!”
6 {H} got them all to the top, one by one. Not one feather was left behind.
6 {F} came last, and felt about in the dark for a hand to hold. There it was, right away.
8 “Who are you?” asked {F}.
8 “It’s me,” said {H}.
8 “And what is your number?”
8 There was a very long silence.
8 “I have no number,” said {H}. “I am the one who counts.”
8 {F} did not let go of that hand. An idea was on its way, from far off.
8 {X} bumped into a step and said sorry to the invisible one, as one should.
8 In the corner of {F}’s head, the door that had stood open by an inch swung wide.
10 All day there had been one hand too many. It had given out the tickets, shared the biscuits, tied the knots and pulled the others up the hill. It was so busy that nobody had looked to see whose it was.`,
        alt: { es: 'A oscuras, {H} y {F} se dan la mano.', en: 'In the dark {H} and {F} hold hands.' },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'surprised'],
          X: ['reach', 'surprised'],
          props: ['duck', 'star'],
          time: 'night',
          together: ['hold-hands', 'H', 'F'],
        },
      },
      {
        es: `0-2! ¡Qué oscuro! ¿Quién falta?
0-2! {X} ríe bajito.
0-2 {F} da la mano a {H}.
2-2! Uno, dos... ¿Y tú? ¿Y tú?
0-2 ¡Ahí estás!
4! —¡El diez eres tú, {H!}! —gritó {F}.
4 —¿Yo? —dijo {H}.
4 —Contabas patitos y me contabas a mí —dijo {F}—. ¡Y ahí parabas!
4 Y en ese momento volvió la luz.
4 ¡Había diez narices, y una era la de {H}!
6 Los ocho patitos se quedaron mirando a {H} con el pico abierto.
6 —¡Anda! —dijo Octavo—. ¿Por qué estabas ahí?
6 {X} se rio tanto que hubo que traerle una silla.
6 —Y diez —dijo la señora, que llevaba un rato esperando poder decirlo.
8 —Yo tampoco me he contado —dijo {F}—. ¡Cuando contaba yo, faltaba yo!
8 —Y yo, cuando contaba yo —dijo Octavo—. ¿Soy invisible?
8 Hubo un silencio. Se oía a ocho patitos rehacer la cuenta por dentro, y a cada uno le iba saliendo uno más.
10 La señora de la puerta apagó la linterna, porque ya no hacía falta, y se sentó despacio en su silla. Quería ver aquello con comodidad.`,
        en: `0-2! So dark! Who is missing?
0-2! {X} giggles.
0-2 {F} holds on to {H}.
2-2! One, two... And you? And you?
0-2 There you are!
4! “You are the tenth, {H!}!” cried {F}.
4 “Me?” said {H}.
4 “You count the ducklings and you count me,” said {F}. “And then you stop!”
4 And just then the lights came on.
4 Ten noses! And one of them was on {H}.
6 The eight ducklings looked at {H} with open beaks.
6 “Oh!” said Eighth. “Why were you there?”
6 {X} laughed so hard that they had to fetch a chair.
6 “Ten,” said the lady, who had been longing to say it for some time.
8 “I did not count myself either,” said {F}. “When I did it, I was the missing one!”
8 “So was I, when I did it,” said Eighth. “Am I invisible?”
8 There was a hush. You could hear eight ducklings do the sum again, and each of them got one more.
10 The lady at the door put out her torch, since it was no longer needed, and sat down slowly on her chair. She wanted to see this in comfort.`,
        alt: {
          es: '{F} señala a {H}, que tiene una entrada en la mano.',
          en: '{F} points at {H}, who holds a ticket.',
        },
        picture: {
          H: ['stand', 'surprised', 'ticket'],
          F: ['point', 'excited'],
          X: ['cheer', 'happy'],
          props: ['duck', 'lantern'],
          time: 'night',
          together: ['point-to', 'F', 'H'],
        },
      },
    ],
  },
  resolution: {
    id: 'one-short/resolution',
    titles: {
      es: ['¿Dónde te habías metido?', 'Yo te cuento a ti', 'Diez y uno más'],
      en: ['Where have you been?', 'I count you', 'Ten and one more'],
    },
    moments: [
      {
        es: `0-2! ¡{H} no estaba en la cuenta!
0-2 ¡Un abrazo! ¡Cua, cua!
2-2 {F} abraza. Los patitos también. ¡Qué montón!
4! {H} miró la entrada que sobraba. ¡Era la suya!
4 Por detrás ponía su nombre, bien grande.
4 —¡Has aparecido! —gritaron los patitos. Y taparon a {H} a fuerza de abrazos.
6 —¿Dónde te habías metido? —preguntó {F}, y se rio—. ¡Te hemos buscado todo el día!
6 —Si lo llego a saber, os ayudo —dijo {H}.
8 Y el caso es que había ayudado. Nadie se había buscado nunca con tantas ganas. Le dieron agua, le dieron pan y le preguntaron si había pasado frío.
10 —Te echábamos mucho de menos —dijo Primero, muy serio. Era verdad. No es frecuente que a uno le digan eso sin haberse ido.`,
        en: `0-2! Nobody had counted {H}!
0-2 A big, big hug! Quack, quack!
2-2 {F} hugs too. What a heap!
4! {H} looked at the spare ticket. It was {H.his} own!
4 There was a name on the back, in big letters.
4 “We found you!” cried the ducklings. There were hugs all round.
6 “Where have you been?” asked {F}, and laughed. “We have looked for you all day!”
6 “If I had known,” said {H}, “I would have helped.”
8 And {H} had helped, in fact. Nobody has ever looked so hard for {H.himself}. They brought water, they brought bread, and they asked if it had been cold out there.
10 “We did miss you,” said First, very gravely. It was true. You do not often get told that when you have not been away.`,
        alt: { es: '{F} abraza a {H}, que mira su entrada.', en: '{F} hugs {H}, who looks at a ticket.' },
        picture: {
          H: ['hold', 'surprised', 'ticket'],
          F: ['reach', 'happy'],
          props: ['duck', 'ticket', 'heart'],
          time: 'night',
          together: ['hug', 'F', 'H'],
        },
      },
      {
        es: `4! —Desde hoy lo haremos así —dijo {F}—. Yo te cuento a ti y tú me cuentas a mí.
4 —Y Primero, a Segundo —dijo {H}.
4 —¿Y a mí, quién me cuenta? —preguntó Octavo.
4 —¡Todos! —le dijeron.
4 {X} contó a todo el mundo dos veces, por si encogían.
4! —Uno, dos, tres... ¡Diez! —gritaron todos.
6 La señora de la puerta aplaudió y fue cortando las entradas. ¡Chas, chas, chas! Diez veces.
6 —¿Y el invisible? —preguntó Octavo, un poco triste.
6 Lo pensaron. La verdad es que le habían cogido cariño.
6 —El invisible era yo —dijo {H}—. Si quieres, lo soy otro rato.
6 Se tapó los ojos con las manos. Los ocho patitos hicieron como que no veían a nadie y saludaron un poco hacia la izquierda.
6 —Oye —dijo {F} de pronto—. ¿Y quién se comió la galleta?
6 {H} se puso coloradísim{H:o/a}. Todavía llevaba una miga.
6 —Entonces, caso resuelto —dijo {F}—. El invisible tenía hambre.
6 {X} dijo que una galleta invisible no engorda, y pidió otra para comprobarlo.
8 —Se me fue la mano —confesó {H}—. Como no me contaba, ni me di cuenta.
8 —Y las parejas salían justas —dijo {F}—. ¡Claro! El diez no cojea. El diez son cinco pares de zapatos.
8 —A mí me salían diez desde el principio —dijo la señora—. Pero parecíais tan seguros...
8 Octavo preguntó por qué. Nadie lo supo, y estuvo encantado: era la primera vez que ganaba.
8 {X} sacó el retrato del pato con gafas y bufanda, y se lo regaló a la señora, que lo colgó en la puerta.
10 —Es curioso —dijo {F} cuando ya entraban—. Desde donde está uno se ve a todo el mundo, menos a uno.
10 —Por eso hay que ir con alguien —dijo {H}.
10 Entraron de dos en dos. La señora dejó la puerta abierta un poco más de la cuenta, por si al invisible le apetecía pasar.`,
        en: `4! “From now on,” said {F}, “I count you, and you count me.”
4 “And First counts Second,” said {H}.
4 “Who counts me?” asked Eighth.
4 “We all do!” they said.
4 {X} counted them all twice, in case they had shrunk.
4! “One, two, three... Ten!” they all cried.
6 The lady clapped and cut the tickets. Snip, snip, snip! Ten times.
6 “And the invisible one?” asked Eighth, a bit sadly.
6 They thought about it. To tell the truth, they had grown fond of it.
6 “It was me,” said {H}. “I can be it a bit longer if you like.”
6 {H} hid {H.his} face. The eight ducklings made believe that nobody was there, and waved a bit to the left.
6 “Just a minute,” said {F}. “Who ate the biscuit?”
6 {H} went as red as a beetroot. There was still one crumb.
6 “Then the case is closed,” said {F}. “The invisible one was hungry.”
6 {X} said that an invisible biscuit does not fill you up, and had one more to make sure.
8 “I did not mean to,” said {H}. “I was not counting me, so I did not see me do it.”
8 “And the pairs came out even,” said {F}. “Of course! Ten has no odd sock. Ten is five pairs of shoes.”
8 “I got ten right from the start,” said the lady. “But you all looked so sure.”
8 Eighth asked why not. Nobody knew, and Eighth was thrilled. It was the first time ever.
8 {X} gave the picture of the duck with the scarf to the lady, who hung it on the door.
10 “It is odd,” said {F} as they went in. “From where you are, you can see everyone but you.”
10 “That is why you need somebody with you,” said {H}.
10 They went in two by two. The lady left the door open a bit longer than she had to, in case the invisible one should care to come in.`,
        alt: {
          es: '{H} y {F} van de la mano junto a un patito.',
          en: '{H} and {F} go hand in hand beside a duckling.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['point', 'happy'],
          X: ['hold', 'happy', 'cookie'],
          props: ['duck', 'ticket', 'lantern'],
          time: 'night',
          together: ['hold-hands', 'H', 'F'],
        },
      },
      {
        es: `0-2! ¡Faltabas tú, {H!}!
0-2 {F} cuenta: ¡y diez!
0-2! {X} dice: ¡cua!
0-2 ¡Ya están todos! ¡Cua!
2-2 ¿Todos? ¿Todos, todos?
2-2! Y detrás viene... ¡un caracol!
4! Y empezó {event} para los diez. {H} ya se contaba siempre.
4 Los patitos cantaron alrededor de {thing}.
4! —Uno, dos, tres... ¡Once! —contó {H} al volver.
4 —¿Cómo que once? —preguntó {F}.
4-6! Detrás de Octavo, muy formal, iba un caracol.
8! Miraron la fila. Detrás de Octavo, muy formal, iba un caracol.
6 {X} contó las patas. Le salió un número de los que no existen.
6 —¿Falta mucho? —preguntó—. Yo no he cenado.
6 Llevaba detrás todo el día, guardando la fila.
8 —¿Lo contamos? —preguntó {H}.
8 —Ya que ha venido, sí —dijo {F}.
8 Así que fueron once, y once es de los que cojean. {H} le dio la mano al caracol, con mucho cuidado, en el cuerno izquierdo.
10 Esa noche, {H} se metió en la cama y, antes de apagar la luz, contó cuántos había en la habitación. Le salió uno. Era la cuenta más fácil del mundo, y la hizo dos veces.
4! —Vámonos a casa —dijo {H}—. ¡Los once!`,
        en: `0-2! It was you, {H!}!
0-2 {F} counts: and ten!
0-2! {X} says: quack!
0-2 All here now! Quack!
2-2! And here comes one more: a snail!
4! It was time for {event}, for all ten. {H} always counted {H.himself} now.
4 The ducklings sang round {thing}.
4! “One, two, three... Eleven!” said {H} later.
4 “Eleven?” asked {F}.
4-6! Behind Eighth, very proper, came a snail.
8! They looked along the row. Behind Eighth, very proper, came a snail.
6 {X} counted the feet and got a number that does not exist.
6 “Is it far?” it asked. “I have had no supper.”
8 “Do we count it?” asked {H}.
8 “Since it came, we do,” said {F}.
8 So they were eleven, and eleven has an odd sock. {H} held the snail by the left horn, very gently.
10 That night {H} got into bed and, before the light went out, counted how many there were in the room. It came to one. It was the easiest sum in the world, and {H} did it twice.
4! “Let’s go home,” said {H}. “All eleven of us!”`,
        alt: {
          es: '{H} señala, y detrás del patito hay un caracol.',
          en: '{H} points: behind the duckling comes a snail.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['cheer', 'surprised'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['duck', 'snail', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
