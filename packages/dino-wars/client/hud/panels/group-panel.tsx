/** The notes on the chosen group: which can't go all the way and why, and which are left when it stopped. */

import { list } from '@dwo/kits/shell/list';
import { onShow } from '@dwo/kits/shell/moves';
import { useStore } from '@dwo/kits/shell/use-store';
import { desk, store } from '../../store';
import type { Going } from '../../tools/plan';
import { explain } from '../words/explain';
import { inches } from '../words/words';

/** So many figures are explained one by one. */
const EXPLAINED = 6;

export function GroupPanel() {
  const plan = useStore(desk, ({ plan }) => plan);
  const names = useStore(desk, ({ names }) => names);
  const state = useStore(store, (app) => onShow(app.match));
  if (plan.kind !== 'group' || state === null) return null;
  const { members, stopped } = plan;
  const short = members.filter(({ shortCi }) => shortCi > 0);
  const nameOf = (figure: string) => names?.full(figure) ?? figure;
  if (short.length === 0 && stopped === null) return null;
  return (
    <section class="group-panel" aria-label="Group" aria-live="polite" data-testid="group-panel">
      {stopped !== null && (
        <p>
          Stopped after {stopped.gone} of {stopped.of}. Left: {list(stopped.left.map(nameOf))}.
        </p>
      )}
      {short.length > 0 && (
        <p>
          {short.slice(0, EXPLAINED).map((going, at) => (
            <span key={going.figure}>
              {at > 0 && ' · '}
              <b>{nameOf(going.figure)}</b> {shortfall(going)}
            </span>
          ))}
          {short.length > EXPLAINED && ` · and ${short.length - EXPLAINED} more`}
        </p>
      )}
    </section>
  );
}

/** How far a member goes, how much is missing and why. */
function shortfall({ preview, shortCi, why }: Going): string {
  const gone = preview?.refusal === null ? `goes ${inches(preview.costCi)}` : 'stays';
  if (why?.code === 'NOT_ENOUGH_MOVEMENT') return `${gone}, ${inches(shortCi)} too far`;
  return `${gone}, ${inches(shortCi)} short: ${why === null ? 'the table ends there' : explain(why).text}`;
}
