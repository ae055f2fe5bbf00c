/** A small picture of a table: its ground, and the figures of each side by colour and shape. */

import type { Plan } from '@dwo/shared';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { GameBox } from '../game-client';
import { usePlan } from '../shell/plans';
import './table-plan.css';

/** The smallest size of a figure, as a share of the longer edge. */
const LEAST = 0.02;

interface Props {
  readonly box: Pick<GameBox, 'sides' | 'sideColour'>;
  readonly plan: Plan;
}

/** The picture without a frame. Screen readers skip it, because the words beside it say the same. */
export function PlanPicture({ box, plan }: Props) {
  const { width, height, grounds, figures } = plan;
  const least = Math.max(width, height) * LEAST;
  const outlines = useMemo(() => grounds.map(([look, corners]) => [look, outline(corners)] as const), [grounds]);
  return (
    <svg class="table-plan" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-testid="plan">
      <path class="table-plan__board" d={`M0 0H${width}V${height}H0Z`} />
      {outlines.map(([look, path], at) => (
        <path key={at} class={`table-plan__${look}`} d={path} />
      ))}
      {Object.entries(figures).map(([label, places]) => (
        <path
          key={label}
          class="table-plan__figures"
          stroke-width={least * 0.7}
          fill={box.sideColour(label) ?? 'currentColor'}
          d={shapes(places, least, box.sides.indexOf(label) === 1)}
        />
      ))}
    </svg>
  );
}

function outline(corners: readonly number[]): string {
  return `M${corners.join(' ')}Z`;
}

/** Circles, or diamonds for the second side, as a single path. */
function shapes(places: readonly number[], least: number, diamonds: boolean): string {
  let path = '';
  for (let i = 0; i + 2 < places.length; i += 3) {
    const [x = 0, y = 0, radius = 0] = places.slice(i, i + 3);
    const r = Math.round(Math.max(radius, least) * 10) / 10;
    path += diamonds
      ? `M${x - r} ${y}l${r} ${-r}l${r} ${r}l${-r} ${r}Z`
      : `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return path;
}

interface TablePlanProps {
  readonly box: Pick<GameBox, 'sides' | 'sideColour'>;
  /** The match. */
  readonly id: string;
  /** Number of its entries. */
  readonly seq: number;
  /** Shown until there is a picture, or if there is none. */
  readonly children?: ComponentChildren;
}

/** The table of a match in a frame, fetched when it comes into view and again after each new entry. */
export function TablePlan({ box, id, seq, children }: TablePlanProps) {
  const host = useRef<HTMLSpanElement>(null);
  const plan = usePlan(id, seq, host);
  return (
    <span class="plan-frame" ref={host} aria-hidden="true">
      {plan === null ? children : <PlanPicture box={box} plan={plan} />}
    </span>
  );
}
