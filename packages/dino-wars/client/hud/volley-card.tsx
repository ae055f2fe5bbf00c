/** The card of a volley: the chance that it kills, the life that it costs, and who fires with which chance. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { useAsked } from '@dwo/kits/miniatures/odds/use-asked';
import { percent } from '@dwo/kits/miniatures/percent';
import { useStore } from '@dwo/kits/shell/use-store';
import { useOpenMatch } from '../match-context';
import { forecaster } from '../odds/forecaster';
import type { Forecast } from '../odds/request';
import { desk, store } from '../store';
import { figureOf } from '../tools/figures';
import { isPack, type VolleyPlan } from '../tools/plan';
import { nameOfWeapon } from '../tools/shots';
import { say } from '../words';
import { lifeOf } from './life';
import { RuleTag } from './words/rule-tag';

/** The card; nothing without a volley. In the column it takes the place of the dice. */
export function VolleyCard({ docked = false }: { readonly docked?: boolean }) {
  const plan = useStore(desk, ({ plan }) => plan);
  if (plan.kind !== 'volley') return null;
  const card = <Card plan={plan} />;
  return docked ? <div class="odds-dock">{card}</div> : card;
}

function Card({ plan }: { readonly plan: VolleyPlan }) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const odds = useVolley(state, seat, plan);
  const found = state === null ? null : figureOf(state, plan.target);
  const life = found === null ? null : lifeOf(found);
  const kind = isPack(plan) ? 'bites' : 'shots';
  const name = (figure: FigureId) => names?.full(figure) ?? figure;
  return (
    <section class="odds volley-card" aria-label={say(`volley.label.${kind}`)} data-testid="volley-card">
      <header class="odds__head">
        <span>{say(`volley.pair.${kind}`, { count: plan.shots.length, target: name(plan.target) })}</span>
      </header>
      {odds !== null && (
        <div class="odds__top" data-testid="volley-odds">
          <span class="odds__chance">{percent(odds.kill)}</span>
          <span class="odds__need">
            {life === null
              ? say('volley.need.bites')
              : say('volley.need', { lost: Math.round(odds.lost * 10) / 10, life: life.now })}
          </span>
          <span class="meter odds__meter" style={{ '--chance': `${Math.round(odds.kill * 100)}%` }} />
        </div>
      )}
      <table class="odds__rows">
        <caption class="visually-hidden">{say(`volley.label.${kind}`)}</caption>
        <tbody>
          {odds !== null && odds.astray > 0 && (
            <tr>
              <th scope="row">{say('odds.astray')}</th>
              <td class="num">{percent(odds.astray)}</td>
              <td>
                <RuleTag id="DW-OPT-FIC-1" />
              </td>
            </tr>
          )}
          {plan.shots.map(({ fire, fire: { figure }, chance }) => (
            <tr key={fire.type === 'fire' ? `${figure}/${fire.weapon}` : figure}>
              <th scope="row">
                <span translate={false}>{names?.short(figure) ?? figure}</span>{' '}
                {fire.type === 'fire' && <span class="note">{nameOfWeapon(fire.weapon, false)}</span>}
              </th>
              <td class="num">{percent(chance)}</td>
              <td>
                <button
                  type="button"
                  class="btn volley-card__out"
                  aria-label={say('volley.out', { name: name(figure) })}
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

type Volley = Extract<Forecast, { type: 'volley' }>;

/** The odds of all its shots together; null until they are computed, and while they are fired. */
function useVolley(
  state: Frozen<State> | null,
  seat: Seat | null,
  { target, shots, fired }: VolleyPlan,
): Volley | null {
  const asks = seat !== null && fired === null;
  const question = asks ? ({ type: 'volley', seat, target, shots: shots.map(({ fire }) => fire) } as const) : null;
  const forecast = useAsked(forecaster, state, question, true);
  return forecast?.type === 'volley' ? forecast : null;
}
