/** The end of moves or of a turn gives away what units could still do. */
import type { Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { outcomeOf } from '../../bot/foresight/outcome';
import { worthOfAttack } from '../../bot/worth';
import { type Attack, attacksOf, dataOf, type Figure, has, type Now, sideAt, sideOf, through } from '../../rules';
import { canAct } from '../can-act';

/** The hit points that these hits take in the end: an Agile unit ignores the worst of several (DS-AB-AGI-2). */
function landing(victim: Figure, hits: readonly number[]): number {
  const sum = hits.reduce((all, each) => all + each, 0);
  return Math.min(victim.hp, hits.length > 1 ? sum - Math.max(...hits) : sum);
}

/** Whether these hits take more from an Agile unit than those that wait on it already. */
function gainsOnAgile(state: Now, victim: Figure, hits: readonly number[]): boolean {
  const waiting = state.pending
    .filter(({ unit }) => unit === victim.id)
    .map(({ kill, damage, pierce }) => (kill ? victim.hp : through(victim, damage, pierce)));
  return landing(victim, [...waiting, ...hits]) > landing(victim, waiting);
}

/** The units of a seat on the field that could still hit an enemy, if that is no loss. */
export function ableToHit(state: Now, seat: Seat): readonly Figure[] {
  const able = ownOnField(state, seat).map((unit) => ({ unit, attacks: worthy(state, unit) }));
  return able.flatMap(({ unit, attacks }) => {
    const gains = attacks.some((attack) =>
      outcomeOf(state, attack).blows.some(({ victim, damage }) => {
        if (sideOf(victim) === sideOf(unit)) return false;
        if (!has(victim, 'agile')) return damage > 0;
        // All that can still hit it would have to do so.
        const all = able.flatMap((each) => bestOn(state, each.attacks, victim));
        return gainsOnAgile(state, victim, [damage]) || gainsOnAgile(state, victim, all);
      }),
    );
    return gains ? [unit] : [];
  });
}

/** The most that one of these attacks takes from a unit; none if none hits it. */
function bestOn(state: Now, attacks: readonly Attack[], { id }: Figure): readonly number[] {
  const hits = attacks.flatMap((attack) =>
    outcomeOf(state, attack).blows.flatMap(({ victim, damage }) => (victim.id === id ? [damage] : [])),
  );
  return hits.length === 0 ? [] : [Math.max(...hits)];
}

/** The attacks of a unit that the computer would count as a gain: those that cost the enemy more than its own side. */
function worthy(state: Now, unit: Figure): readonly Attack[] {
  return attacksOf(state, unit).filter((attack) => worthOfAttack(state, attack) > 0);
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
