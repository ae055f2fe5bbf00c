/** Moves a figure: drag it, or tap its destination, with waypoints on the path. */
import { distance, type Point, type Point3 } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import { cycle } from './cycle';
import { CRUMB_CI, type GoHands, type MovePlan, type Walker } from './go';
import type { Bench, Tool } from './tool';
import { previewMove, snapTarget } from './way-round';

/** A shorter drag is taken for a slip. */
const SLIP_CI = 30;
/** A tap this near to the end of a planned path means "go". */
const GO_CI = 60;

/** A path that ends somewhere, in contact with a figure or not. */
interface Aimed {
  readonly to: Point;
  readonly stopAt: string | null;
}

/** Plans paths for one figure. */
export class Moving<S extends object, I, M extends string, P> implements Tool {
  readonly name = 'moving';
  readonly notched = true;
  readonly mode: M;
  readonly #bench: Bench<S, I, P | MovePlan<I, M>>;
  readonly #figure: string;
  readonly #hands: GoHands<S, I, M>;
  /** The move on the desk among the game's plans; null if it is another plan. */
  readonly #read: (plan: P | MovePlan<I, M>) => MovePlan<I, M> | null;
  #corners: readonly (Point | Point3)[] = [];
  #aimed: Aimed | null = null;
  #drag: Pointing['pointer'] | null = null;
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
    this.mode = hands.mode;
    this.#z = hands.flight?.first(bench.state(), figure) ?? 0;
  }

  enter(): void {
    this.#clear();
  }

  point(pointing: Pointing): boolean {
    switch (pointing.type) {
      case 'down':
        this.#drag = pointing.figure === this.#figure ? pointing.pointer : null;
        return this.#drag !== null;
      case 'move':
        if (this.#drag !== null) this.#plan(pointing.at, false);
        return this.#drag !== null;
      case 'up':
        this.#drop(pointing);
        return false;
      case 'hover':
        if (!this.#stands() && pointing.figure !== this.#figure && this.#canGo()) this.#plan(pointing.at, false);
        return false;
      case 'tap':
        this.#drag = null;
        this.#tap(pointing);
        return false;
      case 'cancel':
        this.#drag = null;
        this.#clear();
        return false;
    }
  }

  /** Plans a move into contact with a figure, for the list and the keyboard. */
  goFor(target: string): void {
    if (this.#does(target)) return;
    const centre = this.#hands.way.place(this.#bench.state(), target);
    if (centre !== null) this.#lay({ to: centre, stopAt: target }, true);
  }

  /** Plans a move to a place on the table. */
  goToPoint(to: Point): void {
    this.#plan(to, true);
  }

  /** Changes the height of the next corner of a flight, in ci. */
  climb(byCi: number): void {
    this.climbTo(this.#z + byCi);
  }

  climbTo(z: number): void {
    const { flight } = this.#hands;
    if (flight === null) return;
    this.#z = Math.max(0, Math.min(flight.ceilingCi, Math.round(z)));
    if (this.#aimed === null) this.#aimed = this.#here();
    if (this.#aimed !== null) this.#lay(this.#aimed, this.#laid()?.fixed ?? false);
  }

  /** Plans a whole path at once, with the height of each corner, as an intent has it. */
  follow(path: readonly (Point | Point3)[], stopAt: string | null): void {
    const to = path.at(-1);
    if (to === undefined) return;
    this.#corners = path.slice(0, -1);
    if ('z' in to) this.#z = to.z;
    this.#lay({ to: { x: to.x, y: to.y }, stopAt }, true);
  }

  /** Makes the present end of the path a corner, so that the next tap adds a leg. */
  pin(): void {
    const preview = this.#laid()?.preview;
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
    return this.#laid()?.preview?.facing !== undefined;
  }

  /** Turns the figure at the end of its path. */
  turn(degrees: number): void {
    const laid = this.#laid();
    const present = laid?.preview?.facing;
    const aimed = this.#aimed ?? this.#here();
    if (present === undefined || aimed === null) return;
    this.#facing = (((present + degrees) % 360) + 360) % 360;
    this.#lay(aimed, laid?.fixed ?? false);
  }

  /** Undoes the destination, or else the last corner; false if there is neither. */
  unpin(): boolean {
    const standing = this.#stands();
    if (!standing && this.#corners.length === 0) return false;
    const corners = standing ? this.#corners : this.#corners.slice(0, -1);
    const walker = this.#walker();
    const end = corners.at(-1);
    this.#clear();
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

  /** Sends the planned move. A path that still follows the pointer is not decided yet. */
  confirm(): void {
    const laid = this.#laid();
    if (laid?.preview == null || !laid.fixed) return;
    const { preview } = laid;
    const meant = this.#aimed?.stopAt ?? null;
    void this.#bench.wish(preview.intent).then((done) => {
      // The next figure may be selected meanwhile.
      if (!done || this.#laid() === null) return;
      this.#clear();
      if (meant !== null) this.#does(meant);
    });
  }

  /** Does to a figure in contact what follows a move; false if nothing can be done to it. */
  #does(target: string): boolean {
    const { next } = this.#hands;
    if (next === null || !next.targets(this.#bench.state(), this.#figure).includes(target)) return false;
    next.use(target);
    return true;
  }

  cancel(): boolean {
    const had = this.#laid()?.preview != null || this.#corners.length > 0;
    this.#drag = null;
    this.#clear();
    return had;
  }

  /**
   * Left and right go through the enemies, the nearest first, and plan a move into contact; in the air, up and down change the
   * height.
   */
  arrow(arrow: Arrow): void {
    const { flight, enemies } = this.#hands;
    if (flight !== null && (arrow === 'up' || arrow === 'down')) {
      this.climb(arrow === 'up' ? flight.stepCi : -flight.stepCi);
      return;
    }
    const step = arrow === 'right' || arrow === 'down' ? 1 : -1;
    const near = enemies(this.#bench.state(), this.#figure);
    const next = cycle(near, this.#aimed?.stopAt ?? null, step);
    if (next !== null) this.goFor(next);
  }

  refresh(): void {
    const plan = this.#laid();
    if (plan?.preview == null || this.#aimed === null) return;
    this.#lay(this.#aimed, plan.fixed);
  }

  #drop({ at, pointer }: Pointing): void {
    if (this.#drag === null) return;
    this.#drag = null;
    const start = this.#hands.way.place(this.#bench.state(), this.#figure);
    if (start === null || distance(start, at) < SLIP_CI) {
      this.#clear();
      return;
    }
    this.#plan(at, true);
    const plan = this.#laid();
    const walker = this.#walker();
    // A figure that was dropped on another was meant to reach it, not to spend its movement on the way.
    const meant = plan?.preview?.refusal === null && walker !== null && !this.#hands.misses(walker, plan);
    if (meant && pointer === 'mouse' && this.#hands.atOnce) this.confirm();
  }

  #tap({ at, figure, pointer }: Pointing): void {
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const plan = this.#laid();
    const end = plan?.preview?.points.at(-1);
    const { way, isOwn } = this.#hands;
    const near = end !== undefined && distance(end, at) <= GO_CI + way.radius(state, this.#figure);
    if (pointer !== 'touch' && plan?.fixed && near) {
      if (plan.preview?.refusal === null) this.confirm();
      return;
    }
    if (figure === this.#figure) {
      this.cancel();
      return;
    }
    if (figure !== null && isOwn(state, seat, figure) && !this.#isLift(figure)) {
      this.#bench.select(figure);
      return;
    }
    if (figure !== null && this.#corners.length === 0 && this.#does(figure)) return;
    this.#plan(at, true);
  }

  /** Whether a tap on an own figure plans a path to it; once that is planned, a second tap selects the figure. */
  #isLift(figure: string): boolean {
    const walker = this.#walker();
    if (walker === null || !this.#hands.lifts(walker, figure)) return false;
    const plan = this.#laid();
    if (plan?.fixed === true && plan.aim === figure) return false;
    // A finger has shown no plan before it taps.
    const to = this.#hands.way.place(walker.state, figure);
    if (to === null) return false;
    const { refusal, touches } = previewMove(this.#hands.way, {
      ...walker,
      ...{ corners: this.#corners, to, stopAt: figure, effort: 'search' },
    });
    return refusal === null && touches.includes(figure);
  }

  #plan(at: Point, fixed: boolean): void {
    const walker = this.#walker();
    const { way } = this.#hands;
    const stopAt = walker === null ? null : snapTarget(way, walker, at);
    const to = stopAt === null ? at : (way.place(this.#bench.state(), stopAt) ?? at);
    this.#lay({ to: { x: Math.round(to.x), y: Math.round(to.y) }, stopAt }, fixed);
  }

  #lay(aimed: Aimed, fixed: boolean): void {
    const walker = this.#walker();
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
    const { mode } = this;
    const drag = this.#drag;
    const z = this.#hands.flight === null ? null : this.#z;
    const aim = this.#aimed?.stopAt ?? null;
    this.#bench.lay({ kind: 'move', mode, figure: this.#figure, corners: this.#corners, fixed, drag, z, aim, preview });
  }

  #clear(): void {
    this.#corners = [];
    this.#aimed = null;
    this.#facing = null;
    this.#show(false, null);
  }

  #here(): Aimed | null {
    const at = this.#corners.at(-1) ?? this.#hands.way.place(this.#bench.state(), this.#figure);
    return at === null ? null : { to: { x: at.x, y: at.y }, stopAt: null };
  }

  /** Whether the figure can still move; if not, a hovering pointer shows no plan. */
  #canGo(): boolean {
    const walker = this.#walker();
    return walker !== null && this.#hands.way.left(walker, true) >= CRUMB_CI;
  }

  /** Whether a destination is fixed, so that the path no longer follows the pointer. */
  #stands(): boolean {
    return this.#laid()?.fixed === true && this.#aimed !== null;
  }

  #walker(): Walker<S, M> | null {
    const seat = this.#bench.seat();
    if (seat === null) return null;
    return { state: this.#bench.state(), seat, figure: this.#figure, mode: this.mode, facing: this.#facing };
  }

  #laid(): MovePlan<I, M> | null {
    const plan = this.#read(this.#bench.plan());
    return plan?.figure === this.#figure ? plan : null;
  }
}
