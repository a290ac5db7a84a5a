import type { Plot } from '../plot.ts'
import { beetleRetold } from '../retold/beetle.ts'

/** Lost in circles at night, they follow a dung beetle, who steers by the Milky Way; then the party lights put out her sky. */
export const beetle: Plot = {
  id: 'beetle',
  retold: beetleRetold,
  themes: ['animales', 'aventura'],
  needs: ['beasts', 'ground'],
  scares: ['dark', 'lost'],
  refrains: { es: ['¡Todo recto!', '¡Sube, baila y rueda!'], en: ['Straight ahead!', 'Climb, dance and roll!'] },
  blurb: {
    es: 'Es de noche y se ha apagado el farol. {H} y {F} llevan {thing} para {event}, pero todos los caminos vuelven al mismo sitio. Entonces algo rueda en lo oscuro. Es la capitana Bola: nunca se pierde, nunca rodea nada y huele un poco a burro.',
    en: 'It is night, and the lantern is out. {H} and {F} are taking {thing} along for {event}, but every path leads back to the same spot. Then something rolls by. It is Captain Ball: she never gets lost, never goes round, and smells of donkey.',
  },
  setup: {
    id: 'beetle/setup',
    titles: {
      es: ['La piedra con forma de queso', 'No tiene pérdida', 'La capitana Bola'],
      en: ['A stone like a cheese', 'You cannot miss it', 'Captain Ball'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} andan. Es de noche.
0-2 ¡Otra vez la misma piedra!
2-2 ¿Por aquí? ¿Por allí? ¿Por dónde es?
4! {H} y {F} cruzaban {place} de noche. Llevaban {thing} para {event}.
4! ¡Puf! Se apagó el farol.
4 Anduvieron y anduvieron. ¡Y volvieron a la misma piedra!
6 Tenía forma de queso, con mordisco y todo.
6 —«No tiene pérdida: todo recto» —recordó {F}—. Eso nos dijeron.
6 —Pues es la tercera vez que vemos el queso —dijo {H}.
8 A oscuras le pasa a todo el mundo. La gente que cree andar derecha va torciendo poco a poco, hasta dar la vuelta entera.
10 {H} habría jurado que iban rect{HF:os/as}. Cualquiera lo habría jurado. Desde dentro, un círculo muy grande se parece muchísimo a una línea.`,
        en: `0-2 {H} and {F} walk. It is night.
0-2 Here is that stone again!
2-2 Is it this way? Is it that way?
4! {H} and {F} had to cross {place} by night. They had {thing} for {event}.
4! Pop! The lantern went out.
4 They walked and walked, and came to the same stone!
6 It was like a cheese, with a bite taken out.
6 “They told us that we could not miss it,” said {F}. “Straight ahead, they told us.”
6 “Well, this is cheese number three,” said {H}.
8 It happens to everybody in the dark. You think that you are walking straight, and little by little you bend, until you have gone right round.
10 {H} would have sworn that they had kept to a line. Anyone would. From inside, a very big ring is very much like a straight road.`,
        alt: {
          es: '{H} y {F} se paran ante una piedra con el farol apagado.',
          en: '{H} and {F} stop by a stone with their lantern out.',
        },
        picture: {
          H: ['stand', 'worried', 'lantern'],
          F: ['point', 'surprised'],
          props: ['stone', 'star'],
          showsThing: true,
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! Algo rodaba en lo oscuro. ¡Rrrr! Era una bola.
4! La empujaba un escarabajo, ¡con las patas de atrás!
4 —¡Paso! —gritó—. ¡Capitana Bola! ¡Todo recto!
4 {X} olió la bola y dio tres pasos atrás.
4 —¿De qué es? —preguntó {F}.
4 —De burro —dijo la capitana—. De primera.
6 Andaba de espaldas y cabeza abajo, así que nunca veía adónde iba.
6 —¿Y no te pierdes? —preguntó {H}.
6 —¿Perderme yo? Mirad.
6 Se subió a la bola. Dio una vuelta entera, bailando, con la cara hacia el cielo. Luego bajó y empujó. ¡Rrrr! Ni un palmo a un lado, ni un palmo al otro.
6 —¿Qué has mirado? —preguntó {F}.
6 —Aquello.
6 Arriba cruzaba la Vía Láctea, larga y blanca. Parecía que alguien le había dado un portazo a un saco de harina.
6 —¿Y no te mareas? —preguntó {F}.
6 —¿De qué? El que da vueltas es el mundo.
6 {X} ofreció ayuda para empujar. Luego lo pensó mejor y ofreció ánimos.
8 {H} y {F} intentaron mirar lo mismo. Había tantas estrellas que no sabían por cuál empezar.
8 —Por todas a la vez —dijo la capitana—. Quien elige una, se despista.
8 Les hacía un retrato desde arriba, explicó. Y mientras siguieran en su sitio, iba derecha.
8 —¿Y adónde vas?
8 —Lejos de quien me la quiera quitar. Adónde es lo de menos. Lo de más es derecha.
8 {F} miró la bola. No le pareció que fueran a quitársela mucho.
8 —¿Y nunca das un rodeo? —preguntó.
8 —Un rodeo es una vuelta con disculpas —dijo ella.
10 Era de una familia muy antigua. En Egipto, contó, la gente llevaba a sus tatarabuelos colgados del cuello, hechos de oro y de piedra azul.
10 —¿Con bola y todo? —preguntó {H}.
10 —Con bola. Decían que era el sol. Es de burro, pero nunca quisimos llevarles la contraria.`,
        en: `4! A thing rolled by in the dark. Rrrr! It was a ball.
4! A beetle was pushing it with her back legs!
4 “Make way!” she cried. “Captain Ball! Straight ahead!”
4 {X} smelled the ball and took three steps back.
4 “What is it made of?” asked {F}.
4 “Donkey,” said the captain. “First class.”
6 She went backwards and upside down, so she never saw where she was going.
6 “Do you not get lost?” asked {H}.
6 “Me? Lost? Watch this.”
6 She got up on the ball. She danced right round, with her face to the sky. Then down she came and pushed. Rrrr! She did not bend by so much as an inch.
6 “What were you looking at?” asked {F}.
6 “At that.”
6 It was the Milky Way. It looked as if somebody had slammed a door on a bag of flour.
6 “Do you not get dizzy?” asked {F}.
6 “What from? It is the world that goes round.”
6 {X} offered to help her push. Then {X} thought again, and offered to cheer.
8 {H} and {F} tried to look too, and did not know which star to begin with.
8 “All of them,” said the captain. “I take their picture from the top. As long as I keep them in place, I go straight.”
8 “And where do you go?”
8 “Away from all those who want my ball. Where does not matter. Straight does.”
8 {F} looked at the ball and did not think that there would be a rush.
8 “Do you never go round a thing?” asked {F}.
8 “Going round is for people who have all night,” she said.
10 She came from a very old family. In Egypt, she told them, people used to wear her ancestors round their necks, made of gold and blue stone.
10 “With the ball and everything?” asked {H}.
10 “With the ball. They held that it was the sun. It is donkey, but we never liked to say so.”`,
        alt: {
          es: '{H} y {F} miran rodar una bola bajo las estrellas.',
          en: '{H} and {F} watch a ball roll by under the stars.',
        },
        picture: {
          H: ['crouch', 'surprised'],
          F: ['stand', 'thoughtful'],
          X: ['stand', 'surprised'],
          props: ['beetle', 'stone', 'star'],
          time: 'night',
        },
      },
      {
        es: `0-2 Una bola rueda. ¡Rrrr!
0-2 {F} la huele: ¡puaj!
0-2 {X} se ríe.
2-2 Un escarabajo sube, baila y rueda.
4! —¿Podemos ir contigo? —preguntó {H}.
4! —Si vais todo recto, sí.
4 —¿Y si hay una pared? —preguntó {F}.
4 —Todo recto.
4 —¿Y si hay un charco?
4 —Todo recto.
6 Todo recto quedaba por encima de un tronco y por debajo de una vaca dormida. Y por dentro de un zapato viejo.
6 {X} contaba los pasos en voz alta, para que no se torciera ninguno.
8 —Es mucho más fácil rodear —dijo {F}, con el zapato por sombrero.
8 —Más fácil, sí —dijo la capitana—. Más recto, no.
10 {H} probó a andar mirando al cielo. Se dio en la nariz con una rama, pidió perdón y notó, de pronto, que ya no tenía miedo de lo oscuro. Estaba demasiado alto para tenerlo.
8 Sin farol, el mundo se había quedado sin esquinas. Pero tenía, en cambio, un techo larguísimo, y cada estrella estaba exactamente donde la capitana decía.
4! Y la piedra con forma de queso se quedó atrás.`,
        en: `0-2 A ball rolls. Rrrr!
0-2 {F} smells it: yuck!
0-2 {X} laughs.
2-2 A beetle! Up she climbs, and dances.
4! “May we come with you?” asked {H}.
4! “Yes, if you come straight.”
4 “What if there is a wall?” asked {F}.
4 “Straight ahead.”
4 “What if there is a puddle?”
4 “Straight ahead.”
6 Straight ahead was over a log and under a sleeping cow. It was also right through an old shoe.
6 {X} counted the steps out loud, so that not one of them should bend.
8 “It is so much easier to go round,” said {F}, wearing the shoe.
8 “It is easier,” said the captain. “It is not straighter.”
10 {H} tried to walk with both eyes on the sky, bumped into a branch and said sorry to it. The dark was not scary any more. You had to look too high up for that.
8 With no lantern, the world had lost its corners. But it had a very long ceiling instead, and each star was just where the captain said it was.
4! And the stone like a cheese stayed behind.`,
        alt: {
          es: '{H} y {F} siguen una bola que rueda de noche.',
          en: '{H} and {F} follow a ball that rolls through the night.',
        },
        picture: {
          H: ['walk', 'happy'],
          F: ['walk', 'surprised', 'boots'],
          X: ['walk', 'happy'],
          props: ['beetle', 'stone', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'beetle/setback',
    titles: { es: ['Todo redondo', 'Me he perdido'], en: ['All round', 'I am lost'] },
    moments: [
      {
        es: `0-2 ¡Una nube! No hay estrellas.
0-2 La bola da vueltas y vueltas.
2-2 ¡Ay! ¿Por dónde es ahora?
4! Una nube tapó el cielo {at}. ¡Adiós, estrellas!
4! La capitana subió a la bola, bailó y no vio nada.
4 Empujó. Empujó. ¡Y dio una vuelta entera!
4 —Todo... redondo —dijo, muy bajito.
6 Lo intentó otra vez y le salió un ocho. {F} aplaudió, porque pensaba que era a propósito.
8 Una nube no hace ruido. No cierra ninguna puerta. Pero a la capitana le había apagado el mapa, la brújula y el camino, todo de una vez.
10 Cuando alguien no se ha perdido nunca, no sabe perderse. Es una cosa que se aprende de pequeño, en los mercados, de la mano de otro.`,
        en: `0-2 A cloud! No stars.
0-2 Round and round goes the ball.
2-2 Oh no! Which way is it now?
4! A cloud came {at} and hid the sky. Goodbye, stars!
4! The captain got up on the ball, danced, and saw nothing.
4 She pushed and pushed. And she went right round!
4 “All... round,” she said in a small voice.
6 She tried again, and it came out as an eight. {F} clapped, for it looked like a trick.
8 A cloud makes no noise. It does not slam a door. But it had put out the captain’s map, her compass and her road, all in one go.
10 If you have never been lost, you do not know how to do it. It is a thing that you learn when you are small, in markets, with somebody looking for you.`,
        alt: {
          es: '{H} y {F} miran un cielo sin estrellas junto a la bola.',
          en: '{H} and {F} look at a starless sky beside the ball.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['point', 'surprised'],
          props: ['beetle', 'stone'],
          time: 'night',
          weather: 'clouds',
          shot: 'wide',
        },
      },
      {
        es: `4 —Sin cielo no soy nadie —dijo la capitana.
4 —Eres la que empuja —dijo {F}.
4! {H} cerró los ojos. Notó el viento en la cara.
4! —Antes soplaba por este lado —dijo—. ¡Que siga soplando por ahí!
4 {X} abrió la boca. Por la izquierda sabía a noche.
6 La capitana lo pensó. De día, cuando el sol está muy alto y no sirve, ella también se fiaba del viento. De noche no se le había ocurrido nunca.
6 —¿Tú te pierdes mucho? —preguntó.
6 —Todas las semanas —dijo {H}.
6 —¿Y qué haces?
6 —Lo digo en voz alta. «Me he perdido». Así te encuentran.
8 —¿Y si no viene nadie a encontrarte?
8 —Siempre viene alguien —dijo {F}—. Aunque sea otro perdido.
6 —Qué vergüenza —dijo la capitana.
6 —Solo la primera vez —dijo {F}.
6 {X} se puso de veleta en la punta de la fila y casi no giró.
6 —A la izquierda —decía {H}, cuando se torcían.
6 —A la derecha —decía {F}.
6 —¡Recto! —decía la capitana, por costumbre.
8 La capitana tosió. Miró a los lados, por si pasaba algún conocido.
8 —Me he per... —dijo—. Me he perdi... ¡Me he perdido!
8 Esperaron. No se hundió el mundo. Una lechuza dijo «ah», con mucha educación, y siguió a lo suyo.
8 —Pues se descansa —dijo la capitana.
8 —¿A que sí?
8 —Otra vez. ¡Me he perdido! ¡Me he perdido muchísimo!
10 Y así siguieron, con el viento en la mejilla izquierda y la bola por delante, o por detrás, según se mirase. No iban tan derechos como antes. Se torcían un poco, se avisaban y se enderezaban. {H} pensó que una línea hecha entre varios siempre tiembla algo, y que por eso mismo no se rompe.`,
        en: `4 “With no sky I am nobody,” said the captain.
4 “You are the one who pushes,” said {F}.
4! {H} shut both eyes and felt the wind.
4! “It blew on this side before,” said {H}. “So let’s keep it there!”
4 {X} had a taste. On the left it tasted of night.
6 The captain thought it over. By day, when the sun is too high to be of use, she trusted the wind as well. She had never thought of it at night.
6 “Do you get lost a lot?” she asked.
6 “Every week,” said {H}.
6 “And what do you do?”
6 “I say it out loud. I am lost. Then you get found.”
8 “What if nobody comes to find you?”
8 “Somebody always does,” said {F}. “They may be lost as well.”
6 “How shaming,” said the captain.
6 “Only the first time,” said {F}.
6 {X} went to the front to be a weathercock, and hardly spun at all.
6 “Left a bit,” said {H}, when they bent.
6 “Right a bit,” said {F}.
6 “Straight!” said the captain, out of habit.
8 The captain coughed. She looked about, in case there was anybody she knew.
8 “I am lo...” she said. “I am los... I am lost!”
8 They waited. The world did not end. An owl said “Ah”, very politely, and went on with its work.
8 “Well, that is a weight off,” said the captain.
8 “Told you so.”
8 “Once more. I am lost! I am ever so lost!”
10 And so they went on, with the wind on the left cheek and the ball in front, or behind, as you care to look at it. They were not as straight as before. They bent a bit, and told each other, and bent back. {H} thought that a line with several people in it will always shake, and that it may be why it does not break.`,
        alt: {
          es: '{H} nota el viento en la cara y {F} consuela a la capitana.',
          en: '{H} feels the wind while {F} comforts the captain.',
        },
        picture: {
          H: ['think', 'calm'],
          F: ['kneel', 'calm'],
          X: ['stand', 'proud'],
          props: ['beetle', 'stone', 'leaf'],
          time: 'night',
          weather: 'wind',
        },
      },
      {
        es: `0-2 ¡Fuuu! ¿Notas el viento?
0-2 {H} y {F} siguen el viento.
0-2 {X} abre la boca.
2-2 Un pasito. Y otro. ¡Por ahí!
4! Con el viento en la cara llegaron a lo alto de una cuesta.
4 La nube se marchó.
4 —¡Luces! —gritó {F}—. ¡Allí es {event}!
6 Se abrazaron. La capitana también, con cuatro patas, porque con las otras dos sujetaba la bola.
6 {X} dio las gracias al viento, que no esperaba tanto y sopló del revés.
8 Abajo brillaba todo. Había tantas luces que parecía que alguien hubiera recogido las estrellas para barrer el cielo.
8 —Huele a buñuelos —dijo {F}—. Recto y a buñuelos.
8 {H} ya iba a echar a correr cuando notó que a su lado nadie empujaba.
10 La capitana se había quedado muy quieta. Miraba hacia arriba, luego hacia abajo y luego otra vez hacia arriba, como quien cuenta y no le sale.
4! —Pero... ¿y el cielo? —dijo la capitana.`,
        en: `0-2 Whoosh! Can you feel the wind?
0-2 {H} and {F} go with it.
0-2 {X} has a taste.
2-2 One step. One more. That way!
4! With the wind on their faces they came to the top of a hill.
4 The cloud went away.
4 “Lights!” cried {F}. “It is time for {event}!”
6 They had a hug. The captain did it with four legs, as she needed the other two for the ball.
6 {X} thanked the wind, which was not used to it and blew backwards.
8 Down there it all shone. There were so many lights, you would think that somebody had taken in the stars to sweep the sky.
8 {H} was just about to run when it went very quiet. Nobody was pushing.
10 The captain stood quite still. She looked up, then down, and then up again, like somebody who counts and cannot make it come right.
4! “But... where is the sky?” said the captain.`,
        alt: {
          es: '{H} y {F} ven muchas luces desde lo alto de una cuesta.',
          en: '{H} and {F} see many lights from the top of a hill.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['cheer', 'excited'],
          X: ['wave', 'happy'],
          props: ['beetle', 'stone', 'lantern'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'beetle/climax',
    titles: {
      es: ['¿Quién ha apagado el cielo?', 'Luces fuera', 'El retrato de las estrellas'],
      en: ['Who put out the sky?', 'Lights out', 'A picture of the stars'],
    },
    moments: [
      {
        es: `0-2 ¡Cuántas luces! ¡Fuuu! ¡Fuera!
0-2 ¡Oooh! ¡Cuántas estrellas!
2-2 Ahora sí. El escarabajo va recto.
4! Allí brillaban las luces de {event}. ¡Cuántas!
4! Pero la capitana empezó a dar vueltas.
4 —¿Quién ha apagado el cielo? —preguntó.
4 Con tanta luz no se veía ni una estrella.
6 Había farolillos, bombillas, velas y un letrero enorme que decía «AQUÍ».
6 —Ya hemos llegado —dijo {F}—. ¡Y a tiempo!
6 —Ella no —dijo {H}.
8 La bola hacía círculos cada vez más pequeños. A la tercera vuelta, la capitana se cayó de espaldas y se quedó pataleando, que para una capitana es lo último.
10 Se ha sabido hace poco: donde hay demasiada luz, los escarabajos pierden el camino. A las personas les pasa algo parecido. Como no llevan bola, no se les nota.`,
        en: `0-2 So many lights! Puff! Out!
0-2 Oooh! So many stars!
2-2 Now the beetle goes straight ahead.
4! So many lights had been lit for {event}!
4! But the captain began to go round and round.
4 “Who put out the sky?” she asked.
4 With so much light you could not see one star.
6 There were lamps and bulbs and candles, and a huge sign that said: Here.
6 “We have made it!” said {F}. “And in time!”
6 “She has not,” said {H}.
8 The ball went in smaller and smaller rings. At the third one the captain fell on her back, legs in the air, which is no place for a captain.
10 It was found out not long ago that where there is too much light, beetles lose their way. It is much the same with people. They have no ball, so it does not show.`,
        alt: {
          es: '{H} y {F} llegan a una fiesta llena de luces con la bola.',
          en: '{H} and {F} reach a party full of lights with the ball.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['cheer', 'happy'],
          showsThing: true,
          props: ['beetle', 'stone', 'lantern', 'candle', 'bulb'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! La capitana Bola, como todo escarabajo, se guiaba por las estrellas. ¡Y las luces de la fiesta las tapaban!
4! —¡Apagadlo todo! —gritó {H}—. ¡Un ratito!
4 {X} sopló la primera vela.
6 —¿Todo? —preguntó el encargado de las luces.
6 —Todo —dijo {F}.
6 —¿Hasta el «AQUÍ»?
6 —Ese, el primero.
6 Había costado tres días encenderlas, y nadie quería. {H} no discutió. Puso la bola en medio y contó lo de la piedra con forma de queso.
6 Se apagó un farol. Se apagó otro.
6 —¡No se ve nada! —protestó la gente.
6 —Esperad —dijo {F}.
6 Los ojos tardan en aprender lo oscuro. Salió una estrella. Salieron cien. Y de pronto...
6 —¡Oooooh!
8 —¿Eso ha estado siempre ahí? —preguntó el encargado.
8 —Todas las noches —dijo la capitana, subiéndose a la bola—. Pero meten ustedes mucho ruido de luz.
8 {X} propuso un aplauso. Se aplaudió a oscuras y hubo algún que otro tortazo, sin querer.
8 —¿Y el chocolate? —preguntó una voz.
8 —Lo tengo yo —contestó otra—. O eso espero, porque quema.
8 Luego, silencio. La capitana dio su vuelta, bailando. Guardó el cielo entero en una cabeza como un grano de arroz.
10 Allí arriba había más de cien mil millones de estrellas, y abajo todo el mundo estaba pendiente de un bicho con una bola de burro. Nadie recordaba una fiesta mejor empezada.
10 —¿Y ahora qué hace? —susurró el encargado.
10 —Mira dónde está —dijo {H}—. Nosotr{HF:os/as} nos lo saltamos casi siempre.`,
        en: `4! Captain Ball, like any beetle, went by the stars. And the party lights hid them!
4! “Put them all out!” cried {H}. “Just for a bit!”
4 {X} blew out the first candle.
6 “All of them?” asked the man with the lights.
6 “All,” said {F}.
6 “Even the Here?”
6 “That one first.”
6 It had taken three days to light them, and nobody wished to. {H} did not argue. {H} put the ball in the middle, and told them about the stone like a cheese.
6 One lamp went out. And one more.
6 “We cannot see a thing!” people grumbled.
6 “Wait,” said {F}.
6 Eyes are slow to learn the dark. There was one star. There were a hundred. And then...
6 “Oooooh!”
8 “Has that always been up there?” asked the man with the lights.
8 “Every night,” said the captain, climbing up. “But you do make such a noise with your lamps.”
8 {X} called for a round of applause. They clapped in the dark, and one or two people got a slap by mistake.
8 “Who has the cocoa?” asked a voice.
8 “I have,” said another. “I hope so, for it is hot.”
8 Then there was a hush. The captain danced round once, and put the whole sky into a head no bigger than a grain of rice.
10 Up there were more than a hundred thousand million stars, and down below they were all watching a beetle with a ball of donkey. Nobody could remember a party that began so well.
10 “What is she doing?” whispered the man with the lights.
10 “Looking where she is,” said {H}. “It is the bit that we leave out.”`,
        alt: {
          es: '{H} pide que apaguen las luces y {F} mira las estrellas.',
          en: '{H} asks for the lights to go out while {F} looks at the stars.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['point', 'surprised'],
          X: ['crouch', 'determined', 'candle'],
          props: ['beetle', 'stone', 'star', 'lantern'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Fuuu! Luces fuera. ¡Chsss!
0-2 {F} mira: ¡oooh!
0-2 {X} sopla: ¡fuuu!
2-2 La bola sube, sube la cuesta.
4! Salieron las estrellas. ¡Y la bola rodó todo recto!
4 Pero al final había una cuesta. ¡La bola se iba para atrás!
4! {H} y {F} la empujaron cuesta arriba. ¡Hop!
6 —¿No huele? —preguntó alguien.
6 —A burro —dijo {F}, con orgullo—. De primera.
6 {X} empujaba a {H}, que empujaba a {F}, que empujaba la bola.
8 Resbalaron una vez. Resbalaron dos. A la tercera contaron en voz baja, y la bola avanzó un dedo, y luego otro, como un planeta muy pequeño.
8 —Todo recto —jadeó la capitana, cabeza abajo.
8 —Todo recto —contestó la fiesta entera.
10 No miraban adónde iban. Miraban hacia arriba, igual que ella, y empujaban de espaldas a lo que viniera.
4 En lo más alto, la capitana se paró. «Aquí», dijo.`,
        en: `0-2 Puff! Lights out. Shh!
0-2 {F} looks up: oooh!
0-2 {X} blows: puff!
2-2 Up, up the hill goes the ball.
4! Out came the stars. And the ball went straight ahead!
4 But there was one last hill. The ball rolled back!
4! {H} and {F} pushed it up the hill. Up it went!
6 “Does it not smell?” somebody asked.
6 “Of donkey,” said {F} proudly. “First class.”
6 {X} pushed {H}, who pushed {F}, who pushed the ball.
8 They slipped once. They slipped twice. The third time they counted softly, and the ball went up an inch, and one inch more, like a very small planet.
8 “Straight ahead,” puffed the captain, upside down.
8 “Straight ahead,” said the whole party.
10 They did not look where they were going. They looked up, as she did, and pushed with their backs to whatever might come.
4 At the very top the captain stopped. “Here,” she said.`,
        alt: {
          es: '{H} y {F} empujan la bola cuesta arriba bajo las estrellas.',
          en: '{H} and {F} push the ball uphill under the stars.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'determined'],
          X: ['reach', 'happy'],
          props: ['beetle', 'stone', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'beetle/resolution',
    titles: {
      es: ['Casa, cena y cuna', 'Todo rojo', 'El baile de la bola'],
      en: ['House, supper and cradle', 'Just keep to the red', 'The ball dance'],
    },
    moments: [
      {
        es: `0-2 El escarabajo hace un agujero.
0-2 ¡Adiós, bola! ¡Buenas noches!
2-2 ¡Es una cuna chiquitita!
4 La capitana cavó un agujero y metió la bola.
4 —¿La vas a enterrar? —preguntó {F}.
4! —Mi bola es una cuna —dijo la capitana—. Dentro pondré un huevo.
6 Por primera vez en toda la noche, hablaba bajito.
6 —¿Y qué comerá cuando nazca? —preguntó {H}.
6 —La cuna —dijo la capitana—. ¿Qué va a comer?
8 {F} lo pensó. Una casa que también es la cena. No era mala idea, quitando lo del burro.
8 —Y lo que sobre, para las flores —dijo ella, y echó el último puñado de tierra.
10 Así que era eso. Toda la noche por encima de troncos y por dentro de zapatos, sin torcerse ni un palmo, para dejar a alguien en el mejor sitio.`,
        en: `0-2 The captain digs a hole.
0-2 Bye-bye, ball! Good night!
2-2 It is a tiny, tiny cradle!
4 The captain dug a hole and put the ball in.
4 “Is that the end of it?” asked {F}.
4! “My ball is a cradle,” said the captain. “I will lay an egg in it.”
6 For the first time that night she did not shout.
6 “And what will it eat?” asked {H}.
6 “The cradle,” said the captain. “What else?”
8 {F} thought it over. A house that is also your supper. It was not a bad idea, apart from the donkey.
8 “And the flowers get what is left,” she said, and put on the last handful of earth.
10 So that was it. All night long, over logs and through shoes, and not an inch to the side, to put somebody to bed in the best place.`,
        alt: {
          es: '{H} y {F} miran cómo la capitana entierra la bola.',
          en: '{H} and {F} watch the captain bury her ball.',
        },
        picture: {
          H: ['kneel', 'calm'],
          F: ['crouch', 'surprised'],
          props: ['beetle', 'stone', 'star', 'flower'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `4! {H} entregó {thing}. Todo seguía a oscuras.
4 —¿Encendemos? —preguntó el encargado.
4! —Una luz pequeña —dijo {H}—. Y que mire al suelo.
6 —¿Solo una? —dijo el encargado, que tenía doscientas.
6 —Las demás ya están encendidas —dijo {F}, y señaló el cielo.
4 {X} enseñó el baile de la capitana: vuelta, vuelta y a rodar.
6 Se bailaba encima de algo redondo. Hubo calabazas, barriles y siete chichones.
6 —¿Y de qué burro era la bola? —preguntó el burro que había llevado las sillas.
6 —De usted —dijo {F}.
6 Al burro se le llenaron los ojos de lágrimas. Nadie había aprovechado nunca tan bien una cosa suya.
6 —Si hace falta más —dijo—, tengo tiempo.
6 {X} le puso una cinta de honor en una oreja.
6 La capitana bailó con el burro. Visto de lejos, bailaba solo el burro.
8 La capitana ganó el concurso de baile. El premio era una bombilla. Se la cambió al burro por otra cosa.
8 El letrero de «AQUÍ» se quedó apagado. Total, ya estaban.
8 —¿Y si alguien se pierde? —preguntó el encargado.
8 —Que lo diga en voz alta —contestó {H}—, y vamos a buscarlo.
8 A medianoche se oyó una vocecita: «¡Me he perdido!». Era el encargado, que quería probar. Lo encontraron entre ocho.
10 En primavera salió una fila de amapolas. Empezaba en la piedra con forma de queso, pasaba por encima de un tronco y se metía en un zapato viejo. Luego subía hasta la colina sin torcerse ni un palmo. Eran las semillas que habían ido cayendo de la bola.
10 Desde entonces, cuando alguien pregunta el camino, le contestan lo mismo que siempre, o casi: «No tiene pérdida: es todo rojo».`,
        en: `4! {H} handed over {thing}. It was still dark.
4 “Shall we light up?” asked the man with the lights.
4! “One small lamp,” said {H}. “And let it look at the ground.”
6 “Just one?” said the man, who had two hundred.
6 “The rest are on already,” said {F}, and pointed up.
4 {X} showed them the captain’s dance: round, round and roll.
6 They all danced as she did, each on top of a round thing. There were pumpkins, there were barrels, and there were seven bumps.
6 “And which donkey was the ball from?” asked the donkey who had brought the chairs.
6 “From you,” said {F}.
6 His eyes filled with tears. Nobody had ever put a thing of his to such good use.
6 “If you need any more,” he said, “I have time.”
6 {X} tied a ribbon of honour to one of his ears.
6 The captain danced with him. From a distance it looked like one donkey.
8 The captain won the prize for dancing. It was a bulb. She swapped it with the donkey for something else.
8 The sign that said Here was left dark. They were there already, after all.
8 “But what if somebody gets lost?” asked the man with the lights.
8 “They can say it out loud,” said {H}, “and we will come.”
8 At midnight a small voice called out: “I am lost!” It was the man with the lights, who wanted to try. It took eight of them to find him.
10 In spring there was a row of poppies. It began at the stone like a cheese, went over a log, and in and out of an old shoe. Up the hill it went, and never bent by an inch. They were the seeds that had dropped from the ball.
10 So now, if you ask people the way, they tell you what they always did, or nearly. “You cannot miss it,” they say. “Just keep to the red.”`,
        alt: {
          es: '{H} entrega {thing} y {F} baila a la luz de un farol.',
          en: '{H} hands over {thing} and {F} dances by a small lamp.',
        },
        picture: {
          H: ['reach', 'happy'],
          F: ['dance', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['lantern', 'star', 'stone'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Cuántas estrellas! ¡Por ahí es!
0-2 {H} y {F} llegan a casa.
0-2 {X} dice: ¡oooh!
2-2 Buenas noches, estrellas.
4! {thing} llegó a tiempo. ¡Y empezó {event}!
4 La gente hablaba bajito. Había muchas estrellas.
4 Y volvieron a casa sin farol, todo recto.
6 Todo recto era por debajo de una vaca dormida. No se despertó.
6 {X} dio las buenas noches a la vaca. La vaca soñó que se las daban.
8 Al pasar por la piedra con forma de queso le dijeron adiós. Parecía más pequeña. Las cosas que asustan siempre lo parecen cuando uno ya sabe salir.
10 Bajo la colina, en una cuna de burro de primera, alguien diminuto estaba a punto de empezar. Todavía no sabía nada del cielo. Pero lo tenía encima, entero, esperando a que subiera a mirarlo.
4! En la cama, {H} dio una vuelta bailando y se durmió. Todo recto.`,
        en: `0-2! So many stars! That is the way!
0-2 {H} and {F} walk home.
0-2 {X} says: oooh!
2-2 Good night, stars. Good night!
4! So {thing} was just in time. Now it was time for {event}!
4 They spoke softly. There were so many stars.
4 Then they went home with no lantern, straight ahead.
6 Straight ahead was under a sleeping cow. She did not wake up.
6 {X} said good night to the cow, and the cow dreamed that somebody did.
8 They waved to the stone like a cheese. It looked smaller now. Things that go round and round always do, once you know the way out.
10 Under the hill, in a cradle of first-class donkey, somebody tiny was about to begin, and knew nothing of the sky as yet. But there it was above, all of it, waiting for somebody to climb up and look.
4! At home {H} danced right round on the bed and fell asleep. Straight ahead.`,
        alt: {
          es: '{H} y {F} miran las estrellas junto a {thing}.',
          en: '{H} and {F} look at the stars beside {thing}.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['sit', 'happy'],
          X: ['sit', 'calm'],
          showsThing: true,
          props: ['star', 'moon', 'flower'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
