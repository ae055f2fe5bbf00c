import type { Frozen, Viewer } from '@dwo/kernel';
import { clone } from '@dwo/kernel';
import { conformance } from '@dwo/kernel/testing';
import { FULL, QUICK, STRICT } from '../testing/presets';
import { propertiesHold } from '../testing/properties';
import { dinoSoldiers, type State, sideAt, teamCalled, teamsOf } from '.';

/**
 * Another state that looks the same to the viewer: other faces under the face-down tiles, and another team of the other
 * seat.
 */
function disguise(state: Frozen<State>, viewer: Viewer, below: (n: number) => number): State | null {
  // During play nothing that a player sends stays secret, so two moves that end alike may still be told apart.
  if (state.phase === 'play' || state.ready.includes(true)) return null;
  const other = clone(state) as State;
  const faces = other.closed?.faces;
  if (faces === undefined) return null;
  const down = faces.flatMap((_, at) => (other.tiles[at]?.face == null ? [at] : []));
  for (const at of down) {
    const to = down[below(down.length)] as number;
    [faces[at], faces[to]] = [faces[to] as (typeof faces)[number], faces[at] as (typeof faces)[number]];
  }
  other.secrets.forEach((secret, seat) => {
    const [first] = teamsOf(sideAt(state, seat));
    if (seat !== viewer && secret?.team && first) secret.team = teamCalled(first);
  });
  return other;
}

conformance(
  dinoSoldiers,
  { quick: QUICK, full: FULL, 'own teams and strict shouts': STRICT },
  { games: 3, mostSteps: 4000, rare: ['resign'], invariant: propertiesHold, disguise },
);
