/** No plan: a tap selects a figure. */
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import type { Bench, Tool } from './tool';

/** The tool of players who wait, watch, or have nothing selected. */
export class Selecting<S, I, P> implements Tool {
  readonly name = 'selecting';
  readonly rests = true;

  /** `none` is the empty plan. */
  constructor(
    private readonly bench: Pick<Bench<S, I, P>, 'lay' | 'select' | 'astray'>,
    private readonly none: P,
  ) {}

  enter(): void {
    this.bench.lay(this.none);
  }

  point({ type, figure }: Pointing): boolean {
    if (type !== 'tap' || (figure === null && this.bench.astray())) return false;
    this.bench.select(figure);
    return false;
  }

  confirm(): void {}

  cancel(): boolean {
    return false;
  }

  arrow(_arrow: Arrow): void {}

  refresh(): void {}
}
