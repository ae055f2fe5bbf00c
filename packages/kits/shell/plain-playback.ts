/** Playback for a table without animations: every state is shown at once, and its events are written into the log. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { LogScene, Playback, PlaybackListener, Reel } from '../game-client';
import type { LogEntry } from './log-entry';
import { sceneOf } from './log-scene';
import { patchMatch, store } from './store';
import { unharmed } from './unharmed';

/** The pause between two moves that are played again. */
const STEP_MS = 700;

type Log<S extends object, E extends Tagged> = (
  log: readonly LogEntry[],
  event: E,
  scene: LogScene<S>,
) => readonly LogEntry[];

/** Shows states as they come. */
export class PlainPlayback<S extends object, E extends Tagged> implements Playback<S, E> {
  readonly #log: Log<S, E>;
  readonly #listener: PlaybackListener;
  #seq = -1;
  #newest: Frozen<S> | null = null;
  #again = false;
  #closed = false;

  constructor(log: Log<S, E>, listener: PlaybackListener) {
    this.#log = log;
    this.#listener = listener;
  }

  get busy(): boolean {
    return this.#again;
  }

  get retelling(): boolean {
    return this.#again;
  }

  jump(state: Frozen<S>, seq: number): void {
    this.#seq = seq;
    this.#newest = state;
    this.#again = false;
    patchMatch({ shown: state, telling: false, retelling: false });
    this.#listener.jumped(seq);
  }

  push({
    seq,
    events,
    state,
  }: {
    readonly seq: number;
    readonly events: readonly E[];
    readonly state: Frozen<S>;
  }): void {
    if (this.#closed || seq <= this.#seq) return;
    this.#seq = seq;
    this.#newest = state;
    const { match } = store.getState();
    if (match === null) return;
    const scene = sceneOf(match, state);
    const log = events.reduce((lines, event) => unharmed(() => this.#log(lines, event, scene), lines), match.log);
    patchMatch({ log, ...(this.#again ? {} : { shown: state }) });
    this.#listener.saw(seq);
    if (!this.#again) this.#listener.caughtUp(seq, false);
  }

  async retell(start: Frozen<S>, reel: Reel<S, E>): Promise<void> {
    this.#again = true;
    patchMatch({ shown: start, telling: true, retelling: true });
    for (let told = await reel(); told !== null && this.#again; told = await reel()) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      if (this.#again && told.state !== null) patchMatch({ shown: told.state });
    }
    this.catchUp();
  }

  skip(): void {}

  catchUp(wished = true): boolean {
    if (!this.#again || this.#closed) return false;
    this.#again = false;
    patchMatch({ shown: this.#newest, telling: false, retelling: false });
    this.#listener.caughtUp(this.#seq, wished);
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#again = false;
  }
}
