/** A page of the past of a match for somebody who comes late: each entry as they could have noticed it then, and no more. */
import { canonicalJson, clone, type Frozen, type Viewer } from '@dwo/kernel';
import type { Game } from '../game';
import type { HistoryEntry, HistoryPage } from '../messages';
import type { Chronicle } from './chronicle';
import { type Onlooker, together } from './frames';

/** A page has at most so many entries, and ends early when it has so many characters of states. */
export const PAGE_ENTRIES = 64;
const MOST_TEXT = 200_000;

/** The entries that a page tells of. */
export interface PageWish {
  /** It begins behind so many entries. */
  readonly after: number;
  /** Whether it brings the state they begin with. */
  readonly start: boolean;
}

/** Plays a page through, once with everything and once with what the viewer noticed; an entry at a time. */
export function* historyPage(
  game: Game,
  chronicle: Chronicle,
  onlooker: Onlooker,
  { after, start }: PageWish,
): Generator<void, HistoryPage> {
  const last = Math.min(chronicle.length, after + PAGE_ENTRIES);
  let state = yield* chronicle.stateAt(after);
  const first = JSON.stringify(viewOf(game, state, onlooker));
  let own = JSON.parse(first) as object;
  const entries: HistoryEntry[] = [];
  let text = 0;
  for (let n = after + 1; n <= last && text < MOST_TEXT; n++) {
    if (chronicle.restores(n)) state = yield* chronicle.stateAt(n);
    const secret = hides(state);
    for (const event of chronicle.events(n)) game.rules.evolve(state, event);
    const { events, deed } = chronicle.told(n, onlooker);
    const follows = !chronicle.restores(n) && leads(game, own, events);
    const view = viewOf(game, state, onlooker);
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
  return { ok: true, after, latest: chronicle.length, start: start ? first : null, entries };
}

/** Lets events happen to a viewer's state; false if they can't, because more than the viewer knows belongs to them. */
function leads(game: Game, own: object, events: readonly { readonly type: string }[]): boolean {
  try {
    for (const event of events) game.rules.evolve(own, event);
    return true;
  } catch {
    return false;
  }
}

/** The state as the player of these seats may know it; a copy. */
export function viewOf(game: Game, state: Frozen<object>, onlooker: Onlooker): Frozen<object> {
  const viewers: readonly Viewer[] = onlooker.length === 0 ? ['spectator'] : onlooker;
  return clone(viewers.map((viewer) => game.rules.view(state, viewer)).reduce(together));
}

function hides(state: object): boolean {
  const { secrets = [] } = state as { readonly secrets?: readonly unknown[] };
  return secrets.some((secret) => secret !== null);
}
