/** The match that is fuzzed: two seats and their sockets, opened anew when one is lost. */
import { dinoWars, type State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Frozen, Tagged } from '@dwo/kernel';
import { type MatchState, readState } from '@dwo/shared';
import type { Room } from 'colyseus.js';
import type { Chance } from '../../../packages/dino-wars/testing/chance';
import { RawClient } from '../../../server/test/raw-client';
import { join, setUp, sit } from './neighbour';

/** A socket has sent so much that another one may try. */
const WORN_OUT = 150;

/** So many requests may come to nothing because nobody may play. */
const MOST_STUCK = 30;

/** One match under fire. */
export class Target {
  /** Requests that the server said it has done. */
  done = 0;
  private stuck = 0;
  private plain: Frozen<State> | null = null;
  private readonly lines: (RawClient | null)[] = [null, null];
  private readonly used = [0, 0];

  private constructor(
    private readonly port: number,
    readonly id: string,
    private readonly watcher: Room<unknown, MatchState>,
    private readonly tokens: string[],
  ) {}

  static async open(port: number): Promise<Target> {
    const server = `http://127.0.0.1:${port}`;
    const id = await setUp(server, { preset: 'duel' });
    const watcher = await join(server, id);
    const tokens: string[] = [];
    for (const wish of ['army', 'dinosaurs']) {
      const room = await join(server, id);
      tokens.push(await sit(room, wish, wish));
      void room.leave().catch(() => {});
    }
    return new Target(port, id, watcher, tokens);
  }

  get roomId(): string {
    return this.watcher.roomId;
  }

  /** Whether there is nothing left to play: the match is over, or the fuzzer gave its seats away or paused it. */
  get over(): boolean {
    return this.watcher.state.stage === 'over' || this.stuck > MOST_STUCK;
  }

  /** The socket of one seat. */
  async line(seat: number): Promise<RawClient> {
    const before = this.lines[seat] ?? null;
    if (before !== null && before.closed === null && (this.used[seat] ?? 0) < WORN_OUT) {
      this.used[seat] = (this.used[seat] ?? 0) + 1;
      return before;
    }
    before?.close();
    const line = await RawClient.join(this.port, this.id, this.tokens[seat]);
    this.lines[seat] = line;
    this.used[seat] = 0;
    return line;
  }

  /** An intent that the rules allow now and who may play it; null when nobody may play. */
  anyIntent(chance: Chance): { readonly seat: number; readonly intent: Tagged } | null {
    const state = this.look();
    if (state === null) return null;
    const [seat] = dinoWars.awaiting(state);
    if (seat === undefined) return null;
    const legal = dinoWars.intents(state, seat);
    return { seat, intent: legal.length === 0 ? dinoWars.pass(state, seat) : chance.pick(legal) };
  }

  /** Names that mean something here, for places where a name is wanted. */
  names(): readonly string[] {
    const state = this.look() as unknown as Readonly<Record<string, object>> | null;
    if (state === null) return ['d1', 's1'];
    return ['dinosaurs', 'soldiers', 'vehicles', 'crewedWeapons'].flatMap((kind) => Object.keys(state[kind] ?? {}));
  }

  /** Remembers what a request has changed that the next one needs. */
  note(seat: number, reply: unknown): void {
    const { ok, code, token } = (reply ?? {}) as Readonly<Record<string, unknown>>;
    if (code === 'NOT_SEATED' || code === 'PAUSED') this.stuck++;
    if (ok !== true) return;
    this.done++;
    if (typeof token === 'string') this.tokens[seat] = token;
  }

  close(): void {
    for (const line of this.lines) line?.close();
    void this.watcher.leave().catch(() => {});
  }

  private look(): Frozen<State> | null {
    this.plain = readState<State>(this.watcher.state, dinoWarsGame, this.plain);
    return this.plain;
  }
}
