/** Keeps the tool in the player's hand: the one that fits the selected figure, the phase and the seat. */
import { canAct, type FigureId, type HandWeapon, type Intent, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Refusal, type Seat, withinArc } from '@dwo/kernel';
import type { Pointing } from '../scene/model';
import { Aiming } from './aiming';
import { Charging } from './charging';
import { Facing } from './facing';
import { Moving } from './moving';
import type { Notice, Plan } from './plan';
import { ownerOf, radiusOf, whyNot } from './referee';
import { Selecting } from './selecting';
import type { Arrow, Bench, Tool } from './tool';

/** A notch is taken hold of so far outside the base and so far to either side. */
const NOTCH_CI = { from: 15, to: 140 } as const;
const NOTCH_HALF_ANGLE = 18;

/** What came of an intent: null if it was played. */
export type Answer = null | { readonly refusal: Refusal } | { readonly trouble: string };

/** What the toolbox needs of the store and the wire. */
export interface World {
  state(): Frozen<State> | null;
  seat(): Seat | null;
  selected(): FigureId | null;
  plan(): Plan;
  lay(plan: Plan): void;
  choose(figure: FigureId | null): void;
  say(notice: Notice | null): void;
  /** The sentence for a refusal. */
  explain(refusal: Refusal): Notice;
  /** Sends an intent; resolves when its result is in `state()`. */
  send(intent: Intent): Promise<Answer>;
  busy(sending: boolean): void;
}

/** One for each match that is open. */
export class Toolbox {
  readonly #world: World;
  readonly #bench: Bench;
  #tool: Tool;
  #mark: FigureId | null = null;
  #sending = false;
  #situation = '';

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
    };
    this.#tool = new Selecting(this.#bench);
  }

  get tool(): Tool {
    return this.#tool;
  }

  select(figure: FigureId | null): void {
    this.#world.choose(figure);
    this.#world.say(null);
    this.#rest();
  }

  /** Passes a gesture to the tool; pressing down on a figure that can move takes it up, so that it can be dragged at once. */
  point(pointing: Pointing): boolean {
    const state = this.#world.state();
    if (state === null) return false;
    const { type, figure } = pointing;
    const moving = state.phase === 'dinosaur-movement' || state.phase === 'army-movement';
    if (type === 'down' && moving && figure !== null && figure !== this.#world.selected()) {
      if (this.ready().includes(figure)) this.select(figure);
    }
    if (type === 'down' && this.#tool instanceof Moving && this.#onNotch(pointing)) {
      this.face();
      return true;
    }
    return this.#tool.point(pointing);
  }

  /** Whether somebody took hold of the selected dinosaur's facing notch. */
  #onNotch({ at, figure }: Pointing): boolean {
    const selected = this.#world.selected();
    const dinosaur = selected === null ? undefined : this.#state().dinosaurs[selected];
    if (selected === null || dinosaur === undefined || (figure !== null && figure !== selected)) return false;
    const out = distance(at, dinosaur) - radiusOf(this.#state(), selected);
    return out > NOTCH_CI.from && out < NOTCH_CI.to && withinArc(dinosaur, dinosaur.facing, NOTCH_HALF_ANGLE, at);
  }

  confirm(): void {
    this.#tool.confirm();
  }

  /** One step back: the plan, then the notice, then the selection; true if there was anything to take back. */
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

  takeWeapon(weapon: HandWeapon): void {
    if (this.#tool instanceof Aiming) this.#tool.takeWeapon(weapon);
  }

  /** Aims at, charges, or walks up to a figure, whatever the tool in hand can do. */
  goFor(target: FigureId): void {
    const tool = this.#tool;
    if (tool instanceof Aiming || tool instanceof Charging) tool.aimAt(target);
    else if (tool instanceof Moving) tool.goTo(target);
  }

  /** Plans a walk to a place. */
  goToPoint(to: Point): void {
    if (this.#tool instanceof Moving) this.#tool.goToPoint(to);
  }

  pin(): void {
    if (this.#tool instanceof Moving) this.#tool.pin();
  }

  charge(target: FigureId | null): void {
    const figure = this.#world.selected();
    if (figure !== null) this.#use(new Charging(this.#bench, 'overrun', figure, target));
  }

  face(): void {
    const figure = this.#world.selected();
    if (this.#tool instanceof Facing || figure === null) return;
    if (this.#state().dinosaurs[figure]?.alive) this.#use(new Facing(this.#bench, figure));
  }

  turn(degrees: number): void {
    if (this.#tool instanceof Facing) this.#tool.turn(degrees);
  }

  /** Own figures that can still act, in the order of the tray. */
  ready(): readonly FigureId[] {
    const state = this.#world.state();
    const seat = this.#world.seat();
    if (state === null || seat === null) return [];
    const side = SIDE_OF_PHASE[state.phase];
    const figures = side === 'army' ? state.soldiers : state.dinosaurs;
    return Object.keys(figures).filter((id) => figures[id]?.owner === seat && canAct(state, id));
  }

  /** Selects the next figure that can act; false if the last one was already selected and `wrap` is off. */
  next(step: 1 | -1 = 1, wrap = true): boolean {
    const ready = this.ready();
    const at = ready.indexOf(this.#world.selected() ?? '');
    const to = at < 0 ? (step > 0 ? 0 : ready.length - 1) : at + step;
    if (!wrap && (to < 0 || to >= ready.length)) return false;
    const figure = ready[(to + ready.length) % Math.max(1, ready.length)];
    if (figure === undefined) return false;
    this.select(figure);
    return true;
  }

  /** The state is another one: keeps what can be kept of the plan, and puts away what can't. */
  refresh(): void {
    const state = this.#world.state();
    if (state === null) return;
    const selected = this.#world.selected();
    const figure = selected === null ? null : (state.dinosaurs[selected] ?? state.soldiers[selected]);
    if (selected !== null && !figure?.alive) this.#world.choose(null);
    if (this.#situation === this.#now()) this.#tool.refresh();
    else this.#rest();
  }

  /** Asks the referee, the local one first, and tells the player what he says; true if it was played. */
  async wish(intent: Intent): Promise<boolean> {
    const seat = this.#world.seat();
    if (seat === null || this.#sending) return false;
    const refusal = whyNot(this.#state(), seat, intent);
    if (refusal !== null) {
      this.#world.say(this.#world.explain(refusal));
      return false;
    }
    this.#sending = true;
    this.#world.busy(true);
    this.#world.say(null);
    const answer = await this.#world.send(intent);
    this.#sending = false;
    this.#world.busy(false);
    if (answer !== null) {
      this.#world.say('refusal' in answer ? this.#world.explain(answer.refusal) : trouble(answer.trouble));
      return false;
    }
    this.#afterwards(intent);
    return true;
  }

  /** The next figure comes to hand by itself where one shoots or bites in a row. */
  #afterwards(intent: Intent): void {
    if (intent.type === 'fire') this.#mark = intent.target;
    const figure = 'figure' in intent ? intent.figure : null;
    if (figure === null || this.#world.selected() !== figure) return;
    const state = this.#state();
    const acted = intent.type === 'fire' || intent.type === 'attack' || intent.type === 'endMove';
    if (acted && !canAct(state, figure)) {
      if (!this.next()) this.#rest();
    } else if (intent.type === 'overrun') this.#rest();
  }

  #rest(): void {
    this.#use(this.#toolFor(this.#world.selected()));
  }

  #use(tool: Tool): void {
    this.#tool = tool;
    this.#situation = this.#now();
    tool.enter();
  }

  /** While this stays the same, so does the tool. */
  #now(): string {
    const state = this.#world.state();
    const selected = this.#world.selected();
    const dinosaur = selected === null ? undefined : state?.dinosaurs[selected];
    return [state?.turn, state?.phase, selected, this.#world.seat(), dinosaur?.moveOver, state?.ending !== null].join();
  }

  #toolFor(figure: FigureId | null): Tool {
    const state = this.#world.state();
    const seat = this.#world.seat();
    if (
      state === null ||
      figure === null ||
      seat === null ||
      ownerOf(state, figure) !== seat ||
      state.ending !== null
    ) {
      return new Selecting(this.#bench);
    }
    const isDinosaur = state.dinosaurs[figure] !== undefined;
    if ((SIDE_OF_PHASE[state.phase] === 'dinosaurs') !== isDinosaur) return new Selecting(this.#bench);
    switch (state.phase) {
      case 'dinosaur-movement':
        if (state.dinosaurs[figure]?.moveOver) return new Selecting(this.#bench);
        return new Moving(this.#bench, figure, (target) => this.charge(target));
      case 'army-movement':
        return new Moving(this.#bench, figure, () => this.#rest());
      case 'dinosaur-attack':
        return new Charging(this.#bench, 'attack', figure, null);
      case 'regular-fire':
      case 'secondary-fire':
        return new Aiming(this.#bench, figure, this.#mark);
    }
  }

  #state(): Frozen<State> {
    const state = this.#world.state();
    if (state === null) throw new Error('No tool is in hand before the match has begun');
    return state;
  }
}

function trouble(text: string): Notice {
  return { text, rule: null, tone: 'info' };
}
