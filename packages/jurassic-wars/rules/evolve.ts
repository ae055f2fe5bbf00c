/** The only writer of the state. */
import { ANTE, FIGHT_PRICE, PREDICTION_COUNTERS } from './deal-sizes';
import type { Options } from './options';
import { faced } from './seats';
import type { Closed, Dealt, Event, Pair, Player, Secret, State } from './types';

/** A state before the first deal. */
export function blank(options: Options): State {
  const { version, players, startingCounters } = options;
  const counters = version === 'poker' ? startingCounters : version === 'carnivoresUnleashed' ? PREDICTION_COUNTERS : 0;
  return {
    options,
    phase: 'lead',
    round: 0,
    dealer: 0,
    handSize: 0,
    period: null,
    known: [],
    moves: 0,
    combats: 0,
    lead: null,
    opponent: null,
    up: [null, null],
    opened: [null, null],
    out: [],
    discarded: [],
    away: 0,
    combatAway: 0,
    turn: null,
    pot: 0,
    bidding: 0,
    pool: [],
    shown: [],
    carnivores: null,
    playOff: false,
    players: Array.from({ length: players }, () => ({
      standing: 'in',
      cards: 0,
      combat: 0,
      set: [],
      answered: false,
      bid: null,
      score: 0,
      games: 0,
      counters,
      face: null,
      slots: [],
    })),
    secrets: Array.from({ length: players }, () => emptySecret()),
    closed: { timeline: [], pool: [], decks: [], away: [], combatAway: [] },
    ending: null,
  };
}

function emptySecret(): Secret {
  return { hand: [], combat: [], card: null, chosen: [], guess: null, stake: null };
}

function player(state: State, seat: number): Player {
  const found = state.players[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}`);
  return found;
}

function secret(state: State, seat: number): Secret {
  const found = state.secrets[seat];
  if (found === null || found === undefined) throw new Error(`What seat ${seat} knows is hidden`);
  return found;
}

function closedOf(state: State): Closed {
  if (state.closed === null) throw new Error('What no seat owns is hidden');
  return state.closed;
}

/** Writes a fact into the state. */
export function evolve(state: State, event: Event) {
  switch (event.type) {
    case 'dealt':
      return deal(state, event);
    case 'phaseBegan':
      state.phase = event.phase;
      state.lead = event.lead;
      state.opponent = event.opponent;
      state.turn = event.turn;
      if (event.phase === 'declare') state.bidding += 1;
      for (const each of state.players) each.answered = false;
      // JW-RV-4: nothing marks any more what was shown.
      state.shown = [];
      return;
    case 'turnPassed':
      state.turn = event.seat;
      return;
    case 'committed':
    case 'chose':
    case 'predicted':
    case 'staked':
    case 'readied':
    case 'bidMade':
      return answer(state, event);
    case 'declared':
    case 'forced':
    case 'given':
    case 'combatGiven':
    case 'potTaken':
      return poker(state, event);
    case 'played':
    case 'picked':
    case 'turnedUp':
    case 'opened':
    case 'won':
    case 'timelineMoved':
    case 'pickedUp':
    case 'eliminated':
      return combat(state, event);
    case 'shown':
      state.phase = 'show';
      state.shown = event.cards.map((cards) => [...cards]);
      for (const each of state.secrets) if (each !== null) each.chosen = [];
      for (const each of state.players) each.answered = false;
      return;
    case 'scored':
    case 'stakesPaid':
    case 'guessesPaid':
    case 'playOffBegan':
    case 'gameWon':
      return count(state, event);
    case 'ended':
      state.phase = 'over';
      state.turn = null;
      state.ending = { winners: [...event.winners], rule: event.rule };
      return;
    // These only tell what others do: dice that fell, and the fight-off beside the table.
    case 'startRolled':
    case 'fightBegan':
    case 'rolled':
    case 'tied':
    case 'drew':
    case 'faced':
      return;
  }
}

function deal(state: State, { round, dealer, carnivores, hands, combat: cards, period, closed }: Dealt): void {
  if (closed === null) throw new Error('What no seat owns is hidden');
  const { version } = state.options;
  Object.assign(state, {
    ...{ round, dealer, carnivores, period, known: period === null ? [] : [period] },
    ...{ moves: 0, combats: 0, lead: null, opponent: null, turn: null, playOff: false, bidding: 0 },
    ...{ up: [null, null], opened: [null, null], out: [], discarded: [], shown: [] },
    ...{ handSize: hands[0]?.length ?? 0, away: closed.away.length, combatAway: closed.combatAway.length },
    ...{ pot: version === 'poker' ? ANTE * state.players.length : 0, pool: closed.pool.map((_, slot) => slot) },
  });
  state.closed = {
    timeline: [...closed.timeline],
    pool: [...closed.pool],
    decks: closed.decks.map((deck) => [...deck]),
    away: [...closed.away],
    combatAway: [...closed.combatAway],
  };
  state.players.forEach((each, seat) => {
    const deck = seat === carnivores ? 0 : 1;
    const hand = hands[seat] ?? [];
    const own = cards[seat] ?? [];
    Object.assign(each, {
      ...{ standing: 'in', cards: closed.decks[deck]?.length ?? hand.length, combat: own.length },
      ...{ set: [], answered: false, bid: null, face: null, slots: [] },
    });
    // JW-PK-4
    if (version === 'poker') each.counters -= ANTE;
    state.secrets[seat] = { ...emptySecret(), hand: [...hand], combat: [...own] };
  });
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function answer(state: State, event: Of<'committed' | 'chose' | 'predicted' | 'staked' | 'readied' | 'bidMade'>): void {
  const own = secret(state, event.seat);
  const each = player(state, event.seat);
  each.answered = true;
  switch (event.type) {
    case 'committed':
      own.card = event.card;
      return;
    case 'chose':
      own.chosen = [...(event.cards ?? [])];
      return;
    case 'predicted':
      own.guess = event.n;
      return;
    case 'staked':
      own.stake = event.side === null ? null : { side: event.side, n: event.n };
      return;
    case 'bidMade':
      each.bid = event.n;
      return;
    case 'readied':
      return;
  }
}

function poker(state: State, event: Of<'declared' | 'forced' | 'given' | 'combatGiven' | 'potTaken'>) {
  if (event.type === 'combatGiven') {
    event.combat.forEach((cards, seat) => {
      secret(state, seat).combat = [...(cards ?? [])];
      player(state, seat).combat = cards?.length ?? 0;
    });
    closedOf(state).combatAway = [...(event.away ?? [])];
    state.combatAway = closedOf(state).combatAway.length;
    return;
  }
  const each = player(state, event.seat);
  switch (event.type) {
    case 'given':
      each.slots.push(event.slot);
      each.cards += 1;
      if (event.up) each.face = event.rank;
      // JW-VIS-3: the former owner of a dummy hand learns nothing new.
      if (each.standing === 'in') secret(state, event.seat).hand.push(event.rank);
      return;
    case 'declared':
      each.answered = true;
      if (event.choice === 'fight') return pay(state, each);
      // JW-PK-7, JW-PK-10: what its owner knew of the dummy hand is not kept either.
      each.standing = 'folded';
      secret(state, event.seat).hand = [];
      return;
    case 'forced':
      return pay(state, each);
    case 'potTaken':
      each.counters += event.pot;
      state.pot = 0;
  }
}

function pay(state: State, each: Player): void {
  each.counters -= FIGHT_PRICE;
  state.pot += FIGHT_PRICE;
}

function combat(
  state: State,
  event: Of<'played' | 'picked' | 'turnedUp' | 'opened' | 'won' | 'timelineMoved' | 'pickedUp' | 'eliminated'>,
) {
  switch (event.type) {
    case 'played':
      return take(state, event);
    case 'picked':
      state.up[event.side] = event.rank;
      state.pool.splice(state.pool.indexOf(event.slot), 1);
      return;
    case 'turnedUp':
      state.up = [...event.ranks];
      for (const deck of closedOf(state).decks) deck.shift();
      for (const each of state.players) each.cards -= 1;
      return;
    case 'opened':
      return open(state, event.cards);
    case 'won':
      return win(state, event);
    case 'timelineMoved':
      state.period = event.period;
      state.moves += 1;
      if (!state.known.includes(event.period)) state.known.push(event.period);
      return;
    case 'pickedUp': {
      const each = player(state, event.seat);
      secret(state, event.seat).hand = [...event.cards];
      each.cards = event.cards.length;
      each.set = [];
      each.slots = [];
      return;
    }
    case 'eliminated': {
      const each = player(state, event.seat);
      const own = secret(state, event.seat);
      each.standing = 'out';
      each.combat = 0;
      closedOf(state).combatAway.push(...own.combat);
      state.combatAway += own.combat.length;
      own.combat = [];
    }
  }
}

function take(state: State, { seat, at, rank }: Of<'played'>): void {
  if (at === null) throw new Error('It is hidden which card was played');
  const each = player(state, seat);
  secret(state, seat).hand.splice(at, 1);
  each.cards -= 1;
  // The card that lies face up is the first one of its hand.
  if (at === 0) each.face = null;
  if (each.slots.length > 0) each.slots.splice(at, 1);
  state.up[seat === state.lead ? 0 : 1] = rank;
}

function open(state: State, cards: Pair<number | null>): void {
  state.opened = [...cards];
  [state.lead, state.opponent].forEach((seat, side) => {
    if (seat === null) return;
    const own = secret(state, seat);
    own.card = null;
    player(state, seat).answered = false;
    const card = cards[side];
    if (typeof card !== 'number') return;
    own.combat.splice(own.combat.indexOf(card), 1);
    player(state, seat).combat -= 1;
  });
}

function win(state: State, { side, rank, beaten }: Of<'won'>): void {
  const ranks = faced(state);
  const seat = side === 0 ? state.lead : state.opponent;
  const winner = player(state, seat as number);
  state.combats += 1;
  state.discarded.push(...state.opened.filter((card) => card !== null));
  state.opened = [null, null];
  if (state.options.version === 'dinosaursWild') {
    // JW-DW-9, JW-DW-10: the beaten dinocard is taken, the winning dinosaur fights on.
    winner.set.push(beaten);
    state.up = [ranks[side], null];
    state.lead = seat;
    return;
  }
  winner.set.push(rank);
  state.out.push(beaten);
  state.up = [null, null];
  if (state.carnivores !== null && !state.playOff) winner.score += 1;
}

function count(state: State, event: Of<'scored' | 'stakesPaid' | 'guessesPaid' | 'playOffBegan' | 'gameWon'>): void {
  switch (event.type) {
    case 'scored':
      event.points.forEach((points, seat) => {
        player(state, seat).score += points;
      });
      return;
    case 'stakesPaid':
    case 'guessesPaid':
      event.changes.forEach((change, seat) => {
        player(state, seat).counters += change;
        if (event.type === 'stakesPaid') secret(state, seat).stake = null;
        else secret(state, seat).guess = null;
      });
      return;
    case 'playOffBegan':
      state.playOff = true;
      closedOf(state).decks = (event.decks ?? []).map((deck) => [...deck]);
      state.players.forEach((each, seat) => {
        each.cards = event.decks?.[seat === state.carnivores ? 0 : 1]?.length ?? 0;
        each.set = [];
      });
      return;
    case 'gameWon':
      player(state, event.seat).games += 1;
  }
}
