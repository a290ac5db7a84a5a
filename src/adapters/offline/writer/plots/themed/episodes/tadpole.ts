import type { Beat } from '../../plot.ts'

/** A tadpole who takes growing up for an illness. */
export const tadpole: Beat = {
  id: 'tadpole',
  themes: ['naturaleza', 'animales'],
  needs: ['beasts', 'ground'],
  titles: {
    es: ['Me han salido patas', 'El renacuajo enfermísimo'],
    en: ['I have come out in legs', 'A very ill tadpole'],
  },
  gift: {
    prop: 'frog',
    use: {
      es: '4 Con el salto de la ranita llegaron un poco más lejos. ¡Hop!',
      en: '4 With the little frog’s jump they got a bit further. Hop!',
    },
  },
  moments: [
    {
      es: `0-2 Un pez llora: ¡buaaa! ¡Tiene patas!
0-2 {H} lo mira.
2-2 No es un pez. ¡Es un renacuajo!
4! {at} había un charco. En el charco lloraba un renacuajo.
4! —Estoy malísimo —dijo—. ¡Me han salido patas!
4 —¿Muchas? —preguntó {F}.
4 —¡Cuatro! Dos el martes y dos hoy.
6 Las enseñó por encima del agua. Eran cuatro, verdes y muy bien hechas.
6 —Y la cola se me encoge —gimió—. Ayer me llegaba hasta allí.
8 Hasta aquella semana, todo había ido bien. Nadaba, comía hierba y volvía a nadar. Era redondo por delante y fino por detrás, como debe ser.
10 Tenía tres mil hermanos y ninguno le había avisado de nada. Es lo malo de las familias numerosas: cada cual cree que ya te lo habrá dicho otro.`,
      en: `0-2 A fish cries: boo-hoo! It has legs!
0-2 {H} looks at it.
2-2 It is not a fish. It is a tadpole!
4! There was a puddle. A tadpole sat in it and cried.
4! “I am so ill,” he said. “I have come out in legs!”
4 “How many?” asked {F}.
4 “Four! Two on Tuesday, and two today.”
6 He held them up out of the water. They were green, and very well made.
6 “And my tail is going,” he wailed. “It was out to there.”
8 Until that week he had been very well. He swam, he ate weed, and he swam again. He was round at one end and thin at the other, just as one should be.
10 He had three thousand brothers, and not one of them had said a word. It is the trouble with big families: they all think that somebody else has told you.`,
      alt: {
        es: '{H} y {F} se asoman a un charco donde alguien llora.',
        en: '{H} and {F} look into a puddle where somebody is crying.',
      },
      picture: { H: ['crouch', 'surprised'], F: ['stand', 'worried'], props: ['frog', 'leaf', 'stone'], shot: 'close' },
    },
    {
      es: `4! {H} hizo de médic{H:o/a}. —Saque la lengua —dijo.
4! ¡Zas! La lengua salió, salió... y se pegó en la nariz de {F}.
4 —¡También tengo lengua! —lloró el renacuajo.
4 {X} le tomó el pulso. Iba a saltos.
4-4! —No está usted malo —dijo {H}—. ¡Está usted rana!
6 —¿Y qué le apetece? —preguntó {F}, despegándose.
6 —Eso es lo peor. Ya no quiero hierba. Quiero... —bajó la voz— mosca.
6 —¿Algo más? —dijo {H}, apuntando en una hoja.
6 —Me falta el aire. Tengo que sacar la cabeza para respirar. ¡Y hoy he hecho un ruido!
6 —¿Qué ruido?
6 —Croac —dijo el renacuajo, y se tapó la boca.
6 {H} leyó la lista en voz alta: cuatro patas, menos cola, lengua larga, ganas de mosca y croac.
6 {X} dio su diagnóstico antes que nadie, pero en voz tan baja que hubo que esperar.
6 —No está usted malo —dijo {H}—. Está usted rana.
6 —¿Y eso se cura?
6 —Eso se estrena.
8 El renacuajo se hundió un rato a pensar. Subieron tres burbujas.
8 —¿Y seguiré siendo yo? —preguntó al salir.
8 {H} se lo pensó bien, porque era una pregunta de las buenas.
8 —Yo antes era más pequeñ{H:o/a} —dijo—. Y un día ya no me valía nada de lo de antes.
8 —¿Y qué hizo?
8 —Nada. Me fijé bien, y seguía aquí.
8 {X} asintió con la cabeza. También seguía allí, y eso que había cambiado muchísimo.
10 Nadie se acuerda del minuto en que deja de ser una cosa y empieza a ser otra. Se acuerda de la víspera, cuando todo molestaba, y de bastante después, cuando ya daba lo mismo. En medio suele haber un charco, alguien mirando y muchas ganas de que no se note.
10 —A mí me gusta la cola —dijo el renacuajo, muy bajito.
10 —No se va fuera —dijo {F}—. Se va para dentro. De ahí salen las patas.`,
      en: `4! {H} was the doctor. “Put out your tongue,” said {H}.
4! Zip! Out came the tongue, and out... and stuck to {F}’s nose.
4 “I have a tongue as well!” wailed the tadpole.
4 {X} felt his pulse. It came in hops.
4-4! “You are not ill,” said {H}. “You are a frog!”
6 “What do you feel like eating?” asked {F}, peeling it off.
6 “That is the worst. I do not want weed any more. I want...” He dropped his voice. “Fly.”
6 “What else?” said {H}, and wrote it on a leaf.
6 “I am short of breath. I have to come up for air. And today I made a noise!”
6 “What noise?”
6 “Croak,” said the tadpole, and shut his mouth tight.
6 {H} read out the list: four legs, less tail, long tongue, wants fly, and croak.
6 {X} knew the answer first, but in such a soft voice that they had to wait.
6 “You are not ill,” said {H}. “You are a frog.”
6 “Is there a cure?”
6 “You do not cure it. You try it on.”
8 The tadpole went down to think. Three bubbles came up.
8 “And will I still be me?” he asked, when he came back.
8 {H} took some time over that, for it was a good one.
8 “I used to be smaller,” said {H}. “Then one day nothing that I had would fit.”
8 “And what did you do?”
8 “I had a good look. I was still there.”
8 {X} gave a nod. {X} was still there as well, even after so many changes.
10 Nobody remembers the minute when they stop being one thing and start to be the next. You remember the day before, when it all itched, and a good while after, when you no longer cared. In between there is mostly a puddle, somebody looking at you, and the hope that it does not show.
10 “I like my tail,” the tadpole said, very softly.
10 “It does not fall off,” said {F}. “It goes in. The legs are made of it.”`,
      alt: {
        es: '{H} hace de médic{H:o/a} y {F} se toca la nariz.',
        en: '{H} plays doctor while {F} holds a sticky nose.',
      },
      picture: {
        H: ['kneel', 'thoughtful', 'leaf'],
        F: ['stand', 'surprised'],
        X: ['crouch', 'thoughtful'],
        props: ['frog', 'stethoscope', 'leaf'],
      },
    },
    {
      es: `0-2 Una pata. Otra pata. ¡Hop!
0-2 {F} salta: ¡hop!
0-2 {X} salta: ¡hop!
2-2 ¡Adiós, renacuajo! ¡Hola, ranita!
4! El renacuajo dobló las patas. ¡Hop! Salió volando del charco.
4! —¡Hay más charcos! —gritó desde el aire.
4 Y cayó de pie, que era la primera vez que tenía.
4 —Ya está de alta —dijo {H}, y firmó en una hoja.
6 —¡Mirad cómo quepo! —decía, de piedra en piedra. Cabía estupendamente.
6 —Os regalo un salto —dijo la ranita—. Me sobran muchísimos.
6 {X} se lo guardó en un zapato y anduvo el resto del camino a botes.
8 —Quería una mosca —dijo la ranita, muy digna— y creo que ya sé cómo se piden.
8 Al alejarse la oyeron ensayar. Un croac de pregunta. Un croac de enfado. Un croac enorme, de puro gusto.
8 —¿Avisará a los hermanos? —preguntó {F}.
8 —A los tres mil —dijo {H}—. Tiene voz.
10 En el charco quedaba todavía, dibujado en el barro, el surco fino de una cola. Lo fue borrando el agua, sin prisa, de fuera hacia dentro.`,
      en: `0-2 One leg. Two legs. Hop!
0-2 {F} jumps: hop!
0-2 {X} jumps: hop!
2-2 Bye-bye, tadpole! Hello, little frog!
4! The tadpole bent his legs. Hop! He flew out of the puddle.
4! “There are more puddles!” he called from the air.
4 And he landed on his feet, the first that he ever had.
4 “All better,” said {H}, and signed a leaf.
6 “Look how well I fit!” he said, from stone to stone. He fitted beautifully.
6 “Take a jump with you,” said the little frog. “I have so many.”
6 {X} put it in a shoe, and bounced for the rest of the way.
8 “I did want a fly,” he said grandly, “and I think I know how to ask for one.”
8 As they went they could hear him practise. There was a croak with a question in it, and a cross croak, and a huge one, just for fun.
8 “Will he tell his brothers?” asked {F}.
8 “All three thousand,” said {H}. “He has the voice for it.”
10 In the mud of the puddle you could still see the thin line of a tail. The water rubbed it out, in no hurry, from the outside in.`,
      alt: {
        es: '{H} y {F} saltan con una ranita junto a un charco.',
        en: '{H} and {F} hop with a little frog beside a puddle.',
      },
      picture: {
        H: ['cheer', 'happy'],
        F: ['jump', 'happy'],
        X: ['jump', 'excited'],
        props: ['frog', 'leaf', 'stone'],
      },
    },
  ],
}
