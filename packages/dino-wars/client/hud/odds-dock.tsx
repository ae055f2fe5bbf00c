/** The place of the odds card: in the paper column, or above a free part of the table if there is no column. */
import { ChanceLine, OddsOverlay, RefusedLine } from '@dwo/kits/miniatures/hud/odds-parts';
import type { Scene } from '@dwo/kits/miniatures/model';
import { useStore } from '@dwo/kits/shell/use-store';
import { desk, store } from '../store';
import { armyOf, dinosaursOf, onTable, shownFor } from '../tools/figures';
import { type Aimed, reasonWord, useAimed } from './aimed';
import { chanceOf, OddsCard } from './odds-card';
import { useTargetLife } from './target-life';
import { explain } from './words/explain';

/** The card in the column; nothing if there is nothing to show. */
export function OddsDock() {
  const plan = useAimed();
  const names = useStore(desk, ({ names }) => names);
  const life = useTargetLife(plan);
  if (plan === null) return null;
  return (
    <div class="odds-dock">
      <OddsCard plan={plan} names={names} life={life} />
    </div>
  );
}

/** The headline in one line, for the strip on a screen without a column. */
export function OddsLine() {
  const plan = useAimed();
  const life = useTargetLife(plan);
  if (plan === null) return null;
  const { refusal, odds } = plan;
  if (refusal !== null) return <RefusedLine notice={explain(refusal)} word={reasonWord(refusal)} />;
  return odds === null ? null : <ChanceLine {...chanceOf(plan, odds, life?.unit ?? 'life')} />;
}

/** The card above a free corner of the table. The strip shows a refusal. */
export function OddsAbove({ scene }: { readonly scene: Scene | null }) {
  const aimed = useAimed();
  const plan = aimed?.refusal === null ? aimed : null;
  const names = useStore(desk, ({ names }) => names);
  const life = useTargetLife(plan);
  return (
    <OddsOverlay scene={scene} attack={plan === null ? null : attackOf(plan)}>
      {plan !== null && <OddsCard plan={plan} names={names} life={life} />}
    </OddsOverlay>
  );
}

/** The shooter, the target, and other figures that could be hit. */
function attackOf(plan: Aimed & { readonly target: string }) {
  const { shown } = store.getState().match ?? {};
  if (shown == null) return null;
  const enemies = plan.kind === 'aim' ? dinosaursOf(shown) : armyOf(shown);
  const others = enemies.flatMap(([id, each]) => (onTable(each) ? [id] : []));
  return { from: shownFor(shown, plan.figure), to: plan.target, others };
}
