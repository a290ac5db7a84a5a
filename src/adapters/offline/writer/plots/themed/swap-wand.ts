import type { Plot } from '../plot.ts'
import { swapWandRetold } from '../retold/swap-wand.ts'

/**
 * A wand makes nothing and only swaps, never the same pair twice. Two who have not yet been swapped can put anything
 * right: that holds for any number of swaps (Keeler's theorem of 2010), and the five of the climax are worked out.
 */
export const swapWand: Plot = {
  id: 'swap-wand',
  retold: swapWandRetold,
  themes: ['fantasia'],
  needs: ['magic'],
  refrains: { es: ['¡Cambio, cambio!', '¡Clin! ¡Cambio!'], en: ['Swap, swap, swap!', 'Ting! Swap!'] },
  blurb: {
    es: 'Detrás de la puerta que se ríe hay una varita con una etiqueta: «No hace nada, solo cambia». {H} y {F} prueban. Ahora la abeja hace pom y el tambor hace bzzz. Pero el mismo cambio no sale dos veces... ¡y {thing} flota como un globo!',
    en: 'Behind the door that laughs lies a wand. Its label says, “Makes nothing, only swaps.” {H} and {F} try it out. Now the bee goes boom and the drum goes buzz. But it never does the same swap twice... and off floats {thing}!',
  },
  setup: {
    id: 'swap-wand/setup',
    titles: {
      es: ['La puerta que se reía', 'Solo cambia', 'La abeja que hacía pom'],
      en: ['The door that laughed', 'Only swaps', 'The bee that went boom'],
    },
    moments: [
      {
        es: `0-2 {H} y {F}: ¡cambio!
0-2 La abeja: ¡pom! El tambor: ¡bzzz!
2-2 {H} tiene una varita. ¡Clin, clin!
4! {At} había una puerta muy rara. ¡Se reía!
4! Detrás, {H} y {F} encontraron una varita.
4! Tocaron un tambor y una abeja. ¡Clin! La abeja hizo pom.
4 Y el tambor hizo bzzz.
6 La varita llevaba una etiqueta atada con un hilo. Decía: «No hace nada, solo cambia».
6 La puerta se rio otra vez. Se reía siempre que la abrían, y nadie sabía por qué.
8 La abeja se asustó de sí misma, dio una vuelta y volvió a hacer pom. Un gato que la vigilaba decidió respetarla para siempre.
10 Otras varitas sacan conejos de donde no los hay. Aquella era más honrada: para que una cosa tuviera más, otra tenía que tener menos, como pasa con las mantas.`,
        en: `0-2 {H} and {F}: swap!
0-2 The bee: boom! The drum: buzzz!
2-2 {H} has a wand. Ting, ting!
4! There was an odd door {at}. It laughed!
4! Behind it {H} and {F} found a wand.
4! They tapped a drum and a bee. Ting! The bee went boom.
4 And the drum went buzz.
6 The wand had a label on a bit of string. It said, “Makes nothing, only swaps.”
6 The door laughed again. It did it each time you opened it, and nobody knew why.
8 The bee gave herself a fright, flew in a ring and went boom once more. A cat who had been watching her made up its mind to be polite to bees.
10 Other wands pull rabbits out of thin air. This one was more honest. If one thing was to have more, some other thing must have less, the way it is with blankets.`,
        alt: {
          es: '{H} toca un tambor con una varita, y {F} mira una abeja.',
          en: '{H} taps a drum with a wand, and {F} looks at a bee.',
        },
        picture: {
          H: ['hold', 'excited', 'wand'],
          F: ['point', 'surprised'],
          props: ['drum', 'bee', 'box'],
        },
      },
      {
        es: `4! Probaron otra vez. La sopa olió a rosas.
4 La rosa olió a sopa. La abeja no entendía nada.
4 {X} quiso cambiar su hipo. Se lo quedó el reloj.
4! —Ahora, al revés —dijo {H}. Y no pasó nada.
4! La varita no hacía dos veces el mismo cambio.
6 Lo avisaba la etiqueta, en una línea muy chiquita.
6 —O sea, que lo cambiado, cambiado se queda —dijo {F}.
6 {X} respiró hondo, sin hipo. El reloj daba la hora a saltitos.
6 Era difícil parar. Cambiaron lo frío del helado por lo caliente del té. Cambiaron lo ruidoso de la escalera por lo callado de un sillón.
6 Ahora se sentaba alguien en el sillón y parecía que subía.
6 —No falta nada —observó {H}—. Pero cada cosa está en casa de otra.
6 A cada cambio, la varita hacía clin, como una moneda que pasa de un bolsillo a otro.
6 {F} dibujó un mapa de lo cambiado, con flechas. La última salía de la sopa y terminaba en un borrón.
8 —A lo mejor la puerta también está cambiada —dijo {F} de pronto—. Ninguna puerta nace riéndose así.
8 La miraron l{HF:os/as} dos con mucha atención. La puerta aguantó la risa todo lo que pudo.
8 {X} la abrió y la cerró varias veces, para investigar. Se lo pasaron muy bien.
8 —Si la risa está en la puerta —siguió {F}—, alguien andará por ahí con un crujido.
10 Con una varita así, otros habrían ido a buscar a un rico. A {H} ni se le ocurrió. Quería saber qué pasaría si un ratón tuviera el bostezo de un hipopótamo. Pasó que el ratón se quedó dormido a la mitad, con la boca abierta. Y que, en un río muy lejano, alguien enorme bostezó finísimo.`,
        en: `4! They tried once more. The soup smelled of roses.
4 The rose smelled of soup. The bee was puzzled.
4 {X} swapped away some hiccups. The clock got them.
4! “Now swap back,” said {H}. And it would not.
4! It never did the same swap twice.
6 It said so on the label, in a tiny line of its own.
6 “So what is swapped stays swapped,” said {F}.
6 {X} took a long breath, with no hiccups in it. The clock told the time in little jumps.
6 It was hard to stop. They swapped the cold of an ice cream for the heat of a pot of tea. They swapped the noise of the stairs for the hush of a chair.
6 Now if you sat down in it, it sounded like somebody coming up.
6 “Nothing is gone,” said {H}. “It is just at somebody else’s house.”
6 At each swap the wand made the same small sound. Ting, it went, like a coin going from pocket to pocket.
6 {F} drew a map of it all, with arrows. The last one went from the soup to a big blot.
8 “I think the door was swapped too,” {F} said all at once. “No door is born with a laugh like that.”
8 They both gave it a long, hard look. The door held in its laugh as long as it could.
8 {X} opened it and shut it a few times, to look into the matter. They both had a lovely time.
8 “If the door has the laugh,” {F} went on, “then somebody out there has the creak.”
10 With a wand like that, some people would have gone straight off to find a rich man. It never crossed the mind of {H}, who wished to know what a mouse would do with the yawn of a hippo.
10 It fell asleep in the middle of it, with its mouth open. And in a river far away, somebody huge gave a very, very tiny yawn.`,
        alt: {
          es: '{F} huele una rosa con cara rara, y {H} huele la sopa.',
          en: '{F} smells a rose and makes a face while {H} smells the soup.',
        },
        picture: {
          H: ['crouch', 'surprised', 'wand'],
          F: ['hold', 'surprised', 'flower'],
          X: ['stand', 'happy'],
          props: ['soup', 'clock', 'bee', 'drum'],
        },
      },
      {
        es: `0-2! ¡Cambio! ¡Vuela {thing}!
0-2 {X} salta: ¡hop!
2-2 ¡Baja, baja! ¡No quiere bajar!
4! Para {event} había que llevar {thing}. ¡Cómo pesaba!
4! {F} le cambió el peso por el de un globo.
4! ¡Y salió volando!
4 El globo, en cambio, cayó como una piedra.
4 Fueron a buscar a alguien que supiera deshacerlo.
6 {H} había pillado un hilo justo a tiempo. Ahora {thing} iba por el aire, como una cometa.
6 {X} quiso recoger el globo. Hizo falta una carretilla.
6 —Al revés no se puede —dijo {F}, muy bajito—. Ya lo hemos hecho una vez.
8 A sus espaldas sonó la puerta. Ja, ja, ja. Aquella vez se reía con un poco de preocupación.
8 —Mientras no se rompa el hilo... —dijo {H}. Y lo sujetó con dos dedos más.
10 Por el camino, la gente saludaba desde abajo. En el suelo, nadie se había fijado nunca en {thing}. Es lo que tiene cambiar de altura: que de pronto todos te encuentran interesantísimo.`,
        en: `0-2! Swap! Up goes {thing}!
0-2 {X} hops: hop!
2-2 Come down! It will not come down!
4! They needed {thing} for {event}. But it was so heavy!
4! So {F} swapped its weight for the weight of a balloon.
4! And off it flew!
4 But the balloon fell like a stone.
4 They went to find somebody who could undo it.
6 {H} had caught it by a string, just in time. Now {thing} went along in the air like a kite.
6 {X} tried to pick up the balloon, and had to fetch a cart.
6 “We cannot swap it back,” said {F} in a small voice. “We have done that one.”
8 Behind them they heard the door. Ha, ha, ha. This time it was a slightly worried laugh.
8 “We just need the string to hold,” said {H}, and held it with two more fingers.
10 All along the way people looked up and waved. Down on the ground, nobody had given it a thought. That is what happens when you change your height. All at once they find you so interesting.`,
        alt: {
          es: '{H} sujeta con un hilo {thing}, que flota en el aire.',
          en: '{H} holds on to a string, and up in the air floats {thing}.',
        },
        picture: {
          H: ['reach', 'surprised', 'thread'],
          F: ['point', 'worried', 'wand'],
          X: ['crouch', 'surprised'],
          showsThing: true,
          props: ['balloon', 'cloud'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'swap-wand/setback',
    titles: { es: ['La feria de los cambios', 'Falta un vaso'], en: ['The swapping fair', 'One cup too few'] },
    moments: [
      {
        es: `0-2 {H} y {F}: ¡cambio, cambio!
0-2 El perro dice: ¡pío!
2-2 El pollito dice: ¡guau! ¡Qué lío!
4! La gente vio la varita. ¡Todos querían cambiar algo!
4! Un perro se quedó con el pío de un pollito.
4 El pollito ladró y salió corriendo.
4 —¡Cambio! —gritaban todos—. ¡Cambio!
6 El alto quería ser bajo, y el bajo, alto. El calvo quería rizos, y los rizos querían descansar.
6 —¡De uno en uno! —pedía {F}.
8 A mediodía, el cartero tenía la barba del panadero, y el panadero, las cartas. Nadie pedía nada raro: pedían lo de al lado.
10 Al principio cada cual se miraba encantado, como con zapatos nuevos. Luego empezaron a buscar entre la gente, con disimulo, lo que ya no tenían.`,
        en: `0-2 {H} and {F}: swap, swap!
0-2 The dog says: cheep!
2-2 The chick says: woof! What a mess!
4! People saw the wand. They all had something to swap!
4! A dog got the cheep of a chick.
4 The chick barked and ran off.
4 “Swap!” they all cried. “Swap!”
6 The tall man wished to be short, and the short man, tall. The bald man wished for curls, and the curls wished for a rest.
6 “One at a time!” begged {F}.
8 By noon the postman had the baker’s beard, and the baker had the post. They did not ask for much. They just asked for what was next door.
10 At first they were as pleased as people in new shoes. Then, one after the other, they began to look about in the crowd for what they no longer had.`,
        alt: {
          es: '{H} y {F} no dan abasto con la varita y {thing} en el aire.',
          en: '{H} and {F} are busy with the wand, and above floats {thing}.',
        },
        picture: {
          H: ['hold', 'surprised', 'wand'],
          F: ['reach', 'worried', 'thread'],
          showsThing: true,
          props: ['hat', 'letter', 'balloon'],
          shot: 'wide',
        },
      },
      {
        es: `4 Después vino lo malo.
4! —¡Yo no quiero este bigote! —lloró una niña.
4 Su abuelo tenía las pecas de la niña.
4 A {X} le dieron tres estornudos. No sabía de quién eran.
4! {H} y {F} agitaron la varita. Nada.
4! Aquel cambio ya estaba hecho.
6 —Pues cámbiame con otro —pidió la niña. El bigote pasó al alcalde, y del alcalde, a un caballo.
6 —Así no se arregla —dijo {F}—. Así solo se pasa.
6 {X} repartió los estornudos por orden alfabético.
6 {H} se sentó en el suelo. Le pesaba todo, y eso que su peso era lo único que no había cambiado.
6 Para pensar mejor, {F} sirvió la merienda. Puso la leche en el vaso del zumo, y el zumo, en el de la leche.
6 —Ya ni esto me sale —dijo.
6 Los dos vasos estaban llenos hasta arriba. No había manera de cambiarlos.
8 —Nos falta un vaso —dijo {F} muy despacio.
8 —Si solo somos dos...
8 —Pues por eso.
8 {X} trajo un vaso vacío y lo puso en medio, con mucha ceremonia.
8 La leche fue a un vaso vacío. El zumo fue a su sitio. Y la leche, al suyo. Nada de magia. Solo un vaso más.
8 {H} abrió tanto los ojos que la niña del bigote se asomó a ver qué había dentro.
10 Un vaso vacío no parece gran cosa. Ni quita la sed ni adorna. Pero deja pasar, y hay días en que eso es lo mejor que uno puede hacer por dos que están llenos hasta arriba.
10 —Alguien de fuera —dijo {H}—. Alguien que no haya cambiado nada todavía.
10 Miraron a su alrededor. Bigotes, pecas, rizos, barbas: nadie llevaba puesto lo suyo. Bueno, casi nadie.`,
        en: `4 Then came the bad part.
4! “I do not want this moustache!” sobbed a girl.
4 Her grandpa had her freckles.
4 {X} was given three sneezes, and did not know whose.
4! {H} and {F} waved the wand. It would not work.
4! They had done that swap.
6 “Then swap me with somebody else,” said the girl. So the moustache went to the mayor, and from the mayor to a horse.
6 “That does not mend it,” said {F}. “That just hands it on.”
6 {X} gave out the sneezes from A to Z.
6 {H} sat down and felt so heavy. And that was odd, for it was the one thing that had not been swapped.
6 To help them think, {F} got the tea. The milk went into the juice cup, and the juice went into the milk cup.
6 “I cannot even get this right,” said {F}.
6 The two cups were full to the top. There was no way to change them over.
8 “We need one more cup,” {F} said slowly.
8 “But there are just two of us.”
8 “That is why.”
8 {X} fetched an empty cup and set it down in the middle, with great ceremony.
8 The milk went into an empty one. The juice went home. Then the milk went home. There was no magic in it, just one more cup.
8 {H} stared so hard that the girl with the moustache came over to see what at.
10 An empty cup does not look like much. It is no drink, and it is not pretty. But it lets things through, and there are days when that is the best thing you can do for two who are full to the top.
10 “Somebody from outside,” said {H}. “Somebody who has not swapped a thing.”
10 They looked about. Moustaches, freckles, curls, beards: nobody had on what was theirs. Or hardly anybody.`,
        alt: {
          es: '{F} señala dos vasos llenos, y {H} se queda pensando.',
          en: '{F} points at two full cups, and {H} begins to think.',
        },
        picture: {
          H: ['sit', 'thoughtful', 'wand'],
          F: ['point', 'surprised'],
          X: ['hold', 'proud', 'bucket'],
          props: ['table', 'teapot', 'bread'],
        },
      },
      {
        es: `0-2 ¡Ay, el hilo! ¡Se suelta!
0-2 ¡Sube, sube, sube!
0-2 {X} salta. ¡No llega!
2-2 ¡Adiós! Vuela como un pájaro.
4! Y entonces, ¡zas!, se soltó el hilo.
4! {thing} subió hasta lo más alto.
4 —Ya sé cómo se hace —dijo {H}.
4 —¿Da miedo? —preguntó {F}.
4 —Da cosquillas —dijo {H}.
6 {X} señaló el cielo con el dedo, por si alguien no lo había visto. Lo habían visto todos.
6 La niña del bigote les dio la mano, una a cada cual.
8 —No os vayáis sin arreglarlo —dijo, y se sonó.
8 {F} recogió el cuaderno de las flechas y pasó a una página limpia.
10 Era la última. Las cosas importantes, como todo el mundo sabe, se dibujan siempre en la última, un poco apretadas y con el lápiz gastado.`,
        en: `0-2 Oh no, the string! It slips!
0-2 Up, up, up it goes!
0-2 {X} jumps. Too high!
2-2 Bye-bye! It flies like a bird.
4! And then, whoosh, the string slipped!
4! High up flew {thing}, as high as could be.
4 “I know how to do it,” said {H}.
4 “Is it scary?” asked {F}.
4 “It tickles,” said {H}.
6 {X} pointed up at the sky, in case somebody had not seen. They had all seen.
6 The girl with the moustache took them each by the hand.
8 “Do not go until you have put it right,” she said, and blew her nose.
8 {F} picked up the notebook with the arrows and turned to a clean page.
10 It was the last one. As everybody knows, important things are always drawn on the last page, a bit too small and with a blunt pencil.`,
        alt: {
          es: '{H} y {F} ven subir {thing}, con el hilo colgando.',
          en: '{H} and {F} look up: a string hangs down, and off floats {thing}.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['reach', 'surprised'],
          X: ['jump', 'surprised'],
          showsThing: true,
          props: ['cloud', 'thread'],
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'swap-wand/climax',
    scares: ['heights'],
    titles: {
      es: ['Cinco cambios', 'Dos de fuera', 'Ahora flota {H}'],
      en: ['Five swaps', 'Two from outside', 'Now {H} can float'],
    },
    moments: [
      {
        es: `0-2! Arriba vuela {thing}.
0-2 ¡No baja! ¡No baja!
2-2 {H} y {F} tienen una idea.
4! {thing} flotaba en lo más alto. ¡Y nadie sabía deshacerlo!
4! —Falta alguien de fuera —dijo {H}—. Alguien sin cambiar.
4 Se miraron. ¡Solo quedaban ell{HF:os/as} dos!
6 —Es como con los vasos —dijo {F}—. Para cambiar la leche y el zumo, hace falta un vaso más.
6 Al revés no se podía. Pero se podía dar un rodeo.
8 {F} lo dibujó con flechas. Salían cinco cambios. A la mitad había una flecha que subía hacia el cielo, y nadie quiso mirarla mucho.
10 Dos de fuera bastan para deshacer cualquier lío, por grande que sea. Eso no es magia: es matemática, y está demostrado.`,
        en: `0-2! High up is {thing}.
0-2 It will not come down!
2-2 {H} and {F} have an idea.
4! High up floated {thing}. Nobody knew how to undo it!
4! “We need somebody who is not swapped,” said {H}.
4 They looked round. There were just the two of them!
6 “It is like cups,” said {F}. “To change over milk and juice, you need one more cup.”
6 They could not go straight back. But they could go round.
8 {F} drew it with arrows. It came to five swaps. In the middle was an arrow that went up to the sky, and nobody cared to look at it for long.
10 Two from outside are enough to put right any muddle, however big. That is not magic. It is maths, and it has been proved.`,
        alt: {
          es: '{F} dibuja un plan con flechas, y {H} mira hacia arriba.',
          en: '{F} draws a plan with arrows, and {H} looks up at the sky.',
        },
        picture: {
          H: ['point', 'determined', 'wand'],
          F: ['kneel', 'thoughtful', 'pencil'],
          showsThing: true,
          props: ['balloon', 'cloud', 'letter'],
        },
      },
      {
        es: `4! Por un cambio, {thing} flotaba como un globo.
4! ¡Clin! {H} le dio su peso. ¡Ahora flotaba {H}!
4 {F} l{H:o/a} sujetaba con una cuerda.
4 Y así bajó {thing}.
4 {X} se colgó también de la cuerda.
6 —¡Agárrate bien! —gritó {F}.
6 —¡Se ve todo! —dijo {H}, con los pies hacia el cielo.
6 Segundo cambio: el globo y {F}. Ahora era {F} quien pesaba como {thing}, y se le hundieron los talones.
6 Así, por lo menos, no había quien l{F:o/a} moviera.
6 {X} tachaba flechas y cantaba los números.
6 Tercer cambio: ¡clin! {thing} recobró su peso, y a {F} le tocó pesar como {H}.
6 Entonces sopló una racha. La cuerda se puso tiesa.
8 —¡Falta el cuarto! —gritó {H}, que había perdido un zapato. El zapato cayó. Él sí pesaba.
8 {F} apuntó con la varita. No es fácil apuntar a quien da vueltas.
8 ¡Clin! Falló. Una maceta salió volando, y una nube cayó de golpe en un huerto.
8 {X} fue a ver si la nube se había hecho daño.
10 Desde arriba, {H} lo vio todo a la vez: el sillón que sonaba a escalera, la rosa con olor a sopa, la abeja que hacía pom. No faltaba nada. Y le entraron unas ganas enormes de tener los pies en el suelo.
10 —No te sueltes, {F!} —dijo, con una voz muy pequeña.
10 —Si me suelto yo, te vas tú —dijo {F}—. Así que no me suelto.`,
        en: `4! A swap had gone wrong, and up floated {thing}.
4! Ting! {H} swapped weights with it. Now {H} could float!
4 {F} held on by a rope.
4 So down came {thing}.
4 {X} hung on to the rope too.
6 “Hold on tight!” called {F}.
6 “I can see it all!” said {H}, with both feet to the sky.
6 Swap two: the balloon and {F}. Now it was {F} who was heavy, and sank into the ground a bit.
6 That was a help. Nothing could move {F.him} now.
6 {X} crossed out arrows and called out the numbers.
6 Swap three: ting! Its own weight went home to {thing}. So {F} got the weight of {H}.
6 Then a gust of wind blew. The rope went stiff.
8 “Do number four!” called {H}, who had lost a shoe. The shoe fell. It still weighed something.
8 {F} took aim with the wand. It is not easy to aim at somebody who spins.
8 Ting! It missed. A flowerpot sailed away, and a cloud fell flat on a cabbage patch.
8 {X} went to see if the cloud was hurt.
10 From up there {H} could see it all: the chair that sounded like stairs, the rose that smelled of soup, the bee that went boom. Nothing was gone. But how nice it would be, right now, to be heavy.
10 “Do not let go, {F!},” said {H}, in a very small voice.
10 “If I let go, it is you who goes,” said {F}. “So I will not.”`,
        alt: {
          es: '{H} flota en el aire, y {F} l{H:o/a} sujeta con una cuerda.',
          en: '{H} floats in the air while {F} holds on to a rope.',
        },
        picture: {
          H: ['fly', 'surprised'],
          F: ['reach', 'determined', 'rope'],
          X: ['reach', 'worried'],
          showsThing: true,
          props: ['balloon', 'cloud'],
          weather: 'wind',
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡{H} vuela! {F} tira. ¡Cambio!
0-2 ¡Pum! ¡Ya pesa!
0-2 {X} tira también.
2-2 El globo sube. ¡Adiós, globo!
4! {H} flotaba. {F} tiró de la cuerda. ¡Clin! ¡Pum! ¡Al suelo!
4 El globo subió, tan contento.
4 Pero {H} pesaba como {F}. ¡Y {F}, como {H}!
6 {H} dio un paso. Parecía andar con los zapatos de otra persona.
6 {F} dio un saltito, para probar. Dio otro, porque le había gustado.
6 {X} quiso levantar a {H} y luego a {F}, y no se lo creía.
8 —¿Tanto te pesan a ti los brazos? —preguntó {H}.
8 —¿Y a ti la barriga, cuando estás nervios{H:o/a}? —preguntó {F}.
8 No dijeron nada durante un momento. Es muy raro llevar puesto a quien uno quiere.
10 Podían haberlo dejado así. Nadie lo habría notado. Pero cada cual echó de menos su propio peso, con sus rodillas y con sus lunes.`,
        en: `0-2 {H} can fly! {F} pulls. Swap!
0-2 Bump! Down again!
0-2 {X} pulls too.
2-2 Up goes the balloon. Bye-bye!
4! High up was {H}. {F} pulled the rope. Ting! Bump! Down again!
4 Up went the balloon, happy as can be.
4 But now {H} weighed as much as {F}. And {F} weighed as much as {H}!
6 {H} took a step. It felt like walking in somebody else’s shoes.
6 {F} gave a little hop, to try it out. Then came one more hop, for fun.
6 {X} tried to pick up {H}, and then {F}, and could not believe it.
8 “Are your arms as heavy as this all day?” asked {H}.
8 “Is your tummy as heavy as this when you are nervous?” asked {F}.
8 For a moment they did not say a word. It is odd to wear a friend.
10 They could have left it at that. Nobody would have known. But each of them began to miss that old weight, with the knees that came with it, and the Mondays.`,
        alt: {
          es: '{H} cae de pie junto a {F}, y un globo sube al cielo.',
          en: '{H} lands beside {F} as a balloon goes up into the sky.',
        },
        picture: {
          H: ['jump', 'surprised'],
          F: ['hold', 'excited', 'rope'],
          X: ['reach', 'surprised'],
          showsThing: true,
          props: ['balloon', 'wand'],
        },
      },
    ],
  },
  resolution: {
    id: 'swap-wand/resolution',
    titles: {
      es: ['La señora que crujía', 'Cada cosa en su casa', 'Ñiiic'],
      en: ['The lady who creaked', 'Everything at home', 'Creeeak'],
    },
    moments: [
      {
        es: `0-2 {H} y {F}: ¡cambio!
0-2 ¡Clin! ¡Ya está!
2-2 {H} pesa lo suyo. {F}, también.
4! Último cambio: {H} y {F}. ¡Clin! ¡Deshecho!
4 Bueno, del todo, no. La abeja aún hacía pom.
4 Entonces algo crujió detrás. ¡Ñiiic!
4 No era una puerta. ¡Era una señora!
6 —Perdón —dijo—. Es que me estoy riendo.
6 Llevaba un sombrero de punta muy usado y una manga larguísima, de las de guardar varitas.
8 Cuando estaba seria, era una señora corriente. Pero en cuanto algo le hacía gracia, sonaba a desván.
10 —Os he visto flotar —explicó, y volvió a crujir de arriba abajo—. Hacía treinta años que no me divertía tanto. Es un ruido horroroso, ya lo sé.`,
        en: `0-2 {H} and {F}: swap!
0-2 Ting! All done!
2-2 {H} is {H} and {F} is {F}.
4! Last swap: {H} and {F}. Ting! All undone!
4 Well, not quite all. The bee still went boom.
4 Then something creaked. Creeeak!
4 It was not a door. It was a lady!
6 “Excuse me,” she said. “I am laughing.”
6 She had a very old pointed hat, and one very long sleeve, the kind for keeping wands in.
8 While she was serious she was just a lady. But as soon as she saw the funny side she sounded like an attic.
10 “I saw you float,” she told them, and she creaked from top to toe. “I have not had so much fun in thirty years. It is a dreadful noise, I know.”`,
        alt: {
          es: '{H} y {F} escuchan un crujido y se vuelven a mirar.',
          en: '{H} and {F} hear a creak and turn to look.',
        },
        picture: {
          H: ['stand', 'surprised', 'wand'],
          F: ['point', 'surprised'],
          showsThing: true,
          props: ['hat', 'bee', 'drum'],
        },
      },
      {
        es: `4! Era la maga Ortiga. ¡La varita era suya!
4! De pequeña había cambiado su risa con una puerta.
4! ¡Por eso se reía la puerta!
4 {X} la trajo a cuestas.
4! Con cinco cambios, {H} y {F} le devolvieron la risa.
6 Clin, clin, clin, clin y clin. Dos de fuera bastan.
4 —¡Ja, ja, ja! —hizo la maga Ortiga.
6 Y se tapó la boca. Llevaba treinta años sin oírse.
6 —Ñiiic —dijo la puerta, con mucho alivio. Es agotador que todo te haga gracia.
6 —¿Y por qué no lo arregló usted antes? —preguntó {F}.
6 —Porque hacían falta otros dos —dijo la maga—. A las magas nos cuesta muchísimo pedir favores.
6 Después fueron casa por casa. La rosa volvió a oler a rosa. La escalera recuperó su ruido, y el sillón pudo por fin dormir.
6 {X} echaba de menos su hipo, y el reloj se lo devolvió. Le duró dos minutos.
8 No lo cambiaron todo. Un señor y su perro pidieron quedarse cada uno con la siesta del otro.
8 Y la abeja prefirió seguir haciendo pom. Decía que así la oían llegar y no hacía falta picar a nadie.
8 El tambor se quedó con el bzzz. Una abuela lo quería para dormir a su nieto.
8 {X} se guardó la etiqueta, que hacía muy bien de marcapáginas.
10 Desde entonces, allí, cuando hay un lío muy gordo entre dos, nadie pregunta quién empezó. Preguntan quién puede ponerse un rato en medio. Suelen salir dos voluntarios y una merienda.
10 La maga Ortiga se guardó la varita en la manga. Luego lo pensó mejor, sacó un lápiz y se apuntó en la otra manga una cosa más: dónde vivían {H} y {F}.`,
        en: `4! She was Mistress Nettle. It was her wand!
4! When she was small she had swapped her laugh with a door.
4! That was why the door laughed!
4 {X} went to fetch it, all in one piece.
4! With five swaps {H} and {F} gave it back.
6 Ting, ting, ting, ting and ting. Two from outside will do.
4 “Ha, ha, ha!” went Mistress Nettle.
6 She put a hand to her mouth. She had not heard that for thirty years.
6 “Creeeak,” went the door, and it was glad. It is hard work to find everything funny.
6 “Why did you not put it right before?” asked {F}.
6 “It takes two more,” she said. “And it is very hard for a wizard to ask a favour.”
6 Then they went from house to house. The rose smelled of rose. The stairs got back their noise, and the chair could get some sleep.
6 {X} missed the hiccups, so the clock gave them back. They lasted for two minutes.
8 They did not swap it all. A man and his dog asked if they could each keep the other one’s nap.
8 And the bee chose to go on going boom. This way people heard her coming, she said, and she need not sting anyone.
8 The drum kept the buzz. A granny wanted it to send a baby to sleep.
8 {X} kept the label. It made a very good bookmark.
10 In that place, when there is a big muddle between two people, they do not ask who began it. They ask who could stand in the middle for a while. As a rule they get two helpers and a tray of cakes.
10 Mistress Nettle put the wand up her sleeve. Then she thought again, took out a pencil and wrote one more thing on the other sleeve: the way to {H} and {F}.`,
        alt: {
          es: '{H} y {F} deshacen los cambios con la varita, entre risas.',
          en: '{H} and {F} undo the swaps with the wand, laughing.',
        },
        picture: {
          H: ['hold', 'happy', 'wand'],
          F: ['cheer', 'happy'],
          X: ['reach', 'happy'],
          props: ['flower', 'soup', 'clock', 'hat', 'bee'],
        },
      },
      {
        es: `0-2! ¡Cambio! ¡Aquí está {thing}!
0-2 {X} baila.
0-2 La abeja hace: ¡pom!
2-2 El tambor hace: ¡bzzz!
4! ¡Y empezó {event}! {thing} ya no volaba.
4 {X} tocó el tambor. ¡Bzzz!
4 La abeja llevaba el compás: pom, pom, pom.
4 Hubo una maga que se rio de todo, hasta de los postres.
6 El globo pasó por encima dos veces, a ver si le pedían algo.
6 {H} le ofreció a {F} su trozo de tarta. {F} le ofreció a {H} el suyo. Fue un cambio de los que salen sin varita.
8 —¿Tú qué cambiarías de ti? —preguntó {F}, ya con sueño.
8 {H} lo estuvo pensando.
8 —El turno de fregar —dijo.
10 En un huerto lejano, una nube muy pesada esperaba sin ninguna prisa a que alguien encontrara la maceta.
4! La puerta había devuelto la risa: ñiiic. ¡Ahora se reían {H} y {F}!`,
        en: `0-2! Here it is: {thing}!
0-2 {X} plays the drum: buzzz!
2-2 The bee keeps time: boom, boom!
4! Now it was time for {event}! Down on the ground stood {thing}.
4 {X} played the drum. Buzz!
4 The bee kept time: boom, boom, boom.
4 One old wizard laughed at it all, even at the pudding.
6 The balloon came by twice, in case they needed a hand.
6 {H} gave {F} half of the cake. {F} gave {H} the other half. For that kind of swap you need no wand.
8 “What would you swap?” asked {F}, who was getting sleepy.
8 {H} had a long think. “My turn to wash up,” said {H}.
10 In a cabbage patch, far off, one very heavy cloud was waiting, in no hurry at all, for somebody to find that flowerpot.
4! The door had given back its laugh. It went creeeak! Now it was {H} and {F} who laughed.`,
        alt: {
          es: '{H} y {F} ríen en la fiesta, con {thing} bien quiet{lo:o/a}.',
          en: '{H} and {F} laugh at the party, near {thing}.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['dance', 'happy'],
          X: ['hold', 'happy', 'drum'],
          showsThing: true,
          props: ['bee', 'balloon', 'cake', 'hat'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
