/** What a row of the list of matches says. */
import type { OwnMatch } from '@dwo/shared';

/** The others at the table. */
export function opponents({ chairs }: OwnMatch): string {
  const others = chairs.filter(({ mine, taken }) => taken && !mine).map(({ name }) => name || 'somebody');
  if (others.length > 0) return `against ${listed(others)}`;
  return chairs.some(({ taken }) => !taken) ? 'against an empty chair' : 'against yourself';
}

/** Whose turn it is, for a match under way; why it has not begun, for one that has not. */
export function whoseTurn({ stage, yourTurn, chairs }: OwnMatch): string {
  if (stage === 'lobby') {
    return chairs.some(({ taken }) => !taken) ? 'Waits for somebody to sit down' : 'About to begin';
  }
  if (yourTurn) return 'Your move';
  const names = chairs.filter(({ awaited }) => awaited).map(({ name }) => name || 'somebody');
  return names.length === 0 ? 'Nobody is to move' : `${listed(names)} to move`;
}

/** How a finished match ended for me. */
export function result({ outcome, chairs }: OwnMatch): 'won' | 'lost' | 'drawn' {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return 'drawn';
  return winners.some((seat) => chairs[seat]?.mine === true) ? 'won' : 'lost';
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
