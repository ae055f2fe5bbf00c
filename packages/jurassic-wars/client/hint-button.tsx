/** The button for a hint. */

import { lessonHint } from '@dwo/kits/lessons';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { notify, store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { useState } from 'preact/hooks';
import type { Intent } from '../rules';
import { giveHint, hints, mayAsk } from './hint';
import { COURSE } from './lessons/course';
import { say } from './words';

/** The button that asks the computer for a hint; only in matches against computers. */
export function HintButton() {
  const may = useStore(store, ({ match }) => mayAsk(match));
  const [busy, setBusy] = useState(false);
  if (!may) return null;
  const ask = async () => {
    const taught = lessonHint(COURSE);
    if (taught !== null) {
      hints.setState({ state: store.getState().match?.state ?? null, intent: taught.intent as Intent | null });
      notify({ text: taught.text, rule: null, tone: 'info', isAdvice: true });
      return;
    }
    setBusy(true);
    await giveHint().catch((error: unknown) => {
      notify({ text: sentenceOf(error), rule: null, tone: 'info' });
    });
    setBusy(false);
  };
  return (
    <button type="button" class="btn jw__skip" data-testid="jw-hint" disabled={busy} onClick={() => void ask()}>
      <Icon name="lamp" size={18} />
      {say(busy ? 'hint.thinking' : 'hint.button')}
    </button>
  );
}
