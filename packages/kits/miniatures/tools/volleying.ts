/** Makes the strikes of a volley after one confirmation, each judged by the referee, and no more than the target needs. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import type { Bench, Tool } from './tool';
import type { AnyStrike, VolleyHands, VolleyPlan } from './volley';

/** The tool of several figures and one target. */
export class Volleying<S, I, A extends AnyStrike, P extends { readonly kind: string }> implements Tool {
  readonly name = 'volleying';
  readonly holds = true;
  readonly #bench: Bench<S, I, P | VolleyPlan<A>>;
  readonly #hands: VolleyHands<S, I, A>;
  #target: string;
  /** The figures that the player has taken out. */
  readonly #out = new Set<string>();
  #fired: number | null = null;

  constructor(bench: Bench<S, I, P | VolleyPlan<A>>, hands: VolleyHands<S, I, A>, target: string) {
    this.#bench = bench;
    this.#hands = hands;
    this.#target = target;
  }

  enter(): void {
    this.#lay();
  }

  /** A tap on another enemy makes it the target, one on an own figure takes it out or in again. */
  point(pointing: Pointing): boolean {
    const { type, figure } = pointing;
    if (type !== 'tap' || this.#fired !== null) return false;
    const meant = this.#hands.meant(this.#bench.state(), pointing);
    const [first] = meant;
    if (first !== undefined) this.goFor(meant.includes(this.#target) ? this.#target : first);
    else if (figure !== null) this.toggle(figure);
    return false;
  }

  goFor(target: string): void {
    if (this.#fired !== null || !this.#hands.stands(this.#bench.state(), target)) return;
    this.#target = target;
    this.#lay();
  }

  toggle(figure: string): void {
    if (this.#fired !== null) return;
    const [target] = this.#hands.meant(this.#bench.state(), { figure, under: [figure] });
    if (target !== undefined) {
      this.goFor(target);
      return;
    }
    if (this.#out.has(figure)) this.#out.delete(figure);
    else this.#out.add(figure);
    this.#lay();
  }

  /** Takes the last figure out, or the last one that was taken out in again; false if there is none. */
  step(step: 1 | -1): boolean {
    const figure = step < 0 ? this.#shots().at(-1)?.figure : [...this.#out].at(-1);
    if (figure === undefined) return false;
    this.toggle(figure);
    return true;
  }

  confirm(): void {
    const seat = this.#bench.seat();
    const shots = this.#shots();
    if (seat === null || this.#fired !== null || shots.length === 0) return;
    void this.#fire(seat, shots);
  }

  cancel(): boolean {
    if (this.#fired !== null) return false;
    this.#bench.rest();
    return true;
  }

  arrow(_arrow: Arrow): void {}

  refresh(): void {
    if (this.#fired !== null) return;
    if (this.#shots().length === 0) this.#bench.rest();
    else this.#lay();
  }

  #shots(): readonly A[] {
    const seat = this.#bench.seat();
    if (seat === null) return [];
    return this.#hands.all(this.#bench.state(), seat, this.#target).filter(({ figure }) => !this.#out.has(figure));
  }

  #lay(): void {
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const chance = (fire: A) => (seat === null ? 0 : this.#hands.chance(state, seat, fire));
    const shots = this.#shots().map((fire) => ({ fire, chance: chance(fire) }));
    this.#bench.lay({ kind: 'volley', target: this.#target, shots, fired: this.#fired });
  }

  /** Makes one strike after another. One that has become impossible is left out, and the reason is told. */
  async #fire(seat: Seat, shots: readonly A[]): Promise<void> {
    this.#fired = 0;
    this.#lay();
    const left = new Set(shots);
    let answered = true;
    for (const shot of shots) {
      const before = this.#bench.state();
      if (!this.#goesOn(before, seat)) break;
      const intent = this.#hands.intent(shot);
      if (this.#bench.whyNot(intent) !== null) continue;
      answered = await this.#bench.wish(intent);
      if (!answered) break;
      left.delete(shot);
      this.#fired += 1;
      if (this.#bench.plan().kind !== 'volley') break;
      this.#lay();
    }
    const fired = this.#fired;
    this.#fired = null;
    // A player who took another tool meanwhile, or whose step is over, keeps that.
    if (this.#bench.plan().kind === 'volley') this.#bench.rest();
    // The player was told why a strike was not played, and that stays to be read.
    if (answered) this.#tellOver({ fired, count: shots.length }, [...left]);
  }

  #tellOver({ fired, count }: { readonly fired: number; readonly count: number }, left: readonly A[]): void {
    const felled = !this.#hands.stands(this.#bench.state(), this.#target);
    const text = this.#hands.over({ fired, count, felled });
    const whyNot = (shot: A) => this.#bench.whyNot(this.#hands.intent(shot));
    const refusal = felled ? null : (left.map(whyNot).find((why) => why !== null) ?? null);
    if (refusal === null) this.#bench.say({ text, rule: null, tone: 'info' });
    else {
      const why = this.#bench.explain(refusal);
      this.#bench.say({ ...why, text: `${text} ${why.text}` });
    }
  }

  #goesOn(state: Frozen<S>, seat: Seat): boolean {
    return this.#hands.stands(state, this.#target) && this.#hands.goesOn(state, seat);
  }
}
