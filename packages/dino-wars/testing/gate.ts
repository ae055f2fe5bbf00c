/** Matches of the Time Gate for tests. */
import { clone } from '@dwo/kernel';
import { dinoWars } from '../rules/ruleset';
import type { Options } from '../rules/set-up/options';
import type { Pole } from '../rules/state';
import { ci, type Game, game, optionsFor } from './table';

/** The ids of the army's own pole and of the hidden one. */
export const [OWN, HIDDEN] = ['pole-1', 'pole-2'] as const;

/** Returns a match of the Time Gate whose dice put the hidden pole into the upper left corner. */
export function gate(more: Partial<Options>, ...figures: Parameters<typeof optionsFor>[1][]): Game {
  const options = optionsFor({ more: { scenario: 'gate', separationCi: 0, armyZoneCi: 2400, ...more } }, ...figures);
  expect(dinoWars.checkSetup(options)).toEqual([]);
  const state = dinoWars.setup(options, { roll: () => 1 });
  // A copy, so that a test may write into it.
  return game(clone(state));
}

/** Returns such a match in phase 4. */
export function march(...figures: Parameters<typeof optionsFor>[1][]): Game {
  return gate({ start: { turn: 1, phase: 'army-movement' } }, ...figures);
}

/** Puts a pole at a place. */
export function put(
  { state }: Game,
  id: typeof OWN | typeof HIDDEN,
  x: number,
  y: number,
  status: Pole['status'],
): void {
  state.poles[id] = { x: ci(x), y: ci(y), status, carrier: null };
}
