/** The way from a page of a game back to the front of its box. */
import { homeOf, useBox } from '../shell/box';
import { homeName } from '../shell/home-name';
import { go } from '../shell/router';
import { Icon } from './icons';

export function HomeLink() {
  const box = useBox();
  return (
    <button
      type="button"
      class="btn home-link"
      aria-label={homeName(box)}
      data-testid="home-link"
      onClick={() => go(homeOf(box))}
    >
      <Icon name="home" /> <span>{homeName(box)}</span>
    </button>
  );
}
