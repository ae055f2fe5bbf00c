/** An arrow at the edge of the board toward something out of sight; a press shows it. */
import { useEffect, useState } from 'preact/hooks';
import type { IconName } from '../../art/icon-paths';
import { Icon } from '../../ui/icons';
import type { Beyond, Scene } from '../model';
import { clearOfColumn } from './under-tools';

/** The radius of an arrow, in px. */
const RADIUS = 22;

interface EdgeArrowProps {
  readonly at: Beyond;
  /** The sentence of the button. */
  readonly label: string;
  readonly icon: IconName;
  /** The end of its class, for its colour; left out for the plain one. */
  readonly tone?: string;
  /** A word that stands beside it, on the side of the middle of the board. */
  readonly name?: { readonly text: string; readonly side: 'left' | 'right' };
  readonly testid: string;
  readonly onPress: () => void;
}

/** The arrow. */
export function EdgeArrow({ at: { x, y, angle }, label, icon, tone, name, testid, onPress }: EdgeArrowProps) {
  return (
    <button
      type="button"
      class={`edge-arrow ${tone === undefined ? '' : `edge-arrow--${tone}`}`}
      style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)` }}
      aria-label={label}
      title={label}
      data-testid={testid}
      onClick={onPress}
    >
      <span class="edge-arrow__point" style={{ transform: `rotate(${Math.round(angle)}deg)` }} aria-hidden="true" />
      <Icon name={icon} size={20} />
      {name && (
        <span class={`edge-arrow__name edge-arrow__name--${name.side}`} aria-hidden="true">
          {name.text}
        </span>
      )}
    </button>
  );
}

/** The arrow that `find` gives now; it follows the camera. `find` is the same function while nothing else changes. */
export function useEdgeArrow<A extends Beyond>(
  scene: Scene | null,
  find: ((scene: Scene) => A | null) | null,
): A | null {
  const [arrow, point] = useState<A | null>(null);
  useEffect(() => {
    if (scene === null || find === null) {
      point(null);
      return;
    }
    let frame = 0;
    const look = () => {
      frame = 0;
      const arrow = find(scene);
      point(arrow && { ...arrow, x: clearOfColumn({ ...arrow, radius: RADIUS }) });
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    later();
    const deafen = scene.onView(later);
    return () => {
      deafen();
      cancelAnimationFrame(frame);
    };
  }, [scene, find]);
  return arrow;
}
