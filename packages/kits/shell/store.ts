/**
 * The state that the shell's screens depend on, in one store: the page, the open match with its line, seats and clocks, and a
 * state that only its game understands. Selection and plan are in a store of the game's own.
 */
import type { Frozen, Outcome, Ruleset, Seat } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { Clock } from './clocks';
import type { Link } from './line';
import type { Lobby } from './lobby';
import type { LogEntry } from './log-entry';
import { onShow } from './moves';
import type { Problem } from './problems';
import { addressOf, type Route } from './router';
import { DEFAULT_SETTINGS, type Settings } from './settings';
import type { Fairness } from './witness';

/** The open match. */
export interface MatchSlice {
  readonly id: string;
  readonly link: Link;
  readonly problem: Problem | null;
  readonly lobby: Lobby | null;
  /** This browser's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** The rules of the game; null before its code is loaded. */
  readonly rules: Ruleset | null;
  /** The referee's newest state; null before the game begins. */
  readonly state: Frozen<object> | null;
  /** The state that the table shows while it plays events; it catches up with `state`. If null, the table shows `state`. */
  readonly shown: Frozen<object> | null;
  readonly seq: number;
  readonly clocks: readonly Clock[];
  readonly outcome: Outcome | null;
  /** The fairness of the dice as far as it is known; null before the first patch. */
  readonly fairness: Fairness | null;
  readonly log: readonly LogEntry[];
  /** The log has every entry after this one. */
  readonly logFrom: number;
  /** Whether this device has missed `some` of what happened, or `all` of it; null if it has shown everything. */
  readonly missed: 'some' | 'all' | null;
  /** Whether the table is playing events. */
  readonly telling: boolean;
  /** The ms of it that are left at normal speed. */
  readonly behindMs: number;
  /** Whether the events being played are old ones, shown once more. */
  readonly retelling: boolean;
  /** Whether the seat is played from another window. */
  readonly elsewhere: boolean;
  /** The seats that this browser plays, its own first; `seat` is the one it acts for. */
  readonly seats: readonly Seat[];
  /** This browser's own seat while a substitute plays it; null otherwise. */
  readonly owns: Seat | null;
  /** Whether this person set the match up, and may change it until it begins. */
  readonly creates: boolean;
  /** Whether this player has seen the table. */
  readonly drawn: boolean;
  /** Whether the server has asked if the player is still here. */
  readonly quiet: boolean;
}

/** The drawers, each with what it shows. */
export type Drawer =
  | { readonly type: 'rule'; readonly id: string | null }
  | { readonly type: 'replay'; readonly of: 'luck' | 'proof' | 'fork' | 'keys' | 'moments' | 'review' }
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
  /** So long they are shown; as long as two readings take if it is left out. */
  readonly shownMs?: number;
  /** Whether they belong to the state on show, stay with it, and go with it. */
  readonly isAdvice?: true;
}

/** Everything in the store. */
export interface App {
  readonly route: Route;
  readonly settings: Settings;
  readonly match: MatchSlice | null;
  /** Whether the server has a newer release than this page. */
  readonly outdated: boolean;
  /** The open drawer; null if none is. */
  readonly drawer: Drawer | null;
  readonly notice: Notice | null;
  /** The state on show when the notice was given; null without a match. */
  readonly noticeOf: Frozen<object> | null;
}

/** A match of which only the id is known. */
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
    drawn: false,
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
  noticeOf: null,
}));

/** Changes fields of the open match; does nothing once it has been left. */
export function patchMatch(part: Partial<MatchSlice>): void {
  const { match } = store.getState();
  if (match !== null) store.setState({ match: { ...match, ...part } });
}

/** Opens a drawer; null closes the open one. */
export function openDrawer(drawer: Drawer | null): void {
  store.setState({ drawer });
}

/** Shows a page. Another page closes the drawer of the one before, and says nothing more that was said to a press or a question there. */
export function showPage(route: Route): void {
  const { route: before, notice } = store.getState();
  store.setState({ route });
  if (placeOf(route) === placeOf(before)) return;
  openDrawer(null);
  if (notice !== null && isForOneState(notice)) notify(null);
}

/** The address of a page without the part that names a place on it. */
const placeOf = (route: Route) => addressOf(route).split('#')[0];

/** Long enough to read two sentences twice. */
const NEWS_MS = 9_000;
/** Long enough to read one sentence twice: the press that it answers was just made. */
const REFUSAL_MS = 6_000;

/** How long a sentence stands in place of the prompt, in ms; null for advice, which goes with its state. */
export function shownFor({ tone, shownMs, isAdvice }: Notice): number | null {
  if (isAdvice === true) return null;
  return shownMs ?? (tone === 'refusal' ? REFUSAL_MS : NEWS_MS);
}

/** Whether a sentence answers a press or a question in one state, as refusals and advice do. */
const isForOneState = ({ tone, isAdvice }: Notice) => tone === 'refusal' || isAdvice === true;

/** Shows a sentence to the player; null removes the one that is shown. */
export function notify(notice: Notice | null): void {
  store.setState({ notice, noticeOf: onShow(store.getState().match) });
}

/**
 * The sentence that a table shows in place of its prompt. A refusal answers a press in one state, and advice is for one: once the table shows another, what
 * is asked for now may be just what was refused.
 */
export function noticeNow({ notice, noticeOf, match }: Pick<App, 'notice' | 'noticeOf' | 'match'>): Notice | null {
  return notice !== null && isForOneState(notice) && noticeOf !== onShow(match) ? null : notice;
}
