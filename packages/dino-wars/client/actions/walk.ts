/** The ways and tellings of moving on the ground, getting into a vehicle, and turning. */

import { DINOSAURS, dinosaurOf, type FigureId, type MovePlan, planMove, type State, wayOf } from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { Cue } from '@dwo/kits/miniatures/theatre/performance';
import { figureDid } from '../hud/words/log-entry';
import { inches } from '../hud/words/words';
import { isBeast, soldierOf, vehicleOf } from '../tools/figures';
import { chargeLeft, movementLeft, whyNot } from '../tools/referee';
import type { Tellings } from './telling';
import { plain, type Walk, type Walker, type Way } from './way';

export const walkWay: Way = {
  icon: 'tape',
  atOnce: true,
  along(walker, corners, stopAt) {
    const { state, figure } = walker;
    const boards = stopAt !== null && soldierOf(state, figure) !== null && vehicleOf(state, stopAt) !== null;
    return boards ? boarding(walker, corners, stopAt) : walking(walker, corners, stopAt);
  },
  leftCi: walkLeftCi,
};

export function walkLeftCi({ state, figure }: Walker, contact: boolean): number {
  return movementLeft(state, figure) + (contact ? chargeLeft(state, figure) : 0);
}

export function walking({ state, figure }: Walker, corners: readonly Point[], stopAt: FigureId | null): Walk {
  const plan: MovePlan = planMove(state, figure, corners, stopAt);
  const { path, costCi, touches, refusal } = plan;
  const mayCi = Math.max(0, plan.leftCi + costCi);
  const intent = { type: 'move', figure, path: plain(corners), stopAt } as const;
  return { asked: corners, stopAt, path, heights: null, costCi, mayCi, touches, refusal, intent };
}

/**
 * Getting into a vehicle. The walk into contact is part of it; a soldier who already touches the vehicle needs none (DW-R-113).
 */
function boarding(walker: Walker, corners: readonly Point[], vehicle: FigureId): Walk {
  const { state, seat, figure } = walker;
  const { path, costCi } = wayOf(state, figure, corners, vehicle);
  const intent = { type: 'board', figure, vehicle, seat: null, path: plain(path.slice(1)) } as const;
  const refusal = whyNot(state, seat, intent);
  const mayCi = walkLeftCi(walker, false);
  return { asked: corners, stopAt: vehicle, path, heights: null, costCi, mayCi, touches: [vehicle], refusal, intent };
}

/** Rubber squeaks, higher for smaller figures; plastic clacks. */
export function stepCue(figure: FigureId, state: Frozen<State>): Cue {
  const kind = dinosaurOf(state, figure)?.kind;
  if (kind === undefined) return { voice: 'clack', pitch: 1 };
  return { voice: 'squeak', pitch: 0.6 + 1.2 * (1 - Math.min(1, DINOSAURS[kind].radiusCi / 260)) };
}

const turnCue = (): Cue => ({ voice: 'clack', pitch: 1.2 });

export const walk: Tellings<'moved' | 'leftContact' | 'faced' | 'moveEnded' | 'stopped' | 'paidTerrain'> = {
  moved: {
    pictureMs: 1000,
    effects: ({ figure, path }) => [{ type: 'glide', figure, path }],
    cue: ({ figure }, state) => stepCue(figure, state),
    entry({ figure, costCi }, scribe) {
      const rule = isBeast(scribe.state, figure) ? 'DW-MOVE-2' : 'DW-AMOVE-1';
      return figureDid(scribe, figure, 'log.moved', { rule, length: inches(costCi) });
    },
  },
  leftContact: {
    cue: turnCue,
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.left-contact', { rule: 'DW-AMOVE-2' }),
  },
  faced: {
    cue: turnCue,
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.faced', { rule: 'DW-R-9' }),
  },
  moveEnded: { entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.move-ended', { rule: 'DW-MOVE-8' }) },
  stopped: {},
  paidTerrain: {
    entry: ({ figure, costCi }, scribe) =>
      figureDid(scribe, figure, 'log.paid-terrain', { rule: 'DW-OPT-TERR-2', length: inches(costCi) }),
  },
};
