/** The name of a game's front page. */
import type { GameBox } from '../game-client';
import { say } from '../words';

/** The front page of a box (`homeOf`) by name: a game with a front page of its own is not the toy box, which is the shelf of all games. */
export function homeName({ title, lid }: Pick<GameBox, 'title' | 'lid'>): string {
  return lid === undefined ? say('frame.home') : title;
}
