/** The battle: bar, table, paper column or bottom sheet, tray. */

import { HintCard } from '@dwo/kits/miniatures/hints/hint-card';
import { TableBoard } from '@dwo/kits/miniatures/hud/board';
import { Column } from '@dwo/kits/miniatures/hud/column';
import { TableDanger, TableDangerCard } from '@dwo/kits/miniatures/hud/danger';
import { TableDice, useCamera, Watch } from '@dwo/kits/miniatures/hud/face-parts';
import { Foot, Frame, type Layout, useLayout } from '@dwo/kits/miniatures/hud/frame';
import { LogVoice } from '@dwo/kits/miniatures/hud/log-sheet';
import { useLowerSide } from '@dwo/kits/miniatures/hud/lower-side';
import { Missed } from '@dwo/kits/miniatures/hud/missed';
import { NewsLine } from '@dwo/kits/miniatures/hud/news-line';
import { KeepsOrders, TableOrders, TableOrdersBar } from '@dwo/kits/miniatures/hud/orders';
import { SkipButton } from '@dwo/kits/miniatures/hud/skip-button';
import { SmallDice } from '@dwo/kits/miniatures/hud/small-dice';
import { Strip } from '@dwo/kits/miniatures/hud/strip';
import { TableFan } from '@dwo/kits/miniatures/hud/table-fan';
import type { Scene } from '@dwo/kits/miniatures/model';
import { ChatToast } from '@dwo/kits/ui/chat-button';
import { LiveScores } from '@dwo/kits/ui/live-scores';
import { QuietLine } from '@dwo/kits/ui/quiet-line';
import { useCallback, useState } from 'preact/hooks';
import { Bar } from '../hud/bar';
import { ActionButton, BackButton, EndPhaseButton, NextButton } from '../hud/commands';
import { EnemyPointer } from '../hud/enemy-pointer';
import { FirstClosing } from '../hud/first-closing';
import { HintLine } from '../hud/hint-line';
import { IdlePass } from '../hud/idle-pass';
import { OddsAbove, OddsDock, OddsLine } from '../hud/odds-dock';
import { Drawers } from '../hud/panels/drawers';
import { GroupPanel } from '../hud/panels/group-panel';
import { LogPanel } from '../hud/panels/log-panel';
import { ReactionPanel } from '../hud/panels/reaction-panel';
import { FigureNotes, SelectionPanel } from '../hud/panels/selection-panel';
import { Refusals } from '../hud/refusals';
import { scoreOf } from '../hud/score';
import { SearchNews } from '../hud/search-news';
import { Sides } from '../hud/sides';
import { TableCards } from '../hud/table-cards';
import { TableTools } from '../hud/table-tools';
import { PhaseBanner } from '../hud/theatre/phase-banner';
import { Tray } from '../hud/tray';
import { useKeys } from '../hud/use-keys';
import { VolleyCard } from '../hud/volley-card';
import { Coach } from '../lessons/coach';
import { useOpenMatch } from '../match-context';
import { PhoneSheet } from './phone-sheet';
import { Verdict } from './verdict';

/** The open match. */
export function Battle() {
  const open = useOpenMatch();
  useKeys(open);
  const layout = useLayout();
  const [scene, setScene] = useState<Scene | null>(null);
  const onScene = useCallback((made: Scene | null) => setScene(made), []);
  useCamera(scene);
  const { phone, compact, tall, seated } = layout;
  return (
    <Frame layout={layout} line={open.session}>
      <KeepsOrders />
      <Bar phone={phone} sides={compact && seated} />
      <div class="battle__table">
        <TableBoard onScene={onScene} />
        <OverTable scene={scene} layout={layout} />
      </div>
      {!phone && <Between scene={scene} layout={layout} />}
      {!compact && <Cards seated={seated} />}
      {!phone && compact && tall && (
        <aside class="battle__record plank">
          <LogPanel />
        </aside>
      )}
      <Foot
        layout={layout}
        tray={<Tray phone={false} />}
        sheet={<PhoneSheet />}
        act={<ActionButton />}
        next={<NextButton phone={phone} />}
        back={<BackButton />}
        end={<EndPhaseButton />}
      />
      <TableFan />
      <IdlePass />
      <SearchNews />
      <FirstClosing />
      <ReactionPanel />
      <Refusals scene={scene} />
      <LogVoice />
      <Drawers />
      <Verdict />
    </Frame>
  );
}

interface PartProps {
  readonly scene: Scene | null;
  readonly layout: Layout;
}

/** Everything that lies above the table. */
function OverTable({ scene, layout: { phone, compact, low, seated } }: PartProps) {
  const side = useLowerSide(scene);
  return (
    <>
      {!seated && (
        <div class="battle__score">
          <LiveScores score={scoreOf} />
        </div>
      )}
      {compact && !low && <TableTools scene={scene} folded={phone} />}
      {!phone && compact && <OddsAbove scene={scene} />}
      {compact && <SmallDice scene={scene} />}
      <EnemyPointer scene={scene} />
      <PhaseBanner />
      <div class="battle__pace">
        <SkipButton />
        <Missed />
      </div>
      <div class="battle__lower" data-side={side}>
        {!phone && compact && <Coach />}
        {!phone && compact && <TableDanger />}
        {!phone && compact && <VolleyCard />}
        {!phone && compact && <TableOrders />}
        {!phone && compact && <TableDangerCard />}
        {!phone && compact && <FigureNotes />}
        {phone && <Watch scene={scene} />}
        {!phone && compact && <NewsLine />}
        {!phone && compact && <HintCard />}
        <ChatToast />
      </div>
    </>
  );
}

/** The strip between table and tray. */
function Between({ scene, layout: { compact, low, roomy, seated } }: PartProps) {
  return (
    <Strip>
      <QuietLine />
      <TableCards />
      <HintLine />
      {compact && <OddsLine />}
      <GroupPanel />
      {seated && <SelectionPanel />}
      {seated && <TableOrdersBar />}
      <Watch scene={scene} />
      {(low || !compact) && <TableTools scene={scene} folded={low || !roomy} />}
    </Strip>
  );
}

/** The cards beside the table of a wide window. */
function Cards({ seated }: { readonly seated: boolean }) {
  return (
    <Column>
      {seated && <Sides place="column" />}
      <TableDanger />
      <Coach />
      <NewsLine />
      <HintCard />
      <TableDangerCard />
      <LogPanel />
      <OddsDock />
      <VolleyCard docked />
      <TableOrders docked />
      <FigureNotes />
      <TableDice />
    </Column>
  );
}
