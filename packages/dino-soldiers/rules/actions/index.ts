/** The register of everything that a player may do. */
import type { Intent } from '../intents';
import type { Action } from './action';
import { attack } from './attack';
import { leap, overfly, step } from './moves';
import { placeAnywhere, placeStart, placeTile } from './placing';
import { deploy, enterField } from './reserve';
import { pickTeam, submitTeam } from './teams';
import { dodge, endMove, endTurn, resign } from './turns';

/** Every action by the type of its intent, in the order in which actions are offered. */
export const ACTIONS: { readonly [T in Intent['type']]: Action<Extract<Intent, { readonly type: T }>> } = {
  pickTeam,
  submitTeam,
  placeTile,
  placeStart,
  placeAnywhere,
  deploy,
  enter: enterField,
  step,
  leap,
  overfly,
  attack,
  dodge,
  endMove,
  endTurn,
  resign,
};

/** How an intent of this type is dealt with. */
export function actionFor({ type }: Intent): Action {
  return ACTIONS[type] as Action;
}
