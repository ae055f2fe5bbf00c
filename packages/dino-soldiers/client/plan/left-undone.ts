/** The end of moves or of a turn gives away what units could still do. */
import type { Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { outcomeOf } from '../../bot/foresight/outcome';
import { attacksOf, dataOf, type Figure, type Now, sideAt, sideOf } from '../../rules';
import { canAct } from '../can-act';

/** The units of a seat on the field that could still hit an enemy. */
export function ableToHit(state: Now, seat: Seat): readonly Figure[] {
  return ownOnField(state, seat).filter((unit) =>
    attacksOf(state, unit).some((attack) =>
      outcomeOf(state, attack).blows.some(({ victim }) => sideOf(victim) !== sideOf(unit)),
    ),
  );
}

/**
 * Whether the log of the present turn tells of a move that turned a tile up or hurt its unit. A unit that died by it has left
 * no other trace.
 */
export function hasMoved(log: readonly Pick<LogEntry, 'kind' | 'rule'>[]): boolean {
  const turn = log.slice(log.findLastIndex(({ kind }) => kind === 'heading') + 1);
  return turn.some(({ rule }) => rule === 'DS-MOV-7' || rule === 'DS-TER-6');
}

/** Whether units of a seat can act, and none has moved, attacked or come in during this turn. */
export function isUntouched(state: Now, seat: Seat): boolean {
  if (state.step !== 'move' || state.cameIn) return false;
  const able = state.units.some((unit) => sideOf(unit) === sideAt(state, seat) && canAct(state, unit));
  return able && ownOnField(state, seat).every((unit) => unit.modes.length === 0 && unit.points === dataOf(unit).move);
}

function ownOnField(state: Now, seat: Seat): Figure[] {
  return state.units.filter((unit) => unit.place === 'field' && sideOf(unit) === sideAt(state, seat));
}
