/** Notes on the selected group: which figures can't go all the way, and why; and which are left when it has stopped. */

import { TableOrderChip } from '@dwo/kits/miniatures/hud/orders';
import { list } from '@dwo/kits/shell/list';
import { onShow } from '@dwo/kits/shell/moves';
import { useStore } from '@dwo/kits/shell/use-store';
import { desk, store } from '../../store';
import type { Going } from '../../tools/plan';
import { say } from '../../words';
import { explain } from '../words/explain';
import { inches } from '../words/words';

/** At most this many figures are explained one by one. */
const EXPLAINED = 6;

export function GroupPanel() {
  const plan = useStore(desk, ({ plan }) => plan);
  const names = useStore(desk, ({ names }) => names);
  const state = useStore(store, (app) => onShow(app.match));
  if (plan.kind !== 'group' || state === null) return null;
  const { members, stopped } = plan;
  const short = members.filter(({ shortCi }) => shortCi > 0);
  const nameOf = (figure: string) => names?.full(figure) ?? figure;
  if (members.length === 0 && stopped === null) return null;
  return (
    <section class="group-panel" aria-label={say('group.label')} aria-live="polite" data-testid="group-panel">
      {stopped !== null && (
        <p>{say('group.stopped', { gone: stopped.gone, count: stopped.of, names: list(stopped.left.map(nameOf)) })}</p>
      )}
      {short.some(({ why }) => why?.code === 'NOT_ENOUGH_MOVEMENT') && <p>{say('group.far')}</p>}
      {members.length > 0 && <TableOrderChip figures={members.map(({ figure }) => figure)} />}
      {short.length > 0 && (
        <p>
          {short.slice(0, EXPLAINED).map((going, at) => (
            <span key={going.figure}>
              {at > 0 && ' · '}
              <b>{nameOf(going.figure)}</b> {shortfall(going)}
            </span>
          ))}
          {short.length > EXPLAINED && ` ${say('group.more', { count: short.length - EXPLAINED })}`}
        </p>
      )}
    </section>
  );
}

/** How far a member goes, how much is missing, and why. */
function shortfall({ preview, shortCi, why }: Going): string {
  const goes = preview?.refusal === null ? say('group.goes', { length: inches(preview.costCi) }) : say('group.stays');
  const length = inches(shortCi);
  if (why?.code === 'NOT_ENOUGH_MOVEMENT') return say('group.too-far', { goes, length });
  return say('group.short', { goes, length, why: why === null ? say('group.table-ends') : explain(why).text });
}
