/** The table of Tar Pit: both players, the cards of the latest round, the player's own hand, and the log. */

import type { Frozen, Seat } from '@dwo/kernel';
import type { Score } from '@dwo/kits/game-client';
import type { MatchLine } from '@dwo/kits/shell/line';
import { onShow } from '@dwo/kits/shell/moves';
import { playerName } from '@dwo/kits/shell/player-name';
import { go } from '@dwo/kits/shell/router';
import { notify, store } from '@dwo/kits/shell/store';
import { useNotice } from '@dwo/kits/shell/use-notice';
import { useStore } from '@dwo/kits/shell/use-store';
import { ChatButton } from '@dwo/kits/ui/chat-button';
import { ChatPanel } from '@dwo/kits/ui/chat-panel';
import { Drawer } from '@dwo/kits/ui/drawer';
import { SettingsPanel } from '@dwo/kits/ui/settings-panel';
import { useState } from 'preact/hooks';
import book from '../RULES.md?raw';
import { HAND, type Intent, type State, tarPit } from '../rules';
import { tarPitGame } from '../wire';
import { strengthsOf } from './strengths';
import { say } from './words';
import './toy.css';

/** The state that the page shows; null before the first. */
function useShown(): Frozen<State> | null {
  return useStore(store, ({ match }) => onShow(match)) as Frozen<State> | null;
}

export function Table({ line }: { readonly line: MatchLine }) {
  const state = useShown();
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const log = useStore(store, ({ match }) => match?.log ?? []);
  const notice = useNotice();
  if (state === null) return null;
  const outcome = tarPit.outcome(state);
  const awaited = seat !== null && tarPit.awaiting(state).includes(seat);
  return (
    <main class="tar" data-testid="tar-table">
      <header class="tar__bar">
        <h1>{say('box.title')}</h1>
        <span data-testid="tar-round">{say('round', { round: state.round, rounds: HAND })}</span>
        <ChatButton look="" />
        <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
          {say('leave')}
        </button>
      </header>
      <section class="tar__players" aria-label={say('players')}>
        <Players state={state} seat={seat} />
        <div class="tar__log" role="log" aria-label={say('log')}>
          {log.map(({ key, text, rule }) => (
            <p key={key}>
              {text} {rule !== '' && <small>{rule}</small>}
            </p>
          ))}
        </div>
      </section>
      <footer>
        <p class="tar__prompt" role="status" data-testid="tar-prompt">
          {notice?.text ??
            (outcome === null
              ? awaited
                ? say('prompt.lay')
                : say('prompt.wait')
              : outcome.winners.length === 0
                ? say('prompt.drawn')
                : say('prompt.won', { name: playerName(lobby, outcome.winners[0] ?? 0) }))}
        </p>
        {seat !== null && (
          <Hand line={line} hand={state.secrets[seat]?.hand ?? []} open={awaited && outcome === null} />
        )}
      </footer>
      <Drawers />
    </main>
  );
}

interface PlayersProps {
  readonly state: Frozen<State>;
  readonly seat: Seat | null;
}

/** Both players with the cards of the latest round. */
function Players({ state, seat }: PlayersProps) {
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  return state.players.map(({ points, laid, shown, cards }, at) => (
    <div key={at} class="tar__player" data-testid={`tar-player-${at}`}>
      <b>{at === seat ? say('player.you', { name: playerName(lobby, at) }) : playerName(lobby, at)}</b>
      <span class="tar-card" style={{ width: '72px', height: '100px' }}>
        {laid ? '?' : (shown ?? '')}
      </span>
      <span>{say('player.holds', { points, cards, laid: laid ? 'yes' : 'no' })}</span>
    </div>
  ));
}

/** Both players without controls, for streams. */
export function Board() {
  const state = useShown();
  return (
    <div class="tar tar--replay" data-testid="tar-board">
      <div class="tar__players">{state !== null && <Players state={state} seat={null} />}</div>
    </div>
  );
}

/** The score, for spectators. */
export function scoreOf(state: Frozen<State>): Score {
  const sides = tarPitGame.chairs(state.options);
  return {
    when: say('round', { round: state.round, rounds: HAND }),
    seats: strengthsOf(state).map((strength, seat) => ({ ...strength, side: sides[seat] ?? '', icon: 'flag' })),
  };
}

interface HandProps {
  readonly line: MatchLine;
  readonly hand: readonly number[];
  readonly open: boolean;
}

function Hand({ line, hand, open }: HandProps) {
  const [busy, setBusy] = useState(false);
  const lay = async (intent: Intent) => {
    setBusy(true);
    const answer = await line.play(intent);
    setBusy(false);
    if (answer === null) notify(null);
    else if ('trouble' in answer) notify({ text: answer.trouble, rule: null, tone: 'info' });
    else notify({ text: say('forbidden', { rule: answer.refusal.rule }), rule: answer.refusal.rule, tone: 'refusal' });
  };
  return (
    <fieldset class="tar__hand" aria-label={say('hand')}>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class="tar__lay"
          aria-label={say('hand.lay', { card })}
          disabled={!open || busy}
          onClick={() => void lay({ type: 'lay', card })}
        >
          {card}
        </button>
      ))}
    </fieldset>
  );
}

/** The drawers beside lobby and table: the chat, and the settings. */
export function Drawers() {
  const drawer = useStore(store, (app) => app.drawer);
  if (drawer?.type === 'chat') {
    return (
      <Drawer title={say('talk')}>
        <ChatPanel />
      </Drawer>
    );
  }
  if (drawer?.type === 'settings') {
    return (
      <Drawer title={say('settings')}>
        <SettingsPanel />
      </Drawer>
    );
  }
  return null;
}

/** The rules as a page of their own. */
export function Rules() {
  return (
    <main class="page plank">
      <article class="paper page__sheet">
        <pre class="tar__rules">{book}</pre>
      </article>
    </main>
  );
}
