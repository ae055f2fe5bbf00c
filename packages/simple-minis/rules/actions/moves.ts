/** Moving a figure, and moving off the surface (VS-MOV, VS-R-5 to VS-R-10). */
import type { Point } from '@dwo/kernel';
import { distance } from '@dwo/kernel';
import { facingTo, placeAt } from '@dwo/kernel/table';
import { commanded, commanderOf, discOf, facingOf, figureOf, onTable } from '../bodies';
import { CLASS_DATA, TABLE } from '../data/limits';
import { NEST } from '../data/scenarios';
import { hasMoved, refuseAsked, refuseFigure } from '../first-checks';
import { refusePlace, unitOf } from '../ground';
import type { LeaveSurface, Move } from '../intents';
import { refuseItems, takeItems } from '../items';
import { scoreLeaving } from '../leaving';
import { discAt, edgeAt, endOf, measure, refuseFacing, refusePath } from '../moving';
import type { Action } from '../play';
import { type No, refuse } from '../refusal';
import type { Fig, Now } from '../state';

/** Why a figure may not move in this round; null if it may (VS-MOV-1, VS-R-18). */
function refuseMove(state: Now, seat: number, id: number): No | null {
  const no = refuseAsked(state, seat, 'move') ?? refuseFigure(state, seat, id);
  if (no !== null) return no;
  const figure = figureOf(state, id);
  if (!hasMoved(state, figure)) return null;
  return refuse(figure.rider === null ? 'VS-MOV-1' : 'VS-R-18', 'ALREADY_DONE', { figure: id });
}

/** Samples of ends of a figure's move: towards enemies, the middle, items and the nest, and in eight directions. */
export function samplesFor(state: Now, figure: Fig): Point[] {
  const from = discOf(state, figure);
  const { move, half, radius } = CLASS_DATA[figure.class];
  const own = commanderOf(state, figure);
  const foes = onTable(state).filter((other) => other.riding === null && commanderOf(state, other) !== own);
  const near = foes
    .map((foe) => discOf(state, foe))
    .sort((a, b) => distance(from, a) - distance(from, b))
    .slice(0, 2);
  const nest = state.features.find(({ id }) => id === NEST)?.outline ?? [];
  const goals = [...near, ...state.items.filter(({ place }) => place === 'lying'), ...nest.slice(0, 1)];
  const towards = goals.map((goal) => {
    const far = distance(from, goal);
    const most = Math.max(0, Math.min(move, far - radius - ('radius' in goal ? (goal.radius as number) : 0) - 1));
    const share = far === 0 ? 0 : most / far;
    return { x: from.x + Math.trunc((goal.x - from.x) * share), y: from.y + Math.trunc((goal.y - from.y) * share) };
  });
  const round = [move, half].flatMap((length) =>
    [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => placeAt(from, degrees, length)),
  );
  return [...towards, ...round];
}

/** Moves a figure, with its rider, or turns it (VS-MOV-1 to VS-MOV-6, VS-MOV-4, VS-MOV-5, VS-RID-2, VS-RID-5). */
export const move: Action<Move> = {
  check(state, seat, { figure: id, path, facing, pickUp, drop }) {
    const no = refuseMove(state, seat, id) ?? refuseFacing(facing);
    if (no !== null) return no;
    const figure = figureOf(state, id);
    const disc = discAt(figure, endOf(figure, path));
    const isTurn = measure(state, figure, path).path.length === 1;
    return (
      refusePath(state, figure, path) ??
      (isTurn ? null : refusePlace(state, disc, unitOf(figure))) ??
      refuseItems(state, figure, disc, { pickUp, drop })
    );
  },
  resolve(play, _, { figure: id, path: corners, facing, pickUp, drop }) {
    const figure = figureOf(play.state, id);
    const { path, cost } = measure(play.state, figure, corners);
    const look = facing ?? facingOf(play.state, figure);
    play.emit({ type: 'moved', figure: id, path: path.slice(1), cost, facing: { x: look.x, y: look.y } });
    takeItems(play, figure, { pickUp, drop });
  },
  offers: (state, seat) =>
    commanded(state, seat)
      .filter((figure) => state.phase === 'move' && !hasMoved(state, figure))
      .flatMap((figure) => {
        const plain = { type: 'move' as const, figure: figure.id, pickUp: [], drop: [] };
        const from = discOf(state, figure);
        const turns = [{ ...plain, path: [], facing: { x: 0 - figure.facingX, y: 0 - figure.facingY } }];
        const moves = samplesFor(state, figure).flatMap((at) => {
          const order = { ...plain, path: [at], facing: facingTo(from, at) };
          const eggs = state.items.flatMap((item, i) => (item.place === 'lying' ? [i] : []));
          return [order, ...eggs.map((egg) => ({ ...order, pickUp: [egg] }))];
        });
        return [...turns, ...moves];
      }),
};

/** Moves a figure off the surface for good (VS-MOV-9, VS-R-10, VS-SCN-3b, VS-SCN-5a). */
export const leaveSurface: Action<LeaveSurface> = {
  check(state, seat, { figure: id, path }) {
    const no = refuseMove(state, seat, id);
    if (no !== null) return no;
    const figure = figureOf(state, id);
    const end = endOf(figure, path);
    const bad = refusePath(state, figure, path);
    if (bad !== null) return bad;
    return edgeAt(end) === null ? refuse('VS-R-10', 'BAD_PLACE', { x: end.x, y: end.y }) : null;
  },
  resolve(play, _, { figure: id, path: corners }) {
    const { state, emit } = play;
    const figure = figureOf(state, id);
    const { path, cost } = measure(state, figure, corners);
    const edge = edgeAt(endOf(figure, corners)) ?? 'south';
    emit({ type: 'leftSurface', figure: id, path: path.slice(1), cost, edge });
    scoreLeaving(play, figure, edge);
  },
  offers: (state, seat) =>
    commanded(state, seat)
      .filter((figure) => state.phase === 'move' && !hasMoved(state, figure))
      .flatMap(({ id, x, y }) =>
        [
          { x, y: 0 },
          { x: TABLE.width, y },
          { x, y: TABLE.height },
          { x: 0, y },
        ].map((end) => ({
          type: 'leaveSurface' as const,
          figure: id,
          path: [end],
        })),
      ),
};
