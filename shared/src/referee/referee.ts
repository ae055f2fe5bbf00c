/** The plain state of one match, and the only way to change it. */
import {
  attempt,
  type CardDice,
  clone,
  type Dice,
  type Entropies,
  type Frozen,
  frozen,
  type MatchKeys,
  type Observed,
  type OpenedSeal,
  observe,
  occasionAfter,
  type Refusal,
  recordedDice,
  recordingWith,
  Seals,
  type Seat,
  type StepDice,
  type Tagged,
} from '@dwo/kernel';
import type { Game } from '../game';
import { type Move, Moves } from './moves';

/** The ruling on an intent. Nothing is final before `keep`. */
export type Ruling =
  | { readonly refusal: Refusal; readonly events: null }
  | { readonly refusal: null; readonly events: readonly Tagged[] };

/** An entry of a record, for a replay. */
export interface RecordedEntry {
  /** The number of the entry, from 1. */
  readonly n: number;
  readonly kind: 'intent' | 'deed';
  /** Null for deeds without a seat. */
  readonly seat: number | null;
  /** The intent or the deed. */
  readonly body: unknown;
}

/**
 * Plays one match by its rules. The dice of an intent come from the match's secret, the entropy of every seat and its step:
 * the number of intents before it that were not undone, plus 1. If the keys say so, they come from its occasion instead.
 */
export class Referee {
  private readonly dice: StepDice;
  private stand = new Moves();
  private made: Seals;
  private plain: object;
  private watched: Observed<object>;
  private pending: Move | null = null;
  private entries = 0;
  private rolled = false;
  private touchedSecret = false;
  private sealed = false;
  private hiding = false;
  private fixing: 'ROLLED' | 'HIDING' | 'REVEALED' | null = null;

  /**
   * Sets the match up. The options must have passed `checkSetup`; `entropies` are by seat. With `start`, the match goes on
   * from that state, which is not written to.
   */
  constructor(
    readonly game: Game,
    private readonly options: unknown,
    private readonly keys: MatchKeys,
    private readonly entropies: Entropies,
    private readonly start: Frozen<object> | null = null,
  ) {
    this.dice = recordedDice(recordingWith(game.rules, options, keys, entropies), game.rules);
    this.plain = this.first();
    this.watched = observe(this.plain, 'dropped');
    this.made = new Seals(game.rules, keys.secret, game.rules.seats(frozen(options)));
    this.made.look(this.plain, 0);
  }

  /** The state now. After an undo it is another object. */
  get state(): Frozen<object> {
    return this.plain;
  }

  /** The number of entries in the record: intents and deeds. */
  get seq(): number {
    return this.entries;
  }

  /** The number of intents that were not undone. */
  get step(): number {
    return this.stand.count;
  }

  /** The seals on the seats' hidden set-ups, including those of an attempt. */
  get seals(): readonly OpenedSeal[] {
    return this.made.all;
  }

  /** Whether the latest attempt made a seal. */
  get hasSealed(): boolean {
    return this.sealed;
  }

  /** Plays an intent unless the rules refuse it. If they throw, the state is as before and the error is passed on. */
  attempt(seat: Seat, intent: Tagged): Ruling {
    const { keys, stand } = this;
    this.pending = { seat, intent, occasion: null };
    this.rolled = false;
    this.touchedSecret = false;
    this.hiding = this.isHidden();
    try {
      const occasion = occasionAfter(this.game.rules, keys.dice, stand.occasions, { state: this.state, seat, intent });
      this.pending = { seat, intent, occasion: occasion?.name ?? null };
      const dice = this.heard(this.dice(this.step + 1, occasion));
      const ruling = attempt(this.game.rules, this.plain, seat, intent, dice, this.watched.proxy);
      this.touchedSecret ||= ruling.events?.some((event) => this.game.reveals?.(event) === true) === true;
      this.sealed = ruling.refusal === null && this.made.look(this.plain, this.step + 1);
      return ruling;
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /** The paths of the state that changed since the latest `keep`. */
  changes(): readonly (readonly string[])[] {
    const paths = this.watched.paths();
    const own = String(this.pending?.seat);
    this.touchedSecret ||= paths.some(([first, seat]) => first === 'secrets' && seat === own);
    this.hiding ||= this.isHidden();
    return paths;
  }

  /**
   * Why the latest intent can't be undone: it rolled dice, another seat hides something, or it changed, revealed or sealed something
   * hidden. Null if it can. As long as another seat hides something, that is the only reason: any other would tell of it.
   */
  get fixed(): 'ROLLED' | 'HIDING' | 'REVEALED' | null {
    return this.fixing;
  }

  /** Makes the attempt final. */
  keep(): void {
    this.watched.keep();
    this.fixing = this.rolled
      ? 'ROLLED'
      : this.hiding
        ? 'HIDING'
        : this.touchedSecret || this.sealed
          ? 'REVEALED'
          : null;
    if (this.pending !== null) this.stand.push(this.pending);
    this.pending = null;
    this.entries++;
  }

  /** Rolls the attempt back. */
  undo(): void {
    this.pending = null;
    this.made.back(this.step);
    this.watched.rollback();
  }

  /**
   * Called when a deed was recorded. Only an undo changes the state: it replays the remaining intents, one per step. Until it
   * is finished everything is as before.
   */
  *did(deed: Tagged): Generator<void, void> {
    if (deed.type === 'tookBack') yield* this.back((deed as Tagged & { readonly back: number }).back);
    this.entries++;
  }

  /** Replays a record, one intent per step; throws if the rules refuse an intent. */
  *replay<E extends RecordedEntry>(
    record: readonly E[],
    visit: (entry: E, events: readonly Tagged[]) => void,
  ): Generator<void, void> {
    for (const entry of record) {
      if (entry.n !== this.entries + 1) throw new Error(`Entry ${this.entries + 1} is missing`);
      let events: readonly Tagged[] = [];
      if (entry.kind === 'intent') events = this.enact(entry.seat as Seat, entry.body as Tagged, `Entry ${entry.n}`);
      else yield* this.did(entry.body as Tagged);
      visit(entry, events);
      yield;
    }
  }

  private *back(steps: number): Generator<void, void> {
    if (!Number.isSafeInteger(steps) || steps < 0 || steps > this.step) {
      throw new RangeError(`There is no way back to step ${steps} from step ${this.step}`);
    }
    const again = new Referee(this.game, this.options, this.keys, this.entropies, this.start);
    for (let step = 0; step < steps; step++) {
      const [seat, intent] = this.stand.at(step);
      again.enact(seat, intent, `Step ${again.step + 1}`);
      yield;
    }
    this.stand = again.stand;
    this.made = again.made;
    this.plain = again.plain;
    this.watched = again.watched;
    this.fixing = again.fixing;
  }

  private enact(seat: Seat, intent: Tagged, which: string): readonly Tagged[] {
    const { refusal, events } = this.attempt(seat, intent);
    if (refusal !== null) throw new Error(`${which} is refused: ${JSON.stringify(refusal)}`);
    if (this.game.hasSecrets) this.changes();
    this.keep();
    return events;
  }

  /**
   * Whether a seat other than the one that plays has a secret. Then nothing can be undone, because the possibility of undo
   * would reveal whether the secret changed.
   */
  private isHidden(): boolean {
    const { secrets = [] } = this.plain as { readonly secrets?: readonly unknown[] };
    return secrets.some((secret, seat) => secret !== null && seat !== this.pending?.seat && !this.isBlank(secret));
  }

  /** Whether a secret hides nothing at the moment. */
  private isBlank(secret: unknown): boolean {
    return this.game.reveals !== undefined && Object.values(secret as object).every((part) => part === null);
  }

  /** Wraps dice so that they note whether they were rolled. */
  private heard(dice: Dice | CardDice): Dice | CardDice {
    const roll: Dice['roll'] = (sides, why) => {
      if (sides > 1) this.rolled = true;
      return dice.roll(sides, why);
    };
    if (!('turn' in dice)) return { roll };
    const turn: CardDice['turn'] = (pack, slot, to) => {
      // A card that was seen can't be made unseen.
      this.rolled = true;
      return dice.turn(pack, slot, to);
    };
    return { roll, turn };
  }

  /** The state before the first entry, made anew; `tell` hears the events of the set-up. */
  first(tell?: (event: Tagged) => void): object {
    if (this.start !== null) return clone(this.start as object);
    return this.game.rules.setup(frozen(this.options), this.dice(0), tell);
  }
}
