import type { Plot } from '../plot.ts'

/** The same day, come upon by two who know nothing of it; what cannot be turned round is a song. */
export const oppositeDayRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'opposite-day/setup/go-away',
      titles: {
        es: ['¡Fuera de aquí!', 'No os sentéis', 'El papel que ponía NIF'],
        en: ['Go away!', 'Do not sit down', 'The paper that said DNE'],
      },
      moments: [
        {
          es: `0-2 ¡Fuera, fuera! ¿Fuera? Oh…
0-2 {H} se va. ¡Y un abrazo!
2-2 {F} también se va. ¡Otro abrazo!
4! {H} y {F} llegaron {to}. «¡Fuera!», les gritaron.
4 —¡No os sentéis! —les dijeron, y les pusieron dos sillas.
4 Qué gente tan rara.
4! ¡Era el Día al Revés!
4! Doña Engracia guardaba {thing}. Era para {event}.
6 —¡Qué pena veros! —les dijo, encantada.
6 {lo:Lo/La} entregaría al acabar el juego. {stake}
8 Un niño les sacó la lengua con muchísimo cariño. Un señor se despidió de ell{HF:os/as} y se quedó a charlar.
10 {H} estuvo a punto de enfadarse dos veces y de irse una. Lo que l{H:o/a} detuvo fue que nadie pone tan buena cara para decir cosas tan feas.`,
          en: `0-2 Go away! Away? Oh dear.
0-2 {H} goes. And gets a hug!
2-2 {F} goes too. One more hug!
4! {H} and {F} came {to}. “Go away!” they were told.
4 “Do not sit down!” people said, and fetched them two chairs.
4 What an odd lot!
4! It was Topsy-Turvy Day!
4! Mrs Grace looked after {thing}. It was for {event}.
6 “How sad to see you!” she said, delighted.
6 She would hand it over when the game was done. {stake}
8 A small boy stuck out his tongue at them with great affection. A man said goodbye, and stayed to chat.
10 Twice {H} was about to get cross, and once about to leave. But nobody looks so pleased who means such nasty things.`,
          alt: {
            es: '{H} y {F} se asombran junto a una silla y un sombrero.',
            en: '{H} and {F} are taken aback, by a chair and a hat.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['stand', 'worried'],
            showsThing: true,
            props: ['chair', 'hat', 'speech'],
            shot: 'wide',
          },
        },
        {
          es: `4! Había que decirlo todo al contrario. Aprendieron enseguida.
4 —Qué hambre no tengo —dijo {F}, y le trajeron un bocadillo.
4 {X} se quejó de la merienda, y le dieron el doble.
4! —¡Ya es la hora! —dijo Fabián—. Lo empecé yo y yo lo acabo.
4! Y gritó: «¡Fin!». Pero «fin», al revés, era «principio». ¡Y volvieron a empezar!
6 —Digo, ¡principio! —gritó Fabián.
6 —Eso ya lo hemos hecho —le dijeron.
6 Fabián cogió un papel y escribió la palabra con letras enormes: FIN.
6 Pelayo le dio la vuelta al papel.
6 —Pone «NIF» —leyó—. ¿Qué es un nif?
6 Nadie lo sabía, pero durante un rato buscaron uno por todas partes.
6 {X} aseguró haber tenido un nif de pequeño, y que arañaba.
8 —Doña Engracia —dijo {H}—, ¿usted no podría hacer una excepción?
8 —¡Faltaría menos! —contestó ella, muy amable.
8 {F} echó cuentas. «Faltaría menos» era «faltaría más», y «faltaría más» era que sí, pero al revés era que no. Tuvo que sentarse en una de las sillas prohibidas.
8 —Va a ser que no —dijo.
8 —¿Que no, que sí, o que no, que no? —preguntó Pelayo, con interés.
10 ¶Fabián daba pena. Había inventado aquel juego una tarde de aburrimiento, hacía muchos años, y le había puesto un principio precioso. Se le olvidó ponerle salida. Desde entonces se acababa de cansancio, o de sueño, o porque alguien llamaba a cenar.
10 —Hoy no ha llamado nadie —dijo.
10 —Porque hoy cena se dice desayuno —le recordó Pelayo—, y ya hemos desayunado.`,
          en: `4! You had to say it all the other way round. They soon learned.
4 “I am so full up,” said {F}, and was brought a sandwich.
4 {X} complained about the tea, and was given twice as much.
4! “It is time!” said Mr Gale. “I began it, so I shall end it.”
4! And he cried, “The end!” But “end” meant “start”. So they all started again!
6 “I mean, start!” cried Mr Gale.
6 “We have done that,” they told him.
6 Mr Gale took a paper and put it down in huge letters: END.
6 Piers turned the paper round.
6 “It says ‘DNE’,” he read. “What is a dnee?”
6 Nobody knew, but for some time they looked for one all over the place.
6 {X} claimed to have had a dnee once, as a pet. It scratched.
8 “Mrs Grace,” said {H}, “could you not let us off, just once?”
8 “With no pleasure at all!” she said, very kindly.
8 {F} worked it out. “No pleasure” meant “pleasure”, and that was a yes, so that it was a no. The only thing to do was to sit on one of those chairs.
8 “I think that it is no,” said {F}.
8 “Is that no, yes, or no, no?” asked Piers, who wished to learn.
10 ¶You could not help being sorry for Mr Gale. He had made up the game one dull afternoon, years ago, and he had given it a beautiful beginning. He had forgotten to put in a way out. Ever since it had stopped because people were tired, or asleep, or called to supper.
10 “Nobody has called us today,” he said.
10 “Today supper is called breakfast,” said Piers, “and we have had breakfast.”`,
          alt: {
            es: '{H} piensa y {F} se sienta, con un papel y un bocadillo.',
            en: '{H} thinks and {F} sits down, with a paper and a sandwich.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['sit', 'surprised'],
            X: ['stand', 'happy'],
            props: ['letter', 'chair', 'sandwich', 'hat'],
          },
        },
        {
          es: `0-2 ¡Fin! ¡Y otra vez!
0-2 {F} se sienta. ¡No se puede!
0-2 {X} se sienta también.
2-2 {H} dice: ¡fin, fin! Nadie hace caso.
4! Con palabras no había manera.
4! —Tiene que haber otra cosa —dijo {F}—. Algo que no se diga.
4 —¿Y qué es? —preguntó {H}.
4 —No lo sé. Habrá que buscarlo.
4! —¡Quedémonos aquí quiet{HF:os/as}! —gritó {H}. Y echaron a correr.
6 —¡Qué lentitud! —los animaban desde atrás.
6 Doña Engracia los despidió con un «bienvenidos» de lo más sentido.
6 {X} les sacó la lengua a todos, que era lo cariñoso.
8 Pelayo agitó el papel del nif hasta que se perdieron de vista.
8 Los demás seguían jugando, con más voz que ganas. {thing} brillaba entre los brazos cruzados de doña Engracia.
10 —¿Y si buscamos un nif? —dijo {F} por el camino. Llevaba un rato intentando no decirlo.
10 —Por aquí no hay —contestó {H}, que ya había mirado.`,
          en: `0-2 The end! Then once more!
0-2 {F} sits down. Oh no, you may not!
0-2 {X} sits down too.
2-2 {H} says: end, end! They will not listen.
4! It was no use with words.
4! “There must be something else,” said {F}, “something you do not say.”
4 “And what is that?” asked {H}.
4 “I do not know. We must look for it.”
4! “Let’s stay here and keep still!” cried {H}. And off they ran.
6 “How slow you are!” they cheered from behind.
6 Mrs Grace saw them off with a very warm “welcome”.
6 {X} stuck out a tongue at everybody, which was the loving thing to do.
8 The rest played on, with more noise than joy. You could just see {thing} between the folded arms of Mrs Grace.
10 “What if we look for a dnee?” said {F} on the way, after trying very hard not to.
10 “There are none here,” said {H}, who had looked.`,
          alt: { es: '{H} y {F} echan a correr con un plan.', en: '{H} and {F} run off with a plan.' },
          picture: {
            H: ['run', 'determined'],
            F: ['run', 'happy'],
            X: ['run', 'happy'],
            props: ['chair', 'hat', 'speech'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'opposite-day/setback/mime',
      titles: { es: ['Sin decir nada', 'Once en un montón'], en: ['Not a word', 'Eleven in a heap'] },
      moments: [
        {
          es: `0-2 Chsss. Sin hablar. Así.
0-2 {H} levanta una mano. ¡Alto!
2-2 {F} también. ¡Y les chocan los cinco!
4! {H} y {F} volvieron con un plan: no decir nada.
4! Lo harían con gestos. {H} levantó la mano. ¡Alto!
4 Todos vinieron a chocarla. ¡Plas, plas, plas!
6 Cruzaron los brazos, que era «basta». Les trajeron dos mantas.
6 —No ha ido mal —dijo {F}, soplándose los dedos.
6 —Ha ido fatal —dijo {H}.
8 —Eso es lo que he dicho —aclaró {F}, y ya no hubo forma de saberlo.
8 Luego señalaron un reloj, y todos se quitaron el suyo.
10 Doña Engracia chocó la última, con una sola mano. La otra, con {thing}, no la movió ni un centímetro. Había que reconocer que como guardiana no tenía precio.`,
          en: `0-2 Hush. Not a word. Like this.
0-2 {H} puts up a hand. Stop!
2-2 {F} does too. And they all clap it!
4! {H} and {F} came back with a plan: to say nothing.
4! They would do it by signs. {H} put up a hand for “stop”.
4 They all came and clapped it. Smack, smack, smack!
6 They folded their arms, which meant “enough”. They were brought two blankets.
6 “That was not bad,” said {F}, blowing on sore fingers.
6 “It was awful,” said {H}.
8 “That is what I said,” said {F}, and after that there was no telling.
8 Then they pointed at a clock, and everybody took off their watch.
10 Mrs Grace was the last to clap, with one hand. The other, with {thing}, did not move by an inch. You had to admit that nobody could have kept it better.`,
          alt: {
            es: '{H} levanta la mano para parar y {F} la choca.',
            en: '{H} puts up a hand to stop, and {F} gives it a high five.',
          },
          picture: {
            H: ['reach', 'surprised'],
            F: ['stand', 'surprised'],
            together: ['high-five', 'F', 'H'],
            props: ['chair', 'hat'],
            showsThing: true,
            shot: 'wide',
          },
        },
        {
          es: `4 Pelayo se puso a andar hacia atrás, por si era eso.
4! Entonces anduvieron todos hacia atrás. ¡Sin mirar!
4! ¡Pum! ¡Pum, pum! Acabaron en un montón.
4 {X} cayó encima y dijo que estaba comodísimo.
4 —¡Qué bien ha salido! —dijo alguien desde abajo.
6 —¿Os habéis hecho daño? —preguntó {H}.
6 —¡Muchísimo! —contestaron desde dentro, y {H} respiró.
6 —¿De quién es este pie? —preguntó Fabián.
6 —Mío no —dijo Pelayo. Era suyo.
6 —Este codo sí es mío —dijo doña Engracia—. Y el de al lado. Y {thing} está perfectamente.
6 Tardaron lo indecible en deshacerlo. «Tira», decía uno, y el otro empujaba. «Empuja», decía, y el otro empujaba también, porque ya no se acordaba.
6 {X} iba sacando sombreros y poniéndolos en la primera cabeza que salía.
8 Cuando por fin estuvieron todos de pie, se miraron unos a otros sin decir ni mu.
8 —¿Estáis contentos? —preguntó doña Engracia. Y nadie contestó, porque cualquier respuesta iba a traer cola.
8 Fabián fue a decir algo gracioso. Lo pensó del derecho, lo pensó del revés y se lo guardó.
8 Se fueron sentando de espaldas. Lo que al principio del día era como andar por un castillo de espejos ahora era como no encontrar la salida.
8 {F} contó: eran once, y once que callaban.
10 ¶—Yo solo quería que os rierais —dijo Fabián. Lo dijo tan bajo que se quedó a medio camino entre el derecho y el revés.
10 {H} se sentó a su lado. Le habría dicho que el juego era estupendo, y que había sido el mejor día del año. Pero buscó una manera de decirlo que no pudiera torcerse, y no encontró ninguna.
10 Así que no dijo nada, y le puso bien el sombrero.`,
          en: `4 Piers began to walk backwards, in case that was it.
4! Then they all walked backwards. And they did not look!
4! Bump! Bump, bump! They ended up in a heap.
4 {X} landed on top and said how comfy it was.
4 “That went well!” said somebody at the bottom.
6 “Are you hurt?” asked {H}.
6 “Badly!” said voices from inside. {H} was much relieved.
6 “Whose foot is this?” asked Mr Gale.
6 “It is not mine,” said Piers. It was.
6 “This elbow is mine,” said Mrs Grace. “So is that one. And {thing} is quite safe.”
6 It took for ever to undo them. One said “pull”, and the next one pushed. Then he said “push”, and the next one pushed again, for he had lost track.
6 {X} pulled out hats, and put them on the first head to appear.
8 When they were all on their feet at last, they looked at each other, and not one of them said a word.
8 “Are you happy?” asked Mrs Grace. Nobody answered, because any answer would only have led to more.
8 They sat down back to back. In the morning it had been like a house of mirrors. Now it was like not finding the door.
8 {F} counted them. There were eleven, and all eleven were silent.
10 ¶“I only wanted you to laugh,” said Mr Gale. He said it so low that it stuck half way between one side and the other.
10 {H} sat down next to him. It would have been good to tell him that it was a splendid game, and the best day of the year. But there was no way to say it that could not be bent.
10 So {H} said nothing, and put his hat on straight for him.`,
          alt: {
            es: '{H} alarga la mano y {F} se arrodilla, entre un sombrero y unas botas.',
            en: '{H} holds out a hand and {F} kneels, among a hat and boots.',
          },
          picture: {
            H: ['reach', 'worried'],
            F: ['kneel', 'surprised'],
            X: ['lie', 'happy'],
            props: ['hat', 'chair', 'boots'],
          },
        },
        {
          es: `0-2 ¡Pum! Todos al suelo. ¡Ay!
0-2 {F} se sienta. {H}, también.
0-2 {X} coge un sombrero.
2-2 ¿Qué suena? La, la, la…
4! Nadie hablaba. Nadie se movía.
4 Ni Pelayo, que no sabía estarse quieto.
4 —Y ahora, ¿qué? —susurró {H}.
4! Entonces, muy bajito, sonó algo: «la, la, la».
4! Alguien estaba tarareando.
6 Era {F}. Lo hacía sin darse cuenta, como quien mueve un pie.
6 {H} levantó la cabeza.
6 —Chsss —dijo Pelayo—. Que nadie lo estropee.
8 {X} se puso a llevar el compás con dos sombreros.
8 No era gran cosa. Era una canción de cumpleaños, y el cumpleaños ni siquiera era de nadie.
10 Pero {H} notó algo raro. Tardó un momento en saber qué era. Por primera vez en horas, no se había puesto a darle la vuelta a lo que oía.`,
          en: `0-2 Bump! They are all down. Ow!
0-2 {F} sits. {H} sits.
0-2 {X} finds a hat.
2-2 What is that? La, la, la...
4! Nobody talked. Nobody moved.
4 Even Piers did not, who could never keep still.
4 “What now?” whispered {H}.
4! Then, very softly, there was something: “La, la, la.”
4! Somebody was humming.
6 It was {F}, without knowing it, the way you swing a foot.
6 {H} looked up.
6 “Hush,” said Piers. “Do not spoil it.”
8 {X} began to beat time with two hats.
8 It was nothing much. It was a birthday song, and it was not even anybody’s birthday.
10 But there was something odd about it. It took {H} a moment to see what it was. For the first time in hours there had been no need to turn round what you heard.`,
          alt: {
            es: '{H} y {F} oyen que alguien tararea una canción.',
            en: '{H} and {F} hear somebody hum a tune.',
          },
          picture: {
            H: ['sit', 'surprised'],
            F: ['sit', 'thoughtful'],
            X: ['hold', 'happy', 'hat'],
            props: ['music-note', 'hat', 'chair'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'opposite-day/climax/song',
      titles: {
        es: ['Cantando no hay revés', 'Un cumpleaños de nadie'],
        en: ['You cannot turn a tune', 'Nobody’s birthday'],
      },
      moments: [
        {
          es: `0-2 La, la, la. ¿Quién canta?
0-2 ¡Canta {F}! La, la, la.
2-2 {H} escucha. ¡Qué bonito!
4! Ya casi era {event}. ¡Y nadie podía acabar el juego!
4! {F} tarareaba, de puro nervio.
4 Era la canción de cumpleaños.
4 Doña Engracia, con {thing} en brazos, movió un pie.
6 —¿Es el cumpleaños de alguien? —preguntó Pelayo, y miró si había tarta.
6 —No —dijo Fabián, y todos creyeron que sí.
8 Buscaron las velas, felicitaron a tres personas y, como no era el día de nadie, les dio un poco de vergüenza.
10 Lo que no hizo ninguno fue entenderlo al contrario. {H} se quedó con aquello en la mano, por así decirlo, como quien encuentra un botón y busca el abrigo.`,
          en: `0-2 La, la, la. Who sings?
0-2 It is {F}! La, la, la.
2-2 {H} listens. How nice it is!
4! It was nearly time for {event}. But nobody could end the game!
4! {F} was humming, just from nerves.
4 It was the birthday song.
4 Mrs Grace, with {thing} in her arms, tapped one foot.
6 “Is it somebody’s birthday?” asked Piers, and looked for the cake.
6 “It is not,” said Mr Gale, so they thought that it was.
8 They hunted for candles, shook hands with three people and then, as it was nobody’s birthday, they felt a bit silly.
10 But not one of them had taken it the wrong way round. {H} stood and looked at that idea, as you look at a lost button and wonder about the coat.`,
          alt: {
            es: '{F} tararea y {H} escucha con mucha atención.',
            en: '{F} hums a tune, and {H} listens hard.',
          },
          picture: {
            H: ['think', 'surprised'],
            F: ['stand', 'calm'],
            showsThing: true,
            props: ['music-note', 'candle', 'hat'],
            shot: 'wide',
          },
        },
        {
          es: `4-4! Todo se entendía al revés, menos lo que cantaba {F}. ¡Las canciones no tienen revés!
6! Todo lo que decían se entendía al revés.
6! —Pero lo que cantas no —le dijo {H} a {F}.
4 {X} cantó una nana, y a Pelayo se le cerraron los ojos.
6! ¡Las canciones no tienen revés!
6 —¿Por qué será? —dijo {F}.
6 —Porque al revés serían otra canción.
6 Lo probaron con cuidado. «Qué calor tengo», cantó {H}, y Fabián, sin pensarlo, le acercó un abanico. Era el primer abanico que acertaba en todo el día.
6 —Ahora hay que cantar que se acabó —susurró {F}—. Y que nos dé {thing}.
6 —Eso no cabe en la música.
6 —Pues habrá que empujar.
6 {X} se ofreció a hacer de trompeta, de tambor y de público.
8 Eligieron la de cumpleaños, que se la sabía todo el mundo. Ensayaron en voz baja. La primera parte entraba bien. La segunda había que decirla a toda prisa, cogiendo aire antes, y aun así sobraban dos sílabas.
8 —Las sobrantes me las das a mí —dijo {F}—. Yo las canto a la vez.
8 A doña Engracia se le había parado el pie. Esperaba. Se le notaba en las orejas.
10 ¶Cantar delante de la gente da bastante más vergüenza que hablar. No hay donde esconderse. Si uno dice una tontería, siempre puede asegurar que quería decir otra cosa. Una nota, en cambio, es la que es, y se queda ahí, temblando, para que la vea cualquiera.
10 —¿Y si desafino? —dijo {H}.
10 —Mejor —dijo {F}—. Así se sabrá que va en serio.`,
          en: `4-4! They turned it all round, but not what {F} sang. You cannot turn a song round!
6! All that they said was taken the wrong way round.
6! “But not what you sing,” said {H} to {F}.
4 {X} sang a lullaby, and Piers’s eyes fell shut.
6! You cannot turn a song round!
6 “Why is that?” said {F}.
6 “It would be another song.”
6 They tried it with care. “I am so hot,” sang {H}, and Mr Gale came up with a fan before he could think. It was the first fan that day to hit the mark.
6 “Now we must sing that it is over,” whispered {F}. “And then we must sing for {thing}.”
6 “It will not fit the tune.”
6 “Then we push.”
6 {X} said, “I will be the trumpet, the drum and the crowd.”
8 They took the birthday song, since everybody knew it. They practised under their breath. The first part went in well. The second had to be sung very fast, with a deep breath first, and even so there were two words over.
8 “Give me what is left over,” said {F}. “I will sing it at the same time.”
8 Mrs Grace had stopped tapping her foot. She was waiting. You could tell by her ears.
10 ¶To sing in front of people is a good deal worse than to talk. There is nowhere to hide. If you say something silly, you can always claim that you meant something else. But a note is just what it is, and it stands there and shakes, for all to see.
10 “What if I sing out of tune?” said {H}.
10 “So much the better,” said {F}. “Then they will know that you mean it.”`,
          alt: {
            es: '{H} y {F} ensayan en voz baja una canción.',
            en: '{H} and {F} practise a song under their breath.',
          },
          picture: {
            H: ['point', 'excited'],
            F: ['think', 'happy'],
            X: ['dance', 'happy'],
            together: ['whisper', 'H', 'F'],
            props: ['music-note', 'hat', 'speech'],
          },
        },
        {
          es: `0-2 ¡Se acabó, la, la, la!
0-2 {H} canta. {F} canta.
0-2 {X} canta muy alto.
2-2 ¡Cantan todos! ¡Y se acaba el juego!
4! «¡Se acabó, se acabó!», cantaron {H} y {F}.
4 Desafinaban muchísimo.
4 «¿De verdad, de verdad?», cantó doña Engracia.
4! «¡De verdad, de verdad!», cantaron todos. ¡Y nadie le dio la vuelta!
6 «Y ahora denos usted {thing}», cantó {F} de corrido. No cabía, pero entró.
6 Doña Engracia abrió los brazos por primera vez en todo el día.
8 {X} hizo la trompeta, el tambor y, sobre todo, el público.
8 Fabián cantaba más fuerte que nadie, con los ojos cerrados y el sombrero en la mano. Por fin su juego tenía salida, y era por arriba.
10 La última nota la aguantaron entre los once, y no era una sola: eran unas siete, bastante vecinas. Pero querían decir lo mismo, y eso, aquel día, era casi un coro celestial.`,
          en: `0-2 The end, tra-la, the end!
0-2 {H} sings. {F} sings.
0-2 {X} sings very loud.
2-2 They all sing! And so the game ends!
4! “It is over, over!” sang {H} and {F}.
4 It was dreadfully out of tune.
4 “Is it true, is it true?” sang Mrs Grace.
4! “It is true, it is true!” they all sang. And nobody turned it round!
6 “And please may we have {thing},” sang {F} all in a rush. It did not fit, but it got in.
6 Mrs Grace opened her arms for the first time that day.
8 {X} was the trumpet, the drum and, best of all, the crowd.
8 Mr Gale sang louder than anybody, with his eyes shut and his hat in his hand. At last there was a way out of his game, and it was through the top.
10 They held the last note between the eleven of them, and it was not one note but about seven, all near neighbours. But they meant the same thing, and on that day it was as good as a choir.`,
          alt: {
            es: '{H} y {F} cantan a voz en grito junto a {thing}.',
            en: '{H} and {F} sing at the top of their voices, by {thing}.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['cheer', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['music-note', 'hat', 'heart'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'opposite-day/resolution/opera',
      titles: {
        es: ['Un zumo, por favor, la, la', 'Dentro y fuera'],
        en: ['Some juice, please, tra-la', 'Come in, go away'],
      },
      moments: [
        {
          es: `0-2 ¡Hola, {F!}! La, la, la.
0-2 ¡Hola, {H!}! La, la.
2-2 ¡Hoy se canta todo! ¡La, la!
4! Se había acabado el juego. {thing} ya tenía quien {lo:lo/la} llevara.
4! ¡Pero nadie se atrevía a hablar sin cantar!
4 «Paso, por favor», cantaba doña Engracia, con mucho sentimiento.
6 «De nada, de nada», le contestaban a dos voces.
6 —¿Y si probamos a hablar? —dijo Pelayo. Se tapó la boca. Miró a los lados. No había pasado nada.
8 «Creo que ya se puede», cantó Fabián. Por si acaso lo repitió más grave.
10 Salieron en fila, cantándose unos a otros que cuidado con el escalón. No había ningún escalón, pero rimaba con el resto.`,
          en: `0-2 Hello, {F!}! Tra-la-la.
0-2 Hello, {H!}! Tra-la.
2-2 Today we sing it all! Tra-la!
4! The game was over, and off they went with {thing}.
4! But nobody dared to talk! They sang it all!
4 “Excuse me, please,” sang Mrs Grace, with deep feeling.
6 “What if we try talking?” said Piers. He put a hand to his mouth, and looked left and right. Nothing had happened.
8 “I think that we may now,” sang Mr Gale. He sang it again, lower down, to be on the safe side.
10 They went along in a line, and sang to each other to mind the step. There was no step, but it rhymed with the rest.`,
          alt: {
            es: '{H} y {F} cantan y bailan por el camino, con {thing}.',
            en: '{H} and {F} sing and dance along the way, with {thing}.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['dance', 'happy'],
            showsThing: true,
            props: ['music-note', 'hat', 'heart'],
            shot: 'wide',
          },
        },
        {
          es: `4! Llegaron a tiempo, y {event} empezó cantando.
4 «¿Hay zumo de naranja?», cantó {F}.
4 «Solo queda de manzana», le cantaron, y fue muy triste.
4 {X} pidió tres vasos, cada cual en su nota.
4! Al final alguien dijo «hola», sin música. ¡Y valió!
6 «¿Quién ha pisado a quién?», cantaba un coro al fondo. Se habían pisado todos.
6 Lo del «hola» fue doña Engracia. Se lo dijo a {H}, muy bajito.
6 —Hola. Me alegro mucho de haberos visto hoy.
6 {H} estuvo a punto de darle la vuelta. Luego se acordó de que no hacía falta.
6 —Y yo —dijo.
6 Poco a poco fueron hablando todos, con cuidado, como quien anda después de quitarse los patines.
6 {X} siguió cantando un rato más, por gusto.
8 —¿Y quien no sepa cantar? —le preguntó {H} a Pelayo.
8 —Que grite muy seguido. Es casi lo mismo.
8 ¶Pelayo hizo un cartel nuevo para el juego. Arriba ponía cómo se empieza. Abajo ponía cómo se acaba, con sus notas dibujadas, que parecían ciruelas.
8 —Me gusta —dijo Fabián—. Lo digo del derecho.
8 —¿Seguro? —preguntó {F}.
8 Fabián lo cantó, y entonces ya no hubo dudas.
10 ¶Contaron lo de los abrazos, lo de las sillas y lo del nif. Contado, aún tenía más gracia. Hasta los ratos en que no se entendía nadie la tenían. Al llegar ahí bajaban un poco la voz, como cuando se pasa por delante de alguien que duerme.
10 Fabián escuchaba con los ojos medio cerrados. Llevaba muchos años empezando cosas, y acabar una le parecía un lujo.
10 —¿Y el nif? —preguntó Pelayo.
10 —El nif no ha aparecido —dijo {H}—. Pero ahora sé dónde vive.`,
          en: `4! They were in time for {event}, and it began with a song.
4 “Is there any orange juice?” sang {F}.
4 “There is only apple left,” they sang, and it was very sad.
4 {X} asked for three glasses, on three notes.
4! At last somebody said “hello” with no music. And it worked!
6 It was Mrs Grace. She said it to {H}, in a low voice.
6 “Hello. I am very glad that I saw you today.”
6 {H} was about to turn it round, and then remembered that you need not.
6 “So am I,” said {H}.
6 Bit by bit they all began to talk, with care, like people just out of their skates.
6 {X} went on singing for a while, just for the joy of it.
8 ¶Piers made a new sign for the game. At the top it said how to start. At the bottom it said how to stop, and he drew in the notes, which looked like plums.
8 “I like it,” said Mr Gale. “I mean that the right way round.”
8 “Really?” asked {F}.
8 So Mr Gale sang it, and then there was no doubt.
10 ¶They told about the hugs, and the chairs, and all the rest of it. Told, it was even funnier. Even the times when nobody understood a thing were. When they came to that part they lowered their voices a little, as you do when you go past somebody asleep.
10 “And the dnee?” asked Piers.
10 “It never turned up,” said {H}. “But now I know where it lives.”`,
          alt: {
            es: '{H} y {F} cantan junto a una tetera, una manzana y {thing}.',
            en: '{H} and {F} sing by a teapot, an apple and {thing}.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['cheer', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['music-note', 'teapot', 'apple', 'letter'],
          },
        },
        {
          es: `0-2! ¡Adiós! ¡Fuera, fuera! ¡Y otro abrazo!
0-2 {X} abraza a todos.
2-2 {H} y {F} se van. ¡La, la, la!
2-2 ¡Qué día tan al revés!
4 Cuando acabó {event}, tocaba marcharse.
4! Todos salieron a despedirl{HF:os/as}.
4 —¡Fuera de aquí! —gritó Pelayo, con los ojos brillantes.
6 {H} y {F} se miraron, porque eso ya sabían entenderlo.
6 —¡Qué ganas de perderos de vista! —contestó {F}.
6 —¡Qué día tan malo! —añadió {H}, y tuvo que sonarse.
8 {X} les sacó la lengua por última vez, y se la sacaron todos.
8 —Y no volváis el año que viene —dijo doña Engracia—. Ni se os ocurra.
10 A mitad del camino, {H} se dio cuenta de que iba cantando. No era por precaución. Era porque sí, que también tiene su contrario, pero no hace ninguna falta.
4! —¡No volveremos! —gritaron. Y todo el mundo supo que sí.`,
          en: `0-2! Bye-bye! Go away! And one more hug!
0-2 {X} hugs them all.
2-2 {H} and {F} go home. Tra-la-la!
2-2 What a topsy-turvy day!
4 When {event} was over, it was time to leave.
4! They all came out to wave goodbye.
4 “Go away!” yelled Piers, and his eyes shone.
6 {H} and {F} looked at each other, for they knew what that meant.
6 “We cannot wait to get away from you!” {F} called.
6 “What a horrid day!” called {H}.
8 {X} stuck out a tongue for the last time, and they all did the same.
8 “And do not come back next year,” said Mrs Grace. “Do not dare.”
10 Half way home {H} began to sing. It was not to be on the safe side. It was for no reason, which has an opposite too, but you can do without it.
4! “We will never come back!” they called. And they all knew that they would.`,
          alt: {
            es: '{H} y {F} se despiden con la mano.',
            en: '{H} and {F} wave goodbye.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['wave', 'happy'],
            X: ['wave', 'happy'],
            props: ['hat', 'chair', 'music-note', 'heart'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
