import { Phrases } from './languages';
import { firstSigns, isolated, signsOf, unisolated } from './script';

test('a text is cut between signs, never in one', () => {
  expect(firstSigns('👨‍👩‍👧‍👦👍🏽é', 2)).toBe('👨‍👩‍👧‍👦👍🏽');
  expect(firstSigns('မြို့တော်', 1)).toBe('မြို့');
  expect(signsOf('Zoe\u0308')).toHaveLength(3);
});

test('a name from right to left does not turn the numbers beside it round', () => {
  const phrases = new Phrases('en', { score: '{name}: {points, number} of 24' });
  expect(phrases.say('score', { name: 'דנה', points: 3 })).toBe('\u2068דנה\u2069: 3 of 24');
  expect(phrases.say('score', { name: isolated('דנה'), points: 3 })).toBe('\u2068דנה\u2069: 3 of 24');
  expect(phrases.say('score', { name: 'Ada', points: 3 })).toBe('Ada: 3 of 24');
  expect(unisolated(isolated('علي'))).toBe('علي');
});
