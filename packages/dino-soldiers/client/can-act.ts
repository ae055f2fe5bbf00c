/** The units that can still do something in a turn. */
import { ATTACKS, dataOf, type Figure, hasRoom, type Now, sideOf, startOf } from '../rules';

/** Whether a unit can still move, attack or come in during this turn. */
export function canAct(state: Now, unit: Figure): boolean {
  if (unit.place === 'dead' || sideOf(unit) !== state.side || state.phase !== 'play') return false;
  if (unit.place === 'reserve') return state.step === 'move' && hasRoom(state, startOf(state, state.side), unit);
  const attacks = unit.modes.length < Math.min(ATTACKS[state.side], dataOf(unit).modes.length);
  return attacks || (state.step === 'move' && unit.points > 0);
}
