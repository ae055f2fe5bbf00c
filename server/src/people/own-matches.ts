/** The matches of one person, from the record, or from the room where one is open. */
import { frozen, type Outcome } from '@dwo/kernel';
import type { Game, OwnMatch, OwnMatchChair, OwnMatches } from '@dwo/shared';
import { termsIn } from '@dwo/shared';
import type { Host } from '../host';
import type { MatchRecord, PlayersMatch } from '../journal/journal';
import type { Person } from './identity';

/** A list has so many of the latest matches. */
const LISTED = 100;

/** What somebody's list of matches shows: those where it is his turn first, then those under way, then finished ones. */
export async function ownMatches(host: Host, person: Person): Promise<OwnMatches> {
  const found = new Map<string, PlayersMatch>();
  for (const id of person.all) {
    for (const each of await host.journal.matchesOf(id, LISTED)) found.set(each.match.id, each);
  }
  const matches = [...found.values()].map((each) => ownMatch(host, person, each)).sort(byUrgency);
  const waiting = matches.filter(({ yourTurn }) => yourTurn).length;
  return { now: host.now(), waiting, matches: matches.slice(0, LISTED) };
}

function ownMatch(host: Host, person: Person, { match, count, latestAt }: PlayersMatch): OwnMatch {
  const { id, game, preset, createdAt, begunAt, endedAt } = match;
  const stage = begunAt === null ? 'lobby' : endedAt === null ? 'playing' : 'over';
  const { awaited, deadline } = stage === 'playing' ? match.standing : { awaited: [], deadline: null };
  const chairs = chairsOf(host.games.get(game), match, person, awaited);
  return {
    id,
    game,
    preset,
    stage,
    seq: count,
    terms: termsIn(match.terms),
    chairs,
    yourTurn: chairs.some((chair) => chair.plays && chair.awaited),
    deadline,
    createdAt,
    lastAt: latestAt,
    endedAt,
    outcome: match.outcome as Outcome | null,
  };
}

function chairsOf(
  game: Game | undefined,
  { options, begunAt, chairs }: MatchRecord,
  person: Person,
  awaited: readonly number[],
): OwnMatchChair[] {
  const labels = labelsOf(game, options) ?? chairs.map(() => '');
  const is = (player: string | null | undefined) => player != null && person.all.includes(player);
  return labels.map((label, place) => {
    const sitter = chairs.find((chair) => chair.place === place);
    const held = sitter?.held ?? null;
    const mine = is(sitter?.player);
    return {
      name: sitter?.name ?? '',
      label: begunAt === null ? '' : label,
      taken: sitter !== undefined,
      bot: sitter?.bot ?? false,
      mine,
      held: held !== null,
      plays: held === null ? mine : is(held),
      awaited: awaited.includes(place),
    };
  });
}

/** Null for a game, or options, that this server no longer plays. */
function labelsOf(game: Game | undefined, options: unknown): readonly string[] | null {
  const parsed = game?.options.safeParse(options);
  return game === undefined || parsed?.success !== true ? null : game.chairs(frozen(parsed.data));
}

const STAGE_ORDER = { playing: 0, lobby: 1, over: 2 } as const;

function byUrgency(a: OwnMatch, b: OwnMatch): number {
  if (a.yourTurn !== b.yourTurn) return a.yourTurn ? -1 : 1;
  if (a.yourTurn && a.deadline !== b.deadline) return (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
  return STAGE_ORDER[a.stage] - STAGE_ORDER[b.stage] || latest(b) - latest(a);
}

function latest({ lastAt, endedAt, createdAt }: OwnMatch): number {
  return endedAt ?? lastAt ?? createdAt;
}
