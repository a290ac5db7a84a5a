import type { Plot } from '../plot.ts'

/** The same two polite buses: nobody will go first, but anybody may go second, so a snail goes before them. */
export const afterYouRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'after-you/setup/tuesday',
      titles: {
        es: ['El autobús del martes', 'Un autobús en zapatillas', 'Dos días de retraso'],
        en: ['The Tuesday bus', 'A bus in slippers', 'Two days late'],
      },
      moments: [
        {
          es: `0-2 ¡Piii! ¡Llega el autobús!
0-2 {H} sube. {F} sube.
2-2 El autobús es amarillo. ¡Y muy fino!
4! Era jueves. ¡Por fin llegó el autobús del martes!
4 Siempre venía {to} con dos días de retraso.
4! Era el Amarillo: conducía solo y cedía el paso.
4! {H} y {F} subieron para ir a {event}.
6 —Perdón por el retraso —dijo—. Había sombras.
6 Dentro la gente llevaba zapatillas. Una señora había tejido media bufanda y un panadero había visto nacer dos barbas.
8 El Amarillo esperaba a las palomas, a los semáforos y a las hojas que aún no habían decidido de qué lado caer. A las sombras les abría además la puerta.
10 —¿Falta mucho? —preguntó {F} al sentarse. El autobús entero sonrió con cariño, como se sonríe a quien acaba de llegar a un sitio donde nadie tiene prisa ya.`,
          en: `0-2 Beep! Here comes the bus!
0-2 {H} gets on. {F} gets on.
2-2 The bus is yellow. It is so polite!
4! It was Thursday. At last the Tuesday bus came!
4 It always came {to} two days late.
4! The Yellow bus drove itself, and gave way to anybody.
4! {H} and {F} got on. It was nearly time for {event}!
6 “Sorry to be late,” it said. “There were shadows.”
6 The people inside were in slippers. A lady had knitted half a scarf, and a baker had grown most of a beard.
8 The Yellow bus waited for pigeons, and for lights, and for leaves that could not decide on which side to fall. For shadows it opened the doors as well.
10 “Is it far?” asked {F}. All the bus smiled, in the kind way in which one smiles at somebody who has just come to a place where nobody is in a hurry any more.`,
          alt: {
            es: '{H} y {F} suben a un autobús amarillo.',
            en: '{H} and {F} get on a yellow bus.',
          },
          picture: {
            H: ['run', 'excited'],
            F: ['wave', 'happy'],
            props: ['bus', 'scarf', 'bread'],
            shot: 'wide',
          },
        },
        {
          es: `4! El Amarillo arrancó. Frenó. Arrancó. Frenó.
4! —¿A quién espera? —preguntó {F}.
4! —A mi reflejo en aquel charco —dijo—. Iba antes.
4 El charco no se daba prisa.
4 {X} bajó a saludar al charco y se mojó un pie.
6 Pasó la tarde. Una niña que había subido sin dientes ya enseñaba dos.
6 Al caer el sol llegaron al paso estrecho, que es un trozo de carretera donde solo cabe un autobús. Por el otro lado venía el Verde.
6 —Usted primero —dijo el Amarillo.
6 —Se lo ruego, usted —dijo el Verde.
6 —Sería un abuso.
6 —Sería un placer.
6 {X} propuso jugarlo a los chinos. El Amarillo se dejó ganar. El Verde se había dejado ganar antes.
8 —Son igualitos —susurró {F}.
8 —Uno es amarillo —dijo {H}.
8 —Y ya está. Por dentro son igualitos.
8 En el Verde también iban en zapatillas. A ellos les había pillado el lunes y estaban leyendo las instrucciones del extintor, que tenían un final precioso.
8 {X} las pidió prestadas en cuanto acabaran.
10 Nadie tenía la culpa, y eso era lo peor. Si alguien hubiera sido un grosero, al menos habría pasado. Pero allí estaban los dos, parados morro con morro, con los faros bajos y una amabilidad que no dejaba sitio ni para una bicicleta.`,
          en: `4! The Yellow bus set off. It stopped. It set off. It stopped.
4! “Who are you waiting for?” asked {F}.
4! “My face in that puddle,” it said. “It was there before me.”
4 The puddle was in no hurry.
4 {X} got off to greet the puddle, and came back with one wet foot.
6 The day went by. A girl who had no front teeth when she got on now had two.
6 As the sun went down they came to the narrow pass. It is a bit of road where just one bus will fit. From the far side came the Green one.
6 “After you,” said the Yellow bus.
6 “I would not dream of it,” said the Green one.
6 “It would be rude of me.”
6 “It would be a joy to me.”
6 {X} tried heads or tails. The Yellow bus lost on purpose. The Green one had lost before the coin came down.
8 “They are just the same,” whispered {F}.
8 “One is yellow,” said {H}.
8 “And that is all. Inside, they are just the same.”
8 On the Green bus they were in slippers too. They had been there since Monday, and were reading the card about the fire exit. It had a lovely ending.
8 {X} asked to borrow it next.
10 It was nobody’s fault, and that was the worst of it. A rude bus would at least have gone by. But there they stood, nose to nose, lights down, so very kind to one another that there was no room left for a bicycle.`,
          alt: {
            es: '{H} señala el paso estrecho junto al autobús parado y {F} espera.',
            en: '{H} points at the narrow pass beside the bus, and {F} waits.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['sit', 'thoughtful'],
            X: ['stand', 'surprised'],
            props: ['bus', 'speech'],
            time: 'sunset',
          },
        },
        {
          es: `0-2 ¡Viene otro! ¡Es verde!
0-2 {F} espera. {H} espera.
0-2 {X} bosteza.
2-2 Nadie quiere ir delante. ¡Nadie!
4! En el paso estrecho estaba el autobús Verde. ¡Y nadie quería pasar primero!
4 —Si queréis, estirad las piernas —dijo el Amarillo—. Esto va para largo.
4! {H} cogió {thing} y bajó con {F}. Algo se podría hacer.
6 {X} bajó también, con las zapatillas que le había dejado una señora.
6 Detrás, los dos autobuses empezaron a hablar del tiempo. Iban por el de 1987.
8 —Alguien tendrá que ir primero —dijo {H}.
8 —Sí —dijo {F}—. Pero no tiene por qué ser un autobús.
10 Lo dijo sin pensar, mirando el borde del camino. Allí había una hoja de lechuga, y alguien muy pequeño se la estaba comiendo con muchísima calma.`,
          en: `0-2 Here comes a green one!
0-2 {F} waits. {H} waits.
0-2 {X} yawns.
2-2 Who will go first? Nobody!
4! In the narrow pass was the Green bus. And nobody would go first!
4 “You may stretch your legs,” said the Yellow bus. “This could take a while.”
4! {H} took {thing} and got off with {F}. There must be a way.
6 {X} got off too, in slippers that a lady had lent.
6 Behind them the two buses began to talk about the weather. They had got to that of 1987.
8 “Somebody has to go first,” said {H}.
8 “Yes,” said {F}. “But who says that it has to be a bus?”
10 It was said without much thought. By the side of the road lay a lettuce leaf, and somebody very small was eating it with very great calm.`,
          alt: {
            es: '{H} baja con {F} del autobús y se lleva {thing}.',
            en: '{H} gets off the bus with {F} and takes {thing}.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['think', 'thoughtful'],
            X: ['stand', 'sleepy'],
            showsThing: true,
            props: ['bus', 'leaf'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'after-you/setback/backwards',
      titles: { es: ['Un pasito atrás', 'Donde habíamos empezado'], en: ['One step back', 'Where we began'] },
      moments: [
        {
          es: `0-2 ¡Atrás! Un poquito. ¡Pip, pip!
0-2 {H} se agarra. {F} se agarra.
2-2 Y otro poquito. ¡Pip, pip, pip!
4! El Amarillo quiso dejar más sitio y dio un metro hacia atrás.
4 El Verde, por no ser menos, dio dos.
4! Entonces el Amarillo dio cuatro. ¡Pip, pip, pip!
6 {H} y {F} veían pasar los árboles al revés. Primero venía la sombra y luego venía el árbol.
8 —¿No se estará pasando? —preguntó {F}.
8 —En la cortesía nunca sobra un metro —dijo el autobús.
10 A lo lejos el Verde ya era del tamaño de un guisante. Un guisante con los faros bajos, haciendo reverencias.`,
          en: `0-2 Back! Just a bit. Pip, pip!
0-2 {H} holds on. {F} holds on.
0-2 And a bit more. Pip, pip, pip!
4! The Yellow bus wished to make room, and went back one yard.
4 So the Green bus went back two.
4! Then the Yellow bus went back four. Pip, pip, pip!
6 {H} and {F} saw the trees go past the wrong way round. First came the shadow and then the tree.
8 “Is this not a bit much?” asked {F}.
8 “A yard more is never rude,” said the bus.
10 Far off, the Green bus was the size of a pea by now. It was a pea with its lights down, and it was bowing.`,
          alt: {
            es: 'El autobús da marcha atrás y {H} y {F} lo miran, muy sorprendid{HF:os/as}.',
            en: 'The bus goes backwards, and {H} and {F} stare.',
          },
          picture: {
            H: ['sit', 'surprised'],
            F: ['point', 'worried'],
            props: ['bus', 'wheel', 'tree'],
          },
        },
        {
          es: `4! Cuando paró, estaban {at}. ¡Otra vez al principio!
4 —¡Qué bien se llega a los sitios sin estorbar! —dijo el Amarillo.
4! {F} se sentó en el bordillo y no dijo nada.
4 {X} preguntó si eso contaba como viaje de ida.
6 La señora había acabado la bufanda. Como no había otra cosa que hacer, empezó a destejerla.
6 —Es culpa mía —dijo {F}—. Yo le pedí que dejara sitio. ¡Por favor, le dije!
6 —Con un «por favor» ese autobús se va a la Luna —dijo {H}.
6 —¿Hay que ir? —preguntó el Amarillo, y encendió una lucecita.
6 {X} le dijo que no a toda prisa y con las dos manos.
8 Anochecía. Por primera vez, nadie estaba de broma en el autobús del martes. El panadero repartió lo que quedaba, que era olor.
8 —¿Y si nos olvidamos? —dijo {F}—. Ya iremos otro año.
8 {H} tardó en contestar. Miró las zapatillas, la bufanda, la niña con dos dientes. Toda aquella gente había dicho lo mismo el miércoles.
8 —Vamos a probar una cosa —dijo—. ¿Tú a quién seguirías?
8 —A ti —dijo {F}, sin pensarlo.
10 —Pues a lo mejor él también sigue a alguien. Nunca lo hemos intentado. Siempre le pedimos que vaya, y no le pedimos que venga.
10 {F} se levantó, sacudió el polvo del pantalón y abrió un paraguas, como los guías de los museos. Aquello no era un plan: era un paraguas. Pero andando detrás de un paraguas hay gente que ha visto Roma entera.`,
          en: `4! When it stopped, they were {at}. That was where they had begun!
4 “How nice to get somewhere and be in nobody’s way!” said the bus.
4! {F} sat down on the kerb, and said nothing.
4 {X} asked if that was one journey or none.
6 The lady had come to the end of her scarf. As there was nothing else to do, she began to unknit it.
6 “I did it,” said {F}. “I asked it to make room. I said please!”
6 “Say please to that bus and it will go to the Moon,” said {H}.
6 A small light came on. “Must I?” asked the bus.
6 {X} said no, very fast, with both hands.
8 It was getting late. For the first time nobody on the Tuesday bus felt like a joke. The baker shared out what was left, which was the smell.
8 “What if we give up?” said {F}. “We can go next year.”
8 It took {H} a while to answer. There were the slippers, and the scarf, and the girl with two teeth. All those people had said the same on Wednesday.
8 “Let’s try something,” said {H}. “Who would you follow?”
8 “You,” said {F} at once.
10 “Then perhaps it will follow somebody too. We have never tried. We keep on asking it to go, and we never ask it to come.”
10 {F} stood up, brushed off the dust and put up an umbrella, as guides do in a museum. It was not a plan. It was an umbrella. But there are people who have walked behind an umbrella and seen the whole of Rome.`,
          alt: {
            es: '{F} se sienta junto al autobús y {H} piensa.',
            en: '{F} sits down by the bus while {H} thinks.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['sit', 'sad'],
            X: ['stand', 'worried'],
            props: ['bus', 'scarf', 'umbrella'],
            time: 'sunset',
          },
        },
        {
          es: `0-2 ¡Ven, autobús! ¡Ven!
0-2 {F} anda. {H} anda.
0-2 {X} anda detrás.
2-2 ¡El autobús va detrás! ¡Brum!
4! {F} echó a andar con el paraguas en alto. ¡Y el Amarillo fue detrás!
4! —¡Así sí! —dijo—. Detrás se va comodísimo.
4 Iban al paso, como un elefante de paseo.
6 {X} cerraba la fila y decía adiós a las sombras, para que no se sintieran abandonadas.
8 —Va más deprisa que nunca —dijo {H}—. Y vamos a pie.
8 Al final del camino volvió a brillar un guisante verde.
10 La señora, que iba en la ventanilla, volvió a tejer. La bufanda sabía el camino, porque ya había sido bufanda antes.`,
          en: `0-2 Come, bus! Come!
0-2 {F} walks. {H} walks.
0-2 {X} walks too.
0-2 The bus comes after them! Vroom!
4! {F} set off with the umbrella up. And the Yellow bus came after!
4! “This is the way!” it said. “It is so comfy to be behind.”
4 It went at a walk, like an elephant on a stroll.
6 {X} came last and said goodbye to the shadows, so that they would not feel left out.
8 “It has never gone so fast,” said {H}. “And we are on foot.”
8 At the end of the road a green pea began to shine.
10 The lady by the window was knitting again. The scarf knew the way, as it had been a scarf before.`,
          alt: {
            es: '{F} anda con un paraguas, {H} también, y detrás va el autobús.',
            en: '{F} walks with an umbrella beside {H}, and the bus comes behind.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['walk', 'proud', 'umbrella'],
            X: ['walk', 'happy'],
            props: ['bus'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'after-you/climax/snail',
      titles: {
        es: ['Alguien va primero', 'El caracol', 'Nadie ha dicho segundo'],
        en: ['Somebody goes first', 'The snail', 'Nobody said second'],
      },
      moments: [
        {
          es: `0-2 ¡Pase! ¡No, pase usted!
0-2 {F} dice: ¡ya vale!
2-2 {H} mira al suelo. ¿Qué hay ahí?
4! El autobús Amarillo y el Verde no se movían del paso estrecho.
4! —¡Ni un centímetro antes que usted! —decían a la vez.
4 {H} miró el reloj. ¡Casi era la hora de {event}!
6 —¿Y si vamos andando delante? —dijo {F}.
6 —Los pasajeros no cuentan —dijo el Amarillo—. Van incluidos.
8 En los dos autobuses habían empezado ya a celebrar cumpleaños. Había una tarta con tres velas y ninguno quería soplar antes.
10 {F} resopló tan fuerte que se apagaron las velas. Todo el mundo aplaudió: era lo primero que alguien hacía primero en toda la semana.`,
          en: `0-2 You go! No, you go!
0-2 {F} says: stop it!
2-2 {H} looks down. What is that?
4! The Yellow bus and the Green bus had not moved from the narrow pass.
4! “Not one inch before you!” they both said.
4 {H} looked at the clock. It was nearly time for {event}!
6 “What if we walk in front?” said {F}.
6 “Passengers do not count,” said the Yellow bus. “They are included.”
8 By now they were having birthdays on both of the buses. There was a cake with three candles, and nobody liked to be the first to blow.
10 {F} sighed so hard that the candles went out. They all clapped. It was the first thing that anybody had done first in all that week.`,
          alt: {
            es: '{H} mira el reloj y {F} señala el autobús parado.',
            en: '{H} looks at the clock and {F} points at the bus.',
          },
          picture: { H: ['hold', 'worried', 'clock'], F: ['point', 'angry'], props: ['bus', 'leaf'], shot: 'wide' },
        },
        {
          es: `4! Ni el autobús Amarillo ni el Verde querían pasar primero.
4! Por el suelo iba un caracol. {H} se agachó.
4! —¿Quiere ir primero? —preguntó. ¡Y al caracol le daba igual!
4 {F} le enseñó una hoja de lechuga.
4 {X} se tumbó en el suelo para verlo de cerca.
6 El caracol estiró un cuerno. Luego estiró el otro. Entró en el paso estrecho como quien entra en su casa, que es lo que hacen siempre los caracoles.
6 —¡Detrás de usted! —dijo el Amarillo, encantado.
6 Y arrancó. ¡No era el primero! ¡Era el segundo!
6 —¿Y yo? —preguntó el Verde—. ¿Yo qué hago?
6 —Usted deja pasar al caracol —dijo {F}.
6 —¡Con muchísimo gusto! —dijo el Verde, y fue hacia atrás para dejarle sitio.
6 {X} abría la marcha gritando: «¡Paso al primero!». Nadie sabía muy bien hacia dónde mirar.
8 Iban despacio. Un caracol va a dos metros por minuto si tiene hambre, y aquel había desayunado.
8 —¿Lo llevamos en brazos? —susurró {F}.
8 —No —dijo {H}—. A quien va primero no se le lleva en brazos. Tiene que ir él.
8 A mitad del paso, el caracol se paró. Se metió dentro y cerró.
8 {X} llamó a la concha con un dedo, dos golpecitos.
10 Hubo un silencio de dos autobuses. El Amarillo dijo que, si molestaba, volvía mañana. El Verde dijo que él podía volver el lunes. Aquello se iba a torcer otra vez por pura amabilidad.
10 —No le digáis que pase —dijo {H} de pronto—. Dadle las gracias.
10 Se las dieron. Bajito primero, luego más alto: cuarenta personas en zapatillas diciendo gracias. Y un cuerno salió a ver quién era tan simpático.`,
          en: `4! The Yellow bus would not go first. Nor would the Green bus.
4! On the ground there was a snail. {H} bent down.
4! “Would you go first?” asked {H}. And the snail did not mind!
4 {F} showed it a lettuce leaf.
4 {X} lay down on the road for a close look.
6 The snail put out one horn. It put out the other one. It went into the narrow pass as if it were coming home, which is what snails always do.
6 “After you!” said the Yellow bus with joy.
6 And off it went. It was not first! It was second!
6 “And me?” asked the Green bus. “What do I do?”
6 “You make way for the snail,” said {F}.
6 “It would be an honour!” And the Green bus moved back to make room.
6 {X} went ahead and shouted that people should make way. Nobody was quite sure where to look.
8 It was slow. A snail goes two yards in a minute if it is hungry, and this one had had breakfast.
8 “Shall we carry it?” whispered {F}.
8 “No,” said {H}. “You do not carry somebody who goes first. It has to go by itself.”
8 Halfway along, the snail stopped. It went indoors and shut up.
8 {X} knocked on the shell with one finger, twice.
10 There was a silence of two buses. If it was any trouble, said the Yellow one, it could come back tomorrow. The Green one could come back on Monday. It was all about to go wrong again out of pure kindness.
10 “Do not tell it to go,” said {H} all at once. “Say thank you.”
10 So they did, softly at first and then louder, forty people in slippers who were all saying thank you. And one horn came out to see who could be so nice.`,
          alt: {
            es: '{H} se agacha junto a un caracol y {F} le enseña una hoja.',
            en: '{H} bends down to a snail and {F} shows it a leaf.',
          },
          picture: {
            H: ['crouch', 'happy'],
            F: ['kneel', 'excited', 'leaf'],
            X: ['lie', 'surprised'],
            props: ['snail', 'bus'],
          },
        },
        {
          es: `0-2 ¡Un caracol! ¡Va primero!
0-2 {F} lo mira. {H} lo mira.
0-2 {X} dice: ¡gracias!
2-2 Y detrás va el autobús. ¡Brum!
4! El caracol pasó primero. ¡Y el autobús Amarillo pasó segundo!
4! Al otro lado, el caracol dio la vuelta. Se le había olvidado la lechuga.
4 —¡Detrás de usted! —dijo el Verde. ¡Y también pasó!
6 —¿Cómo he quedado? —preguntó el Amarillo.
6 —Segundo —dijo {H}.
6 —¿Y yo? —preguntó el Verde.
6 —Segundo también —dijo {F}.
6 Los dos autobuses dieron saltitos sobre las ruedas.
8 {X} le puso al caracol una medalla, en la concha, donde no pesa.
8 Detrás venían más coches, y todos iban segundos. No se había visto nunca una carretera tan contenta.
10 El caracol no supo qué había hecho. Había ido a por una cosa y había vuelto a por otra. Así son casi siempre los que van primero.`,
          en: `0-2 A snail! It goes first!
0-2 {F} looks at it. {H} looks too.
0-2 {X} says: thank you!
2-2 And after it goes the bus. Vroom!
4! The snail went first. And the Yellow bus went second!
4! On the far side the snail turned round. It had left its lettuce behind.
4 “After you!” said the Green bus. And by it went too!
6 “What was I?” asked the Yellow bus.
6 “Second,” said {H}.
6 “And what was I?” asked the Green bus.
6 “Second as well,” said {F}.
6 Both of the buses bounced up and down on their wheels.
8 {X} stuck a medal on the snail, on its shell, where it weighs nothing.
8 More cars came behind, and all of them were second. Nobody had ever seen such a happy road.
10 The snail did not know what it had done. It had gone for one thing, and come back for another. People who go first are mostly like that.`,
          alt: {
            es: 'Un caracol cruza delante del autobús y {H} y {F} aplauden.',
            en: 'A snail goes ahead of the bus while {H} and {F} cheer.',
          },
          picture: {
            H: ['cheer', 'excited'],
            F: ['jump', 'happy'],
            X: ['cheer', 'happy'],
            props: ['snail', 'bus', 'leaf'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'after-you/resolution/second',
      titles: {
        es: ['Todos segundos', 'El primer trozo', 'El felpudo'],
        en: ['Everybody second', 'The first slice', 'The doormat'],
      },
      moments: [
        {
          es: `0-2 ¡Adiós, verde! ¡Adiós, amarillo!
0-2 {H} sube. {F} se sienta.
2-2 ¡Corre, autobús! ¡Ya se puede!
4! El Amarillo arrancó. ¡Y por fin iba deprisa!
4! —Piensen que llevo a alguien delante —decía—. Yo solo lo sigo.
4 {H} y {F} llegaron a tiempo, con {thing}.
6 Bajaron todos en zapatillas, con mucha dignidad, y preguntaron qué día era.
8 —Jueves —dijo {F}.
8 —¡Qué pronto! —dijo la señora de la bufanda.
10 El panadero se afeitó en el retrovisor. El Amarillo inclinó el espejo un poco, para que se viera mejor la barbilla.`,
          en: `0-2 Bye, green! Bye, yellow!
0-2 {H} gets on. {F} sits down.
2-2 Go, bus! Now you can go!
4! The Yellow bus set off. And it went fast, at last!
4! “I think of somebody in front of me,” it said. “I just follow.”
4 {H} and {F} got there in time, and so did {thing}.
6 They all got off in their slippers, with dignity, and asked what day it was.
8 “Thursday,” said {F}.
8 “So soon!” said the lady with the scarf.
10 The baker had a shave in the wing mirror. The Yellow bus tipped it a bit, so that he could see his chin.`,
          alt: {
            es: '{H} y {F} bajan del autobús con {thing}.',
            en: '{H} and {F} get off the bus with {thing}.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['jump', 'happy'],
            showsThing: true,
            props: ['bus', 'scarf'],
          },
        },
        {
          es: `4! ¡Qué fiesta! Había una tarta enorme. Pero nadie quería el primer trozo.
4! —Usted —decía una señora.
4! —No, usted —decía un señor.
4! {F} sonrió. {H} fue a por el caracol.
4 {X} le cortó un trozo del tamaño de una miga.
4 ¡Y entonces comieron todos!
6 El caracol se pasó la noche dando la vuelta a una guinda. Dijo todo el mundo que se lo había ganado.
6 —¿Quién baila primero? —preguntó alguien.
6 Miraron al caracol. El caracol giró un poquito. Y se llenó la pista.
6 {X} bailó a su paso, que es un baile dificilísimo: si te mueves, ya te has pasado.
6 A la entrada pusieron un cartel: «Primero de guardia», con una flecha hacia el suelo.
8 —Es fácil —le explicó el Verde a una furgoneta—. Ir primero da vergüenza. Ir segundo lo hace cualquiera.
8 —¿Y si no hay caracol?
8 El Verde no supo qué decir. {H} lo pensó un momento.
8 —Pues lo haces tú una vez —dijo—. Y los demás irán segundos, tan contentos.
8 {X} se ofreció para los martes.
10 El Amarillo lo estuvo rumiando toda la noche con el motor apagado. Había una paloma en la acera y otra en la calzada, y las dos esperaban a que la otra volara. El Amarillo carraspeó. Encendió un faro. Y, muy despacio, por hacerles el favor, avanzó un palmo el primero.
10 Las palomas volaron a la vez. Él se quedó allí, colorado como un autobús rojo, y descubrió que no pasaba nada.`,
          en: `4! What a party! There was a huge cake. But nobody would have the first slice.
4! “You,” said a lady.
4! “No, you,” said a man.
4! {F} smiled. {H} went and got the snail.
4 {X} cut it a slice the size of a crumb.
4 And then they could all eat!
6 The snail spent the whole night going round one cherry. They all said that it had earned it.
6 “Who will dance first?” somebody asked.
6 They looked at the snail. The snail turned a little. And the floor was full.
6 {X} danced the way it did, which is very hard. If you move at all, you are too fast.
6 By the door they put up a sign that said who was first, with an arrow to the floor.
8 “It is easy,” the Green bus told a van. “To go first makes you blush. Anybody can go second.”
8 “And if there is no snail?”
8 The Green bus did not know. {H} had a think.
8 “Then you do it, just once,” said {H}. “And all the rest can be second, and happy.”
8 {X} offered to do Tuesdays.
10 The Yellow bus thought about it all night with its engine off. There was a pigeon on the kerb and one on the road, and each was waiting for the other to fly. The Yellow bus coughed. It put on one lamp. And very slowly, as a favour to them, it moved forward by an inch, and was the first.
10 Both of the pigeons flew. The bus stayed where it was, as pink as a Yellow bus can be, and found that nothing had happened at all.`,
          alt: {
            es: '{H} acerca el caracol a la tarta y {F} sonríe.',
            en: '{H} brings the snail to the cake and {F} smiles.',
          },
          picture: {
            H: ['hold', 'happy', 'snail'],
            F: ['stand', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['cake', 'table', 'music-note'],
            time: 'night',
          },
        },
        {
          es: `0-2! ¡Llega el autobús a casa!
0-2 {H} baja. {F} baja. ¡Chis!
0-2 {X} dice adiós.
2-2 El caracol va primero. ¡Buenas noches!
4! El caracol pasó primero, y el autobús, segundo. ¡Y hubo fiesta!
4 Después, el Amarillo l{HF:os/as} llevó a casa.
4 {X} se bajó con las zapatillas puestas.
6 Llegaron el mismo día que habían salido. El Amarillo no se lo podía creer.
6 —Es que he venido detrás de la luna —dijo.
8 —¿Y a la vuelta quién va primero? —preguntó {F}.
8 —Yo —dijo el autobús, muy bajito, y se fue antes de arrepentirse.
10 La señora les dejó la bufanda. Medía un martes, un miércoles y casi todo el jueves.
4! {H} y {F} esperaron en la puerta: delante entraba un caracol.`,
          en: `0-2! The bus comes home!
0-2 {H} gets off. {F} gets off. Shh!
0-2 {X} says bye.
2-2 The snail goes first. Good night!
4! The snail went first, the bus went second, and there was a party!
4 Then the Yellow bus took them home.
4 {X} still had the slippers on.
6 They got back on the day that they had left. The Yellow bus could not believe it.
6 “I came after the moon,” it said.
8 “Who goes first on the way back?” asked {F}.
8 “I do,” said the bus in a very small voice, and it left before it could change its mind.
10 The lady gave them the scarf. It was as long as a Tuesday, a Wednesday and most of a Thursday.
4! At their own door {H} and {F} waited. A snail went in first!`,
          alt: {
            es: '{H} y {F} esperan, de noche, a que un caracol pase primero.',
            en: '{H} and {F} wait in the night and let a snail go first.',
          },
          picture: {
            H: ['crouch', 'happy'],
            F: ['stand', 'calm'],
            X: ['wave', 'happy'],
            props: ['snail', 'moon', 'bus'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
