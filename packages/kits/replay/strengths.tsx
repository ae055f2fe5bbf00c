/** The players, and what each has left at this moment. */

import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import type { Screening } from './screening';
import { replayStore } from './state';
import { standingAt } from './table-talk';
import { say } from './words';

export function Strengths({ screening }: { readonly screening: Screening }) {
  const cast = useStore(replayStore, (state) => state.cast);
  const standing = useStore(replayStore, ({ talk, n }) => standingAt(talk, n));
  const frame = useStore(replayStore, (state) => state.frame);
  if (cast === null) return null;
  return (
    <ul class="strengths" aria-label={say('strengths.label')}>
      {cast.seats.map(({ name, side }, seat) => {
        const { share = null, text = '' } = frame?.strengths[seat] ?? {};
        const holder = standing.players[seat];
        return (
          <li key={seat} class={`strengths__seat strengths__seat--${side}`}>
            <Icon name={screening.game.side(side).icon} size={16} />
            <span class="strengths__name">
              {name}
              {holder != null && <span class="strengths__holder">{say('strengths.holder', { name: holder })}</span>}
            </span>
            <span class="strengths__points num">{text}</span>
            {share !== null && <span class="strengths__bar" style={`--left:${100 * share}%`} aria-hidden="true" />}
          </li>
        );
      })}
    </ul>
  );
}
