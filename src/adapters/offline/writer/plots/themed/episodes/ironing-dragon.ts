import type { Beat } from '../../plot.ts'

/** The court's laundry dragon irons with her tummy, and lace tickles: each laugh burns a heart into a shirt. */
export const ironingDragon: Beat = {
  id: 'ironing-dragon',
  themes: ['princesas', 'fantasia'],
  needs: ['magic'],
  titles: {
    es: ['La dragona de la plancha', 'Corazones en la ropa'],
    en: ['The ironing dragon', 'Hearts in the washing'],
  },
  gift: {
    prop: 'heart',
    use: {
      es: '4 {H} apretó el corazón de tela de la dragona. ¡Aún estaba caliente!',
      en: '4 {H} held the dragon’s cloth heart. It was still warm!',
    },
  },
  moments: [
    {
      es: `0-2 Una dragona plancha. ¡Fff, fff!
0-2 {H} y {F} ríen: ¡ji, ji!
2-2 ¡Huy! Un agujero. ¡Es un corazón!
4! {At} olía a jabón. ¡Y a humo!
4! Una dragona enorme planchaba la ropa de la corte.
4 No usaba plancha. Usaba la barriga.
4! De pronto se rio y quemó una camisa. ¡Fff!
6 El agujero tenía forma de corazón. Le salían todos así.
6 —Ya van cuarenta —suspiró—. Soy doña Brasa, y tengo cosquillas.
6 Detrás de ella colgaban cuarenta prendas con cuarenta corazones.
8 El peor era el de los calzones del rey. Estaba justo donde no debía, y se veía el sol a través.
10 Las dragonas lavanderas no queman por maldad. Queman por alegría, que también quema, solo que después les da muchísima vergüenza.`,
      en: `0-2 A dragon irons. Fff, fff!
0-2 {H} and {F} laugh: hee, hee!
2-2 Oh no, a hole! It is a heart!
4! It smelled of soap {at}. And of smoke!
4! A huge dragon was ironing for the whole court.
4 She had no iron. She used her tummy.
4! All at once she laughed, and burned a shirt. Fff!
6 The hole was in the shape of a heart. They all came out like that.
6 “That makes forty,” she sighed. “I am Mrs Ember, and I am ticklish.”
6 Behind her hung forty things with forty hearts in them.
8 The worst was in the king’s long pants. It was just where it should not be, and you could see the sun through it.
10 A laundry dragon does not burn things because she is bad. She burns them because she is happy, which is just as hot, and then she is so ashamed.`,
      alt: {
        es: '{H} y {F} miran una cuerda con ropa llena de corazones.',
        en: '{H} and {F} look at washing that is full of hearts.',
      },
      picture: {
        H: ['point', 'surprised'],
        F: ['stand', 'surprised'],
        props: ['heart', 'thread', 'basket', 'cloud'],
        shot: 'wide',
      },
    },
    {
      es: `4! —Son los encajes —dijo doña Brasa—. Me rozan y me río.
4! {F} le pasó una sábana lisa. Ni una risa.
4! {H} le pasó un cuello de puntillas. ¡Ji, ji! ¡Fff!
4 {X} contó los corazones: cuarenta y uno.
4! —¿Y si se ríe usted antes? —dijo {H}.
6 —Se vacía de risa primero —explicó {F}—, y luego plancha.
6 A doña Brasa le pareció un plan muy serio.
6 Buscaron un sitio donde no hubiera nada que quemar. {F} contó el del elefante en la bañera. La dragona se rio con un fuego largo y naranja.
6 {X} contó uno malísimo, y la llama salió pequeñita, por compromiso.
6 {H} no contó nada. Solo se puso de sombrero los calzones del rey y saludó con mucha majestad.
6 Aquello fue el final. Doña Brasa rodó por el suelo. Se rio hasta que solo le salió humo, y después ni humo.
6 Entonces planchó encajes, puntillas y volantes. Ni un corazón.
8 —¿Y esas de ahí? —preguntó {F}, señalando la cuerda.
8 Iban a coserlas. Pero el viento las hinchó, y el sol pasó por todos los agujeros a la vez. El suelo se llenó de corazones de luz.
8 Un perro se puso a perseguirlos. No pilló ninguno, pero no se desanimó.
8 {X} se colocó debajo de uno y ya no hubo forma de que se moviera.
10 —Yo creía que estaban estropeadas —dijo doña Brasa.
10 —Están terminadas de otra manera —dijo {H}.
10 El rey quiso los calzones tal como estaban. Los lleva en verano, debajo de la capa, y asegura que gobierna mucho más fresco. Nadie ha pedido comprobarlo.
10 Cosieron unas cuantas camisas, porque el invierno también existe. Doña Brasa enhebró las agujas con una llama del grosor de un hilo.`,
      en: `4! “It is the lace,” said Mrs Ember. “It rubs me, and I laugh.”
4! {F} gave her a plain sheet. There was not one laugh.
4! {H} gave her a lace collar. Hee, hee! Fff!
4 {X} counted the hearts. There were forty-one.
4! “What if you laugh first?” said {H}.
6 “You let all the laughs out,” said {F}. “And then you iron.”
6 Mrs Ember found it a very serious plan.
6 They went to a place where there was nothing to burn. {F} told the one about the elephant in the bath. She laughed a long orange flame.
6 {X} told a very bad one. The flame for that was small and polite.
6 {H} told no joke at all. {H} just put on the king’s long pants as a hat, and waved like a king.
6 That was the end of her. Mrs Ember rolled about on the ground. She laughed until there was just smoke, and then until there was no smoke.
6 Then she ironed lace and frills and bows. There was not one heart.
8 “What about those?” asked {F}, and pointed at the line.
8 They were going to sew them up. But the wind filled them, and the sun came through all the holes at once. The ground was covered in hearts of light.
8 A dog began to chase them. He did not catch any, but he did not give up.
8 {X} stood under one of them, and there was no getting {X} out of it.
10 “I thought that they were spoiled,” said Mrs Ember.
10 “They are just finished in a different way,” said {H}.
10 The king asked to have his long pants as they were. He wears them in summer, under his cloak, and says that it is a cool way to rule. Nobody has asked to see.
10 They did sew up a shirt or two, since there is such a thing as winter. Mrs Ember lit the work with a flame as thin as a thread.`,
      alt: {
        es: '{H} se pone un sombrero ridículo, y {F} se ríe a carcajadas.',
        en: '{H} puts on a silly hat, and {F} roars with laughter.',
      },
      picture: {
        H: ['dance', 'happy', 'hat'],
        F: ['cheer', 'happy'],
        X: ['stand', 'happy'],
        props: ['heart', 'basket', 'sun'],
      },
    },
    {
      es: `0-2 ¡Ríe, dragona, ríe! ¡Ja, ja!
0-2 {X} le hace cosquillas.
2-2 ¡Ahora plancha! ¡Ni un agujero!
4! Doña Brasa les dio un corazón de tela.
4! Era lo que sobró de una camisa. ¡Aún estaba caliente!
4 —Para los bolsillos fríos —dijo—. Dura mucho.
4 Y se lo llevaron, bien guardado.
6 —Y cuando vuelva a tener risa dentro, ¿qué hará? —preguntó {F}.
6 —Salir —dijo ella—. Me río fuera y plancho dentro. ¡Parece mentira que no se me ocurriera!
6 {X} se marchó con una camisa muy ventilada.
8 A lo lejos se vio una llamarada, y luego otra. Alguien le había contado el final del elefante.
8 —Ese chiste tiene dos finales —dijo {F}, con mucho orgullo.
8 El olor a limpio l{HF:os/as} siguió todo el camino, con un poquito de humo detrás.
10 Desde aquel día, en la corte, los trajes de fiesta llevan un agujerito en el forro, a la altura del pecho. No se ve. Sirve para que entre el aire durante los discursos.`,
      en: `0-2 Laugh, dragon, laugh! Ha, ha!
0-2 {X} tickles her.
2-2 Now she irons. Not one hole!
4! Mrs Ember gave them a heart made of cloth.
4! It was cut out of a shirt. And it was still warm!
4 “It is for cold pockets,” she said. “It lasts.”
4 They put it away with care.
6 “And when you fill up with laughs again?” asked {F}.
6 “Then I go outside,” she said. “I laugh out there and I iron in here. How did I not think of it?”
6 {X} went home in a shirt with a lot of air in it.
8 Far away they saw a flame go up, and then one more. Somebody had told her the end of the elephant.
8 “That joke has two ends,” said {F}, very proud.
8 The smell of clean sheets came along with them, with a little smoke behind it.
10 From that day on, party clothes at court have had a tiny hole in the lining, just over the chest. You cannot see it. It is there to let in some air when people make speeches.`,
      alt: {
        es: '{H} le enseña a {F} un corazón de tela.',
        en: '{H} shows {F} a heart made of cloth.',
      },
      picture: {
        H: ['hold', 'happy', 'heart'],
        F: ['wave', 'happy'],
        X: ['walk', 'happy'],
        props: ['heart', 'basket'],
        together: ['face-to-face', 'H', 'F'],
      },
    },
  ],
}
