/** One record on the screen: the current moment, and everything that can be done with it. */

import type { Judgement, Seat, Tagged } from '@dwo/kernel';
import { Reviewer } from '../review/reviewer';
import type { LogEntry } from '../shell/log-entry';
import { emptyMatch, patchMatch, store } from '../shell/store';
import { currentLanguage } from '../words/catalogue';
import type { Viewpoint } from './contract';
import type { Advice, GameReplay, ReplayTable } from './game-replay';
import { Hints } from './hint';
import { type Leap, leapTo } from './moments';
import { Newest } from './newest';
import { headOf, troubleOf } from './opening';
import { bundleFor, Projector } from './projector';
import type { Progress, Shot } from './protocol';
import { EMPTY, lastOf, patchReplay, replayStore, type Source, SPEEDS, type Speed } from './state';
import { tableTalk } from './table-talk';
import { type Around, around, betterWords } from './told-entry';
import { type Anchor, woven } from './weave';

/** The pause before the camera follows a reader who jumps between moments. */
const REST_MS = 160;

/** One open record, with its worker and its table. */
export class Screening {
  readonly record: unknown;
  readonly #projector: Projector;
  readonly table: ReplayTable;
  readonly #hints: Hints;
  #reviewer: Reviewer | null = null;
  #closed = false;
  readonly #frames = new Newest<number>((n) => this.#frame(n));
  /** The places of the table's lines in the log that is shown. */
  #anchors: readonly Anchor[] = [];
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameReplay,
    source: Source,
    record: unknown,
  ) {
    this.record = record;
    replayStore.setState({ ...EMPTY, speed: replayStore.getState().speed, source, head: headOf(record) });
    store.setState({ match: { ...emptyMatch(source.kind === 'match' ? source.id : 'file'), link: 'live' } });
    this.#projector = new Projector(
      () => game.worker(),
      (progress) => this.#progressed(progress),
    );
    this.table = game.table({
      log: (log) => patchMatch({ log: this.#woven(log, replayStore.getState().n) }),
      pace: () => replayStore.getState().speed,
      follows: () => replayStore.getState().follows,
      takenOver: () => patchReplay({ follows: false }),
    });
    this.#hints = new Hints({
      game,
      table: this.table,
      present: headOf(record).version === game.rules.version,
      settle: async () => {
        const { n, frame } = replayStore.getState();
        if (frame?.n !== n) await this.#fetch(n);
      },
      position: ({ n, viewpoint }) => this.#projector.ask('position', { n, viewpoint }),
    });
  }

  /** Opens the record and goes to a moment of it; a failure is shown on the page. */
  async open(n: number): Promise<void> {
    try {
      const cast = await this.#projector.ask('open', {
        record: this.record,
        bundle: bundleFor(this.record, this.game.rules),
        language: currentLanguage(),
      });
      if (this.#closed) return;
      const talk = tableTalk(this.record, cast, this.game.said);
      patchReplay({ cast, talk });
      this.table.open(cast);
      const entries = talk.moments.flatMap(({ logged, n: at }) => (logged ? [] : [at]));
      await this.#projector.ask('said', { entries });
      // A late moment takes a while to reach: meanwhile the first one is shown, or the one that was asked for since.
      await this.#fetch(replayStore.getState().n);
      if (!this.#closed && n > 0 && replayStore.getState().n === 0) this.goTo(n);
    } catch (error) {
      if (!this.#closed) patchReplay({ trouble: troubleOf(error) });
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#resting);
    patchReplay({ playing: false });
    this.#hints.clear();
    this.table.cut();
    this.table.close();
    this.#projector.close();
    this.#reviewer?.close();
    store.setState({ match: null });
    replayStore.setState(EMPTY);
  }

  /** Goes to a moment at once. */
  goTo(n: number): void {
    const target = Math.max(0, Math.min(n, lastOf(replayStore.getState())));
    this.table.cut();
    this.#hints.clear();
    patchReplay({ n: target });
    this.table.clear();
    void this.#fetch(target);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#lookAt(target), REST_MS);
  }

  /** Lets the camera follow the action from now on, or stay. */
  follow(follows: boolean): void {
    patchReplay({ follows });
    if (follows) void this.#lookAt(replayStore.getState().n);
  }

  /** One entry forward, played as it happened, or one entry back at once. */
  async step(direction: 1 | -1): Promise<void> {
    this.pause();
    const { n } = replayStore.getState();
    if (direction === 1) await this.#forward();
    else if (n > 0) this.goTo(n - 1);
  }

  /** To the next moment of a kind; to the end or the beginning if there is none. */
  leap(leap: Leap, direction: 1 | -1): void {
    const state = replayStore.getState();
    const found = leapTo(state, state.n, leap, direction);
    if (found !== null) this.goTo(found);
    else if (leap === 'turn' || leap === 'phase') this.goTo(direction === 1 ? lastOf(state) : 0);
  }

  /** Plays on from here; from the beginning if this is the end. */
  async play(): Promise<void> {
    const state = replayStore.getState();
    if (state.playing || state.cast === null) return;
    if (state.n >= lastOf(state)) this.goTo(0);
    patchReplay({ playing: true });
    // A leap or another viewpoint ends the current entry, and the film goes on from there.
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
    this.table.setPace(speed);
  }

  /** One step faster or slower. */
  shift(direction: 1 | -1): void {
    const at = SPEEDS.indexOf(replayStore.getState().speed) + direction;
    const speed = SPEEDS[at];
    if (speed !== undefined) this.setSpeed(speed);
  }

  /** Changes the viewpoint. */
  look(viewpoint: Viewpoint): void {
    this.#hints.clear();
    patchReplay({ viewpoint });
    patchMatch({ seat: typeof viewpoint === 'number' ? viewpoint : null });
    this.table.cut();
    void this.#fetch(replayStore.getState().n);
  }

  /** Goes to the moment before a judged decision, and shows the better choice there. */
  showBetter(judgement: Judgement<Tagged>): void {
    const { viewpoint, cast } = replayStore.getState();
    // Another player's view may lack what the choice depends on.
    if (cast?.secrets === true && viewpoint !== judgement.seat) this.look('everything');
    this.goTo(judgement.n - 1);
    clearTimeout(this.#resting);
    void this.#hints.better(judgement);
  }

  /** The better choice of a review in the words of a hint; null if there are none. */
  betterWords(judgement: Judgement<Tagged>): Promise<Advice['Reason'] | null> {
    return betterWords(this.#told, judgement);
  }

  /** Asks for a hint at this moment, or puts it away. */
  toggleHint(): void {
    if (replayStore.getState().hint !== null) {
      this.#hints.clear();
      return;
    }
    this.pause();
    this.table.cut();
    void this.#hints.ask();
  }

  /** Fills in the checks, once all of the record has been played. */
  async check(): Promise<void> {
    if (replayStore.getState().checks === null) patchReplay({ checks: await this.#projector.ask('checks', null) });
  }

  /** Fills in the luck of the dice, once all of the record has been played. */
  async countLuck(): Promise<void> {
    if (replayStore.getState().luck === null) patchReplay({ luck: await this.#projector.ask('luck', null) });
  }

  /** Begins the review of the match, unless it has begun or can't be; the decisions of `seat` come first, null means the loser. */
  review(seat: Seat | null): void {
    const { review, rules } = this.game;
    if (review === undefined || headOf(this.record).version !== rules.version) return;
    if (this.#reviewer === null) this.#reviewer = new Reviewer(this.record, () => review.worker(), seat);
    else this.#reviewer.prefer(seat);
  }

  /** The picture before entry `n`, and what the log says of it. */
  around(n: number): Promise<Around> {
    return around(this.#told, n);
  }

  get #told() {
    return { game: this.game, projector: this.#projector, viewpoint: replayStore.getState().viewpoint };
  }

  /** The hash of the whole state at the current moment. */
  hash(): Promise<string> {
    return this.#projector.ask('hash', { n: replayStore.getState().n });
  }

  /** Plays the next entry, if there is one; another request ends it. */
  async #forward(): Promise<void> {
    const state = replayStore.getState();
    const { n, viewpoint } = state;
    const next = n + 1;
    if (next > lastOf(state)) return;
    this.table.cut();
    this.#hints.clear();
    const still = (at: number) => {
      const now = replayStore.getState();
      return now.n === at && now.viewpoint === viewpoint && now.hint === null;
    };
    if (state.frame?.n !== n) await this.#fetch(n);
    if (!still(n)) return;
    patchReplay({ n: next });
    const beats = await this.#beats(next);
    if (!still(next)) return;
    // Words and undone moves show at once; then the reader needs time.
    if (beats.length === 0) await this.#fetch(next);
    await this.table.perform(
      beats,
      state.talk.moments.some((moment) => moment.n === next),
    );
    if (still(next) && replayStore.getState().frame?.n !== next) await this.#fetch(next);
  }

  #beats(n: number): Promise<readonly unknown[]> {
    return this.#projector.ask('beats', { n, viewpoint: replayStore.getState().viewpoint }).catch(() => []);
  }

  /** Moves the camera to what happened last, if entry `n` is still the current one and nothing is playing. */
  async #lookAt(n: number): Promise<void> {
    const rests = () => !this.#closed && replayStore.getState().n === n && !replayStore.getState().playing;
    if (!rests() || !replayStore.getState().follows) return;
    if (n === 0) return this.table.look(null, []);
    const { viewpoint } = replayStore.getState();
    const before = this.#projector.ask('frame', { n: n - 1, viewpoint }).catch(() => null);
    const beats = await this.#beats(n);
    const shot = await before;
    if (rests() && shot !== null) this.table.look(shot.frame.picture, beats);
  }

  #woven(log: readonly LogEntry[], n: number): readonly LogEntry[] {
    return woven(log, replayStore.getState().talk.moments, this.#anchors, n);
  }

  /** Fetches the frame of a moment and shows it; of several requests only the latest. */
  #fetch(n: number): Promise<void> {
    return this.#frames.ask(n);
  }

  async #frame(n: number): Promise<void> {
    if (this.#closed) return;
    try {
      const shot = await this.#projector.ask('frame', { n, viewpoint: replayStore.getState().viewpoint });
      if (!this.#closed && !this.#frames.waits) this.#settle(shot);
    } catch {
      // A moment beyond a fault: `progress` reports the fault and goes back.
    }
  }

  #settle({ frame, anchors }: Shot): void {
    if (replayStore.getState().n !== frame.n) return;
    this.#anchors = anchors;
    patchReplay({ frame });
    patchMatch({ log: this.#woven(frame.log, frame.n), seq: frame.n });
    this.table.show(frame.picture);
  }

  #progressed({ played, done, fault, marks }: Progress): void {
    if (this.#closed) return;
    patchReplay({ ready: played, done, fault: fault?.why ?? null, marks });
    if (done && replayStore.getState().n > played) this.goTo(played);
  }
}
