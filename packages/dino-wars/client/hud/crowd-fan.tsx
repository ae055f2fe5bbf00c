/** The fan of a crowd: its figures side by side, to choose one of them. */
import { Fan } from '@dwo/kits/miniatures/hud/fan';
import { useStore } from '@dwo/kits/shell/use-store';
import { Figure } from '../art/figure';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { figureOf } from '../tools/figures';
import { lifeOf } from './life';
import { useShown } from './on-show';
import { artOf } from './theatre/tokens';

/** The figures of the crowd that was tapped; nothing if none was. */
export function CrowdFan() {
  const { toolbox } = useOpenMatch();
  const state = useShown();
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const names = useStore(desk, (now) => now.names);
  if (state === null) return null;
  const figure = (id: string) => {
    const found = figureOf(state, id);
    if (found === null) return null;
    const picture = <Figure art={artOf(state, id)} width={58} height={38} />;
    return {
      name: names?.short(id) ?? id,
      picture,
      life: lifeOf(found),
      mine: seat === null ? null : found.owner === seat,
    };
  };
  return <Fan figure={figure} point={(pointing) => toolbox.point(pointing)} />;
}
