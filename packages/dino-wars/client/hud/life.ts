/** The life of figures, for scores and odds. */
import { type Figure, isDinosaur, isVehicle, VEHICLES } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { say } from '../words';

/** The life points of dinosaurs, or the structure points of vehicles: left and at first. */
export interface Life {
  readonly now: number;
  readonly max: number;
  readonly unit: 'life' | 'structure';
}

/** The life of a figure; null for soldiers and guns, which have none to lose. */
export function lifeOf(figure: Frozen<Figure>): Life | null {
  if (isDinosaur(figure)) return { now: Math.max(0, figure.lifePoints), max: figure.mostLife, unit: 'life' };
  if (!isVehicle(figure)) return null;
  return { now: Math.max(0, figure.structurePoints), max: VEHICLES[figure.kind].structurePoints, unit: 'structure' };
}

/** The life of several figures together; null if none of them has any. The dead have none left. */
export function livesOf(figures: readonly Frozen<Figure>[]): Life | null {
  return sumOf(
    figures.map((figure) => {
      const life = lifeOf(figure);
      return life === null || figure.alive ? life : { ...life, now: 0 };
    }),
  );
}

/** The sum of what is known of some lives; null if there is none. */
export function sumOf(lives: readonly (Life | null)[]): Life | null {
  const known = lives.filter((life) => life !== null);
  const [first] = known;
  if (first === undefined) return null;
  const sum = (of: (life: Life) => number) => known.reduce((all, life) => all + of(life), 0);
  return { unit: first.unit, now: sum(({ now }) => now), max: sum(({ max }) => max) };
}

/** "3 of 7 life". */
export function lifeWords({ now, max, unit }: Life): string {
  return say('odds.life', { now, max, unit: unitWord(unit) });
}

export function unitWord(unit: Life['unit']): string {
  return say(`odds.unit.${unit}`);
}
