import type { Plot } from '../plot.ts'
import { gooseQueenRetold } from '../retold/goose-queen.ts'

/** A goose puts its neck through the sash of those who rule. It cannot be taken off, only handed on with a bow. */
export const gooseQueen: Plot = {
  id: 'goose-queen',
  retold: gooseQueenRetold,
  themes: ['princesas'],
  needs: [],
  refrains: { es: ['¡De oca a oca!', '¡Onc, Majestad!'], en: ['Honk, Your Majesty!', 'Honk, honk, hooray!'] },
  blurb: {
    es: 'La banda de mandar se secaba al sol. Pasó una oca, metió el cuello y ahora, según el reglamento, la reina es ella. Y dice «onc» a todas horas. ¿Cómo se le quita la banda a una oca que no hace reverencias? {H} y {F} tienen una idea con plumas.',
    en: 'The ruling sash was drying in the sun. A goose put her neck through it, and now, by the rules, she is queen. All she says is “honk”. How do you get a sash off a goose who will not bow? {H} and {F} have an idea with feathers.',
  },
  setup: {
    id: 'goose-queen/setup',
    titles: {
      es: ['La oca que mandaba', 'La banda de mandar', 'Reina por un cuello'],
      en: ['The goose in charge', 'The ruling sash', 'Queen by a neck'],
    },
    moments: [
      {
        es: `0-2 La oca lleva la banda. ¡Manda!
0-2 {H} dice: ¡hola, oca!
2-2 {F} se ríe. ¡Qué oca tan mandona!
4! {H} y {F} tendían la ropa de la corte.
4! Con ella se secaba la banda de mandar.
6 Era roja y larguísima. Quien la lleva, manda. Lo dice el reglamento.
4! Pasó una oca y metió el cuello. ¡Onc!
4 Ahora mandaba ella.
6 —Pero si es una oca —dijo {F}.
6 —El reglamento no dice nada de picos —contestó don Evaristo, el chambelán, y se inclinó.
8 Don Evaristo sabía de memoria cuatrocientas reglas. Todas empezaban por «se debe» y ninguna por «se puede».
10 La reina de siempre había lavado la banda porque tenía mermelada. Ahora la miraba desde el otro lado de la cuerda, con una pinza en la mano y sin reino.`,
        en: `0-2 The goose has a sash on. Honk!
0-2 {H} says: hello, goose!
2-2 {F} giggles. What a bossy goose!
4! {H} and {F} hung up the washing of the court.
4! The ruling sash was drying there too.
4! A goose put her neck through it. Honk!
4 So now the goose ruled.
6 The sash was long and red. If you wear it, you rule. So say the rules.
6 “But she is a goose,” said {F}.
6 “The rules say nothing about beaks,” said Lord Primm, and he made a bow.
8 Lord Primm looked after the rules. He knew four hundred by heart. They all began with “you must”, and not one with “you may”.
10 The queen, the usual one, had washed the sash because of the jam. Now she looked at it over the washing line, with a peg in her hand and no kingdom.`,
        alt: {
          es: '{H} y {F} miran a una oca con una banda roja al cuello.',
          en: '{H} and {F} look at a goose with a red sash round her neck.',
        },
        picture: {
          H: ['hold', 'surprised', 'basket'],
          F: ['point', 'surprised'],
          props: ['duck', 'scarf', 'thread'],
          shot: 'wide',
        },
      },
      {
        es: `4! —¡Onc! —mandó la oca.
4! —Su Majestad quiere que andemos en fila —tradujo don Evaristo, el chambelán.
4 Y anduvieron en fila.
4 {X} cerraba la fila. La oca dio la vuelta, y ahora la abría.
4! Después, la oca vio {thing} y se sentó encima.
4 —¡Eso no! —dijo {F}—. ¡Es para {event}!
6 —Nadie puede tocar a quien lleva la banda —recordó don Evaristo—. Regla siete.
6 —¡Onc! —ordenó la oca.
6 —Siesta —tradujo él—. A la pata coja.
6 Toda la corte durmió a la pata coja. El general se cayó encima de la duquesa, y la duquesa, encima del flan.
6 —¿Seguro que ha dicho eso? —preguntó {H}.
6 —«Onc» tiene cuarenta significados —dijo don Evaristo, muy digno—. Se le nota en la mirada.
6 Luego hubo que comer hierba con cuchillo y tenedor, y bañarse con los zapatos puestos.
6 {X} pidió repetir lo del baño.
6 —Lo raro —dijo {H}— es que algunas órdenes no están nada mal.
8 La reina de siempre quiso darle la enhorabuena. La oca le contestó con un picotazo en el lazo.
8 —A mí nunca me hicieron tanto caso —dijo la reina, y no se sabía si estaba triste o tomando apuntes.
8 {X} traducía por su cuenta, en voz baja. En su opinión, «onc» quería decir «onc».
8 Junto a la puerta, el pintor de la corte intentaba hacer el retrato oficial. Iba por el quinto pico.
10 Lo malo de obedecer por costumbre, pensó {H}, es que uno no mira a quién. Bastaba con que algo rojo pasara por delante para que se agacharan cien cabezas, todas a la vez y con el mismo cuidado de no despeinarse.
10 —A lo mejor no quiere mandar —dijo {F}—. A lo mejor solo tenía frío en el cuello.
10 Don Evaristo buscó «frío» en el índice del reglamento. Entre «frac» y «fuegos artificiales» no venía nada.`,
        en: `4! “Honk!” ordered the goose.
4! “Her Majesty says that we must walk in line,” said Lord Primm.
4 So they walked in line.
4 {X} was last in line. Then the goose turned round, and {X} was first.
4! Next the goose saw {thing}, and sat on it.
4 “Not that!” said {F}. “It is for {event}!”
6 “You must not touch the one who wears the sash,” said Lord Primm. “Rule seven.”
6 “Honk!” said the goose.
6 “A nap,” he told them. “On one leg.”
6 The whole court took a nap on one leg. The general fell on the duchess, and the duchess fell in the custard.
6 “Are you sure that she said that?” asked {H}.
6 “There are forty kinds of honk,” said Lord Primm. “You can see it in her eyes.”
6 Next they had to eat grass with a fork, and have a bath with their shoes on.
6 {X} asked if they could do the bath again.
6 “The odd thing is,” said {H}, “that some of her orders are quite good.”
8 The usual queen came to wish her joy. The goose bit her in the bow.
8 “They never did what I said so fast,” said the queen. It was hard to tell if she was sad or taking notes.
8 {X} was whispering a different version. In the view of {X}, “honk” meant “honk”.
8 By the door the court painter was trying to do a royal portrait. He was on his fifth beak.
10 The trouble with doing as you are told, thought {H}, is that you stop looking at who tells you. Something red only had to go by, and a hundred heads went down, all at the same time, and all with care for their hair.
10 “Perhaps she does not want to rule,” said {F}. “Perhaps she just had a cold neck.”
10 Lord Primm looked up “cold” in the back of the rule book. It was not there. It went straight from “coat tails” to “crown”.`,
        alt: {
          es: 'La oca se ha sentado encima de {thing}, y {H} lo señala.',
          en: 'The goose has sat down on {thing}, and {H} points at her.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'worried'],
          X: ['walk', 'happy'],
          showsThing: true,
          props: ['duck', 'scarf', 'boots'],
        },
      },
      {
        es: `0-2 {F} va en fila. ¡Onc, onc!
0-2 {X} va detrás.
2-2 La oca se sienta. ¡Ahí no, oca!
4! La banda solo cambia de cuello con una reverencia.
4! ¡Y la oca no hacía ni una!
6 —Regla ocho —recitó don Evaristo—. El cuello baja, la banda resbala y manda otro.
4 —¿Cómo se saludan las ocas? —preguntó {H}.
4! {H} y {F} se fueron a averiguarlo.
6 Detrás, la corte entera practicaba el giro a la derecha.
6 {X} llevaba el reglamento bajo el brazo, por si había que sentarse en algo.
8 —¿Cómo se dirá «por favor» en oca? —iba ensayando {F}—. ¿Onc? ¿Ooonc?
8 Desde muy lejos, la oca contestó. {F} se puso del color de la banda, porque no sabía qué acababa de prometer.
10 La reina les dijo adiós con la pinza. Era su primera tarde libre en treinta años y se le notaba en los hombros, que le habían bajado un dedo.`,
        en: `0-2 {F} walks in line. Honk, honk!
0-2 {X} comes last.
2-2 The goose sits down. Not there, goose!
4! The sash can only be handed on with a bow.
4! And the goose would not bow!
4 “How does a goose say hello?” asked {H}.
4! {H} and {F} went off to find out.
6 “Rule eight,” said Lord Primm. “Down goes the neck, off comes the sash, and somebody else is boss.”
6 Behind them the whole court was learning how to turn right.
6 {X} took along the rule book, in case they had to sit on something.
8 “How do you say ‘please’ in Goose?” {F} wondered out loud. “Honk? Hoooonk?”
8 From far away the goose gave an answer. {F} went as red as the sash, not knowing what had just been promised.
10 The queen waved goodbye with the peg. It was her first free afternoon in thirty years. You could tell from her shoulders, which had come down by an inch.`,
        alt: {
          es: '{H} y {F} se marchan a aprender el idioma de las ocas.',
          en: '{H} and {F} go off to learn how to speak Goose.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'happy', 'feather'],
          X: ['walk', 'calm', 'book'],
          props: ['duck', 'scarf', 'feather'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'goose-queen/setback',
    titles: {
      es: ['Ensayo de reverencias', 'Las ocas del cielo'],
      en: ['Bowing practice', 'Geese in the sky'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} chocan. ¡Pum! ¡Ay!
0-2 La oca bosteza. ¡Onc!
2-2 ¡Todos abajo! ¡Ay, la frente!
4! Don Evaristo tuvo una idea. ¡Ensayo de reverencias!
4! Todos se inclinaron a la vez. ¡Pum!
4 Cien frentes chocaron con otras cien.
4! La oca los miró y bostezó.
6 —Otra vez —pidió don Evaristo, con un chichón—. Ahora, por orden alfabético.
6 Fue igual, pero duró más. {H} y {F} se inclinaron por turnos y, aun así, se encontraron en medio.
8 Una reverencia, bien mirada, consiste en enseñarle a alguien la coronilla. La oca prefería las caras.
10 Las había de puntillas, de rodilla, de ala de sombrero y de «hombre, usted por aquí». Don Evaristo las hizo todas. A la número treinta hubo que enderezarlo entre dos.`,
        en: `0-2 {H} and {F} bow. Bump! Ow!
0-2 The goose yawns. Honk!
2-2 All bow! Bump, bump! Poor heads!
4! Lord Primm had an idea. They must all learn to bow!
4! They all bowed at once. Bump!
4 A hundred heads hit a hundred heads.
4! The goose looked at them and yawned.
6 “Once more,” said Lord Primm, with a lump on his head. “This time from A to Z.”
6 It was the same, but it took longer. {H} and {F} took turns, and met in the middle all the same.
8 A bow, when you think of it, is a way to show people the top of your head. The goose liked faces.
10 There was a tiptoe bow, a one-knee bow, a wave-your-hat bow and a how-nice-to-see-you bow. Lord Primm did them all. By number thirty it took two people to straighten him.`,
        alt: {
          es: '{H} y {F} se inclinan a la vez delante de la oca.',
          en: '{H} and {F} bow at the same time in front of the goose.',
        },
        picture: {
          H: ['crouch', 'surprised'],
          F: ['crouch', 'surprised'],
          props: ['duck', 'scarf', 'hat'],
          together: ['face-to-face', 'H', 'F'],
        },
      },
      {
        es: `4! Entonces sonó algo arriba. ¡Onc, onc, onc!
4! Por el cielo pasaban las ocas salvajes.
4 La oca reina levantó la cabeza. Le temblaban las alas.
4 {X} las contó. Eran veinte, y había un hueco.
4 —Se quiere ir —dijo {F}.
4! —¡Con la banda puesta! —dijo {H}.
6 Don Evaristo abrió el reglamento por la última página y se quedó blanco.
6 —Si la banda se va a África —leyó—, manda África.
6 Toda la corte salió corriendo. Unos agitaban los brazos para que se quedara. Otros, para despedirse. No se habían puesto de acuerdo.
6 {X} le enseñó medio bocadillo, por el lado bueno.
6 La oca abrió las alas. Dio tres pasos. Dio cuatro. Y al quinto se pisó la banda.
6 ¡Plaf! Se quedó sentada, con mucha majestad y muy poca gracia.
6 Se rieron todos, menos {H}, que se sentó a su lado, a la misma altura.
8 La fila se alejaba, cada vez más fina, hasta que pareció una costura en el cielo.
8 —Onc —dijo la oca, muy bajito.
8 Don Evaristo no lo tradujo. Hizo como que se le había metido algo en el ojo.
8 {X} dejó el medio bocadillo cerca y se apartó, que es como se consuela a una reina.
10 {H} pensó que aquel «onc» no sonaba a fila ni a siesta. Sonaba a lo que dice uno en una fiesta cuando quiere irse a casa y no encuentra el abrigo.
10 —¿Y si lo hemos traducido todo al revés? —dijo {F}.
10 —Cuarenta significados —murmuró don Evaristo—. Y a ella nunca le pregunté cuál.
10 La reina de siempre trajo agua en la corona, que aquel día no servía para otra cosa.`,
        en: `4! Then they heard it in the sky. Honk, honk, honk!
4! Wild geese were flying over.
4 The goose queen looked up, and her wings shook.
4 {X} counted them. There were twenty, and a gap.
4 “She wants to go,” said {F}.
4! “With the sash on!” said {H}.
6 Lord Primm turned to the last page of the rules and went white.
6 “If the sash goes to Africa,” he read, “then Africa is in charge.”
6 The whole court came running. Some of them waved to make her stay. Some of them waved her off. They had not talked it over.
6 {X} held up half a sandwich, with the good side showing.
6 The goose spread her wings. She took three steps. She took four. And then she trod on the sash.
6 Flop! There she sat, looking very grand and not at all graceful.
6 They all laughed, all but {H}, who sat down beside her, down low.
8 The line in the sky grew thinner and thinner, until it looked like a row of stitches.
8 “Honk,” said the goose, so softly.
8 Lord Primm did not say what it meant. He seemed to have something in his eye.
8 {X} put the half sandwich down close by and stepped back, which is how you comfort a queen.
10 That honk did not sound like a nap to {H}, or like a walk in line. It sounded like what you say at a party when you want to go home and cannot find your coat.
10 “What if we got them all wrong?” said {F}.
10 “Forty kinds of honk,” murmured Lord Primm. “And I never asked her which.”
10 The usual queen brought water in her crown. It was not much use for anything else that day.`,
        alt: {
          es: '{H} se sienta al lado de la oca, que mira al cielo.',
          en: '{H} sits beside the goose, who looks up at the sky.',
        },
        picture: {
          H: ['sit', 'sad'],
          F: ['point', 'worried'],
          X: ['hold', 'calm', 'sandwich'],
          props: ['duck', 'scarf', 'cloud', 'feather'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 Pasan ocas. ¡Onc, onc!
0-2 La nuestra mira y mira.
0-2 {X} la acaricia.
2-2 Quiere volar. ¡Se pisa la banda!
4! —Al atardecer volverán a pasar —dijo {H}.
4! —Pues hay que darse prisa —dijo {F}.
4 En el suelo había una pluma blanca, muy larga.
4 —Necesitamos dos sábanas —dijo {H}, mirándola—. Y cuatro botas.
6 {X} fue a buscarlas y no hizo preguntas. Bueno, hizo tres.
6 —¿Limpias? —quiso saber la reina, que había madrugado para lavarlas.
6 —De momento, sí —dijo {F}.
8 La oca l{HF:os/as} vio marcharse desde el sitio de siempre, que seguía siendo encima de {thing}.
8 Don Evaristo le ofreció un cojín. Fue la primera vez que hacía algo que no venía en ninguna regla.
10 Le salió bastante bien. Tanto, que miró a los dos lados por si lo había visto alguien y luego, con disimulo, ahuecó el cojín un poco más.`,
        en: `0-2 Geese fly by. Honk, honk!
0-2 Our goose looks and looks.
0-2 {X} strokes her.
2-2 She wants to fly. Oops, the sash!
4! “They will be back when the sun goes down,” said {H}.
4! “Then we must hurry,” said {F}.
4 A long white feather lay on the ground.
4 {H} looked at it. “We need two sheets,” said {H}. “And four boots.”
6 {X} went to get them and asked no questions. Well, {X} asked three.
6 “Clean ones?” asked the queen, who had got up early to wash them.
6 “They are for now,” said {F}.
8 The goose watched them go from her usual seat, which was still {thing}.
8 Lord Primm brought her a cushion. It was the first thing he had ever done that was not in any rule.
10 It went rather well. He looked both ways to see if anyone had noticed. Then, when nobody had, he plumped it up a little more.`,
        alt: {
          es: '{H} encuentra una pluma blanca y se la enseña a {F}.',
          en: '{H} finds a white feather and shows it to {F}.',
        },
        picture: {
          H: ['hold', 'determined', 'feather'],
          F: ['cheer', 'excited'],
          X: ['run', 'happy', 'boots'],
          props: ['feather', 'duck', 'blanket'],
          time: 'sunset',
          shot: 'close',
        },
      },
    ],
  },
  climax: {
    id: 'goose-queen/climax',
    titles: {
      es: ['Dos sábanas y cuatro botas', 'Hablar oca', 'Regla ocho'],
      en: ['Two sheets and four boots', 'How to speak Goose', 'Rule eight'],
    },
    moments: [
      {
        es: `0-2 {H} se viste de oca.
0-2 {F} también. ¡Onc, onc!
2-2 Sábana blanca y botas. ¡Qué ocas!
4! {H} y {F} volvieron con dos sábanas y cuatro botas.
4! ¡Iban de ocas!
4 —Las ocas no saludan a las coronas —dijo {H}—. Saludan a las ocas.
4 La corte se rio. La oca no.
6 Habían preguntado por todas partes. Una granjera les enseñó el saludo: cuello abajo, cuello a un lado, cuello al otro.
6 —Regla cien: nadie se disfraza de Su Majestad —dijo don Evaristo.
6 —No vamos de Su Majestad —dijo {F}—. Vamos de visita.
8 Las botas eran de la marina real y les llegaban a las rodillas. Al andar hacían un ruido que se parecía mucho a «onc» y muy poco a la marina.
10 Hay que tener mucha dignidad para pasar entre cien personas elegantes con una sábana en la cabeza. O ninguna. Con ninguna también se puede, y pesa menos.`,
        en: `0-2 {H} dresses up as a goose.
0-2 So does {F}. Honk, honk!
2-2 White sheets and boots. What geese!
4! {H} and {F} came back with two sheets and four boots.
4! They were geese!
4 “A goose does not bow to a crown,” said {H}. “She bows to geese.”
4 The court laughed. The goose did not.
6 A farmer had shown them how it goes: neck down, neck left, neck right.
6 “Rule one hundred: nobody may dress up as Her Majesty,” said Lord Primm.
6 “We are not Her Majesty,” said {F}. “We are visitors.”
8 The boots came from the royal navy, and they went up to the knee. They made a noise that was a lot like “honk” and not at all like the navy.
10 To walk past a hundred fine people with a sheet on your head takes a great deal of dignity. Or none. None will do too, and it weighs less.`,
        alt: {
          es: '{H} y {F} llegan con sábanas y botas, disfrazad{HF:os/as} de ocas.',
          en: '{H} and {F} arrive in sheets and boots, dressed as geese.',
        },
        picture: {
          H: ['walk', 'proud', 'blanket'],
          F: ['walk', 'happy', 'blanket'],
          props: ['boots', 'duck', 'scarf', 'feather'],
          time: 'sunset',
        },
      },
      {
        es: `4! Vestid{HF:os/as} de oca, {H} y {F} fueron a saludarla.
4 —Onc —dijo {H}. Y se quedó escuchando.
4 —Onc —contestó la oca. Sonaba a cansancio.
4 —No manda —dijo {F}—. ¡Pide que se la quiten!
4 {X} mandó callar a la corte. ¡Chsss!
6 Todos miraron a don Evaristo. Don Evaristo miró sus cuarenta significados. Aquel no estaba en la lista.
6 —Lleva todo el día diciendo lo mismo —dijo {H}—. Le aprieta.
6! —¿Y la fila? —preguntó el general.
6! —Ella quería irse —dijo {F}—. Vosotros ibais detrás.
6 —¿Y la siesta?
6 —Tenía sueño.
6 —¿Y el baño?
6 —Es una oca —dijeron {H} y {F} a la vez.
6 {X} se miró los zapatos mojados y decidió no arrepentirse.
6 Pero tocar la banda no se podía. El cuello tenía que bajarlo ella.
4 Así que {H} la saludó: cuello abajo, muy abajo.
4 {F} l{H:o/a} sujetaba por la sábana.
8 La nariz de {H} llegó al suelo. Desde allí no se veía ninguna corona ni una sola medalla. Se veían patas.
8 Cuello a un lado. Cuello al otro. A {F} le temblaban los brazos. Lo difícil no es bajar la cabeza, había dicho la granjera. Lo difícil es esperar ahí abajo a que te contesten.
8 {X} aguantaba la respiración, y con {X}, la corte entera.
10 Aquel día le habían hecho a la oca mil reverencias, y las mil eran para la banda. Esta era para ella. Se nota, aunque uno no sepa decir en qué.
10 La oca torció la cabeza y miró con un ojo. Luego, para estar segura, miró con el otro.`,
        en: `4! Dressed as geese, {H} and {F} went up to her.
4 “Honk,” said {H}, and listened.
4 “Honk,” said the goose. It was a tired honk.
4 “It is not an order,” said {F}. “She wants it off!”
4 {X} hushed the court. Shhh!
6 They all looked at Lord Primm. Lord Primm looked at his forty kinds of honk. It was not on the list.
6 “She has said it all day long,” said {H}. “It is too tight.”
6! “But we walked in line!” said the general.
6! “She was trying to leave,” said {F}. “You were the ones who came too.”
6 “And the nap?”
6 “She was sleepy.”
6 “And the bath?”
6 “She is a goose,” said {H} and {F}, both at once.
6 {X} looked at two wet shoes, and was not one bit sorry.
6 But they must not touch the sash. She had to put down her neck by herself.
4 So {H} made a goose bow: neck down, right down.
4 {F} held on to the sheet.
8 {H} was nose to the floor. From there you could see no crowns and no medals. You could see feet.
8 Neck left. Neck right. Both of the arms that held the sheet were shaking. It is not hard to bow your head, the farmer had said. What is hard is to stay there until you get an answer.
8 {X} stopped breathing, and the whole court did too.
10 The goose had had a thousand bows that day, and each one was for the sash. This one was for her. You can feel that, even if you cannot say how.
10 The goose put her head on one side and looked with one eye. Then, to be sure, she looked with the other.`,
        alt: {
          es: '{H} baja la cabeza ante la oca, y {F} l{H:o/a} sujeta.',
          en: '{H} bows low to the goose while {F} holds on.',
        },
        picture: {
          H: ['crouch', 'calm', 'blanket'],
          F: ['hold', 'determined', 'blanket'],
          X: ['stand', 'surprised'],
          props: ['duck', 'scarf', 'boots'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 {H} baja el cuello. La oca también.
0-2 ¡Zas! ¡Fuera banda!
0-2 {X} dice: ¡oh!
2-2 La banda le cae a {H}. ¡Huy!
4! La oca bajó también el cuello. ¡Onc!
4! ¡Zas! La banda le cayó encima a {H}.
4 La oca sacudió las plumas. ¡Qué gusto!
4 —Entonces... ¿ahora manda {H}? —preguntó {F}.
6 Hubo un silencio enorme. Cien frentes se prepararon para bajar.
6 —Quietas esas frentes —dijo {H}. Fue su primera orden.
6 {X} no llegó a oírla y se inclinó igual, con mucho estilo.
6 La oca estiró el cuello, blanco y libre, y lo movió hacia todos los lados.
8 —¿Qué ordena Su Majestad? —preguntó don Evaristo, con la pluma preparada.
8 A {F} le dio la risa, porque Su Majestad llevaba una sábana en la cabeza. Pero {H} no se reía: la banda pesaba muchísimo. Y era verdad que apretaba.
10 Todo el mundo se imagina que mandar es llevar una banda. Se parece más a esto: tener delante a cien personas calladas, esperando a que digas algo, y que justo entonces te pique la nariz.`,
        en: `0-2 {H} bows. The goose bows too.
0-2 Whoosh! Off it comes!
0-2 {X} says: oh!
2-2 The sash is on {H} now. Oops!
4! Down went her neck too. Honk!
4! Whoosh! The sash fell on {H}.
4 The goose shook her feathers. She was free!
4 “So is it {H} who rules now?” asked {F}.
6 It was very, very quiet. A hundred heads got ready to go down.
6 “Heads up,” said {H}. It was the first order.
6 {X} did not hear it in time, and made a bow in great style.
6 The goose put out her neck, all white and free, and moved it in every direction.
8 “What are your orders, Majesty?” asked Lord Primm, pen in hand.
8 {F} got the giggles, since the new Majesty had a sheet on. But {H} did not laugh. The sash was so heavy. And it really was too tight.
10 People think that to rule is to wear a sash. It is more like this. A hundred people stand in front of you and wait for you to say something, and just then your nose begins to itch.`,
        alt: {
          es: 'La banda roja cae sobre {H}, y la oca se sacude.',
          en: 'The red sash falls on {H}, and the goose shakes herself.',
        },
        picture: {
          H: ['stand', 'surprised', 'scarf'],
          F: ['point', 'excited'],
          X: ['crouch', 'happy'],
          props: ['duck', 'feather', 'boots'],
          time: 'sunset',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'goose-queen/resolution',
    titles: {
      es: ['Un rato cada cual', 'Las órdenes de la oca', 'La cuerda de tender'],
      en: ['A turn for everyone', 'Orders of the goose', 'The washing line'],
    },
    moments: [
      {
        es: `0-2 Manda {H}. Manda {F}.
0-2 ¡Un ratito cada cual!
2-2 ¡Zas, zas! La banda vuela.
4! —Ordeno un turno para cada cual —dijo {H}.
4 Y se inclinó delante de {F}. ¡Zas! Ya mandaba {F}.
4 —¡Ordeno merendar! —dijo {F}.
4 Fue una orden muy obedecida.
6 La banda empezó a correr de cuello en cuello. El cocinero ordenó que alguien le cocinara a él. El general ordenó un abrazo y se echó a llorar.
8 La duquesa mandó que le dijeran si le quedaba bien el sombrero. Se lo dijeron. Entonces mandó que no se lo hubieran dicho.
10 A don Evaristo le tocó casi el último y se quedó con la boca abierta. En cuarenta años de reglas, nunca le habían preguntado qué quería él. Al final, bajito, ordenó un chiste.`,
        en: `0-2 {H} rules. {F} rules.
0-2 And the goose is free!
2-2 Take turns! Whoosh! The sash flies by.
4! “I order that we all take turns,” said {H}.
4 {H} made a bow. Whoosh! It was {F} who ruled now.
4 “I order a picnic!” said {F}.
4 They all did as they were told.
6 The sash began to run from neck to neck. The cook gave orders that somebody should cook for him. The general ordered a hug, and burst into tears.
8 The duchess ordered them to say if her hat suited her. They said. Then she ordered them not to have said it.
10 Lord Primm was nearly the last, and he stood there with his mouth open. In forty years of rules, nobody had asked what he would like. In the end, very softly, he ordered a joke.`,
        alt: {
          es: '{H} le pasa la banda roja a {F} con una reverencia.',
          en: '{H} hands the red sash to {F} with a bow.',
        },
        picture: {
          H: ['crouch', 'happy'],
          F: ['stand', 'surprised', 'scarf'],
          props: ['duck', 'cake', 'hat', 'boots'],
          time: 'sunset',
          together: ['give', 'H', 'F'],
        },
      },
      {
        es: `4! La oca se levantó por fin. ¡Debajo estaba {thing}!
4! —¡Y calentit{lo:o/a}! —dijo {F}.
4 {X} se puso la banda y ordenó tarta para la oca.
4! La última fue la reina de siempre. Le hicieron entre todos una reverencia.
4 —¡Qué tarde tan buena! —dijo ella.
6 —¿Echaba de menos mandar? —le preguntó {H}.
6 —Mandar, no —dijo la reina—. Merendar, todos los días.
6 Don Evaristo leyó en voz alta las órdenes de la oca, para borrarlas.
6 —La fila, fuera. La hierba, fuera. La siesta... —Se paró—. ¿La siesta también?
6 Nadie dijo nada, pero a tres personas se les cerraron los ojos.
6 Se quedó la siesta. Se quedó también el baño de los jueves, y sin zapatos, que se disfruta más.
6 {X} pidió que constara lo del flan.
6 —Es la mejor reina que hemos tenido por la mañana —dijo el general.
8 Añadieron una regla nueva, que propuso {F}. Decía: «Cuando no se entienda una orden, se pregunta».
8 —¿Y cuando se entienda? —preguntó don Evaristo, apuntando.
8 —Entonces también —dijo {H}.
8 El retrato oficial quedó precioso. Se ve un cuello muy largo y muy blanco, y debajo pone: «Reinó un día. Mordió poco».
8 {X} se ofreció a posar de perfil para el siguiente, por si había.
10 Entonces pasaron por el cielo las ocas salvajes, de norte a sur, como quien subraya el cielo. La oca las miró. Luego miró la corte, la tarta, las caras. Dio tres pasos, dio cuatro y echó a volar sin pisarse nada.
10 —En primavera vuelve —dijo la reina, y apuntó algo con mucho cuidado—. Habrá que tenerle agua limpia.
10 Arriba, en la fila, le habían guardado un hueco de su tamaño.`,
        en: `4! The goose got up at last. There was {thing}!
4! “It is warm!” said {F}.
4 {X} put on the sash and ordered some cake for the goose.
4! The last to have a turn was the usual queen. They all made her a bow.
4 “What a lovely day!” she said.
6 “Did you miss it?” asked {H}.
6 “Not the orders,” said the queen. “The picnics, every day.”
6 Lord Primm read out the orders of the goose, to cross them out.
6 “The walk in line: gone. The grass: gone. The nap...” He stopped. “The nap too?”
6 Nobody spoke, but here and there an eye fell shut.
6 They kept the nap. They kept the bath too, on Thursdays, and with no shoes, which is more fun.
6 {X} asked them to write down the part with the custard.
6 “She is the best queen we have ever had before lunch,” said the general.
8 They put in one new rule. It was {F} who thought of it. It said: “When you do not understand an order, ask.”
8 “And when you do understand it?” asked Lord Primm, with his pen out.
8 “Then too,” said {H}.
8 The portrait turned out well. It shows a very long white neck, and under it are the words: “Ruled for a day. Did not bite much.”
8 {X} offered to sit for the next one, in case there was one.
10 Just then the wild geese flew over, like a line drawn under the sky. The goose looked at them. Then she looked at the court, the cake and the faces. She took three steps, she took four, and she flew, and there was nothing to trip on.
10 “She will be back in spring,” said the queen, and she wrote something down with care. “We must have clean water for her.”
10 Up in the line they had kept her a gap, just her size.`,
        alt: {
          es: '{H} y {F} recuperan {thing}, y la oca come tarta.',
          en: '{H} and {F} get back {thing}, and the goose eats cake.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['reach', 'happy'],
          X: ['hold', 'proud', 'scarf'],
          showsThing: true,
          props: ['duck', 'cake', 'crown'],
          time: 'sunset',
        },
      },
      {
        es: `0-2! La oca baila sin banda. ¡Onc, onc!
0-2 {X} tiende la banda.
2-2 La banda se seca al sol.
2-2 Pasa una cabra. ¡Bee, bee!
4! ¡Y empezó {event}! En medio estaba {thing}.
4! {X} bailó a la pata coja.
4 Todos bailaron en fila, que les salía muy bien.
4 Por la mañana, la reina lavó la banda y la tendió.
6 Tenía tarta, hierba y tres plumas.
6 —¿Le ponemos una pinza? —preguntó {F}.
6 —Doce —dijo la reina.
8 Don Evaristo contó catorce veces el único chiste que sabía. Era de una oca, y se reía él antes de llegar al final.
10 {H} colgó al lado la sábana. Durante un rato se secaron juntas la tela de mandar y la de jugar, y con el viento no se sabía quién saludaba a quién.
4! Por el camino venía una cabra, con muchísimo cuello.`,
        en: `0-2! No sash now! The goose dances. Honk!
0-2 {X} hangs up the sash.
2-2 The sash dries in the sun.
2-2 Here comes a goat. Baa, baa!
4! Now it was time for {event}! There was {thing}.
4! {X} danced on one leg.
4 They all danced in line. They were very good at that.
4 Next day the queen washed the sash and hung it out.
6 It had cake on it, and grass, and three feathers.
6 “Shall we put a peg on it?” asked {F}.
6 “Twelve,” said the queen.
8 Lord Primm told the only joke he knew, fourteen times. It was about a goose, and he laughed before he got to the end.
10 {H} hung up a sheet beside it. They dried there side by side, the one for ruling and the one for playing, and in the wind each seemed to wave to the other.
4! And down the path came a goat with a very long neck.`,
        alt: {
          es: '{H} y {F} tienden la banda al sol, cerca de {thing}.',
          en: '{H} and {F} hang the sash out in the sun, near {thing}.',
        },
        picture: {
          H: ['reach', 'happy', 'scarf'],
          F: ['hold', 'happy', 'basket'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['scarf', 'thread', 'feather'],
          shot: 'wide',
        },
      },
    ],
  },
}
