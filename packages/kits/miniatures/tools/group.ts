/** A group: several figures that move in formation, each by its own rules. */
import type { Frozen, Point, Refusal, Seat } from '@dwo/kernel';
import type { MovePreview } from './go';

/** How one member of a group moves. */
export interface Going<I> {
  readonly figure: string;
  /** Null while the group has no destination. */
  readonly preview: MovePreview<I> | null;
  /** The distance between its end and its destination; 0 if it goes all the way. */
  readonly shortCi: number;
  /** The refusal that stops it; null if nothing does, or the edge of the table. */
  readonly why: Refusal | null;
}

/** How a march ended early: why, how many had moved, and which are left. */
export interface Stop {
  readonly why: 'refused' | 'surprise';
  readonly gone: number;
  readonly of: number;
  readonly left: readonly string[];
}

/** A group on the desk. */
export interface GroupPlan<I> {
  readonly kind: 'group';
  /** In the order in which they move. */
  readonly members: readonly Going<I>[];
  /** The displacement; null while it is not decided. */
  readonly by: Point | null;
  /** Whether the destination is fixed and waits for confirmation. */
  readonly fixed: boolean;
  /** The rectangle that is being drawn round figures. */
  readonly band: { readonly from: Point; readonly to: Point } | null;
  readonly stopped: Stop | null;
}

/** A figure that is to move by a displacement in ci. A glance asks less of the search than a choice that was made. */
export interface Walk<S> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
  readonly figure: string;
  readonly by: Point;
  readonly effort: 'glance' | 'search';
}

/** The answers of a game to the tool of groups. */
export interface GroupHands<S, I> {
  /** Whether a figure can join now: on the table, of this seat, and moving by itself. */
  canJoin(state: Frozen<S>, seat: Seat, figure: string): boolean;
  /** All figures that can join, in the order of the tray. */
  joinable(state: Frozen<S>, seat: Seat): readonly string[];
  /** Whether a box leaves a figure where it stands, because something would be useless without it; a tap still adds it. Default: no. */
  isNeeded?(state: Frozen<S>, figure: string): boolean;
  place(state: Frozen<S>, figure: string): Point | null;
  /** How a figure goes by itself. */
  going(walk: Walk<S>): Going<I>;
  /** The state with a figure at another place, to judge the ways of those that go after it. */
  moved(state: Frozen<S>, figure: string, to: Point): Frozen<S>;
  /** Whether the next intent of a march may be sent without a new look at the table. */
  isUnsurprising(before: Frozen<S>, after: Frozen<S>, seat: Seat): boolean;
  /** How a march ended early, in words. */
  stopped(stop: Stop): string;
}

/** The middle of these figures; null if none has a place. */
export function middleOf<S>(
  { place }: Pick<GroupHands<S, never>, 'place'>,
  state: Frozen<S>,
  members: readonly string[],
): Point | null {
  const places = members.flatMap((id) => place(state, id) ?? []);
  if (places.length === 0) return null;
  const mean = (of: (at: Point) => number) => Math.round(places.reduce((all, at) => all + of(at), 0) / places.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** All figures that can join, without those that are needed where they stand. */
export function everyone<S>(
  { joinable, isNeeded }: Pick<GroupHands<S, never>, 'joinable' | 'isNeeded'>,
  state: Frozen<S>,
  seat: Seat,
): readonly string[] {
  return joinable(state, seat).filter((id) => isNeeded?.(state, id) !== true);
}

/** The figures that can join inside a rectangle, without those that are needed where they stand. */
export function within<S>(
  hands: Pick<GroupHands<S, never>, 'joinable' | 'isNeeded' | 'place'>,
  state: Frozen<S>,
  seat: Seat,
  { from, to }: { readonly from: Point; readonly to: Point },
): readonly string[] {
  const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  return everyone(hands, state, seat).filter((id) => {
    const at = hands.place(state, id);
    return at !== null && between(at.x, from.x, to.x) && between(at.y, from.y, to.y);
  });
}

/**
 * How each member goes, in an order in which none runs into one that goes later: those in front first. Members that are blocked
 * at first are tried again when the others have gone. `by` tells the displacement of each.
 */
export function marching<S, I>(
  { place, going, moved }: Pick<GroupHands<S, I>, 'place' | 'going' | 'moved'>,
  members: readonly string[],
  { state, seat, effort, by }: Omit<Walk<S>, 'figure' | 'by'> & { by(figure: string): Point },
): readonly Going<I>[] {
  const forward = (id: string) => {
    const [at, { x, y }] = [place(state, id) ?? { x: 0, y: 0 }, by(id)];
    return (at.x * x + at.y * y) / Math.max(1, Math.hypot(x, y));
  };
  const order = [...members].sort((a, b) => forward(b) - forward(a));
  const gone: Going<I>[] = [];
  const barred: string[] = [];
  let now = state;
  const send = (figure: string, last: boolean) => {
    const one = going({ state: now, seat, effort, figure, by: by(figure) });
    if (!last && one.shortCi > 0) {
      barred.push(figure);
      return;
    }
    gone.push(one);
    const end = one.preview?.refusal === null ? one.preview.points.at(-1) : undefined;
    if (end !== undefined) now = moved(now, figure, end);
  };
  for (const figure of order) send(figure, false);
  for (const figure of barred.splice(0)) send(figure, true);
  return gone;
}
