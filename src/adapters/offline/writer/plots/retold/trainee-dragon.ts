import type { Plot } from '../plot.ts'

/** The same dragon and the same knight on their first day: told from what `similar` means, with ink for one stamp. */
export const traineeDragonRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'trainee-dragon/setup/appointment',
      titles: {
        es: ['¿A qué hora le viene bien?', 'Se rescata a domicilio', 'El manual del primer día'],
        en: ['What time would suit you?', 'We rescue at your door', 'A handbook each'],
      },
      moments: [
        {
          es: `0-2 Toc, toc. Es Brunilda, con casco.
0-2 Toc, toc. ¡Un dragón! Miau.
2-2 {H} y {F} se ríen. ¿Un dragón que maúlla?
4! En la puerta estaban Brunilda, una caballera, y Rufo, un dragón.
4! —¿Hay princesa? —dijeron los dos.
4! —O similar —leyó {F} en el papel.
4! —Similar soy yo —dijo {H}.
6 Lo ponía en sus papeles. Brunilda venía a rescatar a la princesa, y Rufo, a guardarla. Quisieron pasar a la vez y se quedaron encajados en la puerta.
8 Brunilda se disculpó por llegar antes que el peligro. Rufo se disculpó por ser el peligro. Era el primer día de los dos.
10 El orden era importante. Primero tenía que haber un dragón que guardase, y solo después, alguien que rescatara. Brunilda se ofreció a salir otra vez y a tardar un poco más.`,
          en: `0-2 Knock, knock. It is Jemima!
0-2 Knock, knock. A dragon! Miaow.
2-2 {H} and {F} laugh. A dragon that says miaow?
4! At the door stood Jemima, a knight, and Rufus, a dragon.
4! “Any princess here?” they asked.
4! “Or similar,” read {F}.
4! “I am rather similar,” said {H}.
6 It was on their forms. Jemima had come to rescue the princess, and Rufus, to guard her. They both came in at once and got stuck in the doorway.
8 Jemima was sorry to be there before the danger. Rufus was sorry to be the danger. It was the first day for both of them.
10 The order mattered. First there had to be a dragon who guards, and only then somebody who comes to the rescue. Jemima offered to go out again and take a little longer.`,
          alt: {
            es: '{H} saluda en la puerta y {F} lee un papel, junto a un casco.',
            en: '{H} waves at the door and {F} reads a paper, by a helmet.',
          },
          picture: {
            H: ['wave', 'surprised'],
            F: ['hold', 'thoughtful', 'letter'],
            props: ['door', 'helmet', 'footprints', 'letter'],
          },
        },
        {
          es: `4! —Primero se rapta —leyó Rufo, muy colorado—. ¿A qué hora le viene bien?
4! —A las cinco —dijo {H}—. Ahora estoy merendando.
4 {X} lo apuntó, para que no se juntara con otro rapto.
4! Mientras tanto, ensayaron con {thing}. Rufo guardaba y Brunilda rescataba.
6 {stake} Así que había que ensayar con mucho cuidado.
6 Rufo se sentó delante, hinchó el pecho y rugió. Le salió un miau tan fino que Brunilda buscó al gato.
6 —Así no asustas a nadie —dijo {F}.
6 —Es que no quiero asustar —dijo Rufo—. Quiero aprobar.
6 Brunilda tomó carrerilla. A medio camino se le cayó el casco hasta la nariz. Rescató un cojín. Rescató un paraguas. A la tercera, por fin, rescató {thing}.
6 —¡Bravo! —dijo Rufo, y aplaudió. Luego se acordó de que iba perdiendo.
6 {X} aplaudió al cojín, que se había portado muy bien.
8 {F} pasó a la última hoja de los papeles. Allí decía: «Solo puede aprobar uno».
8 Dejaron de aplaudir todos a la vez. Se oyó gotear un grifo en alguna parte.
8 —Pues si quieres suspendo yo —dijo Rufo—. Ya tengo práctica.
8 —No, no, yo —dijo Brunilda—. Mi madre todavía no se lo ha contado a nadie.
8 {X} repartió otra galleta, porque hay noticias que no se pueden oír con la boca vacía.
10 {H} buscó «similar» en el diccionario. Venía entre «simiente» y «simio», y decía: «Que se parece». No decía a qué. Era una de esas palabras que dejan la puerta abierta y se marchan.
10 —¿Y si no te gusta que te rapten? —preguntó Brunilda de pronto—. En mi manual no sale.
10 —En el mío tampoco —dijo Rufo, y le temblaron las hojas.`,
          en: `4! “First you carry them off,” read Rufus, and went pink. “What time would suit you?”
4! “Five,” said {H}. “I am having my tea.”
4 {X} wrote that down, in case more dragons came at five.
4! So they tried it first with {thing}. Rufus had to guard, and Jemima had to rescue.
6 {stake} So they had to try it with a lot of care.
6 Rufus sat down in front, puffed up his chest and roared. It was such a tiny miaow that Jemima looked for the cat.
6 “Nobody will be scared of that,” said {F}.
6 “I do not want to scare anybody,” said Rufus. “I want to pass.”
6 Jemima took a run at it. Half way there her helmet fell down to her nose. She rescued a cushion. She rescued an umbrella. The third time, at last, she rescued {thing}.
6 “Hooray!” said Rufus, and clapped. Then it came to him that he was losing.
6 {X} clapped for the cushion, which had been very brave.
8 {F} turned to the last page of the forms. It said that only one of them could pass.
8 They all stopped clapping at once. Somewhere a tap went drip.
8 “I can fail, if you like,” said Rufus. “I have done it before.”
8 “No, let me,” said Jemima. “My mother has not told anybody yet.”
8 {X} gave out one more biscuit, since some news should not be heard with an empty mouth.
10 {H} looked up “similar” in the dictionary. It came between “silver” and “simmer”, and it meant “rather like”. It did not say rather like what. It was one of those words that leave the door open and go away.
10 “What if you do not like being carried off?” asked Jemima all at once. “It is not in my handbook.”
10 “Nor in mine,” said Rufus, and his pages shook.`,
          alt: {
            es: '{H} merienda y {F} estudia un papel junto a {thing}.',
            en: '{H} has tea. {F} studies a form beside {thing}.',
          },
          picture: {
            H: ['sit', 'happy', 'cookie'],
            F: ['hold', 'worried', 'letter'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['helmet', 'book', 'umbrella'],
          },
        },
        {
          es: `0-2 Rufo dice: ¿vamos? ¡Miau!
0-2 {X} dice: ¡miau!
0-2 {H} y {F} van.
2-2 Brunilda choca. ¡Clonc! ¡Ese casco!
4! —Con permiso —dijo Rufo a las cinco, y quiso levantar a {H}.
4 Pero Rufo no pudo. Era un dragón muy flojito.
4! —Vale —dijo {H}—. Me rapto yo.
4! Y se fueron andando a buscar sitio para el examen.
4 Llevaban también {thing}.
6 Rufo se cansó enseguida, así que {H} le llevó el manual, y {F}, la cola.
6 {X} anunciaba por el camino que aquello era un rapto, para que la gente no se confundiera.
8 Brunilda iba detrás, porque rescatar demasiado pronto es de mala educación.
8 —¿Vas bien raptad{H:o/a}? —preguntaba Rufo de vez en cuando.
8 —De maravilla —decía {H}.
10 Fue el primer rapto de la historia en que hubo que esperar al dragón. También fue el primero con bocadillos, y desde luego el único en que al final nadie recordaba bien quién se llevaba a quién.`,
          en: `0-2 Rufus says: off we go! Miaow!
0-2 {X} says: miaow!
0-2 {H} and {F} go too.
2-2 Jemima bumps her head. Clonk! That helmet!
4! “Excuse me,” said Rufus at five, and tried to pick {H} up.
4 But Rufus could not. He was not a strong dragon.
4! “All right,” said {H}. “I will carry myself off.”
4! And off they walked to look for a place for the test.
4 They took {thing} along.
6 Rufus got tired at once, so {H} took his handbook and {F} took his tail.
6 {X} told people on the way that it was a kidnap, so as to be clear.
8 Jemima stayed behind them. It is bad manners to rescue too soon.
8 “Are you quite comfortable?” asked Rufus now and then.
8 “Very,” said {H}.
10 It was the first kidnap ever in which everybody had to wait for the dragon. It was the first with sandwiches too, and the only one in which, by the end, nobody could say for sure who was carrying off whom.`,
          alt: {
            es: '{H} y {F} salen de paseo con un libro y {thing}.',
            en: '{H} and {F} set off for a walk with a book and {thing}.',
          },
          picture: {
            H: ['walk', 'happy', 'book'],
            F: ['walk', 'happy'],
            X: ['walk', 'proud'],
            showsThing: true,
            props: ['helmet', 'footprints'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'trainee-dragon/setback/pages',
      titles: {
        es: ['El manual del otro', 'Todas las hojas por el suelo'],
        en: ['The wrong handbook', 'Pages all over the place'],
      },
      moments: [
        {
          es: `0-2 ¡Pumba! Vuelan los papeles.
0-2 {H} coge uno. {F} coge otro.
2-2 ¡Ay, ay! ¡Están todos mezclados!
4! {at}, Rufo se pisó la cola. ¡Pumba! ¡Volaron los dos manuales!
4! {H} y {F} recogieron las hojas. ¡Estaban mezcladas!
4 —«Guarde al caballo en la boca» —leyó {F}.
4 Rufo tragó saliva.
6 —«Rescate a la princesa y échele fuego» —leyó {H}. Aquello tampoco podía ser.
8 Las hojas no llevaban número. Quien las escribió estaba segurísimo de que a nadie se le caerían nunca.
10 Hicieron dos montones iguales, más o menos por el color. Fue una decisión científica, porque una mancha de mermelada no se inventa así como así.`,
          en: `0-2 Bump! Up go the papers.
0-2 {H} gets one. {F} gets one.
2-2 Oh no! They are all mixed up!
4! Rufus trod on his tail {at}. Bump! Both handbooks flew into the air!
4! {H} and {F} picked up the pages. They were all mixed up!
4 “Keep the horse in your mouth,” read {F}.
4 Rufus gulped.
6 “Rescue the princess and breathe fire on her,” read {H}. That could not be right either.
8 There were no numbers on the pages. Whoever wrote them had been quite sure that nobody would ever drop them.
10 They made two heaps of the same height, more or less by colour. It was all very scientific, since a spot of jam does not get there by itself.`,
          alt: {
            es: '{H} y {F} recogen hojas sueltas por el suelo.',
            en: '{H} and {F} pick up loose pages from the ground.',
          },
          picture: {
            H: ['kneel', 'surprised', 'letter'],
            F: ['crouch', 'worried', 'letter'],
            props: ['letter', 'book', 'helmet', 'letter'],
            shot: 'wide',
          },
        },
        {
          es: `4! Rufo leyó sus hojas y se puso a rescatar. Brunilda leyó las suyas y se puso a guardar.
4 Brunilda se plantó y no dejó pasar ni a una mosca.
4 A {X} tampoco, aunque solo pasaba por allí.
4! Rufo dio la vuelta a un escarabajo panza arriba. ¡Rescatado!
6 Después rescató un botón de una rendija y un calcetín de un charco. Iba con la punta de la uña, para no hacer daño a nadie.
6 —¡Qué bien se le da! —susurró {F}.
6 Brunilda tampoco lo hacía nada mal. Guardó una puerta, guardó un secreto y guardó la mitad del bocadillo.
6 —Yo creía que no servía —dijo—. Es que siempre me tocaba correr, y yo de lo que sé es de quedarme.
6 —Y yo creía que no servía —dijo Rufo—. Es que siempre me tocaba quedarme.
6 {X} pidió que l{X:o/a} rescataran de una piedrecita del zapato. Rufo tardó tres segundos.
8 Entonces {H} le dio la vuelta a la última hoja. Por detrás ponía, en rojo: «Quien cambie de oficio, suspende».
8 Lo leyeron dos veces, por si la segunda vez ponía otra cosa.
8 —Pues vaya —dijo Brunilda, y apartó el pie de la puerta.
8 Rufo devolvió el calcetín al charco, con todo el cuidado del mundo.
8 {X} lo volvió a sacar en cuanto Rufo miró a otro lado.
10 No hay cosa que pese más que un manual que no es el tuyo y te gusta. Se los cambiaron sin decir nada. Los dos estaban calientes de llevarlos debajo del brazo.
10 —A lo mejor hay otra forma de leerlo —dijo {H}.
10 —Si la hay —dijo {F}—, estará escrita muy pequeña.`,
          en: `4! Rufus read his pages and began to rescue. Jemima read hers and began to guard.
4 Jemima stood there and did not let a fly go by.
4 She did not let {X} go by.
4! Rufus found a beetle on its back, and turned it over. Rescued!
6 Next he rescued a button from a crack, and a sock from a puddle. He did it with the very tip of a claw, so as not to hurt anybody.
6 “He is so good at it!” whispered {F}.
6 Jemima was not bad either. She guarded a door. She guarded a secret, and half of her sandwich.
6 “I thought that I was no good,” she said. “They always made me run, and what I know is how to stay.”
6 “I thought that I was no good,” said Rufus. “They always made me stay.”
6 {X} asked to be rescued from a stone in one shoe. Rufus took three seconds.
8 Then {H} turned the last page over. On the back, in red, it said that if you swap jobs, you fail.
8 They read it twice, in case it said something else the second time.
8 “Oh well,” said Jemima, and took her foot away from the door.
8 Rufus put the sock back in the puddle with the greatest of care.
8 {X} took it out again as soon as Rufus looked the other way.
10 Nothing weighs as much as a handbook that is not yours and that you like. They swapped back and did not say a word. Both books were warm from being under an arm.
10 “There may be another way to read it,” said {H}.
10 “If there is,” said {F}, “it will be in very small letters.”`,
          alt: {
            es: '{H} lee el dorso de una hoja y {F} se lleva la mano a la cara.',
            en: '{H} reads the back of a page while {F} thinks hard.',
          },
          picture: {
            H: ['hold', 'worried', 'letter'],
            F: ['think', 'thoughtful'],
            X: ['sit', 'surprised'],
            props: ['book', 'helmet', 'sandwich', 'boots'],
          },
        },
        {
          es: `0-2 ¡Tararí! ¿Quién viene?
0-2 {X} mira.
0-2 {H} da la mano a Rufo.
2-2 {F} le pone el casco a Brunilda. ¡Ánimo!
4! ¡Tararí! Sonó una trompeta muy lejos.
4! —¡El examen! —dijo Rufo, y se escondió detrás de {H}.
4 Le sobraba dragón por los dos lados.
6 Brunilda se encajó el casco para parecer valiente. Se lo encajó demasiado. Por fuera parecía mucho más fiera, y por dentro no veía nada.
6 —¿Hay alguien ahí? —preguntó.
6 —Estamos todos —dijo {F}, y le dio la mano.
6 {X} le enseñó a Rufo a respirar hondo, pero le salió humo y no se veía nada.
8 —Nadie suspende solo —dijo {H}.
8 —Eso tampoco viene en el manual —dijo Brunilda desde dentro del casco.
10 {F} se guardó en el bolsillo la hoja de la letra roja. Algo le decía que una hoja tan mandona tenía que tener cosquillas en alguna parte.`,
          en: `0-2 Toot, toot! Who is that?
0-2 {X} looks.
0-2 {H} holds a big paw.
2-2 {F} helps Jemima with her helmet. There!
4! Toot! Far away they heard a trumpet.
4! “The test!” said Rufus, and hid behind {H}.
4 There was a lot of dragon left over on both sides.
6 Jemima pulled her helmet down, so as to look brave. She pulled too hard. From outside she looked much fiercer, and from inside she could not see.
6 “Is anybody there?” she asked.
6 “We all are,” said {F}, and took her hand.
6 {X} showed Rufus how to take a deep breath. It came out as smoke.
8 “Nobody fails alone,” said {H}.
8 “That is not in the handbook,” said Jemima from inside the helmet.
10 {F} put the page with the red letters away in a pocket. A page that gave so many orders had to be ticklish somewhere.`,
          alt: {
            es: '{H} y {F} oyen una trompeta a lo lejos.',
            en: '{H} and {F} hear a trumpet far away.',
          },
          picture: {
            H: ['stand', 'determined'],
            F: ['hold', 'thoughtful', 'letter'],
            X: ['reach', 'calm'],
            props: ['scroll', 'trumpet', 'helmet'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'trainee-dragon/climax/ink',
      titles: {
        es: ['Tinta para uno', 'Un casco con piernas', '¿Quién es similar?'],
        en: ['Ink for one', 'A helmet with legs', 'Who is similar?'],
      },
      moments: [
        {
          es: `0-2 ¡Tararí! Una señora con un sello.
0-2 Rufo se esconde. ¡Se le ve la cola!
2-2 {H} le dice: yo estoy aquí.
4! {at} esperaba una examinadora chiquitita, con un sello enorme.
4! —Solo hay tinta para uno —dijo.
4! Rufo temblaba. ¡A Brunilda se le había atascado el casco!
6 La examinadora era del tamaño de una tetera, pero mandaba como tres.
6 —Dragón, guarde —ordenó—. Caballera, rescate. Princesa, haga el favor de pedir socorro.
8 —No necesito nada, gracias —dijo {H}. La examinadora apuntó: «La princesa no colabora».
10 Hubo un silencio de los de examen, que son distintos de los otros porque dentro se oye a alguien que ya ha terminado. Allí no había terminado nadie. Nadie sabía ni por dónde empezar.`,
          en: `0-2 Toot! A lady with a stamp.
0-2 Rufus hides. I can see his tail!
2-2 {H} says: I am here.
4! A tiny examiner stood {at}, with a huge stamp.
4! “There is ink for just one,” she said.
4! Rufus shook. Jemima was stuck in her helmet!
6 The examiner was as big as a teapot, but she gave orders for three.
6 “Dragon, guard,” she said. “Knight, rescue. Princess, kindly call for help.”
8 “I do not need any, thank you,” said {H}. The examiner wrote down that the princess was being difficult.
10 There was a hush, the kind you get in a test. It is not like other kinds, since somewhere inside it you can hear somebody who has finished. Here nobody had finished. Nobody knew where to begin.`,
          alt: {
            es: '{H} y {F} se presentan al examen, junto a un casco.',
            en: '{H} and {F} turn up for the test, beside a helmet.',
          },
          picture: {
            H: ['stand', 'determined'],
            F: ['stand', 'worried', 'letter'],
            props: ['helmet', 'trumpet', 'table', 'letter'],
            shot: 'wide',
          },
        },
        {
          es: `4! Rufo tenía que guardar, y Brunilda, rescatar. ¡Qué miedo tenían!
4! —A ti te guardo yo —dijo {H}, delante de Rufo.
4! —Y a Brunilda la rescato yo —dijo {F}, y tiró del casco.
4 {X} tiró de {F}. Alguien tenía que tirar de alguien.
6 —¡Eso está al revés! —protestó la examinadora, que venía a poner la nota—. ¡A usted hay que guardarla, que es la princesa!
6 —O similar —dijo {F}, sin soltar el casco.
6 —¿Y qué es «similar»? —preguntó {H}.
6 La examinadora abrió la boca. Era una pregunta facilísima, y no sabía la respuesta.
6 La buscaron en el papel. Estaba al final, en una letra tan pequeña que hizo falta una lupa. {H} la leyó muy despacio.
6 —«Similar: quien hoy necesite una mano».
8 —Entonces hoy la princesa es Rufo —dijo {H}.
8 —Miau —dijo Rufo, agradecido.
8 —Y Brunilda también —dijo {F}—. Y si esto no sale, enseguida voy a serlo yo.
8 {X} levantó la mano, por si necesitar merienda contaba.
8 La examinadora limpió la lupa con la manga y volvió a mirar. La letra seguía allí, pequeña y tan tranquila.
10 Llevaba treinta años leyendo aquel papel hasta la mitad. No era pereza. Es que la mitad de arriba estaba escrita con unas mayúsculas que parecían gritar. Y cuando alguien grita tanto, se piensa que no hay nada más que oír.
10 —Una mano —repitió—. ¿Y vale cualquiera?
10 —Cualquiera que tenga una —dijo {H}.
4 Y tiraron todos otra vez. ¡Una, dos y...!`,
          en: `4! Rufus was to guard, and Jemima to rescue. They were so scared!
4! “I guard you today,” said {H}, in front of Rufus.
4! “And I rescue you,” said {F}, and pulled at Jemima’s helmet.
4 {X} pulled at {F}. Somebody had to pull at somebody.
6 “It is the wrong way round!” said the examiner, who had come with the marks. “You must be guarded! You are the princess!”
6 “Or similar,” said {F}, and did not let go.
6 “And what is similar?” asked {H}.
6 The examiner opened her mouth. It was such an easy question, and she did not know.
6 They looked for it on the form. It was at the very end, in letters so small that they had to use a magnifying glass. {H} read it out, word by word.
6 “Similar means anybody who could do with a hand today.”
8 “Then today the princess is Rufus,” said {H}.
8 “Miaow,” said Rufus, much obliged.
8 “And Jemima too,” said {F}. “And if this does not come off, then so am I.”
8 {X} put up a hand, in case being in need of cake counted.
8 The examiner wiped the glass on her sleeve and looked again. There were the letters still, very small and very calm.
10 For thirty years she had read that form down to the middle. It was not that she was lazy. It was that the top half was in huge capitals that seemed to shout. When somebody shouts so much, you think that there can be no more to hear.
10 “A hand,” she said again. “And will anybody’s do?”
10 “Anybody’s who has one,” said {H}.
4 And they all pulled once more. One, two and...`,
          alt: {
            es: '{H} lee con lupa la letra pequeña y {F} tira de un casco.',
            en: '{H} reads the small print with a glass. {F} holds a helmet.',
          },
          picture: {
            H: ['hold', 'determined', 'magnifier'],
            F: ['hold', 'determined', 'helmet'],
            X: ['reach', 'excited'],
            props: ['letter', 'table'],
          },
        },
        {
          es: `0-2 {F} tira. ¡Plop! ¡Vuela el casco!
0-2 ¡Tapa a la señora!
0-2 {X} ríe.
2-2 {H} y Rufo la ayudan. ¡Plop!
4! ¡Plop! El casco voló. ¡Y tapó entera a la examinadora, que era chiquitita!
4 —¡Socorro! —dijo el casco, y echó a correr a ciegas.
4! —¡MIAU! —dijo Rufo, delante. Y Brunilda la sacó. ¡Plop!
4 ¡Uno guardó y la otra rescató!
6 El miau fue valentísimo. Paró al casco en seco a un palmo de {thing}.
6 {X} contó las dos cosas con dos dedos, para que no hubiera dudas.
6 —A mí no vale —dijo la examinadora, muy despeinada—. Yo no soy una princesa.
6 —¡O similar! —dijeron todos.
8 La examinadora se miró las manos. Todavía estaba agarrada a una de Brunilda y a una uña de Rufo.
10 Buscó en el papel, por costumbre, la casilla de quien examina y de pronto necesita ayuda. No la había. Debía de ser ella la primera, y le pareció que ya iba siendo hora.`,
          en: `0-2 {F} pulls. Pop! Up it goes!
0-2 It lands on the lady!
0-2 {X} laughs.
2-2 {H} and Rufus help her. Pop!
4! Pop! The helmet flew off. It came down on the tiny examiner, all of her!
4 “Help!” said the helmet, and began to run.
4! “MIAOW!” said Rufus, in its way. And Jemima got her out. Pop!
4 He had guarded and she had rescued!
6 It was a very brave miaow. The helmet stopped dead, an inch away from {thing}.
6 {X} counted the two things on two fingers, so as to be quite clear.
6 “I do not count,” said the examiner, with her hair on end. “I am no princess.”
6 “Or similar!” they all said.
8 The examiner looked at her hands. She was still holding on to one of Jemima’s, and to a claw that belonged to Rufus.
10 Out of habit she looked on the form for the box about examiners who all at once need help. There was none. She must be the first, and it struck her that it was about time.`,
          alt: { es: '{F} cae sentad{F:o/a} y {H} señala un casco.', en: '{F} falls over and {H} points at a helmet.' },
          picture: {
            H: ['point', 'surprised'],
            F: ['sit', 'surprised'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['helmet', 'letter', 'table'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'trainee-dragon/resolution/half',
      titles: {
        es: ['Medio sello cada uno', 'APRO y BADO', 'Una princesa con maleta'],
        en: ['Half a stamp each', 'PAS and SED', 'A princess with a suitcase'],
      },
      moments: [
        {
          es: `0-2 Un papel. Otro papel. ¡Plaf!
0-2 ¡Un sello para los dos!
2-2 {H} y {F} bailan con Rufo.
4! Solo había tinta para un sello. {H} juntó los dos papeles.
4! ¡Plaf! El sello cayó justo en medio.
4 En uno ponía «APRO». En el otro, «BADO».
6 —Por separado no valen nada —dijo la examinadora—. Tendréis que ir juntos.
6 Rufo y Brunilda dijeron que bueno, que si no había más remedio. Les salía la sonrisa por los dos lados.
8 «BADO» le tocó a Rufo. Le pareció un título precioso.
10 {F} arrugó la hoja de las letras mayúsculas y la hizo una pelota. Botaba muy bien. Se ve que lo de mandar no era lo suyo.`,
          en: `0-2 A form. And one more. Splat!
0-2 One stamp for two!
2-2 {H} and {F} dance with Rufus.
4! There was only ink for one stamp. {H} put the two forms side by side.
4! Splat! The stamp came down right in the middle.
4 One form said “PAS”. The other said “SED”.
6 “They are worth nothing apart,” said the examiner. “You will have to stay together.”
6 Rufus and Jemima said oh well, if they must. Their smiles stuck out at both sides.
8 Rufus got “SED”. He thought it a beautiful title.
10 {F} took the page with the capitals and crushed it into a ball. It bounced very well. Giving orders, it seems, had never been what it did best.`,
          alt: {
            es: '{H} junta dos papeles y {F} aplaude al lado.',
            en: '{H} puts two forms side by side. {F} cheers.',
          },
          picture: {
            H: ['hold', 'proud', 'letter'],
            F: ['cheer', 'happy'],
            props: ['letter', 'letter', 'helmet', 'table'],
          },
        },
        {
          es: `4! —¿Me podéis rescatar otra vez? —preguntó la examinadora—. Ha sido divertido.
4! Le pusieron el casco, y Brunilda la sacó. ¡Plop!
4 {X} fue la cola entera y quiso repetir.
4! Se corrió la voz. ¡Todo el mundo quería que lo rescataran!
6 Un señor pidió que lo rescataran de un jersey. Una niña, de una cuenta de dividir. Un perro, de su baño de los sábados.
6 —Eso no —dijo Brunilda—. Eso es por tu bien.
6 Y Rufo guardó cosas toda la tarde. Guardó sitios en los bancos, guardó la vez en la panadería y guardó un caramelo sin chuparlo.
6 {H} y {F} daban los turnos. A quien necesitaba una mano le daban dos, por si acaso.
6 {X} se dejó rescatar de fregar los platos, pero Rufo los fregó y quedaron llenos de hollín.
8 La examinadora se quitó los zapatos y se sentó en el casco, como en un sillón.
8 —¿Y qué hago yo ahora con la regla? —preguntó—. La de que solo puede aprobar uno.
8 —Póngala pequeña —dijo {F}—. Y lo otro, grande.
8 Así lo hizo. Sacó la pluma y escribió arriba del todo, con mayúsculas enormes: QUIEN HOY NECESITE UNA MANO.
8 {X} levantó la suya. Había que estrenarlo.
10 Hay oficios que se miran de lado toda la vida, como dos vecinos que no se saludan. Bastó una tarde para que en aquel barrio ya no se supiera dónde terminaba el guardar y dónde empezaba el rescatar.
10 —En el fondo —dijo Rufo— es estar.
10 —Y venir —dijo Brunilda.
10 Lo pensaron un poco más y lo dejaron así.`,
          en: `4! “Could you rescue me again?” asked the examiner. “It was fun.”
4! They put the helmet on her, and Jemima got her out. Pop!
4 {X} was the whole queue, and wanted another go.
4! Word got round. They all wanted to be rescued!
6 A man asked to be rescued from a jumper. A girl asked to be rescued from a long sum. A dog asked to be rescued from bath night.
6 “No,” said Jemima. “That is good for you.”
6 And Rufus guarded things. He kept seats on benches and places in the queue for bread. He kept a sweet and did not suck it.
6 {H} and {F} said whose turn it was. If you could do with a hand, they gave you two.
6 {X} got rescued from washing up. But then Rufus did it, and the plates came out black.
8 The examiner took her shoes off and sat down in the helmet as if it were an armchair.
8 “And what do I do with the rule?” she asked. “The one that says only one can pass?”
8 “Make it small,” said {F}. “And make the other one big.”
8 So she did. She took her pen and wrote at the very top, in huge capitals: ANYBODY WHO COULD DO WITH A HAND.
8 {X} put one up at once, to be the first.
10 Some jobs go through life without looking at each other, like neighbours who do not say good morning. It took no more than that one afternoon, and nobody round there could have told you where guarding stopped and rescuing began.
10 “When all is said and done,” said Rufus, “it is being there.”
10 “And coming,” said Jemima.
10 They thought about it a bit more, and left it at that.`,
          alt: {
            es: '{H} señala y {F} reparte turnos, junto a un casco.',
            en: '{H} points and {F} hands out tickets, by a helmet.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['hold', 'happy', 'ticket'],
            X: ['jump', 'excited'],
            props: ['helmet', 'letter', 'coin'],
          },
        },
        {
          es: `0-2! Rufo canta: ¡miau, miau!
0-2 {H} y {F} bailan.
0-2 {X} dice: ¡miau!
2-2! ¡Ha venido una princesa de verdad!
4! ¡Aprobaron los dos!
4 Y llegó {event}. ¡Qué bien guardad{lo:o/a} estaba {thing}!
4 Rufo hacía miau a quien se acercaba demasiado. Nadie se asustó, pero todos pidieron perdón.
6 Brunilda rescató a tres personas que no se atrevían a bailar. Era lo más difícil que había hecho.
6 {X} se dejó rescatar cuatro veces, siempre cerca de la tarta.
8 En la pared colgaron los dos papeles, muy juntos. De lejos se leía una palabra entera, y de cerca se veía la raya.
10 La examinadora se quedó dormida en el casco. Alguien le puso encima una servilleta. Alguien le guardó un trozo de tarta. Y por la mañana, alguien la despertó sin sello ninguno, que es como despiertan a la gente que se quiere.
4 Y entonces llamaron otra vez.
4! —¿Es aquí donde se puede ser similar? —preguntó una princesa de verdad.`,
          en: `0-2! Rufus sings: miaow, miaow!
0-2 {H} and {F} dance.
0-2 {X} says: miaow!
2-2! A real princess is at the door!
4! They had both passed!
4 It was time for {event}. Rufus guarded {thing}.
4 He said miaow if you came too near. It scared nobody, but they all said sorry.
6 Jemima rescued three people who did not dare to dance. It was the hardest thing that she had ever done.
6 {X} got rescued four times, and always close to the cake.
8 The two forms were hung on the wall, side by side. From far off you could read one whole word, and from close up you could see the line.
10 The examiner fell asleep in the helmet. Somebody put a napkin over her. Somebody kept her some cake. And in the morning somebody woke her with no stamp at all, which is how you wake people that you love.
4 And then there was one more knock.
4! “Is this where you can be similar?” asked a real princess.`,
          alt: {
            es: '{H} y {F} bailan en la fiesta, junto a {thing}.',
            en: '{H} and {F} dance at the party, beside {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['hold', 'happy', 'cake'],
            showsThing: true,
            props: ['helmet', 'music-note', 'cake'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
