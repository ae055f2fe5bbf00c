/** Tells those who come late what happened, page by page: each what they could have noticed then, and no more. */
import { canonicalJson, clone, type Frozen, type Viewer } from '@dwo/kernel';
import type { Game, HistoryEntry, HistoryPage, Refused, Request } from '@dwo/shared';
import { inSlices } from '../../slices';
import { Queue } from '../queue';
import { type Onlooker, together } from '../traffic/frames';
import { refused } from '../traffic/replies';
import { TokenBucket } from '../traffic/token-bucket';
import type { Chronicle } from './chronicle';

/** A page has at most so many entries, and ends early when it has so many characters of states. */
const ENTRIES = 64;
const MOST_TEXT = 200_000;
/** Pages a connection gets a second in the long run, and at once. */
const SHARE = [2, 12] as const;
/** So many full pages are kept ready: spectators ask for the same ones. */
const KEPT = 16;

/** The history of one match. */
export class History {
  /** One page is made at a time, in slices. */
  private readonly queue = new Queue(() => {});
  private readonly shares = new WeakMap<object, TokenBucket>();
  private readonly kept = new Map<string, HistoryPage>();

  constructor(
    private readonly game: Game,
    private readonly chronicle: Chronicle,
    private readonly now: () => number,
  ) {}

  /** The page that a connection asks for. */
  async page(client: object, onlooker: Onlooker, wish: Request<'history'>): Promise<HistoryPage | Refused> {
    const now = this.now();
    const share = this.shares.get(client) ?? new TokenBucket(...SHARE, now);
    this.shares.set(client, share);
    if (!share.take(now)) return refused('TOO_FAST', 'Too many pages at once');
    const { after, start = false } = wish;
    if (after > this.chronicle.length) return refused('BAD_MESSAGE', `The record has ${this.chronicle.length} entries`);
    return this.queue.run(async () => {
      const key = `${onlooker.join()}/${after}/${start}`;
      const known = this.kept.get(key);
      if (known !== undefined) return known;
      const page = await inSlices(this.made(onlooker, after, start));
      if (page.entries.length === ENTRIES) this.keep(key, page);
      return page;
    });
  }

  private keep(key: string, page: HistoryPage): void {
    this.kept.set(key, page);
    if (this.kept.size > KEPT) this.kept.delete([...this.kept.keys()][0] as string);
  }

  /** Plays a page through, once with everything and once with what the viewer noticed. */
  private *made(onlooker: Onlooker, after: number, start: boolean): Generator<void, HistoryPage> {
    const { chronicle, game } = this;
    const last = Math.min(chronicle.length, after + ENTRIES);
    let state = yield* chronicle.stateAt(after);
    const first = JSON.stringify(this.view(state, onlooker));
    let own = JSON.parse(first) as object;
    const entries: HistoryEntry[] = [];
    let text = 0;
    for (let n = after + 1; n <= last && text < MOST_TEXT; n++) {
      if (chronicle.restores(n)) state = yield* chronicle.stateAt(n);
      const secret = hides(state);
      for (const event of chronicle.events(n)) game.rules.evolve(state, event);
      const { events, deed } = chronicle.told(n, onlooker);
      const follows = !chronicle.restores(n) && this.leads(own, events);
      const view = this.view(state, onlooker);
      const known = follows && (!(secret || hides(state)) || canonicalJson(own) === canonicalJson(view));
      const shown = known ? null : JSON.stringify(view);
      if (shown !== null) own = JSON.parse(shown) as object;
      text += shown?.length ?? 0;
      const bytes = Uint8Array.from(game.events.encode(n, events));
      entries.push({
        n,
        events: bytes,
        ...(deed === null ? {} : { deed }),
        ...(shown === null ? {} : { state: shown }),
      });
      yield;
    }
    return { ok: true, after, latest: chronicle.length, start: start ? first : null, entries };
  }

  /** Lets events happen to a viewer's state; false if they can't, because more than the viewer knows belongs to them. */
  private leads(own: object, events: readonly { readonly type: string }[]): boolean {
    try {
      for (const event of events) this.game.rules.evolve(own, event);
      return true;
    } catch {
      return false;
    }
  }

  /** The state as the player of these seats may know it; a copy. */
  private view(state: Frozen<object>, onlooker: Onlooker): Frozen<object> {
    const viewers: readonly Viewer[] = onlooker.length === 0 ? ['spectator'] : onlooker;
    return clone(viewers.map((viewer) => this.game.rules.view(state, viewer)).reduce(together));
  }
}

function hides(state: object): boolean {
  const { secrets = [] } = state as { readonly secrets?: readonly unknown[] };
  return secrets.some((secret) => secret !== null);
}
