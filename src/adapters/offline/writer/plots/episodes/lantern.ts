import type { Beat } from '../plot.ts'

/** Somewhere dark, a lantern that needs company. */
export const lantern: Beat = {
  id: 'lantern',
  scares: ['dark'],
  needs: ['magic'],
  titles: { es: ['El pasillo oscuro', 'Una luz pequeña'], en: ['The dark passage', 'One small light'] },
  gift: {
    prop: 'lantern',
    use: { es: '4 El farolillo mostró dónde pisar.', en: '4 The little lantern showed them where to step.' },
  },
  moments: [
    {
      es: `0-2 Está oscuro. Muy oscuro.
0-2 {F} coge la mano de {H}.
4 Llegaron a un pasillo sin ventanas {at}.
4 Olía a polvo y a manzana vieja. ¡No se veía nada!
4 —¿Hola? —dijo {H}.
6 «Hola, hola, hola», contestó la pared, cada vez más bajito.
8 La oscuridad no es un agujero, decía siempre {F}. Es solo una habitación que todavía no conoce la luz.
10 Sonaba muy bien a mediodía. Allí dentro convencía bastante menos.`,
      en: `0-2 It is dark. So dark.
0-2 {F} stays close to {H}.
4 They came to a passage with no windows.
4 It smelled of dust and old apples. They could not see a thing!
4 “Hello?” said {H}.
6 “Hello, hello, hello,” said the wall, softer each time.
8 The dark is not a hole, {F} liked to say. It is only a room that has not yet met the light.
10 That sounded very wise at noon. In there, it was rather less convincing.`,
      alt: { es: '{H} y {F} se asoman a un pasillo muy oscuro.', en: '{H} and {F} peer into a very dark passage.' },
      picture: { H: ['stand', 'scared'], F: ['stand', 'worried'], time: 'night', together: ['hold-hands', 'H', 'F'] },
    },
    {
      es: `4! En el suelo había un farolillo apagado.
4 —No tengo cerillas —dijo {H}.
4 —Yo tampoco —dijo {F}—. ¿Y si le cantamos?
4! Cantaron bajito. ¡Y el farolillo se encendió!
6 Primero fue un puntito, no mayor que una lenteja. Con el segundo verso ya parecía una nuez. Con el tercero, el pasillo entero tenía paredes, y las paredes tenían dibujos.
6 —¡Es un farolillo tímido! —se rio {F}—. Solo brilla si alguien le hace caso.
6 —Como mucha gente —dijo {H}.
6 En los dibujos de la pared se veía a un animal diminuto cargado con un bulto enorme.
8 —Mira eso —dijo {H}, acercando la luz—. No parece alguien que huye. Va despacio. Fíjate en los pies.
8 —A lo mejor pesa mucho lo que lleva.
8 —A lo mejor lo lleva con cuidado.
8 Aquello no cuadraba con un ladrón, y l{HF:os/as} dos se quedaron un rato mirando la pared. {X} señaló otra cosa: el animal del dibujo sonreía.
10 Cuando dejaron de cantar para pensar, la luz menguó otra vez hasta el tamaño de una lenteja. Tuvieron que repetir la canción once veces, cada una peor que la anterior. Al final, hasta el eco se sabía la letra.
10 —Si salimos de aquí —dijo {F}—, no pienso cantar en un mes.
10 Aguantó cuatro minutos.`,
      en: `4! A small lantern lay on the floor. It was out.
4 “I have no matches,” said {H}.
4 “Nor do I,” said {F}. “What if we sing to it?”
4! They sang softly. And the lantern lit up!
6 First it was a dot, no bigger than a pea. At the second verse it was more like a nut. At the third, the passage had walls, and the walls had pictures.
6 “It is a shy lantern!” laughed {F}. “It only shines if you talk to it.”
6 “A lot of people are like that,” said {H}.
6 The pictures on the wall showed a tiny animal that carried a huge bundle.
8 “Look at that,” said {H}, and held the light closer. “That is not somebody running away. It walks slowly. Look at the feet.”
8 “Perhaps the bundle is heavy.”
8 “Perhaps it is being careful.”
8 That did not fit a thief at all, and they gazed at the wall for a while. {X} pointed at something else: the animal in the picture was smiling.
10 When they stopped singing to think, the light shrank back to the size of a pea. They had to sing the song eleven times, each one worse than the last, and by the end even the echo knew the words.
10 “If we get out of here,” said {F}, “I will not sing for a month.”
10 It lasted four minutes.`,
      alt: {
        es: 'El farolillo se enciende y {H} descubre dibujos en la pared.',
        en: 'The lantern lights up and {H} finds pictures on the wall.',
      },
      picture: {
        H: ['hold', 'excited', 'lantern'],
        F: ['cheer', 'happy'],
        X: ['point', 'surprised'],
        time: 'night',
        props: ['music-note'],
      },
    },
    {
      es: `0-2 ¡Clic! ¡Hay luz!
2-2 Ya no da miedo.
4 Se llevaron el farolillo. ¡Y a caminar!
4 Al fondo había una puerta. Detrás de la puerta, algo se movió.
6 —¿Has oído eso? —preguntó {F}.
6 Se oían pasitos cortos. Cortos y muy rápidos.
8 El farolillo, por una vez, brilló sin que nadie le cantara.
10 {H} pensó que quizá también él tenía curiosidad.`,
      en: `0-2 Click! A light!
2-2 Now it is not scary.
4 They took the lantern along. Off they went!
4 At the end there was a door. Behind it, something moved.
6 “Did you hear that?” asked {F}.
6 It was the sound of short steps. Short and very quick.
8 For once the lantern shone with nobody singing.
10 {H} thought that it might be curious too.`,
      alt: {
        es: '{H} y {F} llegan con el farolillo hasta una puerta.',
        en: '{H} and {F} reach a door with their lantern.',
      },
      picture: {
        H: ['walk', 'excited', 'lantern'],
        F: ['point', 'surprised'],
        props: ['door', 'footprints'],
        time: 'night',
        shot: 'wide',
      },
    },
  ],
}
