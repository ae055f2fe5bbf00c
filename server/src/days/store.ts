/** The stored parts in battles of the day. Deals and pars are settings of the journal, because they must never change. */
import type { DayPar, DayScore, DayTurn } from '@dwo/shared';
import type { Kysely } from 'kysely';
import type { Journal } from '../journal/journal';
import type { Track } from './turns';

/** The battle of one day as it was drawn. Nothing in it changes. */
export interface Deal {
  readonly day: string;
  readonly game: string;
  readonly preset: string;
  readonly options: unknown;
  /** The seat that people play. */
  readonly seat: number;
  /** The strength of the computer that they play against; null for the default strength. */
  readonly strength: string | null;
  /** The secret of each set of dice, 64 hex digits. */
  readonly secrets: readonly string[];
  readonly dealtAt: number;
  /** The share of matches that the people's side wins between two computers of that strength; null if not measured. */
  readonly share: number | null;
  /** In how many matches that was measured. */
  readonly games: number;
}

/** A person's part in a day. Times are epoch milliseconds. */
export interface DayEntry {
  readonly day: string;
  /** Identity of the person; empty once it was erased. */
  readonly player: string;
  readonly match: string;
  /** The number of their set of dice. */
  readonly set: number;
  /** A keyed hash of the IP address from which they began; once the day is over, empty or `REPEATED`. */
  readonly address: string;
  readonly begunAt: number;
  /** Null until the battle is over, or the day. */
  readonly score: DayScore | null;
}

interface DayEntriesTable {
  day: string;
  player: string;
  match: string;
  dice_set: number;
  address: string;
  begun_at: number;
  /** JSON. */
  score: string | null;
}

interface DayTracksTable {
  day: string;
  match: string;
  had: number;
  /** JSON. */
  moments: string;
}

interface DayTables {
  day_entries: DayEntriesTable;
  day_tracks: DayTracksTable;
}

/** The mark instead of an address once the day is over, for all but the first part from it. */
export const REPEATED = 'repeated';

/** The beginning of the mark instead of the identity of a person who was erased. */
const ERASED = 'erased ';

/** The stored battles of the day of a server, or of several that share a journal. */
export class DayStore {
  constructor(private readonly journal: Pick<Journal, 'setting' | 'settingOr' | 'people'>) {}

  private get db(): Kysely<DayTables> {
    return this.journal.people as unknown as Kysely<DayTables>;
  }

  async deal(day: string): Promise<Deal | null> {
    return JSON.parse((await this.journal.setting(`day ${day}`)) ?? 'null') as Deal | null;
  }

  /** Stores a deal unless there is one; returns the one that is stored. */
  async keepDeal(deal: Deal): Promise<Deal> {
    return JSON.parse(await this.journal.settingOr(`day ${deal.day}`, () => JSON.stringify(deal))) as Deal;
  }

  /** The results of the computer players; null until they have played. */
  async par(day: string): Promise<readonly DayPar[] | null> {
    return JSON.parse((await this.journal.setting(`par of ${day}`)) ?? 'null') as readonly DayPar[] | null;
  }

  /** Stores a par unless there is one. */
  async keepPar(day: string, par: readonly DayPar[]): Promise<void> {
    await this.journal.settingOr(`par of ${day}`, () => JSON.stringify(par));
  }

  /** The turns of a day that is over; null until they have been worked out. */
  async turns(day: string): Promise<readonly DayTurn[] | null> {
    return JSON.parse((await this.journal.setting(`day by turns ${day}`)) ?? 'null') as readonly DayTurn[] | null;
  }

  /** Stores the turns of a day unless they are stored, after its tracks; returns those that are stored. */
  async keepTurns(day: string, turns: readonly DayTurn[]): Promise<readonly DayTurn[]> {
    const kept = await this.journal.settingOr(`day by turns ${day}`, () => JSON.stringify(turns));
    return JSON.parse(kept) as readonly DayTurn[];
  }

  /** Ids of the matches of a day whose tracks are stored. */
  async tracked(day: string): Promise<readonly string[]> {
    const query = this.db.selectFrom('day_tracks').select('match').where('day', '=', day);
    return (await query.execute()).map(({ match }) => match);
  }

  /** The stored tracks of these matches of a day, by match. */
  async tracksOf(day: string, matches: readonly string[]): Promise<ReadonlyMap<string, Track>> {
    if (matches.length === 0) return new Map();
    const query = this.db.selectFrom('day_tracks').selectAll().where('day', '=', day).where('match', 'in', matches);
    const rows = await query.execute();
    return new Map(
      rows.map(({ match, had, moments }) => [match, { match, had: Number(had), moments: JSON.parse(moments) }]),
    );
  }

  /** Stores a track unless there is one of its match. */
  async keepTrack(day: string, { match, had, moments }: Track): Promise<void> {
    await this.db
      .insertInto('day_tracks')
      .values({ day, match, had, moments: JSON.stringify(moments) })
      .onConflict((on) => on.columns(['day', 'match']).doNothing())
      .execute();
  }

  /** The part of the person with these ids in a day. */
  async entryOf(day: string, players: readonly string[]): Promise<DayEntry | null> {
    const query = this.db.selectFrom('day_entries').selectAll().where('day', '=', day).where('player', 'in', players);
    const row = await query.orderBy('begun_at').executeTakeFirst();
    return row === undefined ? null : entryIn(row);
  }

  /** Notes that a person begins, unless they began already. */
  async begin({ day, player, match, set, address, begunAt }: DayEntry): Promise<void> {
    const row = { day, player, match, dice_set: set, address, begun_at: begunAt, score: null };
    await this.db
      .insertInto('day_entries')
      .values(row)
      .onConflict((on) => on.columns(['day', 'player']).doNothing())
      .execute();
  }

  /** Stores a result; it replaces none. */
  async score({ day, match }: DayEntry, score: DayScore): Promise<void> {
    const update = this.db.updateTable('day_entries').set({ score: JSON.stringify(score) });
    await update.where('day', '=', day).where('match', '=', match).where('score', 'is', null).execute();
  }

  /** All parts in a day, in the order in which they began. */
  async entries(day: string): Promise<readonly DayEntry[]> {
    const query = this.db.selectFrom('day_entries').selectAll().where('day', '=', day);
    const rows = await query.orderBy('begun_at').orderBy('match').execute();
    return rows.map(entryIn);
  }

  /** All parts in the days from `first` to `last`. */
  async entriesBetween(first: string, last: string): Promise<readonly DayEntry[]> {
    const query = this.db.selectFrom('day_entries').selectAll().where('day', '>=', first).where('day', '<=', last);
    return (await query.orderBy('begun_at').orderBy('match').execute()).map(entryIn);
  }

  /** The days in which the person with these ids began, latest first. */
  async daysOf(players: readonly string[], most: number): Promise<readonly DayEntry[]> {
    const query = this.db.selectFrom('day_entries').selectAll().where('player', 'in', players);
    return (await query.orderBy('day', 'desc').limit(most).execute()).map(entryIn);
  }

  /** Forgets the addresses of a day that is over; what stays is which parts came from the address of an earlier one. */
  async dropAddresses(day: string): Promise<void> {
    const seen = new Set<string>();
    const [first, again]: DayEntry[][] = [[], []];
    for (const entry of await this.entries(day)) {
      if (entry.address === '' || entry.address === REPEATED) continue;
      (seen.has(entry.address) ? again : first)?.push(entry);
      seen.add(entry.address);
    }
    // The later ones come first, so that a stop in between makes none of them the first.
    for (const { match } of again ?? []) await this.readdress(day, match, REPEATED);
    for (const { match } of first ?? []) await this.readdress(day, match, '');
  }

  private async readdress(day: string, match: string, address: string): Promise<void> {
    const update = this.db.updateTable('day_entries').set({ address });
    await update.where('day', '=', day).where('match', '=', match).execute();
  }

  /** Removes a person's identity; their results stay. */
  async forget(players: readonly string[]): Promise<void> {
    for (const { day, match } of await this.daysOf(players, Number.MAX_SAFE_INTEGER)) {
      const update = this.db.updateTable('day_entries').set({ player: ERASED + match });
      await update.where('day', '=', day).where('match', '=', match).execute();
    }
  }
}

function entryIn({ day, player, match, dice_set, address, begun_at, score }: DayEntriesTable): DayEntry {
  return {
    ...{ day, match, address, set: Number(dice_set), begunAt: Number(begun_at) },
    player: player.startsWith(ERASED) ? '' : player,
    score: score === null ? null : (JSON.parse(score) as DayScore),
  };
}
