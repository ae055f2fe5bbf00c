/** Danger on a table of DINO WARS!, as the rules' own functions see it. */
import {
  armyFigureOf,
  dinoWars,
  discOf,
  type FigureId,
  figureIndexOf,
  figureOf,
  isDinosaur,
  leftCi,
  onTable,
  preyOf,
  type Side,
  type State,
  sideOf,
} from '@dwo/dino-wars';
import { bearing, clone, distance, type Frozen, frozen, type Seat } from '@dwo/kernel';
import type { Arrival, DangerBoard, Outlook, Stand, Threat } from '@dwo/kits/miniatures/danger/contract';
import { highestFirst, starOf } from '@dwo/kits/miniatures/danger/star';
import { Fire } from './fire';
import { Hunt } from './hunt';
import { Reaches } from './reaches';

const ORIGIN = { x: 0, y: 0 };

/** Opens the board of a state, as one seat sees it. */
export function openBoard(state: Frozen<State>): DangerBoard {
  return new Board(state);
}

/** The state once these figures have made their moves. */
function afterMoves(state: Frozen<State>, arrivals: readonly Arrival[]): Frozen<State> {
  const after = clone(state as State);
  for (const { figure, at, costCi } of arrivals) {
    const mover = figureOf(state, figure);
    if (mover === null) continue;
    const facing = Math.round(at.facing ?? mover.facing);
    const to = { x: Math.round(at.x), y: Math.round(at.y) };
    if (costCi === 0 && to.x === mover.x && to.y === mover.y) continue;
    if (isDinosaur(mover) && (at.z ?? 0) + mover.z > 0) {
      const z = Math.round(at.z ?? 0);
      const way = { path: [{ ...to, z }], legsCi: [], costCi, facing, lands: z === 0, dives: false, touches: [] };
      dinoWars.evolve(after, { type: 'flew', figure, ...way });
    } else dinoWars.evolve(after, { type: 'moved', figure, path: [to], facing, costCi });
  }
  return frozen(after);
}

class Board implements DangerBoard {
  readonly #state: Frozen<State>;
  #hunt: Hunt | null = null;
  #fire: Fire | null = null;
  readonly #reaches: Reaches;

  constructor(state: Frozen<State>) {
    this.#state = state;
    this.#reaches = new Reaches(state);
  }

  get size() {
    const { widthCi, heightCi } = this.#state.table;
    return { widthCi, heightCi };
  }

  *threats(figure: FigureId, at: Stand | null): Generator<void, readonly Threat[]> {
    return armyFigureOf(this.#state, figure) === null
      ? yield* this.#shooters(figure, at)
      : yield* this.#hunters(figure, at);
  }

  *count(figure: FigureId, most: number): Generator<void, number> {
    const isPrey = armyFigureOf(this.#state, figure) !== null;
    const [hunt, fire] = isPrey ? [this.#hunted(), null] : [null, this.#fired()];
    let count = 0;
    for (const id of this.#nearest(figure, this.#others(isPrey ? 'dinosaurs' : 'army', true))) {
      const can = hunt === null ? (fire?.chance(id, figure) ?? 0) > 0 : hunt.contact(id, figure) !== null;
      if (can) count += 1;
      yield;
      if (count === most) break;
    }
    return count;
  }

  /** These figures, the nearest to one of them first. */
  #nearest(figure: FigureId, others: readonly FigureId[]): readonly FigureId[] {
    const from = figureOf(this.#state, figure);
    const away = (id: FigureId) => distance(from ?? ORIGIN, figureOf(this.#state, id) ?? ORIGIN);
    return others
      .map((id) => ({ id, away: away(id) }))
      .sort((a, b) => a.away - b.away)
      .map(({ id }) => id);
  }

  *victims(figure: FigureId): Generator<void, readonly Threat[]> {
    const found: Threat[] = [];
    if (armyFigureOf(this.#state, figure) !== null) {
      const fire = this.#fired();
      for (const id of this.#others('dinosaurs')) {
        const share = fire.chance(figure, id);
        if (share > 0) found.push({ figure: id, harm: 'shoot', share });
        yield;
      }
      return highestFirst(found);
    }
    const hunt = this.#hunted();
    for (const id of this.#others('army')) {
      const contact = hunt.contact(figure, id);
      if (contact !== null) found.push({ figure: id, harm: 'strike', share: hunt.chance(figure, id, contact) });
      yield;
    }
    return highestFirst(found);
  }

  reach(figure: FigureId) {
    return this.#reaches.of(figure);
  }

  *outlook(arrival: Arrival): Generator<void, Outlook | null> {
    const state = afterMoves(this.#state, [arrival]);
    const { figure } = arrival;
    if (armyFigureOf(state, figure) === null) {
      const hunt = new Hunt(state);
      const touched = preyOf(hunt.state, figure);
      // The way itself shows that it ends in no contact.
      if (touched.length === 0) return null;
      const targets = touched.map((id): Threat => {
        return { figure: id, harm: 'strike', share: hunt.chance(figure, id, 'touches') };
      });
      return { targets: highestFirst(targets), late: false };
    }
    const soon = new Fire(state);
    const late = !soon.isReady(figure);
    // A weapon that fires once a turn does so after the dinosaurs have moved (DW-SEC-2).
    const fire = late ? new Fire(state, 'regular-fire') : soon;
    if (!fire.isReady(figure)) return null;
    const targets: Threat[] = [];
    for (const id of this.#others('dinosaurs')) {
      const share = fire.chance(figure, id);
      if (share > 0) targets.push({ figure: id, harm: 'shoot', share });
      yield;
    }
    return { targets: highestFirst(targets), late };
  }

  *onward(by: FigureId, on: FigureId, at: Stand | null, most: number): Generator<void, number> {
    const hunt = new Hunt(this.#state);
    hunt.put(on, at);
    return yield* hunt.goesOn(by, on, most);
  }

  after(arrivals: readonly Arrival[]): DangerBoard {
    return new Board(afterMoves(this.#state, arrivals));
  }

  places(figure: FigureId): readonly Stand[] {
    const state = this.#state;
    const found = figureOf(state, figure);
    const left = leftCi(state, figure);
    if (found === null || !onTable(found) || left === 0 || (isDinosaur(found) && found.z > 0)) return [];
    const { x, y, facing, owner } = found;
    const places = starOf(found, left).flatMap((to): Stand[] => {
      const move = { type: 'move', figure, path: [to], stopAt: null } as const;
      return dinoWars.check(state, owner, move) === null ? [{ ...to, facing: bearing(found, to) ?? facing }] : [];
    });
    return places.length === 0 ? [] : [{ x, y, facing }, ...places];
  }

  sides(seat: Seat) {
    const side = this.#state.players[seat]?.side ?? 'army';
    const own = this.#others(side).filter((id) => figureOf(this.#state, id)?.owner === seat);
    return { own, enemies: this.#others(side === 'army' ? 'dinosaurs' : 'army') };
  }

  base(figure: FigureId) {
    const found = figureOf(this.#state, figure);
    return found === null ? null : discOf(this.#state, found);
  }

  *#hunters(figure: FigureId, at: Stand | null): Generator<void, readonly Threat[]> {
    const hunt = this.#hunted();
    const found: Threat[] = [];
    for (const id of this.#others('dinosaurs')) {
      // Between two steps the figure must stand where it stands, for other questions.
      const back = hunt.put(figure, at);
      const contact = hunt.contact(id, figure);
      if (contact !== null) found.push({ figure: id, harm: 'strike', share: hunt.chance(id, figure, contact) });
      back();
      yield;
    }
    return highestFirst(found);
  }

  *#shooters(figure: FigureId, at: Stand | null): Generator<void, readonly Threat[]> {
    const fire = this.#fired();
    const found: Threat[] = [];
    for (const id of this.#others('army', true)) {
      const back = fire.put(figure, at);
      const share = fire.chance(id, figure);
      if (share > 0) found.push({ figure: id, harm: 'shoot', share });
      back();
      yield;
    }
    return highestFirst(found);
  }

  /** The figures of a side that are on the table; with `aboard` those that ride as well. */
  #others(side: Side, aboard = false): readonly FigureId[] {
    const state = this.#state;
    return figureIndexOf(state).ids[side].filter((id) => {
      const figure = figureOf(state, id);
      if (figure === null || sideOf(figure) !== side) return false;
      return onTable(figure) || (aboard && figure.alive && figure.absence === null);
    });
  }

  #hunted(): Hunt {
    this.#hunt ??= new Hunt(this.#state);
    return this.#hunt;
  }

  #fired(): Fire {
    this.#fire ??= new Fire(this.#state);
    return this.#fire;
  }
}
