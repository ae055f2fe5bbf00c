/** The units that can still do something in a turn. */
import {
  attacksOf,
  DIRECTIONS,
  dinoSoldiers,
  type Figure,
  has,
  hasRoom,
  type Intent,
  type Now,
  plus,
  seatOf,
  sideOf,
  standingOn,
  startOf,
} from '../rules';

/** Whether a unit can still move, attack or come in during this turn, by the rules and not by its points alone. */
export function canAct(state: Now, unit: Figure): boolean {
  if (unit.place === 'dead' || sideOf(unit) !== state.side || state.phase !== 'play') return false;
  if (unit.place === 'reserve') return state.step === 'move' && hasRoom(state, startOf(state, state.side), unit);
  return (state.step === 'move' && unit.points > 0 && canGo(state, unit)) || attacksOf(state, unit).length > 0;
}

/** Whether any step, leap or flight is open to a unit. */
function canGo(state: Now, unit: Figure): boolean {
  const from = standingOn(state, unit);
  const seat = seatOf(state, state.side);
  const open = (intent: Intent) => dinoSoldiers.check(state, seat, intent) === null;
  const steps = DIRECTIONS.map((by): Intent => ({ type: 'step', unit: unit.id, ...plus(from, by) }));
  const leaps = DIRECTIONS.map((by): Intent => ({ type: 'leap', unit: unit.id, ...plus(from, by, 2) }));
  return (
    steps.some(open) ||
    (has(unit, 'leap') && leaps.some(open)) ||
    (has(unit, 'flight') &&
      dinoSoldiers.intents(state, seat).some((each) => each.type === 'overfly' && each.unit === unit.id))
  );
}
