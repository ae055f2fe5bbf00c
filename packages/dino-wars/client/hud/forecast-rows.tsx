/** Rows of odds beyond the next roll: the whole volley at a dinosaur, or the overruns after this one. */
import type { Seat } from '@dwo/kernel';
import { Row } from '@dwo/kits/miniatures/hud/odds-parts';
import { useAsked } from '@dwo/kits/miniatures/odds/use-asked';
import { percent } from '@dwo/kits/miniatures/percent';
import { useStore } from '@dwo/kits/shell/use-store';
import { forecaster } from '../odds/forecaster';
import type { Forecast, Question } from '../odds/request';
import { store } from '../store';
import { say } from '../words';
import type { Aimed } from './aimed';

/** Rows for the odds table; none until they are computed, or if there is nothing to add. */
export function ForecastRows({ plan }: { readonly plan: Aimed }) {
  const forecast = useForecast(plan);
  if (forecast === null) return null;
  return forecast.type === 'volley' ? <VolleyRows volley={forecast} /> : <ChainRows chain={forecast} />;
}

function VolleyRows({ volley: { shots, kill, astray } }: { readonly volley: Extract<Forecast, { type: 'volley' }> }) {
  return (
    <>
      <Row id="volley" label={say('odds.volley', { count: shots })} value={percent(kill)} rule="DW-ATK-3" />
      {astray > 0 && <Row label={say('odds.astray')} value={percent(astray)} rule="DW-OPT-FIC-1" />}
    </>
  );
}

function ChainRows({ chain }: { readonly chain: Extract<Forecast, { type: 'chain' }> }) {
  const kills = chain.kills.map((_, at) => say('odds.chain.kill', { number: at + 1 })).join(', ');
  return (
    <>
      <Row
        id="chain"
        label={say('odds.chain', { kills })}
        value={chain.kills.map(percent).join(', ')}
        rule="DW-OVER-6"
      />
      <Row label={say('odds.chain.dies')} value={percent(chain.dies)} rule="DW-CLOSE-11" />
    </>
  );
}

function useForecast(plan: Aimed): Forecast | null {
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  return useAsked(forecaster, state, questionOf(plan, seat));
}

function questionOf(plan: Aimed, seat: Seat | null): Question | null {
  if (seat === null || plan.target === null || plan.refusal !== null) return null;
  if (plan.kind === 'aim') return { type: 'volley', seat, target: plan.target };
  return plan.kind === 'overrun' ? { type: 'chain', seat, dinosaur: plan.figure, first: plan.target } : null;
}
