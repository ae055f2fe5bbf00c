/** The battle log: what happened, in sentences, each with its rule. */
import { useMemo, useState } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { useBox } from '../../shell/box';
import type { LogEntry } from '../../shell/log-entry';
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { useTable } from './context';
import { say } from './words';

/** Only this many lines are laid out, to spare the browser. */
const SHOWN = 150;

/** The log as a sheet of paper. The list is scrolled from its end, so that the newest line stays in view. */
export function TableLog() {
  const { line } = useTable();
  const log = useStore(store, ({ match }) => match?.log ?? NONE);
  const from = useStore(store, ({ match }) => match?.logFrom ?? 0);
  const [most, setMost] = useState(SHOWN);
  const colours = useColours();
  const entries = log.slice(-most);
  const earlier = () => {
    if (log.length - entries.length < SHOWN) void line.history.earlier();
    setMost(most + SHOWN);
  };
  return (
    <section class="log paper" aria-label={say('log.title')}>
      <header class="paper__head">
        <h2 class="log__title">{say('log.title')}</h2>
      </header>
      <div
        class="log__list"
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={say('log.happened')}
      >
        <div class="log__lines">
          {(log.length > entries.length || from > 0) && (
            <button type="button" class="btn log__earlier" data-testid="log-earlier" onClick={earlier}>
              {say('log.earlier')}
            </button>
          )}
          {entries.length === 0 && from === 0 && <p class="note log__empty">{say('log.empty')}</p>}
          {entries.map((entry) => (
            <Line key={entry.key} entry={entry} colours={colours} />
          ))}
        </div>
      </div>
    </section>
  );
}

const NONE: readonly LogEntry[] = [];

interface LineProps {
  readonly entry: LogEntry;
  readonly colours: readonly (string | null)[];
}

function Line({ entry, colours }: LineProps) {
  // A line about several players has the colour of none.
  const colour = entry.seats.length === 1 ? (colours[entry.seats[0] ?? -1] ?? null) : null;
  if (entry.kind === 'heading') return <h3 class="log__band paper__band">{entry.text}</h3>;
  return (
    <article class={`log__entry log__entry--${entry.kind}`} style={colour === null ? undefined : `--owner:${colour}`}>
      <p class="log__text">
        <span class="log__sentence">
          {boldIn(entry).map(({ text, bold }, at) => (bold ? <b key={at}>{text}</b> : text))}
        </span>
        {entry.notes.map(({ text, tone }, at) => (
          <span key={at} class={`log__note log__note--${tone}`}>
            {' '}
            {text}
          </span>
        ))}{' '}
        {entry.rule !== '' && <RuleTag id={entry.rule} />}
      </p>
    </article>
  );
}

/** The colours of the seats. */
function useColours(): readonly (string | null)[] {
  const { game } = useTable();
  const box = useBox();
  const sides = useStore(store, ({ match }) => {
    const shown = onShow(match);
    return shown === null
      ? ''
      : game
          .score(shown)
          .seats.map(({ side }) => side)
          .join();
  });
  return useMemo(() => sides.split(',').map((side) => box.sideColour(side)), [sides, box]);
}

/** The sentence, split at its names. */
function boldIn({ text, bold }: LogEntry): readonly { readonly text: string; readonly bold: boolean }[] {
  const parts = [{ text, bold: false }];
  for (const name of bold) {
    const at = parts.findIndex((part) => !part.bold && part.text.includes(name));
    const part = parts[at];
    if (part === undefined) continue;
    const start = part.text.indexOf(name);
    parts.splice(
      at,
      1,
      { text: part.text.slice(0, start), bold: false },
      { text: name, bold: true },
      { text: part.text.slice(start + name.length), bold: false },
    );
  }
  return parts;
}

/** Announces new lines to screen readers, each once. */
export function LogVoice() {
  const last = useStore(store, ({ match }) => match?.log.at(-1) ?? null);
  return (
    <p class="visually-hidden" aria-live="polite">
      {last === null ? '' : [last.text, ...last.notes.map(({ text }) => text)].join(' ')}
    </p>
  );
}
