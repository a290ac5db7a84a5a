import type { Plot } from './plot.ts'

/** Something that everybody needs is gone; a trail leads to whoever took it, who had a good reason. */
export const search: Plot = {
  id: 'search',
  needs: ['beasts', 'ground'],
  refrains: { es: ['¡Pasito a pasito!', '¡Anda que anda!'], en: ['Step by step!', 'On they go!'] },
  blurb: {
    es: 'Falta muy poco para {event}, y {thing} no aparece. {H} y {F} salen a buscar{lo:lo/la} siguiendo unas huellas pequeñas. ¿Quién se {lo:lo/la} habrá llevado? ¿Y por qué?',
    en: '{event} is nearly here, and {thing} is gone. {H} and {F} follow a trail of tiny footprints. Who took it? And why?',
  },
  setup: {
    id: 'search/setup',
    titles: {
      es: ['Falta algo', 'Un hueco en la estantería', 'Unas huellas muy pequeñas'],
      en: ['Something is missing', 'A gap on the shelf', 'Very small footprints'],
    },
    moments: [
      {
        es: `0-2 {H} mira. {F} mira.
0-2! ¡No está {thing}!
4! [Aquella mañana/Ese día], {H} llegó a {place} antes que nadie.
4 Faltaba muy poco para {event}.
4! Pero {thing} no estaba en su sitio. ¡Solo quedaba polvo!
6 En medio del polvo se veía un hueco redondo y vacío.
6 {stake}
8 {H} pasó la mano por el hueco, por si los ojos le engañaban. Nada. Ni siquiera estaba frío: alguien había pasado por allí hacía muy poco.
10 Hay ausencias que hacen ruido, y aquella sonaba como una puerta abierta en plena noche.`,
        en: `0-2 {H} looks. {F} looks.
0-2! {thing} is gone!
4! [That morning/That day], {H} was the first one {at}.
4 It was nearly time for {event}.
4! But {thing} was not there. There was only dust!
6 In the middle of the dust there was a round and empty gap.
6 {stake}
8 {H} ran a hand over the gap, in case both eyes were wrong. Nothing. It was not even cold, so somebody had been there a moment before.
10 Some gaps make a noise, and this one sounded like a door left open in the middle of the night.`,
        alt: {
          es: '{H} descubre un hueco vacío donde debía estar {thing}.',
          en: '{H} finds an empty gap where {thing} should be.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'worried'],
          props: ['box'],
          together: ['point-to', 'H', 'F'],
        },
      },
      {
        es: `4 —¿{lo:Lo/La} has visto, {F!}? —preguntó {H}—. ¡Ha desaparecido!
4 {F} se acercó y olió el aire.
4 —Huele a hierba mojada —dijo—. Y mira el suelo.
4! Había unas huellas pequeñas, como de pies con prisa.
6 {H} se agachó hasta que la nariz casi tocó el suelo. Una huella, dos huellas, tres huellas. Y después, un salto enorme.
6 —Quien haya sido tiene las patas cortas —dijo {F}—. Cortas y mojadas.
6 —Y mucha prisa —añadió {H}.
6 [Un poco más allá encontraron una hebra de lana azul./De una astilla colgaba una hebra de lana azul.] {H} se la guardó en el bolsillo, porque las pistas pequeñas suelen crecer.
8 —Podríamos avisar a todo el mundo y esperar sentados —dijo {F}, que no se había sentado en toda la mañana.
8 —O podríamos seguir las huellas antes de que se sequen.
8 Se miraron. Ninguna mañana tranquila había empezado nunca con una pregunta tan buena. Contaron los pasos, midieron el salto y dibujaron la huella en un papel: tres deditos delante y un talón redondo detrás.
8 —No es de perro —dijo {H}—. Ni de gato. Y un pato no usa lana.
10 {F} propuso una lista de sospechosos. La hicieron corta, porque no conocían a nadie que robara, y la rompieron enseguida, porque una lista así pone triste a cualquiera.
10 —Mejor buscamos una razón —dijo {H}—. La razón nos llevará hasta la persona, y no al revés.
10 Era una buena idea, de esas que llegan despacio y se quedan a vivir.`,
        en: `4 “Have you seen it, {F!}?” asked {H}. “It has gone!”
4 {F} came close and sniffed the air.
4 “I smell wet grass,” said {F}. “And look at the floor.”
4! There were small footprints, like feet in a hurry.
6 {H} bent down with {H.his} nose nearly on the floor. One print, two prints, three prints. Then came one huge jump.
6 “Whoever it was has short legs,” said {F}. “Short and wet.”
6 “And no time to lose,” added {H}.
6 [A little way off they found a thread of blue wool./A thread of blue wool hung from a splinter.] {H} put it safely in a pocket, because small clues like to grow.
8 “We could tell everyone and sit down to wait,” said {F}, who had not sat down all morning.
8 “Or we could follow the prints before they dry.”
8 They looked at each other. No quiet morning had ever begun with such a good question. They counted the steps, measured the jump and drew one print on paper. It had three little toes in front and a round heel behind.
8 “It is not a dog,” said {H}. “It is not a cat. And a duck does not wear wool.”
10 {F} wanted a list of suspects. They made it short, since they did not know any thieves, and then they tore it up, since a list like that can make anyone sad.
10 “Let’s look for a reason,” said {H}. “The reason will lead us to the somebody, and not the other way round.”
10 It was a good idea, the sort that comes in slowly and stays to live with you.`,
        alt: {
          es: '{H} y {F} estudian unas huellas diminutas en el suelo.',
          en: '{H} and {F} study tiny footprints on the floor.',
        },
        picture: {
          H: ['crouch', 'thoughtful', 'magnifier'],
          F: ['point', 'surprised'],
          props: ['footprints', 'thread'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Hay huellas! ¡Pim, pam, pum!
2-2 ¿De quién serán?
4! Las huellas se alejaban. ¡Plof, plof, plof!
4 —¿Vamos? —preguntó {H}.
4 —¡Vamos! —dijo {F}.
6 {X} les dio un trozo de pan para el camino y les deseó suerte.
6 El viento ya empezaba a borrar la primera huella.
8 Tenían una hebra de lana y muy poco tiempo. No era mucho, pero había aventuras que empezaban con menos.
10 Detrás, el hueco vacío pareció quedarse esperando.
6 [Si querían llegar a tiempo, había que correr./No quedaba ni un minuto que perder.]`,
        en: `0-2 Look, footprints! Pit, pat, pit!
2-2 Whose can they be?
4! The prints went on and on. Plip, plip, plop!
4 “Shall we?” asked {H}.
4 “Let’s go!” said {F}.
6 {X} gave them bread for the road and wished them luck.
6 The wind had begun to rub out the first print.
8 They had a bit of wool and not much time. It was not a lot, but adventures had begun with less.
10 Behind them the empty gap seemed to settle down and wait.
6 [To be in time, they would have to run./There was not a minute to lose.]`,
        alt: {
          es: '{H} y {F} salen siguiendo el rastro de huellas.',
          en: '{H} and {F} set out along the trail of prints.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'excited'],
          X: ['wave', 'happy'],
          props: ['footprints'],
          shot: 'wide',
          weather: 'wind',
        },
      },
    ],
  },
  setback: {
    id: 'search/setback',
    titles: { es: ['El rastro se acaba', 'Ni una huella más'], en: ['The trail ends', 'Not one more print'] },
    moments: [
      {
        es: `0-2 ¡Ay! No hay huellas.
0-2 {H} se sienta. {F} también.
4! Y entonces se puso a llover. La lluvia lavó el suelo.
4 —¡Las huellas! —gritó {H}.
4! Ya no quedaba ninguna.
6 El agua corría {at} y se llevaba el rastro en hilitos de barro.
8 {H} intentó tapar la última con las manos. Durante un segundo pareció que funcionaba. Después también se la llevó la lluvia.
10 No hubo truenos ni nada grandioso; solo una lluvia paciente que hacía su trabajo sin preguntar.`,
        en: `0-2 Oh no! No prints.
0-2 {H} sits. {F} sits.
4! And then it rained {at}. The rain washed the ground.
4 “The prints!” cried {H}.
4! There was not one left.
6 Water ran everywhere and took the trail away in thin brown streams.
8 {H} tried to cover the last one with both hands. For a second it seemed to work. Then the rain had that one too.
10 There was no thunder, nothing grand; just a patient sort of rain that did its job and asked no questions.`,
        alt: { es: 'La lluvia borra las huellas delante de {H}.', en: 'Rain washes away the prints in front of {H}.' },
        picture: {
          H: ['kneel', 'sad'],
          F: ['stand', 'worried', 'umbrella'],
          weather: 'rain',
          props: ['cloud'],
          shot: 'wide',
        },
      },
      {
        es: `4 Se sentaron sin decir nada. Hacía frío.
4 —Es culpa mía —dijo {H}—. Fui muy despacio.
4 —No —dijo {F}—. Las nubes no te preguntaron.
4 {H} sonrió un poquito. Solo un poquito.
6 Hubo un silencio largo, de los que se oyen. Una gota le cayó a {H} en la punta de la nariz, se quedó allí colgando y terminó por caer.
6 —Si volvemos ahora, nadie nos va a reñir —dijo {F}.
6 —No. Pero yo sí que me acordaría.
6 {H} sacó la hebra de lana azul. Estaba empapada y brillaba más que antes. La estiró entre los dedos: no era un hilo suelto, era la punta de algo tejido a mano.
8 —¿Quién teje con lana azul? —preguntó en voz baja.
8 {F} abrió la boca para decir que no lo sabía. La cerró. La volvió a abrir.
8 —Alguien que tiene frío —contestó—. O alguien que quiere a alguien que tiene frío.
8 A l{HF:os/as} dos les pareció que la lluvia sonaba distinta. {X} también levantó la cabeza.
8 Por primera vez en toda la tarde, no buscaban unas huellas. Buscaban un motivo.
10 Es curioso lo que hace un fracaso cuando se le deja estar un rato a solas. Al principio pesa. Luego se aburre y empieza a señalar cosas que antes no se veían.
10 —No hemos perdido el rastro —dijo {H}, y se puso en pie—. Hemos perdido las huellas, que no es lo mismo.
10 {F} se sacudió el agua como quien cierra una discusión.`,
        en: `4 They sat down and said nothing. It was cold.
4 “It is my fault,” said {H}. “I was too slow.”
4 “No,” said {F}. “The clouds did not ask you.”
4 {H} smiled a little. Just a little.
6 There was a long silence, the kind you can hear. A drop landed on the tip of a nose, hung there for a while and fell off.
6 “If we go back now, nobody will be cross,” said {F}.
6 “No. But I would know.”
6 {H} took out the thread of blue wool. It was soaking wet and brighter than before. It was not a loose thread at all. It was the end of something knitted by hand.
8 “Who knits with blue wool?” {H} asked softly.
8 {F} began to say that nobody knew. Then came a pause, and another try.
8 “Somebody who is cold,” said {F}. “Or somebody who loves somebody who is cold.”
8 The rain seemed to sound different after that. {X} looked up as well.
8 For the first time all day they were not looking for prints. They were looking for a reason.
10 It is odd what a failure does when you leave it alone for a while. At first it is heavy. Then it gets bored and starts to point at things you had not seen.
10 “We have not lost the trail,” said {H}, and stood up. “We have lost the prints, and that is not the same.”
10 {F} shook off the water like somebody ending an argument.`,
        alt: { es: '{F} consuela a {H} bajo la lluvia.', en: '{F} comforts {H} in the rain.' },
        picture: {
          H: ['sit', 'sad', 'thread'],
          F: ['sit', 'calm'],
          X: ['stand', 'thoughtful'],
          weather: 'rain',
          together: ['hug', 'F', 'H'],
        },
      },
      {
        es: `0-2 ¡Chsss! ¿Qué suena?
2-2 Suena muy cerca.
4 La lluvia paró de golpe.
4! Y entonces lo oyeron: un canto muy bajito. ¡La, la, la!
4 —Viene de ahí —susurró {F}.
6 Era una nana, de las que se cantan para que alguien deje de temblar.
6 Las gotas que quedaban en las hojas parecían llevar el ritmo.
8 {H} apretó la lana en el puño. Ya no hacían falta huellas: bastaba con seguir la canción.
10 Y la canción, como si lo supiera, esperó a que dieran el primer paso.`,
        en: `0-2 Shhh! What is that?
2-2 It is very near.
4 The rain stopped.
4! And then they heard it: a tiny song. La, la, la!
4 “It comes from there,” {F} whispered.
6 It was a lullaby, the kind you sing to stop a shiver.
6 The last drops on the leaves seemed to keep time.
8 {H} closed a fist around the wool. They had no need of prints now, for they could follow the song.
10 And the song, as if it knew, waited for them to take the first step.`,
        alt: {
          es: '{H} y {F} escuchan una canción que llega de lejos.',
          en: '{H} and {F} listen to a song from far away.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'excited'],
          props: ['music-note'],
          time: 'sunset',
          together: ['whisper', 'F', 'H'],
        },
      },
    ],
  },
  climax: {
    id: 'search/climax',
    scares: ['heights'],
    titles: {
      es: ['Lo más difícil', 'El paso estrecho', 'Un último esfuerzo'],
      en: ['The hardest part', 'The narrow way', 'One last push'],
    },
    moments: [
      {
        es: `0-2 Es alto. Es difícil.
0-2 {H} mira a {F}.
4! El rastro acababa {at}, en un hueco estrecho. De dentro salía una canción.
4! Dentro brillaba algo. ¡Era {thing}!
4 Pero el hueco estaba alto, muy alto.
6 Entre la luz y sus pies solo había piedras que resbalaban.
8 {H} tragó saliva. Desde abajo, el camino parecía corto; bastaba mirarlo otra vez para que creciera.
10 Lo fácil siempre queda cerca del suelo, pensó. Lo que importa suele estar un poco más arriba.`,
        en: `0-2 It is so high.
0-2 {H} looks at {F}.
4! The trail ended {at}, at a narrow gap. A tiny song came out of it.
4! Something shone inside. It was {thing}!
4 But the gap was high, so very high.
6 Between them and the light there were only slippery stones.
8 {H} took a breath. From below the way had looked short, but each new look made it longer.
10 Easy things stay close to the ground, thought {H}. The ones that matter live a little higher up.`,
        alt: { es: '{H} y {F} miran hacia un hueco alto que brilla.', en: '{H} and {F} look up at a gap that glows.' },
        picture: {
          H: ['point', 'worried'],
          F: ['stand', 'surprised'],
          showsThing: true,
          props: ['stone'],
          shot: 'wide',
          time: 'sunset',
        },
      },
      {
        es: `4! Allí, en lo alto, estaba lo que buscaban. ¿Cómo llegar?
6 {H} dio un paso. Una piedra rodó y se perdió abajo. ¡Cloc, cloc, cloc!
6 —Despacio —dijo {F}—. Yo miro dónde pones los pies.
6 Arriba, la luz parpadeó, como si también tuviera un poco de miedo.
8 [El segundo paso fue peor que el primero, y el tercero fue peor que el segundo./El primer paso fue malo, el segundo fue peor y el tercero ni lo contaron.] Aun así, ninguno de los pies se dio la vuelta.
8 —¿Sigues ahí? —preguntó {H} sin volver la cabeza.
8 —Sigo aquí —contestó {F}—. Y pienso seguir aquí un buen rato.
10 En algún momento dejaron de contar los pasos. Había uno, el siguiente, y con ese tenían de sobra. El viento empujaba por la derecha; se inclinaban a la izquierda y seguían.`,
        en: `4! There it was, high up. But how could they reach it?
6 {H} took one step. A stone rolled away and was gone. Clack, clack, clack!
6 “Slowly,” said {F}. “I will watch your feet for you.”
6 Above them the light blinked, as if it were a bit scared too.
8 [The second step was worse than the first, and the third was worse than both./The first step was bad, the second was worse, and nobody talked about the third.] Even so, not one foot turned back.
8 “Are you still there?” asked {H}, looking straight ahead.
8 “Still here,” said {F}. “And I plan to be here for a good while yet.”
10 At some point they stopped counting. There was one step, the next one, and that was plenty. The wind pushed from the right; they leaned to the left and went on.`,
        alt: {
          es: '{H} sube con cuidado mientras {F} ayuda desde abajo.',
          en: '{H} climbs with care while {F} helps from below.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'determined'],
          X: ['cheer', 'excited'],
          props: ['stone', 'rope'],
          showsThing: true,
        },
      },
      {
        es: `0-2 ¡Un, dos, tres! ¡Arriba!
2-2 ¡Ya casi está!
4 Y por fin, {H} asomó la cabeza.
4! Allí estaba {thing}. ¡Y no estaba sol{lo:o/a}!
4 Dos ojos redondos miraban desde lo oscuro.
6 —No os enfadéis —dijo una voz pequeñita—. Por favor.
8 Llevaba una bufanda azul a la que le faltaba una hebra. La misma hebra, exactamente, que {H} tenía en el bolsillo.
10 De todas las cosas que {H} había pensado decir en ese momento, no le quedaba ninguna.`,
        en: `0-2 One, two, three! Up!
2-2 They are nearly there!
4 And at last, {H} looked inside.
4! There was {thing}. And it was not alone!
4 Two round eyes looked out of the dark.
6 “Please do not be cross,” said a very small voice.
8 It wore a blue scarf, and the scarf had lost a thread. It was the very thread that {H} had kept.
10 Of all the things {H} had planned to say just then, not one was left.`,
        alt: { es: '{H} encuentra {thing} y ve dos ojos redondos.', en: '{H} finds {thing} and sees two round eyes.' },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['crouch', 'excited'],
          showsThing: true,
          props: ['mouse', 'scarf'],
          shot: 'close',
          time: 'sunset',
        },
      },
    ],
  },
  resolution: {
    id: 'search/resolution',
    titles: {
      es: ['Todo en su sitio', 'La vuelta a casa', 'Una luz para dos'],
      en: ['Everything in its place', 'The way home', 'Light enough for two'],
    },
    moments: [
      {
        es: `0-2 Es un ratón. Tiene frío.
0-2 {H} lo abraza.
4! Era un ratón gris, con tres deditos y mucho frío.
4 —Mi hermano pequeño tiembla de noche —dijo—. Abrazado a esto, se duerme.
4 {H} miró a {F}.
6 En un rincón, otro ratón más chiquitín asomó bajo la bufanda azul.
8 —Pensé en devolver{lo:lo/la} —dijo el ratón gris—. Lo pensé cada mañana. Y cada noche volvía a hacer frío.
10 No sonaba a excusa. Sonaba a cansancio, que es una cosa mucho más seria.`,
        en: `0-2 It is a mouse. It is cold.
0-2 {H} gives it a hug.
4! It was a grey mouse, with three little toes, and very cold.
4 “My little brother shivers at night,” it said. “He sleeps if he can hug this.”
4 {H} looked at {F}.
6 In a corner an even smaller mouse peeped out from under the blue scarf.
8 “I meant to bring it back,” said the grey mouse. “I meant to every morning. And every night it was cold again.”
10 It did not sound like an excuse. It sounded tired, which is a far more serious thing.`,
        alt: { es: 'Un ratón con bufanda habla con {H} y {F}.', en: 'A mouse in a scarf talks to {H} and {F}.' },
        picture: {
          H: ['kneel', 'calm'],
          F: ['kneel', 'surprised'],
          props: ['mouse', 'scarf', 'nest'],
          showsThing: true,
          shot: 'close',
        },
      },
      {
        es: `4 Nadie riñó a nadie. Había trabajo.
4 {F} tapó las rendijas con hojas secas. {H} trajo paja y lana.
4 —¿Y ahora? —preguntó {H}.
4 —¡Calentito! —dijo el ratón.
6 Trabajaron hasta que no entró ni un soplo de aire. El ratón pequeño bostezó, dio dos vueltas sobre sí mismo y se durmió antes de terminar la tercera.
6 —No sabía que se podía pedir —dijo el ratón gris.
6 —Pues ya lo sabes —contestó {H}—. Se llama a la puerta y se pide.
6 Entonces el ratón empujó {thing} con las dos patas. Llegó despacio hasta los pies de {H}.
8 {X} prometió volver el domingo con una manta vieja, y todos supieron que cumpliría.
8 —Venid a la fiesta —dijo {F}—. Los dos.
8 —¿Después de lo que hicimos?
8 —Después de lo que habéis devuelto.
8 El ratón gris se quitó la bufanda, cosió con un nudo la hebra que le faltaba y se la volvió a poner. Parecía otra bufanda. Parecía, también, otro ratón.
10 El camino de vuelta siempre es más corto, aunque nadie sepa explicar por qué. Las piedras que resbalaban resultaron ser escalones; el hueco oscuro, una ventana. Hablaron todo el rato y no se acordarían después de qué.
10 A mitad del camino {H} se dio la vuelta. Arriba, muy pequeño, el nido tenía una luz propia: la de una casa en la que alguien duerme.`,
        en: `4 Nobody was cross. There was work to do.
4 {F} filled the cracks with dry leaves. {H} brought straw and wool.
4 “And now?” asked {H}.
4 “So warm!” said the mouse.
6 They worked until there was not a puff of wind inside. The little mouse yawned, turned around twice and fell asleep before the third turn was done.
6 “I did not know that you could ask,” said the grey mouse.
6 “Now you do,” said {H}. “You knock on the door, and you ask.”
6 Then the mouse pushed {thing} along with both paws. It went very slowly, right up to {H}.
8 {X} promised to come back on Sunday with an old blanket, and everyone knew that it was true.
8 “Come to the party,” said {F}. “Both of you.”
8 “After what we did?”
8 “After what you gave back.”
8 The grey mouse took off the scarf, tied the missing thread back on with a knot and put it on again. It looked like a new scarf. It looked, too, like a new mouse.
10 The way home is always shorter, and nobody can say why. The slippery stones turned out to be steps, and the dark gap a window. They talked the whole time and could not remember later what about.
10 Halfway down {H} turned to look. High up and very small, the nest had a light of its own: the light of a house where somebody is asleep.`,
        alt: { es: '{H} y {F} arreglan el nido de los ratones.', en: '{H} and {F} mend the nest of the mice.' },
        picture: {
          H: ['hold', 'happy', 'leaf'],
          F: ['hold', 'happy'],
          X: ['wave', 'happy'],
          props: ['nest', 'mouse'],
          together: ['face-to-face', 'H', 'F'],
        },
      },
      {
        es: `0-2! ¡Aquí está {thing}!
0-2 {lo:Lo/La} trae un ratoncito.
0-2 {H} salta. {F} ríe.
4! Aquella noche, {thing} volvió a su sitio.
4! ¡Y empezó {event}! Hubo abrazos, y música, y dos ratones en primera fila.
6 Donde por la mañana había un hueco, ahora todo brillaba.
8 —¿Sabes qué? —dijo {F}—. Mañana podríamos no buscar nada.
8 {H} se rio y apoyó la cabeza en el hombro de {F}.
10 El hueco de la mañana parecía cosa de otro libro.
4 {H} miró a {F} y guiñó un ojo.`,
        en: `0-2! Here is {thing}!
0-2 A mouse has brought it.
0-2 {H} jumps. {F} laughs.
4! That night, {thing} was back in its place.
4! Now it was time for {event}! There were hugs, and music, and two mice in the front row.
6 Where there had been a gap that morning, everything shone.
8 “Do you know what?” said {F}. “Tomorrow we could look for nothing at all.”
8 {H} laughed and leaned close to {F}.
10 The gap of that morning seemed to belong to some other book.
4 {H} looked at {F} and winked.`,
        alt: {
          es: '{H} y {F} celebran junto a {thing}, por fin en su sitio.',
          en: '{H} and {F} celebrate beside {thing}, back in its place.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['dance', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['mouse', 'balloon'],
          time: 'night',
          shot: 'wide',
          together: ['high-five', 'H', 'F'],
        },
      },
    ],
  },
}
