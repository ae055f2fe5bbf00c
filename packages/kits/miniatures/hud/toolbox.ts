/** Keeps the tool in use: the one that fits the selected figure and the step, by what the game's `Course` offers. */
import type { Frozen, Point, Point3, Refusal, Seat, Tagged } from '@dwo/kernel';
import type { Answer } from '../../shell/line';
import type { Notice } from '../../shell/store';
import { type Arrow, headingOf } from '../heading';
import type { Pointing } from '../model';
import { Aiming } from '../tools/aiming';
import { Deploying } from '../tools/deploying';
import { Facing } from '../tools/facing';
import { Moving } from '../tools/moving';
import { isOnNotch } from '../tools/notch';
import { Putting } from '../tools/putting';
import { Selecting } from '../tools/selecting';
import { Stack } from '../tools/stack';
import type { Bench, Tool } from '../tools/tool';
import type { MiniaturesTable, TablePlan, Use } from './contract';

/** The parts of store and connection that the tools need. */
export interface TableWorld<S, I> {
  state(): Frozen<S> | null;
  seat(): Seat | null;
  selected(): string | null;
  plan(): TablePlan<I>;
  lay(plan: TablePlan<I>): void;
  choose(figure: string | null): void;
  /** Hears which tool is in use; empty for none. */
  using(id: string): void;
  say(notice: Notice | null): void;
  explain(refusal: Refusal): Notice;
  /** Sends an intent; resolves when its result is in `state()`. */
  send(intent: I): Promise<Answer>;
  busy(sending: boolean): void;
}

type Game<S extends object, I extends Tagged> = Pick<
  MiniaturesTable<S, I, Tagged, string>,
  | 'standing'
  | 'facing'
  | 'tray'
  | 'check'
  | 'acts'
  | 'ready'
  | 'tools'
  | 'deployment'
  | 'end'
  | 'windows'
  | 'steps'
  | 'round'
  | 'leads'
>;

const NONE = { kind: 'none' } as const;

/** The tools of an open match. */
export class TableToolbox<S extends object, I extends Tagged> {
  readonly #world: TableWorld<S, I>;
  readonly #game: Game<S, I>;
  readonly #bench: Bench<S, I, TablePlan<I>>;
  readonly #stack = new Stack();
  #tool: Tool;
  /** The use in hand; null while a figure is only selected. */
  #use: Use<S, I> | null = null;
  #situation = '';
  /** The set-up that is under way, with the places chosen so far. */
  #deploying: Deploying<S, I, TablePlan<I>> | null = null;
  /** The player's latest target: it is kept for the next figure. */
  #mark: string | null = null;
  #sideways = false;
  #sending = false;
  /** The selected figure while it could act, and the step in which that was seen. */
  #could: { readonly figure: string; readonly step: string } | null = null;
  /** The figure that alone may act, as it was last seen. */
  #led: string | null = null;

  constructor(world: TableWorld<S, I>, game: Game<S, I>) {
    this.#world = world;
    this.#game = game;
    this.#bench = {
      state: () => this.#state(),
      seat: () => world.seat(),
      plan: () => world.plan(),
      lay: (plan) => world.lay(plan),
      say: (notice) => world.say(notice),
      select: (figure) => this.select(figure),
      rest: () => this.#rest(),
      whyNot: (intent) => {
        const seat = world.seat();
        return seat === null ? null : game.check(this.#state(), seat, intent);
      },
      explain: (refusal) => world.explain(refusal),
      wish: (intent) => this.wish(intent),
      heading: (arrow) => headingOf(arrow, this.#sideways),
    };
    this.#tool = this.#selecting();
  }

  get tool(): Tool {
    return this.#tool;
  }

  /** The uses of the selected figure; none if it can't be used now. */
  uses(): readonly Use<S, I>[] {
    const { state, seat, figure } = this.#now();
    if (state === null || seat === null || figure === null) return [];
    if (this.#game.standing.owner(state, figure) !== seat || !this.#game.acts(state, seat)) return [];
    return this.#game.tools(state, seat, figure);
  }

  select(figure: string | null): void {
    this.#world.choose(figure);
    this.#world.say(null);
    if (this.#tool === this.#deploying && this.#deploying !== null) {
      this.#deploying.take(figure);
      return;
    }
    this.#rest();
    this.#look();
  }

  /** Takes another tool of the selected figure, or sends what it does by a press. */
  use(id: string): void {
    const use = this.uses().find((each) => each.id === id);
    if (use === undefined) return;
    if (use.type === 'press') {
      if (use.refusal === null) void this.wish(use.intent);
      else this.#world.say(this.#world.explain(use.refusal));
      return;
    }
    if (this.#use?.id === id && this.#use.type !== 'go') this.#rest();
    else this.#take(use);
  }

  /** Passes a gesture to the tool. A press on a figure that can go selects it, so that it can be dragged at once. */
  point(pointing: Pointing): boolean {
    const { state, seat, figure: selected } = this.#now();
    if (state === null) return false;
    const { type, figure } = pointing;
    if (type === 'tap' && this.#choosesBelow(state, pointing)) return false;
    if (type === 'down') {
      if (this.#takesHold(pointing)) return this.#tool.point(pointing);
      const other = figure !== null && figure !== selected && !this.#tool.holds && !this.#stack.isAgain(pointing);
      const goes = (id: string) => seat !== null && this.#game.tools(state, seat, id)[0]?.type === 'go';
      if (other && this.#use?.type !== 'aim' && this.ready().includes(figure) && goes(figure)) this.select(figure);
    }
    return this.#tool.point(pointing);
  }

  /** Whether a press on a knob or on the notch of the selected figure begins to turn it. */
  #takesHold(pointing: Pointing): boolean {
    const { handle } = pointing;
    const turn = this.uses().find((use) => use.type === 'turn');
    if (turn === undefined) return false;
    const knob = handle?.type === 'facing' && handle.figure === this.#world.selected();
    if (!knob && !(this.#tool.notched && this.#isOnNotch(pointing))) return false;
    this.#take(turn);
    return true;
  }

  #isOnNotch(pointing: Pointing): boolean {
    const { state, figure } = this.#now();
    const base = state === null || figure === null ? null : this.#game.standing.base(state, figure);
    if (state === null || figure === null || base === null) return false;
    return isOnNotch(figure, { ...base, facing: this.#game.facing(state, figure) }, pointing);
  }

  /** A second tap on the same spot selects what lies or rides below the first tap's figure. */
  #choosesBelow(state: Frozen<S>, pointing: Pointing): boolean {
    const { standing } = this.#game;
    const seat = this.#world.seat();
    const plan = this.#world.plan();
    const busy = plan.kind === 'move' && (plan.preview !== null || plan.corners.length > 0);
    const stacked = (under: readonly string[]) => {
      if (seat === null) return [];
      const riders = this.#game.tray(state, seat).filter((id) => under.includes(standing.body(state, id)));
      return [...new Set([...under, ...riders])].filter((id) => standing.owner(state, id) === seat);
    };
    const below = this.#stack.tap(pointing, this.#world.selected(), stacked);
    if (below === null || busy || (this.#tool.holds && !this.#tool.yields)) return false;
    this.select(below);
    return true;
  }

  /** Confirms the plan; without a tool in hand, does what the first ability of the figure does at once. */
  confirm(): void {
    const first = this.#tool instanceof Selecting ? this.uses()[0] : undefined;
    if (first?.type === 'press') this.use(first.id);
    else this.#tool.confirm();
  }

  /** One step back: plan, then notice, then selection; true if there was anything to undo. */
  cancel(): boolean {
    this.#world.say(null);
    if (this.#tool.cancel()) return true;
    const selected = this.#world.selected() !== null;
    if (selected) this.select(null);
    return selected;
  }

  arrow(arrow: Arrow): void {
    this.#tool.arrow(arrow);
  }

  /** Tells whether the table is shown on its side: arrow keys follow the view. */
  seeSideways(sideways: boolean): void {
    this.#sideways = sideways;
  }

  takeWeapon(weapon: string): void {
    this.#tool.takeWeapon?.(weapon);
  }

  takeThird(figure: string): void {
    this.#tool.takeThird?.(figure);
  }

  goFor(target: string): void {
    this.#tool.goFor?.(target);
  }

  goToPoint(to: Point): void {
    this.#tool.goToPoint?.(to);
  }

  follow(path: readonly (Point | Point3)[], stopAt: string | null): void {
    this.#tool.follow?.(path, stopAt);
  }

  pin(): void {
    this.#tool.pin?.();
  }

  /** Undoes the last waypoint of the present plan; false if there is none. */
  unpin(): boolean {
    return this.#tool.unpin?.() ?? false;
  }

  turn(degrees: number): void {
    const turn = this.uses().find((use) => use.type === 'turn');
    const other = this.#tool.turn === undefined || this.#tool.turns === false;
    if (other && turn !== undefined) this.#take(turn);
    this.#tool.turn?.(degrees);
  }

  climb(byCi: number): void {
    this.#tool.climb?.(byCi);
  }

  /** Gives every figure of a set-up that has no place a legal one. */
  placeRest(): void {
    this.#deploying?.rest();
  }

  /** The player's figures that can still act, in the order of the tray; in a set-up those without a place. */
  ready(): readonly string[] {
    const { state, seat } = this.#now();
    if (state === null || seat === null) return [];
    const plan = this.#world.plan();
    if (plan.kind === 'deploy') return plan.missing;
    if (!this.#game.acts(state, seat)) return [];
    return this.#game.tray(state, seat).filter((id) => this.#game.ready(state, id) === 'ready');
  }

  /** Selects the next figure that can act; false after the last one if `wrap` is off. */
  next(step: 1 | -1 = 1, wrap = true): boolean {
    const ready = this.ready();
    const selected = this.#world.selected();
    const at = selected === null ? -1 : ready.indexOf(selected);
    const place = at < 0 ? (step > 0 ? 0 : ready.length - 1) : at + step;
    if (!wrap && at >= 0 && (place < 0 || place >= ready.length)) return false;
    const figure = ready[(place + ready.length) % Math.max(1, ready.length)];
    if (figure === undefined) return false;
    this.select(figure);
    return true;
  }

  /** Call it after every change of the state: keeps the plan as far as possible. */
  refresh(): void {
    const { state, figure } = this.#now();
    if (state === null) return;
    if (figure !== null && this.#game.standing.owner(state, figure) === null) this.#world.choose(null);
    if (this.#follows(state)) return;
    const could = this.#could;
    const spent = could !== null && could.figure === figure && could.step === this.#step(state);
    const over = spent && this.#game.ready(state, could.figure) !== 'ready';
    if (!over || !this.next()) {
      if (this.#situation === this.#key()) this.#tool.refresh();
      else this.#rest();
    }
    this.#look();
  }

  /** Selects the figure that alone may act when its time comes, unless one that moves with it is selected. */
  #follows(state: Frozen<S>): boolean {
    const { seat, figure } = this.#now();
    const led = seat === null ? null : (this.#game.leads?.(state, seat) ?? null);
    if (led === this.#led) return false;
    this.#led = led;
    const { body } = this.#game.standing;
    if (led === null || (figure !== null && body(state, figure) === body(state, led))) return false;
    this.select(led);
    return true;
  }

  /** Remembers the selected figure while it can act. */
  #look(): void {
    const { state, seat, figure } = this.#now();
    const able = state !== null && seat !== null && figure !== null && this.#game.acts(state, seat);
    const ready =
      able && this.#game.standing.owner(state, figure) === seat && this.#game.ready(state, figure) === 'ready';
    this.#could = ready ? { figure, step: this.#step(state) } : null;
  }

  /** Sends an intent that the local rules allow, and shows a refusal; true if it was played. */
  async wish(intent: I): Promise<boolean> {
    const world = this.#world;
    const { state, seat } = this.#now();
    if (state === null || seat === null || this.#sending) return false;
    const refusal = this.#game.check(state, seat, intent);
    if (refusal !== null) {
      world.say(world.explain(refusal));
      return false;
    }
    const plan = world.plan();
    if (plan.kind === 'aim') this.#mark = plan.target;
    this.#sending = true;
    world.busy(true);
    world.say(null);
    const answer = await world.send(intent);
    this.#sending = false;
    world.busy(false);
    if (answer === null) return true;
    const trouble = (text: string): Notice => ({ text, rule: null, tone: 'info' });
    world.say('refusal' in answer ? world.explain(answer.refusal) : trouble(answer.trouble));
    return false;
  }

  /** Takes the tool that fits. */
  #rest(): void {
    const { state, seat } = this.#now();
    const deployment = state === null || seat === null ? null : this.#game.deployment(state, seat);
    if (deployment !== null) {
      if (this.#deploying === null) this.#deploying = new Deploying(this.#bench, deployment);
      this.#hold(this.#deploying, null);
      this.#deploying.take(this.#world.selected());
      return;
    }
    this.#deploying = null;
    const first = this.uses().find(({ type }) => type !== 'press' && type !== 'turn');
    if (first === undefined) this.#hold(this.#selecting(), null);
    else this.#take(first);
  }

  #take(use: Use<S, I>): void {
    this.#hold(this.#made(use), use);
  }

  #hold(tool: Tool, use: Use<S, I> | null): void {
    this.#tool = tool;
    this.#use = use;
    this.#world.using(use?.id ?? '');
    this.#situation = this.#key();
    tool.enter();
  }

  #made(use: Use<S, I>): Tool {
    const figure = this.#world.selected() ?? '';
    switch (use.type) {
      case 'go':
        return new Moving(this.#bench, figure, use.hands, (plan) => (plan.kind === 'move' ? plan : null));
      case 'aim': {
        const hands = { use: use.use, none: NONE, read: aimOf } as const;
        return new Aiming(this.#bench, hands, { figure, mark: this.#mark });
      }
      case 'turn':
        return new Facing(this.#bench, use.use);
      case 'put':
        return new Putting(this.#bench, use.hands, use, () => this.#rest());
      case 'press':
        return this.#selecting();
    }
  }

  #selecting(): Tool {
    return new Selecting<S, I, TablePlan<I>>(this.#bench, NONE);
  }

  /** While this stays the same, the tool stays too. */
  #key(): string {
    const { state, seat, figure } = this.#now();
    if (state === null) return '';
    const deploys = seat !== null && this.#game.deployment(state, seat) !== null;
    const uses = this.uses().map(({ id }) => id);
    return [this.#step(state), seat, figure, deploys, ...uses].join();
  }

  #step(state: Frozen<S>): string {
    const now = this.#game.steps(state).find(({ when }) => when === 'now');
    return `${this.#game.round(state)}/${now?.id ?? ''}`;
  }

  #now(): { readonly state: Frozen<S> | null; readonly seat: Seat | null; readonly figure: string | null } {
    return { state: this.#world.state(), seat: this.#world.seat(), figure: this.#world.selected() };
  }

  #state(): Frozen<S> {
    const state = this.#world.state();
    if (state === null) throw new Error('No tool is in hand before the match has begun');
    return state;
  }
}

function aimOf<I>(plan: TablePlan<I>): Extract<TablePlan<I>, { kind: 'aim' }> | null {
  return plan.kind === 'aim' ? plan : null;
}
