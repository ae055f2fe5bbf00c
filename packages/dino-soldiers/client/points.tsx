/** The points of both sides in the bar of a narrow screen, which has no side column; a press says how the match is won. */
import type { Seat } from '@dwo/kernel';
import { notify } from '@dwo/kits/shell/store';
import { ALPHA_COST, type Now, SIDES, sideAt, worthOf } from '../rules';
import { say } from './words';

interface PointsProps {
  readonly state: Now;
  readonly seat: Seat | null;
}

/** The player's own points come first; a spectator reads the dinosaurs first. */
export function Points({ state, seat }: PointsProps) {
  const own = seat === null ? 'dinosaurs' : sideAt(state, seat);
  const sides = [own, ...SIDES.filter((side) => side !== own)];
  const worth = (side: (typeof SIDES)[number]) => worthOf(state, side, ALPHA_COST);
  const [mine = 0, theirs = 0] = sides.map(worth);
  const points =
    seat === null
      ? say('table.points.watched', { dinosaurs: worth('dinosaurs'), soldiers: worth('soldiers') })
      : say('table.points', { own, mine, theirs });
  const goal = say('table.goal', { rounds: state.options.roundLimit });
  return (
    <button
      type="button"
      class="ds-points"
      aria-label={points}
      data-testid="ds-points"
      onClick={() => notify({ text: `${points} ${goal}`, rule: 'DS-END-5', tone: 'info' })}
    >
      {sides.map((side) => (
        <b key={side} class={`num ds-points__side ds-points__side--${side}`}>
          {worth(side)}
        </b>
      ))}
    </button>
  );
}
