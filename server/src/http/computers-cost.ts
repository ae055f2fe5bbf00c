/** Limits how much computing the computer players of one address may use. */
import { type Frozen, frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { Refusal } from '../failure';
import type { Host } from '../host';

const MINUTE_S = 60;

/**
 * The cost of the computer players in a match: each decision looks at all pieces, and each computer player decides for
 * itself.
 */
function computersCost(game: Game, options: Frozen<unknown>, bots: number): number {
  return bots * (game.pieces?.(options) ?? 1);
}

/** Returns the rate limit of this server, `computedPiecesPerMinute` per address for the whole cluster. */
export function computersPerMinute(host: Host): ChargeComputers {
  const known = charging.get(host) ?? chargeFor(host);
  charging.set(host, known);
  return known;
}

/**
 * Charges an address for `bots` computer players in a match with these options. Rejects with a Refusal (429) if that is too
 * much.
 */
type ChargeComputers = (address: string, game: Game, options: unknown, bots: number) => Promise<void>;

/** One counter per server, which its routes and its rooms share. */
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
