/**
 * Tables that agree with the view of one seat; the cards that it can't see are dealt at random from the unseen ones.
 */
import { clone, type Dice, frozen, type Seat, shuffled } from '@dwo/kernel';
import { type Closed, COMBAT_IDS, DINOCARDS, jurassicWars, RANKS, type State, TIMELINE_CARDS } from '../rules';
import { emptySecret } from '../rules/blank';
import { packOf } from '../rules/poker';
import { unseen, type View } from './guess';
import { normal } from './normal';

/** A table with nothing hidden, and dice to play on. */
export interface World {
  readonly state: State;
  /** The dice of one playout; the same seed gives the same dice. */
  dice(seed: number): Dice;
}

/** A random table that agrees with everything this seat sees. */
export function guessedWorld(view: View, seat: Seat, dice: Dice): World {
  const state = clone(view as State);
  const cards = shuffled(unseen(view, seat), dice, 'guess');
  const combat = shuffled(unusedCards(view, seat), dice, 'guess');
  const slots = new Map<number, number>();
  state.players.forEach((player, at) => {
    const own = view.secrets[at];
    if (own !== null && own !== undefined) {
      for (const [i, slot] of player.slots.entries()) slots.set(slot, Number(own.hand[i]));
      return;
    }
    const secret = emptySecret();
    secret.combat = combat.splice(0, player.combat);
    const held = player.face === null ? player.cards : player.cards - 1;
    if (view.options.version !== 'carnivoresUnleashed') {
      const hand = [...(player.face === null ? [] : [player.face]), ...cards.splice(0, held)];
      for (const [i, slot] of player.slots.entries()) slots.set(slot, hand[i] ?? 1);
      // A hand from a pack keeps its order; all others are sorted.
      secret.hand = player.standing === 'in' ? (player.slots.length > 0 ? hand : hand.sort((a, b) => a - b)) : [];
    }
    state.secrets[at] = secret;
  });
  state.closed = closedOf(view, cards, combat, dice);
  if (view.phase === 'commit') guessCommitments(state, seat, dice);
  return { state, dice: (seed) => playDice(seed, view.round, slots, cards) };
}

/** Gives others who have committed a card the one that a normal player would commit. */
function guessCommitments(state: State, own: Seat, dice: Dice): void {
  for (const [seat, { answered }] of state.players.entries()) {
    const secret = state.secrets[seat];
    if (seat === own || !answered || secret === null || secret === undefined) continue;
    const intent = normal(jurassicWars.view(frozen(state), seat), seat, dice, 0);
    secret.card = intent.type === 'commit' ? intent.card : null;
  }
}

/** The real table, for a player that sees everything. */
export function openWorld(state: State, real: (pack: string, slot: number) => number): World {
  return { state: clone(state), dice: (seed) => Object.assign(quickDice(seed), { turn: real }) };
}

function unusedCards({ discarded, opened, secrets }: View, seat: Seat): number[] {
  const seen = new Set<number | null>([...discarded, ...opened, ...(secrets[seat]?.combat ?? [])]);
  return COMBAT_IDS.filter((id) => !seen.has(id));
}

function closedOf(view: View, cards: readonly number[], combatAway: readonly number[], dice: Dice): Closed {
  const turned = new Set(view.known);
  const hidden = TIMELINE_CARDS.filter((period) => !turned.has(period));
  const pool = RANKS.map(() => 1);
  if (view.options.version === 'dinosaursWild') {
    view.pool.forEach((slot, i) => {
      pool[slot] = cards[i] ?? 1;
    });
  }
  const decks =
    view.options.version === 'carnivoresUnleashed'
      ? [0, 1].map((deck) => cards.filter((rank) => (DINOCARDS[rank - 1]?.diet === 'carnivore') === (deck === 0)))
      : [];
  return {
    timeline: [...view.known, ...shuffled(hidden, dice, 'guess')],
    pool: view.options.version === 'dinosaursWild' ? pool : [],
    decks,
    away: view.options.version === 'poker' ? [] : cards.slice(0, view.away),
    combatAway: combatAway.slice(0, view.combatAway),
  };
}

/** Dice that turn the cards of this hand's pack as they were guessed, and those of later packs at random. */
function playDice(seed: number, round: number, slots: ReadonlyMap<number, number>, rest: readonly number[]): Dice {
  const dice = quickDice(seed);
  const left = [...rest];
  const turned = new Map<string, number>();
  const turn = (pack: string, slot: number) => {
    const known = pack === packOf(round) ? slots.get(slot) : undefined;
    if (known !== undefined) return known;
    const key = `${pack} ${slot}`;
    const card = turned.get(key) ?? (pack === packOf(round) ? left.pop() : undefined) ?? ((slot * 7 + seed) % 20) + 1;
    turned.set(key, card);
    return card;
  };
  return Object.assign(dice, { turn });
}

/** The dice of playouts (mulberry32): fast, and without a record to verify. */
function quickDice(seed: number): Dice {
  let a = seed | 0;
  return {
    roll(sides: number) {
      a = (a + 0x6d2b79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return (((t ^ (t >>> 14)) >>> 0) % sides) + 1;
    },
  };
}
