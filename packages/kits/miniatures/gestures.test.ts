import { type GestureSink, Gestures } from './gestures';

const at = (x: number, y: number) => ({ x, y });

function table(takes: boolean) {
  const heard: string[] = [];
  const sink: GestureSink = {
    press: () => {
      heard.push('press');
      return takes;
    },
    drag: ({ x }) => heard.push(`drag ${x}`),
    release: ({ x }) => heard.push(`release ${x}`),
    tap: () => heard.push('tap'),
    cancel: () => heard.push('cancel'),
    hover: (place) => heard.push(place ? `hover ${place.x}` : 'away'),
    pan: (dx, dy) => heard.push(`pan ${dx} ${dy}`),
    pinch: (_, factor) => heard.push(`pinch ${factor.toFixed(2)}`),
  };
  return { heard, gestures: new Gestures(sink) };
}

describe('gestures', () => {
  test('a press that moves a little is a tap, taken or not', () => {
    for (const takes of [true, false]) {
      const { heard, gestures } = table(takes);
      gestures.down(1, at(10, 10), 'touch', 0);
      gestures.move(1, at(14, 13), 'touch');
      gestures.up(1, at(14, 13), 'touch');
      expect(heard).toEqual(['press', 'tap']);
    }
  });

  test('a taken drag moves and releases; the camera stays', () => {
    const { heard, gestures } = table(true);
    gestures.down(1, at(10, 10), 'mouse', 0);
    gestures.move(1, at(30, 10), 'mouse');
    gestures.move(1, at(60, 10), 'mouse');
    gestures.up(1, at(60, 10), 'mouse');
    expect(heard).toEqual(['press', 'drag 30', 'drag 60', 'release 60']);
  });

  test('a drag on empty ground cancels the press and pans from where it began', () => {
    const { heard, gestures } = table(false);
    gestures.down(1, at(10, 10), 'mouse', 0);
    gestures.move(1, at(30, 15), 'mouse');
    gestures.move(1, at(31, 18), 'mouse');
    gestures.up(1, at(31, 18), 'mouse');
    expect(heard).toEqual(['press', 'cancel', 'pan 20 5', 'pan 1 3']);
  });

  test('the right button pans without a press', () => {
    const { heard, gestures } = table(true);
    gestures.down(1, at(10, 10), 'mouse', 2);
    gestures.move(1, at(12, 10), 'mouse');
    gestures.up(1, at(12, 10), 'mouse');
    expect(heard).toEqual(['pan 2 0']);
  });

  test('a second finger cancels a taken drag and pinches', () => {
    const { heard, gestures } = table(true);
    gestures.down(1, at(0, 0), 'touch', 0);
    gestures.move(1, at(40, 0), 'touch');
    gestures.down(2, at(140, 0), 'touch', 0);
    gestures.move(2, at(240, 0), 'touch');
    expect(heard).toEqual(['press', 'drag 40', 'cancel', 'pan 50 0', 'pinch 2.00']);
  });

  test('after a pinch the remaining finger pans and never taps', () => {
    const { heard, gestures } = table(true);
    gestures.down(1, at(0, 0), 'touch', 0);
    gestures.down(2, at(100, 0), 'touch', 0);
    gestures.up(2, at(100, 0), 'touch');
    gestures.move(1, at(5, 7), 'touch');
    gestures.up(1, at(5, 7), 'touch');
    expect(heard).toEqual(['press', 'cancel', 'pan 5 7']);
  });

  test('a gesture that the system takes away is cancelled once', () => {
    const { heard, gestures } = table(true);
    gestures.down(1, at(0, 0), 'touch', 0);
    gestures.cancel(1, at(0, 0), 'touch');
    gestures.up(1, at(0, 0), 'touch');
    expect(heard).toEqual(['press', 'cancel']);
  });

  test('a mouse hovers, a finger does not, and leaving the table is reported', () => {
    const { heard, gestures } = table(true);
    gestures.move(1, at(3, 3), 'mouse');
    gestures.move(2, at(4, 4), 'touch');
    gestures.leave('mouse');
    gestures.leave('touch');
    expect(heard).toEqual(['hover 3', 'away']);
  });
});

test('a press whose end was never told does not make the next one a pinch', () => {
  const { heard, gestures } = table(true);
  gestures.down(1, at(10, 10), 'touch', 0);
  gestures.cancel(1, at(10, 10), 'touch');
  gestures.up(1, at(10, 10), 'touch');
  gestures.down(2, at(20, 20), 'touch', 0);
  gestures.forget(at(30, 30), 'touch');
  gestures.down(3, at(30, 30), 'touch', 0);
  gestures.up(3, at(30, 30), 'touch');
  expect(heard).toEqual(['press', 'cancel', 'press', 'cancel', 'press', 'tap']);
});
