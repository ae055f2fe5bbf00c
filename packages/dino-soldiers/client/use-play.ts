/** A turn as it is played by hand: the chosen unit, its way of attacking, and the attack that is aimed. */
import type { Seat } from '@dwo/kernel';
import { onShow } from '@dwo/kits/shell/moves';
import { notify, store } from '@dwo/kits/shell/store';
import type { Cell } from '@dwo/kits/tiles';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Attack, type Figure, type Intent, type Mode, type Now, sideAt, sideOf, tileAt, unitsOn } from '../rules';
import { refusalText } from './names';
import { attacksBy, touches, whyNot } from './plan/aiming';
import { outcomeOf } from './plan/outcome';
import { asKnown, reachOf, type Way } from './plan/reach';
import type { Acting } from './use-act';

export interface Playing {
  readonly chosen: Figure | null;
  /** The chosen unit is one's own and it is one's turn. */
  readonly mine: boolean;
  readonly mode: Mode | null;
  readonly aimed: Attack | null;
  /** The way that was pressed and that hurts: it is gone only when it is pressed again. */
  readonly risky: Way | null;
  /** The tile that a hint leads to. */
  readonly hinted: number | null;
  readonly ways: readonly Way[];
  readonly attacks: ReadonlyMap<Mode, readonly Attack[]>;
  choose(unit: number | null): void;
  setMode(mode: Mode | null): void;
  setAimed(attack: Attack | null): void;
  setRisky(way: Way | null): void;
  walk(way: Way): void;
  /** Takes in hand what was advised, as if the player had chosen it. */
  layOut(intent: Intent): void;
  press(at: Cell, unit: Figure | null): void;
}

const NO_WAYS: readonly Way[] = [];
const NO_ATTACKS: ReadonlyMap<Mode, readonly Attack[]> = new Map();

/** The number of victims, so that of several attacks on a place the fullest is offered first. */
function victims(state: Now, attack: Attack): number {
  return outcomeOf(state, attack).blows.length;
}

/** Attacks that hit a place or a unit there. */
function candidates(state: Now, attacks: readonly Attack[], tile: number, unit: Figure | null): readonly Attack[] {
  const there = attacks.filter((attack) => touches(state, attack, tile));
  const single = there.filter(({ target }) => {
    if (target.kind === 'single') return unit === null || target.unit === unit.id;
    if (target.kind === 'singleOrPair')
      return target.units.length === 1 && (unit === null || target.units[0] === unit.id);
    return true;
  });
  return [...single].sort((a, b) => victims(state, b) - victims(state, a));
}

/** The pair of an aimed single target and another; null if they are none. */
function pairOf(attacks: readonly Attack[], aimed: Attack | null, unit: Figure | null): Attack | null {
  const first = aimed?.target.kind === 'singleOrPair' && aimed.target.units.length === 1 ? aimed.target.units[0] : null;
  if (first === null || first === undefined || unit === null || unit.id === first) return null;
  return (
    attacks.find(({ target }) => {
      return (
        target.kind === 'singleOrPair' &&
        target.units.length === 2 &&
        target.units.includes(first) &&
        target.units.includes(unit.id)
      );
    }) ?? null
  );
}

export function usePlay(state: Now, seat: Seat | null, turn: boolean, { busy, act }: Acting): Playing {
  const [id, setId] = useState<number | null>(null);
  const [mode, setMode] = useState<Mode | null>(null);
  const [aimed, setAimed] = useState<Attack | null>(null);
  const [risky, setRisky] = useState<Way | null>(null);
  const [hinted, setHinted] = useState<number | null>(null);
  const chosen = id === null ? null : (state.units[id] ?? null);
  const mine = turn && seat !== null && chosen !== null && sideOf(chosen) === sideAt(state, seat);
  const attacks = useMemo(() => (mine && chosen !== null ? attacksBy(state, chosen) : NO_ATTACKS), [state, id, mine]);
  const ways = useMemo(
    () => (mine && seat !== null && chosen !== null && state.step === 'move' ? reachOf(state, seat, chosen) : NO_WAYS),
    [state, id, mine],
  );
  useEffect(() => {
    setAimed(null);
    setRisky(null);
    setHinted(null);
  }, [state]);
  useEffect(() => {
    if (chosen?.place === 'dead') setId(null);
    if (mode !== null && !attacks.has(mode)) setMode(null);
  }, [state]);
  const choose = (unit: number | null) => {
    setId(unit);
    setMode(null);
    setAimed(null);
    setRisky(null);
    setHinted(null);
  };
  const layOut = (intent: Intent) => {
    if (!('unit' in intent)) return;
    choose(intent.unit);
    if (intent.type === 'attack') setAimed(intent);
    else if ('x' in intent) setHinted(tileAt(state, intent));
  };
  const walk = (way: Way) => {
    // A tile that turned out to be something else, or that hurt unforeseen, ends the way: the player decides anew (DS-MOV-8).
    const faces = state.tiles.filter(({ face }) => face !== null).length;
    void act(way.moves, (played) => {
      const now = onShow(store.getState().match) as Now | null;
      const unit = id === null ? undefined : now?.units[id];
      if (chosen === null || unit === undefined || !asKnown(way, chosen, unit, played)) return false;
      return now?.tiles.filter(({ face }) => face !== null).length === faces;
    });
  };
  const take = (tile: number, unit: Figure | null): boolean => {
    const all = [...attacks.entries()].flatMap(([each, some]) => (mode === null || mode === each ? some : []));
    // A key presses a tile, not one of the units on it.
    const there = unitsOn(state, tile);
    const pair = pairOf(all, aimed, unit ?? (there.length === 1 ? (there[0] ?? null) : null));
    if (pair !== null) {
      setAimed(pair);
      return true;
    }
    const possible = candidates(state, all, tile, unit);
    if (possible.length === 0) return false;
    const next = possible[(possible.indexOf(aimed as Attack) + 1) % possible.length] ?? null;
    setAimed(next);
    return true;
  };
  const press = (at: Cell, unit: Figure | null) => {
    const tile = tileAt(state, at);
    if (tile === null || busy) return;
    const friend = unit !== null && seat !== null && sideOf(unit) === sideAt(state, seat);
    if (friend && mode === null && unit.id !== id) return choose(unit.id);
    const way = ways.find((each) => each.tile === tile);
    // A press on an enemy aims; one beside them, or a key, goes there.
    const foe = unit !== null && !friend;
    if (mine && foe && take(tile, unit)) return setRisky(null);
    if (mine && mode === null && way !== undefined) {
      setAimed(null);
      return way.harm > 0 && risky?.tile !== tile ? setRisky(way) : walk(way);
    }
    if (mine && chosen !== null && take(tile, unit)) return undefined;
    const own = unitsOn(state, tile).filter((each) => seat !== null && sideOf(each) === sideAt(state, seat));
    const enemy = unit !== null && !own.some((each) => each.id === unit.id);
    if (mine && chosen !== null && enemy) {
      const no = whyNot(state, chosen, unit, mode);
      if (no !== null) return notify({ text: refusalText(no), rule: no.rule, tone: 'refusal' });
    }
    const at2 = own.findIndex((each) => each.id === id);
    return choose(unit?.id ?? own[(at2 + 1) % Math.max(1, own.length)]?.id ?? unitsOn(state, tile)[0]?.id ?? null);
  };
  return {
    ...{ chosen, mine, mode, aimed, risky, hinted, ways, attacks },
    ...{ choose, setMode, setAimed, setRisky, walk, layOut, press },
  };
}
