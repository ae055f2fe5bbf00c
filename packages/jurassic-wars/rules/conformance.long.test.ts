import { conformance, Random } from '@dwo/kernel/testing';
import { disguise } from '../testing/disguise';
import { properties } from '../testing/properties';
import { randomOptions } from '../testing/random-options';
import { jurassicWars, type Options, VERSIONS } from '.';

/** Four random combinations of options for each version. */
const sets = VERSIONS.flatMap((version, i) =>
  [1, 2, 3, 4].map((n): [string, Options] => {
    const options = randomOptions(version, new Random(100 * i + n));
    return [`${version} ${n} (${options.players} players, ${options.deal}, ${options.timeline})`, options];
  }),
);

conformance(jurassicWars, Object.fromEntries(sets), {
  games: 4,
  mostSteps: 3_000,
  rare: ['resign'],
  disguise,
  invariant: properties,
});
