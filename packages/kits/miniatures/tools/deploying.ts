/** Sets up a whole force: collects a place for each figure, and sends all of them at once. */
import { distance, type Point } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import type { DeployPlan, DeployUse, LinePlan, Placed } from './deploy';
import { whole } from './drawn-line';
import { beginsLine, placed, SquadLine } from './squad-line';
import type { Bench, Tool } from './tool';

const ARROW_CI = 50;
const ARROW_DEGREES = 15;
/** A tap this near to a place means the figure on it. */
const NEAR_CI = 60;

/** Holds the places of one set-up; it stays the same tool while figures are picked up and put down. */
export class Deploying<S, I, P> implements Tool {
  readonly name = 'deploying';
  readonly of = 'placing';
  readonly #bench: Bench<S, I, P | DeployPlan<I>>;
  readonly use: DeployUse<S, I>;
  #places: readonly Placed[] = [];
  /** The figures that were put down together, the latest last. */
  #deeds: readonly (readonly string[])[] = [];
  #line: SquadLine<S, I> | null = null;
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
    if (before !== undefined) [this.#facing, this.#line] = [before.facing, null];
    this.#lay();
  }

  /** Begins to put a squad down in a line, or ends that. */
  line(): void {
    this.#line = this.#line === null && this.#missing().length > 1 ? this.#newLine(false) : null;
    this.#at = null;
    this.#lay();
  }

  /** Takes only the figures of the kind in hand into the line, or all. */
  squad(squad: LinePlan['squad']): void {
    this.#line?.take(squad);
    this.#lay();
  }

  #newLine(passing: boolean): SquadLine<S, I> | null {
    const seat = this.#bench.seat();
    if (seat === null) return null;
    const about = () => ({ places: this.#places, missing: this.#missing(), hand: this.#figure });
    const now = () => ({ state: this.#bench.state(), seat, ...about() });
    return new SquadLine(this.use, now, passing);
  }

  point(pointing: Pointing): boolean {
    const line = this.#line ?? this.#passingLine(pointing);
    return line === null ? this.#pointOne(pointing) : this.#pointLine(line, pointing);
  }

  /** A mouse that is pressed on free ground of a zone may draw a line at once, as long as several figures have no place. */
  #passingLine(pointing: Pointing): SquadLine<S, I> | null {
    const missing = this.#missing();
    const held = this.#figure !== null && !missing.includes(this.#figure);
    const may = missing.length > 1 && !held && beginsLine(this.use, pointing) && this.#standsAt(pointing.at) === null;
    return may ? this.#newLine(true) : null;
  }

  #pointLine(line: SquadLine<S, I>, pointing: Pointing): boolean {
    // A press that only was a tap puts the figure in hand down.
    const slipped = line.passing && (pointing.type === 'tap' || pointing.type === 'cancel');
    this.#line = slipped ? null : line;
    if (slipped) {
      this.#lay();
      return this.#pointOne(pointing);
    }
    const came = line.point(pointing);
    if (came === 'done') this.#putLine();
    else if (!['down', 'hover', 'leave'].includes(pointing.type)) this.#lay();
    return came === 'taken' && pointing.type !== 'up';
  }

  /** Puts the squad down where it may stand, and tells why somebody may not. */
  #putLine(): void {
    const stands = this.#line?.plan().stands ?? [];
    const legal = stands.filter(({ refusal }) => refusal === null);
    const why = stands.find(({ refusal }) => refusal !== null)?.refusal ?? null;
    this.#line = null;
    this.#add(legal.map(placed));
    this.#figure = null;
    if (why !== null) this.#bench.say(this.#bench.explain(why));
    const [next] = this.#missing();
    if (next === undefined || legal.length === 0) this.#lay();
    else this.#bench.select(next);
  }

  /** Adds places that were chosen together. */
  #add(places: readonly Placed[]): void {
    const named = new Set(places.map(({ figure }) => figure));
    const others = (figure: string) => !named.has(figure);
    this.#places = [...this.#places.filter(({ figure }) => others(figure)), ...places];
    this.#deeds = [...this.#deeds.map((deed) => deed.filter(others)), [...named]].filter(({ length }) => length > 0);
  }

  #pointOne({ type, at, figure, pointer }: Pointing): boolean {
    switch (type) {
      case 'hover':
        if (this.#figure !== null && pointer !== 'touch') this.#show(at);
        return false;
      case 'leave':
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
    this.#add([place]);
    this.#places = this.#places.map((each) => (each.on === hand ? { ...each, at: place.at } : each));
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
    this.#add(rest.filter(({ figure }) => !chosen.has(figure)));
    this.#line = null;
    this.#figure = null;
    this.#at = null;
    this.#lay();
  }

  turn(degrees: number): void {
    if (this.#line !== null) {
      this.#line.turn(degrees);
      this.#lay();
      return;
    }
    if (!this.use.turns) return;
    this.#facing = (((this.#facing + degrees) % 360) + 360) % 360;
    const turned = (each: Placed) => (each.figure === this.#figure ? { ...each, facing: this.#facing } : each);
    this.#places = this.#places.map(turned);
    this.#lay();
  }

  confirm(): void {
    if (this.#line !== null) {
      this.#putLine();
      return;
    }
    if (this.#missing().length > 0) return;
    void this.#bench.wish(this.use.intent(this.#places));
  }

  /** Gives up the line; puts the figure in hand back where it was; then lifts those that were put down last. */
  cancel(): boolean {
    if (this.#line !== null) {
      this.line();
      return true;
    }
    if (this.#figure !== null) {
      this.#figure = null;
      this.#at = null;
      this.#lay();
      return false;
    }
    const had = this.#places.length > 0;
    const last = this.#deeds.at(-1) ?? [];
    this.#deeds = this.#deeds.slice(0, -1);
    this.#places = this.#places.filter(({ figure }) => !last.includes(figure));
    this.#lay();
    return had;
  }

  arrow(arrow: Arrow): void {
    if (this.#line !== null) {
      const { x, y } = this.#bench.heading(arrow);
      this.#line.shift({ x: x * ARROW_CI, y: y * ARROW_CI });
      this.#lay();
      return;
    }
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
    const now = { places: this.#places, facing: this.#facing, line: this.#line?.plan() ?? null };
    this.#bench.lay({ kind: 'deploy', word, figure: hand, zones, turns, missing, at, refusal, intent, ...now });
  }
}
