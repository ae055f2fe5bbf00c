/** Who plays whom, and what each has left at this moment. */
import { Icon } from '../../art/icons';
import { useStore } from '../../use-store';
import { replayStore } from './state';

export function Strengths() {
  const cast = useStore(replayStore, (state) => state.cast);
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
            <span class="strengths__name">{name}</span>
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
