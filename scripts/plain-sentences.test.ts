/** Texts for players are read, not computed: they compare in words, close one bracket at a time, and name the marks that are there. */
import { CATALOGUES, wordingsOf } from './catalogues';

/** Signs of comparison, two brackets that close at once, and a mark that the guide has no longer. */
const COMPUTED = /[<>]=|[≤≥]|\)\)|\bmarked strip\b/;

test.each(CATALOGUES)('%s has plain sentences', (path) => {
  expect(wordingsOf(path).filter((line) => COMPUTED.test(line))).toEqual([]);
});
