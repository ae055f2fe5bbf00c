/** An arrow at the edge of the board toward the nearest enemy, while no enemy is in sight. */
import type { Scene } from '@dwo/kits/miniatures/model';
import { EnemyPointer as Pointer } from '@dwo/kits/miniatures/table/enemy-pointer';
import { useStore } from '@dwo/kits/shell/use-store';
import { STANDING } from '../standing';
import { desk, store } from '../store';
import { isBeast } from '../tools/figures';
import { say } from '../words';
import { useShown } from './on-show';

export function EnemyPointer({ scene }: { readonly scene: Scene | null }) {
  const shown = useShown();
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const names = useStore(desk, ({ names }) => names);
  const state = shown === null || shown.placing !== null || shown.ending !== null ? null : shown;
  const look = (figure: string) => {
    const label = say('pointer.enemy', { name: names?.full(figure) ?? figure });
    const beast = shown !== null && isBeast(shown, figure);
    return beast ? ({ label, icon: 'claw', tone: 'beast' } as const) : ({ label, icon: 'star' } as const);
  };
  return <Pointer standing={STANDING} scene={scene} state={state} seat={seat} look={look} />;
}
