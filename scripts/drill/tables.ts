/** Sets up the matches that drills play. */
import { frozen } from '@dwo/kernel';
import type { GameTesting } from '@dwo/shared/testing';

/** A match that was set up. */
export interface NewMatch {
  readonly id: string;
  /** The labels of its chairs, by seat. */
  readonly chairs: readonly string[];
}

/** Sets up a short match with many pending answers. */
export async function newMatch(server: string, { game, busy }: Pick<GameTesting, 'game' | 'busy'>): Promise<NewMatch> {
  const options = busy();
  const response = await fetch(`${server}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: game.rules.id, options }),
    signal: AbortSignal.timeout(20_000),
  });
  const reply = (await response.json()) as { id?: string };
  if (reply.id === undefined) throw new Error(`No match: ${JSON.stringify(reply)}`);
  return { id: reply.id, chairs: game.chairs(frozen(options)) };
}
