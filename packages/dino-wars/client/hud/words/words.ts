/** The words for the engine's vocabulary, and how numbers are written. */
import type { Phase, StandingOrder, Weapon } from '@dwo/dino-wars';
import { currentLanguage } from '@dwo/kits/words/catalogue';
import { say } from '../../words';

/** The name of a weapon as it stands within a sentence: "rifle", "submachine gun". */
export function weaponName(weapon: Weapon): string {
  return say(`weapon.${weapon}`);
}

/** "rifle" -> "Rifle". */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function phaseName(phase: Phase): string {
  return say(`phase.${phase}`);
}

export function orderName(order: StandingOrder): string {
  return say(`order.${order}`);
}

/** Hundredths of an inch as people read them: 1420 -> `14.2"`, 1425 -> `14.3"`, 600 -> `6"`. */
export function inches(ci: number): string {
  return say('inches', { inches: Math.round(ci / 10) / 10 });
}

/** As `inches`, but never rounded: 1425 -> `14.25"`; for printed tables, and where tenths would say that unequals are equal. */
export function exactInches(ci: number): string {
  return say('inches.exact', { inches: ci / 100 });
}

/** +1, 0, −2 with a true minus sign. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** "2", "2 or 5", "2, 4 or 5". */
export function either(parts: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage() === 'en' ? 'en-GB' : currentLanguage(), { type: 'disjunction' }).format(
    parts,
  );
}
