import { LOOK_ALIKES } from './look-alikes';
import { readsAlike } from './reads-alike';

test.each([
  ['letters of another alphabet', 'Anna', 'Аnnа'],
  ['all letters of another alphabet', 'BOPHEO', 'ВОРНЕО'],
  ['Greek capitals', 'Nina', 'Νina'],
  ['small Greek letters', 'vera', 'νera'],
  ['Armenian letters', 'hugo', 'հսցօ'],
  ['small Cyrillic letters that look like capitals', 'Tom', 'том'],
  ['fullwidth letters', 'Anna', 'Ａｎｎａ'],
  ['mathematical letters', 'Anna', '𝐀𝓷𝖓𝚊'],
  ['letters in circles', 'Anna', 'Ⓐⓝⓝⓐ'],
  ['a capital I for an l', 'Olli', 'OIIi'],
  ['a digit for a letter', 'Bo10', 'Bolo'],
  ['a vertical bar for a letter', 'Ilona', '|lona'],
  ['two letters for one', 'Mark', 'rnark'],
  ['accents', 'Jörg', 'Jorg'],
  ['strokes through letters', 'Łukasz Bjørn', 'Lukasz Bjorn'],
  ['capitals', 'ΝΊΚΟΣ', 'νίκος'],
  ['signs and spaces', 'Ada Lovelace', 'ada.  lovelace!'],
  ['points of Hebrew', 'דנה', 'דָּנָה'],
  ['the look of an emoji', '❤', '❤️'],
  ['invisible characters', 'Anna', 'An\u200bna\u3164'],
])('%s do not make a different name', (_, one, other) => {
  expect(readsAlike(one, other)).toBe(true);
  expect(readsAlike(other, one)).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Anna', 'Ana'],
  ['Anna', 'Анна'],
  ['Jörg', 'Joerg'],
  ['Иван', 'Ivan'],
  ['Мария', 'Марина'],
  ['Νίκος', 'Νίκη'],
  ['太郎', '次郎'],
  ['さくら', 'サクラ'],
  ['Rex 2', 'Rex 3'],
  ['राम', 'रमा'],
  ['ကို', 'ကာ'],
  ['!!!', '???'],
  ['🦖', '🦕'],
  ['!!!', ''],
  ['🦖', 'Anna'],
])('%s and %s are different names', (one, other) => {
  expect(readsAlike(one, other)).toBe(false);
  expect(readsAlike(other, one)).toBe(false);
});

test('no character in the table stands for itself', () => {
  const others = Object.values(LOOK_ALIKES).flatMap((signs) => Array.from(signs));
  expect(new Set(others).size).toBe(others.length);
  const chains = Object.keys(LOOK_ALIKES).filter((prototype) =>
    Array.from(prototype).some((sign) => others.includes(sign)),
  );
  expect(chains).toEqual([]);
});
