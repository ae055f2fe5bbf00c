/** Lasting orders: what is ordered is legal when its turn comes, and each order is done or explained. */
import { clone, type Frozen, frozen, seededDice } from '@dwo/kernel';
import { intentOf } from '@dwo/kits/miniatures/orders/contract';
import { given } from '@dwo/kits/miniatures/orders/giving';
import { roundOf } from '@dwo/kits/miniatures/orders/round';
import { type Intent, type State, simpleMinis } from '../../rules';
import { at, inStep, scene } from '../../testing/table';
import { ORDERS } from './orders';

const { hands } = ORDERS;
const PLAIN = { leader: null, goal: null, withinCi: null, least: 0, fires: true } as const;

/** Three shooters in a row, and two enemies before them. */
function row(step: 'move' | 'distance', everyoneActs = false): Frozen<State> {
  const own = [18, 20, 22].map((y) => at('cowhand', 0, 20, y));
  const figures = [...own, at('cowhand', 1, 28, 20), at('cowhand', 1, 28, 24)];
  return frozen(inStep(step, scene(figures, { options: { everyoneActs } })));
}

function played(state: Frozen<State>, intent: Intent, seed = 1): Frozen<State> {
  expect(simpleMinis.check(state, 0, intent)).toBeNull();
  const next = clone(state) as State;
  const dice = seededDice(new Uint8Array(32).fill(seed), 1);
  simpleMinis.resolve(state, 0, intent, dice, (event) => simpleMinis.evolve(next, event));
  return frozen(next);
}

test('figures that hold shoot at the best target within their terms, each legally', () => {
  const state = row('distance');
  const figures = ['0', '1', '2'];
  const orders = given(hands, {}, { state, seat: 0, figures }, { ...PLAIN, type: 'hold' });
  const { acts, waits } = roundOf(hands, orders, state, 0);
  expect(acts.map(({ figure }) => figure).sort()).toEqual(figures);
  expect(waits).toEqual([]);
  for (const act of acts) expect(simpleMinis.check(state, 0, intentOf(act))).toBeNull();
  const near = given(hands, {}, { state, seat: 0, figures }, { ...PLAIN, type: 'hold', withinCi: 100 });
  expect(roundOf(hands, near, state, 0).waits.map(({ why }) => why)).toEqual(['terms', 'terms', 'terms']);
});

test('a formation goes as the one goes that was moved', () => {
  const state = row('move');
  const orders = given(hands, {}, { state, seat: 0, figures: ['0', '1', '2'] }, { ...PLAIN, type: 'keep' });
  expect(roundOf(hands, orders, state, 0).waits.map(({ why }) => why)).toEqual(['unmoved', 'unmoved', 'unmoved']);
  const going = hands.going({ state, seat: 0, figure: '0', by: { x: 200, y: 0 }, effort: 'search' });
  let now = played(state, going.preview?.intent as Intent);
  const { acts } = roundOf(hands, orders, now, 0);
  expect(acts.map(({ figure }) => figure).sort()).toEqual(['1', '2']);
  for (const act of acts) now = played(now, intentOf(act));
  const places = ['0', '1', '2'].map((id) => hands.place(now, id));
  expect(new Set(places.map((place) => place?.x)).size).toBe(1);
  expect(roundOf(hands, orders, now, 0).acts).toEqual([]);
});

test('VS-R-16 with Everyone Acts there are none', () => {
  expect(hands.figures(row('move', true), 0)).toEqual([]);
  expect(hands.step(row('distance', true), 0)).toBeNull();
});
