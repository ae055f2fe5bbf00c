/** The words of a row in the list of matches. */
import type { OwnMatch } from '@dwo/shared';

/** The others at the table. */
export function opponents({ chairs }: OwnMatch): string {
  const others = chairs
    .filter(({ mine, plays, taken }) => taken && !mine && !plays)
    .map(({ name }) => name || 'somebody');
  if (others.length > 0) return `against ${listed(others)}`;
  return chairs.some(({ taken }) => !taken) ? 'against an open seat' : 'against yourself';
}

/** The words for whose turn it is, for a match under way; why it has not begun, for one that has not. */
export function whoseTurn({ stage, yourTurn, chairs }: OwnMatch): string {
  if (stage === 'lobby') {
    return chairs.some(({ taken }) => !taken) ? 'Waits for somebody to sit down' : 'About to begin';
  }
  if (yourTurn) return 'Your move';
  const awaited = chairs.filter((chair) => chair.awaited);
  if (awaited.some(({ mine }) => mine)) return 'Somebody else plays for you; it is their move';
  const names = awaited.map(({ name }) => name || 'somebody');
  return names.length === 0 ? 'Nobody is to move' : `${listed(names)} to move`;
}

/** The words for my part in it: my side, or for whom I play; empty before that is known. */
export function myPart({ chairs }: OwnMatch, sideName: (label: string) => string | null): string {
  const standing = chairs.filter(({ mine, plays }) => plays && !mine).map(({ name }) => name || 'somebody');
  const side = sideName(chairs.find(({ mine, plays }) => mine || plays)?.label ?? '');
  const parts = [
    ...(side === null ? [] : [`you have ${side}`]),
    ...(standing.length === 0 ? [] : [`you play for ${listed(standing)}`]),
  ];
  return parts.join(' · ');
}

/** How a finished match ended for me. */
export function result({ outcome, chairs }: OwnMatch): 'won' | 'lost' | 'drawn' {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return 'drawn';
  return winners.some((seat) => chairs[seat]?.mine === true || chairs[seat]?.plays === true) ? 'won' : 'lost';
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
