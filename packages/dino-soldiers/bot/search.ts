/**
 * The search of the normal and the strong player. It plays its turn out with several tastes for each type of unit, lets
 * both sides play the next turns in the usual style, and returns the first intent of the best playout. Face-down tiles
 * are drawn at random from those that are left, in several worlds.
 */
import { clone, type Dice, type Frozen, finish, frozen, type Seat } from '@dwo/kernel';
import {
  dataOf,
  dinoSoldiers,
  type Face,
  type Intent,
  type Now,
  otherSide,
  type State,
  sideAt,
  sideOf,
  TERRAIN_FACES,
} from '../rules';
import { bestAttacks, dearestTogether, type Style, type Taste, turnIntent } from './policy';
import { type Choice, Ranking } from './ranking';
import { standing, urgency } from './standing';

/** The tastes that are tried, from the boldest to the shyest. */
const BOLD: Taste = { bite: 1, fear: 0, chase: 0.4 };
const EVEN: Taste = { bite: 1, fear: 0.35, chase: 0.25 };
const WARY: Taste = { bite: 1, fear: 0.9, chase: 0.15 };
const SHY: Taste = { bite: 0.2, fear: 1.5, chase: 0.05 };
export const TRIED: readonly Taste[] = [BOLD, EVEN, WARY, SHY];
/** Turns that are played out after the searching player's own. */
const TURNS_AHEAD = 6;
/** The most intents of one playout. */
export const MOST_STEPS = 400;
/** With more units than this, intents take so long to play out that fewer of them are. */
const MANY = 24;
/** The intents that are played out for a deployment before no further one is tried. */
const DEPLOYING = 6_000;

/** The usual style: bold dinosaurs and wary soldiers. The easy player plays it without a search. */
export const usual: Style = { taste: (unit) => (sideOf(unit) === 'dinosaurs' ? BOLD : WARY), callsUp: true };

/** The style of a side that loses on points if nothing happens. */
const PRESSED: Style = { taste: () => BOLD, callsUp: true };
/** The style of the other side then: it attacks who comes, and goes nowhere itself. */
const WAITING: Style = { taste: () => ({ bite: 1, fear: 0.9, chase: 0 }), callsUp: true };

/** The result of a search. */
export interface Found extends Choice {
  /** The number of intents that were played out. */
  readonly evaluated: number;
  /** The best of the other intents that were played out in every world; null for none. */
  readonly next: Choice | null;
}

/** A random state that agrees with everything a view shows. */
export function world(view: Frozen<State>, dice: Dice): State {
  const state = clone(view) as State;
  const seen = new Set(view.tiles.map(({ face }) => face));
  const left = TERRAIN_FACES.filter((face) => !seen.has(face));
  const faces: Face[] = view.tiles.map(
    ({ face }) => face ?? left.splice(dice.roll(left.length, 'guess') - 1, 1)[0] ?? 'T01',
  );
  state.closed = { faces };
  state.secrets = state.secrets.map((secret) => secret ?? { team: null, dodges: null });
  return state;
}

/** The usual style; in the last rounds a bold one for a side that is behind on points, against one that has only to wait. */
function styleFor(state: Now, seat: Seat): Style {
  const side = sideAt(state, seat);
  if (urgency(state, side) > 0) return PRESSED;
  return side !== null && urgency(state, otherSide(side)) > 0 ? WAITING : usual;
}

interface Playout {
  readonly value: number;
  readonly first: Intent | null;
  readonly steps: number;
}

/** The intent of a seat that plays in a style. */
export function intentBy(state: Now, seat: Seat, style: Style, settled: Set<number>): Intent {
  if (state.phase === 'deploy') return dearestTogether(state, seat);
  return state.step === 'dodge' ? dinoSoldiers.pass(state, seat) : turnIntent(state, seat, style, settled);
}

/** Plays the rest of the turn in a style, after an opening if there is one, and the next turns in the usual style. */
function* playout(
  start: State,
  seat: Seat,
  style: Style,
  dice: Dice,
  opening: Intent | null = null,
): Generator<void, Playout> {
  const state = clone(start);
  const now = frozen(state) as Now;
  let first: Intent | null = null;
  let turns = 0;
  let settled = new Set<number>();
  let steps = 0;
  while (state.ending === null && steps < MOST_STEPS && turns <= TURNS_AHEAD) {
    const [asked = seat] = dinoSoldiers.awaiting(now);
    const intent =
      (steps === 0 ? opening : null) ?? intentBy(now, asked, turns === 0 ? style : styleFor(now, asked), settled);
    first ??= intent;
    const { side, round } = state;
    dinoSoldiers.resolve(now, asked, intent, dice, (event) => dinoSoldiers.evolve(state, event));
    steps++;
    yield;
    if (state.side === side && state.round === round) continue;
    turns++;
    settled = new Set();
  }
  return { value: standing(now, seat), first, steps };
}

/**
 * Finds the best deployment: the usual one, one unit of each type alone, or the cheapest two, three or four together.
 */
export function searchDeployment(view: Now, seat: Seat, dice: Dice, worlds = 1): Found {
  return finish(searchingDeployment(view, seat, dice, worlds));
}

/** The same in slices. */
export function* searchingDeployment(view: Now, seat: Seat, dice: Dice, worlds = 1): Generator<void, Found> {
  const budget = DEPLOYING * worlds * shareOf(view);
  const starts = Array.from({ length: worlds }, () => world(view, dice));
  const own = view.units.filter((unit) => unit.place === 'reserve' && sideOf(unit) === sideAt(view, seat));
  const kinds = [...new Map(own.map((unit) => [unit.type, unit])).values()];
  const alone = kinds.map(({ id }): Intent => ({ type: 'deploy', units: [id] }));
  const cheapFirst = [...own].sort((a, b) => dataOf(a).cost - dataOf(b).cost);
  const cheap = [2, 3, 4].map((n): Intent => ({ type: 'deploy', units: cheapFirst.slice(0, n).map(({ id }) => id) }));
  const tried = [dearestTogether(view, seat), ...alone, ...cheap];
  const ranking = new Ranking();
  let best: Choice | null = null;
  let evaluated = 0;
  for (const intent of tried) {
    if (evaluated >= budget) break;
    if (dinoSoldiers.check(view, seat, intent) !== null) continue;
    let sum = 0;
    for (const start of starts) {
      const { value, steps } = yield* playout(start, seat, usual, dice, intent);
      sum += value;
      evaluated += steps;
    }
    const value = sum / worlds;
    ranking.add(intent, value);
    if (best === null || value > best.value + 0.01) best = { intent, value };
  }
  const intent = best?.intent ?? dearestTogether(view, seat);
  return { intent, evaluated, value: best?.value ?? 0, next: ranking.without(intent) };
}

/** The types of a seat's units on the field; units of a type share a taste. */
function groupsOf(view: Now, seat: Seat): readonly string[] {
  const own = view.units.filter((unit) => unit.place === 'field' && sideOf(unit) === sideAt(view, seat));
  return [...new Set(own.map(({ type }) => type))];
}

/** The effort of a search. */
export interface Effort {
  /** No further plan is tried after so many intents were played out. */
  readonly budget: number;
  /** The number of worlds in which each plan is played out. */
  readonly worlds: number;
  /** The number of attacks that are tried as an opening of the best plan. */
  readonly openings: number;
}

/** The effort of a normal player. */
export const NORMAL: Effort = { budget: 400, worlds: 1, openings: 0 };

/**
 * A plan for a turn: the taste of each type, whether the reserve comes in, and the first intent unless it is the usual
 * one.
 */
interface Plan {
  readonly tastes: ReadonlyMap<string, Taste>;
  readonly callsUp: boolean;
  readonly opening: Intent | null;
}

/** A plan that is so many points worse than the best is given up before its last world. */
const HOPELESS = 6;

/** Tries plans in the same worlds and keeps the best. */
class Trial {
  evaluated = 0;
  readonly ranking = new Ranking();
  best: { readonly plan: Plan; readonly value: number; readonly first: Intent | null } | null = null;

  constructor(
    private readonly starts: readonly State[],
    private readonly seat: Seat,
    private readonly dice: Dice,
    private readonly budget: number,
  ) {}

  /** Plays a plan out, and keeps it if it is better than the best so far. */
  *take(plan: Plan): Generator<void, void> {
    if (this.best !== null && this.evaluated >= this.budget) return;
    const style: Style = {
      taste: (unit) => plan.tastes.get(unit.type) ?? usual.taste(unit),
      callsUp: plan.callsUp,
    };
    let sum = 0;
    let first: Intent | null = null;
    for (const [i, start] of this.starts.entries()) {
      const played = yield* playout(start, this.seat, style, this.dice, plan.opening);
      this.evaluated += played.steps;
      sum += played.value;
      first ??= played.first;
      if (this.best !== null && sum / (i + 1) < this.best.value - HOPELESS) return;
    }
    const value = sum / this.starts.length;
    if (first !== null) this.ranking.add(first, value);
    if (this.best === null || value > this.best.value + 0.01) this.best = { plan, value, first };
  }

  get plan(): Plan {
    return this.best?.plan ?? { tastes: new Map(), callsUp: true, opening: null };
  }
}

/** The share of a budget that is left with this many units: the work of an intent grows with the square of their number. */
function shareOf({ units }: Now): number {
  const alive = units.filter(({ place }) => place !== 'dead').length;
  return Math.min(1, (MANY * MANY * MANY) / (alive * alive * alive));
}

/** The most that a search costs, in pieces; four intents of a match with at most MANY units count as one (`Game.decisionCost`). */
export function costOf(units: number, effort: Effort | null): number {
  const pieces = units === 0 ? MANY : units;
  return pieces + ((effort?.budget ?? 0) / 4) * Math.max(1, pieces / MANY);
}

/** The most intents that a search with this effort plays out; the last playouts may exceed its budget. */
export function mostEvaluated(view: Now, { budget, worlds }: Effort): number {
  return Math.floor(budget * shareOf(view)) + worlds * MOST_STEPS;
}

/** Finds the best next intent of a turn. */
export function search(view: Now, seat: Seat, dice: Dice, effort: Effort): Found {
  return finish(searching(view, seat, dice, effort));
}

/** The same in slices. */
export function* searching(
  view: Now,
  seat: Seat,
  dice: Dice,
  { budget, worlds, openings }: Effort,
): Generator<void, Found> {
  const share = shareOf(view);
  const starts = Array.from({ length: Math.max(1, Math.round(worlds * share)) }, () => world(view, dice));
  const trial = new Trial(starts, seat, dice, Math.floor(budget * share));
  yield* trial.take(trial.plan);
  const groups = groupsOf(view, seat);
  const alike = (taste: Taste) => new Map(groups.map((type) => [type, taste]));
  for (const taste of TRIED) yield* trial.take({ tastes: alike(taste), callsUp: true, opening: null });
  if (waits(view, seat)) {
    yield* trial.take({ ...trial.plan, callsUp: false });
    for (const taste of TRIED) yield* trial.take({ tastes: alike(taste), callsUp: false, opening: null });
  }
  if (groups.length > 1) {
    for (const type of groups) {
      for (const taste of TRIED) {
        const { plan } = trial;
        if (plan.tastes.get(type) === taste) continue;
        yield* trial.take({ ...plan, tastes: new Map([...plan.tastes, [type, taste]]) });
      }
    }
  }
  for (const opening of openingsOf(view, seat, openings)) yield* trial.take({ ...trial.plan, opening });
  const intent = trial.best?.first ?? ({ type: 'endTurn' } as const);
  return {
    intent,
    evaluated: trial.evaluated,
    value: trial.best?.value ?? 0,
    next: trial.ranking.without(intent),
  };
}

/** The openings: the attacks that are worth most, and one unit of each type in reserve. */
export function openingsOf(view: Now, seat: Seat, most: number): readonly Intent[] {
  if (most === 0) return [];
  const attacks = bestAttacks(view, seat).slice(0, most);
  const waiting = view.step === 'move' ? view.units.filter(({ place }) => place === 'reserve') : [];
  const kinds = [...new Map(waiting.map((unit) => [unit.type, unit])).values()];
  const calls = kinds.map(({ id }): Intent => ({ type: 'enter', unit: id }));
  return [...attacks, ...calls].filter((intent) => dinoSoldiers.check(view, seat, intent) === null);
}

/** Whether a seat has units in reserve. */
function waits(view: Now, seat: Seat): boolean {
  return view.units.some((unit) => unit.place === 'reserve' && sideOf(unit) === sideAt(view, seat));
}
