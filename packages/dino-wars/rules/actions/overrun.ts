/** Overruns: a dinosaur attacks what it touches in the middle of its move (§3.6 of the rules). */
import { bearing, type Dice, type Frozen, type Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { armyFigureOf, dinosaurOf, sure } from '../figures';
import { bestWeapon, closingWeapons, finishOverrun, orderInForce } from '../fire/closing';
import { awaitsAnswer, refuseDinosaur, refuseNow } from '../first-checks';
import type { Overrun } from '../intents';
import { overrunLeftCi } from '../movement/charge';
import { preyOf, refusePrey } from '../movement/reach';
import { overrunCost } from '../movement/swim';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/**
 * The dinosaur must live, its move must not be over, it must have 2" left and touch the target (DW-OVER-1). It does not
 * matter since when it touches (DW-R-7).
 */
function checkOverrun(state: Frozen<State>, seat: Seat, { figure, target }: Overrun): No | null {
  return (
    refuseNow(state, seat, ['dinosaur-movement']) ??
    refuseDinosaur(state, seat, figure) ??
    refuseOverrun(state, figure, target)
  );
}

/** Returns why this dinosaur may not overrun this figure, or null if it may. The seat does not matter. */
function refuseOverrun(state: Frozen<State>, figure: FigureId, target: FigureId): No | null {
  const dinosaur = sure(dinosaurOf(state, figure));
  const victim = armyFigureOf(state, target);
  if (victim === null) return refuse('DW-OVER-2', '', { figure, target });
  if (!victim.alive) return refuse('DW-OVER-2', 'DEAD', { target });
  if (awaitsAnswer(state, target)) return refuse('DW-R-24', 'REACTION_PENDING', { target });
  if (dinosaur.moveOver) return refuse('DW-MOVE-8', 'MOVE_OVER', { figure });
  const left = overrunLeftCi(state, figure);
  const costCi = overrunCost(state, figure);
  if (left < costCi) {
    return refuse('DW-OVER-1', 'NOT_ENOUGH_MOVEMENT', { figure, costCi, leftCi: left });
  }
  const unreached = refusePrey(state, figure, target, 'DW-OVER-2');
  // The target is legal but out of contact.
  return unreached?.rule === 'DW-OVER-2' ? refuse('DW-OVER-1', 'NO_CONTACT', { figure, target }) : unreached;
}

/**
 * Pays 2" even if the overrun fails (DW-OVER-3), turns to the target (DW-R-9), and plays on until the target's owner must
 * answer (DW-R-14). Nothing else opens closing fire (DW-CLOSE-1).
 */
function resolveOverrun(state: Frozen<State>, { figure, target }: Overrun, dice: Dice, emit: Emit): void {
  const dinosaur = sure(dinosaurOf(state, figure));
  const victim = sure(armyFigureOf(state, target));
  const weapons = closingWeapons(state, target, figure);
  const facing = bearing(dinosaur, victim) ?? dinosaur.facing;
  emit({ type: 'overrunDeclared', figure, target, facing, costCi: overrunCost(state, figure) });
  const order = orderInForce(state, target);
  if (weapons.length > 0 && order === 'ask') {
    emit({ type: 'reactionOpened', target, figure, weapons });
    return;
  }
  const answer = order === 'fire-best' ? bestWeapon(state, target, figure, weapons) : null;
  finishOverrun(state, { dinosaur: figure, target, answer }, dice, emit);
}

/**
 * Lists the figures that a dinosaur may overrun where it stands (DW-OVER-2, DW-R-23). A further one costs 2" and no path
 * (DW-OVER-12).
 */
export function overrunTargets(state: Frozen<State>, id: FigureId): FigureId[] {
  if (state.phase !== 'dinosaur-movement' || state.ending !== null || awaitsAnswer(state, id)) return [];
  if (dinosaurOf(state, id) === null) return [];
  return preyOf(state, id).filter((target) => refuseOverrun(state, id, target) === null);
}

/** Lists all overruns of a dinosaur. */
function overrunIntents(state: Frozen<State>, id: FigureId): Overrun[] {
  return overrunTargets(state, id).map((target) => ({ type: 'overrun', figure: id, target }));
}

/** The action `overrun`: a dinosaur attacks a figure in contact during its move in phase 1 (§3.6). */
export const overrun: Action<Overrun> = {
  check: checkOverrun,
  resolve: ({ state, intent, dice, emit }) => resolveOverrun(state, intent, dice, emit),
  offers: { acting: { phases: ['dinosaur-movement'], intents: overrunIntents } },
};
