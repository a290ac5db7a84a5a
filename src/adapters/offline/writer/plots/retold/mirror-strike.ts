import type { Plot } from '../plot.ts'

/** The same strike: the mirror shows backs so as to look where people look. What it has never seen is the moon. */
export const mirrorStrikeRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'mirror-strike/setup/spinach',
      titles: {
        es: ['La moda de la espinaca', 'Espejos de carne y hueso', '¿Quién copia a quién?'],
        en: ['The spinach fashion', 'Living mirrors', 'Who copies whom?'],
      },
      moments: [
        {
          es: `0-2 Espejito, ¿y mi nariz?
0-2 {H} mira. ¡No está!
2-2 {F} la toca. ¡Aquí está la nariz!
4! {H} y {F} hacían cola ante el espejo mágico.
4! {X} traía el peine.
4! —¿Quién es más guapo? —preguntaban todos.
4! —¡Huelga! —dijo el espejo. Y ya solo enseñó cogotes.
6 —Seiscientos años con lo mismo —gruñó—. ¡Se me va a gastar el cristal!
6 En la cola esperaban cuarenta personas con el peine en la mano. Faltaba muy poco para {event}.
8 El duque llevaba una espinaca en un diente. Era del tamaño de un sello de correos, y él sonreía a derecha e izquierda sin la menor sospecha.
10 Nadie se había parado a pensar en su cogote. Es la única parte de uno que conoce todo el mundo menos uno, y a más de cuatro les pareció que no estaba mal.`,
          en: `0-2 Mirror, mirror, where is my nose?
0-2 {H} looks. It is not there!
2-2 {F} feels for it. Here it is!
4! {H} and {F} stood in line at the magic mirror.
4! {X} had the comb.
4! “Who is the fairest?” people asked.
4! “I am on strike!” said the mirror, and showed just the backs of heads.
6 “The same question for six hundred years!” it grumbled. “It wears out the glass.”
6 Forty people stood there with a comb. It was nearly time for {event}.
8 The duke had spinach on a tooth. It was as big as a postage stamp, and he smiled left and right without the least idea.
10 Nobody had ever thought about the back of their head. It is the one part of you that the whole world knows better than you do, and some of them found that theirs was not bad.`,
          alt: { es: '{H} y {F} hacen cola ante un espejo dorado.', en: '{H} and {F} queue before a golden mirror.' },
          picture: {
            H: ['stand', 'surprised'],
            F: ['reach', 'surprised'],
            props: ['mirror', 'crown', 'leaf'],
            showsThing: true,
          },
        },
        {
          es: `4! {H} y los demás se peinaron de dos en dos. Uno hacía de espejo.
4 —¡Tú igual que yo! —decían.
4 {X} hizo de espejo de un gato, y el gato se enfadó.
4! El duque tenía una espinaca en un diente. ¡Su espejo, la cocinera, se puso otra!
6 —Veo que se lleva el verde —dijo el duque, encantado de verse.
6 A mediodía, toda la corte llevaba una espinaca en un diente. La condesa llevaba dos.
6 {H} y {F} también se pusieron frente a frente. {H} se rascó una oreja. {F} se rascó la otra.
6 —¿Quién copia a quién? —preguntó {F}.
6 —Tú a mí —contestaron l{HF:os/as} dos a la vez.
6 Lo difícil era terminar. Un barbero y un general llevaban una hora diciéndose adiós. En cuanto lo decía uno, tenía que decirlo el otro.
6 {X} los separó con una escoba y se despidió por los dos.
8 Como espejos, además, eran muy poco de fiar. El sastre sacaba a la gente más delgada. El panadero, más tostada. Y un niño sacaba a todo el mundo con la lengua fuera.
8 —Yo no tengo esa cara —protestó la condesa.
8 —Ahora sí —dijo {F}. Y era verdad.
8 {X} probó con el niño. Al rato eran dos lenguas.
10 Con todo, pasaba una cosa rara. Hasta entonces, cada cual iba al espejo, a lo suyo, y se volvía a casa. Ahora, para saber cómo llevaba uno el flequillo, tenía que estarse un buen rato delante de otra persona. Un alcalde descubrió que su mujer tenía los ojos verdes. Ella dijo que desde siempre.
10 Desde la pared, el espejo los observaba a todos. Se le escapó un poco de vaho.`,
          en: `4! To comb their hair, {H} and the rest stood in twos. One was the mirror.
4 “Just like me!” they said.
4 {X} was the mirror for a cat, and the cat was cross.
4! The duke had spinach on his tooth. The cook, his mirror, put some on too!
6 “I see that green is in,” said the duke, and he liked what he saw.
6 By noon the whole court wore spinach on a tooth. The countess wore it on two.
6 {H} and {F} stood face to face. {H} scratched one ear. {F} scratched the other.
6 “Who is copying whom?” asked {F}.
6 “You are copying me,” they both said at once.
6 The hard part was to stop. A barber and a general had been saying goodbye for an hour. When one of them said it, the other one had to.
6 {X} parted them with a broom, and said goodbye for both.
8 You could not trust them much, as mirrors. The tailor made people look thin. The baker made them look brown. A small boy made them all look as if their tongues were out.
8 “I have not got a face like that,” said the countess.
8 “You have now,” said {F}. And it was true.
8 {X} tried the boy as well. Soon there were two tongues.
10 But there was one odd thing. Up to then they had gone to the mirror, each on their own, and gone home. Now, just to see to your fringe, you had to stand in front of somebody else for quite some time. A mayor found out that his wife had green eyes. She said that she always had.
10 From the wall the mirror looked on. It misted up a little.`,
          alt: {
            es: '{H} y {F} se imitan, cara a cara, y se rascan una oreja.',
            en: '{H} and {F} stand face to face and scratch an ear.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['reach', 'happy'],
            X: ['hold', 'surprised', 'broom'],
            props: ['mirror', 'leaf', 'hat'],
            together: ['face-to-face', 'H', 'F'],
          },
        },
        {
          es: `0-2 {H} se rasca. {F} se rasca.
0-2 {X} se rasca.
2-2 {H} bosteza. ¡Y {F} bosteza también!
4! —¿Por qué enseñas cogotes? —le preguntó {H} al espejo.
4! —Por detrás miro adonde miráis —dijo él—. ¡Es que yo solo veo narices!
4! —¿Y tú qué quieres ver? —preguntó {F}.
4! El espejo no tenía ni idea. Y fueron a buscárselo.
6 —Desde esta pared solo se ve la de enfrente —contó—. Tiene una mancha. Le he cogido cariño.
6 {X} fue a conocer a la mancha. Parecía un pato.
8 —Seiscientos años preguntándome —murmuró el espejo—, y nadie me había preguntado nada.
8 Luego carraspeó, se limpió un poco por dentro y enseñó dos cogotes que se alejaban. Los siguió hasta la puerta. Más allá ya no llegaba.
10 Buscar algo que alguien quiera ver parece fácil hasta que uno empieza. Está el mar, y están los puentes, y está cómo se dobla una servilleta. {F} llevaba un cuaderno. Al llegar a la esquina ya iba por la segunda página.`,
          en: `0-2 {H} has a scratch. So has {F}.
0-2 So has {X}.
2-2 {H} gives a yawn. And so does {F}!
4! “Why do you show us backs?” {H} asked the mirror.
4! “So as to look where you look,” it said. “All I see is noses!”
4! “And what would you like to see?” asked {F}.
4! It had no idea. So off they went to find something.
6 “From this wall you just see that wall,” it said. “There is a stain on it. I am fond of it.”
6 {X} went to meet the stain. It looked like a duck.
8 “Six hundred years of questions,” murmured the mirror, “and nobody ever asked me one.”
8 Then it coughed, and wiped itself a little on the inside, and showed two backs that were walking away. It followed them to the door. It could not reach any further.
10 To find a thing that somebody would like to see sounds easy, until you begin. There is the sea, and there are bridges, and there is the way you fold a napkin. {F} had a notebook, and was on page two by the time they got to the corner.`,
          alt: {
            es: '{H} señala el espejo y {F} apunta con un lápiz.',
            en: '{H} points at the mirror and {F} takes notes.',
          },
          picture: {
            H: ['point', 'thoughtful'],
            F: ['hold', 'excited', 'pencil'],
            X: ['crouch', 'thoughtful'],
            props: ['mirror', 'letter', 'leaf'],
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'mirror-strike/setback/sheet',
      titles: {
        es: ['Debajo de la sábana', 'Un conejo sin cara'],
        en: ['Under the sheet', 'A rabbit with no face'],
      },
      moments: [
        {
          es: `0-2 ¡Una sábana! ¿Y el espejo?
0-2 Está debajo. ¡Pobrecito!
2-2 {H} y {F} se meten debajo.
4! La condesa tapó el espejo con una sábana.
4! —Si no trabaja, que no estorbe —dijo.
4! {H} y {F} se metieron debajo con un farol.
4 —No veo ni la pared —suspiró el espejo.
6 —Te traemos una lista —dijo {F}—. El mar, los puentes, las servilletas...
6 —¿Y cómo son? —preguntó él.
6 {F} abrió la boca y volvió a cerrarla. No hay quien explique una servilleta.
8 Le leyeron la lista entera. El espejo decía «qué bien» a todo, como quien oye leer la carta de un restaurante a través de una ventana.
10 Es lo malo de las listas. Caben el mar y los puentes, pero al doblar el papel no suena nada ni se moja nadie.`,
          en: `0-2 A sheet! Where is the mirror?
0-2 It is under there. Poor thing!
2-2 {H} and {F} get in under it.
4! The countess put a sheet over the mirror.
4! “If it will not work, it can get out of the way,” she said.
4! {H} and {F} crept in under it, with a lantern.
4 “I cannot even see the wall,” sighed the mirror.
6 “We have a list for you,” said {F}. “The sea, bridges, napkins...”
6 “And what are they like?” it asked.
6 {F} began to speak, and stopped. There is no way to explain a napkin.
8 They read out all of it. “How nice,” said the mirror to each one, very politely, like somebody who hears a menu through a window.
10 That is the trouble with a list. There is room in it for the sea, but when you fold the paper nothing splashes, and nobody gets wet.`,
          alt: {
            es: '{H} y {F} se sientan con un farol, una sábana y el espejo.',
            en: '{H} and {F} sit with a lantern, a sheet and the mirror.',
          },
          picture: {
            H: ['sit', 'worried', 'lantern'],
            F: ['sit', 'thoughtful', 'letter'],
            props: ['mirror', 'blanket'],
            time: 'night',
            shot: 'medium',
          },
        },
        {
          es: `4! {H} puso las manos delante del farol. ¡Hizo un conejo de sombra!
4! —¿Qué es eso? —dijo el espejo—. ¡No tiene nariz!
4 {F} hizo un pato. El pato persiguió al conejo.
4 Por fuera, {X} hizo un caracol con mucha prisa.
4! El espejo se rio. ¡Nunca había visto un cuento!
6 Desde fuera se veía todo en la sábana. La corte fue dejando los peines y se sentó en el suelo.
6 —¡Que viene el lobo! —gritó el general, tapándose los ojos.
6 —Es mi codo —dijo {F} desde dentro.
6 El conejo se escondió. El pato lo buscó por todas partes, menos donde estaba. Cuarenta personas con espinaca gritaron a la vez: «¡Detrás de ti!».
6 {X} llegó tarde con el caracol, y fue lo que más aplaudieron.
6 —Otra vez —pidió el espejo—. ¡Pero que ahora gane el pato!
8 Ganó el pato. Luego ganó el codo. La condesa se coló por una punta y le preguntó a {F} si podía hacer ella una mariposa.
8 —Es que me sale muy bien —dijo—. Nadie me la ha pedido nunca.
8 Hizo la mariposa con sus manos llenas de anillos. Voló despacio de un lado a otro, y no se oyó ni un peine.
8 {X} le prestó el caracol, para que tuviera adonde posarse.
10 El espejo lo devolvía todo: el farol, la sábana, las manos. Y en medio, por error, dos caras. Eran la de {H} y la de {F}, que no se estaban mirando. Se le habían escapado. Le parecieron muy distintas de todas las que conocía, y tardó en saber por qué. No le pedían nada.
10 —¿Qué has visto? —le preguntó {H}.
10 —Un conejo —dijo el espejo, que también sabía guardar secretos.`,
          en: `4! {H} held up two hands in front of the lantern. It made a shadow rabbit!
4! “What is that?” said the mirror. “It has no nose!”
4 {F} made a duck. The duck went after the rabbit.
4 From outside, {X} made a snail in a hurry.
4! The mirror laughed. It had never seen a story!
6 From outside you could see it all on the sheet. The court put down their combs and sat on the floor.
6 “Here comes the wolf!” cried the general, and hid his eyes.
6 “That is my elbow,” said {F} from inside.
6 The rabbit hid. The duck looked for it in all the wrong places. Forty people with spinach shouted together, “Behind you!”
6 {X} and the snail came late, and got the most claps of all.
6 “Once more,” said the mirror. “But let the duck win!”
8 The duck won. Then the elbow won. The countess crept in at one corner and asked {F} if she might do a butterfly.
8 “I do it rather well,” she said. “Nobody has ever asked me.”
8 She did it with her hands full of rings. It flew from side to side, and you could not hear one comb.
8 {X} lent her the snail, so that it had somewhere to land.
10 The mirror gave it all back: lantern, sheet and hands. And in the middle, by mistake, two faces. They were those of {H} and {F}, who were not looking at themselves. They had slipped in. They were not like any that the mirror knew, and it took a while to see why. They did not want anything.
10 “What did you see?” asked {H}.
10 “A rabbit,” said the mirror, which could keep a secret too.`,
          alt: {
            es: '{H} y {F} hacen sombras con las manos y un farol.',
            en: '{H} and {F} make shadows with a lantern.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['cheer', 'happy'],
            X: ['crouch', 'happy'],
            props: ['lantern', 'mirror', 'blanket', 'snail', 'duck'],
            time: 'night',
          },
        },
        {
          es: `0-2 {H} hace un conejo. ¡Hop, hop!
0-2 {X} hace un caracol.
2-2 {F} hace un pato. ¡Cua, cua!
4! —¿Y de dónde sale la luz? —preguntó el espejo.
4! —Del farol —dijo {H}—. Pero las hay mayores.
4! —¿Mayores? —dijo el espejo—. ¡Llevadme a ver la más grande!
4 {F} apagó el farol, para que descansara.
6 Se quedaron un rato debajo de la sábana, sin hacer nada. Por un agujerito entraba una claridad muy fina.
6 {X} quiso ver de dónde venía y tapó el agujero con el ojo.
8 —Por las noches sale todo el mundo —dijo el espejo—. Oigo «¡oh!» ahí fuera, y luego vuelven con las narices frías. Siempre he querido saber a quién se lo dicen.
8 {H} y {F} se miraron. La lista entera cabía en una línea.
10 La condesa dobló la sábana en cuatro y se la quedó en el regazo. Dijo que era para lavarla. Pero no la lavó nunca, porque guardaba dentro un pato, un conejo y una mariposa.`,
          en: `0-2 {H} makes a rabbit. Hop, hop!
0-2 {X} makes a snail.
2-2 {F} makes a duck. Quack, quack!
4! “Where does the light come from?” asked the mirror.
4! “From the lantern,” said {H}. “But there are bigger ones.”
4! “Bigger?” said the mirror. “Take me to the biggest!”
4 {F} put out the lantern, to give it a rest.
6 They sat under the sheet for a while and did nothing. Through a tiny hole came a thin bright line.
6 {X} tried to see where it came from, and put an eye over the hole.
8 “At night they all go out,” said the mirror. “I hear them say ‘Oh!’ and then they come back with cold noses. I have always wondered who they say it to.”
8 {H} and {F} looked at each other. The whole list would go into one line.
10 The countess folded the sheet in four and kept it on her knees. It was to be washed, she said. But she never did wash it, since inside it were a duck, a rabbit and a butterfly.`,
          alt: {
            es: '{H} y {F} hablan con el espejo bajo una sábana.',
            en: '{H} and {F} talk to the mirror under a sheet.',
          },
          picture: {
            H: ['point', 'thoughtful'],
            F: ['hold', 'calm', 'lantern'],
            X: ['crouch', 'surprised'],
            props: ['mirror', 'blanket'],
            time: 'night',
            together: ['whisper', 'H', 'F'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'mirror-strike/climax/moon',
      titles: {
        es: ['El espejo que miraba hacia atrás', 'Cuarenta pelucas', 'Boca arriba'],
        en: ['The mirror that looked back', 'Forty wigs', 'Face up'],
      },
      moments: [
        {
          es: `0-2 ¿Qué quiere ver el espejo?
0-2 {F} señala arriba. ¡Eso!
2-2 {H} lo levanta. ¡Uf! ¡Cómo pesa!
4! —De noche salís todos a mirar una luz —dijo el espejo—. ¿Cuál es?
4! —¡La luna! —dijeron {H} y {F}.
4! El espejo no la había visto nunca.
4 ¡Siempre se quedaba en la pared!
6 —Pues hoy sales tú también —dijo {F}.
6 Lo descolgaron con cuidado. Detrás apareció un trozo de pared limpísimo y un calendario de hacía seiscientos años.
8 —¿Y si me rompo? —preguntó el espejo.
8 —¿Y si no? —dijo {H}. Era una buena pregunta, y el espejo, que las coleccionaba, se quedó con ella.
10 Hay quien lleva tanto tiempo colgado de un sitio que se cree que el clavo forma parte de él. Este crujió al soltarse, se tambaleó un poco y dijo, muy asombrado, que notaba aire en la espalda.`,
          en: `0-2 What does the mirror want to see?
0-2 {F} points up. That!
2-2 {H} lifts it. Oof! It is heavy!
4! “You all go out at night to see a light,” said the mirror. “What is it?”
4! “The moon!” said {H} and {F}.
4! The mirror had never seen it.
4 It was always left on the wall!
6 “Then today you come too,” said {F}.
6 They took it down with care. Behind it was a very clean bit of wall, and a calendar six hundred years old.
8 “What if I break?” asked the mirror.
8 “What if you do not?” said {H}. It was a good question, and the mirror, which collected them, kept it.
10 If you hang in one place for long enough you come to think that the nail is part of you. This one creaked as it came off, and wobbled, and said in great surprise that there was a draught on its back.`,
          alt: {
            es: '{F} señala hacia arriba y {H} va a por el espejo.',
            en: '{F} points upwards and {H} reaches for the mirror.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['point', 'excited'],
            props: ['mirror', 'lantern', 'star'],
            time: 'night',
          },
        },
        {
          es: `4! {H} y {F} llevaban el espejo a ver la luna. ¡Pesaba como un piano!
4! —¡Un gato! ¡Otro gato! —gritaba el espejo, mirando hacia atrás.
4 {X} iba delante con una campanilla.
4 Detrás iba toda la corte, sin peinar.
6 —¡Qué cosa! —dijo el espejo—. Se van haciendo pequeños.
6 Hasta aquel día, todo lo que había visto venía hacia él: una nariz, otra nariz. Nunca había visto irse nada.
6 —¿Y no te da pena? —preguntó {F}.
6 —Me da ganas de decirles adiós —dijo el espejo. Y se puso a decir adiós a las puertas.
6 Luego había que tumbarlo. ¡Y el suelo era durísimo!
6 —Hace falta algo blando —dijo {H}.
6 Todos miraron al duque. El duque se tocó la peluca.
6 —Es la única que tengo —dijo. Y se la quitó.
6 {X} se la puso un momento, por saber, y después la dejó en el suelo.
8 La condesa se quitó la suya, que era de tres pisos y tenía balcón. El barbero se quitó dos. Cuarenta pelucas pusieron en el suelo, unas encima de otras, y quedó una cama rizada y esponjosa.
8 Jamás se había visto a la corte así. Cuarenta cabezas, redondas y peladas, se miraron unas a otras con la boca abierta y la espinaca fuera.
8 —Pues tiene usted una cabeza preciosa —le dijo la cocinera al duque.
8 {X} las contó y le salieron cuarenta y una. Una era un melón.
10 Estaban a punto de reírse o de salir corriendo. Son dos cosas que empiezan igual. Entonces al general le entró la risa, y ya no hubo más remedio: se rieron todos, con cuatrocientos años de picores de peluca.
10 —Despacio —dijo {F}, con los brazos temblando—. Que ahora viene lo más alto.`,
          en: `4! {H} and {F} took the mirror to see the moon. It was as heavy as a piano!
4! “A cat! One more cat!” cried the mirror, looking back.
4 {X} went first and rang a bell.
4 After it came the whole court, with their hair in a mess.
6 “How odd!” said the mirror. “They get small.”
6 Up to that day the things that it saw had come closer: a nose, and then a nose. It had never seen a thing go away.
6 “Does it make you sad?” asked {F}.
6 “It makes me want to say goodbye,” said the mirror. And it said goodbye to all the doors.
6 Now they had to lay it down. And the ground was so hard!
6 “We need something soft,” said {H}.
6 They all looked at the duke. The duke felt his wig.
6 “I have just the one,” he said. And he took it off.
6 {X} tried it on, just to see, and then put it on the ground.
8 The countess took off hers, which had three floors and a balcony. The barber took off two. They put down forty wigs, one on top of the other, and made a curly, springy bed.
8 Nobody had ever seen the court like that. Forty heads, round and bare, looked at each other, with their mouths open and their spinach out.
8 “Why, you have a lovely head,” the cook told the duke.
8 {X} counted them and got forty-one. One was a melon.
10 They might have laughed, or they might have run for it. The two begin in the same way. Then the general began to giggle, and there was no help for it. They all laughed, with four hundred years of itching to get over.
10 “Gently,” said {F}, with both arms shaking. “Now comes the high part.”`,
          alt: {
            es: '{H} carga con el espejo por la noche y {F} anda al lado.',
            en: '{H} carries the mirror through the night, with {F} alongside.',
          },
          picture: {
            H: ['walk', 'determined', 'mirror'],
            F: ['walk', 'determined'],
            X: ['hold', 'happy', 'bell'],
            props: ['star', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `0-2 Despacio, despacio. ¡Boca arriba!
0-2 {H} mira. ¡Hola, luna!
0-2 {X} dice: ¡hola!
2-2 ¡Hay una luna en el espejo!
4! {H} y {F} tumbaron el espejo boca arriba.
4! ¡Y la luna se le metió dentro!
4! —Oh —dijo el espejo.
4 Nunca había dicho nada tan corto.
4 Todo el mundo se asomó. ¡Había una luna en el suelo!
6 Era redonda y blanca, y estaba tan cerca que daban ganas de pedirle la mano.
6 —Así que era por ti —le dijo el espejo.
6 {X} metió un dedo, muy despacito. La luna estaba fría y no se movió.
8 Nadie preguntó nada. Hubo un rato larguísimo en el que cuarenta personas miraron la misma cosa, y a ninguna se le ocurrió que fuera ella.
8 —Mira cuántas —susurró {F}. Cada cabeza pelada tenía su propia luna encima, pequeñita y muy brillante.
10 El espejo había visto a once reinas, a todas sus hijas y a los nietos de sus hijas. Había visto lágrimas, coronas y muelas. Lo que no había visto nunca era algo que no viniera a verse.`,
          en: `0-2 Gently, gently. Face up!
0-2 {H} looks. Hello, moon!
0-2 {X} says: hello!
2-2 The moon is in the mirror!
4! {H} and {F} laid the mirror down, face up.
4! And in came the moon!
4! “Oh,” said the mirror.
4 It had never said anything so short.
4 They all came to look. There was a moon on the ground!
6 It was round and white, and so near that you wanted to shake its hand.
6 “So it was you,” the mirror said to it.
6 {X} put one finger in, very slowly. The moon was cold, and kept still.
8 Nobody asked a thing. For a long while forty people looked at the same spot, and not one thought that it was about them.
8 “Look how many there are,” whispered {F}. Each bare head had a moon of its own on top, tiny and very bright.
10 The mirror had seen eleven queens, and all their daughters, and their daughters’ children. It had seen tears and crowns and back teeth. What it had never seen was something that did not come to see itself.`,
          alt: {
            es: '{H} y {F} se agachan junto al espejo, bajo la luna.',
            en: '{H} and {F} bend down by the mirror, under the moon.',
          },
          picture: {
            H: ['kneel', 'surprised'],
            F: ['crouch', 'happy'],
            X: ['kneel', 'surprised'],
            props: ['mirror', 'moon', 'star'],
            time: 'night',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'mirror-strike/resolution/wheels',
      titles: {
        es: ['¿Qué quieres ver hoy?', 'Cuatro ruedas y un gato', 'Un trocito de luna'],
        en: ['What would you like to see?', 'Four wheels and a cat', 'A slice of moon'],
      },
      moments: [
        {
          es: `0-2 {H} se asoma. ¡Hola, nariz!
0-2 {F} se asoma. ¡Otra nariz!
2-2 ¡Ya han vuelto todas las caras!
4! Junto a la luna salió la cara de {H}. ¡Ya no había huelga!
4! —¿Y quién es más guapo? —se le escapó al duque.
4! —La luna —dijo el espejo. Y nadie protestó.
6 Entonces el duque se vio el diente.
6 —¿Y esto? ¿Desde cuándo lo llevo?
6 —Desde el desayuno —dijo {H}—. Pero, como la llevaban todos...
8 Se miraron unos a otros. Hubo cuarenta «uy», y cuarenta uñas fueron en busca de cuarenta espinacas. La condesa encontró solo una de las suyas.
10 —Ha sido un día estupendo —dijo la cocinera—. Nadie sabía cómo estaba, y nadie ha estado mal.`,
          en: `0-2 {H} looks in. Hello, nose!
0-2 {F} looks in. One more nose!
2-2 All the faces are back again!
4! By the moon was the face of {H}. The strike was over!
4! “And who is fairest?” asked the duke.
4! “The moon,” said the mirror. And they all agreed.
6 Then the duke saw his tooth.
6 “What is this? How long has it been there?”
6 “Since breakfast,” said {H}. “But then, they all had one.”
8 They looked at each other. There were forty cries of “Oops”, and forty fingernails went in search of forty bits of spinach. The countess could find only one of hers.
10 “It has been a splendid day,” said the cook. “Nobody knew what they looked like, and nobody looked bad.”`,
          alt: {
            es: '{H} y {F} ven sus caras en el espejo, junto a la luna.',
            en: '{H} and {F} see their faces in the mirror by the moon.',
          },
          picture: {
            H: ['crouch', 'happy'],
            F: ['point', 'happy'],
            props: ['mirror', 'moon', 'leaf'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `4! —¿Y mañana qué quieres ver? —le preguntó {F} al espejo.
4! ¡El espejo quería verlo todo! Entonces {H} le puso cuatro ruedas.
4 Vio llover. Vio un partido. Vio cómo se parte una tarta.
4 {X} lo llevó a ver patos. Los patos fueron a verlo a él.
6 Ahora, en la corte, cada mañana le toca a alguien empujarlo. Ya nadie le pregunta quién es más guapo. No da tiempo.
6 —¿Qué ves? —le preguntan.
6 —Una señora que sube una cuesta con un piano —dice el espejo—. ¡Por favor, más despacio!
6 Lo que más le gusta es ir hacia atrás, diciendo adiós.
6 —¿Y las caras? —le preguntó {H}—. ¿No las echas de menos?
6 —Ahora vienen de una en una y se quedan a charlar —dijo él—. Es muy distinto.
6 {X} le enseñó la mancha que parecía un pato, pero desde cerca.
8 «De lejos era más pato», le dijo el espejo a {X}, con cariño.
8 En el hueco de la pared, {H} y {F} pusieron una ventana. Fue idea del duque, que no ha vuelto a llevar peluca. Dice que por las noches nota la luna, como una mano, justo encima.
8 Los viernes, en recuerdo de aquel día, se ponen una espinaca en un diente y se dicen adiós durante una hora.
8 {X} es quien los separa, con la escoba de siempre.
10 Una vez, un forastero se plantó delante del espejo, se estiró el chaleco y le hizo la pregunta de toda la vida. Se hizo un silencio. El espejo lo miró por delante. Luego lo miró por detrás. Vio el camino por el que había venido, que era largo y estaba lleno de polvo.
10 —Viene usted muy cansado —le dijo—. Siéntese, y cuénteme qué ha visto.`,
          en: `4! “And what would you like to see tomorrow?” {F} asked the mirror.
4! It wanted to see it all! So {H} gave it four wheels.
4 It saw rain. It saw a football match. It saw how you cut a cake.
4 {X} took it to see the ducks. The ducks came to see it.
6 Each morning, now, it is somebody’s turn to push. Nobody asks it who is fairest. There is no time.
6 “What can you see?” they ask.
6 “A lady going uphill with a piano,” says the mirror. “Slow down, please!”
6 What it likes best is to go backwards and say goodbye.
6 “Do you miss the faces?” asked {H}.
6 “They come one by one now, and stay for a chat,” it said. “It is not the same at all.”
6 {X} took it right up to the stain that looked like a duck.
8 The mirror told {X} fondly that it had been more of a duck from over there.
8 In the gap on the wall {H} and {F} put a window. It was the duke’s idea. He has not worn a wig again. At night, he says, he can feel the moon like a hand, just on top.
8 On Fridays, in memory of that day, they put spinach on a tooth and say goodbye to each other for an hour.
8 {X} is the one who parts them, with that same broom.
10 Once a stranger stood in front of the mirror, pulled down his waistcoat and asked it the old, old question. It went very quiet. The mirror looked at him from the front. Then it looked at him from the back. It saw the road that he had come by, which was long and full of dust.
10 “You must be tired,” it said. “Sit down, and tell me what you have seen.”`,
          alt: {
            es: '{H} empuja el espejo con ruedas, y {F} saluda a un pato.',
            en: '{H} pushes the mirror on wheels. {F} waves to a duck.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['wave', 'happy'],
            X: ['point', 'happy'],
            props: ['mirror', 'wheel', 'duck', 'cake'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡Mira! ¡La nariz de {H}!
0-2 ¡Y mira, la luna! ¡Hola!
0-2 {X} baila con la luna.
2-2 ¡{H} y {F} tienen nariz!
4 Bajo la luna llegó {event}. ¡{H} hizo brillar {thing}!
4 {X} bailó con una peluca en cada mano.
4 Bailaron sin pelucas y sin peines. ¡Qué fresquito!
6 —¿Llevo algo en la cara? —preguntó {H}.
6 —Una sonrisa —dijo {F}—. Pero te queda bien.
8 El espejo bailó también, sobre sus ruedas, dando vueltas. En él salía todo el mundo: de frente, de lado y de cogote, con los ojos contentos.
10 Antes de irse a dormir, {H} miró atrás. Nunca lo hacía. Vio la fiesta alejarse, cada vez más pequeña y más brillante, y le entraron ganas de decirle adiós.
4! Ya en la pared, el espejo seguía brillando. ¡Se había guardado un trocito de luna!`,
          en: `0-2! Look! There is your nose, {H!}!
0-2 And look, the moon! Hello!
0-2 {X} dances with the moon.
2-2 {H} and {F} have noses!
4 Under the moon came {event}. {H} made {thing} shine!
4 {X} danced with a wig in each hand.
4 They danced with no wigs and no combs. It was so cool!
6 “Have I got something on my face?” asked {H}.
6 “A smile,” said {F}. “But it suits you.”
8 The mirror danced too, on its wheels, round and round. They were all in it, from the front, from the side and from the back, with bright eyes.
10 Before bed {H} looked back, which was not usual. The party got smaller and smaller, and brighter and brighter, and it was hard not to wave goodbye to it.
4! Back on its wall, the mirror was still shining. It had kept a slice of the moon!`,
          alt: {
            es: '{H} y {F} bailan a la luz de la luna, junto a {thing}.',
            en: '{H} and {F} dance in the moonlight, beside {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['mirror', 'moon', 'music-note'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
