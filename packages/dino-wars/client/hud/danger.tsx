/** Danger at the table: the sentence while a figure is moved, the card of the figure that is looked at. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { DangerCard, DangerLine } from '@dwo/kits/miniatures/danger/danger-line';
import { say as sayDanger } from '@dwo/kits/miniatures/danger/words';
import { notify } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { watch } from '../danger/watching';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { placeOf } from '../tools/figures';
import type { Toolbox } from '../tools/toolbox';
import { useShown } from './on-show';
import { describe } from './panels/describe';

const shortName = (figure: string) => desk.getState().names?.short(figure) ?? figure;

/** The sentence on who could harm the figure that is being moved; nothing while none is. */
export function Danger() {
  const { toolbox } = useOpenMatch();
  const state = useShown();
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  if (state === null || seat === null) return null;
  const harm = state.players[seat]?.side === 'army' ? 'strike' : 'shoot';
  return <DangerLine name={shortName} verb="bite" harm={harm} onSafest={() => void planSafest(state, toolbox)} />;
}

/** The card of the figure that is looked at. The sheet of a phone has the name of the selected figure already. */
export function DangerFacts({ phone = false }: { readonly phone?: boolean }) {
  const state = useShown();
  const selected = useStore(desk, (now) => now.selected);
  if (state === null) return null;
  return (
    <DangerCard
      name={shortName}
      verb="bite"
      facts={(figure) => describe(state, figure)}
      introduced={phone ? selected : null}
    />
  );
}

/** Plans a move to the place within reach where the figure is safest; says so if it stands there. */
async function planSafest(state: Frozen<State>, toolbox: Toolbox): Promise<void> {
  const { plan } = desk.getState();
  if (plan.kind !== 'move') return;
  const here = placeOf(state, plan.figure);
  const found = await watch.safest(plan.preview?.points.at(-1) ?? here ?? { x: 0, y: 0 });
  if (found === null || desk.getState().selected !== plan.figure) return;
  const { x, y } = found.at;
  if (here?.x === x && here.y === y) {
    toolbox.cancel();
    notify({ text: sayDanger('safest.here'), rule: null, tone: 'info' });
  } else toolbox.follow([{ x, y }], null);
}
