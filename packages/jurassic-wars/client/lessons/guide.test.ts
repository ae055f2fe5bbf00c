import { type Frozen, seededDice } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { jurassicWars, type Options, type State } from '../../rules';
import { jurassicWarsGame } from '../../wire';
import { en } from '../words/en';
import { guideKey } from './guide';

const game = jurassicWarsGame as Game;
const set = (preset: string): Frozen<State> => {
  const dice = seededDice(new Uint8Array(32), 0);
  return jurassicWars.setup(game.presets[preset]?.(dice) as Frozen<Options>, dice) as Frozen<State>;
};
const presets = Object.keys(game.presets);

test('whoever leads, and whoever waits, is told what a combat is for; after two of them nobody is', () => {
  const state = set(presets.find((name) => set(name).options.version === 'standard') ?? '');
  const [lead = 0] = jurassicWars.awaiting(state);
  const other = state.players.findIndex((_, seat) => seat !== lead);
  expect(guideKey(state, lead)).toBe('guide.lead');
  expect(guideKey(state, other)).toBe('guide.wait');
  expect(guideKey({ ...state, combats: 2 }, lead)).toBe('guide.end');
  expect(guideKey({ ...state, combats: 2 }, other)).toBeNull();
  expect(guideKey({ ...state, combats: 3 }, lead)).toBeNull();
  expect(guideKey({ ...state, round: 2 }, lead)).toBeNull();
});

test('what is said first in any version is in the catalogue', () => {
  const keys = presets.map((name) => {
    const state = set(name);
    return guideKey(state, jurassicWars.awaiting(state)[0] ?? 0);
  });
  expect(keys.some((key) => key !== null)).toBe(true);
  for (const key of keys) if (key !== null) expect(Object.keys(en)).toContain(key);
});
