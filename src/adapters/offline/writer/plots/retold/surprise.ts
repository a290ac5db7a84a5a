import type { Plot } from '../plot.ts'

/** The same secrets: here everybody hides behind one sheet to jump out at the others, and nobody is left to jump out at. */
export const surpriseRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'surprise/setup/sheet',
      titles: {
        es: ['Detrás de la sábana', 'Treinta y un secretos', '¿Quién queda fuera?'],
        en: ['Behind the sheet', 'Thirty-one secrets', 'Who is left?'],
      },
      moments: [
        {
          es: `0-2 ¡Cucú! ¿Quién hay tras la sábana?
0-2 ¡Está {F}! ¡Chist!
2-2 {H} también cabe ahí detrás. ¡Cucú!
4! Había una sábana tendida {at}. Detrás esperaba {thing}.
4! La cocinera pensaba esconderse ahí y gritar «¡sorpresa!».
4 {H} y {F} prometieron no decir nada.
4 ¡Faltaba muy poco para {event}!
6 La sábana colgaba de una cuerda, de lado a lado. No se veía nada a través de ella, ni siquiera la punta de los pies.
6 {stake}
8 —Es para darles una sorpresa a todos —explicó la cocinera, que olía a bizcocho—. ¡Que no se entere nadie!
10 Hay personas a las que les cuentan secretos, igual que hay a quien le piden la hora. A {H} y a {F} les pasaba sin querer.`,
          en: `0-2 Peekaboo! Who is behind the sheet?
0-2 It is {F}! Hush!
2-2 {H} can hide there too. Peekaboo!
4! A sheet hung {at}. Behind it was {thing}.
4! The cook meant to hide there and shout “surprise”.
4 {H} and {F} said that they would not tell.
4 It would soon be time for {event}!
6 The sheet hung on a rope from side to side. You could see nothing through it, not so much as a foot.
6 {stake}
8 “It is to surprise all the others,” said the cook, who smelled of sponge cake. “Nobody must find out!”
10 Some people get told secrets, just as some get asked the time. It happened to {H} and {F} whether they liked it or not.`,
          alt: {
            es: '{F} le cuenta un secreto a {H}, junto a una sábana.',
            en: '{F} tells {H} a secret, beside a sheet.',
          },
          picture: {
            H: ['point', 'excited'],
            F: ['stand', 'happy'],
            together: ['whisper', 'F', 'H'],
            props: ['blanket', 'rope', 'cake'],
          },
        },
        {
          es: `4! Después vino el cartero. Traía el mismo secreto.
4! Después vinieron tres primas. ¡También el mismo!
4! —¿Cuántos llevamos? —preguntó {F}.
4! —Treinta y uno —dijo {H}.
4 {X} dijo que había oído algo de una sábana.
6 Cada cual pensaba esconderse a solas, con un regalo, para saltar el primero.
6 La cocinera traería un bizcocho. El cartero, un paquete. Las primas, una trompeta de papel para las tres.
6 —¿Sabréis poner cara de sorpresa? —les preguntó una prima.
6 {H} abrió mucho la boca. {F} levantó los brazos.
6 —¡Oh! —dijeron.
6 —Parece que os duele una muela —dijo la prima—. Practicad.
6 {X} practicó también, y le salió cara de hambre.
8 ¶Practicaron un buen rato. «Oh» era demasiado corto. «Oooh» parecía un barco. «Ah» daba pena.
8 —Es que yo ya lo sé —se quejó {F}—. Es dificilísimo no saber lo que se sabe.
8 —Pon la cara de cuando no sabías lo que ibas a saber —dijo {H}.
8 {F} lo intentó, y se hizo un lío con las cejas.
10 ¶El último en venir fue un abuelo con una silla plegable. Quería esconderse sentado, porque de pie no le salían bien las sorpresas.
10 —Solo lo sabéis vosotr{HF:os/as} —les dijo, muy bajito—. Me fío de vosotr{HF:os/as}.
10 Era el número treinta y uno que se fiaba. {H} notó que la sábana, ella sola, se movía un poco, como si también se lo estuviera imaginando.
10 —¿Y si se enteran unos de otros? —preguntó.
10 —Entonces ya no será una sorpresa —dijo {F}—. Será una reunión.`,
          en: `4! Then the postman came. He had the same secret.
4! Then came three cousins. It was the same again!
4! “How many is that?” asked {F}.
4! “Thirty-one,” said {H}.
4 {X} had heard something about a sheet.
6 They each meant to hide there alone, with a present, and be the first to jump out.
6 The cook would bring a sponge cake. The postman would bring a parcel. The cousins had one paper trumpet for the three of them.
6 “Can you look surprised?” a cousin asked them.
6 {H} opened a very wide mouth. {F} threw up both arms.
6 “Oh!” they said.
6 “You look as if you had toothache,” said the cousin. “Practise.”
6 {X} practised too, and only looked hungry.
8 ¶They practised for a good while. “Oh” was too short. “Oooh” was like a ship. “Ah” was just sad.
8 “But I know already,” said {F}. “It is so hard not to know what you know.”
8 “Put on the face that you had before you knew what you were going to know,” said {H}.
8 {F} tried, and got into a knot about the eyebrows.
10 ¶The last to come was a grandad with a folding chair. He wished to hide sitting down, since he was no good at surprises on his feet.
10 “You are the only ones who know,” he told them, very low. “I trust you.”
10 He was the thirty-first who did. It seemed to {H} that the sheet moved a little, all by itself, as if it were picturing it too.
10 “And if they find out about each other?” asked {H}.
10 “Then it will not be a surprise,” said {F}. “It will be a meeting.”`,
          alt: {
            es: '{H} y {F} practican la cara de sorpresa.',
            en: '{H} and {F} practise looking surprised.',
          },
          picture: {
            H: ['cheer', 'surprised'],
            F: ['reach', 'surprised'],
            X: ['stand', 'surprised'],
            props: ['blanket', 'rope', 'gift', 'cake'],
          },
        },
        {
          es: `0-2 {H} dice: ¡oh!
0-2 {F} dice: ¡oh, oh!
0-2 {X} dice: ¡oooh!
2-2 ¡Qué cara de sorpresa tan divertida!
4! —Treinta y uno, detrás —contó {F}—. ¿Y quién se queda delante?
4! {H} volvió a contar. No quedaba nadie.
4! ¿A quién iban a dar la sorpresa?
4 Se fueron a pensarlo. ¡Y no podían preguntárselo a nadie!
6 —Podemos cambiarles la hora —dijo {F}.
6 —O el lado —dijo {H}.
6 {X} se asomó detrás de la sábana, por si ya había alguien. Todavía no.
8 Un secreto es una cosa entre dos. Treinta y un secretos iguales eran, más bien, un anuncio que no podía leer nadie.
10 —Y si no hacemos nada —dijo {F}—, habrá treinta y una personas esperando a que llegue la gente.
10 —Y la gente —dijo {H}— son ellos.`,
          en: `0-2 {H} says: oh!
0-2 {F} says: oh, oh!
0-2 {X} says: oooh!
2-2 What a funny, funny face that is!
4! “Thirty-one behind it,” said {F}. “And who is in front?”
4! {H} counted again. There was nobody left.
4! Who were they going to surprise?
4 They went off to think. And they could not ask anybody!
6 “We can tell them different times,” said {F}.
6 “Or different sides,” said {H}.
6 {X} looked behind the sheet, in case there was somebody yet. There was not.
8 A secret is a thing for two. Thirty-one of them, all alike, were more like a notice that nobody was allowed to read.
10 “If we do nothing,” said {F}, “there will be thirty-one people waiting for everybody to come.”
10 “And everybody,” said {H}, “is them.”`,
          alt: {
            es: '{H} y {F} cuentan con los dedos, delante de la sábana.',
            en: '{H} and {F} count and think in front of the sheet.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['point', 'worried'],
            X: ['crouch', 'surprised'],
            props: ['blanket', 'rope'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'surprise/setback/two-sheets',
      titles: {
        es: ['Otra sábana', 'Dos sábanas y nadie', 'Sesenta y dos zapatos'],
        en: ['One more sheet', 'Two sheets and nobody', 'Sixty-two shoes'],
      },
      moments: [
        {
          es: `0-2 ¡Otra sábana! ¡Cucú!
0-2 {H} la cuelga. {F} también.
2-2 Una aquí y otra allá. ¡Qué lío!
4! —Con otra sábana, se repartirán —dijo {H}.
4! Colgaron una sábana más {at}, enfrente de la primera.
4! La mitad detrás de una, y la mitad detrás de otra.
6 Así cada mitad podría sorprender a la otra. La cuenta salía redonda: quince y medio para cada una.
6 —Lo del medio ya se arreglará —dijo {F}.
8 Fueron diciéndolo al oído, uno por uno: «Detrás de esta no. Detrás de aquella, que es mejor».
10 Era un plan muy bueno. Solo tenía un agujero, y estaba justo en el medio, entre las dos sábanas, del tamaño de una fiesta.`,
          en: `0-2 One more sheet! Peekaboo!
0-2 {H} hangs it. {F} helps.
2-2 One is here. One is over there.
4! “Let’s hang one more, and share them out,” said {H}.
4! They hung up one more sheet {at}, facing the first.
4! Half would go behind this one, and half behind that.
6 So each half could surprise the other. It came out at fifteen and a half for each.
6 “The half will sort itself out,” said {F}.
8 They went from ear to ear and told them, one by one, “Not that one. Go behind the other. It is better.”
10 It was a very good plan. It had just one hole in it, and that was right in the middle, between the two sheets, and the size of a party.`,
          alt: {
            es: '{H} y {F} cuelgan otra sábana enfrente de la primera.',
            en: '{H} and {F} hang one more sheet, facing the first.',
          },
          picture: {
            H: ['reach', 'determined', 'blanket'],
            F: ['reach', 'happy'],
            props: ['blanket', 'rope'],
            shot: 'wide',
          },
        },
        {
          es: `4! Hicieron un ensayo. Todos se escondieron a la vez.
4! Ahora había dos sábanas llenas, y nadie en medio.
4! —¿Ya? —preguntó una sábana.
4! —Todavía no —contestó la otra.
4 {X} se quedó en medio, mirando a un lado y a otro.
6 —¿Quién ha dicho eso? —preguntó la primera, muy asustada.
6 —Nadie —dijo la segunda—. Aquí no hay nadie.
6 —Pues aquí tampoco.
6 {H} y {F} no sabían adónde mirar. Debajo de cada sábana asomaba una fila de zapatos.
6 {X} contó los zapatos y le salieron impares. Había uno a la pata coja.
6 Se oyó masticar. Alguien había empezado el bizcocho.
6 —Perdone —susurró una voz—. ¿Este codo es suyo?
6 —Creía que era de usted.
8 ¶Lo peor era que ya se habían dado cuenta de que no estaban solos, pero nadie se atrevía a preguntar. Cada cual pensaba que el otro estaría allí por casualidad.
8 —Yo es que venía a mirar la cuerda —dijo alguien en la oscuridad.
8 —Bonita cuerda —le contestaron.
8 Y se quedaron así, hombro con hombro, treinta y un disimulos.
10 ¶La cuerda, que era para una sábana, llevaba ya dos y muchísimos codos. Hizo un ruido de cuerda que se lo está pensando.
10 —{F!} —dijo {H}—, ¿tú has hecho el nudo?
10 —Creía que lo hacías tú.
10 Se miraron. Era la única cosa de todo el día que no sabían.`,
          en: `4! They had a practice. They all went and hid at once.
4! Now there were two full sheets, and nobody in between.
4! “Now?” asked one sheet.
4! “Not yet,” said the other.
4 {X} stood in between and looked from side to side.
6 “Who said that?” asked the first one in a fright.
6 “Nobody,” said the second. “There is nobody here.”
6 “Nor is there here.”
6 {H} and {F} did not know which way to look. A row of shoes stuck out under each sheet.
6 {X} counted the shoes. It was an odd number. Somebody had one foot up.
6 There was a sound of chewing. Somebody had begun on the cake.
6 “I beg your pardon,” whispered a voice. “Is this your elbow?”
6 “I thought that it was yours.”
8 ¶The worst of it was that by now they knew that they were not alone, but nobody dared to ask. Each thought that the other was there by chance.
8 “I just came to look at the rope,” said somebody in the gloom.
8 “It is a nice rope,” was the reply.
8 And so they stayed, shoulder to shoulder, thirty-one people who were not there.
10 ¶The rope had been meant for one sheet. It now had two, and a great many elbows. It made the noise of a rope that is thinking it over.
10 “{F!},” said {H}, “did you tie the knot?”
10 “I thought that you did.”
10 They looked at each other. It was the one thing, all that day, that they had not known.`,
          alt: {
            es: '{H} y {F} se asombran junto a una sábana y unas botas que asoman.',
            en: '{H} and {F} are surprised, by a sheet with boots sticking out.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['think', 'worried'],
            X: ['stand', 'surprised'],
            props: ['blanket', 'boots', 'rope', 'cake'],
          },
        },
        {
          es: `0-2 ¡Plof! Cae una sábana.
0-2 {H} está debajo. ¡Cucú!
0-2 {X} la levanta.
2-2 {F} busca a {H}. ¡Aquí está!
4! ¡Plof! El nudo se soltó. La sábana cayó encima de {H} y de {F}.
4! Cuando salieron, ya no había nadie. ¡Todos habían corrido detrás de la otra!
6 —Nadie ha visto nada —dijo {F}, quitándose la sábana de la cabeza.
6 —Claro —dijo {H}—. Todos miraban hacia el mismo sitio.
6 {X} siguió debajo un rato. Se estaba bien.
8 {F} se quedó con la boca abierta. No era la cara de sorpresa de antes. Era otra, la de tener una idea y no saber aún cuál.
8 —Repite eso.
10 —Que todos miraban hacia el mismo sitio.
10 {F} miró la sábana que quedaba, tan recta y tan llena. Y después, sin saber por qué, miró el otro lado.`,
          en: `0-2 Flop! A sheet comes down.
0-2 {H} is under it. Peekaboo!
0-2 {X} lifts it up.
2-2 {F} looks for {H}. There!
4! Flop! The knot came undone. The sheet fell on top of {H} and {F}.
4! When they got out, there was nobody there. They had all run behind the other one!
6 “Nobody saw a thing,” said {F}, with a corner of sheet on one ear.
6 “Of course not,” said {H}. “They were all looking the same way.”
6 {X} stayed under it for a bit. It was nice in there.
8 {F} stood with open mouth. It was not the surprised face that they had practised. It was the face of having an idea, and not yet knowing which.
8 “Say that again.”
10 “They were all looking the same way.”
10 {F} looked at the sheet that was left, so straight and so full. And then, without knowing why, {F} looked at the other side of it.`,
          alt: { es: '{H} y {F} se sientan junto a una sábana caída.', en: '{H} and {F} sit down by a fallen sheet.' },
          picture: {
            H: ['sit', 'surprised'],
            F: ['sit', 'thoughtful'],
            X: ['crouch', 'happy'],
            props: ['blanket', 'rope'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'surprise/climax/other-side',
      titles: {
        es: ['El otro lado', 'De puntillas', '¿Ya?'],
        en: ['The other side', 'On tiptoe', 'Now?'],
      },
      moments: [
        {
          es: `0-2 ¡Cuántos pies bajo la sábana!
0-2 {H} mira. {F} mira. ¡Chist!
2-2 ¿Quién está detrás? ¡Está todo el mundo!
4-4! Llegó {event}. ¡Y todos estaban detrás de la sábana!
6! Llegó {event}. ¡Y no había nadie!
6! Todos estaban detrás de la sábana.
4! Esperaban a que llegara la gente. ¡Y la gente eran ellos!
6 La sábana tenía bultos por todas partes.
6 —¿Ya? —susurraba un bulto.
6 —Chist —susurraban los otros treinta.
8 Se distinguían un codo, una nariz y una silla plegable.
8 Pasó un minuto. Pasó otro. Detrás de la sábana, alguien bostezó con mucho cuidado.
10 {H} y {F} estaban solos delante de aquella pared de secretos. Los sabían todos. Ninguno les servía.`,
          en: `0-2 So many feet under the sheet!
0-2 {H} looks. {F} looks. Hush!
2-2 Who is behind it? They all are!
4-4! Now it was time for {event}. And they were all behind the sheet!
6! Now it was time for {event}. And nobody was there!
6! They were all behind the sheet.
4! They were waiting for people to come. And they were the people!
6 The sheet had bumps all over.
6 “Now?” whispered a bump.
6 “Hush,” whispered the other thirty.
8 You could make out an elbow, a nose and a folding chair.
8 A minute went by. Then one more. Behind the sheet, somebody yawned with great care.
10 {H} and {F} stood alone in front of that wall of secrets. They knew them all. Not one was of any use.`,
          alt: {
            es: '{H} y {F} dudan delante de una sábana y unas botas.',
            en: '{H} and {F} hesitate before a sheet and some boots.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['think', 'worried'],
            props: ['blanket', 'rope', 'boots', 'clock'],
            shot: 'wide',
          },
        },
        {
          es: `6 —Si entramos por delante, ya saben que lo sabemos —dijo {H}.
6 —Y la cara no nos sale —dijo {F}.
4-4! —¡Todos miran hacia aquí! —dijo {H}. Y fueron de puntillas a darles la sorpresa por detrás.
6! —Todos miran hacia aquí —dijo {H}.
6! —¡Entonces nadie mira hacia allá! —dijo {F}.
6 Se quedaron muy quiet{HF:os/as}. Lo habían pensado a medias, y las dos mitades encajaban.
6! Y fueron de puntillas a darles la sorpresa por detrás.
4 {X} fue detrás, aguantando la risa.
6 Se quitaron los zapatos, o lo que llevaran puesto. Rodearon la sábana por la punta.
6 Por detrás se veía todo: treinta y una espaldas y treinta y un regalos.
8 —¿Lo decimos fuerte? —susurró {F}.
8 —Lo decimos como nos lo han contado. Pero al revés de bajito.
8 Delante de ell{HF:os/as}, una prima le decía a otra que no oía venir a nadie.
10 ¶Tenía gracia. De todo el mundo, solo había dos personas a las que no se podía sorprender con nada. Y por eso mismo eran las únicas que podían hacerlo.
10 {H} miró a {F}. Contaron con los dedos, sin voz: uno, dos, y el tercero se quedó un momento en el aire, disfrutando.`,
          en: `6 “If we come in from the front, they know that we know,” said {H}.
6 “And our faces are no good,” said {F}.
4-4! “They are all looking this way!” said {H}. So on tiptoe they went, to surprise them from behind.
6! “They are all looking this way,” said {H}.
6! “Then nobody is looking that way!” said {F}.
6 They kept very still. They had each thought half of it, and the two halves fitted.
6! So on tiptoe they went, to surprise them from behind.
4 {X} came after them and tried not to laugh.
6 They took their shoes off, if they had any. They crept round the end of the sheet.
6 From behind you could see it all: thirty-one backs and thirty-one presents.
8 “Shall we say it loudly?” whispered {F}.
8 “We will say it the way they told us. But the other way round from softly.”
8 In front of them, one cousin was telling the next that she could not hear anybody coming.
10 ¶It was rather funny. In all the world, there were just two people who could not be surprised by any of this. And for that very reason they were the only two who could do it.
10 {H} looked at {F}. They counted on their fingers, without a sound: one, two, and the third one stayed up for a moment, having a good time.`,
          alt: {
            es: '{H} y {F} rodean la sábana de puntillas.',
            en: '{H} and {F} go round the sheet on tiptoe.',
          },
          picture: {
            H: ['walk', 'excited'],
            F: ['walk', 'excited'],
            X: ['walk', 'happy'],
            props: ['blanket', 'rope', 'gift'],
          },
        },
        {
          es: `0-2 {H} y {F} gritan: ¡sorpresa!
0-2 ¡Plof! ¡Cae la sábana!
0-2 {X} salta.
2-2 ¡Ay, qué susto! ¡Y qué risa!
4! —¡SORPRESA! —gritaron {H} y {F} por detrás.
4! ¡Menudo salto dieron los treinta y uno!
4! La sábana cayó. Los regalos volaron. ¡Plof, plof, plof!
6 Cada regalo cayó en unos brazos, y casi nunca en los que lo traían.
6 —¿Tú también? —se decían unos a otros—. ¿Y tú? ¿Y usted?
6 {X} atrapó un paquete y se quedó con la otra mano abierta, por si llovía más.
8 El bizcocho había caído de pie en la silla plegable, con el abuelo debajo de la silla y sin una miga encima.
10 Nadie tuvo que ensayar la cara. Les salió a los treinta y uno, redonda y perfecta, y {H} y {F} vieron por fin cómo era.`,
          en: `0-2 {H} and {F} shout: surprise!
0-2 Flop! Down comes the sheet!
0-2 {X} hops.
2-2 Oh my! What a jump! Ha, ha!
4! “SURPRISE!” shouted {H} and {F} from behind.
4! How they jumped, all thirty-one of them!
4! The sheet came down. Presents flew. Flop, flop, flop!
6 Each present landed in somebody’s arms, and hardly ever in the right ones.
6 “You too?” they said to each other. “And you? And you, sir?”
6 {X} caught a parcel and stood ready, in case it rained more of them.
8 The sponge cake had landed upright on the folding chair. The grandad was under the chair, without one crumb on him.
10 Nobody had to practise the face. All thirty-one of them had it, round and perfect, and {H} and {F} saw at last what it was like.`,
          alt: {
            es: '{H} y {F} gritan «¡sorpresa!» junto a un regalo y una tarta.',
            en: '{H} and {F} shout “surprise!” beside a present and a cake.',
          },
          picture: {
            H: ['cheer', 'excited'],
            F: ['jump', 'happy'],
            X: ['reach', 'surprised'],
            props: ['blanket', 'gift', 'cake'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'surprise/resolution/lump',
      titles: {
        es: ['Regalos cambiados', 'La cara perfecta', 'Un bulto en la sábana'],
        en: ['The wrong presents', 'Just the right face', 'A lump in the sheet'],
      },
      moments: [
        {
          es: `0-2 ¡Cuántos regalos! ¡Plof!
0-2 {H} tiene uno. {F}, otro.
2-2 ¿De quién son? ¡Son de todos!
4 Detrás de la sábana caída apareció {thing}.
4 —¡Así que por eso no había nadie! —dijo la cocinera.
4 —¡Estábamos todos! —dijeron las primas. ¡Qué risa!
6 El cartero tenía el bizcocho. La cocinera tenía la trompeta de papel. Sopló, por ver.
6 —¿Cambiamos? —preguntó alguien.
8 Lo pensaron. Cada cual miró lo que le había caído del cielo, y lo apretó un poco más.
10 Un regalo elegido tiene su mérito. Pero uno que vuela, da tres vueltas y va a parar justo a tus manos parece que te ha elegido él.`,
          en: `0-2 So many presents! Flop!
0-2 {H} has one. {F} has one.
2-2 Who are they for? For us all!
4 Behind the fallen sheet you could see {thing}.
4 “So that is why nobody was here!” said the cook.
4 “We all were!” said the cousins. How they laughed!
6 The postman had the cake. The cook had the paper trumpet. She blew it, to see.
6 “Shall we swap?” asked somebody.
8 They thought about it. They each looked at what had dropped on them, and held it a little tighter.
10 It is nice when somebody picks out a present for you. But one that flies through the air, turns over three times and comes down in your very arms looks as if it had picked you itself.`,
          alt: {
            es: '{H} y {F} tienen un regalo, junto a {thing}.',
            en: '{H} and {F} have presents, near {thing}.',
          },
          picture: {
            H: ['hold', 'happy', 'gift'],
            F: ['hold', 'surprised', 'gift'],
            showsThing: true,
            props: ['blanket', 'cake'],
          },
        },
        {
          es: `4! Y así empezó {event}. La sábana hizo de mantel.
4! —¡Otra vez! —pidieron las primas—. ¡Escondeos vosotr{HF:os/as}!
4! {H} y {F} se escondieron. Todos pusieron cara de sorpresa.
4! —Parece que les duele una muela —dijo {F}.
4 {X} puso la mejor cara de todas, con la boca llena.
6 Se rieron tanto que hubo que repetirlo. Después se escondió el cartero, que no cabía en ningún sitio.
6 —¡No me veis! —decía, detrás de una taza.
6 —¿Dónde estará? —decía todo el mundo.
6 La cocinera partió el bizcocho en treinta y tres trozos. Fue la parte más difícil del día.
6 —¿Cómo supisteis por dónde ir? —preguntó, con el cuchillo en alto.
6 —Por los pies —dijo {H}—. Todos señalaban para el mismo lado.
6 {X} miró sus propios pies, por si señalaban algo. Señalaban el bizcocho.
8 ¶El abuelo abrió su silla justo en medio, donde más se veía.
8 —Yo quería dar una sorpresa —contó—. Me he pasado tres semanas pensándola, y la llevaba tan bien guardada que no me ha visto nadie.
8 —¿Y le ha dado pena? —preguntó {F}.
8 —¡Qué va! —dijo el abuelo—. A mis años, yo creía que ya no me quedaba ninguna por recibir.
10 La silla plegable, que había aguantado un bizcocho y una caída, no se volvió a plegar en todo el día.
10 ¶{H} pensó en los treinta y un secretos. Se habían roto todos a la vez y, sin embargo, no había un trozo por ninguna parte.
10 —¿Te acuerdas de alguno? —preguntó.
10 —De todos —dijo {F}—. Eran el mismo: «Quiero ver la cara que ponéis».`,
          en: `4! It was time for {event}. The sheet was the tablecloth.
4! “Again!” begged the cousins. “You go and hide!”
4! {H} and {F} hid. They all put on a surprised face.
4! “They look as if they had toothache,” said {F}.
4 {X} had the best face of all, with a full mouth.
6 They laughed so much that they had to do it again. Then the postman hid, who did not fit in anywhere.
6 “You cannot see me!” he called from behind a cup.
6 “Where can he be?” they all said.
6 The cook cut the cake into thirty-three bits. It was the hardest part of the day.
6 “How did you know where to go?” she asked, knife in the air.
6 “By the feet,” said {H}. “They all pointed the same way.”
6 {X} looked down at two feet, in case they pointed at something. They pointed at the cake.
8 ¶The grandad put up his chair right in the middle, where everybody could see it.
8 “I was going to surprise you all,” he said. “I thought about it for three weeks, and I kept it so well that nobody saw me.”
8 “Are you sad about it?” asked {F}.
8 “Not a bit,” said the grandad. “At my age, I thought that I had no more of them coming.”
10 The folding chair, which had borne a cake and a fall, did not fold once for the rest of the day.
10 ¶{H} thought of the thirty-one secrets. They had all been broken at once and yet there was not a bit of them on the floor.
10 “Can you remember any?” asked {H}.
10 “All of them,” said {F}. “They were all the same one. ‘I want to see your face.’”`,
          alt: {
            es: '{H} y {F} meriendan bizcocho junto a {thing}.',
            en: '{H} and {F} have cake beside {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'happy'],
            X: ['sit', 'happy'],
            showsThing: true,
            props: ['cake', 'table', 'gift'],
          },
        },
        {
          es: `0-2! Todos se van. ¡Adiós!
0-2! ¿Y ese bulto? ¡Cucú!
0-2 {X} lo toca.
2-2 {H} y {F} miran. ¡Sorpresa!
4! Cuando acabó {event}, solo quedaba la sábana.
6! Y en la sábana, un bulto.
6! Era pequeño, redondo y respiraba despacio. Todo el mundo se había ido a casa.
6! {X} le dio con un dedo. El bulto se rio.
8 Contaron otra vez a los que habían estado: la cocinera, el cartero, las primas, el abuelo. Treinta y uno. No, treinta.
10 La sábana subía y bajaba un poquito, como hacen las sábanas cuando saben algo.
10 Alguien muy pequeño se había quedado dormido antes de la sorpresa y la tenía entera, sin estrenar.
4-4! Pero en la sábana había un bulto. «¿Ya?», preguntó.
6! —¿Ya? —preguntó el bulto. Y {H} y {F} pusieron su mejor cara de sorpresa.`,
          en: `0-2! They all go. Bye-bye!
0-2! What is that lump? Peekaboo!
0-2 {X} gives it a poke.
2-2 {H} and {F} look. Surprise!
4! When it was all over, there was just the sheet.
6! And in the sheet there was a lump.
6! It was small and round, and it breathed slowly. Everybody had gone home.
6! {X} gave it a poke. The lump laughed.
8 They counted up all those who had been there: the cook, the postman, the cousins, the grandad. Thirty-one. No, thirty.
10 The sheet rose and fell a little, as sheets do when they know something.
10 Somebody very small had dropped off before the surprise, and still had it whole, and quite unused.
4-4! But there was a lump in the sheet. “Now?” it asked.
6! “Now?” asked the lump. And {H} and {F} put on their best surprised faces.`,
          alt: {
            es: '{H} y {F} miran un bulto que hay en la sábana.',
            en: '{H} and {F} look at a lump in the sheet.',
          },
          picture: {
            H: ['crouch', 'happy'],
            F: ['crouch', 'surprised'],
            X: ['crouch', 'happy'],
            props: ['blanket', 'gift'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
