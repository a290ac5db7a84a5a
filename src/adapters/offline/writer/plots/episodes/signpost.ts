import type { Beat } from '../plot.ts'

/** A signpost has sent everybody somewhere and never been anywhere. */
export const signpost: Beat = {
  id: 'signpost',
  needs: ['magic'],
  titles: {
    es: ['El poste que no sabía', 'A todas partes'],
    en: ['The signpost that was not sure', 'All ways at once'],
  },
  gift: {
    prop: 'flag',
    use: {
      es: '4 La flecha del poste señaló el camino. ¡Por ahí!',
      en: '4 The arrow of the signpost pointed the way. That way!',
    },
  },
  moments: [
    {
      es: `0-2 ¿Por aquí? ¿Por allí?
0-2 {F} mira el poste.
2-2 El poste da vueltas y vueltas.
4! {At} había un poste con tres flechas.
4! Una decía «Por aquí». Otra, «Por allí». ¡Y la otra, «Yo qué sé»!
4 —¿Cuál seguimos? —preguntó {F}.
4 —La que más os guste —dijo el poste—. A mí me da igual.
6 Alrededor había gente sentada en el suelo, con las maletas, esperando a que se decidiera.
6 El poste giró sobre sí mismo tres veces, con un chirrido muy triste.
8 Un señor llevaba allí tanto tiempo que se había suscrito al periódico.
10 Que un poste no sepa adónde ir no tiene importancia. Que no lo sepa ningún día y que además lo diga empieza a ser un problema de tráfico.`,
      en: `0-2 This way? That way?
0-2 {F} looks at the sign.
2-2 The signpost goes round and round.
4! There was a signpost with three arrows.
4! One said “This way”. One said “That way”. And one said “Do not ask me”!
4 “Which one do we take?” asked {F}.
4 “The one you like best,” said the signpost. “It is all the same to me.”
6 All around it people sat on the ground with their bags. They were waiting for it to make up its mind.
6 The signpost went round three times with a very sad creak.
8 One man had been there for so long that he had his newspaper sent to him.
10 If a signpost does not know where to go, it hardly matters. If it never knows, and says so too, it starts to be a matter for the traffic police.`,
      alt: {
        es: '{H} y {F} miran un poste con tres flechas.',
        en: '{H} and {F} look at a signpost with three arrows.',
      },
      picture: { H: ['think', 'surprised'], F: ['point', 'thoughtful', 'map'], props: ['flag', 'box'], shot: 'wide' },
    },
    {
      es: `4! —¿Y tú adónde quieres ir? —preguntó {H}.
4! El poste se quedó muy quieto. ¡Nunca se lo habían preguntado!
4 —¿Yo? —dijo—. Yo no he ido nunca a ningún sitio.
4 {X} se puso a empujarlo, por si se movía. No se movía.
6 —Llevo cuarenta años mandando a la gente a la playa —contó el poste—. Y vuelven tan morenos, con sus cubos. Yo no he visto la playa ni en postal.
6 —Por eso te has vuelto un lío —dijo {F}.
6 El poste tenía un pie de hierro hundido en la tierra. No podía andar ni un paso. {H} pensó al revés. Si él no podía ir a los sitios, que vinieran los sitios.
6 —¡Que cada cual cuente de dónde viene! —gritó {H} a los de las maletas.
6 Un señor con periódico empezó por la playa. Hizo las olas con las páginas de deportes, y salieron estupendas.
6 {X} contó un viaje que no había hecho nunca, con tantos detalles que algunos pidieron billete.
8 Una niña abrió la mano y le enseñó arena. Arena de verdad: la llevaba en el bolsillo desde agosto. El poste no dijo nada. La olió por las tres flechas, una detrás de otra.
8 —Así que era esto —murmuró—. Yo me la imaginaba más alta.
8 —¿Todavía te da igual adónde vaya la gente? —preguntó {F}.
8 —No —dijo el poste, muy derecho—. Ahora sé lo que se pierden si los mando mal.
10 ¶Hay un cansancio que no se quita durmiendo. Es el de quien ayuda a todo el mundo a llegar y se queda siempre en la esquina. Se quita con una silla y una buena historia.
10 A partir de aquel día hubo junto al poste un banco con un letrero: «Siéntese y cuente». Los que iban con prisa perdían cinco minutos. Ninguno se quejó, y casi todos volvieron por el mismo camino.`,
      en: `4! “Where would you like to go?” asked {H}.
4! The signpost went very still. Nobody had ever asked it that!
4 “Me?” it said. “I have never been anywhere.”
4 {X} gave it a push, to see if it moved. It did not.
6 “For forty years I have sent people to the beach,” said the signpost. “They come back so brown, with their buckets. I have not seen it once, not even on a card.”
6 “No wonder you are in a muddle,” said {F}.
6 The signpost had one iron foot, deep in the ground. It could not walk a step. So {H} thought it through backwards. If it could not go to places, the places must come to it.
6 “Will you all say where you come from?” {H} called to the people with the bags.
6 A man with a newspaper began with the beach. He did the waves with the sports pages, and they were very good waves.
6 {X} told them of a trip that had never happened. Some of them asked for a ticket.
8 A girl held out one hand and showed it some sand. It was real sand, and it had been in her pocket since August. The signpost did not speak. It smelled it with all three arrows, one by one.
8 “So that is it,” it said. “I thought it would be taller.”
8 “Is it still all the same to you where people go?” asked {F}.
8 “No,” said the signpost, and stood up straight. “Now I know what they miss if I get it wrong.”
10 ¶There is one kind of tired that sleep does not mend. It is the tiredness of those who help everyone to get there, and stay on the corner. What mends it is a chair and a good story.
10 From that day on there was a bench next to the signpost with a notice: “Sit down and tell”. Those in a hurry lost five minutes. Not one of them complained, and nearly all came back the same way.`,
      alt: {
        es: '{H} y {F} escuchan historias junto al poste.',
        en: '{H} and {F} listen to stories by the signpost.',
      },
      picture: {
        H: ['sit', 'happy'],
        F: ['sit', 'thoughtful'],
        X: ['point', 'excited'],
        props: ['shell', 'bucket', 'flag', 'box'],
      },
    },
    {
      es: `0-2 ¡Por aquí! ¡Por aquí!
0-2 {X} va por aquí.
0-0 {H} también.
2-2 El poste ya no da vueltas.
2-2 Le contamos un cuento. ¡Le gusta!
4! El poste borró «Yo qué sé». Y escribió: «Buen viaje».
4 —Para vosotr{HF:os/as} —dijo.
4! Era una flecha pequeña, de madera.
4 —Nunca se equivoca —dijo—. Bueno, casi nunca.
6 La gente recogió las maletas y se marchó, cada cual por su lado.
6 —Mándame una piedra de donde sea —pidió el poste—. Las colecciono desde hace un minuto.
8 {H} le dejó la primera, que era de allí mismo, de dos pasos más allá. Al poste le pareció exótica.
8 —Huele a viaje —dijo, y la puso donde la viera todo el mundo.
8 La niña de la arena dejó también un puñadito a su pie, para que tuviera playa.
10 ¶Se alejaron mirando atrás. El poste, que toda la vida había señalado hacia fuera, tenía ahora una flecha vuelta hacia dentro, hacia el banco, y en ella ponía: «Aquí».`,
      en: `0-2 This way! This way!
0-2 {X} goes this way.
0-0 So does {H}.
2-2 The sign does not spin any more.
2-2 They tell it a story. It likes it!
4! The signpost rubbed out “Do not ask me”. It wrote “Have a good trip”.
4 “This is for you,” it said.
4! It was a small arrow made of wood.
4 “It is never wrong,” it said. “Well, hardly ever.”
6 The people picked up their bags and went off, all without a fight.
6 “Send me a stone from somewhere,” said the signpost. “I have collected them for a minute now.”
8 {H} gave it the first one, which came from right there, two steps away. The signpost thought it very exotic.
8 “It smells of travel,” it said, and put it where all could see.
8 Somebody left a little heap of sand at its foot, so that it would have a beach.
10 ¶They looked back as they went. All its life the signpost had pointed out. Now it had one arrow that pointed in, to the bench, and on it was the word “Here”.`,
      alt: {
        es: '{H} lleva una flecha de madera y {F} se despide.',
        en: '{H} holds a wooden arrow and {F} waves goodbye.',
      },
      picture: {
        H: ['point', 'happy'],
        F: ['wave', 'happy'],
        X: ['walk', 'happy'],
        props: ['flag', 'stone'],
        shot: 'wide',
      },
    },
  ],
}
