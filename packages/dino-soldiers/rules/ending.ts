/** The end of a match. */
import type { Seat } from '@dwo/kernel';
import { ALPHA_COST, QUIET_ROUNDS } from './data/limits';
import { SIDES, type Side } from './data/words';
import { seatOf, sideOf, worthOf } from './on-field';
import type { Play } from './play';
import type { RuleId } from './rule-ids';
import type { Now } from './state';

function isEliminated(state: Now, side: Side): boolean {
  return state.units.every((unit) => unit.place === 'dead' || sideOf(unit) !== side);
}

function end({ state, emit }: Play, winners: readonly Seat[], rule: RuleId): true {
  emit({ type: 'ended', winners, rule, worth: SIDES.map((side) => worthOf(state, side, ALPHA_COST)) });
  return true;
}

/** Ends the match if a side has no living unit; true if the match is over (DS-END-1, DS-END-2, DS-END-3, DS-END-4). */
export function checkEnd(play: Play): boolean {
  const { state } = play;
  if (state.phase === 'over') return true;
  const gone = SIDES.filter((side) => isEliminated(state, side));
  if (gone.length === 0) return false;
  if (gone.length === SIDES.length) return end(play, [], 'DS-END-3');
  const winner = SIDES.find((side) => !gone.includes(side)) as Side;
  return end(play, [seatOf(state, winner)], 'DS-END-2');
}

/** Ends the match after its last round, or after too many quiet rounds; true if it has ended (DS-END-5). */
export function checkRounds(play: Play): boolean {
  const { state } = play;
  const { roundLimit } = state.options;
  if (state.round < roundLimit && state.quiet < QUIET_ROUNDS) return false;
  const [dinosaurs = 0, soldiers = 0] = SIDES.map((side) => worthOf(state, side, ALPHA_COST));
  if (dinosaurs === soldiers) return end(play, [], 'DS-END-5');
  return end(play, [seatOf(state, dinosaurs > soldiers ? 'dinosaurs' : 'soldiers')], 'DS-END-5');
}

/** Ends the match with a win for the other seat (DS-END-6). */
export function giveUp(play: Play, seat: Seat): void {
  end(play, [1 - seat], 'DS-END-6');
}
