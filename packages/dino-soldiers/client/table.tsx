/** The table of Dino Soldiers: the field, the player's own units, the decision, and the log. */
import type { Seat } from '@dwo/kernel';
import { Coach, useDonePrompt } from '@dwo/kits/lessons';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import type { MatchLine } from '@dwo/kits/shell/line';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { onShow } from '@dwo/kits/shell/moves';
import { playerName } from '@dwo/kits/shell/player-name';
import { go } from '@dwo/kits/shell/router';
import { openDrawer, store } from '@dwo/kits/shell/store';
import { useFocusStays } from '@dwo/kits/shell/use-focus-stays';
import { COMPACT, useMedia } from '@dwo/kits/shell/use-media';
import { useNotice } from '@dwo/kits/shell/use-notice';
import { useStore } from '@dwo/kits/shell/use-store';
import { CardsStrip } from '@dwo/kits/ui/cards-strip';
import { ChatButton } from '@dwo/kits/ui/chat-button';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import { PointerNotice } from '@dwo/kits/ui/pointer-notice';
import { Scores } from '@dwo/kits/ui/scores';
import { TurnClock } from '@dwo/kits/ui/turn-clock';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { dinoSoldiers, type Now, sideAt } from '../rules';
import { useArmed } from './armed';
import { dinoSoldiersBox } from './box';
import type { Effects } from './effects';
import { fallenText, withHarm } from './fallen';
import { BareField } from './field/bare-field';
import { COURSE } from './lessons/course';
import { Lot } from './lot';
import { isAwaited } from './marks';
import { Log } from './panels/log';
import { Over } from './panels/over';
import { Teams } from './panels/teams';
import { mayDodge } from './plan/dodging';
import { Points } from './points';
import { promptOf } from './prompts';
import { scoreOf } from './score';
import { SetUp } from './set-up';
import { SideColumn } from './side-column';
import { tableKeys } from './table-keys';
import { Turn } from './turn';
import { useAct } from './use-act';
import { useToldAtPointer } from './use-told';
import { say } from './words';
import './table.css';
import './field.css';
import './panels.css';

interface TableProps {
  readonly line: MatchLine;
  readonly effects: Effects;
}

export function Table({ line, effects }: TableProps) {
  const state = useStore(store, ({ match }) => onShow(match)) as Now | null;
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const acting = useAct(line);
  const compact = useMedia(COMPACT);
  const area = useRef<HTMLElement>(null);
  useFocusStays(area, state);
  if (state === null) return null;
  const name = (at: Seat) => playerName(lobby, at);
  const building = state.phase === 'teams' && seat !== null;
  const act = (intent: Parameters<typeof acting.act>[0][number]) => void acting.act([intent]);
  return (
    <main
      ref={area}
      class={`ds ds--${state.phase}`}
      data-testid="ds-table"
      data-phase={state.phase}
      data-step={state.step}
    >
      <Bar state={state} seat={seat}>
        <Prompt state={state} seat={seat} name={name} />
      </Bar>
      <CardsStrip keys={tableKeys()} />
      <PointerNotice />
      {building && (
        <div class="ds__board ds__board--paper">
          <Teams match={line.id} state={state} seat={seat} busy={acting.busy} onDo={act} />
        </div>
      )}
      {state.phase === 'teams' && !building && <div class="ds__board" />}
      {(state.phase === 'field' || state.phase === 'starts' || state.phase === 'deploy') && (
        <SetUp state={state} seat={seat} acting={acting} effects={effects} />
      )}
      {(state.phase === 'play' || state.phase === 'over') && (
        <Turn line={line} state={state} seat={seat} acting={acting} effects={effects} />
      )}
      {state.phase === 'over' && <Over line={line} state={state} seat={seat} name={name} />}
      {compact && (
        <div class="ds__coach">
          <Coach course={COURSE} />
        </div>
      )}
      <SideColumn>
        {state.units.length > 0 && (
          <Scores
            label={say('table.standing')}
            plates={scoreOf(state).seats.map((each, at) => ({
              ...each,
              name: <span title={name(at)}>{say(`lobby.${sideAt(state, at)}`)}</span>,
              colour: dinoSoldiersBox.sideColour(each.side),
            }))}
          />
        )}
        {!compact && <Coach course={COURSE} />}
        {state.phase === 'play' && <Goal state={state} />}
        <Log />
      </SideColumn>
    </main>
  );
}

/** How the match is won, in one sentence. */
function Goal({ state }: { readonly state: Now }) {
  return (
    <p class="ds-goal" data-testid="ds-goal">
      {say('table.goal', { rounds: state.options.roundLimit })} <RuleTag id="DS-END-5" />
    </p>
  );
}

/** The field without controls, for streams. */
export function Board({ effects }: Pick<TableProps, 'effects'>) {
  const state = useStore(store, ({ match }) => onShow(match)) as Now | null;
  return state === null ? null : <BareField state={state} effects={effects} id="ds-board" bare />;
}

function Key({ icon, label, onPress }: { readonly icon: IconName; readonly label: string; onPress(): void }) {
  return (
    <button type="button" class="btn ds-bar__key" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={22} />
    </button>
  );
}

const STEPS = ['teams', 'field', 'deploy', 'move', 'attack', 'dodge'] as const;
type Ticket = (typeof STEPS)[number];

/** The label of the present phase or step in the top bar. */
function ticketOf({ phase, step }: Now): Ticket | null {
  if (phase === 'over') return null;
  if (phase === 'play') return step;
  return phase === 'starts' ? 'field' : phase;
}

interface BarProps {
  readonly state: Now;
  readonly seat: Seat | null;
  readonly children: ComponentChildren;
}

function Bar({ state, seat, children }: BarProps) {
  const compact = useMedia(COMPACT);
  const now = ticketOf(state);
  const all = STEPS.filter((step) => (state.phase === 'play' || state.phase === 'over') === STEPS.indexOf(step) > 2);
  const shown = all.filter((step) => step !== 'dodge' || mayDodge(state));
  return (
    <header class="ds-bar">
      <h1 class="ds-bar__name poster">{say('table.title')}</h1>
      <ol class="ds-bar__tickets" aria-label={say('table.phases')}>
        {shown.map((step) => (
          <li
            key={step}
            class={`ds-ticket ${step === now ? 'ds-ticket--now' : ''}`}
            aria-current={step === now ? 'step' : undefined}
          >
            {say(`step.${step}`)}
          </li>
        ))}
      </ol>
      {state.round > 0 && (
        <span class={`ds-ticket ds-ticket--${state.side}`}>
          {say(compact ? 'table.round.short' : 'table.round', {
            ...{ round: state.round, most: state.options.roundLimit, side: state.side },
          })}
        </span>
      )}
      {compact && state.phase === 'play' && <Points state={state} seat={seat} />}
      {children}
      <div class="ds-bar__keys">
        <TurnClock awaited={dinoSoldiers.awaiting(state)} />
        <ChatButton look="ds-bar__key" />
        {state.tiles.length > 0 && !compact && (
          <Key icon="list" label={say('table.list')} onPress={() => openDrawer({ type: 'roster' })} />
        )}
        <Key icon="book" label={say('table.rules')} onPress={() => openDrawer({ type: 'rule', id: null })} />
        <Key icon="menu" label={say('table.menu')} onPress={() => openDrawer({ type: 'menu' })} />
        {seat === null && <Key icon="home" label={say('table.leave')} onPress={() => go({ page: 'title' })} />}
      </div>
    </header>
  );
}

const NO_LOG: readonly LogEntry[] = [];

interface PromptProps {
  readonly state: Now;
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

/** A line with more characters is set smaller and grows over the board, which keeps its scale: a press folds it to see what it covers. */
const LONG_LINE = 72;
/** A line with more characters is set in the smallest letters, so that it leaves the letters of the columns free. */
const LONGEST_LINE = 190;

/** The line that says what to do, what the match waits for, or why something was refused. */
function Prompt({ state, seat, name }: PromptProps) {
  const compact = useMedia(COMPACT);
  const notice = useNotice();
  const done = useDonePrompt(COURSE);
  const mine = isAwaited(state, seat) && done === null;
  const side = seat === null ? '' : `ds-prompt--${sideAt(state, seat)}`;
  const fell = useStore(store, ({ match }) => (mine ? fallenText(state, seat, match?.log ?? []) : null));
  const armed = useArmed();
  const told = useToldAtPointer(notice);
  const [folded, setFolded] = useState(false);
  const target = armed === null ? null : say('prompt.target', { mode: say(`mode.${armed}`) });
  const log = useStore(store, ({ match }) => match?.log ?? NO_LOG);
  const asked = promptOf(state, seat, name, compact);
  const plain = target ?? done ?? fell ?? (mine && state.phase === 'play' ? withHarm(asked, state, seat, log) : asked);
  const text = notice?.text ?? plain;
  useEffect(() => setFolded(false), [text]);
  const shown = told ? plain : text;
  return (
    <div class="ds-prompt-slot">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a screen reader hears the whole line; a press only shows the board below */}
      <p
        class={`ds-prompt ${side} ${shown.length > LONG_LINE ? 'ds-prompt--long' : ''} ${shown.length > LONGEST_LINE ? 'ds-prompt--longest' : ''} ${folded ? 'ds-prompt--folded' : ''} ${mine ? 'ds-prompt--mine' : ''} ${notice?.tone === 'refusal' && !told ? 'ds-prompt--refusal' : ''}`}
        role="status"
        title={shown.length > LONG_LINE ? shown : undefined}
        data-testid="ds-prompt"
        onClick={() => setFolded(!folded)}
      >
        {notice === null && <Lot />}
        {told && <span class="visually-hidden">{text}</span>}
        <span class="ds-prompt__text" aria-hidden={told}>
          {shown}
        </span>{' '}
        {notice?.rule != null && !told && <RuleTag id={notice.rule} />}
      </p>
    </div>
  );
}
