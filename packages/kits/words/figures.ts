/** The word for the figures of a game on the way to them. */
import type { GameBox } from '../game-client';
import { say } from '.';

export function figuresWord(kind: NonNullable<GameBox['figures']>): string {
  return say(`front.figures.${kind}`);
}
