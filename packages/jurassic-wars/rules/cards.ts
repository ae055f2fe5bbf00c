/** The cards and dice of the game (JW-C-1 to JW-C-10). */

/** The three game periods. */
export const PERIODS = ['jurassic', 'earlyCretaceous', 'lateCretaceous'] as const;
/** One game period. */
export type Period = (typeof PERIODS)[number];

/** The timeline cards, one for each period (JW-C-9). */
export const TIMELINE_CARDS: readonly Period[] = PERIODS;

/** The diets: carnivores use red dice, herbivores green ones (JW-C-4). */
export const DIETS = ['carnivore', 'herbivore'] as const;
/** One diet. */
export type Diet = (typeof DIETS)[number];
/** The colour of a die. */
export type Colour = 'red' | 'green';
/** The seeding groups of the Vasel deal (JW-V5-1). */
export const SEEDS = ['A', 'B', 'C'] as const;
/** One seeding group. */
export type Seed = (typeof SEEDS)[number];

/** One dinocard (JW-C-2). */
export interface Dinocard {
  /** From 1, the strongest, to 20 (JW-C-1). */
  readonly rank: number;
  readonly name: string;
  readonly diet: Diet;
  readonly colour: Colour;
  /** The printed number of dice (JW-C-5). */
  readonly dice: number;
  readonly period: Period;
  readonly seed: Seed;
}

type Row = readonly [name: string, rating: `${number}${'R' | 'G'}`, period: Period];

/** By rank: ten red and ten green (JW-C-3); the ratings follow the ranks (JW-C-8). */
const ROWS: readonly Row[] = [
  ['Tyrannosaurus', '3R', 'lateCretaceous'],
  ['Acrocanthosaurus', '3R', 'earlyCretaceous'],
  ['Allosaurus', '3R', 'jurassic'],
  ['Triceratops', '4G', 'lateCretaceous'],
  ['Ankylosaurus', '4G', 'lateCretaceous'],
  ['Stegosaurus', '4G', 'jurassic'],
  ['Apatosaurus', '3G', 'jurassic'],
  ['Iguanodon', '3G', 'earlyCretaceous'],
  ['Sauropelta', '3G', 'earlyCretaceous'],
  ['Carnotaurus', '2R', 'lateCretaceous'],
  ['Baryonyx', '2R', 'earlyCretaceous'],
  ['Ceratosaurus', '2R', 'jurassic'],
  ['Deinonychus', '2R', 'earlyCretaceous'],
  ['Parasaurolophus', '2G', 'lateCretaceous'],
  ['Sarcosaurus', '1R', 'jurassic'],
  ['Velociraptor', '1R', 'lateCretaceous'],
  ['Compsognathus', '1R', 'jurassic'],
  ['Protoceratops', '1G', 'lateCretaceous'],
  ['Hypsilophodon', '1G', 'earlyCretaceous'],
  ['Dryosaurus', '1G', 'jurassic'],
];

/** The last rank of each seeding group (JW-V5-1). */
const LAST_OF_SEED: Readonly<Record<Seed, number>> = { A: 6, B: 13, C: 20 };

/** The twenty dinocards by rank. */
export const DINOCARDS: readonly Dinocard[] = ROWS.map(([name, rating, period], i) => {
  const rank = i + 1;
  const red = rating.endsWith('R');
  return {
    rank,
    name,
    diet: red ? 'carnivore' : 'herbivore',
    colour: red ? 'red' : 'green',
    dice: Number(rating[0]),
    period,
    seed: SEEDS.find((seed) => rank <= LAST_OF_SEED[seed]) as Seed,
  };
});

/** The ranks 1 to 20. */
export const RANKS: readonly number[] = DINOCARDS.map(({ rank }) => rank);

/** The dinocard of a rank. Throws if there is none. */
export function dinocard(rank: number): Dinocard {
  const card = DINOCARDS[rank - 1];
  if (card === undefined) throw new RangeError(`There is no dinocard of rank ${rank}`);
  return card;
}

/** The dice of each colour that exist; no dinosaur uses more (JW-C-6). */
export const CAP: Readonly<Record<Colour, number>> = { red: 3, green: 4 };
/** The faces of a die. */
export const FACES = 6;
/** The number of faces that are hits (JW-C-7). */
export const HIT_FACES: Readonly<Record<Colour, number>> = { red: 3, green: 2 };

/** Whether a face is a hit; the hits are the highest faces. */
export function isHit(face: number, colour: Colour): boolean {
  return face > FACES - HIT_FACES[colour];
}

/** The types of combat cards (JW-C-10). */
export const COMBAT_TYPES = ['surpriseAttack', 'adrenaline', 'thickHide', 'stareDown'] as const;
/** One type of combat cards. */
export type CombatType = (typeof COMBAT_TYPES)[number];

/** The types of the ten combat cards (JW-C-10); the id of a card is its place here, from 1. */
const COMBAT_CARDS: readonly CombatType[] = [
  'surpriseAttack',
  'surpriseAttack',
  'surpriseAttack',
  'surpriseAttack',
  'adrenaline',
  'adrenaline',
  'adrenaline',
  'thickHide',
  'thickHide',
  'stareDown',
];

/** The ids of the combat cards, 1 to 10. */
export const COMBAT_IDS: readonly number[] = COMBAT_CARDS.map((_, i) => i + 1);

/** The type of a combat card by its id. Throws if there is none. */
export function combatType(id: number): CombatType {
  const type = COMBAT_CARDS[id - 1];
  if (type === undefined) throw new RangeError(`There is no combat card ${id}`);
  return type;
}
