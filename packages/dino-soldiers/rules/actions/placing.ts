/** The placing of terrain tiles and Starting Tiles. */
import { refuseStart, refuseTile } from '../field';
import { refusePhase, refuseSeat } from '../first-checks';
import type { PlaceAnywhere, PlaceStart, PlaceTile } from '../intents';
import { firstStart, lay, layAnywhere, legalSpots, placing, terrainOf, tilesLeft } from '../muster';
import { refuse } from '../refusal';
import type { Action } from './action';

/** Places the next terrain tile on a chosen spot (DS-SET-2 to DS-SET-7). */
export const placeTile: Action<PlaceTile> = {
  check(state, seat, { x, y }) {
    const no = refuseSeat(state, seat, 'field');
    if (no !== null) return no;
    const rule = refuseTile({ x, y }, state.tiles, tilesLeft(state));
    return rule === null ? null : refuse(rule, 'BAD_SPOT', { x, y });
  },
  resolve: (play, _, spot) => lay(play, spot),
  offers: (state) => (state.phase === 'field' ? legalSpots(state).map((spot) => ({ type: 'placeTile', ...spot })) : []),
};

/** Places the Starting Tile of the side on a chosen spot (DS-SET-10 to DS-SET-15). */
export const placeStart: Action<PlaceStart> = {
  check(state, seat, { x, y }) {
    const no = refuseSeat(state, seat, 'starts');
    if (no !== null) return no;
    const rule = refuseStart({ x, y }, state.side, terrainOf(state), firstStart(state));
    return rule === null ? null : refuse(rule, 'BAD_SPOT', { x, y });
  },
  resolve: (play, _, spot) => lay(play, spot),
  offers: (state) =>
    state.phase === 'starts' ? legalSpots(state).map((spot) => ({ type: 'placeStart', ...spot })) : [],
};

/** Places the next tile, of either kind, on a random legal spot (DS-SEQ-9). */
export const placeAnywhere: Action<PlaceAnywhere> = {
  check(state, seat) {
    return placing(state) ? refuseSeat(state, seat, state.phase) : refusePhase(state, 'field');
  },
  resolve: (play) => layAnywhere(play),
  offers: (state) => (placing(state) ? [{ type: 'placeAnywhere' }] : []),
};
