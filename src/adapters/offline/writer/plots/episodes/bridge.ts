import type { Beat } from '../plot.ts'

/** A bridge so ticklish that nobody can cross it. */
export const bridge: Beat = {
  id: 'bridge',
  needs: ['magic', 'ground'],
  titles: {
    es: ['El puente con cosquillas', 'De puntillas'],
    en: ['The ticklish bridge', 'On tiptoe'],
  },
  gift: {
    prop: 'music-note',
    use: {
      es: '4 Cantaron la nana del puente. ¡Ya no temblaba nada!',
      en: '4 They sang the song of the bridge. Nothing shook any more!',
    },
  },
  moments: [
    {
      es: `0-2 Un puente. ¡Ji, ji, ji!
0-2 {H} pisa. ¡Se ríe!
2-2 ¿Un puente que se ríe?
4! {At} había un puente de madera. {H} puso un pie.
4! —¡Ji, ji, ji! —se rio el puente. ¡Y dio una sacudida!
4 {H} acabó sentad{H:o/a} en el suelo.
4 —Perdón —dijo el puente—. Tengo cosquillas.
6 Tenía cosquillas en todas las tablas, pero sobre todo en la quinta.
6 —Hace años que no me cruza nadie entero —suspiró.
8 Los últimos habían sido un rebaño de cabras. Todavía se encontraba alguna por los alrededores, con cara de pocos amigos.
10 No hay oficio más difícil para alguien con cosquillas que el de puente. Aunque peor lo tenía su prima, contó, que era una silla.`,
      en: `0-2 A bridge. Hee, hee, hee!
0-2 {H} steps on. It laughs!
2-2 A bridge that laughs?
4! There was a wooden bridge in the way. {H} put one foot on it.
4! “Hee, hee, hee!” went the bridge. And it gave a great shake!
4 {H} landed back on the ground.
4 “Sorry,” said the bridge. “I am ticklish.”
6 It was ticklish on all its planks, but most of all on the fifth.
6 “It is years since anyone got right across me,” it said with a sigh.
8 The last had been a flock of goats. You could still come across one of them here and there, looking far from pleased.
10 If you are ticklish, there is no harder trade than to be a bridge. Although its cousin had it worse, so it told them, for she was a chair.`,
      alt: {
        es: '{H} pisa un puente y el puente se sacude.',
        en: '{H} steps on a bridge and the bridge shakes.',
      },
      picture: { H: ['sit', 'surprised'], F: ['point', 'surprised'], props: ['stone', 'leaf'], shot: 'wide' },
    },
    {
      es: `4 {F} probó a cruzar muy deprisa. ¡Catapún!
4 {X} probó muy despacio. ¡Catapún otra vez!
4! —¿Y si te dormimos? —preguntó {H}.
4! —Eso no se le ha ocurrido nunca a nadie —dijo el puente.
4-4! Le cantaron una nana. ¡Ron, ron!
6 Se le escapó un bostezo solo de pensarlo. Le crujieron todas las tablas, una a una, como las teclas de un piano.
6 —Pero me tenéis que cantar —avisó—. Sin nana no me duermo.
6 {H} sabía una nana a medias. {F} sabía la otra mitad, que era de otra nana.
6 {X} marcaba el ritmo y se equivocaba siempre en el mismo sitio. Al final ya era parte de la canción.
6 Cantaban: «Duerme, puente, duerme ya, que el río te mecerá». A la tercera vuelta, el puente respiraba hondo.
6 —¿Duermes? —susurró {F}.
6 —Sí —dijo el puente.
6 Hubo que empezar otra vez.
8 —Es que es muy bonita —se disculpó—. Quería saber cómo acababa.
8 —Acaba con que te duermes —dijo {H}.
8 —Ah. Entonces ya no me contéis más.
8 —¿Ni lo del río?
8 —Lo del río, un poquito.
8 Y esta vez se durmió de verdad. Roncaba en re menor. Una ardilla que llevaba dos veranos esperando cruzó con su maleta.
10 ¶Pasaron de puntillas y muy junt{HF:os/as}. En la quinta tabla, {F} estornudó. Fue un estornudo pequeñísimo, de los que se hacen con la boca cerrada y las orejas muy abiertas.
10 El puente se movió en sueños. Sonrió. No había estado nunca tan quieto con alguien encima. Según contó después, soñaba que era una calle y que por ella paseaba una ciudad entera.`,
      en: `4 {F} tried to cross very fast. Crash!
4 {X} tried it very slowly. Crash again!
4! “What if we put you to sleep?” asked {H}.
4! “Nobody ever thought of that,” said the bridge.
4-4! So they sang to it. Zzz, zzz!
6 The thought alone made the bridge yawn. All its planks creaked, one by one, like the keys of a piano.
6 “But you have to sing,” it said. “I cannot sleep without a song.”
6 {H} knew half a lullaby. {F} knew the other half, but of a different one.
6 {X} beat time and always went wrong in the same place. In the end it was part of the song.
6 They sang: “Sleep now, bridge, and do not shake, for the river is awake.” The third time round, the bridge was breathing deeply.
6 “Are you asleep?” whispered {F}.
6 “Yes,” said the bridge.
6 So they had to start again.
8 “It is such a good song,” it said. “I wished to know how it ended.”
8 “It ends with you asleep,” said {H}.
8 “Oh. Then do not tell me any more.”
8 “Not even the bit with the river?”
8 “Just a little of the river.”
8 And this time it did fall asleep. It snored in D minor. A squirrel that had waited for two summers ran across with its suitcase.
10 ¶They went over on tiptoe, side by side. On the fifth plank {F} sneezed. It was a tiny sneeze, the sort you do with your mouth shut and your eyes wide open.
10 The bridge moved in its sleep. It smiled. It had never been so still with somebody on top. It dreamt, so it told them later, that it was a street with a whole town out for a walk.`,
      alt: {
        es: '{H} y {F} cruzan de puntillas un puente dormido.',
        en: '{H} and {F} tiptoe across a sleeping bridge.',
      },
      picture: {
        H: ['walk', 'calm'],
        F: ['walk', 'worried'],
        X: ['dance', 'happy'],
        props: ['music-note', 'stone'],
        together: ['hold-hands', 'H', 'F'],
      },
    },
    {
      es: `0-2 Duerme, puente. ¡Ron, ron!
0-2 {X} canta bajito.
0-0 ¡Chsss!
2-2 De puntillas. Un pie, y otro pie.
2-2 ¡Ya está! ¡Hemos pasado!
4! ¡Y cruzaron! Al otro lado, el puente abrió un ojo.
4 —¿Habéis pasado ya? —preguntó.
4! —Ya —dijo {H}—. La nana es tuya. ¡Y nuestra!
4 —¡Qué bien he dormido! —dijo el puente.
6 Prometió practicar él solo por las noches, empezando por la primera tabla.
6 {F} no pudo resistirse. Al bajar, tocó un poquito la quinta tabla.
6 —¡Ji! —hizo el puente—. ¡Eso no vale!
8 —Ha sido para comprobar —dijo {F}, con las orejas coloradas.
8 —¿Y qué has comprobado?
8 —Que sigues siendo tú.
8 ¶Al puente le gustó tanto la respuesta que la estuvo crujiendo por lo bajo hasta la noche.
10 Desde entonces, quien pasa por allí oye dos voces que cantan a medias, y hay que reconocer que el río no desafina.
10 Las cabras, al enterarse, volvieron en fila. Venían cantando, cada una lo suyo, con mucho sentimiento y ningún oído.`,
      en: `0-2 Sleep, bridge. Snore, snore!
0-2 {X} sings softly.
0-0 Shhh!
2-2 On tiptoe. One foot, and one more.
2-2 We did it! We are across!
4! And they got across! On the other side the bridge woke up.
4 “Are you across yet?” it asked.
4! “We are,” said {H}. “The song is yours. And it is ours too!”
4 “I slept so well!” said the bridge.
6 It promised to practise at night, all alone, from the first plank on.
6 {F} could not help it. On the way off, one small tickle went to the fifth plank.
6 “Hee!” went the bridge. “That is not fair!”
8 “I was only checking,” said {F}, going red.
8 “And what did you find out?”
8 “That you are still you.”
8 ¶The bridge liked that so much that it creaked it over and over to itself until night.
10 Since then, all who go by can hear two voices sing, half a song each. The river, it must be said, keeps in tune.
10 When the goats heard, they came back in a line. They sang as they came, each its own song, with a great deal of feeling and no ear at all.`,
      alt: {
        es: '{H} y {F} se despiden del puente desde el otro lado.',
        en: '{H} and {F} wave to the bridge from the far side.',
      },
      picture: {
        H: ['wave', 'happy'],
        F: ['wave', 'excited'],
        X: ['cheer', 'happy'],
        props: ['music-note', 'stone'],
        shot: 'wide',
      },
    },
  ],
}
