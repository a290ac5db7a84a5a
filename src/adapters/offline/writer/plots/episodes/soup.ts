import type { Beat } from '../plot.ts'

/** A cook with a cold cannot tell what is wrong with the soup. Everybody else can. */
export const soup: Beat = {
  id: 'soup',
  needs: ['beasts', 'ground'],
  titles: { es: ['La sopa del lunes', '¿A qué sabe?'], en: ['Monday soup', 'What does it taste of?'] },
  gift: {
    prop: 'soup',
    use: {
      es: '4 Un sorbo de la sopa del ratón les calentó los pies.',
      en: '4 A sip of the mouse’s soup warmed them to the toes.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Mmm! Huele a sopa.
0-2 {F} la prueba. ¡Puaj!
2-2 ¿Qué lleva esa sopa?
4! {at} hervía una olla enorme. ¡Glu, glu, glu!
4! Un ratón cocinero daba vueltas con la cuchara.
4 —Probad mi sopa, por favor —dijo—. Estoy resfriado y no me sabe a nada.
6 {F} probó. Se puso del color de un guisante.
6 —Sabe a calcetín —dijo.
6 —¡Imposible! —dijo el ratón—. Es la receta de mi madre.
8 {H} también probó, por si acaso. Era calcetín, sin duda. De lana, y del pie izquierdo.
10 El ratón esperaba con un lápiz detrás de la oreja. No hay noticia más difícil de dar que una mala noticia a un cocinero que ha madrugado.`,
      en: `0-2 Mmm! I smell soup.
0-2 {F} tries it. Yuck!
2-2 What is in that soup?
4! A huge pot was bubbling {at}. Blup, blup, blup!
4! A mouse in a cook’s hat went round it with a spoon.
4 “Please try my soup,” he said. “I have a cold, so it tastes of nothing.”
6 {F} took a sip, and went as green as a pea.
6 “It tastes of sock,” said {F}.
6 “It cannot!” said the mouse. “I got it from my mother.”
8 {H} had a sip too, to be sure. It was sock, all right. It was wool, and from a left foot.
10 The mouse stood waiting with a pencil behind one ear. No news is as hard to give as bad news to a cook who got up early.`,
      alt: {
        es: '{F} prueba la sopa de un ratón y pone mala cara.',
        en: '{F} tries the soup of a mouse and makes a face.',
      },
      picture: { H: ['stand', 'surprised'], F: ['crouch', 'worried'], props: ['soup', 'mouse', 'campfire'] },
    },
    {
      es: `4! {H} metió el cazo hasta el fondo. Sacó una zanahoria.
4 Sacó una patata muy blandita.
4 {X} removía y removía.
4! Y después... ¡Un calcetín!
4 Era azul, con un agujero en el dedo gordo.
4 —¡Lo buscaba desde el lunes! —gritó el ratón.
6 Lo escurrieron y lo colgaron junto al fuego.
6 —¿Y ahora qué hago? —gimió el ratón—. Vienen a cenar mis doce primos. ¡Y tienen hambre de primos!
6 —Se empieza otra vez —dijo {F}.
6 {H} lavó la olla. {F} fue a por agua y volvió con medio cubo. El otro medio lo llevaba encima.
6 {X} recordó un truco: la olla no se mira de frente, que le da vergüenza hervir.
6 Echaron cebolla y lloraron todos. Echaron pimienta y estornudaron. El que más estornudó fue el ratón: once veces seguidas.
6 —¡Un momento! —dijo, moviendo el hocico—. ¡Huelo la cebolla! ¡Huelo la leña! ¡Se me ha ido el resfriado!
8 Con el último estornudo se le había caído el gorro dentro de la olla. Lo pescaron a tiempo. O casi.
8 —Un poquito a gorro sí que sabe —dijo {H}.
8 —A gorro limpio —se defendió el ratón.
10 Lo apuntaba todo en un cuaderno: tanta sal, tanta pimienta, tantas lágrimas de cebolla. Al llegar a «amigos» dudó un rato, porque no sabía si se medían por tazas o por cucharadas. Al final puso «los que quepan».
8 Se lo comieron igual. {F} repitió, y luego repitió la repetición.
8 {X} pidió la receta, la leyó dos veces y tachó con disimulo la palabra «calcetín».
10 Comieron sentad{HF:os/as} en cajas, por turnos y con la misma cuchara, que es una forma muy lenta y muy agradable de tomar sopa.
10 —Mi madre echaba siempre una cosa más —dijo el ratón, pensativo—. Nunca quiso decirme cuál. Le salía buenísima.
10 Miraron todos el calcetín que goteaba junto al fuego. Nadie se atrevió a decirlo en voz alta.`,
      en: `4! {H} dipped the spoon right down. Up came a carrot.
4 Up came a very soft potato.
4 {X} stirred and stirred.
4! And up came a sock!
4 It was blue, with a hole at the toe.
4 “I lost that on Monday!” cried the mouse.
6 They wrung it out and hung it up by the fire.
6 “What shall I do now?” wailed the mouse. “My twelve cousins are coming to supper. And they are as hungry as cousins!”
6 “We start again,” said {F}.
6 {H} washed the pot. {F} went for water and came back with half a bucket. The other half was all over {F}.
6 {X} remembered a trick: never stare at a pot, for it is too shy to boil.
6 They put in onions, and they all cried. They put in pepper, and they all sneezed. The mouse sneezed most: eleven times in a row.
6 “Wait!” he said, and his nose twitched. “I smell onions! I smell the fire! My cold has gone!”
8 At the last sneeze his hat had dropped into the pot. They fished it out in time. Well, nearly.
8 “It does taste a bit of hat,” said {H}.
8 “Of clean hat,” said the mouse stiffly.
10 He put it all in a notebook: so much salt, so much pepper, so many onion tears. At “friends” he had to stop, not being sure if they came in cups or in spoons. In the end he wrote “as many as will fit”.
8 They ate it all the same. {F} had seconds, and then had seconds of the seconds.
8 {X} asked for the recipe, read it twice and quietly crossed out the word “sock”.
10 They sat on boxes and took turns with the one spoon, which is a very slow and very pleasant way of eating soup.
10 “My mother always put in one more thing,” the mouse said slowly. “She would never tell me what. Hers was so good.”
10 They all looked at the sock that was dripping by the fire. Nobody dared to say it out loud.`,
      alt: { es: '{H} saca un calcetín de la olla de sopa.', en: '{H} pulls a sock out of the soup pot.' },
      picture: {
        H: ['reach', 'surprised'],
        F: ['cheer', 'happy'],
        X: ['think', 'thoughtful'],
        props: ['soup', 'mouse', 'carrot'],
        shot: 'close',
      },
    },
    {
      es: `0-2 {H} saca un calcetín.
0-2 ¡Qué risa! ¡Ñam, ñam!
0-2 {X} repite. ¡Más!
2-2 El ratón se ríe mucho.
4! —Llevaos un tarro —dijo el ratón—. La sopa da fuerza.
4 {F} lo abrazó. ¡Qué calorcito!
4 Y se fueron con la barriga contenta.
6 Los doce primos llegaban por el otro lado, del más grande al más chico, todos con servilleta.
6 —¿A qué huele? —preguntó el primero de los primos, que era también el más alto de todos.
6 —¡A calcetín no! —dijo el cocinero, y se tapó la boca.
8 {X} se ofreció a llevar el tarro. Por el camino comprobó tres veces que seguía lleno, y la tercera ya no lo estaba tanto.
8 Olía a leña, a cebolla y, prestando mucha atención, a gorro recién lavado.
8 —¿Tú crees que se notará lo del gorro? —preguntó {F}.
8 —Solo si alguien pregunta —dijo {H}.
8 A lo lejos, muy bajito, se oyó preguntar a un primo.
10 Hubo un silencio. Después sonaron doce carcajadas, del más grande al más chico, y una más, ronca de tanto estornudo, que era la del cocinero.`,
      en: `0-2 {H} finds a sock.
0-2 What fun! Yum, yum!
0-2 {X} wants more!
2-2 The mouse laughs a lot.
4! “Take a jar with you,” said the mouse. “Soup makes you strong.”
4 {F} gave the jar a hug. It was so warm!
4 And off they went with happy tummies.
6 The twelve cousins were just coming, from the biggest to the smallest, each with a napkin.
6 “What do I smell?” asked the first one.
6 “Not sock!” said the cook, and shut his mouth tight.
8 {X} offered to carry the jar. On the way {X} checked three times that it was still full, and by the third time it was not.
8 It smelled of the fire, of onions and, if you took great care, of a freshly washed hat.
8 “Do you think they will taste the hat?” asked {F}.
8 “Only if somebody asks,” said {H}.
8 Far behind them, very softly, a cousin asked.
10 There was a hush. Then came twelve great laughs, from the biggest to the smallest, and one more, hoarse from all that sneezing, which was the cook’s.`,
      alt: { es: '{F} abraza un tarro de sopa caliente.', en: '{F} hugs a jar of hot soup.' },
      picture: {
        H: ['wave', 'happy'],
        F: ['hold', 'happy', 'soup'],
        X: ['walk', 'happy'],
        props: ['mouse', 'campfire'],
      },
    },
  ],
}
