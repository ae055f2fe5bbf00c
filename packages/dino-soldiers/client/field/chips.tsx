/** The signs of a tile over the figures on it: at its corners, or on a tile with figures on its edges, so that they hide no figure. */
import { HitChip } from './hits';
import { DangerSign, Left, RiskSign } from './legend';
import type { Mark } from './mark';

/** Whether a mark has a sign. */
export const hasChips = ({ sign, left, risk, danger, hit = null, look }: Mark): boolean =>
  look !== 'spot' && (sign !== undefined || left !== undefined || risk !== undefined || tells(danger) || hit !== null);

/** A danger like that where the unit stands decides nothing, so it has no sign. */
const tells = (danger: Mark['danger']): boolean => danger !== undefined && danger.than !== 'same';

interface ChipsProps {
  readonly mark: Mark;
  /** Whether figures stand on the tile, which a sign in a corner would hide. */
  readonly crowded: boolean;
}

export function Chips({ mark: { sign, left, risk, danger, hit = null, look }, crowded }: ChipsProps) {
  return (
    <span class={`ds-chips ${crowded ? 'ds-chips--crowded' : ''}`}>
      <span class="ds-chips__row">
        {risk === undefined ? <i /> : <RiskSign risk={risk} />}
        {sign !== undefined && <b class={`ds-sign ${look === 'harm' ? 'ds-sign--harm' : ''}`} data-sign={sign} />}
        {left !== undefined && <Left left={left} />}
      </span>
      <span class="ds-chips__row ds-chips__row--low">
        {hit === null ? (
          <i />
        ) : (
          <svg class="ds-hit ds-chips__hit" viewBox="3 69 38 28" aria-hidden="true">
            <HitChip hit={hit} />
          </svg>
        )}
        {danger !== undefined && tells(danger) && <DangerSign {...danger} />}
      </span>
    </span>
  );
}
