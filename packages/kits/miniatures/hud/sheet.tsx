/** The bottom sheet of a phone, with three positions: controls and odds, only as high as they need; the log when pulled up. */
import type { ComponentChildren } from 'preact';
import { useStore } from '../../shell/use-store';
import { patchTable, tableDesk } from './desk';
import { NewsLine } from './news-line';
import { SheetGrip, type SheetStop } from './sheet-grip';
import { say } from './words';

interface SheetProps {
  readonly tray: ComponentChildren;
  readonly coach: ComponentChildren;
  readonly body: (stop: SheetStop) => ComponentChildren;
}

/** Tray, grip and body. */
export function Sheet({ tray, coach, body }: SheetProps) {
  const stop = useStore(tableDesk, (desk) => desk.sheet);
  return (
    <section class={`phone-sheet sheet phone-sheet--${stop}`} aria-label={say('phone.sheet')}>
      <div class="phone-sheet__cards">{tray}</div>
      <SheetGrip
        stop={stop}
        label={say(stop === 'full' ? 'phone.lower' : 'phone.raise')}
        onStop={(sheet) => patchTable({ sheet })}
      />
      <div class="phone-sheet__body">
        <NewsLine />
        {coach}
        {body(stop)}
      </div>
    </section>
  );
}
