/** Fingers and mouse in the table editor: select, move, shape. */
import type { Ground } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { movedBy, pieceOf, withCorner, withNewCorner, withoutCorner, withZone } from './shaping';

/** The mark of the army's zone; no piece has such an id. */
export const ZONE = '(zone)';

/** The selection in the editor. */
export interface Selection {
  readonly piece: string | null;
  /** Index of the selected corner of that piece; null for none. */
  readonly corner: number | null;
}

export const NOTHING: Selection = { piece: null, corner: null };

/** The table on the screen, and the functions that change it. */
export interface Desk {
  readonly ground: Ground;
  readonly selection: Selection;
  select(selection: Selection): void;
  /** Changes in a row with one label are one undo step. */
  change(ground: Ground, label: string | null): void;
  settle(): void;
}

type Grab =
  | { readonly type: 'piece'; readonly piece: string; readonly from: Point }
  | { readonly type: 'corner'; readonly piece: string; readonly index: number }
  | { readonly type: 'edge'; readonly piece: string; readonly index: number }
  | { readonly type: 'remove'; readonly piece: string; readonly index: number }
  | { readonly type: 'zone' };

/** Follows one pointer over the table. */
export class Shaper {
  private grab: Grab | null = null;
  /** The table before the drag. */
  private before: Ground | null = null;
  private drags = 0;

  /** Takes in a gesture; true from `down` keeps the camera still. */
  point(pointing: Pointing, desk: Desk): boolean {
    switch (pointing.type) {
      case 'down':
        this.grab = grabOf(pointing, desk);
        this.before = desk.ground;
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
        if (this.grab !== null && this.before !== null && this.before !== desk.ground) {
          desk.change(this.before, this.label());
          desk.settle();
        }
        this.end();
        return false;
      case 'hover':
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

  private drag(at: Point, desk: Desk): void {
    const { grab, before } = this;
    if (grab === null || before === null) return;
    switch (grab.type) {
      case 'piece':
        if (desk.selection.piece !== grab.piece) desk.select({ piece: grab.piece, corner: null });
        desk.change(movedBy(before, grab.piece, at.x - grab.from.x, at.y - grab.from.y), this.label());
        return;
      case 'corner':
        desk.select({ piece: grab.piece, corner: grab.index });
        desk.change(withCorner(before, grab.piece, grab.index, at), this.label());
        return;
      case 'edge':
        desk.select({ piece: grab.piece, corner: grab.index + 1 });
        desk.change(withNewCorner(before, grab.piece, grab.index, at), this.label());
        return;
      case 'zone':
        desk.change(withZone(before, at.y), this.label());
        return;
      case 'remove':
        return;
    }
  }

  private tap({ at, terrain = null }: Pointing, desk: Desk): void {
    const { grab } = this;
    if (grab?.type === 'corner') desk.select({ piece: grab.piece, corner: grab.index });
    else if (grab?.type === 'edge') {
      desk.change(withNewCorner(desk.ground, grab.piece, grab.index, at), null);
      desk.select({ piece: grab.piece, corner: grab.index + 1 });
    } else if (grab?.type === 'remove') {
      desk.change(withoutCorner(desk.ground, grab.piece, grab.index), null);
      desk.select({ piece: grab.piece, corner: null });
    } else if (grab?.type !== 'zone') desk.select({ piece: terrain, corner: null });
  }
}

/** The part of the table that a pressed pointer grabs; null leaves the drag to the camera. */
function grabOf({ at, handle = null, terrain = null, pointer }: Pointing, { ground, selection }: Desk): Grab | null {
  switch (handle?.type) {
    case 'corner':
      if (handle.piece !== ZONE) return { type: 'corner', piece: handle.piece, index: handle.index };
      // The lower corners of the zone are corners of the table, and can't be moved.
      return handle.index >= 2 ? { type: 'zone' } : null;
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
  return mine && pieceOf(ground, terrain) !== null ? { type: 'piece', piece: terrain, from: at } : null;
}
