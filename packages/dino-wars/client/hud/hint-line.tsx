/** The hint for what is awaited. */
import { dinoWars } from '@dwo/dino-wars';
import { onShow } from '@dwo/kits/shell/moves';
import { absentees } from '@dwo/kits/shell/presence';
import { COMPACT, TOUCH, useMedia } from '@dwo/kits/shell/use-media';
import { useNow } from '@dwo/kits/shell/use-now';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { useGuideLine } from '../lessons/coach';
import { desk, store } from '../store';
import type { Plan } from '../tools/plan';
import { say } from '../words';
import { useHeld } from './on-show';
import { isPlayedOut } from './played-out';
import { hint, type Situation } from './words/hints';

/** The tools that no figure is selected for: their hint comes before that of the coach. */
const SAYS_ITSELF: readonly Plan['kind'][] = ['line', 'group', 'ordering', 'carrying'];

/** The line between table and tray. */
export function HintLine() {
  const match = useStore(store, (app) => app.match);
  const plan = useHeld(useStore(desk, ({ plan }) => plan));
  const selected = useStore(desk, ({ selected }) => selected);
  const touch = useMedia(TOUCH);
  const compact = useMedia(COMPACT);
  const guide = useGuideLine();
  const state = onShow(match);
  if (match === null || state === null) return null;
  const { seat, lobby } = match;
  return (
    <p class="hint" aria-live="polite" data-testid="hint">
      {seat === null && (
        <span class="hint__badge">
          <Icon name="eye" size={18} /> {say('notice.watching')}
        </span>
      )}
      <span class="hint__words">
        {guide !== null && compact && selected === null && !SAYS_ITSELF.includes(plan.kind) ? (
          guide
        ) : isPlayedOut(match) ? (
          say('command.playing-out')
        ) : (
          <Hint situation={{ state, seat, lobby, plan, selected, touch }} />
        )}
      </span>
    </p>
  );
}

type Present = Omit<Situation, 'now'>;

/** The hint. A running time in it is not announced to screen readers. */
function Hint({ situation }: { readonly situation: Present }) {
  const text = hint({ ...situation, now: null });
  if (absentees(situation.lobby, dinoWars.awaiting(situation.state)).length === 0) return <>{text}</>;
  return (
    <>
      <span class="visually-hidden">{text}</span>
      <TimedHint situation={situation} />
    </>
  );
}

function TimedHint({ situation }: { readonly situation: Present }) {
  return (
    <span class="num" aria-hidden="true">
      {hint({ ...situation, now: useNow() })}
    </span>
  );
}
