/** Adds up the halves of a mirror match, from their records. */
import type { Outcome } from '@dwo/kernel';
import { frozen } from '@dwo/kernel';
import {
  type EndedHalf,
  type Game,
  gaveUp,
  type HalfPerson,
  type HalfResult,
  type HalfShown,
  type HalvesShown,
  halfResult,
  halvesShown,
  winsIn,
} from '@dwo/shared';
import type { Host } from '../host';
import type { EntryRecord, MatchRecord } from '../journal/journal';
import { endKnownTo, timeOf } from '../rooms/watching/publicity';
import { isHeld, playedOf, pointsOf } from '../tournaments/results';
import { pairOf } from './pairs';

/** The number of results in the cache. */
const KEPT = 500;

/** The parts of the server that this uses. */
export type HalvesHost = Pick<Host, 'journal' | 'games' | 'adoption' | 'live' | 'now'>;

/** The mirror matches of a server. Results are remembered, because a match that is over does not change. */
export class Halves {
  private readonly results = new Map<number, Promise<HalfResult>>();

  constructor(private readonly host: HalvesHost) {}

  /**
   * The mirror match that a match is a half of, as a person with these ids may know it; null for a match that is no half of one.
   */
  async shownTo(players: readonly string[], match: MatchRecord): Promise<HalvesShown | null> {
    const pair = await pairOf(this.host, match);
    const game = this.host.games.get(match.game);
    if (pair === null || game === undefined) return null;
    const { first } = pair;
    const labels = bothLabels(game, first);
    const one = await this.half(game, first, players);
    // The rematch would tell that the match before is over.
    const second = one.result === null && match.id === first.id ? null : pair.second;
    const other = second === null ? null : await this.half(game, second, players);
    const people = [personAt(first, 0), personAt(first, 1)] as const;
    return halvesShown({ half: match.id === first.id ? 1 : 2, people, labels, first: one, second: other });
  }

  /** A half by its own seats, without its sides. */
  private async half(game: Game, match: MatchRecord, players: readonly string[]): Promise<Omit<HalfShown, 'labels'>> {
    const { id, begunAt } = match;
    if (begunAt === null) return { id, stage: 'lobby', result: null };
    if (endKnownTo(match, players, timeOf(this.host, match)) === null) return { id, stage: 'playing', result: null };
    return { id, stage: 'over', result: await this.resultOf(game, match) };
  }

  private resultOf(game: Game, match: MatchRecord): Promise<HalfResult> {
    const known = this.results.get(match.key);
    if (known !== undefined) return known;
    const counted = this.count(game, match);
    this.results.set(match.key, counted);
    counted.catch(() => this.results.delete(match.key));
    const [oldest] = this.results.keys();
    if (this.results.size > KEPT && oldest !== undefined) this.results.delete(oldest);
    return counted;
  }

  /** The result of a match that is over, by its record. */
  private async count(game: Game, match: MatchRecord): Promise<HalfResult> {
    const entries = await this.host.journal.entries(match.key);
    const played = await playedOf(this.host.adoption, game, match, entries);
    const wins = pointsOf(match, { entries, awaited: [], board: null, waited: false });
    return halfResult({
      labels: bothLabels(game, match),
      wins,
      before: game.standing === undefined ? null : (played?.before ?? null),
      after: played === null ? null : (game.standing?.(played.last) ?? null),
      end: endOf(match, entries, wins),
    });
  }
}

/** How a match that is over ended for its loser. */
function endOf(match: MatchRecord, entries: readonly EntryRecord[], wins: EndedHalf['wins']): EndedHalf['end'] {
  const loser = wins[0] === wins[1] ? null : wins[0] < wins[1] ? 0 : 1;
  if (loser === null) return 'played';
  if (isHeld(match, loser)) return 'left';
  const outcome = winsIn(match.outcome as Outcome);
  const intents = entries.flatMap(({ kind, seat, body }) => (kind === 'intent' ? [{ seat, intent: body }] : []));
  return outcome[loser] < 0.5 && gaveUp(intents, loser) ? 'gaveUp' : 'played';
}

function bothLabels(game: Game, { options }: MatchRecord): readonly [string, string] {
  const [one = '', other = ''] = game.chairs(frozen(options));
  return [one, other];
}

function personAt({ chairs }: MatchRecord, seat: number): HalfPerson {
  const { name = '', bot = false } = chairs.find(({ place }) => place === seat) ?? {};
  return { name, bot };
}
