import { clone, completed, frozen, newRecording, recordedDice, secretToHex, verifyRecording } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import tables from '../fixtures/tables.json';
import { cardDice, combat, dealt, does, ofType, refusal } from '../testing/table';
import { defaults, type Event, type Intent, jurassicWars, type Options, type State } from '.';
import { packs } from './poker';

/** A match of Poker in which slot n of each pack holds rank n + 1; the dealer is seat 0. */
function poker(players: number, changes: Partial<Options> = {}): State {
  const dice = cardDice(1);
  const roll = (sides: number, why: string) => (why === 'dealer' ? 1 : dice.roll(sides, why));
  return jurassicWars.setup(
    frozen({ ...defaults('poker', players), ...changes }),
    Object.assign({ ...dice }, { roll }),
  );
}

function declare(state: State, ...choices: readonly ('fight' | 'fold')[]): Event[] {
  return choices.flatMap((choice) => does(state, state.turn ?? 0, { type: 'declare', choice }, cardDice(2)));
}

const flaws = (players: number, changes: Partial<Options> = {}) =>
  jurassicWars.checkSetup({ ...defaults('poker', players), ...changes }).map(({ rule }) => rule);

test('JW-PK-1 four or five play, and the number of counters never changes', () => {
  expect([3, 4, 5, 6].map((players) => flaws(players))).toEqual([['JW-PK-1'], [], [], ['JW-PK-1']]);
  const state = poker(4);
  declare(state, 'fight', 'fold', 'fold');
  expect(state.players.reduce((sum, { counters }) => sum + counters, state.pot)).toBe(200);
});

test('JW-PK-2 JW-PK-3 the options give the number of hands and the counters of each player', () => {
  expect(packs(frozen(defaults('poker', 5)))).toHaveLength(10);
  expect(flaws(4, { handsPerDealer: 5 })).toEqual(['JW-PK-2']);
  expect(flaws(4, { handsPerDealer: 0 })).toEqual(['JW-PK-2']);
  expect(flaws(4, { startingCounters: 5 })).toEqual(['JW-PK-3']);
  expect(flaws(4, { startingCounters: 201 })).toEqual(['JW-PK-3']);
  expect(poker(4).players[0]?.counters).toBe(48);
});

test('JW-PK-4 everybody pays two counters, and the period is turned over before the cards are dealt', () => {
  const state = poker(5);
  expect([state.pot, state.players.map(({ counters }) => counters)]).toEqual([10, [48, 48, 48, 48, 48]]);
  expect(state.period).not.toBeNull();
});

test('JW-PK-5 first a dinocard face up for all, then one face down for its owner', () => {
  const state = poker(4);
  expect(state.players.map(({ face }) => face)).toEqual([4, 1, 2, 3]);
  expect(state.secrets.map((secret) => secret?.hand)).toEqual([
    [4, 8],
    [1, 5],
    [2, 6],
    [3, 7],
  ]);
  const given = { type: 'given', seat: 1, slot: 4, up: false, rank: 5 } as const;
  expect(jurassicWars.see(frozen(state), given, 1)).toEqual(given);
  expect(jurassicWars.see(frozen(state), given, 2)).toEqual({ ...given, rank: null });
});

test('JW-PK-6 from the left of the dealer each fights for a counter or folds', () => {
  const state = poker(4);
  expect(jurassicWars.awaiting(frozen(state))).toEqual([1]);
  expect(refusal(state, 2, { type: 'declare', choice: 'fight' })).toMatchObject({
    rule: 'JW-PK-6',
    code: 'NOT_YOUR_TURN',
  });
  declare(state, 'fight');
  expect([state.players[1]?.counters, state.pot, state.turn]).toEqual([47, 9, 2]);
  expect(jurassicWars.pass(frozen(state), 2)).toEqual({ type: 'declare', choice: 'fold' });
});

test('JW-PK-7 a folded hand stays as it lies, its first card face up, and no longer plays', () => {
  const state = poker(5);
  declare(state, 'fold');
  expect(state.players[1]).toMatchObject({ standing: 'folded', face: 1, cards: 2, slots: [0, 5] });
  declare(state, 'fight', 'fight', 'fold', 'fold');
  expect(state.phase).toBe('lead');
  expect([state.lead, state.opponent]).toEqual([2, 3]);
});

test('JW-PK-8 dummy hands get cards too, until all twenty are dealt and bid on', () => {
  const four = poker(4);
  const rounds = [declare(four, 'fight', 'fold', 'fight', 'fight')];
  expect(four.players.map(({ slots }) => slots.length)).toEqual([3, 3, 3, 3]);
  while (four.phase === 'declare') rounds.push(declare(four, ...(['fight', 'fight', 'fight'] as const)));
  expect(rounds).toHaveLength(tables.poker.biddingRounds['4']);
  expect([four.players.map(({ slots }) => slots.length), four.away]).toEqual([[5, 5, 5, 5], 0]);
  const five = poker(5);
  let bidding = 0;
  for (; five.phase === 'declare'; bidding++) declare(five, 'fight', 'fight', 'fight', 'fight', 'fight');
  expect(bidding).toBe(tables.poker.biddingRounds['5']);
});

test.each(tables.vectors.pokerPot)('JW-PK-9 JW-EX-24 JW-EX-25 pots, forced fights and leads: %j', (row) => {
  const state = poker(row.players);
  if (row.declarations === undefined) {
    while (state.phase === 'declare') declare(state, 'fight');
    expect(state.pot).toBe(row.pot);
    return;
  }
  const events = row.declarations.flatMap(([seat, choice]) => {
    expect(state.turn).toBe(seat);
    return declare(state, choice as 'fight' | 'fold');
  });
  expect(ofType(events, 'forced').map(({ seat }) => seat)).toEqual(row.forced);
  expect([state.pot, state.lead, state.phase]).toEqual([row.pot, row.lead, 'lead']);
  expect(state.players.filter(({ standing }) => standing === 'in').map(({ cards }) => cards)).toEqual([2, 2]);
});

test('JW-PK-10 JW-VIS-3 nobody is told anything of a dummy hand, not even its former owner', () => {
  const state = poker(4);
  declare(state, 'fold', 'fight', 'fight');
  const events = declare(state, 'fight');
  const given = ofType(events, 'given').filter(({ seat }) => seat === 1);
  expect(given).toMatchObject([{ slot: 8, rank: null }]);
  expect(state.secrets[1]?.hand).toEqual([]);
  expect(JSON.stringify(state)).not.toContain('"hand":[1,5]');
});

/** A whole match with cards from sealed packs. */
function recorded(seed: number) {
  const options = { ...defaults('poker', 4), handsPerDealer: 1, pokerCombatCards: true };
  const recording = newRecording<Intent, Options>(jurassicWars, clone(options), secretToHex(secretOf(seed)), []);
  const diceOf = recordedDice(recording, jurassicWars);
  const state = jurassicWars.setup(frozen(options), diceOf(0));
  for (let step = 1; state.ending === null && step < 2_000; step++) {
    const [seat = 0] = jurassicWars.awaiting(frozen(state));
    const offers = jurassicWars.intents(frozen(state), seat);
    const intent = offers[(step * 7) % offers.length] as Intent;
    does(state, seat, intent, diceOf(step));
    recording.entries.push({ seat, intent });
  }
  return { state, recording };
}

test('JW-PK-10 JW-VIS-2 the public record plays to the same end and opens no card that was never turned', () => {
  const { state, recording } = recorded(5);
  const open = completed(jurassicWars, recording);
  expect(open.closed).toBeUndefined();
  expect(verifyRecording(jurassicWars, JSON.parse(JSON.stringify(open)))).toMatchObject({ ok: true });
  const turned = new Set(
    [...(open.dealt ?? []), ...open.entries.flatMap((entry) => ('turned' in entry ? (entry.turned ?? []) : []))].map(
      ({ pack, slot }) => `${pack} ${slot}`,
    ),
  );
  expect(turned.size).toBeLessThan(20 * 4);
  expect(state.ending?.rule).toMatch(/JW-PK-14|JW-FO-4/);
});

test('JW-PK-11 there are no combat cards, unless everybody still in gets one when the dealing is over', () => {
  const none = poker(4);
  declare(none, 'fold', 'fold');
  expect(none.players.map(({ combat: own }) => own)).toEqual([0, 0, 0, 0]);
  const some = poker(4, { pokerCombatCards: true });
  const events = declare(some, 'fold', 'fold');
  expect(some.players.map(({ combat: own }) => own)).toEqual([1, 0, 0, 1]);
  const [given] = ofType(events, 'combatGiven');
  expect(jurassicWars.see(frozen(some), given as Event, 3)).toMatchObject({
    ...{ combat: [null, null, null, given?.combat[3]], away: null },
  });
  expect(some.combatAway).toBe(8);
});

/** A hand with two players left, seats 3 and 0. */
function duel(changes: Partial<Options> = {}): State {
  const state = poker(4, changes);
  declare(state, 'fold', 'fold');
  return state;
}

test('JW-PK-12 those still in play the standard game with what they hold', () => {
  const state = duel();
  expect([state.lead, state.opponent]).toEqual([3, 0]);
  does(state, 3, { type: 'play', at: 1 }, cardDice(1));
  expect(state.up).toEqual([7, null]);
  expect(state.players[3]).toMatchObject({ face: 3, slots: [2], cards: 1 });
});

test('JW-PK-13 the last player with dinocards takes the pot', () => {
  const state = duel();
  const dice = Object.assign({ ...cardDice(1) }, { roll: (_: number, why: string) => (why === 'lead' ? 6 : 1) });
  const reversed = Object.assign({ ...dice }, { roll: (_: number, why: string) => (why === 'opponent' ? 6 : 1) });
  combat(state, [3, 4], dice);
  const events = combat(state, [8, 7], reversed);
  expect(ofType(events, 'potTaken')).toEqual([{ type: 'potTaken', seat: 3, pot: 10 }]);
  expect([state.round, state.dealer]).toEqual([2, 1]);
  // Each has paid two more for the next hand.
  expect(state.players.map(({ counters }) => counters)).toEqual([45, 46, 46, 55]);
});

/** Lets seat 3 win the last combat of a hand. */
function lastCombat(state: State): void {
  const wins = (side: string) =>
    Object.assign({ ...cardDice(1) }, { roll: (_: number, why: string) => (why === side ? 6 : 1) });
  combat(state, [3, 4], wins('lead'));
  combat(state, [8, 7], wins('opponent'));
}

test('JW-PK-14 after the last hand the most counters win', () => {
  const state = duel({ handsPerDealer: 1 });
  state.round = 4;
  for (const player of state.players) player.slots = [];
  lastCombat(state);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({ winners: [3], rule: 'JW-PK-14' });
});

test('JW-PK-15 the match ends before a hand that a player might not be able to pay for', () => {
  for (const [counters, phase] of [
    [6, 'declare'],
    [5, 'over'],
  ] as const) {
    const state = duel();
    (state.players[1] as State['players'][number]).counters = counters;
    lastCombat(state);
    expect(state.phase).toBe(phase);
  }
});

test('JW-PK-2 a match with its own dice ends after the agreed number of hands', () => {
  expect(dealt(defaults('poker', 4)).phase).toBe('declare');
  expect(recorded(7).state.round).toBeLessThanOrEqual(4);
});
