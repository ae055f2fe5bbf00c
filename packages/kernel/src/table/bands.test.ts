import { bandAt, bandBetween, bandsTo } from './bands';

const named = (limits: readonly number[], least: number) => {
  const words = ['short', 'medium', 'long'];
  return bandsTo(
    limits.map((to, i) => ({ to: to * 1000, word: words[i] as string })),
    least * 1000,
  );
};

test.each([
  [
    'from contact',
    named([6, 10, 14], 0),
    [0, 6, 6.001, 10, 14, 14.001],
    ['short', 'short', 'medium', 'medium', 'long', null],
  ],
  [
    'with a least range',
    named([6, 8, 12], 2),
    [1.999, 2, 6, 8, 12, 12.5],
    [null, 'short', 'short', 'medium', 'long', null],
  ],
])('bands %s', (_name, bands, inches, expected) => {
  const at = inches.map((inch) => Math.round(inch * 1000));
  expect(at.map((distance) => bandAt(distance, bands)?.word ?? null)).toEqual(expected);
  const guy = { x: 0, y: 0, radius: 500 };
  const beast = (gap: number) => ({ x: 0, y: -(gap + 2000), radius: 1500 });
  expect(at.map((gap) => bandBetween(guy, beast(gap), bands)?.word ?? null)).toEqual(expected);
});

test('a gap between two bands has none', () => {
  const bands = [
    { from: 0, to: 5 },
    { from: 10, to: 20 },
  ];
  expect([5, 6, 9, 10].map((distance) => bandAt(distance, bands))).toEqual([bands[0], null, null, bands[1]]);
});

test('bases that overlap are at distance 0', () => {
  const [a, b] = [
    { x: 0, y: 0, radius: 500 },
    { x: 10, y: 0, radius: 500 },
  ];
  expect(bandBetween(a, b, [{ from: 0, to: 0 }])).toEqual({ from: 0, to: 0 });
  expect(bandBetween(a, b, [{ from: 1, to: 9 }])).toBeNull();
});

test('the gap of slanted bases is compared exactly', () => {
  const a = { x: 0, y: 0, radius: 0 };
  expect(bandBetween(a, { x: 30_000, y: 40_000, radius: 0 }, [{ from: 50_000, to: 50_000 }])).not.toBeNull();
  expect(bandBetween(a, { x: 30_000, y: 40_001, radius: 0 }, [{ from: 0, to: 50_000 }])).toBeNull();
});
