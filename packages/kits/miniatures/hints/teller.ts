/** The words of a game for its hints, from its table. */
import type { Tagged } from '@dwo/kernel';
import type { MiniaturesTable } from '../hud/contract';
import type { HintQuestion } from './contract';
import type { HintTeller } from './lines';

/** The words for a hint on this view, or for the better choice of a review (`judged`); throws for a game without hints. */
export function tellerOf<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: Pick<MiniaturesTable<S, I, E, K>, 'advice' | 'danger' | 'words'>,
  { view, seat }: HintQuestion<S>,
  judged = false,
): HintTeller<I> {
  const { advice, danger, words } = game;
  if (advice === undefined) throw new Error('This game has no hints');
  return {
    told: (intent) => advice.told(view, seat, intent, judged),
    topic: (intent) => advice.topic(intent),
    name: (figure) => words.short(view, figure),
    verb: danger?.verb ?? 'attack',
    harm: danger?.harm(view, seat) ?? 'strike',
  };
}
