/** The part of a hint that the camera brings into view. */
import { followedOf } from './followed';

const WAY = { figure: 'a', radiusCi: 10, legal: true, label: '', touches: [] };

test('the camera goes to the figure of a hint, to its target and to the end of its way', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 120, y: 40.5 },
  ];
  expect(followedOf({ way: { ...WAY, points }, aim: null })).toEqual({ selected: 'a', target: null, end: '120 40.5' });
  const aim = { from: 'b', to: 'c', label: '', legal: true };
  expect(followedOf({ way: null, aim })).toEqual({ selected: 'b', target: 'c', end: '' });
});

test('a hint that draws nothing leaves the camera to the selection', () => {
  expect(followedOf(null)).toBeNull();
});
