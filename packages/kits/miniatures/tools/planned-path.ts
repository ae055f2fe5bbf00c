/** The path that is planned for a figure: its corners, its end, and what the player has chosen there. */
import type { Point, Point3 } from '@dwo/kernel';
import type { Pointing } from '../model';
import { CRUMB_CI, type GoHands, type MovePlan, type Walker } from './go';
import type { Bench } from './tool';
import { previewMove, snapTarget } from './way-round';

/** A path that ends somewhere, in contact with a figure or not. */
export interface Aimed {
  readonly to: Point;
  readonly stopAt: string | null;
}

/** The path of one figure, which lies on the desk among the plans of its game. */
export class PlannedPath<S extends object, I, M extends string, P> {
  /** The pointer that drags the figure; null if none does. */
  drag: Pointing['pointer'] | null = null;
  readonly #bench: Bench<S, I, P | MovePlan<I, M>>;
  readonly #figure: string;
  readonly #hands: GoHands<S, I, M>;
  /** The move on the desk among the game's plans; null if it is another plan. */
  readonly #read: (plan: P | MovePlan<I, M>) => MovePlan<I, M> | null;
  #corners: readonly (Point | Point3)[] = [];
  #aimed: Aimed | null = null;
  /** The facing at the end that the player has chosen. */
  #facing: number | null = null;
  /** Height of the next corner of a flight. */
  #z = 0;

  constructor(
    bench: Bench<S, I, P | MovePlan<I, M>>,
    figure: string,
    hands: GoHands<S, I, M>,
    read: (plan: P | MovePlan<I, M>) => MovePlan<I, M> | null,
  ) {
    this.#bench = bench;
    this.#figure = figure;
    this.#hands = hands;
    this.#read = read;
    this.#z = hands.flight?.first(bench.state(), figure) ?? 0;
  }

  /** The waypoints. */
  get corners(): readonly (Point | Point3)[] {
    return this.#corners;
  }

  /** The height of the next corner of a flight, in ci. */
  get height(): number {
    return this.#z;
  }

  /** The figure that the path shall end at; null for none. */
  get stopAt(): string | null {
    return this.#aimed?.stopAt ?? null;
  }

  /** Plans the same path again, after the table has changed. */
  refresh(): void {
    const plan = this.laid();
    if (plan?.preview != null && this.#aimed !== null) this.lay(this.#aimed, plan.fixed);
  }

  /** Changes the height of the next corner of a flight to this one, in ci. */
  climbTo(z: number): void {
    const { flight } = this.#hands;
    if (flight === null) return;
    this.#z = Math.max(0, Math.min(flight.ceilingCi, Math.round(z)));
    if (this.#aimed === null) this.#aimed = this.#here();
    if (this.#aimed !== null) this.lay(this.#aimed, this.laid()?.fixed ?? false);
  }

  /** Plans a whole path at once, with the height of each corner, as an intent has it. */
  follow(path: readonly (Point | Point3)[], stopAt: string | null): void {
    const to = path.at(-1);
    if (to === undefined) return;
    this.#corners = path.slice(0, -1);
    if ('z' in to) this.#z = to.z;
    this.lay({ to: { x: to.x, y: to.y }, stopAt }, true);
  }

  /** Makes the present end of the path a corner, so that the next tap adds a leg. */
  pin(): void {
    const preview = this.laid()?.preview;
    if (preview == null || preview.refusal !== null || preview.points.length < 2) return;
    const { points, heights } = preview;
    this.#corners = points
      .slice(1)
      .map(({ x, y }, at) => (heights === null ? { x, y } : { x, y, z: heights[at + 1] ?? 0 }));
    this.#aimed = null;
    this.#show(true, preview);
  }

  /** Whether a path is planned at whose end the player may turn the figure. */
  get turns(): boolean {
    return this.laid()?.preview?.facing !== undefined;
  }

  /** Turns the figure at the end of its path. */
  turn(degrees: number): void {
    this.turnTo((this.laid()?.preview?.facing ?? 0) + degrees);
  }

  turnTo(degrees: number): void {
    const aimed = this.#aimed ?? this.#here();
    if (!this.turns || aimed === null) return;
    this.#facing = ((degrees % 360) + 360) % 360;
    this.lay(aimed, this.laid()?.fixed ?? false);
  }

  /** Undoes the destination, or else the last corner; false if there is neither. */
  unpin(): boolean {
    const standing = this.stands();
    if (!standing && this.#corners.length === 0) return false;
    const corners = standing ? this.#corners : this.#corners.slice(0, -1);
    const walker = this.walker();
    const end = corners.at(-1);
    this.clear();
    if (walker === null || end === undefined) return true;
    this.#corners = corners;
    this.#show(
      true,
      previewMove(this.#hands.way, {
        ...walker,
        corners: corners.slice(0, -1),
        to: end,
        stopAt: null,
        effort: 'search',
      }),
    );
    return true;
  }

  /**
   * Plans the way to a point, or into contact with the figure there. `under` is the figure whose drawing the pointer is on: a
   * finger is coarser than a base, and a drawing is higher.
   */
  plan(at: Point, fixed: boolean, under: string | null = null): void {
    const walker = this.walker();
    const { way } = this.#hands;
    const stopAt = walker === null ? null : snapTarget(way, walker, at, under);
    const to = stopAt === null ? at : (way.place(this.#bench.state(), stopAt) ?? at);
    this.lay({ to: { x: Math.round(to.x), y: Math.round(to.y) }, stopAt }, fixed);
  }

  /** Plans the way to a destination; `fixed` if it no longer follows the pointer. */
  lay(aimed: Aimed, fixed: boolean): void {
    const walker = this.walker();
    if (walker === null) return;
    const { stopAt } = aimed;
    const effort = fixed ? 'search' : 'glance';
    const to = this.#hands.flight === null ? aimed.to : { ...aimed.to, z: this.#heightAt(aimed) };
    const preview = previewMove(this.#hands.way, { ...walker, corners: this.#corners, to, stopAt, effort });
    this.#aimed = aimed;
    this.#show(fixed, preview);
  }

  /** A flight to a figure ends at that figure's height, because only there it comes into contact. */
  #heightAt({ to, stopAt }: Aimed): number {
    return stopAt === null ? this.#z : (this.#hands.flight?.endAt(this.#bench.state(), to) ?? 0);
  }

  #show(fixed: boolean, preview: MovePlan<I, M>['preview']): void {
    const { mode } = this.#hands;
    const { drag } = this;
    const z = this.#hands.flight === null ? null : this.#z;
    const aim = this.#aimed?.stopAt ?? null;
    const plan = { kind: 'move', mode, figure: this.#figure, corners: this.#corners, fixed, drag, z, aim } as const;
    this.#bench.lay({ ...plan, preview, reachesCi: this.#reaches() });
  }

  #reaches(): readonly number[] {
    const walker = this.walker();
    if (walker === null) return [];
    return [...new Set([false, true].map((contact) => this.#hands.way.left(walker, contact)))];
  }

  /** Forgets the path. */
  clear(): void {
    this.#corners = [];
    this.#aimed = null;
    this.#facing = null;
    this.#show(false, null);
  }

  /** Leads nowhere until the pointer is back: only the corners stay. */
  rest(): void {
    if (this.#aimed === null) return;
    this.#aimed = null;
    this.#show(false, null);
  }

  #here(): Aimed | null {
    const at = this.#corners.at(-1) ?? this.#hands.way.place(this.#bench.state(), this.#figure);
    return at === null ? null : { to: { x: at.x, y: at.y }, stopAt: null };
  }

  /** Whether the figure can still move; if not, a hovering pointer shows no plan. */
  canGo(): boolean {
    const walker = this.walker();
    return walker !== null && this.#hands.way.left(walker, true) >= CRUMB_CI;
  }

  /** Whether a destination is fixed, so that the path no longer follows the pointer. */
  stands(): boolean {
    return this.laid()?.fixed === true && this.#aimed !== null;
  }

  /** The figure that walks; null for a spectator. */
  walker(): Walker<S, M> | null {
    const seat = this.#bench.seat();
    if (seat === null) return null;
    return { state: this.#bench.state(), seat, figure: this.#figure, mode: this.#hands.mode, facing: this.#facing };
  }

  /** The plan of this figure on the desk; null if it has none. */
  laid(): MovePlan<I, M> | null {
    const plan = this.#read(this.#bench.plan());
    return plan?.figure === this.#figure ? plan : null;
  }
}
