/** The short form of the drill: a real server is ended in the middle of matches, and nothing is lost. */
import { gameNamed } from '../game';
import { crash, crashHolds } from './crash';

const subject = gameNamed();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  ['killed', 'SIGKILL'],
  ['replaced by a deploy', 'SIGTERM'],
] as const)(
  '%s again and again, the server loses nothing it accepted, plays nothing twice, and everybody comes back without help',
  async (_, signal) => {
    const { figures, notes } = await crash({ subject, rounds: 2, matches: 2, seed: 7, signal });
    expect(notes).toEqual([]);
    expect(figures).toMatchObject({ kills: 2, lost: 0, duplicated: 0, misled: 0, clients: 6, back: 6 });
    expect(figures).toMatchObject({ unrated: 0, doubled: 0 });
    expect(figures.accepted).toBeGreaterThan(20);
    expect(crashHolds(figures)).toBe(true);
    expect(crashHolds({ ...figures, rated: 0 })).toBe(false);
  },
  300_000,
);

test.each([
  ['forget-ids', 'misled'],
  ['early-answer', 'lost'],
] as const)(
  'the drill finds a planted fault: %s',
  async (plant, broken) => {
    const { figures } = await crash({ subject, rounds: 4, matches: 4, seed: 7, signal: 'SIGKILL', plant });
    expect(crashHolds(figures)).toBe(false);
    expect(figures[broken]).toBeGreaterThan(0);
  },
  300_000,
);
