/** The tool of the kit for a use of a figure. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Pointing } from '../model';
import type { Standing } from '../standing';
import { Aiming } from '../tools/aiming';
import { Facing } from '../tools/facing';
import { Moving } from '../tools/moving';
import { isOnNotch } from '../tools/notch';
import { Putting } from '../tools/putting';
import { Selecting } from '../tools/selecting';
import type { Bench, Tool } from '../tools/tool';
import type { TablePlan, Use } from './contract';

const NONE = { kind: 'none' } as const;

/** The figure in hand, and the target that was aimed at last. */
export interface InHand {
  readonly figure: string;
  readonly mark: string | null;
}

/** The tool that does it; one that only selects for a press. */
export function toolOf<S extends object, I extends Tagged>(
  bench: Bench<S, I, TablePlan<I>>,
  use: Use<S, I>,
  { figure, mark }: InHand,
): Tool {
  switch (use.type) {
    case 'go':
      return new Moving(bench, figure, use.hands, (plan) => (plan.kind === 'move' ? plan : null));
    case 'aim': {
      const hands = { use: use.use, none: NONE, read: aimOf } as const;
      return new Aiming(bench, hands, { figure, mark });
    }
    case 'turn':
      return new Facing(bench, use.use);
    case 'put':
      return new Putting(bench, use.hands, use, () => bench.rest());
    case 'press':
      return new Selecting<S, I, TablePlan<I>>(bench, NONE);
  }
}

function aimOf<I>(plan: TablePlan<I>): Extract<TablePlan<I>, { kind: 'aim' }> | null {
  return plan.kind === 'aim' ? plan : null;
}

/** The parts of a game that tell what a press on figures means. */
interface Pressed<S extends object> {
  readonly standing: Standing<S>;
  facing(state: Frozen<S>, figure: string): number;
  tray(state: Frozen<S>, seat: Seat): readonly string[];
}

/** The player's own figures among these and their riders. */
export function ownAmong<S extends object>(
  game: Pressed<S>,
  state: Frozen<S>,
  seat: Seat | null,
  under: readonly string[],
): readonly string[] {
  if (seat === null) return [];
  const { standing } = game;
  const riders = game.tray(state, seat).filter((id) => under.includes(standing.body(state, id)));
  return [...new Set([...under, ...riders])].filter((id) => standing.owner(state, id) === seat);
}

/** Whether a press is on the notch of a figure. */
export function pressesNotch<S extends object>(
  game: Pressed<S>,
  state: Frozen<S> | null,
  figure: string | null,
  pointing: Pointing,
): boolean {
  const base = state === null || figure === null ? null : game.standing.base(state, figure);
  if (state === null || figure === null || base === null) return false;
  return isOnNotch(figure, { ...base, facing: game.facing(state, figure) }, pointing);
}

/** Whether the next figure aims at the target of this use at first. */
export function isKept<S extends object, I extends Tagged>(
  use: Use<S, I> | null,
  state: Frozen<S>,
  target: string | null,
): boolean {
  return target !== null && (use?.type !== 'aim' || use.use.keeps?.(state, target) !== false);
}
