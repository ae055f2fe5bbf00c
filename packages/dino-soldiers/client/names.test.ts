/** Refusals in words: a sentence names the unit that stands in the way. */
import { useLanguage } from '@dwo/kits/words/catalogue';
import { refusalText } from './names';

const crowd = (count: number) => ({ blockers: Array.from({ length: count }, (_, id) => id), count, type: 'rifleman' });

test.each([
  ['DS-OCC-1', {}, /^No room: /],
  ['DS-OCC-1', crowd(1), /^No room beside the Rifleman: /],
  ['DS-OCC-1', crowd(4), /^No room beside the Rifleman and 3 more: /],
  ['DS-OCC-3', {}, /^No room there, /],
  ['DS-OCC-3', crowd(1), /^No room beside the Rifleman, /],
  ['DS-OCC-3', crowd(4), /^No room beside the Rifleman and 3 more, /],
])('%s with %j', async (rule, facts, sentence) => {
  await useLanguage('en');
  expect(refusalText({ rule, facts })).toMatch(sentence);
});
