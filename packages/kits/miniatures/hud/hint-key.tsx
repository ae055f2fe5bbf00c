/** A hint against the computer: what a strong player would do now, and why. In a lesson it is the step of the lesson. */
import { samePlain, type Tagged } from '@dwo/kernel';
import { lessonHint } from '../../lessons';
import { mayAskAdvice } from '../../shell/advice';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { giveHintOf } from '../hints/ask';
import type { HintQuestion } from '../hints/contract';
import { hintDesk } from '../hints/desk';
import { ghostOf, layOut } from '../hints/lay-out';
import { hintWords } from '../hints/lines';
import { tellerOf } from '../hints/teller';
import { type OpenTable, useTable } from './context';
import { patchTable, tableDesk } from './desk';
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

/** Shows a hint for the player, or closes an open one. */
export function giveHint(open: OpenTable): void {
  const { game, course } = open;
  const { advice } = game;
  if (advice === undefined) return;
  giveHintOf<Tagged>({
    line: open.line,
    about: { figure: chosen(open) },
    taught: () => (course === null ? null : lessonHint(course)),
    thinker: advice.thinker,
    words: (question, hinted) => hintWords(hinted, tellerOf(game, question)),
    drawn: (question, intent) => drawn(open, question, intent),
  });
}

/** The chosen figure, if it can still act. */
function chosen({ toolbox }: OpenTable): string | null {
  const { selected } = tableDesk.getState();
  return selected !== null && toolbox.ready().includes(selected) ? selected : null;
}

/** The choice as a ghost, and as a plan. */
function drawn({ game, toolbox }: OpenTable, { view, seat }: HintQuestion, intent: Tagged | null) {
  // The act that ends the step is made ready like any other: a press of its button remains.
  const end = game.end(view, seat);
  if (intent !== null && end !== null && samePlain(end.intent, intent))
    return { ghost: null, plan: () => patchTable({ ending: true }) };
  const { setUp } = toolbox;
  // Figures are put in place, and the press that deploys them remains.
  if (setUp !== null && toolbox.ready().length > 0) return { ghost: null, plan: () => setUp.rest() };
  const laying = intent === null ? null : (game.advice?.laid(view, seat, intent) ?? null);
  if (intent === null || laying === null) return { ghost: null, plan: null };
  return { ghost: ghostOf(game, { state: view, seat }, intent), plan: () => layOut(toolbox, laying, intent) };
}
