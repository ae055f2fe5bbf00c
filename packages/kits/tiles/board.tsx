/** A table of square tiles that fills its window: tiles that flip, pieces that glide, marks above them, a keyboard cursor. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../ui/icons';
import { say } from '../words';
import { LARGEST } from './camera';
import { type Box, boxAround, type Cell, isArrow, nextCell } from './grid';
import { useCamera } from './use-camera';
import './tiles.css';

/** A place that can be pressed: a tile, or a spot for one. */
export interface TileCell extends Cell {
  readonly key: string;
  /** The name for screen readers: what stands there, and what a press does. */
  readonly label: string;
  /** The picture of the face; null for a spot without a tile. */
  readonly face: ComponentChildren | null;
  /** The picture of the back; null for a tile without one. */
  readonly back: ComponentChildren | null;
  readonly faceUp: boolean;
  /** Additional CSS classes. */
  readonly look?: string;
  /** A mark above the tile. */
  readonly mark?: ComponentChildren;
  /** Whether it can't be pressed. */
  readonly idle?: boolean;
}

/** Something that stands on the table; `x`, `y` and `size` in tiles, from the corner of cell 0,0. */
export interface TilePiece extends Cell {
  readonly key: string | number;
  readonly size: number;
  /** Pieces of a higher rank are drawn in front. */
  readonly rank: number;
  readonly look?: string;
  readonly picture: ComponentChildren;
}

/** A press: the cell, and the place in it, from 0 to 1. */
export interface Press {
  readonly x: number;
  readonly y: number;
  /** Null for a press by keyboard. */
  readonly within: { readonly x: number; readonly y: number } | null;
}

interface BoardProps {
  readonly name: string;
  readonly cells: readonly TileCell[];
  readonly pieces: readonly TilePiece[];
  /** Free cells kept round the tiles. */
  readonly margin?: number;
  /** SVG in units of tiles: `under` the pieces and above the tiles, `over` above everything. */
  readonly under?: ComponentChildren;
  readonly over?: ComponentChildren;
  /** The largest side of a tile in px when the whole table is shown. */
  readonly largest?: number;
  /** Only a picture: without the camera's buttons. */
  readonly bare?: boolean;
  onPress(press: Press): void;
  onPoint?(cell: Cell | null): void;
  onEscape?(): void;
}

/** The px that the camera's buttons take, with their margins. */
const ZOOM_KEYS = 60;

export function TileBoard(props: BoardProps) {
  const { name, cells, pieces, margin = 0, under, over, largest = LARGEST, bare = false } = props;
  const { onPress, onPoint, onEscape } = props;
  const root = useRef<HTMLDivElement>(null);
  const box = boxAround(cells, margin);
  const hands = useCamera(root, box, largest, bare ? 0 : ZOOM_KEYS);
  const { size, x, y } = hands.camera;
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
    <div class="tiles" ref={root} {...hands.on}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws and lays out by rules of its own */}
      <div
        class={`tiles__table ${still ? 'tiles__table--still' : ''}`}
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
      {!bare && <Zoom hands={hands} />}
    </div>
  );
}

interface Cursor {
  /** The cell that the Tab key reaches; undefined while no cell can be pressed. */
  readonly at: TileCell | undefined;
  put(cell: TileCell): void;
  /** Moves cursor and focus by an arrow key; other keys do nothing. */
  move(event: KeyboardEvent): void;
}

/** The keyboard's cursor on the cells of a table. */
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

/** A drawing over the whole table; its units are tiles. */
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
  /** Its column and row, counted from the corner of the table. */
  readonly at: Readonly<Record<'--x' | '--y', number>>;
  /** Whether it is the one that the Tab key reaches. */
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

/** True for a moment after the tiles have changed their size, so that pieces jump to their new places instead of gliding. */
function useStill(size: number): boolean {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(size), 120);
    return () => clearTimeout(timer);
  }, [size]);
  return settled !== size;
}

function Zoom({ hands }: { readonly hands: ReturnType<typeof useCamera> }) {
  const button = (icon: IconName, label: string, act: () => void) => (
    <button type="button" class="btn tiles__zoom-key" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div class={`tiles__zoom ${hands.keysBelow ? 'tiles__zoom--below' : ''}`}>
      {button('plus', say('tiles.nearer'), hands.nearer)}
      {button('minus', say('tiles.farther'), hands.farther)}
      {hands.moved && button('frame', say('tiles.whole'), hands.whole)}
    </div>
  );
}
