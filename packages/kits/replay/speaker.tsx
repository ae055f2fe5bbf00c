/** Tells screen readers the current moment and what happened there, once the reader stays at it. */

import { useEffect, useState } from 'preact/hooks';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { momentName, phaseAt } from './moments';
import type { Screening } from './screening';
import { replayStore } from './state';
import { say } from './words';

const REST_MS = 500;

export function Speaker({ screening }: { readonly screening: Screening }) {
  const frame = useStore(replayStore, (state) => state.frame);
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(wordsNow(screening)), REST_MS);
    return () => clearTimeout(timer);
  }, [frame]);
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="speaker">
      {words}
    </p>
  );
}

function wordsNow({ game }: Screening): string {
  const { cast, marks, n, frame } = replayStore.getState();
  if (cast === null || frame === null) return '';
  const last = store.getState().match?.log.at(-1);
  const where = say('moment.spoken', { moment: momentName(cast, phaseAt(marks, n)), n });
  return last === undefined ? where : `${where} ${game.spoken(last)}`;
}
