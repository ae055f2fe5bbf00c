import { frozen } from '@dwo/kernel';
import { always, dealt, does, ofType, refusal, STARE, SURPRISE } from '../testing/table';
import { defaults, dinocard, jurassicWars, type Options, type Period, type Side, type State } from '.';

/** A game with these ranks at the first slots of the pool, begun by a seat. */
function wild(players: number, pool: readonly number[], lead: number, changes: Partial<Options> = {}): State {
  const state = dealt({ ...defaults('dinosaursWild', players), ...changes });
  if (state.closed === null) throw new Error('The closed cards are missing');
  const rest = state.closed.pool.filter((rank) => !pool.includes(rank));
  state.closed.pool = [...pool, ...rest];
  state.lead = lead;
  state.period = null;
  state.secrets.forEach((secret, seat) => {
    if (secret !== null) secret.combat = [];
    Object.assign(state.players[seat] ?? {}, { combat: 0 });
  });
  return state;
}

/** Picks the next slot for the awaited seat. */
function pick(state: State, slot: number, side: Side = 0) {
  const [seat = 0] = jurassicWars.awaiting(frozen(state));
  return does(state, seat, { type: 'pick', slot }, always(side));
}

test('JW-DW-0 two to five play', () => {
  const flaws = (players: number) =>
    jurassicWars.checkSetup(defaults('dinosaursWild', players)).map(({ rule }) => rule);
  expect([2, 3, 4, 5].flatMap(flaws)).toEqual([]);
  expect([1, 6].flatMap(flaws)).toEqual(['JW-DW-0', 'JW-DW-0']);
});

test('JW-DW-1 JW-DW-14 all dinocards lie face down in twenty slots, and nobody has a hand', () => {
  const state = dealt(defaults('dinosaursWild', 4));
  expect(state.pool).toEqual(Array.from({ length: 20 }, (_, slot) => slot));
  expect(new Set(state.closed?.pool).size).toBe(20);
  expect(jurassicWars.view(frozen(state), 0).closed).toBeNull();
  expect(state.players.every(({ cards, standing }) => cards === 0 && standing === 'in')).toBe(true);
});

test.each([
  [2, 5, 0],
  [3, 3, 1],
  [4, 2, 2],
  [5, 2, 0],
])('JW-DW-2 %d players get %d combat cards each', (players, each, away) => {
  const state = dealt(defaults('dinosaursWild', players));
  expect(state.players.map(({ combat }) => combat)).toEqual(Array.from({ length: players }, () => each));
  expect(state.combatAway).toBe(away);
});

test('JW-DW-3 the most hits with four green dice begin, and those who are equal roll again', () => {
  // Seats 0 and 2 have two hits each; then seat 2 has one and seat 0 none.
  const faces = [6, 6, 1, 1, 5, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1, 1, 4, 4, 5];
  const roll = (_: number, why: string) => (why === 'start' ? (faces.shift() ?? 0) : 1);
  const state = jurassicWars.setup(frozen(defaults('dinosaursWild', 3)), { roll });
  expect([state.phase, state.lead, faces]).toEqual(['pickAttacker', 2, []]);
});

test('JW-DW-4 one timeline card gives the game period', () => {
  const state = dealt(defaults('dinosaursWild', 3));
  expect(state.period).toBe(state.closed?.timeline[0]);
});

test('JW-DW-5 JW-DW-6 the attacker picks a slot, then the player to the left does', () => {
  const state = wild(4, [1, 20], 2);
  expect(refusal(state, 3, { type: 'pick', slot: 0 })).toMatchObject({ rule: 'JW-DW-5', code: 'NOT_YOUR_TURN' });
  expect(refusal(state, 2, { type: 'pick', slot: 20 })).toMatchObject({ rule: 'JW-DW-5', code: 'NOTHING_THERE' });
  const events = pick(state, 0);
  expect(ofType(events, 'picked')).toMatchObject([{ seat: 2, rank: 1, side: 0 }]);
  expect([state.phase, state.opponent]).toEqual(['pickOpponent', 3]);
  expect(refusal(state, 2, { type: 'pick', slot: 1 })).toMatchObject({ rule: 'JW-DW-6', code: 'NOT_YOUR_TURN' });
  expect(refusal(state, 3, { type: 'pick', slot: 0 })).toMatchObject({ rule: 'JW-DW-6', code: 'NOTHING_THERE' });
  expect(jurassicWars.pass(frozen(state), 3)).toEqual({ type: 'pick', slot: null });
});

/** The seats that are asked for a combat card, with these two dinosaurs face up. */
function asked(ranks: readonly [number, number], period: Period, changes: Partial<Options> = {}) {
  const state = wild(3, ranks, 0, changes);
  state.period = period;
  for (const seat of [0, 1, 2]) {
    Object.assign(state.secrets[seat] ?? {}, { combat: [SURPRISE + seat] });
    Object.assign(state.players[seat] ?? {}, { combat: 1 });
  }
  pick(state, 0);
  pick(state, 1);
  return { state, seats: state.phase === 'commit' ? jurassicWars.awaiting(frozen(state)) : [] };
}

test('JW-DW-7 JW-EX-23 the attacker alone may use a combat card, against more dice in this period', () => {
  // Carnotaurus meets Apatosaurus and Baryonyx, then Apatosaurus meets Tyrannosaurus.
  expect(asked([10, 7], 'jurassic').seats).toEqual([0]);
  expect(asked([10, 11], 'jurassic').seats).toEqual([]);
  expect(asked([7, 1], 'jurassic').seats).toEqual([]);
  const { state } = asked([10, 7], 'jurassic');
  expect(refusal(state, 1, { type: 'commit', card: null })).toMatchObject({ rule: 'JW-DW-7', code: 'NOT_ALLOWED' });
  expect(refusal(state, 0, { type: 'commit', card: STARE })).toMatchObject({ rule: 'JW-SEQ-6' });
  const events = does(state, 0, { type: 'commit', card: SURPRISE });
  expect(ofType(events, 'fightBegan')[0]?.starts[1]).toMatchObject({ surprised: true, dice: 3 });
  expect(state.discarded).toEqual([SURPRISE]);
});

test('JW-DW-7 with the other option it is the target player', () => {
  expect(asked([10, 7], 'jurassic', { wildCardSide: 'opponent' }).seats).toEqual([1]);
});

test('JW-DW-8 the attacker is the lead and every combat begins with full dice', () => {
  const state = wild(3, [1, 20, 19], 0, { timeline: 'dynamic' });
  pick(state, 0);
  pick(state, 1);
  expect(state.moves).toBe(1);
  const [began] = ofType(pick(state, 2, 1), 'fightBegan');
  expect(began).toMatchObject({ ranks: [1, 19], starts: [{ dice: 3 }, {}] });
  expect(state.moves).toBe(1);
});

test('JW-DW-9 JW-DW-10 JW-EX-21 the winner takes the beaten dinocard and attacks the next player on the left', () => {
  const state = wild(4, [1, 2, 3, 4, 5], 2);
  pick(state, 0);
  const targets: (number | null)[] = [];
  for (const slot of [1, 2, 3]) {
    targets.push(state.opponent);
    pick(state, slot);
  }
  expect(targets).toEqual([3, 0, 1]);
  expect(state.players.map(({ set }) => set)).toEqual([[], [], [2, 3, 4], []]);
  expect([state.lead, state.opponent]).toEqual([2, 3]);
  pick(state, 4, 1);
  expect(state.players[3]?.set).toEqual([1]);
  expect([state.lead, state.opponent, state.up]).toEqual([3, 0, [5, null]]);
});

/** Plays every slot; the attacker wins every combat, or loses every one. */
function played(state: State, side: Side): State {
  for (let slot = 0; state.ending === null && slot < 20; slot++) pick(state, slot, side);
  return state;
}

test('JW-DW-11 JW-DW-12 JW-EX-22 after nineteen combats the highest score wins, and the last dinosaur counts for nobody', () => {
  const state = played(wild(4, [20], 1), 0);
  expect(state.combats).toBe(19);
  expect(state.players.map(({ score }) => score)).toEqual([0, 45, 0, 0]);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({ winners: [1], rule: 'JW-DW-12' });
  expect(state.up).toEqual([20, null]);
  const points = played(wild(3, [4], 0), 1).players.reduce((sum, { score }) => sum + score, 0);
  expect(points).toBeGreaterThan(41);
});

test('JW-DW-12 printed dice count, whatever their colour', () => {
  const state = wild(2, [20], 0);
  state.players[0]?.set.push(1, 4);
  played(state, 0);
  expect(state.players[0]?.score).toBe(45 + dinocard(1).dice + dinocard(4).dice);
});

test('JW-DW-13 a tie for the highest score is settled by a fight-off', () => {
  const state = wild(2, [], 0);
  const last = state.closed?.pool ?? [];
  const [a = 0, b = 0] = [last[18], last[19]];
  // One combat is left, and its beaten dinosaur makes both scores equal.
  state.pool = [18, 19];
  state.combats = 18;
  const rest = dinocard(b).dice;
  const others = [1, 4, 7, 10, 14, 15, 18].find((rank) => dinocard(rank).dice === rest) ?? 0;
  state.players[1]?.set.push(others);
  pick(state, 18);
  const events = pick(state, 19);
  expect(ofType(events, 'won')).toMatchObject([{ rank: a, beaten: b }, ...[]]);
  expect(ofType(events, 'tied')).toEqual([{ type: 'tied', seats: [0, 1] }]);
  expect(state.ending?.rule).toBe('JW-FO-4');
});
