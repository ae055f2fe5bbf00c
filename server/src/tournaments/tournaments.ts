/**
 * Runs tournaments: begins them, pairs rounds, scores matches and ends them. Everything it knows is in the journal, so it can
 * stop at any moment, and of several servers one does each thing once.
 */
import { type newTournamentShape, TOURNAMENT_SIZES, type TournamentPace } from '@dwo/shared';
import type { z } from 'zod';
import { Refusal } from '../failure';
import { OneAtATime } from '../http/one-at-a-time';
import { optionsOf } from '../http/wishes';
import type { MatchRecord } from '../journal/journal';
import type { NewMatches } from '../new-matches';
import type { Acquainted } from '../people/blocking';
import type { Person } from '../people/identity';
import { decentName } from '../rooms/mask';
import type { Adoption } from '../rooms/record/adoption';
import type { Retention } from '../rooms/retention';
import { newMatchId } from '../secrets';
import { pairsApart } from './apart';
import { type BattleHost, Battles, rowsOf } from './battles';
import { loadMatcher } from './blossom';
import { isForTwo } from './choices';
import type { Deed, Paired } from './entries';
import { isFull, isSwiss, matchesIn, type PairMatch, presentIn, type Tournament } from './fold';
import { nextPairing } from './pairing';
import { NOBODY_CAME, type Result, resultOf } from './results';
import { TournamentStore } from './store';

/** How often tournaments under way are looked at. */
const LOOK_MS = 10_000;
/** How often one is looked at because somebody reads its page. */
const FRESH_MS = 1_500;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The most tournaments under way that one person has opened. */
const MOST_OPENED = 3;

/** The parts of the server that tournaments use. */
export interface TournamentsHost extends BattleHost {
  readonly adoption: Pick<Adoption, 'inPresentRules'>;
  readonly newMatches: Pick<NewMatches, 'create' | 'charge'>;
  readonly people: Acquainted;
  readonly retention: Retention;
  readonly steady: () => number;
}

/** A checked wish to open a tournament. */
export type OpeningWish = z.output<typeof newTournamentShape>;

/** The tournaments of one server. */
export class Tournaments {
  readonly store: TournamentStore;
  readonly battles: Battles;
  private readonly turns = new OneAtATime();
  private readonly seenAt = new Map<string, number>();
  private readonly latest = new Map<string, { readonly at: number; readonly read: Promise<Tournament | null> }>();
  private timer: NodeJS.Timeout | null = null;
  /** The look under way, and the one that follows it; null for none. */
  private looking: Promise<void> | null = null;
  private nextLook: Promise<void> | null = null;
  private stopped = false;

  constructor(private readonly host: TournamentsHost) {
    this.store = new TournamentStore(host.journal);
    this.battles = new Battles(host);
  }

  /** Looks at all tournaments now and from time to time. */
  start(): void {
    this.timer = setInterval(() => this.looking === null && void this.look(), LOOK_MS).unref();
    void this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.nextLook;
    await this.looking;
  }

  /**
   * Takes every tournament as far as it can go now. One look at a time: those who ask meanwhile share the next one. Failures are
   * logged, and tried again.
   */
  look(): Promise<void> {
    if (this.looking === null) {
      this.looking = this.lookAtAll();
      return this.looking;
    }
    this.nextLook ??= this.looking.then(() => {
      this.nextLook = null;
      this.looking = this.lookAtAll();
      return this.looking;
    });
    return this.nextLook;
  }

  private async lookAtAll(): Promise<void> {
    try {
      for (const id of await this.store.underWay()) if (!this.stopped) await this.goOn(id);
      const { finishedDays } = this.host.retention;
      if (finishedDays !== null) await this.store.forgetEnded(this.host.now() - finishedDays * DAY_MS);
    } catch (error) {
      this.report(error);
    } finally {
      this.looking = null;
    }
  }

  /** The tournament with this id as it is stored. Throws a Refusal (404) if there is none. */
  async find(id: string): Promise<Tournament> {
    const known = await this.store.read(id);
    if (known === null) throw new Refusal('TOURNAMENT_UNKNOWN', `There is no tournament ${id.slice(0, 40)}`, 404);
    return known;
  }

  /** Called when somebody reads a tournament: it goes on soon, but they do not wait for that. */
  seen({ id, stage }: Tournament): void {
    if (stage === 'over' || stage === 'off') return;
    const now = this.host.steady();
    if (now - (this.seenAt.get(id) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return;
    this.seenAt.set(id, now);
    void this.goOn(id);
  }

  /** Whether a match is one of a tournament under way, which judges it if it has not ended at the deadline. */
  async judges({ id, creator, endedAt }: Pick<MatchRecord, 'id' | 'creator' | 'endedAt'>): Promise<boolean> {
    // A tournament has no creator at its tables.
    return creator === null && endedAt === null && (await this.store.whichPairs(id)) !== null;
  }

  /** A tournament as it stood within the last moments, for lists; null if there is none. */
  lately(id: string): Promise<Tournament | null> {
    const now = this.host.steady();
    const known = this.latest.get(id);
    if (known !== undefined && now - known.at < FRESH_MS) return known.read;
    const read = this.store.read(id);
    read.catch(() => this.latest.delete(id));
    this.latest.set(id, { at: now, read });
    for (const [each, { at }] of this.latest) if (now - at >= FRESH_MS) this.latest.delete(each);
    return read;
  }

  /** Opens a tournament for a person, charges their IP address for it, and returns it. */
  async open(wish: OpeningWish, person: Person, address: string): Promise<Tournament> {
    const { host, store } = this;
    const game = host.games.get(wish.game);
    if (game === undefined) throw new Refusal('GAME_UNKNOWN', `There is no game ${wish.game}`, 404, 'game');
    const options = await optionsOf(host, game, { preset: wish.preset });
    if (!isForTwo(game, options)) {
      throw new Refusal('BAD_OPTIONS', 'A tournament is played in battles of two sides, for two', 422, 'preset');
    }
    if ((await store.openedBy(person.all)) >= MOST_OPENED) {
      throw new Refusal('TOURNAMENTS_ENOUGH', `You have ${MOST_OPENED} tournaments under way`, 429);
    }
    await host.newMatches.charge(address, wish.game, { options, chairs: [] });
    const { title, preset, visibility, waitHours } = wish;
    const startsAt = host.now() + waitHours * HOUR_MS;
    const name = decentName(wish.name);
    const settings = {
      ...{ title: decentName(title), game: wish.game, preset, visibility, startsAt, options, pace: paceOf(wish) },
    };
    const id = newMatchId(host.random);
    const opened: Deed = { type: 'opened', settings, creator: person.id, name };
    await store.write(id, 0, host.now(), opened);
    await store.write(id, 1, host.now(), { type: 'joined', player: person.id, name, strength: null });
    return (await store.read(id)) as Tournament;
  }

  /**
   * Writes what somebody does. `work` returns it for the tournament as it stands, or null if there is nothing to do, and throws a
   * Refusal if it may not be; it is asked again if another entry was faster.
   */
  async write(id: string, work: (tournament: Tournament) => Promise<Deed | null> | Deed | null): Promise<void> {
    for (;;) {
      const tournament = await this.find(id);
      const deed = await work(tournament);
      if (deed === null || (await this.store.write(id, tournament.n, this.host.now(), deed))) break;
    }
    await this.goOn(id);
  }

  /** The round that can be paired now. Throws a Refusal if there are too few members for the first one. */
  async paired(tournament: Tournament): Promise<Paired> {
    const { host } = this;
    const { pace, preset } = tournament.settings;
    if (tournament.stage === 'open' && presentIn(tournament).length < TOURNAMENT_SIZES[pace.kind].least) {
      throw new Refusal('TOO_FEW', `It takes ${TOURNAMENT_SIZES[pace.kind].least} members to begin`, 409);
    }
    const apart = isSwiss(tournament) ? await pairsApart(host.people, tournament) : [];
    const { pairs, bye } = nextPairing(tournament, apart, await loadMatcher());
    const game = host.games.get(tournament.settings.game);
    const isFirst = tournament.rounds.length === 0;
    const options = isFirst || game === undefined ? null : await optionsOf(host, game, { preset });
    const lasts = pace.kind === 'round-robin' ? pace.days * DAY_MS : 2 * pace.minutes * MINUTE_MS;
    return {
      ...{ type: 'paired', options, bye, deadline: host.now() + lasts },
      pairs: pairs.map((members) => ({
        members,
        matches: [newMatchId(host.random), newMatchId(host.random)],
      })),
    };
  }

  /** Takes a tournament as far as it can go now, after all earlier calls for it. */
  private goOn(id: string): Promise<void> {
    return this.turns.run(id, async () => {
      this.seenAt.set(id, this.host.steady());
      try {
        await this.step(id);
      } catch (error) {
        this.report(error);
      }
    });
  }

  private async step(id: string): Promise<void> {
    while (!this.stopped && !this.host.draining) {
      const tournament = await this.store.read(id);
      if (tournament === null) return;
      const deed = await this.next(tournament);
      if (deed === null) {
        if (tournament.stage === 'playing') await this.battles.furnish(tournament);
        else if (tournament.stage !== 'open') this.seenAt.delete(id);
        return;
      }
      // If another server was faster, the tournament is read again.
      await this.store.write(id, tournament.n, this.host.now(), deed);
    }
  }

  /** The deed that follows now; null if none does. */
  private async next(tournament: Tournament): Promise<Deed | null> {
    const { stage, settings } = tournament;
    const now = this.host.now();
    const present = presentIn(tournament).length;
    if (stage === 'open') {
      const isDue = settings.startsAt <= now || (!isSwiss(tournament) && isFull(tournament));
      if (!isDue) return null;
      if (present < TOURNAMENT_SIZES[settings.pace.kind].least) return { type: 'called-off', why: 'few' };
      return this.paired(tournament);
    }
    if (stage !== 'playing') return null;
    const unscored = matchesIn(tournament).filter(({ scored }) => scored === null);
    const scored = await this.scoredAmong(tournament, unscored);
    if (scored !== null || unscored.length > 0) return scored;
    return tournament.rounds.length < tournament.length && present > 1 ? this.paired(tournament) : { type: 'finished' };
  }

  /** The first of these matches that can be scored now; null if none can. */
  private async scoredAmong(tournament: Tournament, matches: readonly PairMatch[]): Promise<Deed | null> {
    const now = this.host.now();
    const rows = await rowsOf(
      this.host,
      matches.map(({ id }) => id),
    );
    for (const match of matches) {
      const ended = (rows.get(match.id)?.endedAt ?? null) !== null;
      const isDue = (tournament.rounds[match.round]?.deadline ?? 0) <= now;
      const left = match.members.map((at) => tournament.members[at]?.left === true);
      if (ended || isDue) return this.score(tournament, match);
      if (left.includes(true)) {
        const [a, b] = left;
        return { type: 'scored', match: match.id, how: 'left', points: [a ? 0 : 1, b ? 0 : 1], board: null };
      }
    }
    return null;
  }

  private async score(tournament: Tournament, { id, leg }: PairMatch): Promise<Deed> {
    const record = await this.host.journal.match(id);
    const game = this.host.games.get(tournament.settings.game);
    const result: Result = record === null ? NOBODY_CAME : await resultOf(this.host, game, record);
    const { points, how, board } = leg === 0 ? result : swapped(result);
    return { type: 'scored', match: id, points, how, board };
  }

  private report(error: unknown): void {
    if (this.stopped || this.host.draining) return;
    const more = this.host.noise.next();
    if (more !== null) this.host.log.error({ error, ...more }, 'a tournament could not go on; it is tried again');
  }
}

/** A result in the order of the pair whose first member has the second seat. */
function swapped({ points, how, board }: Result): Result {
  return { how, points: [points[1], points[0]], board: board === null ? null : [board[1], board[0]] };
}

function paceOf(wish: OpeningWish): TournamentPace {
  return wish.kind === 'round-robin'
    ? { kind: wish.kind, daysPerMove: wish.daysPerMove, days: wish.days }
    : { kind: wish.kind, minutes: wish.minutes };
}
