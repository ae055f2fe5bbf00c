/** The phases before the first turn: teams, field, Starting Tiles, deployment. */
import type { Dice } from '@dwo/kernel';
import { TERRAIN_TILES } from './data/limits';
import { type Team, teamCalled, teamsOf } from './data/teams';
import { SIDES, type Side } from './data/words';
import type { Emit } from './events';
import { legalStarts, legalTiles, obstaclesOf } from './field';
import { seatOf, sure } from './on-field';
import type { Play } from './play';
import type { Now, Spot } from './state';
import { unitsOf } from './teams';
import { beginTurn } from './turn';

/** Shows both teams and begins the field (DS-TEAM-10). */
export function muster(play: Play, teams: Readonly<Record<Side, Team>>): void {
  const units = SIDES.flatMap((side) => unitsOf(teams[side]));
  const oneSpecies = new Set(unitsOf(teams.dinosaurs).map(({ type }) => type)).size === 1;
  play.emit({ type: 'mustered', units, oneSpecies });
  play.emit({ type: 'phaseBegan', phase: 'field', side: 'dinosaurs' });
  if (play.state.options.fieldMode === 'quick') while (placing(play.state)) layAnywhere(play);
}

/** A random ready-made team for each side (DS-OPT-2). */
export function dealTeams(dice: Dice): Record<Side, Team> {
  const deal = (side: Side) => {
    const teams = teamsOf(side);
    return teamCalled(sure(teams[dice.roll(teams.length, 'team') - 1]));
  };
  return { dinosaurs: deal('dinosaurs'), soldiers: deal('soldiers') };
}

/** Both teams; null until both are chosen. */
export function bothTeams(state: Now): Record<Side, Team> | null {
  const of = (side: Side) => state.secrets[seatOf(state, side)]?.team as Team | null | undefined;
  const [dinosaurs, soldiers] = [of('dinosaurs'), of('soldiers')];
  return dinosaurs && soldiers ? { dinosaurs, soldiers } : null;
}

/** True while terrain tiles or Starting Tiles are placed. */
export function placing(state: Now): boolean {
  return state.phase === 'field' || state.phase === 'starts';
}

/** The terrain tiles on the table, without Starting Tiles. */
export function terrainOf(state: Now) {
  return state.tiles.slice(0, TERRAIN_TILES);
}

/** The Starting Tile that was placed first; null before. */
export function firstStart(state: Now) {
  return state.tiles[TERRAIN_TILES] ?? null;
}

/** The number of terrain tiles that are not placed yet. */
export function tilesLeft(state: Now): number {
  return Math.max(0, TERRAIN_TILES - state.tiles.length);
}

/** Every spot where the side may place the next tile or Starting Tile (DS-SEQ-8). */
export function legalSpots(state: Now): Spot[] {
  if (state.phase === 'field') return legalTiles(state.tiles, tilesLeft(state));
  return legalStarts(state.side, terrainOf(state), firstStart(state));
}

/** Places the next tile or Starting Tile on a random legal spot (DS-OPT-3, DS-SEQ-9). */
export function layAnywhere(play: Play): void {
  const spots = legalSpots(play.state);
  lay(play, sure(spots[play.dice.roll(spots.length, 'spot') - 1]));
}

/** Places the next tile on a spot; the last one begins the next phase (DS-SET-2, DS-SET-10). */
export function lay({ state, emit }: Play, { x, y }: Spot): void {
  if (state.phase === 'field') {
    emit({ type: 'tileLaid', x, y });
    if (tilesLeft(state) === 0) emit({ type: 'phaseBegan', phase: 'starts', side: 'dinosaurs' });
    return;
  }
  emit({ type: 'startLaid', side: state.side, x, y });
  if (state.tiles.length === TERRAIN_TILES + 2) beginDeployment(state, emit);
}

/** The Obstacles are determined once, from all 30 tiles (DS-GEO-8). */
function beginDeployment(state: Now, emit: Emit): void {
  emit({ type: 'obstaclesFound', spots: obstaclesOf(state.tiles) });
  emit({ type: 'phaseBegan', phase: 'deploy', side: 'dinosaurs' });
}

/**
 * The soldiers deploy after the dinosaurs. Then the first turn begins, in which attacks are allowed at once (DS-DEP-1,
 * DS-TURN-7).
 */
export function afterDeployment(play: Play): void {
  const { state, emit } = play;
  if (state.side === 'dinosaurs') {
    emit({ type: 'phaseBegan', phase: 'deploy', side: 'soldiers' });
    return;
  }
  emit({ type: 'phaseBegan', phase: 'play', side: 'dinosaurs' });
  beginTurn(play, 'dinosaurs', 1);
}
