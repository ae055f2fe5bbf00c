/** The cards and dice of the game: JW-C-1 to JW-C-10. */

export const PERIODS = ['jurassic', 'earlyCretaceous', 'lateCretaceous'] as const;
export type Period = (typeof PERIODS)[number];

/** JW-C-9: one card for each period. */
export const TIMELINE_CARDS: readonly Period[] = PERIODS;

/** JW-C-4: carnivores use red dice, herbivores green ones. */
export const DIETS = ['carnivore', 'herbivore'] as const;
export type Diet = (typeof DIETS)[number];
export type Colour = 'red' | 'green';
export const SEEDS = ['A', 'B', 'C'] as const;
export type Seed = (typeof SEEDS)[number];

/** JW-C-2 */
export interface Dinocard {
  /** 1 to 20; 1 is the strongest (JW-C-1). */
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

/** In the order of their ranks. JW-C-3: ten red and ten green; JW-C-8: the ratings follow the ranks. */
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

/** JW-V5-1: the last rank of each seeding group. */
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

export const RANKS: readonly number[] = DINOCARDS.map(({ rank }) => rank);

/** The dinocard of a rank; throws if there is none. */
export function dinocard(rank: number): Dinocard {
  const card = DINOCARDS[rank - 1];
  if (card === undefined) throw new RangeError(`There is no dinocard of rank ${rank}`);
  return card;
}

/** JW-C-6: no dinosaur uses more dice than there are of its colour. */
export const CAP: Readonly<Record<Colour, number>> = { red: 3, green: 4 };
export const FACES = 6;
/** JW-C-7: so many of the six faces are hits. */
export const HIT_FACES: Readonly<Record<Colour, number>> = { red: 3, green: 2 };

/** Whether a face of a die is a hit: the hits are its highest faces. */
export function isHit(face: number, colour: Colour): boolean {
  return face > FACES - HIT_FACES[colour];
}

export const COMBAT_TYPES = ['surpriseAttack', 'adrenaline', 'thickHide', 'stareDown'] as const;
export type CombatType = (typeof COMBAT_TYPES)[number];

/** JW-C-10: the types of the ten combat cards; a card's id is its place here, counted from 1. */
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

export const COMBAT_IDS: readonly number[] = COMBAT_CARDS.map((_, i) => i + 1);

/** The type of a combat card by its id, 1 to 10; throws if there is none. */
export function combatType(id: number): CombatType {
  const type = COMBAT_CARDS[id - 1];
  if (type === undefined) throw new RangeError(`There is no combat card ${id}`);
  return type;
}
