/** Why a press on the field does nothing: one sentence and its rule. */
import { dataOf, type Figure, type Mode, type Now, type RuleId, type Spot } from '../../rules';
import { refusalText } from '../names';
import { say } from '../words';

/** A press that neither moves, aims nor chooses a unit. */
interface Pressed {
  readonly at: Spot;
  /** The index of the pressed tile; null for an obstacle. */
  readonly tile: number | null;
  readonly isOccupied: boolean;
  readonly chosen: Figure | null;
  /** Whether the chosen unit is the player's own, in their turn. */
  readonly mine: boolean;
  readonly mode: Mode | null;
  /** Whether it is the player's turn. */
  readonly turn: boolean;
}

/** A sentence with the rule behind it. */
export interface Reason {
  readonly text: string;
  readonly rule: RuleId;
}

/** The reason; null if the press needs none, such as one that shows who stands on a tile. */
export function refusedPress(state: Now, pressed: Pressed): Reason | null {
  const { tile, isOccupied, chosen, mine, mode, turn } = pressed;
  if (!turn || isOccupied) return null;
  if (tile === null) return { text: say('field.obstacle'), rule: 'DS-GEO-7' };
  if (chosen === null || !mine) return { text: say('press.nobody'), rule: 'DS-TURN-3' };
  if (chosen.place === 'reserve') return { text: say('press.reserve'), rule: 'DS-RES-1' };
  if (mode !== null) return { text: refusalText({ rule: 'DS-ATK-7', facts: {} }), rule: 'DS-ATK-7' };
  if (state.step !== 'move') return { text: refusalText({ rule: 'DS-TURN-4', facts: {} }), rule: 'DS-TURN-4' };
  const { points } = chosen;
  return { text: say('press.far', { points, most: dataOf(chosen).move }), rule: 'DS-MOV-6' };
}
