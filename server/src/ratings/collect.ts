/** Reads the matches that count for ratings from the journal. */

import { setImmediate as turn } from 'node:timers/promises';
import type { Outcome } from '@dwo/kernel';
import { frozen, keyedDice } from '@dwo/kernel';
import type { Game, Games } from '@dwo/shared';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { usualStrength } from '../days/draw';
import type { Journal } from '../journal/journal';
import type { ChairRow, MatchRow, Tables } from '../journal/tables';
import type { Identity } from '../people/identity';
import { isPublic } from '../rooms/watching/publicity';
import type { RatedMatch, RatedPlayer, RatedSide } from './fold';

/** In a game that does not say itself what is fair, sides may differ by so much of the dearer one's price. */
const FAIR_PRICE = 0.15;

/** The number of matches that are read at once. */
const PAGE = 25;
const ENDED = ['key', 'id', 'game', 'preset', 'ended_at', 'outcome', 'delay', 'sealed_until'] as const;

type EndedRow = Pick<MatchRow, (typeof ENDED)[number]>;

/** The parts of the server that collecting uses. */
export interface CollectingHost {
  readonly journal: Pick<Journal, 'people' | 'match'>;
  readonly games: Games;
  readonly people: { readonly identity: Pick<Identity, 'person'> };
  readonly now: () => number;
}

/** The matches that count, and the latest name of each person in them. */
export interface Collected {
  readonly matches: readonly RatedMatch[];
  readonly names: ReadonlyMap<string, string>;
}

/** The facts in a match's options that ratings need. */
interface Dealt {
  readonly labels: readonly string[];
  readonly measuredAs: string;
}

/** Collects matches; it remembers what it found in the options of those that still exist. */
export class Collector {
  private fair: ReadonlyMap<string, boolean> = new Map();
  private dealt: ReadonlyMap<string, Dealt> = new Map();

  constructor(private readonly host: CollectingHost) {}

  /** All matches that count and whose end everybody may know. */
  async collect(): Promise<Collected> {
    const { games, now } = this.host;
    const ids = new Map<string, string>();
    const names = new Map<string, string>();
    const matches: RatedMatch[] = [];
    const fair = new Map<string, boolean>();
    const dealt = new Map<string, Dealt>();
    for await (const { row, seats } of this.ended()) {
      const game = games.get(row.game);
      const endedAt = Number(row.ended_at);
      const ended = { endedAt, delay: row.delay, sealedUntil: row.sealed_until };
      if (game === undefined || !isPublic(ended, now())) continue;
      if (row.preset === '') {
        fair.set(row.id, this.fair.get(row.id) ?? (await this.isFair(row.id, game)));
        if (fair.get(row.id) !== true) continue;
      }
      for (const { player } of seats) {
        if (player !== null && !ids.has(player)) ids.set(player, (await this.host.people.identity.person(player)).id);
      }
      const outcome = JSON.parse(row.outcome ?? 'null') as Outcome;
      const { labels, measuredAs } = this.dealt.get(row.id) ?? (await this.dealtIn(row, game));
      dealt.set(row.id, { labels, measuredAs });
      const sides = sidesOf(labels, game, seats, { outcome, ids });
      if (sides === null) continue;
      for (const { player, name } of seats) if (player !== null) names.set(ids.get(player) ?? player, name);
      matches.push({ id: row.id, game: row.game, battle: row.preset, measuredAs, endedAt, sides });
    }
    // Deleted matches are forgotten here too.
    this.fair = fair;
    this.dealt = dealt;
    return { matches, names };
  }

  /** The matches that count and have ended, in the order of their ends, with a turn of the event loop after each page. */
  private async *ended(): AsyncGenerator<{ readonly row: EndedRow; readonly seats: readonly ChairRow[] }> {
    const db = this.host.journal.people as unknown as Kysely<Tables>;
    for (let after = { ended_at: 0, key: 0 }; ; ) {
      const rows = await db
        .selectFrom('matches')
        .select(ENDED)
        .where('rated', '=', 1)
        .where('ended_at', 'is not', null)
        .where('outcome', 'is not', null)
        .where(sql<SqlBool>`(ended_at, key) > (${after.ended_at}, ${after.key})`)
        .orderBy('ended_at')
        .orderBy('key')
        .limit(PAGE)
        .execute();
      const keys = rows.map(({ key }) => key);
      const query = db.selectFrom('chairs').selectAll().where('match', 'in', keys).orderBy('place');
      const chairs = keys.length === 0 ? [] : await query.execute();
      for (const row of rows) yield { row, seats: chairs.filter(({ match }) => match === row.key) };
      const last = rows.at(-1);
      if (last === undefined) return;
      after = { ended_at: Number(last.ended_at), key: Number(last.key) };
      await turn();
    }
  }

  /** The labels of a match's seats, and the name under which its balance is known. */
  private async dealtIn({ id, preset }: EndedRow, game: Game): Promise<Dealt> {
    const match = await this.host.journal.match(id);
    const options = match === null ? null : (frozen(match.options) as never);
    return {
      labels: options === null ? [] : game.chairs(options),
      measuredAs: options === null || preset === '' ? preset : (game.measuredAs?.(preset, options) ?? preset),
    };
  }

  /** Whether the sides of a custom battle are even. A game without points or a word of its own has no fair custom battles. */
  private async isFair(id: string, game: Game): Promise<boolean> {
    const match = await this.host.journal.match(id);
    const isPlain = match !== null && match.version === game.rules.version && match.origin === null;
    if (!isPlain) return false;
    const options = frozen(match.options) as never;
    if (game.isFair !== undefined) return game.isFair(options);
    if (game.standing === undefined) return false;
    const state = game.rules.setup(options, keyedDice(match.secret, 0));
    const points = Object.values(game.standing(frozen(state)).left);
    return points.length > 1 && Math.max(...points) - Math.min(...points) <= FAIR_PRICE * Math.max(...points);
  }
}

/**
 * The sides of a match with their places. A side of which a seat ended in other hands has left, and is placed last. Null for
 * a match that is none of two or more sides, or that people without an identity played.
 */
function sidesOf(
  labels: readonly string[],
  game: Game,
  seats: readonly ChairRow[],
  { outcome, ids }: { readonly outcome: Outcome; readonly ids: ReadonlyMap<string, string> },
): readonly RatedSide[] | null {
  if (labels.length !== seats.length) return null;
  const apart = new Set(labels).size < 2;
  const teams = new Map<string, { players: RatedPlayer[]; label: string; won: boolean; left: boolean }>();
  for (const { place, bot, strength, player, held } of seats) {
    const label = labels[place] ?? '';
    const key = apart ? String(place) : label;
    const team = teams.get(key) ?? { players: [], label, won: false, left: false };
    if (bot === 1) team.players.push({ computer: strength ?? usualStrength(game) ?? '' });
    else if (player === null) return null;
    else team.players.push({ person: ids.get(player) ?? player });
    team.won ||= outcome.winners.includes(place);
    team.left ||= held !== null;
    teams.set(key, team);
  }
  if (teams.size < 2) return null;
  const drawn = outcome.winners.length === 0;
  return [...teams.values()].map(({ players, label, won, left }) => {
    return { label, players, rank: left ? 3 : won || drawn ? 1 : 2 };
  });
}
