import { dinoWars, type Intent, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { laidOut } from '../screens/replay/ghost';
import { beast, man, tableOf } from '../tools/testing/table';
import { hintSentence } from './hint-sentence';

const ARMY = 0;
const HERD = 1;
const NAMES: Readonly<Record<string, string>> = { s1: 'Ruiz', s2: 'Bates', d1: 'Rex', d2: 'Spike' };

const scene = (phase: State['phase']): Frozen<State> =>
  tableOf(
    {
      soldiers: [man('s1', 1000, 1000), man('s2', 3000, 1000, { weapon: 'rifle' })],
      dinosaurs: [beast('d1', 1000, 2700), beast('d2', 5500, 3600)],
    },
    phase,
  ) as Frozen<State>;

function told(state: Frozen<State>, seat: number, intent: Intent): string {
  expect(dinoWars.check(state, seat, intent)).toBeNull();
  const { plan } = laidOut(state, seat, intent);
  return hintSentence({ state, seat, plan, names: { full: (id) => NAMES[id] ?? id } }, intent);
}

const move = (figure: string, x: number, y: number, stopAt: string | null = null): Intent => ({
  ...{ type: 'move', figure, path: [{ x, y }], stopAt },
});

test('a move of a soldier says how near the nearest dinosaur is then, and the shot that follows it, not a second estimate of its risk', () => {
  const sentence = told(scene('army-movement'), ARMY, move('s1', 1000, 1300));
  expect(sentence).toMatch(/^Ruiz moves here, 1\d(\.\d)?" from Rex\. From there: \d+% to hit Rex in phase 5\.$/);
});

test('a move of a soldier out of range of everybody only says how near the nearest dinosaur is', () => {
  expect(told(scene('army-movement'), ARMY, move('s2', 3000, 600))).toMatch(/^Bates moves here, [\d.]+" from Rex\.$/);
});

test('a shot names its weapon, because a soldier has grenades too', () => {
  const shot: Intent = { type: 'fire', figure: 's1', weapon: 'rifle', target: 'd1', spotter: null };
  expect(told(scene('regular-fire'), ARMY, shot)).toMatch(/^Ruiz fires at Rex with the rifle\. \d+% to hit\.$/i);
});

test('a move that ends in contact says so, however it is asked for, and whether an overrun can follow', () => {
  const state = scene('dinosaur-movement');
  const into = told(state, HERD, move('d1', 1000, 1000, 's1'));
  expect(into).toBe('Rex moves into contact with Ruiz, and overruns.');
  const stopped = laidOut(state, HERD, move('d1', 1000, 1000, 's1')).plan;
  const end = stopped.kind === 'move' ? stopped.preview?.points.at(-1) : null;
  expect(told(state, HERD, move('d1', end?.x ?? 0, end?.y ?? 0))).toBe(into);
});

test('a dinosaur that ends its move stays, and does not merely act', () => {
  expect(told(scene('dinosaur-movement'), HERD, { type: 'endMove', figure: 'd1' })).toBe('Rex stays here.');
});

describe('at the Time Gate', () => {
  const gate = (poles: State['poles'], beasts = false): Frozen<State> => {
    const soldiers = [man('s1', 3000, 1000), man('s2', 3100, 1000)];
    const state = tableOf({ soldiers, dinosaurs: [beast('d1', 3000, 9000)] }, 'army-movement', {
      scenario: 'gate',
      table: { widthCi: 9600, heightCi: 12000, terrain: [] },
    });
    if (!beasts) state.dinosaurs = {};
    state.poles = poles;
    return state as Frozen<State>;
  };
  const pole = (x: number, y: number, status: 'lying' | 'set-up' = 'lying') => ({ x, y, status, carrier: null });

  test('a move with nobody in sight says so, and that the second pole is to be found', () => {
    expect(told(gate({ 'pole-1': pole(3050, 1000) }), ARMY, move('s1', 3000, 1300))).toBe(
      'Ruiz moves here. No enemy is in sight. The second pole is still to be found.',
    );
  });

  test('with an enemy in sight a move does not say so again', () => {
    const state = gate({ 'pole-1': pole(3050, 1000) }, true);
    expect(told(state, ARMY, move('s1', 3000, 1300))).toMatch(/^Ruiz moves here, [\d.]+" from Rex\.$/);
  });

  test('a move says how far the pole that was found is from its end, beside the enemy in sight', () => {
    const poles = { 'pole-1': pole(3050, 1000), 'pole-2': pole(3000, 2300) };
    expect(told(gate(poles), ARMY, move('s1', 3000, 1300))).toMatch(
      /in sight\. To pole-2, which takes two soldiers: 9\.3" away then\.$/,
    );
    expect(told(gate(poles, true), ARMY, move('s1', 3000, 1300))).toMatch(
      /from Rex\. To pole-2, which takes two soldiers: 9\.3" away then\.$/,
    );
  });

  test('a pole is carried by people who are named, nearer to the other one', () => {
    const poles = { 'pole-1': pole(3050, 1000), 'pole-2': pole(3050, 2300) };
    const carry: Intent = { type: 'carry', weapon: 'pole-1', carriers: ['s1', 's2'], path: [{ x: 3050, y: 1200 }] };
    expect(told(gate(poles), ARMY, carry)).toBe(
      'pole-1 is carried here by Ruiz and Bates. The second pole is 11" away then.',
    );
  });

  test('a move to a pole that lacks hands is for that, and says who is there then', () => {
    const state = gate({ 'pole-1': pole(3000, 1800) }, true);
    expect(told(state, ARMY, move('s1', 3000, 1300))).toMatch(
      / To pole-1, which takes two soldiers: 4\.[\d]" away then\.$/,
    );
    const near = gate({ 'pole-1': pole(3000, 1300) }, true);
    expect(told(near, ARMY, move('s1', 3000, 1240))).toMatch(/ At pole-1 then: 1 of 2 soldiers\.$/);
  });

  test('a move says which terrain it searches, or comes nearer to', () => {
    const woods = [
      { x: 2000, y: 9000 },
      { x: 4000, y: 9000 },
      { x: 4000, y: 9600 },
      { x: 2000, y: 9600 },
    ];
    const state = (y: number): Frozen<State> => {
      const made = structuredClone(gate({ 'pole-1': pole(500, 500, 'set-up') })) as State;
      made.table.terrain = [{ id: 'w', kind: 'woods', outline: woods }];
      Object.assign(made.soldiers.s1 ?? {}, { x: 3000, y });
      return made;
    };
    expect(told(state(3000), ARMY, move('s1', 3000, 3300))).toMatch(
      / On the way to search the woods .*: [\d.]+" more\.$/,
    );
    expect(told(state(7000), ARMY, move('s1', 3000, 7400))).toMatch(
      / From there it searches the woods for the second pole\.$/,
    );
    expect(told(state(3300), ARMY, move('s1', 3000, 3000))).toMatch(/second pole is still to be found\.$/);
  });

  test('a pole that is set up says whether the gate is open then', () => {
    const poles = { 'pole-1': pole(3050, 1000), 'pole-2': pole(3050, 1400, 'set-up') };
    const up: Intent = { type: 'setUp', weapon: 'pole-1', facing: 0 };
    expect(told(gate(poles), ARMY, up)).toBe('pole-1 is set up: the gate is open.');
    const lying = { ...poles, 'pole-2': pole(3050, 1400) };
    expect(told(gate(lying), ARMY, up)).toMatch(/so that the gate opens when both stand\.$/);
  });

  test('through the open gate a figure goes home; before it, the gate is so far', () => {
    const poles = { 'pole-1': pole(2800, 1300, 'set-up'), 'pole-2': pole(3200, 1300, 'set-up') };
    expect(told(gate(poles), ARMY, move('s1', 3000, 1360))).toBe('Ruiz goes home through the gate.');
    expect(told(gate(poles), ARMY, move('s1', 3000, 1200))).toMatch(/in sight\. The gate is 1" away then\.$/);
  });
});

test('a turn says toward whom: the nearest enemy ahead; without one it is a turn and no more', () => {
  const state = scene('dinosaur-movement');
  const turn = (facing: number) => told(state, HERD, { type: 'face', figure: 'd1', facing });
  expect(turn(270)).toBe('Rex turns toward Ruiz.');
  expect(turn(320)).toBe('Rex turns toward Bates.');
  expect(turn(90)).toBe('Rex turns.');
});
