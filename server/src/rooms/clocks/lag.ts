/** The time a player loses on their connection: measured by the server alone, given back up to a bound. */
import type { Seat } from '@dwo/kernel';

/** A line is measured so often. */
const EVERY_MS = 2_000;
/** Mean of so many measurements. */
const SAMPLES = 4;
/** The most that can be given back at once. */
const MOST_MS = 1_000;
/** The gain of that allowance with each intent. */
const GAIN_MS = 250;

/** The socket below a connection. */
export interface Socket {
  readonly readyState: number;
  ping(data: Buffer): void;
  on(event: 'pong', listener: (data: Buffer) => void): void;
  off(event: 'pong', listener: (data: Buffer) => void): void;
}

const OPEN = 1;
const MARK = 'lag ';

/** The way there and back of one connection, by its answers to pings; a browser answers them by itself. */
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

  /** Milliseconds; 0 while nothing is known. */
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

/** How much each seat can still be given back; refilled bit by bit, so that a slow line helps but a feigned one does not pay. */
export class Quota {
  private readonly left = new Map<Seat, number>();

  /** The time given back to a seat for an intent over a connection with this latency. */
  grant(seat: Seat, lineMs: number): number {
    return Math.min(lineMs, this.left.get(seat) ?? MOST_MS);
  }

  /** It was given. */
  spend(seat: Seat, ms: number): void {
    this.left.set(seat, Math.min(MOST_MS, (this.left.get(seat) ?? MOST_MS) - ms + GAIN_MS));
  }
}

/** The lines of the people in one room, and what each seat is given back for them. */
export class Lines {
  private readonly lines = new Map<object, Line>();
  private readonly quota = new Quota();

  /** `counts` says whether lines make a difference in this match: where they don't, none is measured. */
  constructor(
    private counts: boolean,
    private readonly now: () => number,
  ) {}

  /** Measures a connection from now on; its socket may be another one than before. */
  watch(client: object & { readonly ref: unknown }): void {
    if (!this.counts) return;
    this.lines.get(client)?.close();
    this.lines.set(client, new Line(client.ref as Socket, this.now));
  }

  /** From now on lines make a difference in this match, or none. */
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

  /** How long an intent of this connection takes there and back, in milliseconds; 0 while that is not known. */
  msOf(client: object): number {
    return this.lines.get(client)?.ms ?? 0;
  }

  /** The time that a seat would be given back for an intent over this connection. */
  grant(seat: Seat, client: object): number {
    return this.quota.grant(seat, this.msOf(client));
  }

  /** It was given. */
  spend(seat: Seat, ms: number): void {
    if (this.counts) this.quota.spend(seat, ms);
  }
}
