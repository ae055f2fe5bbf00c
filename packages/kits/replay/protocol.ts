/** The questions of the page to its projector, the worker that plays records, and the answers. */
import type { Language } from '@dwo/shared';
import type { Cast, Check, Fault, Frame, Luck, Marks, Position, Viewpoint } from './contract';
import type { Anchor } from './weave';

/** A frame, and where in its log the lines of the table belong that were said until then. */
export interface Shot {
  readonly frame: Frame;
  readonly anchors: readonly Anchor[];
}

/** The questions and their answers. */
export interface Answers {
  /** `bundle` is the address of the edition that plays it; null for the page's own. */
  readonly open: {
    readonly ask: { readonly record: unknown; readonly bundle: string | null; readonly language: Language };
    readonly answer: Cast;
  };
  /** Entries at which something was said at the table; no answer to wait for. */
  readonly said: { readonly ask: { readonly entries: readonly number[] }; readonly answer: null };
  /** These wait until the record has been played that far. */
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
  /** These wait until all of it has been played. */
  readonly checks: { readonly ask: null; readonly answer: readonly Check[] };
  readonly luck: { readonly ask: null; readonly answer: readonly Luck[] };
}
export type Kind = keyof Answers;

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

export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  /** A sentence. */
  | { readonly type: 'failure'; readonly id: number; readonly why: string }
  | { readonly type: 'progress'; readonly progress: Progress };
