import type { Both } from '../plots/plot.ts'

/** What somebody likes doing → how it helps at the climax. Template lines with {H}; ages and notation as in a moment. */
type Hobby = { words: RegExp; use: Both<string> }

export const HOBBIES: readonly Hobby[] = [
  hobby(
    /trep|escal|climb/u,
    '4 [{H} sabía trepar a los árboles. Buscó apoyo para un pie y luego para el otro./Era como trepar a los árboles: {H} miró solo el palmo siguiente.]',
    '4 [{H} was good at climbing. One foot found a hold, then the other./It was like climbing. {H} looked only at the very next bit.]',
  ),
  hobby(
    /\bmap/u,
    '4 [{H} dibujó con el dedo un mapa pequeño. ¡Ahí estaba el hueco!/{H} se hizo un mapa en la cabeza, con una cruz al final.]',
    '4 [{H} drew a small map with one finger. There was the gap!/{H} made a map of it all, with a cross at the end.]',
  ),
  hobby(
    /dibuj|pint|draw|paint/u,
    '4 [{H} dibujó un plan en el aire. Dibujado, se entendía./{H} miró todo aquello como para dibujarlo: primero lo grande, luego lo pequeño.]',
    '4 [{H} drew a plan in the air. Drawn, it made sense./{H} looked hard, as if to draw it: first the big things, then the small.]',
  ),
  hobby(
    /robot|inform|program|cod(e|ing)|comput/u,
    '4 [{H} pensó como quien monta un robot: primero una pieza, después la otra./{H} lo partió en pasos, como un programa: uno, dos y tres.]',
    '4 [{H} thought of it as a robot. First one part, then the next./{H} cut it into steps, like code. One, two, three.]',
  ),
  hobby(
    /ajedrez|\bdamas\b|chess|draughts/u,
    '4 [{H} pensó tres jugadas, como en el ajedrez./{H} miró el tablero entero antes de mover nada.]',
    '4 [{H} thought three moves ahead, as in chess./{H} looked at the whole board before any move.]',
  ),
  hobby(
    /tren|train/u,
    '4 [{H} sabía mucho de trenes. Todo tren necesita vía, calma y un silbido./{H} lo pensó como un tren: un vagón detrás de otro.]',
    '4 [{H} knew about trains. Every train needs a track, a plan and a whistle./{H} thought of it as a train, one carriage after the other.]',
  ),
  hobby(
    /chist|brom|joke/u,
    '4 [{H} contó un chiste muy malo. Con la risa se fueron los nervios./{H} dijo la primera broma que se le ocurrió. Era pésima, y funcionó.]',
    '4 [{H} told a very bad joke. The laughing chased the nerves away./{H} made the first joke that came along. It was awful, and it worked.]',
  ),
  hobby(
    /cocin|pastel|hornea|reposter|cook|bak/u,
    '4 [{H} sabía cocinar: sin prisa, paso a paso, y probando a menudo./Como en una receta, {H} fue en orden y no se saltó nada.]',
    '4 [{H} knew how to cook: no rush, step by step, and taste as you go./{H} did it like a recipe, in order, and left nothing out.]',
  ),
  hobby(
    /galleta|comer|cookie|biscuit|eat/u,
    '4 [{H} pensaba mejor con la tripa llena. Sacó una galleta y pensó./{H} masticó la idea despacio, como si fuera una galleta.]',
    '4 [{H} thought best with a full tummy. Out came a biscuit./{H} chewed the idea over slowly, like a biscuit.]',
  ),
  hobby(
    /cant|music|piano|guitarr|violin|flauta|ukelele|sing|drum|tambor|bateria/u,
    '4 [{H} tarareó una canción para llevar el ritmo. ¡Y uno, y dos!/{H} escuchó el ritmo que tenía aquello. Luego entró a tiempo, como en una canción.]',
    '4 [{H} hummed a tune to keep the beat. And one, and two!/{H} listened for the beat of it, and came in on time.]',
  ),
  hobby(
    /bail|danz|danc(e|ing)|ballet/u,
    '4 [{H} sabía bailar, y un buen paso de baile no hace ruido./{H} dio tres pasos de baile. Al tercero ya estaba en su sitio.]',
    '4 [{H} could dance, and a good dance step makes no noise./{H} took three dance steps. The third one was just right.]',
  ),
  hobby(
    /futbol|balon|pelota|baloncesto|tenis|padel|rugby|hockey|voleibol|football|basket|tennis|\bball/u,
    '4 [{H} midió la distancia como antes de chutar. ¡Justo al centro!/{H} miró dónde estaba cada cual, como en el campo. Y pasó la jugada.]',
    '4 [{H} measured the distance as if before a kick. Right in the middle!/{H} saw where they all were, as on the pitch, and made the pass.]',
  ),
  hobby(
    /nad|piscina|swim|surf|buce/u,
    '4 [{H} respiró como antes de nadar: hondo, lento y tranquilo./{H} lo hizo como en el agua: sin pelear, dejándose llevar un poco.]',
    '4 [{H} took a swimmer’s breath: deep and slow./{H} did it as you do in water. No fighting, just going along a little.]',
  ),
  hobby(
    /corr|run|atlet|patin|skat|bici|bike|cycl|moto/u,
    '4 [{H} tomó carrerilla, como cada tarde al salir a jugar./{H} cogió impulso y no miró atrás, que es lo que hace perder el equilibrio.]',
    '4 [{H} took a good run-up, as on every other afternoon./{H} got up some speed and did not look back.]',
  ),
  hobby(
    /le(er|ctura)|libro|cuento|comic|read|book|stor/u,
    '4 [{H} recordó un libro en el que pasaba algo parecido./{H} pensó qué haría alguien en la última página de un libro.]',
    '4 [{H} remembered a book where something like this had happened./{H} thought of what they do on the last page of a book.]',
  ),
  hobby(
    /escrib|poes|diario|writ|poem/u,
    '4 [{H} le puso nombre a lo que pasaba. Con nombre, asustaba la mitad./{H} lo contó en voz baja, como si lo escribiera. Así se ordenó solo.]',
    '4 [{H} found a name for what was going on. With a name, it was half the size./{H} told it softly, as if to write it down. That put it in order.]',
  ),
  hobby(
    /estrell|astron|espacio|planeta|star|space/u,
    '4 [{H} pensó en lo grande que es el cielo. A su lado, aquello era pequeño./{H} buscó un punto fijo, como quien busca la estrella del norte.]',
    '4 [{H} thought how big the sky is. Next to that, this was small./{H} looked for one fixed point, as you do with the north star.]',
  ),
  hobby(
    /jardin|plant|flor|huert|garden|flower/u,
    '4 [{H} tuvo paciencia de huerto: poner, regar y no desenterrar./{H} buscó la raíz del asunto. Siempre hay una.]',
    '4 [{H} had a gardener’s patience: put it in, and do not dig it up./{H} looked for the root of it. There is always one.]',
  ),
  hobby(
    /constru|lego|bloque|maqueta|block|build/u,
    '4 [{H} puso una cosa, y otra encima. ¡Ya había por dónde!/{H} buscó la pieza que sujetaba a las demás. Siempre hay una.]',
    '4 [{H} put one thing down, and one on top. Now there was a way!/{H} looked for the one piece that held up the rest.]',
  ),
  hobby(
    /puzl|puzzle|rompecab|acertij|adivinanza|riddle/u,
    '4 [{H} juntó las pistas como piezas de un puzle. ¡Encajaban!/{H} empezó por las esquinas, como en los puzles.]',
    '4 [{H} put the clues together like a puzzle. They fitted!/{H} began with the corners, as you do in a puzzle.]',
  ),
  hobby(
    /magia|magic|truco/u,
    '4 [{H} hizo un truco con las manos y todos miraron al otro lado./{H} sabía un secreto de los trucos: nadie mira donde está lo fácil.]',
    '4 [{H} did a trick with both hands, and everyone looked the other way./{H} knew how tricks work. Nobody looks where the easy bit is.]',
  ),
  hobby(
    /foto|photo/u,
    '4 [{H} lo miró con un solo ojo, como para una foto. ¡Se veía mejor!/{H} dio un paso atrás, como quien hace una foto. Cabía todo.]',
    '4 [{H} looked with one eye shut, as for a photo. It was clearer!/{H} took a step back, as for a photo. Now it all fitted in.]',
  ),
  hobby(
    /teatr|actu|disfra|theatre|acting|dressing up/u,
    '4 [{H} hizo el papel de quien sabe lo que hace. Y le salió./{H} se puso en situación, como antes de salir a escena.]',
    '4 [{H} played somebody who knew what to do. It worked./{H} stood like an actor just before the curtain.]',
  ),
  hobby(
    /karate|judo|yudo|taekwondo|artes marciales|esgrima|martial/u,
    '4 [{H} saludó, como en clase de kárate, y luego se concentró./{H} plantó bien los pies antes de nada. Eso es lo primero que enseñan.]',
    '4 [{H} bowed first, as in karate, and then was very still./{H} stood firm before anything else. That is lesson one.]',
  ),
  hobby(
    /gimnas|acroba|circo|volteret|yoga|gymnast|cartwheel|circus/u,
    '4 [{H} se estiró, respiró y buscó el equilibrio./{H} lo hizo como una voltereta: sin pensárselo a la mitad.]',
    '4 [{H} had a stretch, and a breath, and found the balance./{H} did it like a cartwheel. You do not stop to think halfway.]',
  ),
  hobby(
    /videojueg|consola|minecraft|roblox|pokemon|mario|video ?game|console/u,
    '4 [{H} lo miró como un nivel difícil: tenía que haber una puerta./{H} sabía lo que toca cuando no sale: otra partida.]',
    '4 [{H} looked at it as a hard level. There had to be a door./{H} knew what to do when it goes wrong. You have another go.]',
  ),
  hobby(
    /dinosaur/u,
    '4 [{H} pensó en los dinosaurios. A ellos nada les parecía grande./{H} rugió muy bajito, como un dinosaurio educado. Eso da fuerzas.]',
    '4 [{H} thought of dinosaurs. Nothing looked big to them./{H} gave a very small dinosaur roar. It helps.]',
  ),
  hobby(
    /perr|gat[oa]s?\b|animal|caball|mascota|veterin|dogs?\b|\bcats?\b|horse|\bpets?\b/u,
    '4 [{H} sabía tratar a los animales: despacio, y a su altura./{H} lo hizo como con un cachorro: sin gritar y sin prisa.]',
    '4 [{H} was good with animals: go slowly, and get down to their size./{H} did it as you would with a puppy. No shouting, no rush.]',
  ),
  hobby(
    /bicho|insect|hormig|bugs?\b|ants?\b/u,
    '4 [{H} miró muy de cerca, como cuando busca bichos./{H} pensó en las hormigas. Ellas también empiezan por una miga.]',
    '4 [{H} looked very closely, as if after beetles./{H} thought of ants. They start with a crumb as well.]',
  ),
  hobby(
    /excursion|monta|campo|acampa|senderis|hik|camp/u,
    '4 [{H} sabía andar por el monte: un pie, el otro, y mirar./{H} fue como en las excursiones: al paso de quien va más despacio.]',
    '4 [{H} knew how to walk in the hills: one foot, then the other, and look./{H} went as you do on a hike, at the pace of the slowest.]',
  ),
  hobby(
    /pesc|fish/u,
    '4 [{H} esperó como quien pesca: sin moverse y sin dormirse./{H} sabía, de pescar, que primero no pasa nada y luego pasa.]',
    '4 [{H} waited as you do with a rod: no moving, and no sleeping./{H} knew from fishing that nothing happens, and then it does.]',
  ),
  hobby(
    /cos(er|tura)|punto|ganchillo|collar|pulser|manualid|recort|craft|knit|sew/u,
    '4 [{H} buscó por dónde empezaba el hilo. Lo demás era tirar con cuidado./{H} lo hizo puntada a puntada, y al final resistió.]',
    '4 [{H} found where the thread began. The rest was careful pulling./{H} did it stitch by stitch, and in the end it held.]',
  ),
  hobby(
    /experiment|ciencia|microscop|inventos|scien|invent/u,
    '4 [{H} cambió una sola cosa, como en los experimentos, y miró qué pasaba./{H} hizo una prueba pequeña antes de la grande.]',
    '4 [{H} changed just one thing, as in a test, and looked./{H} did a small test before the big one.]',
  ),
  hobby(
    /coleccion|cromo|canica|piedras|collect|marbles|stickers/u,
    '4 [{H} puso las cosas en fila, como en una colección. ¡Faltaba una!/{H} las ordenó por tamaños. Así se veía cuál sobraba.]',
    '4 [{H} put it all in a row, like a collection. One was missing!/{H} sorted it all by size. Then you could see which was wrong.]',
  ),
  hobby(
    /escondite|esconder|hide/u,
    '4 [{H} pensó dónde se escondería. Ahí estaba la respuesta./{H} contó hasta veinte sin mirar, como en el escondite, y abrió los ojos.]',
    '4 [{H} thought of the best place to hide. That was the answer./{H} counted to twenty, as in hide-and-seek, and then looked.]',
  ),
  hobby(
    /hablar|idioma|ingles|frances|languages?|talk/u,
    '4 [{H} encontró la palabra justa. Solo hacía falta una./{H} lo dijo de otra manera. A la segunda se entendió.]',
    '4 [{H} found the right word. It only took one./{H} said it in another way. The second time it made sense.]',
  ),
  hobby(
    /dorm|siesta|sleep/u,
    '4 [{H} cerró los ojos un segundo. Las ideas buenas le venían así./{H} bostezó. Detrás del bostezo venía una idea.]',
    '4 [{H} shut both eyes for a second. Good ideas came that way./{H} gave a yawn. Behind the yawn came an idea.]',
  ),
]

function hobby(words: RegExp, es: string, en: string): Hobby {
  return { words, use: { es, en } }
}
