/** The chance before the press, with every part of it and its rule; or why there is none. */
import type { Refusal } from '@dwo/kernel';
import { useMemo } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { isInStep } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { percent } from '../percent';
import { useShown, useTable } from './context';
import type { OddsCard, OddsRow, TablePlan } from './contract';
import { tableDesk } from './desk';
import { noticeOf } from './notice';
import { say } from './words';

type Aimed = Extract<TablePlan<never>, { kind: 'aim' }> & { readonly target: string };

/** The attack that a card is shown for; null while earlier events are still being told. */
export function useAimedPlan(): Aimed | null {
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const inStep = useStore(store, ({ match }) => isInStep(match));
  if (!inStep || plan.kind !== 'aim' || plan.target === null) return null;
  return plan.odds === null && plan.refusal === null ? null : (plan as unknown as Aimed);
}

/** The card; nothing without a target. */
export function TableOdds() {
  const { game } = useTable();
  const plan = useAimedPlan();
  const state = useShown();
  if (plan === null || state === null) return null;
  const { life } = game.look(state, plan.target);
  const [figure, target] = [game.words.full(state, plan.figure), game.words.full(state, plan.target)];
  return (
    <section class="odds" aria-label={say('odds.label')} data-testid="odds">
      <header class="odds__head">
        <span>{say('odds.pair', { figure, target })}</span>
        {life !== null && <span class="odds__life num">{say('life', life)}</span>}
      </header>
      <OddsOf plan={plan} />
    </section>
  );
}

/** The notes on the move on the desk; none for other plans. */
export function usePlanNotes(): readonly OddsRow[] {
  const { toolbox } = useTable();
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const using = useStore(tableDesk, (desk) => desk.using);
  return useMemo(() => {
    const { match } = store.getState();
    if (plan.kind !== 'move' || plan.preview === null || match?.state == null || match.seat === null) return [];
    const use = toolbox.uses().find(({ id }) => id === using);
    if (use?.type !== 'go') return [];
    const walker = { state: match.state, seat: match.seat, figure: plan.figure, mode: plan.mode };
    return use.hands.notes?.(walker, plan.preview) ?? [];
  }, [plan, using, toolbox]);
}

/** The notes on the move on the desk; nothing without any. */
export function TableNotes() {
  const { game } = useTable();
  const state = useShown();
  const rows = usePlanNotes();
  const figure = useStore(tableDesk, ({ plan }) => (plan.kind === 'move' ? plan.figure : null));
  if (rows.length === 0 || state === null || figure === null) return null;
  return (
    <section class="odds odds--notes" aria-label={say('odds.label')} data-testid="plan-notes">
      <header class="odds__head">
        <span>{game.words.full(state, figure)}</span>
      </header>
      <OddsRows rows={rows} />
    </section>
  );
}

/** The notes in one line, for a screen without a column. */
export function NotesInLine() {
  const rows = usePlanNotes();
  if (rows.length === 0) return null;
  return (
    <p class="odds-line" data-testid="notes-line">
      {rows.map(({ label, value }) => `${label} ${value}`.trim()).join(' · ')}
    </p>
  );
}

/** Headline and rows, or the refusal; without a head, because the phone's sheet has its own. */
export function OddsOf({ plan }: { readonly plan: Aimed }) {
  if (plan.refusal !== null) return <OddsRefused refusal={plan.refusal} />;
  return plan.odds === null ? null : <OddsTable odds={plan.odds} />;
}

function OddsTable({ odds: { share, exact, words, rows } }: { readonly odds: OddsCard }) {
  return (
    <>
      <div class="odds__top" data-testid="odds-headline">
        <span class="odds__chance">
          {exact === null ? '' : `${exact} · `}
          {percent(share)}
        </span>
        <span class="odds__need">{words}</span>
        <span class="meter odds__meter" style={{ '--chance': `${Math.round(share * 100)}%` }} />
      </div>
      <OddsRows rows={rows} />
    </>
  );
}

function OddsRows({ rows }: { readonly rows: readonly OddsRow[] }) {
  return (
    <table class="odds__rows">
      <caption class="visually-hidden">{say('odds.caption')}</caption>
      <tbody>
        {rows.map(({ label, value, rule }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td class="num">{value}</td>
            <td>{rule !== null && <RuleTag id={rule} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The refusal; emphasised after a press on the red button. */
function OddsRefused({ refusal }: { readonly refusal: Refusal }) {
  const { game } = useTable();
  const { text, rule } = noticeOf(game, refusal);
  const pressed = useStore(store, ({ notice }) => notice?.text === text);
  return (
    <div class={`odds__no ${pressed ? 'odds__no--pressed' : ''}`} role={pressed ? 'alert' : undefined}>
      <span class="odds__why">{say('odds.refused')}</span>
      <p class="odds__reason">
        {text} {rule !== null && <RuleTag id={rule} />}
      </p>
    </div>
  );
}

/** The headline in one line, for the strip on a screen without a column. */
export function OddsInLine() {
  const { game } = useTable();
  const plan = useAimedPlan();
  if (plan === null) return null;
  if (plan.refusal !== null) {
    const { text, rule } = noticeOf(game, plan.refusal);
    return (
      <p class="odds-line" title={text}>
        {text} {rule !== null && <RuleTag id={rule} />}
      </p>
    );
  }
  if (plan.odds === null) return null;
  const { share, exact, words } = plan.odds;
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
