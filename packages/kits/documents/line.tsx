/** One line of a document: its picture, what is picked in it, its points, and the button that removes it. */
import type { ComponentChildren } from 'preact';
import { RuleTag } from '../rulebook/rule-tag';
import { Icon } from '../ui/icons';
import './line.css';

interface LineProps {
  readonly testId: string;
  readonly picture: ComponentChildren;
  /** Whether the picture is wide, and its picks have a row of their own. */
  readonly wide?: boolean;
  readonly points: number;
  /** The spoken name of the button that removes the line. */
  readonly remove: string;
  readonly onRemove: () => void;
  /** Stands beside the picture. */
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The line. */
export function Line({ testId, picture, wide = false, points, remove, onRemove, head, children }: LineProps) {
  return (
    <li class={wide ? 'line line--wide' : 'line'} data-testid={testId}>
      <span class={wide ? 'line__pic line__pic--wide' : 'line__pic'}>{picture}</span>
      {wide ? <span class="line__text">{head}</span> : head}
      <span class="line__side">
        <b class="num line__points">{points}</b>
        <button type="button" class="line__away" aria-label={remove} onClick={onRemove}>
          <Icon name="cross" size={18} />
        </button>
      </span>
      <span class={wide ? 'line__picks line__picks--all' : 'line__more'}>{children}</span>
    </li>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly choices: readonly T[];
  readonly word: (choice: T) => string;
  /** The word for none of them; left out if one must be picked. */
  readonly none?: string;
  readonly onPick: (choice: T | '') => void;
}

/** One of several, from a list that opens. */
export function PickOne<T extends string>({ label, value, choices, word, none, onPick }: PickProps<T>) {
  return (
    <select
      class="pick"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onPick(choices.find((each) => each === currentTarget.value) ?? '')}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((each) => (
        <option key={each} value={each}>
          {word(each)}
        </option>
      ))}
    </select>
  );
}

interface SwitchProps<T extends string | number> {
  readonly label: string;
  /** The name of the group of buttons, which no other one on the page has. */
  readonly name: string;
  readonly choices: readonly T[];
  readonly word: (choice: T) => ComponentChildren;
  readonly on: (choice: T) => boolean;
  readonly onPick: (choice: T) => void;
}

/** One of a few words side by side. */
export function Switch<T extends string | number>({ label, name, choices, word, on, onPick }: SwitchProps<T>) {
  return (
    <span class="switch" role="radiogroup" aria-label={label}>
      {choices.map((each) => (
        <label key={each} class="switch__side">
          <input type="radio" name={name} checked={on(each)} onChange={() => onPick(each)} />
          {word(each)}
        </label>
      ))}
    </span>
  );
}

interface TraitProps {
  readonly on: boolean;
  readonly label: string;
  readonly word: string;
  /** Shown while it is on. */
  readonly rule: string;
  readonly onChange: (on: boolean) => void;
}

/** A trait that is switched on and off. */
export function Trait({ on, label, word, rule, onChange }: TraitProps) {
  return (
    <span class="trait-box">
      <button type="button" class="trait" aria-pressed={on} aria-label={label} onClick={() => onChange(!on)}>
        {on && <Icon name="tick" size={14} />}
        {word}
      </button>
      {on && <RuleTag id={rule} />}
    </span>
  );
}
