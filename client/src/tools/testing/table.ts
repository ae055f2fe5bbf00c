/** A toolbox on a table of its own: the real engine, fixed dice, no wire and no screen. */
import { dinoWars, type Intent, type Options, PRESETS, type State } from '@dwo/dino-wars';
import { clone, type Dice, type Frozen, type Point, seededDice } from '@dwo/kernel';
import type { Pointing } from '../../scene/model';
import type { Notice, Plan } from '../plan';
import { type Answer, Toolbox, type World } from '../toolbox';

/** Who stands where. */
export interface Place {
  readonly id: string;
  readonly at: Point;
}

/** A duel on a bare table with everybody where he is put, in this phase. */
export function tableWith(soldiers: readonly Place[], dinosaurs: readonly Place[], phase: State['phase']): State {
  const options: Options = PRESETS.duel();
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

/** A hand at the table: sees what a player would see. */
export class Hand {
  state: State;
  selected: string | null = null;
  plan: Plan = { kind: 'none' };
  notice: Notice | null = null;
  /** What the wire answers instead of playing. */
  wire: Answer = null;
  readonly sent: Intent[] = [];
  readonly toolbox: Toolbox;
  readonly #seat: number;

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
  ): boolean {
    return this.toolbox.point({ type, at, figure, dragging: type === 'move', pointer });
  }

  tap(at: Point, figure: string | null = null): void {
    this.point('down', at, figure);
    this.point('tap', at, figure);
  }

  tapFigure(figure: string): void {
    const at = this.state.dinosaurs[figure] ?? this.state.soldiers[figure];
    if (at === undefined) throw new Error(`There is no ${figure}`);
    this.tap({ x: at.x, y: at.y }, figure);
  }

  /** Lets the promises of the tools come true. */
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

  #play(intent: Intent): Answer {
    this.sent.push(intent);
    if (this.wire !== null) return this.wire;
    const next = clone(this.state);
    dinoWars.resolve(next as Frozen<State>, this.#seat, intent, fixedDice(), (event) => dinoWars.evolve(next, event));
    this.state = next;
    this.toolbox.refresh();
    return null;
  }
}

function fixedDice(): Dice {
  return seededDice(new Uint8Array(32).fill(3), 1);
}
