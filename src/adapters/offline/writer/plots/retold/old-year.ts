import type { Plot } from '../plot.ts'

/** The same night with no twelfth stroke: the Old Year has hidden the last grapes, for nobody knows that it is his birthday. */
export const oldYearRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'old-year/setup/grapes',
      titles: {
        es: ['¿Quién tiene la última uva?', 'Debajo del mantel', 'Un rastro de pepitas'],
        en: ['Who has the last grape?', 'Under the tablecloth', 'A trail of pips'],
      },
      moments: [
        {
          es: `0-2 ¡Dong! {H} come uvas. ¡Ñam!
0-2 ¿Y la última? ¡No está!
2-2 {F} busca su uva. ¡Tampoco está!
4! Era la última noche del año {at}. Sonaron once campanadas.
4 {H} y {F} comieron once uvas.
4! ¡Y la última no estaba! Sin ella, el reloj no daba las doce.
6 —Yo había contado doce —dijo {F}—. Dos veces.
6 No estaba en ningún plato. Treinta personas se habían quedado con la boca abierta y sin nada que meter.
8 El reloj carraspeó. Levantó el martillo, lo pensó mejor y lo volvió a bajar.
10 Un reloj serio no da una campanada que nadie se va a comer. Esperó, pues, con la aguja en el aire. Y con él esperaron la luna, las zapatillas debajo de las camas y un cohete que ya había salido y no sabía si explotar.`,
          en: `0-2 Ding, dong! {H} eats grapes. Yum!
0-2 But the last one is gone!
2-2 {F} wants one too. It is gone!
4! It was the last night of the year {at}.
4! They ate a grape at each dong, as in Spain.
4! But the last grapes were gone, and the clock stopped!
6 “I counted twelve,” said {F}. “I did it twice.”
6 They were gone from every plate. Thirty people stood with their mouths open, and nothing to put in.
8 The clock cleared its throat. It lifted its little hammer, thought again, and put it down.
10 A serious clock does not strike when there is nobody to eat it. So it waited, with one hand in the air. The moon waited too, and so did a rocket that had gone up already and did not know whether to go bang.`,
          alt: {
            es: '{H} y {F} buscan la última uva junto al reloj.',
            en: '{H} and {F} look for the last grape by the clock.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['crouch', 'thoughtful'],
            props: ['clock', 'table', 'christmas-tree'],
            time: 'night',
          },
        },
        {
          es: `4! Por el suelo iba un rastro de pepitas. Se metía debajo de la mesa.
4! {H} levantó el mantel. ¡Allí había un señor con barba!
4! —Soy el Año Viejo —dijo—. ¡Y no quiero acabarme!
4 Tenía los bolsillos llenos de uvas.
4 {X} le dio las buenas noches, por educación.
6 El señor llevaba un abrigo de doce bolsillos. Del primero caía un poco de nieve, y del octavo, arena.
6 —¿Nos las devuelve? —pidió {F}.
6 —No. Sin uva no hay campanada, y sin campanada no hay doce. Aquí me quedo.
6 Lo tenía muy pensado.
6 Al otro lado de la puerta sonaron unos golpecitos.
6 —¿Ya? —preguntó alguien. El Año Nuevo venía en pijama, con un oso de trapo.
6 —¡Feliz Año Nuevo! —gritaron treinta bocas.
6 El Año Viejo se tapó los oídos con dos uvas.
6 {X} salió a decir que un momentito. Volvió con el oso en brazos, porque alguien tenía que sujetárselo.
8 —Llevan todo el día con eso —murmuró el señor—. Feliz Año Nuevo por aquí, próspero Año Nuevo por allá. ¿Y a mí qué me dice la gente?
8 —¿Qué quiere que le diga? —preguntó {H}.
8 —Si lo digo yo, no vale.
8 Y cruzó los brazos con tanta fuerza que del bolsillo de abril se le escapó un estornudo.
8 {X} le ofreció un polvorón. El señor lo aceptó, pero sin perdonar a nadie.
10 {H} y {F} se metieron también debajo de la mesa. Desde allí, la fiesta eran sesenta zapatos y una zambomba. Todos los zapatos apuntaban a la puerta. A nadie se le ocurre mirar hacia el lado por el que se van los años.
10 —Si me encontráis, os doy las uvas —dijo el señor de pronto, con los ojos brillantes—. Contad hasta doce.`,
          en: `4! There was a trail of pips on the floor. It went under the table.
4! {H} lifted the cloth. There sat a man with a beard!
4! “I’m the Old Year,” he said, “and I don’t want to end!”
4 His pockets were full of grapes.
4 {X} wished him good evening, to be polite.
6 The old man wore a coat with twelve pockets. Out of the first fell a bit of snow, and out of the eighth some sand.
6 “May we have them back?” asked {F}.
6 “No. No grape, no dong. No dong, no twelve. Then I can stay.”
6 He had thought it all out.
6 There was a tap at the door.
6 “Now?” somebody asked. It was the New Year, in pyjamas, with a teddy bear.
6 “Happy New Year!” they all cried.
6 The Old Year put a grape in each ear.
6 {X} went out to ask for one more minute. {X} came back with the bear, for somebody had to hold it.
8 “All day long it’s been like that,” the man said. “New Year this and New Year that. And what do people say to me?”
8 “What would you like them to say?” asked {H}.
8 “If I have to tell you, it doesn’t count.”
8 He folded his arms so hard that a sneeze flew out of the April pocket.
8 {X} offered him a mince pie. He took it, but he did not forgive anybody.
10 {H} and {F} crept in beside him. From down there the party was sixty shoes and the leg of a piano. All the shoes pointed at the door. It never occurs to anybody to look the other way, where the years go out.
10 “If you can find me, you get the grapes,” said the man all at once, and his eyes shone. “Count to twelve.”`,
          alt: {
            es: '{H} y {F} miran debajo de la mesa, junto al reloj.',
            en: '{H} and {F} look under the table, by the clock.',
          },
          picture: {
            H: ['kneel', 'surprised'],
            F: ['crouch', 'surprised'],
            X: ['hold', 'calm', 'teddy'],
            props: ['table', 'clock', 'christmas-tree'],
            time: 'night',
          },
        },
        {
          es: `0-2 Un señor corre. ¡Tiene las uvas!
0-2 {X} cuenta: ¡uno, dos!
2-2 ¡El señor se esconde! {H} y {F} lo buscan.
4! —¡A que no me encontráis! —dijo el Año Viejo. ¡Y salió corriendo!
4! {H} y {F} contaron hasta doce y fueron a buscarlo.
4 —¿Ya? —preguntaba el Año Nuevo en la puerta, en pijama.
6 El señor corría con las rodillas muy altas. No había corrido desde marzo.
6 {X} se quedó con el Año Nuevo, para enseñarle a esperar. Era su primera lección.
8 El Año Viejo iba dejando cosas por donde pasaba: una hoja amarilla, un olor a crema, medio villancico.
8 —No se esconde muy bien —dijo {F}.
8 —No —dijo {H}, y recogió la hoja—. Eso es lo raro.
10 Fuera, la noche estaba parada como una foto. Había copos colgados en el aire, y una señora en un portal con el pie levantado. Por en medio de todo aquello corría un viejecito, y cada pocos pasos se volvía, no fuera a ser que no lo siguieran.`,
          en: `0-2 A man runs off with the grapes!
0-2 {X} counts: one, two!
2-2 The man hides! {H} and {F} look for him.
4! “You can’t find me!” said the Old Year. And off he ran!
4! {H} and {F} counted to twelve, and went after him.
4 “Now?” asked the New Year at the door, in pyjamas.
6 The Old Year ran with his knees up. He had not run since March.
6 {X} stayed with the New Year, to teach him to wait. It was his first lesson.
8 The Old Year left things behind him as he went: a yellow leaf, a smell of sun cream, half a carol.
8 “He isn’t very good at hiding,” said {F}.
8 “No,” said {H}, and picked up the leaf. “That’s what’s so odd.”
10 Outside, the night stood still like a photo. Snowflakes hung in the air, and a lady at a door had one foot up. Right through the middle of it ran a little old man, who looked back every few steps, in case they were not coming.`,
          alt: {
            es: '{H} y {F} salen corriendo a la noche.',
            en: '{H} and {F} run out into the night.',
          },
          picture: {
            H: ['run', 'determined'],
            F: ['run', 'excited', 'lantern'],
            X: ['hold', 'happy', 'teddy'],
            props: ['footprints', 'leaf', 'star'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'old-year/setback/olives',
      titles: {
        es: ['Una aceituna no es una uva', '¡Clonc!'],
        en: ['An olive is not a grape', 'Clonk!'],
      },
      moments: [
        {
          es: `0-2 {F} trae aceitunas. ¡Son verdes!
0-2 ¡Clonc! ¿Qué ha sonado?
2-2 ¡El reloj anda para atrás! ¡Uy, uy, uy!
4! {H} y {F} no daban con el Año Viejo.
4! —¿Y si comemos aceitunas? —dijo {F}—. ¡El reloj no lo notará!
4! Se comieron una cada cual. ¡CLONC!, hizo el reloj.
4 El reloj lo había notado.
6 Eran verdes, redondas y sin hueso. A oscuras no las distinguía nadie.
6 —Yo no sé si está bien —dijo {H}, masticando.
8 Fue un clonc larguísimo, de campana ofendida. Se quedaron todos con la mano en el aire, y en la mano, el palillo.
10 Hacer trampas tiene eso: sale casi igual. Es verde, es redondo, se mastica. Solo en el último momento, cuando ya está todo el mundo con los ojos cerrados para pedir un deseo, se nota que sabe a sal.`,
          en: `0-2 {F} has got olives. They are green!
0-2 Clonk! What was that?
2-2 The clock goes backwards! Oh no, oh no!
4! {H} and {F} could not find the Old Year.
4! “Let’s eat an olive,” said {F}. “The clock won’t notice!”
4! So they each ate an olive. The clock went CLONK!
4 The clock had noticed.
6 They were green, and round, and had no stone. In the dark nobody could tell.
6 “I’m not sure it’s right,” said {H}, chewing.
8 It was a very long clonk, from a bell with hurt feelings. They all stood with one hand in the air, and a cocktail stick in the hand.
10 Cheating is like that. It is nearly the same. It is green, it is round, you chew it. It is only at the very last moment, when people have shut their eyes to make a wish, that you notice the salt.`,
          alt: {
            es: '{F} reparte aceitunas y {H} duda junto al reloj.',
            en: '{F} hands out olives. {H} is not sure.',
          },
          picture: {
            H: ['think', 'worried'],
            F: ['hold', 'excited', 'bucket'],
            props: ['clock', 'table', 'christmas-tree'],
            time: 'night',
          },
        },
        {
          es: `4! La aguja echó a correr hacia atrás. ¡Eran las diez! ¡Eran las nueve!
4 {X} se encontró otra vez con el abrigo puesto.
4! El Año Nuevo ya tenía un pie dentro. ¡Y allí se quedó, a medias!
4! —Hemos hecho trampa —dijo {H}. Y a {F} se le atragantó la aceituna.
6 Todo pasó al revés. La sopa volvió a la olla. Los invitados dijeron «adiós» y después «hola».
6 Una tía que estaba contando un chiste lo contó desde el final, y no se rio nadie.
6 —¿Ya? —preguntó el Año Nuevo, a la pata coja.
6 {X} le calentó el pie que estaba dentro. El otro hubo que dejarlo para más tarde.
6 Luego el reloj se cansó y volvió a empezar. Dio otra vez las once, y otra vez se paró.
6 —Ha sido idea mía —dijo {F}.
6 —Yo también me he comido una —dijo {H}.
8 Pidieron perdón al reloj. Es una cosa que casi nadie hace y que los relojes agradecen muchísimo.
8 —No vale cualquier uva —dijo {H}—. Tienen que ser las suyas. Y las tiene él.
8 —¿Y para qué las querrá? Ni siquiera se las come.
8 Era verdad. En el rastro había pepitas de once uvas por persona. De las últimas no había ni una.
8 {X} volvió a contarlas, y le salió lo mismo con los dedos de los pies.
10 Quien se esconde de verdad borra las huellas. Aquel señor, en cambio, había ido dejando hojas, arena y villancicos por todas partes. {H} se acordó de cuando jugaba al escondite y todos se cansaban de buscar. Uno está muy bien escondido, sí. Y al rato empieza a toser un poco, por si acaso.
10 —No quiere que no lo encontremos —dijo despacio—. Quiere ver si seguimos buscando.`,
          en: `4! The hands ran backwards. It was ten! It was nine!
4 {X} was all at once in a coat again.
4! The New Year had put one foot in. And there he stuck, half in and half out!
4! “We cheated,” said {H}. And {F} could not swallow that olive.
6 It all went the wrong way round. The soup went back to the pot. The guests said goodbye, and then hello.
6 An aunt who was in the middle of a joke told it from the end. Nobody laughed.
6 “Now?” asked the New Year, on one leg.
6 {X} warmed the foot that was in. The other foot had to wait.
6 Then the clock grew tired and set off again. It struck eleven, and it stopped once more.
6 “That was my idea,” said {F}.
6 “I ate one too,” said {H}.
8 They told the clock that they were sorry. Hardly anybody does, and clocks like it very much.
8 “It can’t be just any grapes,” said {H}. “It has to be our own, and he has them.”
8 “What does he want with them? He doesn’t even eat them.”
8 It was true. In that trail there were pips from eleven grapes each. Of the last ones there was not a single pip.
8 {X} counted them again, and it came out the same on toes.
10 If you really hide, you rub out your tracks. That old man had left leaves and sand and carols all over the place. {H} thought of playing hide-and-seek, and of how everybody gets tired of looking. You are ever so well hidden. And after a while you begin to cough a bit, just in case.
10 “He doesn’t want to stay lost,” said {H}, slowly. “He wants to see if we go on looking.”`,
          alt: {
            es: '{H} y {F} ven correr el reloj hacia atrás.',
            en: '{H} and {F} see the clock run backwards.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['crouch', 'sad'],
            X: ['kneel', 'surprised'],
            props: ['clock', 'table', 'christmas-tree', 'soup'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¿Dónde está el señor? ¡Allí!
0-2 {X} lo ve.
2-2 El señor está sentado. ¡Y muy solo!
4! Entonces oyeron toser. ¡Era el Año Viejo!
4! Estaba sentado en un escalón, con las uvas en las rodillas.
4 No se escondía. Esperaba.
6 {X} lo vio antes que nadie, pero no dijo nada, para que lo encontraran.
6 El señor iba contando las uvas en voz baja, y cada una tenía nombre.
8 —Esta es la del señor que silba —decía—. Esta, la de la niña del diente.
10 De vez en cuando levantaba la cabeza y miraba las ventanas. En todas había luz. En todas había alguien de espaldas.
4! {H} y {F} echaron a andar hacia él, muy despacito.`,
          en: `0-2 Where is the man? Over there!
0-2 {X} can see him.
2-2 The man sits there. He is all alone.
4! Then they heard a cough. It was the Old Year!
4! He sat on a step, with the grapes in his lap.
4 He was not hiding. He was waiting.
6 {X} saw him first, but did not say so, and let the others find him.
6 The old man counted the grapes over and over, and each had a name.
8 “This is for the man who whistles,” he said. “This is for the girl with the tooth.”
10 Now and then he looked up at the windows. There was a light in every one. In every one there was somebody’s back.
4! {H} and {F} walked up to him, very slowly.`,
          alt: {
            es: '{H} y {F} encuentran una pista en la noche.',
            en: '{H} and {F} find a clue in the night.',
          },
          picture: {
            H: ['point', 'thoughtful'],
            F: ['walk', 'calm', 'lantern'],
            X: ['stand', 'calm'],
            props: ['footprints', 'moon', 'leaf'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'old-year/climax/candle',
      titles: {
        es: ['¿Cuántos años tiene?', 'Una sola vela', 'Un polvorón con vela'],
        en: ['How old are you?', 'Just one candle', 'A candle in a mince pie'],
      },
      moments: [
        {
          es: `0-2 El señor está triste. ¡Oh!
0-2 Hoy es su cumpleaños.
2-2 {H} trae una tarta. {F} trae una vela.
4! Al Año Viejo lo encontraron {at}. ¡Y con las uvas!
4! —¡Por fin! —le dijo {H}—. ¡Qué bien se esconde!
4 Pero él no se alegró. Suspiró como un fuelle.
6 —Habéis ganado —dijo, y sacó la primera uva. La miró. La volvió a guardar.
6 —¿Ya? —se oyó detrás de la puerta.
8 —¿Lo ve? —dijo el señor—. A él lo esperan con música. A mí me esperan para que me vaya.
10 Nadie supo qué decir. La verdad es que le habían comprado gorros al otro, y serpentinas al otro. Tenían hasta un cartel, con purpurina, y en el cartel no ponía su número.`,
          en: `0-2 The man is sad. Oh!
0-2 It is his birthday.
2-2 {H} has a cake. {F} has a candle.
4! They found the Old Year {at}. And he had the grapes!
4! “At last!” {H} told him. “You hide so well!”
4 But he was not glad. He gave a huge sigh.
6 “You win,” he said, and took out one grape. He looked at it. He put it back.
6 “Now?” they heard, behind the door.
8 “You see?” said the man. “They wait for him with music. They wait for me to go.”
10 Nobody knew what to say. It was quite true that the hats were for the other one, and so were the streamers. They even had a sign, with glitter on it, and the number on the sign was not his.`,
          alt: {
            es: '{H} y {F} escuchan con pena, junto al reloj y una tarta.',
            en: '{H} and {F} listen sadly, by the clock and a cake.',
          },
          picture: {
            H: ['kneel', 'thoughtful'],
            F: ['crouch', 'sad'],
            showsThing: true,
            props: ['clock', 'cake', 'christmas-tree'],
            time: 'night',
          },
        },
        {
          es: `4! Las uvas las tenía el Año Viejo, que estaba muy triste.
4 —¿Cuántos años tiene usted? —le preguntó {H}.
4! —Hoy es mi cumpleaños —dijo él—. Cumplo uno.
4 {F} corrió a por una vela.
4 {X} encontró un gorro de papel.
6 El Año Viejo tenía barba hasta las rodillas, y aún no había cumplido ni un año.
6 —¿Y se lo han celebrado alguna vez? —preguntó {F}.
6 —¿Cuándo? —dijo él—. Es el primero.
6 La noticia fue pasando de oreja a oreja, por detrás del mantel.
6 —¿El cumpleaños de quién? —decía la gente.
6 —¡Del Año! ¡Cumple uno! ¡Y no le hemos comprado nada!
6 Como de tarta no quedaba ni una miga, le pusieron la vela a un polvorón.
6 {X} le puso el gorro al señor con mucho cuidado, como si fuera una corona.
8 —Sople con cuidado, que es un polvorón —le avisó alguien.
8 El Año Viejo los miraba correr de un lado a otro. No entendía nada. Era la primera vez que veía a tanta gente de frente.
8 —¿Todo esto es porque me voy? —preguntó.
8 —Todo esto es porque ha venido —dijo {H}.
8 {X} se sonó y dijo que era el humo.
10 Detrás de la puerta se hizo un silencio, y luego, por la rendija de abajo, pasó un papel. Era un dibujo del Año Nuevo. Había un círculo con barba y otro círculo con pijama, y se daban la mano, o quizá era un asa.
10 —Dice que felicidades —leyó {F}, que entendía esa letra.
10 El Año Viejo dobló el dibujo en ocho y no supo en qué mes guardárselo. Los doce bolsillos estaban llenos de uvas.`,
          en: `4! It was the Old Year who had the grapes. He was very sad.
4 “How old are you?” {H} asked him.
4! “It’s my birthday,” he said. “I’ll be one, at midnight.”
4 {F} ran for a candle.
4 {X} found a paper hat.
6 The Old Year had a beard down to his knees, and was not one yet.
6 “Have you ever had a birthday party?” asked {F}.
6 “When?” he said. “It’s my first.”
6 The news went from ear to ear along the tablecloth.
6 “Whose birthday is it?” people asked.
6 “The Year’s! He’ll be one, and we haven’t got him a thing!”
6 There was not a crumb of cake left, so they put the candle in a mince pie.
6 {X} set the hat on his head with great care, as if it were a crown.
8 “Don’t drip,” somebody told the candle, out of pure nerves.
8 The Old Year watched them run about. He could not make it out. He had never seen so many people from the front.
8 “Is this because I’m going?” he asked.
8 “It’s because you came,” said {H}.
8 {X} sniffed, and said that it was the smoke.
10 Behind the door it went quiet. Then a bit of paper came in underneath. It was a drawing by the New Year. There was a circle with a beard and a circle in pyjamas, and they were holding hands, unless it was a handle.
10 “It says many happy returns,” read {F}, who knew that sort of writing.
10 The Old Year folded it in eight, and did not know in which month to keep it. All twelve pockets were full of grapes.`,
          alt: {
            es: '{F} trae una vela y {H} sonríe junto al reloj.',
            en: '{F} brings a candle and {H} smiles by the clock.',
          },
          picture: {
            H: ['stand', 'excited'],
            F: ['hold', 'excited', 'candle'],
            X: ['hold', 'happy', 'hat'],
            props: ['cake', 'clock', 'christmas-tree'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Cumpleaños feliz! ¡Fuuu!
0-2 {H} canta. {F} también.
0-2 {X} da palmas.
2-2 Y el señor da las uvas. ¡Toma, toma!
4! {H} encendió la vela y cantaron todos: ¡cumpleaños feliz!
4! El Año Viejo sopló. ¡Fuuu! ¡Y repartió las uvas!
4 —Una para ti —decía—. Y otra para ti.
6 Sopló con tantas ganas que nevó un poquito, dulce, encima de todo el mundo.
6 {X} recibió la suya con las dos manos.
8 El Año Viejo no se equivocó de uva ni una vez. La del señor que silba, la de la niña del diente, la de una abuela que guiñaba el ojo. No las había robado. Se las había guardado, que es distinto, para irse el último y dárselas en persona.
10 Cuando acabó, le quedaban los bolsillos vacíos y la cara de quien por fin ha encontrado lo que buscaba en ellos. Entonces miró el reloj. El reloj lo miró a él. Se conocían de toda la vida.
4! —Ya —dijo el Año Viejo. Y el reloj hizo: ¡DONG!`,
          en: `0-2 Happy birthday! Puff!
0-2 {H} sings. {F} sings too.
0-2 {X} claps.
2-2 And he gives back the grapes. Here, here!
4! {H} lit the candle, and they all sang “Happy birthday to you”!
4! The Old Year blew. Puff! And he gave back the grapes!
4 “One for you,” he said. “And one for you.”
6 He blew so hard that it snowed a bit of sugar on them all.
6 {X} took that grape in both hands.
8 The Old Year got every one of them right. The man who whistled, the girl with the tooth, the old lady who winked. He had not stolen them. He had kept them, which is not the same, so as to be the last to go and hand them out himself.
10 When he had done, his pockets were empty, and he looked like somebody who has found at last what he was feeling for in them. Then he looked at the clock. The clock looked at him. They had known each other all his life.
4! “Now,” said the Old Year. And the clock went DONG!`,
          alt: {
            es: '{H} y {F} cantan alrededor de una vela.',
            en: '{H} and {F} sing around a candle.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['hold', 'happy', 'candle'],
            X: ['cheer', 'happy'],
            props: ['cake', 'clock', 'music-note', 'christmas-tree'],
            time: 'night',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'old-year/resolution/twelve-steps',
      titles: {
        es: ['Doce pasos', 'Una vela en el calendario', 'Con gorro de papel'],
        en: ['Twelve steps', 'A candle on the calendar', 'In a paper hat'],
      },
      moments: [
        {
          es: `0-2 ¡Adiós, Año Viejo! ¡Buen viaje!
0-2 {H} y {F}: ¡adiós!
2-2 Y por la otra puerta: ¡hola, Año Nuevo!
4! ¡Eran las doce! Y todos a la vez: ¡ñam!
4! El Año Viejo salió por una puerta. El Nuevo entró por la otra.
4 Al cruzarse, se chocaron la mano.
6 —¿Se está bien aquí? —preguntó el Nuevo.
6 —Se come bien —dijo el Viejo—. Y al final, se acuerdan.
6 El Año Nuevo le dio su oso. Le dijo que era solo para el viaje.
8 El cohete, que llevaba toda la noche dudando, explotó por fin. Era de los verdes. Pareció una uva que se abría.
10 Se oyeron los abrazos. En Nochevieja hacen un ruido especial, porque la gente se abraza con la boca llena y con cuidado de no aplastar el gorro. Aquella vez duraron el doble: había dos años que abrazar.`,
          en: `0-2 Bye-bye, Old Year! Good trip!
0-2 {H} waves. {F} waves too.
2-2 And at the other door: hello, New Year!
4! It was midnight! And all at once they went yum!
4! Out of one door went the Old Year. In at the other came the New.
4 They did a high five as they passed.
6 “What’s it like here?” asked the New Year.
6 “The food is good,” said the Old Year. “And they do remember, in the end.”
6 The New Year gave him the bear. It was only a loan, he said.
8 The rocket, which had been in two minds all night, went off at last. It was a green one. It looked like a grape that opened.
10 You could hear the hugs. On New Year’s Eve they have a sound of their own, since people hug with their mouths full, and mind each other’s hats. That time they took twice as long. There were two years to hug.`,
          alt: {
            es: '{H} y {F} celebran que el reloj da las doce.',
            en: '{H} and {F} cheer as the clock strikes twelve.',
          },
          picture: {
            H: ['jump', 'happy'],
            F: ['cheer', 'excited'],
            props: ['door', 'clock', 'bell', 'christmas-tree'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `4! Cada cual le metió un regalo en un bolsillo al Año Viejo.
4 {X} le dio media galleta y un beso.
4! El Año Viejo se fue calle abajo con su gorro. Dio doce pasos.
4! ¡Y en cada paso dejó una huella distinta!
6 La primera era de nieve. La cuarta tenía una flor dentro. La octava era de arena y olía a mar.
6 —¿Adónde va? —preguntó {F}.
6 —A donde se va todo lo que ya ha pasado —dijo {H}—. Aquí al lado. A un sitio donde se le pueda llamar.
6 {X} probó a llamarlo, bajito, y de la octava huella salió una ola diminuta.
6 Dentro, el Año Nuevo se había subido a una silla y lo tocaba todo.
6 —¿Esto es un jueves? —preguntaba.
6 —No, esto es {thing} —le decían.
8 En la once había hojas, y en la doce, que fue la última, una vela pequeña. Estaba apagada y aún echaba un hilo de humo. Del señor no quedaba nada, y daba la impresión de que tampoco faltaba nada.
8 —No le hemos cantado la segunda estrofa —dijo {F}.
8 —No se la sabe nadie.
8 {X} se la inventó, y era casi toda de la, la, la.
10 {H} pisó las huellas una por una, al revés, de la doce a la primera. En la de junio le dio risa sin saber por qué. En la de septiembre se le hizo un nudo con olor a cuaderno nuevo. Al llegar a la de nieve estaba otra vez en la puerta, y le parecía haber tardado un año.
10 —Ha cabido todo —dijo.
10 —Claro —dijo {F}—. Eran doce bolsillos.`,
          en: `4! They each put a present into one of the Old Year’s pockets.
4 {X} gave him half a biscuit and a kiss.
4! Off went the Old Year in his paper hat. He took twelve steps.
4! And no two of his footprints were the same!
6 The first was made of snow. The fourth had a flower in it. The eighth was sand, and smelled of the sea.
6 “Where is he going?” asked {F}.
6 “Where things go when they’ve been,” said {H}. “It’s not far. You can call him.”
6 {X} called him, very softly, and out of the eighth footprint came a tiny wave.
6 Indoors, the New Year had got up on a chair, and was trying everything.
6 “Is this a Thursday?” he asked.
6 “No,” they told him, “that’s {thing}.”
8 There were leaves in the eleventh, and in the twelfth, which was the last, there stood a small candle. It was out, and still had a thread of smoke. The man was gone, and yet it did not feel as if anything was missing.
8 “We never sang him the second verse,” said {F}.
8 “Nobody knows it.”
8 {X} made one up, and most of it was la, la, la.
10 {H} trod in the footprints one by one, the other way, from the twelfth to the first. At June there was a laugh, for no reason. At September there was a lump in the throat that smelled of new pencils. By the one made of snow {H} was back at the door, and it felt like a year.
10 “It all went in,” said {H}.
10 “Well,” said {F}, “he did have twelve pockets.”`,
          alt: {
            es: '{H} y {F} miran unas huellas en la noche, cerca de {thing}.',
            en: '{H} and {F} look at footprints in the night, by {thing}.',
          },
          picture: {
            H: ['point', 'thoughtful'],
            F: ['crouch', 'surprised'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['footprints', 'flower', 'leaf', 'candle'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡DONG! ¡La última uva! ¡Ñam!
0-2 {H} y {F}: ¡feliz año!
0-2 {X} dice: ¡feliz año!
2-2! ¡Mira! El Año Nuevo va en pijama.
4 ¡Ya era otro año! Y bostezaba en su pijama.
4 {X} gritó: «¡Feliz año!».
4! —¿Y cuándo es mi cumpleaños? —preguntó el Año Nuevo.
6 —Dentro de trescientos sesenta y cinco días —dijo {F}—. Por la noche.
6 —¿Y os acordaréis?
8 Se quedaron pensando. Era mucho tiempo, y había en medio colegios, veranos y muchísimos martes. Con la memoria sola no bastaba.
10 El calendario nuevo estaba en la pared, tan limpio que daba apuro. {H} lo descolgó y fue pasando las hojas sin mirar lo que traían, que eso es de mala educación, hasta el final del todo.
4! En el último día del calendario, {H} dibujó una vela.`,
          en: `0-2! DONG! The last grape! Yum!
0-2 “Happy New Year!” says {H}.
0-2 “Happy New Year!” says {X}.
2-2! Look! The New Year is in his pyjamas.
4 It was next year now! It yawned in its pyjamas.
4 {X} cried, “Happy New Year!”
4! “When is my birthday?” asked the New Year.
6 “In three hundred and sixty-five days,” said {F}. “At night.”
6 “And will you remember?”
8 They thought it over. It was a long time, and in between lay school, and summer, and a very large number of Tuesdays. You could not leave it to memory alone.
10 The new calendar was on the wall, so clean that it made you shy. {H} took it down, and turned over the months without looking at what was in them, which would be rude, until there were no more.
4! On the last day of the calendar {H} drew a candle.`,
          alt: {
            es: '{H} dibuja con un lápiz y {F} bosteza, al amanecer.',
            en: '{H} draws with a pencil and {F} yawns, at dawn.',
          },
          picture: {
            H: ['hold', 'happy', 'pencil'],
            F: ['sit', 'sleepy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['clock', 'candle', 'christmas-tree', 'table'],
            time: 'dawn',
          },
        },
      ],
    },
  ],
}
