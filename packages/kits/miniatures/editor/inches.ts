/** Lengths in words. */
import { say } from './words';

/** A length in ci as inches: 1425 -> `14.25"`. */
export function inches(ci: number): string {
  return say('inches', { inches: ci / 100 });
}
