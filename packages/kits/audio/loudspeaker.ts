/** The page's sound: it wakes at the first gesture and follows the settings. */
import { DEFAULT_SETTINGS } from '../shell/settings';
import { Player } from './player';

/** The one player of sounds of the page. */
export const PLAYER = new Player(DEFAULT_SETTINGS.volumes);

/** Lets the first pointer press or key wake the sound. */
export function wakeOnGesture(): void {
  const wake = () => {
    PLAYER.wake();
    for (const type of GESTURES) window.removeEventListener(type, wake);
  };
  for (const type of GESTURES) window.addEventListener(type, wake, { passive: true });
}

const GESTURES = ['pointerdown', 'keydown'] as const;
