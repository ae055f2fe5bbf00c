/** The coach's card in the first match against the computer. */
import { COMPACT, TOUCH, useMedia } from '@dwo/kits/shell/use-media';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect } from 'preact/hooks';
import { useShown } from '../hud/on-show';
import { store } from '../store';
import { COURSE } from './course';
import { guide, guideKey, keepGuided } from './guide';
import { isAgainstComputers } from './hint';
import { say } from './words';
import './guide-card.css';

/** The sentence of the guide for this moment, a short one where there is no column; null where nobody is guided. */
export function useGuide(): string | null {
  const match = useStore(store, (app) => app.match?.id ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const alone = useStore(store, ({ match }) => isAgainstComputers(match));
  const guided = useStore(guide, (known) => known.match);
  const touch = useMedia(TOUCH);
  const compact = useMedia(COMPACT);
  const state = useShown();
  const first =
    guided === null && alone && match !== null && COURSE.progress.sittingOf(match) === null && state?.turn === 1;
  useEffect(() => {
    if (first) keepGuided(match);
  }, [first, match]);
  if (state === null || seat === null || match === null || guided !== match) return null;
  const key = guideKey(state, seat);
  return key === null ? null : say(key, { touch: touch ? 'yes' : 'no', place: compact ? 'line' : 'card' });
}

/** Stands in the column; where there is none, the hint's line says it. */
export function GuideCard() {
  const sentence = useGuide();
  const compact = useMedia(COMPACT);
  if (sentence === null || compact) return null;
  return (
    <section class="coach coach--guide paper" role="status" aria-label={say('guide.label')} data-testid="guide">
      <p class="coach__words">{sentence}</p>
      <button type="button" class="link coach__off" onClick={() => keepGuided(null)}>
        {say('guide.off')}
      </button>
    </section>
  );
}
