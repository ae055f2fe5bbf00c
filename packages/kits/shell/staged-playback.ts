/** Playback for a card table: events are told in scenes, one after the other, and the log never runs ahead of the table. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Batch, LogScene, Playback, PlaybackListener, Reel } from '../game-client';
import type { LogEntry } from './log-entry';
import { sceneOf } from './log-scene';
import { patchMatch, store } from './store';
import { unharmed } from './unharmed';

/** A picture that stays on the table for a time. */
export interface Scene<S extends object = object, E extends Tagged = Tagged> {
  readonly picture: Frozen<S>;
  readonly ms: number;
  /** The events that the log tells as soon as the picture is shown. */
  readonly told: readonly E[];
}

/** The part of the playback that a game provides. */
export interface Staging<S extends object, E extends Tagged> {
  /**
   * The scenes that lead from the state on show to the state of the batch. Events that no scene tells are told with that state.
   */
  scenes(before: Frozen<S>, batch: Pick<Batch<S, E>, 'events' | 'state'>): readonly Scene<S, E>[];
  log(log: readonly LogEntry[], event: E, scene: LogScene<S>): readonly LogEntry[];
}

/** The speed of each setting as a factor; 0 skips scenes. */
const PACES = { normal: 1, double: 2, instant: 0 } as const;
/** The pause between two moves that are played again. */
const STEP_MS = 700;
/** If more batches than this wait, they are told without scenes. */
const MOST_WAITING = 6;

/** Shows states in scenes, at the chosen speed. */
export class StagedPlayback<S extends object, E extends Tagged> implements Playback<S, E> {
  #queue: Batch<S, E>[] = [];
  #seq = -1;
  /** The latest state that was told. */
  #told: Frozen<S> | null = null;
  /** Events of the present batch that are not in the log yet. */
  #untold: E[] = [];
  #playing = false;
  #again = false;
  #skipping = false;
  #closed = false;
  /** Changes as soon as the scene that plays is obsolete. */
  #take = 0;
  #wake = () => {};

  constructor(
    private readonly staging: Staging<S, E>,
    private readonly listener: PlaybackListener,
    /** Whether the page is visible. */
    private readonly watched = () => !document.hidden,
  ) {}

  get busy(): boolean {
    return this.#playing || this.#again;
  }

  get retelling(): boolean {
    return this.#again;
  }

  jump(state: Frozen<S>, seq: number): void {
    this.#overtake();
    this.#queue = [];
    this.#seq = seq;
    this.#show(state);
    patchMatch({ telling: false, retelling: false });
    this.listener.jumped(seq);
  }

  push(batch: Batch<S, E>): void {
    if (this.#closed || batch.seq <= this.#seq) return;
    this.#seq = batch.seq;
    this.#queue.push(batch);
    if (!this.busy) void this.#run();
  }

  async retell(start: Frozen<S>, reel: Reel<S, E>): Promise<void> {
    this.catchUp();
    const take = this.#take;
    const newest = this.#told;
    this.#again = true;
    patchMatch({ shown: start, telling: true, retelling: true });
    for (let told = await reel(); told !== null && take === this.#take; told = await reel()) {
      await this.#wait(STEP_MS);
      if (take === this.#take && told.state !== null) patchMatch({ shown: told.state });
    }
    if (take !== this.#take) return;
    this.#again = false;
    patchMatch({ shown: newest, retelling: false });
    await this.#run();
  }

  skip(): void {
    if (!this.#playing) return;
    this.#skipping = true;
    this.#wake();
  }

  catchUp(wished = true): boolean {
    if (!this.busy || this.#closed) return false;
    const [present = null] = this.#playing ? this.#queue : [];
    this.#overtake();
    for (const batch of this.#queue) {
      this.#tell(batch === present ? this.#untold : batch.events, batch.state);
      this.#told = batch.state;
      this.listener.saw(batch.seq);
    }
    this.#queue = [];
    this.#end(wished);
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#overtake();
  }

  async #run(): Promise<void> {
    const take = this.#take;
    this.#playing = true;
    for (let batch = this.#queue[0]; batch !== undefined; batch = this.#queue[0]) {
      await this.#perform(batch, take);
      if (take !== this.#take) return;
      this.#queue.shift();
      this.#show(batch.state);
      this.listener.saw(batch.seq);
    }
    this.#end(false);
  }

  async #perform(batch: Batch<S, E>, take: number): Promise<void> {
    this.#skipping = false;
    this.#untold = [...batch.events];
    const before = this.#told;
    const scenes = before === null || this.#pace() === 0 ? [] : unharmed(() => this.staging.scenes(before, batch), []);
    for (const { picture, ms, told } of scenes) {
      const pace = this.#pace();
      if (pace === 0) break;
      patchMatch({ shown: picture, telling: true });
      this.#tell(told, picture);
      await this.#wait(ms / pace);
      if (take !== this.#take) return;
    }
    this.#tell(this.#untold, batch.state);
  }

  /** Writes events of the present batch, or of one without scenes, into the log. */
  #tell(events: readonly E[], state: Frozen<S> | null): void {
    const { match } = store.getState();
    if (match === null || state === null || events.length === 0) return;
    const scene = sceneOf(match, state);
    const log = events.reduce(
      (lines, event) => unharmed(() => this.staging.log(lines, event, scene), lines),
      match.log,
    );
    const told = new Set(events);
    this.#untold = this.#untold.filter((event) => !told.has(event));
    if (log !== match.log) patchMatch({ log });
  }

  #show(state: Frozen<S>): void {
    this.#told = state;
    patchMatch({ shown: state });
  }

  /** Nothing is left to tell: the table shows the newest state. */
  #end(wished: boolean): void {
    this.#playing = false;
    this.#again = false;
    patchMatch({ shown: this.#told, telling: false, retelling: false });
    this.listener.caughtUp(this.#seq, wished);
  }

  #overtake(): void {
    this.#take++;
    this.#playing = false;
    this.#wake();
  }

  /** The speed of scenes: higher while more batches wait. */
  #pace(): number {
    const waiting = this.#queue.length - 1;
    if (this.#skipping || !this.watched() || waiting > MOST_WAITING) return 0;
    return PACES[store.getState().settings.speed] * (1 + Math.max(0, waiting) / 2);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const clock = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(clock);
        resolve();
      };
    });
  }
}
