/** Writers of overruns, answers, wounds and deaths. */

import { PARAMETERS } from '../data/parameters';
import { noteStir } from '../ending/idling';
import { countOut, leaveGrid } from '../figure-index';
import type { FigureId, State } from '../state';
import { endMove } from './moves';
import { goOn, noteBuilding, noteCharge } from './sky';
import { freeSeat } from './vehicles';
import { leaveCrew } from './weapons';
import { dinosaur, figure, player, type Writers } from './writers';

/** Writers of overruns, answers, wounds and deaths, by type of event. */
export const FIRE_EVENTS: Writers<
  | 'overrunDeclared'
  | 'reactionOpened'
  | 'reactionClosed'
  | 'wounded'
  | 'attacked'
  | 'luckRolled'
  | 'killed'
  | 'overrunEnded'
> = {
  overrunDeclared(state, event) {
    const attacker = dinosaur(state, event.figure);
    attacker.facing = event.facing;
    attacker.spentCi += event.costCi;
    noteCharge(state, attacker);
    const target = figure(state, event.target);
    if ('overrun' in target) target.overrun = true;
  },
  reactionOpened(state, event) {
    state.reactions.push({ target: event.target, dinosaur: event.figure, weapons: [...event.weapons] });
  },
  reactionClosed(state, event) {
    dropReaction(state, event.target);
    countAnswer(state, figure(state, event.target).owner, event.late);
  },
  wounded(state, event) {
    dinosaur(state, event.figure).lifePoints -= event.lost;
  },
  attacked(state, event) {
    if (!event.overrun) dinosaur(state, event.figure).attacked = true;
    noteCharge(state, dinosaur(state, event.figure));
    noteBuilding(state, event);
    state.attackRolled = true;
  },
  luckRolled() {},
  /** The dead leave the table at once (DW-DMG-12). */
  killed(state, event, index) {
    const dead = figure(state, event.figure);
    if (index !== null) {
      leaveGrid(index, event.figure);
      countOut(index, dead, true);
    }
    dead.alive = false;
    if ('aboard' in dead && dead.aboard !== null) freeSeat(state, event.figure);
    if ('crewOf' in dead) leaveCrew(state, event.figure);
  },
  overrunEnded(state, event) {
    // A dead figure owes no answer.
    dropReaction(state, event.target);
    if (!event.success) endMove(state, event.figure);
    else goOn(state, event.figure);
  },
};

function dropReaction(state: State, id: FigureId): void {
  const at = state.reactions.findIndex(({ target }) => target === id);
  if (at >= 0) state.reactions.splice(at, 1);
}

/** Timeouts in a row count until the turn ends; two of them stay counted whatever the player answers later (DW-R-17). */
function countAnswer(state: State, seat: number, late: boolean): void {
  if (!late) noteStir(state, seat);
  const owner = player(state, seat);
  if (owner.timeouts >= PARAMETERS.timeoutsBeforeAuto) return;
  const timeouts = late ? owner.timeouts + 1 : 0;
  owner.timeouts = timeouts;
}
