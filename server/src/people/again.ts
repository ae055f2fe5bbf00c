/** Sets up another match with the people of a finished one, long after everybody has left it. */
import { frozen } from '@dwo/kernel';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';
import { rematchOf, setUpRematch } from '../rooms/rematch';
import { Chairs } from '../rooms/seats/chairs';
import { avoidance } from './blocking';
import type { Person } from './identity';

/** The number under which an invitation is stored instead of a seat, so that it can't clash with turns of the new match. */
const INVITED_AT = 1_000;

/**
 * Returns the id of the match in which the people of a finished one meet again: the follow-up of the latest match they
 * finished together, set up now if there is none. Everybody else with a chair gets a notice. Throws a Refusal if the match is
 * not over, the person had no chair in it, or the address has set up too much.
 */
export async function playAgain(host: Host, person: Person, match: string, address: string): Promise<string> {
  const first = await host.journal.match(match);
  if (first === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${match}`, 404, 'match');
  const own = ownChair(first, person);
  if (own === undefined) throw new Refusal('NOT_SEATED', 'You did not play in this match', 403);
  if (first.endedAt === null) throw new Refusal('NOT_OVER', 'The match is not over', 409);
  const last = await latest(host, first, person);
  if (last.endedAt === null) return last.id;
  const game = host.games.get(last.game);
  if (game === undefined) throw new Refusal('GAME_UNKNOWN', `There is no game ${last.game}`, 404);
  const chairs = new Chairs(game.chairs(frozen(last.options)), last.chairs);
  const wish = { address, creator: person.id, swapped: last.outcome !== null };
  const id = await setUpRematch(host, last, chairs, wish);
  const { name } = ownChair(last, person) ?? own;
  await inviteOthers(host, last, { match: id, person, name });
  return id;
}

/** The person who asks the others, and the match that they are asked to. */
interface Invitation {
  readonly match: string;
  readonly person: Person;
  /** The name of that person at the table. */
  readonly name: string;
  /** Whether somebody needs no notice, because they are at the table. Default: nobody. */
  isHere?(place: number): boolean;
}

/** Sends everybody else who had a chair in a match a notice of the next one, but for people who block each other. */
export async function inviteOthers(
  host: Pick<Host, 'games' | 'people'>,
  last: MatchRecord,
  { match, person, name, isHere }: Invitation,
): Promise<void> {
  const game = host.games.get(last.game);
  if (game === undefined) return;
  const named = { en: game.about.en.name, de: game.about.de.name };
  for (const { player, place, bot } of last.chairs) {
    if (bot || player === null || person.all.includes(player) || isHere?.(place) === true) continue;
    if ((await avoidance(host.people, person, [player])) !== null) continue;
    const invitation = { match, game: named, others: [name], deadline: null, again: true };
    await host.people.notices.invited(player, INVITED_AT + place, invitation);
  }
}

/** Follows the chain of rematches to the last one in which the person has a chair or may still take one. */
async function latest(host: Host, first: MatchRecord, person: Person): Promise<MatchRecord> {
  let last = first;
  for (;;) {
    const id = await rematchOf(host, last);
    const next = id === null ? null : await host.journal.match(id);
    if (next === null) return last;
    if (next.endedAt === null) return next;
    if (ownChair(next, person) === undefined) {
      throw new Refusal('MATCH_FULL', 'The others have played on without you; open a new game', 409);
    }
    last = next;
  }
}

function ownChair({ chairs }: MatchRecord, { all }: Person) {
  return chairs.find(({ player }) => player !== null && all.includes(player));
}
