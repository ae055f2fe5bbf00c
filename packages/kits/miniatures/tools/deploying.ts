/** Sets up a whole force: collects a place for each figure, and sends all of them at once. */
import { bearing, distance, type Frozen, type Point, type Refusal, type Seat } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import type { Bench, Tool } from './tool';

const ARROW_CI = 50;
const ARROW_DEGREES = 15;
/** A tap this near to a place means the figure on it. */
const NEAR_CI = 60;

/** The place that a player chose for a figure. */
export interface Placed {
  readonly figure: string;
  readonly at: Point;
  /** Degrees. */
  readonly facing: number;
  /** The figure on which it begins, such as a mount; null on foot. */
  readonly on: string | null;
}

/** The set-up of a force that a game asks for. */
export interface DeployUse<S, I> {
  readonly word: string;
  /** All figures to set up. */
  readonly figures: readonly string[];
  /** The outlines within which they must stand; they are shown. */
  readonly zones: readonly { readonly outline: readonly Point[]; readonly label: string }[];
  /** Whether facings matter. */
  readonly turns: boolean;
  /** The facing of a figure that is put down first. */
  readonly facing: number;
  radius(state: Frozen<S>, figure: string): number;
  /** Figures of the force on which this one may begin. */
  mounts(state: Frozen<S>, figure: string): readonly string[];
  /** Why these places would be refused, although others are still missing; null if they would not. */
  refuse(state: Frozen<S>, seat: Seat, places: readonly Placed[]): Refusal | null;
  /** A legal place for each figure that has none; null if there is none. */
  rest(state: Frozen<S>, seat: Seat, places: readonly Placed[]): readonly Placed[] | null;
  intent(places: readonly Placed[]): I;
}

/** A set-up on the desk. */
export interface DeployPlan<I> {
  readonly kind: 'deploy';
  /** Its name: "Set up". */
  readonly word: string;
  /** The figure in hand; null for none. */
  readonly figure: string | null;
  readonly places: readonly Placed[];
  /** The figures without a place. */
  readonly missing: readonly string[];
  /** The place under the pointer for the figure in hand. */
  readonly at: Point | null;
  readonly facing: number;
  readonly zones: DeployUse<never, never>['zones'];
  /** Whether facings matter. */
  readonly turns: boolean;
  readonly refusal: Refusal | null;
  /** Null while figures are missing. */
  readonly intent: I | null;
}

/** Holds the places of one set-up; it stays the same tool while figures are picked up and put down. */
export class Deploying<S, I, P> implements Tool {
  readonly name = 'deploying';
  readonly of = 'placing';
  readonly #bench: Bench<S, I, P | DeployPlan<I>>;
  readonly use: DeployUse<S, I>;
  #places: readonly Placed[] = [];
  #figure: string | null = null;
  #at: Point | null = null;
  #facing: number;
  #dragging = false;

  constructor(bench: Bench<S, I, P | DeployPlan<I>>, use: DeployUse<S, I>) {
    this.#bench = bench;
    this.use = use;
    this.#facing = use.facing;
  }

  enter(): void {
    this.#lay();
  }

  /** Takes a figure in hand, from the tray or from its place. */
  take(figure: string | null): void {
    this.#figure = figure !== null && this.use.figures.includes(figure) ? figure : null;
    this.#at = null;
    const before = this.#places.find((each) => each.figure === figure);
    if (before !== undefined) this.#facing = before.facing;
    this.#lay();
  }

  point({ type, at, figure, pointer }: Pointing): boolean {
    switch (type) {
      case 'hover':
        if (this.#figure !== null && pointer !== 'touch') this.#show(at);
        return false;
      case 'down': {
        const there = this.#standsAt(at);
        if (there === null) return false;
        if (there !== this.#figure && this.#hasPlace(this.#figure)) this.#bench.select(there);
        this.#dragging = there === this.#figure;
        return this.#dragging;
      }
      case 'move':
        if (this.#dragging) this.#show(at);
        return this.#dragging;
      case 'up':
        if (this.#dragging) this.#put(at, figure);
        this.#dragging = false;
        return false;
      case 'tap':
        this.#dragging = false;
        this.#tap(at, figure);
        return false;
      case 'cancel':
        this.#dragging = false;
        return false;
    }
  }

  #tap(at: Point, figure: string | null): void {
    const there = this.#standsAt(at);
    const rides = there !== null && this.#mounts().includes(there);
    if (this.#figure === null || (there !== null && there !== this.#figure && !rides)) {
      if (there !== null) this.#bench.select(there);
      return;
    }
    this.#put(at, rides ? there : figure);
    // The next figure without a place comes to hand by itself.
    const [next] = this.#missing();
    if (next !== undefined) this.#bench.select(next);
  }

  #put(at: Point, figure: string | null): void {
    const hand = this.#figure;
    if (hand === null) return;
    const mount = figure !== null && this.#mounts().includes(figure) ? figure : this.#mountAt(at);
    const place = { figure: hand, at: whole(at), facing: this.#facing, on: mount };
    const places = [...this.#places.filter((each) => each.figure !== hand), place];
    this.#places = places.map((each) => (each.on === hand ? { ...each, at: place.at } : each));
    this.#at = null;
    this.#lay();
  }

  #mounts(): readonly string[] {
    return this.#figure === null ? [] : this.use.mounts(this.#bench.state(), this.#figure);
  }

  #mountAt(at: Point): string | null {
    const there = this.#standsAt(at);
    return there !== null && this.#mounts().includes(there) ? there : null;
  }

  #hasPlace(figure: string | null): boolean {
    return figure === null || this.#places.some((each) => each.figure === figure);
  }

  /** The uppermost figure that was placed here. */
  #standsAt(at: Point): string | null {
    const state = this.#bench.state();
    const near = (place: Placed) => distance(place.at, at) <= Math.max(NEAR_CI, this.use.radius(state, place.figure));
    return [...this.#places].reverse().find((place) => place.on === null && near(place))?.figure ?? null;
  }

  goToPoint(at: Point): void {
    this.#put(at, null);
  }

  /** Gives every figure that has none a legal place. */
  rest(): void {
    const seat = this.#bench.seat();
    const rest = seat === null ? null : this.use.rest(this.#bench.state(), seat, this.#places);
    if (rest === null) return;
    const chosen = new Set(this.#places.map(({ figure }) => figure));
    this.#places = [...this.#places, ...rest.filter(({ figure }) => !chosen.has(figure))];
    this.#figure = null;
    this.#at = null;
    this.#lay();
  }

  turn(degrees: number): void {
    if (!this.use.turns) return;
    this.#facing = (((this.#facing + degrees) % 360) + 360) % 360;
    const turned = (each: Placed) => (each.figure === this.#figure ? { ...each, facing: this.#facing } : each);
    this.#places = this.#places.map(turned);
    this.#lay();
  }

  confirm(): void {
    if (this.#missing().length > 0) return;
    void this.#bench.wish(this.use.intent(this.#places));
  }

  /** Puts the figure in hand back where it was; then lifts the last one that was put down. */
  cancel(): boolean {
    if (this.#figure !== null) {
      this.#figure = null;
      this.#at = null;
      this.#lay();
      return false;
    }
    const had = this.#places.length > 0;
    this.#places = this.#places.slice(0, -1);
    this.#lay();
    return had;
  }

  arrow(arrow: Arrow): void {
    const hand = this.#places.find((each) => each.figure === this.#figure);
    if (hand === undefined) {
      this.turn(arrow === 'left' || arrow === 'up' ? ARROW_DEGREES : -ARROW_DEGREES);
      return;
    }
    const { x, y } = this.#bench.heading(arrow);
    this.#put({ x: hand.at.x + x * ARROW_CI, y: hand.at.y + y * ARROW_CI }, null);
  }

  refresh(): void {
    this.#lay();
  }

  #show(at: Point): void {
    this.#at = whole(at);
    this.#lay();
  }

  #missing(): readonly string[] {
    const placed = new Set(this.#places.map(({ figure }) => figure));
    return this.use.figures.filter((figure) => !placed.has(figure));
  }

  #lay(): void {
    const seat = this.#bench.seat();
    const missing = this.#missing();
    const hand = this.#figure;
    const at = this.#at;
    const shown =
      hand === null || at === null
        ? this.#places
        : [
            ...this.#places.filter((each) => each.figure !== hand),
            { figure: hand, at, facing: this.#facing, on: this.#mountAt(at) },
          ];
    const refusal = seat === null || shown.length === 0 ? null : this.use.refuse(this.#bench.state(), seat, shown);
    const intent = missing.length > 0 ? null : this.use.intent(this.#places);
    const { word, zones, turns } = this.use;
    const plan = {
      word,
      figure: hand,
      zones,
      turns,
      places: this.#places,
      missing,
      at,
      facing: this.#facing,
      refusal,
      intent,
    };
    this.#bench.lay({ kind: 'deploy', ...plan });
  }
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** The facing from one place toward another, in whole degrees; `otherwise` if they are the same. */
export function facingTo(from: Point, to: Point, otherwise: number): number {
  return bearing(from, to) ?? otherwise;
}
