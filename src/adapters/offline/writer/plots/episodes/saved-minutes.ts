import type { Beat } from '../plot.ts'

/** A man has saved three hours, a minute at a time, and cannot find them: like ice cream, they will not keep. */
export const savedMinutes: Beat = {
  id: 'saved-minutes',
  titles: {
    es: ['Tres horas ahorradas', 'Medio minuto por cordón'],
    en: ['Three hours saved', 'Half a minute a shoelace'],
  },
  gift: {
    prop: 'letter',
    use: {
      es: '4 Gastaron los minutos de don Próspero: se pararon a pensar.',
      en: '4 They spent Mr Quick’s minutes, and stopped to think.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Corre, corre! ¿Adónde?
0-2 {H} corre. {F} corre.
2-2 ¡Qué prisa! ¿Y para qué? ¡Uf!
4! {At}, don Próspero corría en círculos con una libreta.
4! —¡Un minuto ahorrado! —gritó, y lo apuntó.
4 —¿Y para qué lo quiere? —preguntó {F}.
4 —Para luego —dijo él.
6 No se ataba los zapatos: medio minuto. Tampoco decía «buenos días». Decía «bueds», y ganaba un segundo.
6 —¿Cuánto lleva ya? —preguntó {H}.
6 —Tres horas y doce minutos.
8 Tomaba el postre dentro de la sopa. Los chistes los dejaba antes del final, que era lo que más tiempo ocupaba.
10 Todo estaba en la libreta, con sus sumas. No se podía negar que era un hombre riquísimo. Lo raro era que tuviera tan mala cara.`,
      en: `0-2 Run, run! Where to?
0-2 {H} runs. {F} runs.
2-2 What a rush! What for? Phew!
4! Mr Quick ran round in rings with a notebook {at}.
4! “That is one minute saved!” he cried, and wrote it down.
4 “What is it for?” asked {F}.
4 “For later,” he said.
6 He did not tie his shoes. That was half a minute. He did not say “good morning”. He said “gumming”, and was one second up.
6 “How much have you got?” asked {H}.
6 “Three hours and twelve minutes.”
8 He had his pudding in his soup. He left jokes before the end, since that was the part that took so long.
10 It was all in the notebook, and he had added it up twice. You had to admit that he was a very rich man. It was odd that he should look so poorly.`,
      alt: {
        es: '{H} y {F} se encuentran una libreta llena de minutos.',
        en: '{H} and {F} come upon a notebook full of minutes.',
      },
      picture: {
        H: ['run', 'surprised'],
        F: ['run', 'surprised'],
        props: ['clock', 'book', 'boots'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Y dónde los guarda? —preguntó {H}.
4! Don Próspero miró en la libreta y en los bolsillos. ¡No estaban!
4 {X} miró debajo del reloj. Tampoco.
4 —¡Pero si los tengo apuntados! —dijo él.
4 —Se habrán derretido —dijo {F}—. Como los helados.
6 Don Próspero se sentó en el suelo. No lo había hecho nunca. Hasta tardó un poco en encontrarlo.
6 —Tres horas y doce minutos —decía—. ¿Y ahora?
6 —Los minutos no se guardan —dijo {H}—. Gaste uno antes de que se le vaya.
6 —¿Y cómo se gasta?
6 {H} y {F} lo pensaron. Era como explicar a qué sabe el agua.
6 {X} le enseñó a no hacer nada con un pie. Luego, con los dos.
8 El primero le salió fatal. Movía la rodilla, miraba el reloj y preguntaba si ya. Habían pasado cuatro segundos.
8 —Pruebe a atarse los zapatos —propuso {H}—. Despacio. Como si fuera un regalo.
8 Hizo un lazo, lo miró y lo deshizo para hacerlo otra vez. Asomaba la punta de la lengua.
8 —¿Esto cuánto dura? —preguntó.
8 —Lo que haga falta —dijo {F}.
8 A don Próspero aquello le pareció una barbaridad. Y una delicia.
10 ¶El tiempo no se deja meter en una caja. Se parece más bien a una pandilla de amigos. Si se está con ellos, hay mucho. Si se los deja para luego, cuando se los va a buscar se han ido a cenar. Don Próspero repasó la libreta con un dedo. Allí estaban los minutos de las despedidas, los de los postres y los de los finales.
10 —Me he dejado los finales —murmuró.
10 —Le puedo contar uno —dijo {H}, y le contó el de un chiste que empezaba regular.`,
      en: `4! “And where do you keep them?” asked {H}.
4! Mr Quick looked in his notebook, and in his pockets. They were not there!
4 {X} looked under the clock. They were not there either.
4 “But I wrote them all down!” he said.
4 “They may have melted,” said {F}, “like ice cream.”
6 Mr Quick sat down on the floor. He had never done that. It even took him a while to find it.
6 “Three hours and twelve minutes,” he said. “And now?”
6 “Now spend one, before it gets away.”
6 “How do you do that?”
6 {H} and {F} thought about it. It was like having to say what water tastes of.
6 {X} showed him how to do nothing with one foot, and then with both.
8 The first one was a failure. He jiggled his knee, and looked at the clock, and asked if it was over. It had been four seconds.
8 “Try to tie your shoes,” said {H}. “Do it slowly, as if they were a present.”
8 He made a bow, and looked at it, and undid it so that he could make it again. The tip of his tongue stuck out.
8 “How long does this take?” he asked.
8 “As long as it takes,” said {F}.
8 Mr Quick thought that was shocking. He also thought that it was bliss.
10 ¶You cannot put time in a box. It is more like a gang of friends. If you are with them there is a lot of it, and if you leave them until later, they have all gone home to supper. Mr Quick ran a finger down the notebook. There were the minutes of all the goodbyes, and the puddings, and the ends.
10 “I left out the ends,” he murmured.
10 “I can tell you one,” said {H}, and told him the end of a joke that did not begin very well.`,
      alt: {
        es: '{H} y {F} miran un reloj y una libreta, y piensan.',
        en: '{H} and {F} look at a clock and a notebook, and think.',
      },
      picture: {
        H: ['think', 'thoughtful'],
        F: ['kneel', 'thoughtful'],
        X: ['sit', 'calm'],
        props: ['clock', 'book', 'boots', 'ice-cream'],
      },
    },
    {
      es: `0-2 Chsss. Todos quietos. Así.
0-2 {H} no corre. {F}, tampoco.
0-2 {X} se tumba.
2-2 ¡Qué bien se está aquí!
4! {H} y {F} se sentaron con él. Gastaron un minuto entero.
4! Nadie hizo nada. ¡Qué largo era! ¡Y qué bueno!
4 —Otro —pidió don Próspero.
4 Gastaron cinco. Luego arrancó una hoja y se la dio.
6 Ponía: «Vale por diez minutos». Eran los mejores que tenía.
6 —¿Y usted? —preguntó {F}.
6 —Yo ya no ahorro —dijo, y se ató el otro zapato.
8 {X} se había quedado dormid{X:o/a} en el minuto tres, y hubo que reconocer que era quien más había sacado.
10 Don Próspero l{HF:os/as} despidió con un «buenos días» completo, con todas sus letras. Parecía mentira lo que cabía dentro.`,
      en: `0-2 Hush. Keep still. Like this.
0-2 {H} does not run. Nor does {F}.
0-2 {X} lies down.
2-2 How nice it is here!
4! {H} and {F} sat down with him. They spent a whole minute.
4! They did nothing at all. It was so long! And so good!
4 “One more,” begged Mr Quick.
4 They spent five. Then he tore out a page and gave it to them.
6 It said, “Good for ten minutes.” They were the best that he had.
6 “What about you?” asked {F}.
6 “I have stopped saving,” he said, and tied the other shoe.
8 {X} had fallen asleep in minute three, and had got the most out of it, no doubt.
10 Mr Quick said goodbye with a whole “good morning”, and left nothing out. It was a wonder how much there was in it.`,
      alt: {
        es: '{H} y {F} se sientan y no hacen nada durante un minuto.',
        en: '{H} and {F} sit and do nothing for a minute.',
      },
      picture: {
        H: ['sit', 'calm'],
        F: ['sit', 'happy'],
        X: ['lie', 'sleepy'],
        props: ['clock', 'letter', 'boots'],
      },
    },
  ],
}
