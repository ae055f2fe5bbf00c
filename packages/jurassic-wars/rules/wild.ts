/** Dinosaurs Wild (JW-DW-0 to JW-DW-14). Nobody has a hand of dinocards, and nobody is eliminated (JW-DW-14). */
import { type Dice, pool, type Seat } from '@dwo/kernel';
import { FACES, isHit } from './cards';
import { type Course, highest, type Sequel } from './course';
import { wildPoints } from './scores';
import { allSeats, fighters, leftOf } from './seats';
import type { Emit, Intent, Now } from './types';

/** The green dice that each seat rolls for the first attack (JW-DW-3). */
export const START_DICE = 4;

/** The course of Dinosaurs Wild. */
export const wild: Course = {
  begin(state, dice, emit) {
    const lead = firstAttacker(allSeats(state), dice, emit);
    emit({ type: 'phaseBegan', phase: 'pickAttacker', lead, opponent: null, turn: null });
  },
  after(state, winner, _, emit): Sequel {
    // The last dinosaur counts for nobody (JW-DW-11), and equal scores lead to a fight-off (JW-DW-13).
    if (state.pool.length === 0) {
      emit({ type: 'scored', points: state.players.map(({ set }) => wildPoints(set)) });
      return { best: highest(state.players.map(({ score }) => score)), rule: 'JW-DW-12' };
    }
    // The attacker is the lead (JW-DW-8).
    const [lead, target] = fighters(state);
    // JW-DW-9, JW-DW-10
    const opponent = winner === 0 ? leftSkipping(state, target, lead) : leftOf(state, lead);
    emit({ type: 'phaseBegan', phase: 'pickOpponent', lead, opponent, turn: null });
    return 'goesOn';
  },
};

/** The seat with the most hits of four green dice; equal seats roll again (JW-DW-3). */
function firstAttacker(seats: readonly Seat[], dice: Dice, emit: Emit): Seat {
  const hits = seats.map(() => pool(dice, START_DICE, FACES, 'start').filter((face) => isHit(face, 'green')).length);
  emit({ type: 'startRolled', seats, hits });
  const best = highest(hits).map((at) => seats[at] as Seat);
  return best.length === 1 ? (best[0] as Seat) : firstAttacker(best, dice, emit);
}

/** The next seat to the left that is not the attacker's own. */
function leftSkipping(state: Now, seat: Seat, own: Seat): Seat {
  const left = leftOf(state, seat);
  return left === own ? leftOf(state, left) : left;
}

/** The seat that picks a slot now; null in other phases. */
export function picker({ phase, lead, opponent }: Now): Seat | null {
  if (phase === 'pickAttacker') return lead;
  return phase === 'pickOpponent' ? opponent : null;
}

/**
 * Turns up the dinocard at a slot, whose rank was fixed by the shuffle (JW-SEQ-5). Says whether both dinosaurs are face up
 * now.
 */
export function pick(state: Now, seat: Seat, { slot }: Extract<Intent, { type: 'pick' }>, dice: Dice, emit: Emit) {
  const free = state.pool;
  const at = slot ?? (free[dice.roll(free.length, 'random slot') - 1] as number);
  const side = state.phase === 'pickAttacker' ? 0 : 1;
  const rank = state.closed?.pool[at];
  if (rank === undefined) throw new Error(`There is no dinocard at slot ${at}`);
  emit({ type: 'picked', seat, slot: at, rank, side });
  if (side === 1) return true;
  // The first target player is the one to the left (JW-DW-6).
  emit({ type: 'phaseBegan', phase: 'pickOpponent', lead: seat, opponent: leftOf(state, seat), turn: null });
  return false;
}
