/** The words for who can find a match. */
import type { Visibility } from '@dwo/shared';
import { say } from '../words';

/** The meaning of a visibility, in a sentence or two. */
export function visibilityText(visibility: Visibility): string {
  return say(`visibility.text.${visibility}`);
}

/** A visibility in a word. */
export function visibilityWord(visibility: Visibility): string {
  return say(`visibility.${visibility}`);
}
