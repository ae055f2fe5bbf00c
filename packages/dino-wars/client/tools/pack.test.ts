/** Bites of a pack: who is in it, its exact odds, and when it stops (DW-DATK-1, DW-R-23). */
import type { State } from '@dwo/dino-wars';
import { actionOf } from '../hud/action';
import { packOdds } from '../odds/pack';
import { answer } from '../odds/request';
import { biteOdds } from './bites';
import type { Plan, VolleyPlan } from './plan';
import { beast, car, Hand, man, tableOf } from './testing/table';
import { type VolleyHands, volleyOf } from './volley-hands';

/** Two giants touch a rifleman from both sides, a third touches another one far away. */
function pack(): Hand {
  const giant = (id: string, x: number, y: number) => beast(id, x, y, { kind: 'tyrannosaurus' });
  const dinosaurs = [giant('d1', 1760, 2000), giant('d2', 2240, 2000), giant('d3', 4000, 3000)];
  const soldiers = [man('s1', 2000, 2000), man('s2', 4000, 3240)];
  const hand = new Hand(tableOf({ soldiers, dinosaurs }, 'dinosaur-attack'), 1);
  hand.toolbox.select('d1');
  hand.toolbox.goFor('s1');
  hand.toolbox.volley();
  return hand;
}

function laid(hand: Hand): VolleyPlan {
  if (hand.plan.kind !== 'volley') throw new Error(`The plan is ${hand.plan.kind}`);
  return hand.plan;
}

const VOLLEY = volleyOf({ kind: 'attack', target: 's1' } as Plan)?.hands as VolleyHands;
const killOf = (state: State, figure: string) => biteOdds(state, 'attack', figure, 's1')?.kill ?? 0;
const biters = (hand: Hand) => laid(hand).shots.map(({ fire }) => fire.figure);

test('DW-R-23 all dinosaurs that touch the target are in the pack, each with its chance', () => {
  const hand = pack();
  expect([...biters(hand)].sort()).toEqual(['d1', 'd2']);
  const { of36 } = biteOdds(hand.state, 'attack', 'd2', 's1') ?? { of36: 0 };
  expect(laid(hand).shots.map(({ chance }) => chance)).toEqual([of36 / 36, of36 / 36]);
  expect(actionOf(hand.plan, (id) => id)).toMatchObject({ word: 'Bite 2!', ready: true });
});

test('the odds of a pack are those of bites one after the other', () => {
  const hand = pack();
  const kill = biteOdds(hand.state, 'attack', 'd1', 's1')?.kill ?? 0;
  const shots = laid(hand).shots.map(({ fire }) => fire);
  const odds = answer(hand.state, { type: 'volley', seat: 1, target: 's1', shots });
  expect(odds).toMatchObject({ type: 'volley', shots: 2, astray: 0 });
  expect(odds?.type === 'volley' ? odds.kill : 0).toBeCloseTo(1 - (1 - kill) ** 2, 12);
});

test('DW-DATK-1 nobody bites once the target is down, and the others may still attack', async () => {
  const hand = pack();
  hand.toolbox.confirm();
  for (let turn = 0; turn < 6; turn++) await hand.settle();
  // The first bite kills with these dice.
  expect(hand.sent).toMatchObject([{ type: 'attack', target: 's1' }]);
  expect(hand.state.soldiers.s1?.alive).toBe(false);
  expect(['d1', 'd2'].filter((id) => hand.state.dinosaurs[id]?.attacked)).toHaveLength(1);
  expect(hand.notice).toMatchObject({ text: 'It is down after 1 bite of 2.', tone: 'info' });
});

test('a dinosaur can be left out, and one that bites alone makes no pack', () => {
  const hand = pack();
  hand.toolbox.select('d2');
  expect(biters(hand)).toEqual(['d1']);
  hand.toolbox.cancel();
  hand.toolbox.select('d3');
  hand.toolbox.volley();
  expect(hand.plan.kind).toBe('attack');
});

test('DW-DATK-1 a pack has no dinosaurs of others, and none that have attacked; the strongest bites first', () => {
  const at = (id: string, x: number, y: number, more = {}) => beast(id, x, y, { kind: 'ceratosaurus', ...more });
  const dinosaurs = [
    at('d1', 1898, 2000, { kind: 'coelophysis' }),
    at('d2', 2132, 2000),
    at('d3', 2000, 1868, { owner: 2 }),
    at('d4', 2000, 2132),
  ];
  const players = [{ side: 'army' }, { side: 'dinosaurs' }, { side: 'dinosaurs' }] as const;
  const soldiers = [man('s1', 2000, 2000)];
  const state = tableOf({ soldiers, dinosaurs }, 'dinosaur-attack', { players: [...players] });
  const kills = VOLLEY.all(state, 1, 's1').map(({ figure }) => [figure, killOf(state, figure)] as const);
  expect(kills.map(([figure]) => figure)).not.toContain('d3');
  expect(kills.map(([, kill]) => kill)).toEqual(kills.map(([, kill]) => kill).sort((a, b) => b - a));
  const d4 = state.dinosaurs.d4;
  if (d4 === undefined) throw new Error('There is no d4');
  d4.attacked = true;
  expect(VOLLEY.all(state, 1, 's1').map(({ figure }) => figure)).not.toContain('d4');
  expect(VOLLEY.all(state, 1, 's1').length).toBeGreaterThan(0);
});

test('a pack takes structural points from a vehicle, the more the more bite', () => {
  const near = [1540, 2460].map((x, at) => beast(`d${at + 1}`, x, 2000, { kind: 'tyrannosaurus' }));
  const figures = { soldiers: [man('s1', 5000, 1000)], vehicles: [car('v1', 2000, 2000)], dinosaurs: near };
  const state = tableOf(figures, 'dinosaur-attack');
  const bites = VOLLEY.all(state, 1, 'v1').filter((strike) => strike.type === 'attack');
  expect(bites).toHaveLength(2);
  const [one, both] = [bites.slice(0, 1), bites].map((each) => packOdds(state, 1, 'v1', each).lost) as [number, number];
  expect(one).toBeGreaterThan(0);
  expect(both).toBeGreaterThan(one);
  expect(both).toBeLessThanOrEqual(state.vehicles.v1?.structurePoints ?? 0);
});
