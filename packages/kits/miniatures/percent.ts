/** Chances as text. */
import { currentLanguage } from '../words/catalogue';

/**
 * A percentage as the page's language writes it, such as "58%". Only a certain chance shows as 100%, only an impossible one as
 * 0%.
 */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  const sign = currentLanguage() === 'en' ? '%' : '\u00a0%';
  if (whole === 0 && share > 0) return `<1${sign}`;
  if (whole === 100 && share < 1) return `>99${sign}`;
  return `${whole}${sign}`;
}
