/** A hint against the computer: what a strong player would do now, and why. In a lesson it is the step of the lesson. */
import type { Tagged } from '@dwo/kernel';
import { lessonHint } from '../../lessons';
import { mayAskAdvice } from '../../shell/advice';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { askHint, toggleHint } from '../hints/ask';
import type { Hinted, HintQuestion, HintShow } from '../hints/contract';
import { hintDesk, showHint } from '../hints/desk';
import { ghostOf, layOut } from '../hints/lay-out';
import { hintWords } from '../hints/lines';
import { tellerOf } from '../hints/teller';
import { type OpenTable, useTable } from './context';
import { say } from './words';

/** The button; nothing where no hint may be asked for. */
export function HintKey() {
  const open = useTable();
  const may = useStore(store, ({ match }) => mayAskAdvice(match));
  const isOpen = useStore(hintDesk, ({ of }) => of !== null);
  if (!may || open.game.advice === undefined) return null;
  return (
    <button
      type="button"
      class="btn btn--icon hud-bar__icon"
      aria-label={say('bar.hint')}
      title={say('bar.hint')}
      aria-pressed={isOpen}
      data-testid="hint-key"
      onClick={() => giveHint(open)}
    >
      <Icon name="lamp" />
    </button>
  );
}

/** Shows the choice of a strong player, or the step of the lesson; closes an open hint. */
export function giveHint(open: OpenTable): void {
  const { game, course } = open;
  const { advice } = game;
  if (advice === undefined) return;
  toggleHint((question) => {
    const taught = course === null ? null : lessonHint(course);
    if (taught === null) return askHint<Tagged>(advice.thinker, question, (hinted) => shown(open, question, hinted));
    const { text, intent } = taught;
    showHint(question.view, { does: text, worth: '', next: '', ...drawn(open, question, intent) });
    return () => {};
  });
}

function shown(open: OpenTable, question: HintQuestion, hinted: Hinted): HintShow {
  const words = hintWords(hinted, tellerOf(open.game, question));
  return { ...words, ...drawn(open, question, hinted.advice.intent) };
}

/** The choice as a ghost, and as a plan. */
function drawn({ game, toolbox }: OpenTable, { view, seat }: HintQuestion, intent: Tagged | null) {
  const laying = intent === null ? null : (game.advice?.laid(view, seat, intent) ?? null);
  if (laying === null) return { ghost: null, plan: null };
  return { ghost: ghostOf(game, { state: view, seat }, laying), plan: () => layOut(toolbox, laying) };
}
