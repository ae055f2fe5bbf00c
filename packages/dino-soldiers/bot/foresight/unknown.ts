/** The faces that may lie under face-down tiles, as a seat knows them: any that it has not seen, all equally likely. */
import { FACES, type Face, type Figure, ignoresUnforgiving, type Now, TERRAIN_FACES, through } from '../../rules';
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
