/** The people at the table, as the synced state has them. */
import {
  type Arrives,
  type AskWhat,
  type Changes,
  type CreatorShown,
  changesIn,
  type HolderKind,
  type MatchStage,
  type MatchState,
  type Terms,
  termsIn,
  type Visibility,
} from '@dwo/shared';
import { shownName } from './names/shown-name';
import { visibilityIn } from './visibility';

export { playerName } from './player-name';

/** One chair, with its owner and whoever plays it. */
export interface Seatholder {
  readonly name: string;
  /** A side's label such as `left`, or `random`. */
  readonly wish: string;
  /** The label of the chair; empty until the match begins. */
  readonly label: string;
  readonly taken: boolean;
  readonly connected: boolean;
  readonly bot: boolean;
  /** The kind of substitute that plays here; empty while the owner plays. */
  readonly holder: HolderKind | '';
  /** The name of the substitute. */
  readonly player: string;
  /** Whether a spectator may become the substitute. */
  readonly open: boolean;
  /**
   * `away`: since when nobody has been here who plays this chair; `callable`: from when on a substitute may be called in. Epoch
   * ms of the server.
   */
  readonly away: number | null;
  readonly callable: number | null;
  /** From when on others may end the match because this player is away; null once it is too late for that. */
  readonly abortable: number | null;
  /** Why the clocks wait for this player after the beginning; empty once they don't. */
  readonly arrives: Arrives;
  /** Whether they have yet to agree to the creator's changes. */
  readonly unready: boolean;
  /** Whether the creator has locked the chair. */
  readonly locked: boolean;
  /** Whether the creator of the match has this chair. */
  readonly creates: boolean;
}

/** A question that not everybody has answered. */
export interface Asking {
  readonly what: AskWhat;
  readonly by: number;
  /** The seats whose answer is missing. */
  readonly waits: readonly number[];
  /** For an undo: how many moves. */
  readonly intents: number;
}

/** Everything that the synced state says of the table besides the game. */
export interface Lobby {
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly stage: MatchStage;
  readonly chairs: readonly Seatholder[];
  readonly watchers: number;
  /** The time limits. */
  readonly terms: Terms;
  /** The visibility: who can find the match. */
  readonly visibility: Visibility;
  /** How many seconds after its players spectators see it. */
  readonly delay: number;
  /** Whether it counts for the battle of the day, so that nobody helps and nothing is undone. */
  readonly counts: boolean;
  /** Whether it counts for the ratings of its players. */
  readonly rated: boolean;
  /** Whether the creator is here; empty if nobody may change the match. */
  readonly creator: CreatorShown;
  /** Whether the creator holds the match in the lobby. */
  readonly waits: boolean;
  /** The changes since everybody last agreed; null if there are none. */
  readonly changes: Changes | null;
  /** How many times the setup was changed. */
  readonly setUps: number;
  /** The id of the rematch; empty until a player has asked for one. */
  readonly rematch: string;
  readonly asks: readonly Asking[];
  /** The seat that asked for the pause; null without one. */
  readonly pausedBy: number | null;
}

/** The lobby in a received root; the same object as `previous` if nothing has changed. */
export function lobbyOf(root: MatchState, previous: Lobby | null): Lobby {
  const chairs: Seatholder[] = [];
  root.chairs.forEach((chair) => {
    const { wish, label, taken, connected, bot } = chair;
    const name = shownName(chair);
    const { holder = '', player = '', open = false } = chair;
    const { unready = false, locked = false, creates = false, arrives = '' } = chair;
    const away = chair.away ?? null;
    const callable = chair.callable ?? null;
    const abortable = chair.abortable ?? null;
    const shown = { unready, locked, creates, abortable, arrives };
    chairs.push({ name, wish, label, taken, connected, bot, holder, player, open, away, callable, ...shown });
  });
  const { game, version, preset, stage, watchers, rematch } = root;
  const terms = termsOf(root.terms);
  const visibility = visibilityIn(root.visibility);
  const asks = asksIn(root);
  const pausedBy = root.pausedBy ?? null;
  const { creator = '', waits = false, setUps = 0, delay = 0 } = root;
  const counts = root.sealedUntil !== undefined;
  const rated = root.rated === true;
  const hosted = { creator, waits, setUps, delay, counts, rated, changes: changesIn(root.changes) };
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
