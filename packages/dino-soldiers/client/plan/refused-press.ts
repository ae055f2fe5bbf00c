/** Why a press on the field does nothing: one sentence and its rule. */
import { reachOf } from '../../bot/foresight/reach';
import {
  adjacent,
  DIRECTIONS,
  dinoSoldiers,
  distance,
  type Figure,
  friendsOn,
  hasRoom,
  heldBy,
  isBound,
  type Mode,
  type No,
  type Now,
  plus,
  type RuleId,
  retreats,
  type Spot,
  seatOf,
  sideOf,
  standingOn,
  tileAt,
} from '../../rules';
import { refusalText } from '../names';
import { say } from '../words';

/** A press that neither moves, aims nor chooses a unit. */
interface Pressed {
  readonly at: Spot;
  /** The index of the pressed tile; null for an obstacle. */
  readonly tile: number | null;
  readonly isOccupied: boolean;
  readonly chosen: Figure | null;
  /** Whether the chosen unit is the player's own, in their turn. */
  readonly mine: boolean;
  readonly mode: Mode | null;
  /** Whether it is the player's turn. */
  readonly turn: boolean;
}

/** A sentence with the rule behind it. */
export interface Reason {
  readonly text: string;
  readonly rule: RuleId;
}

/** The reason; null if the press needs none, such as one that shows who stands on a tile. */
export function refusedPress(state: Now, pressed: Pressed): Reason | null {
  const { tile, isOccupied, chosen, mine, mode, turn } = pressed;
  if (!turn || isOccupied) return null;
  if (tile === null) return { text: say('field.obstacle'), rule: 'DS-MOV-5' };
  if (chosen === null || !mine) return burning(state, tile) ?? { text: say('press.nobody'), rule: 'DS-TURN-3' };
  if (chosen.place === 'reserve') return { text: say('press.reserve'), rule: 'DS-RES-1' };
  if (mode !== null) return { text: refusalText({ rule: 'DS-ATK-7', facts: {} }), rule: 'DS-ATK-7' };
  if (state.step !== 'move') return said(state, chosen, { rule: 'DS-TURN-4', code: 'WRONG_PHASE', facts: {} });
  return whyNotThere(state, chosen, pressed.at);
}

/** The harm of the fire on a tile and its duration, in a sentence; null for a tile that does not burn. */
function burning({ tiles }: Now, tile: number): Reason | null {
  const { burns = 0, heat = 0 } = tiles[tile] ?? {};
  return burns === 0 ? null : { text: say('press.burning', { burns, heat }), rule: 'DS-AB-FIR-4' };
}

/** The reason why a unit with a greyed Move can go nowhere: no points, or what forbids every step. */
export function whyStuck(state: Now, unit: Figure): Reason {
  if (unit.points === 0 || unit.place !== 'field') return SPENT();
  const from = standingOn(state, unit);
  const refusals = DIRECTIONS.flatMap((by) => stepRefused(state, unit, plus(from, by)) ?? []);
  const [first] = refusals.sort((a, b) => weight(a) - weight(b));
  return first === undefined ? SPENT() : said(state, unit, first);
}

const SPENT = (): Reason => ({ text: say('press.spent'), rule: 'DS-MOV-6' });

const said = (state: Now, unit: Figure, no: No): Reason => ({ text: refusalText(no, state, unit), rule: no.rule });

/** Instinct comes first, because a player sees it least; a diagonal that a unit never takes comes last. */
const weight = ({ code, rule }: No): number =>
  code === 'INSTINCT' ? 0 : code === 'NO_ROOM' ? 1 : rule === 'DS-MOV-4' ? 3 : 2;

const stepRefused = (state: Now, unit: Figure, { x, y }: Spot): No | null =>
  dinoSoldiers.check(state, seatOf(state, state.side), { type: 'step', unit: unit.id, x, y }) as No | null;

/** More points than any way on the field costs. */
const PLENTY = 99;

/** The movement points that the way to a tile costs, as far as its ground is known; null if no way leads there. */
function priceTo(state: Now, unit: Figure, tile: number): number | null {
  const rested: Figure = { ...unit, points: PLENTY };
  const there = { ...state, units: state.units.map((each) => (each.id === unit.id ? rested : each)) };
  const way = reachOf(there, seatOf(state, sideOf(unit)), rested).find((each) => each.tile === tile);
  return way === undefined ? null : PLENTY - way.left;
}

/** A refusal to step back, with the distances that Primal Instinct compares: from where the unit stands, and from the tile (DS-PI-9). */
function measured(state: Now, unit: Figure, at: Spot, no: No): No {
  const feared = heldBy(state, unit).map((each) => standingOn(state, each));
  const gap = (from: Spot) => Math.min(...feared.map((spot) => distance(from, spot)));
  return { ...no, facts: { ...no.facts, now: gap(standingOn(state, unit)), there: gap(at) } };
}

/** The reason if Primal Instinct alone keeps a unit from a tile beside it; null if it does not. */
export function whyHeld(state: Now, unit: Figure, at: Spot): Reason | null {
  if (unit.place !== 'field' || state.step !== 'move' || !adjacent(standingOn(state, unit), at)) return null;
  const no = stepRefused(state, unit, at);
  return no?.code === 'INSTINCT' ? said(state, unit, measured(state, unit, at, no)) : null;
}

/** The one condition that keeps a unit from a tile: points, room, Primal Instinct, or what lies on every way there. */
function whyNotThere(state: Now, unit: Figure, at: Spot): Reason {
  const from = standingOn(state, unit);
  const tile = tileAt(state, at);
  if (unit.points === 0) return SPENT();
  if (tile === null) return said(state, unit, { rule: 'DS-MOV-5', code: 'CANNOT_MOVE', facts: {} });
  const needed = priceTo(state, unit, tile);
  if (needed !== null && needed > unit.points) {
    return { text: say('press.far', { points: unit.points, needed }), rule: 'DS-MOV-6' };
  }
  const step = adjacent(from, at) ? stepRefused(state, unit, at) : null;
  if (step !== null) return said(state, unit, step.code === 'INSTINCT' ? measured(state, unit, at, step) : step);
  if (!hasRoom(state, tile, unit)) {
    const blockers = friendsOn(state, tile, unit).map(({ id }) => id);
    return said(state, unit, { rule: 'DS-OCC-3', code: 'NO_ROOM', facts: { blockers } });
  }
  if (retreats(state, unit, at)) {
    const held = heldBy(state, unit).map(({ id }) => id);
    return said(state, unit, measured(state, unit, at, { rule: 'DS-PI-9', code: 'INSTINCT', facts: { from: held } }));
  }
  const alone = { ...state, units: state.units.filter((each) => each.id === unit.id || sideOf(each) !== sideOf(unit)) };
  const blocked = priceTo(alone, unit, tile) !== null;
  return blocked
    ? { text: say('press.blocked'), rule: 'DS-OCC-3' }
    : { text: say('press.noWay'), rule: isBound(state, unit) ? 'DS-PI-9' : 'DS-MOV-5' };
}
