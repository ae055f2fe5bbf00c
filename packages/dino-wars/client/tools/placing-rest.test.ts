/** "Place the rest" in a set-up: everybody gets a place, and nothing is final where the rules allow changes. */
import { beast, Hand, man, tableOf } from './testing/table';

const NOWHERE = { at: null, facing: null };
const soldiers = ['s1', 's2', 's3', 's4'].map((id) => man(id, 0, 0, NOWHERE));
const dinosaurs = ['d1', 'd2'].map((id) => beast(id, 0, 0, NOWHERE));

const army = (placing: 'alternate' | 'deliberate'): Hand =>
  new Hand(tableOf({ soldiers, dinosaurs }, 'dinosaur-movement', { placing, separationCi: 0 }), 0);

async function settled(hand: Hand): Promise<void> {
  await import('@dwo/dino-wars/bot');
  for (let turn = 0; turn < 20; turn++) await hand.settle();
}

const unplaced = ({ state }: Hand): number =>
  Object.values(state.soldiers).filter(({ absence }) => absence === 'unplaced').length;

test('all get a place, and the set-up goes on until their player is done', async () => {
  const hand = army('deliberate');
  expect(hand.toolbox.placeRest()).toBe(true);
  // A second press while they are placed changes nothing.
  expect(hand.toolbox.placeRest()).toBe(true);
  await settled(hand);
  expect(unplaced(hand)).toBe(0);
  expect(hand.sent.map(({ type }) => type)).toEqual(['place', 'place', 'place', 'place']);
  expect(hand.state.placing).not.toBeNull();
  expect(hand.state.players[0]?.done).toBe(false);
  expect(hand.notice?.text).toMatch(/Everybody has a place/);
  // A figure that stands badly is moved.
  const other = { x: 3000, y: 500 };
  await hand.toolbox.wish({ type: 'place', figure: 's1', at: other, facing: 90, z: 0 });
  expect(hand.state.soldiers.s1).toMatchObject(other);
});

test('if somebody gets no place, the next press leaves the rest to the referee', async () => {
  const hand = army('deliberate');
  hand.playAtMost(2);
  expect(hand.toolbox.placeRest()).toBe(true);
  await settled(hand);
  expect(unplaced(hand)).toBe(2);
  expect(hand.toolbox.placeRest()).toBe(false);
});

test('DW-R-73 a first press places nobody if places are final', async () => {
  const hand = army('alternate');
  expect(hand.toolbox.placeRest()).toBe(false);
  await settled(hand);
  expect(hand.sent).toEqual([]);
});
