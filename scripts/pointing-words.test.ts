/** Texts for players say the same to a finger and to a mouse: they name no click and no tap, unless they have words for each. */
import { CATALOGUES, wordingsOf } from './catalogues';

/** Words for one kind of pointer. The German noun "Tipp" is a hint, so the verb counts only in its own forms. */
const OF_ONE_POINTER =
  /\b(click|tap)(s|ped|ping|ing)?\b|\bklick\w*|\b(an)?(tippe|tippen|tippst|getippt)\b|\btipp\b.* an\b/gi;

/** A sentence without the parts that are chosen by the pointer. */
function common(line: string): string {
  return line.replace(/\{(touch|how), select,(?:[^{}]|\{[^{}]*\})*\}/g, '').replace(/^\s*(true|yes|other) \{.*\}$/, '');
}

test('there are catalogues to look at', () => {
  expect(CATALOGUES.length).toBeGreaterThan(60);
});

test.each(CATALOGUES)('%s speaks to every pointer', (path) => {
  expect(wordingsOf(path).filter((line) => (common(line).match(OF_ONE_POINTER) ?? []).length > 0)).toEqual([]);
});
