/** Matches that go on from a moment of another: finds the record, plays it up to there, and says why not if that can't be. */
import { frozen, opensCommitment, type Recording, replaying, standingIntents, type Tagged } from '@dwo/kernel';
import { type ForkWish, type Game, type Terms, termsIn } from '@dwo/shared';
import { z } from 'zod';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import type { Origin } from '../journal/journal';
import { inSlices } from '../slices';
import { recordOf } from './record';

/** What a match begins with that goes on from another. */
export interface Fork {
  readonly game: Game;
  readonly preset: string;
  /** What time there was in the match it goes on from; the rules' times if that came from a file. */
  readonly terms: Terms;
  readonly origin: Origin & { readonly record: Recording<Tagged, unknown> };
}

/** A record may have so many entries; the longest matches have a fifth of it. */
const MOST_ENTRIES = 10_000;
/** So many intents may have to be played before a match that goes on can begin, those of earlier matches included. */
const MOST_INTENTS = 6_000;
/** How often a match may have gone on from another. */
const MOST_ORIGINS = 8;

/** Finds where to go on. Throws a Refusal for what is unknown, not over, of other rules, no record, or over at that moment. */
export async function forkFrom(host: Host, wish: ForkWish): Promise<Fork> {
  const found: object = 'match' in wish ? await recordOf(host, wish.match) : wish.record;
  const { game: id, version } = found as { readonly game?: unknown; readonly version?: unknown };
  const game = typeof id === 'string' ? host.games.get(id) : undefined;
  if (game === undefined) throw new Refusal('GAME_UNKNOWN', 'This game is not played here', 404, 'fork');
  if (version !== game.rules.version) {
    const why = `It was played by version ${version} of the rules, and matches are begun by version ${game.rules.version}`;
    throw new Refusal('MATCH_UNPLAYABLE', why, 409, 'fork');
  }
  const record = upTo(provable(shaped(game, found)), wish.entries);
  const step = await played(game, record);
  const former = 'match' in wish ? await host.journal.match(wish.match) : null;
  const { preset = '', terms } = former ?? {};
  return { game, preset, terms: termsIn(terms), origin: { match: 'match' in wish ? wish.match : '', step, record } };
}

/** The record in the shape that records have, without what neither dice nor state depend on. */
function shaped(game: Game, found: unknown): Recording<Tagged, unknown> {
  const { data, error } = recordShape(game, MOST_ORIGINS).safeParse(found);
  if (error === undefined) return data as Recording<Tagged, unknown>;
  const [issue] = error.issues;
  const where = ['fork', 'record', ...(issue?.path ?? [])].join('.');
  throw new Refusal('BAD_MESSAGE', `This is no record that can be gone on with: ${issue?.message}`, 422, where);
}

/** The record, if its dice and those of the matches it went on from can be proven: nobody could prove what goes on from it. */
function provable(record: Recording<Tagged, unknown>): Recording<Tagged, unknown> {
  for (let each: Recording<Tagged, unknown> | undefined = record; each !== undefined; each = each.origin) {
    if (opensCommitment(each.commitment, each.secret)) continue;
    throw new Refusal('MATCH_UNPLAYABLE', 'The commitment in this record is not to the secret in it', 409, 'fork');
  }
  return record;
}

function recordShape(game: Game, origins: number): z.ZodType {
  const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
  const entry = z.union([
    z.object({ seat: z.int().min(0).max(31), intent: game.intent }),
    z.object({ back: z.int().min(0) }),
    z.object({ deed: z.looseObject({ type: z.string() }) }),
  ]);
  return z.object({
    format: z.literal(2),
    game: z.literal(game.rules.id),
    version: z.literal(game.rules.version),
    options: game.options,
    commitment: hex(64),
    secret: hex(64),
    entropy: z.array(hex(32).nullable()).max(32),
    entries: z.array(entry).max(MOST_ENTRIES),
    ...(origins === 0
      ? { origin: z.undefined() }
      : { origin: z.lazy(() => recordShape(game, origins - 1)).optional() }),
  });
}

/** The first entries of a record; of those only the intents that stand, for nothing else changes anything of the game. */
function upTo(record: Recording<Tagged, unknown>, entries: number): Recording<Tagged, unknown> {
  if (entries > record.entries.length) {
    throw new Refusal('BAD_MESSAGE', `The record has ${record.entries.length} entries only`, 422, 'fork.entries');
  }
  const kept = standing({ ...record, entries: record.entries.slice(0, entries) });
  if (intentsIn(kept) > MOST_INTENTS)
    throw new Refusal('BAD_MESSAGE', 'This match is too long to go on with', 422, 'fork');
  return kept;
}

function standing({ origin, ...record }: Recording<Tagged, unknown>): Recording<Tagged, unknown> {
  const entries = standingIntents(record);
  return origin === undefined ? { ...record, entries } : { ...record, entries, origin: standing(origin) };
}

function intentsIn({ entries, origin }: Recording<Tagged, unknown>): number {
  return entries.length + (origin === undefined ? 0 : intentsIn(origin));
}

/** Plays it, how many intents stand. Throws if that can't be, or if it is over then. */
async function played(game: Game, record: Recording<Tagged, unknown>): Promise<number> {
  try {
    const state = await inSlices(replaying(game.rules, record));
    if (game.rules.outcome(frozen(state)) === null) return record.entries.length;
  } catch (error) {
    throw new Refusal('MATCH_UNPLAYABLE', `This record can't be played: ${messageOf(error)}`, 409, 'fork');
  }
  throw new Refusal('MATCH_OVER', 'The match is over at that moment; go on from an earlier one', 409, 'fork.entries');
}
