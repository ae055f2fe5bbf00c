/** News about the game, until they are read. A refusal is shown at the pointer instead. */
import { RuleTag } from '../../rulebook/rule-tag';
import { notify } from '../../shell/store';
import { useNotice } from '../../shell/use-notice';
import { Icon } from '../../ui/icons';
import { say } from './words';

/** The latest news. */
export function NewsLine() {
  const now = useNotice();
  const notice = now?.tone === 'info' ? now : null;
  return (
    <div class="notices" aria-live="polite">
      {notice !== null && (
        <div class="notice notice--info" role="status" data-testid="notice">
          <span>{notice.text}</span>
          {notice.rule !== null && <RuleTag id={notice.rule} />}
          <button type="button" class="notice__close" aria-label={say('notice.close')} onClick={() => notify(null)}>
            <Icon name="cross" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
