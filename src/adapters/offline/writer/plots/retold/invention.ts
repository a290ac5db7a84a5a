import type { Plot } from '../plot.ts'

/** The same machine that goes backwards: first on a list of good points, then by way of a mirror. */
export const inventionRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'invention/setup/catalogue',
      titles: {
        es: ['Sin instrucciones', 'La máquina tímida', 'Tres botones y un embudo'],
        en: ['No instructions', 'The shy machine', 'Three buttons and a funnel'],
      },
      moments: [
        {
          es: `0-2 Una tuerca. Un muelle. ¡Clac!
0-2 {H} aprieta. {F} sopla.
2-2 ¡Es una máquina con ruedas!
4! La última pieza encajó: ¡clac! Ya había máquina {at}.
4! Tenía que llevar {thing}. Hacía falta para {event}.
4 El año pasado {lo:lo/la} llevaron en brazos. ¡Y cayó en la olla de la sopa!
6 {stake} Este año irían sobre cuatro ruedas y un embudo.
6 —¿Para qué sirve el embudo? —preguntó {H}.
6 —Da confianza —dijo {F}.
8 La habían hecho con medio triciclo, una mecedora y el motor de una batidora. El motor aún se acordaba de las mayonesas.
10 No tenía instrucciones, porque las instrucciones se escriben después, cuando ya se sabe qué es lo que no hay que tocar. De momento había que tocarlo todo.`,
          en: `0-2 A nut. A spring. Clunk!
0-2 {H} turns. {F} blows.
2-2 It is a machine, on wheels!
4! The last bit went in: clunk! Now there was a machine {at}.
4! It was to carry {thing}. They needed it for {event}.
4 Last year they carried it in their arms. Splash, into the soup!
6 {stake} This year it would go on four wheels and a funnel.
6 “What is the funnel for?” asked {H}.
6 “It looks sure of itself,” said {F}.
8 It was made of what there was. There was half a tricycle, a rocking chair, and the motor of a mixer that still dreamed of cream.
10 It had no instructions, since those are written afterwards, when you know what must not be touched. For now they had to touch it all.`,
          alt: {
            es: '{H} aprieta la última tuerca de una máquina.',
            en: '{H} turns the last nut of a machine with wheels.',
          },
          picture: {
            H: ['kneel', 'determined', 'wrench'],
            F: ['stand', 'happy'],
            props: ['gear', 'wheel', 'box'],
            showsThing: true,
            shot: 'wide',
          },
        },
        {
          es: `4! —¡Tres, dos, uno! —gritó {F}.
4! La máquina arrancó... y se fue hacia atrás, despacito, hasta un rincón.
4 —Es tímida —dijo {H}.
4 {X} le puso un trapo encima para que no se viera mirada.
4! Segunda salida. ¡Otra vez al rincón!
6 Le cambiaron las ruedas de delante por las de atrás. Se fue al mismo rincón, pero más contenta.
6 —Vamos a apuntar lo que sí hace —propuso {F}.
6 Salió una lista larga: rueda, pita, brilla, huele a batido y no se queja.
6 —¿Y lo que no hace?
6 —Ir —dijo {H}.
6 Era una lista muy corta. Daba rabia que una palabra tan pequeña pesara tanto.
6 {X} quiso enseñarle con el ejemplo y cruzó tres veces de un lado a otro, haciendo «brum». La máquina miró con mucho interés.
6 Al cuarto intento soltó un tornillo. Rodó hasta {H} y se tumbó a sus pies.
8 —¿Y si la obligamos? —dijo {H}, que tenía ya aceite hasta en las orejas.
8 —Conmigo no ha funcionado nunca —dijo {F}—. Cuanto más me empujan, más freno.
8 {H} se quedó pensando si hablaba de la máquina.
8 {X} propuso ponerle un nombre, porque sin nombre no obedece nadie. Estuvieron un buen rato, y al final se quedó sin nombre y con tres motes.
8 Entre el rincón y el camino había seis pasos. Los midieron. Hacia delante eran muchísimos.
10 ¶Hay cosas que fallan de cualquier manera y cosas que fallan siempre igual. Las primeras no tienen arreglo. Las segundas, decía {F}, no están fallando: están insistiendo.
10 —¿En qué? —preguntó {H}.
10 —Eso no lo dice. Es tímida.
10 ¶{H} abrió el cuaderno y escribió: «Prueba tres, hacia atrás, con mucha educación». Luego miró la página al trasluz, por si del otro lado se entendía mejor.`,
          en: `4! “Three, two, one!” called {F}.
4! The machine set off... backwards, very slowly, and into a corner.
4 “It is shy,” said {H}.
4 {X} put a cloth on it, so that it would not feel looked at.
4! They tried it again. Back it went to the corner!
6 They put the front wheels at the back. It went to the same corner, but it looked happier.
6 “Let’s write down what it does do,” said {F}.
6 It was a long list. It rolls, it beeps, it shines, it smells of cream and it does not grumble.
6 “And what does it not do?”
6 “Go,” said {H}.
6 That was a very short list. It was not fair that one small word should weigh so much.
6 {X} tried to show it how. {X} went across the floor three times and said “brum”. The machine watched with great interest.
6 At the fourth go it let a screw drop. It rolled up to {H} and lay down.
8 “What if we force it?” said {H}, who had oil behind both ears by now.
8 “That has never worked with me,” said {F}. “The more they push, the more I brake.”
8 {H} wondered if this was still about the machine.
8 {X} thought that it should have a name, as nobody does what you say without one. It took a good while, and ended with no name and three nicknames.
8 From the corner to the road it was six steps. They measured them. Forwards, it was ever so many.
10 ¶Some things go wrong in any old way and some go wrong in just the same way each time. The first kind cannot be mended. The second kind, said {F}, is not going wrong at all. It is trying to tell you something.
10 “What?” asked {H}.
10 “It will not say. It is shy.”
10 ¶{H} took the notebook and wrote: “Test three. Backwards, with very good manners.” Then {H} held the page up to the light, in case it made more sense from the other side.`,
          alt: {
            es: '{H} piensa con un lápiz y {F} se agacha junto a la máquina.',
            en: '{H} thinks, pencil in hand, and {F} bends down by the machine.',
          },
          picture: {
            H: ['think', 'thoughtful', 'pencil'],
            F: ['crouch', 'calm'],
            X: ['point', 'happy'],
            props: ['gear', 'wheel', 'book'],
          },
        },
        {
          es: `0-2 ¡Brum! Va hacia atrás.
0-2 {H} empuja. ¡Uf!
0-2 {X} también empuja.
2-2 {F} ata una lata: ¡tolón!
4! —Pues la empujamos —dijo {H}—. Hasta la fiesta.
4 Subieron {thing} con tres nudos bien fuertes.
4! Y se pusieron en camino. ¡Ñic, ñic, ñic!
4 A la máquina le daba un poco de vergüenza.
6 {F} le colgó una lata detrás, para que tuviera conversación.
6 {X} llenó una bolsa de piezas de repuesto. Casi todas eran galletas.
8 —¿Y si nos ven empujar una máquina que anda sola? —preguntó {F}.
8 —Diremos que la estamos paseando —contestó {H}, y se guardó el tornillo.
10 Era una respuesta digna. Lo malo de las respuestas dignas es que hay que seguir empujando después de darlas, y el camino, desde allí, se veía entero.`,
          en: `0-2 Brum! It goes back.
0-2 {H} pushes. Oof!
0-2 {X} pushes too.
2-2 {F} ties on a tin: clang!
4! “Then we will push it,” said {H}. “All the way to the party.”
4 They tied on {thing} with three good knots.
4! And out they went. Squeak, squeak, squeak!
4 The machine looked a bit shy about it.
6 {F} tied a tin on behind, so that it had somebody to talk to.
6 {X} filled a bag with spare parts. Most of them were biscuits.
8 “What if they see us push a machine that runs by itself?” asked {F}.
8 “We will say that it is out for a walk,” said {H}, and kept the screw.
10 It was a dignified answer. The trouble with those is that you have to go on pushing afterwards, and from there you could see the whole of the way.`,
          alt: {
            es: '{H} y {F} empujan la máquina por el camino.',
            en: '{H} and {F} push the machine along the way.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['walk', 'happy'],
            X: ['walk', 'happy'],
            props: ['wheel', 'bucket', 'gear'],
            showsThing: true,
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'invention/setback/undone',
      titles: {
        es: ['Veintitrés piezas en fila', 'El tornillo de más'],
        en: ['Twenty-three parts in a row', 'The last part'],
      },
      moments: [
        {
          es: `0-2 Uf. La máquina se para.
0-2 {H} la toca. ¡Quema!
2-2 No hace brum. No hace nada.
4! La máquina se paró {at}. No tosió. No pitó. Nada.
4! {H} bajó la palanca. {H} subió la palanca. ¡Nada de nada!
4 —Se ha enfadado —dijo {F}.
6 La empujaron y no rodaba. Tiraron y tampoco. Ni siquiera quería ir hacia atrás.
6 {H} se sentó en el suelo, de espaldas a la máquina. También {H} estaba un poco enfadad{H:o/a}.
8 Con {thing} encima y la tarde cayendo, aquello parecía menos un invento que un perchero.
10 Cuando algo hace mal una cosa, uno se queja. Cuando deja de hacerla, uno la echa de menos.`,
          en: `0-2 Oof. The machine stops.
0-2 {H} pats it. It is hot!
2-2 No brum. It does not do a thing.
4! The machine stopped dead {at}. It did not cough. It did not beep.
4! {H} pulled the lever down. {H} pushed it up. Nothing!
4 “It is cross,” said {F}.
6 They pushed, and it would not roll. They pulled, and it would not roll. It would not even go back.
6 {H} sat down with {H.his} back to the machine. {H} was a bit cross as well.
8 With that load on top and evening coming on, it looked less like an invention than a coat stand.
10 When a thing does something badly, you complain. When it stops doing it, you find that you miss it.`,
          alt: {
            es: 'La máquina se ha parado y {H} se sienta, triste.',
            en: 'The machine has stopped; {H} sits down, sad.',
          },
          picture: {
            H: ['sit', 'sad'],
            F: ['stand', 'worried'],
            showsThing: true,
            props: ['gear', 'wheel', 'box'],
            shot: 'wide',
          },
        },
        {
          es: `4! —Vamos a mirarla por dentro —dijo {F}, y extendió una manta.
4 Sacaron las piezas de una en una y las pusieron en fila. ¡Veintitrés!
4 {X} les puso nombre, para no perder ninguna.
4! En medio de todo había un muelle gordo, apretadísimo.
6 —¿Y este qué hace? —preguntó {F}.
6 {H} no se acordaba. Lo había puesto el primer día, porque sobraba sitio.
6 Al soltarlo, el muelle dio un salto, un grito y tres vueltas. Luego se quedó en la manta, temblando de alivio.
6 —Estaba aguantando la respiración —dijo {F}.
6 —Tres semanas —dijo {H}. Y se le pasó el enfado, al ver dónde le dolía.
6 Volvieron a montar todo lo demás. Cada pieza entraba sola, como quien se sabe el camino de casa.
6 {X} avisó de que sobraba una.
8 —El muelle no vuelve —dijo {H}—. Ese se viene conmigo, de paseo.
8 Antes de cerrar la tapa, {F} sopló dentro por si quedaba polvo. Quedaba. Se le quedó a {F} una cara de chimenea que duró hasta la noche.
8 —¿Le digo algo? —preguntó {H}, con la mano en la palanca.
8 —Dile que vaya por donde quiera.
10 ¶Es una orden muy difícil de dar para un inventor. Llevan dentro una flecha, y la flecha apunta siempre hacia delante. {H} tragó saliva y se la quitó, por lo menos hasta la cena.
10 —Por donde quieras —le dijo a la máquina. Y bajó la palanca con dos dedos.`,
          en: `4! {F} put a blanket down. “Let’s have a look inside,” said {F}.
4 They took the parts out one by one, and put them in a row. Twenty-three!
4 {X} gave them names, so that none of them got lost.
4! In the very middle was a fat spring, squeezed up tight.
6 “What does this one do?” asked {F}.
6 {H} could not remember. It went in on the first day, as there was room.
6 When they let it go, it gave a jump, a yell and three somersaults. Then it lay on the blanket and shook with relief.
6 “It was holding its breath,” said {F}.
6 “For three weeks,” said {H}, who could see now where it hurt, and was not cross any more.
6 They put all the rest back. Each part went in by itself, like somebody who knows the way home.
6 {X} told them that there was one left over.
8 “The spring is not going back,” said {H}. “It is coming for a walk with me.”
8 Before they shut the lid {F} blew inside, in case of dust. There was some. {F} had the face of a chimney for the rest of the day.
8 “Should I say something to it?” asked {H}, one hand on the lever.
8 “Tell it to go where it likes.”
10 ¶For an inventor that is a hard thing to say. They all have an arrow inside, and the arrow always points ahead. {H} took a deep breath and put it away, at least until supper.
10 “Where you like,” said {H} to the machine, and pulled the lever with two fingers.`,
          alt: {
            es: '{H} y {F} ponen en fila las piezas de la máquina.',
            en: '{H} and {F} lay out the parts of the machine.',
          },
          picture: {
            H: ['kneel', 'thoughtful', 'wrench'],
            F: ['crouch', 'calm', 'gear'],
            X: ['point', 'happy'],
            props: ['wheel', 'gear', 'blanket'],
            shot: 'close',
          },
        },
        {
          es: `0-2 ¡Clac! ¡Ya está!
0-2 {F} salta. ¡Anda!
0-2 {X} grita: ¡eh!
2-2 ¡Se va, se va! ¡Corre!
4! La máquina ronroneó como un gato. ¡Y salió disparada!
4 Hacia atrás, naturalmente.
4! —¡Espera, que vas con lo importante! —gritaba {F}.
4 Corrieron detrás, y corrían riendo.
6 {H} notaba el muelle en el bolsillo, que daba saltitos de contento a cada zancada.
6 La lata iba cantando por todo el camino.
8 {X} pidió a gritos que alguien la parase. La gente se apartó y aplaudió, porque creyó que era una carrera.
8 —¿Dónde hemos puesto el freno? —preguntó {F}.
8 —En el segundo modelo —dijo {H}, sin aliento.
10 La alcanzaron donde el camino empezaba a subir. Allí estaba, esperando, de espaldas a la cuesta y mirándolos venir, como si fuera la única que supiera hacia dónde se iba.`,
          en: `0-2 Clunk! That is it!
0-2 {F} jumps. It goes!
0-2 {X} shouts: hey!
2-2 Off it goes! Run, run, run!
4! The machine purred like a cat. And off it shot!
4 It went back, of course.
4! “Wait, you have got our things!” cried {F}.
4 They ran behind, and they laughed as they ran.
6 {H} felt the spring in one pocket, hopping for joy at each step.
6 The tin sang all the way.
8 {X} shouted for somebody to stop it. People stood back and clapped, since they took it for a race.
8 “Where did we put the brake?” asked {F}.
8 “On the next model,” said {H}, out of breath.
10 They caught up with it where the way begins to climb. There it was, waiting, its back to the hill and its face to them, as if it alone knew which way they were going.`,
          alt: { es: 'La máquina huye y {H} y {F} corren detrás.', en: 'The machine runs off; {H} and {F} chase it.' },
          picture: {
            H: ['run', 'happy'],
            F: ['run', 'excited'],
            X: ['wave', 'surprised'],
            showsThing: true,
            props: ['wheel', 'gear'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'invention/climax/mirror',
      titles: {
        es: ['La cuesta del revés', 'Lo que vio el cazo', 'A la de tres, al revés'],
        en: ['The wrong way up', 'What the spoon saw', 'On three, turn round'],
      },
      moments: [
        {
          es: `0-2 Una cuesta. ¡Uy, uy!
0-2 {H} mira. {F} mira.
2-2 La máquina no sube. ¡Se baja!
4! Solo faltaba la cuesta. ¡Menuda cuesta había {at}!
4 Arriba se veía un hueco entre piedras, y salía humo de sopa.
4! Ya estaban todos. ¡Y faltaba {thing}!
6 —¿Cuánto mide? —preguntó {F}.
6 —No se lo preguntes —dijo {H}—, que se crece.
8 La máquina miró la cuesta, o eso pareció, y bajó un palmo sin que nadie se lo pidiera.
10 Empezaba a oírse la banda: una tuba, dos flautas y alguien que llevaba un rato afinando. Tocaban lo que se toca cuando falta alguien, que es siempre lo mismo.`,
          en: `0-2 A hill. Oh dear!
0-2 {H} looks. {F} looks.
2-2 The machine goes down, not up!
4! Only the hill was left. And what a hill it was, {at}!
4 At the top was a gap in the stones, and a smell of soup.
4! They were all there. And where was {thing}?
6 “How high is it?” asked {F}.
6 “Do not ask,” said {H}. “It will only show off.”
8 The machine looked at the hill, or so it seemed, and rolled back a bit without being told.
10 You could hear the band: a tuba, two flutes and somebody who had been tuning up for quite some time. They played what bands play when somebody is late, which is always the same.`,
          alt: {
            es: '{F} señala la cuesta y {H} teme por la máquina.',
            en: '{F} points at the slope and {H} fears for the machine.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['point', 'surprised'],
            props: ['wheel', 'gear', 'stone'],
            time: 'sunset',
            shot: 'wide',
          },
        },
        {
          es: `4! ¿Cómo subir una cuesta con una máquina que solo iba hacia atrás?
4 {X} calzó las ruedas con dos piedras.
6 Empujaron. La máquina subió lo que empujaban y bajó lo que pesaba. Así no se acababa nunca.
6 —Otra vez —dijo {H}.
6 Quitaron peso: la lata, la bolsa, los zapatos. Pesaba igual. Lo que pesaba era la cuesta.
6 —¿Y si le ponemos una zanahoria delante? —dijo {F}.
6 —No es un burro.
6 —No, claro. Un burro subiría.
6 Lo intentaron tirando. Lo intentaron cantando. Al final se dejaron caer en el suelo, espalda con espalda, con la máquina en medio.
6 {X} cortó pan para todos, y le puso un trozo al embudo.
8 Enfrente, colgado de la mochila, se balanceaba un cazo. {H} se miró en él. Tenía una nariz enorme y la cuesta le salía por detrás de las orejas.
8 —En el cazo va para abajo —dijo.
8 —¿El qué?
8 —La cuesta. Y la máquina, para arriba.
8 {F} miró el cazo, miró la máquina y volvió a mirar el cazo. Masticó muy despacio.
10 ¶Llevaban tres semanas preguntándole a la máquina por qué iba mal. Es una pregunta que, hecha así, solo tiene respuestas malas. A nadie se le había ocurrido preguntarle adónde iba bien.
10 —Dilo tú —pidió {F}.
10 —Es que es una tontería.
10 —Las mejores entran por ahí —dijo {F}, y dejó de masticar.`,
          en: `4! How do you get up a hill, if you only go back?
4 {X} put two stones behind the wheels.
6 They pushed. The machine went up as much as they pushed and down as much as it weighed. That way it would take for ever.
6 “Once more,” said {H}.
6 They took off some weight: the tin, the bag, their shoes. It was as heavy as before. What weighed was the hill.
6 “Shall we hold a carrot in front of it?” said {F}.
6 “It is not a donkey.”
6 “No. A donkey would go up.”
6 They tried to pull. They tried to sing. In the end they sat down, back to back, with the machine in between.
6 {X} cut some bread for everyone, and put a bit in the funnel.
8 In front of {H}, on the backpack, hung a big spoon. It showed an enormous nose, and a hill that came out of both ears.
8 “In the spoon it goes down,” said {H}.
8 “What does?”
8 “The hill. And the machine goes up.”
8 {F} looked at the spoon, and at the machine, and at the spoon again, and chewed very slowly.
10 ¶For three weeks they had asked the machine why it went wrong. If you put it like that, there are only bad answers. It had not crossed their minds to ask which way it went right.
10 “You say it,” said {F}.
10 “But it is so silly.”
10 “The best ones come in by that door,” said {F}, and stopped chewing.`,
          alt: {
            es: '{H} descubre la cuesta al revés en un cazo.',
            en: '{H} sees the hill the other way round in a spoon.',
          },
          picture: {
            H: ['sit', 'surprised', 'saucepan'],
            F: ['sit', 'thoughtful', 'bread'],
            X: ['hold', 'calm', 'bread'],
            props: ['gear', 'wheel', 'stone'],
            time: 'sunset',
            shot: 'close',
          },
        },
        {
          es: `0-2 ¡Media vuelta! ¡Ya!
0-2 ¡Sube, sube, sube!
0-2 {X} grita: ¡bien!
2-2 ¡La máquina trepa! ¡Brum, brum!
4! —Si va hacia atrás —dijo {H}—, ¡que suba de espaldas!
4 Le dieron media vuelta. {H} bajó la palanca.
4! ¡Y salió disparada cuesta arriba!
6 —¡Espera! —gritó {F}—. ¡Que nos dejas aquí!
6 Saltaron encima de cualquier manera, mirando hacia el camino que dejaban.
6 Todo se hacía pequeño: las piedras, las pisadas, los empujones.
8 {X} corría detrás con los zapatos de todo el mundo en brazos, y saludaba con el codo.
8 Detrás venía gente. Habían oído la lata y querían saber de qué fiesta se trataba.
8 —De la nuestra —gritó {F}—. ¡La sopa es por aquí!
10 Desde luego, era una manera rara de llegar a los sitios. Pero {H} lo pensó un momento, con el viento en la nuca, y no recordó haber visto nunca tan bien por dónde había venido.`,
          en: `0-2 Turn it round! Now!
0-2 Up, up, up it goes!
0-2 {X} shouts: hooray!
2-2 The machine can climb! Brum, brum!
4! “It goes back,” said {H}, “so let’s go up bottom first!”
4 They turned it round. {H} pulled the lever.
4! And off it shot, up the hill!
6 “Wait!” shouted {F}. “Take us too!”
6 They jumped on anyhow, and sat facing the way that they had come.
6 It all grew small: the stones, the footprints, all that pushing.
8 {X} ran behind with everybody’s shoes, and waved with one elbow.
8 Behind them came more people. They had heard the tin, and wished to know where the party was.
8 “It is ours,” {F} shouted, “and the soup is this way!”
10 It was certainly an odd way to get to places. But {H} thought it over, with the wind behind both ears. Never had there been such a good view of the way they had come.`,
          alt: {
            es: '{H} y {F} van sentad{HF:os/as} de espaldas junto a las ruedas de la máquina.',
            en: '{H} and {F} sit backwards by the wheels of the machine.',
          },
          picture: {
            H: ['sit', 'excited'],
            F: ['sit', 'happy'],
            X: ['run', 'happy', 'boots'],
            props: ['wheel', 'gear', 'bucket'],
            showsThing: true,
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'invention/resolution/driving-school',
      titles: {
        es: ['Un dedo antes de la sopa', 'Pasajeros de espaldas', 'Las instrucciones'],
        en: ['An inch from the soup', 'Passengers face back', 'The instructions'],
      },
      moments: [
        {
          es: `0-2 ¡La olla! ¡Cuidado!
0-2 {H} busca un muelle.
2-2 ¡Boing! ¡Ya se para!
4! Cruzaron el hueco de espaldas, a toda velocidad.
4 —¿Qué hay delante? —preguntó {F}.
4! —¡Delante es detrás! —gritó {H}—. ¡Y detrás está la olla!
6 La señora de la olla levantó la tapa y la puso de escudo.
6 —¡Pero bueno! —dijo—. ¿Este año también?
8 {H} se metió las dos manos en los bolsillos: una galleta, un tornillo... y una cosa gorda y enroscada.
10 Un muelle no es un freno. Pero un freno, bien mirado, tampoco es más que una cosa que se pone en medio y tiene ganas de volver a su sitio.`,
          en: `0-2 The pot! Look out!
0-2 {H} looks for a spring.
2-2 Boing! Now it stops!
4! Through the gap they went, backwards and very fast.
4 “What is in front?” asked {F}.
4! “The front is behind!” cried {H}. “And behind us is the pot!”
6 The lady with the pot took the lid and held it up like a shield.
6 “Well, really!” she said. “This year too?”
8 {H} felt in both pockets. There was a biscuit, and a screw, and something fat and curly.
10 A spring is not a brake. But then a brake, if you think about it, is only something that gets in the way and would like to go back where it was.`,
          alt: {
            es: 'La máquina va de espaldas hacia una olla de sopa.',
            en: 'The machine rolls backwards at a pot of soup.',
          },
          picture: {
            H: ['reach', 'determined', 'gear'],
            F: ['sit', 'surprised'],
            props: ['saucepan', 'wheel', 'soup'],
            time: 'sunset',
          },
        },
        {
          es: `4! {H} metió un muelle entre las ruedas. ¡Boiiing!
4! La máquina se paró con el embudo encima de la sopa. Ni una gota.
4 {thing} seguía en su sitio, con sus tres nudos.
4 {X} probó la sopa, por si sabía a algo raro. Repitió.
6 Hubo un silencio. Luego se oyó una cosa que {H} no esperaba: un aplauso.
6 —¿Y esto cómo se conduce? —preguntó una niña con coletas.
6 —Mirando hacia atrás —dijo {F}.
6 —Como mi abuelo cuando cuenta cosas —dijo ella, y se subió.
6 Detrás de la niña se subió el abuelo. Después, la de la olla, con la tapa y todo, por si acaso.
6 Dieron una vuelta entera. El abuelo iba explicando lo que veía: ahí nací yo, ahí me caí, ahí conocí a tu abuela.
6 Se hizo una cola que llegaba hasta la cuesta.
6 {X} repartía los números y se guardaba siempre el siguiente.
8 —Tenemos que escribir las instrucciones —dijo {F}—. Ahora ya sabemos lo que no hay que tocar.
8 Las escribieron en la tapa de la olla, con tiza: «Uno, subirse. Dos, fiarse. Tres, no ponerla derecha».
8 —¿Derecha es hacia delante? —preguntó la niña.
8 —Derecha es como dice todo el mundo —contestó {H}.
8 La máquina pitó, y era la primera vez que pitaba sin que nadie la tocara. Ya no parecía tímida. Parecía una artista.
10 ¶Por la noche, {H} quiso pedirle disculpas por los martillazos. Se acercó al embudo y no supo por dónde empezar, así que empezó por el final, que era lo que a ella le gustaba.
10 —Gracias —le dijo—. Y perdona. Y qué bien subes. Y no te muevas, que te voy a apretar esa tuerca, pero flojito.
10 ¶{F} lo oyó todo y no hizo ninguna broma. Estaba ocupad{F:o/a} poniéndole un cojín.`,
          en: `4! {H} pushed a spring in by the wheel. Boing!
4! The machine stopped with its funnel over the soup. Not one drop!
4 The three knots had held. There, safe and sound, was {thing}.
4 {X} had some soup, in case it tasted odd. Then {X} had some more.
6 There was a silence. And then there was something that {H} did not expect. They clapped.
6 “How do you drive it?” asked a girl with bunches.
6 “You look back,” said {F}.
6 “Like my grandad, when he tells us things,” she said, and got on.
6 After the girl came her grandad. After him came the lady with the pot, and the lid too, just in case.
6 They went once all the way round. The grandad told them what he saw. I was born there, I fell down there, and there I met your gran.
6 Soon the queue went right down the hill.
6 {X} gave out the tickets, and always kept the next one.
8 “We must write the instructions,” said {F}. “Now we know what not to touch.”
8 They wrote them on the lid, in chalk. “One, get on. Two, trust it. Three, do not put it right.”
8 “Is right the same as forwards?” asked the girl.
8 “Right is what everybody says,” said {H}.
8 The machine beeped, and for the first time nobody had touched it. It did not look shy any more. It looked like a star.
10 ¶That night {H} meant to say sorry for all the hammering. It was hard to know where to begin with a funnel, so {H} began at the end, which was the way that the machine liked it.
10 “Thank you,” said {H}. “And sorry. And how well you climb. And hold still, while I do up that nut, very gently.”
10 ¶{F} heard it all and did not make one joke. {F} was busy with a cushion.`,
          alt: {
            es: '{H} saluda y {F} señala la máquina, en la noche.',
            en: '{H} waves and {F} points at the machine, in the night.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['point', 'happy'],
            X: ['hold', 'happy', 'ticket'],
            showsThing: true,
            props: ['saucepan', 'wheel', 'gear'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡La máquina ha llegado! ¡Bravo!
0-2 {X} come sopa. ¡Mmm!
0-2 {H} y {F}, también.
2-2 La máquina pita: ¡pi, pi!
4! Colocaron {thing} en su sitio, sin una gota de sopa.
4! ¡Y empezó {event}!
4! De primero hubo sopa, y de segundo, paseo.
4 Nadie quiso ir mirando hacia delante.
6 A la máquina le pusieron un delantal de honor. Le quedaba un poco grande por el embudo.
6 —¿Qué inventamos ahora? —preguntó {F}.
6 —Nada —dijo {H}—. Mañana, algo.
8 Un abuelo se durmió en el asiento, y lo dejaron dar dos vueltas más. Roncaba en marcha atrás.
8 Al irse, {H} contó las piezas: estaban todas menos una, y esa era la que había salvado la sopa.
10 Desde aquel día, cuando algo les sale torcido, {F} saca un cazo del cajón y lo mira por detrás. Casi siempre sigue torcido. Pero alguna vez, una de cada diez, resulta que era la cuesta.
4 —Buenas noches, máquina —dijo {H}. ¡Pi!`,
          en: `0-2! Look! Here is {thing}!
0-2 {X} has soup. Yum!
0-2 So do {H} and {F}.
2-2 The machine says: beep, beep!
4! {thing} was in its place, with no soup on it.
4! Now it was time for {event}!
4! First there was soup, and then there were rides.
4 Nobody wanted to look ahead.
6 They gave the machine an apron of honour. It was a bit big round the funnel.
6 “What do we invent next?” asked {F}.
6 “Nothing,” said {H}. “Tomorrow, something.”
8 A grandad fell asleep in his seat, and they let him go round two more times. He snored in reverse.
8 Before they left {H} counted the parts. There was one missing, and that was the one that had saved the soup.
10 Since that day, when a thing turns out crooked, {F} gets a spoon and looks at it in the back of that. Nearly always it is still crooked. But now and then, one time in ten, it was only the hill.
4 “Good night, machine,” said {H}. Beep!`,
          alt: {
            es: '{H} y {F} toman sopa junto a la máquina.',
            en: '{H} and {F} have soup beside the machine.',
          },
          picture: {
            H: ['sit', 'happy', 'soup'],
            F: ['sit', 'happy', 'soup'],
            X: ['sit', 'happy', 'soup'],
            showsThing: true,
            props: ['saucepan', 'gear', 'wheel'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
