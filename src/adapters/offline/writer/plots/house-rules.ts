import type { Plot } from './plot.ts'
import { houseRulesRetold } from './retold/house-rules.ts'

/** A game is played every year by rules that each remembers otherwise, so nobody has ever won. The last rule is not yet made. */
export const houseRules: Plot = {
  id: 'house-rules',
  retold: houseRulesRetold,
  needs: [],
  refrains: { es: ['¡Hop, hop y hop!', '¡Te toca, me toca!'], en: ['Hop, hop and hop!', 'Your turn! My turn!'] },
  blurb: {
    es: 'En la última casilla espera {thing}, para {event}. Solo hay que ganar el Juego de Siempre. Solo que nadie se acuerda de las normas, y cada cual juega con las suyas. {H} y {F} van a descubrir por qué nunca ha ganado nadie...',
    en: 'On the last square waits {thing}, for {event}. All you have to do is win the Old Game. But nobody remembers the rules, and they all play by their own. {H} and {F} are about to find out why nobody has ever won...',
  },
  setup: {
    id: 'house-rules/setup',
    titles: {
      es: ['El Juego de Siempre', 'Antes de saltar', 'La lona de las doce casillas'],
      en: ['The Old Game', 'Before you hop', 'The rug with twelve squares'],
    },
    moments: [
      {
        es: `0-2 ¡Rojo y azul! ¡Qué colores!
0-2 {H} salta. {F} salta.
2-2 ¡Al rojo! ¡Al azul! ¡Hop, hop!
4! {At} estaba la lona del Juego de Siempre.
4! Al final esperaba {thing}.
4 Era para {event}.
4 Ganaba quien llegara saltando.
4! ¡Pero nadie recordaba las normas!
4 Cada cual tenía las suyas.
6 {stake} Y {lo:cogerlo/cogerla} sin ganar era trampa. Era lo único en que estaban todos de acuerdo.
8 Había doce casillas: rojas, azules y amarillas, con un remiendo en la siete. Tantos pies las habían pisado que estaban suaves como orejas.
10 Se jugaba todos los años, desde que había lona. Lo que nadie recordaba era que alguien hubiera ganado.`,
        en: `0-2 A rug! So many colours!
0-2 {H} hops. {F} hops.
2-2 On the red! On the blue! Hop, hop!
4! The rug of the Old Game lay {at}.
4! At the end of it was {thing}.
4 It was for {event}.
4 You won if you could hop to it.
4! But nobody knew the rules!
4 They all had their own.
6 {stake} And just to take it was cheating. That was the one thing they agreed on.
8 There were twelve squares in red, blue and yellow, with a patch on number seven. So many feet had trodden on them that they were as soft as ears.
10 It had been played every year since there was a rug. What nobody could remember was anybody winning.`,
        alt: {
          es: '{H} y {F} ante una lona de casillas con {thing} al final.',
          en: '{H} and {F} by a rug of squares, with {thing} at the end.',
        },
        picture: {
          H: ['jump', 'excited'],
          F: ['point', 'excited'],
          showsThing: true,
          props: ['blanket', 'flag'],
          shot: 'wide',
        },
      },
      {
        es: `4! —En las rojas se va a la pata coja —dijo don Ramiro.
4! —Y antes se dice «salchicha» —dijo doña Petra.
4! —Y quien se ríe vuelve al principio —dijo Quico.
4 {H} lo hizo todo a la vez: la pata, la salchicha... ¡y la risa! Al principio.
4 {F} llegó a la casilla dos. ¡Al principio!
4 {X} se rio antes de empezar. Ya estaba en el principio.
6 —¿Y por qué «salchicha»? —preguntó {H}.
6 —Porque sin salchicha no vale —dijo doña Petra.
6 —¿Y quién lo dice?
6 —Se ha dicho siempre.
6 Probaron otra vez. {F} pensaba en cosas tristes, para no reírse: un zapato solo, una sopa fría. Luego pensó en una salchicha triste, y ahí se acabó todo.
6 {X} se tapó la boca. Se reía por los hombros. Quico dijo que los hombros contaban.
6 El único que avanzaba era don Ramiro. Tenía un bigote como un cepillo y no se reía jamás. Tampoco decía «salchicha».
6 —¡Eso no vale! —gritaba doña Petra.
6 —¡Claro que vale! —decía él, a la pata coja.
8 De una en una, las normas eran bastante sensatas. Lo malo era juntarlas. La primera te hacía tambalearte, la segunda te hacía decir una tontería y la tercera te castigaba por las otras dos.
8 —Parecen inventadas por tres personas que no se hablaban —dijo {F}.
8 —¡Exacto! —dijeron los tres, y se miraron mal.
8 {X} preguntó si estornudar era reírse. Lo votaron, y salió empate.
10 ¶Don Ramiro recordaba a su padre con una pata en el aire. Doña Petra recordaba a su abuela diciendo «salchicha» con el moño muy alto. Quico no recordaba nada, porque tenía seis años, pero era el que gritaba más.
10 Lo raro era que los tres decían la verdad. Se les notaba en la cara. Cada uno guardaba su pedazo del juego como quien guarda media entrada de un circo.`,
        en: `4! “You hop on the red ones,” said Mr Stone.
4! “And first you say ‘banana’,” said Mrs Pepper.
4! “And if you laugh you go back to the start,” said Kit.
4 {H} did it all at once: the hop, the banana... and the laugh! Back to the start.
4 {F} got to square two. Back to the start!
4 {X} laughed too soon, and was at the start already.
6 “Why ‘banana’?” asked {H}.
6 “It does not count without banana,” said Mrs Pepper.
6 “Who says so?”
6 “People have always said so.”
6 They had one more try. {F} thought of sad things, so as not to laugh. There was one odd shoe, and there was cold soup. Then there was a sad banana, and that was that.
6 {X} put a hand over that laugh. It came out at the shoulders. Kit said that shoulders count.
6 The only one who got on was Mr Stone. He had a moustache like a brush, and he never laughed. Nor did he say “banana”.
6 “It does not count!” cried Mrs Pepper.
6 “It does so,” he said, on one leg.
8 One by one the rules made sense. The trouble was to put them together. The first made you wobble, the second made you say something silly, and the third told you off for the other two.
8 “They sound as if three people made them who were not on speaking terms,” said {F}.
8 “Just so!” said all three, and glared.
8 {X} asked if a sneeze was a laugh. They had a vote, and it was a draw.
10 ¶Mr Stone could remember his father with one foot in the air. Mrs Pepper could remember her gran saying “banana” with her hair piled up high. Kit could remember nothing, since he was six, but he was the loudest.
10 The odd thing was that all three told the truth. You could see it on them. Each had kept a bit of the game, as you keep half of a ticket from the circus.`,
        alt: {
          es: '{H} salta a la pata coja y a {F} le da la risa.',
          en: '{H} hops on one leg, and {F} gets the giggles.',
        },
        picture: {
          H: ['jump', 'happy'],
          F: ['jump', 'happy'],
          X: ['cheer', 'happy'],
          props: ['blanket', 'hat'],
        },
      },
      {
        es: `0-2 ¡Salchicha! ¡Ja, ja, ja!
0-2 {F} se ríe. ¡Al principio!
0-2 {X} también.
2-2 ¡Otra vez! {H} se ríe. ¡Al principio!
4! —Así no gana nadie —dijo {H}.
4! —Alguien sabrá las normas de verdad —dijo {F}.
4 —Yo —dijeron a la vez don Ramiro, doña Petra y Quico.
4! {H} y {F} se fueron a preguntar por ahí.
6 Faltaba poco para {event}, y {thing} seguía en la casilla doce.
6 {X} fue también, por ver si en otros sitios se decía «salchicha».
8 A sus espaldas se oía «¡No vale!», luego «¡Salchicha!» y luego un golpe blando. Y vuelta a empezar, como un reloj mal educado.
10 Don Ramiro llegó a la once. Le faltaba un salto. Pero la doce era la doce, y doña Petra se había puesto delante con los brazos cruzados. «Sin salchicha, no», dijo.`,
        en: `0-2 Banana! Ha, ha, ha!
0-2 {F} laughs. Back you go!
0-2 {X} laughs too.
2-2 Again! {H} laughs. Back to the start!
4! “Nobody can win like this,” said {H}.
4! “Somebody must know the real rules,” said {F}.
4 “I do,” said Mr Stone, Mrs Pepper and Kit, all at once.
4! So {H} and {F} went off to ask.
6 It would soon be time for {event}, and {thing} was still on square twelve.
6 {X} went as well, to see if people said “banana” in other places.
8 Behind them they could hear “Not fair!”, and then “Banana!”, and then a soft thud. Then it began again, like a clock with no manners.
10 Mr Stone got to eleven. It was one hop more. But twelve was twelve, and Mrs Pepper stood in front of it with folded arms. “No banana,” she said, “no hop.”`,
        alt: {
          es: '{H} y {F} se marchan en busca de las normas.',
          en: '{H} and {F} set off to look for the rules.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'happy'],
          X: ['walk', 'happy'],
          props: ['blanket', 'flag'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'house-rules/setback',
    titles: {
      es: ['El papel del dobladillo', 'Seis y mostaza'],
      en: ['The paper in the hem', 'Six, and some nuts'],
    },
    moments: [
      {
        es: `0-2 ¡Un papel! ¿Qué pone?
0-2 {H} lo abre. {F} mira.
2-2 Pone: ¡pan, huevos y salchichas!
4! De vuelta con la lona, {H} notó un bulto en el dobladillo.
4! ¡Era un papel viejo, muy doblado!
4 —¡Las normas de verdad! —gritó {F}.
4 Vinieron todos a verlo, menos don Ramiro, que estaba a la pata coja.
6 El papel estaba amarillo y olía a cajón. Por fuera ponía, con letra picuda: «No perder».
6 —Ahora sabremos quién tiene razón —dijo doña Petra, y se arregló el moño.
8 Hubo un momento precioso, mientras {F} lo desdoblaba. Todavía tenían razón todos.
10 Se abría en dos, en cuatro, en ocho. Crujía a cada vuelta, como un anciano al que levantan de la siesta para que cuente aquello.`,
        en: `0-2 A paper! What does it say?
0-2 {H} opens it. {F} looks.
2-2 It says: eggs, bread, bananas!
4! Back at the rug, {H} felt a lump in the hem.
4! It was an old paper, folded up small!
4 “The real rules!” cried {F}.
4 They all came to see, but for Mr Stone, who was on one leg.
6 The paper was yellow, and it smelled of a drawer. On the outside somebody had written, “Do not lose.”
6 “Now we shall know who is right,” said Mrs Pepper, and patted her hair.
8 There was a lovely moment while {F} unfolded it. They were all of them still right.
10 It opened in two, in four, in eight. It creaked at each turn, like an old man who is got up from his nap to tell that story of his.`,
        alt: {
          es: '{H} y {F} sacan un papel viejo de la lona.',
          en: '{H} and {F} take an old paper out of the rug.',
        },
        picture: {
          H: ['hold', 'excited', 'scroll'],
          F: ['point', 'excited'],
          showsThing: true,
          props: ['blanket', 'scroll'],
          shot: 'close',
        },
      },
      {
        es: `4! —«Pan, huevos, seis salchichas» —leyó {H}.
4! ¡Era la lista de la compra!
4 {X} miró por detrás. Ponía: «Y mostaza».
4 Doña Petra se sentó. ¿De ahí venía su norma?
6 —Entonces hay que decirlo seis veces —dijo Quico, que se estaba aguantando.
4 —Mi abuela no jugaba —dijo ella—. Mi abuela iba a la tienda.
6 —¿Y los huevos? —preguntó Quico—. ¿Había que llevar huevos?
6 —A lo mejor jugaba por el camino —dijo {F}.
6 No coló.
4! Doña Petra empezó a enrollar la lona.
6 Desaparecieron la uno, la dos y la tres.
6 —¡Eso no vale! —gritó Quico.
6 Por una vez, nadie le contestó que sí.
6 {X} se plantó en la cuatro, pero la lona le pasó por encima.
8 Al fondo, {thing} se tambaleó. Todo el mundo alargó una mano, y todo el mundo la retiró. Tocar era trampa. No les quedaba ningún otro acuerdo, y no querían gastarlo.
8 —Si mi salchicha es una compra —dijo doña Petra—, vuestra pata coja será un juanete.
8 —¿Y mi norma? —dijo Quico.
8 —La tuya será sueño.
8 Aquello le dolió más que nada. Ya no tenía que aguantarse la risa: se le había ido sola.
10 ¶{H} leyó el papel otra vez, por si aún decía otra cosa. Era una letra de alguien con prisa y con seis bocas en casa. Nada más. A veces se busca durante años quién mandó hacer algo, y resulta que no mandó nadie.
10 —Da un poco de vértigo —dijo {F}.
10 —Un poco —dijo {H}—. Pero también da sitio.
10 Ninguno de los dos sabía muy bien qué quería decir con eso. Se lo guardaron para luego.`,
        en: `4! “Bread, eggs, six bananas,” read {H}.
4! It was a shopping list!
4 {X} looked on the back. It said, “And some nuts.”
4 Mrs Pepper sat down. Was that where her rule came from?
6 “Then you have to say it six times,” said Kit, trying not to laugh.
4 “My gran was not playing,” she said. “She was off to the shop.”
6 “What about the eggs?” asked Kit. “Should we have had eggs?”
6 “She may have played on the way,” said {F}.
6 It was no use.
4! Mrs Pepper began to roll up the rug.
6 One, two and three were gone.
6 “Not fair!” cried Kit.
6 For once nobody told him that it was.
6 {X} stood firm on number four, and was rolled over.
8 Far off, {thing} shook. They all put out a hand, and they all took it back. To touch it was cheating. It was the last thing that they agreed on, and they did not want to use it up.
8 “If my banana is shopping,” said Mrs Pepper, “then your hop is a sore toe.”
8 “And my rule?” asked Kit.
8 “Yours is bedtime.”
8 That hurt more than all the rest. He did not have to hold in his laugh now. It had gone by itself.
10 ¶{H} read the paper once more, in case it had changed its mind. It had been written by somebody in a hurry, with six mouths to feed. You look for years for the one who gave the order, and it turns out that there was no order.
10 “It makes me dizzy,” said {F}.
10 “Me too,” said {H}. “But it does leave room.”
10 Neither of them was sure what that meant. They kept it for later.`,
        alt: {
          es: '{H} lee un papel muy viejo, y {F} pone cara de preocupación.',
          en: '{H} reads a very old paper, and {F} looks worried.',
        },
        picture: {
          H: ['hold', 'surprised', 'scroll'],
          F: ['stand', 'worried'],
          X: ['stand', 'determined'],
          props: ['blanket', 'bread', 'egg'],
        },
      },
      {
        es: `0-2 ¡Se acabó el juego! Oh...
0-2 {H} se sienta. {F}, también.
0-2 {X} suspira.
2-2 ¡Alguien sigue ahí! ¿Quién es?
4! Se fueron todos, cada cual por su lado.
4 —Se acabó el Juego de Siempre —dijo {F}.
4! Pero la lona no se enrollaba del todo. ¡Había alguien encima!
4! En la casilla once seguía don Ramiro, a la pata coja.
6 —Yo estoy jugando —dijo.
6 No miraba a nadie. Tenía el bigote muy recto y la pierna un poco temblona.
8 —¿Con qué normas? —le preguntó {H}.
8 —Con las que haya —dijo don Ramiro.
8 {X} le acercó algo donde apoyarse. Él dio las gracias y no se apoyó.
10 {H} y {F} se miraron sin saber qué pensar. Podía ser cabezonería, y también podía ser lo contrario. Por si acaso, desenrollaron otra vez la lona, una casilla tras otra, hasta el principio.`,
        en: `0-2 Bye-bye, rug! Oh dear.
0-2 {H} sits down. So does {F}.
0-2 {X} sighs.
2-2 Somebody is still there! Who is it?
4! They all went off, this way and that.
4 “That is the end of the Old Game,” said {F}.
4! But the rug would not roll up. There was somebody on it!
4! On square eleven stood Mr Stone, on one leg.
6 “I am playing,” he said.
6 He did not look at anyone. His moustache was straight, and his leg shook a little.
8 “By which rules?” asked {H}.
8 “By such as there are,” said Mr Stone.
8 {X} brought him something to lean on. He said thank you, and did not lean.
10 {H} and {F} looked at each other and wondered. It might be stubborn, and it might be the very opposite. Just in case, they rolled out the rug again, one square after another, all the way back to the start.`,
        alt: {
          es: '{H} y {F} se sientan junto a la lona de casillas.',
          en: '{H} and {F} sit down beside the rug of squares.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['sit', 'sad'],
          X: ['stand', 'thoughtful'],
          showsThing: true,
          props: ['blanket', 'scroll'],
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'house-rules/climax',
    titles: {
      es: ['La casilla once', 'Una palabra en trozos'],
      en: ['Square eleven', 'A word in slices'],
    },
    moments: [
      {
        es: `0-2 ¡Mira! Un señor muy serio.
0-2 No se ríe nunca, nunca.
2-2 {H} y {F} lo miran. ¡Nada!
4! ¡Pronto sería {event}, y la partida no avanzaba!
4! El primero de la fila era don Ramiro, a la pata coja.
4 Estaba en la casilla once, y de allí no pasaba.
4 —¿No salta usted? —preguntó {H}.
4 —Todavía no —dijo don Ramiro.
6 —Ese «todavía» ya es muy viejo —dijo doña Petra.
6 Nadie podía adelantarlo, porque adelantar estaba feísimo. La cola llegaba hasta la uno.
8 Don Ramiro tenía {thing} delante mismo del bigote. Y el bigote ni se movía.
10 Aquel señor llevaba treinta años llegando a la once y volviéndose a casa con la cabeza muy alta. Había quien iba todos los años solo por verlo perder así de bien.`,
        en: `0-2 Look! He is so serious.
0-2 He never, never laughs.
2-2 {H} and {F} look at him. Nothing!
4! It was nearly time for {event}, and the game was stuck!
4! First in line was Mr Stone, on one leg.
4 He was on square eleven, and there he stayed.
4 “Will you not hop?” asked {H}.
4 “Not yet,” said Mr Stone.
6 “It is a very old ‘not yet’,” said Mrs Pepper.
6 Nobody could go past him, for that was very rude. The queue went all the way back to square one.
8 Right in front of his moustache was {thing}. And the moustache did not even stir.
10 For thirty years he had got as far as eleven, and gone home with his head held high. There were people who came every year just to see him lose so well.`,
        alt: {
          es: '{H} y {F} miran {thing}, al final de las casillas.',
          en: '{H} and {F} look at {thing}, at the end of the squares.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'worried'],
          showsThing: true,
          props: ['blanket', 'flag'],
          shot: 'wide',
        },
      },
      {
        es: `4! Para ganar, el serio don Ramiro tenía que decir «salchicha». ¡No quería!
4 —¿Qué se come con mostaza? —preguntó {H}.
4 —Mostaza —dijo él.
4 {X} dibujó una en el aire. Don Ramiro dijo: «Un submarino».
4! —¿Y si la partimos en trozos? —dijo {F}.
6 —¿Qué tiene de malo esa palabra? —preguntó {H}.
6 —Que con ella no se puede ir a ninguna parte.
6 —A la doce, sí —dijo {F}.
6 Don Ramiro no contestó. La pierna que tenía en el aire le temblaba un poco.
6 {H} y {F} se metieron con él en la once. Era una casilla para un pie, y ahora había muchos. Tuvieron que abrazarse para no caer.
6 —¡Eso no vale! —gritó doña Petra, la de la salchicha.
6 Pero no encontró ninguna norma en contra. Nadie había querido nunca compartir casilla.
8 De cerca, don Ramiro olía a jabón. De cerca, además, se le veía una grieta pequeñísima justo debajo del bigote.
8 —Es que, si la digo, me río —confesó, muy bajo—. Y, si me río, vuelvo al principio. Y está lejísimos.
8 —No la diga entera —susurró {F}—. Nadie se la come entera.
8 {X} se coló también, por si hacía falta peso.
10 ¶La risa que no se usa no se va. Se queda dentro, doblada, cogiendo fuerza, como un muelle debajo de un cojín. {H} notaba contra el hombro que aquel señor tan tieso estaba temblando desde hacía treinta años, solo que muy despacio.
10 —Si hay castigo —le dijo—, también lo partimos. Tocamos a un trocito de principio por cabeza.`,
        en: `4! To win, old Mr Stone had to say “banana”. He would not!
4 “What is long and yellow?” asked {H}.
4 “A yellow ruler,” he said.
4 {X} drew one in the air. “The moon,” said Mr Stone.
4! “What if we slice it?” said {F}.
6 “What is wrong with the word?” asked {H}.
6 “It is not a word that gets you anywhere.”
6 “It gets you to square twelve,” said {F}.
6 Mr Stone did not reply. The leg that he held up shook a bit.
6 {H} and {F} got on to square eleven with him. It was a square for one foot, and now there were a lot. They had to hug, so as not to fall off.
6 “Not fair!” cried Mrs Pepper, whose rule it was.
6 But she could not find a rule about it. Nobody had ever wanted to share a square.
8 From close by, Mr Stone smelled of soap. From close by, too, you could see a very small crack, just under the moustache.
8 “If I say it, I shall laugh,” he told them in a low voice. “And if I laugh, I go back to the start. It is such a long way.”
8 “You need not say all of it,” whispered {F}. “Nobody eats the whole bunch.”
8 {X} squeezed in as well, in case they needed the weight.
10 ¶A laugh that you do not use does not go away. It stays in there, folded up, and gathers strength, like a spring under a cushion. {H} could feel that this stiff old man had been shaking for thirty years, only very slowly.
10 “If you get told off,” said {H}, “we will slice that too. It is a thin bit of start for each.”`,
        alt: {
          es: '{H} y {F} piensan, muy cerca ya de {thing}.',
          en: '{H} and {F} have a think, very near to {thing}.',
        },
        picture: {
          H: ['stand', 'determined'],
          F: ['think', 'thoughtful'],
          X: ['reach', 'happy'],
          showsThing: true,
          props: ['blanket', 'hat', 'speech'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Sal! ¡Chi! ¡Cha!
0-2 El señor se ríe. ¡Ja!
0-2 {X} también.
2-2 {H} ríe. {F} ríe. ¡Todos adelante!
4! —¡Sal! —dijo {H}.
4! —¡Chi! —dijo {F}.
4! —Cha —dijo don Ramiro... ¡y se rio!
4 La risa se les pegó a todos, hasta al pequeño Quico.
6 Se reía la cola entera, desde la once hasta la uno.
4 —Si se ríen todos —gritó {H}—, ¡todos adelante!
6 —¿Quién ha puesto esa norma? —dijo doña Petra, llorando de risa.
6 —¡Nosotr{HF:os/as}! —dijo {F}—. ¡Ahora mismo!
8 La risa de don Ramiro sonó primero como un cajón atascado. Luego, como un carro de cacharros. Llevaba dentro treinta años de chistes sin abrir.
8 {X} agarró a los de atrás, y los de atrás agarraron a los de más atrás.
10 Quico miró la lona, miró a don Ramiro y tomó la decisión más difícil de su vida. «Vale», dijo.
4! Y se rieron todos, y todos saltaron a la vez.`,
        en: `0-2 Ba! Na! Na!
0-2 He laughs! Ha, ha!
0-2 {X} laughs too.
2-2 {H} laughs. {F} laughs. Everybody, hop!
4! “Ba!” said {H}.
4! “Na!” said {F}.
4! “Na,” said Mr Stone... and he laughed!
4 They all caught it, even little Kit.
6 The whole queue laughed, from eleven back to one.
4 “If we all laugh,” cried {H}, “then we all go on!”
6 “Who made that rule?” asked Mrs Pepper, wiping her eyes.
6 “We did!” said {F}. “Just now!”
8 At first that laugh of his was like a drawer that sticks. Then it was like a cart full of pans. There were thirty years of jokes in it, not one of them opened.
8 {X} took hold of the ones behind, and they took hold of the ones behind them.
10 Kit looked at the rug, and looked at Mr Stone, and made the hardest choice of his life. “All right,” he said.
4 And they all laughed, and they all hopped.`,
        alt: { es: '{H} y {F} saltan y se ríen junto a la lona.', en: '{H} and {F} jump and laugh beside the mat.' },
        picture: {
          H: ['jump', 'happy'],
          F: ['cheer', 'happy'],
          X: ['dance', 'happy'],
          props: ['blanket', 'hat', 'speech'],
        },
      },
    ],
  },
  resolution: {
    id: 'house-rules/resolution',
    titles: {
      es: ['De qué color era el final', 'Sitio en el papel'],
      en: ['The colour of the end', 'Room on the paper'],
    },
    moments: [
      {
        es: `0-2 ¡Todos a la vez! ¡Hop!
0-2 {H} llega. {F} llega.
2-2 ¡Y el señor serio también! ¡Ja, ja!
4! Cayeron todos en la casilla doce, unos encima de otros.
4! Muchas manos levantaron {thing}.
4 —¿Y quién ha ganado? —preguntó Quico.
4 —Sí —dijo don Ramiro.
6 —Eso no es una respuesta —protestó Quico, pero se le había olvidado enfadarse.
6 Aún le quedaban risas sueltas. Le iban saliendo de una en una, como las monedas de un bolsillo roto.
8 La casilla doce estaba nueva. Jamás la había pisado nadie, y conservaba todo el color.
10 Era verde. Lo miraron con los pies muy quietos. En tantos años de querer llegar al final, a nadie se le había ocurrido preguntarse de qué color era.`,
        en: `0-2 All of them! Hop!
0-2 {H} is there. {F} is there.
2-2 And he is there too! Ha, ha!
4! They came down on square twelve, one on top of another.
4! A lot of hands picked up {thing}.
4 “But who has won?” asked Kit.
4 “Yes,” said Mr Stone.
6 “That is not an answer,” said Kit. But he had forgotten to be cross.
6 There was some laughing left in him. It came out bit by bit, like coins from a hole in a pocket.
8 Square twelve was brand new. Nobody had ever stood on it, and it still had all of its colour.
10 It was green. They looked at it, and kept their feet very still. In all those years of wanting to get to the end, nobody had thought to ask what colour it was.`,
        alt: {
          es: '{H} y {F} caen en la última casilla con {thing}.',
          en: '{H} and {F} land on the last square, with {thing}.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['cheer', 'happy'],
          showsThing: true,
          props: ['blanket', 'flag', 'heart'],
          shot: 'wide',
        },
      },
      {
        es: `4! Llevaron {thing} a su sitio. Y {event} empezó con una carcajada.
4 {H} y {F} escribieron las normas. Así ya no se perderían.
4 «Uno, a la pata coja; dos, salchicha», ponía.
4 {X} añadió otra: «Si hay merienda, se para».
6 —Tres —dictó Quico—. Quien se ríe, al principio.
6 —Si se ríe solo —dijo {H}.
6 —Si se ríe solo —escribió {F}—. Y cuatro: si se ríen todos, adelante.
6 —¿Y si se ríe la mitad? —preguntó Quico.
6 Fue difícil. Al final decidieron que esa mitad le contara el chiste a la otra.
6 En el papel sobraba mucho sitio.
6 —Dejadlo así —dijo don Ramiro—. Para quien venga después.
6 {X} firmó en una esquina, con un dibujo de algo que se comía o se tocaba.
8 ¶—La salchicha la puse yo —dijo de pronto doña Petra.
8 Se hizo un silencio.
8 —Tenía cuatro años y mucha hambre. Mi abuela lo dijo después, porque le hizo gracia.
8 —Yo había perdido un zapato —dijo don Ramiro, mirando dentro de su sombrero—. En una casilla roja. Por eso la pata coja.
8 Quico no dijo nada, pero se entendió. A nadie le gusta ser el más pequeño en un sitio donde se ríen todos.
10 ¶{F} repasó el papel con un dedo. No había habido nunca unas normas de verdad, guardadas en alguna parte. Había habido alguien con hambre, alguien con un pie frío y alguien a quien no le hacía gracia. Y cada uno había puesto la que le hacía falta.
10 —Entonces las de verdad eran estas —dijo {F}.
10 —Y la vuestra —dijo don Ramiro, y la subrayó.`,
        en: `4! They took {thing} along. And {event} began with a laugh.
4 {H} and {F} wrote the rules down. Now they could not get lost.
4 “One, hop; two, banana,” it said.
4 {X} put in a new one: “Stop for tea.”
6 “Three,” said Kit. “If you laugh, you go back.”
6 “If just one laughs,” said {H}.
6 “If just one laughs,” wrote {F}. “And four, if we all laugh, we all go on.”
6 “And if half of us laugh?” asked Kit.
6 That was a hard one. In the end the half that laughed had to tell the joke to the other half.
6 There was a lot of room left on the paper.
6 “Leave it,” said Mr Stone. “It is for the ones who come next.”
6 {X} signed in one corner, with a picture of something that you either eat or blow.
8 ¶“The banana was me,” said Mrs Pepper, out of the blue.
8 There was a hush.
8 “I was four, and very hungry. My gran only said it later, because it made her smile.”
8 “I had lost a shoe,” said Mr Stone, and studied the inside of his hat. “It was on a red square. So I hopped.”
8 Kit did not say a thing, but they understood. Nobody likes to be the smallest in a place where they all laugh.
10 ¶{F} went over the paper with one finger. There had never been any real rules, put away somewhere safe. There had been somebody hungry, and somebody with a cold foot, and somebody who did not see the joke. And each of them had made the rule that was needed.
10 “Then these were the real ones,” said {F}.
10 “And yours,” said Mr Stone, and underlined it.`,
        alt: {
          es: '{H} y {F} escriben las normas en un papel.',
          en: '{H} and {F} write down the rules on a paper.',
        },
        picture: {
          H: ['sit', 'thoughtful', 'pencil'],
          F: ['sit', 'happy'],
          X: ['point', 'happy'],
          showsThing: true,
          props: ['scroll', 'blanket', 'table'],
        },
      },
      {
        es: `0-2! ¡Salchicha! ¡Ja, ja! ¡Ganan todos!
0-2 {X} pide otra.
2-2 {H} y {F} saltan a la vez. ¡Hop!
2-2 Y los colores se van a dormir.
4 Después de {event}, la lona seguía en su sitio.
4 —¿Echamos otra? —preguntó {F}.
4 —¿Cómo se juega? —dijo una niña que acababa de llegar.
6 Todos abrieron la boca a la vez. Y todos se acordaron a la vez y la cerraron.
6 —Todavía falta una norma —dijo {H}, y le dio el lápiz—. Pon la tuya.
8 {X} le hizo sitio en la casilla uno, donde siempre se cabe.
8 La niña lo pensó con la lengua fuera. Luego escribió despacio y con alguna falta. Y ya no se podía jugar sin aquello.
10 Nadie se lo discutió. Con el tiempo, alguien diría que se había hecho así toda la vida, y tendría razón.
4! —Salchicha —dijo don Ramiro, muy serio. ¡Y se rieron todos!`,
        en: `0-2! Banana! Ha, ha! We all win!
0-2 {X} wants more.
2-2 {H} and {F} hop. Hop, hop!
2-2 And the rug goes to bed.
4 After {event} the rug was still there.
4 “Shall we play again?” asked {F}.
4 “How do you play?” asked a girl who had just come.
6 They all opened their mouths at once. And they all remembered at once, and shut them.
6 “There is one rule to come,” said {H}, and gave her the pencil. “It is yours.”
8 {X} made room for her on square one, where there is always room.
8 She thought about it with her tongue out. Then she wrote it down, slowly, and with a mistake or two. From then on you could not play without it.
10 Nobody argued. In years to come somebody would say that it had always been so, and would be right.
4! “Banana,” said Mr Stone, very gravely. And they all laughed!`,
        alt: {
          es: '{H} ofrece un lápiz y {F} saluda, junto a la lona.',
          en: '{H} holds out a pencil and {F} waves, beside the rug.',
        },
        picture: {
          H: ['reach', 'happy', 'pencil'],
          F: ['wave', 'happy'],
          X: ['sit', 'happy'],
          props: ['blanket', 'scroll', 'heart'],
          shot: 'wide',
        },
      },
    ],
  },
}
