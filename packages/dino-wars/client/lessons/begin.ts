/** Begins a lesson: a match of one's own against the computer, like any other. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { beginSolo } from '@dwo/kits/local/begin';
import { go } from '@dwo/kits/shell/router';
import type { LessonId } from './lesson';
import { lessonOf } from './lessons';
import { keepSitting } from './progress';

/** Sets the lesson's table up and sits down. Throws an ApiError. */
export async function beginLesson(id: LessonId): Promise<void> {
  const { options, side } = lessonOf(id);
  const own = options.players.findIndex((player) => player.side === side);
  const bots = options.players.flatMap((player, seat) => (seat === own ? [] : [player.side]));
  const match = await beginSolo(dinoWarsGame, { options, bots, terms: { kind: 'none' } }, side, true);
  keepSitting({ match, lesson: id, done: 0 });
  go({ page: 'match', id: match });
}
