/** The names of columns and rows along the edges of a board, as hints and logs use them. */
import type { Camera } from './camera';
import type { Box } from './grid';

/** Names from the corner at `left`, `top` on. */
export interface EdgeNames {
  readonly left: number;
  readonly top: number;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

interface EdgesProps {
  readonly names: EdgeNames;
  readonly camera: Camera;
  readonly box: Box;
}

/** The px from a name to its row or column, and to the edge of the window. */
const OFF = 19;
const EDGE = 1;

/** The names; they stay in the window when the board is moved out of it. */
export function Edges({ names: { left, top, columns, rows }, camera: { size, x, y }, box }: EdgesProps) {
  const [firstX, firstY] = [x + (left - box.left) * size, y + (top - box.top) * size];
  return (
    <div class="tiles__edges" aria-hidden="true">
      {columns.map((name, i) => (
        <b
          key={name}
          class="tiles__edge tiles__edge--column"
          style={{ left: `${firstX + (i + 0.5) * size}px`, top: `${Math.max(EDGE, firstY - OFF)}px` }}
        >
          {name}
        </b>
      ))}
      {rows.map((name, i) => (
        <b
          key={name}
          class="tiles__edge tiles__edge--row"
          style={{ left: `${Math.max(EDGE, firstX - OFF)}px`, top: `${firstY + (i + 0.5) * size}px` }}
        >
          {name}
        </b>
      ))}
    </div>
  );
}
