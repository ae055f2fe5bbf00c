/** The parts of an odds card, for any game: headline, rows, refusal, one line, and the place above the table. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { type Notice, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Scene } from '../model';
import { percent } from '../percent';
import { freeCorner, type Spot } from './beside';
import { say } from './words';

/** The chance of an attack. */
export interface Chance {
  /** From 0 to 1. */
  readonly share: number;
  /** The exact fraction such as "21/36", if there is one. */
  readonly exact: string | null;
  /** The words for what it is a chance of. */
  readonly words: string;
}

interface OddsFrameProps {
  readonly figure: string;
  readonly target: string;
  /** The life of the target in words; null without any. */
  readonly life: string | null;
  readonly children: ComponentChildren;
}

/** The card with its head: attacker and target. */
export function OddsFrame({ figure, target, life, children }: OddsFrameProps) {
  return (
    <section class="odds" aria-label={say('odds.label')} data-testid="odds">
      <header class="odds__head">
        <span>{say('odds.pair', { figure, target })}</span>
        {life !== null && <span class="odds__life num">{life}</span>}
      </header>
      {children}
    </section>
  );
}

/** The chance with its bar: "21/36 · 58%", or "38%" if more than one throw decides. */
export function OddsHeadline({ share, exact, words }: Chance) {
  return (
    <div class="odds__top" data-testid="odds-headline">
      <span class="odds__chance">
        {exact === null ? '' : `${exact} · `}
        {percent(share)}
      </span>
      <span class="odds__need">{words}</span>
      <span class="meter odds__meter" style={{ '--chance': `${Math.round(share * 100)}%` }} />
    </div>
  );
}

/** Everything that a chance is made of. */
export function OddsRows({ children }: { readonly children: ComponentChildren }) {
  return (
    <table class="odds__rows">
      <caption class="visually-hidden">{say('odds.caption')}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string | number;
  readonly rule: string | null;
  /** The test id. */
  readonly id?: string;
}

/** One part of a chance, with its rule. */
export function Row({ label, value, rule, id }: RowProps) {
  return (
    <tr data-testid={id}>
      <th scope="row">{label}</th>
      <td class="num">{value}</td>
      <td>{rule !== null && <RuleTag id={rule} />}</td>
    </tr>
  );
}

interface RefusedProps {
  readonly notice: Notice;
  /** The reason in a word or two. */
  readonly word: string;
}

/** The refusal in place of odds; emphasised after a press on the red button. */
export function OddsRefused({ notice: { text, rule }, word }: RefusedProps) {
  const pressed = useStore(store, ({ notice }) => notice?.text === text);
  return (
    <div class={`odds__no ${pressed ? 'odds__no--pressed' : ''}`} role={pressed ? 'alert' : undefined}>
      <span class="odds__why">{word}</span>
      <p class="odds__reason">
        {text} {rule !== null && <RuleTag id={rule} />}
      </p>
    </div>
  );
}

/** The refusal in one line, for the strip on a screen without a column. */
export function RefusedLine({ notice: { text, rule }, word }: RefusedProps) {
  return (
    <p class="odds-line" title={text}>
      <b>{word}</b> {text} {rule !== null && <RuleTag id={rule} />}
    </p>
  );
}

/** The headline in one line, for the strip on a screen without a column. */
export function ChanceLine({ share, exact, words }: Chance) {
  return (
    <p class="odds-line" data-testid="odds-line">
      <b class="odds-line__chance num">
        {exact === null ? '' : `${exact} · `}
        {percent(share)}
      </b>{' '}
      {words}
    </p>
  );
}

interface OverlayProps {
  readonly scene: Scene | null;
  /** The attack on the card, and the other figures that could be attacked; null without one. */
  readonly attack: { readonly from: string; readonly to: string; readonly others: readonly string[] } | null;
  readonly children: ComponentChildren;
}

/**
 * A card above a corner of the table in which there is neither the attacker, nor any figure that could be attacked, nor the
 * line between them. It takes no clicks. It is hidden if no corner is free.
 */
export function OddsOverlay({ scene, attack, children }: OverlayProps) {
  const card = useRef<HTMLDivElement>(null);
  const [, looked] = useState(0);
  const again = () => looked((count) => count + 1);
  useEffect(() => scene?.onView(again), [scene]);
  useEffect(() => {
    if (card.current === null) return;
    // Odds that a worker computes arrive later and make the card higher.
    const sizes = new ResizeObserver(again);
    sizes.observe(card.current);
    return () => sizes.disconnect();
  }, [attack === null]);
  useLayoutEffect(() => {
    const element = card.current;
    const host = element?.parentElement;
    if (element === null || host == null || scene === null || attack === null) return;
    const view = { width: host.clientWidth, height: host.clientHeight };
    const box = { width: element.offsetWidth, height: element.offsetHeight };
    const corner = freeCorner(box, view, neededFor(attack, scene));
    element.style.visibility = corner === null ? 'hidden' : '';
    if (corner !== null) element.style.transform = `translate(${corner.left}px, ${corner.top}px)`;
  });
  if (attack === null) return null;
  return (
    <div class="odds-overlay" ref={card}>
      {children}
    </div>
  );
}

const STEPS = 12;

/** The attacker, the target, other figures that could be attacked, and the line between the two. */
function neededFor({ from, to, others }: NonNullable<OverlayProps['attack']>, scene: Scene): readonly Spot[] {
  const spots = [from, ...others].flatMap((id) => scene.screenOf(id) ?? []);
  const [start, end] = [scene.screenOf(from), scene.screenOf(to)];
  if (start === null || end === null) return spots;
  const way = Array.from({ length: STEPS }, (_, i): Spot => {
    const part = i / STEPS;
    return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part, radius: 16 };
  });
  return [...spots, ...way];
}

/** The attacker and the target, over the odds in the sheet of a phone. */
export function SheetOddsHead({ figure, target, life }: Omit<OddsFrameProps, 'children'>) {
  return (
    <p class="phone-odds__head">
      <b>{say('odds.pair', { figure, target })}</b>
      {life !== null && <span class="phone-odds__life num">{life}</span>}
    </p>
  );
}
