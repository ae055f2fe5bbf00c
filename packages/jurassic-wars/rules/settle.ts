/** A combat from the last choice to its result: chapter "Combat" of RULES.md, in the order of JW-SEQ-3. */
import { type Dice, frozen, type Seat } from '@dwo/kernel';
import { combatType, dinocard, type Period } from './cards';
import { diceInPeriod, type Fighter, fight, type Terms } from './fight';
import { faced, fighters, playerAt, secretOf } from './seats';
import type { Emit, Now, Pair, Side } from './types';

/** The conditions of a combat now. Carnivores Unleashed always has unlimited rolls (JW-CU-3). */
export function termsOf({ options, period }: Now): Terms {
  const { hitLoss, unlimited, naturalOrder, version } = options;
  return { period, hitLoss, naturalOrder, unlimited: unlimited || version === 'carnivoresUnleashed' };
}

/**
 * The seats that may commit a combat card in this combat and have one (JW-G-13, JW-SEQ-2). In Dinosaurs Wild it is one
 * seat at most (JW-DW-7).
 */
export function committers(state: Now): Seat[] {
  const seats = fighters(state);
  const allowed = state.options.version === 'dinosaursWild' ? wildCommitter(state) : seats;
  return allowed.filter((seat) => playerAt(state, seat).combat > 0);
}

/** The attacker, or by the option the target player, if the opposing dinosaur has more dice (JW-DW-7). */
function wildCommitter(state: Now): Seat[] {
  const [mine, theirs] = faced(state).map((rank) => diceInPeriod(dinocard(rank), state.period));
  const [attacker, target] = fighters(state);
  if ((theirs as number) <= (mine as number)) return [];
  return [state.options.wildCardSide === 'attacker' ? attacker : target];
}

/** Opens the commitments, fights, and moves the timeline. Returns the side that won. */
export function settle(state: Now, dice: Dice, emit: Emit): Side {
  const ranks = faced(state);
  const seats = fighters(state);
  const asked = committers(state);
  const ids = seats.map((seat) => (asked.includes(seat) ? secretOf(state, seat).card : null));
  const cards: Pair<number | null> = [ids[0] ?? null, ids[1] ?? null];
  // Both commitments are opened together (JW-SEQ-1).
  if (asked.length > 0) emit({ type: 'opened', cards });
  const side = fight([fighter(ranks[0], cards[0]), fighter(ranks[1], cards[1])], termsOf(state), dice, emit);
  // JW-G-15, JW-G-16
  emit({ type: 'won', side, rank: ranks[side], beaten: ranks[1 - side] as number });
  if (moves(state, side)) emit({ type: 'timelineMoved', period: nextPeriod(state) });
  return side;
}

function fighter(rank: number, card: number | null): Fighter {
  return { rank, card: card === null ? null : combatType(card) };
}

/** Whether the timeline moves after this combat (JW-V3-1, JW-V3-2, JW-CU-8). */
function moves({ options }: Now, winner: Side): boolean {
  if (options.version === 'carnivoresUnleashed') return options.unleashedTimeline === 'rotating';
  return options.timeline === 'rotating' || (options.timeline === 'dynamic' && winner === 0);
}

/** The next timeline card; the first follows the last (JW-V3-3). Throws on a view. */
function nextPeriod(state: Now): Period {
  const { timeline } = frozen(state.closed) ?? { timeline: [] };
  const period = timeline[(state.moves + 1) % timeline.length];
  if (period === undefined) throw new Error('The timeline is not in this state');
  return period;
}
