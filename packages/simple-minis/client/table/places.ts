/** The places of figures: ids and lengths of the scene from those of the rules. */
import type { Disc, Frozen, Point } from '@dwo/kernel';
import { bearing, distance } from '@dwo/kernel';
import { scaled } from '@dwo/kits/miniatures/hud/contract';
import type { Standing } from '@dwo/kits/miniatures/standing';
import {
  CLASS_DATA,
  commanderOf,
  discOf,
  type Fig,
  facingOf,
  INCH,
  type Item,
  type Now,
  onTable,
  type Piece,
  type State,
  TABLE,
} from '../../rules';

export const { toScene, pointToScene, pointFromScene } = scaled(INCH);

/** The figure of an id of the scene; null for none. */
export function figureAt(state: Now, id: string): Fig | null {
  return state.figures[Number(id)] ?? null;
}

/** The egg of an id of the scene, while it lies on the table; null for none. */
export function eggAt({ items }: Now, id: string): Frozen<Item> | null {
  const at = /^egg-(\d+)$/.exec(id)?.[1];
  const egg = at === undefined ? undefined : items[Number(at)];
  return egg?.place === 'lying' ? egg : null;
}

/** The radius that an egg is drawn with, in mils; to the rules it is a point (VS-R-38). */
const EGG = 350;

/** Whether a figure is drawn by itself: it stands on the surface, or lies where it fell. */
function isDrawn({ place, riding }: Fig): boolean {
  return (place === 'table' && riding === null) || place === 'destroyed';
}

/** The place of a figure, or the middle of a section of terrain. */
export function placeOf(state: Now, id: string): Point | null {
  const figure = figureAt(state, id);
  if (figure !== null) return figure.place === 'table' ? pointToScene(discOf(state, figure)) : null;
  const piece = sectionAt(state, id);
  return piece === null ? null : pointToScene(middleOf(piece));
}

/** The standing section of this id; null for none. */
export function sectionAt({ features }: Now, id: string): Piece | null {
  return features.find((piece) => piece.id === id && piece.standing) ?? null;
}

function middleOf({ outline }: Piece): Point {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, outline.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** Degrees of a figure's facing. */
export function degreesOf(state: Now, id: string): number {
  const figure = figureAt(state, id);
  return figure === null ? 0 : (degreesTo(facingOf(state, figure)) ?? 0);
}

/** Degrees of a facing; null for none. */
export function degreesTo(facing: Point | null): number | null {
  return facing === null ? null : bearing({ x: 0, y: 0 }, facing);
}

const size = { widthCi: toScene(TABLE.width), heightCi: toScene(TABLE.height) };

const baseOf = ({ x, y, radius }: Disc) => ({ ...pointToScene({ x, y }), radiusCi: toScene(radius) });

/** The place where an egg is drawn: beside the figure that stands on it, so that it hides nobody. */
function besideFigures(state: Now, { x, y }: Point): Point {
  const over = onTable(state)
    .map((figure) => discOf(state, figure))
    .find((disc) => distance(disc, { x, y }) < disc.radius);
  return over === undefined ? { x, y } : { x: Math.min(over.x + over.radius + EGG, TABLE.width), y };
}

export const STANDING: Standing<State> = {
  size: () => size,
  figures: (state) => [
    ...state.items.flatMap(({ place }, at) => (place === 'lying' ? [`egg-${at}`] : [])),
    ...state.figures.filter(isDrawn).map(({ id }) => `${id}`),
  ],
  base(state, id) {
    const egg = eggAt(state, id);
    if (egg !== null) return baseOf({ ...besideFigures(state, egg), radius: EGG });
    const figure = figureAt(state, id);
    return figure === null || !isDrawn(figure) ? null : baseOf(discOf(state, figure));
  },
  radius(state, id) {
    const figure = figureAt(state, id);
    return toScene(figure === null ? 0 : CLASS_DATA[figure.class].radius);
  },
  body(state, id) {
    const riding = figureAt(state, id)?.riding ?? null;
    return riding === null ? id : `${riding}`;
  },
  owner(state, id) {
    const figure = figureAt(state, id);
    return figure === null ? null : commanderOf(state, figure);
  },
  enemies: (state, seat) =>
    onTable(state)
      .filter((figure) => figure.riding === null && commanderOf(state, figure) !== seat)
      .map(({ id }) => `${id}`),
};
