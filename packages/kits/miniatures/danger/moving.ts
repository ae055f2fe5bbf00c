/** The figure that is being moved, for the display of danger, and a move to the safest place. */
import { bearing, type Frozen, type Point, type Seat } from '@dwo/kernel';
import { notify } from '../../shell/store';
import { hintDesk } from '../hints/desk';
import type { Mark } from '../mark-model';
import type { Standing } from '../standing';
import type { MovePreview } from '../tools/go';
import type { Going } from '../tools/group';
import type { Arrival, Stand } from './contract';
import type { DangerDesk } from './desk';
import { dangerMarks } from './marks';
import type { DangerWatch } from './watch';
import { say } from './words';

/** A planned move of any game. */
interface Moving {
  readonly figure: string;
  readonly preview: MovePreview<unknown> | null;
}

/** The end of a legal path, with the height and the facing there; null for none. */
export function endOf(preview: MovePreview<unknown> | null): Stand | null {
  const [before, end] = preview?.points.slice(-2) ?? [];
  if (preview === null || preview.refusal !== null || before === undefined || end === undefined) return null;
  return { x: end.x, y: end.y, z: preview.heights?.at(-1) ?? 0, facing: preview.facing ?? bearing(before, end) ?? 0 };
}

/** A planned move for the question about its targets; null for none that is allowed. */
export function arrivalOf(figure: string, preview: MovePreview<unknown> | null): Arrival | null {
  const at = endOf(preview);
  return at === null || preview === null ? null : { figure, at, costCi: preview.costCi };
}

/** The places where the members of a group will stand; a member that can't go stays. */
export function arrivalsOf<S>(
  standing: Standing<S>,
  state: Frozen<S>,
  members: readonly Going<unknown>[],
): readonly Arrival[] {
  return members.flatMap(({ figure, preview }) => {
    const goes = arrivalOf(figure, preview);
    const base = standing.base(state, figure);
    if (goes !== null || base === null) return goes ?? [];
    return { figure, at: { x: base.x, y: base.y }, costCi: 0 };
  });
}

/** The table, its viewer, and the dangers that are drawn for them. */
interface DangerView<S> {
  readonly state: Frozen<S>;
  readonly seat: Seat | null;
  readonly desk: DangerDesk;
}

/**
 * The marks of danger for a view; `move` is the planned move, null for none. An open hint tells of the danger where it leads,
 * so that numbers about another figure's move would contradict it.
 */
export function marksOfDanger<S>(
  standing: Standing<S>,
  { state, seat, desk }: DangerView<S>,
  move: Moving | null,
): readonly Mark[] {
  const body = (figure: string) => standing.body(state, figure);
  const base = (figure: string) => standing.base(state, body(figure));
  const shown = hintDesk.getState().of === null ? move : null;
  const here = shown === null ? null : base(shown.figure);
  const end = shown === null ? null : (endOf(shown.preview) ?? here);
  const mover =
    shown === null || here === null || end === null
      ? null
      : { figure: body(shown.figure), end, radiusCi: here.radiusCi };
  const foes = seat === null ? [] : standing.enemies(state, seat);
  return dangerMarks(desk, { mover, base, body, isFoe: (figure) => foes.includes(figure) });
}

/** The tools of a table, as far as a safest place needs them. */
interface Planner {
  /** The planned move; null for none. */
  move(): Moving | null;
  selected(): string | null;
  /** Gives up the planned move. */
  cancel(): unknown;
  /** Plans a way. */
  follow(path: readonly Point[], stopAt: null): void;
}

/** Plans a move to the place within reach where the figure is safest; says so if it stands there, at `here`, or if its planned move ends there. */
export async function planSafest<S>(watch: DangerWatch<S>, here: Point | null, planner: Planner): Promise<void> {
  const move = planner.move();
  if (move === null) return;
  const planned = move.preview?.refusal === null ? (move.preview.points.at(-1) ?? null) : null;
  const near = planned ?? here;
  if (near === null) return;
  const found = await watch.safest(near);
  if (found === null || planner.selected() !== move.figure) return;
  const { x, y } = found.at;
  const isAt = (place: Point | null) => place !== null && Math.hypot(place.x - x, place.y - y) < 1;
  if (!isAt(near) && !isAt(here)) {
    planner.follow([{ x, y }], null);
    return;
  }
  if (!isAt(near)) planner.cancel();
  notify({ text: say('safest.here'), rule: null, tone: 'info' });
}
