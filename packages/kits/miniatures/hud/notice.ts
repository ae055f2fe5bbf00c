/** The notice for a refusal. */
import type { Refusal } from '@dwo/kernel';
import { onShow } from '../../shell/moves';
import { type Notice, store } from '../../shell/store';
import type { AnyTable } from './context';

/** The game's sentence for a refusal, with its rule. */
export function noticeOf(game: Pick<AnyTable, 'words'>, refusal: Refusal): Notice {
  const text = game.words.refusal(refusal, onShow(store.getState().match));
  return { text, rule: refusal.rule, tone: 'refusal' };
}
