/** The sign of a terrain with an effect; the number is the movement points or the hit points that it costs. */
export function Badge({ terrain, damage }: { readonly terrain: string; readonly damage: number }) {
  const sign = terrain === 'rough' ? '2' : terrain === 'unforgiving' ? `−${damage}` : '';
  return (
    <span class={`ds-badge ds-badge--${terrain}`} data-sign={sign}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {terrain === 'rough' && <path d="M2 9q4 -5 8 0t8 0M4 16q4 -5 8 0t8 0" />}
        {terrain === 'cluttered' && <path d="M2 12q10 -11 20 0q-10 11 -20 0M5 20L19 4" />}
        {terrain === 'unforgiving' && <path d="M12 3L22 20H2ZM12 9v5M12 17v1" />}
      </svg>
    </span>
  );
}
