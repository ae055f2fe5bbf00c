/** Referees one match on this device and plays its computers. Runs in a worker, so that a long computation delays no frame. */
import {
  completed,
  type Dice,
  finish,
  keysFrom,
  type MatchKeys,
  publishedOf,
  recordingWith,
  type Seat,
  secretToHex,
  type Tagged,
} from '@dwo/kernel';
import type { Deed, Game } from '@dwo/shared';
import { Chronicle, framesFor, historyPage, Referee, Steps } from '@dwo/shared/referee';
import type { Book } from './database';
import type { LocalEntry, LocalMatch } from './match';
import type { LocalReferee, News, Opening, Ruled, Standing } from './protocol';
import { append, entriesOf, keepRecord, matchOf, useBook } from './store';

/** A computer's pause before a decision, so that the player can follow; shorter where no person has to. */
const THOUGHT_MS = 900;
const HURRIED_MS = 30;
/** How long computers wait for a page that draws the table. */
const DRAWING_MS = 15_000;

/** Chance for the computers' choices, which is no part of the match. */
const whims: Dice = { roll: (sides) => 1 + Math.floor(sides * Math.random()) };

/** The referee of one game's matches, one match at a time. */
export class DeviceReferee implements LocalReferee {
  #match: LocalMatch | null = null;
  #referee: Referee | null = null;
  #chronicle: Chronicle | null = null;
  #keys: MatchKeys | null = null;
  readonly #steps = new Steps();
  /** The number of each intent of the person's seat, by its id. */
  readonly #played = new Map<string, number>();
  #hear: (news: News) => void = () => {};
  /** The end of the queue: calls run one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #thought: ReturnType<typeof setTimeout> | undefined;
  /** Runs until the person sees the table, or was waited for. */
  #drawing: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: Game) {}

  async open(id: string, hear: (news: News) => void, book: Book | null): Promise<Opening | null> {
    if (book !== null) useBook(book);
    const match = await matchOf(id);
    if (match === null || match.game !== this.game.rules.id) return null;
    const { rules } = this.game;
    if (match.version !== rules.version) throw new Error(`VERSION ${match.version}`);
    const { options, random, seats } = match;
    const keys = keysFrom(rules, options, random);
    const referee = new Referee(this.game, options, keys, nobodys(seats.length));
    const chronicle = new Chronicle(this.game, seats.length, (tell) => referee.first(tell));
    const entries = await entriesOf(id);
    finish(
      referee.replay(entries, (entry, events) => {
        if (entry.wish !== null) this.#played.set(entry.wish, entry.n);
        if (entry.kind === 'deed') this.#did(chronicle, entry.body as Deed);
        else {
          chronicle.played(events, referee.state);
          this.#steps.played({ seat: entry.seat, fixed: referee.fixed });
        }
      }),
    );
    this.#match = match;
    this.#keys = keys;
    this.#referee = referee;
    this.#chronicle = chronicle;
    this.#hear = hear;
    if (seats.some(({ bot }) => bot)) this.#drawing = setTimeout(() => this.arrive(), DRAWING_MS);
    const { commitment } = publishedOf(rules, options, keys);
    return { match, commitment, ...this.#standing() };
  }

  arrive(): void {
    if (this.#drawing === undefined) return;
    clearTimeout(this.#drawing);
    this.#drawing = undefined;
    this.#pace();
  }

  play(intent: Tagged, wishId: string): Promise<Ruled> {
    return this.#next(async () => {
      // A page that heard no answer sends its wish again, perhaps while the first one is still being stored.
      const known = this.#played.get(wishId);
      if (known !== undefined) return { seq: known };
      const ruled = await this.#enact(this.#open.match.seat, intent, wishId);
      if ('seq' in ruled) this.#played.set(wishId, ruled.seq);
      return ruled;
    });
  }

  takeBack(intents: number): ReturnType<LocalReferee['takeBack']> {
    return this.#next(async () => {
      const { match, referee, chronicle } = this.#open;
      if (match.endedAt !== null) return { why: 'MATCH_OVER' };
      const back = this.#steps.before([match.seat], intents);
      if (typeof back === 'string') return { why: back };
      const deed: Deed = { type: 'tookBack', by: match.seat, back };
      if (!(await this.#write({ kind: 'deed', seat: match.seat, body: deed, wish: null }))) return { why: 'NOT_SAVED' };
      finish(referee.did(deed));
      this.#did(chronicle, deed);
      this.#tell({ events: null, deed });
      return { seq: referee.seq };
    });
  }

  history(after: number, start: boolean): ReturnType<LocalReferee['history']> {
    return this.#next(async () => {
      const { match, chronicle } = this.#open;
      return finish(historyPage(this.game, chronicle, chronicle.sight([match.seat]), { after, start }));
    });
  }

  close(): void {
    clearTimeout(this.#thought);
    clearTimeout(this.#drawing);
    this.#hear = () => {};
    self.close();
  }

  get #open() {
    const match = this.#match;
    const referee = this.#referee;
    const chronicle = this.#chronicle;
    if (match === null || referee === null || chronicle === null) throw new Error('No match is open');
    return { match, referee, chronicle };
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Plays an intent, stores it, then reports it. After any failure the state is as it was before. */
  async #enact(seat: Seat, intent: Tagged, wish: string | null = null): Promise<Ruled> {
    const { match, referee, chronicle } = this.#open;
    if (match.endedAt !== null) return { failure: 'MATCH_OVER' };
    const ruling = (() => {
      try {
        return referee.attempt(seat, intent);
      } catch (error) {
        console.error(error);
        return null;
      }
    })();
    if (ruling === null) return { failure: 'MISHAP' };
    if (ruling.refusal !== null) return { refusal: ruling.refusal };
    referee.changes();
    if (!(await this.#write({ kind: 'intent', seat, body: intent, wish }))) {
      referee.undo();
      return { failure: 'NOT_SAVED' };
    }
    referee.keep();
    chronicle.played(ruling.events, referee.state);
    this.#steps.played({ seat, fixed: referee.fixed });
    const own = [match.seat];
    const frames = framesFor(this.game, referee.state, [own], { seq: referee.seq, events: ruling.events });
    if (this.#open.match.endedAt !== null) await this.#keepRecord();
    this.#tell({ events: frames.get(own) ?? null, deed: null });
    return { seq: referee.seq };
  }

  /** Stores an entry; false if that failed, and then nothing has happened. */
  async #write(what: Pick<LocalEntry, 'kind' | 'seat' | 'body' | 'wish'>): Promise<boolean> {
    const { match, referee } = this.#open;
    const { rules } = this.game;
    const at = Date.now();
    const outcome = what.kind === 'intent' ? rules.outcome(referee.state) : null;
    const seq = referee.seq + 1;
    const after: LocalMatch = {
      ...{ ...match, seq, lastAt: at, outcome, endedAt: outcome === null ? null : at },
      awaited: rules.awaiting(referee.state),
    };
    try {
      await append({ match: match.id, n: seq, at, ...what }, after);
    } catch (error) {
      console.error(error);
      return false;
    }
    this.#match = after;
    return true;
  }

  #did(chronicle: Chronicle, deed: Deed): void {
    chronicle.did(deed);
    if (deed.type === 'tookBack') this.#steps.back(deed.back);
  }

  #standing(): Standing {
    const { match, referee } = this.#open;
    const outcome = this.game.rules.outcome(referee.state);
    const secret = outcome === null || this.#keys === null ? '' : secretToHex(this.#keys.secret);
    return { seq: referee.seq, view: this.game.rules.view(referee.state, match.seat), outcome, secret };
  }

  #tell(what: Pick<News, 'events' | 'deed'>): void {
    this.#hear({ ...what, ...this.#standing() });
    this.#pace();
  }

  /** Has a computer make its awaited decision, after a pause. */
  #pace(): void {
    const { match, referee } = this.#open;
    clearTimeout(this.#thought);
    const { rules, bot } = this.game;
    if (match.endedAt !== null || this.#drawing !== undefined) return;
    const seat = rules.awaiting(referee.state).find((each) => match.seats[each]?.bot === true);
    if (seat === undefined) return;
    const hurries = bot?.hurries?.(rules.view(referee.state, seat), seat) ?? false;
    this.#thought = setTimeout(() => void this.#next(() => this.#think(seat)), hurries ? HURRIED_MS : THOUGHT_MS);
  }

  async #think(seat: Seat): Promise<void> {
    const { match, referee } = this.#open;
    const { rules, bot } = this.game;
    if (match.endedAt !== null || !rules.awaiting(referee.state).includes(seat)) return this.#pace();
    const strength = match.seats[seat]?.strength ?? undefined;
    const thought = (() => {
      try {
        return bot?.choose(rules.view(referee.state, seat), seat, whims, strength) ?? null;
      } catch (error) {
        console.error(error);
        return null;
      }
    })();
    const ruled = thought === null ? null : await this.#enact(seat, thought);
    if (ruled === null || !('seq' in ruled)) await this.#enact(seat, rules.pass(referee.state, seat));
  }

  /** Stores the finished match with everything that verification needs, to watch it again and to export it. */
  async #keepRecord(): Promise<void> {
    const { match } = this.#open;
    const { id, options, seats, preset, begunAt, endedAt } = match;
    if (this.#keys === null) return;
    const record = recordingWith<Tagged, unknown>(this.game.rules, options, this.#keys, nobodys(seats.length));
    for (const { kind, seat, body, at } of await entriesOf(id)) {
      if (kind === 'intent') record.entries.push({ seat, intent: body as Tagged, at });
      else record.entries.push({ back: (body as { readonly back: number }).back, at });
    }
    const players = seats.map(({ name, label, bot }) => ({ name, label, bot }));
    const known = { id, preset, players, begunAt, endedAt: endedAt ?? Date.now() };
    await keepRecord({ ...completed(this.game.rules, record), ...known });
  }
}

/** No seat adds entropy to the dice: only this device could know them beforehand. */
function nobodys(seats: number): null[] {
  return Array.from({ length: seats }, () => null);
}
