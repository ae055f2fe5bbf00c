/** The figure that a pointer means: its base, the place around it that a finger needs, or its drawing, which is higher. */
import { intentOf } from './plan';
import { Hand, tableWith } from './testing/table';

const table = () =>
  tableWith(
    [
      { id: 's1', at: { x: 1000, y: 2000 } },
      { id: 's2', at: { x: 1300, y: 2000 } },
    ],
    [{ id: 'd1', at: { x: 1000, y: 1000 } }],
    'dinosaur-movement',
  );

/** A place of s1's drawing that is not on its base. */
const HEAD = { x: 1040, y: 1780 };

test.each(['touch', 'mouse', 'pen'] as const)('a %s on the drawing of an enemy means contact', (pointer) => {
  const hand = new Hand(table(), 1);
  hand.tapFigure('d1');
  hand.point('down', HEAD, 's1', pointer);
  hand.point('tap', HEAD, 's1', pointer);
  expect(hand.plan).toMatchObject({ kind: 'move', fixed: true, preview: { refusal: null, touches: ['s1'] } });
  expect(intentOf(hand.plan)).toMatchObject({ stopAt: 's1' });
});

test('a mouse that hovers over the drawing shows what a click would do', () => {
  const hand = new Hand(table(), 1);
  hand.tapFigure('d1');
  hand.point('hover', HEAD, 's1');
  expect(hand.plan).toMatchObject({ fixed: false, preview: { refusal: null, touches: ['s1'] } });
});

test('a base under the pointer goes before the drawing of another figure', () => {
  const hand = new Hand(table(), 1);
  hand.tapFigure('d1');
  hand.tap({ x: 1290, y: 1990 }, 's1');
  expect(intentOf(hand.plan)).toMatchObject({ stopAt: 's2' });
});

test('the ground beside a figure means the ground', () => {
  const hand = new Hand(table(), 1);
  hand.tapFigure('d1');
  hand.tap({ x: 1500, y: 1500 });
  expect(intentOf(hand.plan)).toMatchObject({ stopAt: null, path: [{ x: 1500, y: 1500 }] });
});
