/** The dice of playouts: a figure's rolls in a phase depend only on the number of the playout, the figure and the phase. */
import { CommonDice, type Frozen } from '@dwo/kernel';
import type { Intent, State } from '../rules';

/** The dice of one playout. */
export class Throws extends CommonDice {
  /** Sets the intent for which the next rolls are. */
  next({ turn, phase }: Frozen<State>, intent: Intent): void {
    this.turnTo(`${turn} ${phase} ${intent.type} ${'figure' in intent ? intent.figure : ''}`);
  }
}
