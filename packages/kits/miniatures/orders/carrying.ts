/** Carries lasting orders out after one confirmation, each judged by the referee, and stops at anything unexpected. */
import type { Refusal, Seat } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import type { Bench, Tool } from '../tools/tool';
import { type Act, intentOf, type OrderHands, type OrderRound, type Orders, termsOf } from './contract';
import type { CarryingEnd, CarryingPlan, Halt } from './plans';
import { bestOf, roundOf, shotsWithin } from './round';

/** The orders of the player, and the words for their end. */
export interface Book {
  orders(): Orders;
  over(end: CarryingEnd): string;
}

/** The tool that shows a round of orders and plays it. */
export class Carrying<S, I, P extends { readonly kind: string }> implements Tool {
  readonly name = 'carrying';
  readonly holds = true;
  readonly #bench: Bench<S, I, P | CarryingPlan<I>>;
  readonly #hands: OrderHands<S, I>;
  readonly #book: Book;
  /** The figures that the player has taken out. */
  readonly #out = new Set<string>();
  #round: { readonly of: object; readonly found: OrderRound<S, I> } | null = null;
  #done: number | null = null;
  #waits: OrderRound<S, I>['waits'] = [];

  constructor(bench: Bench<S, I, P | CarryingPlan<I>>, hands: OrderHands<S, I>, book: Book) {
    this.#bench = bench;
    this.#hands = hands;
    this.#book = book;
  }

  enter(): void {
    this.#lay();
  }

  /** A tap on a figure takes it out or in again. */
  point({ type, figure }: Pointing): boolean {
    if (type === 'tap' && figure !== null) this.toggle(figure);
    return false;
  }

  toggle(figure: string): void {
    if (this.#done !== null || !this.#all().acts.some((act) => act.figure === figure)) return;
    if (this.#out.has(figure)) this.#out.delete(figure);
    else this.#out.add(figure);
    this.#lay();
  }

  /** Takes the last figure out, or the last one that was taken out in again; false if there is none. */
  step(step: 1 | -1): boolean {
    const figure = step < 0 ? this.#acts().at(-1)?.figure : [...this.#out].at(-1);
    if (figure === undefined) return false;
    this.toggle(figure);
    return true;
  }

  confirm(): void {
    const seat = this.#bench.seat();
    const acts = this.#acts();
    if (seat === null || this.#done !== null || acts.length === 0) return;
    void this.#play(seat, acts);
  }

  cancel(): boolean {
    if (this.#done !== null) return false;
    this.#bench.rest();
    return true;
  }

  arrow(_arrow: Arrow): void {}

  refresh(): void {
    if (this.#done !== null) return;
    if (this.#all().acts.length === 0) this.#bench.rest();
    else this.#lay();
  }

  /** The round in the present state, worked out once for each. */
  #all(): OrderRound<S, I> {
    const [state, seat] = [this.#bench.state(), this.#bench.seat()];
    if (seat === null) return { acts: [], waits: [], after: state };
    if (this.#round === null || this.#round.of !== state) {
      this.#round = { of: state as object, found: roundOf(this.#hands, this.#book.orders(), state, seat) };
    }
    return this.#round.found;
  }

  #acts(): readonly Act<I>[] {
    return this.#all().acts.filter(({ figure }) => !this.#out.has(figure));
  }

  #lay(): void {
    this.#show(this.#acts());
  }

  #show(acts: readonly Act<I>[]): void {
    // While the orders are played, those that wait are not asked again after each.
    if (this.#done === null) this.#waits = this.#all().waits;
    this.#bench.lay({ kind: 'carrying', acts, waits: this.#waits, done: this.#done });
  }

  async #play(seat: Seat, acts: readonly Act<I>[]): Promise<void> {
    this.#done = 0;
    this.#show(acts);
    let [turned, halt]: [number, Halt | null] = [0, null];
    let why: Refusal | null = null;
    for (const [at, planned] of acts.entries()) {
      const before = this.#bench.state();
      if (this.#hands.step(before, seat) === null) halt = 'over';
      if (halt !== null) break;
      const act = this.#renewed(planned, seat);
      const refusal = act === null ? null : this.#bench.whyNot(intentOf(act));
      // An order that has become impossible is left out, and the reason is told.
      if (act === null || refusal !== null) {
        why ??= refusal;
        continue;
      }
      if (!(await this.#bench.wish(intentOf(act)))) halt = 'refused';
      else {
        this.#done += 1;
        if (act !== planned) turned += 1;
        if (!this.#hands.isCalm(before, this.#bench.state(), seat)) halt = 'surprise';
        else if (this.#bench.plan().kind === 'carrying') this.#show(acts.slice(at + 1));
        else break;
      }
    }
    const end = { done: this.#done, count: acts.length, turned, halt: this.#done === acts.length ? null : halt };
    this.#done = null;
    // A player who took another tool meanwhile, or whose step is over, keeps that.
    if (this.#bench.plan().kind === 'carrying') this.#bench.rest();
    this.#tell(end, why);
  }

  /** The player was told why an intent was refused, and that stays to be read. */
  #tell(end: CarryingEnd, why: Refusal | null): void {
    if (end.halt === 'refused') return;
    const text = this.#book.over(end);
    const told = why === null ? null : this.#bench.explain(why);
    this.#bench.say(told === null ? { text, rule: null, tone: 'info' } : { ...told, text: `${text} ${told.text}` });
  }

  /** The act as it can be done now: a shot whose target has fallen goes at the next best within its order; null for none. */
  #renewed(act: Act<I>, seat: Seat): Act<I> | null {
    const state = this.#bench.state();
    const order = this.#book.orders()[act.figure];
    if (act.kind === 'go' || this.#hands.stands(state, act.shot.target)) return act;
    const terms = order === undefined ? null : termsOf(order);
    if (terms === null || !this.#hands.stands(state, act.figure)) return null;
    const best = bestOf(shotsWithin(this.#hands, terms, { state, seat, figure: act.figure }), new Map());
    return best === undefined ? null : { ...act, shot: best.shot };
  }
}
