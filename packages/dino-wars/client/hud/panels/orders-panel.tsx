/** Standing orders: the answer of each soldier to an overrun (DW-R-17). */
import { type FigureId, LEAVES, STANDING_ORDERS, type StandingOrder, type State, tablesOf } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { useStore } from '@dwo/kits/shell/use-store';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { armyFigureOf, crewedWeaponOf, vehicleOf } from '../../tools/figures';
import { say } from '../../words';
import { figuresOf } from '../facts';
import { RuleTag } from '../words/rule-tag';
import { orderName } from '../words/words';

export function OrdersPanel() {
  const { toolbox } = useOpenMatch();
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const names = useStore(desk, ({ names }) => names);
  if (state === null || seat === null || state.players[seat]?.side !== 'army') {
    return <p class="note">{say('orders.army-only')}</p>;
  }
  const figures = figuresOf(state, seat).filter((id) => answers(state, id));
  const teammates = state.players.filter(({ side }) => side === 'army').length > 1;
  const orders = new Set(figures.map((id) => armyFigureOf(state, id)?.order));
  const common = orders.size === 1 ? ([...orders][0] ?? null) : null;
  const give = (figure: FigureId | null, order: StandingOrder) => void toolbox.wish({ type: 'order', figure, order });
  return (
    <div class="orders">
      <p>
        {say('orders.explained', { seconds: tablesOf(state).parameters.closingFireSeconds })} <RuleTag id="DW-R-17" />
      </p>
      <OrderRow name={say('orders.all')} order={common} onOrder={(order) => give(null, order)} strong />
      {figures.map((id) => (
        <OrderRow
          key={id}
          name={names?.full(id) ?? id}
          order={armyFigureOf(state, id)?.order ?? null}
          onOrder={(order) => give(id, order)}
        />
      ))}
      {teammates && <Leaves figures={figures} state={state} />}
    </div>
  );
}

/** Whether a figure could give closing fire: soldiers on foot, machine guns, vehicles with one (DW-CLOSE-7, DW-CLOSE-8). */
function answers(state: Frozen<State>, id: FigureId): boolean {
  const vehicle = vehicleOf(state, id);
  if (vehicle !== null) return vehicle.mg !== null;
  const weapon = crewedWeaponOf(state, id);
  return weapon === null || weapon.kind === 'lmg' || weapon.kind === 'hmg';
}

/** Whether teammates may use a soldier as spotter (DW-R-40). */
function Leaves({ figures, state }: { readonly figures: readonly FigureId[]; readonly state: Frozen<State> }) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  const soldiers = figures.filter((id) => state.soldiers[id] !== undefined);
  return (
    <>
      <p>
        {say('orders.spotting')} <RuleTag id="DW-R-40" />
      </p>
      {soldiers.map((id) => (
        <fieldset key={id} class="orders__row">
          <legend class="orders__name">{names?.full(id) ?? id}</legend>
          {LEAVES.map((allow) => (
            <button
              key={allow}
              type="button"
              class="orders__choice"
              aria-pressed={state.soldiers[id]?.spotting === allow}
              onClick={() => void toolbox.wish({ type: 'allowSpotting', figure: id, allow })}
            >
              {say(`orders.leave.${allow}`)}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  );
}

interface OrderRowProps {
  readonly name: string;
  readonly order: StandingOrder | null;
  readonly onOrder: (order: StandingOrder) => void;
  readonly strong?: boolean;
}

function OrderRow({ name, order, onOrder, strong = false }: OrderRowProps) {
  return (
    <fieldset class={`orders__row ${strong ? 'orders__row--all' : ''}`}>
      <legend class="orders__name">{name}</legend>
      {STANDING_ORDERS.map((each) => (
        <button
          key={each}
          type="button"
          class="orders__choice"
          aria-pressed={each === order}
          onClick={() => each !== order && onOrder(each)}
        >
          {orderName(each)}
        </button>
      ))}
    </fieldset>
  );
}
