/** The choices of a single figure, for a hint about it. */
import type { Frozen, Seat } from '@dwo/kernel';
import { dinoWars, type FigureId, figureIntents, type Intent, type State } from '../rules';
import { dinoWarsEvaluator } from './evaluator';
import { ideasOf } from './ideas';
import { actFor, isOf } from './propose';

/** The most choices that are weighed. */
const MOST = 14;
/** Acts that are nothing to advise by themselves. */
const ASIDE: readonly Intent['type'][] = ['done', 'resume', 'order', 'resign', 'agreeEnd', 'allowSpotting'];

/** Lists legal intents of a figure, that of a normal player first; empty if it would leave the figure as it is. */
export function choicesFor(state: Frozen<State>, seat: Seat, figure: FigureId): readonly Intent[] {
  const usual = actFor(state, seat, figure);
  if (usual === null) return [];
  if (state.placing !== null) return [usual];
  const moves = state.phase === 'army-movement' || state.phase === 'dinosaur-movement';
  const others = [
    ...dinoWarsEvaluator.candidates(state, seat),
    ...(moves ? ideasOf(state, seat, figure) : []),
    ...figureIntents(state, figure),
  ].filter((each) => isOf(each, figure) && !ASIDE.includes(each.type));
  const all = new Map([usual, ...others].map((each) => [JSON.stringify(each), each]));
  const legal = [...all.values()].filter((each) => dinoWars.check(state, seat, each) === null);
  return legal.slice(0, MOST);
}
