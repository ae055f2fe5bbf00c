/** A match beside the fuzzed one, which must go on undisturbed. */
import { type Frozen, frozen, stateHash } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { type Game, type MatchState, type MatchSummary, matchClass, ROOM, readState } from '@dwo/shared';
import { Client, type Room } from 'colyseus.js';
import { until } from '../guest';
import { readyMade, type Subject } from './cases';

type Joined = Room<unknown, MatchState>;

/** Joins a match with the room library's own client, which never reconnects. */
export async function join(server: string, game: Game, matchId: string): Promise<Joined> {
  const client = new Client(server);
  const room = (await client.joinOrCreate<MatchState>(ROOM, { matchId }, matchClass(game))) as Joined;
  room.reconnection.enabled = false;
  for (const type of ['you', 'notice', 'chat', 'chat-log', 'deed', 'warning', 0])
    room.onMessage(type as never, () => {});
  await until(() => room.state.chairs.length > 0, 'nothing is shown');
  return room;
}

/** Sits down and returns the token. */
export async function sit(room: Joined, name: string, wish: string): Promise<string> {
  const reply = (await room.request('sit' as never, { name, wish } as never)) as { ok: boolean; token: string };
  if (!reply.ok) throw new Error(`No chair: ${JSON.stringify(reply)}`);
  return reply.token;
}

/** Sets up a match and returns its id. */
export async function setUp(server: string, wish: object): Promise<string> {
  const response = await fetch(`${server}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { id } = (await response.json()) as { id?: string };
  if (id === undefined) throw new Error(`No match: ${response.status}`);
  return id;
}

/** The labels of a preset's chairs, by seat. */
export function labelsOf(game: Game, preset: string): readonly string[] {
  return game.chairs(frozen(readyMade(game, preset)));
}

/** The server's summary of a match. */
export async function summaryOf(server: string, id: string): Promise<MatchSummary> {
  const response = await fetch(`${server}/api/matches/${id}`, { signal: AbortSignal.timeout(20_000) });
  return (await response.json()) as MatchSummary;
}

/** Two people who play on, one intent at a time, and check whether anything else happens at their table. */
export class Neighbour {
  /** The longest wait of either for an answer, in ms. */
  worstMs = 0;
  /** Close codes of connections that were lost. */
  readonly drops: number[] = [];
  /** By seat, the view of its player. */
  private readonly plain: Frozen<object>[] = [];
  private seq = 0;

  private constructor(
    private readonly game: Game,
    private readonly server: string,
    readonly id: string,
    private readonly seats: readonly Joined[],
    private readonly chance: Chance,
  ) {
    for (const room of seats) {
      const gone = (code: number) => void this.drops.push(code);
      room.onDrop(gone);
      room.onLeave(gone);
    }
  }

  static async come(server: string, chance: Chance, { game, presets }: Subject): Promise<Neighbour> {
    const id = await setUp(server, { game: game.rules.id, preset: presets.beside });
    const rooms: Joined[] = [];
    for (const label of labelsOf(game, presets.beside)) {
      const room = await join(server, game, id);
      await sit(room, label, label);
      rooms.push(room);
    }
    await until(() => rooms.every((room) => room.state.stage === 'playing'), 'it does not begin');
    return new Neighbour(game, server, id, rooms, chance);
  }

  get over(): boolean {
    return this.seats[0]?.state.stage === 'over';
  }

  /** Plays one intent; the sentence that says what is wrong, or null. */
  async step(): Promise<string | null> {
    const { rules } = this.game;
    const [seat] = rules.awaiting(this.look(0));
    if (seat === undefined) return null;
    const room = this.seats[seat] as Joined;
    const state = this.look(seat);
    const legal = rules.intents(state, seat);
    const intent = legal.length === 0 ? rules.pass(state, seat) : this.chance.pick(legal);
    const before = await this.check();
    if (this.drops.length > 0) return `a neighbour's connection was closed with ${this.drops.join(', ')}`;
    if (before !== null) return before;
    const asked = performance.now();
    const reply = (await room.request('intent' as never, { intent } as never)) as { ok: boolean; seq?: number };
    this.worstMs = Math.max(this.worstMs, performance.now() - asked);
    if (!reply.ok) return `a legal intent was refused: ${JSON.stringify(intent)} ${JSON.stringify(reply)}`;
    this.seq++;
    if (reply.seq !== this.seq) return `the intent is number ${reply.seq}, not ${this.seq}`;
    await until(() => this.seats.every(({ state: { seq } }) => seq >= this.seq), 'no patch came');
    return this.check();
  }

  /** Compares what these people see with the server's state; the sentence that says what is wrong, or null. */
  async check(): Promise<string | null> {
    const { seq, hash } = await summaryOf(this.server, this.id);
    if (seq !== this.seq) return `${seq} intents at the neighbours' table, and they played ${this.seq}`;
    const seen = stateHash(this.game.rules.view(this.look(0), 'spectator'));
    return hash === seen ? null : `the server has state ${hash}, and they see ${seen}`;
  }

  leave(): void {
    for (const room of this.seats) void room.leave().catch(() => {});
  }

  private look(seat: number): Frozen<object> {
    const { state } = this.seats[seat] as Joined;
    const seen = readState<object>(state, this.game, this.plain[seat] ?? null) as Frozen<object>;
    this.plain[seat] = seen;
    return seen;
  }
}
