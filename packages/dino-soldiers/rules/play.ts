/** Everything that carrying out an intent needs. */
import type { Dice } from '@dwo/kernel';
import type { Emit } from './events';
import type { Now } from './state';

export interface Play {
  /** Always as the latest event left it. */
  readonly state: Now;
  readonly dice: Dice;
  readonly emit: Emit;
}
