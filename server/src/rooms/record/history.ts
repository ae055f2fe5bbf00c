/** Sends the past of a match page by page to people who join late: to each exactly what they could have seen then. */
import type { Game, HistoryPage, Refused, Request } from '@dwo/shared';
import { type Chronicle, historyPage, type Onlooker, PAGE_ENTRIES } from '@dwo/shared/referee';
import { inSlices } from '../../slices';
import { Queue } from '../queue';
import { refused } from '../traffic/replies';
import { TokenBucket } from '../traffic/token-bucket';

/** Rate limit of one connection: pages per second, and burst. */
const SHARE = [2, 12] as const;
/** The number of full pages in the cache: spectators ask for the same ones. */
const KEPT = 16;

/** The history of one match. */
export class History {
  /** Pages are made one at a time, in slices. */
  private readonly queue = new Queue(() => {});
  private readonly shares = new WeakMap<object, TokenBucket>();
  private readonly kept = new Map<string, HistoryPage>();

  constructor(
    private readonly game: Game,
    private readonly chronicle: Chronicle,
    private readonly now: () => number,
  ) {}

  /** The page that a connection asks for, or a refusal. */
  async page(client: object, onlooker: Onlooker, wish: Request<'history'>): Promise<HistoryPage | Refused> {
    const now = this.now();
    const share = this.shares.get(client) ?? new TokenBucket(...SHARE, now);
    this.shares.set(client, share);
    if (!share.take(now)) return refused('TOO_FAST', 'Too many pages at once');
    const { after, start = false } = wish;
    if (after > this.chronicle.length) return refused('BAD_MESSAGE', `The record has ${this.chronicle.length} entries`);
    const sight = this.chronicle.sight(onlooker);
    return this.queue.run(async () => {
      const key = `${this.chronicle.nameOf(sight)}/${after}/${start}`;
      const known = this.kept.get(key);
      if (known !== undefined) return known;
      const page = await inSlices(historyPage(this.game, this.chronicle, sight, { after, start }));
      if (page.entries.length === PAGE_ENTRIES) this.keep(key, page);
      return page;
    });
  }

  private keep(key: string, page: HistoryPage): void {
    this.kept.set(key, page);
    if (this.kept.size > KEPT) this.kept.delete([...this.kept.keys()][0] as string);
  }
}
