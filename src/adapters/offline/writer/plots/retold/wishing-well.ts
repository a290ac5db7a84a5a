import type { Plot } from '../plot.ts'

/** The same deaf well: told by what a party list brings up, twelve grandmothers, who know what water in the ears is. */
export const wishingWellRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'wishing-well/setup/grandmothers',
      titles: {
        es: ['Doce abuelas', 'Un jamón y doce velas', 'Esto es del oído'],
        en: ['A dozen grans', 'The party list', 'Pans, please'],
      },
      moments: [
        {
          es: `0-2 {H} le pide jamón al pozo.
0-2 ¡Iii! ¡Sube un ratón!
2-2 {F} pide velas. ¡Suben doce abuelas!
4! {at} preparaban {event}.
4! {H} pidió jamón al pozo de los deseos. ¡Y subió un ratón!
4! {F} pidió velas. ¡Y subieron doce abuelas!
6 El ratón traía una servilleta al cuello. Las abuelas traían bolso y un poco de prisa.
6 —¿Quién ha pedido abuelas? —preguntó la más vieja.
6 —Yo dije velas —contestó {F}, y se puso color de tomate.
8 Fueron saliendo del cubo de una en una, sin despeinarse. La última subió con una silla plegable, por si no había.
10 En aquella fiesta se había pensado en todo menos en eso. Uno espera que le falten sillas o que le sobre ensalada. Nadie espera que le sobren abuelas.`,
          en: `0-2 {H} wants a Wendy house. Squeak! A mouse!
2-2 {F} wants pans. Up come twelve grans!
4! It was nearly {event} {at}.
4! {H} asked the wishing well for a Wendy house. Up came a mouse!
4! {F} wanted pans. Up came twelve grans!
6 The mouse wore a bow tie. The grans had handbags, and not much time.
6 “Who sent for a gran?” asked the oldest of them.
6 “I said pans,” said {F}, and went as red as a tomato.
8 They got out of the bucket one at a time, with every hair in place. The last had brought a folding chair, in case there were none.
10 They had thought of everything for that party but this. You expect to run out of chairs, and to have too much salad. Nobody expects to have too many grans.`,
          alt: {
            es: '{H} tira de una cuerda y {F} se asombra: del pozo sale un ratón.',
            en: '{H} pulls a rope and {F} is amazed: a mouse comes out of the well.',
          },
          picture: {
            H: ['reach', 'surprised', 'rope'],
            F: ['cheer', 'surprised'],
            props: ['well', 'bucket', 'mouse', 'chair'],
            shot: 'wide',
          },
        },
        {
          es: `4! Siguieron con la lista. Pidieron sopa y subió ropa.
4! Pidieron queso. ¡Muac! Subió un beso.
4 {X} pidió una servilleta. ¡Le mandó una bicicleta!
4 —¡Marchando! —decía el pozo cada vez, tan contento.
6 Del beso no se supo de quién era. Se lo quedó el señor que tenía la cara más cerca.
6 —A lo mejor hablamos mal —dijo {H}—. Di «pan», {F!}, pero con buena letra.
6 {F} dijo «pan» como si lo escribiera en una pizarra.
6 —¡Marchando un imán! —contestó el pozo.
6 Era un imán tremendo. Se le pegaron el cubo, dos sartenes y los botones de un guardia.
6 {X} se alejó en la bicicleta para pedir desde más lejos. El pozo mandó otra rueda.
6 Las abuelas, entretanto, ya habían doblado la ropa. Luego quisieron saber quién había merendado y quién no.
8 —¿Y ustedes de dónde vienen? —preguntó {H}.
8 —Yo, de pelar patatas —dijo una.
8 —Yo estaba sacando agua de mi pozo —dijo la de la silla—. Oí «¡marchando!» y aquí estoy.
8 Resultó que todas tenían un pozo cerca. Los pozos se conocen por debajo, como los vecinos se conocen por el patio.
8 —Mi nieto sale del colegio a las cinco —añadió, y por primera vez se le arrugó la frente.
8 {X} propuso pedir un reloj. A todo el mundo le pareció arriesgado.
10 Ninguna se asustó. Las doce llevaban la vida entera llegando a sitios revueltos y buscando la escoba. Pero a cada una la esperaba alguien en otra parte, y eso se les notaba en las manos, que no se estaban quietas.
10 —Nos iremos cuando sepáis cómo se le pide —dijo la más vieja—. Entre tanto, ¿quién friega aquí?`,
          en: `4! They went on down the list. They asked for soup and got a hoop.
4! They asked for cheese. Atishoo! They got a sneeze!
4 {X} asked for a jelly, and was sent one welly.
4 “Coming up!” said the well each time, as pleased as could be.
6 Nobody knew whose sneeze it was. It went to the man with the nearest nose.
6 “Are we mumbling?” said {H}. “Say bread, {F!}, but in your best voice.”
6 {F} said bread as if it were written on a blackboard.
6 “One bed!” said the well. “Mind your heads!”
6 It came up made, with a man in it. He said good night and turned over.
6 {X} hopped a long way off on one welly, and asked from there. It sent up a jelly, but for somebody else.
6 By now the grans had swept the floor. Next they wished to know who had had tea, and who had not.
8 “Where do you all come from?” asked {H}.
8 “I was peeling potatoes,” said one.
8 “I was drawing water from my well,” said the one with the chair. “I heard somebody say, ‘Coming up,’ and up I came.”
8 It turned out that each of them had a well at home. Wells all know each other underneath, the way neighbours do through a wall.
8 “My grandson gets out of school at three,” she added, and for the first time she frowned.
8 {X} was for asking the well for a clock. The rest felt that this was asking for trouble.
10 Not one of them was alarmed. All their lives they had been turning up in untidy places and looking for the broom. But somewhere else there was somebody waiting for each of them, and it showed in their hands, which would not keep still.
10 “We’ll go when you’ve learned how to ask it,” said the oldest. “Until then, who does the washing-up?”`,
          alt: {
            es: '{H} y {F} miran las cosas raras que manda el pozo.',
            en: '{H} and {F} look at the odd things from the well.',
          },
          picture: {
            H: ['think', 'surprised'],
            F: ['point', 'surprised'],
            X: ['hold', 'happy'],
            props: ['well', 'bucket', 'mouse', 'chair'],
          },
        },
        {
          es: `0-2 {F} pide sopa. ¡Sube ropa!
0-2 {X} se la pone.
2-2 ¡Este pozo oye fatal! ¡Pobre pozo!
4 Las abuelas querían volver con sus nietos.
4! —Este pozo oye fatal —dijo la más vieja—. Hay que curarlo.
4! {H} y {F} salieron a buscar un remedio.
4 El ratón fue también, por si había merienda.
6 Antes, la más vieja había metido la cabeza en el pozo y había dicho «hola». Le subió una ola.
6 —Esto es del oído —repitió, escurriéndose el moño—. Mi marido era igual, y no era pozo.
6 {X} le buscó una toalla entre la ropa doblada.
8 —¿Y qué es bueno para el oído? —preguntó {F}.
8 Doce abuelas dieron doce respuestas: un gorro, aceite templado, ajo, una siesta, un gorro… El gorro salió cinco veces.
10 {H} lo apuntó todo en la mano, y a la séptima se quedó sin mano. Lo bueno de preguntar a mucha gente es que alguien acierta. Lo malo es que no se sabe quién.`,
          en: `0-2 {F} asks for soup. It sends a hoop!
0-2 {X} spins it.
2-2 The poor well! It has bad ears!
4 The grans wanted to go home to their grandchildren.
4! “It’s as deaf as a post,” said the oldest. “It needs a cure.”
4! So {H} and {F} went to look for one.
4 The mouse came too, in case there was tea.
6 First, though, the oldest gran had put her head into the well and said hello. It sent up a cello.
6 “It’s the ears,” she said, from behind the cello. “My husband was the same, and he was no well.”
6 {X} helped her down with it and tried a note.
8 “So what is good for ears?” asked {F}.
8 Twelve grans gave twelve answers: a woolly hat, warm oil, garlic, a nap, a woolly hat… They got the hat five times.
10 {H} wrote it all on one hand, and by the seventh had run out of hand. The good thing about asking a lot of people is that one of them will be right. The bad thing is that they all look so sure.`,
          alt: {
            es: '{H} y {F} se van por el camino con un ratón.',
            en: '{H} and {F} set off along the road with a mouse.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['walk', 'happy'],
            X: ['wave', 'happy'],
            props: ['well', 'mouse', 'bucket'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'wishing-well/setback/beach',
      titles: {
        es: ['Un gorro para un pozo', '¡Vaya, vaya!', 'La playa'],
        en: ['A hat for a well', 'One each', 'The beach'],
      },
      moments: [
        {
          es: `0-2 {F} dice: ¡vaya, vaya!
0-2 ¡Y el pozo manda una playa!
2-2 Arena, arena. ¡Cuánta arena! ¿Y el pozo?
4! Doce abuelas tejieron un gorro de lana. {H} se lo puso al pozo.
4! —¡A casa! —le pidieron. ¡Y subió una pasa!
4! —¡Vaya! —dijo {F}. ¡Y subió una playa!
4 Estaba entera, con sus conchas.
6 El gorro no había servido de nada, pero abrigaba. Tenía un pompón como una sandía.
6 Lo de la playa nadie lo vio venir. Primero fue un puñado, luego un cubo, luego una duna.
8 —Yo solo he dicho «vaya» —repetía {F}, con arena hasta las rodillas.
8 —No lo digas más —pidió {H}.
10 Es curioso lo poco que pesa una palabra cuando sale de la boca y lo que puede llegar a pesar cuando la entiende quien no debe. Aquella pesaba unas noventa toneladas, sin contar las conchas.`,
          en: `0-2 {F} says: not one each!
0-2 The well sends up a beach!
2-2 Sand, sand, sand! Where is the well?
4! Twelve grans knitted a woolly hat, and {H} put it on the well.
4! “Take them home!” they begged. Up came a gnome!
4! “Is it one each?” said {F}. And up came a beach!
4 It came with shells and all.
6 The hat had done no good at all, but it was warm. It had a bobble the size of a football.
6 Nobody saw the beach coming. First it was a handful, and then a bucketful, and then a hill.
8 “All I said was each,” said {F}, who was in sand to the knees.
8 “Well, don’t say it any more,” said {H}.
10 A word weighs so little when it leaves your mouth, and it can weigh such a lot when it gets into the wrong ear. This one weighed about ninety tons, not counting the shells.`,
          alt: {
            es: '{H} y {F} miran con apuro lo que manda el pozo.',
            en: '{H} and {F} worry about what the well has sent.',
          },
          picture: {
            H: ['reach', 'surprised', 'hat'],
            F: ['stand', 'worried'],
            props: ['well', 'shell', 'bucket', 'mouse'],
          },
        },
        {
          es: `4! La arena tapó el pozo entero. ¡No se veía ni el gorro!
4 {X} extendió una toalla.
4! {H} pegó la oreja a la arena. «¿Os gusta?», preguntaba una vocecita.
4! —¡Hay que sacarlo! —dijo {H}. Y cavaron con las manos.
6 A su alrededor se abrían sombrillas. Un niño preguntó dónde estaba el mar, y doce abuelas le taparon la boca a la vez.
6 —Ahora que no se ve, hasta me cae mejor —dijo un señor, untándose crema.
6 —Se ha tapado solo, por darnos gusto —dijo {H}.
6 —Por mi culpa —dijo {F}, y cavó más deprisa.
6 Cavaron con cubos, con platos y con una zapatilla. Todo lo que sacaban volvía a caer dentro, menos un cangrejo, que se fue andando.
6 {X} cavó con tantas ganas que enterró al señor. Hubo que empezar por él.
6 Por fin asomó el pompón. Debajo estaba el gorro, y debajo del gorro, el pozo.
8 —¿Os ha gustado? —preguntó en cuanto pudo.
8 Nadie supo qué contestar. Tenían arena en el pan, en los calcetines y en las cejas.
8 —Mucho —dijo {H}—. Pero te echábamos de menos.
8 —¿Diez vasos llenos? ¡Marchando! —dijo el pozo.
8 Eran de limonada. Con aquel calor, fue lo mejor que había mandado en toda la tarde.
8 {X} se bebió tres y brindó a su salud.
10 Cuando alguien se equivoca de regalo hay un momento muy corto para decidir qué se mira, si el regalo o las ganas. {F} miró la playa. Era un disparate y no cabía. Pero nadie había hecho nunca algo tan grande por una palabra suya tan pequeña.
10 No le dio las gracias en voz alta, que cualquiera sabe con qué riman. Le puso derecho el gorro.`,
          en: `4! The sand went right over the well. It hid the hat and all!
4 {X} spread out a towel.
4! {H} put an ear to the sand. “Do you like it?” said a tiny voice.
4! “We must get it out!” said {H}. And they dug with their hands.
6 All round them people put up sunshades. A boy asked where the sea was, and twelve grans put a hand over his mouth.
6 “Now that I can’t see it, I quite like that well,” said a man in sun cream.
6 “It covered itself up,” said {H}, “just to please us.”
6 “And that was me,” said {F}, and dug faster.
6 They dug with buckets, and plates, and one slipper. It all slid back in, but for a crab, who walked off.
6 {X} dug so hard that the man got buried. They had to dig him out first.
6 At last they came to the bobble. Under it was the hat, and under the hat was the well.
8 “Did you like it?” it asked, as soon as it could.
8 Nobody knew what to say. They had sand in their bread, in their socks and in their eyebrows.
8 “Very much,” said {H}. “But we missed you.”
8 “Fish stew? Coming up!” said the well.
8 It was hot, and there was plenty. It was the best thing that it had sent all afternoon.
8 {X} had three bowls, and drank its health.
10 When somebody gives you the wrong present, you have very little time to choose what to look at, the present or the wish to please. {F} looked at the beach. It was absurd, and it did not fit. But nobody had ever done a thing so big for such a small word.
10 {F} did not thank it out loud, for who knows what that rhymes with, but put its hat on straight.`,
          alt: {
            es: '{H} y {F} cavan en la arena con las manos.',
            en: '{H} and {F} dig in the sand with their hands.',
          },
          picture: {
            H: ['kneel', 'determined'],
            F: ['crouch', 'worried', 'bucket'],
            X: ['reach', 'determined', 'spade'],
            props: ['well', 'shell', 'hat', 'umbrella', 'mouse'],
          },
        },
        {
          es: `0-2 ¡Cava, {H!}! ¡Cava, {F!}!
0-2 {X} cava.
2-2 ¡Ahí está el pozo! ¿Oyes? Glu, glu, glu.
4 Ya se veía todo el pozo.
4! {F} le puso la oreja en la piedra. ¡Glu, glu! Algo se movía por dentro.
4! —Aquí también —dijo {H}, al otro lado—. ¡Glu, glu!
6 No venía del fondo, donde está el agua de los pozos. Venía de los lados, de muy arriba.
6 {X} dio dos golpecitos, y le contestaron dos olitas.
8 —¿Le dolerá? —preguntó {F}.
8 —¿Un sofá? —empezó el pozo, y se callaron todos a tiempo.
10 Una abuela se quedó mirando aquello con la cabeza ladeada. Le recordaba a alguien, a alguien mojado y muy pequeño. Pero tenía a medias una manga y lo dejó para luego.
4! Nadie sabía qué era. Pero {F} no se olvidó de aquel glu, glu.`,
          en: `0-2 Dig, {H!}! Dig, {F!}!
0-2 {X} digs.
2-2 There is the well! Hush! Slosh, slosh!
4 Now they could see all of it.
4! {F} put an ear to the stone. Slosh, slosh! There was something in there.
4! “Here too!” said {H}, on the far side. “Slosh, slosh!”
6 It did not come from the bottom, where a well keeps its water. It came from the sides, quite high up.
6 {X} knocked twice, and two little waves knocked back.
8 “Do you think that it hurts?” asked {F}.
8 “Forty skirts?” said the well. “Coming—” They all hushed just in time.
10 One of the grans stood and looked, with her head on one side. It put her in mind of somebody small and wet. But she was in the middle of a sleeve, so she left it for later.
4! Nobody knew what it was. But {F} did not forget that slosh, slosh.`,
          alt: {
            es: '{H} y {F} se agachan a escuchar junto al pozo.',
            en: '{H} and {F} bend down to listen by the well.',
          },
          picture: {
            H: ['crouch', 'thoughtful'],
            F: ['kneel', 'surprised'],
            X: ['reach', 'calm'],
            props: ['well', 'hat', 'shell', 'mouse'],
            shot: 'medium',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'wishing-well/climax/tickle',
      titles: {
        es: ['¿Dónde tiene cosquillas un pozo?', 'La canción de fregar', '¡Plof, plof!'],
        en: ['Where is a well ticklish?', 'The washing-up song', 'Slosh!'],
      },
      moments: [
        {
          es: `0-2 El pozo tiene agua en los oídos.
0-2 {F} trae una pluma.
2-2 ¡Cosquillas, cosquillas! ¡Y el pozo salta!
4! Doce abuelas fregaban y cantaban {at}.
4! «Jamón, ratón; velas, abuelas; sopa, ropa».
4! —¡Suena todo igual! —dijo {F}—. ¡El pozo nos contesta en verso!
6 La canción les había salido sola, con lo que había ido mandando el pozo. Servía para secar dos platos por estrofa.
6 —Otra vez —pidió {H}—. Más despacio.
6 «Pan, imán; queso, beso», cantaron las doce.
8 —O sea —dijo {H}—, que para tener una silla hay que pedir una… rodilla.
8 La pidieron. Subió la silla. Se sentó la más vieja, que ya era hora.
10 Media vida se pasa la gente buscando secretos con una lupa. Y el secreto estaba allí, delante de todos, con un paño en la mano y el estribillo puesto.`,
          en: `0-2 The well has got water in its ears.
0-2 {F} has a feather.
2-2 Tickle, tickle! The well gives a hop!
4! Twelve grans washed plates {at}, and sang.
4! “A house, a mouse, and pans, and grans, and soup, and hoop!”
4! “It’s a poem!” said {F}. “It’s all in rhyme!”
6 The song had made itself up, out of the things that the well had sent. One verse dried two plates.
6 “Sing it once more,” said {H}. “A bit more slowly.”
6 “And bread, and bed, and cheese, and sneeze,” sang all twelve.
8 “So if we want a spoon,” said {H}, “we have to ask for the moon.”
8 They asked for the moon. They got the spoon. It was a good one, too.
10 People look for secrets half their lives, with a magnifying glass. And there stood the secret, in front of everybody, with a tea towel in its hand, joining in the chorus.`,
          alt: {
            es: '{H} y {F} escuchan con asombro junto al pozo.',
            en: '{H} and {F} listen in wonder beside the well.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['point', 'excited'],
            props: ['well', 'bucket', 'mouse', 'music-note'],
          },
        },
        {
          es: `4! El pozo oía mal porque tenía agua en los oídos. ¡Tenía que saltar!
4! —¡Con cosquillas! —dijo {F}.
4 Pidieron espuma. ¡Y subió una pluma!
6 Lo del agua lo había dicho la abuela más vieja, mientras escurría un paño.
6 —A mi nieto le pasa en la piscina —explicó—. Oye «pato» y entiende «zapato». Salta a la pata coja, le hace plof y se le quita.
6 Todos miraron el pozo. Era de piedra, era redondo y no tenía pata.
6 —¡Bota! —le pidió {H}.
6 —¿Una gaviota? ¡Marchando!
6 La gaviota los miró uno por uno y se fue a buscar el mar.
6 {X} saltó a la pata coja para que el pozo viera cómo se hace. El pozo no tenía ojos.
8 —¿Y dónde tiene cosquillas un pozo? —preguntó {H}.
8 —Donde todo el mundo —dijo la abuela—. Donde menos se lo espera.
8 Ataron la pluma a la cuerda. {F} sujetaba. {H} la iba bajando, piedra a piedra.
8 —¿Ahí?
8 —Ahí no.
8 —¿Y ahí?
8 {X} dio con el codo en el cubo, y hubo que volver a empezar por arriba.
10 La pluma era blanca, y tan ligera que la cuerda no se enteró de que la llevaba. Curar a alguien es muchas veces eso: ir palpando a oscuras, pedir perdón y seguir palpando.
10 —¿Quién anda por ahí? —preguntó el pozo de pronto, con la voz de quien aprieta los labios.`,
          en: `4! The well had water in its ears. It had to hop, to get it out!
4! “Tickle it!” said {F}.
4 They asked for leather, and got a feather!
6 It was the oldest gran who saw it, as she wrung out a cloth.
6 “My grandson gets it at the pool,” she said. “You say pie and he hears fly. So he hops on one leg until it goes plop.”
6 They all looked at the well. It was round, and made of stone, and had no leg.
6 “Hop!” begged {H}.
6 “A mop? Coming up!”
6 The grans were pleased with the mop. The rest were not.
6 {X} hopped round it on one leg, to show it how. The well had nothing to look with.
8 “Where is a well ticklish?” asked {H}.
8 “Where we all are,” said the gran. “Where it least expects it.”
8 They tied the feather to the rope. {F} held on. {H} let it down, stone by stone.
8 “There?”
8 “Not there.”
8 “What about there?”
8 {X} knocked the bucket with an elbow, and they had to go back to the top.
10 It was a white feather, and so light that the rope did not know it was there. To make somebody better is often just that. You feel your way in the dark, say sorry, and feel your way a bit further.
10 “Is somebody there?” asked the well all at once, in the voice of one who is biting its lip.`,
          alt: {
            es: '{H} baja una pluma al pozo y {F} sujeta la cuerda.',
            en: '{H} lowers a feather into the well and {F} holds the rope.',
          },
          picture: {
            H: ['reach', 'determined', 'feather'],
            F: ['hold', 'excited', 'rope'],
            X: ['jump', 'happy'],
            props: ['well', 'bucket', 'mouse', 'chair'],
          },
        },
        {
          es: `0-2 ¡Boing! ¡Salta el pozo! ¡Plof!
0-2 {H} se moja. {F}, más.
0-2 {X} ríe.
2-2 ¡Fuera el agua! ¡El pozo ya oye!
4! {H} movió la pluma. ¡Y el pozo saltó de la risa!
4! ¡Plof! Echó agua por un lado. ¡Plof! Y por el otro.
4 —¡Anda! —dijo—. ¡Si había gente!
6 Había saltado con piedras, tejadillo y cubo. Cayó en el mismo sitio, un poco despeinado.
6 {X} recibió un oído entero por encima. Estaba fresquito.
8 Por el oído izquierdo salió un pez, que llevaba allí desde la primavera. Por el derecho salieron una canica y media conversación.
10 Lo primero que oyó, después de tanto tiempo, fue la risa de doce abuelas. Es un ruido que empieza en los zapatos, sube por los delantales y, cuando llega arriba, ya no hay quien lo pare.
6 —Pedidme algo —rogó—. Lo que sea. ¡Pero bajito!`,
          en: `0-2 Boing! The well hops! Splosh!
0-2 {H} gets wet. {F} does too.
0-2 {X} laughs.
2-2 Out goes the water! Now it can hear!
4! {H} moved the feather. And the well hopped with laughter!
4! Splosh! Out came the left ear. Splosh! Out came the right.
4 “Oh!” it said. “There are people here!”
6 It had hopped with all its stones and its roof and its bucket. It came down in the same place, with its roof on crooked.
6 {X} got a whole ear in the neck. It was nice and cool.
8 Out of the left ear came a fish, which had been in there since the spring. Out of the right came a marble, and half a conversation.
10 The first thing it heard, after all that time, was twelve grans laughing. It is a noise that starts in the shoes and goes up through the aprons, and once it gets to the top nobody can stop it.
6 “Ask me for something,” it begged. “Anything at all. But softly!”`,
          alt: { es: '{H} y {F} saltan de alegría junto al pozo.', en: '{H} and {F} jump for joy beside the well.' },
          picture: {
            H: ['cheer', 'happy', 'feather'],
            F: ['jump', 'excited'],
            X: ['cheer', 'surprised'],
            props: ['well', 'bucket', 'fish', 'mouse'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'wishing-well/resolution/candles',
      titles: {
        es: ['Velas de las otras', 'Cada abuela a su pozo', '¿Lo he oído bien?'],
        en: ['The other kind', 'A gran for every well', 'Did I get it right?'],
      },
      moments: [
        {
          es: `0-2 {F} pide velas. ¡Suben velas!
0-2 Una, dos, tres. ¡Fuuu!
2-2 ¡Qué bien oye ahora el pozo!
4! —Doce velas —susurró {F}. ¡Y subieron doce velas!
4 —Un jamón —susurró {H}. ¡Y subió un jamón!
4 —¿Lo he oído bien? —preguntó el pozo.
6 —Lo has oído perfecto —dijo {H}, y tuvo que secarse un ojo con la manga.
6 El ratón se ajustó la servilleta. Llevaba toda la tarde esperando aquello.
8 Fueron pidiendo lo que quedaba: la sopa, el mantel, el pan. Todo llegaba a la primera. El señor del beso pidió queso tres veces, por si acaso.
10 Daba gusto y daba, en el fondo, un poquito de pena. A nadie le mandaron un imán. La gente cogía lo suyo y se quedaba un momento mirando el cubo. Así se mira un regalo cuando uno ya sabía lo que era.`,
          en: `0-2 {F} wants pans. Up come pans!
0-2 One, two, three! Bang!
2-2 The well can hear so well!
4! “Twelve pans,” whispered {F}. Up came twelve pans!
4 “A Wendy house,” whispered {H}. Up came a Wendy house!
4 “Did I get it right?” asked the well.
6 “Exactly right,” said {H}, whose eyes were a bit wet.
6 The mouse straightened its bow tie and moved in.
8 They asked for the rest of the list: the soup, the cheese, the bread. It all came first time. The man who had got the sneeze asked for cheese three times, just in case.
10 It was a joy, and it was also, if they were honest, the smallest bit of a pity. Nobody was sent a bed. People took what was theirs and looked at the bucket for a moment. That is how you look at a present when you knew what was in it.`,
          alt: {
            es: '{H} y {F} piden al pozo en voz muy baja.',
            en: '{H} and {F} ask the well in a whisper.',
          },
          picture: { H: ['crouch', 'happy'], F: ['hold', 'proud'], props: ['well', 'bucket', 'mouse', 'bread'] },
        },
        {
          es: `4! —Ahora, cada abuela a su casa —dijo {H}.
4 —Después del postre —dijeron las doce.
4! Se quedaron a {event} y bailaron con todo el mundo.
4 {X} bailó con seis a la vez.
6 El ratón presidió la mesa, al lado de {thing}. Comió como un señor y no dejó ni la corteza.
6 A la hora de irse hubo doce abrazos, de los que huelen a colonia y a pan tostado.
6 —Abrígate —decía la primera.
6 —Come —decía la segunda.
6 —Y no crezcas tan deprisa —decía la tercera.
6 Iban bajando en el cubo, muy derechas, con el bolso en las rodillas. El pozo preguntaba a cada una el nombre de su pueblo y no se equivocó ni una vez.
6 {X} encontró debajo de cada plato un caramelo.
8 —¿Y la silla? —avisó {F}. La de la silla ya iba por el fondo.
8 —Quedáosla —se oyó, muy abajo—. Por si vuelvo.
8 Hubo un silencio. Era raro: con doce personas menos, sobraba sitio por todas partes, hasta en la música.
8 —Suenan bien, tus abuelas —dijo {F} al pozo.
8 —Las pedí yo —reconoció el pozo, bajito—. Hace mucho que nadie pedía abuelas.
8 {X} puso la silla junto al pozo, abierta.
10 {H} se quedó pensando en aquello. A lo mejor el pozo no había oído tan mal. A lo mejor, cuando uno pide velas o jamón, por debajo está pidiendo otra cosa. Que venga alguien, por ejemplo, y le pregunte si ha merendado.`,
          en: `4! “And now, all the grans must go home,” said {H}.
4 “After pudding,” said the grans.
4! So they stayed for {event}, and danced with everybody.
4 {X} danced with six of them at a time.
6 The mouse sat at the head of the table, next to {thing}. It had very nice manners, and three helpings.
6 When it was time, there were twelve hugs, the sort that smell of soap and toast.
6 “Wrap up warm,” said the first.
6 “Eat up,” said the second.
6 “And don’t grow so fast,” said the third.
6 Down they went in the bucket, bolt upright, with their handbags on their knees. The well asked each of them for her village, and got them all right.
6 {X} found a boiled sweet under every plate.
8 “You’ve left your chair!” called {F}. The last gran was far down by then.
8 “You keep it,” came a voice. “I may be back.”
8 It went quiet. With twelve people fewer there was too much room in everything, and even in the music.
8 “They were nice, your grans,” {F} told the well.
8 “It’s a long time since anybody asked for one,” said the well, rather low.
8 {X} put the chair beside the well, and left it open.
10 {H} thought about that. It could be that the well had not heard so badly after all. It could be that, when you ask for pans or for cheese, you are asking for something else underneath. That somebody should come, say, and wonder if you have had your tea.`,
          alt: {
            es: '{H} y {F} bailan en la fiesta, junto a {thing}.',
            en: '{H} and {F} dance at the party, beside {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['well', 'mouse', 'bucket', 'music-note', 'chair'],
            time: 'sunset',
            shot: 'wide',
          },
        },
        {
          es: `0-2! Ahora el pozo oye. ¡Sube jamón!
0-2 {H} come. {F} come.
0-2 {X} come.
2-2! El ratón se come medio jamón. ¡Ñam!
4 El pozo ya no se equivocaba. Y las abuelas se habían ido.
4 {X} miraba el cubo.
4 —Está todo muy callado —dijo {F}.
6 {H} se asomó al pozo y pidió velas. Doce.
6 —Velas —repitió el pozo—. Mira que ahora oigo de maravilla.
6 —Ya —dijo {H}—. Pero óyelo como antes.
8 El pozo se rio por lo bajo, y las piedras le tintinearon. Era el primer encargo de su vida que venía con un secreto dentro.
10 La cuerda se puso tensa. El cubo dio un golpecito en la pared, y otro. Desde lo hondo, muy despacio, empezó a subir un olor a croquetas.
4! {H} pidió velas, pero de las otras. ¡Y subieron doce abuelas!`,
          en: `0-2! Now it can hear! Up comes the house!
0-2 {H} jumps. {F} jumps.
0-2 {X} claps.
2-2! And the mouse has got a house!
4 The well got it all right now. And the grans had gone home.
4 {X} looked into the bucket.
4 “It is very quiet,” said {F}.
6 “Twelve pans, please,” said {H}, with both hands round the words.
6 “Pans,” said the well. “My ears are very good now, you know.”
6 “I know,” said {H}. “But hear it the old way.”
8 The well laughed so low that its stones tinkled. It was the first order in all its life that came with a secret in it.
10 The rope went tight. The bucket knocked on the wall, once, and then once more. From far, far down, very slowly, there rose a smell of apple pie.
4! {H} asked for pans, but for the other kind. And up came twelve grans!`,
          alt: {
            es: '{H} y {F} se asoman al pozo, cerca de {thing}.',
            en: '{H} and {F} lean over the well, close to {thing}.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['crouch', 'happy'],
            X: ['stand', 'happy'],
            showsThing: true,
            props: ['well', 'bucket', 'mouse', 'chair'],
            time: 'sunset',
          },
        },
      ],
    },
  ],
}
