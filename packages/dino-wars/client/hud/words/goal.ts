/** The goal of a side, from the present state. */
import type { Side, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { dinosaursOf, soldiersOf } from '../../tools/figures';
import { say } from '../../words';

/** The goal of a side; of both sides for a spectator. */
export function goalOf(state: Frozen<State>, side: Side | null): string {
  if (state.scenario === 'gate') return say(`goal.gate.${side ?? 'both'}`);
  if (side === null) return say('goal.battle');
  return wipeOut(side === 'army' ? dinosaursOf(state) : soldiersOf(state), side);
}

/** The goal in one short line. */
export function shortGoalOf(state: Frozen<State>, side: Side | null): string {
  return state.scenario === 'gate' ? say(`goal.gate.short.${side ?? 'both'}`) : goalOf(state, side);
}

/**
 * The goal to destroy the other side: "Wipe out all five dinosaurs", "Wipe out both soldiers", "Wipe out the 3 dinosaurs left", "Wipe out the last
 * dinosaur".
 */
function wipeOut(enemies: readonly (readonly [string, { readonly alive: boolean }])[], side: Side): string {
  const count = enemies.filter(([, { alive }]) => alive).length;
  if (count === 0) return say('goal.battle');
  if (count === 1) return say(`goal.last.${side}`);
  if (count < enemies.length) return say(`goal.left.${side}`, { count });
  return say(`goal.all.${side}`, { count, number: say('number', { count }) });
}
