import type { Plot } from '../plot.ts'

/** The same bird who cannot stop: this time she has lost her treasure, and the whole place digs for gold. */
export const swiftRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'swift/setup/treasure',
      titles: {
        es: ['¡Ha caído un tesoro!', 'Ciento seis agujeros', 'Cavar con una cuchara'],
        en: ['Treasure from the sky', 'A hundred and six holes', 'Digging with a spoon'],
      },
      moments: [
        {
          es: `0-2 ¡Sriii! ¿Quién pasa? ¡Un pájaro!
0-2 {H} y {F} dicen: ¡hola!
2-2 ¿Por qué grita? ¡Algo se ha caído!
4! ¡Sriii! Un vencejo pasó por encima de {H} y {F}.
4! —¡Se ha caído...! —gritó el pájaro. Dio la vuelta—. ¡...mi tesoro...!
4! —¡Un tesoro! —dijo la gente. ¡Y se pusieron a cavar!
6 Se estaba preparando {event}, pero lo dejaron todo a medias.
6 {H} miró {thing}, que no se había caído. {F} se contó los dientes. Estaban todos.
8 Un vencejo vive en el aire y siempre va con prisa. Hablar con él es como leer un cartel desde la ventanilla de un tren.
10 A un trozo por vuelta, para contar un chiste tarda la mañana entera. Por eso los vencejos no cuentan chistes. Cuando gritan algo, es que importa.`,
          en: `0-2 Screee! Who is that? A bird!
0-2 {H} and {F} say: hello!
2-2 What did she say? Something fell down!
4! Screee! A swift flew over {H} and {F}.
4! “It fell...!” cried the bird. She flew right round. “...my treasure...!”
4! “Treasure!” people said. And they all began to dig!
6 They had been getting ready for {event}, but they dropped it all.
6 {H} had a look, and it was not {thing}. {F} counted {F.his} teeth. They were all there.
8 A swift lives in the air, and she is always in a hurry. To talk with one is like reading a sign from the window of a train.
10 At one scrap a round, it takes them a whole morning to tell a joke. That is why swifts do not tell jokes. When they shout something, it matters.`,
          alt: {
            es: '{H} y {F} miran pasar un pájaro muy rápido.',
            en: '{H} and {F} watch a very fast bird go by.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['stand', 'thoughtful'],
            showsThing: true,
            props: ['bird', 'speech', 'flag'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¡Ha caído un tesoro del cielo! —anunció el pregonero.
4! Cavaban con palas, con cazos y hasta con un trombón.
4 {X} cavó con una cuchara sopera.
6 El pregonero no era de los que esperan a que acabe la frase. Ya lo había contado en tres calles, con trompetilla.
6 —¿Qué has encontrado? —preguntaba uno.
6 —Un agujero —contestaba otro—. ¡Y de los buenos!
6 La tierra la iban echando en medio, en un montón.
4 ¡Sriii! El vencejo pasó otra vez.
4 —¡...en la paja...! —gritó.
6 Entonces registraron los colchones, el pajar y un espantapájaros. El burro tuvo que cenar abrazado a su cena.
6 El pregonero encontró por el suelo un sombrero de paja y se lo puso. Al rato le pitaba un oído.
6 {X} le aconsejó que bostezara. Siguió pitando.
8 {H} no cavaba. Miraba hacia arriba con la frente arrugada.
8 —Ha dicho «mi» —dijo—. «Mi tesoro». Así que es suyo.
8 —¿Y para qué quiere monedas un pájaro? —preguntó {F}—. ¡Si no tiene bolsillos!
8 Se lo dijeron al pregonero. El pregonero contestó que los detalles se daban al final.
10 ¶Los tesoros tienen eso: en cuanto se nombran, cada cual los ve a su manera, y todos los ven suyos. La boticaria lo veía de oro. El herrero lo veía de hierro, pero del caro. Una niña de tres años lo veía de merengue, y era quien cavaba con más ganas.`,
          en: `4! “Treasure has fallen from the sky!” shouted the town crier.
4! They dug with spades, and ladles, and even a trombone.
4 {X} dug with a soup spoon.
6 The town crier was not one to wait for the end of a sentence. By now he had told it in three streets, with his bell.
6 “What have you found?” asked one.
6 “A hole,” said another. “And a good one, too!”
6 They threw all the earth in the middle, in a heap.
4 Screee! The swift came by once more.
4 “...in the straw...!” she cried.
6 So they went through the mattresses, the barn and a scarecrow. The donkey had to hug his supper while he ate it.
6 The town crier found a straw hat on the ground and put it on. After a while there was a squeak in his ear.
6 {X} told him to yawn. It went on squeaking.
8 {H} did not dig. {H} looked up at the sky with a frown.
8 “She said ‘my’,” said {H}. “My treasure. So it is hers.”
8 “What does a bird want with coins?” asked {F}. “She has no pockets!”
8 They told the town crier. He said that details came at the end.
10 ¶That is how it is with treasure. As soon as you name it, each of us sees a different one, and each of us sees our own. The chemist saw gold. The blacksmith saw iron, but the dear kind. A girl of three saw meringue, and nobody dug harder.`,
          alt: {
            es: '{F} cava con una pala y {H} piensa, junto a un agujero.',
            en: '{F} digs with a spade and {H} thinks, beside a hole.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['hold', 'surprised', 'spade'],
            X: ['kneel', 'determined'],
            props: ['hole', 'spade', 'bucket', 'speech'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Sriii! ¡Otra vez el pájaro!
0-2 {F} cava. ¡No hay nada!
0-2 {X} cava también.
2-2 ¿Dónde está? ¿Dónde se ha caído?
4! El vencejo pasó muy bajo. Ya estaba cansado.
4 —Por unas monedas nadie grita así —dijo {F}.
6 Alrededor no quedaba un palmo sin agujero. Ya se habían caído dentro dos vecinos, que aprovecharon para cavar.
6 {X} se metió en uno a pensar. Dentro se pensaba bien.
8 El pájaro subió, tomó la curva y bajó otra vez, derecho hacia l{HF:os/as} dos únic{HF:os/as} que no miraban al suelo.
10 Cuando uno ha perdido algo muy pequeño, el mundo se vuelve grandísimo. Desde arriba todavía debía de ser peor.
4! —¡...y pía! —gritó el vencejo.
4! —¿Un tesoro que pía? —dijo {H}.`,
          en: `0-2 Screee! The bird is back!
0-2 {F} digs. There is nothing!
0-2 {X} digs too.
2-2 Where is it? Where did it fall?
4! The swift came by very low. She was tired now.
4 “You do not scream like that for coins,” said {F}.
6 There was not a foot of ground left without a hole. Two neighbours had fallen in, and were digging on from there.
6 {X} sat down in one to think. It was a good place for it.
8 The bird went up, took the bend and came down again. She made straight for the only two who were not looking at the ground.
10 When you have lost a very small thing, the world gets enormous. From up there it must have been even worse.
4! “...and it cheeps!” cried the swift.
4! “Treasure that cheeps?” said {H}.`,
          alt: {
            es: '{H} señala un pájaro y {F} lleva una pala, junto a un agujero.',
            en: '{H} points at a bird and {F} holds a spade, beside a hole.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['stand', 'thoughtful', 'spade'],
            X: ['sit', 'thoughtful'],
            props: ['bird', 'hole', 'spade', 'speech'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'swift/setback/wheel',
      titles: {
        es: ['Una rueda que pía', 'Buscar más flojo'],
        en: ['A wheel that cheeps', 'Look more softly'],
      },
      moments: [
        {
          es: `0-2 ¡Ñi, ñi! ¿Lo oyes? ¡Allí!
0-2 {H} y {F} corren.
2-2 ¡Oh! Era una rueda. ¡Solo una rueda!
4! ¡Ñi, ñi! Algo piaba {at}. {H} y {F} corrieron.
4! Era una carretilla. ¡Piaba la rueda!
4 —¡Vaya tesoro! —se rio la gente.
6 Luego se puso a piar una puerta. Luego, el herrero, que estaba acatarrado.
6 —Se hace saber que no hay tesoro —anunció el pregonero, y se rascó la oreja.
8 La gente miró a su alrededor. Hasta ese momento habían sido excavaciones. De pronto no eran más que agujeros.
10 Es un momento muy triste aquel en que se deja de creer en un tesoro. Los zapatos, de golpe, están llenos de tierra.`,
          en: `0-2 Eek, eek! Can you hear it?
0-2 {H} and {F} run.
2-2 Oh! It was a wheel. Just a wheel!
4! Eek, eek! There was a cheep {at}. {H} and {F} ran.
4! It was a wheelbarrow. The wheel cheeped!
4 “Some treasure!” people laughed.
6 Next a door cheeped. Then the blacksmith cheeped, who had a cold.
6 “Be it known: no treasure!” shouted the town crier, and scratched his ear.
8 People looked about. Up to then it had been a great dig. Now it was just holes.
10 It is a very sad moment when you stop believing in a treasure. All at once your shoes are full of earth.`,
          alt: {
            es: '{H} y {F} descubren que lo que pía es una rueda.',
            en: '{H} and {F} find that it is a wheel that squeaks.',
          },
          picture: {
            H: ['run', 'surprised'],
            F: ['crouch', 'sad'],
            props: ['wheel', 'spade', 'speech'],
          },
        },
        {
          es: `4! {F} se tumbó en el suelo, como un pájaro caído.
4! —Desde aquí el cielo está muy lejos —dijo.
4 —¿Y qué harías tú ahí? —preguntó {H}.
4 —Piar flojito. Para mi madre.
4 {X} se tumbó al lado, para hacer compañía.
6 {H} se tumbó también. Desde allí pasaban zapatos, ruedas y las cuatro patas de un burro. Todo temblaba y todo hacía ruido.
6 —Con este jaleo —dijo {H}—, no se oye piar ni a un avestruz.
6 —¿Los avestruces pían? —preguntó {F}.
6 —No lo sé. Con este jaleo es imposible saberlo.
6 Se quedaron mirando los pies de la gente.
6 —No hay que buscar más deprisa —dijo {H} de pronto—. Hay que buscar más flojo.
6 Y fueron de agujero en agujero, pidiendo silencio.
8 Pedir silencio es más difícil que pedir dinero. La boticaria dejó de toser. El herrero se guardó un estornudo en el pañuelo. Al burro le dieron una zanahoria de las blandas.
8 —¿Y yo qué hago? —preguntó el pregonero, a gritos.
8 —Nada —le dijo {F} al oído—. Lo más fuerte que pueda.
8 {X} se quitó los zapatos y los dejó en el suelo con muchísimo cuidado.
10 ¶Resultó que debajo del ruido había otras cosas. Había una abeja, una cuerda de tender, el agua de la fuente hablando sola. Estaban allí desde siempre, y nadie les había dejado el turno. La gente se miró con cara de haber encontrado algo, aunque no fuera de oro.`,
          en: `4! {F} lay down on the ground, like a fallen bird.
4! “From here the sky is so far,” said {F}.
4 “What would you do down there?” asked {H}.
4 “Cheep softly. For my mum.”
4 {X} lay down as well, for company.
6 {H} lay down too. From there you saw shoes, and wheels, and all four feet of a donkey. It shook, and it was so noisy.
6 “In this din,” said {H}, “you could not hear an ostrich cheep.”
6 “Does an ostrich cheep?” asked {F}.
6 “I do not know. You cannot find out in this din.”
6 They looked at the feet go by.
6 “We must not look faster,” said {H} all at once. “We must look more softly.”
6 And they went from hole to hole and asked for quiet.
8 It is harder to ask for quiet than for money. The chemist stopped coughing. The blacksmith put a sneeze away in his hanky. They gave the donkey a carrot, a soft one.
8 “What do I do?” asked the town crier at the top of his voice.
8 “Nothing,” whispered {F}, “as loud as you can.”
8 {X} took off both shoes and put them down with very great care.
10 ¶It turned out that there were other things under the noise. There was a bee, there was a washing line, and there was the fountain, talking to itself. They had always been there, and nobody had ever let them have a turn. People looked at each other as if they had found something, though it was not gold.`,
          alt: {
            es: '{F} se tumba en el suelo y {H} escucha.',
            en: '{F} lies on the ground while {H} listens.',
          },
          picture: {
            H: ['kneel', 'thoughtful'],
            F: ['lie', 'thoughtful'],
            X: ['lie', 'calm'],
            props: ['hole', 'spade', 'wheel'],
          },
        },
        {
          es: `0-2 ¡Chsss! Todo está callado.
0-2 {H} y {F} escuchan.
0-2 {X} no se mueve.
2-2 ¡Pí! ¿Quién ha hecho pí? ¡Pí, pí!
4! Todo el mundo se calló. No sonaba ni una pala.
4 {H} contuvo la respiración. {F} también.
6 {X} se tapó la boca, la nariz y, por error, una oreja.
6 Pasó un minuto entero. Era el más largo que se recordaba allí.
8 —¿Ya? —susurró el herrero.
8 —Chsss —dijo la boticaria, que llevaba años queriendo decírselo.
8 Hasta el vencejo, arriba, dio una vuelta sin gritar.
10 Se oyó el ruido que hace la hierba al enderezarse. Se oyó también un estómago, y su dueño pidió perdón con las cejas.
10 Nunca había habido tanta gente junta y tan callada sin que hubiera un médico de por medio.
4! Y entonces, muy flojito, se oyó: ¡pí!`,
          en: `0-2 Shh! It is all quiet.
0-2 {H} and {F} listen.
0-2 {X} keeps still.
2-2 Cheep! Who said cheep? Cheep, cheep!
4! They all went quiet. There was not a spade to be heard.
4 {H} did not breathe. Nor did {F}.
6 {X} covered one mouth, one nose and, by mistake, one ear.
6 A whole minute went by. It was the longest they had ever had there.
8 “Now?” whispered the blacksmith.
8 “Shh,” said the chemist, who had wanted to say it to him for years.
8 Even the swift went once round the sky without a sound.
10 You could hear the grass get up again. You could hear a tummy too, and its owner said sorry with his eyebrows.
10 Never had so many people been so quiet in one place, unless there was a doctor in it.
4! And then, very softly, there it was: cheep!`,
          alt: {
            es: '{H} y {F} escuchan en silencio junto a un sombrero.',
            en: '{H} and {F} listen in silence, beside a hat.',
          },
          picture: {
            H: ['think', 'excited'],
            F: ['crouch', 'excited'],
            X: ['stand', 'surprised'],
            props: ['spade', 'hat', 'speech'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'swift/climax/hand',
      titles: {
        es: ['La mano abierta', 'No se lanza', 'El monte de los agujeros'],
        en: ['An open hand', 'You do not throw it', 'A hill made of holes'],
      },
      moments: [
        {
          es: `0-2 ¡Pí, pí! ¡Aquí está!
0-2 Es un pajarito. ¡Se ha caído!
2-2 Estaba en un sombrero. ¡Hola, pajarito!
4! ¡Pí! Sonaba en la cabeza del pregonero.
4! {H} le quitó el sombrero de paja. ¡Dentro había un pajarito!
4 —¡Este es el tesoro! —dijo {F}.
6 —Y yo que pensaba que era el oído —dijo el pregonero.
6 Era oscuro y tenía las alas larguísimas. Los miró como quien lleva toda la tarde en la cabeza de otro.
6 —¡Pí! —dijo. Arriba, alguien contestó.
8 Se habían cavado ciento seis agujeros. Y el tesoro estaba en el único sitio donde nadie busca nunca: donde uno lo lleva puesto.
10 Su madre lo llamó así la primera vez que lo vio. No encontró una palabra mejor. Ni más corta, que volando es importante.`,
          en: `0-2 Cheep, cheep! Here it is!
0-2 It is a little bird. It fell!
2-2 It was in a hat. Hello, little bird!
4! Cheep! It came from the town crier’s head.
4! {H} took off his straw hat. In it was a little bird!
4 “So this is the treasure!” said {F}.
6 “And I thought it was my ear,” said the town crier.
6 It was dark, and its wings were very long. It had the look of somebody who has spent all day on another person’s head.
6 “Cheep!” it said. Up in the sky there was an answer.
8 They had dug a hundred and six holes. And the treasure was in the one place where nobody ever looks: on top of you.
10 Its mother had called it that, the first time she saw it. She could not find a better word. Nor a handier one, which counts when you are flying.`,
          alt: {
            es: '{H} y {F} encuentran un pajarito en un sombrero de paja.',
            en: '{H} and {F} find a little bird in a straw hat.',
          },
          picture: { H: ['hold', 'surprised', 'bird'], F: ['point', 'excited'], props: ['hat', 'nest'], shot: 'close' },
        },
        {
          es: `4! El tesoro era un vencejo muy pequeño. ¡Desde el suelo no podía volar!
4! —Hay que subirlo muy arriba —dijo {H}.
4 Con la tierra de los agujeros hicieron un monte.
4 {X} pisó bien la punta, para que no resbalara.
6 Un vencejo en el suelo es como una barca en la arena. Con esas patas tan cortas no puede dar ni un salto.
6 El herrero propuso tirarlo hacia arriba, con cariño.
6 ¡Sriii! El vencejo grande pasó muy cerca.
6 —¡No...! —gritó. Desapareció y volvió—. ¡...se lanza...!
6 —¡No se lanza! —dijo {H}.
6 —¿Y qué se hace entonces? —preguntó el herrero.
6 Tardaron dos vueltas en saberlo: «¡La mano...!», «¡...abierta!».
6 {H} subió al monte con el pajarito. {F} le sujetó los pies.
8 Todo el mundo trajo la tierra de su agujero, en cubos, en gorros y en un trombón. Nunca se había cavado nada tan útil.
8 —¿Y si se cae? —preguntó el pregonero.
8 —De eso se trata —dijo {H}—. De que se caiga hacia arriba.
8 El pajarito se puso en mitad de la mano. El corazón le iba deprisa, deprisa, como una máquina de coser. Miró abajo, miró el cielo y volvió a mirar abajo.
8 {X} ofreció una cuenta atrás, y le pidieron que no.
10 ¶Cuesta mucho tener una mano abierta. Los dedos quieren cerrarse, de puro cariño. {H} los fue convenciendo uno por uno y esperó. A quien va a hacer algo por primera vez no se le puede empujar. Pero se le puede hacer un sitio.
10 —Cuando quieras —le dijo—. Y si no quieres, también.`,
          en: `4! The treasure was a very small swift. It could not fly from the ground!
4! “We must take it high up,” said {H}.
4 Out of all the earth from the holes they made a hill.
4 {X} trod the top down well, to make it safe.
6 A swift on the ground is like a boat on the sand. With legs that short it cannot so much as hop.
6 The blacksmith was for throwing it into the air, kindly.
6 Screee! The big swift came by, very close.
6 “Do not...!” she cried. She was gone, and then she was back. “...throw it...!”
6 “Do not throw it!” said {H}.
6 “What do we do, then?” asked the blacksmith.
6 It took two rounds to find out. “Just open...!” “...your hand!”
6 {H} went up the hill with the little bird. {F} held on to {H}’s feet.
8 They all brought the earth from their holes, in buckets, in caps and in a trombone. Nobody had ever dug a more useful hole.
8 “What if it falls?” asked the town crier.
8 “That is the idea,” said {H}. “It has to fall up.”
8 The little bird sat in the middle of the hand. Its heart was going fast, fast, like a sewing machine. It looked down, looked at the sky, and looked down again.
8 {X} offered to count backwards from ten, and was asked not to.
10 ¶It is very hard to keep a hand open. The fingers long to shut, out of sheer love. {H} had a word with each of them, and waited. You cannot push somebody who is about to do a thing for the first time. But you can make room.
10 “When you like,” said {H}. “And if you do not like, that is fine as well.”`,
          alt: {
            es: '{H} levanta a un pajarito y {F} se arrodilla junto a una pala.',
            en: '{H} lifts a little bird and {F} kneels by a spade.',
          },
          picture: {
            H: ['reach', 'determined', 'bird'],
            F: ['kneel', 'determined'],
            X: ['stand', 'proud'],
            props: ['spade', 'bucket', 'stone'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Arriba, pajarito, arriba!
0-2 {F} dice: ¡vuela!
0-2 {X} dice: ¡vuela!
2-2 Abre las alas. ¡Sí, sí! ¡Ya vuela!
4! {H} levantó la mano abierta. Y esperó.
4! El pajarito se dejó caer. ¡Ay!
4! ¡Y abrió las alas! ¡Volaba!
6 Pasó rozando al pregonero, que se agachó y le pidió perdón.
6 {X} lo había visto todo por entre los dedos. Era lo más bonito que había visto en su vida.
8 Primero voló como quien baja una escalera sin luz. A la segunda vuelta encontró el último escalón, y ya no hubo más escaleras.
8 —¡Sriii! —dijo. Le salió muy fino, pero se entendía.
10 Abajo, ciento seis personas se dieron cuenta de que estaban de puntillas.
4 Y por el otro lado venía otro grito, largo y feliz.`,
          en: `0-2 Up you go, little bird!
0-2 {F} says: fly!
0-2 {X} says: fly!
2-2 It opens its wings. Yes! It can fly!
4! {H} held up an open hand. And waited.
4! The little bird let go. Oh no!
4! And it opened its wings! It flew!
6 It only just missed the town crier, who ducked and said sorry to it.
6 {X} had seen it all through ten fingers. There had never been such a lovely sight.
8 At first it flew the way you go downstairs with no light. The second time round it found the last step, and then there were no more stairs.
8 “Screee!” it said. It was very thin, but you could tell.
10 Down below, a hundred and six people found that they were standing on tiptoe.
4 And from the other side came one more cry, long and happy.`,
          alt: {
            es: '{H} levanta la mano abierta y {F} mira volar al pajarito.',
            en: '{H} holds up an open hand as the little bird flies.',
          },
          picture: {
            H: ['reach', 'excited'],
            F: ['cheer', 'excited'],
            X: ['cheer', 'surprised'],
            props: ['bird', 'spade'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'swift/resolution/holes',
      titles: {
        es: ['¡Gra...! ¡...cias!', 'Los pies en el agujero', 'Se hace saber'],
        en: ['Thank...! ...you!', 'Feet in the holes', 'What the crier said'],
      },
      moments: [
        {
          es: `0-2 ¡Sriii, sriii! ¡Ya son dos!
0-2 {H} los saluda. {F} también.
2-2 Uno grande y uno pequeño. ¡Qué bien vuelan!
4! Pasaron dos vencejos, el grande y el pequeño.
4 —¡Gra...! —gritaron. Dieron la vuelta—. ¡...cias!
4 —¡De...! —gritó {F}. Esperó una vuelta entera—. ¡...nada!
6 Todo el mundo tenía la cara hacia arriba y la pala en la mano.
6 —Se hace saber —dijo el pregonero— que no era dinero.
6 —Era mejor —dijo {H}.
8 —Hace diez minutos no habría aceptado esa frase —dijo el herrero, y se sonó.
10 {H} se miró la mano. Estaba vacía, y no parecía vacía. Guardaba todavía un peso muy pequeño, del tamaño de un latido.`,
          en: `0-2 Screee, screee! Now there are two!
0-2 {H} waves. So does {F}.
2-2 A big one and a small one. How they fly!
4! Two swifts came by, the big one and the small one.
4 “Thank...!” they cried. They flew right round. “...you!”
4 “Not...!” called {F}, and waited for one whole round. “...at all!”
6 They all had their faces to the sky and a spade in their hands.
6 “Be it known,” said the town crier, “that it was not money.”
6 “It was better,” said {H}.
8 “Ten minutes ago I would not have taken that from you,” said the blacksmith, and blew his nose.
10 {H} looked at the empty hand. It did not feel empty. There was still a very small weight in it, about as big as a heartbeat.`,
          alt: { es: '{H} y {F} saludan a un vencejo que vuela.', en: '{H} and {F} wave at a swift in flight.' },
          picture: { H: ['wave', 'happy'], F: ['cheer', 'happy'], props: ['bird', 'speech', 'spade'], shot: 'wide' },
        },
        {
          es: `4! Quedaban los agujeros. ¡Eran ciento seis, todos alrededor de {thing}!
4 —¿Y qué hacemos con ellos? —preguntó {F}.
4! {H} se sentó en el borde de uno, con los pies dentro. ¡Era una silla!
4 {X} eligió el más hondo y pidió un cojín.
6 Así hubo asiento para todo el mundo, y la mesa fue el suelo.
6 Cada cual volvió al suyo. Mirando sin prisa, iban apareciendo cosas: un botón de boda, una canica, media cuchara.
6 El pregonero se sentó al lado de su madre, que tenía noventa años.
6 —Ponte algo en la cabeza, tesoro —le dijo ella.
6 —¡Mamá! —dijo el pregonero, y se puso colorado hasta el pitido.
6 A mucha gente le entró prisa, de pronto, por decirle una cosa a alguien.
6 {X} se la dijo a cuatro personas, y a dos no las conocía.
8 Desde entonces el pregonero espera. Oye el principio, se sienta, se come una manzana y oye el final.
8 —¿Y si la noticia es urgente? —le preguntó {H}.
8 —Entonces me como una ciruela.
8 Se ha dado cuenta de que muchas noticias, cuando terminan, ya no lo son. Y de que otras empiezan justo al final.
8 {X} le regaló una cesta de ciruelas, por si venía un año movido.
10 ¶El sombrero de paja lo clavaron debajo de un tejado, boca arriba. Cada primavera sube alguien a mirarlo por dentro, muy despacio. Si está ocupado, baja sin hacer ruido y lo cuenta de uno en uno. Y el pregonero, en vez de comprarse otro, anda todo el verano con la cabeza al sol.`,
          en: `4! There were a hundred and six holes, all round {thing}!
4 “What do we do with them?” asked {F}.
4! {H} sat down on the edge of one and put both feet in. It was a chair!
4 {X} took the deepest one and asked for a cushion.
6 So there was a seat for each of them, and the ground was the table.
6 They all went back to their own. Now that there was no hurry, things came to light: a wedding button, a marble, half a spoon.
6 The town crier sat by his mother, who was ninety.
6 “Put something on your head, my treasure,” she said.
6 “Mum!” said the town crier, and went red right up to the squeak.
6 All at once a great many people had something to say to somebody.
6 {X} said it to four people, and did not know two of them.
8 The town crier waits now. He hears the beginning, sits down, eats an apple, and hears the end.
8 “What if the news cannot wait?” asked {H}.
8 “Then I have a plum.”
8 He has found that a lot of news, by the end, is no news at all. And some of it only starts there.
8 {X} gave him a basket of plums, in case it was a busy year.
10 ¶They nailed the straw hat up under a roof, with the open side on top. Each spring somebody goes up to look inside it, very slowly. If there is anyone at home they come down without a sound, and tell people one by one. And the town crier, who could buy a new one, goes about all summer with the sun on his head.`,
          alt: {
            es: '{H} y {F} se sientan junto a un agujero y {thing}.',
            en: '{H} and {F} sit by a hole and {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'happy'],
            X: ['sit', 'happy'],
            showsThing: true,
            props: ['hole', 'spade', 'basket'],
            time: 'sunset',
          },
        },
        {
          es: `0-2! ¡Vuela, vuela, pajarito!
0-2 {H} y {F} lo ven volar.
0-2 {X} da palmas.
2-2 Buenas noches, tesoro. ¡Hasta mañana!
4! Por fin empezó {event}. Cenaron con los pies en los agujeros.
4 Se estaba muy fresquito.
4 Arriba, muy arriba, daban vueltas dos puntitos.
6 Uno iba con mucha prisa. El otro, con más.
6 {X} les guardó un sitio, aunque sabía que no iban a sentarse.
8 Cuando se hizo tarde, los puntitos subieron hasta que no se vieron. Esa noche el pequeño iba a dormir volando por primera vez. No le habían dado instrucciones. Le bastaba con que al lado sonaran otras alas.
10 La niña más pequeña de la fiesta siguió cavando un poco más, por si acaso. Encontró una lombriz, la miró mucho rato y la llamó como la habían llamado siempre a ella.
4! En la cama, alguien le dijo a {H}: «Buenas noches, tesoro». Y no hizo falta cavar.`,
          en: `0-2! Fly, little bird, fly!
0-2 {H} and {F} see it fly.
0-2 {X} claps.
2-2 Good night, my treasure. See you tomorrow!
4! Now it was time for {event}. They ate with their feet in the holes.
4 It was lovely and cool.
4 High, high up, two dots went round and round.
6 One was in a great hurry. The other was in a greater one.
6 {X} kept two places for them, though they would never sit down.
8 When it was late the two dots went up until you could not see them. That night the small one would sleep on the wing for the first time. It had no instructions. All it needed was the sound of other wings.
10 The smallest girl at the party dug on for a bit, just in case. She found a worm, looked at it for a long time, and called it what she had always been called herself.
4! In bed that night somebody said to {H}: “Good night, my treasure.” And there was no need to dig.`,
          alt: {
            es: '{H} se sienta y {F} señala el cielo de noche, junto a {thing}.',
            en: '{H} sits and {F} points at the night sky, by {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['point', 'happy'],
            X: ['sit', 'happy'],
            showsThing: true,
            props: ['lantern', 'star', 'moon', 'hat'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
