/** Puts something on the table: a figure in the set-up, a rider who gets off, a load that is laid down. */
import { distance, type Point } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import type { PutHands, PutPlan, PutUse } from './put';
import type { Bench, Tool } from './tool';

const ARROW_CI = 50;
/** The gap between bases that have to touch. */
const TOUCH_CI = 3;

/** Shows the figure at the pointer, and whether it may stand there. */
export class Putting<S, I, U extends PutUse<I>, P> implements Tool {
  readonly name = 'putting';
  readonly task: U;
  readonly #bench: Bench<S, I, P | PutPlan<U>>;
  readonly #hands: PutHands<S>;
  /** Called when it is done: starts the next task, or goes back. */
  readonly #done: () => void;
  #at: Point | null = null;
  #facing: number;
  #fixed = false;
  #dragging = false;

  constructor(
    bench: Bench<S, I, P | PutPlan<U>>,
    hands: PutHands<S>,
    { task, facing }: { readonly task: U; readonly facing: number },
    done: () => void,
  ) {
    this.#bench = bench;
    this.#hands = hands;
    this.task = task;
    this.#facing = facing;
    this.#done = done;
  }

  get holds(): boolean {
    return !this.task.settles;
  }

  get yields(): boolean {
    return this.task.yields;
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
      case 'leave':
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
  #isOther(figure: string): boolean {
    const { task } = this;
    const mine = this.#hands.owner(this.#bench.state(), figure) === this.#bench.seat();
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
    if (this.task.settles) {
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
    const place = beside === null ? (within?.at ?? null) : this.#hands.place(state, beside);
    const { widthCi, heightCi } = this.#hands.size(state);
    return place ?? this.#hands.place(state, figure) ?? { x: widthCi / 2, y: heightCi / 2 };
  }

  /** Moves along the rim of the figure that it must touch, by degrees. */
  #round(from: Point, degrees: number): void {
    const centre = this.#start();
    const angle = Math.atan2(from.y - centre.y, from.x - centre.x) + (degrees * Math.PI) / 180;
    this.#move({ x: centre.x + 1000 * Math.cos(angle), y: centre.y + 1000 * Math.sin(angle) });
  }

  #near(at: Point): boolean {
    const radius = this.#hands.radius(this.#bench.state(), this.task.figure);
    return this.#at !== null && distance(this.#at, at) <= Math.max(60, radius);
  }

  #move(at: Point): void {
    const { beside } = this.task;
    this.#at = beside === null ? { x: Math.round(at.x), y: Math.round(at.y) } : this.#onRim(at, beside);
    this.#lay();
  }

  /** The place nearest to the pointer at which it touches its neighbour. */
  #onRim(at: Point, beside: string): Point {
    const state = this.#bench.state();
    const { place, radius } = this.#hands;
    const centre = place(state, beside) ?? at;
    const reach = radius(state, beside) + radius(state, this.task.figure) + TOUCH_CI;
    const length = Math.max(1, distance(centre, at));
    return {
      x: Math.round(centre.x + ((at.x - centre.x) * reach) / length),
      y: Math.round(centre.y + ((at.y - centre.y) * reach) / length),
    };
  }

  #lay(): void {
    const { task } = this;
    const at = this.#at;
    const refusal = at === null ? null : this.#bench.whyNot(task.intent(at, this.#facing));
    this.#bench.lay({ kind: 'put', task, at, facing: this.#facing, refusal });
  }
}
