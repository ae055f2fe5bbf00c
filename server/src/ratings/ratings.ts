/** The ratings of a server, folded anew from its journal whenever somebody asks for them and they may have changed. */
import { createHmac } from 'node:crypto';
import { ENOUGH_MATCHES, type Games, type RatingShown, type RatingTable } from '@dwo/shared';
import type { Person } from '../people/identity';
import type { PeopleStore } from '../people/store';
import { inSlices } from '../slices';
import { type CollectingHost, Collector } from './collect';
import { differenceFor, middle, type Prior, type Rated, rating, type Skill, shown, UNKNOWN } from './fold';
import { loadUpdate } from './update';

/** How long ratings are kept before they are folded again. */
const KEPT_MS = 10_000;
/** The number of lines in a table. */
const LINES = 50;
/** The number of changes that are told, and of matches in the history. */
const CHANGES = 20;
const HISTORY = 200;
/** A side is a favourite from so many matches on. */
const FAVOURITE = 3;
/** The deviation of a computer player's fixed skill. */
const COMPUTER_SIGMA = 1;
const SALT_BYTES = 32;

/** The parts of the server that ratings use. */
export interface RatingsHost extends CollectingHost {
  readonly journal: CollectingHost['journal'] & { settingOr(name: string, make: () => string): Promise<string> };
  readonly people: CollectingHost['people'] & { readonly store: Pick<PeopleStore, 'read' | 'change'> };
  readonly steady: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

interface Folded {
  readonly rated: readonly Rated[];
  readonly names: ReadonlyMap<string, string>;
  /** By person: whether they are in no table. */
  readonly hidden: ReadonlySet<string>;
}

/** The ratings of one server. */
export class Ratings {
  private readonly collector: Collector;
  private latest: Promise<Folded> | null = null;
  private latestAt = 0;
  /** The latest ratings that are ready. */
  private ready: Folded | null = null;

  constructor(private readonly host: RatingsHost) {
    this.collector = new Collector(host);
  }

  /** The tables of all games that have a rating. */
  async tables(person: Person | null): Promise<readonly RatingTable[]> {
    const { rated, names, hidden } = await this.folded();
    const handle = await this.handles();
    return [...this.host.games.keys()].map((game): RatingTable => {
      const own = rated.filter((each) => each.game === game);
      const { inTable, ranks } = tableOf(own, hidden);
      const lines = inTable.slice(0, LINES).map(({ person: id, skill, changes }, at) => {
        const name = names.get(id) ?? '';
        const mine = person?.all.includes(id) === true;
        return { rank: ranks[at] ?? 0, name, person: handle(id), rating: shown(skill), matches: changes.length, mine };
      });
      const provisional = own.filter(({ changes }) => changes.length < ENOUGH_MATCHES).length;
      return { game, lines, computers: this.computers(game), provisional };
    });
  }

  /** The ratings of a person, by game. */
  async of(person: Person): Promise<readonly RatingShown[]> {
    const { rated, hidden } = await this.folded();
    return rated.filter((each) => person.all.includes(each.person)).map((each) => this.shownOf(each, rated, hidden));
  }

  /** The page of the person with this handle; null if there is none or if they hide it. */
  async page(wanted: string): Promise<{ readonly name: string; readonly ratings: readonly RatingShown[] } | null> {
    const { rated, names, hidden } = await this.folded();
    const handle = await this.handles();
    const own = rated.filter(({ person }) => !hidden.has(person) && handle(person) === wanted);
    const [first] = own;
    if (first === undefined) return null;
    return { name: names.get(first.person) ?? '', ratings: own.map((each) => this.shownOf(each, rated, hidden)) };
  }

  /**
   * The mean of what is known about a person's strength, from 0 to 3000. Nobody waits for it: until ratings are folded, everybody
   * counts as unknown.
   */
  strengthOf(person: Person | null, game: string): number {
    if (person === null) return middle(UNKNOWN);
    this.folded().catch(() => {});
    const own = this.ready?.rated.find((each) => each.game === game && person.all.includes(each.person));
    return middle(own?.skill ?? UNKNOWN);
  }

  /** Takes a person out of the tables, or back into them. */
  async hide({ id }: Person, unlisted: boolean): Promise<void> {
    await this.host.people.store.change(id, (person) =>
      person.unlisted === unlisted ? null : { ...person, unlisted },
    );
    this.latest = null;
  }

  private shownOf(
    { game, person, skill, changes }: Rated,
    all: readonly Rated[],
    hidden: ReadonlySet<string>,
  ): RatingShown {
    const { inTable, ranks } = tableOf(
      all.filter((each) => each.game === game),
      hidden,
    );
    const at = inTable.findIndex((each) => each.person === person);
    const latest = [...changes].reverse();
    const streak = latest.findIndex(({ result }) => result !== 'won');
    return {
      ...{ game, rating: shown(skill), matches: changes.length, provisional: changes.length < ENOUGH_MATCHES },
      rank: ranks[at] ?? null,
      changes: latest.slice(0, CHANGES),
      history: changes.slice(-HISTORY).map(({ after }) => after),
      favourite: favouriteOf(changes),
      wins: streak < 0 ? latest.length : streak,
    };
  }

  private computers(game: string) {
    const strengths = Object.keys(this.host.games.get(game)?.measured?.strengths ?? {});
    return strengths.map((strength) => {
      return { strength, rating: shown(computerSkill(this.host.games, game, strength) ?? UNKNOWN) };
    });
  }

  private folded(): Promise<Folded> {
    const now = this.host.steady();
    if (this.latest === null || now - this.latestAt > KEPT_MS) {
      this.latestAt = now;
      this.latest = this.fold();
      this.latest.catch(() => {
        this.latest = null;
      });
    }
    return this.latest;
  }

  private async fold(): Promise<Folded> {
    const { games, people } = this.host;
    const { matches, names } = await this.collector.collect();
    const prior: Prior = {
      share: (game, battle, label) => games.get(game)?.measured?.battles[battle]?.[label] ?? null,
      computer: (game, strength) => computerSkill(games, game, strength),
    };
    const rated = await inSlices(rating(matches, prior, await loadUpdate()));
    const hidden = new Set<string>();
    for (const { person } of rated) if ((await people.store.read(person)).unlisted) hidden.add(person);
    this.ready = { rated, names, hidden };
    return this.ready;
  }

  /** Makes handles of people, from which nobody can tell their identity. */
  private async handles(): Promise<(person: string) => string> {
    const make = () => Buffer.from(this.host.random(SALT_BYTES)).toString('base64url');
    const salt = await this.host.journal.settingOr('ratings salt', make);
    return (person) => createHmac('sha256', salt).update(person).digest('base64url').slice(0, 16);
  }
}

function computerSkill(games: Games, game: string, strength: string): Skill | null {
  const share = games.get(game)?.measured?.strengths[strength];
  return share === undefined ? null : { mu: UNKNOWN.mu + differenceFor(share, COMPUTER_SIGMA), sigma: COMPUTER_SIGMA };
}

/** The people with enough matches who don't hide, the best first, and their places. */
function tableOf(rated: readonly Rated[], hidden: ReadonlySet<string>) {
  const enough = rated.filter(({ changes, person }) => changes.length >= ENOUGH_MATCHES && !hidden.has(person));
  const inTable = enough.sort((a, b) => shown(b.skill) - shown(a.skill));
  const ranks = inTable.map(({ skill }) => inTable.filter((other) => shown(other.skill) > shown(skill)).length + 1);
  return { inTable, ranks };
}

function favouriteOf(changes: Rated['changes']): string | null {
  const labels = [...new Set(changes.map(({ label }) => label))];
  const shares = labels.flatMap((label) => {
    const own = changes.filter((change) => change.label === label);
    const won = own.filter(({ result }) => result === 'won').length;
    return own.length < FAVOURITE ? [] : [{ label, share: won / own.length }];
  });
  shares.sort((a, b) => b.share - a.share);
  return shares[0]?.label ?? null;
}
