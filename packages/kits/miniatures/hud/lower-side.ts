/** Keeps the cards over the lower edge of the board away from the figure in hand. */
import { useEffect, useState } from 'preact/hooks';
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { dangerDesk } from '../danger/desk';
import type { Scene } from '../model';
import { useFace } from './context';
import { tableDesk } from './desk';
import { type LowerSide, lowerSide } from './tools-place';

/** The lower corner of the board in which cards hide neither the selected figure nor the one that is looked at. */
export function useLowerSide(scene: Scene | null): LowerSide {
  const { game } = useFace();
  const [side, setSide] = useState<LowerSide>('left');
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const looked = useStore(dangerDesk, ({ about }) => about?.figure ?? null);
  useEffect(() => {
    if (scene === null) return;
    const place = () => {
      const state = onShow(store.getState().match);
      const mine = selected ?? looked;
      const at = state === null || mine === null ? null : scene.screenOf(game.standing.body(state, mine));
      const width = document.querySelector('[data-table]')?.clientWidth ?? 0;
      setSide((now) => lowerSide(at === null ? [] : [at], width, now));
    };
    place();
    return scene.onView(place);
  }, [game, scene, selected, looked]);
  return side;
}
