/** The buttons of the camera over a board of tiles, and those of the game beside them. */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../ui/icons';
import { say } from '../words';
import type { Hands } from './use-camera';

interface ZoomProps {
  readonly hands: Hands;
  readonly children: ComponentChildren;
}

export function Zoom({ hands, children }: ZoomProps) {
  const button = (icon: IconName, label: string, act: () => void) => (
    <button type="button" class="btn tiles__zoom-key" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div class={`tiles__zoom ${hands.keysBelow ? 'tiles__zoom--below' : ''}`} data-repeats>
      {button('plus', say('tiles.nearer'), hands.nearer)}
      {button('minus', say('tiles.farther'), hands.farther)}
      {hands.moved && button('frame', say('tiles.whole'), hands.whole)}
      {children}
    </div>
  );
}
