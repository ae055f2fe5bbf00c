import { attempt, frozen, recordedDice } from '@dwo/kernel';
import type { AnyRules } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { wireContract } from '@dwo/shared/testing';
import { dinosaurCowboys, type Intent, type Options, TERRAIN_KINDS } from '../rules';
import { QUICK } from '../testing/presets';
import { soak } from '../testing/soak';
import { dinosaurCowboysGame } from '.';
import { LOOKS } from './plan';

const RULES = dinosaurCowboys as unknown as AnyRules;

wireContract(dinosaurCowboysGame as Game, { preset: 'showdown', told: 4, shown: 2, kinds: 24 });

test('DC-R-18 DC-C-10 presets and options of another shape', () => {
  for (const preset of Object.values(dinosaurCowboysGame.presets)) {
    expect(dinosaurCowboysGame.options.safeParse(preset({ roll: () => 1 })).success).toBe(true);
  }
  expect(dinosaurCowboysGame.options.safeParse({ ...QUICK, posses: ['birkshire_family'] }).success).toBe(false);
  expect(dinosaurCowboysGame.options.safeParse({ ...QUICK, scenario: 'train' }).success).toBe(false);
});

test('every event of matches with all kinds of intents comes back', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const { recording } = soak(seed, false);
    const state = dinosaurCowboys.setup(frozen(recording.options as Options), recordedDice(recording, RULES)(0));
    const entries = recording.entries as readonly { readonly seat: number; readonly intent: Intent }[];
    for (const [i, { seat, intent }] of entries.entries()) {
      const { events } = attempt(dinosaurCowboys, state, seat, intent, recordedDice(recording, RULES)(i + 1));
      expect(dinosaurCowboysGame.events.decode(dinosaurCowboysGame.events.encode(i, events ?? []), i).events).toEqual(
        events,
      );
      for (const { type } of events ?? []) kinds.add(type);
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(40);
});

test('every preset can be played', () => {
  for (const preset of Object.values(dinosaurCowboysGame.presets)) {
    expect(dinosaurCowboysGame.rules.checkSetup(preset({ roll: () => 1 }))).toEqual([]);
  }
});

test('DC-R-7 intents of another shape', () => {
  const move = { type: 'move', entity: 0, path: [{ x: 1, y: 2 }], facing: { x: 1, y: 0 } };
  const fits = (intent: object) => dinosaurCowboysGame.intent.safeParse(intent).success;
  expect(fits(move)).toBe(true);
  expect(fits({ ...move, path: [{ x: 1.5, y: 2 }] })).toBe(false);
  expect(fits({ ...move, entity: 12 })).toBe(false);
  expect(fits({ type: 'reactYeehaw', use: true })).toBe(false);
});

test('every kind of terrain has a ground on a plan', () => {
  expect(Object.keys(LOOKS)).toEqual([...TERRAIN_KINDS]);
});
