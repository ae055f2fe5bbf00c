/** A burst of slowly turning rays, and the paper that rains on a winner: the ground of a result's picture. */
import './triumph.css';

interface TriumphProps {
  /** The pieces of paper that fall; 0 for none. */
  readonly pieces: number;
}

/** It fills the nearest positioned box; `--triumph-size` and `--triumph-light` are the size and the colour of the rays. */
export function Triumph({ pieces }: TriumphProps) {
  return (
    <>
      <svg class="triumph__rays" viewBox="-50 -50 100 100" aria-hidden="true">
        {RAYS.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </svg>
      {Array.from({ length: pieces }, (_, n) => (
        <i key={n} class="triumph__piece" style={{ '--n': n, '--of': pieces }} />
      ))}
    </>
  );
}

const SPOKES = 16;
/** Wedges from the middle to beyond every edge. */
const RAYS = Array.from({ length: SPOKES }, (_, i) => {
  const at = (turn: number) => `${(Math.cos(turn) * 90).toFixed(1)},${(Math.sin(turn) * 90).toFixed(1)}`;
  const turn = (i * 2 * Math.PI) / SPOKES;
  return `0,0 ${at(turn)} ${at(turn + Math.PI / SPOKES)}`;
});
