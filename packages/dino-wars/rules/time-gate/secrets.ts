/** Secrets: the dinosaurs know where theirs hide; the army and everybody else do not (DW-GATE-5, DW-R-94). */
import type { Frozen, Seat } from '@dwo/kernel';
import { figureIndexOf } from '../figure-index';
import { playerAt } from '../phases';
import type { State } from '../state';

/**
 * Returns the state as a seat knows it, without other seats' secrets, for the referee to answer from. It shares the index
 * of the whole state, which keeps each seat's knowledge apart.
 */
export function knownTo(state: Frozen<State>, seat: Seat): Frozen<State> {
  if (!state.secrets.some((secret, at) => secret !== null && at !== seat)) return state;
  const known = without(state, seat);
  figureIndexOf.share(state, known);
  return known;
}

/** Returns the same state with this seat's secrets only; with null it has none. */
export function without(state: Frozen<State>, seat: Seat | null): Frozen<State> {
  return { ...state, secrets: state.secrets.map((secret, at) => (at === seat ? secret : null)) };
}

/**
 * Returns the secrets of a seat's side at the end of the set-up: the place of each hidden dinosaur, and the pole
 * (DW-GATE-3, DW-GATE-5). Null if the side has none.
 */
export function hidden(state: Frozen<State>, seat: Seat): Frozen<object> | null {
  const secret = state.placing === null ? (state.secrets[seat] ?? null) : null;
  if (secret === null) return null;
  const { pole } = secret;
  const dinosaurs = Object.entries(secret.dinosaurs).map(
    ([id, { kind, x, y, facing }]) => [id, { kind, x, y, facing }] as const,
  );
  if (dinosaurs.length === 0 && pole === null) return null;
  return {
    dinosaurs: Object.fromEntries(dinosaurs),
    pole: pole === null ? null : { id: pole.id, x: pole.x, y: pole.y },
  };
}

/** Whether a seat knows what its side hides. */
export function isTold(state: Frozen<State>, seat: Seat): boolean {
  return playerAt(state, seat)?.side === 'dinosaurs';
}
