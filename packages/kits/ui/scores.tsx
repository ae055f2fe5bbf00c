/** The players, and the score of each. */

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons';
import './scores.css';

/** One player's plate. */
export interface Plate {
  /** The label of their side. */
  readonly side: string;
  readonly icon: IconName;
  readonly name: ComponentChildren;
  /** The number beside the name. */
  readonly text: string;
  /** Length of their bar, from 0 to 1; null for no bar. */
  readonly share: number | null;
  /** Length of the next part of the bar: what wounds have cost. */
  readonly worn?: number;
  /** The colour of the plate, if the page's styles have none for the side. */
  readonly colour?: string | null;
}

interface Props {
  readonly label: string;
  readonly plates: readonly Plate[];
}

export function Scores({ label, plates }: Props) {
  return (
    <ul class="strengths" aria-label={label}>
      {plates.map(({ side, icon, name, text, share, worn, colour }, seat) => (
        <li
          key={seat}
          class={`strengths__seat strengths__seat--${side}`}
          style={colour == null ? undefined : `--plate:${colour}`}
        >
          <Icon name={icon} size={16} />
          <span class="strengths__name" translate={false}>
            {name}
          </span>
          <span class="strengths__points num">{text}</span>
          {share !== null && <StrengthBar share={share} worn={worn ?? 0} />}
        </li>
      ))}
    </ul>
  );
}

/** A thin bar: what is left, then what wounds have cost, then what is lost. */
export function StrengthBar({ share, worn = 0 }: { readonly share: number; readonly worn?: number }) {
  const ends = `--left:${100 * share}%;--worn:${100 * (share + worn)}%`;
  return <span class="strengths__bar" style={ends} aria-hidden="true" />;
}
