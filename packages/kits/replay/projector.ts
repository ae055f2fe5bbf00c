/** The page's side of the worker that plays records. */
import { Said } from '../shell/sentences';
import type { Answers, Asked, FromWorker, Kind, Progress } from './protocol';
import { say } from './words';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** One record in one worker. */
export class Projector {
  readonly #worker: Worker | null;
  /** Why no worker could be started; null if one was. */
  #refused: unknown = null;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  constructor(start: () => Worker, onProgress: (progress: Progress) => void) {
    const worker = this.#started(start);
    this.#worker = worker;
    worker?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'progress') onProgress(data.progress);
      else this.#settle(data);
    });
    worker?.addEventListener('error', (event) => {
      event.preventDefault();
      console.warn(event.message);
      this.#fail(say('trouble.unplayed'));
    });
  }

  #started(start: () => Worker): Worker | null {
    try {
      return start();
    } catch (error) {
      this.#refused = error;
      return null;
    }
  }

  /** Sends a question; rejects with a sentence. */
  ask<K extends Kind>(kind: K, ask: Answers[K]['ask']): Promise<Answers[K]['answer']> {
    const worker = this.#worker;
    if (worker === null) return Promise.reject(this.#refused);
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, kind, ask } satisfies Asked<K>);
    });
  }

  /** Stops the worker; questions without an answer stay unanswered. */
  close(): void {
    this.#waiting.clear();
    this.#worker?.terminate();
  }

  #settle(data: Exclude<FromWorker, { type: 'progress' }>): void {
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    if (data.type === 'answer') waiting?.resolve(data.answer);
    else waiting?.reject(new Said(data.why ?? say('trouble.unplayed')));
  }

  #fail(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Said(why));
    this.#waiting.clear();
  }
}

/**
 * The address of the bundle with the rules that a record was played by; null if they are this page's own. Throws a sentence if
 * it is no record.
 */
export function bundleFor(record: unknown, rules: { readonly id: string; readonly version: number }): string | null {
  const { game, version } = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
  if (typeof game !== 'string' || !/^[a-z0-9-]{1,40}$/.test(game) || !Number.isInteger(version)) {
    throw new Said(say('trouble.none'));
  }
  if (game === rules.id && version === rules.version) return null;
  return `${window.location.origin}/rules/${game}-${version}.mjs`;
}
