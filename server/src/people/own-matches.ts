/** The matches of one person, from the journal. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Outcome } from '@dwo/kernel';
import type { OwnMatch, OwnMatchChair, OwnMatches, WaitingTurn } from '@dwo/shared';
import { termsIn } from '@dwo/shared';
import type { Host } from '../host';
import type { ChairRecord, ListedMatch, PlayersMatch } from '../journal/journal';
import { rematchesOf } from '../rooms/rematch';
import type { Person } from './identity';
import type { ChairLabels } from './labels';

/** The most matches in a list. */
const LISTED = 100;

/** The matches of a person: first those where it is their turn, then others under way, then finished ones. */
export async function ownMatches(host: Host, labels: ChairLabels, person: Person): Promise<OwnMatches> {
  const found = await foundOf(host, person);
  const all = found.map((each) => ({ each, shown: withoutChairs(each, person) }));
  const listed = all.sort((a, b) => byUrgency(a.shown, b.shown)).slice(0, LISTED);
  const rematches = await rematchesOf(
    host,
    listed.flatMap(({ shown }) => (shown.stage === 'over' ? [shown.id] : [])),
  );
  const matches: OwnMatch[] = [];
  for (const { each, shown } of listed) {
    const chairs = chairsOf(each.match, await labels.of(each.match), person);
    matches.push({ ...shown, chairs, rematch: rematches.get(shown.id) ?? null });
  }
  return { now: host.now(), waiting: all.filter(({ shown }) => shown.yourTurn).length, matches };
}

/** The number of matches in which a person is awaited. */
export async function waitingFor(host: Host, person: Person): Promise<number> {
  return (await foundOf(host, person)).filter(({ match }) => isTheirTurn(match, person)).length;
}

/** The match in which a person is awaited whose clock runs out first; null if there is none. */
export function firstTurn(found: readonly PlayersMatch[], person: Person): WaitingTurn | null {
  const waiting = found.filter(({ match }) => isTheirTurn(match, person));
  const [first] = waiting.sort((a, b) => byUrgency(withoutChairs(a, person), withoutChairs(b, person)));
  if (first === undefined) return null;
  const { id, chairs } = first.match;
  const others = chairs.filter((chair) => !is(chair.player, person) && !plays(chair, person));
  return {
    match: id,
    others: others.map(({ name, bot }) => ({ name, bot })),
    deadline: standingOf(first.match).deadline,
  };
}

/** The latest matches of a person. */
export async function foundOf(host: Pick<Host, 'journal'>, person: Person): Promise<PlayersMatch[]> {
  const found = new Map<string, PlayersMatch>();
  for (const id of person.all) {
    await turn();
    for (const each of await host.journal.matchesOf(id, LISTED)) found.set(each.match.id, each);
  }
  return [...found.values()];
}

function stageOf({ begunAt, endedAt }: ListedMatch): OwnMatch['stage'] {
  return begunAt === null ? 'lobby' : endedAt === null ? 'playing' : 'over';
}

/** The seats that owe a decision and the deadline; empty unless the match is under way. */
function standingOf(match: ListedMatch): ListedMatch['standing'] {
  return stageOf(match) === 'playing' ? match.standing : { awaited: [], deadline: null };
}

export function isTheirTurn(match: ListedMatch, person: Person): boolean {
  const { awaited } = standingOf(match);
  return match.chairs.some((chair) => awaited.includes(chair.place) && plays(chair, person));
}

function plays({ player, held }: ChairRecord, person: Person): boolean {
  return is(held ?? player, person);
}

function is(player: string | null, person: Person): boolean {
  return player !== null && person.all.includes(player);
}

function withoutChairs({ match, count, latestAt }: PlayersMatch, person: Person): Shown {
  const { id, game, preset, createdAt, endedAt } = match;
  return {
    id,
    game,
    preset,
    stage: stageOf(match),
    seq: count,
    terms: termsIn(match.terms),
    yourTurn: isTheirTurn(match, person),
    deadline: standingOf(match).deadline,
    createdAt,
    lastAt: latestAt,
    endedAt,
    outcome: match.outcome as Outcome | null,
  };
}

function chairsOf(match: ListedMatch, known: readonly string[] | null, person: Person): OwnMatchChair[] {
  const { begunAt, chairs } = match;
  const { awaited } = standingOf(match);
  const labels = known ?? chairs.map(() => '');
  return labels.map((label, place) => {
    const sitter = chairs.find((chair) => chair.place === place);
    return {
      name: sitter?.name ?? '',
      label: begunAt === null ? '' : label,
      taken: sitter !== undefined,
      bot: sitter?.bot ?? false,
      mine: is(sitter?.player ?? null, person),
      held: (sitter?.held ?? null) !== null,
      plays: sitter !== undefined && plays(sitter, person),
      awaited: awaited.includes(place),
    };
  });
}

const STAGE_ORDER = { playing: 0, lobby: 1, over: 2 } as const;

type Shown = Omit<OwnMatch, 'chairs' | 'rematch'>;

function byUrgency(a: Shown, b: Shown): number {
  if (a.yourTurn !== b.yourTurn) return a.yourTurn ? -1 : 1;
  if (a.yourTurn && a.deadline !== b.deadline) return (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
  return STAGE_ORDER[a.stage] - STAGE_ORDER[b.stage] || latest(b) - latest(a);
}

function latest({ lastAt, endedAt, createdAt }: Shown): number {
  return endedAt ?? lastAt ?? createdAt;
}
