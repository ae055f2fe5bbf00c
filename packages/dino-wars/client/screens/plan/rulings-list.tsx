/** The rulings that have another reading. */
import { VARIANT_IDS, VARIANTS } from '@dwo/dino-wars';
import { RuleTag } from '../../hud/words/rule-tag';
import { say } from '../../words';
import { type SheetProps, withVariant } from './agreement';

/** Both readings of each ruling, one of them chosen. */
export function Rulings({ agreement, onAgreement }: SheetProps) {
  return (
    <ul class="rulings">
      {VARIANT_IDS.map((id) => {
        const { rule } = VARIANTS[id];
        const name = say(`ruling.${id}`);
        const on = agreement.variants.includes(id);
        return (
          <li key={id} class={on ? 'ruling ruling--on' : 'ruling'}>
            <span class="ruling__name">
              <b>{name}</b> <RuleTag id={rule} />
            </span>
            <span class="ruling__sides" role="radiogroup" aria-label={name}>
              {[false, true].map((other) => (
                <label key={String(other)} class="ruling__side">
                  <input
                    type="radio"
                    name={`ruling-${id}`}
                    checked={on === other}
                    onChange={() => onAgreement(withVariant(agreement, id, other))}
                  />
                  <span>{say(`ruling.${id}.${other ? 'variant' : 'standard'}`)}</span>
                </label>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
