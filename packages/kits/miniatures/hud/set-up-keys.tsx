/** The keys of a set-up at the head of the tray: places for all who have none, and a line for a squad. */
import { Icon } from '../../ui/icons';
import { Said } from '../../ui/said';
import { patchTable } from './desk';
import { say } from './words';

interface SetUpKeysProps {
  /** The number of figures without a place. */
  readonly missing: number;
  /** Whether a second press is awaited, because the places are final. */
  readonly sure?: boolean;
  /** Null while it is not this player's turn to have the rest placed. */
  readonly onRest: (() => void) | null;
  /** Whether a line is being drawn. */
  readonly lining: boolean;
  readonly onLine: () => void;
}

/** Nothing once everybody has a place. */
export function SetUpKeys({ missing, sure = false, onRest, lining, onLine }: SetUpKeysProps) {
  if (missing === 0) return null;
  return (
    <div class="set-up-keys" data-testid="set-up-keys">
      {onRest !== null && (
        <button
          type="button"
          class={`btn chip ${sure ? 'set-up-keys__sure' : ''}`}
          data-choice={say('place.rest')}
          data-act={sure ? 'sure' : 'rest'}
          onClick={onRest}
          onBlur={() => sure && patchTable({ ending: false })}
        >
          <Said as={say('place.rest.label', { count: missing })}>
            <Icon name="flag" size={18} />
            <span class="chip__word">{sure ? say('place.rest.sure') : say('place.rest')}</span>
          </Said>
        </button>
      )}
      {missing > 1 && (
        <button
          type="button"
          class="btn chip"
          aria-pressed={lining}
          data-choice={say('place.line')}
          title={say('place.line.title')}
          onClick={onLine}
        >
          <Icon name="tape" size={18} />
          <span class="chip__word">{say('place.line')}</span>
          <span class="btn__key chip__key" aria-hidden="true">
            M
          </span>
        </button>
      )}
    </div>
  );
}
