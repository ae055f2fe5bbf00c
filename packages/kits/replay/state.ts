/** The state of the replay page, in one plain store. */
import type { Outcome, Seat } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { Cast, Check, Frame, Luck, Marks, Viewpoint } from './contract';
import type { Advice } from './game-replay';
import type { TableTalk } from './table-talk';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The source of the record. */
export type Source = { readonly kind: 'match'; readonly id: string } | { readonly kind: 'file'; readonly name: string };

/** The head of a record, besides the match itself; nothing of it need be true. */
export interface RecordHead {
  readonly game: string;
  readonly version: number;
  readonly id: string | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  /** Whether the match went on from another. */
  readonly forked: boolean;
  /** Whether some of its cards stay closed for ever: nobody can go on with it. */
  readonly closed: boolean;
}

export interface Trouble {
  readonly headline: string;
  readonly text: string;
  /** A match that is still being played can be watched. */
  readonly watch?: string;
}

/** The reasons for which there is no hint. */
export type NoHint = 'version' | 'over' | 'failed';

/** The answer to somebody who asked what a strong player would do. */
export type Hint =
  | { readonly type: 'thinking' }
  | { readonly type: 'none'; readonly why: NoHint }
  | { readonly type: 'advice'; readonly seat: Seat; readonly advice: Advice };

export interface ReplayState {
  readonly source: Source | null;
  readonly trouble: Trouble | null;
  readonly head: RecordHead | null;
  readonly cast: Cast | null;
  readonly marks: Marks;
  /** The deeds at the table. */
  readonly talk: TableTalk;
  /** How far the record has been played behind the scenes, and whether that is all there is to play. */
  readonly ready: number;
  readonly done: boolean;
  /** A sentence: why the record breaks off after `ready`. */
  readonly fault: string | null;
  /** The entry one is at. */
  readonly n: number;
  /** The frame that the table shows; `n` may be ahead of it for a moment. */
  readonly frame: Frame | null;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly viewpoint: Viewpoint;
  /** Whether the camera goes where something happens. */
  readonly follows: boolean;
  /** The hint for this moment; null if none was asked for. */
  readonly hint: Hint | null;
  readonly checks: readonly Check[] | null;
  readonly luck: readonly Luck[] | null;
}

export const EMPTY: ReplayState = {
  source: null,
  trouble: null,
  head: null,
  cast: null,
  marks: { phases: [], losses: [], backs: [] },
  talk: { moments: [], struck: [], turns: [] },
  ready: 0,
  done: false,
  fault: null,
  n: 0,
  frame: null,
  playing: false,
  speed: 1,
  viewpoint: 'everything',
  follows: true,
  hint: null,
  checks: null,
  luck: null,
};

export const replayStore = createStore<ReplayState>(() => EMPTY);

/** Changes parts of what the page shows. */
export function patchReplay(part: Partial<ReplayState>): void {
  replayStore.setState(part);
}

/** The last moment one can be at. */
export function lastOf({ cast, done, ready }: ReplayState): number {
  return done ? ready : (cast?.length ?? 0);
}
