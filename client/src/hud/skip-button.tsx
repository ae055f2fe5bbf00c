/** The way out while the board is behind: shows what is so now. */
import { Icon } from '../art/icons';
import { useOpenMatch } from '../match-context';
import { store } from '../store';
import { useStore } from '../use-store';
import { isInStep } from './on-show';

/** Less than one roll of the dice is nothing to be skipped. */
const WORTH_MS = 1200;

export function SkipButton() {
  const { session } = useOpenMatch();
  const behind = useStore(
    store,
    ({ match }) => match !== null && (match.retelling || (match.behindMs > WORTH_MS && !isInStep(match))),
  );
  if (!behind) return null;
  return (
    <button type="button" class="btn skip-now" data-testid="skip-now" onClick={() => session.theatre.catchUp()}>
      <Icon name="next" size={18} />
      <span class="btn__word">Skip to now</span>
      <span class="btn__key skip-now__key">S</span>
    </button>
  );
}
