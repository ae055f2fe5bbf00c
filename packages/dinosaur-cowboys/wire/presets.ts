/** Ready-made matches. */
import type { Dice } from '@dwo/kernel';
import { type Feature, MAP_IDS, type Options, POSSE_IDS, type Standing, type TerrainKind } from '../rules';

/** The time limits of DC-R-80, in seconds. */
const CLOCKS = { lobbyS: 180, edgeS: 60, deployS: 180, turnS: 120, reactS: 20 };

/** The game of the book: the players pick their posses and name a map. */
export function standard(): Options {
  return { posses: [null, null], map: null, terrain: null, scenario: 'book', clocks: { ...CLOCKS } };
}

/** Two posses on a map, which begins with the choice of an edge. */
export function quick(): Options {
  return { ...standard(), posses: ['birkshire_family', 'black_hill_raiders'], map: 'dry_gulch' };
}

/** Two different posses on a map, drawn with dice. */
export function drawn(dice: Dice): Options {
  const first = dice.roll(POSSE_IDS.length, 'posse') - 1;
  const other = (first + dice.roll(POSSE_IDS.length - 1, 'posse')) % POSSE_IDS.length;
  const map = MAP_IDS[dice.roll(MAP_IDS.length, 'map') - 1] ?? null;
  return { ...standard(), posses: [POSSE_IDS[first] ?? null, POSSE_IDS[other] ?? null], map };
}

/** The same as the standard with a claim to hold (DC-C-10). */
export function claim(): Options {
  return { ...standard(), scenario: 'claim' };
}

const box = (
  id: string,
  kind: TerrainKind,
  [left, low, right, high]: readonly [number, number, number, number],
): Feature => ({
  id,
  kind,
  height: 0,
  outline: [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ],
});

/** A street between two houses, with troughs and barrels to hide behind. */
const STREET = [
  box('saloon', 'building', [17_000, 22_000, 25_000, 27_000]),
  box('jail', 'building', [23_000, 9000, 31_000, 14_000]),
  box('trough', 'low_wall', [21_000, 16_000, 21_500, 19_000]),
  box('fence', 'low_wall', [26_500, 17_000, 27_000, 20_000]),
  box('barrels', 'rocks', [23_000, 20_000, 25_000, 21_000]),
  box('wagon', 'wreck', [23_000, 15_000, 25_000, 16_000]),
];

/** The places of four entities of a posse: x, y and the way they look. */
function line(first: number, x: number, facing: number, ys: readonly number[]): Standing[] {
  return ys.map((y, i) => ({
    ...{ entity: first + i, x: i === 3 ? x - facing * 2500 : x, y, facing: { x: facing, y: 0 } },
    ...{ mount: null, hp: null, activated: false },
  }));
}

/**
 * The last four Turns of a quarrel: both posses face each other across a street, so far apart that neither is favoured (docs/BOTS.md).
 */
export function showdown(): Options {
  return {
    ...quick(),
    map: null,
    terrain: STREET.map((piece) => ({ ...piece, outline: piece.outline.map((corner) => ({ ...corner })) })),
    position: {
      turn: 3,
      active: 0,
      standing: [
        ...line(0, 16_500, 1, [13_000, 16_500, 20_500, 18_500]),
        ...line(4, 31_500, -1, [15_500, 19_000, 23_000, 21_000]),
      ],
    },
  };
}
