/** The window around a board: its size, and how it was held when the table was laid. */
import { type Hold, holdNow, wasTurned } from './turning';

const sizeNow = () => `${innerWidth} ${innerHeight}`;

/** Tells a turned window from one whose page alone has changed. */
export class WindowHold {
  private laidIn: Hold = holdNow();
  private size = sizeNow();

  /** The table is laid in the window as it is held now. */
  lay(): void {
    this.laidIn = holdNow();
  }

  /** Whether the window was turned since the table was laid. */
  get isTurned(): boolean {
    return wasTurned(this.laidIn, holdNow());
  }

  /** Whether the window has the size that it had when this was asked before. */
  keepsSize(): boolean {
    const before = this.size;
    this.size = sizeNow();
    return before === this.size;
  }
}
