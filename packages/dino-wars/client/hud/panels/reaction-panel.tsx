/**
 * The overruns of this player's soldiers: for each, the weapon to fire or holding fire. One row each, the most urgent first,
 * below the table.
 */
import { type Reaction, reactionsOf } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { WindowsPanel } from '@dwo/kits/miniatures/hud/windows-panel';
import type { Clock } from '@dwo/kits/shell/clocks';
import { useStore } from '@dwo/kits/shell/use-store';
import { useState } from 'preact/hooks';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { say } from '../../words';
import { byUrgency, standingAnswer } from '../answers';
import { useShown } from '../on-show';
import { ReactionRow } from './reaction-row';

const NO_CLOCKS: readonly Clock[] = [];

export function ReactionPanel() {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const shown = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const clocks = useStore(store, (app) => app.match?.clocks ?? NO_CLOCKS);
  if (state === null || shown === null || seat === null || state.ending !== null) return null;
  // A reaction is shown once its charge was shown, and until it is answered.
  const asked = reactionsOf(state, seat).filter(({ target }) =>
    reactionsOf(shown, seat).some((each) => each.target === target),
  );
  const reactions = byUrgency(state, asked, clocks);
  return reactions.length === 0 ? null : <Reactions reactions={reactions} />;
}

function Reactions({ reactions }: { readonly reactions: readonly Frozen<Reaction>[] }) {
  const [opened, open] = useState<string | null>(null);
  const full = reactions.some(({ target }) => target === opened) ? opened : reactions[0]?.target;
  return (
    <WindowsPanel
      label={say('reaction.label')}
      title={say('reaction.title')}
      keys={reactions.map(({ dinosaur, target }) => `${dinosaur}/${target}`)}
      all={<AnswerAll reactions={reactions} />}
      rows={(place) =>
        reactions.map((reaction, at) => (
          <ReactionRow
            key={reaction.target}
            reaction={reaction}
            full={reaction.target === full}
            onOpen={() => open(reaction.target)}
            place={place(at)}
          />
        ))
      }
    />
  );
}

/** Answers all reactions as the clock would. */
function AnswerAll({ reactions }: { readonly reactions: readonly Frozen<Reaction>[] }) {
  const { toolbox } = useOpenMatch();
  const sending = useStore(desk, ({ sending }) => sending);
  const answerAll = async () => {
    for (const { target } of reactions) {
      const { state, seat } = store.getState().match ?? {};
      if (state == null || seat == null) return;
      const open = reactionsOf(state, seat).find((each) => each.target === target);
      // A stray shot may have settled it meanwhile.
      if (open !== undefined && !(await toolbox.wish(standingAnswer(state, seat, open)))) return;
    }
  };
  return (
    <button
      type="button"
      class="btn btn--ink reactions__all"
      aria-disabled={sending}
      title={say('reaction.all.title')}
      onClick={() => void answerAll()}
    >
      {say('reaction.all')}
    </button>
  );
}
