/** The guide's sentences in the first match: what each phase of its first turn is for. */
import { PHASES, reactionsOf, type State, waitsToPlace } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { GuideLook } from '@dwo/kits/lessons';
import { mayPlace } from '../tools/setting-up';
import { say } from './words';

type Key = Parameters<typeof say>[0];

/** The key for this moment of a first turn; null once that turn is over. */
export function guideKey(state: Frozen<State>, seat: Seat): Key | null {
  const side = state.players[seat]?.side;
  if (side === undefined || state.ending !== null || state.turn > 2) return null;
  if (state.turn === 2) return state.phase === PHASES[0] ? 'guide.end' : null;
  if (state.placing !== null) return placingKey(state, seat);
  if (reactionsOf(state, seat).length > 0) return 'guide.reaction';
  return `guide.${side}.${state.phase}`;
}

function placingKey(state: Frozen<State>, seat: Seat): Key {
  if (waitsToPlace(state, seat)) return 'guide.placing.before';
  return mayPlace(state, seat) ? `guide.${state.players[seat]?.side ?? 'army'}.placing` : 'guide.placing.others';
}

/** The guide's sentence in words; null once the first turn is over. */
export function guidance(state: Frozen<State>, seat: Seat, { touch, place }: GuideLook): string | null {
  const key = guideKey(state, seat);
  return key === null ? null : say(key, { touch: touch ? 'yes' : 'no', place });
}
