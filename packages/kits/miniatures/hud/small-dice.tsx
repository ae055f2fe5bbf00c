/** The small dice over the board: on a phone in the corner where they cover fewer figures. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Scene } from '../model';
import { useFace } from './context';
import { tableDesk } from './desk';
import { TableDice } from './face-parts';
import { type DicePlace, dicePlace } from './tools-place';

/** The dice; their corner is found anew with every roll, so that they stay where they fell. */
export function SmallDice({ scene }: { readonly scene: Scene | null }) {
  const { game } = useFace();
  const box = useRef<HTMLDivElement>(null);
  const key = useStore(tableDesk, ({ dice }) => dice?.key ?? null);
  const [place, setPlace] = useState<DicePlace>('right');
  useEffect(() => {
    const { match } = store.getState();
    const board = box.current?.offsetParent;
    if (key === null || scene === null || match?.state == null || board == null) return;
    const spots = game.standing.figures(match.state).flatMap((id) => scene.screenOf(id) ?? []);
    setPlace(dicePlace(spots, board.clientWidth));
  }, [key, scene, game]);
  return (
    <div class={`battle__dice battle__dice--${place}`} ref={box}>
      <TableDice small />
    </div>
  );
}
