/** Gives players back the time lost to network lag, up to a bound. Only the server measures it. */
import type { Seat } from '@dwo/kernel';

/** How often a connection is measured. */
const EVERY_MS = 2_000;
/** The mean is taken of this many measurements. */
const SAMPLES = 4;
/** The most that a seat can be given back at once. */
const MOST_MS = 1_000;
/** How much of the bound returns with each intent. */
const GAIN_MS = 250;

/** The WebSocket of a connection. */
export interface Socket {
  readonly readyState: number;
  ping(data: Buffer): void;
  on(event: 'pong', listener: (data: Buffer) => void): void;
  off(event: 'pong', listener: (data: Buffer) => void): void;
}

const OPEN = 1;
const MARK = 'lag ';

/** The round-trip time of one connection, from its pongs; browsers answer pings by themselves. */
export class Line {
  private samples: number[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly socket: Socket,
    private readonly now: () => number,
  ) {
    socket.on('pong', this.answered);
    this.timer = setInterval(() => this.ask(), EVERY_MS);
    this.timer.unref();
    this.ask();
  }

  /** Milliseconds; 0 before the first pong. */
  get ms(): number {
    if (this.samples.length === 0) return 0;
    return Math.round(this.samples.reduce((sum, sample) => sum + sample, 0) / this.samples.length);
  }

  close(): void {
    clearInterval(this.timer);
    this.socket.off('pong', this.answered);
  }

  private ask(): void {
    if (this.socket.readyState === OPEN) this.socket.ping(Buffer.from(`${MARK}${this.now()}`));
  }

  private readonly answered = (data: Buffer): void => {
    const text = data.toString();
    if (!text.startsWith(MARK)) return;
    const ms = this.now() - Number(text.slice(MARK.length));
    if (ms >= 0) this.samples = [...this.samples, ms].slice(-SAMPLES);
  };
}

/**
 * The time that each seat can still be given back. It refills slowly, so slow connections get help, but feigning a slow one
 * does not pay.
 */
export class Quota {
  private readonly left = new Map<Seat, number>();

  /** The time to give back to a seat for an intent over a connection with this round-trip time, in milliseconds. */
  grant(seat: Seat, lineMs: number): number {
    return Math.min(lineMs, this.left.get(seat) ?? MOST_MS);
  }

  /** Called when this time was given back. */
  spend(seat: Seat, ms: number): void {
    this.left.set(seat, Math.min(MOST_MS, (this.left.get(seat) ?? MOST_MS) - ms + GAIN_MS));
  }
}

/** The connections of one room, and what each seat is given back. */
export class Lines {
  private readonly lines = new Map<object, Line>();
  private readonly quota = new Quota();

  /** `counts`: whether lag matters in this match; otherwise nothing is measured. */
  constructor(
    private counts: boolean,
    private readonly now: () => number,
  ) {}

  /** Measures a connection from now on. Call it again when the connection has a new socket. */
  watch(client: object & { readonly ref: unknown }): void {
    if (!this.counts) return;
    this.lines.get(client)?.close();
    this.lines.set(client, new Line(client.ref as Socket, this.now));
  }

  /** Sets whether lag matters in this match from now on. */
  measure(counts: boolean, clients: Iterable<object & { readonly ref: unknown }>): void {
    if (this.counts === counts) return;
    this.counts = counts;
    for (const client of clients) {
      if (counts) this.watch(client);
      else this.forget(client);
    }
  }

  forget(client: object): void {
    this.lines.get(client)?.close();
    this.lines.delete(client);
  }

  /** The round-trip time of this connection in milliseconds; 0 while it is not known. */
  msOf(client: object): number {
    return this.lines.get(client)?.ms ?? 0;
  }

  /** The time that a seat would be given back for an intent over this connection, in milliseconds. */
  grant(seat: Seat, client: object): number {
    return this.quota.grant(seat, this.msOf(client));
  }

  /** Called when this time was given back. */
  spend(seat: Seat, ms: number): void {
    if (this.counts) this.quota.spend(seat, ms);
  }
}
