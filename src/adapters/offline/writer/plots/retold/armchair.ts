import type { Plot } from '../plot.ts'

/** The same armchair: given away three times, kept behind a rope, and carried home in arms when it is tired itself. */
export const armchairRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'armchair/setup/good-home',
      titles: {
        es: ['Se regala sillón', 'El sillón regalado', 'La conductora dormida'],
        en: ['Free to a good home', 'The armchair that nobody kept', 'A driver in the corner'],
      },
      moments: [
        {
          es: `0-2 {H} regala un sillón. ¡Boing!
0-2 Y el sillón vuelve. ¡Hola!
2-2 {F} lo regala otra vez. ¡Y vuelve!
4! {H} y {F} le pusieron al sillón un cartel. Decía: «Se regala».
4 Se lo llevaron enseguida. ¡Boing!
4! Al día siguiente estaba otra vez {at}. ¡Con una conductora de autobús dormida encima!
6 Era el sillón del bisabuelo. Tenía patas de león, dos brazos como dos almohadas y un muelle que hablaba.
6 —Qué suave va este autobús —murmuró ella, sin abrir los ojos.
8 Para {event} se necesitaba hueco. El sillón ocupaba lo que ocupan cuatro invitados, y no sabía contar chistes.
10 Cuando algo lleva muchos años en una esquina, la gente deja de verlo. Lo esquiva, le cuelga abrigos y le echa la culpa de los golpes. Un día alguien dice «esto estorba», y todos lo miran por primera vez.`,
          en: `0-2 {H} gives a chair away. Boing!
0-2 And it comes back. Hello!
2-2 {F} gives it away. It comes back!
4! {H} and {F} put a sign on the armchair. It said: Free to a good home.
4 It went in no time. Boing!
4! Next day it was back {at}. And there was a bus driver asleep in it!
6 It was Great-Grandad’s. It had lion’s feet, two arms like two pillows, and a spring that talked.
6 “This bus is so smooth,” mumbled the driver, with her eyes shut.
8 They needed the space for {event}. The armchair took up as much as four guests, and could not tell a joke.
10 When a thing has been in a corner for years, people stop seeing it. They walk round it, hang coats on it, and blame it when they stub a toe. Then one day somebody says that it is in the way, and they all look at it for the first time.`,
          alt: {
            es: '{H} y {F} descubren que el sillón ha vuelto.',
            en: '{H} and {F} find that the armchair is back.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['stand', 'surprised', 'sign'],
            showsThing: true,
            props: ['armchair', 'footprints'],
            time: 'dawn',
          },
        },
        {
          es: `4! Se lo regalaron a un guardia de tráfico. Volvió con el guardia.
4! Se lo regalaron a una maestra. ¡Volvió con la maestra y con toda la clase!
4 {X} hizo un cartel más grande.
4 —Regalar es muy cansado —dijo {F}.
6 El guardia traía el silbato en la boca. Cada vez que roncaba, paraban los coches de la calle.
6 Los niños venían por tamaños: los pequeños en los brazos, los demás en el respaldo.
6 —Señorita, ¿esto es excursión? —preguntó uno.
6 —Esto es milagro —dijo la maestra, que no se sentaba desde septiembre.
6 {X} lo regaló con una maceta encima, para que no cupiera nadie. Volvió con la maceta y con quien la regaba.
6 La conductora del autobús, mientras tanto, se había despertado, había desayunado dos veces y se había vuelto a dormir.
8 —No se pierde —dijo {H}—. No se rompe. No se lo quedan. ¿Qué le pasa?
8 —Que no le gusta ninguna casa —dijo {F}.
8 —O que le gustan todas.
8 Se agacharon a mirarle las patas. En una había barro del parque. En otra, arena de obra. En la tercera, un billete de autobús, picado.
8 {X} revisó la cuarta pata y encontró una castaña, que se comió.
10 La maestra, antes de irse, se volvió desde la puerta. Llevaba veintidós niños de la mano, en cadena, y la cara de haber dormido por primera vez en su vida.
10 —Yo no lo devuelvo —aclaró—. Me ha devuelto él a mí.`,
          en: `4! They gave it to a lollipop lady. It came back, lollipop lady and all.
4! They gave it to a teacher. It came back with her and her whole class!
4 {X} made a bigger sign.
4 “Giving is hard work,” said {F}.
6 The lollipop lady held up her sign in her sleep. Each time she snored, a car stopped in the street.
6 The children had been put in by size. The small ones had the arms, the middle ones had the back, and the big ones were below.
6 “Miss, is this a school trip?” asked one.
6 “It’s a miracle,” said the teacher, who had not sat down since September.
6 {X} gave it away with a pot plant in it, so that nobody would fit. It came back with the plant, and the man with the watering can.
6 By then the bus driver had woken up, eaten two breakfasts, and gone off again.
8 “It isn’t lost,” said {H}. “It isn’t broken. They don’t keep it. What’s wrong with it?”
8 “It doesn’t like any of the homes,” said {F}.
8 “Or it likes them all.”
8 They bent down to look at its feet. One had mud from the park on it. One had sand from a building site. The third had a bus ticket, punched.
8 {X} looked at the fourth foot, found a nut there, and ate it.
10 The teacher turned at the door. She had twenty-two children by the hand, in a chain, and the look of somebody who has had her first night’s sleep.
10 “I’m not bringing it back,” she said. “It brought me.”`,
          alt: {
            es: '{F} pone un cartel en el sillón y {H} mira.',
            en: '{F} puts a sign on the armchair and {H} looks on.',
          },
          picture: {
            H: ['crouch', 'thoughtful'],
            F: ['hold', 'surprised', 'sign'],
            X: ['hold', 'happy', 'pencil'],
            props: ['armchair', 'footprints', 'flower'],
            time: 'dawn',
          },
        },
        {
          es: `0-2 ¿Quién quiere un sillón?
0-2 {X} dice: ¡yo no!
2-2 Ven, sillón. ¡Boing, boing! ¡A pasear!
4! —Hay que buscarle una casa donde quepa —dijo {H}.
4! Y salieron {H} y {F}. El sillón iba detrás, moviendo los cojines.
4 {X} les abrió la puerta de par en par.
6 Le habían peinado los flecos. Un sillón peinado causa mejor impresión.
6 —Ponte derecho —le decía {F}—. Y no ronques, que es tu muelle.
8 En cada portal preguntaban cuántos eran, qué altura tenía el techo y si había alguien de pie. Lo tercero lo preguntaba el sillón, a su manera.
10 {H} llevaba una lista con tres columnas: «cabe», «no cabe» y «casi». La última se iba llenando. El mundo está repleto de sitios en los que todo cabe casi.`,
          en: `0-2 Who wants a chair? Boing!
0-2 {X} says: not me!
2-2 Come along, chair. Let’s go for a walk!
4! “We must find a home that it fits,” said {H}.
4! So {H} and {F} set out. The armchair came too, and wagged its cushions.
4 {X} held the door wide open.
6 They had combed its fringe. With its fringe combed, an armchair makes a better impression.
6 “Stand up straight,” {F} told it. “And try not to boing.”
8 At each door they asked how many lived there, how high the ceiling was, and if anybody was on their feet. It was the armchair that asked the third thing, in its own way.
10 {H} had a list with three columns: fits, does not fit, and nearly. The last one filled up fast. The world is full of places where things nearly fit.`,
          alt: { es: '{H} y {F} salen a pasear con el sillón.', en: '{H} and {F} go for a walk with the armchair.' },
          picture: {
            H: ['walk', 'determined'],
            F: ['walk', 'happy'],
            X: ['wave', 'happy'],
            props: ['armchair', 'footprints'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'armchair/setback/museum',
      titles: {
        es: ['No sentarse', 'El señor que vigilaba sillas'],
        en: ['Please do not sit', 'The man who watched the chairs'],
      },
      moments: [
        {
          es: `0-2 Aquí cabe. ¡Qué sitio tan grande!
0-2 {H} dice adiós. {F}, también.
2-2 Pero nadie se sienta. ¡Pobre sillón!
4! {H} y {F} encontraron un museo de sillas. ¡Allí cabía de sobra!
4! Le dieron brillo. Le pusieron un cordón y un cartel: «No sentarse».
4 El sillón no hizo boing.
6 A un lado tenía el trono de un rey. Al otro, la banqueta de un pianista. Ninguno de los dos le dio conversación.
6 —Es un sitio estupendo —dijo {F}, mirándose los zapatos.
8 —Calefacción, techo alto y cuatro cristales —contó {H} con los dedos—. No se puede pedir más.
10 Y era verdad. No se podía pedir nada, porque había un cartel que decía: «Silencio». Se fueron de puntillas, con esa prisa que tiene uno cuando ha hecho lo correcto y se le ha quedado mal cuerpo.`,
          en: `0-2 It fits here. So much space!
0-2 {H} waves. {F} waves too.
2-2 But nobody sits on it. Poor chair!
4! {H} and {F} found a chair museum. It fitted, with room to spare!
4! They gave it a polish. They gave it a rope, and a sign: No sitting.
4 The armchair did not go boing.
6 On one side it had a king’s throne. On the other was a piano stool. Neither of them was a great talker.
6 “It’s a lovely place,” said {F}, with both eyes on the floor.
8 “It’s warm, and dry, and ever so high,” said {H}. “You couldn’t ask for more.”
10 That was true. You could not ask for anything, since there was a sign that said Silence. They went off on tiptoe, in a hurry, as you do when you have done the right thing and it does not feel like it.`,
          alt: {
            es: '{H} y {F} se despiden del sillón, que tiene un cordón.',
            en: '{H} and {F} say goodbye to the armchair behind its rope.',
          },
          picture: { H: ['wave', 'sad'], F: ['stand', 'sad'], props: ['armchair', 'rope', 'sign'], shot: 'wide' },
        },
        {
          es: `4 Por la noche no se dormían. Faltaba un boing.
4! Volvieron al museo. ¡Habían tapado el sillón con una sábana!
4! Al lado estaba el guarda, de pie.
4 {X} lo saludó. El guarda bostezó.
4 —Aquí no se sienta nadie —dijo.
6 —¿Usted tampoco? —preguntó {H}.
6 —Yo, el que menos. Treinta años llevo vigilando sillas. De pie.
6 Había ciento doce. El guarda se las sabía de memoria: por fuera.
6 Bostezó otra vez. Debajo de la sábana, muy flojito, algo hizo: boing.
6 —¿Ha oído? —dijo {F}.
6 {X} bostezó a propósito, para probar. ¡Boing!
6 {F} fingió que se caía de sueño. Boing, boing. La sábana dio un pasito y el cordón la paró.
8 —No quiere una casa donde quepa —dijo {H}, muy despacio—. Quiere a alguien que no pueda más.
8 —Devuélvanoslo, por favor —pidió {F}.
8 —Lo que se da no se quita —dijo el guarda—. Lo pone en el reglamento, y además se canta.
8 Lo dijo con pena. Tenía las rodillas como dos bisagras antiguas, de las que se exponen en la sala cuatro.
8 {X} le ofreció al guarda un pie para sentarse, solo un momento.
10 Estuvieron así un rato, a un lado y a otro de un cordón rojo. Pensaban lo mismo y no sabían decirlo. Un sillón en el que nadie se sienta no descansa. Solo espera, que es una cosa mucho más cansada.
10 —Son las once —dijo el guarda—. Voy a cerrar los ojos un segundo. Pero de pie.`,
          en: `4 That night they could not sleep. There was no boing.
4! They went back. Somebody had put a sheet over the armchair!
4! Next to it stood the guard.
4 {X} said hello. The guard gave a yawn.
4 “Nobody sits in here,” he said.
6 “Don’t you?” asked {H}.
6 “Least of all me. I’ve watched chairs for thirty years. On my feet.”
6 There were a hundred and twelve. He knew them all by heart, from the outside.
6 He yawned once more. Very softly, under the sheet, there was a boing.
6 “Did you hear that?” said {F}.
6 {X} yawned on purpose, to test it. Boing!
6 {F} played at being half asleep. Boing, boing. The sheet took a small step, and the rope held it back.
8 “It doesn’t want a home that it fits,” said {H}, very slowly. “It wants somebody who is worn out.”
8 “Please can we have it back?” asked {F}.
8 “What’s given is given,” said the guard. “It’s in the rules.”
8 He was sorry to say it. He had knees like two old hinges, the sort they kept in room four.
8 {X} offered the guard a foot to sit on, just for a minute.
10 They stood like that for a while, on both sides of a red rope. They were all thinking the same, and none of them could say it. An armchair that nobody sits on does not rest. It only waits, and that is far more tiring.
10 “It’s eleven,” said the guard. “I’ll just shut my eyes for a second. On my feet, mind.”`,
          alt: {
            es: '{H} y {F} escuchan de noche junto al sillón.',
            en: '{H} and {F} listen beside the armchair at night.',
          },
          picture: {
            H: ['crouch', 'thoughtful'],
            F: ['kneel', 'worried', 'lantern'],
            X: ['stand', 'sleepy'],
            props: ['armchair', 'rope', 'moon'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Boing! ¡El sillón se escapa!
0-2 {X} corre.
2-2 ¡Corre, {H!}! ¡Corre, {F!}! ¡Espera, sillón!
4! ¡Boing! El sillón saltó el cordón, cogió al guarda y se fue.
4! {H} y {F} corrieron detrás. ¡La sábana andaba sola por la calle!
4 Un gato la vio y se hizo el dormido.
6 El guarda iba sentado, por primera vez en treinta años. Ni se despertó.
6 {X} perdió un zapato y siguió corriendo con el otro.
8 En cada esquina, el sillón se agachaba un poco. Cuando lo volvían a ver, llevaba a alguien más.
10 Era un sillón viejo, con un muelle cansado y demasiados escalones por delante. Pero corría como quien llega tarde a una cosa importantísima.
4! Luego ya solo se oía, muy lejos: boing… boing…`,
          en: `0-2 Boing! The chair runs away!
0-2 {X} runs.
2-2 Run, {H!}! Run, {F!}! Wait, chair!
4! Boing! The armchair jumped the rope, picked up the guard and left.
4! {H} and {F} ran after it. A sheet was walking down the street!
4 A cat saw it, and played dead.
6 The guard was sitting down, for the first time in thirty years. He did not even wake up.
6 {X} lost a shoe and ran on in the other.
8 At each corner the armchair bent down a bit. The next time they saw it, it had one more on board.
10 It was an old armchair, with a tired spring and too many steps in front of it. But it ran like somebody who is late for the most important thing in the world.
4! Then it was far off, and they could just hear: boing… boing…`,
          alt: {
            es: '{H} y {F} corren de noche detrás del sillón.',
            en: '{H} and {F} run after the armchair by night.',
          },
          picture: {
            H: ['run', 'surprised'],
            F: ['run', 'excited'],
            X: ['run', 'surprised'],
            props: ['armchair', 'moon', 'footprints'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'armchair/climax/arms',
      titles: {
        es: ['Un sillón cansado', 'La silla de la reina', '¿Dónde se sienta un sillón?'],
        en: ['A tired armchair', 'Ten pairs of arms', 'Where does an armchair sit?'],
      },
      moments: [
        {
          es: `0-2 El sillón no anda. ¡Qué sueño!
0-2 ¡{H} y {F} lo llevan! ¡Upa!
2-2 Pesa mucho, mucho. ¡Upa, sillón, upa!
4! De noche, {H} y {F} encontraron el sillón.
4! Estaba {at} y no andaba. Llevaba ocho personas dormidas encima.
4 —¡Boing! —le pidió {F}. Pero nada.
6 Había ido parando en todas las esquinas donde alguien bostezaba. Iba la conductora. Iba el guardia. Iba una novia con los zapatos en la mano.
6 Las patas de león se le habían doblado. Los brazos casi rozaban el suelo.
8 El muelle hizo un ruidito. No era boing. Era lo que queda de un boing cuando se le quita la alegría.
10 Ninguno se despertó. En eso se notaba lo buen sillón que era: incluso parado, y con la espalda vencida, procuraba no moverse para no molestar a nadie.`,
          en: `0-2 The chair stops. It is so sleepy!
0-2 {H} and {F} pick it up!
2-2 It is as heavy as a cow! Up, up!
4! That night {H} and {F} found the armchair.
4! It was {at}. It did not walk. It had eight people in it, asleep.
4 “Boing?” said {F}. But nothing came.
6 It had stopped at every corner where there was a yawn. There was the bus driver. There was the lollipop lady. There was a bride with her shoes in her hand.
6 Its lion’s feet had bent. Its arms were all but on the ground.
8 The spring made a small noise. It was not a boing. It was what is left of a boing when you take out the fun.
10 None of them woke up. That showed what a good armchair it was. Even now, with its back bowed, it did its best to keep still, so as not to be a trouble to anybody.`,
          alt: {
            es: '{H} y {F} encuentran el sillón parado en la noche.',
            en: '{H} and {F} find the armchair standing in the night.',
          },
          picture: {
            H: ['kneel', 'worried'],
            F: ['crouch', 'sad', 'lantern'],
            props: ['armchair', 'moon', 'star'],
            time: 'night',
          },
        },
        {
          es: `4! El sillón llevaba a casa a la gente cansada. ¡Y ahora el cansado era él!
4 —¿Y dónde se sienta un sillón? —preguntó {F}.
4! —¡Aquí! —dijo {H}. Y l{HF:os/as} dos cruzaron las manos.
6 Así se hace la silla de la reina. Con cuatro manos cabe una reina. Para un sillón hacían falta muchas más.
6 —Hay que despertarlos —dijo {H}.
6 —Con lo a gusto que están… —dijo {F}.
6 Los despertaron de uno en uno, con mucho cuidado y con su nombre, cuando se lo sabían.
6 —¿Ya hemos llegado? —preguntó la conductora.
6 —Todavía no. Ahora le toca al sillón ir sentado.
6 {X} se arremangó y se puso en la esquina que más pesaba.
8 Un señor con escalera cruzó las manos con un farmacéutico. La conductora, con una pastelera que no conocía de nada.
8 —A mí me cogió en la parada —contó ella—. No me preguntó ni cómo me llamaba.
8 —A mí, en mitad de un cruce.
8 Pero el sillón no se dejaba. Encogía las patas. Se hacía el fuerte. Sacó incluso un medio boing, de los de disimular.
8 {X} le dio unas palmaditas en el brazo y le dijo que no pasaba nada.
10 Hay quien entiende muchísimo de cansancios ajenos y del suyo no tiene ni idea. Lleva tanto tiempo siendo el hueco de los demás que no sabe qué cara se pone cuando a uno lo cogen en brazos.
10 —No pesas —le mintió {H} al oído.
10 Y el sillón, poco a poco, fue soltando el suelo.`,
          en: `4! The armchair took tired people home. And now it was tired itself!
4 “Where does an armchair sit?” asked {F}.
4! “Here!” said {H}. They crossed hands, and made a seat.
6 You can carry a queen like that, on four hands. For an armchair you need a lot more.
6 “We’ll have to wake them,” said {H}.
6 “They look so cosy,” said {F}.
6 They woke them up one at a time, gently, and by name when they knew it.
6 “Is this my stop?” asked the bus driver.
6 “Not yet. It’s the armchair’s turn to sit down.”
6 {X} rolled up both sleeves and took the heavy corner.
8 A man with a ladder crossed hands with a chemist. The bus driver got a pastry cook whom she had never met in her life.
8 “It took me from the bus stop,” she said. “It never even asked my name.”
8 “It took me off a zebra crossing.”
8 But the armchair would not have it. It tucked in its feet. It put on a brave face. It even managed half a boing, the kind that is for show.
8 {X} patted it on the arm, and told it that it was all right.
10 Some people know all there is to know about how tired others are, and have no idea about themselves. They have been a seat for so long that they cannot think where to look when somebody picks them up.
10 “You weigh nothing,” said {H} in its ear, which was a lie.
10 And little by little the armchair let go of the ground.`,
          alt: {
            es: '{H} y {F} cruzan las manos junto al sillón.',
            en: '{H} and {F} cross hands beside the armchair.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['reach', 'happy'],
            X: ['crouch', 'determined'],
            together: ['hold-hands', 'H', 'F'],
            props: ['armchair', 'moon', 'star'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Upa, sillón! ¡A casa!
0-2 {H} y {F} pueden. ¡Upa!
0-2 {X} ayuda.
2-2 Un paso, otro paso. ¡Ya falta poco!
4! Entre todos levantaron el sillón. ¡Upa! ¡Ahora iba él en brazos!
4! Y a mitad de la cuesta, muy bajito, hizo: ¡boing!
4 Era un boing de gusto.
6 Iban despacio, todos al mismo paso. Si uno se cansaba, se sentaba en el sillón tres casas y luego bajaba.
6 {X} llevaba el ritmo cantando, y dos ventanas cantaron también.
8 —¿Pesa? —preguntó alguien desde un balcón.
8 —Pesa lo suyo —dijo {F}—. Lo suyo y lo nuestro.
8 Bajaron a ayudar en zapatillas. Era raro, pero cuantos más eran, menos sueño tenían.
10 Desde arriba, el sillón veía por primera vez las calles sin tener que andarlas. Pasó por delante de todas sus esquinas, una por una. En ninguna bostezaba nadie. Estaban todos debajo.`,
          en: `0-2 Up, chair! Off home!
0-2 {H} and {F} can do it! Up!
0-2 {X} helps.
2-2 One step, and one more. Nearly there!
4! They all took hold. Heave! Up went the armchair, in their arms!
4! And halfway up the hill, very softly, it went boing!
4 It was a boing of pure joy.
6 They went slowly, and in step. If you got tired, you sat in it for three houses and then got down.
6 {X} sang to keep time, and two windows joined in.
8 “Is it heavy?” somebody asked from upstairs.
8 “Not with you on that corner,” said {F}.
8 So they came down in their slippers to help. It was odd, but the more of them there were, the less sleepy they felt.
10 From up there, for the first time, the armchair saw the streets and did not have to walk them. It went by all its corners, one after the other. Nobody was yawning at any of them. They were all underneath.`,
          alt: {
            es: '{H} lleva el sillón a casa, de noche, y {F} va al lado.',
            en: '{H} carries the armchair home at night, with {F} beside.',
          },
          picture: {
            H: ['walk', 'happy', 'armchair'],
            F: ['walk', 'determined'],
            X: ['reach', 'happy'],
            props: ['moon', 'star', 'footprints'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'armchair/resolution/slippers',
      titles: {
        es: ['Cuatro zapatillas', 'Hoy descansa', 'Los domingos, en casa'],
        en: ['Four slippers', 'Closed for a nap', 'Sundays at home'],
      },
      moments: [
        {
          es: `0-2 Boing… boing… El sillón ronca.
0-2 {H} lo tapa. ¡Chsss!
2-2 Aquí no se sienta nadie. ¡A dormir!
4! Lo dejaron en su sitio de siempre. ¡El sillón se durmió!
4 Boing…, roncaba. Boing…
4! {H} le puso otro cartel: «Hoy descansa».
6 Nadie se sentó en él en todo el día. La conductora desayunó de pie. Los demás, en el suelo.
6 —Pues no se está mal —decían, estirando las piernas.
8 Vinieron de muchas calles a ver cómo estaba. Se asomaban, miraban un poco y dejaban algo en el suelo: un cojín, una rosquilla, un calcetín para cada pata.
10 Hablaban en voz baja. Salió entonces que los había recogido a casi todos alguna vez. Ninguno lo había contado, porque da apuro decir que uno no puede más. Al sillón no hacía falta decírselo.`,
          en: `0-2 Boing… boing… The chair snores.
0-2 {H} tucks it in. Shhh!
2-2 Nobody sits on it now. Night-night!
4! They put it back in its corner. And it fell asleep!
4 It even snored. Boing… Boing…
4! {H} made it a new sign: Closed for a nap.
6 Nobody sat on it all day. The bus driver had breakfast on her feet. The rest had it on the floor.
6 “So that’s what floors are for,” they said, and stretched out their legs.
8 People came from many streets to see how it was. They had a look, and left a thing or two: a cushion, a bun, a sock for each foot.
10 They kept their voices down. It came out then that it had picked up nearly all of them at one time or another. None of them had ever told, for it is awkward to say that you are worn out. You did not have to say so to the armchair.`,
          alt: {
            es: '{H} y {F} tapan el sillón con una manta.',
            en: '{H} and {F} put a blanket over the armchair.',
          },
          picture: {
            H: ['hold', 'happy', 'blanket'],
            F: ['kneel', 'calm'],
            props: ['armchair', 'blanket', 'doughnut'],
            time: 'dawn',
          },
        },
        {
          es: `4! —¿Y dónde vivirá? —preguntó {F}—. Aquí no cabe.
4! —En mi casa, los lunes —dijo la conductora.
4 —En la mía, los martes —dijo el guardia.
4! ¡Salieron siete casas, una para cada día!
4 {X} dibujó el calendario.
6 Los viernes le tocaba a un farmacéutico, que no se sentaba por si sonaba la campanilla.
6 Los sábados le tocaba a la maestra, y los niños votaron no dejarla levantarse.
6 Y el domingo, en casa, con {H} y {F}.
6 Para {event} ya había sitio de sobra. El sillón, sin embargo, no se movió de allí: era el invitado.
6 {X} le acercó a cada rato una croqueta, por si acaso tenía boca.
8 Pusieron {thing} donde lo viera bien. Todos los demás se sentaron en el suelo, alrededor. Visto desde la puerta, parecía que el sillón iba a contar un cuento.
8 —Boing —contó.
8 —¿Y qué más? —preguntó un niño.
8 {H} se lo tradujo. Trataba de un señor con bigote, hacía muchos años. Había visto bostezar a un desconocido, y salió a la calle con su sillón a cuestas.
8 {X} dijo que ese bigote le sonaba.
10 —O sea, que primero lo llevaba el bisabuelo —dijo {F}.
10 —Y luego aprendió él solo —dijo {H}.
10 Miraron las patas de león, que ya estaban derechas. Se hereda de todo: una nariz, una casa, una forma de estornudar. En aquella familia se heredaba eso.`,
          en: `4! “But where will it live?” asked {F}. “It’s too big for us.”
4! “At mine on Mondays,” said the bus driver.
4 “At mine on Tuesdays,” said the lollipop lady.
4! There were seven homes, one for each day!
4 {X} drew the calendar.
6 On Fridays it was the chemist’s. He had not sat down since he opened the shop.
6 On Saturdays it was the teacher’s turn. The children had voted that she must not get up.
6 And on Sundays it was at home, with {H} and {F}.
6 Now there was space and to spare for {event}. But the armchair stayed where it was. It was the guest.
6 {X} offered it some pie now and then, in case it had a mouth.
8 They put {thing} where it could see. The rest sat down on the floor in a ring. From the door it looked as if the armchair was about to tell a story.
8 “Boing,” it said.
8 “And then what?” asked a child.
8 {H} put it into words. It was about a man with a moustache, many years ago. He saw a stranger yawn, and went out with an armchair on his back.
8 {X} had seen that moustache somewhere before.
10 “So first Great-Grandad carried it,” said {F}.
10 “And then it learned to do it alone,” said {H}.
10 They looked at the lion’s feet, which were straight again. All sorts of things run in families: a nose, a house, a way of sneezing. This was what ran in theirs. It ran on four feet.`,
          alt: {
            es: '{H} y {F} celebran junto al sillón y {thing}.',
            en: '{H} and {F} have a party by the armchair and {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'happy'],
            X: ['hold', 'happy', 'pencil'],
            showsThing: true,
            props: ['armchair', 'cake', 'book'],
          },
        },
        {
          es: `0-2! Boing, boing… El sillón duerme.
0-2 {H} le da un beso.
0-2 {X} bosteza.
2-2! ¡Cuántas zapatillas! Una, dos, tres y cuatro.
4 Llegó el domingo. {H} y {F} esperaban en la puerta.
4! Le habían hecho al sillón cuatro zapatillas de lana.
4 {X} puso agua a calentar.
6 —¿Y si hoy no viene? —dijo {F}.
6 —Vendrá cansado —dijo {H}—. Todo el mundo vuelve a casa cuando está cansado.
8 Tenían preparado el rincón. No habían puesto nada en él en toda la semana. Era un hueco con forma de sillón, y daba gusto mirarlo.
10 Se encendieron las farolas. Pasó un perro, pasó una bicicleta, pasó un rato larguísimo. {H} se acordó de cuando quería perderlo de vista. Ahora miraba la esquina sin pestañear.
4! Y entonces, calle arriba, se oyó: ¡boing, boing, boing!`,
          en: `0-2! Boing, boing… The chair is asleep.
0-2 {H} gives it a kiss.
0-2 {X} yawns.
2-2! So many slippers! One, two, three, four.
4 Sunday came. {H} and {F} stood at the door.
4! They had made the armchair four woolly slippers.
4 {X} put the kettle on.
6 “What if it doesn’t come?” said {F}.
6 “It will be tired,” said {H}. “And when you’re tired, you come home.”
8 Its corner was ready. They had kept it clear all week. It was a gap the shape of an armchair, and it was lovely to look at.
10 The street lamps came on. A dog went by, and a bicycle, and a very long while. {H} could recall wanting to see the back of it. And now {H} watched that corner and did not dare to blink.
4! And then, up the street, it went: boing, boing, boing!`,
          alt: {
            es: '{H} señala a lo lejos y {F} tiene unas zapatillas, junto a {thing}.',
            en: '{H} points into the distance and {F} holds slippers, by {thing}.',
          },
          picture: {
            H: ['point', 'excited'],
            F: ['hold', 'happy', 'socks'],
            X: ['stand', 'happy'],
            showsThing: true,
            props: ['armchair', 'lantern', 'socks'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
