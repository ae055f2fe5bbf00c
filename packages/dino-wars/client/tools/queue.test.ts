/** Choosing places in the setup before one's turn (DW-R-73). */
import { dinoWars, type Intent } from '@dwo/dino-wars';
import { clone, type Frozen, noDice } from '@dwo/kernel';
import { beast, Hand, man, tableOf } from './testing/table';

const NOWHERE = { at: null, facing: null };

/** The army of two waits while the dinosaurs place the first of two figures. */
function waiting(): Hand {
  const soldiers = [man('s1', 0, 0, NOWHERE), man('s2', 0, 0, NOWHERE)];
  const dinosaurs = [beast('d1', 0, 0, NOWHERE), beast('d2', 0, 0, NOWHERE)];
  return new Hand(tableOf({ soldiers, dinosaurs }, 'dinosaur-movement', { placing: 'alternate' }), 0);
}

/** The other player places a dinosaur. */
async function theyPlace(hand: Hand, figure: string, x: number): Promise<void> {
  const next = clone(hand.state);
  const place: Intent = { type: 'place', figure, at: { x, y: 3500 }, facing: 270, z: 0 };
  dinoWars.resolve(next as Frozen<typeof next>, 1, place, noDice, (event) => dinoWars.evolve(next, event));
  hand.state = next;
  hand.toolbox.refresh();
  await hand.settle();
}

/** Chooses a place with the mouse. */
async function choose(hand: Hand, figure: string, x: number, y = 500): Promise<void> {
  hand.toolbox.select(figure);
  hand.tap({ x, y });
  await hand.settle();
}

test('DW-R-73 a place chosen ahead is sent when the turn comes, one figure a turn', async () => {
  const hand = waiting();
  expect(hand.toolbox.ready()).toEqual(['s1', 's2']);
  await choose(hand, 's1', 1000);
  expect(hand.notice).toMatchObject({ rule: 'DW-R-73', tone: 'info' });
  // The next one without a place is selected.
  expect(hand.selected).toBe('s2');
  await choose(hand, 's2', 2000);
  expect(hand.sent).toEqual([]);
  await theyPlace(hand, 'd1', 1000);
  expect(hand.sent).toMatchObject([{ type: 'place', figure: 's1', at: { x: 1000, y: 500 } }]);
  expect(hand.state.soldiers.s1?.absence).toBeNull();
  expect(hand.state.soldiers.s2?.absence).toBe('unplaced');
  await theyPlace(hand, 'd2', 2000);
  expect(hand.sent).toHaveLength(2);
  expect(hand.state.placing).toBeNull();
});

test('DW-R-73 an impossible place is refused at once', async () => {
  const hand = waiting();
  await choose(hand, 's1', 1000, 3900);
  expect(hand.notice).toMatchObject({ rule: 'DW-SIDE-2', tone: 'refusal' });
  await theyPlace(hand, 'd1', 1000);
  expect(hand.sent).toEqual([]);
});

test('DW-R-73 a place that is no longer legal when the turn comes is left to the player', async () => {
  const hand = waiting();
  await choose(hand, 's1', 1000);
  const d2 = hand.state.dinosaurs.d2;
  if (d2 !== undefined) Object.assign(d2, { x: 1000, y: 600, absence: null });
  hand.state = clone(hand.state);
  await theyPlace(hand, 'd1', 3000);
  expect(hand.sent).toEqual([]);
  expect(hand.notice).toMatchObject({ rule: 'DW-R-4', tone: 'refusal' });
  expect(hand.toolbox.ready()).toContain('s1');
});

test('DW-R-73 a figure that is given another place loses the old one', async () => {
  const hand = waiting();
  await choose(hand, 's1', 1000);
  await choose(hand, 's1', 3000);
  await theyPlace(hand, 'd1', 1000);
  expect(hand.sent).toMatchObject([{ figure: 's1', at: { x: 3000, y: 500 } }]);
});

test('DW-R-74 a player who waits while the army is set up has nothing to place or turn', () => {
  const soldiers = [man('s1', 0, 0, NOWHERE)];
  const dinosaurs = [beast('d1', 0, 0, NOWHERE)];
  const hand = new Hand(tableOf({ soldiers, dinosaurs }, 'dinosaur-movement', { placing: 'deliberate' }), 1);
  hand.toolbox.select('d1');
  expect(hand.plan).toEqual({ kind: 'none' });
  hand.toolbox.face();
  expect(hand.plan).toEqual({ kind: 'none' });
});
