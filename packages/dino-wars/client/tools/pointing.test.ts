/** The figure that a pointer means: its base, the place around it that a finger needs, or its drawing, which is higher. */
import { intentOf } from './plan';
import { beast, car, Hand, man, rider, tableOf, tableWith } from './testing/table';

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

describe('a soldier in hand and a vehicle beside them', () => {
  const JEEP = { x: 1500, y: 1000 };
  const ride = () =>
    new Hand(
      tableOf(
        {
          soldiers: [man('s1', 1000, 1000), rider('s2', 'v', 0)],
          vehicles: [car('v', JEEP.x, JEEP.y, { kind: 'jeep' })],
          dinosaurs: [beast('d', 5000, 3000)],
        },
        'army-movement',
      ),
      0,
    );

  test.each(['touch', 'mouse'] as const)('a tap by %s on the vehicle means getting in', async (pointer) => {
    const hand = ride();
    hand.toolbox.select('s1');
    hand.point('down', JEEP, 'v', pointer);
    hand.point('tap', JEEP, 'v', pointer);
    expect(hand.selected).toBe('s1');
    expect(hand.plan).toMatchObject({
      kind: 'move',
      figure: 's1',
      fixed: true,
      preview: { refusal: null, touches: ['v'] },
    });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'board', figure: 's1', vehicle: 'v' }]);
  });

  test('a second tap takes the vehicle in hand', () => {
    const hand = ride();
    hand.toolbox.select('s1');
    for (let n = 0; n < 2; n++) {
      hand.point('down', JEEP, 'v', 'touch');
      hand.point('tap', JEEP, 'v', 'touch');
    }
    expect(hand.selected).toBe('v');
  });

  test('a drag takes the vehicle at once', () => {
    const hand = ride();
    hand.toolbox.select('s1');
    expect(hand.point('down', JEEP, 'v', 'touch')).toBe(true);
    hand.point('move', { x: 1900, y: 1000 }, null, 'touch');
    expect(hand.selected).toBe('v');
    hand.point('up', { x: 1900, y: 1000 }, null, 'touch');
    expect(hand.plan).toMatchObject({ kind: 'move', figure: 'v', fixed: true });
  });

  test('a finger that the system takes away leaves the soldier in hand', () => {
    const hand = ride();
    hand.toolbox.select('s1');
    hand.point('down', JEEP, 'v', 'touch');
    hand.point('cancel', JEEP, null, 'touch');
    hand.point('move', { x: 1900, y: 1000 }, null, 'touch');
    expect(hand.selected).toBe('s1');
  });
});
