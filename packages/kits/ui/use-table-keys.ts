/** The keys that every game's table has. */
import { useEffect } from 'preact/hooks';
import { isChord, readingsOf } from '../presses/keys';
import { openDrawer, store } from '../shell/store';
import { openTalk } from './chat-panel';
import { answerCard } from './table-card';

/**
 * ? opens the keys, P the people at the table, Y the chat, and with `drawers` R the rules and M the menu; A and D answer the topmost
 * card. They do nothing in text fields.
 */
export function useTableKeys(drawers: boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isChord(event)) return;
      if (store.getState().drawer !== null || isWriting(document.activeElement)) return;
      if (readingsOf(event).some((key) => run(key, drawers))) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [drawers]);
}

function isWriting(element: Element | null): boolean {
  return element?.matches('input, textarea, select, [role="log"]') === true;
}

function run(key: string, drawers: boolean): boolean {
  switch (key) {
    case '?':
      openDrawer({ type: 'help' });
      return true;
    case 'r':
      if (drawers) openDrawer({ type: 'rule', id: null });
      return drawers;
    case 'm':
      if (drawers) openDrawer({ type: 'menu' });
      return drawers;
    case 'p':
      openDrawer({ type: 'people' });
      return true;
    case 'y':
      openTalk();
      return true;
    case 'a':
      return answerCard('yes');
    case 'd':
      return answerCard('no');
    default:
      return false;
  }
}
