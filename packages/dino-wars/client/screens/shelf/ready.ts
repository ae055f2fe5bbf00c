/** Ready-made forces and tables with their names in the page's language. */
import { FIRST_GROUNDS, type Force, type Ground, READY_FORCES, READY_GROUNDS, SCENARIO_GROUNDS } from '@dwo/dino-wars';
import { say } from '../../words';
import { ready } from '../../words/en/ready';

type ReadyKey = keyof typeof ready;

/** A ready-made thing under its name in the page's language; any other thing unchanged. */
export function named<T extends { readonly name: string }>(thing: T): T {
  const key = `ready.${thing.name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return isReady(key) ? { ...thing, name: say(key) } : thing;
}

function isReady(key: string): key is ReadyKey {
  return Object.hasOwn(ready, key);
}

/** Makes a list once, when it is first needed: a chosen item is recognised by identity. */
function once<T>(make: () => readonly T[]): () => readonly T[] {
  let made: readonly T[] | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Every ready-made force. */
export const readyForces = once<Force>(() => READY_FORCES.map(named));

/** Every ready-made table, those of scenarios last. */
export const readyGrounds = once<Ground>(() =>
  [...FIRST_GROUNDS, ...READY_GROUNDS, ...Object.values(SCENARIO_GROUNDS)].map(named),
);
