import type { Beat } from '../plot.ts'

/** A clerk who guards what everybody has lost cannot find what he needs to let them through: it is on his head. */
export const lostProperty: Beat = {
  id: 'lost-property',
  titles: {
    es: ['Objetos perdidos', 'El impreso veintisiete'],
    en: ['Lost property', 'Form twenty-seven'],
  },
  gift: {
    prop: 'magnifier',
    use: {
      es: '4 Con la lupa de don Olegario vieron un apoyo diminuto.',
      en: '4 With the magnifier from Mr Oswald they saw a tiny hold.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Cuántas cosas! ¡Un zapato!
0-2 {H} mira. {F} toca.
2-2 ¿De quién es este gorro rojo?
4! {At} había un mostrador lleno de cosas perdidas.
4! Detrás, un señor buscaba sus gafas.
4 —Sin firma no se pasa —dijo don Olegario—. ¡Y he perdido las gafas!
6 Había guantes, llaves, medio patín y un paraguas con una nota: «Ya vendrán».
6 —¿Nunca viene nadie? —preguntó {F}.
8 —La gente no pierde las cosas —suspiró don Olegario—. Las deja de buscar, que es peor.
10 Cada objeto llevaba su etiqueta, su fecha y su estante. En toda la sala solo había una cosa sin ordenar, y era la cara de quien las ordenaba.`,
      en: `0-2 So many things! A shoe!
0-2 {H} looks. {F} pats.
2-2 Whose is this little red hat?
4! There was a desk, {at}, piled high with lost things.
4! Behind it a man was looking and looking.
4 “You must sign to go by,” said Mr Oswald. “And I have lost my glasses!”
6 There were gloves, keys and half a skate. An umbrella had a note on it: “They will come back.”
6 “Does nobody ever come?” asked {F}.
8 “People do not lose things,” sighed Mr Oswald. “They stop looking for them, and that is worse.”
10 Each thing had its label, its date and its shelf. Just one thing in the room was out of place, and that was the face of the man who kept it so tidy.`,
      alt: {
        es: 'Un señor busca tras un mostrador de cosas perdidas.',
        en: 'A man searches behind a desk of lost things.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['point', 'surprised'],
        props: ['box', 'umbrella', 'key', 'hat'],
        shot: 'wide',
      },
    },
    {
      es: `4! —Le ayudamos —dijo {H}—. ¿Cómo son?
4 —Redondas. Me las quité para buscar el lápiz.
4! Miraron en la K, de «qué lástima». Miraron en la Z, de «zapatos». ¡Nada!
4 {X} se probó un sombrero y se olvidó de buscar.
6 —¿Y el lápiz lo encontró? —preguntó {F}.
6 —Todavía no. Lo dejé para buscar la goma.
6 —¿Y la goma?
6 —Esa no la he perdido —dijo don Olegario con orgullo—. Esa no la he tenido nunca.
6 En el estante del lunes, {F} se quedó de piedra. ¡Había un calcetín a rayas!
6 —¡Es el mío! —gritó—. ¡El de toda la vida!
6 —Tendrá que demostrarlo —dijo don Olegario.
6 {F} enseñó el otro, que llevaba puesto. Tenían el mismo agujero, en el mismo dedo.
6 {X} hizo de testigo. Juró conocer aquel pie desde pequeño.
8 A don Olegario le tembló el bigote. En treinta años no había devuelto nada. Puso el calcetín en las manos de {F} con tanto cuidado que parecía un pez vivo.
8 —¿Qué se dice ahora? —preguntó—. Es que no he llegado nunca hasta aquí.
8 —Se dice «de nada» —contestó {H}—. Pero espere a que demos las gracias.
8 Le dieron las gracias. Don Olegario dijo «de nada» cuatro veces, para recuperar.
10 ¶Y entonces, al agacharse, algo le resbaló de la frente y le cayó en la nariz. Se quedó inmóvil. Por primera vez en toda la tarde veía el mundo con sus bordes.
10 —Han estado ahí todo el rato —dijo, muy despacio.
10 —Es un sitio malísimo para buscar —dijo {F}—. No se ve desde dentro.
10 ¶Don Olegario sacó una etiqueta nueva, apuntó la fecha y se la pegó en la manga. «Encontrado», ponía.`,
      en: `4! “We will help you,” said {H}. “What are they like?”
4 “Round. I took them off to look for my pencil.”
4! They looked in S, for shoes. They looked in B, for bother. Nothing!
4 {X} tried on a hat and forgot to look.
6 “And did you find the pencil?” asked {F}.
6 “Not yet. I left it to look for the rubber.”
6 “And the rubber?”
6 “That I have not lost,” said Mr Oswald proudly. “I never had one.”
6 At the Monday shelf {F} stopped dead. There was a stripy sock!
6 “It is mine!” cried {F}. “It is my good one!”
6 “You will have to prove it,” said Mr Oswald.
6 {F} held up the other sock. They had the same hole at the same toe.
6 {X} came forward as a witness, and swore to have known that foot for years.
8 Mr Oswald’s moustache shook. In thirty years he had never given a thing back. He put the sock into {F}’s hands as gently as if it were a live fish.
8 “What do I say now?” he asked. “I have never got this far.”
8 “You say, ‘You are welcome’,” said {H}. “But wait until we thank you.”
8 They thanked him. Mr Oswald said that they were welcome four times over, to catch up.
10 ¶And then, as he bent down, something slid off his forehead and on to his nose. He stood quite still. For the first time that day the world had edges.
10 “They were there all the time,” he said slowly.
10 “It is a dreadful place to look,” said {F}. “You cannot see it from the inside.”
10 ¶Mr Oswald took a new label, wrote the date on it and stuck it to his own sleeve. It said: “Found.”`,
      alt: {
        es: '{F} encuentra un calcetín y {H} lo celebra.',
        en: '{F} finds a stripy sock, and {H} is delighted.',
      },
      picture: {
        H: ['cheer', 'happy'],
        F: ['hold', 'excited', 'box'],
        X: ['stand', 'happy'],
        props: ['hat', 'boots', 'scarf', 'umbrella'],
      },
    },
    {
      es: `0-2 ¡Las gafas! ¡Ahí, ahí!
0-2 {F} las señala.
0-2 {X} se ríe.
2-2 ¡Las tiene en la cabeza!
4! —¡Las lleva en la cabeza! —rieron todos.
4! Don Olegario firmó y les dio una lupa, para buscar.
4 —¿Y si la perdemos? —preguntó {F}.
4 —Entonces ya sé dónde la guardaré.
6 En la puerta colgó un cartel nuevo: «Pase sin miedo. A lo mejor es suyo».
8 {F} se puso el calcetín allí mismo. Los dos pies se reconocieron enseguida.
8 Anduvieron un rato oyendo cantar a don Olegario, que por lo visto también había encontrado la voz.
10 —¿Y qué habrá sido del medio patín? —dijo {H}. Nadie lo sabía. En alguna parte, alguien seguía patinando en círculos.`,
      en: `0-2 The glasses! There, there!
0-2 {F} points at them.
0-2 {X} laughs.
2-2 They are on his own head!
4! “They are on your head!” they all laughed.
4! Mr Oswald signed, and gave them a magnifier, to look with.
4 “What if we lose it?” asked {F}.
4 “Then I know where I shall keep it.”
6 On the door he hung a new sign: “Do come in. It may be yours.”
8 {F} put the sock on there and then. The two feet knew each other at once.
8 For quite some time they could hear Mr Oswald sing. He seemed to have found his voice as well.
10 “What can have become of the other half of the skate?” said {H}. Nobody knew. Somewhere, somebody was still going round in rings.`,
      alt: {
        es: 'Un señor con gafas da una lupa a {H} y {F}.',
        en: 'A man in glasses gives {H} and {F} a magnifier.',
      },
      picture: {
        H: ['hold', 'happy', 'magnifier'],
        F: ['wave', 'happy'],
        X: ['cheer', 'happy'],
        props: ['umbrella', 'box', 'key'],
      },
    },
  ],
}
