import { clone, type Frozen, secretFromHex, seededDice } from '@dwo/kernel';
import { conformance, Random } from '@dwo/kernel/testing';
import fc from 'fast-check';
import { armed, dino, ground, optionsFor, rex, rifle, scene } from '../testing/table';
import type { Event } from './events';
import { figureIndexOf } from './figure-index';
import type { Intent } from './intents';
import { CODES } from './refusal';
import { RULE_IDS } from './rule-ids';
import { asides, dinoWars } from './ruleset';
import { duel, quick, skirmish } from './set-up/presets';
import type { State } from './state';

const CLOSE = optionsFor(
  {
    terrain: [
      ground('woods', [25, 25], [35, 35]),
      ground('hill', [45, 20], [55, 30]),
      ground('deep_water', [38, 38], [42, 42]),
    ],
  },
  ...[
    rex('T', 30, 20),
    dino('triceratops', 'H', 40, 30),
    dino('deinonychus', 'D', 50, 40),
    dino('pteranodon', 'P', 20, 40),
  ],
  ...[
    rifle('A', 34, 20, { rank: 'hero' }),
    armed('smg', 'B', 40, 34),
    armed('bazooka', 'C', 47, 37),
    rifle('E', 25, 40, { rank: 'nco' }),
  ],
);

const TEAMS = duel(['army', 'dinosaurs', 'dinosaurs', 'army']);

conformance(dinoWars, { close: CLOSE, duel: duel(), teams: TEAMS }, { games: 2 });
conformance(dinoWars, { quick: quick(undefined, 'modern'), skirmish: skirmish() }, { games: 1 });

/** Plays at random, asides included, and calls `each` after every intent. */
function wander(seed: number, steps: number, each: (state: State, events: readonly Event[]) => void): void {
  const random = new Random(seed);
  const state = dinoWars.setup(CLOSE, seededDice(secretFromHex('ab'.repeat(32)), seed));
  for (let step = 0; step < steps && dinoWars.outcome(state) === null; step++) {
    const seats = dinoWars.awaiting(state);
    const seat = seats[random.below(seats.length)] as number;
    const spoken = asides(state, seat).filter(({ type }) => type !== 'resign' && type !== 'agreeEnd');
    // Turning achieves nothing, so it is rare enough for a fight.
    const deeds = dinoWars.intents(state, seat).filter(({ type }) => type !== 'face' || random.below(10) === 0);
    const wishes = random.below(10) === 0 && spoken.length > 0 ? spoken : deeds;
    const intent = wishes[random.below(wishes.length)] as Intent;
    const events: Event[] = [];
    dinoWars.resolve(state, seat, intent, seededDice(secretFromHex('cd'.repeat(32)), step + seed * 10_000), (event) => {
      dinoWars.evolve(state, event);
      events.push(event);
    });
    each(state, events);
  }
}

test('the index agrees with the state after every intent', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      wander(seed, 150, (state) => {
        const kept = figureIndexOf(state);
        const fresh = figureIndexOf(clone(state));
        for (const key of ['points', 'left', 'alive', 'ids'] as const) expect(kept[key]).toEqual(fresh[key]);
        for (const grid of ['dinosaurs', 'army'] as const) {
          for (const [x, y] of [
            [3000, 2000],
            [4500, 3500],
          ] as const) {
            expect(kept[grid].near(x, y, 1500)).toEqual(fresh[grid].near(x, y, 1500));
          }
        }
      });
    }),
    { numRuns: 5 },
  );
});

test('DW-R-101 every attack and luck roll is told with its dice, its score and the parts of it', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 3; seed++) {
    wander(seed, 250, (_, events) => {
      for (const event of events) {
        if (event.type !== 'shot' && event.type !== 'attacked') continue;
        seen.add(event.type);
        expect(event.parts.reduce((sum, { value }) => sum + value, 0)).toBe(event.score);
        expect(event.dice).toHaveLength(2);
      }
    });
  }
  expect([...seen].sort()).toEqual(['attacked', 'shot']);
});

test('DW-DMG-11 DW-DMG-8 life points never rise', () => {
  let before: Record<string, number> = {};
  wander(7, 300, (state) => {
    const now = Object.fromEntries(Object.entries(state.dinosaurs).map(([id, { lifePoints }]) => [id, lifePoints]));
    for (const [id, points] of Object.entries(now)) {
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(before[id] ?? points);
      expect(state.dinosaurs[id]?.alive).toBe(points > 0);
    }
    before = now;
  });
});

describe('DW-R-108 any intent is legal or refused with a rule', () => {
  const id = fc.constantFrom(
    'T',
    'H',
    'A',
    'B',
    '',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'nobody',
  );
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Infinity, -0, 3000, 2000));
  const weapon = fc.constantFrom('rifle', 'grenade', 'smg', '__proto__', 'constructor', 'lmg');
  const path = fc.array(fc.record({ x: number, y: number }), { maxLength: 5 });
  const wish = fc.oneof(
    fc.record({ type: fc.constant('move'), figure: id, path, stopAt: fc.option(id) }),
    fc.record({ type: fc.constantFrom('overrun', 'attack'), figure: id, target: id }),
    fc.record({ type: fc.constant('fire'), figure: id, weapon, target: id }),
    fc.record({ type: fc.constant('face'), figure: id, facing: number }),
    fc.record({ type: fc.constantFrom('endMove', 'timeOut'), figure: id }),
    fc.record({ type: fc.constant('closingFire'), figure: id, weapon: fc.option(weapon) }),
    fc.record({
      type: fc.constant('order'),
      figure: fc.option(id),
      order: fc.constantFrom('hold', 'flee', '__proto__'),
    }),
    fc.record({ type: fc.constantFrom('done', 'resume', 'resign', 'dance', '__proto__') }),
    fc.record({ type: fc.constant('agreeEnd'), agreed: fc.boolean() }),
  );
  const seat = fc.constantFrom(0, 1, 2, -1, 0.5, Number.NaN);

  test.each(['dinosaur-movement', 'regular-fire', 'dinosaur-attack', 'army-movement', 'secondary-fire'] as const)(
    'in %s',
    (phase) => {
      const { state } = scene(
        { phase },
        rex('T', 30, 20),
        dino('triceratops', 'H', 40, 20),
        rifle('A', 32.4, 20),
        rifle('B', 40, 25),
      );
      fc.assert(
        fc.property(seat, wish, (who, what) => {
          const no = dinoWars.check(state as Frozen<State>, who, what as Intent);
          if (no === null) return;
          expect(RULE_IDS).toContain(no.rule);
          expect(CODES).toContain(no.code);
        }),
        { numRuns: 400 },
      );
    },
  );

  test('a path of ten thousand corners is refused at once', () => {
    const { says } = scene({}, rex('T', 30, 20), rifle('A', 60, 60));
    const corners = Array.from({ length: 10_000 }, (_, i) => ({ x: 3000 + (i % 2), y: 2000 }));
    expect(says(1, { type: 'move', figure: 'T', path: corners, stopAt: null })).toBe('DW-R-4');
    const walk = Array.from({ length: 64 }, (_, i) => ({ x: 3001 + i, y: 2000 }));
    expect(says(1, { type: 'move', figure: 'T', path: walk, stopAt: null })).toBe('legal');
  });
});

test('DW-SPEC-6 DW-REF-1 everybody sees everything', () => {
  const state = dinoWars.setup(duel(), seededDice(secretFromHex('ef'.repeat(32)), 0));
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(dinoWars.view(state, viewer)).toEqual(state);
    expect(dinoWars.see(state, { type: 'finished', seat: 0 }, viewer)).toEqual({ type: 'finished', seat: 0 });
  }
});

test('DW-R-108 an unknown intent is refused with a rule', () => {
  const { says } = scene({}, rex('T', 30, 20), rifle('A', 60, 60));
  expect(says(1, { type: 'dance' } as unknown as Intent)).toBe('DW-R-108');
});

test('the ruleset has its name and version', () => {
  expect([dinoWars.id, dinoWars.version]).toEqual(['dino-wars', 5]);
});
