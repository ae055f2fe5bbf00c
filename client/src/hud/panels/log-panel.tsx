/** The battle log: what happened, in sentences, each with its rule. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { plateSvg } from '../../art/emblems';
import { patchDesk, store } from '../../store';
import { ownerOf } from '../../tools/figures';
import { useStore } from '../../use-store';
import type { LogEntry, Note } from '../words/log-entry';
import { filterLog, filtersFor, type LogFilter, type Mine, spoken } from '../words/log-reading';
import { RuleTag } from '../words/rule-tag';
import { keepBottom } from './bottom';

/** A browser need not lay out a whole war. */
const SHOWN = 150;

interface LogPanelProps {
  /** What is one's own, where the match does not say it; null if nothing is. */
  readonly mine?: Mine | null;
  /** What else there is to a line, at its end. */
  readonly aside?: (entry: LogEntry) => ComponentChildren;
}

/** The log as a sheet of paper. */
export function LogPanel(props: LogPanelProps) {
  const log = useStore(store, (app) => app.match?.log ?? NONE);
  const filter = useStore(store, (app) => app.desk.logFilter);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const state = useStore(store, (app) => app.match?.state ?? null);
  const late = useStore(store, (app) => (app.match?.seq ?? 0) > 0);
  const seated =
    seat === null ? null : { seat, owns: (figure: string) => state !== null && ownerOf(state, figure) === seat };
  const mine = props.mine === undefined ? seated : props.mine;
  const filters = filtersFor(mine);
  const on = filters.includes(filter) ? filter : 'all';
  const entries = filterLog(log, on, mine).slice(-SHOWN);
  const end = useRef<HTMLDivElement>(null);
  const last = entries.at(-1);
  useEffect(() => {
    const list = end.current?.parentElement;
    list?.scrollTo({ top: list.scrollHeight });
  }, [last, on]);
  useEffect(() => {
    const list = end.current?.parentElement;
    return list == null ? undefined : keepBottom(list);
  }, []);
  return (
    <section class="log paper" aria-label="Battle log">
      <header class="paper__head">
        <h2 class="log__title">Battle log</h2>
        <Filters filters={filters} on={on} />
      </header>
      <div
        class="log__list"
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="What happened so far"
      >
        {entries.length === 0 && <p class="note log__empty">{late ? LATE : 'Nothing has happened yet.'}</p>}
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} aside={props.aside?.(entry)} />
        ))}
        <div ref={end} />
      </div>
    </section>
  );
}

const LATE = 'What happens from now on is written down here.';

const NONE: readonly LogEntry[] = [];

function Filters({ filters, on }: { readonly filters: readonly LogFilter[]; readonly on: LogFilter }) {
  return (
    <fieldset class="log__filters">
      <legend class="visually-hidden">Show in the log</legend>
      {filters.map((each) => (
        <button
          key={each}
          type="button"
          class="log__filter"
          aria-pressed={each === on}
          onClick={() => patchDesk({ logFilter: each })}
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}

function Entry({ entry, aside }: { readonly entry: LogEntry; readonly aside?: ComponentChildren }) {
  if (entry.kind === 'heading') return <h3 class="log__band paper__band">{entry.text}</h3>;
  return (
    <article class={`log__entry log__entry--${entry.kind}`}>
      {entry.by !== 'referee' && (
        <span class="log__plate" dangerouslySetInnerHTML={{ __html: plateSvg(entry.by, 0, null, 24) }} />
      )}
      <p class="log__text">
        <Sentence entry={entry} />
        {entry.notes.map((note, at) => (
          // Notes are only ever added at the end.
          <NoteText key={at} note={note} />
        ))}{' '}
        {entry.rule !== '' && <RuleTag id={entry.rule} />} {aside}
      </p>
    </article>
  );
}

/** The sentence with its names in bold. */
function Sentence({ entry }: { readonly entry: LogEntry }) {
  const parts: { text: string; bold: boolean }[] = [{ text: entry.text, bold: false }];
  for (const name of entry.bold) {
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
  return <span class="log__sentence">{parts.map(({ text, bold }, at) => (bold ? <b key={at}>{text}</b> : text))}</span>;
}

function NoteText({ note }: { readonly note: Note }) {
  const { text, tone, rule } = note;
  return (
    <>
      {' '}
      <span class={`log__note log__note--${tone}`}>{text}</span>
      {rule !== null && (
        <>
          {' '}
          <RuleTag id={rule} />
        </>
      )}
    </>
  );
}

/** Tells screen readers of new entries, politely and each only once. */
export function LogSpeaker() {
  const last = useStore(store, (app) => app.match?.log.at(-1) ?? null);
  return (
    <p class="visually-hidden" aria-live="polite">
      {last === null ? '' : spoken(last)}
    </p>
  );
}
