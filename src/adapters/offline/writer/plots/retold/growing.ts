import type { Plot } from '../plot.ts'

/** The same pot and the same slow lady: a timetable for a seed, a scarf for a winch, a flower drawn by a snail. */
export const growingRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'growing/setup/timetable',
      titles: {
        es: ['El horario de la semilla', 'A las diez, hoja', 'Cuando le venga bien'],
        en: ['A timetable for a seed', 'Ten o’clock: leaf', 'When it suits her'],
      },
      moments: [
        {
          es: `0-2 ¿Quién vive en la tierra?
0-2 {H} toca: toc, toc.
2-2 Es una semilla. ¡Está dormida!
4! —¿Cuándo nos trae {thing}, doña Caracola? —preguntó {H}.
4 Doña Caracola vivía {at} y no tenía reloj.
4! —El día que se abra esta flor —dijo. Y les dio una maceta de tierra.
6 —¿Qué flor? —dijo {F}, mirando dentro.
6 {stake} Y ya quedaba poco para {event}.
8 —Aquí no hay flor —insistió {F}.
8 —Todavía —contestó doña Caracola. Lo dijo tan despacio que la palabra tardó un rato en llegar.
10 Era lo único que decía a todo: todavía. A la gente con prisa le sonaba a que no. A ella, que llevaba la casa a cuestas y no tenía que volver, le sonaba a que sí.`,
          en: `0-2 Who lives in the earth?
0-2 {H} taps: tap, tap.
2-2 It is a seed. It is asleep!
4! Mrs Shell, the slow old snail, lived {at}.
4! She looked after {thing} all year.
4 “When can you bring it, Mrs Shell?” asked {H}.
4! “I will bring it the day this flower opens,” she said.
4! And she gave them a pot of earth.
6 “What flower?” said {F}, and looked inside.
6 {stake} And it was so nearly time for {event}!
8 “There is no flower in it,” said {F}.
8 “Not yet,” said Mrs Shell. She said it so slowly that it took a while to arrive.
10 It was what she said to everything: not yet. To people in a hurry it sounded like no. To her, who had her house on her back and never had to go home, it sounded like yes.`,
          alt: {
            es: 'Doña Caracola está junto a una maceta y {H} y {F} la miran.',
            en: 'Mrs Shell is beside a flowerpot, with {H} and {F} looking on.',
          },
          picture: {
            H: ['reach', 'surprised'],
            F: ['crouch', 'thoughtful'],
            props: ['pot', 'snail', 'seed'],
            shot: 'medium',
          },
        },
        {
          es: `4! {F} le hizo un horario. A las diez, hoja. A las once, tallo. A las doce, flor.
4 {H} se lo leyó a la maceta en voz alta.
4! Dieron las diez. Dieron las once. ¡Y nada!
4 —A lo mejor no sabe leer —dijo {X}.
6 Le dibujaron una flor, para que viera cómo se hacía. Después se la hicieron con el cuerpo: los brazos, pétalos; la cabeza, en medio.
6 —Primero te encoges —le explicaba {H}—. Luego te estiras. ¿Ves qué fácil?
6 La tierra no perdía detalle, o eso parecía.
6 {X} sacó un metro y la midió cada cinco minutos. Medía cero. A la una seguía midiendo cero.
6 —¿Y si le damos un premio? —propuso {F}.
6 —¿Qué le gusta a una semilla?
6 No lo sabían. Nunca habían conocido a ninguna tan de cerca.
6 Así que se sentaron a preguntárselo, por turnos, con la oreja pegada al barro.
8 —¿Oyes algo? —dijo {H}.
8 —Un ruidito —dijo {F}—. Como cuando alguien se da la vuelta en la cama.
8 Se quedaron muy quiet{HF:os/as}. Hasta entonces habían hablado ell{HF:os/as} todo el rato, y es difícil que te contesten si no dejas un hueco.
8 {X} guardó el metro. Trajo un poco de agua, y la echó por el borde, para no mojarle la cama.
8 Le ataron una cuerda a modo de asa. Pensaban llevarla consigo: estaba visto que a solas no aprendía.
10 ¶{F} tachó el horario y lo volvió a hacer. Puso: «A las diez, cuando quiera. A las once, lo que haga falta. A las doce, comer». Era mucho más fácil de cumplir.
10 —No se va a enterar de nada —dijo {H}.
10 —Nosotr{HF:os/as} sí —contestó {F}, y lo colgó del asa con un lazo.
10 ¶Fue el único horario de la historia que llegó puntual a todas partes.`,
          en: `4! {F} made it a timetable. Ten, leaf. Eleven, stem. Twelve, flower.
4 {H} read it out to the pot.
4! It struck ten. It struck eleven. Nothing!
4 “Perhaps it cannot read,” said {X}.
6 They drew it a flower, to show how it was done. Then they did it for real. Their arms were petals, and their heads went in the middle.
6 “First you go small,” {H} told it. “Then you stretch. You see? It is easy.”
6 The earth took it all in, or so it seemed.
6 {X} had a tape, and measured it every five minutes. It came to nothing. At one o’clock it still came to nothing.
6 “Shall we give it a prize?” said {F}.
6 “What does a seed like?”
6 They did not know. They had never met one so close before.
6 So they sat down to ask it, in turns, with one ear on the earth.
8 “Can you hear it?” said {H}.
8 “There is a little noise,” said {F}, “like somebody turning over in bed.”
8 They were very still. Up to then they had done all the talking. It is hard to get an answer if you leave no gap.
8 {X} put the tape away, got some water and poured it in at the edge, so as not to wet its bed.
8 They tied on a bit of rope for a handle. It would have to come with them, as it clearly could not learn by itself.
10 ¶{F} crossed out the timetable and made a new one. It said: “Ten, when you like. Eleven, as you please. Twelve, lunch.” It was much easier to keep.
10 “It will never know,” said {H}.
10 “We will,” said {F}, and hung it on the handle with a bow.
10 ¶It was the only timetable in history that was never late for anything.`,
          alt: {
            es: '{H} y {F} hacen de flor delante de una maceta.',
            en: '{H} and {F} act a flower in front of the pot.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['reach', 'happy'],
            X: ['hold', 'thoughtful', 'pencil'],
            props: ['pot', 'flower', 'clock'],
          },
        },
        {
          es: `0-2 Glu, glu. ¡Bebe, semilla!
0-2 {F} le canta bajito.
0-2 {X} le da sol.
2-2 ¡Oh! ¡Sale un rabito verde!
4! Se olvidaron de la hora. Y entonces se movió la tierra.
4 Asomó una punta verde, muy arrugada.
4! —¡Una hoja! —dijo {H}—. ¡A las tres y cuarto!
4 Se llevaron la maceta a ver mundo.
6 La hoja se fue abriendo por el camino, como quien se despierta en un tren.
6 {X} les deseó buen viaje a todos, y a la hoja, dos veces.
8 Fuera, doña Caracola bajaba un escalón con un bulto a la espalda.
8 —¿Ya se va de viaje? —le preguntó {F}.
8 —Todavía —dijo ella, y siguió bajando el mismo escalón.
10 ¶Nadie sospechó nada. Cuando alguien va tan despacio, se piensa que no va a ninguna parte.`,
          en: `0-2 Glug, glug. Drink, seed!
0-2 {F} sings it a song.
0-2 {X} gives it sun.
2-2 Oh! A tiny green tail comes up!
4! They forgot the time. And then the earth moved.
4 A green tip came up, all creased.
4! “A leaf!” said {H}. “At a quarter past three!”
4 They took the pot out to see the world.
6 The leaf opened on the way, like somebody who wakes up on a train.
6 {X} wished them all a good trip, and the leaf twice.
8 Outside, Mrs Shell was coming down a step with a bundle on her back.
8 “Are you going away?” asked {F}.
8 “Not yet,” she said, and went on with the same step.
10 ¶Nobody guessed. When people go so slowly, you think that they are not going anywhere.`,
          alt: {
            es: 'Brota una hoja; {H} y {F} se llevan la maceta.',
            en: 'A leaf comes up; {H} and {F} take the pot along.',
          },
          picture: {
            H: ['walk', 'happy', 'pot'],
            F: ['point', 'excited'],
            X: ['wave', 'happy'],
            props: ['snail', 'leaf'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'growing/setback/flood',
      titles: { es: ['Demasiado de lo bueno', 'La maceta con botas'], en: ['Too much of a good thing', 'Wet feet'] },
      moments: [
        {
          es: `0-2 ¡Más agua! ¡Más, más!
0-2 {H} riega. ¡Glu, glu!
2-2 ¡Para! ¡La planta tiene frío!
4! La flor no llegaba {at}.
4! —Tendrá sed —dijo {H}.
4! Y le echó un vaso. Y un cubo. Y otro cubo.
4 La tierra se hizo sopa. La hoja más alta se puso amarilla.
6 —¡Más no! —gritó {F}—. ¡Que no es un pato!
6 Pero ya estaba todo dentro.
8 El tallo se fue doblando, muy educado, como quien no quiere molestar y se va poniendo malo en una silla.
10 {H} se quedó con el cubo en la mano. No había hecho nada malo. Había hecho mucho de una cosa buena, y las plantas no distinguen la intención.`,
          en: `0-2 More water! More, more!
0-2 {H} pours. Glug, glug!
2-2 Stop! The plant is cold!
4! No flower came. “It must be thirsty,” said {H} {at}.
4! So it got a glass. Then a bucket. Then one more.
4 The earth was like soup. The top leaf went yellow.
6 “No more!” cried {F}. “It is not a duck!”
6 But it was all in by then.
8 The stem bent over, very politely, like somebody who is taken ill and does not want to be a bother.
10 {H} stood there with the bucket. It had not been a bad thing to do. It had been a lot of a good thing, and plants cannot tell what you meant.`,
          alt: {
            es: 'La maceta rebosa agua y {H} mira asustad{H:o/a}.',
            en: 'The pot runs over while {H} looks on, shocked.',
          },
          picture: {
            H: ['hold', 'surprised', 'bucket'],
            F: ['reach', 'worried'],
            props: ['pot', 'leaf', 'watering-can'],
            shot: 'medium',
          },
        },
        {
          es: `4 —Ha sido por mi prisa —dijo {H}.
4! {F} no riñó. Trajo una cuchara.
4! Sacaron el agua a cucharadas. Una, dos, cien.
4 {X} trajo arena seca en un gorro.
6 Hicieron agujeritos con un palo, para que respirara. Le pusieron una piedra debajo, para que escurriera.
6 —Perdona —le decía {H} a cada cucharada—. Perdona. Perdona.
6 —Con uno basta —dijo {F}—. Si también la encharcas de perdones, no acabamos.
6 La hoja amarilla se soltó sola y cayó sin ruido. {H} la cogió antes de que tocara el suelo.
6 {X} contó que una vez quiso tanto a un pez que le dio el bocadillo entero. El pez aprendió a decir que no, desde debajo de una piedra.
8 Cuando ya no quedaba agua que sacar, se quedaron mirando. Es lo más difícil de cuidar a alguien: el rato en que ya no hay que hacer nada.
8 —¿Y si canto? —preguntó {H}.
8 —Bajito —dijo {F}.
8 {H} cantó tan bajito que casi era pensar una canción.
10 ¶Es raro, pero se puede tener demasiado de casi todo lo bueno: de sol, de agua, de consejos, de besos de tía. {F} propuso una medida, y se la quedaron para siempre: cuando el otro saca las hojas, más; cuando las encoge, ya vale.
10 —¿Y yo cuándo las encojo? —preguntó {H}.
10 —Cuando te metes el cuello en la camiseta —dijo {F}. Y era verdad.`,
          en: `4 “It was because I was in a hurry,” said {H}.
4! {F} was not cross. {F} fetched a spoon.
4! They spooned the water out. One, two, a hundred.
4 {X} brought dry sand in a hat.
6 They made little holes with a stick so that it could breathe. They put a stone below, to let it drip.
6 “Sorry,” said {H} with each spoonful. “Sorry. Sorry.”
6 “One will do,” said {F}. “If you drown it in sorries we shall be here all night.”
6 The yellow leaf let go and fell without a sound. {H} caught it before it got to the ground.
6 {X} once loved a goldfish so much that it got a whole sandwich. It learned to say no, from behind a stone.
8 When there was no more water to take out, they just looked. It is the hardest part of looking after somebody, the time when there is nothing more to do.
8 “May I sing?” asked {H}.
8 “Softly,” said {F}.
8 {H} sang so softly that it was almost thinking a song.
10 ¶It is odd, but you can have too much of nearly every good thing, of sun, of water, of advice, of kisses from aunts. {F} thought of a rule, and they kept it for good. If the other one puts out leaves, go on. If they curl up, it is enough.
10 “When do I curl mine up?” asked {H}.
10 “When you pull your neck into your shirt,” said {F}. And it was so.`,
          alt: {
            es: '{H} y {F} se agachan a cuidar la maceta.',
            en: '{H} and {F} bend down to look after the flowerpot.',
          },
          picture: {
            H: ['kneel', 'sad', 'leaf'],
            F: ['crouch', 'calm'],
            X: ['hold', 'calm', 'hat'],
            props: ['pot', 'bucket', 'leaf'],
            shot: 'close',
          },
        },
        {
          es: `0-2 Fuera agua. Un poco más.
0-2 {F} pone arena seca.
0-2 {X} da sol.
2-2 ¡Mira, mira! ¡Se pone de pie!
4! Esperaron sin mirar el reloj. Ni una vez.
4 ¡Cric! El tallo levantó la cabeza.
4! —¡Y trae algo! —susurró {F}. ¡Era un capullo redondo!
6 Nadie gritó. Se dieron la mano con mucha fuerza, que es como gritar por dentro.
6 {H} guardó la hoja amarilla en un libro, para acordarse de la medida.
8 —¿Le pongo un poquito de agua, para celebrarlo? —preguntó {H}.
8 —¡Ni una gota! —dijo {F}. Y les dio la risa, muy bajito.
10 ¶Lejos, por el camino, algo brillante subía una piedra. Había llovido un poco por allí, y a doña Caracola la lluvia le parecía siempre la justa.`,
          en: `0-2 Out, water! A bit more.
0-2 {F} puts in dry sand.
0-2 {X} gives it sun.
2-2 Look, look! It can stand up!
4! They waited, and did not look at a clock. Not once.
4 Snip! The stem put up its head.
4! “It has brought something!” {F} whispered. It was a round bud!
6 Nobody shouted. They held hands very hard, which is like shouting on the inside.
6 {H} put the yellow leaf in a book, so as to remember the rule.
8 “Shall I give it a drop of water, to celebrate?” asked {H}.
8 “Not one!” said {F}. And they laughed, very softly.
10 ¶Far off along the way something shiny was going up a stone. There had been a little rain over there. To Mrs Shell it always seemed just the right amount.`,
          alt: {
            es: 'El tallo se levanta con un capullo ante {H} y {F}.',
            en: 'The stem stands up with a bud for {H} and {F}.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['point', 'excited'],
            X: ['stand', 'happy'],
            props: ['pot', 'flower', 'leaf'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'growing/climax/scarf',
      scares: ['heights'],
      titles: {
        es: ['Palmo a palmo', 'La noche más fría', 'Una bufanda muy larga'],
        en: ['Inch by inch', 'The coldest night', 'A very long scarf'],
      },
      moments: [
        {
          es: `0-2 ¡Cae hielo! ¡Brrr!
0-2 {F} sopla. {H} también.
2-2 El capullo tiene mucho frío.
4! Se hizo de noche {at}, y todo empezó a ponerse blanco.
4! En la maceta había un capullo cerrado. ¡Y se estaba helando!
4 —Ahí arriba no hay hielo —dijo {H}, y señaló un hueco.
6 Salía de él un aire tibio, de piedra que ha tomado el sol todo el día.
6 —Con la maceta en brazos no se puede trepar —dijo {F}.
8 El frío les mordía los dedos de uno en uno, sin saltarse ninguno.
10 Podían meterse en casa y esperar. Era lo sensato. Pero lo sensato, dicho delante de un capullo, sonaba igual que dejarlo fuera.`,
          en: `0-2 Ice! Ice! Brrr!
0-2 {F} blows. {H} blows too.
2-2 The bud is so, so cold.
4! Night came down {at}, and it all began to go white.
4! There was a bud in the pot, shut tight. And it was freezing!
4 “There is no ice up there,” said {H}, and pointed to a hollow.
6 A warm air came out of it, as from stones that have had the sun all day.
6 “You cannot climb with a pot in your arms,” said {F}.
8 The cold bit their fingers one by one, and did not leave any out.
10 They could go in and wait. That was the sensible thing. But the sensible thing, when you say it in front of a bud, sounds just like leaving it outside.`,
          alt: {
            es: '{H} señala hacia arriba en una noche helada y {F} cuida la maceta.',
            en: '{H} points up in the icy night and {F} minds the flowerpot.',
          },
          picture: {
            H: ['point', 'determined'],
            F: ['crouch', 'worried'],
            props: ['pot', 'flower', 'stone'],
            time: 'night',
            weather: 'snow',
            shot: 'wide',
          },
        },
        {
          es: `4! ¡Helaba! ¿Cómo llevar un capullo a un hueco tan alto? ¡Con una bufanda!
4 {X} anudó la suya a las demás. ¡Qué larga!
6 {H} treparía primero y tiraría desde arriba. {F} subiría detrás, al lado de la maceta, para que no se balanceara.
6 —Despacio —dijo {F}.
6 —No sé ir despacio —dijo {H}.
6 —Pues hoy es un buen día para aprender.
6 {H} tiró un palmo. La maceta subió un palmo. El capullo dijo que sí con la cabeza.
6 —Otro —pedía {F}—. Otro. Espera. Otro.
6 Cada palmo había que ganárselo dos veces: con los brazos y con la paciencia.
6 {X} iba soltando bufanda desde abajo, y la última punta era la que llevaba al cuello.
8 —¿Cómo va? —preguntaba {H} sin mirar.
8 —Está temblando.
8 —Cuéntale algo.
8 {F} le contó cómo era el sol. Se lo contó por orden, desde que asoma hasta que calienta, y puso mucho cuidado en no saltarse lo mejor.
8 El viento quiso columpiar la maceta. {F} la abrazó y se columpió también, con los ojos cerrados, hasta que el viento se cansó de empujar dos cosas.
10 ¶Con prisa, la bufanda se atascaba en las piedras. Sin prisa, corría. Lo descubrieron hacia la mitad, cuando ya no les quedaban fuerzas para tener prisa, y les pareció que alguien podía haberlo dicho antes.
10 —Creo que lo dijo —recordó {F}—. Solo que muy despacio.
10 ¶{H} apoyó la frente en la piedra. Estaba templada. Tiró un palmo más, y luego el que iba después de ese.`,
          en: `4! It was freezing! How do you get a bud up to a warm hollow? With a scarf!
4 {X} tied one more scarf to the others. It was so long!
6 {H} would climb first and pull from the top. {F} would come behind, beside the pot, so that it did not swing.
6 “Slowly,” said {F}.
6 “I do not know how to be slow,” said {H}.
6 “Then this is a good day to learn.”
6 {H} pulled an inch. The pot went up an inch. The bud gave a nod.
6 “More,” said {F}. “More. Wait. More.”
6 You had to win each inch twice over, with your arms and with your patience.
6 {X} let out scarf from below, and the last end of it came off a neck.
8 “How is it?” asked {H}, without a look down.
8 “It is shivering.”
8 “Tell it something.”
8 {F} told it about the sun. {F} told it in order, from the first peep to the warm part, and did not skip the best bit.
8 The wind wanted to swing the pot. {F} held on and swung too, eyes shut, until the wind was tired of pushing two.
10 ¶When they hurried, the scarf caught on the stones. When they did not, it ran. They found this out half way up, with no strength left to hurry, and it seemed to them that somebody might have said so.
10 “I think she did,” said {F}, “but so slowly that we missed it.”
10 ¶{H} leaned a forehead on the stone. It was not so cold. {H} pulled one more inch, and then the one that came after that.`,
          alt: {
            es: '{H} tira de una bufanda muy larga y {F} ayuda con la maceta.',
            en: '{H} pulls on a very long scarf and {F} helps with the flowerpot.',
          },
          picture: {
            H: ['reach', 'determined', 'scarf'],
            F: ['reach', 'worried'],
            X: ['hold', 'calm', 'scarf'],
            props: ['pot', 'flower', 'stone'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Ya está! ¡Qué calorcito!
0-2 {H} abraza la maceta.
0-2 {X} dice: chsss.
2-2 A dormir. El sol viene luego.
4! El hueco era tibio como una cama recién dejada.
4 Pusieron la maceta en medio y se acostaron alrededor.
4! —¿Y ahora? —susurró {H}.
4 —Ahora, nada —dijo {F}—. Es lo más difícil.
6 Y lo hicieron muy bien. No hicieron nada toda la noche.
6 De vez en cuando alguien levantaba la manta un dedo, miraba y la bajaba.
8 {X} roncaba bajito, y el capullo se inclinaba un poco con cada ronquido, como si lo estuviera escuchando.
8 Fuera, la helada dibujó flores en todas las ventanas. Todas iguales y todas frías.
10 ¶Hacia el final, cuando el negro empezó a ser azul, un pétalo se soltó de los otros sin hacer ruido. Lo vio una estrella, y era ya tan tarde que también se fue a dormir.`,
          en: `0-2 There! It is warm here.
0-2 {H} hugs the pot.
0-2 {X} says: hush.
2-2 Go to sleep. The sun comes soon.
4! The hollow was as warm as a bed that somebody has just left.
4 They put the pot down, and lay round it.
4! “And now?” whispered {H}.
4 “Now, nothing,” said {F}. “That is the hardest part.”
6 And they did it well. They did nothing all night long.
6 Now and then somebody lifted the blanket by an inch, had a look and let it down again.
8 {X} snored very softly, and with each snore the bud leaned over a little, as though it were listening.
8 Outside the frost drew flowers on all the windows, all of them the same and all of them cold.
10 ¶Towards the end, when the black was beginning to be blue, one petal let go of the others and made no sound. A star saw it, and by then it was so late that the star went to bed too.`,
          alt: {
            es: '{H} y {F} duermen alrededor de la maceta.',
            en: '{H} and {F} sleep around the pot.',
          },
          picture: {
            H: ['sleep', 'sleepy'],
            F: ['lie', 'calm'],
            X: ['sleep', 'sleepy'],
            props: ['pot', 'flower', 'blanket'],
            time: 'night',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'growing/resolution/trail',
      titles: {
        es: ['El dibujo de doña Caracola', 'Todavía quiere decir sí', 'Visto desde arriba'],
        en: ['The drawing of Mrs Shell', 'Not yet means yes', 'Seen from above'],
      },
      moments: [
        {
          es: `0-2 ¡Buenos días, flor!
0-2 {H} y {F} la huelen.
2-2 ¡Achís! ¡Huele muchísimo!
4! Amaneció. Y en la maceta había una flor abierta, colorada y enorme.
4! —Puntual —dijo alguien en la entrada. ¡Doña Caracola, con {thing}!
4 —¿Ha subido sola? —preguntó {F}.
6 —Yo subo todo así —dijo ella—. Como no me suelto, no me caigo.
6 Estaba despeinada, lo cual, en un caracol, son dos antenas para lados distintos.
8 Dejó el bulto en el suelo, se sentó a su propia sombra y miró la flor como se mira a un nieto.
10 Eran las siete y cuarto. No lo era por ningún horario: lo era, sencillamente, porque todo lo que tenía que estar ya estaba.`,
          en: `0-2 Good morning, flower!
0-2 {H} sniffs. {F} sniffs.
2-2 Atishoo! It smells so strong!
4! Day came. And in the pot was an open flower, red and huge.
4! “On time,” said Mrs Shell at the way in. She had come with {thing}!
4 “Did you climb up by yourself?” asked {F}.
6 “I climb all things like that,” she said. “I never let go, so I never fall.”
6 Her hair was a mess, which in a snail means two horns that point to different sides.
8 She put down her bundle, sat in her own shade and looked at the flower as you look at a grandchild.
10 It was a quarter past seven. No timetable had made it so. It was so simply because everything that had to be there was there.`,
          alt: {
            es: 'Una flor roja se abre y llega doña Caracola.',
            en: 'A red flower opens, and Mrs Shell arrives.',
          },
          picture: {
            H: ['stand', 'happy'],
            F: ['kneel', 'surprised'],
            showsThing: true,
            props: ['flower', 'snail', 'pot'],
            time: 'dawn',
          },
        },
        {
          es: `4 —¿Y cómo supo que era hoy? —preguntó {H}.
4! —No lo supe —dijo ella—. Fui andando, y salió hoy.
4! {F} se asomó y dio un grito. ¡Desde arriba se veía el camino de doña Caracola!
4 {X} también se asomó. ¡Oooh!
6 Era una raya de plata que brillaba con el sol nuevo. Bajaba de su casa, daba una vuelta grande, y otra, y otra más.
6 —¡Es una flor! —gritó {H}—. ¡Ha dibujado una flor!
6 Tenía cinco pétalos enormes. En medio, sin enterarse, dormía el pueblo.
6 —¿Sí? —dijo doña Caracola—. Desde abajo no se nota. Yo solo quería no pisar los tréboles.
6 —¿Y cuántos días ha tardado?
6 —Los que hay —dijo ella, extrañada.
6 {X} quiso dibujarla en un papel, y no le cabía. Doña Caracola le aconsejó que no levantara el lápiz.
6 Luego les dio {thing}, y ni una sola vez dijo que tuvieran cuidado. Ya lo había visto.
8 —Yo quise que la semilla fuera a mi hora —confesó {H}.
8 —Y yo le puse horario —dijo {F}.
8 —¿Le puso el almuerzo? —preguntó doña Caracola.
8 —A las doce.
8 —Entonces era un buen horario.
8 {X} ofreció el hombro para bajarla. Ella lo pensó, y cuando terminó de pensarlo ya estaban abajo.
10 ¶Bajaron por el rabo de la flor, pisando al lado de la raya para no borrarla. A mitad de un pétalo había un trébol mordido. A mitad de otro, la huella de una siesta. {H} lo iba leyendo todo, y nunca había leído tan despacio ni se había enterado de tanto.
10 —Se va a borrar cuando llueva —dijo con pena.
10 —Mejor —dijo ella—. Así tengo que volver a hacerla.`,
          en: `4 “How did you know that it would be today?” asked {H}.
4! “I did not,” she said. “I walked, and it came out today.”
4! {F} looked out and gave a shout. You could see the way she had come!
4 {X} looked out too. Oh!
6 It was a silver line that shone in the new sun. It came down from her house. It went round in a loop, and then in one more, and one more.
6 “It is a flower!” cried {H}. “She has drawn a flower!”
6 It had five huge petals. In the middle, fast asleep, was the village.
6 “Has it?” said Mrs Shell. “You cannot tell from below. I was only going round the clover.”
6 “How many days did you take?”
6 “All of them,” she said, a little puzzled.
6 {X} wanted to draw it, but the paper was too small. “Never lift the pencil,” said Mrs Shell.
6 Then she held out {thing}. She did not tell them once to take care. She had seen them do it.
8 “I wanted the seed to go by my clock,” {H} owned up.
8 “And I made it a timetable,” said {F}.
8 “Did you put in lunch?” asked Mrs Shell.
8 “At twelve.”
8 “Then it was a good timetable.”
8 {X} offered her a ride down. She thought it over, and when she had thought it over they were at the bottom.
10 ¶They went down by the stalk, and walked beside the line so as not to rub it out. Half way round one petal was a nibbled clover. Half way round the next was the print of a nap. {H} read it all, and had never read so slowly, nor taken in so much.
10 “When it rains it will all be gone,” said {H} sadly.
10 “Good,” she said. “Then I shall have to do it again.”`,
          alt: {
            es: '{H} señala un rastro y {F} aplaude, junto a doña Caracola y la flor.',
            en: '{H} points at a trail and {F} cheers, by Mrs Shell and the flower.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['cheer', 'happy'],
            X: ['stand', 'surprised'],
            props: ['snail', 'flower', 'footprints'],
            time: 'dawn',
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡La semilla ya es una flor!
0-2 {X} huele la flor.
0-2 {H} y {F} bailan.
2-2 Despacio, despacito, da una vuelta.
4! Por fin llegó {thing}, sin correr nada. ¡Y empezó {event}!
4! La flor se puso en el centro, con su maceta y su bufanda.
4 Doña Caracola bailó una vuelta entera.
6 Duró toda la noche. Quien bailó con ella dice que fue cortísima.
6 —¿Nos vemos mañana? —le preguntó {F}.
6 —Todavía —dijo doña Caracola. Y esta vez lo entendieron.
8 Al recoger, {H} encontró en la maceta una semilla nueva. Le hizo un agujero con el dedo y le dio las buenas noches.
8 En el horario de mañana solo pusieron una cosa: comer.
10 ¶Si algún día ves en el suelo una raya de plata, síguela un rato sin prisa. No se sabe qué dibujo es hasta que se ve desde arriba. Pero casi seguro que tú también estás dentro.
4 —Crece —susurró {H}—. Cuando te venga bien.`,
          en: `0-2! Hooray! It is {thing}!
0-2 {X} smells the flower.
0-2 {H} and {F} dance.
2-2 Slowly, slowly, round they go.
4! There it was at last, with no rush: {thing}!
4! Now for {event}! The flower went in the middle, scarf and all.
4 Mrs Shell danced once all the way round.
6 It took her all night. Those who danced with her say that it was over in no time.
6 “Shall we see you tomorrow?” asked {F}.
6 “Not yet,” said Mrs Shell. And now they knew what she meant.
8 When they cleared up, {H} found a new seed in the pot. {H} made a hole for it with one finger and said good night.
8 On the new timetable they put one thing only: lunch.
10 ¶If you ever see a silver line on the ground, follow it for a while, and do not hurry. You cannot tell what it is a drawing of until you see it from above. But it is nearly sure that you are in it.
4 “Grow,” {H} whispered, “when it suits you.”`,
          alt: {
            es: '{H} y {F} bailan despacio alrededor de la flor.',
            en: '{H} and {F} dance slowly round the flower.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['flower', 'pot', 'snail'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
