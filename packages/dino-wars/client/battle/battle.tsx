/** The battle: bar, table, paper column or bottom sheet, tray. */

import { LogVoice } from '@dwo/kits/miniatures/hud/log-sheet';
import { SkipButton } from '@dwo/kits/miniatures/hud/skip-button';
import type { Scene } from '@dwo/kits/miniatures/model';
import { COMPACT, LOW, PHONE, ROOMY, TALL, useMedia } from '@dwo/kits/shell/use-media';
import { useStore } from '@dwo/kits/shell/use-store';
import { ChatToast } from '@dwo/kits/ui/chat-button';
import { LiveScores } from '@dwo/kits/ui/live-scores';
import { QuietLine } from '@dwo/kits/ui/quiet-line';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Bar } from '../hud/bar';
import { ActionButton, BackButton, EndPhaseButton, NextButton } from '../hud/commands';
import { Danger, DangerFacts } from '../hud/danger';
import { EnemyPointer } from '../hud/enemy-pointer';
import { Missed } from '../hud/missed';
import { HintLine, NoticeBar } from '../hud/notice-bar';
import { OddsDock, OddsLine, OddsOverlay } from '../hud/odds-dock';
import { Drawers } from '../hud/panels/drawers';
import { GroupPanel } from '../hud/panels/group-panel';
import { LogPanel } from '../hud/panels/log-panel';
import { ReactionPanel } from '../hud/panels/reaction-panel';
import { FigureNotes, SelectionPanel } from '../hud/panels/selection-panel';
import { RefusalTip } from '../hud/refusal-tip';
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
import { type OpenMatch, useOpenMatch } from '../match-context';
import { store } from '../store';
import { PhoneSheet } from './phone-sheet';
import { useFollow, useHome } from './use-camera';
import { Verdict } from './verdict';

/** Moves the focus to the table when the battle replaces the lobby, whose focused element is gone. */
function useFocusOnTable(): void {
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-table]')?.focus({ preventScroll: true });
  }, []);
}

/** The shape of the window, and whether this person has a seat. */
interface Layout {
  readonly phone: boolean;
  readonly compact: boolean;
  readonly low: boolean;
  readonly seated: boolean;
}

export function Battle() {
  const open = useOpenMatch();
  useKeys(open);
  const [phone, compact, low] = [useMedia(PHONE), useMedia(COMPACT), useMedia(LOW)];
  const [scene, setScene] = useState<Scene | null>(null);
  const seated = useStore(store, (app) => app.match?.seat != null);
  const onScene = useCallback((made: Scene | null) => setScene(made), []);
  useFollow(scene);
  useHome(scene);
  useFocusOnTable();
  const tall = useMedia(TALL);
  const layout = { phone, compact, low, seated };
  return (
    <main class={classes(layout)} onClickCapture={(event) => catchUpFor(event, open)}>
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
      {phone ? <PhoneSheet /> : <TrayBar seated={seated} />}
      {phone && (
        <footer class="battle__actions plank">
          <BackButton />
          <NextButton phone />
          <ActionButton />
          <EndPhaseButton />
        </footer>
      )}
      <ReactionPanel />
      <RefusalTip scene={scene} />
      <LogVoice />
      <Drawers />
      <Verdict />
    </main>
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
      {!phone && compact && <OddsOverlay scene={scene} />}
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
        {!phone && compact && <DangerFacts />}
        {!phone && compact && <FigureNotes />}
        {phone && <WatchTools scene={scene} />}
        {!phone && compact && <NoticeBar />}
        <ChatToast />
      </div>
    </>
  );
}

/** The strip between table and tray. */
function Strip({ scene, layout: { compact, low, seated } }: PartProps) {
  const roomy = useMedia(ROOMY);
  return (
    <div class="battle__strip">
      <QuietLine />
      <TableCards />
      <HintLine />
      {compact && <OddsLine />}
      <GroupPanel />
      {seated && <SelectionPanel />}
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
      <NoticeBar />
      <Danger />
      <LogPanel />
      <OddsDock />
      <VolleyCard docked />
      <DangerFacts />
      <FigureNotes />
      <DiceBox />
    </aside>
  );
}

function TrayBar({ seated }: { readonly seated: boolean }) {
  return (
    <footer class="battle__tray plank">
      <Tray phone={false} />
      {seated && (
        <div class="battle__commands">
          <ActionButton />
          <NextButton phone={false} />
          <EndPhaseButton />
        </div>
      )}
    </footer>
  );
}

/** The parts of the page whose buttons are meant for the game. */
const ACTS =
  '.battle__tray, .battle__actions, .battle__strip, .phone-sheet__cards, .selection, .phone-odds, .reactions, .roster';

/**
 * Called for a press on a button, which acts on the newest state: the board shows that state first. A press that can't have
 * been meant for it does nothing else.
 */
function catchUpFor(event: Event, { session }: OpenMatch): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(ACTS) === null || target.closest('button') === null) return;
  if (!session.takesPress()) event.stopPropagation();
}

function classes({ phone, compact, seated }: Layout): string {
  const shape = phone ? 'battle--phone' : compact ? 'battle--compact' : '';
  return `battle ${shape} ${seated ? '' : 'battle--watching'}`;
}
