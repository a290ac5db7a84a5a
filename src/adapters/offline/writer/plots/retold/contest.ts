import type { Plot } from '../plot.ts'

/** The same two towers: this time the pieces are what others left, and the little mouse comes down by ear. */
export const contestRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'contest/setup/leftovers',
      titles: {
        es: ['Lo que ha sobrado', 'Dos cajas y una olla', 'La mesa de las piezas'],
        en: ['What was left', 'Two boxes and a pot', 'Late for the tower'],
      },
      moments: [
        {
          es: `0-2 ¡Arriba! ¡Arriba!
0-2 {H} trae una caja.
0-2 {F} trae una olla.
2-2 La silla cojea: ¡toc, toc!
4! {At} repartían las piezas para el gran concurso de torres.
4! Arriba del todo pondrían {thing}. Era para {event}.
4 Quedaban dos cajas, una olla y una silla coja.
6 Lo demás lo tenían tres ratones con casco. Tenían ladrillos, planos y hasta un silbato.
6 {stake} Quien ganara {lo:lo/la} cuidaría todo el año.
8 Los ratones no eran malos. Habían madrugado, que es una cosa que se perdona, pero cuesta.
8 Cada ladrillo que ponían sonaba a deberes bien hechos.
10 La silla tenía tres patas iguales y una con opiniones propias. La olla, por su parte, no había estado nunca en un concurso y brillaba de los nervios.`,
          en: `0-2 Up! Up! Up!
0-2 {H} has got a box.
0-2 {F} has got a pot.
2-2 The chair wobbles: clunk, clunk!
4! They were giving out bits for the tower contest {at}.
4! Up on top they would put {thing}. It was for {event}.
4 There were two boxes, a pot and a wobbly chair left.
6 The rest went to three mice in hard hats. They had bricks, plans and even a whistle.
6 {stake} If you won, you could look after it all year.
8 The mice were not bad. They had got up early, which can be forgiven, though it takes a while.
8 Each brick that they put down sounded like homework done on time.
10 The chair had three legs of one length and a fourth with views of its own. The pot had never been in a contest, and shone with nerves.`,
          alt: {
            es: '{H} y {F} reciben una olla, una silla y dos cajas.',
            en: '{H} and {F} are given a pot, a chair and two boxes.',
          },
          picture: {
            H: ['hold', 'surprised', 'box'],
            F: ['point', 'thoughtful'],
            props: ['saucepan', 'chair', 'box', 'mouse'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¿Qué va abajo? —preguntó {F}.
4! Probaron con la silla. ¡Patapán! Probaron con la olla. ¡Dong!
4 {X} hizo de pared, con los brazos abiertos. ¡Dong, patapán!
4 —Sonar, suena bien —dijo {H}.
4! Pero alta, lo que se dice alta, no era.
6 El capitán de los ratones vino con las manos a la espalda y dio una vuelta al montón.
6 —¿Qué es esto? —preguntó.
6 —Una torre —dijo {H}.
6 —Ella aún no lo sabe —añadió {F}—. Es muy joven.
6 El capitán tocó el silbato, que era su forma de no reírse. Luego midió la suya con una regla: recta, recta, recta.
6 {F} midió la otra con el brazo: torcida, torcida, al suelo.
6 {X} dijo que faltaba una bandera. Casi todo, según {X}, se arregla con una bandera.
6 —Nos faltan piezas —dijo {H}—. Piezas que vayan bien con estas.
6 —Con estas no va bien nada.
6 —Pues entonces nos vale cualquier cosa.
8 El ratón más pequeño se había quedado atrás, delante de la olla.
8 —¿La puedo tocar? —preguntó.
8 La tocó con una uña. ¡Dong!
8 Se le pusieron las orejas de punta, y miró a los lados por si lo habían visto.
8 —La nuestra no suena —dijo, muy bajito.
8 {X} le enseñó a tocarla con los nudillos. Así estuvieron hasta que pitó el silbato, porque los ladrillos no esperan.
10 ¶Lo que sobra se puede mirar de dos maneras. Una es pensar que por algo lo han dejado. La otra es pensar que por algo estaba esperando. {H} probó con la segunda, con los ojos entornados, y por un instante la silla, la olla y las cajas parecieron a punto de decir algo. {F} también probó. Vio una silla, y casi se cae de tanto mirarla.`,
          en: `4! “What goes at the bottom?” asked {F}.
4! They tried the chair. Clatter! They tried the pot. Dong!
4 {X} stood there as a wall, arms out wide. Dong, clatter!
4 “It sounds good,” said {H}.
4! But tall? No, it was not tall.
6 The captain of the mice came with his hands behind his back. He walked all round the heap.
6 “What is it?” he asked.
6 “A tower,” said {H}.
6 “It does not know yet,” said {F}. “It is very young.”
6 The captain blew his whistle, which was how he kept from laughing. Then he took a ruler to his own tower. Straight, straight, straight.
6 {F} measured theirs by the arm. Crooked, crooked, floor.
6 {X} said that it wanted a flag. Nearly everything, {X} said, can be put right with a flag.
6 “We need more bits,” said {H}. “Bits that go with these.”
6 “Nothing goes with these.”
6 “Then anything will do.”
8 The smallest of the mice had stayed behind. He stood in front of the pot.
8 “May I touch it?” he asked.
8 He touched it with one claw. Dong!
8 Up went his ears, and he looked left and right in case he had been seen.
8 “Ours makes no sound,” he said, very low.
8 {X} showed him how to play it with his knuckles. And so they did, until the whistle blew, for bricks do not wait.
10 ¶There are two ways to look at what is left over. You can think that there must be a reason why nobody took it. Or you can think that it was waiting. {H} tried the second way, with both eyes half shut, and for a moment the chair, the pot and the boxes seemed about to speak. {F} tried it too, saw a chair, and nearly fell over with looking.`,
          alt: {
            es: '{H} piensa y {F} lleva una caja, entre una silla, una olla y un ratón.',
            en: '{H} thinks and {F} carries a box, by a chair, a pot and a mouse.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['reach', 'determined', 'box'],
            X: ['reach', 'happy'],
            props: ['saucepan', 'chair', 'mouse', 'box'],
          },
        },
        {
          es: `0-2 ¡Patapán! ¡Se cae!
0-2 {F} ríe. ¡Ja, ja!
0-2 {X} la levanta.
2-2 {H} quiere una caja más grande.
4! —Habrá que buscar más piezas —dijo {H}.
4 —¿De cuáles? —preguntó {F}.
4 —De las que no quiera nadie.
4 Cogieron un saco vacío y se pusieron en camino.
6 La jueza vendría con el metro a la puesta del sol. Hasta entonces, todo era torre.
6 {X} se despidió de la silla, que se quedaba guardando el sitio. La silla cojeó un poquito, de la emoción.
8 —Si perdemos —dijo {F}—, que sea con una torre que se recuerde.
8 —La nuestra, por lo menos, se oye —dijo {H}.
8 Detrás sonaba el silbato: pi, pi, pi, siempre a la misma altura.
10 El saco iba vacío y aun así pesaba algo. {F} aseguró que eran las ganas. {H} metió la mano, encontró en el fondo medio botón y una pasa, y los contó como las dos primeras piezas.`,
          en: `0-2 Clatter! It falls!
0-2 {F} laughs. Ha, ha!
0-2 {X} picks it up.
2-2 {H} wants a much bigger box.
4! “We must go and find more bits,” said {H}.
4 “What sort of bits?” asked {F}.
4 “The sort that nobody wants.”
4 They took an empty sack and set off.
6 The judge would come with her tape when the sun went down. Until then it was all towers.
6 {X} said goodbye to the chair, which had to stay and keep their place. The chair wobbled a little, as if it were touched.
8 “If we lose,” said {F}, “let it be with a tower that people talk about.”
8 “Ours does the talking by itself,” said {H}.
8 Behind them went the whistle. Peep, peep, peep, it said, and always on one note.
10 The sack was empty, and still it weighed something. {F} said that it must be hope. {H} put a hand in, found half a button and a raisin at the very bottom, and counted them as the first two bits.`,
          alt: {
            es: '{H} y {F} se van con un saco; la silla se queda.',
            en: '{H} and {F} go off with a sack; the chair stays.',
          },
          picture: {
            H: ['walk', 'determined', 'backpack'],
            F: ['wave', 'happy'],
            X: ['wave', 'happy'],
            props: ['chair', 'saucepan', 'mouse'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'contest/setback/encore',
      titles: { es: ['Una nota de más', 'Torre para dos manos'], en: ['One note too many', 'A tower with a tune'] },
      moments: [
        {
          es: `0-2 ¡Qué torre! ¡Dong!
0-2 {H} toca. {F} toca.
2-2 ¡Uy, uy, uy! ¡Se cae todo!
4! La torre ya estaba en pie {at}. ¡Y sonaba!
4! El ratón más pequeño la miraba con los ojos muy abiertos.
4 —¿Puedo tocarla yo? —preguntó.
4 —Claro —dijo {H}—. Una vez.
6 La tocó una vez. Luego le pareció que una era muy poco.
6 A la sexta, la torre dijo «dong» y, detrás, todo lo demás.
8 Cayó por orden, como quien baja una escalera: la olla, las cajas, la silla y, al rato, un tornillo.
10 Nadie había hecho nada malo. Solo había habido alguien muy contento, y la alegría, en una torre, también pesa.`,
          en: `0-2 What a tower! Dong!
0-2 {H} taps. {F} taps.
2-2 Oh, oh, oh! It all comes down!
4! There stood the tower {at}. And it rang!
4! The smallest mouse looked up at it, all eyes.
4 “May I play it?” he asked.
4 “Of course,” said {H}. “Just once.”
6 He played it once. Then once seemed rather little.
6 At the sixth go the tower said “dong”, and after that it said everything else.
8 It fell down in order, like people on a stair: the pot, the boxes, the chair and, a bit later, one screw.
10 Nobody had done anything wrong. Somebody had been very happy, that was all, and in a tower joy has a weight too.`,
          alt: {
            es: '{H} y {F} ven la torre por el suelo y a un ratoncito en medio.',
            en: '{H} and {F} see the tower on the ground, and a little mouse in the middle.',
          },
          picture: {
            H: ['reach', 'surprised'],
            F: ['stand', 'surprised'],
            props: ['mouse', 'saucepan', 'boxes', 'chair'],
            shot: 'wide',
          },
        },
        {
          es: `4! El ratoncito se escondió dentro de la olla.
4 —No estoy —dijo la olla.
4! —Pues qué pena —dijo {H}, sentándose al lado—. Íbamos a tocarla otra vez.
4 {X} recogió el tornillo y lo puso en un sitio seguro. Luego lo perdió.
6 —La he roto —dijo la olla.
6 —La has desordenado —dijo {F}—. Romper es otra cosa. Romper hace «crac».
6 Una oreja asomó por el borde.
6 —¿Y esto qué ha hecho?
6 —Esto ha hecho «dong, cataplás, plin». Ha sido lo mejor de la tarde.
6 Los otros ratones no se rieron. El capitán miraba su torre, tan recta y tan callada, y se rascaba el casco.
6 {X} puso una caja sobre otra y dio un golpecito. Sonó. Puso otra. Sonó distinto.
6 —Mirad la hora —avisó {F}—. Se va el sol.
8 No daba tiempo a levantarla como antes. {H} lo supo y no lo dijo. {F} lo supo y tampoco. Se notaba en lo despacio que iban.
8 —La jueza mide, no escucha —dijo el capitán con su voz de reglamento. Y añadió, más bajo—: Es una lástima.
8 El ratoncito lo oyó todo desde la olla. Se quedó pensando con la cola.
10 ¶Hay quien, cuando se siente culpable, pide perdón, y hay quien se pone a arreglarlo por su cuenta, que da más miedo. El ratoncito era de los segundos. Salió de la olla sin hacer ruido, y la olla, por una vez en su vida, no dijo nada.
10 —¿Dónde está? —preguntó {F}, un rato después.
10 ¶Dentro de la olla solo quedaba un papel doblado: «Vuelvo enseguida. Voy a por un ladrillo bueno».`,
          en: `4! The little mouse hid in the pot.
4 “I am not here,” said the pot.
4! “What a pity,” said {H}, and sat down. “We were going to play it again.”
4 {X} picked up the screw and put it somewhere safe. Then {X} lost it.
6 “I broke it,” said the pot.
6 “You mixed it up,” said {F}. “It is not broken. Broken goes snap.”
6 One ear came up over the edge.
6 “And how did this go?”
6 “This went dong, crash, ting. It was the best bit of the day.”
6 The other mice did not laugh. The captain looked at his own tower, so straight and so quiet, and scratched his hard hat.
6 {X} put one box on another and gave it a tap. It rang. {X} put on one more. It rang differently.
6 “Look at the time,” said {F}. “The sun is going.”
8 They would never get it up again as it had been. {H} knew, and did not say so. {F} knew, and did not say so either. You could tell by how slowly they went.
8 “The judge measures. She does not listen,” said the captain in his rule-book voice. Then he said, lower, “It is a pity.”
8 In the pot the little mouse heard it all, and thought hard, mostly with his tail.
10 ¶Some people who feel guilty say sorry, and some set about mending it by themselves, which is more alarming. The little mouse was of the second kind. He got out of the pot without a sound, and the pot, for once in its life, said nothing.
10 “Where is he?” asked {F}, a little later.
10 ¶In the pot was only a folded note. “Back soon. Gone to get a good brick.”`,
          alt: {
            es: '{H} se sienta a hablar junto a la olla y {F} se agacha.',
            en: '{H} sits down by the pot to talk, and {F} bends down.',
          },
          picture: {
            H: ['sit', 'calm'],
            F: ['crouch', 'thoughtful'],
            X: ['hold', 'thoughtful', 'boxes'],
            props: ['mouse', 'saucepan', 'chair', 'boxes'],
            time: 'sunset',
            shot: 'close',
          },
        },
        {
          es: `0-2 ¿Ratoncito? ¿Estás ahí?
0-2 {F} mira. ¡No está!
0-2 {X} señala arriba.
2-2 ¡Está en la torre más alta!
4! —¡Ratoncito! —llamó {H}. Nadie contestó.
4! Entonces miraron hacia arriba. ¡Había trepado a la torre recta!
4 Bajaba con un ladrillo en brazos. Bueno, quería bajar.
6 —¡Traigo uno buenísimo! —gritó—. ¡Con él no se os cae más!
6 Buscó con el pie. Debajo no había nada que se pareciera a un escalón.
6 La torre dio un crujido.
8 —¡Quieto! —ordenó el capitán. Era la primera vez que no pitaba antes.
8 {X} extendió los brazos, por si acaso, y se puso a calcular.
8 Los ratones se miraron. Lo habían medido todo, menos la bajada.
10 Allá arriba, el más pequeño de todos abrazaba su ladrillo. Abajo nadie sabía qué hacer, y tod{HF:os/as} empezaron a hacerlo a la vez.`,
          en: `0-2 Little mouse? Are you there?
0-2 {F} looks. He is gone!
0-2 {X} points up.
2-2 He is on the tallest tower of all!
4! “Little mouse!” called {H}. Nobody answered.
4! Then they looked up. He was on top of the straight tower!
4 He was coming down with a brick. Or he wished to.
6 “I have got a very good one!” he cried. “With this it will not fall!”
6 He felt about with one foot. There was nothing below it that was at all like a step.
6 The tower gave a creak.
8 “Hold still!” said the captain. It was the first time that he had not blown first.
8 {X} held out both arms, just in case, and began to do sums.
8 The mice looked at each other. They had measured everything but the way down.
10 Up there the smallest of them all hugged his brick. Down below nobody knew what to do, and they all began to do it at once.`,
          alt: {
            es: '{H} señala hacia arriba y {F} se asusta, junto a una caja.',
            en: '{H} points upwards and {F} is scared, by a box.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['stand', 'scared'],
            X: ['reach', 'worried'],
            props: ['boxes', 'chair'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'contest/climax/by-ear',
      scares: ['heights'],
      titles: {
        es: ['Dong', 'Treinta páginas de subir', 'Un escalón que suena'],
        en: ['Dong', 'Thirty pages of up', 'Steps that ring'],
      },
      moments: [
        {
          es: `0-2 ¡Un ratón, allá arriba!
0-2 {F} lo llama. {H} corre.
2-2 La torre hace: ñiiic, ñiiic.
4! El viento movía la torre de los ratones. ¡Ñiiic!
4! Arriba, metido en un hueco, lloraba el ratón más pequeño.
4 —¡No sé bajar! —gritaba—. ¡Todos los ladrillos son iguales!
6 Los demás repasaban los planos {at}. Había treinta páginas de subir y ninguna de bajar.
6 —En la nuestra no hay dos cosas iguales —dijo {F}.
6 —Pues por eso —dijo {H}.
8 Miraron su torre: una pata por aquí, un asa por allá. Parecía un error. Parecía también una escalera.
10 Casi todo lo útil ha parecido antes un error. Lo difícil es darse cuenta con el viento en la cara y alguien pidiendo socorro.`,
          en: `0-2 Up there! A mouse!
0-2 {F} calls him. {H} runs.
2-2 The tower goes creak, creak, creak.
4! The wind shook the tower of the mice. Creak!
4! In a gap at the very top the smallest mouse was in tears.
4 “I cannot get down!” he cried. “All the bricks are the same!”
6 The others went through the plans {at}. There were thirty pages of up, and not one of down.
6 “In ours no two things are the same,” said {F}.
6 “That is just it,” said {H}.
8 They looked at their tower: a leg sticking out here, a handle there. It looked like a mistake. It looked like a ladder, too.
10 Most useful things have looked like a mistake at one time. The trick is to notice it with the wind in your face and somebody calling for help.`,
          alt: {
            es: '{H} corre y {F} señala hacia lo alto, con viento.',
            en: '{H} runs and {F} points up high in the wind.',
          },
          picture: {
            H: ['run', 'determined'],
            F: ['point', 'worried'],
            props: ['boxes', 'saucepan', 'chair'],
            time: 'sunset',
            weather: 'wind',
            shot: 'wide',
          },
        },
        {
          es: `4! Había que bajar de allí al ratón más pequeño. ¡Y la torre lisa no tenía escalones!
4 {X} sujetaba la silla con las dos manos.
6 Arrastraron la torre torcida hasta la otra. Fue un viaje de tres pasos, y se cayó cuatro veces.
6 —¡Dong! —dijo la olla en cada una.
6 Arriba se levantaron unas orejas.
6 —¡Ese ruido lo conozco! —dijo el ratoncito.
6 —¿La olla, arriba o abajo? —preguntó {F}.
6 —Arriba. Que la oiga bien.
6 La silla la pusieron con la pata coja contra el muro. Así ya no cojeaba: se apoyaba. Las dos cajas encajaron de medio lado, como amigas en un banco.
6 {H} puso un pie. Crujió la caja, crujió la silla y crujió otra vez la caja, todo por su orden.
8 —¡No mires al suelo! —gritó {F}—. ¡Escucha!
8 Y dio un golpe por cada escalón, uno grave para el pie izquierdo y otro agudo para el derecho.
8 —¿Y si me equivoco de pie? —preguntó {H}.
8 —Entonces será música moderna.
8 Faltaba el último palmo. El capitán se quitó el casco nuevo, lo miró con pena y lo mandó para arriba, de mano en mano.
8 El viento empujó la torre recta. La recta, sin querer, apoyó un hombro en la torcida, y la torcida no dijo nada.
10 ¶Los ratones marcaban el compás con las botas. Nadie los había mandado. Es muy difícil oír un ritmo y no ayudarlo, sobre todo si uno lleva el día entero pitando siempre lo mismo.
10 ¶Desde abajo iban pasando lo que tenían: un ladrillo, la regla, otro ladrillo. {H} ya no sabía de quién era cada peldaño. Sabía cómo sonaba, y con eso le bastaba para poner el pie.`,
          en: `4! They had to get the smallest mouse down. And his smooth tower had no steps!
4 {X} held the chair with both hands.
6 They dragged the crooked tower up to the other one. It was a trip of three steps, and it fell down four times.
6 “Dong!” said the pot each time.
6 Up above, two ears went up.
6 “I know that sound!” said the little mouse.
6 “Does the pot go on top, or at the bottom?” asked {F}.
6 “On top, so that he can hear it.”
6 The chair went with its bad leg to the wall. It did not wobble like that. It leaned. The boxes sat down side by side, like friends on a bench.
6 {H} put a foot on it. The box creaked, then the chair, then the next box, each in its turn.
8 “Do not look at the ground!” called {F}. “Listen!”
8 And there was one knock for each step, a low one for the left foot and a high one for the right.
8 “What if I get the wrong foot?” asked {H}.
8 “Then it is jazz.”
8 They were one hat too low. The captain took off his new hard hat, gave it a sad look and sent it up from paw to paw.
8 The wind pushed the straight tower. It put a shoulder on the crooked one, as if by mistake, and the crooked one let it be.
10 ¶The mice beat time with their boots. Nobody had told them to. It is very hard to hear a beat and not help it along, above all when you have been blowing one note all day.
10 ¶From below they passed up what they had: a brick, the ruler, one more brick. {H} no longer knew whose step was whose, only what it sounded like, and that was enough to put a foot on.`,
          alt: {
            es: '{H} estira los brazos hacia arriba y {F} toca la olla.',
            en: '{H} reaches up high and {F} plays the pot.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['hold', 'excited', 'saucepan'],
            X: ['hold', 'worried', 'chair'],
            props: ['boxes', 'ladder'],
            time: 'sunset',
          },
        },
        {
          es: `0-2 Dong. Un pie. ¡Otro!
0-2 {H} abre los brazos.
0-2 {X} dice: ¡ven, ven!
2-2 ¡Ya lo tiene! ¡Qué abrazo!
4! —Cierra los ojos y oye la olla —dijo {H}. ¡Dong!
4 El ratoncito bajó un pie. ¡Dong! Bajó el otro.
4 ¡Y llegó a los brazos de {H}!
6 —No eran tantos —dijo, con los ojos cerrados.
6 Entonces crujieron las dos torres a la vez.
6 —Que nadie respire fuerte —dijo {F}.
6 Se inclinaron a un lado. Se inclinaron al otro.
8 {X} se tapó la cara, pero dejó sitio entre dos dedos.
8 —¿Puedo abrir ya los ojos? —preguntó el ratoncito.
8 —Mejor espera un poco —dijo {H}.
8 La olla, arriba del todo, hizo «dong» ella sola, muy bajito.
10 Y en ese momento, con el metro en la mano, llegó la jueza. Miró una torre, miró la otra, y se sentó en el suelo para mirarlas a la vez.`,
          en: `0-2 Dong. A foot. One more!
0-2 {H} holds out both arms.
0-2 {X} says: come, come!
2-2 Got him! What a hug!
4! “Shut your eyes and hear the pot,” said {H}. Dong!
4 The little mouse put one foot down. Dong! Then the other.
4 And he was in {H}’s arms!
6 “It was not so far,” he said, with his eyes still shut.
6 Then both towers creaked at once.
6 “Nobody breathe out,” said {F}.
6 They leaned to one side. They leaned to the other.
8 {X} hid behind two hands, but left a gap between two fingers.
8 “May I look now?” asked the little mouse.
8 “I would wait a bit,” said {H}.
8 The pot, at the very top, went “dong” all by itself, very softly.
10 And at that moment, with her tape in her hand, came the judge. She looked at one tower, and then at the other, and then she sat down on the ground so as to look at both.`,
          alt: {
            es: 'El ratoncito llega a las manos de {H}, y {F} sujeta la olla.',
            en: 'The little mouse is in the hands of {H}, and {F} holds the pot.',
          },
          picture: {
            H: ['hold', 'happy', 'mouse'],
            F: ['hold', 'surprised', 'saucepan'],
            X: ['stand', 'scared'],
            props: ['boxes'],
            time: 'sunset',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'contest/resolution/arch',
      titles: {
        es: ['La casilla del empate', 'Un arco para {event}', 'Ni tuya ni mía'],
        en: ['The box for a draw', 'An arch for {event}', 'Not yours, not mine'],
      },
      moments: [
        {
          es: `0-2 ¡Mira! ¡No se caen!
0-2 {H} y {F} miran.
2-2 Una torre se apoya en otra.
4! Las dos torres se inclinaron una hacia otra. ¡Y se quedaron así!
4! Si una se iba, la otra la sujetaba.
4 —Se han hecho amigas —dijo el ratoncito.
6 La jueza quiso medir la más alta y no supo cuál era. Las dos acababan en el mismo sitio.
6 —¿De quién es la punta? —preguntó.
6 —De las dos —dijo {H}.
8 En su libreta había una casilla para quien gana y otra para quien pierde. No había ninguna más.
10 —Pues haga usted otra —propuso {F}—. Con un lápiz se hace enseguida.`,
          en: `0-2 Look! They do not fall!
0-2 {H} and {F} look.
2-2 One tower leans on the other.
4! The two towers leaned in. They met. And there they stayed!
4! When one began to go, the other held it up.
4 “They have made friends,” said the little mouse.
6 The judge wanted to measure the taller one and did not know which it was. They ended in the same place.
6 “Whose top is it?” she asked.
6 “It is the top of both,” said {H}.
8 In her notebook she had a box for the one who wins and a box for the one who loses. There were no more boxes.
10 “Then draw one,” said {F}. “It does not take long, with a pencil.”`,
          alt: {
            es: '{H} señala con alegría y {F} mira, junto a un ratón, una caja y una olla.',
            en: '{H} points with joy and {F} looks, by a mouse, a box and a pot.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['stand', 'surprised'],
            props: ['mouse', 'boxes', 'saucepan'],
            time: 'sunset',
            shot: 'wide',
          },
        },
        {
          es: `4 La jueza no sabía a quién apuntar. Dibujó una casilla nueva, y le salió torcida.
4! —En esta casilla caben tod{HF:os/as} —dijo {H}.
4 {X} pidió la palabra, y la perdió de la risa.
4! Entre ratones y no ratones subieron {thing} hasta la punta.
6 Fue de mano en mano y de pata en pata. El capitán {lo:lo/la} cogió con el cuidado que tenía para sus planos. Al pasar por la silla, la silla no cojeó nada.
6 El último fue el ratoncito. Esta vez subió por los escalones que sonaban, dando un golpe en cada uno.
6 —¿No te da miedo? —le preguntó {F}.
6 —Me da cosquillas —dijo él—. Es distinto.
6 Después el capitán se plantó delante de la olla.
6 —Le debo una disculpa —dijo—. Yo a usted la llamé cacharro.
6 La olla no contestó, pero {F} le dio un golpecito para que pareciera que sí.
6 {X} puso una bandera. Era un pañuelo, y quedaba de maravilla.
8 —¿Nos dejáis el plano? —preguntó {H}.
8 —Nos lo vais a torcer —dijo el capitán. Y se lo dejó.
8 A cambio quiso aprender a tocar la silla. Se le daba mal, y era una alegría verlo: llevaba años haciéndolo todo bien.
8 {X} repartió lo que quedaba en el saco. Medio botón, una pasa y un poco de sitio: hubo para todo el mundo.
8 De vez en cuando una torre se quejaba bajito, y la otra le contestaba más bajito todavía.
10 ¶La jueza fue a buscar su silla plegable y se puso debajo, justo en medio, donde ninguna torre era más suya que la otra. Llevaba treinta años midiendo y nunca se había quedado a la fiesta.
10 —¿Y qué ha escrito en la casilla? —preguntó {F}.
10 ¶Se la enseñó. No había escrito nada. Había dibujado dos rayas que se apoyaban una en otra, y debajo, muy pequeña, una olla.`,
          en: `4 The judge did not know whose name to write. She drew a new box, and it came out crooked.
4! “There is room in this box for all of us,” said {H}.
4 {X} wanted to make a speech, and laughed too much to begin.
4! Mice and all, they got {thing} up to the top.
6 It went from hand to paw and from paw to hand. The captain held it as he held his plans. When it came past the chair, the chair did not wobble at all.
6 The last one was the little mouse. This time he took the steps that rang, and gave each of them a knock.
6 “Are you not scared?” asked {F}.
6 “It tickles,” he said. “That is not the same.”
6 Then the captain went and stood in front of the pot.
6 “I must say that I am sorry,” he said. “I called you junk.”
6 The pot did not answer, but {F} gave it a tap, to make it look so.
6 {X} put up a flag. It was a hanky, and it looked splendid.
8 “May we borrow the plan?” asked {H}.
8 “You will make it crooked,” said the captain. And he lent it.
8 In return he wished to learn to play the chair. He was bad at it, and that was a joy to see, since for years he had been good at everything.
8 {X} shared out what was left in the sack. It was half a button, a raisin and some room, and it was enough for everybody.
8 Now and then one tower grumbled a little, and the other answered, lower still.
10 ¶The judge fetched her folding chair and sat down below, just in the middle, where neither tower was more hers than the other. In thirty years of measuring she had never once stayed for the party.
10 “What did you write in the box?” asked {F}.
10 ¶She held it out. She had written nothing. She had drawn two lines that leaned on each other, and under them, very small, a pot.`,
          alt: {
            es: '{H} levanta los brazos y {F} lleva la olla, junto a {thing}.',
            en: '{H} reaches up and {F} holds the pot, by {thing}.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['hold', 'happy', 'saucepan'],
            X: ['hold', 'proud', 'flag'],
            showsThing: true,
            props: ['mouse', 'chair'],
            time: 'sunset',
          },
        },
        {
          es: `0-2! ¡Mira la torre! ¡Qué alta!
0-2 {X} da palmas.
0-2 {H} y {F} pasan.
2-2 ¡Dong! El ratoncito toca la olla.
4! Ya brillaba {thing} en lo más alto. ¡Y empezó {event}!
4! Para entrar había que pasar por debajo del arco.
4 El ratoncito tocaba la olla por cada persona. ¡Dong!
6 Al rato iba por cien y se había inventado una canción con una sola nota.
6 —Hemos empatado —dijo {F}.
6 —Hemos empatado altísimo —dijo {H}.
8 Los ratones bailaban muy tiesos, mirando el plano de vez en cuando. {X} les enseñó a equivocarse, y mejoraron muchísimo.
8 La silla coja tenía por fin una pared al lado. No se movió de allí en toda la noche.
10 Cuando sopla el viento, el arco suena todavía: primero cruje la una, después cruje la otra, y al final, muy flojo, contesta la olla. Quien pasa por debajo da siempre las buenas noches, por si acaso.
4 {H} guardó el saco vacío. Por si otro año faltaba una pieza.`,
          en: `0-2! Look! Up there is {thing}!
0-2 {X} claps.
0-2 {H} and {F} go in.
2-2 Dong! The little mouse hits the pot.
4! There at the top was {thing}. Now it was time for {event}!
4! To get in, you had to walk under the arch.
4 The little mouse hit the pot for each of them. Dong!
6 He was soon at a hundred, and had made up a song with just one note in it.
6 “It was a draw,” said {F}.
6 “It was a very tall draw,” said {H}.
8 The mice danced very stiffly, with a look at the plan now and then. {X} taught them how to get it wrong, and after that they were much better.
8 The wobbly chair had a wall to lean on at last. It did not move from there all night.
10 When the wind blows you can hear the arch to this day. First one tower creaks, and then the other, and at the end, very faint, comes the pot. If you walk under it, you say good night, just in case.
4 {H} kept the empty sack. There might be a gap for it next year.`,
          alt: {
            es: '{H} y {F} pasan de noche junto a {thing}, y un ratoncito mira.',
            en: '{H} and {F} go past {thing} at night, and a little mouse looks on.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['dance', 'happy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['boxes', 'mouse', 'saucepan', 'chair'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
