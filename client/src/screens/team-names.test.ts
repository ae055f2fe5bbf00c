import type { MatchSummary } from '@dwo/shared';
import { teamsOf } from './team-names';

const SIDES = ['army', 'dinosaurs'];

function match(chairs: readonly (readonly [label: string, name: string])[], left: Record<string, number> = {}) {
  return {
    chairs: chairs.map(([label, name]) => ({ label, name, taken: name !== '', bot: false })),
    standing: { turn: 1, left },
  } as unknown as MatchSummary;
}

test('players of a side are a team, with what the side has left', () => {
  const teams = teamsOf(
    match(
      [
        ['army', 'Ann'],
        ['army', 'Abe'],
        ['dinosaurs', 'Ben'],
      ],
      { army: 12 },
    ),
    SIDES,
  );
  expect(teams).toEqual([
    { label: 'army', names: ['Ann', 'Abe'], left: 12 },
    { label: 'dinosaurs', names: ['Ben'], left: null },
  ]);
});

test('players whose sides are drawn by chance are each a side of their own', () => {
  const teams = teamsOf(
    match([
      ['either', 'Ann'],
      ['either', 'Ben'],
    ]),
    SIDES,
  );
  expect(teams.map(({ names }) => names)).toEqual([['Ann'], ['Ben']]);
});

test('people in a lobby have no sides yet', () => {
  const teams = teamsOf(
    match([
      ['', 'Ann'],
      ['', 'Ben'],
    ]),
    SIDES,
  );
  expect(teams.map(({ names }) => names)).toEqual([['Ann', 'Ben']]);
});
