/** A volley: all who can fire at one dinosaur, one confirmation, and no shot more than it needs. */
import { aim, type FigureId, type Fire, type State, volleyAt } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { say } from '../words';
import { dinosaurOf, isBeast } from './figures';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';

/** Fires the shots of a volley one after the other, each judged by the referee, until its target is down. */
export class Volleying implements Tool {
  readonly name = 'volleying';
  readonly holds = true;
  readonly #bench: Bench;
  #target: FigureId;
  /** The figures that the player has taken out. */
  readonly #out = new Set<FigureId>();
  #fired: number | null = null;

  constructor(bench: Bench, target: FigureId) {
    this.#bench = bench;
    this.#target = target;
  }

  enter(): void {
    this.#lay();
  }

  /** A tap on another dinosaur makes it the target, one on an own figure takes it out or in again. */
  point({ type, figure }: Pointing): boolean {
    if (type !== 'tap' || figure === null || this.#fired !== null) return false;
    if (!isBeast(this.#bench.state(), figure)) this.toggle(figure);
    else this.goFor(figure);
    return false;
  }

  goFor(target: FigureId): void {
    if (this.#fired !== null || dinosaurOf(this.#bench.state(), target)?.alive !== true) return;
    this.#target = target;
    this.#lay();
  }

  toggle(figure: FigureId): void {
    if (this.#fired !== null) return;
    if (isBeast(this.#bench.state(), figure)) {
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

  #shots(): readonly Fire[] {
    const seat = this.#bench.seat();
    if (seat === null) return [];
    return volleyAt(this.#bench.state(), seat, this.#target).filter(({ figure }) => !this.#out.has(figure));
  }

  #lay(): void {
    const state = this.#bench.state();
    const shots = this.#shots().map((fire) => ({ fire, chance: chanceOf(state, fire) }));
    this.#bench.lay({ kind: 'volley', target: this.#target, shots, fired: this.#fired });
  }

  /** Fires one shot after another. A shot that has become impossible, as of a gun's crew, is left out, and the reason is told. */
  async #fire(seat: Seat, shots: readonly Fire[]): Promise<void> {
    this.#fired = 0;
    this.#lay();
    const left = new Set(shots);
    let answered = true;
    for (const shot of shots) {
      const before = this.#bench.state();
      if (!goesOn(before, seat, shot.target)) break;
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

  #tellOver(seat: Seat, fired: number, count: number, left: readonly Fire[]): void {
    const state = this.#bench.state();
    const felled = dinosaurOf(state, this.#target)?.alive === false;
    const text = say('volley.over', { fired, count, felled });
    const refusal = felled ? null : (left.map((shot) => whyNot(state, seat, shot)).find((why) => why !== null) ?? null);
    if (refusal === null) this.#bench.say({ text, rule: null, tone: 'info' });
    else {
      const why = this.#bench.explain(refusal);
      this.#bench.say({ ...why, text: `${text} ${why.text}` });
    }
  }
}

/** Whether the next shot may follow: the target lives, nobody must decide first, and it is still the player's phase. */
function goesOn(state: Frozen<State>, seat: Seat, target: FigureId): boolean {
  if (state.ending !== null || state.survivors.length > 0 || state.reactions.length > 0) return false;
  return dinosaurOf(state, target)?.alive === true && state.players[seat]?.done === false;
}

/** The chance that a shot hits. */
function chanceOf(state: Frozen<State>, { figure, weapon, target, spotter }: Fire): number {
  return (aim(state, figure, weapon, target, spotter)?.chanceOf36 ?? 0) / 36;
}
