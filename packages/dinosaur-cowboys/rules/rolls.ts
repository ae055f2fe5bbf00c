/** Single dice, and who may have dice rolled again (DC-LDR-2, DC-R-77, DC-R-78). Every roll is an event (DC-SEQ-3). */
import { poolByGroups, type Seat } from '@dwo/kernel';
import { areWithin, being, isPlaced, leaderOf, sure } from './bodies';
import { D6, D12, YEEHAW_REACH } from './data/limits';
import type { Purpose } from './data/words';
import type { Play } from './play';
import type { Being, Now } from './state';

/** The faces of a die that is rolled for this. */
function sidesFor(purpose: Purpose): number {
  return purpose === 'bravery' ? D12 : D6;
}

/** Whether a die just rolled for this entity may be re-rolled by Yeehaw!. */
export function mayYeehaw(state: Now, entity: Being): boolean {
  const leader = leaderOf(state, entity.seat);
  if (leader === null || leader.id === entity.id || !isPlaced(state, entity)) return false;
  return !sure(state.posses[entity.seat]).yeehaw && areWithin(state, leader, entity, YEEHAW_REACH);
}

/** Whether the target of an attack may have its dice rolled again (DC-TRT-14, DC-R-68). */
export function mayLucky({ traits }: Being): boolean {
  return traits.some(({ id, used }) => id === 'lucky' && !used);
}

/** Rolls one die; odds only ask whether it reaches `need`, or for its value without one. */
export function rollOne({ dice }: Play, purpose: Purpose, need: number | null): number {
  const sides = sidesFor(purpose);
  if (need === null) return dice.roll(sides, purpose);
  return sure(poolByGroups(dice, 1, sides, purpose, [need - 1])[0]);
}

/** Asks a seat for a decision. */
export function ask({ emit }: Play, phase: Now['phase'], seat: Seat): void {
  emit({ type: 'asked', phase, seat });
}

/**
 * Rolls one die for an entity; true if it stands and was settled, false if its player is asked about Yeehaw! first
 * (DC-SEQ-W3).
 */
export function roll(play: Play, entity: number, purpose: Purpose, need: number | null): boolean {
  const value = rollOne(play, purpose, need);
  play.emit({ type: 'rolled', entity, purpose, need, value });
  const owner = being(play.state, entity);
  if (mayYeehaw(play.state, owner)) {
    ask(play, 'yeehaw', owner.seat);
    return false;
  }
  settleRoll(play);
  return true;
}

/** Reads the single die that stands; a failed Charge moves nobody (DC-ACT-7, DC-ACT-8, DC-BRV-2, DC-DIS-3). */
export function settleRoll({ state, emit }: Play): void {
  const { entity, purpose, need, value } = sure(state.roll);
  const passed = need !== null && value >= need;
  if (purpose === 'panic') emit({ type: 'panicSpeedSet', entity, inches: value });
  else if (purpose === 'charge') emit({ type: 'chargeSettled', success: passed });
  else emit({ type: 'braveryTested', entity, cause: sure(state.attack?.tests[0]).cause, passed });
}
