/** Two matches that some viewers can't tell apart by the rules: the same steps, apart from what these viewers must not know. */
import {
  attempt,
  clone,
  frozen,
  keyedDice,
  matchKey,
  Seals,
  type Seat,
  samePlain,
  secretFromHex,
  type Tagged,
  type Viewer,
} from '@dwo/kernel';
import type { AnyRules, Random } from '@dwo/kernel/testing';
import type { Beginnings, Secrecy } from '@dwo/shared/testing';
import { IntentPool } from '../../../packages/kernel/src/testing/strange';

/** A step that is played at both tables. */
export type TwinStep =
  /** A seat plays. The two intents may differ if no viewer may notice it. */
  | { readonly type: 'play'; readonly seat: Seat; readonly intents: readonly [Tagged, Tagged] }
  /** A request that both referees refuse; `null` stands for a spectator. */
  | { readonly type: 'try'; readonly seat: Seat | null; readonly intent: Tagged }
  /** A spectator joins, a player returns to their seat, or HTTP requests are sent. */
  | { readonly type: 'watch' | 'look' }
  | { readonly type: 'return'; readonly seat: Seat };

/** Two matches that can be played over the network. */
export interface Twins {
  readonly seats: number;
  readonly starts: readonly [object, object];
  readonly secrets: readonly [string, string];
  readonly entropy: readonly (string | null)[];
  readonly uninformed: readonly Viewer[];
  readonly steps: readonly TwinStep[];
  /** The seals made in each, as hex. */
  readonly seals: readonly [readonly string[], readonly string[]];
  /** The number of steps whose events differ. */
  readonly different: number;
}

/** How twins are made. */
export interface Plan extends Beginnings {
  readonly rules: AnyRules;
  readonly secrecy: Secrecy;
  readonly random: Random;
}

/** Types of intent that end a match early. */
const RARE: readonly string[] = ['resign', 'agreeEnd'];
/** The number of pairs of intents that are tried for one step. */
const TRIES = 24;

interface Table {
  readonly state: object;
  readonly key: Uint8Array;
}

type Pair<T> = readonly [T, T];

/** Makes twins; null if the viewers can tell the beginnings apart. */
export function makeTwins(plan: Plan): Twins | null {
  const { rules, options, births, entropy, uninformed } = plan;
  const keys = births.map(({ secret }) => matchKey(secretFromHex(secret), entropy)) as unknown as Pair<Uint8Array>;
  const starts = births.map(
    ({ start }, i) => start ?? rules.setup(frozen(clone(options)), keyedDice(keys[i] as Uint8Array, 0)),
  ) as unknown as Pair<object>;
  let tables = starts.map((state, i) => ({
    state: clone(state),
    key: keys[i] as Uint8Array,
  })) as unknown as Pair<Table>;
  if (!uninformed.every((viewer) => looksAlike(plan, tables, viewer))) return null;
  const seats = rules.seats(frozen(options));
  const seals = births.map(({ secret }) => new Seals(rules, secretFromHex(secret), seats));
  const steps: TwinStep[] = [];
  const pool = new IntentPool(plan.random);
  let different = 0;
  let played = 0;
  const look = () => {
    for (const [i, { state }] of tables.entries()) seals[i]?.look(frozen(state), played);
  };
  look();
  while (steps.length < plan.most && rules.outcome(frozen(tables[0].state)) === null) {
    const aside = asideOf(plan, tables, pool);
    if (aside !== null) steps.push(aside);
    const next = nextOf(plan, tables, played + 1);
    if (next === null) break;
    const { seat, intents } = next;
    for (const intent of intents) pool.add(intent);
    tables = next.tables;
    played++;
    look();
    if (!samePlain(intents[0], intents[1])) different++;
    steps.push({ type: 'play', seat, intents });
  }
  const made = seals.map(({ all }) => all.map(({ seal }) => seal)) as unknown as Pair<string[]>;
  const secrets = births.map(({ secret }) => secret) as unknown as Pair<string>;
  return { seats, starts, secrets, entropy, uninformed, steps, seals: made, different };
}

function looksAlike({ secrecy }: Plan, [a, b]: Pair<Table>, viewer: Viewer): boolean {
  return samePlain(secrecy.mayKnow(a.state, viewer), secrecy.mayKnow(b.state, viewer));
}

/** A step besides the game: a refused request, an arrival, or HTTP requests; null most of the time. */
function asideOf({ rules, random, uninformed }: Plan, [a, b]: Pair<Table>, pool: IntentPool): TwinStep | null {
  const seats = uninformed.filter((viewer) => viewer !== 'spectator');
  switch (random.below(12)) {
    case 0:
    case 1:
    case 2: {
      const intent = pool.any();
      if (intent === null) return null;
      const seat = random.rarely(4) || seats.length === 0 ? null : random.pick(seats);
      const refused = (table: Table) => seat === null || rules.check(frozen(table.state), seat, intent) !== null;
      return refused(a) && refused(b) ? { type: 'try', seat, intent } : null;
    }
    case 3:
      return { type: 'look' };
    case 4:
      return random.rarely(2) ? { type: 'watch' } : null;
    case 5:
      return random.rarely(2) && seats.length > 0 ? { type: 'return', seat: random.pick(seats) } : null;
    default:
      return null;
  }
}

interface Next {
  readonly seat: Seat;
  readonly intents: Pair<Tagged>;
  readonly tables: Pair<Table>;
}

/** A step that the viewers can't tell apart; null if none was found. */
function nextOf(plan: Plan, tables: Pair<Table>, step: number): Next | null {
  const { rules, random, uninformed } = plan;
  const awaited = rules.awaiting(frozen(tables[0].state));
  if (awaited.length === 0) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const seat = random.pick(awaited);
    const first = chosen(plan, tables[0], seat);
    const same = uninformed.includes(seat) || plan.shared.includes(first.type);
    if (same && rules.check(frozen(tables[1].state), seat, first) !== null) continue;
    const second = same ? first : chosen(plan, tables[1], seat, first.type);
    const after = [enacted(plan, tables[0], seat, first, step), enacted(plan, tables[1], seat, second, step)] as const;
    const [a, b] = after;
    if (a === null || b === null || rules.outcome(frozen(a.table.state)) !== null) continue;
    const alike = uninformed.every(
      (viewer) => samePlain(a.seen.get(viewer), b.seen.get(viewer)) && looksAlike(plan, [a.table, b.table], viewer),
    );
    if (alike) return { seat, intents: [first, second], tables: [a.table, b.table] };
  }
  return null;
}

/** An intent of a seat; of the type `like`, if there is one. */
function chosen({ rules, random }: Plan, { state }: Table, seat: Seat, like: string | null = null): Tagged {
  const now = frozen(state);
  const legal = rules.intents(now, seat).filter((intent) => rules.check(now, seat, intent) === null);
  const types = [...new Set(legal.map(({ type }) => type))];
  const usual = types.filter((type) => !RARE.includes(type));
  if (types.length === 0) return rules.pass(now, seat);
  const type = like !== null && types.includes(like) ? like : random.pick(usual.length === 0 ? types : usual);
  return random.pick(legal.filter((intent) => intent.type === type));
}

/** A table after an intent, and what each viewer may notice; null if it is refused. */
function enacted(
  { rules, secrecy, uninformed }: Plan,
  { state, key }: Table,
  seat: Seat,
  intent: Tagged,
  step: number,
) {
  const after = clone(state);
  const { events } = attempt(rules, after, seat, intent, keyedDice(key, step));
  if (events === null) return null;
  const noticed = (viewer: Viewer) => secrecy.mayNotice(state, events, viewer);
  return { table: { state: after, key }, seen: new Map(uninformed.map((viewer) => [viewer, noticed(viewer)])) };
}
