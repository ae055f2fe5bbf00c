/** Tournaments as people see them. */
import { frozen } from '@dwo/kernel';
import type {
  Standing,
  TournamentLine,
  TournamentMatch,
  TournamentMember,
  TournamentRound,
  TournamentShown,
  WaitingTournament,
} from '@dwo/shared';
import { MOST_COMPUTERS } from '@dwo/shared';
import type { Host } from '../host';
import { ERASED_NAME } from '../journal/erasing';
import type { Person } from '../people/identity';
import { battleOf, openIn, type Row, rowsOf } from './battles';
import { isFull, matchesIn, mayJoin, memberWith, type PairMatch, presentIn, type Tournament } from './fold';
import { tableOf } from './standings';

/** The parts of the server that this uses. */
export type ShowingHost = Pick<Host, 'journal' | 'games' | 'live' | 'now'>;

/** A tournament in a list. */
export async function lineOf(
  host: ShowingHost,
  tournament: Tournament,
  person: Person | null,
): Promise<TournamentLine> {
  const me = person === null ? null : memberWith(tournament, person.all);
  const rows =
    me === null || tournament.stage !== 'playing' ? new Map<string, Row>() : await openRows(host, tournament);
  return lineWith(tournament, { me, rows });
}

/** A tournament that begins within so many hours waits for its members. */
const SOON_HOURS = 24;
const HOUR_MS = 3_600_000;

/** The things that a tournament has for a member who comes back; null if nothing waits for this person. */
export async function waitingIn(
  host: ShowingHost,
  tournament: Tournament,
  person: Person,
): Promise<WaitingTournament | null> {
  const { id, stage, settings, rounds, length, members } = tournament;
  const me = memberWith(tournament, person.all);
  if (me === null || members[me]?.left === true) return null;
  const { title, startsAt } = settings;
  const line = { id, title, startsAt, round: rounds.length, rounds: length };
  if (stage === 'open') {
    const isSoon = startsAt - host.now() <= SOON_HOURS * HOUR_MS;
    return isSoon ? { ...line, stage, deadline: null, unopened: 0 } : null;
  }
  if (stage !== 'playing') return null;
  const rows = await openRows(host, tournament);
  const isUnopened = (row: Row | undefined) => row !== undefined && row.begunAt === null && row.endedAt === null;
  const unopened = openIn(tournament).filter((match) => match.seats.includes(me) && isUnopened(rows.get(match.id)));
  const deadline = rounds.at(-1)?.deadline ?? null;
  return unopened.length === 0 ? null : { ...line, stage, deadline, unopened: unopened.length };
}

async function openRows(host: ShowingHost, tournament: Tournament): Promise<ReadonlyMap<string, Row>> {
  return rowsOf(
    host,
    openIn(tournament).map(({ id }) => id),
  );
}

interface Asker {
  /** The member who asks; null for others. */
  readonly me: number | null;
  /** The rows of the matches that can be played now. */
  readonly rows: ReadonlyMap<string, Row>;
}

function lineWith(tournament: Tournament, { me, rows }: Asker): TournamentLine {
  const { id, settings, stage, members, rounds, length } = tournament;
  const { title, game, preset, pace, startsAt } = settings;
  const names = (at: number) => members[at]?.name ?? '';
  const winners = stage === 'over' ? tableOf(tournament).filter(({ rank }) => rank === 1) : [];
  return {
    ...{ id, title, game, preset, pace, stage, startsAt },
    members: members.filter(({ gone }) => !gone).length,
    round: rounds.length,
    rounds: length,
    winners: winners.map(({ member }) => names(member)),
    mine: me !== null,
    waiting: me === null ? 0 : openIn(tournament).filter((match) => waitsFor(match, me, rows.get(match.id))).length,
  };
}

/** Whether a match waits for a member: they must decide, or nobody has opened it. */
function waitsFor({ seats }: PairMatch, me: number, row: Row | undefined): boolean {
  if (!seats.includes(me) || row === undefined || row.endedAt !== null) return false;
  return row.begunAt === null || row.awaited.some((seat) => seats[seat] === me);
}

/** A tournament on its page. */
export async function shownOf(
  host: ShowingHost,
  tournament: Tournament,
  person: Person | null,
): Promise<TournamentShown> {
  const { settings, stage, members, creator, creatorName, off } = tournament;
  const me = person === null ? null : memberWith(tournament, person.all);
  const rows = await openRows(host, tournament);
  const isCreator = person?.all.includes(creator) === true;
  const game = host.games.get(settings.game);
  const people = members.map(({ name, player, strength, left, gone, from }): TournamentMember => {
    // Those who left before the beginning keep their number, and nothing else.
    return { name: gone ? ERASED_NAME : name, bot: player === null, strength, left, from };
  });
  return {
    ...lineWith(tournament, { me, rows }),
    ...{ now: host.now(), creator: creatorName, visibility: settings.visibility, people, me, isCreator, off },
    roundsSoFar: tournament.rounds.map((_, round) => roundOf(host, tournament, round, rows)),
    table: tableOf(tournament),
    mayJoin: me === null && mayJoin(tournament),
    strengths:
      isCreator && stage === 'open' && !isFull(tournament) && computersIn(tournament) < MOST_COMPUTERS
        ? (game?.bot?.strengths ?? (game?.bot ? [''] : []))
        : [],
  };
}

/** How many computer players are members. */
export function computersIn(tournament: Tournament): number {
  return presentIn(tournament).filter((at) => tournament.members[at]?.player === null).length;
}

function roundOf(
  host: ShowingHost,
  tournament: Tournament,
  round: number,
  rows: ReadonlyMap<string, Row>,
): TournamentRound {
  const { deadline = 0, bye = null } = tournament.rounds[round] ?? {};
  const game = host.games.get(tournament.settings.game);
  const [first = '', second = ''] = game?.chairs(frozen(battleOf(tournament, round)) as never) ?? [];
  const matches = matchesIn(tournament).filter((match) => match.round === round);
  return {
    ...{ n: round + 1, deadline, bye },
    matches: matches.map(({ id, seats, scored, leg }): TournamentMatch => {
      const row = rows.get(id);
      const stage = stageOf(scored !== null, row);
      const [a = 0, b = 0] = scored?.points ?? [];
      const awaited = stage === 'playing' ? (row?.awaited ?? []) : [];
      return {
        ...{ id, members: seats, labels: [first, second], stage, how: scored?.how ?? null },
        points: scored === null ? null : leg === 0 ? [a, b] : [b, a],
        awaited: awaited.flatMap((seat) => seats[seat] ?? []),
        deadline: stage === 'playing' ? (row?.deadline ?? null) : null,
        standing: stage === 'playing' ? boardOf(host, id) : null,
      };
    }),
  };
}

function stageOf(isScored: boolean, row: Row | undefined): TournamentMatch['stage'] {
  if (isScored) return 'over';
  if (row === undefined) return 'later';
  return row.endedAt !== null ? 'over' : row.begunAt === null ? 'waiting' : 'playing';
}

/** The score of the board, if this process has the match open. */
function boardOf({ live }: ShowingHost, id: string): Standing | null {
  const room = live.get(id);
  return room?.ready === true ? room.standing() : null;
}
