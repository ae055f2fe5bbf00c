/** The lines of the log, and how players are called in it. */
import type { Event, State } from '../rules';
import { recordedIn } from './log';

test.each([
  ['Ruby Talon (easy)', 'Ruby Talon wins'],
  ['Ann (easy)', 'Ann (easy) wins'],
])('%s is called as beside their cards', (name, told) => {
  const event = { type: 'ended', winners: [1], rule: 'JW-G-20' } as unknown as Event;
  const [line] = recordedIn([], event, { state: {} as State, player: () => name });
  expect(line?.text).toContain(told);
});

test('JW-DW-3 the roll for the first attack is told with the hits of each seat, and a tie as one', () => {
  const player = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
  const told = (hits: readonly number[]) =>
    recordedIn([], { type: 'startRolled', seats: [0, 1], hits }, { state: {} as State, player }).map(
      ({ text, rule }) => `${rule} ${text}`,
    );
  expect(told([1, 3])).toEqual(['JW-DW-3 Hits: Anna 1, Ben 3. Ben attacks first']);
  expect(told([2, 2])).toEqual(['JW-DW-3 Hits: Anna 2, Ben 2. A tie: the best roll again']);
});

const player = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
const lineOf = (event: object, state = {} as State) => recordedIn([], event as Event, { state, player }).at(-1)?.text;

test('a combat is told with the hits of each roll, those of the winner first', () => {
  const last = { seats: [0, 1], ranks: [3, 4], cards: [null, null], rolls: ['411/1156', '55/1'], winner: 0 };
  const won = { type: 'won', side: 0, rank: 3, beaten: 4 };
  expect(lineOf(won, { last } as unknown as State)).toBe('Allosaurus beats Triceratops, hits 1:2, 2:0');
  expect(lineOf({ ...won, side: 1, rank: 9, beaten: 3 }, { last } as unknown as State)).toBe(
    'Sauropelta beats Allosaurus',
  );
});

test('JW-G-13 two commitments of no card have a line, and so has the ante of Poker (JW-PK-4)', () => {
  expect(lineOf({ type: 'opened', cards: [null, null] })).toBe('Neither side plays a combat card');
  expect(lineOf({ type: 'given', seat: 0, slot: 0, up: true, rank: 3 })).toBe('Everybody pays 2 counters into the pot');
  expect(lineOf({ type: 'given', seat: 1, slot: 1, up: true, rank: 4 })).toBeUndefined();
});
