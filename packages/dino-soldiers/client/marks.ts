/** The marks on the field: what a press on each spot would do. */
import type { Seat } from '@dwo/kernel';
import { outcomeOf } from '../bot/foresight/outcome';
import { sumOf, type Way } from '../bot/foresight/reach';
import { tried } from '../bot/foresight/trial';
import { faceDownOn, riskOfWay } from '../bot/foresight/unknown';
import {
  type Attack,
  DIRECTIONS,
  dinoSoldiers,
  type Figure,
  type Intent,
  keyOf,
  legalSpots,
  type Now,
  plus,
  type Side,
  seatOf,
  sideOf,
  standingOn,
  startOf,
  tileAt,
  unitsOn,
} from '../rules';
import type { Mark } from './field/mark';
import { percentOf, spotName } from './names';
import { threatsOf } from './plan/aiming';
import { type Danger, hurtingAt } from './plan/danger';
import { entersAt } from './plan/entering';
import type { Playing } from './use-play';
import { say } from './words';

/** The spots where a tile or Starting Tile may be placed. */
export function placingMarks(state: Now): ReadonlyMap<string, Mark> {
  const text = say(state.phase === 'field' ? 'mark.tile' : 'mark.start');
  return new Map(legalSpots(state).map((spot) => [keyOf(spot), { look: 'spot', text, sign: '+' }]));
}

/** The mark of a tile within reach: the movement points left there, or the hit points that the way costs. */
function wayMark({ moves, left, unknown, harm, harms }: Way, hp: number): Mark {
  if (harm > 0) {
    // A tile that hurts shows its own damage, so only harm before it needs a number.
    const sign = sumOf(harms.at(-1) ?? []) === harm ? {} : { sign: `−${harm}` };
    return { look: 'harm', ...sign, text: say('mark.harm', { harm, dies: harm >= hp ? 'yes' : 'no' }) };
  }
  const look = unknown ? 'unknown' : moves.length === 1 ? 'step' : 'reach';
  return { look, left, text: say('mark.move', { left, unknown: unknown ? 'yes' : 'no' }) };
}

/** The mark of a tile within reach, with what the face-down tiles on the way may do to the unit. */
function withRisk(state: Now, unit: Figure, way: Way): Mark {
  const mark = wayMark(way, unit.hp);
  const risk = riskOfWay(state, unit, way);
  if (risk.hurts === 0) return mark;
  const [first] = faceDownOn(state, way).filter((tile) => tile !== way.tile);
  const spot = first === undefined ? undefined : state.tiles[first];
  const text = say('mark.risk', {
    ...{ hurts: percentOf(risk.hurts), kills: percentOf(risk.kills) },
    spot: spot === undefined ? 'none' : spotName(spot, state.tiles),
  });
  return { ...mark, text: `${mark.text}. ${text}`, risk };
}

/** The parts of a turn from which marks are made. */
type Marked = Pick<Playing, 'chosen' | 'mode' | 'ways' | 'attacks' | 'aimed' | 'hinted'>;

/** The tiles that the chosen unit can enter or attack, by the key of the spot. */
export function playMarks(
  state: Now,
  { chosen, mode, ways, attacks, aimed, hinted }: Marked,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (chosen === null) return marks;
  const start = startOf(state, sideOf(chosen));
  const door = entersAt(state, chosen, start) === null ? undefined : state.tiles[start];
  if (door !== undefined) marks.set(keyOf(door), { look: 'step', text: say('mark.enter') });
  const all = [...attacks.entries()].flatMap(([each, some]) => (mode === null || mode === each ? some : []));
  // While no attack is chosen, only enemies are marked: a press never aims at a friend then.
  const foes = mode === null && aimed === null;
  for (const { tile, ...way } of mode === null ? ways : []) {
    const spot = state.tiles[tile];
    if (spot !== undefined) marks.set(keyOf(spot), withRisk(state, chosen, { tile, ...way }));
  }
  for (const [tile, { damage, dies }] of threatsOf(state, all, foes)) {
    const spot = state.tiles[tile];
    if (spot === undefined) continue;
    const known = marks.get(keyOf(spot));
    const text = say('mark.target', { damage, dies: dies ? 'yes' : 'no' });
    const target = { look: 'target', text } as const;
    const hit = damage === 0 ? null : { damage, dies };
    marks.set(
      keyOf(spot),
      known === undefined ? { ...target, hit } : { ...known, text: `${known.text}. ${text}`, hit },
    );
  }
  for (const tile of aimed === null ? [] : outcomeOf(state, aimed).line) {
    const spot = state.tiles[tile];
    if (spot !== undefined) marks.set(keyOf(spot), { look: 'line', text: say('mark.line') });
  }
  const lead = hinted === null ? undefined : state.tiles[hinted];
  if (lead !== undefined) {
    const known = marks.get(keyOf(lead));
    marks.set(keyOf(lead), { ...known, look: 'hint', text: `${say('mark.hint')}. ${known?.text ?? ''}` });
  }
  return marks;
}

/**
 * The marks with the danger of the coming turn: on the tiles that the chosen unit can enter and on its own (for a unit in
 * reserve the Starting Tile), or on all tiles of the player's units while none is chosen. Only enemies that could take life from the
 * unit count, and the danger tells whether it differs from that where the unit stands.
 */
export function withDanger(
  state: Now,
  marks: ReadonlyMap<string, Mark>,
  { danger, side, chosen: picked }: { readonly danger: Danger; readonly side: Side; readonly chosen: Figure | null },
): ReadonlyMap<string, Mark> {
  const all = new Map(marks);
  // A chosen enemy is in no danger of its own side.
  const chosen = picked !== null && sideOf(picked) === side ? picked : null;
  const stands = chosen?.place === 'reserve' ? startOf(state, side) : chosen?.tile;
  const foesAt = (tile: number): readonly number[] => {
    const own = unitsOn(state, tile).filter((unit) => sideOf(unit) === side);
    return hurtingAt(danger, tile, chosen === null ? own : [chosen]);
  };
  const here = stands == null ? 0 : foesAt(stands).length;
  for (const [tile, spot] of state.tiles.entries()) {
    const known = marks.get(keyOf(spot));
    const own = chosen === null ? unitsOn(state, tile).some((unit) => sideOf(unit) === side) : stands === tile;
    if (!own && !ENTERED.has(known?.look ?? 'plain')) continue;
    const foes = foesAt(tile);
    const count = foes.length;
    if (count === 0 && (own || here === 0)) continue;
    const than = own ? 'own' : count === here ? 'same' : count < here ? 'less' : 'more';
    const text = say('mark.danger', {
      count,
      reserve: foes.filter((id) => state.units[id]?.place === 'reserve').length,
    });
    all.set(keyOf(spot), {
      ...(known ?? { look: 'plain' }),
      text: known === undefined ? text : `${known.text}. ${text}`,
      danger: { count, than },
    });
  }
  return all;
}

/** The marks with the tiles beside a unit that Primal Instinct keeps it from entering, so that nobody has to try them (DS-PI-9). */
export function withHeld(state: Now, marks: ReadonlyMap<string, Mark>, unit: Figure): ReadonlyMap<string, Mark> {
  if (unit.place !== 'field' || unit.points === 0 || state.step !== 'move') return marks;
  const all = new Map(marks);
  for (const by of DIRECTIONS) {
    const at = plus(standingOn(state, unit), by);
    const no = dinoSoldiers.check(state, seatOf(state, sideOf(unit)), { type: 'step', unit: unit.id, ...at });
    if (no?.code === 'INSTINCT' && !all.has(keyOf(at))) all.set(keyOf(at), { look: 'held', text: say('mark.held') });
  }
  return all;
}

/** The marks of tiles that the chosen unit can enter. */
const ENTERED: ReadonlySet<Mark['look']> = new Set(['step', 'reach', 'unknown', 'harm', 'hint']);

/** A choice as it is drawn over the field: its unit, the marks of what it does, and the units that it hits. */
export interface Overlay {
  readonly chosen: number | null;
  /** By the key of the spot. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly targets: ReadonlySet<number>;
}

/** The effect of a choice, to be drawn over the field. */
export function overlayOf(state: Now, intent: Intent): Overlay {
  const chosen = 'unit' in intent ? (state.units[intent.unit] ?? null) : null;
  const aimed = intent.type === 'attack' ? intent : null;
  const attacks = new Map<Attack['mode'], readonly Attack[]>(aimed === null ? [] : [[aimed.mode, [aimed]]]);
  const marks = playMarks(state, { chosen, mode: null, ways: [], attacks, aimed, hinted: endOf(state, intent) });
  const hit = aimed === null ? [] : outcomeOf(state, aimed).blows;
  return { chosen: chosen?.id ?? null, marks, targets: new Set(hit.map(({ victim }) => victim.id)) };
}

/** The tile where a unit stands after a move; null for every other choice. */
function endOf(state: Now, intent: Intent): number | null {
  if ('x' in intent) return tileAt(state, intent);
  return intent.type === 'enter' ? (tried(state, intent).state.units[intent.unit]?.tile ?? null) : null;
}

/** Whether the match waits for this seat. */
export function isAwaited(state: Now, seat: Seat | null): boolean {
  return seat !== null && dinoSoldiers.awaiting(state).includes(seat);
}
