/** The goal of a side, from the present state. */
import { type Side, type State, tablesOf } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { dinosaursOf, soldiersOf } from '../../tools/figures';
import { type Mission, missionOf } from '../../tools/mission';
import { say } from '../../words';
import { inches } from './words';

/** The goal of a side; of both sides for a spectator. */
export function goalOf(state: Frozen<State>, side: Side | null): string {
  const mission = missionOf(state);
  if (mission !== null) return [gateGoal(state, mission, side), quietTurns(mission)].filter(Boolean).join(' ');
  if (side === null) return say('goal.battle');
  return wipeOut(side === 'army' ? dinosaursOf(state) : soldiersOf(state), side);
}

/** The goal in one short line. */
export function shortGoalOf(state: Frozen<State>, side: Side | null): string {
  const mission = missionOf(state);
  if (mission === null) return goalOf(state, side);
  return say(`goal.gate.short.${mission.stage}.${side ?? 'both'}`, factsOf(state, mission));
}

/** At the Time Gate the goal follows the mission: search, carry, set up, get out. */
function gateGoal(state: Frozen<State>, mission: Mission, side: Side | null): string {
  return say(`goal.gate.${mission.stage}.${side ?? 'both'}`, factsOf(state, mission));
}

function factsOf(state: Frozen<State>, { apartCi, up, home, alive }: Mission) {
  const { gateCi, spottingCi } = tablesOf(state).parameters;
  return { apart: inches(apartCi ?? 0), most: inches(gateCi), seen: inches(spottingCi), up, home, alive };
}

/** So many quiet turns in a row are told with the goal. */
const TOLD_QUIET = 5;

function quietTurns({ quiet, quietMost }: Mission): string | null {
  return quiet < TOLD_QUIET ? null : say('goal.gate.quiet', { quiet, most: quietMost });
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
