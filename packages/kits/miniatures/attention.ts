/** Moves the camera by itself during a match, and knows when it must not. */

import type { Disc } from './camera';
import type { Canvas } from './canvas';
import { actorsOf } from './effects/actors';
import type { Eye } from './eye';
import type { Opening } from './first-view';
import type { Beginning, Effect, Place } from './model';
import type { TokenLayer } from './tokens';
import type { Turning } from './turning';

/** After a person has moved the camera, it stays for this long. */
const REST_MS = 2500;

/** The parts of the scene that attention needs. */
interface Sight {
  readonly canvas: Canvas;
  readonly eye: Eye;
  readonly tokens: TokenLayer;
  readonly turning: () => Turning;
  /** The places of all figures, with the extent of their drawings. */
  readonly standing: () => readonly Disc[];
}

/** Moves the camera to what matters, unless a person is using the table. */
export class Attention {
  private held = false;
  private used = false;
  private movedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly sight: Sight) {}

  /** A person has pressed something on the page: from now on nothing on the board jumps by itself. */
  use(): void {
    this.used = true;
  }

  /** A pointer went down on the table. */
  hold(): void {
    this.held = true;
    this.used = true;
  }

  /** The pointer is up, or its drag turned out to move the camera. */
  letGo(): void {
    this.held = false;
  }

  /** The camera was moved by hand. */
  moved(now: number): void {
    this.movedAt = now;
  }

  /** Whether the camera must stay where it is. */
  isTaken(now: number): boolean {
    return this.held || now - this.movedAt < REST_MS;
  }

  /** Whether a person uses the table. */
  get wasUsed(): boolean {
    return this.used;
  }

  start(view: Beginning): void {
    this.sight.eye.start(this.opening(view));
  }

  home(view: Beginning): void {
    if (!this.isTaken(performance.now())) this.sight.eye.home(this.opening(view));
  }

  approach(figures: readonly string[], further: readonly Place[]): void {
    const { eye, tokens, canvas } = this.sight;
    eye.follow(
      [...tokens.placesOf(figures), ...further],
      { top: 0, right: 0, bottom: canvas.view.covered ?? 0, left: 0 },
      1,
    );
  }

  /** Brings the places of an effect into view; returns after how many ms they are there. */
  attend(effect: Effect, pace: number): number {
    const { eye, tokens } = this.sight;
    if (this.isTaken(performance.now())) return 0;
    return eye.attend(
      placesOf(effect, (id) => tokens.placesOf([id])),
      pace,
    );
  }

  /** Places of figures count with the whole extent of their drawings. */
  private opening({ places, wished, middle }: Beginning): Opening {
    const { place } = this.sight.turning();
    const known = new Map(this.sight.standing().map((disc) => [`${disc.x} ${disc.y}`, disc]));
    const drawn = (at: Place) => known.get(`${at.x} ${at.y}`) ?? at;
    return {
      places: places.map(place).map(drawn),
      wished: wished.map(place).map(drawn),
      middle: place(middle),
    };
  }
}

/** Every place that must be seen to understand an effect. */
function placesOf(effect: Effect, placesOfFigure: (figure: string) => readonly Place[]): readonly Place[] {
  switch (effect.type) {
    case 'glide':
    case 'swoop': {
      const [{ radiusCi } = { radiusCi: 0 }] = placesOfFigure(effect.figure);
      return [effect.path[0], effect.path.at(-1)].flatMap((at) => (at === undefined ? [] : { ...at, radiusCi }));
    }
    default:
      return actorsOf(effect).flatMap(placesOfFigure);
  }
}
