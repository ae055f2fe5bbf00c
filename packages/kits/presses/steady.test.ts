import { type Click, Steady } from './steady';

const HERE = { x: 100, y: 100, width: 80, height: 40 };
const FAR = { ...HERE, y: 400 };
const CLICK = { count: 1, repeats: false };

/** A page that showed one control at 0 ms, and another since. */
function page() {
  const steady = new Steady<object>();
  const [first, later] = [{}, {}];
  steady.look([[first, { rect: HERE, meaning: 'End phase' }]], 0);
  const show = (at: number, meaning = 'Sure?', rect = HERE, moved = true) =>
    steady.look([[later, { rect, meaning }]], at, moved);
  const clicked = (control: object, at: number, how: Partial<Click> = {}) => {
    steady.press(control, at);
    return steady.counts(control, { ...CLICK, at, ...how });
  };
  return { steady, first, later, show, clicked };
}

test('a control that the page showed first can be pressed at once', () => {
  const { first, clicked } = page();
  expect(clicked(first, 1)).toBe(true);
});

test('a control can be pressed once it has stood for a quarter of a second', () => {
  const { later, show, clicked } = page();
  show(1000);
  expect(clicked(later, 1249)).toBe(false);
  expect(clicked(later, 1250)).toBe(true);
});

test('another meaning and another place begin anew, a small move does not', () => {
  const { later, show, clicked } = page();
  show(1000);
  show(2000, 'End the phase?');
  expect(clicked(later, 2100)).toBe(false);
  show(3000, 'End the phase?', FAR);
  expect(clicked(later, 3100)).toBe(false);
  show(4000, 'End the phase?', { ...FAR, y: FAR.y + 10 });
  expect(clicked(later, 4001)).toBe(true);
});

test('a person who scrolls moves the controls themselves', () => {
  const { later, show, clicked } = page();
  show(1000);
  show(2000, 'Sure?', FAR, false);
  expect(clicked(later, 2001)).toBe(true);
});

test('a double click counts once, as the system sees it or by its time', () => {
  const { first, clicked } = page();
  expect(clicked(first, 1000)).toBe(true);
  expect(clicked(first, 1400, { count: 2 })).toBe(false);
  expect(clicked(first, 3000)).toBe(true);
  expect(clicked(first, 3200)).toBe(false);
  expect(clicked(first, 3300, { count: 3, repeats: true })).toBe(true);
});

test('a control that came after the finger went down is not pressed', () => {
  const { steady, first, later, show } = page();
  steady.press(first, 1000);
  show(1010);
  expect(steady.counts(later, { ...CLICK, at: 1400 })).toBe(false);
  steady.press(later, 2000);
  show(2010, 'Resign');
  expect(steady.counts(later, { ...CLICK, at: 2400 })).toBe(false);
});

test('a key held down from one button does not press the next', () => {
  const { steady, later, show } = page();
  show(1000);
  steady.press(later, 1100);
  expect(steady.counts(later, { ...CLICK, at: 1600, count: 0 })).toBe(false);
});

test('a program presses what it sees at once, but not what has changed since', () => {
  const { steady, later, show } = page();
  show(1000);
  steady.press(later, 1001, true);
  expect(steady.counts(later, { ...CLICK, at: 1002 })).toBe(true);
  steady.press(later, 2000, true);
  show(2001, 'Resign');
  expect(steady.counts(later, { ...CLICK, at: 2002 })).toBe(false);
});

test('a control that never showed has not stood', () => {
  const { steady } = page();
  expect(steady.hasStood({}, 9999)).toBe(false);
});

describe('a patient control that answers the last press', () => {
  const SPOT = { x: 120, y: 110 };

  /** A page on which the person has pressed at a spot at 1000 ms; a patient control shows at `at`. */
  function answered(at: number, { rect = HERE, place = SPOT as typeof SPOT | null, patient = true } = {}) {
    const { steady, later, clicked } = page();
    if (place === null) steady.touch(1000);
    else steady.touch(1000, place);
    steady.look([[later, { rect, meaning: 'Adrenaline', patient }]], at);
    return { steady, later, clicked };
  }

  test('takes no second press in the time of a double one, by pointer or key', () => {
    for (const place of [SPOT, null]) {
      const { later, clicked } = answered(1050, { place });
      expect(clicked(later, 1600, { count: place === null ? 0 : 1 })).toBe(false);
    }
    const { later, clicked } = answered(1050);
    expect(clicked(later, 1960)).toBe(true);
  });

  test('waits anew for each impatient press, but not for ever', () => {
    const { steady, later, clicked } = answered(1050);
    expect([1500, 2100, 2700, 3300].map((at) => clicked(later, at))).toEqual([false, false, false, false]);
    expect(steady.waitOf(later, 3500)).toBe(50);
    expect(clicked(later, 3560)).toBe(true);
  });

  test.each([
    ['lies elsewhere', 1050, { rect: FAR }],
    ['comes from the other side’s act, later', 2300, {}],
    ['is not patient', 1050, { patient: false }],
  ])('is as quick as any other if it %s', (_why, at, how) => {
    const { steady, later, clicked } = answered(at, how);
    expect(steady.waitOf(later, at)).toBe(0);
    expect(clicked(later, at + 250)).toBe(true);
  });
});
