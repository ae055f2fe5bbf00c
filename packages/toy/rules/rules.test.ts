import { frozen, noDice, play, scriptedDice } from '@dwo/kernel';
import { conformance } from '@dwo/kernel/testing';
import { type Intent, type Options, type State, tarPit } from '.';

const options: Options = { layS: 60 };
const lay = (card: number): Intent => ({ type: 'lay', card });

/** Seat 0 holds 1 to 6, seat 1 holds 7 to 12. */
function dealt(): State {
  return tarPit.setup(frozen(options), scriptedDice([['deal', ...Array.from({ length: 11 }, () => 1)]]));
}

test('TAR-1 six cards each, and no card is dealt twice', () => {
  const state = dealt();
  expect(state.secrets.flatMap((secret) => secret?.hand ?? [])).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(state.players.map(({ cards }) => cards)).toEqual([6, 6]);
});

test('TAR-2 both lay in any order; a second card and a card of the other hand are refused', () => {
  const state = dealt();
  expect(tarPit.awaiting(frozen(state))).toEqual([0, 1]);
  play(tarPit, state, 1, lay(9), noDice);
  expect(tarPit.awaiting(frozen(state))).toEqual([0]);
  expect(tarPit.check(frozen(state), 1, lay(10))).toMatchObject({ rule: 'TAR-2', code: 'ALREADY_LAID' });
  expect(tarPit.check(frozen(state), 0, lay(10))).toMatchObject({
    rule: 'TAR-2',
    code: 'NOT_IN_HAND',
    facts: { card: 10 },
  });
});

test('TAR-3 the higher card takes the round, unless it is higher by exactly 1', () => {
  const state = dealt();
  play(tarPit, state, 0, lay(3), noDice);
  play(tarPit, state, 1, lay(9), noDice);
  expect(state.players.map(({ points }) => points)).toEqual([0, 1]);
  play(tarPit, state, 0, lay(6), noDice);
  play(tarPit, state, 1, lay(7), noDice);
  expect(state.players.map(({ points }) => points)).toEqual([1, 1]);
  expect(state.round).toBe(3);
});

test('TAR-4 after six rounds the seat with more points wins, and nothing more is laid', () => {
  const state = dealt();
  for (let round = 1; round <= 6; round += 1) {
    play(tarPit, state, 0, lay(round), noDice);
    play(tarPit, state, 1, lay(round + 6), noDice);
  }
  expect(tarPit.outcome(frozen(state))).toEqual({ winners: [1], rule: 'TAR-4', facts: { points: [0, 6] } });
  expect(tarPit.check(frozen(state), 0, lay(1))).toMatchObject({ rule: 'TAR-4', code: 'GAME_OVER' });
});

test('TAR-4 equal points are a draw', () => {
  const hands = [
    [1, 3, 5, 8, 10, 12],
    [2, 4, 6, 7, 9, 11],
  ];
  const state = dealt();
  for (const [seat, hand] of hands.entries()) Object.assign(state.secrets[seat] ?? {}, { hand: [...hand] });
  for (const [left, right] of [
    [12, 9],
    [10, 4],
    [8, 2],
    [1, 6],
    [3, 7],
    [5, 11],
  ] as const) {
    play(tarPit, state, 0, lay(left), noDice);
    play(tarPit, state, 1, lay(right), noDice);
  }
  expect(state.players.map(({ points }) => points)).toEqual([3, 3]);
  expect(tarPit.outcome(frozen(state))?.winners).toEqual([]);
});

test('TAR-5 a seat whose time runs out lays its lowest card', () => {
  expect(tarPit.pass(frozen(dealt()), 1)).toEqual(lay(7));
});

conformance(tarPit, { 'with clocks': options, 'without clocks': { layS: null } }, { games: 25, mostSteps: 100 });
