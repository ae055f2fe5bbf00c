/** Puts something on the table: a figure in the setup, a soldier who gets out, a gun that is laid down or unhitched. */
import type { FigureId } from '@dwo/dino-wars';
import { distance, type Point } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { figureOf, isDinosaur, ownerOf, placeOf, radiusOf } from './figures';
import type { Plan } from './plan';
import type { PutTask } from './put-task';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';

type Put = Extract<Plan, { kind: 'put' }>;

const ARROW_CI = 50;
/** The gap between bases that have to touch. */
const TOUCH_CI = 3;

/** Shows the figure at the pointer, and whether it may stand there. */
export class Putting implements Tool {
  readonly name = 'putting';
  readonly task: PutTask;
  readonly #bench: Bench;
  /** Called when it is done: starts the next task, or goes back. */
  readonly #done: () => void;
  #at: Point | null = null;
  #facing: number;
  #fixed = false;
  #dragging = false;

  constructor(bench: Bench, task: PutTask, facing: number, done: () => void) {
    this.#bench = bench;
    this.task = task;
    this.#facing = facing;
    this.#done = done;
  }

  /** In the set-up a press on another figure takes that instead. */
  get holds(): boolean {
    return this.task.kind !== 'place' && this.task.kind !== 'hide';
  }

  /** A second tap on a vehicle selects who else rides in it. */
  get yields(): boolean {
    return this.task.kind === 'alight';
  }

  enter(): void {
    this.#lay();
  }

  /** A mouse puts it down with one click; a finger looks first. */
  point({ type, at, figure, pointer }: Pointing): boolean {
    switch (type) {
      case 'hover':
        if (!this.#fixed && pointer !== 'touch') this.#move(at);
        return false;
      case 'down':
        this.#dragging = figure === this.task.figure || (this.#at !== null && this.#near(at));
        return this.#dragging;
      case 'move':
        if (this.#dragging) this.#move(at);
        return this.#dragging;
      case 'tap':
        if (figure !== null && this.#isOther(figure)) {
          this.#bench.select(figure);
          return false;
        }
        this.#drop(at, pointer);
        return false;
      case 'up':
        this.#drop(at, pointer);
        return false;

      case 'cancel':
        this.#dragging = false;
        return false;
    }
  }

  #drop(at: Point, pointer: Pointing['pointer']): void {
    const again = this.#fixed && this.#near(at);
    this.#dragging = false;
    this.#fixed = true;
    this.#move(at);
    if (pointer !== 'touch' || again) this.confirm();
  }

  /** Whether a tap on this figure of the player's own selects it instead. */
  #isOther(figure: FigureId): boolean {
    const { task } = this;
    const mine = ownerOf(this.#bench.state(), figure) === this.#bench.seat();
    return mine && figure !== task.figure && figure !== task.beside;
  }

  /** Plans a place, for the list and the keyboard. */
  goToPoint(at: Point): void {
    this.#fixed = true;
    this.#move(at);
  }

  turn(degrees: number): void {
    this.turnTo(this.#facing + degrees);
  }

  turnTo(degrees: number): void {
    if (!this.task.turns) return;
    this.#facing = ((degrees % 360) + 360) % 360;
    this.#lay();
  }

  confirm(): void {
    if (this.#at === null) return;
    const intent = this.task.intent(this.#at, this.#facing);
    void this.#bench.wish(intent).then((done) => {
      if (done) this.#done();
      else this.#fixed = false;
    });
  }

  cancel(): boolean {
    if (this.task.kind === 'place' || this.task.kind === 'hide') {
      const had = this.#at !== null;
      this.#at = null;
      this.#fixed = false;
      this.#lay();
      return had;
    }
    this.#bench.rest();
    return true;
  }

  arrow(arrow: Arrow): void {
    const from = this.#at ?? this.#start();
    const { x, y } = this.#bench.heading(arrow);
    this.#fixed = true;
    const { beside } = this.task;
    if (beside === null) this.#move({ x: from.x + x * ARROW_CI, y: from.y + y * ARROW_CI });
    else this.#round(from, arrow === 'left' || arrow === 'up' ? 15 : -15);
  }

  refresh(): void {
    this.#lay();
  }

  #start(): Point {
    const { beside, within, figure } = this.task;
    const state = this.#bench.state();
    const place = beside === null ? (within?.at ?? null) : placeOf(state, beside);
    return place ?? placeOf(state, figure) ?? { x: state.table.widthCi / 2, y: state.table.heightCi / 2 };
  }

  /** Moves along the rim of the figure that it must touch, by degrees. */
  #round(from: Point, degrees: number): void {
    const centre = this.#start();
    const angle = Math.atan2(from.y - centre.y, from.x - centre.x) + (degrees * Math.PI) / 180;
    this.#move({ x: centre.x + 1000 * Math.cos(angle), y: centre.y + 1000 * Math.sin(angle) });
  }

  #near(at: Point): boolean {
    return this.#at !== null && distance(this.#at, at) <= Math.max(60, radiusOf(this.#bench.state(), this.task.figure));
  }

  #move(at: Point): void {
    const { beside } = this.task;
    this.#at = beside === null ? { x: Math.round(at.x), y: Math.round(at.y) } : this.#onRim(at, beside);
    this.#lay();
  }

  /** The place nearest to the pointer at which it touches its neighbour. */
  #onRim(at: Point, beside: string): Point {
    const state = this.#bench.state();
    const centre = placeOf(state, beside) ?? at;
    const reach = radiusOf(state, beside) + radiusOf(state, this.task.figure) + TOUCH_CI;
    const length = Math.max(1, distance(centre, at));
    return {
      x: Math.round(centre.x + ((at.x - centre.x) * reach) / length),
      y: Math.round(centre.y + ((at.y - centre.y) * reach) / length),
    };
  }

  #lay(): void {
    const { task } = this;
    const at = this.#at;
    const seat = this.#bench.seat();
    const refusal =
      at === null || seat === null ? null : whyNot(this.#bench.state(), seat, task.intent(at, this.#facing));
    const plan: Put = { kind: 'put', task, at, facing: this.#facing, refusal };
    this.#bench.lay(plan);
  }
}

/** The facing of a figure that is put down: its present one, or toward the enemy if it was not on the table. */
export function facingOf(bench: Bench, figure: string): number {
  const found = figureOf(bench.state(), figure);
  if (found === null) return 90;
  return found.absence === null ? found.facing : isDinosaur(found) ? 270 : 90;
}
