/** The goal of each scenario in words, and how far a player has come. */
import { frozen } from '@dwo/kernel';
import { SCENARIO_IDS, SCENARIOS } from '../rules';
import { at, scene } from '../testing/table';
import { endingOf, goalOf, progressOf } from './goal';

/** A scene of a scenario, in which seat 0 has the first role. */
function sceneOf(scenario: (typeof SCENARIO_IDS)[number]) {
  return scene([at('cowhand', 0, 36, 24), at('cowhand', 0, 10, 24), at('cowhand', 1, 60, 24)], {
    options: { scenario, defender: SCENARIOS[scenario].roles === null ? null : 0 },
  });
}

test.each(SCENARIO_IDS)(
  '%s has a goal of its own in words, and players with different parts have different ones',
  (id) => {
    const state = frozen(sceneOf(id));
    const [own, other, watcher] = [goalOf(state, 0), goalOf(state, 1), goalOf(state, null)];
    expect(own).toMatch(/^Goal: /);
    expect(own === other).toBe(SCENARIOS[id].roles === null);
    expect(watcher).not.toBe('');
    const others = SCENARIO_IDS.filter((each) => each !== id).map((each) => goalOf(frozen(sceneOf(each)), 0));
    expect(others).not.toContain(own);
    expect(goalOf(frozen({ ...sceneOf(id), phase: 'over' }), 0)).toBeNull();
  },
);

test('VS-SCN-4b in a last stand the guys inside count, and the figures that attack them; elsewhere the points', () => {
  const state = frozen(sceneOf('last_stand'));
  expect([0, 1].map((seat) => progressOf(state, seat).text)).toEqual(['1 inside', '1 figure']);
  expect(progressOf(frozen(sceneOf('open_battle')), 0).text).toBe('0 pts');
});

test('VS-SCN-4b a last stand ends by the stockade, and any other match by its points', () => {
  const ended = (winner: number) => {
    const state = sceneOf('last_stand');
    return endingOf(frozen({ ...state, phase: 'over', ending: { rule: 'VS-SCN-4b', winners: [winner] } }));
  };
  expect([ended(0), ended(1)]).toEqual(['The stockade was held.', 'No guy is left inside the stockade.']);
  expect(endingOf(frozen(sceneOf('open_battle')))).toBe('Points: Player 1 0 : Player 2 0.');
});
