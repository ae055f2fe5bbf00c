/** The log calls computers by the names that they have at the table. */
import type { Lobby } from '@dwo/kits/shell/lobby';
import { emptyMatch, store } from '@dwo/kits/shell/store';
import type { Event, State } from '../rules';
import { calledAt } from './called';
import { recordedHere } from './log-here';

const computer = (strength: string) => ({ bot: true, strength, name: '', holder: '' });
const LOBBY = { chairs: [computer('easy'), computer('easy')] } as unknown as Lobby;
const OUT = { type: 'ended', winners: [1], rule: 'JW-G-20' } as unknown as Event;

afterEach(() => store.setState({ match: null }));

test.each([0, 1])('seat %i is called the same in the log as beside its cards', (seat) => {
  store.setState({ match: { ...emptyMatch('some-match'), lobby: LOBBY } });
  const event = { ...OUT, winners: [seat] } as Event;
  const scene = { state: {} as State, player: () => 'Computer' };
  const [line] = recordedHere([], event, scene);
  expect(line?.text).toContain(calledAt(LOBBY, 'some-match', seat));
  expect(line?.text).not.toContain('Computer');
});

test('JW-DW-3 the roll for the first attack is told with the hits of each seat, and a tie as one', () => {
  const player = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
  const told = (hits: readonly number[]) =>
    recordedHere([], { type: 'startRolled', seats: [0, 1], hits }, { state: {} as State, player }).map(
      ({ text, rule }) => `${rule} ${text}`,
    );
  expect(told([1, 3])).toEqual(['JW-DW-3 Hits: Anna 1, Ben 3. Ben attacks first']);
  expect(told([2, 2])).toEqual(['JW-DW-3 Hits: Anna 2, Ben 2. A tie: the best roll again']);
});

const player = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
const lineOf = (event: object, state = {} as State) => recordedHere([], event as Event, { state, player }).at(-1)?.text;

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
