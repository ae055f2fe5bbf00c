/** The legend of the signs on the field, and the switch for dangers. */
import { useEffect, useRef } from 'preact/hooks';
import type { Risk } from '../../bot/foresight/unknown';
import { setAids, useAids } from '../aids';
import { Hourglass, LifeDice } from '../art/figure';
import { percentOf } from '../names';
import { say } from '../words';
import { Badge } from './badge';
import { HitChip, SKULL } from './hits';
import type { MarkedDanger } from './mark';

const GROUNDS = ['rough', 'cluttered', 'unforgiving'] as const;
const LOOKS = ['step', 'reach', 'unknown', 'harm', 'held', 'target', 'range'] as const;

/** A press in the list neither drags nor zooms the board. */
const stay = (event: Event) => event.stopPropagation();

export function Legend() {
  const danger = useAids();
  const details = useRef<HTMLDetailsElement>(null);
  // A press beside the list closes it: on a phone it covers much of the field.
  useEffect(() => {
    const close = (event: PointerEvent) => {
      const legend = details.current;
      if (legend?.open && !legend.contains(event.target as Node)) legend.open = false;
    };
    window.addEventListener('pointerdown', close, true);
    return () => window.removeEventListener('pointerdown', close, true);
  }, []);
  return (
    <details class="ds-legend" ref={details} onPointerDown={stay} onWheel={stay}>
      <summary class="btn ds-legend__key">{say('legend.name')}</summary>
      <div class="paper ds-legend__list">
        <header class="ds-legend__head-row">
          <b>{say('legend.name')}</b>
          <button
            type="button"
            class="btn ds-legend__close"
            aria-label={say('stack.close')}
            onClick={() => details.current?.removeAttribute('open')}
          >
            ×
          </button>
        </header>
        {LOOKS.map((look) => (
          <p key={look}>
            <i class={`ds-legend__box ds-legend__box--${look}`} aria-hidden="true" /> {say(`legend.${look}`)}
          </p>
        ))}
        {GROUNDS.map((terrain) => (
          <p key={terrain}>
            <i class="ds-legend__sign" aria-hidden="true">
              <Badge terrain={terrain} damage={1} />
            </i>{' '}
            {say(`legend.${terrain}`)}
          </p>
        ))}
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <FireSign burns={2} />
          </i>{' '}
          {say('legend.fire')}
        </p>
        <p>
          <svg class="ds-legend__hit ds-hit" viewBox="0 66 78 34" aria-hidden="true">
            <HitChip hit={{ damage: 2, dies: false }} />
            <g transform="translate(38 0)">
              <HitChip hit={{ damage: 2, dies: true }} />
            </g>
          </svg>{' '}
          {say('legend.hit')}
        </p>
        <p>
          <svg class="ds-legend__crown standee__alpha" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z" />
          </svg>{' '}
          {say('legend.alpha')}
        </p>
        <p>
          <i class="ds-legend__sign ds-legend__sign--life" aria-hidden="true">
            <LifeDice hp={3} side="dinosaurs" />
          </i>{' '}
          {say('legend.hp')}
        </p>
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <b class="standee__nr" data-sign="Sn2" />
          </i>{' '}
          {say('legend.number')}
        </p>
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <b class="standee__pending" data-sign="−2">
              <Hourglass />
            </b>
          </i>{' '}
          {say('legend.pending')}
        </p>
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <b class="standee__hidden">2</b>
          </i>{' '}
          {say('legend.hidden')}
        </p>
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <b class="ds-count" data-sign="×3" />
          </i>{' '}
          {say('legend.count')}
        </p>
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <Left left={2} />
          </i>{' '}
          {say('legend.left')}
        </p>
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <RiskSign risk={{ hurts: 0.18, kills: 0.18 }} />
          </i>{' '}
          {say('legend.risk')}
        </p>
        <p>
          <i class="ds-legend__sign" aria-hidden="true">
            <DangerSign count={3} />
          </i>{' '}
          {say('legend.danger')}
        </p>
        <p>
          <svg class="ds-legend__line" viewBox="0 0 36 14" aria-hidden="true">
            <circle class="ds-legend__threat" cx="18" cy="7" r="6" />
          </svg>{' '}
          {say('legend.threat')}
        </p>
        <p>
          <svg class="ds-legend__line" viewBox="0 0 36 14" aria-hidden="true">
            <path class="ds-legend__sight" d="M2 7H34" />
          </svg>{' '}
          {say('legend.sight')}
        </p>
        <p>
          <svg class="ds-legend__line" viewBox="0 0 36 14" aria-hidden="true">
            <path class="ds-legend__instinct" d="M2 7H24" />
            <path class="ds-legend__head" d="M34 7L22 2V12Z" />
          </svg>{' '}
          {say('legend.instinct')}
        </p>
        <label class="ds-legend__switch">
          <input
            type="checkbox"
            checked={danger}
            onChange={(event) => setAids(event.currentTarget.checked)}
            data-testid="ds-aids"
          />{' '}
          {say('legend.switch')}
        </label>
      </div>
    </details>
  );
}

/** The soldier turns for which a tile still burns: a flame and a number. */
export function FireSign({ burns }: { readonly burns: number }) {
  return (
    <b class="ds-burns" data-sign={burns}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M13 1q1 5 5 9q3 3 3 6q0 7 -9 7t-9 -7q0 -4 4 -8q0 3 2 4q4 -4 4 -11Z" />
      </svg>
    </b>
  );
}

/** Movement points that are left: a boot and a number, so that they are no cost. */
export function Left({ left }: { readonly left: number | string }) {
  return (
    <b class="ds-left" data-sign={left}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 2h7v10l7 3q2 1 2 4v3H6Z" />
      </svg>
    </b>
  );
}

/** The chance that a face-down tile hurts a unit, with a skull if it may kill it. */
export function RiskSign({ risk: { hurts, kills } }: { readonly risk: Risk }) {
  return (
    <b class="ds-risk" data-sign={`${percentOf(hurts)}%`}>
      {kills > 0 && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SKULL} />
        </svg>
      )}
    </b>
  );
}

/** The number of enemies that could hit a spot in their next turn; its colour tells whether that is less than where the unit stands. */
export function DangerSign({ count, than = 'own' }: { readonly count: number; readonly than?: MarkedDanger['than'] }) {
  return (
    <b class={`ds-danger ds-danger--${than}`} data-sign={count}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3Z" />
      </svg>
    </b>
  );
}
