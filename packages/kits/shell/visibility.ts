/** The visibility of matches that are set up here. A new match is private until its creator chooses otherwise. */
import { PRIVATE, type Visibility, visibilityShape } from '@dwo/shared';

/** The visibility in a text of the synced state; private for an unknown text. */
export function visibilityIn(text: string | undefined): Visibility {
  return visibilityShape.safeParse(text).data ?? PRIVATE;
}
