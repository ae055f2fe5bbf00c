/** The rest of a set-up on request: each figure where a computer player would put it, so that its player can still move it. */
import { type Intent, isDropping, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { say } from '../words';
import type { Bench } from './tool';

/** The next place by a computer player; null if nobody is left to place. */
type Chooser = (state: Frozen<State>, seat: Seat) => Intent | null;

/** The computer player is fetched with the first press. */
const fetchChooser = async (): Promise<Chooser> => (await import('@dwo/dino-wars/bot')).act;

/** Whether places can be changed until their player is done; those of players who place in turn are final (DW-R-73, DW-R-74). */
function isOpen({ placing }: Frozen<State>): boolean {
  return placing?.kind === 'deliberate' && !isDropping(placing);
}

/** Places all figures of a player that have no place, one after the other. */
export class PlacingRest {
  readonly #bench: Pick<Bench, 'state' | 'seat' | 'wish' | 'say'>;
  readonly #missing: () => number;
  #places = false;
  /** Whether somebody found no place: then the referee places the rest once their player is done. */
  #stuck = false;

  constructor(bench: Pick<Bench, 'state' | 'seat' | 'wish' | 'say'>, missing: () => number) {
    this.#bench = bench;
    this.#missing = missing;
  }

  /** Begins, or goes on; false where places would be final. */
  begin(): boolean {
    const seat = this.#bench.seat();
    if (seat === null || this.#stuck || !isOpen(this.#bench.state())) return false;
    if (!this.#places) void this.#place(seat);
    return true;
  }

  async #place(seat: Seat): Promise<void> {
    this.#places = true;
    try {
      const choose = await fetchChooser();
      while (isOpen(this.#bench.state()) && this.#missing() > 0) {
        const intent = choose(this.#bench.state(), seat);
        this.#stuck = intent === null || !(await this.#bench.wish(intent));
        if (this.#stuck) return;
      }
      if (isOpen(this.#bench.state())) this.#bench.say({ text: say('place.rest.done'), rule: 'DW-R-74', tone: 'info' });
    } finally {
      this.#places = false;
    }
  }
}
