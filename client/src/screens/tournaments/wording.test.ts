/** Tests of the reasons in the table of a tournament. */
import type { TournamentRow, TournamentShown } from '@dwo/shared';
import { reasonOf, scoredBecause } from './wording';

const row = (member: number, played: number): TournamentRow => {
  const ahead = { by: 'opponents', mine: 2, theirs: 0 } as const;
  return { member, rank: 1, points: 0, played, won: 0, drawn: 0, lost: played, ahead };
};
const shown = (table: readonly TournamentRow[]): TournamentShown => {
  const people = ['Ann', 'Ben'].map((name) => ({ name, bot: false, strength: null, left: false, from: 1 }));
  return { people, table, pace: { kind: 'swiss', minutes: 30 } } as unknown as TournamentShown;
};

test('a member is ahead of another one only if both have finished a match', () => {
  expect(reasonOf(shown([row(0, 2), row(1, 2)]), 0)).toBe('ahead of Ben: met stronger players (2 to 0)');
  expect(reasonOf(shown([row(0, 2), row(1, 0)]), 0)).toBeNull();
});

test('a match says why it was scored: neither was there, judged at the deadline, or left; one that was played says nothing', () => {
  expect(scoredBecause({ points: [0, 0], how: 'judged' })).toBe('neither was there');
  expect(scoredBecause({ points: [0, 0], how: 'left' })).toBe('neither was there');
  expect(scoredBecause({ points: [0.5, 0.5], how: 'judged' })).toBe('judged');
  expect(scoredBecause({ points: [1, 0], how: 'left' })).toBe('left');
  expect(scoredBecause({ points: [1, 0], how: 'played' })).toBeNull();
  expect(scoredBecause({ points: null, how: null })).toBeNull();
});
