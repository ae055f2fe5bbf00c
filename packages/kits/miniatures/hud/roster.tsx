/** Every figure as text, to follow and play a battle without seeing the table. */
import type { Point } from '@dwo/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Place } from '../model';
import { say } from './words';

/** A figure in the list. */
export interface RosterRow {
  readonly id: string;
  readonly name: string;
  /** Its facts in one line. */
  readonly about: string;
  /** Whether it can act, or the chance to hit it. */
  readonly state: string;
}

interface RosterProps {
  /** The viewer's own figures; null for a spectator. */
  readonly own: readonly RosterRow[] | null;
  readonly others: readonly RosterRow[];
  /** The selected figure. */
  readonly selected: { readonly id: string; readonly name: string } | null;
  readonly target: string | null;
  /** The act that a press on another figure plans; null for none. */
  readonly verb: 'contact' | 'target' | null;
  /** The base of a figure, or of what carries it. */
  place(figure: string): Place | null;
  onSelect(figure: string): void;
  onTarget(figure: string): void;
  /** Plans a walk to a place; null while nothing is moved or put down. */
  readonly onWalk: ((to: Point) => void) | null;
  /** The chips of the selected figure's acts. */
  readonly acts: ComponentChildren;
  /** The red button. */
  readonly children: ComponentChildren;
}

/** The list: own figures, the others as seen from the selected one, and the acts of that one. */
export function RosterSheet(props: RosterProps) {
  const { own, others, selected, target, verb, onSelect, onTarget, onWalk, acts, children } = props;
  const word = verb === null ? null : say(verb === 'contact' ? 'roster.contact' : 'roster.target');
  const from = selected === null ? null : props.place(selected.id);
  const rows = others.map((row) => ({ ...row, state: `${where(from, props.place(row.id))} ${row.state}` }));
  return (
    <div class="roster">
      {own !== null && (
        <section aria-label={say('tray.label')}>
          <h3 class="typed">{say('tray.label')}</h3>
          <List rows={own} pressed={selected?.id ?? null} word="" refused={false} onPress={onSelect} />
        </section>
      )}
      <section aria-label={say('roster.others')}>
        <h3 class="typed">
          {selected === null ? say('roster.the-others') : say('roster.seen-from', { name: selected.name })}
        </h3>
        <List rows={rows} pressed={target} word={word ?? ''} refused={word === null} onPress={onTarget} />
        {onWalk !== null && from !== null && <WalkForm from={from} onWalk={onWalk} />}
        <div class="roster__acts">{acts}</div>
        {children}
      </section>
    </div>
  );
}

interface ListProps {
  readonly rows: readonly RosterRow[];
  readonly pressed: string | null;
  /** Spoken after each row: the act of a press. */
  readonly word: string;
  readonly refused: boolean;
  onPress(figure: string): void;
}

/** A list is one stop for the Tab key; the arrow keys, Home and End move through it. */
function List({ rows, pressed, word, refused, onPress }: ListProps) {
  const stop = rows.some(({ id }) => id === pressed) ? pressed : rows[0]?.id;
  return (
    <ul class="roster__list" onKeyDown={walkList}>
      {rows.map(({ id, name, about, state }) => (
        <li key={id}>
          <button
            type="button"
            class="roster__row"
            tabIndex={id === stop ? 0 : -1}
            aria-disabled={refused || undefined}
            aria-pressed={id === pressed}
            onClick={() => onPress(id)}
          >
            <b>{name}</b>
            <span class="note">{about}</span>
            <span class="roster__state">
              {state}
              {word !== '' && <span class="visually-hidden">, {word}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function walkList(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.roster__row')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

/** Bases nearer than this touch, in ci. */
const TOUCH_CI = 10;

/** Eighths of a turn, clockwise from north. */
const WINDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Distance and direction from one base to another: `6.2" north-east`; empty if either is unknown. */
function where(a: Place | null, b: Place | null): string {
  if (a === null || b === null) return '';
  const gap = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) - a.radiusCi - b.radiusCi;
  const angle = (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
  const direction = say(`roster.wind.${WINDS[Math.round(((angle + 360) % 360) / 45) % 8] ?? 0}`);
  if (gap <= TOUCH_CI) return say('roster.touching', { direction });
  return say('roster.away', { length: say('inches', { inches: Math.round(gap / 10) / 10 }), direction });
}

/** Plans a move by direction and length, and shows its cost at once. */
function WalkForm({ from, onWalk }: { readonly from: Place; readonly onWalk: (to: Point) => void }) {
  const [degrees, setDegrees] = useState('0');
  const [length, setLength] = useState('3');
  const walk = (event: Event) => {
    event.preventDefault();
    const angle = (Number(degrees) * Math.PI) / 180;
    const lengthCi = Number(length) * 100;
    if (Number.isNaN(angle) || Number.isNaN(lengthCi)) return;
    onWalk({
      x: Math.round(from.x + Math.sin(angle) * lengthCi),
      y: Math.round(from.y + Math.cos(angle) * lengthCi),
    });
  };
  return (
    <form class="roster__walk" onSubmit={walk}>
      <label>
        {say('roster.direction')}
        <input
          class="field"
          type="number"
          min="0"
          max="359"
          value={degrees}
          onInput={(event) => setDegrees(event.currentTarget.value)}
        />
      </label>
      <label>
        {say('roster.inches')}
        <input
          class="field"
          type="number"
          min="0"
          step="0.01"
          value={length}
          onInput={(event) => setLength(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {say('roster.plan')}
      </button>
    </form>
  );
}
