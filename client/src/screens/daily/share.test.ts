import { shareText, squaresOf } from './share';

test.each([
  [0, '□□□□□'],
  [49, '■■□□□'],
  [67, '■■■□□'],
  [100, '■■■■■'],
])('%d percent are %s', (percent, squares) => expect(squaresOf(percent)).toBe(squares));

test('the line tells the day, the share of the field and the streak, and nothing of the battle', () => {
  const text = shareText({ day: '29 November', percent: 66.7, streak: 3, link: 'https://example.org/daily' });
  expect(text).toBe(
    'Battle of the day, 29 November\n■■■□□ beat 67% of the field · 3 days in a row\nhttps://example.org/daily',
  );
  const first = shareText({ day: '29 November', percent: 100, streak: 1, link: 'x' });
  expect(first).toBe('Battle of the day, 29 November\n■■■■■ beat 100% of the field\nx');
});
