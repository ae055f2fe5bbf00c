/** Turns gestures on the table into pointing, and tells listeners. */
import type { Point } from '@dwo/kernel';
import type { Attention } from './attention';
import type { Canvas } from './canvas';
import { DoubleTap } from './double-tap';
import type { Eye } from './eye';
import type { GestureSink, PointerKind } from './gestures';
import { type Handle, hitKnob } from './handles';
import { HALO, terrainAt } from './hit';
import type { Marks } from './marks/marks';
import type { Crowd, Pointing, SceneModel } from './model';
import type { TokenLayer } from './tokens';

/** Hears a pointing; true if it takes it. */
export type Listener = (pointing: Pointing) => boolean;

/** The parts of the board that gestures reach. */
interface Surface {
  readonly canvas: Canvas;
  readonly eye: Eye;
  readonly tokens: TokenLayer;
  readonly marks: Marks;
  readonly attention: Attention;
  /** The model as it is drawn. */
  readonly model: () => SceneModel | null;
  /** The point of the given table that is drawn at a point. */
  readonly back: (at: Point) => Point;
  /** Figures with the points of the given table where they stand. */
  readonly standing: (ids: readonly string[]) => Crowd['figures'];
}

/** The things under a point of the window. */
interface Under {
  readonly figure: string | null;
  /** The point as it is drawn. */
  readonly seen: Point;
  readonly figures: readonly string[];
  readonly crowd: Crowd | null;
}

/** No place on any screen. */
const AWAY: Point = { x: -1e6, y: -1e6 };

/** Turns gestures on one table into pointing, panning and zooming. */
export class Hands {
  readonly listeners = new Set<Listener>();
  private readonly doubleTap = new DoubleTap();
  /** The handle at which the current drag began. */
  private grabbed: Handle | null = null;
  /** The things that were under the pointer when it went down. */
  private pressed: Under | null = null;

  /** Whether Shift was held when the pointer went down. */
  private shift = false;

  constructor(private readonly surface: Surface) {}

  private figureAt(at: Point, pointer: PointerKind): string | null {
    const { board } = this.surface.canvas;
    return this.surface.tokens.hit(at.x - board.x, at.y - board.y, HALO[pointer]);
  }

  private figuresAt(at: Point, pointer: PointerKind): readonly string[] {
    const { board } = this.surface.canvas;
    return this.surface.tokens.allAt(at.x - board.x, at.y - board.y, HALO[pointer]);
  }

  private crowdAt({ x, y }: Point): Crowd | null {
    const { board } = this.surface.canvas;
    const ids = this.surface.tokens.crowdAt(x - board.x, y - board.y);
    return ids.length === 0 ? null : { x, y, figures: this.surface.standing(ids) };
  }

  /** Lets the figure under a hovering pointer show through those before it. */
  private hoverAt(at: Point | null, figure: string | null): void {
    const { canvas, tokens } = this.surface;
    const { x, y } = canvas.board;
    const place = at === null || figure === null ? null : { x: at.x - x, y: at.y - y, figure };
    if (tokens.hover(place)) canvas.invalidate();
  }

  private handleAt(at: Point, pointer: PointerKind): Handle | null {
    const { board } = this.surface.canvas;
    return hitKnob(this.surface.marks.knobs, at.x - board.x, at.y - board.y, HALO[pointer]);
  }

  /** A pressed handle stays the target until the drag or tap has ended. */
  private handleFor(type: Pointing['type'], at: Point, pointer: PointerKind): Handle | null {
    if (type === 'hover') return this.handleAt(at, pointer);
    if (type === 'down') this.grabbed = this.handleAt(at, pointer);
    const handle = this.grabbed;
    if (type === 'up' || type === 'tap' || type === 'cancel') this.grabbed = null;
    return handle;
  }

  private under(at: Point, pointer: PointerKind): Under {
    const figure = this.figureAt(at, pointer);
    return {
      ...{ figure, seen: this.surface.eye.ground(at), figures: this.figuresAt(at, pointer) },
      crowd: pointer !== 'mouse' && figure !== null ? this.crowdAt(at) : null,
    };
  }

  /**
   * A tap means the things that were under the finger when it went down: a press may choose a figure, open a sheet, and so move the
   * board before the finger is lifted.
   */
  private meant(type: Pointing['type'], at: Point, pointer: PointerKind): Under {
    const { pressed } = this;
    if (type === 'tap' && pressed !== null) return pressed;
    if (type === 'tap' || type === 'down') {
      const under = this.under(at, pointer);
      this.pressed = type === 'down' ? under : null;
      return under;
    }
    const figure = type === 'cancel' || type === 'leave' ? null : this.figureAt(at, pointer);
    return { figure, seen: this.surface.eye.ground(at), figures: [], crowd: null };
  }

  private tell(type: Pointing['type'], at: Point, pointer: PointerKind, dragging = false): boolean {
    const { figure, seen, figures, crowd } = this.meant(type, at, pointer);
    const handle = this.handleFor(type, at, pointer);
    const { model, back } = this.surface;
    const terrain = terrainAt(model()?.table.terrain ?? [], seen);
    const pointing: Pointing = { type, at: back(seen), figure, handle, terrain, dragging, pointer };
    const adding = this.shift && pointer === 'mouse';
    const tapped = type === 'tap' ? { under: figures, crowd } : { under: [], crowd: null };
    if (type === 'hover' || type === 'leave' || type === 'down') this.hoverAt(type === 'hover' ? at : null, figure);
    if (type === 'hover') this.surface.canvas.element.style.cursor = handle ? 'grab' : '';
    if (type !== 'down' && type !== 'move') this.pressed = null;
    let taken = false;
    for (const listener of [...this.listeners]) taken = listener({ ...pointing, adding, ...tapped }) || taken;
    return taken;
  }

  /** The reactions to the gestures on this table. */
  sink(): GestureSink {
    const { attention, eye } = this.surface;
    return {
      press: (at, pointer, shift) => {
        this.shift = shift;
        attention.hold();
        return this.tell('down', at, pointer);
      },
      drag: (at, pointer) => void this.tell('move', at, pointer, true),
      release: (at, pointer) => {
        attention.letGo();
        this.tell('up', at, pointer, true);
      },
      tap: (at, pointer) => {
        attention.letGo();
        this.tapped(at, pointer);
      },
      cancel: (at, pointer) => {
        attention.letGo();
        this.tell('cancel', at, pointer);
      },
      hover: (at, pointer) => void (at === null ? this.tell('leave', AWAY, pointer) : this.tell('hover', at, pointer)),
      pan: (dx, dy) => {
        attention.moved(performance.now());
        eye.pan(dx, dy);
      },
      pinch: (anchor, factor) => {
        attention.moved(performance.now());
        eye.pinch(anchor, factor);
      },
    };
  }

  /** A double tap by a finger on empty sand zooms in, unless taps have another meaning at the moment. */
  private tapped(at: Point, pointer: PointerKind): void {
    const free = this.pressed?.figure === null && this.handleAt(at, pointer) === null;
    const model = this.surface.model();
    const idle = model?.selected === null && (model.group ?? []).length === 0 && free;
    const second = this.doubleTap.isSecond(at, idle && pointer !== 'mouse', performance.now());
    this.tell('tap', at, pointer);
    if (second) this.surface.eye.zoom(1.8, at);
  }
}
