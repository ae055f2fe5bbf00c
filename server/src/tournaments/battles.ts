/** Makes the matches of a tournament, and opens those that nobody has to be there for. */
import { frozen } from '@dwo/kernel';
import type { Game, Games, Terms } from '@dwo/shared';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Neighbours } from '../cluster/neighbours';
import { Refusal } from '../failure';
import type { Journal } from '../journal/journal';
import type { Tables } from '../journal/tables';
import type { NewMatches } from '../new-matches';
import { newOptions } from '../new-options';
import { EMPTY_CHAIR } from '../rooms/seats/chairs';
import { openUnattended } from '../rooms/unattended';
import type { Sample } from '../sample';
import { newKeys } from '../secrets';
import { isSwiss, type Member, matchesIn, type PairMatch, type Tournament } from './fold';
import { clockOf } from './waiting';

/** How many matches between computers a server plays at once for all tournaments. */
const MOST_ALONE = 2;

/** The parts of the server that making matches uses. */
export interface BattleHost {
  readonly journal: Journal;
  readonly newMatches: Pick<NewMatches, 'create'>;
  readonly games: Games;
  readonly neighbours: Pick<Neighbours, 'beforeJoin'>;
  /** The open matches of this process, by id. */
  readonly live: ReadonlyMap<string, unknown>;
  readonly log: Logger;
  readonly noise: Sample;
  readonly draining: boolean;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The row of a match, which is read without opening it. */
export interface Row {
  readonly id: string;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
  readonly awaited: readonly number[];
  readonly deadline: number | null;
}

/** The rows of these matches, by id. */
export async function rowsOf(
  { journal }: { readonly journal: Pick<Journal, 'people'> },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map();
  const db = journal.people as unknown as Kysely<Tables>;
  const query = db.selectFrom('matches').select(['id', 'begun_at', 'ended_at', 'awaited', 'deadline']);
  const rows = await query.where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, begun_at, ended_at, awaited, deadline }) => {
      const times = { begunAt: timeIn(begun_at), endedAt: timeIn(ended_at), deadline: timeIn(deadline) };
      return [id, { id, ...times, awaited: JSON.parse(awaited) as number[] }];
    }),
  );
}

function timeIn(time: number | string | null): number | null {
  return time === null ? null : Number(time);
}

/** The clock of the matches: days for each decision, or half of the minutes for each side. */
function termsOf({ settings: { pace } }: Tournament): Terms {
  return pace.kind === 'round-robin' ? { kind: 'correspondence', days: pace.daysPerMove } : clockOf(pace.minutes);
}

/** The battle of a round, from 0. */
export function battleOf({ rounds, settings }: Tournament, round: number): unknown {
  return rounds[round]?.options ?? settings.options;
}

/** The matches that can be played now: in a Swiss tournament the second of a pair waits for the first. */
export function openIn(tournament: Tournament): readonly PairMatch[] {
  const all = matchesIn(tournament);
  return all.filter(({ scored, leg }, at) => {
    return scored === null && (leg === 0 || !isSwiss(tournament) || (all[at - 1]?.scored ?? null) !== null);
  });
}

/** The battles of all tournaments of a server. */
export class Battles {
  /** The open matches between computers. */
  private readonly alone = new Set<string>();

  constructor(private readonly host: BattleHost) {}

  /** Whether a match goes on although nobody is there. */
  keeps(match: string): boolean {
    return this.alone.has(match);
  }

  /** Makes and opens what is missing. What fails is tried again at the next look. */
  async furnish(tournament: Tournament): Promise<void> {
    const game = this.host.games.get(tournament.settings.game);
    if (game === undefined || tournament.stage !== 'playing') return;
    const open = openIn(tournament);
    const rows = await rowsOf(
      this.host,
      open.map(({ id }) => id),
    );
    for (const match of open) {
      if (this.host.draining) return;
      const row = rows.get(match.id);
      if (row === undefined && !(await this.make(tournament, game, match))) return;
      const [a, b] = match.members.map((at) => tournament.members[at]);
      if (a?.player === null && b?.player === null) await this.playAlone(match.id, row?.endedAt ?? null);
      else if (!isSwiss(tournament) && (row?.begunAt ?? null) === null) await this.open(match.id);
    }
  }

  /** Makes a match through the gate that all new matches pass; false if that is too much now. */
  private async make(tournament: Tournament, game: Game, { id, round, seats }: PairMatch): Promise<boolean> {
    const { journal, newMatches, now, random } = this.host;
    const { preset, visibility } = tournament.settings;
    const options = newOptions(game, battleOf(tournament, round));
    const labels = game.chairs(frozen(options) as never);
    const sitters = seats.map((at) => tournament.members[at] as Member);
    try {
      await newMatches.create(`tournament ${tournament.id}`, {
        ...{ id, game: game.rules.id, version: game.rules.version, preset, options, visibility, rated: true },
        ...newKeys(game.rules, options, random),
        terms: termsOf(tournament),
        createdAt: now(),
        chairs: sitters.map((member, place) => ({ ...chairOf(member), place, wish: labels[place] ?? '' })),
      });
      return true;
    } catch (error) {
      // Another server of the cluster may have been faster.
      if ((await journal.match(id)) !== null) return true;
      if (error instanceof Refusal && error.status === 429) return false;
      throw error;
    }
  }

  /** Opens a match so that it begins; it closes again by itself, and its clocks and notices go on. */
  private async open(match: string): Promise<void> {
    try {
      await openUnattended(this.host.neighbours, match);
    } catch (error) {
      const more = this.host.noise.next();
      if (more !== null) this.host.log.warn({ error, match, ...more }, 'a match of a tournament could not be opened');
    }
  }

  private async playAlone(match: string, endedAt: number | null): Promise<void> {
    const { live } = this.host;
    for (const each of this.alone) if (!live.has(each)) this.alone.delete(each);
    if (endedAt !== null || live.has(match) || this.alone.size >= MOST_ALONE) return;
    this.alone.add(match);
    await this.open(match);
  }
}

function chairOf({ player, name, strength }: Member) {
  if (player === null) return { ...EMPTY_CHAIR, name, bot: true, strength };
  // A person who was erased has no seat that anybody could take: their clock runs.
  return { ...EMPTY_CHAIR, name, player: player === '' ? null : player };
}
