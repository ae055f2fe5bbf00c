/** All actions by the type of their intent. */
import type { Intent } from '../intents';
import type { Action } from '../play';
import { endStep, idle, pass, resign } from './course';
import { attackTerrain, distanceAttack, handAttack, skillRoll } from './fights';
import { chooseForce, grabForce, pickForce } from './lobby';
import { board, leave } from './mounts';
import { leaveSurface, move } from './moves';
import { chooseEdge, chooseFirst, deploy } from './set-up';

/** The action of each type of intent. */
export const ACTIONS: { readonly [T in Intent['type']]: Action<Extract<Intent, { type: T }>> } = {
  pickForce,
  chooseForce,
  grabForce,
  chooseEdge,
  deploy,
  chooseFirst,
  move,
  board,
  leave,
  leaveSurface,
  distanceAttack,
  handAttack,
  attackTerrain,
  skillRoll,
  endStep,
  pass,
  idle,
  resign,
};

/** The action of an intent. */
export function actionFor(intent: Intent): Action<Intent> {
  return ACTIONS[intent.type] as Action<Intent>;
}
