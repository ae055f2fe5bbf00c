/** The signs of a tile over the figures on it: at its corners, or on a crowded tile on its edges, so that they hide no figure. */
import { HitChip } from './hits';
import { DangerSign, Left, RiskSign } from './legend';
import type { Mark } from './mark';

/** Whether a mark has a sign. */
export const hasChips = ({ sign, left, risk, danger = 0, hit = null, look }: Mark): boolean =>
  look !== 'spot' && (sign !== undefined || left !== undefined || risk !== undefined || danger > 0 || hit !== null);

interface ChipsProps {
  readonly mark: Mark;
  /** Whether so many figures stand on the tile that a sign in a corner would hide one. */
  readonly crowded: boolean;
}

export function Chips({ mark: { sign, left, risk, danger = 0, hit = null, look }, crowded }: ChipsProps) {
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
        {danger > 0 && <DangerSign count={danger} />}
      </span>
    </span>
  );
}
