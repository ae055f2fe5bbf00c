/** The danger before the first turn, against what computers then do. */
import { finish, frozen, play, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { dinoSoldiers, sideAt, startOf } from '../../rules';
import { playerOf } from '../../testing/duel';
import { QUICK } from '../../testing/presets';
import { dangerTo } from './danger';

test('DS-DEP-1 an attack in the first turn comes from a unit that was named before the soldiers deployed', () => {
  const easy = playerOf('easy');
  let attacks = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const dice = seededDice(secretOf(seed), 0);
    const state = dinoSoldiers.setup(frozen(QUICK), dice);
    let feared: readonly number[] = [];
    while (state.ending === null && (state.phase === 'deploy' || state.side === 'dinosaurs')) {
      const [seat = 0] = dinoSoldiers.awaiting(frozen(state));
      const view = dinoSoldiers.view(frozen(state), seat);
      const deploys = state.phase === 'deploy' && sideAt(state, seat) === 'soldiers';
      if (deploys)
        feared = (finish(dangerTo(view, 'soldiers')).get(startOf(view, 'soldiers')) ?? []).map(({ id }) => id);
      for (const event of play(dinoSoldiers, state, seat, easy.choose(view, seat, dice), dice)) {
        if (event.type !== 'attacked') continue;
        attacks++;
        expect(feared).toContain(event.unit);
      }
    }
  }
  expect(attacks).toBeGreaterThan(10);
});
