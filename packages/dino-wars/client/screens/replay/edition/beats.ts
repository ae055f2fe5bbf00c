/** Builds the picture and sound of one event. */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { tellingOf } from '../../../actions';
import type { DiceShow } from '../../../actions/rolls';
import { rollOf } from '../../../hud/theatre/dice-roll';
import { say } from '../../../words';
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
    const roll = rollOf(event, this.key + 1);
    if (roll !== null) {
      this.roll = roll;
      this.key = roll.key;
    }
    const telling = tellingOf(event);
    return {
      roll,
      outcome: roll === null && this.roll !== null ? follows(event, this.roll) : null,
      sound: telling.cue?.(event, state) ?? null,
      effects: telling.effects?.(event, state) ?? [],
      ...after,
    };
  }
}

/** The words that an event adds below the dice that it follows from. */
function follows(event: Event, roll: DiceShow): string | null {
  switch (event.type) {
    case 'damaged':
      return event.figure === roll.at ? say('replay.dice.structure', { lost: event.lost }) : null;
    case 'destroyed':
      return event.figure === roll.at ? say('replay.dice.destroyed') : null;
    case 'wounded':
      return event.figure === roll.at ? say('replay.dice.life', { lost: event.lost }) : null;
    case 'killed':
      return event.figure === roll.at || event.figure === roll.by ? say('replay.dice.dead') : null;
    default:
      return null;
  }
}
