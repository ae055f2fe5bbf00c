/** Offers to play on the board what happened while the page was closed. */
import { isInStep } from '../../shell/moves';
import { useSession } from '../../shell/session-context';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { say } from './words';

/** The offer; nothing while there is nothing to show. */
export function Missed() {
  const session = useSession();
  const missed = useStore(store, ({ match }) =>
    match !== null && isInStep(match) && !match.telling && match.outcome === null ? match.missed : null,
  );
  if (missed === null) return null;
  return (
    <div class="missed" role="status">
      <button
        type="button"
        class="btn missed__watch"
        data-testid="show-missed"
        onClick={() => void session.history.watch()}
      >
        <Icon name="film" size={18} />
        <span class="btn__word">{say(missed === 'all' ? 'missed.all' : 'missed.some')}</span>
      </button>
      <button
        type="button"
        class="btn missed__close"
        aria-label={say('missed.no')}
        onClick={() => session.history.dismiss()}
      >
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}
