/** The coach of the first match: what each phase of its first turn is for. */
import { PHASES, reactionsOf, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { recall, remember } from '@dwo/kits/shell/storage';
import { createStore } from 'zustand/vanilla';
import type { say } from './words';

const KEY = 'dino-wars.guide';
const OFF = 'off';

/** The match that is guided; null before the first one. */
export const guide = createStore<{ readonly match: string | null }>(() => ({ match: recall(KEY) }));

/** Guides a match; null turns the guide off for good. */
export function keepGuided(match: string | null): void {
  guide.setState({ match: match ?? OFF });
  remember(KEY, match ?? OFF);
}

type Key = Parameters<typeof say>[0];

/** The sentence for this moment of a first turn; null once that is over. */
export function guideKey(state: Frozen<State>, seat: Seat): Key | null {
  const side = state.players[seat]?.side;
  if (side === undefined || state.ending !== null || state.turn > 2) return null;
  if (state.turn === 2) return state.phase === PHASES[0] ? 'guide.end' : null;
  if (state.placing !== null) return `guide.${side}.placing`;
  if (reactionsOf(state, seat).length > 0) return 'guide.reaction';
  return `guide.${side}.${state.phase}`;
}
