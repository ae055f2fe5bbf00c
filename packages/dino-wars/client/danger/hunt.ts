/** The prey of dinosaurs in their next phase 1 or 3, by the engine's own paths and odds. */
import {
  ahead,
  armyFigureOf,
  armyScore,
  closingWeapons,
  crewedWeaponOf,
  type Dinosaur,
  dinosaurOf,
  dinosaurScore,
  dinoWars,
  discOf,
  type Event,
  type Figure,
  type FigureId,
  figureIndexOf,
  isSoldier,
  leftCi,
  onTable,
  overrunCost,
  overrunLeftCi,
  overrunOdds,
  planFlight,
  planMove,
  preyOf,
  type State,
  soldierOf,
  soundness,
  tablesOf,
  tollCi,
} from '@dwo/dino-wars';
import { chance, type Frozen, gap, odds, type Point } from '@dwo/kernel';
import type { Stand } from '@dwo/kits/miniatures/danger/contract';
import { rim } from '@dwo/kits/miniatures/tools/way-round';
import { type Aim, aimsAt, waysDown } from './aims';
import { detour } from './detour';

/** How a dinosaur comes into contact with a figure; no event if it touches it already. */
type Contact = Extract<Event, { readonly type: 'moved' | 'flew' }> | 'touches';

/** The gap in ci at which a dinosaur is put beside a figure, to be in contact. */
const BESIDE_CI = 3;

/** Odds by all that they depend on. */
const known = new Map<string, number>();
const MOST_KNOWN = 5000;

/** The next phase 1, with one figure at another place if it is wanted. */
export class Hunt {
  readonly #state: State;
  readonly #attacks: boolean;

  constructor(now: Frozen<State>) {
    this.#state = ahead(now, 'dinosaur-movement');
    // Dinosaurs in contact attack in this turn's phase 3 before they move again.
    this.#attacks = now.phase === 'regular-fire' || now.phase === 'dinosaur-attack';
  }

  get state(): Frozen<State> {
    return this.#state as Frozen<State>;
  }

  /** Puts an army figure somewhere; null puts it nowhere else. Returns a function that puts it back. */
  put(id: FigureId, at: Stand | null): () => void {
    const figure = armyFigureOf(this.state, id);
    if (figure === null || at === null) return () => {};
    const from = { x: figure.x, y: figure.y };
    const go = (to: Point) => {
      const { facing } = figure;
      dinoWars.evolve(this.#state, { type: 'moved', figure: id, path: [to], facing, costCi: 0 });
    };
    go({ x: Math.round(at.x), y: Math.round(at.y) });
    return () => go(from);
  }

  /** How a dinosaur can come into contact with this figure, so that it may attack it; null if it can't. */
  contact(id: FigureId, target: FigureId): Contact | null {
    const { state } = this;
    const dinosaur = dinosaurOf(state, id);
    const prey = armyFigureOf(state, target);
    if (dinosaur === null || prey === null || !onTable(dinosaur) || !onTable(prey)) return null;
    const aims = aimsAt(state, target);
    const near = Math.min(...aims.map(({ base }) => gap(discOf(state, dinosaur), base)));
    if (near <= tablesOf(state).parameters.contactCi && preyOf(state, id).includes(target)) return 'touches';
    if (near > this.#farthest(id, dinosaur)) return null;
    for (const aim of aims) {
      const contact = this.#walks(id, dinosaur, target, aim) ?? this.#flies(id, dinosaur, target, aim);
      if (contact !== null) return contact;
    }
    return null;
  }

  /**
   * The chance that the dinosaur kills this figure, or damages this vehicle, after it has come into contact with it (DW-OVER-1,
   * DW-DATK-1).
   */
  chance(id: FigureId, target: FigureId, contact: Contact): number {
    const dinosaur = dinosaurOf(this.state, id) as Dinosaur | null;
    if (dinosaur === null) return 0;
    const before = { ...dinosaur };
    if (contact !== 'touches') dinoWars.evolve(this.#state, contact);
    const share = this.#chanceHere(id, dinosaur, target);
    if (contact !== 'touches') {
      const { x, y, facing } = before;
      dinoWars.evolve(this.#state, { type: 'moved', figure: id, path: [{ x, y }], facing, costCi: 0 });
    }
    Object.assign(dinosaur, before);
    return share;
  }

  /**
   * The number of figures, up to `most`, that the dinosaur could overrun after it has killed this soldier by an overrun (DW-OVER-6).
   * The soldier is dead from then on: ask a hunt of its own.
   */
  *goesOn(id: FigureId, target: FigureId, most: number): Generator<void, number> {
    const contact = this.contact(id, target);
    const dinosaur = dinosaurOf(this.state, id);
    if (contact === null || dinosaur === null || soldierOf(this.state, target) === null || this.#attacks) return 0;
    if (contact !== 'touches') dinoWars.evolve(this.#state, contact);
    if (!this.#mayOverrun(id, target)) return 0;
    const { facing } = dinosaur;
    const costCi = overrunCost(this.state, id);
    dinoWars.evolve(this.#state, { type: 'overrunDeclared', figure: id, target, facing, costCi });
    dinoWars.evolve(this.#state, { type: 'killed', figure: target, by: id, rule: 'DW-OVER-5' });
    dinoWars.evolve(this.#state, { type: 'overrunEnded', figure: id, target, success: true, rule: 'DW-OVER-5' });
    let count = 0;
    for (const other of figureIndexOf(this.state).ids.army) {
      yield;
      if (count === most) break;
      const next = other === target ? null : this.contact(id, other);
      if (next !== null && this.#after(id, next, () => this.#mayOverrun(id, other))) count += 1;
    }
    return count;
  }

  #mayOverrun(id: FigureId, target: FigureId): boolean {
    const seat = dinosaurOf(this.state, id)?.owner ?? -1;
    return dinoWars.check(this.state, seat, { type: 'overrun', figure: id, target }) === null;
  }

  /** Asks something while the dinosaur stands in this contact. */
  #after<T>(id: FigureId, contact: Contact, ask: () => T): T {
    if (contact === 'touches') return ask();
    const dinosaur = dinosaurOf(this.state, id) as Dinosaur;
    const before = { ...dinosaur };
    dinoWars.evolve(this.#state, contact);
    const answer = ask();
    const { x, y, facing } = before;
    dinoWars.evolve(this.#state, { type: 'moved', figure: id, path: [{ x, y }], facing, costCi: 0 });
    Object.assign(dinosaur, before);
    return answer;
  }

  #chanceHere(id: FigureId, dinosaur: Dinosaur, target: FigureId): number {
    const { owner: seat } = dinosaur;
    const overrun = { type: 'overrun', figure: id, target } as const;
    if (!this.#attacks && dinoWars.check(this.state, seat, overrun) === null) {
      return this.#kept('overrun', id, target, () => chance(overrunOdds(this.state, seat, overrun)?.harm ?? NEVER));
    }
    const { phase } = this.#state;
    this.#state.phase = 'dinosaur-attack';
    const attack = { type: 'attack', figure: id, target } as const;
    const share =
      dinoWars.check(this.state, seat, attack) !== null
        ? 0
        : this.#kept('attack', id, target, () => {
            const before = soundness(this.state, target);
            const classify = (_: unknown, after: Frozen<State>) => `${soundness(after, target) < before}`;
            return chance(
              odds(dinoWars, this.state, seat, attack, classify, { idle: ['survival'] }).get('true') ?? NEVER,
            );
          });
    this.#state.phase = phase;
    return share;
  }

  /** The odds of a pair are computed once for all pairs that differ only in where they stand. */
  #kept(how: string, id: FigureId, target: FigureId, make: () => number): number {
    const key = `${how}${pairKey(this.state, id, target)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  }

  /** No contact is farther away than this. A swimmer goes twice as far in water. */
  #farthest(id: FigureId, dinosaur: Frozen<Dinosaur>): number {
    const { state } = this;
    const { flyer, moveCi, swimmer } = tablesOf(state).dinosaurs[dinosaur.kind];
    const swims = swimmer && figureIndexOf(state).waters.length > 0;
    const aloft = flyer ? moveCi : 0;
    return Math.max(aloft, Math.max(leftCi(state, id), overrunLeftCi(state, id)) * (swims ? 2 : 1));
  }

  #walks(id: FigureId, dinosaur: Frozen<Dinosaur>, target: FigureId, aim: Aim): Contact | null {
    if (dinosaur.z > 0) return null;
    const { state } = this;
    const straight = this.#walk(id, target, [{ x: aim.base.x, y: aim.base.y }], aim.id);
    if (straight !== null) return straight;
    const mostCi = this.#farthest(id, dinosaur);
    const radius = discOf(state, dinosaur).radius;
    const berths = rim(aim.base, aim.base.radius + radius + BESIDE_CI).filter((place) => {
      return gap({ ...place, radius: 0 }, { x: dinosaur.x, y: dinosaur.y, radius: 0 }) <= mostCi;
    });
    for (const berth of berths) {
      const walked = this.#walk(id, target, [berth], null);
      if (walked !== null) return walked;
    }
    const way = detour(state, { id, mostCi, berths });
    return way === null ? null : this.#walk(id, target, way, null);
  }

  #walk(id: FigureId, target: FigureId, path: readonly Point[], stopAt: FigureId | null): Contact | null {
    const { state } = this;
    const plan = planMove(state, id, path, stopAt);
    const [from, end] = [plan.path[0], plan.path.at(-1)];
    if (plan.refusal !== null || end === undefined || from === undefined) return null;
    const dinosaur = dinosaurOf(state, id);
    const toll = plan.tollAt === null || dinosaur === null ? 0 : tollCi(state, dinosaur);
    const costCi = plan.costCi + toll;
    const event = { type: 'moved', figure: id, path: plan.path, facing: plan.facing, costCi } as const;
    return this.#reaches(id, target, event) ? event : null;
  }

  #flies(id: FigureId, dinosaur: Frozen<Dinosaur>, target: FigureId, aim: Aim): Contact | null {
    const { state } = this;
    if (!tablesOf(state).dinosaurs[dinosaur.kind].flyer) return null;
    for (const { path, stopAt } of waysDown(state, dinosaur, aim)) {
      const plan = planFlight(state, id, path, stopAt);
      if (plan.refusal !== null) continue;
      const event = { type: 'flew', ...plan, figure: id } as const;
      if (this.#reaches(id, target, event)) return event;
    }
    return null;
  }

  /** Whether the dinosaur may attack the target at the end of a path. */
  #reaches(id: FigureId, target: FigureId, event: Exclude<Contact, 'touches'>): boolean {
    const dinosaur = dinosaurOf(this.state, id) as Dinosaur;
    const before = { ...dinosaur };
    dinoWars.evolve(this.#state, event);
    const reached = preyOf(this.state, id).includes(target);
    const { x, y, facing } = before;
    dinoWars.evolve(this.#state, { type: 'moved', figure: id, path: [{ x, y }], facing, costCi: 0 });
    Object.assign(dinosaur, before);
    return reached;
  }
}

const NEVER = { n: 0, d: 1 };

/** All that the odds of an attack depend on: both figures but for their places, the scores here, and the possible answers. */
function pairKey(state: Frozen<State>, id: FigureId, target: FigureId): string {
  const dinosaur = dinosaurOf(state, id);
  const prey = armyFigureOf(state, target);
  if (dinosaur === null || prey === null) return '';
  const gun = (isSoldier(prey) ? crewedWeaponOf(state, prey.crewOf ?? '') : null) ?? prey;
  const answers = closingWeapons(state, target, id).map((weapon) => {
    return [prey, gun].map((firer) => armyScore(state, { firer, weapon, dinosaur, side: 'front' }).score);
  });
  const score = dinosaurScore(state, dinosaur, prey).score;
  return JSON.stringify([
    state.rules,
    bare(dinosaur),
    bare(prey),
    bare(gun),
    score,
    closingWeapons(state, target, id),
    answers,
  ]);
}

/** A figure without its place and its movement. */
function bare(figure: Frozen<Figure>): object {
  return { ...figure, x: 0, y: 0, facing: 0, spentCi: 0, moved: false, buildings: [], seats: [], crew: [], order: '' };
}
