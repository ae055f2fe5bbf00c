/** Drawings of everything that stands on the table, as SVG text for textures and for cards. */

import { DINOSAURS, type DinosaurArt } from '@dwo/kits/art/figures/dinosaurs';
import { type Bounds, boundsOf, polygonsOf } from '@dwo/kits/art/figures/outline';
import { type Brush, paintSpecies, SOLID } from '@dwo/kits/art/figures/paint';
import { POSES, type Pose, type SoldierArt } from '@dwo/kits/art/figures/poses';
import { paintSoldier, soldierSpots } from '@dwo/kits/art/figures/soldiers';
import type { Species } from '@dwo/kits/art/figures/species';
import { PLASTIC, type Plastic, POSTER_RED } from '@dwo/kits/art/palette';
import {
  gunStep,
  MACHINES,
  type Machine,
  type MachineArt,
  machineSpots,
  muzzleOf,
  paintMachine,
  turns,
} from './machines';

export type { DinosaurArt } from '@dwo/kits/art/figures/dinosaurs';
export { DINOSAURS } from '@dwo/kits/art/figures/dinosaurs';
export type { SoldierArt } from '@dwo/kits/art/figures/poses';
export { gunInDrawing, type MachineArt } from './machines';

/** Name of a drawing. */
export type FigureArt = DinosaurArt | SoldierArt | MachineArt;

/** The measures of a drawing, in its own units, from the upper left corner of its frame. */
export interface FigureMetrics {
  /** Size of the frame. */
  readonly width: number;
  readonly height: number;
  /** From nose to tail, or from elbow to muzzle, without the frame's margin: the length that is scaled to a model's length. */
  readonly length: number;
  /** From the ground to the highest point. */
  readonly tall: number;
  /** The point that stands on the base. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** Middle of the head, where pennants and hats are. */
  readonly head: { readonly x: number; readonly y: number };
  /** The point at which shots leave and bites land. */
  readonly muzzle: { readonly x: number; readonly y: number };
  /** Px per unit at the reference zoom; null for drawings that are scaled to the length of their model. */
  readonly unit: number | null;
}

/** How a figure is drawn. */
export interface FigureOptions {
  /** Width of the visible outline in the drawing's own units, from 2.6 to 6.5; see `outlineFor`. */
  readonly outline?: number;
  /** Faces left. */
  readonly flip?: boolean;
  /** `dead` is bone white on its back with a red cross; `black` is the bare shape. */
  readonly state?: 'normal' | 'dead' | 'black';
  /** The facing of the part that turns, in degrees counter-clockwise from the right, for a drawing that is not flipped. */
  readonly gun?: number;
  /** Plastic of a soldier or a machine. */
  readonly plastic?: Plastic;
  /** Size in px, written into the markup. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The spoken name; an empty one hides the drawing from screen readers. */
  readonly title?: string;
}

const MARGIN = 8;
const SOLDIER_GROUND = 59;

/** Every name of a drawing, dinosaurs first. */
export const FIGURE_ARTS: readonly FigureArt[] = [
  ...(Object.keys(DINOSAURS) as DinosaurArt[]),
  ...(Object.keys(POSES) as SoldierArt[]),
  ...([...MACHINES.keys()] as MachineArt[]),
];

/** Px per unit of a soldier's drawing, which makes a standing soldier 46 px tall. */
const SOLDIER_UNIT = 46 / 62;

const isSoldier = (art: FigureArt): art is SoldierArt => art in POSES;

/** The drawing of a name from any source; an unknown name gives the rifleman. */
export function figureArt(name: string): FigureArt {
  if (name in DINOSAURS || name in POSES || MACHINES.has(name)) return name as FigureArt;
  return 'soldier-rifle';
}

/** The width of an outline in drawing units that shows as 2.2 px at `pxPerUnit`. */
export function outlineFor(pxPerUnit: number): number {
  return Math.min(6.5, Math.max(2.6, 2.2 / pxPerUnit));
}

interface Frame {
  readonly box: Bounds;
  readonly foot: number;
  readonly ground: number;
  readonly head: readonly [number, number];
  readonly muzzle: readonly [number, number];
  /** The transform of a dead figure, which lies tipped. */
  readonly tipped: string;
  readonly tippedBox: Bounds;
  readonly length: number;
  readonly unit: number | null;
}

function boxOf(points: readonly (readonly [number, number, number])[]): Bounds {
  return {
    left: Math.min(...points.map(([x, , r]) => x - r)),
    top: Math.min(...points.map(([, y, r]) => y - r)),
    right: Math.max(...points.map(([x, , r]) => x + r)),
    bottom: Math.max(...points.map(([, y, r]) => y + r)),
  };
}

/** The box of the points after `transform`: mirrored top to bottom, then turned by `degrees`. */
function tippedBox(points: readonly (readonly [number, number, number])[], degrees: number): Bounds {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return boxOf(points.map(([x, y, r]) => [x * c + y * s, x * s - y * c, r] as const));
}

function speciesFrame(species: Species): Frame {
  const solid = species.parts.filter(([role]) => SOLID.has(role)).map(([, shape]) => shape);
  const points = solid.flatMap((shape) => polygonsOf(shape).flat()).map(([x, y]) => [x, y, 0] as const);
  const tip = species.tip ?? 0;
  const [x, y, r] = species.eye;
  const box = boundsOf(solid);
  return {
    box: { ...box, bottom: Math.max(box.bottom, species.ground) },
    foot: species.foot,
    ground: species.ground,
    head: [x, y],
    muzzle: [x + 5 * r, y + 4 * r],
    tipped: `rotate(${-tip}) scale(1 -1)`,
    tippedBox: tippedBox(points, -tip),
    length: box.right - box.left,
    unit: null,
  };
}

function machineFrame(machine: Machine, turn: number): Frame {
  const spots = machineSpots(machine, turn);
  const box = boxOf(spots);
  return {
    box: { ...box, bottom: Math.max(box.bottom, machine.ground) },
    foot: machine.foot,
    ground: machine.ground,
    head: machine.head,
    muzzle: muzzleOf(machine, turn),
    tipped: `rotate(${-machine.tip}) scale(1 -1)`,
    tippedBox: tippedBox(spots, -machine.tip),
    length: machine.span[1] - machine.span[0],
    unit: machine.unit,
  };
}

function soldierFrame(pose: Pose): Frame {
  const spots = soldierSpots(pose);
  return {
    box: { ...boxOf(spots), bottom: 61.6 },
    foot: pose.foot[0],
    ground: SOLDIER_GROUND,
    head: [pose.head[0], pose.head[1]],
    muzzle: pose.muzzle,
    tipped: 'rotate(-88) scale(1 1)',
    tippedBox: boxOf(
      spots.map(([x, y, r]) => {
        const angle = (-88 * Math.PI) / 180;
        return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), r] as const;
      }),
    ),
    length: boxOf(spots).right - boxOf(spots).left,
    unit: SOLDIER_UNIT,
  };
}

const frames = new Map<string, Frame>();

/** The direction in which its guns are drawn, in degrees; 0 without guns. */
function turnOf(art: FigureArt, gun: number | undefined): number {
  const machine = MACHINES.get(art);
  return machine && gun !== undefined && turns(machine) ? gunStep(gun) : 0;
}

function frameOf(art: FigureArt, turn = 0): Frame {
  const key = `${art} ${turn}`;
  let frame = frames.get(key);
  if (!frame) {
    const machine = MACHINES.get(art);
    if (machine) frame = machineFrame(machine, turn);
    else frame = isSoldier(art) ? soldierFrame(POSES[art]) : speciesFrame(DINOSAURS[art as DinosaurArt]);
    frames.set(key, frame);
  }
  return frame;
}

function paint(art: FigureArt, brush: Brush, plastic: Plastic, turn: number): string {
  const machine = MACHINES.get(art);
  if (machine) return paintMachine(machine, PLASTIC[plastic], brush, turn);
  if (isSoldier(art)) return paintSoldier(POSES[art], PLASTIC[plastic], brush);
  return paintSpecies(DINOSAURS[art as DinosaurArt], brush);
}

/** The measures of a drawing; the same for every outline. */
export function figureMetrics(art: FigureArt, options: FigureOptions = {}): FigureMetrics {
  const frame = frameOf(art, turnOf(art, options.gun));
  const dead = options.state === 'dead';
  const box = dead ? frame.tippedBox : frame.box;
  const width = box.right - box.left + 2 * MARGIN;
  const height = box.bottom - box.top + 2 * MARGIN;
  const inX = (x: number) => (options.flip ? width - (x - box.left + MARGIN) : x - box.left + MARGIN);
  const at = ([x, y]: readonly [number, number]) => ({ x: inX(x), y: y - box.top + MARGIN });
  const middle = { x: width / 2, y: height / 2 };
  return {
    width,
    height,
    length: frame.length,
    unit: frame.unit,
    tall: frame.ground - frame.box.top,
    anchor: dead ? { x: width / 2, y: height - MARGIN } : at([frame.foot, frame.ground]),
    head: dead ? middle : at(frame.head),
    muzzle: dead ? middle : at(frame.muzzle),
  };
}

let drawn = 0;

const cross = (x: number, y: number, r: number, outline: number) =>
  [
    ['#1E1812', r * 0.62 + 2 * outline],
    [POSTER_RED, r * 0.62],
  ]
    .map(
      ([colour, w]) =>
        `<path d="M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" fill="none"/>`,
    )
    .join('');

/** A self-contained SVG of a figure: no outside references and ids of its own, so that it is safe inline and as an image. */
export function figureSvg(art: FigureArt, options: FigureOptions = {}): string {
  const turn = turnOf(art, options.gun);
  const frame = frameOf(art, turn);
  const state = options.state ?? 'normal';
  const brush: Brush = {
    outline: Math.round(10 * Math.min(6.5, Math.max(2.6, options.outline ?? 3.4))) / 10,
    uid: `f${(drawn++).toString(36)}-`,
    dead: state === 'dead',
    black: state === 'black',
  };
  const metrics = figureMetrics(art, options);
  const box = brush.dead ? frame.tippedBox : frame.box;
  const [left, top] = [Math.round(box.left - MARGIN), Math.round(box.top - MARGIN)];
  const [width, height] = [Math.ceil(metrics.width), Math.ceil(metrics.height)];
  let inner = paint(art, brush, options.plastic ?? 'green', turn);
  if (brush.dead) {
    const r = isSoldier(art) ? 7 : Math.min(16, height * 0.13);
    inner = `<g transform="${frame.tipped}">${inner}</g>${cross(left + width / 2, top + height * 0.52, r, brush.outline * 0.6)}`;
  }
  if (options.flip) inner = `<g transform="translate(${2 * left + width} 0) scale(-1 1)">${inner}</g>`;
  const size = options.size ? ` width="${options.size.width}" height="${options.size.height}"` : '';
  const label = options.title ? ` role="img" aria-label="${options.title}"` : ' aria-hidden="true"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"${size}${label} ` +
    `stroke-linejoin="round">${inner}</svg>`
  );
}
