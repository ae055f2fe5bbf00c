/**
 * The visibility of matches that are set up here. Every new match is private until somebody chooses otherwise for it.
 */
import { PRIVATE, type Visibility, visibilityShape } from '@dwo/shared';
import { say } from '../words';

/** As the synced state says it; private as long as nothing is known. */
export function visibilityIn(text: string | undefined): Visibility {
  return visibilityShape.safeParse(text).data ?? PRIVATE;
}

/** The meaning of a visibility, in a sentence or two. */
export function visibilityText(visibility: Visibility): string {
  return say(`visibility.text.${visibility}`);
}

/** A visibility in a word. */
export function visibilityWord(visibility: Visibility): string {
  return say(`visibility.${visibility}`);
}
