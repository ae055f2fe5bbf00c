/** Keeps the active tool: the one that fits the selected figure, the phase and the seat. */
import type { FigureId, Intent, State } from '@dwo/dino-wars';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { LinePlan } from '@dwo/kits/miniatures/tools/deploy';
import { Grouping } from '@dwo/kits/miniatures/tools/grouping';
import { comesNext } from '@dwo/kits/miniatures/tools/nearest';
import { isOnNotch } from '@dwo/kits/miniatures/tools/notch';
import { ToolBox, type ToolWorld } from '@dwo/kits/miniatures/tools/tool-box';
import { Volleying } from '@dwo/kits/miniatures/tools/volleying';
import { say } from '../words';
import { Charging } from './charging';
import { Dropping } from './dropping';
import { dinosaurOf, isAlive, placeOf, radiusOf } from './figures';
import { Fitting, situation } from './fitting';
import { GROUPS, isGroupPhase } from './groups';
import { isHeld } from './held';
import { InHand } from './in-hand';
import { isOwnGround, Lining } from './lining';
import { nextPair, pairsOf } from './pairs';
import { PlacingRest } from './placing-rest';
import type { MoveMode, Plan, Turned } from './plan';
import { Pressing } from './pressing';
import type { PutTask } from './put-task';
import { settingUp } from './put-tasks';
import { readyFigures } from './ready-figures';
import { whyNot } from './referee';
import { toQueue } from './setting-up';
import { stackOf } from './stacked';
import { volleyOf } from './volley-hands';
import { Wishing } from './wishing';

/** The parts of the store and the connection that the toolbox needs. */
export type World = ToolWorld<State, Intent, Plan>;

/** The toolbox of an open match. */
export class Toolbox extends ToolBox<State, Intent, Plan> {
  readonly #fitting: Fitting;
  readonly #wishing: Wishing;
  readonly #inHand = new InHand();
  readonly #rest = new PlacingRest(this.bench, () => this.ready().length);
  /** The press from which a line may be drawn. */
  #lineFrom: Pointing | null = null;

  constructor(world: World) {
    super(world, { kind: 'none' }, whyNot);
    this.#wishing = new Wishing(world, (intent) => this.#afterwards(intent));
    this.#fitting = new Fitting(this.bench, {
      charge: (target) => this.charge(target),
      afterPutting: () => this.#afterPutting(),
    });
  }

  /** Selects a figure, or none; while a group is selected, the figure joins or leaves it. */
  select(figure: FigureId | null): void {
    if (figure !== null && this.tool.toggle !== undefined) {
      this.tool.toggle(figure);
      return;
    }
    this.world.choose(figure);
    this.world.say(null);
    if (this.tool.name === 'lining' && figure !== null && this.ready().includes(figure)) this.tool.refresh();
    else this.rest();
    if (this.world.state() !== null) this.#look();
  }

  /** Passes a gesture to the tool. A press on a figure that can move selects it, so that it can be dragged at once. */
  point(pointing: Pointing): boolean {
    const state = this.world.state();
    if (state === null) return false;
    const { type, figure } = pointing;
    if (pointing.adding === true && type === 'down') this.#gather(figure);
    if (type === 'tap' && this.choosesBelow(pointing, (under) => stackOf(state, this.world.seat(), under)))
      return false;
    if (type === 'down' && this.#takesHold(pointing)) return this.tool.point(pointing);
    const grabs =
      type === 'down' && isMoving(state) && this.isOnOther(pointing) && this.ready().includes(pointing.figure);
    if (this.waits(pointing, grabs)) return true;
    if (grabs) this.select(figure);
    if (this.#draws(pointing)) return true;
    return this.tool.point(pointing);
  }

  /** Whether a gesture draws a line in the setup: a mouse that is pressed on free ground and dragged draws one at once. */
  #draws(pointing: Pointing): boolean {
    const { state, seat } = this.now();
    const from = this.#lineFrom;
    if (
      pointing.type === 'hover' ||
      pointing.type === 'leave' ||
      this.tool.name === 'lining' ||
      state === null ||
      seat === null
    )
      return false;
    this.#lineFrom = null;
    if (pointing.type === 'down') {
      const free = pointing.pointer === 'mouse' && pointing.figure === null && isOwnGround(state, seat, pointing.at);
      const may = state.placing !== null && free && this.ready().length > 1 && !this.tool.point(pointing);
      if (may) this.#lineFrom = pointing;
      return may;
    }
    if (pointing.type !== 'move' || from === null) return false;
    const line = this.#beginLine();
    line?.point(from);
    line?.point(pointing);
    return line !== null;
  }

  /** Whether a press on a knob or on a dinosaur's notch begins to turn the figure. */
  #takesHold(pointing: Pointing): boolean {
    const { handle } = pointing;
    if (handle?.type === 'facing') {
      if (handle.figure !== this.world.selected()) this.select(handle.figure);
      this.face(handle.of);
      return true;
    }
    if (!this.tool.notched || !this.#isOnNotch(pointing)) return false;
    this.face();
    return true;
  }

  /** Only dinosaurs have a notch. */
  #isOnNotch(pointing: Pointing): boolean {
    const selected = this.world.selected();
    const dinosaur = selected === null ? null : dinosaurOf(this.state(), selected);
    if (selected === null || dinosaur === null) return false;
    const { x, y, facing } = dinosaur;
    return isOnNotch(selected, { x, y, facing, radiusCi: radiusOf(this.state(), selected) }, pointing);
  }

  /** Begins to set figures up in a line; called again, ends it. */
  line(): void {
    if (this.tool.name === 'lining') this.rest();
    else this.#beginLine();
  }

  /** Places the rest of this player's figures, for them to look at and change; false where places are final. */
  placeRest(): boolean {
    const begun = this.#rest.begin();
    if (begun) this.select(null);
    return begun;
  }

  /** Takes only figures of one kind into the line of the setup, or all. */
  squad(of: LinePlan['squad']): void {
    if (this.tool instanceof Lining) this.tool.take(of);
  }

  #beginLine(): Lining | null {
    const seat = this.world.seat();
    if (seat === null || this.world.state()?.placing == null || this.ready().length < 2) return null;
    const [waiting, hand] = [() => this.ready(), () => this.world.selected()];
    const lining = new Lining(this.bench, { waiting, hand, done: () => this.#afterPutting() }, seat);
    this.hold(lining);
    return lining;
  }

  /** Begins to select a group, with the selected figure first; called again, ends it. */
  group(): void {
    if (this.tool.toggle !== undefined) this.rest();
    else this.#gather(null);
  }

  /** Chooses all figures that can move as a group, or none of them if all are chosen. */
  groupAll(): void {
    if (!(this.tool instanceof Grouping)) this.#gather(null);
    if (this.tool instanceof Grouping) this.tool.all();
  }

  /** Plans a volley of all who can fire at the present target, or bite it; called again, ends it. */
  volley(): void {
    const [volley, { state, seat }] = [volleyOf(this.world.plan()), this.now()];
    if (this.tool.name === 'volleying') this.rest();
    if (volley === null || state === null || seat === null) return;
    const { hands, target } = volley;
    if (hands.all(state, seat, target).length < 2) {
      this.world.say({ text: say(`volley.alone.${hands.kind}`), rule: null, tone: 'info' });
      return;
    }
    this.#fitting.mark = target;
    this.world.choose(null);
    this.hold(new Volleying(this.bench, hands, target));
  }

  #gather(besides: FigureId | null): void {
    const { state, seat } = this.now();
    if (state === null || seat === null || this.tool.toggle !== undefined || !isGroupPhase(state, seat)) return;
    const selected = this.world.selected();
    this.world.choose(null);
    this.world.say(null);
    const grouping = new Grouping(this.bench, GROUPS, []);
    this.hold(grouping);
    if (selected !== null && selected !== besides) grouping.toggle(selected);
  }

  /** Gets into a vehicle within reach; plans the walk to one that is too far away. */
  getIn(vehicle: FigureId): void {
    this.goFor(vehicle);
    const plan = this.world.plan();
    const preview = plan.kind === 'move' ? plan.preview : null;
    if (preview?.intent.type === 'board' && preview.refusal === null) this.confirm();
  }

  /** Switches to another way of going. */
  move(mode: MoveMode): void {
    const figure = this.world.selected();
    if (figure !== null) this.hold(this.#fitting.moving(figure, mode));
  }

  /** Starts a task to put something down. */
  put(task: PutTask): void {
    this.hold(this.#fitting.putting(task));
  }

  /** Starts the drop of the paratroopers. */
  drop(): void {
    this.hold(new Dropping(this.bench));
  }

  /** Hides the dinosaur that is being placed, or shows it again. */
  hide(on: boolean): void {
    const figure = this.world.selected();
    if (figure !== null) this.put(settingUp(this.state(), figure, on));
  }

  /** Plans the placing of a figure exactly as an intent has it. */
  settle(wish: Extract<Intent, { readonly type: 'place' | 'hide' }>): void {
    const { type, figure, at, facing } = wish;
    const task = settingUp(this.state(), figure, type === 'hide', type === 'place' ? wish.z : undefined);
    const putting = this.#fitting.putting(task);
    this.hold(putting);
    putting.goToPoint(at);
    putting.turnTo(facing);
  }

  /** Makes an act without a tool of its own ready for the red button. */
  arm(figure: FigureId, intent: Intent): void {
    this.hold(new Pressing(this.bench, figure, intent));
  }

  charge(target: FigureId | null): void {
    const figure = this.world.selected();
    if (figure !== null) this.hold(new Charging(this.bench, 'overrun', figure, target));
  }

  /** Turns the selected figure or its gun; `set-up` sets a dismantled gun up. `towards` is the facing to show first. */
  face(of: Turned = 'body', towards: number | null = null): void {
    const figure = this.world.selected();
    if (figure === null || !isAlive(this.state(), figure) || this.state().placing !== null) return;
    if (of === 'gun' && this.state().vehicles[figure]?.mg == null) return;
    if (of === 'body' && this.state().soldiers[figure] !== undefined) return;
    const { turn, of: turned, turns } = this.tool;
    if (turned === of || (turn !== undefined && turned === undefined && turns !== false)) return;
    const facing = this.#fitting.facing(figure, of);
    this.hold(facing);
    if (towards !== null) facing.turnTo(towards);
  }

  /** The player's figures that can still act, in the order of the tray. */
  ready(): readonly FigureId[] {
    const { state, seat } = this.now();
    if (state === null || seat === null) return [];
    return readyFigures(state, seat).filter((id) => state.placing === null || !this.#wishing.isQueued(id));
  }

  /** Selects the next figure that can act, with its best target; false after the last one if `wrap` is off. */
  next(step: 1 | -1 = 1, wrap = true): boolean {
    if (this.tool.step !== undefined) return this.tool.step(step);
    const { state, seat } = this.now();
    if (state === null || seat === null) return false;
    const free = this.ready().filter((id) => !isHeld(state, id));
    const pairs = pairsOf(state, seat, free, this.#fitting.mark);
    const pair = nextPair(state, pairs, this.world.selected(), { step, wrap });
    if (pair === null) return false;
    this.select(pair.figure);
    if (pair.target !== null) this.propose(pair.target);
    return true;
  }

  /** Call it after every change of the state: keeps the plan as far as possible. */
  refresh(): void {
    const state = this.world.state();
    if (state === null) return;
    const selected = this.world.selected();
    const spent = this.#inHand.hasSpent(state, this.world.seat());
    if (selected !== null && state.poles[selected] === undefined && !isAlive(state, selected)) this.world.choose(null);
    if (!spent || !this.#goOn()) this.keep();
    this.#look();
    this.#wishing.placeNext();
  }

  /** Goes on after a figure has done all it can: with the next one, or in a phase of movement with a nearer one. */
  #goOn(): boolean {
    const after = this.world.selected();
    if (!this.next()) return false;
    const { state, figure: due } = this.now();
    if (state === null || after === null || due === null || !isMoving(state)) return true;
    const free = this.ready().filter((id) => !isHeld(state, id));
    const next = comesNext(due, free, after, (id) => placeOf(state, id));
    if (next !== due) this.select(next);
    return true;
  }

  #look(): void {
    this.#inHand.look(this.state(), this.world.seat(), this.world.selected());
  }

  wish(intent: Intent): Promise<boolean> {
    if (intent.type === 'fire') this.#fitting.mark = intent.target;
    return this.#wishing.wish(intent);
  }

  /** A dinosaur that may go on after an overrun keeps moving. */
  #afterwards(intent: Intent): void {
    if (intent.type === 'overrun' && this.world.selected() === intent.figure) this.rest();
  }

  /** The setup goes on with the next figure without a place. */
  #afterPutting(): void {
    const state = this.state();
    const placingNow = state.placing !== null || state.drop?.at != null;
    if (!placingNow || !this.next()) this.rest();
    const seat = this.world.seat();
    if (seat === null || toQueue(state, seat).length === 0) return;
    this.world.say({ text: say('queue.later'), rule: 'DW-R-73', tone: 'info' });
  }

  protected rest(): void {
    this.hold(this.#fitting.toolFor(this.world.state(), this.world.seat(), this.world.selected()));
  }

  protected situation(): string {
    return situation(this.world.state(), this.world.seat(), this.world.selected());
  }
}

function isMoving({ phase }: Pick<State, 'phase'>): boolean {
  return phase === 'dinosaur-movement' || phase === 'army-movement';
}
