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

test('the lead and whoever waits are told what a combat is for; after two of them nobody is', () => {
  const state = set('standard-2');
  const [lead = 0] = jurassicWars.awaiting(state);
  const other = state.players.findIndex((_, seat) => seat !== lead);
  expect(guideKey(state, lead)).toBe('guide.lead');
  expect(guideKey(state, other)).toBe('guide.wait');
  expect(guideKey({ ...state, combats: 2 }, lead)).toBe('guide.end');
  expect(guideKey({ ...state, combats: 2 }, other)).toBeNull();
  expect(guideKey({ ...state, combats: 3 }, lead)).toBeNull();
  expect(guideKey({ ...state, round: 2 }, lead)).toBeNull();
});

test('every decision that is explained has its sentence', () => {
  const state = set('standard-2');
  const [lead = 0] = jurassicWars.awaiting(state);
  for (const phase of ['lead', 'oppose', 'commit'] as const) {
    const asked = { ...state, phase, players: state.players.map((player) => ({ ...player, answered: false })) };
    const seat = jurassicWars.awaiting(asked).at(0) ?? lead;
    expect([phase, guideKey(asked, seat)]).toEqual([phase, `guide.${phase}`]);
    expect(Object.keys(en)).toContain(`guide.${phase}`);
  }
});
