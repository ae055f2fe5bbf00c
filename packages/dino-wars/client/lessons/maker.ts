/** The hints of DINO WARS!, as the worker thinks of them. */
import { dinoWars, figureOf, type Intent, onTable, type State } from '@dwo/dino-wars';
import { dinoWarsEvaluator, propose } from '@dwo/dino-wars/bot';
import type { Frozen } from '@dwo/kernel';
import type { HintMaker } from '@dwo/kits/miniatures/hints/serve';
import { openBoard } from '../danger/board';
import { actorOf } from './lay-out';
import { topic } from './topic';

/** The figure that an intent is about, and the end of its move. */
function acting(view: Frozen<State>, intent: Intent) {
  const figure = view.placing === null ? actorOf(intent) : null;
  const found = figure === null ? null : figureOf(view, figure);
  if (figure === null || found === null || !onTable(found)) return null;
  const end = intent.type === 'move' || intent.type === 'fly' ? intent.path.at(-1) : undefined;
  return { figure, at: end ?? null };
}

export const MAKER: HintMaker<State, Intent> = {
  evaluator: dinoWarsEvaluator,
  fallback: (view, seat) => propose(view, seat) ?? dinoWars.pass(view, seat),
  topic,
  acting,
  board: openBoard,
};
