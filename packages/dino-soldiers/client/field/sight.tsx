/** Range and line of sight of the chosen unit, drawn in tiles. */
import { type At, clear, type Figure, type ModeData, type Now, sees, standingOn } from '../../rules';

interface SightProps {
  readonly state: Now;
  readonly unit: Figure;
  readonly data: ModeData | null;
  /** The spot under the pointer. */
  readonly at: At | null;
}

const middle = ({ x, y }: At) => ({ x: x + 0.5, y: y + 0.5 });

interface RangeProps {
  readonly at: At;
  readonly range: number;
  readonly tiles: readonly At[];
}

/** The square of a range, on spots with tiles only. */
function Range({ at, range, tiles }: RangeProps) {
  const [left, top] = [Math.min(...tiles.map(({ x }) => x)), Math.min(...tiles.map(({ y }) => y))];
  const [right, below] = [Math.max(...tiles.map(({ x }) => x)), Math.max(...tiles.map(({ y }) => y))];
  const [x, y] = [Math.max(left, at.x - range), Math.max(top, at.y - range)];
  return (
    <rect
      class="ds-range"
      x={x + 0.03}
      y={y + 0.03}
      width={Math.min(right, at.x + range) - x + 0.94}
      height={Math.min(below, at.y + range) - y + 0.94}
      rx="0.12"
    />
  );
}

/**
 * The square of a mode's range, and the line to the spot under the pointer; the line is dashed if an Obstacle blocks it
 * (DS-LOS-2).
 */
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
      {range !== null && <Range at={from} range={range} tiles={state.tiles} />}
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
