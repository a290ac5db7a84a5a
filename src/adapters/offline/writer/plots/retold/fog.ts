import type { Plot } from '../plot.ts'

/** The same dry fountain: a borrowed blanket comes undone all the way up, and a spider shows what the thread is good for. */
export const fogRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'fog/setup/thread',
      titles: {
        es: ['La cola de la fuente', 'Devolvedla entera', 'Un hilo rojo'],
        en: ['The queue at the fountain', 'In one piece, please', 'A red thread'],
      },
      moments: [
        {
          es: `0-2 {H} y {F} hacen cola. ¡Plic!
0-2 Una gota. ¡Y no hay más!
2-2 Le cae a {F} en la nariz. ¡Ay!
4! {H} y {F} hacían cola en la fuente. Llevaban un vaso.
4! ¡Plic! A {F} le cayó una gota en la nariz. ¡Y se acabó el agua!
6 El vaso tenía que estar lleno para {event}. Iba al lado de {thing}.
6 {H} puso el vaso debajo de la nariz. {F} se sacudió.
6 —Ya tenemos una —dijo {H}.
8 Detrás esperaban cuarenta cubos, dos geranios y un burro. Miraron todos el caño por dentro. Por dentro era de noche.
10 La cola daba la vuelta entera. Según se decía, los del final estaban haciendo cola para la cola, y lo llevaban bastante bien, porque aún no les había llegado la noticia.`,
          en: `0-2 {H} and {F} queue. Plip!
0-2 Here is a drop. No more!
2-2 It falls on {F}’s nose. Oh!
4! {H} and {F} had a glass. They stood in the queue for the fountain.
4! Plip! A drop fell on {F}’s nose. And that was all the water!
6 They needed a full glass for {event}. It had to stand beside {thing}.
6 {H} held the glass under the nose. {F} gave a shake.
6 “That makes one,” said {H}.
8 Behind them were forty buckets, two geraniums and a donkey. They all looked into the pipe. It was night in there.
10 The queue went right round the corner. They said that those at the very end were queueing for the queue. They took it quite well, for the news had not got to them yet.`,
          alt: {
            es: '{H} y {F} esperan con un cubo junto a una fuente.',
            en: '{H} and {F} wait with a bucket beside a fountain.',
          },
          picture: {
            H: ['hold', 'surprised'],
            F: ['stand', 'surprised'],
            showsThing: true,
            props: ['fountain', 'bucket'],
            shot: 'wide',
          },
        },
        {
          es: `4! —El agua viene de arriba —dijo {H}—. Vamos a buscarla.
4! Doña Calceta les prestó una manta roja, de lana.
4! Un hilo se enganchó en el caño. ¡Y nadie lo vio!
4 {X} cogió el bocadillo. Alguien tenía que vigilarlo.
6 Doña Calceta había tejido la manta en once inviernos. Tenía dibujos de lo que veía por la ventana: una gallina, otra gallina y un señor.
6 —Me la devolvéis entera —dijo.
6 —Entera —prometió {F}, muy en serio.
6 Dejaron el vaso debajo del caño, para que fuera adelantando.
6 {H} se echó la manta por los hombros, como una capa. A cada paso, la capa era un poquito más corta.
6 —Qué buena lana —dijo {H} al rato—. Ya no pesa nada.
6 {X} vio una raya roja por todo el camino y creyó que era un adorno.
8 Pasaron el molino, y se deshizo una gallina. Pasaron la última casa, y se deshizo la otra.
8 —¿No hace más fresco? —preguntó {F}.
8 —Es la altura —dijo {H}.
8 —¿Y la manta no era más larga?
8 —Es que está lejos.
8 —¡Pero si la llevas puesta!
8 Les dio la risa, y no se habló más del asunto.
10 Hay cosas que se pierden así, punto por punto, y quien las lleva encima es siempre el último en enterarse. Abajo, en cambio, cuarenta cubos veían bailar un hilo rojo en el caño, y lo comentaban.
10 —Van por el molino —decía uno, con los ojos cerrados y el hilo entre dos dedos.
10 —Ahora se han sentado —decía otro—. Ahora se están riendo.`,
          en: `4! “Water comes from up there,” said {H}. “Let’s go and look.”
4! Mrs Purl lent them a red blanket. It was all wool.
4! A thread caught on the pipe. And nobody saw!
4 {X} took the sandwich. Somebody had to guard it.
6 Mrs Purl had knitted the blanket in eleven winters. On it was all that she saw from her window: a hen, one more hen and a gentleman.
6 “I want it back in one piece,” she said.
6 “In one piece,” said {F}, and meant it.
6 They left the glass under the pipe, so that it could make a start.
6 {H} wore the blanket like a cloak. At each step the cloak got a little shorter.
6 “It is such good wool,” said {H} after a while. “It weighs nothing now.”
6 {X} saw a red line all along the way, and took it for a kind of signpost.
8 They passed the mill, and one hen came undone. They passed the last house, and so did the other.
8 “Is it not getting colder?” asked {F}.
8 “It is because we are so high up,” said {H}.
8 “And was that blanket not longer?”
8 “It is because it is far away.”
8 “But you have it on!”
8 That made them laugh, and nothing more was said about it.
10 There are things that you lose like that, stitch by stitch, and the one who has them on is always the last to know. But down below, forty buckets were watching a red thread dance on the pipe, and talking it over.
10 “They have got to the mill,” said one, who had shut his eyes and held the thread in two fingers.
10 “Now they have sat down,” said another. “Now they are laughing.”`,
          alt: {
            es: '{H} lleva una manta y {F} camina al lado; atrás queda un hilo.',
            en: '{H} carries a blanket with {F} alongside; a thread is left behind.',
          },
          picture: {
            H: ['walk', 'proud', 'blanket'],
            F: ['walk', 'happy'],
            X: ['hold', 'happy', 'sandwich'],
            props: ['thread', 'bucket', 'stone'],
          },
        },
        {
          es: `0-2 {H} sube con la manta.
0-2 {F} ve un hilo. ¡Oh!
0-2 {X} dice: ¡mira, mira!
2-2 ¡Qué hilo tan largo! ¿Y la manta?
4! Subieron y subieron. La manta era ya un babero.
4 —¿Y lo demás? —preguntó {F}.
4! Se volvieron. ¡Por toda la cuesta bajaba un hilo rojo!
6 —Entera —repitió {F}, muy bajito.
6 —Está toda —dijo {H}—. Lo que pasa es que está estirada.
6 {X} empezó a hacer un ovillo. Lo dejó al ver lo que faltaba.
8 Solo quedaba la esquina del señor de la ventana. También él parecía preocupado.
8 —¿Volvemos? —preguntó {F}.
8 —Para volver siempre hay tiempo —dijo {H}—. Y ahora, además, hay hilo.
10 Es verdad que no todas las expediciones van atadas a su casa. Visto así, casi era una suerte.
4! Dieron un paso más. ¡Y entraron en la nube!`,
          en: `0-2 {H} goes up with the blanket.
0-2 {F} sees a thread. Oh!
0-2 {X} says: look, look!
2-2 It is so long! Where is the blanket?
4! Up and up they went. By now the blanket was a bib.
4 “Where is the rest of it?” asked {F}.
4! They looked back. A red thread ran all the way down the hill!
6 “In one piece,” said {F} again, very softly.
6 “It is in one piece,” said {H}. “It is just a thin one.”
6 {X} began to wind it up into a ball, saw how much there was, and stopped.
8 All that they had left was the gentleman in his corner. He looked worried too.
8 “Shall we go back?” asked {F}.
8 “There is always time to go back,” said {H}. “And now there is thread as well.”
10 It is true that not every traveller is tied to home. When you look at it like that, it was very nearly good luck.
4! They took one more step. And they were inside the cloud!`,
          alt: {
            es: '{H} tiene un hilo en la mano y {F} señala lo lejos que llega.',
            en: '{H} holds a thread and {F} points how far it goes.',
          },
          picture: {
            H: ['stand', 'surprised', 'thread'],
            F: ['point', 'worried'],
            X: ['hold', 'surprised', 'thread'],
            props: ['thread', 'stone'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'fog/setback/goat',
      scares: ['lost'],
      titles: {
        es: ['El hilo dijo «beee»', 'La otra punta'],
        en: ['The thread said “baa”', 'The other end'],
      },
      moments: [
        {
          es: `0-2 ¡Qué blanco! No se ve.
0-2 {H} tira del hilo. ¡Uy!
2-2 ¡Está suelto! ¿Quién lo ha roto?
4! La niebla lo tapaba todo {at}. ¡Menos mal que había un hilo!
4! {H} tiró de él, por si acaso. ¡Y venía suelto!
4 —Se ha roto —dijo {H}.
4 —Entonces ya no sabemos bajar —dijo {F}.
6 Se quedaron muy quiet{HF:os/as}. La niebla se quedó quieta también, como quien no quiere molestar.
6 —La otra punta tiene que estar por aquí —dijo {H}.
8 «Por aquí» era todo lo que había. Por delante era blanco, por detrás era blanco, y hacia arriba, un poco más blanco.
10 Un hilo es una cosa muy pequeña para tener la culpa de tanto silencio. Mientras estuvo atado, ni lo miraban. Ahora habrían dado el bocadillo por verlo.`,
          en: `0-2 So white! We cannot see.
0-2 {H} pulls the thread. Oh!
2-2 It is loose! Who broke it?
4! The fog hid it all {at}. What luck that they had a thread!
4! {H} gave it a pull, just in case. And it came loose!
4 “It is broken,” said {H}.
4 “Then we do not know the way down,” said {F}.
6 They stood very still. The fog stood still as well, as if it did not wish to be in the way.
6 “The other end must be somewhere here,” said {H}.
8 Somewhere here was all there was. It was white in front, it was white behind, and up above it was a bit whiter.
10 A thread is a very small thing to make such a silence. As long as it was tied on, they had not looked at it. Now they would have given the sandwich to see it.`,
          alt: {
            es: '{H} sujeta un hilo suelto y {F} mira la niebla.',
            en: '{H} holds a loose thread while {F} looks at the fog.',
          },
          picture: {
            H: ['hold', 'worried', 'thread'],
            F: ['stand', 'worried'],
            props: ['thread', 'stone'],
            weather: 'fog',
          },
        },
        {
          es: `4! Buscaron la otra punta a gatas, con las manos.
4 —¡La tengo! —dijo {F}. Era una raíz.
4 {X} encontró una seta. La saludó y siguió buscando.
4! {H} tocó algo largo y suave. Tiró. Y el hilo dijo: ¡beee!
6 Era la barba de una cabra.
6 La cabra masticaba muy despacio. Por un lado de la boca le salía un hilo rojo. Por el otro lado, también.
6 —Se está comiendo la manta —susurró {F}.
6 —Y le gusta —dijo {H}—. Es que es muy buena lana.
6 Le ofrecieron el bocadillo. La cabra miró el bocadillo y miró el hilo. Se veía que le resultaba difícil.
6 {X} habló muy bien del bocadillo, para ayudarla a decidirse.
8 {F} le contó a la cabra quién había tejido aquello. La cabra escuchó con los ojos de lado, que es como escuchan ellas. Al llegar a lo de los once inviernos, dejó de masticar.
6 Por fin abrió la boca. Allí estaban las dos puntas, un poco mordidas.
8 —¿Cuánto se ha comido? —preguntó {F}.
8 —Desde el zapato del señor hasta la rodilla.
8 —Doña Calceta lo va a notar.
8 —Le diremos que se ha sentado —dijo {H}.
8 Les entró una risa floja, de las de después del susto. La cabra esperó a que acabaran y se comió el papel.
8 {X} se sentó a su lado, porque daba calorcito.
10 ¶Lo curioso fue que, en todo ese rato, nadie había tenido miedo. Es difícil tenerlo a gatas, y más difícil aún de la mano de una cabra. La niebla seguía siendo igual de blanca, pero ya era una niebla con alguien.`,
          en: `4! They felt for the other end on hands and knees.
4 “I have it!” said {F}. It was a root.
4 {X} found a mushroom, said hello and went on looking.
4! {H} felt a thing that was long and soft, and pulled. The thread said: baa!
6 It was the beard of a goat.
6 The goat was chewing very slowly. A red thread came out of one side of its mouth. A red thread came out of the other side as well.
6 “It is eating the blanket,” whispered {F}.
6 “And it likes it,” said {H}. “It is such good wool.”
6 They held out the sandwich. The goat looked at it, and looked at the thread. You could see that it was hard.
6 {X} said many fine things about the sandwich, to help it choose.
8 {F} told it who had made all that. The goat listened with its eyes to one side, as goats do. When it came to the eleven winters, it stopped chewing.
6 In the end it opened its mouth. There were the two ends, a little bitten.
8 “How much is gone?” asked {F}.
8 “The gentleman, from the shoes to the knees.”
8 “Mrs Purl will notice.”
8 “We will say that he sat down,” said {H}.
8 They laughed till they had to hold on to each other, as you do after a fright. The goat waited, and then ate the paper.
8 {X} sat down beside it, because it was warm.
10 ¶The odd thing was that in all that time nobody had been scared. It is hard to be, on your hands and knees, and harder still beside a goat. The fog was just as white as before, but now it was a fog with somebody in it.`,
          alt: {
            es: '{H} y {F} buscan a gatas un hilo en la niebla.',
            en: '{H} and {F} feel for a thread on hands and knees.',
          },
          picture: {
            H: ['kneel', 'surprised', 'thread'],
            F: ['crouch', 'surprised'],
            X: ['crouch', 'happy', 'mushroom'],
            props: ['goat', 'thread'],
            weather: 'fog',
            shot: 'close',
          },
        },
        {
          es: `0-2 ¡Beee! ¡Era una cabra!
0-2 {H} hace un nudo.
0-2 {X} dice: ¡beee!
2-2 ¡El hilo ya está! ¡Qué buen nudo!
4! Ataron las dos puntas. ¡El hilo volvía a llegar hasta abajo!
4 La cabra lo olió. {F} le dijo que no con el dedo.
6 {X} bautizó el nudo. Se llamó «la cabra».
6 —Ahora ya puedes tirar —dijo {F}.
6 {H} tiró un poquito. Muy lejos, algo contestó.
8 Eran los cuarenta cubos, que se habían asustado al notar el hilo flojo.
8 —Un tirón es «hola» —dijo {F}—. ¿Y dos?
8 —Dos es «seguimos aquí» —dijo {H}, y dio dos.
10 Quien ha tenido que atar un hilo ya no lo pierde de vista. Lo llevaron de la mano todo lo que faltaba.
4! Y entonces, muy cerca, se oyó: ¡tic!`,
          en: `0-2 Baa! It was a goat!
0-2 {H} ties a knot.
0-2 {X} says: baa!
2-2 The thread is well again! What a knot!
4! They tied the two ends. The thread went all the way down again!
4 The goat sniffed at it. {F} shook a finger.
6 {X} gave the knot a name. It was called Goat.
6 “You can pull now,” said {F}.
6 {H} pulled a little. Far, far away, something pulled back.
8 It was the forty buckets. They had been worried, with the thread so slack.
8 “One pull is hello,” said {F}. “What is two?”
8 “Two is still here,” said {H}, and gave two.
10 Once you have had to tie a thread, you do not take your eyes off it. They held it by the hand for the rest of the way.
4! And then, quite close, there was a noise: tick!`,
          alt: {
            es: '{H} ata dos puntas de hilo y {F} señala una cabra.',
            en: '{H} ties two ends of thread and {F} points at a goat.',
          },
          picture: {
            H: ['kneel', 'happy', 'thread'],
            F: ['point', 'happy'],
            X: ['sit', 'happy'],
            props: ['goat', 'thread'],
            weather: 'fog',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'fog/climax/web',
      titles: {
        es: ['La maestra de ocho patas', 'Ahora se espera', 'La carrera de la gota'],
        en: ['A teacher with eight legs', 'Now we wait', 'Racing a drop'],
      },
      moments: [
        {
          es: `0-2 Arriba no hay agua. ¡Oh!
0-2 ¡Mira! Una telaraña con gotitas.
2-2 ¡Plic! Una gota. ¡Plic! ¡Otra gota!
4! Arriba no había río, ni lago, ni nada. ¡Solo niebla!
4 —Hemos subido para nada —dijo {F}.
4! Entonces {H} vio una telaraña. ¡Estaba llena de gotas!
6 No llovía. La araña no había ido a buscar agua. Había dejado que viniera.
6 —¿Cómo lo hace? —susurró {F}.
6 —Con agujeros y paciencia —dijo {H}.
8 Cada hilo llevaba un collar. Las gotas gordas estaban en los cruces, y todas tenían dentro el mismo árbol, cabeza abajo.
10 En algunos montes del mundo donde casi nunca llueve, la gente tiende redes en la niebla y bebe de ellas. Se llaman atrapanieblas. A las arañas no les ha pagado nadie la idea.`,
          en: `0-2 There is no water. Oh!
0-2 Look! A web with tiny drops.
2-2 Plip! One drop. Plip! One more drop!
4! There was no river up there, no lake, not a thing. It was all fog!
4 “We came up for nothing,” said {F}.
4! Then {H} saw a spider’s web. It was full of drops!
6 It was not raining. The spider had not gone to fetch water. She had let it come.
6 “How does she do it?” whispered {F}.
6 “With holes, and time,” said {H}.
8 Each thread had a necklace on. The fat drops hung where the threads crossed, and inside each of them was the same tree, upside down.
10 On some mountains, where it hardly ever rains, people hang up nets in the fog and drink from them. They are called fog catchers. Nobody has ever paid the spiders for the idea.`,
          alt: {
            es: '{H} señala una telaraña entre la niebla y {F} se sienta con pena.',
            en: '{H} points at a spider’s web in the fog and {F} sits sadly.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['sit', 'sad'],
            props: ['spider-web', 'leaf', 'tree'],
            weather: 'fog',
            shot: 'medium',
          },
        },
        {
          es: `4! Arriba, en la niebla, una araña recogía agua con su tela.
4! —¡Haremos otra tela! —dijo {H}—. ¡Pero gigante! ¡De lana!
4 Deshicieron la manta roja y tejieron entre dos pinos.
4 {X} puso los brazos tiesos para sujetar el hilo.
6 La araña lo hacía con ocho patas y sin hablar. Ell{HF:os/as} lo hicieron con menos patas y discutiendo.
6 —Por ahí no pases —decía {H}, con el hilo en los dientes.
6 —Es que aquí estoy yo —dijo {F}, que se había tejido por dentro.
6 La primera red parecía un nudo. La segunda parecía una hamaca. La tercera ya parecía hecha por alguien que ha visto una telaraña.
6 —¿Y ahora qué? —preguntó {F}.
6 —Ahora, nada —dijo {H}—. Ahora se espera.
8 Era lo más difícil. La araña se puso en el centro de la suya y se quedó quieta, con una pata encima de cada hilo. Lo hacía de maravilla.
8 —No viene —dijo {F} al cabo de un minuto.
8 —Ya está aquí —dijo {H}—. Mírate las cejas.
8 Las tenía llenas de puntitos blancos. Después se puso blanca la lana. Después brilló.
8 {X} no movía ni un dedo, y se le iban juntando gotas en la nariz.
10 ¶Una gota de niebla es tan pequeña que no sabe caerse. Va de acá para allá, sin peso, como quien tiene la tarde libre. Pero un día toca un hilo, y en el hilo hay otra, y a su lado otra más. Y cuando quieren darse cuenta, pesan.
10 —O sea, que solas son niebla —dijo {F}—. Y juntas son agua.
10 —Como la cola de la fuente —dijo {H}—, pero al revés.`,
          en: `4! Up in the fog a spider was catching water with her web.
4! “We will make a web!” said {H}. “A huge one! Out of wool!”
4 They undid the red blanket, and wove it from pine to pine.
4 {X} held out two stiff arms for the thread.
6 The spider did it with eight legs and no talking. They did it with fewer legs and a good deal of talking.
6 “Do not come that way,” said {H}, with the thread between {H.his} teeth.
6 “But this is where I am,” said {F}, who was knitted in.
6 The first net looked like a knot. The second looked like a hammock. The third looked like the work of somebody who has seen a web.
6 “And now?” asked {F}.
6 “Now, nothing,” said {H}. “Now we wait.”
8 That was the hardest part. The spider sat in the middle of hers and kept still, with one leg on each thread. She did it beautifully.
8 “It is not coming,” said {F} after a minute.
8 “It is here,” said {H}. “Feel your eyebrows.”
8 They were full of little white dots. Then the wool went white. Then it shone.
8 {X} did not move a finger, and grew a row of drops on the nose.
10 ¶A drop of fog is so small that it does not know how to fall. It drifts about, as light as somebody with the afternoon off. But one day it touches a thread, and there is another on that thread, and one more next to it. And before they know it, they are heavy.
10 “So they are fog on their own,” said {F}, “and water all together.”
10 “It is like the queue at the fountain,” said {H}, “the other way round.”`,
          alt: {
            es: '{H} y {F} tejen con hilo junto a un árbol, entre la niebla.',
            en: '{H} and {F} weave with thread beside a tree, in the fog.',
          },
          picture: {
            H: ['reach', 'determined', 'thread'],
            F: ['hold', 'surprised', 'thread'],
            X: ['stand', 'calm'],
            props: ['spider-web', 'tree', 'thread'],
            weather: 'fog',
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Gotas, gotas! ¡Por el hilo!
0-2 {F} corre. ¡Corre, corre!
0-2 {X} corre también.
2-2 La gota baja y baja. ¡Qué rápida!
4! Una gota gorda echó a rodar por el hilo.
4! —¡Va hacia la fuente! —gritó {H}—. ¡Corre!
4 La gota iba por el hilo. {H} y {F} iban por la cuesta.
6 En las curvas ganaba la gota, porque no frenaba. En lo llano se quedaba atrás.
6 {X} animaba a la gota. Era la más pequeña.
6 A la altura del molino iban iguales.
8 —¡Que nos pasa! —gritó {F}, con la lengua fuera.
8 La gota se paró un momento en un nudo. Tomó aire, o lo que tomen las gotas, y se lanzó.
10 Nadie corre tanto como para olvidarse de mirar. {H} vio que dentro de la gota bajaban también la cuesta, el molino y dos figuras muy pequeñas que corrían.
4! ¡Plic! Ganó la gota, por una nariz.`,
          en: `0-2 Drops, drops! Down the thread!
0-2 {F} runs. Run, run!
0-2 {X} runs too.
2-2 The drop goes down and down. So fast!
4! One fat drop began to roll down the thread.
4! “It is off to the fountain!” cried {H}. “Run!”
4 The drop had the thread. {H} and {F} had the hill.
6 On the bends the drop was ahead, as it did not slow down. On the flat it fell behind.
6 {X} cheered for the drop. It was the smallest.
6 At the mill they were side by side.
8 “It is going past us!” puffed {F}.
8 The drop stopped a moment at a knot. It took a breath, or whatever drops take, and shot off.
10 Nobody runs so fast that they forget to look. {H} saw that the hill was going down inside the drop too, and the mill, and two very small runners.
4! Plip! The drop won, by a nose.`,
          alt: {
            es: '{H} y {F} corren cuesta abajo junto a un hilo.',
            en: '{H} and {F} run downhill beside a thread.',
          },
          picture: {
            H: ['run', 'excited'],
            F: ['run', 'excited'],
            X: ['run', 'happy'],
            props: ['thread', 'stone'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'fog/resolution/knit',
      titles: {
        es: ['Nunca me salió tan larga', 'Tejer para la sed', 'La placa más pequeña'],
        en: ['The longest I ever made', 'Knitting for thirst', 'The smallest plaque'],
      },
      moments: [
        {
          es: `0-2 ¡Plic, plic! ¡Cae al vaso!
0-2 {H} y {F} llegan. ¡Uf!
2-2 Una gota. Otra gota. ¡El vaso se llena!
4! Por el hilo bajaba otra gota. Y otra. ¡Y cien más!
4! El vaso se llenó. Luego se llenó un cubo. ¡La cola avanzaba!
6 Cuarenta personas dieron un paso. Era el primero en todo el día.
6 —¿Y mi manta? —preguntó doña Calceta, que la había tejido.
6 {F} señaló el hilo, luego la cuesta y luego la nube.
6 Ella lo siguió con los ojos hasta el final.
6 —Nunca me había salido tan larga —dijo.
8 —Se la devolveremos —dijo {F}—. Está toda.
8 —Quita, quita —dijo ella—. Doblada no servía más que para el frío.
10 Once inviernos había tardado en hacerla. Uno por uno los veía brillar en la cuesta: el del catarro, el de la nieve, el de las gallinas. Y por todos, de punta a punta, bajaba el agua.`,
          en: `0-2 Plip, plip! Into the glass!
0-2 {H} and {F} are here. Phew!
2-2 One drop. One more. The glass is full!
4! Down the thread came one more drop. And one more. And a hundred!
4! The glass was full. Then a bucket was full. The queue moved on!
6 Forty people took one step. It was the first that day.
6 “Where is my blanket?” asked Mrs Purl, who had made it.
6 {F} pointed at the thread, then at the hill, and then at the cloud.
6 She followed it with her eyes, right to the end.
6 “It is the longest I ever made,” she said.
8 “You shall have it back,” said {F}. “It is all there.”
8 “Not at all,” she said. “Folded up, it was only good for the cold.”
10 It had taken her eleven winters. She saw them shine on the hill one by one: the one with the cough, the one with the snow, and the one with the hens. And through them all, from end to end, came the water.`,
          alt: {
            es: '{H} y {F} celebran que el cubo se llena gota a gota.',
            en: '{H} and {F} cheer as the bucket fills drop by drop.',
          },
          picture: {
            H: ['cheer', 'excited'],
            F: ['point', 'proud'],
            props: ['fountain', 'thread', 'bucket'],
            shot: 'wide',
          },
        },
        {
          es: `4! Pusieron el vaso lleno al lado de {thing}.
4! —¡Y ahora, a tejer! —dijo doña Calceta.
4 La gente trajo calcetines viejos, gorros y bufandas con agujeros.
4 {X} se quitó un calcetín. El otro lo dio por la tarde.
6 El jersey del alcalde lo deshicieron con el alcalde dentro. Daba vueltas, más vueltas, y al final estaba en camisa.
6 —Es por el agua —le explicó {H}.
6 —Entonces, tiren —dijo el alcalde, mareado y muy digno.
6 Por la tarde había diez redes arriba, entre los pinos.
6 —¿A quién se le ocurrió? —preguntó el alcalde—. Es para la placa.
6 Lo llevaron ante la telaraña. El alcalde se quitó el sombrero. La araña le quitó una mosca.
6 {X} prometió no volver a barrer un rincón sin preguntar.
8 La placa la colgaron allí mismo. Es del tamaño de una uña, porque la tiene que leer ella. Dice: «Gracias».
8 —¿Y sabe leer? —preguntó {F}.
8 —Sabe esperar —dijo {H}—. Ya aprenderá.
8 Doña Calceta empezó otra manta aquella misma noche. En la esquina iba a poner dos exploradores y una gota.
10 ¶Todo el mundo sabe que se teje para el frío. Allí, desde entonces, se teje también para la sed. Y lo más importante de una red, según doña Calceta, son los agujeros. Por ellos se va lo que no hace falta. En lo demás, si no se tiene prisa, se queda lo que sí.`,
          en: `4! They put the glass beside {thing}. It was full to the brim.
4! “And now we knit!” said Mrs Purl.
4 People brought old socks, and hats, and scarves with holes.
4 {X} took off one sock. The other followed after tea.
6 They undid the mayor’s jumper with the mayor in it. Round he went, and round, until he stood in his shirt.
6 “It is for the water,” said {H}.
6 “Then pull,” said the mayor, who was dizzy, and very brave.
6 By teatime there were ten nets up there among the pines.
6 “Whose idea was it?” asked the mayor. “It is for the plaque.”
6 They took him to the web. The mayor took off his hat. The spider took a fly off it.
6 {X} promised to ask, next time, before sweeping out a corner.
8 They hung the plaque right there. It is as big as a fingernail, since she is the one who has to read it. It says: Thank you.
8 “Can she read?” asked {F}.
8 “She can wait,” said {H}. “She will learn.”
8 Mrs Purl began another blanket that very night. In the corner there would be two explorers and a drop.
10 ¶Everybody knows that you knit for the cold. Up there, since that day, they knit for thirst as well. And the best part of a net, says Mrs Purl, is the holes. What you do not need goes out through them. What you do need stays on the rest, if you are in no hurry.`,
          alt: {
            es: '{H} tiene hilo y {F} una bufanda, para tejer otra red.',
            en: '{H} has thread and {F} a scarf, to knit another net.',
          },
          picture: {
            H: ['hold', 'happy', 'thread'],
            F: ['reach', 'happy', 'scarf'],
            X: ['sit', 'happy'],
            showsThing: true,
            props: ['thread', 'scarf', 'hat'],
          },
        },
        {
          es: `0-2! ¡Una gota y otra! ¡Cuánta agua!
0-2 {H} y {F} beben. ¡Aaah!
0-2 {X} bebe también.
2-2 Gracias, arañita. ¡Hasta mañana, nube!
4! Había agua para todo el mundo. ¡Y pudo empezar {event}!
4 Brindaron con nube. Sabía un poquito a oveja.
6 —Y un poquito a araña —dijo {F}, que tenía el paladar muy fino.
6 {X} brindó con cada uno de los cuarenta cubos, y luego tuvo que sentarse.
8 El hilo rojo cruzaba la noche, desde la nube hasta el caño. En cada gota bajaba una luna pequeñísima, muy despacio, sin empujar a la de delante.
10 El burro, que había sido el último de la cola, bebió el último y bebió más que nadie. No se le oyó ni una queja. Hay quien sabe esperar sin necesidad de ser araña.
4! {H} tocó el hilo con un dedo. Temblaba. Arriba, alguien seguía tejiendo.`,
          en: `0-2! One drop, two drops! So much water!
0-2 {H} and {F} have a drink.
0-2 {X} has one too.
2-2 Thank you, spider. Good night, cloud!
4! There was water for everybody. Now it was time for {event}!
4 They drank to it in cloud. It tasted a bit of sheep.
6 “And a tiny bit of spider,” said {F}, who could tell.
6 {X} drank to each of the forty buckets, and then had to sit down.
8 The red thread ran right across the night, from the cloud to the pipe. In each drop a tiny moon came down, very slowly, and did not push the one in front.
10 The donkey had been the last in the queue. He was the last to drink, and drank the most, and had not grumbled once. You can know how to wait and not be a spider.
4! {H} put one finger on the thread. It shook. Up there somebody was still knitting.`,
          alt: {
            es: '{H} y {F} celebran de noche, con un cubo de agua y {thing}.',
            en: '{H} and {F} cheer at night, with a bucket of water and {thing}.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['cheer', 'happy'],
            X: ['sit', 'happy'],
            showsThing: true,
            props: ['thread', 'moon', 'star', 'bucket'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
