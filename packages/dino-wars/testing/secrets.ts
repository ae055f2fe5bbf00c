/**
 * The secrets of DINO WARS!, stated once more from the specification and without the game's own `view`, `see` or
 * `hidden`: the places and deeds of hidden dinosaurs and the hidden pole of the Time Gate are known to their side alone
 * until the army has spotted them (DW-GATE-3, DW-GATE-5, DW-R-92, DW-R-94). Spectators know what the army knows. All
 * else is open (DW-SPEC-6).
 */
import type { Frozen, Viewer } from '@dwo/kernel';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';

function isOfTheDinosaurs({ players }: Frozen<State>, viewer: Viewer): boolean {
  return viewer !== 'spectator' && players[viewer]?.side === 'dinosaurs';
}

/** The part of a state that a viewer may know. */
export function mayKnow(state: Frozen<State>, viewer: Viewer): object {
  const { secrets, ...open } = state;
  return isOfTheDinosaurs(state, viewer) ? { ...open, own: secrets[viewer as number] } : open;
}

/** Those of the events since `before` that a viewer may notice. */
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
    // It puts somebody into hiding, or tells how they move there.
    if (event.type === 'hidden' || event.type === 'crept') return false;
    return !namesAny(event, hiding);
  });
}

/** True if a value holds one of these names anywhere. */
function namesAny(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => namesAny(part, names));
}
