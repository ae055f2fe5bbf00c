/** The button that asks the computer for a hint. */
import type { Seat } from '@dwo/kernel';
import { lessonHint } from '@dwo/kits/lessons';
import { notify } from '@dwo/kits/shell/store';
import { Icon } from '@dwo/kits/ui/icons';
import { useState } from 'preact/hooks';
import type { Intent, Now } from '../../rules';
import { COURSE } from '../lessons/course';
import { briefly, giveHint, mayHint } from '../lessons/hint';
import { say } from '../words';

interface HintKeyProps {
  readonly state: Now;
  readonly seat: Seat;
  /** Selects the advised intent on the board. */
  onHint(intent: Intent): void;
}

export function HintKey({ state, seat, onHint }: HintKeyProps) {
  const [thinking, think] = useState(false);
  if (!mayHint(state)) return null;
  const ask = async () => {
    const taught = lessonHint(COURSE);
    if (taught !== null) {
      // The coach says already what to do: the hint names the unit and where it goes.
      const text =
        taught.intent === null
          ? taught.text
          : say('hint.said', { sentence: `${briefly(state, taught.intent as Intent)}.` });
      notify({ text, rule: null, tone: 'info', isAdvice: true });
      if (taught.intent !== null) onHint(taught.intent as Intent);
      return;
    }
    think(true);
    const intent = await giveHint(state, seat).finally(() => think(false));
    if (intent !== null) onHint(intent);
  };
  return (
    <button
      type="button"
      class="btn ds-hint-key"
      aria-busy={thinking}
      aria-label={say('hint.button')}
      disabled={thinking}
      data-testid="ds-hint"
      onClick={() => void ask()}
    >
      <Icon name="lamp" size={20} /> <span>{say('hint.button')}</span>
    </button>
  );
}
