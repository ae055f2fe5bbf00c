/** The part of a game that shows its records. */

import type { Judgement, Tagged } from '@dwo/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Reviewing } from '../review/contract';
import type { LogEntry } from '../shell/log-entry';
import type { IconName } from '../ui/icons';
import type { Beat, Cast, Ending, Picture, Position, Shown } from './contract';
import type { OwnWords } from './table-talk';

/** The part of the page that a table of a replay needs. */
export interface TableHands {
  log(entries: readonly LogEntry[]): void;
  /** The speed of effects as a factor. */
  pace(): number;
  /** Whether the camera follows the action. */
  follows(): boolean;
  /** Call it when a person has moved the camera by hand. */
  takenOver(): void;
}

/** The table on which a game shows one record: it draws moments and plays beats. */
export interface ReplayTable<G extends Shown = Shown> {
  /** Called once when the record is open, before anything is shown. */
  open(cast: Cast<G>): void;
  show(picture: Picture<G>): void;
  /**
   * Plays the beats of an entry; resolves when they have ended or were cut. If words were `said` before, it leaves time to read
   * them.
   */
  perform(beats: readonly Beat<G>[], said: boolean): Promise<void>;
  /** Ends at once what is being played. */
  cut(): void;
  /** Called when another moment is shown: removes everything that beats have left. */
  clear(): void;
  /** Moves the camera to where these beats happen, from the picture before them; without beats it shows everything. */
  look(before: Picture<G> | null, beats: readonly Beat<G>[]): void;
  /** Moves the camera to the plan that is drawn in a picture. Left out by a table without a camera. */
  attend?(picture: Picture<G>): void;
  setPace(pace: number): void;
  /** The table, in the middle of the page. */
  readonly View: FunctionComponent;
  close(): void;
}

/** The choice of a strong player. */
export interface Advice<G extends Shown = Shown> {
  /** The moment with the choice drawn as a plan. */
  readonly picture: Picture<G>;
  /** Says what the choice is, and why. */
  readonly Reason: FunctionComponent;
}

/** The hints of a game. */
export interface Hinting<G extends Shown = Shown, Choice = unknown> {
  /** Starts a worker that answers one `Position` with the choice of a strong player. */
  thinker(): Worker;
  /** Whether no better answer to the same question follows. Default: none does. */
  isFinal?(choice: Choice): boolean;
  /** The better choice of a review, as the thinker would answer it, without estimates. */
  better(judgement: Judgement<Tagged>, position: Position): Choice;
  /** The choice in words, and drawn over the moment that is shown. */
  told(choice: Choice, position: Position, picture: Picture<G>): Advice<G>;
}

/** The element at the end of a line of the log. */
export type Aside = (entry: LogEntry) => ComponentChildren;

/** How a side is shown: its name and its emblem. */
export interface SideLook {
  /** The name by itself: "Army". */
  readonly name: string;
  /** The name inside a sentence: "the army". */
  readonly inside: string;
  readonly icon: IconName;
}

/** Everything that the replay page needs of a game. */
export interface GameReplay<G extends Shown = Shown> {
  /** The present rules, by which matches are continued. */
  readonly rules: { readonly id: string; readonly version: number };
  /** The game's name on the bar. */
  readonly title: string;
  /** Whether its table can follow the action. */
  readonly follows: boolean;
  /** Whether its table shows the strength of every player by itself, so that no plates lie over it. */
  readonly ownPlates?: boolean;
  /** Whether sides lose things for good in this game, so that the buttons jump between losses. */
  readonly losses: boolean;
  /** Starts a worker that calls `serveEdition`. */
  worker(): Worker;
  table(hands: TableHands): ReplayTable<G>;
  side(side: string): SideLook;
  /** Words for intents that say something to the table, such as an offer to end. */
  readonly said: OwnWords;
  /** The headline of an ending. */
  headline(ending: Ending): string;
  /** The line that the log shows before the first event. */
  readonly opening: string;
  /** Left out by a game without hints. */
  readonly hints?: Hinting<G>;
  /** Left out by a game without a judge of positions. */
  readonly review?: Reviewing;
  /** A line of the log, as screen readers speak it. */
  spoken(entry: LogEntry): string;
  readonly Log: FunctionComponent<{ readonly aside: Aside }>;
  /** The dice beside the log; `small` above the table on a narrow screen. */
  readonly Dice?: FunctionComponent<{ readonly small?: boolean }>;
  /** The panel on luck. */
  readonly Luck?: FunctionComponent;
  readonly Rules?: FunctionComponent<{ readonly rule: string | null }>;
}
