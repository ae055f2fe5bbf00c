import { frozen, seededDice } from '@dwo/kernel';
import { duel, playerOf } from '../testing/duel';
import { needed, piece, scribbled } from '../testing/own-tables';
import { EVERY, lobbyOf, matchOf } from '../testing/presets';
import { memberOf, type Now, optionFaults, SECTION_MOST, simpleMinis, usualSetUp } from '.';
import { featuresOf, tableFaults } from './own-table';
import type { Drawn, State } from './state';

const dice = () => seededDice(new Uint8Array(32), 0);
const OPEN = { scenario: 'open_battle', seats: 2 } as const;
const WOODS = piece('woods', 'w', [30, 20, 36, 26]);
const copies = (count: number, of: Drawn): Drawn[] =>
  Array.from({ length: count }, (_, i) => ({ ...of, id: `${of.kind}-${i}` }));
const shaped = (kind: Drawn['kind'], ...corners: (readonly [number, number])[]): Drawn => {
  return { id: 'odd', kind, outline: corners.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })) };
};

test('VS-R-49 a drawn table takes the place of the map, in sections, and the options are not kept twice', () => {
  const table = [WOODS, piece('building', 'b', [10, 20, 17, 23]), piece('fence', 'f', [40, 20, 40, 29])];
  const state = simpleMinis.setup(frozen({ ...matchOf('open_battle'), table }), dice());
  expect(state.features.map(({ id, group, closed }) => `${id} ${group} ${closed}`)).toEqual([
    ...['woods_1 woods_1 true', 'building_2_1 building_2 true', 'building_2_2 building_2 true'],
    ...[
      'building_2_3 building_2 true',
      'fence_3_1 fence_3 false',
      'fence_3_2 fence_3 false',
      'fence_3_3 fence_3 false',
    ],
  ]);
  expect(state.options).not.toHaveProperty('table');
  const long = featuresOf([shaped('building', [10, 20], [21, 23], [20, 30], [9, 29])]);
  const sides = long.flatMap(({ outline }) => outline.map((a, i) => [a, outline[(i + 1) % 4]] as const));
  expect(sides.every(([a, b]) => b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < SECTION_MOST + 2)).toBe(true);
});

const corner = (at: number): readonly [number, number] => [30 + 5 * Math.cos(at / 3), 20 + 5 * Math.sin(at / 3)];

test.each<readonly [string, readonly Drawn[], object]>([
  ['pieces', copies(61, piece('tree', 't', [30, 20, 31, 21])), { pieces: 61, most: 60 }],
  [
    'corners',
    copies(60, shaped('woods', [9, 19], [12, 18], [14, 19], [12, 22], [10, 21])),
    { corners: 300, most: 240 },
  ],
  [
    'corners of a piece',
    [shaped('woods', ...Array.from({ length: 17 }, (_, i) => corner(i)))],
    { corners: 17, most: 16 },
  ],
  ['a building of five corners', [shaped('building', [9, 19], [12, 18], [14, 19], [12, 22], [10, 21])], { most: 4 }],
  ['a wood of two', [shaped('woods', [9, 19], [12, 18])], { corners: 2, least: 3 }],
  ['sections', copies(7, piece('fence', 'f', [0, 20, 72, 20])), { features: 168, most: 160 }],
  ['off the surface', [shaped('woods', [70, 19], [73, 18], [71, 24])], { terrain: 'odd', corner: 1 }],
  ['crossed edges', [shaped('woods', [10, 20], [20, 30], [20, 20], [10, 30])], { terrain: 'odd', what: 'edges' }],
  ['no area', [shaped('woods', [10, 20], [20, 20], [15, 20])], { terrain: 'odd', what: 'edges' }],
  ['a dent in a building', [shaped('building', [10, 20], [20, 20], [13, 22], [10, 30])], { what: 'dent' }],
  ['a leg without length', [shaped('wall', [10, 20], [10, 20])], { what: 'short' }],
  ['a large tree', [piece('tree', 'odd', [10, 20, 14, 22])], { what: 'tree', size: 4000, most: 3000 }],
  ['one id twice', [WOODS, WOODS], { terrain: 'w', what: 'twice' }],
])('VS-R-49 %s is refused by name', (_, table, facts) => {
  const [no] = optionFaults(frozen({ ...matchOf('open_battle'), table: [...table] }));
  expect(no).toMatchObject({ rule: 'VS-R-49', code: 'BAD_TABLE', facts });
});

test('VS-R-50 every zone needs room, and a wild creature its place', () => {
  const roof = piece('building', 'b', [1, 1, 24, 11]);
  expect(tableFaults(OPEN, [roof])).toEqual([]);
  const walls = Array.from({ length: 5 }, (_, i) => piece('fence', `f${i}`, [0, 2.4 * i + 1, 72, 2.4 * i + 1]));
  expect(tableFaults(OPEN, walls)).toMatchObject([{ rule: 'VS-R-50', facts: { zone: 0, room: 0, least: 12 } }]);
  const small = { scenario: 'open_battle', seats: 6 } as const;
  const [first] = tableFaults(small, [piece('building', 'b', [0, 0, 24, 12])]);
  expect(first).toMatchObject({ rule: 'VS-R-50', facts: { least: 12 } });
  const loose = { scenario: 'dinosaurs_loose', seats: 2 } as const;
  expect(tableFaults(loose, [piece('tree', 't', [35, 23, 36, 24])])).toMatchObject([
    { rule: 'VS-R-50', facts: { what: 'wild', x: 36_000, y: 24_000 } },
  ]);
  const stand = { scenario: 'last_stand', seats: 2 } as const;
  expect(tableFaults(stand, [piece('building', 'b', [28, 19, 44, 29])])).toMatchObject([
    { rule: 'VS-R-50', facts: { zone: 0, least: 12 } },
  ]);
});

test('VS-R-50 VS-R-45 the largest creatures find room in the smallest zone', () => {
  const members = Array.from({ length: 6 }, () => ({
    ...memberOf('allosaurus'),
    armor: 'none' as const,
    profile: 'own' as const,
  }));
  const state: State = simpleMinis.setup(frozen(lobbyOf('open_battle', 6)), dice());
  for (let seat = 0; seat < 6; seat++) {
    const intent = { type: 'chooseForce', members } as const;
    expect(simpleMinis.check(frozen(state), seat, intent)).toBeNull();
    simpleMinis.resolve(frozen(state), seat, intent, dice(), (event) => simpleMinis.evolve(state, event));
  }
  const edge = { type: 'chooseEdge', zone: 0 } as const;
  simpleMinis.resolve(frozen(state), state.asked, edge, dice(), (event) => simpleMinis.evolve(state, event));
  expect(usualSetUp(frozen(state) as Now, state.asked)).toHaveLength(6);
  const list = usualSetUp(frozen(state) as Now, state.asked);
  expect(simpleMinis.check(frozen(state), state.asked, { type: 'deploy', list })).toBeNull();
});

test('VS-R-51 the egg needs its nest and the hole its pool, once, and their sleepers lie in the middle', () => {
  const egg = { scenario: 'capture_the_egg', seats: 2 } as const;
  const nest = (id: string, x: number, y: number) => piece('nest', id, [x, y, x + 4, y + 4]);
  expect(tableFaults(egg, [])).toMatchObject([{ rule: 'VS-R-51', facts: { what: 'nest', count: 0, least: 1 } }]);
  expect(tableFaults(egg, [nest('a', 30, 20), nest('b', 40, 20)])).toMatchObject([{ facts: { count: 2, most: 1 } }]);
  expect(tableFaults(egg, [nest('a', 30, 8)])).toMatchObject([
    { rule: 'VS-R-51', facts: { what: 'zone', terrain: 'a' } },
  ]);
  expect(
    tableFaults(egg, [{ ...nest('a', 0, 22), outline: nest('a', 0, 22).outline.map(({ x, y }) => ({ x: x / 4, y })) }]),
  ).toMatchObject([{ rule: 'VS-R-51', facts: { what: 'edge' } }]);
  expect(tableFaults({ ...egg, scenario: 'watering_hole' }, [nest('a', 30, 20)])).toMatchObject([
    { facts: { what: 'pool' } },
  ]);
  const match = { ...matchOf('capture_the_egg'), table: [nest('a', 20, 20)] };
  expect(optionFaults(frozen(match))).toEqual([]);
  const state = simpleMinis.setup(frozen(match), dice());
  expect(state.figures.find(({ seat }) => seat === null)).toMatchObject({ x: 22_000, y: 22_000, asleep: true });
  expect(state.features).toMatchObject([{ id: 'nest', kind: 'nest' }]);
  const water = simpleMinis.setup(
    frozen({ ...matchOf('watering_hole'), table: needed({ scenario: 'watering_hole' }) }),
    dice(),
  );
  expect(water.features).toMatchObject([{ id: 'pool', kind: 'water' }]);
});

/** Seeds for each battle; a longer run with more of them plays every number of seats too. */
const SEEDS = Number(process.env.OWN_TABLES ?? 1);

test.each(EVERY)(
  'VS-R-49 computers set up and end %s with %i seats on tables as people draw them',
  (scenario, seats) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const options = { ...matchOf(scenario, seats), table: scribbled({ scenario, seats }, seed * 31 + seats) };
      expect(optionFaults(frozen(options))).toEqual([]);
      const players = Array.from({ length: seats }, () => playerOf('easy'));
      expect([seed, duel(options, players, seed).rule]).toEqual([seed, expect.stringMatching(/^VS-/)]);
    }
  },
);
