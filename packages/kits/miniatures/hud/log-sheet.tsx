/** The battle log as a sheet of paper: what happened, in sentences, each with its rule. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import type { LogEntry, Note } from '../../shell/log-entry';
import { inBrackets } from '../../shell/player-name';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { patchTable, tableDesk } from './desk';
import { filterLog, filtersFor, type LogFilter, type Mine, spoken } from './log-reading';
import { say } from './words';

/** Only this many lines are laid out, to spare the browser. */
const SHOWN = 150;

/** The people in a line, as the game knows them. The same object as long as they are the same. */
export interface LogPeople {
  /** The owner of a figure by its name in bold: a player, or `you` for the reader; null if unknown, or if the line shows it. */
  named(entry: LogEntry, name: string): { readonly player: string } | 'you' | null;
  /** The plate before a line; nothing for none. */
  plate?(entry: LogEntry): ComponentChildren;
  /** The colour of the player who acted; null for none. */
  colour?(entry: LogEntry): string | null;
}

interface LogSheetProps {
  /** The reader's own seat and figures; null for a reader without any. */
  readonly mine: Mine | null;
  readonly people: LogPeople;
  /** Fetches lines from before the first one. */
  readonly onEarlier?: (() => void) | undefined;
  /** The element at the end of a line. */
  readonly aside?: ((entry: LogEntry) => ComponentChildren) | undefined;
}

/** The sheet. The list is scrolled from its end, so that the newest line, or the lines that are being read, stay in view. */
export function LogSheet({ mine, people, onEarlier, aside }: LogSheetProps) {
  const log = useStore(store, ({ match }) => match?.log ?? NONE);
  const from = useStore(store, ({ match }) => match?.logFrom ?? 0);
  const filter = useStore(tableDesk, ({ logFilter }) => logFilter);
  const filters = filtersFor(mine);
  const on = filters.includes(filter) ? filter : 'all';
  const filtered = filterLog(log, on, mine);
  const [most, setMost] = useState(SHOWN);
  const entries = filtered.slice(-most);
  const list = useRef<HTMLDivElement>(null);
  const earlier = () => {
    if (filtered.length - entries.length < SHOWN) onEarlier?.();
    setMost(most + SHOWN);
  };
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [on]);
  const reader = useReader(list, `${from} ${entries.length} ${entries.at(-1)?.key ?? ''}`);
  return (
    <section class="log paper" aria-label={say('log.title')}>
      <header class="paper__head">
        <h2 class="log__title">{say('log.head')}</h2>
        <Filters filters={filters} on={on} />
      </header>
      <div
        class="log__list"
        ref={list}
        {...reader}
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={say('log.happened')}
      >
        <div class="log__lines">
          {(filtered.length > entries.length || from > 0) && (
            <button type="button" class="btn log__earlier" data-testid="log-earlier" onClick={earlier}>
              {say('log.earlier')}
            </button>
          )}
          {entries.length === 0 && from === 0 && <p class="note log__empty">{say('log.empty')}</p>}
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} people={people} aside={aside?.(entry)} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Scrolled farther from the end than this, in px, the list is being read. */
const READING_PX = 8;

/**
 * Keeps the end of the list in view when `lines` change, unless its reader has scrolled away from it: a browser that holds on to a line
 * would leave the list at the beginning once a page of the past has come.
 */
function useReader(list: RefObject<HTMLDivElement | null>, lines: string) {
  const byHand = useRef(false);
  const reads = useRef(false);
  const took = () => {
    byHand.current = true;
  };
  useLayoutEffect(() => {
    if (list.current && !reads.current && lines !== '') list.current.scrollTop = 0;
  }, [list, lines]);
  const onScroll = () => {
    if (byHand.current) reads.current = (list.current?.scrollTop ?? 0) < -READING_PX;
  };
  return { onScroll, onWheel: took, onPointerDown: took, onKeyDown: took };
}

const NONE: readonly LogEntry[] = [];

function Filters({ filters, on }: { readonly filters: readonly LogFilter[]; readonly on: LogFilter }) {
  return (
    <fieldset class="log__filters">
      <legend class="visually-hidden">{say('log.filter')}</legend>
      {filters.map((each) => (
        <button
          key={each}
          type="button"
          class="log__filter"
          aria-pressed={each === on}
          onClick={() => patchTable({ logFilter: each })}
        >
          {say(`log.filter.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly people: LogPeople;
  readonly aside?: ComponentChildren;
}

/** A line, rendered again only when it has changed: a log is long. */
function Entry({ entry, people, aside }: EntryProps) {
  return useMemo(() => <Line entry={entry} people={people} aside={aside} />, [entry, people, aside]);
}

function Line({ entry, people, aside }: EntryProps) {
  if (entry.kind === 'heading') return <h3 class="log__band paper__band">{entry.text}</h3>;
  const colour = people.colour?.(entry) ?? null;
  return (
    <article class={`log__entry log__entry--${entry.kind}`} style={colour === null ? undefined : `--owner:${colour}`}>
      {people.plate?.(entry)}
      <p class="log__text">
        <span class="log__sentence">
          {boldIn(entry).map(({ text, bold }, at) =>
            bold ? <Name key={at} text={text} owner={people.named(entry, text)} /> : text,
          )}
        </span>
        {entry.notes.map((note, at) => (
          // Notes are only added at the end, so the index identifies them.
          <NoteText key={at} note={note} />
        ))}{' '}
        {entry.rule !== '' && <RuleTag id={entry.rule} />} {aside}
      </p>
    </article>
  );
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

function Name({ text, owner }: { readonly text: string; readonly owner: ReturnType<LogPeople['named']> }) {
  return (
    <>
      <b>{text}</b>
      {owner !== null && (
        <span class="log__owner"> ({owner === 'you' ? say('log.you') : inBrackets(owner.player)})</span>
      )}
    </>
  );
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

/** Announces new lines to screen readers, each once. */
export function LogVoice() {
  const last = useStore(store, ({ match }) => match?.log.at(-1) ?? null);
  return (
    <p class="visually-hidden" aria-live="polite">
      {last === null ? '' : spoken(last)}
    </p>
  );
}
