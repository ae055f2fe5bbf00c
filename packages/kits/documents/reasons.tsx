/** Why a document can't be played: the live check list of a builder. */
import { RuleTag } from '../rulebook/rule-tag';
import { Icon } from '../ui/icons';
import './reasons.css';

/** A reason as a sentence, with its rule; empty for a reason that is no rule of the game. */
export interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** All reasons, each with its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons" role="alert">
      {reasons.map(({ rule, text }) => (
        <li key={text}>
          <Icon name="cross" size={16} />
          <span>
            {text} {rule !== '' && <RuleTag id={rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
