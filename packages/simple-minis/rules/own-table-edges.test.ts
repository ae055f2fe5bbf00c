/** Tests the exact edges of what a table of the players' own may be. */
import { frozen, seededDice } from '@dwo/kernel';
import { piece } from '../testing/own-tables';
import { matchOf } from '../testing/presets';
import { simpleMinis } from '.';
import { TABLE } from './data/limits';
import { MOST_ATTACKERS } from './data/scenarios';
import { featuresOf, tableFaults, zoneGroups } from './own-table';
import type { Drawn } from './state';

const OPEN = { scenario: 'open_battle', seats: 2 } as const;
const EGG = { scenario: 'capture_the_egg', seats: 2 } as const;
const HOLE = { scenario: 'watering_hole', seats: 6 } as const;
const shaped = (kind: Drawn['kind'], ...corners: (readonly [number, number])[]): Drawn => {
  return { id: 'odd', kind, outline: corners.map(([x, y]) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })) };
};
const round = (id: string, corners: number): Drawn => {
  const at = (i: number): readonly [number, number] => {
    const angle = (2 * Math.PI * i) / corners;
    return [36 + 5 * Math.cos(angle), 24 + 5 * Math.sin(angle)];
  };
  return { ...shaped('woods', ...Array.from({ length: corners }, (_, i) => at(i))), id };
};
/** A nest or a pool whose middle is at this point, in mils. */
const lair = (kind: 'nest' | 'pool', x: number, y: number): Drawn => {
  const [w, s, e, n] = [x - 1000, y - 1000, x + 1000, y + 1000];
  return {
    id: 'lair',
    kind,
    outline: [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ].map(([a = 0, b = 0]) => ({ x: a, y: b })),
  };
};
const fence = (at: number, length: number) => piece('fence', `f${at}`, [0, 14 + 2 * at, length, 14 + 2 * at]);

test.each<readonly [string, readonly Drawn[]]>([
  [
    'corners on the corners of the surface',
    [shaped('woods', [0, 0], [3, 0], [0, 3]), { ...shaped('woods', [72, 48], [69, 48], [72, 45]), id: 'b' }],
  ],
  ['a wall with legs along both axes', [shaped('wall', [30, 20], [30, 24], [34, 24], [34, 20])]],
  ['a wood with a dent', [shaped('woods', [30, 20], [40, 20], [33, 22], [30, 30])]],
  ['a tree of three inches', [piece('tree', 't', [30, 20, 33, 23])]],
  ['a piece of 16 corners', [round('w', 16)]],
  ['240 corners', Array.from({ length: 15 }, (_, i) => round(`w${i}`, 16))],
  ['160 features', [...Array.from({ length: 6 }, (_, at) => fence(at, 72)), fence(6, 48)]],
])('VS-R-49 %s can be played on', (_, table) => {
  expect(tableFaults(OPEN, table)).toEqual([]);
});

test.each<readonly [string, Drawn, object]>([
  ['west', shaped('woods', [-0.001, 20], [3, 20], [3, 23]), { corner: 0 }],
  ['south', shaped('woods', [3, 0], [6, -0.001], [6, 3]), { corner: 1 }],
  ['east', shaped('woods', [70, 20], [72.001, 20], [70, 23]), { corner: 1 }],
  ['north', shaped('woods', [30, 45], [33, 45], [33, 48.001]), { corner: 2 }],
])('VS-R-49 a corner a hair beyond the edge in the %s is refused', (_, drawn, facts) => {
  expect(tableFaults(OPEN, [drawn])).toMatchObject([{ rule: 'VS-R-49', facts }]);
});

test('VS-R-49 every feature stands', () => {
  expect(featuresOf([fence(0, 3), round('w', 8)]).every(({ standing }) => standing)).toBe(true);
});

test('VS-R-50 the attacker of a Last stand needs room for more figures', () => {
  expect(zoneGroups({ scenario: 'last_stand', seats: 2 }).map(({ most }) => most)).toEqual([12, MOST_ATTACKERS]);
});

test('VS-R-51 a sleeper may touch a zone or the edge of the surface, and not reach into it or beyond', () => {
  const { radius } = { radius: 1500 };
  const faultAt = (x: number, y: number) => tableFaults(EGG, [lair('nest', x, y)])[0]?.facts.what ?? null;
  expect([faultAt(36_000, 13_500), faultAt(36_000, 13_499)]).toEqual([null, 'zone']);
  expect([faultAt(36_000, 34_500), faultAt(36_000, 34_501)]).toEqual([null, 'zone']);
  expect([faultAt(radius, 24_000), faultAt(radius - 1, 24_000)]).toEqual([null, 'edge']);
  expect([faultAt(TABLE.width - radius, 24_000), faultAt(TABLE.width - radius + 1, 24_000)]).toEqual([null, 'edge']);
  expect([faultAt(36_000, radius), faultAt(36_000, radius - 1)]).toEqual(['zone', 'edge']);
  expect([faultAt(36_000, TABLE.height - radius), faultAt(36_000, TABLE.height - radius + 1)]).toEqual([
    'zone',
    'edge',
  ]);
});

test('VS-R-51 a pool may lie beside each zone of six, and not in it', () => {
  const isIn = (x: number, y: number) =>
    tableFaults(HOLE, [lair('pool', x, y)]).some(({ rule, facts }) => rule === 'VS-R-51' && facts.what === 'zone');
  const rects = zoneGroups(HOLE).flatMap((group) => group.rects);
  let beside = 0;
  for (const [west, south, east, north] of rects) {
    const [x, y] = [Math.round((west + east) / 2), Math.round((south + north) / 2)];
    for (const [atX, atY, inX, inY] of [
      [west - 1500, y, west - 1499, y],
      [east + 1500, y, east + 1499, y],
      [x, south - 1500, x, south - 1499],
      [x, north + 1500, x, north + 1499],
    ] as const) {
      if (atX < 1500 || atY < 1500 || atX > TABLE.width - 1500 || atY > TABLE.height - 1500) continue;
      expect([atX, atY, isIn(atX, atY), isIn(inX, inY)]).toEqual([atX, atY, false, true]);
      beside++;
    }
  }
  expect(beside).toBeGreaterThanOrEqual(rects.length);
});

test('VS-R-51 the sleeper lies in its nest, whatever was drawn before it', () => {
  const table = [piece('woods', 'w', [10, 20, 14, 24]), lair('nest', 40_000, 24_000)];
  const state = simpleMinis.setup(frozen({ ...matchOf('capture_the_egg'), table }), seededDice(new Uint8Array(32), 0));
  expect(state.figures.find(({ seat }) => seat === null)).toMatchObject({ x: 40_000, y: 24_000 });
  const inZone = [piece('woods', 'w', [10, 20, 14, 24]), lair('nest', 40_000, 12_000)];
  expect(tableFaults(EGG, inZone)).toMatchObject([{ rule: 'VS-R-51', code: 'BAD_TABLE', facts: { terrain: 'lair' } }]);
});
