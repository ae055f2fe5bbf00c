import { dinoWars, type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch, type Reaction } from '@dwo/dino-wars';
import { type Frozen, seededDice } from '@dwo/kernel';
import type { Clock } from '@dwo/kits/shell/clocks';
import { byUrgency, standingAnswer } from './answers';

const OPTIONS: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 4800, heightCi: 3600, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [1, 2, 3].map((n) => ({
    ...{ ...PLAIN_DINOSAUR, id: `d${n}`, owner: 1, kind: 'deinonychus' as const },
    lifePoints: null,
    ...{ at: { x: n * 1000, y: 1600 }, facing: 270 },
  })),
  soldiers: [1, 2, 3].map((n) => ({
    ...{ ...PLAIN_SOLDIER, id: `s${n}`, owner: 0, rank: 'hero' as const, weapon: 'bazooka' as const },
    ...{ at: { x: n * 1000, y: 1000 }, facing: 90, order: 'ask' as const },
  })),
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};
const STATE = dinoWars.setup(OPTIONS, seededDice(new Uint8Array(32), 0));
const asked: Frozen<Reaction>[] = [1, 2, 3].map((n) => {
  return { dinosaur: `d${n}`, target: `s${n}`, weapons: ['rifle', 'bazooka'] };
});
const state = { ...STATE, reactions: asked } as typeof STATE;

function clock(n: number, deadline: number): Clock {
  return { id: `1/d${n}/s${n}`, seats: [0], deadline, left: 0, total: 20_000 };
}

const order = (clocks: readonly Clock[]) => byUrgency(state, asked, clocks).map(({ target }) => target);

test('the overrun whose clock runs out first is asked about first; without clocks the oldest', () => {
  expect(order([clock(1, 9_000), clock(2, 3_000), clock(3, 5_000)])).toEqual(['s2', 's3', 's1']);
  expect(order([])).toEqual(['s1', 's2', 's3']);
  expect(order([clock(3, 5_000)])).toEqual(['s3', 's1', 's2']);
});

test('DW-R-17 the answer for all is what the clock would give: the best weapon', () => {
  const [first] = asked;
  if (first === undefined) throw new Error('Nobody is asked');
  expect(standingAnswer(state, 0, first)).toEqual({ type: 'closingFire', figure: 's1', weapon: 'bazooka' });
  expect(standingAnswer(state, 0, { ...first, weapons: ['rifle'] })).toMatchObject({ weapon: 'rifle' });
  expect(standingAnswer(state, 0, { ...first, weapons: ['lmg'] })).toMatchObject({ weapon: null });
});
