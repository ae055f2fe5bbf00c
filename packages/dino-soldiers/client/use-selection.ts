/** The selection on the board: a unit, its attack mode, and the attack or way that is not confirmed yet. */
import { useEffect, useState } from 'preact/hooks';
import type { Way } from '../bot/foresight/reach';
import { type Attack, type Intent, type Mode, type Now, tileAt } from '../rules';
import { clearAdvice, clearRefusal } from './refusal';

/** The selection, and the ways to change it. */
export interface Selection {
  /** The id of the chosen unit. */
  readonly id: number | null;
  readonly mode: Mode | null;
  readonly aimed: Attack | null;
  /** The way that was pressed and that hurts: the unit goes only when it is pressed again. */
  readonly risky: Way | null;
  /** The tile that a hint leads to. */
  readonly hinted: number | null;
  /** Selects a unit, or none, and drops everything else that was selected. */
  choose(unit: number | null): void;
  setMode(mode: Mode | null): void;
  setAimed(attack: Attack | null): void;
  setRisky(way: Way | null): void;
  /** Selects what an advised intent names, as if the player had done so. */
  layOut(intent: Intent): void;
}

/** The selection of this page. A new state drops the attack, the way and the hint; the unit and its mode stay. */
export function useSelection(state: Now): Selection {
  const [id, setId] = useState<number | null>(null);
  const [mode, setMode] = useState<Mode | null>(null);
  const [aimed, setAimed] = useState<Attack | null>(null);
  const [risky, setRisky] = useState<Way | null>(null);
  const [hinted, setHinted] = useState<number | null>(null);
  const dropAims = () => {
    setAimed(null);
    setRisky(null);
    setHinted(null);
  };
  useEffect(dropAims, [state]);
  const choose = (unit: number | null) => {
    if (unit !== null) clearRefusal();
    setId(unit);
    setMode(null);
    dropAims();
  };
  const layOut = (intent: Intent) => {
    if (!('unit' in intent)) return;
    choose(intent.unit);
    if (intent.type === 'attack') setAimed(intent);
    else if ('x' in intent) setHinted(tileAt(state, intent));
  };
  // Another choice than the hint's own drops the hint: its tile is no target of an attack.
  const arm = (next: Mode | null) => {
    setMode(next);
    if (next === null) return;
    setHinted(null);
    clearAdvice();
  };
  return { id, mode, aimed, risky, hinted, choose, setMode: arm, setAimed, setRisky, layOut };
}
