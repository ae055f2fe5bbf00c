/** Gives orders to several figures at once: who gets them, and which. Nothing of it goes to the referee. */
import type { Frozen, Point } from '@dwo/kernel';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';
import { middleOf, within } from '../tools/group';
import type { Bench, Tool } from '../tools/tool';
import { ORDER_TYPES, type OrderHands, type Orders, type OrderType, type Terms, termsOf } from './contract';
import { given, without } from './giving';
import type { OrderingPlan } from './plans';

/** The steps of the two terms: the first is that there is none. */
const WITHIN_CI = [null, 600, 1200, 2400] as const;
const LEAST = [0, 0.25, 0.5, 0.75] as const;
/** How far an arrow key moves the place to go to. */
const GOAL_STEP_CI = 300;

/** The orders of the player, and the words for a change. */
export interface OrderPad {
  orders(): Orders;
  keep(orders: Orders): void;
  /** The result in words: so many figures have an order of this type now, or none any more for null. */
  given(type: OrderType | null, count: number): string;
}

/** The tool that gives orders. */
export class Ordering<S, I, P extends { readonly kind: string }> implements Tool {
  readonly name = 'ordering';
  readonly holds = true;
  readonly #bench: Bench<S, I, P | OrderingPlan>;
  readonly #hands: OrderHands<S, I>;
  readonly #pad: OrderPad;
  #members: readonly string[];
  #type: OrderType | null = 'hold';
  #terms: Terms = { withinCi: WITHIN_CI[0], least: LEAST[0] };
  #fires = true;
  #leader: string | null = null;
  #goal: Point | null = null;
  /** The corner from which figures are being boxed in. */
  #from: Point | null = null;

  constructor(
    bench: Bench<S, I, P | OrderingPlan>,
    hands: OrderHands<S, I>,
    pad: OrderPad,
    members: readonly string[],
    goal: Point | null = null,
  ) {
    this.#bench = bench;
    this.#hands = hands;
    this.#pad = pad;
    this.#members = members;
    this.#goal = goal;
  }

  enter(): void {
    const able = this.#able();
    const own = this.#pad.orders()[this.#members[0] ?? ''];
    this.#type = this.#goal === null ? (own?.type ?? able[0] ?? 'hold') : 'go';
    const terms = own === undefined ? null : termsOf(own);
    if (terms !== null) this.#terms = { withinCi: terms.withinCi, least: terms.least };
    if (own !== undefined) this.#fires = terms !== null;
    if (own?.type === 'follow') this.#leader = own.leader;
    if (own?.type === 'go') this.#goal ??= own.to;
    this.refresh();
  }

  /**
   * A tap adds a figure or removes it; while somebody is to be followed, a tap on another figure chooses that. While they are to
   * go somewhere, a tap on the ground or on a figure of others chooses the place.
   */
  point({ type, at, figure, adding = false }: Pointing): boolean {
    const seat = this.#bench.seat();
    if (type === 'down') this.#from = adding && figure === null ? at : null;
    if (type === 'up' && this.#from !== null && seat !== null) {
      const { place, figures: joinable } = this.#hands;
      const caught = within({ place, joinable, isNeeded: this.#isNeeded }, this.#bench.state(), seat, {
        from: this.#from,
        to: at,
      });
      this.#from = null;
      this.#members = [...new Set([...this.#members, ...caught])];
      this.#lay();
    }
    if (type === 'tap' && figure !== null) this.toggle(figure);
    else if (type === 'tap' && this.#type === 'go') this.#aimAt(at);
    return this.#from !== null;
  }

  toggle(figure: string): void {
    const seat = this.#bench.seat();
    const state = this.#bench.state();
    if (seat === null) return;
    const isIn = this.#members.includes(figure);
    if (this.#type === 'follow' && !isIn && this.#hands.leads(state, seat, figure)) this.#leader = figure;
    else if (this.#type === 'go' && this.#hands.takes(state, seat, figure).length === 0)
      this.#goal = this.#hands.place(state, figure);
    else if (isIn) this.#members = this.#members.filter((id) => id !== figure);
    else if (this.#hands.takes(state, seat, figure).length > 0) this.#members = [...this.#members, figure];
    this.#lay();
  }

  /** Adds the next figure that can have orders, or removes the last one; false if there is none. */
  step(step: 1 | -1): boolean {
    const seat = this.#bench.seat();
    if (seat === null) return false;
    const free = this.#hands.figures(this.#bench.state(), seat).filter((id) => !this.#members.includes(id));
    const next = step < 0 ? this.#members.at(-1) : free[0];
    if (next === undefined) return false;
    this.#members = step < 0 ? this.#members.slice(0, -1) : [...this.#members, next];
    this.#lay();
    return true;
  }

  /** Takes all figures of the player in, but none that an order would lead away from where it is needed; if all are in, takes them out. */
  everybody(): void {
    const seat = this.#bench.seat();
    if (seat === null) return;
    const state = this.#bench.state();
    const all = this.#hands.figures(state, seat).filter((id) => !this.#isNeeded(state, id));
    this.#members = all.every((id) => this.#members.includes(id)) ? [] : all;
    this.#lay();
  }

  /** Chooses the order; null takes orders away. */
  choose(type: OrderType | null): void {
    this.#type = type;
    this.#lay();
  }

  /** Chooses the order at this place of the panel, in which taking orders away is the last. */
  chooseAt(place: number): void {
    const type = [...this.#able(), null][place];
    if (type !== undefined) this.choose(type);
  }

  /** Changes the distance or the chance of a shot to the next step, or to the one before. */
  change(term: keyof Terms, step: 1 | -1 = 1): void {
    const turned = <T>(steps: readonly T[], now: T): T =>
      steps[(steps.indexOf(now) + step + steps.length) % steps.length] as T;
    const { withinCi, least } = this.#terms;
    this.#terms =
      term === 'withinCi'
        ? { least, withinCi: turned<number | null>(WITHIN_CI, withinCi) }
        : { withinCi, least: turned<number>(LEAST, least) };
    this.#lay();
  }

  /** Lets figures that move by it shoot too, or not. */
  shoot(fires: boolean): void {
    this.#fires = fires;
    this.#lay();
  }

  confirm(): void {
    const seat = this.#bench.seat();
    if (seat === null || !isReady(this.#plan())) return;
    const [orders, state] = [this.#pad.orders(), this.#bench.state()];
    const [type, figures] = [this.#type, this.#members];
    if (type === null) this.#pad.keep(without(orders, figures));
    else
      this.#pad.keep(
        given(
          this.#hands,
          orders,
          { state, seat, figures },
          { type, leader: this.#leader, goal: this.#goal, fires: this.#fires, ...this.#terms },
        ),
      );
    const now = this.#pad.orders();
    const count = figures.filter((id) => (type === null ? orders[id] !== undefined : now[id]?.type === type)).length;
    this.#bench.rest();
    this.#bench.say({ text: this.#pad.given(type, count), rule: null, tone: 'info' });
  }

  cancel(): boolean {
    this.#bench.rest();
    return true;
  }

  goToPoint(to: Point): void {
    if (this.#type === 'go') this.#aimAt(to);
  }

  /** Sideways: another order; up and down: another distance. The place to go to is moved instead, once that is the order. */
  arrow(arrow: Arrow): void {
    const seat = this.#bench.seat();
    if (this.#type === 'go' && seat !== null) {
      const from = this.#goal ?? middleOf(this.#hands, this.#bench.state(), this.#members);
      const { x, y } = this.#bench.heading(arrow);
      if (from !== null) this.#aimAt({ x: from.x + x * GOAL_STEP_CI, y: from.y + y * GOAL_STEP_CI });
      return;
    }
    const types = [...this.#able(), null];
    const at = types.indexOf(this.#type);
    const to = (step: number) => types[(at + step + types.length) % types.length] ?? null;
    if (arrow === 'left' || arrow === 'right') this.choose(to(arrow === 'right' ? 1 : -1));
    else this.change('withinCi', arrow === 'up' ? 1 : -1);
  }

  refresh(): void {
    const seat = this.#bench.seat();
    const state = this.#bench.state();
    if (seat !== null) this.#members = this.#members.filter((id) => this.#hands.takes(state, seat, id).length > 0);
    this.#lay();
  }

  #aimAt({ x, y }: Point): void {
    this.#goal = { x: Math.round(x), y: Math.round(y) };
    this.#lay();
  }

  readonly #isNeeded = (state: Frozen<S>, figure: string): boolean =>
    this.#type !== 'hold' && this.#type !== null && this.#hands.isNeeded?.(state, figure) === true;

  #able(): readonly OrderType[] {
    const seat = this.#bench.seat();
    const state = this.#bench.state();
    if (seat === null) return [];
    const able = new Set(this.#members.flatMap((id) => this.#hands.takes(state, seat, id)));
    return ORDER_TYPES.filter((type) => able.has(type));
  }

  #plan(): OrderingPlan {
    const leader = this.#leader !== null && this.#members.includes(this.#leader) ? null : this.#leader;
    return {
      ...{
        kind: 'ordering',
        members: this.#members,
        type: this.#type,
        able: this.#able(),
        fires: this.#fires,
        ...this.#terms,
      },
      leader: this.#type === 'follow' ? leader : null,
      goal: this.#type === 'go' ? this.#goal : null,
    };
  }

  #lay(): void {
    this.#bench.lay(this.#plan());
  }
}

/** Whether an order is complete, so that it can be given. */
export function isReady({ members, type, able, leader, goal }: OrderingPlan): boolean {
  if (members.length === 0) return false;
  if (type === null) return true;
  return able.includes(type) && (type !== 'follow' || leader !== null) && (type !== 'go' || goal !== null);
}

/** Chooses the order at this place of the panel; false if no order is being given. */
export function chooseOrder(tool: Tool, place: number): boolean {
  if (!(tool instanceof Ordering)) return false;
  tool.chooseAt(place);
  return true;
}
