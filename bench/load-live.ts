/** Load on the match room: battles of 200 figures, each with two players and a spectator, through the SDK. */
import './node-sockets';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import type { Phase } from '@dwo/dino-wars';
import { type Replies, ROOM } from '@dwo/shared';
import { battle, type Scene, Script } from './battle';
import type { Act } from './closed-loop';
import { bytesRead } from './load-bare';
import type { Load } from './protocol';

const FIGURES = 200;
/** The sides of the battle, by seat. */
export const SIDES = ['army', 'dinosaurs'] as const;

/** A match and its players by seat. */
export interface Played {
  readonly id: string;
  readonly players: readonly Room[];
}

/** The same with a spectator. */
interface Table extends Played {
  readonly watcher: Room;
}

/** Further wishes for a match, such as its terms. */
type Wish = Readonly<Record<string, unknown>>;

/** Sets up a battle over HTTP and returns its id. It is a public match. */
export async function newBattle(port: number, figures: number, wish: Wish = {}): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options: battle(figures), visibility: 'open', ...wish }),
  });
  const { id } = (await response.json()) as { id?: string };
  if (id === undefined) throw new Error(`No match: ${response.status}`);
  return id;
}

async function joined(port: number, id: string): Promise<Room> {
  const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate(ROOM, { matchId: id });
  room.reconnection.enabled = false;
  room.onMessage('*', () => {});
  return room;
}

/** Sets up a battle and joins it with two players; resolves when it has begun. */
export async function openPlayed(port: number, figures: number): Promise<Played> {
  const id = await newBattle(port, figures);
  const players = [await joined(port, id), await joined(port, id)];
  for (const [seat, wish] of SIDES.entries()) {
    const seated = (await players[seat]?.request('sit', { name: wish, wish })) as Replies['sit'] | undefined;
    if (!seated?.ok) throw new Error(`No chair: ${seated?.message}`);
  }
  await Promise.all(players.map(begun));
  return { id, players };
}

/** The same with a spectator. */
export async function openTable(port: number, figures: number): Promise<Table> {
  const played = await openPlayed(port, figures);
  const watcher = await joined(port, played.id);
  await begun(watcher);
  return { ...played, watcher };
}

/** Resolves when a client sees that the battle has begun. */
async function begun(room: Room): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(5)) {
    if ((room.state as { readonly state?: Synced } | undefined)?.state) return;
  }
  throw new Error('The battle does not begin');
}

interface Synced {
  readonly turn: number;
  readonly phase: Phase;
  readonly ending?: unknown;
  readonly dinosaurs: Map<string, { x: number; y: number; spentCi: number; alive: boolean }>;
  readonly soldiers: Synced['dinosaurs'];
}

/** The battle, as a client has it. */
function sceneIn(room: Room): Scene {
  const { state } = room.state as { readonly state?: Synced };
  if (!state) throw new Error('The battle has not begun');
  return {
    turn: state.turn,
    phase: state.phase,
    over: state.ending != null,
    dinosaur: (id) => state.dinosaurs.get(id),
    soldier: (id) => state.soldiers.get(id),
  };
}

/** Returns a function that sends the next intent of a battle of `figures` figures. */
export function actor({ players }: Played, figures: number): Act {
  const script = new Script(figures);
  // The player who was answered last has the latest state: their patch came before their answer.
  let room = players[0] as Room;
  return async () => {
    const wish = script.next(sceneIn(room));
    if (!wish) throw new Error('The battle is over before the measurement');
    room = players[wish.seat] as Room;
    const reply = (await room.request('intent', { intent: wish.intent })) as Replies['intent'];
    if (!reply.ok) throw new Error(`Refused: ${JSON.stringify({ wish, reply })}`);
    return true;
  };
}

/** Opens matches at a match room, with two players and a spectator each. */
export async function liveLoad(port: number, matches: number): Promise<Load> {
  const tables: Table[] = [];
  for (let match = 0; match < matches; match += 1) tables.push(await openTable(port, FIGURES));
  return {
    acts: tables.map((table) => actor(table, FIGURES)),
    watchedBytes: () => bytesRead(tables.map(({ watcher }) => watcher)),
  };
}
