/** The ground that figures cover by a straight move at their next chance: each direction as far as the rules allow. */
import {
  ahead,
  armsOf,
  armyFigureOf,
  chargeCi,
  dinosaurOf,
  discOf,
  type FigureId,
  figureOf,
  isDinosaur,
  isSoldier,
  isVehicle,
  leftCi,
  limitCi,
  onTable,
  planFlight,
  planMove,
  type State,
  tablesOf,
} from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { FigureReach } from '@dwo/kits/miniatures/danger/contract';
import { outlineOf } from '@dwo/kits/miniatures/danger/star';

const NOTHING: FigureReach = { area: [], moveCi: 0, rangeCi: 0 };

/** The reaches of the figures of one state. */
export class Reaches {
  readonly #now: Frozen<State>;
  readonly #known = new Map<FigureId, FigureReach>();
  readonly #ahead = new Map<string, Frozen<State>>();

  constructor(now: Frozen<State>) {
    this.#now = now;
  }

  /** The reach of a figure. */
  *of(id: FigureId): Generator<void, FigureReach> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const made = yield* this.#reach(id);
    this.#known.set(id, made);
    return made;
  }

  *#reach(id: FigureId): Generator<void, FigureReach> {
    const figure = figureOf(this.#now, id);
    if (figure === null || !onTable(figure)) return NOTHING;
    const phase = isDinosaur(figure) ? 'dinosaur-movement' : 'army-movement';
    const before = this.#ahead.get(phase);
    const next = before ?? (ahead(this.#now, phase) as Frozen<State>);
    this.#ahead.set(phase, next);
    const state = alone(next, id);
    const rangeCi = rangeOf(this.#now, id);
    const dinosaur = dinosaurOf(state, id);
    const moveCi =
      dinosaur !== null && dinosaur.z > 0 ? tablesOf(state).dinosaurs[dinosaur.kind].moveCi : leftCi(state, id);
    if (moveCi === 0) return { ...NOTHING, rangeCi };
    yield;
    const more = discOf(state, figure).radius + (dinosaur === null ? 0 : chargeCi(state, dinosaur));
    const area = outlineOf(figure, moveCi, more, (to) => mayGo(state, id, to));
    return { area, moveCi, rangeCi };
  }
}

/** The table with this figure alone: others may be gone, or be walked round. */
function alone(state: Frozen<State>, id: FigureId): Frozen<State> {
  const only = <T>(figures: Readonly<Record<string, T>>): Record<string, T> => {
    return id in figures ? { [id]: figures[id] as T } : {};
  };
  const secrets = state.secrets.map((secret) => {
    return secret === null ? null : { ...secret, dinosaurs: only(secret.dinosaurs) };
  });
  const [soldiers, vehicles, crewedWeapons] = [only(state.soldiers), only(state.vehicles), only(state.crewedWeapons)];
  return { ...state, dinosaurs: only(state.dinosaurs), secrets, soldiers, vehicles, crewedWeapons } as Frozen<State>;
}

/** Whether a figure that is alone may go straight to a place. */
function mayGo(state: Frozen<State>, id: FigureId, to: Point): boolean {
  const figure = figureOf(state, id);
  if (figure === null) return false;
  if (isDinosaur(figure) && figure.z > 0) return planFlight(state, id, [{ ...to, z: 0 }], null).refusal === null;
  return planMove(state, id, [to], null).refusal === null;
}

/** The range of a figure's farthest weapon, in ci; 0 for none. */
function rangeOf(state: Frozen<State>, id: FigureId): number {
  const firer = armyFigureOf(state, id);
  if (firer === null || !(isSoldier(firer) || isVehicle(firer) || firer.status === 'set-up')) return 0;
  return Math.max(0, ...armsOf(state, firer).map((weapon) => limitCi(state, firer, weapon)));
}
