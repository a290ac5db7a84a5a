import type { Plot } from '../plot.ts'

/** The same portraits that wait: their painter went for blue into his own landscape, where the sky walks away from him. */
export const holdStillRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'hold-still/setup/statues',
      titles: {
        es: ['Campeones de estatuas', 'La vela sin soplar', 'Pierde quien se mueva'],
        en: ['Champions at statues', 'A candle to blow out', 'First to move is out'],
      },
      moments: [
        {
          es: `0-2 ¡A ser estatua! Quiet{H:o/a}, {H}.
0-2 ¿Quién ha hablado? ¡Una princesa pintada!
2-2 {F} se ríe. ¡{F} se ha movido!
4! {H} y {F} jugaban a las estatuas entre doce retratos.
4! De pronto, una princesa pintada susurró: «¿Ya está?».
4! Llevaba trescientos años quieta. ¡Con una uva en la boca!
6 —Habéis perdido l{HF:os/as} dos —añadió—. Os habéis vuelto a mirarme. Nosotros no perdemos nunca.
6 Les habían pedido que esperaran allí, con {thing}. Faltaba poco para {event}.
8 En el cuadro de al lado, un caballo a dos patas miraba el suelo. Lo miraba como se mira un escaparate de pasteles cuando está cerrado.
10 La galería estaba llena de gente importantísima y pintada hasta el último botón. Ninguno respiraba. Tenían esa cara que se pone en las fotos cuando el de la cámara no encuentra el botón.`,
          en: `0-2 Let’s be statues! Do not move, {H}.
0-2 Who spoke? A princess in a picture!
2-2 {F} giggles. So {F} is out!
4! {H} and {F} played statues between twelve portraits.
4! “Is it done?” whispered a painted princess.
4! She had waited for three hundred years, with a grape in her mouth!
6 “You are both out,” she added. “You turned round. We have never been out.”
6 They had been told to wait there with {thing}. It was nearly time for {event}.
8 In the next picture a horse on two legs looked down at the floor. It looked at it the way you look at a cake shop that is shut.
10 The gallery was full of very grand people, painted to the last button. Not one of them breathed. They had the face that people have in photos, when whoever has the camera cannot find what to press.`,
          alt: {
            es: '{H} y {F} juegan a las estatuas junto a un cuadro.',
            en: '{H} and {F} play at statues beside a picture.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['jump', 'surprised'],
            showsThing: true,
            props: ['crown', 'picture'],
            shot: 'wide',
          },
        },
        {
          es: `4! —El pintor dijo: «Quietos un momentito» —le contó ella a {H}—. ¡Y se fue a por azul!
4! Nunca había vuelto para decir «ya está».
4 A su lado, un niño iba a soplar la vela de su tarta.
4 {X} sopló por él, pero la vela era pintada.
6 —Cumplía siete —dijo la princesa Berenguela—. Y luego ya no hemos sabido contar.
6 Un conde llevaba tres siglos a mitad de un bostezo. Solo de mirarlo daban ganas de meterse en la cama.
6 Un almirante tenía una mano metida en el bolsillo.
6 —¿Qué busca usted? —le preguntó {F}.
6 —Se me ha olvidado —dijo él, muy apurado—. Pero era urgentísimo.
6 {X} intentó mirarle el bolsillo. Estaba pintado por fuera y no tenía dentro.
6 —¿Y si os movéis un poquito? —preguntó {H}.
6 —Nos saldríamos de la raya —dijo la princesa—. Y quien se sale se emborrona. Le pasó a mi prima. Ahora es una niebla preciosa.
8 {H} quiso saber cómo era aquello. Dobló una pierna, levantó un brazo y contó. A los cuarenta segundos le picaba todo, hasta la nariz de {F}.
8 —A mí me han parecido trescientos años —dijo al caerse.
8 —No se parecen en nada —dijo el conde, sin cerrar la boca.
8 {X} probó con los ojos cerrados. Es más fácil, pero se llama dormir.
10 Desde una pared se ve mucho mundo, aunque siempre el mismo trozo. Habían visto pasar cien modas de sombreros. Habían visto a un señor que venía los jueves a mirar a la dama de verde. El señor se fue haciendo viejo. Ella no, y no supo cómo pedirle perdón.
10 —¿Y qué haréis cuando os dejen? —preguntó {F}.
10 Hubo un silencio largo. Llevaban tanto tiempo esperando que se les había gastado el plan.`,
          en: `4! “The painter said, ‘Hold still, please,’” she told {H}. “Then he went out for blue!”
4! He had never come back to say, “All done!”
4 Next to her a boy was about to blow out a birthday candle.
4 {X} blew for him, but it was a painted candle.
6 “He was seven,” said Princess Matilda. “After that we lost count.”
6 A count was halfway through a yawn. Just to look at him made you long for bed.
6 An admiral had one hand in his pocket.
6 “What have you got in there?” asked {F}.
6 “I forget,” he said, looking worried. “But I know that it was urgent.”
6 {X} tried to look in that pocket. It was painted on the outside and had no inside.
6 “What if you move just a little?” asked {H}.
6 “You go over the line,” said the princess, “and then you smudge. My cousin did. She is a very pretty fog now.”
8 {H} wished to know what it was like, bent one leg, put up one arm and began to count. After forty seconds it itched in every place.
8 “It felt like three hundred years,” said {H}, falling over.
8 “It is nothing like it,” said the count, and did not close his mouth.
8 {X} tried it with both eyes shut. It is easier, but it is called a nap.
10 From a wall you see a lot of the world, but it is always the same bit. They had seen a man who came on Thursdays to look at the lady in green. The man grew old. She did not, and had no idea how to tell him that she was sorry.
10 “What will you do when you can move?” asked {F}.
10 There was a long silence. They had waited so long that their plans had worn out.`,
          alt: {
            es: '{H} se queda muy quiet{H:o/a} y {F} señala, junto a una tarta y una vela.',
            en: '{H} keeps very still and {F} points, by a cake and a candle.',
          },
          picture: {
            H: ['stand', 'determined'],
            F: ['point', 'thoughtful'],
            X: ['crouch', 'surprised'],
            props: ['picture', 'cake', 'candle', 'crown'],
          },
        },
        {
          es: `0-2 {H} corre. La princesa, no.
0-2 {F} salta. La princesa, no.
0-2 {X} baila. La princesa, no.
2-2 ¡Pobre princesa! No se puede mover.
4! —Vamos a buscar al pintor —dijo {H}—. ¡A él y a su azul!
4! {F} cogió un tarro vacío, por si lo encontraban.
4 —¡Que diga «ya está»! —pidió la princesa—. ¡Con eso nos vale!
4! Y salieron corriendo, porque podían.
6 —¿Cómo era? —preguntó {H} desde la puerta.
6 —Bajito y con prisa —dijo la princesa—. Andaba así. Bueno, ahora no te lo puedo enseñar.
6 {X} les dijo adiós a los doce, y luego se contestó por ellos.
8 Doce pares de ojos l{HF:os/as} siguieron hasta donde alcanzaban. Es de lo poco que un retrato puede mover sin que se note, y lo hacían de maravilla.
8 —El azul no se pierde —iba diciendo {F}—. Se ve de lejos.
10 Al salir notaron una cosa. Cada rodilla, cada codo, cada ceja que movían les parecía un regalo sin estrenar. Anduvieron un buen rato haciendo el tonto, por si alguien desde la pared disfrutaba al verlo.`,
          en: `0-2 {H} runs. The princess cannot.
0-2 {F} jumps. The princess cannot.
0-2 {X} dances. The princess cannot.
2-2 Poor princess! She must not move.
4! “Let’s find the painter,” said {H}. “Him and his blue!”
4! {F} took an empty jar for it.
4 “He must say, ‘All done!’” said the princess. “Nothing else!”
4! And off they ran, because they could.
6 “What was he like?” {H} asked from the door.
6 “Short, and in a hurry,” said the princess. “He walked like this. Well, I cannot show you now.”
6 {X} waved to all twelve of them, and then waved back for them.
8 Twelve pairs of eyes went with them as far as eyes can go. It is one of the few things that a portrait can move in secret, and they did it very well.
8 “You cannot lose blue,” {F} was saying. “You can see it from far off.”
10 On the way out they noticed something. Each knee and each elbow that they moved felt like a present, never used. They walked in the silliest way they could for quite some time, in case anybody on a wall might enjoy it.`,
          alt: {
            es: '{H} y {F} corren a buscar azul con un tarro vacío.',
            en: '{H} and {F} run to look for blue with an empty jar.',
          },
          picture: {
            H: ['run', 'determined'],
            F: ['run', 'happy', 'potion'],
            X: ['wave', 'happy'],
            props: ['paintbrush', 'picture'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'hold-still/setback/stand-in',
      titles: {
        es: ['Te guardo el sitio', 'Dentro del marco'],
        en: ['I will keep your place', 'Inside the frame'],
      },
      moments: [
        {
          es: `0-2 La princesa sale. ¡Hop!
0-2 {F} se pone en su sitio.
2-2 ¡{F} no se puede mover! ¡Ay!
4! A la princesa le picaba un pie. ¡Desde hacía trescientos años!
4! —Yo te guardo el sitio —dijo {F}. Y se metió en el marco.
4! La princesa saltó al suelo. ¡Plof!
4 —Me rasco y vuelvo —dijo—. ¡Un momentito!
6 {F} puso la misma cara, la misma mano y la misma uva. Si la postura estaba ocupada, el cuadro no se quejaba.
6 —¿Qué tal se está? —preguntó {H}.
6 —Plan{F:o/a} —dijo {F}.
8 La princesa se rascó. Luego dio un paso, porque ya que estaba... Luego dio doce. Luego se oyó «¡yujuuu!» por el pasillo.
10 Y después no se oyó nada. {H} miró la puerta. {F} no podía mirarla, así que se la imaginó, y se la imaginó vacía.`,
          en: `0-2 Out gets the princess. Hop!
0-2 {F} gets in.
2-2 {F} cannot move now! Oh dear!
4! The princess had an itchy foot. It was three hundred years old!
4! “I will keep your place,” said {F}, and got into the frame.
4! Down jumped the princess. Plop!
4 “I will have a scratch,” she said. “Just a moment!”
6 {F} did the same face, the same hand and the same grape. As long as somebody held the pose, the picture did not mind.
6 “What is it like?” asked {H}.
6 “Flat,” said {F}.
8 The princess scratched. Then she took a step, seeing that she was down. Then she took twelve. Then from along the passage they heard “Whee!”
10 And after that they heard nothing. {H} looked at the door. {F} could not look, and had to imagine it, and imagined it empty.`,
          alt: {
            es: '{F} posa muy quiet{F:o/a}, y {H} mira con sorpresa.',
            en: '{F} holds a pose, very still, and {H} looks surprised.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['sit', 'worried', 'crown'],
            props: ['picture', 'paintbrush', 'crown'],
          },
        },
        {
          es: `4! La princesa no volvía. ¡Y {F} no se podía mover!
4! —Yo me quedo aquí —le dijo {H}—. No me voy.
4 {X} fue corriendo a buscar a la princesa.
4! Entonces, {F} vio el cuadro de enfrente. ¡Algo se movía dentro!
4 —Hay un puntito —dijo, sin mover los labios—. ¡Y anda!
6 {H} se volvió. Era un paisaje muy grande: un prado, un camino y mucho cielo. No se movía nada.
6 —Desde ahí no se ve —dijo {F}—. Hay que estar quieto mucho rato.
6 A {F} ya le brillaba un poco la cara, como barnizada.
6 —Cuéntame algo —pidió—. Pero que no haga gracia.
6 {H} le contó la lista de la compra. Por desgracia, se le escapó la palabra «berenjena». Tuvieron que pensar en cosas muy tristes, para no reírse.
6 {X} volvió sin la princesa y con una flauta, un gato y cinco pistas.
8 —¿Cuánto dura un momentito? —preguntó {F}.
8 —Depende de en qué lado del marco estés —dijo el almirante, que lo había pensado mucho.
8 {H} se sentó en el suelo, con la espalda contra la pared, justo debajo. No se veían, pero cada cual sabía dónde estaba la otra cabeza.
8 {X} le rascó a {F} una oreja por la parte de fuera.
10 Lo peor de no poder moverse no es el picor, ni la pierna dormida. Es que los demás se van a merendar. {H} lo entendió allí, con el estómago sonando, y no fue a merendar.
10 —Si quieres, ve —dijo {F}.
10 —No tengo hambre —dijo {H}. El estómago dijo lo contrario, y a los doce cuadros se les puso cara de no haber oído nada.`,
          en: `4! The princess did not come back. And {F} could not move!
4! “I will stay here,” {H} said. “I am not going.”
4 {X} ran off to look for the princess.
4! Then {F} saw the picture across the room. Something was moving in it!
4 “There is a dot,” said {F} through still lips. “It walks!”
6 {H} turned round. It was a big landscape, with a field, a road and a lot of sky. Nothing moved.
6 “You cannot see it from there,” said {F}. “You have to keep still for ages.”
6 The face of {F} was getting shiny by now, as if it had been varnished.
6 “Tell me something,” begged {F}. “But nothing funny.”
6 {H} recited the shopping list. By bad luck there were sprouts on it. They both had to think of sad things, so as not to laugh.
6 {X} came back with no princess, but with a flute, a cat and five clues.
8 “How long is a moment?” asked {F}.
8 “It depends which side of the frame you are on,” said the admiral, who had given it a lot of thought.
8 {H} sat down on the floor, just below, back to the wall. They could not see each other, but each of them knew where the other head was.
8 {X} scratched one ear for {F}, from outside.
10 The worst of keeping still is not the itch, or the leg that goes to sleep. It is that the others go off to have their tea. {H} saw that now, heard a tummy rumble, and did not go.
10 “You can if you like,” said {F}.
10 “I am not hungry,” said {H}. The tummy said something else, and all twelve pictures looked as if they had not heard.`,
          alt: {
            es: '{F} posa sin moverse, y {H} se sienta a hacerle compañía.',
            en: '{F} keeps very still, and {H} sits there for company.',
          },
          picture: {
            H: ['sit', 'worried'],
            F: ['sit', 'sad', 'crown'],
            X: ['run', 'worried'],
            props: ['picture', 'candle', 'crown'],
            shot: 'close',
          },
        },
        {
          es: `0-2 ¡Ya vuelve la princesa! ¡Hop!
0-2 Sale {F}. ¡Qué abrazo!
0-2 {X} abraza también.
2-2 ¡Mueve un brazo! ¡Mueve el otro!
4! ¡Por fin volvió la princesa, sin aliento!
4! —Perdón —dijo—. Me acordé de cómo se espera.
4 Ella subió al marco, y {F} bajó.
4! —¡Sé dónde está el pintor! —gritó {F}—. ¡Lo he visto!
6 Tenía una pierna dormida y una mejilla de óleo, pero contentísimas.
6 {X} le frotó la pierna dormida, y luego la otra, para que no hubiera envidia.
8 —¿Adónde fuiste? —le preguntó {H} a la princesa.
8 —A ninguna parte —dijo ella—. Corría. No sabía que se pudiera correr hacia ningún sitio.
10 Se colocó la mano, la cara y la uva con muchísimo cuidado. Y por una vez, en trescientos años, un momentito había durado un momentito. Un poco largo, pero lo había durado.`,
          en: `0-2 The princess is back! Hop!
0-2 Out gets {F}. Hug!
0-2 {X} has a hug too.
2-2 Move one arm! Move the other!
4! At last the princess came back, out of breath!
4! “I am sorry,” she said. “I thought of what it is like to wait.”
4 Up she got, and down got {F}.
4! “I know where the painter is!” cried {F}. “I saw him!”
6 {F} had a leg asleep and a shiny cheek, and was as happy as could be.
6 {X} rubbed the leg, and then the other one, so that it should not be jealous.
8 “Where did you go?” {H} asked the princess.
8 “Nowhere,” she said. “I ran. I never knew that you could run to nowhere.”
10 She put back her hand, her face and her grape with great care. And so for once, in three hundred years, a moment had lasted a moment. It was rather a long one, but it had lasted one.`,
          alt: {
            es: '{H} abraza a {F}, que por fin se puede mover.',
            en: '{H} hugs {F}, who can move again at last.',
          },
          picture: {
            H: ['hold', 'happy'],
            F: ['cheer', 'happy'],
            X: ['cheer', 'happy'],
            together: ['hug', 'H', 'F'],
            props: ['crown', 'picture'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'hold-still/climax/fold',
      titles: {
        es: ['El puntito que andaba', 'Como una sábana', 'Lo de lejos y lo de cerca'],
        en: ['The dot that walked', 'Like a sheet', 'Far and near'],
      },
      moments: [
        {
          es: `0-2 Huellas azules. ¡Una, dos, tres!
0-2 {F} mira: ¡van a un cuadro!
2-2 Muy al fondo anda un puntito.
4! {H} y {F} llegaron a un cuadro enorme.
4! En el marco había una huella azul. ¡Iba hacia dentro!
4 Era un prado con muchísimo cielo.
4! —El pintor entró a por azul —dijo {F}—. ¡De cielo!
6 Era de lo más lógico. Se le acabó el azul, miró alrededor, y el único que quedaba lo había pintado él.
6 En el prado había un camino, que se hacía pequeñito, pequeñito, hasta desaparecer.
8 —Dijo «un momentito» y cogió un cubo —recordó la princesa—. No salió por la puerta. Es verdad. Nunca se oyó la puerta.
10 Llevaban trescientos años mirando todos hacia la salida. Nadie espera que quien se ha ido esté colgado en la pared de al lado, cada vez más lejos, a dos metros y medio.`,
          en: `0-2 Blue footprints. One, two, three!
0-2 {F} looks. Into a picture they go!
2-2 Far, far away walks a dot.
4! {H} and {F} came to a big picture.
4! On the frame was a blue footprint. It went in!
4 It was a field, and a great deal of sky.
4! “The painter went in for blue,” said {F}. “He wants the sky!”
6 It made perfect sense. He had run out of blue, and the last of it was in that sky.
6 There was a road in the field. It got smaller and smaller, and then it was gone.
8 “He said that he would be a moment, and took a bucket,” the princess remembered. “He did not go out at the door. It is true. We never heard the door.”
10 For three hundred years they had all been looking at the way out. You do not think that somebody who has left you may be hanging on the next wall, further and further off, eight feet away.`,
          alt: {
            es: '{H} señala unas huellas y {F} se agacha a mirarlas.',
            en: '{H} points at footprints and {F} bends down to look.',
          },
          picture: { H: ['point', 'surprised'], F: ['crouch', 'excited'], props: ['picture', 'footprints', 'bucket'] },
        },
        {
          es: `4! Al fondo de un cuadro andaba un puntito. ¡Era el pintor, que se fue a por azul!
4 —¡Vuelva! —gritaron {H} y {F}.
4! Pero estaba demasiado lejos.
4 {X} le hizo señas con una cortina.
4 Andaba hacia el cielo. Pero el cielo se alejaba.
6 Es lo que tienen los horizontes: si uno anda, ellos también.
6 —Un momentito —se oyó, fino como un mosquito—. Ya casi llego.
6 —¡Lleva trescientos años llegando! —gritó la princesa.
6 {F} metió un brazo en el cuadro, hasta el hombro. Tocó hierba. Tocó una vaca, que se apartó. El puntito seguía lejísimos.
6 {X} probó a pescarlo con una escoba y sacó una amapola.
6 —¿Y si entramos? —dijo {F}.
6 —Nos haríamos chiquitit{HF:os/as}, y ya seríamos tres —dijo {H}.
6 {H} miró el cuadro de frente y luego de lado. De frente era un país. De lado abultaba lo que una galleta.
8 —No está lejos —dijo {H} muy despacio—. Está arriba. Lo de lejos se pinta arriba, y lo de cerca, abajo.
8 —¡Pues los juntamos! —dijo {F}.
8 —¿Cómo?
8 —Como en casa. ¿Tú nunca has doblado una sábana?
8 Descolgaron el marco y soltaron la tela, clavo a clavo. El prado se onduló entero, y a lo lejos mugió algo.
8 {X} fue guardando los clavos en la boca, y por primera vez en la tarde no dijo nada.
10 Doblar una sábana no se puede hacer a solas, o se puede, pero sale un burruño. Hacen falta dos personas que se miren, que estiren a la vez y que anden la una hacia la otra. Es casi un baile. La diferencia es que al final, en medio, queda algo bien doblado.
10 —¿Lista tu punta? —dijo {H}.
10 —Mi punta está lista —dijo {F}—. Es la que tiene las nubes.`,
          en: `4! Deep in a picture walked a dot. It was the painter, who had gone for blue!
4 “Come back!” shouted {H} and {F}.
4! But he was too far away.
4 {X} waved a curtain at him.
4 He walked to the sky. But the sky walked too.
6 That is how it is with the far end of things. If you walk, so does it.
6 “Just a moment,” they heard, as thin as a gnat. “I am nearly there.”
6 “You have been nearly there for three hundred years!” shouted the princess.
6 {F} put one arm into the picture, as far as it went. There was grass. There was a cow, who stepped aside. The dot was still a long way off.
6 {X} fished for him with a broom, and got a poppy.
6 “What if we go in?” said {F}.
6 “We would shrink too,” said {H}, “and then there would be three dots.”
6 {H} looked at the picture from the side. From the front it was a country. From the side it was as thin as a biscuit.
8 “He is not far off,” said {H} slowly. “He is high up. In a picture, far is at the top and near is at the bottom.”
8 “Then we put them together!” said {F}.
8 “How?”
8 “Like at home. Have you never folded a sheet?”
8 They took down the frame and pulled the cloth off, nail by nail. The whole field rippled, and far away something mooed.
8 {X} held the nails, and for once said nothing at all.
10 You cannot fold a sheet by yourself, or you can, but you get a bundle. It takes two people who look at each other, pull at the same time, and walk up to meet. It is almost a dance. The only difference is that in the end you have something neat in the middle.
10 “Have you got your end?” asked {H}.
10 “I have got mine,” said {F}. “It is the one with the clouds.”`,
          alt: {
            es: '{H} y {F} sujetan una gran tela por las puntas.',
            en: '{H} and {F} hold a big cloth by its corners.',
          },
          picture: {
            H: ['hold', 'determined', 'blanket'],
            F: ['hold', 'determined', 'blanket'],
            X: ['wave', 'worried'],
            props: ['footprints', 'hammer', 'broom'],
          },
        },
        {
          es: `0-2 {H} dobla el cuadro. {F}, también.
0-2 ¡Plof! ¡Sale un pintor!
0-2 {X} dice: ¡hola!
2-2 El pintor grita: ¡ya está!
4! {H} y {F} doblaron el cuadro como una sábana.
4! Lo de lejos tocó lo de cerca. ¡Y el pintor saltó fuera!
4 Traía un cubo lleno de azul.
4! —¡Anda, si seguís ahí! —dijo—. ¡Ya está, ya está!
4! ¡La princesa tragó por fin la uva!
4 Y el caballo bajó las patas.
6 —¿Y mi «perdón»? —dijo la princesa, en cuanto tuvo sitio en la boca.
6 —Pero si acabo de irme... —dijo el maestro Ocre. Luego vio las telarañas y se puso colorado hasta el sombrero.
6 {X} le sacudió el polvo. Salieron trescientos años y una mariposa.
8 El almirante sacó por fin la mano del bolsillo. Traía un tubito de pintura.
8 —¡Era esto! —dijo—. ¡Maestro, se le había caído el azul!
10 El maestro miró el tubo. Miró el cubo. Miró el larguísimo camino del cuadro. Se echó a reír, porque la otra cosa que podía hacer era llorar, y ya se había mojado bastante el pincel.`,
          en: `0-2 {H} folds it. {F} folds it.
0-2 Plop! Out pops a painter!
0-2 {X} says: hello!
2-2 The painter cries: all done!
4! {H} and {F} folded the picture like a sheet.
4! Far came up to near. And out hopped the painter!
4 He had a bucket full of blue.
4! “What, still there?” he said. “All done, all done!”
4! The princess swallowed her grape at last!
4 And the horse put down its legs.
6 “And where is my ‘sorry’?” said the princess, as soon as her mouth was free.
6 “But I have only just gone,” said Master Ochre. Then he saw the cobwebs, and went pink up to his hat.
6 {X} gave him a good brush down. Out came three hundred years, and a moth.
8 The admiral took his hand out of his pocket at last. In it was a small tube of paint.
8 “This was it!” he said. “Master Ochre, you had dropped your blue!”
10 The painter looked at the tube. He looked at the bucket. He looked at the long, long road in the picture. Then he laughed, since all that he could do besides was cry, and his brush was wet enough.`,
          alt: {
            es: '{H} y {F} doblan una tela, y hay un cubo de azul.',
            en: '{H} and {F} fold a cloth, and there is a bucket of blue.',
          },
          picture: {
            H: ['hold', 'excited', 'blanket'],
            F: ['hold', 'surprised', 'blanket'],
            X: ['cheer', 'surprised'],
            together: ['face-to-face', 'H', 'F'],
            props: ['bucket', 'paintbrush', 'butterfly'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'hold-still/resolution/blue-feet',
      titles: {
        es: ['Para qué era el azul', 'Siete y trescientos', 'Los pies azules'],
        en: ['What the blue was for', 'Seven and three hundred', 'Blue feet'],
      },
      moments: [
        {
          es: `0-2 Sopla el niño. ¡Fuuu! ¡Adiós, vela!
0-2 {H} corre. ¡La princesa corre!
2-2 {F} salta. ¡La princesa salta!
4! El niño sopló su vela por fin. ¡Fuuu!
4! Con el aire se volcó el cubo. ¡Todo azul!
4! {H} bailó descalz{H:o/a} en el charco azul. ¡Y todos detrás!
4 El caballo se fue al galope por el prado de su vecino.
6 El conde acabó el bostezo. Era tan contagioso que bostezaron un perro, dos cortinas y el reloj.
6 —¿Cuántos cumplo? —preguntó el niño, con la boca llena de tarta.
6 —Siete y trescientos —dijo {F}.
8 —Entonces ya puedo acostarme tarde —dijo él. Y no hubo nadie en la sala con más años para llevarle la contraria.
10 La dama de verde bajó de su marco, se sentó en el banco de los visitantes y lo acarició con la mano. Conocía cada arañazo. Nunca lo había visto desde aquel lado.`,
          en: `0-2 The boy blows. Whoo! Bye-bye, candle!
0-2 {H} runs. The princess runs!
2-2 {F} jumps. The princess jumps!
4! At last the boy blew out his candle. Whoo!
4! The puff tipped up the bucket. Blue all over!
4! {H} danced in the blue with bare feet. So did they all!
4 The horse went for a gallop in the field next door.
6 The count finished his yawn. A dog caught it, and two curtains, and the clock.
6 “How old am I?” asked the boy, with his mouth full of cake.
6 “Seven and three hundred,” said {F}.
8 “Then I can stay up late,” he said. And there was nobody in the room who was old enough to say no.
10 The lady in green came down from her frame, sat on the visitors’ bench and stroked it. She knew each scratch on it. She had never seen it from that side.`,
          alt: {
            es: '{H} y {F} bailan junto a un cubo azul, unas huellas y una tarta.',
            en: '{H} and {F} dance beside a blue bucket, footprints and a cake.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['jump', 'excited'],
            props: ['cake', 'bucket', 'footprints', 'candle'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¿Para qué era el azul? —le preguntó {H} al pintor.
4! —¡Para los zapatos! —dijo él, rascándose la cabeza.
4 Miraron al suelo. Todos tenían ya los pies azules.
4! —¡Pues ahora sí que está! —dijo {F}.
4 {X} enseñó los suyos, que eran los más azules.
6 El maestro Ocre volvió a colgar su paisaje. Al desdoblarlo le quedó una arruga en medio.
6 —Déjela —dijo {F}—. Así se llega antes.
6 Desde entonces, los de la granja del fondo se acercan a merendar a primera fila.
6 —¿Y si otro día le falta rojo? —preguntó {H}.
6 El maestro lo juró delante de todos. Antes de ir a por nada, diría «ya está».
6 —Aunque no esté —dijo la princesa.
6 —Sobre todo si no está —dijo {F}.
6 {X} le ató al pincel un papelito, para que no se le olvidara.
8 Al principio se quedaban parados en mitad de un gesto, por costumbre, y había que darles un empujoncito. La princesa se pasó la tarde diciendo palabras con muchas aes, ahora que tenía sitio.
8 —Sábana. Naranja. Carcajada —decía, encantada.
8 El almirante se metía la mano en el bolsillo y la sacaba. La metía y la sacaba. Es difícil explicar lo bien que se lo pasó.
8 {X} le puso dentro una castaña, para que tuviera sorpresa.
10 Por las mañanas están en su sitio, que para eso es su trabajo. Pero se nota que ya no esperan. Tienen la cara de quien se ha sentado a descansar.
10 Los jueves, la dama de verde deja su marco vacío. Se sienta en el banco, a un lado, y guarda el otro por si viene alguien. Una tarde se sentó una señora muy mayor que tenía los ojos del señor de los jueves. Hablaron hasta que cerraron.`,
          en: `4! “What was the blue for?” {H} asked the painter.
4! “For the shoes!” he said, and scratched his head.
4 They looked down. They all had blue feet by now.
4! “Then it really is all done!” said {F}.
4 {X} held up two more, the bluest of them all.
6 Master Ochre hung his landscape up again. When he unfolded it there was a crease across the middle.
6 “Leave it,” said {F}. “It is quicker like that.”
6 Ever since, in that picture, the people from the far farm come to tea at the front.
6 “What if you run out of red one day?” asked {H}.
6 Master Ochre gave them his word. Before he went to get anything, he would say, “All done!”
6 “Even if it is not,” said the princess.
6 “Even more if it is not,” said {F}.
6 {X} tied a note to his brush, so that he should not forget.
8 At first they would stop in the middle of a wave, out of habit, and need a little push. The princess said big round words all afternoon, now that there was room.
8 “Trombone,” she said. “Avalanche. Marmalade.” She was in heaven.
8 The admiral put his hand in his pocket and took it out. He put it in and took it out. It is hard to say how much he enjoyed it.
8 {X} put a chestnut in there, so that he would get a surprise.
10 In the mornings they are in their places, for it is their job. But they are not waiting now. They look like people who have sat down for a rest.
10 On Thursdays the lady in green leaves her frame. She sits on one end of the bench, and keeps the other free in case. One afternoon a very old woman sat down there, with the eyes of the man who came on Thursdays. They talked until it closed.`,
          alt: {
            es: '{H} señala las huellas del suelo y {F} se ríe con un pincel.',
            en: '{H} points at the footprints and {F} laughs with a paintbrush.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['cheer', 'happy', 'paintbrush'],
            X: ['dance', 'happy'],
            props: ['bucket', 'footprints', 'boots'],
          },
        },
        {
          es: `0-2! ¡Ya está, ya está! ¡A bailar!
0-2 {H} baila. La princesa baila.
0-2 {X} baila.
2-2 ¡Cuántos pies azules! ¡Chof, chof!
4 {H} adornó {thing} de azul. ¡Y llegó {event}!
4 {X} bailó con el conde, que ya no tenía sueño.
4 Fue una fiesta con muchísimo movimiento.
6 —¡Ahora, todos quietos! —gritó {F}, para la foto. Salieron movidos los doce, y muy orgullosos.
6 Al juego de las estatuas, aquella noche, ganó {H}. La princesa perdió once veces seguidas, feliz.
8 El maestro Ocre miró la pared, el techo y sus cuadros vacíos. Abrió la boca para decir algo. Luego dejó el pincel en el cubo y salió a bailar sin decirlo.
10 Muy tarde, cuando ya dormía todo el mundo, alguien abrió un ojo pintado y movió un dedo, solo uno, para comprobarlo. Después sonrió y se durmió.
4! Por la mañana, los doce estaban en sus cuadros. ¡Con los pies azules!`,
          en: `0-2! All done, all done! Let’s dance!
0-2 {H} dances. The princess dances.
0-2 {X} dances.
2-2 So many blue feet! Splish, splash!
4 {H} put a blue bow on {thing}. Then came {event}!
4 {X} danced with the count, who was wide awake now.
4 Not one of them kept still.
6 “Now hold still, please!” shouted {F}, for the photo. All twelve came out in a blur, and very proud.
6 When they played statues that night, {H} was the winner. The princess was out eleven times in a row, and loved it.
8 Master Ochre looked at the wall, and at his empty frames. He opened his mouth to say something. Then he put his brush in the bucket and went to dance, and did not say it.
10 Very late, when they were all asleep, somebody opened one painted eye, moved one finger, just to see, and closed the eye again with a smile.
4! In the morning all twelve were back in their frames. With blue feet!`,
          alt: {
            es: '{H} y {F} bailan entre huellas de pintura, junto a {thing}.',
            en: '{H} and {F} dance among painted footprints, by {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['footprints', 'bucket', 'crown', 'paintbrush'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
