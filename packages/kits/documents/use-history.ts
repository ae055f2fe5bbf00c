/** A document on the screen with undo and redo, and the keys for both. */

import { useEffect, useState } from 'preact/hooks';
import { isCommand } from '../presses/keys';
import { beginning, type History, redone, settled, stepped, undone } from './history';

export interface Draft<T> {
  readonly now: T;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Adds a step; steps in a row with the same label are merged. */
  readonly change: (next: T, label?: string | null) => void;
  /** Adds a step to whatever is on the screen by now: for an answer that comes later. */
  readonly revise: (change: (now: T) => T) => void;
  /** Makes the next change a step of its own. */
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens another document: nothing of the old one can be undone. */
  readonly open: (next: T) => void;
}

/** Undo and redo for a document, also by Ctrl+Z and Ctrl+Shift+Z outside of text fields. */
export function useHistory<T>(start: () => T): Draft<T> {
  const [history, setHistory] = useState<History<T>>(() => beginning(start()));
  const undo = () => setHistory(undone);
  const redo = () => setHistory(redone);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const again = isCommand(event, 'y');
      if (isTyping(event.target) || !(again || isCommand(event, 'z'))) return;
      event.preventDefault();
      setHistory(again || event.shiftKey ? redone : undone);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return {
    now: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next, label = null) => setHistory((before) => stepped(before, next, label)),
    revise: (change) => setHistory((before) => stepped(before, change(before.now))),
    settle: () => setHistory(settled),
    undo,
    redo,
    open: (next) => setHistory(beginning(next)),
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}
