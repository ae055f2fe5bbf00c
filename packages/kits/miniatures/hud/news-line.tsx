/** News about the game, until they are read. A refusal is shown at the pointer instead. */
import { useEffect } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { say } from './words';

/** Long enough to read two sentences twice. */
const SHOWN_MS = 9000;

/** The latest news. */
export function NewsLine() {
  const notice = useStore(store, ({ notice }) => (notice?.tone === 'info' ? notice : null));
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notify(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
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
