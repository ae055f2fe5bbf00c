/** The bottom sheet of a phone, with three positions: controls and odds, only as high as they need; the log when pulled up. */
import { useStore } from '../../shell/use-store';
import { QuietLine } from '../../ui/quiet-line';
import { TableCards } from '../../ui/table-cards';
import { useShown, useTable } from './context';
import { TableDanger, TableDangerCard } from './danger';
import { patchTable, tableDesk } from './desk';
import { AwaitedLine } from './lines';
import { NewsLine } from './news-line';
import { NotesInLine, OddsOf, useAimedPlan } from './odds';
import { SheetOddsHead } from './odds-parts';
import { FigureFacts, TableSelection, ToolChips } from './selection';
import { SheetGrip } from './sheet-grip';
import { TableCoach } from './table-coach';
import { TableLog } from './table-log';
import { TableTray } from './tray';
import { say } from './words';

/** Tray, grip and body. */
export function TableSheet() {
  const stop = useStore(tableDesk, (desk) => desk.sheet);
  return (
    <section class={`phone-sheet sheet phone-sheet--${stop}`} aria-label={say('phone.sheet')}>
      <div class="phone-sheet__cards">
        <TableTray phone />
      </div>
      <SheetGrip
        stop={stop}
        label={say(stop === 'full' ? 'phone.lower' : 'phone.raise')}
        onStop={(sheet) => patchTable({ sheet })}
      />
      <div class="phone-sheet__body">
        <NewsLine />
        <TableCoach />
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
    const { life } = game.look(state, aimed.target);
    return (
      <div class="phone-odds" data-testid="odds">
        <TableCards />
        <SheetOddsHead figure={figure} target={target} life={life === null ? null : say('life', life)} />
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
      <TableDanger />
      <NotesInLine />
      <TableSelection />
      <TableDangerCard phone />
      {more && <FigureFacts />}
      {more && <TableLog />}
    </>
  );
}
