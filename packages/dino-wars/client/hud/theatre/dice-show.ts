/** The dice box: a roll that tumbles, then its result. */
import type { Event, Side } from '@dwo/dino-wars';
import { DICE } from '../../actions';
import type { DiceShow } from '../../actions/rolls';
import { say } from '../../words';
import { rollOf } from './dice-roll';

/** The word under the dice. */
export function verdict(roll: DiceShow): string {
  return say(`roll.${roll.what}`, { success: roll.success });
}

/** The tin: the latest roll and its results so far. */
export class Dice {
  readonly #show: (roll: DiceShow) => void;
  #roll: DiceShow | null = null;
  #key = 0;

  constructor(show: (roll: DiceShow) => void) {
    this.#show = show;
  }

  /** Throws the dice of an event; false for an event without dice. */
  throw(event: Event): boolean {
    const roll = rollOf(event, this.#key + 1);
    if (roll === null) return false;
    this.#key = roll.key;
    this.#set(roll);
    return true;
  }

  /** Shows the result of a roll once the dice lie still, and adds the results of later events. */
  settle(event: Event): void {
    const roll = this.#roll;
    if (roll === null) return;
    if (rollOf(event, roll.key) !== null) {
      this.#set({ ...roll, rolling: false });
    } else if (event.type === 'damaged' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.structure', { lost: event.lost })] });
    } else if (event.type === 'destroyed' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.destroyed')] });
    } else if (event.type === 'wounded' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.life', { lost: event.lost })] });
    } else if (event.type === 'killed' && (event.figure === roll.at || event.figure === roll.by)) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.dead')] });
    }
  }

  #set(roll: DiceShow): void {
    this.#roll = roll;
    this.#show(roll);
  }
}

/** The colour of a result. */
export type Tone = 'hit' | 'miss' | 'loss';

/** The colour of a result for a side: gain, loss or neither. A spectator sees whether the roll succeeded. */
export function toneFor({ what, success }: Pick<DiceShow, 'what' | 'success'>, side: Side | null): Tone {
  const { gains, loses } = DICE[what];
  if (side === null) return success ? 'hit' : 'miss';
  if (success) return gains === side ? 'hit' : loses === side ? 'loss' : 'miss';
  // A failed luck roll costs its own side; a failed attack costs nothing.
  if (gains === loses) return loses === side ? 'loss' : 'hit';
  return gains === side ? 'miss' : 'hit';
}
