/** The names of kinds of figures in the comparison of a battle of the day. */
import { say } from './words';

const OWN = 'own/';

/** The name of a kind, as `attackIn` calls it: that of a profile, or of a class. */
export function targetName(target: string): string {
  return target.startsWith(OWN) ? say('own.of', { id: target.slice(OWN.length) }) : say('profile.of', { id: target });
}
