/** Where the camera of a match goes by itself, and when it must not. */
import type { Effect, Place } from './model';

/** A hand that has just moved the camera wants it to stay for so long. */
const REST_MS = 2500;

/** Knows whether a hand is on the table. */
export class Attention {
  private held = false;
  private movedAt = Number.NEGATIVE_INFINITY;

  /** A pointer went down. */
  hold(): void {
    this.held = true;
  }

  /** It is up again, or it turned out to move the camera. */
  letGo(): void {
    this.held = false;
  }

  /** The camera was moved by hand. */
  moved(now: number): void {
    this.movedAt = now;
  }

  /** Whether the camera has to stay where it is. */
  isTaken(now: number): boolean {
    return this.held || now - this.movedAt < REST_MS;
  }

  /** Everything that must be seen for an effect to be understood. */
  placesOf(effect: Effect, placesOf: (figure: string) => readonly Place[]): readonly Place[] {
    switch (effect.type) {
      case 'glide':
      case 'swoop': {
        const [{ radiusCi } = { radiusCi: 0 }] = placesOf(effect.figure);
        return [effect.path[0], effect.path.at(-1)].flatMap((at) => (at === undefined ? [] : { ...at, radiusCi }));
      }
      case 'tracer':
      case 'shell':
        return [...placesOf(effect.from), ...placesOf(effect.to)];
      case 'ram':
        return [...placesOf(effect.figure), ...placesOf(effect.target)];
      default:
        return placesOf(effect.figure);
    }
  }
}
