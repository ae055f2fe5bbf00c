/** Names that are shortened in the middle. */
import { partsOf } from './name-parts';

test.each([
  ['Ann', ['', 'Ann']],
  ['Corporal Lawnmower', ['Corporal', ' Lawnmower']],
  ['Computer (strong)', ['Computer (strong)', '']],
  ['Computer 2', ['Computer', ' 2']],
  ['Computer', ['Computer', '']],
  ['Lawnmower', ['Law', 'nmower']],
  ['Feldwebel Gummistiefelputzer', ['Feldwebel Gummistiefel', 'putzer']],
  ['Tyrannosauri👨‍👩‍👧‍👦', ['Tyranno', 'sauri👨‍👩‍👧‍👦']],
  ['ديناصورات', ['ديناصورات', '']],
  ['Llanfairpwllgwyngyll', ['Llanfairpwllgw', 'yngyll']],
])('%s keeps its end, unless that is in brackets', (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
  expect(partsOf(name).join('')).toBe(name);
});
