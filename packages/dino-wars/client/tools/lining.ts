/** A squad that is set up in a line: one confirmation places all of them, or keeps their places for the player's turns (DW-R-73). */
import { type FigureId, refusePlace, type State, stripOf, tablesOf } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { LinePlan } from '@dwo/kits/miniatures/tools/deploy';
import { DrawnLine } from '@dwo/kits/miniatures/tools/drawn-line';
import { lineUp, type Parade, type Ranker, type Stand } from '@dwo/kits/miniatures/tools/line-up';
import { squadOf } from '@dwo/kits/miniatures/tools/squad-line';
import { dinosaurOf, enemiesOf, figureOf, isBeast, placeOf, radiusOf } from './figures';
import type { Bench, Tool } from './tool';

const ARROW_CI = 50;
/** The share of the circle round an island's spot in which the first line lies. */
const CIRCLE = 1.6;

/** The part of the toolbox that the line asks: the figures without a place, and the one in hand. */
interface Squad {
  waiting(): readonly FigureId[];
  hand(): FigureId | null;
  /** Called once the places are sent: the next figure without one comes to hand. */
  done(): void;
}

/** Shows a line for figures without a place, and sends each of them to its own. */
export class Lining implements Tool {
  readonly name = 'lining';
  readonly holds = true;
  readonly #bench: Bench;
  readonly #squad: Squad;
  readonly #seat: Seat;
  readonly #line: DrawnLine;
  #of: LinePlan['squad'] = 'kind';
  #sending = false;
  /** The place of the first figure, if that does not stand in the line. */
  #head: Stand | null = null;
  /** The table with the places before the one that is asked for. */
  #table: { readonly before: readonly Stand[]; readonly state: Frozen<State> } | null = null;
  /** The table after the first place: the others are bound by it (DW-ISLE-6). */
  #others: Frozen<State> | null = null;

  constructor(bench: Bench, squad: Squad, seat: Seat) {
    this.#bench = bench;
    this.#squad = squad;
    this.#seat = seat;
    this.#line = new DrawnLine({
      rankers: () => this.#rankers().slice(this.#head === null ? 0 : 1),
      ahead: (at) => aheadOf(bench.state(), seat, at),
      ground: groundOf(bench.state(), seat),
      isGround: this.#isGround,
      refuse: this.#refuse,
    });
  }

  enter(): void {
    this.#lay();
  }

  point(pointing: Pointing): boolean {
    if (this.#sending) return false;
    const came = this.#line.point(pointing);
    if (!['down', 'hover', 'leave'].includes(pointing.type)) this.#lay();
    if (came === 'done') this.confirm();
    return came === 'taken' && pointing.type !== 'up';
  }

  /** Takes only the figures of the kind in hand, or all. */
  take(of: LinePlan['squad']): void {
    this.#of = of;
    this.#lay();
  }

  turn(degrees: number): void {
    this.#line.turn(degrees);
    this.#lay();
  }

  arrow(arrow: Arrow): void {
    const { x, y } = this.#bench.heading(arrow);
    this.#line.shift({ x: x * ARROW_CI, y: y * ARROW_CI });
    this.#lay();
  }

  confirm(): void {
    if (!this.#sending) void this.#send();
  }

  cancel(): boolean {
    if (!this.#sending) this.#bench.rest();
    return true;
  }

  refresh(): void {
    if (this.#sending) return;
    if (this.#squad.waiting().length === 0) this.#bench.rest();
    else this.#lay();
  }

  #members(of = this.#of): readonly FigureId[] {
    const state = this.#bench.state();
    const waiting = this.#squad.waiting().filter((id) => figureOf(state, id) !== null);
    return squadOf(of, waiting, this.#squad.hand(), (id) => kindOf(state, id));
  }

  #rankers(): readonly Ranker[] {
    const state = this.#bench.state();
    return this.#members().map((figure) => ({ figure, radiusCi: radiusOf(state, figure) }));
  }

  /** The place of the first figure on the island: its player's spot (DW-ISLE-6). Null if everybody stands in the line. */
  #first(): Stand | null {
    const { placing } = this.#bench.state();
    const spot = placing?.spots[this.#seat] ?? null;
    if (spot === null || placing?.placed[this.#seat] !== 0) return null;
    const rankers = this.#rankers().slice(0, 1);
    const ahead = aheadOf(this.#bench.state(), this.#seat, spot);
    const hands = { isGround: this.#isGround, refuse: this.#refuse };
    return lineUp({ from: spot, to: spot, rankers, ahead, ...hands })[0] ?? null;
  }

  #stands(): readonly Stand[] {
    this.#table = null;
    this.#others = null;
    this.#head = null;
    this.#head = this.#first();
    const line = this.#line.stands();
    return this.#head === null ? line : [this.#head, ...line];
  }

  readonly #isGround = (at: Point): boolean => isOwnGround(this.#bench.state(), this.#seat, at);

  readonly #refuse: Parade['refuse'] = (stand, before) => {
    const { figure, at, facing } = stand;
    const state = this.#tableFor(stand, before);
    const z = dinosaurOf(state, figure)?.z ?? 0;
    return refusePlace(state, this.#seat, { type: 'place', figure, at, facing, z });
  };

  /** The table on which a place is judged: those before it stand on it if they are in the way. */
  #tableFor({ figure, at }: Omit<Stand, 'refusal'>, before: readonly Stand[]): Frozen<State> {
    const now = this.#bench.state();
    const first = this.#head === null || this.#head.figure === figure ? [] : [this.#head];
    const all = [...first, ...before].filter(({ refusal }) => refusal === null);
    const radius = radiusOf(now, figure);
    const inWay = all.some((other) => distance(at, other.at) < radius + radiusOf(now, other.figure));
    if (!inWay && all.length === 0) return now;
    if (!inWay) {
      this.#others ??= withPlaces(now, this.#seat, all.slice(0, 1));
      return this.#others;
    }
    if (this.#table?.before !== before) this.#table = { before, state: withPlaces(now, this.#seat, all) };
    return this.#table.state;
  }

  #lay(): void {
    this.#show(this.#stands());
  }

  #show(stands: readonly Stand[]): void {
    const [ofKind, ofAll] = [this.#members('kind').length, this.#members('all').length];
    this.#bench.lay({ kind: 'line', line: { stands, squad: this.#of, ofKind, ofAll }, sending: this.#sending });
  }

  /** Sends one place after the other, until one is refused; tells why somebody stays without. */
  async #send(): Promise<void> {
    const stands = this.#stands();
    const legal = stands.filter(({ refusal }) => refusal === null);
    const why = stands.find(({ refusal }) => refusal !== null)?.refusal ?? null;
    if (legal.length === 0) {
      if (why !== null) this.#bench.say(this.#bench.explain(why));
      return;
    }
    this.#sending = true;
    let played = true;
    for (const [sent, { figure, at, facing }] of legal.entries()) {
      if (sent === 0 || this.#bench.plan().kind === 'line') this.#show(legal.slice(sent));
      const z = dinosaurOf(this.#bench.state(), figure)?.z ?? 0;
      played = await this.#bench.wish({ type: 'place', figure, at, facing, z });
      if (!played) break;
    }
    this.#sending = false;
    // A player who took another tool meanwhile keeps that.
    if (this.#bench.plan().kind === 'line') {
      this.#bench.rest();
      this.#squad.done();
    }
    if (played && why !== null) this.#bench.say(this.#bench.explain(why));
  }
}

/** Figures that form a squad: dinosaurs, soldiers, vehicles, guns. */
function kindOf(state: Frozen<State>, id: FigureId): string {
  if (isBeast(state, id)) return 'dinosaur';
  if (state.soldiers[id] !== undefined) return 'soldier';
  return state.vehicles[id] === undefined ? 'weapon' : 'vehicle';
}

/** Whether a place is in the part of the table where this seat sets up. */
export function isOwnGround(state: Frozen<State>, seat: Seat, at: Point): boolean {
  const spot = state.placing?.spots[seat] ?? null;
  if (spot !== null) return distance(at, spot) <= tablesOf(state).parameters.spotReachCi;
  const [low, high] = stripOf(state, state.players[seat]?.side ?? 'army');
  return at.x >= 0 && at.x <= state.table.widthCi && at.y >= low && at.y <= high;
}

/** The ground of a seat: the middle of it, and its width. */
function groundOf(state: Frozen<State>, seat: Seat): { readonly at: Point; readonly widthCi: number } {
  const spot = state.placing?.spots[seat] ?? null;
  if (spot !== null) return { at: spot, widthCi: tablesOf(state).parameters.spotReachCi * CIRCLE };
  const [low, high] = stripOf(state, state.players[seat]?.side ?? 'army');
  return { at: { x: state.table.widthCi / 2, y: (low + high) / 2 }, widthCi: state.table.widthCi };
}

/** A direction towards the enemy: their nearest figure or spot on the island, else their edge. */
function aheadOf(state: Frozen<State>, seat: Seat, from: Point): Point {
  const { players, placing } = state;
  const side = players[seat]?.side ?? 'army';
  const spots = (placing?.spots ?? []).flatMap((spot, at) =>
    spot === null || players[at]?.side === side ? [] : [spot],
  );
  const own = [...Object.entries(state.dinosaurs), ...Object.entries(state.soldiers)];
  const someone = own.find(([, { owner }]) => owner === seat)?.[0];
  const figures = someone === undefined ? [] : enemiesOf(state, someone).flatMap((id) => placeOf(state, id) ?? []);
  const [nearest] = (placing?.spots[seat] == null ? [] : [...spots, ...figures]).sort(
    (a, b) => distance(a, from) - distance(b, from),
  );
  if (nearest === undefined || distance(nearest, from) === 0) return { x: 0, y: side === 'army' ? 1 : -1 };
  return { x: nearest.x - from.x, y: nearest.y - from.y };
}

/** The state in which these figures are on the table. */
function withPlaces(state: Frozen<State>, seat: Seat, stands: readonly Stand[]): Frozen<State> {
  const legal = stands.filter(({ refusal }) => refusal === null);
  if (legal.length === 0 || state.placing === null) return state;
  const at = new Map(legal.map((stand) => [stand.figure, stand]));
  const put = <F extends object>(figures: Readonly<Record<FigureId, F>>): Record<FigureId, F> =>
    Object.fromEntries(
      Object.entries(figures).map(([id, figure]) => {
        const stand = at.get(id);
        return [id, stand === undefined ? figure : { ...figure, ...stand.at, facing: stand.facing, absence: null }];
      }),
    );
  const { dinosaurs, soldiers, vehicles, crewedWeapons, placing } = state;
  const placed = placing.placed.map((count, each) => (each === seat ? count + legal.length : count));
  return {
    ...{ ...state, placing: { ...placing, placed } },
    ...{ dinosaurs: put(dinosaurs), soldiers: put(soldiers) },
    ...{ vehicles: put(vehicles), crewedWeapons: put(crewedWeapons) },
  };
}
