/** Whether the camera goes where something happens; whoever pans or zooms has taken it over, and gives it back here. */

import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import type { Screening } from './screening';
import { replayStore } from './state';

export function FollowButton({ screening }: { readonly screening: Screening }) {
  const follows = useStore(replayStore, (state) => state.follows);
  return (
    <button
      type="button"
      class={`btn follow-button ${follows ? '' : 'btn--mustard'}`}
      aria-pressed={follows}
      title={follows ? 'The camera follows the action; drag the table to look elsewhere (C)' : 'Follow the action (C)'}
      data-testid="follow"
      onClick={() => screening.follow(!follows)}
    >
      <Icon name="eye" size={22} />
      <span>{follows ? 'Following' : 'Follow the action'}</span>
    </button>
  );
}
