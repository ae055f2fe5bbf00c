import { frozen, matchDice, noDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { changed, go, no, step } from '../testing/table';
import { dinoSoldiers, type Options, type Position, type UnitSetup } from '.';

const unit = (type: UnitSetup['type'], x: number | null, odd: Partial<UnitSetup> = {}): UnitSetup => ({
  type,
  at: x === null ? null : { x, y: 0 },
  hp: null,
  hidden: 0,
  alpha: false,
  ...odd,
});

const POSITION: Position = {
  side: 'soldiers',
  round: 3,
  tiles: [
    { x: 0, y: 0, face: 'START_S', open: true },
    { x: 1, y: 0, face: 'T17', open: true },
    { x: 2, y: 0, face: 'T28', open: false },
    { x: 3, y: 0, face: 'T01', open: true },
  ],
  units: [
    unit('rifleman', 0),
    unit('scout', 1, { hidden: 1 }),
    unit('sniper', null),
    unit('triceratops', 3, { hp: 4 }),
  ],
};

const options = (odd: Partial<Position> = {}): Options =>
  changed({ sideAssignment: 'choice', position: { ...POSITION, ...odd } });
const faults = (odd: Partial<Position>) => dinoSoldiers.checkSetup(frozen(options(odd))).map(({ rule }) => rule);

test('a match begins in the middle, with what its position says', () => {
  expect(faults({})).toEqual([]);
  const state = dinoSoldiers.setup(frozen(options()), noDice);
  expect(state).toMatchObject({ phase: 'play', step: 'move', side: 'soldiers', round: 3 });
  expect(state.tiles.map(({ face }) => face)).toEqual(['START_S', 'T17', null, 'T01']);
  expect(state.units.map(({ type, place, hp, hidden }) => [type, place, hp, hidden])).toEqual([
    ['triceratops', 'field', 4, 0],
    ['rifleman', 'field', 1, 0],
    ['scout', 'field', 1, 1],
    ['sniper', 'reserve', 1, 0],
  ]);
  expect(state.units.map(({ points }) => points)).toEqual([0, 2, 4, 1]);
  expect(no(state, step(1, 2, 0))).not.toBeNull();
  go(state, step(2, 2, 0));
  expect(state.tiles[2]?.face).toBe('T28');
});

test('DS-VIS-1 a position tells what lies face down, and so stands in no state', () => {
  const state = dinoSoldiers.setup(frozen(options()), noDice);
  expect('position' in state.options).toBe(false);
  expect(JSON.stringify(dinoSoldiers.view(frozen(state), 0))).not.toContain('T28');
});

describe('DS-OPT-6 tiles of a position that have no face', () => {
  const blank = { x: 4, y: 0, face: null, open: false };
  const tiles = [...POSITION.tiles, blank, { ...blank, x: 5, open: true }];
  const faces = (secret: number) => {
    const dealt = { ...options({ tiles }), sideAssignment: 'choice' as const };
    return dinoSoldiers.setup(frozen(dealt), matchDice(secretOf(secret), [null, null], 0));
  };

  test('get random ones of those that no other tile shows', () => {
    const matches = Array.from({ length: 40 }, (_, n) => faces(n));
    const drawn = matches.map(({ closed }) => closed?.faces.slice(4) ?? []);
    expect(new Set(drawn.map((each) => each.join())).size).toBeGreaterThan(20);
    for (const [one = '', other = ''] of drawn) {
      expect(new Set([...POSITION.tiles.map(({ face }) => face), one, other]).size).toBe(6);
      expect([one, other].every((face) => face.startsWith('T'))).toBe(true);
    }
    for (const { tiles: laid, closed } of matches) {
      expect([laid[4]?.face, laid[5]?.face]).toEqual([null, closed?.faces[5]]);
    }
    expect(faces(7).closed).toEqual(faces(7).closed);
  });

  test('are at most as many as there are terrain tiles', () => {
    const more = (n: number) => Array.from({ length: n }, (_, i) => ({ ...blank, x: 4 + i }));
    expect(faults({ tiles: [...POSITION.tiles, ...more(25)] })).toEqual([]);
    expect(faults({ tiles: [...POSITION.tiles, ...more(26)] })).toEqual(['DS-OPT-6']);
  });
});

test.each<[rule: string, odd: Partial<Position>]>([
  ['DS-GEO-1', { tiles: [...POSITION.tiles, { x: 3, y: 0, face: 'T02', open: true }] }],
  ['DS-SET-1', { tiles: [...POSITION.tiles, { x: 4, y: 0, face: 'T01', open: true }] }],
  ['DS-SET-11', { tiles: [...POSITION.tiles, { x: 4, y: 0, face: 'START_D', open: false }] }],
  ['DS-OPT-5', { round: 31 }],
  ['DS-TEAM-4', { units: POSITION.units.slice(0, 3) }],
  ['DS-TEAM-5', { units: [...POSITION.units, ...[0, 1, 3, 3].map((x) => unit('sniper', x))] }],
  ['DS-TEAM-7', { units: [...POSITION.units, unit('rifleman', 0, { alpha: true })] }],
  ['DS-TEAM-11', { units: [...POSITION.units, unit('rifleman', 0, { hp: 2 })] }],
  ['DS-RES-1', { units: [...POSITION.units, unit('compsognathus', null)] }],
  ['DS-OCC-1', { units: [...POSITION.units, unit('compsognathus', 3)] }],
  ['DS-MOV-5', { units: [...POSITION.units, unit('compsognathus', 7)] }],
  ['DS-HIDE-3', { units: [...POSITION.units, unit('rifleman', 3, { hidden: 1 })] }],
])('%s an impossible position is refused', (rule, odd) => {
  expect(faults(odd)).toEqual([rule]);
});
