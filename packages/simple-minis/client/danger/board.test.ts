/** Danger by the order of play: who moves when, and who is awake. */
import { finish, frozen } from '@dwo/kernel';
import { ANSWERING } from '@dwo/kits/miniatures/danger/questions';
import { simpleMinis } from '../../rules';
import { at, inStep, scene } from '../../testing/table';
import { onsetOf } from './assaults';
import { openBoard } from './board';

test('the safest place is one that the figure may go to, and an overview counts who could harm whom', () => {
  const near = scene([at('cowhand', 0, 30, 20), at('tyrannosaurus', 1, 43, 20)]);
  const board = openBoard(frozen(near));
  expect(finish(board.threats('0', null)).map(({ figure, harm }) => [figure, harm])).toEqual([['1', 'strike']]);
  const found = finish(ANSWERING.safest(board, { figure: '0', near: { x: 3000, y: 2000 } }));
  expect(found?.threats).toEqual([]);
  const to = { x: (found?.at.x ?? 0) * 10, y: (found?.at.y ?? 0) * 10 };
  const move = { type: 'move', figure: 0, path: [to], facing: null, pickUp: [], drop: [] } as const;
  expect(simpleMinis.check(frozen(near), 0, move)).toBeNull();
  expect(finish(ANSWERING.all(board, { seat: 0 })).counts).toEqual([{ figure: '0', count: 1 }]);
});

test('VS-R-15 a figure whose move is over harms only what it reaches from where it stands', () => {
  const state = scene([at('cowhand', 0, 30, 20), at('cowhand', 1, 45, 20, { facingX: -1 })]);
  expect(onsetOf(frozen(state), 1, 0, null)?.attack.harm).toBe('shoot');
  (state.figures[1] as { moved: boolean }).moved = true;
  expect(onsetOf(frozen(state), 1, 0, null)).toBeNull();
  expect(onsetOf(frozen(state), 1, 0, { x: 35_000, y: 20_000 })?.path).toEqual([]);
  // In the last step of a round its next chance is the next round.
  expect(onsetOf(frozen(inStep('skill', state)), 1, 0, null)?.path.length).toBe(1);
});

test('VS-WLD-2 a wild creature goes to the nearest figure, and one that sleeps harms nobody', () => {
  const wild = at('tyrannosaurus', null, 30, 20, { facingX: -1 });
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 30, 30), wild]);
  expect(onsetOf(frozen(state), 2, 0, null)?.attack).toMatchObject({ harm: 'strike', target: 0 });
  const board = openBoard(frozen(state));
  expect(finish(board.threats('1', null))).toEqual([{ figure: '0', harm: 'shoot', share: 1 / 3 }]);
  (state.figures[2] as { asleep: boolean }).asleep = true;
  expect(finish(openBoard(frozen(state)).threats('0', null)).map(({ figure }) => figure)).toEqual(['1']);
});
