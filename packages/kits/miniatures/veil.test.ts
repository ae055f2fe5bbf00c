/** Figures that would hide others. */
import { before, coverers, type Drawn, over } from './veil';

function drawn(id: string, x: number, y: number, more: Partial<Drawn> & { readonly size?: number } = {}): Drawn {
  const { size = 20, ...rest } = more;
  const box = { left: x - size, top: y - size * 2, right: x + size, bottom: y + 4 };
  return { id, alive: true, isPerson: true, middle: { x, y }, box, depth: y, ...rest };
}

test('a large figure before a small one is veiled', () => {
  const giant = drawn('giant', 100, 130, { size: 70 });
  expect(coverers([giant, drawn('man', 110, 100)])).toEqual(new Set(['giant']));
  expect(coverers([drawn('man', 110, 100), giant])).toEqual(new Set(['giant']));
});

test('a figure hides nobody who stands before it, beside it, or who is as large', () => {
  const giant = drawn('giant', 100, 130, { size: 70 });
  expect(coverers([giant, drawn('man', 110, 140)]).size).toBe(0);
  expect(coverers([giant, drawn('man', 180, 100)]).size).toBe(0);
  expect(coverers([giant, drawn('other', 110, 100, { size: 60 })]).size).toBe(0);
  expect(coverers([giant, drawn('corpse', 110, 100, { alive: false })]).size).toBe(0);
});

test('the selected figure is drawn last, and is veiled too', () => {
  const giant = drawn('giant', 100, 80, { size: 70, depth: 1e6 });
  expect(coverers([giant, drawn('man', 110, 60)])).toEqual(new Set(['giant']));
});

test('a figure over the one that the pointer means is veiled, of whatever size', () => {
  const [man, before, aside] = [drawn('man', 100, 100), drawn('before', 104, 110), drawn('aside', 150, 110)];
  expect(over([man, before, aside], 'man', 100, 90)).toEqual(['before']);
  expect(over([man, before, aside], 'before', 104, 100)).toEqual([]);
  expect(over([man, before, aside], null, 100, 90)).toEqual([]);
});

test('a beast that hides a person is veiled, however small it is', () => {
  const [man, beast] = [drawn('man', 100, 100), drawn('beast', 104, 110, { isPerson: false, size: 24 })];
  expect(coverers([man, beast])).toEqual(new Set(['beast']));
  expect(coverers([man, { ...beast, isPerson: true }]).size).toBe(0);
  expect(coverers([{ ...man, isPerson: false }, beast]).size).toBe(0);
});

test('figures over the middle of the target are veiled', () => {
  const [man, other] = [drawn('man', 100, 100), drawn('other', 104, 110)];
  expect(before([man, other, drawn('aside', 150, 110)], 'man')).toEqual(['other']);
  expect(before([man, other], null)).toEqual([]);
});
