/**
 * Lets matches that were begun under an older ruleset version go on. The present rules adopt a match if replaying its record
 * gives exactly the same end state; from then on the record names the present version.
 */
import {
  canonicalJson,
  clone,
  frozen,
  packsOf,
  play,
  recordedDice,
  type Seal,
  Seals,
  secretFromHex,
  standingIntents,
} from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { FormerRules } from '../../former-rules';
import type { EntryRecord, HeldMatch, Journal, MatchRecord, Origin, PlayedBy } from '../../journal/journal';
import { inSlices } from '../../slices';
import { isFormer, recordingOf, type Whole } from './recording';

type Rules = Game['rules'];

/**
 * Why the present rules can't adopt a match. `why` is for anybody who asks; `error` may contain moves and hidden information,
 * so it goes to the log alone.
 */
interface Refused {
  readonly why: string;
  readonly error?: unknown;
}

/** The match under the present rules, or why they can't adopt it. */
export type Adopted = { readonly record: HeldMatch } | Refused;

/** Adopts matches of older versions, and remembers those it has refused. */
export class Adoption {
  /** The refusals, by key of the match. Such a match can't be written to, so a refusal stays true. */
  private readonly refused = new Map<number, string>();

  constructor(
    private readonly journal: Journal,
    private readonly former: FormerRules,
  ) {}

  /** Why the present rules can't adopt a match, as far as that is known without a replay; null if a replay must decide. */
  whyNot(record: MatchRecord, game: Game): string | null {
    const { key, version, endedAt } = record;
    const { rules } = game;
    const older = version < rules.version && endedAt === null && !isFormer(record, game);
    const stands = `it was begun under version ${version} of the rules, this server plays version ${rules.version}`;
    return older ? (this.refused.get(key) ?? null) : stands;
  }

  /**
   * Replays a match under the present rules and adopts it if the end is the same; writes nothing otherwise. Rejects with
   * `Fenced` when the lease has ended.
   */
  async adopt(record: HeldMatch, game: Game): Promise<Adopted> {
    const adopted = await this.tried(record, game);
    if ('why' in adopted) {
      const why = `it was begun under version ${record.version} of the rules, and ${adopted.why}`;
      this.refused.set(record.key, why);
      return { ...adopted, why };
    }
    await this.journal.savePlayedBy(record.lease, adopted);
    return { record: { ...record, ...adopted } };
  }

  /**
   * The record of a match that has begun, whatever its version, as the present rules replay it; nothing is written. Null if they do
   * not come to the same end as its own rules, or if its own are not kept here.
   */
  async inPresentRules(match: MatchRecord, game: Game, entries: readonly EntryRecord[]): Promise<Whole | null> {
    if (match.version === game.rules.version) return recordingOf(match, entries, game.rules);
    if (isFormer(match, game) || optionsIn(match, game) === null) return null;
    const told = await this.retold(match, game, entries);
    return 'why' in told ? null : told;
  }

  private async tried(record: HeldMatch, game: Game): Promise<PlayedBy | Refused> {
    const { rules } = game;
    const { version, origin, begunAt } = record;
    const options = optionsIn(record, game);
    if (options === null) return { why: 'the present ones have other options' };
    if (rules.checkSetup(frozen(options)).length > 0) return { why: 'the present ones refuse its options' };
    if (begunAt === null) return { version: rules.version, options, origin };
    const now = await this.retold(record, game, await this.journal.entries(record.key));
    if ('why' in now) return now;
    const playedBy = { version: rules.version, options: begunUnder(game, options, version), origin };
    return now.origin === undefined ? playedBy : { ...playedBy, origin: { ...(origin as Origin), record: now.origin } };
  }

  /** The record under the present rules, if they come to the same end as its own; otherwise why not. */
  private async retold(match: MatchRecord, game: Game, entries: readonly EntryRecord[]): Promise<Whole | Refused> {
    const { rules } = game;
    const former = await this.former(match.game, match.version);
    if (former === null) return { why: 'these are not kept here' };
    if (canonicalJson(packsOf(former, match.options)) !== canonicalJson(packsOf(rules, optionsIn(match, game)))) {
      return { why: 'the present ones have other packs' };
    }
    const told = recordingOf(match, entries, former);
    try {
      const now = renamed(told, game);
      const [before, after] = [await inSlices(end(former, told)), await inSlices(end(rules, now))];
      return alike(before, after) ? now : { why: 'the present ones play it otherwise' };
    } catch (error) {
      return { why: 'the present ones refuse something in it', error };
    }
  }
}

/** The options of a match as the present rules read them; null if they can't. */
function optionsIn(match: MatchRecord, game: Game): unknown {
  const { success, data } = game.options.safeParse(match.options);
  return success ? data : null;
}

/** Adds to the options the rule readings of the version under which the match began, if the game still has them. */
function begunUnder(game: Game, options: unknown, version: number): unknown {
  return game.asBegun === undefined ? options : game.asBegun(options, version);
}

/** The record under the present version. Throws if the game refuses its options, or those of the match it was forked from. */
function renamed(record: Whole, game: Game): Whole {
  const { origin, ...rest } = record;
  const options = begunUnder(game, game.options.parse(record.options), record.version);
  const own = { ...rest, version: game.rules.version, options };
  return origin === undefined ? own : { ...own, origin: renamed(origin, game) };
}

/** The end of a record: the last state, the table, and the seals of secrets. */
interface End {
  readonly state: object;
  readonly seals: readonly Seal[];
}

/** Replays a record on plain state, because rules of a bundle can't handle our proxies. Throws what the rules refuse. */
function* end(rules: Rules, record: Whole): Generator<void, End> {
  const { origin, secret } = record;
  const options = frozen(record.options);
  const dice = recordedDice(record, rules);
  const state = origin === undefined ? rules.setup(options, dice(0)) : clone((yield* end(rules, origin)).state);
  const seals = new Seals(rules, secretFromHex(secret), rules.seats(options));
  seals.look(state, 0);
  for (const [i, { seat, intent }] of standingIntents(record).entries()) {
    play(rules, state, seat, intent, dice(i + 1));
    seals.look(state, i + 1);
    yield;
  }
  return { state, seals: seals.all };
}

function alike(before: End, after: End): boolean {
  return includes(after.state, before.state) && canonicalJson(after.seals) === canonicalJson(before.seals);
}

/** Whether `more` contains everything in `less`. It may contain more, because a new version may add fields. */
function includes(more: unknown, less: unknown): boolean {
  if (typeof less !== 'object' || less === null) return more === less;
  if (typeof more !== 'object' || more === null || Array.isArray(more) !== Array.isArray(less)) return false;
  if (Array.isArray(less) && less.length !== (more as unknown[]).length) return false;
  return Object.entries(less).every(
    ([key, value]) => Object.hasOwn(more, key) && includes((more as Record<string, unknown>)[key], value),
  );
}
