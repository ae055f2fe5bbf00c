/** Lines over the field: the units that could hit a spot, and what dinosaurs must attack. */
import { type At, type Now, sideOf, startOf } from '../../rules';
import type { InstinctLine } from '../plan/instinct-lines';

const middle = ({ x, y }: At) => ({ x: x + 0.5, y: y + 0.5 });

interface ThreatsProps {
  readonly state: Now;
  /** The ids of the units that could hit the spot. */
  readonly units: readonly number[];
  readonly at: At;
}

/** A ring round the tile of each unit that could hit a spot in its next turn, and a thin one round the spot. Units in reserve come from their Starting Tile. */
export function Threats({ state, units, at }: ThreatsProps) {
  const to = middle(at);
  const tiles = units.map((id) => {
    const unit = state.units[id];
    return unit === undefined ? -1 : (unit.tile ?? startOf(state, sideOf(unit)));
  });
  return (
    <>
      {[...new Set(tiles)].map((tile) => {
        const spot = state.tiles[tile];
        if (spot === undefined || (spot.x === at.x && spot.y === at.y)) return null;
        const from = middle(spot);
        return <circle key={tile} class="ds-threat" cx={from.x} cy={from.y} r="0.46" />;
      })}
      <circle class="ds-threat__at" cx={to.x} cy={to.y} r="0.46" />
    </>
  );
}

interface InstinctProps {
  readonly lines: readonly InstinctLine[];
  /** The unit whose lines stand out. */
  readonly chosen: number | null;
}

/** The share of a line that is left out at its ends, so that figures stay free. */
const GAP = 0.3;

/** The lines of Primal Instinct, with heads at the prey. */
export function Instinct({ lines, chosen }: InstinctProps) {
  return (
    <>
      {lines.map(({ unit, prey, from, to }) => {
        const [one, other] = [middle(from), middle(to)];
        const far = Math.hypot(other.x - one.x, other.y - one.y);
        const [dx, dy] = [(other.x - one.x) / far, (other.y - one.y) / far];
        const end = { x: other.x - dx * GAP, y: other.y - dy * GAP };
        const head = `M${end.x} ${end.y}l${-0.22 * dx - 0.11 * dy} ${-0.22 * dy + 0.11 * dx}l${0.22 * dy} ${-0.22 * dx}Z`;
        return (
          <g key={`${unit} ${prey}`} class={`ds-instinct ${unit === chosen ? 'ds-instinct--chosen' : ''}`}>
            <line x1={one.x + dx * GAP} y1={one.y + dy * GAP} x2={end.x - dx * 0.15} y2={end.y - dy * 0.15} />
            <path d={head} />
          </g>
        );
      })}
    </>
  );
}
