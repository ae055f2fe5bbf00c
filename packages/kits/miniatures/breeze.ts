/**
 * Water and leaves move by themselves on the table. Nearly free: a few steps a second, none where they would cost too
 * much.
 */
import type { Canvas } from './canvas';

/** Milliseconds between two steps. */
const STEP_MS = 100;
/** A picture takes longer than this to be drawn where no graphics card draws it: there everything stands still. */
const SLOW_MS = 40;
/** So many steps in a row must have been slow, after so many that don't count because the table was still being drawn. */
const SLOW_STEPS = 6;
const FIRST_STEPS = 20;

/** Whether steps are still affordable, told how long each picture took. */
export class Thrift {
  private slow = 0;
  private seen = 0;
  affordable = true;

  took(ms: number): void {
    this.seen++;
    this.slow = ms > SLOW_MS ? this.slow + 1 : 0;
    if (this.seen > FIRST_STEPS && this.slow >= SLOW_STEPS) this.affordable = false;
  }
}

/** Steps everything that moves by itself; `step` is given the seconds since it began. */
export class Breeze {
  private readonly thrift = new Thrift();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private request = 0;
  private still = true;

  constructor(
    private readonly canvas: Canvas,
    private readonly step: (seconds: number) => boolean,
  ) {
    document.addEventListener('visibilitychange', this.wait);
  }

  /** Lets everything move, or stand still. */
  setMotion(motion: 'full' | 'reduced'): void {
    this.still = motion === 'reduced';
    this.wait();
  }

  private readonly wait = (): void => {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.still || document.hidden || !this.thrift.affordable) return;
    this.timer = setTimeout(() => {
      this.request = requestAnimationFrame(this.blow);
    }, STEP_MS);
  };

  private readonly blow = (now: number): void => {
    if (this.step(now / 1000)) {
      this.canvas.invalidate();
      // The frame after the one that draws this step comes when that one is done.
      requestAnimationFrame((drawn) => requestAnimationFrame((next) => this.thrift.took(next - drawn)));
    }
    this.wait();
  };

  destroy(): void {
    this.still = true;
    if (this.timer !== null) clearTimeout(this.timer);
    cancelAnimationFrame(this.request);
    document.removeEventListener('visibilitychange', this.wait);
  }
}
