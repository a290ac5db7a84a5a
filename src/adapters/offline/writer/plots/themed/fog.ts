import type { Plot } from '../plot.ts'
import { fogRetold } from '../retold/fog.ts'

/** The fountain is dry; up in the cloud they hang out the washing to get it wet. The Garoé tree of El Hierro did so. */
export const fog: Plot = {
  id: 'fog',
  retold: fogRetold,
  themes: ['naturaleza', 'aventura'],
  needs: ['ground'],
  refrains: { es: ['¡Plic, plic, plic!', '¡Gota a gota!'], en: ['Plip, plip, plop!', 'Drop by drop!'] },
  blurb: {
    es: 'De la fuente cae una gota. Una. Y hace falta un vaso lleno para {event}, o {thing} se quedará esperando. {H} y {F} suben a ver de dónde viene el agua, con una cuerda, una manta y un bocadillo. Arriba no hay río. Arriba solo hay niebla...',
    en: 'The fountain gives one drop. Just one. But they need a full glass for {event}, to stand beside {thing}. {H} and {F} go up to find where the water comes from, with a rope, a blanket and a sandwich. There is no river up there. There is only fog...',
  },
  setup: {
    id: 'fog/setup',
    titles: {
      es: ['Una gota', '¿De dónde viene el agua?', 'Faltan casi todas'],
      en: ['One drop', 'Where does the water come from?', 'Nearly all the rest'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} esperan. ¡Plic!
0-2 Una gota. ¡Una sola!
2-2 ¿Y el agua? ¡No hay más!
4! {At}, la fuente echó una gota. ¡Plic! Y se secó.
4! {H} y {F} tenían un vaso vacío. ¡Era para {event}!
4 Iba al lado de {thing}.
6 {H} sujetó el vaso debajo del caño y esperó. {F} fue a buscar una silla.
6 —Ya solo falta todo lo demás —dijo {H}, mirando la gota.
8 Nadie se había preguntado nunca de dónde venía el agua. Venía del caño. ¿Y antes del caño? De la pared, claro.
10 La gota se quedó en el fondo, redonda y muy derecha, como quien llega a una fiesta y descubre que era ayer.`,
        en: `0-2 {H} and {F} wait. Plip!
0-2 One drop. Just one!
2-2 Where is the water? All gone!
4! The fountain {at} gave one drop. Plip! Then it ran dry.
4! {H} and {F} had a glass to fill. It was for {event}!
4 It went beside {thing}.
6 {H} held the glass under the pipe and waited. {F} went to find a chair.
6 “Now we just need all the rest,” said {H}, with a look at the drop.
8 Nobody had ever asked where the water came from. It came out of the pipe. And before the pipe? Out of the wall, of course.
10 The drop sat at the bottom, very round and very upright, like a guest who has come to a party and finds that it was yesterday.`,
        alt: {
          es: '{H} sujeta un vaso bajo una fuente seca y {F} mira.',
          en: '{H} holds a glass under a dry fountain while {F} looks on.',
        },
        picture: {
          H: ['hold', 'surprised'],
          F: ['stand', 'worried'],
          showsThing: true,
          props: ['fountain', 'bucket'],
          time: 'dawn',
        },
      },
      {
        es: `4! —¿De dónde viene el agua? —preguntó {H}.
4 —Del caño —dijo el panadero.
4 —De la pared —dijo la vecina.
4 {X} sopló por el caño. Salió una hormiga, muy enfadada.
4! Detrás de la pared había un canal seco. ¡Y subía por la cuesta!
6 Lo siguieron con los ojos. Subía, subía y se metía en una nube.
6 —Entonces el agua viene de arriba —dijo {F}.
6 —Si viniera de arriba, lo sabría todo el mundo —dijo el panadero—. Y no lo sabe nadie.
6 Prepararon la expedición: una cuerda, una manta, el vaso y un bocadillo de tortilla.
6 —¿Para qué es la manta? —preguntó {F}.
6 —Por si acaso.
6 —¿Por si acaso qué?
6 —Eso no se sabe nunca. Por eso se lleva.
6 {F} quiso llevar también la silla. Hubo que hablarlo un rato.
6 {X} pidió que nadie respirara cerca de la gota. Se podía secar del susto.
6 La gota la dejaron dentro del vaso. Así ya iba empezado.
8 {F} consultó un libro muy serio.
8 —Un vaso son cuatro mil gotas —leyó—. Y nosotr{HF:os/as} tenemos una.
8 —O sea, que faltan tres mil novecientas noventa y nueve.
8 —Dicho así, parece mucho.
8 —Dicho así, es mucho —dijo {H}—. Digamos «casi todas».
8 {X} hizo unos estiramientos que parecían de verdad y se puso en la fila.
8 —Las nubes, ni tocarlas —aconsejó la vecina—, que encogen.
10 Es curioso lo poco que se mira hacia arriba cuando el agua sale por abajo. Familias enteras habían llenado el botijo en aquel caño. Le habían dado las gracias y se habían vuelto a casa. Nadie le había preguntado nunca por su madre.
10 —Pues vamos a visitarla —dijo {H}—. A la madre del agua.
10 —¿Y si no está?
10 —Le dejamos una nota.
10 {F} añadió un lápiz al equipaje.`,
        en: `4! “Where does the water come from?” asked {H}.
4 “From the pipe,” said the baker.
4 “From the wall,” said the lady next door.
4 {X} blew into the pipe. Out came one very cross ant.
4! Behind the wall was a dry ditch. And it went up the hill!
6 They followed it with their eyes. It went up and up, and then into a cloud.
6 “So the water comes from up there,” said {F}.
6 “If it did, we would all know it,” said the baker. “And nobody does.”
6 They packed for the climb: a rope, a blanket, the glass and an egg sandwich.
6 “What is the blanket for?” asked {F}.
6 “Just in case.”
6 “In case of what?”
6 “You never know. That is why you take it.”
6 {X} asked them all not to breathe so close to the drop. It might dry up from fright.
6 They left the drop in the glass. That way they had made a start.
8 {F} looked it up in a very serious book.
8 “There are four thousand drops in a glass,” {F} read out. “And we have one.”
8 “So we need three thousand, nine hundred and ninety-nine more.”
8 “It sounds like a lot when you put it that way.”
8 “It is a lot when you put it that way,” said {H}. “Let’s just say nearly all.”
8 {X} did some stretches, which looked very much like the real thing, and stood in line.
8 “Do not touch the clouds,” said the lady next door. “They shrink.”
10 It is odd how little people look up when the water comes out down below. Whole families had filled their jugs at that pipe, and thanked it, and gone home to supper. Not one of them had ever asked after its mother.
10 “Then let’s call on her,” said {H}. “On the mother of the water.”
10 “What if she is out?”
10 “We will leave a note.”
10 {F} put in a pencil.`,
        alt: {
          es: '{H} y {F} descubren un canal seco que sube por la cuesta.',
          en: '{H} and {F} find a dry ditch that goes up the hill.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['hold', 'thoughtful', 'rope'],
          X: ['crouch', 'surprised'],
          props: ['blanket', 'sandwich', 'stone', 'cloud'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 {H} sube. {F} sube.
0-2 {X} sopla: ¡fuuu!
2-2 ¡Arriba, arriba, hasta la nube!
4! Siguieron el canal cuesta arriba. {H} llevaba el vaso.
4 —¿Falta mucho? —preguntó {F}.
4 —Falta un vaso —dijo {H}.
6 A cada paso, la gota rodaba de un lado a otro, como si mirara el paisaje.
6 {X} iba marcando el camino con migas. Detrás iba un gorrión, desmarcándolo.
6 En la última casa, {F} miró atrás. Luego miró la nube. Luego miró el bocadillo, y siguió.
8 Por el canal subía una fila de hormigas, que tampoco encontraban el agua. Iban más cargadas y se quejaban menos.
8 El panadero salió a despedir a la expedición, con harina hasta las cejas.
8 —¡Si veis de dónde viene la harina —gritó—, me lo decís también!
10 Los lugares más desconocidos del mundo no están al otro lado del mar. Suelen quedar detrás de la pared de siempre, a cinco minutos y cuesta arriba.
4! Arriba del todo esperaba la nube, muy quieta.`,
        en: `0-2 Up goes {H}. Up goes {F}.
0-2 {X} blows: whoo!
2-2 Up and up, into the cloud!
4! They followed the ditch up the hill. {H} had the glass.
4 “Is there far to go?” asked {F}.
4 “Just one glass,” said {H}.
6 At each step the drop rolled from side to side, as if to look at the view.
6 {X} was marking the way with crumbs. A sparrow came behind and unmarked it.
8 By the last house {F} looked back, and then at the cloud, and then at the sandwich, and went on.
8 A line of ants was going up the ditch too. They had more to carry, and they grumbled less.
8 The baker came out to see them off, floury up to the eyebrows.
8 “If you find out where flour comes from,” he called, “let me know that too!”
10 The least known places in the world are not across the sea. As a rule they are behind the same old wall, five minutes away and uphill.
4! At the very top the cloud was waiting, very still.`,
        alt: {
          es: '{H} y {F} suben la cuesta con un vaso y una cuerda.',
          en: '{H} and {F} climb the hill with a glass and a rope.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'happy', 'rope'],
          X: ['walk', 'calm'],
          props: ['cloud', 'blanket'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'fog/setback',
    scares: ['lost'],
    titles: { es: ['Un paso cada vez', 'Dentro de la nube'], en: ['One step at a time', 'Inside the cloud'] },
    moments: [
      {
        es: `0-2 ¡Todo blanco! ¿{H}? ¿{F}?
0-2 ¡Aquí! ¡Estoy aquí!
2-2 ¿Dónde está mi pie? ¡Ahí!
4! La nube bajó {at}. ¡Todo se volvió blanco!
4! {H} no veía a {F}. {F} no veía a nadie.
4 —¿Sigo aquí? —preguntó {F}.
4 —Sí —dijo {H}—. Te oigo masticar.
6 Por dentro, una nube no es de algodón. Es fría, callada y se mete por el cuello.
6 —Sabe a vaso vacío —dijo {F}, sacando la lengua.
8 El canal se había quedado en alguna parte de lo blanco. La cuesta también, aunque las piernas seguían notándola.
10 Lo malo de la niebla es que lo esconde todo por igual, lo importante y lo demás. Al final no se sabe qué echar de menos primero.`,
        en: `0-2 All white! {H}? {F}?
0-2 Here! I am here!
2-2 Where is my foot? There!
4! The cloud came down {at}. It all went white!
4! {H} could not see {F}. {F} could see nobody.
4 “Am I still here?” asked {F}.
4 “Yes,” said {H}. “I can hear you chew.”
6 The inside of a cloud is not like wool. It is cold and quiet, and it gets down your neck.
6 “It tastes of empty glass,” said {F}, with {F.his} tongue out.
8 The ditch was somewhere in all that white. So was the hill, though their legs could still feel it.
10 The trouble with fog is that it hides everything alike, what matters and what does not, so that you cannot tell what to miss first.`,
        alt: {
          es: 'La niebla rodea a {H} y a {F}, que se buscan.',
          en: 'Fog closes in on {H} and {F}, who look for each other.',
        },
        picture: {
          H: ['reach', 'worried'],
          F: ['stand', 'surprised', 'sandwich'],
          props: [],
          weather: 'fog',
          shot: 'wide',
        },
      },
      {
        es: `4! Se ataron con la cuerda. {H} iba en una punta y {F} en la otra.
4 —Veo un paso —dijo {H}—. Solo uno.
4 —Pues demos ese —dijo {F}.
4! Lo dieron. ¡Y entonces se vio el siguiente!
4 {X} iba en medio, cantando para no perderse.
6 La niebla es muy tacaña. Enseña un paso, y hasta que no se da no enseña otro.
6 {F} tropezó con alguien y le pidió perdón.
6 —Es una piedra —dijo {H}.
6 —Con esta niebla no se puede estar segur{F:o/a}.
6 De pronto, la cuerda dio un tirón.
6 —¿Qué pasa? —preguntó {H}.
6 —Nada. Miraba si seguías ahí.
6 —Mira cuando quieras.
6 Y a cada rato la cuerda daba un tironcito. Y siempre contestaba otro.
6 {X} era partidari{X:o/a} de torcer a la derecha. Nadie sabía dónde estaba la derecha, y eso salvó la tarde.
8 Al cabo de cien pasos, el miedo se había quedado atrás. Nada lo aburre tanto como un paso detrás de otro.
8 —¿Y si se acaba la cuerda? —preguntó {F}.
8 —Entonces estaremos junt{HF:os/as} —dijo {H}—. Es lo bueno de que tenga dos puntas.
8 Lo pensaron durante un trecho largo y blanco.
8 —¿Estás llorando? —preguntó {F}, muy cerca.
8 —No. ¿Y tú?
8 —Tampoco.
8 Pero tenían gotas en la cara. {F} probó una. No era salada.
8 —Qué raro —dijo {H}, y siguió andando.
10 Desde abajo, aquella nube era un sombrero en lo alto del monte. Por dentro no tenía forma ninguna. {H} pensó que a lo mejor pasaba con todo: de lejos las cosas tienen bordes, y de cerca solo tienen pasos.
10 —Cuando volvamos contaré que anduve por dentro de una nube —dijo {F}.
10 —Creerán que fue en avión.
10 —Diré que a pie y con un bocadillo.`,
        en: `4! They tied themselves together. {H} was at one end, and {F} at the other.
4 “I can see one step,” said {H}. “Just one.”
4 “Then let’s take it,” said {F}.
4! They took it. And then they could see the next!
4 {X} was in the middle, and sang so as not to get lost.
6 Fog is very mean. It shows you one step, and you get no more until you have used it.
6 {F} bumped into somebody and said sorry.
6 “That was a stone,” said {H}.
6 “You cannot be too sure in this fog.”
6 Then there was a tug on the rope.
6 “What is it?” asked {H}.
6 “Nothing. I was just looking to see if you were there.”
6 “Look as often as you like.”
6 So now and then the rope gave a little tug. And each time a little tug came back.
6 {X} was all for turning right. Nobody knew which way right was, and that saved the day.
8 After a hundred steps the fear had fallen behind. Nothing bores it so much as one foot after the other.
8 “What if the rope runs out?” asked {F}.
8 “Then we will be side by side,” said {H}. “That is the good thing about having two ends.”
8 “Are you crying?” asked {F}, very close by.
8 “No. Are you?”
8 “Nor am I.”
8 But they had drops on their faces. {F} tried one. It was not salty.
8 “How odd,” said {H}, and walked on.
10 From below, that cloud had been a hat on top of a hill. From inside it had no shape at all. {H} wondered if it might be the same with most things: from far off they have edges, and close up they only have steps.
10 “When we get home I will tell them that I walked inside a cloud,” said {F}.
10 “They will think that you were on a plane.”
10 “I will say it was on foot, with a sandwich.”`,
        alt: {
          es: '{H} y {F} avanzan en la niebla con una cuerda.',
          en: '{H} and {F} walk through the fog, tied to one rope.',
        },
        picture: {
          H: ['walk', 'determined', 'rope'],
          F: ['walk', 'calm'],
          X: ['walk', 'happy'],
          props: ['stone', 'music-note'],
          weather: 'fog',
        },
      },
      {
        es: `0-2 Un paso. Otro. ¡Otro más!
0-2 {F} tira: ¡estoy aquí!
0-2 {X} canta: ¡la, la!
2-2 ¿Qué suena? ¡Tic! ¡Tic!
4! El suelo dejó de subir. ¡Habían llegado arriba!
4 —¿Y el agua? —preguntó {F}.
4 No se oía ni un río. No se oía ni una fuente.
4! Solo sonaba algo muy pequeño. ¡Tic!
6 {X} creyó que era su barriga y la mandó callar. Siguió sonando.
6 Parecía una gota. Pero ¿desde dónde caía, si arriba no había nada?
8 Se quedaron a oírla, muy quiet{HF:os/as}, y descubrieron que el silencio también tiene goteras.
8 La niebla se abrió un dedo y enseñó una sombra ancha y baja. Luego se cerró, como quien se arrepiente de contar un secreto.
10 —Ahí hay alguien —susurró {F}.
10 Y no lo dijo con miedo, sino con ganas. Después de un día entero sin ver nada, cualquiera era una visita.
4 —Vamos —dijo {H}, y la cuerda se tensó.`,
        en: `0-2 One step. One more. One more!
0-2 {F} tugs: I am here!
0-2 {X} sings: la, la!
2-2 What was that? Tick! Tick!
4! The ground stopped going up. They were at the top!
4 “Where is the water?” asked {F}.
4 There was no sound of a river. There was no sound of a spring.
4! There was just one tiny noise. Tick!
6 {X} thought that it was a rumbling tummy and told it to hush. It went on.
6 It was like a drop. But where could it drop from, with nothing up there?
8 They stood and listened, and found out that a silence can have a leak.
8 The fog opened by an inch and showed something dark, wide and low. Then it shut again, like somebody who wishes they had not told.
10 “There is somebody there,” {F} whispered.
10 It was not said with fear. After a whole day of seeing nothing, anybody at all was company.
4 “Come on,” said {H}, and the rope went tight.`,
        alt: {
          es: '{H} y {F} escuchan una gota en la niebla.',
          en: '{H} and {F} listen to a drop in the fog.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['point', 'excited', 'rope'],
          X: ['stand', 'surprised'],
          together: ['whisper', 'F', 'H'],
          props: [],
          weather: 'fog',
        },
      },
    ],
  },
  climax: {
    id: 'fog/climax',
    titles: {
      es: ['Tender para mojar', 'De ponerse en medio', 'La colada de la nube'],
      en: ['Washing day in the cloud', 'Getting in the way', 'Hang it out wet'],
    },
    moments: [
      {
        es: `0-2 {H} cuelga una manta. ¡Gotea!
0-2 ¡Es agua de nube!
2-2 {F} pone el vaso debajo.
4! Arriba no había ningún río. ¡Solo niebla!
4! Y un árbol caído, muy viejo, con cuatro hojas.
4 De las hojas colgaban gotas. ¡Tic, tic!
4 —¡Era él! —dijo {H}—. ¡El agua la hacía él!
6 Durante años y años, la niebla se había enredado en sus ramas. Allí se hacía gotas, y las gotas bajaban por el canal.
6 El viento del invierno lo había tumbado.
8 Las cuatro hojas seguían peinando la niebla, muy serias, como si nadie les hubiera dado la noticia.
10 Un árbol así existió de verdad, en la isla de El Hierro. Se llamaba Garoé, y de sus hojas bebía toda la isla.`,
        en: `0-2 {H} hangs up a blanket.
0-2 It drips! It is cloud water!
2-2 {F} holds out the glass.
4! There was no river up there. It was all fog!
4! And there was a fallen tree, very old, with four leaves.
4 Drops hung from the leaves. Tick, tick!
4 “It was the tree!” said {H}. “It made the water!”
6 For years and years the fog had got caught in its branches. There it turned into drops, and the drops ran down the ditch.
6 Then the winter wind had blown it over.
8 The four leaves went on combing the fog, very gravely, as if nobody had told them the news.
10 There was once a real tree like that, on the island of El Hierro. Its name was Garoé, and the whole island drank from its leaves.`,
        alt: {
          es: '{H} y {F} encuentran en la niebla un árbol que gotea.',
          en: '{H} and {F} find a dripping tree in the fog.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['kneel', 'thoughtful'],
          props: ['tree', 'leaf'],
          weather: 'fog',
          shot: 'wide',
        },
      },
      {
        es: `4! Habían subido hasta la nube. ¡Allí goteaba todo!
4 ¡Hasta las cejas!
6 —No llueve —dijo {F}—. ¿De dónde salen las gotas?
6 —De ponerse en medio —dijo {H}, muy despacio.
6 Se quedaron mirando. Un árbol es eso: alguien que se pone en medio, con muchas hojas.
4! —¡Vamos a tender la niebla! —dijo {H}, y sacó la manta.
4 {X} ató la cuerda entre dos peñas.
6 La gente tiende la ropa para que se seque. Aquello era justo al revés.
6 —Llevo toda la vida tendiendo mal —dijo {F}.
6 La manta se puso gris, luego oscura y luego brillante. Y por una esquina... ¡plic!
6 {F} colocó el vaso. {H} colgó el jersey, la bufanda y el trapo del bocadillo.
8 {X} se plantó en medio del viento, sin mover ni un pelo. Al rato goteaba por todas las esquinas.
8 {F} iba contando. Llegó a doscientas doce.
8 —¿Te queda algo que colgar? —preguntó {H}.
8 —Un calcetín. ¡Ay! ¿Por cuál iba?
8 —Por la doscientas doce.
8 —Ya no me fío. Una. Dos. Tres...
8 Cada cosa tenía su música. La manta hacía plic y el jersey hacía plac. El calcetín tenía un agujero y no acababa de decidirse.
10 La niebla no pesa. Se atraviesa con un dedo. Y sin embargo llevaba dentro una fuente entera, repartida en trocitos tan pequeños que ninguno tenía fuerzas ni para caerse. Solo les faltaba un sitio donde encontrarse.
10 —O sea, que el agua necesita una reunión —dijo {F}.
10 —Y alguien que ponga la manta —dijo {H}.`,
        en: `4! They had come up into the cloud. It all dripped there!
4 Even eyebrows dripped!
6 “It is not raining,” said {F}. “Where do the drops come from?”
6 “From getting in the way,” said {H}, very slowly.
6 They looked at each other. That is all a tree is: somebody who gets in the way, with a lot of leaves.
4! “Let’s hang the blanket out in the fog!” said {H}.
4 {X} tied the rope from rock to rock.
6 People hang their washing out to dry. This was the other way round.
6 “I have been doing it wrong all my life,” said {F}.
6 The blanket went grey, and then dark, and then shiny. And at one corner... plip!
6 {F} put the glass under it. {H} hung up a jumper, a scarf and the cloth from the sandwich.
8 {X} stood in the wind and did not move a hair. Soon there were drips off every corner of {X}.
8 {F} was counting, and had got to two hundred and twelve.
8 “Have you any more to hang up?” asked {H}.
8 “One sock. Oh no! Where was I?”
8 “Two hundred and twelve.”
8 “I cannot be sure now. One. Two. Three...”
8 Each thing had its own tune. The blanket went plip and the jumper went plop. The sock had a hole in it and could not make up its mind.
10 Fog weighs nothing. You can put a finger through it. And yet there was a whole fountain in it, in bits so small that not one of them had the strength to fall. All they had ever needed was somewhere to meet.
10 “So water has to hold a meeting,” said {F}.
10 “And somebody has to bring the blanket,” said {H}.`,
        alt: {
          es: '{H} y {F} tienden una manta en la niebla y gotea.',
          en: '{H} and {F} hang a blanket in the fog, and it drips.',
        },
        picture: {
          H: ['reach', 'excited', 'blanket'],
          F: ['kneel', 'happy'],
          X: ['stand', 'proud'],
          props: ['rope', 'scarf', 'bucket'],
          weather: 'fog',
        },
      },
      {
        es: `0-2 ¡Plic! ¡Plac! ¡Plic, plac!
0-2 {F} cuelga un calcetín.
0-2 {X} abre la boca.
2-2 ¡El vaso se llena, se llena!
4! Gota a gota, el vaso se llenó.
4 —¿Cuántas han sido? —preguntó {H}.
4 —Cuatro mil —dijo {F}—. O diecisiete. Me he perdido.
4! Y la manta no paró. ¡El agua echó a correr por el canal!
6 {H} levantó el vaso con cuidado. Pesaba mucho para ser niebla.
6 La primera gota estaba allí, con las demás. Ya no se sabía cuál era.
8 La manta no quiso bajarse. Había encontrado su oficio, y allí la dejaron, goteando y muy orgullosa.
8 Primero fue un hilo. Luego fue una cinta. El canal carraspeó, porque llevaba meses sin hablar, y se puso en marcha.
8 {X} le cedió el paso con una reverencia.
10 Cualquiera de ellas habría dicho que no era más que una gota. Es lo que dicen todas, un momento antes de ser un río.
4 —¡Corre! —gritó {F}—. ¡Que llega antes que nosotr{HF:os/as}!`,
        en: `0-2 Plip! Plop! Plip, plop!
0-2 {F} hangs up a sock.
0-2 {X} drinks a drop.
2-2 Up it goes! The glass is full!
4! Drop by drop, the glass was full.
4 “How many was that?” asked {H}.
4 “Four thousand,” said {F}. “Or seventeen. I got lost.”
4! But the blanket did not stop. The water ran off down the ditch!
6 {H} lifted it up. It was very heavy for a bit of fog.
6 The first drop was in there with the rest. You could not tell which it was.
8 The blanket would not come down. It had found its calling, so they left it there, dripping and proud.
8 It was a thread, and then it was a ribbon. The ditch cleared its throat, for it had not said a word in months, and off it went.
8 {X} made a bow to let it go first.
10 Any one of them would have told you that it was only a drop. They all say so, just before they are a river.
4 “Run!” cried {F}. “It will get there before us!”`,
        alt: {
          es: '{H} levanta el vaso lleno y el agua corre por el canal.',
          en: '{H} holds up the full glass as water runs down the ditch.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['run', 'excited'],
          X: ['wave', 'happy'],
          props: ['blanket', 'rope'],
          weather: 'fog',
        },
      },
    ],
  },
  resolution: {
    id: 'fog/resolution',
    titles: {
      es: ['Un sorbo de nube', 'Ni una gota al suelo', 'Tres brotes'],
      en: ['A sip of cloud', 'Not one drop spilt', 'Three shoots'],
    },
    moments: [
      {
        es: `0-2 ¡Glu, glu! Baja el agua.
0-2 {H} baja con el vaso.
2-2 Despacito, despacito. ¡Que no se caiga!
4! Bajaron con el vaso lleno. ¡No se cayó ni una gota!
4 {F} iba delante, quitando las piedras.
4 Por el canal, a su lado, bajaba el agua. ¡Glu, glu, glu!
6 {X} andaba de espaldas para vigilar el vaso, y chocó con tres árboles.
6 —Que nadie me haga reír —pidió {H}.
6 Entonces les entró la risa a tod{HF:os/as}, pero la aguantaron por la nariz.
8 Un petirrojo se posó en el borde del vaso, bebió y se fue.
8 —Una gota menos —dijo {F}.
8 —Una gota de petirrojo —dijo {H}.
10 Tardaron el triple que en subir. Hay cosas que solo se pueden llevar así, mirándolas todo el rato y sin pensar en nada más.`,
        en: `0-2 Glug, glug! Down it runs.
0-2 {H} brings the glass down.
2-2 Slowly, slowly. Do not spill it!
4! They brought the full glass down. They did not spill a drop!
4 {F} went in front and took away the stones.
4 Down the ditch beside them ran the water. Glug, glug, glug!
6 {X} walked backwards to watch the glass, and met three trees.
6 “Nobody make me laugh,” said {H}.
6 So then they all had to laugh, and they did it through their noses.
8 A robin sat on the rim of the glass, had a drink and flew off.
8 “That is one drop less,” said {F}.
8 “It was a robin’s drop,” said {H}.
10 It took three times as long as going up. Some things can only be carried like that, with your eyes on them and nothing else on your mind.`,
        alt: {
          es: '{H} baja la cuesta con un vaso lleno y {F} abre paso.',
          en: '{H} brings a full glass downhill while {F} clears the way.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['crouch', 'happy'],
          props: ['stone', 'cloud'],
          shot: 'wide',
        },
      },
      {
        es: `4! {H} puso el vaso junto a {thing}. Ni un temblor.
4 La fuente cantaba a chorros.
4! —¿De dónde viene el agua? —preguntó el panadero.
4 —De la manta —dijo {F}.
6 —¿Y la manta?
6 —De por si acaso —dijo {H}.
6 Aquella tarde subió todo el mundo con la colada.
6 —Se tiende seca y se recoge mojada —explicaba {H}, y la gente lo apuntaba.
6 —¿Y si sale el sol? —preguntó la vecina.
6 —Entonces se nos seca —dijo {F}.
6 —¡Qué desastre! —dijo la vecina, que aprendía rápido.
6 Llevó tres sábanas y un mantel. El panadero colgó el delantal. Estaba tan lleno de harina que empezó a gotear masa.
6 {X} tendía los calcetines de dos en dos, para que tuvieran con quién hablar.
6 Con el delantal hicieron once bollos. Salieron un poco blandos, pero muy frescos.
8 En un hueco del árbol caído, {F} encontró tres brotes. Eran tan pequeños como cucharillas, y ya tenían una gota cada uno.
8 —¿Y estos qué hacen aquí?
8 —Lo mismo que su padre —dijo {H}—. Ponerse en medio.
8 Los plantaron arriba, donde más soplaba.
8 —Tardarán cien años en dar una fuente —dijo la vecina.
8 —Pues hasta entonces tendemos —contestó {H}.
10 {X} les puso una valla de palillos. Luego les explicó las normas del monte, que se acababa de inventar.
10 Se hizo una lista por turnos. Los lunes, sábanas. Los martes, bufandas. Los domingos, cada cual lo que tuviera más cariño. Es el único sitio del mundo donde nadie se queja de que la ropa no se seca. Y cuando el parte anuncia niebla, se aplaude.
10 {F} sacó por fin el lápiz y dejó una nota en el tronco. Decía: «Hemos venido y no había nadie; gracias por todo; volveremos con más mantas».`,
        en: `4! {H} put the glass beside {thing}. It did not shake.
4 The fountain was singing at the top of its voice.
4! “Where does the water come from?” asked the baker.
4 “From the blanket,” said {F}.
6 “And the blanket?”
6 “From just in case,” said {H}.
6 That afternoon they all went up with their washing.
6 “Hang it out dry and bring it in wet,” said {H}, and people wrote it down.
6 “What if the sun comes out?” asked the lady next door.
6 “Then it will dry,” said {F} darkly.
6 “How awful!” said the lady, who learned fast.
6 She took three sheets. The baker hung up his apron. It was so full of flour that it began to drip dough.
6 {X} pegged the socks out in twos, so that they had somebody to talk to.
6 They made eleven buns out of the apron. They were a bit soft, but very fresh.
8 In a hole in the fallen tree {F} found three shoots. They were as small as teaspoons, and each of them had a drop already.
8 “What are you three up to?”
8 “What their father did,” said {H}. “They are getting in the way.”
8 They planted them at the top, where it blew the hardest.
8 “It will be a hundred years before they make a fountain,” said the lady next door.
8 “Then until that day we hang out the washing,” said {H}.
10 {X} gave each of them a fence of toothpicks, and then told them the rules of the hill, which {X} had only just made up.
10 There is a list now. Mondays are for sheets, and Tuesdays for scarves. On Sundays you may bring the thing that you love most. It is the one place in the world where nobody grumbles that the washing will not dry. And when fog is forecast, they clap.
10 {F} took out the pencil at last and left a note on the trunk. It said: “We called while you were out; thank you for everything; back soon with more blankets.”`,
        alt: {
          es: '{H} deja el vaso lleno junto a {thing}.',
          en: '{H} sets the full glass down beside {thing}.',
        },
        picture: {
          H: ['kneel', 'proud'],
          F: ['cheer', 'happy'],
          X: ['hold', 'happy', 'blanket'],
          showsThing: true,
          props: ['leaf', 'bread'],
        },
      },
      {
        es: `0-2! ¡Plic, plac! ¡El vaso está lleno!
0-2 {H} bebe. {F} bebe.
0-2 {X} dice: ¡aaah!
2-2 La fuente canta toda la noche.
4! El vaso brillaba junto a {thing}. ¡Y empezó {event}!
4 Bebieron un sorbo cada un{HF:o/a}.
4 Sabía a nube. Y un poquito a manta.
8 —Y muy poquito a calcetín —dijo {F}, que entendía de gotas.
6 {X} guardó el último sorbo para una maceta.
6 Por el caño salió también una hormiga, nadando y muy enfadada.
8 El panadero quiso saber si había más nubes por ahí sin tender. Dijeron que sí, que casi todas.
8 {F} empezó a contar las gotas de la fuente. A la doscientas doce se quedó dormid{F:o/a}.
10 Arriba, en lo oscuro, las sábanas se movían despacio. Quien no supiera la historia habría pensado que eran fantasmas. Eran las camas del pueblo entero, fabricando el desayuno.
4! Aquella noche, {H} oyó caer una gota. Y otra. Y otra.`,
        en: `0-2! Plip, plop! Here is a full glass!
0-2 {H} drinks. {F} drinks.
0-2 {X} says: aah!
2-2 The fountain sings all night.
4! The glass shone beside {thing}. Now it was time for {event}!
4 Everybody had a sip.
4 It tasted of cloud. And just a bit of blanket.
8 “And a tiny bit of sock,” said {F}, who knew about drops.
6 {X} saved the last sip for a flowerpot.
6 Out of the pipe came an ant as well, very wet and very cross.
8 The baker wished to know if there were more clouds that nobody had hung out. They said yes, nearly all.
8 {F} began to count the drops from the fountain. At two hundred and twelve {F} fell asleep.
10 Up there in the dark the sheets moved slowly to and fro. If you did not know the story, you might take them for ghosts. They were all the beds of the place, making the water for breakfast.
4! That night {H} heard a drop fall. And one more. And one more.`,
        alt: {
          es: '{H} y {F} celebran con un vaso de agua junto a {thing}.',
          en: '{H} and {F} celebrate with a glass of water by {thing}.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['sit', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['lantern', 'moon', 'star'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
