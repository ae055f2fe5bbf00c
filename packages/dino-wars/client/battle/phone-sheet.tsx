/** The bottom sheet of a phone, with three positions: controls and odds, only as high as they need; the log when pulled up. */

import { NewsLine } from '@dwo/kits/miniatures/hud/news-line';
import { SheetOddsHead } from '@dwo/kits/miniatures/hud/odds-parts';
import { SheetGrip, type SheetStop } from '@dwo/kits/miniatures/hud/sheet-grip';
import { useStore } from '@dwo/kits/shell/use-store';
import { QuietLine } from '@dwo/kits/ui/quiet-line';
import { hasCard, isAimed } from '../hud/aimed';
import { Danger, DangerFacts } from '../hud/danger';
import { HintLine } from '../hud/hint-line';
import { lifeWords } from '../hud/life';
import { OddsBody } from '../hud/odds-card';
import { useHeld } from '../hud/on-show';
import { SpotterChips, VolleyChip, WeaponChips } from '../hud/panels/aim-chips';
import { GroupPanel } from '../hud/panels/group-panel';
import { LogPanel } from '../hud/panels/log-panel';
import { FigureNotes, SelectionPanel } from '../hud/panels/selection-panel';
import { TableCards } from '../hud/table-cards';
import { useTargetLife } from '../hud/target-life';
import { Tray } from '../hud/tray';
import { VolleyCard } from '../hud/volley-card';
import { Coach } from '../lessons/coach';
import { desk, patchDesk } from '../store';
import { say } from '../words';

export function PhoneSheet() {
  const stop = useStore(desk, ({ sheet }) => sheet);
  return (
    <section class={`phone-sheet sheet phone-sheet--${stop}`} aria-label={say('phone.sheet')}>
      <div class="phone-sheet__cards">
        <Tray phone />
      </div>
      <SheetGrip
        stop={stop}
        label={say(stop === 'full' ? 'phone.lower' : 'phone.raise')}
        onStop={(sheet) => patchDesk({ sheet })}
      />
      <div class="phone-sheet__body">
        <NewsLine />
        <Coach />
        <SheetBody stop={stop} />
      </div>
    </section>
  );
}

function SheetBody({ stop }: { readonly stop: SheetStop }) {
  const plan = useHeld(useStore(desk, ({ plan }) => plan));
  const names = useStore(desk, ({ names }) => names);
  const aimed = isAimed(plan) ? plan : null;
  const life = useTargetLife(aimed);
  if (aimed !== null && hasCard(aimed)) {
    return (
      <div class="phone-odds" data-testid="odds">
        <QuietLine />
        <TableCards />
        <SheetOddsHead
          figure={names?.full(aimed.figure) ?? aimed.figure}
          target={names?.full(aimed.target) ?? aimed.target}
          life={life === null ? null : lifeWords(life)}
        />
        {aimed.kind === 'aim' && aimed.choices.length > 1 && <WeaponChips plan={aimed} />}
        {aimed.kind === 'aim' && <VolleyChip plan={aimed} />}
        {aimed.kind === 'aim' && <SpotterChips plan={aimed} />}
        <OddsBody plan={aimed} unit={life?.unit ?? 'life'} />
        {stop === 'full' && <LogPanel />}
      </div>
    );
  }
  return (
    <>
      <QuietLine />
      <TableCards />
      <HintLine />
      <Danger />
      <VolleyCard />
      <GroupPanel />
      <SelectionPanel />
      <DangerFacts phone />
      {stop !== 'peek' && <FigureNotes />}
      {stop !== 'peek' && <LogPanel />}
    </>
  );
}
