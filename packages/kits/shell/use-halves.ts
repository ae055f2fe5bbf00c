/** The mirror match that a match is a half of. */
import type { HalvesShown } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { halvesOf } from './halves';
import { useSession } from './session-context';
import { store } from './store';
import { useStore } from './use-store';

/**
 * The mirror match of a match; null until it is known, and for a match that is no half of one. It is asked for when `news` changes;
 * without `news` (null) not at all.
 */
export function useHalves(id: string | null, news: string | null, ask = halvesOf): HalvesShown | null {
  const [found, setFound] = useState<{ readonly id: string; readonly halves: HalvesShown | null } | null>(null);
  useEffect(() => {
    if (id === null || news === null) return;
    let gone = false;
    ask(id).then(
      (halves) => !gone && setFound({ id, halves }),
      // Everything else of the page works without it.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id, news]);
  return found?.id === id ? found.halves : null;
}

/** The mirror match of the open match, once it is over, and anew when a rematch is set up. */
export function useHalvesHere(): HalvesShown | null {
  const id = useStore(store, ({ match }) => match?.id ?? null);
  const news = useStore(store, ({ match }) => {
    const { lobby = null } = match ?? {};
    return lobby?.stage === 'over' ? `over ${lobby.rematch}` : null;
  });
  const session = useSession();
  return useHalves(id, news, () => session.halves());
}
