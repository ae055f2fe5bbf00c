/** The course of a match as its record tells it: state, table and clocks, and what anybody may ask of them. */
import { type Entropies, type Frozen, stateHash, type Tagged } from '@dwo/kernel';
import { type Game, type PlanAnswer, planFor, type Standing, termsIn } from '@dwo/shared';
import { Chronicle, Referee, type Steps } from '@dwo/shared/referee';
import type { EntryRecord, HeldMatch } from '../journal/journal';
import type { Clocks } from './clocks/clocks';
import { Books } from './record/books';
import { readNote } from './record/entry-notes';
import { History } from './record/history';
import { publicDeed, type RecordedDeed, type Table } from './seats/table-deeds';

/** The beginning of a match. */
export interface Beginning {
  readonly record: HeldMatch;
  readonly game: Game;
  /** The entropy of each seat. */
  readonly entropies: Entropies;
  /** The state the match goes on from, as `startOf` gives it. */
  readonly start: Frozen<object> | null;
}

/** One match, as far as its entries were taken in. */
export class Course {
  /** Whether the state is ahead of the record. */
  uncommitted = false;
  /** The past, for people who come late. */
  readonly history: History;
  protected readonly game: Game;
  protected readonly referee: Referee;
  /** The books that follow from the record besides the state. */
  protected readonly books: Books;
  protected readonly chronicle: Chronicle;
  private hashed = { seq: -1, hash: '' };
  private drawn: PlanAnswer = { seq: -1, plan: null };

  /** Sets up a match that begins; throws what the rules throw. */
  constructor({ record, game, entropies, start }: Beginning, now: () => number) {
    this.game = game;
    this.referee = new Referee(game, record.options, record, entropies, start);
    this.books = new Books(termsIn(record.terms), entropies.length);
    this.chronicle = new Chronicle(game, entropies.length, this.referee.state);
    this.history = new History(game, this.chronicle, now);
  }

  get clocks(): Clocks {
    return this.books.clocks;
  }

  /** The table: the player of each seat, open requests, whether the match is paused. */
  get table(): Table {
    return this.books.table;
  }

  /** The steps that could be taken back. */
  get steps(): Steps {
    return this.books.steps;
  }

  get seq(): number {
    return this.referee.seq;
  }

  get state(): Frozen<object> {
    return this.referee.state;
  }

  /** Whether it ended, by its rules or without a result. */
  get over(): boolean {
    return this.table.aborted || this.game.rules.outcome(this.state) !== null;
  }

  /** Hash of what a spectator sees, computed once for each state; null while the state is ahead of the record. */
  hash(): string | null {
    if (this.uncommitted) return null;
    if (this.hashed.seq !== this.seq) {
      this.hashed = { seq: this.seq, hash: stateHash(this.game.rules.view(this.state, 'spectator')) };
    }
    return this.hashed.hash;
  }

  /** How the match stands, of what everybody may know; null in games that keep no count. */
  standing(): Standing | null {
    return this.game.standing?.(this.state) ?? null;
  }

  /** The table from above as a spectator sees it, drawn once for each state; the latest one while the state is ahead of the record. */
  plan(): PlanAnswer {
    if (!this.uncommitted && this.drawn.seq !== this.seq) {
      this.drawn = { seq: this.seq, plan: planFor(this.game, this.state) };
    }
    return this.drawn;
  }

  /** Takes in an entry of the record that the referee has taken in, `lateMs` after it was written; the name its sender gave it. */
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
