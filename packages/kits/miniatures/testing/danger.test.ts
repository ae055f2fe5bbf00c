/** The test game shows danger by one member of its table. */
import { clone, type Frozen, finish, frozen } from '@dwo/kernel';
import { ANSWERING } from '../danger/questions';
import { openBoard } from './danger';
import { type Field, skirmish } from './rules';

function fieldWith(places: Readonly<Record<string, { x: number; y: number }>>, turn = 0): Frozen<Field> {
  const state = clone(skirmish.setup({}, { roll: () => 1 })) as Field;
  state.turn = turn;
  for (const fighter of state.fighters) {
    const place = places[fighter.id];
    // Those without a place lie dead in a corner.
    Object.assign(fighter, { placed: true, alive: place !== undefined, ...(place ?? { x: 500, y: 500 }) });
  }
  return frozen(state);
}

test('a figure is threatened at a place exactly if the other seat may shoot at it there in its next turn', () => {
  const state = fieldWith({ a1: { x: 12_000, y: 3_000 }, b1: { x: 12_000, y: 17_000 }, b2: { x: 2_000, y: 23_000 } });
  const board = openBoard(state);
  for (let y = 3_000; y <= 9_000; y += 500) {
    const after = clone(state as Field);
    skirmish.evolve(after, { type: 'walked', id: 'a1', path: [{ x: 12_000, y }] });
    skirmish.evolve(after, { type: 'turned', turn: 1 });
    const shots = skirmish.intents(frozen(after), 1).flatMap((wish) => (wish.type === 'shoot' ? [wish.id] : []));
    const threats = finish(board.threats('a1', { x: 1200, y: y / 10 }));
    expect(threats.map(({ figure }) => figure).sort()).toEqual(shots.sort());
  }
  expect(finish(board.threats('a1', { x: 1200, y: 900 }))).toEqual([{ figure: 'b1', harm: 'shoot', share: 0.75 }]);
});

test('the safest place is out of range, and a figure that has walked has none', () => {
  const state = fieldWith({ a1: { x: 12_000, y: 6_000 }, b1: { x: 12_000, y: 16_000 } });
  const found = finish(ANSWERING.safest(openBoard(state), { figure: 'a1', near: { x: 1200, y: 600 } }));
  expect(found?.threats).toEqual([]);
  const walked = clone(state as Field);
  for (const fighter of walked.fighters) fighter.walked = true;
  expect(openBoard(frozen(walked)).places('a1')).toEqual([]);
});

test('the targets after a planned move are those that may be shot at once it is made', () => {
  const state = fieldWith({ a1: { x: 12_000, y: 6_000 }, b1: { x: 12_000, y: 17_000 }, b2: { x: 4_000, y: 17_000 } });
  const board = openBoard(state);
  const found: number[] = [];
  for (const [x, y] of [
    [12_000, 6_000],
    [12_000, 8_000],
    [9_000, 9_000],
  ] as const) {
    const after = clone(state as Field);
    skirmish.evolve(after, { type: 'walked', id: 'a1', path: [{ x, y }] });
    const shots = skirmish.intents(frozen(after), 0).flatMap((wish) => (wish.type === 'shoot' ? [wish.target] : []));
    const at = { x: x / 10, y: y / 10 };
    const outlook = finish(ANSWERING.outlook(board, { figure: 'a1', at, costCi: 0 }));
    expect(outlook?.targets.map(({ figure }) => figure).sort()).toEqual([...new Set(shots)].sort());
    found.push(shots.length);
  }
  expect(new Set(found).size).toBeGreaterThan(1);
});
