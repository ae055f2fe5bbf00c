/** Turns a figure: a dinosaur (DW-R-9), a vehicle (DW-R-64), a gun (DW-R-26); by pointing, by the arrow keys, or by its knob. */
import type { FigureId } from '@dwo/dino-wars';
import { bearing } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { figureOf, isAlive, placeOf, vehicleOf } from './figures';
import { facingIntent, type Plan } from './plan';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';

type Face = Extract<Plan, { kind: 'face' }>;

const ARROW_DEGREES = 15;

/** Shows the new facing before it is wished for. `set-up` sets a dismantled weapon up the way it then looks. */
export class Facing implements Tool {
  readonly name = 'facing';
  readonly of: Face['of'];
  readonly #bench: Bench;
  readonly #figure: FigureId;
  #facing: number;

  constructor(bench: Bench, figure: FigureId, of: Face['of']) {
    this.#bench = bench;
    this.#figure = figure;
    this.of = of;
    this.#facing = this.#present();
  }

  enter(): void {
    this.#lay();
  }

  point({ type, at, figure, handle, pointer }: Pointing): boolean {
    const place = placeOf(this.#bench.state(), this.#figure);
    if (place === null) return false;
    if (type === 'down') return figure === this.#figure || handle?.type === 'facing';
    if (type === 'hover' && pointer === 'touch') return false;
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
    this.#facing = (((this.#facing + degrees) % 360) + 360) % 360;
    this.#lay();
  }

  confirm(): void {
    if (this.of !== 'set-up' && this.#facing === this.#present()) {
      this.#bench.rest();
      return;
    }
    void this.#bench.wish(facingIntent(this.#plan(null))).then(() => this.#bench.rest());
  }

  cancel(): boolean {
    this.#bench.rest();
    return true;
  }

  arrow(arrow: Arrow): void {
    this.turn(arrow === 'left' || arrow === 'up' ? ARROW_DEGREES : -ARROW_DEGREES);
  }

  refresh(): void {
    if (!isAlive(this.#bench.state(), this.#figure)) this.#bench.rest();
  }

  #present(): number {
    const state = this.#bench.state();
    const vehicle = vehicleOf(state, this.#figure);
    return (this.of === 'gun' ? vehicle?.gunFacing : figureOf(state, this.#figure)?.facing) ?? 0;
  }

  #plan(refusal: Face['refusal']): Face {
    return { kind: 'face', figure: this.#figure, of: this.of, facing: this.#facing, refusal };
  }

  #lay(): void {
    const seat = this.#bench.seat();
    const plan = this.#plan(null);
    const refusal = seat === null ? null : whyNot(this.#bench.state(), seat, facingIntent(plan));
    this.#bench.lay({ ...plan, refusal });
  }
}
