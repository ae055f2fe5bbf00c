/** Keeps the tool in use, and passes the player's acts to it. A game's toolbox says which tool fits. */
import type { Frozen, Point, Point3, Refusal, Seat } from '@dwo/kernel';
import type { Notice } from '../../shell/store';
import { say } from '../../words';
import { type Arrow, headingOf } from '../heading';
import type { Pointing } from '../model';
import { Selecting } from './selecting';
import type { Sender } from './sending';
import { Stack } from './stack';
import type { Bench, Tool } from './tool';

/** The plans that a toolbox tells apart: one that moves a figure may have begun. */
interface AnyPlan {
  readonly kind: string;
  readonly preview?: unknown;
  readonly corners?: readonly unknown[];
}

/** The parts of store and connection that the tools need. */
export interface ToolWorld<S, I, P> extends Sender<I> {
  state(): Frozen<S> | null;
  seat(): Seat | null;
  selected(): string | null;
  plan(): P;
  lay(plan: P): void;
  choose(figure: string | null): void;
  say(notice: Notice | null): void;
}

/** The match as the tools see it now. */
export interface Now<S> {
  readonly state: Frozen<S> | null;
  readonly seat: Seat | null;
  readonly figure: string | null;
}

/** The tools of an open match. */
export abstract class ToolBox<S, I, P extends AnyPlan> {
  protected readonly bench: Bench<S, I, P>;
  protected readonly stack = new Stack();
  #tool: Tool;
  #situation = '';
  #sideways = false;
  /** A press that waits for what becomes of it; null if none does. */
  #pressed: Pointing | null = null;

  /** `none` is the empty plan; `whyNot` tells why the rules would refuse an intent. */
  constructor(
    protected readonly world: ToolWorld<S, I, P>,
    none: P,
    whyNot: (state: Frozen<S>, seat: Seat, intent: I) => Refusal | null,
  ) {
    this.bench = {
      state: () => this.state(),
      seat: () => world.seat(),
      plan: () => world.plan(),
      lay: (plan) => world.lay(plan),
      say: (notice) => world.say(notice),
      explain: (refusal) => world.explain(refusal),
      select: (figure) => this.select(figure),
      astray: () => this.#isAstray(),
      rest: () => this.rest(),
      whyNot: (intent) => {
        const seat = world.seat();
        return seat === null ? null : whyNot(this.state(), seat, intent);
      },
      wish: (intent) => this.wish(intent),
      heading: (arrow) => headingOf(arrow, this.#sideways),
    };
    this.#tool = new Selecting(this.bench, none);
  }

  /** The figures that can act now. */
  abstract ready(): readonly string[];

  /** Selects a figure, or none. */
  abstract select(figure: string | null): void;

  /** Sends an intent that the local rules allow, and shows a refusal; true if it was played. */
  abstract wish(intent: I): Promise<boolean>;

  /** Takes the tool that fits. */
  protected abstract rest(): void;

  /** While this stays the same, the tool stays too. */
  protected abstract situation(): string;

  /** Tells why a tap on the bare table does nothing: no figure is chosen, or the chosen one has an act before it can go. */
  #isAstray(): boolean {
    const [ready, selected] = [this.ready(), this.world.selected()];
    if (ready.length === 0 || (selected !== null && !ready.includes(selected))) return false;
    const text = say(selected === null ? 'problem.astray' : 'problem.press');
    this.world.say({ text, rule: null, tone: 'refusal' });
    return true;
  }

  get tool(): Tool {
    return this.#tool;
  }

  /** Takes a tool. */
  protected hold(tool: Tool): void {
    this.#tool = tool;
    this.#situation = this.situation();
    tool.enter();
  }

  /** Takes a tool that needs no selected figure; null returns to the one that fits. */
  begin(make: ((bench: Bench<S, I, P>) => Tool) | null): void {
    this.world.say(null);
    if (make === null) {
      this.rest();
      return;
    }
    this.world.choose(null);
    this.hold(make(this.bench));
  }

  /** Keeps the plan as far as the new state allows. */
  protected keep(): void {
    if (this.#situation === this.situation()) this.#tool.refresh();
    else this.rest();
  }

  protected now(): Now<S> {
    return { state: this.world.state(), seat: this.world.seat(), figure: this.world.selected() };
  }

  /** The present state; throws before the match has begun. */
  protected state(): Frozen<S> {
    const state = this.world.state();
    if (state === null) throw new Error('No tool is in hand before the match has begun');
    return state;
  }

  /** Whether a press is on another figure than the selected one, and the present tool does not keep every press for itself. */
  protected isOnOther(pointing: Pointing): pointing is Pointing & { readonly figure: string } {
    const { figure } = pointing;
    return figure !== null && figure !== this.world.selected() && !this.#tool.holds && !this.stack.isAgain(pointing);
  }

  /**
   * A press on an own figure to which the present tool has a way of its own, such as a vehicle for the soldier in hand: a tap there is
   * for the tool, and only a drag takes the pressed figure. `grabs` tells whether the press would take it otherwise. True if the press
   * waits for what becomes of it.
   */
  protected waits(pointing: Pointing, grabs: boolean): boolean {
    const { type, figure } = pointing;
    if (type === 'down') {
      this.#pressed = grabs && figure !== null && this.#tool.means?.(figure) === true ? pointing : null;
      return this.#pressed !== null;
    }
    const pressed = this.#pressed;
    this.#pressed = null;
    if (type !== 'move' || pressed === null) return false;
    this.select(pressed.figure);
    this.#tool.point(pressed);
    return false;
  }

  /**
   * A second tap on the same spot selects what lies, rides or is carried below the first tap's figure. `stacked` lists the
   * player's own figures under the pointer, each followed by its riders and what it carries.
   */
  protected choosesBelow(pointing: Pointing, stacked: (under: readonly string[]) => readonly string[]): boolean {
    const { kind, preview = null, corners = [] } = this.world.plan();
    const busy = kind === 'move' && (preview !== null || corners.length > 0);
    const below = this.stack.tap(pointing, this.world.selected(), stacked);
    if (below === null || busy || (this.#tool.holds && !this.#tool.yields)) return false;
    this.select(below);
    return true;
  }

  confirm(): void {
    this.#tool.confirm();
  }

  /** One step back: plan, then notice, then selection; true if there was anything to undo. */
  cancel(): boolean {
    this.world.say(null);
    if (this.#tool.cancel()) return true;
    const selected = this.world.selected() !== null;
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

  takeWeapon(weapon: string): void {
    this.#tool.takeWeapon?.(weapon);
  }

  /** Chooses the third party of an attack, such as a spotter. */
  takeThird(figure: string): void {
    this.#tool.takeThird?.(figure);
  }

  /** Aims at, charges or walks to a figure, by the present tool. */
  goFor(target: string): void {
    this.#tool.goFor?.(target);
  }

  /** Aims at a figure that the player has not chosen themself. */
  protected propose(target: string): void {
    if (this.#tool.propose === undefined) this.goFor(target);
    else this.#tool.propose(target);
  }

  /** Plans a walk to a place. */
  goToPoint(to: Point): void {
    this.#tool.goToPoint?.(to);
  }

  /** Plans a whole path, up to a figure if one is named. */
  follow(path: readonly (Point | Point3)[], stopAt: string | null): void {
    this.#tool.follow?.(path, stopAt);
  }

  /** Makes the end of the path a waypoint. */
  pin(): void {
    this.#tool.pin?.();
  }

  /** Undoes the last waypoint of the present plan; false if there is none. */
  unpin(): boolean {
    return this.#tool.unpin?.() ?? false;
  }

  turn(degrees: number): void {
    this.#tool.turn?.(degrees);
  }

  turnTo(degrees: number): void {
    this.#tool.turnTo?.(degrees);
  }

  /** Changes the height of a flyer's next corner, in ci. */
  climb(byCi: number): void {
    this.#tool.climb?.(byCi);
  }

  climbTo(z: number): void {
    this.#tool.climbTo?.(z);
  }
}
