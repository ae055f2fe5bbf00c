/** Lasting orders with the real engine: what is ordered is carried out, and what is not is told. */
import { DINOSAURS, type Intent } from '@dwo/dino-wars';
import { frozen } from '@dwo/kernel';
import { tableDesk } from '@dwo/kits/miniatures/hud/desk';
import { carryOutOrders, giveOrders } from '@dwo/kits/miniatures/orders/at-table';
import { goalsOf, lasting } from '@dwo/kits/miniatures/orders/giving';
import { keepOrders, openOrders, orderDesk } from '@dwo/kits/miniatures/orders/kept';
import type { Ordering } from '@dwo/kits/miniatures/orders/ordering';
import type { CarryingPlan, OrderingPlan } from '@dwo/kits/miniatures/orders/plans';
import { roundOf } from '@dwo/kits/miniatures/orders/round';
import { ORDERS } from './order-hands';
import { beast, car, Hand, man, rider, tableOf, weapon } from './testing/table';

let match = 0;

beforeEach(() => openOrders(`orders ${++match}`, 0));

const orders = () => orderDesk.getState().orders;
const carry = (hand: Hand) => carryOutOrders(hand.toolbox, ORDERS, frozen(hand.state), 0);

function carrying(hand: Hand): CarryingPlan<Intent> {
  if (hand.plan.kind !== 'carrying') throw new Error(`The plan is ${hand.plan.kind}`);
  return hand.plan;
}

/** Gives an order to these figures by the tool. */
function give(hand: Hand, figures: readonly string[], how: (tool: Ordering<never, never, never>) => void): void {
  giveOrders(hand.toolbox, ORDERS);
  for (const figure of figures) hand.toolbox.select(figure);
  how(hand.toolbox.tool as unknown as Ordering<never, never, never>);
  hand.toolbox.confirm();
}

async function settled(hand: Hand): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await hand.settle();
}

const small = (Object.keys(DINOSAURS) as (keyof typeof DINOSAURS)[]).sort(
  (a, b) => DINOSAURS[a].points - DINOSAURS[b].points,
)[0] as keyof typeof DINOSAURS;

describe('hold and fire', () => {
  const firing = (more: Parameters<typeof tableOf>[0] = {}) =>
    new Hand(
      tableOf(
        {
          soldiers: [man('s1', 500, 500), man('s2', 700, 500), man('s3', 900, 500)],
          dinosaurs: [beast('d1', 1500, 900)],
          ...more,
        },
        'regular-fire',
      ),
      0,
    );

  test('one confirmation makes every ordered shot; the others stay free', async () => {
    const hand = firing();
    give(hand, ['s1', 's2'], (tool) => tool.choose('hold'));
    expect(orders()).toEqual({
      s1: { type: 'hold', withinCi: null, least: 0 },
      s2: { type: 'hold', withinCi: null, least: 0 },
    });
    expect(hand.notice?.text).toBe('2 figures have this order now. It lasts until you cancel it.');
    carry(hand);
    expect(hand.sent).toEqual([]);
    expect(
      carrying(hand)
        .acts.map(({ figure }) => figure)
        .sort(),
    ).toEqual(['s1', 's2']);
    hand.toolbox.confirm();
    await settled(hand);
    expect(hand.sent.map((intent) => intent.type === 'fire' && intent.figure).sort()).toEqual(['s1', 's2']);
    expect(hand.notice?.text).toBe('2 of 2 orders carried out.');
    expect(hand.toolbox.ready()).toEqual(['s3']);
  });

  test('the terms hold back a shot that is too far or too unlikely, and the reason is told', () => {
    const hand = firing({ dinosaurs: [beast('d1', 2400, 500)] });
    give(hand, ['s1', 's3'], (tool) => {
      tool.change('withinCi');
      tool.change('withinCi');
      tool.change('withinCi', -1);
      tool.change('withinCi');
    });
    // s3 is 1500 - 150 - its own radius away from the dinosaur, s1 400 more.
    expect(orders().s1).toMatchObject({ withinCi: 1200 });
    const round = roundOf(
      ORDERS,
      { ...orders(), s3: { type: 'hold', withinCi: 2400, least: 0 } },
      frozen(hand.state),
      0,
    );
    expect(round.acts.map(({ figure }) => figure)).toEqual(['s3']);
    expect(round.waits).toEqual([{ figure: 's1', why: 'terms', refusal: null }]);
    const sure = roundOf(ORDERS, { s3: { type: 'hold', withinCi: null, least: 1 } }, frozen(hand.state), 0);
    expect(sure.waits).toEqual([{ figure: 's3', why: 'terms', refusal: null }]);
  });

  test('a bazooka is not spent on the smallest dinosaur while a bigger one is in range', () => {
    const state = tableOf(
      {
        soldiers: [man('s1', 500, 500, { weapon: 'bazooka' }), man('s2', 500, 700)],
        dinosaurs: [beast('d1', 900, 500, { kind: small }), beast('d2', 1400, 500, { kind: 'tyrannosaurus' })],
      },
      'regular-fire',
    );
    const hold = { type: 'hold', withinCi: null, least: 0 } as const;
    const { acts } = roundOf(ORDERS, { s1: hold, s2: hold }, frozen(state), 0);
    const bazooka = acts.find(({ figure }) => figure === 's1');
    expect(bazooka?.kind === 'shoot' && bazooka.shot.target).toBe('d2');
  });

  test('a shot whose target has fallen goes at the next best within the order', async () => {
    const hand = firing({
      dinosaurs: [beast('d1', 1100, 600, { lifePoints: 1 }), beast('d2', 1300, 900, { kind: 'ankylosaurus' })],
    });
    give(hand, ['s1', 's2'], (tool) => tool.choose('hold'));
    carry(hand);
    const planned = carrying(hand).acts.map((act) => act.kind === 'shoot' && act.shot.target);
    expect(planned).toEqual(['d1', 'd1']);
    hand.toolbox.confirm();
    await settled(hand);
    expect(hand.sent.map((intent) => intent.type === 'fire' && intent.target)).toEqual(['d1', 'd2']);
    expect(hand.notice?.text).toBe('2 of 2 orders carried out. One shot went at another target.');
  });

  test('it stops at a refusal, and the rest keep their shots', async () => {
    const hand = firing();
    give(hand, ['s1', 's2', 's3'], (tool) => tool.choose('hold'));
    carry(hand);
    hand.playAtMost(1);
    hand.toolbox.confirm();
    await settled(hand);
    expect(hand.sent).toHaveLength(2);
    expect(hand.notice?.text).toBe('No answer');
    expect(hand.toolbox.ready()).toHaveLength(2);
  });

  test('a tap leaves one out', async () => {
    const hand = firing();
    give(hand, ['s1', 's2'], (tool) => tool.choose('hold'));
    carry(hand);
    hand.toolbox.select('s1');
    expect(carrying(hand).acts.map(({ figure }) => figure)).toEqual(['s2']);
    hand.toolbox.confirm();
    await settled(hand);
    expect(hand.sent).toHaveLength(1);
  });
});

describe('formation and following', () => {
  const marching = (more: Parameters<typeof tableOf>[0] = {}, options: Parameters<typeof tableOf>[2] = {}) =>
    new Hand(
      tableOf(
        {
          soldiers: [man('s1', 500, 500), man('s2', 605, 500), man('s3', 710, 500), man('s4', 500, 900)],
          dinosaurs: [beast('d1', 5500, 3500)],
          ...more,
        },
        'army-movement',
        options,
      ),
      0,
    );
  const move = async (hand: Hand, figure: string, x: number, y: number) => {
    hand.toolbox.select(figure);
    hand.toolbox.goToPoint({ x, y });
    hand.toolbox.confirm();
    await settled(hand);
  };
  const at = (hand: Hand, figure: string) => {
    const soldier = hand.state.soldiers[figure];
    return [soldier?.x, soldier?.y];
  };

  test('a formation goes as the one goes that was moved, in the next turns too', async () => {
    const hand = marching();
    give(hand, ['s1', 's2', 's3'], (tool) => tool.choose('keep'));
    carry(hand);
    expect(hand.plan.kind).not.toBe('carrying');
    await move(hand, 's3', 910, 600);
    carry(hand);
    expect(carrying(hand).acts.map(({ figure }) => figure)).toEqual(['s2', 's1']);
    hand.toolbox.confirm();
    await settled(hand);
    expect(['s1', 's2', 's3'].map((id) => at(hand, id))).toEqual([
      [700, 600],
      [805, 600],
      [910, 600],
    ]);
    const again = structuredClone(hand.state);
    for (const soldier of Object.values(again.soldiers)) soldier.spentCi = 0;
    hand.state = again;
    await move(hand, 's1', 700, 700);
    carry(hand);
    hand.toolbox.confirm();
    await settled(hand);
    expect(at(hand, 's3')).toEqual([910, 700]);
  });

  test('a follower goes back to its place, as near as its move allows, and one behind it too', async () => {
    const hand = marching();
    const follow = (leader: string) => (tool: Ordering<never, never, never>) => {
      tool.choose('follow');
      tool.toggle(leader);
    };
    give(hand, ['s4'], follow('s1'));
    give(hand, ['s1'], follow('s2'));
    give(hand, ['s2'], follow('s4'));
    // That would be a circle.
    expect(Object.keys(orders())).toEqual(['s4', 's1']);
    await move(hand, 's2', 805, 600);
    carry(hand);
    expect(carrying(hand).acts.map(({ figure }) => figure)).toEqual(['s1', 's4']);
    hand.toolbox.confirm();
    await settled(hand);
    expect([at(hand, 's1'), at(hand, 's4')]).toEqual([
      [700, 600],
      [700, 1000],
    ]);
  });

  test('nobody follows somebody who is gone, and a cancelled order is gone', () => {
    const hand = marching();
    give(hand, ['s4'], (tool) => {
      tool.choose('follow');
      tool.toggle('s1');
    });
    const without = structuredClone(hand.state);
    const [soldier] = [without.soldiers.s1];
    if (soldier !== undefined) soldier.alive = false;
    expect(lasting(ORDERS, orders(), frozen(without))).toEqual({});
    expect(lasting(ORDERS, orders(), frozen(hand.state))).toBe(orders());
    give(hand, ['s4'], (tool) => tool.choose(null));
    expect(orders()).toEqual({});
    expect(hand.notice?.text).toBe('One order cancelled.');
  });

  test('figures go to a place turn after turn, in their formation and round what is in the way; there the order ends', async () => {
    const outline = [
      { x: 460, y: 1000 },
      { x: 1000, y: 1000 },
      { x: 1000, y: 1200 },
      { x: 460, y: 1200 },
    ];
    const table = { widthCi: 6000, heightCi: 4000, terrain: [{ id: 'peak', kind: 'mountain' as const, outline }] };
    const hand = marching({}, { table });
    give(hand, ['s1', 's2'], (tool) => {
      tool.choose('go');
      tool.point({ type: 'tap', at: { x: 600, y: 2000 }, figure: null } as never);
    });
    const goals = Object.fromEntries(
      Object.entries(orders()).map(([id, order]) => [id, order.type === 'go' && order.to]),
    );
    expect(goals).toEqual({ s1: { x: 547, y: 2000 }, s2: { x: 652, y: 2000 } });
    for (let turn = 0; turn < 8 && Object.keys(orders()).length > 0; turn++) {
      const again = structuredClone(hand.state);
      for (const soldier of Object.values(again.soldiers)) Object.assign(soldier, { spentCi: 0, legs: 0 });
      hand.state = again;
      carry(hand);
      hand.toolbox.confirm();
      await settled(hand);
      keepOrders(lasting(ORDERS, orders(), frozen(hand.state)));
    }
    expect([at(hand, 's1'), at(hand, 's2')]).toEqual([
      [547, 2000],
      [652, 2000],
    ]);
  });

  test('a group whose destination is too far for this turn is ordered there', async () => {
    const hand = marching();
    hand.toolbox.group();
    for (const figure of ['s1', 's2']) hand.toolbox.select(figure);
    hand.tap({ x: 552, y: 2500 });
    tableDesk.setState({ plan: hand.plan as never });
    giveOrders(hand.toolbox, ORDERS);
    expect(hand.plan).toMatchObject({ kind: 'ordering', type: 'go', members: ['s1', 's2'] });
    hand.toolbox.confirm();
    tableDesk.setState({ plan: { kind: 'none' } as never });
    const [first, second] = [orders().s1, orders().s2];
    expect(first?.type === 'go' && first.to.y).toBe(2500);
    expect(first?.type === 'go' && second?.type === 'go' && second.to.x - first.to.x).toBe(105);
  });

  test('a gun that can not march has no part in where the others go', () => {
    const hand = marching({ soldiers: [man('s1', 500, 500)], crewedWeapons: [weapon('g1', 1500, 500)] });
    const where = { state: frozen(hand.state), seat: 0, figures: ['g1', 's1'] };
    expect([...goalsOf(ORDERS, where, { x: 600, y: 2000 })]).toEqual([['s1', { x: 600, y: 2000 }]]);
  });

  test('riders and guns keep no formation, and an enemy takes no order', () => {
    const hand = marching({ soldiers: [man('s1', 500, 500), rider('s2', 'v1', 0)], vehicles: [car('v1', 1500, 500)] });
    const takes = (id: string) => ORDERS.takes(frozen(hand.state), 0, id);
    expect([takes('s1'), takes('v1'), takes('d1')]).toEqual([
      ['hold', 'go', 'keep', 'follow'],
      ['go', 'keep', 'follow'],
      [],
    ]);
    expect(takes('s2')).not.toContain('keep');
  });

  test('orders outlive the page', () => {
    const hand = marching();
    give(hand, ['s1'], (tool) => tool.choose('keep'));
    const before = orders();
    openOrders(null, null);
    expect(orders()).toEqual({});
    openOrders(`orders ${match}`, 0);
    expect(orders()).toEqual(before);
    openOrders(`orders ${match}`, 1);
    expect(orders()).toEqual({});
    keepOrders({});
  });
});

test('an order plan shows who gets what before it is given', () => {
  const hand = new Hand(
    tableOf({ soldiers: [man('s1', 500, 500)], dinosaurs: [beast('d1', 5500, 3500)] }, 'army-movement'),
    0,
  );
  giveOrders(hand.toolbox, ORDERS);
  hand.toolbox.next();
  const plan = hand.plan as OrderingPlan;
  expect(plan).toMatchObject({
    kind: 'ordering',
    members: ['s1'],
    type: 'hold',
    able: ['hold', 'go', 'keep', 'follow'],
  });
  expect(hand.toolbox.cancel()).toBe(true);
  expect(orders()).toEqual({});
});
