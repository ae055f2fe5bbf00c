/** A toolbox on a table of its own: the real engine, fixed dice, no network and no screen. */
import {
  type CrewedWeaponSetup,
  type DinosaurSetup,
  dinoWars,
  type Intent,
  type Options,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PLAIN_VEHICLE,
  PLAIN_WEAPON,
  PRESETS,
  plainMatch,
  type SoldierSetup,
  type State,
  type VehicleSetup,
} from '@dwo/dino-wars';
import { clone, type Dice, type Frozen, type Point, seededDice } from '@dwo/kernel';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { Answer } from '@dwo/kits/shell/line';
import type { Notice } from '@dwo/kits/shell/store';
import type { Plan } from '../plan';
import { Toolbox, type World } from '../toolbox';

/** The places of figures. */
export interface Place {
  readonly id: string;
  readonly at: Point;
}

/** A duel on a bare table with every figure at its place, in this phase. */
export function tableWith(soldiers: readonly Place[], dinosaurs: readonly Place[], phase: State['phase']): State {
  const options: Options = { ...PRESETS.duel(), table: { widthCi: 4000, heightCi: 4400, terrain: [] } };
  const [soldier] = options.soldiers;
  const [dinosaur] = options.dinosaurs;
  if (soldier === undefined || dinosaur === undefined) throw new Error('The duel has nobody to copy');
  options.soldiers = soldiers.map(({ id, at }) => ({ ...soldier, id, at, facing: 90 }));
  options.dinosaurs = dinosaurs.map(({ id, at }) => ({ ...dinosaur, id, at, facing: 270 }));
  options.separationCi = 0;
  options.liftCaps = true;
  options.start = { turn: 1, phase };
  return dinoWars.setup(options as Frozen<Options>, fixedDice()) as State;
}

/** A bare table of 60" by 40" with these figures, army in seat 0; a figure without a place rides or is in tow. */
export function tableOf(
  figures: Partial<Pick<Options, 'soldiers' | 'dinosaurs' | 'vehicles' | 'crewedWeapons'>>,
  phase: State['phase'],
  more: Partial<Options> = {},
): State {
  const options: Options = {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: 6000, heightCi: 4000, terrain: [] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    ...{ soldiers: [], dinosaurs: [], vehicles: [], crewedWeapons: [], ...figures },
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase },
    ...more,
  };
  const no = dinoWars.checkSetup(options);
  if (no.length > 0) throw new Error(`No such table: ${JSON.stringify(no)}`);
  return dinoWars.setup(options as Frozen<Options>, fixedDice()) as State;
}

const base = (id: string, x: number, y: number) => ({ id, at: { x, y }, facing: 90 });

/** A rifleman. */
export function man(id: string, x: number, y: number, more: Partial<SoldierSetup> = {}): SoldierSetup {
  const plain = { ...PLAIN_SOLDIER, owner: 0, rank: 'enlisted', weapon: 'rifle', order: 'fire-best' } as const;
  return { ...plain, ...base(id, x, y), ...more };
}

/** A rifleman in a seat of a vehicle. */
export function rider(id: string, vehicle: string, seat: number): SoldierSetup {
  return man(id, 0, 0, { at: null, facing: null, aboard: { vehicle, seat } });
}

export function beast(id: string, x: number, y: number, more: Partial<DinosaurSetup> = {}): DinosaurSetup {
  return { ...PLAIN_DINOSAUR, ...base(id, x, y), owner: 1, kind: 'allosaurus', lifePoints: null, ...more };
}

export function car(id: string, x: number, y: number, more: Partial<VehicleSetup> = {}): VehicleSetup {
  return { ...PLAIN_VEHICLE, ...base(id, x, y), owner: 0, kind: 'truck', ...more };
}

export function weapon(id: string, x: number, y: number, more: Partial<CrewedWeaponSetup> = {}): CrewedWeaponSetup {
  return { ...PLAIN_WEAPON, ...base(id, x, y), owner: 0, kind: 'mortar', ...more };
}

/** A player at the table, who sees what a player would see. */
export class Hand {
  state: State;
  selected: string | null = null;
  plan: Plan = { kind: 'none' };
  notice: Notice | null = null;
  /** The answer of the connection, instead of playing. */
  wire: Answer = null;
  readonly sent: Intent[] = [];
  readonly toolbox: Toolbox;
  readonly #seat: number;
  #most = Number.POSITIVE_INFINITY;

  constructor(state: State, seat: number) {
    this.state = state;
    this.#seat = seat;
    this.toolbox = new Toolbox(this.#world());
  }

  point(
    type: Pointing['type'],
    at: Point,
    figure: string | null = null,
    pointer: Pointing['pointer'] = 'mouse',
    adding = false,
    under: readonly string[] = figure === null ? [] : [figure],
  ): boolean {
    return this.toolbox.point({ type, at, figure, dragging: type === 'move', pointer, adding, under });
  }

  /** From now on the connection plays this many intents and answers no other. */
  playAtMost(wishes: number): void {
    this.#most = this.sent.length + wishes;
  }

  tap(at: Point, figure: string | null = null): void {
    this.point('down', at, figure);
    this.point('tap', at, figure);
  }

  tapFigure(figure: string): void {
    const { dinosaurs, soldiers, vehicles, crewedWeapons } = this.state;
    const at = dinosaurs[figure] ?? soldiers[figure] ?? vehicles[figure] ?? crewedWeapons[figure];
    if (at === undefined) throw new Error(`There is no ${figure}`);
    this.tap({ x: at.x, y: at.y }, figure);
  }

  /** Lets the promises of the tools settle. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }

  #world(): World {
    return {
      state: () => this.state as Frozen<State>,
      seat: () => this.#seat,
      selected: () => this.selected,
      plan: () => this.plan,
      lay: (plan) => {
        this.plan = plan;
      },
      choose: (figure) => {
        this.selected = figure;
      },
      say: (notice) => {
        this.notice = notice;
      },
      explain: ({ rule }) => ({ text: rule, rule, tone: 'refusal' }),
      send: async (intent) => this.#play(intent),
      busy: () => {},
    };
  }

  /** Another seat does nothing. */
  pass(seat: number): void {
    this.#resolve(seat, dinoWars.pass(this.state as Frozen<State>, seat));
  }

  #play(intent: Intent): Answer {
    this.sent.push(intent);
    if (this.wire !== null) return this.wire;
    if (this.sent.length > this.#most) return { trouble: 'No answer' };
    this.#resolve(this.#seat, intent);
    return null;
  }

  #resolve(seat: number, intent: Intent): void {
    const next = clone(this.state);
    dinoWars.resolve(next as Frozen<State>, seat, intent, fixedDice(), (event) => dinoWars.evolve(next, event));
    this.state = next;
    this.toolbox.refresh();
  }
}

function fixedDice(): Dice {
  return seededDice(new Uint8Array(32).fill(3), 1);
}
