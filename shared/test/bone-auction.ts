/** The kernel's test game, for the secrecy drill. */
import { frozen, keyedDice, matchKey, secretFromHex, secretToHex } from '@dwo/kernel';
import { disguiseToy, type Random, secretOf, toyGame, toySecrets } from '@dwo/kernel/testing';
import type { Game } from '../src/game';
import type { Beginnings, GameTesting, Secrecy } from './game-testing';
import { toyWire } from './toy';

/**
 * The third seat and spectators don't know the hands, notes and bids of the first two seats, and nobody knows the lots that
 * never come up.
 */
function hands(random: Random, seed: number): Beginnings {
  const options = { rounds: 4, fame: 100, bidSeconds: 60 };
  const secret = secretToHex(secretOf(seed));
  const entropy = Array.from({ length: 3 }, () =>
    Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''),
  );
  const key = matchKey(secretFromHex(secret), entropy);
  const start = toyGame.setup(frozen(options), keyedDice(key, 0));
  const other = disguiseToy(frozen(start) as never, 2, (n) => random.below(n));
  for (const hidden of other.secrets) if (hidden !== null) hidden.note = null;
  const lots = start.closed?.lots ?? [];
  const shown = options.rounds - 1;
  other.closed = { lots: [...lots.slice(0, shown), ...lots.slice(shown).reverse()] };
  const births = [
    { secret, start },
    { secret, start: other },
  ] as const;
  return { options, births, entropy, uninformed: [2, 'spectator'], most: 40, shared: ['bid'] };
}

/** The Bone Auction as tools need it. */
export const boneAuction: Pick<GameTesting, 'game' | 'secrecy' | 'pairs'> = {
  game: toyWire as Game,
  secrecy: toySecrets as unknown as Secrecy,
  pairs: { hands },
};
