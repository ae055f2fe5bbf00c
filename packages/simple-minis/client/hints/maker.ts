/** The hints of Very Simple Miniatures, as the worker thinks of them. */
import { type Seat, samePlain } from '@dwo/kernel';
import type { HintMaker } from '@dwo/kits/miniatures/hints/serve';
import { bot, evaluator, forwardOrder } from '../../bot';
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

/** The choices of the evaluator, with an order first that goes to meet the enemy: two players who both wait never fight. */
function candidates(view: Now, seat: Seat, chosen?: Intent): readonly Intent[] {
  const first = forwardOrder(view, seat);
  const own = chosen !== undefined && 'figure' in chosen ? forwardOrder(view, seat, chosen.figure) : null;
  const all = [first, own, ...evaluator.candidates(view, seat, chosen)].flatMap((each) => each ?? []);
  const different = all.filter((each, at) => all.findIndex((other) => samePlain(each, other)) === at);
  // The first is the player's own choice, which breaks through what stands on a long way.
  return different.filter((each, at) => at === 0 || each.type !== 'attackTerrain' || opensWay(view, seat, each));
}

export const MAKER: HintMaker<State, Intent> = {
  evaluator: { ...evaluator, candidates },
  fallback: (view, seat) => bot.choose(view, seat, { roll: () => 1 }, 'strong'),
  topic,
  acting,
  board: openBoard,
};
