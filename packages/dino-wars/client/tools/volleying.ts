/** A volley: all who can fire at one dinosaur, or bite one figure; one confirmation, and no strike more than it needs. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { say } from '../words';
import { armyFigureOf, isBeast } from './figures';
import type { Strike } from './plan';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';
import type { VolleyHands } from './volley-hands';

/** Fires the shots of a volley one after the other, each judged by the referee, until its target is down. */
export class Volleying implements Tool {
  readonly name = 'volleying';
  readonly holds = true;
  readonly #bench: Bench;
  readonly #hands: VolleyHands;
  #target: FigureId;
  /** The figures that the player has taken out. */
  readonly #out = new Set<FigureId>();
  #fired: number | null = null;

  constructor(bench: Bench, hands: VolleyHands, target: FigureId) {
    this.#bench = bench;
    this.#hands = hands;
    this.#target = target;
  }

  enter(): void {
    this.#lay();
  }

  /** A tap on another enemy makes it the target, one on an own figure takes it out or in again. */
  point({ type, figure }: Pointing): boolean {
    if (type !== 'tap' || figure === null || this.#fired !== null) return false;
    this.toggle(figure);
    return false;
  }

  goFor(target: FigureId): void {
    if (this.#fired !== null || !this.#hands.stands(this.#bench.state(), target)) return;
    this.#target = target;
    this.#lay();
  }

  toggle(figure: FigureId): void {
    if (this.#fired !== null) return;
    const state = this.#bench.state();
    const enemy = this.#hands.kind === 'shots' ? isBeast(state, figure) : armyFigureOf(state, figure) !== null;
    if (enemy) {
      this.goFor(figure);
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

  #shots(): readonly Strike[] {
    const seat = this.#bench.seat();
    if (seat === null) return [];
    return this.#hands.all(this.#bench.state(), seat, this.#target).filter(({ figure }) => !this.#out.has(figure));
  }

  #lay(): void {
    const state = this.#bench.state();
    const shots = this.#shots().map((fire) => ({ fire, chance: this.#hands.chance(state, fire) }));
    this.#bench.lay({ kind: 'volley', target: this.#target, shots, fired: this.#fired });
  }

  /** Fires one shot after another. A shot that has become impossible, as of a gun's crew, is left out, and the reason is told. */
  async #fire(seat: Seat, shots: readonly Strike[]): Promise<void> {
    this.#fired = 0;
    this.#lay();
    const left = new Set(shots);
    let answered = true;
    for (const shot of shots) {
      const before = this.#bench.state();
      if (!this.#goesOn(before, seat)) break;
      if (whyNot(before, seat, shot) !== null) continue;
      answered = await this.#bench.wish(shot);
      if (!answered) break;
      left.delete(shot);
      this.#fired += 1;
      if (this.#bench.plan().kind !== 'volley') break;
      this.#lay();
    }
    const fired = this.#fired;
    this.#fired = null;
    // A player who took another tool meanwhile, or whose phase is over, keeps that.
    if (this.#bench.plan().kind === 'volley') this.#bench.rest();
    // The player was told why a shot was not played, and that stays to be read.
    if (answered) this.#tellOver(seat, fired, shots.length, [...left]);
  }

  #tellOver(seat: Seat, fired: number, count: number, left: readonly Strike[]): void {
    const state = this.#bench.state();
    const felled = !this.#hands.stands(state, this.#target);
    const text = say(`volley.over.${this.#hands.kind}`, { fired, count, felled });
    const refusal = felled ? null : (left.map((shot) => whyNot(state, seat, shot)).find((why) => why !== null) ?? null);
    if (refusal === null) this.#bench.say({ text, rule: null, tone: 'info' });
    else {
      const why = this.#bench.explain(refusal);
      this.#bench.say({ ...why, text: `${text} ${why.text}` });
    }
  }

  /** Whether the next strike may follow: the target stands, nobody must decide first, and it is still the player's phase. */
  #goesOn(state: Frozen<State>, seat: Seat): boolean {
    if (state.ending !== null || state.survivors.length > 0 || state.reactions.length > 0) return false;
    return this.#hands.stands(state, this.#target) && state.players[seat]?.done === false;
  }
}
