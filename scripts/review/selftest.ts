/** Measures reviews: books of matches of computers, marks against a larger budget, and planted mistakes. */
import {
  EFFORT,
  finish,
  frozen,
  judging,
  Match,
  type Moment,
  type Played,
  play,
  playedOf,
  type Recording,
  secretToHex,
  seededDice,
  type Tagged,
  Trial,
} from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import type { Planted } from '@dwo/shared/testing';
import { contestOf } from './contest';
import { type Told, told } from './told';

/** Battles of two seats that planted mistakes are looked for in, by game; else its first. */
const BATTLES: Readonly<Record<string, readonly string[]>> = {
  'dino-wars': ['duel', 'quick'],
  'dino-soldiers': ['quick'],
  'dinosaur-cowboys': ['quick', 'drawn'],
  'simple-minis': ['quick', 'capture_the_egg', 'dinosaurs_loose'],
};
/** Matches that are searched for each large mistake that is wanted, and at least. */
const SEARCHED_EACH = 3;
const SEARCHED = 12;
const MOST_INTENTS = 2_000;
/** Positions that are tried for each large mistake that is wanted. */
const TRIES = 5;
/** The playouts of a measurement that reviews do not make, and the seed of its own. */
const MEASURED = 10 * EFFORT.most;
/** The most of them where a game has witnesses, who play to the end. */
const WITNESSED = 256;
const OTHER_SEED = 77_000_001;
/** The playouts that tell whether a planted mistake may be large, and the fresh ones that tell whether it is. */
const TOLD = 64;
const SURE = 256;
/** The loss from which a planted mistake should be found. */
const LARGE = 0.1;
/** A mark whose loss is smaller than this with ten times the budget is wrong; from the other on it is confirmed. */
const WRONG = 0.02;
const CONFIRMED = 0.05;
/** Of every four decisions one is a place to plant, so that they lie apart. */
const APART = 4;

/** The measured figures. */
export interface Selftest {
  readonly game: string;
  readonly games: number;
  /** The largest imbalance of any books. */
  readonly imbalance: number;
  /** Means over matches. */
  readonly ms: number;
  readonly marks: number;
  /** The mean square of start minus result, and that of a judge who always says one half. */
  readonly brier: number;
  readonly even: number;
  /** Marks of the first matches, measured again with ten times the playouts. */
  readonly remeasured: { readonly marks: number; readonly confirmed: number; readonly wrong: number };
  /** By kind of mistake. */
  readonly planted: Readonly<Record<string, PlantedFigures>>;
}

/** How planted mistakes of one kind fared. `large` are those of at least ten points by a measurement of their own. */
export interface PlantedFigures {
  readonly planted: number;
  readonly large: number;
  readonly marked: number;
  readonly causeFirst: number;
}

/** How much to measure. */
export interface Amount {
  readonly games: number;
  /** The seed of the first match, so that several runs can share the work. */
  readonly from: number;
  /** Matches whose marks are measured again. */
  readonly remeasured: number;
  /** Large mistakes of each kind. */
  readonly planted: number;
  /** The kinds that are planted; all if it is left out. */
  readonly kinds?: readonly string[] | undefined;
}

/** Two choices, and how often both are played out. */
interface Compared {
  readonly chosen: Tagged;
  readonly better: Tagged;
  readonly playouts: number;
  /** The first number of its playouts, so that a second measurement is a fresh one. */
  readonly from?: number;
}

/** The same by the witnesses of a game, if it has any: they are nearer to the truth, and slower. */
function surelyOf(game: Game, moment: Moment<object, Tagged>, compared: Compared): number {
  const { evaluator } = game;
  if (evaluator?.witness === undefined) return lossOf(game, moment, compared);
  const witness = { ...evaluator, playout: evaluator.witness };
  return lossOf({ ...game, evaluator: witness }, moment, {
    ...compared,
    playouts: Math.min(compared.playouts, WITNESSED),
  });
}

/** The loss of a choice against another in a position, with playouts that no review has made. */
function lossOf(
  { evaluator, rules }: Game,
  moment: Moment<object, Tagged>,
  { chosen, better, playouts, from = 0 }: Compared,
): number {
  if (evaluator === undefined) return 0;
  const { before, seat } = moment;
  const trial = new Trial(evaluator, rules.view(before, seat), seat, OTHER_SEED);
  finish(trial.take(chosen, from, from + playouts));
  finish(trial.take(better, from, from + playouts));
  return trial.difference(better, chosen, from, from + playouts).gain[seat] ?? 0;
}

/** The decision after one, which tells what could still be done; nothing after the last. */
function nextOf(
  rules: Game['rules'],
  { n, seat, intent, before }: Moment<object, Tagged>,
  usual: Planted['usual'],
): readonly Moment<object, Tagged>[] {
  const state = structuredClone(before) as object;
  play(rules, state, seat, intent, seededDice(secretOf(n), n));
  const after = frozen(state);
  const [other] = rules.awaiting(after);
  if (other === undefined) return [];
  const answer = usual(rules.view(after, other), other);
  return [{ n: n + 1, seat: other, intent: answer, before: after, isChance: false, isOpen: true }];
}

/** Positions of a match in which a mistake of a kind can be made, in order. */
function* positions(game: Game, seed: number, { usual, planters }: Planted, kind: string) {
  const { rules } = game;
  const battles = BATTLES[rules.id] ?? Object.keys(game.presets);
  const options = game.presets[battles[seed % battles.length] ?? '']?.(seededDice(secretOf(seed), 1));
  const match = new Match(rules, options, secretToHex(secretOf(seed)));
  for (let n = 0; n < MOST_INTENTS; n += 1) {
    const before = frozen(structuredClone(match.state));
    const [seat] = rules.awaiting(before);
    if (seat === undefined) return;
    const view = rules.view(before, seat);
    const intent = usual(view, seat);
    const bad = n % APART === seed % APART ? (planters[kind]?.(view, seat, intent) ?? null) : null;
    if (bad !== null && rules.check(before, seat, bad) === null) {
      const moment = { n: n + 1, seat, intent: bad, before, isChance: false, isOpen: true };
      yield { moment, next: nextOf(rules, moment, usual), usual: intent };
    }
    match.attempt(seat, intent);
  }
}

function planting(
  game: Game,
  planted: Planted,
  kind: string,
  { wanted, note }: { readonly wanted: number; readonly note: (found: object) => void },
): PlantedFigures {
  const figures = { planted: 0, large: 0, marked: 0, causeFirst: 0 };
  const { evaluator, rules } = game;
  if (evaluator === undefined) return figures;
  const searched = Math.max(SEARCHED, SEARCHED_EACH * wanted);
  for (let seed = 0; seed < searched && figures.large < wanted && figures.planted < TRIES * wanted; seed += 1) {
    for (const { moment, next, usual } of positions(game, seed, planted, kind)) {
      if (figures.planted >= TRIES * wanted) break;
      figures.planted += 1;
      const both = { chosen: moment.intent, better: usual };
      if (lossOf(game, moment, { ...both, playouts: TOLD }) < LARGE) continue;
      // Of many positions some look large by chance.
      if (surelyOf(game, moment, { ...both, playouts: SURE, from: TOLD }) < LARGE) continue;
      const played: Played<object, Tagged> = { seats: 2, moments: [moment, ...next], last: moment.before, seed };
      const { mark, causes } = finish(judging(rules, evaluator, played, 0));
      note({
        kind,
        seed,
        n: moment.n,
        chosen: moment.intent,
        usual,
        mark,
        causes: causes.map(({ id }) => id),
      });
      figures.large += 1;
      figures.marked += mark === null ? 0 : 1;
      figures.causeFirst += causes[0]?.id === kind ? 1 : 0;
      // The next one comes from another match.
      break;
    }
  }
  return figures;
}

/** The losses of the marks of a match with ten times the playouts. */
function remeasuring(game: Game, record: Recording<Tagged, unknown>, marks: Told['marks']): readonly number[] {
  const { moments } = playedOf(game.rules, record, game.evaluator?.reveals);
  const byEntry = new Map(moments.map((moment) => [moment.n, moment]));
  return marks.flatMap(({ n, chosen, better }) => {
    const moment = byEntry.get(n);
    return moment === undefined || better === null
      ? []
      : [surelyOf(game, moment, { chosen, better, playouts: MEASURED })];
  });
}

/** Measures the reviews of a game. `note` is told each match and each large planted mistake as it is found. */
export function selftest(
  game: Game,
  amount: Amount,
  planted: Planted | undefined,
  note: (found: object) => void = () => {},
): Selftest {
  const { rules } = game;
  const battles = BATTLES[rules.id] ?? Object.keys(game.presets).slice(0, 1);
  const remeasured = { marks: 0, confirmed: 0, wrong: 0 };
  const found: Told[] = [];
  for (let seed = amount.from; seed < amount.from + amount.games; seed += 1) {
    const preset = battles[seed % battles.length] ?? '';
    const strengths = seed % 2 === 0 ? ['easy', 'normal'] : ['normal', 'normal'];
    const record = contestOf(game, { preset, seed, strengths });
    if (record === null) continue;
    const review = told(game, record);
    const losses = seed < amount.from + amount.remeasured ? remeasuring(game, record, review.marks) : [];
    const { ms, decisions, imbalance, marks, start, result } = review;
    const causes = marks.map((mark) => mark.causes[0]?.id ?? 'none');
    note({ match: seed, preset, ms, decisions, imbalance, start: start[0], result: result[0], causes, losses });
    remeasured.marks += losses.length;
    remeasured.confirmed += losses.filter((loss) => loss >= CONFIRMED).length;
    remeasured.wrong += losses.filter((loss) => loss < WRONG).length;
    found.push(review);
  }
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const kinds =
    planted === undefined || amount.planted === 0
      ? []
      : Object.keys(planted.planters).filter((kind) => amount.kinds?.includes(kind) ?? true);
  return {
    ...{ game: rules.id, games: found.length },
    imbalance: Math.max(0, ...found.map(({ imbalance }) => imbalance)),
    ms: Math.round(mean(found.map(({ ms }) => ms))),
    marks: mean(found.map(({ marks }) => marks.length)),
    brier: mean(found.map(({ start, result }) => ((start[0] ?? 0) - (result[0] ?? 0)) ** 2)),
    even: mean(found.map(({ result }) => (0.5 - (result[0] ?? 0)) ** 2)),
    remeasured,
    planted: Object.fromEntries(
      kinds.map((kind) => [kind, planting(game, planted as Planted, kind, { wanted: amount.planted, note })]),
    ),
  };
}
