import { frozen } from '../clone';
import { noDice } from '../dice';
import { attempt, play } from '../play';
import { scriptedDice } from '../scripted';
import { conformance } from './conformance';
import { disguiseToy } from './toy-disguise';
import { toyGame } from './toy-game';
import { FOSSILS, type ToyIntent, type ToyOptions, type ToyState } from './toy-types';

const short: ToyOptions = { rounds: 2, fame: 50, bidSeconds: 30 };

/** Seat 0 gets 11 to 15, seat 1 gets 6 to 10, seat 2 gets 1 to 5; lots come up in order of worth. */
const dealt = scriptedDice([
  ['deal', 11, 11, 11, 11, 11, 6, 6, 6, 6, 6, 1, 1, 1, 1],
  ['catalogue', 1, 1, 1, 1, 1],
]);
const start = (options: ToyOptions): ToyState => toyGame.setup(frozen(options), dealt);

test('setup deals fifteen cards and rolls no other die', () => {
  const state = start(short);
  expect(state.secrets.map((secret) => secret?.hand)).toEqual([
    [11, 12, 13, 14, 15],
    [6, 7, 8, 9, 10],
    [1, 2, 3, 4, 5],
  ]);
  expect(state.lot).toBe('trilobite');
  expect(state.closed?.lots).toEqual(FOSSILS.slice(1));
  dealt.spent();
});

/** The dice of setup once more. */
const again = () =>
  toyGame.setup(
    frozen(short),
    scriptedDice([
      ['deal', 11, 11, 11, 11, 11, 6, 6, 6, 6, 6, 1, 1, 1, 1],
      ['catalogue', 1, 1, 1, 1, 1],
    ]),
  );

const bid = (card: number): ToyIntent => ({ type: 'bid', card });

test('BONE-4 the highest card takes the lot when the second highest accepts', () => {
  const state = again();
  play(toyGame, state, 2, bid(5), noDice);
  play(toyGame, state, 0, bid(11), noDice);
  expect(toyGame.awaiting(frozen(state))).toEqual([1]);
  play(toyGame, state, 1, bid(10), noDice);
  expect(toyGame.awaiting(frozen(state))).toEqual([1]);
  expect(toyGame.timers(frozen(state))).toEqual([{ id: 'doubt-1', seats: [1], seconds: 10, running: true }]);
  play(toyGame, state, 1, { type: 'accept' }, noDice);
  expect(state.players[0]).toMatchObject({ points: 1, fossils: ['trilobite'], cards: 4 });
  expect(state.round).toBe(2);
});

test.each([
  [2, [0, 2, 0]],
  [3, [1, 0, 0]],
])('BONE-5 a doubt with a roll of %i gives points %j', (face, points) => {
  const state = again();
  for (const [seat, card] of [11, 10, 5].entries()) play(toyGame, state, seat, bid(card), noDice);
  play(toyGame, state, 1, { type: 'doubt' }, scriptedDice([['appraisal', face]]));
  expect(state.players.map((player) => player.points)).toEqual(points);
});

test('BONE-3 a second bid is refused and changes nothing', () => {
  const state = again();
  play(toyGame, state, 0, bid(11), noDice);
  const before = JSON.stringify(state);
  const { refusal } = attempt(toyGame, state, 0, bid(12), noDice);
  expect(refusal).toMatchObject({ rule: 'BONE-3', code: 'ALREADY_BID' });
  expect(JSON.stringify(state)).toBe(before);
});

test('BONE-7 when the clock runs out, the noted card is bid', () => {
  const state = again();
  expect(toyGame.pass(frozen(state), 1)).toEqual(bid(6));
  play(toyGame, state, 1, { type: 'note', card: 9 }, noDice);
  expect(toyGame.pass(frozen(state), 1)).toEqual(bid(9));
});

conformance(
  toyGame,
  {
    'two rounds': short,
    'five rounds without clocks': { rounds: 5, fame: 50, bidSeconds: null },
    'early fame': { rounds: 5, fame: 4, bidSeconds: 60 },
  },
  { games: 25, mostSteps: 500, disguise: disguiseToy },
);
