/** Whole tournaments on real servers: six people by correspondence, nine on a Swiss evening, and a server that is killed. */
import type { Game, RatingsNow, TournamentShown } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import type { RunningServer } from '../../src';
import { runServer } from '../process';
import { startServer, tempFolder } from '../table';
import { callAs, look, newcomer, playOn, unscored } from '../tournament-people';

const game = tarPitGame as unknown as Game;
const base = { game: game.rules.id, preset: 'standard', name: 'P0', waitHours: 24 };
const correspondence = { ...base, kind: 'round-robin', title: 'Mud Cup', daysPerMove: 1, days: 14 };
const evening = { ...base, kind: 'swiss', title: 'Friday', minutes: 30 };

/** Opens a tournament for so many people and computers, and begins it. */
async function begun(server: Pick<RunningServer, 'port'>, wish: object, people: number, computers = 0) {
  const mes = await Promise.all(Array.from({ length: people }, () => newcomer(server)));
  const [first = ''] = mes;
  const call = <T>(path: string, me: string, body: unknown) => callAs<T>(server, `/tournaments${path}`, me, body);
  const { id } = (await call<{ id: string }>('', first, wish)).body;
  for (const [at, me] of mes.entries()) if (at > 0) await call(`/${id}/join`, me, { name: `P${at}` });
  for (let n = 0; n < computers; n++) await call(`/${id}/computers`, first, { strength: null });
  const shown = (await call<TournamentShown>(`/${id}/begin`, first, {})).body;
  return { id, mes, shown };
}

/** How often a server is killed in one tournament. */
const KILLS = 6;

const sumOf = ({ table }: TournamentShown) => table.reduce((sum, { points }) => sum + points, 0);
const isOver = ({ stage }: TournamentShown) => stage === 'over';

describe('on a server', () => {
  const dataDir = tempFolder();
  let server: RunningServer;
  const start = async () => {
    server = await startServer({ dataDir, games: [game] });
  };
  beforeAll(start);
  afterAll(() => server.close());

  test('six, two of them computers, play a round robin to its end, and a restart goes on', async () => {
    const { id, mes, shown } = await begun(server, correspondence, 4, 2);
    expect(shown).toMatchObject({ stage: 'playing', round: 1, rounds: 1, members: 6, me: 0, waiting: 10 });
    const meetings = shown.roundsSoFar[0]?.matches.map(({ members }) => members.join(' '));
    expect(new Set(meetings).size).toBe(30);
    await playOn(server, { game, id, mes }, (now) => unscored(now).length <= 20);
    await server.close();
    await start();
    const end = await playOn(server, { game, id, mes }, isOver);
    expect(sumOf(end)).toBe(30);
    expect(end.table.every(({ played }) => played === 10)).toBe(true);
    expect(end.roundsSoFar[0]?.matches.every(({ how }) => how === 'played')).toBe(true);
    expect(end.winners.length).toBeGreaterThan(0);
  }, 180_000);

  test('nine play a Swiss evening; everybody but one a round has an opponent, and nobody meets twice', async () => {
    const { id, mes, shown } = await begun(server, evening, 9);
    expect(shown).toMatchObject({ stage: 'playing', round: 1, rounds: 5 });
    const end = await playOn(server, { game, id, mes }, isOver);
    expect(end.roundsSoFar.map(({ matches }) => matches.length)).toEqual([8, 8, 8, 8, 8]);
    const pairs = end.roundsSoFar.flatMap(({ matches }) => matches.map(({ members }) => [...members].sort().join(' ')));
    expect(new Set(pairs).size).toBe(20);
    expect(new Set(end.roundsSoFar.map(({ bye }) => bye)).size).toBe(5);
    expect(sumOf(end)).toBe(5 * 8 + 5 * 2);
  }, 180_000);
});

/** A server of its own process, which is killed again and again on the same port. */
class Mortal {
  port = 0;
  kills = 0;
  private running = runServer({});

  constructor(private readonly dataDir: string) {
    this.running.child.kill('SIGKILL');
  }

  async start(): Promise<void> {
    this.running = runServer({ PORT: String(this.port), DATA_DIR: this.dataDir, GAMES: game.rules.id });
    for (;;) {
      const { said } = this.running;
      if (this.port === 0) this.port = Number(/ is at http:\/\/localhost:(\d+)/.exec(said())?.[1] ?? 0);
      const answer = this.port === 0 ? null : await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => null);
      if (answer?.status === 200) return;
      if (this.running.child.exitCode !== null) throw new Error(said());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Kills the process after a while. */
  async killIn(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await this.kill();
  }

  async kill(): Promise<void> {
    this.kills++;
    this.running.child.kill('SIGKILL');
    await this.running.exit;
  }
}

const folders = [tempFolder(), tempFolder()];
let server: Mortal;
afterEach(() => server?.kill());

test.each([
  ['round robin', correspondence, 6, 30],
  ['Swiss evening', evening, 9, 50],
])(
  'kill -9 in the middle of a %s: nothing is paired, scored or rated twice, and it is played to its end',
  async (_, wish, size, sum) => {
    server = new Mortal(folders.pop() as string);
    await server.start();
    const { id, mes } = await begun(server, wish, size);
    // Seen at every moment: what stands once never changes.
    const scored = new Map<string, string>();
    const rounds: string[] = [];
    const note = (shown: TournamentShown) => {
      for (const [at, { matches, bye }] of shown.roundsSoFar.entries()) {
        const drawn = JSON.stringify([bye, matches.map((match) => [match.id, match.members])]);
        rounds[at] ??= drawn;
        expect(rounds[at]).toBe(drawn);
        for (const { id: match, points } of matches) {
          if (points === null) continue;
          const before = scored.get(match) ?? JSON.stringify(points);
          scored.set(match, before);
          expect(JSON.stringify(points)).toBe(before);
        }
      }
    };
    let end: TournamentShown | null = null;
    while (end === null) {
      const life = server.kills;
      const playing = playOn(server, { game, id, mes }, (shown) => {
        note(shown);
        return isOver(shown) || life < server.kills;
      });
      if (life === KILLS) {
        end = await playing;
        continue;
      }
      // At any moment, in the middle of whatever is being done.
      playing.catch(() => {});
      await server.killIn(80 + 50 * life);
      await server.start();
      note(await look(server, id, null));
    }
    expect(server.kills).toBe(KILLS);
    expect(sumOf(end)).toBe(sum);
    // Every match that was played is rated once for each of its people.
    for (const [member, me] of mes.entries()) {
      const { body } = await callAs<RatingsNow>(server, '/ratings', me);
      const [own] = body.mine;
      const played = end.table.find((row) => row.member === member)?.played;
      expect([own?.matches, new Set(own?.changes.map(({ match }) => match)).size]).toEqual([played, played]);
    }
    expect(new Set(end.roundsSoFar.flatMap(({ matches }) => matches.map(({ id: match }) => match))).size).toBe(
      scored.size,
    );
  },
  300_000,
);
