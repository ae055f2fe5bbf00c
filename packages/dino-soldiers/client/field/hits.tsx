/** The effect that an attack could have: lost hit points, or a skull. */
import type { Threat } from '../plan/aiming';

/** A skull in a square of 24. */
export const SKULL =
  'M12 2a9 9 0 0 0-5 16.5V22h10v-3.5A9 9 0 0 0 12 2ZM8.5 10a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4ZM15.5 10a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4Z';

/** The chip of one effect, in the lower left corner of a square of 100. */
export function HitChip({ hit }: { readonly hit: Threat }) {
  return (
    <>
      <rect x="5" y="71" width="34" height="24" rx="12" />
      {hit.dies ? (
        <path d={SKULL} transform="translate(12.5 73.5) scale(0.8)" />
      ) : (
        <text x="22" y="89.5">{`−${hit.damage}`}</text>
      )}
    </>
  );
}
