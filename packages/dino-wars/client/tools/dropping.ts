/** The course of the paratroopers' aeroplane: a point on an edge of the table and a direction (DW-R-89). */
import { bearing, type Point } from '@dwo/kernel';
import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { Plan } from './plan';
import { whyNot } from './referee';
import type { Bench, Tool } from './tool';

type Drop = Extract<Plan, { kind: 'drop' }>;

const ARROW_DEGREES = 5;

/** A press sets the point of entry, a drag the direction. */
export class Dropping implements Tool {
  readonly name = 'dropping';
  readonly holds = true;
  readonly #bench: Bench;
  #from: Point | null = null;
  #direction = 90;
  #pulling = false;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  enter(): void {
    const { table } = this.#bench.state();
    this.#from ??= { x: Math.round(table.widthCi / 2), y: 0 };
    this.#lay();
  }

  point({ type, at }: Pointing): boolean {
    if (type === 'down') {
      this.#from = this.#edge(at);
      this.#direction = this.#inward();
      this.#pulling = true;
      this.#lay();
      return true;
    }
    if ((type === 'move' || type === 'up') && this.#pulling && this.#from !== null) {
      this.#direction = bearing(this.#from, at) ?? this.#direction;
      this.#lay();
    }
    if (type === 'up' || type === 'tap' || type === 'cancel') this.#pulling = false;
    return this.#pulling;
  }

  turn(degrees: number): void {
    this.#direction = (((this.#direction + degrees) % 360) + 360) % 360;
    this.#lay();
  }

  confirm(): void {
    if (this.#from === null) return;
    const intent = { type: 'airDrop', from: this.#from, direction: this.#direction } as const;
    void this.#bench.wish(intent).then((done) => done && this.#bench.rest());
  }

  cancel(): boolean {
    this.#bench.rest();
    return true;
  }

  arrow(arrow: Arrow): void {
    this.turn(arrow === 'left' || arrow === 'up' ? ARROW_DEGREES : -ARROW_DEGREES);
  }

  refresh(): void {
    this.#lay();
  }

  /** The nearest point of the table's edge. */
  #edge({ x, y }: Point): Point {
    const { widthCi, heightCi } = this.#bench.state().table;
    const inX = Math.round(Math.max(0, Math.min(widthCi, x)));
    const inY = Math.round(Math.max(0, Math.min(heightCi, y)));
    const ways = [
      { away: inX, at: { x: 0, y: inY } },
      { away: widthCi - inX, at: { x: widthCi, y: inY } },
      { away: inY, at: { x: inX, y: 0 } },
      { away: heightCi - inY, at: { x: inX, y: heightCi } },
    ];
    return ways.reduce((best, way) => (way.away < best.away ? way : best)).at;
  }

  #inward(): number {
    const { widthCi, heightCi } = this.#bench.state().table;
    if (this.#from?.x === 0) return 0;
    if (this.#from?.x === widthCi) return 180;
    return this.#from?.y === heightCi ? 270 : 90;
  }

  #lay(): void {
    const seat = this.#bench.seat();
    const from = this.#from;
    const direction = this.#direction;
    const refusal =
      seat === null || from === null ? null : whyNot(this.#bench.state(), seat, { type: 'airDrop', from, direction });
    const plan: Drop = { kind: 'drop', from, direction, refusal };
    this.#bench.lay(plan);
  }
}
