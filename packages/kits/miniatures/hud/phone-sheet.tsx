/** The sheet of a phone: what is awaited, the selected figure and its odds; the log when pulled up. */
import { useStore } from '../../shell/use-store';
import { QuietLine } from '../../ui/quiet-line';
import { TableCards } from '../../ui/table-cards';
import { HintCard } from '../hints/hint-card';
import { useShown, useTable } from './context';
import { TableDanger, TableDangerCard } from './danger';
import { tableDesk } from './desk';
import { GoalLine, RestingGoalLine } from './goal-line';
import { AwaitedLine } from './lines';
import { NewsLine } from './news-line';
import { NotesInLine, OddsReasons, OddsTop, useAimedPlan } from './odds';
import { SheetOddsHead } from './odds-parts';
import { TableOrders, TableOrdersBar } from './orders';
import { FigureFacts, TableSelection, ToolChips } from './selection';
import { Sheet } from './sheet';
import { TableCoach } from './table-coach';
import { TableLog } from './table-log';
import { TableTray } from './tray';
import { TableVolley } from './volley-card';
import { say } from './words';

/** The sheet of the open match. */
export function TableSheet() {
  return (
    <Sheet
      tray={<TableTray phone />}
      coach={<TableCoach />}
      body={(stop) => <SheetBody full={stop === 'full'} more={stop !== 'peek'} />}
    />
  );
}

function SheetBody({ full, more }: { readonly full: boolean; readonly more: boolean }) {
  const { game } = useTable();
  const state = useShown();
  const aimed = useAimedPlan();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  if (aimed !== null && state !== null) {
    const [figure, target] = [game.words.full(state, aimed.figure), game.words.full(state, aimed.target)];
    const { life } = game.look(state, aimed.target);
    return (
      <div class="phone-odds" data-testid="odds">
        <TableCards />
        <NewsLine />
        <HintCard />
        <SheetOddsHead figure={figure} target={target} life={life === null ? null : say('life', life)} />
        <OddsTop plan={aimed} />
        <ToolChips />
        <OddsReasons plan={aimed} />
        {full && <TableLog />}
      </div>
    );
  }
  return (
    <>
      <QuietLine />
      <TableCards />
      <NewsLine />
      <HintCard />
      <AwaitedLine />
      {more ? <GoalLine /> : <RestingGoalLine />}
      <TableDanger />
      <TableDangerCard introduced={selected} only="other" />
      <NotesInLine />
      <TableVolley />
      <TableOrders />
      <TableSelection />
      <TableOrdersBar />
      <TableDangerCard introduced={selected} only="introduced" />
      {more && <FigureFacts />}
      {more && <TableLog />}
    </>
  );
}
