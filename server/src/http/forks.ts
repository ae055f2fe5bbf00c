/** Matches that go on from a moment of another: finds the record, plays it up to there, and says why not if that can't be. */
import { frozen, opensCommitment, packsOf, type Recording, replaying, standingIntents, type Tagged } from '@dwo/kernel';
import { type ForkWish, type Game, type Terms, termsIn } from '@dwo/shared';
import { z } from 'zod';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import type { Origin } from '../journal/journal';
import { asReadNow } from '../new-options';
import { inSlices } from '../slices';
import { firstMistake, type Mistake } from './piecewise';
import { recordOf } from './record';

/** The first position and settings of a match that goes on from another. */
export interface Fork {
  readonly game: Game;
  readonly preset: string;
  /** The time limits of the match it goes on from; the rules' own if that came from a file. */
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
  if (hasClosedCards(game, (found as { readonly options?: unknown }).options)) {
    const why = 'Cards of this match stay closed for ever, so nobody can deal the ones it would go on with';
    throw new Refusal('MATCH_UNPLAYABLE', why, 409, 'fork');
  }
  const shaped = await inSlices(shaping(game, found));
  const record = upTo(provable('match' in wish ? shaped : asReadNow(game, shaped)), wish.entries);
  const step = await played(game, record);
  const former = 'match' in wish ? await host.journal.match(wish.match) : null;
  const { preset = '', terms } = former ?? {};
  return { game, preset, terms: termsIn(terms), origin: { match: 'match' in wish ? wish.match : '', step, record } };
}

/** Whether a match with these options has cards that nobody may ever see. */
function hasClosedCards({ rules, options }: Game, agreed: unknown): boolean {
  if (rules.packs === undefined) return false;
  const { data } = options.safeParse(agreed);
  return data !== undefined && packsOf(rules, data).length > 0;
}

/**
 * The record in the shape that records have, without what neither dice nor state depend on: looked at entry by entry, up to
 * the first that is none.
 */
export function* shaping(
  game: Game,
  found: unknown,
  origins = MOST_ORIGINS,
): Generator<void, Recording<Tagged, unknown>> {
  const { entries, origin, options, ...rest } = found as Record<string, unknown>;
  if (origins < 0) throw bad({ path: ['origin'], message: 'Too many matches went on from each other' });
  const head = headShape(game).safeParse(rest);
  if (!head.success) throw bad(head.error.issues[0]);
  const wrong = yield* firstMistake(game.options, options, ['options']);
  if (wrong !== null) throw bad(wrong);
  const agreed = game.options.safeParse(options);
  if (!agreed.success) throw bad(agreed.error.issues[0]);
  if (!Array.isArray(entries)) throw bad({ path: ['entries'], message: 'no list of entries' });
  if (entries.length > MOST_ENTRIES) throw bad({ path: ['entries'], message: 'too many entries' });
  const shape = entryShape(game);
  const kept: unknown[] = [];
  for (const [i, entry] of entries.entries()) {
    const { data, error } = shape.safeParse(entry);
    if (error !== undefined) throw bad({ path: ['entries', i], message: error.issues[0]?.message ?? 'no entry' });
    kept.push(data);
    yield;
  }
  const record = { ...head.data, options: agreed.data, entries: kept };
  if (origin === undefined) return record as unknown as Recording<Tagged, unknown>;
  if (typeof origin !== 'object' || origin === null) throw bad({ path: ['origin'], message: 'no record' });
  const before = yield* shaping(game, origin, origins - 1);
  return { ...record, origin: before } as unknown as Recording<Tagged, unknown>;
}

function bad({ path, message }: Mistake = { path: [], message: 'no record' }): Refusal {
  const where = ['fork', 'record', ...path].join('.');
  return new Refusal('BAD_MESSAGE', `This is no record that can be gone on with: ${message}`, 422, where);
}

/** The record, if its dice and those of the matches it went on from can be proven: nobody could prove what goes on from it. */
function provable(record: Recording<Tagged, unknown>): Recording<Tagged, unknown> {
  for (let each: Recording<Tagged, unknown> | undefined = record; each !== undefined; each = each.origin) {
    if (opensCommitment(each.commitment, each.secret)) continue;
    throw new Refusal('MATCH_UNPLAYABLE', 'The commitment in this record is not to the secret in it', 409, 'fork');
  }
  return record;
}

function headShape(game: Game) {
  const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
  return z.object({
    format: z.literal(2),
    game: z.literal(game.rules.id),
    version: z.literal(game.rules.version),
    commitment: hex(64),
    secret: hex(64),
    entropy: z.array(hex(32).nullable()).max(32),
  });
}

function entryShape(game: Game) {
  return z.union([
    z.object({ seat: z.int().min(0).max(31), intent: game.intent }),
    z.object({ back: z.int().min(0) }),
    z.object({ deed: z.looseObject({ type: z.string() }) }),
  ]);
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
