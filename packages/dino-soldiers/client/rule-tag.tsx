import { openDrawer } from '@dwo/kits/shell/store';
import { say } from './words';

/** A rule's id; opens its text. */
export function RuleTag({ id }: { readonly id: string }) {
  return (
    <button
      type="button"
      class="ds-rule"
      aria-label={say('rule.tag', { rule: id })}
      onClick={(event) => {
        event.stopPropagation();
        openDrawer({ type: 'rule', id });
      }}
    >
      {id}
    </button>
  );
}
