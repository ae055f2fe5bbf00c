/** The things that leave the surface with a figure, and its score (VS-R-10, VS-SCN-3b, VS-SCN-5a). */
import type { Seat } from '@dwo/kernel';
import { commanderOf, figureOf, isMount } from './bodies';
import { EGG_SCORE, WAGON_SCORE, ZONES } from './data/scenarios';
import type { Bonus, EdgeName } from './data/words';
import { unitOf } from './ground';
import type { Play } from './play';
import type { Fig, Now } from './state';
import { itemsOf } from './strike';

/** Whether an edge is the long edge of a seat of two (VS-R-11, VS-SCN-3b). */
function isOwnEdge({ players, options }: Now, seat: Seat, edge: EdgeName): boolean {
  const zone = players[seat]?.zone;
  return zone !== null && zone !== undefined && ZONES[options.seats]?.[zone]?.id === edge;
}

/** A score for a figure that leaves. */
interface LeavingScore {
  readonly points: number;
  readonly bonus: Bonus;
}

/** The scores for a figure that leaves over an edge, with its rider and what they carry (VS-SCN-3b, VS-SCN-5a). */
export function leavingScores(state: Now, figure: Fig, edge: EdgeName): LeavingScore[] {
  const seat = commanderOf(state, figureOf(state, figure.id));
  if (seat === null) return [];
  const eggs = unitOf(figure).flatMap((id) => itemsOf(state, id)).length;
  const isConvoy = state.options.scenario === 'wagon_train' && seat === state.defender && figure.seat === seat;
  const isWagon = isConvoy && edge === 'east' && figure.class === 'vehicle' && isMount(figure);
  return [
    ...(eggs > 0 && isOwnEdge(state, seat, edge) ? [{ points: EGG_SCORE.off * eggs, bonus: 'eggOff' as const }] : []),
    ...(isWagon ? [{ points: WAGON_SCORE.off, bonus: 'vehicleOff' as const }] : []),
  ];
}

/** Takes the items of a figure and its rider along, and scores eggs and vehicles of the convoy. */
export function scoreLeaving({ state, emit }: Play, figure: Fig, edge: EdgeName): void {
  const seat = commanderOf(state, figureOf(state, figure.id));
  const items = unitOf(figure).flatMap((id) => itemsOf(state, id));
  const scores = leavingScores(state, figure, edge);
  if (items.length > 0) emit({ type: 'itemsLeft', items, edge });
  if (seat === null) return;
  for (const { points, bonus } of scores) emit({ type: 'scored', seat, points, bonus });
}
