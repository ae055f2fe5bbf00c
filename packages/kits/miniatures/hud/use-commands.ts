/** Binds keys to an open match: what is the same at every table of miniatures, and what a game does by itself. */
import { useLayoutEffect } from 'preact/hooks';
import { Tabbed } from '../../presses/tabbed';
import { hasStood } from '../../presses/watch';
import type { MatchLine } from '../../shell/line';
import { isInStep } from '../../shell/moves';
import { openDrawer, store } from '../../shell/store';
import { openTalk } from '../../ui/chat-panel';
import { answerCard } from '../../ui/table-card';
import { chooseOrder } from '../orders/ordering';
import { boardOnPage } from '../table/on-page';
import type { ToolBox } from '../tools/tool-box';
import { patchTable, tableDesk } from './desk';
import { type Command, commandsOf, type Focus } from './keys';
import { takeBack } from './take-back';
import { isField } from './windows-panel';

type Does = Command['do'];

/** The commands that belong to the game, not to the page. */
const ACTS: ReadonlySet<Does> = new Set([
  ...(['confirm', 'next', 'arrow', 'weapon', 'turn', 'face', 'gun', 'climb', 'corner', 'undo', 'group'] as const),
  ...(['end', 'hint', 'volley', 'orders', 'carry'] as const),
]);

/** The open match, as keys act on it. */
export interface KeyHands {
  readonly line: MatchLine;
  readonly toolbox: Pick<
    ToolBox<never, never, never>,
    'tool' | 'confirm' | 'cancel' | 'arrow' | 'takeWeapon' | 'turn' | 'climb' | 'pin' | 'unpin'
  > & { next(step: 1 | -1, wrap: boolean): boolean };
}

/** The acts of a game by command: true if the browser must not handle the key too. They come before those of every table. */
export type OwnActs = { readonly [D in Does]?: (command: Extract<Command, { readonly do: D }>) => boolean };

/** Handles keys while the match is on the screen. `hands` and `own` must stay the same object. */
export function useCommands(hands: KeyHands, own: OwnActs): void {
  // Bound before the first paint: as soon as the match is visible, its keys work.
  useLayoutEffect(() => {
    const tabbed = new Tabbed();
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (store.getState().drawer !== null) return;
      for (const command of commandsOf(event, focusOf(document.activeElement, tabbed))) {
        if (takesKey(hands.line, command) && !run(command, hands, own)) continue;
        event.preventDefault();
        return;
      }
    };
    window.addEventListener('keydown', pressed);
    const unwatch = tabbed.watch();
    return () => {
      window.removeEventListener('keydown', pressed);
      unwatch();
    };
  }, [hands, own]);
}

/** Whether a key is obeyed. One that comes before its cause was shown only brings the board in step. */
function takesKey(line: MatchLine, { do: what }: Command): boolean {
  if (what === 'cancel' || what === 'skip') return isInStep(store.getState().match) || !line.playback.catchUp();
  return !ACTS.has(what) || line.takesPress();
}

/** How the focused element uses keys. */
function focusOf(element: Element | null, tabbed: Tabbed): Focus {
  if (element === null || element === document.body || element.closest('[data-table]') !== null) return 'table';
  if (isField(element)) return 'field';
  return tabbed.has(element) ? 'button' : 'pressed';
}

/** Answers the most urgent question as its marked button says; false if there is none. */
function answers(): boolean {
  const button = document.querySelector<HTMLElement>('[data-testid="reactions"] [data-best]');
  button?.click();
  return button !== null;
}

/** The red button while it can't do its act; null if it can, or if there is none. */
function idleRed(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-testid="act"][aria-disabled="true"]');
}

/** Whether the end of the step waits for a second press, and the red button has nothing to do. */
function endsInstead(): boolean {
  const red = document.querySelector('[data-testid="act"]');
  return tableDesk.getState().ending && (red === null || idleRed() !== null);
}

/** Does what is planned. If the red button can't do its act, it says why, as at a press. */
function confirm(toolbox: KeyHands['toolbox']): void {
  const { plan } = tableDesk.getState();
  toolbox.confirm();
  if (tableDesk.getState().plan === plan) idleRed()?.click();
}

/** Performs a command; true if the browser must not handle the key too. */
function run(command: Command, hands: KeyHands, own: OwnActs): boolean {
  const { line, toolbox } = hands;
  const ownAct = own[command.do] as ((command: Command) => boolean) | undefined;
  // The question whether the step shall end must have been there to be answered.
  if (command.do === 'end' && tableDesk.getState().ending && !isSeen('end-phase')) return true;
  if (ownAct !== undefined) return ownAct(command);
  const { plan } = tableDesk.getState();
  switch (command.do) {
    case 'confirm':
      if (answers()) return true;
      if (endsInstead() && own.end !== undefined) return run({ do: 'end' }, hands, own);
      confirm(toolbox);
      return true;
    case 'skip':
      return true;
    case 'cancel':
      return toolbox.cancel();
    case 'next':
      return toolbox.next(command.step, command.wrap);
    case 'arrow':
      toolbox.arrow(command.arrow);
      return true;
    case 'weapon': {
      if (chooseOrder(toolbox.tool, command.place)) return true;
      const choice = plan.kind === 'aim' ? plan.choices[command.place] : undefined;
      if (choice !== undefined) toolbox.takeWeapon(choice.weapon);
      return choice !== undefined;
    }
    case 'turn':
      toolbox.turn(command.degrees);
      return true;
    case 'climb':
      if (plan.kind === 'move' && plan.z !== null) toolbox.climb(command.byCi);
      else zoom(command.byCi > 0);
      return true;
    case 'crowd':
      return fanAround(tableDesk.getState().selected);
    case 'whole':
      boardOnPage()?.wholeTable();
      return true;
    case 'undo':
      void takeBack({ line, toolbox });
      return true;
    case 'corner':
      toolbox.pin();
      return true;
    case 'answer':
      return answerCard(command.answer);
    case 'people':
    case 'roster':
    case 'help':
      openDrawer({ type: command.do });
      return true;
    case 'talk':
      openTalk();
      return true;
    case 'rules':
      openDrawer({ type: 'rule', id: null });
      return true;
    default:
      return false;
  }
}

/** Fans out the crowd in which a figure stands; false if it stands in none. */
function fanAround(figure: string | null): boolean {
  const fan = figure === null ? null : (boardOnPage()?.crowdOf(figure) ?? null);
  if (fan !== null) patchTable({ fan });
  return fan !== null;
}

function isSeen(testId: string): boolean {
  const button = document.querySelector(`[data-testid="${testId}"]`);
  return button === null || hasStood(button);
}

function zoom(closer: boolean): void {
  if (closer) boardOnPage()?.zoomIn();
  else boardOnPage()?.zoomOut();
}
