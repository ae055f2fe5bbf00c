/** An act that needs neither a place nor a target, made ready for the red button, as a hint does. */
import type { FigureId, Intent } from '@dwo/dino-wars';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { Bench, Tool } from './tool';

/** Waits for the red button; a press on a figure selects that one instead. */
export class Pressing implements Tool {
  readonly name = 'pressing';

  constructor(
    private readonly bench: Bench,
    private readonly figure: FigureId,
    private readonly intent: Intent,
  ) {}

  enter(): void {
    const { figure, intent } = this;
    this.bench.lay({ kind: 'press', figure, intent, refusal: this.bench.whyNot(intent) });
  }

  point({ type, figure }: Pointing): boolean {
    if (type === 'tap' && figure !== null) this.bench.select(figure);
    return false;
  }

  confirm(): void {
    void this.bench.wish(this.intent).then((done) => done && this.bench.rest());
  }

  cancel(): boolean {
    this.bench.rest();
    return true;
  }

  arrow(): void {}

  refresh(): void {
    this.enter();
  }
}
