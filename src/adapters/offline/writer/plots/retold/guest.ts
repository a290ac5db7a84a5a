import type { Plot } from '../plot.ts'

/** The same scrap of night, left behind by day: found in the washing, needed where everything glitters, fetched home. */
export const guestRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'guest/setup/washing',
      scares: ['dark'],
      titles: {
        es: ['Algo negro en la colada', 'Las doce de la noche, a las diez', 'La sábana que faltaba'],
        en: ['Something dark in the washing', 'Midnight at ten o’clock', 'Not one of our sheets'],
      },
      moments: [
        {
          es: `0-2 Sábana, sábana... ¡Uy!
0-2 ¡Esta es negra!
0-2 {F} la toca. ¡Se ríe!
2-2 Tiene tres estrellas muy pequeñas.
4! Había ropa tendida {at}. Y en la cuerda colgaba algo negro.
4! No era una manta. ¡Era un trocito de noche!
4 —Me enganché en una pinza —dijo—. Y me amaneció encima.
6 Era como un gato de grande, y tenía tres estrellas un poco torcidas.
6 —¿Me puedo quedar hasta que vuelva la noche grande?
8 La ropa de al lado se había quedado fresca y un poco azul. Un calcetín bostezaba.
10 A la gente se le caen los botones y a las noches se les caen trozos. Lo raro no es que pase. Lo raro es que alguien mire la cuerda de tender con suficiente atención.`,
          en: `0-2 One sheet, two sheets... Oh!
0-2 This one is black!
0-2 {F} pats it. It giggles!
2-2 It has three very small stars.
4! The washing was out to dry {at}. And there on the line was something dark.
4! It was not a blanket. It was a scrap of night!
4 “A peg had hold of me,” it said, “and then it was morning.”
6 It was as big as a cat and had three stars, a bit crooked.
6 “May I stay until the big night comes for me?”
8 The clothes next to it had gone cool and rather blue. One of the socks was yawning.
10 People lose buttons, and nights lose bits. That it happens is not so odd. The odd thing is for somebody to look hard enough at a washing line.`,
          alt: {
            es: '{H} toca la ropa tendida y {F} señala una estrella.',
            en: '{H} touches the washing and {F} points at a star.',
          },
          picture: {
            H: ['reach', 'surprised'],
            F: ['point', 'surprised'],
            props: ['blanket', 'star', 'basket'],
            shot: 'medium',
          },
        },
        {
          es: `4! {H} soltó la pinza. El trocito se abrazó a {thing}, que tenía cerca.
4 —¡Qué oscuridad! —gritó una vecina—. ¡Y hoy, con {event} sin preparar!
4 —¡Fuera, fuera! —decían todos.
4! —Aquí hay sitio —dijo {H}.
6 Cuando el trocito se soltó, algo diminuto se quedó pegado. {F} sopló, por si era una miga. No se fue.
6 —No es por nada —dijo {X}—, pero eso en una casa no cabe.
6 Probaron en el horno, y el horno se puso a contar ovejas. Probaron en una caja de zapatos, y los zapatos pidieron pijama.
6 El panadero pasó por allí, dijo «buenos días», dijo «buenas noches» y se fue confundidísimo.
6 Tres gallinas se subieron al palo a las diez de la mañana. Nadie las pudo bajar.
6 —Perdón —decía el trocito—. Perdón. Perdón.
6 —¡Lo dicho! —repitió {X}—. No cabe.
6 —Caber, cabe —dijo {F}—. Lo que pasa es que se nota.
8 A cada perdón se le encogía una esquina. {H} le pidió que dejara de decirlo, y entonces lo dijo por haberlo dicho tanto.
8 {X} protestó otro poco y, protestando, fue a buscar unas gafas de sol. Hubo que sujetárselas con una pinza.
8 —En algún sitio hará falta la noche —decidió {H}—. Aunque sea un trocito.
8 —¿A estas horas?
8 —A estas horas más, que no hay.
8 Se llevarían también {thing}, que quedaba de camino.
10 ¶La vecina de la ventana no era mala persona. Tenía la comida a medias y un susto entero, y con las dos manos ocupadas no es fácil abrirle a nadie.
10 —¿Pica? —preguntó desde dentro.
10 —Refresca —dijo {F}.
10 ¶El trocito se miró en un charco y vio tres estrellas y nada más. Nunca se había visto de día. Pensó que a lo mejor la vecina tenía razón, y se le torció otra estrella.`,
          en: `4! {H} took the peg off. It held on tight to {thing}.
4 “It is dark!” cried a lady. “And there is so much to do for {event}!”
4 “Out with it!” they all said.
4! “There is room here,” said {H}.
6 When it let go, something very tiny was left behind. {F} blew at it, in case it was a crumb. It stayed.
6 “It is not that I mind,” said {X}, “but that will not fit in a house.”
6 They tried it in the oven, and the oven began to count sheep. They tried it in a shoe box, and the shoes asked for their pyjamas.
6 The baker came by, said good morning, said good night and went off with his hat on backwards.
6 Three hens went up to bed at ten in the morning, and nobody could get them down.
6 “Sorry,” said the scrap. “Sorry. Sorry.”
6 “I told you so,” said {X}. “It will not fit.”
6 “It does fit,” said {F}. “It just shows.”
8 With each sorry it shrank a little at one corner. {H} asked it to stop saying so, and then it was sorry for having said it so much.
8 {X} grumbled a bit more and, still grumbling, went to find some sunglasses. They had to be held on with a peg.
8 “There must be a place that could do with some night,” said {H}. “Even just a scrap.”
8 “At this time of day?”
8 “That is when there is none.”
8 They would see to {thing} as well. It was on the way.
10 ¶The lady at the window was not a bad person. She had a pie half made and a fright quite whole, and with both hands full it is hard to open to anybody.
10 “Does it sting?” she asked from inside.
10 “It is cooling,” said {F}.
10 ¶The scrap looked at itself in a puddle, and saw three stars and nothing else. It had never seen itself by day. It thought that the lady might be right, and one more star went crooked.`,
          alt: {
            es: '{H} se arrodilla junto a {thing} y {F} alarga una mano; hay una estrella.',
            en: '{H} kneels by {thing} and {F} reaches out; there is a star.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['reach', 'thoughtful'],
            X: ['stand', 'worried'],
            props: ['star', 'blanket', 'box'],
            showsThing: true,
          },
        },
        {
          es: `0-2 Noche, noche, ven aquí.
0-2 {H} la coge en brazos.
0-2 {X} le da un gorro.
2-2 {F} le busca una sombra.
4! Se marcharon por la sombra, con el trocito en brazos.
4 —¿Qué buscamos? —preguntó.
4 —Un sitio donde sobre luz —dijo {H}.
4 —¿Y hay muchos?
4 —Ya verás —dijo {F}.
6 {X} les dio la cesta de las pinzas, por si soplaba el viento.
6 Por donde pasaban, un gallo cantaba para despertar y se volvía a acostar.
8 {F} miró otra vez la miga. No se iba ni rascando. Parecía muy contenta donde estaba.
10 ¶Se les fue quedando detrás una fila de ventanas con la persiana a medio bajar. Alguna, justo al final, subió un poquito, lo que se tarda en cambiar de idea.`,
          en: `0-2 Night, night, come here.
0-2 {H} picks it up.
0-2 {X} lends it a hat.
2-2 {F} looks for some shade.
4! They set off in the shade, with the scrap in their arms.
4 “What are we looking for?” it asked.
4 “A place with too much light,” said {H}.
4 “Are there many?”
4 “You will see,” said {F}.
6 {X} gave them the basket of pegs, in case it blew.
6 Where they went by, a cock crowed to get up, and then went back to bed.
8 {F} had one more look at the crumb. It would not come off, scratch as you might, and looked very happy where it was.
10 ¶Behind them was a row of windows with the blinds half down. Right at the end one went up again a little, about as far as it takes to change your mind.`,
          alt: { es: '{H} lleva en brazos una manta y {F} una cesta.', en: '{H} carries a blanket and {F} a basket.' },
          picture: {
            H: ['walk', 'determined', 'blanket'],
            F: ['walk', 'happy', 'basket'],
            X: ['wave', 'calm'],
            props: ['star'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'guest/setback/goodnights',
      scares: ['dark'],
      titles: { es: ['Mediodía', 'Buenas noches a las doce'], en: ['Noon', 'Good night at noon'] },
      moments: [
        {
          es: `0-2 ¡Sol, sol! ¡Qué calor!
0-2 {F} lo mira. ¡Se encoge!
2-2 Ya solo es una manchita negra.
4! Dieron las doce {at}. No había ni una sombra.
4! El trocito de noche se fue quedando claro, como una camiseta muy lavada.
4 —Se me ven las costuras —dijo, con una voz finita.
6 Primero se le borró una punta. Luego, la otra. Las tres estrellas se arrimaron para no caerse.
6 —No pasa nada —decía. Pero sí pasaba.
8 {H} miró alrededor buscando algo con debajo: una mesa, un árbol, un paraguas. A esa hora, las cosas guardan la sombra para ellas.
10 El mediodía no tiene mala intención. Es como esas personas que encienden todas las luces de la casa para que estés a gusto.`,
          en: `0-2 Sun, sun! It is so hot!
0-2 {F} looks. It shrinks!
2-2 Now it is just a small dark spot.
4! It struck twelve {at}. There was no shade at all.
4! The scrap of night went pale, like a very old shirt.
4 “You can see my seams,” it said in a thin voice.
6 First one corner faded. Then the next. The three stars huddled up, so as not to fall out.
6 “I am fine,” it said, “I am fine.” It was not.
8 {H} looked about for anything with an underneath: a table, a tree, an umbrella. At that hour things keep their shade to themselves.
10 Noon means no harm. It is like those people who turn on every light in the house to make you feel at home.`,
          alt: {
            es: 'Bajo el sol, {H} alarga una mano y {F} se agacha; hay una estrella.',
            en: 'In the sun, {H} reaches out and {F} kneels; there is a star.',
          },
          picture: {
            H: ['reach', 'worried'],
            F: ['kneel', 'surprised'],
            props: ['sun', 'star'],
            shot: 'medium',
          },
        },
        {
          es: `4! {H} y {F} se quitaron lo que llevaban e hicieron una tienda.
4 Cabía una aceituna. Ya casi era una aceituna.
4 {X} puso el sombrero encima y se quedó al sol.
4! —Buenas noches —le dijo {F} por una rendija. Y la aceituna creció un pelo.
6 —¿Has visto? —susurró {H}—. Díselo otra vez.
6 —Buenas noches.
6 ¡Otro pelo!
6 —Es que nadie me las da —dijo el trocito—. A la noche se las dan unos a otros, y se dan la vuelta.
6 Así que se las dieron. Se las dieron con nombre, con beso y con cuento. A las doce y cuarto le cantaron una nana, con el sol mirando.
6 {X} le dio las que le daban de pequeñ{X:o/a}, que eran larguísimas y tenían ovejas.
8 Pasaba gente. Un señor se paró.
8 —¿Qué hacen? —preguntó.
8 —Damos las buenas noches —dijo {H}—. ¿Quiere usted?
8 El señor miró el reloj, miró la tienda y se quitó el sombrero.
8 —Buenas noches —dijo, muy colorado—. Y gracias por lo de ayer. Dormí estupendamente.
8 Detrás del señor se puso una niña. Detrás de la niña, casi toda la calle.
10 ¶Con las de la niña volvió a ser ratón. Con las de dos abuelas a la vez, medio gato. Una señora que llevaba tres noches sin pegar ojo le dijo que no le guardaba rencor, y de ahí salió una oreja entera.
10 —No sabía que me conocieran tantos —dijo el trocito.
10 ¶—Duermen contigo todos los días —dijo {F}—. Lo que pasa es que con los ojos cerrados no se ve quién tapa.`,
          en: `4! {H} and {F} took off what they could and made a tent.
4 There was room for an olive. It was nearly an olive.
4 {X} put a hat on top, and stayed out in the sun.
4! “Good night,” said {F} through a crack. And the olive grew by a hair.
6 “Did you see?” whispered {H}. “Say it again.”
6 “Good night.”
6 One more hair!
6 “Nobody says it to me,” said the scrap. “At night they say it to each other, and turn over.”
6 So they said it. They said it with its name, with a kiss and with a story. At a quarter past noon they sang it a lullaby, and the sun looked on over their shoulders.
6 {X} said the good night of long ago, a very long one that had sheep in it.
8 People came by. An old man stopped.
8 “What are you doing?” he asked.
8 “We are saying good night,” said {H}. “Would you care to?”
8 The man looked at his watch, looked at the tent and took off his hat.
8 “Good night,” he said, quite red. “And thank you for last night. I slept very well.”
8 Behind the man stood a girl. Behind the girl stood most of the street.
10 ¶With the girl’s it was a mouse again. With those of two grandmothers at once it was half a cat. A lady who had not slept for three nights told it that there were no hard feelings. Out of that came a whole ear.
10 “I did not know that so many people knew me,” said the scrap.
10 ¶“They sleep with you every day,” said {F}. “It is just that with your eyes shut you cannot see who tucks you in.”`,
          alt: {
            es: '{H} y {F} dan sombra con una manta y una tienda.',
            en: '{H} and {F} make shade with a blanket and a tent.',
          },
          picture: {
            H: ['kneel', 'calm', 'blanket'],
            F: ['crouch', 'happy'],
            X: ['stand', 'calm', 'hat'],
            props: ['tent', 'star', 'sun'],
            shot: 'medium',
          },
        },
        {
          es: `0-2 Buenas noches, chiquitín.
0-2 {H} da un beso. ¡Crece!
0-2 {X} bosteza.
2-2 ¡Ya es un gato otra vez!
4! El sol se cansó de mirar y empezó a bajar.
4 El trocito salió de la tienda, del tamaño de un gato.
4! —Viene viento —dijo de pronto, y levantó las tres estrellas.
6 —¿Cómo lo sabes? —preguntó {F}.
6 —Somos del mismo turno.
6 {F} cogió {thing} con las dos manos.
8 {X} recuperó su sombrero justo a tiempo de sujetarlo.
8 Una hoja corrió calle abajo. Luego otra. Luego corrieron todas, y ninguna dijo por qué.
10 ¶{H} buscó una esquina para esconderse y no había ninguna lo bastante esquina. Se dieron la mano. A veces eso es lo único que hay con dos lados.`,
          en: `0-2 Good night, little one.
0-2 {H} gives a kiss. It grows!
0-2 {X} yawns.
2-2 Now it is a cat again!
4! The sun grew tired of looking and began to go down.
4 The scrap came out of the tent, as big as a cat.
4! All at once its three stars went up. “There is a wind coming,” it said.
6 “How do you know?” asked {F}.
6 “We are on the same shift.”
6 {F} held on with both hands to {thing}.
8 {X} got the hat back, just in time to hold on to it.
8 A leaf ran down the street. Then one more. Then they all ran, and none of them said why.
10 ¶{H} looked for a corner to hide in, and there was none that was corner enough. They held hands. Sometimes that is the only thing there is with two sides to it.`,
          alt: {
            es: 'Se levanta el viento, y {H} y {F} miran con preocupación {thing}.',
            en: 'The wind gets up, and {H} and {F} worry about {thing}.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['hold', 'worried'],
            X: ['hold', 'surprised', 'hat'],
            showsThing: true,
            props: ['leaf', 'star'],
            weather: 'wind',
            time: 'sunset',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'guest/climax/too-bright',
      titles: {
        es: ['Menos luz, por favor', 'Mil espejos', 'Con los ojos de noche'],
        en: ['Less light, please', 'A thousand mirrors', 'Night eyes'],
      },
      moments: [
        {
          es: `0-2 ¡Zas! ¡Un soplido!
0-2! Se cayó {thing}.
0-2 {H} lo oye rodar.
2-2 ¡Al hueco! ¡Cuánto brilla ahí!
4! Una ráfaga sopló {at}. ¡Zas! ¡Adiós a {thing}!
4! Se coló en un hueco lleno de piedras que brillaban.
4 —Lo he oído caer —dijo {H}—. Clin, clin, clin.
6 Se asomaron y tuvieron que apartar la cara. Cada piedra copiaba el sol y se lo pasaba a la siguiente.
6 —Ahí dentro hay mil mañanas —dijo {F}.
8 Guiñaron un ojo, guiñaron el otro y guiñaron los dos, que es lo mismo que no mirar.
10 Uno cree que para encontrar una cosa hace falta luz, y cuanta más, mejor. Es verdad hasta un punto. Pasado ese punto, la luz también tapa.`,
          en: `0-2 Whoosh! What a puff!
0-2! Down goes {thing}.
0-2 {H} hears it roll.
2-2 Into a gap! It is so bright in there!
4! A gust came by {at}. Whoosh! It took {thing}!
4! In it went, into a gap full of stones that glittered.
4 “I heard it fall,” said {H}. “Clink, clink, clink.”
6 They looked in, and had to look away. Each stone copied the sun and passed it on to the next.
6 “There are a thousand mornings in there,” said {F}.
8 They shut one eye, then the other, then both of them, which is much like not looking.
10 You would think that to find a thing you need light, and the more of it the better. That is true up to a point. After that point light covers things up too.`,
          alt: {
            es: '{H} se agacha y {F} alarga la mano hacia una piedra que brilla.',
            en: '{H} bends down and {F} reaches for a stone that shines.',
          },
          picture: {
            H: ['crouch', 'worried'],
            F: ['reach', 'surprised'],
            props: ['gem', 'stone', 'star'],
            weather: 'wind',
            shot: 'medium',
          },
        },
        {
          es: `4! {thing} estaba en un hueco donde brillaba todo. ¿Cómo encontrar{lo:lo/la}?
4 —Frío, frío —decía {X}, con los ojos tapados.
6 {H} se descolgó de lado, con un pie en cada pared. Abajo no se veía el suelo: se veía luz.
6 —¿Caliente? —preguntó.
6 —Yo qué sé —contestó {F}—. Desde aquí estás en llamas.
6 Cogió algo redondo. Era una piedra. Cogió algo largo. Era el reflejo de una piedra, y se le fue de los dedos.
6 {X} bajó un paraguas abierto, para hacer sombra. El paraguas salió por abajo lleno de agujeritos de luz, como un cielo.
6 —Una sombra no llega —gritó {H}—. ¡Aquí haría falta una noche!
6 Lo había dicho sin pensar. Lo oyeron, pensando, todos los demás.
8 El trocito se había escondido detrás de {F}, y se le notaba porque allí estaban saliendo las luciérnagas.
8 —Soy muy pequeño para eso —dijo.
8 —El hueco también es pequeño —dijo {F}.
8 —Y todo el mundo quiere que me vaya.
8 —Yo quiero que vengas —dijo {H} desde el fondo—. Y tengo los ojos llenos de lágrimas, así que date prisa.
10 ¶Nadie lo había llamado nunca. A la noche no se la llama: viene. El trocito dio un paso y se paró en el borde, con las tres estrellas muy juntas, como quien se agarra a su propia mano.
10 —¿Y si apago algo que no debo? —preguntó.
10 ¶{F} miró aquel pozo de luz, donde no se podía distinguir ni una sola cosa de otra.
10 —Ahí abajo —le dijo— vas a ser lo único que se vea.`,
          en: `4! {thing} was in a gap where everything shone. How do you find a thing in there?
4 “Cold, cold,” said {X}, with both eyes shut.
6 {H} let go sideways, with a foot on each wall. You could not see the floor. You could see light.
6 “Am I warm?” asked {H}.
6 “I cannot tell,” said {F}. “From up here you are on fire.”
6 {H} picked up something round. It was a stone. {H} picked up something long. It was the gleam of a stone, and ran away.
6 {X} let down an open umbrella to make some shade. It came out with light all over it in tiny holes, like a sky.
6 “A bit of shade will not do,” called {H}. “What we need is a night!”
6 {H} had said it without thinking. The others had heard it, and they thought.
8 The scrap had got behind {F}. You could tell, as that was where the glow-worms had come out.
8 “I am too small for that,” it said.
8 “So is the gap,” said {F}.
8 “And they all want me to go away.”
8 “I want you to come,” said {H} from the bottom. “And my eyes are running, so do be quick.”
10 ¶Nobody had ever called it before. You do not call the night. It comes. The scrap took one step and stopped at the edge, with its three stars close together, like somebody who holds their own hand.
10 “What if I put out something I should not?” it asked.
10 ¶{F} looked down into that well of light, in which you could not tell one single thing from another.
10 “Down there,” said {F}, “you will be the only thing that anybody can see.”`,
          alt: {
            es: '{H} se estira para buscar y {F} se arrodilla junto a una piedra brillante.',
            en: '{H} reaches to search and {F} kneels by a bright stone.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['kneel', 'calm'],
            X: ['hold', 'surprised', 'umbrella'],
            props: ['gem', 'star', 'stone'],
            shot: 'medium',
          },
        },
        {
          es: `0-2 ¡Ven, nochecita! ¡Ven!
0-2 {H} espera. Todo negro.
0-2 {X} ve una luz.
2-2 ¡Es ella! ¡Ya la tiene {H}!
4! El trocito se dejó caer. Chsss. ¡Y se hizo de noche!
4 Las mil piedras se apagaron como velas.
4! Solo quedó una lucecita. ¡Era {thing}!
6 —¡Mirad! —gritó {F}—. ¡Lleva pegada una miga de estrella!
6 {H} alargó la mano y cerró los dedos. Ya está.
6 —¿Te he hecho daño en los ojos? —preguntó el trocito.
6 —Me los has curado —dijo {H}.
8 Se quedaron allí un rato los dos, porque se estaba bien. Olía a verano y a tierra.
8 {X} dijo desde arriba que allí cabía bastante bien.
10 ¶Era, en realidad, un pellizco. Se lo había dejado por la mañana, sin querer, a quien tenía más cerca. Así se dan las cosas que uno ni sabe que tiene.`,
          en: `0-2 Come, little night! Come!
0-2 {H} waits. All is dark.
0-2 {X} can see a light.
2-2 That is it! {H} has got it!
4! The scrap let go. Hush. And it was night!
4 The thousand stones went out like candles.
4! There was one small light left. It was {thing}!
6 “Look!” shouted {F}. “There is a crumb of star on it!”
6 {H} put out a hand and shut it tight. Got it!
6 “Did I hurt your eyes?” asked the scrap.
6 “You made them better,” said {H}.
8 They stayed for a while, the two of them, since it was nice there. It smelled of summer and of earth.
8 {X} remarked from above that it fitted in there rather well.
10 ¶It was more of a pinch, to be exact. The scrap had left it there that morning and had not noticed. It is how you give away what you never knew you had.`,
          alt: {
            es: 'De noche, {H} alarga la mano y {F} señala {thing}, bajo una estrella.',
            en: 'At night {H} reaches out and {F} points at {thing}, under a star.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['point', 'excited'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['star'],
            time: 'night',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'guest/resolution/patch',
      titles: {
        es: ['Un remiendo en el cielo', 'La noche viene a buscarlo', 'Tres puntadas'],
        en: ['A patch in the sky', 'The night comes to fetch it', 'Three stitches'],
      },
      moments: [
        {
          es: `0-2 ¡Hola, noche grande!
0-2 {H} dice: ¡está aquí!
2-2 La noche grande la abraza. ¡Mmm!
4! Volvieron con {thing} cuando empezaba a refrescar.
4! Por detrás de los tejados venía la noche grande. ¡Y traía un roto!
4 —He perdido una cosita así —dijo—. Con tres estrellas.
6 Hablaba bajito, y aun así se la oía en todas partes.
6 —Perdona que llegue a la hora de siempre —añadió—. No sé ir más deprisa.
8 Por el roto se veía un pedazo de tarde que ya tenía que estar en la cama.
10 La noche da la vuelta al mundo sin dejarse a nadie. Por una vez que se había dejado algo, traía cara de madre a la puerta del colegio.`,
          en: `0-2 Hello, big night!
0-2 {H} says: it is here!
2-2 The big night hugs it. Mmm!
4! It was getting cool. Home they came, and so did {thing}.
4! Over the roofs came the big night. There was a hole in it!
4 “I have lost a little one,” it said, “with three stars.”
6 It spoke softly, and yet you could hear it all over the place.
6 “Forgive me for being on time,” it said. “I do not know how to be early.”
8 Through the hole you could see a bit of afternoon that should have been in bed.
10 Night goes all round the world and leaves nobody out. Now for once it had left something behind, and it had the face of every mother at a school gate.`,
          alt: {
            es: '{H} saluda a la luna y {F} la mira con calma.',
            en: '{H} waves at the moon and {F} looks on calmly.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['stand', 'calm'],
            props: ['star', 'moon'],
            time: 'sunset',
            shot: 'wide',
          },
        },
        {
          es: `4 —Es este —dijo {H}—. Nos ha ayudado mucho.
4! —¡He apagado mil luces! —dijo el trocito. Y no pidió perdón.
4 {X} aplaudió antes que nadie.
4! La gente salió, un poco colorada.
4 —¿Te quedas a la fiesta? —preguntó el panadero.
6 —¡Que se quede! —dijo la vecina de la ventana—. Y perdona lo de esta mañana. Tenía las manos ocupadas.
6 —Un ratito —dijo la noche grande—. Yo voy extendiéndome, mientras.
6 El trocito fue de farol en farol. Por donde pasaba, la luz se ponía guapa.
6 Las gallinas bajaron del palo: por fin coincidían con los demás.
6 Un niño que dormía siempre con la lámpara encendida le preguntó si podía tocarlo. Lo tocó. Era como meter la mano debajo de la almohada.
6 {X} le buscó sitio en todas las mesas. Resultó que cabía en todas.
8 —¿Y luego? —preguntó {F}, que no había cenado de pensarlo.
8 —Luego me cosen —dijo el trocito—. No duele. Son tres puntadas.
8 {H} trajo hilo, por si a la noche grande se le había acabado. La noche lo agradeció mucho, aunque usaba del suyo, que no se ve.
8 La miga de estrella se la quiso devolver {F}. El trocito cerró la mano alrededor de aquella mano, y allí se quedó la miga.
10 ¶Subió despacio, dándose la vuelta a cada palmo para mirar quién seguía mirando. Seguían todos. Arriba encajó con un suspiro y, puntada a puntada, dejó de haber roto.
10 ¶Durante un momento no se movió nadie. Después, alguien lo dijo desde una ventana. «¡Ya es de noche!», dijo, como quien anuncia un regalo.`,
          en: `4 “Here it is,” said {H}. “It helped us a lot.”
4! “I put out a thousand lights!” it said. It was not sorry at all.
4 {X} clapped first of all.
4! They all came out, a bit pink.
4 “Will you stay for the party?” asked the baker.
6 “Do let it stay!” said the lady at the window. “And I am sorry about this morning. I had my hands full.”
6 “Just for a bit,” said the big night. “I will be spreading out, meanwhile.”
6 The scrap went from lamp to lamp. Where it went by, the light looked its best.
6 The hens came down to join in. At last they were at the right time.
6 A boy who always slept with a lamp on asked if he could touch it. He touched it. It was like putting your hand under the pillow.
6 {X} found it a place at every table. It turned out that it fitted at all of them.
8 “And after that?” asked {F}, who was too busy thinking about it to eat.
8 “Then they sew me in,” said the scrap. “It does not hurt. It is three stitches.”
8 {H} brought some thread, in case the big night had run out. The night was very grateful, though it used its own, which cannot be seen.
8 {F} wished to give it back its crumb of star. The scrap closed its hand round that hand, and there the crumb stayed.
10 ¶It went up slowly, and turned round at every inch to see who was still looking. They all were. At the top it slipped in with a sigh and, stitch by stitch, there was no hole.
10 ¶For a moment nobody stirred. Then, from a window, somebody said it out loud. “Now it is night!” they said, as you tell people of a present.`,
          alt: {
            es: '{H} tiene hilo y {F} señala una estrella, junto a un farol.',
            en: '{H} has thread and {F} points at a star, beside a lantern.',
          },
          picture: {
            H: ['hold', 'happy', 'thread'],
            F: ['point', 'happy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['lantern', 'star'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡Buenas noches, nochecita!
0-2 {X} mira el cielo.
0-2 {F} dice: ¡adiós, adiós!
2-2 Tres estrellas hacen: clin, clin.
4! Dejaron {thing} en su sitio. ¡Y empezó {event}!
4! Arriba había un trozo de cielo con tres estrellas torcidas.
4 {H} fue quien más tiempo lo miró.
6 La gente dejó las ventanas abiertas de par en par.
6 —Que entre el fresco —decían. Pero era por él.
8 En la cuerda de tender dejaron desde entonces una pinza libre.
8 ¶De madrugada, {F} abrió los ojos. Miró el rincón más oscuro del cuarto y le dijo hola, por educación.
10 ¶Nadie contestó, claro. O sí: en algún sitio bostezó un calcetín, y una esquina de la noche, la más blanda, se acomodó encima del tejado.
4 —Hasta mañana —dijo {H}. Y lo dijo con ganas.`,
          en: `0-2! Here it shines: {thing}!
0-2 {X} looks at the sky.
0-2 {F} says: bye-bye!
2-2 Three stars twinkle: ting, ting.
4! How it shone, there in its place: {thing}! Now for {event}!
4! Up above was a bit of sky with three crooked stars.
4 {H} looked at it longer than anyone.
6 People left their windows wide open.
6 “It lets in the cool,” they said. But it was for the scrap.
8 On the washing line they have kept one peg free since then.
8 ¶Before dawn {F} woke up, looked at the darkest corner of the room and said hello, to be polite.
10 ¶Nobody answered, of course. Or perhaps they did. Somewhere a sock yawned, and one corner of the night, the softest one, made itself comfortable on the roof.
4 “See you tomorrow,” said {H}, and meant it.`,
          alt: {
            es: '{H} señala una estrella y {F} saluda, junto a {thing}.',
            en: '{H} points at a star and {F} waves, beside {thing}.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['wave', 'happy'],
            X: ['stand', 'calm'],
            showsThing: true,
            props: ['star', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
