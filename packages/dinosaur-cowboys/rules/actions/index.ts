/** All actions by the type of their intent. */
import type { Intent } from '../intents';
import type { Action } from '../play';
import { activate, declareTraits, endActivation, idle, setFleeFacing } from './activation';
import { attack, charge, reload } from './fights';
import { bringPosse, leave, pickMap, pickPosse } from './lobby';
import { dismount, mount } from './mounts';
import { hustle, move } from './moves';
import { resign } from './resign';
import { chooseEdge, deploy } from './set-up';
import { placeDismounted, reactLucky, reactSnap, reactYeehaw } from './windows';

/** The action of each type of intent. */
export const ACTIONS: { readonly [T in Intent['type']]: Action<Extract<Intent, { type: T }>> } = {
  pickPosse,
  bringPosse,
  pickMap,
  leave,
  chooseEdge,
  deploy,
  activate,
  declareTraits,
  setFleeFacing,
  move,
  attack,
  reload,
  hustle,
  charge,
  mount,
  dismount,
  endActivation,
  idle,
  reactSnap,
  reactLucky,
  reactYeehaw,
  placeDismounted,
  resign,
};

/** The action of an intent. */
export function actionFor(intent: Intent): Action<Intent> {
  return ACTIONS[intent.type] as Action<Intent>;
}
