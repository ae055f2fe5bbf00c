/**
 * Moves on the ground: dinosaurs in phase 1, soldiers and vehicles in phase 4, in as many parts as their owner likes
 * (DW-R-8, DW-TURN-4).
 */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { refuseArmyFigure, refuseDinosaur, refuseNow } from '../first-checks';
import type { Move } from '../intents';
import { refuseWay, wayOf } from '../movement/paths';
import { walk } from '../movement/walk';
import { actingSide } from '../phases';
import type { No } from '../refusal';
import { sampleMoves } from '../sample';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/** Dinosaurs move in phase 1 only, soldiers and vehicles in phase 4 only (DW-MOVE-1, DW-AMOVE-1, DW-TURN-3). */
function checkMove(state: Frozen<State>, seat: Seat, { figure, path, stopAt }: Move): No | null {
  const no = refuseNow(state, seat, ['dinosaur-movement', 'army-movement']);
  if (no !== null) return no;
  const refuseFigure = actingSide(state) === 'army' ? refuseArmyFigure : refuseDinosaur;
  return refuseFigure(state, seat, figure) ?? refuseWay(state, figure, wayOf(state, figure, path, stopAt));
}

/** A path that ends in contact obliges the mover to nothing (DW-MOVE-6, DW-R-6). A dinosaur leaves contact freely (DW-MOVE-7). */
function resolveMove(state: Frozen<State>, { figure, path, stopAt }: Move, emit: Emit): void {
  walk(state, figure, wayOf(state, figure, path, stopAt), emit);
}

/** Offers some moves of a figure. */
function moveIntents(state: Frozen<State>, id: FigureId): Move[] {
  return sampleMoves(state, id);
}

/** The action `move`: a figure follows a path on the ground. */
export const move: Action<Move> = {
  check: checkMove,
  resolve: ({ state, intent, emit }) => resolveMove(state, intent, emit),
  offers: { acting: { phases: ['dinosaur-movement', 'army-movement'], intents: moveIntents } },
};
