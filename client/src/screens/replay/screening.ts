/** One record on the screen: where one is in it, and everything one can do about that. */
import { PLAYER } from '../../audio/loudspeaker';
import type { Names } from '../../hud/names';
import type { Scene } from '../../scene/model';
import { wantsReducedMotion } from '../../settings';
import { emptyMatch, patchMatch, store } from '../../store';
import type { Board, Cast, Frame, Viewpoint } from './edition/contract';
import { type Leap, leapTo } from './moments';
import { bundleFor, Projector } from './projector';
import type { Progress } from './protocol';
import { Show } from './show';
import {
  EMPTY,
  lastOf,
  patchReplay,
  type RecordHead,
  replayStore,
  type Source,
  SPEEDS,
  type Speed,
  type Trouble,
} from './state';

export class Screening {
  readonly record: unknown;
  readonly #projector: Projector;
  readonly #show: Show;
  #scene: Scene | null = null;
  #board: Board | null = null;
  #closed = false;
  /** The frame that is being fetched; a later wish waits for it and takes the place of any other that waits. */
  #fetching: Promise<void> | null = null;
  #wanted: number | null = null;

  constructor(source: Source, record: unknown) {
    this.record = record;
    replayStore.setState({ ...EMPTY, speed: replayStore.getState().speed, source, head: headOf(record) });
    store.setState({ match: { ...emptyMatch(source.kind === 'match' ? source.id : 'file'), link: 'live' } });
    this.#projector = new Projector((progress) => this.#progressed(progress));
    this.#show = new Show({
      board: (board) => this.#put(board),
      effects: (effects) => this.#scene?.play(effects) ?? Promise.resolve(),
      cut: () => this.#scene?.skip(),
      dice: (dice) => patchMatch({ dice }),
      log: (log) => patchMatch({ log }),
      sound: (voice, pitch) => PLAYER.play(voice, pitch),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      pace: () => replayStore.getState().speed,
    });
  }

  /** Opens the record and goes to a moment of it; what goes wrong is shown. */
  async open(n: number): Promise<void> {
    try {
      const cast = await this.#projector.ask('open', { record: this.record, bundle: bundleFor(this.record) });
      if (this.#closed) return;
      patchReplay({ cast });
      patchMatch({ names: namesOf(cast) });
      // A late moment takes a while: meanwhile one sees how it began.
      await this.#fetch(0);
      if (!this.#closed && n > 0 && replayStore.getState().n === 0) this.goTo(n);
    } catch (error) {
      if (!this.#closed) patchReplay({ trouble: troubleOf(error) });
    }
  }

  /** Shows on this board from now on; null when it is taken down. */
  attach(scene: Scene | null): void {
    this.#scene = scene;
    scene?.setPace(replayStore.getState().speed);
    if (this.#board !== null) this.#put(this.#board);
  }

  close(): void {
    this.#closed = true;
    patchReplay({ playing: false });
    this.#show.cut();
    this.#projector.close();
    store.setState({ match: null });
    replayStore.setState(EMPTY);
  }

  /** Goes to a moment at once. */
  goTo(n: number): void {
    const target = Math.max(0, Math.min(n, lastOf(replayStore.getState())));
    this.#show.cut();
    patchReplay({ n: target });
    patchMatch({ dice: null });
    void this.#fetch(target);
  }

  /** One entry on, seen as it happens, or one back at once. */
  async step(direction: 1 | -1): Promise<void> {
    this.pause();
    const { n } = replayStore.getState();
    if (direction === 1) await this.#forward();
    else if (n > 0) this.goTo(n - 1);
  }

  /** To the next moment of a kind; to the end or the beginning if there is none. */
  leap(leap: Leap, direction: 1 | -1): void {
    const state = replayStore.getState();
    const found = leapTo(state.marks, state.n, leap, direction);
    if (found !== null) this.goTo(found);
    else if (leap !== 'kill') this.goTo(direction === 1 ? lastOf(state) : 0);
  }

  /** Plays on from here; from the beginning if this is the end. */
  async play(): Promise<void> {
    const state = replayStore.getState();
    if (state.playing || state.cast === null) return;
    if (state.n >= lastOf(state)) this.goTo(0);
    patchReplay({ playing: true });
    // Whoever leaps or looks elsewhere meanwhile ends what is shown, and it goes on from there.
    while (replayStore.getState().playing && !this.#closed) {
      const now = replayStore.getState();
      if (now.n >= lastOf(now)) patchReplay({ playing: false });
      else await this.#forward();
    }
  }

  pause(): void {
    patchReplay({ playing: false });
  }

  toggle(): void {
    if (replayStore.getState().playing) this.pause();
    else void this.play();
  }

  setSpeed(speed: Speed): void {
    patchReplay({ speed });
    this.#scene?.setPace(speed);
  }

  /** One notch faster or slower. */
  shift(direction: 1 | -1): void {
    const at = SPEEDS.indexOf(replayStore.getState().speed) + direction;
    const speed = SPEEDS[at];
    if (speed !== undefined) this.setSpeed(speed);
  }

  /** Looks through other eyes. */
  look(viewpoint: Viewpoint): void {
    patchReplay({ viewpoint });
    patchMatch({ seat: typeof viewpoint === 'number' ? viewpoint : null });
    this.#show.cut();
    void this.#fetch(replayStore.getState().n);
  }

  /** What was looked into, once all of it has been played. */
  async check(): Promise<void> {
    if (replayStore.getState().checks === null) patchReplay({ checks: await this.#projector.ask('checks', null) });
  }

  /** How the dice fell, once all of it has been played. */
  async countLuck(): Promise<void> {
    if (replayStore.getState().luck === null) patchReplay({ luck: await this.#projector.ask('luck', null) });
  }

  /** Hash of the whole state where one is. */
  hash(): Promise<string> {
    return this.#projector.ask('hash', { n: replayStore.getState().n });
  }

  /** Shows the next entry, if there is one; something else that is wished meanwhile ends it. */
  async #forward(): Promise<void> {
    const state = replayStore.getState();
    const { n, viewpoint } = state;
    const next = n + 1;
    if (next > lastOf(state)) return;
    this.#show.cut();
    const still = (at: number) => replayStore.getState().n === at && replayStore.getState().viewpoint === viewpoint;
    if (state.frame?.n !== n) await this.#fetch(n);
    if (!still(n)) return;
    patchReplay({ n: next });
    const beats = await this.#projector.ask('beats', { n: next, viewpoint }).catch(() => []);
    if (!still(next)) return;
    await this.#show.perform(beats);
    if (still(next)) await this.#fetch(next);
  }

  /** Fetches the frame of a moment and shows it; of several wishes only the latest. */
  #fetch(n: number): Promise<void> {
    this.#wanted = n;
    this.#fetching ??= this.#fetchAll().finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  }

  async #fetchAll(): Promise<void> {
    while (this.#wanted !== null && !this.#closed) {
      const wanted = this.#wanted;
      this.#wanted = null;
      try {
        const frame = await this.#projector.ask('frame', { n: wanted, viewpoint: replayStore.getState().viewpoint });
        if (!this.#closed && this.#wanted === null) this.#settle(frame);
      } catch {
        // A moment beyond a fault: progress tells of it and goes back.
      }
    }
  }

  #settle(frame: Frame): void {
    if (replayStore.getState().n !== frame.n) return;
    patchReplay({ frame });
    patchMatch({ log: frame.log, seq: frame.n });
    this.#put(frame.board);
  }

  #put(board: Board): void {
    this.#board = board;
    const { cast } = replayStore.getState();
    if (cast !== null) this.#scene?.show({ ...board, table: cast.table });
  }

  #progressed({ played, done, fault, marks }: Progress): void {
    if (this.#closed) return;
    patchReplay({ ready: played, done, fault: fault?.why ?? null, marks });
    if (done && replayStore.getState().n > played) this.goTo(played);
  }
}

/** How much the table moves, as the player and his system want it. */
export function motionNow(): 'full' | 'reduced' {
  return wantsReducedMotion(store.getState().settings.motion) ? 'reduced' : 'full';
}

function namesOf({ figures }: Cast): Names {
  return {
    full: (id) => figures[id]?.full ?? id,
    short: (id) => figures[id]?.short ?? id,
    size: Object.keys(figures).length,
  };
}

function headOf(record: unknown): RecordHead {
  const read = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
  const { game, version, id, endedAt, outcome, origin } = read;
  return {
    game: typeof game === 'string' ? game : '',
    version: typeof version === 'number' ? version : 0,
    id: typeof id === 'string' ? id : null,
    endedAt: typeof endedAt === 'number' ? endedAt : null,
    outcome: typeof outcome === 'object' ? (outcome as RecordHead['outcome']) : null,
    forked: typeof origin === 'object' && origin !== null,
  };
}

function troubleOf(error: unknown): Trouble {
  const why = error instanceof Error ? error.message : String(error);
  const missing = /import|fetch|module/i.test(why);
  return {
    headline: 'The film is torn!',
    text: missing ? 'The rules this match was played by could not be fetched from the server.' : why,
  };
}
