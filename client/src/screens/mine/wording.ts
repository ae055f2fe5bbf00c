/** The words of a row in the list of own matches. */

import { list } from '@dwo/kits/shell/list';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { say } from '@dwo/kits/words';
import type { OwnMatch } from '@dwo/shared';

/** A match by its title and the other players. */
export function heading({ chairs }: OwnMatch, title: string): string {
  const own = chairs.find(({ mine, plays }) => mine || plays)?.label ?? '';
  const others = chairs.filter(({ mine, plays, taken }) => taken && !mine && !plays);
  const against = others.filter(({ label }) => label === '' || label !== own);
  const mates = others.filter((chair) => !against.includes(chair));
  if (against.length > 0 && mates.length > 0) {
    return say('mine.against.with', { title, mates: namesOf(mates), names: namesOf(against) });
  }
  // Players who all have the same label play each for themselves.
  if (others.length > 0) return say('mine.against', { title, names: namesOf(others) });
  return say(chairs.some(({ taken }) => !taken) ? 'mine.against.open' : 'mine.against.self', { title });
}

function namesOf(chairs: OwnMatch['chairs']): string {
  return list(chairs.map((chair) => shownName(chair) || say('mine.somebody')));
}

/** The words for whose turn it is in a match under way, or for why a match has not begun. */
export function whoseTurn({ stage, yourTurn, chairs }: OwnMatch): string {
  if (stage === 'lobby') {
    return say(chairs.some(({ taken }) => !taken) ? 'mine.waits' : 'mine.about');
  }
  if (yourTurn) return say('mine.turn');
  const awaited = chairs.filter((chair) => chair.awaited);
  if (awaited.some(({ mine }) => mine)) return say('mine.stoodIn');
  const names = awaited.map((chair) => shownName(chair) || say('mine.somebody'));
  return names.length === 0 ? say('mine.nobody') : say('mine.move', { names: list(names) });
}

/** The side of this person, or the player that they substitute for; empty before either is known. */
export function myPart({ chairs }: OwnMatch, sideName: (label: string) => string | null): string {
  const standing = chairs
    .filter(({ mine, plays }) => plays && !mine)
    .map((chair) => shownName(chair) || say('mine.somebody'));
  const side = sideName(chairs.find(({ mine, plays }) => mine || plays)?.label ?? '');
  const parts = [
    ...(side === null ? [] : [say('mine.part', { side })]),
    ...(standing.length === 0 ? [] : [say('mine.for', { names: list(standing) })]),
  ];
  return parts.join(' · ');
}

/** The result of a finished match for this person. */
export function result({ outcome, chairs }: OwnMatch): 'won' | 'lost' | 'drawn' | 'aborted' {
  if (outcome === null) return 'aborted';
  const { winners } = outcome;
  if (winners.length === 0) return 'drawn';
  return winners.some((seat) => chairs[seat]?.mine === true || chairs[seat]?.plays === true) ? 'won' : 'lost';
}

/** The most matches that are asked about. */
const MOST = 24;

/** The finished matches that may be halves: rematches and what they follow, and those of which both halves were agreed. */
export function likelyHalves(matches: readonly OwnMatch[]): readonly string[] {
  const rematches = new Set(matches.flatMap(({ rematch }) => (rematch === null ? [] : [rematch])));
  const likely = matches.filter(({ id, chairs, stage, outcome, rematch, terms }) => {
    if (chairs.length !== 2 || stage !== 'over' || outcome === null) return false;
    return rematch !== null || rematches.has(id) || terms.mirror === true;
  });
  return likely.slice(0, MOST).map(({ id }) => id);
}
