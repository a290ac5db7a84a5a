import type { Beat } from '../../plot.ts'

/** A stork comes home from Africa to find fourteen families living in the cellar of her nest. */
export const stork: Beat = {
  id: 'stork',
  themes: ['naturaleza', 'animales', 'aventura'],
  needs: ['beasts', 'ground'],
  titles: {
    es: ['Junta de vecinos', 'Catorce familias y una cigüeña'],
    en: ['The neighbours meet', 'Fourteen families and a stork'],
  },
  gift: {
    prop: 'feather',
    use: {
      es: '4 Hicieron el redoble de la cigüeña: ¡clac, clac, clac! Y todo el mundo escuchó.',
      en: '4 They gave the stork’s knock: clack, clack, clack! And they all listened.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Clac, clac, clac! ¿Quién es?
0-2 {H} mira: ¡una cigüeña!
2-2 ¡Y cuánta gente vive en su nido!
4! ¡Clac, clac! {At}, en lo más alto, protestaba una cigüeña.
4! —¡Vuelvo de África y tengo la casa llena!
4 Bajo su nido asomaban muchas cabecitas.
4 —¡Es que estaba vacía! —piaron.
6 Había catorce familias de gorriones, dos estorninos y un ratón que decía estar de visita.
6 —¡Os la dejo en agosto y mirad! —dijo la cigüeña.
8 Un nido de cigüeña crece cada año. Aquel pesaba más que un burro, y en los bajos había portal, pasillo y hasta un cuarto de bicicletas, sin bicicletas.
10 Las cigüeñas no cantan. Echan la cabeza hacia atrás y tocan el pico como unas castañuelas. De buena mañana, encima del dormitorio de catorce familias, eso crea opiniones.`,
      en: `0-2 Clack, clack, clack! Who is it?
0-2 {H} looks: a big, big stork!
2-2 And so many live in her nest!
4! Clack, clack! High up above them a stork was very cross.
4! “I come home from Africa, and my house is full!”
4 Lots of little heads looked out from under it.
4 “But it was empty!” they cheeped.
6 There were fourteen families of sparrows, two starlings, and a mouse who said that he was just visiting.
6 “I leave it to you in August, and look!” said the stork.
8 A stork’s nest grows each year. This one weighed more than a donkey. Down below it had a hall, a landing, and even a place for bicycles, with no bicycles.
10 Storks do not sing. They throw back their heads and play their beaks like castanets. First thing in the morning, right above the bedrooms of fourteen families, it does lead to remarks.`,
      alt: {
        es: '{H} y {F} miran hacia un nido enorme y muy ruidoso.',
        en: '{H} and {F} look up at a huge and noisy nest.',
      },
      picture: {
        H: ['point', 'surprised'],
        F: ['stand', 'surprised'],
        props: ['nest', 'feather', 'mouse'],
        shot: 'wide',
      },
    },
    {
      es: `4! —Hagamos una junta de vecinos —dijo {H}.
4! Hablaron todos a la vez. ¡Pío, pío! ¡Clac, clac!
4 —¡De uno en uno! —dijo {F}. Y hablaron todos de uno en uno a la vez.
4 {X} pidió la palabra y no se la dieron.
6 Los del primero se quejaban de los del segundo, que sacudían las migas. Los del segundo se quejaban de la cigüeña.
6 —¡Toca el pico a las seis!
6 —Es que a las seis llego —dijo ella.
6 —¡Y trae palos nuevos cada tarde!
6 —Es que es mi casa.
6 El ratón votaba a favor de todo, por si había merienda.
6 {H} apuntó las quejas en una columna. En la otra no había nada que apuntar.
6 —¿Y qué pasa cuando no está la cigüeña? —preguntó {F}.
6 Se hizo un silencio.
6 —Que viene la gata —dijo un gorrión muy pequeño.
8 —¿Y cuando está?
8 —Cuando está no sube nadie.
8 La cigüeña, por primera vez, miró hacia abajo con interés.
8 —¿Y a usted quién le quita los bichos del nido? —le preguntó {F}.
8 —Se van solos.
8 —¡Nos los comemos nosotros! —dijeron catorce familias.
8 {X} hizo la cuenta en voz alta: un susto menos por un bicho menos. Salía bien para las dos partes.
8 Quedaba el ruido. {H} tuvo una idea: ¿y si cada redoble significara algo?
8 Uno largo, «ya estoy en casa». Dos cortos, «hay gata». Tres, «la mesa está puesta».
10 —¿Y para pedir perdón? —preguntó la cigüeña, como si fuera por saberlo.
10 Buscaron mucho. No había ningún redoble lo bastante bajito. Al final decidieron que se diría sin pico, acercando la cabeza y esperando un momento. Lo ensayaron con el segundo izquierda. Les salió a la primera.
10 —Aprobado —dijo el ratón, y esta vez no lo decía por la merienda.`,
      en: `4! “Let’s have a neighbours’ meeting,” said {H}.
4! They all talked at once. Cheep, cheep! Clack, clack!
4 “One by one!” said {F}. So they all talked one by one at once.
4 {X} asked for a turn and did not get it.
6 The first floor was cross with the second floor, who shook out their crumbs. The second floor was cross with the stork.
6 “She clacks at six!”
6 “Six is when I come in,” she said.
6 “And she brings new sticks all the time!”
6 “It is my house.”
6 The mouse voted yes to it all, in case there was tea.
6 {H} put the bad things in a list. There was a list for good things too, but it was blank.
6 “And what is it like when the stork is away?” asked {F}.
6 There was a hush.
6 “The cat comes,” said a very small sparrow.
8 “And when she is here?”
8 “When she is here, nobody dares.”
8 For the first time the stork looked down with interest.
8 “Who takes the bugs out of your nest?” {F} asked her.
8 “They just go.”
8 “We eat them!” said fourteen families.
8 {X} did the sum out loud: one fright less for one bug less. It came out well on both sides.
8 There was still the noise. Then {H} had an idea. What if each clack meant something?
8 One long one for “I am home”. Two short ones for “cat”. Three for “supper is ready”.
10 “And how do I say sorry?” asked the stork, as if she only wished to know.
10 They looked and looked. There was no clack that was soft enough. In the end they settled that you would say it with no beak at all, by putting your head close and waiting a moment. They tried it on the second floor, left. It worked at once.
10 “Carried,” said the mouse, and for once he was not thinking of tea.`,
      alt: {
        es: '{H} y {F} escuchan a los vecinos del nido.',
        en: '{H} and {F} listen to the neighbours in the nest.',
      },
      picture: {
        H: ['hold', 'thoughtful', 'pencil'],
        F: ['wave', 'surprised'],
        X: ['reach', 'determined'],
        props: ['nest', 'mouse', 'feather', 'speech'],
      },
    },
    {
      es: `0-2 ¡Clac! ¡Pío! ¡Clac! ¡Pío!
0-2 {F} hace: ¡clac, clac!
0-2 {X} hace: ¡pío!
2-2 ¡A cenar! Y cenan juntos.
4! ¡Clac, clac, clac! La mesa estaba puesta.
4! Cenaron todos en la azotea. ¡Clac! ¡Pío!
4 Eran catorce familias, una cigüeña y un ratón.
6 —¿Y si dejamos el ruido para las siete? —preguntaron los del primero.
6 —Para las siete —dijo ella, y bajó la cabeza hasta el suelo.
4 La cigüeña les regaló una pluma blanca.
6 —Tres redobles —dijo—, y os escuchará cualquiera.
6 {X} los ensayó con dos cucharas, y en el primero ya pusieron la mesa otra vez.
8 El ratón reconoció que no estaba de visita. Llevaba allí desde marzo y quería pagar su parte. La pagó en cuentos.
8 —¿Volverás el año que viene? —preguntó el gorrión más pequeño.
8 —Son cuatro mil kilómetros y un estrecho —dijo la cigüeña—. Pero ahora me espera alguien.
10 Abajo, muy abajo, pasó una gata. Sonaron dos golpes cortos. La gata miró hacia arriba, vio catorce familias, una cigüeña y un ratón con servilleta, y decidió que se había equivocado de casa.`,
      en: `0-2 Clack! Cheep! Clack! Cheep!
0-2 {F} goes: clack, clack!
0-2 {X} goes: cheep!
2-2 Supper! And they eat together.
4! Clack, clack, clack! Supper was ready.
4! They all ate up on the roof. Clack! Cheep!
4 There were fourteen families, one stork and one mouse.
6 “Could the noise begin at seven?” asked the first floor.
6 “At seven,” she said, and put her head right down.
4 The stork gave them a white feather.
6 “Knock three times,” she said, “and anyone will listen.”
6 {X} tried it with two spoons, and on the first floor they laid the table again.
8 The mouse owned up that he was not visiting. He had lived there since March, and he would like to pay his share. He paid it in stories.
8 “Will you come back next year?” asked the smallest sparrow.
8 “It is four thousand kilometres and a strip of sea,” said the stork. “But now there is somebody waiting.”
10 Far down below a cat went by. There were two short clacks. The cat looked up, saw fourteen families, a stork, and a mouse in a napkin, and decided that it was the wrong house.`,
      alt: {
        es: '{H} lleva una pluma blanca y {F} se despide del nido.',
        en: '{H} has a white feather and {F} waves to the nest.',
      },
      picture: {
        H: ['hold', 'happy', 'feather'],
        F: ['wave', 'happy'],
        X: ['dance', 'happy'],
        props: ['nest', 'mouse', 'soup'],
        time: 'sunset',
      },
    },
  ],
}
