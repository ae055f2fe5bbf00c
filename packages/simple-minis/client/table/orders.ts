/** Lasting orders of this game: a player orders figures one by one in a step, so an order is an ordinary one of that step. */
import { distance, type Seat } from '@dwo/kernel';
import { Lookout } from '@dwo/kits/miniatures/danger/lookout';
import type { OrderHands, OrderShot, OrdersUse, OrderType } from '@dwo/kits/miniatures/orders/contract';
import type { Going, Walk } from '@dwo/kits/miniatures/tools/group';
import { previewMove } from '@dwo/kits/miniatures/tools/way-round';
import {
  commanded,
  commanderOf,
  type Fig,
  hasMoved,
  type Intent,
  isActive,
  isStep,
  type Now,
  type State,
} from '../../rules';
import { DISTANCE } from './attacks';
import { WALK } from './moves';
import { figureAt, placeOf, pointFromScene } from './places';

/** A figure that ends this near to its destination has gone all the way. */
const THERE_CI = 5;

const onSurface = (figure: Fig | null): figure is Fig => figure !== null && figure.place === 'table';

/** With Everyone Acts the turn goes to another player after each order (VS-R-16). */
function step(state: Now, seat: Seat): 'move' | 'shoot' | null {
  if (state.asked !== seat || state.options.everyoneActs) return null;
  return state.phase === 'move' ? 'move' : state.phase === 'distance' ? 'shoot' : null;
}

function takes(state: Now, seat: Seat, id: string): readonly OrderType[] {
  const figure = figureAt(state, id);
  if (!onSurface(figure) || commanderOf(state, figure) !== seat || !isStep(state.phase)) return [];
  if (state.options.everyoneActs) return [];
  const shoots = figure.distance ? (['hold'] as const) : [];
  // A rider goes where the mount goes.
  return figure.riding === null ? [...shoots, 'go', 'keep', 'follow'] : shoots;
}

function going({ state, seat, figure, by, effort }: Walk<State>): Going<Intent> {
  const from = placeOf(state, figure);
  if (from === null) return { figure, preview: null, shortCi: 0, why: null };
  const to = { x: from.x + by.x, y: from.y + by.y };
  const preview = previewMove(WALK, { state, seat, figure, mode: 'walk', corners: [], to, stopAt: null, effort });
  const end = preview.refusal === null ? (preview.points.at(-1) ?? from) : from;
  const shortCi = Math.round(distance(end, to));
  return { figure, preview, shortCi: shortCi <= THERE_CI ? 0 : shortCi, why: preview.refusal };
}

/** The shots at enemies. The harm is in points: the price of the target by the chance that it is destroyed. */
function shots(state: Now, seat: Seat, figure: string): readonly OrderShot<Intent>[] {
  const firer = figureAt(state, figure);
  if (!onSurface(firer) || firer.attacked || !firer.distance) return [];
  const targets = DISTANCE.weapons(state, seat, figure).flatMap((choice) => choice.targets);
  return targets.flatMap((target): OrderShot<Intent>[] => {
    const foe = figureAt(state, target);
    const aim = { figure, weapon: 'distance', target, third: null };
    const odds = foe === null || commanderOf(state, foe) === seat ? null : DISTANCE.odds(state, seat, aim);
    if (foe === null || odds === null) return [];
    const gapCi = DISTANCE.reach(state, aim)?.gapCi ?? 0;
    const harm = { worth: odds.share * foe.points, left: foe.points };
    return [{ target, intent: DISTANCE.intent(aim), chance: odds.share, gapCi, ...harm }];
  });
}

const standing = (state: Now, seat: Seat) => commanded(state, seat).filter(({ place }) => place === 'table').length;

const HANDS: OrderHands<State, Intent> = {
  ...{ step, takes, going, shots },
  place: placeOf,
  moved(state, id, to) {
    const at = pointFromScene(to);
    return {
      ...state,
      figures: state.figures.map((figure) => (`${figure.id}` === id ? { ...figure, ...at } : figure)),
    };
  },
  figures: (state, seat) =>
    commanded(state, seat).flatMap(({ id }) => (takes(state, seat, `${id}`).length > 0 ? [`${id}`] : [])),
  leads(state, seat, id) {
    const figure = figureAt(state, id);
    return onSurface(figure) && commanderOf(state, figure) === seat;
  },
  stands: (state, id) => onSurface(figureAt(state, id)),
  hasMoved(state, id) {
    const figure = figureAt(state, id);
    return figure !== null && hasMoved(state, figure);
  },
  canMove(state, seat, id) {
    const figure = figureAt(state, id);
    return onSurface(figure) && figure.riding === null && isActive(figure) && commanderOf(state, figure) === seat;
  },
  isCalm: (before, after, seat) =>
    step(after, seat) === step(before, seat) && standing(after, seat) === standing(before, seat),
};

/** Lasting orders of this game. */
export const ORDERS: OrdersUse<State, Intent> = {
  hands: HANDS,
  ahead: new Lookout(() => new Worker(new URL('../danger/worker.ts', import.meta.url), { type: 'module' })),
};
