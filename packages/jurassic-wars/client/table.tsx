/** The table of Jurassic Wars: the players, the combat, the player's own hand, and the log. */
import type { Seat } from '@dwo/kernel';
import { Coach, useDonePrompt } from '@dwo/kits/lessons';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import type { MatchLine } from '@dwo/kits/shell/line';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { onShow } from '@dwo/kits/shell/moves';
import { notify, openDrawer, store } from '@dwo/kits/shell/store';
import { useFocusStays } from '@dwo/kits/shell/use-focus-stays';
import { TOUCH, useMedia } from '@dwo/kits/shell/use-media';
import { useNotice } from '@dwo/kits/shell/use-notice';
import { useStore } from '@dwo/kits/shell/use-store';
import { CardsStrip } from '@dwo/kits/ui/cards-strip';
import { ChatButton } from '@dwo/kits/ui/chat-button';
import { ChatPanel } from '@dwo/kits/ui/chat-panel';
import { Drawer } from '@dwo/kits/ui/drawer';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import { PeopleDrawer } from '@dwo/kits/ui/people-drawer';
import { PointerNotice } from '@dwo/kits/ui/pointer-notice';
import { SettingsPanel } from '@dwo/kits/ui/settings-panel';
import { TableMenu } from '@dwo/kits/ui/table-menu';
import { TurnClock } from '@dwo/kits/ui/turn-clock';
import { useRef } from 'preact/hooks';
import { jurassicWars } from '../rules';
import { roundsOf } from '../rules/deal-sizes';
import { Arena } from './arena';
import { withNewHand } from './back-in-hand';
import { BareTable } from './bare-table';
import { calledAt } from './called';
import { Champion } from './champion';
import { HeldCards } from './combat-cards';
import { Decision } from './decision';
import { Verdict } from './ending';
import { FoldingGoal, Goal, hasBegun } from './goal';
import { HintButton } from './hint-button';
import { COURSE } from './lessons/course';
import { LogSheet } from './log-sheet';
import { withLostCombat } from './lost-combat';
import { Face } from './people';
import { Pool } from './pool';
import { promptOf, sceneLine } from './prompts';
import { raised, raisedIn } from './raised';
import { RaisedKeys } from './raised-keys';
import { RulesDrawer } from './rules-drawer';
import { Seats } from './seats';
import { seenHand } from './seen-hand';
import type { Picture } from './staging';
import { useSounds } from './use-sounds';
import { say } from './words';
import './table.css';

/** The state on show. */
function useShown(): Picture | null {
  return useStore(store, ({ match }) => onShow(match)) as Picture | null;
}

export function Table({ line }: { readonly line: MatchLine }) {
  const state = useShown();
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  useSounds(state, seat);
  const log = useStore(store, ({ match }) => match?.log ?? NO_LOG);
  // On a phone the sentence over the hand is beside every press, and says the same.
  const touch = useMedia(TOUCH);
  if (state === null) return null;
  const name = (at: Seat) => calledAt(lobby, at);
  const called = (at: Seat) => (at === seat ? say('table.self') : name(at));
  const { version } = state.options;
  return (
    <main class={`jw jw--${version}`} data-testid="jw-table" data-phase={state.told != null ? 'combat' : state.phase}>
      <Bar state={state} />
      <CardsStrip keys={[['← →', say('keys.cards')]]} />
      {!touch && <PointerNotice />}
      <Seats
        state={state}
        seat={seat}
        name={name}
        onSigns={tellSigns}
        seen={(at) => seenHand(state, at, log)}
        face={(at, mood) => <Face lobby={lobby} seat={at} mood={mood} />}
      />
      <div class="jw__middle">
        <div class="jw__stage">
          {state.ending !== null && state.told == null ? (
            <Champion state={state} seat={seat} />
          ) : (
            <Arena state={state} own={seat} name={called} />
          )}
        </div>
        {version === 'dinosaursWild' && state.ending === null && <Pool line={line} state={state} seat={seat} />}
      </div>
      <aside class="jw__side">
        <Coach course={COURSE} />
        <FoldingGoal options={state.options} begun={hasBegun(state)} />
        <LogSheet />
      </aside>
      <Own line={line} state={state} seat={seat} name={name} />
      <Drawers />
    </main>
  );
}

/** The words take the place of the prompt; a second press gives it back. */
function tellSigns(text: string): void {
  const told = store.getState().notice?.text === text;
  notify(told ? null : { text, rule: null, tone: 'info' });
}

function Bar({ state }: { readonly state: Picture }) {
  const { options, round, period, pot } = state;
  const { version } = options;
  const rounds = roundsOf(options);
  return (
    <header class="jw__bar">
      <h1 class="poster">{say('table.title')}</h1>
      <span class="jw__tile">{say(`version.${version}`)}</span>
      {rounds > 1 && (
        <span class="jw__tile">
          {say('table.round', { version, round })} <span class="jw__of">{say('table.of', { rounds })}</span>
        </span>
      )}
      {period !== null && (
        <span class={`jw__tile jw__tile--${period}`} title={say('table.period', { period: say(`period.${period}`) })}>
          {say(`period.${period}`)}
        </span>
      )}
      {state.playOff && <span class="jw__tile">{say('table.playOff')}</span>}
      {version === 'poker' && <span class="jw__tile jw__tile--pot">{say('table.pot', { pot })}</span>}
      <span class="jw__spread" />
      <TurnClock awaited={jurassicWars.awaiting(state)} />
      <ChatButton look="" />
      <Key icon="book" label={say('table.rules')} onPress={() => openDrawer({ type: 'rule', id: null })} />
      <Key icon="menu" label={say('table.menu')} onPress={() => openDrawer({ type: 'menu' })} />
    </header>
  );
}

function Key({ icon, label, onPress }: { readonly icon: IconName; readonly label: string; onPress(): void }) {
  return (
    <button type="button" class="btn" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={22} />
    </button>
  );
}

interface OwnProps {
  readonly line: MatchLine;
  readonly state: Picture;
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

const NO_LOG: readonly LogEntry[] = [];

/** A line with more characters is set smaller, so that the table keeps its size. */
const LONG_LINE = 64;

/** The player's own part of the table: what is awaited, then their cards, or the result when the match is over. */
function Own({ line, state, seat, name }: OwnProps) {
  const notice = useNotice();
  const telling = state.told != null;
  const done = useDonePrompt(COURSE);
  const mine = !telling && done === null && seat !== null && jurassicWars.awaiting(state).includes(seat);
  const over = state.ending !== null;
  const area = useRef<HTMLElement>(null);
  useFocusStays(area, state);
  const log = useStore(store, ({ match }) => match?.log ?? NO_LOG);
  const asked = () =>
    mine ? withLostCombat(withNewHand(promptOf(state, seat, name), seat, log), seat, log) : promptOf(state, seat, name);
  const told = over ? null : (notice?.text ?? null);
  const scene = telling ? sceneLine(state, seat, name) : null;
  const up = useStore(raised, (each) => (mine ? raisedIn(state, each) : null));
  const text = told ?? scene?.text ?? done ?? up?.text ?? asked();
  const rule = notice?.rule ?? (told === null ? (scene?.rule ?? null) : null);
  const looks = [
    'jw__prompt',
    ...(text.length > LONG_LINE ? ['jw__prompt--long'] : []),
    ...(told === null ? [] : ['jw__prompt--told']),
    ...(over ? ['jw__prompt--over', 'poster'] : mine ? ['jw__prompt--mine'] : []),
  ];
  return (
    <footer class="jw__own" ref={area}>
      <div class="jw__now">
        <p class={looks.join(' ')} role="status" data-testid="jw-prompt">
          {text} {!over && rule !== null && <RuleTag id={rule} />}
        </p>
        {up === null && seat !== null && !over && !(mine && state.phase === 'commit') && (
          <HeldCards state={state} seat={seat} />
        )}
        {up === null && !telling && done === null && <HintButton />}
        {up !== null && <RaisedKeys card={up} />}
        {telling && (
          <button type="button" class="btn jw__skip" onClick={() => void line.playback.catchUp()}>
            {say('table.skip')}
          </button>
        )}
      </div>
      {over ? (
        <Verdict line={line} state={state} seat={seat} name={name} />
      ) : (
        seat !== null && <Decision key={state.round} {...{ line, state, seat, done, name }} />
      )}
    </footer>
  );
}

/** The players and the combat without controls, for streams. */
export function Board() {
  const state = useShown();
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  return state === null ? null : <BareTable state={state} name={(at) => calledAt(lobby, at)} id="jw-board" />;
}

/** The menu; only matches of two can be resigned (JW-SEQ-7). */
function Menu() {
  const state = useShown();
  return (
    <Drawer title={say('table.menu')}>
      <TableMenu resigns={state?.players.length === 2} undoes={false}>
        <button type="button" class="btn" onClick={() => openDrawer({ type: 'log' })}>
          {say('table.log')}
        </button>
      </TableMenu>
    </Drawer>
  );
}

/** The goal and the log in a drawer: a narrow table has no room for them. */
function Course() {
  const options = useStore(store, ({ match }) => (onShow(match) as Picture | null)?.options ?? null);
  return (
    <Drawer title={say('table.log')}>
      {options !== null && (
        <section class="paper jw__goal">
          <p class="poster">{say('table.goal')}</p>
          <Goal options={options} />
        </section>
      )}
      <LogSheet />
    </Drawer>
  );
}

/** The drawers of lobby and table. */
export function Drawers() {
  const drawer = useStore(store, (app) => app.drawer);
  if (drawer?.type === 'chat') {
    return (
      <Drawer title={say('table.talk')}>
        <ChatPanel />
      </Drawer>
    );
  }
  if (drawer?.type === 'log') return <Course />;
  if (drawer?.type === 'people') return <PeopleDrawer undoes={false} />;
  if (drawer?.type === 'menu') return <Menu />;
  if (drawer?.type === 'rule') return <RulesDrawer rule={drawer.id} />;
  if (drawer?.type === 'settings') {
    return (
      <Drawer title={say('table.settings')}>
        <SettingsPanel />
      </Drawer>
    );
  }
  return null;
}
