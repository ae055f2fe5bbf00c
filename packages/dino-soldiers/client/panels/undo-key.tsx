/** The button that takes the last move back; if others must agree, it asks them. */
import type { MatchLine } from '@dwo/kits/shell/line';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '../words';

export function UndoKey({ line }: { readonly line: MatchLine }) {
  return (
    <button
      type="button"
      class="btn ds-undo"
      aria-label={say('undo.button')}
      title={say('undo.button')}
      data-testid="ds-undo"
      onClick={() => void line.ask('takeBack')}
    >
      <Icon name="undo" size={20} />
    </button>
  );
}
