/** The goal of a side, from the match as it stands. */
import type { Side, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { dinosaursOf, soldiersOf } from '../../tools/figures';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The goal of a side; of both, for somebody who only watches. */
export function goalOf(state: Frozen<State>, side: Side | null): string {
  if (state.scenario === 'gate') return GATE[side ?? 'both'];
  if (side === null) return 'The side that wipes out the other wins.';
  return side === 'army' ? wipeOut(dinosaursOf(state), 'dinosaur') : wipeOut(soldiersOf(state), 'soldier');
}

/** The same where there is room for one line only. */
export function shortGoalOf(state: Frozen<State>, side: Side | null): string {
  return state.scenario === 'gate' ? SHORT_GATE[side ?? 'both'] : goalOf(state, side);
}

const SHORT_GATE: Record<Side | 'both', string> = {
  army: 'Open the gate, get out. They hide.',
  dinosaurs: 'Let nobody out. They can’t see you.',
  both: 'The army must get out. Dinosaurs hide.',
};

const GATE: Record<Side | 'both', string> = {
  army: 'Find the second pole, open the gate and get out. The dinosaurs hide.',
  dinosaurs: 'Let nobody out through the gate. The army can’t see who hides.',
  both: 'The army must open the gate and get out; the dinosaurs hide and must stop it.',
};

/** "Wipe out all five dinosaurs", "Wipe out the 3 dinosaurs left", "Wipe out the last dinosaur". */
function wipeOut(figures: readonly (readonly [string, { readonly alive: boolean }])[], noun: string): string {
  const left = figures.filter(([, { alive }]) => alive).length;
  if (left === 1) return `Wipe out the last ${noun}`;
  const all = left === figures.length;
  return all ? `Wipe out all ${NUMBERS[left] ?? left} ${noun}s` : `Wipe out the ${left} ${noun}s left`;
}
