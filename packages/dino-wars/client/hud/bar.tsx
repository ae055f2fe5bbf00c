/** The top bar: whose turn it is, which phase, how much time is left, and the menu. */
import { dinoWars, PHASES, SIDE_OF_PHASE } from '@dwo/dino-wars';
import { BarButton } from '@dwo/kits/miniatures/hud/bar';
import { ClockFace } from '@dwo/kits/miniatures/hud/clock';
import { Tickets as AnyTickets } from '@dwo/kits/miniatures/hud/steps';
import { isMuted } from '@dwo/kits/shell/settings';
import { useStore } from '@dwo/kits/shell/use-store';
import { ChatButton } from '@dwo/kits/ui/chat-button';
import { Icon } from '@dwo/kits/ui/icons';
import { TurnsElsewhere, WithTurnsElsewhere } from '@dwo/kits/ui/turns-elsewhere';
import { store } from '../store';
import { rich, say } from '../words';
import { stillToAct } from './facts';
import { useShown } from './on-show';
import { replierTo } from './replier';
import { Sides } from './sides';
import { phaseName } from './words/words';

interface BarProps {
  /** Whether only the current phase has its name. */
  readonly phone: boolean;
  /** Whether there is no column beside the table, so that the bar shows the sides, with the turn. */
  readonly sides: boolean;
}

/** The bar of a match. */
export function Bar({ phone, sides }: BarProps) {
  const turn = useShown()?.turn ?? 1;
  const menu = <BarButton icon="menu" label={say('bar.menu')} opens={{ type: 'menu' }} />;
  return (
    <header class="hud-bar bar">
      {!sides && (
        <div class="hud-bar__brand">
          <span class="hud-bar__name poster">{say('bar.name')}</span>
          <span class="hud-bar__turn typed">
            {rich('bar.turn', { n: (text) => <span class="num">{text}</span> }, { turn })}
          </span>
        </div>
      )}
      <Tickets phone={phone} />
      {sides && <Sides place="bar" />}
      <Clock />
      <div class="hud-bar__icons">
        {!phone && <TurnsElsewhere />}
        <ChatButton look="btn--icon hud-bar__icon" />
        {!phone && <SoundButton />}
        {!phone && <BarButton icon="book" label={say('bar.rules')} opens={{ type: 'rule', id: null }} extra />}
        {phone ? <WithTurnsElsewhere>{menu}</WithTurnsElsewhere> : menu}
      </div>
    </header>
  );
}

/** The clock. While the other side decides about closing fire, its time runs. */
function Clock() {
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  if (state === null || state.ending !== null) return null;
  return <ClockFace awaited={dinoWars.awaiting(state)} replier={replierTo(state, seat)} />;
}

function SoundButton() {
  const muted = useStore(store, (app) => isMuted(app.settings.volumes));
  return (
    <BarButton icon={muted ? 'horn-off' : 'horn-on'} label={say('bar.sound')} opens={{ type: 'settings' }} extra />
  );
}

function Tickets({ phone }: { readonly phone: boolean }) {
  const state = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  if (state === null) return null;
  if (state.placing !== null) return <SetUpTicket left={stillToAct(state, seat)} />;
  const now = PHASES.indexOf(state.phase);
  const tickets = PHASES.map((phase, at) => {
    const when = at < now ? 'past' : at === now ? 'now' : 'later';
    const count = when === 'now' ? stillToAct(state, seat) : 0;
    const icon = SIDE_OF_PHASE[phase] === 'army' ? 'star' : 'claw';
    const stub = count === 0 ? null : rich(`bar.still.${phase}`, { br: () => <br /> }, { count });
    return { id: phase, name: phaseName(phase), icon, when, number: at + 1, stub } as const;
  });
  return <AnyTickets label={say('bar.phases')} tickets={tickets} short={phone} />;
}

/** The ticket before the first turn, while figures are placed. */
function SetUpTicket({ left }: { readonly left: number }) {
  return (
    <ol class="hud-bar__tickets" aria-label={say('bar.setting-up')}>
      <li class="ticket hud-bar__ticket" aria-current="step" data-testid="phase-setup">
        <Icon name="flag" size={20} />
        <span class="hud-bar__phase">{say('bar.setting-up')}</span>
        {left > 0 && (
          <span class="ticket__stub hud-bar__stub num">
            {rich('bar.to-place', { br: () => <br /> }, { count: left })}
          </span>
        )}
      </li>
    </ol>
  );
}
