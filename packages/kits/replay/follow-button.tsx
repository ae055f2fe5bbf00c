/** Whether the camera goes where something happens; whoever pans or zooms has taken it over, and gives it back here. */

import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import type { Screening } from './screening';
import { replayStore } from './state';
import { say } from './words';

export function FollowButton({ screening }: { readonly screening: Screening }) {
  const follows = useStore(replayStore, (state) => state.follows);
  return (
    <button
      type="button"
      class={`btn follow-button ${follows ? '' : 'btn--mustard'}`}
      aria-pressed={follows}
      title={say(follows ? 'controls.follows.how' : 'controls.follow.how')}
      data-testid="follow"
      onClick={() => screening.follow(!follows)}
    >
      <Icon name="eye" size={22} />
      <span>{say(follows ? 'controls.follows' : 'controls.follow')}</span>
    </button>
  );
}
