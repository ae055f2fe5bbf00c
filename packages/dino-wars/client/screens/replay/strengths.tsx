/** The players, and what each has left at this moment. */

import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { replayStore } from './state';
import { standingAt } from './table-talk';

export function Strengths() {
  const cast = useStore(replayStore, (state) => state.cast);
  const standing = useStore(replayStore, ({ talk, n }) => standingAt(talk, n));
  const frame = useStore(replayStore, (state) => state.frame);
  if (cast === null) return null;
  return (
    <ul class="strengths" aria-label="Points left">
      {cast.seats.map(({ name, side }, seat) => {
        const { pointsLeft = 0, pointsAtStart = 0 } = frame?.strengths[seat] ?? {};
        const share = pointsAtStart === 0 ? 0 : (100 * pointsLeft) / pointsAtStart;
        return (
          <li key={seat} class={`strengths__seat strengths__seat--${side}`}>
            <Icon name={side === 'army' ? 'star' : 'claw'} size={16} />
            <span class="strengths__name">
              {name}
              {standing.players[seat] != null && <span class="strengths__holder">{standing.players[seat]} plays</span>}
            </span>
            <span class="strengths__points num">
              {pointsLeft}/{pointsAtStart}
            </span>
            <span class="strengths__bar" style={`--left:${share}%`} aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}
