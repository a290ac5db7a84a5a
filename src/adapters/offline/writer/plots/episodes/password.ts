import type { Beat } from '../plot.ts'

/** The only member of a club has forgotten its password, and has been saying it all day. */
export const password: Beat = {
  id: 'password',
  titles: {
    es: ['Un club de una', 'Fuera del círculo'],
    en: ['A club of one', 'Outside the ring'],
  },
  gift: {
    prop: 'medal',
    use: {
      es: '4 Se pusieron las medallas de Berta, que hacían bulto y daban ánimo.',
      en: '4 They put on Bertha’s medals, and felt like a club.',
    },
  },
  moments: [
    {
      es: `0-2 Una cuerda. ¡Qué redonda!
0-2 {H} está fuera. {F} también.
2-2 ¿Y dentro? ¡Dentro hay un bocadillo!
4! {At}, Berta había puesto una cuerda en redondo.
4! —Es mi club —dijo—. Y dentro está mi bocadillo.
4 —¿Por qué no entras? —preguntó {H}.
4 —He olvidado la contraseña.
6 Berta era la fundadora, la presidenta, la portera y todos los socios.
6 —¿Y si pasas por encima? —preguntó {F}.
6 —¡Sin contraseña no pasa nadie! Es la única norma.
8 La cuerda no levantaba un dedo. Un bebé la habría cruzado sin enterarse. Berta la miraba como se mira una muralla.
10 Había elegido la contraseña con muchísimo cuidado. Tenía que ser imposible de adivinar y facilísima de recordar. La primera mitad le había salido perfecta.`,
      en: `0-2 A rope. It is so round!
0-2 {H} is out of it.
2-2 So is {F}! And in the ring? A sandwich!
4! Bertha had put a rope in a ring {at}.
4! “It is my club,” she said. “And my sandwich is in it.”
4 “So why are you out here?” asked {H}.
4 “I have lost the password.”
6 Bertha was the founder, the head, the guard and all of the members.
6 “What if you step over it?” asked {F}.
6 “With no password? Nobody gets in! It is the only rule.”
8 The rope was as high as one finger. A baby could have crossed it by mistake. Bertha looked at it as if it were a castle.
10 She had picked the password with great care. It had to be hard to guess and easy to remember. The first half had come out perfectly.`,
      alt: {
        es: '{H} y {F} miran un bocadillo dentro de un círculo de cuerda.',
        en: '{H} and {F} look at a sandwich in a ring of rope.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['point', 'thoughtful'],
        props: ['rope', 'sandwich', 'box'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Contraseña? —se preguntó Berta, con voz de portera.
4! —No me acuerdo —se contestó ella misma.
4 Y no se dejó pasar. Llevaba así toda la mañana.
4 {X} buscó la contraseña debajo de la cuerda.
4 —¿Será «patata»? —probó {H}. No era «patata».
6 Probaron «pepino», «calcetín» y «ábrete». {F} probó «paralelepípedo», y a todos les pareció que la cuerda se movía. Pero había sido el pie de {H}.
6 —¿Era larga o corta? —preguntó {F}.
6 —No me acuerdo.
6 —¿La apuntaste?
6 —¡Claro! En un papel.
6 —¿Y el papel?
6 —Ahí dentro, debajo del bocadillo. Para que no lo leyera nadie.
6 Se quedaron mirando el papel. Asomaba una esquina, muy blanca y muy lejos.
6 {X} se tumbó y estiró el brazo todo lo que daba. Le faltó un dedo, y no era cosa de pedirlo prestado.
8 —Solo sé que era fácil —dijo Berta—. Elegí una cosa que digo todo el día. La digo sin pensar.
8 —¿Y a quién se la dices? —preguntó {H}.
8 —A todo el mundo. A mi padre, cuando pregunta dónde están las tijeras. Al maestro, cuando pregunta por los deberes.
8 —¿Y cuánto son siete por ocho? —preguntó {F}, por si ayudaba.
8 —No me acuerdo.
8 {X} dijo que cincuenta y seis. Tampoco era la contraseña, pero estuvo bien saberlo.
10 ¶A {H} se le paró una idea a media cabeza. Hay palabras que pasan por delante veinte veces, saludando con la mano, y uno las aparta para ver mejor.
10 Miró a {F}. Había puesto exactamente la misma cara. Se dijeron algo al oído, y se les torció la boca de risa.
10 ¶—¿Qué pasa? —dijo Berta—. ¿Qué he dicho?`,
      en: `4! “What is the password?” Bertha asked, in the voice of a guard.
4! “I forget,” she said to herself.
4 So she did not let herself in. She had done this all day.
4 {X} had a look for it under the rope.
4 “Is it ‘potato’?” said {H}. It was not “potato”.
6 They tried “carrot”, “sock” and “open up”. {F} tried “hippopotamus”, and they all thought that the rope moved. But it was only {H}’s foot.
6 “Was it long or short?” asked {F}.
6 “I forget.”
6 “Did you write it down?”
6 “Of course! I put it on a bit of paper.”
6 “And where is that?”
6 “In there, under the sandwich. I did not want anyone to read it.”
6 They all looked at it. One white corner stuck out, a long way off.
6 {X} lay down and reached as far as an arm can go. It was one finger short, and you cannot borrow a finger.
8 “I know it was easy,” said Bertha. “I picked a thing that I say all day. I say it and do not even think.”
8 “Who do you say it to?” asked {H}.
8 “To everybody. To my dad, when he asks where the scissors are. To my teacher, when he asks about homework.”
8 “And what are seven eights?” asked {F}, in case it helped.
8 “I forget.”
8 {X} said that it was fifty-six. That was not the password, but it was nice to know.
10 ¶An idea came halfway into {H}’s head and stopped there. There are words that go by twenty times, waving, and you push them to one side so as to see better.
10 {F} had just the same look. They whispered for a moment, and then both of them had trouble keeping a straight face.
10 ¶“What is it?” asked Bertha. “What did I say?”`,
      alt: {
        es: '{H} y {F} piensan palabras junto a una cuerda en redondo.',
        en: '{H} and {F} try out words beside a ring of rope.',
      },
      picture: {
        H: ['think', 'thoughtful'],
        F: ['crouch', 'determined'],
        X: ['reach', 'determined'],
        props: ['rope', 'sandwich', 'letter', 'speech'],
      },
    },
    {
      es: `0-2 ¡Una, dos, tres! ¡Dentro!
0-2 {H} salta. {F} salta.
0-2 {X} rueda.
2-2 ¡Ñam! ¡Qué rico está el bocadillo!
4! —Pregúntame a mí —dijo {H}.
4! —¿Contraseña? —preguntó Berta.
4! —¡No me acuerdo!
4 Berta abrió mucho la boca. ¡Esa era! ¡Llevaba toda la mañana diciéndola!
4 Entraron de un salto y repartieron el bocadillo.
6 El papel lo ponía bien claro: «No me acuerdo». Berta les dio medallas de cartón. Ya eran un club de verdad.
8 {X}, que estaba a otra cosa, quiso saber cuál era. «No me acuerdo», le contestaron todos a la vez.
8 —Habrá que cambiarla —dijo Berta—. Esta ya la sabe mucha gente.
10 Puso otra mucho mejor, y cuando se alejaban se la oyó preguntar desde fuera: «¿Contraseña?». Después hubo un silencio larguísimo.`,
      en: `0-2 One, two, three! In!
0-2 {H} jumps. {F} jumps.
0-2 {X} rolls in.
2-2 Yum! It is a very good sandwich!
4! “Ask me,” said {H}.
4! “What is the password?” said Bertha.
4! “I forget!”
4 Bertha’s mouth fell open. That was it! She had said it all day!
4 In they all jumped, and they shared the sandwich.
6 There it was on the paper: “I forget.” Bertha gave them medals made of card. Now it was a real club.
8 {X}, who had been busy, asked what the password was. “I forget!” they all said at once.
8 “I shall have to change it,” said Bertha. “Too many people know this one.”
10 She chose a far better one, and as they went off they could hear her, outside the rope: “Password?” After that there was a very long silence.`,
      alt: {
        es: '{H} y {F} reparten el bocadillo dentro del círculo.',
        en: '{H} and {F} share the sandwich inside the ring.',
      },
      picture: {
        H: ['jump', 'happy'],
        F: ['hold', 'happy', 'sandwich'],
        X: ['cheer', 'happy'],
        props: ['rope', 'medal', 'letter'],
      },
    },
  ],
}
