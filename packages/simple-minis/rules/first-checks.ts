/** The questions that the checks of many actions ask first. */
import type { Seat } from '@dwo/kernel';
import { commanderOf, isActive } from './bodies';
import { type Phase, STEPS, type Step } from './data/words';
import { type No, refuse } from './refusal';
import type { Fig, Now } from './state';

/** Why this seat may not decide in one of these phases; null if it may (VS-SEQ-2, VS-RND-2). */
export function refuseAsked(state: Now, seat: Seat, ...phases: readonly Phase[]): No | null {
  if (state.phase === 'over') return refuse('VS-SEQ-2', 'GAME_OVER');
  if (!phases.includes(state.phase)) return refuse('VS-SEQ-2', 'WRONG_PHASE', { phase: state.phase });
  return state.asked === seat ? null : refuse('VS-SEQ-2', 'NOT_YOUR_TURN', { seat: state.asked });
}

/** Whether a phase is a step of a round. */
export function isStep(phase: Phase): phase is Step {
  return (STEPS as readonly Phase[]).includes(phase);
}

/**
 * Why a seat gives no orders to this figure; null if it does. Riders and empty mounts take none (VS-RID-3, VS-RID-5,
 * VS-R-17, VS-R-20).
 */
export function refuseFigure(state: Now, seat: Seat, id: number): No | null {
  const figure = state.figures[id];
  if (figure?.place !== 'table') return refuse('VS-SEQ-2', 'NOT_YOUR_FIGURE', { figure: id });
  if (commanderOf(state, figure) !== seat) return refuse('VS-R-17', 'NOT_YOUR_FIGURE', { figure: id });
  if (figure.riding !== null) return refuse('VS-RID-3', 'NOT_YOUR_FIGURE', { figure: id, mount: figure.riding });
  return isActive(figure) ? null : refuse('VS-RID-5', 'NOT_YOUR_FIGURE', { figure: id });
}

/** Whether a figure or its rider has moved in this round (VS-R-18). */
export function hasMoved(state: Now, figure: Fig): boolean {
  return figure.moved || (figure.rider !== null && state.figures[figure.rider]?.moved === true);
}
