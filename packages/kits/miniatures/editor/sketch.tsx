/** A small map of a table. */
import type { DrawnPiece } from './contract';
import { inches } from './inches';
import { say } from './words';

const FILLS: Readonly<Record<string, string>> = {
  ...{ open: '#F0DFB0', woods: '#9DAA62', scrub: '#9DAA62', tree: '#4F6B2C', hill: '#CDBA78', mesa: '#C98B62' },
  ...{ mountain: '#8F7A42', broken: '#C9B98F', rocks: '#A99A7C', wasteland: '#BB9A68', nest: '#8A6230' },
  ...{ ruins: '#D9B48A', building: '#C98B62', wreck: '#6B5A4A' },
  ...{ water: '#A9D3E2', pool: '#7FB9D6', deep_water: '#7FB9D6', shallow_water: '#A9D3E2' },
  ...{ 'red-rocks': '#B5714A', 'adobe-wall': '#DDA273', 'rusty-wreck': '#6B5A4A', saloon: '#C98B62' },
  ...{ swamp: '#8FA07A', deep_swamp: '#6F8062' },
};

interface SketchProps {
  readonly table: {
    readonly widthCi: number;
    readonly heightCi: number;
    readonly terrain: readonly (DrawnPiece & { readonly line?: boolean })[];
  };
}

export function Sketch({ table: { widthCi, heightCi, terrain } }: SketchProps) {
  return (
    <figure class="lobby-map">
      <svg
        viewBox={`0 0 ${widthCi} ${heightCi}`}
        role="img"
        aria-label={say('sketch', { width: inches(widthCi), depth: inches(heightCi), pieces: terrain.length })}
      >
        <rect width={widthCi} height={heightCi} fill="#E2CC93" />
        {terrain.map(({ id, kind, outline, line = false }) => {
          const points = outline.map(({ x, y }) => `${x},${heightCi - y}`).join(' ');
          if (line) {
            return <polyline key={id} points={points} fill="none" stroke="#1E1812" stroke-width={widthCi / 90} />;
          }
          return (
            <polygon
              key={id}
              points={points}
              fill={FILLS[kind] ?? '#C9B98F'}
              stroke={kind === 'open' ? 'none' : '#1E1812'}
              stroke-width={widthCi / 130}
              stroke-dasharray={kind === 'woods' ? `${widthCi / 60} ${widthCi / 90}` : undefined}
              stroke-linejoin="round"
            />
          );
        })}
      </svg>
      <figcaption class="note num">
        {inches(widthCi)} × {inches(heightCi)}
      </figcaption>
    </figure>
  );
}
