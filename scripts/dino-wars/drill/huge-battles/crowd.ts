/** One address with many matches between computers, which it watches. */
import { ROOM } from '@dwo/shared';
import WebSocket from 'ws';

/** An address of the range for documentation, as the proxy would pass it on. */
const ADDRESS = '203.0.113.7';
const JOIN = 10;

export class Crowd {
  private readonly sockets: WebSocket[] = [];

  constructor(
    private readonly url: string,
    private readonly options: object,
  ) {}

  /** Sets up matches and opens each; refused ones are left out. */
  async open(matches: number): Promise<{ readonly created: number; readonly open: number }> {
    const ids: string[] = [];
    for (let i = 0; i < matches; i++) {
      const reply = await this.post('/api/matches', { options: this.options, bots: ['dinosaurs', 'army'] });
      if (reply.status === 201) ids.push(((await reply.json()) as { id: string }).id);
      else await reply.arrayBuffer();
    }
    for (const id of ids) await this.watch(id);
    return { created: ids.length, open: this.sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length };
  }

  leave(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private async watch(matchId: string): Promise<void> {
    const reply = await this.post(`/matchmake/joinOrCreate/${ROOM}`, { matchId });
    const place = (await reply.json()) as { processId?: string; roomId?: string; sessionId?: string };
    if (place.roomId === undefined) return;
    const address = `${this.url.replace('http', 'ws')}/${place.processId}/${place.roomId}`;
    const socket = new WebSocket(`${address}?sessionId=${place.sessionId}&skipHandshake=1`, { headers: this.headers });
    this.sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (frame: Buffer) => {
        if (frame[0] !== JOIN) return;
        socket.send(Buffer.from([JOIN]));
        resolve();
      });
    });
  }

  private post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...this.headers };
    return fetch(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private get headers(): Record<string, string> {
    return { 'x-forwarded-for': ADDRESS };
  }
}
