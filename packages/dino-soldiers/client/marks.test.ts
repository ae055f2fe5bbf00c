/** A hint as it is drawn over the field. */
import { frozen } from '@dwo/kernel';
import { reachOf } from '../bot/foresight/reach';
import { tried } from '../bot/foresight/trial';
import type { Figure } from '../rules';
import { attack, SOLDIERS, scene, soldiersTurn } from '../testing/table';
import { overlayOf, playMarks, withDanger, withHeld } from './marks';
import { instinctLines } from './plan/instinct-lines';

const table = frozen(
  soldiersTurn(
    ['oooo>', 'ooOoo'],
    [
      ['rocketGunner', 0, 0],
      ['rifleman', 0, 1],
      ['pachycephalosaurus', 4, 1],
    ],
  ),
);

test('an attack marks its unit, the units that it hits and their tiles', () => {
  const { chosen, targets, marks } = overlayOf(table, attack(0, 'shoot', 2));
  expect([chosen, [...targets]]).toEqual([0, [2]]);
  expect(marks.get('4,1')).toMatchObject({ look: 'target', hit: { dies: true } });
});

test('a move marks the tile it leads to, and the end of a turn nothing', () => {
  const { chosen, targets, marks } = overlayOf(table, { type: 'step', unit: 1, x: 1, y: 0 });
  expect([chosen, targets.size, [...marks.keys()]]).toEqual([1, 0, ['1,0']]);
  expect(marks.get('1,0')?.look).toBe('hint');
  expect(overlayOf(table, { type: 'endTurn' })).toEqual({ chosen: null, marks: new Map(), targets: new Set() });
});

test('DS-PI-5 the lines of Primal Instinct lead to what a dinosaur must attack, and change with who comes in', () => {
  const wild = scene(
    ['<oooo', 'ooooo'],
    [
      ['troodon', 0, 1],
      ['compsognathus', null, null],
      ['rifleman', 3, 0],
    ],
  );
  expect(instinctLines(frozen(wild)).map(({ unit, prey }) => [unit, prey])).toEqual([[0, 2]]);
  // The newcomer is nearer than the soldier, and of another species (DS-PI-3).
  const { state } = tried(frozen(wild), { type: 'enter', unit: 1 });
  expect(instinctLines(frozen(state)).map(({ unit, prey }) => [unit, prey])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

/** One shot for one hit point. */
const shot = (id: number) => ({ id, damage: 1, pierces: false });

test('dangers are told where the chosen unit can go, and where own units stand while none is chosen', () => {
  const danger = new Map([
    [0, [shot(2)]],
    [1, [shot(2)]],
    [3, [shot(2)]],
  ]);
  const marks = new Map([['1,0', { look: 'step' as const, text: 'Move here' }]]);
  const chosen = table.units[0] ?? null;
  expect([...withDanger(table, marks, { danger, side: 'soldiers', chosen }).keys()]).toEqual(['1,0', '0,0']);
  expect([...withDanger(table, new Map(), { danger, side: 'soldiers', chosen: null }).keys()]).toEqual(['0,0']);
});

test('a danger tells whether it differs from that where the unit stands, and Armour takes enemies out of it', () => {
  const state = frozen(
    scene(
      ['oooo'],
      [
        ['triceratops', 0, 0],
        ['compsognathus', 0, 0],
        ['rifleman', 3, 0],
        ['rifleman', 3, 0],
      ],
    ),
  );
  const danger = new Map([
    [0, [shot(2)]],
    [1, [shot(2)]],
    [2, [shot(2), shot(3)]],
  ]);
  const step = { look: 'step' as const, text: '' };
  const marks = new Map([1, 2, 3].map((x) => [`${x},0`, step]));
  const told = (id: number) => {
    const shown = withDanger(state, marks, { danger, side: 'dinosaurs', chosen: state.units[id] ?? null });
    return [0, 1, 2, 3].map((x) => shown.get(`${x},0`)?.danger?.than);
  };
  expect(told(1)).toEqual(['own', 'same', 'more', 'less']);
  expect(told(0)).toEqual([undefined, undefined, undefined, undefined]);
});

test('DS-PI-9 the tiles that Primal Instinct forbids are marked beside the chosen dinosaur', () => {
  const state = frozen(
    scene(
      ['oooo'],
      [
        ['velociraptor', 1, 0],
        ['rifleman', 3, 0],
      ],
    ),
  );
  const marks = withHeld(state, new Map(), state.units[0] as Figure);
  expect([...marks].map(([key, { look }]) => [key, look])).toEqual([['0,0', 'held']]);
});

test('a face-down tile within reach tells the chance that it hurts and kills the unit, an open one none', () => {
  const state = frozen(
    soldiersTurn(
      ['oOOo>'],
      [
        ['rifleman', 0, 0],
        ['compsognathus', 3, 0],
      ],
    ),
  );
  const chosen = state.units[0] as Figure;
  const ways = reachOf(state, SOLDIERS, chosen);
  const marks = playMarks(state, { mode: null, attacks: new Map(), aimed: null, hinted: null, chosen, ways });
  // One of the 28 faces lies open, none of those that hurt.
  expect(marks.get('1,0')?.risk).toEqual({ hurts: 5 / 27, kills: 5 / 27 });
  expect(marks.get('1,0')?.text).toMatch(/19% chance that it hurts, 19% that it kills/);
  expect(marks.get('3,0')?.risk).toBeUndefined();
  // The scout goes on over it, and stops there first.
  const far = frozen(soldiersTurn(['oOo>'], [['scout', 0, 0]]));
  const scout = far.units[0] as Figure;
  const on = { mode: null, attacks: new Map(), aimed: null, hinted: null, chosen: scout } as const;
  const beyond = playMarks(far, { ...on, ways: reachOf(far, SOLDIERS, scout) }).get('2,0');
  expect(beyond?.risk?.kills).toBeCloseTo(5 / 27);
  expect(beyond?.text).toMatch(/The way stops at B1 first, which lies face down: 19% chance/);
});

test('a chosen enemy has no danger sign of its own: the own units keep theirs, and reserves are counted out', () => {
  const waiting = frozen({
    ...table,
    units: table.units.map((unit) => (unit.id === 2 ? { ...unit, place: 'reserve' as const, tile: null } : unit)),
  });
  const danger = new Map([[0, [shot(2)]]]);
  const marks = withDanger(waiting, new Map(), { danger, side: 'soldiers', chosen: table.units[2] as Figure });
  expect([...marks.values()].map(({ text }) => text)).toEqual([
    '1 enemy could take life here next turn, 1 of them from reserve',
  ]);
});
