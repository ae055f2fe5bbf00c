/** The causes of Dino Soldiers by name. */
import type { CauseOf, Asked as Decision, Seat, SuspectOf } from '@dwo/kernel';
import {
  dinoSoldiers,
  type Enter,
  type Intent,
  type Leap,
  type Now,
  type Overfly,
  type State,
  type StepTo,
} from '../../rules';

/** The names of the causes. */
export const CAUSES = [
  'failed-shout',
  'hit-friends',
  'wrong-target',
  'wrong-mode',
  'stayed-hidden',
  'unspent-attack',
  'attack-first',
  'gave-up-hiding',
  'hurt-by-ground',
  'missed-hiding',
  'step-into-reach',
  'stay-in-reach',
  'came-in-early',
  'bound-to-prey',
  'out-of-range',
  'light-deployment',
  'kept-reserve',
  'wrong-reserve',
  'moves-ended',
  'turn-went-on',
  'idle',
  'worse-place',
  'other-deployment',
] as const;
/** The name of a cause. */
export type CauseId = (typeof CAUSES)[number];

/** A decision of Dino Soldiers, and the one that was better. */
export type Asked = Decision<State, Intent>;
/** A cause of Dino Soldiers. */
export type Cause = CauseOf<Intent, CauseId>;
/** Looks for one cause; null if it is not there. */
export type Suspect = SuspectOf<State, Intent, CauseId>;

/** A move on the field. */
export type Moving = StepTo | Leap | Overfly;

/** Whether an intent is allowed. */
export const isLegal = (view: Now, seat: Seat, intent: Intent) => dinoSoldiers.check(view, seat, intent) === null;

/** Whether an intent moves a unit on the field. */
export const isMove = (intent: Intent): intent is Moving =>
  intent.type === 'step' || intent.type === 'leap' || intent.type === 'overfly';

/** Whether an intent puts a unit on another tile. */
export const isComing = (intent: Intent): intent is Moving | Enter => isMove(intent) || intent.type === 'enter';

/** Whether an intent ends the turn for its player. */
export const endsTurn = ({ type }: Intent) => type === 'endTurn';

/** Whether no unit of the player moves in this turn after an intent (DS-TURN-4). */
export const endsMoves = ({ step }: Now, { type }: Intent) =>
  step === 'move' && (type === 'endTurn' || type === 'endMove' || type === 'attack');
