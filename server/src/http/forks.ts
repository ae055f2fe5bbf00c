/** Prepares forks, which go on from a step of another match: finds the record, checks it and replays it up to there. */
import {
  canonicalJson,
  DICE_KINDS,
  following,
  frozen,
  opensCommitment,
  packsOf,
  type Recording,
  replaying,
  standingIntents,
  type Tagged,
} from '@dwo/kernel';
import { type ForkWish, type Game, type Terms, termsIn } from '@dwo/shared';
import { z } from 'zod';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import type { Origin } from '../journal/journal';
import { asReadNow } from '../new-options';
import { inSlices } from '../slices';
import { firstMistake, type Mistake } from './piecewise';
import { recordOf } from './record';

/** The first position and the settings of a fork. */
export interface Fork {
  readonly game: Game;
  readonly preset: string;
  /** The time limits of the earlier match; the default ones if the record came from a file. */
  readonly terms: Terms;
  readonly origin: Origin & { readonly record: Recording<Tagged, unknown> };
}

/** The most entries in a record; the longest matches have a fifth of this. */
const MOST_ENTRIES = 10_000;
/** The most intents that are replayed for a fork, earlier matches included. */
const MOST_INTENTS = 6_000;
/** The most matches in a chain of forks. */
const MOST_ORIGINS = 8;

/**
 * Prepares a fork. Throws a Refusal if the match is unknown, not over or of another ruleset version, if the record is
 * invalid, or if the match was over at that step.
 */
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
  // Which dice follow its last entry is not for the record to say.
  const shaped = await inSlices(shaping(game, { ...found, ahead: undefined }));
  const whole = provable('match' in wish ? shaped : asReadNow(game, shaped));
  const taken = upTo(whole, wish.entries);
  const step = await played(game, taken);
  const record = wish.dice === 'same' ? await withDiceToCome(game, whole, taken) : taken;
  const former = 'match' in wish ? await host.journal.match(wish.match) : null;
  const { preset = '', terms } = former ?? {};
  return { game, preset, terms: termsIn(terms), origin: { match: 'match' in wish ? wish.match : '', step, record } };
}

/** Whether a match with these options has cards that stay closed for ever. */
function hasClosedCards({ rules, options }: Game, agreed: unknown): boolean {
  if (rules.packs === undefined) return false;
  const { data } = options.safeParse(agreed);
  return data !== undefined && packsOf(rules, data).length > 0;
}

/**
 * Checks the shape of a record up to its first mistake, one entry per step, and returns it without fields on which neither
 * dice nor state depend. Throws a Refusal that names the field.
 */
export function* shaping(
  game: Game,
  found: unknown,
  origins = MOST_ORIGINS,
): Generator<void, Recording<Tagged, unknown>> {
  const { entries, origin, options, ahead, ...rest } = found as Record<string, unknown>;
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
  if (origin !== undefined && (typeof origin !== 'object' || origin === null)) {
    throw bad({ path: ['origin'], message: 'no record' });
  }
  const before = origin === undefined ? undefined : yield* shaping(game, origin, origins - 1);
  const followed = ahead === undefined ? null : yield* shapingAhead(game, ahead, countOf(before));
  return {
    ...{ ...head.data, options: agreed.data, entries: kept },
    ...(followed === null ? {} : { ahead: followed }),
    ...(before === undefined ? {} : { origin: before }),
  } as unknown as Recording<Tagged, unknown>;
}

/** The number of matches in a chain of forks, from its latest match back. */
function countOf(latest: Recording<Tagged, unknown> | undefined): number {
  return latest === undefined ? 0 : 1 + countOf(latest.origin);
}

/** Checks the shape of the intents that followed in an earlier match, which goes on from a chain of so many others. */
function* shapingAhead(game: Game, ahead: unknown, chain: number): Generator<void, readonly unknown[]> {
  if (!Array.isArray(ahead) || ahead.length > MOST_INTENTS) {
    throw bad({ path: ['ahead'], message: 'no list of intents, or too many' });
  }
  const shape = followedShape(game, chain);
  const kept: unknown[] = [];
  for (const [i, each] of ahead.entries()) {
    const { data, error } = shape.safeParse(each);
    if (error !== undefined) throw bad({ path: ['ahead', i], message: error.issues[0]?.message ?? 'no intent' });
    kept.push(data);
    yield;
  }
  return kept;
}

function bad({ path, message }: Mistake = { path: [], message: 'no record' }): Refusal {
  const where = ['fork', 'record', ...path].join('.');
  return new Refusal('BAD_MESSAGE', `This record can not be forked: ${message}`, 422, where);
}

/**
 * Returns the record if its secret, and those of the matches it was forked from, fit their commitments. Throws a Refusal
 * otherwise, because the dice of the fork could not be verified either.
 */
function provable(record: Recording<Tagged, unknown>): Recording<Tagged, unknown> {
  for (let each: Recording<Tagged, unknown> | undefined = record; each !== undefined; each = each.origin) {
    if (opensCommitment(each.commitment, each.secret)) continue;
    throw new Refusal('MATCH_UNPLAYABLE', 'The secret in this record does not fit its commitment', 409, 'fork');
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
    dice: z.enum(DICE_KINDS).optional(),
  });
}

function followedShape(game: Game, chain: number) {
  const name = z.string().regex(/^[ -~]{1,200}$/);
  const back = z.int().min(0).max(chain).optional();
  return z.object({ seat: z.int().min(0).max(31), intent: game.intent, occasion: name, dice: name, back });
}

function entryShape(game: Game) {
  return z.union([
    z.object({ seat: z.int().min(0).max(31), intent: game.intent }),
    z.object({ back: z.int().min(0) }),
    z.object({ deed: z.looseObject({ type: z.string() }) }),
  ]);
}

/**
 * The first `entries` entries of a record. Of these only the intents that were not undone are kept; nothing else changes the
 * game.
 */
function upTo(record: Recording<Tagged, unknown>, entries: number): Recording<Tagged, unknown> {
  if (entries > record.entries.length) {
    throw new Refusal('BAD_MESSAGE', `The record has ${record.entries.length} entries only`, 422, 'fork.entries');
  }
  const kept = standing({ ...record, entries: record.entries.slice(0, entries) });
  if (intentsIn(kept) > MOST_INTENTS)
    throw new Refusal('BAD_MESSAGE', 'This match is too long to be forked', 422, 'fork');
  return kept;
}

function standing({ origin, ...record }: Recording<Tagged, unknown>): Recording<Tagged, unknown> {
  const entries = standingIntents(record);
  return origin === undefined ? { ...record, entries } : { ...record, entries, origin: standing(origin) };
}

function intentsIn({ entries, origin }: Recording<Tagged, unknown>): number {
  return entries.length + (origin === undefined ? 0 : intentsIn(origin));
}

/**
 * The part that is taken over, with the dice that followed it. Without them if an undo has changed that part later, or if the
 * match is too long. Throws a Refusal if the match breaks the rules after that part.
 */
async function withDiceToCome(
  game: Game,
  whole: Recording<Tagged, unknown>,
  taken: Recording<Tagged, unknown>,
): Promise<Recording<Tagged, unknown>> {
  const { entries } = standing(whole);
  const before = entries.slice(0, taken.entries.length);
  const isSame = canonicalJson(before) === canonicalJson(taken.entries);
  if (!isSame || intentsIn(standing(whole)) > MOST_INTENTS) return taken;
  try {
    return { ...taken, ahead: await inSlices(following(game.rules, whole, taken.entries.length)) };
  } catch (error) {
    throw new Refusal('MATCH_UNPLAYABLE', `This record can't be played: ${messageOf(error)}`, 409, 'fork');
  }
}

/** Replays the record; returns how many intents it has. Throws a Refusal if that fails or if the match is over then. */
async function played(game: Game, record: Recording<Tagged, unknown>): Promise<number> {
  try {
    const state = await inSlices(replaying(game.rules, record));
    if (game.rules.outcome(frozen(state)) === null) return record.entries.length;
  } catch (error) {
    throw new Refusal('MATCH_UNPLAYABLE', `This record can't be played: ${messageOf(error)}`, 409, 'fork');
  }
  throw new Refusal('MATCH_OVER', 'The match is over at that step; choose an earlier one', 409, 'fork.entries');
}
