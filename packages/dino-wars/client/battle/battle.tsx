/** The battle: bar, table, paper column or bottom sheet, tray. */

import { HintCard } from '@dwo/kits/miniatures/hints/hint-card';
import { Foot, Frame, type Layout, useLayout } from '@dwo/kits/miniatures/hud/frame';
import { LogVoice } from '@dwo/kits/miniatures/hud/log-sheet';
import { Missed } from '@dwo/kits/miniatures/hud/missed';
import { NewsLine } from '@dwo/kits/miniatures/hud/news-line';
import { SkipButton } from '@dwo/kits/miniatures/hud/skip-button';
import type { Scene } from '@dwo/kits/miniatures/model';
import { useLastingOrders } from '@dwo/kits/miniatures/orders/board';
import { ChatToast } from '@dwo/kits/ui/chat-button';
import { LiveScores } from '@dwo/kits/ui/live-scores';
import { QuietLine } from '@dwo/kits/ui/quiet-line';
import { useCallback, useState } from 'preact/hooks';
import { Bar } from '../hud/bar';
import { ActionButton, BackButton, EndPhaseButton, NextButton } from '../hud/commands';
import { CrowdFan } from '../hud/crowd-fan';
import { Danger, DangerFacts } from '../hud/danger';
import { EnemyPointer } from '../hud/enemy-pointer';
import { FirstClosing } from '../hud/first-closing';
import { HintLine } from '../hud/hint-line';
import { IdlePass } from '../hud/idle-pass';
import { OddsAbove, OddsDock, OddsLine } from '../hud/odds-dock';
import { Orders, OrdersLine } from '../hud/orders';
import { Drawers } from '../hud/panels/drawers';
import { GroupPanel } from '../hud/panels/group-panel';
import { LogPanel } from '../hud/panels/log-panel';
import { ReactionPanel } from '../hud/panels/reaction-panel';
import { FigureNotes, SelectionPanel } from '../hud/panels/selection-panel';
import { Refusals } from '../hud/refusals';
import { scoreOf } from '../hud/score';
import { Sides } from '../hud/sides';
import { TableCards } from '../hud/table-cards';
import { TableTools } from '../hud/table-tools';
import { DiceBox } from '../hud/theatre/dice-box';
import { PhaseBanner } from '../hud/theatre/phase-banner';
import { TableHost } from '../hud/theatre/table-host';
import { Tray } from '../hud/tray';
import { useKeys } from '../hud/use-keys';
import { VolleyCard } from '../hud/volley-card';
import { WatchTools } from '../hud/watch-tools';
import { Coach } from '../lessons/coach';
import { useOpenMatch } from '../match-context';
import { ordersOf } from '../tools/orders';
import { PhoneSheet } from './phone-sheet';
import { useFollow, useHome } from './use-camera';
import { Verdict } from './verdict';

/** The open match. */
export function Battle() {
  const open = useOpenMatch();
  useKeys(open);
  const orders = ordersOf(open.toolbox);
  useLastingOrders(orders.hands);
  const layout = useLayout();
  const [scene, setScene] = useState<Scene | null>(null);
  const onScene = useCallback((made: Scene | null) => setScene(made), []);
  useFollow(scene);
  useHome(scene);
  const { phone, compact, tall, seated } = layout;
  return (
    <Frame layout={layout} line={open.session}>
      <Bar phone={phone} sides={compact && seated} />
      <div class="battle__table">
        <TableHost onScene={onScene} />
        <OverTable scene={scene} layout={layout} />
      </div>
      {!phone && <Strip scene={scene} layout={layout} />}
      {!compact && <Column seated={seated} />}
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
      <CrowdFan />
      <IdlePass />
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
  return (
    <>
      {!seated && (
        <div class="battle__score">
          <LiveScores score={scoreOf} />
        </div>
      )}
      {compact && !low && <TableTools scene={scene} folded={phone} />}
      {!phone && compact && <OddsAbove scene={scene} />}
      {compact && (
        <div class="battle__dice">
          <DiceBox small />
        </div>
      )}
      <EnemyPointer scene={scene} />
      <PhaseBanner />
      <div class="battle__pace">
        <SkipButton />
        <Missed />
      </div>
      <div class="battle__lower">
        {!phone && compact && <Coach />}
        {!phone && compact && <Danger />}
        {!phone && compact && <VolleyCard />}
        {!phone && compact && <Orders />}
        {!phone && compact && <DangerFacts />}
        {!phone && compact && <FigureNotes />}
        {phone && <WatchTools scene={scene} />}
        {!phone && compact && <NewsLine />}
        {!phone && compact && <HintCard />}
        <ChatToast />
      </div>
    </>
  );
}

/** The strip between table and tray. */
function Strip({ scene, layout: { compact, low, roomy, seated } }: PartProps) {
  return (
    <div class="battle__strip">
      <QuietLine />
      <TableCards />
      <HintLine />
      {compact && <OddsLine />}
      <GroupPanel />
      {seated && <SelectionPanel />}
      {seated && <OrdersLine />}
      <WatchTools scene={scene} />
      {(low || !compact) && <TableTools scene={scene} folded={low || !roomy} />}
    </div>
  );
}

/** The paper column beside the table of a wide window. */
function Column({ seated }: { readonly seated: boolean }) {
  return (
    <aside class="battle__column plank">
      {seated && <Sides place="column" />}
      <Coach />
      <NewsLine />
      <HintCard />
      <Danger />
      <LogPanel />
      <OddsDock />
      <VolleyCard docked />
      <Orders docked />
      <DangerFacts />
      <FigureNotes />
      <DiceBox />
    </aside>
  );
}
