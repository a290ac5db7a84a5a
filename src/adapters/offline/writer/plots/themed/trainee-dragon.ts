import type { Plot } from '../plot.ts'
import { traineeDragonRetold } from '../retold/trainee-dragon.ts'

/** A dragon must guard and a knight must rescue, both on their first day. Whoever is guarded decides who passes. */
export const traineeDragon: Plot = {
  id: 'trainee-dragon',
  retold: traineeDragonRetold,
  themes: ['princesas', 'fantasia'],
  needs: ['magic'],
  refrains: {
    es: ['¡Princesa o similar!', '¡Es mi primer día!'],
    en: ['Princess or similar!', 'It’s my first day!'],
  },
  blurb: {
    es: 'Llaman a la puerta. Es Rufo, un dragón en prácticas, y su rugido suena a gatito. Tiene que guardar a una princesa «o similar». También llega Brunilda, que tiene que rescatarla. Solo puede aprobar uno. ¿Y si {H} y {F} leen la letra pequeña?',
    en: 'There is a knock at the door. It is Rufus, a trainee dragon with the roar of a kitten. He must guard a princess “or similar”. Then comes Jemima, who must rescue her. Only one of them can pass. But have {H} and {F} read the small print?',
  },
  setup: {
    id: 'trainee-dragon/setup',
    titles: {
      es: ['Princesa o similar', 'Un dragón con carpeta', 'El primer día de Rufo'],
      en: ['Princess or similar', 'A dragon with a folder', 'The first day of Rufus'],
    },
    moments: [
      {
        es: `0-2 Toc, toc. ¡Un dragón! Hace: miau.
0-2 {H} y {F} dicen: ¡hola!
2-2 Miau, miau. ¡Qué dragón tan raro!
4! Llamaron a la puerta. Era un dragón con una carpeta. Se llamaba Rufo.
4! —Busco a una princesa —dijo.
4! —O similar —leyó {F} en la carpeta.
4 —¡Pues yo soy similar! —dijo {H}.
6 Estaba en prácticas. Tenía que guardar a una princesa hasta la puesta de sol.
6 —Guardarme, ¿de qué? —preguntó {H}.
6 —No lo pone —dijo Rufo—. Es mi primer día.
8 Le habían dado un impreso y un consejo: «Ponga usted cara feroz». A Rufo la cara feroz le salía como de haber chupado un limón.
10 Ya se había equivocado en tres puertas. En la primera lo tomaron por el cartero, en la segunda le vendieron una rifa y en la tercera le dieron un bocadillo.`,
        en: `0-2 Knock, knock. A dragon! He goes: miaow.
0-2 {H} and {F} say hello.
2-2 Miaow, miaow! What an odd dragon!
4! There was a knock. It was Rufus, a dragon with a folder.
4! “I am looking for a princess,” he said.
4! “Or similar,” read {F} from the folder.
4 “I am similar!” said {H}.
6 He was a trainee. He had to guard a princess until the sun went down.
6 “Guard me? From what?” asked {H}.
6 “It does not say,” said Rufus. “It is my first day.”
8 They had given him a form and one piece of advice: “Look fierce.” When Rufus looked fierce, he looked like somebody who had bitten into a lemon.
10 He had been to three wrong doors. At the first he was taken for the postman. At the second he was sold a raffle ticket, and at the third he was given a sandwich.`,
        alt: {
          es: '{H} y {F} abren la puerta y miran muy arriba.',
          en: '{H} and {F} open the door and look up, and up: a dragon has come.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['hold', 'surprised', 'letter'],
          props: ['door', 'footprints', 'letter'],
        },
      },
      {
        es: `4! —¿Sabes rugir? —preguntó {F}.
4! Rufo hinchó la barriga y cogió mucho aire.
4! —Miau —hizo.
4 {X} miró debajo de la mesa, por si había un gato.
4! Entonces volvieron a llamar. ¡Era Brunilda, una caballera!
4 —Vengo a rescatar a una princesa —dijo.
6 Llevaba un casco demasiado grande. Cuando decía que no con la cabeza, el casco decía que no un poco más tarde.
6 —¿Y de quién me rescatas? —preguntó {H}.
6 —De un dragón —leyó Brunilda en su papel—. O similar.
6 Rufo levantó una pata, con educación.
6 —Creo que soy yo.
6 Se dieron la mano. Luego se acordaron de que eran enemigos y se la soltaron.
6 {X} les ofreció galletas, por orden de llegada.
6 —A ver si lo entiendo —dijo {F}—. Si Rufo guarda bien, suspende Brunilda. Y si Brunilda rescata bien, suspende Rufo.
6 Los dos miraron sus papeles. Por lo visto, nadie se lo había explicado.
8 —Igual hay que pelear —dijo Brunilda, que no tenía ninguna gana.
8 —Yo no sé —confesó Rufo—. En clase de peleas me tocaba hacer de árbol.
8 {X} propuso echarlo a suertes y sacó una moneda, pero salió de canto.
8 {H} carraspeó. Llevaban un buen rato hablando de guardar a {H} y de rescatar a {H}, y nadie había preguntado a {H} qué quería.
8 —Quiero que no suspenda nadie —dijo.
10 Hubo un silencio. Era una idea rarísima. En setecientos años de dragones, a ninguna princesa se le había pedido su opinión, entre otras cosas porque en el impreso no había casilla.
10 —¿Eso se puede? —susurró Brunilda.
10 —No lo pone —susurró Rufo.
10 Se miraron. Que una cosa no la pusiera empezaba a parecer una buena noticia.`,
        en: `4! “Can you roar?” asked {F}.
4! Rufus puffed up his tummy and took a deep breath.
4! “Miaow,” he went.
4 {X} looked under the table for the cat.
4! Then there was one more knock. It was Jemima, a knight!
4 “I rescue princesses,” she said.
6 Her helmet was too big. When she shook her head, the helmet shook its head a little later.
6 “Who do you rescue me from?” asked {H}.
6 “From a dragon,” read Jemima from her form. “Or similar.”
6 Rufus put up one paw, very politely.
6 “I think that is me,” he said.
6 They shook hands. Then they remembered that they were enemies, and let go.
6 {X} gave them both a biscuit, Rufus first, as he had come first.
6 “Let me see,” said {F}. “If Rufus is good at it, then Jemima fails. If Jemima is good at it, then Rufus fails.”
6 They looked at their forms. It seemed that nobody had told them.
8 “I suppose we have to fight,” said Jemima, who did not want to at all.
8 “I never learned,” said Rufus. “In fighting class I was always the tree.”
8 {X} tossed a coin to settle it, but it landed on its edge.
8 {H} gave a cough. There had been a lot of talk about guarding {H} and about rescuing {H}, and nobody had asked {H}.
8 “I want nobody to fail,” said {H}.
10 There was a hush. It was such an odd idea. In seven hundred years of dragons no princess had ever been asked what she wanted, since there was no box for it on the form.
10 “Is that allowed?” whispered Jemima.
10 “It does not say,” whispered Rufus.
10 They looked at each other. “It does not say” was beginning to sound like good news.`,
        alt: {
          es: '{H} y {F} estudian los papeles junto a un casco enorme.',
          en: '{H} and {F} study two forms beside a very big helmet.',
        },
        picture: {
          H: ['think', 'thoughtful', 'letter'],
          F: ['hold', 'thoughtful', 'letter'],
          X: ['crouch', 'surprised'],
          props: ['helmet', 'shield', 'cookie', 'letter'],
        },
      },
      {
        es: `0-2 Se llama Rufo. ¡Ruge, Rufo! Miau.
0-2 {X} se ríe.
2-2 {F} ruge mejor. ¡Groar! Rufo aplaude.
4! En el papel ponía que hacía falta una torre.
4! —¡Vamos a buscar una! —dijo {H}.
4 Rufo iba detrás, guardando. Brunilda iba delante, rescatando.
4 {F} llevaba los papeles y {thing}.
6 Había que poner {thing} muy arriba para {event}. Así, de paso, ya lo hacían.
6 Rufo no podía perder de vista a {H}. Andaba tan pegado que le pisaba los talones. Pedía perdón cada vez.
6 {X} iba contando los perdones. Ya eran once.
8 —Yo de mayor quiero ser útil —dijo Rufo de pronto, después de pensárselo durante tres charcos.
8 Brunilda torció un poco la cabeza para oírlo mejor. El casco la torció un poco más tarde.
10 No es fácil ser la enemiga de alguien que te ajusta la hebilla cuando se te suelta. Brunilda lo intentó durante casi todo el camino.`,
        en: `0-2 Roar, dragon! Rufus goes: miaow.
0-2 {X} giggles.
2-2 {F} can roar. Grrr! Rufus claps.
4! The form said that they needed a tower.
4! “Let’s go and find one!” said {H}.
4 Rufus walked behind, to guard. Jemima walked in front, to rescue.
4 {F} had the forms and {thing}.
6 It had to be put up high for {event}. They might as well do that too.
6 Rufus must not lose sight of {H}, so he walked very close. He trod on some heels. Each time he said that he was sorry.
6 {X} was counting the sorries. There were eleven so far.
8 “When I grow up I want to be useful,” said Rufus all at once. He had been thinking about it for three puddles.
8 Jemima turned her head to hear him better. Her helmet turned a little later.
10 It is not easy to be the enemy of somebody who does up your strap when it comes loose. Jemima tried for nearly all of the way.`,
        alt: {
          es: '{H} y {F} salen a buscar una torre, con papeles y {thing}.',
          en: '{H} and {F} set out to find a tower, with forms and {thing}.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'happy', 'letter'],
          X: ['walk', 'happy'],
          showsThing: true,
          props: ['footprints', 'helmet'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'trainee-dragon/setback',
    titles: {
      es: ['Mejor suspendo yo', 'Un barril que maúlla'],
      en: ['I had better fail', 'The barrel that miaowed'],
    },
    moments: [
      {
        es: `0-2 ¿Y Rufo? ¡No está!
0-2 {H} y {F} lo buscan.
2-2 Rufo, ¿dónde estás? ¡Miau, miau!
4! {H} miró hacia atrás. ¡Rufo no estaba!
4! Miró hacia delante. ¡Brunilda tampoco!
4 Solo quedaban un casco y dos papeles en el suelo.
4 Nadie guardaba a nadie.
6 En un papel ponía: «Mejor suspendo yo». En el otro ponía lo mismo, con otra letra.
6 —Se han ido los dos —dijo {F}—. ¡Cada uno para que apruebe el otro!
8 {H} notó una cosa rara. Era la primera vez en todo el día que no l{H:o/a} vigilaba nadie, y se le había quedado fría la espalda.
10 El reglamento no dice qué se hace cuando dos enemigos se caen tan bien que se esconden el uno del otro para no ganar.`,
        en: `0-2 Where is Rufus? Gone!
0-2 {H} and {F} look.
2-2 Where is Jemima? Gone too! Oh dear!
4! {H} looked back. Rufus was not there!
4! {H} looked ahead. Jemima had gone too!
4 There was just a helmet on the ground, and two notes.
4 Nobody was guarding anybody.
6 One note said, “I had better fail.” The other said the same, in other writing.
6 “They have both gone,” said {F}, “so that the other one can pass!”
8 {H} felt something strange. For the first time that day nobody was standing close behind, and it was chilly.
10 The rules do not say what to do when two enemies like each other so much that they both hide so as not to win.`,
        alt: {
          es: '{H} y {F} encuentran en el suelo un casco y dos notas.',
          en: '{H} and {F} find a helmet and two notes on the ground.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['kneel', 'surprised', 'letter'],
          props: ['helmet', 'letter', 'footprints'],
          shot: 'wide',
        },
      },
      {
        es: `4! Los buscaron por todas partes. Entonces {F} oyó algo.
4! —Miau —decía un barril, muy triste.
4! Miraron dentro. ¡Estaban los dos!
4 {X} los volvió a tapar, por si querían estar a solas.
4 Habían elegido el mismo barril sin saberlo.
6 Brunilda tenía un codo en la oreja de Rufo. Rufo tenía en el hocico una rodilla de Brunilda.
6 —Yo me voy a casa —dijo Rufo—. Ella quiere ser caballera desde los tres años.
6 —De eso nada —dijo Brunilda—. Que apruebe él, que se ha traído el papel planchado.
6 —¡Que no!
6 —¡Que sí!
6 Era la pelea más feroz que habían tenido. Y no la ganaba nadie, porque los dos querían perderla.
6 {X} se metió a poner paz y ya no pudo salir.
6 {H} se sentó en el borde a esperar que se les pasara. {F} partió el bocadillo en trozos iguales.
8 —Mi abuela fue dragona de torre —contó Rufo con la boca llena—. Guardó cuarenta años a la misma princesa. Cuando vinieron a rescatarla, la princesa preguntó si podía volver los jueves.
8 Era para jugar al dominó. Por lo visto, iba ganando.
8 Masticaron un rato en silencio, pensando en los jueves.
8 {X} comentó desde el fondo que allí dentro, en realidad, no se estaba tan mal.
10 —A lo mejor no hay que elegir —dijo {H} despacio.
10 —Siempre hay que elegir —dijo Brunilda—. Viene en el manual.
10 {F} buscó en la portada quién lo había escrito. No lo ponía. Se ve que hay gente que manda mucho y no se atreve ni a firmar.
10 Por una rendija del barril entraba el sol, cada vez más tumbado y cada vez más naranja. Nadie quiso decirlo, pero todos lo miraron.`,
        en: `4! They looked high and low. Then {F} heard something.
4! “Miaow,” said a barrel, very sadly.
4! They looked in. They were both there!
4 {X} put the lid back on, in case they wanted to be alone.
4 They had picked the same barrel by chance.
6 Jemima had an elbow in one of his ears. Rufus had a knee on the end of his nose.
6 “I am going home,” said Rufus. “She has wanted to be a knight since she was three.”
6 “No, he must pass,” said Jemima. “He ironed his form.”
6 “No, you!”
6 “No, you!”
6 It was the worst fight they had ever had. And nobody could win it, since they both wanted to lose.
6 {X} got in to make peace, and then could not get out.
6 {H} sat on the edge and let it blow over. {F} cut the sandwich into pieces, all the same size.
8 “My gran was a tower dragon,” said Rufus with his mouth full. “She guarded the same princess for forty years. When they came to the rescue, the princess asked if she could come back on Thursdays.”
8 That was for dominoes. It seems that she was winning.
8 They ate for a while without a word and thought about Thursdays.
8 From the bottom {X} remarked that, all in all, it was rather nice in there.
10 “It may be that we need not choose,” said {H} slowly.
10 “You always have to choose,” said Jemima. “It is in the handbook.”
10 {F} looked on the cover to see who had written it. It did not say. There are people who give a lot of orders and do not dare to sign them.
10 Through a crack in the barrel came the sun, lower and lower and more and more orange. Nobody wished to mention it, but they all looked.`,
        alt: {
          es: '{H} y {F} hablan junto a un barril y reparten un bocadillo.',
          en: '{H} and {F} sit by a barrel and share out a sandwich.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['hold', 'calm', 'sandwich'],
          X: ['reach', 'surprised'],
          props: ['bucket', 'helmet', 'letter'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¡Miau! ¡En el barril!
0-2 {H} le da un abrazo.
0-2 {X} también.
2-2 Rufo se ríe. ¡Ji, ji! ¡Miau!
4! —Os vais a examinar los dos —dijo {H}.
4! {F} tiró de Rufo. {H} tiró de Brunilda.
4 Salieron rodando. Brunilda salió sin una bota.
4 —¡Corred, que se pone el sol! —dijo {F}.
6 —Me falta el plan —dijo Rufo, sacudiéndose.
6 —A todos —dijo {H}—. Pero ya somos muchos para pensarlo.
6 {X} salió la última vez que volcaron el barril, y echó a andar con él puesto.
8 Brunilda se puso el casco. Rufo le ajustó la hebilla. Ninguno de los dos dijo que eran enemigos, aunque lo llevaban apuntado.
8 —Y si suspendemos —dijo Rufo—, al menos será a la vez. Así da menos vergüenza.
10 Más tarde se encontró el barril vacío con un letrero a lápiz, escrito por dentro. Ponía: «Aquí estuvimos de acuerdo».`,
        en: `0-2 Miaow! In the barrel!
0-2 {H} gives them a hug.
0-2 {X} does too.
2-2 Rufus and Jemima laugh. Hee, hee!
4! “You will both take the test,” said {H}.
4! {F} pulled at Rufus. {H} pulled at Jemima.
4 Out they rolled. One of her boots stayed in.
4 “Run, or the sun will be gone!” said {F}.
6 “I do not have a plan,” said Rufus, and shook himself.
6 “Nor do we,” said {H}. “But there are a lot of us to think of one.”
6 {X} came out last, and set off with the barrel still on.
8 Jemima put on her helmet. Rufus did up the strap. Neither of them said that they were enemies, though they both had it in writing.
8 “If we fail,” said Rufus, “we can at least fail side by side.”
10 Much later the barrel was found with some words in pencil on the inside. They said, “Here we agreed.”`,
        alt: {
          es: '{H} y {F} echan a correr con el sol ya muy bajo.',
          en: '{H} and {F} run, with the sun already very low.',
        },
        picture: {
          H: ['run', 'determined'],
          F: ['run', 'excited', 'letter'],
          X: ['run', 'surprised'],
          props: ['boots', 'helmet', 'sun'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'trainee-dragon/climax',
    scares: ['heights'],
    titles: {
      es: ['La letra pequeña', 'Lo más alto que había', 'El examen lo pongo yo'],
      en: ['The small print', 'As high as can be', 'My test'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} están arriba. ¡Qué alto!
0-2 La escalera hace: ¡crac!
2-2 ¡Ay! ¿Cómo bajamos ahora?
4! {H} y {F} subieron a lo más alto que había.
4! Entonces aterrizó la inspectora. ¡Era una dragona enorme!
4! Con la cola rompió la escalera. ¡Crac!
4 —Solo puede aprobar uno —dijo.
6 Llevaba gafas en la punta del hocico. No había visto la escalera. Nunca las veía.
6 —Ruja —le ordenó a Rufo.
6 —Miau —hizo Rufo. La inspectora apuntó algo muy largo.
8 —Caballera, rescate —dijo después, sin levantar la vista. Brunilda miró hacia arriba. Luego miró los trozos de la escalera. Luego se miró las manos.
10 Arriba, {H} y {F} ya no hacían de princesa ni de similar. Estaban de verdad muy alto y de verdad sin escalera, y el sol tenía ya un pie en el suelo.`,
        en: `0-2 {H} and {F} are up high.
0-2 The ladder goes: crack!
2-2 Oh no! How do we get down?
4! {H} and {F} went up as high as they could.
4! Then the inspector landed. She was a huge dragon!
4! Her tail broke the ladder. Crack!
4 “Only one of you can pass,” she said.
6 Her glasses were on the end of her nose. She had not seen the ladder. She never saw ladders.
6 “Roar, please,” she said to Rufus.
6 “Miaow,” went Rufus. The inspector wrote down something very long.
8 “Knight, do your rescue,” she said next, still writing. Jemima looked up. Then she looked at what was left of the ladder. Then she looked at her own two hands.
10 Up at the top, {H} and {F} were no longer playing at princess, or similar. They were really very high, with really no ladder, and the sun had one foot on the ground.`,
        alt: {
          es: '{H} y {F}, arriba del todo, ven la escalera rota.',
          en: '{H} and {F}, right at the top, see the broken ladder.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['kneel', 'surprised'],
          props: ['ladder', 'sun', 'letter', 'cloud'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! {H} y {F} estaban en lo más alto. ¡Sin escalera!
4 {F} leyó la letra pequeña del papel.
4 —«Aprueba quien diga la princesa» —leyó—. ¡Mandas tú!
6 —«O similar» —leyó también, para que quedara claro.
4 {X} encontró una cuerda y la lanzó hacia arriba.
6 Abajo esperaban Brunilda, la caballera, que tenía que rescatar, y la inspectora, que ponía las notas.
6 —Pues no soy un paquete —dijo {H}—. El examen lo pongo yo.
6 La inspectora se limpió las gafas para verl{H:o/a} mejor.
4 —Primera y única pregunta —dijo {H}—. ¿Cómo bajamos?
6 Rufo y Brunilda se miraron. El casco, un poco más tarde, también.
4 —Yo sujeto una cuerda arriba —dijo Rufo—. ¡Eso es guardar!
4 —Yo espero abajo —dijo Brunilda—. ¡Eso es rescatar!
6 —Pues a la vez —dijo {F}, y ató el nudo.
8 —A la vez no se puede —protestó la inspectora—. No se ha hecho nunca.
8 —¿Lo pone? —preguntaron cuatro voces.
8 La inspectora pasó la hoja. La volvió a pasar. No lo ponía.
8 {X} extendió una manta debajo, por si la respuesta resbalaba.
8 {F} bajó primero, para probar el nudo. Después, {H} se sentó en el borde con los pies colgando. Desde allí, Brunilda parecía un dedal con brazos.
10 Rufo apretó la cuerda entre las patas. No ponía cara feroz. Ponía la cara de quien lleva una cosa que no se puede caer, que se le parece bastante, solo que es de verdad.
10 —¿Me guardas? —preguntó {H}.
10 —Te guardo —dijo Rufo.`,
        en: `4! {H} and {F} were up so high. With no ladder!
4 {F} read the small print on the form.
4 “It is up to the princess who passes,” read {F}. “That is you!”
6 “Or similar,” {F} read out as well, just to be clear.
4 {X} found a rope and threw it up to them.
6 Below stood Jemima, the knight who had to rescue, and the inspector with her stamp.
6 “I am not a parcel,” said {H}. “I will set the test.”
6 The inspector wiped her glasses to have a better look.
4 “Here is the question,” said {H}. “How do we get down?”
6 Rufus and Jemima looked at each other. So, a little later, did the helmet.
4 “I hold a rope up there,” said Rufus. “That is to guard!”
4 “I wait down here,” said Jemima. “That is to rescue!”
6 “Then both at once,” said {F}, and tied the knot.
8 “You cannot do both at once,” said the inspector. “It has never been done.”
8 “Does it say so?” asked four voices.
8 The inspector turned the page. She turned it back. It did not say.
8 {X} spread out a blanket down below, in case the answer slipped.
8 {F} went down first, to test the knot. Then {H} sat on the edge with both feet hanging. From up there, Jemima looked like a thimble with arms.
10 Rufus held the rope tight in his paws. He did not look fierce. He looked like somebody with a thing that must not fall, which is much the same, only real.
10 “Will you guard me?” asked {H}.
10 “I will,” said Rufus.`,
        alt: {
          es: '{F} ata la cuerda y {H} se prepara para bajar.',
          en: '{F} ties the rope and {H} gets ready to climb down.',
        },
        picture: {
          H: ['sit', 'determined'],
          F: ['hold', 'determined', 'rope'],
          X: ['reach', 'worried', 'blanket'],
          props: ['ladder', 'letter', 'helmet'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 {H} baja. Rufo sujeta. ¡Uy!
0-2 ¡Groar! ¡Qué rugido!
0-2 {X} mira.
2-2 {F} coge a {H}. ¡Ya está!
4! {H} bajó. ¡La cuerda resbaló!
4! —¡GROAR! —rugió Rufo, y apretó.
4 Brunilda abrió los brazos. ¡Pum! ¡L{H:o/a} tenía!
4 ¡Menudo rugido! Se cayó una teja.
6 El resbalón había sido pequeño, de un palmo. Pero aquello no era un miau. Llegó hasta las montañas, y las montañas contestaron.
6 {X} comprobó que {H} seguía de una pieza.
6 —¿He sido yo? —preguntó Rufo, con la pata en la boca.
8 —Es que ese tenía que oírse —explicó, coloradísimo—. Los otros no eran para nada.
8 A Brunilda se le había caído el casco. Debajo había una cara muy contenta, llena de pecas, que por primera vez llegaba a tiempo.
10 La inspectora miró arriba, donde uno sujetaba. Miró abajo, donde otra recogía. Había estudiado las dos cosas en dos libros distintos, y de pronto le pareció que eran las dos mitades del mismo.`,
        en: `0-2 {H} climbs down. Rufus holds. Oops!
0-2 Roar! What a roar!
0-2 {X} looks.
2-2 Jemima has got {H}. Hooray!
4! Down went {H}. The rope slipped!
4! “ROAR!” went Rufus, and held tight.
4 Jemima held out her arms. Bump! Got you!
4 What a roar! A roof tile fell off.
6 It was a very small slip, no more than an inch or two. But that was no miaow. It went as far as the hills, and the hills roared back.
6 {X} made sure that {H} was all in one piece.
6 “Was that me?” asked Rufus, with a paw on his mouth.
8 “It had to be heard, you see,” he said, bright red. “The others were not for anything.”
8 The helmet had fallen off. Under it there was a very happy face with freckles, which for once was exactly on time.
10 The inspector looked up, where one of them had held on. She looked down, where the other had caught. She had learned the two things from two books, and now it struck her that they were halves of the same one.`,
        alt: {
          es: '{H} llega abajo por la cuerda y {F} l{H:o/a} recibe con alegría.',
          en: '{H} comes down the rope, and {F} cheers at the bottom.',
        },
        picture: {
          H: ['jump', 'surprised'],
          F: ['cheer', 'excited'],
          X: ['reach', 'surprised'],
          props: ['rope', 'helmet', 'shield'],
          time: 'sunset',
        },
      },
    ],
  },
  resolution: {
    id: 'trainee-dragon/resolution',
    titles: {
      es: ['Dos sellos', 'Una casilla nueva', 'Toc, toc'],
      en: ['Two stamps', 'A new box on the form', 'Knock, knock'],
    },
    moments: [
      {
        es: `0-2 ¡Bravo, dragón! ¡Pum! ¡Un sello!
0-2 {H} y {F} saltan.
2-2 ¡Pum, pum! ¡Dos sellos!
4! ¡Pum, pum! Hubo dos aprobados.
4 —¿Sabéis un secreto? —dijo la inspectora—. También es mi primer día.
4 Y se le empañaron las gafas.
6 Faltaba la firma. {H} cogió el lápiz. Tachó «princesa». Tachó «o similar». Y puso su nombre.
6 —Eso no se hace —dijo la inspectora. Lo miró otra vez—. Queda mejor.
8 Rufo le daba vueltas a su aprobado sin atreverse a doblarlo. Brunilda se lo había metido dentro del casco, para llevarlo puesto.
10 —¿Y para usted no hay sello? —preguntó {F}. Nadie lo había pensado. Le estamparon uno en el ala, con mucho cuidado.`,
        en: `0-2 Well done, dragon! Bang! A stamp!
0-2 {H} and {F} hop.
2-2 Bang, bang! Two stamps!
4! Bang, bang! They had both passed.
4 “Shall I tell you a secret?” said the inspector. “It is my first day too.”
4 And her glasses went misty.
6 Now for the name. {H} took the pencil. Out went “princess”. Out went “or similar”. In their place {H} wrote “{H}”.
6 “That is not allowed,” said the inspector. She had another look. “It is nicer, though.”
8 Rufus turned his form round and round and did not dare to fold it. Jemima put hers inside her helmet, so that she could wear it.
10 “Is there no stamp for you?” {F} asked her. Nobody had thought of it. They gave her one on the wing, with great care.`,
        alt: {
          es: '{H} firma el papel con un lápiz delante de {F}.',
          en: '{H} signs the form with a pencil in front of {F}.',
        },
        picture: {
          H: ['hold', 'proud', 'pencil'],
          F: ['cheer', 'happy', 'letter'],
          props: ['letter', 'medal', 'helmet'],
          time: 'sunset',
        },
      },
      {
        es: `4! Se hizo de noche. Había que encender las velas para {event}.
4! —Yo puedo —dijo Rufo.
4 Y echó un fuego pequeño, pequeño.
4 {X} apagó tres sin querer. Rufo las encendió otra vez.
4! {H} y {F} contaron cien velas, una por una.
4 Brunilda rescató una tarta que se caía.
6 La inspectora no se acercaba. Su fuego era tan grande que llevaba cien años sin ir a un cumpleaños.
6 —Usted sople —le propuso {F}—. Luego alguien tiene que apagarlas.
6 Sopló. Se apagaron todas, y también las de tres casas más allá.
6 Rufo volvió a empezar por la primera, tan contento.
6 {X} quiso examinarse de algo. Sacó un notable en galletas.
6 —Lo de rescatar me gusta —dijo Brunilda—, pero prefiero no llegar tan tarde.
6 —Y lo de guardar está bien —dijo Rufo—, pero a solas es un rollo.
6 Así que pusieron un despacho entre los dos. En la puerta decía: «Guardamos, rescatamos o similar».
8 Su primer cliente fue un gato subido a un tejado. No quería bajar, así que lo guardaron. Luego quiso, y lo rescataron. Pagó en pelos.
8 La inspectora pidió una copia del examen. Pensaba usarlo siempre, menos lo de la escalera.
8 —Y póngale una casilla —dijo {H}—. Grande. Donde diga: «¿Y tú qué quieres?».
8 {X} la dibujó en una esquina, con regla y con mucho cariño.
10 Hoy la llevan todos los impresos del reino. Al principio la gente la dejaba en blanco, porque nadie sabía qué poner. Luego alguien escribió «más bancos al sol», y alguien escribió «que me llamen por mi nombre», y hubo que hacer la casilla más grande.
10 La inspectora tardó una semana en rellenar la suya. Al final puso, con muy buena letra: «Que me inviten».`,
        en: `4! It got dark. It was time to light the candles for {event}.
4! “I can do that,” said Rufus.
4 And out came a tiny, tiny flame.
4 {X} blew out three by mistake. Rufus lit them again.
4! {H} and {F} counted a hundred, one by one.
4 Jemima rescued a cake that was about to fall.
6 The inspector stood a long way off. Her own flame was so big that nobody had asked her to a birthday for a hundred years.
6 “You can blow,” said {F}. “Somebody has to put them out.”
6 She blew. They all went out, and so did the ones three doors down.
6 Rufus was very happy to begin again.
6 {X} asked to be tested on something too, and got top marks in biscuits.
6 “I do like to rescue,” said Jemima. “But I do not like to come so late.”
6 “I do like to guard,” said Rufus. “But all alone it is a bore.”
6 So they set up together. The sign on their door said, “We guard, rescue, or similar.”
8 The first to come was a cat on a roof. It did not want to get down, so they guarded it. Then it did, so they rescued it. It paid in fur.
8 The inspector asked for a copy of the test. She would use it from now on, all but the part with the ladder.
8 “And put in a box,” said {H}. “A big one. It should say, ‘What would you like?’”
8 {X} drew one in the corner, with a ruler and with love.
10 It is on every form now. At first people left it blank, since nobody knew what to put. Then somebody wrote “more benches in the sun”, and somebody wrote “call me by my name”, and the box had to be made bigger.
10 The inspector took a week to fill in hers. In the end she wrote, in her best hand, “Please invite me.”`,
        alt: {
          es: '{H} y {F} miran cómo se encienden cien velas.',
          en: '{H} and {F} watch a hundred candles being lit.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['hold', 'happy', 'cake'],
          X: ['reach', 'surprised', 'candle'],
          props: ['candle', 'candle', 'cake', 'helmet'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Ruge, dragón, ruge!
0-2 El dragón hace: ¡groar! ¡Miau!
0-2 {X} aplaude.
2-2 Toc, toc. ¿Quién será ahora?
4! En lo más alto estaba {thing}. ¡Y empezó {event}!
4! {X} bailó con Rufo.
4 —¡Ruge, Rufo! —gritaron todos. Y Rufo hizo miau.
4 A todos les pareció perfecto.
6 —Este es para los ratos tranquilos —explicó.
6 Brunilda bailó con el casco en la mano. El casco bailó un poco más tarde.
8 El examen quedó colgado en la pared, con marco. Debajo, con letra de hormiga, {F} había escrito: «Se aprueba bajando».
8 En la despedida, la inspectora tropezó con otra escalera. Esta vez había alguien arriba sujetando y alguien abajo con los brazos abiertos.
10 {H} durmió aquella noche muy guardad{H:o/a}. A los pies de la cama, por si acaso, {F} había puesto un casco.
4! Por la mañana llamaron otra vez. ¡Toc, toc! Era un trol con una carpeta.`,
        en: `0-2! Up there is {thing}!
0-2 Rufus goes: roar! Miaow!
0-2 {X} claps.
2-2 Knock, knock. Who is there now?
4! High up stood {thing}. It was time for {event}!
4! {X} danced with Rufus.
4 “Roar, Rufus!” they all shouted. And Rufus went miaow.
4 They all thought it was perfect.
6 “This one is for quiet times,” he said.
6 Jemima danced with her helmet in one hand. It danced a little later.
8 The test was hung on the wall in a frame. Under it {F} had written, in letters as small as ants, “You pass on your way down.”
8 On the way out, the inspector tripped over one more ladder. This time there was somebody at the top to hold on, and somebody below with open arms.
10 {H} slept very well guarded that night. At the foot of the bed, just in case, {F} had put a helmet.
4! In the morning there was a knock. It was a troll with a folder.`,
        alt: {
          es: '{H} y {F} bailan en la fiesta, entre velas y con {thing}.',
          en: '{H} and {F} dance at the party by candlelight, with {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['candle', 'helmet', 'medal', 'music-note'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
