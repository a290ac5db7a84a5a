import type { Plot } from '../plot.ts'

/** The same row of tempers: here a little bucket clanks on a string behind the very detective who hunts the noise. */
export const whoStartedRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'who-started/setup/string',
      titles: {
        es: ['Un cubo con cuerda', 'El ruido invisible', 'El caso del clonc'],
        en: ['A bucket on a string', 'The noise nobody saw', 'The case of the clonk'],
      },
      moments: [
        {
          es: `0-2! {H} corre. ¡Clonc, clonc!
0-2 ¿Qué suena? ¡Es un cubo!
2-2 El cubo va atado al pie de {H}.
4! {H} iba con prisa y se enganchó el pie en una cuerda.
4! En la otra punta había un cubito de lata. ¡Clonc, requeteclonc!
4 —¡Qué bien suena la fiesta! —dijo {H}, sin mirar atrás.
6 Faltaba muy poco para {event}, y había que colocar {thing}.
6 El cubito iba detrás, dando saltos, como un juguete con mucha prisa.
8 {F} llegó por el otro lado, así que tampoco vio la cuerda. Era fina, era gris y no tenía ningunas ganas de llamar la atención.
10 A los ruidos que uno lleva puestos les pasa lo que a las orejas. Van siempre contigo y son los demás quienes tienen que mirarlos.`,
          en: `0-2! {H} runs. Clonk, clonk!
0-2 What is it? A bucket!
2-2 It is on a string, behind {H}.
4! {H} was in a hurry, and caught one foot in a string.
4! There was a little tin bucket on the end. Clonk, clonkety-clonk!
4 “The music has begun!” said {H}, and did not look back.
6 {event} was very near, and somebody had to put up {thing}.
6 The bucket hopped along behind, like a toy in a great hurry.
8 {F} came from the other side, and did not see the string. It was thin, it was grey, and it had no wish to be noticed.
10 It is with your own noises as it is with your ears. They go wherever you go, and it is the others who have to look at them.`,
          alt: {
            es: '{H} corre y {F} saluda, junto a un cubo y una cuerda.',
            en: '{H} runs and {F} waves, by a bucket and a rope.',
          },
          picture: {
            H: ['run', 'happy'],
            F: ['wave', 'happy'],
            showsThing: true,
            props: ['bucket', 'rope'],
            shot: 'wide',
          },
        },
        {
          es: `4! {at} nadie se hablaba. La panadera le sacaba la lengua al cartero.
4! —¡Le ha pegado un grito a mi masa! —dijo ella—. ¡Se ha hundido!
4! —¡Porque me asustó un ruido! —dijo el cartero—. ¡Ha sido un clonc!
4 {X} escuchó con una mano en la oreja. No se oía nada.
4! —Buscaremos a quien hace ese clonc —dijo {H}.
6 {F} sacó la lupa. {H} dio un paso para verla mejor.
6 ¡Clonc!
6 —¡Quiet{H:o/a}! —susurró {F}—. Está aquí mismo.
6 Se quedaron sin respirar. El ruido, también.
6 —Nos ha oído —dijo {H}—. Es muy listo. Cuando paramos, se para.
6 El cartero enseñó las rodillas. Con el susto había tirado las cartas por el aire y les había dado a unas gallinas, a un sombrero y a una sopa.
6 {X} encontró una carta dentro de un sombrero y otra dentro de una sopa.
8 —Entonces la panadera se enfadó por el grito, el grito fue por el susto y el susto fue por el ruido —contó {F}.
8 —¿Y el ruido, por qué fue? —preguntó {H}.
8 —Eso no lo sabremos hasta que lo pillemos.
8 {X} apuntó el ruido en un papel, para reconocerlo: «clonc». Luego añadió «requeteclonc», porque tenía sitio.
10 La panadera, que estaba sentada, lo veía todo desde abajo: los zapatos, la cuerda y el cubito. Abrió la boca. Pero como había jurado no dirigirle la palabra a nadie, se la llenó de pan.
10 {H} recorrió el lugar de punta a punta, con el ruido pisándole los talones. Nunca lo había tenido tan cerca ni iba a tenerlo más lejos.`,
          en: `4! Nobody was speaking {at}. The baker put out her tongue at the postman.
4! “He shouted at my dough!” she said. “It went flat!”
4! “I heard a noise and it made me jump!” he said. “It went clonk!”
4 {X} put a hand to one ear. It was very quiet.
4! “Then we will find out who goes clonk,” said {H}.
6 {F} got out the magnifier. {H} took a step to see it better.
6 Clonk!
6 “Stop!” whispered {F}. “It is right here.”
6 They held their breath. So did the noise.
6 “It heard us,” said {H}. “It is clever. When we stop, it stops.”
6 The postman showed them his knees. He had thrown all his letters up in the air, and they had come down on some hens, a hat and a bowl of soup.
6 {X} found one letter in a hat and one in some soup.
8 “So the baker is cross about the shout,” said {F}. “The shout was about the fright, and the fright was about the noise.”
8 “And what was the noise about?” asked {H}.
8 “We will not know that until we catch it.”
8 {X} wrote the noise down, so as to know it again. It said “clonk” on the paper, and then “clonkety”, as there was room.
10 The baker was sitting down, and from there she could see it all: the shoes, the string and the bucket. She opened her mouth. But she had sworn not to say a word to anybody, so she put some bread in it.
10 {H} went over the place from end to end, with the noise one step behind. It had never been so near, and it was never going to be further off.`,
          alt: {
            es: '{H} señala y {F} busca con la lupa, cerca de un cubo.',
            en: '{H} points and {F} searches with a magnifying glass, near a bucket.',
          },
          picture: {
            H: ['point', 'determined'],
            F: ['hold', 'thoughtful', 'magnifier'],
            X: ['think', 'thoughtful'],
            props: ['bucket', 'bread', 'letter'],
          },
        },
        {
          es: `0-2 {H} anda. ¡Clonc!
0-2 {H} para. ¡Ssss!
0-2 {X} escucha.
2-2 {F} no ve el cubo. ¡Está ahí!
4! —¡A seguir el ruido! —dijo {H}. ¡Clonc!
4 —¡Por ahí! —dijo {F}. ¡Clonc!
4! Cuanto más corrían, más cerca sonaba.
6 Cerraron una puerta con llave para dejarlo fuera. Sonó dentro. La abrieron para echarlo, y salió con {H}.
6 {X} se puso a andar de puntillas, y {F} también. Solo faltaba que lo hiciera {H}.
8 —Nos sigue —dijo {F}—. O va delante.
8 —O las dos cosas —dijo {H}—. Puede que sean dos.
10 A su espalda, dos vecinos que no habían discutido en la vida se preguntaron a la vez quién armaba aquel jaleo. Se contestaron a la vez que el otro. Ya había cuatro enfadados más en la lista, si se contaban los balcones.`,
          en: `0-2 {H} walks. Clonk!
0-2 {H} stops. Hush!
0-2 {X} listens.
2-2 {F} does not see it. It is there!
4! “Follow that noise!” said {H}. Clonk!
4 “This way!” said {F}. Clonk!
4! The faster they ran, the nearer it was.
6 They locked a door to keep it out. It was inside. They let it out, and it went with {H}.
6 {X} began to walk on tiptoe, and so did {F}. {H} was the only one who did not.
8 “It is behind us,” said {F}. “Or else it is in front.”
8 “Or both,” said {H}. “There may be two of them.”
10 Behind them, two neighbours who had never had a cross word asked at the same time who was making that din. They both answered at the same time that it was the other. So that was two more for the list.`,
          alt: {
            es: '{H} y {F} corren, y un cubo va detrás.',
            en: '{H} and {F} run, and a bucket comes after them.',
          },
          picture: {
            H: ['run', 'determined'],
            F: ['run', 'excited'],
            X: ['walk', 'thoughtful'],
            props: ['bucket', 'rope'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'who-started/setback/goodbye',
      titles: {
        es: ['Cada cual por su lado', 'Un clonc de menos'],
        en: ['Each on their own', 'One clonk less'],
      },
      moments: [
        {
          es: `0-2! ¡Clonc! {F} se enfada.
0-2 {H} se enfada. ¡Hum!
2-2 {F} anda para allá. {H}, para acá.
4! {at}, {F} se paró en seco.
4! —¡Haces ruido tú! —dijo—. ¡Por eso no lo oímos bien!
4 —¡El ruido lo haces tú! —dijo {H}.
6 —¡Pues busco por mi cuenta!
6 —¡Pues yo por la mía!
8 Las dos cosas salieron más deprisa de lo que habían pensado decirlas. Ya no había forma de meterlas otra vez en la boca.
10 La fila de los enfados, que empezaba en una masa hundida, acababa de crecer por la otra punta sin que nadie la empujara.`,
          en: `0-2! Clonk! {F} is cross.
0-2 {H} is cross. Hmph!
2-2 {F} goes that way. {H} goes this way.
4! {F} came to a stop {at}.
4! “It is you who makes the noise!” said {F}. “That is why we cannot hear it!”
4 “No, you do!” said {H}.
6 “Then I will look on my own!”
6 “Then so will I!”
8 It all came out faster than they had meant to say it. There was no way to get it back in.
10 The row of tempers, which began with some flat dough, had just grown at the other end, and nobody had even pushed.`,
          alt: {
            es: '{H} y {F} discuten, con un cubo al lado.',
            en: '{H} and {F} quarrel, with a bucket beside them.',
          },
          picture: { H: ['stand', 'angry'], F: ['point', 'angry'], props: ['bucket', 'rope'] },
        },
        {
          es: `4! {F} echó a andar. No sonó nada.
4! Qué raro. Dio otro paso. Nada de nada.
4 {X} se quedó en medio, sin saber con quién ir.
4 Con tanto silencio, {F} echaba de menos a {H}.
6 Por el otro lado, {H} caminaba con el ruido para {H:él/ella} sol{H:o/a}. Le parecía más fuerte que antes y mucho más triste.
6 «No quería decir eso», pensó en el primer paso. «No quería decirlo así», pensó en el segundo.
6 {F} se alejó un poco más y se sentó. El silencio se sentó también.
6 {X} llevó un recado de un lado a otro: «Dice que si vienes». Y volvió con la respuesta: «Dice que si vienes tú».
6 —Voy yo —dijo {F}, y se levantó.
6 —Voy yo —dijo {H} a lo lejos, y echó a correr. ¡Clonc, clonc, clonc!
8 Se encontraron a mitad de camino. Habían pensado las mismas palabras y las dijeron a la vez, así que no hubo manera de entenderlas.
8 —Tú primero —dijo {F}.
8 —Perdón —dijo {H}.
8 —Eso era lo mío —dijo {F}.
8 {X} guardó los recados que le quedaban, por si hacían falta otro año.
10 ¶Se dieron la mano. Las paces tienen una cosa buena, y es que no importa quién llegue antes. El que llega segundo se las encuentra ya calentitas.
10 Después {F} frunció la frente. Había algo que no cuadraba: con {F:él/ella}, silencio. Con {H}, jaleo. Miró a {H} de arriba abajo y le faltó muy poco, apenas un palmo, para mirar del todo abajo.`,
          en: `4! {F} walked off. It was all quiet.
4! How odd. {F} took one more step. Not a sound.
4 {X} stood in the middle, and did not know which way to go.
4 In all that quiet, {F} missed {H}.
6 On the other side, {H} had the noise for company. It seemed to be louder than before, and a lot sadder.
6 “I did not mean that,” thought {H} at one step. “I did not mean it like that,” thought {H} at the next.
6 {F} went a little way and sat down. The quiet sat down as well.
6 {X} took a message across. It was “Are you coming?” And {X} came back with the answer, which was “Are you?”
6 “I will go,” said {F}, and got up.
6 “I will go,” said {H}, far off, and began to run. Clonk, clonk, clonk!
8 They met half way. They had thought of the same words and said them at the same time, so that nobody could understand them.
8 “You first,” said {F}.
8 “Sorry,” said {H}.
8 “That was mine,” said {F}.
8 {X} put away the messages that were left, for next time.
10 ¶They shook hands. The good thing about making up is that it does not matter who gets there first. The second one finds it nice and warm.
10 Then {F} frowned. Something was not right. On one side there had been no noise, and on the other there had been nothing else. {F} looked {H} up and down, and only just failed to look all the way down.`,
          alt: {
            es: '{H} y {F} se dan la mano y hacen las paces.',
            en: '{H} and {F} hold hands and make up.',
          },
          picture: {
            H: ['stand', 'happy'],
            F: ['stand', 'happy'],
            X: ['stand', 'happy'],
            together: ['hold-hands', 'H', 'F'],
            props: ['heart', 'bucket', 'rope'],
          },
        },
        {
          es: `0-2 {F} vuelve. {H} vuelve.
0-2 ¡Clonc! ¡Un abrazo!
0-2 {X} también quiere.
2-2 Ya no hay enfado. ¡Qué gusto!
4! —Entre dos se busca mejor —dijo {F}.
4 —Y con trampa, mejor todavía —dijo {H}.
4! Necesitaban una red bien grande. ¡Clonc!
6 —Ríete —dijo {H} hacia atrás, al ruido—. Ya verás luego.
6 {X} hizo un nudo de prueba y quedó atad{X:o/a} a sí mism{X:o/a}.
8 {F} propuso poner queso. {H} preguntó si los ruidos comían queso. Decidieron que, en el peor de los casos, no se tiraría el queso.
10 Una buena trampa necesita un sitio por donde el culpable pase seguro. Eligieron el más fácil de todos: allí donde sonaba siempre. O sea, allí donde estaba {H}.`,
          en: `0-2 {F} comes back. {H} comes back.
0-2 Clonk! A big hug!
0-2 {X} wants one too.
2-2 Nobody is cross now. That is better!
4! “It is better with two,” said {F}.
4 “And with a trap,” said {H}, “it is better still.”
4! They needed a good big net. Clonk!
6 “Go on, laugh,” said {H} to the noise. “You wait.”
6 {X} tied a knot to try it out, and was soon inside it.
8 {F} wanted to put cheese in. {H} asked if a noise would eat cheese. They agreed that, at worst, they could eat it themselves.
10 A good trap needs a place where the culprit is sure to come by. They chose the best one, which was wherever the noise was always heard. That is to say, wherever {H} was.`,
          alt: {
            es: '{H} tiene una red y {F} señala, junto a un cubo.',
            en: '{H} has a net and {F} points, by a bucket.',
          },
          picture: {
            H: ['hold', 'determined', 'net'],
            F: ['point', 'happy'],
            X: ['sit', 'surprised'],
            props: ['bucket', 'net', 'rope'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'who-started/climax/net',
      titles: {
        es: ['La trampa', '¡Lo tenemos!', 'Aquí se para'],
        en: ['The trap', 'Got you!', 'It stops here'],
      },
      moments: [
        {
          es: `0-2! Una red grande. ¡Chist!
0-2 {F} espera. {H} espera.
2-2 ¿Quién hace ese ruido? ¡A pillarlo!
4! {H} y {F} colgaron una red entre dos postes.
4! —Cuando pase el del ruido, ¡zas! —dijo {F}.
4 Todo el mundo se escondió a mirar. Pero no sonaba nada.
6 La panadera se puso detrás de un saco. El cartero quiso el mismo saco, y hubo que traer otro.
6 Tenían muchas ganas de saber a quién gritarle.
8 Pasó un rato. Pasó una hoja rodando, y todos la miraron con muchísima desconfianza.
10 Es difícil esconderse junto a alguien con quien uno no se habla. No se le puede decir que se aparte, ni que qué bonito está el cielo.`,
          en: `0-2! A big net. Hush!
0-2 {F} waits. {H} waits.
2-2 Who makes that noise? Let’s see!
4! {H} and {F} hung a net between two posts.
4! “When it comes by, we drop it,” said {F}.
4 They all hid to watch. But there was not a sound.
6 The baker got behind a sack. The postman wanted the same sack, so they had to fetch another.
6 They very much wished to know whom to shout at.
8 Time went by. A leaf went by, and they all gave it a hard look.
10 It is not easy to hide beside somebody you are not speaking to. You cannot ask them to move up, or tell them how nice the sky is.`,
          alt: {
            es: '{H} y {F} esperan junto a una red.',
            en: '{H} and {F} wait beside a net.',
          },
          picture: {
            H: ['crouch', 'determined'],
            F: ['hold', 'excited', 'rope'],
            props: ['net', 'rope', 'bucket'],
          },
        },
        {
          es: `4! Aquel clonc tenía a todo el mundo de morros. ¡Pero ya había una red! {F} tenía la cuerda.
4 —Voy a ver si viene —dijo {H}, y salió del escondite.
4! ¡Clonc, clonc! ¡Ya venía! {F} tiró de la cuerda. ¡Zas!
4! ¡En la red estaba {H}, con un cubito atado al pie!
4 {X} se tapó la boca para no reírse.
6 —¡Lo hemos pillado! —gritó {H} desde dentro—. ¿Quién es? ¡No veo nada!
6 —Eres tú —dijo {F}.
6 {H} levantó un pie. ¡Clonc! Levantó el otro. Nada. Levantó el primero otra vez, por si había sido casualidad.
6 —Ay —dijo.
6 La panadera salió del saco. El cartero salió del suyo. Llegó más gente, toda con el ceño fruncido y el grito preparado.
6 {X} se puso al lado de {H}, dentro de la red, para hacerle compañía.
6 —¡Fue sin querer! —dijo {H}—. ¡Alguien dejó ahí esa cuerda!
8 ¶—¡El barrendero! —dijo el cartero enseguida—. ¡El cubo es suyo!
8 —¡Me lo pidió la panadera para el agua! —dijo el barrendero.
8 —¡Porque el fontanero no vino! —dijo ella.
8 Todas las cabezas se volvieron a buscar al fontanero. La fila empezaba a andar otra vez, y ahora por un sitio nuevo.
10 ¶{H} la vio alargarse. Iba del fontanero al que le había roto la bicicleta, de la bicicleta al bache y del bache a la lluvia de febrero. Siguiendo por ahí llegarían al primer día del mundo, y también allí habría alguien echándole la culpa a otro.
10 Era cuestión de dejarla pasar. Bastaba con callarse y señalar un poco. Nadie se acordaría ya del cubito.
10 —¿Qué hacemos? —susurró {F}, con la cuerda todavía en la mano.`,
          en: `4! That clonk had made them all so cross. But now they had a net! {F} held the rope.
4 “I will go and see if it is coming,” said {H}.
4! Clonk, clonk! Here it came! {F} let the net fall.
4! And there in the net was {H}, with a bucket on one foot!
4 {X} tried hard not to laugh.
6 “We have got it!” cried {H} from inside. “Who is it? I cannot see!”
6 “It is you,” said {F}.
6 {H} put up one foot. Clonk! Then the other. Nothing. Then the first again, in case it had been by chance.
6 “Oh,” said {H}.
6 The baker came out of her sack, and the postman out of his. More people came, all with a frown, and each with a shout ready.
6 {X} went into the net, and sat down beside {H} for company.
6 “I did not mean to!” said {H}. “Somebody left that string there!”
8 ¶“The road sweeper!” said the postman at once. “It is his bucket!”
8 “The baker asked me for it, for her water!” said the sweeper.
8 “That was because the plumber did not come!” said she.
8 All the heads turned to look for the plumber. The row was on the move again, and in a new direction.
10 ¶{H} could see it grow. From the plumber it went to a broken bicycle, from the bicycle to a hole in the road, and from the hole to the rain in February. At that rate they would come to the first day of the world, and find somebody there who blamed somebody else.
10 You only had to let it go by. You only had to keep quiet and point a little. Nobody was thinking of the bucket any more.
10 “What do we do?” whispered {F}, with the rope still in one hand.`,
          alt: {
            es: '{H} está en el suelo junto a la red y {F} tiene la cuerda.',
            en: '{H} is on the ground by the net and {F} has the rope.',
          },
          picture: {
            H: ['sit', 'surprised'],
            F: ['hold', 'surprised', 'rope'],
            X: ['stand', 'happy'],
            props: ['net', 'bucket', 'bread'],
            shot: 'close',
          },
        },
        {
          es: `0-2! ¡Zas! ¡En la red está {H}!
0-2 ¡El clonc era {H}!
0-2 {X} ríe. {F} ríe.
2-2 {H} dice: perdón, perdón.
4-4! {H} podía echarle la culpa a otro, pero dijo: «¡He sido yo!».
6! {H} podía echarle la culpa a otro. Pero se puso en pie.
6! —He sido yo —dijo—. ¡Y aquí se para!
4 No se oyó nada. Luego, alguien se sonó.
4 —Cuando lo dice así —dijo la panadera—, no me sale gritar.
6 Al cartero tampoco le salía. Probó dos veces, y la segunda se le escapó un «gracias».
6 {F} le quitó la red de encima.
8 —El nudo lo hice yo —dijo—. Una parte de la culpa es mía.
8 —Y el saco era mío —dijo alguien, por tener también un poco.
8 {X} reclamó la culpa del tiempo, que no era de nadie.
10 Era la misma culpa de antes, pero ahora todos querían un trocito. Repartida así, no pesaba nada: se podía llevar en un bolsillo, entre el pañuelo y las llaves.`,
          en: `0-2! Look in the net! It is {H}!
0-2 The noise was {H}!
0-2 {X} laughs. {F} laughs.
2-2 {H} says: sorry, sorry!
4-4! {H} could have blamed somebody else, but said, “It was me!”
6! {H} could have blamed somebody else. But this time {H} stood up.
6! “It was me,” said {H}. “And it stops here!”
4 It was very quiet. Then somebody sniffed.
4 “Now I cannot shout,” said the baker. “It will not come out.”
6 It would not come out of the postman, either. He tried twice, and the second time he said “thank you” by mistake.
6 {F} took the net off.
8 “I tied the knot,” said {F}. “So part of it is my fault.”
8 “And it was my sack,” said somebody, so as to have a bit as well.
8 {X} asked for the blame for the weather, which nobody else had.
10 It was the same blame as before, but now they all wanted a piece. Shared out like that it weighed nothing. You could carry it in a pocket, with the hanky and the keys.`,
          alt: {
            es: '{H} se pone en pie con orgullo y {F} lo celebra, junto al cubo y la red.',
            en: '{H} stands up proudly and {F} cheers, by the bucket and the net.',
          },
          picture: {
            H: ['stand', 'proud'],
            F: ['cheer', 'happy'],
            X: ['cheer', 'happy'],
            props: ['bucket', 'net'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'who-started/resolution/band',
      titles: {
        es: ['La orquesta de los cubos', 'Música de lata', 'El timbre de {F}'],
        en: ['The bucket band', 'Tin music', 'A new doorbell'],
      },
      moments: [
        {
          es: `0-2! {H} baila. ¡Clonc, clonc!
0-2 {F} baila. ¡Clonc!
2-2 ¡Más cubos! ¡Todos quieren uno!
4! {H} pidió perdón, de puerta en puerta. ¡Clonc! Perdón. ¡Clonc! Perdón.
4 Cada perdón quitaba un enfado.
4! La panadera se puso a reír. ¡Y quiso un cubo para su pie!
6 El cartero pidió otro. Así nadie se asustaría al oírlo llegar, y menos que nadie, él.
6 —El mío tiene que ser grave —dijo la panadera—. Yo soy de sonido grave.
8 Al rato había once cubos, dos cacerolas y una regadera. Cada cual andaba con mucho cuidado, no por no hacer ruido, sino por hacerlo a tiempo.
10 Dirigían unas gallinas. No lo sabían, pero todo el mundo las miraba para entrar, y ellas bajaban la cabeza justo en el compás.`,
          en: `0-2! {H} dances. Clonk, clonk!
0-2 {F} dances. Clonk!
2-2 More buckets! They all want one!
4! {H} said sorry from door to door. Clonk! Sorry. Clonk! Sorry.
4 Each sorry took away a huff.
4! The baker began to laugh. And she asked for a bucket too!
6 The postman asked for one as well. Then nobody would jump when he came by, and least of all himself.
6 “Mine must be a low one,” said the baker. “I am a low sort of person.”
8 Soon there were eleven buckets, two pans and a watering can. They all took great care how they walked, not so as to make no noise, but so as to make it on time.
10 Some hens conducted. They did not know it, but everybody looked to them for the beat, and they brought their heads down just when it came.`,
          alt: { es: '{H} y {F} bailan con un cubo y una olla.', en: '{H} and {F} dance with a bucket and a pot.' },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            props: ['bucket', 'saucepan', 'watering-can', 'bread'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¡Música! —dijo {F}—. ¡Pongamos {thing} en su sitio!
4! Fueron en fila, con los cubos. ¡Clonc, requeteclonc!
4 {X} llevaba el ritmo con una cuchara.
4 Y nadie preguntó quién había empezado.
6 La fila pasó por la panadería, donde la masa volvía a estar en su punto. Al oír el primer clonc, tembló un poco, pero no se hundió.
6 —Ya se ha hecho al ruido —dijo la panadera, muy tierna—. Como todos.
6 El cartero repartía las cartas bailando. La de la sopa la leyó en voz alta la cocinera: era una felicitación y sabía a fideos.
6 {X} pidió un bis antes de que acabara la primera canción.
6 El barrendero preguntó por su cubo. {H} se lo enseñó, abollado por los cuatro costados.
6 —Suena mejor que antes —dijo el barrendero—. Quédatelo.
8 —Una duda —dijo {F}—. ¿No notabas que te tiraba algo del pie?
8 —Creía que era la emoción —dijo {H}.
8 {F} se rio tanto que perdió el compás, y las dos cacerolas de detrás se fueron con {F:él/ella}. Acabó siendo la parte más bonita.
8 {X} dijo que aquello estaba ensayado.
10 ¶Al pasar ante los dos postes, el cartero se paró. La red seguía en el suelo.
10 —¿A quién pillamos ahora? —preguntó.
10 —A nadie —dijo {H}.
10 ¶La colgaron entre los postes, más baja, y resultó ser una hamaca estupenda. Quien se enfada se sube a ella, y allí se queda hasta que se le pasa o hasta que otro necesita el sitio.`,
          en: `4! “Music!” said {F}. “Let’s go and put up {thing}!”
4! They went in a row with their buckets. Clonk, clonkety-clonk!
4 {X} beat time with a spoon.
4 And nobody asked who had started it.
6 The row went past the bakery, where there was new dough. At the first clonk it shook a little, but it stayed up.
6 “It is used to it by now,” said the baker fondly. “So are we all.”
6 The postman danced as he gave out his letters. The cook read hers out of the soup. It wished her a happy birthday, and tasted of noodles.
6 {X} called for more before they had finished the first song.
6 The road sweeper asked about his bucket. {H} showed it to him, with dents on all sides.
6 “It sounds better than it did,” said the sweeper. “You keep it.”
8 “Tell me,” said {F}. “Did you not feel something pull at your foot?”
8 “I thought it was the excitement,” said {H}.
8 {F} laughed too much to keep time, and the two pans behind went wrong as well. In the end that was the best bit.
8 {X} said that they had practised it.
10 ¶When they came to the two posts, the postman stopped. The net was still on the ground.
10 “Whom do we catch now?” he asked.
10 “Nobody,” said {H}.
10 ¶They hung it up again, lower down, and it made a very fine hammock. If you are cross you get in, and there you stay until it is over, or until somebody else needs the place.`,
          alt: {
            es: '{H} y {F} marchan con un cubo, cerca de {thing}.',
            en: '{H} and {F} march with a bucket, close to {thing}.',
          },
          picture: {
            H: ['walk', 'proud'],
            F: ['walk', 'happy'],
            X: ['hold', 'happy', 'drum'],
            showsThing: true,
            props: ['bucket', 'letter', 'music-note'],
          },
        },
        {
          es: `0-2! ¡Clonc, clonc! ¡Qué música!
0-2 {X} da palmas.
0-2 {H} y {F} tocan los cubos.
2-2 El cubo se va a dormir. ¡Clonc!
4! {event} sonó a lata de principio a fin.
4 Allí estaba {thing}, y allí estaban todos.
4! Ya de noche, {F} le desató el cubito a {H}.
4 —¿Y ahora, qué hacemos con él?
6 —Hace un poco de frío sin ruido —dijo {H}, moviendo el pie.
6 {X} bostezó. Sonó muy poco, comparado con lo de antes.
8 Volvieron a casa sin un solo clonc. Se oían los grillos, que debían de llevar todo el día esperando turno.
10 El cartero les dio las buenas noches. La panadera le dio las buenas noches al cartero. La fila llegó tan lejos que alguien, al otro extremo, se las dio a la luna.
4! Colgaron el cubito en la puerta de {F}. Era el mejor timbre del mundo.`,
          en: `0-2! Clonk, clonk! What a song!
0-2 {X} taps a foot.
0-2 {H} and {F} play on.
2-2 The bucket goes to bed. Clonk!
4! There was tin music from beginning to end of {event}.
4 They had {thing}, and they had each other.
4! At bedtime {F} took the bucket off {H}’s foot.
4 “And what do we do with it now?”
6 “It feels a bit cold without the noise,” said {H}.
6 {X} yawned. It was not very loud, after all that.
8 They went home without one clonk. You could hear the crickets, who must have been waiting all day for their turn.
10 The postman wished them good night. The baker wished the postman good night. The row went so far that somebody, at the other end, said it to the moon.
4! They hung the bucket by {F}’s door. It was the best doorbell in the world.`,
          alt: {
            es: '{H} y {F} vuelven de noche con el cubo.',
            en: '{H} and {F} go home at night with the bucket.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['hold', 'happy', 'bucket'],
            X: ['walk', 'sleepy'],
            props: ['moon', 'bucket'],
            showsThing: true,
            time: 'night',
          },
        },
      ],
    },
  ],
}
