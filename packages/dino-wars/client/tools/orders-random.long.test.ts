/** Lasting orders in random battles, and what they spare a player on Dino Island. */
import { dinoWars, type Intent, type State } from '@dwo/dino-wars';
import { clone, type Frozen, frozen, keyedDice, matchKey } from '@dwo/kernel';
import { Chance, secretOf } from '@dwo/kernel/testing';
import {
  type Act,
  intentOf,
  ORDER_TYPES,
  type Order,
  type Orders,
  termsOf,
} from '@dwo/kits/miniatures/orders/contract';
import { given } from '@dwo/kits/miniatures/orders/giving';
import { roundOf } from '@dwo/kits/miniatures/orders/round';
import { randomIntent } from '../../testing/random-play';
import { skirmish } from '../../testing/skirmish';
import { ORDERS } from './order-hands';
import { beast, man, tableOf } from './testing/table';

/** Orders of every type for figures drawn at random. */
function randomOrders(state: Frozen<State>, seat: number, chance: Chance): Orders {
  let orders: Orders = {};
  const all = ORDERS.figures(state, seat);
  for (const type of ORDER_TYPES) {
    const figures = all.filter(() => chance.inThousand(400));
    const leader = all.length === 0 ? null : chance.pick(all);
    const terms = { withinCi: chance.inThousand(500) ? null : 900, least: chance.inThousand(500) ? 0 : 0.2 };
    const { widthCi, heightCi } = state.table;
    const goal = { x: chance.between(0, widthCi), y: chance.between(0, heightCi) };
    const wish = { type, leader, goal, fires: chance.inThousand(500), ...terms };
    orders = given(ORDERS, orders, { state, seat, figures }, wish);
  }
  // A formation waits for one of it to move: some of it stand elsewhere, as if one had.
  return Object.fromEntries(
    Object.entries(orders).map(([figure, order]) => {
      if (order.type !== 'keep' || !chance.inThousand(500)) return [figure, order];
      const at = { x: order.at.x + chance.between(0, 400) - 200, y: order.at.y + chance.between(0, 400) - 200 };
      return [figure, { ...order, at }];
    }),
  );
}

/** Whether this step could carry out an order. */
function isOfStep(step: 'move' | 'shoot' | null, order: Order): boolean {
  if (step === null) return false;
  return step === 'shoot' ? termsOf(order) !== null : order.type !== 'hold';
}

describe('in random battles', () => {
  test.each(Array.from({ length: 16 }, (_, at) => at + 1))(
    'of seed %i no order is illegal, and each is done or explained',
    (seed) => {
      const chance = new Chance(seed);
      const key = matchKey(secretOf(seed), []);
      const state = dinoWars.setup(skirmish(chance, 'any'), keyedDice(key, 0)) as State;
      let [rounds, done] = [0, 0];
      for (let step = 1; step < 400 && dinoWars.outcome(frozen(state)) === null; step++) {
        const now = frozen(state);
        const seat = chance.pick(dinoWars.awaiting(now));
        if (ORDERS.step(dinoWars.view(now, seat), seat) !== null && chance.inThousand(300)) {
          const orders = randomOrders(dinoWars.view(now, seat), seat, chance);
          done += play(dinoWars.view(now, seat), seat, orders);
          rounds += 1;
        }
        const intent = randomIntent(dinoWars, now, seat, { chance, temper: 'fierce' });
        dinoWars.resolve(now, seat, intent, keyedDice(key, step), (event) => dinoWars.evolve(state, event));
      }
      expect(rounds).toBeGreaterThan(0);
      played += done;
    },
  );

  let played = 0;

  afterAll(() => expect(played).toBeGreaterThan(40));

  /** Carries a round out on a copy; the number of orders that were. */
  function play(seen: Frozen<State>, seat: number, orders: Orders): number {
    const { acts, waits } = roundOf(ORDERS, orders, seen, seat);
    const step = ORDERS.step(seen, seat);
    const meant = Object.entries(orders).flatMap(([figure, order]) => (isOfStep(step, order) ? [figure] : []));
    expect([...acts, ...waits].map(({ figure }) => figure).sort()).toEqual(meant.sort());
    const copy = clone(seen) as State;
    let done = 0;
    for (const act of acts) {
      const refusal = dinoWars.check(frozen(copy), seat, intentOf(act));
      // A way is worked out with all those before it gone; a shot may be spoilt by one before it.
      if (act.kind === 'go') expect(refusal).toBeNull();
      else if (done === 0) expect(refusal).toBeNull();
      if (refusal !== null) continue;
      done += 1;
      playOn(copy, seat, act);
      if (ORDERS.step(frozen(copy), seat) !== step) break;
    }
    return done;
  }
});

function playOn(copy: State, seat: number, act: Act<Intent>): void {
  const dice = keyedDice(matchKey(secretOf(7), []), 1);
  dinoWars.resolve(frozen(copy), seat, intentOf(act), dice, (event) => dinoWars.evolve(copy, event));
}

describe('the time of a round', () => {
  test('for 200 figures', () => {
    const state = crowd(200, 'army-movement');
    const figures = ORDERS.figures(state, 0);
    const orders = given(
      ORDERS,
      {},
      { state, seat: 0, figures: figures.slice(1) },
      {
        ...{ type: 'follow', leader: figures[0] ?? null, goal: null, withinCi: null, least: 0, fires: false },
      },
    );
    const began = performance.now();
    const moved = ORDERS.moved(state, figures[0] ?? '', { x: 3000, y: 900 });
    const { acts } = roundOf(ORDERS, orders, moved, 0);
    const walk = performance.now() - began;
    const firing = crowd(200, 'regular-fire');
    const hold = { type: 'hold', withinCi: null, least: 0 } as const;
    const from = performance.now();
    const shots = roundOf(ORDERS, Object.fromEntries(figures.map((id) => [id, hold])), firing, 0).acts;
    const fire = performance.now() - from;
    expect(acts.length).toBeGreaterThan(150);
    expect(shots).toHaveLength(200);
    // Each takes about half a second; the machine that tests them may do much else.
    expect(Math.max(walk, fire)).toBeLessThan(10_000);
  });
});

function crowd(count: number, phase: State['phase']): Frozen<State> {
  const soldiers = Array.from({ length: count }, (_, at) =>
    man(`s${at}`, 400 + (at % 40) * 120, 400 + Math.floor(at / 40) * 120),
  );
  const dinosaurs = Array.from({ length: 12 }, (_, at) => beast(`d${at}`, 500 + at * 420, 1900 + (at % 3) * 400));
  return frozen(tableOf({ soldiers, dinosaurs }, phase));
}
