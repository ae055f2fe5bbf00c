/** The names of the players' signs. */
import { signOf } from '../art/emblems';
import type { Make } from '../art/palette';
import { say } from '.';

/** The name of a player's sign. */
export function signName(make: Make, player: number): string {
  return say('sign', { id: signOf(make, player) });
}
