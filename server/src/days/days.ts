/** Deals, opens and closes the battle of the day. Everything it knows is in the journal, so it can stop at any moment. */
import { createHmac } from 'node:crypto';
import { commitmentTo, frozen, keyedDice, matchKey, secretFromHex } from '@dwo/kernel';
import { computerName, type DayScore, type DayTurn, type Game, type Plan, planFor } from '@dwo/shared';
import type { Logger } from 'pino';
import { Refusal } from '../failure';
import type { Journal, MatchRecord } from '../journal/journal';
import type { NewMatches } from '../new-matches';
import type { Person } from '../people/identity';
import { decentName } from '../rooms/mask';
import type { Adoption } from '../rooms/record/adoption';
import { EMPTY_CHAIR } from '../rooms/seats/chairs';
import { newMatchId } from '../secrets';
import { closesAt, dayAfter, dayOf, opensAt } from './calendar';
import { resultOf } from './contest';
import { type Care, type DrawingHost, drawBattle, parOf } from './draw';
import { Joint } from './joint';
import { type DayEntry, DayStore, type Deal } from './store';
import { Tracks } from './tracks';

/** How often the calendar is looked at. */
const LOOK_MS = 20_000;

/** How long the other servers of a cluster wait for the one that draws. */
const CLAIM_MS = 300_000;
const ID_BYTES = 9;

/** The usual care. */
export const CARE: Care = { matches: 48, tries: 20 };

/** The parts of the server that days use. */
export interface DaysHost extends DrawingHost {
  readonly journal: Journal;
  readonly adoption: Pick<Adoption, 'inPresentRules'>;
  readonly newMatches: Pick<NewMatches, 'create'>;
  readonly log: Logger;
}

/** A person who begins. */
export interface Beginner {
  readonly person: Person;
  readonly name: string;
  /** The IP address. */
  readonly address: string;
}

/** The battles of the day of one server. */
export class Days {
  readonly store: DayStore;
  private readonly me: string;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly counting = new Joint<DayScore | null>();
  private readonly tracks: Tracks;
  /** The latest day that is over and whose turns are stored. */
  private tracked = '';

  constructor(
    private readonly host: DaysHost,
    private readonly care: Care,
    /** Whether other servers share the journal; then one of them draws for all. */
    private readonly shared = false,
  ) {
    this.me = Buffer.from(host.random(ID_BYTES)).toString('base64url');
    this.store = new DayStore(host.journal);
    const { journal, adoption } = host;
    this.tracks = new Tracks({ journal, adoption, store: this.store, claims: (work) => this.claims(work) });
  }

  /** Looks at the calendar now and from time to time. */
  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
    void this.look();
  }

  /** Stops looking; a battle that is being drawn is given up. */
  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
  }

  /**
   * Does what the calendar asks for, after all earlier looks: deals today and tomorrow, lets the computer players play today, and
   * counts what ended. Failures are logged, and tried again at the next look.
   */
  look(): Promise<void> {
    this.looking = this.looking
      .then(() => this.due())
      .catch((error: unknown) => {
        if (!this.stopped) this.host.log.error({ error }, 'the battle of the day could not be prepared');
      });
    return this.looking;
  }

  private async due(): Promise<void> {
    const today = dayOf(this.host.now());
    const next = [today, dayAfter(today)];
    for (const day of next) if (!this.stopped) await this.dealt(day);
    for (const day of next) if (!this.stopped) await this.parFor(day);
    const yesterday = dayAfter(today, -1);
    for (const day of [yesterday, today]) if (!this.stopped) await this.settle(day);
    if (!this.stopped) await this.track(yesterday);
  }

  private async track(day: string): Promise<void> {
    if (this.tracked === day) return;
    const deal = await this.store.deal(day);
    if (deal !== null) await this.turnsOf(deal);
    if ((await this.store.turns(day)) !== null) this.tracked = day;
  }

  /** The deal of a day, drawn if there is none. */
  private async dealt(day: string): Promise<Deal | null> {
    const known = await this.store.deal(day);
    if (known !== null || !(await this.claims(`deal of ${day}`))) return known;
    const drawn = await drawBattle(this.host, day, this.care);
    return drawn === null ? null : this.store.keepDeal(drawn);
  }

  /** Whether this server does a piece of work for all; another one does it if this one takes too long. */
  private async claims(work: string): Promise<boolean> {
    if (!this.shared) return true;
    const { journal, now } = this.host;
    const mine = `${this.me} ${now() + CLAIM_MS}`;
    const kept = await journal.settingOr(`claim on ${work}`, () => mine);
    const [who, until] = kept.split(' ');
    if (kept === mine || who === this.me) return true;
    if (Number(until) > now()) return false;
    await journal.saveSetting(`claim on ${work}`, mine);
    return true;
  }

  private async parFor(day: string): Promise<void> {
    const deal = await this.store.deal(day);
    if (deal === null || (await this.store.par(day)) !== null || !(await this.claims(`par of ${day}`))) return;
    await this.store.keepPar(day, await parOf(this.host, this.gameOf(deal), deal));
  }

  /** The game of a deal. Throws a Refusal if it is not played here any more. */
  gameOf({ game: id }: Pick<Deal, 'game'>): Game {
    const game = this.host.games.get(id);
    if (game === undefined) throw new Refusal('GAME_UNKNOWN', `There is no game ${id}`, 404, 'game');
    return game;
  }

  /** The label of the side that people play. */
  sideOf(deal: Deal): string {
    return this.gameOf(deal).chairs(frozen(deal.options) as never)[deal.seat] ?? '';
  }

  /** The deal of a day that has begun. Throws a Refusal for any other. */
  async dealOf(day: string): Promise<Deal> {
    const deal = opensAt(day) <= this.host.now() ? await this.store.deal(day) : null;
    if (deal === null) throw new Refusal('DAY_UNKNOWN', `There is no battle of the day of ${day}`, 404);
    return deal;
  }

  /**
   * Begins the battle of today for a person, and returns its match. A person who has begun gets the same match again; who has
   * finished it gets a Refusal.
   */
  async begin(day: string, beginner: Beginner): Promise<string> {
    const deal = await this.dealOf(day);
    if (closesAt(day) <= this.host.now()) throw new Refusal('DAY_UNKNOWN', `The day of ${day} is over`, 409);
    const { person, address } = beginner;
    let entry = await this.store.entryOf(day, person.all);
    if (entry === null) {
      const set = keyed(deal, `set ${person.id}`)[0] as number;
      await this.store.begin({
        ...{ day, player: person.id, set: set % deal.secrets.length, begunAt: this.host.now(), score: null },
        match: keyed(deal, `match ${person.id}`).subarray(0, 16).toString('base64url'),
        address: keyed(deal, `address ${address}`).toString('base64url'),
      });
      entry = await this.store.entryOf(day, person.all);
    }
    if (entry === null) throw new Error('An entry was not stored');
    const record = await this.host.journal.match(entry.match);
    if (entry.score !== null || (record !== null && record.endedAt !== null)) {
      throw new Refusal('DAY_PLAYED', 'You have played this battle; the first attempt counts', 409);
    }
    if (record === null) await this.setUp(deal, entry, beginner);
    return entry.match;
  }

  private async setUp(deal: Deal, { match: id, set }: DayEntry, { person, name, address }: Beginner): Promise<void> {
    await this.host.newMatches.create(address, {
      ...this.battleOf(deal, set, { name: decentName(name), player: person.id }),
      id,
      sealedUntil: closesAt(deal.day),
    });
  }

  /** Sets up a battle of a day that is over, which counts for nothing, and returns its match. */
  async again(day: string, { person, name, address }: Beginner): Promise<string> {
    const deal = await this.dealOf(day);
    if (closesAt(day) > this.host.now()) throw new Refusal('DAY_UNKNOWN', 'This day is not over yet', 409);
    const id = newMatchId(this.host.random);
    const sitter = { name: decentName(name), player: person.id };
    await this.host.newMatches.create(address, { ...this.battleOf(deal, 0, sitter), id });
    return id;
  }

  private battleOf(deal: Deal, set: number, sitter: { readonly name: string; readonly player: string }) {
    const game = this.gameOf(deal);
    const { options, preset, seat, strength } = deal;
    const labels = game.chairs(frozen(options) as never);
    return {
      ...{ game: game.rules.id, version: game.rules.version, preset, options, terms: { kind: 'none' } },
      secret: secretFromHex(deal.secrets[set] ?? ''),
      closed: null,
      dice: 'by-occasion' as const,
      createdAt: this.host.now(),
      chairs: labels.map((wish, place) => {
        const name = computerName(game.bot, { seat: place, others: [], number: null, strength });
        return { ...EMPTY_CHAIR, ...(place === seat ? sitter : { name, bot: true, strength }), place, wish };
      }),
    };
  }

  /** Counts the results of battles that have ended, and of all others once the day is over. */
  async settle(day: string): Promise<void> {
    const deal = await this.store.deal(day);
    if (deal === null) return;
    for (const entry of await this.store.entries(day)) {
      if (this.stopped) return;
      if (entry.score === null) await this.count(deal, entry);
    }
    if (closesAt(day) > this.host.now()) return;
    await this.store.dropAddresses(day);
  }

  /** The turns of a day that is over, worked out if they are not stored; empty while another server works them out. */
  turnsOf(deal: Deal): Promise<readonly DayTurn[]> {
    const side = { seat: deal.seat, label: this.sideOf(deal) };
    return this.tracks.of({ deal, game: this.gameOf(deal), side });
  }

  /** The result of a part, counted now if its battle has ended; null while it is under way. */
  async count(deal: Deal, entry: DayEntry): Promise<DayScore | null> {
    return entry.score ?? this.counting.of(entry.match, () => this.counted(deal, entry));
  }

  private async counted(deal: Deal, entry: DayEntry): Promise<DayScore | null> {
    const match = await this.host.journal.match(entry.match);
    const ended = match !== null && match.endedAt !== null && match.outcome !== null;
    if (!ended && closesAt(entry.day) > this.host.now()) return null;
    const score = ended ? await this.result(deal, match) : UNFINISHED;
    await this.store.score(entry, score);
    return score;
  }

  private async result(deal: Deal, match: MatchRecord): Promise<DayScore> {
    const game = this.gameOf(deal);
    const entries = await this.host.journal.entries(match.key);
    const side = { seat: deal.seat, label: this.sideOf(deal) };
    return resultOf(game, side, match, await this.host.adoption.inPresentRules(match, game, entries));
  }

  /** The table of a deal as it is set up. */
  planOf(deal: Deal): Plan | null {
    const game = this.gameOf(deal);
    const key = matchKey(secretFromHex(deal.secrets[0] ?? ''), []);
    return planFor(game, frozen(game.rules.setup(frozen(deal.options), keyedDice(key, 0))));
  }

  /** The commitments to the dice of a deal. */
  commitments({ secrets }: Deal): readonly string[] {
    return secrets.map((secret) => commitmentTo(secretFromHex(secret)));
  }
}

const UNFINISHED: DayScore = { points: 0, most: 0, won: null, turn: null, finished: false };

/** 32 bytes that follow from a text, and that nobody can guess while the day lasts. */
function keyed({ secrets }: Deal, text: string): Buffer {
  return createHmac('sha256', secrets.join('')).update(text).digest();
}
