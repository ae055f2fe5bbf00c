/** The card of a figure in the tray. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/icons';
import { Said } from '../../ui/said';

interface SquadCardProps {
  readonly id: string;
  readonly full: string;
  readonly short: string;
  /** The words that are spoken after its name. */
  readonly spoken: readonly string[];
  readonly selected: boolean;
  /** `out` is a figure that is lost. */
  readonly readiness: 'ready' | 'acted' | 'none' | 'idle' | 'out';
  readonly picture: ComponentChildren;
  /** Life points left; null for a figure without. */
  readonly life: number | null;
  /** Signs in its corners: a rank, a mount. */
  readonly signs?: ComponentChildren;
  readonly onPress: () => void;
}

/** Picture, name, life and a tick once it has acted. */
export function SquadCard({ id, full, short, selected, readiness, life, ...card }: SquadCardProps) {
  // Speech control must find the words that are written on the card.
  const name = full.includes(short) ? full : `${full} (${short})`;
  return (
    <button
      type="button"
      class={`squad-card ${readiness === 'ready' ? '' : `squad-card--${readiness}`}`}
      aria-pressed={selected}
      title={full}
      data-figure={id}
      onClick={card.onPress}
    >
      <Said as={[name, ...card.spoken].join(', ')}>
        <span class="squad-card__pic">{card.picture}</span>
        <Name short={short} />
        {life !== null && <span class="squad-card__count num">{life}</span>}
        {card.signs}
        {readiness === 'acted' && (
          <span class="squad-card__tick">
            <Icon name="tick" size={16} />
          </span>
        )}
      </Said>
    </button>
  );
}

/** The name on the card. If it is cut off, the number that tells two of a kind apart stays visible. */
function Name({ short }: { readonly short: string }) {
  const [, kind = short, number] = /^(.+) (\d+)$/.exec(short) ?? [];
  return (
    <span class="squad-card__name">
      <span class="squad-card__kind">{kind}</span>
      {number !== undefined && <span class="squad-card__number"> {number}</span>}
    </span>
  );
}

/** Scrolls a row sideways until an element in it is in sight; the sheet around the row stays where it is. */
export function intoRow(row: HTMLElement, element: Element): void {
  const [shown, wanted] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  const beyond = Math.max(0, wanted.right - shown.right);
  row.scrollLeft += wanted.left < shown.left ? wanted.left - shown.left : beyond;
}

/** Scrolls a row sideways with the wheel, because it can't scroll up or down. */
export function sideways(event: WheelEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
}
