/** The suite that every game must pass. */
import type { Recording } from '../recording';
import type { Frozen, Ruleset, Tagged, Viewer } from '../ruleset';
import * as asking from './checks-asking';
import * as hiding from './checks-hiding';
import * as playing from './checks-playing';
import { type Failure, type Game, Walk, type Watcher } from './walk';

/** How hard a game is tried, and what is known about it. */
export interface ConformanceSettings<S extends object, E extends Tagged> {
  /** Random games for each set of options; 10 unless said. */
  readonly games?: number;
  /** The seed of the first game; the others follow it. 1 unless said. */
  readonly seed?: number;
  /** A game must end within this many intents; 5,000 unless said. */
  readonly mostSteps?: number;
  /** Types of intent that are tried once in a hundred times only, such as giving up. */
  readonly rare?: readonly string[];
  /** A check of the game's own after every step; throws if it fails. */
  readonly invariant?: (before: Frozen<S>, events: readonly E[], after: Frozen<S>) => void;
  /**
   * For games with secrets: another state that differs from this one only in what the viewer must not know and that could
   * be played on, or null if there is none just now. Must not write to the state. `below(n)` draws from 0 to n - 1.
   */
  readonly disguise?: (state: Frozen<S>, viewer: Viewer, below: (n: number) => number) => S | null;
}

/** The checks, by the sentence that each one proves. */
export const CHECKS: Readonly<Record<string, (walk: Walk) => Watcher>> = {
  'what is offered is legal': asking.offersAreLegal,
  'nobody is ever stuck': asking.neverStuck,
  'a pass is always legal': asking.passIsLegal,
  'clocks count': asking.clocksCount,
  'asking neither rolls nor writes': asking.askingChangesNothing,
  'refusals name their rule': asking.refusalsNameRules,
  'setup repeats': playing.setupRepeats,
  'the events tell all': playing.eventsTellAll,
  'a restarted game plays on the same': playing.restartsPlayOn,
  'a replay leads to the same end': playing.replaysAgree,
  'the public record leads to the same public end': playing.publicRecordsAgree,
  'all is plain data': playing.allIsPlain,
  'steps can be watched and taken back': playing.stepsCanBeWatched,
  'the end is the end': playing.endsForGood,
  'a seat is answered from its view': hiding.viewsAnswerAlike,
  'what no seat owns is in no view': hiding.nobodysSecretsAreInNoView,
  'views repeat': hiding.viewsRepeat,
  'events are seen from views': hiding.eventsAreSeenFromViews,
  'secrets stay hidden': hiding.secretsStayHidden,
};

/** The check that the walk itself makes. */
export const WALK_CHECK = 'random games end';
const DISGUISE_CHECK = 'events keep secrets';
const INVARIANT_CHECK = 'invariants hold';

/** Plays random games and returns what broke, by the name of the check. Every game that broke something is named. */
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

/** Plays the random game of a seed with all checks; null stands for a game that could not be set up. */
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
 * Registers a jest test for each check and each named set of options. The games are played once, when the first of the
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
