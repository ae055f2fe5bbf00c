/**
 * A page of the past of a match for a person who joins late: each entry as they could have seen it then, without what is
 * closed for ever since.
 */
import { canonicalJson, clone, type Frozen, type Viewer } from '@dwo/kernel';
import type { Game } from '../game';
import type { HistoryEntry, HistoryPage } from '../messages';
import type { Chronicle } from './chronicle';
import { type Onlooker, together } from './frames';
import type { Sight } from './hands';

/** The most entries of a page; a page ends earlier when it has this many characters of states. */
export const PAGE_ENTRIES = 64;
const MOST_TEXT = 200_000;

/** A request for a page. */
export interface PageWish {
  /** The number of entries before the page. */
  readonly after: number;
  /** Whether to include the state before the first entry of the page. */
  readonly start: boolean;
}

/** Makes a page, one entry per step: plays it once with all events and once with those that the viewer saw. */
export function* historyPage(
  game: Game,
  chronicle: Chronicle,
  sight: Sight,
  { after, start }: PageWish,
): Generator<void, HistoryPage> {
  const last = Math.min(chronicle.length, after + PAGE_ENTRIES);
  let state = yield* chronicle.stateAt(after);
  const first = JSON.stringify(viewOf(game, state, chronicle.seen(sight, after)));
  let own = JSON.parse(first) as object;
  const entries: HistoryEntry[] = [];
  let text = 0;
  for (let n = after + 1; n <= last && text < MOST_TEXT; n++) {
    if (chronicle.restores(n)) state = yield* chronicle.stateAt(n);
    const secret = hides(state);
    for (const event of chronicle.events(n)) game.rules.evolve(state, event);
    const { events, deed } = chronicle.told(n, sight);
    const follows = !chronicle.restores(n) && leads(game, own, events);
    const view = viewOf(game, state, chronicle.seen(sight, n));
    const known = follows && (!(secret || hides(state)) || canonicalJson(own) === canonicalJson(view));
    const shown = known ? null : JSON.stringify(view);
    if (shown !== null) own = JSON.parse(shown) as object;
    text += shown?.length ?? 0;
    const bytes = Uint8Array.from(game.events.encode(n, events));
    entries.push({
      n,
      events: bytes,
      ...(deed === null ? {} : { deed }),
      ...(shown === null ? {} : { state: shown }),
    });
    yield;
  }
  const told = start && after === 0 ? chronicle.opening(sight) : [];
  const opening = told.length === 0 ? {} : { opening: Uint8Array.from(game.events.encode(0, told)) };
  return { ok: true, after, latest: chronicle.length, start: start ? first : null, ...opening, entries };
}

/** Applies events to a viewer's state; returns false if that fails because they need more than the viewer knows. */
function leads(game: Game, own: object, events: readonly { readonly type: string }[]): boolean {
  try {
    for (const event of events) game.rules.evolve(own, event);
    return true;
  } catch {
    return false;
  }
}

/** A copy of the state as the player of these seats may see it. */
export function viewOf(game: Game, state: Frozen<object>, onlooker: Onlooker): Frozen<object> {
  const viewers: readonly Viewer[] = onlooker.length === 0 ? ['spectator'] : onlooker;
  return clone(viewers.map((viewer) => game.rules.view(state, viewer)).reduce(together));
}

function hides(state: object): boolean {
  const { secrets = [] } = state as { readonly secrets?: readonly unknown[] };
  return secrets.some((secret) => secret !== null);
}
