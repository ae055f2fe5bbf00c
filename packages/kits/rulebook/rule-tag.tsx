import { openDrawer } from '../shell/store';
import { say } from './words';

interface RuleTagProps {
  readonly id: string;
  /** Goes to the rule; without it a drawer opens. */
  readonly onRule?: (id: string) => void;
}

const openRule = (id: string) => openDrawer({ type: 'rule', id });

/** A rule's id; a press opens its text. */
export function RuleTag({ id, onRule = openRule }: RuleTagProps) {
  return (
    <button
      type="button"
      class="rule-tag"
      aria-label={say('rules.tag', { rule: id })}
      onClick={(event) => {
        event.stopPropagation();
        onRule(id);
      }}
    >
      {id}
    </button>
  );
}
