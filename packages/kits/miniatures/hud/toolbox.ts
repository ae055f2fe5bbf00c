/** Keeps the tool in use: the one that fits the selected figure and the step, by what the game's `Course` offers. */
import { type Frozen, samePlain, type Tagged } from '@dwo/kernel';
import type { Pointing } from '../model';
import { cycle } from '../tools/cycle';
import type { DeployUse } from '../tools/deploy';
import { Deploying } from '../tools/deploying';
import { comesNext } from '../tools/nearest';
import { Selecting } from '../tools/selecting';
import { Sending } from '../tools/sending';
import type { Tool } from '../tools/tool';
import { ToolBox } from '../tools/tool-box';
import { Volleying } from '../tools/volleying';
import type { TablePlan, Use } from './contract';
import type { TableWorld, ToolGame } from './table-world';
import { isKept, ownAmong, pressesNotch, toolOf } from './tool-of';
import { stepIn, Turns } from './turns';
import { isVolley, type VolleyStart, volleyOf } from './volley';
import { say } from './words';

const NONE = { kind: 'none' } as const;

/** The tools of an open match. */
export class TableToolbox<S extends object, I extends Tagged> extends ToolBox<S, I, TablePlan<I>> {
  readonly #table: TableWorld<S, I>;
  readonly #game: ToolGame<S, I>;
  readonly #sending: Sending<I>;
  /** The use in hand; null while a figure is only selected. */
  #use: Use<S, I> | null = null;
  /** The set-up that is under way, with the places chosen so far. */
  #deploying: Deploying<S, I, TablePlan<I>> | null = null;
  /** The player's latest target: it is kept for the next figure. */
  #mark: string | null = null;
  /** The selected figure while it could act, and the step in which that was seen. */
  #could: { readonly figure: string; readonly step: string } | null = null;
  /** The figure that alone may act, as it was last seen. */
  #led: string | null = null;
  readonly #turns = new Turns();

  constructor(world: TableWorld<S, I>, game: ToolGame<S, I>) {
    super(world, NONE, (state, seat, intent) => game.check(state, seat, intent));
    this.#table = world;
    this.#game = game;
    this.#sending = new Sending(world);
  }

  /** The uses of the selected figure; none if it can't be used now. */
  uses(): readonly Use<S, I>[] {
    const { state, seat, figure } = this.now();
    if (state === null || seat === null || figure === null) return [];
    if (this.#game.standing.owner(state, figure) !== seat || !this.#game.acts(state, seat)) return [];
    return this.#game.tools(state, seat, figure);
  }

  select(figure: string | null): void {
    this.world.choose(figure);
    this.world.say(null);
    if (this.tool === this.#deploying && this.#deploying !== null && this.#owed() !== null) {
      this.#deploying.take(figure);
      return;
    }
    if (figure !== null && this.tool.toggle !== undefined) {
      this.world.choose(null);
      this.tool.toggle(figure);
      return;
    }
    this.rest();
    this.#look();
  }

  /** Takes another tool of the selected figure, or sends what it does by a press. */
  use(id: string): void {
    const use = this.uses().find((each) => each.id === id);
    if (use === undefined) return;
    if (use.type === 'press') {
      if (use.refusal === null) void this.wish(use.intent);
      else this.world.say(this.world.explain(use.refusal));
      return;
    }
    if (this.#use?.id === id && this.#use.type !== 'go') this.rest();
    else this.#take(use);
  }

  /** The volley that the present attack can become; null for none. */
  #volley(): VolleyStart<S, I> | null {
    const { state, seat } = this.now();
    if (state === null || seat === null) return null;
    const volley = volleyOf(this.#game, this.#use, this.world.plan(), seat);
    return volley !== null && isVolley(volley, state, seat) ? volley : null;
  }

  /** Whether another figure can join the present attack. */
  canVolley(): boolean {
    return this.#volley() !== null;
  }

  /** Plans a volley of all who can attack the present target; called again, ends it. */
  volley(): void {
    const volley = this.#volley();
    if (this.tool.name === 'volleying') this.rest();
    else if (volley !== null) {
      this.#mark = volley.target;
      this.world.choose(null);
      this.#grasp(new Volleying(this.bench, volley.hands, volley.target), null);
    } else if (this.#use?.type === 'aim') this.world.say({ text: say('volley.alone'), rule: null, tone: 'info' });
  }

  /** Passes a gesture to the tool. A press on a figure that can go selects it, so that it can be dragged at once. */
  point(pointing: Pointing): boolean {
    const { state, seat } = this.now();
    if (state === null) return false;
    const { type } = pointing;
    if (type === 'tap' && this.choosesBelow(pointing, (under) => ownAmong(this.#game, state, seat, under)))
      return false;
    if (type === 'down' && this.#takesHold(pointing)) return this.tool.point(pointing);
    const goes = (id: string) => seat !== null && this.#game.tools(state, seat, id)[0]?.type === 'go';
    const isOther = type === 'down' && this.#use?.type !== 'aim' && this.isOnOther(pointing);
    const grabs = isOther && this.ready().includes(pointing.figure) && goes(pointing.figure);
    if (this.waits(pointing, grabs)) return true;
    if (grabs) this.select(pointing.figure);
    return this.tool.point(pointing);
  }

  /** Whether a press on a knob or on the notch of the selected figure begins to turn it. */
  #takesHold(pointing: Pointing): boolean {
    const { handle } = pointing;
    const turn = this.uses().find((use) => use.type === 'turn');
    if (turn === undefined) return false;
    const knob = handle?.type === 'facing' && handle.figure === this.world.selected();
    if (!knob && !(this.tool.notched && pressesNotch(this.#game, this.now().state, this.world.selected(), pointing)))
      return false;
    this.#take(turn);
    return true;
  }

  /** Confirms the plan; without a plan, does what the first ability of the figure does at once. */
  override confirm(): void {
    const first = this.tool.rests ? (this.#use ?? this.uses()[0]) : undefined;
    if (first?.type === 'press') this.use(first.id);
    else super.confirm();
  }

  /** Makes what a press of the selected figure would do ready for the red button; false for an intent of no press. */
  arm(intent: I): boolean {
    const use = this.uses().find((each) => each.type === 'press' && samePlain(each.intent, intent));
    if (use !== undefined) this.#grasp(this.#selecting(), use);
    return use !== undefined;
  }

  override turn(degrees: number): void {
    this.#takeTurn();
    super.turn(degrees);
  }

  override turnTo(degrees: number): void {
    this.#takeTurn();
    super.turnTo(degrees);
  }

  /** Takes the tool that turns the figure, unless the one in use has something to turn. */
  #takeTurn(): void {
    const turn = this.uses().find((use) => use.type === 'turn');
    const other = this.tool.turn === undefined || this.tool.turns === false;
    if (other && turn !== undefined) this.#take(turn);
  }

  /** The set-up of a whole force that is under way; null for none. */
  get setUp(): Pick<Deploying<S, I, TablePlan<I>>, 'rest' | 'line' | 'squad'> | null {
    return this.#deploying;
  }

  /** The player's figures that can still act, in the order of the tray; in a set-up those without a place. */
  ready(): readonly string[] {
    const { state, seat } = this.now();
    if (state === null || seat === null) return [];
    const plan = this.world.plan();
    if (plan.kind === 'deploy') return plan.missing;
    if (!this.#game.acts(state, seat)) return [];
    return this.#game.tray(state, seat).filter((id) => this.#game.ready(state, id) === 'ready');
  }

  /** Selects the next figure that can act; false after the last one if `wrap` is off. */
  next(step: 1 | -1 = 1, wrap = true): boolean {
    if (this.tool.step !== undefined) return this.tool.step(step);
    const ready = this.ready();
    const selected = this.world.selected();
    const at = selected === null ? -1 : ready.indexOf(selected);
    if (!wrap && at >= 0 && ready[at + step] === undefined) return false;
    const figure = cycle(ready, selected, step);
    if (figure === null) return false;
    this.select(figure);
    return true;
  }

  /** Call it after every change of the state: keeps the plan as far as possible. */
  refresh(): void {
    const { state, figure } = this.now();
    if (state === null) return;
    if (figure !== null && this.#game.standing.owner(state, figure) === null) this.world.choose(null);
    this.#begins(state);
    if (this.#follows(state)) return;
    const could = this.#could;
    const spent = could !== null && could.figure === figure && could.step === stepIn(this.#game, state);
    const over = spent && this.#game.ready(state, could.figure) !== 'ready';
    if (!over || !this.#goOn(state, figure)) this.keep();
    this.#look();
  }

  /** Goes on after a figure has done all it can: with the next one, or with a nearer one. False if nobody is left. */
  #goOn(state: Frozen<S>, after: string | null): boolean {
    if (!this.next()) return false;
    const { figure: due } = this.now();
    const { standing } = this.#game;
    if (after === null || due === null || due === after) return true;
    const next = comesNext(due, this.ready(), after, (id) => standing.base(state, standing.body(state, id)));
    if (next !== due) this.select(next);
    return true;
  }

  /** Lets go of an own figure that can do nothing in a turn that begins, if others can. */
  #begins(state: Frozen<S>): void {
    const { seat, figure } = this.now();
    if (!this.#turns.begins(this.#game, state, seat) || figure === null) return;
    const isIdle = this.#game.standing.owner(state, figure) === seat && this.#game.ready(state, figure) !== 'ready';
    if (isIdle && this.ready().length > 0) this.world.choose(null);
  }

  /** Selects the figure that alone may act when its time comes, unless one that moves with it is selected. */
  #follows(state: Frozen<S>): boolean {
    const { seat, figure } = this.now();
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
    const { state, seat, figure } = this.now();
    const able = state !== null && seat !== null && figure !== null && this.#game.acts(state, seat);
    const ready =
      able && this.#game.standing.owner(state, figure) === seat && this.#game.ready(state, figure) === 'ready';
    this.#could = ready ? { figure, step: stepIn(this.#game, state) } : null;
  }

  async wish(intent: I): Promise<boolean> {
    const world = this.world;
    const { state, seat } = this.now();
    if (state === null || seat === null || this.#sending.busy) return false;
    const refusal = this.#game.check(state, seat, intent);
    if (refusal !== null) {
      world.say(world.explain(refusal));
      return false;
    }
    const plan = world.plan();
    if (plan.kind === 'aim') this.#mark = isKept(this.#use, state, plan.target) ? plan.target : null;
    return this.#sending.send(intent);
  }

  protected rest(): void {
    const deployment = this.#owed();
    if (deployment !== null) {
      if (this.#deploying === null) this.#deploying = new Deploying(this.bench, deployment);
      this.#grasp(this.#deploying, null);
      this.#deploying.take(this.world.selected());
      return;
    }
    this.#deploying = null;
    const first = this.uses().find(({ type }) => type !== 'press' && type !== 'turn');
    if (first === undefined) this.#grasp(this.#selecting(), null);
    else this.#take(first);
  }

  #take(use: Use<S, I>): void {
    const { figure } = this.now();
    this.#grasp(toolOf(this.bench, use, { figure: figure ?? '', mark: this.#mark }), use);
  }

  #grasp(tool: Tool, use: Use<S, I> | null): void {
    this.#use = use;
    this.#table.using(use?.id ?? '');
    this.hold(tool);
  }

  override begin(make: Parameters<ToolBox<S, I, TablePlan<I>>['begin']>[0]): void {
    this.#use = null;
    this.#table.using('');
    super.begin(make);
  }

  #selecting(): Tool {
    return new Selecting<S, I, TablePlan<I>>(this.bench, NONE);
  }

  protected situation(): string {
    const { state, seat, figure } = this.now();
    if (state === null) return '';
    const deploys = this.#owed() !== null;
    const uses = this.uses().map(({ id }) => id);
    return [stepIn(this.#game, state), seat, figure, deploys, ...uses].join();
  }

  /** The set-up that this player owes; null for none. */
  #owed(): DeployUse<S, I> | null {
    const { state, seat } = this.now();
    return state === null || seat === null ? null : this.#game.deployment(state, seat);
  }
}
