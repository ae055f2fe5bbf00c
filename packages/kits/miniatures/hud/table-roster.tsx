/** The list of figures of an open table. */

import { playerName } from '../../shell/player-name';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { orderWords } from '../orders/board';
import { orderDesk } from '../orders/kept';
import { nearestFirst } from '../standing';
import { RedButton } from './commands';
import { useSeat, useShown, useTable } from './context';
import { tableDesk } from './desk';
import { RosterSheet } from './roster';
import { ToolChips, UseChips } from './selection';
import { say } from './words';

/** Own figures, and the others by player; the nearest first while a figure is selected. */
export function TableRoster() {
  const { game, toolbox } = useTable();
  const state = useShown();
  const seat = useSeat();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const orders = useStore(orderDesk, (kept) => kept.orders);
  if (state === null || lobby === null) return null;
  const { standing, words } = game;
  const place = (figure: string) => standing.base(state, standing.body(state, figure));
  const about = (figure: string) => {
    const { life, rows } = game.look(state, figure);
    const living = life === null ? [] : [say('life', life)];
    return [...living, ...rows.map(({ label, value }) => `${label} ${value}`.trim())].join(' · ');
  };
  const row = (id: string, owner: string, readiness: string) => ({
    ...{ id, name: words.full(state, id), state: readiness },
    about: [owner, about(id), orderWords(orders[id], (of) => words.short(state, of))]
      .filter((each) => each !== '')
      .join(' · '),
  });
  const acts = seat !== null && game.acts(state, seat);
  const own = seat === null ? null : game.tray(state, seat);
  const others = lobby.chairs.flatMap((_, at) => (at === seat ? [] : game.tray(state, at)));
  const base = selected === null ? null : place(selected);
  const near = base === null ? others : [...new Set([...nearestFirst(standing, state, others, [base]), ...others])];
  const moves = plan.kind === 'move' || plan.kind === 'put';
  return (
    <RosterSheet
      own={own === null ? null : own.map((id) => row(id, '', acts ? say(`ready.${game.ready(state, id)}`) : ''))}
      others={near.map((id) => {
        const owner = standing.owner(state, id);
        return row(id, owner === null ? '' : playerName(lobby, owner), '');
      })}
      selected={selected === null ? null : { id: selected, name: words.full(state, selected) }}
      target={plan.kind === 'aim' ? plan.target : null}
      verb={plan.kind === 'none' || plan.kind === 'deploy' ? null : plan.kind === 'move' ? 'contact' : 'target'}
      place={place}
      onSelect={(id) => toolbox.select(id)}
      onTarget={(id) => toolbox.goFor(id)}
      onWalk={moves ? (to) => toolbox.goToPoint(to) : null}
      acts={
        selected !== null && (
          <>
            <ToolChips />
            <UseChips />
          </>
        )
      }
    >
      {plan.kind !== 'none' && <RedButton />}
    </RosterSheet>
  );
}
