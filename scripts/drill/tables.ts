/** Sets up the matches that drills play. */
import { midBattle } from '../mid-battle';

/**
 * The turn in which the herd is among the soldiers, each of whom wants to be asked before firing at a charging
 * dinosaur.
 */
const CHARGE = midBattle('quick', 3, 'dinosaur-movement', 'ask');

/** Sets up a short match with many pending answers and returns its id. */
export async function newMatch(server: string): Promise<string> {
  const response = await fetch(`${server}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options: CHARGE }),
    signal: AbortSignal.timeout(20_000),
  });
  const reply = (await response.json()) as { id?: string };
  if (reply.id === undefined) throw new Error(`No match: ${JSON.stringify(reply)}`);
  return reply.id;
}
