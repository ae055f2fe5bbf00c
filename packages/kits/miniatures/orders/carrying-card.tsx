/** The card of orders before they are carried out: who does what with which chance, who waits, and who would be in danger. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useEffect, useState } from 'preact/hooks';
import { list } from '../../shell/list';
import { useStore } from '../../shell/use-store';
import type { Answers } from '../danger/questions';
import { tableDesk } from '../hud/desk';
import { percent } from '../percent';
import { roundFor } from './at-table';
import { type OrdersBoard, useTurn } from './board';
import type { Act } from './contract';
import { orderDesk } from './kept';
import { OrderingPanel } from './ordering-panel';
import type { CarryingPlan } from './plans';
import { say } from './words';

/** At most this many figures are named one by one. */
const NAMED = 6;

interface Props<S, I> {
  readonly board: OrdersBoard<S, I>;
  /** Whether it stands in the column, in the place of the dice. */
  readonly docked?: boolean;
}

/** The card of either tool; nothing while neither is in use. */
export function OrdersCard<S, I>({ board, docked = false }: Props<S, I>) {
  const plan = useStore(tableDesk, (desk) => desk.plan as { readonly kind: string }) as CarryingPlan<I>;
  const gives = (plan.kind as string) === 'ordering';
  if (!gives && plan.kind !== 'carrying') return null;
  const card = gives ? <OrderingPanel board={board} /> : <Card board={board} plan={plan} />;
  return docked ? <div class="odds-dock">{card}</div> : card;
}

function Card<S, I>({ board, plan }: { readonly board: OrdersBoard<S, I>; readonly plan: CarryingPlan<I> }) {
  const { acts, waits, done } = plan;
  const shoots = acts.some(({ kind }) => kind === 'shoot');
  const why = [...new Set(waits.map((wait) => wait.why))];
  return (
    <section class="odds volley-card" aria-label={say('carry.label')} data-testid="carrying-card">
      <header class="odds__head" aria-live="polite">
        <span>{done === null ? say('carry.head', { count: acts.length }) : say('carry.going', { done })}</span>
      </header>
      <div class="carrying__rows">
        <table class="odds__rows">
          <caption class="visually-hidden">{say('carry.label')}</caption>
          <tbody>
            {acts.map((act) => (
              <tr key={act.figure}>
                <th scope="row">
                  <span translate={false}>{board.short(act.figure)}</span>{' '}
                  <span class="note">{wordsOf(act, (figure) => board.short(figure))}</span>
                </th>
                <td class="num">{act.kind === 'shoot' ? percent(act.shot.chance) : ''}</td>
                <td>
                  <button
                    type="button"
                    class="btn volley-card__out"
                    aria-label={say('carry.out', { name: board.full(act.figure) })}
                    disabled={done !== null}
                    onClick={() => board.box.select(act.figure)}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {done === null && shoots && <p class="carrying__note">{say('carry.turn')}</p>}
      {done === null && !shoots && <Ahead board={board} />}
      {waits.length > 0 && (
        <p class="carrying__note" data-testid="carrying-waits">
          {say('carry.waits', { count: waits.length })}
          {why.map((each) => (
            <span key={each} class="carrying__why">
              {say('carry.why', { why: each })}:{' '}
              <span translate={false}>
                {named(
                  board,
                  waits.flatMap(({ figure, why }) => (why === each ? [figure] : [])),
                )}
              </span>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** The short names of the first of these figures, and how many more there are. */
function named<S, I>({ short }: Pick<OrdersBoard<S, I>, 'short'>, figures: readonly string[]): string {
  const more = figures.length - NAMED;
  return list([...figures.slice(0, NAMED).map(short), ...(more > 0 ? [say('carry.more', { count: more })] : [])]);
}

function wordsOf(act: Act<unknown>, nameOf: (figure: string) => string): string {
  if (act.kind === 'shoot') return say('carry.shoots', { name: nameOf(act.shot.target) });
  const { preview, shortCi } = act.going;
  const inches = (ci: number) => Math.round(ci / 10) / 10;
  const length = inches((preview as { readonly costCi: number }).costCi);
  if (shortCi === 0) return say('carry.moves', { length });
  const isMarch = orderDesk.getState().orders[act.figure]?.type === 'go';
  return isMarch
    ? say('carry.left', { length, left: inches(shortCi) })
    : say('carry.short', { length, short: inches(shortCi) });
}

/** The line on those that enemies could reach once all have moved. */
function Ahead<S, I>({ board }: { readonly board: OrdersBoard<S, I> }) {
  const turn = useTurn<S>();
  const orders = useStore(orderDesk, (desk) => desk.orders);
  const after = turn === null ? null : roundFor(board.hands, orders, turn.state, turn.seat).after;
  const counts = useCounts(board, after, turn?.seat ?? 0);
  if (counts === null) return null;
  const named = counts
    .slice(0, NAMED)
    .map(({ figure, count }) => say('carry.danger.one', { name: board.short(figure), count }));
  return (
    <p class="carrying__note" data-testid="carrying-danger">
      {say('carry.danger', { count: counts.length, list: list(named) })}
    </p>
  );
}

function useCounts<S, I>({ ahead }: OrdersBoard<S, I>, after: Frozen<S> | null, seat: Seat): Answers['counts'] | null {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly counts: Answers['counts'] } | null>(null);
  useEffect(() => {
    if (ahead === null || after === null) return;
    let wanted = true;
    void ahead.ask(after, 'counts', { seat }).then((counts) => {
      if (wanted && counts !== null) setKnown({ of: after, counts });
    });
    return () => {
      wanted = false;
    };
  }, [ahead, after, seat]);
  return known?.of === after ? known.counts : null;
}
