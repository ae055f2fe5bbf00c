/** The mirror matches among a person's finished matches. */
import { halvesOf } from '@dwo/kits/shell/halves';
import type { HalvesShown, OwnMatch } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { likelyHalves } from './wording';

/** The mirror matches that these matches are halves of, by id of a match, as far as they are known. */
export function useOwnHalves(matches: readonly OwnMatch[]): ReadonlyMap<string, HalvesShown> {
  const [known, setKnown] = useState<ReadonlyMap<string, HalvesShown>>(new Map());
  const likely = likelyHalves(matches);
  const news = likely.join(' ');
  useEffect(() => {
    let gone = false;
    // A request that fails is left out: the row works without it.
    const asked = likely.map(async (id) => [id, await halvesOf(id).catch(() => null)] as const);
    void Promise.all(asked).then((found) => {
      if (!gone) setKnown(new Map(found.flatMap(([id, halves]) => (halves === null ? [] : [[id, halves] as const]))));
    });
    return () => {
      gone = true;
    };
  }, [news]);
  return known;
}
