/** A short picture over a tile: a shout in a star, lost hit points, a dead unit. */
import { starPoints } from '@dwo/kits/art/emblems';
import type { Effect } from '../effects';
import { say } from '../words';

interface BurstProps {
  readonly x: number;
  readonly y: number;
  readonly effect: Effect;
}

/** Drawn in hundredths of a tile. */
export function Burst({ x, y, effect }: BurstProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(.01)`}>
      <Picture effect={effect} />
    </g>
  );
}

function Picture({ effect }: { readonly effect: Effect }) {
  switch (effect.kind) {
    case 'shout': {
      const word = effect.failed ? say('play.failed') : say(`shout.${effect.shout}`);
      const grow = 1 + effect.holdMs / 4000;
      const width = (word.length * 17 + 90) * grow;
      return (
        <g class={`ds-burst ${effect.failed ? 'ds-burst--failed' : ''}`}>
          <g transform="translate(0 -44) rotate(-6)">
            <polygon class="ds-burst__outer" points={starPoints(width, 92 * grow, 17, 0.72)} />
            <polygon class="ds-burst__inner" points={starPoints(width * 0.82, 74 * grow, 17, 0.74)} />
            <text class="ds-burst__word" y={12 * grow} style={{ fontSize: `${34 * grow}px` }}>
              {word}
            </text>
          </g>
        </g>
      );
    }
    case 'hurt':
      return (
        <g class="ds-pop">
          <polygon class="ds-pop__star" points={starPoints(62, 56, 11, 0.74)} />
          <text class="ds-pop__word" y="10">
            −{effect.damage}
          </text>
        </g>
      );
    case 'healed':
      return (
        <g class="ds-pop ds-pop--healed">
          <circle class="ds-pop__star" r="24" />
          <text class="ds-pop__word" y="10">
            +1
          </text>
        </g>
      );
    case 'waits':
      return (
        <g class="ds-pop ds-pop--waits">
          <circle class="ds-pop__star" r="24" />
          <text class="ds-pop__word" y="10">
            …
          </text>
        </g>
      );
    case 'died':
      return (
        <g class="ds-pop ds-pop--died">
          <path d="M-22 -22L22 22M22 -22L-22 22" />
        </g>
      );
  }
}
