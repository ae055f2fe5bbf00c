/** A figure walks: drag it, or tap where it should go, with corners pinned on the way (phases 1 and 4). */
import type { FigureId } from '@dwo/dino-wars';
import { distance, type Point } from '@dwo/kernel';
import type { Pointing } from '../scene/model';
import { cycle } from './aiming';
import { previewMove, snapTarget } from './paths';
import type { Plan } from './plan';
import { biteTargets, byDistance, ownerOf, placeOf, radiusOf } from './referee';
import type { Arrow, Bench, Tool } from './tool';

type MovePlan = Extract<Plan, { kind: 'move' }>;

/** A drag shorter than this is a slip of the finger. */
const SLIP_CI = 30;
/** How near to the end of a planned way a tap means "go". */
const GO_CI = 60;

/** Plans ways for one figure; touching a soldier it already stands against charges him instead. */
export class Moving implements Tool {
  readonly name = 'moving';
  readonly #bench: Bench;
  readonly #figure: FigureId;
  /** Opens the overrun card for a soldier in contact. */
  readonly #charge: (target: FigureId) => void;
  #corners: readonly Point[] = [];
  #aimed: { readonly to: Point; readonly stopAt: FigureId | null } | null = null;
  #dragging = false;

  constructor(bench: Bench, figure: FigureId, charge: (target: FigureId) => void) {
    this.#bench = bench;
    this.#figure = figure;
    this.#charge = charge;
  }

  enter(): void {
    this.#clear();
  }

  point(pointing: Pointing): boolean {
    switch (pointing.type) {
      case 'down':
        this.#dragging = pointing.figure === this.#figure;
        return this.#dragging;
      case 'move':
        if (this.#dragging) this.#plan(pointing.at, false);
        return this.#dragging;
      case 'up':
        this.#drop(pointing);
        return false;
      case 'hover':
        if (!this.#stands() && pointing.figure !== this.#figure) this.#plan(pointing.at, false);
        return false;
      case 'tap':
        this.#tap(pointing);
        return false;
      case 'cancel':
        this.#dragging = false;
        this.#clear();
        return false;
    }
  }

  /** Walks into contact with a figure: what the list and the keyboard use. */
  goTo(target: FigureId): void {
    const state = this.#bench.state();
    if (state.soldiers[target] !== undefined && biteTargets(state, this.#figure).includes(target)) {
      this.#charge(target);
      return;
    }
    const centre = placeOf(this.#bench.state(), target);
    if (centre !== null) this.#lay({ to: centre, stopAt: target }, true);
  }

  /** Walks to a place on the table. */
  goToPoint(to: Point): void {
    this.#plan(to, true);
  }

  /** Makes the present end of the way a corner, so that the next tap adds a leg. */
  pin(): void {
    const preview = this.#laid()?.preview;
    const end = preview?.points.at(-1);
    if (preview == null || preview.refusal !== null || end === undefined) return;
    this.#corners = preview.points.slice(1);
    this.#aimed = null;
    this.#bench.lay({ kind: 'move', figure: this.#figure, corners: this.#corners, fixed: true, preview });
  }

  /** Goes the way that stands; one that still follows the pointer is no decision yet. */
  confirm(): void {
    const laid = this.#laid();
    if (laid?.preview == null || !laid.fixed) return;
    const { preview } = laid;
    const meant = this.#aimed?.stopAt ?? null;
    void this.#bench.wish(preview.intent).then((done) => {
      if (!done) return;
      this.#clear();
      if (meant !== null && biteTargets(this.#bench.state(), this.#figure).includes(meant)) this.#charge(meant);
    });
  }

  cancel(): boolean {
    const had = this.#laid()?.preview != null || this.#corners.length > 0;
    this.#dragging = false;
    this.#clear();
    return had;
  }

  /** Goes through the enemies, nearest first, and plans the way into contact. */
  arrow(arrow: Arrow): void {
    const state = this.#bench.state();
    const enemies = Object.keys(state.dinosaurs[this.#figure] === undefined ? state.dinosaurs : state.soldiers);
    const step = arrow === 'right' || arrow === 'down' ? 1 : -1;
    const next = cycle(byDistance(state, this.#figure, enemies), this.#aimed?.stopAt ?? null, step);
    if (next !== null) this.goTo(next);
  }

  refresh(): void {
    const plan = this.#laid();
    if (plan?.preview == null || this.#aimed === null) return;
    this.#lay(this.#aimed, plan.fixed);
  }

  #drop({ at, pointer }: Pointing): void {
    if (!this.#dragging) return;
    this.#dragging = false;
    const start = placeOf(this.#bench.state(), this.#figure);
    if (start === null || distance(start, at) < SLIP_CI) {
      this.#clear();
      return;
    }
    this.#plan(at, true);
    const legal = this.#laid()?.preview?.refusal === null;
    if (legal && pointer === 'mouse') this.confirm();
  }

  #tap({ at, figure, pointer }: Pointing): void {
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const plan = this.#laid();
    const end = plan?.preview?.points.at(-1);
    if (
      pointer !== 'touch' &&
      plan?.fixed &&
      end !== undefined &&
      distance(end, at) <= GO_CI + radiusOf(state, this.#figure)
    ) {
      if (plan.preview?.refusal === null) this.confirm();
      return;
    }
    if (figure === this.#figure) {
      this.cancel();
      return;
    }
    if (figure !== null && ownerOf(state, figure) === seat) {
      this.#bench.select(figure);
      return;
    }
    if (figure !== null && this.#corners.length === 0 && biteTargets(state, this.#figure).includes(figure)) {
      if (state.soldiers[figure] !== undefined) {
        this.#charge(figure);
        return;
      }
    }
    this.#plan(at, true);
  }

  #plan(at: Point, fixed: boolean): void {
    const stopAt = snapTarget(this.#bench.state(), this.#figure, at);
    const to = stopAt === null ? at : (placeOf(this.#bench.state(), stopAt) ?? at);
    this.#lay({ to: { x: Math.round(to.x), y: Math.round(to.y) }, stopAt }, fixed);
  }

  #lay(aimed: { to: Point; stopAt: FigureId | null }, fixed: boolean): void {
    const { to, stopAt } = aimed;
    const effort = fixed ? 'search' : 'glance';
    const wish = { figure: this.#figure, corners: this.#corners, to, stopAt, effort } as const;
    const preview = previewMove(this.#bench.state(), wish);
    this.#aimed = aimed;
    this.#bench.lay({ kind: 'move', figure: this.#figure, corners: this.#corners, fixed, preview });
  }

  #clear(): void {
    this.#corners = [];
    this.#aimed = null;
    this.#bench.lay({ kind: 'move', figure: this.#figure, corners: [], fixed: false, preview: null });
  }

  /** Whether a destination stands, so that the way does not follow the pointer any more. */
  #stands(): boolean {
    return this.#laid()?.fixed === true && this.#aimed !== null;
  }

  #laid(): MovePlan | null {
    const plan = this.#bench.plan();
    return plan.kind === 'move' && plan.figure === this.#figure ? plan : null;
  }
}
