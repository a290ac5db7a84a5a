import type { Beat } from '../plot.ts'

/** A hedgehog fishes for the daytime moon in a puddle, and lets it go. */
export const moonfisher: Beat = {
  id: 'moonfisher',
  needs: ['beasts', 'ground'],
  titles: {
    es: ['Pescar la luna', 'Una luna en el cubo'],
    en: ['Fishing for the moon', 'A moon in a bucket'],
  },
  gift: {
    prop: 'bucket',
    use: {
      es: '4 En el cubo del erizo aún quedaba luz de luna. ¡Se veía!',
      en: '4 There was still some moonlight in the bucket. They could see!',
    },
  },
  moments: [
    {
      es: `0-2 ¡La luna está en el agua!
0-2 {F} la toca. ¡Plaf!
2-2 ¿Quién ha mojado la luna?
4! {At}, un erizo pescaba en un charco.
4 —¿Hay peces? —preguntó {F}.
4! —No —dijo el erizo—. Pesco la luna.
4 Era de día, pero allí estaba. Blanca y redonda, flotaba en el agua.
6 Arriba había otra igual, pálida como una galleta a medio comer. El erizo ni la miraba.
6 —Esa está lejísimos —explicó—. Esta la tengo a mano.
8 Ya había picado cuatro veces. Las cuatro se le había roto en pedacitos justo al tirar de la caña.
10 Llevaba un gorro lleno de anzuelos. Tenía cara de haber leído todo lo que hay que leer sobre un asunto y seguir sin pescar nada.`,
      en: `0-2 The moon is in the water!
0-2 {F} pats it. Splash!
2-2 Who got the moon so wet?
4! A hedgehog sat fishing in a puddle.
4 “Are there any fish?” asked {F}.
4! “No,” said the hedgehog. “I am fishing for the moon.”
4 It was day, but there it was. It was white and round, and it floated.
6 There was one more up above, as pale as half a biscuit. The hedgehog did not even look at it.
6 “That one is much too far,” he said. “This one is right here.”
8 He had had four bites so far. All four times it had broken to bits, just as he pulled in the line.
10 He had a hat full of hooks. He looked as if he had read all there is to read on the subject and still not caught a thing.`,
      alt: {
        es: '{H} y {F} miran la luna reflejada en un charco.',
        en: '{H} and {F} look at the moon in a puddle.',
      },
      picture: {
        H: ['crouch', 'surprised'],
        F: ['point', 'surprised'],
        props: ['moon', 'bucket', 'fishing-rod'],
        shot: 'close',
      },
    },
    {
      es: `4! {H} metió la mano. ¡La luna se rompió en mil trocitos!
4 —¿Lo ves? —dijo el erizo—. Es muy delicada.
4 Esperaron. La luna se juntó otra vez, ella sola.
4! {F} tuvo una idea: metió el cubo muy, muy despacio.
6 Ni una onda, ni una gota. El cubo se llenó de agua. Y allí, quieta y entera, se quedó la luna.
6 —¡La tenemos! —susurró el erizo, y se le pusieron de punta todas las púas.
4 {X} tropezó con la caña y se sentó en el charco. ¡Plaf!
6 Por suerte, la luna ya no estaba en el charco. La miraban todos a la vez, cabeza con cabeza.
6 El erizo se llevó el cubo a la sombra, para mirarla a gusto. Se asomó. Había agua. Nada más que agua.
6 —Se ha escapado —dijo con un hilo de voz.
6 {H} cogió el cubo y lo devolvió al sol. La luna apareció. Lo llevó a la sombra: se fue.
8 —No se escapa —dijo {H}—. Es que necesita ver el cielo.
8 El erizo guardó silencio. Llevaba mucho tiempo pensando dónde pondría la luna: en la estantería, en la mesilla, en un marco bonito. No había pensado si a ella le gustaría.
8 —Yo en su lugar tampoco querría un marco —reconoció por fin.
8 {F} le quitó un anzuelo del gorro y colgó allí una hoja, que pesaba menos y hacía más bonito.
10 ¶Volcaron el cubo entre todos. El charco tembló, se rompió en luces, las dejó ir y venir y luego, sin ninguna prisa, volvió a dibujarla. Era la misma. Parecía, sin embargo, más contenta.
10 —¿Sabéis qué es lo mejor? —dijo el erizo, tumbándose boca arriba por primera vez en su vida—. Que así puedo tener las dos.
10 Era cierto. Una estaba muy alta y la otra muy cerca, y ninguna de las dos era de nadie.`,
      en: `4! {H} reached in. The moon broke into a thousand bits!
4 “You see?” said the hedgehog. “It breaks so easily.”
4 They waited. The moon came together again, all by itself.
4! {F} had an idea, and let the bucket in very, very slowly.
6 There was not a ripple, not a drop. The bucket filled up. And there in the water, still and whole, was the moon.
6 “We have it!” whispered the hedgehog, and all his spikes stood on end.
4 {X} fell over the rod and sat in the puddle. Splash!
6 By good luck the moon was not in the puddle any more. They all bent over it, heads together.
6 The hedgehog took the bucket into the shade to have a good look. He bent over it. There was water. There was only water.
6 “It got away,” he said in a tiny voice.
6 {H} took the bucket back into the sun. There was the moon. In the shade, it went.
8 “It does not get away,” said {H}. “It needs to see the sky.”
8 The hedgehog was quiet. For a long time he had been thinking where to put the moon. It could go on the shelf, or by the bed, or in a nice frame. He had not thought if it would like that.
8 “If I were a moon, I would not want a frame,” he said at last.
8 {F} took one hook off his hat and put a leaf there, which was lighter and looked better.
10 ¶They tipped the bucket out together. The puddle shook, broke into lights, let them come and go and then, in no hurry at all, drew it again. It was the same moon. And yet it looked happier.
10 “Do you know the best of it?” said the hedgehog, and lay on his back for the first time in his life. “Like this I can have both.”
10 It was true. One was very high and one was very near, and neither of them was anybody’s.`,
      alt: {
        es: '{F} mete despacio un cubo en el charco de la luna.',
        en: '{F} lowers a bucket slowly into the moon puddle.',
      },
      picture: {
        H: ['kneel', 'excited'],
        F: ['reach', 'determined', 'bucket'],
        X: ['run', 'surprised'],
        props: ['moon', 'fishing-rod'],
      },
    },
    {
      es: `0-2 ¡Luna, luna! ¡Plic, ploc!
0-2 {X} salta el charco.
0-0 {H} mira al cielo.
2-2 ¡Hay una luna en el cubo!
2-2 Adiós, luna. Vuelve al cielo.
4! Soltaron la luna. ¡Plaf! El erizo aplaudió.
4 —Quedaos con el cubo —dijo.
4! Dentro quedaba un poquito de luz, pegada al fondo.
4 —Es de las que no se gastan —explicó.
6 —¿Y tú qué vas a pescar ahora? —preguntó {F}.
6 —Siestas —dijo el erizo—. He notado que por aquí pican mucho.
6 Cuando se volvieron a mirar, ya había pescado una muy gorda.
8 {H} tapó el cubo con una hoja grande, y la hoja brilló todo el camino como una lámpara verde.
8 —¿Tú crees que se gastará? —preguntó {F} al rato.
8 —Si la miramos mucho, no —dijo {H}.
8 La luna de arriba l{HF:os/as} acompañó un buen trecho, por si se les olvidaba algo.
10 ¶En el charco, una rana se sentó en medio de la luna, muy seria. Ya era hora de que le pusieran un sillón a su medida.`,
      en: `0-2 Moon, moon! Plip, plop!
0-2 {X} jumps over it.
0-0 {H} looks up.
2-2 There is a moon in the bucket!
2-2 Bye-bye, moon. Back to the sky.
4! They let the moon go. Splash! The hedgehog clapped.
4 “You keep the bucket,” he said.
4! There was a bit of light in it still, stuck to the bottom.
4 “It is the kind that lasts,” he said.
6 “And what will you fish for now?” asked {F}.
6 “Naps,” said the hedgehog. “They seem to bite very well here.”
6 When they looked back, he had already caught a big one.
8 {H} put a large leaf over the bucket, and it shone all the way like a green lamp.
8 “Do you think it will run out?” asked {F} after a while.
8 “Not if we look at it,” said {H}.
8 The moon up above went with them for a good way, in case they had left something behind.
10 ¶In the puddle a frog sat down in the middle of the moon, very gravely. It was high time that somebody made a chair of the right size.`,
      alt: {
        es: '{H} lleva un cubo que brilla y {F} camina al lado.',
        en: '{H} carries a bucket that glows and {F} walks along.',
      },
      picture: {
        H: ['hold', 'happy', 'bucket'],
        F: ['walk', 'happy'],
        X: ['jump', 'happy'],
        props: ['moon', 'leaf', 'frog'],
      },
    },
  ],
}
