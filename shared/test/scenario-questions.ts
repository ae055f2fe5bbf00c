/** The questions that a scenario can ask of every game. None of them changes anything. */
import { canonicalJson, type Frozen, frozen, odds, type Seat, type Tagged } from '@dwo/kernel';
import type { Game } from '../src/game';
import { type Fields, partOf } from './expectations';
import { ScenarioMistake } from './scenario-file';

/** The situation in which a question is asked. */
export interface Asked {
  readonly game: Game;
  readonly state: Frozen<object>;
  readonly labels: readonly string[];
  readonly seat: Seat | null;
  readonly intent: Tagged | null;
  /** The subject of the question. */
  readonly of: Fields;
}

/** Answers a question; throws a ScenarioMistake if it lacks something. */
export type Question = (asked: Asked) => Fields;

/** The parts of a game in the plain referee. */
export interface RefereeParts {
  /** Questions of its own, by name. */
  readonly questions?: Readonly<Record<string, Question>>;
  /** The words that a field of the state may hold, by its name, wherever it stands. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** The faults of a patched state that can't occur; empty if it can. */
  faultsOf?(state: Frozen<object>): readonly string[];
}

/** Questions for every game. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  /** The legal intents of a seat; positions are samples, everything else is complete. */
  legal({ game, state, seat, of }) {
    const all = game.rules.intents(state, seated(seat));
    const intents = all.filter(({ type }) => of.type === undefined || type === of.type);
    return { count: intents.length, types: [...new Set(intents.map(({ type }) => type))].sort(), intents };
  },
  /** Whether an intent would be refused. */
  check({ game, state, seat, intent }) {
    const refusal = game.rules.check(state, seated(seat), wished(intent));
    const { rule = null, code = false, facts = null } = refusal ?? {};
    return { legal: refusal === null, rejected: code, rule, facts };
  },
  /** The chances of every value that a part of the state has after an intent. */
  odds({ game, state, seat, intent, of }) {
    const refusal = game.rules.check(state, seated(seat), wished(intent));
    if (refusal !== null) return { legal: false, rejected: refusal.code, rule: refusal.rule, facts: refusal.facts };
    const { part } = of;
    if (typeof part !== 'string')
      throw new ScenarioMistake('of.part: names the part of the state whose values are asked for');
    const found = odds(game.rules, state, seated(seat), wished(intent), (_, after) => {
      return canonicalJson(partOf(after, part)?.value ?? null);
    });
    const chances = [...found].map(([value, { n, d }]) => [value, n === d ? '1' : `${n}/${d}`] as const);
    return { legal: true, chances: Object.fromEntries(chances.sort()) };
  },
  /** The clocks, and what they play. */
  clocks({ game, state, labels }) {
    const timers = game.rules.timers(state).map(({ id, seats, seconds, running }) => ({
      ...{ id, seconds, running, seats: seats.map((each) => labels[each]) },
      plays: seats.map((each) => game.rules.pass(state, each, id)),
    }));
    return { timers };
  },
  /** The points of a match that is scored by side. */
  points: ({ game, state }) => ({ ...(game.standing?.(frozen(state)) ?? {}) }),
};

function seated(seat: Seat | null): Seat {
  if (seat === null) throw new ScenarioMistake('seat: this question is about a seat, and spectators have none');
  return seat;
}

function wished(intent: Tagged | null): Tagged {
  if (intent === null) throw new ScenarioMistake('intent: this question is about one');
  return intent;
}
