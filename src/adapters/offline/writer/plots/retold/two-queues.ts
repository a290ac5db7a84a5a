import type { Plot } from '../plot.ts'

/** The same Tuesday with a throne on each side of the curtain: what is too much goes under it, and comes out as not enough. */
export const twoQueuesRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'two-queues/setup/two-thrones',
      titles: {
        es: ['Dos tronos y una cortina', 'Media corona', 'La bota que daba vueltas'],
        en: ['Two thrones and a curtain', 'Half a crown', 'The boot that came back'],
      },
      moments: [
        {
          es: `0-2 Una cortina gorda, gorda.
0-2 {H}, a un lado. {F}, al otro.
2-2 ¿Quién está detrás? ¡No se ve!
4! Era martes, y la reina pescaba. ¡Reinaban {H} y {F}!
4! {H} oía a los de «me sobra». {F}, a los de «me falta».
4! En medio colgaba una cortina.
6 Solo habían entrado a dejar {thing}, para {event}. Pero la corona era de bisagra, se abría en dos mitades, y a cada cual le cayó una.
6 —Hasta la cena —dijo la portera—. Y sin moverse del trono.
8 Se llamaba doña Petra. Daba números como en la pescadería, y llevaba en el cinturón todas las llaves del mundo, menos la que se buscaba.
10 —¿Qué hay al otro lado? —preguntó {H}, con la nariz contra la tela.
10 —Tela —dijo doña Petra—. Y detrás de la tela, martes.`,
          en: `0-2 A big, thick curtain.
0-2 Here is {H}. Where is {F}?
2-2 Who is behind it? We cannot see!
4! It was Tuesday. The queen was fishing. {H} and {F} had to rule!
4! {H} heard those with too much. {F} heard those with not enough.
4! In between hung a very thick curtain.
6 They had just come in with {thing}, for {event}. But the crown had a hinge, it opened into two halves, and each of them got one.
6 “Until supper,” said the doorkeeper. “And no getting off the throne.”
8 Her name was Mrs Latch. She gave out numbers, as at the fish counter, and had each key in the world but the one that you wanted.
10 “What is on the other side?” asked {H}, nose to the cloth.
10 “Cloth,” said Mrs Latch. “And after the cloth, Tuesday.”`,
          alt: {
            es: '{H} y {F} se sientan junto a un trono, con una corona y una cortina.',
            en: '{H} and {F} sit by a throne, with a crown and a curtain.',
          },
          picture: {
            H: ['sit', 'surprised', 'crown'],
            F: ['sit', 'surprised'],
            props: ['chair', 'blanket', 'chair', 'ticket'],
            shot: 'wide',
          },
        },
        {
          es: `4! —Me sobra una bota —dijo un pirata. {H} la metió bajo la cortina.
4! —Me falta una bota —dijo un bombero al otro lado. ¡Y salió una bota!
4 —¡La cortina es mágica! —dijo {F}.
4 {X} le pidió un helado a la cortina. Le dio un despertador.
6 —¡Se lo traga todo! —decían los de «me sobra», y corrían a casa a por más.
6 —¡Lo da todo! —decían los de «me falta», y avisaban a sus primos.
6 El caso es que no siempre acertaba. Una abuela pidió compañía, y le salieron doscientas abejas.
6 —Compañía hacen —dijo {F}.
6 Un músico pidió un tambor y le salió un queso. Lo tocó un rato, por no parecer desagradecido.
6 —¡Que pase el siguiente! —gritaba la portera.
6 Y pasaba otra vez el músico, pero en la cola de «me sobra», a devolver el queso.
6 {X} cogió el número ochenta, luego el noventa, y ya no supo parar de coger números.
8 Así que, cuanto más arreglaban, más largas eran las colas. Una daba la vuelta a la esquina. La otra daba la vuelta a la primera.
8 {H} vio llegar una bota con un parche en forma de pera. La empujó. Al rato se la trajo un bombero, porque le estaba pequeña. La empujó. Al rato se la trajo una cartera.
8 {X} le puso un lazo para reconocerla. Volvió con el lazo y con un calcetín.
10 Doña Petra apuntó el milagro en un libro gordo, con la hora. Desde aquel momento, la gente le hablaba a la cortina en voz baja y se limpiaba los pies antes de acercarse.
10 Nadie miró por debajo. Cuando algo parece magia, da un poco de apuro agacharse a comprobarlo. Y además, para agacharse, había que salirse de la cola.`,
          en: `4! “I have a boot too many,” said a pirate. {H} put it under the curtain.
4! “I need a boot,” said a firefighter on the other side. And out came a boot!
4 “The curtain is magic!” said {F}.
4 {X} asked the curtain for ice cream. It gave out an alarm clock.
6 “It eats anything!” said the queue with too much, and ran home for more.
6 “It gives you anything!” said the queue with not enough, and told their cousins.
6 The thing was that it did not always get it right. A granny asked for company, and got two hundred bees.
6 “They are company,” said {F}.
6 A man in a band asked for a drum, and got a cheese. He played it for a while, so as not to seem rude.
6 “Next, please!” the doorkeeper shouted.
6 And next came the man with the cheese, but at the other door. He had too much of it.
6 {X} took number eighty, then number ninety, and could not stop taking numbers.
8 So the more they put right, the longer it got. One queue went round the corner. The other went round the first.
8 {H} saw a boot with a patch like a pear. Under it went. Soon a firefighter brought it back, as it was too tight. Under it went. Soon a postman brought it back.
8 {X} put a ribbon on it, to know it by. It came back with the ribbon and a sock.
10 Mrs Latch wrote the miracle down in a fat book, with the time. From then on people spoke to the curtain softly, and wiped their feet before they came near.
10 Nobody looked under it. When a thing seems to be magic, you do not quite like to bend down and check. And to bend down, besides, you would have to lose your place.`,
          alt: {
            es: '{H} se agacha con unas botas y {F} alarga la mano, junto a una cortina.',
            en: '{H} crouches with boots and {F} reaches out, beside a curtain.',
          },
          picture: {
            H: ['crouch', 'determined', 'boots'],
            F: ['reach', 'surprised'],
            X: ['hold', 'surprised', 'clock'],
            props: ['blanket', 'bee', 'drum', 'ticket', 'chair'],
          },
        },
        {
          es: `0-2 ¡Cucú! Sale una bota.
0-2 {F} la coge. ¡Hola, bota!
0-2 {X} se la pone.
2-2 ¿Quién la manda? ¡Otra vez cucú!
4! {H} y {F} chocaron en la puerta. ¡Pum!
4! —¡La bota da vueltas! —dijo {H}.
4! —¡La magia eras tú! —dijo {F}.
4! Había que subir la cortina, ¡pero no tenía cuerda!
4 Y se fueron a buscar la cuerda.
6 —Cuerda tuvo —dijo la portera, y enseñó un gancho vacío—. Se la llevó alguien, un martes.
6 {X} guardó el sitio en las dos colas, que para eso tenía tantos números.
8 —Se prohíbe dejar el trono —recordó doña Petra.
8 —No lo dejamos —dijo {F}—. Lo prestamos.
8 En uno se sentó la bota. En el otro, el queso. Gobernaron toda la tarde sin un solo error.
10 Fuera, las dos colas se cruzaban en la misma acera. Nadie lo sabía, porque quien hace cola solo mira una nuca, y todas las nucas del mundo parecen ir delante.`,
          en: `0-2 Peekaboo! Out comes a boot.
0-2 {F} picks it up. Hello, boot!
0-2 {X} puts it on.
2-2 Who sent it? Peekaboo once more!
4! {H} and {F} ran into each other at the door. Bump!
4! “This boot goes round and round!” said {H}.
4! “Then the magic was you!” said {F}.
4! That curtain had to go up, but it had no rope!
4 And off they went to find the rope.
6 “It used to have one,” said the doorkeeper, and showed them an empty hook. “It went off one Tuesday.”
6 {X} kept a place in both queues, and had numbers enough to do it.
8 “You may not leave the throne,” said Mrs Latch.
8 “We are not leaving it,” said {F}. “We are lending it.”
8 The boot sat on one and the cheese on the other. They ruled all afternoon, and never put a foot wrong.
10 Outside, the two queues met on the same pavement. Nobody knew, since all you see in a queue is the back of a head, and they all look as if they were getting somewhere.`,
          alt: {
            es: '{H} y {F} chocan junto a unas botas y una cortina.',
            en: '{H} and {F} bump into each other, by boots and a curtain.',
          },
          picture: {
            H: ['run', 'surprised'],
            F: ['run', 'surprised'],
            X: ['hold', 'happy', 'ticket'],
            props: ['boots', 'chair', 'blanket'],
            together: ['face-to-face', 'H', 'F'],
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'two-queues/setback/cow',
      titles: {
        es: ['Media vaca', 'Una vaca con cortina'],
        en: ['Half a cow', 'A cow in a curtain'],
      },
      moments: [
        {
          es: `0-2 ¡Muuu! Una vaca.
0-2 Aquí, la cola. ¿Y la cabeza?
2-2 ¡La cabeza está al otro lado!
4! A un granjero le sobraba una vaca. La metió bajo la cortina.
4! ¡Y la vaca se atascó!
4 A un lado quedó la cola. Al otro, la cabeza.
4! {H} y {F} volvieron corriendo a sus tronos.
6 —¡Nos ha salido media vaca! —gritaban los de «me falta».
6 —¡Y a nosotros nos sobra la otra media! —gritaban los de «me sobra».
8 Doña Petra le dio número a las dos mitades, por si acaso. A la de delante, el doce. A la de atrás, el ciento cuarenta.
10 La vaca lo llevaba con paciencia. Por un lado se comía los sombreros de paja. Por el otro daba leche. Bien mirado, nunca había estado tan bien atendida.`,
          en: `0-2 Moo! It is a cow.
0-2 Here is her tail. Where is her head?
2-2 Her head is on the other side!
4! A farmer had a cow too many. He put her under the curtain.
4! And the cow got stuck!
4 Her tail was on one side. Her head was on the other.
4! {H} and {F} ran back to their thrones.
6 “It has sent us half a cow!” cried the queue with not enough.
6 “And it has left us the other half!” cried the queue with too much.
8 Mrs Latch gave each half a number, to be on the safe side. The front half was twelve. The back half was one hundred and forty.
10 The cow took it calmly. At one end she was eating straw hats. At the other she was giving milk. When you think of it, she had never been so well looked after.`,
          alt: {
            es: '{H} y {F} corren hacia una vaca, junto a una cortina.',
            en: '{H} and {F} run to a cow, beside a curtain.',
          },
          picture: {
            H: ['run', 'surprised', 'crown'],
            F: ['run', 'surprised'],
            props: ['cow', 'blanket', 'bucket', 'chair'],
          },
        },
        {
          es: `4! {H} empujó por detrás. {F} empujó por delante.
4! La vaca no se movió nada. Estaba justo en medio.
4 {X} le contó un cuento al oído, para que no se aburriera.
4! {H} se tumbó a mirar por debajo. ¡Y vio a {F}!
4 —¿Hacia dónde empujas? —preguntó {H}.
4 —Hacia ti —dijo {F}.
4 —¡Y yo hacia ti!
6 Se quedaron callad{HF:os/as}. La vaca también, pero ella por educación.
6 —Tú empuja, y yo tiro —dijo {F}.
6 Contaron hasta tres. Al dos, la vaca se puso a masticar la cortina. Al tres salió disparada, como el tapón de una botella.
6 Y el borde de la tela se levantó. Fue un momento, nada más. A los dos lados se vieron pies.
6 —¡Hay gente! —le gritaron a {H}.
6 —¡Aquí también! —le gritaron a {F}.
6 {X} saludó por debajo con un zapato, y le contestaron veinte.
8 La cortina volvió a caer. Hubo un silencio pensativo, de esos en los que se oye rumiar.
8 —Yo creía que tendrían otros zapatos —le dijo el pirata a {H}—. No sé. Más raros.
8 —Uno llevaba agujeros, como yo —dijo la abuela de las abejas.
8 {X} se ofreció a dibujar todos los pies de memoria. Le salieron muy bien dos.
10 Un señor se había puesto blanco. Había visto unos calcetines de rombos, verdes y amarillos, con un zurcido en forma de pez. Solo existían dos pares. El otro lo llevaba él.
10 Doña Petra buscó la llave de aquella puerta. Entonces cayó en que no había puerta: solo era tela, y ella llevaba nueve años dándole la vuelta por fuera.
10 —Mi hermano —dijo—. Nos despedimos en la puerta hace nueve años. Él cogió número para la otra cola. Pensábamos que sería un momento.`,
          en: `4! {H} pushed from behind. {F} pushed from in front.
4! The cow did not move at all. She was right in the middle.
4 {X} told her a story, so that she would not get bored.
4! {H} lay down to look underneath. And there was {F}!
4 “Which way are you pushing?” asked {H}.
4 “At you,” said {F}.
4 “But so am I!”
6 They were quiet for a while. So was the cow, but she was just being polite.
6 “You push, and I will pull,” said {F}.
6 They counted to three. At two the cow began to chew the curtain. At three she shot out like a cork.
6 And the hem came up. It was just for a moment. On both sides they saw feet.
6 “There are people!” they shouted to {H}.
6 “Here too!” they shouted to {F}.
6 {X} waved underneath with a shoe, and twenty shoes waved back.
8 Then the curtain came down. There was a long silence, the kind in which you can hear a cow think.
8 “I thought that they would have other shoes,” the pirate told {H}. “I mean to say, odder ones.”
8 “One of them had a hole, like mine,” said the granny with the bees.
8 {X} offered to draw all those feet from memory. Two of them came out well.
10 One man had gone white. He had seen a pair of socks, green and yellow, with a darn in the shape of a fish. There were just two pairs like that. He had the other one on.
10 “My brother,” he said. “We parted at the door nine years ago. He took a number for the other queue. We thought that it would take a minute.”`,
          alt: { es: '{H} se tumba y {F} se agacha junto a una vaca.', en: '{H} lies down and {F} crouches by a cow.' },
          picture: {
            H: ['lie', 'surprised'],
            F: ['crouch', 'surprised'],
            X: ['wave', 'happy', 'boots'],
            together: ['face-to-face', 'H', 'F'],
            props: ['cow', 'blanket', 'boots'],
          },
        },
        {
          es: `0-2 ¡Plop! Sale la vaca. ¡Muuu!
0-2 {F} la abraza.
0-2 {X} le da un beso.
2-2 Lleva un hilo. ¿De quién es?
4! La vaca llevaba un hilo enredado en un cuerno.
4! Subía hasta la cortina. ¡Y luego salía por la puerta!
4! —Es la cuerda —dijo {H}.
4 —¿Y quién tiene la otra punta? —preguntó {F}.
4! Cogieron el hilo y lo siguieron.
6 A veces el hilo daba dos tirones flojos, como si alguien contestara desde muy lejos.
6 {X} se quedó la vaca. Nunca había tenido media, y mucho menos una.
8 —Martes sí, martes también, alguien ha estado tirando de esto —dijo {F}.
8 Y a cada tirón, detrás, la cortina se movía un poquito, como quien se ríe sin querer.
10 Caminaron hasta que dejó de oírse el murmullo de las colas. Entonces notaron lo cansados que traían los oídos, y que el mundo, cuando nadie pide nada, suena bastante bien.`,
          en: `0-2 Pop! Out comes the cow. Moo!
0-2 {F} hugs her.
0-2 {X} gives her a kiss.
2-2 There is a string on her. Whose is it?
4! The cow had a string round one horn.
4! It went up to the curtain. And then out at the door!
4! “It is the rope,” said {H}.
4 “And who has the other end?” asked {F}.
4! They took the string and followed it.
6 Now and then it gave two soft tugs, as if somebody were answering from far away.
6 {X} kept the cow. Half a cow would have been nice, let alone a whole one.
8 “Somebody has been tugging at this each Tuesday,” said {F}.
8 And at each tug, behind them, the curtain moved a little, like somebody trying not to laugh.
10 They walked until they could not hear the hum of the queues. Then they noticed how tired their ears were, and that the world sounds rather nice when nobody in it wants anything.`,
          alt: {
            es: '{H} sigue un hilo y {F} lo señala, junto a una vaca.',
            en: '{H} follows a thread and {F} points at it, by a cow.',
          },
          picture: {
            H: ['walk', 'determined', 'thread'],
            F: ['point', 'excited'],
            X: ['stand', 'happy'],
            props: ['cow', 'thread', 'blanket'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'two-queues/climax/basket',
      titles: {
        es: ['La cesta de lo que sobra', 'Un dedo, dos dedos', 'Arriba el telón'],
        en: ['A basket of too much', 'One inch, two inches', 'Up with the curtain'],
      },
      moments: [
        {
          es: `0-2 Tira, {H}, tira. ¡Un hilo!
0-2 ¿Quién pesca? ¡La reina!
2-2 {F} le dice: ¿me lo das?
4! {H} y {F} encontraron la cuerda. ¡La reina pescaba con ella!
4 —No pongo anzuelo —confesó la reina—. Solo vengo a estar tranquila.
4! —Majestad, nos hace falta —dijo {F}.
4 Y ella se la dio.
6 —Cuando tiro, allí se ríe la cortina —explicó—. Me hace compañía.
6 —Pues venga a ver lo que hay detrás —dijo {H}.
8 —¿Detrás hay algo? —preguntó la reina, que llevaba veinte años sentada a un lado. Puso tal cara que le dejaron llevar la cuerda.
10 Volvieron enrollándola por el camino. Iba saliendo un ovillo enorme, y la reina contaba que de pequeña quería ser pirata, pero que ese martes no había pasado nadie a recogerla.`,
          en: `0-2 Pull, {H}, pull. A string!
0-2 Who is fishing? It is the queen!
2-2 {F} says: may we have it?
4! {H} and {F} found the rope. The queen was fishing with it!
4 “There is no hook,” she told them. “I just come here for the quiet.”
4! “We do need it, Your Majesty,” said {F}.
4 So she gave it to them.
6 “When I tug, the curtain laughs a little,” she said. “It is company.”
6 “Then come and see what is behind it,” said {H}.
8 “Is there something behind it?” asked the queen, who had sat on one side of it for twenty years. She looked so struck that they let her carry the rope.
10 They wound it up as they walked back. It made an enormous ball. The queen told them that she had meant to be a pirate, but that on that Tuesday nobody came by to fetch her.`,
          alt: {
            es: '{H} y {F} tiran de una cuerda y encuentran una caña.',
            en: '{H} and {F} pull a rope and find a fishing rod.',
          },
          picture: {
            H: ['hold', 'surprised', 'rope'],
            F: ['reach', 'excited'],
            props: ['fishing-rod', 'rope', 'crown'],
            shot: 'wide',
          },
        },
        {
          es: `4! La cuerda subía la cortina. En la otra punta, {H} y {F} ataron una cesta.
4! La llenaron de cosas que sobraban: botas, relojes, un queso.
4 {X} echó dos sillas y un vecino muy dispuesto.
4 La cortina pesaba como un barco. Subió un dedo. ¡Uno solo!
6 —¡Más! —gritó {F}.
6 Los de «me sobra» se quitaron las bufandas. Echaron tiestos, enciclopedias y una estatua de un bisabuelo.
6 Dos dedos. Tres. Por debajo apareció una fila de pies.
6 —¡Hay alguien! —dijeron a un lado.
6 —¡Es que estamos aquí! —dijeron al otro.
6 Los de «me falta» también querían ayudar, pero por eso estaban en aquella cola: no tenían qué echar.
6 —Tenemos las manos —dijo una niña. Y cien manos agarraron el borde de la tela.
6 {X} se colgó de la cesta por fuera, con los pies recogidos.
8 —Así se sube un telón —jadeó la portera—. Lo que sobra baja, y lo demás sube.
8 Doscientas abejas empujaban también, a su manera. La cortina crujía, y de cada pliegue caían cosas perdidas: un guante, tres botones, un martes entero hecho polvo.
8 {X} estornudó con tanta fuerza que ganaron otro dedo.
8 Hasta las rodillas llegó. Y allí se paró.
10 {H} miró la cesta. Había dentro todo lo que había estorbado en el país durante años: lo que hacía tropezar, lo que no cabía, lo que picaba. Por primera vez servía para algo, y servía porque pesaba.
10 Alguien propuso dejarlo para otro martes. Se notaba en las caras que siempre había habido otro martes.
10 —Falta muy poco —dijo {F}—. Falta lo que pesa alguien.
10 —O lo que pesan dos —dijo {H}.`,
          en: `4! The rope could pull up the curtain. {H} and {F} hung a basket from it.
4! They filled it with what was too much: boots, clocks, a cheese.
4 {X} put in two chairs and a very willing neighbour.
4 The curtain was as heavy as a ship. It went up an inch. Just one!
6 “More!” cried {F}.
6 The queue with too much took off their scarves. They put in flowerpots, and long books, and a statue of somebody’s great-grandfather.
6 Two inches. Three. A row of feet came into sight.
6 “There is somebody there!” they said on one side.
6 “It is us!” they said on the other.
6 The queue with not enough wanted to help too. But that was why they were in it: they had nothing to put in.
6 “We have hands,” said a girl. And a hundred hands took hold of the hem.
6 {X} hung on to the outside of the basket, with both knees up.
8 “That is how you do it,” panted the doorkeeper. “Too much goes down, and the rest goes up.”
8 Two hundred bees pushed as well, in their own way. The curtain creaked, and lost things fell from the folds: a glove, three buttons, and a whole Tuesday turned to dust.
8 {X} sneezed so hard that it gave them one more inch.
8 It came up to the knees. And there it stopped.
10 {H} looked into the basket. There was all that had ever got in anybody’s way: the things you trip on, the things that do not fit, the things that itch. For once they were some use, and it was because they were heavy.
10 “It is so close,” said {F}. “All we need is the weight of a person.”
10 “Or two,” said {H}.`,
          alt: {
            es: '{H} y {F} llenan una cesta de botas y relojes.',
            en: '{H} and {F} fill a basket with boots and clocks.',
          },
          picture: {
            H: ['hold', 'determined', 'boots'],
            F: ['reach', 'excited', 'clock'],
            X: ['hold', 'happy', 'chair'],
            props: ['basket', 'rope', 'blanket', 'boots', 'clock'],
          },
        },
        {
          es: `0-2 ¡Hop! {H} sube a la cesta.
0-2 ¡Hop, {F!}! ¡Arriba, cortina!
0-2 {X} dice: ¡cucú!
2-2 ¡Cucú! ¡Cuánta gente había detrás!
4! {H} y {F} saltaron a la cesta. ¡Bajó, y la cortina subió!
4! ¡Oooh! Las dos colas se vieron por fin.
4 Cada cola pensó que la otra era el teatro.
4! ¡Y se aplaudieron!
6 Aplaudieron muchísimo rato. Es difícil parar cuando enfrente te aplauden también.
6 {X} hizo tres reverencias a cada lado y tiró un beso al queso.
6 —¡Bravo! —gritó el bombero—. ¡Qué bien hacen de gente!
8 —Si es que somos gente —dijo la señora de enfrente, encantada.
8 {H} y {F} lo oían desde el fondo de la cesta, con una bota en la cabeza. Sonaba como si lloviera hacia arriba.
10 De pronto dos señores echaron a correr, uno desde cada lado. Llevaban los mismos calcetines. No se dijeron nada. Se miraron los pies, luego la cara, y después ya no se pudo ver, porque se taparon el uno al otro.`,
          en: `0-2 Hop! Into the basket, {H!}!
0-2 Hop, {F!}! Up goes the curtain!
0-2 {X} says: peekaboo!
2-2 Peekaboo! So many people behind it!
4! {H} and {F} jumped into the basket. Up went the curtain!
4! Ooooh! At last the queues could see each other.
4 Each of them thought that the other was the show.
4! And they clapped!
6 They clapped for a very long time. It is hard to stop when the other side will not.
6 {X} made three bows each way and blew the cheese a kiss.
6 “Bravo!” shouted the firefighter. “They do people so well!”
8 “We are people,” said the lady across from him, delighted.
8 {H} and {F} listened from the bottom of the basket, with a boot on each head. It sounded like rain going up.
10 All at once two men began to run, one from each side. They had the same socks on. They did not speak. They looked at each other’s feet, then at each other’s faces, and after that you could not see either.`,
          alt: {
            es: '{H} se sienta junto a una cesta y {F} da un salto de alegría.',
            en: '{H} sits by a basket and {F} jumps for joy.',
          },
          picture: {
            H: ['sit', 'excited'],
            F: ['cheer', 'excited'],
            X: ['wave', 'happy'],
            props: ['basket', 'rope', 'boots', 'blanket', 'clock'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'two-queues/resolution/stage',
      titles: {
        es: ['Toma y dame', 'El teatro de los martes', 'La corona entera'],
        en: ['Give and take', 'The Tuesday theatre', 'A whole crown'],
      },
      moments: [
        {
          es: `0-2 ¡Toma una bota! ¡Dame otra!
0-2 {H} ríe. {F} ríe.
2-2 ¡Ya son dos! ¡Pum, pum, a bailar!
4 —¡Me falta una bota! —dijo un bombero.
4 —¡A mí me sobra! —dijo el pirata de enfrente.
4! Lo que sobraba a un lado cruzó al otro. ¡Acertaba siempre!
4! Y {H} y {F} no tuvieron que hacer nada.
6 Un despertador se fue con un panadero que se dormía. Doce mantas se fueron con doce abuelas, y una abuela se fue con doce nietos que no tenían.
6 —¿Quién tiene otra? —preguntaban. Y siempre había otra.
8 El músico buscó al dueño de un tambor y le ofreció el queso. Hicieron el cambio. Luego, a escondidas, el músico pidió quedarse una cuña, porque le había cogido cariño a la nota.
10 La portera miraba la tira de números, que llegaba hasta el dos mil. Cortó el uno, se lo puso detrás de la oreja como una flor, y el resto se lo echó a la gente por encima, a puñados.`,
          en: `0-2 Have a boot! Have one more!
0-2 {H} laughs. {F} laughs.
2-2 Now there are two! Stamp, stamp, dance!
4 “I need a boot!” said one man.
4 “Have mine!” said the pirate.
4! Too much went over to not enough. It was right each time!
4! {H} and {F} had nothing left to do!
6 An alarm clock went to a baker who overslept. Twelve rugs went to twelve grannies, and one granny went to twelve children who had none.
6 “Who has one?” they asked. And there was always one.
8 The man with the cheese found a man with a drum. They swapped. Then, on the quiet, he asked if he could keep a slice, for he had grown fond of the note.
10 The doorkeeper looked at her roll of numbers, which went up to two thousand. She tore off number one, stuck it behind her ear like a flower, and threw the rest over them all in handfuls.`,
          alt: {
            es: '{H} y {F} celebran entre botas, un reloj y un tambor.',
            en: '{H} and {F} cheer among boots, a clock and a drum.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['point', 'happy'],
            props: ['boots', 'clock', 'drum', 'bee', 'ticket'],
            shot: 'wide',
          },
        },
        {
          es: `4! La reina juntó las dos medias coronas. ¡Clic!
4! —¿Y ahora quién manda? —preguntó.
4! —El que tenga algo que decir —dijo {H}—. ¡Arriba hay sitio!
4 Y donde estaba la cortina hicieron un teatro.
4 {X} fue la primera función. Contó su vida en dos minutos.
6 Desde entonces, los martes, quien quiere algo sube al escenario y lo cuenta. Al público se le ocurre siempre alguna cosa.
6 —¡Que pase el siguiente! —grita la portera, pero ahora es para aplaudirle.
6 Subió la abuela de las abejas. Dijo que no las devolvía. Por las tardes zumbaban a coro, y hacían una miel riquísima.
6 —¿No pedía usted compañía? —le preguntó {F}.
6 —Y aquí la tengo —dijo ella, muy acompañada.
6 Subió el pirata a decir que le sobraban aventuras. Se las pidieron todas.
6 {X} se puso en primera fila, con su número por si acaso.
8 —¿Y yo con qué pesco? —preguntó la reina, mirando la cuerda, que ahora tenía trabajo.
8 —¿Echaba de menos el río o echaba de menos el silencio? —dijo {H}.
8 La reina lo pensó. Y pidió la palabra para pedir silencio: una hora, todos los martes, después de comer. A todos les faltaba, y nadie lo había dicho.
8 {X} se durmió el primer martes en mitad del silencio, y roncó tan bien que pareció parte de la función.
10 Los hermanos de los calcetines pusieron una tienda. Venden de todo menos números. En el escaparate, sobre un cojín, hay una sola bota con un parche en forma de pera. No está en venta, y de vez en cuando falta.
10 —Estará dando una vuelta —dicen ellos. Y a los tres días, en efecto, vuelve.`,
          en: `4! The queen put the two half crowns together. Click!
4! “Who is in charge now?” she asked.
4! “Whoever has something to say,” said {H}. “There is room up here!”
4 And where the curtain used to be they made a theatre.
4 {X} went first, and told a whole life in two minutes.
6 On Tuesdays now, if you want something, you get up on the stage and say so. Somebody out there always thinks of a way.
6 “Next, please!” the doorkeeper shouts, but now it is for the clapping.
6 Up came the granny with the bees. She would not give them back after all, she said. They hummed in tune of an evening, and made honey for her tea.
6 “Was it not company that you wanted?” asked {F}.
6 “And here it is,” she said, in a cloud of it.
6 Up came the pirate, to say that he had too many adventures. They took the lot.
6 {X} sat in the front row, and held on to a number just in case.
8 “And what do I fish with?” asked the queen, looking up at the rope, which had a job now.
8 “Was it the fish that you liked, or the quiet?” asked {H}.
8 She thought about it. Then she got up and asked for quiet: an hour of it, each Tuesday, after lunch. None of them had enough, and nobody had ever said.
8 {X} fell asleep halfway through the first one, and the snores were part of the show.
10 The brothers with the socks opened a shop. They sell all sorts, but no numbers. In the window, on a cushion, there is one boot with a patch like a pear. It is not for sale, and now and then it is not there.
10 “It has gone for a walk,” they say. And in three days, sure enough, it is back.`,
          alt: {
            es: '{H} y {F} aplauden, junto a una corona ya entera.',
            en: '{H} and {F} clap beside a crown that is whole again.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['sit', 'happy'],
            X: ['stand', 'proud'],
            props: ['crown', 'bee', 'chair', 'honey'],
          },
        },
        {
          es: `0-2! ¡Cucú! ¡Aquí está {thing}!
0-2 {F} da palmas.
0-2 {X} dice: ¡cucú!
2-2 Baja la cortina. Sube la cortina. ¡Cucú!
4 ¡Y llegó {event}! {H} subió {thing} al escenario.
4 {X} bailó con un bombero.
4 Los de un lado bailaron con los del otro. Ya no se sabía quién era quién.
6 La reina salió a saludar y le dieron un ramo. Nunca le habían aplaudido tanto por no hacer nada.
6 —¿Repetimos el martes? —preguntó {F}.
6 —Yo el martes pesco —dijo la portera, con la caña al hombro.
8 {H} encontró en la cesta vacía un último reloj, parado. Lo sacudió. No hizo nada. Debía de ser el único en todo el país que no tenía prisa por ser de nadie.
10 Cuando se apagaron las luces, la cortina se movió un poco, aunque ya nadie tiraba de la cuerda. A lo mejor era el aire. A lo mejor había aprendido a reírse sola.
4! Cayó el telón. Y por debajo, muy despacito, salió una bota.`,
          en: `0-2! Peekaboo! Here it is: {thing}!
0-2 {F} claps.
0-2 {X} says: peekaboo!
2-2 The curtain goes down. Up it goes. Peekaboo!
4 Then came {event}. Up on the stage {H} put {thing}.
4 {X} danced with a firefighter.
4 This side danced with that side. You could not tell which was which.
6 The queen came out to take a bow, and got flowers. They had never clapped her so hard, and all for doing nothing.
6 “Shall we do it again on Tuesday?” asked {F}.
6 “On Tuesday I go fishing,” said the doorkeeper, rod in hand.
8 In the empty basket {H} found one last clock. It had stopped. {H} gave it a shake, and it did not mind. It must have been the only clock in the land that was in no hurry.
10 When the lights went out the curtain moved a little, though nobody was tugging at the rope now. It may have been the draught. Or it may have learned to laugh by itself.
4! The curtain came down. And from under it, very slowly, came a boot.`,
          alt: { es: '{H} y {F} bailan de noche junto a {thing}.', en: '{H} and {F} dance at night by {thing}.' },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['boots', 'blanket', 'flower'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
