import { openDrawer } from '../shell/store';
import { say } from './words';

/** A rule's id; a press opens its text. */
export function RuleTag({ id }: { readonly id: string }) {
  return (
    <button
      type="button"
      class="rule-tag"
      aria-label={say('rules.tag', { rule: id })}
      onClick={(event) => {
        event.stopPropagation();
        openDrawer({ type: 'rule', id });
      }}
    >
      {id}
    </button>
  );
}
