import type { Plot } from '../plot.ts'
import { shadowLineRetold } from '../retold/shadow-line.ts'

/** Who moves the shade off the thing it was to keep cool? The rings drawn to catch the thief turn out to be a clock. */
export const shadowLine: Plot = {
  id: 'shadow-line',
  retold: shadowLineRetold,
  themes: ['misterioso', 'aprendizaje'],
  needs: ['ground'],
  refrains: { es: ['¿Quién la mueve?', '¡Quieta, sombra!'], en: ['Who moves it?', 'Shadow, stay!'] },
  blurb: {
    es: '{H} y {F} dejan {thing} a la sombra. Al rato, la sombra se ha ido. ¡Alguien la ha movido! Hay un sospechoso que no se mueve, otro que no contesta y unas rayas de tiza en el suelo. La solución está a la vista, pero no conviene mirarla de frente.',
    en: '{H} and {F} leave {thing} in the shade. A while later the shade has gone. Somebody has moved it! There is one suspect who does not move, one who does not answer, and some chalk on the ground. The answer is in full view, but it is best not to look straight at it.',
  },
  setup: {
    id: 'shadow-line/setup',
    titles: {
      es: ['Alguien mueve la sombra', 'Un redondel de tiza', 'El caso de la sombrilla'],
      en: ['Somebody moves the shade', 'A ring of chalk', 'The case of the sunshade'],
    },
    moments: [
      {
        es: `0-2! Aquí hay sombra. ¡Qué fresquito!
0-2 {H} mira. ¡Se ha ido!
2-2 ¡La sombra está ahí! ¡Se mueve!
4! {H} y {F} cuidaban {thing}. ¡Hasta las cinco!
4! {lo:Lo/La} pusieron bajo una sombrilla, con un redondel de tiza.
4! Al rato, la sombra estaba fuera. ¡Se había ido!
6 Y {thing} estaba al sol, sin haberse movido ni un dedo.
6 {stake} Así que aquello era muy serio.
8 —Alguien ha estado aquí —dijo {H}, y miró a los lados, como se mira en estos casos.
10 Una sombra es lo más difícil de robar que existe. No se puede coger, ni enrollar, ni meter en un saco. Y, sin embargo, allí no estaba.`,
        en: `0-2! Here is some shade. So cool!
0-2 {H} looks. It is gone!
2-2 The shade is there! It moves!
4! {H} and {F} had to mind {thing} until five.
4! They put it under a sunshade and drew a chalk ring.
4! Soon the shade was out of the ring. It had gone!
6 There stood {thing} in the sun. It had not moved an inch.
6 {stake} So this was grave.
8 “Somebody has been here,” said {H}, and looked both ways, as you do at such a time.
10 A shadow is the hardest thing in the world to steal. You cannot pick it up, or roll it, or get it into a sack. And yet it was not there.`,
        alt: {
          es: '{H} y {F} miran {thing} bajo una sombrilla.',
          en: '{H} and {F} look at {thing} beside a sunshade.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'surprised'],
          props: ['umbrella', 'sun', 'bucket'],
          showsThing: true,
        },
      },
      {
        es: `4! —¿Quién ha movido la sombra? —preguntó {H}.
4 A {F} le sonaron las tripas. ¡Gruuu! Le sonaban a cada hora en punto.
4! Pusieron {thing} en la sombra nueva, con otro redondel.
4 {X} se puso a vigilar y se durmió.
4 ¡Gruuu! Una hora después, ¡se había vuelto a ir!
6 Había un sospechoso: un gato gris. Dormía siempre en la sombra, hecho una rosca. Cuando la sombra se iba, allá que iba el gato.
6 —La empuja él —dijo {F}—. Con el lomo, cuando nadie mira.
6 Interrogaron al gato. El gato bostezó.
6 —No lo niega —apuntó {H}.
6 Segundo sospechoso: la sombrilla. {F} se abrazó al palo, para que no se moviera. Estuvo así hasta que volvieron a sonarle las tripas.
6 ¡Gruuu! La sombrilla no se había movido. La sombra, sí.
6 {X} juró que no había pasado nadie, y eso que había vigilado con los ojos cerrados.
6 {H} dibujó otro redondel. Ya eran tres, puestos en fila.
6 —Uno, dos y tres —contó {F}—. El ladrón da los pasos muy iguales.
8 —Va siempre hacia el mismo lado —dijo {H}—. Nunca vuelve atrás.
8 —Un ladrón con las ideas claras —dijo {F}.
8 —Y nunca corre. Va tan despacio que no se le ve andar.
8 Se tumbaron con la nariz pegada al borde de la sombra para pillarla. La sombra no se movía. Pestañearon. Ya se había movido.
8 —Lo hace cuando parpadeamos —susurró {F}—. ¡Es un profesional!
8 {X} le puso una piedra encima para sujetarla. Al rato había una piedra al sol y una sombra tan fresca un poco más allá.
10 {F} hizo una lista de lo que sabían. La sombrilla, quieta. {thing}, en su sitio. El gato, dormido. El viento, de vacaciones. Tachó todo lo que no se movía y no le quedó nadie.
10 —Entonces ha sido algo que no está en la lista —dijo {H}.
10 Sobre sus cabezas, lo único que no habían apuntado seguía brillando con toda tranquilidad, como quien no tiene nada que esconder.`,
        en: `4! “Who moved the shade?” asked {H}.
4 {F} had a tummy that rumbled each hour on the hour. Grrroo!
4! They put {thing} in the new shade, and drew a ring.
4 {X} stood guard and fell asleep.
4 Grrroo! An hour later it had gone again!
6 There was one suspect: a grey cat. It slept in the shade, curled up in a ring. When the shade left, so did the cat.
6 “It pushes the shade,” said {F}. “It does it with its back when nobody looks.”
6 They asked the cat. The cat yawned.
6 “It does not deny it,” wrote {H}.
6 Suspect number two was the sunshade. {F} hugged the pole, so that it could not move, until the next rumble.
6 Grrroo! The pole had not moved. But the shade had.
6 {X} swore that nobody had gone past, and had kept watch with both eyes shut.
6 {H} drew one more ring. That made three, all in a row.
6 “One, two, three,” counted {F}. “He takes very even steps.”
8 “It goes the same way each time,” said {H}. “It never turns back.”
8 “A thief who knows what he wants,” said {F}.
8 “And he never runs. He is so slow that you cannot see him go.”
8 They lay down with a nose at the edge of the shade to catch it. It did not move. They blinked. It had moved.
8 “It does it when we blink,” whispered {F}. “What a pro!”
8 {X} put a stone on it to hold it down. Soon there was a stone in the sun and a cool bit of shade next to it.
10 {F} made a list of what they knew. The sunshade was still. {thing} was in its place. The cat was asleep. The wind was on holiday. {F} crossed out all that had not moved, and nobody was left.
10 “Then it is something that is not on the list,” said {H}.
10 Above them the one thing that they had not put down shone on in perfect peace, like somebody with nothing to hide.`,
        alt: {
          es: '{F} abraza la sombrilla y {H} dibuja un redondel.',
          en: '{F} hugs the sunshade and {H} draws a ring.',
        },
        picture: {
          H: ['kneel', 'thoughtful', 'pencil'],
          F: ['hold', 'determined', 'umbrella'],
          X: ['sleep', 'sleepy'],
          props: ['sun', 'bucket'],
          showsThing: true,
        },
      },
      {
        es: `0-2! ¡Quieta, sombra! ¡No te vayas!
0-2! {X} ríe.
0-2 {F} corre. La sombra se va.
2-2! ¿La mueve el gato? El gato duerme. ¡Zzz!
4! —Necesitamos más pistas —dijo {H}.
4! Y salieron a interrogar a todas las sombras de {place}.
4 —Cada vez que me suenen las tripas, pintamos otro redondel —dijo {F}.
4 El gato abrió un ojo, se cambió de sitio y lo volvió a cerrar.
6 Detrás quedaron los redondeles, en fila, como huellas de alguien con un solo pie.
6 —Empezamos por las más sospechosas —dijo {F}—. Las largas.
6 —Y las que se escondan, culpables —dijo {H}.
6 {X} se quedó sujetando la sombrilla, no fuera a ser cómplice.
8 —¿Y si hay más de un ladrón? —preguntó {F}, mirando al suelo.
8 Y era para preguntárselo. Sus propias sombras, que hacía un rato iban delante, iban ahora por un lado.
10 Nadie les hizo caso. Uno está tan acostumbrado a su sombra que es lo último que vigila. Por eso nadie sospecha nunca de los mayordomos.`,
        en: `0-2! Shadow, stay! Do not go!
0-2! {X} laughs.
0-2 {F} runs. The shade runs too.
2-2! Is it the cat? The cat is asleep.
4! “We need more clues,” said {H}.
4! So they went to question the shadows {at}.
4 “Each time my tummy rumbles, we draw a ring,” said {F}.
4 The cat opened one eye, moved along a bit, and shut it again.
6 Behind them were the rings, all in a row, like the tracks of somebody with just one foot.
6 “We start with the most suspicious ones,” said {F}. “The long ones.”
6 {X} stayed to hold the sunshade, in case it was in on the plot.
8 “What if there is more than one thief?” asked {F}, looking down.
8 It was a fair question. Their own shadows had been in front of them. Now they were off to one side.
10 Nobody took any notice. You are so used to your shadow that it is the last thing you watch. That is why no one ever suspects the butler.`,
        alt: {
          es: '{H} y {F} salen a investigar con lupa y tiza.',
          en: '{H} and {F} go off to look for clues.',
        },
        picture: {
          H: ['walk', 'determined', 'magnifier'],
          F: ['walk', 'thoughtful', 'pencil'],
          X: ['hold', 'calm', 'umbrella'],
          props: ['sun'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'shadow-line/setback',
    titles: {
      es: ['Se las han llevado todas', 'Ni una sombra', 'El robo del siglo'],
      en: ['They have taken them all', 'Not one shadow', 'The theft of the century'],
    },
    moments: [
      {
        es: `0-2! ¡Uy, uy! ¡No hay sombras!
0-2 {F} mira. {H} mira. ¡Nada!
2-2 ¿Dónde están las sombras? ¿Dónde, dónde, dónde?
4! {at}, de repente, desaparecieron todas las sombras.
4! La de {H}. La de {F}. La de una piedra.
4 —¡Nos las han robado! —gritó {F}—. ¡Y sin tocarnos!
6 No quedaba ni la del dedo meñique. {H} levantó un pie, por si se había escondido debajo.
6 —¿Te duele? —preguntó.
6 —No —dijo {F}—. Pero me noto más liger{F:o/a}.
8 Todo parecía recortado y pegado, como en un dibujo a medias. {F} buscó dónde poner la denuncia, pero no había ni sombra de un guardia.
10 Había empezado por una sombra de nada, a media mañana, y ahora se llevaba el mundo entero. Los ladrones, cuando se les da confianza, son así.`,
        en: `0-2! Oh no! No shadows!
0-2 {F} looks. {H} looks. Not one!
2-2 Where are they? Where can they be?
4! All at once the shadows {at} were gone.
4! {H} had none. {F} had none. A stone had none.
4 “They have stolen ours too!” cried {F}. “And we did not feel it!”
6 There was not so much as the shadow of a toe. {H} lifted one foot, in case it was under there.
6 “Does it hurt?” asked {H}.
6 “No,” said {F}. “But I do feel lighter.”
8 It all looked cut out and stuck on, like half a picture. {F} wanted to tell a policeman, but there was not the shadow of one.
10 It had begun with one small bit of shade, and now it was taking the whole world. Give a thief an inch, and that is what you get.`,
        alt: {
          es: '{H} y {F} se buscan la sombra bajo las nubes.',
          en: '{H} and {F} look for their shadows under clouds.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'scared'],
          props: ['cloud', 'stone'],
          weather: 'clouds',
          shot: 'wide',
        },
      },
      {
        es: `4! —Hay que pensar —dijo {H}—. ¿Qué ha cambiado?
4 {F} miró abajo, a la derecha y a la izquierda. Todo igual.
4 {X} miró arriba y estornudó.
4! Entonces {F} también miró arriba. ¡Había una nube enorme!
4 —Hace un momento no estaba —dijo {F}.
6 —¿Las nubes roban sombras? —preguntó {H}.
6 Se sentaron a vigilar la nube. Era gorda, gris y lenta, y tenía toda la pinta de no haber roto un plato.
6 Contaron hasta cien. Al llegar a ciento tres, la nube se apartó. ¡Zas! Las sombras volvieron todas a la vez. La de la piedra. La de {F}. La de {H}, hasta el último pelo.
6 —¡Las ha soltado! —dijo {F}.
6 Las contaron. No faltaba ninguna.
6 {X} saludó a su sombra, y la sombra, que es muy educada, le devolvió el saludo.
6 {H} miraba la nube y pensaba con las cejas.
6 —No se las ha llevado la nube —dijo muy despacio—. La nube ha tapado algo. Y, sin ese algo, no hay sombras.
8 —¿Qué algo?
8 —Lo que está detrás de la nube.
8 {F} quiso mirarlo, pero le lloraron los ojos y tuvo que bajar la cabeza.
8 —Brilla muchísimo —dijo—. No se puede mirar de frente.
8 —Ni se debe —dijo {H}—. Un sospechoso que no se deja mirar. ¡Apunta eso!
8 {X} se lo apuntó en la mano, que era lo que tenía más cerca.
8 Apuntaron también otra cosa. Mientras la nube estaba delante, el gato gris, que l{HF:os/as} había seguido hasta allí, no se había movido nada. Al volver el sol, se levantó y se cambió de sitio.
10 —El gato sabe algo —dijo {F}.
10 —El gato lo sabe todo —dijo {H}—. Lo que pasa es que no se lo hemos preguntado bien.
10 Se lo preguntaron mejor. El gato los miró como se mira a quien lleva toda la tarde buscando unas gafas que tiene puestas.`,
        en: `4! “Let’s think,” said {H}. “What is new?”
4 {F} looked down, and right, and left. It was all the same.
4 {X} looked up and sneezed.
4! Then {F} looked up too. There was a huge cloud!
4 “That was not there before,” said {F}.
6 “Do clouds steal shadows?” asked {H}.
6 They sat down to watch it. It was fat, grey and slow, and looked as if it had never done a bad thing.
6 They counted to a hundred. At a hundred and three the cloud moved on. Whoosh! The shadows came back, all at once. The stone had one. {F} had one. So did {H}, down to the last hair.
6 “It let them go!” said {F}.
6 They counted them. Not one was missing.
6 {X} waved, and {X.his} shadow, which had very good manners, waved back.
6 {H} looked at the cloud and thought hard.
6 “The cloud did not take them,” {H} said slowly. “The cloud hid something. And without that something, there are no shadows.”
8 “What is it?”
8 “It is what is behind the cloud.”
8 {F} tried to look at it, but that made {F.his} eyes water.
8 “It is so bright,” said {F}. “You cannot look straight at it.”
8 “And you must not,” said {H}. “A suspect that will not be looked at. Write that down!”
8 {X} wrote it on one hand, which was the closest thing there was.
8 There was one more thing to write down. The grey cat had come after them. As long as the cloud was there, the cat had not moved. When the sun came back, it got up and moved along.
10 “That cat knows something,” said {F}.
10 “That cat knows all of it,” said {H}. “We have just not asked the right way.”
10 They asked in a better way. The cat looked at them as you look at people who have been hunting all day for the glasses on their noses.`,
        alt: { es: '{H} y {F} vigilan una nube gorda y gris.', en: '{H} and {F} keep watch on a fat grey cloud.' },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['point', 'surprised'],
          X: ['wave', 'happy'],
          props: ['cloud', 'sun', 'stone'],
        },
      },
      {
        es: `0-2! ¡La nube se va! ¡Hola, sol!
0-2! {X} saluda.
0-2 {F} tiene sombra. {H}, también.
2-2 ¡Saltan si saltas! ¡Hop!
2-2! ¡Aquí están! ¡Todas, todas, todas!
4! —¡La sombrilla! —recordó {H}—. ¡{thing}!
4! Volvieron corriendo, con las sombras detrás.
4 —¡Antes iban delante! —dijo {F}.
4 —Luego lo pensamos. ¡Corre!
4 Las sombras corrían con ell{HF:os/as}, pegadas a los pies. ¡Y sin hacer ruido!
6 {F} pisaba la suya a cada paso, para que no se volviera a escapar.
6 {X} echó una carrera con su sombra. Quedaron en empate, como siempre.
6 Y, según corrían, a {H} se le iba encendiendo una idea, despacito, igual que amanece.
8 —Cada vez que te suenan las tripas, la sombra se ha ido —dijo—. ¿Y si tus tripas y la sombra están de acuerdo?
8 —Mis tripas no están de acuerdo con nadie —dijo {F}—. Van a su hora.
10 {H} se paró en seco. «A su hora», repitió por dentro. Había algo en aquellas tres palabras que tenía exactamente la forma del problema.`,
        en: `0-2! The cloud goes! Hello, sun!
0-2! {X} waves.
0-2 {F} has a shadow. {H} too.
2-2 You jump and they jump!
2-2! Here they are! All of them!
4! “The sunshade!” said {H}. “Who is watching {thing}?”
4! They ran back, with their shadows behind.
4 “They were in front before!” said {F}.
4 “We can think about that later. Run!”
4 The shadows ran as well. They made no noise at all.
6 {F} trod on one at each step, so that it would not get away again.
6 {X} had a race with a shadow. It was a draw, as always.
6 And as they ran {H} began to have an idea. It came up little by little, the way the day does.
8 “Each time that your tummy rumbles, the shade has moved,” said {H}. “What if your tummy and the shade agree?”
8 “My tummy agrees with nobody,” said {F}. “It keeps its own time.”
10 {H} stopped dead. It keeps its own time. There was something in those words that had exactly the shape of the problem.`,
        alt: { es: '{H} y {F} corren con sus sombras.', en: '{H} and {F} run along with their shadows.' },
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
  climax: {
    id: 'shadow-line/climax',
    titles: {
      es: ['El reloj que no hace tictac', 'El culpable', 'Casi las cinco'],
      en: ['The clock that does not tick', 'The culprit', 'Nearly five'],
    },
    moments: [
      {
        es: `0-2! ¿Quién mueve la sombra?
0-2 {F} trae una luz.
2-2 La luz va. La sombra viene.
4! —¿Qué hora es? —preguntó {H}—. ¡A las cinco hay que entregar {thing}!
4! Nadie lo sabía. {F} acababa de merendar. ¡Sus tripas ya no sonaban!
4 El gato dormía dentro del séptimo redondel.
6 El carro que venía a por {thing} no esperaba a nadie. Si llegaban tarde, se iría.
6 —¡Con lo bien que funcionabas! —dijo {H}, mirando la barriga de {F}.
8 —Estaba muy bueno el bocadillo —se disculpó {F}—. Creo que era el de las cinco.
10 Un reloj que se queda sin cuerda da pena. Un reloj que se queda sin hambre, además, tiene migas.`,
        en: `0-2! Who moves the shade?
0-2 {F} brings a light.
2-2 The light goes round. So does it.
4! “What time is it?” asked {H}. “They come for {thing} at five!”
4! Nobody knew. {F} had just had a snack. The tummy had stopped!
4 The cat was asleep in ring number seven.
6 The cart that came for {thing} did not wait for anybody. If they were late, it would leave.
6 “And you worked so well!” said {H}, with a look at the tummy.
8 “It was a very good sandwich,” said {F}. “I think that it was the five o’clock one.”
10 A clock that has run down is a sad thing. A clock that has had its tea has crumbs as well.`,
        alt: { es: '{H} y {F} no saben qué hora es.', en: '{H} and {F} do not know what time it is.' },
        picture: {
          H: ['think', 'worried'],
          F: ['stand', 'worried', 'sandwich'],
          props: ['umbrella', 'sun'],
          showsThing: true,
          time: 'day',
        },
      },
      {
        es: `6 Al lado de {thing} había ya siete redondeles de tiza.
4! —¿Quién mueve la sombra? —dijo {H}—. ¡Trae un farol, {F!}!
4! {F} anduvo con el farol alrededor de un palo. ¡Y la sombra anduvo también!
4 {X} daba vueltas detrás, haciendo de planeta.
4! —¡Es el sol! —dijeron a la vez.
6 Si la luz iba hacia aquí, la sombra iba hacia allá. Si la luz subía, la sombra encogía. Si bajaba, se estiraba como un chicle.
6 —¡Y hay un redondel por cada gruuu! —dijo {F}—. ¡Son las horas!
6 El primero era el de las diez. El séptimo, el de las cuatro. La sombra ya se salía de él.
6 —¡Son casi las cinco! ¡Corre!
6 Agarraron {thing} y echaron a correr.
8 —Nadie ha tocado nada —jadeaba {H}—. El sol cruza el cielo, y la sombra le hace sitio.
8 —¡Teníamos un reloj! —gritaba {F} por el camino, abrazad{F:o/a} a {thing}—. ¡Lo hemos dibujado persiguiendo al ladrón!
8 {X} quiso llevarse la sombrilla para mirar la hora sobre la marcha. Hubo que explicarle que así no funciona.
8 Había que pasar por lo más estrecho y subir por lo más empinado. Detrás, la sombra seguía avanzando, sin correr y sin pararse, como siempre.
10 A {H} se le ocurrió, entre un jadeo y otro, que en realidad no era el sol quien andaba. Era la Tierra, que iba dando vueltas con todos encima: la sombrilla, el gato, los dos corriendo. Se agarró un poco más fuerte al suelo, por si acaso.`,
        en: `6 By now there were seven chalk rings by {thing}.
4! “Who moves the shade?” said {H}. “Bring a lamp, {F!}!”
4! {F} walked round a stick with the lamp. And its shadow went round too!
4 {X} came round behind, being a planet.
4! “It is the sun!” they both cried.
6 If the light went this way, the shadow went that way. If the light went up, the shadow shrank. If it came down, the shadow stretched like chewing gum.
6 “And there is one ring for each hour!” said {F}. “My tummy rang them!”
6 The first ring was ten o’clock. Ring number seven was four. The shade was on its way out of it.
6 “It is nearly five! Run!”
6 They took {thing} and ran.
8 “Nobody touched a thing,” panted {H}. “The sun goes across the sky, and the shade makes room for it.”
8 “We had a clock!” called {F} on the way, with both arms round {thing}. “We drew it when we were after the thief!”
8 {X} wanted to bring the sunshade, to tell the time as they ran. They had to explain that it does not work like that.
8 They had to go by the narrow bit and up the steep bit. Behind them the shade came on. It did not run and it did not stop. It never had.
10 It came to {H}, between one puff and the next, that it was not really the sun that moved. It was the Earth, going round and round with all of them on it: the sunshade, the cat, the two of them running. {H} trod a little harder, just in case.`,
        alt: {
          es: '{F} lleva un farol y {H} señala la sombra.',
          en: '{F} holds a lamp and {H} points at the shadow.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['hold', 'excited', 'lantern'],
          X: ['walk', 'happy'],
          props: ['umbrella', 'sun'],
          showsThing: true,
        },
      },
      {
        es: `0-2! ¡Es el sol! ¡Hola, sol!
0-2 {H} corre. {F} corre.
0-2! {X} corre.
2-2 La sombra viene detrás.
0-2 ¡Que llegamos!
2-2! ¡Deprisa, deprisa! ¡Ya, ya, ya!
4! Corrieron con {thing}. ¡{at} ya se iba el carro de las cinco!
4 —¡Espere! —gritó {H}—. ¡Aún no son las cinco!
4 La señora del carro se paró.
4 —¿Y cómo lo sabéis, si no lleváis reloj? —dijo.
4 —¡Nos lo ha dicho la sombra! —dijo {F}, sin aire.
6 —¡Le faltaba medio palmo para el octavo redondel! —añadió {H}.
8 —¿Medio palmo de qué? —preguntó la señora.
8 —De tarde.
6 La señora miró el cielo, miró las caras coloradas y soltó las riendas.
6 {X} llegó al final, o al principio, según se contara, y pidió un poco de agua.
8 La señora del carro se sacó del bolsillo un reloj grande como una cebolla. Lo abrió con el pulgar.
10 Durante un momento nadie dijo nada. Se oía el tictac de la cebolla. Se oían tres corazones, que llevaban cada uno su propia hora.`,
        en: `0-2! It is the sun! Hello, sun!
0-2 {H} runs. {F} runs.
0-2! {X} runs.
2-2 The shade comes behind.
0-2 Run, run!
2-2! Nearly there! Nearly! Now!
4! They ran with {thing}. The five o’clock cart was about to go!
4 “Wait!” cried {H}. “It is not five yet!”
4 The lady on the cart stopped.
4 “How do you know?” she said. “You have no watch.”
6 “The shade was not at number eight yet!” said {F}, out of breath.
6 “It had half an inch to go!” said {H}.
8 “Half an inch of what?” asked the lady.
8 “Of afternoon.”
6 The lady looked at the sky, and at their red faces, and let go of the reins.
6 {X} came last, or first if you count from the back, and asked for some water.
8 The lady took a watch as big as an onion out of her pocket. She clicked it open with her thumb.
10 For a moment nobody spoke. You could hear the tick of the onion. You could hear their hearts, and each of them kept a time of its own.`,
        alt: { es: '{H} y {F} llegan corriendo con {thing}.', en: '{H} and {F} come running up with {thing}.' },
        picture: {
          H: ['run', 'excited'],
          F: ['run', 'excited'],
          X: ['run', 'worried'],
          props: ['wheel', 'sun'],
          showsThing: true,
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'shadow-line/resolution',
    titles: {
      es: ['Las cinco en gato', 'Perdón, gato', 'La sombra más grande'],
      en: ['Cat o’clock', 'Sorry, cat', 'The biggest shadow'],
    },
    moments: [
      {
        es: `0-2! ¡Llegan! ¡Llegan justo, justo, justo!
0-2 {F} ríe. El sol también.
2-2 La sombra está aquí. ¡Qué lista!
4! El reloj de la señora dio las cinco. ¡Din, don!
4! ¡Habían llegado justo a tiempo!
4 —¿Un reloj de tiza? —dijo la señora—. ¡Eso quiero verlo!
6 Y fue a verlo. La sombra acababa de llegar, redonda y puntual, al lugar del octavo redondel. En el centro, el gato se lavaba una oreja.
6 —No hace tictac —dijo la señora, admirada.
8 Quiso saber quién lo había hecho. {H} señaló al sol. Ell{HF:os/as} solo lo habían perseguido con una tiza.
8 —Ni hay que darle cuerda —dijo {F}—. Ni merienda.
10 La señora comparó su cebolla con la sombra. Era la cebolla la que atrasaba un minuto, y se la guardó sin decir nada.`,
        en: `0-2 They are in time! Hooray!
0-2 {F} laughs. So does the sun.
2-2 Here is the shade. Clever shade!
4! The lady’s watch struck five. Ding, dong!
4! They were just in time!
4 “A clock made of chalk?” said the lady. “I want to see that!”
6 So she went to see it. The shade had just come to where ring number eight would be, round and right on time. In the middle the cat was washing one ear.
6 “It does not tick,” said the lady in wonder.
8 She wanted to know who had made it. {H} pointed at the sun. All that they had done was to chase it with some chalk.
8 “You do not have to wind it,” said {F}. “Or give it a snack.”
10 The lady held her onion next to the shade. It was the onion that was one minute slow, and she put it away and did not say a word.`,
        alt: {
          es: '{H} y {F} enseñan su reloj de sombra.',
          en: '{H} and {F} show their shadow clock.',
        },
        picture: {
          H: ['point', 'proud'],
          F: ['cheer', 'happy'],
          props: ['umbrella', 'sun', 'wheel'],
          showsThing: true,
        },
      },
      {
        es: `4! —Perdona, gato —dijo {H}—. Tú solo buscabas el fresco.
4! Le rascaron detrás de las orejas. El gato los perdonó.
4 {X} le ofreció su sombra, que era ancha.
4 Luego pusieron una piedra en cada redondel. ¡Era un reloj de verdad!
4 {F} se puso en el centro, de aguja.
6 Escribieron las horas con tiza. En la de las doce, la sombra era muy corta. En la de las cinco, larguísima.
6 —Por la mañana, larga. A mediodía, corta. Por la tarde, larga otra vez —dijo {F}—. Como yo: estirad{F:o/a}, encogid{F:o/a}, estirad{F:o/a}.
6 —Y siempre al otro lado del sol —dijo {H}.
6 —¿Y no descansa nunca? —preguntó la señora.
6 —Cuando está nublado —dijo {F}—. Todo el mundo necesita un día libre.
6 La gente empezó a venir a mirar la hora. Preguntaban qué hora era y {H} contestaba: «Las cinco y gato».
6 Vino hasta el relojero. Midió, apuntó y se fue pensando en vender sombrillas.
6 {X} se tumbó en las seis para probar. Acabó levantándose a las siete.
8 —¿Y de noche? —preguntó alguien—. ¿Cómo funciona de noche?
8 —De noche cierra —dijo {F}—. Como las panaderías.
8 Un señor se quejó de que a él no le salía ninguna hora. Estaba de pie delante de la sombrilla, tapando el sol con el sombrero.
8 {H} guardó la tiza y tachó a todos los sospechosos: la sombrilla, el viento, la nube. Al gato, no. Al gato lo ascendió a detective.
8 {X} quiso que el gato firmara el caso. Firmó con la pata, y luego se echó encima de la firma.
10 La señora les contó que los relojes de antes se hacían así, con un palo y paciencia. Que las agujas giran hacia donde giran porque lo aprendieron de la sombra. {F} miró la cebolla de otra manera, como se mira a una nieta.
10 —Entonces la sombra es la abuela de todos los relojes —dijo.
10 Y le hizo una reverencia, que la sombra le devolvió.`,
        en: `4! “Sorry, cat,” said {H}. “You just wanted to be cool.”
4! They scratched it behind the ears. The cat forgave them.
4 {X} lent it some shade, and there was a lot of it.
4 Then they put a stone in each ring. It was a real clock!
4 {F} stood in the middle, as the hand.
6 They wrote the hours in chalk. At twelve the shade was very short. At five it was so long.
6 “Long in the morning, short at noon, and long again by tea,” said {F}. “Just like me. I stretch, I curl up and I stretch.”
6 “And it is always on the other side from the sun,” said {H}.
6 “Does it never rest?” asked the lady.
6 “On cloudy days,” said {F}. “We all need a day off.”
6 People began to come and ask the time. {H} would say, “It is five past cat.”
6 The watchmaker came too. He measured it, and went off to think about sunshades.
6 {X} lay down on six o’clock to try it, and did not get up until seven.
8 “And at night?” somebody asked. “How does it work at night?”
8 “At night it is shut,” said {F}. “Like the baker’s.”
8 One man complained that he could not get any time at all. He was standing in front of the sunshade and had the sun behind his hat.
8 {H} put away the chalk and crossed out the suspects: the sunshade, the wind, the cloud. But not the cat. The cat was made a detective.
8 {X} got the cat to sign the case. It signed with one paw, and then lay down on it.
10 The lady told them that the first clocks were made like this, with a stick and a lot of patience. The hands go round the way they do because they learned it from the shadow. {F} looked at the onion in a new way, as you look at a grandchild.
10 “So the shadow is the grandmother of all the clocks,” said {F}.
10 And {F} gave it a bow, and the shadow gave one back.`,
        alt: {
          es: '{H} y {F} ponen piedras en su reloj de sombra.',
          en: '{H} and {F} set stones round their shadow clock.',
        },
        picture: {
          H: ['kneel', 'happy', 'stone'],
          F: ['point', 'happy'],
          X: ['lie', 'calm'],
          props: ['umbrella', 'sun', 'stone'],
        },
      },
      {
        es: `0-2! ¡Era el sol! ¡Era el sol!
0-2 {H} baila con su sombra.
0-2! {X} baila.
2-2 El gato bosteza.
2-2! Y de noche... ¡todo es sombra! ¡Chsss!
4! ¡Y llegó {event}! Allí estaba {thing}.
4! El sol se escondió y se juntaron todas las sombras.
6 —¿Y ahora quién las ha movido? —preguntó {F}.
6 —El mismo de siempre —dijo {H}—. ¡Se ha ido a dormir!
6 {X} buscó su sombra para darle las buenas noches. La encontró por todas partes.
6 Encendieron un farol, y salieron dos sombras nuevas, muy contentas de que las invitaran.
8 —La noche también es una sombra —dijo {H}—. La de la Tierra.
8 —Pues sí que es grande la sombrilla —dijo {F}.
8 Al día siguiente volvería a empezar todo, redondel a redondel, y el gato con ello.
10 Era verdad: estaban dentro de la sombra más grande que habían visto nunca, y se movía muy despacio, y por la mañana se habría ido. Nadie la había robado. Solo había que esperarla en el redondel siguiente.
4-4! —El sol se ha ido a dormir —dijo {H}—. ¡Buenas noches, sombra!
6! El gato bostezó. Eran las diez y gato.`,
        en: `0-2! It was the sun! The sun!
0-2 {H} and a shadow dance.
0-2! {X} dances.
2-2 The cat yawns.
2-2! And at night it is all shadow! Shhh!
4! Then it was time for {event}! There stood {thing}.
4! The sun went down, and the shadows ran together.
6 “Who moved them this time?” asked {F}.
6 “The same one as before,” said {H}. “It has gone to bed!”
6 {X} looked for a shadow to say good night to, and found it all over the place.
6 They lit a lamp. Out came two new shadows, glad to be asked.
8 “The night is a shadow too,” said {H}. “It is the shadow of the Earth.”
8 “That is some sunshade,” said {F}.
8 Tomorrow it would all begin again, ring by ring.
10 It was true. They were inside the biggest shadow that they had ever seen, and it moved very slowly, and in the morning it would be gone. Nobody had stolen it. You just had to wait for it in the next ring.
4-4! “The sun has gone to bed,” said {H}. “Good night, shadow!”
6! A sleepy cat yawned. It was ten past cat.`,
        alt: {
          es: '{H} y {F} celebran de noche a la luz de un farol.',
          en: '{H} and {F} celebrate at night by lamplight.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['cheer', 'happy'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['lantern', 'moon', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
