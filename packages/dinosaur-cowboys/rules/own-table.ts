/** Tables of the players' own in place of a map (DC-R-10, DC-R-83). */
import { type Disc, type Facts, type Frozen, inRectangle, type Point } from '@dwo/kernel';
import { isSimple, overlaps, overlapsShape } from '@dwo/kernel/table';
import { CLAIM, OVERLAP, OWN_TABLE, POSSE_SIZE, RADIUS, STEP, TABLE } from './data/limits';
import { type Feature, TERRAIN } from './data/maps';
import { EDGES, type Edge } from './data/words';
import { stripAt } from './ground';
import { type No, refuse } from './refusal';
import type { Options } from './state';

type Piece = Frozen<Feature>;

/** Places for bases of 3" in the strip of an edge, row by row from the south-west corner: as many as wanted or as there are. */
export function placesIn(edge: Edge, wanted: number, isFree: (disc: Disc) => boolean): Point[] {
  const { low, high } = stripAt(edge);
  const radius = RADIUS.large;
  const taken: Disc[] = [];
  for (let y = low.y + radius; y + radius <= high.y; y += STEP * 10) {
    for (let x = low.x + radius; x + radius <= high.x; x += STEP * 10) {
      if (taken.length === wanted) break;
      const disc = { x, y, radius };
      if (!taken.some((each) => overlaps(each, disc, OVERLAP)) && isFree(disc)) taken.push(disc);
    }
  }
  return taken.map(({ x, y }) => ({ x, y }));
}

const bad = (rule: 'DC-R-10' | 'DC-R-83', facts: Facts): No => refuse(rule, 'BAD_TABLE', facts);

/** The fault of a piece; null for none. */
function pieceFault({ id: terrain, kind, height, outline }: Piece): No | null {
  const { cornersOfPiece: most, height: mostHeight } = OWN_TABLE;
  if (!Object.hasOwn(TERRAIN, kind)) return bad('DC-R-10', { terrain, kind });
  if (outline.length < 3 || outline.length > most) {
    return bad('DC-R-83', { terrain, corners: outline.length, least: 3, most });
  }
  const off = outline.findIndex((at) => !inRectangle(at, 0, TABLE.width, TABLE.height));
  if (off >= 0) return bad('DC-R-83', { terrain, corner: off });
  const isHigh = kind === 'hill' ? height > 0 && height <= mostHeight : height === 0;
  if (!isHigh) return bad('DC-R-10', { terrain, height, most: kind === 'hill' ? mostHeight : 0 });
  return isSimple(outline) ? null : bad('DC-R-10', { terrain, what: 'edges' });
}

/** Every reason why nobody can play on this terrain; empty if somebody can. */
export function tableFaults(terrain: readonly Piece[], scenario: Options['scenario']): No[] {
  const { pieces, corners: mostCorners } = OWN_TABLE;
  if (terrain.length > pieces) return [bad('DC-R-83', { pieces: terrain.length, most: pieces })];
  const corners = terrain.reduce((sum, { outline }) => sum + outline.length, 0);
  if (corners > mostCorners) return [bad('DC-R-83', { corners, most: mostCorners })];
  const faults = terrain.flatMap((piece) => pieceFault(piece) ?? []);
  const ids = terrain.map(({ id }) => id);
  for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) < at))) {
    faults.push(bad('DC-R-10', { terrain: id, what: 'twice' }));
  }
  if (faults.length > 0) return faults;
  const walls = terrain.filter(({ kind }) => TERRAIN[kind].impassable);
  const isFree = (disc: Disc) => !walls.some((wall) => overlapsShape(disc, { ...wall, closed: true }, OVERLAP));
  for (const edge of EDGES) {
    const room = placesIn(edge, POSSE_SIZE, isFree).length;
    if (room < POSSE_SIZE) faults.push(bad('DC-R-83', { edge, room, least: POSSE_SIZE }));
  }
  if (scenario === 'claim' && !isFree({ ...CLAIM.at, radius: RADIUS.character })) {
    faults.push(bad('DC-R-83', { what: 'claim' }));
  }
  return faults;
}
