/** The words for the engine's vocabulary, and how numbers are written. */
import { type Phase, type Side, type StandingOrder, type Weapon, weaponRow } from '@dwo/dino-wars';

/** "a rifle" without the article: "rifle", "submachine gun". */
export function weaponName(weapon: Weapon): string {
  return weaponRow(weapon).name.toLowerCase();
}

/** "rifle" -> "Rifle". */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const PHASE_NAMES: Record<Phase, string> = {
  'dinosaur-movement': 'Dinosaur Movement',
  'regular-fire': 'Regular Fire',
  'dinosaur-attack': 'Dinosaur Attack',
  'army-movement': 'Army Movement',
  'secondary-fire': 'Secondary Fire',
};

/** The act of a figure in a phase: "3 can still attack". */
export const PHASE_VERB: Record<Phase, string> = {
  'dinosaur-movement': 'move',
  'regular-fire': 'fire',
  'dinosaur-attack': 'attack',
  'army-movement': 'move',
  'secondary-fire': 'fire',
};

export const READINESS_WORDS = { ready: 'can act', acted: 'has acted', none: 'nothing to do now' } as const;

export const SIDE_NAMES: Record<Side, string> = { army: 'the army', dinosaurs: 'the dinosaurs' };

export const ORDER_NAMES: Record<StandingOrder, string> = { 'fire-best': 'Fire best', hold: 'Hold', ask: 'Ask me' };

/** Hundredths of an inch as people read them: 1420 -> `14.2"`, 1425 -> `14.3"`, 600 -> `6"`. */
export function inches(ci: number): string {
  const tenths = Math.round(ci / 10);
  return tenths % 10 === 0 ? `${tenths / 10}"` : `${(tenths / 10).toFixed(1)}"`;
}

/** As `inches`, but never rounded: 1425 -> `14.25"`; for printed tables, and where tenths would say that unequals are equal. */
export function exactInches(ci: number): string {
  return `${(ci / 100).toFixed(2).replace(/\.?0+$/, '')}"`;
}

/** +1, 0, −2 with a true minus sign. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** "1 soldier", "3 soldiers". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
