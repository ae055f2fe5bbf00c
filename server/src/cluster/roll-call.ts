/** Asks all processes for their open matches. */
import { randomUUID } from 'node:crypto';
import type { MatchSummary } from '@dwo/shared';
import type { Redis } from 'ioredis';
import { type Listed, listedIn } from '../matching/fair-list';
import type { LiveMatch } from '../rooms/live-match';
import { listed } from '../rooms/traffic/summaries';
import type { CalmPresence } from './calm';

const CALL = 'dwo:roll-call';
/** How long a process has to answer before it is left out. */
const PATIENCE_MS = 1_000;

interface Call {
  readonly from: string;
  readonly replyTo: string;
  readonly most: number;
}

/** The part of one process in roll calls. */
export class RollCall {
  constructor(
    private readonly name: string,
    private readonly presence: CalmPresence,
    private readonly redis: Redis,
    private readonly rooms: () => readonly LiveMatch[],
  ) {}

  /** Starts to answer roll calls. */
  async answer(): Promise<void> {
    await this.presence.subscribe(CALL, (call) => {
      const { from, replyTo, most } = call as Call;
      if (from === this.name) return;
      void this.presence.publish(replyTo, listed(this.rooms(), most));
    });
  }

  /** The open matches of all other processes, at most `most` of each. */
  async call(most: number): Promise<readonly Listed[]> {
    const replyTo = `${CALL}:${randomUUID()}`;
    const found: Listed[] = [];
    let answers = 0;
    let enough = () => {};
    const answered = new Promise<void>((resolve) => {
      enough = resolve;
    });
    let expected = Number.POSITIVE_INFINITY;
    await this.presence.subscribe(replyTo, (summaries) => {
      found.push(...(summaries as (Listed | MatchSummary)[]).map(listedIn));
      if (++answers >= expected) enough();
    });
    const timer = setTimeout(enough, PATIENCE_MS);
    try {
      const [, count] = await this.redis.pubsub('NUMSUB', CALL);
      expected = Number(count) - 1;
      if (expected <= 0) return [];
      const call: Call = { from: this.name, replyTo, most };
      await this.presence.publish(CALL, call);
      await answered;
    } finally {
      clearTimeout(timer);
      void this.presence.unsubscribe(replyTo);
    }
    return found;
  }
}
