/** The battle log: what happened, in sentences, each with its rule. */

import { plateSvg } from '@dwo/kits/art/emblems';
import type { LogEntry, Note } from '@dwo/kits/shell/log-entry';
import { inBrackets, playerName } from '@dwo/kits/shell/player-name';
import { useStore } from '@dwo/kits/shell/use-store';
import type { ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MAKE_OF } from '../../art/names';
import { MatchContext } from '../../match-context';
import { desk, patchDesk, store } from '../../store';
import { ownerOf } from '../../tools/figures';
import { say } from '../../words';
import { placeOfPlayer } from '../theatre/tokens';
import { filterLog, filtersFor, type LogFilter, type Mine, spoken } from '../words/log-reading';
import { RuleTag } from '../words/rule-tag';

/** Only this many lines are laid out, to spare the browser. */
const SHOWN = 150;

interface LogPanelProps {
  /** The viewer's own seat and figures, for a log without a match; null if there are none. */
  readonly mine?: Mine | null;
  /** The owners of figures, for a log without a match. */
  readonly owners?: Owners | undefined;
  /** The element at the end of a line. */
  readonly aside?: (entry: LogEntry) => ComponentChildren;
}

/** The log as a sheet of paper. */
export function LogPanel(props: LogPanelProps) {
  const log = useStore(store, (app) => app.match?.log ?? NONE);
  const filter = useStore(desk, ({ logFilter }) => logFilter);
  const own = useStore(store, (app) => app.match?.seat ?? null);
  const followed = useStore(desk, ({ viewpoint }) => viewpoint);
  const seat = own ?? followed;
  const from = useStore(store, (app) => app.match?.logFrom ?? 0);
  const open = useContext(MatchContext);
  const seated = seat === null ? null : { seat, owns: (figure: string) => ownerNow(figure) === seat };
  const mine = props.mine === undefined ? seated : props.mine;
  const filters = filtersFor(mine);
  const on = filters.includes(filter) ? filter : 'all';
  const filtered = filterLog(log, on, mine);
  const [most, setMost] = useState(SHOWN);
  const entries = filtered.slice(-most);
  const known = useOwners();
  const owners = props.owners ?? known;
  const list = useRef<HTMLDivElement>(null);
  const earlier = () => {
    if (filtered.length - entries.length < SHOWN) void open?.session.history.earlier();
    setMost(most + SHOWN);
  };
  // The list is scrolled from its end: the browser keeps the newest line in view, or the lines that are being read further up.
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [on]);
  return (
    <section class="log paper" aria-label={say('drawer.log')}>
      <header class="paper__head">
        <h2 class="log__title">{say('log-panel.title')}</h2>
        <Filters filters={filters} on={on} />
      </header>
      <div
        class="log__list"
        ref={list}
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={say('log-panel.happened')}
      >
        <div class="log__lines">
          {(filtered.length > entries.length || from > 0) && (
            <button type="button" class="btn log__earlier" data-testid="log-earlier" onClick={earlier}>
              {say('log-panel.earlier')}
            </button>
          )}
          {entries.length === 0 && from === 0 && <p class="note log__empty">{say('log-panel.empty')}</p>}
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} owners={owners} aside={props.aside?.(entry)} />
          ))}
        </div>
      </div>
    </section>
  );
}

const NONE: readonly LogEntry[] = [];

function Filters({ filters, on }: { readonly filters: readonly LogFilter[]; readonly on: LogFilter }) {
  return (
    <fieldset class="log__filters">
      <legend class="visually-hidden">{say('log-panel.filter')}</legend>
      {filters.map((each) => (
        <button
          key={each}
          type="button"
          class="log__filter"
          aria-pressed={each === on}
          onClick={() => patchDesk({ logFilter: each })}
        >
          {say(`log-panel.filter.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The seat that owns a figure. It never changes, so the component need not follow the state. */
function ownerNow(figure: string): number | null {
  const state = store.getState().match?.state ?? null;
  return state === null ? null : ownerOf(state, figure);
}

/** The owners of the figures in a line. */
export interface Owners {
  /** The owner of a figure in a line: "you" or the player; null if unknown. */
  readonly named: (entry: LogEntry, name: string) => string | null;
  /** The index of a line's player among those of their side. */
  readonly place: (entry: LogEntry) => number;
}

/** The same object until another figure is known, or a player's name or seat has changed. */
function useOwners(): Owners {
  const names = useStore(desk, ({ names }) => names);
  const lobby = useStore(store, (app) => app.match?.lobby ?? null);
  const seats = useStore(store, (app) => app.match?.seats ?? NO_SEATS);
  const named = useCallback(
    (entry: LogEntry, name: string) => {
      const figure = entry.figures.find((id) => names?.full(id) === name);
      const owner = figure === undefined ? null : ownerNow(figure);
      if (owner === null) return null;
      return seats.includes(owner) ? say('log-panel.you') : playerName(lobby, owner);
    },
    [names, lobby, seats],
  );
  return useMemo(() => ({ named, place: placeOf }), [named]);
}

function placeOf({ figures: [figure], seats: [first] }: LogEntry): number {
  const state = store.getState().match?.state ?? null;
  const seat = first ?? (figure === undefined ? null : ownerNow(figure));
  return state === null || seat === null ? 0 : placeOfPlayer(state, seat);
}

const NO_SEATS: readonly number[] = [];

interface EntryProps {
  readonly entry: LogEntry;
  readonly owners: Owners;
  readonly aside?: ComponentChildren;
}

/** A line, rendered again only when it has changed: a log is long. */
function Entry({ entry, owners, aside }: EntryProps) {
  return useMemo(() => <Line entry={entry} owners={owners} aside={aside} />, [entry, owners, aside]);
}

function Line({ entry, owners, aside }: EntryProps) {
  if (entry.kind === 'heading') return <h3 class="log__band paper__band">{entry.text}</h3>;
  return (
    <article class={`log__entry log__entry--${entry.kind}`}>
      <OwnersPlate by={entry.by} place={owners.place(entry)} />
      <p class="log__text">
        <Sentence entry={entry} owners={owners} />
        {entry.notes.map((note, at) => (
          // Notes are only added at the end, so the index identifies them.
          <NoteText key={at} note={note} />
        ))}{' '}
        {entry.rule !== '' && <RuleTag id={entry.rule} />} {aside}
      </p>
    </article>
  );
}

/** The plate of the side that acted, with its player's emblem if several play the side. */
function OwnersPlate({ by, place }: { readonly by: LogEntry['by']; readonly place: number }) {
  if (by !== 'army' && by !== 'dinosaurs') return null;
  return <span class="log__plate" dangerouslySetInnerHTML={{ __html: plateSvg(MAKE_OF[by], place, null, 24) }} />;
}

/** The sentence with its names in bold, each with its owner. */
function Sentence({ entry, owners }: { readonly entry: LogEntry; readonly owners: Owners }) {
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
  return (
    <span class="log__sentence">
      {parts.map(({ text, bold }, at) =>
        bold ? <Name key={at} text={text} owner={owners.named(entry, text)} /> : text,
      )}
    </span>
  );
}

function Name({ text, owner }: { readonly text: string; readonly owner: string | null }) {
  return (
    <>
      <b>{text}</b>
      {owner !== null && <span class="log__owner"> ({inBrackets(owner)})</span>}
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
export function LogSpeaker() {
  const last = useStore(store, (app) => app.match?.log.at(-1) ?? null);
  return (
    <p class="visually-hidden" aria-live="polite">
      {last === null ? '' : spoken(last)}
    </p>
  );
}
