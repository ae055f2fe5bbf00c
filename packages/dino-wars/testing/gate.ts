/** Matches of the Time Gate for tests. */
import { clone } from '@dwo/kernel';
import { dinoWars } from '../rules/ruleset';
import type { Options } from '../rules/set-up/options';
import type { Pole } from '../rules/state';
import { ci, type Game, game, optionsFor } from './table';

/** The army's own pole, and the one that is hidden. */
export const [OWN, HIDDEN] = ['pole-1', 'pole-2'] as const;

/** A match of the Time Gate; its dice put the hidden pole into the upper left corner. */
export function gate(more: Partial<Options>, ...figures: Parameters<typeof optionsFor>[1][]): Game {
  const options = optionsFor({ more: { scenario: 'gate', separationCi: 0, armyZoneCi: 2400, ...more } }, ...figures);
  expect(dinoWars.checkSetup(options)).toEqual([]);
  const state = dinoWars.setup(options, { roll: () => 1 });
  // A copy, so that what a test writes into it counts.
  return game(clone(state));
}

/** The same in phase 4. */
export function march(...figures: Parameters<typeof optionsFor>[1][]): Game {
  return gate({ start: { turn: 1, phase: 'army-movement' } }, ...figures);
}

/** Puts a pole somewhere. */
export function put(
  { state }: Game,
  id: typeof OWN | typeof HIDDEN,
  x: number,
  y: number,
  status: Pole['status'],
): void {
  state.poles[id] = { x: ci(x), y: ci(y), status, carrier: null };
}
