/** Keeps the active tool: the one that fits the selected figure, the phase and the seat. */
import type { FigureId, Intent, State, Weapon } from '@dwo/dino-wars';
import type { Frozen, Point, Point3 } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import { headingOf } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { say } from '../words';
import { Aiming } from './aiming';
import { Charging } from './charging';
import { Dropping } from './dropping';
import { Facing } from './facing';
import { isAlive } from './figures';
import { Fitting, situation } from './fitting';
import { Grouping } from './grouping';
import { isGroupPhase } from './groups';
import { InHand } from './in-hand';
import { Moving } from './moving';
import { isOnNotch } from './notch';
import { nextPair, pairsOf } from './pairs';
import type { MoveMode, Plan, Turned } from './plan';
import type { PutTask } from './put-task';
import { settingUp } from './put-tasks';
import { Putting } from './putting';
import { readyFigures } from './ready-figures';
import { Rescuing } from './rescuing';
import { Selecting } from './selecting';
import { toQueue } from './setting-up';
import { Stack } from './stack';
import type { Bench, Tool } from './tool';
import { type Sender, Wishing } from './wishing';

/** The parts of the store and the connection that the toolbox needs. */
export interface World extends Sender {
  selected(): FigureId | null;
  plan(): Plan;
  lay(plan: Plan): void;
  choose(figure: FigureId | null): void;
}

/** The toolbox of an open match. */
export class Toolbox {
  readonly #world: World;
  readonly #bench: Bench;
  readonly #fitting: Fitting;
  readonly #wishing: Wishing;
  readonly #inHand = new InHand();
  #tool: Tool;
  #situation = '';
  #sideways = false;
  readonly #stack = new Stack();

  constructor(world: World) {
    this.#world = world;
    this.#bench = {
      state: () => this.#state(),
      seat: () => world.seat(),
      plan: () => world.plan(),
      lay: (plan) => world.lay(plan),
      say: (notice) => world.say(notice),
      select: (figure) => this.select(figure),
      rest: () => this.#rest(),
      wish: (intent) => this.wish(intent),
      heading: (arrow) => headingOf(arrow, this.#sideways),
    };
    this.#wishing = new Wishing(world, (intent) => this.#afterwards(intent));
    this.#fitting = new Fitting(this.#bench, {
      charge: (target) => this.charge(target),
      afterPutting: () => this.#afterPutting(),
    });
    this.#tool = new Selecting(this.#bench);
  }

  get tool(): Tool {
    return this.#tool;
  }

  /** Selects a figure, or none; while a group is selected, the figure joins or leaves it. */
  select(figure: FigureId | null): void {
    if (figure !== null && this.#tool instanceof Grouping) {
      this.#tool.toggle(figure);
      return;
    }
    this.#world.choose(figure);
    this.#world.say(null);
    this.#rest();
    if (this.#world.state() !== null) this.#look();
  }

  /** Passes a gesture to the tool. A press on a figure that can move selects it, so that it can be dragged at once. */
  point(pointing: Pointing): boolean {
    const state = this.#world.state();
    if (state === null) return false;
    const { type, figure } = pointing;
    if (pointing.adding === true && type === 'down') this.#gather(figure);
    if (type === 'tap' && this.#choosesBelow(state, pointing)) return false;
    if (type === 'down') {
      if (this.#takesHold(pointing)) return this.#tool.point(pointing);
      const moving = state.phase === 'dinosaur-movement' || state.phase === 'army-movement';
      const again = this.#stack.isAgain(pointing);
      const other = figure !== null && figure !== this.#world.selected() && !this.#held() && !again;
      if (moving && other && this.ready().includes(figure)) this.select(figure);
    }
    return this.#tool.point(pointing);
  }

  /** Whether the active tool takes every press. */
  #held(): boolean {
    const tool = this.#tool;
    if (tool instanceof Putting) return tool.task.kind !== 'place' && tool.task.kind !== 'hide';
    return tool instanceof Rescuing || tool instanceof Dropping || tool instanceof Facing || tool instanceof Grouping;
  }

  /** Whether a press on a knob or on a dinosaur's notch begins to turn the figure. */
  #takesHold(pointing: Pointing): boolean {
    const { handle } = pointing;
    if (handle?.type === 'facing') {
      if (handle.figure !== this.#world.selected()) this.select(handle.figure);
      this.face(handle.of);
      return true;
    }
    if (!(this.#tool instanceof Moving) || !isOnNotch(this.#state(), this.#world.selected(), pointing)) return false;
    this.face();
    return true;
  }

  /** Begins to select a group, with the selected figure first; called again, ends it. */
  group(): void {
    if (this.#tool instanceof Grouping) this.#rest();
    else this.#gather(null);
  }

  #gather(besides: FigureId | null): void {
    const state = this.#world.state();
    const seat = this.#world.seat();
    if (state === null || seat === null || this.#tool instanceof Grouping || !isGroupPhase(state, seat)) return;
    const selected = this.#world.selected();
    this.#world.choose(null);
    this.#world.say(null);
    const grouping = new Grouping(this.#bench, []);
    this.#use(grouping);
    if (selected !== null && selected !== besides) grouping.toggle(selected);
  }

  /** A second tap on the same spot selects what lies, rides or is carried below the first tap's figure. */
  #choosesBelow(state: Frozen<State>, pointing: Pointing): boolean {
    const seat = this.#world.seat();
    const plan = this.#world.plan();
    const alights = this.#tool instanceof Putting && this.#tool.task.kind === 'alight';
    const busy = plan.kind === 'move' && (plan.preview !== null || plan.corners.length > 0);
    const below = this.#stack.tap(state, seat, pointing, this.#world.selected());
    if (below === null || busy || (this.#held() && !alights)) return false;
    this.select(below);
    return true;
  }

  /** Undoes the last waypoint of the present plan; false if there is none. */
  unpin(): boolean {
    return (this.#tool instanceof Moving || this.#tool instanceof Grouping) && this.#tool.unpin();
  }

  confirm(): void {
    this.#tool.confirm();
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

  /** Tells whether the table is shown on its side, with its lower edge at the left: arrow keys follow the view. */
  seeSideways(sideways: boolean): void {
    this.#sideways = sideways;
  }

  takeWeapon(weapon: Weapon): void {
    if (this.#tool instanceof Aiming) this.#tool.takeWeapon(weapon);
  }

  takeSpotter(spotter: FigureId): void {
    if (this.#tool instanceof Aiming) this.#tool.takeSpotter(spotter);
  }

  /** Aims at, charges or walks to a figure, by the present tool. */
  goFor(target: FigureId): void {
    const tool = this.#tool;
    if (tool instanceof Aiming || tool instanceof Charging) tool.aimAt(target);
    else if (tool instanceof Moving) tool.goTo(target);
  }

  /** Gets into a vehicle within reach; plans the walk to one that is too far away. */
  getIn(vehicle: FigureId): void {
    this.goFor(vehicle);
    const plan = this.#world.plan();
    const preview = plan.kind === 'move' ? plan.preview : null;
    if (preview?.intent.type === 'board' && preview.refusal === null) this.confirm();
  }

  /** Plans a walk to a place. */
  goToPoint(to: Point): void {
    if (this.#tool instanceof Moving || this.#tool instanceof Putting) this.#tool.goToPoint(to);
  }

  /** Plans a whole path, up to a figure if one is named. */
  follow(path: readonly (Point | Point3)[], stopAt: FigureId | null): void {
    if (this.#tool instanceof Moving) this.#tool.follow(path, stopAt);
  }

  /** Changes the height of a flyer's next corner, in ci. */
  climb(byCi: number): void {
    if (this.#tool instanceof Moving) this.#tool.climb(byCi);
  }

  climbTo(z: number): void {
    if (this.#tool instanceof Moving) this.#tool.climbTo(z);
  }

  /** Switches to another way of going. */
  move(mode: MoveMode): void {
    const figure = this.#world.selected();
    if (figure !== null) this.#use(this.#fitting.moving(figure, mode));
  }

  /** Starts a task to put something down. */
  put(task: PutTask): void {
    this.#use(this.#fitting.putting(task));
  }

  /** Starts the drop of the paratroopers. */
  drop(): void {
    this.#use(new Dropping(this.#bench));
  }

  /** Hides the dinosaur that is being placed, or shows it again. */
  hide(on: boolean): void {
    const figure = this.#world.selected();
    if (figure !== null) this.put(settingUp(this.#state(), figure, on));
  }

  /** Plans the placing of a figure exactly as an intent has it. */
  settle(wish: Extract<Intent, { readonly type: 'place' | 'hide' }>): void {
    const { type, figure, at, facing } = wish;
    const task = settingUp(this.#state(), figure, type === 'hide', type === 'place' ? wish.z : undefined);
    const putting = this.#fitting.putting(task);
    this.#use(putting);
    putting.goToPoint(at);
    putting.turnTo(facing);
  }

  pin(): void {
    if (this.#tool instanceof Moving) this.#tool.pin();
  }

  charge(target: FigureId | null): void {
    const figure = this.#world.selected();
    if (figure !== null) this.#use(new Charging(this.#bench, 'overrun', figure, target));
  }

  /** Turns the selected figure or its gun; `set-up` sets a dismantled gun up. `towards` is the facing to show first. */
  face(of: Turned = 'body', towards: number | null = null): void {
    const figure = this.#world.selected();
    if (figure === null || !isAlive(this.#state(), figure) || this.#state().placing !== null) return;
    if (of === 'gun' && this.#state().vehicles[figure]?.mg == null) return;
    if (of === 'body' && this.#state().soldiers[figure] !== undefined) return;
    if (this.#tool instanceof Facing && this.#tool.of === of) return;
    if (this.#tool instanceof Putting || this.#tool instanceof Dropping) return;
    const facing = new Facing(this.#bench, figure, of);
    this.#use(facing);
    if (towards !== null) facing.turnTo(towards);
  }

  turn(degrees: number): void {
    const tool = this.#tool;
    if (tool instanceof Facing || tool instanceof Putting || tool instanceof Dropping) tool.turn(degrees);
  }

  /** The player's figures that can still act, in the order of the tray. */
  ready(): readonly FigureId[] {
    const state = this.#world.state();
    const seat = this.#world.seat();
    if (state === null || seat === null) return [];
    return readyFigures(state, seat).filter((id) => state.placing === null || !this.#wishing.isQueued(id));
  }

  /** Selects the next figure that can act, with its best target; false after the last one if `wrap` is off. */
  next(step: 1 | -1 = 1, wrap = true): boolean {
    if (this.#tool instanceof Grouping) return this.#tool.step(step);
    const state = this.#world.state();
    const seat = this.#world.seat();
    if (state === null || seat === null) return false;
    const pairs = pairsOf(state, seat, this.ready(), this.#fitting.mark);
    const pair = nextPair(state, pairs, this.#world.selected(), { step, wrap });
    if (pair === null) return false;
    this.select(pair.figure);
    if (pair.target !== null) this.goFor(pair.target);
    return true;
  }

  /** Call it after every change of the state: keeps the plan as far as possible. */
  refresh(): void {
    const state = this.#world.state();
    if (state === null) return;
    const selected = this.#world.selected();
    const spent = this.#inHand.hasSpent(state, this.#world.seat());
    if (selected !== null && state.poles[selected] === undefined && !isAlive(state, selected)) this.#world.choose(null);
    if (!spent || !this.next()) {
      if (this.#situation === this.#now()) this.#tool.refresh();
      else this.#rest();
    }
    this.#look();
    this.#wishing.placeNext();
  }

  #look(): void {
    this.#inHand.look(this.#state(), this.#world.seat(), this.#world.selected());
  }

  /** Sends an intent that the local rules allow, and shows a refusal; true if it was played. */
  wish(intent: Intent): Promise<boolean> {
    if (intent.type === 'fire') this.#fitting.mark = intent.target;
    return this.#wishing.wish(intent);
  }

  /** A dinosaur that may go on after an overrun keeps moving. */
  #afterwards(intent: Intent): void {
    if (intent.type === 'overrun' && this.#world.selected() === intent.figure) this.#rest();
  }

  /** The setup goes on with the next figure without a place. */
  #afterPutting(): void {
    const state = this.#state();
    const placingNow = state.placing !== null || state.drop?.at != null;
    if (!placingNow || !this.next()) this.#rest();
    const seat = this.#world.seat();
    if (seat === null || toQueue(state, seat).length === 0) return;
    this.#world.say({ text: say('queue.later'), rule: 'DW-R-73', tone: 'info' });
  }

  #rest(): void {
    this.#use(this.#fitting.toolFor(this.#world.state(), this.#world.seat(), this.#world.selected()));
  }

  #use(tool: Tool): void {
    this.#tool = tool;
    this.#situation = this.#now();
    tool.enter();
  }

  #now(): string {
    return situation(this.#world.state(), this.#world.seat(), this.#world.selected());
  }

  #state(): Frozen<State> {
    const state = this.#world.state();
    if (state === null) throw new Error('No tool is in hand before the match has begun');
    return state;
  }
}
