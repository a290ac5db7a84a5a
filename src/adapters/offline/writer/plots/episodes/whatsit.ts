import type { Beat } from '../plot.ts'

/** A word is gone, and whoever looks for it loses it too; the hands find it when everybody thinks of something else. */
export const whatsit: Beat = {
  id: 'whatsit',
  titles: {
    es: ['El chirimbolo', 'En la punta de la lengua'],
    en: ['The whatsit', 'On the tip of the tongue'],
  },
  gift: {
    prop: 'broom',
    use: {
      es: '4 Con la escoba de doña Elvira llegaron un poco más allá.',
      en: '4 With Mrs Bell’s broom they could reach a bit further.',
    },
  },
  moments: [
    {
      es: `0-2 ¿Qué es esto? ¿Un palo?
0-2 {H} no lo sabe. ¿Y tú?
2-2 {F} mira. Tiene pelo. ¿Es un caballo?
4! {At}, doña Elvira miraba fijamente un palo con flequillo.
4! —Lo presto —dijo—, pero no me sale cómo se llama.
4 —Es un... un... —dijo {H}.
4 ¡Tampoco le salía!
6 Ella prestaba cosas. Cada una llevaba su etiqueta: «Gorro», «Cubo», «Mapa». Aquella decía: «Se presta» y luego nada.
6 —¡Si es facilísimo! —dijo {F}—. Es una... Anda.
8 Cuanto más lo miraban, más lejos se iba la palabra. Se notaba que había estado allí, porque quedaba el hueco.
10 Doña Elvira llevaba así desde el desayuno. Ya había probado a cerrar los ojos y abrirlos de golpe, por si la pillaba volviendo.`,
      en: `0-2 What is it? A stick?
0-2 {H} cannot say. Can you?
2-2 {F} looks. It has hair. Is it a horse?
4! Mrs Bell stared at a stick with a fringe {at}.
4! “I lend it out,” she said, “but I have lost its name.”
4 “It is a... a...” said {H}.
4 But {H} had lost it too!
6 Mrs Bell lent things. Each of them had a label, “Hat” or “Pail” or “Map”. This one said, “You can have the...” and no more.
6 “But it is so easy!” said {F}. “It is a... Oh.”
8 The more they looked at it, the further off the word went. You could tell that it had been there, since it had left a gap.
10 It had been like that since breakfast. Mrs Bell had tried to shut her eyes and open them all of a sudden, to catch it on its way back.`,
      alt: {
        es: '{H} y {F} miran un palo con flequillo y piensan.',
        en: '{H} and {F} stare hard at a stick with a fringe.',
      },
      picture: {
        H: ['think', 'thoughtful'],
        F: ['point', 'surprised'],
        props: ['broom', 'bucket', 'hat', 'map', 'table'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Es un peine de gigante? —dijo {H}. No.
4! —¿Es un bigote con mango? —dijo {F}. Tampoco.
4 {X} probó a silbarle, por si venía.
4 —Lo tengo en la punta de la lengua —dijo doña Elvira.
4 La sacó, pero allí no había nada.
6 —¿Por qué letra empieza? —preguntó {F}.
6 —Por una muy corriente.
6 Dijeron el abecedario entero. Al pasar por el medio, notaron un cosquilleo, pero no se ponían de acuerdo en dónde.
6 —¿Y para qué sirve? —preguntó {H}.
6 —Pues para lo de siempre. Para el... para la... ¡Para después de merendar!
6 {X} hizo mímica y todos acertaron a la vez: era un pulpo. Pero no era un pulpo.
6 —Basta —dijo {H}—. Vamos a no buscarla.
8 Fue la propuesta más rara de toda la mañana.
8 —¿Cómo que no? —dijo doña Elvira—. ¿Y si se pierde del todo?
8 —A lo mejor se esconde porque la miramos. A mí me pasa, cuando me miran.
8 —Hablemos de otra cosa —propuso {F}.
8 —¿De qué?
8 —De galletas, por ejemplo.
8 {X} conocía a alguien que tenía galletas, y ese alguien era {X}.
4! Entonces se sentaron de espaldas a comer galletas.
8 —¿Y qué le decimos si vuelve? —preguntó doña Elvira, masticando.
8 —Nada. Que pase.
10 A los dos minutos ya nadie se acordaba de que había olvidado algo, que es la única manera de descansar de eso. El suelo se fue llenando de migas. Detrás, el palo esperaba con su flequillo, sin nombre y sin prisa.
10 {F} miró las migas, y un pensamiento pequeño se puso en marcha él solo, como hacen cuando nadie los vigila.`,
      en: `4! “Is it a comb for a giant?” said {H}. No.
4! “Is it a beard on a pole?” said {F}. No again.
4 {X} whistled, in case it would come.
4 “It is on the tip of my tongue,” said Mrs Bell.
4 She stuck it out, but it was not there.
6 “What does it begin with?” asked {F}.
6 “Oh, one of the normal ones.”
6 They said the whole alphabet. Not far from the start all of them felt a tickle, but they could not agree where.
6 “And what is it for?” asked {H}.
6 “Oh, my dear, the usual. It is for the... you know... for after tea!”
6 {X} acted it out, and they all got it at once. It was an octopus. But it was not an octopus.
6 “Stop,” said {H}. “Let’s not look for it.”
8 “What?” said Mrs Bell. “But then we may never see it again!”
8 “It may be hiding because we stare. I do, when people stare.”
8 “Let’s talk of something else,” said {F}.
8 “Of what?”
8 “Of biscuits, for one thing.”
8 {X} knew somebody who had biscuits, and that somebody was {X}.
4! So they sat down with their backs to it and had biscuits.
8 “What do we say to it if it comes?” asked Mrs Bell, with her mouth full.
8 “Nothing. Just let it in.”
10 Two minutes later nobody remembered that there was a thing to remember, which is the only way to have a rest from it. There were more and more crumbs. Behind them stood the stick with its fringe. It had no name and it was in no hurry.
10 {F} looked at the crumbs, and an idle sort of thought set off, as they do when nobody is watching.`,
      alt: {
        es: '{F} hace mímica delante del palo, y {H} piensa.',
        en: '{F} acts something out in front of the stick, and {H} thinks.',
      },
      picture: {
        H: ['think', 'thoughtful'],
        F: ['dance', 'determined'],
        X: ['dance', 'excited'],
        props: ['broom', 'cookie', 'bucket', 'table'],
      },
    },
    {
      es: `0-2 ¡Una escoba! ¡Es una escoba!
0-2 {F} barre. ¡Ris, ras!
0-2 {X} la monta.
2-2 ¡Tú ya lo sabías! ¿A que sí?
4! —¡Cuántas migas! —dijo {F} sin pensar—. Pásame la escoba.
4! —¿La qué? —gritó {H}—. ¿Qué has dicho?
4 ¡La escoba! ¡Era una escoba!
4 Doña Elvira la dijo once veces, para que no se le volviera a ir.
6 Sonaba de maravilla. Las palabras que vuelven suelen sonar así.
6 —Para vosotr{HF:os/as} —dijo—. La habéis encontrado: os la presto para siempre.
8 {X} aseguró que siempre había sabido que era una escoba, solo que al revés.
8 Barrieron las migas. La escoba iba sola, como quien oye por fin su nombre.
10 —Voy a apuntarlo enseguida —dijo doña Elvira, y buscó por toda la mesa—. ¿Dónde habré puesto yo el... el...? —Se quedó mirando al aire—. Eso. Lo de escribir.`,
      en: `0-2 It is a broom! A broom!
0-2 {F} sweeps. Swish, swish!
0-2 {X} rides on it.
2-2 You knew it all along! Didn’t you?
4! “What a lot of crumbs!” said {F}. “Pass me the broom.”
4! “The what?” cried {H}. “What did you say?”
4 The broom! It was a broom!
4 Mrs Bell said it eleven times, so that it should not get out again.
6 “It is for you,” she said. “You found it, so I lend it to you for ever.”
8 {X} had known all along that it was a broom, only upside down.
8 They swept up the crumbs. The broom went almost by itself, like somebody who has been called by name at last.
10 “I shall write it down at once,” said Mrs Bell, and looked all over the table. “Now where did I put the... the...” She gazed into the air. “You know. The thing you write with.”`,
      alt: {
        es: '{F} barre las migas con la escoba y {H} se ríe.',
        en: '{F} sweeps up the crumbs with the broom as {H} laughs.',
      },
      picture: {
        H: ['cheer', 'happy'],
        F: ['hold', 'happy', 'broom'],
        X: ['jump', 'happy'],
        props: ['cookie', 'table', 'bucket'],
      },
    },
  ],
}
