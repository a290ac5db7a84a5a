import type { Beat } from '../../plot.ts'

/** A dormouse sleeps through every winter and has never seen snow. It can be made. */
export const dormouse: Beat = {
  id: 'dormouse',
  themes: ['naturaleza', 'animales', 'aventura'],
  needs: ['beasts', 'ground'],
  titles: {
    es: ['El lirón que no ha visto la nieve', 'Una nevada a mano'],
    en: ['The dormouse who never saw snow', 'Snow made by hand'],
  },
  gift: {
    prop: 'seed',
    use: {
      es: '4 Abrieron la nuez del lirón. ¡Qué calma salió de dentro!',
      en: '4 They opened the dormouse’s nut. Out came such a calm!',
    },
  },
  moments: [
    {
      es: `0-2 Un lirón bosteza: ¡aaah!
0-2 {F} bosteza también.
2-2 ¿Ya te duermes? ¡Si es de día!
4! Entre unas hojas, {at}, bostezaba un lirón.
4! —Yo duermo todo el invierno —dijo—. Nunca he visto la nieve.
4 —¿Nunca? —preguntó {H}.
4 Pero el lirón se había dormido.
6 Llevaba un antifaz negro, como los ladrones, aunque solo había robado nueces.
6 {F} le hizo cosquillas en un pie.
6 —...así que eso —terminó el lirón, abriendo un ojo.
8 Todos los años igual. Cerraba los ojos con las últimas manzanas y los abría con las primeras flores. De en medio no sabía nada.
10 Le habían contado que el mundo se ponía blanco y que todo sonaba más bajo. Él se lo creía a medias, que es como se creen los viajes de los demás.`,
      en: `0-2 A dormouse yawns: aaah!
0-2 {F} yawns too.
2-2 Is it bedtime now? It is day!
4! In some dry leaves a dormouse lay and yawned.
4! “I sleep all winter,” he said. “I have never seen snow.”
4 “Never?” asked {H}.
4 But he was asleep already.
6 He wore a black mask like a robber’s, but nuts were all he ever took.
6 {F} tickled one of his feet.
6 “...so that is that,” said the dormouse, and opened one eye.
8 It was the same each year. He shut his eyes on the last apples and opened them on the first flowers. Of the bit in between he knew nothing.
10 People had told him that the world goes white, and that everything sounds softer. He half believed it, the way you do with other people’s holidays.`,
      alt: {
        es: '{H} y {F} encuentran a un lirón que bosteza entre hojas.',
        en: '{H} and {F} find a dormouse yawning in the leaves.',
      },
      picture: { H: ['crouch', 'surprised'], F: ['stand', 'sleepy'], props: ['mouse', 'leaf', 'apple'], shot: 'close' },
    },
    {
      es: `4! —¿Cómo es la nieve? —preguntó el lirón.
4 —Es blanca —dijo {H}.
4 —Es fría —dijo {F}.
4 —Y cruje —dijo {X}.
4! —Pues te la vamos a hacer —dijo {H}.
4 {F} sacudió un saco de harina. ¡Puf!
6 {H} juntó plumas, azúcar y pelusas de diente de león. Lo dejaron caer todo desde muy alto, muy despacio.
6 El lirón miraba hacia arriba con la boca abierta.
6 —¿Es así?
6 —Casi —dijo {H}—. Falta el frío.
6 {F} le puso una hoja mojada en la nariz.
6 —¡Ay! —dijo el lirón, encantado—. ¿Y se come?
6 —La nuestra, sí —dijo {F}, que ya la había probado.
6 {X} pisó tres galletas: ¡cras, cras, cras! Era el ruido exacto.
6 —Y ahora, silencio —dijo {H}—. Cuando nieva no se oye nada.
6 Se callaron tan bien que el lirón se durmió. Hubo que despertarlo, porque faltaba lo mejor.
8 A {F} le tocó hacer de montaña. El lirón le subió por un lado y bajó por el otro, sentado en una cáscara de nuez.
8 —¿Y esto pasa todos los años, y sin mí? —preguntó, con harina en los bigotes.
8 —Todos.
8 —Qué poca vergüenza.
8 {X} le enseñó a hacer bolas. La primera que tiró el lirón le dio al propio lirón.
8 —¿Y la nieve quién la barre luego? —quiso saber el lirón.
8 —Nadie. Se va sola y se vuelve río.
10 Es más difícil explicar la nieve que hacerla. No es la harina, ni la hoja fría, ni las galletas. Es más bien que una mañana te asomas y parece que el mundo ha pasado página. {H} intentó decirlo así, y el lirón movió la cabeza muy despacio.
10 —Entonces ya sé cómo es —dijo—. A mí me pasa en abril, cuando me despierto con seis meses de hambre y está todo en flor.`,
      en: `4! “What is snow like?” asked the dormouse.
4 “It is white,” said {H}.
4 “It is cold,” said {F}.
4 “And it crunches,” said {X}.
4! “We will make you some,” said {H}.
4 {F} shook out a bag of flour. Puff!
6 {H} found feathers, sugar and dandelion fluff. They let it all fall from very high up, and very slowly.
6 The dormouse looked up with his mouth open.
6 “Is it like this?”
6 “Nearly,” said {H}. “It needs to be cold.”
6 {F} laid a wet leaf on his nose.
6 “Ouch!” said the dormouse happily. “Can you eat it?”
6 “This kind you can,” said {F}, who had tried.
6 {X} trod on three biscuits. Crunch, crunch, crunch! It was just the noise.
6 “And now we hush,” said {H}. “When it snows, there is no sound at all.”
6 They hushed so well that he fell asleep. They had to wake him, for the best was still to come.
8 {F} was the mountain. The dormouse went up one side and came down the other, sitting in half a nutshell.
8 “And this is what you do each year without me?” he asked, with flour on his whiskers.
8 “Each year.”
8 “How very rude.”
8 {X} taught him to make snowballs. The first one that he threw hit the dormouse himself.
8 “And who sweeps it all up?” he asked.
8 “Nobody. It goes away by itself and turns into a river.”
10 It is harder to tell about snow than to make it. It is not the flour, or the cold leaf, or the biscuits. It is more that you look out one morning, and the world seems to have turned over a page. {H} tried to put it like that, and the dormouse gave a slow nod.
10 “Then I do know it,” he said. “I get it in April, when I wake up as hungry as six months, and it is all in flower.”`,
      alt: {
        es: '{H} deja caer plumas y {F} está blanc{F:o/a} de harina.',
        en: '{H} lets feathers fall and {F} is white with flour.',
      },
      picture: {
        H: ['reach', 'happy', 'feather'],
        F: ['stand', 'surprised'],
        X: ['jump', 'happy'],
        props: ['mouse', 'cookie', 'feather', 'leaf'],
      },
    },
    {
      es: `0-2 ¡Nieva harina! ¡Nieva, nieva!
0-2 {H} es una montaña blanca.
0-2 {X} pisa: ¡cras!
2-2 Buenas noches, lirón. Hasta la primavera.
4! —Ya la he visto —dijo el lirón—. Tomad.
4! Les dio una nuez cerrada con un hilo.
4 —Dentro va una siesta mía —dijo—. De las buenas.
4 Y se durmió con harina en la nariz.
6 {F} lo arropó. {H} dejó un cartel: «No despertar hasta las flores».
6 {X} quiso cantarle una nana y llegó tarde por un bostezo.
6 —¿Será feliz? —preguntó {F}.
6 El lirón, dormido, masticó algo y sonrió.
8 Se marcharon de puntillas, blanc{HF:os/as} de la cabeza a los pies, y dejaron una fila de huellas en la harina.
8 —¿Y si se despierta en enero? —preguntó {F}.
8 —Verá que no lo engañamos —dijo {H}.
8 —Pero la de verdad no sabe a pan.
10 De lejos, el montón de hojas subía y bajaba muy despacio. En los sueños del lirón, por primera vez, nevaba.`,
      en: `0-2 It snows flour! Snow, snow, snow!
0-2 {H} is a white mountain.
0-2 {X} goes: crunch!
2-2 Good night, dormouse. See you in spring.
4! “Now I have seen it,” said the dormouse. “Take this.”
4! It was a nut, tied up with thread.
4 “There is a nap of mine in it,” he said. “A good one.”
4 And he fell asleep with flour on his nose.
6 {F} tucked him in. {H} put up a sign: Do not wake before the flowers.
6 {X} began to hum to him, but was too late, by one yawn.
6 “Is he happy?” asked {F}.
6 In his sleep the dormouse chewed, and smiled.
8 They left on tiptoe, white from top to toe, and there was a row of footprints in the flour.
8 “What if he wakes up in January?” asked {F}.
8 “He will see that it was true,” said {H}.
8 “But the real one does not taste of bread.”
10 From far off you could see the heap of leaves go slowly up and down. In the dormouse’s dreams, for the first time, it snowed.`,
      alt: {
        es: '{H} y {F} se despiden de un lirón dormido entre hojas.',
        en: '{H} and {F} say goodbye to a dormouse asleep in leaves.',
      },
      picture: {
        H: ['hold', 'happy', 'seed'],
        F: ['kneel', 'calm'],
        X: ['walk', 'sleepy'],
        props: ['mouse', 'leaf', 'footprints'],
      },
    },
  ],
}
