import type { Beat } from '../plot.ts'

/** They follow footprints for a long time: their own. */
export const circle: Beat = {
  id: 'circle',
  scares: ['lost'],
  needs: ['ground'],
  titles: { es: ['Vueltas y más vueltas', 'Las huellas misteriosas'], en: ['Round and round', 'The mystery prints'] },
  gift: {
    prop: 'pencil',
    use: { es: '4 Marcaron con tiza cada paso seguro.', en: '4 They put a chalk mark on every safe step.' },
  },
  moments: [
    {
      es: `0-2 ¡Cuántas huellas! ¡Una, dos!
0-2 {H} va detrás.
4! {At} encontraron más huellas. ¡Muchas más!
4 —¡Son dos! —dijo {F}—. ¡Ahora van dos!
4 Eran grandes y muy claras.
6 Se veían tan bien que parecían hechas a propósito.
8 —Una pista así de buena no se encuentra todos los días —dijo {H}, encantad{H:o/a}.
10 Si se hubieran preguntado por qué era tan buena, este capítulo sería bastante más corto.`,
      en: `0-2 So many prints! One, two!
0-2 {H} follows them.
4! They found more footprints {at}. A lot more!
4 “There are two of them!” said {F}. “Two, this time!”
4 They were big and very clear.
6 You could see them so well that they might have been made on purpose.
8 “You do not find a clue as good as this every day,” said {H}, delighted.
10 If they had asked themselves why it was so good, this chapter would be a good deal shorter.`,
      alt: {
        es: '{H} y {F} encuentran un montón de huellas claras.',
        en: '{H} and {F} find a lot of clear footprints.',
      },
      picture: {
        H: ['point', 'excited'],
        F: ['crouch', 'surprised', 'magnifier'],
        props: ['footprints'],
        shot: 'wide',
      },
    },
    {
      es: `4 Pasaron junto a una piedra blanca.
4 Al rato vieron otra piedra blanca. ¡Qué casualidad!
4! Y luego, otra más. {F} se paró.
4 —{H!}... ¿y si es la misma piedra?
6 {H} puso un pie sobre la huella más cercana. Encajaba. Puso el otro pie. También encajaba. Era como ponerse unos zapatos de toda la vida.
6 —Somos nosotr{HF:os/as} —dijo, muy bajito—. Llevamos una hora persiguiéndonos.
6 Hubo un silencio. Después a {F} le tembló la barbilla, luego los hombros. Al final se cayó de risa al suelo.
6 —¡Casi nos atrapamos! —consiguió decir.
8 —Y qué rápido íbamos —dijo {H}—. Yo ya estaba pensando qué decirles.
8 —¿Y qué les ibas a decir?
8 —Que devolvieran lo que no era suyo. Con mucha educación.
8 Se rieron un buen rato.
4 {F} encontró una tiza y pintó una cruz en la piedra.
8 —Así no nos volverá a engañar.
10 Lo bueno de perderse en círculo es que uno acaba conociendo bien el sitio. {H} sabía ya dónde estaba cada mata, cada raíz y cada charco. Por eso vio enseguida lo que antes no estaba: un camino estrecho entre dos arbustos, con una pelusa azul en la entrada.
10 Habían pasado tres veces por delante sin mirarlo, tan ocupad{HF:os/as} en seguir sus propios pies.`,
      en: `4 They walked by a white stone.
4 A bit later there was one more white stone. How odd!
4! And then came another. {F} stopped.
4 “{H!}... what if it is the same stone?”
6 {H} put one foot on the nearest print. It fitted. Then came the other foot. That fitted too. It was like putting on a pair of old shoes.
6 “It is us,” {H} said very softly. “We have been chasing ourselves for an hour.”
6 There was a silence. Then {F} began to shake, a little at first, and fell on the ground laughing.
6 “We nearly caught us, too!” said {F}, between gasps.
8 “And we were so quick,” said {H}. “I was already thinking what to say to them.”
8 “What were you going to say?”
8 “To give back what is not theirs. Very politely.”
8 {X} laughed so much that there had to be a rest.
4 {F} found a bit of chalk and drew a cross on the stone.
8 “Now it cannot fool us again.”
10 The good thing about being lost in a circle is that you get to know the place. By now {H} knew each bush, each root and each puddle, and so saw at once what had not been there before. It was a narrow path between two bushes, with a scrap of blue fluff at the start of it.
10 They had walked past it three times and never seen it, so busy were they with their own feet.`,
      alt: { es: '{H} pone el pie sobre una huella y {F} se ríe.', en: '{H} puts a foot on a print and {F} laughs.' },
      picture: { H: ['think', 'surprised'], F: ['lie', 'happy'], X: ['sit', 'happy'], props: ['stone', 'footprints'] },
    },
    {
      es: `0-2 ¡Son mis huellas! ¡Ja, ja!
2-2 {F} también se ríe.
4 —La próxima vez marcamos el camino —dijo {H}.
4! {F} se guardó la tiza. ¡Y por fin vieron las huellas buenas!
4 Eran pequeñas. Y entraban por un sitio muy estrecho...
6 Por allí no cabía una persona mayor, pero quizá sí alguien curioso.
8 —Tú primero —dijo {F}.
8 —No, no, tú —contestó {H}—. Yo insisto.
10 Entraron a la vez y se quedaron un momento atascad{HF:os/as}, que también es una forma de ir de la mano.`,
      en: `0-2 They are my prints! Ha, ha!
2-2 {F} laughs as well.
4 “Next time we will mark the way,” said {H}.
4! {F} kept the chalk. And at last they saw the right prints!
4 They were small. And they went in at a very narrow place...
6 No grown-up could have got through, but a curious somebody might.
8 “You first,” said {F}.
8 “No, no, you,” said {H}. “After you.”
10 They went in together and got stuck for a moment, which is one more way of going hand in hand.`,
      alt: { es: '{H} y {F} se cuelan por un camino estrecho.', en: '{H} and {F} slip into a narrow path.' },
      picture: {
        H: ['walk', 'excited'],
        F: ['walk', 'happy', 'pencil'],
        props: ['footprints', 'leaf'],
        together: ['hold-hands', 'H', 'F'],
      },
    },
  ],
}
