/** Chooses the clocks of a match. */
import type { Terms } from '@dwo/shared';
import { ALWAYS_SERVED, type ServedTime } from '../../pauses';
import { BankClocks } from './bank-clocks';
import type { Clocks } from './clocks';
import { servedClocks } from './served-clocks';
import { TimerClocks } from './timer-clocks';

/** The clocks for a match under these terms. */
export function clocksFor(terms: Terms, seats: number, time: ServedTime = ALWAYS_SERVED): Clocks {
  switch (terms.kind) {
    case 'standard':
      return new TimerClocks();
    case 'none':
      return new TimerClocks(() => null);
    case 'correspondence': {
      const seconds = terms.days * 86_400;
      return servedClocks(new TimerClocks(() => seconds, true), time);
    }
    case 'live':
      return new BankClocks(terms, seats);
  }
}
