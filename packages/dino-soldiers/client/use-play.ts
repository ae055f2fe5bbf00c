/** A turn as it is played by hand: the selection, what the chosen unit can do, and what a press on the board does. */
import type { Seat } from '@dwo/kernel';
import { onShow } from '@dwo/kits/shell/moves';
import { noticeNow, notify, store } from '@dwo/kits/shell/store';
import type { Cell } from '@dwo/kits/tiles';
import { useEffect, useMemo } from 'preact/hooks';
import { asKnown, reachOf, type Way } from '../bot/foresight/reach';
import { type Attack, type Figure, type Mode, type Now, sideAt, sideOf, tileAt } from '../rules';
import { attacksBy } from './plan/aiming';
import { pressOn, showsCloseUp } from './plan/press';
import { stoppedText } from './plan/stopping';
import { clearRefusal } from './refusal';
import type { Acting } from './use-act';
import { type Selection, useSelection } from './use-selection';
import { type Stacking, useStack } from './use-stack';

export interface Playing extends Omit<Selection, 'id'> {
  readonly chosen: Figure | null;
  /** True when the chosen unit is the player's own and it is their turn. */
  readonly mine: boolean;
  /** The ways that the chosen unit may go; empty unless `mine`. */
  readonly ways: readonly Way[];
  /** The attacks that the chosen unit may make, by mode; empty unless `mine`. */
  readonly attacks: ReadonlyMap<Mode, readonly Attack[]>;
  walk(way: Way): void;
  /** The close-up of a tile. */
  readonly stack: Stacking;
  /** Does what a press on a cell means; `unit` is the unit that was pressed, null for the bare tile. */
  press(at: Cell, unit: Figure | null): void;
}

const NO_WAYS: readonly Way[] = [];
const NO_ATTACKS: ReadonlyMap<Mode, readonly Attack[]> = new Map();

const hovers = () => matchMedia('(hover: hover)').matches;

const faceUp = ({ tiles }: Now): number => tiles.filter(({ face }) => face !== null).length;

export function usePlay(state: Now, seat: Seat | null, turn: boolean, { busy, act }: Acting): Playing {
  const selection = useSelection(state);
  const { id, mode, aimed, risky, choose, setMode, setAimed, setRisky } = selection;
  const stack = useStack(state, { chosen: id, mode });
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
  // The cards of a unit make room when the other side's turn begins, or the match is over.
  useEffect(() => choose(null), [state.side, state.phase]);
  const walk = (way: Way) => {
    // The way ends at a tile that was face down, or where hit points were lost unexpectedly, so that the player can
    // decide again (DS-MOV-8).
    const faces = faceUp(state);
    const walked = act(way.moves, (played) => {
      const now = onShow(store.getState().match) as Now | null;
      const unit = id === null ? undefined : now?.units[id];
      if (now === null || chosen === null || unit === undefined || !asKnown(way, chosen, unit, played)) return false;
      return faceUp(now) === faces;
    });
    void walked.then(() => {
      const now = onShow(store.getState().match) as Now | null;
      const text = now === null || id === null ? null : stoppedText(state, now, id, way);
      if (text !== null && noticeNow(store.getState()) === null) notify({ text, rule: 'DS-MOV-8', tone: 'info' });
    });
  };
  const press = (at: Cell, unit: Figure | null) => {
    if (busy) return;
    const did = pressOn(state, at, unit, { ...selection, seat, turn, chosen, mine, ways, attacks, open: stack.tile });
    const before = { seat, chosen, aimed, hovers: hovers() };
    const shown = showsCloseUp(state, unit, did, before) ? tileAt(state, at) : null;
    stack.open(shown, did.type === 'choose' ? { chosen: did.unit, mode: null } : { chosen: id, mode });
    if (did.type === 'refuse') return notify({ ...did.reason, tone: 'refusal' });
    clearRefusal();
    if (did.type === 'enter') void act([did.intent]);
    else if (did.type === 'choose') choose(did.unit);
    else if (did.type === 'walk') walk(did.way);
    if (did.type === 'ask' || did.type === 'aim') {
      setAimed(did.type === 'aim' ? did.attack : null);
      setRisky(did.type === 'ask' ? did.way : null);
    }
  };
  const { layOut, hinted } = selection;
  return {
    ...{ chosen, mine, mode, aimed, risky, hinted, ways, attacks },
    ...{ choose, setMode, setAimed, setRisky, walk, layOut, press, stack },
  };
}
