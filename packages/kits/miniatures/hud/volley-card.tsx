/** The card of a volley: the exact chance that its target falls, and who takes part with which chance. */
import { isInStep } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { percent } from '../percent';
import { useSeat, useShown, useTable } from './context';
import type { OddsCard, TablePlan } from './contract';
import { tableDesk } from './desk';
import { ChanceLine, OddsHeadline } from './odds-parts';
import { say } from './words';

type Volley = Extract<TablePlan<unknown>, { kind: 'volley' }>;

/** The volley on the desk, with its odds together; null without one. */
export function useVolley(): { readonly plan: Volley; readonly odds: OddsCard | null } | null {
  const { game } = useTable();
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const inStep = useStore(store, ({ match }) => isInStep(match));
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const seat = useSeat();
  if (plan.kind !== 'volley') return null;
  const asks = inStep && plan.fired === null && state !== null && seat !== null;
  const aims = plan.shots.map(({ fire }) => fire);
  return { plan, odds: asks ? (game.volleys?.odds(state, seat, aims) ?? null) : null };
}

/** The card; nothing without a volley. */
export function TableVolley() {
  const { game, toolbox } = useTable();
  const volley = useVolley();
  const state = useShown();
  if (volley === null || state === null) return null;
  const { plan, odds } = volley;
  const target = game.words.full(state, plan.target);
  return (
    <section class="odds volley-card" aria-label={say('volley.label')} data-testid="volley-card">
      <header class="odds__head">
        <span>{say('volley.pair', { count: plan.shots.length, target })}</span>
      </header>
      {odds !== null && <OddsHeadline {...odds} />}
      <table class="odds__rows">
        <caption class="visually-hidden">{say('volley.label')}</caption>
        <tbody>
          {plan.shots.map(({ fire: { figure }, chance }) => (
            <tr key={figure}>
              <th scope="row" translate={false}>
                {game.words.short(state, figure)}
              </th>
              <td class="num">{percent(chance)}</td>
              <td>
                <button
                  type="button"
                  class="btn volley-card__out"
                  aria-label={say('volley.out', { name: game.words.full(state, figure) })}
                  disabled={plan.fired !== null}
                  onClick={() => toolbox.select(figure)}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The chance in one line, for the strip on a screen without a column. */
export function VolleyInLine() {
  const volley = useVolley();
  return volley === null || volley.odds === null ? null : <ChanceLine {...volley.odds} />;
}

/** The sentence on a volley: the effect of the red button, or how many have attacked. */
export function howOf({ fired, shots }: Volley): string {
  return say('volley.how', { fired: fired ?? -1, count: shots.length + (fired ?? 0) });
}
