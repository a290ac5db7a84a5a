import type { Plot } from '../plot.ts'

/** The same walking shade: cast by the partner in a big hat, drawn in chalk, and foretold to clear an innocent sweeper. */
export const shadowLineRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'shadow-line/setup/hat',
      titles: {
        es: ['La sombra del sombrero', 'Yo no me he movido', 'Que no le dé el sol'],
        en: ['The shade of a hat', 'I never moved', 'No sun, please'],
      },
      moments: [
        {
          es: `0-2! ¡Un sombrero! {F} da sombra.
0-2 {H} la pinta. ¡Uy, se va!
2-2 {F} no se mueve. ¡Pero la sombra sí!
4! {thing} llevaba un cartel: «Que no me dé el sol».
4! {F} le hizo sombra con un sombrero. {H} la pintó.
4! Al rato, ¡la sombra se había salido de la raya!
6 —¡Te has movido! —dijo {H}.
6 —¡Ni un dedo! —dijo {F}. Y tenía los pies dentro de su propio dibujo.
8 El sol le daba ya de lleno a {thing}, con cartel y todo.
8 {H} miró la tiza, miró la sombra y miró a {F}, que no se atrevía ni a rascarse.
10 Hacer de sombrilla parece fácil. Se trata de no hacer nada, pero sin parar. {F} llevaba una hora sin hacer nada, con toda su alma. Y alguien se lo había estropeado.`,
          en: `0-2! A hat! {F} makes shade.
0-2 {H} draws it. It goes!
2-2 {F} does not move. But the shadow does!
4! {thing} had a label: No sun, please.
4! {F} made shade with a big hat. {H} drew round it in chalk.
4! Soon the shadow was out of its line!
6 “You moved!” said {H}.
6 “I never did!” said {F}, with both feet still inside the line.
8 By now the sun was full on {thing}, label and all.
8 {H} looked at the chalk, and the shadow, and {F}, who did not dare to scratch.
10 It looks easy to be a sunshade. All that you do is nothing, but you have to keep it up. {F} had been doing nothing with all {F.his} might for an hour, and now somebody had spoiled it.`,
          alt: {
            es: '{F} da sombra a {thing} con un sombrero y {H} dibuja.',
            en: '{F} shades {thing} with a hat and {H} draws.',
          },
          picture: {
            H: ['kneel', 'surprised', 'pencil'],
            F: ['stand', 'surprised', 'hat'],
            props: ['sun', 'hat'],
            showsThing: true,
          },
        },
        {
          es: `4! {F} no había sido. ¡Alguien movía la sombra!
4 {H} la pintó otra vez, un poco más allá.
4 —¡Tengo una oreja ardiendo! —se quejó {F}—. ¡Solo una!
4! Al rato, ¡la sombra se había vuelto a salir!
4 Cerca, un barrendero barría y silbaba, barría y silbaba.
6 {X} se había quedado vigilando, y juró que por allí no pasaba nadie, salvo el rato.
6 —El barrendero me da mala espina —dijo {F}, sin mover la cabeza—. Barre siempre en lo oscuro.
6 Era cierto. Iba por la sombra, y cuando la sombra se corría, se corría él detrás.
6 —¿Usted barre sombras? —le preguntó {H}.
6 El barrendero siguió silbando.
6 —Ha silbado —apuntó {H}—. Puede querer decir que sí. O que es martes.
6 {H} pintó la sombra por tercera vez. En el suelo había ya tres siluetas, en abanico, y todas salían de los mismos dos pies.
6 {X} le llevó agua a {F}, con una pajita muy larga.
8 —Esas piernas no son las mías —dijo {F}.
8 La primera silueta era larga y flaca, como un espárrago con sombrero. La segunda era más corta. La tercera parecía un taburete.
8 —Te estás gastando —dijo {H}.
8 {F} se miró la barriga. Seguía toda allí.
8 {X} la tapó con una manta, para que no pasara frío. Al rato había una manta al sol, muy bien remetida.
8 —¿Y si no me la mueven? —susurró {F}—. ¿Y si me la están cambiando por otras más baratas?
10 {H} le dio la vuelta al problema, como quien busca la etiqueta. Una sombra no tiene ruedas, ni patas, ni prisa. Y aquella, sin embargo, andaba. No se la veía nunca andar: se la veía haber andado, que es mucho peor.
10 —Lo que sea que la mueve —dijo {H}— tiene mucha paciencia.
10 —Y me calienta la oreja —dijo {F}, que ya no sabía si eso venía a cuento.`,
          en: `4! It was not {F}. Somebody was moving that shadow!
4 {H} drew round it again, a bit further on.
4 “I have one hot ear!” said {F}. “Just the one!”
4! Soon the shadow was out of its line again!
4 Close by, a sweeper swept and whistled, swept and whistled.
6 {X} had been on guard, and swore that nothing had gone by but time.
6 “I do not like that sweeper,” said {F}, with a very still head. “He only sweeps where it is dark.”
6 That he did. He kept to the shade, and when the shade moved along, so did he.
6 “Do you sweep shadows?” {H} asked him.
6 The sweeper whistled on.
6 “He whistled,” wrote {H}. “That means yes. Or it means Tuesday.”
6 {H} drew the shadow a third time. Now there were three of them, like a fan. They all came out of the same two feet.
6 {X} brought {F} some water, with a very long straw.
8 “Those are not my legs,” said {F}.
8 The first shape was long and thin, like a spring onion in a hat. The next was shorter. The third looked like a stool.
8 “You are wearing out,” said {H}.
8 {F} looked down. It was all still there.
8 {X} put a blanket over it, to keep it in. Soon there was a blanket in the sun, tucked in very nicely.
8 “What if they do not move it?” whispered {F}. “What if they swap it for a cheaper one?”
10 {H} turned the problem over, the way you look for a label. A shadow has no wheels, no legs, and no hurry. And yet this one walked. You never saw it walk. You saw that it had walked, which was far worse.
10 “Whatever moves it,” said {H}, “it has a lot of patience.”
10 “And it warms my ear,” said {F}, who was no longer sure if that counted.`,
          alt: {
            es: '{H} piensa con un lápiz y {F} no se mueve, junto a {thing}.',
            en: '{H} thinks, pencil in hand, and {F} keeps still by {thing}.',
          },
          picture: {
            H: ['think', 'thoughtful', 'pencil'],
            F: ['stand', 'worried', 'hat'],
            X: ['hold', 'determined', 'bucket'],
            props: ['broom', 'sun', 'footprints'],
            showsThing: true,
          },
        },
        {
          es: `0-2! ¡Sombra, no te vayas! ¡No!
0-2! {X} la pisa.
0-2 {H} la tapa. ¡Y se escapa!
2-2 {F} tiene calor. ¡Toma un sombrero, palo!
4! A {F} le picaba la nariz. ¡No podía más!
4! Pusieron el sombrero en un palo, delante de {thing}.
4 —Un palo no se mueve —dijo {H}—. Así podremos buscar pistas.
4 —Y cada rato volvemos a pintarla —dijo {F}.
6 {F} se rascó de una vez todo lo que llevaba una hora sin rascarse.
6 {X} le hizo al palo una cara, para que no se sintiera solo.
8 —¿Por dónde empezamos? —preguntó {F}.
8 —Por seguir a las sombras —dijo {H}—. A ver adónde van tan despacio.
10 El barrendero se apartó para dejarl{HF:os/as} pasar. Se apartó hacia la sombra, claro, y {H} también apuntó eso.
4! Y el palo se quedó solo, muy tieso y muy serio.`,
          en: `0-2! Shadow, do not go! No, no!
0-2! {X} treads on it.
0-2 {H} grabs it. Off it goes!
2-2 {F} is hot. Here, stick! You have the hat!
4! {F} had such an itch! It was no good.
4! So they put the hat on a pole, to shade {thing}.
4 “A pole does not move,” said {H}. “We can go and look for clues.”
4 “And we come back now and then to draw it,” said {F}.
6 {F} had a good long scratch, with an hour of scratching to catch up on.
6 {X} drew a face on the pole, so that it would not feel alone.
8 “Where do we begin?” asked {F}.
8 “We follow the shadows,” said {H}. “Let’s see where they go so slowly.”
10 The sweeper stepped aside to let them pass. He stepped into the shade, of course, and {H} wrote that down too.
4! And the pole stood there all alone, very stiff and very grave.`,
          alt: {
            es: '{H} y {F} se van, y un sombrero se queda junto a {thing}.',
            en: '{H} and {F} go off, and a hat stays by {thing}.',
          },
          picture: {
            H: ['walk', 'determined', 'magnifier'],
            F: ['walk', 'happy', 'pencil'],
            X: ['point', 'happy'],
            props: ['hat', 'sun', 'broom'],
            showsThing: true,
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'shadow-line/setback/noon',
      titles: {
        es: ['Se está encogiendo', 'La hora del taburete', 'Una sombra como una galleta'],
        en: ['It is shrinking', 'Stool time', 'A shadow like a biscuit'],
      },
      moments: [
        {
          es: `0-2 ¡Mi sombra! ¡Qué chiquitita!
0-2 {F} salta. La sombra salta.
2-2 ¿Por qué encoge? ¿Quién se la ha comido?
4! A mediodía, {F} miró al suelo y dio un grito.
4! —¡Mi sombra se ha encogido! ¡Casi no me queda!
4 La de {H} también era pequeñísima. ¡Como una galleta!
6 —No me han movido la sombra —dijo {F}—. ¡Me la han mordido!
6 {H} midió a {F} con una cuerda, por si encogía también lo de arriba. Medía lo mismo que ayer.
8 —Por arriba estás bien —dijo {H}—. Es solo la parte de abajo.
10 Es una noticia rara de recibir. A nadie le han enseñado qué cara se pone cuando uno está entero, pero su sombra no.`,
          en: `0-2 My shadow! So tiny!
0-2 {F} hops. The shadow hops.
2-2 Why is it so small? Who ate it?
4! At noon {F} looked down, and gave a shout.
4! “My shadow has shrunk! There is hardly any left!”
4 {H} had a tiny one too. It was like a biscuit!
6 “They did not move it,” said {F}. “They have had a bite of it!”
6 {H} measured {F} with a bit of string, in case the top half was shrinking too. It was the same as yesterday.
8 “You are fine from the feet up,” said {H}. “It is just from the feet down.”
10 That is an odd sort of news to get. Nobody ever tells you what face to make when all of you is there, but not all of your shadow.`,
          alt: {
            es: '{F} mira su sombra, muy pequeña, y {H} sostiene una cuerda.',
            en: '{F} looks at a very small shadow and {H} holds a string.',
          },
          picture: {
            H: ['hold', 'thoughtful', 'rope'],
            F: ['stand', 'surprised'],
            props: ['sun', 'stone'],
          },
        },
        {
          es: `4! —A lo mejor tiene hambre —dijo {F}, y le echó miguitas.
4 La sombra no comió. {X}, sí.
4 {H} la regó con un vaso de agua. ¡Se mojó, pero no creció!
4! —Ahora me arde la coronilla —dijo {F}—. Antes, la oreja.
6 Probaron a tirar de ella por una punta. No había por dónde cogerla.
6 —Ponte de puntillas —dijo {H}.
6 {F} se puso de puntillas. La sombra se puso de puntillas también, debajo, donde no se notaba nada.
6 Miraron otras sombras. La de una piedra era un ribete. La de un poste era un botón.
6 —Están todas igual —dijo {H}—. O se han puesto de acuerdo, o es una epidemia.
6 {X} se acostó en el suelo y consiguió una sombra larguísima. Dijo que el truco era estar cansad{X:o/a}.
8 Un poco más allá, el barrendero se había sentado en el suelo a comerse un bocadillo.
8 —¿Ya no barre? —le preguntó {F}.
8 El barrendero señaló alrededor. No había sombra que barrer. Se encogió de hombros, se caló la gorra y siguió con el bocadillo.
8 —O sea, que él no la tiene —susurró {H}—. Si la tuviera, estaría sentado encima.
8 {X} le regaló una servilleta, y él, a cambio, le silbó la primera parte de una canción.
8 Esperaron. A veces investigar es eso: quedarse mirando una cosa hasta que se canse.
10 Y se cansó. Tan despacio que no habrían sabido decir cuándo, la galleta se hizo magdalena y la magdalena se hizo pan. Al pan le salieron cabeza y sombrero.
10 —Crece —dijo {F}, sin respirar—. Pero crece por el lado que no es.
10 {H} se agachó a mirarlo. Por la mañana la sombra apuntaba hacia allá. Ahora apuntaba hacia acá, como si en un descuido le hubieran dado la vuelta al mundo.`,
          en: `4! “It may be hungry,” said {F}, and threw it some crumbs.
4 The shadow ate none. {X} did.
4 {H} gave it some water. It got wet, but it did not grow!
4! “Now the top of my head is hot,” said {F}. “It used to be my ear.”
6 They tried to pull it out by one end. There was nothing to hold.
6 “Go on tiptoe,” said {H}.
6 {F} went on tiptoe. So did the shadow, underneath, where it made no odds.
6 They looked at other shadows. A stone had a thin hem of one. A post had one like a button.
6 “They are all the same,” said {H}. “They have made a pact, or they have all caught it.”
6 {X} lay down flat, and got a very long one. The trick, it seems, is to be tired.
8 A bit further on, the sweeper sat on the ground with a sandwich.
8 “Have you stopped?” {F} asked him.
8 The sweeper waved a hand at it all. There was no shade to sweep. He pulled down his cap and went on with his sandwich.
8 “So he has not got it,” whispered {H}. “If he had it, he would be sitting on it.”
8 {X} gave him a napkin, and in return he whistled the first half of a song.
8 They waited. That is what detectives do: you look at a thing until it gets tired of you.
10 And it did get tired. So slowly that you could not have said when, the biscuit grew into a bun, and the bun into a loaf. The loaf began to have a head and a hat.
10 “It is growing,” said {F}, hardly daring to breathe. “But on the wrong side.”
10 {H} bent down to see. In the morning the shadow had pointed that way. Now it pointed this way, as if somebody had turned the world round while they were not looking.`,
          alt: {
            es: '{H} riega una sombra y {F} le echa migas.',
            en: '{H} waters a shadow and {F} throws it crumbs.',
          },
          picture: {
            H: ['hold', 'thoughtful', 'watering-can'],
            F: ['crouch', 'worried', 'bread'],
            X: ['lie', 'calm'],
            props: ['sun', 'stone', 'broom'],
          },
        },
        {
          es: `0-2 ¡Crece, sombra, crece!
0-2 {X} la mide.
0-2 Un poquito. ¡Otro poquito!
2-2 ¡Ya tiene cabeza! ¡Hola, sombra de {F}!
4! Poco a poco, la sombra volvió a crecer. ¡Pero al otro lado!
4 —¡Ha dado la vuelta! —dijo {F}.
4! —¡El palo! —gritó {H}—. ¡Su sombra también la habrá dado!
4 Y echaron a correr, con la sombra delante.
6 —No la pises, que acaba de salir —decía {F}.
6 {X} corría detrás de la suya y no la alcanzaba por un pelo.
8 —Oreja, coronilla, otra oreja —iba diciendo {F} por el camino—. Me estoy tostando por orden.
8 {H} casi contestó algo. Lo tenía en la punta de la lengua, redondo y amarillo.
10 Las ideas son como las sombras a mediodía. Están debajo de los pies, y por eso no las ve nadie.`,
          en: `0-2 Grow, shadow, grow!
0-2 {X} measures it.
0-2 A bit more. A bit more!
2-2 Now it has a head! Hello there!
4! Little by little the shadow grew again. But on the other side!
4 “It has turned round!” said {F}.
4! “The pole!” cried {H}. “What if that one has turned round too?”
4 And off they ran, with their shadows in front.
6 “Do not tread on mine,” said {F}. “It is new.”
6 {X} ran after one, and missed it by a hair.
8 “One ear, then the top, and now the other ear,” said {F} on the way. “I am being toasted in order.”
8 {H} very nearly had the answer. It was on the tip of {H.his} tongue, and it was round and yellow.
10 Ideas are like shadows at noon. They are right under your feet, and that is why nobody sees them.`,
          alt: {
            es: '{H} y {F} corren detrás de sus sombras.',
            en: '{H} and {F} run after their shadows.',
          },
          picture: {
            H: ['run', 'excited'],
            F: ['run', 'surprised'],
            X: ['run', 'happy'],
            props: ['sun'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'shadow-line/climax/empty',
      titles: {
        es: ['Una sombra vacía', 'El barrendero que silbaba', 'Nadie la ha tocado'],
        en: ['An empty shadow', 'The sweeper who whistled', 'Nobody touched it'],
      },
      moments: [
        {
          es: `0-2! ¿Quién la mueve? ¿Tú? ¿Tú?
0-2 ¿La ves, {F!}? ¿Y tú, {H!}?
2-2 La sombra se va sola, muy despacito.
4! {H} y {F} volvieron al palo. ¡{thing} estaba al sol!
4 Había mucha gente enfadada. ¡Sus sombras también se habían ido!
4! —¡Ha sido el barrendero! —gritó la gente—. ¡Barre las sombras!
6 A la señora de los helados se le había derretido la vainilla. Al señor del banco le daba el sol en la calva.
6 —Me senté en lo fresco —decía él—. ¡Y me lo han quitado de encima!
8 Un perro se había tumbado en la sombra de una bici. Ahora tenía al sol las dos patas de atrás y ponía cara de denuncia.
10 Nadie había visto al ladrón. Todos habían visto el resultado, y eso enfada más, porque no se sabe a quién mirar mal. Por eso le había tocado al que estaba más callado.`,
          en: `0-2! Who moves it? You? Or you?
0-2 Can you see it, {F!}?
2-2 It goes all by itself, so slowly.
4! {H} and {F} came back to the pole. The sun was on {thing}!
4 There were a lot of cross people. They had lost their shade too!
4! “It was the road sweeper!” people cried. “He sweeps up the shade!”
6 The ice-cream lady had lost all her vanilla. The man on the bench had the sun on his bald head.
6 “I sat down where it was cool,” he said. “And they took it off me!”
8 There was even a dog that had lain down in the shade of a bike. Now it had both back legs in the sun, and looked ready to call the police.
10 Nobody had seen the thief. They had all seen what he had done, and that is worse, for you do not know whom to glare at. So they had picked the one who said least.`,
          alt: {
            es: '{H} y {F} ven que el sol le da a {thing}.',
            en: '{H} and {F} see the sun shining on {thing}.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['stand', 'surprised'],
            props: ['hat', 'ice-cream', 'sun', 'broom'],
            showsThing: true,
          },
        },
        {
          es: `4! —Antes me ardía esta oreja —dijo {F}—. ¡Y ahora, la otra!
4! —¡Se ha movido el sol! —dijo {H}—. ¡Y la sombra también, al revés!
4 La gente le echaba la culpa al barrendero de la sombra.
4 {X} saludó al sol con la mano.
6 El barrendero había dejado de silbar. Apretaba la escoba como quien se agarra a una barandilla.
6 —¿El sol? Si está ahí colgado —dijo la señora de los helados—. Eso hay que demostrarlo.
6 —Pues suelte usted la escoba —le pidió {H} al barrendero— y siéntese aquí. Y que nadie toque nada.
6 {H} estudió las siluetas de tiza. De la primera a la segunda había cuatro pies. De la segunda a la tercera, otros cuatro. La sombra podía ser misteriosa, pero era muy ordenada.
6 {H} contó cuatro pies más. Cogió la tiza y pintó un sombrero en el suelo, a pleno sol.
6 —Ahí no hay nada —dijo el señor del banco.
6 —Todavía no —dijo {H}.
6 {X} se sentó con el barrendero y le prestó su pañuelo y medio caramelo.
8 Fue entonces cuando {F} cogió {thing} y {lo:lo/la} puso en mitad del dibujo vacío, al sol.
8 —¡Que lleva un cartel! —gritaron.
8 —Ya lo sé —dijo {F}—. Por eso hay que fiarse mucho.
8 Mientras tanto l{HF:os/as} dos {lo:lo/la} taparon con las manos: cuatro manos bien abiertas, por turnos, sin mover los pies.
10 La gente se sentó alrededor. Es incómodo esperar a una sombra. No se oye venir, no levanta polvo y no saluda. {H} notaba el corazón. Una cosa es saber algo y otra, muy distinta, haberlo dibujado delante de todo el mundo.
10 —¿Y si se ha cansado? —susurró {F}.
10 —No se ha cansado nunca —dijo {H}.`,
          en: `4! “First this ear was hot,” said {F}. “Now it is that one!”
4! “It is the sun!” said {H}. “The sun has moved!”
4 They all blamed the sweeper who kept to the shade.
4 {X} waved at the sun.
6 The sweeper had stopped whistling. He held his broom as you hold a rail.
6 “The sun just hangs there,” said the ice-cream lady. “Prove it.”
6 “Then put down your broom,” {H} told the sweeper, “and sit here. And nobody touch a thing.”
6 {H} studied the chalk shapes. From the first to the second it was four feet. From the second to the third it was four more. That shadow was a mystery, but it was a tidy one.
6 So {H} counted four more. Then {H} took the chalk and drew a hat on the ground, in full sun.
6 “There is nothing there,” said the man on the bench.
6 “Not yet,” said {H}.
6 {X} lent the sweeper a seat, a hanky and half a toffee.
8 Then {F} picked up {thing}, and put it down inside that empty hat, in the sun.
8 “Mind the label!” they cried.
8 “I know,” said {F}. “So we have to be very sure.”
8 In the meantime they kept the sun off it with their hands. It took all four, spread wide, and no moving of feet.
10 The people sat down all round. It is hard to wait for a shadow. You cannot hear it come, it raises no dust, and it does not say hello. {H} could feel a heart going very fast. It is one thing to know something, and another to have drawn it in front of a crowd.
10 “What if it is tired?” whispered {F}.
10 “It has never been tired yet,” said {H}.`,
          alt: {
            es: '{H} pinta en el suelo y {F} se emociona, junto a {thing}.',
            en: '{H} draws on the ground and {F} gets excited, by {thing}.',
          },
          picture: {
            H: ['kneel', 'determined', 'pencil'],
            F: ['stand', 'excited'],
            X: ['reach', 'determined'],
            props: ['hat', 'broom', 'sun'],
            showsThing: true,
          },
        },
        {
          es: `0-2! {H} pinta un sombrero. ¡A esperar!
0-2! {X} espera.
0-2 La sombra llega. ¡Ya está dentro!
2-2 ¡Es el sol, que pasea! ¡Hola, sol!
4! {H} pintó en el suelo la sombra que iba a venir. ¡Chsss!
4! ¡Y la sombra llegó ella sola! Llenó el dibujo como una mano un guante.
4 El barrendero no se había levantado del suelo.
4 —¡Ha venido andando! —dijo la señora de los helados.
6 No sobraba ni un dedo de tiza. El ala estaba en el ala, y la copa, en la copa.
6 {X} aplaudió antes que nadie. Luego aplaudieron cuarenta.
8 —¿Y cómo sabíais dónde iba a estar? —preguntó el señor del banco.
8 —Porque no se escapa —dijo {H}—. Le hace sitio al sol. Él va por arriba hacia allí, y ella, por abajo, hacia acá.
10 Ya nadie perseguía a la sombra. Le habían puesto un plato en la mesa, por así decirlo, y ella había venido a su hora. Con según qué misterios, es la manera más educada.`,
          en: `0-2! {H} draws a hat. Now wait!
0-2! {X} waits.
0-2 Here comes the shadow. It is in!
2-2 It is the sun, out for a walk!
4! {H} drew the shadow that was going to come. Shhh!
4! And it came, all by itself! It fitted like a hand in a glove.
4 The sweeper had not got up at all.
4 “It walked here!” said the ice-cream lady.
6 It fitted to the inch. The brim was in the brim, and the crown was in the crown.
6 {X} clapped first. Then forty people clapped.
8 “How did you know where it would be?” asked the man on the bench.
8 “It does not run away,” said {H}. “It makes room for the sun. The sun goes that way, up there, so the shade goes this way, down here.”
10 They were not chasing it any more. They had laid a place at the table for it, as it were, and it had come at its hour. With some mysteries that is the polite way to do it.`,
          alt: {
            es: '{H} y {F} lo celebran al sol, junto al sombrero y {thing}.',
            en: '{H} and {F} cheer in the sun, by the hat and {thing}.',
          },
          picture: {
            H: ['cheer', 'excited'],
            F: ['jump', 'happy'],
            X: ['cheer', 'happy'],
            props: ['hat', 'sun', 'broom'],
            showsThing: true,
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'shadow-line/resolution/whistle',
      titles: {
        es: ['Lo que silbaba el barrendero', 'Perdone usted', 'La hora del espárrago'],
        en: ['What the sweeper whistled', 'We beg your pardon', 'Half past spring onion'],
      },
      moments: [
        {
          es: `0-2 ¡Era el sol, ahí arriba!
0-2 {F} saluda con el sombrero.
2-2 {H} abraza al señor de la escoba.
4! —Perdone usted —dijo la gente al barrendero.
4! —Yo solo buscaba el fresco —dijo él—. Igual que {thing}.
6 Era la primera vez que le oían la voz. La tenía un poco oxidada, como una verja.
4 Y el barrendero se puso otra vez a silbar.
6 La señora de los helados le dio el único helado que le quedaba entero.
8 —¿Y por qué no lo dijo usted antes? —preguntó {F}.
8 —Lo silbé —dijo el barrendero.
10 Llevaba años silbando la misma canción, la de que el sol sale, se pasea y se pone. Nadie se había fijado nunca en la letra. Claro que, silbada, no se entendía muy bien.`,
          en: `0-2 It was the sun, up there!
0-2 {F} waves the hat at it.
2-2 {H} hugs the man with the broom.
4! “We beg your pardon,” people told the sweeper.
4! “I just like it cool,” he said. “So does {thing}.”
6 It was the first time that they had heard him speak. His voice was a bit rusty, like a gate.
4 And the sweeper began to whistle again.
6 The ice-cream lady gave him the only ice cream that had not melted.
8 “Why did you not tell us?” asked {F}.
8 “I did whistle it,” said the sweeper.
10 For years he had whistled the same song, the one about how the sun gets up, takes a walk and goes to bed. Nobody had ever listened to the words. Whistled, of course, they were not very clear.`,
          alt: {
            es: '{F} saluda al sol con el sombrero y {H} lo señala.',
            en: '{F} waves a hat at the sun and {H} points at it.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['wave', 'happy', 'hat'],
            props: ['sun', 'broom', 'ice-cream'],
            showsThing: true,
          },
        },
        {
          es: `4! —¿Y qué hacemos con tantas sombras de tiza? —dijo {F}.
4! —No las borre —le pidió {H} al barrendero—. ¡Son un reloj!
4 Cada dibujo era una hora. Había que ponerse en los pies y mirar.
4 {X} se puso. ¡Daba la hora un poco más ancha!
6 A las horas les pusieron nombre. La primera, larga y flaca, fue la del espárrago. La de mediodía, la del taburete.
6 —Vuelva usted a la hora del taburete —decía la señora de los helados—, que tendré vainilla.
6 —¿Y {F}? —preguntaban.
6 —{F} descansa. Ahora el reloj es quien quiera.
6 Era un reloj sin aguja. La traía uno al llegar y se la llevaba al irse.
6 {X} dio las cuatro durante media hora, porque le cogió el gusto.
8 El señor del banco apuntó por fin a qué hora le tocaba el fresco. Por la mañana se sentaba en una punta. Por la tarde, en la otra. A mediodía se iba a casa.
8 —Cuarenta años peleándome con este banco —dijo—. Y era cuestión de correrse un poco.
8 El perro ya lo sabía. Los perros se corren sin que se lo explique nadie.
8 {X} le pidió al barrendero que le enseñara la segunda parte de la canción.
10 {H} pensó en todas las cosas que se mueven sin que nadie las vea moverse: el pelo, las plantas, el verano. Para pillarlas no sirve correr. Sirve una raya de tiza y volver luego.
10 —¿Y a mí? —dijo {F}, que se había quedado pensando—. ¿Me has ido pintando, por si me muevo?
10 —En el marco de la puerta —dijo {H}—. Cada cumpleaños.`,
          en: `4! “And what about all this chalk?” said {F}.
4! “Do not sweep it up!” {H} told the sweeper. “It is a clock!”
4 Each shape was an hour. You stood on the feet and looked.
4 {X} tried it. That was a very wide hour!
6 They gave names to the hours. The first, which was long and thin, was spring onion. The one at noon was stool.
6 “Come back at half past stool,” said the ice-cream lady. “I will have vanilla.”
6 “And what about {F}?” people asked.
6 “{F} is having a rest. You are the clock now.”
6 It was a clock with no hand. You brought the hand with you when you came, and took it with you when you left.
6 {X} was four o’clock for half an hour, just for the fun of it.
8 The man on the bench wrote down when he would be cool. In the morning he sat at one end. In the afternoon he sat at the other. At noon he went home.
8 “Forty years I have fought with this bench,” he said. “And I only had to budge up.”
8 The dog had known all along. Dogs budge up, and nobody has to explain it to them.
8 {X} asked the sweeper to teach them the second half of the song.
10 {H} thought of all the things that move, though nobody sees them move: hair, and plants, and the summer. It is no use running after them. You draw a line in chalk, and come back later.
10 “What about me?” said {F}, who had been thinking. “Did you draw me, in case I move?”
10 “On the door frame,” said {H}. “Every birthday.”`,
          alt: {
            es: '{H} señala con un lápiz y {F} posa al sol con orgullo.',
            en: '{H} points with a pencil and {F} stands proudly in the sun.',
          },
          picture: {
            H: ['point', 'happy', 'pencil'],
            F: ['stand', 'proud'],
            X: ['cheer', 'happy'],
            props: ['sun', 'ice-cream', 'broom', 'footprints'],
          },
        },
        {
          es: `0-2! ¡El sol se va! ¡Adiós, sol!
0-2 {H} y {F} bostezan.
0-2! {X} bosteza.
2-2 Las sombras son largas, largas. ¡Hasta mañana!
4! Llegó {event}, con el sol ya muy bajo.
4! Las sombras eran larguísimas. ¡La de {F} llegaba a la pared!
4 Allí, bien fresc{lo:o/a}, estaba {thing}.
6 {H} y {F} hicieron un gigante, un camello y un señor con dos sombreros.
6 {X} hizo un conejo con las manos, tan grande que la gente se apartó.
8 Luego salió la luna, y todo volvió a empezar, más flojito y en azul.
8 —¿Y esta quién la mueve? —preguntó {F}.
8 El barrendero miró la luna, se llevó un dedo a la gorra y silbó otra canción.
10 En el suelo seguían los dos pies de tiza, vacíos y juntos, como unas zapatillas al lado de la cama. Mañana alguien se los pondría, y sería la hora que fuera.
4! {H} apagó su luz, y su sombra se fue también a dormir.`,
          en: `0-2! The sun goes. Bye-bye, sun!
0-2 {H} and {F} yawn.
0-2! {X} yawns.
2-2 The shadows are long, so long. Good night!
4! When it was time for {event}, the sun was very low.
4! The shadows were so long! {F} had one that went up a wall!
4 And there, nice and cool, stood {thing}.
6 {H} and {F} made a giant, a camel, and a man in two hats.
6 {X} made a rabbit with two hands, so big that people stepped back.
8 Then the moon came up, and it all began again, more softly and in blue.
8 “And who moves this one?” asked {F}.
8 The sweeper looked up at the moon, put one finger to his cap, and whistled a new song.
10 On the ground were the two chalk feet, side by side and empty, like slippers next to a bed. Tomorrow somebody would put them on, and it would be whatever time it was.
4! {H} put out the light, and one shadow went to sleep as well.`,
          alt: {
            es: '{H} y {F} juegan con sus sombras al anochecer.',
            en: '{H} and {F} play with their shadows at dusk.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['dance', 'happy'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['lantern', 'hat', 'moon', 'star'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
