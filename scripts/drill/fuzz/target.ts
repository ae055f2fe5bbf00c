/** The match that is fuzzed: two seats and their connections, which are reopened when lost. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { type MatchState, readState } from '@dwo/shared';
import type { Room } from 'colyseus.js';
import { RawClient } from '../../../server/test/raw-client';
import type { Subject } from './cases';
import { join, labelsOf, setUp, sit } from './neighbour';

/** After this many messages a connection is replaced. */
const WORN_OUT = 150;

/** After this many requests in a row without a legal intent the match is given up. */
const MOST_STUCK = 30;

/** One match under attack. */
export class Target {
  /** Requests that the server reported as done. */
  done = 0;
  private stuck = 0;
  private plain: Frozen<object> | null = null;
  private readonly lines: (RawClient | null)[] = [];
  private readonly used: number[] = [];

  private constructor(
    private readonly subject: Subject,
    private readonly port: number,
    readonly id: string,
    private readonly watcher: Room<unknown, MatchState>,
    private readonly tokens: string[],
  ) {}

  static async open(port: number, subject: Subject): Promise<Target> {
    const server = `http://127.0.0.1:${port}`;
    const id = await setUp(server, { game: subject.game.rules.id, preset: subject.presets.fuzzed });
    const watcher = await join(server, subject.game, id);
    const tokens: string[] = [];
    for (const label of labelsOf(subject.game, subject.presets.fuzzed)) {
      const room = await join(server, subject.game, id);
      tokens.push(await sit(room, label, label));
      void room.leave().catch(() => {});
    }
    return new Target(subject, port, id, watcher, tokens);
  }

  get seats(): number {
    return this.tokens.length;
  }

  get roomId(): string {
    return this.watcher.roomId;
  }

  /** Whether nothing is left to play: the match is over, or the fuzzer has given its seats away or paused it. */
  get over(): boolean {
    return this.watcher.state.stage === 'over' || this.stuck > MOST_STUCK;
  }

  /** The connection of one seat, reopened if necessary. */
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

  /** An intent that the rules may allow now, and the seat that may play it; null if no seat may. */
  anyIntent(chance: Chance): { readonly seat: number; readonly intent: Tagged } | null {
    const state = this.look();
    if (state === null) return null;
    const [seat] = this.subject.game.rules.awaiting(state);
    return seat === undefined ? null : { seat, intent: chance.pick(this.subject.wishes(state, seat)) };
  }

  /** Names that exist in this match, for fields that take a name. */
  names(): readonly string[] {
    return this.subject.names(this.look());
  }

  /** Keeps the parts of a reply that later requests need. */
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

  private look(): Frozen<object> | null {
    this.plain = readState<object>(this.watcher.state, this.subject.game, this.plain);
    return this.plain;
  }
}
