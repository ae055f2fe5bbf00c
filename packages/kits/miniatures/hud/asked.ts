/** The questions that this player must answer now, and the answer that a place on the table stands for. */
import type { Point } from '@dwo/kernel';
import { onShow } from '../../shell/moves';
import type { MatchSlice } from '../../shell/store';
import { insideOutline } from '../shapes';
import type { AnyTable } from './context';
import type { AskedWindow } from './contract';
import type { Meant } from './desk';

/** The questions on show: each once its cause was shown, and until it is answered. */
export function askedNow(game: AnyTable, match: MatchSlice | null): readonly AskedWindow<unknown>[] {
  const shown = onShow(match);
  if (match?.state == null || match.seat === null || shown === null || match.outcome !== null) return [];
  const seen = game.windows(shown, match.seat);
  return game.windows(match.state, match.seat).filter(({ key }) => seen.some((each) => each.key === key));
}

/** The answer to the first question that stands for this place alone; null where there is none, or where two zones overlap. */
export function answerAt([first]: readonly AskedWindow<unknown>[], { x, y }: Point): Meant | null {
  if (first === undefined) return null;
  const [only, ...more] = first.answers.flatMap(({ area }, at) =>
    area !== undefined && insideOutline(area, x, y) ? [at] : [],
  );
  return only === undefined || more.length > 0 ? null : { question: first.key, answer: only };
}

/** Whether a tap gives this answer: the one before it meant the same. A first tap may have been meant for the table. */
export function isMeantAgain(before: Meant | null, now: Meant): boolean {
  return before !== null && before.question === now.question && before.answer === now.answer;
}
