import type { Plot } from '../plot.ts'
import { mirrorStrikeRetold } from '../retold/mirror-strike.ts'

/** The magic mirror is tired of its one question and shows nothing but backs of heads. It has never seen itself. */
export const mirrorStrike: Plot = {
  id: 'mirror-strike',
  retold: mirrorStrikeRetold,
  themes: ['princesas', 'fantasia'],
  needs: ['magic'],
  refrains: { es: ['¡Espejito, espejito!', '¡Tú igual que yo!'], en: ['Mirror, mirror!', 'Just like me!'] },
  blurb: {
    es: 'El espejo mágico de la corte está en huelga. Siempre le hacen la misma pregunta, y ya no puede más. Ahora solo enseña cogotes. Nadie sabe si lleva espinacas en los dientes. ¿Qué le gustaría al espejo que le preguntaran? {H} y {F} van a averiguarlo.',
    en: 'The magic mirror of the court is on strike. They always ask it the same thing, and it has had enough. Now all it shows is the backs of heads, and nobody knows about the spinach in their teeth. What would a mirror like to be asked? {H} and {F} will find out.',
  },
  setup: {
    id: 'mirror-strike/setup',
    titles: {
      es: ['Un reino lleno de cogotes', 'La huelga del espejo', 'Espejito, espejito'],
      en: ['The backs of all the heads', 'A mirror on strike', 'Mirror, mirror'],
    },
    moments: [
      {
        es: `0-2 {H} mira al espejo. ¡No se ve!
0-2 {F} mira. ¡Tampoco!
2-2 Solo se ve un cogote. ¡Qué raro!
4! {At} colgaba el espejo mágico de la corte.
4! {H} se asomó. ¡Y vio su propio cogote!
4! {F} se asomó. ¡Otro cogote!
4 —Hoy no enseño caras —dijo el espejo.
6 Tenía un marco de oro y la voz un poco empañada.
6 —Estoy en huelga —explicó.
6 Y se volvió de cara a la pared, clavo incluido.
8 Llevaba seiscientos años contestando a la misma pregunta. «¿Quién es la persona más guapa del reino?». Siete veces al día, y los domingos, doce.
10 No es que fuera difícil. Es que quien pregunta eso trae ya la respuesta de casa, y un espejo, con los años, lo nota.`,
        en: `0-2 {H} looks in the mirror. No face!
0-2 {F} looks. No face!
2-2 Just the back of a head. How odd!
4! The magic mirror of the court hung {at}.
4! {H} looked in. There was the back of a head!
4! {F} looked in. Another back of a head!
4 “No faces today,” said the mirror.
6 It had a gold frame, and its voice was a bit misty.
6 “I am on strike,” it told them.
6 And it turned to the wall, nail and all.
8 For six hundred years it had been asked one question. “Who is the fairest of them all?” It came seven times a day, and on Sundays twelve.
10 It was not that it was hard. But whoever asks that has brought the answer from home, and after some years a mirror can tell.`,
        alt: {
          es: '{H} y {F} se miran en un espejo y no encuentran su cara.',
          en: '{H} and {F} look in a mirror and cannot find their faces.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'surprised'],
          props: ['mirror', 'crown', 'candle'],
        },
      },
      {
        es: `4! Los demás espejos se enteraron. ¡Y también hicieron huelga!
4 Los charcos y las cucharas, también.
4! Nadie podía verse la cara.
4 {X} se peinó de memoria. Se peinó una oreja.
4! El duque llevaba una espinaca en un diente, ¡y no lo sabía!
6 —Está usted muy... verde —le dijo {F}, con cuidado.
6 El duque lo tomó como un elogio.
6 La condesa se pintó los labios en la barbilla. El barbero se afeitó una ceja. Un señor saludó muy serio a su propio abrigo.
6 {X} fue avisando a la gente de lo que llevaba en la cara. No se lo agradeció nadie.
6 —¿Y cómo vamos a arreglarnos para {event}? —lloraba la condesa.
6 {H} volvió a llamar al marco. Toc, toc.
6 —¿Qué te gustaría que te preguntaran?
6 El espejo tardó muchísimo en contestar.
6 —No lo sé —dijo—. Nunca me ha dado tiempo a pensarlo. Traedme una buena.
8 —¿Cuánto pesas? —probó {F}.
8 —Un quintal. Esa no es.
8 {X} le preguntó la hora. El espejo la dijo al revés.
8 En las ventanas, en las teteras y en los botones iban y venían miles de cogotes. Visto por detrás, el reino parecía siempre a punto de marcharse.
8 El duque sonrió a la cocinera con todo su diente verde. Ella pensó que era perejil y le pidió la receta.
10 {H} se tocó la cara con los dedos: dos cejas, una nariz, lo de siempre. Se dio cuenta de que conocía mejor la cara de {F} que la suya. Claro que la de {F} la había visto muchísimo más.
10 —Tienes los ojos contentos —dijo {F}.
10 —¿De verdad? Pues no lo sabía.`,
        en: `4! The other mirrors heard of it. They went on strike too!
4 So did the puddles and the spoons.
4! Nobody could see their own face.
4 {X} combed by guesswork, and combed one ear.
4! The duke had spinach on a tooth. And he did not know!
6 “You look very... green,” {F} told him with care.
6 The duke was pleased to hear it.
6 The countess put lipstick on her chin. The barber shaved off an eyebrow. One man said good day to his own coat.
6 {X} told people what they had on their faces. Nobody said thank you.
6 “How can we get ready for {event}?” cried the countess.
6 {H} went back and knocked on the frame.
6 “What would you like them to ask?”
6 It was a long time before the mirror spoke.
6 “I do not know,” it said. “I never had time to think. Bring me a good one.”
8 “How much do you weigh?” {F} tried.
8 “As much as a pony. That is not it.”
8 {X} asked it the time. The mirror told it back to front.
8 In windows, in teapots and in buttons, the backs of heads went to and fro. From behind, the kingdom always looked as if it were just about to leave.
8 The duke smiled at the cook with his green tooth. She took it for parsley, and asked how it was done.
10 {H} felt around with ten fingers: two eyebrows, a nose, the usual things. It was odd, but the face of {F} was the one that {H} knew best. Of course, that one had been looked at far more.
10 “Your eyes look happy,” said {F}.
10 “Do they? Nobody told me.”`,
        alt: {
          es: '{H} llama al marco del espejo, y {F} intenta no reírse.',
          en: '{H} knocks on the mirror, and {F} tries not to laugh.',
        },
        picture: {
          H: ['reach', 'thoughtful'],
          F: ['cheer', 'happy'],
          X: ['stand', 'surprised'],
          props: ['mirror', 'teapot', 'hat', 'leaf'],
        },
      },
      {
        es: `0-2 {H} sube un brazo. {F}, también.
0-2 {X}, igual.
2-2 {H} saca la lengua. ¡Y {F} también!
4! —Yo seré tu espejo —dijo {F}—. Mírame.
4 {H} levantó un brazo. {F} levantó el suyo.
4 {H} sacó la lengua. ¡{F} también!
4! Y se fueron a buscar una buena pregunta.
6 Por el camino encontraron muchas. ¿Por qué hace cosquillas el agua? ¿Adónde va la luz cuando se apaga?
6 {F} las escribía al revés, para que el espejo las leyera mejor.
6 {X} traía una estupenda, pero no se acordaba de cuál.
8 Llevaban ya treinta, y pesaban. Una buena pregunta ocupa poco, pero no deja sitio para nada más.
8 Desde cada cristal los veía pasar, con curiosidad, alguien de espaldas.
10 Al duque, por fin, se lo habían dicho. Se quitó la espinaca, la miró y dijo que la iba a echar de menos: aquel día le había sonreído todo el mundo.`,
        en: `0-2 {H} puts up one arm. So does {F}.
0-2 So does {X}.
2-2 {H} pulls a face. So does {F}!
4! “I will be your mirror,” said {F}. “Look at me.”
4 {H} put up one arm. So did {F}.
4 {H} pulled a face. So did {F}!
4! And off they went to find a good question.
6 They found a lot of them. Why does water tickle? Where does light go when you put it out?
6 {F} wrote them all back to front, so that the mirror could read them.
6 {X} had a lovely one, but could not think what it was.
8 They had thirty now, and felt the weight. A good question takes up little room, but it leaves none for other things.
8 From each window somebody with no face looked out at them, wondering.
10 The duke had been told at last. He took off the spinach and looked at it. He would miss it, he said, for everyone had smiled at him that day.`,
        alt: {
          es: '{H} y {F} juegan a hacer los mismos gestos, frente a frente.',
          en: '{H} and {F} face each other and make the same moves.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['wave', 'happy'],
          X: ['wave', 'happy'],
          props: ['letter', 'pencil', 'mirror'],
          together: ['face-to-face', 'H', 'F'],
        },
      },
    ],
  },
  setback: {
    id: 'mirror-strike/setback',
    titles: { es: ['La misma pregunta', 'Cosquillas en el vaho'], en: ['The same old question', 'A ticklish mirror'] },
    moments: [
      {
        es: `0-2 ¡Espejito! ¿Quién es guapo?
0-2 ¡Crac! {H} y {F}: ¡oh, no!
2-2 El espejo llora. Se pone blanco.
4! La condesa no pudo más. Corrió hasta el espejo.
4! —¿Quién es la más guapa? —le preguntó.
4! ¡Crac! Al espejo le salió una raya.
4! Y se empañó de arriba abajo.
6 —Solo era una preguntita —se disculpó ella.
6 —Era la misma —dijo el espejo. Y ya no dijo nada más.
6 La condesa se quedó con la mano en la boca, o donde creía tenerla.
8 Le llevaron flores, gamuzas y un abrillantador carísimo. Le dijeron que era el espejo más guapo del reino, y fue muchísimo peor.
10 Hay elogios que son como las fundas de los sofás. Se ponen con cariño y no dejan ver el sofá.`,
        en: `0-2 Mirror! Who is the best?
0-2 Crack! {H} and {F}: oh no!
2-2 The mirror cries. It goes all white.
4! The countess could bear it no more. She ran to the mirror.
4! “Who is the fairest?” she asked it.
4! Crack! There was a line in the glass.
4! And it misted over, top to bottom.
6 “It was just one little question,” she said.
6 “It was the same one,” said the mirror. After that it did not speak.
6 The countess put a hand to her mouth, or to where she thought it was.
8 They brought it flowers, soft cloths and very dear polish. They told it that it was the fairest mirror in the land, and that made it far worse.
10 Some praise is like the cover on a sofa. It is put there with love, and then you never see the sofa.`,
        alt: {
          es: '{H} y {F} ven el espejo blanco y empañado.',
          en: '{H} and {F} see the mirror, white and misted over.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['point', 'surprised'],
          props: ['mirror', 'flower', 'crown'],
        },
      },
      {
        es: `4 {H} y {F} leyeron sus treinta preguntas.
4! El espejo no contestó a ninguna.
4 {X} limpió una esquina con la manga. Se volvió a empañar.
4! Entonces {H} dibujó con el dedo en el vaho. Dos ojos y una boca.
4! —Ji —hizo el espejo.
6 {H} dibujó unas orejas de conejo.
6 —Ji, ji —hizo el espejo. Tenía cosquillas.
6 {F} dibujó un gato, y le quedó fatal. Tenía cinco patas y cara de martes. El espejo soltó una carcajada que se oyó en las cucharas.
6 {X} dibujó una cosa. No se supo qué era, pero hizo mucha gracia.
6 La condesa se acercó de puntillas. Dibujó, muy pequeñita, una espinaca.
6 El duque no se dio por aludido.
6 —Nunca me habían puesto nada —dijo el espejo—. Hasta hoy, la gente solo venía a llevarse.
6 Era verdad. A un espejo uno llega, mira, se lleva su cara y se va.
8 Poco a poco, el vaho se fue secando. Con él se fueron las orejas, la espinaca y el gato de cinco patas.
8 —Otra vez —pidió el espejo. Pero ya no quedaba vaho.
8 {X} echó el aliento con todas sus fuerzas. Dio para media oreja.
8 —No pasa nada —dijo el espejo—. Estoy hecho a que todo se vaya.
10 {H} pensó en los seiscientos años de caras que habían pasado por allí. Ninguna había dejado ni una raya. Bueno, una raya sí: la de aquella tarde.
10 —Me la quedo —dijo el espejo—. Es lo primero que me pasa a mí.
10 La condesa se puso colorada. Lo notó por el calor, ya que de otra manera no podía.`,
        en: `4 {H} and {F} read out their thirty questions.
4! The mirror did not answer one.
4 {X} wiped a corner with a sleeve. It misted up again.
4! Then {H} drew in the mist. Two eyes and a mouth.
4! “Hee,” went the mirror.
6 {H} drew two rabbit ears.
6 “Hee, hee,” it went. It was ticklish.
6 {F} drew a cat, and it came out badly. It had five legs and a Monday face. The mirror laughed so hard that you could hear it in the spoons.
6 {X} drew something too. Nobody knew what it was, but it was very funny.
6 The countess came up on tiptoe. She drew a tiny bit of spinach.
6 The duke took no notice.
6 “Nobody ever put anything in before,” said the mirror. “They just came to take.”
6 It was true. You go up to a mirror, look in, take your face and leave.
8 Little by little the mist dried up. Away went the ears, the spinach and the cat with five legs.
8 “Again,” begged the mirror. But there was no mist left.
8 {X} breathed on the glass with all possible might. It made half an ear.
8 “Never mind,” said the mirror. “I am used to things that go away.”
10 {H} thought of all the faces in six hundred years. Not one of them had left so much as a line. Well, there was one line now, from that afternoon.
10 “I am keeping it,” said the mirror. “It is the first thing that has happened to me.”
10 The countess went pink. She could tell from the heat, having no other way to know.`,
        alt: {
          es: '{H} dibuja con el dedo en un espejo empañado, y {F} se ríe.',
          en: '{H} draws with one finger on a misty mirror while {F} laughs.',
        },
        picture: {
          H: ['reach', 'happy'],
          F: ['cheer', 'happy'],
          X: ['reach', 'thoughtful'],
          props: ['mirror', 'letter', 'leaf'],
        },
      },
      {
        es: `0-2 {H} dibuja. ¡Ji, ji!
0-2 {X} dibuja un sol.
2-2 El espejo se ríe. ¡Tiene cosquillas!
4! —Siempre le preguntan por otra gente —dijo {H}.
4! —Y nunca por él —dijo {F}.
4 Se miraron. ¡Ya tenían la pregunta!
4 Pero, para contestarla, hacía falta una cuerda. ¡Y otro espejo!
6 {X} volvió con tres cuerdas, porque no sabía de qué largo era la pregunta.
6 —Tú no te muevas —le dijo {F} al espejo.
6 —Soy un espejo —contestó él—. Si no se mueve nadie, yo tampoco.
8 El duque y la condesa se arremangaron. Él se arremangó un brazo, y ella, por si acaso, el otro brazo de él.
8 —Y ustedes, no se peinen —añadió {F}.
10 Las treinta preguntas se quedaron apiladas en el suelo, al revés. Para ser tan pocas hacían un montón altísimo, que nadie tiró nunca. Hoy se usan de escalón.`,
        en: `0-2 {H} draws. Hee, hee!
0-2 {X} draws a sun.
2-2 The mirror laughs. It is ticklish!
4! “They always ask it about other people,” said {H}.
4! “Never about itself,” said {F}.
4 They looked at each other. They had the question!
4 But they needed a rope for it. And one more mirror!
6 {X} came back with three ropes, not being sure how long the question was.
6 “Do not move,” {F} told the mirror.
6 “I am a mirror,” it said. “If you keep still, so do I.”
8 The duke and the countess rolled up their sleeves. He rolled up one of his, and she, to be on the safe side, the other one of his.
8 “And do not comb your hair,” said {F}.
10 The thirty questions stayed on the floor in a pile, back to front. For so few, it was a very tall pile. It is still there, and people use it as a step.`,
        alt: {
          es: '{H} y {F} corren a buscar una cuerda y otro espejo.',
          en: '{H} and {F} run to fetch a rope and one more mirror.',
        },
        picture: {
          H: ['run', 'excited'],
          F: ['point', 'excited', 'rope'],
          X: ['hold', 'happy', 'rope'],
          props: ['mirror', 'letter'],
        },
      },
    ],
  },
  climax: {
    id: 'mirror-strike/climax',
    titles: {
      es: ['Una sola pregunta', 'Cara a cara', 'Espejo con espejo'],
      en: ['Just one question', 'Face to face', 'Mirror to mirror'],
    },
    moments: [
      {
        es: `0-2 El espejo está triste.
0-2 ¡Nunca se ha visto!
2-2 {H} y {F} traen otro espejo. ¡Uf!
4! {H} se acercó con una sola pregunta.
4! —Espejo, ¿tú cómo eres?
4! El espejo no lo sabía. ¡Nunca se había visto!
4 —He mirado seiscientos años de caras —dijo—. La mía, ninguna.
6 —Pues te la vamos a enseñar —dijo {F}.
6 En la otra punta había un espejo igual de grande. Había que ponerlos uno frente al otro.
8 —¿Y si no me gusto? —preguntó el espejo. Era lo mismo que se preguntaba todo el mundo antes de mirarlo a él.
10 Un espejo pesa lo que pesa, más un poquito por cada cara que se le ha quedado dentro. Aquel no lo levantaba cualquiera.`,
        en: `0-2 The mirror is sad.
0-2 It has never seen itself!
2-2 {H} and {F} bring a mirror. Oof!
4! {H} came back with just one question.
4! “Mirror, what do you look like?”
4! It did not know. It had never seen itself!
4 “Six hundred years of faces,” it said. “And not one of them was mine.”
6 “Then we will show you,” said {F}.
6 At the far end was a mirror just as big. They had to stand them face to face.
8 “What if I do not like me?” asked the mirror. It was just what people asked themselves before they looked at it.
10 A mirror weighs what it weighs, and a bit more for each face that has got stuck in there. This one was not for anybody to lift.`,
        alt: {
          es: '{H} le hace una pregunta al espejo, y {F} trae una cuerda.',
          en: '{H} asks the mirror a question, and {F} brings a rope.',
        },
        picture: {
          H: ['stand', 'calm'],
          F: ['hold', 'determined', 'rope'],
          props: ['mirror', 'mirror', 'candle'],
          time: 'sunset',
        },
      },
      {
        es: `4! El espejo nunca se había visto. {H} y {F} trajeron otro.
4 Lo ataron con una cuerda. Había que levantarlo despacio, muy despacio.
4 {X} iba diciendo: «A la izquierda, a la derecha».
6 Pesaba como un caballo sentado. Lo subieron un dedo. Descansaron. Lo subieron otro.
6 —¡Cuidado con la esquina! —gritó el duque, que llevaba el traje del revés.
6 La condesa empujaba por abajo. Por primera vez no le importaba qué cara ponía al empujar.
6 {X} se equivocó de izquierda, y acabaron dentro de un armario.
6 —¡No te veo! —dijo {F} desde el otro lado.
4 —¡Haz como yo! —dijo {H}—. ¡Sé mi espejo!
4 Y se imitaron tan bien que levantaron a la vez.
8 —Un poco más —pidió el espejo viejo, que temblaba en su clavo—. No, esperad. Sí. Un poco más.
8 Faltaba un palmo. A {H} le sudaban las manos. A {F} también, porque hacía lo mismo en todo.
8 Se apagaron las conversaciones. Hasta las cucharas querían verlo.
10 Hacía falta mucho valor. Todos los que estaban allí se habían mirado mil veces, con calma y a solas. El espejo iba a hacerlo por primera vez, delante de la corte entera y sin poder peinarse.
10 —Estamos aquí —le dijo {H}.
10 —Ya os veo —dijo el espejo, muy bajito. Y era verdad: por primera vez en todo el día, los veía de cara.`,
        en: `4! The mirror had never seen itself. {H} and {F} brought another.
4 They tied a rope to it. They had to lift it slowly, so slowly.
4 {X} told them, “To the left, to the right.”
6 It weighed as much as a horse sitting down. They got it up by an inch. They had a rest. They got it up by one more.
6 “Mind the corner!” shouted the duke, who had his suit on back to front.
6 The countess pushed from below. For once she did not care what her face looked like.
6 {X} mixed up left and right, and they all ended up in a cupboard.
6 “I cannot see you!” called {F} from the other side.
4 “Do what I do!” called {H}. “Be my mirror!”
4 They did it so well that they lifted as one.
8 “A bit more,” begged the old mirror, shaking on its nail. “No, wait. Yes. A bit more.”
8 There was just an inch to go. {H} was hot all over. So was {F}, who did the same in everything.
8 All the talk died down. Even the spoons had turned to see.
10 It was a brave thing to do. They had all looked at themselves a thousand times, and taken their time, alone. The mirror had to do it in front of the whole court, and could not even comb its hair.
10 “We are here,” {H} told it.
10 “I see you,” said the mirror, very low. And it was so. For the first time that day, it saw them from the front.`,
        alt: {
          es: '{H} y {F} levantan con cuerdas un espejo muy pesado.',
          en: '{H} and {F} lift a very heavy mirror with ropes.',
        },
        picture: {
          H: ['reach', 'determined', 'rope'],
          F: ['reach', 'determined', 'rope'],
          X: ['point', 'excited'],
          props: ['mirror', 'rope', 'hat'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¡Espejo con espejo! ¡Oh!
0-2 {H} mira. {F} mira. ¡Cuántos!
0-2 {X} saluda.
2-2 ¡Un espejo, y otro, y otro, y otro!
4! ¡Arriba! Un espejo miró al otro.
4! ¡Y salió un pasillo de espejos sin fin!
4 —¿Ese soy yo? —preguntó—. ¡Qué largo soy!
4 Y se echó a reír.
6 Había un marco dentro de un marco, y dentro, otro marco. El último no se veía.
6 {X} saludó, y saludaron mil.
6 —¿Qué hay al fondo? —preguntó {F}.
6 —No lo sé —dijo el espejo, feliz—. Tendré que seguir mirando.
8 En todas las cucharas del reino volvieron las caras. Se oyó un «¡anda!» general y unos cuantos «¡madre mía!».
8 La condesa se vio los labios en la barbilla. —Pues me alargan la cara —dijo, y se los dejó.
10 Con dos espejos basta para que no se acabe nunca. Puede probarlo cualquiera en casa. Se ponen uno enfrente del otro, se asoma uno un poquito y se queda un buen rato sin saber qué decir.`,
        en: `0-2 Mirror to mirror! Oh!
0-2 {H} looks. {F} looks. So many!
0-2 {X} waves.
2-2 One mirror, and one more, and one more!
4! Up! One mirror looked at the other.
4! There was a hall of mirrors with no end!
4 “Is that me?” it asked. “I am so long!”
4 And it began to laugh.
6 There was a frame in a frame, and in that, one more frame. You could not see the last one.
6 {X} waved, and a thousand waved.
6 “What is at the end?” asked {F}.
6 “I do not know,” said the mirror, so happy. “I will have to keep looking.”
8 In all the spoons of the kingdom the faces came back. There was a great “Oh!” and quite a few “Oh dears”.
8 The countess saw the lipstick on her chin. “It does make my face longer,” she said, and left it.
10 You need just two mirrors, and it never ends. Anyone can try it at home. Stand one across from the other, put your nose round the edge, and for a good long while you will not know what to say.`,
        alt: {
          es: '{H} y {F} miran, con la boca abierta, un espejo frente a otro.',
          en: '{H} and {F} stare at one mirror in front of another.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'excited'],
          X: ['wave', 'happy'],
          props: ['mirror', 'candle', 'mirror', 'star'],
          time: 'sunset',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'mirror-strike/resolution',
    titles: {
      es: ['¿De qué color es el lunes?', 'Cien y un millón', '¿Qué tal has dormido?'],
      en: ['What colour is Monday?', 'A hundred and a million', 'Did you sleep well?'],
    },
    moments: [
      {
        es: `0-2 ¡Hola, espejo! ¡Ya sale mi cara!
0-2 {H} ríe. {F} ríe.
2-2 ¡El espejo está contento!
4! Y así se acabó la huelga.
4 —Pero quiero preguntas nuevas —avisó el espejo.
4 El duque se vio la espinaca en el diente. ¡Qué grito dio!
6 —¿Por qué no me lo dijo nadie?
6 —Se lo dije —recordó {F}—. Muy... verde.
6 Se formó una cola de gente con preguntas recién hechas. Nadie traía la de siempre.
8 —¿De qué color es el lunes? —quiso saber el barbero de una sola ceja.
8 El espejo lo pensó con muchísimo gusto y pidió tres días.
10 —¿Y tú de qué te ríes? —le preguntó a {H} una señora.
10 —De nada. De que me veo —dijo {H}. Y era un poco más que eso.`,
        en: `0-2 Hello, mirror! There is my face!
0-2 {H} laughs. {F} laughs.
2-2 And the mirror is happy!
4! And so the strike was over.
4 “But I want new questions,” said the mirror.
4 The duke saw the spinach on his tooth. What a yell!
6 “Why did nobody tell me?”
6 “I did,” said {F}. “Very... green.”
6 People stood in line with fresh questions. Nobody had brought the old one.
8 “What colour is Monday?” asked the barber with one eyebrow.
8 The mirror thought about it with great joy, and asked for three days.
10 “What are you laughing at?” a lady asked {H}.
10 “Nothing. I can see me,” said {H}. And it was a bit more than that.`,
        alt: {
          es: '{H} y {F} se ven por fin la cara en el espejo y se ríen.',
          en: '{H} and {F} see their faces in the mirror at last, and laugh.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'happy'],
          props: ['mirror', 'letter', 'leaf', 'crown'],
          time: 'sunset',
        },
      },
      {
        es: `4 Dejaron los dos espejos cara a cara.
4! {H} y {F} bailaron en medio, con cien personas.
4 ¡Parecían un millón!
4 {X} sacó a bailar a todos sus reflejos. Dijeron que sí.
4 —¿Y quién es la persona más guapa? —se le escapó a un señor.
6 Todo el mundo se calló.
4 —Esa me la sé —dijo el espejo—. Es quien se acaba de reír.
6 Se miraron unos a otros para ver quién era. Y como les dio la risa, ya no hubo manera de saberlo.
6 {H} se tocó la nariz. {F} se tocó la suya. La condesa l{HF:os/as} vio y se puso enfrente del duque.
6 El duque levantó un pie. La condesa levantó otro. Nunca se habían mirado tanto rato.
6 {X} jugó a lo mismo con un gato. El gato mandaba.
6 Desde entonces, allí la gente se avisa. «Llevas una hoja en el pelo», dicen. O también: «Hoy llevas los ojos contentos».
6 —Lo segundo yo no lo enseño —reconoció el espejo—. Eso hay que decirlo.
8 Delante del marco pusieron un taburete, por si quien venía quería quedarse un rato. Y un tarro con preguntas, para quien no trajera.
8 Las hay buenísimas. ¿Qué se ve desde dentro? ¿Te molesta el polvo? ¿Echas de menos a alguien?
8 {X} metió una doblada en ocho. El espejo tardó una semana, pero la contestó entera.
10 Lo que más le gusta es no saber algo. Dice que una respuesta sabida es como una habitación vacía, y que una pregunta buena, en cambio, siempre trae visitas.
10 Algunas tardes pide que le acerquen el otro espejo. Se miran sin prisa, marco con marco, hasta donde alcanza la vista. Y luego un poco más, que es la parte que prefiere.`,
        en: `4 They left the two mirrors face to face.
4! {H} and {F} danced in between with a hundred people.
4 They looked like a million!
4 {X} asked all those reflections to dance. They all said yes.
4 “So who is the fairest?” asked a man, by mistake.
6 They all went quiet.
4 “I know this one,” said the mirror. “It is the one who has just laughed.”
6 They all looked round to see who it was. And that made them laugh, so there was no way to tell.
6 {H} touched one nose. {F} touched the other. The countess saw it, and went and stood in front of the duke.
6 The duke put up one foot. The countess put up one foot. They had never looked at each other for so long.
6 {X} played it with a cat. The cat was in charge.
6 Now the people there tell each other. “You have a leaf in your hair,” they say. Or else, “You have happy eyes today.”
6 “I cannot show the second one,” said the mirror. “That has to be said.”
8 They put a stool in front of the frame, in case people would like to stay. There is a jar of questions too, for those who bring none.
8 Some of them are splendid. What do you see from inside? Do you mind the dust? Is there anyone you miss?
8 {X} put one in, folded very small. The mirror took a week, but it answered all of it.
10 What it likes best is not to know. An answer that you know, it says, is like an empty room. A good question always brings company.
10 Some afternoons it asks them to bring the other mirror close. They look at each other, in no hurry, frame to frame, as far as the eye can see. And then a bit further, which is the part that it likes best.`,
        alt: {
          es: '{H} y {F} bailan entre dos espejos llenos de reflejos.',
          en: '{H} and {F} dance between two mirrors.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['dance', 'happy'],
          props: ['mirror', 'mirror', 'music-note', 'candle'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Ahí está {H}! ¡Ahí está {F}!
0-2 ¡Uno, dos, tres, cien!
0-2 {X} baila.
2-2 {H} sube un brazo. {F}, también.
4! ¡Mil veces se veía {thing}! ¡Y empezó {event}!
4! {X} bailó con su reflejo.
4 {F} le quitó a {H} una miga de la cara.
4 {H} le quitó otra a {F}.
6 —¿Estamos guap{HF:os/as}? —preguntó {F}.
6 —Estamos limpi{HF:os/as} —dijo {H}. Y al espejo le entró la risa.
8 Al duque le guardaron la espinaca en un plato pequeño. Se la puso para la foto.
8 —Es que sonríe todo el mundo —explicó.
10 De noche, cuando se fueron todos, quedó una vela encendida entre los dos espejos. Desde fuera se veía una. Desde dentro era una calle larguísima con todas las farolas puestas.
4! Por la mañana, {H} se asomó.
4! —Espejito, ¿qué tal has dormido?`,
        en: `0-2! There is {H}! There is {F}!
0-2 One, two, three, a hundred!
0-2 {X} dances.
2-2 {H} puts up one arm. So does {F}.
4! A thousand times you saw {thing}. Now for {event}!
4! {X} danced with a mirror.
4 {F} took a crumb off {H}.
4 {H} took a crumb off {F}.
6 “Are we fair now?” asked {F}.
6 “We are clean,” said {H}. And that made the mirror laugh.
8 They kept the spinach for the duke on a small plate. He put it on for the photo.
8 “It makes them all smile,” he said.
10 That night, when they had all gone, one candle stayed lit between the mirrors. From outside you saw one. From inside it was a very long street with all its lamps on.
4! In the morning {H} looked in. “Mirror, mirror, did you sleep well?”`,
        alt: {
          es: '{H} saluda al espejo, que refleja {thing}, y {F} se ríe.',
          en: '{H} waves at the mirror and {F} laughs, beside {thing}.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['cheer', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['mirror', 'candle', 'mirror'],
        },
      },
    ],
  },
}
