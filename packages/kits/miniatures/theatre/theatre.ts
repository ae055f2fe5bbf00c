/**
 * Plays what happened at a speed that can be followed: dice tumble before their result is told, figures glide before they bite.
 * The board always ends on the referee's state; a batch that was skipped or overtaken is told without effects.
 */
import { type Frozen, frozen, type Tagged } from '@dwo/kernel';
import { unharmed } from '../../shell/unharmed';
import type { Batch, Playback, Reel } from '../../table';
import type { Stage } from './contract';
import { Dice } from './dice-show';
import { CATCH_UP_MS, hurry, lengthOf, READ_MS, TUMBLE_MS } from './pace';

/** The batch that is playing. */
interface Present<S extends object, E extends Tagged> {
  readonly batch: Batch<S, E>;
  /** The state after the events that were told. */
  readonly state: S;
  /** The number of its events that were told. */
  done: number;
}

/** The speed of events that were seen before, or could have been. */
const AGAIN_PACE = 1.5;

/** Plays batches one after the other. */
export class Theatre<S extends object, E extends Tagged, K extends string = string> implements Playback<S, E> {
  readonly #stage: Stage<S, E, K>;
  readonly #dice: Dice<S, E, K>;
  #queue: Batch<S, E>[] = [];
  #shown: Frozen<S> | null = null;
  /** The state after all events that were told for the first time: waiting batches continue from it. */
  #told: Frozen<S> | null = null;
  #seq = -1;
  /** Changes as soon as what plays is obsolete. */
  #take = 0;
  #present: Present<S, E> | null = null;
  #playing = false;
  #again = false;
  #skipping = false;
  #closed = false;
  /** The time by which the board must be in step; null while no decision waits for it. */
  #due: number | null = null;
  #wake: (() => void) | null = null;

  constructor(stage: Stage<S, E, K>) {
    this.#stage = stage;
    this.#dice = new Dice(
      (event) => stage.performance(event),
      (roll) => stage.dice(roll),
    );
  }

  /** Shows a state without the events that led to it. */
  jump(state: Frozen<S>, seq: number): void {
    this.#queue = [];
    this.#seq = seq;
    this.#told = state;
    this.#overtake();
    this.#playing = false;
    this.#end(false);
    this.#stage.jumped(seq);
  }

  /** Adds what happened next; a batch already seen is ignored. */
  push(batch: Batch<S, E>): void {
    if (this.#closed || (batch.seq <= this.#seq && this.#told !== null)) return;
    this.#seq = batch.seq;
    this.#queue.push(batch);
    this.#setDue();
    if (this.#playing) this.#report();
    else void this.#run();
  }

  /** Plays again what led from `start` to the present. Batches that come meanwhile are played afterwards. */
  async retell(start: Frozen<S>, reel: Reel<S, E>): Promise<void> {
    this.catchUp();
    if (this.#closed || this.#told === null) return;
    const take = this.#begin();
    this.#again = true;
    this.#show(start);
    this.#report();
    for (let told = await reel(); told !== null && take === this.#take; told = await reel()) {
      const state = this.#stage.copy(this.#shown ?? start);
      await this.#perform({ batch: { ...told, state: frozen(state) }, state, done: 0 }, take);
      if (take !== this.#take) return;
      this.#show(told.state ?? frozen(state));
    }
    if (take !== this.#take) return;
    this.#again = false;
    this.#show(this.#told);
    await this.#run();
  }

  /** Ends the present batch at once. */
  skip(): void {
    if (!this.#playing) return;
    this.#skipping = true;
    this.#stage.cut();
    this.#wake?.();
  }

  /**
   * Brings the board in step at once: everything left is told without effects. False if it already was in step. `wished`: the
   * player asked for it.
   */
  catchUp(wished = true): boolean {
    if (!this.#playing || this.#closed) return false;
    const present = this.#again ? null : this.#present;
    const rest = this.#queue;
    this.#queue = [];
    this.#again = false;
    this.#overtake();
    if (present !== null) this.#recount(present);
    for (const batch of rest) this.#recount(this.#open(batch));
    this.#end(wished);
    return true;
  }

  /** Whether events are being played. */
  get busy(): boolean {
    return this.#playing;
  }

  /** Whether events are being played again. */
  get retelling(): boolean {
    return this.#again;
  }

  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.#overtake();
  }

  async #run(): Promise<void> {
    const take = this.#begin();
    for (let batch = this.#queue.shift(); batch !== undefined; batch = this.#queue.shift()) {
      this.#skipping = false;
      if (this.#told !== null) await this.#perform(this.#open(batch), take);
      if (take !== this.#take) return;
      this.#told = batch.state;
      this.#show(batch.state);
    }
    this.#end(false);
  }

  #begin(): number {
    this.#playing = true;
    this.#skipping = false;
    return ++this.#take;
  }

  /** Stops whatever is playing. */
  #overtake(): void {
    this.#take++;
    this.#stage.cut();
    this.#wake?.();
  }

  /** Nothing is left to tell: the board shows the newest state. */
  #end(wished: boolean): void {
    const played = this.#playing;
    this.#playing = false;
    this.#again = false;
    this.#present = null;
    this.#due = null;
    if (this.#told !== null && this.#shown !== this.#told) this.#show(this.#told);
    this.#stage.busy(null);
    if (played) this.#stage.caughtUp(this.#seq, wished);
  }

  #show(state: Frozen<S>): void {
    this.#shown = state;
    this.#stage.show(state);
  }

  #open(batch: Batch<S, E>): Present<S, E> {
    return { batch, state: this.#stage.copy(this.#told ?? batch.state), done: 0 };
  }

  async #perform(present: Present<S, E>, take: number): Promise<void> {
    const { batch, state } = present;
    this.#present = present;
    this.#report();
    let seen = true;
    for (let event = next(present); event !== undefined; event = next(present)) {
      if (this.#isUnseen()) seen = false;
      await this.#tumble(event);
      if (take !== this.#take) return;
      this.#tell(present, event);
      const cue = unharmed(() => this.#stage.performance(event).cue?.(event, frozen(state)) ?? null, null);
      if (cue !== null && !this.#skipping) this.#stage.sound(cue.voice, cue.pitch);
      await this.#picture(event, state);
      if (take !== this.#take) return;
    }
    this.#present = null;
    if (seen && !this.#again) this.#stage.saw(batch.seq);
  }

  /** Tells the rest of a batch without effects. A batch that had begun, or had no effects, counts as seen. */
  #recount(present: Present<S, E>): void {
    if (present.done > 0 || this.#length(present.batch.events) === 0) this.#stage.saw(present.batch.seq);
    for (let event = next(present); event !== undefined; event = next(present)) {
      this.#dice.throw(event);
      this.#tell(present, event);
    }
    this.#told = present.batch.state;
  }

  #tell(present: Present<S, E>, event: E): void {
    present.done++;
    unharmed(() => this.#stage.evolve(present.state, event), undefined);
    this.#dice.settle(event);
    if (!this.#again) unharmed(() => this.#stage.tell(event, frozen(present.state)), undefined);
  }

  async #tumble(event: E): Promise<void> {
    if (!this.#dice.throw(event) || this.#pace() === 0) return;
    this.#stage.sound('dice', 1);
    await this.#wait(TUMBLE_MS);
  }

  async #picture(event: E, state: S): Promise<void> {
    const pace = this.#pace();
    if (pace === 0) return;
    const effects = unharmed(() => this.#stage.performance(event).effects?.(event, frozen(state)) ?? [], []);
    this.#show(frozen(this.#stage.copy(frozen(state))));
    if (effects.length > 0) await Promise.race([this.#stage.play(effects, pace), this.#woken()]);
    if ((this.#stage.performance(event).dice?.(event) ?? null) !== null) await this.#wait(READ_MS);
  }

  /** Sets or clears the time by which the board must be in step, by whether a decision is awaited. */
  #setDue(): void {
    if (!this.#stage.asked()) {
      this.#due = null;
    } else if (this.#due === null) {
      const due = this.#stage.now() + CATCH_UP_MS;
      this.#due = due;
      void this.#stage.wait(CATCH_UP_MS).then(() => {
        if (this.#due === due) this.catchUp(false);
      });
    }
  }

  #report(): void {
    this.#stage.busy({ leftMs: this.#left(), again: this.#again });
  }

  /** The ms that are left to play at normal speed. */
  #left(): number {
    const present = this.#present === null ? 0 : this.#length(this.#present.batch.events.slice(this.#present.done));
    return this.#queue.reduce((sum, { events }) => sum + this.#length(events), present);
  }

  #length(events: readonly E[]): number {
    return lengthOf(events, (event) => this.#stage.performance(event));
  }

  #isUnseen(): boolean {
    return !this.#skipping && (!this.#stage.watched() || (this.#pace() === 0 && this.#stage.pace() > 0));
  }

  #pace(): number {
    if (this.#skipping || this.#closed || !this.#stage.watched()) return 0;
    const pace = this.#stage.pace();
    if (this.#again) return AGAIN_PACE * Math.max(1, pace);
    const due = this.#due === null ? null : this.#due - this.#stage.now();
    return pace === 0 ? 0 : hurry(this.#left() / pace, due) * pace;
  }

  async #wait(ms: number): Promise<void> {
    const pace = this.#pace();
    if (pace > 0) await Promise.race([this.#stage.wait(ms / pace), this.#woken()]);
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

function next<S extends object, E extends Tagged>({ batch, done }: Present<S, E>): E | undefined {
  return batch.events[done];
}
