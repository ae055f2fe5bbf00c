/** The dice box: a roll that tumbles, then its result. */
import { rollOf } from './dice-roll';
import type { DiceShow, Performance } from './performance';

/** The tin: the latest roll and its results so far. */
export class Dice<S, E, K extends string> {
  #roll: DiceShow<K> | null = null;
  #key = 0;

  constructor(
    private readonly performance: (event: E) => Performance<S, E, K>,
    private readonly show: (roll: DiceShow<K>) => void,
  ) {}

  /** Throws the dice of an event; false for an event without dice. */
  throw(event: E): boolean {
    const roll = rollOf(event, this.performance(event), this.#key + 1);
    if (roll === null) return false;
    this.#key = roll.key;
    this.#set(roll);
    return true;
  }

  /** Shows the result of a roll once the dice lie still, and adds the results of later events. */
  settle(event: E): void {
    const roll = this.#roll;
    if (roll === null) return;
    const performance = this.performance(event);
    if (rollOf(event, performance, roll.key) !== null) {
      this.#set({ ...roll, rolling: false });
      return;
    }
    const outcome = performance.outcome?.(event, roll) ?? null;
    if (outcome !== null) this.#set({ ...roll, outcome: [...roll.outcome, outcome] });
  }

  #set(roll: DiceShow<K>): void {
    this.#roll = roll;
    this.show(roll);
  }
}

/** The colour of a result. */
export type Tone = 'hit' | 'miss' | 'loss';

/** A result, the party that gains by a success, and the party that loses by it. */
export interface Stake<Party> {
  readonly success: boolean;
  readonly gains: Party;
  readonly loses: Party;
}

/** The colour of a result for a party: gain, loss or neither. A spectator (null) sees whether the roll succeeded. */
export function toneFor<Party>({ success, gains, loses }: Stake<Party>, party: Party | null): Tone {
  if (party === null) return success ? 'hit' : 'miss';
  if (success) return gains === party ? 'hit' : loses === party ? 'loss' : 'miss';
  // A failed roll for one's own good costs its own party; a failed attack costs nothing.
  if (gains === loses) return loses === party ? 'loss' : 'hit';
  return gains === party ? 'miss' : 'hit';
}
