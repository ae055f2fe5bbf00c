/**
 * The overruns of this player's soldiers: for each, the weapon to fire or holding fire. One row each, the most urgent first,
 * below the table.
 */
import { type Reaction, reactionsOf } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Clock } from '@dwo/kits/shell/clocks';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { say } from '../../words';
import { byUrgency, standingAnswer } from '../answers';
import { useShown } from '../on-show';
import { focusOf } from '../use-keys';
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
  const panel = useRef<HTMLElement>(null);
  const total = useTotal(reactions);
  const first = reactions[0]?.target;
  const [opened, open] = useState<string | null>(null);
  const full = reactions.some(({ target }) => target === opened) ? opened : first;
  useFocusOnFirst(panel, first);
  const at = total - reactions.length + 1;
  return (
    <section
      class="reactions plank"
      role="alertdialog"
      aria-label={say('reaction.label')}
      data-testid="reactions"
      ref={panel}
    >
      <header class="reactions__head">
        <h2 class="ribbon">{say('reaction.title')}</h2>
        {total > 1 && (
          <span class="reactions__count num" role="status">
            {say('reaction.place', { at, total })}
          </span>
        )}
        {reactions.length > 1 && <AnswerAll reactions={reactions} />}
      </header>
      <ul class="reactions__list">
        {reactions.map((reaction, place) => (
          <ReactionRow
            key={reaction.target}
            reaction={reaction}
            full={reaction.target === full}
            onOpen={() => open(reaction.target)}
            place={total > 1 ? say('reaction.place', { at: at + place, total }) : null}
          />
        ))}
      </ul>
    </section>
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

/** The number of reactions since the first one came. */
function useTotal(reactions: readonly Frozen<Reaction>[]): number {
  const seen = useRef(new Set<string>());
  for (const { dinosaur, target } of reactions) seen.current.add(`${dinosaur}/${target}`);
  return seen.current.size;
}

/**
 * Moves the focus to the most urgent answer, and back to the table after the last; never away from a text field or a drawer.
 */
function useFocusOnFirst(panel: { readonly current: HTMLElement | null }, first: string | undefined): void {
  useEffect(() => {
    const busy = focusOf(document.activeElement) === 'field' || store.getState().drawer !== null;
    if (first !== undefined && !busy)
      panel.current?.querySelector<HTMLElement>('.reaction .btn')?.focus({ preventScroll: true });
  }, [panel, first]);
  useEffect(() => {
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      const inside = panel.current?.contains(document.activeElement) === true;
      if (lost || inside) document.querySelector<HTMLElement>('[data-table]')?.focus({ preventScroll: true });
    };
  }, [panel]);
}
