import { frozen, noDice, play, type Ruleset, seededDice } from '@dwo/kernel';
import { toyGame } from '@dwo/kernel/testing';
import { isMyMove, myMoves, seatToActFor, standsIn } from '@dwo/kits/shell/moves';

/** Three players bid, all at once. */
const begun = toyGame.setup(frozen({ rounds: 4, fame: 100, bidSeconds: null }), seededDice(new Uint8Array(32), 0));
/** The first of them has laid a bid. */
const laid = structuredClone(begun);
play(toyGame, laid, 0, { type: 'bid', card: begun.secrets[0]?.hand[0] as number }, noDice);

const rules = toyGame as unknown as Ruleset;
const state = frozen(begun);
const oneDone = frozen(laid);

test('a player of two seats is to move while either is awaited', () => {
  expect(toyGame.awaiting(state)).toEqual([0, 1, 2]);
  expect(myMoves({ rules, state, seat: 0, seats: [0, 1] })).toEqual([0, 1]);
  expect(isMyMove({ rules, state: oneDone, seat: 0, seats: [0, 1] })).toBe(true);
  expect(isMyMove({ rules, state: oneDone, seat: 0, seats: [0] })).toBe(false);
  expect(isMyMove({ rules, state, seat: null, seats: [] })).toBe(false);
  expect(isMyMove(null)).toBe(false);
});

test('a player acts for the seat that is awaited, and stays at it while it is', () => {
  expect(seatToActFor({ rules, state: oneDone, seat: 0, seats: [0, 1] })).toBe(1);
  expect(seatToActFor({ rules, state, seat: 0, seats: [0, 1] })).toBe(0);
  expect(seatToActFor({ rules, state, seat: 1, seats: [0, 1] })).toBe(1);
  expect(seatToActFor({ rules, state: oneDone, seat: 0, seats: [0] })).toBe(0);
  expect(seatToActFor({ rules, state, seat: null, seats: [] })).toBeNull();
});

test('a substitute is told so, a teammate and an owner are not', () => {
  const lobby = (holder: string) => ({ chairs: [{ holder }] }) as unknown as Parameters<typeof standsIn>[0]['lobby'];
  expect(['substitute', 'mate', ''].map((holder) => standsIn({ lobby: lobby(holder), seat: 0 }))).toEqual([
    ...[true, false, false],
  ]);
  expect(standsIn({ lobby: lobby('substitute'), seat: null })).toBe(false);
});
