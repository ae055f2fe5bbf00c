/** The field: tiles, units, and the preview of what a click would do. */

import { COMPACT, useMedia } from '@dwo/kits/shell/use-media';
import { useStore } from '@dwo/kits/shell/use-store';
import { type Cell, type Press, TileBoard, type TileCell, type TilePiece, TOUCHED } from '@dwo/kits/tiles';
import type { ComponentChildren } from 'preact';
import { FACES, type Figure, keyOf, type Now, sideOf, tileAt, unitsOn } from '../../rules';
import { CROWD, Standee } from '../art/figure';
import { backdrop, backSvg, canopySvg, faceSvg, obstacleSvg, woodSvg } from '../art/terrain';
import type { Effects } from '../effects';
import { placesOn, unitUnder } from '../look';
import { edgesOf, signOf, spotName, tileText, unitName } from '../names';
import { isDoomed, pendingHits, pendingSign } from '../pending';
import { say } from '../words';
import { Badge } from './badge';
import { Burst } from './burst';
import { Chips, hasChips } from './chips';
import { FireSign } from './legend';
import type { Mark } from './mark';

interface FieldProps {
  readonly state: Now;
  /** By the key of a spot (`keyOf`). */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly chosen: number | null;
  readonly able: ReadonlySet<number>;
  readonly targets: ReadonlySet<number>;
  readonly effects: Effects | null;
  readonly over?: ComponentChildren;
  readonly under?: ComponentChildren;
  /** True to hide the buttons of the camera. */
  readonly bare?: boolean;
  /** So many pixels on the left are taken by something else. */
  readonly side?: number;
  /** A panel beside a cell. */
  readonly float?: { readonly at: Cell; readonly children: ComponentChildren } | null;
  /** A cell that stays in sight above what covers the lower `below` px. */
  readonly keep?: { readonly at: Cell; readonly below: number } | null;
  /** A button beside those of the camera. */
  readonly keys?: ComponentChildren;
  onPress(at: Cell, unit: Figure | null): void;
  onPoint?(at: Cell | null): void;
  onEscape?(): void;
  /** A press on the jungle round the field. */
  onBeside?(): void;
}

interface SvgProps {
  readonly markup: string;
  /** True for leaves, which move. */
  readonly sways?: boolean;
}

const Svg = ({ markup, sways = false }: SvgProps) => (
  <span class={sways ? 'ds-leaves' : 'ds-pic'} dangerouslySetInnerHTML={{ __html: markup }} />
);

const painted = new Map<number, ComponentChildren>();

/** The back of a tile. It is the same element each time, so that Preact skips it when it renders. */
function back(at: number): ComponentChildren {
  const known = painted.get(at) ?? (
    <>
      <Svg markup={backSvg()} />
      <Svg markup={canopySvg(at)} sways />
    </>
  );
  painted.set(at, known);
  return known;
}

const lookOf = (look: Mark['look']): string => (look === 'plain' ? '' : ['ds-mark', `ds-mark--${look}`].join(' '));

/** The units on a tile as a sentence. */
export function unitsText(state: Now, tile: number): string {
  return unitsOn(state, tile)
    .map((unit) => {
      const { id, hp, hidden } = unit;
      const waits = pendingHits(state, unit).length;
      return say('field.unit', { unit: unitName(state, id), hp, hidden, waits });
    })
    .join(', ');
}

function tileCells({ state, marks }: FieldProps): TileCell[] {
  return state.tiles.map((tile, at): TileCell => {
    const mark = marks.get(keyOf(tile));
    const { face, burns } = tile;
    const data = face === null ? null : FACES[face];
    const words = [spotName(tile, state.tiles), tileText(tile), unitsText(state, at), mark?.text ?? ''];
    return {
      key: keyOf(tile),
      x: tile.x,
      y: tile.y,
      label: words.filter((text) => text !== '').join('. '),
      face: face === null ? '' : <Svg markup={faceSvg(face)} />,
      back: face?.startsWith('START') === true ? null : back(at),
      faceUp: face !== null,
      look: mark === undefined ? '' : lookOf(mark.look),
      mark: (
        <>
          {data !== null && data.terrain !== 'open' && <Badge terrain={data.terrain} damage={data.damage} />}
          {burns > 0 && <span class="ds-fire" />}
        </>
      ),
    };
  });
}

function otherCells({ state, marks }: FieldProps): TileCell[] {
  const ghosts = [...marks].filter(([, { look }]) => look === 'spot');
  const spots = ghosts.map(([key, mark]): TileCell => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    return {
      ...{ key, x, y, face: null, back: null, faceUp: false, look: lookOf('spot') },
      label: `${spotName({ x, y }, state.tiles)}. ${mark.text}`,
    };
  });
  const rocks = state.obstacles.map((spot, at): TileCell => {
    return {
      ...{ key: keyOf(spot), x: spot.x, y: spot.y, back: null, faceUp: true, idle: true, look: 'ds-obstacle' },
      label: `${spotName(spot, state.tiles)}. ${say('field.obstacle')}`,
      face: (
        <>
          <Svg markup={obstacleSvg(at)} />
          <Svg markup={woodSvg(at)} sways />
        </>
      ),
    };
  });
  return [...spots, ...rocks];
}

function piecesOf({ state, marks, chosen, able, targets }: FieldProps): TilePiece[] {
  return state.tiles.flatMap((tile, at) => {
    const units = unitsOn(state, at);
    const places = placesOn(units);
    const shared = new Set(units.map(sideOf)).size > 1;
    const figures = units.map((unit, i): TilePiece => {
      const { x, y, size } = places[i] ?? { x: 0.5, y: 0.5, size: 0.5 };
      const look =
        unit.id === chosen ? 'chosen' : targets.has(unit.id) ? 'target' : able.has(unit.id) ? 'able' : 'plain';
      return {
        key: unit.id,
        x: tile.x + x,
        y: tile.y + y,
        size,
        rank: Math.round(y * 10),
        picture: (
          <Standee
            {...{ unit, state: look, shared, among: units.length }}
            number={signOf(state, unit.id)}
            pending={pendingSign(state, unit)}
            doomed={isDoomed(state, unit)}
          />
        ),
      };
    });
    const mark = marks.get(keyOf(tile));
    return [
      ...figures,
      ...(tile.burns === 0 ? [] : [fireOf(tile)]),
      ...(units.length < CROWD ? [] : [countOf(tile, units.length)]),
      ...(mark === undefined || !hasChips(mark) ? [] : [chipsOf(tile, mark, units.length > 0)]),
    ];
  });
}

/** The number of units on a crowded tile, for small tiles: there the figures have no signs of their own. */
function countOf({ x, y }: Cell, count: number): TilePiece {
  const picture = (
    <span class="ds-crowd">
      <b class="ds-count" data-sign={`×${count}`} />
    </span>
  );
  return { key: `count-${x},${y}`, x: x + 0.5, y: y + 0.5, size: 1, rank: 20, picture };
}

/** The turns for which a tile still burns, over its figures. */
function fireOf({ x, y, burns }: Now['tiles'][number]): TilePiece {
  const picture = (
    <span class="ds-crowd">
      <FireSign burns={burns} />
    </span>
  );
  return { key: `fire-${x},${y}`, x: x + 0.5, y: y + 0.5, size: 1, rank: 21, picture };
}

/** The signs of a tile, over its figures. */
function chipsOf({ x, y }: Cell, mark: Mark, crowded: boolean): TilePiece {
  const picture = <Chips mark={mark} crowded={crowded} />;
  return { key: `chips-${x},${y}`, x: x + 0.5, y: y + 0.5, size: 1, rank: 30, picture };
}

let woods: string | null = null;

/** The jungle around the field, computed once. */
function jungle(): string {
  woods ??= backdrop();
  return woods;
}

export function Field(props: FieldProps) {
  const { state, onPress, onPoint, onEscape, onBeside, under, over, effects, bare = false, side = 0 } = props;
  const { float = null, keep = null, keys = null } = props;
  const touched = useMedia(COMPACT);
  const press = ({ x, y, within }: Press) => {
    const tile = tileAt(state, { x, y });
    const units = tile === null ? [] : unitsOn(state, tile);
    onPress({ x, y }, unitUnder(units, within));
  };
  return (
    <div class="ds-field" data-testid="ds-field" style={{ backgroundImage: jungle() }}>
      <TileBoard
        name={say('field.name')}
        cells={[...tileCells(props), ...otherCells(props)]}
        pieces={piecesOf(props)}
        largest={state.phase === 'field' ? 120 : 190}
        bare={bare}
        side={side}
        {...(touched && !bare && side === 0 ? TOUCHED : {})}
        {...(state.tiles.length > 0 && !bare ? { edges: edgesOf(state.tiles) } : {})}
        float={float}
        keep={keep}
        keys={keys}
        under={under}
        over={
          <>
            {over}
            {effects !== null && <Bursts state={state} effects={effects} />}
          </>
        }
        onPress={press}
        {...(onPoint === undefined ? {} : { onPoint })}
        {...(onEscape === undefined ? {} : { onEscape })}
        {...(onBeside === undefined ? {} : { onBeside })}
      />
    </div>
  );
}

function Bursts({ state, effects }: { readonly state: Now; readonly effects: Effects }) {
  const shown = useStore(effects.store, (stage) => stage.shown);
  return (
    <>
      {shown.map(({ key, tile, effect }) => {
        const at = state.tiles[tile];
        return at === undefined ? null : <Burst key={key} x={at.x + 0.5} y={at.y + 0.5} effect={effect} />;
      })}
    </>
  );
}
