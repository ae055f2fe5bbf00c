/** Tests that no position of one address holds up the computer players of another. */
import { dinoSoldiers } from '@dwo/dino-soldiers';
import { frozen } from '@dwo/kernel';
import { systemDice } from '../../server/src/secrets';
import { ThinkingWorkers } from '../../server/src/thinking/thinkers';
import { gameNamed } from '../game';

const testing = gameNamed('dino-soldiers');

const random = (bytes: number) => new Uint8Array(bytes).fill(7);

test('a strong decision over the fullest field lets the short decisions of another address pass', async () => {
  const workers = new ThinkingWorkers(require.resolve('@dwo/shelf/server'), 1);
  try {
    const { game } = testing;
    const done: string[] = [];
    const ask = async (options: unknown, strength: string, address: string) => {
      const state = frozen(game.rules.setup(frozen(options), systemDice(random)));
      const [seat = 0] = game.rules.awaiting(state);
      await workers.think({ game, seat, strength, view: game.rules.view(state, seat), address });
      done.push(address);
    };
    const long = ask(testing.heaviest(), 'strong', 'hostile');
    for (let n = 0; n < 5; n++) await ask(testing.busy(), 'easy', 'other');
    await long;
    expect(done).toEqual(['other', 'other', 'other', 'other', 'other', 'hostile']);
  } finally {
    await workers.close();
  }
});

test('a computer player costs by its strength and by the units of its field', () => {
  const { game } = testing;
  const cost = (options: unknown, strength: string) => game.decisionCost?.(frozen(options), strength) ?? 0;
  const [usual, full] = [game.presets.quick?.(systemDice(random)), testing.heaviest()];
  expect(dinoSoldiers.checkSetup(frozen(full as never))).toEqual([]);
  expect(cost(full, 'strong')).toBeGreaterThan(2 * cost(usual, 'strong'));
  expect(cost(usual, 'strong')).toBeGreaterThan(10 * cost(usual, 'normal'));
  // No more than a few such tables are set up in a minute.
  expect(2 * cost(full, 'strong')).toBeGreaterThan(10_000);
});
