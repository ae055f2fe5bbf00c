/** An enamel plate on the front of a box: one thing that can be done. */
import { Icon } from '@dwo/kits/ui/icons';
import type { ComponentChildren } from 'preact';

interface PlateProps {
  readonly word: string;
  readonly sub: string;
  readonly now?: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export function Plate({ word, sub, now = false, disabled, onPress, children }: PlateProps) {
  return (
    <button type="button" class={now ? 'plate plate--now' : 'plate'} disabled={disabled} onClick={onPress}>
      <span class="plate__pic" aria-hidden="true">
        {children}
      </span>
      <span>
        <span class="plate__word">{word}</span>
        <span class="plate__sub">{sub}</span>
      </span>
      <Icon name="chevron" size={30} />
    </button>
  );
}
