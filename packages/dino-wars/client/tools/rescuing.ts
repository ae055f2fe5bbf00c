/** Places the survivors of a destroyed vehicle; the rules propose where (DW-R-56). */
import type { FigureId, Spot, State } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import { dinoWarsIntents } from './offers';
import type { Plan } from './plan';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';

type Rescue = Extract<Plan, { kind: 'rescue' }>;

const GRAB_CI = 70;
const ARROW_CI = 20;

/** Lets every survivor be dragged to another place, before all are placed together. */
export class Rescuing implements Tool {
  readonly name = 'rescuing';
  readonly holds = true;
  readonly #bench: Bench;
  readonly #vehicle: FigureId;
  #spots: readonly Spot[] = [];
  #held: FigureId | null = null;

  constructor(bench: Bench, vehicle: FigureId) {
    this.#bench = bench;
    this.#vehicle = vehicle;
  }

  get vehicle(): FigureId {
    return this.#vehicle;
  }

  enter(): void {
    const seat = this.#bench.seat();
    this.#spots = seat === null ? [] : proposed(this.#bench.state(), seat, this.#vehicle);
    this.#held = this.#spots[0]?.figure ?? null;
    this.#lay();
  }

  point({ type, at }: Pointing): boolean {
    if (type === 'down') {
      const nearest = [...this.#spots].sort((a, b) => distance(a.at, at) - distance(b.at, at))[0];
      if (nearest === undefined || distance(nearest.at, at) > GRAB_CI) return false;
      this.#held = nearest.figure;
      this.#lay();
      return true;
    }
    if (type === 'move' || type === 'tap' || type === 'up') {
      this.#put(at);
      return type === 'move';
    }
    return false;
  }

  confirm(): void {
    const seat = this.#bench.seat();
    if (seat === null) return;
    void this.#bench
      .wish({ type: 'placeSurvivors', vehicle: this.#vehicle, spots: this.#spots })
      .then((done) => done && this.#bench.rest());
  }

  cancel(): boolean {
    this.enter();
    return false;
  }

  arrow(arrow: Arrow): void {
    const spot = this.#spots.find(({ figure }) => figure === this.#held);
    if (spot === undefined) return;
    const { x, y } = this.#bench.heading(arrow);
    this.#put({ x: spot.at.x + x * ARROW_CI, y: spot.at.y + y * ARROW_CI });
  }

  refresh(): void {
    const seat = this.#bench.seat();
    const state = this.#bench.state();
    const waits = state.survivors.some((each) => each.vehicle === this.#vehicle && each.seat === seat);
    if (!waits) this.#bench.rest();
    else this.#lay();
  }

  #put(at: Point): void {
    const there = { x: Math.round(at.x), y: Math.round(at.y) };
    this.#spots = this.#spots.map((spot) => (spot.figure === this.#held ? { ...spot, at: there } : spot));
    this.#lay();
  }

  #lay(): void {
    const seat = this.#bench.seat();
    const intent = { type: 'placeSurvivors', vehicle: this.#vehicle, spots: this.#spots } as const;
    const refusal = seat === null ? null : whyNot(this.#bench.state(), seat, intent);
    const plan: Rescue = { kind: 'rescue', vehicle: this.#vehicle, spots: this.#spots, held: this.#held, refusal };
    this.#bench.lay(plan);
  }
}

/** The places that the rules propose. */
function proposed(state: Frozen<State>, seat: Seat, vehicle: FigureId): readonly Spot[] {
  for (const intent of dinoWarsIntents(state, seat)) {
    if (intent.type === 'placeSurvivors' && intent.vehicle === vehicle) return intent.spots;
  }
  return [];
}
