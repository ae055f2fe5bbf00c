/** The bench on which figures are made of parts: the mat with all of them, and the card of the chosen one. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { RuleTag } from '../rulebook/rule-tag';
import { useBox } from '../shell/box';
import { Icon } from '../ui/icons';
import './bench.css';
import { say } from './words';

/** A figure that stands on the mat. */
export interface BenchFigure {
  /** The name of a drawing. */
  readonly art: string;
  readonly name: string;
  readonly points: number;
  /** Whether a fault is about it. */
  readonly faulty: boolean;
  /** How much larger it is drawn than a person. */
  readonly size?: number;
}

/** Scrolls to the card of the chosen figure, which lies below the mat on a phone. */
function showCard(): void {
  if (!window.matchMedia('(max-width: 860px)').matches) return;
  setTimeout(() => document.querySelector('.figure-card')?.scrollIntoView({ block: 'start' }));
}

interface MatProps {
  readonly label: string;
  /** The sentence on an empty mat. */
  readonly empty: string;
  readonly figures: readonly BenchFigure[];
  /** The index of the chosen figure; null for none. */
  readonly chosen: number | null;
  readonly onChoose: (at: number) => void;
  readonly onRemove: (at: number) => void;
}

/** The mat; a press chooses a figure, and the Delete key removes it. */
export function Mat({ label, empty, figures, chosen, onChoose, onRemove }: MatProps) {
  const { Figure } = useBox();
  return (
    <section class="mat" aria-label={label}>
      {figures.length === 0 && <p class="mat__empty typed">{empty}</p>}
      <ul class="mat__list">
        {figures.map(({ art, name, points, faulty, size = 1 }, at) => (
          <li key={at}>
            <button
              type="button"
              class={`mat__toy ${faulty ? 'mat__toy--faulty' : ''}`}
              aria-pressed={at === chosen}
              data-testid={`figure-${at}`}
              onClick={() => {
                onChoose(at);
                showCard();
              }}
              onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onRemove(at)}
            >
              <span class="mat__stand" aria-hidden="true">
                <Figure art={art} width={Math.round(74 * size)} height={Math.round(66 * size)} />
              </span>
              <span class="mat__name">{name}</span>
              <span class="mat__points num" title={say('bench.points', { points })}>
                {points}
              </span>
              {faulty && (
                <span class="mat__fault">
                  <Icon name="cross" size={16} label={say('bench.faulty')} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A part that can be chosen. */
export interface PartChoice {
  readonly id: string;
  readonly word: string;
  /** Its share of the price in words; null for nothing to tell. */
  readonly price: number | null;
  readonly picture?: ComponentChild;
  readonly on: boolean;
  onPick(): void;
}

/** The choices for one part of a figure. */
export interface PartGroup {
  readonly id: string;
  readonly legend: string;
  /** Left out where no rule is about it. */
  readonly rule?: string;
  /** Whether several can be on. */
  readonly many?: boolean;
  readonly choices: readonly PartChoice[];
  /** The effects of chosen parts, below the choices. */
  readonly notes?: readonly PartNote[];
}

/** The effect of a part. */
export interface PartNote {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

const signed = (price: number) => (price < 0 ? `−${-price}` : `+${price}`);

/** Groups of parts: one of each group, or several where `many` says so. */
export function Parts({ groups }: { readonly groups: readonly PartGroup[] }) {
  return (
    <>
      {groups.map(({ id, legend, rule, many = false, choices, notes = [] }) => (
        <fieldset key={id} class="parts" data-testid={`part-${id}`}>
          <legend>
            <span class="typed">{legend}</span> {rule !== undefined && <RuleTag id={rule} />}
          </legend>
          <div class="parts__list">
            {choices.map(({ id: part, word, price, picture, on, onPick }) => (
              <label key={part} class={`part ${picture === undefined ? '' : 'part--pictured'}`}>
                <input
                  type={many ? 'checkbox' : 'radio'}
                  name={id}
                  checked={on}
                  data-testid={`${id}-${part}`}
                  onChange={onPick}
                />
                {picture !== undefined && (
                  <span class="part__pic" aria-hidden="true">
                    {picture}
                  </span>
                )}
                <span class="part__word">{word}</span>
                {price !== null && <b class="part__price num">{signed(price)}</b>}
              </label>
            ))}
          </div>
          <Notes notes={notes} />
        </fieldset>
      ))}
    </>
  );
}

/** The effects of parts, each with its rule; nothing without any. */
export function Notes({ notes }: { readonly notes: readonly PartNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul class="parts__notes" data-testid="part-notes">
      {notes.map(({ id, name, text, rule }) => (
        <li key={id}>
          <b>{name}:</b> {text} <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly art: string;
  /** The name that its maker gave it; empty for none. */
  readonly name: string;
  /** Shown in the field while it is empty. */
  readonly usual: string;
  readonly longest: number;
  readonly points: number;
  /** Left out for a figure whose name is fixed. */
  readonly onName?: (name: string) => void;
  /** Adds another one like it. */
  readonly onMore?: () => void;
  readonly onRemove?: () => void;
  readonly children: ComponentChildren;
}

/** The card of one figure: its picture, its name, its price and its parts. */
export function FigureCard(props: CardProps) {
  const { art, name, usual, longest, points, onName, onMore, onRemove, children } = props;
  const { Figure } = useBox();
  return (
    <section class="paper figure-card" aria-label={say('bench.card', { name: name || usual })}>
      <div class="figure-card__stage">
        <span class="figure-card__toy" aria-hidden="true">
          <Figure art={art} width={170} height={128} />
        </span>
        <span class="figure-card__points poster num">{say('bench.points', { points })}</span>
      </div>
      <div class="figure-card__head">
        {onName === undefined ? (
          <b class="poster figure-card__name">{usual}</b>
        ) : (
          <input
            class="field"
            value={name}
            maxLength={longest}
            placeholder={usual}
            aria-label={say('bench.name')}
            data-testid="figure-name"
            onInput={({ currentTarget }) => onName(currentTarget.value)}
          />
        )}
        {onMore !== undefined && (
          <button type="button" class="btn" data-repeats data-testid="one-more" onClick={onMore}>
            <Icon name="plus" size={20} /> {say('bench.more')}
          </button>
        )}
        {onRemove !== undefined && (
          <button type="button" class="btn" data-testid="remove-figure" onClick={onRemove}>
            <Icon name="bin" size={20} /> {say('bench.remove')}
          </button>
        )}
      </div>
      <div class="figure-card__parts">{children}</div>
    </section>
  );
}

/** The points that are spent, of those that may be. */
export function Meter({ spent, most, note }: { readonly spent: number; readonly most: number; readonly note: string }) {
  const share = Math.min(100, Math.max(0, (100 * spent) / Math.max(1, most)));
  return (
    <div class={`bench-meter ${spent > most ? 'bench-meter--over' : ''}`} aria-live="polite">
      <p class="bench-meter__text">
        <b class="poster" data-testid="points">
          {say('bench.share', { spent, most })}
        </b>{' '}
        <span class="num">{note}</span>
      </p>
      <div class="bench-meter__bar" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}
