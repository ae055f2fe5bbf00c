/** Takes pictures of the board: one hidden board draws a scene after the other, and copies of it stand on the page. */
import { Board } from '../board';
import type { FigureArt } from '../figure-art';
import { createScene } from '../index';
import type { Place, SceneModel } from '../model';

/** The size of every picture in CSS px. */
export const STILL = { width: 640, height: 320 } as const;
/** A board that nobody needs is removed after this time: a browser keeps only a few of them. */
const IDLE_MS = 4_000;

/** A scene, and the places that must be seen; none for the whole table. */
export interface Shot {
  readonly model: SceneModel;
  readonly places: readonly Place[];
  /** The steps by which the camera then goes closer to their middle. */
  readonly closer?: number;
}

interface Room {
  readonly board: Board;
  readonly host: HTMLElement;
}

let room: Promise<Room> | null = null;
let furnishedFor: FigureArt | null = null;
let leaving: ReturnType<typeof setTimeout> | null = null;

interface Order {
  readonly art: FigureArt;
  readonly shot: Shot;
  readonly paper: HTMLCanvasElement;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const orders: Order[] = [];
let isBusy = false;

/** Draws a scene with the game's own art on a canvas of the page. Rejects if the browser has no WebGL. */
export function photograph(art: FigureArt, shot: Shot, paper: HTMLCanvasElement): Promise<void> {
  return new Promise((done, failed) => {
    orders.push({ art, shot, paper, done, failed });
    if (!isBusy) void work();
  });
}

/** Takes all pictures that are wanted, each time the one nearest to the middle of the window. */
async function work(): Promise<void> {
  isBusy = true;
  for (let next = nearest(); next !== null; next = nearest()) {
    orders.splice(orders.indexOf(next), 1);
    await take(next.art, next.shot, next.paper).then(next.done, next.failed);
  }
  isBusy = false;
}

function nearest(): Order | null {
  const away = ({ paper }: Order) => {
    const { top, bottom } = paper.getBoundingClientRect();
    return Math.abs((top + bottom - window.innerHeight) / 2);
  };
  return orders.reduce<Order | null>((best, each) => (best === null || away(each) < away(best) ? each : best), null);
}

async function take(art: FigureArt, { model, places, closer = 0 }: Shot, paper: HTMLCanvasElement): Promise<void> {
  if (leaving !== null) clearTimeout(leaving);
  if (furnishedFor !== art) await leave();
  furnishedFor = art;
  room ??= furnish(art);
  const { board } = await room;
  board.show(model);
  const middle = middleOf(places);
  if (middle === null) board.wholeTable();
  else board.start({ places, wished: [], middle });
  for (let step = 0; step < closer; step++) board.zoomIn();
  await board.settled();
  // A canvas of WebGL can be copied only in the turn in which it was drawn.
  board.canvas.draw();
  const { element } = board.canvas;
  paper.width = element.width;
  paper.height = element.height;
  paper.getContext('2d')?.drawImage(element, 0, 0);
  leaving = setTimeout(() => void leave(), IDLE_MS);
}

async function furnish(art: FigureArt): Promise<Room> {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  Object.assign(host.style, {
    position: 'fixed',
    left: '-10000px',
    top: '0',
    width: `${STILL.width}px`,
    height: `${STILL.height}px`,
  });
  document.body.append(host);
  try {
    const scene = await createScene(host, { art, motion: 'reduced', gone: () => void leave() });
    if (!(scene instanceof Board)) throw new Error('Only a board can be photographed');
    return { board: scene, host };
  } catch (error) {
    host.remove();
    room = null;
    throw error;
  }
}

async function leave(): Promise<void> {
  const left = room;
  room = null;
  furnishedFor = null;
  const { board, host } = (await left?.catch(() => null)) ?? {};
  board?.destroy();
  host?.remove();
}

function middleOf(places: readonly Place[]): { readonly x: number; readonly y: number } | null {
  if (places.length === 0) return null;
  const sum = (of: (place: Place) => number) => places.reduce((all, place) => all + of(place), 0) / places.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}
