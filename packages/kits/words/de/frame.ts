import type { frame as english } from '../en/frame';

export const frame: Readonly<Record<keyof typeof english, string>> = {
  'frame.up': '{height} hoch',
  'frame.home': 'Spielkiste',
  'frame.home.label': 'Zur Spielkiste',
};
