/** An arrow at the edge of the board toward the nearest enemy, while no enemy is in sight. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Beyond, Scene } from '@dwo/kits/miniatures/model';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { useEffect, useState } from 'preact/hooks';
import { desk, store } from '../store';
import { armyOf, dinosaursOf, isBeast, onTable, sideFigures } from '../tools/figures';
import { say } from '../words';
import { useShown } from './on-show';
import { enemiesOf } from './theatre/beginning';

/** Pixels from the edge of the view to the middle of the arrow. */
const INSET = 34;

interface Pointer extends Beyond {
  readonly figure: FigureId;
}

export function EnemyPointer({ scene }: { readonly scene: Scene | null }) {
  const state = useShown();
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const names = useStore(desk, ({ names }) => names);
  const pointer = usePointer(scene, state, seat);
  if (pointer === null || state === null) return null;
  const { figure, x, y, angle } = pointer;
  const label = say('pointer.enemy', { name: names?.full(figure) ?? figure });
  const beast = isBeast(state, figure);
  return (
    <button
      type="button"
      class={beast ? 'enemy-pointer enemy-pointer--beast' : 'enemy-pointer'}
      style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)` }}
      aria-label={label}
      title={label}
      data-testid="enemy-pointer"
      onClick={() => scene?.approach([figure])}
    >
      <span class="enemy-pointer__arrow" style={{ transform: `rotate(${Math.round(angle)}deg)` }} aria-hidden="true" />
      <Icon name={beast ? 'claw' : 'star'} size={20} />
    </button>
  );
}

/** The arrow to show now; it follows the camera. */
function usePointer(scene: Scene | null, state: Frozen<State> | null, seat: number | null): Pointer | null {
  const [pointer, point] = useState<Pointer | null>(null);
  useEffect(() => {
    if (scene === null || state === null || seat === null || state.placing !== null || state.ending !== null) {
      point(null);
      return;
    }
    let frame = 0;
    const look = () => {
      frame = 0;
      point(pointerTo(scene, state, seat));
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
  }, [scene, state, seat]);
  return pointer;
}

/** The arrow toward the nearest enemy; null while any enemy is in sight. */
function pointerTo(scene: Scene, state: Frozen<State>, seat: number): Pointer | null {
  const side = state.players[seat]?.side;
  if (side === undefined) return null;
  const enemies = sideFigures(state, side === 'army' ? 'dinosaurs' : 'army');
  if (enemies.some(([id, figure]) => onTable(figure) && scene.screenOf(id) !== null)) return null;
  const own = [...dinosaursOf(state), ...armyOf(state)].filter(([, { owner }]) => owner === seat);
  const standing = own.filter(([, each]) => onTable(each));
  const [figure] = enemiesOf(state, seat, standing)[0] ?? [];
  const beyond = figure === undefined ? null : scene.beyond(figure, INSET);
  return figure === undefined || beyond === null ? null : { figure, ...beyond };
}
