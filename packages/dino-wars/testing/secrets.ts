/**
 * The secrets of DINO WARS!, stated a second time from the specification, without the game's own `view`, `see` or `hidden`.
 * Only their own side knows the places and acts of hidden dinosaurs and of the hidden pole, until the army has spotted them
 * (DW-GATE-3, DW-GATE-5, DW-R-92, DW-R-94). Spectators know what the army knows. Everything else is public (DW-SPEC-6).
 */
import type { Frozen, Viewer } from '@dwo/kernel';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';

function isOfTheDinosaurs({ players }: Frozen<State>, viewer: Viewer): boolean {
  return viewer !== 'spectator' && players[viewer]?.side === 'dinosaurs';
}

/** Returns the part of a state that a viewer may know. */
export function mayKnow(state: Frozen<State>, viewer: Viewer): object {
  const { secrets, ...open } = state;
  return isOfTheDinosaurs(state, viewer) ? { ...open, own: secrets[viewer as number] } : open;
}

/** Lists the events since `before` that a viewer may notice. */
export function mayNotice(before: Frozen<State>, events: readonly Event[], viewer: Viewer): readonly Event[] {
  if (isOfTheDinosaurs(before, viewer)) return events;
  const hiding = new Set<string>();
  for (const secret of before.secrets) {
    for (const id of Object.keys(secret?.dinosaurs ?? {})) hiding.add(id);
    if (secret?.pole) hiding.add(secret.pole.id);
  }
  return events.filter((event) => {
    if (event.type === 'spotted') hiding.delete(event.figure);
    if (event.type === 'poleFound') hiding.delete(event.pole);
    // The event hides a figure, or tells how a hidden one moves.
    if (event.type === 'hidden' || event.type === 'crept') return false;
    return !namesAny(event, hiding);
  });
}

/** Whether a value contains one of these names anywhere. */
function namesAny(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => namesAny(part, names));
}
