/** The battle itself: bar, table, paper column or bottom sheet, tray. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Bar } from '../../hud/bar';
import { placeBeside } from '../../hud/beside';
import { ChatToast } from '../../hud/chat-button';
import { ActionButton, BackButton, EndPhaseButton, NextButton } from '../../hud/commands';
import { Missed } from '../../hud/missed';
import { HintLine, NoticeBar } from '../../hud/notice-bar';
import { OddsCard } from '../../hud/odds-card';
import { useInStep } from '../../hud/on-show';
import { Drawers } from '../../hud/panels/drawers';
import { LogPanel, LogSpeaker } from '../../hud/panels/log-panel';
import { ReactionPanel } from '../../hud/panels/reaction-panel';
import { FigureNotes, SelectionPanel } from '../../hud/panels/selection-panel';
import { SkipButton } from '../../hud/skip-button';
import { TableCards } from '../../hud/table-cards';
import { useTargetLife } from '../../hud/target-life';
import { DiceBox } from '../../hud/theatre/dice-box';
import { PhaseBanner } from '../../hud/theatre/phase-banner';
import { TableHost } from '../../hud/theatre/table-host';
import { Tray } from '../../hud/tray';
import { useKeys } from '../../hud/use-keys';
import { COMPACT, PHONE, useMedia } from '../../hud/use-media';
import { type OpenMatch, useOpenMatch } from '../../match-context';
import type { Scene } from '../../scene/model';
import { store } from '../../store';
import { armyOf, dinosaursOf, onTable, shownFor } from '../../tools/figures';
import { useStore } from '../../use-store';
import { PhoneSheet } from './phone-sheet';
import { useFollow, useHome } from './use-camera';
import { Verdict } from './verdict';

export function Battle() {
  const open = useOpenMatch();
  useKeys(open);
  const phone = useMedia(PHONE);
  const compact = useMedia(COMPACT);
  const [scene, setScene] = useState<Scene | null>(null);
  const seated = useStore(store, (app) => app.match?.seat != null);
  const onScene = useCallback((made: Scene | null) => setScene(made), []);
  useFollow(scene);
  useHome(scene);
  return (
    <main class={classes(phone, compact, seated)} onClickCapture={(event) => catchUpFor(event, open)}>
      <Bar phone={phone} />
      <div class="battle__table">
        <TableHost onScene={onScene} />
        {!phone && <FloatingOdds scene={scene} />}
        {compact && (
          <div class="battle__dice">
            <DiceBox small />
          </div>
        )}
        <PhaseBanner />
        <div class="battle__pace">
          <SkipButton />
          <Missed />
        </div>
        <div class="battle__lower">
          {!phone && compact && <FigureNotes />}
          <TableCards />
          <NoticeBar />
          <ChatToast />
        </div>
      </div>
      {!phone && (
        <div class="battle__strip">
          <HintLine />
          {seated && <SelectionPanel />}
        </div>
      )}
      {!compact && (
        <aside class="battle__column plank">
          <LogPanel />
          <FigureNotes />
          <DiceBox />
        </aside>
      )}
      {phone ? (
        <PhoneSheet />
      ) : (
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
      )}
      {phone && (
        <footer class="battle__actions plank">
          <BackButton />
          <NextButton phone />
          <ActionButton />
        </footer>
      )}
      <ReactionPanel />
      <LogSpeaker />
      <Drawers />
      <Verdict />
    </main>
  );
}

/** Where buttons are that are meant for the game. */
const ACTS =
  '.battle__tray, .battle__actions, .battle__strip, .phone-sheet__cards, .selection, .phone-odds, .reactions, .roster';

/** A button acts on the newest state, so the board shows that first. */
function catchUpFor({ target }: Event, { session }: OpenMatch): void {
  if (target instanceof Element && target.closest(ACTS) !== null && target.closest('button') !== null)
    session.takesPress();
}

function classes(phone: boolean, compact: boolean, seated: boolean): string {
  const shape = phone ? 'battle--phone' : compact ? 'battle--compact' : '';
  return `battle ${shape} ${seated ? '' : 'battle--watching'}`;
}

/** The odds beside their target, away from the shooter. */
function FloatingOdds({ scene }: { readonly scene: Scene | null }) {
  const plan = useStore(store, (app) => app.desk.plan);
  const names = useStore(store, (app) => app.match?.names ?? null);
  // What happens at the target must be seen; any key or click ends the telling.
  const telling = !useInStep();
  const aims = plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack';
  const aimed = aims && !telling ? plan : null;
  const life = useTargetLife(aimed);
  const card = useRef<HTMLDivElement>(null);
  const [, moved] = useState(0);
  useEffect(() => scene?.onView(() => moved((count) => count + 1)), [scene]);
  const shows = aimed !== null && aimed.target !== null && aimed.odds !== null;
  useEffect(() => {
    if (card.current === null) return;
    // What is reckoned beside the page comes later and makes the card taller.
    const sizes = new ResizeObserver(() => moved((count) => count + 1));
    sizes.observe(card.current);
    return () => sizes.disconnect();
  }, [shows]);
  useLayoutEffect(() => {
    const element = card.current;
    const host = element?.parentElement;
    if (element === null || host == null || scene === null || aimed === null || aimed.target === null) return;
    const target = scene.screenOf(aimed.target);
    if (target === null) {
      element.style.transform = `translate(${host.clientWidth - element.offsetWidth - 12}px, 12px)`;
      element.dataset.side = '';
      return;
    }
    const view = { width: host.clientWidth, height: host.clientHeight };
    const box = { width: element.offsetWidth, height: element.offsetHeight };
    const { state } = store.getState().match ?? {};
    const shooter = scene.screenOf(state == null ? aimed.figure : shownFor(state, aimed.figure));
    const others = livingFigures()
      .filter((id) => id !== aimed.figure && id !== aimed.target)
      .flatMap((id) => scene.screenOf(id) ?? []);
    const place = placeBeside(box, { view, target, shooter, others });
    element.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
    element.style.setProperty('--pointer', `${Math.round(place.pointer)}px`);
    element.dataset.side = place.side;
  });
  if (aimed === null || aimed.target === null || aimed.odds === null) return null;
  return (
    <div class="floating-odds" ref={card}>
      <OddsCard plan={aimed} names={names} life={life} />
    </div>
  );
}

function livingFigures(): readonly string[] {
  const { shown } = store.getState().match ?? {};
  if (shown == null) return [];
  return [...dinosaursOf(shown), ...armyOf(shown)].flatMap(([id, figure]) => (onTable(figure) ? [id] : []));
}
