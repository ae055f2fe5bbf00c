/** Every figure as text, to follow and play the battle without seeing the table. */
import { type FigureId, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import { type Frozen, inPolygon } from '@dwo/kernel';
import { RosterSheet } from '@dwo/kits/miniatures/hud/roster';
import { orderWords } from '@dwo/kits/miniatures/orders/board';
import type { Order } from '@dwo/kits/miniatures/orders/contract';
import { orderDesk } from '@dwo/kits/miniatures/orders/kept';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { playerName } from '@dwo/kits/shell/player-name';
import { useStore } from '@dwo/kits/shell/use-store';
import { signName } from '@dwo/kits/words/signs';
import { MAKE_OF } from '../../art/names';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { byDistance, isBeast, ownerOf, placeOf, radiusOf } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import { shotOdds, spottersFor } from '../../tools/shots';
import { say } from '../../words';
import { ActionButton } from '../commands';
import { cardsOf, figuresOf, readinessOf } from '../facts';
import { useShown } from '../on-show';
import { isTeam, placeOfPlayer } from '../theatre/tokens';
import { describe } from './describe';
import { Choices } from './selection-panel';

/** Own figures, and the others; the nearest first while a figure is selected. */
export function RosterPanel() {
  const { toolbox } = useOpenMatch();
  const state = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const lobby = useStore(store, (app) => app.match?.lobby ?? null);
  const names = useStore(desk, ({ names }) => names);
  const selected = useStore(desk, ({ selected }) => selected);
  const plan = useStore(desk, ({ plan }) => plan);
  const orders = useStore(orderDesk, (kept) => kept.orders);
  if (state === null) return null;
  const full = (id: FigureId) => names?.full(id) ?? id;
  const asked = seat !== null && state.players[seat]?.side === SIDE_OF_PHASE[state.phase];
  const others = state.players.flatMap((_, at) => (at === seat ? [] : figuresOf(state, at)));
  const sorted = selected === null ? others : byDistance(state, selected, others);
  const row = (id: FigureId, owner: string, act: string) => ({
    ...{ id, name: full(id), state: act },
    about: `${owner}${describe(state, id)}${groundOf(state, id)}${orderOf(orders[id], full)}`,
  });
  const moves = plan.kind === 'move' || plan.kind === 'put';
  return (
    <RosterSheet
      own={
        seat === null
          ? null
          : cardsOf(state, seat).map((id) => row(id, '', asked ? say(`readiness.${readinessOf(state, id)}`) : ''))
      }
      others={sorted.map((id) => row(id, ownerWords(state, lobby, id), chance(state, plan, id)))}
      selected={selected === null ? null : { id: selected, name: full(selected) }}
      target={'target' in plan ? plan.target : null}
      verb={plan.kind === 'none' ? null : plan.kind === 'move' ? 'contact' : 'target'}
      place={(id) => {
        const at = placeOf(state, id);
        return at === null ? null : { ...at, radiusCi: radiusOf(state, id) };
      }}
      onSelect={(id) => toolbox.select(id)}
      onTarget={(id) => toolbox.goFor(id)}
      onWalk={moves ? (to) => toolbox.goToPoint(to) : null}
      acts={selected !== null && <Choices state={state} figure={selected} />}
    >
      {plan.kind !== 'none' && <ActionButton />}
    </RosterSheet>
  );
}

/** The owner if several play the figure's side: "Ben, sign: egg · ". The same sign is on the figure and in the legend. */
function ownerWords(state: Frozen<State>, lobby: Lobby | null, id: FigureId): string {
  const owner = ownerOf(state, id);
  const side = owner === null ? undefined : state.players[owner]?.side;
  if (owner === null || side === undefined || !isTeam(state, side)) return '';
  const sign = signName(MAKE_OF[side], placeOfPlayer(state, owner));
  return `${say('roster.owner', { player: playerName(lobby, owner), sign })} · `;
}

/** Its lasting order: " · follows Sgt. Orr"; empty for none. */
function orderOf(order: Order | undefined, nameOf: (figure: FigureId) => string): string {
  return order === undefined ? '' : ` · ${orderWords(order, nameOf)}`;
}

/** The terrain that a figure stands in: " · in the woods", " · in the open". */
function groundOf(state: Frozen<State>, id: FigureId): string {
  const at = placeOf(state, id);
  if (at === null) return '';
  const pieces = state.table.terrain.filter(({ kind, outline }) => kind !== 'open' && inPolygon(at, outline));
  const names = [...new Set(pieces.map(({ kind }) => say(`terrain.at.${kind}`)))];
  return ` · ${names.length === 0 ? say('roster.open') : names.join(', ')}`;
}

function chance(state: Frozen<State>, plan: Plan, target: FigureId): string {
  if (plan.kind !== 'aim' || !isBeast(state, target)) return '';
  const choice = plan.choices.find((each) => each.weapon === plan.weapon);
  if (!choice?.targets.includes(target)) return say('roster.out-of-reach');
  const { figure, weapon } = plan;
  const spotter = spottersFor(state, figure, weapon, target)[0] ?? null;
  const odds = shotOdds(state, { figure, weapon, target, spotter });
  return odds === null ? '' : `· ${odds.of36}/36`;
}
