import type { Plot } from './plot.ts'
import { surpriseRetold } from './retold/surprise.ts'

/** Everybody makes a surprise for somebody else and whispers it to the same two, who know it all and may not say a word. */
export const surprise: Plot = {
  id: 'surprise',
  retold: surpriseRetold,
  needs: [],
  refrains: { es: ['¡Chist, es sorpresa!', '¡Ni una palabra!'], en: ['Hush! It’s a surprise!', 'Not a word!'] },
  blurb: {
    es: 'Como {H} y {F} guardan {thing}, todo el mundo cree que también saben guardar secretos. Y cada cual les cuenta el suyo al oído: ¡prepara una sorpresa! Ya no les cabe ni uno más, y falta muy poco para {event}. ¿Se puede sorprender a todo el mundo a la vez?',
    en: 'Since {H} and {F} look after {thing}, people think that they can look after secrets too. So everybody tells them one: a surprise, and not a word! They have room for no more, and it will soon be time for {event}. Can you surprise everybody at once?',
  },
  setup: {
    id: 'surprise/setup',
    titles: {
      es: ['Tres secretos', 'Ni una palabra', 'Los carrillos llenos'],
      en: ['Three secrets', 'Lips shut', 'Two full cheeks'],
    },
    moments: [
      {
        es: `0-2 ¡Chist! {H} sabe un secreto.
0-2 {F} sabe otro. ¡Chist!
2-2 ¿Qué será? ¡No se puede decir!
4! {H} y {F} estaban {at}. Guardaban {thing}.
4-4! La gente pensó que también guardarían secretos. ¡Y cada cual les contó el suyo: una sorpresa!
6! —Pues también sabrán guardar un secreto —pensaron todos.
6! ¡Y la gente fue a contarles sus secretos!
6 Faltaba muy poco para {event}. {stake}
6 La primera fue la sastra. Miró a un lado y al otro, y les habló al oído.
6 —Le estoy haciendo una sorpresa al tamborilero. ¡Chist!
8 —No lo sabrá nadie —prometió {H}, y se lo guardó en el carrillo izquierdo, que era el de los secretos.
10 Un secreto no pesa. Dos, tampoco. Lo malo es que no se pueden dejar en el suelo ni un ratito.`,
        en: `0-2 Hush! {H} has a secret.
0-2 {F} has one too. Hush!
2-2 What is it? They must not say!
4! {H} and {F} were {at}. They were guarding {thing}.
4-4! So people told them their secrets as well. They were all surprises!
6! “They must be good with secrets as well,” people thought.
6! So everybody came to tell them a secret!
6 It would soon be time for {event}. {stake}
6 The tailor was the first. She looked to both sides, and spoke right into their ears.
6 “I am making a surprise for the drummer. Hush!”
8 “Nobody shall know,” said {H}, and put it away in one cheek, the one for secrets.
10 One secret weighs nothing. Nor do two. The trouble is that you cannot put them down, even for a minute.`,
        alt: { es: '{F} le cuenta un secreto a {H}, junto a {thing}.', en: '{F} tells {H} a secret, beside {thing}.' },
        picture: {
          H: ['think', 'surprised'],
          F: ['stand', 'excited'],
          together: ['whisper', 'H', 'F'],
          showsThing: true,
          props: ['speech', 'thread'],
        },
      },
      {
        es: `4! La sastra tenía el tambor. Le cosía un traje en secreto.
4! El tamborilero tenía el pincel. Escribía una marcha en secreto.
4! La pintora tenía las tijeras. Recortaba estrellas en secreto.
4 {X} se tapó los oídos. Demasiado tarde.
6 —El traje es para él —dijo la sastra—. Se lo he cogido para medirlo.
6 —La marcha es para ella —dijo el tamborilero—. Con pincel, las notas salen gordas.
6 —Las estrellas son para la sastra —dijo la pintora—. Cortar, corto fatal.
6 Nadie sabía lo de los demás. Solo {H} y {F} lo sabían todo.
6 —¿Habéis visto mi tambor? —preguntó el tamborilero.
6 {H} abrió la boca, y {F} se la tapó a tiempo.
6 —Mmm —dijo {H}.
6 {X} empezó a silbar, que es lo que se hace en estos casos.
8 ¶Después vino la pintora a preguntar por su pincel. Después vino la sastra a preguntar por sus tijeras.
8 —Mmm —dijo {F}.
8 —¿Os duele algo? —preguntó la sastra.
8 Dijeron que sí con la cabeza. Les dolían los carrillos, de tenerlos tan llenos.
10 La sastra les dio un caramelo para la garganta. Tuvieron que chuparlo sin abrir la boca, que es una de las cosas más largas que existen.
10 ¶{F} lo dibujó con el dedo, para entenderlo. El tambor lo tenía la sastra, que buscaba sus tijeras. Las tijeras las tenía la pintora, que buscaba su pincel. Y el pincel lo tenía el tamborilero, que buscaba su tambor.
10 Quedaba un círculo perfecto, sin principio ni final, como un anillo. Daba gusto verlo, y no se le podía enseñar a nadie.
10 {H} lo borró enseguida, con el pie.`,
        en: `4! The tailor had the drum. She was sewing it a coat, in secret.
4! The drummer had the brush. He was writing a march, in secret.
4! The painter had the scissors. She was cutting stars, in secret.
4 {X} did not want to hear. It was too late.
6 “The coat is for him,” said the tailor. “I took the drum to measure it.”
6 “The march is for her,” said the drummer. “With a brush, the notes come out nice and fat.”
6 “The stars are for the tailor,” said the painter. “I am so bad at cutting.”
6 None of them knew about the others. {H} and {F} knew it all.
6 “Have you seen my drum?” asked the drummer.
6 {H} began to speak, and {F} stopped it just in time.
6 “Mmm,” said {H}.
6 {X} began to whistle, which is what you do at such times.
8 ¶Then the painter came to ask for her brush. Then the tailor came to ask for her scissors.
8 “Mmm,” said {F}.
8 “Does something hurt?” asked the tailor.
8 They nodded. Their cheeks hurt, from being so full.
10 The tailor gave them each a cough sweet. They had to suck it with their mouths shut, which is one of the longest things there are.
10 ¶{F} drew it with one finger, to get it clear. The tailor had the drum, and was looking for her scissors. The painter had the scissors, and was looking for her brush. And the drummer had the brush, and was looking for his drum.
10 It made a perfect ring. It was a joy to look at, and they could not show it to a soul.
10 {H} rubbed it out at once.`,
        alt: {
          es: '{H} y {F} se apuran entre un tambor, un pincel y unas tijeras.',
          en: '{H} and {F} worry among a drum, a brush and scissors.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['reach', 'worried'],
          X: ['stand', 'surprised'],
          props: ['drum', 'paintbrush', 'scissors'],
        },
      },
      {
        es: `0-2 {H} se tapa la boca.
0-2 {F} también. ¡Mmm, mmm!
0-2 {X} dice: ¡mmm!
2-2 ¡Casi, casi se les escapa!
4! —¡Sin mi tambor no hay fiesta! —dijo el tamborilero.
4! —¡Ni sin mi pincel! ¡Ni sin mis tijeras! —dijeron ellas.
4! {H} y {F} lo sabían todo. ¡Y no podían decirlo!
4 Se fueron corriendo a pensar, con la boca bien cerrada.
6 —Mmm mmm mmm —dijo {F} por el camino.
6 —Mmm —dijo {H}, que estaba de acuerdo.
8 {X} les preguntó qué era tan gracioso. Tuvieron que irse más deprisa.
8 Cuando estuvieron lejos, abrieron por fin la boca. Salió mucho aire y ningún secreto.
10 —¿Y si los escribimos y nos los comemos? —propuso {F}.
10 —Tres secretos seguidos sientan mal —dijo {H}.
10 Saber algo y no contarlo es como llevar un gato debajo del jersey: se puede, pero se nota, y va creciendo.`,
        en: `0-2 {H} shuts both lips.
0-2 {F} does too. Mmm, mmm!
0-2 {X} says: mmm!
2-2 It very, very nearly got out!
4! “No drum, no party!” said the drummer.
4! “No brush! No scissors! No party!” said the others.
4! {H} and {F} knew it all. And they could not tell!
4 They ran off to think, with their lips shut tight.
6 “Mmm mmm mmm,” said {F} on the way.
6 “Mmm,” said {H}, who thought so too.
8 {X} asked what was so funny. They had to run faster.
8 When they were far enough, they opened their mouths at last. Out came a lot of air, and not one secret.
10 “What if we write them down and eat them?” said {F}.
10 “Three secrets in a row,” said {H}, “are bad for you.”
10 To know a thing and not tell it is like having a cat under your jumper. It can be done, but it shows, and it grows.`,
        alt: {
          es: '{H} y {F} se van corriendo con la boca cerrada.',
          en: '{H} and {F} run away with their lips shut tight.',
        },
        picture: {
          H: ['run', 'worried'],
          F: ['run', 'excited'],
          X: ['stand', 'surprised'],
          props: ['drum', 'speech'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'surprise/setback',
    titles: {
      es: ['Pom', 'El tambor de ida y vuelta', 'Nada debajo'],
      en: ['Boom', 'A drum, there and back', 'Nothing at all'],
    },
    moments: [
      {
        es: `0-2 {H} lleva el tambor. ¡Chist!
0-2 ¡Pom! ¡Ay! ¡Pom!
2-2 {F} dice: ¡más bajito!
4! {H} y {F} volvieron {to}. Ya sabían qué hacer.
4! —Lo pondremos todo en su sitio —dijo {F}—. ¡A escondidas!
4! Cogieron el tambor y lo llevaron muy despacio. ¡Pom!
6 No hay manera de andar con un tambor en secreto. A cada paso hacía pom.
6 —¿Qué lleváis ahí debajo? —preguntó alguien.
6 —Nada —dijo {H}. Pom.
8 —Pues suena muy bien para no ser nada.
10 —Es mi corazón —explicó {F}—. Hoy va un poco deprisa.
10 Probaron a andar sin mover los pies. Así no sonaba, pero tampoco llegaban.`,
        en: `0-2 {H} has the drum. Hush!
0-2 Boom! Oh no! Boom!
2-2 {F} says: not so loud!
4! {H} and {F} went back {to}. They had a plan.
4! “We will put it all back,” said {F}. “In secret!”
4! They took the drum, and went very slowly. Boom!
6 There is no way to walk in secret with a drum. Each step went boom.
6 “What have you got under there?” somebody asked.
6 “Nothing,” said {H}. Boom.
8 “It sounds very good for nothing.”
10 “It is my heart,” {F} explained. “It is in a hurry today.”
10 They tried to walk without moving their feet. It made no sound like that, but they did not get there, either.`,
        alt: {
          es: '{H} lleva un tambor a escondidas y {F} pide silencio.',
          en: '{H} carries a drum in secret, and {F} wants quiet.',
        },
        picture: {
          H: ['hold', 'worried', 'drum'],
          F: ['walk', 'worried'],
          props: ['music-note'],
        },
      },
      {
        es: `4! Le devolvieron el tambor al tamborilero.
4! Pero la sastra no había acabado. ¡Y se lo volvió a llevar!
4! Le devolvieron el pincel a la pintora. ¡Voló otra vez!
4 {X} vio pasar el tambor tres veces.
6 Con las tijeras pasó lo mismo. Las dejaban en un lado y aparecían en el otro.
6 Por cada cosa que iba, volvía una. Parecía que las cosas tuvieran casa propia.
6 —¿Tú crees que nos ven? —preguntó {H}.
6 —Pom —dijo el tambor.
6 Se tropezaron con la sastra, que también iba de puntillas. Se tropezaron con la pintora, que iba de puntillas hacia atrás.
6 —Yo no estaba aquí —dijo la sastra.
6 —Nosotr{HF:os/as} tampoco —dijo {F}.
6 {X} tampoco estaba, y además lo dijo.
8 ¶Al final se encontraron todos en el mismo sitio, con las manos a la espalda.
8 —Qué casualidad —dijo la pintora.
8 —Qué casualidad —dijeron los demás.
8 Cada cual dio un paso atrás. A las espaldas de todos se oyó, muy flojito, un pom.
8 —Habrá sido mi barriga —dijo {H}.
10 ¶El tambor, a esas alturas, había dado cuatro vueltas a todo. Ningún tambor había viajado tanto para quedarse en el mismo sitio.
10 Nunca había habido en el mundo tanta gente escondiendo algo bueno. Y eso, visto desde fuera, tenía exactamente la misma cara que esconder algo malo.
10 —Mira que son sospechosos —susurró {F}.
10 —Mira que lo somos —susurró {H}.`,
        en: `4! They gave the drummer his drum.
4! But the tailor had not finished. So she took it again!
4! They gave the painter her brush. And off it went again!
4 {X} saw the drum go by three times.
6 It was the same with the scissors. They put them down here, and they turned up there.
6 For each thing that went, one came back. It was as if the things had homes of their own.
6 “Do you think that they can see us?” asked {H}.
6 “Boom,” said the drum.
6 They bumped into the tailor, who was on tiptoe too. They bumped into the painter, who was on tiptoe backwards.
6 “I was not here,” said the tailor.
6 “Nor were we,” said {F}.
6 {X} was not there either, and said so.
8 ¶In the end they all met in one place, with their hands behind their backs.
8 “How odd,” said the painter.
8 “How odd,” said all the rest.
8 They each took a step back. Behind somebody’s back there was a very small boom.
8 “It was my tummy,” said {H}.
10 ¶By then the drum had been all the way round four times. No drum had ever gone so far to stay in one place.
10 Never in the world had so many people been hiding something nice. And that, from outside, has just the same face as hiding something nasty.
10 “They do look guilty,” whispered {F}.
10 “So do we,” whispered {H}.`,
        alt: {
          es: '{H} y {F} van de puntillas con un tambor y un pincel.',
          en: '{H} and {F} go on tiptoe with a drum and a brush.',
        },
        picture: {
          H: ['walk', 'worried', 'drum'],
          F: ['walk', 'determined', 'paintbrush'],
          X: ['stand', 'surprised'],
          props: ['scissors', 'music-note'],
        },
      },
      {
        es: `0-2 ¡Pom! Todos se miran.
0-2 {H} mira al suelo.
0-2 {X} silba. ¡Fiu, fiu!
2-2 ¿Quién tiene el tambor? ¡{F} no lo dice!
4! —Alguien nos lo quita todo —dijo la pintora.
4! Los tres se dieron la espalda. ¡Qué caras más largas!
4! —Y es por una cosa buena —susurró {F}.
4 —Es por tres —susurró {H}.
6 Se sentaron juntos, espalda contra espalda, sin mirarse. Ocupaban poquísimo sitio para estar tan enfadados.
6 {X} se sentó en medio y no sirvió de nada.
8 {H} se fijó en una cosa. Así sentados, si hubieran girado un poco la cabeza, cada cual habría visto lo que el otro escondía. Pero nadie la giraba.
10 Hay enfados que se arreglan hablando. Para este harían falta tres personas calladas, y eso es bastante más difícil de reunir.`,
        en: `0-2 Boom! They all look.
0-2 {H} looks down.
0-2 {X} whistles. Whee!
2-2 Who has the drum? {F} will not say!
4! “Somebody takes all our things,” said the painter.
4! The three turned their backs. They were so cross!
4! “And it is all for something nice,” whispered {F}.
4 “For three nice things,” whispered {H}.
6 They sat down back to back and did not look round. They took up very little room for three such cross people.
6 {X} sat down in between, and it was no help at all.
8 {H} saw one thing. From where they sat, if they had just turned their heads, they could each have seen what the next one was hiding. But nobody turned.
10 Some quarrels are mended by talking. This one would need three people who kept quiet, and those are a good deal harder to find.`,
        alt: {
          es: '{H} y {F} susurran, con el tambor escondido.',
          en: '{H} and {F} whisper, and hide the drum.',
        },
        picture: {
          H: ['sit', 'worried'],
          F: ['sit', 'sad'],
          X: ['sit', 'calm'],
          together: ['whisper', 'F', 'H'],
          props: ['drum', 'speech'],
        },
      },
    ],
  },
  climax: {
    id: 'surprise/climax',
    titles: {
      es: ['Un paso a un lado', 'Ojos cerrados', 'El corro de los secretos'],
      en: ['One step sideways', 'Eyes shut', 'The ring of secrets'],
    },
    moments: [
      {
        es: `0-2 ¡Falta el tambor! ¡Y el pincel!
0-2 {H} lo sabe. ¡Chist!
2-2 {F} también lo sabe. ¡Mmm, mmm!
4! Llegó {event}. ¡Y qué caras!
4! —¿Quién tiene mi tambor? —decía el tamborilero.
4 —¿Y mi pincel? —decía la pintora.
4 —¿Y mis tijeras? —decía la sastra.
6 Se miraban con un ojo. Con el otro vigilaban la sorpresa que cada cual escondía a la espalda.
6 —Si no aparece, me voy —dijo el tamborilero.
8 Nadie quería irse. Querían quedarse los tres, pero sin darse la vuelta, para que no se viera lo que llevaban detrás.
10 {H} y {F} estaban en medio, con los carrillos tan llenos que ya casi no se les veían los ojos.`,
        en: `0-2 No drum! And no brush!
0-2 {H} knows. Hush!
2-2 {F} knows too. Mmm, mmm!
4! Now it was time for {event}. And they were so cross!
4! “Who has got my drum?” said the drummer.
4 “And my brush?” said the painter.
4 “And my scissors?” said the tailor.
6 They had one eye on each other. The other eye was on the surprise that they each had behind their back.
6 “If I do not get it, I am going,” said the drummer.
8 Nobody wished to go. They all wished to stay, but not to turn round, or you would see what they had behind them.
10 {H} and {F} stood in the middle, with cheeks so full by now that you could hardly see their eyes.`,
        alt: {
          es: '{H} y {F} callan con apuro, junto a un tambor y un pincel.',
          en: '{H} and {F} keep quiet and worry, by a drum and a brush.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['stand', 'worried'],
          props: ['drum', 'paintbrush', 'scissors', 'clock'],
        },
      },
      {
        es: `6 —No podemos decirlo —susurró {F}.
6 —Pero podemos no mirarlo —susurró {H}.
4-4! —¡En corro y ojos cerrados! —dijo {H}. Dejaron las sorpresas y dieron un paso a la derecha.
6! —¡En corro y ojos cerrados! —dijo {H}. Cada cual dejó delante lo que escondía.
4 {X} cerró los ojos y se los tapó, por si acaso.
6 En el centro pusieron {thing}, para que nadie pudiera negarse.
6 Se oyó dejar una cosa, otra cosa y un pom.
6 {F} miró el corro. Lo de la sastra era para el tamborilero, que estaba al lado. ¡Y así hasta dar la vuelta!
6! —¡Y ahora, un paso a la derecha! —dijo {F}.
8 —¿A qué derecha? —preguntó la pintora, sin abrir los ojos.
8 —A la mano de la cuchara.
8 —Soy zurda.
8 —Pues a la otra.
8 Hubo un choque pequeño, un perdón y otro perdón. Era la primera vez en todo el día que se hablaban.
10 ¶Al rozarse los codos, alguien se rio. Con los ojos cerrados cuesta mucho estar enfadado: no se sabe hacia dónde.
10 Cada cual estaba ahora delante de algo que no veía y que llevaba su nombre. Nadie había dicho ni una palabra, y tampoco hacía falta.`,
        en: `6 “We cannot say it,” whispered {F}.
6 “But they need not see it,” whispered {H}.
4-4! “In a ring! Eyes shut!” said {H}. They put the surprises down, and took one step to the right.
6! “In a ring! Eyes shut!” said {H}. They each put down what they were hiding.
4 {X} shut both eyes, and covered them to make sure.
6 They put {thing} in the middle, so that nobody could say no.
6 They heard a thing put down, then one more thing, and then a boom.
6 {F} looked round the ring. What the tailor had was for the drummer, who stood next to her. And so it went on all the way round!
6! “Now one step to the right!” said {F}.
8 “Which right?” asked the painter, with her eyes shut.
8 “The hand that you eat soup with.”
8 “I am left-handed.”
8 “Then the other one.”
8 There was a small bump, and a sorry, and one more sorry. They had not said so much to each other all day.
10 ¶Two elbows met, and somebody laughed. It is very hard to be cross with your eyes shut, for you do not know which way to do it.
10 Each of them stood now in front of something that they could not see, and that had their name on it. Nobody had said a word, and there had been no need.`,
        alt: {
          es: '{H} señala {thing} y {F} piensa, junto a un tambor.',
          en: '{H} points at {thing} and {F} thinks, beside a drum.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['think', 'excited'],
          X: ['stand', 'excited'],
          showsThing: true,
          props: ['drum', 'paintbrush', 'scissors'],
        },
      },
      {
        es: `0-2 ¡Uno, dos y tres! ¡Ojos abiertos!
0-2 ¡Pom! ¡El tambor! ¡Oh!
0-2 {X} da palmas.
2-2 {H} y {F} sueltan todo el aire.
6 —A la una, a las dos... ¡y a las tres!
4! Abrieron los ojos. ¡Cada cual tenía lo suyo, y una sorpresa!
4 —¡Mi tambor! —dijo el tamborilero—. ¡Y va vestido!
6 —¡Mi pincel! ¡Y una marcha! —dijo la pintora.
6 —¡Mis tijeras! ¡Y tantas estrellas! —dijo la sastra.
6 Y se puso una en el pelo, para probar.
6 {X} abrió los ojos el último, por si quedaba algo.
8 Después se miraron los tres. Se les vio en la cara que estaban echando la cuenta, hacia atrás y hacia delante.
8 —¿Así que eras tú? —dijeron a la vez.
10 {H} y {F} soltaron por fin el aire. Salieron los tres secretos juntos, y no pasó nada, porque ya no lo eran.`,
        en: `0-2 One, two, three! Open your eyes!
0-2 Boom! The drum! Oh!
0-2 {X} claps.
2-2 {H} and {F} let out all that air.
6 “One, two... and three!”
4! They looked. They each had their own thing, and a surprise!
4 “My drum!” said the drummer. “And it has got a coat on!”
6 “My brush! And a march!” said the painter.
6 “My scissors! And so many stars!” said the tailor.
6 And she put one in her hair, to see.
6 {X} was the last to look, in case there was any more.
8 Then the three looked at each other. You could see them do the sum, backwards and then forwards.
8 “So it was you?” they all said at once.
10 At last {H} and {F} let go of their breath. Out came the three secrets together, and no harm was done, for they were not secrets any more.`,
        alt: { es: '{H} y {F} gritan de alegría junto al tambor.', en: '{H} and {F} shout for joy beside the drum.' },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'happy'],
          X: ['cheer', 'excited'],
          props: ['scissors', 'drum', 'paintbrush'],
        },
      },
    ],
  },
  resolution: {
    id: 'surprise/resolution',
    titles: {
      es: ['Lo que no se puede contar', 'Ahora, vosotros', 'Un tambor con botones'],
      en: ['What must not be told', 'Now it is you', 'A drum with buttons'],
    },
    moments: [
      {
        es: `0-2 ¡Pom, pom! Suena el tambor.
0-2 ¡Lleva traje con botones!
2-2 {H} baila. {F} baila. ¡Pom, pom!
4 El tambor llevaba un traje con botones. ¡Pom, pom, pom!
4 La pintora tarareó su marcha. La sastra colgó sus estrellas.
4 ¡Ya podía empezar {event}!
6 —¿Y vosotr{HF:os/as} lo sabíais? —preguntó el tamborilero.
6 —Todo —dijo {H}. ¡Qué descanso!
8 —¿Y por qué no nos lo dijisteis?
8 —Porque nos lo dijisteis —contestó {F}.
10 Los tres lo pensaron un momento. Era la mejor respuesta que les habían dado nunca, y no había por dónde cogerla.
10 El tamborilero tocó un poco más flojo que de costumbre, para no arrugarle el traje al tambor.`,
        en: `0-2 Boom, boom! Hear the drum!
0-2 It has a coat with buttons!
2-2 {H} dances. {F} dances. Boom, boom!
4 The drum had a coat with buttons. Boom, boom, boom!
4 The painter hummed her march. The tailor hung up her stars.
4 Now they could begin {event}!
6 “And did you know?” asked the drummer.
6 “All of it,” said {H}. It was good to say so!
8 “Why did you not tell us?”
8 “Because you told us,” said {F}.
10 The three thought about that. It was the best answer that they had ever been given, and there was nowhere to take hold of it.
10 The drummer played a little more softly than usual, so as not to crease the coat.`,
        alt: {
          es: '{H} y {F} bailan con la música del tambor.',
          en: '{H} and {F} dance to the drum.',
        },
        picture: { H: ['dance', 'happy'], F: ['dance', 'happy'], props: ['bow', 'drum', 'music-note'] },
      },
      {
        es: `4! La fiesta empezó con un pom. {thing} estaba en el centro.
4! —¿Y la sorpresa de {H} y {F}? —preguntó la sastra.
4! Nadie se había acordado. ¡Qué vergüenza!
4! Los tres se fueron a un rincón y hablaron muy bajito.
4 {X} fue también, y volvió con una sonrisa muy sospechosa.
6 {H} y {F} los veían mover los labios. No se oía nada.
6 —¿Qué dicen? —preguntó {F}.
6 —No lo sé —dijo {H}.
6 Era rarísimo. Llevaban todo el día sabiéndolo todo.
6 —¿Y tú no vas a ir a enterarte?
6 —Nadie me ha contado nada. No puedo.
6 Los de los susurros miraban, se reían y volvían a susurrar.
6 {X} pasó dos veces por delante con algo muy bien envuelto.
8 ¶—¿Y usted qué cree que es? —preguntó {F} a un señor que estaba al lado.
8 —Yo lo sé —dijo el señor—. Mmm.
8 Lo sabía el señor. Lo sabía una niña, que se escondió detrás de su abuela. La abuela lo sabía también.
8 —Así que esto es lo que se siente —dijo {H}.
8 —Da cosquillas —dijo {F}.
10 ¶Siempre habían pensado que lo divertido era saber el secreto. Y no estaba mal. Pero aquello otro, tener delante a tanta gente con los carrillos llenos, y que fuera por ell{HF:os/as}, no se parecía a nada.
10 —¿Y si no nos gusta? —susurró {H}.
10 —Nos gustará —susurró {F}—. Mira cuánto les gusta a ellos. Pero no mires.
10 —No miro —dijo {H}, mirando.`,
        en: `4! The party began with a boom. In the middle was {thing}.
4! “And what about {H} and {F}?” asked the tailor.
4! They had no surprise for them. Nobody had thought of it!
4! The three went off to whisper.
4 {X} went too, and came back with a very odd smile.
6 {H} and {F} could see their lips move. They could not hear a thing.
6 “What do they say?” asked {F}.
6 “I do not know,” said {H}.
6 It was so strange. All day long they had known everything.
6 “Will you not go and find out?”
6 “Nobody has told me. So I cannot.”
6 The three looked over, and laughed, and whispered some more.
6 {X} came by twice with something very well wrapped up.
8 ¶“What do you think it is?” {F} asked a man who stood near.
8 “I know what it is,” said the man. “Mmm.”
8 The man knew. A girl knew, and hid behind her granny. The granny knew as well.
8 “So this is what it feels like,” said {H}.
8 “It tickles,” said {F}.
10 ¶They had always thought that the fun was in knowing the secret. And that was not bad. But this, to have so many people in front of them with full cheeks, and all on their account, was like nothing else.
10 “What if we do not like it?” whispered {H}.
10 “We will,” whispered {F}. “Look how much they like it. But do not look.”
10 “I am not looking,” said {H}, and looked.`,
        alt: {
          es: '{H} piensa y {F} espera con ilusión, junto a {thing}.',
          en: '{H} thinks and {F} waits, full of hope, by {thing}.',
        },
        picture: {
          H: ['think', 'surprised'],
          F: ['stand', 'excited'],
          X: ['stand', 'happy'],
          showsThing: true,
          props: ['gift', 'drum', 'speech'],
        },
      },
      {
        es: `0-2! ¡Ojos cerrados, {H!}! ¡Ya! ¿Qué será? ¡Chist!
0-2 {X} lo sabe. ¡Mmm!
2-2 {F} tampoco mira. ¡Uno, dos y tres!
4! —¡Ahora vosotr{HF:os/as}! —dijo la gente—. ¡Ojos cerrados!
6! {H} y {F} cerraron los ojos muy fuerte.
6! Oyeron pasos, papeles y una risa que alguien se tragó.
6! {X} contó hasta tres saltándose el dos, de los nervios.
8 —¿Tú ves algo? —susurró {H}.
8 —Todo negro, y unas estrellitas —susurró {F}—. ¿Será eso?
10 Alguien les puso algo delante, con mucho cuidado, y dio un paso a un lado.
10 Se hizo un silencio lleno de gente. Quien ha tenido los ojos cerrados dentro de un silencio así ya no necesita que le expliquen nada.
4-4! ¿Y qué vieron? ¡Chist! Es sorpresa.
6! Pom. Abrieron los ojos. Y lo que vieron no se puede contar. ¡Chist! Es sorpresa.`,
        en: `0-2! Eyes shut, {H!}! Now! What is it? Hush!
0-2 {X} knows. Mmm!
2-2 {F} does not look. One, two, three!
4! “Now it is you!” everybody said. “Eyes shut!”
6! {H} and {F} shut their eyes tight.
6! They heard steps, and paper, and a laugh that somebody swallowed.
6! {X} counted to three and left out the two, for joy.
8 “Can you see anything?” whispered {H}.
8 “All black, and some small stars,” whispered {F}. “Can that be it?”
10 Somebody put something down in front of them, with great care, and took a step to the side.
10 It was a silence full of people. If you have ever stood with your eyes shut in one of those, nobody needs to explain it to you.
4-4! And what did they see? Hush! It is a surprise.
6! Boom. They opened their eyes. And what they saw must not be told. Hush! It is a surprise.`,
        alt: {
          es: '{H} y {F} esperan de la mano su sorpresa, junto a un regalo.',
          en: '{H} and {F} wait hand in hand for their surprise, by a present.',
        },
        picture: {
          H: ['stand', 'excited'],
          F: ['stand', 'excited'],
          X: ['stand', 'happy'],
          together: ['hold-hands', 'H', 'F'],
          props: ['gift', 'bow'],
        },
      },
    ],
  },
}
