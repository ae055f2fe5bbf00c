/** Several figures at once: who joins, how each of them goes, and when a march stops. */
import { dinoWars, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { bitersAfter } from './groups';
import type { GroupPlan } from './plan';
import { beast, car, Hand, man, rider, tableOf, weapon } from './testing/table';

const march = (figures: Parameters<typeof tableOf>[0]) => new Hand(tableOf(figures, 'army-movement'), 0);

function groupOf(hand: Hand): GroupPlan {
  if (hand.plan.kind !== 'group') throw new Error(`The plan is ${hand.plan.kind}`);
  return hand.plan;
}

const members = (hand: Hand) =>
  groupOf(hand)
    .members.map(({ figure }) => figure)
    .sort();

const far = beast('d1', 5500, 3500);

describe('selecting a group', () => {
  const row = () =>
    march({ soldiers: [man('s1', 500, 500), man('s2', 700, 500), man('s3', 900, 500)], dinosaurs: [far] });

  test('Shift and click add to what is selected, once more takes out again', () => {
    const hand = row();
    hand.toolbox.select('s1');
    for (const [figure, x] of [
      ['s2', 700],
      ['s3', 900],
      ['s2', 700],
    ] as const) {
      hand.point('down', { x, y: 500 }, figure, 'mouse', true);
      hand.point('tap', { x, y: 500 }, figure, 'mouse', true);
    }
    expect(members(hand)).toEqual(['s1', 's3']);
  });

  test('a box drawn with Shift takes in everybody inside', () => {
    const hand = row();
    expect(hand.point('down', { x: 400, y: 400 }, null, 'mouse', true)).toBe(true);
    hand.point('move', { x: 800, y: 600 }, null, 'mouse', true);
    expect(groupOf(hand).band).toEqual({ from: { x: 400, y: 400 }, to: { x: 800, y: 600 } });
    hand.point('up', { x: 800, y: 600 }, null, 'mouse', true);
    expect(members(hand)).toEqual(['s1', 's2']);
    expect(groupOf(hand).band).toBeNull();
  });

  test('a box leaves the crew of a gun at their gun, and a click takes them too', () => {
    const hand = march({
      soldiers: [man('s1', 500, 500, { crewOf: 'g1' }), man('s2', 680, 500, { crewOf: 'g1' }), man('s3', 900, 500)],
      crewedWeapons: [weapon('g1', 590, 630)],
      dinosaurs: [far],
    });
    hand.point('down', { x: 300, y: 300 }, null, 'mouse', true);
    hand.point('move', { x: 1100, y: 800 }, null, 'mouse', true);
    hand.point('up', { x: 1100, y: 800 }, null, 'mouse', true);
    expect(members(hand)).toEqual(['s3']);
    hand.point('down', { x: 500, y: 500 }, 's1', 'mouse', true);
    hand.point('tap', { x: 500, y: 500 }, 's1', 'mouse', true);
    expect([...members(hand)].sort()).toEqual(['s1', 's3']);
  });

  test('by button and finger: taps on figures and on their cards, Escape ends it', () => {
    const hand = row();
    hand.toolbox.group();
    hand.tapFigure('s1');
    hand.toolbox.select('s2');
    expect(members(hand)).toEqual(['s1', 's2']);
    expect(hand.toolbox.cancel()).toBe(true);
    expect(hand.plan.kind).toBe('none');
  });

  test('one key chooses all but a crew, and a second press none of them', () => {
    const hand = march({
      soldiers: [man('s1', 500, 500, { crewOf: 'g1' }), man('s2', 1500, 500), man('s3', 1900, 500)],
      crewedWeapons: [weapon('g1', 590, 630)],
      dinosaurs: [far],
    });
    hand.toolbox.groupAll();
    expect(members(hand)).toEqual(['s2', 's3']);
    hand.toolbox.groupAll();
    expect(members(hand)).toEqual([]);
  });

  test('no enemy, no rider and no figure that may not move joins', () => {
    const hand = march({
      soldiers: [man('s1', 500, 500), rider('s2', 'v1', 0)],
      vehicles: [car('v1', 1500, 500)],
      dinosaurs: [far],
    });
    hand.toolbox.group();
    for (const figure of ['s1', 's2', 'v1', 'd1']) hand.toolbox.select(figure);
    expect(members(hand)).toEqual(['s1', 'v1']);
    expect(
      new Hand(tableOf({ soldiers: [man('s1', 500, 500)], dinosaurs: [far] }, 'regular-fire'), 0).toolbox.group(),
    ).toBe(undefined);
  });
});

describe('a march', () => {
  test('one drag shows the path of each, as they stand, and one yes sends them in an order that works', async () => {
    // One behind the other, so close that the ones in front must go first.
    const hand = march({ soldiers: [man('s1', 500, 500), man('s2', 605, 500), man('s3', 710, 500)], dinosaurs: [far] });
    hand.toolbox.group();
    for (const figure of ['s1', 's2', 's3']) hand.toolbox.select(figure);
    hand.point('down', { x: 605, y: 500 }, 's2');
    hand.point('move', { x: 805, y: 500 }, null);
    expect(groupOf(hand).members.map(({ preview }) => preview?.points.at(-1))).toEqual([
      { x: 910, y: 500 },
      { x: 805, y: 500 },
      { x: 700, y: 500 },
    ]);
    hand.toolbox.confirm();
    expect(hand.sent).toEqual([]);
    hand.point('up', { x: 805, y: 500 }, null);
    for (const { preview } of groupOf(hand).members.slice(0, 1)) {
      expect(dinoWars.check(hand.state as Frozen<State>, 0, preview?.intent as never)).toBeNull();
    }
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent.map((intent) => 'figure' in intent && intent.figure)).toEqual(['s3', 's2', 's1']);
    expect(['s1', 's2', 's3'].map((id) => hand.state.soldiers[id]?.x)).toEqual([700, 805, 910]);
    expect(groupOf(hand).stopped).toBeNull();
  });

  test('each goes by its own rules; a figure that falls short says how far it goes and why', () => {
    const hand = march({
      soldiers: [man('s1', 500, 500), man('s2', 500, 700)],
      vehicles: [car('v1', 500, 1200), car('v2', 1400, 700)],
      dinosaurs: [far],
    });
    hand.toolbox.group();
    for (const figure of ['s1', 'v1']) hand.toolbox.select(figure);
    hand.tap({ x: 1500, y: 850 });
    const byId = new Map(groupOf(hand).members.map((each) => [each.figure, each]));
    expect(byId.get('s1')?.shortCi).toBeGreaterThan(300);
    expect(byId.get('s1')?.preview?.refusal).toBeNull();
    expect(byId.get('s1')?.why).toMatchObject({ code: 'NOT_ENOUGH_MOVEMENT' });
    expect(groupOf(hand).fixed).toBe(true);
  });

  test('by keyboard: Tab adds, arrows move all of them, F goes', async () => {
    const hand = march({ soldiers: [man('s1', 500, 500), man('s2', 700, 500)], dinosaurs: [far] });
    hand.toolbox.group();
    hand.toolbox.next();
    hand.toolbox.next();
    expect(members(hand)).toEqual(['s1', 's2']);
    hand.toolbox.arrow('up');
    hand.toolbox.arrow('up');
    hand.toolbox.confirm();
    await hand.settle();
    expect(['s1', 's2'].map((id) => hand.state.soldiers[id]?.y)).toEqual([700, 700]);
  });

  test('it stops at the first refusal and says who is left', async () => {
    const hand = march({ soldiers: [man('s1', 500, 500), man('s2', 700, 500), man('s3', 900, 500)], dinosaurs: [far] });
    hand.toolbox.group();
    for (const figure of ['s1', 's2', 's3']) hand.toolbox.select(figure);
    hand.toolbox.arrow('right');
    hand.playAtMost(1);
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toHaveLength(2);
    expect(groupOf(hand).stopped).toEqual({ why: 'refused', gone: 1, of: 3, left: ['s2', 's1'] });
    expect(hand.notice?.text).toBe('Stopped after 1 of 3: the next one was refused.');
  });

  test('undo takes the destination back first', () => {
    const hand = march({ soldiers: [man('s1', 500, 500)], dinosaurs: [far] });
    hand.toolbox.group();
    hand.toolbox.select('s1');
    hand.toolbox.arrow('right');
    expect(hand.toolbox.unpin()).toBe(true);
    expect(groupOf(hand).by).toBeNull();
    expect(hand.toolbox.unpin()).toBe(false);
  });
});

describe('undo in a plan', () => {
  test('takes back the destination, then one waypoint after the other', () => {
    const hand = march({ soldiers: [man('s1', 500, 500)], dinosaurs: [far] });
    hand.toolbox.select('s1');
    for (const x of [680, 860]) {
      hand.tap({ x, y: 500 });
      hand.toolbox.pin();
    }
    hand.tap({ x: 1040, y: 500 });
    const end = () => (hand.plan.kind === 'move' ? (hand.plan.preview?.points.at(-1)?.x ?? null) : undefined);
    const ends = [end()];
    for (let step = 0; step < 3; step++) {
      expect(hand.toolbox.unpin()).toBe(true);
      ends.push(end());
    }
    expect(ends).toEqual([1040, 860, 680, null]);
    expect(hand.toolbox.unpin()).toBe(false);
  });
});

describe('a stack', () => {
  test('a tap selects the nearest, further taps on the same spot what lies and rides below it', () => {
    const hand = march({
      soldiers: [rider('s1', 'v1', 0), rider('s2', 'v1', 1), man('s3', 1500, 500)],
      vehicles: [car('v1', 500, 500)],
      dinosaurs: [far],
    });
    const chosen: (string | null)[] = [];
    for (let tap = 0; tap < 5; tap++) {
      hand.point('down', { x: 510, y: 530 }, 'v1', 'touch');
      hand.point('tap', { x: 510, y: 530 }, 'v1', 'touch', false, ['v1', 's3']);
      chosen.push(hand.selected);
    }
    expect(chosen).toEqual(['v1', 's1', 's2', 's3', 'v1']);
  });
});

test('DW-R-3 a march that ends beside soldiers, but in contact with none, tells that nobody bites', () => {
  const figures = { dinosaurs: [beast('d1', 1000, 1000)], soldiers: [man('s1', 2000, 1000), man('s2', 4000, 3000)] };
  const hand = new Hand(tableOf(figures, 'dinosaur-movement'), 1);
  hand.toolbox.group();
  hand.toolbox.select('d1');
  const after = (by: number) => {
    hand.tap({ x: 1000 + by, y: 1000 });
    const told = bitersAfter(hand.state, groupOf(hand).members);
    hand.toolbox.cancel();
    return told;
  };
  expect(after(200)).toBeNull();
  expect(after(700)).toBe(0);
});
