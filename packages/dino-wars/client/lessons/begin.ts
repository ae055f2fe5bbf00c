/** Begins a lesson: a match of one's own against the computer, on the server like any other. */
import { createMatch } from '@dwo/kits/shell/api';
import { go } from '@dwo/kits/shell/router';
import { keepWish } from '@dwo/kits/shell/tokens';
import type { LessonId } from './lesson';
import { lessonOf } from './lessons';
import { keepSitting } from './progress';

/** Sets the lesson's table up and sits down. Throws an ApiError. */
export async function beginLesson(id: LessonId): Promise<void> {
  const { options, side } = lessonOf(id);
  const own = options.players.findIndex((player) => player.side === side);
  const bots = options.players.flatMap((player, seat) => (seat === own ? [] : [player.side]));
  const match = await createMatch({ options, bots, terms: { kind: 'none' } });
  keepSitting({ match, lesson: id, done: 0 });
  keepWish(match, side, true);
  go({ page: 'match', id: match });
}
