/** The log of a replay before the first entry. */
import { walkOnce } from '@dwo/kernel/testing';
import { simpleMinis } from '../../rules';
import { matchOf } from '../../testing/presets';
import { edition } from './edition';

test('VS-R-11 a replay begins with the forces and with the roll-off of its set-up', async () => {
  const options = matchOf('open_battle', 2, { forces: ['frontier_ranch', 'saurian_pack'] });
  const { recording } = walkOnce(simpleMinis, options, 5, { mostSteps: 3 });
  const tape = await edition.open(recording);
  const lines = tape.frame(0, 'spectator').log.map(({ text, rule }) => `${rule} ${text}`);
  expect(lines).toEqual([
    expect.stringMatching(/^VS-C-02 .+ brings \d+ figures$/),
    expect.stringMatching(/^VS-C-02 .+ brings \d+ figures$/),
    expect.stringMatching(/^VS-R-11 .+ wins the roll-off$/),
  ]);
});
