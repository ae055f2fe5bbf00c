import type { Effect, Token } from '../model';
import type { Beat, Tableau } from '../theatre/show';
import { plannedAction, recordedAction } from './action';

const NOTHING: Beat<string> = { roll: null, outcome: null, sound: null, effects: [], board: null, log: null };
const token = (id: string, x: number, y: number, lengthCi: number | null = null) =>
  ({ id, x, y, radiusCi: 40, lengthCi }) as Token;
const board = (...tokens: Token[]) => ({ tokens }) as unknown as Tableau;
const beat = (after: Tableau | null, ...effects: Effect[]): Beat<string> => ({ ...NOTHING, board: after, effects });

const BEFORE = board(token('s1', 0, 0), token('d1', 1000, 0, 1000), token('s2', 5000, 5000));

test('the action of a shot is at the shooter and the target', () => {
  const shot: Effect = { type: 'tracer', from: 's1', to: 'd1', hit: true };
  expect(recordedAction(BEFORE, [beat(BEFORE, shot)])).toEqual([
    { x: 0, y: 0, radiusCi: 40 },
    { x: 1000, y: 0, radiusCi: 400 },
    { x: 0, y: 0, radiusCi: 40 },
    { x: 1000, y: 0, radiusCi: 400 },
  ]);
});

test('the action of a move is at its start, every corner and its end', () => {
  const after = board(token('s1', 300, 0), token('d1', 1000, 0, 1000));
  const path = [
    { x: 0, y: 0 },
    { x: 200, y: 900 },
    { x: 300, y: 0 },
  ];
  const places = recordedAction(BEFORE, [beat(null, { type: 'glide', figure: 's1', path }), beat(after)]);
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [300, 0],
    [0, 0],
    [200, 900],
    [300, 0],
  ]);
});

test('the action of a figure that is simply put on the table', () => {
  const after = board(...BEFORE.tokens, token('s3', 700, 700));
  expect(recordedAction(BEFORE, [beat(after)])).toEqual([{ x: 700, y: 700, radiusCi: 40 }]);
});

test('an entry that changes nothing on the table has no action', () => {
  expect(recordedAction(BEFORE, [beat(BEFORE), NOTHING])).toEqual([]);
  expect(recordedAction(BEFORE, [])).toEqual([]);
});

test('the places of a plan are its figures and the corners of its way; without a plan there are none', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 200, y: 900 },
  ];
  const nothing = { ...BEFORE, selected: null, path: null, aim: null };
  const way = { ...nothing, selected: 's1', path: { points, radiusCi: 40, legal: true, label: '', touches: [] } };
  const shot = { ...nothing, selected: 's1', aim: { from: 's1', to: 's2', legal: true, label: '' } };
  const at = (board: Tableau) => plannedAction(board).map(({ x, y }) => [x, y]);
  expect(at(nothing)).toEqual([]);
  expect(at(way)).toEqual([
    [0, 0],
    [0, 0],
    [200, 900],
  ]);
  expect(at(shot)).toEqual([
    [0, 0],
    [5000, 5000],
  ]);
});
