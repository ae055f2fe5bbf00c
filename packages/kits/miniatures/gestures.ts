/** Recognises gestures of fingers and mouse: press, drag, pan, pinch. Knows no DOM, so that every case can be tested. */
import type { Point } from '@dwo/kernel';
import type { HALO } from './hit';

export type PointerKind = keyof typeof HALO;

/** Receives gestures. Places are in px of the view. */
export interface GestureSink {
  /** A first finger or the left button went down; true takes the drag, so that the camera does not pan. */
  press(at: Point, pointer: PointerKind, shift: boolean): boolean;
  drag(at: Point, pointer: PointerKind): void;
  release(at: Point, pointer: PointerKind): void;
  tap(at: Point, pointer: PointerKind): void;
  cancel(at: Point, pointer: PointerKind): void;
  /** Null when the pointer has left the table. */
  hover(at: Point | null, pointer: PointerKind): void;
  pan(dx: number, dy: number): void;
  /** Zooms by `factor` about a place. */
  pinch(anchor: Point, factor: number): void;
}

/** The px that a pointer may move and still tap. */
const SLOP = { touch: 10, pen: 7, mouse: 5 } as const;

type Mode = 'idle' | 'pressed' | 'dragging' | 'panning' | 'pinching';

/** Follows the pointers of one table. */
export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private mode: Mode = 'idle';
  private taken = false;
  private start: Point = { x: 0, y: 0 };
  private last: Point = { x: 0, y: 0 };

  constructor(private readonly sink: GestureSink) {}

  /** `button` is 0 for a finger and the left button; other buttons pan. */
  down(id: number, at: Point, pointer: PointerKind, button: number, shift = false): void {
    this.pointers.set(id, at);
    if (this.pointers.size > 1) {
      this.interrupt(pointer);
      this.mode = this.pointers.size === 2 ? 'pinching' : this.mode;
      return;
    }
    this.start = at;
    this.last = at;
    if (button !== 0) {
      this.mode = 'panning';
      return;
    }
    this.mode = 'pressed';
    this.taken = this.sink.press(at, pointer, shift);
  }

  move(id: number, at: Point, pointer: PointerKind): void {
    const before = this.pointers.get(id);
    if (before === undefined) {
      if (this.mode === 'idle' && pointer !== 'touch') this.sink.hover(at, pointer);
      return;
    }
    if (this.mode === 'pinching') this.pinch(id, at);
    this.pointers.set(id, at);
    if (this.mode === 'pressed' && Math.hypot(at.x - this.start.x, at.y - this.start.y) > SLOP[pointer]) {
      this.mode = this.taken ? 'dragging' : 'panning';
      if (!this.taken) this.sink.cancel(at, pointer);
    }
    if (this.mode === 'dragging') this.sink.drag(at, pointer);
    if (this.mode === 'panning') {
      this.sink.pan(at.x - this.last.x, at.y - this.last.y);
    }
    if (this.mode !== 'pressed') this.last = at;
  }

  up(id: number, at: Point, pointer: PointerKind): void {
    if (!this.pointers.delete(id)) return;
    const { mode } = this;
    this.settle();
    if (mode === 'pressed') this.sink.tap(at, pointer);
    if (mode === 'dragging') this.sink.release(at, pointer);
  }

  /** The system took a pointer away. */
  cancel(id: number, at: Point, pointer: PointerKind): void {
    if (!this.pointers.delete(id)) return;
    this.interrupt(pointer, at);
    this.settle();
  }

  /** Gives up every pointer that is down. */
  forget(at: Point, pointer: PointerKind): void {
    for (const id of [...this.pointers.keys()]) this.cancel(id, at, pointer);
  }

  /** The pointer has left the table with no button down. */
  leave(pointer: PointerKind): void {
    if (this.pointers.size === 0 && pointer !== 'touch') this.sink.hover(null, pointer);
  }

  private interrupt(pointer: PointerKind, at: Point = this.last): void {
    if (this.mode === 'pressed' || this.mode === 'dragging') {
      this.mode = 'idle';
      this.sink.cancel(at, pointer);
    }
  }

  /** Continues with the fingers that are still down. */
  private settle(): void {
    const rest = [...this.pointers.values()][0];
    if (rest === undefined) this.mode = 'idle';
    else if (this.pointers.size === 1) {
      this.mode = 'panning';
      this.last = rest;
    }
  }

  private pinch(id: number, at: Point): void {
    const [other] = [...this.pointers].filter(([key]) => key !== id).map(([, place]) => place);
    const before = this.pointers.get(id);
    if (!other || !before) return;
    const spread = (p: Point) => Math.max(8, Math.hypot(p.x - other.x, p.y - other.y));
    this.sink.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.sink.pinch({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, spread(at) / spread(before));
  }
}
