/** A match under way: keeps state, record, clocks and the shown state in step. */
import type { Seat, Tagged } from '@dwo/kernel';
import { isByCalendar, type MatchState, type Played, type Refused, type Terms, termsIn } from '@dwo/shared';
import { type Frames, framesFor } from '@dwo/shared/referee';
import type { EndRecord, EntryRecord, HeldMatch } from '../journal/journal';
import { inSlices } from '../slices';
import { type Beginning, Course, type CourseHost } from './course';
import { type Owed, sameSeats } from './owed';
import { withNote } from './record/entry-notes';
import { Recorder, type RecordingHost } from './record/recorder';
import { publicDeed, type RecordedDeed } from './seats/table-deeds';
import { Answered } from './traffic/answered';
import type { Audience, Wish } from './traffic/audience';
import { Display, type Paths } from './traffic/display';
import { isSealed } from './watching/publicity';
import type { Opening } from './watching/rerun';

/** Results of an intent that are needed before it is recorded. */
type Prepared = { readonly frames: Frames; readonly owed: Owed; readonly end: EndRecord | null };

const NOTHING: Owed = { seats: [], timers: [] };

/** The parts of the server that a match under way uses. */
export interface PlayHost extends RecordingHost, CourseHost {
  readonly now: () => number;
}

/** One match under way. Intents must be played one after the other. */
export class Play extends Course {
  private readonly record: HeldMatch;
  private readonly answered: Answered;
  private readonly display: Display;
  private readonly recorder: Recorder;
  private readonly terms: Terms;
  private owed: Owed = NOTHING;
  private owings = 0;
  private isHeld = false;

  /** Sets the match up; throws what the rules throw. */
  constructor(
    private readonly host: PlayHost,
    root: MatchState,
    private readonly audience: Audience,
    beginning: Beginning,
  ) {
    super(beginning, host);
    const { record, game, entropies } = beginning;
    this.record = record;
    this.terms = termsIn(record.terms);
    this.answered = new Answered(entropies.length);
    this.display = new Display(root, game, this.referee, host.now);
    this.recorder = new Recorder(host, record, () => audience.moved());
  }

  /** Whether the match counts for the battle of the day (TABLE-17). */
  get counts(): boolean {
    return this.record.sealedUntil !== null;
  }

  /** Whether no seat has begun its second turn. */
  get isOpening(): boolean {
    return this.game.isOpening?.(this.state) ?? false;
  }

  /** A number that changes whenever the awaited seats or the shown clocks change. */
  get owing(): number {
    return this.owings;
  }

  /** The seats that owe a decision. */
  get awaited(): readonly Seat[] {
    return this.owed.seats;
  }

  /** Whether the clocks stand until everybody sees the table. */
  get held(): boolean {
    return this.isHeld;
  }

  /** Stops all clocks until `letGo`. What passes meanwhile is recorded like time in which nobody had the match open. */
  hold(): void {
    this.isHeld = true;
    this.showClocks();
  }

  /** Lets the clocks run from now on. */
  letGo(): void {
    if (!this.isHeld) return;
    this.books.wake(this.host.now());
    this.isHeld = false;
    this.showClocks();
    this.owesAnew();
  }

  private showClocks(): void {
    if (!this.isHeld) {
      this.display.clocks(this.clocks);
      return;
    }
    const now = this.host.now();
    this.books.wake(now);
    this.display.clocks(this.clocks, now);
  }

  /** Starts the clocks at `begunAt` (epoch milliseconds) and shows the first state. */
  begin(begunAt: number): void {
    this.owed = this.owedNow();
    this.books.begin(this.owed.timers, begunAt);
    this.keepStanding();
    this.display.all(this.clocks);
  }

  /**
   * Plays the record to its end. Clocks go on with the time that was left at the latest intent. Returns the record and the
   * time of its latest entry.
   */
  async resume(begunAt: number): Promise<Opening> {
    const { rules } = this.game;
    const entries = await this.recorder.entries();
    this.books.begin(rules.timers(this.state), begunAt);
    await inSlices(
      this.referee.replay(entries, (entry, events) => {
        const wishId = this.enter(entry, events);
        if (entry.seat !== null && wishId !== null) this.answered.add(entry.seat, wishId, entry.n);
      }),
    );
    this.owed = this.owedNow();
    const at = this.host.now();
    this.books.wake(at);
    this.keepStanding();
    this.display.all(this.clocks);
    return { entries, at };
  }

  /** The `seq` of the intent that this seat sent under this id; null if there is none. */
  playedAs(seat: Seat, wishId: string): number | null {
    return this.answered.find(seat, wishId);
  }

  /**
   * Plays an intent, records it, and then shows it. If any of that fails, the state is as before and nobody has seen
   * anything.
   */
  async play(wish: Wish): Promise<Played | Refused> {
    const { seat, intent, wishId } = wish;
    let paths: Paths = [];
    this.uncommitted = true;
    try {
      const ruling = this.referee.attempt(seat, intent);
      if (ruling.refusal !== null) {
        const { refusal } = ruling;
        return { ok: false, code: 'REFUSED', message: `${refusal.code} (${refusal.rule})`, refusal };
      }
      let prepared: Prepared;
      try {
        paths = this.referee.changes();
        prepared = this.prepare(ruling.events);
        this.display.seq(this.seq + 1);
        this.display.changes(paths);
      } catch (error) {
        this.takeBack(paths);
        throw error;
      }
      const at = this.host.now();
      if (this.isHeld) this.books.wake(at);
      const note = this.books.note(wish.lagMs);
      const recorded = withNote(wishId, note);
      const entry: EntryRecord = { n: this.seq + 1, kind: 'intent', seat, body: intent, wishId: recorded, at };
      const failure = await this.recorder.append(entry, prepared.end);
      if (failure !== null) {
        this.takeBack(paths);
        return failure;
      }
      this.referee.keep();
      this.chronicle.played(ruling.events, this.state);
      if (wishId !== null) this.answered.add(seat, wishId, entry.n);
      const { seats } = this.owed;
      this.owed = prepared.owed;
      const { fixed } = this.referee;
      const timed = this.books.played({ seat, fixed, at, note }, this.owed.timers);
      if (timed) this.showClocks();
      if (timed || !sameSeats(seats, this.owed.seats)) this.owesAnew();
      if (prepared.end !== null) this.showOver();
      if (this.referee.hasSealed) this.display.seals();
      this.uncommitted = false;
      this.audience.recorded(entry);
      this.audience.publish(prepared.frames);
      return { ok: true, seq: entry.n };
    } finally {
      this.uncommitted = false;
    }
  }

  /** Records a deed of the table, and then shows it. If it can't be recorded, nothing has changed. */
  async did(deed: RecordedDeed): Promise<Played | Refused> {
    const at = this.host.now();
    if (this.isHeld) this.books.wake(at);
    const note = this.books.note();
    const seat = deed.by;
    const entry: EntryRecord = { n: this.seq + 1, kind: 'deed', seat, body: deed, wishId: withNote(null, note), at };
    const end = deed.type === 'aborted' ? { outcome: null } : null;
    const failure = await this.recorder.append(entry, end);
    if (failure !== null) return failure;
    await inSlices(this.referee.did(deed));
    this.chronicle.did(publicDeed(deed));
    this.display.seq(this.seq);
    this.owed = end === null ? this.owedNow() : NOTHING;
    if (this.books.did(deed, { at, note }, this.owed.timers)) this.showClocks();
    this.owesAnew();
    if (deed.type === 'tookBack') this.display.everything();
    if (end !== null) this.showOver();
    this.audience.recorded(entry);
    this.audience.did(this.seq, deed);
    this.audience.publish(this.frames([], this.seq));
    return { ok: true, seq: entry.n };
  }

  private prepare(events: readonly Tagged[]): Prepared {
    const { rules } = this.game;
    const outcome = rules.outcome(this.state);
    return {
      frames: this.frames(events),
      owed: this.owedNow(),
      end: outcome === null ? null : { outcome },
    };
  }

  private frames(events: readonly Tagged[], seq = this.seq + 1): Frames {
    return framesFor(this.game, this.state, this.audience.onlookers(), { seq, events });
  }

  private takeBack(paths: Paths): void {
    this.referee.undo();
    this.display.seq(this.seq);
    this.display.changes(paths);
  }

  private owedNow(): Owed {
    if (this.table.aborted) return NOTHING;
    const { rules } = this.game;
    return { seats: rules.awaiting(this.state), timers: rules.timers(this.state) };
  }

  private owesAnew(): void {
    this.owings++;
    this.keepStanding();
  }

  private keepStanding(): void {
    const deadline = this.isCorrespondence && !this.over ? this.clocks.next() : null;
    this.recorder.keepStanding({ awaited: this.owed.seats, deadline });
  }

  /** Resolves when everything is stored. */
  close(): Promise<void> {
    return this.recorder.close();
  }

  /** When a seat last acted before its time ran out, epoch milliseconds; the beginning of the match if it never did. */
  heardAt(seat: Seat): number {
    return this.books.heardAt(seat);
  }

  /** The intents of a seat in the record, those that were undone included. */
  intentsOf(seat: Seat): number {
    return this.books.intentsOf(seat);
  }

  /** How many clocks in a row have run out for this seat since it last decided in time. */
  lapsesOf(seat: Seat): number {
    return this.books.lapsesOf(seat);
  }

  /**
   * How long a person may be away before others may go on without them, in milliseconds. In correspondence it is the time for
   * one decision.
   */
  graceMs(usualSeconds: number): number {
    return (this.terms.kind === 'correspondence' ? this.terms.days * 86_400 : usualSeconds) * 1000;
  }

  /** Whether the clocks run while nobody has the match open. */
  get isCorrespondence(): boolean {
    return isByCalendar(this.terms);
  }

  /** Shows that the match is over, and reveals the secret of its dice unless others still play by it. */
  showOver(): void {
    this.display.over(isSealed(this.record, this.host.now()) ? null : this.record.secret);
  }
}
