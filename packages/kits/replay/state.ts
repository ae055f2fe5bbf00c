/** The state of the replay page, in one plain store. */
import type { Judgement, Outcome, Seat, Tagged } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { Cast, Check, Frame, Luck, Marks, Viewpoint } from './contract';
import type { Advice } from './game-replay';
import type { TableTalk } from './table-talk';

/** The speeds of a replay, as factors. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The source of the record. */
export type Source = { readonly kind: 'match'; readonly id: string } | { readonly kind: 'file'; readonly name: string };

/** The head of a record, without the match itself. It is not verified. */
export interface RecordHead {
  readonly game: string;
  readonly version: number;
  readonly id: string | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  /** Whether the match was continued from another. */
  readonly forked: boolean;
  /** Whether some of its cards stay closed for ever, so that it can't be continued. */
  readonly closed: boolean;
}

/** Why there is nothing to show, for a poster. */
export interface Trouble {
  readonly headline: string;
  readonly text: string;
  /** The id of a match that is still being played, and can be watched. */
  readonly watch?: string;
}

/** Why there is no hint. */
export type NoHint = 'version' | 'over' | 'even' | 'failed';

/** The state of a hint that was asked for. */
export type Hint =
  | { readonly type: 'thinking' }
  | { readonly type: 'none'; readonly why: NoHint }
  /** The viewpoint does not see the secrets of the seat, which a hint would give away. */
  | { readonly type: 'hidden'; readonly seat: Seat }
  /** With a judgement: the better choice of a review. */
  | {
      readonly type: 'advice';
      readonly seat: Seat;
      readonly advice: Advice;
      readonly judgement?: Judgement<Tagged>;
    };

/** Everything that the page shows besides the log. */
export interface ReplayState {
  readonly source: Source | null;
  readonly trouble: Trouble | null;
  readonly head: RecordHead | null;
  readonly cast: Cast | null;
  readonly marks: Marks;
  /** The deeds at the table. */
  readonly talk: TableTalk;
  /** How far the worker has played the record; `done`: whether that is all. */
  readonly ready: number;
  readonly done: boolean;
  /** Why the record breaks off after `ready`, as a sentence; null if it does not. */
  readonly fault: string | null;
  /** The current entry. */
  readonly n: number;
  /** The frame that the table shows; `n` may be ahead of it for a moment. */
  readonly frame: Frame | null;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly viewpoint: Viewpoint;
  /** Whether the camera follows the action. */
  readonly follows: boolean;
  /** The hint for this moment; null if none was asked for. */
  readonly hint: Hint | null;
  readonly checks: readonly Check[] | null;
  readonly luck: readonly Luck[] | null;
  /** The seat whose review is shown; null for the one that lost. */
  readonly reviewed: Seat | null;
}

/** The state before a record is opened. */
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
  reviewed: null,
};

export const replayStore = createStore<ReplayState>(() => EMPTY);

/** Changes parts of what the page shows. */
export function patchReplay(part: Partial<ReplayState>): void {
  replayStore.setState(part);
}

/** The last moment that can be shown. */
export function lastOf({ cast, done, ready }: ReplayState): number {
  return done ? ready : (cast?.length ?? 0);
}
