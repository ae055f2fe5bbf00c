/** One open match: what comes over the wire goes into the store and onto the stage, what the player wishes goes out. */
import { dinoWars, type Event, type Intent, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import {
  type AskWhat,
  dinoWarsGame,
  type Failure,
  type JoinOptions,
  type MatchState,
  type Request,
  readState,
} from '@dwo/shared';
import type { Words } from '../hud/chat-panel';
import { type Names, nameFigures, sizeOf } from '../hud/names';
import { STAGE } from '../hud/stage';
import { Theatre } from '../hud/theatre';
import { emptyMatch, patchDesk, patchMatch, store } from '../store';
import type { Answer } from '../tools/toolbox';
import { clocksOf, measureSkew } from './clocks';
import { heedWarning, logDeed, TABLE_REASONS } from './deeds';
import { isOutdated, refreshPage } from './edition';
import { lobbyOf } from './lobby';
import { recallLog } from './log-memory';
import { knownMe, someMe } from './me';
import { Pairing } from './pairing';
import { takeSeatFromAddress } from './seat-link';
import { hear, hearLog, sitAtTable } from './talk';
import { keepName, keepToken, knownName, tokenFor } from './tokens';
import { keepUnanswered, unansweredIn, type Wish } from './unanswered';
import { Wire } from './wire';
import { drawEntropy, Witness } from './witness';

/** Events that have not come this long after their patch will not come. */
const EVENTS_LATE_MS = 1200;
/** A result that is in the record must be on the board by then. */
const PATCH_LATE_MS = 4000;

export class Session {
  readonly id: string;
  readonly theatre: Theatre;
  readonly #wire: Wire;
  readonly #pairing = new Pairing();
  #before: Wish | null;
  #left = false;
  readonly #witness: Witness;
  #late: ReturnType<typeof setTimeout> | undefined;
  #waiters: { readonly seq: number; readonly done: () => void }[] = [];
  #onChange: () => void = () => {};

  constructor(id: string) {
    this.id = id;
    this.#before = unansweredIn(id);
    this.#witness = new Witness(id);
    store.setState({ match: emptyMatch(id) });
    sitAtTable(id);
    let arrived = takeSeatFromAddress(id);
    this.theatre = new Theatre(STAGE);
    const settings = { server: window.location.origin, game: dinoWarsGame, join: () => joining(id), isOutdated };
    this.#wire = new Wire(settings, {
      onState: (root, fresh) => this.#onState(root, fresh),
      onEvents: (bytes) => this.#onEvents(bytes),
      onYou: ({ place, seats, owns }) => {
        const acting = store.getState().match?.seat ?? null;
        const seat = acting !== null && seats.includes(acting) ? acting : place;
        patchMatch({ seat, seats, owns, ...(place === null ? {} : { elsewhere: false }) });
        // The link has done its work: from now on it opens nothing.
        if (arrived && place !== null) void this.rotate();
        arrived = false;
        this.#onChange();
      },
      onChat: hear,
      onChatLog: hearLog,
      onNotice: (notice) => this.#onNotice(notice),
      onDeed: ({ deed }) => logDeed(deed),
      onWarning: (warning) => heedWarning(warning),
      onLink: (link, problem) => {
        // A newer edition: nobody needs to press anything for it.
        if (problem?.kind === 'version' && refreshPage()) return;
        patchMatch({ link, problem });
        if (link === 'live') void this.#askAgain();
      },
    });
    void measureSkew();
    // A seat belongs to whoever comes with its token, so this browser must be somebody first.
    void (arrived ? someMe() : Promise.resolve()).then(() => this.#wire.open());
    window.addEventListener('online', this.#retry);
  }

  readonly #retry = () => this.#wire.retry();

  /** Calls back after the state or the seat changed. */
  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  retry(): void {
    this.#wire.retry();
  }

  /** Takes the seat back from another window by joining anew with its token. */
  comeBack(): void {
    this.#wire.rejoin();
  }

  close(): void {
    window.removeEventListener('online', this.#retry);
    clearTimeout(this.#late);
    this.#left = true;
    this.#wire.close();
    this.theatre.close();
    sitAtTable(null);
  }

  /** Takes a chair; the sentence that says why not if that failed. */
  async sit(name: string, wish: string): Promise<string | null> {
    const me = await someMe();
    const entropy = drawEntropy();
    const reply = await this.#wire.request('sit', { name, wish, entropy, ...(me === null ? {} : { me }) });
    if (!reply.ok) return reasonOf(reply);
    this.#witness.sat(entropy);
    keepToken(this.id, reply.token);
    keepName(name);
    patchMatch({ seat: reply.place });
    return null;
  }

  async rename(name: string): Promise<string | null> {
    const reply = await this.#wire.request('rename', { name });
    if (reply.ok) keepName(name);
    return reply.ok ? null : reasonOf(reply);
  }

  async leaveSeat(): Promise<string | null> {
    const reply = await this.#wire.request('leave-seat', {});
    if (!reply.ok) return reasonOf(reply);
    keepToken(this.id, null);
    this.#witness.left();
    patchMatch({ seat: null });
    return null;
  }

  /** Says something to the table; the sentence that says why not if that failed. */
  async say(words: Words): Promise<string | null> {
    const name = knownName();
    const reply = await this.#wire.request('chat', name === null ? words : { ...words, name });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Shows a line to whoever runs the server. */
  async report(id: string): Promise<string | null> {
    const reply = await this.#wire.request('report', { id });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Gets another key to the own chair, so that nobody who may have seen the old one can take it. */
  async rotate(): Promise<string | null> {
    const reply = await this.#wire.request('rotate', {});
    if (reply.ok) keepToken(this.id, reply.token);
    return reply.ok ? null : reasonOf(reply);
  }

  /** Asks for the same match once more; its id, or the sentence that says why not. */
  async rematch(): Promise<{ readonly id: string } | { readonly problem: string }> {
    const reply = await this.#wire.request('rematch', {});
    return reply.ok ? { id: reply.id } : { problem: reasonOf(reply) };
  }

  /** Gives a seat to somebody else, or back; the sentence that says why not if that failed. */
  handOver(wish: Request<'hand-over'>): Promise<string | null> {
    return this.#told(this.#wire.request('hand-over', wish));
  }

  /** Sits down in somebody's stead. */
  async standIn(seat: number, name: string): Promise<string | null> {
    const me = await someMe();
    const reply = await this.#wire.request('stand-in', { seat, name, ...(me === null ? {} : { me }) });
    if (!reply.ok) return reasonOf(reply);
    keepToken(this.id, reply.token);
    keepName(name);
    return null;
  }

  /** Asks the others for something. */
  ask(what: AskWhat, intents = 1): Promise<string | null> {
    return this.#told(this.#wire.request('ask', { what, intents }));
  }

  /** Answers what is asked, or takes the own asking back. */
  answer(what: AskWhat, yes: boolean): Promise<string | null> {
    return this.#told(this.#wire.request('answer', { what, yes }));
  }

  /** Says that somebody is still sitting here. */
  here(): Promise<string | null> {
    patchMatch({ quiet: false });
    return this.#told(this.#wire.request('here', {}));
  }

  /** Acts from now on for another of the seats that are played from here. */
  actFor(seat: number): void {
    patchMatch({ seat });
    this.#onChange();
  }

  async #told(asked: Promise<{ ok: true } | Parameters<typeof reasonOf>[0]>): Promise<string | null> {
    const reply = await asked;
    if (reply.ok) return null;
    const text = reasonOf(reply);
    patchDesk({ notice: { text, rule: null, tone: 'info' } });
    return text;
  }

  /** Sends a wish; null once its result is on the board. */
  async play(intent: Intent): Promise<Answer> {
    const { seat = null, seats = [] } = store.getState().match ?? {};
    patchMatch({ quiet: false });
    const acting = seat === null || seats[0] === seat || !seats.includes(seat) ? {} : { seat };
    const reply = await this.#insist({ id: wishId(), ...acting, intent: { ...intent } });
    if (reply.ok) {
      await this.#arrival(reply.seq);
      return null;
    }
    if ('refusal' in reply && reply.refusal !== undefined) return { refusal: reply.refusal };
    return { trouble: reasonOf(reply) };
  }

  async #insist(wish: Wish) {
    keepUnanswered(this.id, wish);
    const reply = await this.#wire.insist(wish);
    // Without an answer, as when the page is left now, it is asked again by whoever opens the match next in this tab.
    if (!('lost' in reply) || !this.#left) keepUnanswered(this.id, null);
    return reply;
  }

  /** What was wished for before the page was loaded anew and never answered. */
  async #askAgain(): Promise<void> {
    const wish = this.#before;
    this.#before = null;
    if (wish === null) return;
    const reply = await this.#insist(wish);
    if (!reply.ok) patchDesk({ notice: { text: reasonOf(reply), rule: null, tone: 'info' } });
  }

  #onState(root: MatchState, fresh: boolean): void {
    const { match } = store.getState();
    if (match === null || match.id !== this.id) return;
    if (root.version !== dinoWars.version) {
      this.#wire.close();
      if (refreshPage()) return;
      patchMatch({ link: 'closed', problem: { kind: 'version', detail: `${root.game} ${root.version}` } });
      return;
    }
    const lobby = lobbyOf(root, match.lobby);
    const state = readState<State>(root, dinoWarsGame, match.state);
    const begins = state !== null && match.state === null;
    patchMatch({
      lobby,
      state,
      seq: root.seq,
      clocks: clocksOf(root),
      names: state === null ? match.names : namesFor(state, match.names),
      outcome: state === null ? null : dinoWars.outcome(state),
      fairness: this.#witness.look(root),
    });
    if (state !== null) this.#show(root.seq, state, fresh || begins);
    for (const { seq, done } of this.#waiters) if (seq <= root.seq) done();
    this.#waiters = this.#waiters.filter(({ seq }) => seq > root.seq);
    if (state !== match.state) this.#onChange();
  }

  #show(seq: number, state: Frozen<State>, alone: boolean): void {
    if (alone) {
      this.#pairing.restart(seq);
      this.theatre.jump(state, seq);
      const log = recallLog(this.id);
      if (store.getState().match?.log.length === 0 && log !== null) patchMatch({ log });
      return;
    }
    this.#pairing.addState(seq, state);
    this.#tell();
  }

  #onEvents(bytes: Uint8Array): void {
    const { seq, events } = dinoWarsGame.events.decode(bytes, store.getState().match?.seq ?? 0);
    this.#pairing.addEvents(seq, events as readonly Event[]);
    this.#tell();
  }

  #tell(): void {
    for (const batch of this.#pairing.take()) this.theatre.push(batch);
    clearTimeout(this.#late);
    if (this.#pairing.overdue() === null) return;
    this.#late = setTimeout(() => {
      const overdue = this.#pairing.overdue();
      if (overdue === null) return;
      this.#pairing.restart(overdue.seq);
      this.theatre.jump(overdue.state, overdue.seq);
    }, EVENTS_LATE_MS);
  }

  #onNotice(notice: Failure): void {
    if (notice.code === 'SEAT_RETURNED') keepToken(this.id, null);
    if (notice.code === 'TOKEN_UNKNOWN') {
      keepToken(this.id, null);
      patchMatch({ seat: null });
    }
    if (notice.code === 'SEAT_TAKEN_OVER') {
      if (store.getState().match?.lobby?.stage === 'lobby') this.#witness.left();
      patchMatch({ elsewhere: true });
      return;
    }
    const text = NOTICE_TEXTS[notice.code] ?? notice.message;
    if (text !== '') patchDesk({ notice: { text, rule: null, tone: 'info' } });
  }

  #arrival(seq: number): Promise<void> {
    if ((store.getState().match?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATCH_LATE_MS);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiters.push({ seq, done });
    });
  }
}

const NOTICE_TEXTS: Partial<Record<Failure['code'], string>> = {
  TOKEN_UNKNOWN: 'Your old seat in this match is gone; you can watch, or sit down anew.',
  MISHAP: 'The referee stumbled over the last wish. Nothing happened; the table is as before.',
  NOT_SAVED: 'The record could not be written, so nothing happened. Try again.',
  SEAT_RETURNED: 'Whose seat it is plays himself again. Thank you for standing in.',
};

const REASONS: Partial<Record<Failure['code'], string>> = {
  MATCH_FULL: 'Every chair is taken. You can watch from here.',
  CHAIR_TAKEN: 'Somebody else has that side already. Take the other one.',
  ALREADY_BEGUN: 'The battle has begun already. You can watch from here.',
  TOO_FAST: 'Too many wishes at once. Wait a second.',
  STALE: 'The table changed at that very moment. Look again, then try again.',
  NOT_SAVED: 'The record could not be written, so nothing happened. Try again.',
  MISHAP: 'The referee stumbled over this wish. Nothing happened.',
  NOT_SEATED: 'You are only watching this match.',
  MATCH_OVER: 'The battle is over.',
  MUTED: 'Whoever runs this server has muted you in this match.',
  NO_TEAM: 'Nobody else is on your side.',
  LINE_UNKNOWN: 'That was too long ago; the line is gone.',
  ...TABLE_REASONS,
};

function reasonOf(reply: { ok: false; lost: true } | ({ ok: false } & Failure)): string {
  if ('lost' in reply)
    return 'There is no line to the server just now, so nothing was sent. It is coming back by itself.';
  return REASONS[reply.code] ?? reply.message;
}

/** What this browser joins a match with. */
function joining(matchId: string): JoinOptions {
  const token = tokenFor(matchId);
  return { matchId, token, me: knownMe() };
}

function wishId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Names for everybody one knows of; worked out again when somebody comes to light. */
function namesFor(state: Frozen<State>, names: Names | null): Names {
  return names?.size === sizeOf(state) ? names : nameFigures(state);
}
