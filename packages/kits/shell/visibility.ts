/** The visibility of matches that are set up here. Every new match is private until somebody chooses otherwise for it. */
import { PRIVATE, type Visibility, visibilityShape } from '@dwo/shared';

/** As the synced state says it; private as long as nothing is known. */
export function visibilityIn(text: string | undefined): Visibility {
  return visibilityShape.safeParse(text).data ?? PRIVATE;
}
