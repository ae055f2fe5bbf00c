/** Load on the raw relay: 16 bytes to it, and 16 bytes from it to everybody in the match. */
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Act } from './closed-loop';
import type { Load } from './protocol';

function connect(port: number, match: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${match}`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

function actor(players: readonly WebSocket[]): Act {
  const message = Buffer.alloc(16, 7);
  let turn = 0;
  return () => {
    const player = players[turn++ % players.length];
    if (!player) return Promise.resolve(false);
    return new Promise((resolve) => {
      player.once('message', () => resolve(true));
      player.send(message);
    });
  };
}

/** Opens matches at a raw relay, with two players and a spectator each. */
export async function rawLoad(port: number, matches: number): Promise<Load> {
  const acts: Act[] = [];
  const watchers: WebSocket[] = [];
  for (let match = 0; match < matches; match += 1) {
    const player = await connect(port, match);
    acts.push(actor([player]));
    await connect(port, match);
    watchers.push(await connect(port, match));
  }
  return { acts, watchedBytes: () => watchers.reduce((sum, watcher) => sum + socketOf(watcher).bytesRead, 0) };
}

/** The TCP socket of a WebSocket, which counts every byte, frames included. */
export function socketOf(webSocket: object): Socket {
  return (webSocket as { _socket: Socket })._socket;
}
