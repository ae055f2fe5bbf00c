/** Chooses the clocks of a match. */
import type { Terms } from '@dwo/shared';
import { BankClocks } from './bank-clocks';
import type { Clocks } from './clocks';
import { TimerClocks } from './timer-clocks';

/** The clocks for a match under these terms. */
export function clocksFor(terms: Terms, seats: number): Clocks {
  switch (terms.kind) {
    case 'standard':
      return new TimerClocks();
    case 'none':
      return new TimerClocks(() => null);
    case 'correspondence': {
      const seconds = terms.days * 86_400;
      return new TimerClocks(() => seconds, true);
    }
    case 'live':
      return new BankClocks(terms, seats);
  }
}
