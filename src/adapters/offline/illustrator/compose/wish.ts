import type { Mood, Pose, PropName, Scene, Setting, Shot, TimeOfDay, Weather } from '../../../../domain/scene.ts'

/** A parent's wish in their words, understood where it names something that we can draw; the rest leaves the scene alone. */
export function sceneWithWish(scene: Scene, wish: string | null): Scene {
  if (!wish) return scene
  const words = plain(wish)
  const time = firstOf(TIMES, words)
  const weather = firstOf(WEATHER, words)
  const mood = firstOf(FEELINGS, words)
  const pose = firstOf(MOVES, words)
  const setting = firstOf(PLACES, words)
  const shot = firstOf(DISTANCES, words)
  const extra = THINGS.filter(([pattern]) => pattern.test(words)).map(([, prop]) => prop)
  const named = scene.cast.filter(({ name }) => words.includes(plain(name)))
  const concerns = (name: string) => named.length === 0 || named.some((actor) => actor.name === name)
  return {
    ...scene,
    time: time ?? scene.time,
    weather: weather ?? scene.weather,
    setting: setting ?? scene.setting,
    shot: shot ?? scene.shot,
    cast: scene.cast.map((actor) =>
      concerns(actor.name) ? { ...actor, mood: mood ?? actor.mood, pose: pose ?? actor.pose } : actor,
    ),
    props: [...new Set([...extra, ...scene.props])].slice(0, 5),
  }
}

const TIMES: readonly [RegExp, TimeOfDay][] = [
  [/\b(amanec|alba|sunrise|dawn|manana temprano)/, 'dawn'],
  [/\b(atardec|puesta de sol|ocaso|sunset|dusk)/, 'sunset'],
  [/\b(de noche|noche|nocturn|estrellas|at night|night)/, 'night'],
  [/\b(de dia|dia|soleado|con sol|daylight|daytime|sunny)\b/, 'day'],
]
const WEATHER: readonly [RegExp, Weather][] = [
  [/\b(sin (lluvia|nieve|niebla|nubes|viento|tormenta)|despejado|buen tiempo|clear sky|no rain|no snow)/, 'clear'],
  [/\b(tormenta|rayos|storm|lightning)/, 'storm'],
  [/\b(lluvia|llov|llueva|lloviendo|rain)/, 'rain'],
  [/\b(nieve|nev|snow)/, 'snow'],
  [/\b(niebla|bruma|fog|mist)/, 'fog'],
  [/\b(viento|wind)/, 'wind'],
  [/\b(nubes|nublado|clouds|cloudy)/, 'clouds'],
]
const FEELINGS: readonly [RegExp, Mood][] = [
  [/\b(sin llorar|no llore|que no este triste)/, 'calm'],
  [/\b(sonri|sonrie|sonrisa|feliz|felices|content|alegr|smil|happy|cheerful)/, 'happy'],
  [/\b(rie|ria|riendo|emocionad|entusiasm|laugh|excited)/, 'excited'],
  [/\b(sorprend|asombr|surpris|amaz)/, 'surprised'],
  [/\b(trist|lloran|llore|sad|crying)/, 'sad'],
  [/\b(preocup|nervios|worri)/, 'worried'],
  [/\b(asust|miedo|scared|afraid)/, 'scared'],
  [/\b(enfad|enoja|furios|angry)/, 'angry'],
  [/\b(decidid|valiente|brave|determined)/, 'determined'],
  [/\b(sueno|adormil|dormid|sleepy)/, 'sleepy'],
  [/\b(pensativ|thoughtful)/, 'thoughtful'],
  [/\b(orgullos|proud)/, 'proud'],
  [/\b(tranquil|calm)/, 'calm'],
]
const MOVES: readonly [RegExp, Pose][] = [
  [/\b(sentad|se siente|sitting)/, 'sit'],
  [/\b(corriendo|corra|corran|running|run)\b/, 'run'],
  [/\b(saltando|salte|salten|jump)/, 'jump'],
  [/\b(bailando|baile|bailen|danc)/, 'dance'],
  [/\b(saludando|salude|saluden|wav(e|ing))/, 'wave'],
  [/\b(senalando|senale|point)/, 'point'],
  [/\b(durmiendo|duerma|duerman|asleep|sleeping)/, 'sleep'],
  [/\b(tumbad|acostad|lying)/, 'lie'],
  [/\b(andando|caminando|camine|caminen|walk)/, 'walk'],
  [/\b(volando|vuele|vuelen|flying)/, 'fly'],
  [/\b(nadando|nade|naden|swim)/, 'swim'],
  [/\b(celebrando|brazos arriba|cheer)/, 'cheer'],
  [/\b(de pie|standing)/, 'stand'],
]
const DISTANCES: readonly [RegExp, Shot][] = [
  [/\b(mas lejos|desde lejos|mas pequen|paisaje|farther|further away|from afar|zoom out)/, 'wide'],
  [/\b(mas cerca|de cerca|primer plano|mas grande|closer|close up|close-up|zoom in)/, 'close'],
]
const PLACES: readonly [RegExp, Setting][] = [
  [/\b(en el|en un|in the|in a) (bosque|forest)/, 'forest'],
  [/\b(en la|en una|on the|at the) (playa|beach)/, 'beach'],
  [/\b(en el|en un|in the|in a) (parque|park)/, 'park'],
  [/\b(en el|en un|in the|in a) (jardin|garden)/, 'garden'],
  [/\b(en la|en una|in the) (montana|mountains?)/, 'mountain'],
  [/\b(en el|en un|in the|at the) (castillo|castle)/, 'castle'],
  [/\b(en el|in) (espacio|space)/, 'space'],
  [/\b(en la|in the) (ciudad|city)/, 'city'],
]
const THINGS: readonly [RegExp, PropName][] = [
  [/\b(flores|flor|flowers?)\b/, 'flower'],
  [/\b(globos?|balloons?)\b/, 'balloon'],
  [/\b(mariposas?|butterfl)/, 'butterfly'],
  [/\b(arcoiris|arco iris|rainbow)/, 'rainbow'],
  [/\b(pelota|balon|ball)\b/, 'ball'],
  [/\b(cometa|kite)\b/, 'kite'],
  [/\b(farol|farolillo|lantern)\b/, 'lantern'],
  [/\b(tarta|pastel|cake)\b/, 'cake'],
  [/\b(regalos?|presents?|gift)\b/, 'gift'],
  [/\b(paraguas|umbrella)/, 'umbrella'],
  [/\b(corazon|corazones|hearts?)\b/, 'heart'],
  [/\b(peluche|osito de peluche|teddy)/, 'teddy'],
]

function firstOf<T>(rules: readonly [RegExp, T][], words: string): T | null {
  return rules.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
