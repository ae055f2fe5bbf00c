/** Moves a figure: drag it, or tap its destination, with waypoints on the path. */
import { distance, type Point, type Point3 } from '@dwo/kernel';
import { say } from '../../words';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import { cycle } from './cycle';
import type { GoHands, MovePlan } from './go';
import { PlannedPath } from './planned-path';
import type { Bench, Tool } from './tool';
import { previewMove } from './way-round';

/** A shorter drag is taken for a slip. */
const SLIP_CI = 30;
/** A tap this near to the end of a planned path means "go". */
const GO_CI = 60;

/** Plans paths for one figure. */
export class Moving<S extends object, I, M extends string, P> implements Tool {
  readonly name = 'moving';
  readonly notched = true;
  readonly mode: M;
  readonly #bench: Bench<S, I, P | MovePlan<I, M>>;
  readonly #figure: string;
  readonly #hands: GoHands<S, I, M>;
  readonly #path: PlannedPath<S, I, M, P>;
  /** Whether the figure has come to hand by the present gesture. */
  #fresh = false;
  #picked = false;

  constructor(
    bench: Bench<S, I, P | MovePlan<I, M>>,
    figure: string,
    hands: GoHands<S, I, M>,
    read: (plan: P | MovePlan<I, M>) => MovePlan<I, M> | null,
  ) {
    this.#bench = bench;
    this.#figure = figure;
    this.#hands = hands;
    this.mode = hands.mode;
    this.#path = new PlannedPath(bench, figure, hands, read);
  }

  enter(): void {
    this.#path.clear();
    this.#fresh = true;
    void Promise.resolve().then(() => {
      this.#fresh = false;
    });
    const seat = this.#bench.seat();
    const walker = { state: this.#bench.state(), figure: this.#figure, mode: this.mode };
    const first = seat === null ? null : (this.#hands.first?.({ ...walker, seat }) ?? null);
    if (first !== null) this.goToPoint(first);
  }

  point(pointing: Pointing): boolean {
    switch (pointing.type) {
      case 'down':
        this.#picked = this.#fresh;
        this.#path.drag = pointing.figure === this.#figure ? pointing.pointer : null;
        return this.#path.drag !== null;
      case 'move':
        if (this.#path.drag !== null) this.#path.plan(pointing.at, false);
        return this.#path.drag !== null;
      case 'up':
        this.#drop(pointing);
        return false;
      case 'hover':
        if (!this.#path.stands() && pointing.figure !== this.#figure && this.#path.canGo())
          this.#path.plan(pointing.at, false, pointing.figure);
        return false;
      case 'leave':
        if (!this.#path.stands()) this.#path.rest();
        return false;
      case 'tap':
        this.#path.drag = null;
        this.#tap(pointing);
        return false;
      case 'cancel':
        this.#path.drag = null;
        this.#path.clear();
        return false;
    }
  }

  /** Plans a move into contact with a figure, for the list and the keyboard. */
  goFor(target: string): void {
    if (this.#does(target)) return;
    const centre = this.#hands.way.place(this.#bench.state(), target);
    if (centre !== null) this.#path.lay({ to: centre, stopAt: target }, true);
  }

  /** Plans a move to a place on the table. */
  goToPoint(to: Point): void {
    this.#path.plan(to, true);
  }

  /** Changes the height of the next corner of a flight, in ci. */
  climb(byCi: number): void {
    this.climbTo(this.#path.height + byCi);
  }

  climbTo(z: number): void {
    this.#path.climbTo(z);
  }

  /** Plans a whole path at once, with the height of each corner, as an intent has it. */
  follow(path: readonly (Point | Point3)[], stopAt: string | null): void {
    this.#path.follow(path, stopAt);
  }

  /** Makes the present end of the path a corner, so that the next tap adds a leg. */
  pin(): void {
    this.#path.pin();
  }

  /** Whether a path is planned at whose end the player may turn the figure. */
  get turns(): boolean {
    return this.#path.turns;
  }

  /** Turns the figure at the end of its path. */
  turn(degrees: number): void {
    this.#path.turn(degrees);
  }

  turnTo(degrees: number): void {
    this.#path.turnTo(degrees);
  }

  /** Undoes the destination, or else the last corner; false if there is neither. */
  unpin(): boolean {
    return this.#path.unpin();
  }

  /** Sends the planned move. A path that still follows the pointer is not decided yet. */
  confirm(): void {
    const laid = this.#path.laid();
    if (laid?.preview == null || !laid.fixed) return;
    const { preview } = laid;
    const meant = this.#path.stopAt;
    void this.#bench.wish(preview.intent).then((done) => {
      // The next figure may be selected meanwhile.
      if (!done || this.#path.laid() === null) return;
      this.#path.clear();
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
    const had = this.#path.laid()?.preview != null || this.#path.corners.length > 0;
    this.#path.drag = null;
    this.#path.clear();
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
    const next = cycle(near, this.#path.stopAt, step);
    if (next !== null) this.goFor(next);
  }

  refresh(): void {
    this.#path.refresh();
  }

  #drop({ at, pointer }: Pointing): void {
    if (this.#path.drag === null) return;
    this.#path.drag = null;
    const start = this.#hands.way.place(this.#bench.state(), this.#figure);
    if (start === null || distance(start, at) < SLIP_CI) {
      this.#path.clear();
      return;
    }
    this.#path.plan(at, true);
    const plan = this.#path.laid();
    const walker = this.#path.walker();
    // A figure that was dropped on another was meant to reach it, not to spend its movement on the way.
    const meant = plan?.preview?.refusal === null && walker !== null && !this.#hands.misses(walker, plan);
    if (meant && pointer === 'mouse' && this.#hands.atOnce) this.confirm();
  }

  #tap({ at, figure, pointer }: Pointing): void {
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const plan = this.#path.laid();
    const end = plan?.preview?.points.at(-1);
    const { way, isOwn } = this.#hands;
    const near = end !== undefined && distance(end, at) <= GO_CI + way.radius(state, this.#figure);
    if (pointer !== 'touch' && plan?.fixed && near) {
      if (plan.preview?.refusal === null) this.confirm();
      return;
    }
    if (figure === this.#figure) {
      if (!this.cancel() && !this.#picked) this.#missed(at);
      return;
    }
    if (figure !== null && isOwn(state, seat, figure) && !this.means(figure)) {
      this.#bench.select(figure);
      return;
    }
    if (figure !== null && this.#path.corners.length === 0 && this.#does(figure)) return;
    this.#path.plan(at, true, figure);
  }

  /** A tap beside the middle of the figure may have been meant as a short step, which only a drag can make. */
  #missed(at: Point): void {
    const start = this.#hands.way.place(this.#bench.state(), this.#figure);
    if (start === null || distance(start, at) < SLIP_CI || !this.#path.canGo()) return;
    this.#bench.say({ text: say('problem.itself'), rule: null, tone: 'info' });
  }

  /** Whether a tap on an own figure plans a path to it; once that is planned, a second tap selects the figure. */
  means(figure: string): boolean {
    const walker = this.#path.walker();
    if (walker === null || !this.#hands.lifts(walker, figure)) return false;
    const plan = this.#path.laid();
    if (plan?.fixed === true && plan.aim === figure) return false;
    // A finger has shown no plan before it taps.
    const to = this.#hands.way.place(walker.state, figure);
    if (to === null) return false;
    const { refusal, touches } = previewMove(this.#hands.way, {
      ...walker,
      ...{ corners: this.#path.corners, to, stopAt: figure, effort: 'search' },
    });
    return refusal === null && touches.includes(figure);
  }
}
