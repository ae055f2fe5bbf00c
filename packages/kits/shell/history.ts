/**
 * The past of an open match: fills the log with what happened before, and plays on the board what this device has not shown
 * yet.
 */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { HistoryEntry, HistoryPage, Replies } from '@dwo/shared';
import type { GameClient, Playback, Retold } from '../game-client';
import { deedEntry } from './deeds';
import type { Lost } from './line';
import type { LogEntry } from './log-entry';
import { playersOf, sceneOf } from './log-scene';
import { recallSeen, rememberSeen } from './seen';
import { patchMatch, store } from './store';
import { unharmed } from './unharmed';

/** The number of entries on one page of the server's. */
const PAGE = 64;
/** A match with at most this many entries when it is first opened has nothing that was missed. */
const BARELY = 4;
const RETRY_MS = 1500;

type Ask = (wish: { readonly after: number; readonly start: boolean }) => Promise<Replies['history'] | Lost>;

/** A decoded entry of the past. */
interface Past {
  readonly n: number;
  readonly events: readonly Tagged[];
  readonly entry: HistoryEntry;
}

/** The past of one match. */
export class History {
  readonly #id: string;
  readonly #ask: Ask;
  readonly #client: GameClient;
  readonly #playback: () => Playback;
  /** The last entry that was shown on this device; null before the board shows anything. */
  #seen: number | null = null;
  /** The entries that this device has sent: who did something knows it. */
  readonly #own = new Set<number>();
  /** The last entry in the log. */
  #logged = -1;
  #fills = 0;
  #busy = false;
  #waited = false;
  /** Whether the match has only just begun for this device, so that the dice of its set-up were not seen. */
  #fresh = false;
  #opening = false;

  constructor(id: string, client: GameClient, ask: Ask, playback: () => Playback) {
    this.#id = id;
    this.#client = client;
    this.#ask = ask;
    this.#playback = playback;
  }

  /** The page was open before the battle began, so it has missed nothing. */
  waits(): void {
    this.#waited = true;
  }

  /** The board shows this number, without the events that led to it. */
  jumped(seq: number): void {
    this.#fresh = this.#seen === null && recallSeen(this.#id) === null && seq <= BARELY;
    this.#seen ??= recallSeen(this.#id) ?? (this.#waited || seq <= BARELY ? seq : 0);
    if (this.#logged !== seq) void this.#fill(seq);
    this.#offer(seq);
  }

  /** An entry was played to its end. */
  saw(seq: number): void {
    this.#passOwn();
    if (this.#seen === seq - 1) this.#seen = seq;
  }

  /** This device has sent an entry. */
  did(seq: number): void {
    this.#own.add(seq);
    if (!this.#playback().busy) this.#offer(store.getState().match?.seq ?? seq);
  }

  /** The board is in step; `wished`: the player chose to skip the rest. */
  caughtUp(seq: number, wished: boolean): void {
    this.#logged = seq;
    if (wished) this.#seen = seq;
    this.#offer(seq);
  }

  /** The player does not want to see what was missed. */
  dismiss(): void {
    if (this.#opening) this.#playback().skip();
    const { seq } = store.getState().match ?? {};
    if (seq === undefined || this.#playback().busy) return;
    this.#seen = seq;
    this.#offer(seq);
  }

  /** Plays on the board what was missed. */
  async watch(): Promise<void> {
    const from = this.#seen;
    const to = store.getState().match?.seq;
    if (from === null || to === undefined || this.#busy) return;
    this.#busy = true;
    const first = await this.#page(from, true);
    this.#busy = false;
    if (first?.start == null) return;
    let page: HistoryPage | null = first;
    let waiting: Past[] = pastOf(this.#client, first, to);
    let last = from;
    const reel = async (): Promise<Retold | null> => {
      if (waiting.length === 0 && last < to) {
        page = await this.#page(last, false);
        waiting = page === null ? [] : pastOf(this.#client, page, to);
      }
      const next = waiting.shift();
      if (next === undefined) return null;
      last = next.n;
      // Entries that come meanwhile are played right after the last one, and count as seen only if it does.
      if (last >= to) this.#seen = Math.max(this.#seen ?? 0, to);
      const { state } = next.entry;
      return { seq: next.n, events: next.events, state: state === undefined ? null : (JSON.parse(state) as object) };
    };
    await this.#playback().retell(JSON.parse(first.start) as Frozen<object>, reel);
    if (!this.#playback().busy) this.#offer(store.getState().match?.seq ?? to);
  }

  /** Adds the page of the past before the first line of the log. */
  async earlier(): Promise<void> {
    const to = store.getState().match?.logFrom ?? 0;
    if (to === 0 || this.#busy) return;
    this.#busy = true;
    const after = Math.max(0, to - PAGE);
    const page = await this.#page(after, true);
    this.#busy = false;
    const { match } = store.getState();
    if (page === null || match?.id !== this.#id || match.logFrom !== to) return;
    patchMatch({ log: joined(linesOf(this.#client, page, to), match.log), logFrom: after });
  }

  /** Replaces the log by the lines that led to this number. */
  async #fill(seq: number): Promise<void> {
    this.#logged = seq;
    const fill = ++this.#fills;
    const before = store.getState().match?.log.at(-1)?.key ?? 0;
    patchMatch({ logFrom: seq });
    const after = Math.max(0, seq - PAGE);
    let page = await this.#page(after, true);
    if (page === null) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      page = fill === this.#fills ? await this.#page(after, true) : null;
    }
    if (page !== null && fill === this.#fills && this.#fresh) await this.#open(page);
    const { match } = store.getState();
    if (page === null || fill !== this.#fills || match?.id !== this.#id) return;
    const since = match.log.filter(({ key }) => key > before);
    patchMatch({ log: joined(linesOf(this.#client, page, seq), since, before), logFrom: after });
  }

  /** Throws the dice of the set-up on the table, once; their lines follow when they lie. */
  async #open({ start, opening }: HistoryPage): Promise<void> {
    this.#fresh = false;
    if (start === null) return;
    this.#opening = true;
    await this.#playback().prelude({
      events: toldOf(this.#client, opening),
      state: JSON.parse(start) as Frozen<object>,
    });
    this.#opening = false;
  }

  async #page(after: number, start: boolean): Promise<HistoryPage | null> {
    const reply = await this.#ask({ after, start });
    return reply.ok ? reply : null;
  }

  #passOwn(): void {
    while (this.#seen !== null && this.#own.has(this.#seen + 1)) this.#seen += 1;
  }

  #offer(seq: number): void {
    this.#passOwn();
    const seen = this.#seen ?? seq;
    rememberSeen(this.#id, seen);
    const missed = seen >= seq ? null : seen === 0 ? 'all' : 'some';
    if (store.getState().match?.missed !== missed) patchMatch({ missed });
  }
}

/** The decoded entries of a page, up to a number. */
function pastOf({ game }: GameClient, { entries }: HistoryPage, to: number): Past[] {
  return entries.flatMap((entry) => {
    if (entry.n > to) return [];
    const { events } = game.events.decode(Uint8Array.from(entry.events), entry.n);
    return [{ n: entry.n, events, entry }];
  });
}

/** The lines of the log for a page of the past, up to a number. */
function linesOf(client: GameClient, page: HistoryPage, to: number): readonly LogEntry[] {
  const { match } = store.getState();
  if (match === null || match.state === null || page.start === null) return [];
  let state = JSON.parse(page.start) as object;
  let log = openingOf(client, page);
  for (const { events, entry } of pastOf(client, page, to)) {
    for (const event of events) {
      const lines = log;
      unharmed(() => client.game.rules.evolve(state, event), undefined);
      log = unharmed(() => client.words.log(lines, event, sceneOf(match, state)), lines);
    }
    if (entry.state !== undefined) state = JSON.parse(entry.state) as object;
    if (entry.deed !== undefined) log = deedEntry(log, entry.deed, playersOf(match));
  }
  return log;
}

/** The lines of the log for what was told of the set-up, which the first state has already. */
function openingOf(client: GameClient, { start, opening }: HistoryPage): readonly LogEntry[] {
  const { match } = store.getState();
  if (match === null || start === null) return [];
  const scene = sceneOf(match, JSON.parse(start) as Frozen<object>);
  return toldOf(client, opening).reduce<readonly LogEntry[]>(
    (log, event) => unharmed(() => client.words.log(log, event, scene), log),
    [],
  );
}

/** The events of a set-up; empty if none were told. */
function toldOf({ game }: GameClient, opening: HistoryPage['opening']): readonly Tagged[] {
  return opening === undefined ? [] : game.events.decode(Uint8Array.from(opening), 0).events;
}

/** Joins two logs; every line keeps a key of its own. */
function joined(lines: readonly LogEntry[], rest: readonly LogEntry[], last = 0): readonly LogEntry[] {
  const first = rest[0]?.key ?? last + lines.length + 1;
  return [...lines.map((line, i) => ({ ...line, key: first - lines.length + i })), ...rest];
}
