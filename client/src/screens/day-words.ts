/** Days and months in words. */
import { currentLanguage } from '@dwo/kits/words/catalogue';

/** A day, `YYYY-MM-DD`, in words: "Sunday, 29 November" or, short, "29 Nov". */
export function dayInWords(day: string, short = false): string {
  const style = short
    ? ({ day: 'numeric', month: 'short' } as const)
    : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(currentLanguage(), { ...style, timeZone: 'UTC' });
}

/** A month, `YYYY-MM`, in words. */
export function monthInWords(month: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-15T12:00:00Z`).toLocaleDateString(currentLanguage(), style);
}
