/** The effects of movements and items on the state. */
import type { Point } from '@dwo/kernel';
import { sure } from './bodies';
import type { Handlers } from './handlers';
import type { Figure, State } from './state';

/** Puts a figure and its rider at a place, and uses the moves of both (VS-RID-2, VS-R-18, VS-INV-4). */
function put(state: State, figure: Figure, at: Point | undefined, facing: Point | null): void {
  const place = at === undefined ? {} : { x: at.x, y: at.y };
  const look = facing === null ? {} : { facingX: facing.x, facingY: facing.y };
  Object.assign(figure, place, look, { moved: true });
  if (figure.rider === null) return;
  const { x, y, facingX, facingY } = figure;
  Object.assign(sure(state.figures[figure.rider]), { x, y, facingX, facingY, moved: true });
}

/** The effects of movements and items on the state. */
export const MOVES: Handlers<
  'moved' | 'boarded' | 'dismounted' | 'leftSurface' | 'itemsDropped' | 'itemsTaken' | 'itemsLeft' | 'unhorsed'
> = {
  moved(state, { figure, path, facing }) {
    put(state, sure(state.figures[figure]), path.at(-1), facing);
  },
  boarded(state, { figure: id, mount: on }) {
    const [figure, mount] = [sure(state.figures[id]), sure(state.figures[on])];
    const { x, y, facingX, facingY } = mount;
    Object.assign(figure, { x, y, facingX, facingY, riding: on, moved: true });
    mount.rider = id;
  },
  dismounted(state, { figure: id, mount, path, facing }) {
    const figure = sure(state.figures[id]);
    figure.riding = null;
    sure(state.figures[mount]).rider = null;
    put(state, figure, path.at(-1), facing);
  },
  leftSurface(state, { figure: id, path }) {
    const figure = sure(state.figures[id]);
    put(state, figure, path.at(-1), null);
    figure.place = 'left';
    if (figure.rider !== null) sure(state.figures[figure.rider]).place = 'left';
  },
  itemsDropped(state, { items, x, y }) {
    for (const id of items) Object.assign(sure(state.items[id]), { place: 'lying', by: null, x, y });
  },
  itemsTaken(state, { figure, items }) {
    for (const id of items) Object.assign(sure(state.items[id]), { place: 'carried', by: figure });
  },
  itemsLeft(state, { items }) {
    for (const id of items) Object.assign(sure(state.items[id]), { place: 'left', by: null });
  },
  unhorsed(state, { figure: id, mount: from }) {
    // VS-R-37: at the centre and with the facing of the mount, where it already is; a mount that moved has moved it too.
    const mount = sure(state.figures[from]);
    Object.assign(sure(state.figures[id]), { riding: null });
    mount.rider = null;
  },
};
