import { groundAt, groundsUnder, meets, spanOver } from './heights';
import { partOver } from './passing';

const p = (x: number, y: number) => ({ x, y });
const box = (left: number, low: number, right: number, high: number) => [
  p(left, low),
  p(right, low),
  p(right, high),
  p(left, high),
];
const hill = { outline: box(10, 0, 50, 40), top: 2 };
const peak = { outline: box(20, 10, 30, 30), top: 4 };

test('the ground is as high as the highest plateau; its edge belongs to it', () => {
  expect(
    [p(0, 0), p(10, 5), p(20, 20), p(31, 20), p(50, 40), p(51, 40)].map((at) => groundAt(at, [hill, peak])),
  ).toEqual([...[0, 2, 4, 2, 2, 0]]);
  expect(groundAt(p(25, 20), [peak, hill])).toBe(4);
});

test('the heights under a leg follow the plateaus', () => {
  expect(groundsUnder(p(0, 20), p(60, 20), { enter: 0, leave: 1 }, [hill, peak])).toEqual([0, 2, 4, 2, 0, 0]);
  expect(groundsUnder(p(0, 20), p(60, 20), { enter: 0.4, leave: 0.45 }, [hill, peak])).toEqual([4, 4]);
  expect(groundsUnder(p(0, 20), p(10, 20), { enter: 0, leave: 1 }, [hill])).toEqual([0, 2]);
});

test('spans that only touch have no height in common', () => {
  expect(meets({ low: 0, high: 2 }, { low: 2, high: 4 })).toBe(false);
  expect(meets({ low: 0, high: 3 }, { low: 2, high: 4 })).toBe(true);
  expect(meets({ low: 5, high: 6 }, { low: 2, high: 4 })).toBe(false);
});

test('a leg is over a base between two shares of its length', () => {
  const rock = { x: 50, y: 0, radius: 5 };
  expect(partOver(p(0, 0), p(100, 0), 5, rock)).toEqual({ enter: 0.4, leave: 0.6 });
  expect(partOver(p(48, 0), p(80, 0), 5, rock)).toEqual({ enter: 0, leave: 0.375 });
  expect(partOver(p(0, 10), p(100, 10), 5, rock)).toBeNull();
  expect(partOver(p(0, 0), p(30, 0), 5, rock)).toBeNull();
  expect(partOver(p(45, 0), p(45, 0), 5, rock)).toEqual({ enter: 0, leave: 1 });
  expect(partOver(p(40, 0), p(40, 0), 5, rock)).toBeNull();
});

test('a base that rises is over a rock at these heights', () => {
  const rock = { x: 50, y: 0, radius: 5 };
  expect(spanOver({ ...p(0, 0), z: 0 }, { ...p(100, 0), z: 100 }, 5, rock)).toEqual({ low: 40, high: 60 });
  expect(spanOver({ ...p(0, 0), z: 100 }, { ...p(100, 0), z: 0 }, 5, rock)).toEqual({ low: 40, high: 60 });
  expect(spanOver({ ...p(0, 20), z: 0 }, { ...p(100, 20), z: 9 }, 5, rock)).toBeNull();
});
