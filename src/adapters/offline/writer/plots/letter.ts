import type { Plot } from './plot.ts'
import { letterRetold } from './retold/letter.ts'

/** The postman who brought everybody's letters never got one; his only invitation must reach him today. */
export const letter: Plot = {
  id: 'letter',
  retold: letterRetold,
  needs: ['beasts', 'ground'],
  refrains: {
    es: ['¡Corre, carta, corre!', '¡Toc, toc, cartero!'],
    en: ['Run, letter, run!', 'Knock, knock, postman!'],
  },
  blurb: {
    es: 'Una carta se perdió por el camino. Era la invitación del viejo cartero para {event}, y él guarda {thing}. {H} y {F} tienen un día para entregarla. La dirección dice solo esto: donde acaba el camino, la ventana encendida.',
    en: 'A letter got lost on the way. It asks the old postman to come for {event}, and he is the one who keeps {thing}. {H} and {F} have one day to bring it. All the address says is this: the lit window, where the road ends.',
  },
  setup: {
    id: 'letter/setup',
    titles: {
      es: ['Una carta sin entregar', 'La dirección más rara del mundo', 'Carta para el cartero'],
      en: ['A letter nobody brought', 'The oddest address in the world', 'A letter for the postman'],
    },
    moments: [
      {
        es: `0-2 ¡Una carta! ¡Una carta!
0-2 {H} la ve. {F} la huele.
2-2 Hay que llevarla hoy mismo.
4! {H} encontró una carta {at}. ¡Nadie la había entregado!
4! Era para el viejo cartero. Decía: «Te esperamos para {event}».
4 —¡Pero si es hoy! —dijo {F}.
6 {thing} {lo:lo/la} guardaba él. {stake}
8 La carta se había colado por una rendija y llevaba allí quién sabe cuánto. Tenía una esquina mordida y el sello del revés.
8 Olía a polvo, a tinta y a mucho tiempo.
10 Una carta que no llega no hace ruido. Por eso nadie la había echado de menos, ni siquiera quien más falta le hacía.`,
        en: `0-2 A letter! A letter!
0-2 {H} sees it. {F} sniffs it.
2-2 It must get there today.
4! {H} found a letter {at}. Nobody had ever brought it!
4! It was for the old postman. It said: “Please come for {event}.”
4 “But that is today!” said {F}.
6 He was the one who kept {thing}. {stake}
8 The letter had slipped down a crack and had been there for who knows how long. One corner was chewed and the stamp was upside down.
8 It smelled of dust, of ink and of a long, long time.
10 A letter that does not arrive makes no noise. So nobody had missed it, not even the one who needed it most.`,
        alt: { es: '{H} encuentra una carta que nadie entregó.', en: '{H} finds a letter that nobody delivered.' },
        picture: { H: ['hold', 'surprised', 'letter'], F: ['point', 'excited'], props: ['box'], shot: 'close' },
      },
      {
        es: `4! —El cartero llevó cartas a todo el mundo —dijo {F}.
4! —¿Y quién se las llevaba a él? —preguntó {H}.
4! Se miraron. ¡Nadie!
4 {X} limpió el sobre con cuidado.
4! —Pues esta la llevamos ahora mismo —dijo {H}.
6 La dirección era la más rara del mundo. Decía: «Donde acaba el camino. Hay que subir. La casa de la ventana encendida».
6 —No pone el número —dijo {F}.
6 —Ni la calle. Pero la ventana, sí.
6 —¿Te acuerdas de cómo silbaba? —dijo {F}—. Tres notas al llegar y una al irse.
6 {X} sí que se acordaba. El cartero traía las buenas noticias corriendo, y las malas, con un caramelo.
6 {H} guardó la carta junto al pecho. Ahí se llevan las cosas que no se deben doblar.
6 El sello tenía dibujado un tren. {F} lo tomó por una buena señal.
6 {F} pidió llevar la carta un rato. Luego, otro rato. Luego se tropezó y la devolvió.
8 —¿Y si no quiere venir? —preguntó {F}.
8 —Entonces dirá que no —contestó {H}—. Pero para decir que no, primero te lo tienen que preguntar.
8 Una carta pesa menos que un huevo. Aquella, no se sabe por qué, pesaba bastante más.
8 Trataron de recordar su cara. Fue difícil, porque del cartero todo el mundo recordaba las manos: unas manos con una carta dentro.
8 {X} se ofreció a quedarse por si llegaba otra carta. Al momento cambió de idea, porque las otras cartas podían esperar.
10 {F} hizo la cuenta en voz alta. Cincuenta cartas al día, durante cuarenta años, son más de medio millón de cartas. Medio millón de puertas, y ninguna era la suya.
10 —Qué resta tan fea —dijo {H}.
10 —Es una multiplicación —dijo {F}—. Lo feo es el resultado.
10 —A lo mejor ya se ha cansado de esperar.
10 —Nadie se cansa de esperar una cosa que no sabe que existe —contestó {H}—. Eso es lo peor. Y lo mejor, porque todavía llegamos a tiempo.`,
        en: `4! “The postman brought letters to everyone,” said {F}.
4! “And who brought letters to him?” asked {H}.
4! They looked at each other. Nobody did!
4 {X} wiped the dust off it.
4! “Then we will bring him this one,” said {H}.
6 The address was the oddest in the world. It said: “Where the road ends. Go up. The house with the lit window.”
6 “There is no number,” said {F}.
6 “And no street. But there is a window.”
6 “Do you remember how he used to whistle?” said {F}. “Three notes when he came and one when he left.”
6 {X} did remember. He brought good news at a run, and bad news with a sweet.
6 {H} kept the letter close, which is how you carry a thing that must not be bent.
6 There was a train on the stamp. {F} took that as a good sign.
6 {F} asked to hold it for a bit. Then {F} asked for one more bit, and tripped, and gave it back.
8 “What if he does not want to come?” asked {F}.
8 “Then he will say no,” said {H}. “But to say no, you have to be asked first.”
8 A letter weighs less than an egg. This one, and nobody knew why, weighed a good deal more.
8 They tried to think of his face. It was hard, for all that people remembered of the postman was his hands, with a letter in them.
8 {X} offered to stay, in case another letter came. A moment later {X} had changed course, since other letters could wait.
10 {F} did the sum out loud. Fifty letters a day, for forty years, makes more than half a million letters. That is half a million doors, and not one of them was his own.
10 “What a horrid subtraction,” said {H}.
10 “It is a multiplication,” said {F}. “It is the answer that is horrid.”
10 “Perhaps he is tired of waiting by now.”
10 “You cannot be tired of waiting for a thing if you do not know that it is there,” said {H}. “That is the worst of it. And the best, since we are still in time.”`,
        alt: { es: '{H} y {F} leen la dirección de la carta.', en: '{H} and {F} read the address on the letter.' },
        picture: {
          H: ['hold', 'thoughtful', 'letter'],
          F: ['point', 'surprised'],
          X: ['think', 'calm'],
          props: ['letter'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Vamos, vamos!
0-2 {H} lleva la carta.
0-2 {X} lleva el pan.
2-2 {F} silba: ¡fiu, fiu, fiu!
4! {H} y {F} salieron con la carta bien guardada.
4 —¿Hasta dónde vamos? —preguntó {F}.
4 —Hasta que se acabe el camino —dijo {H}.
4 El camino, por si acaso, se estiró un poco más.
6 —De noche se verá mejor la ventana —dijo {F}.
6 —De noche ya será tarde.
6 {X} les hizo repetir la dirección tres veces. A la tercera se equivocó quien preguntaba.
8 A los cien pasos, {F} quiso comprobar que la carta seguía en su sitio. A los doscientos, también. A los trescientos fue la carta la que asomó una esquina, como diciendo que allí seguía.
8 —¿Y si la leemos otra vez? —propuso {F}.
8 —No es nuestra —dijo {H}, que se moría de ganas.
10 Todo el mundo l{HF:os/as} miraba pasar. Quien ve una carta por la calle piensa siempre lo mismo, y se le nota en la cara: ¿será para mí?
10 —Hoy no —contestaba {F} a cada cara—. Pero no pierda la esperanza.`,
        en: `0-2 Off we go!
0-2 {H} has the letter.
0-2 {X} has some bread.
2-2 {F} whistles: tweet, tweet, tweet!
4! {H} and {F} set out with the letter, safe and dry.
4 “How far is it?” asked {F}.
4 “Until the road ends,” said {H}.
4 The road, just in case, grew a bit longer.
6 “It will be easy to see a lit window at night,” said {F}.
6 “At night it will be too late.”
6 {X} made them say the address three times. The third time it was {X} who got it wrong.
8 After a hundred steps {F} checked that the letter was still there. After two hundred {F} checked again. After three hundred it was the letter that put out one corner, as if to say that it had not left.
8 “Shall we read it again?” said {F}.
8 “It is not ours,” said {H}, who was dying to.
10 Everybody watched them go by. When you see a letter in the street you always think the same, and it shows in your face: could it be for me?
10 “Not today,” {F} told each face. “But do not give up hope.”`,
        alt: { es: '{H} y {F} salen a toda prisa con la carta.', en: '{H} and {F} hurry off with the letter.' },
        picture: {
          H: ['run', 'determined', 'letter'],
          F: ['run', 'happy'],
          X: ['wave', 'happy'],
          props: ['bread'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'letter/setback',
    titles: { es: ['Letras en el agua', 'Una carta en blanco'], en: ['Letters in the water', 'A blank letter'] },
    moments: [
      {
        es: `0-2 ¡Plaf! ¡Al charco!
0-2 {H} saca la carta.
2-2 Está mojada. ¡Pobre carta!
4! ¡Zas! El viento se llevó la carta.
4 Dio tres vueltas {at}. ¡Y cayó en un charco!
4! {H} la sacó. Chorreaba. Ya no se leía nada.
6 Las letras corrían por el papel como hormigas azules. Pronto no quedó ni una.
6 —¡Sopla! —dijo {F}.
6 Soplaron. Así consiguieron una carta blanca y bastante fría.
8 La pusieron a secar. Quedó lisa, limpia y sin una sola palabra. Era la carta más limpia y más inútil del mundo.
10 De quien la había escrito solo quedaban dos borrones, uno en cada esquina. Parecían dos ojos cerrados.`,
        en: `0-2 Splash! In it goes!
0-2 {H} gets the letter out.
2-2 It is wet. Poor letter!
4! Whoosh! The wind took the letter.
4 It spun round three times {at}. And it fell in a puddle!
4! {H} got it out. It dripped. There was not a word left on it.
6 The words ran down the page like blue ants. Soon they had all gone.
6 “Blow on it!” said {F}.
6 They blew. All they got was a white letter, and a cold one.
8 They put it out to dry. It came out smooth and clean, with not one word on it. It was the cleanest and most useless letter in the world.
10 All that was left of the writer was two blots, one in each corner. They looked like two shut eyes.`,
        alt: { es: '{H} saca del charco una carta mojada.', en: '{H} lifts a wet letter out of a puddle.' },
        picture: {
          H: ['kneel', 'sad', 'letter'],
          F: ['reach', 'worried'],
          props: ['letter'],
          weather: 'wind',
          shot: 'close',
        },
      },
      {
        es: `4 —Ya no sirve —dijo {H}.
4 —El sobre está bien —dijo {F}, muy bajito.
4! Se sentaron con la carta en blanco. No había lápiz. No había tinta.
4 {X} partió el pan en trozos iguales.
4! —Si no se puede leer —dijo {H}—, habrá que decirlo.
6 —¿Y qué decía? —preguntó {F}.
6 {H} cerró los ojos. Se acordaba de la primera palabra, «querido», y de la firma, que tenía el rabo muy largo. En medio había un agujero.
6 —«Querido» ya es mucho —dijo {F}—. Hay cartas que no llegan ni ahí.
6 Probaron a escribir con barro y salió una mancha. Probaron con una mora y salió un gato. Era un gato muy bueno, pero no querían un gato.
6 {X} propuso contarle un chiste. Luego dijo que mejor no. Luego, que el chiste tampoco era tan malo.
8 Decirlo daba más miedo. Una carta se puede dejar debajo de la puerta y salir corriendo. Para decir algo hay que quedarse.
8 —¿Lo dices tú? —preguntó {F}.
8 —¿Y si me equivoco?
8 —Pues te equivocas allí, delante de él. Se equivoca uno mejor en compañía.
8 {H} ensayó con una piedra, y la piedra no dijo que no. Ensayó con {F}, y {F} dijo que sí antes de que terminara.
8 {X} hizo de cartero para practicar. Le salió tan gruñón que tuvieron que empezar cuatro veces.
10 {H} lo dijo con la voz alta, con la voz baja y con la voz de las visitas. Cada vez que le salía bonito, sonaba a mentira. Cada vez que se atascaba, en cambio, sonaba a verdad. Al final decidió atascarse.
10 A {F} le pareció un plan muy valiente: casi ningún plan cuenta con salir mal.
10 Un saltamontes que pasaba por allí se quedó a escuchar el último ensayo y, al terminar, aplaudió con las patas de atrás. Fue el primero en aceptar la invitación, aunque no fuera para él.`,
        en: `4 “It is no good now,” said {H}.
4 “The envelope is fine,” {F} said softly.
4! They sat down with the blank letter. They had no pen. They had no ink.
4 {X} cut up the bread for them all.
4! “If he cannot read it,” said {H}, “we will have to say it.”
6 “What did it say?” asked {F}.
6 {H} tried hard to think. There was the first word, “Dear”, and at the end a name with a very long tail. In between was a hole.
6 “‘Dear’ is a lot,” said {F}. “Some letters do not get that far.”
6 They tried to write with mud, and it made a blot. They tried with a blackberry, and it made a cat. It was a very good cat, but they did not want a cat.
6 {X} said that they should tell him a joke. Then {X} said no. Then, that it was not such a bad joke.
8 To say it was more scary. You can push a letter under the door and run away. If you want to say a thing, you have to stay.
8 “Will you say it?” asked {F}.
8 “What if I get it wrong?”
8 “Then you get it wrong there, in front of him. It is nicer to get things wrong in company.”
8 {H} tried it out on a stone, and the stone did not say no. {H} tried it out on {F}, and {F} said yes before it was over.
8 {X} played the postman, for practice, and was so grumpy that they had to start four times.
10 {H} said it in a loud voice, in a low voice and in the voice that is for visitors. Each time it came out well, it sounded like a lie. Each time it got stuck, it sounded true. In the end {H} decided to get stuck.
10 {F} thought that this was a very brave plan, since hardly any plan expects to go wrong.
10 A passing grasshopper stayed for the last try and, when it was over, clapped with its back legs. It was the first to accept the invitation, though it had not been asked.`,
        alt: { es: '{F} anima a {H} ante una carta en blanco.', en: '{F} cheers up {H} beside a blank letter.' },
        picture: {
          H: ['sit', 'sad', 'letter'],
          F: ['sit', 'calm'],
          X: ['sit', 'thoughtful', 'bread'],
          together: ['hug', 'F', 'H'],
        },
      },
      {
        es: `0-2 ¡Mira! ¡Una luz!
0-2 {F} la ve. ¡Allí!
0-2 {X} da saltos.
2-2 {H} guarda la carta blanca.
4! {H} metió la hoja en blanco en el sobre.
4 —La llevamos igual —dijo—. Las cartas se entregan.
4! Y entonces, muy arriba, se encendió una ventana.
6 Era una luz pequeña y amarilla, como una miga de sol.
6 —¡Hay que subir! —gritó {F}—. ¡Lo ponía en el sobre!
8 {X}, que llevaba un rato diciendo que no podía dar un paso más, echó a correr.
8 Quedaba lejísimos. Pero las piernas no entienden de distancias: ven una luz y van.
8 El cansancio se quedó sentado en el suelo, mirando cómo se iban.
8 —Donde acaba el camino —recitaba {F} a cada paso—. Hay que subir. La casa de la ventana encendida.
10 Alguien, allá en lo alto, había encendido una lámpara como todas las noches, sin saber que estaba esperando visita.
10 —¿Y si es otra ventana? —preguntó {F}.
10 —Pues llamaremos también —dijo {H}—. Ya que estamos.`,
        en: `0-2 Look! A light!
0-2 {F} sees it. There!
0-2 {X} jumps up.
2-2 {H} keeps the blank letter.
4! {H} put the blank page back in its envelope.
4 “We will bring it all the same,” said {H}. “It is a letter.”
4! And then, high up, a window lit up.
6 It was a small yellow light, like a crumb of the sun.
6 “Go up!” cried {F}. “That is what it said!”
8 {X}, who had not been able to take one more step for quite some time, broke into a run.
8 It was ever so far. But legs know nothing about far. They see a light, and they go.
8 How tired they were sat on the ground and watched them leave.
8 “Where the road ends,” {F} said at each step. “Go up. The house with the lit window.”
10 Somebody, up on high, had lit a lamp as on every other night, with no idea that there would be a visit.
10 “What if it is some other window?” asked {F}.
10 “Then we will knock there too,” said {H}. “While we are about it.”`,
        alt: { es: '{H} y {F} ven una ventana encendida a lo lejos.', en: '{H} and {F} see a lit window far away.' },
        picture: {
          H: ['point', 'excited', 'letter'],
          F: ['cheer', 'happy'],
          X: ['run', 'excited'],
          props: ['lantern'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'letter/climax',
    scares: ['heights'],
    titles: {
      es: ['Donde acaba el camino', 'La ventana encendida', 'No estoy'],
      en: ['Where the road ends', 'The lit window', 'I am not in'],
    },
    moments: [
      {
        es: `0-2 El camino se acaba. ¡Uy!
0-2 {F} mira la casa.
2-2 ¡Qué arriba está!
4! El camino se acababa {at}. La casa estaba arriba del todo.
4! Para llegar había que subir por un hueco muy estrecho.
4 —Él subía por aquí cada día —dijo {F}—. ¡Y con el saco!
6 La escalera tenía la mitad de los peldaños. La otra mitad estaba en el suelo.
6 El sol ya se tapaba con el horizonte, como quien se tapa con una manta.
8 —Así no me extraña que no venga nadie —dijo {F}.
8 —O está así porque no viene nadie —dijo {H}.
10 Se podía dejar el sobre abajo, con una piedra encima. Lo pensaron, claro. Pero nadie lo dijo en voz alta.`,
        en: `0-2 The road ends. Oh dear!
0-2 {F} looks at the house.
2-2 It is so high up!
4! The road came to an end {at}. The house was right at the top.
4! To get there, they had to climb up through a narrow gap.
4 “He did this each day,” said {F}. “With a sack!”
6 The stair had half of its steps. The other half lay on the ground.
6 The sun had begun to pull up the edge of the world, like a blanket.
8 “No wonder that nobody comes,” said {F}.
8 “Or it is like this since nobody comes,” said {H}.
10 They could have left the envelope down there, under a stone. They thought of it, of course. But nobody said it out loud.`,
        alt: { es: '{H} y {F} miran una casa en lo alto.', en: '{H} and {F} look at a house high above.' },
        picture: {
          H: ['point', 'determined', 'letter'],
          F: ['stand', 'worried'],
          props: ['ladder', 'stone'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! La ventana brillaba allá arriba. ¿Cómo llegar hasta la puerta?
4 {X} iba quitando piedras.
6 El primer peldaño aguantó. El segundo dijo «crac». El tercero no dijo nada, porque ya no estaba.
6 —Pisa donde yo pise —dijo {H}.
6 —¿Y tú dónde pisas?
6 —Donde puedo.
6 Avanzaron de lado, con la espalda contra la piedra. La carta iba escondida, para que no la viera el viento.
6 {F} resbaló. {H} {F:lo/la} agarró a tiempo. La carta ni se enteró.
6 Arriba, la luz tembló. Alguien acababa de pasar por delante.
8 —Repite lo que vas a decir —pidió {F}, para no mirar abajo.
8 —Querido... —empezó {H}. Y de ahí no pasó en siete peldaños.
8 En el octavo había una argolla clavada en la pared. Era la de colgar el saco. Brillaba por donde la habían agarrado durante cuarenta años, y por ahí se agarraron.
8 Cuarenta años son muchos. {F} quiso contar cuántas veces habría subido por allí, pero se quedó sin dedos y sin aliento a la vez.
8 {X} dijo que por otro sitio se subía mejor. Fue a verlo y volvió con muchas hojas en la cabeza.
10 Desde allí fueron encontrando más cosas: una muesca para el pie, una repisa para descansar, una flecha diminuta hecha con navaja. Parecía que el cartero hubiera dejado el camino escrito en la piedra, por si algún día alguien le llevaba algo.
10 Alguna noche de invierno habría subido con nieve hasta las rodillas. Y a la mañana siguiente habría bajado otra vez, con el saco lleno de noticias de los demás.
10 —Es otra carta —dijo {F}, siguiendo la flecha con un dedo—. Y esta no se ha borrado.`,
        en: `4! The window shone up there. How could they get to the door?
4 {X} picked stones out of the way.
6 The first step held. The second said “crack”. The third said nothing, for it was not there.
6 “Step where I step,” said {H}.
6 “And where do you step?”
6 “Where I can.”
6 They went sideways, with their backs to the rock. The letter was hidden, so that the wind would not see it.
6 {F} slipped. {H} caught {F.him} just in time. The letter never knew.
6 Up there the light shook. Somebody had just walked past it.
8 “Tell me what you will say,” said {F}, so as not to look down.
8 “Dear...” said {H}. And there it stuck for seven steps.
8 At the eighth there was a ring in the wall. It was where he hung his sack. It shone where he had held it for forty years, so they held it there too.
8 Forty years is a lot. {F} tried to count all the times he had come this way, and ran out of fingers and breath.
8 {X} said that there was a better way up, and went to look. {X} came back with a great many leaves for a hat.
10 From there on they found more and more: a notch for a foot, a ledge to rest on, a tiny arrow cut with a knife. It was as if the postman had written the way in the stone, in case one day somebody brought him something.
10 On some winter nights he must have come up in snow to the knees. And the next morning he must have gone down again, with a sack full of other people’s news.
10 “It is one more letter,” said {F}, and followed the arrow with one finger. “And this one has not washed off.”`,
        alt: { es: '{H} sube con la carta y {F} va detrás.', en: '{H} climbs with the letter and {F} follows.' },
        picture: {
          H: ['reach', 'determined', 'letter'],
          F: ['reach', 'worried'],
          X: ['hold', 'determined'],
          props: ['stone', 'ladder'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¡Toc, toc! ¡Abre!
0-2 {H} llama. Nadie abre.
0-2 {X} llama también.
2-2 Alguien mueve la cortina.
4! ¡La puerta! {H} llamó. Toc, toc.
4! —No estoy —dijo una voz vieja.
4 —Traemos una carta —dijo {F}.
4 —Imposible —dijo la voz—. A mí no me escribe nadie.
6 {H} metió el sobre por debajo de la puerta. Se oyeron unos pasos, un silencio y un suspiro.
6 —No pone nada —dijo la voz.
6 Era verdad. Con el agua y el viento, las letras se habían ido.
6 Y la luz de la ventana se apagó.
8 {X} abrió la boca para arreglarlo y, por primera vez en su vida, prefirió callarse.
8 —Díselo tú —susurró {F}.
8 {H} dio un paso hacia la puerta. Traía preparada una frase estupenda. No la encontró por ninguna parte.
10 Le quedaban la primera palabra y las ganas. Con menos que eso se han empezado cosas mucho más largas.`,
        en: `0-2 Knock, knock! Hello!
0-2 {H} knocks. No one comes.
0-2 {X} knocks too.
2-2 Who is at the window?
4! The door at last! {H} knocked. Rat-a-tat.
4! “I am not in,” said an old voice.
4 “We have a letter,” said {F}.
4 “No, you have not,” said the voice. “Nobody writes to me.”
6 {H} pushed the envelope under the door. There were some steps, a hush and a sigh.
6 “There is nothing on it,” said the voice.
6 It was true. What with the wind and the wet, all the words had gone.
6 And the light in the window went out.
8 {X} was about to put things right and then, for the first time ever, chose to keep quiet.
8 “You tell him,” {F} whispered.
8 {H} took one step to the door. There had been such a good sentence ready. It was nowhere to be found.
10 What was left was the first word, and the wish to say it. Far longer things have been started with less.`,
        alt: { es: '{H} llama a la puerta de la casa más alta.', en: '{H} knocks at the door of the highest house.' },
        picture: {
          H: ['reach', 'worried'],
          F: ['stand', 'thoughtful'],
          props: ['door', 'letter'],
          time: 'night',
          shot: 'medium',
        },
      },
    ],
  },
  resolution: {
    id: 'letter/resolution',
    titles: {
      es: ['El camino de las cartas urgentes', 'Querido cartero', 'Cuarenta huecos'],
      en: ['The road of urgent letters', 'Dear postman', 'Forty empty slots'],
    },
    moments: [
      {
        es: `0-2 {H} dice: ¡ven, cartero!
0-2 ¡Es un ratón! {F} lo abraza.
2-2 Lleva una gorra muy vieja.
4! —Querido cartero —dijo {H} delante de la puerta—. Queremos que vengas.
4! Y la puerta se abrió. Era un ratón viejo, con gorra.
4 —¿Yo? —dijo—. ¿De verdad?
4 —Sin ti no es lo mismo —dijo {F}.
6 {H} se atascó dos veces. A la segunda, el ratón ya se estaba limpiando las gafas.
6 —He llamado a todas las puertas —dijo—. No sabía cómo sonaba la mía.
8 En la pared había cuarenta huecos para guardar cartas. Los cuarenta estaban vacíos y sin una mota de polvo.
10 —Es la mejor carta que me han leído nunca —dijo el ratón—. No le sobra ni una palabra.`,
        en: `0-2 {H} says: come, postman!
0-2 {F} hugs a mouse.
2-2 He has a very old cap.
4! “Dear postman,” said {H}, right at the door. “We want you to come.”
4! And the door opened. It was an old mouse with a cap.
4 “Me?” he said. “Do you mean it?”
4 “It is not the same if you are not there,” said {F}.
6 {H} got stuck twice. By the second time the mouse had to wipe his glasses.
6 “I have knocked at every door,” he said. “I never knew how mine sounded.”
8 On the wall were forty slots to keep letters in. All forty were empty, and there was not a speck of dust in them.
10 “It is the best letter that anyone ever read me,” said the mouse. “There is not a word too many.”`,
        alt: { es: 'Un ratón con gorra abre la puerta a {H}.', en: 'A mouse in a cap opens the door to {H}.' },
        picture: {
          H: ['stand', 'happy'],
          F: ['wave', 'happy'],
          props: ['door', 'mouse', 'letter', 'hat'],
          time: 'sunset',
          shot: 'medium',
        },
      },
      {
        es: `4 —Pero es tarde —dijo {H}—. Y está lejísimos.
4! —¿Tarde? —rio el ratón—. ¡Soy cartero!
4! Cogió {thing} y sacó el saco de las cartas.
4 {X} se sentó delante, para ver mejor.
4! Se subieron al saco. ¡Y bajaron como en un trineo!
6 El saco olía a tinta y a galletas. Cabían tod{HF:os/as}, un poco apretad{HF:os/as}, con los pies por fuera.
6 —¿Tiene frenos? —preguntó {F}.
6 —Tiene prisa —dijo el ratón. Y empujó.
6 —¡Ahora viene la curva de las postales! —avisó—. ¡Agarraos!
6 Iban por el camino de las cartas urgentes, que no sale en los mapas. Pasaron por detrás de los patios, por debajo de los puentes, por donde huele a pan. En cada puerta el ratón silbaba tres notas, y en cada puerta se encendía una luz.
6 {X} aprendió la canción enseguida y la silbó todo el rato, casi siempre en orden.
8 —¡El cartero! —decía la gente, asomándose—. ¡Es el cartero!
8 —¿Por qué no le escribíais? —gritaba {F} al pasar.
8 —¡Creíamos que le escribían los demás! —contestaban, y se quedaban pensando con la boca abierta.
8 El ratón conocía a cada cual por sus cartas. Ahí vivía una señora con un hijo marinero. Ahí, un señor que se escribía a sí mismo para practicar la letra.
10 Pasaron tan deprisa por delante del correo que un sello salió volando y se le pegó a {F} en la frente. Así llegó, con franqueo y todo.
10 Detrás del saco empezó a bajar gente. Primero un niño con un farol, luego una mujer en zapatillas, luego casi todos. Nadie los había llamado. Habían oído las tres notas de siempre, y los pies se les habían puesto en marcha solos.
10 —¿Adónde van? —preguntó el ratón, que no se atrevía a mirar atrás.
10 —Van a entregarte algo —dijo {H}.`,
        en: `4 “But it is late,” said {H}. “And it is so far.”
4! “Late?” laughed the mouse. “I am a postman!”
4! He took {thing} and got out his big sack.
4 {X} sat in front to see better.
4! They all got on the sack. And down it went like a sledge!
6 The sack smelled of ink and biscuits. There was room for them all, if they kept their feet out.
6 “Has it got brakes?” asked {F}.
6 “It has got to hurry,” said the mouse. And he pushed.
6 “Here comes the bend of the postcards!” he said. “Hold tight!”
6 They took the road of urgent letters, which is not on any map. It went past the backs of houses, under the bridges and where the bread smells good. At each door the mouse whistled three notes, and at each door a light came on.
6 {X} learned the tune at once. {X} whistled it all the way, mostly in the right order.
8 “The postman!” people said at their windows. “It is the postman!”
8 “Why did you never write to him?” {F} shouted as they passed.
8 “We thought that everybody else did!” they shouted back, and stayed there thinking about it.
8 The mouse knew each of them by their letters. In this house was a lady with a son at sea. In that one was a man who wrote to himself to practise his handwriting.
10 They shot past the post office so fast that a stamp flew off and stuck to the nose of {F}, who arrived fully paid.
10 People began to come down behind the sack. First came a child with a lamp, then a woman in her slippers, and then nearly everyone. Nobody had called them. They had heard the same three notes as ever, and their feet had set off on their own.
10 “Where are they going?” asked the mouse, who did not dare to look back.
10 “They have something to deliver,” said {H}.`,
        alt: {
          es: '{H}, {F} y el ratón bajan en el saco de las cartas.',
          en: '{H}, {F} and the mouse slide down on the mail sack.',
        },
        picture: {
          H: ['sit', 'excited'],
          F: ['cheer', 'excited'],
          X: ['sit', 'happy'],
          showsThing: true,
          props: ['letter', 'mouse', 'backpack', 'lantern'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¡La carta ya ha llegado! ¡Bravo!
0-2 {X} aplaude.
0-2 {H} silba. {F} baila.
2-2 ¡El cartero salta de alegría!
4! {thing} llegó a tiempo. ¡Y empezó {event}!
4! El viejo cartero se sentó en primera fila.
4 Cuando volvió a su casa, no podía abrir. ¡La puerta estaba llena de cartas!
6 Había cartas largas, cartas cortas y una que solo decía «hola». La de {F} era el dibujo de un gato.
6 —No me van a caber —decía el ratón, feliz—. ¡Cuarenta huecos no son nada!
8 {X} escribió la suya tres veces y al final mandó la primera, con tachones y todo.
8 El ratón puso el primer sobre en un marco, en medio de la pared. Cuando alguien le pregunta qué decía la carta, la recita entera.
10 Cada vez la recita distinta. Unas veces es larga y otras es corta, según el tiempo que haga, pero siempre empieza por «querido».
4 Desde entonces, {H} le escribe todos los lunes.`,
        en: `0-2! Here is {thing}!
0-2 {X} claps.
0-2 {H} sings. {F} dances.
2-2 So many letters for the mouse!
4! There was {thing}, just in time! Now it was time for {event}.
4! The old postman sat in the front row.
4 When he got home, his door was stuck. It was full of letters!
6 There were long ones and short ones, and one that just said “hello”. The one from {F} was a picture of a cat.
6 “They will not all fit,” said the mouse happily. “Forty slots are nothing!”
8 {X} wrote one three times over and sent the first one after all, blots and everything.
8 The mouse put the first envelope in a frame, in the middle of the wall. When somebody asks what the letter said, he recites it from start to end.
10 Each time he recites it differently. It may be long or it may be short, depending on the weather, but it always begins with “dear”.
4 And ever since then, {H} writes to him on Mondays.`,
        alt: { es: '{H} y {F} celebran con el viejo cartero.', en: '{H} and {F} celebrate with the old postman.' },
        picture: {
          H: ['cheer', 'happy'],
          F: ['dance', 'happy', 'letter'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['mouse', 'letter'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
