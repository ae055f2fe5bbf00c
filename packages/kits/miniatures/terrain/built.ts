/** Ruins and buildings, drawn as painted card with folded tabs. */
import type { Point } from '@dwo/kernel';
import { closedPath, n, type Picture } from '../pictures/picture';
import { centroid, scatter, shrunk } from '../shapes';
import { castShadow, layer, letterSize, type Piece, pictureOf, print } from './piece';

type Edge = readonly [Point, Point];

function edges(outline: readonly Point[]): readonly Edge[] {
  return outline.map((p, i) => [p, outline[(i + 1) % outline.length] as Point] as const);
}

function tabs(outline: readonly Point[]): string {
  const c = centroid(outline);
  return edges(outline)
    .map(([a, b]) => {
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const outward = (uy * (a.x - c.x) - ux * (a.y - c.y) > 0 ? 1 : -1) * 9;
      const [nx, ny] = [uy * outward, -ux * outward];
      const at = (along: number, out: number) => `${n(a.x + ux * along + nx * out)} ${n(a.y + uy * along + ny * out)}`;
      return `M${at(length * 0.16, 0)}L${at(length * 0.24, 1)}L${at(length * 0.76, 1)}L${at(length * 0.84, 0)}Z`;
    })
    .join('');
}

function wall([a, b]: Edge, height: number, fill: string): string {
  return `<path d="M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}L${n(b.x)} ${n(b.y - height)}L${n(a.x)} ${n(a.y - height)}Z" fill="${fill}" stroke="#1E1812" stroke-width="2.4" stroke-linejoin="round"/>`;
}

function windows([a, b]: Edge, height: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const count = Math.floor(length / 34);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
    const slope = ((b.y - a.y) / (b.x - a.x || 1)) * 9;
    return `<path d="M${n(x - 5)} ${n(y - 4 - slope / 2)}L${n(x + 5)} ${n(y - 4 + slope / 2)}V${n(y - height + 5 + slope / 2)}L${n(x - 5)} ${n(y - height + 5 - slope / 2)}Z" fill="#3B4A4C" stroke="#1E1812" stroke-width="1.8"/>`;
  }).join('');
}

function footing(piece: Piece, fill: string, high: number): string {
  return [
    layer(tabs(piece.outline), { fill: '#E9DDB8', stroke: '#1E1812', 'stroke-width': 1.6 }),
    castShadow(piece.path, high),
    layer(piece.path, { fill, stroke: '#1E1812', 'stroke-width': 2.4 }),
  ].join('');
}

/** A house of painted card: walls toward the viewer, and a red roof folded to a ridge. */
export function buildingPicture(piece: Piece): Picture {
  const height = 22;
  const front = edges(piece.outline).filter(([a, b]) => {
    const c = centroid(piece.outline);
    return (a.y + b.y) / 2 > c.y && Math.abs(b.x - a.x) > 1;
  });
  const roof = piece.outline.map((p) => ({ x: p.x, y: p.y - height }));
  const ridge = shrunk(roof, 0.42);
  const folds = roof.map((p, i) => {
    const q = ridge[i] as Point;
    return `M${n(p.x)} ${n(p.y)}L${n(q.x)} ${n(q.y)}`;
  });
  const markup = [
    footing(piece, '#C9B98C', 30),
    ...front.flatMap((edge) => [wall(edge, height, '#E3CE9C'), windows(edge, height)]),
    door(front, height),
    layer(closedPath(roof), { fill: '#A8452F', stroke: '#1E1812', 'stroke-width': 2.6 }),
    `<clipPath id="r"><path d="${closedPath(roof)}"/></clipPath><g clip-path="url(#r)">${shingles(roof)}</g>`,
    layer(folds.join(''), { fill: 'none', stroke: '#6E2417', 'stroke-width': 2.2 }),
    layer(closedPath(ridge), { fill: '#C25B40', stroke: '#6E2417', 'stroke-width': 2 }),
    chimney(ridge),
  ].join('');
  const c = centroid(roof);
  return pictureOf(
    piece,
    markup,
    piece.label === null
      ? []
      : [print(piece.label, c, '#FFF6DE', Math.min(letterSize(piece), (piece.width * 0.78) / piece.label.length))],
  );
}

/** A door in the longest visible wall. */
function door(front: readonly Edge[], height: number): string {
  const longest = [...front].sort(
    ([a, b], [c, d]) => Math.hypot(d.x - c.x, d.y - c.y) - Math.hypot(b.x - a.x, b.y - a.y),
  )[0];
  if (!longest) return '';
  const [a, b] = longest;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [((b.x - a.x) / length) * 8, ((b.y - a.y) / length) * 8];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const at = (side: number, up: number) => `${n(x + ux * side)} ${n(y + uy * side - up)}`;
  return `<path d="M${at(-1, 0)}L${at(-1, height - 3)}L${at(1, height - 3)}L${at(1, 0)}Z" fill="#7A4A20" stroke="#1E1812" stroke-width="2"/><circle cx="${n(x + ux * 0.5)}" cy="${n(y + uy * 0.5 - height * 0.4)}" r="1.5" fill="#FFC93C"/>`;
}

/** Rows of shingles round the roof, as rings that shrink toward the ridge. */
function shingles(roof: readonly Point[]): string {
  return [0.9, 0.78, 0.66, 0.54]
    .map((factor) =>
      layer(closedPath(shrunk(roof, factor)), {
        fill: 'none',
        stroke: '#8E3726',
        'stroke-width': 1.6,
        'stroke-dasharray': '9 4',
      }),
    )
    .join('');
}

/** A brick chimney on the upper left corner of the ridge. */
function chimney(ridge: readonly Point[]): string {
  const corner = ridge.reduce((best, p) => (p.x + p.y < best.x + best.y ? p : best), ridge[0] ?? { x: 0, y: 0 });
  return `<g transform="translate(${n(corner.x + 6)} ${n(corner.y + 6)})"><path d="M-7 0V-20H7V0Z" fill="#8A5A4A" stroke="#1E1812" stroke-width="2.2" stroke-linejoin="round"/><path d="M-7 -7H7M-7 -13H7M0 -7V0M-3 -13V-7M3 -20V-13" stroke="#5A352A" stroke-width="1.2"/><path d="M-9 -20H9V-24H-9Z" fill="#B9A877" stroke="#1E1812" stroke-width="2"/></g>`;
}

/** Broken walls of painted card round a tiled floor. */
export function ruinsPicture(piece: Piece): Picture {
  const random = scatter(`ruins ${piece.id}`);
  const tiles = Array.from({ length: Math.round((piece.width * piece.height) / 900) }, () => {
    const [x, y] = [random() * piece.width, random() * piece.height];
    return `<rect x="${n(x)}" y="${n(y)}" width="15" height="11" fill="${random() < 0.5 ? '#B3A98F' : '#CFC5A8'}" stroke="#8D846C" stroke-width="1.2" transform="rotate(${n(random() * 16 - 8)} ${n(x)} ${n(y)})"/>`;
  }).join('');
  const middle = centroid(piece.outline);
  const walls = edges(piece.outline).flatMap((edge) => broken(edge, middle, random));
  walls.sort((p, q) => p.depth - q.depth);
  const markup = [
    footing(piece, '#BFB597', 14),
    `<clipPath id="c"><path d="${piece.path}"/></clipPath><g clip-path="url(#c)">${tiles}</g>`,
    ...walls.map((w) => w.markup),
  ].join('');
  return pictureOf(
    piece,
    markup,
    piece.label === null ? [] : [print(piece.label, centroid(piece.outline), '#4D3B18', letterSize(piece))],
  );
}

interface WallPart {
  readonly depth: number;
  readonly markup: string;
}

/** An edge as pieces of wall with gaps; each is a low block of card with a torn top. */
function broken([a, b]: Edge, middle: Point, random: () => number): readonly WallPart[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const count = Math.max(1, Math.round(length / 44));
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const inward = (uy * (a.x - middle.x) - ux * (a.y - middle.y) > 0 ? -1 : 1) * 8;
  const thick = { x: uy * inward, y: -ux * inward };
  return Array.from({ length: count }, (_, i) => {
    const gap = random() < 0.3 ? 0.36 : 0.04;
    const at = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    const [p, q] = [at((i + gap / 2) / count), at((i + 1 - gap / 2) / count)];
    const highs = [0, 1, 2, 3].map(() => 8 + random() * 13);
    return { depth: Math.max(p.y, q.y, p.y + thick.y), markup: block(p, q, thick, highs) };
  });
}

/** A piece of wall from `p` to `q`: far faces first, then near ones, then the torn top. */
function block(p: Point, q: Point, thick: Point, highs: readonly number[]): string {
  const last = highs.length - 1;
  const foot = highs.map((_, k) => ({ x: p.x + ((q.x - p.x) * k) / last, y: p.y + ((q.y - p.y) * k) / last }));
  const behind = foot.map((f) => ({ x: f.x + thick.x, y: f.y + thick.y }));
  const lifted = (row: readonly Point[]) => row.map((f, k) => ({ x: f.x, y: f.y - (highs[k] ?? 0) }));
  const [front, back] = [lifted(foot), lifted(behind)];
  const faces = [
    [...foot, ...[...front].reverse()],
    [...behind, ...[...back].reverse()],
    [foot[0], behind[0], back[0], front[0]],
    [foot[last], behind[last], back[last], front[last]],
  ].map((face) => face.filter((corner) => corner !== undefined));
  const depth = (face: readonly Point[]) => face.reduce((sum, corner) => sum + corner.y, 0) / face.length;
  faces.sort((m, o) => depth(m) - depth(o));
  const style = { stroke: '#1E1812', 'stroke-width': 2 };
  return [
    ...faces.map((face) => layer(closedPath(face), { fill: '#C9BD9B', ...style })),
    layer(closedPath([...front, ...[...back].reverse()]), { fill: '#EDE3C4', ...style }),
  ].join('');
}
