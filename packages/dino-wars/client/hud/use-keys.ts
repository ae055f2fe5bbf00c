/** Binds keys to the open match. */

import { takeBack } from '@dwo/kits/miniatures/hud/take-back';
import { isField } from '@dwo/kits/miniatures/hud/windows-panel';
import { boardOnPage } from '@dwo/kits/miniatures/table/on-page';
import { hasStood } from '@dwo/kits/presses/watch';
import { mayAskAdvice } from '@dwo/kits/shell/advice';
import { isInStep } from '@dwo/kits/shell/moves';
import { openDrawer } from '@dwo/kits/shell/store';
import { openTalk } from '@dwo/kits/ui/chat-panel';
import { answerCard } from '@dwo/kits/ui/table-card';
import { useLayoutEffect } from 'preact/hooks';
import { watch } from '../danger/watching';
import { giveHint } from '../lessons/hint';
import type { OpenMatch } from '../match-context';
import { desk, store } from '../store';
import { endPhase } from './commands';
import { leftUndone } from './facts';
import { type Command, commandsOf, type Focus } from './keys';

/** Handles keys while the match is on the screen. */
export function useKeys({ session, toolbox }: OpenMatch): void {
  // Bound before the first paint: as soon as the match is visible, its keys work.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (store.getState().drawer !== null) return;
      for (const command of commandsOf(event, focusOf(document.activeElement))) {
        if (takesKey(session, command) && !run(command, { session, toolbox })) continue;
        event.preventDefault();
        return;
      }
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [session, toolbox]);
}

/** Whether a key is obeyed. One that comes before its cause was shown only brings the board in step. */
function takesKey(session: OpenMatch['session'], { do: what }: Command): boolean {
  if (what === 'cancel' || what === 'skip') return isInStep(store.getState().match) || !session.playback.catchUp();
  return !ACTS.has(what) || session.takesPress();
}

/** The commands that belong to the game, not to the page. */
const ACTS: ReadonlySet<Command['do']> = new Set([
  'confirm',
  'next',
  'arrow',
  'weapon',
  'turn',
  'face',
  'gun',
  'climb',
  'corner',
  'undo',
  'group',
  'end',
  'hint',
  'volley',
]);

/** How the focused element uses keys. */
function focusOf(element: Element | null): Focus {
  if (element === null || element === document.body || element.closest('[data-table]') !== null) return 'table';
  if (isField(element)) return 'field';
  return 'button';
}

/** Answers the most urgent overrun with its best weapon, as the button says; false if there is none to answer. */
function fireInAnswer(): boolean {
  const button = document.querySelector<HTMLElement>('[data-testid="reactions"] [data-best]');
  button?.click();
  return button !== null;
}

/** Performs a command; true if the browser must not handle the key too. */
function run(command: Command, { session, toolbox }: OpenMatch): boolean {
  const { match } = store.getState();
  const { plan, ending } = desk.getState();
  switch (command.do) {
    case 'confirm':
      if (!fireInAnswer()) toolbox.confirm();
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
      const choice = plan.kind === 'aim' ? plan.choices[command.place] : undefined;
      if (choice !== undefined) toolbox.takeWeapon(choice.weapon);
      return choice !== undefined;
    }
    case 'turn':
      if (plan.kind === 'move' || plan.kind === 'none') toolbox.face();
      toolbox.turn(command.degrees);
      return true;
    case 'face':
      toolbox.face();
      return true;
    case 'gun':
      toolbox.face('gun');
      return true;
    case 'climb':
      if (plan.kind === 'move' && plan.mode === 'fly') toolbox.climb(command.byCi);
      else zoom(command.byCi > 0);
      return true;
    case 'whole':
      boardOnPage()?.wholeTable();
      return true;
    case 'group':
      toolbox.group();
      return true;
    case 'volley':
      toolbox.volley();
      return true;
    case 'danger':
      watch.toggle();
      return true;
    case 'undo':
      void takeBack({ line: session, toolbox });
      return true;
    case 'hint':
      if (mayAskAdvice(match)) void giveHint(toolbox);
      return true;
    case 'corner':
      toolbox.pin();
      return true;
    case 'end':
      // The question whether the phase shall end must have been there to be answered.
      if (ending && !isSeen('end-phase')) return true;
      if (match?.state != null && match.seat !== null) {
        endPhase(toolbox, leftUndone(match.state, match.seat));
      }
      return true;
    case 'answer':
      return answerCard(command.answer);
    case 'help':
    case 'people':
    case 'roster':
      openDrawer({ type: command.do });
      return true;
    case 'talk':
      openTalk();
      return true;
    case 'rules':
      openDrawer({ type: 'rule', id: null });
      return true;
  }
}

function isSeen(testId: string): boolean {
  const button = document.querySelector(`[data-testid="${testId}"]`);
  return button === null || hasStood(button);
}

function zoom(closer: boolean): void {
  if (closer) boardOnPage()?.zoomIn();
  else boardOnPage()?.zoomOut();
}
