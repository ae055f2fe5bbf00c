/** The people of a match, side against side. */

import type { GameBox } from '@dwo/kits/game-client';
import { list } from '@dwo/kits/shell/list';
import { say } from '@dwo/kits/words';
import type { Team } from './team-names';

/** Each side on a line, and between them how much each has left if the game counts that. */
export function Teams({ teams, box }: { readonly teams: readonly Team[]; readonly box: GameBox }) {
  const counted = teams.filter(({ left }) => left !== null);
  return (
    <span class="watch__teams">
      {teams.map(({ label, names, left }, place) => (
        <span key={place} class={`watch__team watch__team--${place}`}>
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
