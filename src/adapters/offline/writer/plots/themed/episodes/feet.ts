import type { Beat } from '../../plot.ts'

/** Two halves of a boat do not meet: each was twelve feet long, but the feet were not the same. */
export const feet: Beat = {
  id: 'feet',
  themes: ['profesiones', 'ciencia ficcion', 'vehiculos'],
  needs: [],
  titles: {
    es: ['Doce pies', 'Medio barco y pico'],
    en: ['Twelve feet', 'Half a boat and a bit'],
  },
  gift: {
    prop: 'rope',
    use: {
      es: '4 Midieron lo que faltaba con la cuerda de nudos. ¡Solo un nudo!',
      en: '4 They measured it with the knotted rope. There was just one knot to go!',
    },
  },
  moments: [
    {
      es: `0-2 Medio barco. ¡Otro medio!
0-2 {H} empuja. ¡No encaja!
2-2 Uno es grande. El otro, chiquitín.
4! {at}, una carpintera miraba dos medios barcos.
4! Los juntaba y no encajaban. Uno era mucho más largo.
4 —¡No lo entiendo! —decía—. Los dos miden doce pies.
6 Se llamaba Tomasa y llevaba un lápiz en cada oreja. Había encargado una mitad a cada ayudante, para acabar antes.
6 —Está bien medido —dijo uno, muy alto.
6 —Y bien cortado —dijo la otra, muy bajita.
8 Tenían razón. Las tablas estaban derechas, los clavos en fila y el barniz sin una burbuja. Eran dos mitades perfectas de dos barcos distintos.
10 En un lado habría podido dormir un caballo. En el otro, un caballo de ajedrez. Tomasa los arrimaba y los separaba, por si era cosa de insistir.`,
      en: `0-2 Half a boat. One more half!
0-2 {H} pushes. It will not fit!
2-2 One half is big. One is tiny.
4! A carpenter was looking at two half boats.
4! She put them together, and they did not fit. One was far too long.
4 “How odd!” she said. “They are both twelve feet.”
6 Her name was Mrs Plank, and she had a pencil over each ear. To save time, she had given one half to each of her helpers.
6 “I measured it well,” said one, who was very tall.
6 “I cut it well,” said the other, who was very short.
8 They were right. The planks were straight, the nails were in line and there was not one bubble in the varnish. They were two perfect halves of two different boats.
10 A horse could have slept in the one. In the other there was room for a chess horse. Mrs Plank pushed them together and pulled them apart, in case it only took a bit of patience.`,
      alt: {
        es: '{H} y {F} miran un barco partido en dos que no encaja.',
        en: '{H} and {F} look at a boat in two halves that do not fit.',
      },
      picture: { H: ['stand', 'surprised'], F: ['point', 'thoughtful'], props: ['boat', 'hammer', 'pencil'] },
    },
    {
      es: `4! —¿Cómo lo has medido? —preguntó {H} al ayudante alto.
4! —Con los pies —dijo. Y enseñó un zapato enorme.
4 —¿Y tú? —preguntó {F} a la bajita.
4 —Con los pies —dijo ella. Y enseñó un zapatito.
4 {X} puso su pie en medio. ¡Era otra medida más!
6 Hubo un silencio de carpintería, de los que huelen a serrín.
6 —Doce pies son doce pies —dijo el alto.
6 —Doce tuyos son veinte míos —dijo la bajita, mirando los zapatos.
6 {H} probó también. {H} medía el barco en quince pies. {F} lo medía en dieciocho y medio. Cuanta más gente medía, más largo y más corto era.
6 {X} propuso medirlo con zapatos de Tomasa, pero Tomasa iba en zapatillas.
6 —Necesitamos un pie que sea de todos —dijo {F}—. Que no crezca ni se canse ni se vaya a su casa.
6 —Un pie sin dueño —dijo {H}.
4! Y {H} hizo doce nudos en una cuerda. ¡Esa sería la medida!
8 Entre nudo y nudo iba un pie de Tomasa, por ser la maestra. La bajita preguntó si no se estiraría, que era muy buena pregunta. La mojaron, la secaron y tiraron dos de cada punta. No cedió.
8 {X} contó los nudos para comprobarlo. Eran doce. Volvió a contarlos por el otro lado, que también conviene.
10 —Lo más gracioso —dijo {H}— es que nadie se había equivocado.
10 —Sí —dijo {F}—. Solo que cada cual tenía razón en su zapato.
10 Los ayudantes se miraron. Llevaban toda la mañana sin hablarse, por culpa de aquella diferencia de ocho pies, y resulta que la diferencia la llevaban puesta.
10 —Perdona —dijo el alto, desde muy arriba.
10 —Perdona tú —dijo la bajita. Y le pidió que se agachara para darle la mano.`,
      en: `4! “How did you measure it?” {H} asked the tall one.
4! “In feet,” he said. And he held up a great big shoe.
4 “How did you?” {F} asked the short one.
4 “In feet,” she said. And she held up a tiny shoe.
4 {X} put one foot in between. And that was one more size!
6 There was a hush that smelled of sawdust.
6 “Twelve feet are twelve feet,” said the tall one.
6 “Twelve of yours are twenty of mine,” said the short one, with her eyes on the shoes.
6 {H} had a go. For {H}, the boat was fifteen feet. For {F} it was eighteen and a half. The more of them measured, the longer it got, and the shorter.
6 {X} said that they should use the carpenter’s shoes. But she was in slippers.
6 “We need a foot for everybody,” said {F}. “One that does not grow, or get tired, or go home.”
6 “A foot that nobody is using,” said {H}.
4! So {H} tied twelve knots in a rope. That was the new foot!
8 From knot to knot it was one foot of Mrs Plank’s, since she was in charge. The short one asked if it would stretch, and that was a very good question. They made it wet, they let it dry, and they all pulled. It did not give.
8 {X} counted the knots, to be sure. There were twelve. Then {X} counted them from the other end, which is a wise thing to do.
10 “The funny thing is,” said {H}, “that nobody got it wrong.”
10 “No,” said {F}. “They were all right, each in their own shoes.”
10 The helpers looked at each other. They had not spoken all morning, on account of a difference of eight feet. And all that time they had been wearing it.
10 “I am sorry,” said the tall one from high up.
10 “So am I,” said the short one, and made him bend down so that she could shake his hand.`,
      alt: {
        es: '{H} hace nudos en una cuerda y {F} la sujeta.',
        en: '{H} ties knots in a rope and {F} holds it.',
      },
      picture: {
        H: ['kneel', 'determined', 'rope'],
        F: ['hold', 'thoughtful', 'boots'],
        X: ['point', 'happy'],
        props: ['boat', 'hammer', 'pencil'],
      },
    },
    {
      es: `0-2 Un nudo. Dos nudos. ¡Tres!
0-2 ¡Ahora encaja! ¡Clac!
0-2 {X} sube al barco.
2-2 {H} y {F} reman en seco.
4! Midieron de nuevo con la cuerda. Cortaron, lijaron y... ¡clac!
4! Las dos mitades encajaron.
4 —Llevaos la cuerda —dijo Tomasa—. Yo haré otra.
4 Y cada ayudante guardó su zapato.
6 Sobró un buen trozo de barco. Con él hicieron un banco, y en el banco cabían justo siete traseros, de cualquier tamaño.
6 {X} lo estrenó y dijo que ese era el metro que entendía mejor.
8 —¿Qué nombre le ponemos al barco? —preguntó la bajita.
8 No hubo discusión. Lo pintaron en el costado, con letras grandes por un lado y pequeñas por el otro: «Doce Pies».
10 {F} enrolló la cuerda y se la colgó del hombro. Pesaba poco. Era raro pensar que allí dentro, entre nudo y nudo, iban tantos pies que por fin se habían puesto de acuerdo.`,
      en: `0-2 One knot. Two knots. Three!
0-2 Now it fits! Clack!
0-2 {X} gets in.
2-2 {H} and {F} row on dry land.
4! They measured it all again with the rope. They cut, they sanded and... clack!
4! The two halves fitted.
4 “Take the rope,” said the carpenter. “I will make one more.”
4 And the helpers put away their shoes.
6 There was a good bit of boat left over. They made a bench of it, and it had room for just seven bottoms, big or small.
6 {X} tried it first and said that this was the best way to measure.
8 “What shall we call the boat?” asked the short one.
8 It did not take long. They painted it on the side, big at one end and small at the other. It was called “Twelve Feet”.
10 {F} rolled up the rope and put it over one shoulder. It was not heavy. It was odd to think that in there, from knot to knot, there were so many feet that had agreed at last.`,
      alt: {
        es: '{H} lleva la cuerda de nudos y {F} celebra: el barco encaja.',
        en: '{H} has the knotted rope and {F} cheers: the boat fits.',
      },
      picture: {
        H: ['hold', 'happy', 'rope'],
        F: ['cheer', 'happy'],
        X: ['sit', 'happy'],
        props: ['boat', 'hammer', 'chair'],
      },
    },
  ],
}
