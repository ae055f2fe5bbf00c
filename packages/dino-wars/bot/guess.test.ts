/** The army's guess at the Time Gate's hidden dinosaurs (DW-GATE-4, DW-GATE-5, DW-R-94). */
import { type Frozen, type Seat, seededDice, stateHash } from '@dwo/kernel';
import { DINOSAURS, dinoWars, figureIndexOf, PRESETS, type State, tablesOf } from '../rules';
import { isArmyNear, isExposed } from '../rules/time-gate/reveal';
import { propose, STRONG_BUDGET, search } from '.';
import { guessed } from './guess';
import { Throws } from './throws';

const dice = (n: number) => seededDice(new Uint8Array(32).fill(7), n);

/** Returns the Time Gate after this many intents of normal computers. */
function gate(intents: number): Frozen<State> {
  const state = dinoWars.setup({ ...PRESETS.gate(), placing: 'server' } as never, dice(0)) as State;
  const now = state as Frozen<State>;
  for (let step = 1; step <= intents; step += 1) {
    const [seat = 0] = dinoWars.awaiting(now);
    const intent = propose(dinoWars.view(now, seat), seat) ?? dinoWars.pass(now, seat);
    dinoWars.resolve(now, seat, intent, dice(step), (event) => dinoWars.evolve(state, event));
  }
  return now;
}

const ARMY: Seat = 0;

test('the army guesses the right number of dinosaurs, of about their points, where it would not have spotted them', () => {
  const state = gate(0);
  const view = dinoWars.view(state, ARMY);
  const { unseen } = view.players[1] as State['players'][number];
  expect(unseen.figures).toBeGreaterThan(2);
  for (const playout of [0, 1, 2]) {
    const world = guessed(view, ARMY, new Throws(playout)) as Frozen<State>;
    const hidden = Object.entries(world.secrets[1]?.dinosaurs ?? {});
    expect(hidden).toHaveLength(unseen.figures);
    const points = hidden.reduce((sum, [, { kind }]) => sum + DINOSAURS[kind].points, 0);
    expect(Math.abs(points - unseen.points)).toBeLessThan(unseen.points / 3);
    for (const [id, dinosaur] of hidden) expect(isExposed(view, id, dinosaur)).toBe(false);
    expect(figureIndexOf(world).left).toEqual(figureIndexOf(view).left);
  }
});

test('the hidden pole is guessed where no soldier has come near, at the beginning and later', () => {
  for (const intents of [0, 60]) {
    const view = dinoWars.view(gate(intents), ARMY);
    const { poleRadiusCi: radius } = tablesOf(view).parameters;
    const poles = Array.from({ length: 20 }, (_, playout) => guessed(view, ARMY, new Throws(playout)).secrets[1]?.pole);
    const found = poles.filter((pole) => pole != null);
    expect(found.length).toBeGreaterThan(15);
    for (const pole of found) expect(isArmyNear(view, { ...pole, radius })).toBe(false);
  }
});

test('a guess depends only on what the army sees, and differs between playouts', () => {
  const state = gate(12);
  const moved = { ...state, secrets: state.secrets.map((secret) => secret && { dinosaurs: {}, pole: null }) };
  const [one, other] = [dinoWars.view(state, ARMY), dinoWars.view(moved as Frozen<State>, ARMY)];
  const hash = (view: Frozen<State>, playout: number) => stateHash(guessed(view, ARMY, new Throws(playout)));
  expect(hash(one, 0)).toBe(hash(other, 0));
  expect(hash(one, 0)).not.toBe(hash(one, 1));
});

test('the dinosaurs know where theirs hide, and guess nothing', () => {
  const state = gate(12);
  const view = dinoWars.view(state, 1);
  expect(stateHash(guessed(view, 1, new Throws(0)))).toBe(stateHash(view));
});

test('a search for the army at the gate plays its choices out with a hidden dinosaur, and finds a legal one', () => {
  // The army fires, and the battle is just small enough for a search.
  const state = gate(60);
  expect(dinoWars.awaiting(state)).toEqual([ARMY]);
  expect(state.players[1]?.unseen.figures).toBeGreaterThan(0);
  const { intent, evaluated } = search(dinoWars.view(state, ARMY), ARMY, STRONG_BUDGET);
  expect(dinoWars.check(state, ARMY, intent)).toBeNull();
  expect(evaluated).toBeGreaterThan(0);
});
