import type { Plot } from '../plot.ts'

/** The same show: here it hangs on one word, which everybody says all day long, until whoever has to say it cannot. */
export const rehearsalRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'rehearsal/setup/word',
      titles: {
        es: ['Una sola palabra', '¿Lo digo ahora?', 'Prohibido decir «ahora»'],
        en: ['Just one word', 'Shall I say it now?', 'The word not to say'],
      },
      moments: [
        {
          es: `0-2 {F} dice: ¡ahora! ¡Plof! Cae la colcha.
0-2 ¡Ta-chán!, dice {H}.
2-2 ¡No, no! ¡Ahora no! ¡Plof!
4! Preparaban una función {at}. Cuando {F} dijera «ahora», caería la colcha y {H} gritaría «¡ta-chán!».
6 Era la única palabra de {F}. La función era para {event}.
4 —¿Lo digo ahora? —preguntó {F}. ¡Plof! ¡Ta-chán!
6 Detrás de la colcha estaba {thing}. No se tenía que ver hasta el final, y ya se había visto doce veces.
6 —¡Ahora no! —dijo la directora. ¡Plof! ¡Ta-chán!
8 La directora se mordió la lengua. Llevaba una bufanda muy larga y en cada ensayo le salía un nudo nuevo.
10 El papel de {F} era cortísimo. Cinco letras, contadas. Pero todo lo demás colgaba de ellas, colcha incluida.`,
          en: `0-2 {F} says: now! Flop! Down comes the quilt.
0-2 {H} says: ta-dah!
2-2 No, no! Not now! Flop!
4! They were making a show {at}. On the word “now” from {F}, the quilt would fall. Then {H} would cry “ta-dah”.
6 It was the only word that {F} had. The show was for {event}.
4 “Shall I say it now?” asked {F}. Flop! Ta-dah!
6 Behind the quilt was {thing}. Nobody was to see it until the end, and they had seen it twelve times.
6 “Not now!” said the director. Flop! Ta-dah!
8 The director bit her tongue. She had a very long scarf on, and at each rehearsal it got one more knot.
10 It was a short part. It had three letters, and {F} had counted them. But all the rest hung on those three, the quilt as well.`,
          alt: {
            es: '{F} dice su palabra, {H} salta y cae la colcha.',
            en: '{F} says the word, {H} jumps and the quilt falls.',
          },
          picture: { H: ['jump', 'excited'], F: ['stand', 'surprised'], props: ['blanket', 'mask', 'rope'] },
        },
        {
          es: `4! Todo el mundo decía aquella palabra sin querer.
4! —Y ahora, a merendar —dijo alguien. ¡Plof! ¡Ta-chán!
4! —¡Ahora vengo! —dijo otro. ¡Plof! ¡Ta-chán!
4 {X} la decía aposta, porque le encantaba el plof.
6! Un señor que hacía de piedra tenía que despertarse al oírla. Bostezaba y se ponía de pie, una vez y otra.
6! —Esta piedra no descansa —se quejó la piedra.
6 La prohibieron. Desde entonces había que decir «en este momento», o «ya mismo», o «a las cinco y cuarto».
6 —Ven a las cinco y cuarto mismo —decía la directora.
6 —¿Qué hora es? —preguntaba {H}.
6 —La de la palabra que no se dice.
6! {X} inventó «aho-no-ra», que no era del todo lo mismo. La colcha tembló.
8 ¶{F} se pasaba el día repitiéndola por dentro, para no gastarla por fuera.
8 —¿En qué piensas? —le preguntó {H}.
8 —En ella —dijo {F}—. ¿Y si me sale antes? ¿Y si me sale después? ¿Y si me sale otra?
8 —Solo tienes que esperar a que llegue el momento.
8 —¿Y en qué se le nota?
8 {H} no supo decírselo. Los momentos, cuando llegan, no llaman.
10 ¶Es raro que a una palabra tan corriente se le ponga encima tanto peso. La gente la decía para pedir la sal. {F} la llevaba como se lleva un huevo en una cuchara, y el mundo estaba lleno de codos.
10 —Me gustaría tener un papel más largo —dijo—. En uno largo se puede uno esconder.`,
          en: `4! They all said that word without meaning to.
4! “And now for tea,” said somebody. Flop! Ta-dah!
4! “I shall do it now!” said somebody else. Flop! Ta-dah!
4 {X} said it on purpose, for love of the flop.
6! A man who played a stone had to wake up when he heard it. He yawned and stood up, again and again.
6! “This stone gets no rest,” said the stone.
6 So the word was not allowed. You had to say “at this moment”, or “at once”, or “at a quarter past five”.
6 “Come here at a quarter past five this minute,” said the director.
6 “What time is it?” asked {H}.
6 “It is the word that we do not say.”
6! {X} made up “n-not-ow”, which was not quite it. The quilt trembled.
8 ¶All day {F} said the word inside, so as not to wear it out on the outside.
8 “What are you thinking about?” asked {H}.
8 “About that,” said {F}. “What if it comes too soon? What if it comes too late? What if it is a different one?”
8 “You just have to wait until it is time.”
8 “And how can you tell?”
8 {H} did not know. When it is time, nobody knocks.
10 ¶It is strange that so much should come to rest on such an ordinary word. People used it to ask for the salt. {F} carried it the way you carry an egg on a spoon, and the world was full of elbows.
10 “I would rather have a long part,” said {F}. “You can hide in a long one.”`,
          alt: {
            es: 'La colcha vuelve a caer, y {H} y {F} se desesperan.',
            en: 'The quilt falls again, to the dismay of {H} and {F}.',
          },
          picture: {
            H: ['cheer', 'surprised'],
            F: ['think', 'worried'],
            X: ['stand', 'happy'],
            props: ['blanket', 'stone', 'clock', 'speech'],
          },
        },
        {
          es: `0-2 ¿Ahora? ¡No! ¿Ahora? ¡No!
0-2 {F} espera. {H} espera.
0-2 {X} dice: ¡ahora!
2-2 ¡Plof! ¡Otra vez la colcha!
4! En el último ensayo llegó el momento.
4! {F} abrió la boca. Y no salió nada.
4! —Se te ha gastado —dijo {H}.
4 Y se fueron a buscar la palabra, o al menos a que descansara.
6 La directora se puso a deshacer nudos. La piedra se echó a dormir.
6 {X} buscó debajo de la colcha, por si se había caído allí.
10 La palabra la seguía diciendo todo el mundo, menos quien tenía que decirla.
8 —No se gasta —dijo {F}, con la boca pequeña—. Está ahí. Pero no quiere salir delante de gente.
8 —Pues la sacamos a pasear —dijo {H}.
10 Y tuvieron mucho cuidado de no preguntarse cuándo.`,
          en: `0-2 Now? No! Now? No!
0-2 {F} waits. {H} waits.
0-2 {X} says: now!
2-2 Flop! There goes the quilt again!
4! At the last rehearsal the time came.
4! {F} began to speak. And nothing came out.
4! “You have worn it out,” said {H}.
4 So they went off to look for it, or to give it a rest.
6 The director set about her knots. The stone lay down to sleep.
6 {X} looked under the quilt, in case it had dropped there.
10 Everybody went on saying the word but the one who had to.
8 “It is not worn out,” said {F} in a small voice. “It is there. It just will not come out in front of people.”
8 “Then we will take it for a walk,” said {H}.
10 And they took great care not to ask each other when.`,
          alt: {
            es: '{F} abre la boca y no le sale la palabra; {H} anima.',
            en: '{F} cannot say the word, and {H} stands by.',
          },
          picture: {
            H: ['stand', 'calm'],
            F: ['stand', 'worried'],
            X: ['crouch', 'happy'],
            props: ['blanket', 'mask', 'stone'],
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'rehearsal/setback/sign',
      titles: {
        es: ['Rascarse la oreja', 'La señal', 'Ni un dedo'],
        en: ['A scratch of the ear', 'The sign', 'Not one finger'],
      },
      moments: [
        {
          es: `0-2 {F} se rasca. ¡Plof! Cae la colcha.
0-2 ¡Ta-chán!, dice {H}.
2-2 ¡No, no! ¡Solo era un picor!
4! En el ensayo, {at}, probaron sin palabras.
4! —Te rascas la oreja, y esa es la señal —dijo {H}.
4! Era fácil. A {F} le picó la oreja enseguida. ¡Plof!
6 Le picó otra vez. ¡Ta-chán! Le picó la otra. ¡Plof! No le había picado tanto en toda su vida.
6 —¡Deja de rascarte! —dijo la directora, rascándose. ¡Plof!
8 Por lo visto, los picores se pegan. Se rascó la piedra, se rascó el público de mentira, y la colcha no daba abasto.
10 Cualquiera puede no rascarse una oreja. Lo imposible es no rascarse una oreja que importa.`,
          en: `0-2 {F} has an itch. Flop! Down comes the quilt.
0-2 {H} says: ta-dah!
2-2 No, no! It was just an itch!
4! In the next rehearsal, {at}, they tried it with no word.
4! “Scratch your ear. That can be the sign,” said {H}.
4! It was easy. At once {F} had an itchy ear. Flop!
6 It itched again. Ta-dah! Then the other one itched. Flop! No ears had ever been so itchy.
6 “Stop scratching!” said the director, and scratched. Flop!
8 An itch is catching, it seems. The stone scratched, and the make-believe audience scratched, and the quilt could not keep up.
10 Anybody can leave an ear alone. What cannot be done is to leave alone an ear that matters.`,
          alt: {
            es: '{F} se rasca y {H} da la señal; cae la colcha.',
            en: '{F} scratches, {H} jumps, and down comes the quilt.',
          },
          picture: {
            H: ['jump', 'surprised'],
            F: ['reach', 'worried'],
            props: ['blanket', 'rope', 'stone'],
          },
        },
        {
          es: `4! Probaron a guiñar un ojo. ¡Se metió una mota! ¡Plof!
4! Probaron a decir que sí con la cabeza. ¡Y {F} decía que sí a todo!
4! Probaron con una campanilla. ¡La pisó el señor que hacía de piedra!
4 {X} hizo todas las señales a la vez, y hubo que sentarse.
6 —Quédate quiet{F:o/a} —pidió la directora—. Del todo.
6 {F} se quedó quiet{F:o/a}. No movía ni un pelo.
6 Nada caía. Nadie saltaba. Daba gusto.
6 —¿Y la señal? —preguntó {H} al cabo de un rato.
6 {F} no contestó. Contestar era moverse.
6 {X} le pasó una pluma por la nariz. Nada. Era admirable.
6 La merienda se enfrió. La colcha seguía arriba, muy seria.
8 ¶—Ya puedes moverte —dijo {H}.
8 Pero {F} no podía. Había encontrado el único sitio del mundo en el que no se estropeaba nada, y era dentro de estarse quiet{F:o/a}.
8 {H} se sentó al lado y se quedó igual, para hacerle compañía.
8 Estuvieron así un buen rato, hombro con hombro, sin señal ninguna.
10 Desde fuera parecían dos estatuas que se llevaban bien.
10 ¶—¿Sabes qué he pensado? —dijo {H}, sin mover los labios—. Que la señal da lo mismo. Palabra, oreja o campana. Lo que pesa no es eso.
10 {F} tardó en contestar, también sin labios.
10 —Lo que pesa es que me miren y esperen.
10 —Yo también te miro —dijo {H}.
10 —Pero tú no esperas nada.`,
          en: `4! They tried a wink. But something flew into that eye! Flop!
4! They tried a nod. But {F} said yes to everything!
4! They tried a little bell. The man who played the stone trod on it!
4 {X} did all the signs at once and had to sit down.
6 “Keep still,” said the director to {F}. “Quite still.”
6 {F} kept still. Not one hair moved.
6 Nothing fell. Nobody jumped. It was lovely.
6 “And the sign?” asked {H} after a bit.
6 {F} did not reply. A reply would have been a move.
6 {X} tried a feather under the nose. Nothing! It was splendid.
6 The tea went cold. The quilt stayed up and looked very grave.
8 ¶“You can move now,” said {H}, and nobody even noticed the word.
8 But {F} could not. At last there was a place in the world where nothing got spoiled, and it was inside keeping still.
8 {H} sat down close by and kept still too, for company.
8 They stayed like that for a good while, shoulder to shoulder, with no sign at all.
10 From outside they looked like two statues who got on well.
10 ¶“Do you know what I think?” said {H}, with shut lips. “The sign makes no difference. A word, an ear or a bell. It is not that which is heavy.”
10 It took {F} some time to answer, with shut lips too.
10 “It is that they all look at me and wait.”
10 “I look at you too,” said {H}.
10 “But you are not waiting for anything.”`,
          alt: {
            es: '{F} no se mueve nada, y {H} se sienta a su lado.',
            en: '{F} does not move at all, and {H} sits close by.',
          },
          picture: {
            H: ['sit', 'calm'],
            F: ['sit', 'worried'],
            X: ['hold', 'thoughtful', 'feather'],
            props: ['blanket', 'bell', 'stone', 'teapot'],
          },
        },
        {
          es: `0-2 {F} no se mueve. ¡Chist!
0-2 {H} tampoco. ¡Chist!
0-2 {X} tampoco.
2-2 Un señor bosteza. ¡Uaaah! ¡Plof!
4! Entonces la piedra bostezó. ¡Y cayó la colcha!
4! A {F} se le escapó la risa.
4! —¡Te has movido! —dijo {H}.
4 —Volvemos a la palabra —dijo la directora—. Es más corta.
6 No había tiempo para otra cosa. El público estaba a punto de llegar.
6 {X} fue a barrer las primeras filas, que aún no existían.
8 —¿Y si no me sale? —preguntó {F}.
8 —Entonces me miras —dijo {H}—. Solo a mí.
10 Era un plan con muchos agujeros, como la colcha. Pero las colchas con agujeros también abrigan.`,
          en: `0-2 {F} keeps still. Hush!
0-2 {H} keeps still too. Hush!
0-2 {X} does too.
2-2 A man yawns. Aaah! Flop!
4! Then the stone yawned. And down came the quilt!
4! {F} burst out laughing.
4! “You moved!” said {H}.
4 “We will go back to the word,” said the director. “It is shorter.”
6 There was no time for anything else. The people were about to come.
6 {X} went to sweep the front rows, which were not there yet.
8 “What if it will not come out?” asked {F}.
8 “Then look at me,” said {H}. “Just at me.”
10 It was a plan with a lot of holes in it, like the quilt. But a quilt with holes in it keeps you warm too.`,
          alt: {
            es: '{F} se ríe al fin, y {H} también.',
            en: 'At last {F} laughs, and so does {H}.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['cheer', 'happy'],
            X: ['hold', 'happy', 'broom'],
            props: ['blanket', 'stone', 'mask'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'rehearsal/climax/when',
      titles: {
        es: ['¿Cuándo?', 'El silencio más largo', 'Todos a la vez'],
        en: ['When?', 'The longest silence', 'All at once'],
      },
      moments: [
        {
          es: `0-2 Ya hay mucha gente. ¡Chist!
0-2 {F} abre la boca. Y no dice nada.
2-2 {H} espera. La colcha espera.
4! Llegó {event}, con muchísimo público.
4! Llegó el momento de decir la palabra.
4! {F} abrió la boca. No salió nada.
6 La colcha esperaba. La piedra esperaba, de piedra. {H} esperaba con el «¡ta-chán!» en la punta de la lengua.
6 Detrás, muy a oscuras, esperaba {thing}.
8 La directora se comía la bufanda. Iba ya por el tercer nudo.
10 Fue el silencio más largo que se había oído allí. Quien tenía una tos se la tragó, y quien no la tenía echó de menos una.`,
          en: `0-2 So many people! Hush!
0-2 {F} is to speak. And says nothing.
2-2 {H} waits. The quilt waits.
4! Now it was {event}, and a lot of people came.
4! It was time to say the word.
4! {F} stood there to speak. Nothing came out.
6 The quilt waited. The stone waited, like a stone. {H} waited, with a “ta-dah” all ready.
6 Behind the quilt, out of sight, waited {thing}.
8 The director was eating her scarf. She had got as far as the third knot.
10 It was the longest silence that had ever been heard there. Those who had a cough swallowed it, and those who had none missed it.`,
          alt: {
            es: '{F} no puede hablar delante del público, y {H} espera.',
            en: '{F} cannot speak in front of the people, and {H} waits.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['stand', 'scared'],
            props: ['blanket', 'mask', 'stone'],
            shot: 'wide',
          },
        },
        {
          es: `4-4! {F} no podía decir la palabra. «¿Cuándo?», preguntó {H} al público.
6! {F} no podía decir la palabra, y miró a {H}.
6 {H} no la dijo. Era de {F}, y no se quita una palabra a quien solo tiene una.
6 Pero se podía preguntar por ella.
6! —¿Cuándo? —preguntó {H} al público. Y {F} abrió los brazos.
4 {X} respiró hondo con todos los demás.
6 —¿Cuándo? —volvió a decir {H}.
6 La primera fila se miró. Todos lo sabían. Lo tenían en la boca.
8 —Yo creo que ya —le dijo una señora a su marido.
10 —Mi marido y yo lo decimos siempre a la vez —contaría luego—, pero nunca con tanta gente.
8 ¶{F} subió los brazos un poco más. No era una señal. Era una pregunta, y se la estaba haciendo a doscientas personas a la vez.
8 Se oyó cómo tomaban aire. Sonó igual que la colcha antes de caer.
8 La piedra abrió un ojo.
10 ¶Llevaba semanas pensando que aquel momento había que adivinarlo, encontrarlo, no dejarlo pasar. Y resulta que estaba lleno de gente, y que la gente quería lo mismo.
10 Ya no pesaba. O pesaba igual, pero entre doscientos toca a muy poco.`,
          en: `4-4! {F} could not say the word. {H} asked all the people, “When?”
6! {F} could not say the word, and looked at {H}.
6 {H} did not say it. You do not take a word from somebody who has just the one.
6 But you could ask for it.
6! “When?” {H} asked all the people. And {F} threw both arms wide.
4 {X} took a deep breath with all the others.
6 “When?” said {H} once more.
6 The front row looked round. They all knew. They had it on the tips of their tongues.
8 “I should think about this minute,” a lady told her husband.
10 “My husband and I always say it together,” she said later on, “but never with so many people.”
8 ¶{F} lifted both arms a little more. It was not a sign. It was a question, and it was put to two hundred people at once.
8 You could hear them breathe in. It was like the quilt just before it fell.
8 The stone opened one eye.
10 ¶For weeks it had seemed that this was a moment that you had to guess, and to find, and not to miss. And it turned out to be full of people, who all wanted the same.
10 It was not heavy any more. Or it was as heavy as ever, but shared out among two hundred it comes to very little.`,
          alt: {
            es: '{H} pregunta al público y {F} abre los brazos.',
            en: '{H} asks the people, and {F} throws both arms wide.',
          },
          picture: {
            H: ['point', 'determined'],
            F: ['reach', 'excited'],
            X: ['stand', 'excited'],
            props: ['blanket', 'speech', 'stone'],
          },
        },
        {
          es: `0-2 ¿Cuándo?, pregunta {H}. ¡AHORA!
0-2 ¡Plof! ¡Ta-chán!
0-2 {X} aplaude.
2-2 ¡{F} también lo dice! ¡Ahora, ahora!
4! —¡AHORA! —gritaron todos. ¡Plof! Cayó la colcha. ¡Ta-chán!
4! Y allí, brillando, estaba {thing}.
4 —Ahora —dijo {F}, bajito. ¡Le había salido!
6 Le salió detrás de todos, cuando ya no hacía ninguna falta. Fue la que más aplaudieron.
6 La piedra bostezó, se puso de pie y saludó.
6 {X} aplaudió con todo lo que tenía.
8 —Qué función tan bien pensada —decía la gente—. ¡Nos han dado papel a todos!
10 {H} no supo nunca quién había gritado primero. Hay quien dice que fue un niño de pecho, y que no había dicho nada hasta entonces.
10 La directora no dijo nada. Tenía la boca llena de bufanda y los ojos llenos de otra cosa.`,
          en: `0-2 {H} asks: when? NOW!
0-2 Flop! Ta-dah!
0-2 {X} claps.
2-2 {F} can say it too! Now, now!
4! “NOW!” they all shouted. Flop! The quilt came down. Ta-dah!
4! And there, for all to see, was {thing}.
4 “Now,” said {F} in a small voice. It had come out!
6 It came out after all the others, when there was no need of it. They clapped that one most of all.
6 The stone yawned, got up and took a bow.
6 {X} clapped as hard as could be.
8 “What a clever show,” people said. “They gave us all a part!”
10 {H} never found out who had shouted first. Some say that it was a baby, who had not said anything until then.
10 The director said nothing. Her mouth was full of scarf, and her eyes were full of something else.`,
          alt: {
            es: 'Cae la colcha y {H} y {F} descubren {thing}.',
            en: 'The quilt falls, and {H} and {F} show {thing}.',
          },
          picture: {
            H: ['jump', 'happy'],
            F: ['cheer', 'happy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['blanket', 'stone'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'rehearsal/resolution/when-again',
      titles: {
        es: ['Doscientos a la vez', 'La palabra suelta', '¿Y cuándo repetimos?'],
        en: ['Two hundred at once', 'The word gets out', 'When shall we do it again?'],
      },
      moments: [
        {
          es: `0-2 ¡Ahora!, grita la gente. ¡Plof!
0-2 {H} la sube. {F} ayuda.
2-2 ¡Ahora! ¡Plof! ¡Otra vez, otra vez!
4 Al público le encantó la palabra.
4 La gritaron otra vez. ¡Plof! Y otra. ¡Plof! ¡Ta-chán!
4 {H} y {F} no daban abasto a colgar la colcha.
6 A la décima, {H} decía «chan». A la vigésima, solo levantaba un dedo.
6 {thing} aparecía y desaparecía. Nunca había tenido tanto trabajo.
8 La piedra se había sentado a medio levantar, para ahorrarse la mitad del camino.
10 Una señora aprendió a gritarla con los ojos cerrados, que tiene más emoción.
10 No hay aplauso como ese: doscientas personas felices de saber exactamente cuándo.`,
          en: `0-2 They all shout: now! Flop!
0-2 {H} puts it up. {F} helps.
2-2 Now! Flop! Again, again!
4 The people loved that word.
4 They shouted it again. Flop! And again. Flop! Ta-dah!
4 {H} and {F} could not hang the quilt up fast enough.
6 By the tenth time {H} just said “dah”. By the twentieth, it was one finger.
6 On and off, for all to see, there was {thing}. It had never been so busy.
8 The stone had stopped halfway up, to save itself the rest of the journey.
10 One lady learned to shout it with her eyes shut, which is more of a thrill.
10 There is no clapping like that: two hundred people who are happy because they know exactly when.`,
          alt: {
            es: '{H} y {F} cuelgan la colcha una y otra vez, junto a {thing}.',
            en: '{H} and {F} hang the quilt again, near {thing}.',
          },
          picture: {
            H: ['reach', 'happy', 'blanket'],
            F: ['reach', 'happy'],
            showsThing: true,
            props: ['rope', 'stone'],
            shot: 'wide',
          },
        },
        {
          es: `4! Después hubo merienda. Ya se podía decir la palabra.
4! —Ahora, la tarta —dijo la directora. ¡Plof!
4! Nadie había soltado la colcha. ¡Se había acostumbrado!
4 {X} le dijo «ahora» a la tarta. La tarta no se movió.
6! —¿A que no sabes cuándo la soltaba yo? —preguntó una niña que había sujetado la cuerda.
6! —Cuando lo decía yo —dijo {F}.
6! —Cuando me aburría —dijo la niña.
6! {F} se rio tanto que tuvo que sentarse en la piedra. La piedra se dejó.
6! —Yo también tengo una palabra sola —contó la piedra—. La mía es «uaaah».
6! —Es muy buena —dijo {F}.
6! {X} quiso aprenderla, y se quedó dormid{X:o/a} a la mitad.
8 ¶La gente felicitaba a {F}. Un señor le confesó que él nunca sabía cuándo: cuándo entrar, cuándo hablar, cuándo irse.
8 —¿Y qué hace? —le preguntó {F}.
8 —Me espero a que lo haga otro.
8 —Pruebe a preguntarlo —dijo {H}.
8 El señor lo pensó. Luego preguntó en voz alta cuándo se bailaba, y no acabó ni la frase.
10 ¶La directora se quitó por fin la bufanda y se la puso a {F}. Tenía once nudos, uno por cada ensayo.
10 —Yo también tenía miedo —dijo—. Lo iba atando, para que no se soltara.
10 {F} deshizo el último nudo, que estaba flojo. Dentro no había nada. Casi nunca lo hay.
10 —¿Y qué va a hacer sin bufanda? —preguntó {H}.
10 —Pasar frío —dijo la directora, tan contenta—. Como todo el mundo.`,
          en: `4! Then there was tea. They could all say the word again.
4! “Now for the cake,” said the director. Flop!
4! Nobody had let go of the quilt. It had just got used to it!
4 {X} said “now” to the cake. The cake did not move.
6! “Do you know when I let go of it?” asked a girl who had held the rope.
6! “When I said so,” said {F}.
6! “When I was bored,” said the girl.
6! {F} laughed so much that there was nothing for it but to sit down on the stone. The stone did not mind.
6! “I have just one word too,” the stone told {F}. “Mine is ‘aaah’.”
6! “It is a very good one,” said {F}.
6! {X} tried to learn it, and fell asleep halfway through.
8 ¶People came up to {F}. One man never knew when, either: when to come in, when to speak, when to go.
8 “So what do you do?” asked {F}.
8 “I wait for somebody else to do it.”
8 “You could try asking,” said {H}.
8 The man thought it over. Then he asked out loud when the dancing would be, and did not even get to the end.
10 ¶The director took off her scarf at last and hung it round {F}. It had eleven knots, one for each rehearsal.
10 “I was afraid too,” she said. “I tied it in, so that it would not get out.”
10 {F} undid the last knot, which was loose. There was nothing in it. There hardly ever is.
10 “What will you do without a scarf?” asked {H}.
10 “Be cold,” said the director happily. “Like everybody else.”`,
          alt: {
            es: '{H} y {F} meriendan tarta junto a {thing}.',
            en: '{H} and {F} have cake beside {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'happy'],
            X: ['sit', 'happy'],
            showsThing: true,
            props: ['cake', 'scarf', 'stone', 'blanket'],
          },
        },
        {
          es: `0-2! ¿Cuándo dormimos? ¡Ahora! ¡Plof!
0-2 {X} cierra los ojos.
0-2! {H} y {F} duermen. ¡Chist!
2-2 ¡Uaaah! ¡Qué sueño! Buenas noches.
4! Ya había acabado {event}.
4! {H} y {F} doblaban la colcha entre l{HF:os/as} dos.
6 Hacía falta alguien en cada punta y mucho silencio, para no despertar a la piedra.
6 {X} sujetaba el centro, que es donde pesan las colchas.
8 —Te salió —dijo {H}.
8 —Me salió la última —dijo {F}.
8 —Alguien tenía que cerrar.
10 No había público, ni cuerda, ni momento que adivinar. Solo la noche, dos puntas de una colcha y una palabra muy descansada.
10 Quien hubiera pasado por allí habría visto una colcha sonriendo por las dos puntas.
4! —¿Y cuándo la repetimos? —preguntó {H}. «Ahora», dijo {F}. ¡Plof! ¡Ta-chán!`,
          en: `0-2! When is it bedtime? Now! Flop!
0-2 {X} shuts both eyes.
0-2! {H} and {F} lie down. Hush!
2-2 Aaah! How sleepy they are! Good night.
4! That night it was all over.
4! {H} and {F} folded the quilt between them.
6 It took one at each end, and no noise at all, so as not to wake the stone.
6 {X} held up the middle, which is where a quilt is heavy.
8 “It came out,” said {H}.
8 “It came out last,” said {F}.
8 “Somebody had to shut the door after it.”
10 There was nobody watching, and no rope, and no moment to guess. There was the night, and two ends of a quilt, and a word that had had a good rest.
10 If you had come by, you would have seen a quilt with a smile at both ends.
4! “When shall we do it again?” asked {H}. “Now,” said {F}. Flop! Ta-dah!`,
          alt: {
            es: 'De noche, {H} y {F} doblan la colcha.',
            en: 'At night, {H} and {F} fold up the quilt.',
          },
          picture: {
            H: ['hold', 'happy', 'blanket'],
            F: ['reach', 'happy'],
            X: ['hold', 'sleepy'],
            props: ['stone', 'rope'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
