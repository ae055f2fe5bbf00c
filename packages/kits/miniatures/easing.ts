/** The way of the camera to where it is asked to go. */
import { type Camera, mixCamera } from './camera';
import type { Animation, Canvas } from './canvas';

/** The time of one way. */
interface Span {
  readonly ms: number;
  readonly pauseMs: number;
}

/** Moves a camera, one way at a time. */
export class Easing {
  /** The place it goes to; null while it rests. */
  goal: Camera | null = null;
  private way: Animation | null = null;

  constructor(private readonly canvas: Pick<Canvas, 'animate' | 'still'>) {}

  stop(): void {
    if (this.way) this.canvas.still(this.way);
    this.way = null;
    this.goal = null;
  }

  /** Begins a way, after a pause; `set` is given each camera on it. */
  begin(from: Camera, to: Camera, { ms, pauseMs }: Span, set: (camera: Camera) => void): void {
    this.stop();
    let began = -1;
    this.way = (now) => {
      if (began < 0) began = now;
      const t = Math.min(1, Math.max(0, now - began - pauseMs) / ms);
      if (t > 0) set(mixCamera(from, to, t));
      if (t === 1) this.goal = null;
      return t < 1;
    };
    this.goal = to;
    this.canvas.animate(this.way);
  }
}
