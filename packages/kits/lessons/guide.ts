/** The guide of a person's first match against the computer: what each phase of the first turn is for. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useEffect } from 'preact/hooks';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAgainstComputers, onShow } from '../shell/moves';
import { recall, remember } from '../shell/storage';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';

const OFF = 'off';

/** The place of a sentence, and the kind of input: a card has room for more than a line. */
export interface GuideLook {
  readonly touch: boolean;
  readonly place: 'card' | 'line';
}

/** The guide of one game. */
export interface Guide {
  /** The id of the match that is guided; null before the first one. */
  readonly store: StoreApi<{ readonly match: string | null }>;
  /** Guides a match; null turns the guide off for good. */
  keep(match: string | null): void;
}

/** The guide of a game, as stored in this browser. */
export function guideOf(game: string): Guide {
  const key = `${game}.guide`;
  const guided = createStore<{ readonly match: string | null }>(() => ({ match: recall(key) }));
  return {
    store: guided,
    keep(match) {
      guided.setState({ match: match ?? OFF });
      remember(key, match ?? OFF);
    },
  };
}

/** The parts of a course that the guide needs. */
interface Guided {
  readonly guide: Guide;
  readonly progress: { sittingOf(match: string): unknown };
  guidance?(state: Frozen<object>, seat: Seat, look: GuideLook): string | null;
}

/** The guide's sentence for this moment; null if the match is not guided. The first match that begins against computers is. */
export function useGuide({ guide, progress, guidance }: Guided, look: GuideLook): string | null {
  const match = useStore(store, (app) => app.match?.id ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const alone = useStore(store, (app) => isAgainstComputers(app.match));
  const guided = useStore(guide.store, (known) => known.match);
  const state = useStore(store, (app) => onShow(app.match)) as Frozen<object> | null;
  const sentence = state === null || seat === null ? null : (guidance?.(state, seat, look) ?? null);
  const first = sentence !== null && guided === null && alone && match !== null && progress.sittingOf(match) === null;
  useEffect(() => {
    if (first) guide.keep(match);
  }, [first, match, guide]);
  return match === null || guided !== match ? null : sentence;
}
