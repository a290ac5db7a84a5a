import type { Beat } from '../plot.ts'

/** Everybody waits in line and nobody knows for what, until somebody asks at the front. */
export const queue: Beat = {
  id: 'queue',
  needs: ['beasts'],
  titles: {
    es: ['La fila más larga del mundo', '¿Quién es el último?'],
    en: ['The longest queue in the world', 'Who is last in the queue?'],
  },
  gift: {
    prop: 'ticket',
    use: { es: '4 {H} levantó el número uno. ¡Les tocaba!', en: '4 {H} held up number one. It was their turn!' },
  },
  moments: [
    {
      es: `0-2 ¡Qué fila tan larga!
0-2 {H} espera. {F} espera.
2-2 ¿A qué espera todo el mundo?
4! {at} había una fila larguísima. ¡Y nadie se movía!
4! —¿Para qué es esta fila? —preguntó {H}.
4 —Ni idea —dijo el último—. Pero es muy buena fila.
4 {F} se puso detrás, por si acaso.
6 Delante había un topo, delante del topo había dos erizos, y así hasta donde llegaba la vista.
6 Casi todos llevaban merienda. Uno llevaba una tienda de campaña.
8 —¿Desde cuándo esperáis? —quiso saber {F}.
8 —Yo nací aquí —contestó uno que ya tenía bigotes.
10 Nadie protestaba. Una fila tan larga, pensaban, tiene que acabar en algo estupendo; y cuanto más se alargaba, más estupendo parecía.`,
      en: `0-2 What a long queue!
0-2 {H} waits. {F} waits.
2-2 What are they all waiting for?
4! There was a very long queue {at}. And nobody moved!
4! “What is this queue for?” asked {H}.
4 “No idea,” said the last one. “But it is a very good queue.”
4 {F} stood behind him, just in case.
6 In front was a mole. In front of the mole were two hedgehogs, and so on and so on.
6 Most of them had a snack. One of them had a tent.
8 “How long have you been here?” {F} wanted to know.
8 “I was born here,” said one who already had whiskers.
10 Nobody complained. A queue as long as that, they thought, must end in something grand; and the longer it grew, the grander it seemed.`,
      alt: { es: '{H} y {F} encuentran una fila que no se mueve.', en: '{H} and {F} find a queue that does not move.' },
      picture: { H: ['point', 'surprised'], F: ['stand', 'thoughtful'], props: ['mouse', 'tent'], shot: 'wide' },
    },
    {
      es: `4! {H} fue a mirar delante. Anduvo y anduvo.
4 {X} les guardaba el sitio.
4 La primera de la fila era una ratona. Estaba agachada.
4! —¿Qué haces? —preguntó {H}.
4! —Me ato el zapato —dijo ella—. ¡Pero no me sale!
4 {H} se echó a reír. ¡Todos esperaban a un zapato!
4-4! {F} le hizo un lazo. ¡Y la fila dio un paso!
6 —Yo me paré un segundo —explicó la ratona—. Alguien se puso detrás, por educación. Y luego otro. Cuando miré, ya no me atrevía a irme.
6 {F} se sentó a su lado y le enseñó el lazo de las orejas. Una oreja de conejo, otra oreja de conejo, y se cruzan como dos amigos.
6 {X} dijo que con tres orejas quedaba mejor. Al terminar, tenía la nariz atada al zapato.
6 El primer lazo parecía un churro. El segundo parecía un pulpo. El tercero aguantó.
6 La ratona dio un pasito. El de detrás dio un pasito. Y la fila entera, que llevaba parada desde el otoño, dio un pasito y un suspiro enorme.
8 —¿Ya está? —preguntó el último, muy a lo lejos—. ¿Qué daban?
8 —¡Un lazo! —gritó {F}.
8 La noticia fue de boca en boca y, como pasa siempre, llegó cambiada. El quinto oyó «un pedazo». El décimo oyó «un brazo». Al último le dijeron que daban un abrazo.
8 Así que el último abrió los brazos y achuchó al de delante. Nadie salió perdiendo con el cambio.
8 {X} se puso otra vez en la fila, esta vez por el abrazo.
10 Los dos erizos aprovecharon para presentarse. Llevaban tres semanas espalda contra espalda y, como es natural, no se habían arrimado mucho.
10 A la ratona se le habían puesto coloradas las orejas. Había tenido parado a medio mundo por un cordón.
10 —No los parabas tú —le dijo {H}—. Es que nadie quería ser el primero en preguntar.
10 —Tú has preguntado.
10 —Yo tenía prisa —contestó {H}. Era verdad, aunque no toda: también tenía muchísima curiosidad.`,
      en: `4! {H} went to look at the front. It was a long walk.
4 {X} kept their place.
4 The first in the queue was a mouse. She was bent down low.
4! “What are you doing?” asked {H}.
4! “I am tying my shoe,” she said. “But I cannot do it!”
4 {H} had to laugh. They were all waiting for a shoe!
4-4! {F} tied her a bow. And the queue took a step!
6 “I stopped for a second,” said the mouse. “Somebody stood behind me, to be polite. Then came one more. When I looked round, I did not dare to go.”
6 {F} sat down and showed her the bow with the ears. One rabbit ear, then one more rabbit ear, and they cross like two friends.
6 {X} said that three ears looked better. By the end of it {X} had {X.his} nose tied to the shoe.
6 The first bow looked like a sausage. The second looked like an octopus. The third one held.
6 The mouse took one small step. The one behind took one small step. And the whole queue, still since autumn, took one small step and gave one huge sigh.
8 “Is it over?” called the last one, far away. “What did they give us?”
8 “A lace!” shouted {F}.
8 The news went from mouth to mouth and, as it always does, it changed. The fifth heard “a race”. The tenth heard “a place”. The last one heard “an embrace”.
8 So the last one opened both arms and hugged the one in front. Nobody lost by the change.
8 {X} got back in the queue, for the hug this time.
10 The two hedgehogs took the chance to say hello. They had stood back to back for three weeks and, being hedgehogs, had kept well apart.
10 The mouse had gone pink to the tips of her ears. Half the world had stood still for one shoelace.
10 “You were not holding them up,” said {H}. “It is just that nobody liked to be the first to ask.”
10 “You asked.”
10 “I was in a hurry,” said {H}. It was true, but not the whole truth. There had also been a great deal of curiosity.`,
      alt: { es: '{F} enseña a una ratona a atarse el zapato.', en: '{F} shows a mouse how to tie her shoe.' },
      picture: {
        H: ['stand', 'happy'],
        F: ['crouch', 'calm', 'thread'],
        X: ['kneel', 'surprised'],
        props: ['mouse', 'boots'],
      },
    },
    {
      es: `0-2 ¡Ya está! ¡Un lazo!
0-2 La fila anda. ¡Bien!
0-2 {X} hace otro lazo.
2-2 La ratona abraza a {H}.
4! La ratona les regaló un papel con un número. ¡El uno!
4 —Con esto siempre os toca —dijo.
4 La fila se deshizo entre risas y abrazos.
6 Unos se fueron a casa. Otros se quedaron, porque habían hecho amigos. El de la tienda de campaña montó una fiesta.
6 —¿Y si nos ponemos otra vez? —propuso alguien—. ¡Se estaba muy bien!
8 {X} dobló el número en cuatro y lo guardó donde se guardan las cosas que no se pierden.
8 Cuando ya llevaban un rato de camino, {F} volvió la cabeza. Alguien caminaba detrás, muy formal. Era el último de la fila.
8 —¿Adónde vas? —le preguntó {F}.
8 —Ni idea —dijo—. Pero es muy buena fila.
10 En la segunda curva se acordó de que tenía casa y dio las gracias por todo. Se marchó silbando, por primera vez en su vida, sin nadie delante.`,
      en: `0-2 All done! A bow!
0-2 The queue moves. Hooray!
0-2 {X} ties a bow too.
2-2 The mouse hugs {H}.
4! The mouse gave them a slip with a number. It was number one!
4 “With this it is always your turn,” she said.
4 The queue broke up in laughs and hugs.
6 Some of them went home. Some stayed, for they had made friends. The one with the tent threw a party.
6 “Shall we queue up again?” said somebody. “It was so nice!”
8 {X} folded the number in four and put it where you put the things that never get lost.
8 When they had gone a little way, {F} looked back. Somebody was walking behind them, very properly. It was the last one in the queue.
8 “Where are you going?” asked {F}.
8 “No idea,” he said. “But it is a very good queue.”
10 At the second bend he remembered that he had a house, and thanked them for everything. Off he went, whistling, with nobody in front of him for the first time in his life.`,
      alt: { es: '{H} enseña un papel con el número uno.', en: '{H} shows a slip with the number one.' },
      picture: {
        H: ['hold', 'proud', 'ticket'],
        F: ['wave', 'happy'],
        X: ['walk', 'happy'],
        props: ['mouse'],
        shot: 'wide',
      },
    },
  ],
}
