/** Brings the places into view that a question is about: a player who picks one of two zones must see both. */
import type { Point } from '@dwo/kernel';
import { useContext, useEffect } from 'preact/hooks';
import { isInStep } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Scene } from '../model';
import { askedNow } from './asked';
import { TableContext } from './context';

/** Shows the whole table when a question is asked whose answers are places, unless all of them are in sight. */
export function useAnswerPlaces(scene: Scene | null): void {
  const table = useContext(TableContext);
  const asked = useStore(store, ({ match }) => {
    // The first view of the table comes before it is drawn.
    const ready = table !== null && match?.drawn === true && isInStep(match);
    const first = ready ? askedNow(table.game, match)[0] : undefined;
    return first?.answers.some(({ area }) => area !== undefined) ? first.key : null;
  });
  useEffect(() => {
    if (scene === null || table === null || asked === null) return;
    const answers = askedNow(table.game, store.getState().match)[0]?.answers ?? [];
    const inner = answers.flatMap(({ area = [] }) => innerOf(area));
    if (!inner.every((at) => scene.sees({ ...at, radiusCi: 0 }))) scene.wholeTable();
  }, [scene, table, asked]);
}

/** The points halfway between the middle of an outline and its corners. */
function innerOf(outline: readonly Point[]): readonly Point[] {
  const mean = (of: (at: Point) => number) => outline.reduce((sum, at) => sum + of(at), 0) / outline.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  return outline.map(({ x, y }) => ({ x: (x + middle.x) / 2, y: (y + middle.y) / 2 }));
}
