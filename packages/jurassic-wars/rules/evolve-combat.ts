/** Writes the events of a combat into the state. */

import { faced } from './seats';
import type { Pair, State } from './types';
import { type Of, player, secret } from './writable';

/** Writes events of dinocards, combat cards and the timeline. */
export function combat(
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
      for (const deck of state.closed?.decks ?? []) deck.shift();
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
      const own = secret(state, event.seat);
      if (own !== null) own.hand = [...event.cards];
      each.cards = event.cards.length;
      each.set = [];
      each.slots = [];
      return;
    }
    case 'eliminated': {
      const each = player(state, event.seat);
      const own = secret(state, event.seat);
      const { combat } = each;
      each.standing = 'out';
      each.combat = 0;
      state.combatAway += combat;
      if (own === null) return;
      state.closed?.combatAway.push(...own.combat);
      own.combat = [];
    }
  }
}

/** Keeps the latest combat for clients that join later. */
export function remember(state: State, event: Of<'faced' | 'fightBegan' | 'rolled'>) {
  const { last } = state;
  if (event.type === 'rolled') {
    if (last === null) throw new Error('There is no combat');
    last.rolls.push(event.faces.map((faces) => faces.join('')).join('/'));
    const beaten = event.left.indexOf(0);
    if (beaten >= 0) last.winner = beaten === 0 ? 1 : 0;
    return;
  }
  // A fight-off has set its seats already.
  if (event.type === 'fightBegan' && last !== null && last.winner === null) return;
  const seats =
    event.type === 'faced' ? [...event.seats] : [state.lead, state.opponent].filter((seat) => seat !== null);
  const cards = event.type === 'faced' ? [null, null] : [...state.opened];
  state.last = { seats, ranks: [...event.ranks], cards, rolls: [], winner: null };
}

function take(state: State, { seat, at, rank }: Of<'played'>): void {
  const each = player(state, seat);
  each.cards -= 1;
  if (at !== null) {
    secret(state, seat)?.hand.splice(at, 1);
    // The face-up card is the first of its hand.
    if (at === 0) each.face = null;
    if (each.slots.length > 0) each.slots.splice(at, 1);
  }
  state.up[seat === state.lead ? 0 : 1] = rank;
}

/** Opened combat cards leave the hand for good and are not replaced (JW-CC-1, JW-G-19). */
function open(state: State, cards: Pair<number | null>): void {
  state.opened = [...cards];
  [state.lead, state.opponent].forEach((seat, side) => {
    if (seat === null) return;
    const own = secret(state, seat);
    if (own !== null) own.card = null;
    player(state, seat).answered = false;
    const card = cards[side];
    if (typeof card !== 'number') return;
    own?.combat.splice(own.combat.indexOf(card), 1);
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
    // The winner takes the beaten dinocard, and the winning dinosaur fights on (JW-DW-9, JW-DW-10).
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
