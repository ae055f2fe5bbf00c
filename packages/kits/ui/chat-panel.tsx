/** The chat at the table: lines, phrases for one press, and a field for one's own words. */

import { type Channel, type ChatLine, firstSigns, isolated, LONGEST_LINE, PHRASES } from '@dwo/shared';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useBox } from '../shell/box';
import type { Words } from '../shell/line';
import type { Lobby } from '../shell/lobby';
import { phraseWords } from '../shell/phrases';
import { useSession } from '../shell/session-context';
import { openDrawer, store } from '../shell/store';
import { masked, setEar, setMuted, showTalk, talk, wanted } from '../shell/talk';
import { PHONE, useMedia } from '../shell/use-media';
import { useStore } from '../shell/use-store';
import { say } from '../words';
import { Icon } from './icons';

/** Opens the chat. */
export function openTalk(): void {
  openDrawer({ type: 'chat' });
}

export function ChatPanel() {
  const session = useSession();
  const said = useStore(talk, (all) => all.lines);
  const muted = useStore(talk, (all) => all.muted);
  const ear = useStore(talk, (all) => all.ear);
  const lines = said.filter((line) => wanted(line, { ear, muted }));
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    showTalk(true);
    return () => showTalk(false);
  }, []);
  return (
    <div class="chat">
      <Lines lines={lines} hidden={said.length - lines.length} onProblem={setProblem} />
      {problem !== null && (
        <p class="notice chat__problem" role="alert">
          {problem}
        </p>
      )}
      <Speak onSay={async (words) => setProblem(await session.say(words))} />
      <fieldset class="chat__ear">
        <legend class="visually-hidden">{say('talk.hear')}</legend>
        <Tick text={say('talk.filter')} on={ear.mask} set={(mask) => setEar({ mask })} />
        <Tick text={say('talk.spectators')} on={ear.watchers} set={(watchers) => setEar({ watchers })} />
        {muted.length > 0 && (
          <button type="button" class="link" onClick={() => muted.forEach((who) => void setMuted(who, false))}>
            {say('talk.unmute')}
          </button>
        )}
      </fieldset>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly ChatLine[];
  /** The number of lines that are not shown. */
  readonly hidden: number;
  readonly onProblem: (problem: string | null) => void;
}

function Lines({ lines, hidden, onProblem }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  const last = lines.at(-1);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <ol
      class="chat__lines"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={say('talk.lines')}
      aria-live="polite"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        document.querySelector<HTMLInputElement>('.chat__row input')?.focus();
      }}
    >
      {lines.length === 0 && <li class="note">{hidden > 0 ? say('talk.none.wanted') : say('talk.none')}</li>}
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          chosen={chosen === line.id}
          onChoose={() => choose(chosen === line.id ? null : line.id)}
          onProblem={onProblem}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onProblem: (problem: string | null) => void;
}

function Line({ line, chosen, onChoose, onProblem }: LineProps) {
  const session = useSession();
  const own = useStore(talk, ({ who }) => who === line.who);
  const mask = useStore(talk, ({ ear }) => ear.mask);
  const { sideColour } = useBox();
  const side = useStore(store, (app) => sideColour(labelOf(app.match?.lobby ?? null, line.place)));
  return (
    <li class={`chat__line ${own ? 'chat__line--own' : ''}`} style={side === null ? {} : { borderLeftColor: side }}>
      <p class="chat__said">
        <b class="chat__name" translate={false}>
          {line.place === null && <Icon name="eye" size={16} label={say('talk.watching')} />}
          {own ? say('talk.you') : speaker(line)}
        </b>
        {line.to === 'team' && <span class="chat__to">{say('talk.team')}</span>}{' '}
        <span class="chat__words" dir="auto">
          {wordsOf(line, mask)}
        </span>
      </p>
      {!own && (
        <button
          type="button"
          class="chat__more"
          aria-expanded={chosen}
          aria-label={say('talk.more')}
          onClick={onChoose}
        >
          <Icon name="flag" size={16} />
        </button>
      )}
      {chosen && (
        <p class="chat__deeds">
          <button type="button" class="btn" onClick={() => setMuted(line.who, true)}>
            {say('talk.mute')}
          </button>
          <button
            type="button"
            class="btn"
            onClick={async () => {
              onChoose();
              onProblem((await session.report(line.id)) ?? say('talk.reported'));
            }}
          >
            {say('talk.report')}
          </button>
        </p>
      )}
    </li>
  );
}

function Speak({ onSay }: { readonly onSay: (words: Words) => Promise<void> }) {
  const phone = useMedia(PHONE);
  const team = useStore(store, (app) => hasTeam(app.match?.lobby ?? null, app.match?.seat ?? null));
  const [to, setTo] = useState<Channel>('all');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const channel = team ? to : 'all';
  // On a phone the keyboard would cover the lines.
  useEffect(() => {
    if (!phone) requestAnimationFrame(() => field.current?.focus());
  }, [phone]);
  const send = async () => {
    const words = text.trim();
    if (words === '') return;
    setText('');
    await onSay({ text: words, to: channel });
  };
  return (
    <form
      class="chat__speak"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset class="chat__phrases">
        <legend class="visually-hidden">{say('talk.phrases')}</legend>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="chat__phrase" onClick={() => void onSay({ phrase, to: channel })}>
            {phraseWords(phrase)}
          </button>
        ))}
      </fieldset>
      {team && (
        <div class="chat__channels" role="radiogroup" aria-label={say('talk.to')}>
          {(['all', 'team'] as const).map((each) => (
            <label key={each} class="choice">
              <input type="radio" name="channel" checked={to === each} onChange={() => setTo(each)} />
              {each === 'all' ? say('talk.to.all') : say('talk.to.team')}
            </label>
          ))}
        </div>
      )}
      <div class="chat__row">
        <input
          ref={field}
          class="field"
          value={text}
          dir="auto"
          placeholder={say('talk.say')}
          aria-label={say('talk.say')}
          enterkeyhint="send"
          autocomplete="off"
          data-testid="chat-field"
          onInput={(event) => setText(firstSigns(event.currentTarget.value, LONGEST_LINE))}
        />
        <button type="submit" class="btn btn--mustard" aria-label={say('talk.send')}>
          <Icon name="next" />
        </button>
      </div>
    </form>
  );
}

interface TickProps {
  readonly text: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

function Tick({ text, on, set }: TickProps) {
  return (
    <label class="chat__tick">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {text}
    </label>
  );
}

/** The words of a line, as this browser shows them. */
export function wordsOf(line: ChatLine, mask: boolean): string {
  if (line.phrase !== null) return PHRASES.includes(line.phrase) ? phraseWords(line.phrase) : '';
  return mask ? masked(line) : line.text;
}

/** The name of a line's speaker. */
export function speaker({ name, place }: ChatLine): string {
  if (name !== '') return isolated(name);
  return place === null ? say('talk.spectator') : say('talk.player', { number: place + 1 });
}

function labelOf(lobby: Lobby | null, place: number | null): string {
  return place === null ? '' : (lobby?.chairs[place]?.label ?? '');
}

function hasTeam(lobby: Lobby | null, seat: number | null): boolean {
  if (lobby === null || seat === null || lobby.stage === 'lobby') return false;
  const own = lobby.chairs[seat]?.label ?? '';
  return own !== '' && lobby.chairs.filter(({ label }) => label === own).length > 1;
}
