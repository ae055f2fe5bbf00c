/**
 * The state that the shell's screens depend on, in one plain store: the page, the open match with its line, seats and
 * clocks, and a state that only its game understands. Selection and plan are in a store of the game's own.
 */
import type { Frozen, Outcome, Ruleset, Seat } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { Clock } from './clocks';
import type { Link } from './line';
import type { Lobby } from './lobby';
import type { LogEntry } from './log-entry';
import type { Problem } from './problems';
import type { Route } from './router';
import { DEFAULT_SETTINGS, type Settings } from './settings';
import type { Fairness } from './witness';

export interface MatchSlice {
  readonly id: string;
  readonly link: Link;
  readonly problem: Problem | null;
  readonly lobby: Lobby | null;
  /** My seat; null for a spectator. */
  readonly seat: Seat | null;
  /** Rules of the match's game; null before they are fetched. */
  readonly rules: Ruleset | null;
  /** The referee's state; null before the game begins. */
  readonly state: Frozen<object> | null;
  /** The state that the table shows while the dice still roll; catches up with `state`. */
  readonly shown: Frozen<object> | null;
  readonly seq: number;
  readonly clocks: readonly Clock[];
  readonly outcome: Outcome | null;
  /** How it stands with the dice; null before the first patch. */
  readonly fairness: Fairness | null;
  readonly log: readonly LogEntry[];
  /** The log tells of every entry after this one. */
  readonly logFrom: number;
  /** Whether this device has not shown some of what happened, or nothing of it; null if it has shown all. */
  readonly missed: 'some' | 'all' | null;
  /** Events are being played out on the table. */
  readonly telling: boolean;
  /** So much of it is left, in milliseconds as designed. */
  readonly behindMs: number;
  /** The events being played out happened long ago and are shown once more. */
  readonly retelling: boolean;
  /** My seat is played from another window. */
  readonly elsewhere: boolean;
  /** The seats I play, my own first: `seat` is the one I act for now. */
  readonly seats: readonly Seat[];
  /** My seat while somebody else plays it. */
  readonly owns: Seat | null;
  /** I set the match up and may change it until it begins. */
  readonly creates: boolean;
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

/** A sentence for the player; a refusal names its rule. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
  readonly tone: 'refusal' | 'info';
}

export interface App {
  readonly route: Route;
  readonly settings: Settings;
  readonly match: MatchSlice | null;
  /** The server has a newer release than this page. */
  readonly outdated: boolean;
  /** The drawer that is open. */
  readonly drawer: Drawer | null;
  readonly notice: Notice | null;
}

/** A match nothing is known about yet. */
export function emptyMatch(id: string): MatchSlice {
  return {
    id,
    link: 'joining',
    problem: null,
    lobby: null,
    seat: null,
    rules: null,
    state: null,
    shown: null,
    seq: 0,
    clocks: [],
    outcome: null,
    fairness: null,
    log: [],
    logFrom: 0,
    missed: null,
    telling: false,
    behindMs: 0,
    retelling: false,
    elsewhere: false,
    seats: [],
    owns: null,
    creates: false,
    quiet: false,
  };
}

export const store = createStore<App>(() => ({
  route: { page: 'title' },
  settings: DEFAULT_SETTINGS,
  match: null,
  outdated: false,
  drawer: null,
  notice: null,
}));

/** Changes parts of the present match; does nothing once it has been left. */
export function patchMatch(part: Partial<MatchSlice>): void {
  const { match } = store.getState();
  if (match !== null) store.setState({ match: { ...match, ...part } });
}

/** Opens a drawer; null closes the one that is open. */
export function openDrawer(drawer: Drawer | null): void {
  store.setState({ drawer });
}

/** Shows a sentence to the player; null takes away the one that is shown. */
export function notify(notice: Notice | null): void {
  store.setState({ notice });
}
