import type { Plot } from '../plot.ts'

/** The same goose in the same sash, told by her feet: where she treads it is law, and nobody may go to bed before her. */
export const gooseQueenRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'goose-queen/setup/footprint',
      titles: {
        es: ['Firmado: una oca', 'La huella real', 'Leyes con barro'],
        en: ['Signed, a goose', 'The royal footprint', 'Laws in mud'],
      },
      moments: [
        {
          es: `0-2 Una oca en el trono. ¡Onc!
0-2 {H} dice: ¡baja, oca!
2-2 La oca dice que no. ¡Chap, chap!
4! {H} y {F} traían {thing}. ¡La reina era una oca!
4! Llevaba la banda de mandar. ¡Onc!
4! Cada huella era su firma. ¡Y firmó {thing}!
4 ¡Chap! Ya era de la oca.
6 —Lavé la banda, la tendí, y ella solita metió el cuello —contó la reina de antes, en zapatillas.
6 —¿Y no se la podemos quitar? —preguntó {F}.
6 —Está prohibido tocar a quien reina —dijo ella—. Lo prohibí yo, por las cosquillas.
8 La secretaria real corría detrás de ella con un papel secante. La huella de quien reina es su firma, y aquellas eran de barro.
10 La oca descubrió que firmar le gustaba. Estudió el suelo y eligió con muchísimo cuidado dónde poner la otra pata.`,
          en: `0-2 A goose sits on the throne. Honk!
0-2 {H} says: get down, goose!
2-2 No, says the goose. Splat, splat!
4! {H} and {F} came with {thing}. The queen was a goose!
4! She wore the ruling sash. Honk!
4! Each footprint was her name. She signed {thing}!
4 Splat! Now it was the goose’s.
6 “I washed the sash, and in went her neck,” said the other queen, in her slippers.
6 “Can we not take it off her?” asked {F}.
6 “Nobody may touch the one who rules,” said the queen. “I made that law myself. I am ticklish.”
8 The royal secretary came running after her with blotting paper. A ruler’s footprint is as good as her name, and these were made of mud.
10 It struck the goose that she liked to sign. She looked at the floor, and took great care over where to put the other foot.`,
          alt: {
            es: '{H} y {F} encuentran una oca, una banda roja y un trono.',
            en: '{H} and {F} find a goose, a red sash and a throne.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'surprised'],
            props: ['chair', 'duck', 'scarf', 'footprints'],
            showsThing: true,
            shot: 'wide',
          },
        },
        {
          es: `4! La oca echó a andar. ¡Chap! Pisó una receta de lentejas.
4! —Firmado —dijo doña Tecla, la secretaria—. ¡Desde hoy, lentejas todos los días!
4 Luego pisó un mapa, en mitad del mar. Y se llevaron la capital al mar.
4 {X} le puso delante un papel en blanco. Quedó firmado no hacer nada.
4! {H} corría detrás. ¡Chap, chap! No había quien la parara.
6 —Los ministros, que se compren una barca —ordenó doña Tecla.
6 Al jardinero se le cayó de la mano una carta de amor. ¡Chap!
6 —Desde hoy es obligatorio querer a la panadera —leyó doña Tecla.
6 —Yo ya la quería —dijo el jardinero, con la cara como un tomate.
6 —Pues ahora la queremos todos —dijo el general, y se puso a la cola con un ramo.
6 {H} fue a decírselo a la panadera. Tenía pan en el horno y no podía atender a un país entero.
6 {F} se agachó a limpiar el barro. ¡Chap! La oca le firmó la espalda.
6 —Enhorabuena —dijo doña Tecla—. Te ha nombrado alfombra.
6 {X} escondió los dos pies, por si también los firmaba.
8 —¿Y si firma que ya no es reina? —dijo {H}.
8 Escribieron: «La oca se va a su casa». Le pusieron la hoja delante, y la oca la rodeó por la derecha. La corrieron a la derecha, y la rodeó por la izquierda.
8 {X} forró el suelo de punta a punta con hojas iguales. Ella dio un vuelo cortito y aterrizó en el periódico. Quedó firmado todo lo que decía, hasta el horóscopo.
10 Lo asombroso era lo pronto que se acostumbraba la gente. A mediodía ya había quien explicaba, muy serio, las ventajas de una capital con peces.
10 —¿Y si no está mandando? —dijo {F} de pronto—. ¿Y si solo está andando?
10 {H} miró la fila de huellas. No parecían la letra de alguien muy seguro de sí. Iban para un lado y volvían para el otro, como cuando se buscan las gafas por toda la casa.`,
          en: `4! The goose went for a walk. Splat! She trod on a recipe for lentils.
4! “Signed,” said Miss Quill, the secretary. “From now on we eat lentils!”
4 Then she trod on a map, in the middle of the sea. So they moved the town out to sea.
4 {X} put down a blank sheet. Splat! Now it was the law to do nothing.
4! {H} ran after her. Splat, splat! Nobody could stop her.
6 “Will the ministers kindly buy a boat?” said Miss Quill.
6 The gardener let a love letter slip out of his hand. Splat!
6 “From today we must all love the baker,” read Miss Quill.
6 “I did before,” said the gardener, red as a tomato.
6 “Well, now we all do,” said the general, and he joined the queue with a bunch of flowers.
6 {H} went to tell the baker. She had bread in the oven, she said, and no time for a whole country.
6 {F} bent down to wipe up the mud. Splat! The goose signed {F.him} on the back.
6 “Well done,” said Miss Quill. “She has made you Royal Rug.”
6 {X} hid both feet, in case they were next.
8 “What if she signs that she is not queen?” said {H}.
8 So they wrote: The goose is going home. They put the sheet down in front of her, and she went round it on the right. They moved it to the right, and she went round it on the left.
8 {X} papered the whole floor with sheets just like it. She took off, flew a yard or two and came down on the newspaper. So all of that was law now, and so were the stars on page nine.
10 The surprising thing was how soon they got used to it. By noon there were people who could tell you how handy it was to have fish in the high street.
10 “What if she is not ruling?” said {F}, out of the blue. “What if she is just walking?”
10 {H} looked at the line of footprints. It was not the writing of somebody who is sure. It went one way and came back the other, as you do when you look for your glasses all over the house.`,
          alt: {
            es: '{H} corre con un papel y {F} se agacha junto a una oca.',
            en: '{H} runs with a paper and {F} bends down by a goose.',
          },
          picture: {
            H: ['run', 'worried', 'letter'],
            F: ['crouch', 'surprised'],
            X: ['hold', 'thoughtful', 'letter'],
            props: ['duck', 'scarf', 'footprints', 'map', 'letter'],
          },
        },
        {
          es: `0-2 ¡Chap! Una huella. ¡Chap! Otra.
0-2 {F} limpia el suelo.
0-2 {X} limpia también.
2-2 ¿De dónde vendrán tantas huellas?
4! La banda solo se suelta si la oca baja el cuello.
4! ¡Y lo llevaba más tieso que un palo!
4 —¿Cuándo baja el cuello una oca? —preguntó {H}.
4! {F} señaló las huellas. Venían de muy lejos.
4! Y las siguieron, pero al revés.
6 —Al revés se llega al principio —dijo {F}—. Allí veremos qué hacía antes de reinar.
6 {X} cerraba la marcha y, por educación, no pisaba ninguna firma.
8 La reina l{HF:os/as} acompañó hasta donde llegaban sus zapatillas. De pronto se dio cuenta de que no la seguía nadie. Dio un saltito, por probar, y tampoco la imitó nadie.
8 —Es comodísimo —dijo—. Pero no tardéis: no soporto las lentejas.
10 Seguir unas huellas hacia atrás es como leer un cuento desde la última página. Primero se sabe lo que pasó. Después, con suerte y despacio, se va sabiendo por qué.`,
          en: `0-2 Splat! A footprint. Splat! One more.
0-2 {F} wipes the floor.
0-2 {X} wipes it too.
2-2 Where do all those footprints come from?
4! The sash slips off if the goose puts her neck down.
4! And her neck was as stiff as a post!
4 “When does a goose put her neck down?” asked {H}.
4! {F} pointed at the footprints. They came from far away.
4! So off they went along them, the wrong way round.
6 “The wrong way round takes you to the start,” said {F}. “Then we will know what she did before she ruled.”
6 {X} came last, and took care not to tread on any royal name.
8 The queen came with them as far as her slippers could go. She noticed all at once that nobody was walking behind her. She gave a little hop, to see, and nobody hopped either.
8 “How very restful,” she said. “But do be quick. I cannot bear lentils.”
10 To go backwards along somebody’s footprints is like reading a story from the last page. First you know what happened. Then, if you are slow and lucky, you find out why.`,
          alt: {
            es: '{H} y {F} siguen hacia atrás unas huellas de oca.',
            en: '{H} and {F} follow the goose prints back the other way.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['point', 'thoughtful'],
            X: ['walk', 'happy'],
            props: ['footprints', 'letter'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'goose-queen/setback/door',
      titles: {
        es: ['La puerta con ruedas', 'La puerta marquesa'],
        en: ['A door on wheels', 'Lady Door'],
      },
      moments: [
        {
          es: `0-2 Una puerta bajita. ¡Pasa, oca!
0-2 Pasa {H}. ¡Ay, la cabeza!
2-2 Pasa {F}. ¡Ay! La oca no pasa.
4! El carpintero hizo una puerta bajita. ¡Y con ruedas!
4! Para pasar había que bajar el cuello.
4! {H} y {F} la empujaron hacia la oca.
4 La oca dio un rodeo. La puerta, también.
6 Pasó todo el mundo menos ella. El general perdió el casco. La panadera pasó muy bien, pero seguida de un país entero.
6 —Como puerta, funciona —dijo {F}, frotándose la frente.
8 Dieron tres vueltas al trono, la oca delante y la puerta detrás. A la cuarta iba delante la puerta, y ya nadie podía decir quién perseguía a quién.
10 Era una puerta estupenda, con su pomo, su llamador y su felpudo. Solo le faltaba un sitio al que dar. Las personas no se fijan en eso, pero las ocas sí.`,
          en: `0-2 A tiny door. In you go, goose!
0-2 {H} goes in. Ow, my head!
2-2 {F} goes in. Ow! The goose does not.
4! The carpenter made a very low door. It was on wheels!
4! To go in, you had to put your neck down.
4! {H} and {F} pushed it up to the goose.
4 The goose went round it. The door came too.
6 Everybody went through but her. The general lost his helmet. The baker did it nicely, with a whole country behind her.
6 “As a door, it works,” said {F}, with a sore head.
8 They went three times round the throne, first the goose and then the door. By the fourth time the door was in front, and nobody could say who was after whom.
10 It was a splendid door, with a knob, a knocker and a mat. All it lacked was somewhere to lead to. People do not notice a thing like that. Geese do.`,
          alt: {
            es: '{H} y {F} corren detrás de una oca.',
            en: '{H} and {F} run after a goose.',
          },
          picture: {
            H: ['run', 'determined'],
            F: ['run', 'surprised'],
            props: ['duck', 'scarf', 'wheel', 'box'],
          },
        },
        {
          es: `4! {F} sujetó la puerta. ¡Chap! La oca se subió y la firmó.
4! —Ahora la puerta es marquesa —dijo la secretaria.
4 {X} le dio los buenos días a la marquesa.
4! Se hizo de noche. Nadie podía acostarse antes que quien reina.
4 ¡Y la oca no se acostaba!
6 Era una ley muy antigua, hecha para que nadie se perdiera el final de los bailes.
6 A las once bostezaba la corte. A las doce, el general dormía de pie contra una columna. A la una, de los dos, la más despierta era la columna.
6 La oca daba vueltas. Torcía la cabeza hacia la espalda, chocaba con el nudo de la banda y volvía a empezar.
6 —¿Qué busca? —preguntó {F}.
6 —Un sitio para la cabeza —dijo {H}, que tenía la suya en un cubo.
6 {X} le prestó su almohada. ¡Chap! A partir de ese momento fue la almohada condesa.
6 —¿Y si le contamos ovejas? —dijo {F}.
6 Contaron treinta y dos. La oca las escuchó con interés y pareció esperar más.
8 {H} se acercó a gatas. Vista de cerca, la reina tenía los ojos redondos y rojos. Se le cerraba uno, y enseguida se abría el otro para sustituirlo, como dos soldados en la puerta de un cuartel.
8 —No es que no quiera dormir —susurró—. Es que no se atreve a dormir al aire.
8 {X} probó con una nana. Al segundo verso ya roncaba alguien, pero era {X}.
8 La reina de antes se sentó en el suelo con un plato de lentejas frías.
8 —A mí también me pesaba —confesó—. Me la sujetaba con dos imperdibles y no se lo decía a nadie.
10 De lejos, un cuello tan tieso parece orgullo, y la gente se aparta un poco. De cerca se ve lo que es. Es alguien que lleva todo el día sin poder apoyarse en ningún sitio.`,
          en: `4! {F} held the door. Splat! The goose got up on it and signed it.
4! “She has made it a lady,” said the secretary.
4 {X} said good day to Lady Door.
4! Night came. Nobody may go to bed before the one who rules.
4 And the goose did not go to bed!
6 It was a very old law. It was made so that nobody should miss the end of a ball.
6 At eleven the whole court yawned. At twelve the general fell asleep against a post. By one the post looked more awake than he did.
6 The goose walked round and round. She turned her head to her back, bumped into the knot of the sash, and began again.
6 “What does she want?” asked {F}.
6 “Somewhere to put her head,” said {H}, whose own was on a bucket.
6 {X} lent her a pillow. Splat! From then on it was a countess.
6 “What if we count sheep for her?” said {F}.
6 They counted thirty-two. The goose listened to it all, and seemed to want more.
8 {H} crept closer. From close up the queen had round red eyes. One of them fell shut, and at once the other sprang open to take its place, like two soldiers at a gate.
8 “It is not that she will not sleep,” whispered {H}. “She does not dare to, out in the open.”
8 {X} tried a lullaby. By the second verse somebody was snoring, but it was {X}.
8 The queen in slippers sat down on the floor with a plate of cold lentils.
8 “It was too heavy for me as well,” she said. “I never told a soul.”
10 From far off, a neck as stiff as that looks proud, and people keep away. From close up you can see what it is. It is somebody who has had nothing to lean on all day long.`,
          alt: {
            es: '{H} mira de cerca a la oca, y {F} bosteza.',
            en: '{H} takes a close look at the goose. {F} yawns.',
          },
          picture: {
            H: ['kneel', 'thoughtful', 'lantern'],
            F: ['sit', 'sleepy'],
            X: ['hold', 'sleepy', 'blanket'],
            props: ['duck', 'scarf', 'footprints', 'candle'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Uaaa! La oca tiene sueño.
0-2 {F} bosteza. ¡Uaaa!
0-2 {X} bosteza. ¡Uaaa!
2-2 ¿Dónde duerme una oca? ¡A buscarlo!
4! —Tiene sueño —dijo {H}—. ¡Y no sabe dónde dormir!
4! —Sus huellas sí lo saben —dijo {F}.
4 Cogieron un farol y siguieron las huellas.
4! Entre huella y huella brillaba una pluma.
6 Un poco más allá había otra. El barro se iba haciendo más oscuro y más blando, como el de las orillas.
6 {X} abría camino con el farol y tapaba los bostezos con la otra mano.
8 —¿Y si dormimos diez minutos? —propuso {F}.
8 —No se puede —dijo {H}—. Antes, la oca.
8 Así que iban hablando de pan caliente, que es lo que más despierta.
10 Detrás, la corte cabeceaba a la vez, como un campo de trigo cuando pasa el aire. En medio, blanco y solo, seguía en pie un cuello.`,
          en: `0-2 Yawn! The goose is sleepy.
0-2 {F} yawns. Aaah!
0-2 {X} yawns. Aaah!
2-2 Where does a goose sleep? Let’s look!
4! “She is tired,” said {H}. “And she has nowhere to sleep!”
4! “Her footprints will know,” said {F}.
4 They took a lantern and followed the footprints.
4! In between two prints lay a white feather.
6 Further on there was one more. The mud was getting darker and softer, like the mud beside a pond.
6 {X} went first with the lantern, one hand up to hide the yawns.
8 “What if we sleep for ten minutes?” said {F}.
8 “We cannot,” said {H}. “Not before the goose.”
8 So they talked about hot bread, which keeps you awake better than anything.
10 Behind them the court was nodding, all together, like a field of wheat when the wind goes by. In the middle of it, white and alone, stood one long neck.`,
          alt: {
            es: '{H} y {F} siguen las huellas con un farol.',
            en: '{H} and {F} follow the footprints with a lantern.',
          },
          picture: {
            H: ['walk', 'determined', 'lantern'],
            F: ['point', 'sleepy', 'feather'],
            X: ['walk', 'sleepy'],
            props: ['footprints', 'feather'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'goose-queen/climax/wing',
      titles: {
        es: ['Un ala hecha a mano', 'Buenas noches, Majestad', 'Manda el suelo'],
        en: ['A wing made by hand', 'Good night, Majesty', 'The floor is in charge'],
      },
      moments: [
        {
          es: `0-2 ¡Un nido! Duermen cuatro ocas.
0-2 {H} dice: ¡chsss!
2-2 Meten la cabeza debajo del ala.
4! Las huellas empezaban en un nido. ¡Allí dormían cuatro ocas!
4! Cada una metía la cabeza bajo el ala de otra.
4 —¡Bajan el cuello! —susurró {H}.
4! —¡Pues hagamos un ala! —dijo {F}.
6 En medio de las cuatro quedaba un hueco redondo, del tamaño de una reina.
6 Recogieron las plumas sueltas. Llenaron un cubo hasta arriba y volvieron de puntillas.
8 —Yo creía que cada oca usaba su propia ala —dijo {F} por el camino.
8 —Pueden —dijo {H}—. Pero mira lo bien que duermen con la de al lado.
10 Era verdad. De aquel montón de plumas no se sabía qué cabeza era de quién, y respiraba todo junto, como un solo cojín muy satisfecho.`,
          en: `0-2 A nest! Four geese are asleep.
0-2 {H} says: shhh!
2-2 They tuck their heads under a wing.
4! The footprints began at a nest. Four geese were asleep in it!
4! Each one had her head under another one’s wing.
4 “Their necks are down!” whispered {H}.
4! “Then let’s make a wing!” said {F}.
6 In the middle of the four was a round gap, just the size of a queen.
6 They picked up the loose feathers. They filled a bucket to the top and tiptoed back.
8 “I thought that a goose used her own wing,” said {F} on the way.
8 “She can,” said {H}. “But look how well they sleep under next door’s.”
10 It was true. In that heap of feathers you could not tell which head was whose, and it breathed all together, like one very contented cushion.`,
          alt: {
            es: '{H} y {F} encuentran un nido, una oca y unas plumas.',
            en: '{H} and {F} find a nest, a goose and some feathers.',
          },
          picture: {
            H: ['crouch', 'surprised', 'lantern'],
            F: ['reach', 'excited', 'feather'],
            props: ['nest', 'duck', 'feather', 'footprints'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `4! Nadie puede dormir antes que la reina. ¡Y la oca no dormía!
4! —Bajo un ala, las ocas bajan el cuello —dijo {H}—. Y la banda caerá.
4! {H} y {F} se pegaron plumas con miel. ¡Ya eran dos alas!
4 {X} bostezó, y la corte bostezó detrás.
6 —¿Y vosotr{HF:os/as} qué sois, si puede saberse? —preguntó la secretaria, con un ojo abierto.
6 —Yo, el ala derecha —dijo {F}.
6 —Yo, la izquierda —dijo {H}—. Aún no hay oca en medio.
6 Se arrimaron hombro con hombro. La miel hizo lo suyo y ya no hubo manera de separarl{HF:os/as}.
6 —Mejor —dijo {F}—. Así nadie se va.
6 La oca estiró el cuello todo lo que daba. Miró las plumas. Miró las caras. Dio un paso y se paró.
6 —¿La llamo? —susurró {F}.
6 —No —dijo {H}—. Solo vamos a estar.
6 {X} fue soplando las velas, una por una, menos la última.
8 El general se había dormido con la boca abierta. La panadera amasaba en sueños a un ministro, y el ministro no se quejaba. Poco a poco se fue callando todo: las zapatillas, los papeles, los estómagos llenos de lentejas.
8 Estarse quiet{HF:os/as} con miel y plumas da un picor que no viene en ningún libro. A {H} le picaba la nariz. A {F} le picaba todo lo demás. No se rascaron.
8 {X} le rascó la nariz a {H}, muy despacio, con una pluma larga. Fue peor.
10 A una reina se la convence con discursos. A un país, con lentejas. A quien tiene sueño y miedo no se le convence con nada: se le hace sitio y se mira para otro lado.
10 Eso hicieron. Miraron para otro lado, como si pasaran por allí, con un ala a la izquierda, un ala a la derecha y un hueco caliente en medio.`,
          en: `4! Nobody may sleep before the queen. And the goose did not sleep!
4! “Under a wing her neck goes down,” said {H}. “And off comes the sash.”
4! {H} and {F} stuck on feathers with honey. Now they were two wings!
4 {X} yawned, and so did the whole court.
6 “And what are you, may I ask?” said the secretary, with one eye open.
6 “I am the right wing,” said {F}.
6 “I am the left,” said {H}. “There is no goose in the middle yet.”
6 They stood shoulder to shoulder. The honey did the rest, and there was no getting them apart.
6 “All the better,” said {F}. “Now nobody can leave.”
6 The goose put her neck up as far as it went. She looked at the feathers. She looked at the faces. She took one step and stopped.
6 “Shall I call her?” whispered {F}.
6 “No,” said {H}. “Let’s just be here.”
6 {X} blew out the candles one by one, all but the last.
8 The general was asleep with his mouth open. The baker, in her dreams, was kneading a minister, and he did not seem to mind. Little by little all of it went quiet: the slippers, the papers, the tummies full of lentils.
8 To stand still in honey and feathers gives you an itch that is not in any book. {H} had it on the nose. {F} had it in all the other places. They did not scratch.
8 {X} tickled {H} on the nose with the tip of a long feather, to be kind. It made it worse.
10 You can win over a queen with a speech, and a country with lentils. There is no winning over somebody who is tired and afraid. You make room, and you look the other way.
10 So that was what they did. They looked at nothing much, as if they just happened to be there, with a wing on each side and a warm place in between.`,
          alt: {
            es: '{H} y {F} esperan en la noche con plumas, junto a la oca.',
            en: '{H} and {F} wait in the night with feathers, by the goose.',
          },
          picture: {
            H: ['stand', 'calm', 'feather'],
            F: ['stand', 'calm', 'feather'],
            X: ['hold', 'sleepy', 'candle'],
            props: ['duck', 'scarf', 'feather', 'honey'],
            time: 'night',
          },
        },
        {
          es: `0-2 {H} abre un ala. ¡Ven!
0-2 La oca se mete debajo. ¡Onc!
0-2 {X} dice: ¡chsss!
2-2 ¡Abajo el cuello! ¡Abajo la banda!
4! La oca bajó el cuello y se metió bajo las alas.
4! ¡Flop! La banda cayó al suelo.
4 —¿Y ahora quién manda? —susurró {F}.
4 —¡La lleva el suelo! —dijo la secretaria—. ¡Manda el suelo!
4 ¿Y qué manda el suelo? ¡Que se tumbe todo el mundo!
6 Jamás se había cumplido tan deprisa una orden.
6 {X} se tumbó dos veces, para dar ejemplo.
6 Y la oca, por debajo de las plumas, hizo un «onc» muy chiquitito.
8 —Chsss —hizo {F}—. Está aprobando los sueños.
8 Las primeras en dormirse fueron las columnas, que llevaban siglos de pie esperando una reina así.
10 Nadie cogió la banda en toda la noche. Se quedó donde estaba, roja y arrugada, y el suelo gobernó con mucho acierto: sin prisas, sin discursos y siempre debajo cuando alguien lo necesitaba.`,
          en: `0-2 {H} holds out a wing. Come!
0-2 In goes the goose. Honk!
0-2 {X} says: shhh!
2-2 Down goes her neck! Down goes the sash!
4! The goose put her neck down and went in under the wings.
4! Flop! Down on the floor fell the sash.
4 “Who rules us now?” whispered {F}.
4 “The floor has it on,” said the secretary. “So the floor rules!”
4 And what did the floor want? It wanted them all to lie down!
6 Never was an order carried out so fast.
6 {X} lay down twice, to set an example.
6 And from under the feathers came a very small “honk”.
8 “Shh,” said {F}. “She is signing her dreams.”
8 The first to drop off were the posts. They had been on their feet for ages, waiting for a ruler like that.
10 Nobody picked up the sash all night. It lay there, red and crumpled, and the floor ruled wisely. It did not rush, it made no speeches, and it was always there when you needed something under you.`,
          alt: { es: '{H} y {F} se sientan de noche junto a la oca.', en: '{H} and {F} sit by the goose at night.' },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'sleepy'],
            X: ['lie', 'sleepy'],
            props: ['duck', 'scarf', 'feather', 'candle'],
            time: 'night',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'goose-queen/resolution/low-nail',
      titles: {
        es: ['El clavo más bajo', 'La última firma', 'Quien quiera mandar, que se agache'],
        en: ['The lowest nail', 'One last footprint', 'Bend down to rule'],
      },
      moments: [
        {
          es: `0-2 ¡Buenos días, oca! ¡Onc!
0-2 Se estira {H}. Se estira {F}.
2-2 Aún tienen plumas. ¡Achís!
4! Por la mañana, nadie quería la banda. ¡Ni la reina!
4 —La noche ha ido muy bien —le dijo a {H}.
4! La oca firmó una última ley. ¡Chap! {thing} volvía a ser de todos.
6 No lo hizo aposta. {F} había puesto el papel en el suelo, entre ella y el desayuno.
6 —Vale igual —dijo la secretaria, y le sonó el estómago.
8 Despegar a {H} de {F} costó dos jarras de agua tibia y mucha risa. Durante días fueron encontrando plumas: en las orejas, en los bolsillos, en la sopa.
10 La reina llevaba media mañana mirando la banda en el suelo. Se había fijado en una cosa muy sencilla. Para recogerla, había que agacharse.`,
          en: `0-2 Good morning, goose! Honk!
0-2 {H} has a stretch. So has {F}.
2-2 There are feathers all over. Atishoo!
4! In the morning nobody wanted the sash. Not even the queen!
4 “It was such a good night,” she told {H}.
4! The goose signed one last law. Splat! It said: give back {thing}!
6 She did not do it on purpose. The sheet lay between her and her breakfast, and that was the work of {F}.
6 “It still counts,” said the secretary, and her tummy rumbled.
8 It took two jugs of warm water to get {H} off {F}. For days they went on finding feathers, in ears, in pockets and in soup.
10 The queen had been looking at the sash on the floor for half the morning. She had noticed something quite simple. To pick it up, you had to bend down.`,
          alt: {
            es: 'La oca pisa un papel, y {H} y {F} se ríen.',
            en: 'The goose treads on a paper, and {H} and {F} laugh.',
          },
          picture: {
            H: ['hold', 'happy', 'feather'],
            F: ['point', 'happy'],
            props: ['duck', 'letter', 'footprints', 'scarf'],
            showsThing: true,
            time: 'dawn',
          },
        },
        {
          es: `4! {H} clavó un clavo muy bajito. Allí colgaron la banda.
4! —Quien quiera mandar, que se agache —dijo {F}.
4 La reina se agachó la primera. Le crujió una rodilla.
4 {X} leyó en voz alta las leyes de la oca. Eran muchísimas.
4! De las leyes de la oca se quedó una: dormir bien.
6 —¿Y lo de las lentejas? —preguntó el general.
6 —Los lunes —dijo la reina—. Y solo si sobra chorizo.
6 La capital volvió a tierra firme, un poco húmeda. Los ministros se quedaron con la barca, por si se les ocurría otra idea.
6 {H} tachó lo de querer a la panadera. Se quedó uno solo en la cola, con el ramo ya mustio.
6 —¿Tú no te has enterado? —le dijo la panadera—. Ya no hace falta.
6 —A mí sí —dijo el jardinero.
6 La panadera se quitó la harina de las manos. Tardó bastante, porque no tenía prisa.
6 {X} apartó la vista con muchísima discreción y se comió dos bollos.
8 —¿Y yo? —preguntó {F}—. Sigo de alfombra.
8 Doña Tecla lo miró en el libro. Un nombramiento con huella no se borra. Así que a {F}, desde entonces, en aquella casa le piden siempre permiso antes de pasar.
8 A la marquesa, o sea, a la puerta, le encontraron por fin un sitio al que dar. La pusieron en el corral. Es la única marquesa por la que pasan ocas.
8 {X} le engrasó las ruedas, porque una marquesa no chirría.
10 Lo del clavo funciona muy bien. Hay quien llega con muchas ganas de mandar, se agacha, ve el suelo de cerca y se acuerda de que tenía otra cosa que hacer. Los que se levantan con la banda puesta suelen traer una pelusa en el pelo y los ojos más tranquilos.
10 —¿Y si un día se agacha otra oca? —preguntó doña Tecla.
10 —Que firme debajo —dijo {H}—. Ya nos conoce.`,
          en: `4! {H} put in a nail, very low down. They hung the sash on it.
4! “Whoever wants to rule must bend down,” said {F}.
4 The queen bent down first. One of her knees went crack.
4 {X} read out the goose’s laws. There were a great many.
4! Of all the goose’s laws they kept one: sleep well.
6 “And the lentils?” asked the general.
6 “On Mondays,” said the queen. “With sausages.”
6 The town came back to dry land, a little damp. The ministers kept the boat, in case they had more ideas.
6 {H} crossed out the law about the baker. There was just one left in the queue, and his flowers had gone limp.
6 “Have you not heard?” said the baker. “You need not do it any more.”
6 “I do, though,” said the gardener.
6 The baker wiped the flour off her hands. It took a while, for she was in no hurry.
6 {X} very politely looked away, and ate two buns.
8 “What about me?” asked {F}. “I am still a rug.”
8 Miss Quill looked it up. What a foot has signed cannot be undone. That is why, to this day, people in that house say “may I?” to {F} before they go by.
8 For Lady Door they found somewhere to lead to at last. She went to the goose pen. There is no other lady whom geese walk through.
8 {X} put oil on her wheels, since a lady does not squeak.
10 The nail has turned out well. Some come along dying to rule, and bend down, and see the floor from close up, and remember something that they had to do at home. The ones who get up with the sash on tend to have fluff in their hair, and calmer eyes.
10 “What if one day it is a goose again?” asked Miss Quill.
10 “Then let her sign below,” said {H}. “She knows us now.”`,
          alt: {
            es: '{H} trabaja con un martillo y {F} se agacha junto a la banda.',
            en: '{H} works with a hammer and {F} bends down by the sash.',
          },
          picture: {
            H: ['kneel', 'proud', 'hammer'],
            F: ['crouch', 'happy'],
            X: ['hold', 'happy', 'letter'],
            props: ['scarf', 'hammer', 'bread', 'flower'],
          },
        },
        {
          es: `0-2! La oca va a su nido. ¡Onc!
0-2 ¡Chsss! La oca duerme.
0-2 {X} le canta.
2-2 La reina es otra vez la reina.
4 ¡Y llegó {event}! En el centro estaba {thing}.
4 Entre baile y baile, se podía dormir un ratito.
4 {X} bailó con la oca, descalz{X:o/a}. ¡Chap, chap!
4 Después, la oca volvió a su nido, por sus huellas.
6 Esta vez iba en la buena dirección, y no firmó ni una margarita.
6 —¡Onc, Majestad! —le gritó la reina, ya sin zapatillas.
8 El jardinero y la panadera bailaron la última muy juntos y muy mal. Era un gusto ver a dos personas quererse sin que nadie lo hubiera mandado.
10 En el nido ya no quedaba hueco. Cinco cuellos bajaron a la vez, cada cual bajo el ala de al lado. Debajo de tanta pluma, alguien contó algo larguísimo en voz muy baja.
4! Y en la almohada de {H} apareció una huella. ¡Firmado: dormir hasta tarde!`,
          en: `0-2! The goose goes to her nest. Honk!
0-2 Shhh! The goose is asleep.
0-2 {X} sings to her.
2-2 The queen is queen again.
4 And then came {event}! In the middle was {thing}.
4 Between two dances you could have a nap.
4 {X} danced with the goose, with bare feet. Splat, splat!
4 Then the goose went home to her nest, along her own footprints.
6 This time she went the right way round, and did not sign so much as a daisy.
6 “Honk, Your Majesty!” the queen called after her.
8 The gardener and the baker had the last dance, very close and very badly. It is nice to see two people love each other when nobody has told them to.
10 In the nest there was no gap now. Five necks went down, each under the wing next door, and deep in the feathers somebody told a very long story in a very low voice.
4! And on the pillow of {H} there was a muddy footprint. Signed: sleep late!`,
          alt: {
            es: '{H} y {F} bailan con la oca cerca de {thing}.',
            en: '{H} and {F} dance with the goose, near {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['duck', 'footprints', 'feather', 'music-note'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
