/** The conformance suite, which every game must pass. */
import type { Recording } from '../recording';
import type { Frozen, Ruleset, Tagged, Viewer } from '../ruleset';
import * as asking from './checks-asking';
import * as hiding from './checks-hiding';
import * as playing from './checks-playing';
import { type Failure, type Game, Walk, type Watcher } from './walk';

/** How thoroughly a game is tested, and what the suite has to know about it. */
export interface ConformanceSettings<S extends object, E extends Tagged> {
  /** Random games per set of options; 10 by default. */
  readonly games?: number;
  /** The seed of the first game; the others count up from it. 1 by default. */
  readonly seed?: number;
  /** A game must end within this many intents; 5,000 by default. */
  readonly mostSteps?: number;
  /** Types of intents that are tried only once in a hundred times, such as giving up. */
  readonly rare?: readonly string[];
  /** A check of the game's own after every step; must throw if it fails. */
  readonly invariant?: (before: Frozen<S>, events: readonly E[], after: Frozen<S>) => void;
  /**
   * For games with secrets: makes a state that differs only in what the viewer must not know and that could be played on;
   * null if there is none now. Must not write to the state. `below(n)` draws an integer from 0 to n - 1.
   */
  readonly disguise?: (state: Frozen<S>, viewer: Viewer, below: (n: number) => number) => S | null;
}

/** The checks, by the sentence that each one proves. */
export const CHECKS: Readonly<Record<string, (walk: Walk) => Watcher>> = {
  'offered intents are legal': asking.offersAreLegal,
  'nobody is ever stuck': asking.neverStuck,
  'a pass is always legal': asking.passIsLegal,
  'timers are valid': asking.clocksCount,
  'questions neither roll nor write': asking.askingChangesNothing,
  'refusals name their rule': asking.refusalsNameRules,
  'setup is repeatable': playing.setupRepeats,
  'the events are complete': playing.eventsTellAll,
  'a restarted game plays on in the same way': playing.restartsPlayOn,
  'a replay leads to the same end': playing.replaysAgree,
  'the public record leads to the same public end': playing.publicRecordsAgree,
  'everything is plain data': playing.allIsPlain,
  'steps can be observed and rolled back': playing.stepsCanBeWatched,
  'nothing happens after the end': playing.endsForGood,
  'a seat gets its answers from its view': hiding.viewsAnswerAlike,
  'secrets of no seat are in no view': hiding.nobodysSecretsAreInNoView,
  'a view of a view is the same': hiding.viewsRepeat,
  'a seat sees events from its view': hiding.eventsAreSeenFromViews,
  'seen events can be followed': hiding.seenEventsCanBeFollowed,
  'secrets stay hidden': hiding.secretsStayHidden,
};

/** The check that the walk itself makes. */
export const WALK_CHECK = 'random games end';
const DISGUISE_CHECK = 'events keep secrets';
const INVARIANT_CHECK = 'invariants hold';

/** Plays random games and returns the failures by the name of the check, with the seed of every game that failed. */
export function findFailures<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  options: O,
  settings: ConformanceSettings<S, E> = {},
): Map<string, Failure[]> {
  const failures = new Map<string, Failure[]>();
  const from = settings.seed ?? 1;
  for (let seed = from; seed < from + (settings.games ?? 10); seed++) {
    for (const failure of walkOnce(rules as unknown as Game, options, seed, settings).failures) {
      failures.set(failure.check, [...(failures.get(failure.check) ?? []), failure]);
    }
  }
  return failures;
}

/** Plays the random game of a seed with all checks; returns null if it could not be set up. */
export function walkOnce<S extends object, E extends Tagged>(
  rules: Game,
  options: unknown,
  seed: number,
  settings: Omit<ConformanceSettings<S, E>, 'games' | 'seed'> = {},
): { readonly recording: Recording<Tagged, unknown> | null; readonly failures: readonly Failure[] } {
  let walk: Walk;
  try {
    walk = new Walk(rules, options, seed, { mostSteps: settings.mostSteps ?? 5_000, rare: settings.rare ?? [] });
  } catch (error) {
    const message = `seed ${seed}, setup: ${error instanceof Error ? error.message : error}`;
    return { recording: null, failures: [{ check: WALK_CHECK, message }] };
  }
  const watchers = new Map(Object.entries(CHECKS).map(([name, check]) => [name, check(walk)]));
  const { disguise, invariant } = settings;
  if (disguise !== undefined) watchers.set(DISGUISE_CHECK, hiding.eventsKeepSecrets(walk, disguise as hiding.Disguise));
  if (invariant !== undefined) {
    const holds = invariant as (before: object, events: readonly Tagged[], after: object) => void;
    watchers.set(INVARIANT_CHECK, { after: ({ before, events, after }) => holds(before, events, after) });
  }
  walk.run(watchers);
  const failures = walk.failures.map(({ check, message }) => ({
    check: check === 'walk' ? WALK_CHECK : check,
    message,
  }));
  return { recording: walk.recording, failures };
}

/**
 * Registers a jest test for each check and each named set of options. The games are played once, when the first of these
 * tests runs; a failure names the seed of its game.
 */
export function conformance<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  optionSets: Readonly<Record<string, O>>,
  settings: ConformanceSettings<S, E> = {},
): void {
  const names = [WALK_CHECK, ...Object.keys(CHECKS)];
  if (settings.disguise !== undefined) names.push(DISGUISE_CHECK);
  if (settings.invariant !== undefined) names.push(INVARIANT_CHECK);
  describe.each(Object.entries(optionSets))(`${rules.id}, %s`, (_, options) => {
    let failures: Map<string, Failure[]>;
    beforeAll(() => {
      failures = findFailures(rules, options, settings);
    }, 300_000);
    test.each(names)('%s', (name) => {
      expect(failures.get(name)?.map(({ message }) => message) ?? []).toEqual([]);
    });
  });
}
