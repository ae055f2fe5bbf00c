/** A match as its record tells it: state, table and clocks, and questions about them. */
import { type Entropies, type Frozen, stateHash, type Tagged } from '@dwo/kernel';
import { type Game, type PlanAnswer, planFor, type Standing, termsIn } from '@dwo/shared';
import { Chronicle, Referee, type Steps } from '@dwo/shared/referee';
import type { EntryRecord, HeldMatch } from '../journal/journal';
import type { ServedTime } from '../pauses';
import type { Clocks } from './clocks/clocks';
import { Books } from './record/books';
import { readNote } from './record/entry-notes';
import { History } from './record/history';
import { publicDeed, type RecordedDeed, type Table } from './seats/table-deeds';

/** The beginning of a match. */
export interface Beginning {
  readonly record: HeldMatch;
  readonly game: Game;
  /** The entropy of each seat, by seat. */
  readonly entropies: Entropies;
  /** The state from which a fork goes on (see `startOf`); null for a match that begins with set-up. */
  readonly start: Frozen<object> | null;
}

/** The clocks of the server that a course uses. */
export interface CourseHost {
  readonly steady: () => number;
  /** The times in which no server served. */
  readonly pauses: ServedTime;
}

/** One match up to the latest entry that was taken in. */
export class Course {
  /** Whether the state contains an intent that is not recorded yet. */
  uncommitted = false;
  /** The past of the match, for people who join late. */
  readonly history: History;
  protected readonly game: Game;
  protected readonly referee: Referee;
  /** Clocks, table and undo steps, which follow from the record. */
  protected readonly books: Books;
  protected readonly chronicle: Chronicle;
  private hashed = { seq: -1, hash: '' };
  private counted: { readonly seq: number; readonly standing: Standing | null } = { seq: -1, standing: null };
  private drawn: PlanAnswer = { seq: -1, plan: null };

  /** Sets the match up; throws what the rules throw. */
  constructor({ record, game, entropies, start }: Beginning, { steady, pauses }: CourseHost) {
    this.game = game;
    this.referee = new Referee(game, record.options, record, entropies, start);
    this.books = new Books(termsIn(record.terms), entropies.length, pauses);
    this.chronicle = new Chronicle(game, entropies.length, (tell) => this.referee.first(tell));
    this.history = new History(game, this.chronicle, steady);
  }

  get clocks(): Clocks {
    return this.books.clocks;
  }

  /** The player of each seat, open requests, and whether the match is paused. */
  get table(): Table {
    return this.books.table;
  }

  /** The steps that can be undone. */
  get steps(): Steps {
    return this.books.steps;
  }

  get seq(): number {
    return this.referee.seq;
  }

  get state(): Frozen<object> {
    return this.referee.state;
  }

  /** Whether the match has ended, by its rules or without a result. */
  get over(): boolean {
    return this.table.aborted || this.game.rules.outcome(this.state) !== null;
  }

  /** Hash of the spectators' view, computed once for each state; null while the state is ahead of the record. */
  hash(): string | null {
    if (this.uncommitted) return null;
    if (this.hashed.seq !== this.seq) {
      this.hashed = { seq: this.seq, hash: stateHash(this.game.rules.view(this.state, 'spectator')) };
    }
    return this.hashed.hash;
  }

  /** The score of the match as everybody may know it, computed once for each state; null for games without a score. */
  standing(): Standing | null {
    if (this.uncommitted || this.counted.seq !== this.seq) {
      this.counted = { seq: this.uncommitted ? -1 : this.seq, standing: this.game.standing?.(this.state) ?? null };
    }
    return this.counted.standing;
  }

  /**
   * The plan of the table as spectators see it, drawn once for each state. While the state is ahead of the record, the plan
   * of the recorded state.
   */
  plan(): PlanAnswer {
    if (!this.uncommitted && this.drawn.seq !== this.seq) {
      this.drawn = { seq: this.seq, plan: planFor(this.game, this.state) };
    }
    return this.drawn;
  }

  /**
   * Takes in an entry after the referee has; `lateMs` is how long after it was written. Returns the id that the sender gave
   * it.
   */
  protected enter(entry: EntryRecord, events: readonly Tagged[], lateMs = 0): string | null {
    const { kind, seat, body } = entry;
    const at = entry.at + lateMs;
    const { wishId, note } = readNote(entry.wishId);
    const timers = this.game.rules.timers(this.state);
    this.books.sleep({ at, note });
    if (kind === 'deed') {
      this.chronicle.did(publicDeed(body as RecordedDeed));
      this.books.did(body as RecordedDeed, { at, note }, (body as RecordedDeed).type === 'aborted' ? [] : timers);
    } else if (seat !== null) {
      this.chronicle.played(events, this.state);
      this.books.played({ seat, fixed: this.referee.fixed, at, note }, timers);
    }
    return wishId;
  }
}
