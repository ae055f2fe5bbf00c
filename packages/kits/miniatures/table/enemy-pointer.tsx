/** An arrow at the edge of the board toward the nearest enemy, while no enemy is in sight. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { IconName } from '../../art/icon-paths';
import { Icon } from '../../ui/icons';
import type { Beyond, Scene } from '../model';
import { nearestFirst, type Standing } from '../standing';

/** Pixels from the edge of the view to the middle of the arrow. */
const INSET = 34;

interface Pointer extends Beyond {
  readonly figure: string;
}

interface EnemyPointerProps<S extends object> {
  readonly standing: Standing<S>;
  readonly scene: Scene | null;
  /** The state on show, while the battle goes on; null for no arrow. */
  readonly state: Frozen<S> | null;
  readonly seat: Seat | null;
  /** The words and the picture of an enemy. */
  look(figure: string): { readonly label: string; readonly icon: IconName; readonly tone?: string };
}

/** The arrow toward the nearest enemy. */
export function EnemyPointer<S extends object>({ standing, scene, state, seat, look }: EnemyPointerProps<S>) {
  const pointer = usePointer(standing, scene, state, seat);
  if (pointer === null || state === null) return null;
  const { figure, x, y, angle } = pointer;
  const { label, icon, tone } = look(figure);
  return (
    <button
      type="button"
      class={`enemy-pointer ${tone === undefined ? '' : `enemy-pointer--${tone}`}`}
      style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)` }}
      aria-label={label}
      title={label}
      data-testid="enemy-pointer"
      onClick={() => scene?.approach([figure])}
    >
      <span class="enemy-pointer__arrow" style={{ transform: `rotate(${Math.round(angle)}deg)` }} aria-hidden="true" />
      <Icon name={icon} size={20} />
    </button>
  );
}

/** The arrow to show now; it follows the camera. */
function usePointer<S>(
  standing: Standing<S>,
  scene: Scene | null,
  state: Frozen<S> | null,
  seat: Seat | null,
): Pointer | null {
  const [pointer, point] = useState<Pointer | null>(null);
  useEffect(() => {
    if (scene === null || state === null || seat === null) {
      point(null);
      return;
    }
    let frame = 0;
    const look = () => {
      frame = 0;
      point(pointerTo(standing, scene, state, seat));
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
  }, [standing, scene, state, seat]);
  return pointer;
}

/** The arrow toward the nearest enemy; null while any enemy is in sight. */
function pointerTo<S>(standing: Standing<S>, scene: Scene, state: Frozen<S>, seat: Seat): Pointer | null {
  const enemies = standing.enemies(state, seat);
  if (enemies.some((id) => scene.screenOf(id) !== null)) return null;
  const own = standing.figures(state).filter((id) => standing.owner(state, id) === seat);
  const bases = own.flatMap((id) => standing.base(state, id) ?? []);
  const [figure] = bases.length === 0 ? [] : nearestFirst(standing, state, enemies, bases);
  const beyond = figure === undefined ? null : scene.beyond(figure, INSET, own);
  return figure === undefined || beyond === null ? null : { figure, ...beyond };
}
