/** The bare Colyseus room: 200 figures, and an intent writes one pair of fields. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const FIGURES = 200;

const Figure = schema({ x: t.int32(), y: t.int32(), facing: t.int16(), lifePoints: t.uint8() });
const Bare = schema({ figures: t.map(Figure) });

interface Step {
  readonly figure: string;
  readonly x: number;
  readonly y: number;
}

/** Stores what was done in a match; resolves when it is on disk. */
export type Keep = (match: number) => Promise<void>;

/**
 * Serves bare rooms until the parent process disconnects; tells it the port. With `keep`, an intent is answered after it was
 * stored; without, at once.
 */
export function serveBareRoom(keep: Keep | null): void {
  class BareRoom extends Room {
    override state = new Bare();
    override patchRate = null as unknown as number;

    override onCreate({ match }: { readonly match: string }): void {
      for (let i = 0; i < FIGURES; i += 1) {
        const figure = new Figure();
        figure.x = i * 100;
        figure.y = i * 50;
        this.state.figures.set(`f${i}`, figure);
      }
      const answer = keep === null ? (step: Step) => this.take(step) && this.show() : this.keeping(keep, Number(match));
      this.onMessage('intent', (_client: Client, step: Step) => answer(step));
    }

    private keeping(kept: Keep, match: number) {
      return async (step: Step): Promise<boolean> => {
        if (!this.take(step)) return false;
        await kept(match);
        return this.show();
      };
    }

    private take({ figure, x, y }: Step): boolean {
      const moved = this.state.figures.get(figure);
      if (!moved) return false;
      moved.x = x;
      moved.y = y;
      return true;
    }

    private show(): boolean {
      this.broadcastPatch();
      return true;
    }
  }

  const http = createServer();
  const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
  server.define('bare', BareRoom).filterBy(['match']);
  server.listen(0, '127.0.0.1').then(() => process.send?.({ port: (http.address() as AddressInfo).port }));
  process.on('disconnect', () => process.exit(0));
}
