/** A turn as it is played by hand: the selection, what the chosen unit can do, and what a press on the board does. */
import type { Seat } from '@dwo/kernel';
import { onShow } from '@dwo/kits/shell/moves';
import { notify, store } from '@dwo/kits/shell/store';
import type { Cell } from '@dwo/kits/tiles';
import { useEffect, useMemo } from 'preact/hooks';
import { asKnown, reachOf, type Way } from '../bot/foresight/reach';
import { type Attack, type Figure, type Mode, type Now, sideAt, sideOf, tileAt, unitsOn } from '../rules';
import { refusalText } from './names';
import { attacksBy, whyNot } from './plan/aiming';
import { entersAt } from './plan/entering';
import { nextAim } from './plan/next-aim';
import { refusedPress } from './plan/refused-press';
import type { Acting } from './use-act';
import { type Selection, useSelection } from './use-selection';

export interface Playing extends Omit<Selection, 'id'> {
  readonly chosen: Figure | null;
  /** True when the chosen unit is the player's own and it is their turn. */
  readonly mine: boolean;
  /** The ways that the chosen unit may go; empty unless `mine`. */
  readonly ways: readonly Way[];
  /** The attacks that the chosen unit may make, by mode; empty unless `mine`. */
  readonly attacks: ReadonlyMap<Mode, readonly Attack[]>;
  walk(way: Way): void;
  /** Does what a press on a cell means; `unit` is the unit that was pressed, null for the bare tile. */
  press(at: Cell, unit: Figure | null): void;
}

const NO_WAYS: readonly Way[] = [];
const NO_ATTACKS: ReadonlyMap<Mode, readonly Attack[]> = new Map();

const faceUp = ({ tiles }: Now): number => tiles.filter(({ face }) => face !== null).length;

export function usePlay(state: Now, seat: Seat | null, turn: boolean, { busy, act }: Acting): Playing {
  const selection = useSelection(state);
  const { id, mode, aimed, risky, choose, setMode, setAimed, setRisky } = selection;
  const chosen = id === null ? null : (state.units[id] ?? null);
  const isOwn = (unit: Figure) => seat !== null && sideOf(unit) === sideAt(state, seat);
  const mine = turn && chosen !== null && isOwn(chosen);
  const attacks = useMemo(() => (mine && chosen !== null ? attacksBy(state, chosen) : NO_ATTACKS), [state, id, mine]);
  const ways = useMemo(
    () => (mine && seat !== null && chosen !== null && state.step === 'move' ? reachOf(state, seat, chosen) : NO_WAYS),
    [state, id, mine],
  );
  useEffect(() => {
    if (chosen?.place === 'dead') choose(null);
    if (mode !== null && !attacks.has(mode)) setMode(null);
  }, [state]);
  // The cards of a unit make room when the other side's turn begins.
  useEffect(() => choose(null), [state.side]);
  const walk = (way: Way) => {
    // The way ends at a tile that was face down, or where hit points were lost unexpectedly, so that the player can
    // decide again (DS-MOV-8).
    const faces = faceUp(state);
    void act(way.moves, (played) => {
      const now = onShow(store.getState().match) as Now | null;
      const unit = id === null ? undefined : now?.units[id];
      if (now === null || chosen === null || unit === undefined || !asKnown(way, chosen, unit, played)) return false;
      return faceUp(now) === faces;
    });
  };
  const take = (tile: number, unit: Figure | null): boolean => {
    const all = [...attacks.entries()].flatMap(([each, some]) => (mode === null || mode === each ? some : []));
    const next = nextAim(state, all, aimed, { tile, unit });
    if (next !== null) setAimed(next);
    return next !== null;
  };
  const press = (at: Cell, unit: Figure | null) => {
    const tile = tileAt(state, at);
    if (busy) return;
    if (tile === null) {
      const no = refusedPress(state, { at, tile, chosen, mine, mode, turn, isOccupied: false });
      if (no !== null) notify({ text: no.text, rule: no.rule, tone: 'refusal' });
      return;
    }
    const enters = mine ? entersAt(state, chosen, tile) : null;
    if (enters !== null) return void act([enters]);
    const friend = unit !== null && isOwn(unit);
    if (friend && mode === null && unit.id !== id) return choose(unit.id);
    const way = ways.find((each) => each.tile === tile);
    // A press on an enemy aims; a press on the tile beside the figures, or by keyboard, moves there.
    if (mine && unit !== null && !friend && take(tile, unit)) return setRisky(null);
    if (mine && mode === null && way !== undefined) {
      setAimed(null);
      return way.harm > 0 && risky?.tile !== tile ? setRisky(way) : walk(way);
    }
    if (mine && take(tile, unit)) return undefined;
    const own = unitsOn(state, tile).filter(isOwn);
    if (mine && unit !== null && !own.some((each) => each.id === unit.id)) {
      const no = whyNot(state, chosen, unit, mode);
      if (no !== null) return notify({ text: refusalText(no), rule: no.rule, tone: 'refusal' });
    }
    const isOccupied = unitsOn(state, tile).length > 0;
    const no = refusedPress(state, { at, tile, chosen, mine, mode, turn, isOccupied });
    if (no !== null) return notify({ text: no.text, rule: no.rule, tone: 'refusal' });
    const after = own.findIndex((each) => each.id === id) + 1;
    return choose(unit?.id ?? own[after % Math.max(1, own.length)]?.id ?? unitsOn(state, tile)[0]?.id ?? null);
  };
  const { layOut, hinted } = selection;
  return {
    ...{ chosen, mine, mode, aimed, risky, hinted, ways, attacks },
    ...{ choose, setMode, setAimed, setRisky, walk, layOut, press },
  };
}
