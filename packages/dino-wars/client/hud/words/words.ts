/** The words for the engine's vocabulary, and the format of numbers. */
import type { Phase, StandingOrder, Weapon } from '@dwo/dino-wars';
import { currentLanguage } from '@dwo/kits/words/catalogue';
import { say } from '../../words';

/** The name of a weapon inside a sentence: "rifle", "submachine gun". */
export function weaponName(weapon: Weapon): string {
  return say(`weapon.${weapon}`);
}

/** The word with a capital first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function phaseName(phase: Phase): string {
  return say(`phase.${phase}`);
}

export function orderName(order: StandingOrder): string {
  return say(`order.${order}`);
}

/** A length in ci as inches, rounded to tenths: 1420 -> `14.2"`, 1425 -> `14.3"`, 600 -> `6"`. */
export function inches(ci: number): string {
  return say('inches', { inches: Math.round(ci / 10) / 10 });
}

/**
 * Like `inches`, but never rounded: 1425 -> `14.25"`. For printed tables, and if rounding would make unequal lengths look
 * equal.
 */
export function exactInches(ci: number): string {
  return say('inches.exact', { inches: ci / 100 });
}

/** The two lengths of a reach. A gap that only the doubt of DW-RANGE-3 lets pass reads like the limit: half a tenth rounds down. */
export function reachInches({ gapCi, limitCi }: { readonly gapCi: number; readonly limitCi: number }) {
  return { gap: inches(gapCi - 0.01), limit: inches(limitCi) };
}

/** A number with its sign: +1, 0, −2 with a true minus sign. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** Alternatives: "2", "2 or 5", "2, 4 or 5". */
export function either(parts: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage() === 'en' ? 'en-GB' : currentLanguage(), { type: 'disjunction' }).format(
    parts,
  );
}
