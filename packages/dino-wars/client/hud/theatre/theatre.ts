/**
 * Plays what happened at a speed that can be followed: dice tumble before their result is told, figures glide before they bite.
 * The board always ends on the referee's state; a batch that was skipped or overtaken is told without effects.
 */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Batch as AnyBatch, Reel as AnyReel, Playback } from '@dwo/kits/game-client';
import { unharmed } from '@dwo/kits/shell/unharmed';
import { tellingOf } from '../../actions';
import type { Stage } from './contract';
import { rollOf } from './dice-roll';
import { Dice } from './dice-show';
import { CATCH_UP_MS, hurry, lengthOf, READ_MS, TUMBLE_MS } from './pace';

type Batch = AnyBatch<State, Event>;
type Reel = AnyReel<State, Event>;

/** The batch that is playing. */
interface Present {
  readonly batch: Batch;
  /** The state after the events that were told. */
  readonly state: State;
  /** The number of its events that were told. */
  done: number;
}

/** The speed of events that were seen before, or could have been. */
const AGAIN_PACE = 1.5;

/** Plays batches one after the other. */
export class Theatre implements Playback<State, Event> {
  readonly #stage: Stage;
  readonly #dice: Dice;
  #queue: Batch[] = [];
  #shown: Frozen<State> | null = null;
  /** The state after all events that were told for the first time: waiting batches continue from it. */
  #told: Frozen<State> | null = null;
  #seq = -1;
  /** Changes as soon as what plays is obsolete. */
  #take = 0;
  #present: Present | null = null;
  #playing = false;
  #again = false;
  #skipping = false;
  #closed = false;
  /** The time by which the board must be in step; null while no decision waits for it. */
  #due: number | null = null;
  #wake: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#dice = new Dice((roll) => stage.dice(roll));
  }

  /** Shows a state without the events that led to it. */
  jump(state: Frozen<State>, seq: number): void {
    this.#queue = [];
    this.#seq = seq;
    this.#told = state;
    this.#overtake();
    this.#playing = false;
    this.#end(false);
    this.#stage.jumped(seq);
  }

  /** Adds what happened next; a batch already seen is ignored. */
  push(batch: Batch): void {
    if (this.#closed || (batch.seq <= this.#seq && this.#told !== null)) return;
    this.#seq = batch.seq;
    this.#queue.push(batch);
    this.#setDue();
    if (this.#playing) this.#report();
    else void this.#run();
  }

  /** Plays again what led from `start` to the present. Batches that come meanwhile are played afterwards. */
  async retell(start: Frozen<State>, reel: Reel): Promise<void> {
    this.catchUp();
    if (this.#closed || this.#told === null) return;
    const take = this.#begin();
    this.#again = true;
    this.#show(start);
    this.#report();
    for (let told = await reel(); told !== null && take === this.#take; told = await reel()) {
      const state = this.#stage.copy(this.#shown ?? start);
      await this.#perform({ batch: { ...told, state }, state, done: 0 }, take);
      if (take !== this.#take) return;
      this.#show(told.state ?? state);
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

  #show(state: Frozen<State>): void {
    this.#shown = state;
    this.#stage.show(state);
  }

  #open(batch: Batch): Present {
    return { batch, state: this.#stage.copy(this.#told ?? batch.state), done: 0 };
  }

  async #perform(present: Present, take: number): Promise<void> {
    const { batch, state } = present;
    this.#present = present;
    this.#report();
    let seen = true;
    for (let event = next(present); event !== undefined; event = next(present)) {
      if (this.#isUnseen()) seen = false;
      await this.#tumble(event);
      if (take !== this.#take) return;
      this.#tell(present, event);
      const cue = unharmed(() => tellingOf(event).cue?.(event, state) ?? null, null);
      if (cue !== null && !this.#skipping) this.#stage.sound(cue.voice, cue.pitch);
      await this.#picture(event, state);
      if (take !== this.#take) return;
    }
    this.#present = null;
    if (seen && !this.#again) this.#stage.saw(batch.seq);
  }

  /** Tells the rest of a batch without effects. A batch that had begun, or had no effects, counts as seen. */
  #recount(present: Present): void {
    if (present.done > 0 || lengthOf(present.batch.events) === 0) this.#stage.saw(present.batch.seq);
    for (let event = next(present); event !== undefined; event = next(present)) {
      this.#dice.throw(event);
      this.#tell(present, event);
    }
    this.#told = present.batch.state;
  }

  #tell(present: Present, event: Event): void {
    present.done++;
    unharmed(() => this.#stage.evolve(present.state, event), undefined);
    this.#dice.settle(event);
    if (!this.#again) unharmed(() => this.#stage.tell(event, present.state), undefined);
  }

  async #tumble(event: Event): Promise<void> {
    if (!this.#dice.throw(event) || this.#pace() === 0) return;
    this.#stage.sound('dice', 1);
    await this.#wait(TUMBLE_MS);
  }

  async #picture(event: Event, state: State): Promise<void> {
    const pace = this.#pace();
    if (pace === 0) return;
    const effects = unharmed(() => tellingOf(event).effects?.(event, state) ?? [], []);
    this.#show(this.#stage.copy(state));
    if (effects.length > 0) await Promise.race([this.#stage.play(effects, pace), this.#woken()]);
    if (rollOf(event, 0) !== null) await this.#wait(READ_MS);
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
    const present = this.#present === null ? 0 : lengthOf(this.#present.batch.events.slice(this.#present.done));
    return this.#queue.reduce((sum, { events }) => sum + lengthOf(events), present);
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

function next({ batch, done }: Present): Event | undefined {
  return batch.events[done];
}
