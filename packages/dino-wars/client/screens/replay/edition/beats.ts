/** Builds the picture and sound of one event. */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { rollOf } from '@dwo/kits/miniatures/theatre/dice-roll';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { tellingOf } from '../../../actions';
import type { DiceShow } from '../../../actions/rolls';
import type { Beat, Tableau } from './shown';

/** Turns the events of one entry into beats. */
export class Telling {
  private roll: DiceShow | null = null;
  private key: number;

  /** `n` is the entry: dice of different entries must have different keys. */
  constructor(n: number) {
    this.key = n * 1000;
  }

  /** The beat of one event; `state` is the state just after it. */
  beat(event: Event, state: Frozen<State>, after: { board: Tableau; log: readonly LogEntry[] | null }): Beat {
    const telling = tellingOf(event);
    const roll = rollOf(event, telling, this.key + 1);
    if (roll !== null) {
      this.roll = roll;
      this.key = roll.key;
    }
    return {
      roll,
      outcome: roll === null && this.roll !== null ? (telling.outcome?.(event, this.roll) ?? null) : null,
      sound: telling.cue?.(event, state) ?? null,
      effects: telling.effects?.(event, state) ?? [],
      ...after,
    };
  }
}
