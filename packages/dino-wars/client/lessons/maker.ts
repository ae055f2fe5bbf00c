/** The hints of DINO WARS!, as the worker thinks of them. */
import { dinoWars, figureOf, type Intent, onTable, type State } from '@dwo/dino-wars';
import { choicesFor, dinoWarsEvaluator, mission, propose } from '@dwo/dino-wars/bot';
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { HintMaker } from '@dwo/kits/miniatures/hints/serve';
import { openBoard } from '../danger/board';
import { addSearched, unsearched } from '../tools/search';
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

/**
 * Whether the army moves at the Time Gate. Playouts end long before anybody is out, so that they weigh only the fight; the
 * script follows the mission.
 */
function isOnMission({ scenario, phase, placing, players, reactions }: Frozen<State>, seat: Seat): boolean {
  const moves = phase === 'army-movement' && placing === null && reactions.length === 0;
  return scenario === 'gate' && moves && players[seat]?.side === 'army';
}

/** The points of terrain that the army has not searched yet, by what the player has noted and by where it stands. */
function goalsOf(view: Frozen<State>, notes: readonly string[]): readonly Point[] {
  const seen = new Set(notes);
  addSearched(view, seen);
  return unsearched(view, seen).flatMap(({ points }) => points);
}

export const MAKER: HintMaker<State, Intent> = {
  evaluator: dinoWarsEvaluator,
  fallback(view, seat, notes) {
    const intent = isOnMission(view, seat) ? mission(view, seat, goalsOf(view, notes)) : propose(view, seat);
    return intent ?? dinoWars.pass(view, seat);
  },
  isPlain: isOnMission,
  choicesOf(view, seat, figure, notes) {
    if (!isOnMission(view, seat)) return choicesFor(view, seat, figure);
    const intent = mission(view, seat, goalsOf(view, notes), figure);
    return intent === null ? [] : [intent];
  },
  topic,
  acting,
  board: openBoard,
};
