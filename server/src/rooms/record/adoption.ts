/**
 * Matches that were begun under older rules. The present rules take over a match that they play to the very same table, from
 * its first die to its latest move; its record names them from then on, and it goes on.
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
import type { HeldMatch, Journal, MatchRecord, Origin, PlayedBy } from '../../journal/journal';
import { inSlices } from '../../slices';
import { isFormer, recordingOf, type Whole } from './recording';

type Rules = Game['rules'];

/**
 * Why the present rules can't take a match over, for anybody who asks. What was thrown may name moves and what is hidden: that is
 * for the log alone.
 */
interface Refused {
  readonly why: string;
  readonly error?: unknown;
}

/** The result: the match under the present rules, or why they can't take it over. */
export type Adopted = { readonly record: HeldMatch } | Refused;

export class Adoption {
  /** Why not, by the key of the match: nobody here writes in a match that can't be played, so it stays so. */
  private readonly refused = new Map<number, string>();

  constructor(
    private readonly journal: Journal,
    private readonly former: FormerRules,
  ) {}

  /** Why the present rules can't take a match over, as far as that is known without playing it; null if it must be tried. */
  whyNot(record: MatchRecord, { rules }: Game): string | null {
    const { key, version, endedAt } = record;
    const older = version < rules.version && endedAt === null && !isFormer(record);
    const stands = `it was begun under version ${version} of the rules, this server plays version ${rules.version}`;
    return older ? (this.refused.get(key) ?? null) : stands;
  }

  /** Lets the present rules take a match over; writes nothing if they can't. Rejects with `Fenced` when the lease has ended. */
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

  private async tried(record: HeldMatch, game: Game): Promise<PlayedBy | Refused> {
    const { rules } = game;
    const options = game.options.safeParse(record.options);
    if (!options.success) return { why: 'the present ones have other options' };
    if (rules.checkSetup(frozen(options.data)).length > 0) return { why: 'the present ones refuse its options' };
    const { origin } = record;
    if (record.begunAt === null) return { version: rules.version, options: options.data, origin };
    const playedBy = { version: rules.version, options: begunUnder(game, options.data, record.version), origin };
    const former = await this.former(record.game, record.version);
    if (former === null) return { why: 'these are not kept here' };
    if (canonicalJson(packsOf(former, record.options)) !== canonicalJson(packsOf(rules, options.data))) {
      return { why: 'the present ones have other packs' };
    }
    const told = recordingOf(record, await this.journal.entries(record.key), former);
    try {
      const now = renamed(told, game);
      const [before, after] = [await inSlices(end(former, told)), await inSlices(end(rules, now))];
      if (!alike(before, after)) return { why: 'the present ones play it otherwise' };
      return now.origin === undefined
        ? playedBy
        : { ...playedBy, origin: { ...(origin as Origin), record: now.origin } };
    } catch (error) {
      return { why: 'the present ones refuse something in it', error };
    }
  }
}

/** Options that keep the readings of the rules under which a match was begun, if the game has them still. */
function begunUnder(game: Game, options: unknown, version: number): unknown {
  return game.asBegun === undefined ? options : game.asBegun(options, version);
}

/** The record as one of the present rules. Throws if its options, or those of a match it goes on from, are not theirs. */
function renamed(record: Whole, game: Game): Whole {
  const { origin, ...rest } = record;
  const options = begunUnder(game, game.options.parse(record.options), record.version);
  const own = { ...rest, version: game.rules.version, options };
  return origin === undefined ? own : { ...own, origin: renamed(origin, game) };
}

/** The end of a record: its last state, the table, and the seals on secrets. */
interface End {
  readonly state: object;
  readonly seals: readonly Seal[];
}

/** Plays what stands of a record, on the plain state: rules from a bundle don't know our proxies. Throws what they refuse. */
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

/** Whether everything that one value says is said by another one too, which may say more: a new version may have new fields. */
function includes(more: unknown, less: unknown): boolean {
  if (typeof less !== 'object' || less === null) return more === less;
  if (typeof more !== 'object' || more === null || Array.isArray(more) !== Array.isArray(less)) return false;
  if (Array.isArray(less) && less.length !== (more as unknown[]).length) return false;
  return Object.entries(less).every(
    ([key, value]) => Object.hasOwn(more, key) && includes((more as Record<string, unknown>)[key], value),
  );
}
