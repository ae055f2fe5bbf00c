/** Binds keys to a replay. */

import { useLayoutEffect } from 'preact/hooks';
import { isChord, readingsOf } from '../presses/keys';
import { Tabbed } from '../presses/tabbed';
import { openDrawer, store } from '../shell/store';
import { type Act, hasAct } from './keys';
import type { Screening } from './screening';
import { lastOf, replayStore } from './state';

export function useReplayKeys(screening: Screening | null): void {
  // Bound before the first paint: as soon as the replay is visible, its keys work.
  useLayoutEffect(() => {
    if (screening === null) return;
    const tabbed = new Tabbed();
    let spaceIsOurs = false;
    const pressed = (event: KeyboardEvent) => {
      spaceIsOurs = false;
      if (event.defaultPrevented || isChord(event)) return;
      if (store.getState().drawer !== null || isForFocus(event, tabbed)) return;
      const act = firstAct(event, screening);
      if (act === null) return;
      event.preventDefault();
      spaceIsOurs = event.key === ' ';
      act();
    };
    // Some browsers press a button when Space is let go, whatever became of the key before.
    const released = (event: KeyboardEvent) => {
      if (event.key === ' ' && spaceIsOurs) event.preventDefault();
    };
    const unwatch = tabbed.watch();
    window.addEventListener('keydown', pressed);
    window.addEventListener('keyup', released);
    return () => {
      unwatch();
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('keyup', released);
    };
  }, [screening]);
}

/**
 * Whether a press belongs to what has the focus. Lists and logs need these keys themselves; on the film they are taken from the slider, whose own steps
 * would be the same. Space presses a button only if Tab has led to it: after a click it plays and pauses, as everywhere.
 */
function isForFocus({ target, key }: KeyboardEvent, tabbed: Tabbed): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return false;
  if (key === ' ' && target.matches('button')) return tabbed.has(target);
  return target.matches('input, select, textarea, [role="log"]');
}

function firstAct(event: KeyboardEvent, screening: Screening): (() => void) | null {
  for (const key of readingsOf(event)) {
    const act = actOf(key, event.shiftKey, screening);
    if (act !== null) return act;
  }
  return null;
}

function actOf(key: string, shiftKey: boolean, screening: Screening): (() => void) | null {
  const has = (act: Act) => hasAct(screening.game, replayStore.getState(), act);
  switch (key) {
    case ' ':
      return () => screening.toggle();
    case 'ArrowRight':
    case 'ArrowLeft': {
      const direction = key === 'ArrowRight' ? 1 : -1;
      if (!shiftKey) return () => void screening.step(direction);
      return has('phase') ? () => screening.leap('phase', direction) : null;
    }
    case ']':
      return () => screening.leap('turn', 1);
    case '[':
      return () => screening.leap('turn', -1);
    case 'k':
      return has('loss') ? () => screening.leap('loss', shiftKey ? -1 : 1) : null;
    case 't':
      return has('talk') ? () => screening.leap('talk', shiftKey ? -1 : 1) : null;
    case 'm':
      return () => openDrawer({ type: 'replay', of: 'moments' });
    case 'c':
      return has('camera') ? () => screening.follow(!replayStore.getState().follows) : null;
    case 'h':
      return has('hint') ? () => screening.toggleHint() : null;
    case 'Home':
      return () => screening.goTo(0);
    case 'End':
      return () => screening.goTo(lastOf(replayStore.getState()));
    case '+':
    case '=':
      return () => screening.shift(1);
    case '-':
      return () => screening.shift(-1);
    case 'w':
      return has('review') ? () => openDrawer({ type: 'replay', of: 'review' }) : null;
    case 'l':
      return has('luck') ? () => openDrawer({ type: 'replay', of: 'luck' }) : null;
    case 'p':
      return () => openDrawer({ type: 'replay', of: 'proof' });
    case 'f':
      return has('fork') ? () => openDrawer({ type: 'replay', of: 'fork' }) : null;
    case '?':
      return () => openDrawer({ type: 'replay', of: 'keys' });
    default:
      return null;
  }
}
