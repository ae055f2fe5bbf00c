/** The things that this browser refuses to keep of this site. The page then works until its tab is closed, and says so once. */
import { createStore } from 'zustand/vanilla';

/** `items`: seats, name and settings. `matches`: matches on this device. */
export type Unkept = 'items' | 'matches';

/** The things that the browser has refused to keep, and whether the person has read that. */
export const keeping = createStore<{ readonly unkept: readonly Unkept[]; readonly read: boolean }>(() => ({
  unkept: [],
  read: false,
}));

/** Notes that the browser refuses to keep something. */
export function isUnkept(what: Unkept): void {
  const { unkept } = keeping.getState();
  if (!unkept.includes(what)) keeping.setState({ unkept: [...unkept, what] });
}

let asked = false;

/** Asks the browser, once a visit, to spare the data of this site when it makes room. Never rejects. */
export async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // A browser without this, or a page without TLS: what is kept may be deleted after some days without a visit.
  }
}
