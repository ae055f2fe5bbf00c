/** A small map of the table that will be played on. */
import type { ForceSheet } from '../hud/presets';
import { inches } from '../hud/words/words';
import { say } from '../words';

const FILLS: Readonly<Record<string, string>> = {
  open: '#F0DFB0',
  woods: '#9DAA62',
  hill: '#CDBA78',
  mountain: '#8F7A42',
  broken: '#C9B98F',
  ruins: '#D9B48A',
  building: '#C98B62',
  deep_water: '#7FB9D6',
  shallow_water: '#A9D3E2',
  swamp: '#8FA07A',
  deep_swamp: '#6F8062',
};

/** The two ends of the table and the terrain between them. */
export function TableMap({ table }: { readonly table: ForceSheet['table'] }) {
  const { widthCi, heightCi, terrain } = table;
  return (
    <figure class="lobby-map">
      <svg
        viewBox={`0 0 ${widthCi} ${heightCi}`}
        role="img"
        aria-label={say('lobby.table', { width: inches(widthCi), depth: inches(heightCi), pieces: terrain.length })}
      >
        <rect width={widthCi} height={heightCi} fill="#E2CC93" />
        {terrain.map(({ id, kind, outline }) => (
          <polygon
            key={id}
            points={outline.map(({ x, y }) => `${x},${heightCi - y}`).join(' ')}
            fill={FILLS[kind] ?? '#C9B98F'}
            stroke={kind === 'open' ? 'none' : '#1E1812'}
            stroke-width={widthCi / 130}
            stroke-dasharray={kind === 'woods' ? `${widthCi / 60} ${widthCi / 90}` : undefined}
            stroke-linejoin="round"
          />
        ))}
      </svg>
      <figcaption class="note num">
        {inches(widthCi)} × {inches(heightCi)}
      </figcaption>
    </figure>
  );
}
