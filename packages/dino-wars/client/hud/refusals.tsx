/** Refusals at the pointer. */
import { RefusalTip, useSaying } from '@dwo/kits/miniatures/hud/refusal-tip';
import type { Scene } from '@dwo/kits/miniatures/model';
import { useStore } from '@dwo/kits/shell/use-store';
import { STANDING } from '../standing';
import { desk } from '../store';
import { refusalOf } from '../tools/plan';
import { hasCard } from './aimed';
import { explain } from './words/explain';

export function Refusals({ scene }: { readonly scene: Scene | null }) {
  const plan = useStore(desk, ({ plan }) => plan);
  const meant = plan.kind === 'move' && (plan.fixed || plan.drag !== null);
  const saying = useSaying(plan, { refusal: refusalOf(plan), onCard: hasCard(plan), meant }, explain);
  return <RefusalTip scene={scene} standing={STANDING} saying={saying} />;
}
