/** Notes on the selected group: which figures can't go all the way, and why; and which are left when it has stopped. */

import { Chip } from '@dwo/kits/miniatures/hud/chip';
import { TableOrderChip } from '@dwo/kits/miniatures/hud/orders';
import { everyone } from '@dwo/kits/miniatures/tools/group';
import { list } from '@dwo/kits/shell/list';
import { onShow } from '@dwo/kits/shell/moves';
import { COMPACT, useMedia } from '@dwo/kits/shell/use-media';
import { useStore } from '@dwo/kits/shell/use-store';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { bitersAfter, GROUPS } from '../../tools/groups';
import type { Going } from '../../tools/plan';
import { say } from '../../words';
import { explain } from '../words/explain';
import { inches } from '../words/words';

/** At most this many figures are explained one by one, on a desk and where there is little room. */
const EXPLAINED = { wide: 6, compact: 2 } as const;

export function GroupPanel() {
  const { toolbox } = useOpenMatch();
  const compact = useMedia(COMPACT);
  const plan = useStore(desk, ({ plan }) => plan);
  const names = useStore(desk, ({ names }) => names);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const state = useStore(store, (app) => onShow(app.match));
  if (plan.kind !== 'group' || state === null || seat === null) return null;
  const { members, stopped, by } = plan;
  const explained = compact ? EXPLAINED.compact : EXPLAINED.wide;
  const short = members.filter(({ shortCi }) => shortCi > 0);
  const nameOf = (figure: string) => names?.full(figure) ?? figure;
  const every = everyone(GROUPS, state, seat);
  const chosen = members.map(({ figure }) => figure);
  const biters = by === null ? null : bitersAfter(state, members);
  return (
    <section class="group-panel" aria-label={say('group.label')} aria-live="polite" data-testid="group-panel">
      <div class="group-panel__keys">
        <Chip
          stays
          icon="friends"
          word={say('group.all', { count: every.length })}
          pressed={every.length > 0 && every.every((id) => chosen.includes(id))}
          testId="group-all"
          onPress={() => toolbox.groupAll()}
        />
        {members.length > 0 && <TableOrderChip figures={chosen} />}
      </div>
      {stopped !== null && (
        <p>{say('group.stopped', { gone: stopped.gone, count: stopped.of, names: list(stopped.left.map(nameOf)) })}</p>
      )}
      {biters !== null && (
        <p data-testid="group-biters">{say('group.biters', { count: biters, of: members.length })}</p>
      )}
      {short.some(({ why }) => why?.code === 'NOT_ENOUGH_MOVEMENT') && <p>{say('group.far')}</p>}
      {short.length > 0 && (
        <p>
          {short.slice(0, explained).map((going, at) => (
            <span key={going.figure}>
              {at > 0 && ' · '}
              <b>{nameOf(going.figure)}</b> {shortfall(going)}
            </span>
          ))}
          {short.length > explained && ` ${say('group.more', { count: short.length - explained })}`}
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
