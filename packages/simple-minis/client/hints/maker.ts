/** The hints of Very Simple Miniatures, as the worker thinks of them. */
import type { HintMaker } from '@dwo/kits/miniatures/hints/serve';
import { bot, evaluator } from '../../bot';
import { type Intent, type Now, onTable, type State } from '../../rules';
import { openBoard } from '../danger/board';
import { pointToScene, STANDING } from '../table/places';
import { opensWay } from './breaches';
import { topic } from './topic';

/** The figure that an intent is about, and the end of its move. */
function acting(view: Now, intent: Intent) {
  if (!('figure' in intent) || !onTable(view).some(({ id }) => id === intent.figure)) return null;
  const at = intent.type === 'move' ? intent.path.at(-1) : undefined;
  return { figure: STANDING.body(view, `${intent.figure}`), at: at === undefined ? null : pointToScene(at) };
}

export const MAKER: HintMaker<State, Intent> = {
  evaluator: {
    ...evaluator,
    // The first is the player's own choice, which breaks through what stands on a long way.
    candidates: (view, seat, chosen) =>
      evaluator
        .candidates(view, seat, chosen)
        .filter((intent, at) => at === 0 || intent.type !== 'attackTerrain' || opensWay(view, seat, intent)),
  },
  fallback: (view, seat) => bot.choose(view, seat, { roll: () => 1 }, 'strong'),
  topic,
  acting,
  board: openBoard,
};
