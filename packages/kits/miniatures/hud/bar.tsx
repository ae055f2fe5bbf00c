/** The top bar: the steps of the round, the time that is left, and the menu. */
import { useBox } from '../../shell/box';
import { type Drawer, openDrawer, store } from '../../shell/store';
import { LOW, useMedia } from '../../shell/use-media';
import { useStore } from '../../shell/use-store';
import { ChatButton } from '../../ui/chat-button';
import { Icon, type IconName } from '../../ui/icons';
import { TurnsElsewhere, WithTurnsElsewhere } from '../../ui/turns-elsewhere';
import { ClockFace } from './clock';
import { useShown, useTable } from './context';
import { HintKey } from './hint-key';
import { TablePlayers, usePlayersInBar } from './players';
import { Tickets } from './steps';
import { say } from './words';

/** The bar of a match; `short` for a phone. */
export function TableBar({ short }: { readonly short: boolean }) {
  const { game } = useTable();
  const box = useBox();
  const state = useShown();
  const awaited = useStore(store, ({ match }) =>
    match?.state == null || match.rules === null ? '' : match.rules.awaiting(match.state).join(),
  );
  const low = useMedia(LOW) && !short;
  const inBar = usePlayersInBar();
  if (state === null) return null;
  const seats = awaited === '' ? [] : awaited.split(',').map(Number);
  // In a low bar only the present step has its name, and the others are their pictures; numbers would read as rounds, which turns are.
  const steps = game.steps(state);
  const isCount = steps.length > 1 && new Set(steps.map(({ icon }) => icon)).size === 1;
  const tickets = steps.map((step, at) => ({ ...step, number: low && isCount ? at + 1 : null, stub: null }));
  const menu = <BarButton icon="menu" label={say('bar.menu')} opens={{ type: 'menu' }} />;
  return (
    <header class="hud-bar bar">
      <div class="hud-bar__brand">
        {!short && <span class="hud-bar__name hud-bar__name--long poster">{box.title}</span>}
        <span class="hud-bar__turn typed">{game.round(state)}</span>
      </div>
      <Tickets label={say('bar.steps')} tickets={tickets} short={short} />
      {inBar && (
        <div class="hud-bar__sides">
          <TablePlayers />
          <span class="hud-bar__round typed">{game.round(state)}</span>
        </div>
      )}
      <ClockFace awaited={seats} />
      <div class="hud-bar__icons">
        {!short && <TurnsElsewhere />}
        <HintKey />
        <ChatButton look="btn--icon hud-bar__icon" />
        {!short && <BarButton icon="book" label={say('bar.rules')} opens={{ type: 'rule', id: null }} />}
        {short ? <WithTurnsElsewhere>{menu}</WithTurnsElsewhere> : menu}
      </div>
    </header>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly opens: Drawer;
  /** Whether it is in the menu too, and left out of a narrow bar. */
  readonly extra?: boolean;
}

/** A button of the bar that opens a drawer. */
export function BarButton({ icon, label, opens, extra = false }: BarButtonProps) {
  return (
    <button
      type="button"
      class={`btn btn--icon hud-bar__icon ${extra ? 'hud-bar__icon--extra' : ''}`}
      aria-label={label}
      title={label}
      onClick={() => openDrawer(opens)}
    >
      <Icon name={icon} />
    </button>
  );
}
