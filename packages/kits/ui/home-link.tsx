/** The way from a page of a game back to the front of its box. */
import { homeName, homeOf, useBox } from '../shell/box';
import { go } from '../shell/router';
import { Icon } from './icons';

export function HomeLink() {
  const box = useBox();
  return (
    <button type="button" class="btn home-link" data-testid="home-link" onClick={() => go(homeOf(box))}>
      <Icon name="home" /> <span>{homeName(box)}</span>
    </button>
  );
}
