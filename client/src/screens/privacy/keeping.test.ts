import { keptForAbandoned, keptForFinished, wordsOf } from './keeping';

const about = { contact: null, finishedDays: null, abandonedDays: null, sendsMail: false, games: [], daily: false };

test('how long matches are kept is said as the operator has set it', () => {
  expect(keptForFinished(about)).toBe('A finished match is kept for as long as this server runs.');
  expect(keptForFinished({ ...about, finishedDays: 365 })).toBe('A finished match is deleted after 365 days.');
  expect(keptForAbandoned({ ...about, abandonedDays: 1 })).toBe('One in which nothing happens is deleted after 1 day.');
});

test.each([
  ['Dino Club', [['Dino Club', null]]],
  [
    'Ann Smith (ann@club.example), https://club.example/who.',
    [
      ['Ann Smith (', null],
      ['ann@club.example', 'mailto:ann@club.example'],
      ['), ', null],
      ['https://club.example/who', 'https://club.example/who'],
      ['.', null],
    ],
  ],
  ['javascript:alert(1)', [['javascript:alert(1)', null]]],
])('the contact %s', (contact, words) => {
  expect(wordsOf(contact).map(({ text, href }) => [text, href])).toEqual(words);
});
