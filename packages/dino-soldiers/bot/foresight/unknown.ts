/** The faces that may lie under face-down tiles, as a seat knows them: any that it has not seen, all equally likely. */
import {
  FACES,
  type Face,
  type Figure,
  ignoresUnforgiving,
  type Now,
  TERRAIN_FACES,
  through,
  tileAt,
} from '../../rules';
import type { Way } from './reach';

/** The faces that no open tile has, so that a face-down tile may have them. */
export function facesLeft(view: Now): readonly Face[] {
  const seen = new Set(view.tiles.map(({ face }) => face));
  return TERRAIN_FACES.filter((face) => !seen.has(face));
}

/** The chances of a face-down tile, from 0 to 1: that it hurts the unit that enters it, and that it kills it. */
export interface Risk {
  readonly hurts: number;
  readonly kills: number;
}

const SAFE: Risk = { hurts: 0, kills: 0 };

/** The risk of any face-down tile for a unit that enters it with so many hit points (DS-TER-6, DS-TER-7, DS-TER-8). */
export function riskFor(view: Now, unit: Figure, hp: number = unit.hp): Risk {
  const left = facesLeft(view);
  if (left.length === 0 || ignoresUnforgiving(view, unit)) return SAFE;
  const share = (least: number) =>
    left.filter((face) => through(unit, FACES[face].damage) >= Math.max(1, least)).length / left.length;
  return { hurts: share(1), kills: share(hp) };
}

/** The risk of the tile at the end of a way; none if it lies face up. */
export function riskOf(view: Now, unit: Figure, { tile, harm }: Pick<Way, 'tile' | 'harm'>): Risk {
  if (view.tiles[tile]?.face !== null || harm >= unit.hp) return SAFE;
  return riskFor(view, unit, unit.hp - harm);
}

/** The face-down tiles that a way enters, in order. */
export function faceDownOn(view: Now, { moves }: Pick<Way, 'moves'>): readonly number[] {
  return moves.flatMap((move) => {
    const tile = 'x' in move ? tileAt(view, move) : null;
    return tile !== null && view.tiles[tile]?.face === null ? [tile] : [];
  });
}

/**
 * The risk of a whole way: that one of the face-down tiles that it enters hurts the unit, and that they kill it together with the harm
 * of its open tiles. All unseen faces are equally likely, and none lies twice.
 */
export function riskOfWay(view: Now, unit: Figure, way: Pick<Way, 'moves' | 'harm'>): Risk {
  const count = faceDownOn(view, way).length;
  if (count === 0 || way.harm >= unit.hp || ignoresUnforgiving(view, unit)) return SAFE;
  const damages = facesLeft(view).map((face) => through(unit, FACES[face].damage));
  return drawn(tallied(damages), count, unit.hp - way.harm);
}

/** The number of faces by the hit points that they take. */
type Tally = readonly (readonly [damage: number, faces: number])[];

function tallied(damages: readonly number[]): Tally {
  return [...new Set(damages)].map((damage) => [damage, damages.filter((each) => each === damage).length]);
}

/** The chances that so many faces, drawn without putting any back, hurt a unit with so many hit points, and kill it. */
function drawn(tally: Tally, count: number, hp: number): Risk {
  const all = tally.reduce((sum, [, faces]) => sum + faces, 0);
  if (count === 0 || all === 0) return SAFE;
  let [hurts, kills] = [0, 0];
  for (const [damage, faces] of tally) {
    const share = faces / all;
    const rest = tally.map(([each, n]) => [each, each === damage ? n - 1 : n] as const);
    const then = damage >= hp ? { hurts: 1, kills: 1 } : drawn(rest, count - 1, hp - damage);
    hurts += share * (damage > 0 ? 1 : then.hurts);
    kills += share * then.kills;
  }
  return { hurts, kills };
}
