/** A dinosaur's choice of a target: an overrun in phase 1, an attack in phase 3. */
import type { FigureId } from '@dwo/dino-wars';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { alongView } from '@dwo/kits/miniatures/tools/aim';
import { cycle } from '@dwo/kits/miniatures/tools/cycle';
import { biteOdds, biteTargets } from './bites';
import { armyFigureOf, isAlive, placeOf } from './figures';
import type { Plan } from './plan';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';

type Bite = Extract<Plan, { kind: 'overrun' | 'attack' }>;

/** Chooses a target among those in reach: soldiers, vehicles, guns and their crew. */
export class Charging implements Tool {
  readonly name: 'overrun' | 'attack';
  readonly #bench: Bench;
  readonly #figure: FigureId;
  #target: FigureId | null;
  /** The state that the target was chosen in. */
  #seen: unknown = null;

  constructor(bench: Bench, name: 'overrun' | 'attack', figure: FigureId, target: FigureId | null) {
    this.name = name;
    this.#bench = bench;
    this.#figure = figure;
    this.#target = target;
  }

  enter(): void {
    const targets = biteTargets(this.#bench.state(), this.#figure);
    if (this.#target === null && targets.length === 1) this.#target = targets[0] ?? null;
    this.#show();
  }

  goFor(target: FigureId): void {
    this.#target = target;
    this.#show();
  }

  /** A second click attacks. A finger only aims, and the red button attacks. */
  point({ type, figure, pointer }: Pointing): boolean {
    if (type !== 'tap') return false;
    const state = this.#bench.state();
    if (figure !== null && armyFigureOf(state, figure)?.alive) {
      const bite = this.#bite();
      const again = bite?.target === figure && bite.refusal === null;
      if (again && pointer !== 'touch') this.confirm();
      else if (this.name === 'overrun' && !biteTargets(state, this.#figure).includes(figure)) this.#bench.rest();
      else this.goFor(figure);
    } else if (figure !== null && figure !== this.#figure) this.#bench.select(figure);
    else if (!this.cancel()) this.#bench.select(null);
    return false;
  }

  confirm(): void {
    const bite = this.#bite();
    if (bite === null || bite.target === null) return;
    void this.#bench.wish({ type: bite.kind, figure: bite.figure, target: bite.target });
  }

  /** Cancelling an overrun leads back to moving. */
  cancel(): boolean {
    if (this.name === 'overrun') {
      this.#bench.rest();
      return true;
    }
    if (this.#target === null) return false;
    this.#target = null;
    this.#show();
    return true;
  }

  arrow(arrow: Arrow): void {
    const state = this.#bench.state();
    const place = (id: FigureId) => placeOf(state, id);
    const targets = alongView(biteTargets(state, this.#figure), this.#bench.heading('right'), place);
    const next = cycle(targets, this.#target, arrow === 'right' || arrow === 'down' ? 1 : -1);
    if (next !== null) this.goFor(next);
  }

  /** Drops a target that is out of contact. */
  refresh(): void {
    const state = this.#bench.state();
    const target = this.#target;
    if (state !== this.#seen && target !== null && !biteTargets(state, this.#figure).includes(target))
      this.#target = null;
    this.#show();
  }

  #show(): void {
    this.#seen = this.#bench.state();
    const state = this.#bench.state();
    const seat = this.#bench.seat();
    const targets = biteTargets(state, this.#figure);
    if (this.#target !== null && !isAlive(state, this.#target)) this.#target = null;
    const target = this.#target;
    const refusal =
      seat === null || target === null ? null : whyNot(state, seat, { type: this.name, figure: this.#figure, target });
    const odds = target === null ? null : biteOdds(state, this.name, this.#figure, target);
    this.#bench.lay({ kind: this.name, figure: this.#figure, targets, target, odds, refusal });
  }

  #bite(): Bite | null {
    const plan = this.#bench.plan();
    return plan.kind === this.name && plan.figure === this.#figure ? plan : null;
  }
}
