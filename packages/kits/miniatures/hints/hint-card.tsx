/** The card of a hint at the table: at most three lines, and a button that plans what it says. */
import { useEffect } from 'preact/hooks';
import { Icon } from '../../ui/icons';
import { tableDesk } from '../hud/desk';
import { closeHint } from './ask';
import type { HintShow } from './contract';
import { HintLines } from './hint-lines';
import { turnsAway } from './leaves';
import { useHint } from './use-hint';
import { say } from './words';
import './hints.css';

/** Closes a hint once its reader chooses a figure that it is not about: two plans on the table are one too many. */
function useTurningAway(hint: HintShow | null): void {
  useEffect(() => {
    if (hint === null) return;
    const before = tableDesk.getState().selected;
    return tableDesk.subscribe(({ selected }) => {
      if (turnsAway(hint.ghost, before, selected)) closeHint();
    });
  }, [hint]);
}

/** The card; nothing without a hint for the present state. */
export function HintCard() {
  const { isOpen, hint } = useHint();
  useTurningAway(hint);
  if (!isOpen) return null;
  const plan = hint?.plan ?? null;
  return (
    <section class="hint-card" aria-label={say('label')} aria-busy={hint === null} data-testid="hint-card">
      <Icon name="lamp" size={20} />
      <div class="hint-card__words" role="status">
        {hint === null ? <p class="hint-card__thinking">{say('thinking')}</p> : <HintLines words={hint} />}
      </div>
      <div class="hint-card__ways">
        {plan !== null && (
          <button
            type="button"
            class="btn chip btn--mustard hint-card__do"
            aria-label={say('do.label')}
            title={say('do.label')}
            data-testid="hint-do"
            onClick={() => {
              closeHint();
              plan();
            }}
          >
            {say('do')}
          </button>
        )}
        <button
          type="button"
          class="btn hint-card__close"
          aria-label={say('close')}
          title={say('close')}
          onClick={closeHint}
        >
          <Icon name="cross" size={16} />
        </button>
      </div>
    </section>
  );
}
