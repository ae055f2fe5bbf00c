/** The numbered spots of Dino Island (§3.25 of the rules). */
import { type Dice, distance, type Frozen, inPolygon, inRectangle, type Point, type Seat } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { type No, refuse } from '../refusal';
import { tablesFor } from '../tables';
import { isClosed } from '../terrain';
import type { Options } from './options';
import { pointsOfForces } from './points';

const COLUMNS = 3;
const ROWS = 4;

/** Returns the spots of a match: those in its options, or twelve in an even grid (DW-ISLE-2, DW-R-72). */
export function spotsOf({ spots, table }: Pick<Frozen<Options>, 'spots' | 'table'>): readonly Point[] {
  if (spots.length > 0) return spots;
  const across = (column: number) => Math.round((table.widthCi * column) / (COLUMNS + 1));
  const up = (row: number) => Math.round((table.heightCi * row) / (ROWS + 1));
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    return { x: across((i % COLUMNS) + 1), y: up(Math.floor(i / COLUMNS) + 1) };
  });
}

/** Draws a different spot for every seat (DW-ISLE-5). */
export function drawSpots(options: Frozen<Options>, dice: Dice): Point[] {
  const left = [...spotsOf(options)];
  return options.players.map(() => {
    const [spot] = left.splice(left.length > 1 ? dice.roll(left.length, 'spot') - 1 : 0, 1);
    if (spot === undefined) throw new Error('There are fewer spots than players');
    return { x: spot.x, y: spot.y };
  });
}

/** Lists every refusal of the spots and forces of a match on the island; the list is empty for other matches. */
export function checkIsland(options: Frozen<Options>): No[] {
  if (options.scenario !== 'island') return [];
  return [...refuseSpots(options), ...(options.liftCaps ? [] : refuseShares(options))];
}

/**
 * Each seat needs a spot on open ground. Spots are 24" apart, or as far as the match keeps the sides apart (DW-ISLE-2,
 * DW-ISLE-3, DW-R-71).
 */
function refuseSpots(options: Frozen<Options>): No[] {
  const spots = spotsOf(options);
  const { mostSpots } = PARAMETERS;
  const players = options.players.length;
  if (spots.length < players || spots.length > mostSpots) {
    return [refuse('DW-ISLE-2', 'QUOTA', { spots: spots.length, least: players, most: mostSpots })];
  }
  const { widthCi, heightCi, terrain } = options.table;
  const apartCi = Math.max(tablesFor(options).parameters.leastSetupDistanceCi, options.separationCi);
  return spots.flatMap((spot, number) => {
    const facts = { spot: number + 1, x: spot.x, y: spot.y };
    const isPlace = Number.isSafeInteger(spot.x) && Number.isSafeInteger(spot.y);
    if (!isPlace || !inRectangle(spot, 0, widthCi, heightCi)) return [refuse('DW-ISLE-1', 'OFF_TABLE', facts)];
    const closed = terrain.find(({ kind, outline }) => isClosed(kind, 'wheels') && inPolygon(spot, outline));
    if (closed !== undefined) return [refuse('DW-R-10', 'IMPASSABLE', { ...facts, terrain: closed.id })];
    const near = spots.findIndex((other, before) => before < number && distance(other, spot) < apartCi);
    return near < 0 ? [] : [refuse('DW-ISLE-3', 'TOO_CLOSE', { ...facts, other: near + 1, apartCi })];
  });
}

/** Every army player has 50 to 100 points (DW-ISLE-4). Lifted caps lift this limit too (DW-ISLE-10). */
function refuseShares(options: Frozen<Options>): No[] {
  const { least, most } = PARAMETERS.islandPoints;
  return options.players.flatMap(({ side }, seat) => {
    if (side !== 'army') return [];
    const points = pointsOfSeat(options, seat);
    return points >= least && points <= most ? [] : [refuse('DW-ISLE-4', 'QUOTA', { seat, points, least, most })];
  });
}

function pointsOfSeat(options: Frozen<Options>, seat: Seat): number {
  const own = <T extends { readonly owner: Seat }>(list: readonly T[]) => list.filter(({ owner }) => owner === seat);
  const { soldiers, vehicles, crewedWeapons } = options;
  const force = { soldiers: own(soldiers), vehicles: own(vehicles), crewedWeapons: own(crewedWeapons), dinosaurs: [] };
  return pointsOfForces(force).army;
}
