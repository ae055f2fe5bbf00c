/** The register of actions. */
import type { Intent } from '../intents';
import type { Action } from './action';
import { attack } from './attack';
import { leap, overfly, step } from './moves';
import { placeAnywhere, placeStart, placeTile } from './placing';
import { deploy, enterField } from './reserve';
import { pickTeam, submitTeam } from './teams';
import { dodge, endMove, endTurn, resign } from './turns';

/** Each action by the type of its intent. Actions are offered in this order. */
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

/** The action of an intent. */
export function actionFor({ type }: Intent): Action {
  return ACTIONS[type] as Action;
}
