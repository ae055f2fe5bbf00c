/** Sets up the matches that drills play. */
import { frozen } from '@dwo/kernel';
import type { GameTesting } from '@dwo/shared/testing';

/** A match that was set up. */
export interface NewMatch {
  readonly id: string;
  /** The labels of its chairs, by seat. */
  readonly chairs: readonly string[];
}

/** Sets up a match of a ready battle for two that counts for ratings; null if the game has none. */
export async function newRatedMatch(server: string, { game }: Pick<GameTesting, 'game'>): Promise<NewMatch | null> {
  for (const [preset, draw] of Object.entries(game.presets)) {
    const chairs = game.chairs(frozen(draw({ roll: () => 1 })));
    if (chairs.length === 2) return { id: await made(server, { game: game.rules.id, preset, rated: true }), chairs };
  }
  return null;
}

/** Sets up a short match with many pending answers. */
export async function newMatch(server: string, { game, busy }: Pick<GameTesting, 'game' | 'busy'>): Promise<NewMatch> {
  const options = busy();
  const id = await made(server, { game: game.rules.id, options });
  return { id, chairs: game.chairs(frozen(options)) };
}

/** A new identity. */
export async function newMe(server: string): Promise<string> {
  return (await posted<{ me: string }>(`${server}/api/me`, {})).me;
}

async function made(server: string, wish: object): Promise<string> {
  const reply = await posted<{ id?: string }>(`${server}/api/matches`, wish);
  if (reply.id === undefined) throw new Error(`No match: ${JSON.stringify(reply)}`);
  return reply.id;
}

async function posted<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return (await response.json()) as T;
}
