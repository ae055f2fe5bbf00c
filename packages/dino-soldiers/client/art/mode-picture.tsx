/** Pictures of the ways to play: a corner of the jungle with what is chosen in it. */
import type { Face } from '../../rules/data/tiles';
import type { UnitType } from '../../rules/data/units';
import type { SHELF } from '../presets';
import { backSvg, canopySvg, faceSvg } from './terrain';
import { Toy } from './toy';
import './cover.css';

interface Scene {
  /** Two columns, row by row. */
  readonly tiles: readonly (Face | 'back')[];
  /** The units, in tiles from the upper left corner to their feet. */
  readonly cast: readonly { readonly type: UnitType; readonly x: number; readonly y: number; readonly size: number }[];
}

const SCENES: Readonly<Record<(typeof SHELF)[number], Scene>> = {
  sides: {
    tiles: ['T10', 'back', 'T04', 'T01', 'T02', 'T24'],
    cast: [
      { type: 'tyrannosaurus', x: 1.15, y: 1.7, size: 1.7 },
      { type: 'captain', x: 0.7, y: 2.75, size: 1.2 },
    ],
  },
  patrol: {
    tiles: ['back', 'back', 'T05', 'back', 'T20', 'T03'],
    cast: [
      { type: 'dilophosaurus', x: 0.75, y: 1.75, size: 1.3 },
      { type: 'sniper', x: 1.35, y: 2.8, size: 1.1 },
    ],
  },
  quick: {
    tiles: ['back', 'T24', 'T17', 'back', 'T04', 'T01'],
    cast: [
      { type: 'velociraptor', x: 1.1, y: 1.75, size: 1.4 },
      { type: 'scout', x: 0.8, y: 2.75, size: 1.2 },
    ],
  },
  standard: {
    tiles: ['back', 'T15', 'T24', 'back', 'back', 'T02'],
    cast: [{ type: 'ankylosaurus', x: 1, y: 2.2, size: 1.7 }],
  },
  custom: {
    tiles: ['T01', 'T04', 'T02', 'T10', 'T24', 'T17'],
    cast: [
      { type: 'rocketGunner', x: 0.6, y: 1.45, size: 1.1 },
      { type: 'grenadier', x: 1.5, y: 1.7, size: 1.1 },
      { type: 'machineGunner', x: 1, y: 2.75, size: 1.4 },
    ],
  },
};

/** The picture of a preset; it fills its parent. */
export function ModePicture({ id }: { readonly id: (typeof SHELF)[number] }) {
  const { tiles, cast } = SCENES[id];
  return (
    <span class="ds-cover ds-cover--mode" aria-hidden="true">
      <span class="ds-cover__ground">
        {tiles.map((tile, at) => {
          const __html = tile === 'back' ? backSvg() + canopySvg(at) : faceSvg(tile);
          return <i key={`${tile} ${at}`} class="ds-cover__tile" dangerouslySetInnerHTML={{ __html }} />;
        })}
        {cast.map(({ type, x, y, size }) => (
          <i
            key={type}
            class="ds-cover__unit"
            style={{ left: `${(x / 2) * 100}%`, top: `${(y / 3) * 100}%`, width: `${(size / 2) * 100}%` }}
          >
            <Toy type={type} />
          </i>
        ))}
      </span>
    </span>
  );
}
