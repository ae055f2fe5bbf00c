/** The bottom sheet of a phone, with three positions: controls and odds, only as high as they need; the log when pulled up. */
import { useRef } from 'preact/hooks';
import { useStore } from '../../shell/use-store';
import { QuietLine } from '../../ui/quiet-line';
import { TableCards } from '../../ui/table-cards';
import { useShown, useTable } from './context';
import { patchTable, SHEET_STOPS, tableDesk } from './desk';
import { AwaitedLine, NewsLine } from './lines';
import { TableLog } from './log-sheet';
import { OddsOf, useAimedPlan } from './odds';
import { FigureFacts, TableSelection, ToolChips } from './selection';
import { TableTray } from './tray';
import { say } from './words';

const PULL_PX = 28;

/** Tray, grip and body. */
export function TableSheet() {
  const stop = useStore(tableDesk, (desk) => desk.sheet);
  const pulled = useRef<number | null>(null);
  const step = (by: 1 | -1) => {
    const at = SHEET_STOPS.indexOf(stop);
    const next = SHEET_STOPS[Math.min(SHEET_STOPS.length - 1, Math.max(0, at + by))];
    if (next !== undefined) patchTable({ sheet: next });
  };
  return (
    <section class={`phone-sheet sheet phone-sheet--${stop}`} aria-label={say('phone.sheet')}>
      <div class="phone-sheet__cards">
        <TableTray phone />
      </div>
      <button
        type="button"
        class="phone-sheet__grip"
        aria-label={say(stop === 'full' ? 'phone.lower' : 'phone.raise')}
        onClick={() => {
          if (pulled.current === null) step(stop === 'full' ? -1 : 1);
        }}
        onPointerDown={(event) => {
          pulled.current = null;
          const start = event.clientY;
          const grip = event.currentTarget;
          grip.setPointerCapture(event.pointerId);
          const done = (up: PointerEvent) => {
            grip.removeEventListener('pointerup', done);
            const way = start - up.clientY;
            if (Math.abs(way) < PULL_PX) return;
            pulled.current = way;
            step(way > 0 ? 1 : -1);
          };
          grip.addEventListener('pointerup', done);
        }}
      >
        <span class="sheet__grip" />
      </button>
      <div class="phone-sheet__body">
        <NewsLine />
        <SheetBody full={stop === 'full'} more={stop !== 'peek'} />
      </div>
    </section>
  );
}

function SheetBody({ full, more }: { readonly full: boolean; readonly more: boolean }) {
  const { game } = useTable();
  const state = useShown();
  const aimed = useAimedPlan();
  if (aimed !== null && state !== null) {
    const [figure, target] = [game.words.full(state, aimed.figure), game.words.full(state, aimed.target)];
    return (
      <div class="phone-odds" data-testid="odds">
        <TableCards />
        <p class="phone-odds__head">
          <b>{say('odds.pair', { figure, target })}</b>
        </p>
        <ToolChips />
        <OddsOf plan={aimed} />
        {full && <TableLog />}
      </div>
    );
  }
  return (
    <>
      <QuietLine />
      <TableCards />
      <AwaitedLine />
      <TableSelection />
      {more && <FigureFacts />}
      {more && <TableLog />}
    </>
  );
}
