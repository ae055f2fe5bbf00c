/** The sheet of a phone: what is awaited, the selected figure and its odds; the log when pulled up. */

import { HintCard } from '@dwo/kits/miniatures/hints/hint-card';
import { TableDanger, TableDangerCard } from '@dwo/kits/miniatures/hud/danger';
import { SheetOddsHead } from '@dwo/kits/miniatures/hud/odds-parts';
import { TableOrders, TableOrdersBar } from '@dwo/kits/miniatures/hud/orders';
import { Sheet } from '@dwo/kits/miniatures/hud/sheet';
import type { SheetStop } from '@dwo/kits/miniatures/hud/sheet-grip';
import { useStore } from '@dwo/kits/shell/use-store';
import { QuietLine } from '@dwo/kits/ui/quiet-line';
import { hasCard, isAimed } from '../hud/aimed';
import { HintLine } from '../hud/hint-line';
import { lifeWords } from '../hud/life';
import { OddsReasons, OddsTop } from '../hud/odds-card';
import { useHeld } from '../hud/on-show';
import { SpotterChips, VolleyChip, WeaponChips } from '../hud/panels/aim-chips';
import { GroupPanel } from '../hud/panels/group-panel';
import { LogPanel } from '../hud/panels/log-panel';
import { FigureNotes, PackChip, SelectionPanel } from '../hud/panels/selection-panel';
import { TableCards } from '../hud/table-cards';
import { useTargetLife } from '../hud/target-life';
import { Tray } from '../hud/tray';
import { VolleyCard } from '../hud/volley-card';
import { Coach } from '../lessons/coach';
import { desk } from '../store';

export function PhoneSheet() {
  return <Sheet tray={<Tray phone />} coach={<Coach />} body={(stop) => <SheetBody stop={stop} />} />;
}

function SheetBody({ stop }: { readonly stop: SheetStop }) {
  const plan = useHeld(useStore(desk, ({ plan }) => plan));
  const selected = useStore(desk, (now) => now.selected);
  const names = useStore(desk, ({ names }) => names);
  const aimed = isAimed(plan) ? plan : null;
  const life = useTargetLife(aimed);
  if (aimed !== null && hasCard(aimed)) {
    return (
      <div class="phone-odds" data-testid="odds">
        <QuietLine />
        <TableCards />
        <HintCard />
        <SheetOddsHead
          figure={names?.full(aimed.figure) ?? aimed.figure}
          target={names?.full(aimed.target) ?? aimed.target}
          life={life === null ? null : lifeWords(life)}
        />
        <OddsTop plan={aimed} unit={life?.unit ?? 'life'} />
        {aimed.kind === 'aim' && aimed.choices.length > 1 && <WeaponChips plan={aimed} />}
        {aimed.kind === 'aim' && <VolleyChip plan={aimed} />}
        {aimed.kind === 'attack' && <PackChip plan={aimed} />}
        {aimed.kind === 'aim' && <SpotterChips plan={aimed} />}
        <OddsReasons plan={aimed} unit={life?.unit ?? 'life'} />
        {stop === 'full' && <LogPanel />}
      </div>
    );
  }
  return (
    <>
      <QuietLine />
      <TableCards />
      <HintCard />
      <HintLine />
      <TableDanger />
      <TableDangerCard introduced={selected} only="other" />
      <VolleyCard />
      <TableOrders />
      <GroupPanel />
      <SelectionPanel />
      <TableOrdersBar />
      <TableDangerCard introduced={selected} only="introduced" />
      {stop !== 'peek' && <FigureNotes />}
      {stop !== 'peek' && <LogPanel />}
    </>
  );
}
