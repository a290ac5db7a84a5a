import type { Plot } from './plot.ts'
import { rescueRetold } from './retold/rescue.ts'

/** In a hurry with something that everybody awaits, they stop for somebody tiny and lost; late, they are carried. */
export const rescue: Plot = {
  id: 'rescue',
  retold: rescueRetold,
  needs: ['beasts', 'ground'],
  refrains: { es: ['¡Zumba que zumba!', '¡A casa, abejita!'], en: ['Buzz, buzz, home!', 'Home, little bee!'] },
  blurb: {
    es: '{H} y {F} van con prisa: hay que llevar {thing} para {event}. Pero en el camino alguien muy pequeño zumba y pide ayuda. Solo recuerda tres cosas de su casa. ¿Bastará con eso? ¿Y quién esperará a quién?',
    en: '{H} and {F} are in a hurry, for {thing} must be there in time for {event}. But on the way somebody very small buzzes for help. She knows three things about her home. Will that do?',
  },
  setup: {
    id: 'rescue/setup',
    scares: ['lost'],
    titles: {
      es: ['Alguien muy pequeño', 'Un zumbido en el camino', 'Tomillo, agua y risa'],
      en: ['Somebody very small', 'A buzz on the way', 'Thyme, water and a giggle'],
    },
    moments: [
      {
        es: `0-2 Bzzz, bzzz. ¡Una abeja!
0-2 {H} la oye. ¡Está perdida!
2-2 Su casa está muy lejos.
4! {H} y {F} llevaban {thing}. Era para {event}.
6 {stake} Por eso iban deprisa.
4! Entonces oyeron un zumbido {at}. ¡Bzzz! Era una abeja diminuta.
4 Tenía las alas mojadas y no sabía volver a casa.
6 No era más grande que un garbanzo. Temblaba tanto que parecía dos abejas.
8 Lo fácil era no verla. Bastaba con mirar al frente, como miran los que van con prisa. {H} miró al suelo por pura casualidad.
10 Muchas cosas importantes empiezan así: alguien mira donde no le tocaba.`,
        en: `0-2 Buzz, buzz. A bee!
0-2 {H} hears. She is lost!
2-2 Her home is so far away.
4! {H} and {F} had {thing} to bring. It was for {event}.
6 {stake} So they were in a hurry.
4! Then they heard a buzz {at}. It was a tiny bee.
4 Her wings were wet, and she did not know the way home.
6 She was as big as a pea. She shook so hard that she looked like two bees.
8 It was easy not to see her. All you had to do was look straight ahead, as people in a hurry do. {H} looked down by pure chance.
10 A lot of big things start like that: somebody looks where there was no need to look.`,
        alt: { es: '{H} encuentra en el suelo una abeja perdida.', en: '{H} finds a lost bee on the ground.' },
        picture: {
          H: ['crouch', 'surprised'],
          F: ['stand', 'worried'],
          props: ['bee', 'flower'],
          showsThing: true,
          shot: 'close',
        },
      },
      {
        es: `4! —¿Dónde está tu casa? —preguntó {H}.
4 —No lo sé —lloró la abeja.
6 Había seguido una flor, y otra, y otra.
4 {X} le dio una gota de miel.
4 {F} miró el sol. Ya bajaba.
4 —Si la llevamos, llegaremos tarde —dijo.
4 —¿Y si no la llevamos? —dijo {H}—. ¿Quién la lleva?
6 Nadie supo qué contestar, así que esa fue la respuesta.
6 {F} buscó una hoja ancha. La abeja subió a gatas, dio las gracias y se cayó de lado.
6 —De noche se cierra la colmena —dijo—. Y fuera hace mucho frío para alguien de mi tamaño.
6 —¿Te acuerdas de algo? —preguntó {F}—. ¿De qué color es la puerta?
6 La abeja pensó un rato con las antenas.
6 —Huele a tomillo —dijo—. Debajo suena agua. Y está alta, altísima. Cuando sales, te da la risa.
8 —También te podemos llevar en un bolsillo —dijo {F}.
8 —En los bolsillos no se ve nada —dijo la abeja—. Y ya estoy bastante perdida.
6 —Tomillo, agua y risa —repitió {H}—. Por algo se empieza.
8 {X} aconsejó seguir recto y no meterse en líos. Dio tres pasos. Al cuarto ya venía de vuelta, porque quería saber cómo acababa.
8 —¿Y qué hacemos con {thing}? —preguntó {F}.
8 —Se viene también. Pesa mucho, pero no protesta.
8 Se repartieron la carga: un lado para la abeja y el otro para el bulto. Si a alguien le picaba la nariz, tendría que aguantarse.
8 A los diez pasos le picó a {F}.
10 Podían haberlo hecho al revés: primero la fiesta y después la abeja. Lo pensaron, y hasta sonaba razonable. Pero la abeja, que también sabía contar las horas, ya les estaba dando las gracias por haberse parado. Lo decía con la buena educación de quien cree que va a quedarse sola.
10 —No nos des las gracias todavía —dijo {H}—. Aún no hemos hecho nada.`,
        en: `4! “Where do you live?” asked {H}.
4 “I do not know,” cried the bee.
6 She had gone from flower to flower to flower.
4 {X} gave her a drop of honey.
4 {F} looked at the sun. It was low.
4 “If we take her home, we will be late,” said {F}.
4 “And if we do not?” said {H}. “Who will?”
6 Nobody knew what to say, so that was the answer.
6 {F} found a big leaf. The bee crept on to it, said thank you and fell over.
6 “The hive shuts at night,” she said. “And it is very cold out here if you are my size.”
6 “Do you remember a thing or two?” asked {F}. “What colour is the door?”
6 The bee had a good long think.
6 “It smells of thyme,” she said. “There is water under it. And it is high, so high. When you fly out, it makes you giggle.”
8 “You could ride in a pocket,” said {F}.
8 “You cannot see out of a pocket,” said the bee. “And I am lost enough as it is.”
6 “Thyme, water and a giggle,” said {H}. “It is a start.”
8 {X} told them to keep straight on and stay out of trouble. {X} took three steps. At the fourth {X} was back, to see how it would end.
8 “And what do we do about {thing}?” asked {F}.
8 “We bring it with us. It is heavy, but it does not complain.”
8 They shared the load: one side for the bee, the other for everything else. If anybody had an itch, it would just have to wait.
8 Ten steps on, {F} had an itch.
10 They could have done it the other way round, with the party first and the bee later. They thought about it, and it even sounded wise. But the bee, who could count the hours too, was already thanking them for having stopped. She said it as nicely as you do when you think that you will be left behind.
10 “Do not thank us yet,” said {H}. “We have not done anything.”`,
        alt: { es: '{H} habla con la abeja y {F} trae una hoja.', en: '{H} talks to the bee and {F} brings a leaf.' },
        picture: {
          H: ['kneel', 'calm'],
          F: ['hold', 'worried', 'leaf'],
          X: ['think', 'thoughtful'],
          props: ['bee', 'flower'],
        },
      },
      {
        es: `0-2 ¡Sube, abejita! ¡Bzzz!
0-2 {F} la lleva a casa.
0-2 {X} abre camino.
2-2 {H} trae una hoja muy grande.
4! La abeja se sentó en la hoja, muy tiesa.
4 —¿Por dónde vamos? —preguntó {F}.
4 —Por donde huela a tomillo —dijo {H}.
4 Y echaron a andar con la nariz en alto.
6 De lejos parecían gente importante. De cerca, solo estaban oliendo.
6 —Zumba si te mareas —dijo {F}.
6 —¡Bzzz! —dijo la abeja enseguida.
6 {X} iba nombrando las flores del camino, y la abeja le corregía los nombres.
8 El sol, que hasta entonces no había tenido prisa, dio un saltito hacia el horizonte.
8 —¿Y si la colmena se ha movido? —preguntó {F}.
8 —Las colmenas no se mueven —dijo {H}.
8 —Las abejas sí —suspiró la abeja—. Ese ha sido el problema.
10 Después nadie habló. Solo se oían los pasos y un zumbido que subía y bajaba, como cuando alguien canta bajito para no tener miedo.`,
        en: `0-2 Hop on, bee! Buzz!
0-2 {F} takes her home.
0-2 {X} leads the way.
2-2 {H} has a very big leaf.
4! The bee sat on the leaf with a very straight back.
4 “Which way?” asked {F}.
4 “The way that smells of thyme,” said {H}.
4 And off they went with their noses in the air.
6 From far away they looked very grand. From close up you could see that they were just smelling.
6 “Buzz if you feel sick,” said {F}.
6 “Buzz!” said the bee at once.
6 {X} named all the flowers on the way, and the bee put the names right.
8 The sun, which had not been in a hurry until then, gave a little hop towards the edge of the world.
8 “What if the hive has moved?” asked {F}.
8 “Hives do not move,” said {H}.
8 “Bees do,” sighed the bee. “That was the trouble.”
10 After that nobody spoke. There was only the sound of feet, and a buzz that went up and down, as when somebody sings so as not to be afraid.`,
        alt: { es: '{H} y {F} llevan a la abeja sobre una hoja.', en: '{H} and {F} carry the bee on a leaf.' },
        picture: {
          H: ['hold', 'determined', 'leaf'],
          F: ['walk', 'happy'],
          X: ['point', 'happy'],
          props: ['bee', 'flower'],
          shot: 'wide',
          time: 'sunset',
        },
      },
    ],
  },
  setback: {
    id: 'rescue/setback',
    titles: { es: ['Una maceta, nada más', 'El zumbido se apaga'], en: ['Only a flowerpot', 'The buzz goes quiet'] },
    moments: [
      {
        es: `0-2 {H} huele tomillo. ¿Es aquí?
0-2 No. Es una maceta.
2-2 La abeja llora muy bajito.
4! —¡Huele a tomillo! —gritó {F}. ¡Y corrieron!
4! Pero no era la colmena. Era una maceta {at}.
4 Una maceta pequeña, con un tomillo muy flaco.
4 La abeja bajó las antenas.
6 —Huele igual —dijo—. Pero no es.
6 Miraron por detrás y por debajo. No había abejas, ni agua, ni ganas de reír.
6 Y al sol le quedaba muy poco.
8 {F} dijo que a lo mejor era una colmena muy discreta. Nadie se rio, ni siquiera {F}.
8 El cansancio, que l{HF:os/as} seguía desde hacía un rato, aprovechó para alcanzarl{HF:os/as}.
10 Hay olores que llevan a casa y olores que solo se le parecen. La nariz no los distingue hasta que ya ha corrido.`,
        en: `0-2 {H} smells thyme. Is it here?
0-2 No. It is a pot.
2-2 The bee is very sad.
4! “I smell thyme!” cried {F}. And they ran!
4! But it was not the hive. It was a flowerpot {at}.
4 It was a small pot, with one thin bit of thyme in it.
4 The bee hung her head.
6 “It smells the same,” she said. “But it is not home.”
6 They looked behind it and below it. There were no bees, no water and no giggles.
6 And there was not much sun left.
8 {F} said that it might be a very quiet sort of hive. Nobody laughed, not even {F}.
8 They had been followed for some time by how tired they were, and now it caught up with them.
10 Some smells take you home and some only smell like it. A nose cannot tell which is which until it has already run.`,
        alt: { es: '{H} y {F} solo encuentran una maceta.', en: '{H} and {F} only find a flowerpot.' },
        picture: {
          H: ['stand', 'sad'],
          F: ['point', 'worried'],
          props: ['flower', 'pot', 'bee'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4 —Os he perdido a tod{HF:os/as} —dijo la abeja.
4 —Tú no —dijo {H}—. Ha sido mi nariz.
4! La abeja ya no temblaba. Y eso era peor.
4 {X} le cantó muy bajito.
4! {H} se acercó a la hoja y sopló aire calentito. Despacio. Muy despacio.
6 Se movió una pata. Después, una antena. {F} se puso al otro lado para parar el viento.
6 —Cuéntanos cómo es tu casa —pidió {F}—. Cuéntanoslo todo.
6 —Somos veinte mil hermanas —murmuró la abeja—. Dormimos juntas. Y suena un zumbido por debajo, como el mar, pero en dulce.
6 {H} intentó hacer ese ruido y le salió un moscardón. {F} probó más grave y le salió una puerta.
6 {X} lo probó con los labios muy juntos. ¡Le salió clavado!
6 Al final lo hicieron a la vez, cada cual en su nota: mmm, mmm, mmm. La abeja abrió un ojo.
6 —Más abajo —dijo—. Más abajo todavía. ¡Así!
8 Al principio daba vergüenza, porque nadie zumba delante de la gente. Luego dejó de darla. El zumbido se les metió en el pecho y allí se quedó encendido, como una estufa pequeña.
8 —Cuando tengo miedo hago algo parecido —confesó {F} entre zumbido y zumbido—. Solo que no sabía cómo se llamaba.
8 —Yo también —dijo {H}.
8 —Y yo —dijo la abeja—. Por eso somos veinte mil.
8 {X} contó entonces de qué había tenido miedo una vez. No era nada grande. Fue muy agradable oírlo.
10 Nadie sabría decir cuánto duró aquello. Lo que sí recordarían siempre es el momento en que pararon a la vez para respirar. Tendría que haberse hecho el silencio, puesto que ya nadie zumbaba.
10 Esperaron el silencio. El silencio no llegó.`,
        en: `4 “Now I have made you all get lost,” said the bee.
4 “You did not,” said {H}. “My nose did.”
4! The bee did not shake now. And that was worse.
4 {X} sang to her, very low.
4! {H} bent over the leaf and blew warm air on her. Softly. Very softly.
6 One leg moved. Then one wing did. {F} stood on the other side to keep off the wind.
6 “Tell us about your home,” said {F}. “Tell us all of it.”
6 “I have twenty thousand sisters,” she said. “We sleep side by side. And there is a hum under it, like the sea, but sweet.”
6 {H} tried to make that hum, and it came out as a fly. {F} tried to go lower, and it came out as a door.
6 {X} tried it with both lips shut tight. It was just right!
6 In the end they did it all at once, each on one note: mmm, mmm, mmm. The bee opened one eye.
6 “Lower,” she said. “Still lower. Like that!”
8 At first it was awkward, since nobody hums in front of people. Then it stopped being so. The hum got into their chests and stayed there, lit, like a small stove.
8 “When I am scared I do something like this,” said {F} between two hums. “But I did not know that it had a name.”
8 “So do I,” said {H}.
8 “Me too,” said the bee. “That is why there are twenty thousand of us.”
8 {X} told them about a fright that {X} once had. It was nothing much. It was very nice to hear it.
10 Nobody could have said how long it went on. What they would always remember was the moment when they all stopped at once for breath. It ought to have gone silent then, since nobody was humming.
10 They waited for the silence. It did not come.`,
        alt: {
          es: '{H} sopla aire caliente para abrigar a la abeja.',
          en: '{H} blows warm air to keep the bee from the cold.',
        },
        picture: {
          H: ['kneel', 'worried', 'leaf'],
          F: ['crouch', 'calm'],
          X: ['sit', 'calm'],
          props: ['bee', 'music-note'],
          time: 'sunset',
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Mmm! ¡Son sus hermanas!
0-2 {F} zumba también.
0-2 {X} zumba más.
2-2 La abeja abre un ojo.
4! Ya nadie zumbaba. ¡Pero el zumbido seguía!
4 Venía de muy arriba. Mmm, mmm, mmm.
4! —¡Son mis hermanas! —gritó la abeja—. ¡Me están llamando!
6 Y por debajo, muy clarito, sonaba agua.
6 —Ya tenemos el agua —dijo {F}—. Y el tomillo, más o menos.
6 —Y la altura —dijo {H}, mirando hacia arriba.
8 {X} echó a andar delante, con el paso de quien lleva la vida entera siguiendo zumbidos. Se equivocó de camino y volvió sin hacer comentarios.
8 La abeja intentó volar. Dio medio salto y aterrizó en la nariz de {F}.
8 —Desde aquí se ve mejor —dijo. Y allí se quedó.
10 Creían que estaban buscando la colmena. Resultó que la colmena l{HF:os/as} buscaba a ell{HF:os/as}, a oscuras, con veinte mil gargantas. Hay cosas que no se encuentran: se contestan.`,
        en: `0-2 Mmm! It is her sisters!
0-2 {F} hums too.
0-2 {X} hums more.
2-2 The bee opens one eye.
4! They had all stopped. But the hum went on!
4 It came from high up. Mmm, mmm, mmm.
4! “My sisters!” cried the bee. “They are calling me!”
6 And below it, very clear, was the sound of water.
6 “So we have the water,” said {F}. “And the thyme, more or less.”
6 “And it is high,” said {H}, looking up.
8 {X} took the lead, with the stride of somebody who has followed hums for a lifetime. It was the wrong way. {X} came back and made no remark.
8 The bee tried to fly. She did half a hop and landed on {F}’s nose.
8 “The view is better from here,” she said. And there she stayed.
10 They thought they had been looking for the hive. In fact the hive had been looking for them, in the dark, with twenty thousand throats. Some things cannot be found, only answered.`,
        alt: { es: '{H} y {F} oyen un zumbido que viene de arriba.', en: '{H} and {F} hear a hum from high above.' },
        picture: {
          H: ['point', 'excited'],
          F: ['stand', 'surprised'],
          X: ['walk', 'proud'],
          props: ['bee', 'music-note'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'rescue/climax',
    scares: ['heights'],
    titles: {
      es: ['La casa de las veinte mil hermanas', 'Antes de la primera estrella', 'A la otra derecha'],
      en: ['Twenty thousand sisters', 'Before the first star', 'The other right'],
    },
    moments: [
      {
        es: `0-2 ¡La casa! ¡Está muy alta!
0-2 {H} y {F} miran.
2-2 ¿Quién sube hasta allí? ¡Uf!
4! Allí estaba la colmena, {at}.
4! Zumbaba en lo más alto, dentro de un hueco.
4 La abeja seguía mojada. No podía volar.
4 —Pues subimos —dijo {H}.
6 Faltaba muy poco para la primera estrella. Con la primera estrella se cerraba la puerta.
6 Abajo, en la sombra, corría un hilo de agua.
8 —Cuando dijiste altísima —comentó {F}—, pensé que exagerabas.
8 —Soy muy pequeña —dijo la abeja—. A mí me parece todavía más.
10 Dejaron {thing} al pie de la subida, bajo unas hojas. Era la primera vez en todo el día que no {lo:lo/la} llevaban encima.`,
        en: `0-2 The hive! It is so high!
0-2 {H} and {F} look up.
2-2 Who can get up there? Oh dear!
4! There was the hive {at}.
4! It hummed in a gap, right at the top.
4 The bee was still wet. She could not fly.
4 “Then we will climb,” said {H}.
6 It was not long until the first star. At the first star they would shut the door.
6 Down below, in the shade, ran a thread of water.
8 “When you said so high,” said {F}, “I thought you were making it up.”
8 “I am very small,” said the bee. “To me it is even higher.”
10 They left {thing} at the foot of the climb, under some leaves. It was the first time all day that they had not had to carry it.`,
        alt: { es: '{H} y {F} miran una colmena muy alta.', en: '{H} and {F} look up at a hive, high above.' },
        picture: {
          H: ['point', 'determined'],
          F: ['stand', 'worried'],
          props: ['bee', 'tree', 'stone'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! La colmena estaba muy arriba, en un hueco. ¿Cómo subir a la abeja?
6 {H} se puso en la cabeza la hoja de la abeja, como un sombrero. La abeja se agarró con sus seis patas.
6 —A la derecha —zumbaba—. No, a la otra derecha.
6 El primer apoyo crujió. El segundo no estaba donde parecía.
6 —¿Y si contamos? —propuso {F}—. Un pie, una abeja. Otro pie, otra abeja.
6 —Solo hay una abeja —dijo {H}.
6 —Por eso. Así no nos equivocamos.
6 El hueco zumbaba cada vez más fuerte. Ya olía a cera y a tomillo.
4 {X} empujaba desde abajo.
6 {X} contaba además unos chistes malísimos, para que nadie mirase al suelo. Funcionaban.
8 A media subida sopló el viento. La hoja se levantó por una punta y la abeja chilló. {F} se puso en medio, y así esperaron a que pasara, con los ojos cerrados.
8 —¿Falta mucho? —preguntó {F}.
8 —Lo mismo que hace un momento —dijo {H}—, menos un poquito.
8 La abeja no paraba de hablar. Les contó quién dormía junto a la puerta, quién roncaba y quién decía que no roncaba. Era su manera de no mirar hacia abajo.
10 Hubo un momento, hacia la mitad, en que nadie supo dónde agarrarse. Miraron a un lado: aire. Miraron al otro: más aire. {H} miró entonces lo que tenía delante de la nariz. Era una raja finísima en la que cabía justo un dedo, y resultó que con un dedo bastaba.
10 Subir era una conversación entre el miedo y los pies. El miedo hablaba más, pero los pies tenían mejores razones: uno, otro, uno, otro. La abeja los animaba a todos por igual, porque desde allí arriba no distinguía muy bien de quién era cada pie.`,
        en: `4! The hive was very high, in a gap. How could they get the bee up there?
6 {H} put the bee’s leaf on, like a hat. The bee held on with all six legs.
6 “To the right,” she buzzed. “No, the other right.”
6 The first step creaked. The second was not where it seemed to be.
6 “Shall we count?” said {F}. “One foot, one bee. The next foot, the next bee.”
6 “There is only one bee,” said {H}.
6 “I know. So we cannot get it wrong.”
6 The gap hummed louder and louder. They could smell wax and thyme.
4 {X} pushed from below.
6 {X} told awful jokes too, so that nobody would look down. They worked.
8 Halfway up the wind blew. One side of the leaf lifted, and the bee gave a squeal. {F} got in between, and they waited like that for it to pass, with their eyes shut.
8 “Is it much further?” asked {F}.
8 “As far as it was just now,” said {H}, “less a little bit.”
8 The bee never stopped talking. She told them who slept by the door, who snored, and who said that she did not. It was her way of not looking down.
10 There was a moment, about halfway, when nobody knew what to hold on to. They looked to one side: air. They looked to the other: more air. Then {H} looked straight ahead, at a crack just wide enough for one finger, and it turned out that one finger was enough.
10 The climb was a talk between their fear and their feet. The fear spoke more, but the feet had better reasons: one, then the other, then one, then the other. The bee cheered for all of them alike, since from up there she could not tell whose feet were whose.`,
        alt: { es: '{H} sube con la abeja y {F} ayuda.', en: '{H} climbs with the bee and {F} helps.' },
        picture: {
          H: ['reach', 'determined', 'leaf'],
          F: ['reach', 'determined'],
          X: ['cheer', 'excited'],
          props: ['bee', 'stone'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¡Un paso más! ¡Ya!
0-2 {X} empuja fuerte.
0-2 ¡Toc, toc! ¡Abrid!
2-2 La abeja llama a la puerta.
4! ¡Ya estaban arriba! Dos abejas guardaban la puerta.
4 —¡Alto! —dijeron—. ¿Contraseña?
4! La abejita se quedó muy quieta. ¡Se le había olvidado!
6 —Empieza por... No. Acaba en... Tampoco —dijo.
6 En el cielo, justo encima, algo empezaba a brillar.
6 —¡La estrella! —gritó {F}—. ¡Deprisa!
6 —Sin contraseña no se pasa —dijo una guardiana, y se le notaba que lo sentía.
8 —Pero ¿no veis que es vuestra hermana? —dijo {H}.
8 —Tenemos veinte mil —contestó la otra—. Todas bajitas y a rayas.
8 {X} probó con «por favor», con «gracias» y con «pasaba por aquí». No era ninguna de las tres.
10 A esa hora y a esa altura costaba discutir. {H} buscó algo que decir y solo encontró una pregunta. Por suerte, era la buena: ¿y si la contraseña no fuera una palabra?`,
        en: `0-2 One more step! Up!
0-2 {X} gives a push.
0-2 Knock, knock! Let us in!
2-2 The bee knocks at the door.
4! They were at the top! Two bees were on guard.
4 “Stop!” they said. “What is the password?”
4! The little bee went very still. It had gone out of her head!
6 “It starts with... No. It ends in... No,” she said.
6 In the sky, right above them, there was the hint of a light.
6 “The star!” cried {F}. “Be quick!”
6 “No password, no way in,” said one guard, and you could tell that she was sorry.
8 “But can you not see that she is your sister?” said {H}.
8 “We have twenty thousand,” said the other. “They are all small and stripy.”
8 {X} tried “please”, and “thank you”, and “just passing by”. It was none of the three.
10 It was hard to argue at that hour, and so high up. {H} looked for a thing to say and found only a question. Luckily it was the right one: what if the password were not a word?`,
        alt: { es: 'Dos abejas guardianas cierran el paso a {H}.', en: 'Two guard bees bar the way of {H}.' },
        picture: {
          H: ['stand', 'worried'],
          F: ['point', 'surprised', 'star'],
          props: ['bee', 'star'],
          time: 'sunset',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'rescue/resolution',
    titles: {
      es: ['Mil abejas y un bulto', 'La contraseña', 'A la otra izquierda'],
      en: ['A thousand bees and a bundle', 'The password', 'The other left'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} bailan. ¡Bzzz!
0-2 ¡La puerta se abre!
2-2 ¡Qué abrazo tan grande!
4! Para entrar en la colmena había una contraseña. ¡Y era un baile!
4! La abejita dio dos vueltas y movió la cola. {H} y {F} también.
4 —¡Es ella! —gritaron las abejas. ¡Y abrieron!
6 Salieron cien, salieron mil, y todas querían abrazarla a la vez.
6 —Creíamos que te habías perdido —dijo la más vieja.
6 —Me perdí —dijo la abejita—. Pero en muy buena compañía.
8 Dentro olía a tomillo, a cera y a casa. Fuera, justo entonces, salió la estrella.
10 {F} seguía bailando. Le explicaron que ya estaba, que podía parar. Contestó que eso era asunto suyo.`,
        en: `0-2 {H} and {F} dance. Buzz!
0-2 And in she goes!
2-2 What a big, big hug!
4! To get into the hive you had to know the password. It was a dance!
4! The little bee turned twice and shook her tail. So did {H} and {F}.
4 “It is her!” cried the bees. And in she went!
6 Out came a hundred, out came a thousand, and they all had to hug her at once.
6 “We thought you were lost,” said the oldest.
6 “I was,” said the little bee. “But in very good company.”
8 Inside it smelled of thyme, of wax and of home. Outside, just then, the star came out.
10 {F} was still dancing. They explained that it was over now, and one could stop. {F} said that there was no hurry.`,
        alt: {
          es: '{H}, {F} y la abejita bailan la contraseña.',
          en: '{H}, {F} and the little bee dance the password.',
        },
        picture: { H: ['dance', 'happy'], F: ['dance', 'happy'], props: ['bee', 'star', 'music-note'], time: 'sunset' },
      },
      {
        es: `4 —¿Cómo os damos las gracias? —preguntó la reina.
4 —No hace falta —dijo {H}—. Pero llegamos tardísimo.
4! Abajo esperaba {thing}. ¡Y {event} ya iba a empezar!
4! —¿Eso es todo? —dijo la reina—. ¡Eso lo llevamos nosotras!
6 Miró el bulto, miró a sus hijas y echó cuentas con las antenas.
6 —Harán falta mil —decidió—. Y una que se sepa el camino.
6 La abejita dio un paso al frente.
6 Lo que pasó entonces no se ve todos los días. Mil abejas bajaron en fila y se agarraron a {thing}, cada una por un sitio. Zumbaron a la vez. ¡Y el bulto se levantó del suelo!
6 —A la izquierda —mandaba la abejita—. No, a la otra izquierda.
6 Subió un palmo, se tambaleó y echó a volar por encima del camino. {H} y {F} corrían debajo, por si acaso.
4 {X} corría delante y gritaba: «¡Paso, paso!».
8 Cada abeja llevaba lo que pesa una miga. Una miga no es nada. Pero mil migas son un pan, y con mil abejas debajo un pan puede ir adonde quiera.
8 —¿Os pesa? —gritó {F}.
8 —¡Solo si lo pensamos! —contestaron mil voces.
8 Pasaron sobre un perro que se quedó sin ladrido y sobre un señor que tendía la ropa. El señor miró al cielo, miró la ropa y decidió acostarse temprano.
8 {X} le explicó al vuelo que no pasaba nada, que era un encargo.
10 {H} se acordó del principio de la tarde, cuando la prisa parecía lo único importante. Habían perdido las horas de una en una: parándose, oliendo, zumbando. Y ahora volvían todas juntas por el aire, en mejor estado que cuando se fueron.
10 —Si no nos hubiéramos parado —dijo {F}, sin aliento—, habríamos llegado antes.
10 —Sí —dijo {H}—. Y sin mil abejas.
10 Lo pensaron unos cuantos pasos. No había color.`,
        en: `4 “How can we thank you?” asked the queen.
4 “There is no need,” said {H}. “But we are so late.”
4! Down below was {thing}. And it was nearly time for {event}!
4! “Is that all?” said the queen. “We can carry that!”
6 She looked at the load, looked at her daughters and did a sum.
6 “It will take a thousand,” she said. “And one who knows the way.”
6 The little bee took one step forward.
6 You do not see what came next every day. A thousand bees flew down to {thing}. Each of them took hold of one small bit. They all buzzed at once. And up it went!
6 “To the left,” called the little bee. “No, the other left.”
6 It rose, it rocked, and then it flew off down the road. {H} and {F} ran below, just in case.
4 {X} ran in front and shouted: “Make way!”
8 Each bee bore as much as one crumb weighs. A crumb is nothing. But a thousand crumbs make a loaf, and with a thousand bees below it a loaf can go where it likes.
8 “Is it heavy?” shouted {F}.
8 “Only when we think about it!” said a thousand voices.
8 They flew over a dog that forgot to bark and over a man hanging out his washing. The man looked up, looked at the washing and went to bed early.
8 {X} told him in passing that all was well, and that it was just a delivery.
10 {H} thought of that afternoon, when the hurry had seemed the only thing that mattered. They had lost the hours one by one: stopping, smelling, humming. And now the hours came back through the air, all together, in better shape than when they left.
10 “If we had not stopped,” panted {F}, “we would have got here sooner.”
10 “Yes,” said {H}. “And with no bees.”
10 They thought about that for a few steps. It was not a hard choice.`,
        alt: { es: 'Mil abejas levantan {thing} por el aire.', en: 'A thousand bees lift {thing} into the air.' },
        picture: {
          H: ['run', 'excited'],
          F: ['run', 'happy'],
          X: ['run', 'excited'],
          showsThing: true,
          props: ['bee', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¡La abeja está en casa!
0-2 {X} toca el tambor.
0-2 {H} y {F} saltan.
2-2 ¡La abeja baila también! ¡Bzzz!
4! {thing} llegó volando, con mil abejas debajo.
4! ¡Y empezó {event}!
4 Todo el mundo aplaudió. Las abejas, que no tienen manos, zumbaron.
6 —¿Cómo habéis hecho eso? —preguntaba la gente.
6 —Es largo de contar —decía {F}—. Y se cuenta bailando.
6 La abejita, con las alas ya secas, dio tres vueltas alrededor de {H}.
8 Luego se posó en su hombro y se quedó dormida en mitad de la música, delante de veinte mil hermanas.
8 {X} montó guardia a su lado y no dejó que nadie tocara el tambor demasiado cerca.
8 Desde entonces, cuando {H} va con prisa, mira un momento al suelo. Casi nunca hay nadie. Casi.
10 Dicen que algunas tardes, si uno se queda quieto y zumba por lo bajo, alguien contesta. {F} asegura que son veinte mil. {H} dice que son veinte mil y una.
4 Y {H} y {F} bailaron hasta muy tarde.`,
        en: `0-2! The bee is home!
0-2 {X} beats a drum.
0-2 {H} and {F} jump.
2-2 And here is {thing}!
4! In flew {thing}, with a thousand bees below it.
4! Now it was time for {event}!
4 They all clapped. The bees, who have no hands, buzzed.
6 “How did you do that?” people asked.
6 “It is a long story,” said {F}. “You have to dance it.”
6 The little bee, with dry wings now, flew three times round {H}.
8 Then she sat down on a shoulder and fell asleep, music and all, in front of her twenty thousand sisters.
8 {X} stood guard at her side and let nobody play the drum too close.
8 Ever since then, when {H} is in a hurry, {H.he} looks down for a moment. There is hardly ever anybody there. Hardly ever.
10 They say that on some evenings, if you keep still and hum very low, somebody will answer. {F} is sure that it is twenty thousand. {H} says that it is twenty thousand and one.
4 And {H} and {F} danced until very late.`,
        alt: {
          es: '{H} y {F} bailan en la fiesta con las abejas.',
          en: '{H} and {F} dance at the party with the bees.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['cheer', 'happy'],
          X: ['cheer', 'proud'],
          showsThing: true,
          props: ['bee', 'balloon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
