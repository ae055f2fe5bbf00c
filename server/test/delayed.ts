/** A server whose clock is turned by hand, and matches on it that spectators see a minute later than their players. */
import type { Game } from '@dwo/shared';
import type { RunningServer, ServerOptions } from '../src';
import { newMatch, Person, roomOf, startServer, tempFolder, until } from './table';
import type { TallyIntent, TallyState } from './tally';

export const DELAY = 60;

export const add = (n: number): TallyIntent => ({ type: 'add', n });
export const end: TallyIntent = { type: 'end' };
export const sumOf = (person: Person) => (person.state as TallyState).sum;
/** Everything on its way has come. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 120));

/** The frames that somebody has been sent from now on. */
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

  /** Ends it and starts another one with the same data. */
  async restart(meanwhile: () => void = () => {}): Promise<void> {
    await this.server.close();
    meanwhile();
    await this.start();
  }

  /** So many seconds pass; timers are set by the clock, so the room is woken. */
  pass(id: string, seconds: number): void {
    this.turn(seconds);
    roomOf(this.server, id)?.gallery?.wake();
  }

  /** The clock is put forward, or back, and nobody is told. */
  turn(seconds: number): void {
    this.ahead += seconds * 1000;
  }

  join(id: string, given?: Parameters<typeof Person.join>[3]): Promise<Person> {
    return Person.join(this.server, this.game, id, given);
  }

  /** A match that two people have begun, and the tokens of their seats. */
  async match(wish: object = {}) {
    const { id: game } = this.game.rules;
    const id = await newMatch(this.server, { game, preset: 'slow', visibility: 'open', delay: DELAY, ...wish });
    const [ann, ben] = await Promise.all([this.join(id), this.join(id)]);
    const tokens = [await ann.sit('Ann', 'odd'), await ben.sit('Ben', 'even')] as const;
    await until(() => ann.stage === 'playing' && ben.stage === 'playing');
    return { id, ann, ben, tokens };
  }

  private async start(): Promise<void> {
    const { dataDir, game, now, options } = this;
    this.server = await startServer({ dataDir, games: [game], now, gatherMs: 0, ...options });
  }
}
