/** The army's fire in phases 2 and 5 (§3.7 and §3.22 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { armyFigureOf } from '../figures';
import { fireTargets, isIndirect, readyWeapons, refuseAim } from '../fire/aim';
import type { Firer } from '../fire/firer';
import { shoot } from '../fire/shots';
import { spottersFor } from '../fire/spotting';
import { refuseArmyFigure, refuseNow } from '../first-checks';
import type { Fire } from '../intents';
import { WINDOW_OF_PHASE } from '../phases';
import type { No } from '../refusal';
import type { FigureId, FireWindow, State } from '../state';
import type { Action } from './action';

/** The most spotters that are offered for one weapon and target. */
const SPOTTERS = 4;

/**
 * Any weapon fires once in phase 2 (DW-FIRE-1); a vehicle fires each of its mounts (DW-FIRE-6). A weapon that fires twice a
 * turn may fire again in phase 5 (DW-SEC-1). Range and sight are judged from where everybody stands now (DW-SEC-4).
 */
function checkFire(state: Frozen<State>, seat: Seat, { figure, weapon, target, spotter }: Fire): No | null {
  const no = refuseNow(state, seat, ['regular-fire', 'secondary-fire']) ?? refuseArmyFigure(state, seat, figure);
  return no ?? refuseAim(state, { id: figure, weapon, target, window: windowOf(state), spotter });
}

/** A shot has one dinosaur as its target (DW-FIRE-2). */
function resolveFire(state: Frozen<State>, intent: Fire, dice: Dice, emit: Emit): void {
  const { figure, weapon, target, spotter } = intent;
  shoot(state, { id: figure, weapon, target, window: windowOf(state), spotter }, dice, emit);
}

function windowOf(state: Frozen<State>): FireWindow {
  return WINDOW_OF_PHASE[state.phase] ?? 'regular';
}

/** Lists all shots of a figure in this phase, with a few spotters for each target. */
export function fireIntents(state: Frozen<State>, id: FigureId): Fire[] {
  const firer = armyFigureOf(state, id);
  const window = WINDOW_OF_PHASE[state.phase];
  if (firer === null || window === undefined) return [];
  return readyWeapons(state, id, firer, window).flatMap((weapon) =>
    fireTargets(state, id, weapon).flatMap((target) =>
      seers(state, firer, weapon, target).map(
        (spotter): Fire => ({ type: 'fire', figure: id, weapon, target, spotter }),
      ),
    ),
  );
}

function seers(state: Frozen<State>, firer: Firer, weapon: Fire['weapon'], target: FigureId): (FigureId | null)[] {
  if (!isIndirect(state, firer, weapon, target)) return [null];
  return spottersFor(state, { owner: firer.owner, target }, SPOTTERS);
}

/** The action `fire`: a shot in phase 2 or 5. */
export const fire: Action<Fire> = {
  check: checkFire,
  resolve: ({ state, intent, dice, emit }) => resolveFire(state, intent, dice, emit),
  offers: { acting: { phases: ['regular-fire', 'secondary-fire'], intents: fireIntents } },
};
