/** Several figures at once: one drag shows the path of each, and one confirmation sends them all. */
import { distance, type Point } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import { everyone, type Going, type GroupHands, type GroupPlan, marching, middleOf, type Stop, within } from './group';
import type { Bench, Tool } from './tool';

/** A shorter drag is taken for a slip. */
const SLIP_CI = 30;
/** A figure with less movement left is done. */
const ONWARD_CI = 100;
/** The distance by which an arrow key moves the group. */
const NUDGE_CI = 100;

type Drag = { readonly from: Point; readonly of: 'group' | 'band'; readonly to: Point };

/** Moves a group, each figure by its own rules; every intent goes to the referee on its own. */
export class Grouping<S, I, P extends { readonly kind: string }> implements Tool {
  readonly name = 'grouping';
  readonly holds = true;
  readonly #bench: Bench<S, I, P | GroupPlan<I>>;
  readonly #hands: GroupHands<S, I>;
  #members: readonly string[];
  #by: Point | null = null;
  #fixed = false;
  #drag: Drag | null = null;
  #stopped: Stop | null = null;
  #marching = false;

  constructor(bench: Bench<S, I, P | GroupPlan<I>>, hands: GroupHands<S, I>, members: readonly string[]) {
    this.#bench = bench;
    this.#hands = hands;
    this.#members = members;
  }

  enter(): void {
    this.#lay();
  }

  point(pointing: Pointing): boolean {
    if (this.#marching) return false;
    switch (pointing.type) {
      case 'down':
        return this.#press(pointing);
      case 'move':
        if (this.#drag !== null) this.#pull(this.#drag, pointing.at);
        return this.#drag !== null;
      case 'up':
        this.#drop(pointing.at);
        return false;
      case 'tap':
        this.#drag = null;
        this.#tap(pointing);
        return false;
      case 'cancel':
        this.#drag = null;
        this.#lay();
        return false;
      case 'hover':
      case 'leave':
        return false;
    }
  }

  /** Adds a figure to the group, or removes it. */
  toggle(figure: string): void {
    const seat = this.#bench.seat();
    if (this.#marching || seat === null) return;
    const isIn = this.#members.includes(figure);
    if (!isIn && !this.#hands.canJoin(this.#bench.state(), seat, figure)) return;
    this.#members = isIn ? this.#members.filter((id) => id !== figure) : [...this.#members, figure];
    this.#stopped = null;
    this.#lay();
  }

  /** Adds all figures that can join, without those that are needed where they stand; removes all if they are in it already. */
  all(): void {
    const seat = this.#bench.seat();
    if (this.#marching || seat === null) return;
    const every = everyone(this.#hands, this.#bench.state(), seat);
    const isWhole = every.every((id) => this.#members.includes(id));
    this.#members = isWhole ? [] : [...new Set([...this.#members, ...every])];
    this.#stopped = null;
    this.#lay();
  }

  /** Adds the next figure that can join, or removes the last one; false if there is none. */
  step(step: 1 | -1): boolean {
    const seat = this.#bench.seat();
    if (seat === null) return false;
    const next =
      step < 0
        ? this.#members.at(-1)
        : this.#hands.joinable(this.#bench.state(), seat).find((id) => !this.#members.includes(id));
    if (next === undefined) return false;
    this.toggle(next);
    return true;
  }

  /** Undoes the destination; false if there was none. */
  unpin(): boolean {
    if (this.#by === null || this.#marching) return false;
    this.#by = null;
    this.#lay();
    return true;
  }

  confirm(): void {
    const seat = this.#bench.seat();
    if (!this.#fixed || this.#by === null || this.#marching || seat === null) return;
    this.#marching = true;
    void this.#march(seat);
  }

  cancel(): boolean {
    if (this.#marching) return false;
    if (!this.unpin()) this.#bench.rest();
    return true;
  }

  arrow(arrow: Arrow): void {
    if (this.#marching || this.#members.length === 0) return;
    const by = this.#by ?? { x: 0, y: 0 };
    const { x, y } = this.#bench.heading(arrow);
    this.#go({ x: by.x + x * NUDGE_CI, y: by.y + y * NUDGE_CI }, true);
  }

  refresh(): void {
    if (this.#marching) return;
    const seat = this.#bench.seat();
    const state = this.#bench.state();
    if (seat !== null) this.#members = this.#members.filter((id) => this.#hands.canJoin(state, seat, id));
    this.#lay();
  }

  #press({ figure, at, adding = false }: Pointing): boolean {
    if (adding && figure === null) this.#drag = { from: at, to: at, of: 'band' };
    else if (!adding && figure !== null && this.#members.includes(figure))
      this.#drag = { from: at, to: at, of: 'group' };
    else this.#drag = null;
    return this.#drag !== null;
  }

  #pull(drag: Drag, at: Point): void {
    this.#drag = { ...drag, to: at };
    if (drag.of === 'group') this.#go({ x: at.x - drag.from.x, y: at.y - drag.from.y }, false);
    else this.#lay();
  }

  #drop(at: Point): void {
    const drag = this.#drag;
    const seat = this.#bench.seat();
    this.#drag = null;
    if (drag === null || seat === null) return;
    if (drag.of === 'band') {
      const caught = within(this.#hands, this.#bench.state(), seat, { from: drag.from, to: at });
      this.#members = [...new Set([...this.#members, ...caught])];
      this.#lay();
    } else if (distance(drag.from, at) < SLIP_CI) {
      this.#by = null;
      this.#lay();
    } else this.#go({ x: at.x - drag.from.x, y: at.y - drag.from.y }, true);
  }

  #tap({ at, figure, adding = false }: Pointing): void {
    const seat = this.#bench.seat();
    const state = this.#bench.state();
    if (seat === null) return;
    if (figure !== null && (this.#members.includes(figure) || this.#hands.canJoin(state, seat, figure))) {
      this.toggle(figure);
      return;
    }
    const middle = middleOf(this.#hands, state, this.#members);
    if (!adding && middle !== null) this.#go({ x: at.x - middle.x, y: at.y - middle.y }, true);
  }

  #go(by: Point, fixed: boolean): void {
    this.#by = { x: Math.round(by.x), y: Math.round(by.y) };
    this.#fixed = fixed;
    this.#stopped = null;
    this.#lay();
  }

  #goings(): readonly Going<I>[] {
    const seat = this.#bench.seat();
    const still = this.#members.map((figure) => ({ figure, preview: null, shortCi: 0, why: null }));
    const by = this.#by;
    if (by === null || seat === null) return still;
    const effort = this.#fixed ? 'search' : 'glance';
    return marching(this.#hands, this.#members, { state: this.#bench.state(), seat, by: () => by, effort });
  }

  #lay(): void {
    const band = this.#drag?.of === 'band' ? { from: this.#drag.from, to: this.#drag.to } : null;
    if (this.#by === null) this.#fixed = false;
    this.#show(this.#goings(), band);
  }

  #show(members: readonly Going<I>[], band: GroupPlan<I>['band']): void {
    this.#bench.lay({ kind: 'group', members, by: this.#by, fixed: this.#fixed, band, stopped: this.#stopped });
  }

  /** Sends one figure after another, until something unexpected happens. */
  async #march(seat: number): Promise<void> {
    const able = this.#goings().filter(({ preview }) => preview !== null && preview.refusal === null);
    const left = [...able];
    let why: Stop['why'] | null = null;
    for (const going of able) {
      const before = this.#bench.state();
      const intent = going.preview?.intent;
      if (intent === undefined || this.#bench.whyNot(intent) !== null || !(await this.#bench.wish(intent))) {
        why = 'refused';
        break;
      }
      left.shift();
      if (!this.#hands.isUnsurprising(before, this.#bench.state(), seat)) {
        why = 'surprise';
        break;
      }
      if (this.#bench.plan().kind === 'group') this.#show(left, null);
    }
    this.#marching = false;
    const stays = left.map(({ figure }) => figure);
    this.#stopped =
      why === null || stays.length === 0
        ? null
        : { why, gone: able.length - stays.length, of: able.length, left: stays };
    this.#by = null;
    // Those that have gone, and can hardly go on, are no longer chosen.
    const done = able.filter(({ figure, preview }) => !stays.includes(figure) && (preview?.leftCi ?? 0) < ONWARD_CI);
    this.#members = this.#members.filter((id) => !done.some(({ figure }) => figure === id));
    // A player who took another tool meanwhile, or whose phase is over, keeps that.
    if (this.#bench.plan().kind === 'group') this.refresh();
    if (this.#stopped !== null) this.#bench.say({ text: this.#hands.stopped(this.#stopped), rule: null, tone: 'info' });
  }
}
