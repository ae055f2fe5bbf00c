/** The people of a match, side by side against each other. */

import type { GameBox } from '@dwo/kits/game-client';
import { list } from '@dwo/kits/shell/list';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { say } from '@dwo/kits/words';
import type { MatchSummary } from '@dwo/shared';

/** "Ann v. Ben"; people who gave no name are somebody. */
export function against(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => (name === '' ? say('watch.somebody') : name));
  return others.reduce((said, second) => say('watch.pair', { first: said, second }), first);
}

/** The people of one side, and what it has left if that is known. */
export interface Team {
  readonly label: string;
  readonly names: readonly string[];
  readonly left: number | null;
}

/** The sides in the order of their seats; one for all while nobody has a seat. */
export function teamsOf({ chairs, standing }: MatchSummary): readonly Team[] {
  const labels = new Set(chairs.flatMap(({ label, taken }) => (taken ? [label] : [])));
  return [...labels].map((label) => {
    const own = chairs.filter((chair) => chair.taken && chair.label === label);
    const names = own.map((chair) => shownName(chair) || say('watch.somebody'));
    return { label, names, left: standing?.left[label] ?? null };
  });
}

/** The sides against each other, a line each, and between them how much each side has left, if the game keeps count. */
export function Teams({ teams, box }: { readonly teams: readonly Team[]; readonly box: GameBox }) {
  const counted = teams.filter(({ left }) => left !== null);
  return (
    <span class="watch__teams">
      {teams.map(({ label, names, left }, place) => (
        <span key={label} class={`watch__team watch__team--${place}`}>
          <span>
            <b>{list(names)}</b> <span class="note">{box.sideName(label) ?? label}</span>
          </span>
          {left !== null && <span class="num watch__left">{say('watch.left', { points: left })}</span>}
        </span>
      ))}
      {counted.some(({ left }) => left !== 0) && (
        <span class="watch__bar" aria-hidden="true">
          {counted.map(({ label, left }) => (
            <i key={label} style={{ flexGrow: left ?? 0 }} />
          ))}
        </span>
      )}
    </span>
  );
}
