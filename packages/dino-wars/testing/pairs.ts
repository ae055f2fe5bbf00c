/** Pairs of first states that differ only in what some viewers must not know. */
import { clone, frozen, keyedDice, matchKey, secretFromHex, secretToHex, type Viewer } from '@dwo/kernel';
import { type Random, secretOf } from '@dwo/kernel/testing';
import type { Beginnings } from '@dwo/shared/testing';
import { dinoWars, PRESETS } from '../rules';

const SEATS = 2;

function entropyOf(random: Random): string[] {
  return Array.from({ length: SEATS }, () => Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''));
}

/** The army and spectators know neither where dinosaurs hide and move, nor where the pole lies. */
export function gate(random: Random, seed: number): Beginnings {
  const options = PRESETS.gate();
  const secret = secretToHex(secretOf(seed));
  const entropy = entropyOf(random);
  const key = matchKey(secretFromHex(secret), entropy);
  const start = dinoWars.setup(frozen(options), keyedDice(key, 0));
  const other = clone(start);
  for (const hidden of other.secrets) if (hidden?.pole) hidden.pole.x = (hidden.pole.x + 100) % other.table.widthCi;
  const births = [
    { secret, start },
    { secret, start: other },
  ] as const;
  const army = options.players.findIndex(({ side }) => side === 'army');
  return { options, births, entropy, uninformed: [army, 'spectator'], most: 160, shared: [] };
}

/** Nobody knows the match secret, not even from what they see before its first roll is shown. */
export function secret(random: Random, seed: number): Beginnings {
  const options = PRESETS.quick();
  const entropy = entropyOf(random);
  const [one, other] = [seed, seed + 1_000_000].map((each) => secretToHex(secretOf(each))) as [string, string];
  const key = matchKey(secretFromHex(one), entropy);
  // Both matches begin with the same places, because the server places figures at random in public.
  const start = dinoWars.setup(frozen(options), keyedDice(key, 0));
  const births = [
    { secret: one, start },
    { secret: other, start },
  ] as const;
  const uninformed: Viewer[] = [0, 1, 'spectator'];
  return { options, births, entropy, uninformed, most: 60, shared: [] };
}
