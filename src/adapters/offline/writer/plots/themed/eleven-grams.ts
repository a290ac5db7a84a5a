import type { Plot } from '../plot.ts'
import { elevenGramsRetold } from '../retold/eleven-grams.ts'

/** A warbler of eleven grams leaves for Africa tonight. Everybody wants to send something along; only a song weighs nothing. */
export const elevenGrams: Plot = {
  id: 'eleven-grams',
  retold: elevenGramsRetold,
  themes: ['naturaleza', 'animales'],
  needs: ['beasts', 'ground'],
  refrains: { es: ['¡Eso no pesa!', '¡Canta, canta, canta!'], en: ['It weighs nothing!', 'Sing it once more!'] },
  blurb: {
    es: 'Un zarcero pesa menos que una carta, y esta noche se va volando a África. Se va a perder {event}. Todo el mundo quiere que se lleve algo, ¡y él no puede ni con una miga! {H} y {F} buscan un regalo que no pese nada.',
    en: 'A warbler weighs less than a letter, and tonight he flies to Africa, before it is time for {event}. They all want him to take something along. But he cannot carry a crumb! {H} and {F} look for a present that weighs nothing at all.',
  },
  setup: {
    id: 'eleven-grams/setup',
    titles: {
      es: ['Menos que una carta', 'Se va esta noche', 'El equipaje de once gramos'],
      en: ['Less than a letter', 'He leaves tonight', 'Eleven grams of luggage'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} ven un pajarito.
0-2 ¡Pesa como una pluma!
2-2 ¿Adónde vas, chiquitín? ¡Lejos, lejos!
4! Un pajarito vino a despedirse de {H} y {F}. ¡Se iba a África!
4! —Me pierdo {event} —dijo—. Y no puedo llevarme {thing}.
4 Pesaba once gramos, menos que una carta.
6 Era un zarcero políglota, y {at} lo conocía todo el mundo. Se llama así porque canta en muchos idiomas.
6 —¿Y vas solo? —preguntó {H}.
6 —Solo, de noche y mirando las estrellas.
8 Eran tres mil kilómetros, un mar y un desierto. Ya lo había hecho una vez, y todavía no había cumplido los dos años.
10 Llevaba semanas comiendo sin parar, para ponerse gordo. Lo había conseguido. Los once gramos eran con plumas y todo, y estaba muy orgulloso de su barriga.`,
        en: `0-2 {H} and {F} see a bird.
0-2 He is so, so light!
2-2 Where do you go, little one? Far, far!
4! A small bird came to say goodbye to {H} and {F}. He was off to Africa!
4! “I will miss {event},” he said.
4 He could not even take {thing} with him.
4 He weighed less than a letter.
6 He was a melodious warbler, and they all knew him {at}. In Latin he is called many-tongued, since he sings in so many ways.
6 “Do you go alone?” asked {H}.
6 “Alone, at night, and by the stars.”
8 It was three thousand kilometres, one sea and one desert. He had done it once before, and he was not two years old.
10 For weeks he had done nothing but eat, so as to get fat. It had worked. He weighed eleven grams, feathers and all, and was very proud of his tummy.`,
        alt: {
          es: '{H} y {F} hablan con un pajarito que se marcha.',
          en: '{H} and {F} talk to a small bird who is leaving.',
        },
        picture: {
          H: ['kneel', 'surprised'],
          F: ['stand', 'happy'],
          showsThing: true,
          props: ['bird', 'nest', 'letter'],
        },
      },
      {
        es: `4! La gente le trajo regalos para el viaje. ¡Muchos!
4! Un jersey. Un bote de mermelada. Un paraguas.
4 {X} le trajo un ladrillo, por si hacía viento.
4! Los pesaron. ¡Ay! El pajarito no podía con nada.
4 —¿Ni con una miga? —preguntó {F}.
4 —Con una, sí —dijo. Y se la comió.
6 {H} los fue poniendo en una balanza, uno a uno, con el pajarito al otro lado.
6 El jersey pesaba cuarenta pájaros. La mermelada pesaba sesenta. Una carta pesaba pájaro y medio.
6 —El paraguas se puede doblar —dijo un señor. Lo doblaron. Pesaba lo mismo, pero más corto.
6 —Quítele una manga —dijo doña Engracia, que había tejido el jersey.
6 Se la quitaron. Pesaba treinta y tres.
6 —¿Y una foto pequeña?
6 —Medio pájaro —leyó {F}.
6 El pajarito daba las gracias por todo. Cuanto más le daban, más pequeño parecía.
6 {X} sopló un poco en el platillo del pájaro, para ayudar.
8 —¿Y si va y viene a cucharadas? —propuso el de la mermelada.
8 —Son tres mil kilómetros por cucharada —dijo {H}.
8 —Si no te llevas nada —dijo doña Engracia, muy triste—, allí no te acordarás de nosotros.
8 El zarcero ladeó la cabeza.
8 —Yo me voy todos los años sin dejar nada —dijo—. ¿Cómo os acordáis vosotros de mí?
8 Se lo pensaron. No tenían ni una pluma suya.
8 —Por cómo cantas —dijo {F}.
8 Lo dijo sin darle importancia, y nadie se la dio.
10 Es muy difícil regalar algo a quien se va lejos y no tiene bolsillos. Uno piensa primero en lo que abriga, luego en lo que alimenta y al final en lo que no hace ninguna falta. Y todo pesa, lo que no hace falta más que nada. {H} miraba aquel montón, y al pájaro al lado, y no sabía cuál de los dos le daba más pena.
10 —Tiene que haber algo que quepa —dijo.`,
        en: `4! People brought him presents for the trip, and a lot of them!
4! A jumper. A jar of jam. An umbrella.
4 {X} brought a brick, in case it was windy.
4! They weighed it all. Oh dear! He could not carry a thing.
4 “Not a crumb?” asked {F}.
4 “One crumb,” he said, and ate it.
6 {H} put them on the scales one by one, with the bird on the other side.
6 The jumper weighed forty birds. The jam weighed sixty. A letter weighed one and a half.
6 “You can fold the umbrella,” said a man. They folded it. It weighed the same, but shorter.
6 “Take off a sleeve,” said Mrs Wool, who had knitted the jumper.
6 They took off a sleeve. It weighed thirty-three.
6 “What about a small photo?”
6 “Half a bird,” {F} read out.
6 The bird thanked them for it all. The more they gave him, the smaller he looked.
6 {X} blew on the bird’s side a little, to help.
8 “He could go to and fro, by the spoonful,” said the man with the jam.
8 “That is three thousand kilometres a spoonful,” said {H}.
8 “If you take nothing with you,” said Mrs Wool sadly, “you will not remember us.”
8 The warbler put his head on one side.
8 “I go away each year and leave nothing here,” he said. “How do you remember me?”
8 They thought it over. They did not have so much as a feather.
8 “By how you sing,” said {F}.
8 {F} thought nothing of it, and nor did they.
10 It is hard to find a present for somebody who goes far away and has no pockets. First you think of what is warm, and next of what is good to eat, and last of all of things that nobody needs. And it all weighs something, and the last of those weigh most. {H} looked at the heap, and then at the bird, and did not know which of them was the sadder sight.
10 “There must be something that fits,” said {H}.`,
        alt: {
          es: '{H} y {F} pesan regalos para el pajarito.',
          en: '{H} and {F} weigh presents for the small bird.',
        },
        picture: {
          H: ['hold', 'thoughtful', 'scarf'],
          F: ['kneel', 'thoughtful'],
          X: ['hold', 'happy', 'box'],
          props: ['bird', 'umbrella', 'saucepan', 'letter'],
        },
      },
      {
        es: `0-2 ¿Un jersey? ¡No, que pesa!
0-2 {F} trae un paraguas.
0-2 {X} trae un ladrillo.
2-2 El pajarito no puede. ¡Pesa mucho!
4! El montón de regalos era más alto que {F}.
4 —Tiene que haber algo que no pese —dijo {H}.
4 —¿La niebla? —dijo {F}.
4 —Moja.
4 —¿Las cosquillas?
4 —Le harían caer.
6 {X} propuso un secreto, pero se lo contó a todo el mundo para ver cuánto pesaba.
6 El pajarito los escuchaba con mucha educación y un poco de sueño.
8 Había que darse prisa. Al anochecer saldrían las estrellas, y el viento soplaba por fin hacia el sur. Un viento así no viene todos los días.
8 —Yo con un adiós me apaño —dijo el pájaro.
10 Lo dijo para que no se preocuparan, que es lo que hacen los que se van. Los que se quedan, mientras tanto, hacen ver que no lo están.
4! El sol bajaba. ¡Quedaban dos horas!`,
        en: `0-2 A jumper? No, it weighs too much!
0-2 {F} brings a hat.
0-2 {X} brings a brick.
2-2 The bird cannot. It is too big!
4! The heap of presents was taller than {F}.
4 “There must be something that weighs nothing,” said {H}.
4 “Fog?” said {F}.
4 “It is wet.”
4 “A tickle?”
4 “He would fall out of the sky.”
6 {X} said it should be a secret, and told it to everyone to see how much it weighed.
6 The bird listened, very politely and a bit sleepily.
8 There was not much time. At dusk the stars would be out, and the wind blew south at last. You do not get a wind like that every day.
8 “I can do with a goodbye,” said the bird.
10 He said it so that they should not worry, as those who leave always do. Those who stay, in the meantime, pretend that they do not.
4! The sun went down and down. They had two hours!`,
        alt: {
          es: '{H} y {F} piensan junto a un montón de regalos.',
          en: '{H} and {F} think beside a heap of presents.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['hold', 'worried', 'umbrella'],
          X: ['stand', 'happy'],
          props: ['bird', 'gift', 'scarf', 'box'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'eleven-grams/setback',
    titles: { es: ['Solo un botoncito', 'Pájaro con mermelada'], en: ['Just one little button', 'Warbler in jam'] },
    moments: [
      {
        es: `0-2 El pajarito salta. ¡Hop! ¡Plof!
0-2 ¡Se ha caído en la mermelada!
2-2 {F} lo coge con mucho cuidado.
4! El pajarito quiso probar sus alas {at}. Dio un salto.
4! ¡Plof! Cayó en la mermelada.
4 —Hoy peso más —dijo, todo pegajoso.
4 {H} lo levantó con dos dedos. ¡Algo tintineaba!
6 Debajo de un ala llevaba un botón. Debajo de la otra, una miga y media foto.
6 —Era un botoncito de nada —dijo doña Engracia, muy colorada.
8 El de la miga también confesó. Y la de la foto. Cada cual había pensado que lo suyo, de tan pequeño, no se notaría.
10 Lo habían hecho por cariño, a escondidas y de puntillas. Pocas cosas pesan tanto como el cariño cuando cada uno pone un poco y nadie pregunta al que lo lleva.`,
        en: `0-2 The bird jumps. Hop! Splat!
0-2 Oh! He falls into the jam!
2-2 {F} picks him up with great care.
4! The bird wished to try out his wings {at}. He jumped.
4! Splat! He fell into the jam.
4 “I am heavy today,” he said, all sticky.
4 {H} held him up with care. Something went clink!
6 Under one wing he had a button. Under the other he had a crumb and half a photo.
6 “It was such a little button,” said Mrs Wool, and went red.
8 The one with the crumb owned up too, and so did the one with the photo. They had each thought that theirs was so small that it would not show.
10 They had done it out of love, in secret, and on tiptoe. Few things weigh as much as love, when everyone puts in a bit and nobody asks the one who has to carry it.`,
        alt: {
          es: '{H} y {F} miran a un pajarito manchado de mermelada.',
          en: '{H} and {F} look at a small bird covered in jam.',
        },
        picture: { H: ['kneel', 'surprised'], F: ['reach', 'worried'], props: ['bird', 'pot', 'coin'], time: 'sunset' },
      },
      {
        es: `4! Hubo que bañarlo en una taza y secarlo a soplidos.
4 —Uno, dos y tres: ¡fuuu! —dijeron {H} y {F}.
4 {X} sopló tan fuerte que lo cambió de sitio.
4! El pajarito tiritaba. Y entonces, bajito, se puso a cantar.
4 —Cantando entro en calor —explicó.
6 Le salió un poco de gorrión, un poco de golondrina y un trozo de puerta que chirría.
6 —¡Esa puerta es la mía! —dijo el de la mermelada.
6 —Claro —dijo el pajarito—. Todo lo que oigo se me queda dentro.
6 —¿Y de aquí qué más tienes? —preguntó {H}.
6 Cantó la fuente. Cantó el carro del pan. Cantó a doña Engracia llamando a su gato, y el gato vino.
6 {X} pidió que lo imitara, y no le gustó nada lo bien que le salía.
6 Poco a poco se le fueron ahuecando las plumas, hasta que volvió a ser redondo.
8 —¿Y de África? —preguntó {F}—. ¿Traes algo de África?
8 El pájaro cerró los ojos. Lo que cantó entonces no lo había oído nadie: un tambor que no era tambor, un pájaro que no era de allí. Y una lluvia sobre hojas enormes.
8 Cuando acabó, en la taza parecía haber más sitio que antes.
8 —Todo eso —dijo {H}, muy despacio— lo traías puesto.
8 —Sí.
8 —¿Y cuánto pesa?
10 El zarcero pensó que era una pregunta muy rara. Se miró un ala y luego la otra, por si hubiera olvidado algo. En la balanza, la aguja seguía donde siempre.
10 —No sé —dijo—. Nunca he notado dónde lo guardo.
10 {F} y {H} se miraron por encima de la taza. Había una idea allí, del tamaño de una miga, y nadie quiso moverse para no espantarla.`,
        en: `4! They had to bath him in a cup and blow him dry.
4 “One, two, three: puff!” went {H} and {F}.
4 {X} puffed so hard that the bird moved house.
4! He shook with cold. And then, softly, he began to sing.
4 “It warms me up,” he said.
6 There was a bit of sparrow in it, and a bit of swallow, and a door that squeaks.
6 “That is my door!” said the man with the jam.
6 “Of course,” said the bird. “What I hear, I keep.”
6 “What else have you got from here?” asked {H}.
6 He sang the fountain. He sang the bread cart. He sang Mrs Wool calling her cat, and the cat came.
6 {X} asked to be done too, and did not like how well it was done.
6 Little by little his feathers puffed up, until he was round again.
8 “And Africa?” asked {F}. “Have you got any Africa?”
8 The bird shut his eyes. Nobody had ever heard what he sang then. There was a drum that was not a drum, a bird that was not from here, and a rain on enormous leaves.
8 When it was over, there seemed to be more room in the cup.
8 “You brought all that with you,” said {H} slowly.
8 “Yes.”
8 “And how much does it weigh?”
10 The warbler thought it a very odd question. He looked under one wing, and then the other, in case there was something he had forgotten. On the scales the needle was where it always was.
10 “I could not say,” he said. “I never noticed where I keep it.”
10 {F} and {H} looked at each other over the cup. There was an idea in there, no bigger than a crumb, and neither of them cared to move, so as not to scare it off.`,
        alt: {
          es: '{H} y {F} soplan para secar al pajarito, que canta.',
          en: '{H} and {F} blow the small bird dry as he sings.',
        },
        picture: {
          H: ['kneel', 'happy'],
          F: ['crouch', 'surprised'],
          X: ['stand', 'surprised'],
          props: ['bird', 'teapot', 'music-note'],
          time: 'sunset',
          shot: 'close',
        },
      },
      {
        es: `0-2 Al agua, pajarito. ¡Plas, plas!
0-2 {F} sopla: ¡fuuu!
0-2 {X} sopla: ¡fuuu!
2-2 Ya está seco. ¡Y canta, canta!
4! El pajarito ya estaba seco. Salió la primera estrella.
4 —Tengo que irme —dijo.
4 —¡Espera un poco! —pidió {H}.
6 —Las estrellas no esperan —dijo él, con pena—. Giran.
6 {X} se puso delante de la estrella, por ganar tiempo.
6 {F} miró el montón de regalos. Y miró al pájaro, que tarareaba la puerta sin darse cuenta.
8 La puerta hacía «ñiii» y luego, muy bajito, «clac». Era la puerta entera, con su llave y su dueño detrás.
8 —¿Has oído? —susurró {F}.
8 —Llevo un rato oyéndolo —dijo {H}.
10 Hay ideas que llegan dando un portazo. Aquella llegó chirriando.
4! {H} y {F} lo dijeron a la vez: «¡Eso no pesa!».`,
        en: `0-2 Into the bath, bird. Splish, splash!
0-2 {F} blows: puff!
0-2 {X} blows: puff!
2-2 Now he is dry. And he sings!
4! The bird was dry at last. Out came the first star.
4 “I must go,” he said.
4 “Wait a bit!” said {H}.
6 “The stars do not wait,” he said sadly. “They go round.”
6 {X} stood in front of the star, to gain some time.
6 {F} looked at the heap of presents, and then at the bird, who was humming the door.
8 The door went eek, and then, very softly, clack. It was the whole of the door, with its key and its owner behind it.
8 “Did you hear that?” whispered {F}.
8 “I have been hearing it for a while,” said {H}.
10 Some ideas come with a bang. This one came with a squeak.
4! And then they both said it: “That weighs nothing!”`,
        alt: {
          es: '{H} y {F} tienen una idea al salir la primera estrella.',
          en: '{H} and {F} have an idea as the first star comes out.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['jump', 'excited'],
          X: ['reach', 'determined'],
          props: ['star', 'gift', 'music-note'],
          time: 'night',
        },
      },
    ],
  },
  climax: {
    id: 'eleven-grams/climax',
    titles: {
      es: ['Una canción no pesa', 'Lo que cabe dentro', 'Todos los regalos, cantados'],
      en: ['A song weighs nothing', 'What fits inside', 'Every present, sung'],
    },
    moments: [
      {
        es: `0-2 ¡Una canción! ¡Eso no pesa!
0-2 {H} canta. {F} canta. ¡Pío!
2-2 El pajarito se la aprende enterita.
4! Ya era casi de noche. ¡El pajarito se iba!
4! Todo pesaba demasiado. Todo, menos una cosa.
4 —¿Tú te aprendes lo que oyes? —preguntó {H}.
4 —Todo —dijo el pajarito—. Soy así.
6 —Entonces no le demos cosas —dijo {F}—. ¡Vamos a cantárselas!
6 La gente miró el jersey, la mermelada y el paraguas. No sabían por dónde se cantaban.
8 —Un jersey no suena —dijo doña Engracia.
8 —Suena mientras se hace —dijo {H}.
8 Doña Engracia sacó las agujas del bolso. Clic, clic, clic.
10 Es verdad que el zarcero aprende de los demás. En su canto lleva gorriones y golondrinas, y hay un primo suyo que vuelve a Europa cantando pájaros africanos que nadie ha visto aquí.`,
        en: `0-2 A song! It weighs nothing!
0-2 {H} sings. {F} sings. Cheep!
2-2 The bird can learn all of it.
4! It was nearly night. The bird had to go!
4! It all weighed too much. All but one thing.
4 “Do you learn what you hear?” asked {H}.
4 “All of it,” said the bird. “I am like that.”
6 “Then let’s not give him things,” said {F}. “Let’s sing them!”
6 People looked at the jumper, the jam and the umbrella. They did not know how you sing one.
8 “A jumper makes no noise,” said Mrs Wool.
8 “It does while you knit it,” said {H}.
8 Mrs Wool took her needles out of her bag. Click, click, click.
10 It is true that this warbler learns from others. He has sparrows and swallows in his song. A cousin of his comes back to Europe singing African birds that nobody here has ever seen.`,
        alt: {
          es: '{H} y {F} cantan al anochecer ante un montón de regalos.',
          en: '{H} and {F} sing at dusk before a heap of presents.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['cheer', 'happy'],
          props: ['bird', 'music-note', 'star', 'gift'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! —¡Una canción no pesa! —gritó {H}—. ¡Cantádselo todo!
4! Cada cual puso una nota.
4 La de {thing} era la mejor.
4 {X} puso un «¡pom!».
6 El jersey fue «clic, clic». La mermelada fue «glup». El paraguas, al abrirse, fue «fuop».
6 {H} marcaba el compás. {F} iba juntando los trozos, como quien cose.
6 —Clic, clic, glup, fuop —repitió el pajarito.
6 —¡Falta la fuente! —gritó uno.
6 —¡Y mi puerta! —gritó otro.
6 Las fueron metiendo todas. Salía una canción rarísima, larga como un tendedero, y no sobraba nada.
6 El pajarito la cantó del revés, luego salteada y, a la tercera, entera.
8 {X} vigilaba la balanza. Con la primera nota, la aguja no se movió. Con la última, tampoco.
8 —Once gramos —anunció el de la mermelada—. ¡Once gramos justos!
8 —¿Y {thing}? —preguntó el pájaro—. ¿Cómo se canta?
8 Nadie lo sabía. No era un ruido, era una cosa que se mira. {H} cerró los ojos, se acordó bien y cantó lo que le pasaba por dentro al mirar{lo:lo/la}. Fue una nota larga y clara, que subía un poco al final.
8 —Ya {lo:lo/la} tengo —dijo el zarcero.
10 Nunca se habían escuchado tanto unos a otros. Para cantar una cosa hay que saber cómo suena, y para saber cómo suena hay que haber estado cerca. Doña Engracia descubrió que su vecino silbaba al andar. El vecino descubrió que ella respiraba dos veces antes de llamar al gato. Todo entró en la canción.`,
        en: `4! “A song weighs nothing!” cried {H}. “Sing him the presents!”
4! They each put in a note.
4 The one for {thing} was the best.
4 {X} put in a “pom!”.
6 The jumper was a click, click. The jam was a glup. The umbrella went whoop as it opened.
6 {H} beat time. {F} put the bits together, like somebody sewing.
6 “Click, click, glup, whoop,” said the bird.
6 “You left out the fountain!” cried one.
6 “And my door!” cried another.
6 In they all went. It was a very odd song, as long as a washing line, and they needed all of it.
6 The bird sang it backwards, and then in a muddle and, the third time, all the way.
8 {X} watched the scales. At the first note the needle did not move. At the last one it did not move.
8 “Eleven grams,” said the man with the jam. “Eleven grams exactly!”
8 “And how do you sing {thing}?” asked the bird.
8 Nobody knew. It was not a noise, it was a thing you look at. {H} shut both eyes, remembered it hard, and sang what it was like to look at it. It was one long clear note, and it went up a little at the end.
8 “I have it,” said the warbler.
10 They had never listened to each other so much. To sing a thing you must know what it sounds like, and to know that you must have been near. Mrs Wool found out that her neighbour whistled as he walked. He found out that she breathed twice before she called the cat. It all went in.`,
        alt: {
          es: '{H} marca el compás y {F} canta junto a {thing}.',
          en: '{H} beats time and {F} sings beside {thing}.',
        },
        picture: {
          H: ['wave', 'determined'],
          F: ['cheer', 'happy'],
          X: ['reach', 'excited', 'drum'],
          showsThing: true,
          props: ['bird', 'music-note', 'umbrella', 'pot', 'star'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Pío, pom! ¡Pío, pío!
0-2 {F} mira arriba: ¡adiós!
0-2 {X} hace: ¡pom!
2-2 Vuela, vuela, pajarito. ¡Buen viaje!
4! El pajarito la cantó entera. ¡No pesaba nada!
4! Miró las estrellas y se fue.
4 Un puntito. Un punto. Nada.
6 Los regalos se quedaron en el suelo. De repente parecían muy grandes.
6 Nadie dijo adiós con la mano. Lo dijeron cantando, para que lo oyera desde arriba.
6 {X} fue la última voz, un poco desafinada y muy alta.
8 Durante un rato aún se oyó, cada vez más lejos, un clic, un glup y un fuop. Después se oyó el viento, que iba en su misma dirección.
8 —¿Llegará? —preguntó {F}.
8 —Sabe el camino —dijo {H}—. Y va acompañado.
10 Allá arriba, entre once gramos de plumas y de valor, viajaban una fuente, un gato, una puerta y toda la gente de un lugar. No se notaba desde fuera. Casi nunca se nota lo que lleva alguien dentro cuando se va.
4 En la balanza quedó una plumita. Tampoco pesaba.`,
        en: `0-2 Cheep, pom! Cheep, cheep!
0-2 {F} looks up: bye-bye!
0-2 {X} goes: pom!
2-2 Fly, little bird, fly! Have a good trip!
4! The bird sang it all. It weighed nothing!
4! He looked at the stars and was gone.
4 A spot. A dot. Nothing.
6 The presents were still on the ground. All at once they looked very big.
6 Nobody waved. They sang goodbye, so that he could hear it from up there.
6 {X} was the last voice, a bit out of tune and very high.
8 For a while you could hear it, further and further off: a click, a glup and a whoop. Then you heard the wind, which was going his way.
8 “Will he get there?” asked {F}.
8 “He knows the road,” said {H}. “And he has company.”
10 Up there, in eleven grams of feathers and courage, went a fountain, a cat, a door, and all the people of a place. It did not show from outside. What somebody has inside when they leave hardly ever does.
4 One small feather was left on the scales. It weighed nothing too.`,
        alt: {
          es: '{H} y {F} miran las estrellas y dicen adiós cantando.',
          en: '{H} and {F} look at the stars and sing goodbye.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['wave', 'calm'],
          X: ['cheer', 'happy'],
          props: ['bird', 'star', 'moon', 'music-note'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'eleven-grams/resolution',
    titles: {
      es: ['El trozo que no era nuestro', 'Ha vuelto', 'Desde muy lejos'],
      en: ['The bit that was not ours', 'He is back', 'From far away'],
    },
    moments: [
      {
        es: `0-2 Hace frío. Hace sol. ¡Pío!
0-2 ¡Ha vuelto! ¡Ha vuelto, ha vuelto!
2-2 {H} y {F} corren a verlo.
4! Pasó el otoño. Pasó el invierno. La plumita seguía en su sitio.
4! Y una mañana de primavera, alguien cantó: clic, clic, glup...
4 —¡Ha vuelto! —gritó {F}.
6 La gente salió a las ventanas en pijama.
6 El viajero venía más flaco y más moreno, si es que un pájaro puede estar moreno.
6 —¿Te acuerdas de nosotr{HF:os/as}? —preguntó {H}.
8 Por toda respuesta cantó la puerta, la fuente y el carro del pan. Cantó a doña Engracia llamando al gato. El gato, que ya era mayor, vino otra vez.
10 Once gramos habían cruzado dos veces un desierto. Y no se había caído por el camino ni una sola nota.`,
        en: `0-2 It is cold. It is warm. Cheep!
0-2 He is back! He still weighs nothing!
2-2 {H} and {F} run to see him.
4! Autumn went by. Winter went by. The little feather was still there.
4! And one spring morning a voice sang: click, click, glup...
4 “He is back!” cried {F}.
6 People came to their windows in pyjamas.
6 The bird was thinner, and he had a tan, if a bird can have one.
6 “Do you remember us?” asked {H}.
8 For an answer he sang the door, the fountain and the bread cart. He sang Mrs Wool calling her cat. The cat was old by now, but it came.
10 Eleven grams had crossed a desert twice. And not one note had dropped out on the way.`,
        alt: {
          es: '{H} y {F} corren a ver a un pajarito que ha vuelto.',
          en: '{H} and {F} run to see a small bird who has come back.',
        },
        picture: {
          H: ['run', 'happy'],
          F: ['jump', 'excited'],
          props: ['bird', 'flower', 'nest', 'music-note', 'sun'],
          shot: 'wide',
        },
      },
      {
        es: `4! Pero al final de la canción había un trozo nuevo.
4 Tam, tam. ¡Chiquichí! Tam, tam.
4! —Eso no es nuestro —dijo {H}.
4 —Es de allí —dijo el pajarito—. Les gustó la canción y me dieron un poco de la suya.
4 {X} lo bailó sin saber qué era.
6 —¿Y qué quiere decir? —preguntó {F}.
6 —El tam, tam es alguien que muele mijo delante de su casa. El chiquichí es una niña que se ríe.
6 —¿De qué se ríe?
6 —Del glup —dijo el pájaro—. Lo pide todas las tardes.
6 El de la mermelada tuvo que sentarse. No sabía que era famoso en África.
6 —Y allí querían mandaros cosas —siguió el pájaro—. Una calabaza. Un banco. Una cabra.
6 —¿Y qué les dijiste?
6 —Que pesaban —dijo el pájaro—. Y se pusieron a cantar.
8 Doña Engracia lo escuchó tres veces seguidas. A la cuarta sacó las agujas y empezó a tejer sin mirar, al compás del tam, tam. Le salió un jersey de un color que no había usado nunca. Era pequeñísimo.
8 —Por si la niña tiene muñecas —dijo—. Ya me lo canta usted.
8 {X} ensayó la risa durante una semana. Cuando por fin le salió, la niña ya tenía quien le contestara.
10 Dibujaron un mapa nuevo. Tenía una línea que salía de una fuente, cruzaba un mar y un desierto y llegaba a una puerta. Allí alguien muele mijo. No se han visto nunca. La gente de la fuente sabe cómo se ríe su hija. La gente del mijo sabe cómo chirría una puerta. Ha habido amistades con menos.`,
        en: `4! But at the end of the song there was a new bit.
4 Tam, tam. Chickachee! Tam, tam.
4! “That is not ours,” said {H}.
4 “It is theirs,” said the bird. “They liked the song, so they gave me some of their own.”
4 {X} danced to it and did not ask what it was.
6 “What does it mean?” asked {F}.
6 “The tam, tam is somebody grinding millet at the door. The chickachee is a girl who laughs.”
6 “What does she laugh at?”
6 “At the glup,” said the bird. “She wants it every night.”
6 The man with the jam had to sit down. He was famous in Africa, and nobody had told him.
6 “They had presents for you too,” the bird went on. “A pumpkin. A bench. A goat.”
6 “And what did you say?”
6 “That they were heavy,” said the bird. “So they began to sing.”
8 Mrs Wool heard it three times over. The fourth time she took out her needles and knitted in time to the tam, tam, and did not look. It came out in a colour that she had never used. It was tiny.
8 “In case the girl has dolls,” she said. “You can sing it to her for me.”
8 {X} practised that laugh for a week. By the time it came out right, the girl had somebody to answer her.
10 They drew a new map. It has a line that leaves from a fountain, crosses a sea and a desert, and comes to a door. Somebody grinds millet there. They have never met. The people at the fountain know how the daughter laughs. The people with the millet know how a door squeaks. There have been friendships with less.`,
        alt: {
          es: '{H} y {F} escuchan un trozo nuevo de la canción.',
          en: '{H} and {F} listen to a new bit of the song.',
        },
        picture: {
          H: ['think', 'happy'],
          F: ['crouch', 'surprised'],
          X: ['dance', 'happy'],
          props: ['bird', 'music-note', 'drum', 'flower', 'nest'],
        },
      },
      {
        es: `0-2! ¡Una canción no pesa! ¡Pío!
0-2 {H}, {F} y el pajarito cantan.
0-2 {X} hace: ¡pom!
2-2 El pajarito canta con todos. ¡Tam, tam!
4! Al año siguiente, el pajarito no se perdió {event}.
4 ¡Y por fin vio {thing}!
4 Cantaron la canción entera. No sobraba ni una nota.
6 —¿Cuánto pesa ahora? —preguntó {F}.
6 Lo pusieron en la balanza. Once gramos.
6 {X} puso el ladrillo al otro lado, por costumbre. El pajarito salió volando por los aires, encantado.
8 Antes del otoño, cada cual tenía preparado lo suyo. Nadie trajo nada en las manos. Iban por la calle moviendo los labios, muy serios, y tropezaban con las farolas.
10 No todo lo que se da se pierde de vista. Hay cosas que uno regala enteras y se queda enteras también. El zarcero conocía por lo menos una, y se la sabía de memoria en varios idiomas.
4! Aquella noche, {H} cantó bajito su trozo. Desde muy lejos, alguien contestó: ¡chiquichí!`,
        en: `0-2! A song weighs nothing! Cheep!
0-2 {H}, {F} and the bird sing.
0-2 {X} goes: pom!
2-2 The bird sings with them. Tam, tam!
4! The next year the bird was there for {event}.
4 And he saw {thing}!
4 They sang the whole song. There was not one note too many.
6 “How much does he weigh now?” asked {F}.
6 They put him on the scales. It was eleven grams.
6 {X} put a brick on the other side, out of habit. The bird went up in the air and was delighted.
8 By the end of summer they all had theirs ready. Nobody had a thing in their hands. They went along the street, moved their lips, and bumped into the lamp posts.
10 Not all that you give is gone. There are things that you can give away whole and keep whole too. The warbler knew of at least one, and had it by heart in several languages.
4! That night {H} sang one bit of it very softly. From far away came an answer: chickachee!`,
        alt: {
          es: '{H} y {F} cantan con el pajarito junto a {thing}.',
          en: '{H} and {F} sing with the small bird beside {thing}.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['dance', 'happy'],
          X: ['cheer', 'happy', 'drum'],
          showsThing: true,
          props: ['bird', 'music-note', 'lantern', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
