/** Binds keys to a replay. */

import { useLayoutEffect } from 'preact/hooks';
import { isChord, readingsOf } from '../presses/keys';
import { openDrawer, store } from '../shell/store';
import type { Screening } from './screening';
import { lastOf, replayStore } from './state';

/** The acts with a key, in the order of the list of keys. */
export const REPLAY_KEYS = [
  'play',
  'move',
  'phase',
  'turn',
  'loss',
  'talk',
  'moments',
  'camera',
  'hint',
  'ends',
  'speed',
  'review',
  'panels',
] as const;

export function useReplayKeys(screening: Screening | null): void {
  // Bound before the first paint: as soon as the replay is visible, its keys work.
  useLayoutEffect(() => {
    if (screening === null) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isChord(event)) return;
      if (store.getState().drawer !== null || inField(event)) return;
      const act = firstAct(event, screening);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [screening]);
}

/** Lists and logs need these keys themselves. On the film they are taken from the slider, whose own steps would be the same. */
function inField({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return false;
  if (target.matches('button, a') && (key === ' ' || key === 'Enter')) return true;
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
  switch (key) {
    case ' ':
      return () => screening.toggle();
    case 'ArrowRight':
    case 'ArrowLeft': {
      const direction = key === 'ArrowRight' ? 1 : -1;
      return shiftKey ? () => screening.leap('phase', direction) : () => void screening.step(direction);
    }
    case ']':
      return () => screening.leap('turn', 1);
    case '[':
      return () => screening.leap('turn', -1);
    case 'k':
      return () => screening.leap('loss', shiftKey ? -1 : 1);
    case 't':
      return () => screening.leap('talk', shiftKey ? -1 : 1);
    case 'm':
      return () => openDrawer({ type: 'replay', of: 'moments' });
    case 'c':
      return () => screening.follow(!replayStore.getState().follows);
    case 'h':
      return screening.game.hints === undefined ? null : () => screening.toggleHint();
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
      return screening.game.review === undefined ? null : () => openDrawer({ type: 'replay', of: 'review' });
    case 'l':
      return () => openDrawer({ type: 'replay', of: 'luck' });
    case 'p':
      return () => openDrawer({ type: 'replay', of: 'proof' });
    case 'f':
      return replayStore.getState().head?.closed === false ? () => openDrawer({ type: 'replay', of: 'fork' }) : null;
    case '?':
      return () => openDrawer({ type: 'replay', of: 'keys' });
    default:
      return null;
  }
}
