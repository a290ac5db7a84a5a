import type { Plot } from './plot.ts'
import { guestRetold } from './retold/guest.ts'

/** A scrap of night is left behind at dawn. Nobody wants it, until something is lost that only shines in the dark. */
export const guest: Plot = {
  id: 'guest',
  retold: guestRetold,
  needs: ['magic', 'ground'],
  refrains: { es: ['¡Pasa, pasa!', '¡Aquí hay sitio!'], en: ['In you come!', 'Plenty of room!'] },
  blurb: {
    es: 'Es de día, pero a la puerta llama un trocito de noche, no más grande que un gato. Se ha quedado atrás y nadie lo quiere en {event}. {H} y {F} le hacen sitio. Y entonces se pierde {thing}...',
    en: 'It is day, but a scrap of night is at the door, no bigger than a cat. It was left behind, and nobody wants it there for {event}. {H} and {F} make room. And then {thing} is lost...',
  },
  setup: {
    id: 'guest/setup',
    scares: ['dark'],
    titles: {
      es: ['Un trocito de noche', 'Llaman a la puerta', 'Alguien muy oscuro'],
      en: ['A scrap of night', 'Somebody knocks', 'Somebody very dark'],
    },
    moments: [
      {
        es: `0-2 Toc, toc. ¡Qué oscuro!
0-2! Cuidado con {thing}.
2-2 ¿Eres una manta? ¿Eres un gato?
4! Era de día {at}. Pero alguien muy oscuro llamó a la puerta.
4! Era un trocito de noche, pequeño como un gato.
4 —Me he quedado atrás —dijo—. Al amanecer me distraje.
6 Tenía tres estrellas, un poco torcidas, y olía a sábana limpia.
6 —¿Puedo esperar aquí hasta que vuelva la noche grande?
8 Donde se apoyaba se hacía de noche: la mitad del felpudo dormía, y un grillo, confundido, se puso a cantar.
10 Hay visitas que traen pasteles y visitas que traen problemas. Aquella traía la madrugada entera metida en un bolsillo y no sabía dónde dejarla.`,
        en: `0-2 Tap, tap. How dark!
0-2! Mind {thing}.
2-2 Are you a rug? Are you a cat?
4! It was day {at}. But somebody very dark was at the door.
4! It was a scrap of night, no bigger than a cat.
4 “I got left behind,” it said. “I stopped to look at the dawn.”
6 It had three stars, a bit crooked, and it smelled of clean sheets.
6 “May I wait here until the big night comes back?”
8 Where it leaned, it was night. Half the doormat was asleep, and a puzzled cricket had begun to sing.
10 Some guests bring cake, and some bring trouble. This one had the small hours of the morning in its pocket, and did not know where to put them down.`,
        alt: {
          es: '{H} y {F} reciben a un visitante oscuro con tres estrellas.',
          en: '{H} and {F} greet a dark little visitor with three stars.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['stand', 'surprised'],
          props: ['star', 'moon'],
          showsThing: true,
          time: 'dawn',
        },
      },
      {
        es: `4! —¡Cierra, que se nos apagan las luces! —gritaba la gente.
4 —¡No queremos noche! ¡Hay que preparar {event}!
4 El trocito se encogió. Se agarró a {thing} para no temblar.
4! —Pasa —dijo {H}—. Aquí hay sitio.
6 Al soltarse, algo chiquitín se quedó pegado: una mota de luz. De día no la vio nadie. Bueno, {F} sí, pero pensó que era una miga.
6 —Yo no soy nadie para opinar —dijo {X}—, pero eso aquí no cabe.
6 Lo probaron en un cajón, y al cajón le entró sueño.
6 Lo probaron debajo de la mesa, y {X} se dio un golpe porque no veía.
6 —¡Lo dicho! —protestó {X}, frotándose el pie—. No cabe.
6 Tres gallinas se fueron a dormir a las diez de la mañana. El panadero se quedó a medio bostezo. Hasta los relojes dudaban.
6 —Perdón —repetía el trocito—. Perdón. Perdón.
8 Cada vez que pedía perdón se hacía un poco más pequeño. {F} lo notó enseguida, porque a {F} también le pasaba a veces.
8 —Le buscaremos un sitio —decidió {H}—. En alguna parte hará falta un poco de oscuridad.
8 —¿Y si no hace falta en ninguna?
8 —Pues le damos una vuelta hasta que anochezca. Y llevamos {thing} a su sitio, de paso.
8 {X} refunfuñó tres veces, y a la tercera sacó unas gafas de sol enormes. Al trocito se le caían, porque no tenía nariz.
10 ¶No es que la gente fuera mala. Es que tenía prisa, y la prisa y la maldad, vistas desde abajo, se parecen bastante.
10 —¿Muerde? —preguntó una señora desde su ventana.
10 —Tiene sueño —contestó {H}.
10 ¶La señora cerró las contraventanas. Luego, muy despacio, las volvió a abrir dos dedos, que es la anchura exacta de la curiosidad. Ya se habían ido.`,
        en: `4! “Shut the door, or the lights will go out!” people cried.
4 “We want no night! It is nearly time for {event}!”
4 The scrap shrank. It held on to {thing}, so as not to shake.
4! “Come in,” said {H}. “There is room for you.”
6 When it let go, a tiny thing was stuck there: a speck of light. By day nobody saw it. Well, {F} did, and took it for a crumb.
6 “It is not for me to say,” said {X}, “but that will not fit.”
6 They tried it in a drawer, and the drawer fell asleep.
6 They tried it under the table. {X} could not see and hit the table leg.
6 “What did I tell you?” said {X}, hopping. “It does not fit.”
6 Three hens went to bed at ten in the morning. The baker stopped halfway through a yawn. Even the clocks were not so sure.
6 “Sorry,” said the scrap, again and again. “Sorry. Sorry.”
8 Each time it said sorry it got a little smaller. {F} saw that at once, since the same thing happened to {F} now and then.
8 “We will find a place for it,” said {H}. “There must be somewhere that needs a bit of dark.”
8 “What if there is not?”
8 “Then we will walk it about until night comes. And we can take {thing} along on the way.”
8 {X} grumbled three times, and the third time held out a huge pair of sunglasses. They kept falling off, as the scrap had no nose.
10 ¶It was not that the people were bad. They were in a hurry, and from low down, hurry and badness look much alike.
10 “Does it bite?” asked a lady from her window.
10 “It is sleepy,” said {H}.
10 ¶The lady closed her shutters. Then, very slowly, she opened them again by an inch, which is the exact width of curiosity. They had gone.`,
        alt: {
          es: '{H} deja pasar al trocito de noche y {F} le hace sitio.',
          en: '{H} lets the scrap of night come in and {F} makes room.',
        },
        picture: {
          H: ['kneel', 'calm'],
          F: ['reach', 'happy'],
          X: ['stand', 'angry'],
          props: ['star', 'box'],
          showsThing: true,
        },
      },
      {
        es: `0-2 ¡Uy! Se apaga la luz.
0-2 {H} le da la mano.
2-2 {X} dice: ¡qué miedo!
2-2 No tengas miedo. Es pequeño.
4! Nadie lo quería en su casa.
4! {H} lo tapó con una manta, y salieron al camino.
4 —¿Adónde vamos? —preguntó el trocito.
4 —A donde haga falta un poco de noche —dijo {F}.
6 {X} les dio una bolsa de agua y un consejo: «Por la sombra». No hacía falta, pero se agradece.
6 A su paso se cerraban las flores, y luego se volvían a abrir. Era como decir buenas noches y buenos días.
6 Un gallo, que lo vio venir y marcharse, cantó dos veces por si acaso.
8 {F} llevaba {thing} con mucho cuidado. La miga seguía allí. Intentó quitarla y no salía.
8 —Qué miga más terca —murmuró.
10 ¶Detrás quedaban todas las ventanas encendidas. El trocito se volvió a mirarlas una vez. {H} se puso en medio, como por casualidad, para que viera otra cosa mejor.`,
        en: `0-2 Oops! Out goes the light.
0-2 {H} says: hello, night.
2-2 {X} says: I am scared!
2-2 Do not be scared. It is small.
4! Nobody wanted it in the house.
4! {H} put a blanket on it, and they set out.
4 “Where to?” asked the scrap.
4 “To where they need a bit of night,” said {F}.
6 {X} gave them some water and some advice: keep to the shade. They knew that, but it was kind.
6 The flowers shut as it went by and then opened up again. It was like good night and good morning.
6 A cock that saw it come and go crowed twice, to be on the safe side.
8 {F} had {thing} and took great care of it. The crumb was still there. It would not come off.
8 “What a stubborn crumb,” said {F}.
10 ¶Behind them every window was lit. The scrap turned to look at them once. {H} stepped in between, as if by chance, so that it would have something better to see.`,
        alt: {
          es: '{H} y {F} se marchan con un bulto oscuro bajo una manta.',
          en: '{H} and {F} set out with a dark bundle in a blanket.',
        },
        picture: {
          H: ['walk', 'determined', 'blanket'],
          F: ['walk', 'calm'],
          X: ['wave', 'calm'],
          props: ['star'],
          showsThing: true,
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'guest/setback',
    titles: { es: ['Demasiada luz', 'Solo queda un puntito'], en: ['Too much light', 'Only a dot left'] },
    moments: [
      {
        es: `0-2 ¡Ay! Se hace pequeño.
0-2 {H} lo busca. ¿Dónde está?
2-2 El sol calienta mucho. ¡Mucho!
4! El sol de mediodía cayó {at}. ¡Cuánta luz!
4! El trocito de noche empezó a encoger.
4 Primero fue un gato. Después, un ratón. ¡Después, una aceituna!
6 Las estrellas ya no le cabían y se las tenía que turnar.
8 —Estoy bien —dijo, que es lo que dicen las visitas cuando no están nada bien.
8 —Estás pequeñísimo —dijo {F}, que no sabía disimular.
10 {H} se quitó todo lo que daba sombra y se lo puso encima. La luz se colaba igual, con esa alegría suya de entrar en todas partes sin llamar.`,
        en: `0-2 Oh no! It gets small.
0-2 {H} looks. Where is it?
2-2 The sun is hot. So hot!
4! The noon sun came down {at}. What a lot of light!
4! The scrap of night began to shrink.
4 First it was a cat. Then it was a mouse. Then it was a grape!
6 It had no room for its stars any more, and had to take turns with them.
8 “I am fine,” it said, which is what guests say when they are not fine at all.
8 “You are tiny,” said {F}, who could not pretend.
10 {H} took off all that gave some shade and piled it on top. The light got in just the same, in that cheerful way it has of coming into places and never knocking.`,
        alt: {
          es: '{H} intenta hacer sombra con las manos bajo el sol.',
          en: '{H} tries to make some shade under a fierce sun.',
        },
        picture: {
          H: ['kneel', 'worried'],
          F: ['reach', 'scared', 'umbrella'],
          props: ['sun', 'star'],
          shot: 'wide',
        },
      },
      {
        es: `4 —¡Sombra! ¡Necesita sombra! —dijo {H}.
4! {F} se puso de pie delante del sol. {H} también.
4 No bastaba. El sol asomaba por todos los lados.
4 {X} se acercó a mirar. Y se quedó, haciendo sombra sin decir nada.
6 —A mí me dijeron que no cabía —explicó {X}—. Ahora que es una aceituna, cabe.
6 Estuvieron así un buen rato, muy junt{HF:os/as}, haciendo de pared. A {H} se le durmió un pie. A {F} se le durmió el otro.
6 Y en medio, a oscuras, el trocito respiraba muy bajito.
6 —Cuéntanos algo —le pidió {H}, para que no se apagara.
6 Y contó lo que se ve de noche. Sabía quién habla en sueños. Sabía cuándo deja de dar miedo el pasillo.
6 —¿Cuándo? —preguntó {F} enseguida.
6 —A las dos y diez. De ahí en adelante es solo un pasillo.
8 Con cada historia crecía un poco. Primero volvió a ser ratón; luego, con mucho esfuerzo, medio gato.
8 —No es la sombra —dijo {H}, muy despacio—. Es que lo estamos escuchando.
8 —A mí también me pasa —reconoció {F}.
8 El trocito brilló de contento con una estrella. Las otras dos las estaba guardando para luego, por si venían tiempos peores.
10 ¶A la luz se la echa de menos en cuanto falta. A la oscuridad no la echa de menos nadie. Y sin embargo, todo el mundo duerme en ella, cuenta secretos en ella y pide deseos en ella, con los ojos cerrados.
10 —¿Y tú qué deseas? —le preguntó {H}.
10 ¶El trocito lo pensó tanto que el sol tuvo tiempo de moverse un palmo.
10 —Que alguien diga «ya es de noche» —contestó por fin— y lo diga con ganas.`,
        en: `4 “Shade! It needs shade!” said {H}.
4! {F} stood up in front of the sun. So did {H}.
4 It was not enough. The sun peeped in on all sides.
4 {X} came up to look. And {X} stayed, and made shade, and did not say a thing.
6 “They told me it would not fit,” said {X}. “Now it is a grape, and it fits.”
6 There they stood for a good while, side by side, like a wall. {H} had one foot asleep, and so did {F}. In the middle, in the dark, the scrap breathed ever so softly.
6 “Tell us a thing or two,” said {H}, to keep it awake.
6 So it told them what you see at night. It knew who talks in bed. It knew just when the hall stops being scary.
6 “When?” {F} asked at once.
6 “At ten past two. From then on it is only a hall.”
8 With each story it grew a little. First it was a mouse again, and then, with a lot of work, half a cat.
8 “It is not the shade,” {H} said slowly. “It is because we are listening.”
8 “I am like that too,” said {F}.
8 The scrap shone with joy, using one star. It was saving the other two for later, in case of harder times.
10 ¶You miss the light as soon as it is gone. Nobody misses the dark. And yet they sleep in it, and tell secrets in it, and wish in it, with both eyes shut.
10 “What do you wish for?” {H} asked it.
10 ¶The scrap thought for so long that the sun had time to move along by an inch.
10 “I wish that somebody would say ‘It is night!’ and be glad,” it said at last.`,
        alt: {
          es: '{H} y {F} hacen sombra, muy juntos, al trocito de noche.',
          en: '{H} and {F} stand close to shade the scrap of night.',
        },
        picture: {
          H: ['stand', 'determined', 'blanket'],
          F: ['stand', 'determined', 'umbrella'],
          X: ['stand', 'calm'],
          props: ['star', 'sun'],
        },
      },
      {
        es: `0-2 ¡Una sombra! ¡Qué bien!
0-2 {F} le cuenta un cuento.
2-2 {X} hace sombra también.
2-2 Crece un poco. Y otro poco.
4! El sol bajó por fin. ¡Y el trocito volvió a ser como un gato!
4 —Gracias por ser mi pared —le dijo a {F}.
4 De pronto levantó una estrella.
4! —Viene viento —susurró—. ¡Mucho viento!
6 La noche lo sabe todo del viento: son viejos conocidos.
6 —¿Y de dónde viene? —preguntó {F}.
6 —De ninguna parte. Por eso tiene tanta prisa.
8 ¶El aire olía a lejos. Primero se movió una brizna, luego una rama, luego todas. En alguna casa se cerró una puerta sola.
6 {F} agarró {thing} con fuerza. La miga terca seguía en su sitio.
8 —¿Cuánto es mucho? —preguntó {H}, y no hizo falta que contestara nadie.
10 ¶{H} buscó un buen refugio con los ojos, una pared, una rendija, cualquier cosa con dos lados. No había. Solo quedaba agarrarse, y hacerlo a la vez.
10 Las hojas, que nunca se enteran de nada, fueron esta vez las primeras en salir corriendo.`,
        en: `0-2 Some shade! So nice!
0-2 {F} tells it a story.
2-2 {X} makes shade too.
2-2 It grows a bit. And a bit more.
4! The sun went down at last. And the scrap was as big as a cat again!
4 “Thank you for being my wall,” it said.
4 Then it held up one star.
4! “There is wind on the way,” it whispered. “A lot of wind!”
6 Night knows all about the wind. They are old friends.
6 “Where does it come from?” asked {F}.
6 “From nowhere. That is why it is in such a rush.”
8 ¶The air smelled of far away. A blade of grass moved, then a branch, then all of them. In some house a door shut all by itself.
6 {F} held {thing} tight. The stubborn crumb was still on it.
8 “How much is a lot?” asked {H}, and nobody needed to answer.
10 ¶{H} looked about for shelter, a wall, a crack, anything at all with two sides to it. There was none. All they could do was hold on, and do it together.
10 The leaves, which never know what is going on, were for once the first to run.`,
        alt: {
          es: '{H} y {F} se preparan: llega un viento muy fuerte.',
          en: '{H} and {F} get ready: a strong wind is coming.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['hold', 'worried'],
          X: ['stand', 'surprised'],
          props: ['star', 'leaf'],
          showsThing: true,
          weather: 'wind',
          time: 'sunset',
        },
      },
    ],
  },
  climax: {
    id: 'guest/climax',
    titles: {
      es: ['Mil luces falsas', 'La miga terca', 'Lo que brilla poco'],
      en: ['A thousand false lights', 'The stubborn crumb', 'What shines a little'],
    },
    moments: [
      {
        es: `0-2 ¡Fuuu! ¡Qué viento!
0-2! ¡No está {thing}!
2-2 Se ha metido en un hueco. ¡Ay!
4! El viento sopló {at} con todas sus fuerzas. ¡Fuuu!
4! ¡Y se llevó {thing}! Rodó, rodó y cayó por un hueco.
4 El hueco estaba lleno de piedras brillantes.
6 Había mil, y las mil lanzaban chispas con el último sol.
6 —¡Allí está! —dijo {F}—. No, allí. No, tampoco.
8 —¿Y qué hacemos? —preguntó {H}.
8 —Mirarlas todas, una a una —dijo {F}, con los ojos llorosos—. Acabaremos antes de Navidad.
10 Es la mejor manera de esconder una cosa, aunque casi nadie lo sabe: ponerla donde todo llama la atención a gritos. Sin quererlo, el viento había inventado el escondite perfecto.`,
        en: `0-2 Whoosh! What a wind!
0-2! Where is it? Where is {thing}?
2-2 It fell down a hole. Oh no!
4! The wind blew {at} as hard as it could. Whoosh!
4! And off went {thing}! It rolled and rolled and fell down a gap.
4 The gap was full of bright stones.
6 There were a thousand of them. They all threw sparks in the last of the sun.
6 “There it is!” said {F}. “No, there. No, that is not it.”
8 “What do we do?” asked {H}.
8 “We look at them one by one,” said {F}, blinking. “We will be done by Christmas.”
10 It is the best way to hide a thing, though hardly anyone knows it: you put it where everything else is shouting to be looked at.`,
        alt: {
          es: '{H} y {F} miran un hueco lleno de piedras que brillan.',
          en: '{H} and {F} look into a gap full of shining stones.',
        },
        picture: {
          H: ['kneel', 'worried'],
          F: ['point', 'surprised'],
          props: ['gem', 'stone', 'star'],
          weather: 'wind',
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! {thing} se había perdido en un hueco, entre mil brillos.
4 —Yo solo veo chispas —dijo {X}.
6 {H} bajó al hueco de lado, buscando apoyo con los pies. El fondo era como el interior de una lámpara.
6 —¿{lo:Lo/La} ves? —gritaba {F} desde arriba.
6 —¡Veo verde! ¡Veo blanco! ¡Veo verde otra vez!
6 Tocaba una piedra, y era una piedra. Tocaba otra, y también. El sol daba saltos de una a otra como si jugara.
6 {X} quiso ayudar con un espejo y solo consiguió que hubiera dos mil.
6 —¡Menos luz! —gritó {H}—. ¡Necesito menos luz!
6 Se hizo un silencio. Nadie, en todo el día, había dicho una cosa así.
8 Poco a poco, todas las miradas fueron hacia el mismo sitio. El trocito de noche temblaba con las tres estrellas a la vez.
8 —Está muy hondo —dijo—. Y yo... a mí me da un poco de miedo la oscuridad.
8 —Pero si la oscuridad eres tú —dijo {F}.
8 —Por eso. No me he visto nunca por dentro.
10 ¶{F} no se rio. Se sentó a su lado en el borde y le habló bajito de la primera noche con la puerta cerrada.
10 —¿Y qué había? —preguntó el trocito.
10 —Lo mismo que con la puerta abierta. Solo que más tranquilo.
10 —¿Y si abajo no me quiere nadie?
10 —Abajo está {H} —dijo {F}—. Y te está llamando.
10 ¶Abajo, {H} alargó los brazos. Desde aquel fondo lleno de chispas, lo único que descansaba la vista era aquel pedazo de negro con tres luces torcidas.`,
        en: `4! {thing} was lost in a gap. It was all shine in there.
4 “All I can see is sparks,” said {X}.
6 {H} climbed down sideways, feeling for each step. It was like the inside of a lamp.
6 “Can you see it?” called {F} from the top.
6 “I see green! I see white! I see green again!”
6 {H} felt a stone, and it was a stone. The next one was a stone too. The sun jumped from one to the other, as if it were a game.
6 {X} came to help with a mirror, and then there were two thousand.
6 “Less light!” cried {H}. “I need less light!”
6 There was a hush. All day long nobody had said a thing like that.
8 Bit by bit they all turned to look the same way. The scrap of night was shaking, with all three of its stars.
8 “It is very deep,” it said. “And I... I am a bit scared of the dark.”
8 “But the dark is you,” said {F}.
8 “That is why. I have never seen me from inside.”
10 ¶{F} did not laugh. {F} sat down beside it on the edge and told it, softly, about the first night with the door shut.
10 “And what was there?” asked the scrap.
10 “The same as with the door open. Only calmer.”
10 “And what if nobody wants me down there?”
10 “{H} is down there,” said {F}. “And {H} just called for you.”
10 ¶Down below, {H} held out both arms. From the bottom, with all those sparks, the one thing that gave your eyes a rest was that bit of black with three crooked lights.`,
        alt: {
          es: '{H} baja por el hueco y {F} espera en el borde.',
          en: '{H} climbs down the gap while {F} waits at the edge.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['kneel', 'worried', 'rope'],
          X: ['hold', 'worried', 'mirror'],
          props: ['gem', 'star'],
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¡Baja, noche, baja!
0-2 ¡Chsss! Todo oscuro. ¡Una luz!
2-2 {F} mira dentro. ¡Allí, allí!
4! El trocito saltó al hueco. ¡Y se hizo de noche!
4 Se apagaron todas las piedras. Todas.
4! Quedó una sola lucecita. ¡Era {thing}!
6 —¡La miga! —gritó {F}—. ¡No era una miga! ¡Era un poco de estrella!
6 Se le había quedado pegada por la mañana, con el abrazo.
6 De día no valía para nada. Ahora valía por un faro.
8 {H} llegó a tientas, palmo a palmo, hasta aquella luz pequeña que no llamaba a gritos.
8 —Te veo —dijo. Y no se sabe bien a quién se lo decía.
8 —Y yo a ti —contestó la oscuridad, con voz de gato pequeño—. ¡No da tanto miedo!
8 —¿Por dentro cómo es?
8 —Blandito —dijo el trocito.
10 ¶Hay cosas que brillan tan poco que solo se encuentran a oscuras. Conviene recordarlo los días en que todo deslumbra.`,
        en: `0-2 Come down, night, come down!
0-2 Shh! All dark. One light!
2-2 {F} looks in. There, there!
4! The scrap jumped into the gap. And it was night!
4 All the stones went out. Every one.
4! There was just one tiny light left. It was {thing}!
6 “The crumb!” cried {F}. “It was not a crumb! It was a bit of star!”
6 It had stuck there that morning, because of a hug.
6 By day it had been no use at all. Now it was as good as a lighthouse.
8 {H} felt the way, inch by inch, to that one small light that did not shout.
8 “I see you,” said {H}. And it was hard to tell who was meant.
8 “And I see you,” said the dark, in the voice of a small cat. “It is not so scary!”
8 “What is it like inside?”
8 “Soft,” said the scrap.
10 ¶Some things shine so little that you can only find them in the dark. It is worth knowing, on days when everything dazzles.`,
        alt: {
          es: '{H} encuentra en la oscuridad una lucecita: {thing}.',
          en: '{H} finds one small light in the dark: {thing}.',
        },
        picture: {
          H: ['reach', 'happy'],
          F: ['point', 'excited'],
          props: ['star', 'stone'],
          showsThing: true,
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'guest/resolution',
    titles: {
      es: ['La noche grande', 'Buenas noches', 'Le faltaba un trozo'],
      en: ['The big night', 'Good night', 'The missing piece'],
    },
    moments: [
      {
        es: `0-2 ¡Viene la noche grande!
0-2 Viene despacio. ¡Hola, hola!
2-2 Busca a su trocito. ¿Dónde está?
4! Volvieron con {thing}. El sol se estaba yendo.
4! Entonces llegó la noche grande. ¡Le faltaba un trozo!
4 —¿Alguien ha visto a mi pequeño? —preguntó.
6 Tenía una voz enorme y muy suave. Así habla quien entra en un cuarto sin encender la luz.
6 —Me lo he dejado esta mañana en alguna parte —añadió.
8 Encima del tejado se veía el agujero, del tamaño de un gato, con un pedazo de tarde asomando.
10 Llevaba todo el día dando la vuelta al mundo lo más deprisa que puede ir una noche, que es exactamente a la velocidad de siempre.`,
        en: `0-2 The big night comes!
0-2 It comes slowly. Hello, hello!
2-2 It looks for its little one.
4! They came back with {thing}. The sun was going.
4! Then the big night came. It had a hole in it!
4 “Has anyone seen my little one?” it asked.
6 It had a huge, soft voice. It was the voice of somebody who comes in and leaves the light off.
6 “I put it down this morning, and I forget where,” it said.
8 Above the roof you could see the hole. It was as big as a cat, and a piece of afternoon was showing through.
10 All day long it had gone round the world as fast as a night can go, which is at just the same speed as ever.`,
        alt: {
          es: '{H} y {F} ven llegar la noche grande sobre el tejado.',
          en: '{H} and {F} watch the big night come over the roof.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'happy'],
          props: ['star', 'moon'],
          showsThing: true,
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4 —¡Está aquí! —dijo {H}—. Ha sido muy valiente.
4! La gente salió a mirar. Habían oído lo del hueco.
4 —Nos equivocamos —dijo el panadero—. ¿Te quedas a la fiesta?
4 {X} le había guardado el mejor sitio. A oscuras, claro.
6 El trocito miró la noche grande. Miró las mesas, los faroles y las caras. Por primera vez no decían que no.
6 —¿Puedo? —preguntó.
6 —Un rato —dijo la noche grande—. Pero poneos jerséis, que refresco.
6 Los faroles, encendidos de día, no parecían nada. Ahora el trocito pasó por encima. Cada farol se convirtió en un sol pequeño.
6 —¡Ooooh! —dijeron todos, hasta las gallinas.
6 —Lo que faltaba —dijo la señora de la ventana, y lo dijo en el buen sentido.
8 {X} fue de mesa en mesa contando que lo había visto venir desde el principio. Nadie se lo discutió, porque acababa de sentarse encima de una tarta.
8 —¿Te volveremos a ver? —preguntó {H}.
8 —Todas las noches —dijo el trocito—. Pero no me busquéis por lo oscuro. Buscad tres estrellas torcidas.
8 Una niña le ofreció una linterna para el camino. El trocito dijo que no con las tres estrellas, muy agradecido.
10 ¶Luego subió. Fue la cosa más silenciosa del mundo. Se acercó al agujero, dio media vuelta, como hacen los gatos, y encajó en su sitio con un ruidito que se pareció mucho a un suspiro.
10 ¶La última rendija de tarde se apagó. Y entonces, desde una ventana abierta de par en par, alguien lo dijo. «Ya es de noche», dijo. Y lo dijo con ganas.`,
        en: `4 “It is here!” said {H}. “It was very brave.”
4! People came out to look. They had heard about the gap.
4 “We were wrong,” said the baker. “Will you stay for the party?”
4 {X} had kept it the best seat. It was a dark one, of course.
6 The scrap looked at the big night. Then it saw the tables, the lamps and the faces. Not one of them said no.
6 “May I?” it asked.
6 “For a while,” said the big night. “But put your jumpers on. I am chilly.”
6 By day the lamps had not looked like much. Now the scrap flew over them. Each one turned into a small sun.
6 “Oooh!” they all said, and so did the hens.
6 “That is all we needed,” said the lady at the window, and she meant it nicely.
8 {X} went from table to table, saying how clear it had been from the start. Nobody argued, since {X} had just sat down in a cake.
8 “Will we see you again?” asked {H}.
8 “Every night,” said the scrap. “But do not look for something dark. Look for three crooked stars.”
8 A girl held out a torch for the way home. The scrap said no with all three stars, and thanked her very much.
10 ¶Then it went up. It was the quietest thing in the world. It came to the hole and turned round once, the way that cats do. Then it fitted into place with a sound very like a sigh.
10 ¶The last crack of afternoon went out. And then, from a window that stood wide open, somebody spoke. “It is night!” they said. And they were glad.`,
        alt: {
          es: '{H} y {F} celebran con el trocito de noche entre faroles.',
          en: '{H} and {F} celebrate among lamps with the scrap of night.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['hold', 'happy', 'lantern'],
          X: ['sit', 'happy'],
          props: ['star', 'lantern', 'cake'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Aquí está {thing}!
0-2 Buenas noches, trocito.
0-2 {X} dice adiós.
2-2 {H} mira tres estrellas. ¡Allí está!
4! Aquella noche, {thing} brilló en su sitio.
4! ¡Y llegó {event}! Nadie tuvo miedo de lo oscuro.
6 Arriba parpadearon tres estrellas, un poco torcidas.
6 Las gallinas durmieron a su hora. El panadero, por fin, pudo terminar el bostezo.
6 —Cabía —dijo {X}, mirando al cielo—. ¡Claro que cabía!
8 {H} dejó la ventana abierta dos dedos, por si alguien volvía a distraerse con el amanecer.
8 ¶En el felpudo quedó una esquina que nunca más se despertó del todo. Allí dormía muy bien el gato.
10 ¶El trocito no se había ido muy lejos. Justo encima del tejado, la noche era un poco más blanda, como el rincón del sofá donde se sienta siempre la misma persona.
10 En mitad de la noche, {F} se despertó y miró el pasillo. Era oscuro y tranquilo. Era solo un pasillo.
4 —Pasa cuando quieras —susurró {H}, mirando hacia arriba.`,
        en: `0-2! Here it is: {thing}!
0-2 Good night, little night.
0-2 {X} waves.
2-2 {H} sees three stars. There it is!
4! That night {thing} shone in its place.
4! Now it was time for {event}! Nobody was afraid of the dark.
6 Up above, three stars blinked, a bit crooked.
6 The hens went to bed on time. The baker got to the end of his yawn at last.
6 “It fits,” said {X}, and looked up at the sky. “I always said so.”
8 {H} left the window open by an inch, in case somebody stopped to look at the dawn again.
8 ¶One corner of the doormat never quite woke up. The cat said that it was the best bed in the house.
10 ¶The scrap had not gone far. If you looked closely, just above the roof, the night was a little softer, like the part of a sofa where the same person always sits.
10 In the middle of the night {F} woke up and looked at the hall. It was dark and calm. It was only a hall.
4 {H} looked up and whispered, “Come in when you like.”`,
        alt: {
          es: '{H} y {F} miran tres estrellas junto a {thing}.',
          en: '{H} and {F} look up at three stars beside {thing}.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['wave', 'happy'],
          X: ['cheer', 'calm'],
          showsThing: true,
          props: ['star', 'moon', 'lantern'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
