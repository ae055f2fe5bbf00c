/** The players of a match by side. */

import { shownName } from '@dwo/kits/shell/names/shown-name';
import { say } from '@dwo/kits/words';
import type { MatchSummary } from '@dwo/shared';

/** "Ann v. Ben"; people without a name are called "somebody". */
export function against(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => (name === '' ? say('watch.somebody') : name));
  return others.reduce((said, second) => say('watch.pair', { first: said, second }), first);
}

/** The people of one side, and how much the side has left, if that is known. */
export interface Team {
  readonly label: string;
  readonly names: readonly string[];
  readonly left: number | null;
}

/**
 * The sides in the order of their seats; one for everybody while nobody has a seat. Where sides are drawn by chance, no label
 * names a side yet, and each player is a side of their own.
 */
export function teamsOf({ chairs, standing }: MatchSummary, sides: readonly string[]): readonly Team[] {
  const taken = chairs.filter((chair) => chair.taken);
  const ownSide = (label: string) => label !== '' && !sides.includes(label);
  const labels = [...new Set(taken.map(({ label }) => label))];
  return labels.flatMap((label) => {
    const own = taken.filter((chair) => chair.label === label);
    const teams = ownSide(label) ? own.map((chair) => [chair]) : [own];
    return teams.map((team) => ({
      label,
      names: team.map((chair) => shownName(chair) || say('watch.somebody')),
      left: standing?.left[label] ?? null,
    }));
  });
}
