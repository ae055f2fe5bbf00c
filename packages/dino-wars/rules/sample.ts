/** Sample moves, for players that choose from a list. */
import { distance, type Frozen } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { figureIndexOf } from './figure-index';
import { discOf, figureOf, isDinosaur } from './figures';
import { isAirborne } from './heights';
import type { Move } from './intents';
import { leftCi } from './movement/allowance';
import { planMove } from './movement/paths';
import type { FigureId, State } from './state';

/** The directions of sample moves in degrees. */
export const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
/** The lengths of sample moves, in percent of the movement that is left. */
export const SHARES = [100, 50] as const;
/** The number of enemies that sample moves walk up to, the nearest first. */
const PREY = 4;

/** Lists legal moves of a figure: straight ones in all directions, and moves into contact with the nearest enemies. */
export function sampleMoves(state: Frozen<State>, id: FigureId): Move[] {
  const figure = figureOf(state, id);
  const left = leftCi(state, id);
  if (!figure?.alive || left === 0 || isAirborne(figure)) return [];
  const moves: Move[] = [];
  for (const degrees of BEARINGS) {
    for (const share of SHARES) {
      const to = placeAt(figure, degrees, Math.floor((left * share) / 100));
      moves.push({ type: 'move', figure: id, path: [to], stopAt: null });
    }
  }
  for (const prey of nearestEnemies(state, id, left)) {
    const target = figureOf(state, prey) as NonNullable<ReturnType<typeof figureOf>>;
    moves.push({ type: 'move', figure: id, path: [{ x: target.x, y: target.y }], stopAt: prey });
  }
  return moves.filter((move) => planMove(state, id, move.path, move.stopAt).refusal === null);
}

/** Lists living enemies whose base a straight walk of this length might touch. */
export function nearestEnemies(state: Frozen<State>, id: FigureId, withinCi: number): FigureId[] {
  const figure = figureOf(state, id);
  if (figure === null) return [];
  const { army, dinosaurs } = figureIndexOf(state);
  const enemies = isDinosaur(figure) ? army : dinosaurs;
  const far = (other: FigureId) => distance(figure, figureOf(state, other) ?? figure);
  const found = enemies.near(figure.x, figure.y, withinCi + discOf(state, figure).radius);
  return found.sort((a, b) => far(a) - far(b)).slice(0, PREY);
}
