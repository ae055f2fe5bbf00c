/** Load on the bare Colyseus room, through the SDK. */
import './node-sockets';
import { Client } from '@colyseus/sdk';
import type { Act } from './closed-loop';
import { socketOf } from './load-raw';
import type { Load } from './protocol';

/** The bytes received at these rooms' sockets. */
export function bytesRead(rooms: readonly { readonly connection: { readonly transport: object } }[]): number {
  return rooms.reduce(
    (sum, { connection }) => sum + socketOf((connection.transport as { ws: object }).ws).bytesRead,
    0,
  );
}

/** Opens matches at a bare room, with two players and a spectator each. */
export async function bareLoad(port: number, matches: number): Promise<Load> {
  const client = new Client(`ws://127.0.0.1:${port}`);
  const acts: Act[] = [];
  const watchers: Parameters<typeof bytesRead>[0][number][] = [];
  for (let match = 0; match < matches; match += 1) {
    const join = async () => {
      const room = await client.joinOrCreate('bare', { match: String(match) });
      room.reconnection.enabled = false;
      return room;
    };
    const players = [await join(), await join()];
    watchers.push(await join());
    let n = 0;
    acts.push(async () => {
      n += 1;
      const answer = players[n % 2]?.request('intent', { figure: `f${n % 200}`, x: n % 9000, y: (n * 7) % 9000 });
      return (await answer) === true;
    });
  }
  return { acts, watchedBytes: () => bytesRead(watchers) };
}
