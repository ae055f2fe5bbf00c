/** What the framework itself costs: a Colyseus room of 200 figures where an intent writes one pair of fields. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const FIGURES = 200;

const Figure = schema({ x: t.int32(), y: t.int32(), facing: t.int16(), lifePoints: t.uint8() });
const Bare = schema({ figures: t.map(Figure) });

class BareRoom extends Room {
  override state = new Bare();
  override patchRate = null as unknown as number;

  override onCreate(): void {
    for (let i = 0; i < FIGURES; i += 1) {
      const figure = new Figure();
      figure.x = i * 100;
      figure.y = i * 50;
      this.state.figures.set(`f${i}`, figure);
    }
    this.onMessage('intent', (_client: Client, { figure, x, y }: { figure: string; x: number; y: number }) => {
      const moved = this.state.figures.get(figure);
      if (!moved) return false;
      moved.x = x;
      moved.y = y;
      this.broadcastPatch();
      return true;
    });
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('bare', BareRoom).filterBy(['match']);
server.listen(0, '127.0.0.1').then(() => process.send?.({ port: (http.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
