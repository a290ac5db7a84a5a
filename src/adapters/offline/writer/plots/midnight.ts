import type { Plot } from './plot.ts'
import { midnightRetold } from './retold/midnight.ts'

/** Who takes it every night? All the clues lie open: the detective walks in their sleep, to keep somebody company. */
export const midnight: Plot = {
  id: 'midnight',
  retold: midnightRetold,
  needs: ['beasts', 'ground'],
  refrains: { es: ['¿Quién anda ahí?', '¡Chsss, que viene!'], en: ['Who goes there?', 'Hush, it comes!'] },
  blurb: {
    es: 'Cada noche desaparece {thing}. Cada mediodía aparece en su sitio. {H} y {F} tienen una lupa, una lista de sospechosos y un día hasta {event}. Las pistas están a la vista. ¿Quién lo adivinará antes: tú o el detective?',
    en: 'Every night {thing} goes missing. Every noon it is back in its place. {H} and {F} have a magnifier, a list of suspects and one day until it is time for {event}. The clues are in plain sight. Who will guess first: you or the detective?',
  },
  setup: {
    id: 'midnight/setup',
    titles: {
      es: ['El caso del ladrón que devuelve', 'Polvo de plata', 'Tres pistas y un bostezo'],
      en: ['The thief who gives it back', 'Silver dust', 'Three clues and a yawn'],
    },
    moments: [
      {
        es: `0-2 ¡Chsss! Es de noche.
0-2 {F} oye pasitos. {H} duerme.
2-2 ¿Quién anda por ahí?
4! Cada mañana pasaba lo mismo {at}. ¡Faltaba {thing}!
4! Y cada mediodía volvía a estar en su sitio. ¿Quién lo hacía?
4 —Yo no —bostezó {H}.
6 —Ni yo —dijo {F}—. Y queda un solo día para {event}.
6 {stake}
8 Nadie había roto nada. La puerta estaba cerrada por dentro. En el suelo solo quedaba un polvillo plateado.
10 Quien devuelve lo que roba no es un ladrón corriente. O no es un ladrón, o no sabe cómo se hace.`,
        en: `0-2 Hush! It is night.
0-2 {F} hears steps. {H} sleeps.
2-2 Who is it? Who goes there?
4! It was the same each morning {at}. Where was {thing}?
4! And each noon it was back in its place. Who did it?
4 “Not me,” yawned {H}.
6 “Nor me,” said {F}. “And it is one day until it is time for {event}.”
6 {stake}
8 Nothing was broken. The door was locked from the inside. All that was left on the floor was a fine silver dust.
10 If you give back what you steal, you are not a common thief. You are not a thief at all, or you do not know how it is done.`,
        alt: { es: '{H} bosteza y {F} señala un hueco vacío.', en: '{H} yawns and {F} points at an empty place.' },
        picture: {
          H: ['stand', 'sleepy'],
          F: ['point', 'surprised'],
          props: ['box', 'moon'],
          time: 'dawn',
          shot: 'medium',
        },
      },
      {
        es: `4! Buscaron pistas con una lupa. Había tres.
4! Una: un polvo de plata. Dos: unas pisadas muy suaves. Tres: una miga.
4 {X} lo apuntó todo.
4! —¡Caso casi resuelto! —dijo {F}.
4 {H} bostezó otra vez.
6 La miga la guardaron en una cajita. Era la única que no protestaba.
6 —¿Has dormido mal? —preguntó {F}.
6 —He dormido muchísimo —dijo {H}—. Pero tengo los pies fríos.
6 Hicieron una lista de sospechosos. El viento no lleva zapatos, pero tampoco come migas. El gato del vecino come migas, pero no sabe abrir puertas.
6 Pusieron también a {X}, que nunca había salido en una lista y le hacía ilusión.
6 {F} siguió las pisadas por el suelo.
6 —Salen de aquí —dijo— y vuelven aquí. ¡Qué ladrón tan casero!
8 {H} tarareaba mientras pensaba. Era una canción que subía tres escalones y bajaba uno.
8 —¿Qué cantas? —preguntó {F}.
8 —No lo sé. Me la habré inventado.
8 {X} juró haber oído esa canción en mitad de la noche. Luego dijo que sería el viento, y al viento le pusieron otra cruz.
8 Midieron una pisada con una cuerda. Después midieron un pie de {H}, para comparar. Eran iguales. «Qué casualidad», apuntaron.
8 —Pisa flojito —observó {F}—. Pisa como quien no quiere despertar a nadie.
8 —Qué detalle —dijo {H}.
8 También lo apuntaron: «Es buena persona». Nunca habían leído una pista así en ninguna novela de detectives.
10 Un buen detective se fija en lo que nadie mira. {H} miró con la lupa el suelo, la puerta y la miga. Miró el techo, por si acaso. Lo único que no miró fue el otro lado de la lupa.
10 —Aquí hay alguien muy listo —decidió.
10 —O muy dormido —dijo {F}, por decir algo.
10 Luego representaron el robo, para entenderlo mejor. {F} hizo de puerta y {H} hizo de ladrón. Cruzó de un lado a otro con los ojos cerrados, sin chocar con nada, cogió el aire con mucho cuidado y salió sin hacer ruido.
10 —Te sale muy natural —dijo la puerta, con admiración.`,
        en: `4! They looked for clues with a magnifier. There were three.
4! One: some silver dust. Two: some very soft footprints. Three: a crumb.
4 {X} wrote it all down.
4! “We have nearly got it!” said {F}.
4 {H} yawned again.
6 They kept the crumb in a box. It was the only one that did not mind.
6 “Did you sleep badly?” asked {F}.
6 “I slept a lot,” said {H}. “But my feet are cold.”
6 They made a list. The wind has no shoes, but it does not eat crumbs. The cat next door eats crumbs, but it cannot open doors.
6 They put {X} on it too. {X} had never been on a list and was very pleased.
6 {F} went after the footprints.
6 “They start here,” said {F}, “and they end here. What a homely thief!”
8 {H} hummed in order to think. It was a tune that went up three steps and down one.
8 “What is that song?” asked {F}.
8 “I do not know. I may have made it up.”
8 {X} was sure of having heard that very song in the night. Then {X} said that it must be the wind, so the wind got one more cross.
8 They measured a footprint with a string. Next they measured {H}’s foot, just to compare. They were the same. “What a coincidence,” they wrote.
8 “The thief walks softly,” said {F}. “It is the walk of somebody who does not want to wake us up.”
8 “How thoughtful,” said {H}.
8 They wrote that down too: “A nice person.” In all the detective books they had never met such a clue.
10 A good detective looks where nobody looks. {H} held the magnifier over the floor, the door and the crumb. {H} held it up to the ceiling, just in case. The only place left out was the other end of the magnifier.
10 “Somebody here is very clever,” said {H}.
10 “Or very sleepy,” said {F}, for something to say.
10 Then they acted out the theft, to see how it went. {F} was the door and {H} was the thief. {H} went right across with both eyes shut and bumped into nothing. {H} took hold of the air with great care and left without a sound.
10 “You are a natural,” said the door, full of respect.`,
        alt: {
          es: '{H} busca pistas con una lupa junto a {F}.',
          en: '{H} looks for clues with a magnifier beside {F}.',
        },
        picture: {
          H: ['crouch', 'sleepy', 'magnifier'],
          F: ['point', 'excited'],
          X: ['hold', 'thoughtful', 'pencil'],
          props: ['footprints', 'cookie'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Polvo de plata! ¡Brilla!
0-2 {X} lo sigue.
0-2 {H} bosteza mucho.
2-2 {F} mira con la lupa.
4! Salieron a preguntar a los testigos. ¡A todos!
4 —¿Y qué preguntamos? —dijo {F}.
4 —Quién estaba despierto —dijo {H}. Y bostezó.
6 El polvillo brillaba en la puerta y brillaba en el camino. También brillaba, un poquito, en la espalda de {H}.
6 —Tienes algo ahí —dijo {F}.
6 —Será de investigar —dijo {H}.
8 —¿Y si el ladrón nos ve? —preguntó {F}.
8 —Imposible —dijo {H}, con los ojos casi cerrados—. A estas horas estará durmiendo.
8 {X} dibujó al culpable. Como nadie sabía cómo era, salió bastante parecido a una patata.
8 A cada paso que daban, {F} iba más despiert{F:o/a}. {H}, en cambio, caminaba cada vez más despacio, como si llevara a cuestas una noche entera.
10 —Cuando cojamos al ladrón —dijo—, lo primero que pienso hacer es dormir.
10 Lo dijo sin ninguna malicia. Por eso, más adelante, les haría tanta gracia.`,
        en: `0-2 Silver dust! How it shines!
0-2 {X} goes after it.
0-2 {H} yawns a lot.
2-2 {F} has a good look at it.
4! They went to talk to anyone who had seen it.
4 “What do we ask them?” said {F}.
4 “Who was awake,” said {H}. And there came a yawn.
6 The dust shone on the door and it shone on the path. It also shone, just a bit, on {H}’s back.
6 “You have got something there,” said {F}.
6 “It comes with the job,” said {H}.
8 “What if the thief sees us?” asked {F}.
8 “Not a chance,” said {H}, whose eyes were almost shut. “At this time of day the thief will be asleep.”
8 {X} drew the thief. Since nobody knew what the thief was like, it came out rather like a potato.
8 At each step {F} grew more awake. {H}, on the other hand, walked more and more slowly, like somebody who has a whole night to carry.
10 “When we catch the thief,” said {H}, “the first thing that I will do is sleep.”
10 It was said in all innocence. That is why, later on, they would laugh at it so much.`,
        alt: { es: '{H} y {F} siguen un rastro de polvo brillante.', en: '{H} and {F} follow a trail of shiny dust.' },
        picture: {
          H: ['walk', 'sleepy', 'magnifier'],
          F: ['walk', 'excited'],
          X: ['point', 'happy'],
          props: ['star', 'footprints'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'midnight/setback',
    titles: { es: ['La miga equivocada', 'Una punta del hilo'], en: ['The wrong crumb', 'One end of the thread'] },
    moments: [
      {
        es: `0-2 {H} ve una miga.
0-2 —¿Has sido tú, {F!}?
2-2 {F} se pone muy triste.
4! Se sentaron {at} a pensar. Al lado de {F} había una miga.
4! —¿Has sido tú? —preguntó {H}.
4 {F} no contestó. Le brillaban los ojos.
4 —Yo hago de detective —dijo por fin—. No de ladrón.
6 Y se sentó mirando a la pared.
6 {H} tenía una lupa, una lista y una miga. No tenía ni idea de qué decir.
8 La pregunta ya estaba fuera. Las palabras son peores que los gatos: salen enseguida y no hay quien las haga entrar.
10 Una pista puede ser verdad y llevarte a una mentira. Lo malo es lo que se pisa por el camino.`,
        en: `0-2 {H} sees a crumb.
0-2 “Was it you, {F!}?”
2-2 {F} is so very sad.
4! They sat down {at} to think. There was a crumb next to {F}.
4! “Was it you?” asked {H}.
4 {F} said nothing, and had two very bright eyes.
4 “I am the one who looks for the thief,” said {F} at last.
6 And {F} sat down to look at the wall.
6 {H} had a magnifier, a list and a crumb. But what do you say with a crumb?
8 The question was out by now. Words are worse than cats. They slip out at once, and nobody can get them in again.
10 A clue can be true and lead you to a lie. The trouble is what gets trodden on along the way.`,
        alt: { es: '{F} da la espalda a {H}, que sujeta una miga.', en: '{F} turns away from {H}, who holds a crumb.' },
        picture: {
          H: ['hold', 'worried', 'cookie'],
          F: ['sit', 'sad'],
          props: ['magnifier'],
          time: 'sunset',
          shot: 'medium',
        },
      },
      {
        es: `4 {H} miró la miga con la lupa. ¡Era de sus propias galletas!
4! —Perdón —dijo {H}—. He mirado mal.
4 {X} les llevó una manta.
4! —Me daba miedo no encontrar a nadie —dijo {H}—. Y te encontré a ti.
6 {F} se dio la vuelta, pero solo a medias, como una puerta que no se decide.
6 —Me ha dolido aquí —dijo, y señaló un sitio entre el hombro y la merienda.
6 —¿Duele mucho?
6 —Se está pasando —dijo {F}—. Con una galleta entera se pasaría antes.
6 {X} contó que una vez acusó a alguien de quitarle un pastel. Lo llevaba en la otra mano.
6 A {F} le dio la risa sin querer. A {H} le dio la risa queriendo.
6 Se partieron la miga. Tocaban a muy poco, pero lo importante era partirla.
6 —Vamos a atarnos con un hilo —propuso {F}—. De tu pie al mío. Si esta noche se mueve alguien, lo notaremos.
8 Repasaron las pistas bajo la manta. Alguien que vive aquí. Alguien que va sin zapatos. Alguien que coge {thing}, pero siempre {lo:lo/la} devuelve.
8 —¿Y si eres tú? —preguntó {H}, ya en broma.
8 —¿Y si eres tú? —contestó {F}.
8 Se rieron. Fue una risa un poco más corta que la anterior.
10 Hay disculpas que se dan de pie y deprisa, como quien devuelve un libro. Aquella se dio bajo una manta, con los pies helados y sin nada que esconder, salvo los pies.
8 {X} buscó el hilo más largo de la casa, que resultó ser el que sujetaba las cortinas.
10 —Y alguien que por la mañana tiene los pies fríos —añadió {F} muy despacio.
10 {H} los escondió bajo la manta. Llevaba un rato rondándole una idea pequeña y ridícula. Cada vez que iba a cogerla, se le escapaba con un bostezo.
10 —Mañana lo pienso —dijo—. Ahora no puedo, que estoy investigando.`,
        en: `4 {H} looked at the crumb. It came from {H}’s own biscuits!
4! “Sorry,” said {H}. “I got it all wrong.”
4 {X} brought them a blanket.
4! “I was afraid to find nobody,” said {H}. “So I found you.”
6 {F} turned round, but only by half, like a door that cannot make up its mind.
6 “It hurt me here,” said {F}, and showed a spot between the neck and the tea.
6 “Does it hurt a lot?”
6 “It is getting better,” said {F}. “With a whole biscuit it would be quicker.”
6 {X} once said that somebody had taken a cake. It was in the other hand.
6 {F} laughed, and did not mean to. {H} laughed, and did.
6 They shared the crumb. It was not much each, but it was good to share it.
6 “Let’s tie a thread,” said {F}, “from your foot to mine. If anybody moves in the night, we will feel it.”
8 They went over the clues in the blanket. It was somebody who lives here. It was somebody with no shoes on. It was somebody who takes {thing}, but always gives it back.
8 “What if it is you?” said {H}, for a joke.
8 “What if it is you?” said {F}.
8 They laughed. It was a slightly shorter laugh than the one before.
10 Some people say sorry standing up, in a hurry, like somebody who takes back a book. This one was said in a blanket, with icy feet and nothing to hide, apart from the feet.
8 {X} found the longest thread in the house, which turned out to be the one that held up the curtains.
10 “And somebody who wakes up with cold feet,” {F} added very slowly.
10 {H} hid them in the blanket. There was an idea about, a small and silly one. Each time that {H} was going to catch it, it slipped away with a yawn.
10 “I will think about it tomorrow,” said {H}. “I cannot now, I am on a case.”`,
        alt: {
          es: '{H} pide perdón a {F} y comparten una manta.',
          en: '{H} says sorry to {F} and they share a blanket.',
        },
        picture: {
          H: ['sit', 'sad', 'cookie'],
          F: ['sit', 'calm', 'blanket'],
          X: ['hold', 'happy', 'thread'],
          time: 'night',
          together: ['hug', 'H', 'F'],
        },
      },
      {
        es: `0-2 Un hilo. ¡Un nudo!
0-2 {X} apaga la luz.
0-2 {H} duerme. {F} vigila.
2-2 ¡Chsss! ¡El hilo se mueve!
4! Ataron el hilo: una punta a {H} y la otra a {F}.
4 —Yo vigilo primero —dijo {F}.
4 —Y yo, luego —dijo {H}. Y se durmió al momento.
6 La noche se llenó de ruidos pequeños: una tabla, una gota, un búho que preguntaba siempre lo mismo.
6 {X} prometió no pegar ojo. Pegó los dos.
8 {F} contó ovejas al revés para no dormirse. Bajó de cien a noventa, y de noventa a ochenta. En la setenta y tres, el hilo se movió.
8 Primero fue un tironcito, como cuando pica un pez. Después se puso tieso y empezó a irse hacia la puerta.
10 {F} siguió el hilo con la mirada, muy despacio, desde su nudo hasta la otra punta. Y vio algo tan raro que se le olvidó gritar.`,
        en: `0-2 A thread. A knot!
0-2 {X} puts out the light.
0-2 {H} sleeps. {F} does not.
2-2 Hush! The thread moves!
4! They tied the thread: one end to {H} and one to {F}.
4 “I will watch first,” said {F}.
4 “And I will be next,” said {H}, and was asleep at once.
6 The night filled up with small sounds. There was a board, and a drip, and an owl that always asked the same thing.
6 {X} said, “I will not shut one eye.” {X} shut two.
8 {F} counted sheep backwards so as to stay awake. From a hundred it went down to ninety, and from ninety to eighty. At seventy-three the thread moved.
8 First it was a little tug, as when a fish bites. Then it went tight and began to move to the door.
10 {F} followed the thread, very slowly, from one knot all the way to the other. And what was there was so odd that {F} forgot to shout.`,
        alt: { es: '{H} duerme y {F} vigila el hilo de noche.', en: '{H} sleeps and {F} watches the thread at night.' },
        picture: {
          H: ['sleep', 'sleepy'],
          F: ['sit', 'surprised', 'thread'],
          X: ['sleep', 'sleepy'],
          props: ['moon', 'blanket'],
          time: 'night',
        },
      },
    ],
  },
  climax: {
    id: 'midnight/climax',
    scares: ['dark', 'heights'],
    titles: {
      es: ['Con los ojos cerrados', 'La otra punta del hilo', 'Alguien pasa de puntillas'],
      en: ['With both eyes shut', 'The other end of the thread', 'Somebody on tiptoe'],
    },
    moments: [
      {
        es: `0-2 ¡Alguien anda! ¡Es {H}!
0-2 Anda y duerme.
2-2 {F} va detrás. ¡Chsss!
4! Esa noche, {F} vigilaba {at}. Alguien pasó de puntillas.
4! ¡Llevaba {thing}! ¡Y era {H}!
4 Tenía los ojos cerrados. ¡Andaba en sueños!
6 A quien anda en sueños no se le despierta de golpe. Se le acompaña. {F} fue detrás sin hacer ruido.
6 {H} abrió la puerta, tarareando, y echó a andar bajo la luna.
8 No tropezaba. Iba como quien ha hecho ese camino muchas veces.
10 De pronto encajó todo: los bostezos, los pies fríos, la canción. {F} llevaba el día entero persiguiendo a alguien que sujetaba la lupa.`,
        en: `0-2 Who is up? It is {H}!
0-2 Asleep!
2-2 {F} goes too. Hush!
4! That night {F} kept watch {at}. Somebody went by on tiptoe.
4! There went {thing}! And it was {H}!
4 Both eyes were shut. {H} was walking in {H.his} sleep!
6 You do not wake a sleepwalker with a shout. You go along. So {F} went too, and made no noise.
6 {H} opened the door, with a hum, and set off under the moon.
8 There was not one stumble. It was the walk of somebody who has gone the same way many times.
10 All at once it fitted: the yawns, the cold feet, the song. All day long {F} had been chasing somebody who held the magnifier.`,
        alt: { es: '{H} camina en sueños y {F} va detrás.', en: '{H} walks in {H.his} sleep and {F} follows.' },
        picture: {
          H: ['walk', 'sleepy'],
          F: ['walk', 'surprised'],
          showsThing: true,
          props: ['moon'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! En plena noche, {H} abrió los ojos. ¡Estaba muy arriba, junto a un hueco, con {thing}!
4! —¡He sido yo! —dijo—. ¡En sueños!
4 {X} avisaba desde abajo.
6 —No te asustes —dijo {F}, dos piedras más abajo—. Llevas varias noches subiendo con los ojos cerrados.
6 Era verdad. En sueños, {H} no sabía que aquello daba miedo. Despiert{H:o/a} lo supo de golpe.
6 —¿Y me he caído?
6 —Ni una vez. ¡Ni siquiera con el viento de ayer!
6 Dentro del hueco alguien tarareaba. {H} se sabía la canción de memoria.
6 —Me esperan —dijo—. Por eso vengo.
8 —Podemos bajar —dijo {F}—. O podemos terminar de subir con los ojos abiertos, por una vez.
8 Los pies de {H} se acordaban de cada piedra. Eran ellos los que habían hecho el camino. Bastaba con no llevarles la contraria.
8 —¿Qué ves? —preguntó {F}.
8 —El sitio donde voy a pisar. No sabes cómo se agradece.
8 El viento quería jugar. Allá abajo, todo lo que era grande de día se había vuelto de juguete.
10 Hay valentías que salen sin querer y valentías que se hacen queriendo. Las primeras no cansan. La segunda empezó allí mismo, con una rodilla que temblaba y un pie que subió un palmo a pesar de la rodilla.
10 A {H} le entraron ganas de volver a cerrar los ojos. Era lo que había hecho siempre, y siempre había salido bien. Los abrió un poco más.
10 {F} iba detrás, pisando donde pisaba {H}. Ya no vigilaba a nadie. Subía, y con eso bastaba.`,
        en: `4! In the dead of night {H} woke up. How high it was, by a gap! And there was {thing}!
4! “It was me!” said {H}. “In my sleep!”
4 {X} called from below.
6 “Do not be scared,” said {F}, two stones down. “You have come up here for nights, with your eyes shut.”
6 It was true. In {H.his} sleep {H} did not know that it was scary. Now {H.he} knew, and all at once.
6 “And did I fall?”
6 “Not once. Not even in that wind!”
6 In the gap somebody was humming. {H} knew the song by heart.
6 “I am expected,” said {H}. “That is why I come.”
8 “We can go down,” said {F}. “Or we can finish it with our eyes open, just this once.”
8 Those feet remembered every stone. It was the feet that had come this way. All {H} had to do was not to argue with them.
8 “What can you see?” asked {F}.
8 “The place for my next step. You do not know how nice that is.”
8 The wind wanted to play. Down below, all that was big by day had turned into toys.
10 Some brave things happen by accident, and some are done on purpose. The first kind does not tire you. The second kind began right there, with a knee that shook and a foot that went up in spite of the knee.
10 {H} felt like shutting both eyes again. It was what had always been done, and it had always worked. {H} opened them a bit more.
10 {F} came behind, step for step. There was nobody to keep watch over any more. There was only the way up.`,
        alt: {
          es: '{H} despierta en lo alto y {F} le da ánimos.',
          en: '{H} wakes up high above and {F} calls to {H.him}.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['reach', 'determined', 'thread'],
          X: ['wave', 'worried'],
          showsThing: true,
          props: ['stone', 'moon'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¿Quién hay ahí? ¡Cucú!
0-2 {X} no lo ve.
0-2 {F} sí lo ve.
2-2 ¡Es una mariposa gris!
4! {H} miró dentro del hueco. Había una mariposa gris.
4! —Has venido —dijo una voz—. ¡Y has traído a alguien!
4 Era de las que salen de noche, y brillaba de plata.
6 Tenía las alas plegadas como una carta sin abrir.
6 —Hoy tienes los ojos distintos —le dijo a {H}.
6 —Es que los llevo abiertos.
8 {X} gritó desde abajo que soltaran al ladrón. «No podemos», gritó {F}. «¡Es quien sabe bajar!».
8 En el suelo del hueco había migas. En la pared había tres rayas, una por cada noche de cuentos.
8 —Dijiste que la cuarta no vendrías sol{H:o/a} —recordó la mariposa.
10 {H} no se acordaba de nada. Y, a la vez, lo sabía todo: dónde sentarse, dónde dejar las galletas y por qué parte de la canción iban.`,
        en: `0-2 Who is in there? Peekaboo!
0-2 {X} cannot see.
0-2 {F} can see.
2-2 It is a grey moth!
4! {H} looked into the gap. A grey moth sat there.
4! “You came,” said a voice. “And you brought somebody!”
4 She was the kind that flies at night, and she shone like silver.
6 Her wings were folded like a letter that nobody has opened.
6 “You look different tonight,” she told {H}.
6 “My eyes are open.”
8 {X} shouted from below that they must let go of the thief. “We cannot,” {F} shouted back. “The thief knows the way down!”
8 There were crumbs on the floor of the gap. On the wall were three marks, one for each night of stories.
8 “You said that on the fourth night you would not come alone,” the moth remembered.
10 {H} remembered nothing. And yet {H} knew it all: where to sit, where to put the biscuits, and which part of the song they had got to.`,
        alt: { es: 'Una mariposa gris recibe a {H} y a {F}.', en: 'A grey moth welcomes {H} and {F}.' },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['crouch', 'excited'],
          props: ['butterfly', 'cookie', 'moon'],
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'midnight/resolution',
    titles: {
      es: ['Caso resuelto', 'Con los ojos abiertos', 'Siempre hay alguien despierto'],
      en: ['Case closed', 'With open eyes', 'Somebody is always awake'],
    },
    moments: [
      {
        es: `0-2 {H} abraza a la mariposa.
0-2 {F} canta: ¡la, la!
2-2 La mariposa abre las alas.
4! —Me da miedo salir —dijo la mariposa gris—. Nunca he visto una fiesta.
4! Por eso, en sueños, {H} le llevaba {thing}. ¡Era lo más bonito!
4 —¡Pues hoy vienes tú! —dijo {F}.
6 —¿Y si me pisan? ¿Y si nadie me ve?
6 —Iré delante —prometió {H}—. Y esta vez, sin dormirme.
8 La mariposa abrió un ala. Por fuera era gris. Por dentro tenía todos los colores que no se gastan de día.
10 Se lo habían pedido tres noches seguidas en sueños. Con los ojos abiertos no era lo mismo: sonaba a que iba a pasar.`,
        en: `0-2 {H} hugs the moth.
0-2 {F} sings: la, la!
2-2 The moth opens her wings.
4! “I am scared to go out,” said the grey moth. “I have never seen a party.”
4! So {H}, in {H.his} sleep, had brought the best thing of all. It was {thing}.
4 “Then today you must come!” said {F}.
6 “What if they step on me? What if nobody sees me?”
6 “I will go first,” said {H}. “And I will not fall asleep.”
8 The moth opened one wing. It was grey on the outside. Inside it had all the colours that the day does not use up.
10 She had been asked three nights running by somebody asleep. With open eyes it was not the same; it sounded like a thing that would happen.`,
        alt: {
          es: 'La mariposa gris abre un ala de colores ante {H}.',
          en: 'The grey moth shows {H} a wing full of colours.',
        },
        picture: {
          H: ['kneel', 'happy'],
          F: ['wave', 'happy'],
          showsThing: true,
          props: ['butterfly', 'moon'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `4! Bajaron junt{HF:os/as}. ¡Ya encajaban todas las pistas!
4 El polvo era de sus alas. Las migas eran de {H}. ¡Y las pisadas también!
4 {X} tachó la lista entera.
4! —Caso resuelto —dijo {F}.
6 —¿Y la puerta cerrada por dentro? —preguntó la mariposa.
6 —Porque quien salía era de dentro —dijo {H}.
6 —¿Y los bostezos?
6 —Dormir andando cansa el doble.
6 La mariposa se sabía los cuentos de las tres noches. {F} quiso oírlos. {H} también, porque no los había oído nunca.
6 Bajaron en fila: {H} delante, {F} detrás y la mariposa en medio. Por el camino se les fueron juntando otras. Salían de debajo de las tejas, de detrás de los relojes, de los abrigos de invierno. Todas eran grises. Todas esperaban que alguien las invitara.
6 {X} quiso saludarlas una por una. Iba por la tercera cuando ya eran mil.
8 —No sabía que erais tantas —dijo {F}.
8 —De noche siempre hay alguien despierto —dijo la mariposa—. Lo que pasa es que no hacemos ruido.
8 —¿Y por qué no me lo pediste de día? —preguntó {H}.
8 —De día duermo. Y de noche dormías tú.
8 {H} pensó en todas sus noches de buen dormir, con medio mundo en pie al otro lado de la pared.
8 {X} anunció un caso nuevo: quién se había comido el resto de las galletas. Lo anunció con la boca llena.
10 Es difícil quedar cuando uno tiene libres los días y otro tiene libres las noches. Habían encontrado un hueco, que es justo lo que hace falta.
10 {F} escribió el informe con muy buena letra. Culpable: {H}. Motivo: que nadie se quede a solas. En la casilla del castigo dudó mucho, y al final puso: «La próxima vez, que me despierte».
10 Lo firmaron tres: quien lo escribió, quien lo hizo y una pata muy fina, que dejó en el papel un poco de plata.`,
        en: `4! Down they went. Now all the clues fitted!
4 The dust came from her wings. The crumbs came from {H}. So did the footprints!
4 {X} crossed out the whole list.
4! “Case closed,” said {F}.
6 “And the door that was locked from the inside?” asked the moth.
6 “It was somebody from the inside who went out,” said {H}.
6 “And the yawns?”
6 “If you walk in your sleep, you get twice as tired.”
6 The moth knew all the stories by heart. {F} asked to hear them. So did {H}, who had never heard them.
6 They went in a line: {H} in front, {F} behind and the moth in between. On the way there were more of them. They came from under the roofs, from behind the clocks, and out of winter coats. They were all grey. They were all waiting to be asked.
6 {X} tried to greet them one by one. By the third there were a thousand.
8 “I did not know that there were so many of you,” said {F}.
8 “At night somebody is always awake,” said the moth. “It is just that we make no noise.”
8 “And why did you not ask me by day?” said {H}.
8 “By day I sleep. And by night you did.”
8 {H} thought of all those nights of sound sleep, with half the world up and about beyond the wall.
8 {X} had a new case for them: who had eaten the rest of the biscuits? {X} asked it with a full mouth.
10 It is hard to meet when one of you is free by day and the other by night. They had found a gap, which is all you need.
10 {F} wrote the report very neatly. Thief: {H}. Reason: so that nobody is left alone. The box for the punishment took some thought. In the end it said: “Next time, wake me.”
10 It was signed by three: the one who wrote it, the one who did it, and a very thin leg. The leg left a bit of silver on the page.`,
        alt: {
          es: '{H} y {F} bajan seguidos de mil mariposas grises.',
          en: '{H} and {F} come down with a thousand grey moths.',
        },
        picture: {
          H: ['walk', 'happy'],
          F: ['hold', 'proud', 'pencil'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['butterfly', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¡Hola, mariposa! ¡Baila, baila!
0-2 {X} da palmas.
0-2 {H} y {F} bailan.
2-2 ¡Mil mariposas bailan también!
4! Por fin empezó {event}. ¡Y allí estaba {thing}!
4! Mil mariposas grises abrieron las alas. ¡Qué colores!
4 La más pequeña se posó en la nariz de {F}.
6 —Ya no me da miedo —dijo—. ¡Pero hacéis muchísimo ruido!
6 Parecía que alguien hubiera lanzado al aire una caja de lápices de colores.
8 {X} se quedó de guardia con la lupa. A los dos minutos roncaba con mucha autoridad.
8 Esa noche {F}, por si acaso, se ató al pie un hilo muy largo. La otra punta la tenía {H}.
10 A eso de las doce, el hilo dio un tironcito. {F} abrió un ojo, cogió las galletas y se levantó sin preguntar. Hay casos que es mejor no cerrar del todo.
4 Por la mañana, {thing} seguía en su sitio. Y {H}, en la cama.`,
        en: `0-2! Here is {thing}!
0-2 {X} claps.
0-2 {H} and {F} dance.
2-2 A thousand moths dance too!
4! At last it was time for {event}. And there was {thing}!
4! A thousand grey moths opened their wings. Such colours!
4 The smallest one sat on {F}’s nose.
6 “I am not scared now,” she said. “But you do make a lot of noise!”
6 It was as if somebody had thrown a box of crayons into the air.
8 {X} stood guard with the magnifier. Two minutes later {X} was snoring with great authority.
8 That night {F} tied a long thread to one foot, just in case. {H} had the other end.
10 At about twelve the thread gave a little tug. {F} opened one eye, took the biscuits and got up with no questions. Some cases are best left a bit open.
4 In the morning {thing} was in its place. And so was {H}.`,
        alt: { es: '{H} y {F} celebran entre mariposas de colores.', en: '{H} and {F} celebrate among bright moths.' },
        picture: {
          H: ['dance', 'happy'],
          F: ['cheer', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['butterfly', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
