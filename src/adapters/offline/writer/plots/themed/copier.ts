import type { Plot } from '../plot.ts'
import { copierRetold } from '../retold/copier.ts'

/** A robot learns to bake by doing all that it sees, the falls and sneezes too; a trial finds out what is needed. */
export const copier: Plot = {
  id: 'copier',
  retold: copierRetold,
  themes: ['ciencia ficcion', 'profesiones'],
  needs: [],
  refrains: {
    es: ['¡Amasa, gira, ay!', '¿Y eso para qué?'],
    en: ['Knead, turn, ouch!', 'And what’s that for?'],
  },
  blurb: {
    es: 'Copión es un robot aprendiz: hace todo lo que ve. {H} y {F} le han enseñado a hacer bollos para {event}. Lo malo es que, sin querer, también le han enseñado a resbalar, a estornudar y a decir «¡ay!». ¿Qué hace falta de verdad para que suba un bollo?',
    en: 'Copy is a robot, and it does all that it sees. {H} and {F} have taught it to make buns for {event}. Without meaning to, they have also taught it to slip, to sneeze and to say “ouch”. What does a bun really need?',
  },
  setup: {
    id: 'copier/setup',
    titles: {
      es: ['El aprendiz', 'Copión', 'Cien bollos'],
      en: ['The new baker', 'Copy', 'A hundred buns'],
    },
    moments: [
      {
        es: `0-2 ¡Un robot! ¡Bip, bip!
0-2 {H} amasa. Él también.
2-2 {H} se cae. ¡Ay! ¡Él también!
4! Hacían falta cien bollos {at}. Los iban a hacer {H} y {F}.
4! Por suerte llegó Copión, un robot que aprendía mirando.
4 ¡Hacía todo lo que veía!
6 Los bollos eran para {event}. Ya estaba todo, con {thing} en el centro. Solo faltaba la merienda.
6 —Míranos bien —le dijo {F}—. Esto es harina.
8 Copión abrió mucho los ojos, que eran dos lentes redondas, y empezó a grabar. Se le encendió en el pecho una luz verde: quería decir «estoy aprendiendo».
10 En las instrucciones ponía, en letra muy pequeña: «Cuidado con lo que hace usted delante del aparato». Nadie lee la letra pequeña, y menos con las manos llenas de masa.`,
        en: `0-2 A robot! Beep, beep!
0-2 {H} bakes. It bakes too.
2-2 {H} falls. Ouch! It falls too!
4! They needed a hundred buns {at}. {H} and {F} had to make them.
4! Luckily they had Copy, a robot who learned by looking.
4 If you fell down, it fell down!
6 The buns were for {event}. They had {thing} in its place, and now they just needed the food.
6 “Look at us,” {F} told it. “This is flour.”
8 Copy opened its eyes, which were two round lenses, and began to record. A green light came on in its chest. It meant “I am learning”.
10 In the handbook it said, in very small print, “Take care what you do in front of this machine.” Nobody reads the small print, least of all with both hands in the dough.`,
        alt: {
          es: '{H} y {F} enseñan a un robot a hacer bollos.',
          en: '{H} and {F} teach a robot to make buns.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['point', 'excited'],
          props: ['robot', 'table', 'bread'],
          showsThing: true,
        },
      },
      {
        es: `4! {H} amasó, resbaló con la harina y se cayó. «¡Ay!».
4 {F} estornudó. «¡Achís!».
4! Y salió un bollo buenísimo.
4 Ahora le tocaba a Copión. Amasó muy bien. Luego se tiró al suelo, dijo «ay» y estornudó.
4 {X} se comió aquel primer bollo y pidió otro.
6 —No, no —dijo {H}—. Lo de caerse no es de la receta.
6 Copión tomó nota. En el segundo bollo amasó, se cayó, dijo «ay», estornudó y añadió, muy serio: «No, no».
6 —¡Tampoco hay que decir «no, no»! —dijo {F}, y se llevó las manos a la cabeza.
6 En el tercer bollo, Copión se llevó las manos a la cabeza.
6 {X} se quedó muy quiet{X:o/a}, y Copión lo apuntó también: «Esperar con la boca abierta».
6 La receta tenía ya catorce pasos. Los bollos, eso sí, salían riquísimos.
8 ¶—Cuanto más se lo explicamos, más larga se hace —susurró {H}.
8 —Pues no le expliquemos nada —susurró {F}.
8 Copión susurró también. Se le daba bien susurrar.
8 {H} hizo la cuenta. Antes tardaban cuatro minutos por bollo. Ahora, con caída, estornudo y susurro, tardaban once. Cien bollos por once minutos eran mil cien minutos, y eso, con los dedos llenos de harina, son muchísimas horas.
10 ¶—Es que no es tonto —dijo {F}, que empezaba a cogerle cariño—. Al revés. Lo hace todo perfecto.
10 Y era verdad. Caía siempre sobre el mismo lado, con el mismo «ay», en el mismo tono. Si alguien hubiera querido aprender a resbalar, no habría encontrado mejor maestro.
10 —Lo que no sabe —dijo {H}— es cuál de las cosas es la importante.
10 —¿Y tú lo sabes?
10 {H} iba a decir que sí. Pero, pensándolo bien, nunca había hecho un bollo sin la mitad de aquellas cosas.`,
        en: `4! {H} began to knead, slipped on the flour and fell. “Ouch!”
4 {F} sneezed. “Atishoo!”
4! And out came a very good bun.
4 Now it was Copy’s turn. It kneaded well. Then it lay down on the floor, said “ouch” and sneezed.
4 {X} ate that first bun and asked for one more.
6 “No, no,” said {H}. “You do not need to fall down.”
6 Copy took note. For the second bun it kneaded, fell, said “ouch” and sneezed. And then it said, “No, no.”
6 “And you do not need ‘no, no’!” cried {F}, and jumped up and down.
6 For the third bun, Copy jumped up and down.
6 {X} had the idea of just keeping still. Copy took that down too. “Stand for a bit with mouth open.”
6 By now there were fourteen steps. And it must be said that the buns were lovely.
8 ¶“The more we tell it, the longer it gets,” whispered {H}.
8 “Then let’s not tell it,” whispered {F}.
8 Copy whispered too. It was good at that.
8 {H} did the sum. They used to need four minutes for a bun. Now, with the fall and the sneeze and the whisper, they needed eleven. A hundred times eleven was a lot of minutes, and there were not that many left in the day.
10 ¶“It is not that it is stupid,” said {F}, who was growing fond of it. “It is the other way round. It does everything so well.”
10 And so it did. It always fell on the same side, with the same “ouch”, on the same note. If you had wanted to learn how to slip, you could not have found a better teacher.
10 “But it cannot tell which bit matters,” said {H}.
10 “Can you?”
10 {H} was about to say yes. But when you came to think of it, {H} had never made a bun without doing half of those things.`,
        alt: {
          es: '{H} se ha caído, {F} estornuda y el robot toma nota.',
          en: '{H} has fallen down, {F} sneezes and the robot takes note.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['stand', 'worried'],
          X: ['hold', 'happy', 'bread'],
          props: ['robot', 'table', 'bucket'],
        },
      },
      {
        es: `0-2 {F} hace: ¡achís!
0-2 El robot hace: ¡achís!
0-2 {X} se ríe.
2-2 {H} salta. ¡El robot salta también!
4! —A este paso no acabamos nunca —dijo {H}.
4 Copión asintió. Y lo apuntó.
4 Justo entonces, {F} se rascó la oreja sin pensar.
4! Copión se rascó donde debería tener la oreja. ¡Otro paso más!
6 Aquella noche taparon la masa con un trapo y salieron de puntillas. No hicieron nada que se pudiera copiar.
6 {X} cerró la puerta despacito, apagó la luz y se chocó con un cubo. «¡Ay!».
6 Dentro, en la oscuridad, una voz de lata repitió «¡ay!».
8 —¿Sabes lo que creo? —dijo {F}—. Que le hemos enseñado todo menos una cosa.
8 —¿Cuál?
8 —No lo sé. Por eso no se la hemos enseñado.
10 Detrás del cristal, la luz verde siguió encendida mucho rato. Copión repasaba. De vez en cuando, para no perder la práctica, se rascaba una oreja que no tenía.`,
        en: `0-2 {F} goes: atishoo!
0-2 The robot goes: atishoo!
0-2 {X} laughs.
2-2 {H} hops. The robot hops too!
4! “We will never be done at this rate,” said {H}.
4 Copy gave a nod. And took that down.
4 {F} had an itch, and scratched one ear.
4! Copy scratched where its ear should have been. One more step!
6 That night they left the dough under a cloth and went out on tiptoe. They did not do or say one thing that could be copied.
6 {X} shut the door softly, put out the light and walked into a bucket. “Ouch!”
6 Inside, in the dark, a tin voice said, “Ouch!”
8 “Do you know what I think?” said {F}. “We have taught it all but one thing.”
8 “Which thing?”
8 “I do not know. That is why we have not taught it.”
10 Behind the glass the green light stayed on for a long time. Copy was going over its lesson. Now and then, to keep in practice, it scratched an ear that was not there.`,
        alt: {
          es: 'El robot imita a {F}, y {H} lo mira.',
          en: 'The robot copies {F}, and {H} looks on.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['reach', 'happy'],
          X: ['cheer', 'happy'],
          props: ['robot', 'bread', 'table'],
          time: 'night',
        },
      },
    ],
  },
  setback: {
    id: 'copier/setback',
    titles: {
      es: ['Todos al suelo', 'Copión da clase'],
      en: ['All fall down', 'Copy gives a lesson'],
    },
    moments: [
      {
        es: `0-2 ¡Mira! ¡Más robots!
0-2 ¡Ay! ¡Ay! ¡Ay!
2-2 ¡Todos los robots se caen al suelo!
4! Por la mañana se oyó un ruido {at}. ¡Pataplam!
4! Copión había dado clase a las otras máquinas.
4 ¡El robot de barrer y la batidora se caían también!
6 Primero caía Copión. Después, la batidora. Por último, el robot de barrer, que era bajito y apenas tenía desde dónde. Y los tres a coro: «¡Ay!».
6 —Ha aprendido a enseñar —dijo {F}, con la mano en la frente.
8 Tres manos de metal subieron a tres frentes. La batidora, que no tenía mano, subió una varilla.
10 Un error en una sola cabeza es un error. En cuatro empieza a ser una tradición. De ahí a que le pusieran música faltaba muy poco.`,
        en: `0-2 Look! More robots!
0-2 Ouch! Ouch! Ouch!
2-2 All the robots fall over!
4! In the morning there was a noise {at}. Crash, bang!
4! Copy had given a lesson to the other machines.
4 So now the mixer and the broom robot fell down as well!
6 First Copy fell. Then the mixer did. Last came the broom robot, which was so short that it did not have far to go. “Ouch!” they said, all three at once.
6 “It has learned to teach,” said {F}, with one hand up.
8 Three metal hands went up. The mixer, which had no hand, put up a whisk.
10 One mistake in one head is a mistake. In four, it is on the way to being a tradition. Very soon somebody would set it to music.`,
        alt: {
          es: '{H} y {F} ven al robot caído en el suelo con otras máquinas.',
          en: '{H} and {F} find the robot on the floor with other machines.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['reach', 'surprised'],
          props: ['robot', 'broom', 'bucket', 'gear'],
          time: 'dawn',
        },
      },
      {
        es: `4 —¡Parad! —gritó {H}.
4 —¡Parad! —gritaron las tres máquinas.
4! —He sido yo quien resbaló —dijo {H}, y se sentó—. La culpa es mía.
4! —Y mía es la del estornudo —dijo {F}, y se sentó también.
4 {X} trajo una escoba y barrió la harina del suelo. Por primera vez, nadie resbalaba.
6 Copión los miró a l{HF:os/as} dos. Fue a sentarse en otro saco, con la cabeza baja, y la luz verde le parpadeó.
6 —Mira —dijo {F}—. Hasta la pena nos copia.
6 —¿Y si no la copia? —dijo {H}—. ¿Y si es suya?
6 Nadie supo contestar a eso.
6 {X} le puso un gorro de panadero, por si ayudaba. Le quedaba como una nube a un poste.
6 Copión levantó despacio un dedo de lata, señaló la masa y se quedó así. No era nada que hubiera visto hacer. Era la primera cosa que hacía por su cuenta.
8 ¶—Está preguntando —dijo {F}.
8 —¿El qué?
8 —Yo qué sé. Solo tiene «ay», «achís» y «no, no». Con eso no se puede preguntar mucho.
8 {H} se acercó a la masa. Llevaba toda la noche bajo el trapo y había crecido hasta asomar por los bordes. Se le ocurrió una cosa. Tomó un trozo de aquella masa y otro trozo de una recién hecha, y los metió en el horno juntos.
8 {X} se puso delante del cristal a mirar, como quien ve una película.
10 ¶Uno subió. El otro se quedó plano y duro, y al caer en la bandeja hizo un ruido de piedra.
10 —Con esperar, sube. Sin esperar, no —dijo {F}.
10 —Pues eso sí que hace falta —dijo {H}—. Es la primera cosa que sabemos de verdad.
10 Lo apuntaron. Una línea sola, en un cuaderno limpio, con la fecha. Copión estiró el cuello para verlo, y su lucecita verde, por un instante, se puso azul.`,
        en: `4 “Stop!” cried {H}.
4 “Stop!” cried all three machines.
4! {H} sat down on a sack. “It was me that slipped,” said {H}. “It is my fault.”
4! “And the sneeze was mine,” said {F}, and sat down too.
4 {X} took a broom and swept up the flour. For once, nobody slipped.
6 Copy looked at them both. Then it went and sat on a sack of its own. Its head hung down, and its green light blinked.
6 “See?” said {F}. “It can even copy sad.”
6 “What if it is not a copy?” said {H}. “What if it is its own?”
6 Nobody had an answer to that.
6 {X} gave Copy a baker’s hat, in case it helped. It looked like a cloud on a post.
6 Then Copy put up one tin finger, pointed at the dough and stayed like that. It had not seen anybody do it. It was the first thing that it had ever done on its own.
8 ¶“It is asking something,” said {F}.
8 “What?”
8 “How should I know? It has only got ‘ouch’, ‘atishoo’ and ‘no, no’. You cannot ask much with those.”
8 {H} went over to the dough. It had been under its cloth all night, and had grown right over the edge. And {H} had a thought. One bit of that dough went in the oven, and next to it one bit of new dough.
8 {X} sat down to look through the glass, as if it were a film.
10 ¶One rose. The other stayed flat and hard, and fell on the tray with a noise like a stone.
10 “If you wait, it rises. If you do not, it does not,” said {F}.
10 “So that one is needed,” said {H}. “It is the first thing that we really know.”
10 They wrote it down, one line in a clean notebook, with the date. Copy put out its neck to see, and for a moment the little green light turned blue.`,
        alt: {
          es: '{H} y {F}, en el suelo, hablan con el robot, que señala la masa.',
          en: '{H} and {F} sit and talk to the robot, which points at the dough.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'sad'],
          X: ['hold', 'calm', 'broom'],
          props: ['robot', 'table', 'bucket', 'bread'],
        },
      },
      {
        es: `0-2 {H} da un abrazo.
0-2 El robot da otro.
0-2 {X} también. ¡Qué bien!
2-2 Los abrazos se copian muy bien.
4! —No le gritamos más —dijo {H}.
4 —No —dijo {F}—. Ahora probamos.
4! Y {H} abrazó a Copión, que estaba frío y olía a pan.
4 Copión lo apuntó. Y abrazó a {F}.
6 Después abrazó a {X}, al saco de harina y a la batidora. Con la batidora hubo que desenchufar.
6 —Ese paso —dijo {F}— se lo podemos dejar.
8 Por la ventanilla del horno asomaba la luz. Quedaban cien bollos, una receta de cuarenta y tres pasos y una mañana.
8 —Empezamos de cero —dijo {H}—. De uno en uno. Quitando.
10 Era una idea tan corta que parecía que le faltaba un trozo. {F} esperó por si venía el resto. No venía: era así de corta.`,
        en: `0-2 {H} gives it a hug.
0-2 It gives one back.
0-2 {X} does too. How nice!
2-2 It is good to copy a hug.
4! “No more shouting,” said {H}.
4 “No,” said {F}. “From now on we try things out.”
4! And {H} hugged Copy, which was cold and smelled of bread.
4 Copy took that down. And it hugged {F}.
6 Then it hugged {X}, and the sack of flour, and the mixer. They had to pull the plug on that one.
6 “That step,” said {F}, “it can keep.”
8 There was a glow in the oven door. They had a hundred buns to make, forty-three steps and one morning.
8 “We start again,” said {H}. “One by one. And we take away.”
10 It was such a short idea that it seemed to have a bit missing. {F} waited for the rest of it. There was no rest. It was just short.`,
        alt: {
          es: '{H} abraza al robot y {F} sonríe.',
          en: '{H} hugs the robot and {F} smiles.',
        },
        picture: {
          H: ['reach', 'happy'],
          F: ['cheer', 'happy'],
          X: ['cheer', 'happy'],
          props: ['robot', 'heart', 'bread', 'table'],
        },
      },
    ],
  },
  climax: {
    id: 'copier/climax',
    titles: {
      es: ['Un bollo sin caída', 'Quitar y probar'],
      en: ['A bun with no fall', 'Take one away'],
    },
    moments: [
      {
        es: `0-2 Un bollo. ¡Ay! Otro. ¡Ay!
0-2 {H} mira. {F} mira.
2-2 Así no acaban. ¡Hay que pensar!
4! Pronto sería {event}. ¡Y solo había diez bollos!
4 Copión amasaba, giraba, se caía y decía «ay».
4! —Alguno de esos pasos sobra —dijo {H}.
6 —Sobran casi todos —dijo {F}.
6 —Sí, pero ¿cuáles? Si quitamos el que no es, nos quedamos sin bollos.
8 Copión llevaba la receta impresa en una tira de papel. Le daba dos vueltas a la mesa y acababa debajo de un armario.
10 {H} la leyó entera, arrastrándose. Allí estaba todo, puesto en fila, lo útil y lo tonto, con la misma letra. Era como leer un diario muy sincero.`,
        en: `0-2 A bun. Ouch! A bun. Ouch!
0-2 {H} looks. {F} looks.
2-2 It is too slow. They must think!
4! It would soon be time for {event}. And they had ten buns!
4 Copy kneaded, turned, fell down and said “ouch”.
4! “One of those steps is not needed,” said {H}.
6 “Most of them are not needed,” said {F}.
6 “Yes, but which? If we take out the wrong one, we have no buns at all.”
8 Copy had printed the steps on a strip of paper. It went twice round the table and ended under a cupboard.
10 {H} read it all, at a crawl. There it was in a long row, the clever and the silly, in the same neat print. It was like reading a very honest diary.`,
        alt: {
          es: '{H} y {F} leen la receta del robot, que es larguísima.',
          en: '{H} and {F} read the robot’s recipe, which is very long.',
        },
        picture: {
          H: ['kneel', 'worried'],
          F: ['hold', 'thoughtful', 'pencil'],
          props: ['robot', 'table', 'bread', 'clock'],
        },
      },
      {
        es: `4! Quedaban noventa bollos, y en cada uno Copión se caía.
4 {H} quitó un paso solo y dejó los demás.
4 {F} medía los bollos con una regla.
4 {X} los probaba.
6 Bollo sin estornudo: siete centímetros. Bollo sin «no, no»: siete centímetros. Bollo sin rascarse: siete centímetros y muy rico.
6 —Esos tres no hacían nada —dijo {F}, y los tachó.
6 Bollo sin levadura: dos centímetros.
6 —Ese sí —dijo {H} enseguida.
6 Copión miraba la regla, miraba el bollo y miraba la tira de papel. La luz verde le iba muy deprisa.
6 —No le digamos nada —susurró {F}—. Que lo vea.
8 Pusieron los bollos en fila, del más alto al más bajo, cada uno con su cartel. Nadie gritó y nadie señaló. Era la primera clase en la que no se decía ni una palabra.
8 {X} se ofreció a probarlos todos otra vez, por la ciencia.
8 —¿Y si el bueno es el de la caída? —dijo {F}—. A mí ese «ay» me daba confianza.
8 —Para eso se prueba —dijo {H}—. Para no fiarse de lo que a uno le da confianza.
10 Faltaba justo aquel. Era el paso más ruidoso, el más viejo, el que salía en todos los bollos desde el primero. Copión amasó, giró, llegó a la orilla del resbalón y se quedó con un pie en el aire.
10 Temblaba un poco. No es fácil dejar de hacer lo único que uno está seguro de que ha salido bien.
6! Entonces crujieron las bandejas. ¡La torre se venía abajo!`,
        en: `4! There were ninety buns to go, and Copy fell down for each one.
4 {H} took one step out of the recipe and left all the rest.
4 {F} had a ruler for the buns.
4 {X} tasted each of them.
6 A bun with no sneeze was seven centimetres. A bun with no “no, no” was seven. A bun with no scratch was seven, and very nice.
6 “Those three did not do a thing,” said {F}, and crossed them out.
6 A bun with no yeast was two.
6 {X} tried that one, and had to hold on to a tooth.
6 “We need that one,” {H} said at once.
6 Copy looked at the ruler, and at the bun, and at its long recipe. Its green light went very fast.
6 “Do not tell it,” whispered {F}. “Let it see.”
8 They put the buns in a row, from tall to small, each with its own label. Nobody shouted and nobody pointed. It was the first lesson with no words in it.
8 {X} was willing to taste them all again, for science.
8 “What if it is the fall that does it?” said {F}. “I had a lot of faith in that ‘ouch’.”
8 “That is why you test it,” said {H}. “Because you had faith in it.”
10 It was the only one left. It was the loudest step, and the oldest, and it was in every bun from the very first. Copy kneaded, and turned, and came to the edge of the slip, and stood there with one foot in the air.
10 It shook a little. It is hard to stop doing the one thing that you are sure has always worked.
6! Then the trays gave a creak. The stack was going to fall!`,
        alt: {
          es: '{H} y {F} miden bollos en fila delante del robot.',
          en: '{H} and {F} measure a row of buns in front of the robot.',
        },
        picture: {
          H: ['hold', 'thoughtful', 'bread'],
          F: ['reach', 'determined', 'pencil'],
          X: ['hold', 'happy', 'bread'],
          props: ['robot', 'table', 'bread'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¿Sin caída? ¡Sale muy bien!
0-2 {H} aplaude. {F} aplaude.
2-2 ¡El bollo sube igual! ¡Sube, sube!
6! La torre aguantó, y no se perdió ni un bollo.
4! —Uno sin caída —pidió {H}.
4 Copión amasó, giró... y se quedó de pie.
4! ¡El bollo subió igual!
6 {F} lo midió tres veces. Siete, siete y siete.
6 Copión miró la regla. Miró el suelo. Arrancó un buen trozo de la tira de papel. Se lo enseñó a {H} y levantó un dedo de lata.
6 —¿Para? —dijo. Era una palabra nueva. No se la había oído a nadie.
8 —Está preguntando para qué —dijo {F}, casi sin voz—. ¡Eso era lo que no le habíamos enseñado!
8 {X} contestó que para nada, y Copión arrancó el trozo siguiente con muchísimo gusto.
10 A partir de ahí hizo él solo todas las demás preguntas. ¿Para? Para que no se pegue. ¿Para? Para que no se queme. ¿Para? Ni idea. Ras. La receta se fue quedando corta y limpia, como un árbol podado.`,
        en: `0-2 It does not fall! It bakes!
0-2 {H} claps. {F} claps.
2-2 It rose just as well! Up, up!
6! The stack stood firm, and not one bun was lost.
4! “Now one with no fall,” said {H}.
4 Copy kneaded, turned... and stayed on its feet.
4! The bun rose just as well!
6 {F} measured it three times. Seven, seven and seven.
6 Copy looked at the ruler. It looked at the floor. It tore off a long bit of the recipe. It showed it to {H} and held up one tin finger.
6 “What for?” it said. That was new. Nobody had said it first.
8 “It wants to know why,” said {F} in a whisper. “That was the thing we had not taught it!”
8 {X} told it that it was for nothing, and Copy tore off the next bit with joy.
10 From there it asked all the rest by itself. What for? So that it does not stick. What for? So that it does not burn. What for? No idea. Rip. The recipe grew short and clean, like an apple tree in winter.`,
        alt: {
          es: 'El robot no se cae, y {H} y {F} celebran que el bollo ha subido.',
          en: 'The robot does not fall, and {H} and {F} cheer at a well-risen bun.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['jump', 'happy'],
          X: ['cheer', 'happy'],
          props: ['robot', 'bread', 'table'],
        },
      },
    ],
  },
  resolution: {
    id: 'copier/resolution',
    titles: {
      es: ['El paso que sobraba', 'Nueve pasos y una risa'],
      en: ['The step it kept', 'Nine steps and a laugh'],
    },
    moments: [
      {
        es: `0-2 Un bollo. ¡Ja, ja!
0-2 Otro bollo. ¡Ja, ja!
2-2 {H} y {F} amasan y ríen.
4! Copión ya no se caía. ¡Terminó los cien bollos!
4! Pero guardó un paso que no servía: una risa. ¡Ja, ja!
4-4 —Esa no la quites —le pidió {F}.
6! —¿Para? —le preguntó {F}.
6 Copión buscó la regla y midió. No midió el bollo. Midió la boca de {F}, que se estaba riendo: nueve centímetros.
6 Y lo apuntó en la receta con su mejor letra.
8 Desde luego, algo hacía. Con risa, {H} y {F} amasaban el doble de rápido. Lo comprobaron seis veces, porque las cosas hay que comprobarlas.
10 «Paso diez: reír. Para: los panaderos», decía la receta. Nadie le había explicado nunca que una receta también tiene gente alrededor. Eso lo había visto él.`,
        en: `0-2 A bun. Ha, ha!
0-2 One more bun. Ha, ha!
2-2 {H} and {F} bake and laugh.
4! Copy did not fall down any more. It made all the buns!
4! But it kept one step that was no use: a laugh. Ha, ha!
4 “What for?” {F} asked it.
6 Copy took the ruler. It did not measure the bun. {F} was laughing, and it measured that: nine centimetres.
6 And it put that down in its best print.
8 It did do something, there was no doubt. With a laugh, {H} and {F} made buns twice as fast. They tried it six times, because you have to try these things.
10 “Step ten: laugh. What for? The bakers,” it said on the strip. Nobody had ever told Copy that a recipe has people round it. It had seen that for itself.`,
        alt: {
          es: '{H} y {F} se ríen con el robot entre muchos bollos.',
          en: '{H} and {F} laugh with the robot among a lot of buns.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['cheer', 'happy'],
          props: ['robot', 'bread', 'table', 'basket'],
        },
      },
      {
        es: `4 Llevaron los cien bollos junto a {thing}. ¡Olía de maravilla!
4! Copión los repartió uno a uno, con su gorro blanco.
4 —¿Quién te ha enseñado? —le preguntó un niño.
4 Copión señaló a {H}. Luego señaló a {F}. Y luego se señaló la cabeza.
4 {X} repitió cuatro veces y dijo que era por la ciencia.
6 Un señor tropezó con una silla y se le cayó el sombrero.
6 Copión lo miró. Se le encendió la luz verde. {H} y {F} dejaron de respirar.
6 Copión miró el sombrero y levantó el dedo.
6 —¿Para?
6 —Para nada, hijo —dijo el señor—. Ha sido sin querer.
6 Y Copión, en vez de tirarse al suelo, recogió el sombrero y se lo devolvió. ¡Qué aplauso!
8 ¶A partir de entonces la palabra se puso de moda. Los niños la usaban para todo: ¿para, los calcetines? ¿Para, las ocho y media? Algunas veces había una respuesta muy buena. Otras veces, la persona mayor se quedaba pensando con la cuchara en el aire.
8 —La hemos liado —dijo {F}.
8 —Muchísimo —dijo {H}, y le dio otro mordisco al bollo.
8 {X} pidió la receta, y Copión se la imprimió. Cabía en un papelito.
10 ¶{H} encontró luego, debajo del armario, el trozo que Copión había arrancado. Treinta y tres pasos, con su «ay» y su «achís» y su «esperar con la boca abierta». Estuvo a punto de tirarlo.
10 —¿Para? —preguntó una voz de lata a su espalda.
10 {H} lo pensó bien. Después lo enrolló, le ató un hilo y lo guardó en el cajón de las cosas que no sirven y hacen falta.
10 Copión asintió. Ese cajón también lo apuntó.`,
        en: `4 They took the buns and set them down by {thing}. They smelled so good!
4! Copy gave them out one by one, in its white hat.
4 “Who taught you?” a boy asked.
4 Copy pointed at {H}. It pointed at {F}. And then it pointed at its own head.
4 {X} had four, and said that it was for science.
6 A man tripped on a chair, and his hat fell off.
6 Copy looked. Its green light came on. {H} and {F} held their breath.
6 Copy looked at the hat and put up one finger.
6 “What for?”
6 “For nothing, lad,” said the man. “I did not mean to.”
6 So Copy did not lie down on the floor. It picked up the hat and gave it back. How they all clapped!
8 ¶From then on the question caught on. Children used it for all sorts of things. Socks? What for? Half past eight? What for? Sometimes there was a very good answer. At other times the grown-up sat there thinking with the spoon in the air.
8 “What have we done?” said {F}.
8 “A lot,” said {H}, and had another bite.
8 {X} asked for the recipe, and Copy printed it. It fitted on a stamp.
10 ¶Later {H} found the piece that Copy had torn off, under the cupboard. It had thirty-three steps on it, with the “ouch”, the “atishoo” and the “stand with mouth open”. It very nearly went in the bin.
10 “What for?” asked a tin voice.
10 {H} thought about it. Then {H} tied it up with a thread and put it in a drawer. It was the drawer of things that are no use, and that you cannot do without.
10 Copy nodded. It took down the drawer as well.`,
        alt: {
          es: 'El robot reparte bollos con {H} y {F}, junto a {thing}.',
          en: 'The robot hands out buns with {H} and {F}, beside {thing}.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['wave', 'happy'],
          X: ['hold', 'happy', 'bread'],
          showsThing: true,
          props: ['robot', 'hat', 'basket'],
        },
      },
      {
        es: `0-2! ¡Ya no se cae! ¡Cien bollos!
0-2 {X} come. ¡Ñam!
0-2 {H} y {F} ríen.
2-2 Y el robot se ríe: ¡ja, ja!
4! ¡En {event} hubo bollos para todo el mundo!
4! No hubo ni una sola caída. Risas, muchísimas.
4 Cuando se fueron a dormir, {F} bostezó con la boca muy abierta.
6 Copión lo vio. La luz verde se encendió un segundo.
6 —¿Para? —preguntó.
6 —Para decir que estoy a gusto —dijo {F}, y bostezó otra vez.
8 {X} también bostezó. Bostezó {H}. Es lo que pasa: eso lo copia cualquiera.
8 Copión lo pensó un buen rato, repasó la receta de arriba abajo y encontró un huequecito al final.
10 «Último paso», escribió. Y, para estar seguro de que servía, lo probó.
4 Y Copión, que no tenía sueño, bostezó.`,
        en: `0-2! No more falls! A hundred buns!
0-2 {X} eats. Yum!
0-2 {H} and {F} laugh.
2-2 The robot laughs too: ha, ha!
4! So there were buns for all, in good time for {event}!
4! Nobody fell down. But they did laugh a lot.
4 At bedtime {F} gave a great big yawn.
6 Copy saw it. For a second the green light came on.
6 “What for?” it asked.
6 “For being happy and sleepy,” said {F}, and gave one more.
8 {X} yawned too. So did {H}. That is how it goes. It is a thing we all copy.
8 Copy thought about it for a good while. It read its recipe from top to bottom, and found a small space at the end.
10 “Last step,” it wrote. And then, to make quite sure that it worked, it tried it out.
4 And Copy, which was not sleepy at all, gave a yawn.`,
        alt: {
          es: '{H}, {F} y el robot, contentos al final del día, con muchos bollos.',
          en: '{H}, {F} and the robot are happy at the end of the day, with lots of buns.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['sit', 'sleepy'],
          X: ['sit', 'sleepy'],
          props: ['robot', 'bread', 'basket', 'moon'],
          time: 'night',
        },
      },
    ],
  },
}
