/** The place of the odds card: in the paper column, or above a free part of the table if there is no column. */
import type { Refusal } from '@dwo/kernel';
import type { Scene } from '@dwo/kits/miniatures/model';
import { percent } from '@dwo/kits/miniatures/percent';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { desk, store } from '../store';
import { armyOf, dinosaursOf, onTable, shownFor } from '../tools/figures';
import { type Aimed, reasonWord, useAimed } from './aimed';
import { freeCorner, type Spot } from './beside';
import { headlineOf } from './headline';
import { unitWord } from './life';
import { OddsCard } from './odds-card';
import { useTargetLife } from './target-life';
import { explain } from './words/explain';
import { RuleTag } from './words/rule-tag';

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
  if (plan.refusal !== null) return <Why refusal={plan.refusal} />;
  if (plan.odds === null) return null;
  const { share, of36, words } = headlineOf(plan, plan.odds, unitWord(life?.unit ?? 'life'));
  return (
    <p class="odds-line" data-testid="odds-line">
      <b class="odds-line__chance num">
        {of36 === null ? '' : `${of36}/36 · `}
        {percent(share)}
      </b>{' '}
      {words}
    </p>
  );
}

function Why({ refusal }: { readonly refusal: Refusal }) {
  const { text, rule } = explain(refusal);
  return (
    <p class="odds-line" title={text}>
      <b>{reasonWord(refusal)}</b> {text} {rule !== null && <RuleTag id={rule} />}
    </p>
  );
}

/**
 * The card above a corner of the table in which there is neither the shooter, nor any figure that could be hit, nor the line
 * between them. It takes no clicks. Nothing if no corner is free.
 */
export function OddsOverlay({ scene }: { readonly scene: Scene | null }) {
  const aimed = useAimed();
  // The strip shows a refusal.
  const plan = aimed?.refusal === null ? aimed : null;
  const names = useStore(desk, ({ names }) => names);
  const life = useTargetLife(plan);
  const card = useRef<HTMLDivElement>(null);
  const [, looked] = useState(0);
  const again = () => looked((count) => count + 1);
  useEffect(() => scene?.onView(again), [scene]);
  useEffect(() => {
    if (card.current === null) return;
    // Odds that a worker computes arrive later and make the card higher.
    const sizes = new ResizeObserver(again);
    sizes.observe(card.current);
    return () => sizes.disconnect();
  }, [plan === null]);
  useLayoutEffect(() => {
    const element = card.current;
    const host = element?.parentElement;
    if (element === null || host == null || scene === null || plan === null) return;
    const view = { width: host.clientWidth, height: host.clientHeight };
    const box = { width: element.offsetWidth, height: element.offsetHeight };
    const corner = freeCorner(box, view, neededFor(plan, scene));
    element.style.visibility = corner === null ? 'hidden' : '';
    if (corner !== null) element.style.transform = `translate(${corner.left}px, ${corner.top}px)`;
  });
  if (plan === null) return null;
  return (
    <div class="odds-overlay" ref={card}>
      <OddsCard plan={plan} names={names} life={life} />
    </div>
  );
}

const STEPS = 12;

/** The shooter, the target, other figures that could be hit, and the line between the two. */
function neededFor(plan: Aimed, scene: Scene): readonly Spot[] {
  const { shown } = store.getState().match ?? {};
  if (shown == null) return [];
  const enemies = plan.kind === 'aim' ? dinosaursOf(shown) : armyOf(shown);
  const ids = [shownFor(shown, plan.figure), ...enemies.flatMap(([id, each]) => (onTable(each) ? [id] : []))];
  const spots = ids.flatMap((id) => scene.screenOf(id) ?? []);
  const from = scene.screenOf(shownFor(shown, plan.figure));
  const to = plan.target === null ? null : scene.screenOf(plan.target);
  if (from === null || to === null) return spots;
  const way = Array.from({ length: STEPS }, (_, i): Spot => {
    const part = i / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, radius: 16 };
  });
  return [...spots, ...way];
}
