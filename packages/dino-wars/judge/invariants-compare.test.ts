/** Properties that compare one match with another: turned or mirrored tables, more armour, a shorter distance. */
import {
  attempt,
  canonicalJson,
  clone,
  type Frozen,
  frozen,
  type Point,
  play,
  type Recording,
  recordedDice,
  standingIntents,
} from '@dwo/kernel';
import { Chance } from '@dwo/kernel/testing';
import * as fc from 'fast-check';
import { dinoWars } from '../rules';
import type { DinosaurKind } from '../rules/data/dinosaurs';
import { HAND_WEAPONS, type HandWeapon } from '../rules/data/weapons';
import { type Figure, onTable } from '../rules/figures';
import type { Intent } from '../rules/intents';
import type { Options } from '../rules/set-up/options';
import { PHASES, RANKS, type Rank, type State } from '../rules/state';
import { scenarioOptions } from '../scenarios/player';
import { playMatch } from '../testing/match';
import { skirmish } from '../testing/skirmish';
import { wildIntent } from '../testing/wild';

jest.setTimeout(120_000);

type Record = Recording<Intent, Options>;

/** A rotation or reflection of the whole table. */
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

/** Returns the value with every point and facing transformed, `x` and `y` of figures too. */
function laidDown(value: unknown, symmetry: Symmetry, options: Options): unknown {
  if (Array.isArray(value)) return value.map((one) => laidDown(one, symmetry, options));
  if (typeof value !== 'object' || value === null) return value;
  const { x, y } = value as { x?: unknown; y?: unknown };
  const place = typeof x === 'number' && typeof y === 'number' ? symmetry.place({ x, y }, options) : {};
  const entries = Object.entries(value).map(([key, inner]) => {
    const turns = key === 'facing' || key === 'gunFacing';
    if (turns && typeof inner === 'number') return [key, symmetry.direction(inner)];
    return [key, laidDown(inner, symmetry, options)];
  });
  return { ...Object.fromEntries(entries), ...place };
}

function turnedOptions(options: Options, symmetry: Symmetry): Options {
  const laid = laidDown(options, symmetry, options) as Options;
  const { widthCi, heightCi } = options.table;
  return symmetry.turned ? { ...laid, table: { ...laid.table, widthCi: heightCi, heightCi: widthCi } } : laid;
}

/** Rules with a bug: a move that ends in the left third of the table changes the army's points. */
const LOPSIDED: typeof dinoWars = {
  ...dinoWars,
  evolve: (state, event) => {
    dinoWars.evolve(state, event);
    if (event.type !== 'moved') return;
    const mover = state.soldiers[event.figure] ?? state.dinosaurs[event.figure];
    if (mover && mover.x < state.table.widthCi / 3) state.startingPoints.army += 1;
  },
};

/** Returns the state without the places of figures that have none: aboard, in the air, or carried. */
function standing(state: State): unknown {
  const nowhere = (figure: Figure): Figure => {
    const there = onTable(figure as Frozen<Figure>);
    // The facing of a soldier does not matter, unless they hold a machine gun.
    const looks = there && !('rank' in figure && figure.holds === null);
    return { ...figure, ...(there ? {} : { x: 0, y: 0 }), facing: looks ? figure.facing : 0 };
  };
  const all = <T extends Figure>(figures: { readonly [id: string]: T }) =>
    Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, nowhere(figure)]));
  const { table: _, soldiers, vehicles, crewedWeapons, dinosaurs, ...rest } = state;
  const army = { soldiers: all(soldiers), vehicles: all(vehicles), crewedWeapons: all(crewedWeapons) };
  return { ...rest, ...army, dinosaurs: all(dinosaurs) };
}

describe('DW-INV-41: a turned or mirrored table changes nothing for the same dice', () => {
  // A drop drifts to the right of its direction (DW-R-89), and carriers and survivors go to the first free place of a search.
  const sided: readonly Intent['type'][] = ['airDrop', 'placeSurvivors', 'timeOut', 'carry'];
  const matches = Array.from({ length: 24 }, (_, i) => ({
    seed: 500 + i,
    ...playMatch(dinoWars, 500 + i, 'placed'),
  })).filter(({ recording }) => !standingIntents(recording).some(({ intent }) => sided.includes(intent.type)));

  test('there are enough matches', () => expect(matches.length).toBeGreaterThan(12));

  /** Replays a record with everything transformed. */
  function replayed(rules: typeof dinoWars, record: Record, symmetry: Symmetry): State {
    const { options } = record;
    const diceOf = recordedDice(record);
    const other = rules.setup(frozen(turnedOptions(options, symmetry)), { roll: () => 1 });
    standingIntents(record).forEach(({ seat, intent }, i) => {
      play(rules, other, seat, laidDown(intent, symmetry, options) as Intent, diceOf(i + 1));
    });
    return other;
  }

  test('rules that treat left and right differently are found', () => {
    const [, , mirrored] = SYMMETRIES;
    const same: Symmetry = { name: 'as it was', place: (p) => p, direction: (d) => d, turned: false };
    const differ = matches.filter(({ recording }) => {
      if (mirrored === undefined) return false;
      const own = laidDown(replayed(LOPSIDED, recording, same), mirrored, recording.options) as State;
      return canonicalJson(standing(replayed(LOPSIDED, recording, mirrored))) !== canonicalJson(standing(own));
    });
    expect(differ.length).toBeGreaterThan(0);
  });

  test.each(SYMMETRIES)('$name', (symmetry) => {
    for (const { seed, recording, state } of matches) {
      const { options } = recording;
      const other = replayed(dinoWars, recording, symmetry);
      const expected = standing(laidDown(state, symmetry, options) as State);
      expect({ seed, state: standing(other) }).toEqual({ seed, state: expected });
    }
  });
});

describe('DW-INV-42: everything at twice the size changes no outcome', () => {
  /** Halves every length in a value. */
  function halved(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => halved(one));
    if (typeof value === 'number') return ['x', 'y', 'z'].includes(key) || key.endsWith('Ci') ? value / 2 : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, halved(inner, name)]));
  }

  /** Rounds positions to even numbers, so that half of each is whole. */
  function evened(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => evened(one));
    if (typeof value === 'number') return ['x', 'y', 'z'].includes(key) ? 4 * Math.round(value / 4) : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, evened(inner, name)]));
  }

  /** Returns the result of an intent with dice that show 3 and 4: the rule that refuses it, or rolls and events. */
  function answer(state: State, seat: number, intent: Intent): string {
    const told = clone(state);
    let die = 3;
    const { refusal, events } = attempt(dinoWars, told, seat, intent, { roll: () => (die = 7 - die) });
    if (refusal !== null) return `${refusal.rule} ${refusal.code}`;
    return (events ?? []).map((event) => ('score' in event ? `${event.type} ${event.score}` : event.type)).join();
  }

  const sizes = Array.from({ length: 24 }, (_, i) => i + 1).flatMap((seed) => {
    const chance = new Chance(seed);
    const drawn = evened(skirmish(chance, 'placed')) as Options;
    const start = { turn: 1, phase: PHASES[seed % PHASES.length] ?? PHASES[0] };
    const large: Options = { ...drawn, start, scale: { lengths: 1, bases: 1 } };
    const small = { ...(halved(large) as Options), scale: { lengths: 2, bases: 2 } as const };
    const fit = [large, small].every((options) => dinoWars.checkSetup(frozen(options)).length === 0);
    return fit ? [{ seed, large, small, chance }] : [];
  });

  test('there are enough matches', () => expect(sizes.length).toBeGreaterThan(12));

  test('a smaller table with unscaled rules is found', () => {
    const differ = sizes.filter(({ large, small, seed }) => {
      const wrong = { ...small, scale: { lengths: 1, bases: 2 } as const };
      const [big, little] = [large, wrong].map((options) => dinoWars.setup(frozen(options), { roll: () => 1 }));
      const chance = new Chance(seed);
      return Array.from({ length: 200 }, () => evened(wildIntent(big as Frozen<State>, chance)) as Intent).some(
        (wild) => {
          return answer(big as State, 0, wild) !== answer(little as State, 0, halved(wild) as Intent);
        },
      );
    });
    expect(differ.length).toBeGreaterThan(0);
  });

  test.each(sizes)('seed $seed', ({ large, small, chance }) => {
    const [big, little] = [large, small].map((options) => dinoWars.setup(frozen(options), { roll: () => 1 }));
    if (!big || !little) throw new Error('No match');
    const answers = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const wild = evened(wildIntent(big as Frozen<State>, chance)) as Intent;
      const seat = chance.below(big.players.length);
      const own = answer(big, seat, wild);
      answers.add(own);
      expect([wild, answer(little, seat, halved(wild) as Intent)]).toEqual([wild, own]);
    }
    expect(answers.size).toBeGreaterThan(3);
  });
});

/** Returns a state in phase 2: a soldier at a distance from a dinosaur that faces them, on open ground. */
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

/** Returns the throws that hit. */
function hits(state: Frozen<State>, weapon: HandWeapon): Set<string> {
  const fire: Intent = { type: 'fire', figure: 'S', weapon, target: 'D', spotter: null };
  const throws = Array.from({ length: 36 }, (_, i) => [1 + Math.floor(i / 6), 1 + (i % 6)]);
  const hitting = throws.filter((dice) => {
    const left = [...dice];
    const { events } = attempt(dinoWars, clone(state) as State, 0, fire, { roll: () => left.shift() ?? 0 });
    return events?.some((event) => event.type === 'shot' && event.hit);
  });
  return new Set(hitting.map((dice) => dice.join('+')));
}

/** Lists the members of `some` that `all` lacks. */
function beyond(some: ReadonlySet<string> = new Set(['none']), all: ReadonlySet<string> = new Set()): string[] {
  return [...some].filter((one) => !all.has(one));
}

describe('DW-INV-43: armour never helps the firer, and a bonus never hurts them', () => {
  const BY_ARMOUR: readonly DinosaurKind[] = ['allosaurus', 'saltasaurus', 'ankylosaurus'];

  test('armour that helps the firer is found', () => {
    const [bare, heavy] = ['allosaurus', 'ankylosaurus'].map((kind) => {
      return hits(facingOff(kind as DinosaurKind, 'enlisted', 'rifle', [4, 0]), 'rifle');
    });
    expect(beyond(bare, heavy).length).toBeGreaterThan(0);
  });

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

describe('DW-INV-44: a shorter distance never takes a target out of range', () => {
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
