/** A hint against the computer: what a strong player would do now, in a sentence. In a lesson it is the step of the lesson. */
import type { Seat } from '@dwo/kernel';
import { useState } from 'preact/hooks';
import { lessonHint } from '../../lessons';
import { askOnce, mayAskAdvice } from '../../shell/advice';
import { isInStep } from '../../shell/moves';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { type OpenTable, useTable } from './context';
import { say } from './words';

/** The button; nothing where no hint may be asked for. */
export function HintKey() {
  const open = useTable();
  const may = useStore(store, ({ match }) => mayAskAdvice(match));
  const [thinking, think] = useState(false);
  if (!may || open.game.advice === undefined) return null;
  const ask = async () => {
    think(true);
    await giveHint(open).finally(() => think(false));
  };
  return (
    <button
      type="button"
      class="btn btn--icon hud-bar__icon"
      aria-label={say('bar.hint')}
      title={say('bar.hint')}
      aria-busy={thinking}
      data-testid="hint-key"
      disabled={thinking}
      onClick={() => void ask()}
    >
      <Icon name="lamp" />
    </button>
  );
}

/** Tells the choice of a strong player as news. */
export async function giveHint(open: OpenTable): Promise<void> {
  const text = await hintOf(open);
  if (text !== null) notify({ text, rule: null, tone: 'info' });
}

/** The sentence; null if the table has moved on meanwhile. */
async function hintOf({ game, course }: OpenTable): Promise<string | null> {
  const taught = course === null ? null : lessonHint(course);
  if (taught !== null) return taught.text;
  const { match } = store.getState();
  const { advice } = game;
  if (advice === undefined || match?.state == null || match.seat === null) return null;
  const question: { readonly view: object; readonly seat: Seat } = { view: match.state, seat: match.seat };
  try {
    const intent = await askOnce<object>(advice.thinker(), question);
    const now = store.getState().match;
    return isInStep(now) && now?.state === question.view ? advice.told(match.state, match.seat, intent as never) : null;
  } catch {
    return say('hint.broken');
  }
}
