/**
 * The line of a match on this device. It answers as a connection to a server does, with the referee in a worker of this page.
 */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { GameClient } from '@dwo/kits/game-client';
import { beginAgain } from '@dwo/kits/local/begin';
import type { LocalMatch } from '@dwo/kits/local/match';
import type { LocalReferee, News, Opening, Standing } from '@dwo/kits/local/protocol';
import { memoryOfPage } from '@dwo/kits/local/store';
import type { Lost } from '@dwo/kits/shell/line';
import {
  Chair,
  type FailureCode,
  type MatchState,
  matchClass,
  PRIVATE,
  type Refused,
  type Replies,
  type Request,
  type RequestType,
  showState,
} from '@dwo/shared';
import { proxy, type Remote, wrap } from 'comlink';
import type { ConnectionListener, RefereeLine } from './referee-line';

const DONE = { ok: true } as const;

/** The line of one match on this device. */
export class LocalLine implements RefereeLine {
  readonly #id: string;
  readonly #client: GameClient;
  readonly #listener: ConnectionListener;
  readonly #root: MatchState;
  #worker: Worker | null = null;
  #referee: Remote<LocalReferee> | null = null;
  #match: LocalMatch | null = null;

  constructor(id: string, client: GameClient, listener: ConnectionListener) {
    this.#id = id;
    this.#client = client;
    this.#listener = listener;
    this.#root = new (matchClass(client.game))();
  }

  async open(): Promise<void> {
    const worker = this.#started();
    if (worker === null) return;
    try {
      this.#worker = worker;
      worker.addEventListener('error', (event) => this.#failed('mishap', event.message));
      const referee = wrap<LocalReferee>(worker);
      this.#referee = referee;
      const memory = await memoryOfPage();
      const opening = await referee.open(
        this.#id,
        proxy((news: News) => this.#tell(news)),
        memory === null ? null : proxy(memory),
      );
      if (this.#worker !== worker) return;
      if (opening === null) this.#failed('unknown-match', this.#id);
      else this.#begin(opening);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      this.#failed(detail.startsWith('VERSION') ? 'unplayable' : 'mishap', detail);
    }
  }

  retry(): void {
    this.rejoin();
  }

  rejoin(): void {
    this.close();
    void this.open();
  }

  close(): void {
    void this.#referee?.close();
    this.#referee = null;
    this.#worker = null;
  }

  async request<K extends RequestType>(type: K, payload: Request<K>): Promise<Replies[K] | Lost> {
    return (await this.#answer(type, payload)) as Replies[K] | Lost;
  }

  async insist(payload: Request<'intent'> & { readonly id: string }): Promise<Replies['intent'] | Lost> {
    if (this.#referee === null) return { ok: false, lost: true };
    const ruled = await this.#referee.play(payload.intent as Tagged, payload.id);
    if ('seq' in ruled) return { ok: true, seq: ruled.seq };
    if ('failure' in ruled) return refused(ruled.failure);
    const { refusal } = ruled;
    return { ok: false, code: 'REFUSED', message: `${refusal.code} (${refusal.rule})`, refusal };
  }

  async #answer(type: RequestType, payload: unknown): Promise<Replies[RequestType] | Lost> {
    const referee = this.#referee;
    const match = this.#match;
    if (referee === null || match === null) return { ok: false, lost: true };
    switch (type) {
      case 'history': {
        const { after, start = false } = payload as Request<'history'>;
        return referee.history(after, start);
      }
      case 'ask': {
        const { what, intents = 1 } = payload as Request<'ask'>;
        if (what !== 'takeBack') return refused('ON_DEVICE');
        const back = await referee.takeBack(intents);
        return 'why' in back ? refused(back.why) : { ok: true, granted: true };
      }
      case 'rematch':
        return { ok: true, id: await beginAgain(this.#client.game, match, (payload as Request<'rematch'>)?.swapped) };
      case 'arrive':
        if ((payload as Request<'arrive'>).at === 'table') void referee.arrive();
        return DONE;
      case 'here':
        return DONE;
      default:
        return refused('ON_DEVICE');
    }
  }

  #begin({ match, commitment, ...standing }: Opening): void {
    const root = this.#root;
    this.#match = match;
    const { game, version, preset, seats, seat } = match;
    Object.assign(root, { game, version, preset, stage: 'playing', commitment, secret: '' });
    Object.assign(root, { terms: JSON.stringify({ kind: 'none' }), visibility: PRIVATE, watchers: 0 });
    Object.assign(root, { rematch: '', creator: '', waits: false, changes: '', setUps: 0, delay: 0 });
    root.chairs.clear();
    for (const { name, label, bot } of seats) {
      const chair = new Chair();
      Object.assign(chair, { name, label, bot, wish: label, taken: true, connected: true, entropy: '' });
      Object.assign(chair, { holder: '', player: '', open: false, unready: false, locked: false, creates: false });
      root.chairs.push(chair);
    }
    this.#listener.onYou({ place: seat, seats: [seat], owns: null, creates: false, now: Date.now() });
    this.#show(standing, true);
    this.#listener.onLink('live', null);
  }

  #tell({ events, deed, ...standing }: News): void {
    if (this.#referee === null) return;
    if (events !== null) this.#listener.onEvents(events);
    this.#show(standing, events === null);
    if (deed !== null) this.#listener.onDeed?.({ seq: standing.seq, deed });
  }

  #show({ seq, view, outcome, secret }: Standing, alone: boolean): void {
    const root = this.#root;
    root.seq = seq;
    if (outcome !== null) Object.assign(root, { stage: 'over', secret });
    showState(root, this.#client.game, view as Frozen<object>);
    this.#listener.onState(root, alone);
  }

  /** The worker of the referee; null in a browser that starts none, which the person is told. */
  #started(): Worker | null {
    try {
      return this.#client.referee();
    } catch (error) {
      this.#failed('no-worker', error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  #failed(kind: 'mishap' | 'no-worker' | 'unknown-match' | 'unplayable', detail: string): void {
    this.close();
    this.#listener.onLink('closed', { kind, detail });
  }
}

function refused(code: FailureCode): Refused {
  return { ok: false, code, message: code };
}
