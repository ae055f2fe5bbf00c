import { clone, distance, noDice, secretFromHex, seededDice } from '@dwo/kernel';
import fc from 'fast-check';
import { told } from '../../testing/bookkeeping';
import { armed, dino, ground, optionsFor, rex, rifle } from '../../testing/table';
import { contacts } from '../contact';
import { DINOSAURS } from '../data/dinosaurs';
import { TERRAIN } from '../data/terrain';
import type { HandWeapon } from '../data/weapons';
import { dinosaurOf, discOf, soldierOf } from '../figures';
import { dinoWars } from '../ruleset';
import type { Options } from './options';
import { isFair, pointsOfForces } from './points';
import { duel, PRESETS, quick, skirmish } from './presets';

const dice = (seed: number) => seededDice(secretFromHex('5e'.repeat(32)), seed);
const reasons = (options: Options) => dinoWars.checkSetup(options).map(told);

/** Lists the refusals of legal options with one change. */
function spoiled(change: (options: Options) => void): string[] {
  const options = clone(optionsFor({}, rex('T', 10, 10), rifle('S', 60, 60)));
  options.liftCaps = false;
  options.separationCi = 2400;
  change(options);
  return reasons(options);
}

const first = <T>(list: T[]): T => list[0] as T;

test.each<[string, (options: Options) => void, string[]]>([
  ['nothing at all', () => {}, []],
  [
    'DW-SIDE-1 no army player',
    (o) => o.players.shift(),
    ['DW-SIDE-1 QUOTA', 'DW-SIDE-1 NOT_OWNER', 'DW-SIDE-1 NOT_OWNER'],
  ],
  [
    'DW-SIDE-1 five players on a side',
    (o) => o.players.push(...Array(4).fill({ side: 'army' })),
    ['DW-SIDE-1 QUOTA', ...Array(4).fill('DW-SIDE-1 QUOTA')],
  ],
  ['DW-SIDE-1 a player without a figure', (o) => o.players.push({ side: 'army' }), ['DW-SIDE-1 QUOTA']],
  ['DW-SIDE-1 a soldier of the herd', (o) => (first(o.soldiers).owner = 1), ['DW-SIDE-1 QUOTA', 'DW-SIDE-1 NOT_OWNER']],
  [
    'DW-SIDE-1 an owner that does not exist',
    (o) => (first(o.soldiers).owner = 9),
    ['DW-SIDE-1 QUOTA', 'DW-SIDE-1 NOT_OWNER'],
  ],
  ['DW-SIDE-1 an id twice', (o) => (first(o.soldiers).id = 'T'), ['DW-SIDE-1']],
  ['DW-SIDE-1 an illegal id', (o) => (first(o.soldiers).id = '__proto__'), ['DW-SIDE-1']],
  ['DW-SIDE-1 an unknown kind', (o) => (first(o.dinosaurs).kind = 'constructor' as 'allosaurus'), ['DW-SIDE-1']],
  ['DW-SIDE-2 too near', (o) => (first(o.soldiers).at = { x: 1000, y: 3399 }), ['DW-SIDE-2 TOO_CLOSE']],
  [
    'DW-SIDE-2 DW-R-71 DW-R-111 just far enough, centre to centre',
    (o) => (first(o.soldiers).at = { x: 1000, y: 3400 }),
    [],
  ],
  ['DW-SIDE-2 an illegal distance', (o) => (o.separationCi = -1), ['DW-SIDE-2']],
  ['DW-SIDE-2 a distance below 24" under caps', (o) => (o.separationCi = 2399), ['DW-SIDE-2']],
  ['DW-SIDE-3 an unknown era', (o) => (o.era = 'bronze' as 'ww2'), ['DW-SIDE-3']],
  ['DW-SIDE-4 a grenade as the weapon shown', (o) => (first(o.soldiers).weapon = 'grenade'), ['DW-SIDE-4']],
  ['DW-SIDE-4 an unknown weapon', (o) => (first(o.soldiers).weapon = 'toString' as 'rifle'), ['DW-SIDE-4']],
  ['DW-SIDE-7 off the table', (o) => (first(o.soldiers).at = { x: 49, y: 6000 }), ['DW-SIDE-7 OFF_TABLE']],
  ['DW-R-111 at its very edge', (o) => (first(o.soldiers).at = { x: 50, y: 6000 }), []],
  ['DW-PTS-1 an unknown rank', (o) => (first(o.soldiers).rank = 'general' as 'hero'), ['DW-PTS-1']],
  ['DW-SPEC-3 an NCO too many', (o) => (first(o.soldiers).rank = 'nco'), ['DW-SPEC-3 QUOTA']],
  ['DW-SPEC-4 a leader too many', (o) => (first(o.soldiers).rank = 'leader'), ['DW-SPEC-4 QUOTA']],
  ['DW-SPEC-4 a hero too many', (o) => (first(o.soldiers).rank = 'hero'), ['DW-SPEC-4 QUOTA']],
  ['DW-R-32 a bazooka too many', (o) => (first(o.soldiers).weapon = 'bazooka'), ['DW-R-32 QUOTA']],
  ['DW-R-17 an unknown order', (o) => (first(o.soldiers).order = 'flee' as 'hold'), ['DW-R-17']],
  ['DW-DMG-11 more life points than its kind', (o) => (first(o.dinosaurs).lifePoints = 16), ['DW-DMG-11']],
  ['DW-DMG-11 no life points', (o) => (first(o.dinosaurs).lifePoints = 0), ['DW-DMG-11']],
  ['DW-TURN-1 a turn before the first', (o) => (o.start.turn = 0), ['DW-TURN-1']],
  ['DW-TURN-1 an unknown phase', (o) => (o.start.phase = 'tea' as 'regular-fire'), ['DW-TURN-1']],
  ['DW-R-1 an illegal table', (o) => (o.table.widthCi = Number.NaN), ['DW-R-1']],
  ['DW-R-1 half a hundredth', (o) => (first(o.soldiers).at = { x: 6000.5, y: 6000 }), ['DW-R-1']],
  ['DW-R-1 an illegal facing', (o) => (first(o.dinosaurs).facing = 360), ['DW-R-1']],
  ['DW-R-4 two on one spot', (o) => o.soldiers.push({ ...first(o.soldiers), id: 'S2' }), ['DW-R-4 PATH_BLOCKED']],
  ['DW-R-10 in a pond', (o) => o.table.terrain.push(ground('deep_water', [59, 59], [61, 61])), ['DW-R-10 IMPASSABLE']],
  ['DW-R-10 unknown terrain', (o) => o.table.terrain.push(ground('lava' as 'hill', [0, 0], [1, 1])), ['DW-R-10']],
  [
    'DW-R-10 an outline that crosses itself',
    (o) =>
      o.table.terrain.push({
        id: 'x',
        kind: 'hill',
        outline: [
          [0, 0],
          [9, 9],
          [9, 0],
          [0, 9],
        ].map(([x = 0, y = 0]) => ({ x, y })),
      }),
    ['DW-R-10'],
  ],
  [
    'DW-R-10 an outline that is a line',
    (o) =>
      o.table.terrain.push({
        id: 'x',
        kind: 'hill',
        outline: [
          [0, 0],
          [5, 5],
          [9, 9],
        ].map(([x = 0, y = 0]) => ({ x, y })),
      }),
    ['DW-R-10'],
  ],
  [
    'DW-R-10 an outline of two corners',
    (o) =>
      o.table.terrain.push({
        id: 'x',
        kind: 'hill',
        outline: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
        ],
      }),
    ['DW-R-10'],
  ],
  [
    'DW-R-10 two pieces of terrain with one id',
    (o) => o.table.terrain.push(ground('hill', [0, 0], [1, 1]), ground('hill', [2, 2], [3, 3])),
    ['DW-R-10'],
  ],
])('%s', (_, change, expected) => {
  expect(spoiled(change)).toEqual(expected);
});

test('DW-R-10 DW-SIDE-1 every list and size has a limit', () => {
  const much = clone(optionsFor({}, rex('T', 10, 10), rifle('S', 60, 60)));
  for (let i = 0; i < 101; i++) much.table.terrain.push(ground('woods', [0, 0], [1, 1], `t${i}`));
  expect(reasons(much)).toEqual(['DW-R-10 QUOTA']);
  const corners = clone(optionsFor({}, rex('T', 10, 10), rifle('S', 60, 60)));
  for (let i = 0; i < 16; i++) corners.table.terrain.push({ ...comb(10, 64), id: `t${i}` });
  expect(reasons(corners)).toEqual(['DW-R-10 QUOTA']);
  const many = { ...duel(), soldiers: Array.from({ length: 1000 }, (_, i) => rifle(`s${i}`, 60, 60)) };
  expect(reasons(many)).toEqual(['DW-SIDE-1 QUOTA']);
});

/** Returns deep water from edge to edge of the largest table, with many corners. */
function comb(at: number, corners: number): Options['table']['terrain'][number] {
  const outline = Array.from({ length: corners - 2 }, (_, i) => ({ x: at + i, y: i % 2 === 0 ? 0 : 2 }));
  outline.push({ x: 59_999, y: 60_000 - at }, { x: at, y: 60_000 - at });
  return { id: `w${at}`, kind: 'deep_water', outline };
}

/** The slowest options that have the right shape, each with a table of 600" by 600". */
const WORST: [string, (options: Options) => void][] = [
  [
    'water everywhere',
    (o) => {
      for (let i = 0; i < 15; i++) o.table.terrain.push(comb(i, 64));
    },
  ],
  [
    'one free place in the last corner',
    (o) => {
      for (let i = 0; i < 15; i++) o.table.terrain.push({ ...comb(900 + i, 64), id: `w${i}` });
      o.table.terrain.push(ground('deep_water', [0, 0], [9.5, 299], 'west'));
    },
  ],
  [
    'enemies everywhere',
    (o) => {
      o.dinosaurs = Array.from({ length: 900 }, (_, i) => {
        const at = { x: 400 + (i % 30) * 1900, y: 400 + Math.floor(i / 30) * 1900 };
        return { ...first(o.dinosaurs), id: `d${i}`, at };
      });
      o.soldiers = Array.from({ length: 100 }, (_, i) => ({ ...first(o.soldiers), id: `s${i}` }));
      o.separationCi = 2400;
    },
  ],
  [
    'a thousand without a place',
    (o) => {
      const kinds = Object.keys(DINOSAURS) as (keyof typeof DINOSAURS)[];
      o.dinosaurs = Array.from({ length: 999 }, (_, i) => {
        return { ...first(o.dinosaurs), id: `d${i}`, kind: kinds[i % kinds.length] as (typeof kinds)[number] };
      });
    },
  ],
  [
    'a thousand on one spot',
    (o) => {
      o.soldiers = Array.from({ length: 999 }, (_, i) => ({
        ...first(o.soldiers),
        id: `s${i}`,
        at: { x: 900, y: 900 },
      }));
    },
  ],
];

test.each(WORST)('DW-SIDE-2 the search for places ends soon: %s', (_, change) => {
  const options = clone({ ...duel(), liftCaps: true, separationCi: 0 });
  options.table = { widthCi: 60_000, heightCi: 60_000, terrain: [] };
  options.dinosaurs = options.dinosaurs.slice(0, 1);
  options.soldiers = options.soldiers.slice(0, 1);
  change(options);
  const found = dinoWars.checkSetup(options);
  const noSpace = found.find(({ code }) => code === 'NO_SPACE');
  expect(Number(noSpace?.facts.tried ?? 0)).toBeLessThan(20_000);
  if (found.length === 0) expect(dinoWars.setup(options, dice(1)).turn).toBe(1);
});

test('every refusal is given at once', () => {
  expect(
    spoiled((o) => {
      first(o.soldiers).weapon = 'bazooka';
      first(o.soldiers).rank = 'hero';
      first(o.soldiers).at = { x: 20, y: 20 };
    }),
  ).toEqual(
    ['DW-SPEC-4 QUOTA', 'DW-R-32 QUOTA', 'DW-SIDE-7 OFF_TABLE', 'DW-R-4 PATH_BLOCKED', 'DW-SIDE-2 TOO_CLOSE'].filter(
      (each) => !each.startsWith('DW-R-4'),
    ),
  );
});

test('DW-SPEC-3 DW-SPEC-4 DW-R-32 the creator may lift the caps', () => {
  const rambos = [armed('bazooka', 'A', 60, 60, { rank: 'hero' }), armed('smg', 'B', 62, 60, { rank: 'leader' })];
  const capped = { ...optionsFor({}, rex('T', 10, 10), ...rambos), liftCaps: false, separationCi: 2400 };
  expect(reasons(capped)).toHaveLength(4);
  expect(reasons({ ...optionsFor({}, rex('T', 10, 10), ...rambos), liftCaps: true })).toEqual([]);
});

describe('the first state', () => {
  test('DW-SPEC-1 DW-SIDE-3 DW-SIDE-4 gives weapons by rank and era', () => {
    const men = [
      armed('smg', 'A', 60, 60),
      armed('smg', 'B', 62, 60, { rank: 'nco' }),
      rifle('C', 64, 60, { rank: 'nco' }),
    ];
    const { soldiers } = dinoWars.setup(optionsFor({}, rex('T', 10, 10), ...men), noDice);
    expect(Object.values(soldiers).map(({ weapons }) => weapons)).toEqual([['smg'], ['smg', 'rifle'], ['rifle']]);
    const modern = dinoWars.setup(optionsFor({ era: 'modern' }, rex('T', 10, 10), ...men), noDice);
    expect(modern.soldiers.B?.weapons).toEqual(['smg', 'assault_rifle']);
  });

  test('takes places and life points as given, and turns figures without a facing to the enemy', () => {
    const { dinosaurs, soldiers } = dinoWars.setup(
      optionsFor(
        {},
        dino('stegosaurus', 'G', 10, 10, { lifePoints: 2, facing: null }),
        rifle('S', 10, 60, { facing: null }),
      ),
      noDice,
    );
    expect(dinosaurs.G).toMatchObject({ x: 1000, y: 1000, facing: 90, lifePoints: 2 });
    expect(soldiers.S).toMatchObject({ facing: 270 });
  });
});

describe('presets', () => {
  test('DW-PTS-6 at the Time Gate the dinosaurs have more than three times the points of the army', () => {
    const { army, dinosaurs } = pointsOfForces(PRESETS.gate());
    expect(dinosaurs).toBeGreaterThan(3 * army);
  });

  test.each(Object.entries(PRESETS))(
    '%s can be played, at a fair price unless its scenario is even otherwise (DW-PTS-6)',
    (_, preset) => {
      for (const era of ['ww2', 'modern'] as const) {
        const options = preset(undefined, era);
        expect(reasons(options)).toEqual([]);
        expect(isFair(pointsOfForces(options))).toBe(options.scenario === 'battle');
      }
    },
  );

  test.each(Object.entries(PRESETS))('%s can be shared by teams (DW-SIDE-1, DW-MULTI-1)', (_, preset) => {
    const options = preset(['army', 'dinosaurs', 'army', 'dinosaurs']);
    expect(reasons(options)).toEqual([]);
    expect(dinoWars.seats(options)).toBe(4);
  });

  test('DW-SPEC-4 DW-PTS-1 the skirmish has 22 soldiers for 51 points against eleven kinds for 110', () => {
    const options = skirmish();
    const rank = (name: string) => options.soldiers.filter((soldier) => soldier.rank === name).length;
    expect(['enlisted', 'nco', 'leader', 'hero'].map(rank)).toEqual([18, 2, 1, 1]);
    expect(pointsOfForces(options)).toEqual({ army: 51, dinosaurs: 110 });
    expect(new Set(options.dinosaurs.map(({ kind }) => kind)).size).toBe(11);
    const shown = (weapon: HandWeapon) => options.soldiers.filter((each) => each.weapon === weapon).length;
    expect((['smg', 'automatic_rifle', 'bazooka', 'flamethrower'] as const).map(shown)).toEqual([4, 2, 1, 2]);
  });

  test('the smaller presets are smaller', () => {
    expect([quick().soldiers.length, quick().dinosaurs.length]).toEqual([10, 5]);
    expect([duel().soldiers.length, duel().dinosaurs.length]).toEqual([6, 2]);
  });

  test('callers may change what they get', () => {
    const corners = skirmish().table.terrain[0]?.outline.length;
    skirmish().table.terrain[0]?.outline.pop();
    expect(skirmish().table.terrain[0]?.outline).toHaveLength(corners ?? 0);
  });
});

describe('placement', () => {
  test.each(Object.entries({ skirmish, quick, duel, full: PRESETS.full }))(
    'DW-SIDE-2 DW-R-71 %s puts 36" between the sides, whatever the dice',
    (_, preset) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const state = dinoWars.setup(preset(), dice(seed));
          for (const d of Object.values(state.dinosaurs)) {
            for (const s of Object.values(state.soldiers)) expect(distance(d, s)).toBeGreaterThanOrEqual(3600);
          }
        }),
        { numRuns: 20 },
      );
    },
  );

  test("DW-R-4 DW-SIDE-7 DW-R-10 no figure overlaps another, the table's edge or water", () => {
    const options = skirmish();
    options.table.terrain.push(
      ground('deep_water', [10, 3], [60, 6], 'moat'),
      ground('mountain', [0, 50], [40, 60], 'range'),
    );
    expect(reasons(options)).toEqual([]);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const state = dinoWars.setup(options, dice(seed));
        const again = { ...options, dinosaurs: clone(options.dinosaurs), soldiers: clone(options.soldiers) };
        for (const each of [...again.dinosaurs, ...again.soldiers]) {
          const figure = dinosaurOf(state, each.id) ?? soldierOf(state, each.id);
          each.at = figure === null ? null : { x: figure.x, y: figure.y };
        }
        expect(reasons(again)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('DW-SIDE-2 on a short table the sides are as near as 24"', () => {
    const options = { ...duel(), table: { widthCi: 4000, heightCi: 3000, terrain: [] } };
    expect(reasons(options)).toEqual([]);
    const state = dinoWars.setup(options, dice(1));
    const gaps = Object.values(state.dinosaurs).flatMap((d) =>
      Object.values(state.soldiers).map((s) => distance(d, s)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2400);
    expect(Math.min(...gaps)).toBeLessThan(3600);
  });

  test('DW-SIDE-2 without room no figure is placed', () => {
    expect(reasons({ ...duel(), table: { widthCi: 4000, heightCi: 2400, terrain: [] } })).toEqual([
      'DW-SIDE-2 NO_SPACE',
    ]);
    const moat = ground('deep_water', [0, 0], [40, 10]);
    expect(reasons({ ...duel(), table: { widthCi: 4000, heightCi: 4400, terrain: [moat] } })).toEqual([
      'DW-SIDE-2 NO_SPACE',
    ]);
  });

  test('DW-SIDE-2 figures without a place keep their distance from those with one', () => {
    const options = duel();
    first(options.dinosaurs).at = { x: 2000, y: 2700 };
    expect(reasons(options)).toEqual([]);
    const state = dinoWars.setup(options, dice(3));
    for (const s of Object.values(state.soldiers))
      expect(distance({ x: 2000, y: 2700 }, s)).toBeGreaterThanOrEqual(2400);
  });

  test('a full table is set up in ranks if dice find no room', () => {
    const soldiers = Array.from({ length: 150 }, (_, i) => ({ ...first(duel().soldiers), id: `s${i}` }));
    const options = { ...duel(), table: { widthCi: 4000, heightCi: 4400, terrain: [] }, soldiers };
    expect(reasons(options)).toEqual([]);
    const state = dinoWars.setup(options, dice(4));
    expect(Object.values(state.soldiers).filter(({ y }) => y <= 400)).toHaveLength(150);
    expect(Object.keys(state.dinosaurs).flatMap((id) => contacts(state, id))).toEqual([]);
    expect(discOf(state, first(Object.values(state.soldiers))).radius).toBe(50);
  });

  test('the same dice give the same places, others different ones', () => {
    const places = (seed: number) =>
      Object.values(dinoWars.setup(quick(), dice(seed)).soldiers).map(({ x, y }) => [x, y]);
    expect(places(1)).toEqual(places(1));
    expect(places(1)).not.toEqual(places(2));
  });
});

test('every kind of terrain has a row', () => {
  expect(Object.keys(TERRAIN)).toHaveLength(11);
});
