import type { Plot } from '../plot.ts'
import { threadRetold } from '../retold/thread.ts'

/** The bridge is gone. A spider begins hers with one thread on the wind; so, with a kite, began the one over Niagara. */
export const thread: Plot = {
  id: 'thread',
  retold: threadRetold,
  themes: ['aventura', 'naturaleza'],
  needs: ['ground'],
  scares: ['heights'],
  refrains: {
    es: ['¡Otro plan, otro plan!', '¡Hilo, cuerda, puente!'],
    en: ['One more plan!', 'Thread, string, bridge!'],
  },
  blurb: {
    es: 'El puente se ha caído. A este lado está {thing}; al otro, {event}; y en medio, veinte pasos de nada. {H} y {F} tienen una lista de planes, y no funciona ninguno. En el poste hay una araña. Ella va por el plan treinta y uno.',
    en: 'The bridge has fallen down. This side has {thing}. That side has {event}. In between are twenty steps of nothing. {H} and {F} have a list of plans, and none of them works. There is a spider on the post. She is on plan thirty-one.',
  },
  setup: {
    id: 'thread/setup',
    titles: {
      es: ['Veinte pasos de nada', 'Plan uno: saltar', 'El puente que se fue'],
      en: ['Twenty steps of nothing', 'Plan one: jump', 'The bridge that left'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} miran. ¡Uy!
0-2 ¡No hay puente!
2-2 ¿Cómo van a cruzar?
4! ¡Crac! ¡Plof! Se cayó el puente de {place}.
4! {H} y {F} llevaban {thing}. ¡Y al otro lado era {event}!
6 Era un puente viejo y muy servicial. Nadie le había dicho adiós.
6 {stake}
6 —¿Y si llamamos al puente? —preguntó {F}—. A lo mejor vuelve.
8 A este lado quedaba un poste. Al otro lado quedaba otro. En medio había veinte pasos de nada y, muy abajo, un río con prisa.
10 Un puente es lo único del camino que no va a ninguna parte. Por eso nadie lo mira nunca, hasta la mañana en que se ha ido.`,
        en: `0-2 {H} and {F} look. Oh no!
0-2 There is no bridge!
2-2 How will they get across?
4! Crack! Splash! The bridge {at} fell down.
4! {H} and {F} had {thing}. And {event} was on the far side!
6 It was an old bridge, and a very kind one. Nobody had said goodbye.
6 {stake}
6 “Shall we call the bridge?” asked {F}. “It may come back.”
8 There was one post left on this side, and one on that side. In between were twenty steps of nothing and, far below, a river in a hurry.
10 A bridge is the one part of a road that is not going anywhere. So nobody ever looks at it, until the morning when it has gone.`,
        alt: {
          es: '{H} y {F} miran el hueco donde antes estaba el puente.',
          en: '{H} and {F} look at the gap where the bridge used to be.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'worried'],
          showsThing: true,
          props: ['stone', 'rope'],
          time: 'dawn',
          shot: 'wide',
        },
      },
      {
        es: `4! Plan uno: saltar. Faltaban dieciocho pasos.
4! Plan dos: una escalera. Se quedó corta.
4! Plan tres: tirar una cuerda gorda. ¡Plof! Al río.
4 {X} tiró una piedra, para ver qué hacía. Hizo plof.
4 —¿Y el plan cuatro? —preguntó {F}.
4 —Pensar —dijo {H}.
6 {F} lo apuntaba todo en una lista grande: «Saltar, no; escalera, no; cuerda, no». Era una lista clarísima.
6 Probaron con una cuerda más gorda. Hizo el mismo plof, pero más gordo.
6 —Plan tres y medio —dijo {F}, y lo tachó.
6 Al otro lado, doña Tomasa gritaba con un embudo. El viento se comía la mitad de cada palabra.
6 —¡...able! —se oyó.
6 —Dice que seamos amables —tradujo {F}.
6 —¡Si ya lo somos! —gritó {H}.
6 —¡...able! ¡...able!
6 —¡Muy amables! —gritó {F}, y se quedó sin voz.
6 {X} propuso esperar. Con los años, según {X}, todo se va acercando. Esperaron un minuto. No se acercó nada.
8 En el poste vivía una araña, pequeña como una lenteja. A ella también se le había caído el puente, porque tenía la tela atada a la barandilla.
8 Se asomó al vacío, levantó la barriga y soltó un hilo al viento. El hilo no llegó. La araña lo recogió, se lo comió y empezó de nuevo.
8 —Va por el plan nueve —dijo {H}, que llevaba la cuenta.
8 —¿Y no se enfada?
8 —No. Se come el plan y hace otro.
8 {F} mordió una esquina de la lista. No sabía a nada.
10 Desde arriba se habría visto lo mismo en los dos sitios: alguien muy pequeño, al borde de algo muy grande, y sin intención de marcharse.
10 —Plan cinco —dijo {F}—: pedirle perdón al río, para empezar con buen pie.
10 Se lo pidieron. El río dijo lo de siempre.`,
        en: `4! Plan one: jump. They were eighteen steps short.
4! Plan two: a ladder. It was too short.
4! Plan three: throw a thick rope. Splash!
4 {X} threw a stone, to see what it would do. It did splash.
4 “What is plan four?” asked {F}.
4 “To think,” said {H}.
6 {F} put it all down in a long list. Jump, no. Ladder, no. Rope, no. It was a very clear list.
6 They tried a thicker rope. It made the same splash, but thicker.
6 “Plan three and a half,” said {F}, and crossed it out.
6 On the far side Mrs Thimble shouted through a funnel. The wind ate half of each word.
6 “...ope!” came the voice.
6 “She wants soap,” said {F}.
6 “We have no soap!” shouted {H}.
6 “...ope! ...ope!”
6 “Not one bit!” shouted {F}, and ran out of voice.
6 {X} said to wait. Given time, said {X}, all things come closer. They waited for a minute. Nothing came closer.
8 On the post lived a spider as small as a lentil. Her bridge had come down too, for she had tied her web to the rail.
8 She went to the edge, put her tail in the air and let a thread go on the wind. It fell short. So she pulled it in, ate it and began again.
8 “That was plan nine,” said {H}, who had been counting.
8 “Is she not cross?”
8 “No. She eats the plan and makes a new one.”
8 {F} bit a corner off the list. It tasted of nothing.
10 Seen from above they were just like her: somebody very small at the edge of something very big, with no plans to leave.
10 “Plan five,” said {F}. “We say sorry to the river, to get off on the right foot.”
10 They said it. The river said what it always said.`,
        alt: {
          es: '{H} y {F} apuntan sus planes junto a una escalera corta.',
          en: '{H} and {F} write down plans beside a ladder that is too short.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['hold', 'worried', 'pencil'],
          X: ['reach', 'calm'],
          props: ['ladder', 'rope', 'stone', 'speech'],
        },
      },
      {
        es: `0-2 ¿Un salto? No. ¿Una cuerda? No.
0-2 {X} tira: ¡plof!
2-2 Una araña suelta un hilo.
4! Se sentaron junto al poste.
4 —No se puede —dijo {F}.
4 —Todavía no se puede —dijo {H}.
4! Allí al lado, una arañita soltaba un hilo al viento.
6 El hilo flotó, brilló un momento y se cayó. La araña empezó otra vez.
6 —Qué cabezota —dijo {F}.
6 —Qué paciencia —dijo {H}. Hablaban de lo mismo.
6 {X} mandó callar a todo el mundo. La araña estaba trabajando.
8 Al otro lado hacían chocolate. El olor cruzaba el hueco sin ningún puente y sin pedirle permiso a nadie.
8 —El olor sí que puede —suspiró {F}.
8 —Es que nosotr{HF:os/as} pesamos demasiado —dijo {H}.
8 —Habla por ti —dijo {F}.
10 También pasaban el humo, las voces y una mosca. Mirándolo bien, por encima del vacío cruzaba de todo. Lo único que no cruzaba era lo que pesaba.
4 Entonces el viento empezó a soplar hacia allá.`,
        en: `0-2 A jump? No. A rope? No.
0-2 {X} throws: splash!
2-2 A spider lets out a thread.
4! They sat down by the post.
4 “We cannot do it,” said {F}.
4 “We cannot do it yet,” said {H}.
4! Next to them a small spider let a thread go on the wind.
6 The thread flew, shone for a moment and fell. The spider began again.
6 “She is so stubborn,” said {F}.
6 “She is so patient,” said {H}. They meant the same thing.
6 {X} told them all to hush. There was a spider at work.
8 On the far side they were making hot chocolate. The smell came across with no bridge at all, and asked nobody if it might.
8 “A smell can do it,” sighed {F}.
8 “It must be because we are so heavy,” said {H}.
8 “Speak for yourself,” said {F}.
10 So could the smoke, the voices and a fly. If you looked closely, all sorts of things went over the gap. The only ones that could not were the heavy ones.
4 Then the wind began to blow the other way.`,
        alt: {
          es: '{H} y {F} se sientan junto al poste, al borde del hueco.',
          en: '{H} and {F} sit by the post at the edge of the gap.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'sad'],
          X: ['stand', 'calm'],
          props: ['thread', 'rope', 'stone'],
          weather: 'wind',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'thread/setback',
    titles: { es: ['Plan siete: el tronco', 'Lo que queda'], en: ['Plan seven: the log', 'What is left'] },
    moments: [
      {
        es: `0-2 ¡Un tronco! ¡Empuja, empuja!
0-2 ¡Oh, no! ¡Plof!
2-2 Adiós, tronco. Adiós, cuerdas.
4! Plan siete: un tronco. ¡No lo había más gordo {at}!
4! Lo ataron con todas las cuerdas y empujaron.
4 Se inclinó. Se inclinó más. ¡Plof!
4 Se fue al río, con cuerdas y todo.
6 Hizo una ola preciosa. Nadie tuvo ganas de aplaudir.
6 —¡...ito! —se oyó por el embudo.
6 —Dice que bonito —tradujo {F}, sin fuerzas.
8 Era el tronco más gordo, atado con la cuerda más gorda y con el nudo más gordo que se había hecho nunca. Cayó todo a la vez.
10 Hay fracasos pequeños, que se guardan en el bolsillo y se olvidan. Aquel salpicó hasta los dos postes.`,
        en: `0-2 A log! Push, push, push!
0-2 Oh no! Splash!
2-2 Goodbye, log. Goodbye, ropes.
4! Plan seven was a log. It was the fattest log they could find!
4! They tied all the ropes to it and pushed.
4 It tipped. It tipped some more. Splash!
4 Into the river it went, ropes and all.
6 It made a lovely wave. Nobody felt like clapping.
6 “...oh!” came the voice in the funnel.
6 “She says hello,” said {F} in a small voice.
8 It was the fattest log, tied with the fattest rope, and with the fattest knot that was ever made. It all went down at once.
10 Some failures are small, and you can put them in your pocket and forget them. This one splashed the posts on both sides.`,
        alt: {
          es: '{H} y {F} ven caer un tronco al río con sus cuerdas.',
          en: '{H} and {F} watch a log fall into the river with their ropes.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['stand', 'scared'],
          props: ['tree', 'rope'],
          shot: 'wide',
        },
      },
      {
        es: `4 —Era mi plan —dijo {F}, con la voz muy pequeña.
4 —Era el nuestro —dijo {H}.
4! Miraron qué les quedaba. Una miga. Dos botones.
4! Y un carrete de hilo rojo, muy fino.
4 {X} puso otro botón. Por si hacía juego.
6 —Con esto se puede coser —dijo {F}—. Pero no se puede cruzar.
6 —Coser es juntar dos lados —dijo {H}.
6 Lo dijo sin pensar. Luego se quedó pensándolo.
6 En la lista ya no cabía ningún plan más. {F} le dio la vuelta. También estaba llena por detrás, con dibujos de los planes cayéndose.
6 —Este te salió muy bien —dijo {H}.
6 —Es el de la escalera. Se le ve la cara de susto.
6 Les entró una risa tonta, de las que no arreglan nada y lo mejoran todo.
6 {X} consoló al poste. Al fin y al cabo, también se había quedado sin puente.
8 —¿Y si nos vamos a casa? —preguntó {F}.
8 —Bueno —dijo {H}—. Cuando se vaya ella.
8 La araña iba por el plan treinta y uno. Levantó la barriga, soltó el hilo, lo vio caer y se lo merendó.
8 —¿Y no llora? —preguntó {F}.
8 —No le da tiempo. Mira, ya va por el siguiente.
8 —Lleva treinta y un fracasos —dijo {F}.
8 —Lleva treinta y una meriendas —dijo {H}.
10 {F} tardó un buen rato en contestar. Estaba haciendo una cuenta nueva. Si cada plan que no salía servía de merienda, entonces no se habían quedado sin nada. Tenían siete.
10 —¿Qué se hace con siete planes que no? —preguntó.
10 —No lo sé. Pero son de papel y palos —dijo {H}, mirando la lista y la escalera rota.
10 Y las dos cosas se quedaron allí, en el suelo, esperando a que alguien las viera juntas.`,
        en: `4 “It was my plan,” said {F} in a very small voice.
4 “It was our plan,” said {H}.
4! They looked at what was left. There was a crumb. There were two buttons.
4! And there was a reel of thin red thread.
4 {X} added one more button, to match.
6 “You can sew with that,” said {F}. “But you cannot get across on it.”
6 “To sew is to join two sides,” said {H}.
6 It came out without much thought. The thought came after it.
6 There was no room for one more plan on the list. {F} turned it over. The back was full as well, with drawings of the plans falling down.
6 “This one is very good,” said {H}.
6 “That is the ladder. You can see it is scared.”
6 They had a fit of the giggles, the kind that mends nothing and makes it all better.
6 {X} had a kind word for the post. It had lost a bridge too, after all.
8 “Shall we just go home?” asked {F}.
8 “Very well,” said {H}. “When she does.”
8 The spider was on plan thirty-one. She put up her tail, let out the thread, watched it fall and had it for tea.
8 “Does she never cry?” asked {F}.
8 “She has no time to. Look, there goes the next one.”
8 “She has failed thirty-one times,” said {F}.
8 “She has had thirty-one teas,” said {H}.
10 {F} took a while to answer that, being busy with a new sum. If a plan that failed was good for tea, then they had not been left with nothing. They had seven.
10 “What can you do with seven plans that did not work?” asked {F}.
10 “I have no idea. But they are made of sticks and paper,” said {H}, with a look at the list and the broken ladder.
10 And there the two of them lay on the ground, until somebody should happen to see them together.`,
        alt: {
          es: '{H} y {F} miran un carrete de hilo rojo y dos botones.',
          en: '{H} and {F} look at a reel of red thread and two buttons.',
        },
        picture: {
          H: ['sit', 'thoughtful', 'thread'],
          F: ['sit', 'sad'],
          X: ['kneel', 'calm'],
          props: ['ladder', 'coin'],
          together: ['hug', 'H', 'F'],
        },
      },
      {
        es: `0-2 ¿Qué queda? Un hilo.
0-2 {F} suspira: ¡ay!
0-2 {X} da un botón.
2-2 La araña no se cansa. ¡Otra vez!
4! Se hizo de noche. Al otro lado cantaban.
4 —Mañana pensamos —dijo {F}.
4 Y se durmieron junto al poste, espalda con espalda.
6 {X} se quedó de guardia. A los dos minutos roncaba, pero sin perder de vista el hueco, o eso dijo luego.
6 El viento cambió de lado. Vino despacio y olía a chocolate.
8 La araña, en cambio, no dormía. Se puso de puntillas, que en su caso son ocho, y levantó la barriga otra vez.
8 Plan treinta y dos. Solo lo vio la luna, y la luna no cuenta nada.
10 Hay noches en que lo más importante del mundo pasa en la punta de un poste, no hace ruido y pesa menos que un suspiro.
4! A {H} algo le hizo cosquillas en la nariz. ¡Era un hilo!`,
        en: `0-2 What is left? A thread.
0-2 {F} sighs: oh dear!
0-2 {X} gives a button.
2-2 The spider tries again. And again!
4! Night fell. On the far side they were singing.
4 “We will think tomorrow,” said {F}.
4 They fell asleep by the post, back to back.
6 {X} kept watch. In two minutes there was a snore. But {X} never lost sight of the gap, or so {X} said.
6 The wind changed. It came slowly, and it smelled of hot chocolate.
8 The spider did not sleep. She stood on tiptoe, which in her case is eight toes, and put her tail up once more.
8 Plan thirty-two. Only the moon saw it, and the moon never tells.
10 There are nights when the most important thing in the world happens on top of a post. It makes no noise, and it weighs less than a sigh.
4! Something tickled {H} on the nose. It was a thread!`,
        alt: {
          es: '{H} y {F} duermen junto al poste y un hilo pasa volando.',
          en: '{H} and {F} sleep by the post as a thread drifts past.',
        },
        picture: {
          H: ['sleep', 'calm'],
          F: ['sleep', 'calm'],
          X: ['sit', 'sleepy'],
          props: ['moon', 'star', 'thread'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'thread/climax',
    titles: {
      es: ['Empezar por lo fino', 'La cometa de los planes que no', 'Con el meñique'],
      en: ['Begin with the thinnest', 'The kite of failed plans', 'One little finger'],
    },
    moments: [
      {
        es: `0-2 Un hilo vuela. ¡Se pega!
0-2 La araña cruza. ¡Ella sí!
2-2 {H} ya sabe cómo cruzar.
4! El hilo de la araña voló y voló. ¡Y se pegó al otro lado!
4! La araña lo tensó y cruzó de paseo.
4 —¡Ha hecho un puente! —dijo {F}.
4 —Ha hecho un hilo —dijo {H}—. Se empieza por ahí.
6 Por el camino soltaba otro hilo, para que el primero fuera más fuerte.
6 {H} miró la lista. ¡Siempre habían empezado por lo más gordo!
8 —Un hilo puede tirar de un cordel —dijo—. Un cordel puede tirar de una cuerda. Y una cuerda...
8 —¡De un puente! —acabó {F}.
10 Así empezó de verdad el primer puente colgante del Niágara: con la cometa de un muchacho. Doña Tomasa lo gritó por el embudo, pero el viento se comió el Niágara entero.`,
        en: `0-2 A thread flies. It sticks!
0-2 The spider is across!
2-2 Now {H} knows how to do it.
4! The spider’s thread flew on and on. It stuck to the far side!
4! She pulled it tight and strolled across.
4 “She made a bridge!” said {F}.
4 “She made a thread,” said {H}. “That is how you start.”
6 On the way she laid one more thread, to make the first one stronger.
6 {H} looked at the list. They had always begun with the thickest thing!
8 “A thread can pull a string,” said {H}. “A string can pull a rope. And a rope...”
8 “Can pull a bridge!” said {F}.
10 The first hanging bridge at Niagara really began like that, with a boy and his kite. Mrs Thimble shouted it through her funnel, but the wind ate the whole of Niagara.`,
        alt: {
          es: '{H} señala un hilo que cruza de poste a poste.',
          en: '{H} points at a thread that runs from post to post.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['stand', 'surprised'],
          props: ['spider-web', 'thread', 'ladder', 'sun'],
          weather: 'wind',
          shot: 'wide',
        },
      },
      {
        es: `4! Hicieron una cometa y le ataron un hilo finísimo.
4! Voló, voló... ¡y cayó al otro lado!
4-4 Allí tiraron del hilo con un solo dedo.
6 El papel era la lista de los planes que no. Los palos eran de la escalera corta.
6 —Es la primera vez que esos planes llegan a algún sitio —dijo {F}.
6 Doña Tomasa cazó la cometa con el embudo. {H} ató al hilo un cordel. ¡Y todo el mundo quiso tirar a la vez! El hilo crujió.
6 —¡Con un dedo! —gritó {H}—. ¡Tirad con un solo dedo!
6 —¿Que tenéis miedo? —preguntó el embudo.
6 —¡Un poco! —gritó {F}—. ¡Pero con un dedo!
6 {X} levantó un dedo, o lo más parecido que tenía. Entonces lo entendieron.
8 De toda aquella gente tan fuerte, tiró la más pequeña, con el meñique. Los demás contuvieron la respiración, que es otra manera de tirar.
8 Detrás del hilo llegó el cordel. Detrás del cordel llegó una cuerda de tender. Y detrás, una soga gorda como un brazo.
8 —¿Ya se puede tirar fuerte? —preguntó el embudo.
8 —¡Ya! —contestaron, y se oyó un «¡por fin!» de cincuenta personas.
10 Es raro ver pasar un puente por el ojo de una aguja. Y allí iba: primero lo que no pesaba nada, luego lo que pesaba poco y, al final, lo que nadie se habría creído por la mañana.
10 —¿En qué plan estamos? —preguntó {F}, buscando la lista.
10 —En el uno —dijo {H}—. Los demás eran la cometa.`,
        en: `4! They made a kite, and tied a thin thread to it.
4! It flew and flew, and came down on the far side!
4-4 There they pulled the thread with just one finger.
6 The paper was the list of plans that did not work. The sticks came from the ladder.
6 “It is the first time those plans have got anywhere,” said {F}.
6 Mrs Thimble caught the kite in her funnel. {H} tied a string to the thread. Then they all tried to pull at once, and the thread creaked.
6 “One finger!” shouted {H}. “Pull with one finger!”
6 “We have no ginger!” said the funnel.
6 “Not ginger!” shouted {F}. “Finger!”
6 {X} held up a finger, or the nearest thing to one. Then they understood.
8 Of all those big strong people it was the smallest who pulled, with her little finger. The rest held their breath, which is one more way of pulling.
8 After the thread came the string. After the string came a washing line, and after that a rope as thick as your arm.
8 “May we pull hard now?” asked the funnel.
8 “Now!” they called, and fifty people said “at last!”
10 It is odd to see a bridge go through the eye of a needle. But there it went: first what weighed nothing, then what weighed a little and, last of all, what nobody would have believed that morning.
10 “Which plan are we on?” asked {F}, looking for the list.
10 “Plan one,” said {H}. “The others were the kite.”`,
        alt: {
          es: '{H} y {F} hacen volar una cometa atada a un hilo.',
          en: '{H} and {F} fly a kite that is tied to a thread.',
        },
        picture: {
          H: ['reach', 'determined', 'kite'],
          F: ['hold', 'excited', 'thread'],
          X: ['point', 'determined'],
          props: ['ladder', 'rope'],
          weather: 'wind',
          shot: 'wide',
        },
      },
      {
        es: `0-2 Un hilo. Una cuerda. ¡Un puente!
0-2 {F} pisa: ¡ñic!
0-2 {X} va detrás.
2-2 Un pasito. Y otro. ¡Y otro!
4! El hilo trajo una cuerda. ¡Y la cuerda trajo un puente!
4 Era estrechísimo.
4! —Yo llevo {thing} —dijo {H}—. Y tú vas conmigo.
4 {F} pisó. ¡Ñic! Pisó otra vez. ¡Ñic, ñic!
6 —No mires abajo —dijo {H}.
6 —No miro a ninguna parte —dijo {F}, con los ojos cerrados.
6 {X} iba detrás, diciendo en voz alta cosas que no dan miedo: «Mesa, zapatilla, flan».
8 Justo a la mitad, donde no se es de ningún lado, pararon a respirar. Abajo, el río seguía con su prisa.
8 Por encima brillaba el primer hilo, tan tranquilo, como si no hubiera hecho nada.
10 {H} pensó que el valor debía de empezar igual: con un trozo tan fino que ni se ve, y que solo sirve para tirar del siguiente.
4 Ya solo faltaba la mitad de la mitad.`,
        en: `0-2 A thread. A rope. A bridge!
0-2 {F} steps on: creak!
0-2 {X} comes too.
2-2 One step. One more. One more!
4! The thread brought a rope. And the rope brought a bridge!
4 It was very narrow.
4! “I have {thing},” said {H}. “And I have you.”
4 {F} took a step. Creak! {F} took one more. Creak, creak!
6 “Do not look down,” said {H}.
6 “I am not looking anywhere,” said {F}, with both eyes shut.
6 {X} came behind and said things out loud that are not scary. “Table, slipper, jelly.”
8 Just halfway, where you belong to neither side, they stopped for a breath. Far below, the river was in its usual hurry.
8 Above them shone the first thread, quite calm, as if it had done nothing at all.
10 {H} thought that being brave must begin the same way. You start with a bit so thin that you cannot see it, and it is only good for pulling the next.
4 Now there was just half of the half to go.`,
        alt: {
          es: '{H} y {F} cruzan paso a paso con {thing}.',
          en: '{H} and {F} cross step by step with {thing}.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'scared'],
          X: ['walk', 'calm'],
          showsThing: true,
          props: ['rope', 'thread'],
          together: ['hold-hands', 'H', 'F'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'thread/resolution',
    titles: {
      es: ['El Puente de Hilo', 'Al otro lado', 'Por si era un puente'],
      en: ['The Thread Bridge', 'The far side', 'In case it is a bridge'],
    },
    moments: [
      {
        es: `0-2 Tres pasos. Dos. ¡Uno!
0-2 ¡Al otro lado! ¡Bravo!
2-2 ¡Qué abrazo tan grande!
4! Tres pasos. Dos. Uno. ¡Al otro lado!
4-4 La panadera, doña Tomasa, l{HF:os/as} abrazó muy fuerte.
6! Doña Tomasa l{HF:os/as} abrazó con embudo y todo.
4 —¿Cuántos planes habéis gastado? —preguntó.
4 —Todos —dijo {F}.
6 —¿Y qué gritaba usted por el embudo?
6 —«Cable» —dijo ella—. ¿Y vosotr{HF:os/as}?
6 —Que somos muy amables.
6 {F} abrió por fin los ojos y miró atrás, por si se había dejado algo.
8 Desde aquel lado, el suyo parecía muy pequeño y muy lejos. Allí seguía el poste, con una araña de menos. Le dijeron adiós, y no contestó, pero se le notaba contento.
10 Cuesta creer lo distinto que se ve un sitio cuando se mira desde el único lugar del que no se podía mirar.`,
        en: `0-2 Three steps. Two. One!
0-2 They are across! Hooray!
2-2 What a big, big hug!
4! Three steps. Two. One. They were across!
4-4 The baker, Mrs Thimble, gave them a big hug.
6! Mrs Thimble gave them a hug, funnel and all.
4 “How many plans did you use?” she asked.
4 “All of them,” said {F}.
6 “And what did you shout through the funnel?”
6 “Rope,” she said. “Did you find any?”
6 “No. We were looking for soap.”
8 {F} opened both eyes at last and looked back, and then counted to see if all of {F.him} had come.
8 From over here their own side looked very small and very far away. There stood the post, with one spider fewer. They waved, and it did not wave back, but you could tell.
10 It is hard to believe how new a place can look, when you see it from the only spot that you could never see it from.`,
        alt: {
          es: '{H} y {F} llegan al otro lado con {thing}.',
          en: '{H} and {F} reach the far side with {thing}.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['jump', 'happy'],
          showsThing: true,
          props: ['rope', 'thread'],
          shot: 'wide',
        },
      },
      {
        es: `4! {H} entregó {thing}. ¡Todo el mundo aplaudió!
4 La araña no aplaudió. Tenía trabajo.
8 Al principio aplaudían con un solo dedo, por costumbre.
8 {X} enseñó a aplaudir con los demás.
4! —¿Cómo se llama el puente? —preguntó la más pequeña.
4 —De Hilo —dijo {H}.
6 Por la tarde le pusieron tablas. No había dos iguales: una era de una cama y otra de un cajón de manzanas.
6 —Esta es la puerta de mi despensa —dijo doña Tomasa, orgullosa—. Quien la pise, que salude.
6 Y desde entonces, a mitad de camino, la gente dice «buenas tardes» mirando al suelo.
6 —¿Y aguanta? —preguntó un señor muy grande.
6 —Pase con un solo dedo —dijo {F}.
6 El señor cruzó de puntillas, con el meñique levantado, como quien toma el té.
6 La cometa se quedó en el poste, con los planes que no. {F} añadió uno debajo: «Hilo, sí».
8 La araña volvió aquella misma noche. Recorrió la barandilla nueva de punta a punta, como una arquitecta, y eligió la mejor esquina. Nadie volvió a pasar por allí el plumero.
8 {X} quiso darle las gracias en persona. Se pusieron a la misma altura y se miraron un rato, dos ojos contra ocho. Ganó ella, porque las arañas no tienen párpados y hacen trampa.
10 En el cartel pusieron tres normas. La primera: «Se pasa de uno en uno o de la mano». La segunda: «Prohibido decir que de pequeño se habría saltado». La tercera la escribió la más pequeña, con el dedo de tirar, y no le cabía: «Se empieza por lo f». La gente leía «lo fácil» o «lo feo», hasta que del otro lado gritaban «¡lo fino!». Y el viento, por una vez, lo dejaba pasar entero.`,
        en: `4! {H} handed over {thing}. They all clapped!
4 The spider did not clap. She had work to do.
8 At first they clapped with one finger, out of habit.
8 {X} showed them how to use the rest.
4! “What is the bridge called?” asked the smallest one.
4 “Thread,” said {H}.
6 In the afternoon it got planks and a rail. Everybody brought one, and no two were alike. One was from a bed, and one from a box of apples.
6 “This is my larder door,” said Mrs Thimble proudly. “If you step on it, say hello.”
6 So now, in the middle, people look down and say good afternoon.
6 “Will it hold?” asked a very large man.
6 “Go over with one finger,” said {F}.
6 So he went on tiptoe, with his little finger up, as if he were having tea.
6 The kite hung on the post, with all the plans that did not work. {F} added one below. It said: Thread, yes.
8 The spider was back that same night. She walked the new rail from end to end, like an architect, and chose the best corner. Nobody has dusted there since.
8 {X} wished to thank her in person. They stood face to face for a while, two eyes against eight. The spider won, since spiders have no eyelids, which is cheating.
10 The notice had three rules. The first one said: One at a time, or hand in hand. The second one said: You may not say that you could have jumped it at that age. The third was put there by the smallest one, with the finger that did the pulling, and she ran out of room: Begin with the th. People read it as “thing”, or “thumb”, until the far side called out “thin”. And for once the wind let it all through.`,
        alt: {
          es: '{H} entrega {thing} y la gente aplaude.',
          en: '{H} hands over {thing} and everybody claps.',
        },
        picture: {
          H: ['hold', 'proud'],
          F: ['cheer', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['kite', 'rope', 'thread'],
        },
      },
      {
        es: `0-2! ¡Un hilo! ¡Una cuerda! ¡Un puente!
0-2 {H} pasa. {F} pasa.
0-2 {X} aplaude: ¡plas!
2-2 La araña tiene una tela nueva.
4! {thing} llegó a tiempo. ¡Y empezó {event}!
4 Bebieron chocolate caliente.
4 A la vuelta cruzaron sin miedo. ¡Ñic, ñic, ñic!
6 {F} cruzó con un ojo abierto. Dijo que el otro lo guardaba para mañana.
6 {X} cruzó tres veces. Dos por necesidad y una por gusto.
8 En mitad del puente, la tela de la araña tenía una gota en cada hilo. En cada gota cabían los dos lados.
8 —Plan treinta y dos —dijo {H}, y le hizo una reverencia.
10 La lista nueva de {F} tenía un solo plan, y estaba en blanco. Era para el próximo día en que no se pudiera.
4! Aquella noche, {H} vio un hilo en la puerta. Pasó por debajo, por si era un puente.`,
        en: `0-2! A thread! A rope! A bridge!
0-2 {H} hops over. {F} hops over.
0-2 {X} claps: clap!
2-2 The spider has a brand new web.
4! In came {thing}, just in time. Now it was time for {event}!
4 They drank hot chocolate.
4 Then they skipped home. Creak, creak, creak!
6 {F} came over with one eye open. The other one was for next time.
6 {X} went over three times. Two were of use and one was for fun.
8 In the middle of the bridge the web had a drop on each thread. Each drop had room in it for both sides.
8 “Plan thirty-two,” said {H}, with a deep bow.
10 The new list had just one plan on it, and it was blank. {F} was keeping it for the next thing that could not be done.
4! That night there was a thread across the door. {H} went in under it, in case it was a bridge.`,
        alt: {
          es: '{H} y {F} celebran junto al puente nuevo con {thing}.',
          en: '{H} and {F} celebrate by the new bridge with {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['cheer', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['lantern', 'thread', 'moon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
