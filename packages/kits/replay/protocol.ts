/** The questions of the page to the worker that plays records, and the answers. */
import type { Language } from '@dwo/shared';
import type { Cast, Check, Fault, Frame, Luck, Marks, Position, Viewpoint } from './contract';
import type { Anchor } from './weave';

/** A frame, and the places in its log of the table's lines up to then. */
export interface Shot {
  readonly frame: Frame;
  readonly anchors: readonly Anchor[];
}

/** Each question with its answer. */
export interface Answers {
  /** `bundle` is the address of the edition that plays it; null for the page's own. */
  readonly open: {
    readonly ask: { readonly record: unknown; readonly bundle: string | null; readonly language: Language };
    readonly answer: Cast;
  };
  /** The entries at which something was said at the table; it has no answer. */
  readonly said: { readonly ask: { readonly entries: readonly number[] }; readonly answer: null };
  /** Answered once the record has been played that far. */
  readonly frame: { readonly ask: { readonly n: number; readonly viewpoint: Viewpoint }; readonly answer: Shot };
  readonly beats: {
    readonly ask: { readonly n: number; readonly viewpoint: Viewpoint };
    readonly answer: readonly unknown[];
  };
  readonly position: {
    readonly ask: { readonly n: number; readonly viewpoint: Viewpoint };
    readonly answer: Position | null;
  };
  readonly hash: { readonly ask: { readonly n: number }; readonly answer: string };
  /** Answered once all of the record has been played. */
  readonly checks: { readonly ask: null; readonly answer: readonly Check[] };
  readonly luck: { readonly ask: null; readonly answer: readonly Luck[] };
}
/** The kinds of questions. */
export type Kind = keyof Answers;

/** A question, as it is posted to the worker. */
export interface Asked<K extends Kind = Kind> {
  readonly id: number;
  readonly kind: K;
  readonly ask: Answers[K]['ask'];
}

/** How far the record has been played. */
export interface Progress {
  readonly played: number;
  readonly done: boolean;
  readonly fault: Fault | null;
  readonly marks: Marks;
}

/** A message from the worker. */
export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  /** `why` is a sentence; null if the failure has none of ours. */
  | { readonly type: 'failure'; readonly id: number; readonly why: string | null }
  | { readonly type: 'progress'; readonly progress: Progress };
