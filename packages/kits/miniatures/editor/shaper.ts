/** Fingers and mouse in the table editor: select, move, shape. */
import type { Point } from '@dwo/kernel';
import type { Pointing } from '../model';
import type { DrawnTable, TableMaker } from './contract';
import { type CornerAt, movedBy, pieceOf, withCorner, withNewCorner, withoutCorner, withZone } from './shaping';

/** The mark of a zone; no piece has such an id. */
export const zoneMark = (at: number): string => `(zone ${at})`;

function zoneOf(mark: string): number | null {
  const [, at] = mark.match(/^\(zone (\d+)\)$/) ?? [];
  return at === undefined ? null : Number(at);
}

/** The selection in the editor. */
export interface Selection {
  readonly piece: string | null;
  /** Index of the selected corner of that piece; null for none. */
  readonly corner: number | null;
}

export const NOTHING: Selection = { piece: null, corner: null };

/** The part of a maker that changes of a table need. */
export type Making<T extends DrawnTable> = Pick<TableMaker<T>, 'kinds' | 'limits' | 'zones'>;

/** The table on the screen, and the functions that change it. */
export interface Desk<T extends DrawnTable> {
  readonly maker: Making<T>;
  readonly table: T;
  readonly selection: Selection;
  select(selection: Selection): void;
  /** Changes in a row with one label are one undo step. */
  change(table: T, label: string | null): void;
  settle(): void;
}

type Grab =
  | { readonly type: 'piece'; readonly piece: string; readonly from: Point }
  | ({ readonly type: 'corner' | 'edge' | 'remove' } & CornerAt)
  | { readonly type: 'zone'; readonly at: number };

/** Follows one pointer over the table. */
export class Shaper<T extends DrawnTable> {
  private grab: Grab | null = null;
  /** The table before the drag. */
  private before: T | null = null;
  private drags = 0;

  /** Takes in a gesture; true from `down` keeps the camera still. */
  point(pointing: Pointing, desk: Desk<T>): boolean {
    switch (pointing.type) {
      case 'down':
        this.grab = grabOf(pointing, desk);
        this.before = desk.table;
        this.drags++;
        return this.grab !== null;
      case 'move':
        this.drag(pointing.at, desk);
        return true;
      case 'up':
        this.drag(pointing.at, desk);
        this.end();
        desk.settle();
        return true;
      case 'tap':
        this.tap(pointing, desk);
        this.end();
        return true;
      case 'cancel':
        if (this.grab !== null && this.before !== null && this.before !== desk.table) {
          desk.change(this.before, this.label());
          desk.settle();
        }
        this.end();
        return false;
      case 'hover':
      case 'leave':
        return false;
    }
  }

  private label(): string {
    return `drag ${this.drags}`;
  }

  private end(): void {
    this.grab = null;
    this.before = null;
  }

  private drag(at: Point, desk: Desk<T>): void {
    const { grab, before } = this;
    if (grab === null || before === null) return;
    switch (grab.type) {
      case 'piece':
        if (desk.selection.piece !== grab.piece) desk.select({ piece: grab.piece, corner: null });
        desk.change(movedBy(before, grab.piece, at.x - grab.from.x, at.y - grab.from.y), this.label());
        return;
      case 'corner':
        desk.select({ piece: grab.piece, corner: grab.index });
        desk.change(withCorner(before, grab, at), this.label());
        return;
      case 'edge':
        desk.select({ piece: grab.piece, corner: grab.index + 1 });
        desk.change(withNewCorner(desk.maker, before, grab, at), this.label());
        return;
      case 'zone': {
        const zone = desk.maker.zones[grab.at];
        if (zone !== undefined) desk.change(withZone(zone, before, at.y), this.label());
        return;
      }
      case 'remove':
        return;
    }
  }

  private tap({ at, terrain = null }: Pointing, desk: Desk<T>): void {
    const { grab } = this;
    if (grab?.type === 'corner') desk.select({ piece: grab.piece, corner: grab.index });
    else if (grab?.type === 'edge') {
      desk.change(withNewCorner(desk.maker, desk.table, grab, at), null);
      desk.select({ piece: grab.piece, corner: grab.index + 1 });
    } else if (grab?.type === 'remove') {
      desk.change(withoutCorner(desk.maker, desk.table, grab), null);
      desk.select({ piece: grab.piece, corner: null });
    } else if (grab?.type !== 'zone') desk.select({ piece: terrain, corner: null });
  }
}

/** The part of the table that a pressed pointer grabs; null leaves the drag to the camera. */
function grabOf<T extends DrawnTable>(
  { at, handle = null, terrain = null, pointer }: Pointing,
  { table, selection }: Desk<T>,
): Grab | null {
  switch (handle?.type) {
    case 'corner': {
      const zone = zoneOf(handle.piece);
      if (zone === null) return { type: 'corner', piece: handle.piece, index: handle.index };
      // The lower corners of a zone are corners of the table, and can't be moved.
      return handle.index >= 2 ? { type: 'zone', at: zone } : null;
    }
    case 'edge':
      return { type: 'edge', piece: handle.piece, index: handle.index };
    case 'remove-corner':
      return { type: 'remove', piece: handle.piece, index: handle.index };
    case 'middle':
      return { type: 'piece', piece: handle.piece, from: at };
    default:
  }
  // A finger on a piece that is not selected may be meant to move the table.
  const mine = terrain !== null && (pointer !== 'touch' || terrain === selection.piece);
  return mine && pieceOf(table, terrain) !== null ? { type: 'piece', piece: terrain, from: at } : null;
}
