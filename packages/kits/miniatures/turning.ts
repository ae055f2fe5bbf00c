/**
 * A table on its side, for a view that is wider than the table: its lower edge is at the left. Only the display turns. Inside
 * the scene everything has its place on the display: models, effects and places are turned when they come in, and places that
 * the player points at are turned back when they go out.
 */
import type { Point } from '@dwo/kernel';
import type { Extent, Viewport } from './camera';
import type { Field, Span } from './danger/grid';
import type { Effect, Mark, PathMark, SceneModel, Token } from './model';

/** Maps the table to the view and back. */
export interface Turning {
  /** Whether the table lies on its side. */
  readonly sideways: boolean;
  model(model: SceneModel): SceneModel;
  effects(effects: readonly Effect[]): readonly Effect[];
  place<P extends Point>(at: P): P;
  /** The table point that is drawn at a point. */
  back(at: Point): Point;
}

/** A table that is not turned. */
export const UPRIGHT: Turning = {
  sideways: false,
  model: (model) => model,
  effects: (effects) => effects,
  place: (at) => at,
  back: (at) => at,
};

/** A quarter turn clockwise, for tables of this width. */
export function sideways({ widthCi }: Pick<Extent, 'widthCi'>): Turning {
  const place = <P extends Point>(at: P): P => ({ ...at, x: at.y, y: widthCi - at.x });
  const memory = new WeakMap<object, object>();
  /** Turns a thing once: the same thing gives the same result, so that comparisons by identity still work. */
  const once = <T extends object>(thing: T, turn: (thing: T) => T): T => {
    const known = memory.get(thing) as T | undefined;
    if (known !== undefined) return known;
    const made = turn(thing);
    memory.set(thing, made);
    return made;
  };
  const table = (flat: SceneModel['table']): SceneModel['table'] => ({
    ...flat,
    widthCi: flat.heightCi,
    heightCi: flat.widthCi,
    terrain: flat.terrain.map((piece) => ({ ...piece, outline: piece.outline.map(place) })),
  });
  const token = (flat: Token): Token => ({
    ...place(flat),
    facing: turnedFacing(flat.facing),
    ...(flat.gunFacing === undefined ? {} : { gunFacing: turnedFacing(flat.gunFacing) }),
  });
  const path = <P extends PathMark>(flat: P): P => ({
    ...flat,
    points: flat.points.map(place),
    ...(flat.facing === undefined ? {} : { facing: turnedFacing(flat.facing) }),
  });
  const span = ([a, b]: Span): Span => [place(a), place(b)];
  const field = ({ tiles, hatching, loops }: Field): Field => {
    return { tiles: tiles.map(span), hatching: hatching.map(span), loops: loops.map((loop) => loop.map(place)) };
  };
  const arc = (flat: SceneModel['arcs'][number]) =>
    flat.facing === undefined ? flat : { ...flat, facing: turnedFacing(flat.facing) };
  return {
    sideways: true,
    place,
    back: ({ x, y }) => ({ x: widthCi - y, y: x }),
    model: (flat) => ({
      ...flat,
      table: once(flat.table, table),
      tokens: once(flat.tokens, (tokens) => tokens.map((each) => once(each, token))),
      path: flat.path && once(flat.path, path),
      ...(flat.ways === undefined ? {} : { ways: once(flat.ways, (ways) => ways.map(path)) }),
      arcs: once(flat.arcs, (arcs) => arcs.map(arc)),
      ...(flat.danger == null ? {} : { danger: once(flat.danger, field) }),
      ...(flat.marks === undefined ? {} : { marks: flat.marks.map((mark) => turnedMark(mark, { place, token })) }),
    }),
    effects: (effects) =>
      effects.map((effect) => ('path' in effect ? { ...effect, path: effect.path.map(place) } : effect)),
  };
}

type View = Pick<Viewport, 'width' | 'height'>;

/**
 * Whether a table is larger in this view when it lies on its side. A square table lies on its side in a wide view, where both
 * sides stay in sight.
 */
export function liesBetterSideways({ widthCi, heightCi }: Extent, view: View): boolean {
  if (view.width > view.height * WIDE) return heightCi >= widthCi;
  return view.height > view.width * WIDE && widthCi > heightCi * WIDE;
}

/** How the person holds the window: whether the screen is upright, and how wide the page is in px. */
export interface Hold {
  readonly upright: boolean;
  readonly width: number;
}

/** How the window is held now. A browser that says nothing about its screen is judged by the shape of the page. */
export function holdNow(): Hold {
  const { innerWidth: width, innerHeight: height } = window;
  const screen: Partial<Screen> = window.screen;
  return { upright: screen.orientation?.type.startsWith('portrait') ?? height > width, width };
}

/**
 * Whether the person has turned the phone in between. Sheets, columns, keyboards and windows that are drawn larger change the
 * view as much, but the table stays as it lies.
 */
export function wasTurned(before: Hold, now: Hold): boolean {
  return before.upright !== now.upright && before.width !== now.width;
}

/** The view without the sheet that may cover a part of it at the moment, in a page of this height. */
export function roomyView({ width, height }: View, pageHeight: number): View {
  return { width, height: Math.max(height, pageHeight * LEAST_SHARE) };
}

/** The table's share of the page's height while nothing is open. */
const LEAST_SHARE = 2 / 3;

/** A view whose sides differ by less than this factor has no long side. */
const WIDE = 1.15;

function turnedFacing(facing: number): number {
  return (facing + 270) % 360;
}

interface Turner {
  readonly place: <P extends Point>(at: P) => P;
  readonly token: (token: Token) => Token;
}

function turnedMark(mark: Mark, { place, token }: Turner): Mark {
  switch (mark.type) {
    case 'facing':
      return { ...mark, facing: turnedFacing(mark.facing) };
    case 'zone':
    case 'shape':
      return { ...mark, outline: mark.outline.map(place) };
    case 'search':
      return { ...mark, outline: mark.outline.map(place), at: place(mark.at) };
    case 'spot':
    case 'disc':
      return { ...mark, at: place(mark.at) };
    case 'gate':
    case 'sight':
      return { ...mark, from: place(mark.from), to: place(mark.to) };
    case 'flight':
      return { ...mark, from: place(mark.from), to: place(mark.to), landing: mark.landing && place(mark.landing) };
    case 'ghost':
      return { ...mark, token: token(mark.token) };
    case 'threat':
      return { ...mark, to: place(mark.to) };
    case 'alarm':
    case 'crew':
    case 'tie':
    case 'spotter':
    case 'tow':
    case 'drop':
    case 'tag':
      return mark;
  }
}
