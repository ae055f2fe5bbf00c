/** The keys of the table editor. */

import { type KeyStroke, readingsOf } from '../../presses/keys';
import type { DrawnTable } from './contract';
import { type Desk, NOTHING } from './shaper';
import {
  middleOf,
  movedBy,
  pieceOf,
  SNAP_CI,
  scaledBy,
  turnedBy,
  withCopy,
  withCorner,
  withoutCorner,
  withoutPiece,
} from './shaping';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** With Shift, an arrow key moves this many half inches. */
const FAR = 6;
const GROWTH = 1.1;
const TURN_DEGREES = 15;

/** Performs a key for the selected piece or corner; false if it has no meaning here. */
export function pressKey<T extends DrawnTable>(stroke: KeyStroke, desk: Desk<T>): boolean {
  return readingsOf(stroke).some((key) => performed(key, stroke.shiftKey, desk));
}

function performed<T extends DrawnTable>(key: string, shiftKey: boolean, desk: Desk<T>): boolean {
  const { table, selection } = desk;
  if (key === 'n') return chooseNext(desk, shiftKey ? -1 : 1);
  const piece = pieceOf(table, selection.piece);
  if (piece === null) return false;
  const corner = selection.corner === null ? undefined : piece.outline[selection.corner];
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const step = SNAP_CI * (shiftKey ? FAR : 1);
    const [dx, dy] = [arrow[0] * step, arrow[1] * step];
    const label = `arrows ${piece.id} ${selection.corner}`;
    if (corner === undefined || selection.corner === null) desk.change(movedBy(table, piece.id, dx, dy), label);
    else
      desk.change(
        withCorner(table, { piece: piece.id, index: selection.corner }, { x: corner.x + dx, y: corner.y + dy }),
        label,
      );
    return true;
  }
  switch (key) {
    case 'Escape':
      desk.select(corner === undefined ? NOTHING : { piece: piece.id, corner: null });
      return true;
    case 'Delete':
    case 'Backspace':
      remove(desk, piece.id);
      return true;
    case '+':
    case '=':
      desk.change(scaledBy(table, piece.id, GROWTH), null);
      return true;
    case '-':
      desk.change(scaledBy(table, piece.id, 1 / GROWTH), null);
      return true;
    case 'r':
      desk.change(turnedBy(table, piece.id, shiftKey ? -TURN_DEGREES : TURN_DEGREES), null);
      return true;
    case 'd':
      copy(desk, piece.id);
      return true;
    case 'c': {
      const count = piece.outline.length;
      const next = (selection.corner ?? (shiftKey ? 0 : -1)) + (shiftKey ? -1 : 1);
      desk.select({ piece: piece.id, corner: (next + count) % count });
      return true;
    }
    default:
      return false;
  }
}

/** Removes the selected corner, or the whole piece if none is selected. */
export function remove<T extends DrawnTable>(desk: Desk<T>, id: string): void {
  const { table, selection } = desk;
  if (selection.corner === null) {
    desk.change(withoutPiece(table, id), null);
    desk.select(NOTHING);
  } else {
    desk.change(withoutCorner(desk.maker, table, { piece: id, index: selection.corner }), null);
    desk.select({ piece: id, corner: null });
  }
}

/** Copies a piece and selects the copy. */
export function copy<T extends DrawnTable>(desk: Desk<T>, id: string): void {
  const made = withCopy(desk.maker.limits, desk.table, id);
  if (made === null) return;
  desk.change(made.table, null);
  desk.select({ piece: made.id, corner: null });
}

/** Selects the next piece, from left to right. */
function chooseNext<T extends DrawnTable>({ table, selection, select }: Desk<T>, step: 1 | -1): boolean {
  const order = [...table.terrain].sort((a, b) => middleOf(a.outline).x - middleOf(b.outline).x);
  if (order.length === 0) return false;
  const at = order.findIndex(({ id }) => id === selection.piece);
  const next = at < 0 ? (step > 0 ? 0 : order.length - 1) : (at + step + order.length) % order.length;
  select({ piece: order[next]?.id ?? null, corner: null });
  return true;
}
