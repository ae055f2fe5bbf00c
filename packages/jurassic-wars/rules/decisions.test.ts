import { frozen } from '@dwo/kernel';
import { ADRENALINE, combat, does, HIDE, ofType, placeOf, refusal, STARE, SURPRISE, table } from '../testing/table';
import { type Event, jurassicWars, type State } from '.';

const hands = (state: State) => state.secrets.map((secret) => secret?.hand ?? []);
const combatCards = (state: State) => state.secrets.map((secret) => secret?.combat ?? []);

/** The ranks of each hand, enough to lose some. */
const TWO = [
  [1, 2, 3],
  [18, 19, 20],
];

/** A match in which both dinocards are down and both players may commit a combat card. */
function committing() {
  const state = table('standard', 2, {}, { hands: TWO, combat: [[SURPRISE, ADRENALINE], [STARE]] });
  combat(state, [3, 18]);
  return state;
}

test('JW-G-13 JW-SEQ-1 both commit in secret, and both commitments are opened together', () => {
  const state = committing();
  expect(jurassicWars.awaiting(frozen(state))).toEqual([0, 1]);
  const [first] = does(state, 0, { type: 'commit', card: SURPRISE });
  expect(jurassicWars.see(frozen(state), first as Event, 1)).toEqual({ type: 'committed', seat: 0, card: null });
  expect(jurassicWars.view(frozen(state), 1).secrets[0]).toBeNull();
  expect(jurassicWars.awaiting(frozen(state))).toEqual([1]);
  const events = does(state, 1, { type: 'commit', card: STARE });
  expect(events.slice(1, 3).map(({ type }) => type)).toEqual(['opened', 'fightBegan']);
  expect(ofType(events, 'opened')[0]?.cards).toEqual([SURPRISE, STARE]);
  expect(ofType(events, 'fightBegan')[0]?.starts[1]).toEqual({
    ...{ printed: 1, period: false, adrenaline: false, surprised: false, breach: false, dice: 1 },
  });
});

test('JW-G-13 a player without combat cards commits none, and nobody else at the table commits', () => {
  const state = table(
    'standard',
    3,
    {},
    {
      hands: [
        [1, 2],
        [18, 19],
        [9, 10],
      ],
      combat: [[SURPRISE], [], [HIDE]],
      dealer: 2,
    },
  );
  combat(state, [1, 19]);
  expect(state.phase).toBe('commit');
  expect(jurassicWars.awaiting(frozen(state))).toEqual([0]);
  for (const seat of [1, 2]) {
    expect(refusal(state, seat, { type: 'commit', card: null })).toMatchObject({
      rule: 'JW-G-13',
      code: 'NOT_IN_COMBAT',
    });
  }
  does(state, 0, { type: 'commit', card: null });
  expect(state.combats).toBe(1);
});

test('JW-SEQ-2 nobody is asked for a combat card if nobody has one', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  combat(state, [1, 20]);
  expect([state.phase, state.combats]).toEqual(['lead', 1]);
  expect(refusal(state, 0, { type: 'commit', card: null })).toMatchObject({ rule: 'JW-G-13', code: 'NOT_NOW' });
});

test('JW-SEQ-4 JW-CC-2 a commitment can be replaced until both are made, and only one card counts', () => {
  const state = committing();
  does(state, 0, { type: 'commit', card: SURPRISE });
  does(state, 0, { type: 'commit', card: ADRENALINE });
  expect(state.phase).toBe('commit');
  const events = does(state, 1, { type: 'commit', card: null });
  expect(ofType(events, 'opened')[0]?.cards).toEqual([ADRENALINE, null]);
  expect(combatCards(state)).toEqual([[SURPRISE], [STARE]]);
});

test("JW-SEQ-6 only dinocards and combat cards of the player's own hand can be played", () => {
  const state = table('standard', 2, {}, { hands: TWO, combat: [[SURPRISE], [STARE]] });
  expect(refusal(state, 0, { type: 'play', at: 3 })).toMatchObject({ rule: 'JW-SEQ-6', code: 'NOT_IN_HAND' });
  combat(state, [1, 20]);
  expect(refusal(state, 0, { type: 'commit', card: STARE })).toMatchObject({ rule: 'JW-SEQ-6', code: 'NOT_IN_HAND' });
});

test('JW-CC-1 JW-G-19 a combat card is used once, lies face up then, and is not replaced', () => {
  const state = committing();
  does(state, 0, { type: 'commit', card: SURPRISE });
  does(state, 1, { type: 'commit', card: null });
  expect(state.discarded).toEqual([SURPRISE]);
  expect(state.players.map((player) => player.combat)).toEqual([1, 1]);
  combat(state, [19, 1]);
  expect(refusal(state, 0, { type: 'commit', card: SURPRISE })).toMatchObject({ rule: 'JW-SEQ-6' });
});

test('JW-CC-6 both a Stare-Down and the card that it cancels are used up', () => {
  const state = committing();
  does(state, 0, { type: 'commit', card: ADRENALINE });
  does(state, 1, { type: 'commit', card: STARE });
  expect(state.discarded).toEqual([ADRENALINE, STARE]);
  expect(combatCards(state)).toEqual([[SURPRISE], []]);
});

test('JW-SEQ-3 the steps after a combat follow in order', () => {
  const state = table(
    'standard',
    3,
    { timeline: 'rotating' },
    { hands: [[1], [9], [19, 20]], sets: [[2], [], []], dealer: 2 },
  );
  const events = combat(state, [1, 9]);
  const after = events.map(({ type }) => type).filter((type) => type !== 'rolled');
  expect(after.slice(after.indexOf('fightBegan') + 1)).toEqual([
    ...['won', 'timelineMoved', 'pickedUp', 'eliminated', 'phaseBegan'],
  ]);
});

test('JW-SEQ-5 a card that is left to chance is chosen by the dice', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  const [played] = does(state, 0, { type: 'play', at: null }, { roll: (sides) => sides });
  expect(played).toEqual({ type: 'played', seat: 0, at: 2, rank: 3 });
  expect(hands(state)[0]).toEqual([1, 2]);
});

test('JW-SEQ-7 in a match of two resigning makes the other win; at a larger table the seat is handed over', () => {
  const two = table('standard', 2);
  expect(refusal(table('standard', 3), 0, { type: 'resign' })).toMatchObject({ rule: 'JW-SEQ-7' });
  does(two, 0, { type: 'resign' });
  expect(jurassicWars.outcome(frozen(two))).toMatchObject({ winners: [1], rule: 'JW-SEQ-7' });
});

test('JW-SEQ-8 a player whose time is up plays a random dinocard and commits no combat card', () => {
  const state = table('standard', 2, {}, { hands: TWO, combat: [[SURPRISE], [STARE]] });
  expect(jurassicWars.pass(frozen(state), 0)).toEqual({ type: 'play', at: null });
  expect(jurassicWars.timers(frozen(state))).toMatchObject([{ seats: [0], seconds: 30, running: true }]);
  combat(state, [1, 20]);
  expect(jurassicWars.pass(frozen(state), 0)).toEqual({ type: 'commit', card: null });
  expect(jurassicWars.timers(frozen(state))).toMatchObject([{ seats: [0, 1], seconds: 15 }]);
  expect(jurassicWars.timers(frozen(table('standard', 2, { clocks: null })))).toEqual([]);
});

test('JW-SEQ-9 all rolls of a combat come with the intent that decided it', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  does(state, 0, { type: 'play', at: placeOf(state, 0, 1) });
  const events = does(state, 1, { type: 'play', at: placeOf(state, 1, 20) });
  expect(ofType(events, 'rolled').length).toBeGreaterThan(0);
  expect(ofType(events, 'won')).toHaveLength(1);
});

test('JW-R-46 the place of a played card in the hand stays secret', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  const [played] = does(state, 0, { type: 'play', at: 2 });
  expect(jurassicWars.see(frozen(state), played as Event, 0)).toEqual(played);
  expect(jurassicWars.see(frozen(state), played as Event, 1)).toEqual({ type: 'played', seat: 0, at: null, rank: 3 });
});
