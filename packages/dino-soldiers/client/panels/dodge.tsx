/** The choice of the attacks that Agile units ignore (DS-AB-AGI-2). */
import type { Seat } from '@dwo/kernel';
import { useTimeUp } from '@dwo/kits/shell/time-up';
import { useState } from 'preact/hooks';
import { type Dodge, dodgers, type Intent, type Now, sideAt } from '../../rules';
import { unitName } from '../names';
import { RuleTag } from '../rule-tag';
import { say } from '../words';

interface DodgeProps {
  readonly state: Now;
  readonly seat: Seat;
  readonly busy: boolean;
  onDo(intent: Intent): void;
}

export function DodgeCard({ state, seat, busy, onDo }: DodgeProps) {
  const [choices, setChoices] = useState<readonly Dodge[]>([]);
  useTimeUp(choices.length > 0 && !busy ? () => onDo({ type: 'dodge', choices }) : null);
  const units = dodgers(state, sideAt(state, seat));
  const choose = (unit: number, attack: number | null) => {
    const others = choices.filter((each) => each.unit !== unit);
    setChoices(attack === null ? others : [...others, { unit, attack }]);
  };
  return (
    <section class="paper ds-dodge" aria-label={say('dodge.name')} data-testid="ds-dodge">
      <h2 class="poster">{say('dodge.name')}</h2>
      <p class="note">
        {say('dodge.how')} <RuleTag id="DS-AB-AGI-2" />
      </p>
      {units.map(({ id }) => {
        const own = choices.find(({ unit }) => unit === id)?.attack ?? null;
        const option = (attack: number | null, text: string) => (
          <label key={attack ?? 0} class="ds-dodge__option">
            <input type="radio" name={`dodge-${id}`} checked={own === attack} onChange={() => choose(id, attack)} />
            {text}
          </label>
        );
        return (
          <fieldset key={id} class="ds-dodge__unit">
            <legend>{unitName(state, id)}</legend>
            {state.pending
              .filter(({ unit }) => unit === id)
              .map(({ attack, by, damage, kill }) =>
                option(
                  attack,
                  say('dodge.hit', { by: unitName(state, by), attack, damage, kill: kill ? 'yes' : 'no' }),
                ),
              )}
            {option(null, say('dodge.none'))}
          </fieldset>
        );
      })}
      <button
        type="button"
        class="btn btn--fire"
        disabled={busy}
        data-testid="ds-dodge-do"
        onClick={() => onDo({ type: 'dodge', choices })}
      >
        <span class="btn__word">{say('dodge.do')}</span>
      </button>
    </section>
  );
}
