/** The keys that every game's table has. */
import { useEffect } from 'preact/hooks';
import { isChord, readingsOf } from '../presses/keys';
import { openDrawer, store } from '../shell/store';
import { openTalk } from './chat-panel';
import { answerCard } from './table-card';

/** ? opens the keys, R the rules, M the menu, P the people, Y the chat; A and D answer the topmost card. They do nothing in text fields. */
export function useTableKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isChord(event)) return;
      if (store.getState().drawer !== null || isWriting(document.activeElement)) return;
      if (readingsOf(event).some(run)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

function isWriting(element: Element | null): boolean {
  return element?.matches('input, textarea, select, [role="log"]') === true;
}

function run(key: string): boolean {
  switch (key) {
    case '?':
      openDrawer({ type: 'help' });
      return true;
    case 'r':
      openDrawer({ type: 'rule', id: null });
      return true;
    case 'm':
      openDrawer({ type: 'menu' });
      return true;
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
