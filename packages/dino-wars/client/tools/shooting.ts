/** Aiming of a soldier, a gun or a vehicle, for the tool of the kit (phases 2 and 5). */
import { aim, type Intent, type State, type Weapon } from '@dwo/dino-wars';
import type { AimHands } from '@dwo/kits/miniatures/tools/aiming';
import { isAlive, isBeast, placeOf } from './figures';
import type { Odds, Plan, Reach, WeaponChoice } from './plan';
import { shotOdds, shotReach, spottersFor, weaponChoices } from './shots';

/** The third party of a shot is its spotter (DW-IND-3). */
export const SHOOTING: AimHands<State, Intent, Weapon, Reach, Odds, WeaponChoice, Plan> = {
  none: { kind: 'none' },
  read: (plan) => (plan.kind === 'aim' ? plan : null),
  use: {
    weapons: weaponChoices,
    meant: (state, { figure }) => (figure !== null && isBeast(state, figure) && isAlive(state, figure) ? [figure] : []),
    isTarget: (state, target) => isAlive(state, target) && isBeast(state, target),
    thirds: spottersFor,
    place: placeOf,
    intent: ({ figure, weapon, target, third }) => ({ type: 'fire', figure, weapon, target, spotter: third }),
    reach: (state, { third, ...shot }) => shotReach(state, { ...shot, spotter: third }),
    odds: (state, _seat, { third, ...shot }) => shotOdds(state, { ...shot, spotter: third }),
    worth(state, _seat, { figure, weapon, target, third }) {
      const shot = aim(state, figure, weapon, target, third);
      return shot === null ? -1 : shot.chanceOf36 * shot.damage;
    },
  },
};
