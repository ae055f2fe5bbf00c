import { openDrawer } from '@dwo/kits/shell/store';
import { say } from './words';

/** The id of a rule; a press opens its text. */
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
