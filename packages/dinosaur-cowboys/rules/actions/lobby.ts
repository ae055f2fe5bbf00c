/** The lobby: posses, the map, and leaving it (DC-R-18, DC-R-19, DC-R-80). */
import type { Seat } from '@dwo/kernel';
import { sure } from '../bodies';
import { MAP_IDS, type MapId } from '../data/maps';
import { POSSE_IDS } from '../data/posses';
import { contest } from '../flow';
import type { BringPosse, Leave, PickMap, PickPosse } from '../intents';
import { ownFaults, posseWord } from '../own-posse';
import type { Action, Play } from '../play';
import { type No, refuse } from '../refusal';
import { ask } from '../rolls';
import type { Now } from '../state';

function refuseLobby({ phase }: Now): No | null {
  if (phase === 'over') return refuse('DC-SEQ-2', 'GAME_OVER');
  return phase === 'lobby' ? null : refuse('DC-SEQ-2', 'WRONG_PHASE', { phase });
}

/** The map on which both agree, or one at random, with no die of the game (DC-R-19). */
function mapFor({ state, dice }: Play): MapId | null {
  const { map, terrain } = state.options;
  if (terrain !== null || map !== null) return map;
  const [one, other] = state.posses.map((posse) => posse.map);
  if (one !== null && one !== undefined && one === other) return one;
  return sure(MAP_IDS[dice.roll(MAP_IDS.length, 'map') - 1]);
}

/** Lays out the table and rolls for sides (DC-SET-3); the First Player then picks an edge (DC-SET-4). */
export function beginMatch(play: Play): void {
  play.emit({ type: 'gathered', map: mapFor(play) });
  const { dice, winner } = contest(play, 'sides');
  play.emit({ type: 'sidesRolled', dice, first: winner });
  ask(play, 'edge', winner);
}

export const pickPosse: Action<PickPosse> = {
  check(state, seat, { posse }) {
    const no = refuseLobby(state);
    if (no !== null) return no;
    // DC-POS-2
    if (!POSSE_IDS.includes(posse)) return refuse('DC-SET-1', 'BAD_POSSE', { posse });
    const fixed = state.options.posses[seat] ?? null;
    return fixed === null ? null : refuse('DC-R-18', 'ALREADY_DONE', { posse: posseWord(fixed) });
  },
  resolve(play, seat, { posse }) {
    play.emit({ type: 'posseChosen', seat, posse });
    if (play.state.posses.every((each) => each.posse !== null)) beginMatch(play);
  },
  offers: ({ phase }) => (phase === 'lobby' ? POSSE_IDS.map((posse) => ({ type: 'pickPosse', posse })) : []),
};

/** Brings a posse of one's own (DC-C-11); nothing offers it, for its player makes it. */
export const bringPosse: Action<BringPosse> = {
  check(state, seat, { posse }) {
    const no = refuseLobby(state);
    if (no !== null) return no;
    const fixed = state.options.posses[seat] ?? null;
    return fixed === null
      ? (ownFaults(posse)[0] ?? null)
      : refuse('DC-R-18', 'ALREADY_DONE', { posse: posseWord(fixed) });
  },
  resolve(play, seat, { posse }) {
    play.emit({ type: 'posseBrought', seat, posse });
    if (play.state.posses.every((each) => each.posse !== null)) beginMatch(play);
  },
  offers: () => [],
};

export const pickMap: Action<PickMap> = {
  check(state, _, { map }) {
    const no = refuseLobby(state);
    if (no !== null) return no;
    const { map: fixed, terrain } = state.options;
    if (fixed !== null || terrain !== null) return refuse('DC-R-19', 'ALREADY_DONE', { map: fixed });
    return MAP_IDS.includes(map) ? null : refuse('DC-R-19', 'BAD_PLACE', { map });
  },
  resolve: ({ emit }, seat, { map }) => emit({ type: 'mapChosen', seat, map }),
  offers: (state: Now, seat: Seat) =>
    MAP_IDS.filter((map) => state.posses[seat]?.map !== map).map((map) => ({ type: 'pickMap', map })),
};

/** No game starts (DC-R-80). */
export const leave: Action<Leave> = {
  check: (state) => refuseLobby(state),
  resolve: ({ emit }) => emit({ type: 'ended', winners: [], rule: 'DC-R-80' }),
  offers: () => [{ type: 'leave' }],
};
