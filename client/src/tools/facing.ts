/** Turns a dinosaur (DW-R-9): by pointing, by the arrow keys, or by dragging its notch. */
import type { FigureId } from '@dwo/dino-wars';
import { bearing } from '@dwo/kernel';
import type { Pointing } from '../scene/model';
import type { Arrow, Bench, Tool } from './tool';

const ARROW_DEGREES = 15;

/** Shows the new facing before it is wished for. */
export class Facing implements Tool {
  readonly name = 'facing';
  readonly #bench: Bench;
  readonly #figure: FigureId;
  #facing: number;

  constructor(bench: Bench, figure: FigureId) {
    this.#bench = bench;
    this.#figure = figure;
    this.#facing = bench.state().dinosaurs[figure]?.facing ?? 0;
  }

  enter(): void {
    this.#lay();
  }

  point({ type, at, figure, pointer }: Pointing): boolean {
    const dinosaur = this.#bench.state().dinosaurs[this.#figure];
    if (dinosaur === undefined) return false;
    if (type === 'down') return figure === this.#figure;
    if (type === 'hover' && pointer === 'touch') return false;
    if (type === 'cancel') {
      this.cancel();
      return false;
    }
    this.#facing = bearing(dinosaur, at) ?? this.#facing;
    this.#lay();
    if (type === 'up' || (type === 'tap' && pointer === 'mouse')) this.confirm();
    return false;
  }

  turn(degrees: number): void {
    this.#facing = (((this.#facing + degrees) % 360) + 360) % 360;
    this.#lay();
  }

  confirm(): void {
    if (this.#facing === this.#bench.state().dinosaurs[this.#figure]?.facing) {
      this.#bench.rest();
      return;
    }
    void this.#bench.wish({ type: 'face', figure: this.#figure, facing: this.#facing }).then(() => this.#bench.rest());
  }

  cancel(): boolean {
    this.#bench.rest();
    return true;
  }

  arrow(arrow: Arrow): void {
    this.turn(arrow === 'left' || arrow === 'up' ? ARROW_DEGREES : -ARROW_DEGREES);
  }

  refresh(): void {
    if (!this.#bench.state().dinosaurs[this.#figure]?.alive) this.#bench.rest();
  }

  #lay(): void {
    this.#bench.lay({ kind: 'face', figure: this.#figure, facing: this.#facing });
  }
}
