/** A match beside the fuzzed one: it must go on as if nothing happened. */
import { dinoWars, type State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { type Frozen, stateHash } from '@dwo/kernel';
import { type Game, type MatchState, type MatchSummary, matchClass, ROOM, readState } from '@dwo/shared';
import { Client, type Room } from 'colyseus.js';
import type { Chance } from '../../../packages/dino-wars/testing/chance';
import { until } from '../guest';

type Joined = Room<unknown, MatchState>;

/** Joins a match with the room library's own client, which never comes back by itself. */
export async function join(server: string, matchId: string, token?: string): Promise<Joined> {
  const client = new Client(server);
  const options = token === undefined ? { matchId } : { matchId, token };
  const room = (await client.joinOrCreate<MatchState>(ROOM, options, matchClass(dinoWarsGame as Game))) as Joined;
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

/** Sets a match up. */
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

/** The server's summary of a match. */
export async function summaryOf(server: string, id: string): Promise<MatchSummary> {
  const response = await fetch(`${server}/api/matches/${id}`, { signal: AbortSignal.timeout(20_000) });
  return (await response.json()) as MatchSummary;
}

/** Two people who play on, one intent at a time, and look whether anything else happens at their table. */
export class Neighbour {
  /** The longest that one of them waited for an answer. */
  worstMs = 0;
  /** Close codes of connections that were lost. */
  readonly drops: number[] = [];
  private plain: Frozen<State> | null = null;
  private seq = 0;

  private constructor(
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

  static async come(server: string, chance: Chance): Promise<Neighbour> {
    const id = await setUp(server, { preset: 'quick' });
    const army = await join(server, id);
    const dinosaurs = await join(server, id);
    await sit(army, 'Ada', 'army');
    await sit(dinosaurs, 'Bob', 'dinosaurs');
    await until(() => [army, dinosaurs].every((room) => room.state.stage === 'playing'), 'it does not begin');
    return new Neighbour(server, id, [army, dinosaurs], chance);
  }

  get over(): boolean {
    return this.seats[0]?.state.stage === 'over';
  }

  /** Plays one intent; the sentence that says what is wrong, if anything is. */
  async step(): Promise<string | null> {
    const state = this.look();
    const [seat] = dinoWars.awaiting(state);
    if (seat === undefined) return null;
    const room = this.seats[seat] as Joined;
    const legal = dinoWars.intents(state, seat);
    const intent = legal.length === 0 ? dinoWars.pass(state, seat) : this.chance.pick(legal);
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

  /** Whether the server has what these two see, and nothing else. */
  async check(): Promise<string | null> {
    const { seq, hash } = await summaryOf(this.server, this.id);
    if (seq !== this.seq) return `${seq} intents at the neighbours' table, and they played ${this.seq}`;
    const seen = stateHash(dinoWars.view(this.look(), 'spectator'));
    return hash === seen ? null : `the server has state ${hash}, and they see ${seen}`;
  }

  leave(): void {
    for (const room of this.seats) void room.leave().catch(() => {});
  }

  private look(): Frozen<State> {
    const [room] = this.seats as [Joined];
    this.plain = readState<State>(room.state, dinoWarsGame, this.plain);
    return this.plain as Frozen<State>;
  }
}
