/** The short form of the drill: real servers, nginx, Redis and PostgreSQL; each is killed or paused while clients play. */
import { gameNamed } from '../game';
import { clusterDrill, SCENARIOS, type ScenarioFigures } from './cluster';

let figures: Record<string, ScenarioFigures>;
let notes: readonly string[];

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  ({ figures, notes } = await clusterDrill({ subject: gameNamed(), servers: 2, matches: 2, outageMs: 2_000, seed: 3 }));
}, 900_000);

test.each(Object.keys(SCENARIOS))(
  '%s: no match is forked, nothing accepted is lost or doubled, everybody is back',
  (name) => {
    expect(notes.filter((note) => note.startsWith(name))).toEqual([]);
    expect(figures[name]).toMatchObject({ lost: 0, duplicated: 0, forks: 0, clients: 6, back: 6 });
    expect(figures[name]?.accepted).toBeGreaterThan(20);
    // Of two tables, one is on the server that is harmed.
    if (name.startsWith('server')) expect(figures[name]?.broken).toBeGreaterThanOrEqual(3);
  },
);
