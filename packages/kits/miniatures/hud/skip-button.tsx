/** The button that shows the newest state at once while the board is behind. */
import { isInStep } from '../../shell/moves';
import { useSession } from '../../shell/session-context';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { say } from './words';

/** A shorter delay, such as one roll of dice, is not worth a button. */
const WORTH_MS = 1200;

/** The button; nothing while the board is in step. */
export function SkipButton() {
  const session = useSession();
  const behind = useStore(
    store,
    ({ match }) => match !== null && (match.retelling || (match.behindMs > WORTH_MS && !isInStep(match))),
  );
  if (!behind) return null;
  return (
    <button type="button" class="btn skip-now" data-testid="skip-now" onClick={() => session.playback.catchUp()}>
      <Icon name="next" size={18} />
      <span class="btn__word">{say('skip')}</span>
      <span class="btn__key skip-now__key">S</span>
    </button>
  );
}
