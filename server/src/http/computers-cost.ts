/** Keeps one address from having computers play more than others can bear. */
import { type Frozen, frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { Refusal } from '../failure';
import type { Host } from '../host';

const MINUTE_S = 60;

/**
 * The cost of the computers in a match with these options: each decision looks at all pieces, and each computer makes
 * decisions of its own.
 */
function computersCost(game: Game, options: Frozen<unknown>, bots: number): number {
  return bots * (game.pieces?.(options) ?? 1);
}

/** Lets an address set up so much of it in a minute at all servers together; rejects with a Refusal (429) beyond that. */
export function computersPerMinute(host: Host): ChargeComputers {
  const known = charging.get(host) ?? chargeFor(host);
  charging.set(host, known);
  return known;
}

/** Counts `bots` computers in a match with these options; rejects with a Refusal (429) if that is too much. */
type ChargeComputers = (address: string, game: Game, options: unknown, bots: number) => Promise<void>;

/** One counter a server, for its matches and for its rooms. */
const charging = new WeakMap<Host, ChargeComputers>();

function chargeFor(host: Host): ChargeComputers {
  const counter = host.neighbours.counter('computers', host.limits.computedPiecesPerMinute, MINUTE_S);
  return async (address, game, options, bots) => {
    const cost = computersCost(game, frozen(options), bots);
    if (cost === 0) return;
    await counter.consume(address, cost).catch(() => {
      throw new Refusal('TOO_FAST', 'Too many pieces for computers to play; try again in a minute', 429, 'bots');
    });
  };
}
