/** Reach and line of sight of the chosen unit, drawn in tiles. */
import { clear, type Figure, type ModeData, type Now, sees, standingOn } from '../../rules';

interface SightProps {
  readonly state: Now;
  readonly unit: Figure;
  readonly data: ModeData | null;
  /** The place that is pointed at. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

const middle = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x + 0.5, y: y + 0.5 });

/** The square of a mode's range, and the line to the place that is pointed at: broken where an Obstacle blocks it (DS-LOS-2). */
export function Sight({ state, unit, data, at }: SightProps) {
  if (unit.place !== 'field' || data === null) return null;
  const from = standingOn(state, unit);
  const { range } = data;
  const one = middle(from);
  const other = at === null ? null : middle(at);
  const open = at !== null && sees(state, unit, at);
  const walls = at === null || open ? [] : state.obstacles.filter((rock) => !clear(from, at, [rock]));
  return (
    <>
      {range !== null && (
        <rect
          class="ds-range"
          x={from.x - range + 0.03}
          y={from.y - range + 0.03}
          width={2 * range + 0.94}
          height={2 * range + 0.94}
          rx="0.12"
        />
      )}
      {other !== null && (other.x !== one.x || other.y !== one.y) && (
        <line class={`ds-sight ${open ? '' : 'ds-sight--blocked'}`} x1={one.x} y1={one.y} x2={other.x} y2={other.y} />
      )}
      {walls.map(({ x, y }) => (
        <path
          key={`${x},${y}`}
          class="ds-sight__wall"
          d={`M${x + 0.2} ${y + 0.2}L${x + 0.8} ${y + 0.8}M${x + 0.8} ${y + 0.2}L${x + 0.2} ${y + 0.8}`}
        />
      ))}
    </>
  );
}
