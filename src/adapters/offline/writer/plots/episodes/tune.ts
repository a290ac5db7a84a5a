import type { Beat } from '../plot.ts'

/** A tune without an end goes round in everybody's head: it is a question, and nobody has answered it. */
export const tune: Beat = {
  id: 'tune',
  titles: {
    es: ['Tirurí, tirurá', 'La canción que se pegaba'],
    en: ['Tiddly, tiddly', 'The tune that stuck'],
  },
  gift: {
    prop: 'music-note',
    use: {
      es: '4 Cantaron la canción de Fermín entera, con su «¡ton, ton!».',
      en: '4 They sang Fred’s tune right to the end: “Tum, tum!”',
    },
  },
  moments: [
    {
      es: `0-2 Tirurí, tirurí, tirurá…
0-2 {H} canta. {F} canta.
2-2 ¡Otra vez! ¡Y otra! ¿No se acaba?
4! {At}, Fermín cantaba: «Tirurí, tirurí, tirurá…».
4! —¡Tapaos los oídos! —dijo—. ¡Se pega!
4 —¿Qué se pega? —preguntó {F}—. Tirurí, tirurí… ¡Ay!
4 Demasiado tarde. Ya la tenía dentro.
6 Fermín repartía paquetes. No podía parar de cantar desde el martes.
6 Con cada paquete entregaba una canción, y la canción no la había pedido nadie.
8 Ya la tarareaban una panadera, dos dentistas y un equipo entero de balonmano, con los suplentes.
10 No era fea. Era algo peor: estaba a medias. Subía, subía, se asomaba a alguna parte y volvía a empezar sin contar lo que había visto.`,
      en: `0-2 Tiddly, tiddly, tiddly-pom…
0-2 {H} sings. {F} sings.
2-2 And again! And again! Will it not stop?
4! Fred was singing {at}. “Tiddly, tiddly, tiddly-pom…”
4! “Cover your ears!” he said. “You will catch it!”
4 “Catch what?” asked {F}. “Tiddly, tiddly… Oh no!”
6 Fred brought people their parcels. He had not been able to stop since Tuesday.
6 With each parcel he left a tune, and nobody had ordered the tune.
8 A baker was humming it by now, and two dentists, and a whole hockey team, reserves and all.
10 It was not a bad tune. It was worse than that: it was half a tune. It went up and up, peeped over the top, and started again and never said what it had seen.`,
      alt: {
        es: '{H} escucha una canción y {F} no puede parar de bailar.',
        en: '{H} listens to a tune, and {F} cannot stop dancing.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['dance', 'surprised'],
        props: ['box', 'gift', 'music-note'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Y cómo acaba? —preguntó {H}.
4! —No acaba —dijo Fermín—. Mi abuela la dejaba siempre ahí.
4 {X} la cantó a gritos, para ver si se gastaba.
4 —Vaya sitio para dejar una canción —dijo {H}.
4 —Pues hay que ponerle un final —dijo {F}.
6 —¿La abuela no se sabía el resto?
6 —La cantaba mientras hacía sopa. Al llegar a «tirurá», la probaba. Y después volvía a empezar.
6 Eso explicaba muchas cosas.
6 Primero le pusieron un final larguísimo. Duró tanto que a la mitad se les olvidó qué estaban cantando. Hubo un momento precioso de silencio.
6 —¿Ya? —susurró {F}.
6 —Tirurí —dijo Fermín, sin querer.
6 Luego probaron un final triste. Fermín tuvo que sonarse con el papel de un paquete.
6 {X} propuso acabar de golpe, y dio un golpe. La canción se paró, se sacudió el polvo y siguió por el otro lado.
8 —Escuchad cómo sube —dijo {H}—. Sube como las preguntas.
8 La cantaron con mucha atención. Era verdad. Parecía que preguntaba algo.
8 —¿Y qué pregunta? —dijo Fermín.
8 —Ni idea. Pero nunca le ha contestado nadie.
8 Claro que no. La cantaban todos a la vez, y luego se quedaban todos esperando, también a la vez.
8 {X} le contestó que sí, por probar. No era eso, pero por ahí iba la cosa.
10 ¶Una pregunta que se hace uno a solas puede dar vueltas media vida. El que pregunta y el que espera son la misma persona, y ninguno de los dos se decide a ser el otro.
10 {F} se apartó tres pasos y cerró los ojos.
10 —Cántala tú —le pidió a {H}—. Y déjala donde la dejaba la abuela.`,
      en: `4! “And how does it end?” asked {H}.
4! “It does not,” said Fred. “My gran always stopped there.”
4 {X} sang it very loudly, to see if it would wear out.
4 “Then let’s make an end for it,” said {F}.
6 “Did your gran not know the rest?”
6 “She sang it when she made soup. When she got to ‘pom’, she tried some. And then she began again.”
6 That told them a lot.
6 First they gave it a very long end. It was so long that half way through they forgot what they were singing. There was one lovely moment of peace.
6 “Has it gone?” whispered {F}.
6 “Tiddly,” said Fred. He could not help it.
6 Then they tried a sad end. Fred had to blow his nose on a parcel.
6 {X} said to end it with a bang, and banged. The tune stopped, shook off the dust, and went on from the other side.
8 “Listen to how it goes up,” said {H}. “Questions go up like that.”
8 They sang it, and listened hard. It was true. It did sound as if it asked for something.
8 “What does it ask?” said Fred.
8 “No idea. But nobody has ever answered.”
8 How could they? They all sang it at the same time, and then they all waited, at the same time too.
8 {X} answered with a loud “yes”. It was not that, but it was getting warm.
10 ¶A question that you put to yourself can go round for half your life. The one who asks and the one who waits are the same person, and neither of them likes to go first.
10 {F} took three steps back and listened with both eyes shut.
10 “You sing it,” {F} said to {H}. “And stop where his gran did.”`,
      alt: {
        es: '{H} y {F} le buscan un final a una canción.',
        en: '{H} and {F} look for an end to a tune.',
      },
      picture: {
        H: ['think', 'thoughtful'],
        F: ['point', 'excited'],
        X: ['dance', 'excited'],
        props: ['music-note', 'box', 'gift'],
      },
    },
    {
      es: `0-2 Tirurí, tirurá… ¡Ton, ton!
0-2 {F} da dos golpes.
0-2 {X} baila.
2-2 ¡Se acabó! ¡Qué bien suena!
4! {H} cantó: «Tirurí, tirurí, tirurá…».
4! Y {F} contestó: «¡Ton, ton!». ¡Era el final!
4 Fermín se quedó con la boca abierta y callada.
4 —Qué silencio más rico —dijo.
6 Duró casi un minuto. Luego la cantaron otra vez, solo por oír cómo se acababa.
6 —Os la regalo entera —dijo Fermín—. Es el único paquete que no pesa.
8 Con final, la canción se podía doblar, guardar y sacar cuando hiciera falta.
8 {X} fue dando «¡ton, ton!» en todo lo que encontraba, por si había más preguntas sueltas.
10 Aquella tarde, una abuela que hacía sopa cantó hasta «tirurá», y a su espalda sonó «¡ton, ton!». Sin volverse siquiera, echó otro plato.`,
      en: `0-2 Tiddly, tiddly… Tum, tum!
0-2 {F} taps two times.
0-2 {X} dances.
2-2 There it ends! What a good sound!
4! {H} sang, “Tiddly, tiddly, tiddly-pom…”
4! And {F} answered, “Tum, tum!” It was the end!
4 Fred stood there with his mouth open, and not a sound came out.
4 “Oh, that is quiet,” he said. “How nice.”
6 It lasted for nearly a minute. Then they sang it once more, just to hear it end.
6 “You can have it, the whole of it,” said Fred. “It is the one parcel that weighs nothing.”
8 {X} went about and tapped “tum, tum” on this and that, in case there were more questions left lying about.
10 That evening a gran who was making soup sang as far as “pom”, and somebody behind her went “tum, tum”. She did not even look round, and put out one more bowl.`,
      alt: {
        es: '{H} y {F} cantan, felices, el final de la canción.',
        en: '{H} and {F} happily sing the end of the tune.',
      },
      picture: {
        H: ['cheer', 'happy'],
        F: ['cheer', 'proud'],
        X: ['dance', 'happy'],
        props: ['music-note', 'box', 'heart'],
      },
    },
  ],
}
