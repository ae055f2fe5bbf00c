/** Names of units, tiles and spots for players. */
import type { Frozen } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import type { No } from '../rules';
import {
  FACES,
  type FaceData,
  isLarge,
  type RuleId,
  type Spot,
  type State,
  sideOf,
  type Tile,
  UNIT_TYPES,
  type Unit,
} from '../rules';
import { say } from './words';
import { en } from './words/en';

type Scene = Pick<Frozen<State>, 'units'> & Partial<Pick<Frozen<State>, 'tiles' | 'attacks'>>;

/** The number of a unit among those of its type in its team, from 1; null for the only one. */
export function numberOf({ units }: Scene, id: number): number | null {
  const kind = units.filter(({ type }) => type === units[id]?.type);
  return kind.length < 2 ? null : kind.findIndex((each) => each.id === id) + 1;
}

/** "Rifleman 2" if a team has several units of the type, else "Captain". */
export function unitName({ units }: Scene, id: number): string {
  const unit = units[id];
  if (unit === undefined) return '';
  const name = say(`unit.${unit.type}`);
  const number = numberOf({ units }, id);
  return number === null ? name : `${name} ${number}`;
}

/** So many units of a tile are told by their names. */
const FEW = 2;

/** Units with the tiles where they stand, as a list: "Rifleman 1 on B2 and 4 units on A6". */
export function unitsOnTiles(scene: Scene, ids: readonly number[]): string {
  const tiles = [...new Set(ids.map((id) => scene.units[id]?.tile ?? null))];
  return list(
    tiles.map((tile) => {
      const there = ids.filter((id) => (scene.units[id]?.tile ?? null) === tile);
      const spot = tile === null ? undefined : scene.tiles?.[tile];
      const names = list(there.map((id) => unitName(scene, id)));
      if (spot === undefined || scene.tiles === undefined) return names;
      const facts = { names, spot: spotName(spot, scene.tiles), count: there.length };
      return say(there.length > FEW ? 'units.crowd' : 'units.few', facts);
    }),
  );
}

/**
 * The sign of a unit on its tile: its number, with letters for its kind where another kind of its side stands beside it ("Sn1"
 * and "R1"); null for the only one of its kind.
 */
export function signOf(scene: Scene, id: number): string | null {
  const { units } = scene;
  const unit = units[id];
  const number = numberOf(scene, id);
  if (unit === undefined || number === null) return null;
  const mixed = units.some(
    (other) => other.tile === unit.tile && other.type !== unit.type && sideOf(other) === sideOf(unit),
  );
  return mixed ? `${say(`short.${unit.type}`)}${number}` : String(number);
}

type TileName = `tile.${keyof typeof TILE_NAMES}`;
const TILE_NAMES = {
  ...{ jungleTrail: 1, sunlitGlade: 1, thinJungle: 1, ricePaddy: 1, marsh: 1, riverBend: 1, boulderField: 1, start: 1 },
  ...{
    bambooThicket: 1,
    abandonedHut: 1,
    hiddenCrevice: 1,
    tripwireAmbush: 1,
    spikedPit: 1,
    rockslide: 1,
    minefield: 1,
  },
} as const;

export function faceName({ name }: FaceData): string {
  return say(`tile.${name}` as TileName);
}

/** The names of columns and rows along the edges of the field. */
export function edgesOf(tiles: readonly Frozen<Spot>[]) {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Array.from({ length: Math.max(...xs) - left + 1 }, (_, i) => columnName(i));
  const rows = Array.from({ length: Math.max(...ys) - top + 1 }, (_, i) => String(i + 1));
  return { left, top, columns, rows };
}

const columnName = (at: number): string => String.fromCharCode(FIRST_LETTER + at);
const FIRST_LETTER = 65;

/** The letter of the column, from the west, and the number of the row, from the north: "C4". */
export function spotName({ x, y }: Frozen<Spot>, tiles: readonly Frozen<Spot>[]): string {
  const left = Math.min(x, ...tiles.map((tile) => tile.x));
  const top = Math.min(y, ...tiles.map((tile) => tile.y));
  return `${columnName(x - left)}${y - top + 1}`;
}

/** A tile in words: "Marsh, Rough", or that it is face down. */
export function tileText({ face, burns }: Frozen<Tile>): string {
  if (face === null) return say('field.down');
  const data = FACES[face];
  const ground = say('field.tile', {
    name: faceName(data),
    terrain: say(`terrain.${data.terrain}`),
    damage: data.damage,
  });
  return burns > 0 ? say('field.burning', { ground, burns }) : ground;
}

/**
 * A refusal as a sentence. With its scene it names the units that Primal Instinct means or that stand in the way, and with the unit
 * that was to move it says why these leave no room.
 */
export function refusalText(
  { rule, facts }: Pick<No, 'facts'> & { readonly rule: string },
  scene: Scene | null = null,
  mover: Pick<Unit, 'type'> | null = null,
): string {
  const room = mover === null ? null : roomText(rule, facts, scene, mover);
  if (room !== null) return room;
  const type = UNIT_TYPES.find((each) => each === facts.type);
  const known = Object.fromEntries(Object.entries(facts).filter(([, fact]) => !Array.isArray(fact)));
  const unit = type === undefined ? '' : say(`unit.${type}`);
  const key = `refusal.${rule as RuleId}`;
  return key in en
    ? say(key as 'refusal.DS-GEN-3', {
        ...DEFAULTS,
        attacks: scene?.attacks ?? 0,
        ...(known as Record<string, string | number>),
        unit,
        ...meantBy(facts, scene),
      })
    : say('refusal.other', { rule });
}

/** The sentence about units of the own side that leave no room on a tile; null for another refusal, or if nobody knows them. */
function roomText(rule: string, facts: No['facts'], scene: Scene | null, mover: Pick<Unit, 'type'>): string | null {
  const ids = Array.isArray(facts.blockers) ? facts.blockers.map(Number) : [];
  const [first, ...others] = ids.flatMap((id) => scene?.units[id] ?? []);
  const spot = first?.tile == null ? undefined : scene?.tiles?.[first.tile];
  if (scene === null || first === undefined || spot === undefined) return null;
  const why = isLarge(mover) ? 'alone' : [first, ...others].some(isLarge) ? 'large' : 'four';
  return say('refusal.room', {
    ...{ units: list(ids.map((id) => unitName(scene, id))), count: ids.length, why },
    spot: spotName(spot, scene.tiles ?? []),
    passing: rule === 'DS-OCC-3' ? 'yes' : 'no',
  });
}

/** The units that Primal Instinct lets a dinosaur attack, from which it does not move away, or that were meant; "none" without names. */
function meantBy(
  { focus, from, meant }: No['facts'],
  scene: Scene | null,
): { readonly units: string; readonly many: number } {
  const ids = [focus, from, meant].find(Array.isArray) ?? [];
  if (scene === null || ids.length === 0) return { units: 'none', many: 0 };
  return { units: unitsOnTiles(scene, ids.map(Number)), many: ids.length };
}

/** Values for numbers that a sentence mentions and its refusal does not hold. */
const DEFAULTS = {
  points: 0,
  needed: 1,
  most: 0,
  count: 0,
  distance: 0,
  range: 0,
  side: '',
  why: '',
  many: 0,
  now: 0,
  there: 0,
};

/** A chance in whole percent, which is never 0 for what can happen. */
export const percentOf = (chance: number): number => (chance === 0 ? 0 : Math.max(1, Math.round(100 * chance)));
