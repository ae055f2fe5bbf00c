/** Moves a figure: drag it, or tap its destination, with waypoints on the path (phases 1 and 4). */
import type { FigureId } from '@dwo/dino-wars';
import { distance, type Point, type Point3 } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { WAYS } from '../actions';
import type { Walker } from '../actions/way';
import { cycle } from './aiming';
import { biteTargets } from './bites';
import { byDistance, dinosaurOf, enemiesOf, groundAt, isBeast, ownerOf, placeOf, radiusOf } from './figures';
import { previewMove, snapTarget } from './paths';
import type { MoveMode, Plan } from './plan';
import { CRUMB_CI } from './readiness';
import { isRide, missedRide } from './rides';
import type { Bench, Tool } from './tool';
import { leftOf } from './walks';

type MovePlan = Extract<Plan, { kind: 'move' }>;

/** A shorter drag is taken for a slip. */
const SLIP_CI = 30;
/** A tap this near to the end of a planned path means "go". */
const GO_CI = 60;
/** The step by which a flyer's height changes. */
export const CLIMB_CI = 100;
const CEILING_CI = 3600;

/** Plans paths for one figure. A dinosaur that touches an army figure already charges it instead. */
export class Moving implements Tool {
  readonly name = 'moving';
  readonly mode: MoveMode;
  readonly #bench: Bench;
  readonly #figure: FigureId;
  /** Opens the overrun card for a figure in contact. */
  readonly #charge: (target: FigureId) => void;
  #corners: readonly (Point | Point3)[] = [];
  #aimed: { readonly to: Point; readonly stopAt: FigureId | null } | null = null;
  #drag: Pointing['pointer'] | null = null;
  /** Height of the next corner of a flight. */
  #z = 0;

  constructor(bench: Bench, figure: FigureId, mode: MoveMode, charge: (target: FigureId) => void) {
    this.#bench = bench;
    this.#figure = figure;
    this.mode = mode;
    this.#charge = charge;
    if (mode === 'fly') this.#z = Math.max(dinosaurOf(bench.state(), figure)?.z ?? 0, FIRST_HEIGHT_CI);
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
  goTo(target: FigureId): void {
    const state = this.#bench.state();
    if (isBeast(state, this.#figure) && biteTargets(state, this.#figure).includes(target)) {
      this.#charge(target);
      return;
    }
    const centre = placeOf(state, target);
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
    if (this.mode !== 'fly') return;
    this.#z = Math.max(0, Math.min(CEILING_CI, Math.round(z)));
    if (this.#aimed === null) this.#aimed = this.#here();
    if (this.#aimed !== null) this.#lay(this.#aimed, this.#laid()?.fixed ?? false);
  }

  /** Plans a whole path at once, with the height of each corner, as an intent has it. */
  follow(path: readonly (Point | Point3)[], stopAt: FigureId | null): void {
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
      previewMove({ ...walker, corners: corners.slice(0, -1), to: end, stopAt: null, effort: 'search' }),
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
      const state = this.#bench.state();
      if (meant === null || !isBeast(state, this.#figure)) return;
      if (biteTargets(state, this.#figure).includes(meant)) this.#charge(meant);
    });
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
    if (this.mode === 'fly' && (arrow === 'up' || arrow === 'down')) {
      this.climb(arrow === 'up' ? CLIMB_CI : -CLIMB_CI);
      return;
    }
    const state = this.#bench.state();
    const step = arrow === 'right' || arrow === 'down' ? 1 : -1;
    const near = byDistance(state, this.#figure, enemiesOf(state, this.#figure));
    const next = cycle(near, this.#aimed?.stopAt ?? null, step);
    if (next !== null) this.goTo(next);
  }

  refresh(): void {
    const plan = this.#laid();
    if (plan?.preview == null || this.#aimed === null) return;
    this.#lay(this.#aimed, plan.fixed);
  }

  #drop({ at, pointer }: Pointing): void {
    if (this.#drag === null) return;
    this.#drag = null;
    const start = placeOf(this.#bench.state(), this.#figure);
    if (start === null || distance(start, at) < SLIP_CI) {
      this.#clear();
      return;
    }
    this.#plan(at, true);
    const plan = this.#laid();
    const seat = this.#bench.seat();
    // A figure that was dropped on a vehicle was meant to get in, not to spend its movement on the way.
    const meant =
      plan?.preview?.refusal === null && seat !== null && missedRide(this.#bench.state(), seat, plan) === null;
    if (meant && pointer === 'mouse' && WAYS[this.mode].atOnce) this.confirm();
  }

  #tap({ at, figure, pointer }: Pointing): void {
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const plan = this.#laid();
    const end = plan?.preview?.points.at(-1);
    const near = end !== undefined && distance(end, at) <= GO_CI + radiusOf(state, this.#figure);
    if (pointer !== 'touch' && plan?.fixed && near) {
      if (plan.preview?.refusal === null) this.confirm();
      return;
    }
    if (figure === this.#figure) {
      this.cancel();
      return;
    }
    if (figure !== null && ownerOf(state, figure) === seat && !this.#isLift(figure)) {
      this.#bench.select(figure);
      return;
    }
    const bites = figure !== null && isBeast(state, this.#figure) && this.#corners.length === 0;
    if (bites && biteTargets(state, this.#figure).includes(figure)) {
      this.#charge(figure);
      return;
    }
    this.#plan(at, true);
  }

  /** Whether a move to this vehicle is planned already: then a second tap selects the vehicle instead. */
  #isLift(figure: FigureId): boolean {
    const seat = this.#bench.seat();
    if (seat === null || this.mode !== 'walk' || !isRide(this.#bench.state(), seat, figure)) return false;
    const plan = this.#laid();
    return plan?.fixed !== true && plan?.aim === figure && plan.preview?.refusal === null;
  }

  #plan(at: Point, fixed: boolean): void {
    const walker = this.#walker();
    const stopAt = walker === null ? null : snapTarget(walker, at);
    const to = stopAt === null ? at : (placeOf(this.#bench.state(), stopAt) ?? at);
    this.#lay({ to: { x: Math.round(to.x), y: Math.round(to.y) }, stopAt }, fixed);
  }

  #lay(aimed: { to: Point; stopAt: FigureId | null }, fixed: boolean): void {
    const walker = this.#walker();
    if (walker === null) return;
    const { stopAt } = aimed;
    const effort = fixed ? 'search' : 'glance';
    const to = this.mode === 'fly' ? { ...aimed.to, z: this.#heightAt(aimed) } : aimed.to;
    const preview = previewMove({ ...walker, corners: this.#corners, to, stopAt, effort });
    this.#aimed = aimed;
    this.#show(fixed, preview);
  }

  /** A flight to a figure ends at that figure's height, because only there it comes into contact (DW-R-11). */
  #heightAt({ to, stopAt }: { to: Point; stopAt: FigureId | null }): number {
    return stopAt === null ? this.#z : groundAt(this.#bench.state(), to);
  }

  #show(fixed: boolean, preview: MovePlan['preview']): void {
    const { mode } = this;
    const drag = this.#drag;
    const z = mode === 'fly' ? this.#z : null;
    const aim = this.#aimed?.stopAt ?? null;
    this.#bench.lay({ kind: 'move', mode, figure: this.#figure, corners: this.#corners, fixed, drag, z, aim, preview });
  }

  #clear(): void {
    this.#corners = [];
    this.#aimed = null;
    this.#show(false, null);
  }

  #here(): { to: Point; stopAt: null } | null {
    const at = this.#corners.at(-1) ?? placeOf(this.#bench.state(), this.#figure);
    return at === null ? null : { to: { x: at.x, y: at.y }, stopAt: null };
  }

  /** Whether the figure can still move; if not, a hovering pointer shows no plan. */
  #canGo(): boolean {
    const walker = this.#walker();
    return walker !== null && leftOf(walker, true) >= CRUMB_CI;
  }

  /** Whether a destination is fixed, so that the path no longer follows the pointer. */
  #stands(): boolean {
    return this.#laid()?.fixed === true && this.#aimed !== null;
  }

  #walker(): Walker | null {
    const seat = this.#bench.seat();
    return seat === null ? null : { state: this.#bench.state(), seat, figure: this.#figure, mode: this.mode };
  }

  #laid(): MovePlan | null {
    const plan = this.#bench.plan();
    return plan.kind === 'move' && plan.figure === this.#figure ? plan : null;
  }
}

/** The first height of a flyer that takes off: high enough for every rule on low flight (DW-OPT-ALT-1). */
const FIRST_HEIGHT_CI = 600;
