/** The only code that writes the state. */
import { emptySecret } from './blank';
import { RANKS } from './cards';
import { ANTE, FIGHT_PRICE } from './deal-sizes';
import { combat, remember } from './evolve-combat';
import type { Dealt, Event, Player, Secret, State } from './types';
import { type Of, player, secret } from './writable';

/** Writes one event into the state. */
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
      // The shown cards are hidden again, and nothing marks them (JW-RV-4).
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
    case 'faced':
    case 'fightBegan':
    case 'rolled':
      remember(state, event);
      return;
    // These events only explain others.
    case 'startRolled':
    case 'tied':
    case 'drew':
      return;
  }
}

function deal(state: State, { round, dealer, carnivores, hands, combat: cards, period, closed }: Dealt): void {
  const { version } = state.options;
  // Viewers see no closed cards, and of the hands only their own.
  const size = hands.find((hand) => hand !== null)?.length ?? 0;
  const combatSize = cards.find((own) => own !== null)?.length ?? 0;
  Object.assign(state, {
    ...{ round, dealer, carnivores, period, known: period === null ? [] : [period] },
    ...{ moves: 0, combats: 0, lead: null, opponent: null, turn: null, playOff: false, bidding: 0 },
    ...{ up: [null, null], opened: [null, null], out: [], discarded: [], shown: [] },
    ...{
      handSize: size,
      away: version === 'poker' ? RANKS.length : (closed?.away.length ?? state.away),
      combatAway: closed?.combatAway.length ?? state.combatAway,
    },
    ...{
      pot: version === 'poker' ? ANTE * state.players.length : 0,
      pool: (closed?.pool ?? state.pool).map((_, slot) => slot),
    },
  });
  state.closed = closed && {
    timeline: [...closed.timeline],
    pool: [...closed.pool],
    decks: closed.decks.map((deck) => [...deck]),
    away: [...closed.away],
    combatAway: [...closed.combatAway],
  };
  state.players.forEach((each, seat) => {
    const deck = seat === carnivores ? 0 : 1;
    const [hand = null, own = null] = [hands[seat], cards[seat]];
    const dealt = closed?.decks[deck] ?? hand;
    Object.assign(each, {
      ...{ standing: 'in', cards: dealt?.length ?? size, combat: own?.length ?? combatSize },
      ...{ set: [], answered: false, bid: null, face: null, slots: [] },
    });
    // JW-PK-4
    if (version === 'poker') each.counters -= ANTE;
    state.secrets[seat] = hand && own && { ...emptySecret(), hand: [...hand], combat: [...own] };
  });
}

function answer(state: State, event: Of<'committed' | 'chose' | 'predicted' | 'staked' | 'readied' | 'bidMade'>): void {
  const own = secret(state, event.seat);
  const each = player(state, event.seat);
  each.answered = true;
  if (event.type === 'bidMade') each.bid = event.n;
  if (own === null) return;
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
    case 'readied':
      return;
  }
}

function poker(state: State, event: Of<'declared' | 'forced' | 'given' | 'combatGiven' | 'potTaken'>) {
  if (event.type === 'combatGiven') {
    const size = event.combat.find((cards) => cards !== null)?.length ?? 0;
    event.combat.forEach((cards, seat) => {
      const own = secret(state, seat);
      if (own !== null) own.combat = [...(cards ?? [])];
      player(state, seat).combat = cards?.length ?? size;
    });
    if (event.away === null || state.closed === null) return;
    state.closed.combatAway = [...event.away];
    state.combatAway = event.away.length;
    return;
  }
  const each = player(state, event.seat);
  switch (event.type) {
    case 'given':
      each.slots.push(event.slot);
      each.cards += 1;
      state.away -= 1;
      if (event.up) each.face = event.rank;
      // The former owner of a dummy hand learns nothing new (JW-VIS-3).
      if (each.standing === 'in') secret(state, event.seat)?.hand.push(event.rank);
      return;
    case 'declared':
      each.answered = true;
      if (event.choice === 'fight') return pay(state, each);
      // The state keeps nothing of a dummy hand, not even what its owner knew (JW-PK-7, JW-PK-10).
      each.standing = 'folded';
      forget(secret(state, event.seat), { hand: [] });
      return;
    case 'forced':
      return pay(state, each);
    case 'potTaken':
      each.counters += event.pot;
      state.pot = 0;
  }
}

/** Empties parts of a secret, if this state holds it. */
function forget(own: Secret | null, parts: Partial<Secret>): void {
  if (own !== null) Object.assign(own, parts);
}

function pay(state: State, each: Player): void {
  each.counters -= FIGHT_PRICE;
  state.pot += FIGHT_PRICE;
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
        forget(secret(state, seat), event.type === 'stakesPaid' ? { stake: null } : { guess: null });
      });
      return;
    case 'playOffBegan':
      state.playOff = true;
      if (state.closed !== null) state.closed.decks = (event.decks ?? []).map((deck) => [...deck]);
      state.players.forEach((each, seat) => {
        each.cards = event.decks?.[seat === state.carnivores ? 0 : 1]?.length ?? 0;
        each.set = [];
      });
      return;
    case 'gameWon':
      player(state, event.seat).games += 1;
  }
}
