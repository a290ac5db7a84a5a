import type { Plot } from '../plot.ts'

/** The same hole in the map: a mole made it, and the three who know the way keep it to themselves. */
export const mapsRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'maps/setup/nose',
      titles: {
        es: ['Una nariz en el mapa', 'Tres viajes a ninguna parte', 'Era el centro'],
        en: ['A nose in the map', 'Three trips to nowhere', 'It was the middle'],
      },
      moments: [
        {
          es: `0-2! ¡Plop! ¡Del mapa sale una nariz!
0-2 {H} y {F} la ven.
2-2 ¡Es un topo! ¡Ha hecho un agujero!
4! {H} y {F} abrieron el mapa en el suelo.
6 Era el único que había {at}.
4! —Aquí es {event} —dijo {H}—. En el centro.
4! ¡Plop! Por el centro salió una nariz. ¡Era un topo!
6 Detrás de la nariz venía un señor bajito, con tierra en los hombros.
6 —¿Y esto qué es? —preguntó.
6 —Era el centro —dijo {F}—. Ahora es un agujero.
6 Y allí, justo allí, tenían que llevar {thing}.
8 No quedaba del centro más que una letra. La llevaba el topo pegada en la oreja.
10 —Yo subía a tomar el aire —se disculpó el topo—. Olía a papel. Pensé que había llegado el otoño.`,
          en: `0-2! Pop! The map has a nose!
0-2 {H} and {F} see it.
2-2 It is a mole! He made a hole!
4! {H} and {F} put the map on the ground.
6 It was the only one they had {at}.
4! “We must get here,” said {H}, “to the middle.”
4! Pop! Up through the middle came a nose. It was a mole!
6 Behind the nose came a small gentleman with earth on his shoulders.
6 “What is this?” he asked.
6 “It was the middle,” said {F}. “Now it is a hole.”
6 It was there that they had to take {thing}.
6 There could be no party without it.
8 There was only one letter left of the middle. The mole had it on his ear.
10 “I was coming up for air,” said the mole, very sorry. “It smelled of paper. I thought that it was autumn.”`,
          alt: {
            es: '{H} y {F} miran asombrad{HF:os/as} un mapa y un hoyo.',
            en: '{H} and {F} stare at a map and a hole.',
          },
          picture: {
            H: ['kneel', 'surprised'],
            F: ['crouch', 'surprised'],
            showsThing: true,
            props: ['map', 'hole'],
            shot: 'medium',
          },
        },
        {
          es: `4! —¿Y por dónde se va al centro? —preguntó {H}.
4! —Yo voy por el olor —dijo el topo.
4! —Y yo, por el baile —dijo la abeja.
4! —Y yo, por el eco —dijo el murciélago.
4 Los siguieron, uno por uno. ¡Y volvían siempre al mapa!
4 {X} contó los pasos. Salían los mismos de ida que de vuelta.
6 Con el topo olieron una raíz, olieron una seta y torcieron cuatro veces. Llegaron al mapa.
6 —Qué casualidad —dijo el topo, y se puso a silbar.
6 Con la abeja fueron ocho meneos, media vuelta y ocho meneos. Llegaron al mapa por el otro lado.
6 —Se ve que el centro se ha movido —dijo ella.
6 Con el murciélago fue más rápido. Chilló, escuchó y señaló con el ala. Señalaba el mapa.
6 —Es un sitio precioso —dijo {F}—, pero ya me lo sé.
6 {X} lo saludó como a un viejo amigo.
8 —¿De verdad sabéis ir? —preguntó {H}.
8 —Voy todas las tardes —dijo el topo, y se tapó la boca.
8 —Y yo, todas las mañanas —dijo la abeja, y miró hacia otro lado.
8 —Yo voy de noche —dijo el murciélago—. Digo, no. Digo, ¿adónde?
10 ¶Un guía que no sabe se nota enseguida, porque explica mucho. Aquellos explicaban poquísimo. Andaban con cuidado, volvían la cabeza y, en cuanto el aire empezaba a oler bien, se acordaban de pronto de otra cosa.
10 —Qué tarde es —decía uno.
10 —Va a llover —decía otro. Y no había ni una nube.`,
          en: `4! “Which way is the middle?” asked {H}.
4! “I go by the smell,” said the mole.
4! “I go by the dance,” said the bee.
4! “I go by the echo,” said the bat.
4 They followed them, one by one. And they always came back to the map!
4 {X} counted the steps. It was as many out as back.
6 With the mole they sniffed a root, sniffed a mushroom and took four turns. They were back at the map.
6 “Well, well,” said the mole, and began to whistle.
6 With the bee it was eight wiggles, a turn and eight wiggles. They came to the map from the other side.
6 “The middle must have moved,” she said.
6 With the bat it was faster. She squeaked, listened, and pointed with her wing. She pointed at the map.
6 “It is a lovely spot,” said {F}, “but I know it now.”
6 {X} said hello to it, like an old friend.
8 “Do you really know the way?” asked {H}.
8 “I go there every afternoon,” said the mole, and shut his mouth with both paws.
8 “I go every morning,” said the bee, and looked away.
8 “I go at night,” said the bat. “I mean, I do not. I mean, where?”
10 ¶You can tell at once when a guide does not know the way, because he explains a great deal. These three hardly explained a thing. They went with care and looked over their shoulders and, as soon as the air began to smell nice, they remembered something else.
10 “How late it is,” said one.
10 “It will rain,” said another. There was not a cloud.`,
          alt: {
            es: '{H} y {F} dan vueltas detrás de una abeja.',
            en: '{H} and {F} follow a bee round and round.',
          },
          picture: {
            H: ['walk', 'thoughtful'],
            F: ['walk', 'surprised'],
            X: ['walk', 'thoughtful'],
            props: ['bat', 'bee', 'map', 'footprints'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Zum, zum! La abeja sabe ir.
0-2 {F} va detrás. ¡Aquí otra vez!
0-2 {X} da vueltas.
2-2 El topo huele. El murciélago chilla. ¡Qué lío!
4! Tres viajes, y otra vez el mapa con su agujero.
4 La abeja, el topo y el murciélago se miraban los pies.
6 —Yo no he dicho nada —dijo el murciélago.
6 —Ni yo —dijo el topo—. Y eso que lo sé.
6 {X} les ofreció un caramelo, a ver si así. No hubo manera.
8 En el suelo esperaba {thing}, junto al agujero, como quien ha perdido el tren.
8 —A lo mejor no es que el mapa tenga un agujero —dijo {F}—. A lo mejor tiene un secreto.
10 Todo el mundo tiene un sitio así. No hace falta esconderlo. Basta con no decirlo en voz alta, porque en voz alta encoge.
4! —Saben ir —dijo {H}, muy despacio—. ¡Lo que pasa es que no quieren!`,
          en: `0-2 Buzz, buzz! The bee knows the way.
0-2 {F} goes too. Back again!
0-2 {X} goes round.
2-2 The mole sniffs. The bat squeaks. What a muddle!
4! Three trips, and here was the map again, with its hole.
4 The bee, the mole and the bat looked at their feet.
6 “I did not say a thing,” said the bat.
6 “Nor did I,” said the mole, “and I do know.”
6 {X} gave them a sweet, to see if that would help. It did not.
8 {thing} waited on the ground beside the hole, like somebody who has missed a train.
8 “What if it is not a hole?” said {F}. “What if it is a secret?”
10 We all have a place like that. There is no need to hide it. You only have to keep from saying it out loud, because out loud it shrinks.
4! “They know the way,” said {H} slowly. “They just do not want to tell!”`,
          alt: { es: '{H} y {F} se paran a pensar ante el mapa.', en: '{H} and {F} stop to think by the map.' },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['sit', 'thoughtful'],
            X: ['stand', 'thoughtful'],
            showsThing: true,
            props: ['bat', 'map', 'bee', 'flower'],
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'maps/setback/bushes',
      titles: {
        es: ['Dos arbustos que andan', 'Veinte flores'],
        en: ['Two bushes on the move', 'Twenty flowers'],
      },
      moments: [
        {
          es: `0-2 ¡Chsss! {H} es un arbusto.
0-2 {F} es un arbusto. ¡Chsss!
2-2 Pasa la abeja. No los ve. ¿O sí?
4! {H} y {F} se pusieron ramas en la cabeza. ¡Eran dos arbustos!
4! —Ahora seguiremos a la abeja —susurró {H}—. ¡Sin que lo sepa!
4 Cuando ella miraba, los arbustos se paraban.
6 Eran los únicos arbustos {at} con zapatos.
6 —¿Y esto está bien? —preguntó {F}, por entre las hojas.
6 —Los arbustos no preguntan —dijo {H}.
8 Un gorrión se posó en {F} con un palito en el pico. Dio una vuelta para ver las habitaciones y empezó a mudarse.
10 Espiar es muy incómodo. Pican las hojas, se duermen las piernas y hay que estar todo el rato sin pensar en lo que se está haciendo.`,
          en: `0-2 Shh! {H} is a bush.
0-2 {F} is a bush. Shh!
2-2 Here is the bee. She cannot see them. Can she?
4! {H} and {F} put twigs on their heads. They were two bushes!
4! “Now we will follow the bee,” whispered {H}. “She will never know!”
4 When she looked round, the bushes stopped.
6 They were the only bushes {at} with shoes on.
6 “Is this quite nice of us?” asked {F} through the leaves.
6 “Bushes do not ask,” said {H}.
8 A sparrow sat down on {F} with a twig in its beak. It had a look at the rooms, and began to move in.
10 Spying is most uncomfortable. The leaves tickle, your legs go to sleep, and all the time you must not think of what you are doing.`,
          alt: {
            es: '{H} y {F} se agachan con hojas en la mano cerca de una abeja.',
            en: '{H} and {F} crouch with leaves in hand, near a bee.',
          },
          picture: {
            H: ['crouch', 'determined', 'leaf'],
            F: ['crouch', 'worried', 'leaf'],
            props: ['bee', 'leaf', 'flower'],
          },
        },
        {
          es: `4! La abeja se paró. Miró los arbustos. ¡Y uno estornudó!
4! —Me estáis siguiendo —dijo, muy bajito. Ya no bailaba.
4 {F} se quitó las ramas. Le ardían las orejas.
4 {X} siguió siendo un arbusto, de pura vergüenza.
6 —Queríamos saber el camino —dijo {H}.
6 —No —dijo la abeja—. Queríais saberlo sin pedirlo.
6 Era verdad. Y con hojas en el pelo lo parecía más.
6 Las ramas cayeron al suelo, una detrás de otra. El gorrión se llevó su palito sin decir nada.
6 —Perdón —dijo {H}.
6 —Ahora mismo no puedo perdonaros —dijo la abeja—. Estoy enfadada. Esperad veinte flores.
6 Y se puso a visitar flores. {F} las iba contando.
8 En la flor número tres les dio la espalda. En la nueve ya solo les daba el costado. En la catorce miró un momento, como si comprobara el tiempo que hacía.
8 {H} quiso decir algo para llenar el silencio. No encontró nada mejor que el silencio, y lo dejó estar.
8 —¿Y si pide treinta? —susurró {F}.
8 —Pues treinta —dijo {H}.
10 Un abejorro que pasaba preguntó si aquello era una cola. Le dijeron que más o menos, y se puso el último.
8 {X} le fue apartando las hierbas altas, para que tuviera las flores más a mano.
10 ¶Hay quien dice «perdón» y espera que todo se arregle en ese instante, como cuando se enciende una luz. Los enfados se parecen más a la miel. Se van, claro que se van, pero a su paso. Y lo único que se puede hacer mientras tanto es no marcharse.`,
          en: `4! The bee stopped. She looked at the bushes. And one of them sneezed!
4! “You were following me,” she said softly. She did not dance now.
4 {F} took off the twigs and went very red.
4 {X} went on being a bush, out of pure shame.
6 “We wanted to know the way,” said {H}.
6 “No,” said the bee. “You wanted to know it and not ask.”
6 It was true. And with leaves in your hair it felt truer.
6 The twigs fell to the ground, one by one. The sparrow took its own and did not say a word.
6 “Sorry,” said {H}.
6 “I cannot say that it is all right just now,” said the bee. “I am cross. Wait for twenty flowers.”
6 So she went off to call on the flowers, and {F} counted.
8 At number three she had her back to them. At number nine it was only her side. At number fourteen she gave them a look, as if to see what the weather was doing.
8 {H} looked for something to say, found nothing that was better than silence, and let it be.
8 “What if she wants thirty?” whispered {F}.
8 “Then it is thirty,” said {H}.
10 A bumblebee on its way past asked if this was a queue. They said that it more or less was, and it went to the end.
8 {X} held the long grass out of her way, so that she could get at the flowers.
10 ¶Some people say sorry and want it all to be fine at once, as when you put on a light. Being cross is more like honey. It goes, of course it goes, but at its own speed. And all that you can do meanwhile is not to walk away.`,
          alt: {
            es: '{H} y {F} piden perdón a una abeja.',
            en: '{H} and {F} say sorry to a bee.',
          },
          picture: {
            H: ['kneel', 'sad'],
            F: ['stand', 'sad', 'leaf'],
            X: ['crouch', 'worried', 'leaf'],
            props: ['bee', 'flower', 'leaf'],
          },
        },
        {
          es: `0-2 {H} dice: perdón, abeja.
0-2 {F} dice: perdón.
0-2 {X} lo dice también.
2-2 ¡Zum, zum! Ya no está enfadada.
4! En la flor número veinte, la abeja se volvió.
4! —Vale —dijo. Y bailó un poquito.
4 Era un baile muy corto. Quería decir «hola otra vez».
6 {X} lo bailó también y le salió «hola, cebolla».
8 —¿Y la flor veintiuna? —preguntó {H}.
8 —Esa es para vosotr{HF:os/as} —dijo la abeja, y les dejó polen en la nariz.
6 —¿Y el camino? —preguntó {F}.
8 La abeja se miró las patas, que traía llenas de polen.
10 Se puede perdonar a alguien y seguir teniendo un secreto. Son dos cajones distintos.
4! —El camino no lo sabe nadie más que yo —dijo la abeja—. Es mi secreto.`,
          en: `0-2 {H} says: sorry, bee.
0-2 {F} says: sorry.
0-2 {X} says so too.
2-2 Buzz, buzz! She is not cross any more.
4! At flower number twenty the bee turned round.
4! “All right,” she said. And she danced a bit.
4 It was a very short dance. It meant “hello again”.
6 {X} danced it as well, and it came out as “hello, onion”.
8 “What about flower twenty-one?” asked {H}.
8 “That one is for you,” said the bee, and left them some yellow on the nose.
6 “And the way?” asked {F}.
8 The bee looked at her legs, which were yellow all over.
10 You can forgive people and still have a secret. They are two different drawers.
4! “Nobody knows the way but me,” said the bee. “It is my secret.”`,
          alt: {
            es: '{H} y {F} miran bailar a la abeja junto a las flores.',
            en: '{H} and {F} watch the bee dance by the flowers.',
          },
          picture: {
            H: ['stand', 'happy'],
            F: ['crouch', 'happy'],
            X: ['dance', 'happy'],
            props: ['bee', 'flower', 'sunflower'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'maps/climax/promise',
      titles: {
        es: ['Palabra de no mirar', 'Por si acaso', 'Tres veces mío'],
        en: ['A promise not to look', 'Just in case', 'Mine, mine and mine'],
      },
      moments: [
        {
          es: `0-2 Es un secreto. ¡No mires!
0-2 {H} cierra los ojos. {F} también.
2-2 ¡De la mano! La abeja va delante.
4! Ya era casi la hora. ¡Y el camino era un secreto!
4! —¿Y si vamos con los ojos cerrados? —dijo {H}.
4 —¿Sin mirar nada? —preguntó la abeja.
4 —Nada —prometió {F}—. Palabra.
6 Se dieron la mano. Cerraron los ojos tan fuerte que se les arrugó la nariz.
6 —Yo voy por debajo —dijo el topo—. Por si acaso.
6 —Y yo, por arriba —dijo el murciélago—. Por si acaso.
8 Nadie dijo por si acaso qué. Con los secretos pasa a menudo.
10 Hay cosas que no se cuentan y, sin embargo, se puede ir a ellas de la mano de alguien. No hace falta más equipaje que una promesa y dos párpados.`,
          en: `0-2 It is a secret. No looking!
0-2 {H} shuts both eyes. So does {F}.
2-2 Hand in hand! The bee goes first.
4! It was nearly time. And the way was a secret!
4! “What if we keep our eyes shut?” said {H}.
4 “No looking at all?” asked the bee.
4 “None,” said {F}. “I promise.”
6 They held hands, and shut their eyes so hard that their noses wrinkled.
6 “I will come along below,” said the mole. “Just in case.”
6 “And I will come along above,” said the bat. “Just in case.”
8 Nobody said in case of what. It is often like that with secrets.
10 There are things that cannot be told, and still you can go to them hand in hand with somebody. All the luggage that you need is a promise and two eyelids.`,
          alt: {
            es: '{H} y {F} se dan la mano para seguir a la abeja.',
            en: '{H} and {F} take hands to follow the bee.',
          },
          picture: {
            H: ['stand', 'calm'],
            F: ['stand', 'calm'],
            showsThing: true,
            props: ['bee', 'flower', 'map'],
            together: ['hold-hands', 'H', 'F'],
          },
        },
        {
          es: `4! La abeja sabía ir. ¡Pero era un secreto!
4! {H} y {F} seguían a la abeja con los ojos cerrados.
4 ¡Zum, zum! Iba delante, y se la oía muy bien.
4 {X} se tapó los ojos con las dos manos.
6 Primero olió a menta. Después olió a lluvia guardada. Luego los pasos empezaron a sonar dentro de algo.
6 —¿Has abierto un ojo? —susurró {F}.
6 —No. ¿Y tú?
6 —Uno no me cerraba del todo —dijo {F}—. Ya está.
6 El ojo derecho de {H} quería mirar. {H} le dijo que no. El izquierdo dijo que él tampoco, pero que lo preguntaba por el otro.
6 Bajo los pies se notaba algo que hacía cosquillas y avanzaba. Era el topo, por si acaso.
6 {X} se disculpó con un árbol. El árbol no se lo tomó a mal.
8 Habrían podido mirar cuanto quisieran. La abeja iba delante y no se volvió ni una vez.
8 —¿Por qué no comprueba si miramos? —susurró {F}.
8 —Porque se lo hemos prometido —dijo {H}.
8 Lo pensaron durante seis pasos. Y cerraron los ojos un poco más, aunque ya no se podía.
8 Sin ojos, el camino traía de todo. Tenía un trozo tibio, un trozo con hormigas y un trozo que crujía como una tostada.
10 ¶Cumplir una promesa cuando te miran es fácil, casi como hacer cola. Aquella no la miraba nadie. {H} notó que pesaba bastante al principio, y que a cada paso pesaba un poco menos. Al final, más bien tiraba ella.`,
          en: `4! The bee knew the way. But it was a secret!
4! {H} and {F} went after the bee with their eyes shut.
4 Buzz, buzz! She was in front, and you could hear her quite well.
4 {X} put two hands over two eyes.
6 First it smelled of mint. Then it smelled of old rain. Then their steps began to sound as if they were inside something.
6 “Did you open an eye?” whispered {F}.
6 “No. Did you?”
6 “One of them did not shut all the way,” said {F}. “It does now.”
6 {H}’s right eye wanted to look. {H} said no. The left one said that it did not want to, it was just asking for a friend.
6 There was a thing that tickled under their feet, and moved along. It was the mole, just in case.
6 {X} said sorry to a tree. The tree took it very well.
8 They could have looked as much as they liked. The bee went on ahead, and did not turn round once.
8 “Why does she not make sure?” whispered {F}.
8 “Because we promised,” said {H}.
8 They thought about it for six steps. Then they shut their eyes a bit more, though there was no more to shut.
8 With no eyes there was a lot on that road. There was a warm bit, a bit with ants, and a bit that crunched like toast.
10 ¶It is easy to keep a promise when they watch you, as easy as standing in a queue. Nobody was watching this one. {H} found that it was quite heavy at first, and then at each step a little less so. In the end it was the promise that did the pulling.`,
          alt: {
            es: '{H} y {F} siguen a la abeja con los ojos casi cerrados.',
            en: '{H} and {F} follow the bee with their eyes nearly shut.',
          },
          picture: {
            H: ['walk', 'sleepy'],
            F: ['walk', 'sleepy'],
            X: ['walk', 'sleepy'],
            props: ['bat', 'bee', 'flower', 'tree'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Zum! ¡Ya han llegado!
0-2 {F} pregunta: ¿miro?
0-2 {X} pregunta: ¿ya?
2-2 ¡Sí, sí! Ya pueden abrir los ojos.
4! —¡Este sitio es mío! —dijeron el topo, el murciélago y la abeja.
4! —¿Y no cabéis los tres? —preguntó {H}, sin mirar.
6 —Yo vengo por la mañana —dijo la abeja.
6 —Y yo, por la noche —dijo el murciélago.
6 —Yo, por debajo —dijo el topo.
6 —Entonces lleváis años cabiendo —dijo {F}.
6 {X} no quiso opinar. Estaba hablando otra vez con el árbol.
8 Hubo un silencio largo. Se oía a tres animales hacer cuentas.
8 —¿Podemos mirar? —preguntó {F}.
8 —¡No! —dijeron los tres. Y al momento—: Bueno. Sí.
10 Un secreto de uno solo abriga mucho. De tres, según descubrieron, abriga lo mismo, y además hay con quien hablar de él.
4! —Cabemos —dijo la abeja—. ¡Abrid los ojos!`,
          en: `0-2 Buzz! Here they are!
0-2 {F} asks: can I look?
0-2 {X} asks: now?
2-2 Yes, yes! They can open their eyes now.
4! “Stop! This place is mine!” cried the mole, the bat and the bee.
4! “Is there no room for three?” asked {H}, and did not look.
6 “I come in the morning,” said the bee.
6 “I come at night,” said the bat.
6 “I come from below,” said the mole.
6 “Then there has been room for years,” said {F}.
6 {X} had no opinion. {X} was talking to that tree again.
8 There was a long silence. You could hear three animals do sums.
8 “May we look?” asked {F}.
8 “No!” they all said. And then: “Oh, well. Yes.”
10 A secret that belongs to one keeps you warm. One that belongs to three, as they found out, is just as warm, and there is somebody to talk to about it.
4! “There is room,” said the bee. “Open your eyes!”`,
          alt: {
            es: '{H} y {F} esperan junto a un árbol con la abeja.',
            en: '{H} and {F} wait by a tree with the bee.',
          },
          picture: {
            H: ['stand', 'thoughtful'],
            F: ['stand', 'happy'],
            X: ['stand', 'calm'],
            props: ['bat', 'bee', 'tree', 'flower'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'maps/resolution/buttonhole',
      titles: {
        es: ['Un agujero bien cosido', 'Aquí se va de la mano', 'Lleváis años cabiendo'],
        en: ['A nicely sewn hole', 'Go there hand in hand', 'Room for years'],
      },
      moments: [
        {
          es: `0-2 ¡Oh! ¡Cuántas flores!
0-2 {H} mira. {F} mira. ¡Oh!
2-2 Hay una casa para cada animal. ¡Qué bonito!
4! {H} y {F} abrieron los ojos. ¡Qué sitio!
4! Había flores, tierra blanda y un árbol hueco. ¡Era el centro!
4 —Gracias por no mirar —dijo la abeja.
6 Después de tanto no verlo, se veía el doble.
6 El topo y el murciélago vivían en el mismo árbol. Uno tenía el sótano, y el otro, el desván.
6 —¿Eras tú el que escarbaba? —preguntó el murciélago.
6 —¿Eras tú el que no hacía ruido? —preguntó el topo.
8 —Yo chillo muchísimo —dijo el murciélago, ofendido.
8 —Pues es una pena —dijo el topo—. Me habría hecho compañía.
10 La abeja no dijo nada. Miraba el árbol por donde no lo había mirado nunca, que era el lado de los demás.`,
          en: `0-2 Oh, oh! So many flowers! So lovely!
0-2 {H} looks. {F} looks. Oh!
2-2 There is a home for each of them here.
4! {H} and {F} opened their eyes. What a place!
4! There were flowers, soft earth and a hollow tree. It was the middle!
4 “Thank you for not looking,” said the bee.
6 After so much not looking, there was twice as much to see.
6 The mole and the bat lived in one tree. He had the cellar, and she had the attic.
6 “Was it you who was digging?” asked the bat.
6 “Was it you who was so quiet?” asked the mole.
8 “I squeak a great deal,” said the bat, rather hurt.
8 “What a pity,” said the mole. “I should have liked that, of an evening.”
10 The bee did not say a thing. She was looking at the tree from a side that was new to her, which was everybody else’s.`,
          alt: {
            es: '{H} y {F} descubren un sitio con flores y un árbol.',
            en: '{H} and {F} find a place with flowers and a tree.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['cheer', 'excited'],
            props: ['tree', 'flower', 'bee', 'sunflower'],
            shot: 'wide',
          },
        },
        {
          es: `4! {H} puso {thing} junto al árbol. ¡Pero faltaba todo el mundo!
4! —Que vengan igual —dijo {F}—. ¡De la mano y sin mirar!
4 Llegó una fila larguísima, con los ojos cerrados.
4 {X} venía en medio y pisaba a los dos lados.
6 —¿Falta mucho? —preguntaba el alcalde.
6 —Huela usted —le decía el topo, por debajo.
6 El alcalde olió. Llevaba treinta años mandando en aquel sitio y no sabía que tuviera menta.
6 Luego quisieron arreglar el mapa.
6 —No lo tapéis —dijo el topo—. El agujero me quedó muy bien.
6 Le cosieron el borde con hilo verde, como a un ojal. Debajo escribieron: «Aquí se va de la mano».
6 {X} dio la última puntada, y hubo que descoserle la manga.
8 —¿Y si alguien quiere ir solo? —preguntó el alcalde.
8 —Que lo pida —dijo la abeja—. A lo mejor le digo que sí.
8 —¿Y a quién hay que pedírselo?
8 La abeja miró al topo. El topo miró al murciélago.
8 —A cualquiera de los tres —dijo ella, y le costó menos de lo que pensaba.
10 ¶Los mapas de aquel lugar se hacen ahora así, con su agujero, y de vez en cuando un forastero reclama. Se le explica que no falta nada. Es la única parte del papel por la que se puede ver lo que hay detrás. Casi siempre, detrás, hay alguien.`,
          en: `4! {H} put {thing} beside the tree. But where was everybody?
4! “They can come like us,” said {F}. “Hand in hand, and no looking!”
4 Along came a very long line, with their eyes shut.
4 {X} was in the middle, and stepped on both sides.
6 “Is it far?” asked the mayor.
6 “Use your nose,” said the mole, from below.
6 The mayor used it. He had run the place for thirty years, and he never knew that there was mint.
6 Then they wanted to mend the map.
6 “Do not cover it up,” said the mole. “It is a good hole. I did it well.”
6 They sewed round the edge in green, as you do a buttonhole. Under it they wrote: Go there hand in hand.
6 {X} did the last stitch, and had to be cut loose by the sleeve.
8 “What if somebody wants to go alone?” asked the mayor.
8 “They can ask,” said the bee. “I may say yes.”
8 “Who must they ask?”
8 The bee looked at the mole. The mole looked at the bat.
8 “Any of us,” said the bee, and it was easier than she had thought.
10 ¶They make all their maps like that now, hole and all, and now and then a stranger complains. He is told that there is nothing missing. It is the only part of the paper through which you can see what is behind it. As a rule, what is behind it is somebody.`,
          alt: {
            es: '{H} guía y {F} saluda, junto a {thing} y un árbol.',
            en: '{H} leads and {F} waves, by {thing} and a tree.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['wave', 'happy'],
            X: ['walk', 'sleepy'],
            showsThing: true,
            props: ['tree', 'bee', 'thread', 'map'],
          },
        },
        {
          es: `0-2! ¡Sal, topo! ¡Vamos a bailar!
0-2 {H} y {F} bailan: ¡zum, zum!
0-2 {X} baila también.
2-2 Adiós, topo. Adiós, abeja. ¡Hasta mañana!
4! Allí, en el centro, empezó por fin {event}.
4 Junto al árbol hueco estaba {thing}.
4 La abeja bailó hasta la noche. El murciélago bailó desde la noche.
6 En medio coincidieron un momento y se dijeron «hola» y «adiós» a la vez.
6 {X} bailó con los ojos cerrados. Ya le había cogido el gusto.
8 El topo no salió. Sacó la nariz por un agujero nuevo y la movió al compás. Para él, bailar era eso.
10 Hubo quien se fue sin saber muy bien dónde había estado, y no le importó. Sabía con quién. Para volver, es la mejor de las señas.
4! Aquella noche, {H} miró por el agujero del mapa. ¡Vio un ojo! Era de {F}.`,
          en: `0-2! Come out, mole! Now we dance!
0-2 {H} and {F} dance: buzz, buzz!
0-2 {X} dances too.
2-2 Bye-bye, mole. Bye-bye, bee. See you tomorrow!
4! There, in the middle, it was time for {event}.
4 Beside the hollow tree was {thing}.
4 The bee danced until dark. The bat danced from dark on.
6 In between they met for a moment, and said hello and goodbye in one go.
6 {X} danced with both eyes shut, and rather liked it by now.
8 The mole did not come out. He put his nose up through a new hole and moved it to the music. For him that was dancing.
10 Some of them went home and could not have said where they had been, and did not mind. They knew who with. If you want to go back, there is no better address.
4! That night {H} looked through the hole in the map. There was an eye behind it. It was {F}’s!`,
          alt: {
            es: '{H} y {F} bailan de noche junto a {thing} y un árbol.',
            en: '{H} and {F} dance at night by {thing} and a tree.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['bat', 'tree', 'bee', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
