/** The people at the table, as the synced state shows them. */
import {
  type AskWhat,
  type Changes,
  changesIn,
  type HolderKind,
  type HostShown,
  type MatchStage,
  type MatchState,
  type Terms,
  termsIn,
  type Visibility,
} from '@dwo/shared';
import { skewed } from './clocks';
import { shownName } from './names/shown-name';
import { visibilityIn } from './visibility';

export { playerName } from './player-name';

export interface Seatholder {
  readonly name: string;
  /** A label such as `left`, or `random`. */
  readonly wish: string;
  /** Which chair it is; empty until the match begins. */
  readonly label: string;
  readonly taken: boolean;
  readonly connected: boolean;
  readonly bot: boolean;
  /** The kind of holder that plays here in the owner's place; empty while the owner plays. */
  readonly holder: HolderKind | '';
  /** How that one is called. */
  readonly player: string;
  /** Whether a watcher may stand in. */
  readonly open: boolean;
  /** Since when nobody is there who plays here, and from when on somebody may be called in; by this machine's clock. */
  readonly away: number | null;
  readonly callable: number | null;
  /** From when on others may end the match for want of this player; null once it is too late for that. */
  readonly abortable: number | null;
  /** Whether they have yet to agree to what the creator changed. */
  readonly unready: boolean;
  /** Whether the creator keeps everybody from it. */
  readonly locked: boolean;
  /** Whether the creator of the match sits here. */
  readonly creates: boolean;
}

/** Something asked that not all have answered. */
export interface Asking {
  readonly what: AskWhat;
  readonly by: number;
  /** The seats that could still agree to it. */
  readonly waits: readonly number[];
  /** How many moves would be taken back. */
  readonly intents: number;
}

export interface Lobby {
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly stage: MatchStage;
  readonly chairs: readonly Seatholder[];
  readonly watchers: number;
  /** The time limits. */
  readonly terms: Terms;
  /** The people who can find the match. */
  readonly visibility: Visibility;
  /** So many seconds after its players spectators see it. */
  readonly delay: number;
  /** Whether the creator is here; empty if nobody may change the match. */
  readonly host: HostShown;
  /** Whether the creator still has something to do before it begins. */
  readonly waits: boolean;
  /** The changes since everybody last agreed; null for nothing. */
  readonly changes: Changes | null;
  /** How often the match was changed. */
  readonly setUps: number;
  /** The match that follows this one; empty until a player asked for it. */
  readonly rematch: string;
  readonly asks: readonly Asking[];
  /** The seat that asked for the pause. */
  readonly pausedBy: number | null;
}

/** The lobby that a received root shows; the same object as `previous` if nothing about it changed. */
export function lobbyOf(root: MatchState, previous: Lobby | null): Lobby {
  const chairs: Seatholder[] = [];
  root.chairs.forEach((chair) => {
    const { wish, label, taken, connected, bot } = chair;
    const name = shownName(chair);
    const { holder = '', player = '', open = false } = chair;
    const { unready = false, locked = false, creates = false } = chair;
    const away = skewed(chair.away ?? null);
    const callable = skewed(chair.callable ?? null);
    const abortable = skewed(chair.abortable ?? null);
    const shown = { unready, locked, creates, abortable };
    chairs.push({ name, wish, label, taken, connected, bot, holder, player, open, away, callable, ...shown });
  });
  const { game, version, preset, stage, watchers, rematch } = root;
  const terms = termsOf(root.terms);
  const visibility = visibilityIn(root.visibility);
  const asks = asksIn(root);
  const pausedBy = root.pausedBy ?? null;
  const { host = '', waits = false, setUps = 0, delay = 0 } = root;
  const hosted = { host, waits, setUps, delay, changes: changesIn(root.changes) };
  const seated = { chairs, asks, pausedBy };
  const lobby: Lobby = { game, version, preset, stage, watchers, rematch, terms, visibility, ...hosted, ...seated };
  return previous !== null && JSON.stringify(previous) === JSON.stringify(lobby) ? previous : lobby;
}

function asksIn(root: MatchState): Asking[] {
  const asks: Asking[] = [];
  root.asks.forEach(({ what, by, waits, intents }) => {
    const seats = Array.from({ length: root.chairs.length }, (_, seat) => seat);
    asks.push({ what, by, intents, waits: seats.filter((seat) => (waits >>> seat) % 2 === 1) });
  });
  return asks;
}

function termsOf(json: string): Terms {
  return termsIn(json === '' ? null : JSON.parse(json));
}
