/** A short picture over a tile: a shout in a star, lost hit points, a dead unit. */
import { starPoints } from '@dwo/kits/art/emblems';
import { shiftOf } from '@dwo/kits/tiles';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Effect } from '../effects';
import { say } from '../words';

interface BurstProps {
  readonly x: number;
  readonly y: number;
  readonly effect: Effect;
}

/** How far above the middle of its tile a shout stands, in hundredths of a tile. */
const RAISED = 44;
/** Shouts begin larger than they stay, and lean. */
const ROOM = 1.15;

/** A shout: its word, the size of its star in hundredths of a tile, and how loud it is. */
function shoutOf(effect: Extract<Effect, { kind: 'shout' }>) {
  const word = effect.failed ? say('play.failed') : say(`shout.${effect.shout}`);
  const grow = 1 + effect.holdMs / 4000;
  return { word, grow, width: (word.length * 17 + 90) * grow, height: 92 * grow };
}

/** Drawn in hundredths of a tile. The star of a shout is larger than a tile, so it moves away from the edge of the window. */
export function Burst({ x, y, effect }: BurstProps) {
  const place = useRef<SVGGElement>(null);
  const [shift, setShift] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const layer = place.current?.ownerSVGElement;
    if (layer == null || effect.kind !== 'shout') return;
    const { width, height } = shoutOf(effect);
    const [wide, high] = [(width / 200) * ROOM, (height / 200 + width / 2000) * ROOM];
    setShift(shiftOf(layer, { x, y: y - RAISED / 100, wide, high }));
  }, []);
  return (
    <g ref={place} transform={`translate(${x + shift.x} ${y + shift.y}) scale(.01)`}>
      <Picture effect={effect} />
    </g>
  );
}

function Picture({ effect }: { readonly effect: Effect }) {
  switch (effect.kind) {
    case 'shout': {
      const { word, grow, width, height } = shoutOf(effect);
      return (
        <g class={`ds-burst ${effect.failed ? 'ds-burst--failed' : ''}`}>
          <g transform={`translate(0 ${-RAISED}) rotate(-6)`}>
            <polygon class="ds-burst__outer" points={starPoints(width, height, 17, 0.72)} />
            <polygon class="ds-burst__inner" points={starPoints(width * 0.82, height * 0.8, 17, 0.74)} />
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
