/** Turns a figure or a part of it: by pointing, by arrow keys or by its knob. */
import { bearing, type Frozen, type Point, type Refusal } from '@dwo/kernel';
import { say } from '../../words';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import type { PlanNote } from './go';
import type { Bench, Tool } from './tool';

const ARROW_DEGREES = 15;

/** A turn that the game offers for one figure. */
export interface TurnUse<S, I, Part extends string> {
  readonly figure: string;
  /** The part of the figure that is turned. */
  readonly of: Part;
  /** Whether keeping the present facing is a decision too. */
  readonly staying: boolean;
  /** The place of the figure; null if it can't be turned any more. */
  place(state: Frozen<S>): Point | null;
  /** Its present facing in degrees. */
  present(state: Frozen<S>): number;
  intent(facing: number): I;
  /** The cost of the turn, said before it is confirmed. */
  readonly note?: PlanNote;
}

/** A turn on the desk. */
export interface TurnPlan<I, Part extends string> {
  readonly kind: 'face';
  readonly figure: string;
  readonly of: Part;
  readonly facing: number;
  readonly intent: I;
  readonly refusal: Refusal | null;
  readonly note?: PlanNote | null;
}

/** Shows the new facing before it is sent. */
export class Facing<S, I, Part extends string, P> implements Tool {
  readonly name = 'facing';
  readonly holds = true;
  readonly of: Part;
  #facing: number;

  constructor(
    private readonly bench: Bench<S, I, P | TurnPlan<I, Part>>,
    private readonly use: TurnUse<S, I, Part>,
  ) {
    this.of = use.of;
    this.#facing = use.present(bench.state());
  }

  enter(): void {
    this.#lay();
  }

  point({ type, at, figure, handle, pointer }: Pointing): boolean {
    const place = this.use.place(this.bench.state());
    if (place === null) return false;
    if (type === 'down') return figure === this.use.figure || handle?.type === 'facing';
    if (type === 'leave' || (type === 'hover' && pointer === 'touch')) return false;
    if (type === 'cancel') {
      this.cancel();
      return false;
    }
    this.#facing = bearing(place, at) ?? this.#facing;
    this.#lay();
    if (type === 'up' || (type === 'tap' && pointer === 'mouse')) this.confirm();
    return false;
  }

  turn(degrees: number): void {
    this.turnTo(this.#facing + degrees);
  }

  turnTo(degrees: number): void {
    this.#facing = ((degrees % 360) + 360) % 360;
    this.#lay();
  }

  confirm(): void {
    const { use, bench } = this;
    if (!use.staying && this.#facing === use.present(bench.state())) {
      bench.say({ text: say('problem.facing'), rule: null, tone: 'info' });
      bench.rest();
      return;
    }
    void bench.wish(use.intent(this.#facing)).then(() => bench.rest());
  }

  cancel(): boolean {
    this.bench.rest();
    return true;
  }

  arrow(arrow: Arrow): void {
    this.turn(arrow === 'left' || arrow === 'up' ? ARROW_DEGREES : -ARROW_DEGREES);
  }

  refresh(): void {
    if (this.use.place(this.bench.state()) === null) this.bench.rest();
  }

  #lay(): void {
    const { bench, use } = this;
    const intent = use.intent(this.#facing);
    const refusal = bench.seat() === null ? null : bench.whyNot(intent);
    const note = use.note ?? null;
    bench.lay({ kind: 'face', figure: use.figure, of: use.of, facing: this.#facing, intent, refusal, note });
  }
}
