/** Plays matches over real sockets and keeps every byte that viewers get who must not know the secret. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, secretFromHex } from '@dwo/kernel';
import { Random } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { createServer, LIMITS, type RunningServer } from '../../../server/src';
import { RawClient } from '../../../server/test/raw-client';
import type { PairOfMatches } from './pairs';

/** The first byte of the frame that holds the connection's own token. */
const JOINED = 10;
const NOW = 1_795_000_000_000;

/** The traffic that each viewer received, in order: frames in hex, answers over HTTP. */
export type Traffic = ReadonlyMap<string, readonly string[]>;

/** A server with a stopped clock and fixed randomness, whose matches begin with given states. */
export class Tables {
  private constructor(
    private readonly server: RunningServer,
    private readonly folder: string,
    private readonly told: Told,
  ) {}

  /** Opens a server that hosts the games of `told`. Only one can be open at a time. */
  static async open(told: Told): Promise<Tables> {
    const folder = mkdtempSync(join(tmpdir(), 'dwo-secrecy-'));
    const limits = Object.fromEntries(
      Object.keys(LIMITS).map((name) => [name, name.endsWith('Seconds') ? 10_000 : 1_000_000]),
    );
    const server = await createServer({
      gatherMs: 0,
      ...{ port: 0, address: '127.0.0.1', dataDir: folder, botDelayMs: 0, reconnectSeconds: 0 },
      games: told.games,
      limits,
      now: () => NOW,
      steady: () => NOW,
      random: (bytes) => told.random(bytes),
    });
    return new Tables(server, folder, told);
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Plays one of two twins. */
  async play(pair: PairOfMatches, which: 0 | 1, seed: number): Promise<Traffic> {
    const { twins, options, game } = pair;
    const secret = twins.secrets[which];
    this.told.next(seed, twins.starts[which], secret);
    const id = await this.setUp(game.rules.id, options);
    const party = new Party(this.server.port, id);
    try {
      await party.sitDown(pair);
      for (const step of twins.steps) {
        if (step.type === 'play') await party.plays(step.seat, step.intents[which]);
        else if (step.type === 'try') await party.tries(step.seat, step.intent);
        else if (step.type === 'watch') await party.watcher();
        else if (step.type === 'return') await party.returns(step.seat);
        else await party.looks();
      }
      const commitment = commitmentTo(secretFromHex(secret));
      return await party.heard(twins.uninformed, [commitment, ...twins.seals[which]]);
    } finally {
      party.close();
    }
  }

  private async setUp(game: string, options: unknown): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.server.port}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, options, visibility: 'open' }),
    });
    const { id } = (await response.json()) as { readonly id?: string };
    if (id === undefined) throw new Error(`No match was set up: ${response.status}`);
    return id;
  }
}

/** The state and secret with which the server's next match begins. */
export class Told {
  /** The games, changed to begin with the given state. */
  readonly games: readonly Game[];
  private start: object | null = null;
  private secret: Uint8Array | null = null;
  private chance = new Random(0, 0);

  /** The games may differ from those that the pairs were made with. */
  constructor(games: readonly Game[]) {
    const setup = () => JSON.parse(JSON.stringify(this.start)) as object;
    this.games = games.map((game) => ({ ...game, rules: { ...game.rules, setup } }));
  }

  next(seed: number, start: object, secret: string): void {
    this.start = start;
    this.secret = secretFromHex(secret);
    this.chance = new Random(seed, 5);
  }

  /** The first 32 random bytes after a match was announced are its secret. */
  random(bytes: number): Uint8Array {
    if (bytes === 32 && this.secret !== null) {
      const { secret } = this;
      this.secret = null;
      return Uint8Array.from(secret);
    }
    return Uint8Array.from({ length: bytes }, () => this.chance.below(256));
  }
}

/** Everybody at one match. */
class Party {
  private readonly sitting: RawClient[] = [];
  private readonly tokens: string[] = [];
  /** The connections of each viewer, by name. */
  private readonly lines = new Map<string, RawClient[]>();
  private readonly answers: string[] = [];

  constructor(
    private readonly port: number,
    private readonly id: string,
  ) {}

  async sitDown({ chairs, twins }: PairOfMatches): Promise<void> {
    await this.watcher();
    for (const [seat, label] of chairs.entries()) {
      const client = await this.connects(`seat ${seat}`);
      const entropy = twins.entropy[seat] ?? undefined;
      const reply = await client.request('sit', { name: `Player ${seat}`, wish: label, entropy });
      const { token, place } = reply as { readonly token?: string; readonly place?: number };
      if (token === undefined || place !== seat) throw new Error(`Nobody sat down: ${JSON.stringify(reply)}`);
      this.sitting[seat] = client;
      this.tokens[seat] = token;
    }
  }

  async plays(seat: number, intent: object): Promise<void> {
    const reply = (await this.sitting[seat]?.request('intent', { intent })) as { readonly ok?: boolean };
    if (reply?.ok !== true) throw new Error(`Seat ${seat} may not ${JSON.stringify(intent)}: ${JSON.stringify(reply)}`);
  }

  /** Asks for something that is refused, from a seat or as a spectator. */
  async tries(seat: number | null, intent: object): Promise<void> {
    const client = seat === null ? this.lines.get('spectator')?.at(-1) : this.sitting[seat];
    const reply = (await client?.request('intent', { intent })) as { readonly ok?: boolean };
    if (reply?.ok !== false) throw new Error(`Nobody refused ${JSON.stringify(intent)}`);
  }

  async watcher(): Promise<void> {
    await this.connects('spectator');
  }

  async returns(seat: number): Promise<void> {
    this.sitting[seat] = await this.connects(`seat ${seat}`, this.tokens[seat]);
  }

  /** Sends every HTTP request that concerns a match. */
  async looks(): Promise<void> {
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${this.port}${path}`);
      const headers = [...response.headers].filter(([name]) => name !== 'date' && !/^x-request|^etag/.test(name));
      const head = `${response.status} ${JSON.stringify(headers)}`.replaceAll(`:${this.port}`, ':port');
      return { text: await response.text(), head };
    };
    for (const path of [`/api/matches/${this.id}`, `/api/matches/${this.id}/record`]) {
      const { text, head } = await get(path);
      this.answers.push(`${path} ${head} ${text}`);
    }
    const { matches } = JSON.parse((await get('/api/matches')).text) as { readonly matches: { readonly id: string }[] };
    this.answers.push(JSON.stringify(matches.filter(({ id }) => id === this.id)));
  }

  /**
   * The traffic that these viewers have received until now. Commitments, which look random, and ids of connections, which are
   * random, are replaced by fixed text.
   */
  async heard(viewers: readonly (number | 'spectator')[], random: readonly string[]): Promise<Traffic> {
    await this.looks();
    const names = viewers.map((viewer) => (viewer === 'spectator' ? 'spectator' : `seat ${viewer}`));
    for (const name of names) for (const line of this.lines.get(name) ?? []) await line.request('rename', { name: '' });
    const traffic = new Map<string, readonly string[]>([['http', this.answers]]);
    for (const name of names) {
      const lines = this.lines.get(name) ?? [];
      traffic.set(
        name,
        lines.flatMap((line, i) => line.frames.map((frame) => `${i} ${alike(frame, random)}`)),
      );
    }
    return traffic;
  }

  close(): void {
    for (const lines of this.lines.values()) for (const line of lines) line.close();
  }

  private async connects(name: string, token?: string): Promise<RawClient> {
    const line = await RawClient.join(this.port, this.id, token);
    const known = this.lines.get(name) ?? [];
    this.lines.set(name, [...known, line]);
    return line;
  }
}

/** A frame in hex; of the first frame of a connection, which holds its token, only the length. */
function alike(frame: Buffer, random: readonly string[]): string {
  if (frame[0] === JOINED) return `joined ${frame.length}`;
  let text = frame.toString('latin1').replace(/(chat-log.*?\xa3who\xaa).{10}/s, '$1----------');
  for (const hex of random) text = text.replaceAll(hex, '-'.repeat(hex.length));
  return Buffer.from(text, 'latin1').toString('hex');
}
