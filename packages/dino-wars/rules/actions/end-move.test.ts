import { DONE, HERD, overrun, rex, rifle, table } from '../../testing/table';
import type { Intent } from '../intents';
import { endMoveIntents } from './end-move';

const FAR = rifle('far', 110, 110);
const end = (figure: string): Intent => ({ type: 'endMove', figure });

test('DW-MOVE-8 an owner ends a move once', () => {
  const { state, does, says } = table(rex('T', 10, 10), rex('U', 40, 40), rifle('S', 12.4, 10), FAR);
  expect(does(HERD, end('T'))).toEqual([{ type: 'moveEnded', figure: 'T' }]);
  expect(state.dinosaurs.T?.moveOver).toBe(true);
  expect(says(HERD, end('T'))).toBe('DW-MOVE-8 MOVE_OVER');
  expect(says(HERD, overrun('T', 'S'))).toBe('DW-MOVE-8 MOVE_OVER');
  expect(says(HERD, end('far'))).toBe('DW-SIDE-1 NOT_OWNER');
  expect(endMoveIntents(state, 'T')).toEqual([]);
  expect(endMoveIntents(state, 'U')).toEqual([end('U')]);
});

test('DW-R-104 DW-R-9 phase 1 waits for its players when every move is over', () => {
  const { state, does } = table(rex('T', 10, 10), rex('U', 40, 40), FAR);
  does(HERD, end('T'));
  does(HERD, end('U'));
  expect(state.phase).toBe('dinosaur-movement');
  expect(does(HERD, DONE)[1]).toEqual({ type: 'phaseBegan', turn: 1, phase: 'regular-fire', byItself: false });
  // Nobody is in range, so the phases of fire and attack end by themselves.
  expect(state.phase).toBe('army-movement');
});
