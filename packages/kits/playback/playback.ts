/**
 * Plays what happened at a speed that can be followed, on any table: the `Stage` knows how a batch looks. The table always ends on
 * the referee's state, the log never runs ahead of the table, and each event is told once, whatever is skipped or overtaken.
 */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Batch, Opening, Playback, PlaybackListener, Reel, Retold } from '../game-client';
import { sceneOf } from '../shell/log-scene';
import { patchMatch, store } from '../shell/store';
import { unharmed } from '../shell/unharmed';
import { CATCH_UP_MS, hurry, hurryFor } from './pace';
import { type Present, presentOf, stateOf } from './present';
import { type Act, PAGE, type Stage } from './stage';
import { type PlayTime, Takes } from './takes';

/** The speed of events that were seen before, or could have been. */
const AGAIN_PACE = 1.5;
/** The time between two moves that are played again, on a stage that can only show the states between them. */
const STEP_MS = 1050;

/** Plays batches one after the other. */
export class TablePlayback<S extends object, E extends Tagged> implements Playback<S, E> {
  readonly #takes = new Takes();
  #queue: Batch<S, E>[] = [];
  #shown: Frozen<S> | null = null;
  /** The state after all events that were told for the first time: waiting batches continue from it. */
  #told: Frozen<S> | null = null;
  #seq = -1;
  #present: Present<S, E> | null = null;
  #playing = false;
  #again = false;
  #skipping = false;
  #closed = false;
  /** Whether the first picture of the table was waited for; a table that cannot be drawn is not waited for again. */
  #pictured = false;
  /** The time by which the table must be in step; null while no decision waits for it. */
  #due: number | null = null;

  constructor(
    private readonly stage: Stage<S, E>,
    private readonly listener: PlaybackListener,
    private readonly page = PAGE,
  ) {}

  get busy(): boolean {
    return this.#playing;
  }

  get retelling(): boolean {
    return this.#again;
  }

  jump(state: Frozen<S>, seq: number): void {
    this.#queue = [];
    this.#seq = seq;
    this.#told = state;
    this.#overtake();
    this.#rest();
    this.listener.jumped(seq);
  }

  async prelude(opening: Opening<S, E>): Promise<void> {
    if (this.#playing || this.#closed || this.stage.prelude === undefined) return;
    const on = this.#begin();
    this.#skipping = false;
    if (!this.#isPictured()) await this.#takes.until(this.page.picture());
    this.#pictured ||= on();
    if (on()) await this.stage.prelude(opening, this.#time(on)).catch((error) => reportError(error));
    if (!on()) return;
    this.#playing = false;
    if (this.#queue.length > 0) void this.#run();
  }

  push(batch: Batch<S, E>): void {
    if (this.#closed || batch.seq <= this.#seq) return;
    this.#seq = batch.seq;
    this.#queue.push(batch);
    this.#setDue();
    if (!this.#playing) void this.#run();
    else if (this.#present?.begun) this.#report();
  }

  async retell(start: Frozen<S>, reel: Reel<S, E>): Promise<void> {
    this.catchUp();
    if (this.#closed || this.#told === null) return;
    const on = this.#begin();
    this.#again = true;
    this.#show(start);
    this.#report();
    for (let past = await reel(); past !== null && on(); past = await reel()) {
      const present = this.#open(past, this.#shown ?? start);
      await this.#perform(present, on);
      if (!on()) return;
      this.#tellRest(present);
      this.#show(past.state ?? stateOf(present));
    }
    if (!on()) return;
    this.#again = false;
    this.#show(this.#told);
    await this.#run();
  }

  skip(): void {
    if (!this.#playing) return;
    this.#skipping = true;
    this.stage.cut?.();
    this.#takes.wake();
  }

  catchUp(wished = true): boolean {
    if (!this.#playing || this.#closed) return false;
    const present = this.#again ? null : this.#present;
    const rest = this.#queue;
    this.#queue = [];
    this.#again = false;
    this.#overtake();
    if (present !== null) this.#recount(present);
    for (const batch of rest) this.#recount(this.#open(batch, this.#told ?? batch.state));
    this.#end(wished);
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.#overtake();
  }

  async #run(): Promise<void> {
    const on = this.#begin();
    for (let batch = this.#queue.shift(); batch !== undefined; batch = this.#queue.shift()) {
      const present = this.#open(batch, this.#told ?? batch.state);
      await this.#perform(present, on);
      if (!on()) return;
      this.#tellRest(present);
      this.#present = null;
      this.#told = batch.state;
      this.#show(batch.state);
      if (present.seen) this.listener.saw(batch.seq);
    }
    this.#end(false);
  }

  #begin(): () => boolean {
    this.#playing = true;
    return this.#takes.begin();
  }

  /** Stops whatever is playing. */
  #overtake(): void {
    this.#takes.cut();
    this.stage.cut?.();
  }

  #end(wished: boolean): void {
    this.#rest();
    this.listener.caughtUp(this.#seq, wished);
  }

  /** Nothing is left to tell: the table shows the newest state. */
  #rest(): void {
    this.#playing = false;
    this.#again = false;
    this.#present = null;
    this.#due = null;
    if (this.#told !== null && this.#shown !== this.#told) this.#show(this.#told);
    patchMatch({ telling: false, behindMs: 0, retelling: false });
  }

  #show(state: Frozen<S>): void {
    this.#shown = state;
    patchMatch({ shown: state });
  }

  #open(batch: Retold<S, E>, before: Frozen<S>): Present<S, E> {
    return presentOf(batch, before, this.stage.evolve !== undefined);
  }

  async #perform(present: Present<S, E>, on: () => boolean): Promise<void> {
    this.#present = present;
    this.#skipping = false;
    if (this.#lengthOf(present.batch.events) > 0) this.#takesTime(present);
    if (this.#pace() > 0 && !this.#isPictured() && !(await this.#isDrawn(present, on))) return;
    const act = this.#act(present, on);
    if (this.stage.perform !== undefined) await this.stage.perform(act).catch((error) => reportError(error));
    if (this.#again && this.stage.lengthOf === undefined) await act.wait(STEP_MS);
  }

  /** Waits for the first picture of the table, so that nothing plays behind the sign over it; false if it was overtaken. */
  async #isDrawn(present: Present<S, E>, on: () => boolean): Promise<boolean> {
    this.#takesTime(present);
    await this.#takes.until(this.page.picture());
    this.#pictured = true;
    if (on()) this.#setDue();
    return on();
  }

  #isPictured(): boolean {
    return this.#pictured || this.page.drawn();
  }

  #act(present: Present<S, E>, on: () => boolean): Act<S, E> {
    const { batch, before } = present;
    return {
      ...{ before, events: batch.events, state: batch.state, again: this.#again },
      ...this.#time(on, () => this.#takesTime(present)),
      show: (picture) => {
        if (!on()) return;
        this.#show(picture);
        this.#takesTime(present);
      },
      tell: (event, picture) => (on() ? this.#tell(present, event, picture) : before),
    };
  }

  /** The time in a take; `waits` is called before each wait that takes some. */
  #time(on: () => boolean, waits = () => {}): PlayTime {
    const pace = () => (on() ? this.#pace() : 0);
    const wait = (ms: number) => this.page.wait(ms);
    const speed = () => Math.max(1, this.page.speed());
    return this.#takes.time({ on, pace, speed, skipped: () => this.#skipping, wait, waits });
  }

  #takesTime(present: Present<S, E>): void {
    if (!present.begun) this.#report();
    present.begun = true;
  }

  /** Tells the rest of a batch at once. A batch that had begun, or would have taken no time, counts as seen. */
  #recount(present: Present<S, E>): void {
    const { events, seq, state } = present.batch;
    if (present.untold.length < events.length || this.#lengthOf(events) === 0) this.listener.saw(seq);
    this.#tellRest(present);
    this.#told = state ?? this.#told;
  }

  #tellRest(present: Present<S, E>): void {
    for (const event of [...present.untold]) {
      this.stage.passed?.(event);
      this.#tell(present, event);
    }
  }

  #tell(present: Present<S, E>, event: E, picture?: Frozen<S>): Frozen<S> {
    const { state, untold } = present;
    const at = untold.indexOf(event);
    if (at < 0) return stateOf(present);
    if (this.#isUnseen()) present.seen = false;
    untold.splice(at, 1);
    if (state !== null) unharmed(() => this.stage.evolve?.(state, event), undefined);
    const told = picture ?? stateOf(present);
    const { match } = store.getState();
    if (this.#again || match === null) return told;
    const log = unharmed(() => this.stage.log(match.log, event, sceneOf(match, told)), match.log);
    if (log !== match.log) patchMatch({ log });
    return told;
  }

  /** Sets or clears the time by which the table must be in step, by whether a decision is awaited. */
  #setDue(): void {
    if (this.stage.lengthOf === undefined || !this.page.asked() || !this.#isPictured()) {
      this.#due = null;
    } else if (this.#due === null) {
      const due = this.page.now() + CATCH_UP_MS;
      this.#due = due;
      void this.page.wait(CATCH_UP_MS).then(() => {
        if (this.#due === due) this.catchUp(false);
      });
    }
  }

  #report(): void {
    patchMatch({ telling: true, behindMs: this.#left(), retelling: this.#again });
  }

  /** The ms that are left to play at normal speed. */
  #left(): number {
    const present = this.#lengthOf(this.#present?.untold ?? []);
    return this.#queue.reduce((sum, { events }) => sum + this.#lengthOf(events), present);
  }

  #lengthOf(events: readonly E[]): number {
    return this.stage.lengthOf?.(events) ?? 0;
  }

  #isUnseen(): boolean {
    return !this.#skipping && (!this.page.watched() || (this.#pace() === 0 && this.page.speed() > 0));
  }

  #pace(): number {
    if (this.#skipping || this.#closed || !this.page.watched()) return 0;
    const speed = this.page.speed();
    if (this.#again) return AGAIN_PACE * Math.max(1, speed);
    if (speed === 0) return 0;
    if (this.stage.lengthOf === undefined) return speed * hurryFor(this.#queue.length, this.stage.tellsAll);
    return speed * hurry(this.#left() / speed, this.#due === null ? null : this.#due - this.page.now());
  }
}
