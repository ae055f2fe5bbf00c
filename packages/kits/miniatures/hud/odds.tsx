/** The chance before the press, with every part of it and its rule; or why there is none. */
import { useMemo } from 'preact/hooks';
import { isInStep } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Scene } from '../model';
import { useSeat, useShown, useTable } from './context';
import type { OddsRow, TablePlan } from './contract';
import { tableDesk } from './desk';
import { noticeOf } from './notice';
import {
  ChanceLine,
  OddsFrame,
  OddsHeadline,
  OddsOverlay,
  OddsRefused,
  OddsRows,
  RefusedLine,
  Row,
} from './odds-parts';
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
    <OddsFrame figure={figure} target={target} life={life === null ? null : say('life', life)}>
      <OddsTop plan={plan} />
      <OddsReasons plan={plan} />
    </OddsFrame>
  );
}

/** The card above a free corner of the table, for a window without a column. The strip shows a refusal. */
export function TableOddsOverlay({ scene }: { readonly scene: Scene | null }) {
  const { game } = useTable();
  const plan = useAimedPlan();
  const seat = useSeat();
  const state = useShown();
  if (plan === null || plan.refusal !== null || state === null || seat === null) return null;
  const { standing } = game;
  const [from, to] = [standing.body(state, plan.figure), standing.body(state, plan.target)];
  return (
    <OddsOverlay scene={scene} attack={{ from, to, others: standing.enemies(state, seat) }}>
      <TableOdds />
    </OddsOverlay>
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
      <Rows rows={rows} />
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

/** The headline, or the refusal; without a head, because the phone's sheet has its own. */
export function OddsTop({ plan: { odds, refusal } }: { readonly plan: Aimed }) {
  const { game } = useTable();
  if (refusal !== null) return <OddsRefused notice={noticeOf(game, refusal)} word={say('odds.refused')} />;
  return odds === null ? null : <OddsHeadline {...odds} />;
}

/** The rows below the headline; nothing for a refusal. */
export function OddsReasons({ plan: { odds, refusal } }: { readonly plan: Aimed }) {
  return odds === null || refusal !== null ? null : <Rows rows={odds.rows} />;
}

function Rows({ rows }: { readonly rows: readonly OddsRow[] }) {
  return (
    <OddsRows>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </OddsRows>
  );
}

/** The headline in one line, for the strip on a screen without a column. */
export function OddsInLine() {
  const { game } = useTable();
  const plan = useAimedPlan();
  if (plan === null) return null;
  if (plan.refusal !== null) return <RefusedLine notice={noticeOf(game, plan.refusal)} word={say('odds.refused')} />;
  return plan.odds === null ? null : <ChanceLine {...plan.odds} />;
}
