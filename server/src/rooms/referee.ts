/** The plain state of one match and the only way to change it. */
import { attempt, type Frozen, frozen, observe, type Refusal, type Seat, seededDice, type Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { IntentRecord } from '../journal/journal';

/** What came of an intent. Nothing is final before `keep`. */
export type Ruling =
  | { readonly refusal: Refusal; readonly events: null }
  | { readonly refusal: null; readonly events: readonly Tagged[] };

/** Plays one match by its rules. Intent n rolls dice that come from the secret and n. */
export class Referee {
  private readonly secret: Uint8Array;
  private readonly watched;
  private readonly plain: object;
  private played = 0;

  /** Sets the match up; options must have passed `checkSetup`. */
  constructor(
    readonly game: Game,
    options: unknown,
    secret: Uint8Array,
  ) {
    this.secret = secret;
    this.plain = game.rules.setup(frozen(options), seededDice(secret, 0));
    this.watched = observe(this.plain);
  }

  get state(): Frozen<object> {
    return this.plain;
  }

  /** How many intents were played. */
  get seq(): number {
    return this.played;
  }

  /** Plays an intent unless the rules refuse it. Throws what they throw, with the state as it was before. */
  attempt(seat: Seat, intent: Tagged): Ruling {
    const dice = seededDice(this.secret, this.played + 1);
    try {
      return attempt(this.game.rules, this.plain, seat, intent, dice, this.watched.proxy);
    } catch (error) {
      this.watched.rollback();
      throw error;
    }
  }

  /** Which paths of the state changed since the latest `keep`. */
  changes(): readonly (readonly string[])[] {
    return this.watched.paths();
  }

  /** Makes the attempt final. */
  keep(): void {
    this.watched.keep();
    this.played++;
  }

  /** Takes the attempt back. */
  undo(): void {
    this.watched.rollback();
  }

  /** Plays a record; throws if the rules refuse any of it. */
  replay(intents: readonly IntentRecord[], visit: (entry: IntentRecord) => void): void {
    for (const entry of intents) {
      if (entry.n !== this.played + 1) throw new Error(`Intent ${this.played + 1} is missing`);
      const { refusal } = this.attempt(entry.seat, entry.intent as Tagged);
      if (refusal !== null) throw new Error(`Intent ${entry.n} is refused: ${JSON.stringify(refusal)}`);
      this.keep();
      visit(entry);
    }
  }
}
