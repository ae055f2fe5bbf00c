/** Lists of words in one sentence. */
import { currentLanguage } from '../words/catalogue';

/** Joins words as "a", "a and b", "a, b and c", in the page's language. */
export function list(parts: readonly string[]): string {
  const language = currentLanguage();
  // American English would put a comma before "and".
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts);
}
