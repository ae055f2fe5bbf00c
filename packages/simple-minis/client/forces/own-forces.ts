/** The forces that this browser has for a match: the one that it was set up with, the draft, and those on the shelf. */
import type { Seat } from '@dwo/kernel';
import { readShelf } from '@dwo/kits/documents/shelf';
import { lastDraft } from '@dwo/kits/documents/workbench';
import { recall } from '@dwo/kits/shell/storage';
import { store } from '@dwo/kits/shell/store';
import { type Now, refuseForce } from '../../rules';
import type { Force } from '../../wire';
import { FORCE } from './draft';

const wanted = new Map<string, Force>();

/** Keeps, in this tab, the force to take in a match once it begins. */
export function keepForce(match: string, force: Force): void {
  wanted.set(match, force);
}

/** The force kept for the open match; null if there is none. */
export function keptForce(): Force | null {
  return wanted.get(store.getState().match?.id ?? '') ?? null;
}

/** The most forces of one's own that a question offers. */
const MOST = 5;
let known: { readonly text: string; readonly forces: readonly Force[] } = { text: '', forces: [] };

/** The draft and the shelf, each force once. */
function stored(): readonly Force[] {
  const shelf = recall(FORCE.key);
  const text = `${recall(FORCE.draftKey)} ${shelf}`;
  if (known.text !== text) {
    const draft = lastDraft(FORCE);
    const kept = readShelf(FORCE, shelf).kept.map(({ document }) => document);
    const forces = [...(draft === null ? [] : [draft]), ...kept];
    known = { text, forces: forces.filter((force, at) => at === forces.findIndex(({ name }) => name === force.name)) };
  }
  return known.forces;
}

/** The forces that a seat may take now. */
export function ownForces(state: Now, seat: Seat): readonly Force[] {
  return stored()
    .filter(({ members }) => refuseForce(state, seat, members) === null)
    .slice(0, MOST);
}
