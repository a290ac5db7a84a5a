import type { Plot } from '../plot.ts'
import { lunchRetold } from '../retold/lunch.ts'

/** Nobody begins until Great-Granny sits down, and she will not sit without bread: a ring of waiting, cat included. */
export const lunch: Plot = {
  id: 'lunch',
  retold: lunchRetold,
  themes: ['familiar', 'valores'],
  needs: ['house'],
  refrains: { es: ['¡A la mesa!', '¡Ahora voy!'], en: ['Come and sit down!', 'I am coming now!'] },
  blurb: {
    es: 'Treinta personas, treinta platos de sopa, y nadie puede empezar hasta que se siente la bisabuela. La bisabuela no se sienta sin pan. El pan no llega por culpa de un coche, de un tío y de un gato. {H} y {F} tienen hambre. Y una idea.',
    en: 'Thirty people and thirty bowls of soup, and nobody can begin until Great-Granny sits down. She will not sit down without the bread. The bread is stuck behind a car, an uncle and a cat. {H} and {F} are hungry. And they have an idea.',
  },
  setup: {
    id: 'lunch/setup',
    titles: {
      es: ['Ahora voy', 'Treinta platos de sopa', 'La silla vacía'],
      en: ['I’m just coming', 'Thirty bowls of soup', 'The empty chair'],
    },
    moments: [
      {
        es: `0-2 ¡A la mesa! ¡Hay sopa!
0-2 {H} se sienta. {F}, también.
2-2 ¿Y la bisabuela? ¡Ahora voy, dice!
4! Era {event}. Treinta platos de sopa humeaban {at}.
4! Pero nadie podía empezar. ¡Faltaba la bisabuela Benita!
4 —¡Ahora voy! —gritó ella desde la cocina.
6 Siempre decía lo mismo. Llevaba cuarenta años diciéndolo.
6 En toda la familia nadie la había visto sentada. Algunos primos creían que no se doblaba.
8 A {H} le sonó la tripa. A {F} le contestó la suya. En un minuto sonaban las treinta, como un patio de ranas.
10 La regla era muy antigua y muy sencilla: no se mete la cuchara hasta que se siente quien ha hecho la sopa. La había puesto la bisabuela.`,
        en: `0-2 Come and sit! It is soup!
0-2 {H} sits. {F} sits.
2-2 Where is Great-Granny? “Coming!” she says.
4! It was time for {event}. There were thirty bowls of hot soup {at}.
4! But nobody could begin. There was no Great-Granny May!
4 “I’m just coming!” she called.
6 She said that each time. She had said it for forty years.
6 Nobody in the family had ever seen her sit. Some of the cousins thought that she did not bend.
8 A tummy rumbled. Another tummy answered it. In a minute all thirty were at it, like frogs round a pond.
10 The rule was very old and very plain. You do not put in your spoon until the one who made the soup sits down. It was Great-Granny who had made the rule.`,
        alt: {
          es: '{H} y {F} esperan ante la sopa, junto a una silla vacía.',
          en: '{H} and {F} wait at the soup beside an empty chair.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'worried'],
          showsThing: true,
          props: ['table', 'soup', 'chair'],
        },
      },
      {
        es: `4! {H} y {F} fueron a la cocina.
4 La bisabuela movía tres ollas a la vez. Parecía que tocaba el tambor.
4! —Yo sin pan no me siento —dijo la bisabuela—. ¿Dónde está la prima Casilda con el pan?
4 {X} intentó coger una aceituna. ¡Zas! La cuchara llegó primero.
6 La prima Casilda había salido a por el pan hacía una hora. Era una barra muy larga, de las de treinta personas.
6 —¿Y si empezamos sin pan? —preguntó {F}.
6 La cocina entera se quedó callada. Se calló hasta el aceite.
6 —¿Y con qué empujáis? —dijo la bisabuela.
6 No supieron qué contestar.
6 {X} dijo que se puede empujar con el dedo. Se lo había contado un amigo.
6 —Siéntese un minuto —pidió {H}—. Solo para probar.
6 Le acercaron una silla. La bisabuela se inclinó. Se inclinó un poco más. Los treinta se levantaron para verlo.
6 Era para recoger una miga.
8 —¡Aaah! —hicieron los treinta, y se volvieron a sentar.
8 —Es que, si me siento, se me pasa el arroz —explicó—. Y, si se me pasa el arroz, os levantáis con hambre. Y, si os levantáis con hambre, ¿para qué me he levantado yo?
8 Era difícil encontrarle el fallo.
8 {X} se quedó pensándolo con un dedo en el aire, y allí lo dejaron.
8 El tío Ramón miraba su cuchara con amor. La tía Encarna les contaba a los pequeños cómo sabe la sopa, para que no perdieran la costumbre.
10 En la cabecera estaba la silla de la bisabuela. Era de madera buena, con un cojín que nadie había estrenado. Cada domingo le quitaban el polvo. Se decía que había sido un regalo de boda, y que en cuarenta años solo la había usado un gato.
10 —Que conste que yo quiero sentarme —dijo la bisabuela de pronto, sin dejar de remover—. Pero siempre falta una cosa.`,
        en: `4! {H} and {F} went to see.
4 Great-Granny had three pots on the go. She seemed to be playing the drums.
4! “I don’t sit without bread,” said Great-Granny. “Where is Cousin Poppy with it?”
4 {X} went for an olive. Whack! The spoon got there first.
6 Poppy had gone out for the bread an hour ago. It was a very long loaf, made for thirty.
6 “What if we begin with no bread?” asked {F}.
6 The whole kitchen went still. The oil stopped spitting.
6 “And what will you mop up with?” said Great-Granny.
6 They could not say.
6 {X} had heard, from a friend, that it can be done with one finger.
6 “Do sit for a minute,” said {H}. “Just to try.”
6 They brought her a chair. Great-Granny bent a little. She bent a little more. All thirty of them got up to see.
6 It was to pick up a crumb.
8 “Ooooh,” went all thirty, and sat down again.
8 “If I sit down, the rice will spoil,” she told them. “If the rice spoils, you will get up hungry. And if you get up hungry, then what did I get up for?”
8 It was hard to see what was wrong with that.
8 {X} stood thinking about it, with one finger in the air, and they left {X} there.
8 Uncle Ray looked at his spoon with love. Aunt Pru was telling the little ones what soup tastes like, so that they would not forget.
10 At the top of the table stood Great-Granny’s chair. It was made of good wood, and it had a cushion that was still new. It was dusted each Sunday. They said that it had been a wedding present, and that in forty years nobody but a cat had ever used it.
10 “It’s not that I don’t want to sit,” Great-Granny said all at once, stirring away. “But there is always one thing missing.”`,
        alt: {
          es: '{F} acerca una silla a la cocina y {H} señala las ollas.',
          en: '{F} brings a chair and {H} points at the pots.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['hold', 'happy'],
          X: ['reach', 'surprised'],
          props: ['saucepan', 'chair', 'soup', 'table'],
        },
      },
      {
        es: `0-2 Falta el pan. ¡Vamos!
0-2 {H} corre. {F} corre.
0-2 {X} espera.
2-2 Sin pan no hay sopa. ¡Qué hambre!
4! —Vamos a buscar el pan —dijo {H}.
4 —¡Y volved antes de que se enfríe! —gritó la bisabuela.
4! Sin pan no había bisabuela. Y sin bisabuela no había sopa.
4 Cogieron una cesta muy grande, y vacía.
6 {X} prometió no tocar la sopa. Se sentó encima de las manos para estar segur{X:o/a}.
6 Detrás, treinta cucharas hacían tilín contra treinta platos.
6 El tío Ramón les gritó que, si veían una aceituna suelta, la trajeran también.
8 Por la ventana de la cocina salían el olor del arroz y la voz de la bisabuela, que contaba ajos.
8 —¿Te has fijado? —dijo {F}—. Todos esperan a alguien.
8 —Nosotr{HF:os/as} esperamos al pan —dijo {H}—. El pan sabrá a quién espera.
10 Fue una frase sin importancia, dicha con hambre. {F} se acordaría de ella más tarde, con un gato delante y una barra larguísima detrás.`,
        en: `0-2 There is no bread. Come on!
0-2 {H} runs. {F} runs.
0-2 {X} waits.
2-2 No bread means no soup. So hungry!
4! “Let’s go and find the bread,” said {H}.
4 “And be back while it’s hot!” called Great-Granny.
4! No bread, no Great-Granny. No Great-Granny, no soup.
4 They took a big, empty basket.
6 {X} swore not to touch the soup, and sat on both hands to make sure.
6 Behind them, thirty spoons went ting on thirty bowls.
6 Uncle Ray called after them that, if they saw a loose olive, he would have that too.
8 Out of the kitchen window came the smell of rice and the voice of Great-Granny, counting onions.
8 “Have you noticed?” said {F}. “They are all waiting for somebody.”
8 “We are waiting for the bread,” said {H}. “I wonder what the bread is waiting for.”
10 It was not an important thing to say. It was said because of hunger. {F} would think of it later on, face to face with a cat, and with a very long loaf behind.`,
        alt: {
          es: '{H} y {F} salen corriendo con una cesta vacía.',
          en: '{H} and {F} run out with an empty basket.',
        },
        picture: {
          H: ['run', 'determined', 'basket'],
          F: ['run', 'excited'],
          X: ['sit', 'worried'],
          props: ['soup'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'lunch/setback',
    titles: { es: ['El pico de la barra', 'Solo un pellizco'], en: ['The end of the loaf', 'Just a pinch'] },
    moments: [
      {
        es: `0-2 ¡Pan! ¡Qué bien huele!
0-2 {H}, un bocado. {F}, otro.
2-2 Solo un poquito. Y otro poquito.
4! ¡La prima Casilda! Estaba {at}, con la barra al hombro.
4! Era larga como un banco. Y estaba calentita.
4 —Solo el pico —dijo {H}. ¡Cric!
6 El pico no cuenta. Eso lo sabe todo el mundo.
6 —Entonces el otro pico tampoco —dijo {F}. ¡Crac!
6 La prima Casilda hizo como que no lo oía. Masticaba.
8 Pero al quitar un pico queda otro pico. Es lo malo que tienen las barras: por mucho que se coman, siempre acaban en punta.
10 Nadie decidió nada. El pan olía, el camino era largo y las manos iban solas, como las manos de quien pela pipas.`,
        en: `0-2 Bread! It smells so good!
0-2 {H}, a bite. {F}, a bite.
2-2 Just a bit. And one more bit.
4! There was Cousin Poppy {at}! She had the loaf on her back.
4! It was as long as a bench. And it was warm.
4 “Just the end,” said {H}. Crunch!
6 The end does not count. We all know that.
6 “Then nor does that one,” said {F}. Crunch!
6 Cousin Poppy did not hear a thing. She was chewing.
8 But when you take the end off, there is another end. That is the trouble with a loaf. However much you eat, there is always an end to it.
10 Nobody decided anything. The bread smelled, the road was long, and the hands went by themselves, as hands do with a bowl of cherries.`,
        alt: {
          es: '{H} y {F} dan un pellizco a una barra de pan.',
          en: '{H} and {F} take a pinch of a long loaf.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['reach', 'happy'],
          props: ['bread', 'basket'],
          shot: 'medium',
        },
      },
      {
        es: `4 En la primera esquina tenía hambre un cartero. Un pellizco.
4! En la segunda, una niña. Un pellizco. En la tercera, tres albañiles.
4 {X} salió a su encuentro y probó si estaba hecho.
4! De pronto, la prima Casilda miró la barra. ¡Era un panecillo!
6 Lo que llevaba al hombro cabía ahora en un bolsillo.
6 —¿Quién se lo ha comido? —preguntó.
6 Se miraron. Todos tenían migas en la barbilla. La prima Casilda, también.
6 —Yo solo quité los picos —dijo {H}.
6 —Yo solo igualé los lados —dijo {F}.
6 —Yo es que no he desayunado —dijo una voz que pasaba por allí, y siguió su camino.
6 {X} se sacudió las migas con mucha dignidad y dijo que aquello era serrín.
6 A lo lejos sonaban las cucharas: tilín, tilín. Ya sonaban más flojo, como si les faltaran fuerzas.
8 —Somos treinta —dijo {F}—. Con esto sale a miga por cabeza.
8 —La bisabuela contará las migas —dijo la prima Casilda—. Siempre las cuenta.
8 Se sentaron en un bordillo, con el panecillo en medio. Nadie lo tocaba. Ahora que no quedaba pan, curiosamente, se les había pasado el hambre.
8 Fue {H} quien habló primero.
8 —Me lo he comido yo. Bueno, yo y todos. Pero yo empecé.
8 —Yo dije lo del otro pico —dijo {F}.
8 —Y yo lo llevaba —dijo la prima Casilda—. Me parecía que cada vez pesaba menos. Creí que estaba más fuerte.
8 {X} reconoció que el serrín llevaba sal.
10 Les entró una risa tonta, de las que dan con la barriga llena y la conciencia vacía. Después se quedaron muy serios. En casa había treinta platos esperando, y en la cocina alguien que no se iba a sentar.
10 —El horno sigue encendido —dijo por fin la prima Casilda—. Si volvemos l{HF:os/as} tres y amasamos, en un rato hay otra. Y esta vez la llevamos en la cesta, con la tapa puesta y alguien sentado encima.`,
        en: `4 At the first corner a postman was hungry. He had a pinch.
4! At the next was a girl. She had one too. Then there were three builders.
4 {X} came to meet them and checked if it was done.
4! Then Poppy looked at the loaf. It was a bun!
6 What had been on her back would now go in her pocket.
6 “Who ate it?” she asked.
6 They looked at each other. They all had crumbs on their chins. So did Poppy.
6 “I just took the ends,” said {H}.
6 “I just made the sides even,” said {F}.
6 “I had no breakfast,” said a voice that was going by, and it went on its way.
6 {X} brushed off the crumbs with dignity and said that they were sawdust.
6 Far away they could hear the spoons: ting, ting. They were fainter by now.
8 “There are thirty of us,” said {F}. “That makes one crumb each.”
8 “Great-Granny will count the crumbs,” said Poppy. “She always does.”
8 They sat down on the kerb with the bun in the middle. Nobody touched it. Now that there was no bread, oddly enough, they were not so hungry.
8 It was {H} who spoke first.
8 “I ate it. Well, I and all of us. But I began.”
8 “I said that about the other end,” said {F}.
8 “And I was holding it,” said Poppy. “It got lighter and lighter. I thought I was getting stronger.”
8 {X} admitted that the sawdust had salt on it.
10 They got the giggles, the kind you get with a full tummy and an empty conscience. Then they went quiet. There were thirty bowls waiting at home, and in the kitchen was somebody who was not going to sit down.
10 “The oven is still on,” said Poppy at last. “If we all go back and knead, we can have another one quite soon. And this time it goes in the basket, with the lid shut and somebody sitting on it.”`,
        alt: {
          es: '{H} y {F} miran el panecillo que queda de la barra.',
          en: '{H} and {F} look at the bun that is left of the loaf.',
        },
        picture: {
          H: ['sit', 'worried'],
          F: ['sit', 'surprised', 'bread'],
          X: ['stand', 'calm'],
          props: ['basket', 'bread'],
        },
      },
      {
        es: `0-2 ¡A amasar! Plof, plof.
0-2 {H} amasa. {F} sopla.
0-2 {X} mira.
2-2 ¡Otra barra! Esta no se come.
4! Volvieron al horno y amasaron. ¡Plof, plof!
4 {H} acabó con harina hasta en las cejas.
4! Salió otra barra, larga y dorada. ¡Nadie la tocó!
6 La metieron en la cesta. La prima Casilda se sentó encima de la tapa.
6 {X} empujaba la carretilla y miraba para otro lado, por no oler.
6 —Nos vemos en la puerta de casa —dijo la prima—. ¡Corred a decir que ya voy!
8 El panecillo se lo dieron a un perro flaco que llevaba todo el camino sin pedir nada. Se lo comió empezando por el pico.
8 —¡Ya va! —gritaban {H} y {F} por el camino—. ¡Ya va el pan!
10 Por detrás llegaba la carretilla, ñic, ñic, con una prima muy tiesa en lo alto. Parecía una reina en una carroza de pueblo. De vez en cuando cerraba los ojos y respiraba hondo, y eso no lo podía evitar nadie.`,
        en: `0-2 Push and pat! Plop, plop.
0-2 {H} pats. {F} blows.
0-2 {X} looks.
2-2 One more loaf! Do not eat this one.
4! They went back to the oven. Plop, plop went the dough!
4 {H} was white up to the eyebrows.
4! Out came a loaf, long and gold. Nobody touched it!
6 It went in the basket. Poppy sat on the lid.
6 {X} pushed the wheelbarrow and looked the other way, so as not to smell it.
6 “I’ll see you at the gate,” said Poppy. “Run and tell them I’m on my way!”
8 They gave the bun to a thin dog, who had come along all the way and asked for nothing. He ate it from the end.
8 “It’s on its way!” cried {H} and {F} as they ran. “The bread’s on its way!”
10 Behind them came the wheelbarrow, squeak, squeak, with a very upright cousin on top. She looked like a queen in a village parade. Now and then she shut her eyes and took a deep breath, and nobody could blame her.`,
        alt: {
          es: '{H} y {F} corren por delante de la cesta del pan.',
          en: '{H} and {F} run ahead of the bread basket.',
        },
        picture: {
          H: ['run', 'excited'],
          F: ['run', 'happy'],
          X: ['walk', 'determined'],
          props: ['bread', 'basket', 'wheel'],
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'lunch/climax',
    titles: {
      es: ['El gato del capó', 'La pescadilla que se muerde la cola', 'Todos esperan a todos'],
      en: ['The cat on the bonnet', 'Round and round', 'They all wait for each other'],
    },
    moments: [
      {
        es: `0-2 El pan está fuera. ¡No entra!
0-2 {H} empuja. {F} empuja.
2-2 Hay un coche. Y un gato.
4! La prima Casilda estaba fuera con el pan. ¡Y no podía entrar!
4! El coche del tío Ramón tapaba la puerta.
4 —Muévelo, por favor —pidió {H}.
4 —No puedo —dijo el tío—. Duerme el gato.
6 En el capó, al calorcito, dormía el gato Marqués, redondo como un pan.
6 En aquella familia no se despertaba a un gato. Era la segunda regla.
8 —¿Y si partimos la barra y la pasamos a trozos? —dijo {H}.
8 —El pan se parte en la mesa —dijo la prima Casilda—. Es la tercera.
8 —¿Y cuándo baja el gato? —preguntó {F}.
8 —Cuando hay una falda —dijo el tío—. Solo le gusta la de la bisabuela. Y, claro, tiene que estar sentada.
10 {F} se quedó mirando al gato. El gato abrió un ojo y se quedó mirando a {F}. Los dos acababan de entenderlo.`,
        en: `0-2 The bread can not get in!
0-2 {H} pushes. {F} pushes.
2-2 There is a car. And a cat.
4! Poppy was at the gate with the bread. She could not get in!
4! Uncle Ray’s car was in the way.
4 “Please move it,” said {H}.
4 “I can’t,” said Uncle Ray. “The cat’s asleep.”
6 On the bonnet, where it was warm, slept the Duke, as round as a bun.
6 In that family you did not wake a cat. It was the second rule.
8 “What if we break up the loaf and pass it through in bits?” said {H}.
8 “Bread is broken at the table,” said Poppy. “That’s the third.”
8 “When does he come down?” asked {F}.
8 “When there’s a lap,” said Uncle Ray. “He only likes Great-Granny’s. And she has to be sitting, of course.”
10 {F} looked at the cat. The cat opened one eye and looked at {F}. They had both just understood.`,
        alt: {
          es: '{H} y {F} empujan un coche y el pan no llega a la mesa.',
          en: '{H} and {F} push at a car, and the bread must wait.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'surprised'],
          props: ['car', 'bread', 'basket'],
          shot: 'wide',
        },
      },
      {
        es: `4! La bisabuela esperaba el pan. El pan esperaba al coche. El coche esperaba al gato. ¡Y el gato esperaba a la bisabuela!
4 {X} lo repitió tres veces y se mareó.
6 —Es un círculo —dijo {F}—. ¡No acaba nunca!
6 Lanzaron la barra por encima de la tapia. La tapia la devolvió.
6 Le enseñaron al gato una sardina. Bostezó.
6 {H} se puso una falda de flores y se sentó muy quiet{H:o/a}. El gato abrió un ojo, miró las rodillas y lo volvió a cerrar.
6 —No cuela —dijo el tío.
6 Dentro, la sopa ya casi no echaba humo. El tío Ramón le soplaba al revés, para calentarla.
8 Volvieron a la cocina. La bisabuela seguía de pie.
8 —Siéntese, por favor —dijo {H}—. Si se sienta, se acaba todo. Quiero decir, que empieza todo.
8 —¡Ahora voy!
8 —¿Cuándo es ahora?
8 La bisabuela miró las ollas, miró el reloj y miró la puerta.
8 —Es que la mesa está muy lejos —dijo, más bajito—. Si me voy allí, desde allí no veo lo que falta aquí.
8 Lo dijo sin mirar a nadie, pasándole un trapo a una olla que ya brillaba.
8 {X} midió el pasillo a pasos. Salían once. Era verdad que parecían más.
10 Nunca lo había dicho tan claro. {H} pensó en aquel pasillo: ella a un lado, con sus ollas, oyendo reír a la gente, y la gente al otro, esperándola. Cuarenta años de once pasos.
10 —Si no puede ir ella a la mesa… —empezó {F}.
10 —…que venga la mesa —acabó {H}. Y se oyó, en alguna parte, ronronear a un gato.`,
        en: `4! Great-Granny waited for the bread. The bread waited for the car. The car waited for the cat. And the cat waited for Great-Granny!
4 {X} said it three times and got dizzy.
6 “It’s a ring,” said {F}. “It has no end!”
6 They threw the loaf over the wall. The wall threw it back.
6 They showed the cat a sardine. He yawned.
6 {H} put on a skirt with flowers and sat very still. The cat opened one eye, looked at the knees and shut it again.
6 “Nice try,” said Uncle Ray.
6 There was not much steam left on the soup. Uncle Ray was blowing on his backwards, to warm it up.
8 They went back to the kitchen. Great-Granny was on her feet.
8 “Please sit down,” said {H}. “If you sit down, it can all stop. I mean, it can all begin.”
8 “I’m just coming!”
8 “When is just?”
8 Great-Granny looked at the pots, and at the clock, and at the door.
8 “It’s such a long way to the table,” she said, in a smaller voice. “And from there I can’t see what’s missing here.”
8 She did not look at anybody as she said it. She was wiping a pot that shone already.
8 {X} paced out the hall. It came to eleven steps. They did feel like more.
10 She had never put it so plainly. {H} thought about that hall. At one end was Great-Granny with her pots, hearing people laugh. At the other were the people, waiting for her. It was forty years of eleven steps.
10 “If she can’t come to the table…” began {F}.
10 “…then the table can come to her,” said {H}. And somewhere or other a cat began to purr.`,
        alt: {
          es: '{H} y {F} intentan de todo para que empiece la comida.',
          en: '{H} and {F} try all they can to get lunch to begin.',
        },
        picture: {
          H: ['sit', 'determined'],
          F: ['think', 'thoughtful'],
          X: ['walk', 'surprised'],
          props: ['soup', 'saucepan', 'chair', 'clock'],
        },
      },
      {
        es: `0-2 ¡Arriba la mesa! ¡Uno, dos!
0-2 {H} y {F}, delante.
0-2 {X} empuja.
2-2 La mesa va a la cocina. ¡Cuidado!
4! —¡La mesa, a la cocina! —dijo {H}.
4! La levantaron entre los treinta. ¡Uno, dos y tres!
4 La sopa se movía como el mar.
4 {F} puso una silla detrás de la bisabuela.
6 Fueron once pasos. {H} iba delante, diciendo por dónde. {F} iba detrás, diciendo que cuidado.
6 En la cocina, la mesa dio la vuelta a la bisabuela y la dejó en medio. No había por dónde salir.
8 {X} apagó los fuegos, uno por uno, sin que ella lo viera.
8 —Pero si yo… —dijo la bisabuela. Dio un paso atrás. La silla le tocó las corvas.
10 Treinta personas dejaron de respirar. Se oyó un crujido muy pequeño, de madera que lleva cuarenta años esperando.
6 Y la bisabuela Benita, despacio, se dobló.`,
        en: `0-2 Up with the table! One, two!
0-2 {H} and {F} in front.
0-2 {X} pushes.
2-2 The table goes to Great-Granny. Mind out!
4! “Bring the table to her!” said {H}.
4! All thirty of them picked it up. One, two and three!
4 The soup went up and down like the sea.
4 {F} put a chair behind Great-Granny.
6 It was eleven steps. {H} went in front and said where to go. {F} went at the back and said to mind out.
6 In the kitchen the table went all round Great-Granny and left her in the middle. There was no way out.
8 {X} turned off the stove, ring by ring, so that she would not notice.
8 “But I must just…” said Great-Granny. She took one step back. The chair touched her behind the knees.
10 Thirty people stopped breathing. There was a very small creak, as of wood that has been waiting for forty years.
6 And slowly, slowly, Great-Granny May bent in the middle.`,
        alt: {
          es: '{H} y {F} llevan la mesa con la sopa hasta la cocina.',
          en: '{H} and {F} carry the table, soup and all.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'excited'],
          X: ['reach', 'determined'],
          props: ['table', 'soup', 'chair'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'lunch/resolution',
    titles: {
      es: ['Sentada', 'Una falda de cuarenta años', '¿Quién ha hecho esta sopa?'],
      en: ['Sitting down', 'A lap after forty years', 'Who made this soup?'],
    },
    moments: [
      {
        es: `0-2 ¡La bisabuela se sienta! ¡Oh!
0-2 {H} aplaude. {F} aplaude.
2-2 El gato salta. ¡Hop! ¡A la falda!
4! ¡La bisabuela se sentó! El gato levantó una oreja.
4! Saltó del coche a la ventana, y de la ventana a la falda.
4 El coche se movió, ¡y entró el pan!
6 Todo pasó en seis segundos. Lo que no se había movido en una hora echó a correr a la vez.
6 —¡Al ataque! —gritó la prima Casilda, y repartió trozos como quien reparte cartas.
8 Treinta cucharas bajaron al mismo tiempo. Hicieron un ruido precioso, como cuando empieza a llover sobre un tejado.
10 La última en bajar fue la de la bisabuela. La había cogido por costumbre, para remover, y tardó en caer en la cuenta de para qué servía por el otro lado.`,
        en: `0-2 Great-Granny sits. Bread! Yum!
0-2 {H} claps. {F} claps.
2-2 The cat jumps. Hop! On to her lap!
4! Great-Granny sat down! The cat pricked up one ear.
4! He jumped from the car to the sill, and then on to her lap.
4 The car moved, and in came the bread!
6 It took six seconds. What had not moved for an hour now ran, all at the same time.
6 “Tuck in!” cried Poppy, and dealt out the bread like cards.
8 Thirty spoons went down at once. They made a lovely sound, like the start of rain on a roof.
10 The last to go down was Great-Granny’s. She had picked it up out of habit, for stirring, and it took her a moment to recall what the other end was for.`,
        alt: {
          es: '{H} y {F} aplauden: ya hay pan y sopa para todos.',
          en: '{H} and {F} cheer: there is bread and soup for all.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['cheer', 'happy'],
          props: ['bread', 'soup', 'table', 'chair'],
        },
      },
      {
        es: `4! La bisabuela probó la sopa. Cerró los ojos.
4! —¡Qué buena! —dijo—. ¿Quién la ha hecho?
4 —¡Usted! —gritaron los treinta.
4 {H} y {F} repitieron dos veces. El gato ronroneaba como una olla.
4 {X} le puso más pan, por si había que empujar.
6 Nunca la había probado sentada. De pie, una sopa no sabe igual: se va toda a los tobillos.
6 —Falta sal —dijo, y quiso levantarse.
6 —¡Siéntese! —gritaron treinta voces. El gato se hizo más pesado.
6 {H} le trajo la sal. {F} trajo el agua. Un primo trajo el arroz, que no se había pasado.
6 {X} pidió ser quien dijera «¡ahora voy!» durante el resto del día, y se lo concedieron.
6 —Contadme algo —dijo la bisabuela—. Desde la cocina solo oigo los finales.
6 Y era verdad. Llevaba media vida oyendo reír sin saber de qué.
8 Así que empezaron por el principio. Le contaron lo del tío Ramón y la cabra. Le contaron por qué la tía Encarna no puede ver los globos. Cada cuento lo contaban seis personas a la vez.
8 —¡Así que era eso! —decía ella, secándose los ojos—. Yo solo había oído «¡y la cabra conducía!».
8 Hubo segundo plato y hubo tercero. Los llevaban los pequeños, de dos en dos, con la lengua fuera para no derramar.
8 {X} contó uno sin final, porque se había quedado dormid{X:o/a} la otra vez.
10 En medio de la mesa habían dejado {thing}, y alguien propuso un brindis. Nadie sabía por qué brindar primero. Por el pan, decía la prima. Por el gato, decía el tío.
10 —Por el pasillo —dijo {F}—. Que no se había movido nunca, y hoy ha servido para algo.
10 La bisabuela levantó su vaso. Se la veía más pequeña así, sentada. También se la veía, sencillamente. Hasta entonces, en aquella mesa, había sido una voz.`,
        en: `4! Great-Granny tried the soup. She shut her eyes.
4! “It’s so good!” she said. “Who made this?”
4 “You did!” cried all thirty.
4 {H} and {F} had two bowls each. The cat purred like a pot.
4 {X} gave her more bread to mop up with.
6 Great-Granny had never had it sitting down. If you stand up, soup does not taste the same. It all goes to your ankles.
6 “It needs salt,” she said, and began to get up.
6 “Sit down!” cried thirty voices. The cat made himself heavy.
6 {H} got her the salt. {F} got the water. A cousin got the rice, which had not spoiled.
6 {X} asked to be the one who said “I’m just coming!” until bedtime, and they agreed.
6 “Tell me things,” said Great-Granny. “I only ever hear the ends.”
6 And it was true. For half her life she had heard them laugh and not known why.
8 So they began at the beginning. They told her about Uncle Ray and the goat. They told her why Aunt Pru can’t look at balloons. Each tale was told by six of them at once.
8 “So that was it!” she said, and wiped her eyes. “I only heard ‘and the goat was driving!’”
8 There was a second course and a third. The little ones brought them in, two by two, tongues out, so as not to spill.
8 {X} told one with no end to it, having fallen asleep the last time.
10 In the middle of the table was {thing}, and somebody called for a toast. They could not agree on what to drink to first. To the bread, said Poppy. To the cat, said Uncle Ray.
10 “To the hall,” said {F}. “It had never been anywhere, and today it was of use.”
10 Great-Granny lifted her glass. She looked smaller, sitting down. She also looked, quite simply, there. Until that day, at that table, she had been a voice.`,
        alt: {
          es: '{H} y {F} llevan comida a la mesa junto a {thing}.',
          en: '{H} and {F} bring food to the table beside {thing}.',
        },
        picture: {
          H: ['hold', 'happy', 'soup'],
          F: ['hold', 'happy', 'bread'],
          X: ['walk', 'happy'],
          showsThing: true,
          props: ['table', 'chair', 'soup'],
        },
      },
      {
        es: `0-2! ¡Tarta! {H}: ¡voy! {F}: ¡voy!
0-2 La bisabuela se sienta.
0-2 {X} ríe.
2-2 ¡Ahora voy, dice ella! Pero no va.
4! La mesa se quedó en la cocina. ¡Y la bisabuela, sentada!
4! Solo faltaba la tarta.
4! —¡Ahora voy! —dijeron {H} y {F} a la vez.
6 Se levantaron los treinta de golpe.
4 {X} llegó primero.
6 La silla de la bisabuela tenía por fin el cojín hundido. Le quedaba muy bien.
8 Desde aquel día, los domingos se come en la cocina. Se está un poco estrecho. Para pasar la sal hay que pedir permiso a un gato.
10 El comedor lo usan para guardar el coche, que así no estorba. Al coche le gusta. Dice el tío Ramón que duerme mejor.
4! —¡Ahora voy! —gritó también la bisabuela. Y, por primera vez, no fue.`,
        en: `0-2! Bread and cake!
0-2 {H}: me! {F}: me!
0-2 {X} laughs.
2-2 Not Great-Granny. She is sitting down!
4! The table stayed by the stove. And Great-Granny stayed sitting down!
4! Now for the cake!
4! “I’m just coming!” said {H}. So did {F}.
6 All thirty of them got up at once.
4 {X} got there first.
6 The cushion on Great-Granny’s chair had a dent in it at last. It suited it.
8 Since that day they have Sunday lunch in the kitchen. It is a bit of a squeeze. To pass the salt, you have to ask a cat.
10 The dining room is for the car now, so that it is not in the way. The car likes it. According to Uncle Ray, it sleeps better.
4! “I’m just coming!” cried Great-Granny too. And, for the first time, she was not.`,
        alt: {
          es: '{H} y {F} corren a por la tarta y la silla ya no está vacía.',
          en: '{H} and {F} both run to fetch the cake.',
        },
        picture: {
          H: ['run', 'happy'],
          F: ['run', 'excited'],
          X: ['hold', 'happy', 'cake'],
          props: ['table', 'chair', 'cake', 'bread'],
        },
      },
    ],
  },
}
