/** The secrets that give a browser its chairs back, one a match, and the name it likes to play under. */
import { recall, remember } from '../settings';

const TOKENS = 'dino-wars.seats';
const NAME = 'dino-wars.name';
/** Old matches are forgotten beyond this many. */
const KEPT = 60;

type Tokens = Record<string, string>;

/** The token for a match; null if this browser has no chair in it. */
export function tokenFor(matchId: string): string | null {
  const tokens = readTokens();
  return Object.hasOwn(tokens, matchId) ? (tokens[matchId] ?? null) : null;
}

/** Keeps the token of a match, or forgets it with null. */
export function keepToken(matchId: string, token: string | null): void {
  const { [matchId]: _, ...others } = readTokens();
  const kept = Object.entries(others).slice(-KEPT);
  remember(TOKENS, JSON.stringify(Object.fromEntries(token === null ? kept : [...kept, [matchId, token]])));
}

/** The name played under last; null for a newcomer. */
export function knownName(): string | null {
  return recall(NAME);
}

/** Remembers a name for the next match. */
export function keepName(name: string): void {
  remember(NAME, name);
}

function readTokens(): Tokens {
  try {
    const value: unknown = JSON.parse(recall(TOKENS) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
