/**
 * The visibility of matches that are set up here. Every new match is private until somebody chooses otherwise for it.
 */
import { PRIVATE, type Visibility, visibilityShape } from '@dwo/shared';

/** The choices of visibility. */
export const VISIBILITY_CHOICES: readonly {
  readonly visibility: Visibility;
  readonly word: string;
  readonly text: string;
}[] = [
  {
    visibility: 'private',
    word: 'Private',
    text: 'Only people with the link can play or watch. The replay is listed for its players only.',
  },
  {
    visibility: 'unlisted',
    word: 'Unlisted',
    text: 'Only people with the link can play or watch. The replay is listed for everybody.',
  },
  { visibility: 'open', word: 'Open', text: 'Listed under Watch. Anybody can join or watch.' },
];

/** As the synced state says it; private as long as nothing is known. */
export function visibilityIn(text: string | undefined): Visibility {
  return visibilityShape.safeParse(text).data ?? PRIVATE;
}

/** The meaning of a visibility, in a sentence or two. */
export function visibilityText(visibility: Visibility): string {
  return VISIBILITY_CHOICES.find((choice) => choice.visibility === visibility)?.text ?? '';
}

/** A visibility in a word. */
export function visibilityWord(visibility: Visibility): string {
  return VISIBILITY_CHOICES.find((choice) => choice.visibility === visibility)?.word ?? '';
}
