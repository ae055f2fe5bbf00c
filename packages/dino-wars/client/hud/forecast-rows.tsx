/** Rows of odds beyond the next roll: the whole volley at a dinosaur, or the overruns after this one. */
import type { State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { percent } from '@dwo/kits/miniatures/percent';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useState } from 'preact/hooks';
import { forecaster } from '../odds/forecaster';
import type { Forecast, Question } from '../odds/request';
import { store } from '../store';
import { say } from '../words';
import type { Aimed } from './aimed';
import { RuleTag } from './words/rule-tag';

/** Rows for the odds table; none until they are computed, or if there is nothing to add. */
export function ForecastRows({ plan }: { readonly plan: Aimed }) {
  const forecast = useForecast(plan);
  if (forecast === null) return null;
  return forecast.type === 'volley' ? <VolleyRows volley={forecast} /> : <ChainRows chain={forecast} />;
}

function VolleyRows({ volley }: { readonly volley: Extract<Forecast, { type: 'volley' }> }) {
  return (
    <>
      <tr data-testid="volley">
        <th scope="row">{say('odds.volley', { count: volley.shots })}</th>
        <td class="num">{percent(volley.kill)}</td>
        <td>
          <RuleTag id="DW-ATK-3" />
        </td>
      </tr>
      {volley.astray > 0 && (
        <tr>
          <th scope="row">{say('odds.astray')}</th>
          <td class="num">{percent(volley.astray)}</td>
          <td>
            <RuleTag id="DW-OPT-FIC-1" />
          </td>
        </tr>
      )}
    </>
  );
}

function ChainRows({ chain }: { readonly chain: Extract<Forecast, { type: 'chain' }> }) {
  const kills = chain.kills.map((_, at) => say('odds.chain.kill', { number: at + 1 })).join(', ');
  return (
    <>
      <tr data-testid="chain">
        <th scope="row">{say('odds.chain', { kills })}</th>
        <td class="num">{chain.kills.map(percent).join(', ')}</td>
        <td>
          <RuleTag id="DW-OVER-6" />
        </td>
      </tr>
      <tr>
        <th scope="row">{say('odds.chain.dies')}</th>
        <td class="num">{percent(chain.dies)}</td>
        <td>
          <RuleTag id="DW-CLOSE-11" />
        </td>
      </tr>
    </>
  );
}

function useForecast(plan: Aimed): Forecast | null {
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const question = JSON.stringify(questionOf(plan, seat));
  const [known, setKnown] = useState<{
    readonly of: string;
    readonly state: unknown;
    readonly forecast: Forecast | null;
  }>({ of: '', state: null, forecast: null });
  useEffect(() => {
    const asked = JSON.parse(question) as Question | null;
    if (state === null || asked === null) return;
    let wanted = true;
    void forecaster.ask(state as Frozen<State>, asked).then((forecast) => {
      if (wanted) setKnown({ of: question, state, forecast });
    });
    return () => {
      wanted = false;
    };
  }, [state, question]);
  return known.of === question && known.state === state ? known.forecast : null;
}

function questionOf(plan: Aimed, seat: Seat | null): Question | null {
  if (seat === null || plan.target === null || plan.refusal !== null) return null;
  if (plan.kind === 'aim') return { type: 'volley', seat, target: plan.target };
  return plan.kind === 'overrun' ? { type: 'chain', seat, dinosaur: plan.figure, first: plan.target } : null;
}
