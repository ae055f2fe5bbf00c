/**
 * People as parts: a material and the shapes that it fills, in the order in which they are painted. Each person faces right and stands on
 * y = 112. Parts are divided by bars. The coat has the player's plastic; hats and weapons tell the profiles apart by their outline.
 */

import { ownPerson } from './own';

/** The materials of people; `coat` is the player's plastic. */
const STUFFS = [
  ...(['coat', 'skin', 'leather', 'denim', 'steel', 'straw', 'cloth', 'fur', 'scarf', 'brass', 'ink'] as const),
  ...(['glass', 'glow', 'wing'] as const),
] as const;
export type Stuff = (typeof STUFFS)[number];
/** One part. */
export type PersonPart = readonly [stuff: Stuff, d: string];

const LEGS = `denim:M35 62L31 88L26 104H43L47 86L50 79L54 88L58 104H74L67 86L64 62Z | leather:M26 99H43V112H16Q17 104 26 99ZM57 99H74Q78 105 88 107V112H57Z`;
const TRUNK = `coat:M31 46Q35 38 48 37Q62 38 66 46L69 74Q50 81 29 74Z | leather:M30 67Q50 74 68 67L69 74Q50 81 29 74Z | brass:M45 71H54V79H45Z`;
const HEAD = `skin:M38 26Q38 13 50 13Q62 13 62 25L66 29L61 32Q60 40 50 40Q39 38 38 26Z | ink:M55 24a1.9 2.3 0 1 0 3.8 0a1.9 2.3 0 1 0 -3.8 0Z | scarf:M38 35Q50 42 62 34L60 43L52 50L40 43Z`;
const ARM = `coat:M38 48Q48 42 56 50L72 49L84 44L87 53L72 60Q54 62 40 56Z | skin:M83 43L93 42L94 50L86 54Z`;
const RIFLE = `leather:M38 70L56 54L72 49L74 56L58 63L46 78Z | steel:M70 46L116 34L117 39L73 54Z`;

const HATS = {
  slouch: `straw:M12 16Q32 26 50 23Q70 22 88 12Q78 9 64 12Q62 -3 51 -5Q39 -4 37 12Q24 11 12 16Z | leather:M37 9Q50 13 64 8L64 13Q50 18 37 14Z`,
  fur: `fur:M37 16Q22 18 17 38Q16 46 23 47Q29 36 39 28Z | fur:M34 24Q32 2 50 2Q67 2 66 20Q50 15 34 24Z`,
  hood: `coat:M33 44Q27 4 52 1Q68 4 67 20Q57 12 49 18Q43 28 46 44Z`,
  bowler: `leather:M29 17Q50 22 72 16Q71 11 64 11Q64 -3 50 -3Q37 -3 36 11Q29 12 29 17Z | leather:M53 32Q62 28 71 33Q62 37 53 35Z`,
  kepi: `coat:M36 20L38 2Q52 -2 64 4L64 15Q50 14 36 20Z | leather:M36 20Q52 12 78 18Q66 21 60 19Q48 18 36 24Z`,
  tall: `leather:M14 15Q34 25 50 22Q70 21 88 10Q76 7 65 11L62 -16Q50 -22 38 -15L37 12Q24 11 14 15Z | brass:M37 5Q50 9 64 4L64 10Q50 15 37 11Z`,
  white: `cloth:M8 13Q32 26 50 23Q72 22 94 9Q80 5 66 11L63 -13Q56 -9 50 -13Q44 -9 38 -12L37 12Q22 9 8 13Z | scarf:M37 6Q50 10 65 5L65 11Q50 16 37 12Z`,
  pith: `cloth:M26 22Q50 14 78 20L72 14Q70 -4 51 -6Q34 -4 33 14Z | leather:M33 12Q52 6 71 13L73 17Q52 10 31 17Z`,
} as const;

const PLATE = `steel:M35 46Q50 38 64 46L63 64Q50 70 36 64Z`;
const SHIELD = `leather:M52 46Q68 40 84 46Q88 72 68 88Q48 72 52 46Z | brass:M62 60a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`;

interface Person {
  /** The name of a hat, or its parts. */
  readonly hat: string;
  /** Worn over the coat, before the weapon. */
  readonly worn?: string;
  readonly weapon: string;
  /** Held over the arm. */
  readonly held?: string;
  readonly muzzle: readonly [x: number, y: number];
}

const GUN = { weapon: RIFLE, muzzle: [116, 36] } as const;

const PEOPLE: Readonly<Record<string, Person>> = {
  cowhand: { ...GUN, hat: 'slouch' },
  tracker: { ...GUN, hat: 'fur', worn: `fur:M32 44Q50 36 66 44L64 54Q50 50 34 54Z` },
  scout: { ...GUN, hat: 'hood', worn: `coat:M34 40Q20 60 22 96L40 78L44 44Z` },
  brawler: {
    ...{ hat: 'bowler', muzzle: [92, 10] },
    weapon: `leather:M70 58L84 6Q94 2 98 12L80 62Z`,
    held: SHIELD,
  },
  repeater_gunner: {
    ...{ hat: 'kepi', muzzle: [122, 44] },
    weapon: `leather:M40 70L56 56L66 54L66 64L48 78Z | steel:M60 44H122V58H92V70H80V60H60Z | brass:M104 41H110V61H104ZM72 41H80V61H72Z`,
  },
  gunslinger: {
    ...{ hat: 'tall', muzzle: [112, 44] },
    worn: `coat:M33 44Q26 70 18 104L40 98L46 60ZM62 44Q70 70 80 104L60 98L54 60Z | ${PLATE}`,
    weapon: `steel:M86 40H114V48H98L94 58H86Z | steel:M74 62H102V70H86L82 80H74Z`,
  },
  wrangler_boss: {
    ...{ ...GUN, hat: 'white' },
    worn: PLATE,
    held: `straw:M24 70a12 15 0 1 0 24 0a12 15 0 1 0 -24 0ZM29 70a7 10 0 1 1 14 0a7 10 0 1 1 -14 0Z`,
  },
  poacher_chief: {
    ...{ hat: 'pith', muzzle: [130, 32] },
    worn: `${PLATE} | brass:M34 46L62 70L66 66L40 42Z`,
    weapon: `leather:M38 70L56 54L76 47L78 55L58 63L46 78Z | steel:M72 44L130 29L131 35L75 53Z`,
  },
};

/** The parts in a text: `stuff:shape`, divided by bars. */
export const parsed = (text: string): PersonPart[] =>
  text.split(' | ').flatMap((part): PersonPart[] => {
    const stuff = STUFFS.find((each) => part.startsWith(`${each}:`));
    return stuff === undefined ? [] : [[stuff, part.slice(stuff.length + 1)]];
  });

/** Whether a profile is a person. */
export const isPerson = (name: string): boolean => PEOPLE[name] !== undefined || ownPerson(name) !== null;

const personOf = (name: string): Person => PEOPLE[name] ?? ownPerson(name) ?? (PEOPLE.cowhand as Person);

/** The parts of a person; without legs for one who rides. */
export function personParts(name: string, riding = false): readonly PersonPart[] {
  const { hat, worn = '', weapon, held = '' } = personOf(name);
  return [
    riding ? '' : LEGS,
    TRUNK,
    worn,
    HEAD,
    (HATS as Readonly<Record<string, string>>)[hat] ?? hat,
    weapon,
    ARM,
    held,
  ].flatMap(parsed);
}

/** The point at which a person's shots leave. */
export const muzzleOf = (name: string): readonly [number, number] => personOf(name).muzzle;
