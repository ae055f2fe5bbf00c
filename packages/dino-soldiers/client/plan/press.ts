/** Presses on the field: each is decided here, and done by `usePlay`. */
import type { Seat } from '@dwo/kernel';
import { outcomeOf } from '../../bot/foresight/outcome';
import type { Way } from '../../bot/foresight/reach';
import {
  type Attack,
  type Figure,
  type Intent,
  type Mode,
  type Now,
  type Spot,
  sideAt,
  sideOf,
  tileAt,
  unitsOn,
} from '../../rules';
import { refusalText } from '../names';
import { touches } from './aiming';
import { entersAt } from './entering';
import { nextAim } from './next-aim';
import { whyNot } from './refused-attack';
import { type Reason, refusedPress, whyHeld } from './refused-press';

/** The deed of a press. `offer` shows who stands on the tile, and that it can be entered or who can be attacked there. */
export type Press =
  | { readonly type: 'enter'; readonly intent: Intent }
  | { readonly type: 'choose'; readonly unit: number | null }
  | { readonly type: 'offer' }
  | { readonly type: 'aim'; readonly attack: Attack }
  | { readonly type: 'walk'; readonly way: Way }
  | { readonly type: 'ask'; readonly way: Way }
  | { readonly type: 'refuse'; readonly reason: Reason };

/** The present choice, from which a press goes on. */
export interface Before {
  readonly seat: Seat | null;
  /** Whether it is the player's turn. */
  readonly turn: boolean;
  readonly chosen: Figure | null;
  readonly mine: boolean;
  readonly mode: Mode | null;
  readonly aimed: Attack | null;
  readonly risky: Way | null;
  readonly ways: readonly Way[];
  readonly attacks: ReadonlyMap<Mode, readonly Attack[]>;
  /** The tile whose close-up is open, so that it has said already what can be done there. */
  readonly open: number | null;
}

/** The attacks that a press may aim. Without a mode a press never aims at a friend alone: it may have meant to choose one. */
function aimable(state: Now, { mode, attacks, chosen }: Before): readonly Attack[] {
  if (mode !== null) return attacks.get(mode) ?? [];
  const isFoe = (unit: Figure) => chosen !== null && sideOf(unit) !== sideOf(chosen);
  return [...attacks.values()].flat().filter((attack) => {
    const { blows } = outcomeOf(state, attack);
    return blows.length === 0 || blows.some(({ victim }) => isFoe(victim));
  });
}

/** Whether the chosen mode has an attack that hits somebody on a tile. */
function canHit(state: Now, { mode, attacks }: Before, tile: number): boolean {
  return mode !== null && (attacks.get(mode) ?? []).some((attack) => touches(state, attack, tile));
}

/** The deed of a press on a spot; `unit` is the figure that was met, null for the bare tile or a press by keyboard. */
export function pressOn(state: Now, at: Spot, unit: Figure | null, before: Before): Press {
  const { seat, chosen, mine, mode, aimed, risky, ways, open } = before;
  const tile = tileAt(state, at);
  const refused = (isOccupied: boolean): Press | null => {
    const reason = refusedPress(state, { ...before, at, tile, isOccupied });
    return reason === null ? null : { type: 'refuse', reason };
  };
  const keep: Press = { type: 'choose', unit: chosen?.id ?? null };
  if (tile === null) return refused(false) ?? keep;
  const enters = mine ? entersAt(state, chosen, tile) : null;
  if (enters !== null) return { type: 'enter', intent: enters };
  const isOwn = (each: Figure) => seat !== null && sideOf(each) === sideAt(state, seat);
  const friend = unit !== null && isOwn(unit);
  const way = mine && mode === null ? ways.find((each) => each.tile === tile) : undefined;
  if (friend && mode === null && unit.id !== chosen?.id) {
    return way !== undefined && open !== tile ? { type: 'offer' } : { type: 'choose', unit: unit.id };
  }
  const next = mine ? nextAim(state, aimable(state, before), aimed, { tile, unit }) : null;
  // With an attack chosen, a press on a friend among its targets asks for the target, and the attack stays chosen.
  if (next === null && friend && open !== tile && mine && canHit(state, before, tile)) return { type: 'offer' };
  // A press on an enemy aims; a press on the tile beside the figures, or by keyboard, moves there.
  if (next !== null && (way === undefined || (unit !== null && !friend))) return { type: 'aim', attack: next };
  if (way !== undefined) return { type: way.harm > 0 && risky?.tile !== tile ? 'ask' : 'walk', way };
  if (mine && chosen !== null && unit !== null && !friend) {
    const no = whyNot(state, chosen, unit, mode);
    if (no !== null) return { type: 'refuse', reason: { text: refusalText(no, state, chosen), rule: no.rule } };
  }
  const there = unitsOn(state, tile);
  // A press on the tile beside its figures meant the tile, if only Primal Instinct keeps the unit from it.
  const held = unit === null && mine && chosen !== null && mode === null ? whyHeld(state, chosen, at) : null;
  if (held !== null) return { type: 'refuse', reason: held };
  const own = there.filter(isOwn);
  const after = own.findIndex((each) => each.id === chosen?.id) + 1;
  const following = own[after % Math.max(1, own.length)] ?? there[0];
  return refused(there.length > 0) ?? { type: 'choose', unit: unit?.id ?? following?.id ?? null };
}

/** Whether an attack names the units that it hits. */
const isOnUnits = ({ target }: Attack): boolean => target.kind === 'single' || target.kind === 'singleOrPair';

/** Whether a press leaves the close-up of its tile open. Only a press that asks to see the units there does. */
export function showsCloseUp(
  state: Now,
  unit: Figure | null,
  did: Press,
  before: Pick<Before, 'seat' | 'chosen' | 'aimed'> & { readonly hovers: boolean },
): boolean {
  if (did.type === 'offer') return true;
  const covered = unit?.tile != null && unitsOn(state, unit.tile).length > 1;
  if (!covered) return false;
  // A finger can't point at one figure of a crowd, so a first press that aims shows the others too.
  // An attack on a whole tile or line leaves no figure to point at.
  if (did.type === 'aim') return isOnUnits(did.attack) && (did.attack === before.aimed || !before.hovers);
  if (did.type !== 'choose') return false;
  const own = before.seat !== null && sideOf(unit) === sideAt(state, before.seat);
  return !own || did.unit === before.chosen?.id;
}
