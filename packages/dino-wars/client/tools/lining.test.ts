/** A squad that is set up in a line: all places at one confirmation, by the rules of the set-up. */
import type { Point } from '@dwo/kernel';
import { actionOf } from '../hud/action';
import type { LiningPlan } from './plan';
import { beast, car, Hand, man, tableOf } from './testing/table';

const NOWHERE = { at: null, facing: null };
const names = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
const squad = names('s', 4).map((id) => man(id, 0, 0, NOWHERE));
const herd = names('d', 2).map((id) => beast(id, 0, 0, NOWHERE));

/** The army places all of its figures before the herd does; its strip is 20" deep. */
function army(placing: 'alternate' | 'deliberate' = 'deliberate', seat = 0, more = {}): Hand {
  return new Hand(
    tableOf({ soldiers: squad, dinosaurs: herd }, 'dinosaur-movement', { placing, separationCi: 0, ...more }),
    seat,
  );
}

function laid(hand: Hand): LiningPlan {
  if (hand.plan.kind !== 'line') throw new Error(`No line lies there: ${hand.plan.kind}`);
  return hand.plan;
}

/** All four are sent. */
async function sent(hand: Hand): Promise<void> {
  for (let figure = 0; figure < 4; figure++) await hand.settle();
}

const placesOf = ({ state }: Hand): readonly (Point | null)[] =>
  names('s', 4).map((id) => {
    const soldier = state.soldiers[id];
    return soldier?.absence === null ? { x: soldier.x, y: soldier.y } : null;
  });
const [LEFT, RIGHT] = [
  { x: 1000, y: 500 },
  { x: 2500, y: 500 },
];

test('a drag of the mouse over free ground shows all places and sends them when it ends', async () => {
  const hand = army();
  expect(hand.point('down', LEFT)).toBe(true);
  hand.point('move', RIGHT);
  expect(laid(hand).line.stands.map(({ at }) => at.x)).toEqual([1000, 1500, 2000, 2500]);
  expect(hand.sent).toEqual([]);
  hand.point('up', RIGHT);
  await sent(hand);
  expect(placesOf(hand)).toEqual([1000, 1500, 2000, 2500].map((x) => ({ x, y: 500 })));
  // They look at the dinosaurs' edge.
  expect(hand.state.soldiers.s1?.facing).toBe(90);
  expect(hand.plan.kind).not.toBe('line');
});

test('a tap still places one figure, and a drag beyond the zone draws nothing', async () => {
  const hand = army();
  hand.toolbox.select('s2');
  hand.tap(LEFT);
  await sent(hand);
  expect(hand.sent).toMatchObject([{ type: 'place', figure: 's2' }]);
  expect(hand.point('down', { x: 1000, y: 3900 })).toBe(false);
});

test('a finger looks at the line first; the red button counts who gets a place', async () => {
  const hand = army();
  hand.toolbox.select('s1');
  hand.toolbox.line();
  for (const [type, at] of [
    ['down', LEFT],
    ['move', RIGHT],
    ['up', RIGHT],
  ] as const)
    hand.point(type, at, null, 'touch');
  expect(hand.sent).toEqual([]);
  expect(actionOf(hand.plan, (id) => id)).toMatchObject({ word: 'Place 4!', ready: true });
  hand.toolbox.confirm();
  await sent(hand);
  expect(placesOf(hand)).not.toContain(null);
});

test('DW-R-105 a line outside of the zone is refused with its rule, and nobody is sent', async () => {
  const hand = army('deliberate', 0, { armyZoneCi: 1000 });
  hand.toolbox.line();
  hand.point('down', { x: 1000, y: 3000 }, null, 'touch');
  hand.point('move', { x: 2500, y: 3000 }, null, 'touch');
  expect(actionOf(hand.plan, (id) => id)).toMatchObject({ ready: false, refusal: { rule: 'DW-R-105' } });
  hand.toolbox.confirm();
  await sent(hand);
  expect(hand.notice).toMatchObject({ rule: 'DW-R-105', tone: 'refusal' });
  expect(hand.sent).toEqual([]);
});

test('DW-R-4 figures of a line leave room for one who stands there', async () => {
  const hand = army();
  hand.toolbox.select('s4');
  hand.tap({ x: 1000, y: 500 });
  await sent(hand);
  hand.toolbox.line();
  hand.point('down', LEFT);
  hand.point('move', RIGHT);
  hand.point('up', RIGHT);
  await sent(hand);
  const places = placesOf(hand) as readonly Point[];
  expect(places).not.toContain(null);
  expect(new Set(places.map(({ x, y }) => `${x}/${y}`)).size).toBe(4);
});

test('DW-R-73 a line of players who place in turn is kept, and one figure goes each turn', async () => {
  const hand = army('alternate');
  hand.toolbox.line();
  hand.point('down', LEFT);
  hand.point('move', RIGHT);
  hand.point('up', RIGHT);
  await sent(hand);
  // The herd begins.
  expect(hand.sent).toEqual([]);
  expect(hand.toolbox.ready()).toEqual([]);
  expect(hand.notice).toMatchObject({ rule: 'DW-R-73', tone: 'info' });
});

test('arrows shift the line and Escape gives it up', () => {
  const hand = army();
  hand.toolbox.line();
  const before = laid(hand).line.stands.map(({ at }) => at.y);
  hand.toolbox.arrow('up');
  expect(laid(hand).line.stands.map(({ at }) => at.y)).toEqual(before.map((y) => y + 50));
  expect(hand.toolbox.cancel()).toBe(true);
  expect(hand.plan.kind).not.toBe('line');
});

/** The squad lands at a spot of an island, the herd at another one east of it. */
function landing(): Hand {
  const { state } = army();
  if (state.placing === null) throw new Error('Nobody sets up');
  state.placing.spots = [
    { x: 1500, y: 2000 },
    { x: 4500, y: 2000 },
  ];
  return new Hand(state, 0);
}

test('DW-ISLE-6 the first figure of an island stands on its spot, the others in the line, and all look at the enemy', async () => {
  const hand = landing();
  hand.toolbox.line();
  const [first, ...others] = laid(hand).line.stands;
  expect(first).toMatchObject({ figure: 's1', at: { x: 1500, y: 2000 }, facing: 0, refusal: null });
  expect(others.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  expect(others.map(({ facing }) => facing)).toEqual([0, 0, 0]);
  hand.toolbox.confirm();
  await sent(hand);
  expect(placesOf(hand)[0]).toEqual({ x: 1500, y: 2000 });
  expect(placesOf(hand)).not.toContain(null);
});

test('DW-ISLE-6 the first figure does not stand in the line again, once it has its spot', async () => {
  const hand = landing();
  hand.toolbox.line();
  hand.playAtMost(1);
  hand.toolbox.confirm();
  await sent(hand);
  // The second place got no answer, so that no other was sent.
  expect(hand.sent).toHaveLength(2);
  hand.toolbox.line();
  const { stands } = laid(hand).line;
  expect(stands.map(({ figure }) => figure)).toEqual(['s2', 's3', 's4']);
  expect(stands.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  expect(stands.map(({ at }) => `${at.x}/${at.y}`)).not.toContain('1500/2000');
});

test('a drag on the ground of an island draws a line only within the reach of the spot', () => {
  const hand = landing();
  expect(hand.point('down', { x: 3000, y: 2000 })).toBe(false);
  expect(hand.point('down', { x: 1600, y: 2200 })).toBe(true);
});

test('a line takes figures of the kind in hand, or all', () => {
  const vehicles = [car('v1', 0, 0, NOWHERE)];
  const state = tableOf({ soldiers: squad, dinosaurs: herd, vehicles }, 'dinosaur-movement', { placing: 'deliberate' });
  const hand = new Hand(state, 0);
  hand.toolbox.select('s2');
  hand.toolbox.line();
  expect(laid(hand).line).toMatchObject({ squad: 'kind', ofKind: 4, ofAll: 5 });
  expect(laid(hand).line.stands.map(({ figure }) => figure)).not.toContain('v1');
  hand.toolbox.squad('all');
  expect(laid(hand).line.stands.map(({ figure }) => figure)).toContain('v1');
});
