/** Figures at the same spot: a tap selects the nearest, and each further tap there the next one below. */
import type { FigureId, State } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { figureOf, ownerOf, soldierOf, vehicleOf } from './figures';

/** A tap within this distance of the last one means the same spot. */
const SAME_CI = { mouse: 25, touch: 70, pen: 50 } as const;

/** Remembers the place of the last tap. */
export class Stack {
  #last: Point | null = null;

  /** Whether this tap is on the same spot as the last one. */
  isAgain({ at, pointer }: Pointing): boolean {
    return this.#last !== null && distance(this.#last, at) <= SAME_CI[pointer];
  }

  /** The figure that a further tap on the same spot selects; null if the tap means the uppermost one. */
  tap(state: Frozen<State>, seat: Seat | null, pointing: Pointing, selected: FigureId | null): FigureId | null {
    const { at, under = [], adding } = pointing;
    const again = this.isAgain(pointing);
    this.#last = at;
    if (!again || adding === true || seat === null || selected === null) return null;
    const all = stackOf(state, seat, under);
    const place = all.indexOf(selected);
    if (place < 0 || all.length < 2) return null;
    return all[(place + 1) % all.length] ?? null;
  }
}

/** The player's own figures among these, each followed by its riders and what it carries. */
function stackOf(state: Frozen<State>, seat: Seat, under: readonly FigureId[]): readonly FigureId[] {
  const own = under.filter((id) => ownerOf(state, id) === seat);
  const all = own.flatMap((id) => [id, ...carriedBy(state, id)]);
  return [...new Set(all)].filter((id) => ownerOf(state, id) === seat && figureOf(state, id)?.alive === true);
}

function carriedBy(state: Frozen<State>, id: FigureId): readonly FigureId[] {
  const holds = soldierOf(state, id)?.holds ?? null;
  const vehicle = vehicleOf(state, id);
  const load = vehicle === null ? [] : [...vehicle.seats.filter((rider) => rider !== null), ...vehicle.cargo];
  return holds === null ? load : [holds, ...load];
}
