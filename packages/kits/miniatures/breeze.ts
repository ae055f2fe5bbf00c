/** Moves water and leaves on the table, a few steps a second. Stops where that costs too much. */
import type { Canvas } from './canvas';

/** Milliseconds between two steps. */
const STEP_MS = 100;
/** Without a graphics card a frame takes longer than this; then nothing moves by itself. */
const SLOW_MS = 40;
/** This many steps in a row must be slow; the first `FIRST_STEPS` don't count, because the table is still being drawn. */
const SLOW_STEPS = 6;
const FIRST_STEPS = 20;

/** Decides whether steps are still affordable, from the time that each frame took. */
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

/** Moves everything that moves by itself; `step` gets the seconds since the start. */
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

  /** Starts or stops all movement. */
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
      // The second of these frames begins when the frame that draws this step is done.
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
