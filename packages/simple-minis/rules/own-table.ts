/** Tables of the players' own in place of the map of a scenario (VS-R-49 to VS-R-51). */
import type { Disc, Facts, Frozen, Point } from '@dwo/kernel';
import { gridOf, isConvex, isSimple, middleOf, overlapsShape, sectionsOf } from '@dwo/kernel/table';
import { sure } from './bodies';
import { PROFILES } from './data/figures';
import { CLASS_DATA, MOST_FIGURES, OVERLAP, SECTION_MOST, TABLE } from './data/limits';
import { type DrawnKind, formOf, OBJECTIVES, OWN_TABLE } from './data/own-tables';
import { MOST_ATTACKERS, type Rect, ROLE_ZONES, SCENARIOS, type ScenarioData, ZONES } from './data/scenarios';
import { TERRAIN } from './data/terrain';
import { type No, refuse } from './refusal';
import { placesIn } from './room';
import type { Drawn, Feature, Options } from './state';

type Piece = Frozen<Drawn>;
type Terms = Pick<Frozen<Options>, 'scenario' | 'seats'>;

/** The kind of the terrain that a drawn kind makes. */
const kindOf = (kind: DrawnKind) => (kind === 'pool' ? 'water' : kind);

/** The outlines of the features that a piece makes: the sections of a wall, fence or building, or the piece itself. */
function outlinesOf({ kind, outline }: Piece): Point[][] {
  switch (formOf(kind)) {
    case 'line':
      return outline
        .slice(1)
        .flatMap((to, i) => sectionsOf(sure(outline[i]), to, SECTION_MOST).map((ends) => [...ends]));
    case 'box':
      return gridOf(outline as unknown as readonly [Point, Point, Point, Point], SECTION_MOST);
    case 'area':
      return [outline.map(({ x, y }) => ({ x, y }))];
  }
}

/** The features of a table that has no fault (VS-R-49). The nest and the pool bear the names that the scenarios know. */
export function featuresOf(table: readonly Piece[]): Feature[] {
  return table.flatMap((piece, at) => {
    const { kind } = piece;
    const group = kind === 'nest' || kind === 'pool' ? kind : `${kind}_${at + 1}`;
    const outlines = outlinesOf(piece);
    return outlines.map((outline, i): Feature => {
      const id = outlines.length === 1 ? group : `${group}_${i + 1}`;
      return { id, group, kind: kindOf(kind), closed: formOf(kind) !== 'line', outline, standing: true };
    });
  });
}

type Bad = (rule: 'VS-R-49' | 'VS-R-50' | 'VS-R-51', facts: Facts) => No;
const bad: Bad = (rule, facts) => refuse(rule, 'BAD_TABLE', facts);

/** The fault in the form of a piece; null for none (VS-R-49). */
function pieceFault({ id: terrain, kind, outline }: Piece): No | null {
  const { cornersOfPiece: most } = OWN_TABLE;
  const form = formOf(kind);
  const least = { line: 2, box: 4, area: 3 }[form];
  if (outline.length > most || outline.length < least || (form === 'box' && outline.length > least)) {
    return bad('VS-R-49', { terrain, corners: outline.length, least, most: form === 'box' ? least : most });
  }
  const isOff = ({ x, y }: Point) => x < 0 || y < 0 || x > TABLE.width || y > TABLE.height;
  const off = outline.findIndex(isOff);
  if (off >= 0) return bad('VS-R-49', { terrain, corner: off });
  if (form === 'line') {
    const isShort = outline.some((at, i) => i > 0 && at.x === outline[i - 1]?.x && at.y === outline[i - 1]?.y);
    return isShort ? bad('VS-R-49', { terrain, what: 'short' }) : null;
  }
  if (!isSimple(outline)) return bad('VS-R-49', { terrain, what: 'edges' });
  if (form === 'box' && !isConvex(outline)) return bad('VS-R-49', { terrain, what: 'dent' });
  if (kind !== 'tree') return null;
  const across = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const size = Math.max(across(outline.map(({ x }) => x)), across(outline.map(({ y }) => y)));
  return size > SECTION_MOST ? bad('VS-R-49', { terrain, what: 'tree', size, most: SECTION_MOST }) : null;
}

/** The zones of a scenario, those of one seat together, with the most figures that are set up in them. */
export function zoneGroups({ scenario, seats }: Terms): { readonly rects: readonly Rect[]; readonly most: number }[] {
  const { roles }: ScenarioData = SCENARIOS[scenario];
  if (roles === null) return sure(ZONES[seats]).map(({ rect }) => ({ rects: [rect], most: MOST_FIGURES }));
  return roles.map((role) => ({ rects: ROLE_ZONES[role], most: role === 'attacker' ? MOST_ATTACKERS : MOST_FIGURES }));
}

function touchesRect({ x, y, radius }: Disc, [west, south, east, north]: Rect): boolean {
  return x + radius > west && x - radius < east && y + radius > south && y - radius < north;
}

/** The bases of the wild creatures of a scenario: a sleeping one lies in the middle of its nest or pool (VS-R-51). */
export function wildOn({ scenario }: Terms, table: readonly Piece[]): Disc[] {
  const { wild }: ScenarioData = SCENARIOS[scenario];
  const lair = table.find(({ kind }) => kind === OBJECTIVES[scenario]);
  return wild.map(({ profile, x, y, asleep }) => {
    const at = asleep && lair !== undefined ? middleOf({ ...lair, closed: true }) : { x, y };
    return { ...at, radius: CLASS_DATA[PROFILES[profile].class].radius };
  });
}

/** Every reason why a scenario can't be played on a table of the players' own; empty if it can. */
export function tableFaults(terms: Terms, table: readonly Piece[]): No[] {
  const { pieces, corners: mostCorners, features: mostFeatures } = OWN_TABLE;
  if (table.length > pieces) return [bad('VS-R-49', { pieces: table.length, most: pieces })];
  const corners = table.reduce((sum, { outline }) => sum + outline.length, 0);
  if (corners > mostCorners) return [bad('VS-R-49', { corners, most: mostCorners })];
  const faults = table.flatMap((piece) => pieceFault(piece) ?? []);
  const ids = table.map(({ id }) => id);
  for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) < at))) {
    faults.push(bad('VS-R-49', { terrain: id, what: 'twice' }));
  }
  if (faults.length > 0) return faults;
  const features = featuresOf(table);
  if (features.length > mostFeatures) return [bad('VS-R-49', { features: features.length, most: mostFeatures })];
  return [...objectiveFaults(terms, table), ...roomFaults(terms, table, features)];
}

/** A scenario has the one place that it is about, and no table has two nests or pools (VS-R-51). */
function objectiveFaults(terms: Terms, table: readonly Piece[]): No[] {
  const needed = OBJECTIVES[terms.scenario];
  const faults = (['nest', 'pool'] as const).flatMap((what) => {
    const count = table.filter(({ kind }) => kind === what).length;
    if (count > 1) return [bad('VS-R-51', { what, count, most: 1 })];
    return count === 0 && needed === what ? [bad('VS-R-51', { what, count, least: 1 })] : [];
  });
  const lair = table.find(({ kind }) => kind === needed);
  if (faults.length > 0 || lair === undefined) return faults;
  const zones = zoneGroups(terms).flatMap(({ rects }) => rects);
  const isIn = (base: Disc, rect: Rect) => touchesRect(base, rect);
  const isOff = ({ x, y, radius }: Disc) =>
    x < radius || y < radius || x > TABLE.width - radius || y > TABLE.height - radius;
  const bases = wildOn(terms, table);
  if (bases.some(isOff)) return [bad('VS-R-51', { terrain: lair.id, what: 'edge' })];
  return bases.some((base) => zones.some((rect) => isIn(base, rect)))
    ? [bad('VS-R-51', { terrain: lair.id, what: 'zone' })]
    : [];
}

/** Every zone has room for the largest force, and no wild creature stands in a barrier (VS-R-50). */
function roomFaults(terms: Terms, table: readonly Piece[], features: readonly Feature[]): No[] {
  const barriers = features.filter(({ kind }) => TERRAIN[kind].barrier);
  const isFree = (disc: Disc) => !barriers.some((piece) => overlapsShape(disc, piece, OVERLAP));
  const faults = wildOn(terms, table).flatMap((disc) =>
    isFree(disc) ? [] : [bad('VS-R-50', { x: disc.x, y: disc.y, what: 'wild' })],
  );
  for (const [zone, { rects, most }] of zoneGroups(terms).entries()) {
    const room = placesIn(rects, most, isFree).length;
    if (room < most) faults.push(bad('VS-R-50', { zone, room, least: most }));
  }
  return faults;
}
