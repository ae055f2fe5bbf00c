/** A tap on a crowd asks first whom it means. */
import type { Pointing } from '../model';
import { tableDesk } from './desk';
import { fansOut } from './fans-out';

const crowd = { x: 10, y: 20, figures: ['a', 'b', 'c'].map((id) => ({ id, at: { x: 0, y: 0 } })) };
const tap = (more: Partial<Pointing>): Pointing => ({
  ...{ type: 'tap', at: { x: 0, y: 0 }, figure: 'a', dragging: false, pointer: 'touch', crowd },
  ...more,
});

test('a tap on a crowd opens the fan', () => {
  expect(fansOut(tap({}), 'move')).toBe(true);
  expect(tableDesk.getState().fan).toBe(crowd);
});

test.each([
  ['a press', tap({ type: 'down' }), 'none'],
  ['a tap on figures apart', tap({ crowd: null }), 'none'],
  ['a tap by which something is put down', tap({}), 'put'],
  ['a tap by which a line is moved', tap({}), 'line'],
])('%s opens none', (_, pointing, plan) => {
  tableDesk.setState({ fan: null });
  expect(fansOut(pointing, plan)).toBe(false);
  expect(tableDesk.getState().fan).toBeNull();
});
