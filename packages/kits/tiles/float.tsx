/** A panel beside a cell of a board. */
import type { ComponentChildren } from 'preact';
import type { Camera, Window } from './camera';

interface FloatProps {
  /** The column and row of the cell. */
  readonly at: { readonly x: number; readonly y: number };
  readonly camera: Camera;
  readonly window: Window;
  /** The px at the lower edge of the window that something covers. */
  readonly below: number;
  readonly children: ComponentChildren;
}

/** The width of a panel, in px; on a narrow window it takes the window less its margins. */
const WIDE = 320;
const MARGIN = 8;

/** The panel: above its cell where there is more room, else below, and never out of what is to be seen of the window. */
export function Float({ at, camera: { size, x, y }, window, below, children }: FloatProps) {
  const wide = Math.min(WIDE, window.width - 2 * MARGIN);
  const middle = x + (at.x + 0.5) * size;
  const left = Math.max(MARGIN, Math.min(middle - wide / 2, window.width - wide - MARGIN));
  const [over, under] = [y + at.y * size, y + (at.y + 1) * size];
  const room = window.height - below - under;
  const above = over > room;
  const place = above ? { bottom: `${window.height - over + 4}px` } : { top: `${under + 4}px` };
  return (
    <div
      class="tiles__float"
      style={{
        left: `${left}px`,
        width: `${wide}px`,
        maxHeight: `${Math.max(over, room) - 10}px`,
        ...place,
      }}
    >
      {children}
    </div>
  );
}
