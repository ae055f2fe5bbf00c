import type { Cast, Marks } from './contract';
import { leapTo, momentName, phaseAt, phaseInTurn, stretchesOf } from './moments';

const MARKS: Marks = {
  phases: [
    { n: 0, turn: 0, phase: null },
    { n: 2, turn: 1, phase: 0 },
    { n: 5, turn: 1, phase: 1 },
    { n: 5, turn: 1, phase: 3 },
    { n: 8, turn: 2, phase: 0 },
  ],
  losses: [
    { n: 4, name: 'Nash', side: 'army' },
    { n: 7, name: 'Rex', side: 'dinosaurs' },
    { n: 7, name: 'Raptor', side: 'dinosaurs' },
  ],
  backs: [],
};

const TALK = {
  moments: [3, 6].map((n) => {
    return { n, icon: 'pause', text: '', bold: [], seat: null, rule: 'TABLE-7', after: null, logged: false } as const;
  }),
};

test.each([
  ['phase', 0, 1, 2],
  ['phase', 2, 1, 5],
  ['phase', 8, 1, null],
  ['phase', 5, -1, 2],
  ['turn', 2, 1, 8],
  ['turn', 8, -1, 2],
  ['turn', 1, -1, 0],
  ['talk', 0, 1, 3],
  ['talk', 6, -1, 3],
  ['talk', 6, 1, null],
  ['loss', 4, 1, 7],
  ['loss', 7, 1, null],
  ['loss', 7, -1, 4],
  ['loss', 4, -1, null],
] as const)('by %s from %p in direction %p is %p', (leap, n, direction, found) => {
  expect(leapTo({ marks: MARKS, talk: TALK }, n, leap, direction)).toBe(found);
});

test('the present moment has a name, and the phases of a turn can be found', () => {
  const cast = { phases: [{ name: 'Move', side: 'army' }] } as unknown as Cast;
  expect(phaseAt(MARKS, 5)).toEqual({ n: 5, turn: 1, phase: 3 });
  expect(momentName(cast, phaseAt(MARKS, 1))).toBe('Setting up');
  expect(momentName(cast, phaseAt(MARKS, 9))).toBe('Turn 2 · Move');
  expect([phaseInTurn(MARKS, 1, 3), phaseInTurn(MARKS, 2, 3)]).toEqual([5, null]);
});

test('stretches cover the whole match; those without a move are left out', () => {
  const stretches = stretchesOf(MARKS, 10);
  expect(stretches.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.2],
    [0.2, 0.5],
    [0.5, 0.8],
    [0.8, 1],
  ]);
  expect(stretches[2]?.mark.phase).toBe(3);
  expect(stretchesOf({ ...MARKS, phases: [] }, 0)).toEqual([]);
});
