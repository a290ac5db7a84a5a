import type { Plot } from './plot.ts'
import { contestRetold } from './retold/contest.ts'

/** Two teams build towers; the crooked one and the straight one only stand when they lean on each other. */
export const contest: Plot = {
  id: 'contest',
  retold: contestRetold,
  needs: ['beasts'],
  refrains: { es: ['¡Una caja más!', '¡Arriba y más arriba!'], en: ['One more box!', 'Up, up and up!'] },
  blurb: {
    es: 'Hoy es el gran concurso de torres. En la más alta pondrán {thing} para {event}. Los ratones tienen planos, ladrillos y un silbato. {H} y {F} tienen una olla, una silla coja y muchas ganas. ¿Quién ganará? ¿Y qué es ganar?',
    en: 'Today is the great tower contest. The winner will hold up {thing} for {event}. The mice have plans, bricks and a whistle. {H} and {F} have a pot, a wobbly chair and high hopes. Who will win? And what is winning?',
  },
  setup: {
    id: 'contest/setup',
    titles: {
      es: ['El gran concurso de torres', 'A la tercera', 'Una olla, una silla y muchas ganas'],
      en: ['The great tower contest', 'Third time lucky', 'A pot, a chair and high hopes'],
    },
    moments: [
      {
        es: `0-2 ¡Una caja! ¡Otra caja!
0-2 {H} pone una. {F}, otra.
2-2 ¡Uy, uy! La torre se mueve.
4! Era el día del gran concurso de torres {at}.
4! Arriba pondrían {thing}. Era para {event}.
4 Tres ratones con casco ya tenían la suya, alta y rectísima.
6 {stake} Quien ganara {lo:lo/la} cuidaría todo el año.
8 Los ratones tenían ladrillos, planos y un silbato. {H} y {F} tenían dos cajas, una silla coja y una olla.
8 Aquella torre tan recta daba un poco de rabia y un poco de envidia. Sobre todo, envidia.
10 El silbato no servía para nada, pero daba una impresión tremenda de saber lo que se estaba haciendo.`,
        en: `0-2 One box! Two boxes!
0-2 {H} puts one. {F} puts one.
2-2 Uh-oh! The tower moves.
4! It was the day of the great tower contest {at}.
4! They would put {thing} on top. It was for {event}.
4 Three mice in hard hats had theirs up, and it was so straight!
6 {stake} If you won, you could look after it all year.
8 The mice had bricks, plans and a whistle. {H} and {F} had two boxes, a wobbly chair and a pot.
8 That straight tower made them a bit cross and a bit jealous. Most of all, jealous.
10 The whistle was of no use at all, but it gave you the feeling that somebody knew what they were doing.`,
        alt: {
          es: '{H} y {F} hacen una torre junto a unos ratones.',
          en: '{H} and {F} build a tower next to some mice.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['hold', 'happy', 'boxes'],
          props: ['boxes', 'mouse', 'chair', 'saucepan'],
          shot: 'wide',
        },
      },
      {
        es: `4! Primero pusieron la olla abajo. ¡Cataplum! Rodó.
4! Luego pusieron la silla. ¡Cataplum! Cojeaba.
4 {X} se sentó encima para sujetarla. ¡Cataplum!
4 —A la tercera va la vencida —dijo {H}.
4! A la tercera también se cayó.
6 —¡Ji, ji! —hicieron los ratones, muy finos, tapándose la boca con el plano.
6 —Nos falta una pieza —dijo {F}, midiendo el aire.
6 —Nos faltan casi todas —dijo {H}.
6 Lo dibujó en el suelo. Algo plano para abajo, algo fuerte para en medio, algo bonito para arriba. Y nada que ruede.
6 {X} opinaba que las torres se empiezan por arriba. Nadie consiguió que lo explicara.
6 El capitán de los ratones vino a mirar. Dio una vuelta entera al montón, con las manos a la espalda.
6 —¿Eso es la torre —preguntó— o es lo que os ha sobrado?
8 {F} se puso delante, para que la torre no lo oyera.
8 —No está acabada —dijo.
8 —No está ni empezada —dijo el ratón, y pitó. Así terminaba todas las conversaciones.
8 —¿De qué está hecha? —preguntó el más pequeño de los tres, que se había acercado sin permiso.
8 —De lo que había —dijo {H}.
8 El ratoncito asintió con muchísimo respeto.
8 La silla coja se inclinó un poco hacia el otro lado, como quien prefiere no haber oído nada. {H} le dio una palmadita en el respaldo.
8 {X} quiso quitarle el silbato para que aprendiera. Al final solo le pidió que pitara más flojo.
10 Lo malo de que se rían de uno es que, mientras se ríen, uno mira y ve un poco lo mismo que ellos. {H} vio una olla, una silla coja y dos cajas. Tuvo que parpadear tres veces para volver a ver la torre.
10 —Ya está —dijo—. Ya la veo otra vez. ¿Tú la ves?
10 —Altísima —dijo {F}, que no veía nada, pero se fiaba.`,
        en: `4! First they put the pot at the bottom. Crash! It rolled.
4! Next they put the chair. Crash! It wobbled.
4 {X} sat on it to hold it down. Crash!
4 “Third time lucky,” said {H}.
4! The third time it fell down too.
6 “Tee-hee!” went the mice behind their plan. They were very polite mice.
6 “We need one more bit,” said {F}, with a good look at the air.
6 “We need all of the bits,” said {H}.
6 {H} drew it on the ground. It had a flat bit, then a strong bit, and a nice bit on top. And no more round things.
6 {X} said that towers are best begun at the top. Nobody could find out why.
6 The captain of the mice came over. He walked all the way round the heap with his hands behind his back.
6 “Is that the tower,” he asked, “or is it what you had left?”
8 {F} stood in front of it, so that the tower would not hear.
8 “It is not finished,” said {F}.
8 “It is not even started,” said the mouse, and blew his whistle. It was how he ended every talk.
8 “What is it made of?” asked the smallest of the three, who had come over without asking.
8 “Of what there was,” said {H}.
8 The little mouse gave a nod of deep respect.
8 The wobbly chair leaned a little the other way, like somebody who would rather not have heard. {H} gave it a pat on the back.
8 {X} was going to take that whistle away. In the end {X} just asked him to blow it more softly.
10 The trouble with being laughed at is that, while they laugh, you look too, and see a bit of what they see. {H} saw a pot, a wobbly chair and two boxes. It took three blinks to see the tower again.
10 “There,” said {H}. “I can see it again. Can you see it?”
10 “It is huge,” said {F}, who could see nothing, but had faith.`,
        alt: {
          es: 'La torre de {H} y {F} se cae con mucho ruido.',
          en: 'The tower of {H} and {F} falls with a crash.',
        },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['think', 'thoughtful'],
          X: ['sit', 'surprised'],
          props: ['saucepan', 'chair', 'boxes', 'mouse'],
        },
      },
      {
        es: `0-2 ¡Cataplum! ¡Al suelo!
0-2 {H} se ríe.
0-2 {X} trae otra silla.
2-2 {F} trae una caja más.
4! —Vamos a buscar piezas —dijo {H}.
4 —¿Cuáles? —preguntó {F}.
4 —Las que no quiera nadie.
4 Y se marcharon con un saco vacío.
6 Tenían hasta la puesta del sol. A esa hora vendría la jueza con el metro.
6 {X} prometió vigilar el montón. A los diez pasos ya iba con ell{HF:os/as}, porque un montón se vigila solo.
6 Detrás, el silbato pitaba a cada ladrillo: ¡pi, pi, pi!
8 —¿Tú crees que podemos ganar? —preguntó {F} cuando ya nadie podía oírl{HF:os/as}.
8 —No —dijo {H}—. Pero puede que nos salga una torre.
8 A {F} le gustó tanto la respuesta que la fue repitiendo por el camino.
10 —No, pero puede que nos salga una tortilla —decía—. No, pero puede que nos salga un submarino.
10 Quedaba bien con casi todo.
10 Hasta el saco parecía más contento. Para un saco vacío, todo son buenas noticias.`,
        en: `0-2 Crash! Down it goes!
0-2 {H} laughs.
0-2 {X} finds a chair.
2-2 {F} has one more box.
4! “Let’s go and look for bits,” said {H}.
4 “Which bits?” asked {F}.
4 “The ones that nobody wants.”
4 And off they went with an empty sack.
6 They had until the sun went down. That was when the judge would come with her tape.
6 {X} said, “I will guard the heap.” Ten steps on, {X} was with them, since a heap can guard itself.
6 Behind them the whistle blew for each brick: peep, peep, peep!
8 “Do you think that we can win?” asked {F}, when nobody could hear them any more.
8 “No,” said {H}. “But we might get a tower.”
8 {F} liked that so much that {F.he} said it over and over on the way.
10 “No, but we might get a pancake,” said {F}. “No, but we might get a submarine.”
10 It went well with nearly everything.
10 Even the sack looked happier. To an empty sack, all news is good.`,
        alt: { es: '{H} y {F} salen a buscar piezas con un saco.', en: '{H} and {F} go to look for bits with a sack.' },
        picture: {
          H: ['walk', 'determined', 'backpack'],
          F: ['walk', 'happy'],
          X: ['walk', 'happy'],
          props: ['box', 'saucepan'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'contest/setback',
    titles: { es: ['La caja de abajo', 'Un ruido tremendo'], en: ['The box at the bottom', 'A dreadful noise'] },
    moments: [
      {
        es: `0-2 {H} y {F} ponen cajas.
0-2 ¡Oh, no! ¡Cataplum!
2-2 Todo está por el suelo.
4! Montaron la torre {at}. ¡Qué alta les quedó!
4! Entonces vino el ratón más pequeño.
4 —¿Me dejáis una caja para ver? —preguntó.
4 —Claro —dijo {H}, y le dio una de abajo.
6 Hubo un silencio muy corto, lo que tarda una torre en pensárselo.
4! ¡Cataplum! ¡La torre, al suelo!
8 Cayó primero lo de arriba, después lo de en medio y, al final, con mucha calma, rodó la olla.
10 {H} se quedó con la mano en el aire. No había sido el viento, ni la mala suerte. Había sido un favor.`,
        en: `0-2 {H} and {F} add a box.
0-2 Oh no! Crash!
2-2 It is all over the floor.
4! They put the tower up {at}. It was so tall!
4! Then the smallest mouse came by.
4 “May I have a box, to see?” he asked.
4 “Of course,” said {H}, and took one from the bottom.
6 There was a hush, as long as a tower needs to think it over.
4! Crash! Down came the tower!
8 First the top came down, then the middle and, last of all and in no hurry, the pot rolled away.
10 {H} stood there with one hand in the air. It had not been the wind, and it had not been bad luck. It had been a favour.`,
        alt: { es: 'La torre cae delante de un ratón pequeño.', en: 'The tower falls in front of a small mouse.' },
        picture: {
          H: ['reach', 'surprised', 'boxes'],
          F: ['stand', 'worried'],
          props: ['mouse', 'boxes', 'saucepan', 'chair'],
          shot: 'wide',
        },
      },
      {
        es: `4 El ratoncito se puso a llorar.
4 —Ha sido culpa mía —dijo.
4! —No llores —dijo {H}—. La caja estaba en mal sitio. Tú no.
4 {X} le prestó un pañuelo.
4! Pero el sol ya bajaba. No había tiempo para otra torre.
6 Los otros ratones no se rieron. Se miraban las botas, que eran nuevas y estaban llenas de polvo ajeno.
6 —Qué lástima —dijo el capitán—. Era una torre muy vuestra.
6 {F} recogió la olla. Tenía un bollo nuevo, muy bonito, en forma de luna.
6 {X} contó que una vez se le cayó una cosa mucho más alta. Imitó el ruido. ¡Le salía buenísimo!
6 A {H} se le escapó la risa. No quería, pero se le escapó.
6 —¿De qué te ríes? —preguntó el ratoncito, sorbiendo.
6 —De cómo ha sonado. Parecía una cocina bajando las escaleras.
8 —¿Lo oímos otra vez? —propuso {F}.
8 Y tiraron la olla de nuevo, solo por el ruido.
8 El capitán lo oyó con la cabeza ladeada, como se oye la música. En su torre no sonaba nunca nada.
8 {H} puso una caja encima de otra, por no estarse quiet{H:o/a}. Allí se quedaron las dos, esperando órdenes.
8 {X} hizo sonar la silla, después las cajas, y acabaron tocando algo que casi era una canción.
8 Pero el ratoncito no cantaba. Miraba la torre de sus hermanos, tan recta. Miraba el montón. Estaba echando una cuenta y no le salía.
10 Llevaban el día entero buscando lo que no quería nadie. {F} miró aquel desastre y pensó que por fin lo habían reunido todo.
10 —No lo digas así —pidió {H}.
10 —Si lo digo con cariño.
10 El capitán les ofreció un ladrillo, solo uno, y aclaró enseguida que era de los que sobraban. No sobraba ninguno. Los tenía contados.
10 —Yo lo arreglo —murmuró el ratoncito, tan bajo que solo lo oyó {H}. Y {H} creyó que hablaba del pañuelo.`,
        en: `4 The little mouse began to cry.
4 “It is all my fault,” he said.
4! “Do not cry,” said {H}. “The box was in a bad place. You were not.”
4 {X} lent him a hanky.
4! But the sun was low. There was no time for one more tower.
6 The other mice did not laugh. They looked at their boots, which were new and full of dust.
6 “What a pity,” said the captain. “It was so very like you.”
6 {F} picked up the pot. It had a new dent, a pretty one, like a moon.
6 {X} once had a much taller thing fall down, and did the noise for them. It was a splendid noise!
6 {H} had to laugh. It was not on purpose, but it got out.
6 “What is so funny?” sniffed the little mouse.
6 “The sound of it. It was like a kitchen coming down the stairs.”
8 “Shall we hear it again?” said {F}.
8 And they dropped the pot once more, just for the noise.
8 The captain heard it with his head on one side, as you hear music. In his tower nothing ever made a sound.
8 {H} put one box on top of another, just to be doing something. There they stayed, waiting for orders.
8 {X} played the chair, and then the boxes, and in the end it was very nearly a song.
8 But the little mouse did not sing. He looked at his brothers’ tower, which was so straight. He looked at the heap. He was doing a sum, and it would not come out.
10 All day long they had looked for what nobody wanted. {F} looked at the mess and thought that now, at last, they had it all.
10 “Do not say it like that,” begged {H}.
10 “But I say it with love.”
10 The captain offered them one brick, just one, and made it clear that it was a spare. There were no spares. He had counted them.
10 “I will put it right,” the little mouse murmured, so low that only {H} heard. And {H} thought that it was about the hanky.`,
        alt: {
          es: '{H} consuela a un ratón junto a la torre caída.',
          en: '{H} comforts a mouse beside the fallen tower.',
        },
        picture: {
          H: ['kneel', 'calm'],
          F: ['hold', 'sad', 'saucepan'],
          X: ['crouch', 'calm'],
          props: ['mouse', 'boxes', 'chair'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¿Y el ratoncito? ¿Dónde?
0-2 ¡Está arriba! ¡Muy arriba!
0-2 {X} lo señala.
2-2 El ratoncito no sabe bajar.
4! —¿Dónde está el ratoncito? —preguntó {F}.
4! Miraron arriba. ¡Había trepado a la torre de sus hermanos!
4 Quería bajar un ladrillo para {H}.
6 —¡Así estamos en paz! —gritó desde lo alto.
6 Entonces miró hacia abajo. Fue un error.
6 La torre, recta como una regla, dio un crujido.
8 {X} le gritó que no se moviera. Era un buen consejo, aunque al ratoncito ya se le había ocurrido solo.
8 —¡Traed la escalera! —ordenó el capitán.
8 Los ratones se miraron. Lo habían pensado todo, menos bajar.
8 —Aguanta —le dijo {H}—. ¡Ya vamos!
8 El viento le levantó las orejas. Desde abajo se oyó tragar saliva a alguien muy pequeño.
10 Sonó el silbato. Llevaba todo el día sonando, pero esta era la primera vez que quería decir algo.
10 {H} no tenía ni idea de cómo subir. Pero hay cosas que conviene prometer antes de saber cómo se cumplen, porque luego ya no queda más remedio.`,
        en: `0-2 Where is the little mouse?
0-2 Up there! So high!
0-2 {X} can see him.
2-2 He does not know how to get down.
4! “Where is the little mouse?” asked {F}.
4! They looked up. He was on top of his brothers’ tower!
4 He had gone to get a brick for {H}.
6 “Now we are quits!” he shouted from the top.
6 Then he looked down. It was a mistake.
6 The tower, as straight as a ruler, gave a creak.
8 {X} shouted that he must not move. It was good advice, though the little mouse had thought of it already.
8 “Bring the ladder!” said the captain.
8 The mice looked at each other. They had thought of everything but getting down.
8 “Hold on,” called {H}. “We are coming!”
8 The wind lifted his ears. Down below they could hear somebody very small gulp.
10 The whistle blew. It had been blowing all day, but this was the first time that it meant something.
10 {H} had no idea how to get up there. But some things are best promised before you know how, since after that there is no way out.`,
        alt: {
          es: '{H} y {F} ven al ratón en lo alto de la torre.',
          en: '{H} and {F} see the mouse on top of the tower.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['stand', 'surprised'],
          X: ['point', 'scared'],
          props: ['mouse', 'boxes'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'contest/climax',
    scares: ['heights'],
    titles: {
      es: ['La torre torcida', 'No mires abajo', 'Casi todo escalones'],
      en: ['The crooked tower', 'Do not look down', 'Nearly all steps'],
    },
    moments: [
      {
        es: `0-2 ¡Un ratón! ¡Qué alto está!
0-2 {H} mira. {F} mira.
2-2 El ratoncito llora allá arriba.
4! La torre de los ratones era altísima. ¡Y se movía!
4! Arriba, en un hueco, temblaba el ratón más pequeño.
4 —No hay por dónde subir —dijo {F}—. ¡Es demasiado lisa!
6 Los otros ratones corrían en círculos {at}, con los planos del revés.
6 Empezaba a soplar el viento.
6 —La nuestra no es lisa —dijo {H}—. La nuestra es casi todo escalones.
8 Era verdad. De pronto, cada pata coja y cada esquina mal puesta tenían un nombre nuevo: sitio para poner el pie.
10 Hay días en que lo torcido va derecho adonde hace falta.`,
        en: `0-2 A mouse! He is so high!
0-2 {H} looks. {F} looks.
2-2 The little mouse cries up there.
4! The tower of the mice was so high. And it moved!
4! In a gap at the top sat the smallest mouse, and shook.
4 “There is no way up,” said {F}. “It is too smooth!”
6 The other mice ran in rings {at} with their plans upside down.
6 The wind had begun to blow.
6 “Ours is not smooth,” said {H}. “Ours is nearly all steps.”
8 It was true. All at once each wobbly leg and each crooked corner had a new name: a place to put your foot.
10 There are days when what is crooked goes straight to where it is needed.`,
        alt: {
          es: '{H} y {F} miran una torre altísima que se mueve.',
          en: '{H} and {F} look at a high tower that sways.',
        },
        picture: {
          H: ['point', 'determined'],
          F: ['stand', 'worried'],
          props: ['mouse', 'boxes', 'chair'],
          time: 'sunset',
          weather: 'wind',
          shot: 'wide',
        },
      },
      {
        es: `4! El ratón más pequeño no podía bajar de su torre. ¿Cómo llegar tan alto?
4 {X} sujetaba las cajas.
6 Arrimaron una caja, la silla, otra caja y la olla. Quedó horrible. Quedó perfecta.
6 —La olla rueda —avisó {F}.
6 —Hoy no —dijo {H}, y la sujetó con una piedra.
6 —¿Quién ha puesto aquí la silla? —preguntó {F}.
6 —Tú.
6 —Pues menos mal.
6 Subieron. Cada pieza crujía con su propia voz. La silla decía «ay», las cajas decían «uf» y la olla, muy digna, «dong».
8 —¡No mires abajo! —gritó el ratoncito, que llevaba un buen rato mirando abajo.
8 —¡Pues no mires tú!
8 —¡Es que si no miro, me aburro!
8 Faltaba un palmo. Siempre falta un palmo. El capitán se quitó el casco nuevo y lo miró por última vez. Se lo pasó a {H}, que lo puso encima de todo.
8 El viento empujó la torre recta, que se inclinó un dedo. {F} hizo fuerza con la espalda para que la torcida la siguiera. Así se quedaron las dos, como quien se cuenta un secreto.
10 Desde abajo, los ratones mayores iban pasando lo que tenían: un ladrillo, otro ladrillo, la regla, el silbato. Nadie preguntó de qué torre era cada cosa.
10 A la altura de la silla, {H} notó que las piezas ya no temblaban. No es que pesaran menos. Es que había más manos.
10 Abajo se había juntado gente. No animaban a unos ni a otros, porque ya no se sabía quiénes eran los unos y quiénes los otros. Animaban hacia arriba, en general.`,
        en: `4! The smallest mouse could not get down from his tower. How could they get so high?
4 {X} held the boxes still.
6 They took a box, the chair, a box and the pot. It looked awful. It was perfect.
6 “The pot rolls,” said {F}.
6 “Not today,” said {H}, and put a stone under it.
6 “Who put the chair here?” asked {F}.
6 “You did.”
6 “Just as well.”
6 Up they went. Each bit creaked in its own voice. The chair said “ow”, the boxes said “oof” and the pot, very grand, said “dong”.
8 “Do not look down!” cried the little mouse, who had been looking down for some time.
8 “Then do not look yourself!”
8 “But if I do not look, I get bored!”
8 They were one hat too low. The captain took off his new hard hat and gave it one last look. He passed it up to {H}, who put it on the very top.
8 The wind pushed the straight tower, and it leaned by an inch. {F} pushed the crooked one after it. And there they stayed, the two of them, like people with a secret.
10 From below the bigger mice passed up all they had: a brick, one more brick, the ruler, the whistle. Nobody asked which tower it belonged to.
10 By the chair {H} felt that the bits had stopped shaking. They were no lighter than before. There were more hands.
10 A crowd had come together below. They did not cheer for one team or the other, as it was no longer clear which was which. They cheered upwards, in general.`,
        alt: {
          es: '{H} sube por la torre torcida y {F} la sujeta.',
          en: '{H} climbs the crooked tower and {F} holds it.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'determined'],
          X: ['hold', 'worried', 'box'],
          props: ['mouse', 'chair', 'saucepan'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¡Ven, ratoncito! ¡Salta!
0-2 {H} lo coge. ¡Ya!
0-2 {X} grita: ¡bravo!
2-2 ¡Qué abrazo tan largo!
4! {H} se estiró. Un poco más. ¡Un poco más!
4! El ratoncito cerró los ojos y saltó.
4 ¡Pum! Cayó encima de {H}.
4 —¿Ya está? —preguntó, sin abrirlos.
6 Entonces se oyó un crujido. No venía de una torre. Venía de las dos.
6 —Que no se mueva nadie —dijo {F}.
6 Se balancearon hacia un lado. Se balancearon hacia el otro.
8 {X} cerró los ojos y luego los abrió de uno en uno, para asustarse por partes.
8 Muy abajo, algo hizo «dong».
8 —El año que viene me apunto a tartas —susurró el ratoncito.
8 —Y yo te ayudo —susurró {F}, sin mover los labios.
8 Nadie respiraba. Hasta el viento parecía estar leyendo el reglamento.
10 Y justo entonces, con el metro en la mano y la boca abierta, llegó la jueza.
10 —No toquéis nada —dijo—. Es decir, nada más.`,
        en: `0-2 Come, little mouse! Jump!
0-2 {H} has got him!
0-2 {X} shouts: well done!
2-2 What a long, long hug!
4! {H} reached out. A bit more. A bit more!
4! The little mouse shut his eyes and jumped.
4 Bump! He fell on top of {H}.
4 “Is it over?” he asked, with his eyes still shut.
6 Then there was a creak. It did not come from one tower. It came from both.
6 “Nobody move,” said {F}.
6 They swayed to one side. They swayed to the other.
8 {X} shut both eyes and opened them one by one, so as to be scared in two parts.
8 A long way down, something went “dong”.
8 “Next year I will try for the cakes,” the little mouse whispered.
8 “I will help you,” {F} whispered, and did not move a lip.
8 Nobody breathed. The wind itself seemed to be reading the rules.
10 And just then, with the tape in her hand and her mouth open, came the judge.
10 “Do not touch a thing,” she said. “I mean, not one more thing.”`,
        alt: { es: 'El ratoncito salta y {H} lo coge en el aire.', en: 'The little mouse jumps and {H} catches him.' },
        picture: {
          H: ['reach', 'excited'],
          F: ['reach', 'surprised'],
          X: ['cheer', 'surprised'],
          props: ['mouse'],
          time: 'sunset',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'contest/resolution',
    titles: {
      es: ['¿Quién ha ganado?', 'Una puerta muy alta', 'Primeros, todos'],
      en: ['Who has won?', 'A very tall door', 'Everybody first'],
    },
    moments: [
      {
        es: `0-2 Dos torres se abrazan. ¡Mira!
0-2 {H} y {F}, también.
2-2 ¡Parece una puerta muy grande!
4! La torre recta se inclinó. La torcida también. Se tocaron. ¡Y no se cayeron!
4! La recta se apoyaba en la torcida, y la torcida, en la recta.
4 —Parece una puerta —dijo el ratoncito, ya en el suelo.
6 La jueza midió una torre. Midió la otra. Se rascó la cabeza con el metro.
6 —Si quito esta, se cae aquella —dijo—. Y si quito aquella, se cae esta.
8 Llevaba treinta años midiendo torres. Nunca había medido un empate que se sujetara solo.
10 —¿Qué dice el reglamento? —preguntó {F}.
10 —Que gana la más alta —dijo la jueza—. No dice que tenga que ser una.`,
        en: `0-2 Two towers hug. Look!
0-2 So do {H} and {F}.
2-2 It is like a big, big door!
4! The straight tower leaned. So did the crooked one. They touched. And they did not fall!
4! Each one held up the other.
4 “It looks like a door,” said the little mouse, safe on the ground.
6 The judge measured one tower. She measured the other. She scratched her head with the tape.
6 “If I take this one away, that one falls,” she said. “If I take that one away, this one falls.”
8 She had measured towers for thirty years. She had never measured a draw that stood up by itself.
10 “What do the rules say?” asked {F}.
10 “That the tallest one wins,” said the judge. “They do not say that it has to be just one.”`,
        alt: {
          es: 'Las dos torres se apoyan una en otra ante {H}.',
          en: 'The two towers lean together in front of {H}.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['cheer', 'happy'],
          props: ['mouse', 'boxes', 'chair'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4 —¿Y quién ha ganado? —preguntó {F}.
4 Nadie lo sabía. Y a nadie le importaba.
4 {X} propuso celebrarlo primero.
4! —Vamos a poner {thing} arriba del todo —dijo {H}.
4! {lo:lo/la} subieron de mano en mano, ratones y todo.
6 {thing} pasó de {H} a {F} y de {F} al capitán. Luego pasó por todos los ratones hasta llegar al más pequeño. ¡Se había pedido el sitio de arriba!
6 —¿Ya no te da miedo? —le preguntó {F}.
6 —Ahora sí que hay por dónde bajar —dijo él.
6 El capitán hizo una reverencia delante de la silla coja.
6 —Yo tenía planos —dijo—. Pero me faltaba una olla.
6 —Pues aquí sobraba olla —dijo {H}— y faltaban planos.
6 {X} recordó a todo el mundo que las torres se empiezan por arriba. Señaló la puerta. Nadie pudo llevarle la contraria.
8 Los ratones le regalaron el silbato a {F}. {F} les enseñó a tirar la olla solo por el ruido. No quedó claro quién salía ganando.
8 De vez en cuando se oía un «dong», y las dos torres se acomodaban mejor, como quien encuentra postura en el sofá.
8 Hasta la silla parecía menos coja. O a lo mejor es que, apoyándose en otra cosa, cojear no se nota.
8 {X} pasó por debajo antes que nadie, con los ojos cerrados, y contó que era precioso.
10 La jueza escribió el resultado en su cuaderno. Lo tachó. Lo volvió a escribir. En treinta años nunca le había hecho falta una palabra más larga que «primero», y aquella tarde no le cabía en la casilla.
10 El ratoncito pidió que le apuntaran también el salto. La jueza lo midió de memoria y puso la cifra al lado, subrayada dos veces.
10 —¿Qué ha puesto? —susurró {F}, de puntillas.
10 {H} leyó por encima del cuaderno. Ponía: «Primeros, todos. Segundo, nadie. Observaciones: preciosa».`,
        en: `4 “So who has won?” asked {F}.
4 Nobody knew. And nobody cared.
4 {X} said, “Let’s have a party first.”
4! “Let’s put {thing} right at the top,” said {H}.
4! It went up from hand to hand, mice and all.
6 It went from {H} to {F}, and from {F} to the captain. Then it went past all the mice to the smallest of them. He had asked for the place at the top!
6 “Are you not scared now?” asked {F}.
6 “Now there is a way down,” he said.
6 The captain made a bow to the wobbly chair.
6 “I had the plans,” he said. “But I did not have a pot.”
6 “And we had too much pot,” said {H}, “and no plans.”
6 {X} told them all once more that towers are begun at the top. {X} pointed at the door. Nobody could say that it was not so.
8 The mice gave {F} their whistle. {F} showed them how to drop a pot just for the noise. It was not clear who had the best of it.
8 Now and then there was a “dong”, and the towers settled down a bit, like somebody getting comfy on a sofa.
8 Even the chair seemed to wobble less. Or it may be that, when you lean on something, nobody can tell.
8 {X} was the first to walk through, with both eyes shut, and told them that it was very pretty.
10 The judge wrote the result in her notebook. She crossed it out. She wrote it again. In thirty years she had never needed a word longer than “first”, and now it would not fit in the box.
10 The little mouse asked her to put down his jump as well. The judge measured it from memory and wrote the figure in the margin, underlined twice.
10 “What does it say?” {F} whispered on tiptoe.
10 {H} read it over the top of the book. It said: “First, everybody. Second, nobody. Remarks: lovely.”`,
        alt: { es: '{H} y {F} pasan {thing} de mano en mano.', en: '{H} and {F} pass {thing} from hand to hand.' },
        picture: {
          H: ['reach', 'happy'],
          F: ['reach', 'happy'],
          X: ['cheer', 'happy'],
          together: ['give', 'H', 'F'],
          showsThing: true,
          props: ['mouse', 'chair', 'saucepan'],
          time: 'sunset',
        },
      },
      {
        es: `0-2! ¡Las torres hacen una puerta!
0-2 {X} mira.
0-2 {H} pasa. {F} pasa.
2-2 ¡Y pasa el ratoncito!
4! {thing} quedó en lo más alto. ¡Y empezó {event}!
4! Todo el mundo pasó por debajo de las dos torres.
4 El ratoncito pasó siete veces.
6 Unos decían que era una puerta. Otros decían que era un abrazo muy alto.
6 —Al final no hemos ganado —dijo {F}.
6 —No —dijo {H}—. Pero nos ha salido una torre.
8 —Media —dijo {F}.
8 —La media que sujeta a la otra media.
8 El capitán dibujó la puerta en un plano nuevo, con la olla y todo. Es el único plano del mundo con manchas de merienda a escala.
8 {X} aplaudió tan fuerte que se oyó un «dong», y durante un segundo nadie se atrevió a moverse.
10 Y ahí sigue. Cuando sopla el viento cruje un poco, primero una y luego la otra. Quien duerme cerca dice que no parece ruido de torres. Parece una conversación.
4 Esa noche, {H} soñó con una torre todavía más torcida.`,
        en: `0-2! Up there is {thing}!
0-2 {X} looks.
0-2 {H} goes in. {F} goes in.
2-2 In goes the little mouse!
4! So {thing} was up on high. Now it was time for {event}!
4! They all walked through between the two towers.
4 The little mouse went seven times.
6 Some said that it was a door. Some said that it was a very tall hug.
6 “So we did not win,” said {F}.
6 “No,” said {H}. “But we did get a tower.”
8 “Half of one,” said {F}.
8 “The half that holds up the other half.”
8 The captain drew the door on a new plan, pot and all. It is the only plan in the world with jam stains to scale.
8 {X} clapped so hard that there was a “dong”, and for a second nobody dared to move.
10 And there it is still. When the wind blows it creaks a bit, first the one and then the other. If you sleep close by, it does not sound like towers at all. It sounds like a talk.
4 That night {H} dreamed of a tower, and it was even more crooked.`,
        alt: { es: '{H} y {F} celebran debajo de las dos torres.', en: '{H} and {F} celebrate below the two towers.' },
        picture: {
          H: ['cheer', 'happy'],
          F: ['dance', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['boxes', 'mouse', 'balloon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
