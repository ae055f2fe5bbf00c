/** The button that lets the camera follow the action again after a person has moved it. */

import { say } from '../words';
import { Icon } from './icons';
import './follow-button.css';

interface Props {
  readonly follows: boolean;
  onFollow(follows: boolean): void;
}

export function FollowButton({ follows, onFollow }: Props) {
  return (
    <button
      type="button"
      class={`btn follow-button ${follows ? '' : 'btn--mustard'}`}
      aria-pressed={follows}
      title={say(follows ? 'watch.follows.how' : 'watch.follow.how')}
      data-testid="follow"
      onClick={() => onFollow(!follows)}
    >
      <Icon name="eye" size={22} />
      <span>{say(follows ? 'watch.follows' : 'watch.follow')}</span>
    </button>
  );
}
