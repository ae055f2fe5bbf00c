/** The way from a page of a game back to the front of its box. */
import { homeOf, useBox } from '../shell/box';
import { go } from '../shell/router';
import { say } from '../words';
import { Icon } from './icons';

export function HomeLink() {
  const box = useBox();
  return (
    <button
      type="button"
      class="btn home-link"
      aria-label={say('frame.home.label')}
      data-testid="home-link"
      onClick={() => go(homeOf(box))}
    >
      <Icon name="home" /> <span>{say('frame.home')}</span>
    </button>
  );
}
