/** A server with a clock that tests can move, and matches on it with a delay of a minute. */
import type { Game } from '@dwo/shared';
import type { RunningServer, ServerOptions } from '../src';
import { newMatch, Person, roomOf, startServer, tempFolder, until } from './table';
import type { TallyIntent, TallyState } from './tally';

/** The delay of the matches, in seconds. */
export const DELAY = 60;

export const add = (n: number): TallyIntent => ({ type: 'add', n });
export const end: TallyIntent = { type: 'end' };
export const sumOf = (person: Person) => (person.state as TallyState).sum;
/** Resolves when everything under way has arrived. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 120));

/** Counts the frames that a person is sent from now on. */
export function framesTo({ room }: Person): () => number {
  let frames = 0;
  const { ws } = room.connection.transport as unknown as { readonly ws: EventTarget };
  ws.addEventListener('message', () => {
    frames++;
  });
  return () => frames;
}

/** The server of one test file. */
export class Delayed {
  server!: RunningServer;
  private readonly dataDir = tempFolder();
  private ahead = 0;

  constructor(
    readonly game: Game,
    private readonly options: Partial<ServerOptions> = {},
  ) {
    beforeAll(() => this.start());
    afterAll(() => this.server.close());
  }

  readonly now = () => Date.now() + this.ahead;
  readonly steady = () => performance.now() + this.ahead;

  /** Stops the server and starts another with the same data. */
  async restart(meanwhile: () => void = () => {}): Promise<void> {
    await this.server.close();
    meanwhile();
    await this.start();
  }

  /** Moves the clock by `seconds` and wakes the room, whose timers depend on the clock. */
  pass(id: string, seconds: number): void {
    this.turn(seconds);
    roomOf(this.server, id)?.gallery?.wake();
  }

  /** Moves the clock forward or back without waking anything. */
  turn(seconds: number): void {
    this.ahead += seconds * 1000;
  }

  join(id: string, given?: Parameters<typeof Person.join>[3]): Promise<Person> {
    return Person.join(this.server, this.game, id, given);
  }

  /** A match under way between two people, and the tokens of their seats. */
  async match(wish: object = {}) {
    const { id: game } = this.game.rules;
    const id = await newMatch(this.server, { game, preset: 'slow', visibility: 'open', delay: DELAY, ...wish });
    const [ann, ben] = await Promise.all([this.join(id), this.join(id)]);
    const tokens = [await ann.sit('Ann', 'odd'), await ben.sit('Ben', 'even')] as const;
    await until(() => ann.stage === 'playing' && ben.stage === 'playing');
    return { id, ann, ben, tokens };
  }

  private async start(): Promise<void> {
    const { dataDir, game, now, steady, options } = this;
    this.server = await startServer({ dataDir, games: [game], now, steady, gatherMs: 0, ...options });
  }
}
