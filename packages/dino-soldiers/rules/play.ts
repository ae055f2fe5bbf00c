/** The tools for carrying out an intent. */
import type { Dice } from '@dwo/kernel';
import type { Emit } from './events';
import type { Now } from './state';

/** One intent while it is carried out. */
export interface Play {
  /** The state, which shows each event as soon as it is emitted. */
  readonly state: Now;
  readonly dice: Dice;
  readonly emit: Emit;
}
