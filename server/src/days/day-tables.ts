/** The battle of the day as people see it: that of today, those that are over, and the table of a month. */
import type {
  DayLine,
  DayOver,
  DayPar,
  DayPast,
  DayScore,
  DayShown,
  DaysNow,
  DayTurns,
  MonthLine,
  MonthTable,
  OwnDay,
  Plan,
  WaitingDay,
  WaitingResult,
} from '@dwo/shared';
import { ERASED_NAME } from '../journal/erasing';
import type { Journal } from '../journal/journal';
import type { Person } from '../people/identity';
import { closesAt, dayAfter, dayOf, opensAt } from './calendar';
import type { Days } from './days';
import { BEST_DAYS, bestOf, placed, rankable, streakOf } from './points';
import { type DayEntry, type Deal, REPEATED } from './store';

/** The number of past days in the list. */
const PAST = 30;
/** The most days that a streak can have. */
const LONGEST = 3_000;
/** The number of battles that are shown side by side. */
const MOST_TRACKS = 12;
/** Somebody who has played within so many days is told what waits for them. */
const RECENT_DAYS = 7;
/** The number of lines in the table of a month. */
const MONTH_LINES = 50;

interface Scored {
  readonly entry: DayEntry;
  readonly score: DayScore;
}

/** Reads the stored days of a server. */
export class DayTables {
  private readonly plans = new Map<string, Plan | null>();

  constructor(
    private readonly host: { readonly journal: Pick<Journal, 'match'>; readonly now: () => number },
    private readonly days: Days,
  ) {}

  /** The answer about today. */
  async now(person: Person | null): Promise<DaysNow> {
    const { store } = this.days;
    const now = this.host.now();
    const today = dayOf(now);
    const deal = await store.deal(today);
    const next = await store.deal(dayAfter(today));
    const played = person === null ? [] : await store.daysOf(person.all, LONGEST);
    return {
      now,
      today: deal === null ? null : await this.shown(deal, person),
      tomorrow: next === null ? null : { day: next.day, commitments: this.days.commitments(next) },
      streak: streakOf(new Set(played.map(({ day }) => day)), today),
      past: await this.past(today, person),
    };
  }

  /** The things that wait for a person who plays battles of the day: that of today, and their latest result. */
  async waiting(person: Person): Promise<{ readonly day: WaitingDay | null; readonly result: WaitingResult | null }> {
    const { store } = this.days;
    const today = dayOf(this.host.now());
    const played = await store.daysOf(person.all, LONGEST);
    const recent = played.filter(({ day }) => day >= dayAfter(today, -RECENT_DAYS));
    const [last] = recent.filter(({ day }) => day < today);
    if (recent.length === 0) return { day: null, result: null };
    const { days, atStake } = streakOf(new Set(played.map(({ day }) => day)), today);
    const deal = await store.deal(today);
    const own = recent.find(({ day }) => day === today);
    const isDone = deal === null || (own !== undefined && (await this.days.count(deal, own)) !== null);
    const begun = own !== undefined;
    return {
      day: isDone ? null : { day: today, closesAt: closesAt(today), begun, streak: atStake ? days : 0 },
      result: last === undefined ? null : await this.resultOf(last, person),
    };
  }

  /** The result of a person in a day that is over; null if they did not finish its battle. */
  private async resultOf({ day }: DayEntry, person: Person): Promise<WaitingResult | null> {
    const deal = await this.days.store.deal(day);
    const mine = deal === null ? null : await this.mine(deal, await this.days.store.entries(day), person);
    if (deal === null || mine?.score?.finished !== true) return null;
    const { rank, field, percent } = mine;
    const { entries } = await this.field(deal);
    const [best] = entries.sort((a, b) => rankable(b.score) - rankable(a.score));
    const isBeaten = best !== undefined && rankable(best.score) > rankable(mine.score);
    const { name, match } = isBeaten ? await this.nameIn(best.entry, deal.seat) : { name: '', match: null };
    return {
      ...{ day, isYesterday: day === dayAfter(dayOf(this.host.now()), -1) },
      ...{ rank: rank ?? 1, field, percent: percent ?? 0, best: match === null ? null : { name, match } },
    };
  }

  /** A day that has begun, without the results of others while it lasts. */
  async shown(deal: Deal, person: Person | null): Promise<DayShown> {
    const { day, game: id, preset, seat, strength, dealtAt, share, secrets } = deal;
    const entries = await this.days.store.entries(day);
    const side = this.days.sideOf(deal);
    return {
      ...{ day, game: id, preset, plan: this.planOf(deal), side, seat, strength, dealtAt, share },
      opensAt: opensAt(day),
      closesAt: closesAt(day),
      commitments: this.days.commitments(deal),
      secrets: closesAt(day) <= this.host.now() ? secrets : null,
      rivals: (await this.days.store.par(day))?.length ?? 0,
      begun: entries.length,
      mine: await this.mine(deal, entries, person),
    };
  }

  /** The table as it is set up, drawn once for each day. */
  private planOf(deal: Deal): Plan | null {
    const known = this.plans.get(deal.day);
    if (known !== undefined) return known;
    const plan = this.days.planOf(deal);
    this.plans.set(deal.day, plan);
    return plan;
  }

  /** A day that is over, with everybody's results. */
  async over(deal: Deal, person: Person | null): Promise<DayOver> {
    await this.days.settle(deal.day);
    const { entries, par } = await this.field(deal);
    const all = [...entries.map(({ score }) => score), ...par];
    const places = placed(all);
    const lines: DayLine[] = [];
    for (const [at, { entry, score }] of entries.entries()) {
      const { name, match } = await this.nameIn(entry, deal.seat);
      const mine = isOf(entry, person);
      lines.push({ name, strength: null, score, match, mine, ...(places[at] as (typeof places)[number]) });
    }
    for (const [at, { strength, ...score }] of par.entries()) {
      const place = places[entries.length + at] as (typeof places)[number];
      lines.push({ name: '', strength, score, match: null, mine: false, ...place });
    }
    lines.sort((a, b) => a.rank - b.rank || Number(a.strength !== null) - Number(b.strength !== null));
    return { ...(await this.shown(deal, person)), lines };
  }

  /** The battles of a day that is over, turn by turn: that of the person who asks first, then the best. */
  async turns(deal: Deal, person: Person | null): Promise<DayTurns> {
    await this.days.settle(deal.day);
    const { store } = this.days;
    const turns = await this.days.turnsOf(deal);
    const tracked = new Set(await store.tracked(deal.day));
    const { entries } = await this.field(deal);
    const shown = entries
      .filter(({ entry }) => tracked.has(entry.match))
      .map(({ entry, score }) => ({ entry, mine: isOf(entry, person), points: rankable(score) }))
      .sort((a, b) => Number(b.mine) - Number(a.mine) || b.points - a.points)
      .slice(0, MOST_TRACKS);
    const courses = await store.tracksOf(
      deal.day,
      shown.map(({ entry }) => entry.match),
    );
    const tracks = shown.map(async ({ entry, mine }) => {
      const { had = 0, moments = [] } = courses.get(entry.match) ?? {};
      return { ...(await this.nameIn(entry, deal.seat)), mine, had, moments };
    });
    return { turns, tracks: await Promise.all(tracks) };
  }

  /** The table of a month: everybody's best days of those that are over. */
  async month(month: string, person: Person | null): Promise<MonthTable> {
    const percents = new Map<string, { best: number[]; latest: DayEntry; seat: number }>();
    const last = dayAfter(dayOf(this.host.now()), -1);
    for (let day = `${month}-01`; day.startsWith(month) && day <= last; day = dayAfter(day)) {
      const deal = await this.days.store.deal(day);
      if (deal === null) continue;
      const { entries, par } = await this.field(deal);
      const places = placed([...entries.map(({ score }) => score), ...par]);
      for (const [at, { entry }] of entries.entries()) {
        if (entry.player === '') continue;
        const before = percents.get(entry.player)?.best ?? [];
        const best = [...before, places[at]?.percent ?? 0];
        percents.set(entry.player, { best, latest: entry, seat: deal.seat });
      }
    }
    const totals = [...percents.values()].map((each) => ({ ...each, total: bestOf(each.best) }));
    totals.sort((a, b) => b.total - a.total);
    const lines: MonthLine[] = [];
    for (const { best, latest, seat, total } of totals) {
      const mine = isOf(latest, person);
      if (lines.length >= MONTH_LINES && !mine) continue;
      const rank = totals.filter((other) => other.total > total).length + 1;
      lines.push({ name: (await this.nameIn(latest, seat)).name, total, days: best.length, rank, mine });
    }
    return { month, best: BEST_DAYS, lines };
  }

  private async past(today: string, person: Person | null): Promise<readonly DayPast[]> {
    const past: DayPast[] = [];
    for (let back = 1; back <= PAST; back++) {
      const day = dayAfter(today, -back);
      const deal = await this.days.store.deal(day);
      if (deal === null) continue;
      const { game, preset } = deal;
      const entries = await this.days.store.entries(day);
      const mine = await this.mine(deal, entries, person);
      const own = mine === null || mine.percent === null ? null : { percent: mine.percent, rank: mine.rank ?? 0 };
      past.push({ day, game, preset, side: this.days.sideOf(deal), begun: entries.length, mine: own });
    }
    return past;
  }

  /** The results that count in a day: one of each address, and those of the computer players. */
  private async field(
    deal: Deal,
    besides: DayEntry | null = null,
  ): Promise<{ entries: Scored[]; par: readonly DayPar[] }> {
    const entries: Scored[] = [];
    const seen = new Set<string>();
    for (const entry of await this.days.store.entries(deal.day)) {
      if (
        besides !== null &&
        (entry.match === besides.match || (entry.address !== '' && entry.address === besides.address))
      )
        continue;
      if (entry.address === REPEATED || (entry.address !== '' && seen.has(entry.address))) continue;
      seen.add(entry.address);
      const score = await this.days.count(deal, entry);
      if (score !== null) entries.push({ entry, score });
    }
    return { entries, par: (await this.days.store.par(deal.day)) ?? [] };
  }

  private async mine(deal: Deal, entries: readonly DayEntry[], person: Person | null): Promise<OwnDay | null> {
    const entry = entries.find((each) => isOf(each, person));
    if (entry === undefined) return null;
    const { match } = entry;
    const others = await this.field(deal, entry);
    const scores = [...others.entries.map(({ score }) => score), ...others.par];
    const score = await this.days.count(deal, entry);
    if (score === null) return { match, score, rank: null, field: scores.length, percent: null };
    const [place] = placed([score, ...scores]);
    return { match, score, rank: place?.rank ?? 1, field: scores.length + 1, percent: place?.percent ?? 100 };
  }

  private async nameIn({ match: id }: DayEntry, seat: number): Promise<Pick<DayLine, 'name' | 'match'>> {
    const match = await this.host.journal.match(id);
    const sitter = match?.chairs.find(({ place }) => place === seat);
    return { name: sitter?.name ?? ERASED_NAME, match: match?.endedAt == null ? null : id };
  }
}

function isOf({ player }: DayEntry, person: Person | null): boolean {
  return person !== null && player !== '' && person.all.includes(player);
}
