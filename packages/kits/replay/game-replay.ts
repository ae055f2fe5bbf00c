/** The part of a game by which its records can be watched. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { LogEntry } from '../shell/log-entry';
import type { IconName } from '../ui/icons';
import type { Beat, Cast, Ending, Picture, Position, Shown } from './contract';
import type { OwnWords } from './table-talk';

/** The part of the page that a table needs. */
export interface TableHands {
  log(entries: readonly LogEntry[]): void;
  /** How many times faster than designed. */
  pace(): number;
  /** Whether the view goes where something happens. */
  follows(): boolean;
  /** Somebody turned the view by hand. */
  takenOver(): void;
}

/** The place where a game shows one record: it draws moments and plays beats. */
export interface ReplayTable<G extends Shown = Shown> {
  /** The record is open; nothing has been shown before. */
  open(cast: Cast<G>): void;
  show(picture: Picture<G>): void;
  /** Plays the beats of an entry, until they are over or cut; after something was `said` there is time to read it. */
  perform(beats: readonly Beat<G>[], said: boolean): Promise<void>;
  /** Ends at once what is played. */
  cut(): void;
  /** Another moment is shown: nothing of the beats before it stays. */
  clear(): void;
  /** Turns to where these beats happen, from the picture before them; to everything where there are none. */
  look(before: Picture<G> | null, beats: readonly Beat<G>[]): void;
  setPace(pace: number): void;
  /** The table, in the middle of the page. */
  readonly View: FunctionComponent;
  close(): void;
}

/** The choice of a strong player. */
export interface Advice<G extends Shown = Shown> {
  /** The moment with the choice laid over it as a plan. */
  readonly picture: Picture<G>;
  /** Says what the choice is and why. */
  readonly Reason: FunctionComponent;
}

/** The element at the end of a line of the log. */
export type Aside = (entry: LogEntry) => ComponentChildren;

/** A side in words and with its emblem. */
export interface SideLook {
  /** "Army" */
  readonly name: string;
  /** "the army" */
  readonly inside: string;
  readonly icon: IconName;
}

export interface GameReplay<G extends Shown = Shown> {
  /** The rules of today, which new matches go on with. */
  readonly rules: { readonly id: string; readonly version: number };
  /** Its name on the bar. */
  readonly title: string;
  /** Whether its table turns to where something happens. */
  readonly follows: boolean;
  /** Whether its table shows itself how everybody stands, so that no plates lie over it. */
  readonly ownPlates?: boolean;
  /** Whether sides lose things for good in it, which one leaps to. */
  readonly losses: boolean;
  /** Starts what plays its records: a worker that calls `serveEdition`. */
  worker(): Worker;
  table(hands: TableHands): ReplayTable<G>;
  side(side: string): SideLook;
  /** The words of an intent that says something to the table. */
  readonly said: OwnWords;
  /** The headline of an ending. */
  headline(ending: Ending): string;
  /** The line before anything has happened. */
  readonly opening: string;
  /** Thinks for the seat that decides, beside the page, until the signal; left out by a game without hints. */
  advise?(position: Position, picture: Picture<G>, signal: AbortSignal): Promise<Advice<G>>;
  /** A line of the log as it is spoken. */
  spoken(entry: LogEntry): string;
  readonly Log: FunctionComponent<{ readonly aside: Aside }>;
  /** Beside the log: dice. `small` over the table of a narrow screen. */
  readonly Dice?: FunctionComponent<{ readonly small?: boolean }>;
  /** The panel on how the dice fell. */
  readonly Luck?: FunctionComponent;
  readonly Rules?: FunctionComponent<{ readonly rule: string | null }>;
}
