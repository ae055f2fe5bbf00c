/**
 * A board of square tiles that fills its window: tiles that flip, pieces that glide, marks over them, a keyboard
 * cursor.
 */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { areSmall, LARGEST, lifted, SMALLEST } from './camera';
import { type EdgeNames, Edges } from './edges';
import { Float } from './float';
import { type Box, boxAround, type Cell, isArrow, nextCell } from './grid';
import { useCamera } from './use-camera';
import { Zoom } from './zoom';
import './tiles.css';

/** A spot that can be pressed: a tile, or a free spot. */
export interface TileCell extends Cell {
  readonly key: string;
  /** The name for screen readers: the tile, the pieces on it, and what a press does. */
  readonly label: string;
  /** The picture of the face; null for a free spot. */
  readonly face: ComponentChildren | null;
  /** The picture of the back; null for a tile without a back. */
  readonly back: ComponentChildren | null;
  readonly faceUp: boolean;
  /** CSS classes of the game. */
  readonly look?: string;
  /** A mark above the tile. */
  readonly mark?: ComponentChildren;
  /** Whether the spot can't be pressed. */
  readonly idle?: boolean;
}

/** A piece on the board. `x` and `y` are its centre and `size` is its width, in tiles, from the corner of cell 0,0. */
export interface TilePiece extends Cell {
  readonly key: string | number;
  readonly size: number;
  /** Pieces of a higher rank are drawn over those of a lower. */
  readonly rank: number;
  readonly look?: string;
  readonly picture: ComponentChildren;
}

/** A press on a cell. */
export interface Press {
  readonly x: number;
  readonly y: number;
  /** The point in the cell, from 0 to 1; null for a press by keyboard. */
  readonly within: { readonly x: number; readonly y: number } | null;
}

interface BoardProps {
  readonly name: string;
  readonly cells: readonly TileCell[];
  readonly pieces: readonly TilePiece[];
  /** Free cells around the tiles. */
  readonly margin?: number;
  /** SVG in tiles, between tiles and pieces. */
  readonly under?: ComponentChildren;
  /** SVG in tiles, over everything. */
  readonly over?: ComponentChildren;
  /** The greatest side length of a tile, in px, while the whole board is shown. */
  readonly largest?: number;
  /** True to hide the buttons of the camera. */
  readonly bare?: boolean;
  /** A button of the game in the strip of the camera's buttons, where it covers no tile. */
  readonly keys?: ComponentChildren;
  /** The strip on the left that the game uses itself, in px: no tile lies there while the whole board is shown. */
  readonly side?: number;
  /** The least side length of a tile, in px, while the whole board is shown. */
  readonly least?: number;
  /** A smaller one that is taken if the whole board is in sight with it. */
  readonly whole?: number;
  /** The names of columns and rows, along the edges. */
  readonly edges?: EdgeNames;
  /** A panel of the game beside a cell. */
  readonly float?: { readonly at: Cell; readonly children: ComponentChildren } | null;
  /** A cell that stays in sight above what covers the lower `below` px of the board. */
  readonly keep?: { readonly at: Cell; readonly below: number } | null;
  onPress(press: Press): void;
  onPoint?(cell: Cell | null): void;
  onEscape?(): void;
  /** A press beside all cells. */
  onBeside?(): void;
}

/** The strip of the camera's buttons with its margins, in px. */
const ZOOM_KEYS = 60;
/** The strips of the names of rows and columns, in px. */
const NAMES = 20;

/** The board. `onPoint` gets the cell under pointer or focus, and null when the pointer leaves the board. */
export function TileBoard(props: BoardProps) {
  const { name, cells, pieces, margin = 0, under, over, largest = LARGEST, bare = false, side = 0 } = props;
  const {
    onPress,
    onPoint,
    onEscape,
    onBeside,
    edges,
    float = null,
    keep = null,
    least = SMALLEST,
    whole = least,
    keys = null,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const box = boxAround(cells, margin);
  const hands = useCamera(
    root,
    box,
    { least, largest, whole },
    {
      ...{ keys: bare ? 0 : ZOOM_KEYS, side },
      names: edges === undefined ? 0 : NAMES,
    },
  );
  const { camera: own, window } = hands;
  const strip = hands.keysBelow && !bare ? ZOOM_KEYS : 0;
  const camera = keep === null ? own : lifted(own, keep.at.y - box.top, window, { below: keep.below, strip });
  const { size, x, y } = camera;
  const cursor = useCursor(root, cells);
  const still = useStill(size);
  const press = (event: MouseEvent, cell: TileCell) => {
    if (event.detail > 0 && hands.dragged()) return;
    const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const within = { x: (event.clientX - left) / width, y: (event.clientY - top) / width };
    cursor.put(cell);
    onPress({ x: cell.x, y: cell.y, within: event.detail === 0 ? null : within });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      class="tiles"
      ref={root}
      {...hands.on}
      onClick={({ target }) => {
        const beside = target === root.current || (target as Element).parentElement === root.current;
        if (beside && !(target as Element).matches('.tiles__zoom, .tiles__float') && !hands.dragged()) onBeside?.();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws and lays out by rules of its own */}
      <div
        class={`tiles__table ${still ? 'tiles__table--still' : ''} ${camera === own ? '' : 'tiles__table--lifts'} ${areSmall(size) ? 'tiles__table--small' : ''}`}
        role="group"
        aria-label={name}
        style={{
          '--tile': `${size}px`,
          width: `${size * box.columns}px`,
          height: `${size * box.rows}px`,
          transform: `translate(${x}px, ${y}px)`,
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.();
          cursor.move(event);
        }}
        onPointerLeave={() => onPoint?.(null)}
      >
        {cells.map((cell) => (
          <Tile
            key={cell.key}
            cell={cell}
            at={{ '--x': cell.x - box.left, '--y': cell.y - box.top }}
            here={cell.key === cursor.at?.key}
            onPress={press}
            onPoint={onPoint}
            onFocus={cursor.put}
          />
        ))}
        <Layer box={box} look="under">
          {under}
        </Layer>
        {pieces.map((piece) => (
          <Piece key={piece.key} piece={piece} box={box} />
        ))}
        <Layer box={box} look="over">
          {over}
        </Layer>
      </div>
      {edges !== undefined && <Edges names={edges} camera={camera} box={box} />}
      {float !== null && (
        <Float
          at={{ x: float.at.x - box.left, y: float.at.y - box.top }}
          camera={camera}
          window={window}
          below={keep?.below ?? 0}
        >
          {float.children}
        </Float>
      )}
      {!bare && <Zoom hands={hands}>{keys}</Zoom>}
    </div>
  );
}

interface Cursor {
  /** The cell that the Tab key reaches; undefined if no cell can be pressed. */
  readonly at: TileCell | undefined;
  put(cell: TileCell): void;
  /** Moves cursor and focus by an arrow key; ignores other keys. */
  move(event: KeyboardEvent): void;
}

/** The keyboard cursor on the cells of a board. */
function useCursor(root: RefObject<HTMLElement | null>, cells: readonly TileCell[]): Cursor {
  const [key, setKey] = useState<string | null>(null);
  const at = cells.find((cell) => cell.key === key) ?? cells.find(({ idle }) => idle !== true);
  return {
    at,
    put: (cell) => setKey(cell.key),
    move(event) {
      if (!isArrow(event.key) || at === undefined) return;
      event.preventDefault();
      const next = nextCell(cells, at, event.key);
      if (next === null) return;
      setKey(next.key);
      root.current?.querySelector<HTMLElement>(`[data-cell="${next.key}"]`)?.focus();
    },
  };
}

interface LayerProps {
  readonly box: Box;
  readonly look: 'under' | 'over';
  readonly children: ComponentChildren;
}

/** A drawing over the whole board, in tiles. */
function Layer({ box, look, children }: LayerProps) {
  return (
    <svg
      class={`tiles__layer tiles__layer--${look}`}
      viewBox={`${box.left} ${box.top} ${box.columns} ${box.rows}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function Piece({ piece, box }: { readonly piece: TilePiece; readonly box: Box }) {
  const { x, y, size, rank, look = '', picture } = piece;
  return (
    <span
      class={`piece ${look}`}
      aria-hidden="true"
      style={{ '--x': x - box.left, '--y': y - box.top, '--wide': size, zIndex: 10 + rank }}
    >
      {picture}
    </span>
  );
}

interface TileProps {
  readonly cell: TileCell;
  /** Its column and row, from the corner of the board. */
  readonly at: Readonly<Record<'--x' | '--y', number>>;
  /** Whether the Tab key reaches it. */
  readonly here: boolean;
  onPress(event: MouseEvent, cell: TileCell): void;
  onPoint: BoardProps['onPoint'];
  onFocus(cell: TileCell): void;
}

function Tile({ cell, at, here, onPress, onPoint, onFocus }: TileProps) {
  const { face, faceUp, back, mark, look = '' } = cell;
  return (
    <button
      type="button"
      class={`tile ${faceUp ? 'tile--up' : ''} ${face === null ? 'tile--spot' : ''} ${look}`}
      style={at}
      data-cell={cell.key}
      // A place stays the place that a quick hand means, whatever its label says of the unit that was chosen just now.
      data-act={cell.key}
      aria-label={cell.label}
      aria-disabled={cell.idle === true ? true : undefined}
      tabIndex={here ? 0 : -1}
      onClick={(event) => onPress(event, cell)}
      onFocus={() => {
        onFocus(cell);
        onPoint?.(cell);
      }}
      onPointerEnter={() => onPoint?.(cell)}
    >
      {face !== null && (
        <span class="tile__card" aria-hidden="true">
          <span class="tile__face">{faceUp && face}</span>
          {back !== null && <span class="tile__back">{back}</span>}
        </span>
      )}
      {mark !== undefined && (
        <span class="tile__mark" aria-hidden="true">
          {mark}
        </span>
      )}
    </button>
  );
}

/** True for 120 ms after the tiles have changed their size, so that pieces do not glide to where they already are. */
function useStill(size: number): boolean {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(size), 120);
    return () => clearTimeout(timer);
  }, [size]);
  return settled !== size;
}
