/** Planted mistakes: every kind is found in matches of computers, is legal, and is not what the computer would do. */
import { frozen, Match, secretToHex, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { simpleMinis } from '../rules';
import { simpleMinisGame } from '../wire';
import { PLANTERS, usualOf } from './planted';

const MATCHES = ['dinosaurs_loose', 'quick', 'last_stand'] as const;

test('every kind of mistake is found, legal, and another choice than the usual one', () => {
  const found = new Set<string>();
  for (const [seed, preset] of MATCHES.entries()) {
    const options = simpleMinisGame.presets[preset]?.(seededDice(secretOf(seed), 1));
    const match = new Match(simpleMinis, frozen(options as never), secretToHex(secretOf(seed)));
    for (;;) {
      const before = frozen(match.state);
      const [seat] = simpleMinis.awaiting(before);
      if (seat === undefined) break;
      const usual = usualOf(before, seat);
      for (const [kind, planter] of Object.entries(PLANTERS)) {
        // One of each kind is enough, since some of them take long to look for.
        if (found.has(kind)) continue;
        const bad = planter(before, seat, usual);
        if (bad === null) continue;
        expect(simpleMinis.check(before, seat, bad)).toBeNull();
        expect(bad).not.toEqual(usual);
        found.add(kind);
      }
      match.attempt(seat, usual);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(PLANTERS).sort());
});
