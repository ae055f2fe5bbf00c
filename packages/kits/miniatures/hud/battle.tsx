/** The frame round a table of miniatures: bar, table, paper column or bottom sheet, tray. */
import type { Frozen } from '@dwo/kernel';
import type { ComponentChildren } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';
import { isInStep, onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { fellerOf } from '../../story/tale';
import { ChatToast } from '../../ui/chat-button';
import { LiveScores } from '../../ui/live-scores';
import { QuietLine } from '../../ui/quiet-line';
import { TableCards } from '../../ui/table-cards';
import { HintCard } from '../hints/hint-card';
import type { Scene } from '../model';
import { type Announced, announcedNow } from '../theatre/announcing';
import { StepBanner } from '../theatre/step-banner';
import { TableBar } from './bar';
import { TableBoard } from './board';
import { BoardTools } from './board-tools';
import { Column } from './column';
import { EndStep, NextFigure, RedButton, StepBack } from './commands';
import { useSeat, useShown, useTable } from './context';
import { TableDanger, TableDangerCard } from './danger';
import { TableDrawers } from './drawers';
import { TableDice, useCamera, Watch } from './face-parts';
import { FoePointer } from './foe-pointer';
import { Foot, Frame, type Layout, useLayout } from './frame';
import { GoalLine, RestingGoalLine } from './goal-line';
import { GoalPointer } from './goal-pointer';
import { LatestLines } from './latest-lines';
import { AwaitedLine, TableRefusals } from './lines';
import { LogVoice } from './log-sheet';
import { useLowerSide } from './lower-side';
import { Missed } from './missed';
import { NewsLine } from './news-line';
import { NotesInLine, OddsInLine, TableNotes, TableOdds, TableOddsOverlay } from './odds';
import { KeepsOrders, TableOrders, TableOrdersBar } from './orders';
import { TableSheet } from './phone-sheet';
import { TablePlayers, usePlayersInBar } from './players';
import { FigureFacts, TableSelection, useFigureFacts } from './selection';
import { SkipButton } from './skip-button';
import { SmallDice } from './small-dice';
import { StandingAnswers } from './standing-answers';
import { Strip } from './strip';
import { TableCoach } from './table-coach';
import { TableFan } from './table-fan';
import { TableLog } from './table-log';
import { TableTray } from './tray';
import { useTableKeys } from './use-keys';
import { useLogNews } from './use-log-news';
import { TableVerdict } from './verdict';
import { TableVolley, VolleyInLine } from './volley-card';
import { TableWindows } from './windows';
import { say } from './words';
import './styles';

/** The open match. `children` are cards and drawers of the game's own. */
export function TableBattle({ children }: { readonly children?: ComponentChildren }) {
  const open = useTable();
  useTableKeys(open);
  const layout = useLayout();
  const [scene, setScene] = useState<Scene | null>(null);
  const onScene = useCallback((made: Scene | null) => setScene(made), []);
  useCamera(scene);
  useTableNews();
  const { phone, compact, tall } = layout;
  return (
    <Frame layout={layout} line={open.line}>
      <KeepsOrders />
      <TableBar short={phone} />
      <div class="battle__table">
        <TableBoard onScene={onScene} />
        <OverTable scene={scene} layout={layout} />
      </div>
      {!phone && <Between scene={scene} layout={layout} />}
      {!compact && <Cards />}
      {!phone && compact && tall && (
        <aside class="battle__record plank">
          <TableLog />
        </aside>
      )}
      <Foot
        layout={layout}
        tray={<TableTray phone={false} />}
        sheet={<TableSheet />}
        act={<RedButton />}
        next={<NextFigure phone={phone} />}
        back={<StepBack />}
        end={<EndStep />}
      />
      <TableFan />
      <TableWindows />
      <TableRefusals scene={scene} />
      <StandingAnswers />
      <LogVoice />
      <TableDrawers />
      {children}
      <TableVerdict />
    </Frame>
  );
}

interface PartProps {
  readonly scene: Scene | null;
  readonly layout: Layout;
}

/** Notices of what befalls the player's own figures. */
function useTableNews(): void {
  const { game } = useTable();
  const seat = useSeat();
  const shown = () => onShow(store.getState().match);
  useLogNews(
    (figure) => {
      const state = shown();
      return seat !== null && state !== null && figure !== '' && game.standing.owner(state, figure) === seat;
    },
    ({ text, figures, kill }) => {
      const [lost, state] = [figures.at(-1), shown()];
      if (!kill || lost === undefined || state === null) return `${text}.`;
      const by = fellerOf(store.getState().match?.log ?? [], lost) ?? null;
      const names = { name: game.words.full(state, lost), by: by === null ? 'none' : game.words.short(state, by) };
      return say('out.told', names);
    },
  );
}

/** The strip between table and tray. */
function Between({ scene, layout: { compact, low, roomy, seated } }: PartProps) {
  return (
    <Strip>
      <QuietLine />
      <TableCards />
      <AwaitedLine />
      {compact && <RestingGoalLine />}
      {compact && <OddsInLine />}
      {compact && <VolleyInLine />}
      {compact && <NotesInLine />}
      {seated && <TableSelection />}
      {seated && <TableOrdersBar />}
      {!seated && <Watch scene={scene} />}
      {(low || !compact) && <BoardTools scene={scene} folded={low || !roomy} />}
    </Strip>
  );
}

/** The cards beside the table of a wide window. */
function Cards() {
  const facts = useFigureFacts();
  return (
    <Column>
      <TablePlayers />
      <TableDanger />
      <GoalLine />
      <TableCoach />
      <NewsLine />
      <HintCard />
      <TableDangerCard introduced={facts?.selected ?? null} only="other" />
      <TableLog />
      <TableOdds />
      <TableVolley />
      <TableOrders />
      <TableNotes />
      <TableDangerCard introduced={facts?.selected ?? null} only="introduced" aboveFacts />
      <FigureFacts />
      <TableDice />
    </Column>
  );
}

/** Everything that lies above the table. */
function OverTable({ scene, layout: { phone, compact, low, seated } }: PartProps) {
  const { game } = useTable();
  const inBar = usePlayersInBar();
  const side = useLowerSide(scene);
  return (
    <>
      {!seated && (
        <div class="battle__score">
          <LiveScores score={game.score} />
        </div>
      )}
      {compact && !inBar && (
        <div class="battle__players">
          <TablePlayers />
        </div>
      )}
      {compact && !low && <BoardTools scene={scene} folded={phone} />}
      {!phone && compact && <TableOddsOverlay scene={scene} />}
      {compact && <SmallDice scene={scene} />}
      {compact && <LatestLines />}
      <GoalPointer scene={scene} />
      <FoePointer scene={scene} />
      <Banner />
      <div class="battle__pace">
        <SkipButton />
        <Missed />
      </div>
      <div class="battle__lower" data-side={side}>
        {phone && !seated && <Watch scene={scene} />}
        {!phone && compact && <TableCoach />}
        {!phone && compact && <TableDanger />}
        {!phone && compact && <TableDangerCard />}
        {!phone && compact && <NewsLine />}
        {!phone && compact && <HintCard />}
        <ChatToast />
      </div>
    </>
  );
}

/** Announces the step that begins. */
function Banner() {
  const { game } = useTable();
  const state = useShown();
  const seat = useSeat();
  const now = state === null ? undefined : game.steps(state).find(({ when }) => when === 'now');
  // A state that is only told on the way says nothing on whose move it will be.
  const inStep = useStore(store, ({ match }) => isInStep(match));
  const last = useRef<Announced | null>(null);
  if (state === null || now === undefined) return <StepBanner step={null} />;
  const step = `${game.round(state)}/${now.id}`;
  const told = announcedNow(last.current, { step, mine: inStep && seat !== null && game.acts(state, seat) });
  last.current = told;
  return <StepBanner step={{ key: `${step}/${told.mine}`, name: now.name, icon: now.icon, mine: told.mine }} />;
}

/** The board with the step and the dice, without controls: for streams. */
export function TableAlone() {
  return (
    <div class="battle battle--bare battle--watching">
      <div class="battle__table">
        <TableBoard onScene={nobody} />
        <Banner />
        <div class="battle__dice">
          <TableDice small />
        </div>
      </div>
      <TableVerdict />
    </div>
  );
}

const nobody = () => {};

/** The state on show, for a game's own cards. */
export function shownState<S extends object>(): Frozen<S> | null {
  return onShow(store.getState().match) as Frozen<S> | null;
}
