/** The button with which the camera of a replay follows the action. */

import { useStore } from '../shell/use-store';
import { FollowButton } from '../ui/follow-button';
import type { Screening } from './screening';
import { replayStore } from './state';

export function ReplayFollowButton({ screening }: { readonly screening: Screening }) {
  const follows = useStore(replayStore, (state) => state.follows);
  return <FollowButton follows={follows} onFollow={(wanted) => screening.follow(wanted)} />;
}
