/** Mistakes that are planted into matches of computers, to measure whether reviews find them and name their cause. */
import { type Frozen, frozen, Match, type Ruleset, type Seat, secretToHex, seededDice, type Tagged } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import type { GameTesting } from './game-testing';

/** A bad choice of one kind for the seat that decides; null if this position has none. */
export type Planter<S, I> = (view: Frozen<S>, seat: Seat, usual: I) => I | null;

/** The one of most value; null of none. */
export function mostOf<T>(all: readonly T[], value: (each: T) => number): T | null {
  return all.reduce<T | null>((best, each) => (best === null || value(each) > value(best) ? each : best), null);
}

/** Tests that every kind of mistake is found in matches of these presets, is legal, and is not what the computer would do. */
export function everyKindIsFound({ game, planted }: GameTesting, presets: readonly string[]): void {
  if (planted === undefined) throw new Error(`No mistakes are planted in ${game.rules.id}`);
  const { usual: usualOf, planters } = planted;
  const rules = game.rules as Ruleset<object, Tagged>;
  const found = new Set<string>();
  for (const [seed, preset] of presets.entries()) {
    const options = game.presets[preset]?.(seededDice(secretOf(seed), 1));
    const match = new Match(rules, frozen(options as never), secretToHex(secretOf(seed)));
    for (;;) {
      const before = frozen(match.state);
      const [seat] = rules.awaiting(before);
      if (seat === undefined) break;
      const usual = usualOf(before, seat);
      for (const [kind, planter] of Object.entries(planters)) {
        // One of each kind is enough, since some of them take long to look for.
        if (found.has(kind)) continue;
        const bad = planter(before, seat, usual);
        if (bad === null) continue;
        expect(rules.check(before, seat, bad)).toBeNull();
        expect(bad).not.toEqual(usual);
        found.add(kind);
      }
      match.attempt(seat, usual);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(planters).sort());
}
