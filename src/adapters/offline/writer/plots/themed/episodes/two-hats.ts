import type { Beat } from '../../plot.ts'

/** Two gentlemen are so polite that neither will go first through the only gate. */
export const twoHats: Beat = {
  id: 'two-hats',
  themes: ['valores', 'familiar'],
  titles: {
    es: ['Usted primero', 'Dos señores muy educados'],
    en: ['After you', 'Two very polite gentlemen'],
  },
  gift: {
    prop: 'hat',
    use: {
      es: '4 «¡A la vez!», dijo {F}, y se caló el sombrero de don Modesto.',
      en: '4 “Both at once!” said {F}, with Mr Moody’s hat on.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Pase! ¡No, pase!
0-2 {H} espera. {F} espera.
2-2 Hay una puerta. ¡Y nadie pasa!
4! {at} había una puerta estrecha. Delante, dos señores con sombrero.
4! —Usted primero —decía uno.
4 —No, no. Usted —decía el otro.
4 Y se quitaban el sombrero.
6 Se lo ponían. Se lo volvían a quitar. Parecían dos teteras hirviendo.
6 Detrás esperaban un cartero, dos monjas y un burro con melones.
8 —¿Desde cuándo están así? —preguntó {H}.
8 —Los melones eran pepitas —contestó el dueño del burro—. Y el burro era un burrito.
10 Eran don Modesto y don Gentil, y no había en muchas leguas gente mejor educada. Ese era justamente el problema. La mala educación se cura con paciencia, pero contra la buena no se ha inventado nada.`,
      en: `0-2 After you! No, after you!
0-2 {H} waits. {F} waits.
2-2 Here is a gate. Nobody goes in!
4! There was a narrow gate. In front of it stood two men in hats.
4! “After you,” said one.
4 “No, no. After you,” said the other.
4 And they took off their hats.
6 They put them on. They took them off again. They looked like two kettles on the boil.
6 Behind them were a postman, two nuns, and a donkey with melons.
8 “How long have they been at it?” asked {H}.
8 “These melons were pips,” said the man with the donkey. “And the donkey was a foal.”
10 They were Mr Moody and Mr Meek, and there was nobody for miles around with better manners. That was just the trouble.`,
      alt: {
        es: '{H} y {F} esperan ante una puerta por la que nadie pasa.',
        en: '{H} and {F} wait at a gate that nobody goes through.',
      },
      picture: {
        H: ['stand', 'thoughtful'],
        F: ['point', 'surprised'],
        props: ['door', 'hat', 'basket'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Podemos pasar? —preguntó {F}.
4! —¡Por supuesto! —dijeron los dos, y se apartaron a la vez. ¡Pum! Chocaron.
4 {X} los ayudó a buscar los sombreros. Los cambió sin querer.
4 —Perdone —dijo uno, muy colorado.
4 —Perdone usted —dijo el otro.
6 Y volvieron a empezar, ahora con los perdones.
6 —Ninguno quiere ser el primero —susurró {H}.
6 —Es que el primero parece que se cree más —explicó don Modesto, colorado—. Yo prefiero que se lo crea él.
6 —Yo, ni hablar —dijo don Gentil.
6 Probaron a echarlo a suertes. Ganó don Modesto y se negó a cobrar.
6 Probaron a contar hasta tres. Los dos se quedaron en el dos, por no pisar al otro.
6 {X} probó a enfadarse, por si servía de algo. Le dieron las gracias por su interés.
8 {F} se metió en medio y miró la puerta de cerca. Después miró a los señores. Eran muy delgados. Con tanto esperar no habían merendado.
8 —¿Y si pasan los dos a la vez, de lado? —dijo {F}—. Así no hay primero.
8 Se lo pensaron. Se midieron con el ala del sombrero.
8 —¿Y si llego un poco antes yo, sin querer? —preguntó don Gentil.
8 —Yo los vigilo la nariz —prometió {H}—. Si una asoma más que la otra, doy la vuelta a la puerta.
8 {X} se puso al otro lado con un melón en cada mano, para dar la salida.
10 Aquello los convenció. En el fondo, cada uno de los dos llevaba toda la vida soñando con ir por la puerta al lado de alguien. Lo que pasaba es que de uno en uno la buena educación solo deja dos sitios: delante y detrás. Nadie les había enseñado el tercero.
10 Se pusieron nariz con nariz. Se dieron el brazo. Metieron la barriga, que era poca. Desde detrás, el burro empujó con mucho respeto.`,
      en: `4! “May we come by?” asked {F}.
4! “But of course!” they both said, and stepped aside at the same time. Bump!
4 {X} helped them to find their hats, and mixed them up.
4 “I’m so sorry,” said one. “No, I am,” said the other.
6 So then they began on that.
6 “They both want not to be first,” whispered {H}.
6 “If you go first, you look a bit grand,” said Mr Moody, who was pink. “I’d rather that he did.”
6 “I’d rather not,” said Mr Meek.
6 They tried tossing a coin. Mr Moody won, and would not hear of it.
6 They tried counting to three. They both stopped at two, so as not to be rude.
6 {X} tried being cross, in case it helped. They said how kind of {X} it was to take an interest.
8 {F} got in between and took a close look at the gate. Then {F} looked at the men. They were very thin. What with all that waiting, they had missed their tea.
8 “What if you both go in at the same time, sideways?” said {F}. “Then nobody is first.”
8 They thought about it. They measured each other with the brim of a hat.
8 “What if I get there a bit before him, by mistake?” asked Mr Meek.
8 “I’ll watch your noses,” said {H}. “If one of them is ahead, you start again.”
8 {X} stood on the far side with a melon in each hand, to start the race.
10 That did it. Deep down, each of the two had dreamed all his life of going through a gate next to somebody. But good manners, if you take people one by one, have only two places: in front and behind. Nobody had ever shown them the third.
10 They stood nose to nose. They took each other’s arm. They pulled in their tummies, which were small. From behind, with great respect, the donkey pushed.`,
      alt: {
        es: '{H} vigila la puerta y {F} explica cómo pasar de lado.',
        en: '{H} watches the gate and {F} shows how to go sideways.',
      },
      picture: {
        H: ['crouch', 'determined'],
        F: ['point', 'happy'],
        X: ['hold', 'excited', 'basket'],
        together: ['point-to', 'F', 'H'],
        props: ['door', 'hat', 'basket'],
      },
    },
    {
      es: `0-2 ¡A la vez! ¡Pasan los dos!
0-2 {H} pasa. {F} pasa.
0-2 {X} saluda.
2-2 De lado, de lado. ¡Y pasa el burro!
4! —¡A la vez! —gritó {H}. ¡Y pasaron los dos, de lado!
4! Detrás pasaron el cartero, las monjas y el burro.
4 El burro dio las gracias con las orejas.
4-4 Un señor le regaló su sombrero a {F}.
6! Don Modesto le regaló su sombrero a {F}.
6 —¿Y usted? —preguntó {F}.
6 —Yo llevo el de repuesto —dijo don Modesto—. Un caballero siempre lleva dos, por si hay que quitárselo mucho.
6 {F} se lo puso. Le llegaba a la nariz.
8 Los dos señores se alejaron del brazo, muy tiesos y muy contentos, contándose cosas por primera vez. A los cien pasos había otra puerta.
8 —No mires —le dijo {H} a {F}.
10 Miraron. Los dos señores se detuvieron, se quitaron el sombrero y volvieron la cabeza. Luego se pusieron de lado, con una elegancia que daba gusto, y pasaron como una sola persona.`,
      en: `0-2 Both at once! In they go!
0-2 {H} goes. {F} goes.
0-2 {X} waves.
2-2 Sideways, sideways. In goes the donkey!
4! “Both at once!” cried {H}. And in they both went, sideways!
4! In went the postman, the nuns and the donkey.
4 The donkey said thank you with his ears.
4 Mr Moody gave {F} his hat.
6 “What about you?” asked {F}.
6 “I have a spare,” said Mr Moody. “A gentleman has two, in case there is a lot of taking off.”
6 {F} put it on. It came down to the nose.
8 Off went the two men, arm in arm, very stiff and very happy, talking for the first time. A hundred steps on, there was one more gate.
8 “Don’t look,” {H} told {F}.
10 They looked. The two men stopped, took off their hats and turned their heads. Then they went sideways, with such grace that it did you good to see it, and passed through like one man.`,
      alt: {
        es: '{F} se prueba un sombrero y {H} saluda junto a la puerta.',
        en: '{F} tries on a hat and {H} waves by the gate.',
      },
      picture: {
        H: ['wave', 'happy'],
        F: ['hold', 'proud', 'hat'],
        X: ['cheer', 'happy'],
        props: ['door', 'basket'],
        shot: 'wide',
      },
    },
  ],
}
