/** News of the search for the second pole: terrain in which nothing is left to be searched. */
import { list } from '@dwo/kits/shell/list';
import { onShow } from '@dwo/kits/shell/moves';
import { notify } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useRef } from 'preact/hooks';
import { searchedIn } from '../searched';
import { store } from '../store';
import { emptied, type Left, unsearched } from '../tools/search';
import { say } from '../words';

/** Tells a player of the army; shows nothing itself. */
export function SearchNews() {
  const match = useStore(store, (app) => app.match?.id ?? null);
  const state = useStore(store, (app) => onShow(app.match));
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const before = useRef<Left | null>(null);
  useEffect(() => {
    if (match === null || state === null || seat === null || state.players[seat]?.side !== 'army') return;
    if (state.scenario !== 'gate' || state.placing !== null) return;
    const now = { match, turn: state.turn, hideouts: unsearched(state, searchedIn(match, state)) };
    const empty = emptied(before.current, now, state);
    before.current = now;
    if (empty.length === 0) return;
    const places = list(empty.map(({ kind }) => say(`terrain.${kind}`)));
    notify({ text: say('search.nothing', { places }), rule: 'DW-R-92', tone: 'info' });
  }, [match, state, seat]);
  return null;
}
