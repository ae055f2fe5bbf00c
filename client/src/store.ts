/** Everything the screen depends on, in one plain store. Only `net`, `tools` and screens write to it, through `patch*`. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Outcome, Seat } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { DiceShow } from './hud/theatre/dice-show';
import type { LogEntry } from './hud/words/log-entry';
import type { LogFilter } from './hud/words/log-reading';
import type { Names } from './hud/words/names';
import type { Lobby } from './net/lobby';
import type { Problem } from './net/problems';
import type { Fairness } from './net/witness';
import type { Route } from './router';
import { DEFAULT_SETTINGS, type Settings } from './settings';
import type { Notice, Plan } from './tools/plan';

/** How the wire to the referee is doing. */
export type Link = 'joining' | 'live' | 'lost' | 'closed';

/** A seat's time: it runs out at `deadline` (this machine's `Date.now()`), or stands still with `left` milliseconds. */
export interface Clock {
  /** Of the game's timer. */
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly left: number;
  readonly total: number;
}

export interface MatchSlice {
  readonly id: string;
  readonly link: Link;
  readonly problem: Problem | null;
  readonly lobby: Lobby | null;
  /** Where I sit; null for somebody who watches. */
  readonly seat: Seat | null;
  /** What the referee says is so; null before the game begins. */
  readonly state: Frozen<State> | null;
  /** What the table shows while the dice still roll; catches up with `state`. */
  readonly shown: Frozen<State> | null;
  readonly seq: number;
  readonly clocks: readonly Clock[];
  readonly names: Names | null;
  readonly outcome: Outcome | null;
  /** How it stands with the dice; null before the first patch. */
  readonly fairness: Fairness | null;
  readonly log: readonly LogEntry[];
  /** The log tells of every entry after this one. */
  readonly logFrom: number;
  /** Whether this device has not shown some of what happened, or nothing of it; null if it has shown all. */
  readonly missed: 'some' | 'all' | null;
  readonly dice: DiceShow | null;
  /** Events are being played out on the table. */
  readonly telling: boolean;
  /** So much of it is left, in milliseconds as designed. */
  readonly behindMs: number;
  /** What is played out happened long ago and is shown once more. */
  readonly retelling: boolean;
  /** My seat is played from another window. */
  readonly elsewhere: boolean;
  /** The seats I play, my own first: `seat` is the one I act for now. */
  readonly seats: readonly Seat[];
  /** My seat while somebody else plays it. */
  readonly owns: Seat | null;
  /** I was asked whether I am still there. */
  readonly quiet: boolean;
}

export type Drawer =
  | { readonly type: 'rule'; readonly id: string | null }
  | { readonly type: 'replay'; readonly of: 'luck' | 'proof' | 'fork' | 'keys' | 'moments' }
  | {
      readonly type:
        | 'menu'
        | 'settings'
        | 'orders'
        | 'help'
        | 'roster'
        | 'log'
        | 'agreed'
        | 'people'
        | 'chat'
        | 'device'
        | 'notices';
    };

export const SHEET_STOPS = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

export interface DeskSlice {
  readonly selected: FigureId | null;
  readonly plan: Plan;
  readonly notice: Notice | null;
  readonly drawer: Drawer | null;
  readonly sheet: SheetStop;
  readonly logFilter: LogFilter;
  /** An intent is on its way. */
  readonly sending: boolean;
  /** The second tap on "End phase" is awaited. */
  readonly ending: boolean;
}

export interface App {
  readonly route: Route;
  readonly settings: Settings;
  readonly match: MatchSlice | null;
  /** The server has a newer release than this page. */
  readonly outdated: boolean;
  readonly desk: DeskSlice;
}

export const EMPTY_DESK: DeskSlice = {
  selected: null,
  plan: { kind: 'none' },
  notice: null,
  drawer: null,
  sheet: 'peek',
  logFilter: 'all',
  sending: false,
  ending: false,
};

/** A match nothing is known about yet. */
export function emptyMatch(id: string): MatchSlice {
  return {
    id,
    link: 'joining',
    problem: null,
    lobby: null,
    seat: null,
    state: null,
    shown: null,
    seq: 0,
    clocks: [],
    names: null,
    outcome: null,
    fairness: null,
    log: [],
    logFrom: 0,
    missed: null,
    dice: null,
    telling: false,
    behindMs: 0,
    retelling: false,
    elsewhere: false,
    seats: [],
    owns: null,
    quiet: false,
  };
}

export const store = createStore<App>(() => ({
  route: { page: 'title' },
  settings: DEFAULT_SETTINGS,
  match: null,
  outdated: false,
  desk: EMPTY_DESK,
}));

/** Changes parts of the present match; does nothing once it has been left. */
export function patchMatch(part: Partial<MatchSlice>): void {
  const { match } = store.getState();
  if (match !== null) store.setState({ match: { ...match, ...part } });
}

/** Changes parts of what lies on the player's desk. */
export function patchDesk(part: Partial<DeskSlice>): void {
  store.setState({ desk: { ...store.getState().desk, ...part } });
}
