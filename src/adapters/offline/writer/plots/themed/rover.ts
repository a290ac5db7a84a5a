import type { Plot } from '../plot.ts'
import { roverRetold } from '../retold/rover.ts'

/** A rover so far away that it hears everything ten minutes late learns to look where it is going. */
export const rover: Plot = {
  id: 'rover',
  retold: roverRetold,
  themes: ['ciencia ficcion', 'vehiculos'],
  needs: [],
  refrains: {
    es: ['¡Y ahora, a esperar!', '¡Bip, bip, Tortuga!'],
    en: ['And now we wait!', 'Beep, beep, Turtle!'],
  },
  blurb: {
    es: 'La Tortuga es un robot de seis ruedas y vive en otro planeta. Está tan lejos que obedece diez minutos tarde. {H} y {F} le han pedido una foto para {event}. También le han estornudado encima del micrófono, y eso ha sido un error.',
    en: 'Turtle is a robot on six wheels, and it lives on another planet. It is so far off that it does what it is told ten minutes late. {H} and {F} have asked it for a photo for {event}. They have also sneezed on the microphone, and that was a mistake.',
  },
  setup: {
    id: 'rover/setup',
    titles: {
      es: ['Diez minutos tarde', 'Seis ruedas y mucha paciencia', '¿Me oyes, Tortuga?'],
      en: ['Ten minutes late', 'Six wheels and a lot of waiting', 'Can you hear us, Turtle?'],
    },
    moments: [
      {
        es: `0-2 ¡Bip, bip! Es la Tortuga.
0-2 {H} dice: ¡salta!
0-2 Y no salta.
2-2 ¿No oye? Está muy, muy lejos.
4! {H} y {F} conducían un robot, la Tortuga.
4 Tenía seis ruedas.
4! ¡Y estaba en otro planeta! Las órdenes tardaban diez minutos en llegar.
6 {at}, la antena era una escalera con una tapa de olla. En la punta pusieron {thing}, y solo entonces se oyó un bip.
6 Faltaba poco para {event}, y habían prometido una foto.
8 En aquel planeta tan rojo, el sol se pone azul. Es verdad, pero hacía falta una foto para que la gente se lo creyera.
10 Diez minutos no parecen mucho. Pero prueba a decirle a alguien que salte, y a verlo saltar cuando a ti ya se te ha olvidado.`,
        en: `0-2 Beep, beep! It is Turtle.
0-2 {H} says: hop!
0-2 It does not hop.
2-2 Can it hear? It is far away.
4! {H} and {F} drove a robot called Turtle.
4 It had six wheels.
4! And it was on another planet! It did as it was told, but ten minutes late.
6 {at} they had made an aerial from a ladder and a pot lid. It heard nothing at all until they put {thing} on top.
6 It would soon be time for {event}, and they had promised a photo.
8 On that planet all the ground is red, but the sunset is blue. It is true, but people will not believe it until they see it.
10 Ten minutes may not sound like much. But try telling somebody to jump, and then seeing them do it when you have long since forgotten why.`,
        alt: {
          es: '{H} y {F} hablan por radio con un robot muy lejano, junto a su antena.',
          en: '{H} and {F} talk by radio to a robot far away, beside their aerial.',
        },
        picture: {
          H: ['hold', 'excited', 'radio'],
          F: ['point', 'happy'],
          showsThing: true,
          props: ['ladder', 'computer', 'robot'],
        },
      },
      {
        es: `4! —¡Tortuga, avanza! —dijo {H} por el micrófono.
4 No pasó nada.
4 —¡Gira! ¡Salta! ¡Siéntate! —probó {F}.
4 Nada. Se fueron a merendar.
4! ¡Y entonces, en la pantalla, la Tortuga avanzó, giró, saltó y se sentó!
4 {X} aplaudió mucho. Creía que era un baile.
6 —No está rota —dijo {H}—. Está lejos.
6 {F} hizo la cuenta con los dedos. Diez minutos para ir y diez para volver. ¡Veinte minutos por cada salto!
6 —Entonces, lo que vemos ya ha pasado —dijo {F}.
6 —Y lo que decimos no ha pasado todavía.
6 Se quedaron un rato mirando el micrófono con mucho respeto. Tanto se acercó {F} que estornudó.
6 —¡Achís!
6 A los veinte minutos, la Tortuga dio tres pasos atrás. No sabía qué significaba aquella orden, pero le pareció urgente.
6 {X} le contó un chiste. Hubo que esperar veinte minutos para saber si le había hecho gracia. No le había hecho.
8 ¶Escribieron las normas en un papel. Norma uno: pensar antes de hablar. Norma dos: hablar de uno en uno. Norma tres: nada de estornudos.
8 —¿Y si nos equivocamos? —preguntó {F}.
8 —Nos enteraremos a los veinte minutos.
8 —¿Y mientras tanto?
8 —Mientras tanto, no —dijo {H}—. Mientras tanto solo se puede mirar. Es lo que más cansa.
8 {X} pegó la hoja en la pared y añadió una cuarta norma: merendar en los descansos.
10 ¶Hicieron un ensayo. {F} se puso la olla de la tapa en la cabeza y fue la Tortuga. {H} daba las órdenes, pero cada una valía solo diez pasos después.
10 —¡Izquierda! ¡Para! —gritó {H}—. ¡Que pares!
10 {F} siguió adelante con una calma admirable. Chocó con la mesa, se disculpó y se cayó. Desde el suelo torció a la izquierda. Después se paró.
10 —Ya está —dijo debajo de la olla—. ¿He tardado mucho?`,
        en: `4! “Turtle, go!” {H} said to the microphone.
4 Nothing happened.
4 “Turn! Jump! Sit!” {F} tried.
4 Nothing. They went to have a snack.
4! And then, on the screen, Turtle went, turned, jumped and sat!
4 {X} clapped and clapped. It looked like a dance.
6 “It is not broken,” said {H}. “It is just far away.”
6 {F} did the sum out loud. Ten minutes to get there, and ten to get back. That was twenty minutes for one jump!
6 “So what we see is over,” said {F}.
6 “And what we say has not begun.”
6 They looked at the microphone with deep respect. {F} went so close to it that {F.he} sneezed.
6 “Atishoo!”
6 Twenty minutes later, Turtle took three steps back. It had no idea what that order meant, but it had sounded urgent.
6 {X} told Turtle a joke. It took twenty minutes to find out if it was funny. It was not.
8 ¶They put up a list of rules. Rule one: think before you talk. Rule two: one at a time. Rule three: no sneezing.
8 “What if we get it wrong?” asked {F}.
8 “We will know in twenty minutes.”
8 “And until then?”
8 “Until then we can only look,” said {H}. “That is the hard part.”
8 {X} pinned up the list and added rule four, which was biscuits.
10 ¶They had a practice. {F} put the pot on {F.his} head and was Turtle. {H} gave the orders, but each one only counted ten steps later.
10 “Left! Stop!” shouted {H}. “I said stop!”
10 {F} walked on with splendid calm. {F.he} bumped into the table, begged its pardon and fell over. Then, down on the floor, {F.he} turned left. And then {F.he} stopped.
10 “There,” said a voice from under the pot. “Was I slow?”`,
        alt: {
          es: '{H} y {F} miran la pantalla: el robot, por fin, se ha movido.',
          en: '{H} and {F} look at the screen: the robot has moved at last.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['jump', 'excited'],
          X: ['cheer', 'happy'],
          props: ['computer', 'robot', 'radio', 'clock'],
        },
      },
      {
        es: `0-2 {H} espera. {F} espera.
0-2 ¡Bip! ¡Ahora sí!
0-2 {X} hace: ¡bip!
2-2 La Tortuga salta. ¡Hop! ¡Hop!
2-2 Oye muy bien, pero tarde.
4! —Desde aquel monte rojo se ve el sol azul —dijo {H}—. Hay que llevarla allí.
4 —¿Y cuánto falta? —preguntó {F}.
4! —Doce mil pasos de Tortuga.
4 {F} silbó. Y le mandaron el primero.
6 Después echaron la cuenta. A un paso cada veinte minutos, tardarían casi medio año. Y {event} no podía esperar tanto.
6 —Le mandaremos cien de golpe —dijo {H}.
6 {X} dijo adiós a la pantalla, por si alguien miraba desde el otro lado.
8 {H} apretó el botón con un dedo y lo retiró enseguida. Ya no había remedio. La orden volaba entre los planetas, pequeña y decidida, sin mirar atrás.
8 —¿Tú crees que tendrá frío allí sola? —dijo {F}.
10 {H} lo pensó. Se acercó al micrófono y dijo dos palabras que no eran una orden ni servían para conducir nada: «Buenas noches».
4 En la pantalla, la Tortuga parpadeó. ¡Bip!`,
        en: `0-2 {H} waits. {F} waits.
0-2 Beep! Up it goes!
0-2 {X} says: beep!
2-2 Turtle hops. Hop! Hop! Hop!
2-2 It can hear. It is just late.
4! “You can see the blue sun from that red hill,” said {H}. “Let’s get Turtle up there.”
4 “How far is it?” asked {F}.
4! “Twelve thousand Turtle steps.”
4 “Oh,” said {F}. And they sent off the first one.
6 Then they did the sum. At one step every twenty minutes, it would take them half a year. They did not have half a year.
6 “We will send a hundred at a time,” said {H}.
6 {X} waved at the screen, in case somebody was looking out of it.
8 {H} pressed the button with one finger and pulled it back fast. It was too late to change it now. The order was off between the planets, small and brave, and it did not look back.
8 “Do you think it gets lonely?” said {F}.
10 {H} thought about that, and went up to the microphone, and said two words. They were not an order, and they were no help with the driving. They were “good” and “night”.
4 On the screen, Turtle blinked. Beep!`,
        alt: {
          es: '{H} aprieta un botón y {F} saluda a la pantalla.',
          en: '{H} presses a button and {F} waves at the screen.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['wave', 'happy'],
          X: ['wave', 'happy'],
          props: ['computer', 'planet', 'satellite', 'robot'],
          time: 'night',
        },
      },
    ],
  },
  setback: {
    id: 'rover/setback',
    titles: {
      es: ['Derecha, izquierda, derecha', 'Hasta las orejas de arena'],
      en: ['Right, left, right', 'Up to the ears in sand'],
    },
    moments: [
      {
        es: `0-2 ¡A la derecha!, dice {H}.
0-2 ¡A la izquierda!, dice {F}.
2-2 La Tortuga da vueltas y vueltas.
4! —¡A la derecha! —mandó {H}.
4! —¡A la izquierda! —mandó {F} a la vez.
4! Y la Tortuga hizo las dos cosas. ¡Se hundió en la arena!
6 Giraba a un lado y luego al otro, como quien busca las llaves. Con cada giro, las ruedas se metían un poco más.
6 Cuando llegó la foto, ya solo se veía media Tortuga.
8 —Se ha saltado la norma dos —dijo {H}.
8 —La norma dos es nuestra —dijo {F}—. Ella solo ha obedecido.
10 No hay nada tan molesto como que alguien te haga caso en todo. {H} miró aquel agujero redondo, hecho con tanto esmero, y no encontró a quién echarle la culpa.`,
        en: `0-2 “Go right!” says {H}.
0-2 “Go left!” says {F}.
2-2 Turtle goes round and round.
4! “Go right!” said {H}.
4! “Go left!” said {F} in the very same breath.
4! So Turtle did both. It sank in the sand!
6 It turned one way and then the other, like somebody hunting for their keys. Each turn dug the wheels in deeper.
6 By the time they got the photo, it was half a Turtle.
8 “It broke rule two,” said {H}.
8 “Rule two is for us,” said {F}. “It just did as it was told.”
10 Nothing is so annoying as somebody who does all that you say. {H} looked at the hole, which was very round and had been dug with great care, and could find nobody to blame.`,
        alt: {
          es: '{H} señala a un lado y {F} al otro, delante de la pantalla.',
          en: '{H} points one way and {F} the other, in front of the screen.',
        },
        picture: {
          H: ['point', 'angry'],
          F: ['point', 'angry'],
          props: ['computer', 'robot', 'wheel', 'radio'],
        },
      },
      {
        es: `4 —¡Ha sido por tu orden! —dijo {H}.
4 —¡Ha sido por la tuya! —dijo {F}.
4 {X} tapó el micrófono. ¡La Tortuga lo iba a oír todo!
4! Demasiado tarde. La pelea ya iba volando por el espacio.
6 —¿Qué hará cuando le llegue? —preguntó {F}, bajito.
6 Nunca veinte minutos fueron tan largos. {H} ordenó los lápices por tamaño. {F} los desordenó, por hacer algo.
6 Al final llegó la foto. La Tortuga había recogido el brazo, las antenas y la cámara. Parecía una caja.
6 —La hemos asustado —dijo {H}.
6 —Los robots no se asustan —dijo {F}—. Creo que ha hecho lo que haría yo.
6 {X} propuso pedirle perdón con una canción corta, porque las largas gastaban pila.
6 Trajeron un cubo de arena y seis tapones para buscar el remedio allí mismo. Empujando deprisa, los tapones se hundían. Empujando despacio, también. Pero, si giraba cada uno muy poquito, salían de la arena como quien no quiere la cosa.
8 ¶Repitieron la prueba cinco veces. A la quinta, {F} la hizo con los ojos cerrados. {H} apuntó los números: un poco, otro poco, un descanso.
8 —Ahora solo falta decírselo bien —dijo {F}—. Con una voz.
8 —Con la tuya —dijo {H}—. La mía todavía está enfadada.
8 {X} cronometraba con el reloj al revés, así que salió todo en un tiempo excelente.
10 ¶Era la primera vez que {H} dejaba a otra persona hablar por el micrófono sin mover los labios a la vez.
10 —Tortuga —dijo {F}—, perdona el ruido de antes. No iba contigo. Un poco. Otro poco. Descansa.
10 {H} se dio cuenta de que aquello no valía solo para las ruedas.
10 Después hubo que callarse. Callarse, durante veinte minutos enteros, al lado de la persona con la que acabas de pelearte. A los quince ya les daba la risa.`,
        en: `4 “It was your order!” said {H}.
4 “It was yours!” said {F}.
4 {X} put a hand on the microphone. Turtle would hear it all!
4! It was too late. The quarrel was off into space.
6 “What will it do when it gets that?” asked {F} in a small voice.
6 No twenty minutes had ever been so long. {H} put the pencils in order, from big to small. {F} mixed them up again, just for something to do.
6 At last they got the photo. Turtle had pulled in its arm, and its aerial, and its camera. It looked like a box.
6 “We scared it,” said {H}.
6 “A robot does not get scared,” said {F}. “But it did just what I would do.”
6 {X} wanted to say sorry with a song. It had to be a short one, to save the battery.
6 They got a bucket of sand and six bottle tops, and tried things out. If they pushed fast, the tops sank. If they pushed hard, the tops sank. But if each top turned just a bit, one by one, up they came.
8 ¶They did the test five times. The fifth time {F} did it with both eyes shut. {H} wrote down the numbers: a bit, a bit more, and a rest.
8 “Now we have to tell it nicely,” said {F}. “With one voice.”
8 “With yours,” said {H}. “Mine is still cross.”
8 {X} timed it with the watch upside down, so that they did it in record time.
10 ¶It was the first time that {H} had let anybody else talk to Turtle without moving {H.his} own lips as well.
10 “Turtle,” said {F}, “about that noise. It was not meant for you. A bit. A bit more. And rest.”
10 It struck {H} that this might not be just for wheels.
10 After that they had to be quiet. You try it: twenty whole minutes, next to somebody that you have just had a row with. After fifteen, they had both begun to giggle.`,
        alt: {
          es: '{H} y {F} hacen pruebas con un cubo de arena.',
          en: '{H} and {F} try things out with a bucket of sand.',
        },
        picture: {
          H: ['kneel', 'thoughtful', 'pencil'],
          F: ['kneel', 'determined'],
          X: ['hold', 'calm', 'clock'],
          props: ['bucket', 'computer', 'robot'],
        },
      },
      {
        es: `0-2 Perdón, Tortuga. Perdón.
0-2 ¡Bip! ¡Ya sale!
0-2 {X} aplaude.
2-2 Una rueda. Otra rueda. ¡Y seis!
4! ¡Bip! Llegó una foto. ¡La Tortuga estaba fuera del agujero!
4 —¡Ha funcionado! —gritó {F}.
4 Y se dieron un abrazo con micrófono y todo.
6 Detrás, en la arena, quedaba un círculo perfecto. Visto de lejos parecía un plato.
6 {X} dijo que aquello era arte y pidió una copia para la nevera.
8 —A partir de ahora, una voz —dijo {H}.
8 —Y la otra mira —dijo {F}.
8 Apuntaron la norma cinco. Era la primera que escribían entre l{HF:os/as} dos.
10 El abrazo, por cierto, también le llegó a la Tortuga diez minutos más tarde: un «crac», un «uf» y dos risas. No constaba en ningún manual. Contestó con un bip muy largo.
4! Más allá, en la foto, había algo oscuro. ¿Qué era?`,
        en: `0-2 Sorry, Turtle. Sorry.
0-2 Beep! Out it comes!
0-2 {X} claps.
2-2 One wheel. Two. And now six!
4! Beep! A photo came. Turtle was out of the hole!
4 “It worked!” cried {F}.
4 They had a hug, with the microphone in the middle.
6 Behind it, in the sand, was a perfect ring. From far off it looked like a plate.
6 {X} called it art, and asked for a copy to hang on the fridge.
8 “From now on, one of us talks,” said {H}.
8 “And the other one looks,” said {F}.
8 They wrote down rule five. It was the first that they had made together.
10 The hug got to Turtle as well, ten minutes on: one crunch, one “oof” and two laughs. There was nothing like it in the handbook. It sent back a very long beep.
4! Further off in the photo was something dark. What was it?`,
        alt: {
          es: '{H} y {F} se abrazan delante de la pantalla.',
          en: '{H} and {F} hug in front of the screen.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'excited'],
          X: ['cheer', 'happy'],
          props: ['computer', 'robot', 'bucket', 'radio'],
          together: ['hug', 'H', 'F'],
        },
      },
    ],
  },
  climax: {
    id: 'rover/climax',
    titles: {
      es: ['Si ves negro, para', 'El campo de grietas'],
      en: ['If it is black, stop', 'The field of cracks'],
    },
    moments: [
      {
        es: `0-2 ¡Ay! ¡Hay agujeros!
0-2 {H} dice: ¡para!
0-2 ¿La Tortuga oye?
2-2 Está muy lejos. ¡Lo oirá tarde!
4! La Tortuga llegó al pie del monte rojo.
4! Delante había un campo de grietas. Eran negras y hondas.
4 Se paró en el borde y esperó. Pronto sería {event}.
6 —Damos la vuelta —dijo {F}.
6 —No da tiempo. El sol azul se pone a las siete, y luego vienen nubes para un mes.
6 Miraron el reloj. Quedaban dos horas, o sea, seis órdenes.
8 Con seis órdenes no se cruza un campo así. Con seis órdenes no se cruza ni un pasillo, y {F} lo sabía porque en el ensayo lo había intentado.
10 {H} puso la mano sobre el botón y la retiró. La puso otra vez. Hay botones que pesan más cuanto menos se tocan, y aquel empezaba a pesar como un piano.`,
        en: `0-2 Oh no! Big holes!
0-2 {H} says: stop!
0-2 Can Turtle hear?
2-2 It is far off. It will be late!
4! Turtle came to the foot of the red hill.
4! There was a field of cracks in the way. They were black and deep.
4 It stopped at the edge. It was very nearly time for {event}.
6 “Let’s go round,” said {F}.
6 “There is no time. The blue sun sets at seven, and then it is cloudy for weeks.”
6 They looked at the clock. They had two hours, and that meant six orders.
8 You cannot cross a field like that with six orders. You cannot cross a room with six orders. {F} knew, for {F.he} had tried.
10 {H} put one finger on the button and took it off again, and then did the same once more. There are buttons that get heavier the less you press them, and this one was beginning to weigh as much as a piano.`,
        alt: {
          es: '{H} y {F} miran en la pantalla un campo de grietas.',
          en: '{H} and {F} look at a field of cracks on the screen.',
        },
        picture: {
          H: ['think', 'worried'],
          F: ['point', 'worried'],
          props: ['computer', 'robot', 'planet', 'clock'],
          shot: 'close',
        },
      },
      {
        es: `4-4! Había grietas a cada paso. {F} probó a andar a tientas. ¡Y no se cayó!
6! Había grietas a cada paso.
4 ¡Y un «para» llegaría tarde!
4 {X} gritó «¡cuidado!», muy fuerte, por si así iba más deprisa.
6! {F} anduvo a tientas, con una olla hasta los ojos.
4 —¿Qué haces? —preguntó {H}.
4 —De Tortuga —dijo {F}.
6 En medio había una silla. {F} la rozó y se paró. Tanteó a un lado, tanteó al otro y pasó de largo.
6 —¡Yo no te he dicho nada! —dijo {H}.
6 —No hacía falta. La he notado.
6 {X} puso una escoba, luego una caja y luego se puso en medio. {F} pasó tres veces sin pisar nada.
6 {H} abrió la boca y no la cerró en un buen rato. Tanto mandar, tanto mandar, y nunca le habían dicho a la Tortuga que mirase.
8 —Siempre le decimos adónde ir —dijo {H}—. Pero quien está allí es ella.
8 —Y ve las cosas diez minutos antes que nadie —dijo {F}.
8 —¿Y si se equivoca?
8 —Se equivocará deprisa. Y lo arreglará deprisa. A nosotr{HF:os/as} nos lleva veinte minutos cada error.
8 Aquello no tenía vuelta de hoja.
10 Eso sí: había que decirlo bien, y a la primera. Una orden se olvida en cuanto se cumple, pero una regla se queda. {H} escribió una, la leyó en voz alta y le quitó la mitad de las palabras. {F} le quitó la mitad de las que quedaban.
10 Al final cabía en la palma de la mano.
6! Entonces crujió la escalera. ¡La antena se torcía!`,
        en: `4-4! There were cracks all over the planet. {F} tried to feel the way. It worked!
6! There were cracks all over the planet.
4 And a “stop” would be late!
4 {X} shouted, “Look out!”, very loudly, in case loud was faster.
6! {F} put a pot over both eyes and felt the way.
4 “What are you doing?” asked {H}.
4 “I am Turtle,” said {F}.
6 There was a chair in the way. {F} felt it, and stopped. {F.he} tried one side, then the other, and went past it.
6 “I did not tell you to do that!” said {H}.
6 “You did not need to. I could feel it.”
6 {X} put down a broom, and a box, and then just stood in the way. {F} went by all three and did not bump into a thing.
6 {H} stared. They had told Turtle so many things, and they had never told it to look.
8 “We always say where to go,” said {H}. “But it is Turtle who is there.”
8 “And it sees things ten minutes before us,” said {F}.
8 “What if it gets it wrong?”
8 “Then it gets it wrong fast, and puts it right fast. It takes us twenty minutes to make one mistake.”
8 You could not argue with that.
10 But it had to be said well, and said once. An order is gone as soon as it is done, but a rule stays. {H} wrote one down, read it out and took away half of the words. {F} took away half of the rest.
10 In the end it would have fitted on a thumb.
6! Then the old ladder creaked. The aerial on top was about to fall!`,
        alt: {
          es: '{F} anda a tientas con una olla y {H} tiene una idea.',
          en: '{F} feels the way, with a pot, and {H} has an idea.',
        },
        picture: {
          H: ['stand', 'surprised', 'pencil'],
          F: ['walk', 'calm', 'saucepan'],
          X: ['stand', 'excited'],
          props: ['chair', 'broom', 'box', 'computer'],
        },
      },
      {
        es: `0-2 {F} piensa y piensa.
0-2 ¡Mira tú, Tortuga!
0-2 ¡Bip! ¡Ya pasa!
2-2 Un pasito. Otro pasito. ¡Ya pasó todo!
6! Pero la antena aguantó. Ya se oía el bip.
4! —¡Mira tú, Tortuga! —dijo {H}—. Si ves negro, para.
4 Y {F} añadió: «Si ves rojo, sigue». ¡Y a esperar!
4! ¡Bip! ¡La Tortuga cruzó!
6 Durante veinte minutos no se oyó ni una mosca. {H} se sentó encima de las manos para no tocar nada.
6 En la foto se veían sus huellas: adelante, a un lado, un poco atrás, adelante. Como quien cruza un río por las piedras.
8 —Lo ha hecho sin nosotr{HF:os/as} —dijo {F}. No sabía si estar triste.
8 —Lo ha hecho con lo nuestro —dijo {H}—. Mira: se ha parado en todas las negras.
8 {X} contó las grietas con el dedo y llegó a cuarenta y una.
10 Había una huella más honda que las otras, justo en el borde de la grieta mayor. Allí la Tortuga se lo había pensado. {H} puso el dedo encima, en el cristal, y lo dejó un momento, como se pone una tirita.`,
        en: `0-2 {F} has a think.
0-2 Now you look, Turtle!
0-2 Beep! Off it goes!
2-2 One step. One more. It is across!
6! The aerial held. There was the beep again.
4! “You look, Turtle!” said {H}. “If it is black, stop.”
4 “And if it is red, go,” said {F}. Then they had to wait.
4! Beep! Turtle was across!
6 For twenty minutes you could have heard a pin drop. {H} sat down on both hands so as not to touch a thing.
6 In the photo they could see its tracks. They went on, to one side, and a bit back. It was like crossing a stream on stones.
8 “It did it without us,” said {F}, who could not tell if that was sad.
8 “It did it with what we gave it,” said {H}. “See? It stopped at each black bit.”
8 {X} counted the cracks with one finger, and got to forty-one.
10 One track was deeper than the rest, right on the edge of the biggest crack. That was where Turtle had thought it over. {H} put a finger on it, on the glass, and left it there a moment, the way you put on a plaster.`,
        alt: {
          es: '{H} y {F} celebran que el robot ha cruzado las grietas.',
          en: '{H} and {F} cheer: the robot has crossed the cracks.',
        },
        picture: {
          H: ['cheer', 'proud'],
          F: ['jump', 'excited'],
          X: ['cheer', 'happy'],
          props: ['computer', 'robot', 'footprints', 'planet'],
        },
      },
    ],
  },
  resolution: {
    id: 'rover/resolution',
    titles: {
      es: ['Un sol azul', 'Buenas noches, Tortuga'],
      en: ['A blue sun', 'Good night, Turtle'],
    },
    moments: [
      {
        es: `0-2 ¡Arriba, Tortuga! ¡Arriba!
0-2 {H} mira. {F} mira.
2-2 ¡Oh! ¡El sol es azul!
4 La Tortuga subió a lo alto del monte y levantó la cámara.
4! Línea a línea llegó la foto. ¡El sol era azul!
4 —Pequeñito —dijo {F}—. Como un botón.
6 Nadie dijo nada más. El cielo era rosa por arriba y azul alrededor del sol, justo al revés que aquí.
6 En una esquina salía media rueda. La Tortuga no sabía hacer fotos, pero quería estar.
8 {H} se fijó en la hora de la foto. Aquel sol ya se había puesto hacía diez minutos. Y, aun así, allí estaba, llegando.
10 Hay cosas que llegan tarde y llegan enteras. La luz de las estrellas, por ejemplo. O las gracias de alguien que tardó mucho en atreverse.`,
        en: `0-2 Up, Turtle! Up you go!
0-2 {H} looks. {F} looks.
2-2 Oh! The sun is blue!
4 Turtle went to the top of the hill and put up its camera.
4! Line by line the photo came in. The sun was blue!
4 “It is so small,” said {F}. “Like a button.”
6 For a while they did not talk. The sky was pink up above and blue near the sun, just the other way round from ours.
6 In one corner was half a wheel. Turtle was no good at photos, but it had wanted to be in it.
8 {H} looked at the time on the photo. That sun had been down for ten minutes. And yet here it was, just coming in.
10 Some things come late and come whole. The light of a star does. So does a thank-you from somebody who took a long time to dare.`,
        alt: {
          es: '{H} y {F} miran la foto de un sol azul muy pequeño.',
          en: '{H} and {F} look at the photo of a very small blue sun.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'happy'],
          props: ['picture', 'computer', 'robot', 'camera', 'sun'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `4 Imprimieron la foto en grande. ¡No cabía por la puerta!
4! La colgaron al lado de {thing}, bien a la vista.
4 —¿Es de verdad? —preguntaba la gente.
4 —De verdad y con retraso —decía {H}.
4 {X} vigilaba la cola y repetía lo de los diez minutos.
6 —¿Y quién la conduce? —quiso saber una señora.
6 —Ella —dijo {F}—. Nosotr{HF:os/as} le damos ideas.
6 Un niño preguntó si se le podía saludar. Claro que se podía. Se puso muy tieso delante del micrófono, respiró y se quedó en blanco.
6 —¿Qué le digo?
6 —Lo que quieras oír dentro de veinte minutos —dijo {H}.
6 —¡Hola, Tortuga! —gritó el niño, y salió corriendo a mirar el reloj.
6 Se formó otra cola solo para eso. {X} la organizó por orden de nervios.
8 ¶La Tortuga recibió aquella tarde ciento dos holas, un ladrido, una receta de croquetas y la tabla del siete. Lo grabó todo y lo guardó por orden.
8 Veinte minutos después empezaron a llegar los bips. Había uno por saludo. Con la tabla del siete se había atascado en siete por ocho, como cualquiera.
8 —Cincuenta y seis —le sopló {F} al micrófono.
8 La respuesta tardó lo suyo, pero sonó contentísima.
10 ¶{H} y {F} descolgaron de la pared la lista de normas, que ya iba por la once. Miraron la primera: pensar antes de hablar. Seguía siendo buena.
10 Luego tacharon todas las que empezaban por «no» y vieron que quedaban cuatro. Con cuatro, según {F}, se podía conducir casi cualquier cosa.
10 —¿También una bicicleta? —preguntó {H}.
10 —También una amistad —dijo {F}, y se puso colorad{F:o/a} hasta la olla.`,
        en: `4 They printed the photo very big. It would not go through the door!
4! They hung it next to {thing}, where all could see it.
4 “Is it real?” people asked.
4 “Real and a bit late,” said {H}.
4 {X} kept the queue in line and told them about the ten minutes.
6 “And who drives it?” a lady wanted to know.
6 “It does,” said {F}. “We just give it ideas.”
6 A small boy asked if he could say hello. Of course he could. He stood up very straight at the microphone, took a breath, and had no idea what to say.
6 “What do I tell it?”
6 “Something you would like to hear in twenty minutes,” said {H}.
6 “Hello, Turtle!” he yelled, and ran off to look at the clock.
6 So then there was a queue just for that. {X} sorted it, with the shy ones first.
8 ¶That evening Turtle got a hundred and two hellos, one bark, a recipe for pancakes and the seven times table. It kept them all, in order.
8 Twenty minutes later the beeps came in. There was one for each hello. In the seven times table it had got stuck at seven times eight, as we all do.
8 “Fifty-six,” {F} whispered.
8 It took its time to reply, but it sounded delighted.
10 ¶{H} and {F} took down the list of rules, which by now went up to eleven. They looked at the first one, think before you talk. It was still a good one.
10 Then they crossed out all those that began with “no”, and there were four left. With four, said {F}, you could drive nearly anything.
10 “Even a bicycle?” asked {H}.
10 “Even a friend,” said {F}, and went red right up to the pot.`,
        alt: {
          es: '{H} y {F} enseñan la foto junto a {thing}.',
          en: '{H} and {F} show the photo, next to {thing}.',
        },
        picture: {
          H: ['point', 'proud'],
          F: ['wave', 'happy'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['picture', 'computer', 'camera', 'radio', 'robot'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Ya llegó! Buenas noches, Tortuga. ¡Bip!
0-2 {X} bosteza.
2-2 {H} y {F} también. ¡A la cama!
2-2 El último bip llega muy tarde.
4! La foto del sol azul salió en {event}.
4 ¡Todo el mundo dijo «oh»!
4 Después apagaron las luces.
4! —Buenas noches, Tortuga —dijo {H}.
4 Y no se fueron a dormir. Se quedaron a esperar.
6 —Podríamos irnos —dijo {F} al cabo de un rato—. Ella no lo sabría hasta dentro de diez minutos.
6 —Ya —dijo {H}. Y no se movió nadie.
8 {X} aguantó doce minutos y se durmió encima de la lista de normas.
8 Al otro lado de todo aquel espacio tan negro, dos palabras acababan de llegar. Y otra cosa pequeña ya venía de vuelta, sin perderse, sin prisa.
10 Hay quien cree que lo contrario de estar solo es estar cerca. {H} y {F} podrían explicarle, con un reloj y una olla, que no siempre es así.
4! A los veinte minutos justos, la Tortuga hizo: ¡bip!`,
        en: `0-2! It is there! Good night, Turtle. Beep!
0-2 {X} yawns.
2-2 {H} and {F} yawn too.
2-2 The last beep is very late.
4! The photo was there for {event}.
4 They all said “Oh!”
4 Then the lights went out.
4! “Good night, Turtle,” said {H}.
4 And they did not go to bed. They sat and waited.
6 “We could go,” said {F} after a while. “It would not know until later.”
6 “I know,” said {H}. And nobody got up.
8 {X} lasted for twelve minutes, and fell asleep on the list of rules.
8 On the far side of all that black space, two words had just got in. And a very small thing was on its way back. It was not lost, and it was not in a hurry.
10 Some people think that not being alone means being near. {H} and {F} could show them, with a clock and a pot, that there is more to it.
4! And just when twenty minutes were up, Turtle went: beep!`,
        alt: {
          es: 'De noche, {H} y {F} esperan junto a la radio.',
          en: 'At night, {H} and {F} wait beside the radio.',
        },
        picture: {
          H: ['sit', 'calm'],
          F: ['sit', 'happy'],
          X: ['sleep', 'sleepy'],
          props: ['radio', 'computer', 'star', 'planet', 'robot'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
