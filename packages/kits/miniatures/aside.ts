/** How far drawings of people step aside on their bases, so that two in contact do not hide each other. */
import { LEAST_DISC, type Look } from './look';
import type { Token } from './token';
import { classOf } from './token-parts';

/** The room of a person's drawing, in px at the reference zoom. */
const PERSON = { width: 42, height: 24 } as const;
/** A person steps aside by at most this share of the base's radius, so that the feet stay on it. */
const STEP = 0.7;

type Zoom = Pick<Look, 'scale' | 'drawing' | 'heightCi'>;

/** A person as the model has them: the middle of the base in px of the screen, and the px that they may step aside. */
interface Standee {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly most: number;
}

/** The living people on the ground, whose drawings can stand beside the middle of their bases, from left to right. */
function rowOf(tokens: Iterable<Token>, { scale, drawing, heightCi }: Zoom): readonly Standee[] {
  const people = [...tokens].filter((token) => {
    return token.alive && token.lengthCi === null && classOf(token) === 'person' && (token.z ?? 0) === 0;
  });
  const standees = people.map(({ id, x, y, radiusCi }) => {
    const disc = Math.max(radiusCi * scale, LEAST_DISC * drawing);
    return { id, x: x * scale, y: (heightCi - y) * scale, most: disc * STEP };
  });
  return standees.sort((a, b) => a.x - b.x || (a.id < b.id ? -1 : 1));
}

/**
 * The px to the right (or left, if negative) by person, whatever an effect shows: of two whose drawings would overlap, each takes
 * half of what is missing, as far as the bases allow. A person without an entry stays.
 */
export function stepsAside(tokens: Iterable<Token>, look: Zoom): ReadonlyMap<string, number> {
  const row = rowOf(tokens, look);
  const [width, height] = [PERSON.width * look.drawing, PERSON.height * look.drawing];
  const steps = row.map(() => 0);
  for (const [at, left] of row.entries()) {
    for (let next = at + 1; next < row.length; next++) {
      const right = row[next];
      if (right === undefined || right.x - left.x >= width) break;
      if (Math.abs(right.y - left.y) >= height) continue;
      const missing = (width - (right.x - left.x)) / 2;
      steps[at] = (steps[at] ?? 0) - missing;
      steps[next] = (steps[next] ?? 0) + missing;
    }
  }
  const within = (step: number, most: number) => Math.max(-most, Math.min(most, step));
  return new Map(
    row.flatMap(({ id, most }, at) => ((steps[at] ?? 0) === 0 ? [] : [[id, within(steps[at] ?? 0, most)]])),
  );
}
