/** A match that begins in mid-game, from a position: its checks, and the state that it makes. */
import { type Dice, type Frozen, shuffled } from '@dwo/kernel';
import { HIDE_TURNS } from './data/limits';
import type { Team } from './data/teams';
import { FACES, type Face, TERRAIN_FACES } from './data/tiles';
import { SIDES, type Side } from './data/words';
import type { Emit } from './events';
import { obstaclesOf } from './field';
import { keyOf, same } from './grid';
import { dataOf, fitsWith, sideOf, sure } from './on-field';
import { type No, refuse } from './refusal';
import type { RuleId } from './rule-ids';
import type { Position, State, TileSetup, UnitSetup } from './state';
import { teamFaults } from './teams';
import { canHide } from './turn';

type At = Frozen<Position>;

function bad(rule: RuleId, facts: Record<string, string | number> = {}): No {
  return refuse(rule, 'BAD_OPTIONS', facts);
}

/** The terrain faces that no tile of a position has. */
function facesLeft(tiles: readonly Frozen<TileSetup>[]): Face[] {
  return TERRAIN_FACES.filter((face) => !tiles.some((tile) => tile.face === face));
}

/** Each spot has one tile, each face exists once, and Starting Tiles are face up (DS-GEO-1, DS-SET-1, DS-SET-11). */
function tileFaults(tiles: readonly Frozen<TileSetup>[]): No[] {
  const spots = new Set<string>();
  const faces = new Set<string>();
  const without = tiles.filter(({ face }) => face === null).length;
  const left = facesLeft(tiles).length;
  const wanting = without > left ? [bad('DS-OPT-6', { tiles: without, left })] : [];
  const found = tiles.flatMap((tile) => {
    const faults: No[] = [];
    if (spots.has(keyOf(tile))) faults.push(bad('DS-GEO-1', { x: tile.x, y: tile.y }));
    spots.add(keyOf(tile));
    if (tile.face === null) return faults;
    if (faces.has(tile.face)) faults.push(bad('DS-SET-1', { face: tile.face }));
    if (!tile.open && !TERRAIN_FACES.includes(tile.face)) faults.push(bad('DS-SET-11', { face: tile.face }));
    faces.add(tile.face);
    return faults;
  });
  return [...wanting, ...found];
}

/**
 * The units of one side as a team, so that the rules for teams can check them. A position may cost more than a team.
 */
function cardsOf(units: readonly Frozen<UnitSetup>[]): Team {
  const bearer = units.find(({ alpha }) => alpha) ?? null;
  return {
    units: units.map(({ type }) => ({ type, count: 1 })),
    alphaOn: bearer === null ? null : { type: bearer.type, index: 0 },
  };
}

function sideFaults(side: Side, { tiles, units }: At): No[] {
  const own = units.filter((unit) => sideOf(unit) === side);
  const faults = teamFaults(side, cardsOf(own)).filter(({ rule }) => rule !== 'DS-TEAM-3');
  if (own.filter(({ alpha }) => alpha).length > 1) faults.push(bad('DS-TEAM-7'));
  const start = side === 'dinosaurs' ? 'START_D' : 'START_S';
  if (own.some(({ at }) => at === null) && !tiles.some(({ face }) => face === start)) faults.push(bad('DS-RES-1'));
  for (const [place, unit] of own.entries()) {
    const friends = own.slice(0, place).filter(({ at }) => at !== null && unit.at !== null && same(at, unit.at));
    if (!fitsWith(unit, friends)) faults.push(bad('DS-OCC-1'));
  }
  return faults;
}

/**
 * A unit stands on a tile, has hit points, and is hidden only where it could hide (DS-MOV-5, DS-TEAM-11, DS-HIDE-3).
 */
function unitFaults(unit: Frozen<UnitSetup>, tiles: readonly Frozen<TileSetup>[]): No[] {
  const { type, at, hp, hidden } = unit;
  const most = dataOf(unit).hp;
  const tile = at === null ? undefined : tiles.find((each) => same(each, at));
  const faults: No[] = [];
  if (at !== null && tile === undefined) faults.push(bad('DS-MOV-5', { type, x: at.x, y: at.y }));
  if (hp !== null && (hp < 1 || hp > most)) faults.push(bad('DS-TEAM-11', { type, hp, most }));
  const cluttered = tile?.open === true && tile.face !== null && FACES[tile.face].terrain === 'cluttered';
  if (hidden > 0 && (!cluttered || !canHide(unit) || hidden > HIDE_TURNS)) faults.push(bad('DS-HIDE-3', { type }));
  return faults;
}

/** Every reason why a match can't begin with this position; empty if it can. */
export function positionFaults(position: At): No[] {
  const { tiles, units } = position;
  return [
    ...tileFaults(tiles),
    ...SIDES.flatMap((side) => sideFaults(side, position)),
    ...units.flatMap((unit) => unitFaults(unit, tiles)),
  ];
}

/** The tiles with their faces; those without one get random faces of those that are left (DS-OPT-6). */
function faced(tiles: readonly Frozen<TileSetup>[], dice: Dice) {
  if (tiles.every(({ face }) => face !== null)) return tiles.map((tile) => ({ ...tile, face: sure(tile.face) }));
  const left = shuffled(facesLeft(tiles), dice, 'tiles');
  return tiles.map((tile) => ({ ...tile, face: tile.face ?? sure(left.pop()) }));
}

/**
 * Puts tiles and units in their places and begins the turn of `side`. The dice choose the faces that are left open. It
 * writes the state of `setup`, before any event is recorded.
 */
export function begin(state: State, position: At, dice: Dice, emit: Emit): void {
  const { units, side, round } = position;
  const tiles = faced(position.tiles, dice);
  state.tiles = tiles.map(({ x, y, face, open }) => ({ x, y, face: open ? face : null, burns: 0, heat: 0 }));
  state.obstacles = obstaclesOf(state.tiles);
  state.closed = { faces: tiles.map(({ face }) => face) };
  const inOrder = SIDES.flatMap((each) => units.filter((unit) => sideOf(unit) === each));
  const beasts = inOrder.filter((unit) => sideOf(unit) === 'dinosaurs');
  emit({
    type: 'mustered',
    units: inOrder.map(({ type, alpha }) => ({ type, alpha })),
    oneSpecies: new Set(beasts.map(({ type }) => type)).size === 1,
  });
  emit({ type: 'phaseBegan', phase: 'play', side });
  for (const [id, { at, hp, hidden }] of inOrder.entries()) {
    const unit = state.units[id];
    if (unit === undefined) continue;
    if (hp !== null) unit.hp = hp;
    if (at === null) continue;
    Object.assign(unit, { place: 'field', hidden, tile: state.tiles.findIndex((tile) => same(tile, at)) });
  }
  emit({ type: 'turnBegan', side, round });
}
