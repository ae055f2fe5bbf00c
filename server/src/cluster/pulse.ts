/**
 * Heartbeats between the processes of a cluster, with the sockets that each address has open. A process that is stopped or
 * stuck keeps its connections, so only its silence shows its state.
 */
import type { Redis } from 'ioredis';
import type { CalmPresence } from './calm';

const CHANNEL = 'dwo:pulse';
/** How often a process reports. */
const BEAT_MS = 500;
/** A process without a report for this long is silent. */
export const SILENT_MS = 2_000;
/** Addresses with fewer sockets than this are not reported. */
const WORTH_TELLING = 8;

/** The sockets and matches that one address has open. */
export interface Share {
  readonly sockets: number;
  readonly matches: number;
}

/** The shares of all addresses at one process. */
export type Crowd = ReadonlyMap<string, Share>;

interface Beat {
  readonly from: string;
  readonly crowd: readonly (readonly [address: string, sockets: number, matches: number])[];
}

interface Heard {
  readonly at: number;
  readonly crowd: Crowd;
}

/** The heartbeat of one process. */
export class Pulse {
  private readonly heard = new Map<string, Heard>();
  private timer: NodeJS.Timeout | undefined;
  private name = '';
  /** Since when this process has been listening, epoch milliseconds. */
  private listensSince = Number.POSITIVE_INFINITY;

  constructor(
    private readonly presence: Pick<CalmPresence, 'subscribe' | 'publish'>,
    private readonly redis: Pick<Redis, 'status'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Starts to report and to listen; `name` is the name of this process. */
  async start(name: string, crowd: () => Crowd): Promise<void> {
    this.name = name;
    await this.presence.subscribe(CHANNEL, (beat) => this.hear(beat as Beat));
    const tell = () => {
      if (this.redis.status !== 'ready') return;
      const told = [...crowd()].filter(([, { sockets }]) => sockets >= WORTH_TELLING);
      const beat: Beat = { from: name, crowd: told.map(([address, share]) => [address, share.sockets, share.matches]) };
      void this.presence.publish(CHANNEL, beat);
    };
    tell();
    this.timer = setInterval(tell, BEAT_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /**
   * Whether a process has been silent so long that nobody should be sent there. A process that has just started, or has not
   * heard its own reports lately, can't tell and answers false.
   */
  isSilent(name: string): boolean {
    if (name === this.name || this.hasFaded(this.name) || this.now() - this.listensSince < SILENT_MS) return false;
    return this.hasFaded(name);
  }

  /**
   * The sockets and matches that an address has open at all other processes together. Those of a silent process count as
   * closed.
   */
  elsewhere(address: string): Share {
    let sockets = 0;
    let matches = 0;
    for (const [name, { crowd }] of this.heard) {
      if (this.hasFaded(name)) this.heard.delete(name);
      else {
        sockets += crowd.get(address)?.sockets ?? 0;
        matches += crowd.get(address)?.matches ?? 0;
      }
    }
    return { sockets, matches };
  }

  private hasFaded(name: string): boolean {
    return this.now() - (this.heard.get(name)?.at ?? Number.NEGATIVE_INFINITY) > SILENT_MS;
  }

  private hear({ from, crowd }: Beat): void {
    if (from === this.name) {
      if (this.hasFaded(from)) this.listensSince = this.now();
      this.heard.set(from, { at: this.now(), crowd: new Map() });
      return;
    }
    const shares = crowd.map(([address, sockets, matches]) => [address, { sockets, matches }] as const);
    this.heard.set(from, { at: this.now(), crowd: new Map(shares) });
  }
}
