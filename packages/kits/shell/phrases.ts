/** The phrases that can be sent with one press. */
import type { Phrase } from '@dwo/shared';
import { say } from '../words';

/** A phrase in the reader's language. */
export function phraseWords(phrase: Phrase): string {
  return say(`phrase.${phrase}`);
}
