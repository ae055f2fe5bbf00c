/** Danger at the table: the sentence while a figure is moved, the card of the figure that is looked at. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { DangerCard, DangerLine } from '@dwo/kits/miniatures/danger/danger-line';
import { planSafest } from '@dwo/kits/miniatures/danger/moving';
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
  return <DangerLine name={shortName} verb="bite" harm={harm} onSafest={() => seekSafest(state, toolbox)} />;
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

function seekSafest(state: Frozen<State>, toolbox: Toolbox): void {
  const { plan, selected } = desk.getState();
  void planSafest(watch, selected === null ? null : placeOf(state, selected), {
    move: () => (plan.kind === 'move' ? plan : null),
    selected: () => desk.getState().selected,
    cancel: () => toolbox.cancel(),
    follow: (path, stopAt) => toolbox.follow(path, stopAt),
  });
}
