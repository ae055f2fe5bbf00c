/** Turns a figure: a dinosaur (DW-R-9), a vehicle (DW-R-64) or a gun (DW-R-26); by pointing, by arrow keys or by its knob. */
import type { FigureId, Intent } from '@dwo/dino-wars';
import { bearing } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { TURNS } from '../actions/turning';
import { isAlive, placeOf } from './figures';
import type { Turned } from './plan';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';

const ARROW_DEGREES = 15;

/** Shows the new facing before it is sent. `set-up` sets a dismantled weapon up with that facing. */
export class Facing implements Tool {
  readonly name = 'facing';
  readonly of: Turned;
  readonly #bench: Bench;
  readonly #figure: FigureId;
  #facing: number;

  constructor(bench: Bench, figure: FigureId, of: Turned) {
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
    this.turnTo(this.#facing + degrees);
  }

  turnTo(degrees: number): void {
    this.#facing = ((degrees % 360) + 360) % 360;
    this.#lay();
  }

  confirm(): void {
    if (!TURNS[this.of].staying && this.#facing === this.#present()) {
      this.#bench.rest();
      return;
    }
    void this.#bench.wish(this.#intent()).then(() => this.#bench.rest());
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
    return TURNS[this.of].present(this.#bench.state(), this.#figure) ?? 0;
  }

  #intent(): Intent {
    return TURNS[this.of].intent(this.#figure, this.#facing);
  }

  #lay(): void {
    const seat = this.#bench.seat();
    const intent = this.#intent();
    const refusal = seat === null ? null : whyNot(this.#bench.state(), seat, intent);
    this.#bench.lay({ kind: 'face', figure: this.#figure, of: this.of, facing: this.#facing, intent, refusal });
  }
}
