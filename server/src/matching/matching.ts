/**
 * Finds opponents for people who want to play now. Who waits for whom is decided in one step on a list that all processes share,
 * so two people who press at the same moment always meet; the room of a game gives its seat away in one turn, so nobody meets a
 * person who has just left.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundMatch, MatchSummary } from '@dwo/shared';
import type { Person } from '../people/identity';
import type { Meeting, Met } from '../rooms/seats/meeting';
import type { OfferBoard, WaitingGame } from './board';
import { isFitting } from './fitting';
import { nearest } from './nearest';

/** How long to wait for a person who has just opened a game and whose page is still connecting. */
const ARRIVAL_MS = 4_000;
const LOOK_MS = 40;
/** The most games that are tried for one press. */
const MOST_TRIES = 6;
/** The most games that wait; beyond that the oldest are dropped from the list. */
const MOST_WAITING = 500;

/** A person who wants to play now. */
export interface Seeker {
  readonly game: string;
  readonly person: Person | null;
  readonly seat: Omit<Meeting, 'meets'>;
}

/** The parts of the server that matching uses. */
export interface MatchingParts {
  readonly board: OfferBoard;
  readonly newId: () => string;
  /** The open matches of all processes. */
  readonly open: () => Promise<readonly MatchSummary[]>;
  /** The strength of a person in a game, on the scale of ratings. */
  readonly strength: (person: Person | null, game: string) => number;
  readonly now: () => number;
  /** Sits down in a match; null if no process has it open. */
  readonly seat: (match: string, wish: Meeting) => Promise<Met | null>;
  /** Frees the seat of these people in a lobby, if they have one. */
  readonly withdraw: (match: string, players: readonly string[]) => Promise<void>;
}

type Step = { readonly kind: 'take' | 'own' | 'open'; readonly waiting: WaitingGame; readonly own: WaitingGame | null };

/** The matching of one process. */
export class Matching {
  constructor(private readonly parts: MatchingParts) {}

  /** Meets somebody who waits, or opens a game by `create` and waits there. A person has one such game, whatever tab asks. */
  async find(seeker: Seeker, create: (match: string) => Promise<void>): Promise<FoundMatch> {
    const meets: Meeting = { ...seeker.seat, meets: true };
    const listed = await this.listed(seeker);
    for (const { id } of listed) {
      const met = await this.parts.seat(id, meets);
      if (met?.ok === true) return this.met(seeker, id, met.token);
    }
    const tried = new Set(listed.map(({ id }) => id));
    for (let n = 0; n < MOST_TRIES; n++) {
      const { kind, waiting, own } = await this.step(seeker, tried);
      const { match } = waiting;
      tried.add(match);
      if (kind === 'take') {
        const met = await this.patient(match, meets);
        if (met?.ok === true) return this.met(seeker, match, met.token);
      } else if (kind === 'own') {
        const seated = await this.patient(match, { ...seeker.seat, meets: false });
        if (seated?.ok === true) return { match, met: false, token: seated.token };
        await this.forget(own?.match ?? match);
      } else {
        return { match, met: false, token: await this.opened(match, seeker, create) };
      }
    }
    const match = this.parts.newId();
    const { game, person } = seeker;
    const [strength, since] = [this.parts.strength(person, game), this.parts.now()];
    await this.add({ match, game, players: person?.all ?? [], strength, since });
    return { match, met: false, token: await this.opened(match, seeker, create) };
  }

  /** Called when a match of these people has begun: their games that still wait are closed. */
  async begun(match: string, players: readonly string[]): Promise<void> {
    if (players.length === 0) return;
    const isTheirs = (waiting: WaitingGame) => waiting.match === match || isOf(waiting, players);
    if (!(await this.parts.board.read()).some(isTheirs)) return;
    const closed = await this.parts.board.change((waiting) => {
      return { waiting: waiting.filter((each) => !isTheirs(each)), result: waiting.filter(isTheirs) };
    });
    for (const each of closed) if (each.match !== match) await this.parts.withdraw(each.match, players);
  }

  /** The games of the list of open ones that fit and were not opened by Play now, oldest first. */
  private async listed({ game }: Seeker): Promise<readonly MatchSummary[]> {
    const waiting = await this.parts.board.read();
    const fitting = (await this.parts.open()).filter((match) => match.game === game && isFitting(match));
    return fitting
      .filter(({ id }) => !waiting.some(({ match }) => match === id))
      .reverse()
      .slice(0, MOST_TRIES);
  }

  /**
   * Takes the game of somebody else that is nearest in strength off the list; without one, finds the person's own or puts a new
   * one on it.
   */
  private step({ game, person }: Seeker, tried: ReadonlySet<string>): Promise<Step> {
    const players = person?.all ?? [];
    const [strength, now] = [this.parts.strength(person, game), this.parts.now()];
    return this.parts.board.change<Step>((waiting) => {
      const own = waiting.find((each) => isOf(each, players)) ?? null;
      const others = waiting.filter((each) => each.game === game && each !== own && !tried.has(each.match));
      const other = nearest(others, strength, now);
      if (other !== undefined) {
        return { waiting: waiting.filter((each) => each !== other), result: { kind: 'take', waiting: other, own } };
      }
      if (own !== null && own.game === game) return { waiting, result: { kind: 'own', waiting: own, own } };
      const opened: WaitingGame = { match: this.parts.newId(), game, players, strength, since: now };
      const rest = waiting.filter((each) => each !== own);
      return { waiting: [...rest, opened].slice(-MOST_WAITING), result: { kind: 'open', waiting: opened, own } };
    });
  }

  /** Sits down, and waits for a person whose page is still on its way. */
  private async patient(match: string, wish: Meeting): Promise<Met | null> {
    const end = performance.now() + ARRIVAL_MS;
    for (;;) {
      const met = await this.parts.seat(match, wish);
      const mayYetBe = met === null || (!met.ok && met.later);
      if (!mayYetBe || performance.now() > end) return met;
      await sleep(LOOK_MS);
    }
  }

  private async met({ person }: Seeker, match: string, token: string | null): Promise<FoundMatch> {
    if (person !== null) await this.begun(match, person.all);
    return { match, met: true, token };
  }

  private async opened(
    match: string,
    { seat }: Seeker,
    create: (match: string) => Promise<void>,
  ): Promise<string | null> {
    try {
      await create(match);
      const seated = await this.parts.seat(match, { ...seat, meets: false });
      return seated?.ok === true ? seated.token : null;
    } catch (error) {
      await this.forget(match);
      throw error;
    }
  }

  private async add(game: WaitingGame): Promise<void> {
    await this.parts.board.change((waiting) => ({ waiting: [...waiting, game].slice(-MOST_WAITING), result: null }));
  }

  private async forget(match: string): Promise<void> {
    await this.parts.board.change((waiting) => {
      return { waiting: waiting.filter((each) => each.match !== match), result: null };
    });
  }
}

function isOf({ players }: WaitingGame, ids: readonly string[]): boolean {
  return players.some((id) => ids.includes(id));
}
