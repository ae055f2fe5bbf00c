/** Why a match can't be played as agreed: every reason at once, each with its rule. */
import { distance, type Frozen, inPolygon, inRectangle, legsMeet, type Point, SpatialGrid } from '@dwo/kernel';
import { DINOSAURS } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { RANK_TABLE } from './data/ranks';
import { TERRAIN } from './data/terrain';
import { HAND_WEAPONS, WEAPONS } from './data/weapons';
import type { DinosaurSetup, Options, SoldierSetup } from './options';
import { placeAll, placings } from './placement';
import { rankQuota, weaponCap, weaponCounts } from './points';
import { type No, refuse } from './refusal';
import { ERAS, PHASES, SIDES, type Side, STANDING_ORDERS } from './state';
import { tablesFor } from './tables';

/** Every reason; empty if the match can be played. */
export function checkSetup(options: Frozen<Options>): readonly No[] {
  const broken = [...checkFrame(options), ...checkTerrain(options), ...checkPlayers(options), ...checkFigures(options)];
  // The rest reads tables by what the figures say of themselves.
  if (broken.length > 0) return broken;
  const misplaced = [...(options.liftCaps ? [] : checkQuotas(options)), ...checkPlaces(options)];
  if (misplaced.length > 0) return misplaced;
  const { refusal } = placeAll(options, null);
  return refusal === null ? [] : [refusal];
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

function checkFrame(options: Frozen<Options>): No[] {
  const { table, era, liftCaps, separationCi, start, dinosaurs, soldiers } = options;
  const found: No[] = [];
  const { leastTableCi: least, mostTableCi: most, mostFigures } = PARAMETERS;
  if (!isWhole(table.widthCi, least, most) || !isWhole(table.heightCi, least, most)) {
    found.push(refuse('DW-R-1', '', { widthCi: table.widthCi, heightCi: table.heightCi, least, most }));
  }
  if (!ERAS.includes(era)) found.push(refuse('DW-SIDE-3', '', { era }));
  const nearest = liftCaps ? 0 : tablesFor(options).parameters.leastSetupDistanceCi;
  if (!isWhole(separationCi, nearest, most)) {
    found.push(refuse('DW-SIDE-2', '', { separationCi, least: nearest, most }));
  }
  if (!isWhole(start.turn, 1, 1_000_000) || !PHASES.includes(start.phase)) {
    found.push(refuse('DW-TURN-1', '', { turn: start.turn, phase: start.phase }));
  }
  const figures = dinosaurs.length + soldiers.length;
  if (figures > mostFigures) found.push(refuse('DW-SIDE-1', 'QUOTA', { figures, most: mostFigures }));
  return found;
}

function checkTerrain({ table: { terrain } }: Frozen<Options>): No[] {
  const found: No[] = [];
  const ids = new Set<string>();
  const { mostTerrain, mostTerrainCorners } = PARAMETERS;
  if (terrain.length > mostTerrain) {
    return [refuse('DW-R-10', 'QUOTA', { terrain: terrain.length, most: mostTerrain })];
  }
  const corners = terrain.reduce((sum, { outline }) => sum + outline.length, 0);
  if (corners > mostTerrainCorners) return [refuse('DW-R-10', 'QUOTA', { corners, most: mostTerrainCorners })];
  for (const { id, kind, outline } of terrain) {
    if (ids.has(id)) found.push(refuse('DW-R-10', '', { terrain: id, twice: true }));
    ids.add(id);
    if (!Object.hasOwn(TERRAIN, kind)) found.push(refuse('DW-R-10', '', { terrain: id, kind }));
    if (!isSimple(outline)) found.push(refuse('DW-R-10', '', { terrain: id, corners: outline.length }));
  }
  return found;
}

/** Whether corners are whole and their ring has an inside and does not meet itself. */
function isSimple(outline: readonly Point[]): boolean {
  const { mostOutlineCorners, mostTableCi } = PARAMETERS;
  const count = outline.length;
  if (count < 3 || count > mostOutlineCorners) return false;
  const corner = (i: number) => outline[i % count] as Point;
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    if (!isWhole(a.x, -mostTableCi, 2 * mostTableCi) || !isWhole(a.y, -mostTableCi, 2 * mostTableCi)) return false;
    const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    const onwards = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
    if (turn === 0 && onwards <= 0) return false;
    for (let j = i + 2; j < count; j++) {
      if ((j + 1) % count !== i && legsMeet(a, b, corner(j), corner(j + 1))) return false;
    }
  }
  return true;
}

function checkPlayers({ players, dinosaurs, soldiers }: Frozen<Options>): No[] {
  const found: No[] = [];
  const most = PARAMETERS.mostPlayersPerSide;
  for (const side of SIDES) {
    const count = players.filter((player) => player.side === side).length;
    if (count < 1 || count > most) found.push(refuse('DW-SIDE-1', 'QUOTA', { side, players: count, most }));
  }
  if (players.some(({ side }) => !SIDES.includes(side))) found.push(refuse('DW-SIDE-1', '', {}));
  players.forEach((_, seat) => {
    const has = dinosaurs.some(({ owner }) => owner === seat) || soldiers.some(({ owner }) => owner === seat);
    if (!has) found.push(refuse('DW-SIDE-1', 'QUOTA', { seat, figures: 0 }));
  });
  return found;
}

/** Up to 24 characters, as many as cross the wire. */
const ID = /^[A-Za-z][A-Za-z0-9_-]{0,23}$/;

function checkFigures(options: Frozen<Options>): No[] {
  const found: No[] = [];
  // Too many are not looked at one by one.
  if (options.dinosaurs.length + options.soldiers.length > PARAMETERS.mostFigures) return found;
  const ids = new Set<string>();
  const figures = (side: Side, list: Frozen<DinosaurSetup[] | SoldierSetup[]>) => {
    for (const { id, owner, at, facing } of list) {
      if (!ID.test(id) || ids.has(id)) found.push(refuse('DW-SIDE-1', '', { figure: id, twice: ids.has(id) }));
      ids.add(id);
      const player = Object.hasOwn(options.players, owner) ? options.players[owner] : undefined;
      if (player?.side !== side) found.push(refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id, owner }));
      if (facing !== null && !isWhole(facing, 0, 359)) found.push(refuse('DW-R-1', '', { figure: id, facing }));
      if (at !== null && !(Number.isSafeInteger(at.x) && Number.isSafeInteger(at.y))) {
        found.push(refuse('DW-R-1', '', { figure: id, x: at.x, y: at.y }));
      }
    }
  };
  figures('dinosaurs', options.dinosaurs);
  figures('army', options.soldiers);
  for (const { id, kind, lifePoints } of options.dinosaurs) {
    if (!Object.hasOwn(DINOSAURS, kind)) {
      found.push(refuse('DW-SIDE-1', '', { figure: id, kind }));
    } else if (lifePoints !== null && !isWhole(lifePoints, 1, DINOSAURS[kind].lifePoints)) {
      found.push(refuse('DW-DMG-11', '', { figure: id, lifePoints, most: DINOSAURS[kind].lifePoints }));
    }
  }
  for (const { id, rank, weapon, order } of options.soldiers) {
    if (!Object.hasOwn(RANK_TABLE, rank)) found.push(refuse('DW-PTS-1', '', { figure: id, rank }));
    if (!Object.hasOwn(WEAPONS, weapon) || weapon === 'grenade') {
      found.push(refuse('DW-SIDE-4', '', { figure: id, weapon }));
    }
    if (!STANDING_ORDERS.includes(order)) found.push(refuse('DW-R-17', '', { figure: id, order }));
  }
  return found;
}

/** Special figures (DW-SPEC-3, DW-SPEC-4) and weapons (DW-R-32). */
function checkQuotas(options: Frozen<Options>): No[] {
  const found: No[] = [];
  const soldiers = options.soldiers.length;
  const count = (rank: string) => options.soldiers.filter((soldier) => soldier.rank === rank).length;
  const quota = rankQuota(soldiers, count('nco'));
  for (const rank of ['nco', 'leader', 'hero'] as const) {
    const rule = rank === 'nco' ? 'DW-SPEC-3' : 'DW-SPEC-4';
    if (count(rank) > quota[rank]) found.push(refuse(rule, 'QUOTA', { rank, count: count(rank), most: quota[rank] }));
  }
  const counts = weaponCounts(options);
  for (const weapon of HAND_WEAPONS) {
    const most = weaponCap(soldiers, weapon);
    if (most !== null && counts[weapon] > most) {
      found.push(refuse('DW-R-32', 'QUOTA', { weapon, count: counts[weapon], most }));
    }
  }
  return found;
}

/** Places given beforehand: on the table, on passable ground, apart from each other and from the enemy. */
function checkPlaces(options: Frozen<Options>): No[] {
  const found: No[] = [];
  const { widthCi, heightCi, terrain } = options.table;
  const grid = new SpatialGrid(600);
  const placed = placings(options).filter(({ at }) => at !== null);
  for (const { id, at, radius } of placed) {
    const place = at as Point;
    if (!inRectangle(place, radius, widthCi, heightCi)) {
      found.push(refuse('DW-SIDE-7', 'OFF_TABLE', { figure: id, x: place.x, y: place.y, widthCi, heightCi }));
      continue;
    }
    const barrier = terrain.find(({ kind, outline }) => !TERRAIN[kind].passable && inPolygon(place, outline));
    if (barrier !== undefined) found.push(refuse('DW-R-10', 'IMPASSABLE', { figure: id, terrain: barrier.id }));
    // Less than a hundredth of overlap is touching (DW-R-4).
    grid.someNear(place.x, place.y, radius - PARAMETERS.overlapCi - 0.01, (blocker) => {
      return found.push(refuse('DW-R-4', 'PATH_BLOCKED', { figure: id, blocker })) > 0;
    });
    grid.insert(id, place.x, place.y, radius);
  }
  if (options.separationCi > 0) found.push(...checkSeparation(options, placed));
  return found;
}

/** Centre to centre, each dinosaur to its nearest soldier (DW-SIDE-2, DW-R-71). */
function checkSeparation({ separationCi }: Frozen<Options>, placed: ReturnType<typeof placings>): No[] {
  const army = placed.filter(({ side }) => side === 'army');
  const found: No[] = [];
  for (const { id, at } of placed.filter(({ side }) => side === 'dinosaurs')) {
    const near = army.find((soldier) => distance(at as Point, soldier.at as Point) < separationCi);
    if (near !== undefined) {
      const distanceCi = Math.floor(distance(at as Point, near.at as Point));
      found.push(refuse('DW-SIDE-2', 'TOO_CLOSE', { figure: id, soldier: near.id, distanceCi, separationCi }));
    }
  }
  return found;
}
