import { dinoWars, PRESETS, type State } from '@dwo/dino-wars';
import { type Frozen, secretFromHex, seededDice } from '@dwo/kernel';
import { dinoWarsBot } from '.';

test.each(['full', 'island', 'gate'] as const)(
  '%s',
  (name) => {
    const options = PRESETS[name]();
    if (name === 'gate') options.placing = 'deliberate';
    const state = dinoWars.setup(options, seededDice(secretFromHex('5e'.repeat(32)), 0));
    let n = 0;
    const t = performance.now();
    const f = state as Frozen<State>;
    while (dinoWars.outcome(f) === null && n < 4000 && performance.now() - t < 120000) {
      const seat = dinoWars.awaiting(f)[0] as number;
      const dice = seededDice(secretFromHex('5e'.repeat(32)), ++n);
      const intent = dinoWarsBot.choose(dinoWars.view(f, seat), seat, dice);
      const no = dinoWars.check(f, seat, intent);
      if (no) {
        console.log(name, n, JSON.stringify(intent), JSON.stringify(no));
        throw new Error('refused');
      }
      dinoWars.resolve(f, seat, intent, dice, (e) => {
        dinoWars.evolve(state, e);
      });
    }
    console.log(
      name,
      n,
      (performance.now() - t) | 0,
      'turn',
      state.turn,
      state.phase,
      state.placing?.turn,
      JSON.stringify(dinoWars.outcome(f)),
    );
  },
  200000,
);
