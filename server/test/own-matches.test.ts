/** Tests that lists of a person's matches don't read long columns repeatedly. */
import type { Game, Me, OwnMatches, OwnTurns } from '@dwo/shared';
import type { RunningServer } from '../src';
import { newMatch, Person, startServer, tempFolder } from './table';
import { tallyGame } from './tally';

/** How often the options of a match were read for its chairs. */
let read = 0;
const tally = tallyGame() as Game;
const game: Game = {
  ...tally,
  chairs: (options) => {
    read++;
    return tally.chairs(options);
  },
};
const dataDir = tempFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [game] });
});
afterAll(() => server.close());

async function call<T>(path: string, me?: string): Promise<T> {
  const init: RequestInit = me === undefined ? { method: 'POST' } : { headers: { authorization: `Bearer ${me}` } };
  return (await (await fetch(`http://127.0.0.1:${server.port}${path}`, init)).json()) as T;
}

test('awaited seats are counted without the options, and the labels of the chairs are read once', async () => {
  const { me } = await call<Me>('/api/me');
  for (let i = 0; i < 3; i++) {
    const match = await newMatch(server, { game: 'tally', preset: 'slow' });
    const [ada, bob] = [await Person.join(server, game, match, { me }), await Person.join(server, game, match)];
    await ada.request('sit', { name: 'Ada', wish: 'odd', me });
    await bob.sit('Bob', 'even');
  }
  read = 0;
  expect(await call<OwnTurns>('/api/me/turns', me)).toEqual({ waiting: 3 });
  expect(read).toBe(0);
  for (let i = 0; i < 2; i++) {
    const { waiting, matches } = await call<OwnMatches>('/api/me/matches', me);
    expect([waiting, matches.length]).toEqual([3, 3]);
    for (const { chairs } of matches) {
      expect(chairs).toMatchObject([
        { name: 'Ada', label: 'odd', mine: true, plays: true, awaited: true },
        { name: 'Bob', label: 'even', mine: false, plays: false, awaited: false },
      ]);
    }
    expect(read).toBe(3);
  }
});
