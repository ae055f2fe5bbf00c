/** The questions that this player must answer now, and the answer that a place on the table stands for. */
import type { Point } from '@dwo/kernel';
import { onShow } from '../../shell/moves';
import type { MatchSlice } from '../../shell/store';
import { insideOutline } from '../shapes';
import type { AnyTable } from './context';
import type { AskedWindow, WindowAnswer } from './contract';

/** The questions on show: each once its cause was shown, and until it is answered. */
export function askedNow(game: AnyTable, match: MatchSlice | null): readonly AskedWindow<unknown>[] {
  const shown = onShow(match);
  if (match?.state == null || match.seat === null || shown === null || match.outcome !== null) return [];
  const seen = game.windows(shown, match.seat);
  return game.windows(match.state, match.seat).filter(({ key }) => seen.some((each) => each.key === key));
}

/** The answer to the first question that stands for this place alone; null where there is none, or where two zones overlap. */
export function answerAt<I>([first]: readonly AskedWindow<I>[], { x, y }: Point): WindowAnswer<I> | null {
  const [only, ...more] = (first?.answers ?? []).filter(({ area }) => area !== undefined && insideOutline(area, x, y));
  return more.length > 0 ? null : (only ?? null);
}
