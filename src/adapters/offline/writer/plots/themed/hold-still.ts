import type { Plot } from '../plot.ts'
import { holdStillRetold } from '../retold/hold-still.ts'

/** Portraits have held still for three hundred years, since the painter never said that he was done. */
export const holdStill: Plot = {
  id: 'hold-still',
  retold: holdStillRetold,
  themes: ['princesas', 'fantasia'],
  needs: ['magic'],
  refrains: {
    es: ['¡Ya está, ya está!', '¡Quietos un momentito!'],
    en: ['All done, all done!', 'Hold still, please!'],
  },
  blurb: {
    es: 'Los retratos de la corte llevan trescientos años sin moverse. El pintor dijo «quietos un momentito», salió a por azul y nunca dijo «ya está». La princesa sigue con una uva en la boca, y el caballo, a dos patas. {H} y {F} van a buscar al pintor.',
    en: 'The portraits of the court have not moved for three hundred years. The painter said “hold still”, went out for some blue and never said “all done”. The princess still has a grape in her mouth, and the horse is still on two legs. {H} and {F} go to find him.',
  },
  setup: {
    id: 'hold-still/setup',
    titles: {
      es: ['Quietos un momentito', 'Psst, ¿ya?', 'Trescientos años posando'],
      en: ['Hold still a moment', 'Psst, are we done?', 'Three hundred years'],
    },
    moments: [
      {
        es: `0-2 {H} mira un cuadro.
0-2 El cuadro dice: ¿ya?
2-2 ¡Psst! ¿Quién ha hablado? ¡Una princesa!
4! {At} pintaban a {H} y a {F}.
4! —Quiet{HF:os/as} un momentito —dijo la pintora.
4! Detrás, alguien dijo: «Psst, ¿ya?».
4 ¡Era la princesa de un cuadro!
6 Tenían que posar con {thing}, para {event}. Cuanto más quieto hay que estar, más ganas dan de bailar.
6 La pintora se había ido a por más azul.
8 En la pared había doce retratos antiguos: doce personas muy tiesas, con cara de llevar mucho rato sin ir al baño.
10 —Yo no he dicho nada —dijo {F}.
10 —He sido yo —dijo el cuadro, casi sin mover los labios—. Y no me hagáis reír, que tengo la boca ocupada.`,
        en: `0-2 {H} looks at a picture.
0-2 The picture says: done?
2-2 Psst! Who spoke? A princess!
4! {H} and {F} sat for a portrait {at}.
4! “Hold still a moment,” said the painter.
4! Then somebody behind them said, “Psst! Are we done?”
4 It was a princess in a picture!
6 They had to hold {thing}. It was for {event}. The more you have to keep still, the more you want to dance.
6 The painter had gone out for more blue.
8 There were twelve old portraits on the wall: twelve very stiff people, who all looked as if they needed the toilet.
10 “I never said a word,” said {F}.
10 “It was me,” said the picture, and hardly moved her lips. “And please do not make me laugh. My mouth is full.”`,
        alt: {
          es: '{H} y {F} posan con {thing} y miran hacia atrás, con susto.',
          en: '{H} and {F} sit for a portrait and look round in surprise.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['point', 'surprised'],
          showsThing: true,
          props: ['paintbrush', 'chair'],
        },
      },
      {
        es: `4! Era la princesa Berenguela. Tenía una uva en la boca.
4! —El maestro Ocre dijo: «Quieta». ¡Y no dijo «ya está»! —explicó.
4! De eso hacía trescientos años.
4 {X} contó con los dedos y se quedó sin dedos.
4! Al lado, un caballo seguía a dos patas. Y un niño, con un pie en el aire.
6 Los demás también hablaban, muy bajito. Había un general que no podía bajar la bandera y una marquesa a mitad de un estornudo.
6 —A... a... —decía la marquesa, desde hacía tres siglos.
6 —¿Y por qué no os movéis? —preguntó {F}.
6 —Un retrato no se mueve hasta que el pintor lo suelta —dijo Berenguela—. Es la regla.
6 {X} sujetó la bandera del general desde fuera. Al general le pareció un detalle.
6 —Salió a por azul —siguió la princesa—. «Ahora vuelvo», dijo.
6 {H} y {F} se miraron. También la pintora había salido a por azul.
8 —¿Y no os aburrís? —preguntó {H}.
8 —Nos hemos contado todos los chistes —dijo el general—. Pero no nos podemos reír. Los tengo guardados en las costillas.
8 El caballo no decía nada. Le temblaban las patas de atrás, pintadas con muchísimo arte.
8 {X} le dejó una zanahoria apoyada en el marco, para cuando pudiera.
8 Al niño lo habían pintado cuando salía a jugar. Ahí seguía, saliendo.
10 {H} pensó en todas las veces que le habían dicho «un momentito». Había momentitos de cinco minutos y momentitos de una tarde. No sabía que pudieran crecer tanto si nadie los cortaba.
10 —¿Qué harás lo primero? —le preguntó {F} a la princesa.
10 —Tragar —dijo Berenguela.
10 Se oyó un suspiro general. Lo había dado, en efecto, el general.`,
        en: `4! She was Princess Matilda. She had a grape in her mouth.
4! “Master Ochre said, ‘Hold still.’ He never said, ‘All done!’” she told them.
4! That was three hundred years ago.
4 {X} counted on two hands and ran out of hands.
4! Next to her a horse was up on two legs. A boy had one foot in the air.
6 The others spoke too, in whispers. One was a general who could not put down his flag. One was a countess, halfway through a sneeze.
6 “Ah... ah...” went the countess. She had said it for three hundred years.
6 “Why do you not just move?” asked {F}.
6 “A portrait may not move until the painter lets it go,” said Matilda. “That is the rule.”
6 {X} held up the general’s flag for him from outside. The general was touched.
6 “He went out for some blue,” said the princess. “He told us he would be right back.”
6 {H} and {F} looked at each other. Their own painter had gone out for blue too.
8 “Is it not dull?” asked {H}.
8 “We have told each other all the jokes,” said the general. “But we cannot laugh. I keep them here, behind my ribs.”
8 The horse did not speak. Its back legs shook. They were very well painted.
8 {X} left a carrot by the frame, for when there was time.
8 The boy had been painted on his way out to play. He was still on his way.
10 {H} thought of each time that somebody had said, “Just a moment.” There were moments of five minutes, and there were moments of a whole afternoon. Who knew that they could grow so long, if nobody cut them off?
10 “What will you do first?” {F} asked the princess.
10 “Swallow,” said Matilda.
10 There was a general sigh. It came, in fact, from the general.`,
        alt: {
          es: '{H} y {F} escuchan, muy atent{HF:os/as}, a los retratos de la pared.',
          en: '{H} and {F} listen hard to the portraits on the wall.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'worried'],
          X: ['reach', 'calm', 'flag'],
          props: ['picture', 'crown', 'flag', 'paintbrush'],
        },
      },
      {
        es: `0-2 {H} y {F}, ¡quiet{HF:os/as}!
0-2 {X} no se mueve.
2-2 {H} no puede. ¡Ji, ji, ji!
2-2 {F} cuenta: uno, dos y tres.
4! —Vamos a buscar al pintor —dijo {H}.
4! {F} bajó del taburete de un salto.
4 —Que diga «ya está» —pidió Berenguela—. ¡Solo eso!
4 Y salieron de puntillas, con un farol y un tarro de mermelada.
6 Por si había que esperar otro momentito.
6 —No tardéis —dijo el general—. Bueno, es una manera de hablar.
6 —A... a... —dijo la marquesa.
6 {X} se quedó posando un rato en lugar de l{HF:os/as} dos, con dos caras distintas.
8 La única pista era una gota azul en el suelo, muy seca. Un poco más allá había otra.
8 —Fue a por azul y volvió con azul —dijo {F}—. Entonces está cerca.
10 En el taburete se quedó {thing}, en su mejor postura, que era también la única. Las cosas posan muy bien y nunca preguntan cuánto falta.`,
        en: `0-2 {H} and {F}, hold still!
0-2 {X} does not move.
2-2 {H} cannot do it. Hee, hee!
2-2 {F} counts: one, two, three.
4! “Let’s go and find that painter,” said {H}.
4! {F} jumped down from the stool.
4 “He must say, ‘All done!’” said Matilda. “That is all!”
4 And off they went on tiptoe, with a lamp and some jam.
6 The jam was in case they had to wait one more moment.
6 “Do not be long,” said the general. “Well, you know what I mean.”
6 “Ah... ah...” said the countess.
6 {X} stayed for a while and sat for them both, with two different faces.
8 The only clue was a drop of blue on the floor, quite dry. A little way off there was one more.
8 “He went for blue, and he came back with blue,” said {F}. “So he cannot be far.”
10 On the stool they left {thing}, in its best pose, which was also its only one. Things are very good at sitting for portraits, and they never ask how much longer.`,
        alt: {
          es: '{H} y {F} salen de puntillas con un farol, tras una gota azul.',
          en: '{H} and {F} tiptoe out with a lamp, past a drop of blue.',
        },
        picture: {
          H: ['walk', 'determined', 'lantern'],
          F: ['point', 'excited'],
          X: ['sit', 'thoughtful'],
          showsThing: true,
          props: ['paintbrush', 'chair'],
          time: 'night',
        },
      },
    ],
  },
  setback: {
    id: 'hold-still/setback',
    titles: { es: ['Ya está, pero poco', 'Los bigotes sueltos'], en: ['Done, but only a bit', 'The loose moustache'] },
    moments: [
      {
        es: `0-2 {H} y {F} gritan: ¡ya está!
0-2 Se mueve un bigote.
2-2 ¡El bigote vuela! ¡Y un sombrero!
4! —¿Y si lo decimos nosotr{HF:os/as}? —dijo {F}.
4! —¡Ya está! —gritaron {H} y {F} a la vez.
4! Funcionó un poco. Muy poco.
4 ¡Se soltaron los bigotes del general!
6 Salieron volando y se posaron en una lámpara, como murciélagos elegantes.
6 También se soltaron tres sombreros, un perrito y la mitad de un estornudo.
8 —¡Aaaa... chi...! —dijo la marquesa. Faltaba lo más importante.
8 {F} corrió a cerrar la puerta, para que no se escapara nadie a medias.
10 El «ya está» es de quien empezó. Si lo dice otra persona, las cosas se acaban como se acaban los deberes copiados: por encima.`,
        en: `0-2 {H} and {F} shout: all done!
0-2 Just a moustache moves.
2-2 The moustache can fly! A hat too!
4! “What if we say it?” said {F}.
4! “All done!” shouted {H} and {F} together.
4! It worked a bit. A very little bit.
4 The general’s moustache came loose!
6 It flew off and sat on a lamp, like a very smart bat.
6 Three hats came loose as well, and a lapdog, and half of a sneeze.
8 “Aaaah... choo...” said the countess. The best part was missing.
8 {F} ran to shut the door, so that nobody would get out by halves.
10 To say “all done” is for the one who began. If somebody else says it, a thing gets finished the way that copied homework does: on top, and not underneath.`,
        alt: {
          es: '{H} y {F} gritan, y vuelan sombreros por el aire.',
          en: '{H} and {F} shout, and hats fly through the air.',
        },
        picture: {
          H: ['cheer', 'surprised'],
          F: ['reach', 'surprised'],
          props: ['hat', 'lantern', 'hat'],
        },
      },
      {
        es: `4 Un perrito pintado saltó de su cuadro y corrió por todas partes.
4! El niño del pie en el aire se movió también. ¡Un poquito!
4! Luego se quedó quieto otra vez.
4 —No importa —dijo—. Casi salgo.
4 {X} le prometió que saldría.
4 A {H} se le hizo un nudo en la garganta.
6 Los bigotes no querían volver. Llevaban tres siglos debajo de la misma nariz.
6 {F} los cazó con dos sombreros y los puso en su sitio, aunque del revés.
6 —¿Cómo me quedan? —preguntó el general.
6 —Contentos —dijo {H}. Y era verdad: del revés, sonreían.
6 {X} sujetó al perrito delante del cuadro hasta que quiso entrar.
6 —Tiene que decirlo él —dijo Berenguela—. Lo que uno empieza, lo acaba uno.
6 El caballo resopló. Era lo único que se le había soltado: el resoplido.
6 —Nosotr{HF:os/as} lo encontraremos —dijo {F}, y los doce quisieron asentir y no pudieron.
8 {H} se sentó en el suelo, debajo de los cuadros. Desde ahí se veía lo que nadie mira: los zapatos. Todos estaban un poco torcidos, como si fueran a echar a andar.
8 {X} encontró en el barniz un pelo de pincel. Era azul.
8 —¡El maestro volvió con el azul! —dijo {F}—. ¡Llegó hasta aquí!
10 Del cuadro más grande salía una hilera de gotas. Cruzaba el suelo y se metía por una puertecita que todos habían tomado siempre por un adorno.
10 —Por las noches se abría —recordó el general—. Creíamos que era el viento.
10 Hay quien no vuelve porque se ha ido muy lejos. Y hay quien no vuelve porque está al otro lado de la pared, con la mano en el pomo, pensándoselo.`,
        en: `4 A painted lapdog jumped down and ran all over the place.
4! The boy with one foot in the air moved too. Just a bit!
4! Then he was still again.
4 “Never mind,” he said. “I was nearly out.”
4 {X} promised him that he would be.
4 {H} had a lump in the throat.
6 The moustache did not want to come down. It had been under one nose for three hundred years.
6 {F} caught it with two hats and put it back where it belonged, but upside down.
6 “How does it look?” asked the general.
6 “Happy,” said {H}. And so it did. Upside down, it smiled.
6 {X} held the lapdog in front of its picture until it was ready to go in.
6 “He has to say it himself,” said Matilda. “What you begin, you must end.”
6 The horse snorted. It was the one bit of it that had come loose: the snort.
6 “We will find him,” said {F}, and all twelve tried to nod, and could not.
8 {H} sat down on the floor, under the pictures. From there you could see what nobody looks at: the shoes. They were all a little crooked, as if about to walk off.
8 {X} found one hair of a brush in the varnish. It was blue.
8 “He did come back with the blue!” said {F}. “He got as far as this!”
10 A row of drops led away from the biggest picture. It ran across the floor and in at a tiny door, which they had all taken for part of the wall.
10 “It used to open at night,” the general remembered. “We thought that it was the wind.”
10 Some people do not come back because they have gone too far. And some do not come back because they are just behind the wall, with a hand on the knob, thinking it over.`,
        alt: {
          es: '{F} caza un sombrero al vuelo, y {H} mira el suelo pensando.',
          en: '{F} catches a flying hat while {H} sits and thinks.',
        },
        picture: {
          H: ['sit', 'sad'],
          F: ['reach', 'excited', 'hat'],
          X: ['crouch', 'calm'],
          props: ['hat', 'paintbrush', 'lantern'],
        },
      },
      {
        es: `0-2 ¡Mira, gotas azules! ¡Una, dos, tres!
0-2 {X} las cuenta.
2-2 Van a una puerta chiquita. ¡Toc, toc!
4! En el suelo había gotas azules.
4! —¡Por aquí! —dijo {F}.
4 Llegaban hasta una puerta muy pequeña.
4 Detrás, alguien respiraba.
4 {H} levantó el farol y empujó.
6 —Suerte —dijeron los doce, sin mover los labios.
6 —A... a... —dijo la marquesa, que había vuelto a empezar.
6 {X} sujetó la puerta, porque era de las que se cierran solas.
8 Olía a aguarrás y a cosa guardada. En la pared, alguien había escrito con pincel una cuenta larguísima de días.
8 La cuenta llegaba hasta ayer.
8 —No hagamos ruido —susurró {F}—. A lo mejor está a punto de acabar algo.
10 {F} tocó la última raya y se manchó el dedo. Las primeras eran muy derechas. Las del final temblaban, como escritas por alguien que ya no espera visitas.`,
        en: `0-2 Look, blue drops! One, two, three!
0-2 {X} counts them.
2-2 They go to a tiny door. Knock, knock!
4! There were blue drops on the floor.
4! “This way!” said {F}.
4 They led to a tiny door.
4 Behind it somebody was breathing.
4 {H} held up the lamp and pushed.
6 “Good luck,” said all twelve, and did not move their lips.
6 “Ah... ah...” said the countess, who had gone back to the beginning.
6 {X} held the door, as it was the kind that shuts by itself.
8 It smelled of paint and of things put away. On the wall somebody had counted the days with a brush, in rows and rows.
8 The last row was for yesterday.
8 “Do not make a noise,” {F} whispered. “He may be just about to finish something.”
10 {F} touched the last stroke and got a finger wet. The first ones were very straight. The last ones shook, like the writing of somebody who expects no more visitors.`,
        alt: {
          es: '{H} levanta un farol y {F} señala unas gotas azules.',
          en: '{H} holds up a lamp and {F} points at some blue drops.',
        },
        picture: {
          H: ['walk', 'worried', 'lantern'],
          F: ['point', 'excited'],
          X: ['hold', 'calm'],
          props: ['paintbrush', 'footprints'],
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  climax: {
    id: 'hold-still/climax',
    titles: {
      es: ['El pintor sin boca', 'Casi está', 'Mermelada de fresa'],
      en: ['The painter with no mouth', 'Nearly done', 'Strawberry jam'],
    },
    moments: [
      {
        es: `0-2 ¡Un pintor! ¡No tiene boca!
0-2 {H} mira. {F} mira.
2-2 Quiere hablar. ¡Y no puede!
4! Al fondo había un cuadro. {F} le quitó la sábana: ¡el maestro Ocre!
4! Se había pintado a sí mismo. ¡Pero sin boca!
4 No podía decir «ya está».
6 Solo podía mover los ojos. Señaló el pincel. Señaló la paleta, que estaba seca.
6 —Se le acabó el rojo —dijo {F}.
6 —Pues usaremos otro rojo —dijo {H}. Y se acordó de la mermelada.
8 En la mano pintada tenía el azul, todavía fresco. Así que había vuelto. Había llegado casi hasta la puerta.
10 Y allí, por lo visto, se había parado un momento a mirarse: un retoque aquí, un retoque allá. Hay momentos que salen carísimos.`,
        en: `0-2 A painter! He has no mouth!
0-2 {H} looks. {F} looks.
2-2 He wants to talk. But he cannot!
4! At the back hung a picture. {F} pulled off the sheet: Master Ochre!
4! He had painted himself. But with no mouth!
4 So he could not say, “All done!”
6 He could only move his eyes. He looked at the brush. He looked at the paints, which were dry.
6 “He ran out of red,” said {F}.
6 “Then we will find some other red,” said {H}, and thought of the jam.
8 In his painted hand was the blue, still wet. So he had come back. He had got nearly as far as the door.
10 And there, it seems, he had stopped for a moment to look at himself: a touch here, a touch there. There are moments that cost you dearly.`,
        alt: {
          es: '{F} destapa un cuadro con una sábana, y {H} lo alumbra.',
          en: '{F} pulls a sheet off a picture, and {H} holds up a lamp.',
        },
        picture: {
          H: ['hold', 'surprised', 'lantern'],
          F: ['reach', 'surprised', 'blanket'],
          props: ['paintbrush', 'picture', 'box'],
          time: 'night',
        },
      },
      {
        es: `4! El pintor del cuadro tenía que decir «ya está». ¡Y no tenía boca!
4! Con mermelada de fresa, {H} le pintó una.
4 —Fiu —silbó el pintor. Era muy pequeña.
4 {F} se la hizo más grande.
4 {X} sostenía el tarro y solo se comió la mitad.
6 —¡Booo! —tronó el maestro. Esa era demasiado grande. Parecía un buzón.
6 Quitaron de un lado. Quitaron del otro. La tercera quedó un poco torcida, como de estar a punto de reírse.
6 —Ejem —dijo el maestro Ocre. Tenía telarañas en la voz—. Gracias.
6 —¡Diga «ya está»! —pidieron {H} y {F}.
6 —Un momentito —dijo él.
6 A lo lejos se oyó gemir a doce cuadros y a un caballo.
6 —Es que no están —explicó—. A la princesa le torcí la nariz. Al general le sobra un dedo. Y el caballo... ¡No me habléis del caballo!
6 {X} corrió a taparle las orejas al caballo.
8 —¡A mí me gusta mi nariz! —gritó Berenguela desde su pared, con la uva en un carrillo.
8 —¡Y yo con seis dedos saludo mejor! —gritó el general.
8 El maestro bajó los ojos. Entonces el cuadro empezó a resbalar, con marco y todo. Pesaba lo que pesan trescientos años.
8 {H} lo agarró por una esquina. {F}, por la otra.
10 —No es que me falte azul —confesó el maestro, colgando—. Es que mientras no está acabado, todavía puede salir perfecto.
10 —Mientras no está acabado, no puede salir nadie —dijo {H}.
10 —¿Nadie?
10 —Hay un niño con un pie en el aire —dijo {F}, apretando los dientes—. Lleva así desde que usted se fue.`,
        en: `4! The painter in the picture had to say, “All done!” But he had no mouth!
4! {H} took some jam and painted one.
4 “Fweee,” went the painter. It was too small.
4 {F} made it a bit bigger.
4 {X} held the jar and ate just half of it.
6 “Booo!” boomed Master Ochre. That one was too big. He looked like a letter box.
6 They took some off this side. They took some off that side. The third one came out a bit crooked, as if he were about to laugh.
6 “Ahem,” said Master Ochre. His voice had cobwebs in it. “Thank you.”
6 “Say, ‘All done!’” begged {H} and {F}.
6 “Just a moment,” he said.
6 Far away they heard twelve pictures groan, and one horse.
6 “But they are not,” he said. “I got her nose wrong. The general has a finger too many. And the horse... Do not talk to me about the horse!”
6 {X} ran to cover the ears of the horse.
8 “I like my nose!” shouted Matilda from her wall, with the grape in one cheek.
8 “With six fingers I can wave better!” shouted the general.
8 The master looked down. Then the picture began to slip, frame and all. It was as heavy as three hundred years.
8 {H} caught it by one corner, and {F} by the other.
10 “It is not that I need blue,” said the master as he hung there. “It is that until it is finished, it can still be perfect.”
10 “Until it is finished, nobody can come out,” said {H}.
10 “Nobody?”
10 “There is a boy with one foot in the air,” said {F}, holding on with all ten fingers. “It has been there since you left.”`,
        alt: {
          es: '{H} pinta con un pincel rojo, y {F} sujeta con fuerza.',
          en: '{H} paints with a red brush while {F} holds on tight.',
        },
        picture: {
          H: ['reach', 'determined', 'paintbrush'],
          F: ['hold', 'determined'],
          X: ['stand', 'happy', 'honey'],
          props: ['picture', 'lantern', 'paintbrush'],
          time: 'night',
        },
      },
      {
        es: `0-2 {H} pinta una boca roja.
0-2 La boca dice: ¡ya está!
0-2 {X} salta.
2-2 ¡Todos se mueven! ¡Todos, todos!
8 Subieron el marco entre l{HF:os/as} dos, dedo a dedo, hasta volver a colgarlo del clavo.
4! {H} y {F} dieron la última pincelada.
4! —Pues... ¡ya está! —dijo el pintor.
4 Primero no pasó nada.
4 Luego, un pie tocó el suelo.
6 ¡Era el niño! Llevaba tres siglos saliendo a jugar y por fin había salido.
6 —¡Achís! —dijo la marquesa. Fue un estornudo de trescientos años. Apagó tres velas y despeinó al general.
6 {X} dijo «¡salud!» trescientas veces, para ponerse al día.
8 Berenguela tragó muy despacio. Todos la miraron.
8 —Ya no era uva —dijo—. Era pasa.
8 —¿Y a qué sabía? —preguntó {F}.
8 —A siesta —dijo Berenguela, y se estiró hasta que le crujió el marco.
10 El caballo bajó las patas de delante con tanto cuidado como si el suelo fuera a romperse. Luego las levantó y las volvió a bajar. Quería estar seguro de que se podía.`,
        en: `0-2 {H} paints a big red mouth.
0-2 The mouth says: all done!
0-2 {X} hops.
2-2 They all move! All, all, all!
8 Inch by inch they got the frame up between them, and hung it on its nail.
4! {H} and {F} put on the last bit of jam.
4! “Well... all done!” said the painter.
4 At first it was quiet.
4 Then a foot touched the ground.
6 It was the boy! He had been on his way out for three hundred years, and now he was out.
6 “Choo!” said the countess. It was a very old sneeze. It blew out three candles and the general’s hair.
6 {X} said “Bless you!” three hundred times, to catch up.
8 Matilda swallowed, very slowly. They all looked at her.
8 “It was not a grape any more,” she said. “It was a raisin.”
8 And she stretched until her frame creaked.
10 The horse put down its front legs with great care, as if the floor might break. Then it lifted them and put them down again. It wished to be quite sure that this was allowed.`,
        alt: {
          es: '{H} y {F} sujetan un marco enorme, y algo se mueve por fin.',
          en: '{H} and {F} hold up a huge frame as everything starts to move.',
        },
        picture: {
          H: ['reach', 'excited', 'paintbrush'],
          F: ['reach', 'surprised'],
          X: ['cheer', 'excited'],
          props: ['picture', 'candle', 'boots'],
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'hold-still/resolution',
    titles: {
      es: ['Tú la llevas', 'Un retrato movido', 'Muchos pies corriendo'],
      en: ['You are it', 'A portrait that moves', 'A great many feet'],
    },
    moments: [
      {
        es: `0-2 ¡A moverse! ¡Hop, hop! ¡Achís!
0-2 {H} y {F} corren.
2-2 Un niño sale a jugar. El caballo se sienta.
4! ¡Los doce cuadros se vaciaron!
4 El caballo se sentó. ¡Por fin!
4 —¿Cómo se jugaba? —preguntó el niño.
4 —Como siempre —dijo {F}—. ¡Tú la llevas!
6 Y echaron a correr. Unos pies hacían pum, y otros, pincelada.
6 El general bajó la bandera, y le salieron de golpe las risas de trescientos años. Hubo que sentarlo junto al caballo.
8 La marquesa descubrió que se podía estar despeinada. Berenguela descubrió las escaleras, y las bajó once veces por la barandilla.
10 Una señora muy antigua, que nadie recordaba haber oído hablar, se quitó los zapatos, movió los dedos y dijo: «Así que era esto».`,
        en: `0-2 Move, move! Hop, hop! Choo!
0-2 {H} and {F} run.
2-2 A boy gets out. The horse sits down.
4! All twelve came out of their frames!
4 The horse sat down. At last!
4 “How do you play?” asked the boy.
4 “The same as ever,” said {F}. “You are it!”
6 And off they ran. Some of the feet went thump, and some went swish, like a brush.
6 The general put down his flag, and three hundred years of laughing came out at once. They had to sit him by the horse.
8 The countess found out that hair can be untidy. Matilda found out about the stairs, and slid down the rail eleven times.
10 One very old lady, whom nobody could remember speaking, took off her shoes, moved her toes and said, “So that is what it is like.”`,
        alt: {
          es: '{H} y {F} juegan a pillar por toda la galería.',
          en: '{H} and {F} play tag all over the gallery.',
        },
        picture: {
          H: ['run', 'happy'],
          F: ['run', 'excited'],
          props: ['crown', 'flag', 'boots', 'candle'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4 Entonces volvió la pintora. ¡Se quedó blanca!
4! —¡Que nadie se mue...! —empezó. Y se lo pensó mejor.
4! —Moveos lo que queráis. Yo os sigo.
4 Y pintó corriendo detrás.
4 {X} le llevaba los colores.
4 A {H} le salieron tres brazos. ¡Qué bien quedó!
6 A {F} le salieron muchas más piernas que de costumbre, porque no paró ni un segundo. El parecido era asombroso.
6 El maestro Ocre miraba desde su marco, con la boca torcida.
6 —¡Pero si ha salido movido! —dijo.
6 —Es que se movían —dijo la pintora.
6 El maestro abrió la boca para decir «un momentito». La cerró. La volvió a abrir.
6 —Está —dijo—. Ya está.
6 Le cogió tanto gusto que lo fue diciendo por todas partes. Se lo dijo a la sopa. Se lo dijo a una trenza.
6 {X} le pidió que se lo dijera a un jersey que llevaba dos años a medias.
8 De madrugada, los doce volvieron a la pared, porque estaban cansados y es donde tienen la cama. Pero cada cual eligió su postura.
8 Ahora la princesa sale con los pies en alto. El general sale abrazado al caballo, y el caballo, sentado. En el cuadro del niño no hay nadie: solo una puerta abierta y, según el día, una rodilla.
10 Los visitantes preguntan si no son poco serios para ser tan antiguos. La guía les pide que miren un rato. Al rato siempre hay alguien que dice, muy bajito, «perdone, ¿me puedo sentar?», y se sienta.
10 Una vez al año viene un experto y asegura que los cuadros están acabados. El maestro Ocre lo escucha con mucha atención. Todavía le hace ilusión que se lo confirmen.`,
        en: `4 Then their painter came back. She went white!
4! “Nobody mo...” she began. Then she thought again.
4! “Move as much as you like. I will keep up.”
4 And she ran after them and painted.
4 {X} held the paints for her.
4 {H} came out with three arms. It was so good!
6 {F} came out with far more legs than usual, from not keeping still for one second. It was very like.
6 Master Ochre looked on from his frame with his crooked mouth.
6 “It is all a blur!” he said.
6 “So were they,” said the painter.
6 He opened his mouth to say “Just a moment”. He shut it. He opened it again.
6 “Done,” he said. “All done.”
6 He liked it so much that he said it all over the place. He said it to the soup. He said it to a plait.
6 {X} asked him to say it to a jumper that was still half knitted.
8 At dawn all twelve went back to the wall, for they were tired, and it is where they sleep. But each of them chose a new pose.
8 The princess has her feet up now. The general is hugging the horse, and the horse sits. In the picture of the boy there is nobody at all, just an open door and, on some days, a knee.
10 People ask if they are not a bit silly, for such old pictures. The guide begs them to look for a while. After a while there is always somebody who says, in a small voice, “Excuse me, may I sit down?” and sits.
10 Once a year an expert comes, and tells them that the pictures are finished. Master Ochre listens closely. It still makes him happy to hear it.`,
        alt: {
          es: '{H} baila y {F} salta mientras l{HF:os/as} pintan a toda prisa.',
          en: '{H} dances and {F} jumps while somebody paints them fast.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['jump', 'happy'],
          X: ['hold', 'happy', 'paintbrush'],
          props: ['paintbrush', 'bucket', 'candle', 'hat'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Ya está! ¡El cuadro baila y baila!
0-2 {X} hace: ¡achís!
2-2 Ahora pintan a {H}. ¡Con tres brazos!
4! Colgaron el retrato de {H} y {F}. ¡Y empezó {event}!
4! {X} bailó con el general.
4 En el cuadro se veía muy bien {thing}. Era lo único quieto.
6 La marquesa estornudó otra vez, ya por gusto.
6 —Igual le falta algo —dijo {H}, mirándolo con la cabeza torcida.
6 —¡Ni se te ocurra! —gritaron doce voces.
8 El niño fue el último en volver a casa. Llegó con barro en las rodillas, al óleo, y no hubo manera de limpiárselo.
10 {F} dejó encendida una vela en la galería, no fuera que alguien tropezara con un marco a la vuelta.
4! Al apagar la luz sonó un «¡ya está!». Y luego, muchos pies corriendo.`,
        en: `0-2! All done! The picture dances and dances!
0-2 {X} goes: choo!
2-2 Now {H} has three arms! Ha, ha!
4! They hung up the portrait of {H} and {F}. Now for {event}!
4! {X} danced with the general.
4 In the middle of it you could see {thing}. Nothing else was still.
6 The countess sneezed again, this time for fun.
6 “It may need a bit more,” said {H}, with a good long look.
6 “Do not dare!” cried twelve voices.
8 The boy was the last to come home. He had mud on his knees, in oils, and there was no way to get it off.
10 {F} left a candle burning in the gallery, in case anyone tripped over a frame on the way back.
4! They put out the light. “All done!” said somebody. And then came the sound of feet.`,
        alt: {
          es: '{H} y {F} miran su retrato, junto a {thing}.',
          en: '{H} and {F} look at their portrait, beside {thing}.',
        },
        picture: {
          H: ['point', 'proud'],
          F: ['cheer', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['picture', 'paintbrush', 'candle'],
          time: 'night',
        },
      },
    ],
  },
}
