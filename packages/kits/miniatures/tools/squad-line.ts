/** The line of a squad in the set-up of a whole force: who stands in it, how it is drawn, and which places it gives. */
import { type Frozen, inPolygon, type Point, type Seat } from '@dwo/kernel';
import type { Pointing } from '../model';
import type { DeployUse, LinePlan, Placed } from './deploy';
import { DrawnLine, type LineGesture } from './drawn-line';
import type { Ranker, Stand } from './line-up';

/** The set-up as the line sees it now. */
export interface SetUpNow<S> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
  readonly places: readonly Placed[];
  readonly missing: readonly string[];
  /** The figure in hand; null for none. */
  readonly hand: string | null;
}

/** Whether a mouse is pressed on free ground of a zone, where a drag draws a line at once. */
export function beginsLine<S, I>({ zones }: DeployUse<S, I>, { type, at, figure, pointer }: Pointing): boolean {
  if (type !== 'down' || pointer !== 'mouse' || figure !== null) return false;
  return isIn(zones, at);
}

const isIn = (zones: DeployUse<never, never>['zones'], at: Point) =>
  zones.some(({ outline }) => inPolygon(at, outline));

/** The figures without a place that a line takes: those of the kind in hand, or all. */
export function squadOf(
  squad: LinePlan['squad'],
  missing: readonly string[],
  hand: string | null,
  kind: (figure: string) => string,
): readonly string[] {
  if (squad === 'all' || hand === null || !missing.includes(hand)) return missing;
  const wanted = kind(hand);
  return missing.filter((figure) => kind(figure) === wanted);
}

/** One line. It reads the set-up and changes nothing in it. */
export class SquadLine<S, I> {
  readonly #use: DeployUse<S, I>;
  readonly #now: () => SetUpNow<S>;
  readonly #line: DrawnLine;
  /** Whether it began with a drag and ends with it. */
  readonly passing: boolean;
  #squad: LinePlan['squad'] = 'kind';

  constructor(use: DeployUse<S, I>, now: () => SetUpNow<S>, passing: boolean) {
    this.#use = use;
    this.#now = now;
    this.passing = passing;
    const [zone] = use.zones;
    this.#line = new DrawnLine({
      rankers: () => this.#rankers(),
      ahead: (at) => this.#zoneAt(at)?.ahead ?? { x: 0, y: 1 },
      ground: groundOf(zone?.outline ?? [], zone?.ahead ?? { x: 0, y: 1 }),
      isGround: (at) => isIn(this.#use.zones, at),
      refuse: (stand, before) => {
        const { state, seat, places } = this.#now();
        const legal = before.filter(({ refusal }) => refusal === null);
        return this.#use.refuse(state, seat, [...places, ...legal.map(placed), placed(stand)]);
      },
    });
  }

  /** Takes the figures of one kind, or all. */
  take(squad: LinePlan['squad']): void {
    this.#squad = squad;
  }

  #members(squad = this.#squad): readonly string[] {
    const { state, missing, hand } = this.#now();
    return squadOf(squad, missing, hand, (figure) => this.#use.kind(state, figure));
  }

  #rankers(): readonly Ranker[] {
    const { state } = this.#now();
    return this.#members().map((figure) => ({ figure, radiusCi: this.#use.radius(state, figure) }));
  }

  /** The zone round a place, else the first. */
  #zoneAt(at: Point) {
    return this.#use.zones.find(({ outline }) => inPolygon(at, outline)) ?? this.#use.zones[0];
  }

  /** A gesture; `done` if the line is drawn. */
  point(pointing: Pointing): LineGesture {
    return this.#line.point(pointing);
  }

  shift(by: Point): void {
    this.#line.shift(by);
  }

  turn(degrees: number): void {
    this.#line.turn(degrees);
  }

  /** How it would stand now. */
  plan(): LinePlan {
    const [ofKind, ofAll] = [this.#members('kind').length, this.#members('all').length];
    return { stands: this.#line.stands(), squad: this.#squad, ofKind, ofAll };
  }
}

/** The place of a set-up that a figure of a line takes. */
export function placed({ figure, at, facing }: Omit<Stand, 'refusal'>): Placed {
  return { figure, at, facing, on: null };
}

/** The middle of a zone, and its width as its player sees it. */
function groundOf(outline: readonly Point[], ahead: Point) {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.abs(ahead.y) >= Math.abs(ahead.x);
  return { at: { x: (left + right) / 2, y: (low + high) / 2 }, widthCi: wide ? right - left : high - low };
}
