/** The picture on the lid: a corner of the jungle, half of it still face down, with both sides in it. */
import type { Face } from '../../rules/data/tiles';
import type { UnitType } from '../../rules/data/units';
import { backSvg, canopySvg, faceSvg, obstacleSvg, woodSvg } from './terrain';
import { Toy } from './toy';
import './cover.css';

/** The tiles row by row: a face, a back, or an Obstacle. */
const ROWS: readonly (readonly (Face | 'back' | 'rock')[])[] = [
  ['back', 'rock', 'back', 'T10', 'back', 'rock'],
  ['back', 'T01', 'T24', 'T17', 'T04', 'back'],
  ['rock', 'T02', 'T07', 'T15', 'START_D', 'back'],
];

/** The units, in tiles from the upper left corner to their feet. */
const CAST: readonly { readonly type: UnitType; readonly x: number; readonly y: number; readonly size: number }[] = [
  { type: 'tyrannosaurus', x: 3.55, y: 2.15, size: 2.5 },
  { type: 'velociraptor', x: 5.1, y: 1.9, size: 1.2 },
  { type: 'captain', x: 1.45, y: 1.85, size: 1.15 },
  { type: 'machineGunner', x: 2.1, y: 2.75, size: 1.2 },
  { type: 'rocketGunner', x: 1, y: 2.8, size: 1.2 },
];

function Tile({ tile, turn }: { readonly tile: Face | 'back' | 'rock'; readonly turn: number }) {
  const markup =
    tile === 'back' ? backSvg() + canopySvg(turn) : tile === 'rock' ? obstacleSvg(turn) + woodSvg(turn) : faceSvg(tile);
  return <i class="ds-cover__tile" dangerouslySetInnerHTML={{ __html: markup }} />;
}

export function Cover() {
  return (
    <span class="ds-cover" aria-hidden="true">
      <span class="ds-cover__ground">
        {ROWS.flatMap((row, y) => row.map((tile, x) => <Tile key={`${x} ${y}`} tile={tile} turn={y * 7 + x} />))}
        {CAST.map(({ type, x, y, size }) => (
          <i
            key={type}
            class="ds-cover__unit"
            style={{ left: `${(x / 6) * 100}%`, top: `${(y / 3) * 100}%`, width: `${(size / 6) * 100}%` }}
          >
            <Toy type={type} />
          </i>
        ))}
      </span>
    </span>
  );
}
