/** The grip of a phone's sheet: a press or a pull moves it from one stop to the next. */
import { useRef } from 'preact/hooks';

/** The stops of the sheet, from the lowest. */
export const SHEET_STOPS = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

/** A shorter way of the finger is a press. */
const PULL_PX = 28;

interface SheetGripProps {
  readonly stop: SheetStop;
  readonly label: string;
  readonly onStop: (stop: SheetStop) => void;
}

export function SheetGrip({ stop, label, onStop }: SheetGripProps) {
  const pulled = useRef(false);
  const step = (by: 1 | -1) => {
    const at = SHEET_STOPS.indexOf(stop);
    const next = SHEET_STOPS[Math.min(SHEET_STOPS.length - 1, Math.max(0, at + by))];
    if (next !== undefined) onStop(next);
  };
  return (
    <button
      type="button"
      class="phone-sheet__grip"
      aria-label={label}
      onClick={() => {
        if (!pulled.current) step(stop === 'full' ? -1 : 1);
      }}
      onPointerDown={(event) => {
        pulled.current = false;
        const start = event.clientY;
        const grip = event.currentTarget;
        grip.setPointerCapture(event.pointerId);
        const done = (up: PointerEvent) => {
          grip.removeEventListener('pointerup', done);
          const way = start - up.clientY;
          if (Math.abs(way) < PULL_PX) return;
          pulled.current = true;
          step(way > 0 ? 1 : -1);
        };
        grip.addEventListener('pointerup', done);
      }}
    >
      <span class="sheet__grip" />
    </button>
  );
}
