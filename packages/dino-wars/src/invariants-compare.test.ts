/** Properties that compare one match with another: turned and mirrored tables, more armour, a step nearer. */
import { type Frozen, frozen, odds, type Point, play, secretFromHex, seededDice } from '@dwo/kernel';
import * as fc from 'fast-check';
import type { DinosaurKind } from './data/dinosaurs';
import { HAND_WEAPONS, type HandWeapon } from './data/weapons';
import { dinoWars } from './index';
import type { Intent } from './intents';
import type { Options } from './options';
import { scenarioOptions } from './scenario';
import { RANKS, type Rank, type State } from './state';
import { playMatch } from './testing/match';

jest.setTimeout(120_000);

/** A way to lay the whole table down differently. */
interface Symmetry {
  readonly name: string;
  place(p: Point, options: Options): Point;
  direction(degrees: number): number;
  readonly turned: boolean;
}

const wrap = (degrees: number): number => ((degrees % 360) + 360) % 360;

const SYMMETRIES: readonly Symmetry[] = [
  {
    name: 'turned by 90°',
    place: ({ x, y }, { table }) => ({ x: table.heightCi - y, y: x }),
    direction: (d) => wrap(d + 90),
    turned: true,
  },
  {
    name: 'turned by 180°',
    place: ({ x, y }, { table }) => ({ x: table.widthCi - x, y: table.heightCi - y }),
    direction: (d) => wrap(d + 180),
    turned: false,
  },
  {
    name: 'mirrored left to right',
    place: ({ x, y }, { table }) => ({ x: table.widthCi - x, y }),
    direction: (d) => wrap(180 - d),
    turned: false,
  },
  {
    name: 'mirrored along the diagonal',
    place: ({ x, y }) => ({ x: y, y: x }),
    direction: (d) => wrap(90 - d),
    turned: true,
  },
];

/** The same value with every point and facing laid down differently; `x` and `y` of figures too. */
function laidDown(value: unknown, symmetry: Symmetry, options: Options): unknown {
  if (Array.isArray(value)) return value.map((one) => laidDown(one, symmetry, options));
  if (typeof value !== 'object' || value === null) return value;
  const { x, y } = value as { x?: unknown; y?: unknown };
  const place = typeof x === 'number' && typeof y === 'number' ? symmetry.place({ x, y }, options) : {};
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key === 'facing' && typeof inner === 'number') return [key, symmetry.direction(inner)];
    return [key, laidDown(inner, symmetry, options)];
  });
  return { ...Object.fromEntries(entries), ...place };
}

function turnedOptions(options: Options, symmetry: Symmetry): Options {
  const laid = laidDown(options, symmetry, options) as Options;
  const { widthCi, heightCi } = options.table;
  return symmetry.turned ? { ...laid, table: { ...laid.table, widthCi: heightCi, heightCi: widthCi } } : laid;
}

describe('DW-INV-41: a table laid down differently changes nothing for the same dice', () => {
  const matches = Array.from({ length: 30 }, (_, i) => ({ seed: 500 + i, ...playMatch(dinoWars, 500 + i) }));

  test.each(SYMMETRIES)('$name', (symmetry) => {
    for (const { seed, recording, state } of matches) {
      const { options, intents, secret } = recording;
      const other = dinoWars.setup(frozen(turnedOptions(options, symmetry)), { roll: () => 1 });
      intents.forEach(({ seat, intent }, i) => {
        const dice = seededDice(secretFromHex(secret), i + 1);
        play(dinoWars, other, seat, laidDown(intent, symmetry, options) as Intent, dice);
      });
      const { table: _, ...expected } = laidDown(state, symmetry, options) as State;
      const { table: __, ...actual } = other;
      expect({ seed, ...actual }).toEqual({ seed, ...expected });
    }
  });
});

/** A soldier in phase 2, a gap away from a dinosaur that faces him, on open ground. */
function facingOff(kind: DinosaurKind, rank: Rank, weapon: HandWeapon, pos: readonly [number, number]): Frozen<State> {
  const shown = weapon === 'grenade' ? 'rifle' : weapon;
  const { options } = scenarioOptions({
    table: { width: 100, height: 100, origin: [-50, -50] },
    figures: [
      { id: 'D', type: kind, pos: [0, 0] },
      { id: 'S', type: 'soldier', rank, weapon: shown, pos },
    ],
    steps: [],
    start: { phase: 2 },
  });
  return frozen(dinoWars.setup(frozen(options), { roll: () => 1 }));
}

/** The throws that hit. */
function hits(state: Frozen<State>, weapon: HandWeapon): Set<string> {
  const fire: Intent = { type: 'fire', figure: 'S', weapon, target: 'D', spotter: null };
  const chances = odds(dinoWars, state, 0, fire, ([shot]) => {
    if (shot?.type !== 'shot') throw new Error('No shot');
    return shot.hit ? shot.dice.join('+') : 'miss';
  });
  chances.delete('miss');
  return new Set(chances.keys());
}

/** What the first holds and the second does not. */
function beyond(some: ReadonlySet<string> = new Set(['none']), all: ReadonlySet<string> = new Set()): string[] {
  return [...some].filter((one) => !all.has(one));
}

describe('DW-INV-43: armour never helps the firer, a bonus never hurts him', () => {
  const BY_ARMOUR: readonly DinosaurKind[] = ['allosaurus', 'saltasaurus', 'ankylosaurus'];

  test.each(HAND_WEAPONS)('%s', (weapon) => {
    for (const rank of RANKS) {
      const [bare, light, heavy] = BY_ARMOUR.map((kind) => hits(facingOff(kind, rank, weapon, [4, 0]), weapon));
      expect(beyond(light, bare)).toEqual([]);
      expect(beyond(heavy, light)).toEqual([]);
      const plain = hits(facingOff('allosaurus', 'enlisted', weapon, [4, 0]), weapon);
      expect(beyond(plain, bare)).toEqual([]);
    }
  });
});

describe('DW-INV-44: a step nearer never takes a target out of range', () => {
  const inRange = (weapon: HandWeapon, pos: readonly [number, number]): boolean =>
    dinoWars.check(facingOff('stegosaurus', 'enlisted', weapon, pos), 0, {
      type: 'fire',
      figure: 'S',
      weapon,
      target: 'D',
      spotter: null,
    })?.code !== 'OUT_OF_RANGE';

  test.each(HAND_WEAPONS)('%s', (weapon) => {
    const seen = { near: 0, far: 0 };
    fc.assert(
      fc.property(
        fc.integer({ min: -2800, max: 2800 }),
        fc.integer({ min: 230, max: 2800 }),
        fc.integer({ min: 1, max: 100 }),
        (x, y, step) => {
          const share = 1 - step / 100;
          const nearer = [Math.trunc(x * share), Math.max(230, Math.trunc(y * share))] as const;
          const far = inRange(weapon, [x / 100, y / 100]);
          seen[far ? 'near' : 'far']++;
          return !far || inRange(weapon, [nearer[0] / 100, nearer[1] / 100]);
        },
      ),
      { numRuns: 150 },
    );
    expect(Math.min(seen.near, seen.far)).toBeGreaterThan(0);
  });
});
