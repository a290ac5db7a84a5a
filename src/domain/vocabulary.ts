/** The wizard's enumerations (product.md §3): stored value → what a parent reads. */

export const GENDERS = {
  male: 'Niño u hombre',
  female: 'Niña o mujer',
  animal: 'Animal',
  imaginary_creature: 'Criatura imaginaria',
} as const
/** Of anybody; of somebody in particular, `agesInWords`. */
export const AGES = {
  baby: 'Bebé',
  child: 'Niño o niña',
  teenager: 'Adolescente',
  adult: 'Edad adulta',
  elderly: 'Mayor',
} as const
/** Gender and age of a human in one word. */
export const PEOPLE = {
  male: { baby: 'Bebé', child: 'Niño', teenager: 'Chico', adult: 'Hombre', elderly: 'Hombre mayor' },
  female: { baby: 'Bebé', child: 'Niña', teenager: 'Chica', adult: 'Mujer', elderly: 'Mujer mayor' },
} as const satisfies Record<'male' | 'female', Record<keyof typeof AGES, string>>
export const ROLES = { protagonista: 'Protagonista', secundario: 'Secundario' } as const
export const SKINS = { light: 'Clara', tan: 'Morena clara', deep_tan: 'Morena', dark: 'Oscura' } as const
export const HAIR_COLOURS = {
  black: 'Negro',
  blonde: 'Rubio',
  bald: 'Sin pelo',
  brown: 'Castaño',
  red: 'Pelirrojo',
  white: 'Blanco',
} as const
export const HAIR_FORMS = { straight: 'Liso', curly: 'Rizado', afro: 'Afro', bald: 'Sin pelo' } as const
export const HAIR_LENGTHS = { short: 'Corto', medium: 'Medio', shoulder: 'Por los hombros', long: 'Largo' } as const
export const HAIR_STYLES = {
  loose: 'Suelto',
  bun: 'Moño',
  braid: 'Trenza',
  pigtails: 'Dos coletas',
  ponytail: 'Coleta',
  bangs: 'Flequillo',
} as const
export const EYE_COLOURS = { blue: 'Azules', green: 'Verdes', black: 'Negros', brown: 'Marrones' } as const
export const GARMENTS = {
  tshirt: 'Camiseta',
  dress: 'Vestido',
  trousers: 'Pantalón largo',
  shorts: 'Pantalón corto',
  skirt: 'Falda',
  trenchcoat: 'Gabardina',
  hat: 'Sombrero',
  cap: 'Gorra',
  beanie: 'Gorro',
} as const
export const GARMENT_COLOURS = {
  yellow: 'Amarillo',
  red: 'Rojo',
  green: 'Verde',
  blue: 'Azul',
  pink: 'Rosa',
  white: 'Blanco',
  black: 'Negro',
  orange: 'Naranja',
  purple: 'Morado',
  brown: 'Marrón',
} as const
export const ANIMAL_COLOURS = {
  red: 'Rojo',
  blue: 'Azul',
  green: 'Verde',
  yellow: 'Amarillo',
  orange: 'Naranja',
  purple: 'Morado',
  pink: 'Rosa',
  brown: 'Marrón',
  black: 'Negro',
  white: 'Blanco',
  gray: 'Gris',
} as const

export const ANIMAL_SPECIES = {
  dog: 'Perro',
  cat: 'Gato',
  rabbit: 'Conejo',
  bird: 'Pájaro',
  dinosaur: 'Dinosaurio',
  lion: 'León',
  tiger: 'Tigre',
  bear: 'Oso',
  wolf: 'Lobo',
  fox: 'Zorro',
  eagle: 'Águila',
  owl: 'Búho',
  dolphin: 'Delfín',
  whale: 'Ballena',
  shark: 'Tiburón',
  elephant: 'Elefante',
  giraffe: 'Jirafa',
  rhinoceros: 'Rinoceronte',
  crocodile: 'Cocodrilo',
  snake: 'Serpiente',
  parrot: 'Loro',
  horse: 'Caballo',
  bearPanda: 'Oso panda',
  penguin: 'Pingüino',
  kangaroo: 'Canguro',
  camel: 'Camello',
} as const
export const CREATURE_SPECIES = {
  dragon: 'Dragón',
  phoenix: 'Fénix',
  unicorn: 'Unicornio',
  griffin: 'Grifo',
  pegasus: 'Pegaso',
  mermaid: 'Sirena',
  fairy: 'Hada',
  elf: 'Elfo',
  dwarf: 'Enano',
  goblin: 'Duende',
  troll: 'Trol',
  giant: 'Gigante',
  orc: 'Orco',
  nymph: 'Ninfa',
  centaur: 'Centauro',
  minotaur: 'Minotauro',
  medusa: 'Medusa',
  kraken: 'Kraken',
  yeti: 'Yeti',
  chupacabra: 'Chupacabras',
  basilisk: 'Basilisco',
  hydra: 'Hidra',
  sphinx: 'Esfinge',
  werewolf: 'Hombre lobo',
  vampire: 'Vampiro',
} as const

export const THEMES = {
  misterioso: 'Misterioso',
  divertido: 'Divertido',
  fantasia: 'Fantasía',
  profesiones: 'Profesiones',
  'ciencia ficcion': 'Ciencia ficción',
  valores: 'Valores',
  aventura: 'Aventura',
  aprendizaje: 'Aprendizaje',
  naturaleza: 'Naturaleza',
  animales: 'Animales',
  familiar: 'Familiar',
  navidad: 'Navidad',
  princesas: 'Princesas',
  vehiculos: 'Vehículos',
} as const
export const LANGUAGES = { español: 'Español', inglés: 'Inglés' } as const
export const READER_AGES = {
  '0-2': '0-2 años',
  '2-4': '2-4 años',
  '4-6': '4-6 años',
  '6-8': '6-8 años',
  '8-10': '8-10 años',
  '10+': '10 años o más',
} as const
export const RELATIONSHIP_TYPES = {
  parent: 'Padre/madre',
  child: 'Hijo/hija',
  sibling: 'Hermano/hermana',
  grandparent: 'Abuelo/abuela',
  grandchild: 'Nieto/nieta',
  'uncle/aunt': 'Tío/tía',
  cousin: 'Primo/prima',
  'best friend': 'Mejor amigo/amiga',
  friend: 'Amigo/amiga',
  enemy: 'Enemigo/enemiga',
  rival: 'Rival',
  'teacher/student': 'Maestro/alumno',
  'boss/employee': 'Jefe/empleado',
  neighbor: 'Vecino/vecina',
  partner: 'Pareja',
  'ex-partner': 'Ex pareja',
  companion: 'Compañero/compañera',
  pet: 'Mascota',
} as const

/** The values of an enumeration as a tuple, as zod and loops want them. */
export function valuesOf<T extends Record<string, string>>(labels: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]]
}

export type Gender = keyof typeof GENDERS
export type Age = keyof typeof AGES
export type Role = keyof typeof ROLES
export type Skin = keyof typeof SKINS
export type HairColour = keyof typeof HAIR_COLOURS
export type HairForm = keyof typeof HAIR_FORMS
export type HairLength = keyof typeof HAIR_LENGTHS
export type HairStyle = keyof typeof HAIR_STYLES
export type EyeColour = keyof typeof EYE_COLOURS
export type GarmentType = keyof typeof GARMENTS
export type GarmentColour = keyof typeof GARMENT_COLOURS
export type AnimalColour = keyof typeof ANIMAL_COLOURS
export type AnimalSpecies = keyof typeof ANIMAL_SPECIES
export type CreatureSpecies = keyof typeof CREATURE_SPECIES
export type Species = AnimalSpecies | CreatureSpecies
export type Theme = keyof typeof THEMES
export type Language = keyof typeof LANGUAGES
export type ReaderAge = keyof typeof READER_AGES
export type RelationshipType = keyof typeof RELATIONSHIP_TYPES

export const HEAD_GARMENTS: readonly GarmentType[] = ['hat', 'cap', 'beanie']
export const LOWER_GARMENTS: readonly GarmentType[] = ['shorts', 'trousers', 'dress', 'skirt']

/** Animals and creatures have three ages; people have five. */
export function agesOf(gender: Gender): readonly Age[] {
  return isHumanGender(gender) ? valuesOf(AGES) : ['baby', 'adult', 'elderly']
}

/** The ages as they are said of this one: `Niña`, and of a giraffe `Adulta`. Without a species the word for its kind decides. */
export function agesInWords(gender: Gender, species: Species | null): Readonly<Record<Age, string>> {
  const isFeminine = species ? isFeminineSpecies(species) : gender === 'female' || gender === 'imaginary_creature'
  return { ...AGES, ...(isFeminine ? { child: 'Niña', adult: 'Adulta' } : { child: 'Niño', adult: 'Adulto' }) }
}

export function isHumanGender(gender: Gender): gender is 'male' | 'female' {
  return gender === 'male' || gender === 'female'
}

export function speciesOf(gender: Gender): readonly Species[] {
  if (gender === 'animal') return valuesOf(ANIMAL_SPECIES)
  if (gender === 'imaginary_creature') return valuesOf(CREATURE_SPECIES)
  return []
}

/** BCP 47 tag of a book's language. */
export function localeOf(language: Language): 'es-ES' | 'en-GB' {
  return language === 'inglés' ? 'en-GB' : 'es-ES'
}

/** Nouns of the species that are feminine in Spanish; all others are masculine. */
const FEMININE_SPECIES: ReadonlySet<Species> = new Set<Species>([
  'eagle',
  'whale',
  'giraffe',
  'snake',
  'mermaid',
  'fairy',
  'nymph',
  'medusa',
  'hydra',
  'sphinx',
])

export function isFeminineSpecies(species: Species): boolean {
  return FEMININE_SPECIES.has(species)
}
